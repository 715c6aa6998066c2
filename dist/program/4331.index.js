export const id = 4331;
export const ids = [4331];
export const modules = {

/***/ 9538:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ apiKey),
/* harmony export */   u: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1601);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8381);
// The command line's flags, read by the options table.



/** Parses flags by the options table. `only`: the options that the command takes; `files`: how many file names, or one and more. */
function readFlags(argv, only, files = 0) {
    const table = _options_js__WEBPACK_IMPORTED_MODULE_2__.options.filter((o) => o.only !== 'action' && (!only || only.includes(o.name)));
    const config = Object.fromEntries(table.map((o) => [
        o.name,
        { type: o.type === 'flag' ? 'boolean' : 'string', multiple: o.type === 'list' },
    ]));
    try {
        const { values, positionals } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
            args: [...argv],
            options: config,
            strict: true,
            allowPositionals: files !== 0,
            allowNegative: true,
        });
        if (files === 'some' && positionals.length === 0)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError('Expected one file or more, found 0');
        if (files !== 'some' && positionals.length !== files)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Expected ${files === 1 ? 'one file' : 'no file'}, found ${positionals.length}`);
        return { settings: (0,_options_js__WEBPACK_IMPORTED_MODULE_2__.readSettings)(values, (name) => `--${name}`), files: positionals };
    }
    catch (e) {
        if (e instanceof _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError || !(e instanceof Error))
            throw e;
        const flag = /'(--?[^' ]+)[^']*'/.exec(e.message)?.[1];
        const near = flag && e.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
            ? (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(flag.replace(/^-+/, ''), table.map((o) => o.name))
            : undefined;
        const stray = /^Unexpected argument '(.*?)'\./s.exec(e.message)?.[1];
        if (stray !== undefined)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Unexpected argument ${stray}; name files by an option, as in --scenarios "GLOB": in quotes, so that the shell does not expand it`);
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(near ? `Unknown option ${flag}; did you mean --${near}?` : e.message.split('\n')[0]);
    }
}
/** The judge's key never stands among the arguments, where other programs can read it. */
const apiKey = (env) => env['AGENT_EVAL_JUDGE_API_KEY'] || undefined;


/***/ }),

/***/ 4331:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _judging_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4367);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5086);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8381);
/* harmony import */ var _report_feed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3452);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1714);
/* harmony import */ var _run_reports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(742);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6031);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9538);
// `run`: judges traces against scenarios.








/** Options of other commands. */
const foreign = ['raw', 'full', 'call', 'out'];
const ownOptions = _options_js__WEBPACK_IMPORTED_MODULE_0__.options.map((o) => o.name).filter((name) => !foreign.includes(name));
const command = async (argv, terminal) => {
    const { cwd, env, entry, color } = terminal;
    const { settings: given } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .readFlags */ .u)(argv, ownOptions);
    const settings = { ...given, judge: { ...given.judge, apiKey: (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .apiKey */ .K)(env) } };
    const progress = makeProgress(terminal);
    const report = await (0,_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .run */ .e)(cwd, settings, { progress, env, entry });
    progress.clear();
    const unwritten = await (0,_run_reports_js__WEBPACK_IMPORTED_MODULE_2__/* .writeReports */ .L)(cwd, settings, report);
    const shown = await _report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .reporters */ .R[settings.json ? 'json' : settings.quiet ? 'line' : 'text'].load();
    const sink = (0,_report_feed_js__WEBPACK_IMPORTED_MODULE_5__/* .chunks */ .VN)(terminal.out);
    (0,_report_feed_js__WEBPACK_IMPORTED_MODULE_5__/* .feed */ .hm)(report, [shown.make(sink, { color })]);
    sink.flush();
    // What was found is shown first: it stands nowhere else.
    if (unwritten.length > 0)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(unwritten.join('\n'));
    return (0,_judging_report_js__WEBPACK_IMPORTED_MODULE_6__/* .gate */ .Gj)(report, settings.failOn).holds ? 0 : 1;
};
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = (command);
/** Shows on a terminal how far a long run is, from its second second on. */
function makeProgress({ live, err }) {
    const began = performance.now();
    let shown = 0;
    const update = (done, total) => {
        const now = performance.now();
        if (!live || now - began < 1000 || now - shown < 100)
            return;
        shown = now;
        err(`\r\u001b[2Kjudged ${done} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(total, 'file')}`);
    };
    return Object.assign(update, { clear: () => void (shown > 0 && err('\r\u001b[2K')) });
}


/***/ })

};
