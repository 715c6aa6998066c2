export const id = 3388;
export const ids = [3388];
export const modules = {

/***/ 73388:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decode: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24549);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47730);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58992);
/* harmony import */ var _exec_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62372);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84818);
// droid's stream, event by event.






const decode = (sink) => (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .inTurn */ .lo)(sink, () => session(sink), (r, current) => current.isOther((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['session_id']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['sessionId'])));
function session(sink) {
    const talk = (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .conversation */ .Wl)(sink, {
        ..._exec_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .about */ .Cv,
        agent: 'droid',
        closes: 'completion record',
    });
    const { b, run, trace } = talk;
    let id;
    let stretch = 0;
    let said;
    /** The run failed, and the agent did nothing since. */
    let broken = false;
    function say(words) {
        talk.respond(stretch, { counted: false });
        talk.say(words);
        said = words;
        broken = false;
    }
    function call(r) {
        const tool = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['toolName']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['toolId']);
        if (tool === undefined)
            return false;
        broken = false;
        talk.respond(stretch, { counted: false });
        talk.call({ id: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['toolCallId']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['id']), tool, arguments: r['parameters'] }, r['timestamp']);
        return true;
    }
    function result(r) {
        const value = r['value'] ?? r['error'];
        const v = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(value);
        const exit = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(v['exitCode']);
        const failed = typeof r['isError'] === 'boolean' ? r['isError'] : (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(r['error']) ? true : null;
        const output = [v['stdout'], v['stderr']].filter((o) => typeof o === 'string' && o !== '').join('\n');
        talk.result(b.find((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['toolCallId']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['id'])), (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({
            result: typeof value === 'string' || !('stdout' in v || 'stderr' in v) ? (value ?? '') : output,
            is_error: exit !== undefined && exit !== 0 ? true : (failed ?? (exit === 0 ? false : null)),
            exit_code: exit,
        }));
        stretch++;
    }
    function close(r) {
        const answer = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['finalText']);
        if (answer !== undefined && answer !== said && !broken)
            say(answer);
        const usage = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(r['usage']);
        const input = (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(usage['input_tokens'], usage['cache_read_input_tokens'], usage['cache_creation_input_tokens']);
        const output = (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(usage['output_tokens']);
        talk.spend((0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({ input_tokens: input, output_tokens: output }));
        const took = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(r['durationMs']);
        if (took !== undefined)
            trace.duration_ms = took;
        run.count((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(r['numTurns']));
        run.stop('completed');
    }
    return {
        isOther: (next) => id !== undefined && next !== undefined && next !== id,
        record(r) {
            id ??= (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['session_id']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['sessionId']);
            talk.named(id);
            switch (r['type']) {
                case 'system': {
                    talk.model(r['model']);
                    const tools = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YO)(r['tools']).filter((t) => typeof t === 'string');
                    if (tools.length > 0)
                        trace.tools = tools;
                    return true;
                }
                case 'message': {
                    const words = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['text']) ?? '';
                    if (r['role'] === 'user')
                        talk.prompt((0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .typed */ .n)(words));
                    else
                        say(words);
                    return true;
                }
                case 'reasoning':
                    return true;
                case 'tool_call':
                    return call(r);
                case 'tool_result':
                    result(r);
                    return true;
                case 'error':
                    run.failed((0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .k)(r['message'] ?? r['error']));
                    broken = true;
                    return true;
                case 'completion':
                    close(r);
                    return true;
                default:
                    return false;
            }
        },
        finish(cut) {
            if (!trace.tools)
                b.lacks('offered_tools');
            return talk.finish(cut);
        },
    };
}


/***/ }),

/***/ 84818:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ typed)
/* harmony export */ });
// What a user of droid wrote, without what the program puts around it.
const open = '<system-reminder>';
const close = '</system-reminder>';
/** The words without reminders. */
function typed(words) {
    let left = words;
    for (let from = left.indexOf(open); from >= 0; from = left.indexOf(open)) {
        const to = left.indexOf(close, from);
        left = left.slice(0, from) + (to < 0 ? '' : left.slice(to + close.length));
    }
    return left.trim();
}


/***/ })

};
