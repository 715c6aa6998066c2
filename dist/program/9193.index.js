export const id = 9193;
export const ids = [9193];
export const modules = {

/***/ 9193:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readRun: () => (/* binding */ readRun)
/* harmony export */ });
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _course_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70887);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58992);
/* harmony import */ var _written_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65743);




function readRun(record, lacks, sink) {
    const b = (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .builder */ .cL)('agentdojo', lacks, sink);
    const run = (0,_course_js__WEBPACK_IMPORTED_MODULE_1__/* .course */ .y)(b, sink.end);
    const waiting = [];
    function message(m) {
        const said = textOf(m['content']);
        if (m['role'] === 'user') {
            b.prompt(said);
            b.user(said);
            run.input(said);
        }
        else if (m['role'] === 'assistant') {
            const turn = run.respond(m);
            b.message(said, { turn });
            run.said(said);
            const made = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)(m['tool_calls']).filter(_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv);
            if (made.length === 0 && (0,_written_js__WEBPACK_IMPORTED_MODULE_3__/* .holdsWrittenCalls */ .NO)(said))
                run.uncertain(_written_js__WEBPACK_IMPORTED_MODULE_3__/* .seemsWritten */ .z8);
            for (const c of made) {
                const tool = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(c['function']) ?? 'unknown';
                const call = b.call({ id: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(c['id']), tool, arguments: c['args'], turn }, true);
                run.called(call);
                waiting.push(call);
            }
        }
        else if (m['role'] === 'tool') {
            const id = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(m['tool_call_id']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(m['tool_call'])['id']);
            const call = id === undefined ? waiting[0] : waiting.find((c) => c.id === id);
            if (!call)
                return;
            waiting.splice(waiting.indexOf(call), 1);
            const error = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(m['error']);
            b.settle(call, { result: said === '' && error !== undefined ? error : said, is_error: error !== undefined });
            run.returned();
        }
    }
    for (const m of (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)(record['messages']).filter(_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv))
        message(m);
    const { utility, security } = record;
    const failure = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(record['error']);
    if (failure !== undefined)
        run.failed(failure);
    // The suite writes the file with every message, and what it judged at the end.
    else if (typeof utility === 'boolean')
        run.stop('completed');
    else
        run.closesWith('verdict (utility)');
    const labels = Object.entries({ utility, security }).filter((e) => typeof e[1] === 'boolean');
    const seconds = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(record['duration']);
    const name = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(record['pipeline_name']);
    Object.assign(b.trace, (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({
        id: ['suite_name', 'user_task_id', 'attack_type', 'injection_task_id']
            .flatMap((k) => (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(record[k]) ?? [])
            .join('/'),
        agent: name === undefined ? undefined : { name },
        labels: labels.length > 0 ? Object.fromEntries(labels) : undefined,
        duration_ms: seconds === undefined || seconds < 0 ? undefined : Math.round(seconds * 1000),
    }));
    run.finish(false);
    return b.trace;
}
/** A text, or its blocks, whose text is their `content`. */
function textOf(content) {
    if (typeof content === 'string')
        return content;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO)(content)
        .flatMap((block) => (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(block)['content']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(block)['text']) ?? [])
        .join('\n');
}


/***/ })

};
