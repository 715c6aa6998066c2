export const id = 1128;
export const ids = [1128];
export const modules = {

/***/ 81128:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decode: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24549);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58992);
/* harmony import */ var _export_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36048);
/* harmony import */ var _part_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52543);




const decode = (sink) => ({
    record(value) {
        if (!(0,_export_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isExport */ .H)(value))
            return false;
        const talk = (0,_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .conversation */ .Wl)(sink, { ..._export_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .C, agent: 'opencode' });
        const parts = (0,_part_js__WEBPACK_IMPORTED_MODULE_3__/* .partReader */ .R7)(talk);
        talk.named((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)(value['info'])['id']);
        for (const m of (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)(value['messages'])) {
            const info = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)(m)['info']);
            const held = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)(m)['parts']).filter(_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv);
            if (info['role'] === 'user') {
                for (const part of held)
                    if (part['type'] === 'compaction')
                        parts.take(part);
                talk.prompt(typed(held));
                continue;
            }
            talk.model(info['modelID']);
            for (const part of held)
                parts.take(part);
            talk.run.reasoned((0,_part_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(info['finish']));
            if (!held.some((part) => part['type'] === 'step-finish'))
                (0,_part_js__WEBPACK_IMPORTED_MODULE_3__/* .spend */ .Rf)(talk, info);
            if ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(info['error']))
                (0,_part_js__WEBPACK_IMPORTED_MODULE_3__/* .broke */ .QO)(talk.run, info['error']);
        }
        sink.emit(talk.finish(false));
        return true;
    },
    end() { },
});
/** What the user wrote, without what the program put in. */
const typed = (parts) => parts
    .filter((part) => part['type'] === 'text' && part['synthetic'] !== true)
    .map((part) => (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(part['text']) ?? '')
    .join('\n');


/***/ }),

/***/ 52543:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   QO: () => (/* binding */ broke),
/* harmony export */   R7: () => (/* binding */ partReader),
/* harmony export */   Rf: () => (/* binding */ spend)
/* harmony export */ });
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24549);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47730);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58992);
// A part of an OpenCode message: a text, a call with its outcome, the beginning or the end of a step.




const reasons = new Map([
    ['stop', 'completed'],
    ['completed', 'completed'],
    // What providers say that tell no reason.
    ['unknown', 'completed'],
    ['other', 'completed'],
    ['tool-calls', 'continues'],
    ['length', 'output_token_budget'],
    ['content-filter', 'refused'],
]);
const reasonOf = (finish) => reasons.get((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(finish) ?? '');
/** Takes the parts of one session. */
function partReader(talk) {
    let step = 0;
    let message;
    /** A step is open: what comes belongs to it. */
    let open = false;
    /** Each step is one response of the model. */
    function respond(id) {
        if (id !== message || !open)
            step++;
        message = id;
        open = true;
        talk.respond(step);
    }
    return {
        /** Takes one part of the agent. */
        take(given) {
            const part = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(given);
            const id = part['messageID'];
            switch (part['type']) {
                case 'step-start':
                    open = false;
                    respond(id);
                    // Until the step ends, more is to come.
                    talk.run.reasoned('continues');
                    break;
                case 'text':
                    if (part['synthetic'] === true || part['ignored'] === true)
                        break;
                    respond(id);
                    talk.say((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(part['text']) ?? '');
                    break;
                case 'reasoning':
                    respond(id);
                    talk.run.aside();
                    break;
                case 'tool':
                    respond(id);
                    call(talk, part);
                    break;
                case 'step-finish':
                    respond(id);
                    talk.run.reasoned(reasonOf(part['reason']) ?? 'completed');
                    if (part['reason'] === 'error')
                        talk.run.troubled('the provider failed');
                    spend(talk, part);
                    open = false;
                    break;
                case 'compaction':
                    talk.b.compaction();
            }
        },
    };
}
/** Adds what one step or message cost: tokens of the cache are part of the input. */
function spend(talk, { tokens, cost }) {
    const t = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(tokens);
    const cache = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(t['cache']);
    talk.spend((0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({
        input_tokens: (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(t['input'], cache['read'], cache['write']),
        output_tokens: (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .cz)(t['output'], t['reasoning']),
        cost_usd: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(cost) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(cost)['usd']),
    }));
}
function call(talk, part) {
    const tool = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(part['tool']);
    if (tool === undefined)
        return;
    const state = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(part['state']);
    const { start, end } = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(state['time']);
    const made = talk.call({ id: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(part['callID']), tool, arguments: state['input'] }, start);
    if (tool === 'task')
        talk.run.uncertain('a sub-agent was started, and its calls are in a session of its own');
    const status = state['status'];
    if (status !== 'completed' && status !== 'error')
        return;
    const exit = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(state['metadata'])['exit']);
    const why = status === 'error' ? (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .k)(state['error']) : '';
    const from = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(start);
    const to = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(end);
    talk.result(made, (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({
        is_error: status === 'error' || (exit !== undefined && exit !== 0),
        exit_code: exit,
        duration_ms: from !== undefined && to !== undefined && to >= from ? to - from : undefined,
        denied: isRefusal(why) || undefined,
        result: status === 'error' ? why : (state['output'] ?? ''),
    }));
}
/** Is it what OpenCode says of a call that a person or a rule refused? */
const isRefusal = (why) => /^(?:The user (?:rejected permission to use|has specified a rule which prevents)|Permission denied|PermissionRejected)/.test(why);
/** Records the error that a run or a message ended with. */
function broke(run, error) {
    const { name, data } = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(error);
    if (name === 'MessageAbortedError')
        run.stop('interrupted');
    else if (name === 'MessageOutputLengthError')
        run.stop('output_token_budget');
    else
        run.failed((0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .k)((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(data)['message'] ?? name ?? error));
}


/***/ })

};
