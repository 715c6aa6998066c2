export const id = 2820;
export const ids = [2820];
export const modules = {

/***/ 12096:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ adkCalls)
/* harmony export */ });
/* unused harmony export endOf */
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58992);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72012);



/** What ADK calls itself to ask a person about another call. */
const asking = 'adk_request_confirmation';
function adkCalls(b, run) {
    /** What was asked of a person, by the id of the question. */
    const asked = new Map();
    /** Calls without an id that have no response. */
    let nameless = [];
    function answer(question, response) {
        const original = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)((0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .get */ .Jt)(question['args'], 'original_function_call'));
        const confirmed = response['confirmed'] === true;
        const hint = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .get */ .Jt)((0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .get */ .Jt)(question['args'], 'tool_confirmation'), 'hint'));
        const guards = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(original['name']);
        b.trace.events.push((0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({ type: 'elicitation', message: hint, action: confirmed ? 'accept' : 'decline', guards }));
        const call = b.find((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(original['id']));
        if (!confirmed && call)
            b.settle(call, { denied: true, is_error: true });
    }
    return {
        call(f, { at, ...more }) {
            const id = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(f['id']);
            if (f['name'] === asking && id !== undefined) {
                asked.set(id, f);
                return;
            }
            const call = b.call({ id, tool: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(f['name']) ?? 'unknown', arguments: f['args'] ?? {}, ...more }, true);
            if (at !== undefined)
                call.at = at;
            if (id === undefined)
                nameless.push(call);
            run.called(call);
        },
        response(f) {
            const id = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(f['id']);
            const question = id === undefined ? undefined : asked.get(id);
            if (question) {
                answer(question, (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)(f['response']));
                return;
            }
            const call = b.find(id) ?? nameless.find((c) => c.tool === f['name']);
            if (!call)
                return;
            nameless = nameless.filter((c) => c !== call);
            // A call that awaited a person, or that ran long, is answered again.
            b.settle(call, call.denied && !(0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT)(call) ? { result: f['response'] } : endOf(f['response']));
            run.returned();
        },
    };
}
/** How a call ended: ADK has no field for it, but an `error` in the response, and MCP's own. */
function endOf(response) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(response))
        return { is_error: null, result: response ?? '' };
    const marked = (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .get */ .Jt)(response, 'is_error');
    const failed = marked === true ||
        (response['error'] !== undefined && response['error'] !== null && response['error'] !== false) ||
        response['status'] === 'error';
    return { is_error: failed, result: response };
}


/***/ }),

/***/ 12820:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decode: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _course_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70887);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58992);
/* harmony import */ var _seconds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31121);
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12096);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84379);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72012);
// Reads ADK's eval sets: each case a run, its turns one after the other; what they hold may be recorded or only expected.







const either = 'An eval set holds what was recorded or what is only expected, and does not say which';
const decode = (sink) => ({
    record(value) {
        if ((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isCase */ .fD)(value))
            readCase(value, sink);
        else if ((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isSet */ .vM)(value)) {
            // A case with a scenario of a conversation holds none.
            for (const one of (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .get */ .Jt)(value, 'eval_cases')))
                if ((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .isCase */ .fD)(one))
                    readCase(one, sink);
        }
        else
            return false;
        return true;
    },
    end() { },
});
function readCase(record, sink) {
    const b = (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .builder */ .cL)('adk-evalset', _shape_js__WEBPACK_IMPORTED_MODULE_6__/* .caseLacks */ .Zq, sink);
    const { trace } = b;
    const run = (0,_course_js__WEBPACK_IMPORTED_MODULE_1__/* .course */ .y)(b, sink.end);
    const calls = (0,_calls_js__WEBPACK_IMPORTED_MODULE_4__/* .adkCalls */ .c)(b, run);
    trace.id = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .get */ .Jt)(record, 'eval_id')) ?? '';
    trace.source.notes = [either];
    run.uncountable();
    for (const turn of (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)(record['conversation']))
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(turn))
            readTurn(turn);
    if (trace.events.some((e) => e.type === 'tool_call' && (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT)(e))) {
        b.lacks('results');
        b.lacks('errors');
    }
    run.finish(false);
    sink.emit(trace);
    function say(words, agent) {
        b.message(words, { agent });
        run.said(words);
    }
    function readTurn(turn) {
        const asked = wordsOf((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .get */ .Jt)(turn, 'user_content'));
        b.prompt(asked);
        b.user(asked);
        run.input(asked);
        run.respond({});
        const between = (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .get */ .Jt)(turn, 'intermediate_data');
        const made = { agent: undefined, turn: undefined, at: timeOf((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .get */ .Jt)(turn, 'creation_timestamp')) };
        for (const f of (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .get */ .Jt)(between, 'tool_uses')))
            if ((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(f))
                calls.call(f, made);
        for (const f of (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .get */ .Jt)(between, 'tool_responses')))
            if ((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(f))
                calls.response(f);
        for (const said of (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .get */ .Jt)(between, 'intermediate_responses')))
            if (Array.isArray(said))
                say(wordsOf({ parts: said[1] }), (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(said[0]));
        for (const e of (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .get */ .Jt)(between, 'invocation_events'))) {
            for (const part of (0,_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .partsOf */ .C)((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .get */ .Jt)(e, 'content'))) {
                const call = (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .get */ .Jt)(part, 'function_call');
                const back = (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .get */ .Jt)(part, 'function_response');
                if ((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(call))
                    calls.call(call, made);
                else if ((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(back))
                    calls.response(back);
                else if ((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(part['text']) !== undefined)
                    say(part['text']);
            }
        }
        const final = wordsOf((0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .get */ .Jt)(turn, 'final_response'));
        if (final === '')
            return;
        run.respond({});
        say(final);
    }
}
const wordsOf = (content) => (0,_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .partsOf */ .C)(content)
    .flatMap((p) => (p['thought'] === true ? [] : ((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(p['text']) ?? [])))
    .join('\n');
/** Cases made of traces count in microseconds. */
const timeOf = (value) => (0,_seconds_js__WEBPACK_IMPORTED_MODULE_3__/* .timeOfSeconds */ .O)(typeof value === 'number' && value > 1e12 ? value / 1e6 : value);


/***/ }),

/***/ 84379:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ partsOf)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);
// The parts of a content of Gemini's, as ADK keeps it.

const partsOf = (content) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(content)['parts']).filter(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv);


/***/ }),

/***/ 31121:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ timeOfSeconds)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);
// When something happened, as Python's programs write it: seconds since 1970, with a fraction.

/** The last moment that a date has, in seconds. */
const latest = 8.64e12;
/** The date and time of a count of seconds. */
function timeOfSeconds(value) {
    const seconds = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(value);
    if (seconds === undefined || seconds <= 0 || seconds > latest)
        return undefined;
    return new Date(Math.round(seconds * 1000)).toISOString();
}


/***/ })

};
