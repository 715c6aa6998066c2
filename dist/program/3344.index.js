export const id = 3344;
export const ids = [3344];
export const modules = {

/***/ 31121:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ timeOfSeconds)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);
// When something happened, as Python's programs write it: seconds since 1970, with a fraction.

/** The last moment that a date has, in seconds. */
const latest = 8.64e12;
/** The date and time of a count of seconds. */
function timeOfSeconds(value) {
    const seconds = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(value);
    if (seconds === undefined || seconds <= 0 || seconds > latest)
        return undefined;
    return new Date(Math.round(seconds * 1000)).toISOString();
}


/***/ }),

/***/ 73344:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decode: () => (/* binding */ decode)
});

// EXTERNAL MODULE: ./src/formats/build.ts
var build = __webpack_require__(32984);
// EXTERNAL MODULE: ./src/formats/contract.ts
var contract = __webpack_require__(36124);
// EXTERNAL MODULE: ./src/formats/json.ts
var json = __webpack_require__(58992);
// EXTERNAL MODULE: ./src/formats/course.ts
var course = __webpack_require__(70887);
// EXTERNAL MODULE: ./src/formats/seconds.ts
var seconds = __webpack_require__(31121);
// EXTERNAL MODULE: ./src/formats/swe/shape.ts
var shape = __webpack_require__(62207);
;// CONCATENATED MODULE: ./src/formats/swe/observation.ts
// What mini-SWE-agent tells of a command: its exit code and output, that it did not run, or that a person refused it.



/** Was a command not executed, as version 2 says it? */
const isUnexecuted = (m) => (0,json/* object */.Ik)(m['extra'])['exception_info'] === 'action was not executed';
/** Did a person refuse the commands? Version 1 has no field for it, but its own words. */
const isRejection = (m, said) => (0,json/* object */.Ik)(m['extra'])['interrupt_type'] === 'UserRejection' || /^Commands? not executed[.:]/.test(said);
/** How a command ended. */
function endOf(m) {
    const extra = (0,json/* object */.Ik)(m['extra']);
    const said = (0,json/* contentText */.Tf)(m['content'] ?? m['output']);
    const shown = shape/* told */.Ev.exec(said);
    const code = (0,json/* number */.ai)(extra['returncode']) ?? (shown ? Number(shown[1]) : undefined);
    const broken = (0,json/* text */.Qq)(extra['exception_info']);
    // A command that was killed or did not run has no code of its own.
    const own = broken === undefined && code !== undefined;
    const killed = /^The last command <command>[\s\S]{0,100000}<\/command> timed out/.test(said);
    return (0,build/* defined */.sw)({
        is_error: broken !== undefined || killed ? true : code === undefined ? null : code !== 0,
        exit_code: own ? code : undefined,
        result: (0,json/* text */.Qq)(extra['raw_output']) ?? broken ?? outputOf(said),
    });
}
/** The output alone, where the text is the harness's own. */
function outputOf(said) {
    const head = shape/* told */.Ev.exec(said);
    if (!head)
        return said;
    const output = /^\s*<output>\n?/.exec(said.slice(head[0].length));
    const end = said.lastIndexOf('</output>');
    if (!output || end < 0)
        return said.slice(head[0].length).trim();
    return said.slice(head[0].length + output[0].length, end).replace(/\n$/, '');
}

;// CONCATENATED MODULE: ./src/formats/swe/dialogue.ts






/** What a command prints first that hands in the work. */
const handing = /COMPLETE_TASK_AND_SUBMIT_FINAL_OUTPUT|MINI_SWE_AGENT_FINAL_OUTPUT/;
function dialogue(sink, closes) {
    const b = (0,build/* builder */.cL)('mini-swe-agent', shape/* lacks */.pO, sink);
    const run = (0,course/* course */.y)(b, sink.end, closes);
    /** The calls of the last response, in their order. */
    let calls = [];
    /** The calls among them that were told as not executed. */
    const unexecuted = new Set();
    let asked = false;
    const sum = { input_tokens: 0, output_tokens: 0 };
    let counted = true;
    let heard = false;
    function respond(m) {
        // A run opens with the task: what answers before it belongs to another recording, or the beginning is lost.
        if (!heard && !asked && closes === 'submission')
            run.incomplete('a response stands before the task');
        asked = true;
        const turn = run.respond(m);
        const extra = (0,json/* object */.Ik)(m['extra']);
        const { said, made } = m['object'] === 'response' ? ofItems(m) : ofMessage(m);
        b.message(said, { turn });
        run.said(said);
        const at = (0,seconds/* timeOfSeconds */.O)(extra['timestamp']);
        calls = made.map((one) => {
            const call = b.call({ ...one, turn }, true);
            if (at !== undefined)
                call.at = at;
            run.called(call);
            return call;
        });
        unexecuted.clear();
        count((0,json/* object */.Ik)((0,json/* object */.Ik)(extra['response'])['usage'] ?? m['usage']));
    }
    function count(usage) {
        const input = (0,json/* number */.ai)(usage['prompt_tokens']) ?? (0,json/* number */.ai)(usage['input_tokens']);
        const output = (0,json/* number */.ai)(usage['completion_tokens']) ?? (0,json/* number */.ai)(usage['output_tokens']);
        if (input === undefined || output === undefined)
            counted = false;
        else {
            sum.input_tokens += input;
            sum.output_tokens += output;
        }
    }
    /** A command ended. */
    function settle(call, m) {
        if (isUnexecuted(m))
            unexecuted.add(call);
        b.settle(call, endOf(m));
        run.returned();
    }
    /** What stands in the user's name: the task, what became of a command, what the harness says, or a person. */
    function hear(m) {
        const said = (0,json/* contentText */.Tf)(m['content']);
        const extra = (0,json/* object */.Ik)(m['extra']);
        const open = calls.find(build/* isOpen */.nT);
        heard = true;
        if (isRejection(m, said)) {
            for (const call of calls)
                if ((0,build/* isOpen */.nT)(call) || unexecuted.has(call))
                    b.settle(call, { is_error: true, denied: true, result: said });
            run.returned();
            return;
        }
        if (open && typeof extra['interrupt_type'] !== 'string') {
            settle(open, m);
            // The first version says no more of a command that handed in the work than what it printed.
            if (closes === 'submission' && !shape/* told */.Ev.test(said) && handing.test(String((0,json/* object */.Ik)(open.arguments)['command']))) {
                run.stop('completed');
                run.handsIn((0,json/* text */.Qq)(said.trim()));
            }
            return;
        }
        // What a command of a person printed is no word of theirs.
        if ('returncode' in extra || shape/* told */.Ev.test(said))
            return;
        const person = !asked || Array.isArray(extra['actions']) || /^User/.test((0,json/* text */.Qq)(extra['interrupt_type']) ?? '');
        if (!asked)
            b.prompt(said);
        if (person)
            b.user(said);
        run.input(said);
    }
    return {
        trace: b.trace,
        run,
        /** Takes a message. False: it is of no known kind. */
        message(m) {
            if (m['role'] === 'assistant' || m['object'] === 'response')
                respond(m);
            else if (m['role'] === 'tool' || m['type'] === 'function_call_output') {
                const call = b.find((0,json/* text */.Qq)(m['tool_call_id']) ?? (0,json/* text */.Qq)(m['call_id']));
                if (call)
                    settle(call, m);
            }
            else if (m['role'] === 'user')
                hear(m);
            else if (m['role'] === 'exit' && closes === 'submission') {
                const extra = (0,json/* object */.Ik)(m['extra']);
                this.submitted(extra['exit_status'] === 'Submitted', (0,json/* text */.Qq)(extra['submission']));
                if (extra['exit_status'] === 'Submitted')
                    run.stop('completed');
                else
                    run.failed((0,json/* text */.Qq)(extra['exit_status']) ?? 'no exit status');
            }
            else
                return m['role'] === 'system' || m['role'] === 'exit';
            return true;
        },
        /** The run is over. The command that handed in the work ran, whatever is said of it: no other could. */
        submitted(done, submission) {
            const last = calls.find((call) => (0,build/* isOpen */.nT)(call) || unexecuted.has(call)) ?? calls.at(-1);
            if (done && last && ((0,build/* isOpen */.nT)(last) || unexecuted.has(last)))
                b.settle(last, { is_error: false, result: submission ?? '' });
            if (done || submission?.trim())
                run.handsIn((0,json/* text */.Qq)(submission?.trim()));
        },
        /** What all responses used; nothing where one does not say it. */
        tokens: () => (asked && counted ? sum : {}),
        finish: (cut) => run.finish(cut),
    };
}
const commandOf = (action) => {
    const a = (0,json/* object */.Ik)(action);
    return { id: (0,json/* text */.Qq)(a['tool_call_id']), tool: 'bash', arguments: { command: a['command'] } };
};
/** The calls of a message: those the model made, those the harness read from it, or those in its text. */
function ofMessage(m) {
    const said = (0,json/* contentText */.Tf)(m['content']);
    const made = (0,json/* array */.YO)(m['tool_calls']).map(json/* object */.Ik);
    if (made.length > 0) {
        const calls = made.map((c) => {
            const f = (0,json/* object */.Ik)(c['function']);
            return { id: (0,json/* text */.Qq)(c['id']), tool: (0,json/* text */.Qq)(f['name']) ?? 'bash', arguments: f['arguments'] };
        });
        return { said, made: calls };
    }
    const actions = (0,json/* object */.Ik)(m['extra'])['actions'];
    const { before, commands } = written(said);
    if (Array.isArray(actions))
        return { said: before, made: actions.map(commandOf) };
    // A response with several commands is refused.
    return {
        said: before,
        made: commands.length === 1 ? commands.map((command) => commandOf({ command })) : [],
    };
}
/** The calls of a response of the Responses API. */
function ofItems(m) {
    const said = (0,json/* array */.YO)(m['output'])
        .filter((item) => (0,json/* isObject */.Gv)(item) && item['type'] === 'message')
        .map((item) => (0,json/* contentText */.Tf)(item['content']));
    return { said: said.join('\n'), made: (0,json/* array */.YO)((0,json/* object */.Ik)(m['extra'])['actions']).map(commandOf) };
}
/** The commands in a text, and what stands before the first. Where the own fence is used, any other is an example. */
function written(said) {
    const fence = said.includes('```mswea_bash_command') ? '```mswea_bash_command' : '```bash';
    const [before = '', ...pieces] = said.split(fence);
    const commands = pieces.flatMap((piece) => {
        const end = piece.lastIndexOf('\n```');
        return end < 0 ? [] : [piece.slice(0, end).trim()];
    });
    return { before: commands.length > 0 ? before.trim() : said, commands };
}

// EXTERNAL MODULE: ./src/formats/swe/status.ts
var swe_status = __webpack_require__(47318);
;// CONCATENATED MODULE: ./src/formats/swe/mini.ts






function decode(sink) {
    /** The run whose messages are the records. */
    let bare;
    let runs = 0;
    const refuseMixture = () => {
        if (bare && runs > 0)
            throw new contract/* FormatError */.I('Expected the file of a run, or the messages of one, found both');
    };
    return {
        record(value) {
            if ((0,shape/* isMini */.WD)(value)) {
                runs++;
                refuseMixture();
                readRun(value, sink);
                return true;
            }
            if (!(0,json/* isObject */.Gv)(value) || !(typeof value['role'] === 'string' || isItem(value)))
                return false;
            bare ??= dialogue(sink, 'submission');
            refuseMixture();
            bare.message(value);
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
/** A record of the Responses API among the messages. */
const isItem = (m) => m['object'] === 'response' || m['type'] === 'function_call_output';
/** Reads the file of one run. */
function readRun(record, sink) {
    const one = dialogue(sink, 'exit status');
    const info = (0,json/* object */.Ik)(record['info']);
    const config = (0,json/* object */.Ik)(info['config']);
    const id = (0,json/* text */.Qq)(record['instance_id']);
    if (id !== undefined)
        one.trace.id = id;
    const model = (0,json/* text */.Qq)((0,json/* object */.Ik)(config['model'])['model_name']);
    if (model !== undefined)
        one.trace.agent = { model };
    let unknown = 0;
    for (const m of (0,json/* array */.YO)(record['messages']))
        if (!(0,json/* isObject */.Gv)(m) || !one.message(m))
            unknown++;
    if (unknown > 0)
        one.trace.source.unrecognised = unknown;
    const status = (0,json/* text */.Qq)(info['exit_status']);
    if (status !== undefined) {
        one.submitted(status === 'Submitted', (0,json/* text */.Qq)(info['submission']));
        (0,swe_status/* endWith */.q)(status, one.run, limitOf((0,json/* object */.Ik)(config['agent']), (0,json/* object */.Ik)(info['model_stats'])), (0,json/* text */.Qq)(info['exception_str']));
    }
    const cost = (0,json/* number */.ai)((0,json/* object */.Ik)(info['model_stats'])['instance_cost']);
    // A cost of nothing is one of a model whose price is not known.
    const usage = (0,build/* defined */.sw)({ ...one.tokens(), cost_usd: cost || undefined });
    if (Object.keys(usage).length > 0)
        one.run.used(usage);
    one.finish(false);
    sink.emit(one.trace);
}
/** Which of its limits a run hit. */
function limitOf(agent, stats) {
    const reached = (limit, spent) => {
        const most = (0,json/* number */.ai)(limit) ?? 0;
        return most > 0 && ((0,json/* number */.ai)(spent) ?? 0) >= most;
    };
    if (reached(agent['step_limit'], stats['api_calls']))
        return 'max_turns';
    return reached(agent['cost_limit'], stats['instance_cost']) ? 'cost_budget' : undefined;
}


/***/ }),

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


/***/ })

};
