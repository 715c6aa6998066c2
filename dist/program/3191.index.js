export const id = 3191;
export const ids = [3191];
export const modules = {

/***/ 63191:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decode: () => (/* binding */ decode)
});

// EXTERNAL MODULE: ./src/formats/wrapped.ts
var wrapped = __webpack_require__(49545);
// EXTERNAL MODULE: ./src/formats/ai-sdk/part.ts
var ai_sdk_part = __webpack_require__(8721);
// EXTERNAL MODULE: ./src/formats/conversation.ts
var conversation = __webpack_require__(24549);
// EXTERNAL MODULE: ./src/formats/failure.ts
var failure = __webpack_require__(47730);
// EXTERNAL MODULE: ./src/formats/json.ts
var json = __webpack_require__(58992);
// EXTERNAL MODULE: ./src/formats/time.ts
var time = __webpack_require__(43195);
// EXTERNAL MODULE: ./src/formats/tokens.ts
var tokens = __webpack_require__(56152);
// EXTERNAL MODULE: ./src/formats/build.ts
var build = __webpack_require__(32984);
// EXTERNAL MODULE: ./src/formats/contract.ts
var contract = __webpack_require__(36124);
;// CONCATENATED MODULE: ./src/formats/ai-sdk/outcome.ts

const refused = (reason) => ({
    result: (0,json/* text */.Qq)(reason) ?? 'Tool execution denied',
    is_error: true,
    denied: true,
});
/** `tool-result` of a message, a step or a stream. */
function resultOf(part) {
    const { output } = part;
    if ((0,json/* isObject */.Gv)(output) &&
        typeof output['type'] === 'string' &&
        ('value' in output || output['type'] === 'execution-denied'))
        return typedOutput(output);
    // Version 4, and steps of later ones, have the plain value.
    return { result: output ?? part['result'] ?? '', is_error: part['isError'] === true };
}
function typedOutput(output) {
    const { type, value } = output;
    if (type === 'execution-denied')
        return refused(output['reason']);
    return { result: value ?? '', is_error: type === 'error-text' || type === 'error-json' };
}
/** `tool-error`, and the like. An error object is empty when it is written as JSON. */
function errorOf(error) {
    const said = typeof error === 'string' ? error : ((0,json/* text */.Qq)((0,json/* object */.Ik)(error)['message']) ?? (error ? (0,json/* writeJson */.GF)(error) : ''));
    return { result: said, is_error: true };
}
/** The end of a call by the state of a page's part; `undefined`: it has none yet. */
function endOf(part) {
    switch (part['state']) {
        case 'output-available':
            return part['preliminary'] === true ? undefined : { result: part['output'] ?? '', is_error: false };
        case 'result':
            return { result: part['result'] ?? '', is_error: false };
        case 'output-error':
            return errorOf(part['errorText']);
        case 'output-denied':
            return refused((0,json/* object */.Ik)(part['approval'])['reason']);
        case 'approval-responded':
            return (0,json/* object */.Ik)(part['approval'])['approved'] === false ? refused((0,json/* object */.Ik)(part['approval'])['reason']) : undefined;
        default:
            return undefined;
    }
}
const denial = refused;
/** Why a step ended. */
const stops = new Map([
    ['stop', 'completed'],
    ['tool-calls', 'continues'],
    ['length', 'output_token_budget'],
    ['content-filter', 'refused'],
]);

;// CONCATENATED MODULE: ./src/formats/ai-sdk/calls.ts




function calls(c) {
    const { b } = c;
    /** The calls that a person was asked about, by the id of the question. */
    const questions = new Map();
    let asked = false;
    let time;
    let fresh = [];
    /** The call of a part: one that is open, or a new one. */
    function callOf(part) {
        const id = (0,json/* text */.Qq)(part['toolCallId']);
        const open = b.find(id);
        if (open && (0,build/* isOpen */.nT)(open))
            return open;
        const tool = (0,json/* text */.Qq)(part['toolName']);
        if (tool === undefined)
            throw new contract/* FormatError */.I(`A part of type ${String(part['type'])} names no tool: expected toolName`);
        const call = c.call({ id, tool, arguments: part['input'] ?? part['args'] ?? part['rawInput'] }, time);
        fresh.push(call);
        return call;
    }
    function settle(part, end) {
        if (end.denied)
            asked = true;
        const open = b.find((0,json/* text */.Qq)(part['toolCallId']));
        if (open && !(0,build/* isOpen */.nT)(open))
            return;
        c.result(open, end);
    }
    /** A person answered: a refusal is the end of the call. */
    function answered(part) {
        asked = true;
        const call = questions.get((0,json/* text */.Qq)(part['approvalId']) ?? '');
        if (call && part['approved'] === false && (0,build/* isOpen */.nT)(call))
            c.result(call, denial(part['reason']));
    }
    return {
        /** The time of the calls that follow. */
        at(when) {
            time = when;
            fresh = [];
        },
        /** Were calls made since, of which the run awaits or was given results? */
        inStep: () => fresh.length > 0,
        /** Were people asked, or calls refused? */
        areAsked: () => asked,
        part(part) {
            switch (part['type']) {
                case 'tool-call':
                case 'tool-input-available':
                    callOf(part);
                    break;
                case 'tool-input-error':
                    callOf(part);
                    settle(part, errorOf(part['errorText']));
                    break;
                case 'tool-result':
                    if (part['preliminary'] !== true)
                        settle(part, resultOf(part));
                    break;
                case 'tool-output-available':
                    if (part['preliminary'] !== true)
                        settle(part, { result: part['output'] ?? '', is_error: false });
                    break;
                case 'tool-error':
                case 'tool-output-error':
                    settle(part, errorOf(part['error'] ?? part['errorText']));
                    break;
                case 'tool-output-denied':
                    settle(part, denial(undefined));
                    break;
                case 'tool-approval-request': {
                    asked = true;
                    const id = (0,json/* text */.Qq)(part['toolCallId']) ?? (0,json/* text */.Qq)((0,json/* object */.Ik)(part['toolCall'])['toolCallId']);
                    questions.set((0,json/* text */.Qq)(part['approvalId']) ?? '', b.find(id));
                    break;
                }
                case 'tool-approval-response':
                    answered(part);
                    break;
                default:
            }
        },
        /** A part of a page's message, which holds the call and how far it got. */
        pagePart(given) {
            const part = given['type'] === 'tool-invocation' ? (0,json/* object */.Ik)(given['toolInvocation']) : given;
            const type = (0,json/* text */.Qq)(part['type']) ?? '';
            const tool = (0,json/* text */.Qq)(part['toolName']) ?? (type.startsWith('tool-') ? type.slice('tool-'.length) : undefined);
            const call = callOf({ ...part, toolName: tool });
            if (part['approval'] !== undefined)
                asked = true;
            const end = endOf(part);
            if (end && (0,build/* isOpen */.nT)(call))
                c.result(call, end);
        },
    };
}

;// CONCATENATED MODULE: ./src/formats/ai-sdk/talk.ts








function talk(sink, lacks) {
    const c = (0,conversation/* conversation */.Wl)(sink, { format: 'ai-sdk', lacks });
    const { b, run } = c;
    const made = calls(c);
    const used = (0,tokens/* tokens */.L)(c);
    let streaming = false;
    /** The response that is streamed. */
    let response = {};
    /** A part of a message or of a step. */
    function part(p) {
        const { type } = p;
        if (type === 'text')
            c.say((0,json/* text */.Qq)(p['text']) ?? '');
        else if (type === 'reasoning')
            run.aside();
        else
            made.part(p);
    }
    /** A message for a page: steps begin new responses. */
    function page(m) {
        if (m['role'] === 'user')
            c.prompt(saidIn(m));
        if (m['role'] !== 'assistant')
            return;
        let begun = false;
        for (const p of (0,json/* array */.YO)(m['parts']).filter(json/* isObject */.Gv)) {
            if (p['type'] === 'step-start' || !begun)
                c.respond({});
            begun = true;
            if ((0,ai_sdk_part/* isToolPart */.Qw)(p))
                made.pagePart(p);
            else
                part(p);
        }
        if (Array.isArray(m['parts']))
            return;
        c.respond({});
        for (const p of (0,json/* array */.YO)(m['toolInvocations']).filter(json/* isObject */.Gv))
            made.pagePart(p);
        if ((0,json/* text */.Qq)(m['content'])) {
            c.respond({});
            c.say((0,json/* text */.Qq)(m['content']) ?? '');
        }
    }
    function message(m) {
        const { role, content } = m;
        if ((0,ai_sdk_part/* isUIMessage */.M)(m))
            page(m);
        else if (role === 'user')
            c.prompt((0,json/* contentText */.Tf)(content));
        else if (role === 'assistant') {
            c.respond(m);
            if (typeof content === 'string')
                c.say(content);
            for (const p of (0,json/* array */.YO)(content).filter(json/* isObject */.Gv))
                part(p);
        }
        else if (role === 'tool')
            for (const p of (0,json/* array */.YO)(content).filter(json/* isObject */.Gv))
                made.part(p);
    }
    /** One response of a run, and the results of its calls. */
    function step(s) {
        const { timestamp, modelId } = (0,json/* object */.Ik)(s['response']);
        made.at((0,time/* timeOf */.n)(timestamp));
        c.respond(s);
        c.model(modelId);
        if (Array.isArray(s['content']))
            for (const p of s['content'].filter(json/* isObject */.Gv))
                part(p);
        else {
            c.say((0,json/* text */.Qq)(s['text']) ?? '');
            for (const p of [...(0,json/* array */.YO)(s['toolCalls']), ...(0,json/* array */.YO)(s['toolResults'])].filter(json/* isObject */.Gv))
                made.part({ ...p, type: 'result' in p || 'output' in p ? 'tool-result' : 'tool-call' });
        }
        reasoned(s['finishReason'], made.inStep());
        made.at(undefined);
        spend(s, s['usage']);
    }
    /** Only the last step of a run that goes on for calls' results announces others. */
    function reasoned(why, called) {
        if (why === 'error')
            run.troubled('a step ended with an error');
        else
            run.reasoned(called && why !== 'length' ? 'continues' : stops.get(why));
    }
    function spend(key, usage) {
        const { inputTokens, promptTokens, outputTokens, completionTokens } = (0,json/* object */.Ik)(usage);
        used.of(key, inputTokens ?? promptTokens, outputTokens ?? completionTokens);
    }
    /** An event of a stream. */
    function event(p) {
        streaming = true;
        const { type } = p;
        run.closesWith('finish part');
        if (type === 'start')
            c.named(p['messageId']);
        else if (type === 'start-step')
            response = {};
        else if (type === 'text-delta') {
            c.respond(response);
            c.stream((0,json/* text */.Qq)(p['delta']) ?? (0,json/* text */.Qq)(p['text']) ?? (0,json/* text */.Qq)(p['textDelta']) ?? '');
        }
        else if (type === 'finish-step')
            spend(response, p['usage']);
        else if (type === 'finish')
            run.stop(p['finishReason'] === 'length' ? 'output_token_budget' : 'completed');
        else if (type === 'abort')
            run.stop('interrupted');
        else if (type === 'error')
            run.failed((0,failure/* failureText */.k)(p['errorText'] ?? errorOf(p['error']).result));
        else if (/^tool-/.test((0,json/* text */.Qq)(type) ?? '')) {
            if (type === 'tool-call' || type === 'tool-input-available' || type === 'tool-input-error')
                c.respond(response);
            made.part(p);
        }
    }
    return {
        message,
        step,
        part: event,
        isStreaming: () => streaming,
        wrapper(w) {
            c.named(w['id'] ?? w['chatId']);
            const asked = (0,json/* array */.YO)(w['messages']).filter((m) => (0,json/* object */.Ik)(m)['role'] === 'user');
            if (typeof w['prompt'] === 'string')
                c.prompt(w['prompt']);
            else if (Array.isArray(w['steps']))
                for (const m of asked)
                    c.prompt(saidIn((0,json/* object */.Ik)(m)));
        },
        finish(cut) {
            used.settle();
            if (!made.areAsked())
                b.lacks('denials');
            return c.finish(cut);
        },
    };
}
const saidIn = (m) => (0,json/* contentText */.Tf)(Array.isArray(m['parts']) ? m['parts'] : m['content']);

;// CONCATENATED MODULE: ./src/formats/ai-sdk/decode.ts



function decode(sink, lacks) {
    let now;
    const lists = (0,wrapped/* wrapped */.ky)(sink, ai_sdk_part/* isMessage */.K8, () => talk(sink, lacks));
    function flush(cut) {
        if (now)
            sink.emit(now.finish(cut));
        now = undefined;
    }
    return {
        record(value) {
            const steps = (0,ai_sdk_part/* stepsOf */.B_)(value);
            if (steps.length > 0) {
                const one = talk(sink, lacks);
                one.wrapper(value);
                for (const step of steps)
                    one.step(step);
                sink.emit(one.finish(false));
                return true;
            }
            if ((0,ai_sdk_part/* isStep */.Vf)(value) || (0,ai_sdk_part/* isStreamPart */.At)(value)) {
                // Another stream begins.
                if ((0,ai_sdk_part/* isStreamPart */.At)(value) && value['type'] === 'start' && now?.isStreaming())
                    flush(false);
                now ??= talk(sink, lacks);
                if ((0,ai_sdk_part/* isStep */.Vf)(value))
                    now.step(value);
                else
                    now.part(value);
                return true;
            }
            return lists.record(value);
        },
        end(cut) {
            flush(cut);
            lists.end(cut);
        },
    };
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
