export const id = 4605;
export const ids = [4605];
export const modules = {

/***/ 64605:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decode: () => (/* binding */ decode)
});

// EXTERNAL MODULE: ./src/formats/json.ts
var json = __webpack_require__(58992);
// EXTERNAL MODULE: ./src/formats/wrapped.ts
var wrapped = __webpack_require__(49545);
// EXTERNAL MODULE: ./src/formats/langchain/message.ts
var langchain_message = __webpack_require__(11909);
// EXTERNAL MODULE: ./src/formats/conversation.ts
var conversation = __webpack_require__(24549);
// EXTERNAL MODULE: ./src/formats/tokens.ts
var tokens = __webpack_require__(56152);
;// CONCATENATED MODULE: ./src/formats/langchain/calls.ts
// The calls that a response of LangChain's holds: each once, though the content and the provider's own words repeat them.

function callsOf(fields) {
    const own = [...(0,json/* array */.YO)(fields['tool_calls']), ...(0,json/* array */.YO)(fields['invalid_tool_calls'])];
    const made = own.flatMap((c) => called((0,json/* object */.Ik)(c), 'args'));
    if (made.length === 0) {
        const { tool_calls: calls, function_call: call } = (0,json/* object */.Ik)(fields['additional_kwargs']);
        for (const c of [...(0,json/* array */.YO)(calls), ...((0,json/* isObject */.Gv)(call) ? [{ function: call }] : [])]) {
            const f = (0,json/* object */.Ik)((0,json/* object */.Ik)(c)['function']);
            made.push(...called({ ...f, id: (0,json/* object */.Ik)(c)['id'] }, 'arguments'));
        }
    }
    const known = new Set(made.map((m) => m.id));
    for (const block of blocksOf(fields)) {
        const id = (0,json/* text */.Qq)(block['call_id']) ?? (0,json/* text */.Qq)(block['id']);
        if (id !== undefined && !known.has(id))
            made.push(...inBlock(block, id));
    }
    return made;
}
/** The results of tools that the provider ran. */
function resultsIn(fields) {
    return blocksOf(fields).flatMap((block) => {
        const id = (0,json/* text */.Qq)(block['tool_call_id']) ?? (0,json/* text */.Qq)(block['tool_use_id']);
        if (id === undefined || !/tool_result$/.test(String(block['type'])))
            return [];
        const failed = block['status'] === 'error' || block['is_error'] === true || isFailure(block['content']);
        return [{ id, result: block['output'] ?? block['content'] ?? '', is_error: failed }];
    });
}
const isFailure = (content) => /_error$/.test((0,json/* text */.Qq)((0,json/* object */.Ik)(content)['type']) ?? '');
const blocksOf = (fields) => (0,json/* array */.YO)(fields['content']).filter(json/* isObject */.Gv);
function called(c, key) {
    const tool = (0,json/* text */.Qq)(c['name']);
    return tool === undefined ? [] : [{ id: (0,json/* text */.Qq)(c['id']), tool, arguments: c[key], hosted: false }];
}
/** A call in a block of the content, in the words of Anthropic, of OpenAI, or of LangChain itself. */
function inBlock(block, id) {
    const type = (0,json/* text */.Qq)(block['type']) ?? '';
    if (!/(?:tool_use|_call)$/.test(type))
        return [];
    const given = block['args'] ?? block['input'] ?? block['arguments'] ?? block['action'];
    const hosted = !/^(?:tool_use|tool_call|function_call)$/.test(type);
    return [{ id, tool: (0,json/* text */.Qq)(block['name']) ?? type.replace(/_call$/, ''), arguments: given, hosted }];
}

;// CONCATENATED MODULE: ./src/formats/langchain/talk.ts





function talk(sink, lacks) {
    const c = (0,conversation/* conversation */.Wl)(sink, { format: 'langchain-messages', lacks });
    const { b, run, trace } = c;
    const used = (0,tokens/* tokens */.L)(c);
    /** Messages that were read, by their ids: states repeat them. */
    const read = new Map();
    let waiting = [];
    /** Is a response streamed whose last piece has not come? */
    let streaming = false;
    /** The calls of the message that is streamed, by their places in it. */
    let streamed = { id: undefined, calls: new Map() };
    /** Was this message read already? Only one that is repeated whole is. */
    function isRepeated(fields) {
        const id = (0,json/* text */.Qq)(fields['id']);
        if (id === undefined)
            return false;
        const print = sink.sha256((0,json/* writeJson */.GF)(fields));
        if (read.get(id) === print)
            return true;
        read.set(id, print);
        return false;
    }
    /** A piece of a streamed response: its calls come in fragments, which their places put together. */
    function piece(fields) {
        const id = (0,json/* text */.Qq)(fields['id']);
        if (id === undefined || id !== streamed.id)
            streamed = { id, calls: new Map() };
        c.respond(id ?? streamed);
        c.stream((0,json/* contentText */.Tf)(fields['content']));
        for (const raw of (0,json/* array */.YO)(fields['tool_call_chunks']).filter(json/* isObject */.Gv)) {
            const at = raw['index'] ?? raw['id'];
            const known = streamed.calls.get(at);
            const tool = (0,json/* text */.Qq)(raw['name']);
            if (known) {
                known.given += (0,json/* text */.Qq)(raw['args']) ?? '';
                b.giveArguments(known.call, known.given);
            }
            else if (tool !== undefined) {
                const call = c.call({ id: (0,json/* text */.Qq)(raw['id']), tool, arguments: raw['args'] });
                waiting.push(call);
                streamed.calls.set(at, { call, given: (0,json/* text */.Qq)(raw['args']) ?? '' });
            }
        }
        const about = (0,json/* object */.Ik)(fields['response_metadata']);
        streaming = !(fields['chunk_position'] === 'last' || 'finish_reason' in about || 'stop_reason' in about);
        told(id ?? streamed, fields, streamed.calls.size > 0);
    }
    function respond(fields) {
        c.respond(fields);
        c.say((0,json/* contentText */.Tf)(fields['content']));
        const calls = callsOf(fields);
        for (const one of calls)
            waiting.push(c.call(one));
        for (const { id, ...end } of resultsIn(fields))
            settle(id, end);
        // The provider ran these: a response that is on record has their results, whether it repeats them or not.
        for (const call of waiting.filter((w) => calls.some((one) => one.hosted && one.id === w.id)))
            settle(call.id, { result: '', is_error: null });
        told(fields, fields, calls.some((one) => !one.hosted));
    }
    /** What a response says of itself: why it ended, what it used, which model it is of. */
    function told(response, fields, calls) {
        const about = (0,json/* object */.Ik)(fields['response_metadata']);
        const why = (0,json/* text */.Qq)(about['finish_reason']) ?? (0,json/* text */.Qq)(about['stop_reason']) ?? (0,json/* text */.Qq)(about['finishReason']);
        if (why !== undefined)
            run.reasoned(calls ? 'continues' : stops.get(why.toLowerCase()));
        c.model(about['model_name'] ?? about['model']);
        const usage = (0,json/* object */.Ik)(fields['usage_metadata']);
        used.of(response, usage['input_tokens'], usage['output_tokens']);
    }
    function settle(id, end) {
        const call = id === undefined ? waiting[0] : waiting.find((w) => w.id === id);
        waiting = waiting.filter((w) => w !== call);
        c.result(call, end);
    }
    return {
        message(m) {
            const message = (0,langchain_message/* messageOf */.bD)(m);
            if (!message)
                return;
            const { role, fields, chunk } = message;
            if (role === 'ai' && chunk) {
                piece(fields);
                return;
            }
            if (isRepeated(fields))
                return;
            if (role === 'human')
                c.prompt((0,json/* contentText */.Tf)(fields['content']));
            else if (role === 'chat' && fields['role'] === 'user')
                c.prompt((0,json/* contentText */.Tf)(fields['content']));
            else if (role === 'ai' || (role === 'chat' && fields['role'] === 'assistant'))
                respond(fields);
            else if (role === 'tool' || role === 'function') {
                const { status } = fields;
                const failed = status === 'error' ? true : status === 'success' ? false : null;
                const byName = role === 'function' ? waiting.find((w) => w.tool === fields['name'])?.id : undefined;
                settle((0,json/* text */.Qq)(fields['tool_call_id']) ?? byName, { result: resultOf(fields['content']), is_error: failed });
            }
            else if (role === 'remove')
                b.compaction();
        },
        wrapper(w) {
            const config = (0,json/* object */.Ik)((0,json/* object */.Ik)(w['config'])['configurable']);
            c.named((0,json/* text */.Qq)(w['thread_id']) ?? (0,json/* text */.Qq)(config['thread_id']) ?? (0,json/* text */.Qq)(w['id']) ?? (0,json/* text */.Qq)(w['run_id']));
            if (w['__interrupt__'] || (0,json/* object */.Ik)(w['values'])['__interrupt__'])
                run.incomplete('the graph waits for a person (__interrupt__)');
        },
        finish(cut) {
            used.settle();
            if (streaming)
                run.incomplete('the last response is streamed, and its last piece is missing');
            const known = trace.events.some((e) => e.type === 'tool_call' && e.is_error !== null);
            if (!known && trace.events.some((e) => e.type === 'tool_call'))
                b.lacks('errors');
            return c.finish(cut);
        },
    };
}
/** A result as text where it is text. */
const resultOf = (content) => Array.isArray(content) && content.every((p) => typeof p === 'string' || ((0,json/* isObject */.Gv)(p) && (0,json/* text */.Qq)(p['text'])))
    ? (0,json/* contentText */.Tf)(content)
    : content;
/** Why a response ended, in the words of the providers. */
const stops = new Map([
    ['stop', 'completed'],
    ['end_turn', 'completed'],
    ['stop_sequence', 'completed'],
    ['tool_calls', 'continues'],
    ['tool_use', 'continues'],
    ['function_call', 'continues'],
    ['length', 'output_token_budget'],
    ['max_tokens', 'output_token_budget'],
    ['content_filter', 'refused'],
    ['safety', 'refused'],
    ['refusal', 'refused'],
]);

;// CONCATENATED MODULE: ./src/formats/langchain/decode.ts




function decode(sink, lacks) {
    let bare;
    let state;
    function flushBare(cut) {
        if (bare)
            sink.emit(bare.finish(cut));
        bare = undefined;
    }
    function flushState() {
        if (!state)
            return;
        const one = talk(sink, lacks);
        one.wrapper(state.wrapper);
        const unknown = (0,wrapped/* readList */.LD)(state.list, langchain_message/* isMessage */.K8, one);
        const trace = one.finish(false);
        if (unknown > 0)
            trace.source.unrecognised = unknown;
        sink.emit(trace);
        state = undefined;
    }
    /** A state that begins with another is the same run, later; a history of states has the latest first. */
    function take(next) {
        if (state && repeats(next.list, state.list))
            state = next;
        else if (!state || !repeats(state.list, next.list)) {
            flushState();
            state = next;
        }
    }
    return {
        record(value) {
            if ((0,langchain_message/* isMessage */.K8)(value)) {
                bare ??= talk(sink, lacks);
                bare.message(value);
                return true;
            }
            const list = (0,wrapped/* listIn */.Of)(value, langchain_message/* isMessage */.K8);
            if (!list)
                return false;
            // What a prompt stands in is a whole run; anything else is what one node of a graph adds.
            if (list.some((m) => (0,langchain_message/* messageOf */.bD)(m)?.role === 'human'))
                take({ list, wrapper: (0,json/* isObject */.Gv)(value) ? value : {} });
            else if (state)
                state = { ...state, list: [...state.list, ...list] };
            else {
                bare ??= talk(sink, lacks);
                (0,wrapped/* readList */.LD)(list, langchain_message/* isMessage */.K8, bare);
            }
            return true;
        },
        end(cut) {
            flushState();
            flushBare(cut);
        },
    };
}
/** Does one list go on where the other ends, with a response or an id that tells them from another run with the same prompt? */
function repeats(long, short) {
    if (long.length < short.length)
        return false;
    const told = short.some((m) => {
        const message = (0,langchain_message/* messageOf */.bD)(m);
        return message && (message.role === 'ai' || typeof message.fields['id'] === 'string');
    });
    return told && short.every((m, i) => (0,json/* writeJson */.GF)(m) === (0,json/* writeJson */.GF)(long[i]));
}


/***/ }),

/***/ 56152:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ tokens)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

function tokens(c) {
    const responses = new Set();
    const told = new Set();
    const sum = { input_tokens: 0, output_tokens: 0 };
    return {
        /** A response was read, and says this of itself. One that is streamed may say it piece by piece. */
        of(response, input, output) {
            responses.add(response);
            const [sent, written] = [(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(input), (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(output)];
            if (sent === undefined || written === undefined)
                return;
            told.add(response);
            sum.input_tokens += sent;
            sum.output_tokens += written;
        },
        /** To be called before the run is finished. */
        settle() {
            if (told.size > 0 && told.size === responses.size)
                c.spend(sum);
        },
    };
}


/***/ })

};
