export const id = 4406;
export const ids = [4406];
export const modules = {

/***/ 4406:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decode: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24549);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58992);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20422);
/* harmony import */ var _contents_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89514);





function decode(sink) {
    const start = () => (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .conversation */ .Wl)(sink, { ..._contents_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .about */ .Cv, agent: 'gemini' });
    let bare;
    return {
        record(value) {
            if ((0,_contents_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isContent */ .az)(value)) {
                bare ??= start();
                content(bare, value);
                return true;
            }
            const held = (0,_contents_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .contentsOf */ .KD)(value);
            if (held.length === 0)
                return false;
            const talk = start();
            for (const one of held)
                content(talk, one);
            sink.emit(talk.finish(false));
            return true;
        },
        end(cut) {
            if (bare)
                sink.emit(bare.finish(cut));
        },
    };
}
function content(talk, r) {
    const parts = (0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .partsOf */ .CI)(r['parts']);
    for (const part of parts) {
        const call = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(part['functionCall'] ?? part['function_call']);
        const response = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(part['functionResponse'] ?? part['function_response']);
        const tool = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(call['name']);
        if (tool !== undefined) {
            talk.respond(r);
            talk.call({ id: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(call['id']), tool, arguments: call['args'] });
        }
        else if ('response' in response || (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(response['name']) !== undefined) {
            const { result, failed } = (0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .responseOf */ .lR)({ functionResponse: response });
            talk.result(callOf(talk, response), { result, is_error: failed ? true : null });
        }
        else if (r['role'] === 'model') {
            talk.respond(r);
            if (part['thought'] === true)
                talk.run.aside();
            else
                talk.say((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(part['text']) ?? '');
        }
    }
    if (r['role'] !== 'model' && r['role'] !== 'function')
        talk.prompt(parts.map((p) => (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(p['text']) ?? '').join(''));
}
/** The call that a response is of: by its id, else the first of that name that has none yet. */
function callOf(talk, response) {
    const known = talk.b.find((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(response['id']));
    if (known)
        return known;
    return talk.trace.events.find((e) => e.type === 'tool_call' && (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT)(e) && e.tool === response['name']);
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
