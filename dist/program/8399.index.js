export const id = 8399;
export const ids = [8399];
export const modules = {

/***/ 6425:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   row: () => (/* binding */ row),
/* harmony export */   rows: () => (/* binding */ rows)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29073);
// The report as rows: one line of JSON for each dimension of each run, with the same columns in each, for programs that count.


/** The columns, in their order. A column is never absent: what was not recorded is null. */
function row({ scenario, trial, shard }, run, d) {
    const { stats } = run;
    const columns = {
        scenario: scenario.name,
        scenario_file: scenario.file,
        tags: scenario.tags,
        trace: run.trace,
        trace_id: run.id ?? null,
        trial,
        format: run.format,
        persona: run.persona ?? null,
        run_verdict: run.verdict,
        dimension: d.id,
        family: /^[^.[]*/.exec(d.id)?.[0] ?? d.id,
        verdict: d.verdict,
        severity: d.severity,
        message: d.message,
        turns: stats.turns ?? null,
        tool_calls: stats.tool_calls,
        tool_errors: stats.tool_errors,
        duration_ms: stats.duration_ms ?? null,
        cost_usd: stats.cost_usd ?? null,
        shard,
    };
    return `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.safeJson)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .GF)(columns))}\n`;
}
const rows = {
    id: 'rows',
    doc: 'One line of JSON for each dimension of each run',
    make(sink) {
        let shard = null;
        return {
            begin(head) {
                shard = head.shard?.index ?? null;
            },
            scenario(scenario) {
                let trial = 0;
                return {
                    run(run) {
                        trial++;
                        // Which trial it is, only all traces tell.
                        const of = { scenario, trial: shard === null ? trial : null, shard };
                        for (const d of run.dimensions)
                            sink.write(row(of, run, d));
                    },
                    end() { },
                };
            },
            end() { },
        };
    },
};


/***/ }),

/***/ 58399:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   filter: () => (/* binding */ filter)
/* harmony export */ });
/* harmony import */ var _files_hash_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36667);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88381);
/* harmony import */ var _reading_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89567);
/* harmony import */ var _report_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6425);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94280);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2886);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11484);
// Judging as a filter: traces come in as JSON Lines, rows go out, and nothing is kept. What only all traces decide is left open.







/** Judges the traces of the lines by their `scenario`, or by the only scenario. Throws a UsageError for a wrong call. */
async function filter(cwd, settings, lines, { write, err }) {
    const given = { ...settings, traces: [] };
    const prepared = await (0,_prepare_js__WEBPACK_IMPORTED_MODULE_5__/* .prepare */ .iA)(cwd, given, (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInputs */ .Ko)(cwd, given));
    const { scenarios, taken, config, redact, problems } = prepared;
    for (const { file, message } of problems)
        err(`${file}: ${message}`);
    if (problems.length > 0)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_0__.UsageError('No row is written: scenarios could not be read');
    if ([...taken].some((s) => s.graded.some(({ check }) => 'ask' in check)))
        err('What an oracle is asked is an error in rows: it is asked by agent-eval run, without --traces -');
    const owners = scenarios.filter((s) => !s.everyTrace);
    const [only, ...others] = owners;
    let text = '';
    let traces = 0;
    const judge = (trace) => {
        traces++;
        const facts = (0,_prepare_js__WEBPACK_IMPORTED_MODULE_5__/* .noFacts */ .f5)();
        const bound = trace.scenario === undefined && only && others.length === 0 ? { ...trace, scenario: only.name } : trace;
        const label = `${_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .standardInput */ .i}#${trace.id || traces}`;
        prepared.evaluateTrace(bound, { file: _lines_js__WEBPACK_IMPORTED_MODULE_4__/* .standardInput */ .i, label }, facts, ({ scenario, result }) => {
            const { name, document, tags } = scenarios[scenario];
            const of = { scenario: { name, file: document.file, tags }, trial: null, shard: null };
            for (const { route: _, ...d } of result.dimensions)
                text += (0,_report_rows_js__WEBPACK_IMPORTED_MODULE_2__.row)(of, result, d);
        });
        for (const { trace: unbound, reason } of facts.unmatched)
            err(redact(`${unbound}: ${reason}`));
        for (const { message } of facts.problems)
            err(redact(`${label}: ${message}`));
    };
    const reader = (0,_reading_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineReader */ .gd)({ format: settings.traceFormat, end: config.end, sha256: _files_hash_js__WEBPACK_IMPORTED_MODULE_6__/* .sha256 */ .s, emit: judge });
    for await (const line of lines) {
        reader.line(line);
        if (text.length > 1 << 16) {
            await write(text);
            text = '';
        }
        if (reader.isOver())
            break;
    }
    const { problem } = reader.end();
    if (text !== '')
        await write(text);
    // No line at all is no fault: a part of a data set may be empty.
    if (problem !== undefined && traces > 0)
        err(redact(`${_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .standardInput */ .i}: ${problem}`));
}


/***/ })

};
