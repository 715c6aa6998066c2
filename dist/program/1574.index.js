export const id = 1574;
export const ids = [1574];
export const modules = {

/***/ 49193:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decode: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24549);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58992);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43195);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56152);
/* harmony import */ var _wrapped_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49545);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98148);






const decode = (sink, lacks) => (0,_wrapped_js__WEBPACK_IMPORTED_MODULE_3__/* .wrapped */ .ky)(sink, _message_js__WEBPACK_IMPORTED_MODULE_4__/* .isMessage */ .K, () => talk(sink, lacks));
function talk(sink, lacks) {
    const c = (0,_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .conversation */ .Wl)(sink, { format: 'pydantic-ai', lacks });
    const { b, run } = c;
    const used = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .tokens */ .L)(c);
    let waiting = [];
    /** Does the recording say how calls ended, so that a refusal would be told? */
    let outcomes = false;
    /** The call that a result belongs to: by its id, else by its tool. */
    function settle(part, end) {
        const id = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(part['tool_call_id']);
        const call = (id === undefined ? undefined : waiting.find((w) => w.id === id)) ??
            waiting.find((w) => w.tool === part['tool_name'] && (id === undefined || w.id === undefined));
        waiting = waiting.filter((w) => w !== call);
        c.result(call, end);
    }
    /** A part of a request: what goes to the model. */
    function asked(part) {
        switch (part['part_kind']) {
            case 'user-prompt':
                c.prompt((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .contentText */ .Tf)(part['content']));
                break;
            case 'tool-return':
                returned(part);
                break;
            case 'retry-prompt': {
                const { content } = part;
                const said = typeof content === 'string' ? content : (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .GF)(content ?? '');
                // Without a tool, the answer itself was refused: the model must give another.
                if ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(part['tool_name']) === undefined)
                    run.input(said);
                else
                    settle(part, { result: said, is_error: true });
                break;
            }
            default:
        }
    }
    function returned(part) {
        const { outcome, content } = part;
        if (outcome !== undefined)
            outcomes = true;
        const denied = outcome === 'denied';
        const failed = denied || outcome === 'failed';
        settle(part, { result: content ?? '', is_error: failed, ...(denied ? { denied } : {}) });
    }
    /** A part of a response. */
    function answered(part, at) {
        const kind = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(part['part_kind']) ?? '';
        if (kind === 'text')
            c.say((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(part['content']) ?? '');
        else if (kind === 'thinking')
            run.aside();
        else if (kind.endsWith('tool-call')) {
            const tool = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(part['tool_name']) ?? 'unknown';
            const call = c.call({ id: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(part['tool_call_id']), tool, arguments: part['args'] }, (0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .timeOf */ .n)(at));
            waiting.push(call);
        }
        else if (kind.endsWith('tool-return'))
            returned(part);
    }
    function respond(m) {
        c.respond(m);
        c.model(m['model_name']);
        const parts = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)(m['parts']).filter(_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv);
        for (const part of parts)
            answered(part, m['timestamp']);
        const calls = parts.some((p) => p['part_kind'] === 'tool-call');
        run.reasoned(calls ? 'continues' : stops.get(m['finish_reason']));
        if (m['state'] === 'interrupted')
            run.incomplete('a response was interrupted');
        const usage = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)(m['usage']);
        used.of(m, usage['input_tokens'] ?? usage['request_tokens'], usage['output_tokens'] ?? usage['response_tokens']);
    }
    return {
        message(m) {
            if (m['kind'] === 'response')
                respond(m);
            else
                for (const part of (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)(m['parts']).filter(_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv))
                    asked(part);
        },
        wrapper: (w) => c.named((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(w['run_id']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(w['conversation_id']) ?? w['id']),
        finish(cut) {
            used.settle();
            if (!outcomes)
                b.lacks('denials');
            return c.finish(cut);
        },
    };
}
const stops = new Map([
    ['stop', 'completed'],
    ['length', 'output_token_budget'],
    ['content_filter', 'refused'],
    ['tool_call', 'continues'],
]);


/***/ }),

/***/ 43195:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ timeOf)
/* harmony export */ });
// When something happened, as recordings write it.
/** The value where it is an ISO 8601 date and time, which is what a trace keeps. */
const timeOf = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/.test(value)
    ? value
    : undefined;


/***/ }),

/***/ 56152:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ tokens)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

function tokens(c) {
    const responses = new Set();
    const told = new Set();
    const sum = { input_tokens: 0, output_tokens: 0 };
    return {
        /** A response was read, and says this of itself. One that is streamed may say it piece by piece. */
        of(response, input, output) {
            responses.add(response);
            const [sent, written] = [(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(input), (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(output)];
            if (sent === undefined || written === undefined)
                return;
            told.add(response);
            sum.input_tokens += sent;
            sum.output_tokens += written;
        },
        /** To be called before the run is finished. */
        settle() {
            if (told.size > 0 && told.size === responses.size)
                c.spend(sum);
        },
    };
}


/***/ })

};
