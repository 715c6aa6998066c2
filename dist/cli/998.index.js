export const id = 998;
export const ids = [998];
export const modules = {

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


/***/ }),

/***/ 9334:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NX: () => (/* binding */ blockingOf),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   cg: () => (/* binding */ stepOf),
/* harmony export */   fC: () => (/* binding */ advisoryOf),
/* harmony export */   oh: () => (/* binding */ thousands),
/* harmony export */   yU: () => (/* binding */ isEcho)
/* harmony export */ });
/* unused harmony exports blocking, advisory */
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7088);

const advises = (d) => d.severity === 'advisory' && (d.verdict === 'fail' || d.verdict === 'error');
/** Why a scenario fails: what its runs broke first, then what that means for the scenario. Empty unless it fails. */
function blocking(scenario) {
    return scenario.verdict === 'fail' ? collect(scenario, _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .blocks */ .Bv) : [];
}
/** What is worth knowing and fails nothing. */
const advisory = (scenario) => collect(scenario, advises);
function collect(scenario, wanted) {
    const found = new Map();
    for (const run of scenario.runs) {
        for (const dimension of run.dimensions) {
            if (!wanted(dimension))
                continue;
            const key = `${dimension.id}\0${dimension.location?.line ?? ''}\0${dimension.message}`;
            const same = found.get(key);
            if (same)
                same.runs.push(run);
            else
                found.set(key, { scenario, dimension, runs: [run] });
        }
    }
    const own = scenario.dimensions
        .filter((d) => wanted(d) && !(found.size > 0 && isEcho(scenario, d)))
        .map((dimension) => ({ scenario, dimension, runs: [] }));
    return [...found.values(), ...own];
}
/** With one trace, `trials_met` only repeats that its run failed. */
const isEcho = (scenario, dimension) => dimension.id === 'trials_met' && dimension.verdict === 'fail' && scenario.trials?.total === 1;
const blockingOf = (report) => report.scenarios.flatMap(blocking);
const advisoryOf = (report) => report.scenarios.flatMap(advisory);
/** `call 2 issue_refund`, as far as the evidence says so. */
function stepOf(evidence) {
    if (!evidence)
        return undefined;
    const step = [evidence.call === undefined ? undefined : `call ${evidence.call}`, evidence.tool]
        .filter(Boolean)
        .join(' ');
    return step === '' ? undefined : step;
}
/** `3,000`. */
const thousands = (n) => String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
/** `1 trace`, `2,000 traces`. */
function count(n, noun, plural = `${noun}s`) {
    return `${thousands(n)} ${n === 1 ? noun : plural}`;
}


/***/ }),

/***/ 2998:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   junit: () => (/* binding */ junit)
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7088);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9334);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9073);



/**
 * Renders JUnit XML. It is red exactly where the gate is: what is advisory, off, or failed in a trial that the scenario
 * can spare is a skipped case that says so.
 */
function junit(report) {
    const suites = report.scenarios.map(suiteOf);
    if (report.problems.length > 0)
        suites.push(suite('could not be read', {}, report.problems.map((p) => {
            const at = `${p.file}${p.line ? `:${p.line}` : ''}`;
            return testcase(p.file, at, outcome('error', p.message, [`${at}: ${p.message}`]));
        })));
    const lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<testsuites name="agent-eval"${counts(suites.flatMap((s) => s.cases))}>`,
    ];
    return `${[...lines, ...suites.map((s) => s.xml), '</testsuites>'].join('\n')}\n`;
}
function suiteOf(scenario) {
    const cases = scenario.dimensions.map((d) => testcase(scenario.name, d.id, outcomeOf(d, scenario), scenario.file));
    for (const run of scenario.runs)
        for (const d of run.dimensions)
            cases.push(testcase(run.trace, d.id, outcomeOf(d, scenario), scenario.file));
    const time = scenario.runs.reduce((sum, run) => sum + (run.stats.duration_ms ?? 0), 0) / 1000;
    return suite(scenario.name, { file: scenario.file, time: time.toFixed(3) }, cases);
}
function suite(name, more, cases) {
    const attributes = Object.entries(more)
        .map(([key, value]) => ` ${key}="${attribute(value)}"`)
        .join('');
    const lines = [
        `  <testsuite name="${attribute(name)}"${counts(cases)}${attributes}>`,
        ...cases.map((c) => c.xml),
        '  </testsuite>',
    ];
    return { cases, xml: lines.join('\n') };
}
function counts(cases) {
    const of = (kind) => cases.filter((c) => c.kind === kind).length;
    return ` tests="${cases.length}" failures="${of('failure')}" errors="${of('error')}" skipped="${of('skipped')}"`;
}
function testcase(classname, name, { kind, xml }, file) {
    const where = file === undefined ? '' : ` file="${attribute(file)}"`;
    const head = `    <testcase classname="${attribute(classname)}" name="${attribute(name)}"${where}`;
    return { kind, xml: xml === '' ? `${head}/>` : `${head}>\n      ${xml}\n    </testcase>` };
}
function outcomeOf(d, scenario) {
    if (d.verdict === 'pass')
        return { kind: 'pass', xml: '' };
    if (d.verdict === 'skip')
        return outcome('skipped', d.message);
    if (d.severity !== 'blocking')
        return outcome('skipped', `${d.severity} ${d.verdict}: ${d.message}`);
    if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .blocks */ .Bv)(d) && scenario.verdict !== 'fail')
        return outcome('skipped', `${d.verdict} in a trial that may fail: ${d.message}`);
    return outcome(d.verdict === 'fail' ? 'failure' : 'error', d.message, bodyOf(d, scenario));
}
function outcome(kind, message, body = []) {
    const head = `<${kind} message="${attribute(message)}"${kind === 'skipped' ? '' : ' type="agent-eval"'}`;
    return { kind, xml: body.length === 0 ? `${head}/>` : `${head}>${content(body.map(_printable_js__WEBPACK_IMPORTED_MODULE_0__.visible).join('\n'))}</${kind}>` };
}
function bodyOf(d, scenario) {
    const lines = [d.message];
    for (const evidence of d.evidence ?? [])
        lines.push(`at ${[(0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .stepOf */ .cg)(evidence), evidence.excerpt].filter(Boolean).join(': ')}`);
    if (d.sequences)
        lines.push(`expected: ${d.sequences.expected.join(' → ')}`, `observed: ${d.sequences.observed.join(' → ')}`);
    lines.push(`${scenario.file}${d.location ? `:${d.location.line}` : ''}`);
    return lines;
}
/** XML has no way to write most controls, lone surrogates and the last two characters of a plane; `visible` shows the first two. */
const content = (text) => text
    .replace(/[\ufffe\uffff]/g, (c) => `\\u{${c.charCodeAt(0).toString(16)}}`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('##', '#&#35;')
    .replace(/^(\s*):/gm, '$1&#58;');
const attribute = (text) => content((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.visible)(text)).replaceAll('"', '&quot;');


/***/ })

};
