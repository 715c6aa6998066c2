export const id = 9966;
export const ids = [9966];
export const modules = {

/***/ 9966:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decode: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24549);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47730);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58992);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65951);
// A session of pi: the entries are kept, and replayed along the branch that the last of them is on.





const decode = (sink) => (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .inTurn */ .lo)(sink, () => session(sink), (r) => r['type'] === 'session');
const reasons = new Map([
    ['stop', 'completed'],
    ['toolUse', 'continues'],
    ['length', 'output_token_budget'],
]);
/** Entries that tell nothing of the run, and events of `--mode json` that repeat what others tell. */
const passive = /^(?:(?:thinking_level|model)_change|label|session_info|custom|custom_message|branch_summary|(?:agent|turn)_(?:start|end)|message_(?:start|update)|tool_execution_\w+|auto_\w+|queue_update|leaf)$/;
function session(sink) {
    const talk = (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .conversation */ .Wl)(sink, { ..._shape_js__WEBPACK_IMPORTED_MODULE_4__/* .about */ .Cv, agent: 'pi' });
    const { b, run } = talk;
    const entries = [];
    function replay(entry, taken) {
        if (entry['type'] === 'compaction') {
            if (taken)
                b.compaction();
            return;
        }
        talk.model(entry['type'] === 'model_change' ? entry['modelId'] : undefined);
        const message = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(entry['message']);
        if (message['role'] === 'user' && taken)
            talk.prompt((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .contentText */ .Tf)(message['content']));
        else if (message['role'] === 'assistant')
            respond(entry, message, taken);
        else if (message['role'] === 'toolResult')
            result(message);
    }
    function respond(entry, message, taken) {
        const content = typeof message['content'] === 'string' ? [{ type: 'text', text: message['content'] }] : message['content'];
        const blocks = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YO)(content).filter(_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv);
        const usage = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(message['usage']);
        talk.spend((0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({
            input_tokens: (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(usage['input'], usage['cacheRead'], usage['cacheWrite']),
            output_tokens: (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(usage['output']),
            cost_usd: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(usage['cost'])['total']),
        }));
        // Of a branch that was left, only what was done counts.
        if (!taken && !blocks.some((block) => block['type'] === 'toolCall'))
            return;
        talk.respond(entry['id'] ?? entry);
        talk.model(message['model']);
        for (const block of blocks) {
            const tool = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(block['name']);
            if (block['type'] === 'toolCall' && tool !== undefined)
                talk.call({ id: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(block['id']), tool, arguments: block['arguments'] }, entry['timestamp']);
            else if (block['type'] === 'text' && taken)
                talk.say((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(block['text']) ?? '');
            else
                run.aside();
        }
        if (!taken)
            return;
        const stop = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(message['stopReason']);
        run.reasoned(reasons.get(stop ?? ''));
        if (stop === 'error')
            run.failed((0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .k)(message['errorMessage'] ?? 'the provider failed'));
        if (stop === 'aborted')
            run.stop('interrupted');
    }
    function result(message) {
        const call = b.find((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(message['toolCallId']));
        const said = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .contentText */ .Tf)(message['content']);
        const failed = typeof message['isError'] === 'boolean' ? message['isError'] : null;
        const exit = exitOf(call?.tool ?? '', message, said, failed);
        talk.result(call, (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({
            result: said,
            is_error: exit !== undefined && exit !== 0 ? true : failed,
            exit_code: exit,
        }));
    }
    return {
        record(r) {
            const type = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['type']) ?? '';
            if (type === 'session')
                talk.named(r['id']);
            else if (type === 'message' || type === 'message_end' || type === 'compaction' || 'parentId' in r)
                entries.push(r);
            return (type === 'session' ||
                type === 'compaction' ||
                passive.test(type) ||
                (/^message/.test(type) && (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(r['message'])));
        },
        finish(cut) {
            const branch = branchOf(entries);
            for (const [i, entry] of entries.entries())
                replay(entry, branch.has(i));
            return talk.finish(cut);
        },
    };
}
/** The entries from which the last one descends. An entry whose parent is none of them goes on the one before it. */
function branchOf(entries) {
    const places = new Map();
    const parents = entries.map((entry, i) => {
        const parent = places.get(entry['parentId']) ?? i - 1;
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(entry['id']) !== undefined)
            places.set(entry['id'], i);
        return parent;
    });
    const branch = new Set();
    for (let at = entries.length - 1; at >= 0 && !branch.has(at); at = parents[at] ?? -1)
        branch.add(at);
    return branch;
}
/** pi’s shell fails a command that ends with another code than 0, and then says which. */
function exitOf(tool, message, said, failed) {
    const told = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(message['details'])['exitCode']);
    if (told !== undefined || tool !== 'bash')
        return told;
    if (failed === false)
        return 0;
    const found = failed ? /(?:^|\n)Command exited with code (\d{1,9})\s*$/.exec(said.slice(-200))?.[1] : undefined;
    return found === undefined ? undefined : Number(found);
}


/***/ })

};
