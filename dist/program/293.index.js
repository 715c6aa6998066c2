export const id = 293;
export const ids = [293];
export const modules = {

/***/ 60293:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decode: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var _model_trace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5136);
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32984);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58992);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43195);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19872);
// From requests and their responses to calls and elicitations. Ids are used again, by both sides and in every session.





function decode(sink, lacks) {
    const b = (0,_build_js__WEBPACK_IMPORTED_MODULE_1__/* .builder */ .cL)('mcp-log', lacks, sink);
    const { trace } = b;
    /** By the side that asked, the session and the id. */
    const pending = new Map();
    const tools = new Set();
    /** Calls during which a person refused something. */
    const refused = new Set();
    /** The calls that a server is at work on. */
    const openIn = (session) => [...pending.values()].flatMap((p) => (p.kind === 'call' && p.session === session ? [p.call] : []));
    function request({ message, at, session }) {
        const { method, id } = message;
        const params = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(message['params']);
        const key = (side) => `${side} ${session} ${(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJson */ .GF)(id)}`;
        if (method === 'tools/call') {
            const print = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJson */ .GF)(params);
            const before = pending.get(key('agent'));
            // Both sides of a proxy log one request.
            if (before?.kind === 'call' && before.print === print)
                return;
            const tool = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(params['name']) ?? 'unknown';
            const call = b.call({ id: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(id) ?? String(id), tool, arguments: params['arguments'] }, true);
            const when = isoOf(at);
            if (when !== undefined)
                call.at = when;
            pending.set(key('agent'), { kind: 'call', call, session, ms: millisecondsOf(at), print });
        }
        else if (method === 'elicitation/create')
            pending.set(key('server'), { kind: 'elicitation', asked: params, during: openIn(session) });
        else if (id !== undefined)
            pending.set(key(/^(?:sampling|roots)\//.test(String(method)) ? 'server' : 'agent'), { kind: 'other' });
    }
    function response({ message, at, session }) {
        const result = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(message['result']);
        const id = `${session} ${(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJson */ .GF)(message['id'])}`;
        for (const tool of (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)(result['tools']))
            tools.add((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(tool)['name']) ?? '');
        const isAction = _model_trace_js__WEBPACK_IMPORTED_MODULE_0__/* .elicitationActions */ .bd.includes(result['action']);
        const sides = isAction ? ['server', 'agent'] : ['agent', 'server'];
        const side = sides.find((s) => pending.has(`${s} ${id}`));
        const found = pending.get(`${side} ${id}`);
        pending.delete(`${side} ${id}`);
        if (found?.kind === 'call')
            settle(found, message, at);
        else if (found?.kind === 'elicitation')
            answer(found, result);
    }
    function settle({ call, ms }, message, at) {
        const { error } = message;
        const result = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(message['result']);
        const end = millisecondsOf(at);
        const failed = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(error) || result['isError'] === true;
        const took = ms === undefined || end === undefined || end < ms ? undefined : end - ms;
        b.settle(call, {
            result: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(error) ? ((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(error['message']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJson */ .GF)(error)) : resultOf(result),
            is_error: failed,
            ...(took === undefined ? {} : { duration_ms: took }),
            ...(failed && refused.has(call) ? { denied: true } : {}),
        });
    }
    function answer({ asked, during }, result) {
        const action = _model_trace_js__WEBPACK_IMPORTED_MODULE_0__/* .elicitationActions */ .bd.find((a) => a === result['action']);
        if (action === undefined)
            return;
        // Of several calls that the server is at work on, nobody knows which one it asks about.
        if (during.length > 1) {
            b.lacks('elicitations');
            return;
        }
        const [call] = during;
        if (action !== 'accept' && call)
            refused.add(call);
        const elicitation = {
            type: 'elicitation',
            action,
            ...(0,_build_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .sw)({
                message: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(asked['message']),
                content: result['content'],
                guards: call?.tool,
            }),
        };
        // The call goes on behind the answer: what it does was asked about before.
        const at = call ? trace.events.indexOf(call) : trace.events.length;
        trace.events.splice(at, 0, elicitation);
    }
    return {
        record(value) {
            const logged = (0,_message_js__WEBPACK_IMPORTED_MODULE_3__/* .messagesIn */ .w)(value);
            for (const one of logged) {
                if (typeof one.message['method'] === 'string')
                    request(one);
                else
                    response(one);
            }
            return logged.length > 0;
        },
        end(cut) {
            tools.delete('');
            if (tools.size > 0)
                trace.tools = [...tools];
            else
                b.lacks('offered_tools');
            if (cut)
                trace.truncated = true;
            sink.emit(trace);
        },
    };
}
/** A result as text where all of it is text; else as it is structured. */
function resultOf(result) {
    const content = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)(result['content']);
    const said = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .contentText */ .Tf)(content);
    if (content.length > 0 && content.every((c) => (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(c)['type'] === 'text'))
        return said;
    return result['structuredContent'] ?? (content.length > 0 ? content : said);
}
/** Milliseconds since 1970, of ISO text, seconds, milliseconds or more. */
function millisecondsOf(at) {
    if (typeof at === 'string') {
        const ms = (0,_time_js__WEBPACK_IMPORTED_MODULE_4__/* .timeOf */ .n)(at) === undefined ? Number.NaN : Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(at) ? at : `${at}Z`);
        return Number.isNaN(ms) ? undefined : ms;
    }
    const n = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(at);
    if (n === undefined || n < 1e9 || n > 1e14)
        return undefined;
    return Math.round(n < 1e11 ? n * 1000 : n);
}
function isoOf(at) {
    const ms = millisecondsOf(at);
    return (0,_time_js__WEBPACK_IMPORTED_MODULE_4__/* .timeOf */ .n)(at) ?? (ms === undefined ? undefined : new Date(ms).toISOString());
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
