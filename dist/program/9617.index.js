export const id = 9617;
export const ids = [9617];
export const modules = {

/***/ 29617:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decode: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24549);
/* harmony import */ var _flat_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69597);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58992);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74592);
/* harmony import */ var _wrapped_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49545);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6250);







const runKeys = ['run_id', 'session_id', 'trace_id', 'conversation_id', 'run'];
function decode(sink, lacks) {
    const runs = new Map();
    function runOf(record) {
        const id = runKeys.map((key) => (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(record[key])).find((key) => key !== undefined) ?? '';
        const known = runs.get(id);
        if (known)
            return known;
        const one = talk(sink, lacks, id);
        runs.set(id, one);
        return one;
    }
    return {
        record(value) {
            if ((0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecord */ .u4)(value)) {
                runOf(value).record(value);
                return true;
            }
            const list = (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .recordsIn */ .Q0)(value);
            if (!list)
                return false;
            const one = talk(sink, lacks, '');
            if ((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value))
                one.opens(value);
            const unknown = (0,_wrapped_js__WEBPACK_IMPORTED_MODULE_5__/* .readList */ .LD)(list, _record_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecord */ .u4, { message: one.record });
            if ((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value) && (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .finalOf */ .uN)(value) !== undefined)
                one.record({ final_answer: (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .finalOf */ .uN)(value) });
            const trace = one.finish(false);
            if (unknown > 0)
                trace.source.unrecognised = unknown;
            sink.emit(trace);
            return true;
        },
        end(cut) {
            // Whose record it was that the file ends in the middle of, nobody knows.
            for (const one of runs.values())
                sink.emit(one.finish(cut));
        },
    };
}
const timeIn = (record) => record['at'] ?? record['ts'] ?? record['timestamp'] ?? record['time'];
function talk(sink, lacks, id) {
    const c = (0,_conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .conversation */ .Wl)(sink, { format: 'flat-calls', lacks });
    const { b, trace } = c;
    c.named(id);
    // Whether a call came from a response of its own, such records do not tell.
    let response;
    let [outcomes, codes, denials] = [false, false, false];
    /** The call whose result alone a record holds. */
    const openCall = (tool) => trace.events.findLast((e) => e.type === 'tool_call' && e.tool === tool && (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT)(e));
    function call(record) {
        const made = (0,_flat_js__WEBPACK_IMPORTED_MODULE_2__/* .flatCall */ .I)(record);
        if (!made)
            return;
        const said = record['role'] === 'assistant' ? (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .contentText */ .Tf)(record['content']) : '';
        const before = (0,_flat_js__WEBPACK_IMPORTED_MODULE_2__/* .isResultAlone */ .x)(made) ? openCall(made.tool) : undefined;
        if (!before) {
            response ??= {};
            c.respond(response, { counted: false });
            if (said !== '')
                c.say(said);
        }
        const call = before ?? c.call({ id: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(record['id']), tool: made.tool, arguments: made.arguments }, timeIn(record));
        const end = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .outcomeOf */ .s)(record);
        if (end.is_error !== null)
            outcomes = true;
        if (end.exit_code !== undefined)
            codes = true;
        if (end.denied)
            denials = true;
        const result = made.result ?? (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .errorText */ .k)(record);
        if (result === undefined && end.is_error === null)
            return;
        c.result(call, { ...end, result: result ?? '' });
        response = undefined;
    }
    return {
        /** What stands around a list of records. */
        opens(wrapper) {
            c.named((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(wrapper['id']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(wrapper['run_id']));
            const asked = ['prompt', 'task', 'question', 'input']
                .map((key) => (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(wrapper[key]))
                .find((w) => w !== undefined);
            if (asked !== undefined)
                c.prompt(asked);
        },
        record(record) {
            if ((0,_flat_js__WEBPACK_IMPORTED_MODULE_2__/* .flatCall */ .I)(record))
                call(record);
            else if (record['role'] === 'user') {
                response = undefined;
                c.prompt((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .contentText */ .Tf)(record['content']));
            }
            else if (record['role'] === 'assistant' || (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .finalOf */ .uN)(record) !== undefined) {
                response = {};
                c.respond(response, { counted: false });
                c.say((0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .finalOf */ .uN)(record) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .contentText */ .Tf)(record['content']));
            }
            c.model(record['model']);
        },
        finish(cut) {
            if (!outcomes)
                b.lacks('errors');
            if (!codes)
                b.lacks('exit_codes');
            if (!denials)
                b.lacks('denials');
            if (trace.events.some((e) => e.type === 'tool_call' && e.result === undefined && e.is_error === null))
                b.lacks('results');
            return c.finish(cut);
        },
    };
}


/***/ })

};
