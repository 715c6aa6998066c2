export const id = 5392;
export const ids = [5392];
export const modules = {

/***/ 55392:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decode: () => (/* binding */ decode)
});

// EXTERNAL MODULE: ./src/formats/contract.ts
var contract = __webpack_require__(36124);
// EXTERNAL MODULE: ./src/formats/json.ts
var json = __webpack_require__(58992);
// EXTERNAL MODULE: ./src/formats/build.ts
var build = __webpack_require__(32984);
// EXTERNAL MODULE: ./src/formats/course.ts
var course = __webpack_require__(70887);
// EXTERNAL MODULE: ./src/formats/atif/shape.ts
var shape = __webpack_require__(36486);
;// CONCATENATED MODULE: ./src/formats/atif/step.ts




/** How Harbor's terminus-2 says that it summarised; others have a field for it. */
const summarised = /^Performed context summarization/;
/** A date and time as traces hold it; ATIF demands ISO 8601 too. */
const iso = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/;
/** Reads the steps of one agent. `run`: only the main agent has a course. `delegate`: where sub-agents are read. */
function actor(b, run, agent, delegate) {
    let calls = new Map();
    let called = false;
    /** Ids of calls that were made in another trajectory. */
    const copied = new Set();
    let orphans = false;
    let lost = false;
    function makeCalls(step, turn) {
        const made = [];
        for (const raw of (0,json/* array */.YO)(step['tool_calls']).filter(json/* isObject */.Gv)) {
            const tool = (0,json/* text */.Qq)(raw['function_name']);
            if (tool === undefined)
                throw new contract/* FormatError */.I(`A call of step ${String(step['step_id']).slice(0, 20)} names no tool: expected function_name`);
            const id = (0,json/* text */.Qq)(raw['tool_call_id']);
            const call = b.call({ id, tool, arguments: raw['arguments'], agent, turn }, true);
            const at = (0,json/* text */.Qq)(step['timestamp']);
            if (at !== undefined && iso.test(at))
                call.at = at;
            if (id !== undefined)
                calls.set(id, call);
            made.push(call);
            called = true;
            run?.called(call);
        }
        return made;
    }
    /** The call that a result belongs to: by its id, else in order; one result for several calls is what was seen after the last. */
    function callOf(result, i, results, made) {
        const id = (0,json/* text */.Qq)(result['source_call_id']);
        if (id !== undefined)
            return calls.get(id);
        return results.length === made.length ? made[i] : results.length === 1 ? made.at(-1) : undefined;
    }
    function readResults(step, made) {
        const results = (0,shape/* resultsOf */.qS)(step);
        for (const [i, result] of results.entries()) {
            const call = callOf(result, i, results, made);
            const holds = result['content'] !== undefined && result['content'] !== null;
            if (call && (0,build/* isOpen */.nT)(call))
                b.settle(call, { result: holds ? contentOf(result['content']) : '', ...stated(step, result, made) });
            else if (!call && holds && step['source'] === 'agent')
                orphans = true;
            const id = (0,json/* text */.Qq)(result['source_call_id']);
            if (!call && id !== undefined && !copied.has(id))
                lost = true;
            if (call || (holds && step['source'] === 'agent' && !isDone(step)))
                run?.returned();
            delegate((0,shape/* referred */.SS)(result));
        }
    }
    function respond(step) {
        // A step that no model was asked for dispatches calls, and is no response.
        const asked = (0,json/* number */.ai)(step['llm_call_count']) !== 0;
        const turn = asked ? run?.respond(step) : undefined;
        const said = (0,json/* contentText */.Tf)(step['message']);
        b.message(said, { agent, turn });
        if (asked)
            run?.said(said);
        readResults(step, makeCalls(step, turn));
    }
    return {
        /** Another trajectory of the agent begins. */
        begin() {
            calls = new Map();
        },
        step(step) {
            if ((0,json/* isObject */.Gv)(step['extra']) && (0,json/* isObject */.Gv)(step['extra']['context_management']))
                b.compaction();
            else if (step['source'] === 'system' && summarised.test((0,json/* contentText */.Tf)(step['message'])))
                b.compaction();
            // What was copied from another trajectory is known there; it is no act of this one.
            if (step['is_copied_context'] === true) {
                for (const raw of (0,json/* array */.YO)(step['tool_calls']))
                    copied.add((0,json/* text */.Qq)((0,json/* object */.Ik)(raw)['tool_call_id']) ?? '');
                return;
            }
            if (step['source'] === 'agent')
                respond(step);
            else {
                if (step['source'] === 'user' && run) {
                    const said = (0,json/* contentText */.Tf)(step['message']);
                    b.prompt(said);
                    b.user(said);
                    run.input(said);
                }
                readResults(step, []);
            }
        },
        /** Are there results of commands, and no call at all: does the agent act by what it writes? */
        wrote: () => orphans && !called,
        /** Is there the result of a call that is not on record? */
        lost: () => lost,
    };
}
/** What converters keep beside a result: ATIF itself has no field for failures. */
function stated(step, result, made) {
    const beside = (0,json/* object */.Ik)(result['extra']);
    const whole = made.length === 1 ? (0,json/* object */.Ik)(step['extra']) : {};
    const failed = beside['is_error'] ?? whole['tool_result_is_error'];
    const code = (0,json/* number */.ai)(beside['exit_code']);
    return {
        ...(typeof failed === 'boolean' ? { is_error: failed } : {}),
        ...(code !== undefined && Number.isSafeInteger(code) ? { exit_code: code } : {}),
    };
}
/** Does terminus-2 say in its text that the task is done? It has no calls in raw mode. */
const isDone = (step) => /"task_complete"\s{0,8}:\s{0,8}true|<task_complete>\s{0,8}true/.test((0,json/* contentText */.Tf)(step['message']));
/** A result as text where it is text, with placeholders for images. */
function contentOf(content) {
    if (!Array.isArray(content))
        return content;
    const parts = content.map((p) => (0,json/* isObject */.Gv)(p) ? ((0,json/* text */.Qq)(p['text']) ?? (p['type'] === 'image' ? '[image]' : undefined)) : (0,json/* text */.Qq)(p));
    return parts.every((p) => p !== undefined) ? parts.join('\n') : content;
}

;// CONCATENATED MODULE: ./src/formats/atif/usage.ts


const keys = [
    ['input_tokens', 'total_prompt_tokens', 'prompt_tokens'],
    ['output_tokens', 'total_completion_tokens', 'completion_tokens'],
    ['cost_usd', 'total_cost_usd', 'cost_usd'],
];
/**
 * The totals of the last part that states them: those of a continuation count from the beginning of the run, and include what
 * sub-agents used. Where none are stated, the sum of all steps.
 */
function usageOf(parts, subs) {
    const totals = parts.map((part) => part['final_metrics']).findLast(json/* isObject */.Gv);
    const steps = [...parts, ...subs].flatMap(shape/* stepsOf */.B_).filter((step) => step['is_copied_context'] !== true);
    const usage = {};
    for (const [key, total, own] of keys) {
        const used = totals ? amount(totals[total]) : sum(steps.map((step) => amount((0,json/* object */.Ik)(step['metrics'])[own])));
        if (used !== undefined)
            usage[key] = used;
    }
    return Object.keys(usage).length > 0 ? usage : undefined;
}
function sum(values) {
    const known = values.filter((n) => n !== undefined);
    return known.length > 0 ? known.reduce((a, n) => a + n, 0) : undefined;
}
function amount(value) {
    const n = (0,json/* number */.ai)(value);
    return n !== undefined && n >= 0 ? n : undefined;
}

;// CONCATENATED MODULE: ./src/formats/atif/run.ts






/** Reads the parts of a run, in order. `cut`: the file broke off behind them. */
function readRun(sink, { parts, subs }, cut) {
    const b = (0,build/* builder */.cL)('atif', shape/* lacks */.pO, sink);
    const { trace } = b;
    const run = (0,course/* course */.y)(b, sink.end);
    const left = new Set(subs);
    /** Reads the sub-agents of these names that were not read yet: each once, so that references in a circle end. */
    function delegate(names) {
        for (const sub of [...left].filter((s) => (0,shape/* namesOf */.eZ)(s).some((name) => names.includes(name))))
            readSub(sub);
    }
    function readSub(sub) {
        left.delete(sub);
        readSteps(sub, actor(b, undefined, (0,shape/* agentOf */.jk)(sub), delegate));
    }
    const main = actor(b, run, undefined, delegate);
    for (const part of parts)
        readSteps(part, main);
    for (const sub of left)
        readSub(sub);
    const [first] = parts;
    const last = parts.at(-1) ?? first;
    if ((0,shape/* isContinuation */.ks)(first))
        run.headless('the beginning of the run is in another file, which this one continues');
    const next = (0,shape/* goesOnIn */.Lj)(last);
    if (next !== undefined)
        run.incomplete(`the run goes on in another file (${next.slice(0, 200)})`);
    if (main.wrote())
        run.uncertain(written);
    if (main.lost())
        run.uncertain('a result names a call that is not recorded');
    describe(trace, first);
    if (!trace.tools)
        b.lacks('offered_tools');
    const usage = usageOf(parts, subs);
    if (usage)
        run.used(usage);
    else
        b.lacks('usage');
    run.finish(cut);
    if (next !== undefined)
        trace.truncated = true;
    return trace;
}
const written = 'results stand beside messages that name no call: the agent writes its commands as text, which are not recorded as calls';
function readSteps(trajectory, reader) {
    reader.begin();
    for (const step of (0,shape/* stepsOf */.B_)(trajectory))
        reader.step(step);
}
/** Who ran, and what it was offered. */
function describe(trace, trajectory) {
    const { name, model_name: model, tool_definitions: offered } = (0,json/* object */.Ik)(trajectory['agent']);
    const tools = (0,json/* array */.YO)(offered)
        .map((t) => (0,json/* text */.Qq)((0,json/* object */.Ik)((0,json/* object */.Ik)(t)['function'])['name']) ?? (0,json/* text */.Qq)((0,json/* object */.Ik)(t)['name']))
        .filter((tool) => tool !== undefined);
    const agent = (0,build/* defined */.sw)({ name: (0,json/* text */.Qq)(name), model: (0,json/* text */.Qq)(model) });
    const id = (0,shape/* namesOf */.eZ)(trajectory)[0];
    if (id !== undefined)
        trace.id = id;
    if (Object.keys(agent).length > 0)
        trace.agent = agent;
    if (tools.length > 0)
        trace.tools = tools;
    const steps = (0,shape/* stepsOf */.B_)(trajectory);
    const unknown = steps.filter((s) => !/^(?:system|user|agent)$/.test((0,json/* text */.Qq)(s['source']) ?? '')).length;
    const foreign = (0,json/* array */.YO)(trajectory['steps']).length - steps.length + unknown;
    if (foreign > 0)
        trace.source.unrecognised = foreign;
}

;// CONCATENATED MODULE: ./src/formats/atif/decode.ts
// From the trajectories of a file to traces: continuations joined, sub-agents put where they were called.




function decode(sink) {
    let pending;
    function flush(cut) {
        if (pending)
            sink.emit(readRun(sink, pending, cut));
        pending = undefined;
    }
    function take(trajectory) {
        if (!Array.isArray(trajectory['steps']))
            throw new contract/* FormatError */.I(`steps: Expected an array, found ${(0,contract/* kind */.f)(trajectory['steps'])}`);
        const subs = (0,shape/* embedded */.F9)(trajectory);
        if (pending && (0,shape/* goesOnIn */.Lj)(pending.parts.at(-1)) !== undefined && (0,shape/* isContinuation */.ks)(trajectory)) {
            pending.parts.push(trajectory);
            pending.subs.push(...subs);
        }
        else if (pending && refersTo([...pending.parts, ...pending.subs], trajectory)) {
            pending.subs.push(trajectory, ...subs);
        }
        else {
            flush(false);
            pending = { parts: [trajectory], subs: [...subs] };
        }
    }
    return {
        record(value) {
            const found = (0,shape/* trajectoriesOf */.nx)(value);
            if (found.length === 0 || !(0,json/* isObject */.Gv)(value))
                return false;
            // One object with several: who is referred to comes behind who refers to it.
            const all = found.length > 1 ? [...found].sort((a, b) => rank(a, found) - rank(b, found)) : found;
            for (const trajectory of all)
                take(trajectory);
            return true;
        },
        end: flush,
    };
}
/** Does one of these trajectories refer to that one as its sub-agent's? */
function refersTo(trajectories, that) {
    const names = new Set((0,shape/* namesOf */.eZ)(that));
    return trajectories.some((t) => t !== that && (0,shape/* stepsOf */.B_)(t).some((s) => (0,shape/* resultsOf */.qS)(s).some((r) => (0,shape/* referred */.SS)(r).some((name) => names.has(name)))));
}
const rank = (trajectory, all) => refersTo(all, trajectory) ? 2 : (0,shape/* isContinuation */.ks)(trajectory) ? 1 : 0;


/***/ })

};
