export const id = 5593;
export const ids = [5593];
export const modules = {

/***/ 47318:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ endWith)
/* harmony export */ });
const stops = new Map([
    ['submitted', 'completed'],
    ['exit_command', 'completed'],
    ['exit_cost', 'cost_budget'],
    ['exit_context', 'output_token_budget'],
    ['exit_total_execution_time', 'interrupted'],
    ['exit_command_timeout', 'interrupted'],
    ['Submitted', 'completed'],
    ['TimeExceeded', 'interrupted'],
    ['UserInterruption', 'interrupted'],
    ['KeyboardInterrupt', 'interrupted'],
]);
/** Ends the run with a status. `limit`: which limit a run hit that says no more than that. `why`: what the failure says. */
function endWith(status, run, limit, why) {
    // What was submitted on the way out says why in brackets: that is how the run ended.
    const cause = /^submitted \(([\w ]{1,60})\)$/.exec(status)?.[1] ?? status;
    const stop = cause === 'LimitsExceeded' ? (limit ?? 'interrupted') : stops.get(cause);
    if (stop !== undefined)
        run.stop(stop);
    else
        run.failed(why === undefined ? cause : `${cause}: ${why}`);
}


/***/ }),

/***/ 55593:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decode: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _course_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70887);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58992);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62207);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47318);





const decode = (sink) => ({
    record(value) {
        if ((0,_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isRetried */ .mo)(value))
            for (const [i, attempt] of (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)(value['attempts']).entries())
                readRun((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(attempt), sink, `${nameOf(value) ?? nameOf((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(attempt)) ?? 'attempt'}-${i + 1}`);
        else if ((0,_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .isTrajectory */ .uo)(value))
            readRun(value, sink, nameOf(value));
        else
            return false;
        return true;
    },
    end() { },
});
const nameOf = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(r['instance_id']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(r['environment']);
/** Reads one run, or one attempt. */
function readRun(record, sink, id) {
    const b = (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .builder */ .cL)('swe-agent', _shape_js__WEBPACK_IMPORTED_MODULE_3__/* .sweLacks */ .cj, sink);
    const run = (0,_course_js__WEBPACK_IMPORTED_MODULE_1__/* .course */ .y)(b, sink.end, 'exit status');
    const info = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(record['info']);
    const history = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)(record['history']).filter((m) => (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(m) && m['is_demo'] !== true);
    if (id !== undefined)
        b.trace.id = id;
    const first = history.findIndex((m) => m['role'] === 'assistant');
    for (const m of history.slice(0, first < 0 ? undefined : first)) {
        if (m['role'] !== 'user')
            continue;
        const said = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .contentText */ .Tf)(m['content']);
        b.prompt(said);
        b.user(said);
        run.input(said);
    }
    const taken = history.filter((m) => m['role'] === 'assistant' && typeof m['action'] === 'string');
    for (const [i, step] of (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)(record['trajectory']).entries())
        readStep((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(step), i);
    const status = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(info['exit_status']);
    if (status !== undefined)
        (0,_status_js__WEBPACK_IMPORTED_MODULE_4__/* .endWith */ .q)(status, run);
    const submission = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(info['submission']);
    if (status !== undefined && submission?.trim())
        run.handsIn(submission);
    const usage = usageOf((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(info['model_stats']));
    if (usage)
        run.used(usage);
    run.finish(false);
    sink.emit(b.trace);
    function readStep(step, key) {
        const turn = run.respond(key);
        const action = ((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(step['action']) ?? '').trim();
        const said = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(step['thought']) ?? (action === '' ? (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .contentText */ .Tf)(step['response']) : '');
        b.message(said, { turn });
        run.said(said);
        if (action === '')
            return;
        const place = taken.findIndex((m) => (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(m['action'])?.trim() === action);
        const message = place < 0 ? undefined : taken.splice(0, place + 1).at(-1);
        const call = b.call({ ...callOf(action, (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)(message?.['tool_calls'])[0])), turn }, true);
        run.called(call);
        const seconds = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(step['execution_time']);
        b.settle(call, (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({
            result: step['observation'],
            // What the harness refused and asked for anew is in the steps, and not in what the model was told.
            is_error: message === undefined && history.length > 0 ? true : null,
            duration_ms: seconds === undefined || seconds <= 0 ? undefined : Math.round(seconds * 1000),
        }));
        run.returned();
    }
}
/** The commands that SWE-agent's bundles add to the shell. */
const commands = new Set('create edit exit exit_forfeit filemap find_file goto insert open scroll_down scroll_up search_dir search_file str_replace_editor submit undo_edit view_image'.split(' '));
/** The call of a step: the model's own where it made one, else a command of a bundle, else one of the shell. */
function callOf(action, native) {
    const f = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(native['function']);
    const name = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(f['name']);
    if (name !== undefined)
        return { id: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(native['id']), tool: name, arguments: f['arguments'] };
    const [line = ''] = action.split('\n', 1);
    const [word = ''] = /^\S{0,60}/.exec(line) ?? [];
    const joined = /[;&|`]|\$\(/.test(line.replace(/"[^"]*"|'[^']*'/g, ''));
    return { tool: commands.has(word) && !joined ? word : 'bash', arguments: { command: action } };
}
/** Nothing, where no model was asked; a cost of nothing, where the model's price is not known. */
function usageOf(stats) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(stats['api_calls']))
        return undefined;
    return (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({
        input_tokens: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(stats['tokens_sent']),
        output_tokens: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(stats['tokens_received']),
        cost_usd: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(stats['instance_cost']) || undefined,
    });
}


/***/ })

};
