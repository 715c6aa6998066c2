export const id = 778;
export const ids = [778];
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



/** Parses flags by the options table. `only`: the options that the command takes; `files`: how many file names. */
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
            allowPositionals: files > 0,
            allowNegative: true,
        });
        if (positionals.length !== files)
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

/***/ 1778:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9855);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9538);
// `formats`: the trace formats that can be read, and where to find the files.


const command = async (argv, { out }) => {
    (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .readFlags */ .u)(argv, []);
    const width = Math.max(..._formats_index_js__WEBPACK_IMPORTED_MODULE_0__/* .formats */ .F.map((f) => f.id.length));
    for (const f of _formats_index_js__WEBPACK_IMPORTED_MODULE_0__/* .formats */ .F)
        out(`${f.id.padEnd(width)}  ${f.doc}\n${' '.repeat(width)}  ${f.where}\n`);
    return 0;
};
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = (command);


/***/ })

};
