export const id = 714;
export const ids = [714];
export const modules = {

/***/ 60714:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decode: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24549);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47730);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58992);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20422);
/* harmony import */ var _session_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97406);





const decode = (sink) => (0,_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .inTurn */ .lo)(sink, () => session(sink), (r) => 'projectHash' in r);
const compacted = Symbol('compacted');
function session(sink) {
    const talk = (0,_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .conversation */ .Wl)(sink, { ..._session_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .about */ .C, agent: 'gemini-cli' });
    const { run, b } = talk;
    const entries = new Map();
    /** What stands behind a point is taken back; calls that were made stay: they happened. */
    function rewind(id) {
        let behind = false;
        for (const [key, entry] of entries) {
            behind ||= key === id;
            if (!behind || entry === compacted)
                continue;
            if ((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)(entry['toolCalls']).length > 0)
                entries.set(key, { ...entry, content: '', parts: [] });
            else
                entries.delete(key);
        }
    }
    function respond(r) {
        talk.respond(r['id'] ?? r);
        talk.model(r['model']);
        const parts = (0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .partsOf */ .CI)(r['content'] ?? r['parts']);
        const words = (0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .saidIn */ .$g)(parts);
        if (words !== '')
            talk.say(words);
        for (const raw of (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)(r['toolCalls'])) {
            const c = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(raw);
            const tool = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(c['name']);
            if (tool === undefined)
                continue;
            const call = talk.call({ id: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(c['id']), tool, arguments: c['args'] }, c['timestamp']);
            const found = (0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .responsesIn */ .CS)(c['result']);
            const said = found[0] ? found.map((p) => (0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .responseOf */ .lR)(p).result).join('\n') : (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(c['resultDisplay']);
            if (found.length === 0 && !['success', 'error', 'cancelled'].includes(String(c['status'])))
                continue;
            talk.result(call, (0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .endOf */ .pJ)(tool, c['status'], said ?? ''));
        }
        const tokens = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(r['tokens']);
        for (const [key, name] of [
            ['input', 'input_tokens'],
            ['output', 'output_tokens'],
        ])
            if (typeof tokens[key] === 'number')
                talk.spend({ [name]: tokens[key] });
    }
    function replay(r) {
        switch (r['type']) {
            case 'user':
                talk.prompt((0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .saidIn */ .$g)((0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .partsOf */ .CI)(r['content'] ?? r['parts'])));
                break;
            case 'gemini':
            case 'model':
                respond(r);
                break;
            case 'error':
                run.troubled((0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failureText */ .k)(r['content']));
                break;
            case 'info':
                if (/^Request cancelled/.test((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(r['content']) ?? ''))
                    run.stop('interrupted');
        }
    }
    return {
        record(r) {
            if ('projectHash' in r) {
                talk.named(r['sessionId']);
                for (const [i, m] of (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)(r['messages']).entries())
                    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(m))
                        entries.set(m['id'] ?? `#${i}`, m);
                return true;
            }
            if ((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(r['$set'])) {
                // A checkpoint repeats what of the history is kept: no call of it is new.
                if (Array.isArray(r['$set']['messages']))
                    entries.set(r, compacted);
                return true;
            }
            if ('$rewindTo' in r) {
                rewind(r['$rewindTo']);
                return true;
            }
            if ((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(r['type']) === undefined || !('content' in r || 'parts' in r || 'toolCalls' in r))
                return false;
            entries.set(r['id'] ?? r, r);
            return true;
        },
        finish(cut) {
            for (const entry of entries.values()) {
                if (entry === compacted)
                    b.compaction();
                else
                    replay(entry);
            }
            return talk.finish(cut);
        },
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
