export const id = 4254;
export const ids = [4254];
export const modules = {

/***/ 24254:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decode: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24549);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58992);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61166);
// Kimi Code's wire, record by record: a step is one response.




const decode = (sink) => (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .inTurn */ .lo)(sink, () => session(sink), (r) => r['type'] === 'metadata');
const reasons = new Map([
    ['end_turn', 'completed'],
    ['stop', 'completed'],
    ['tool_use', 'continues'],
    ['max_tokens', 'output_token_budget'],
    ['filtered', 'refused'],
]);
function session(sink) {
    const talk = (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .conversation */ .Wl)(sink, { ..._shape_js__WEBPACK_IMPORTED_MODULE_3__/* .about */ .Cv, agent: 'kimi' });
    const { b, run, trace } = talk;
    /** Calls that were refused before they are recorded. */
    const refused = new Set();
    let step;
    function event(e, at) {
        const key = e['stepUuid'] ?? step;
        switch (e['type']) {
            case 'step.begin':
                step = e['uuid'];
                talk.respond(step);
                // Until it ends, more is to come.
                run.reasoned('continues');
                return true;
            case 'content.part': {
                const part = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(e['part']);
                talk.respond(key);
                if (part['type'] === 'text')
                    talk.say((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(part['text']) ?? '');
                else
                    run.aside();
                return true;
            }
            case 'tool.call':
                return call(e, key, at);
            case 'tool.result':
                result(e);
                return true;
            case 'step.end':
                finishStep(e);
                return true;
            default:
                return !/tool/.test(String(e['type']));
        }
    }
    function call(e, key, at) {
        const tool = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(e['name']);
        if (tool === undefined)
            return false;
        const id = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(e['toolCallId']);
        talk.respond(key);
        const made = talk.call({ id, tool, arguments: e['args'] }, at);
        if (id !== undefined && refused.delete(id))
            b.settle(made, { denied: true, is_error: true });
        if (/^Agent(?:Swarm)?$/.test(tool))
            run.uncertain('a sub-agent was started, and its calls are in a wire of its own');
        return true;
    }
    function result(e) {
        const made = b.find((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(e['toolCallId']));
        const r = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(e['result']);
        const said = typeof e['result'] === 'string' ? e['result'] : (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .contentText */ .Tf)(r['output'] ?? r['content']);
        const failed = r['isError'] === true || made?.denied === true;
        const exit = made?.tool === 'Bash' && !made.denied ? exitOf(said, failed) : undefined;
        talk.result(made, (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({ result: said, is_error: failed, exit_code: exit }));
    }
    function finishStep(e) {
        const finish = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(e['finishReason']);
        run.reasoned(reasons.get(finish ?? '') ?? 'completed');
        if (finish !== undefined && !reasons.has(finish))
            run.troubled(`a step ended with ${finish}`);
        const usage = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(e['usage']);
        talk.spend((0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({
            input_tokens: (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(usage['inputOther'], usage['inputCacheRead'], usage['inputCacheCreation']),
            output_tokens: (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(usage['output']),
        }));
    }
    function hear(message) {
        if (message['role'] !== 'user')
            return;
        const origin = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(message['origin'])['kind']);
        const said = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .contentText */ .Tf)(message['content']);
        if ((origin === undefined || origin === 'user') && !said.startsWith('<system-reminder>'))
            talk.prompt(said);
    }
    return {
        record(r) {
            const type = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(r['type']) ?? '';
            switch (type) {
                case 'context.append_loop_event':
                    return event((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(r['event']), r['time']);
                case 'context.append_message':
                    hear((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(r['message']));
                    return true;
                case 'context.apply_compaction':
                    b.compaction();
                    return true;
                case 'permission.record_approval_result': {
                    const id = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(r['toolCallId']);
                    const decision = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(r['result'])['decision']) ?? '';
                    if (id !== undefined && /reject|den(?:y|ied)|cancel/.test(decision))
                        refused.add(id);
                    return true;
                }
                case 'turn.cancel':
                    run.stop('interrupted');
                    return true;
                case 'tools.set_active_tools':
                    trace.tools = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)(r['names']).filter((name) => typeof name === 'string');
                    return true;
                case 'llm.request':
                    talk.model(r['model']);
                    return true;
                default:
                    return type === 'metadata' || type === 'forked' || /^[a-z_]+\.[a-z_A-Z]+$/.test(type);
            }
        },
        finish(cut) {
            if (!trace.tools)
                b.lacks('offered_tools');
            return talk.finish(cut);
        },
    };
}
/** Kimi's shell fails a command that ends with another code than 0, and then says which. */
function exitOf(said, failed) {
    if (!failed)
        return 0;
    const found = /(?:^|\n)Command failed with exit code: (\d{1,9})\.?\s*$/.exec(said.slice(-200))?.[1];
    return found === undefined ? undefined : Number(found);
}


/***/ })

};
