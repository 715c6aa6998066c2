export const id = 10;
export const ids = [10];
export const modules = {

/***/ 10:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__),
/* harmony export */   usage: () => (/* binding */ usage)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5086);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8381);
/* harmony import */ var _report_excerpt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9191);
/* harmony import */ var _report_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9073);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3736);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9538);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(357);
/* harmony import */ var _named_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1895);








const usage = { words: '[FILE…]', takes: ['scenarios', 'config', 'registry', 'json'] };
const command = async (argv, { cwd, out }) => {
    const { settings, files } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .readFlags */ .uW)(argv, usage.takes, 'any');
    const named = (0,_named_js__WEBPACK_IMPORTED_MODULE_6__/* .asGlobs */ .UV)(cwd, (0,_named_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutConfig */ .dq)(cwd, files, settings.config));
    const other = named.find((name) => !/\.(toml|jsonl|ndjson)$/i.test(name));
    if (other !== undefined)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(`Expected scenario files (.toml, .jsonl), found ${other}`);
    const globs = (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .given */ .gI)(argv, 'scenarios') || named.length === 0 ? [...settings.scenarios, ...named] : named;
    const { scenarios, problems, advice } = await (0,_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .validate */ .tf)(cwd, { ...settings, scenarios: globs });
    const lineOf = (0,_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .lineReader */ .g)(cwd);
    if (settings.json) {
        out(`${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_2__.jsonText)({ scenarios, problems, ...(advice.length > 0 ? { advice } : {}) })}\n`);
    }
    else {
        const tell = (p, kind = '') => out(`${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_2__.printable)(p.file)}${p.line === undefined ? '' : `:${p.line}:${p.column ?? 1}`}  ${kind}${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_2__.printable)(p.message)}\n${(0,_report_excerpt_js__WEBPACK_IMPORTED_MODULE_1__/* .excerptOf */ .z)(p, lineOf)
            .map((line) => `  ${line}\n`)
            .join('')}`);
        for (const p of problems)
            tell(p);
        for (const p of advice)
            tell(p, 'note: ');
        out(`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(scenarios.length, 'scenario')} well formed, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(problems.length, 'problem')}\n`);
    }
    return problems.length === 0 ? 0 : 1;
};
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = (command);


/***/ }),

/***/ 9191:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9073);

/** How much of a long line is shown: this much ahead of the column, and this much in all. */
const ahead = 60;
const most = 110;
/** The two lines under a problem; none where it has no line, or none that may be shown. */
function excerptOf({ file, line, column = 1 }, lineOf) {
    const text = line === undefined ? undefined : lineOf?.(file, line);
    if (text === undefined || text.trim() === '')
        return [];
    const from = Math.max(0, column - 1 - ahead);
    const before = (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text.slice(from, column - 1));
    const gutter = String(line);
    return [
        `${gutter} | ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text.slice(from), most)}`,
        `${' '.repeat(gutter.length)} | ${' '.repeat(before.length)}^`,
    ];
}


/***/ })

};
