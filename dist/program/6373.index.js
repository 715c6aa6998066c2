export const id = 6373;
export const ids = [6373];
export const modules = {

/***/ 86373:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decode: () => (/* binding */ decode)
});

// EXTERNAL MODULE: ./src/formats/build.ts
var build = __webpack_require__(32984);
// EXTERNAL MODULE: ./src/formats/conversation.ts
var conversation = __webpack_require__(24549);
// EXTERNAL MODULE: ./src/formats/failure.ts
var failure = __webpack_require__(47730);
// EXTERNAL MODULE: ./src/formats/json.ts
var json = __webpack_require__(58992);
// EXTERNAL MODULE: ./src/formats/steps.ts
var steps = __webpack_require__(10599);
;// CONCATENATED MODULE: ./src/formats/cursor/call.ts
// A call as Cursor's stream holds it: an object whose one key names the tool, with its arguments and its result.



/** The call that a record holds; `undefined`: it names none. */
function callIn(held) {
    const keys = Object.keys(held).filter((k) => (0,json/* isObject */.Gv)(held[k]));
    const key = keys.find((k) => /ToolCall$|^function$/.test(k)) ?? keys[0];
    if (key === undefined)
        return undefined;
    const made = (0,json/* object */.Ik)(held[key]);
    const args = made['args'];
    if (key === 'function') {
        const tool = (0,json/* text */.Qq)(made['name']);
        return tool === undefined ? undefined : { tool, arguments: made['arguments'] ?? args, result: made['result'] };
    }
    if (key === 'mcpToolCall') {
        const { providerIdentifier: server, toolName, name, args: given } = (0,json/* object */.Ik)(args);
        const tool = (0,json/* text */.Qq)(toolName) ?? (0,json/* text */.Qq)(name);
        if (tool !== undefined)
            return { tool: `mcp__${(0,json/* text */.Qq)(server) ?? 'server'}__${tool}`, arguments: given ?? args, result: made['result'] };
    }
    return { tool: key.replace(/ToolCall$/, ''), arguments: args, result: made['result'] };
}
/** How a call ended: its result says so by its one key. */
function endOf(tool, result) {
    const r = (0,json/* object */.Ik)(result);
    const refused = r['rejected'] ?? r['permissionDenied'];
    if (refused !== undefined)
        return { is_error: true, denied: true, result: said(refused, 'refused') };
    const failure = r['error'] ?? r['failure'] ?? r['timeout'] ?? r['aborted'];
    const outcome = r['success'] ?? failure;
    const exit = tool === 'shell' ? (0,json/* number */.ai)((0,json/* object */.Ik)(outcome)['exitCode']) : undefined;
    const failed = failure !== undefined || (exit !== undefined && exit !== 0) || (0,json/* object */.Ik)(outcome)['isError'] === true;
    return (0,build/* defined */.sw)({
        is_error: failed ? true : r['success'] !== undefined ? false : null,
        exit_code: exit,
        result: said(outcome ?? result, ''),
    });
}
function said(outcome, otherwise) {
    if (!(0,json/* isObject */.Gv)(outcome))
        return outcome ?? otherwise;
    const output = [outcome['stdout'], outcome['stderr']].filter((o) => typeof o === 'string' && o !== '');
    if (output.length > 0)
        return output.join('\n');
    const content = (0,json/* contentText */.Tf)(outcome['content'] ?? outcome['output']);
    if (content !== '')
        return content;
    return (0,json/* text */.Qq)(outcome['errorMessage']) ?? ('message' in outcome ? (0,failure/* failureText */.k)(outcome) : outcome);
}

// EXTERNAL MODULE: ./src/formats/cursor/stream-shape.ts
var stream_shape = __webpack_require__(15359);
;// CONCATENATED MODULE: ./src/formats/cursor/stream.ts
// Cursor's stream, event by event: calls in two steps, texts whole or in fragments.







const decode = (sink) => (0,conversation/* inTurn */.lo)(sink, () => session(sink), (r, current) => r['type'] === 'system' && r['subtype'] === 'init' && current.isOther(r['session_id']));
function session(sink) {
    const talk = (0,conversation/* conversation */.Wl)(sink, { ...stream_shape/* about */.Cv, agent: 'cursor', closes: 'result record' });
    const { run, trace, b } = talk;
    const known = (0,steps/* steps */.C)();
    let opened = false;
    /** What comes between two results is taken for one response; those with a text are counted. */
    let stretch = 0;
    let texts = 0;
    function begin() {
        if (!opened)
            run.headless('it has no init record: its beginning is missing');
        opened = true;
    }
    function say(r) {
        const words = (0,json/* contentText */.Tf)((0,json/* object */.Ik)(r['message'])['content']);
        talk.respond(stretch, { counted: false });
        // With partial output the whole text follows its fragments.
        if (words === talk.streamed())
            return;
        if (talk.streamed() === '')
            texts++;
        if (r['timestamp_ms'] === undefined)
            talk.say(words);
        else
            talk.stream(words);
    }
    function call(r) {
        const made = callIn((0,json/* object */.Ik)(r['tool_call']));
        if (!made)
            return false;
        const step = r['subtype'] === 'completed' ? 'complete' : 'start';
        const id = (0,json/* text */.Qq)(r['call_id']);
        // The completion may leave out what names the tool of a server.
        if (made.tool === 'mcp')
            made.tool = b.find(id)?.tool ?? made.tool;
        let one = known.find(id, step, made.tool);
        if (one) {
            const more = (0,steps/* filled */.B)(one.arguments, made.arguments);
            if (more !== undefined && !one.arguments_cut)
                b.giveArguments(one, more);
        }
        else {
            talk.respond(stretch, { counted: false });
            one = talk.call({ id, tool: made.tool, arguments: made.arguments }, r['timestamp_ms']);
            known.begin(id, step, one);
            if (made.tool === 'task')
                run.uncertain('a sub-agent was started, and its calls are not in this stream');
        }
        if (step === 'start')
            return true;
        talk.result(one, endOf(made.tool, made.result));
        stretch++;
        return true;
    }
    function close(r) {
        const took = (0,json/* number */.ai)(r['duration_ms']);
        if (took !== undefined)
            trace.duration_ms = took;
        const usage = (0,json/* object */.Ik)(r['usage']);
        const input = (0,conversation/* sum */.cz)(usage['inputTokens'], usage['cacheReadTokens'], usage['cacheWriteTokens']);
        const output = (0,conversation/* sum */.cz)(usage['outputTokens']);
        talk.spend((0,build/* defined */.sw)({ input_tokens: input, output_tokens: output }));
        if (r['is_error'] === true || (r['subtype'] !== undefined && r['subtype'] !== 'success'))
            run.failed((0,failure/* failureText */.k)(r['result'] ?? r['error'] ?? r['subtype']));
        else {
            run.told((0,json/* text */.Qq)(r['result']));
            run.stop('completed');
        }
    }
    return {
        isOther: (next) => trace.id !== undefined && next !== trace.id,
        record(r) {
            // What names another session was written by another.
            if (r['type'] !== 'system' &&
                trace.id !== undefined &&
                (0,json/* text */.Qq)(r['session_id']) !== undefined &&
                r['session_id'] !== trace.id)
                return false;
            switch (r['type']) {
                case 'system':
                    if (r['subtype'] === 'init') {
                        opened = true;
                        talk.named(r['session_id']);
                        talk.model(r['model']);
                    }
                    return true;
                case 'user':
                    begin();
                    talk.prompt((0,json/* contentText */.Tf)((0,json/* object */.Ik)(r['message'])['content']));
                    return true;
                case 'assistant':
                    begin();
                    if ((0,json/* isObject */.Gv)(r['message']))
                        say(r);
                    return true;
                case 'thinking':
                    begin();
                    talk.respond(stretch, { counted: false });
                    run.aside();
                    return true;
                case 'tool_call':
                    begin();
                    return call(r);
                case 'result':
                    begin();
                    close(r);
                    return true;
                default:
                    return false;
            }
        },
        finish(cut) {
            run.count(texts > 0 ? texts : undefined);
            return talk.finish(cut);
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
