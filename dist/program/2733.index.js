export const id = 2733;
export const ids = [2733];
export const modules = {

/***/ 32733:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  spans: () => (/* binding */ spans)
});

// EXTERNAL MODULE: ./src/formats/build.ts
var build = __webpack_require__(32984);
// EXTERNAL MODULE: ./src/formats/course.ts
var course = __webpack_require__(70887);
// EXTERNAL MODULE: ./src/formats/json.ts
var json = __webpack_require__(58992);
// EXTERNAL MODULE: ./src/formats/time.ts
var time = __webpack_require__(43195);
// EXTERNAL MODULE: ./src/formats/written.ts
var written = __webpack_require__(65743);
;// CONCATENATED MODULE: ./src/formats/openai/span-tree.ts
// The spans of one trace as a tree: in the order in which they began, each with those around it.

const dataOf = (span) => (0,json/* object */.Ik)(span['span_data']);
const failureOf = (span) => (0,json/* text */.Qq)((0,json/* object */.Ik)(span['error'])['message']);
/** A span that is written twice, when it begins and when it ends, counts as it is written last. */
function spanTree(given) {
    const last = new Map();
    for (const [i, span] of given.entries())
        last.set((0,json/* text */.Qq)(span['id']) ?? i, span);
    const start = (span) => (0,json/* text */.Qq)(span['started_at']) ?? '';
    const parent = (span) => last.get((0,json/* text */.Qq)(span['parent_id']));
    return {
        ordered: [...last.values()].sort((x, y) => (start(x) < start(y) ? -1 : start(x) > start(y) ? 1 : 0)),
        /** Who does what the span tells: the agent's span, and the name of the sub-agent, which runs within a tool. */
        actorOf(span) {
            const outer = [];
            for (let at = parent(span); at && outer.length < 100 && !outer.includes(at); at = parent(at))
                outer.push(at);
            const agentSpan = outer.find((s) => dataOf(s)['type'] === 'agent');
            const isWithinTool = outer.some((s) => dataOf(s)['type'] === 'function');
            return { agentSpan, sub: isWithinTool ? ((0,json/* text */.Qq)(dataOf(agentSpan ?? {})['name']) ?? 'sub-agent') : undefined };
        },
    };
}

;// CONCATENATED MODULE: ./src/formats/openai/spans.ts






function spans(sink, lacks) {
    const traces = new Map();
    return {
        part(part) {
            const isHead = part['object'] === 'trace';
            const id = (0,json/* text */.Qq)(isHead ? part['id'] : part['trace_id']) ?? '';
            const parts = traces.get(id) ?? [];
            traces.set(id, parts);
            if (!isHead)
                parts.push(part);
        },
        end(cut) {
            // Spans are written as they end, so that the file may lack some of any trace.
            for (const [id, parts] of traces)
                sink.emit(readTrace(id, parts, cut, lacks, sink));
        },
    };
}
function readTrace(id, given, cut, lacks, sink) {
    const b = (0,build/* builder */.cL)('openai-agents', lacks, sink);
    const run = (0,course/* course */.y)(b, sink.end, 'end of the agent’s span');
    const { ordered, actorOf } = spanTree(given);
    const tools = new Set();
    const usage = { input_tokens: 0, output_tokens: 0 };
    let measured = false;
    /** Calls that a generation asks for and no function span carries out so far. */
    const asked = [];
    /** The agent that the main agent's last span belongs to. */
    let lastAgent;
    let handedOver = false;
    let prompted = false;
    /** What ended the run, as an agent or a guardrail says: told before what came of it. */
    const failures = [];
    function generation(span, data, agent) {
        if (agent === undefined && !prompted) {
            for (const m of (0,json/* array */.YO)(data['input']).filter(json/* isObject */.Gv)) {
                if (m['role'] !== 'user')
                    continue;
                const said = (0,json/* contentText */.Tf)(m['content']);
                prompted = true;
                b.prompt(said);
                b.user(said);
                run.input(said);
            }
        }
        const turn = agent === undefined ? run.respond(span) : undefined;
        for (const m of (0,json/* array */.YO)(data['output']).filter(json/* isObject */.Gv)) {
            const said = (0,json/* contentText */.Tf)(m['content']);
            b.message(said, { agent, turn });
            if (agent === undefined)
                run.said(said);
            const calls = (0,json/* array */.YO)(m['tool_calls']).filter(json/* isObject */.Gv);
            for (const c of calls)
                asked.push((0,json/* text */.Qq)((0,json/* object */.Ik)(c['function'])['name']) ?? (0,json/* text */.Qq)(c['name']) ?? '');
            if (calls.length === 0 && (0,written/* holdsWrittenCalls */.NO)(said))
                run.uncertain(written/* seemsWritten */.z8);
        }
        const { input_tokens, output_tokens, prompt_tokens, completion_tokens } = (0,json/* object */.Ik)(data['usage']);
        const [input, output] = [(0,json/* number */.ai)(input_tokens ?? prompt_tokens), (0,json/* number */.ai)(output_tokens ?? completion_tokens)];
        if (input === undefined || output === undefined)
            return;
        usage.input_tokens += input;
        usage.output_tokens += output;
        measured = true;
    }
    function call(span, tool, given, agent, end) {
        const turn = agent === undefined ? run.turns() : undefined;
        const made = b.call({ id: (0,json/* text */.Qq)(span['id']), tool, arguments: given, agent, turn });
        const at = (0,time/* timeOf */.n)(span['started_at']);
        if (at !== undefined)
            made.at = at;
        const spent = Date.parse((0,json/* text */.Qq)(span['ended_at']) ?? '') - Date.parse(at ?? '');
        if (spent >= 0)
            made.duration_ms = spent;
        if (agent === undefined)
            run.called(made);
        const exact = asked.indexOf(tool);
        const index = exact < 0 && tool.startsWith('transfer_to_') ? asked.findIndex((t) => /^transfer_to_/.test(t)) : exact;
        if (index >= 0)
            asked.splice(index, 1);
        if (span['ended_at'] === null || span['ended_at'] === undefined)
            return;
        b.settle(made, { result: end['output'] ?? failureOf(span) ?? '', is_error: (0,json/* isObject */.Gv)(span['error']) });
        if (agent === undefined)
            run.returned();
    }
    function read(span) {
        const data = dataOf(span);
        const { agentSpan, sub: agent } = actorOf(span);
        const { type } = data;
        if (agent === undefined && ['generation', 'response', 'function', 'handoff'].includes((0,json/* text */.Qq)(type) ?? '')) {
            lastAgent = agentSpan;
            handedOver = type === 'handoff';
        }
        if (type === 'generation' || type === 'response')
            generation(span, data, agent);
        else if (type === 'function')
            call(span, (0,json/* text */.Qq)(data['name']) ?? 'unknown', data['input'], agent, data);
        else if (type === 'handoff') {
            const to = (0,json/* text */.Qq)(data['to_agent']) ?? 'agent';
            call(span, `transfer_to_${to.replaceAll(/[^\w-]/g, '_').toLowerCase()}`, {}, agent, { output: to });
        }
        else if (type === 'agent')
            for (const tool of (0,json/* array */.YO)(data['tools']))
                tools.add((0,json/* text */.Qq)(tool) ?? '');
        else if (type === 'mcp_tools')
            for (const tool of (0,json/* array */.YO)(data['result']))
                tools.add((0,json/* text */.Qq)(tool) ?? '');
        else if (type === 'guardrail' && data['triggered'] === true)
            failures.push(`the guardrail ${(0,json/* text */.Qq)(data['name']) ?? ''} was triggered`);
        if (type !== 'function' && type !== 'guardrail' && agent === undefined)
            trouble(span);
    }
    function trouble(span) {
        const said = failureOf(span);
        if (said === undefined)
            return;
        if (dataOf(span)['type'] === 'agent')
            failures.push(said);
        else
            run.troubled(said);
    }
    for (const span of ordered)
        read(span);
    for (const said of failures) {
        if (/^Max turns/i.test(said))
            run.stop('max_turns');
        else
            run.failed(said);
    }
    if (failures.length === 0 && lastAgent && (0,json/* text */.Qq)(lastAgent['ended_at']) !== undefined && !handedOver)
        run.stop(run.awaits() ? undefined : 'completed');
    for (const tool of new Set(asked))
        run.uncertain(`the model asked for ${tool || 'a tool'}, of which no span tells`);
    tools.delete('');
    if (tools.size === 0)
        b.lacks('offered_tools');
    if (measured)
        run.used(usage);
    else
        b.lacks('usage');
    const name = (0,json/* text */.Qq)(dataOf(ordered.find((s) => dataOf(s)['type'] === 'agent') ?? {})['name']);
    Object.assign(b.trace, (0,build/* defined */.sw)({
        id: id === '' ? undefined : id,
        agent: name === undefined ? undefined : { name },
        tools: tools.size > 0 ? [...tools] : undefined,
    }));
    run.finish(cut);
    return b.trace;
}


/***/ }),

/***/ 43195:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ timeOf)
/* harmony export */ });
// When something happened, as recordings write it.
/** The value where it is an ISO 8601 date and time, which is what a trace keeps. */
const timeOf = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/.test(value)
    ? value
    : undefined;


/***/ })

};
