export const id = 7680;
export const ids = [7680];
export const modules = {

/***/ 67680:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decode: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24549);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58992);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43195);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56152);
/* harmony import */ var _wrapped_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49545);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95111);






const decode = (sink, lacks) => (0,_wrapped_js__WEBPACK_IMPORTED_MODULE_3__/* .wrapped */ .ky)(sink, _message_js__WEBPACK_IMPORTED_MODULE_4__/* .isMessage */ .K, () => talk(sink, lacks));
function talk(sink, lacks) {
    const c = (0,_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .conversation */ .Wl)(sink, { format: 'autogen', lacks });
    const { b, run } = c;
    const used = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .tokens */ .L)(c);
    let stopped;
    function results(m) {
        for (const r of (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)(m['content']).filter(_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)) {
            const failed = typeof r['is_error'] === 'boolean' ? r['is_error'] : null;
            c.result(b.find((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(r['call_id'])), { result: r['content'] ?? '', is_error: failed });
        }
    }
    function respond(m) {
        c.respond(m);
        const usage = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)(m['models_usage']);
        used.of(m, usage['prompt_tokens'], usage['completion_tokens']);
        if (m['type'] === 'ToolCallRequestEvent') {
            for (const r of (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)(m['content']).filter(_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv))
                c.call({ id: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(r['id']), tool: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(r['name']) ?? 'unknown', arguments: r['arguments'] }, (0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .timeOf */ .n)(m['created_at']));
            return;
        }
        const { content } = m;
        c.say((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(content) ? (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .GF)(content) : (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .contentText */ .Tf)(content));
    }
    return {
        message(m) {
            const type = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(m['type']) ?? '';
            if (type === 'ToolCallExecutionEvent')
                results(m);
            else if (type === 'ToolCallSummaryMessage') {
                // The agent's own text about the results stands for an answer; no model was asked for it.
                c.say((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .contentText */ .Tf)(m['content']));
            }
            else if (m['source'] === 'user')
                c.prompt((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .contentText */ .Tf)(m['content']));
            else if (!/^(?:ThoughtEvent|MemoryQueryEvent|ModelClientStreamingChunkEvent|Select.*Event|UserInputRequestedEvent)$/.test(type))
                respond(m);
        },
        wrapper(w) {
            stopped = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(w['stop_reason']);
        },
        finish(cut) {
            used.settle();
            if (stopped !== undefined && !run.awaits()) {
                if (/maximum number of (?:turns|messages)/i.test(stopped))
                    run.stop('max_turns');
                else if (run.isWhole())
                    run.stop('completed');
            }
            return c.finish(cut);
        },
    };
}


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
