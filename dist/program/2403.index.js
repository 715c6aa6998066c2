export const id = 2403;
export const ids = [2403];
export const modules = {

/***/ 12403:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decode: () => (/* binding */ decode)
});

// EXTERNAL MODULE: ./src/formats/build.ts
var build = __webpack_require__(32984);
// EXTERNAL MODULE: ./src/formats/course.ts
var course = __webpack_require__(70887);
// EXTERNAL MODULE: ./src/formats/json.ts
var json = __webpack_require__(58992);
;// CONCATENATED MODULE: ./src/formats/openhands/acp.ts

function acpCalls(b, run) {
    return (e) => {
        const id = (0,json/* text */.Qq)(e['tool_call_id']);
        const agent = (0,json/* text */.Qq)(e['parent_tool_call_id']);
        const known = b.find(id);
        const turn = known || agent !== undefined ? undefined : run.respond(id ?? e['id']);
        const call = known ?? b.call({ id, tool: (0,json/* text */.Qq)(e['title']) ?? 'unknown', arguments: e['raw_input'], agent, turn });
        if (!known && agent === undefined)
            run.called(call);
        if (known && e['raw_input'] !== undefined && e['raw_input'] !== null)
            b.giveArguments(call, e['raw_input']);
        const over = e['status'] === 'completed' || e['status'] === 'failed';
        if (!over && e['is_error'] !== true)
            return;
        b.settle(call, {
            is_error: e['is_error'] === true || e['status'] === 'failed',
            result: e['raw_output'] ?? (0,json/* contentText */.Tf)(e['content']),
        });
        if (agent === undefined)
            run.returned();
    };
}

// EXTERNAL MODULE: ./src/formats/openhands/observation.ts
var observation = __webpack_require__(89579);
// EXTERNAL MODULE: ./src/formats/openhands/shape.ts
var shape = __webpack_require__(98948);
// EXTERNAL MODULE: ./src/formats/openhands/usage.ts
var openhands_usage = __webpack_require__(54822);
;// CONCATENATED MODULE: ./src/formats/openhands/events.ts
// Reads the events of OpenHands 1, in their order; what the state beside them says counts at the end.







/** Events that say nothing of what a trace holds. */
const passing = /^(?:Hook|LLMCompletionLog|Token|Streaming|CondensationRequest|CondensationSummary|Warning|Security)/;
const iso = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/;
function decode(sink) {
    const b = (0,build/* builder */.cL)('openhands', shape/* lacks */.pO, sink);
    const { trace } = b;
    const run = (0,course/* course */.y)(b, sink.end);
    const acp = acpCalls(b, run);
    /** What the state beside the events says of the end. */
    let beside;
    let last;
    /** The state of the run, as an event or the file beside the events says it. */
    function status(word) {
        if (word === 'finished')
            run.stop('completed');
        else if (word === 'paused')
            run.stop('interrupted');
        else if (word === 'error')
            run.crashed('the run ended with an error');
        else if (word === 'stuck')
            run.failed('the agent was stuck in a loop');
        else
            run.opened();
        last = (0,json/* text */.Qq)(word);
    }
    function stats(value) {
        const usage = (0,openhands_usage/* usageOf */.F)(Object.values((0,json/* object */.Ik)((0,json/* object */.Ik)(value)['usage_to_metrics'])));
        if (usage)
            run.used(usage);
    }
    function action(e) {
        const turn = run.respond(e['llm_response_id'] ?? e['id']);
        const said = (0,json/* contentText */.Tf)(e['thought']);
        b.message(said, { turn });
        run.said(said);
        const made = (0,json/* object */.Ik)(e['tool_call']);
        const { kind: _, ...given } = (0,json/* object */.Ik)(e['action']);
        const call = b.call({
            id: (0,json/* text */.Qq)(e['tool_call_id']) ?? (0,json/* text */.Qq)(made['id']),
            tool: (0,json/* text */.Qq)(e['tool_name']) ?? (0,json/* text */.Qq)(made['name']) ?? 'unknown',
            arguments: made['arguments'] ?? (0,json/* object */.Ik)(made['function'])['arguments'] ?? given,
            turn,
        }, true);
        const at = (0,json/* text */.Qq)(e['timestamp']);
        if (at !== undefined && iso.test(at))
            call.at = at;
        run.called(call);
    }
    function settled(e) {
        const call = b.find((0,json/* text */.Qq)(e['tool_call_id']));
        if (!call) {
            run.incomplete('the result of a call is recorded without the call');
            return;
        }
        if (!(0,build/* isOpen */.nT)(call))
            return;
        if (e['kind'] === 'AgentErrorEvent')
            b.settle(call, { is_error: true, result: e['error'] });
        else if (e['kind'] === 'UserRejectObservation')
            b.settle(call, { is_error: true, denied: true, result: e['rejection_reason'] });
        else
            b.settle(call, (0,observation/* endOf */.pJ)((0,json/* object */.Ik)(e['observation'])));
        run.returned();
    }
    function message(e) {
        const said = (0,json/* contentText */.Tf)((0,json/* object */.Ik)(e['llm_message'])['content']);
        if (e['source'] === 'user') {
            b.prompt(said);
            b.user(said);
            run.input(said);
        }
        else if (e['source'] === 'agent') {
            const turn = run.respond(e['llm_response_id'] ?? e['id']);
            b.message(said, { turn });
            run.said(said);
        }
    }
    function update(e) {
        const value = e['value'];
        if (e['key'] === 'execution_status')
            status(value);
        else if (e['key'] === 'stats')
            stats(value);
        else if (e['key'] === 'full_state' && (0,json/* isObject */.Gv)(value)) {
            stats(value['stats']);
            if (typeof value['execution_status'] === 'string')
                status(value['execution_status']);
        }
    }
    function event(e) {
        switch (e['kind']) {
            case 'SystemPromptEvent': {
                const names = (0,json/* array */.YO)(e['tools']).map((t) => (0,json/* text */.Qq)((0,json/* object */.Ik)(t)['title']) ?? (0,json/* text */.Qq)((0,json/* object */.Ik)(t)['name']));
                trace.tools = [...new Set([...(trace.tools ?? []), ...names.filter((name) => name !== undefined)])];
                break;
            }
            case 'MessageEvent':
                message(e);
                break;
            case 'ActionEvent':
                action(e);
                break;
            case 'Condensation':
                b.compaction();
                break;
            case 'ConversationStateUpdateEvent':
                update(e);
                break;
            case 'ConversationErrorEvent':
                if (e['code'] === 'MaxIterationsReached')
                    run.stop('max_turns');
                else
                    run.failed([(0,json/* text */.Qq)(e['code']), (0,json/* text */.Qq)(e['detail'])].filter((part) => part !== undefined).join(': '));
                break;
            case 'ConversationIterationLimitEvent':
                run.stop('max_turns');
                break;
            case 'PauseEvent':
            case 'InterruptEvent':
                run.stop('interrupted');
                break;
            case 'ACPToolCallEvent':
                acp(e);
                break;
            default:
                settled(e);
        }
    }
    return {
        record(value) {
            if ((0,shape/* isState */.ad)(value)) {
                beside = (0,json/* text */.Qq)(value['execution_status']);
                stats(value['stats']);
                const model = (0,json/* text */.Qq)((0,json/* object */.Ik)((0,json/* object */.Ik)(value['agent'])['llm'])['model']);
                if (model !== undefined)
                    trace.agent = { model };
                const id = (0,json/* text */.Qq)(value['id']);
                if (id !== undefined)
                    trace.id ??= id;
                return true;
            }
            if (!(0,shape/* isEvent */.xH)(value))
                return (0,json/* isObject */.Gv)(value) && passing.test((0,json/* text */.Qq)(value['kind']) ?? '');
            event(value);
            return true;
        },
        end(cut) {
            // The state is written apart: that a run is over says nothing of events that are missing.
            if (run.seen() && last === undefined && beside !== undefined && (beside !== 'finished' || run.isWhole()))
                if (/^(?:finished|error|stuck|paused)$/.test(beside))
                    status(beside);
            if (!trace.tools)
                b.lacks('offered_tools');
            if (!trace.usage)
                b.lacks('usage');
            if (!run.seen())
                return;
            run.finish(cut);
            sink.emit(trace);
        },
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
