export const id = 4225;
export const ids = [4225];
export const modules = {

/***/ 24225:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decode: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24549);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47730);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58992);
/* harmony import */ var _transcript_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43553);
// Cursor's transcript, message by message. Calls have no id, so that results are paired in order.





function decode(sink) {
    const talk = (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .conversation */ .Wl)(sink, { ..._transcript_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .about */ .C, agent: 'cursor' });
    const { run } = talk;
    /** The calls of the last response that made some: results that name no call are theirs, in order. */
    let latest = [];
    function respond(r, blocks) {
        talk.respond(r);
        const made = [];
        for (const raw of blocks) {
            const block = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(raw);
            const tool = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(block['name']);
            const words = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(block['text']);
            if (tool !== undefined && /^tool[_-](?:use|call)$/.test(String(block['type'])))
                made.push(talk.call({ id: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(block['id']), tool, arguments: block['input'] ?? block['arguments'] }));
            // What is hidden says nothing.
            else if (block['type'] === 'text' && words !== undefined && words !== '[REDACTED]')
                talk.say(words);
            else
                run.aside();
        }
        if (made.length > 0)
            latest = made;
    }
    function hear(blocks) {
        const said = [];
        for (const raw of blocks) {
            const block = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(raw);
            if (/^tool[_-]result$/.test(String(block['type'])))
                result(block);
            else if (block['type'] === 'text')
                said.push((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(block['text']) ?? '');
        }
        talk.prompt(queryIn(said.join('\n')));
    }
    function result(block) {
        const call = talk.b.find((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(block['tool_use_id'])) ?? latest.find(_build_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT);
        const is_error = typeof block['is_error'] === 'boolean' ? block['is_error'] : null;
        talk.result(call, { result: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .contentText */ .Tf)(block['content']), is_error });
    }
    return {
        record(value) {
            if ((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value) && value['type'] === 'turn_ended') {
                const status = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(value['status']) ?? 'success';
                if (status === 'success' || status === 'completed')
                    run.stop('completed');
                else if (/abort|cancel|interrupt/.test(status))
                    run.stop('interrupted');
                else
                    run.failed((0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .k)(value['error'] ?? status));
                return true;
            }
            if (!(0,_transcript_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isMessage */ .K)(value))
                return false;
            const content = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(value['message'])['content'];
            const blocks = typeof content === 'string' ? [{ type: 'text', text: content }] : (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YO)(content);
            if (value['role'] === 'assistant')
                respond(value, blocks);
            else
                hear(blocks);
            return true;
        },
        end: (cut) => sink.emit(talk.finish(cut)),
    };
}
/** What the user wrote, without what the program says around it. */
const queryIn = (said) => (/<user_query>([\s\S]*?)<\/user_query>/.exec(said)?.[1] ?? said).trim();


/***/ })

};
