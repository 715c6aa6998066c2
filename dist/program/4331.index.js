export const id = 4331;
export const ids = [4331];
export const modules = {

/***/ 4331:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__),
/* harmony export */   usage: () => (/* binding */ usage)
/* harmony export */ });
/* harmony import */ var _files_stream_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(295);
/* harmony import */ var _judging_report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4367);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5086);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8381);
/* harmony import */ var _report_feed_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3452);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1714);
/* harmony import */ var _report_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9073);
/* harmony import */ var _run_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2886);
/* harmony import */ var _run_reports_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(742);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3736);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9538);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(357);
/* harmony import */ var _named_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1895);
// `run`: judges traces against scenarios.













/** Options of other commands. */
const foreign = ['raw', 'full', 'call', 'out', 'allow-missing-shards'];
const usage = {
    words: '[FILE…]',
    takes: _options_js__WEBPACK_IMPORTED_MODULE_1__.options.map((o) => o.name).filter((name) => !foreign.includes(name)),
};
const command = async (argv, terminal) => {
    const { cwd, env, entry, color } = terminal;
    const { settings: given, files } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .readFlags */ .uW)(argv, usage.takes, 'any');
    const named = withFiles(cwd, given, files, argv);
    const settings = { ...named, judge: { ...given.judge, apiKey: (0,_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .apiKey */ .Kz)(env) } };
    if (settings.traces.includes(_run_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .standardInput */ .i)) {
        await pipe(settings, terminal);
        return 0;
    }
    const asRows = settings.reportRows === _run_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .standardInput */ .i;
    if (asRows)
        settings.reportRows = undefined;
    const progress = makeProgress(terminal);
    const report = await (0,_run_run_js__WEBPACK_IMPORTED_MODULE_6__/* .judge */ .S4)(cwd, settings, { progress, env, entry });
    progress.clear();
    const { title, failOn } = settings;
    let unwritten;
    try {
        unwritten = await (0,_run_reports_js__WEBPACK_IMPORTED_MODULE_5__/* .writeReports */ .L)(cwd, settings, report, { title, gates: failOn !== 'never' });
        const shown = await _report_index_js__WEBPACK_IMPORTED_MODULE_2__/* .reporters */ .R[asRows ? 'rows' : settings.json ? 'json' : settings.quiet ? 'line' : 'text'].load();
        const sink = (0,_report_feed_js__WEBPACK_IMPORTED_MODULE_10__/* .chunks */ .VN)(terminal.out);
        (0,_report_feed_js__WEBPACK_IMPORTED_MODULE_10__/* .feed */ .hm)(report, [shown.make(sink, { color, lineOf: (0,_lines_js__WEBPACK_IMPORTED_MODULE_8__/* .lineReader */ .g)(cwd) })]);
        sink.flush();
    }
    finally {
        report.close();
    }
    // What was found is shown first: it stands nowhere else.
    if (unwritten.length > 0)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(unwritten.join('\n'));
    return (0,_judging_report_js__WEBPACK_IMPORTED_MODULE_11__/* .gate */ .Gj)(report.head, settings.failOn).holds ? 0 : 1;
};
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = (command);
/** Judges the traces of standard input, and writes their rows to standard output. */
async function pipe(settings, { cwd, out, err, drained, input }) {
    if (settings.traces.length > 1 || settings.reportRows !== _run_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .standardInput */ .i || settings.shard !== undefined)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_1__.UsageError('Expected --traces - alone, with --report-rows -: traces come in as JSON Lines, rows go out');
    const limit = settings.maxTraceMb * 1024 * 1024;
    const { filter } = await __webpack_require__.e(/* import() */ 8399).then(__webpack_require__.bind(__webpack_require__, 8399));
    await filter(cwd, settings, (0,_files_stream_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(input(), limit), {
        async write(text) {
            out(text);
            await drained();
        },
        err: (text) => err(`agent-eval: ${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable)(text)}\n`),
    });
}
/** The settings with the files that are named: scenarios end in `.toml`, all else is a trace. Named files take the place of defaults. */
function withFiles(cwd, settings, files, argv) {
    const named = (0,_named_js__WEBPACK_IMPORTED_MODULE_9__/* .asGlobs */ .UV)(cwd, (0,_named_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutConfig */ .dq)(cwd, files, settings.config));
    const scenarios = named.filter(_named_js__WEBPACK_IMPORTED_MODULE_9__/* .isToml */ .ZY);
    const traces = named.filter((name) => !(0,_named_js__WEBPACK_IMPORTED_MODULE_9__/* .isToml */ .ZY)(name));
    const joined = (name, some) => some.length > 0 && !(0,_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .given */ .gI)(argv, name) ? some : [...settings[name], ...some];
    return { ...settings, scenarios: joined('scenarios', scenarios), traces: joined('traces', traces) };
}
/** Shows on a terminal how far a long run is, from its second second on. */
function makeProgress({ live, err }) {
    const began = performance.now();
    let shown = 0;
    const update = (done, total, of = 'file') => {
        const now = performance.now();
        if (!live || now - began < 1000 || now - shown < 100)
            return;
        shown = now;
        err(`\r\u001b[2K${of === 'file' ? 'judged' : 'answered'} ${done} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_12__/* .count */ .U9)(total, of)}`);
    };
    return Object.assign(update, { clear: () => void (shown > 0 && err('\r\u001b[2K')) });
}


/***/ })

};
