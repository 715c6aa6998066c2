export const id = 4340;
export const ids = [4340];
export const modules = {

/***/ 34340:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decode: () => (/* binding */ decode)
});

// EXTERNAL MODULE: ./src/formats/build.ts
var build = __webpack_require__(32984);
// EXTERNAL MODULE: ./src/formats/json.ts
var json = __webpack_require__(58992);
;// CONCATENATED MODULE: ./src/formats/copilot/agents.ts
// Which agent an event of a workflow session or of Copilot is of: the main one, or a sub-agent by its name.

const parents = ['parent_tool_use_id', 'parentToolUseId', 'parentToolCallId'];
/** Knows the sub-agents of one session. `r` is an event, `d` its data. */
function copilotAgents() {
    /** The names of sub-agents by their id, and by the call that started them. */
    const names = new Map();
    return {
        /** A `subagent.started`. */
        started(r, d) {
            const name = (0,json/* text */.Qq)(d['agentName']) ?? (0,json/* text */.Qq)(d['agentDisplayName']);
            if (name === undefined)
                return;
            for (const key of [(0,json/* text */.Qq)(r['agentId']), (0,json/* text */.Qq)(d['agentId']), (0,json/* text */.Qq)(d['toolCallId'])])
                if (key)
                    names.set(key, name);
        },
        /** The sub-agent an event is of; `undefined`: the main agent. */
        of(r, d) {
            for (const key of ['agentId', ...parents]) {
                const found = (0,json/* text */.Qq)(r[key]) ?? (0,json/* text */.Qq)(d[key]);
                if (found !== undefined)
                    return names.get(found) ?? found;
            }
            return (0,json/* text */.Qq)(d['parentSessionId']) === undefined ? undefined : ((0,json/* text */.Qq)(d['sessionId']) ?? 'agent');
        },
    };
}

// EXTERNAL MODULE: ./src/formats/steps.ts
var steps = __webpack_require__(10599);
// EXTERNAL MODULE: ./src/formats/failure.ts
var failure = __webpack_require__(47730);
;// CONCATENATED MODULE: ./src/formats/copilot/call.ts
// A tool call in the events of GitHub Agentic Workflows and Copilot: its arguments, and how it ended.



/** The arguments of a call. Free text of a custom tool is `{input}`: as bare text it would be a malformed call. */
function argumentsOf(d, tool) {
    const value = d['input'] ?? d['arguments'] ?? d['parameters'];
    const raw = (0,json/* text */.Qq)(d['argumentText']);
    if (raw !== undefined && (value === undefined || ((0,json/* isObject */.Gv)(value) && Object.keys(value).length === 0)))
        return raw;
    if (typeof value !== 'string' || value === '')
        return value;
    const free = d['type'] === 'custom' || (tool === 'apply_patch' && typeof (0,json/* readArguments */.lR)(value) === 'string');
    return free ? { input: value } : value;
}
const shells = /^(bash|shell|powershell|local_shell|run_in_terminal)$|_(bash|powershell|shell)$/i;
/** What Copilot appends to the output of a command. */
const exited = /<(?:exited|shellId: \S{1,80} completed) with exit code (-?\d+)>\s*$/;
/** What Claude Code writes before the output of a command that failed. */
const claudeExit = /^(?:Error: )?Exit code (\d+)\b/;
/** How a call ended, by its `tool.execution_complete`. `engine`: what ran the agent. */
function endOf(d, tool, engine) {
    const error = d['error'] === undefined || d['error'] === null ? undefined : d['error'];
    const result = (0,json/* isObject */.Gv)(d['result']) ? d['result'] : undefined;
    const content = result ? (result['content'] ?? result['contents'] ?? result) : d['result'];
    const output = content ?? d['output'];
    const said = typeof output === 'string' ? output : (0,json/* contentText */.Tf)(output);
    const exit = exitOf(d, result, tool, said, engine);
    const denied = /denied|rejected/i.test(String((0,json/* object */.Ik)(error)['code'] ?? ''));
    const failed = d['success'] === false || error !== undefined || (exit !== undefined && exit !== 0) || result?.['isError'] === true;
    return (0,build/* defined */.sw)({
        is_error: failed ? true : d['success'] === true || exit === 0 ? false : null,
        exit_code: exit,
        duration_ms: (0,json/* number */.ai)(d['durationMs']),
        denied: denied || undefined,
        result: Array.isArray(output) && said !== '' ? said : (output ?? (error === undefined ? undefined : (0,failure/* failureText */.k)(error))),
    });
}
function exitOf(d, result, tool, said, engine) {
    const known = (0,json/* number */.ai)((0,json/* object */.Ik)(d['shellExecution'])['exitCode']) ??
        (0,json/* number */.ai)(d['exitCode']) ??
        (0,json/* number */.ai)((0,json/* object */.Ik)(result?.['structuredContent'])['exit_code']) ??
        (0,json/* number */.ai)((0,json/* object */.Ik)((0,json/* array */.YO)(result?.['contents']).find((c) => (0,json/* object */.Ik)(c)['type'] === 'shell_exit'))['exitCode']);
    if (known !== undefined || !shells.test(tool))
        return known;
    if (engine === 'claude') {
        const found = d['success'] === false ? claudeExit.exec(said) : undefined;
        return found
            ? Number(found[1])
            : d['success'] === true && !said.startsWith('Command running in background')
                ? 0
                : undefined;
    }
    const found = exited.exec(said.slice(-200));
    return found ? Number(found[1]) : undefined;
}

;// CONCATENATED MODULE: ./src/formats/copilot/calls.ts



/** How a call that was refused ended. */
const refusal = { denied: true, is_error: true };
/** Collects the calls of one session. `d` is the data of an event, `agent` the sub-agent it is of. */
function copilotCalls(b, run) {
    const known = (0,steps/* steps */.C)();
    /** Calls that were refused before anything else was recorded of them. */
    const refused = new Set();
    /** The call that a step belongs to, a new one where it begins one. `undefined`: it has no name. */
    function call(d, step, agent) {
        const tool = (0,json/* text */.Qq)(d['toolName']) ?? (0,json/* text */.Qq)(d['name']);
        const id = (0,json/* text */.Qq)(d['toolCallId']);
        const before = known.find(id, step, tool);
        if (before) {
            if (id !== undefined && before.id === undefined)
                b.identify(before, id);
            // What was started is what ran, whatever was asked for.
            if (step === 'start' && tool !== undefined)
                before.tool = tool;
            return again(before, argumentsOf(d, before.tool), step, agent);
        }
        if (tool === undefined)
            return undefined;
        const one = b.call({ id, tool, arguments: argumentsOf(d, tool), agent, turn: run.turn(agent) }, true);
        known.begin(id, step, one);
        if (id !== undefined && refused.delete(id))
            b.settle(one, refusal);
        if (agent === undefined)
            run.course.called(one);
        return one;
    }
    /** A further step: the arguments of the start stand, else those of the request, else those of the end. */
    function again(one, given, step, agent) {
        const read = (0,json/* readArguments */.lR)(given);
        const more = step === 'start'
            ? ((0,steps/* filled */.B)(read, one.arguments) ?? (isEmpty(read) ? undefined : read))
            : (0,steps/* filled */.B)(one.arguments, read);
        if (more !== undefined && !one.arguments_cut)
            b.giveArguments(one, more);
        if (agent !== undefined)
            one.agent ??= agent;
        return one;
    }
    return {
        /** A message asks for a call. */
        request: (d, agent) => call(d, 'request', agent),
        /** A call begins. False: it has no name. */
        start: (d, agent) => call(d, 'start', agent) !== undefined,
        /** The end of a call. False: it is not known of what. */
        complete(d, agent) {
            const one = call(d, 'complete', agent);
            if (!one)
                return false;
            b.settle(one, endOf(d, one.tool, run.engine()));
            if (agent === undefined && one.agent === undefined)
                run.course.returned();
            return true;
        },
        /** Someone refused the call with this id, which may be recorded later. */
        deny(id) {
            const one = b.find(id);
            if (one)
                b.settle(one, refusal);
            else
                refused.add(id);
        },
    };
}
const isEmpty = (given) => typeof given === 'object' && given !== null && Object.keys(given).length === 0;

// EXTERNAL MODULE: ./src/model/trace.ts
var model_trace = __webpack_require__(5136);
;// CONCATENATED MODULE: ./src/formats/copilot/consent.ts
// What was asked of a person in a workflow session or Copilot session, and the answers: permissions, elicitations, denials.




/** Follows what is asked in one session. `d` is the data of an event. */
function copilotConsent(b, calls) {
    const { trace } = b;
    const requests = new Map();
    const denials = new Set();
    const requestOf = (d) => requests.get(String(d['requestId'])) ?? {};
    /** The id of the only call that waits. */
    function onlyWaiting() {
        const waiting = trace.events.filter((e) => e.type === 'tool_call' && e.is_error === null && !e.denied);
        const [only, ...more] = waiting;
        return only?.type === 'tool_call' && more.length === 0 ? only.id : undefined;
    }
    /** What a result says was refused; a call that the file does not hold otherwise is one all the same. */
    function denied(raw) {
        const id = (0,json/* text */.Qq)(raw['tool_use_id']) ?? (0,json/* text */.Qq)(raw['toolUseId']) ?? (0,json/* text */.Qq)(raw['toolCallId']);
        const tool = (0,json/* text */.Qq)(raw['tool_name']) ?? (0,json/* text */.Qq)(raw['toolName']);
        const key = id ?? JSON.stringify([tool, Object.keys((0,json/* object */.Ik)(raw['tool_input']))]);
        if (denials.has(key))
            return;
        denials.add(key);
        if (id !== undefined && b.find(id)) {
            calls.deny(id);
            return;
        }
        const same = id === undefined
            ? trace.events.findLast((e) => e.type === 'tool_call' && e.tool === tool && !e.denied)
            : undefined;
        if (same?.type === 'tool_call')
            b.settle(same, refusal);
        else if (tool !== undefined)
            b.settle(b.call({ id, tool, arguments: raw['tool_input'] ?? raw['toolInput'] }), refusal);
    }
    return {
        /** A `permission.requested` or `elicitation.requested`. */
        requested(d) {
            const id = (0,json/* text */.Qq)(d['requestId']);
            if (id !== undefined)
                requests.set(id, d);
        },
        /** A `permission.completed`. Where nothing names the call, it is the only one that waits. */
        permission(d) {
            if (!/^(denied|reject)/.test(String((0,json/* object */.Ik)(d['result'])['kind'] ?? d['kind'])))
                return;
            const request = requestOf(d);
            const named = [d, (0,json/* object */.Ik)(request['permissionRequest']), request].map((o) => (0,json/* text */.Qq)(o['toolCallId']));
            const id = named.find((one) => one !== undefined) ?? onlyWaiting();
            if (id !== undefined)
                calls.deny(id);
        },
        /** An `elicitation.completed`. */
        elicitation(d) {
            const action = model_trace/* elicitationActions */.bd.find((a) => a === d['action']);
            if (!action)
                return;
            trace.events.push((0,build/* defined */.sw)({
                type: 'elicitation',
                message: (0,json/* text */.Qq)(requestOf(d)['message']) ?? (0,json/* text */.Qq)(d['message']),
                action,
                content: d['content'] ?? undefined,
            }));
        },
        /** The denials that a `session.result` lists. */
        denials(d) {
            for (const raw of [...(0,json/* array */.YO)(d['permissionDenials']), ...(0,json/* array */.YO)(d['permission_denials'])])
                if ((0,json/* isObject */.Gv)(raw))
                    denied(raw);
        },
    };
}

// EXTERNAL MODULE: ./src/formats/course.ts
var course = __webpack_require__(70887);
// EXTERNAL MODULE: ./src/formats/usage.ts
var usage = __webpack_require__(19555);
;// CONCATENATED MODULE: ./src/formats/copilot/usage.ts



/** Collects usage from the events of one session. */
function copilotUsage() {
    /** The last snapshot of each session: a workflow that retries has several, and their sum is its cost. */
    const snapshots = new Map();
    const counted = new Set();
    let totals = {};
    let calls = {};
    const add = (to, from) => {
        const sum = { ...to };
        for (const key of Object.keys(from))
            sum[key] = (sum[key] ?? 0) + (from[key] ?? 0);
        return sum;
    };
    return {
        /** A `session.result`: cumulative within its session. */
        result(d) {
            const key = (0,json/* text */.Qq)(d['sessionId']) ?? (0,json/* text */.Qq)(d['session_id']) ?? '';
            const u = (0,json/* object */.Ik)(d['usage']);
            snapshots.set(key, {
                ...snapshots.get(key),
                ...(0,build/* defined */.sw)({
                    input_tokens: (0,usage/* inputTokens */.T)(u) ?? (0,json/* number */.ai)(u['inputTokens']),
                    output_tokens: (0,json/* number */.ai)(u['output_tokens']) ?? (0,json/* number */.ai)(u['outputTokens']),
                    cost_usd: (0,json/* number */.ai)(d['totalCostUsd']),
                }),
            });
        },
        /** A `session.shutdown` or `session.usage_checkpoint`, or the usage of the closing line: running totals. */
        copilot(told) {
            const d = { ...(0,json/* object */.Ik)(told['accountingSnapshot']), ...told };
            let tokens = {};
            for (const metric of Object.values((0,json/* object */.Ik)(d['modelMetrics'])))
                tokens = add(tokens, tokensOf((0,json/* object */.Ik)((0,json/* object */.Ik)(metric)['usage'])));
            totals = {
                ...totals,
                ...tokens,
                ...(0,build/* defined */.sw)({
                    premium_requests: (0,json/* number */.ai)(d['totalPremiumRequests']) ?? (0,json/* number */.ai)(d['totalPremiumRequestCost']) ?? (0,json/* number */.ai)(d['premiumRequests']),
                    nano_aiu: (0,json/* number */.ai)(d['totalNanoAiu']),
                }),
            };
        },
        /** Any other event: a checkpoint, or the usage of one model call. */
        event(type, d) {
            if (type === 'session.usage_checkpoint')
                this.copilot(d);
            if (type !== 'session.usage_record' && type !== 'assistant.usage')
                return;
            const u = (0,json/* isObject */.Gv)(d['usage']) ? d['usage'] : d;
            const id = (0,json/* text */.Qq)(u['apiCallId']);
            if (id !== undefined && counted.has(id))
                return;
            if (id !== undefined)
                counted.add(id);
            calls = add(calls, {
                ...tokensOf(u),
                ...(0,build/* defined */.sw)({ nano_aiu: (0,json/* number */.ai)((0,json/* object */.Ik)(u['copilotUsage'])['totalNanoAiu']) }),
            });
        },
        /** The usage of the whole session, if anything is known of it. */
        total() {
            let all = {};
            for (const one of snapshots.values())
                all = add(all, one);
            all = { ...calls, ...totals, ...all };
            return Object.keys(all).length > 0 ? all : undefined;
        },
    };
}
const tokensOf = (u) => (0,build/* defined */.sw)({ input_tokens: (0,json/* number */.ai)(u['inputTokens']), output_tokens: (0,json/* number */.ai)(u['outputTokens']) });

;// CONCATENATED MODULE: ./src/formats/copilot/run.ts
// What a workflow session or Copilot session is, and how far it got: engine and model, turns, its end and usage.




/** The words for an end that is neither success nor failure. */
const limits = [
    [/max_turns/, 'max_turns'],
    [/max_budget|budget_exhausted|cost_budget|max_ai_credits/, 'cost_budget'],
    [/max_tokens|output_token/, 'output_token_budget'],
    [/\b(cancel|abort|interrupt)/, 'interrupted'],
];
/** Follows one session. `d` is the data of an event. */
function copilotRun(b, end) {
    const { trace } = b;
    const progress = (0,course/* course */.y)(b, end);
    const usage = copilotUsage();
    let id;
    /** What ran the agent of a workflow; `undefined`: it is no workflow. */
    let engine;
    let model;
    let starts = 0;
    let responses = 0;
    /** The responses of which only parts are recorded so far. */
    const unfinished = new Set();
    let reported;
    let exit;
    let categories = [];
    function start(d) {
        engine = (0,json/* text */.Qq)(d['sourceEngine']) ?? engine;
        id ??= (0,json/* text */.Qq)(d['sessionId']) ?? (0,json/* text */.Qq)(d['session_id']);
        const name = engine ?? (d['producer'] === 'copilot-agent' ? 'copilot' : undefined);
        if (name)
            trace.agent = { ...trace.agent, name };
        model = (0,json/* text */.Qq)(d['model']) ?? (0,json/* text */.Qq)(d['selectedModel']) ?? model;
        const tools = (0,json/* array */.YO)(d['tools'])
            .map((t) => (0,json/* text */.Qq)(t) ?? (0,json/* text */.Qq)((0,json/* object */.Ik)(t)['name']))
            .filter((t) => t !== undefined);
        if (tools.length > 0)
            trace.tools = tools;
    }
    /** A `session.result`: a snapshot, of which several may come. */
    function result(d) {
        usage.result(d);
        reported = (0,json/* number */.ai)(d['numTurns']) ?? reported;
        const took = (0,json/* number */.ai)(d['durationMs']);
        if (took !== undefined)
            trace.duration_ms = took;
        const errors = (0,json/* array */.YO)(d['errors']);
        const word = [d['status'], d['subtype'], d['terminal_reason']].map((w) => String(w ?? '')).join(' ');
        const limit = limits.find(([pattern]) => pattern.test(word));
        const isFailed = d['is_error'] === true || /\b(fail|error)/.test(word);
        if (limit)
            progress.stop(limit[1]);
        else if (isFailed)
            progress.failed((0,failure/* failureText */.k)(errors[0] ?? d['error'] ?? d['message'] ?? d['result'] ?? d['status']));
        else if (/\b(success|succeeded|complete|completed|ok)\b/.test(word))
            progress.stop('completed');
        else if (errors.length > 0)
            progress.failed((0,failure/* failureText */.k)(errors.at(-1)));
        if (limit || !isFailed)
            progress.told((0,json/* text */.Qq)(d['result']));
    }
    function shutdown(d) {
        usage.copilot(d);
        model = (0,json/* text */.Qq)(d['currentModel']) ?? model;
        if (d['shutdownType'] === 'error')
            progress.crashed((0,failure/* failureText */.k)(d['errorReason'] ?? 'the session ended with an error'));
        else if (d['shutdownType'] === 'routine')
            progress.stop('completed');
    }
    /** A process ended. Of several that ended with nothing of the agent between, a failure stands. */
    function exited(code) {
        if (exit === undefined || exit === 0)
            exit = code ?? exit;
    }
    return {
        course: progress,
        engine: () => engine,
        /** Is this the start of another session? The retries of a workflow belong to one run. */
        isOther: (d) => {
            const next = (0,json/* text */.Qq)(d['sessionId']);
            if (id === undefined || next === undefined || next === id)
                return false;
            return engine === undefined || (engine !== 'copilot' && d['producer'] === 'copilot-agent');
        },
        /** The number of the turn in which an agent speaks or calls, where it is known. */
        turn: (agent) => (agent === undefined && starts > 0 ? starts : undefined),
        /** The main agent responded. `counts`: it is the first that is recorded of this response. */
        respond(counts) {
            if (counts)
                responses++;
        },
        /** A part of a response of the main agent, by its id or by what else stands for it. */
        streamed(response) {
            unfinished.add(response);
        },
        /** The whole of a response is recorded. False: no part of it was before, or its whole was already. */
        completed: (response) => unfinished.delete(response),
        /** The closing line of the output. */
        close(r) {
            exited((0,json/* number */.ai)(r['exitCode']));
            usage.copilot((0,json/* object */.Ik)(r['usage']));
        },
        /** Takes an event of the session's course, of the main agent or (`main` is false) of another; any other says nothing here. */
        event(type, d, main) {
            usage.event(type, d);
            if (type === 'agent.execution') {
                exited((0,json/* number */.ai)(d['exitCode']));
                const named = (0,json/* array */.YO)(d['categories']).filter((c) => typeof c === 'string');
                if (named.length > 0)
                    categories = named;
            }
            if (!main)
                return;
            if (/^(?:assistant|tool|user)\./.test(type)) {
                exit = undefined;
                categories = [];
            }
            if (/^session\.(start|init|resume)$/.test(type))
                start(d);
            else if (type === 'session.model_change')
                model = (0,json/* text */.Qq)(d['newModel']) ?? model;
            else if (type === 'assistant.turn_start') {
                starts++;
                progress.respond(starts);
            }
            else if (type === 'session.result')
                result(d);
            else if (type === 'session.shutdown')
                shutdown(d);
            else if (type === 'abort')
                progress.stop('interrupted');
            else if (type === 'session.error' && d['severity'] !== 'warning' && d['severity'] !== 'info')
                progress.failed((0,failure/* failureText */.k)(d['message'] ?? d['error'] ?? d));
        },
        /** Writes all of it into the trace. `cut`: the file ended in the middle of a line. */
        finish(cut) {
            if (id !== undefined)
                trace.id = id;
            if (model !== undefined)
                trace.agent = { ...trace.agent, model };
            const why = categories.length > 0 ? ` (${categories.join(', ')})` : '';
            if (exit === 0)
                progress.stop('completed');
            else if (exit !== undefined)
                progress.crashed(`the agent exited with code ${exit}${why}`);
            // The turns that Codex reports are prompts, and other engines tell a response in several messages.
            // Parts alone do not tell where one response ends and the next begins.
            const counted = (engine === undefined || engine === 'copilot') && unfinished.size === 0 ? responses : 0;
            const turns = (engine === 'codex' ? undefined : reported) ?? (starts || counted);
            progress.count(turns > 0 ? turns : undefined);
            if (!trace.tools)
                b.lacks('offered_tools');
            const used = usage.total();
            if (used)
                progress.used(used);
            progress.finish(cut);
        },
    };
}

// EXTERNAL MODULE: ./src/formats/copilot/shape.ts
var shape = __webpack_require__(57118);
;// CONCATENATED MODULE: ./src/formats/copilot/talk.ts

/** Collects what is said in one session. `r` is an event, `d` its data, `agent` the sub-agent it is of. */
function copilotTalk(b, run, calls) {
    const { trace } = b;
    const said = new Set();
    /** The last message that came in parts. */
    let streamed;
    /** The calls that the last message asked for: its parts and its whole repeat them. */
    let requests = new Set();
    let requester;
    function message(r, d, agent) {
        const main = agent === undefined;
        const content = (0,json/* contentText */.Tf)(d['content']);
        const id = (0,json/* text */.Qq)(d['messageId']);
        const key = `${agent}/${id ?? ''}`;
        const asked = (0,json/* array */.YO)(d['toolRequests']);
        let made;
        const before = streamed?.key === key ? streamed.message : undefined;
        const part = isPart(r, d);
        const more = part && before !== undefined && trace.events.at(-1) === before;
        // The whole of a message of which the parts were read.
        const whole = !part && before !== undefined && content.startsWith(before.text);
        if (more)
            before.text += content;
        else if (whole)
            before.text = content;
        else if (content.trim() !== '') {
            b.message(content, { agent, turn: run.turn(agent) });
            made = trace.events.at(-1);
            if (part)
                streamed = { message: made, key };
        }
        const known = more || whole ? before : made;
        const response = id ?? known ?? r;
        if (main) {
            run.course.respond(response);
            run.course.said(known?.text ?? content, true);
            if (!more)
                said.add(content);
            if (!part)
                run.respond(run.completed(id ?? (whole ? before : undefined)) || !whole);
            // An empty part without an id and without calls tells of no response.
            else if (id !== undefined || content.trim() !== '' || asked.length > 0)
                run.streamed(id ?? made ?? (more ? before : r));
        }
        if (requester !== response)
            requests = new Set();
        requester = response;
        for (const raw of asked) {
            if (!(0,json/* isObject */.Gv)(raw))
                continue;
            const call = (0,json/* text */.Qq)(raw['toolCallId']);
            if (call !== undefined && requests.has(call))
                continue;
            if (call !== undefined)
                requests.add(call);
            calls.request(raw, agent);
        }
    }
    return {
        message,
        /** A `user.message` to the main agent. */
        user(d) {
            const content = (0,json/* contentText */.Tf)(d['content']);
            const source = (0,json/* text */.Qq)(d['source']);
            // A message with another source was put in by a skill or by the system.
            if (content.trim() === '' || (source !== undefined && source !== 'user'))
                return;
            if (d['isSynthetic'] === true || d['isMeta'] === true || d['isCompactSummary'] === true)
                return;
            b.prompt(content);
            b.user(content);
            run.course.input(content);
        },
        /** A `session.task_complete`: its summary is the last message, unless that was recorded. */
        summary(d) {
            const summary = (0,json/* text */.Qq)(d['summary']);
            if (summary !== undefined && !said.has(summary))
                message({}, { content: summary }, undefined);
            run.course.stop(undefined);
        },
        /** What a sub-agent of Pi answered, its calls among it: nothing else tells of them. */
        subagent(r, d, from) {
            const m = (0,json/* object */.Ik)(((0,json/* isObject */.Gv)(r['event']) ? r['event'] : (0,json/* object */.Ik)(d['event']))['message']);
            const agent = (0,json/* text */.Qq)(d['agentName']) ?? (0,json/* text */.Qq)(d['agent']) ?? from ?? 'agent';
            if (m['role'] === 'toolResult') {
                const one = b.find((0,json/* text */.Qq)(m['toolCallId']));
                if (one)
                    b.settle(one, { result: (0,json/* contentText */.Tf)(m['content']), is_error: m['isError'] === true });
                return;
            }
            for (const raw of (0,json/* array */.YO)(m['content'])) {
                const block = (0,json/* object */.Ik)(raw);
                const tool = (0,json/* text */.Qq)(block['name']);
                if (block['type'] === 'toolCall' && tool !== undefined)
                    b.call({ id: (0,json/* text */.Qq)(block['id']), tool, arguments: block['arguments'], agent });
                else if (block['type'] === 'text')
                    b.message((0,json/* contentText */.Tf)([block]), { agent });
            }
        },
    };
}
/** Is a message a part of one that is streamed? */
const isPart = (r, d) => d['delta'] === true ||
    (0,json/* object */.Ik)(r['event'])['type'] === 'content_block_delta' ||
    (0,json/* object */.Ik)(r['assistantMessageEvent'])['type'] === 'text_delta';

;// CONCATENATED MODULE: ./src/formats/copilot/decode.ts








/** The last line of `copilot --output-format json`. */
const isResult = (r) => (0,json/* isObject */.Gv)(r) && r['type'] === 'result' && typeof r['exitCode'] === 'number';
function decode(sink) {
    let current;
    return {
        record(value) {
            if (!(0,shape/* isEvent */.x)(value) && !isResult(value))
                return false;
            if (current?.isOver(value)) {
                sink.emit(current.finish(false));
                current = undefined;
            }
            current ??= session(sink);
            return current.event(value);
        },
        end: (cut) => {
            if (current)
                sink.emit(current.finish(cut));
        },
    };
}
/** One session. */
function session(sink) {
    const b = (0,build/* builder */.cL)('copilot-events', shape/* lacks */.p, sink);
    const agents = copilotAgents();
    const run = copilotRun(b, sink.end);
    const calls = copilotCalls(b, run);
    const talk = copilotTalk(b, run, calls);
    const consent = copilotConsent(b, calls);
    return {
        /** Does this record begin another session? */
        isOver(r) {
            const d = (0,json/* object */.Ik)(r['data']);
            return ((r['type'] === 'session.start' || r['type'] === 'session.init') &&
                run.isOther(d) &&
                agents.of(r, d) === undefined &&
                !(0,json/* isObject */.Gv)(r['provenance']));
        },
        /** Takes an event. False: it looks like a tool's and is not known. */
        event(r) {
            if (isResult(r)) {
                run.close(r);
                return true;
            }
            const d = (0,json/* object */.Ik)(r['data']);
            const type = r['type'];
            const agent = agents.of(r, d);
            const main = agent === undefined;
            run.event(type, d, main);
            switch (type) {
                case 'user.message':
                    if (main)
                        talk.user(d);
                    return true;
                case 'assistant.message':
                case 'assistant.refusal':
                    talk.message(r, d, agent);
                    return true;
                case 'assistant.message_delta': {
                    // Its text comes again with the whole, unless the session ended before.
                    const id = (0,json/* text */.Qq)(d['messageId']);
                    if (main && id !== undefined) {
                        run.streamed(id);
                        run.course.respond(id);
                    }
                    return true;
                }
                case 'session.task_complete':
                    if (main)
                        talk.summary(d);
                    return true;
                case 'subagent.started':
                    agents.started(r, d);
                    return true;
                case 'subagent.request':
                case 'pi.subagent_event':
                    talk.subagent(r, d, agent);
                    return true;
                case 'tool.execution_start':
                    return calls.start(d, agent);
                case 'tool.execution_complete':
                    return calls.complete(d, agent);
                case 'permission.requested':
                case 'elicitation.requested':
                    consent.requested(d);
                    return true;
                case 'permission.completed':
                    consent.permission(d);
                    return true;
                case 'elicitation.completed':
                    consent.elicitation(d);
                    return true;
                case 'session.result':
                    consent.denials(d);
                    return true;
                case 'session.compaction_complete':
                    if (main && d['success'] !== false)
                        b.compaction();
                    return true;
                case 'claude.system':
                    if (main && d['subtype'] === 'compact_boundary')
                        b.compaction();
                    return true;
                default:
                    return (!type.startsWith('tool.') || /\.(execution_(progress|partial_result|update)|user_requested)$/.test(type));
            }
        },
        finish(cut) {
            run.finish(cut);
            return b.trace;
        },
    };
}


/***/ }),

/***/ 10599:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ filled),
/* harmony export */   C: () => (/* binding */ steps)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

/**
 * The steps under one id are one call until it is complete. The same step again (updates aside) and any step behind the completion
 * begin another: ids are used again.
 */
function steps() {
    const known = new Map();
    const nameless = [];
    const fits = (one, step) => !one.taken.has('complete') && (step === 'update' || !one.taken.has(step));
    /** The call that was asked for without an id, of which this step has one. */
    function adopt(id, step, tool) {
        const at = nameless.findIndex((n) => n.call.tool === tool && n.taken.has('request') && fits(n, step));
        const [one] = at < 0 ? [] : nameless.splice(at, 1);
        if (!one)
            return undefined;
        one.taken.add(step);
        known.set(id, one);
        return one.call;
    }
    return {
        /** The call that a step belongs to; `undefined`: it begins one. Without ids, steps are paired by the name of the tool. */
        find(id, step, tool) {
            const one = id === undefined
                ? nameless.find((n) => (tool === undefined || n.call.tool === tool) && fits(n, step))
                : known.get(id);
            if (!one && id !== undefined && step !== 'request')
                return adopt(id, step, tool);
            if (!one || !fits(one, step))
                return undefined;
            one.taken.add(step);
            if (step === 'complete' && id === undefined)
                nameless.splice(nameless.indexOf(one), 1);
            return one.call;
        },
        /** A step began this call. */
        begin(id, step, call) {
            const one = { call, taken: new Set([step]) };
            if (id !== undefined)
                known.set(id, one);
            else if (step !== 'complete')
                nameless.push(one);
        },
        /** The ids that were seen count anew. */
        forget: () => known.clear(),
    };
}
const isBlank = (value) => value === undefined ||
    value === null ||
    value === '' ||
    (typeof value === 'object' && Object.keys(value).length === 0);
/** The arguments of an earlier step, with what a later one adds where the earlier says nothing; `undefined`: nothing. */
function filled(earlier, later) {
    if (isBlank(later))
        return undefined;
    if (isBlank(earlier))
        return later;
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(earlier) || !(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(later))
        return undefined;
    const added = Object.entries(later).filter(([key, value]) => !isBlank(value) && isBlank(earlier[key]));
    return added.length > 0 ? Object.fromEntries([...Object.entries(earlier), ...added]) : undefined;
}


/***/ })

};
