export const id = 3490;
export const ids = [3490];
export const modules = {

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


/***/ }),

/***/ 93490:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decode: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24549);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58992);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20422);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68611);
// A session of Qwen Code, record by record: a record that is repeated under its uuid counts once.





const decode = (sink) => (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .inTurn */ .lo)(sink, () => session(sink), (r, current) => current.isOther(r['sessionId']));
function session(sink) {
    const talk = (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .conversation */ .Wl)(sink, { ..._shape_js__WEBPACK_IMPORTED_MODULE_4__/* .about */ .Cv, agent: 'qwen-code' });
    const { b, run } = talk;
    const seen = new Set();
    let id;
    function respond(r) {
        talk.respond(r['uuid'] ?? r);
        talk.model(r['model']);
        for (const part of (0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .partsOf */ .CI)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(r['message'])['parts'])) {
            const made = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(part['functionCall']);
            const tool = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(made['name']);
            if (tool !== undefined)
                talk.call({ id: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(made['id']), tool, arguments: made['args'] }, r['timestamp']);
            else if (part['thought'] === true)
                run.aside();
            else
                talk.say((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(part['text']) ?? '');
        }
        const usage = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(r['usageMetadata']);
        talk.spend((0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({ input_tokens: (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(usage['promptTokenCount']), output_tokens: (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(usage['candidatesTokenCount']) }));
    }
    /** The results that a record holds. Its status is that of the call it names, also where it repeats nothing of what was returned. */
    function results(r) {
        const told = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(r['toolCallResult']);
        const named = b.find((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(told['callId']));
        const parts = (0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .responsesIn */ .CS)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(r['message'])['parts']);
        if (parts.length === 0 && named)
            talk.result(named, (0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .endOf */ .pJ)(named.tool, told['status'], (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(told['resultDisplay']) ?? ''));
        for (const part of parts) {
            const call = b.find((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(part['functionResponse'])['id'])) ?? named;
            const { result, failed } = (0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .responseOf */ .lR)(part);
            const status = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(told['status']) ?? (failed || told['error'] ? 'error' : undefined);
            talk.result(call, (0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .endOf */ .pJ)(call?.tool ?? '', status, result));
        }
    }
    return {
        isOther: (next) => id !== undefined && typeof next === 'string' && next !== id,
        record(r) {
            if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(r))
                return false;
            id ??= (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(r['sessionId']);
            talk.named(id);
            const uuid = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(r['uuid']);
            if (uuid !== undefined && seen.has(uuid))
                return true;
            if (uuid !== undefined)
                seen.add(uuid);
            switch (r['type']) {
                case 'user':
                    if (r['provenance'] === undefined || r['provenance'] === 'real_user')
                        talk.prompt((0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .saidIn */ .$g)((0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .partsOf */ .CI)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(r['message'])['parts'])));
                    results(r);
                    return true;
                case 'assistant':
                    respond(r);
                    return true;
                case 'tool_result':
                    results(r);
                    return true;
                case 'system':
                    if (r['subtype'] === 'chat_compression')
                        b.compaction();
                    return true;
                default:
                    return !/tool/i.test(String(r['type']));
            }
        },
        finish: talk.finish,
    };
}


/***/ })

};
