export const id = 5610;
export const ids = [5610];
export const modules = {

/***/ 55610:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decode: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24549);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58992);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34699);



function decode(sink) {
    const talk = (0,_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .conversation */ .Wl)(sink, { ..._shape_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv, agent: 'grok' });
    const { b } = talk;
    /** A tool that runs at the provider is part of the response around it, which has no id. */
    let response;
    function respond(r) {
        response = r;
        talk.respond(r);
        talk.model(r['model_id']);
        const words = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .contentText */ .Tf)(r['content']);
        if (words !== '')
            talk.say(words);
        for (const raw of (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)(r['tool_calls'])) {
            const c = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)(raw);
            const tool = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(c['name']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)(c['function'])['name']);
            if (tool !== undefined)
                talk.call({ id: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(c['id']), tool, arguments: c['arguments'] ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)(c['function'])['arguments'] });
        }
    }
    function serverCall(kind) {
        const tool = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(kind['tool_type']);
        if (tool === undefined)
            return false;
        response ??= kind;
        talk.respond(response);
        const call = talk.call({ id: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(kind['id']), tool, arguments: kind['action'] ?? kind['arguments'] });
        const status = kind['status'];
        if (status === 'completed' || status === 'failed')
            talk.result(call, { result: '', is_error: status === 'failed' });
        return true;
    }
    return {
        record(r) {
            if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(r))
                return false;
            switch (r['type']) {
                case 'system':
                case 'reasoning':
                    return true;
                case 'user':
                    if (r['synthetic_reason'] === undefined)
                        talk.prompt((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .contentText */ .Tf)(r['content']));
                    response = undefined;
                    return true;
                case 'assistant':
                    respond(r);
                    return true;
                case 'tool_result':
                    talk.result(b.find((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(r['tool_call_id'])), { result: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .contentText */ .Tf)(r['content']), is_error: null });
                    response = undefined;
                    return true;
                case 'backend_tool_call':
                    return serverCall((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)(r['kind']));
                default:
                    return false;
            }
        },
        end: (cut) => sink.emit(talk.finish(cut)),
    };
}


/***/ })

};
