export const id = 4634;
export const ids = [4634];
export const modules = {

/***/ 44634:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decode: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _course_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70887);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58992);
/* harmony import */ var _observation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89579);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98948);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54822);






const iso = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/;
/** Actions that call no tool. */
const passing = new Set([
    'system',
    'recall',
    'change_agent_state',
    'null',
    'condensation_request',
    'pause',
    'resume',
    'send_pr',
]);
/** Arguments that are no tool's: what the agent thought, and how the runtime handles the action. */
const own = new Set([
    'thought',
    'confirmation_state',
    'hidden',
    'blocking',
    'security_risk',
    'is_confirmed',
    'final_thought',
]);
function decode(sink) {
    let bare;
    return {
        record(value) {
            if ((0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOldOutput */ .Nj)(value)) {
                readOutput(value, sink);
                return true;
            }
            if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOldEvent */ ._R)(value))
                return false;
            bare ??= dialogue(sink);
            bare.event(value);
            return true;
        },
        end(cut) {
            if (!bare)
                return;
            bare.finish(cut);
            sink.emit(bare.trace);
        },
    };
}
/** Reads a task of an evaluation. */
function readOutput(record, sink) {
    const one = dialogue(sink);
    const id = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(record['instance_id']);
    if (id !== undefined)
        one.trace.id = id;
    let unknown = 0;
    for (const e of (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)(record['history']).flat())
        if ((0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOldEvent */ ._R)(e))
            one.event(e);
        else
            unknown++;
    if (unknown > 0)
        one.trace.source.unrecognised = unknown;
    const usage = (0,_usage_js__WEBPACK_IMPORTED_MODULE_5__/* .usageOf */ .F)([record['metrics']]);
    if (usage)
        one.run.used(usage);
    const failure = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(record['error']);
    if (failure !== undefined)
        one.run.crashed(failure);
    const verdicts = { ...(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(record['report']), ...(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(record['test_result'])['report']) };
    const labels = Object.entries(verdicts).filter(([, v]) => typeof v === 'boolean' || typeof v === 'number');
    if (labels.length > 0)
        one.trace.labels = Object.fromEntries(labels);
    one.finish(false);
    sink.emit(one.trace);
}
function dialogue(sink) {
    const b = (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .builder */ .cL)('openhands-v0', _shape_js__WEBPACK_IMPORTED_MODULE_4__/* .lacks */ .pO, sink);
    const { trace } = b;
    const run = (0,_course_js__WEBPACK_IMPORTED_MODULE_1__/* .course */ .y)(b, sink.end);
    /** The calls by the number of their action. */
    const causes = new Map();
    /** The agents that work for the main one, the last for those before it. */
    const delegates = [];
    function action(e) {
        const args = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(e['args']);
        const kind = e['action'];
        const agent = delegates.at(-1);
        if (kind === 'condensation')
            b.compaction();
        if (kind === 'system')
            trace.tools = namesOf(args['tools']) ?? trace.tools ?? [];
        if (kind === 'condensation' || passing.has(kind))
            return;
        const said = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(args['thought']) ?? (kind === 'message' ? (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(args['content']) : undefined) ?? '';
        if (e['source'] === 'user') {
            if (kind !== 'message')
                return;
            const words = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(args['content']) ?? '';
            b.prompt(words);
            b.user(words);
            run.input(words);
            return;
        }
        const meta = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(e['tool_call_metadata']);
        const turn = agent === undefined ? run.respond((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(meta['model_response'])['id'] ?? e['id']) : undefined;
        b.message(said, { turn, agent });
        if (agent === undefined)
            run.said(said);
        if (kind === 'message')
            return;
        if (kind === 'reject') {
            if (agent === undefined)
                run.failed('the agent gave up (reject)');
            return;
        }
        const call = b.call({ ...callOf(e, meta), agent, turn }, true);
        const at = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(e['timestamp']);
        if (at !== undefined && iso.test(at))
            call.at = at;
        if (e['id'] !== undefined)
            causes.set(e['id'], call);
        if (agent === undefined)
            run.called(call);
        // The confirmation that a person refused may stand beside the action alone.
        if (args['confirmation_state'] === 'rejected')
            b.settle(call, { denied: true, is_error: true });
        if (kind === 'delegate')
            delegates.push((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(args['agent']) ?? 'delegate');
    }
    function observation(e) {
        const kind = e['observation'];
        if (kind === 'agent_state_changed')
            state((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(e['extras']));
        if (kind === 'condense')
            b.compaction();
        if (kind === 'delegate')
            delegates.pop();
        const call = causes.get(e['cause']);
        if (!call)
            return;
        causes.delete(e['cause']);
        b.settle(call, (0,_observation_js__WEBPACK_IMPORTED_MODULE_3__/* .oldEndOf */ .MI)(e));
        if (call.agent === undefined)
            run.returned();
    }
    /** What the agent's controller says of the run. */
    function state(extras) {
        if (delegates.length > 0)
            return;
        const why = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(extras['reason']);
        switch (extras['agent_state']) {
            case 'finished':
                run.stop('completed');
                break;
            case 'error':
                if (why !== undefined && /maximum iteration/i.test(why))
                    run.stop('max_turns');
                else if (why !== undefined && /maximum budget|budget exceeded/i.test(why))
                    run.stop('cost_budget');
                else
                    run.failed(why ?? 'the agent ended in the state error');
                break;
            case 'rejected':
                run.failed(why ?? 'the agent gave up (reject)');
                break;
            case 'paused':
            case 'user_rejected':
                run.stop('interrupted');
                break;
            case 'stopped':
                // Every controller stops, also behind the end of its run.
                if (!run.isWhole())
                    run.stop('interrupted');
                break;
            default:
        }
    }
    return {
        trace,
        run,
        event(e) {
            if (typeof e['action'] === 'string')
                action(e);
            else
                observation(e);
            const usage = (0,_usage_js__WEBPACK_IMPORTED_MODULE_5__/* .usageOf */ .F)([e['llm_metrics']]);
            if (usage)
                run.used(usage);
        },
        finish(cut) {
            if (!trace.tools || trace.tools.length === 0) {
                delete trace.tools;
                b.lacks('offered_tools');
            }
            if (!trace.usage)
                b.lacks('usage');
            run.finish(cut);
        },
    };
}
/** The names of the tools that the model was offered. */
function namesOf(tools) {
    const names = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)(tools).map((t) => (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(t)['function'])['name']));
    return names.length > 0 ? names.filter((name) => name !== undefined) : undefined;
}
/** The call that the model made, or where it is not recorded the action that was read from its text. */
function callOf(e, meta) {
    const id = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(meta['tool_call_id']);
    const message = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(meta['model_response'])['choices'])[0])['message']);
    const made = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)(message['tool_calls']).find((c) => (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(c) && c['id'] === id);
    const given = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(made)['function'])['arguments'];
    const args = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(e['args']);
    const plain = Object.fromEntries(Object.entries(args).filter(([key]) => !own.has(key)));
    const final = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(args['final_thought']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(args['outputs'])['content']);
    return {
        id,
        tool: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(meta['function_name']) ?? e['action'],
        arguments: given ?? (e['action'] === 'finish' && final !== undefined ? { message: final } : plain),
    };
}


/***/ }),

/***/ 89579:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MI: () => (/* binding */ oldEndOf),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
/* unused harmony export exitCode */
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58992);
// How a call of OpenHands ended, by the observation of it.


/** -1 stands for a command that still runs or that was given up: it has no exit code. */
const exitCode = (value) => {
    const code = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai)(value);
    return code === undefined || code === -1 || !Number.isSafeInteger(code) ? undefined : code;
};
/** By an `ObservationEvent` of version 1. A command that failed is a call that failed. */
function endOf(o) {
    const code = exitCode(o['exit_code'] ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)(o['metadata'])['exit_code']);
    const marked = typeof o['is_error'] === 'boolean' ? o['is_error'] : (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(o['error']) === undefined ? null : true;
    const content = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)(o['content']);
    const said = content.length > 0 ? (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .contentText */ .Tf)(content) : ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(o['content']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(o['output']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(o['error']));
    return (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({
        is_error: code !== undefined && code !== 0 ? true : marked,
        exit_code: code,
        result: said ?? '',
    });
}
/** Observations of version 0 that say nothing of a failure: another observation would stand there. */
const plain = new Set([
    'read',
    'write',
    'edit',
    'think',
    'finish',
    'recall',
    'task_tracking',
    'delegate',
    'success',
    'null',
]);
/** By an observation of version 0. */
function oldEndOf(r) {
    const kind = r['observation'];
    const extras = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)(r['extras']);
    const result = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(r['content']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .contentText */ .Tf)(r['content']);
    if (kind === 'error')
        return { is_error: true, result };
    if (kind === 'user_rejected')
        return { is_error: true, denied: true, result };
    const code = exitCode(extras['exit_code'] ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)(extras['metadata'])['exit_code']);
    if (code !== undefined)
        return { is_error: code !== 0, exit_code: code, result };
    return { is_error: failed(kind, extras, result), result };
}
function failed(kind, extras, result) {
    if (typeof extras['error'] === 'boolean')
        return extras['error'];
    if (kind === 'mcp') {
        const inner = parsed(result);
        return typeof inner?.['isError'] === 'boolean' ? inner['isError'] : null;
    }
    return plain.has(kind) ? false : null;
}
/** What an MCP tool returned, which version 0 keeps as JSON text. */
function parsed(result) {
    try {
        const value = JSON.parse(result);
        return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 54822:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ usageOf)
/* harmony export */ });
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58992);


/** The sums of all uses together. The tokens of a prompt include those that were cached. */
function usageOf(metrics) {
    const sum = { input: 0, output: 0, cost: 0, tokens: false };
    for (const one of metrics) {
        if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(one))
            continue;
        const tokens = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)(one['accumulated_token_usage']);
        const input = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai)(tokens['prompt_tokens']);
        const output = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai)(tokens['completion_tokens']);
        sum.tokens ||= input !== undefined || output !== undefined;
        sum.input += input ?? 0;
        sum.output += output ?? 0;
        sum.cost += (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai)(one['accumulated_cost']) ?? 0;
    }
    if (!sum.tokens && sum.cost === 0)
        return undefined;
    return (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({
        ...(sum.tokens ? { input_tokens: sum.input, output_tokens: sum.output } : {}),
        // Nothing is the cost of a model whose price is not known.
        cost_usd: sum.cost || undefined,
    });
}


/***/ })

};
