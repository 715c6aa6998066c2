export const id = 2361;
export const ids = [2361];
export const modules = {

/***/ 22361:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decode: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24549);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47730);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58992);
/* harmony import */ var _stream_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57593);





const decode = (sink) => (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .inTurn */ .lo)(sink, () => session(sink), (r, current) => r['event'] === 'init' && current.isOther((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['conversation_id'])));
const over = new Set(['DONE', 'ERROR', 'CANCELLED', 'CANCELED']);
function session(sink) {
    const talk = (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .conversation */ .Wl)(sink, {
        ..._stream_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .about */ .C,
        agent: 'antigravity',
        closes: 'result record',
    });
    const { run, b, trace } = talk;
    const calls = new Map();
    const types = new Map();
    let id;
    let opened = false;
    function step(s) {
        const index = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(s['step_index']);
        const type = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(s['step_type']) ?? (index === undefined ? undefined : types.get(index));
        if (index !== undefined && type !== undefined)
            types.set(index, type);
        if (type === 'user_input')
            talk.prompt((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(s['text_delta']) ?? '');
        else if (type === 'agent_response')
            say(s, index);
        else if (type === 'tool' || (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(s['tool_info']))
            tool(s, index);
        else if (type === 'checkpoint' && s['state'] === 'DONE')
            b.compaction();
        else if (type === 'subagent' && s['state'] !== 'ACTIVE')
            run.uncertain('a sub-agent ran, and its calls are not in this stream');
    }
    function say(s, index) {
        talk.respond(index ?? 'nameless');
        const words = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(s['text_delta']) ?? '';
        // The last state may repeat all that was said.
        if (words !== '' && words !== talk.streamed())
            talk.stream(words);
    }
    function tool(s, index) {
        const info = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(s['tool_info']);
        const name = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(s['tool_name']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(info['name']);
        const before = index === undefined ? b.waiting() : calls.get(index);
        if (!before && name === undefined)
            return;
        const call = before ?? talk.call({ tool: name, arguments: info['parameters'] }, (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .timeOf */ .nR)(s['created_at']));
        if (index !== undefined)
            calls.set(index, call);
        const state = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(s['state']) ?? '';
        if (!over.has(state))
            return;
        const took = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(s['duration_seconds']);
        const failed = state !== 'DONE' || (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(info['error']);
        const why = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(info['error']) ? (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .k)(info['error']) : '';
        talk.result(call, {
            result: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(info['output']) ?? why,
            is_error: failed,
            ...(took === undefined ? {} : { duration_ms: took * 1000 }),
            ...(failed && isDenial(why) ? { denied: true } : {}),
        });
    }
    function close(r) {
        const usage = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(r['usage']);
        const input = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(usage['input_tokens']);
        const output = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(usage['output_tokens']);
        run.used((0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({ input_tokens: input, output_tokens: output }));
        const took = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(r['duration_seconds']);
        if (took !== undefined)
            trace.duration_ms = took * 1000;
        run.count((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(r['num_turns']) ?? run.turns());
        const denied = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YO)(r['denied_actions']);
        const known = trace.events.filter((e) => e.type === 'tool_call' && e.denied).length;
        if (denied.length > known)
            run.uncertain(`the result names denied actions (${denied.length}), of which ${known} are among the calls`);
        const answer = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['response']);
        run.told(answer);
        const status = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['status']) ?? '';
        if (/^(?:CANCELL?ED|INTERRUPTED)$/.test(status))
            run.stop('interrupted');
        else if (/MAX_TURNS/.test(status))
            run.stop('max_turns');
        else if (status !== 'SUCCESS')
            run.failed((0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .k)(r['error'] ?? status));
        // Refused what it needs, the agent said nothing more.
        else
            run.stop(denied.length > 0 && answer === undefined ? 'interrupted' : 'completed');
    }
    return {
        isOther: (next) => id !== undefined && next !== id,
        record(r) {
            if (!(0,_stream_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isEvent */ .x)(r))
                return false;
            const event = r['event'];
            const payload = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(r[event]);
            id ??= (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(r['conversation_id']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(payload['conversation_id']);
            talk.named(id);
            if (event === 'init') {
                opened = true;
                talk.model(payload['model']);
                const tools = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YO)(payload['tools']).filter((t) => typeof t === 'string');
                if (tools.length > 0)
                    trace.tools = tools;
                return true;
            }
            if (!opened)
                run.headless('it has no init record: its beginning is missing');
            opened = true;
            if (event === 'result')
                close(payload);
            else
                step(payload);
            return true;
        },
        finish(cut) {
            if (!trace.tools)
                b.lacks('offered_tools');
            return talk.finish(cut);
        },
    };
}
/** Is it what Antigravity says of an action that a person or a policy refused? */
const isDenial = (why) => /\b(?:user denied permission|denied by|permission denied by)\b/i.test(why);


/***/ })

};
