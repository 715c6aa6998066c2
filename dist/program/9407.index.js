export const id = 9407;
export const ids = [9407];
export const modules = {

/***/ 79407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   evaluate: () => (/* binding */ evaluate)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81601);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88381);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61333);
// The library entry: judges traces in a Node program. Nothing happens on import.



/** What the options of the command line do beyond judging has no meaning for a program: it has the report. */
const beyond = /^(fail-on|shard|merge|allow-missing-shards|report-.*|summary|annotations|comment|check-name|artifact|run-id|repository|github-token|baseline-(branch|artifact|runs)|workers|quiet|json)$/;
const names = _options_js__WEBPACK_IMPORTED_MODULE_1__.options.map((o) => o.name).filter((name) => !beyond.test(name));
/** Judges traces against scenarios. Rejects for options or a config that cannot be used; every other mistake is in the report. */
async function evaluate(options = {}) {
    const { cwd = process.cwd(), env = process.env, ...judging } = options;
    const given = {};
    for (const [key, value] of Object.entries(judging)) {
        const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        if (!names.includes(name))
            throw unknownOption(key);
        if (value !== undefined)
            given[name] = typeof value === 'number' ? String(value) : value;
    }
    return (0,_run_run_js__WEBPACK_IMPORTED_MODULE_2__/* .run */ .e)(cwd, (0,_options_js__WEBPACK_IMPORTED_MODULE_1__.readSettings)(given, camel), { env });
}
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
function unknownOption(key) {
    const near = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(key, names.map(camel));
    return new _options_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(`Unknown option ${key}${near ? `; did you mean ${near}?` : ''}`);
}


/***/ })

};
