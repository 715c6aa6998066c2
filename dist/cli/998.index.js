export const id = 998;
export const ids = [998];
export const modules = {

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
