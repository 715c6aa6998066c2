export const id = 7273;
export const ids = [7273];
export const modules = {

/***/ 27273:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decode: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80444);
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32984);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24549);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58992);
/* harmony import */ var _session_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61833);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84818);
// A session of droid, message by message.






const decode = (sink) => (0,_conversation_js__WEBPACK_IMPORTED_MODULE_2__/* .inTurn */ .lo)(sink, () => session(sink), (r) => r['type'] === 'session_start');
function session(sink) {
    const talk = (0,_conversation_js__WEBPACK_IMPORTED_MODULE_2__/* .conversation */ .Wl)(sink, { ..._session_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .about */ .Cv, agent: 'droid' });
    const { b, run } = talk;
    const seen = new Set();
    function respond(r, message) {
        talk.respond(r['id'] ?? r);
        for (const block of (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .blocksOf */ .SH)(message['content'])) {
            if ((0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .isCallBlock */ .er)(block))
                talk.call({ id: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(block['id']), tool: block['name'], arguments: block['input'] }, r['timestamp']);
            else if (block['type'] === 'text')
                talk.say((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(block['text']) ?? '');
            else
                run.aside();
        }
    }
    function hear(message) {
        const said = [];
        for (const block of (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .blocksOf */ .SH)(message['content'])) {
            if ((0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .isResultBlock */ .LZ)(block))
                result(block);
            else if (block['type'] === 'text')
                said.push((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(block['text']) ?? '');
        }
        talk.prompt((0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .typed */ .n)(said.join('\n')));
    }
    /** As with all results of these blocks, one without the bit is a success, unless the shell says how the command failed. */
    function result(block) {
        const call = b.find((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(block['tool_use_id']));
        const said = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .contentText */ .Tf)(block['content']);
        const code = call?.tool === 'Execute' ? /^Error: Command failed \(exit code: (\d{1,9})\)/.exec(said)?.[1] : undefined;
        talk.result(call, (0,_build_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .sw)({
            result: said,
            is_error: code !== undefined && code !== '0' ? true : block['is_error'] === true,
            exit_code: code === undefined ? undefined : Number(code),
        }));
    }
    return {
        record(r) {
            const type = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['type']) ?? '';
            if (type === 'session_start') {
                talk.named(r['id']);
                return true;
            }
            if (type !== 'message') {
                if (/compact/.test(type))
                    b.compaction();
                return /^(?:todo_state|session_end|compaction_state)$/.test(type);
            }
            const message = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(r['message']);
            if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(r['message']))
                return false;
            const id = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['id']);
            if (id !== undefined && seen.has(id))
                return true;
            if (id !== undefined)
                seen.add(id);
            if (message['role'] === 'assistant')
                respond(r, message);
            else
                hear(message);
            return true;
        },
        finish: talk.finish,
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
