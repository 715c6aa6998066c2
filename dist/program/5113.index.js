export const id = 5113;
export const ids = [5113];
export const modules = {

/***/ 75113:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decode: () => (/* binding */ decode)
});

// EXTERNAL MODULE: ./src/formats/json.ts
var json = __webpack_require__(58992);
// EXTERNAL MODULE: ./src/formats/build.ts
var build = __webpack_require__(32984);
// EXTERNAL MODULE: ./src/formats/course.ts
var course = __webpack_require__(70887);
;// CONCATENATED MODULE: ./src/formats/inspect/attachments.ts
// Texts that a sample keeps apart, put back where they belong.

const reference = /(?:attachment|tc):\/\/([0-9a-f]{32})/g;
/** So many characters may be put back in one sample: a small log could else name a large text without end. */
const most = 256 << 20;
function attachments(sample) {
    const kept = (0,json/* isObject */.Gv)(sample['attachments']) ? sample['attachments'] : {};
    let left = most;
    let lost = false;
    function text(said) {
        if (!said.includes('://'))
            return said;
        return said.replaceAll(reference, (whole, id) => {
            const found = Object.hasOwn(kept, id) ? kept[id] : undefined;
            if (typeof found !== 'string' || found.length > left) {
                lost = true;
                return whole;
            }
            left -= found.length;
            return found;
        });
    }
    function value(given) {
        if (typeof given === 'string')
            return text(given);
        if (typeof given !== 'object' || given === null)
            return given;
        if (Array.isArray(given))
            return given.map(value);
        return Object.fromEntries(Object.entries(given).map(([key, inner]) => [key, value(inner)]));
    }
    return {
        /** A copy of a value, with the texts that it refers to. */
        value,
        /** Was a text not to be found? */
        isLost: () => lost,
    };
}

// EXTERNAL MODULE: ./src/formats/time.ts
var time = __webpack_require__(43195);
;// CONCATENATED MODULE: ./src/formats/inspect/events.ts
// The events of a sample: what its messages do not keep, which is what sub-agents did and what was compacted away.


/** Reads the spans that events lie in; those of one sample are few and flat. */
function spansOf(events) {
    const spans = new Map();
    for (const e of events) {
        const id = (0,json/* text */.Qq)(e['id']);
        if (e['event'] !== 'span_begin' || id === undefined)
            continue;
        const parent = (0,json/* text */.Qq)(e['parent_id']);
        spans.set(id, {
            type: (0,json/* text */.Qq)(e['type']) ?? '',
            name: (0,json/* text */.Qq)(e['name']) ?? '',
            parent: parent === id ? undefined : parent,
        });
    }
    /** The spans around an event, the innermost first. */
    return function around(e) {
        const found = [];
        for (let at = (0,json/* text */.Qq)(e['span_id']); at !== undefined && found.length < 100;) {
            const span = spans.get(at);
            if (!span)
                break;
            found.push(span);
            at = span.parent;
        }
        return found;
    };
}
/** The steps of the run as the events tell them, without what scorers did. */
function stepsOf(sample) {
    const events = (0,json/* array */.YO)(sample['events']).filter(json/* isObject */.Gv);
    const around = spansOf(events);
    const steps = [];
    const facts = new Map();
    const usage = [];
    const makers = new Map();
    for (const e of events) {
        const spans = around(e);
        if (spans.some((s) => s.type === 'scorer' || s.type === 'scorers'))
            continue;
        if (e['event'] === 'model') {
            const output = (0,json/* object */.Ik)(e['output']);
            if ((0,json/* isObject */.Gv)(output['usage']))
                usage.push(output['usage']);
            const said = (0,json/* object */.Ik)((0,json/* array */.YO)(output['choices'])[0]);
            const message = said['message'];
            if (!(0,json/* isObject */.Gv)(message))
                continue;
            const agent = subAgent(spans);
            for (const call of (0,json/* array */.YO)(message['tool_calls'])) {
                const id = (0,json/* text */.Qq)((0,json/* object */.Ik)(call)['id']);
                if (id !== undefined)
                    makers.set(id, agent);
            }
            steps.push({ message, agent });
        }
        else if (e['event'] === 'tool') {
            const id = (0,json/* text */.Qq)(e['id']);
            if (id === undefined)
                continue;
            const seconds = (0,json/* number */.ai)(e['working_time']);
            const duration_ms = seconds === undefined ? undefined : Math.round(seconds * 1000);
            facts.set(id, {
                ...facts.get(id),
                at: (0,time/* timeOf */.n)(e['timestamp']),
                duration_ms,
                ...(e['failed'] === true ? { is_error: true } : {}),
            });
            const { function: name, arguments: given, error } = e;
            const agent = makers.has(id) ? makers.get(id) : subAgent(spans.slice(spans[0]?.type === 'tool' ? 1 : 0));
            const message = { role: 'tool', tool_call_id: id, function: name, arguments: given, content: e['result'], error };
            steps.push({ message, agent });
        }
        else if (e['event'] === 'approval') {
            const id = (0,json/* text */.Qq)((0,json/* object */.Ik)(e['call'])['id']);
            if (id !== undefined && /^(?:reject|terminate)$/.test((0,json/* text */.Qq)(e['decision']) ?? ''))
                facts.set(id, { ...facts.get(id), denied: true });
        }
        else if (e['event'] === 'compaction')
            steps.push('compaction');
    }
    return { steps, facts, usage, calls: [...facts.keys()] };
}
/** What runs within a tool is a sub-agent's. */
function subAgent(spans) {
    const tool = spans.find((s) => s.type === 'tool');
    if (!tool)
        return undefined;
    return (spans.find((s) => s.type === 'agent' && spans.indexOf(s) < spans.indexOf(tool))?.name || tool.name || 'sub-agent');
}

// EXTERNAL MODULE: ./src/formats/inspect/shape.ts
var shape = __webpack_require__(52290);
// EXTERNAL MODULE: ./src/formats/written.ts
var written = __webpack_require__(65743);
;// CONCATENATED MODULE: ./src/formats/inspect/talk.ts



function talk(b, run, facts) {
    const waiting = [];
    function made(c, agent, turn) {
        const id = (0,json/* text */.Qq)(c['id']);
        const call = b.call({ id, tool: (0,json/* text */.Qq)(c['function']) ?? 'unknown', arguments: c['arguments'], agent, turn }, true);
        const { at, ...known } = facts.get(id ?? '') ?? {};
        if (at !== undefined)
            call.at = at;
        b.settle(call, (0,build/* defined */.sw)(known));
        if (agent === undefined)
            run.called(call);
        waiting.push(call);
        return call;
    }
    /** A call that the provider ran, which the response holds with its result. */
    function served(block, agent, turn) {
        const call = made({ id: block['id'], function: block['name'], arguments: block['arguments'] }, agent, turn);
        waiting.pop();
        const failed = (0,json/* text */.Qq)(block['error']);
        b.settle(call, { result: failed ?? block['result'] ?? '', is_error: failed !== undefined });
    }
    return {
        message(m, agent) {
            const said = (0,json/* contentText */.Tf)(m['content']);
            switch (m['role']) {
                case 'user':
                    if (agent !== undefined)
                        break;
                    b.prompt(said);
                    b.user(said);
                    run.input(said);
                    break;
                case 'assistant': {
                    const turn = agent === undefined ? run.respond(m) : undefined;
                    for (const block of (0,json/* array */.YO)(m['content']))
                        if ((0,json/* isObject */.Gv)(block) && block['type'] === 'tool_use')
                            served(block, agent, turn);
                    b.message(said, { agent, turn });
                    if (agent === undefined)
                        run.said(said);
                    const calls = (0,json/* array */.YO)(m['tool_calls']).filter(json/* isObject */.Gv);
                    for (const call of calls)
                        made(call, agent, turn);
                    if (calls.length === 0 && (0,written/* holdsWrittenCalls */.NO)(said))
                        run.uncertain(written/* seemsWritten */.z8);
                    if (agent === undefined && calls.length > 0)
                        run.reasoned('continues');
                    break;
                }
                case 'tool': {
                    const id = (0,json/* text */.Qq)(m['tool_call_id']);
                    const call = (id === undefined ? waiting[0] : waiting.find((c) => c.id === id)) ?? orphan(m, agent);
                    waiting.splice(waiting.indexOf(call), 1);
                    const error = (0,json/* isObject */.Gv)(m['error']) ? m['error'] : undefined;
                    const result = said === '' && error ? ((0,json/* text */.Qq)(error['message']) ?? '') : plain(m['content'], said);
                    b.settle(call, { result, is_error: error !== undefined || facts.get(id ?? '')?.is_error === true });
                    if (error?.['type'] === 'approval')
                        b.settle(call, { denied: true });
                    if (call.agent === undefined)
                        run.returned();
                    break;
                }
                default:
            }
        },
    };
    /** A call of which only the result is on record. */
    function orphan(m, agent) {
        return made({ id: m['tool_call_id'], function: m['function'], arguments: m['arguments'] }, agent, undefined);
    }
}
/** A result as text where it is text; numbers and the like as they are. */
const plain = (content, said) => said !== '' || content === undefined || content === null || Array.isArray(content) ? said : content;
/** The labels that scores are: a score of several values gives one each. */
function labelsOf(scores) {
    const labels = [];
    for (const [name, score] of Object.entries((0,json/* object */.Ik)(scores))) {
        const value = (0,json/* isObject */.Gv)(score) ? score['value'] : score;
        if (isLabel(value))
            labels.push([name, value]);
        else if ((0,json/* isObject */.Gv)(value))
            for (const [key, inner] of Object.entries(value))
                if (isLabel(inner))
                    labels.push([`${name}.${key}`, inner]);
    }
    return labels.length > 0 ? Object.fromEntries(labels) : undefined;
}
const isLabel = (value) => typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));

;// CONCATENATED MODULE: ./src/formats/inspect/sample.ts







const reasons = new Map([
    ['stop', 'completed'],
    ['tool_calls', 'continues'],
    ['max_tokens', 'output_token_budget'],
    ['model_length', 'output_token_budget'],
    ['content_filter', 'refused'],
]);
/** What a limit of the evaluation that ended the sample is to us; any other interrupted it. */
const limits = new Map([
    ['message', 'max_turns'],
    ['turn', 'max_turns'],
    ['token', 'output_token_budget'],
    ['cost', 'cost_budget'],
]);
function readSample(given, log, sink) {
    const sample = withEvents(given);
    const b = (0,build/* builder */.cL)('inspect', shape/* lacks */.pO, sink);
    const run = (0,course/* course */.y)(b, sink.end);
    const texts = attachments(sample);
    const recorded = stepsOf(sample);
    const { message } = talk(b, run, recorded.facts);
    const messages = (0,json/* array */.YO)(sample['messages']).filter(json/* isObject */.Gv);
    const known = new Set(messages.flatMap((m) => [(0,json/* text */.Qq)(m['tool_call_id']), ...(0,json/* array */.YO)(m['tool_calls']).map((c) => (0,json/* text */.Qq)((0,json/* object */.Ik)(c)['id']))]));
    const told = (m, agent) => message(texts.value(m), agent);
    if (recorded.steps.includes('compaction') || recorded.calls.some((id) => !known.has(id))) {
        for (const m of inputOf(sample))
            told(m);
        for (const step of recorded.steps) {
            if (step === 'compaction')
                b.compaction();
            else
                told(step.message, step.agent);
        }
    }
    else
        for (const m of messages)
            told(m);
    describe(b.trace, sample, log);
    if (!b.trace.tools)
        b.lacks('offered_tools');
    if (!Array.isArray(sample['events']))
        for (const kind of ['denials', 'compactions'])
            b.lacks(kind);
    const usage = usageOf(recorded.usage.length > 0 ? recorded.usage : Object.values((0,json/* object */.Ik)(sample['model_usage'])));
    if (usage)
        run.used(usage);
    else
        b.lacks('usage');
    if (texts.isLost())
        run.incomplete('a text that the sample keeps apart is missing from it');
    close();
    run.finish(false);
    return b.trace;
    /** How the sample ended: by a failure, by a limit, or scored. */
    function close() {
        const output = (0,json/* object */.Ik)(sample['output']);
        run.told((0,json/* text */.Qq)(texts.value(output['completion'])));
        const reason = reasons.get((0,json/* object */.Ik)((0,json/* array */.YO)(output['choices'])[0])['stop_reason']);
        const limit = sample['limit'];
        const failure = sample['error'];
        if ((0,json/* isObject */.Gv)(failure) || (0,json/* text */.Qq)(failure))
            run.failed((0,json/* text */.Qq)((0,json/* object */.Ik)(failure)['message']) ?? (0,json/* text */.Qq)(failure) ?? 'an error');
        else if ((0,json/* isObject */.Gv)(limit))
            run.stop(limits.get(limit['type']) ?? 'interrupted');
        else if (Object.keys((0,json/* object */.Ik)(sample['scores'])).length > 0 || log['status'] === 'success') {
            if (reason === 'refused' || reason === 'output_token_budget')
                run.reasoned(reason);
            else
                run.stop('completed');
        }
        else if ('status' in log || 'plan' in log)
            run.closesWith('score');
        else
            run.reasoned(run.awaits() ? undefined : reason);
    }
}
/** The sample as it is written today: what happened once stood in a transcript of its own. */
function withEvents(sample) {
    const { transcript } = sample;
    return (0,json/* isObject */.Gv)(transcript) ? { events: transcript['events'], attachments: transcript['content'], ...sample } : sample;
}
/** What the sample was asked: a text, or messages. */
function inputOf({ input }) {
    if (typeof input === 'string')
        return [{ role: 'user', content: input }];
    return (0,json/* array */.YO)(input)
        .filter(json/* isObject */.Gv)
        .filter((m) => m['role'] === 'user');
}
function describe(trace, sample, log) {
    const epoch = (0,json/* number */.ai)(sample['epoch']);
    const { id } = sample;
    const name = typeof id === 'string' || typeof id === 'number' ? String(id) : 'sample';
    const model = (0,json/* text */.Qq)((0,json/* object */.Ik)(log['eval'])['model']);
    const first = (0,json/* array */.YO)(sample['events']).find((e) => (0,json/* isObject */.Gv)(e) && e['event'] === 'model' && Array.isArray(e['tools']));
    const tools = (0,json/* array */.YO)((0,json/* object */.Ik)(first)['tools']).flatMap((t) => (0,json/* text */.Qq)((0,json/* object */.Ik)(t)['name']) ?? []);
    const seconds = (0,json/* number */.ai)(sample['total_time']);
    Object.assign(trace, (0,build/* defined */.sw)({
        id: epoch === undefined ? name : `${name}_epoch_${epoch}`,
        agent: model === undefined ? undefined : { model },
        tools: first === undefined ? undefined : tools,
        labels: labelsOf(sample['scores']),
        duration_ms: seconds === undefined || seconds < 0 ? undefined : Math.round(seconds * 1000),
    }));
}
/** All that was sent and given; `total_tokens` counts the cache, which `input_tokens` does for some providers only. */
function usageOf(records) {
    const sum = { input_tokens: 0, output_tokens: 0 };
    let known = false;
    let cost;
    for (const record of records.filter(json/* isObject */.Gv)) {
        const input = (0,json/* number */.ai)(record['input_tokens']);
        const output = (0,json/* number */.ai)(record['output_tokens']);
        if (input === undefined || output === undefined)
            continue;
        const total = (0,json/* number */.ai)(record['total_tokens']);
        sum.input_tokens += total === undefined ? input : Math.max(input, total - output);
        sum.output_tokens += output;
        known = true;
        const dollars = (0,json/* number */.ai)(record['total_cost']);
        if (dollars !== undefined && dollars >= 0)
            cost = (cost ?? 0) + dollars;
    }
    return known ? { ...sum, ...(cost === undefined ? {} : { cost_usd: cost }) } : undefined;
}

;// CONCATENATED MODULE: ./src/formats/inspect/decode.ts



function decode(sink) {
    let log = {};
    let promised;
    let samples = 0;
    /** The last trace waits: whether the log holds all of its samples is known at the end. */
    let last;
    function take(sample) {
        samples++;
        if (last)
            sink.emit(last);
        last = readSample(sample, log, sink);
    }
    return {
        record(value) {
            if ((0,shape/* isLog */.V_)(value)) {
                // Several logs in one file follow each other.
                finish();
                log = value;
                promised = (0,json/* number */.ai)((0,json/* object */.Ik)(value['results'])['total_samples']);
                for (const sample of (0,json/* array */.YO)(value['samples']))
                    if ((0,json/* isObject */.Gv)(sample))
                        take(sample);
                return true;
            }
            if (!(0,shape/* isSample */.RN)(value))
                return false;
            take(value);
            return true;
        },
        end: (cut) => finish(cut),
    };
    function finish(cut = false) {
        if (last) {
            const missing = promised !== undefined && samples < promised ? promised - samples : 0;
            const why = cut
                ? 'the log is cut off'
                : missing > 0
                    ? `the log holds ${samples} of ${promised} samples: the others are no part of it`
                    : undefined;
            if (why !== undefined)
                last.source.incomplete = [...(last.source.incomplete ?? []), why];
            if (cut)
                last.truncated = true;
            sink.emit(last);
        }
        last = undefined;
        samples = 0;
    }
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
