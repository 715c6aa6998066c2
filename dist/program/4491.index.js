export const id = 4491;
export const ids = [4491];
export const modules = {

/***/ 24491:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ctrf: () => (/* binding */ ctrf)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29073);
/* harmony import */ var _told_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39717);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30776);



/** The version of the specification, and the one schema that it has. */
const specVersion = '0.0.0';
/**
 * It is red exactly where the gate is: what is advisory, off, spared by the baseline, or failed in a trial that the scenario can
 * spare is `other`. Reports are the same for the same inputs, so there is no clock: a run starts at 0 and takes what its traces took.
 */
const ctrf = {
    id: 'ctrf',
    doc: 'The report as CTRF, the Common Test Report Format',
    make(sink) {
        const counts = { passed: 0, failed: 0, skipped: 0, other: 0 };
        let duration = 0;
        let suites = 0;
        let first = true;
        let head;
        const test = (one) => {
            counts[one.status]++;
            sink.write(`${first ? '' : ',\n'}${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.jsonText)(one)}`);
            first = false;
        };
        return {
            begin(of) {
                head = of;
                sink.write(`{"reportFormat": "CTRF", "specVersion": "${specVersion}", "results": {"tests": [\n`);
            },
            scenario(scenario, sums) {
                suites++;
                duration += sums.duration_ms;
                const cases = (suite, dimensions) => {
                    for (const d of dimensions)
                        test(testOf(d, scenario, suite));
                };
                cases([named(scenario.name)], scenario.dimensions);
                return { run: (run) => cases([named(scenario.name), named(run.trace)], run.dimensions), end: () => { } };
            },
            end({ problems }) {
                for (const problem of problems)
                    test(testOfProblem(problem));
                const rest = {
                    tool: toolOf(head),
                    summary: summaryOf(counts, suites + (problems.length > 0 ? 1 : 0), duration),
                };
                sink.write(`], ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.jsonText)(rest).slice(1, -1)}}}\n`);
            },
        };
    },
};
function testOf(d, scenario, suite) {
    const { id, message, evidence, file, nearest } = (0,_told_js__WEBPACK_IMPORTED_MODULE_2__/* .tell */ .qz)(d, scenario);
    const status = statusOf(d, scenario);
    const trace = evidence.map((e) => `at ${(0,_told_js__WEBPACK_IMPORTED_MODULE_2__/* .saidOf */ .Jo)(e)}`);
    return {
        name: named(id),
        status,
        duration: 0,
        suite,
        testId: [...suite, named(id)].join(' › '),
        rawStatus: d.severity === 'blocking' ? d.verdict : `${d.severity} ${d.verdict}`,
        ...(status === 'passed' ? {} : { message: (0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(message) }),
        ...(status === 'passed' || trace.length === 0 ? {} : { trace: trace.map(_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R).join('\n') }),
        filePath: (0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(file),
        ...(nearest ? { line: nearest.line } : {}),
        ...(scenario.tags.length > 0 ? { tags: scenario.tags.map(_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R) } : {}),
    };
}
function testOfProblem({ file, line, column, message }) {
    const at = { ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) };
    return {
        name: named((0,_told_js__WEBPACK_IMPORTED_MODULE_2__/* .pointOf */ .qk)(file, at)),
        status: 'failed',
        duration: 0,
        suite: ['could not be read'],
        rawStatus: 'error',
        message: (0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(message),
        filePath: (0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(file),
        ...(line === undefined ? {} : { line }),
    };
}
function statusOf(d, scenario) {
    const standing = (0,_told_js__WEBPACK_IMPORTED_MODULE_2__/* .standingOf */ .YP)(d, scenario);
    if (standing === 'pass')
        return 'passed';
    if (standing === 'skip')
        return 'skipped';
    return (standing === 'fail' || standing === 'error') && d.gates !== false ? 'failed' : 'other';
}
/** A name is never empty. */
const named = (text) => (0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(text) || '(unnamed)';
const toolOf = (head) => ({
    name: head?.tool.name ?? 'agent-eval',
    ...(head ? { version: head.tool.version } : {}),
});
function summaryOf(counts, suites, took) {
    const tests = Object.values(counts).reduce((sum, n) => sum + n, 0);
    const duration = Math.round(took);
    return { tests, ...counts, pending: 0, suites, start: 0, stop: duration, duration };
}


/***/ }),

/***/ 29073:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jsonText: () => (/* binding */ jsonText),
/* harmony export */   printable: () => (/* binding */ printable),
/* harmony export */   safeJson: () => (/* binding */ safeJson),
/* harmony export */   safeLines: () => (/* binding */ safeLines)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30776);
// Makes text from outside harmless for a terminal and for a log that a CI runner reads commands from.



const unseenInJson = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/**
 * GitHub's runner obeys `##[command]` anywhere in a line, Azure's agent `##vso[`. A trailing `##` and a leading `#[` are
 * broken too, so that two harmless texts do not join into a command.
 */
const hashCommand = /##(?=[a-z]*\[|$)|^#(?=\[)/gim;
const colonCommand = /^(\s*)::/;
const breakHashes = (text) => text.includes('#') ? text.replace(hashCommand, (hashes) => (hashes === '#' ? '\\#' : '#\\#')) : text;
/**
 * One line of text from outside: nothing hidden, no terminal escape, no workflow command even at the start of a line.
 * With `most`, at most that many UTF-16 units.
 */
function printable(text, most) {
    // Making things visible only ever lengthens a text, so its far end need not be looked at.
    const head = most !== undefined && text.length > most ? text.slice(0, (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .pairStart */ .TA)(text, most + 1)) : text;
    let line = breakHashes((0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(head));
    if (line.includes('::'))
        line = line.replace(colonCommand, '$1\\::');
    return most === undefined ? line : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(head.length < text.length ? `${line}…` : line, most);
}
/**
 * Text of several lines in which no line is a workflow command: none starts with `::`, none holds `##[`. Nothing else changes,
 * so colours that a reporter wrote itself stay; text from outside goes through `printable` before.
 */
function safeLines(text) {
    return text
        .split(/\r\n|\r|\n/)
        .map((line) => breakHashes(line).replace(colonCommand, '$1\\::'))
        .join('\n');
}
const escapeUnits = (text) => {
    let escaped = '';
    for (let i = 0; i < text.length; i++)
        escaped += `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`;
    return escaped;
};
/** Is everything in a text of JSON seen? Other controls than this one are escaped in it, and in ASCII there is nothing else. */
const isPlain = (json) => Buffer.byteLength(json) === json.length && !json.includes('\x7f');
/** Pretty JSON of a value, made safe to print (see `safeJson`); a bigint is a plain number. */
const jsonText = (value) => safeJson((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .GF)(value, 2));
/**
 * JSON as it is written here, safe to print, and the same value when it is parsed: characters that cannot be seen are escaped, and the second
 * `#` of a `##` too (outside of strings JSON has neither).
 */
function safeJson(json) {
    const text = json.replaceAll('##', '#\\u0023');
    return isPlain(text) ? text : text.replace(unseenInJson, escapeUnits);
}


/***/ }),

/***/ 39717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   Jo: () => (/* binding */ saidOf),
/* harmony export */   Pq: () => (/* binding */ differenceOf),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   cg: () => (/* binding */ stepOf),
/* harmony export */   dR: () => (/* binding */ chainOf),
/* harmony export */   j0: () => (/* binding */ shardNote),
/* harmony export */   qk: () => (/* binding */ pointOf),
/* harmony export */   qz: () => (/* binding */ tell),
/* harmony export */   v: () => (/* binding */ andMore)
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47088);

function standingOf(d, scenario) {
    if (d.verdict === 'pass' || d.verdict === 'skip')
        return d.verdict;
    if (d.severity !== 'blocking')
        return d.severity;
    if (d.gates === false)
        return 'known';
    return (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .blocks */ .Bv)(d) && scenario.verdict !== 'fail' ? 'spared' : d.verdict;
}
/** What the reason of a scenario is the reason of. */
const reasonOf = ({ verdict }) => verdict === 'skip' ? 'skipped' : 'a failure is expected';
/** What a reader of a shard's report must know. */
const shardNote = ({ index, count }) => `Shard ${index} of ${count}: what only all traces decide is left open, and agent-eval merge decides it`;
function tell(d, scenario) {
    const { expected, observed } = d.sequences ?? {};
    return {
        scenario: scenario.name,
        id: d.id,
        message: d.message,
        file: d.location?.file ?? scenario.file,
        place: d.location,
        nearest: d.location ?? (scenario.line ? { line: scenario.line } : undefined),
        evidence: (d.evidence ?? []).filter((e) => e.call !== undefined || e.tool || e.excerpt),
        chains: expected && observed
            ? [
                { word: 'expected', names: expected },
                { word: 'observed', names: observed },
            ]
            : [],
    };
}
/** Where a failing run left the good ones, in one sentence. */
const differenceOf = ({ kind, message }) => kind === 'spoilt' ? `lost at ${message}` : `first difference: ${message}`;
const asItIs = (text) => text;
/** `call 2 issue_refund`, as far as the evidence says so; else empty. */
function stepOf({ call, tool }, name = asItIs) {
    return [call === undefined ? '' : `call ${call}`, tool ? name(tool) : ''].filter(Boolean).join(' ');
}
/** `call 2 issue_refund: {"amount":49.9}`; `parted` is what stands between the two. */
function saidOf(evidence, name = asItIs, text = asItIs, parted = ': ') {
    return [stepOf(evidence, name), evidence.excerpt ? text(evidence.excerpt) : ''].filter(Boolean).join(parted);
}
/** `lookup → refund`, at most so many names; `none` stands for an empty sequence. */
function chainOf(names, most, none, name = asItIs) {
    if (names.length === 0)
        return none;
    const shown = names.slice(0, most).map(name).join(' → ');
    return names.length > most ? `${shown} → …` : shown;
}
/** `file:3:9`, as much of it as is known. */
function pointOf(file, at) {
    if (!at?.line)
        return file;
    return `${file}:${at.line}${at.column ? `:${at.column}` : ''}`;
}
/** ` and 3 more` traces, files, …; empty for none. */
const andMore = (n) => (n > 0 ? ` and ${n} more` : '');


/***/ }),

/***/ 30776:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ visible)
/* harmony export */ });
/* unused harmony export visibleLines */
// Characters that nobody can see, made visible.
/** What a reader cannot see or a terminal obeys: controls, bidi and zero-width marks, fillers, tags, line separators, lone surrogates. */
const unseen = /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const plain = /^[\x20-\x7e]*$/;
const named = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** How a character that cannot be seen is shown: `\n`, `\u{1b}`, `\u{202e}`. Plain ASCII, so that any font and any log has it. */
const showUnseen = (character) => named[character] ?? `\\u{${character.codePointAt(0).toString(16)}}`;
/** The text with every character that cannot be seen made visible; one line. */
const visible = (text) => (plain.test(text) ? text : text.replace(unseen, showUnseen));
/** The same of a text whose line breaks and tabs stay. */
const visibleLines = (text) => text.replace(unseen, (character) => (/[\n\t]/.test(character) ? character : showUnseen(character)));


/***/ })

};
