export const id = 5715;
export const ids = [5715];
export const modules = {

/***/ 85715:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decode: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24549);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58992);
/* harmony import */ var _transcript_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21775);




/** The type of the step that carries out a call. */
const typeOf = {
    list_dir: 'LIST_DIRECTORY',
    view_file: 'VIEW_FILE',
    run_command: 'RUN_COMMAND',
    grep_search: 'GREP_SEARCH',
    search_web: 'SEARCH_WEB',
    find_by_name: 'FIND',
    write_file: 'CODE_ACTION',
    write_to_file: 'CODE_ACTION',
    replace_file_content: 'CODE_ACTION',
    multi_replace_file_content: 'CODE_ACTION',
};
const actions = new Set(Object.values(typeOf));
const expected = (call) => (Object.hasOwn(typeOf, call.tool) ? typeOf[call.tool] : undefined);
function decode(sink) {
    const talk = (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .conversation */ .Wl)(sink, { ..._transcript_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .about */ .C, agent: 'antigravity' });
    const { run, b } = talk;
    let pending = [];
    function respond(r) {
        talk.respond(r);
        const words = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(r['content']);
        if (words !== undefined)
            talk.say(words);
        for (const raw of (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)(r['tool_calls'])) {
            const c = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(raw);
            const tool = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(c['name']);
            if (tool !== undefined)
                pending.push(talk.call({ tool, arguments: argumentsOf(c['args']) }, (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .timeOf */ .nR)(r['created_at'])));
        }
    }
    function carryOut(r, type) {
        pending = pending.filter(_build_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT);
        const call = pending.find((c) => expected(c) === type) ?? pending.find((c) => expected(c) === undefined);
        if (!call) {
            if (actions.has(type) || type === 'GENERIC')
                run.uncertain(`a step ${type.slice(0, 40)} was carried out, and its call is not in the transcript`);
            return;
        }
        const said = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(r['content']) ?? '';
        const exit = call.tool === 'run_command' ? exitOf(said) : undefined;
        const status = r['status'];
        talk.result(call, {
            result: said,
            is_error: status === 'ERROR' || (exit !== undefined && exit !== 0) ? true : status === 'DONE' ? false : null,
            ...(exit === undefined ? {} : { exit_code: exit }),
            ...(status === 'CANCELED' || status === 'CANCELLED' ? { denied: true, is_error: true } : {}),
        });
    }
    return {
        record(value) {
            if (!(0,_transcript_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isStep */ .V)(value))
                return false;
            const type = value['type'];
            if (type === 'USER_INPUT')
                talk.prompt(requestIn((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(value['content']) ?? ''));
            else if (type === 'PLANNER_RESPONSE')
                respond(value);
            else if (type === 'CHECKPOINT')
                b.compaction();
            else if (value['source'] === 'MODEL')
                carryOut(value, type);
            return true;
        },
        end: (cut) => sink.emit(talk.finish(cut)),
    };
}
/** What the user wrote, without what the program says around it. */
const requestIn = (content) => (/<USER_REQUEST>([\s\S]*?)<\/USER_REQUEST>/.exec(content)?.[1] ?? content).trim();
/** Each argument is JSON in a text. */
function argumentsOf(args) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(args))
        return args;
    return Object.fromEntries(Object.entries(args).map(([key, value]) => {
        if (typeof value !== 'string')
            return [key, value];
        try {
            return [key, (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(value)];
        }
        catch {
            return [key, value];
        }
    }));
}
/** The exit code in the line that a command's output begins with. */
function exitOf(said) {
    const found = /^(?:(?:Created|Completed) At: [^\n]{0,60}\n){0,2}\s{0,20}The command (completed successfully|failed with exit code:? (\d{1,9}))/.exec(said);
    return found ? Number(found[2] ?? 0) : undefined;
}


/***/ })

};
