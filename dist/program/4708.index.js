export const id = 4708;
export const ids = [4708];
export const modules = {

/***/ 12096:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ adkCalls)
/* harmony export */ });
/* unused harmony export endOf */
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58992);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72012);



/** What ADK calls itself to ask a person about another call. */
const asking = 'adk_request_confirmation';
function adkCalls(b, run) {
    /** What was asked of a person, by the id of the question. */
    const asked = new Map();
    /** Calls without an id that have no response. */
    let nameless = [];
    function answer(question, response) {
        const original = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)((0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .get */ .Jt)(question['args'], 'original_function_call'));
        const confirmed = response['confirmed'] === true;
        const hint = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .get */ .Jt)((0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .get */ .Jt)(question['args'], 'tool_confirmation'), 'hint'));
        const guards = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(original['name']);
        b.trace.events.push((0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({ type: 'elicitation', message: hint, action: confirmed ? 'accept' : 'decline', guards }));
        const call = b.find((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(original['id']));
        if (!confirmed && call)
            b.settle(call, { denied: true, is_error: true });
    }
    return {
        call(f, { at, ...more }) {
            const id = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(f['id']);
            if (f['name'] === asking && id !== undefined) {
                asked.set(id, f);
                return;
            }
            const call = b.call({ id, tool: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(f['name']) ?? 'unknown', arguments: f['args'] ?? {}, ...more }, true);
            if (at !== undefined)
                call.at = at;
            if (id === undefined)
                nameless.push(call);
            run.called(call);
        },
        response(f) {
            const id = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(f['id']);
            const question = id === undefined ? undefined : asked.get(id);
            if (question) {
                answer(question, (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)(f['response']));
                return;
            }
            const call = b.find(id) ?? nameless.find((c) => c.tool === f['name']);
            if (!call)
                return;
            nameless = nameless.filter((c) => c !== call);
            // A call that awaited a person, or that ran long, is answered again.
            b.settle(call, call.denied && !(0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT)(call) ? { result: f['response'] } : endOf(f['response']));
            run.returned();
        },
    };
}
/** How a call ended: ADK has no field for it, but an `error` in the response, and MCP's own. */
function endOf(response) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(response))
        return { is_error: null, result: response ?? '' };
    const marked = (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .get */ .Jt)(response, 'is_error');
    const failed = marked === true ||
        (response['error'] !== undefined && response['error'] !== null && response['error'] !== false) ||
        response['status'] === 'error';
    return { is_error: failed, result: response };
}


/***/ }),

/***/ 84379:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ partsOf)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);
// The parts of a content of Gemini's, as ADK keeps it.

const partsOf = (content) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(content)['parts']).filter(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv);


/***/ }),

/***/ 44708:
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
// EXTERNAL MODULE: ./src/formats/seconds.ts
var seconds = __webpack_require__(31121);
// EXTERNAL MODULE: ./src/formats/adk/calls.ts
var adk_calls = __webpack_require__(12096);
// EXTERNAL MODULE: ./src/formats/adk/parts.ts
var adk_parts = __webpack_require__(84379);
// EXTERNAL MODULE: ./src/formats/adk/shape.ts
var shape = __webpack_require__(72012);
;// CONCATENATED MODULE: ./src/formats/adk/usage.ts
// The tokens of ADK's events: each response of the model tells its own.


/** Adds what one event tells. */
function add(sum, usage) {
    if (!(0,json/* isObject */.Gv)(usage))
        return sum;
    const count = (key) => (0,json/* number */.ai)((0,shape/* get */.Jt)(usage, key)) ?? 0;
    return {
        input_tokens: (sum?.input_tokens ?? 0) + count('prompt_token_count') + count('tool_use_prompt_token_count'),
        output_tokens: (sum?.output_tokens ?? 0) + count('candidates_token_count') + count('thoughts_token_count'),
    };
}

;// CONCATENATED MODULE: ./src/formats/adk/session.ts
// Reads ADK's sessions: events by the user, by the agent that began, and by those that it hands the conversation to.








function decode(sink) {
    let bare;
    return {
        record(value) {
            if ((0,shape/* isSession */.lV)(value)) {
                const one = session(sink);
                one.about(value);
                for (const e of (0,json/* array */.YO)(value['events']))
                    if ((0,json/* isObject */.Gv)(e))
                        one.event(e);
                one.finish(false);
                sink.emit(one.trace);
                return true;
            }
            if (!(0,shape/* isEvent */.xH)(value))
                return false;
            bare ??= session(sink);
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
function session(sink) {
    const b = (0,build/* builder */.cL)('adk-session', shape/* sessionLacks */.nO, sink);
    const { trace } = b;
    const run = (0,course/* course */.y)(b, sink.end);
    const calls = (0,adk_calls/* adkCalls */.c)(b, run);
    /** The agent that began. */
    let root;
    let tokens;
    function byUser(parts) {
        const said = parts.flatMap((p) => (0,json/* text */.Qq)(p['text']) ?? []).join('\n');
        if (said === '')
            return;
        b.prompt(said);
        b.user(said);
        run.input(said);
    }
    function byAgent(e, parts) {
        root ??= e['author'];
        const agent = e['author'] === root ? undefined : (0,json/* text */.Qq)(e['author']);
        // Responses of tools are no response of the model.
        const spoke = parts.some((p) => !(0,shape/* get */.Jt)(p, 'function_response') && !(0,shape/* get */.Jt)(p, 'code_execution_result'));
        const turn = spoke ? run.respond((0,shape/* get */.Jt)(e, 'turn_id') ?? e) : undefined;
        const at = (0,seconds/* timeOfSeconds */.O)(e['timestamp']);
        for (const part of parts) {
            const words = (0,json/* text */.Qq)(part['text']);
            if (words !== undefined && part['thought'] === true)
                run.aside();
            else if (words !== undefined) {
                b.message(words, { agent, turn });
                run.said(words);
            }
            const made = (0,shape/* get */.Jt)(part, 'function_call');
            if ((0,json/* isObject */.Gv)(made))
                calls.call(made, { agent, turn, at });
            const code = (0,shape/* get */.Jt)(part, 'executable_code');
            if ((0,json/* isObject */.Gv)(code))
                calls.call({ name: 'code_execution', args: code }, { agent, turn, at });
        }
    }
    /** What an event says of the end of the run, or of its context. */
    function outcome(e) {
        const actions = (0,json/* object */.Ik)(e['actions'] ?? e['options']);
        if ((0,json/* isObject */.Gv)(actions['compaction']))
            b.compaction();
        // Behind a transfer another agent goes on, and behind a call its response comes.
        const answered = (0,adk_parts/* partsOf */.C)(e['content']).flatMap((p) => (0,json/* text */.Qq)((0,json/* object */.Ik)((0,shape/* get */.Jt)(p, 'function_response'))['name']) ?? []);
        const shown = (0,shape/* get */.Jt)(actions, 'skip_summarization') === true && answered.length > 0;
        const transferred = answered.some((name) => name.startsWith('transfer_to_'));
        if ((actions['escalate'] === true || shown) && !transferred)
            run.stop('completed');
        const reason = (0,shape/* get */.Jt)(e, 'finish_reason');
        if (reason === 'MAX_TOKENS')
            run.reasoned('output_token_budget');
        else if (reason === 'SAFETY' || reason === 'PROHIBITED_CONTENT' || reason === 'BLOCKLIST')
            run.reasoned('refused');
        const code = (0,json/* text */.Qq)((0,shape/* get */.Jt)(e, 'error_code'));
        if (code !== undefined && code !== 'MAX_TOKENS')
            run.failed([code, (0,json/* text */.Qq)((0,shape/* get */.Jt)(e, 'error_message'))].filter((part) => part !== undefined).join(': '));
        if (e['interrupted'] === true)
            run.stop('interrupted');
    }
    return {
        trace,
        /** What a session says beside its events. */
        about(s) {
            const id = (0,json/* text */.Qq)(s['id']);
            if (id !== undefined)
                trace.id = id;
            const name = (0,json/* text */.Qq)((0,shape/* get */.Jt)(s, 'app_name'));
            if (name !== undefined)
                trace.agent = { name };
            if ((0,json/* isObject */.Gv)(s['state']) && Object.keys(s['state']).length > 0)
                trace.state = { after: s['state'] };
        },
        event(e) {
            // The whole comes behind its parts.
            if (e['partial'] === true || (0,json/* object */.Ik)(e['options'])['partial'] === true)
                return;
            const parts = (0,adk_parts/* partsOf */.C)(e['content']);
            if (e['author'] === 'user')
                byUser(parts);
            else if (parts.length > 0)
                byAgent(e, parts);
            for (const part of parts) {
                const back = (0,shape/* get */.Jt)(part, 'function_response');
                if ((0,json/* isObject */.Gv)(back))
                    calls.response(back);
                const result = (0,shape/* get */.Jt)(part, 'code_execution_result');
                if ((0,json/* isObject */.Gv)(result)) {
                    const failed = result['outcome'] !== 'OUTCOME_OK';
                    const output = (0,json/* text */.Qq)(result['output']) ?? '';
                    calls.response({ name: 'code_execution', response: failed ? { error: output } : { result: output } });
                }
            }
            tokens = add(tokens, (0,shape/* get */.Jt)(e, 'usage_metadata'));
            const model = (0,json/* text */.Qq)((0,shape/* get */.Jt)(e, 'model_version'));
            if (model !== undefined)
                trace.agent = { ...trace.agent, model };
            outcome(e);
        },
        finish(cut) {
            if (tokens)
                run.used(tokens);
            else
                b.lacks('usage');
            run.finish(cut);
        },
    };
}


/***/ }),

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


/***/ })

};
