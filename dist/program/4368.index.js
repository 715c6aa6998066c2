export const id = 4368;
export const ids = [4368];
export const modules = {

/***/ 84368:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decode: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24549);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47730);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58992);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15401);
// Goose's messages: fragments of one message share its id, and results come in messages of the user.





function decode(sink) {
    let stream;
    return {
        record(value) {
            const messages = (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .exported */ .ES)(value);
            if (messages && (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value)) {
                const one = session(sink);
                for (const message of messages)
                    one.record({ type: 'message', message });
                const trace = one.finish(false);
                const id = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(value['id']);
                sink.emit(id === undefined ? trace : { ...trace, id });
                return true;
            }
            if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value))
                return false;
            stream ??= session(sink, { closes: 'complete record' });
            return stream.record(value);
        },
        end(cut) {
            if (stream)
                sink.emit(stream.finish(cut));
        },
    };
}
/** `closes`: the record that ends a stream. */
function session(sink, closes) {
    const talk = (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .conversation */ .Wl)(sink, { ..._shape_js__WEBPACK_IMPORTED_MODULE_4__/* .about */ .Cv, agent: 'goose', ...closes });
    const { run, b } = talk;
    function message(m) {
        const key = m['id'] ?? m;
        const heard = [];
        for (const c of (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YO)(m['content']).filter(_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)) {
            const type = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(c['type']);
            if (type === 'toolRequest' || type === 'frontendToolRequest')
                request(c, key, m['created']);
            else if (type === 'toolResponse')
                respond(c);
            else if (type === 'conversationCompacted' || type === 'summarizationRequested')
                b.compaction();
            else if (m['role'] === 'user')
                heard.push(type === 'text' ? ((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(c['text']) ?? '') : '');
            else if (type === 'text') {
                talk.respond(key);
                talk.stream((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(c['text']) ?? '');
            }
            else {
                talk.respond(key);
                run.aside();
            }
        }
        talk.prompt(heard.filter((h) => h !== '').join('\n'));
    }
    function request(c, key, created) {
        const made = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(c['toolCall']);
        const value = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(made['value']) ? made['value'] : made;
        const tool = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(value['name']);
        talk.respond(key);
        if (tool === undefined) {
            run.uncertain('the model made a call that Goose could not read, and its name is not recorded');
            return;
        }
        const seconds = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(created);
        talk.call({ id: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(c['id']), tool, arguments: value['arguments'] }, seconds === undefined ? undefined : seconds * 1000);
    }
    function respond(c) {
        const id = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(c['id']);
        const call = b.find(id);
        const told = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(c['toolResult']);
        const value = told['value'];
        const failed = told['status'] === 'error' || (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(value)['isError'] === true;
        const exit = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(value)['structuredContent'])['exit_code']);
        const said = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .contentText */ .Tf)(Array.isArray(value) ? value : (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(value)['content']);
        if (!call && b.trace.source.uncertain)
            return;
        talk.result(call, (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({
            result: said === '' && told['error'] !== undefined ? (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .k)(told['error']) : said,
            is_error: failed || (exit !== undefined && exit !== 0),
            exit_code: exit,
        }));
    }
    return {
        record(r) {
            switch (r['type']) {
                case 'message':
                    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(r['message']))
                        return false;
                    message(r['message']);
                    return true;
                case 'notification':
                case 'model_change':
                    return true;
                case 'error':
                    run.failed((0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .k)(r['error'] ?? r['message']));
                    return true;
                case 'complete': {
                    const input = (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(r['input_tokens']);
                    const output = (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(r['output_tokens']);
                    talk.spend((0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({ input_tokens: input, output_tokens: output }));
                    run.stop('completed');
                    return true;
                }
                default:
                    return false;
            }
        },
        finish: talk.finish,
    };
}


/***/ })

};
