export const id = 7113;
export const ids = [7113];
export const modules = {

/***/ 9407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   evaluate: () => (/* binding */ evaluate)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1601);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8381);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6031);
// The library entry: judges traces in a Node program. Nothing happens on import.



/** What the options of the command line do beyond judging has no meaning for a program: it has the report. */
const beyond = /^(fail-on|report-.*|summary|annotations|workers|quiet|json)$/;
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


/***/ }),

/***/ 311:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ workerWord),
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
// The version of the tool; a test compares it with package.json.
const version = '1.0.0';
/** The argument that starts the program as a worker of itself. To ask the thread module instead would load it at every start. */
const workerWord = 'judge-as-worker';


/***/ })

};
