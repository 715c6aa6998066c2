export const id = 655;
export const ids = [655,73];
export const modules = {

/***/ 7979:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ holdsRounded),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   JS: () => (/* binding */ deepest),
/* harmony export */   L3: () => (/* binding */ nestedBeyond),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   YO: () => (/* binding */ array),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   jM: () => (/* binding */ parseExact),
/* harmony export */   ny: () => (/* binding */ prepareExact),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
// JSON from outside: exact integers, safe access, depth.
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The value when it is a text that is not empty. */
const text = (value) => typeof value === 'string' && value !== '' ? value : undefined;
/** The value when it is a finite number. */
const number = (value) => typeof value === 'number' && Number.isFinite(value) ? value : undefined;
/** The value as an object, or an empty one. */
const object = (value) => (isObject(value) ? value : {});
/** The value as an array, or an empty one. */
const array = (value) => (Array.isArray(value) ? value : []);
const integer = /^-?\d+$/;
let lossless;
/**
 * Must be awaited once before `parseExact` on a Node whose JSON.parse gives no access to the source of a number (Node 20).
 */
async function prepareExact() {
    let source;
    const probe = (_key, value, context) => {
        source = context?.source;
        return value;
    };
    JSON.parse('1', probe);
    if (source !== undefined)
        return;
    const { parse, stringify } = await __webpack_require__.e(/* import() */ 875).then(__webpack_require__.bind(__webpack_require__, 875));
    lossless = {
        parse: (t) => parse(t, undefined, (n) => {
            const value = Number(n);
            return integer.test(n) && !Number.isSafeInteger(value) ? BigInt(n) : value;
        }),
        write: (value, indent) => stringify(value, undefined, indent) ?? 'null',
    };
}
/** Parses JSON and keeps integers beyond 2^53 as bigint. Slow: for texts that hold such an integer. Throws SyntaxError. */
function parseExact(source) {
    if (lossless)
        return lossless.parse(source);
    const reviver = (_key, value, context) => typeof value === 'number' && !Number.isSafeInteger(value) && context.source && integer.test(context.source)
        ? BigInt(context.source)
        : value;
    return JSON.parse(source, reviver);
}
/** Parses JSON, exactly where the text may hold an integer beyond 2^53. Throws SyntaxError. */
const parseJson = (source) => (/\d{16}/.test(source) ? parseExact(source) : JSON.parse(source));
/** Writes JSON, bigints as the integers they are. Throws RangeError on a value nested too deeply (see `nestedBeyond`). */
function writeJson(value, indent) {
    try {
        return JSON.stringify(value, undefined, indent) ?? 'null';
    }
    catch (e) {
        if (!(e instanceof TypeError))
            throw e;
        if (lossless)
            return lossless.write(value, indent);
        const raw = JSON.rawJSON;
        return JSON.stringify(value, (_key, v) => (typeof v === 'bigint' ? (raw?.(String(v)) ?? String(v)) : v), indent);
    }
}
/** Deeper JSON than this is refused: what comes after parsing (writing it, walking it) uses the stack. */
const deepest = 500;
/** Is the value nested more than so many levels deep? */
function nestedBeyond(value, levels = deepest) {
    if (typeof value !== 'object' || value === null)
        return false;
    if (levels === 0)
        return true;
    if (Array.isArray(value)) {
        for (const inner of value)
            if (typeof inner === 'object' && nestedBeyond(inner, levels - 1))
                return true;
        return false;
    }
    for (const key in value) {
        const inner = value[key];
        if (typeof inner === 'object' && nestedBeyond(inner, levels - 1))
            return true;
    }
    return false;
}
/** Does the value hold an integer that JSON.parse has rounded? Walks without recursion. */
function holdsRounded(value) {
    if (typeof value === 'number')
        return Number.isInteger(value) && !Number.isSafeInteger(value);
    if (typeof value !== 'object' || value === null)
        return false;
    const open = [value];
    for (let at = open.pop(); at; at = open.pop()) {
        for (const key in at) {
            const inner = at[key];
            if (typeof inner === 'number') {
                if (Number.isInteger(inner) && !Number.isSafeInteger(inner))
                    return true;
            }
            else if (typeof inner === 'object' && inner !== null)
                open.push(inner);
        }
    }
    return false;
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

/***/ 9073:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cut: () => (/* binding */ cut),
/* harmony export */   jsonText: () => (/* binding */ jsonText),
/* harmony export */   pairStart: () => (/* binding */ pairStart),
/* harmony export */   printable: () => (/* binding */ printable),
/* harmony export */   safeJson: () => (/* binding */ safeJson),
/* harmony export */   safeLines: () => (/* binding */ safeLines),
/* harmony export */   showUnseen: () => (/* binding */ showUnseen),
/* harmony export */   visible: () => (/* binding */ visible)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);
// Makes text from outside harmless for a terminal and for a log that a CI runner reads commands from.

/** What a reader cannot see or a terminal obeys: controls, bidi and zero-width marks, fillers, tags, line separators, lone surrogates. */
const unseen = /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const unseenInJson = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const plain = /^[\x20-\x7e]*$/;
/**
 * GitHub's runner obeys `##[command]` anywhere in a line, Azure's agent `##vso[`. A trailing `##` and a leading `#[` are
 * broken too, so that two harmless texts do not join into a command.
 */
const hashCommand = /##(?=[a-z]*\[|$)|^#(?=\[)/gim;
const colonCommand = /^(\s*)::/;
const breakHashes = (text) => text.includes('#') ? text.replace(hashCommand, (hashes) => (hashes === '#' ? '\\#' : '#\\#')) : text;
const named = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** How a character that cannot be seen is shown: `\n`, `\u{1b}`, `\u{202e}`. Plain ASCII, so that any font and any log has it. */
const showUnseen = (character) => named[character] ?? `\\u{${character.codePointAt(0).toString(16)}}`;
/** The text with every character that cannot be seen made visible; one line. */
const visible = (text) => (plain.test(text) ? text : text.replace(unseen, showUnseen));
/** The text cut to at most `most` UTF-16 units, the last of them `…`; a surrogate pair is never split. */
function cut(text, most) {
    if (text.length <= most)
        return text;
    return `${text.slice(0, pairStart(text, Math.max(0, most - 1)))}…`;
}
/** The index itself, or one less where it would fall between the halves of a surrogate pair. */
function pairStart(text, index) {
    const before = text.charCodeAt(index - 1);
    const after = text.charCodeAt(index);
    return (before & 0xfc00) === 0xd800 && (after & 0xfc00) === 0xdc00 ? index - 1 : index;
}
/**
 * One line of text from outside: nothing hidden, no terminal escape, no workflow command even at the start of a line.
 * With `most`, at most that many UTF-16 units.
 */
function printable(text, most) {
    // Making things visible only ever lengthens a text, so its far end need not be looked at.
    const head = most !== undefined && text.length > most ? text.slice(0, pairStart(text, most + 1)) : text;
    let line = breakHashes(visible(head));
    if (line.includes('::'))
        line = line.replace(colonCommand, '$1\\::');
    return most === undefined ? line : cut(head.length < text.length ? `${line}…` : line, most);
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
/** Pretty JSON of a value, made safe to print (see `safeJson`); a bigint is a plain number. */
const jsonText = (value) => safeJson((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .GF)(value, 2));
/**
 * JSON that is safe to print, and the same value when it is parsed: characters that cannot be seen are escaped, and the second
 * `#` of a `##` too (outside of strings JSON has neither).
 */
const safeJson = (json) => json.replaceAll('##', '#\\u0023').replace(unseenInJson, escapeUnits);


/***/ }),

/***/ 5655:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderLine: () => (/* binding */ renderLine),
/* harmony export */   renderText: () => (/* binding */ renderText)
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7088);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9334);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9073);



const paints = (color) => {
    const paint = (code) => (color ? (text) => `\u001b[${code}m${text}\u001b[0m` : (text) => text);
    return { red: paint('31'), green: paint('32'), yellow: paint('33'), dim: paint('2'), bold: paint('1') };
};
/** How many passing scenarios are listed one by one. */
const listedPasses = 40;
/** How many failing trials of one scenario are shown in full. */
const shownTrials = 5;
const plural = (n, noun) => `${String(n).replace(/\B(?=(\d{3})+$)/g, ',')} ${noun}${n === 1 ? '' : 's'}`;
/** Renders the whole report. Ends with a line break. */
function renderText(report, options) {
    const p = paints(options.color);
    const out = [];
    const failing = report.scenarios.filter((s) => s.verdict === 'fail');
    const others = report.scenarios.filter((s) => s.verdict !== 'fail');
    for (const s of failing)
        out.push(...scenario(s, p), '');
    const listed = others.filter((s) => worthShowing(s));
    const quiet = others.filter((s) => !worthShowing(s));
    for (const s of listed)
        out.push(...scenario(s, p));
    if (quiet.length <= listedPasses)
        for (const s of quiet)
            out.push(...scenario(s, p));
    else
        out.push(`${p.green('✓')} ${plural(quiet.length, 'more scenario')} passed`);
    if (others.length > 0)
        out.push('');
    if (report.problems.length > 0) {
        out.push(p.bold(p.red(`Problems: ${plural(report.problems.length, 'input')} could not be read`)));
        for (const problem of report.problems)
            out.push(`  ${p.bold((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(at(problem.file, problem.line, problem.column)))}`, `    ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(problem.message)}`);
        out.push('');
    }
    if (report.unmatched_traces.length > 0) {
        out.push(p.bold(p.yellow(`Traces without a scenario: ${report.unmatched_traces.length}`)));
        for (const [i, trace] of report.unmatched_traces.slice(0, listedPasses).entries()) {
            out.push(`  ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(trace)}`, p.dim(`    tried: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(report.unmatched_reasons[i] ?? '')}`));
        }
        if (report.unmatched_traces.length > listedPasses)
            out.push(`  … and ${report.unmatched_traces.length - listedPasses} more`);
        out.push('');
    }
    const below = report.workspace_files.length;
    if (below > 0)
        out.push(p.dim(`${plural(below, 'file')} below the workspaces that traces declare ${below === 1 ? 'is no trace' : 'are no traces'}`));
    for (const note of report.notes ?? [])
        out.push(p.dim(`note: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(note)}`));
    if (below > 0 || report.notes)
        out.push('');
    out.push(verdictLine(report, p));
    return `${out.join('\n')}\n`;
}
/** One line: the verdict and the counts. */
function renderLine(report, options) {
    return `${verdictLine(report, paints(options.color))}\n`;
}
function verdictLine(report, p) {
    const t = report.totals;
    const word = { pass: p.bold(p.green('PASS')), fail: p.bold(p.red('FAIL')), error: p.bold(p.red('ERROR')) }[report.verdict];
    const skipped = t.scenarios - t.passed - t.failed;
    const parts = [
        `${plural(t.scenarios, 'scenario')}: ${t.passed} passed, ${t.failed} failed${skipped > 0 ? `, ${skipped} without a trace` : ''}`,
        plural(t.traces, 'trace'),
        `${plural(t.blocking_failures, 'blocking failure')}, ${t.advisory_failures} advisory`,
    ];
    if (report.problems.length > 0)
        parts.push(plural(report.problems.length, 'problem'));
    if (report.unmatched_traces.length > 0)
        parts.push(plural(report.unmatched_traces.length, 'unmatched trace'));
    return `${word}  ${parts.join(' · ')}`;
}
const at = (file, line, column) => `${file}${line === undefined ? '' : `:${line}`}${line === undefined || column === undefined ? '' : `:${column}`}`;
const failed = (d) => d.severity !== 'off' && (d.verdict === 'fail' || d.verdict === 'error');
const worthShowing = (s) => s.verdict !== 'pass' ||
    s.dimensions.some(failed) ||
    s.runs.some((r) => r.dimensions.some(failed) || r.notes !== undefined);
function scenario(s, p) {
    const mark = { pass: p.green('✓'), fail: p.red('✗'), skip: p.yellow('–') }[s.verdict];
    const name = (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(s.name, 100);
    const trials = s.trials && s.trials.total > 1
        ? `${s.trials.passed} of ${s.trials.total} trials passed (95 % interval ${s.trials.interval.map((n) => n.toFixed(2)).join('–')})`
        : '';
    const judged = s.runs[0]
        ? `${plural(s.runs[0].dimensions.filter((d) => d.verdict === 'pass').length, 'dimension')} passed`
        : 'no trace';
    if (s.verdict === 'pass' && !worthShowing(s))
        return [`${mark} ${name}  ${p.dim(trials === '' ? judged : trials)}`];
    const out = [
        `${mark} ${p.bold(name)}  ${p.dim([(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(at(s.file, s.line)), trials].filter((t) => t !== '').join(' · '))}`,
    ];
    if (s.description !== undefined && s.verdict === 'fail')
        out.push(p.dim(`  ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(s.description, 300)}`));
    const shown = s.runs.filter((r) => r.dimensions.some(failed) || r.notes !== undefined);
    for (const r of shown.slice(0, shownTrials))
        out.push(...runLines(r, s.file, p));
    if (shown.length > shownTrials)
        out.push(p.dim(`  … ${shown.length - shownTrials} more trials with findings; the JSON report has them all`));
    for (const d of s.dimensions)
        if (failed(d) && !(0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .isEcho */ .yU)(s, d))
            out.push(...dimension(d, s.file, p));
    return out;
}
function runLines(r, file, p) {
    const { stats } = r;
    const figures = [
        r.format,
        stats.turns === undefined ? '' : plural(stats.turns, 'turn'),
        `${plural(stats.tool_calls, 'call')}${stats.tool_errors > 0 ? `, ${stats.tool_errors} failed` : ''}`,
        stats.cost_usd === undefined ? '' : `$${stats.cost_usd.toFixed(4)}`,
    ].filter((f) => f !== '');
    const out = [`  ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(r.trace)}  ${p.dim(figures.join(' · '))}`];
    for (const d of r.dimensions.filter(failed).sort((a, b) => Number((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .blocks */ .Bv)(b)) - Number((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .blocks */ .Bv)(a))))
        out.push(...dimension(d, file, p));
    for (const note of r.notes ?? [])
        out.push(p.dim(`    note: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(note)}`));
    return out;
}
function dimension(d, file, p) {
    const blocking = d.severity === 'blocking';
    const mark = blocking ? p.red(d.verdict === 'error' ? '! ' : '✗ ') : p.yellow('~ ');
    const kind = `${blocking ? '' : 'advisory '}${d.verdict === 'error' ? 'cannot be told' : ''}`.trim();
    const place = d.location ? (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(at(file, d.location.line, d.location.column)) : '';
    const out = [
        `    ${mark}${p.bold((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(d.id))}${kind === '' ? '' : ` ${p.yellow(`(${kind})`)}`}  ${p.dim(place)}`,
        `      ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(d.message)}`,
    ];
    for (const e of d.evidence ?? []) {
        const call = e.call === undefined ? '' : `call ${e.call} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(e.tool ?? '', 80)} `;
        out.push(p.dim(`      │ ${call}${e.excerpt === undefined ? '' : (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(e.excerpt)}`.trimEnd()));
    }
    if (d.sequences) {
        out.push(p.dim(`      │ expected: ${d.sequences.expected
            .slice(0, 20)
            .map((n) => (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(n, 60))
            .join(' → ')}`));
        const observed = d.sequences.observed;
        out.push(p.dim(`      │ observed: ${observed.length === 0
            ? '(no calls)'
            : `${observed
                .slice(0, 20)
                .map((n) => (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(n, 60))
                .join(' → ')}${observed.length > 20 ? ' → …' : ''}`}`));
    }
    return out;
}


/***/ })

};
