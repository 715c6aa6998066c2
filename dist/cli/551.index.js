export const id = 551;
export const ids = [551];
export const modules = {

/***/ 2551:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   assemble: () => (/* binding */ assemble),
/* harmony export */   gateHolds: () => (/* binding */ gateHolds)
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7088);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(311);


/** Puts the report together; `redact` hides secrets in what is not yet redacted. */
function assemble(scenarios, rest, redact) {
    const failed = scenarios.filter((s) => s.verdict === 'fail');
    const tags = Object.create(null);
    for (const s of scenarios) {
        for (const tag of new Set(s.tags)) {
            tags[tag] ??= { scenarios: 0, passed: 0 };
            tags[tag].scenarios++;
            if (s.verdict === 'pass')
                tags[tag].passed++;
        }
    }
    const all = (s) => [...s.dimensions, ...s.runs.flatMap((r) => r.dimensions)];
    const advisory = (d) => d.severity === 'advisory' && (d.verdict === 'fail' || d.verdict === 'error');
    return {
        schema: 'agent-eval/report@1',
        tool: { name: 'agent-eval', version: _version_js__WEBPACK_IMPORTED_MODULE_0__/* .version */ .r },
        verdict: failed.length > 0 ? 'fail' : rest.problems.length > 0 ? 'error' : 'pass',
        totals: {
            scenarios: scenarios.length,
            passed: scenarios.filter((s) => s.verdict === 'pass').length,
            failed: failed.length,
            traces: rest.traces,
            blocking_failures: failed.reduce((n, s) => n + all(s).filter(_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .blocks */ .Bv).length, 0),
            advisory_failures: scenarios.reduce((n, s) => n + all(s).filter(advisory).length, 0),
            tags: Object.fromEntries(Object.entries(tags)),
        },
        scenarios,
        unmatched_traces: rest.unmatched.map((u) => redact(u.trace)),
        unmatched_reasons: rest.unmatched.map((u) => redact(u.reason)),
        workspace_files: rest.workspaceFiles.map(redact),
        problems: rest.problems.map((p) => ({ ...p, file: redact(p.file), message: redact(p.message) })),
        ...(rest.notes.length > 0 ? { notes: [...rest.notes] } : {}),
    };
}
/** Does the gate hold? */
function gateHolds(report, failOn) {
    if (failOn === 'never')
        return true;
    return report.verdict === 'pass' && (failOn !== 'advisory' || report.totals.advisory_failures === 0);
}


/***/ }),

/***/ 7088:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ blocks),
/* harmony export */   IX: () => (/* binding */ pass),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   gO: () => (/* binding */ severities),
/* harmony export */   iv: () => (/* binding */ skip),
/* harmony export */   z3: () => (/* binding */ error)
/* harmony export */ });
const severities = ['blocking', 'advisory', 'off'];
const pass = (message) => ({ verdict: 'pass', message });
const skip = (message) => ({ verdict: 'skip', message });
const fail = (message, more = {}) => ({
    verdict: 'fail',
    message,
    ...more,
});
const error = (message, more = {}) => ({
    verdict: 'error',
    message,
    ...more,
});
/** Does this dimension count against its trace? */
const blocks = (d) => d.severity === 'blocking' && (d.verdict === 'fail' || d.verdict === 'error');


/***/ })

};
