export const id = 2832;
export const ids = [2832];
export const modules = {

/***/ 62832:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decode: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24549);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47730);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58992);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20422);
/* harmony import */ var _end_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35871);
/* harmony import */ var _stream_shape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8088);
// Gemini CLI's stream, event by event.







const decode = (sink) => (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .inTurn */ .lo)(sink, () => session(sink), (r, current) => r['type'] === 'init' && current.isOther(r['session_id']));
function session(sink) {
    const talk = (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .conversation */ .Wl)(sink, {
        ..._stream_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .about */ .Cv,
        agent: 'gemini-cli',
        closes: 'result record',
    });
    const { b, run, trace } = talk;
    let opened = false;
    /** Responses are not told apart: what comes between two results is taken for one. */
    let stretch = 0;
    function begin() {
        if (!opened)
            run.headless('it has no init record: its beginning is missing');
        opened = true;
    }
    function message(r) {
        const words = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['content']) ?? '';
        if (r['role'] === 'user') {
            talk.prompt(words);
            return;
        }
        talk.respond(stretch, { counted: false });
        if (r['delta'] === true)
            talk.stream(words);
        else
            talk.say(words);
    }
    function result(r) {
        const call = b.find((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['tool_id']));
        const error = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(r['error']);
        const said = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['output']) ?? ('error' in r ? (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .k)(r['error']) : '');
        const end = (0,_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .endOf */ .pJ)(call?.tool ?? '', r['status'], said);
        if (r['status'] === 'error' && /policy|denied|not_?allowed/i.test((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(error['type']) ?? ''))
            end.denied = true;
        talk.result(call, end);
        stretch++;
    }
    function close(r) {
        const stats = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(r['stats']);
        const took = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(stats['duration_ms']);
        if (took !== undefined)
            trace.duration_ms = took;
        const input = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(stats['input_tokens']);
        const output = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(stats['output_tokens']);
        run.used((0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({ input_tokens: input, output_tokens: output }));
        if (r['status'] === 'success')
            run.stop('completed');
        else
            (0,_end_js__WEBPACK_IMPORTED_MODULE_5__/* .endedBy */ .m)(run, r['error'] ?? 'the run ended with an error');
    }
    return {
        isOther: (next) => trace.id !== undefined && next !== trace.id,
        record(r) {
            switch (r['type']) {
                case 'init':
                    opened = true;
                    talk.named(r['session_id']);
                    talk.model(r['model']);
                    return true;
                case 'message':
                    begin();
                    message(r);
                    return true;
                case 'tool_use': {
                    begin();
                    const tool = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['tool_name']);
                    if (tool === undefined)
                        return false;
                    talk.respond(stretch, { counted: false });
                    talk.call({ id: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['tool_id']), tool, arguments: r['parameters'] }, r['timestamp']);
                    return true;
                }
                case 'tool_result':
                    begin();
                    result(r);
                    return true;
                case 'error':
                    if (r['severity'] !== 'warning')
                        run.troubled((0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .k)(r['message']));
                    return true;
                case 'result':
                    begin();
                    close(r);
                    return true;
                default:
                    return false;
            }
        },
        finish: talk.finish,
    };
}


/***/ }),

/***/ 20422:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ saidIn),
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   CS: () => (/* binding */ responsesIn),
/* harmony export */   lR: () => (/* binding */ responseOf),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
/* unused harmony export shellExit */
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

/** The parts of a content; a text is one part. */
const partsOf = (content) => typeof content === 'string'
    ? [{ text: content }]
    : (Array.isArray(content) ? content : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(content) ? [content] : []).map((p) => typeof p === 'string' ? { text: p } : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(p));
/** What the parts say, thoughts left out. */
const saidIn = (parts) => parts.map((p) => (p['thought'] === true ? '' : ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(p['text']) ?? ''))).join('');
/** The result that a function response carries; `failed`: it is an error. */
function responseOf(part) {
    const response = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(part['functionResponse'])['response']);
    const failed = 'error' in response && response['error'] !== null && response['error'] !== '';
    const output = failed ? response['error'] : (response['output'] ?? response['result'] ?? response);
    return { result: typeof output === 'string' ? output : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .GF)(output), failed };
}
/** The function responses among the parts of a result. */
const responsesIn = (result) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(result)
    .filter(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)
    .filter((p) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(p['functionResponse']));
/** What the shell tool writes below the output of a command, its line breaks as such or escaped. */
const trailer = /(?:\n|\\n)Exit Code: (-?\d{1,9}|\(none\))(?:(?:\n|\\n)(?:Signal|Background PIDs|Process Group PGID): [^\n\\]{0,200}){0,3}\s*$/;
/** The exit code of a shell call by the full text that the tool gives the model; newer versions name only those that are not 0. */
function shellExit(tool, said) {
    if (tool !== 'run_shell_command' || typeof said !== 'string' || !/^(?:Command|Output): /.test(said))
        return undefined;
    const found = trailer.exec(said.slice(-1000))?.[1];
    if (found !== undefined)
        return found === '(none)' ? undefined : Number(found);
    return said.startsWith('Output: ') && /\nProcess Group PGID: \d+\s*$/.test(said) && !/\nSignal: /.test(said)
        ? 0
        : undefined;
}
/** How a call ended, by the status that is recorded of it. */
function endOf(tool, status, result) {
    const exit = shellExit(tool, result);
    const code = exit === undefined ? {} : { exit_code: exit };
    if (status === 'cancelled')
        return { result, is_error: true, denied: true };
    if (status === 'error')
        return { result, is_error: true, ...code };
    return { result, is_error: exit !== undefined && exit !== 0 ? true : status === 'success' ? false : null, ...code };
}


/***/ })

};
