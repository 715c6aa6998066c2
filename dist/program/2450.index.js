export const id = 2450;
export const ids = [2450];
export const modules = {

/***/ 12450:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decodeRuns: () => (/* binding */ decodeRuns),
  decodeSimulations: () => (/* binding */ decodeSimulations)
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
;// CONCATENATED MODULE: ./src/formats/tau/dialogue.ts



/** What the simulated user says to end the dialogue. */
const closing = /###(?:STOP|TRANSFER|OUT-OF-SCOPE)###/;
/** The tool that hands the dialogue over, which ends a run of tau-bench. */
const handover = 'transfer_to_human_agents';
function dialogue(b, run) {
    const waiting = [];
    let over = false;
    function assistant(m) {
        const said = (0,json/* contentText */.Tf)(m['content']);
        if ((0,json/* isObject */.Gv)(m['context_truncation']))
            b.compaction();
        const turn = run.respond(m);
        b.message(said, { turn });
        run.said(said);
        const made = (0,json/* array */.YO)(m['tool_calls']).filter(json/* isObject */.Gv);
        for (const c of made) {
            const f = (0,json/* isObject */.Gv)(c['function']) ? c['function'] : c;
            const tool = (0,json/* text */.Qq)(f['name']) ?? 'unknown';
            const call = b.call({ id: (0,json/* text */.Qq)(c['id']), tool, arguments: f['arguments'], turn }, true);
            const at = (0,time/* timeOf */.n)(m['timestamp']);
            if (at !== undefined)
                call.at = at;
            run.called(call);
            waiting.push(call);
        }
        if (made.length > 0)
            run.reasoned('continues');
        else if ((0,written/* holdsWrittenCalls */.NO)(said))
            run.uncertain(written/* seemsWritten */.z8);
    }
    function result(m) {
        if (m['requestor'] === 'user')
            return;
        const id = (0,json/* text */.Qq)(m['tool_call_id']) ?? (0,json/* text */.Qq)(m['id']);
        const call = id === undefined ? waiting[0] : waiting.find((c) => c.id === id);
        if (!call)
            return;
        waiting.splice(waiting.indexOf(call), 1);
        b.settle(call, {
            result: (0,json/* contentText */.Tf)(m['content']),
            ...(typeof m['error'] === 'boolean' ? { is_error: m['error'] } : {}),
        });
        run.returned();
        over = call.tool === handover;
    }
    return {
        /** Did the last message end the dialogue? */
        isOver: () => over,
        message(m) {
            over = false;
            if (m['role'] === 'assistant')
                assistant(m);
            else if (m['role'] === 'user') {
                const said = (0,json/* contentText */.Tf)(m['content']);
                b.user(said);
                // What ends the dialogue asks for nothing, so the answer stands before it.
                over = closing.test(said);
                if (over || (said.trim() === '' && (0,json/* array */.YO)(m['tool_calls']).length > 0))
                    return;
                b.prompt(said);
                run.input(said);
            }
            else if (m['role'] === 'tool') {
                const several = (0,json/* array */.YO)(m['tool_messages']).filter(json/* isObject */.Gv);
                for (const one of several.length > 0 ? several : [m])
                    result(one);
            }
        },
    };
}
/** The reward, and what it is made of, as labels. */
function rewardsOf(judged) {
    const { reward, reward_breakdown } = (0,json/* object */.Ik)(judged);
    const labels = [['reward', reward], ...Object.entries((0,json/* object */.Ik)(reward_breakdown))].filter((entry) => (0,json/* number */.ai)(entry[1]) !== undefined);
    return labels.length > 0 ? Object.fromEntries(labels) : undefined;
}
/** The tokens of the agent's own messages, and what they cost. */
function usageOf(messages, cost) {
    const usage = {};
    for (const m of messages) {
        if (m['role'] !== 'assistant')
            continue;
        const { prompt_tokens, completion_tokens } = (0,json/* object */.Ik)(m['usage']);
        const input = (0,json/* number */.ai)(prompt_tokens);
        const output = (0,json/* number */.ai)(completion_tokens);
        if (input !== undefined && input >= 0)
            usage.input_tokens = (usage.input_tokens ?? 0) + input;
        if (output !== undefined && output >= 0)
            usage.output_tokens = (usage.output_tokens ?? 0) + output;
    }
    const dollars = (0,json/* number */.ai)(cost);
    if (dollars !== undefined && dollars >= 0)
        usage.cost_usd = dollars;
    return Object.keys(usage).length > 0 ? usage : undefined;
}

// EXTERNAL MODULE: ./src/formats/tau/shape.ts
var shape = __webpack_require__(53728);
;// CONCATENATED MODULE: ./src/formats/tau/decode.ts





const decodeRuns = (sink, lacks) => ({
    record(value) {
        if (!(0,shape/* isRun */.yz)(value))
            return false;
        sink.emit(readRun(value, lacks, sink));
        return true;
    },
    end: () => { },
});
const decodeSimulations = (sink, lacks) => ({
    record(value) {
        if ((0,shape/* isSimulation */._1)(value))
            sink.emit(readSimulation(value, {}, lacks, sink));
        else if ((0,shape/* isSimulations */.ld)(value)) {
            for (const simulation of (0,json/* array */.YO)(value['simulations']).filter(json/* isObject */.Gv))
                sink.emit(readSimulation(simulation, value, lacks, sink));
        }
        else
            return false;
        return true;
    },
    end: () => { },
});
const nameOf = (task, trial) => {
    const number = typeof trial === 'number' ? trial : undefined;
    const name = typeof task === 'string' || typeof task === 'number' ? String(task) : 'task';
    return number === undefined ? `task-${name}` : `task-${name}-trial-${number}`;
};
/** The dialogue ends where the user says so, or where the agent hands it over; it is cut off otherwise. */
function readRun(run, lacks, sink) {
    const b = (0,build/* builder */.cL)('tau-bench', lacks, sink);
    const way = (0,course/* course */.y)(b, sink.end);
    const talk = dialogue(b, way);
    const info = (0,json/* object */.Ik)(run['info']);
    for (const m of (0,json/* array */.YO)(run['traj'] ?? run['messages']).filter(json/* isObject */.Gv))
        talk.message(m);
    const failure = (0,json/* text */.Qq)(info['error']);
    if (failure !== undefined)
        way.failed(failure);
    else if (talk.isOver())
        way.stop('completed');
    const cost = (0,json/* number */.ai)((0,json/* object */.Ik)(run['cost'])['agent_cost']);
    if (cost === undefined || cost < 0)
        b.lacks('usage');
    else
        way.used({ cost_usd: cost });
    Object.assign(b.trace, (0,build/* defined */.sw)({
        id: nameOf(run['task_id'] ?? run['task_idx'] ?? (0,json/* object */.Ik)(info['task'])['id'], run['trial']),
        labels: rewardsOf({ reward: run['reward'] }),
    }));
    way.finish(false);
    return b.trace;
}
/** What ended a simulation; every other reason is a failure of it. */
const causes = new Map([
    ['user_stop', 'completed'],
    ['agent_stop', 'completed'],
    ['max_steps', 'max_turns'],
    ['timeout', 'interrupted'],
]);
function readSimulation(simulation, file, lacks, sink) {
    const b = (0,build/* builder */.cL)('tau2', lacks, sink);
    const way = (0,course/* course */.y)(b, sink.end);
    const talk = dialogue(b, way);
    const messages = (0,json/* array */.YO)(simulation['messages']).filter(json/* isObject */.Gv);
    for (const m of messages)
        talk.message(m);
    const reason = (0,json/* text */.Qq)(simulation['termination_reason']);
    const cause = causes.get(reason);
    if (cause)
        way.stop(cause);
    else if (reason !== undefined)
        way.failed(`the simulation ended with ${reason}`);
    if (messages.length === 0)
        way.incomplete('the simulation holds no messages');
    const usage = usageOf(messages, simulation['agent_cost']);
    if (usage)
        way.used(usage);
    else
        b.lacks('usage');
    const seconds = (0,json/* number */.ai)(simulation['duration']);
    const model = (0,json/* text */.Qq)((0,json/* object */.Ik)((0,json/* object */.Ik)(file['info'])['agent_info'])['llm']);
    Object.assign(b.trace, (0,build/* defined */.sw)({
        id: nameOf(simulation['task_id'], simulation['trial']),
        agent: model === undefined ? undefined : { model },
        labels: rewardsOf(simulation['reward_info']),
        duration_ms: seconds === undefined || seconds < 0 ? undefined : Math.round(seconds * 1000),
    }));
    way.finish(false);
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
