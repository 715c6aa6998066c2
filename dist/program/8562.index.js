export const id = 8562;
export const ids = [8562];
export const modules = {

/***/ 18562:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rules: () => (/* binding */ rules)
/* harmony export */ });
/* harmony import */ var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74715);
// The rules that a report may list: every dimension that a scenario can have, by its name without the block's.

const rules = async () => [
    ...(await (0,_checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .loadFamilies */ .Zm)()).flatMap((family) => family.checks.map((check) => ruleOf(`${family.id}.${check.id}`, check))),
    ..._checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .always */ .Gk.map(({ check }) => ruleOf(check.id, check)),
    ...ofScenarios,
];
const ruleOf = (id, { doc, fails, severity }) => ({ id, doc, fails, severity });
/** Dimensions of the scenario itself, which no check judges. */
const ofScenarios = [
    {
        id: 'trace_present',
        doc: 'A trace was found for the scenario',
        fails: 'No trace belongs to the scenario',
        severity: 'blocking',
    },
    {
        id: 'trials_met',
        doc: 'Enough of the scenario’s traces passed',
        fails: 'Too few passed, or there are fewer than the scenario asks for',
        severity: 'blocking',
    },
    {
        id: 'expected_failure',
        doc: 'Every trial fails as the scenario expects, and in nothing else that blocks',
        fails: 'Something else fails, or what should fail passes',
        severity: 'blocking',
    },
];


/***/ })

};
