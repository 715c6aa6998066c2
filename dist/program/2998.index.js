export const id = 2998;
export const ids = [2998];
export const modules = {

/***/ 42998:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   junit: () => (/* binding */ junit)
/* harmony export */ });
/* harmony import */ var _told_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39717);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30776);


/**
 * It is red exactly where the gate is: what is advisory, off, known to the baseline, or failed in a trial that the scenario can
 * spare is a skipped case that says so.
 */
const junit = {
    id: 'junit',
    doc: 'The report as JUnit XML',
    make(sink) {
        const line = (text) => sink.write(`${text}\n`);
        return {
            begin(_head, { counts, problems }) {
                line('<?xml version="1.0" encoding="UTF-8"?>');
                line(`<testsuites name="agent-eval"${attributesOf(counts, problems)}>`);
            },
            scenario(scenario, { counts, duration_ms }) {
                const { name, file } = scenario;
                const time = (duration_ms / 1000).toFixed(3);
                const cases = (of, dimensions) => {
                    for (const d of dimensions)
                        line(testcase(of, d.id, outcomeOf(d, scenario), file));
                };
                const more = ` file="${attribute(file)}" time="${attribute(time)}"`;
                line(`  <testsuite name="${attribute(name)}"${attributesOf(counts)}${more}>`);
                cases(name, scenario.dimensions);
                return { run: (run) => cases(run.trace, run.dimensions), end: () => line('  </testsuite>') };
            },
            end({ problems }) {
                if (problems.length > 0) {
                    line(`  <testsuite name="could not be read"${attributesOf(undefined, problems.length)}>`);
                    for (const { file, line: number, message } of problems) {
                        const at = (0,_told_js__WEBPACK_IMPORTED_MODULE_1__/* .pointOf */ .qk)(file, number === undefined ? undefined : { line: number });
                        line(testcase(file, at, outcome('error', message, [`${at}: ${message}`])));
                    }
                    line('  </testsuite>');
                }
                line('</testsuites>');
            },
        };
    },
};
/** The counts of a suite; every problem is an error. */
function attributesOf(counts, problems = 0) {
    const { pass = 0, fail = 0, error = 0, skip = 0, spared = 0, known = 0, advisory = 0, off = 0 } = counts ?? {};
    const skipped = skip + spared + known + advisory + off;
    const errors = error + problems;
    return ` tests="${pass + fail + errors + skipped}" failures="${fail}" errors="${errors}" skipped="${skipped}"`;
}
function testcase(classname, name, xml, file) {
    const where = file === undefined ? '' : ` file="${attribute(file)}"`;
    const head = `    <testcase classname="${attribute(classname)}" name="${attribute(name)}"${where}`;
    return xml === '' ? `${head}/>` : `${head}>\n      ${xml}\n    </testcase>`;
}
function outcomeOf(d, scenario) {
    const standing = (0,_told_js__WEBPACK_IMPORTED_MODULE_1__/* .standingOf */ .YP)(d, scenario);
    switch (standing) {
        case 'pass':
            return '';
        case 'skip':
            return outcome('skipped', d.message);
        case 'advisory':
        case 'off':
            return outcome('skipped', `${standing} ${d.verdict}: ${d.message}`);
        case 'known':
            return outcome('skipped', `${d.change === undefined ? 'failure that the gate spares' : `${d.change} failure that the baseline spares`}: ${d.message}`);
        case 'spared':
            return outcome('skipped', `${d.verdict} in a trial that may fail: ${d.message}`);
        default:
            return outcome(standing === 'fail' ? 'failure' : 'error', d.message, bodyOf(d, scenario));
    }
}
function outcome(kind, message, body = []) {
    const head = `<${kind} message="${attribute(message)}"${kind === 'skipped' ? '' : ' type="agent-eval"'}`;
    return body.length === 0 ? `${head}/>` : `${head}>${content(body.map(_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R).join('\n'))}</${kind}>`;
}
function bodyOf(d, scenario) {
    const { message, evidence, chains, file, place } = (0,_told_js__WEBPACK_IMPORTED_MODULE_1__/* .tell */ .qz)(d, scenario);
    return [
        message,
        ...evidence.map((e) => `at ${(0,_told_js__WEBPACK_IMPORTED_MODULE_1__/* .saidOf */ .Jo)(e)}`),
        ...chains.map(({ word, names }) => `${word}: ${(0,_told_js__WEBPACK_IMPORTED_MODULE_1__/* .chainOf */ .dR)(names, Number.POSITIVE_INFINITY, '')}`),
        (0,_told_js__WEBPACK_IMPORTED_MODULE_1__/* .pointOf */ .qk)(file, place && { line: place.line }),
    ];
}
/** XML has no way to write most controls, lone surrogates and the last two characters of a plane; `visible` shows the first two. */
const content = (text) => text
    .replace(/[\ufffe\uffff]/g, (c) => `\\u{${c.charCodeAt(0).toString(16)}}`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('##', '#&#35;')
    .replace(/^(\s*):/gm, '$1&#58;');
const attribute = (text) => content((0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(text)).replaceAll('"', '&quot;');


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
