export const id = 603;
export const ids = [603];
export const modules = {

/***/ 2551:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ assemble),
/* harmony export */   s: () => (/* binding */ gateHolds)
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
    const count = (s, counts) => {
        let n = s.dimensions.filter(counts).length;
        for (const run of s.runs)
            for (const d of run.dimensions)
                if (counts(d))
                    n++;
        return n;
    };
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
            blocking_failures: failed.reduce((n, s) => n + count(s, _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .blocks */ .Bv), 0),
            advisory_failures: scenarios.reduce((n, s) => n + count(s, advisory), 0),
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

/***/ 7157:
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
const apiKey = (env) => env['AGENT_EVAL_JUDGE_API_KEY'] ?? '';


/***/ }),

/***/ 6603:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ commands_run)
});

// EXTERNAL MODULE: ./src/assemble.ts
var assemble = __webpack_require__(2551);
// EXTERNAL MODULE: ./src/report/printable.ts
var printable = __webpack_require__(9073);
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(7088);
// EXTERNAL MODULE: ./src/report/findings.ts
var findings = __webpack_require__(9334);
// EXTERNAL MODULE: ./src/report/paint.ts
var paint = __webpack_require__(9066);
;// CONCATENATED MODULE: ./src/report/text.ts




/** How many passing scenarios are listed one by one. */
const listedPasses = 40;
/** How many failing trials of one scenario are shown in full. */
const shownTrials = 5;
/** Renders the whole report. Ends with a line break. */
function renderText(report, options) {
    const p = (0,paint/* paints */.A)(options.color);
    const out = [];
    const failing = report.scenarios.filter((s) => s.verdict === 'fail');
    const others = report.scenarios.filter((s) => s.verdict !== 'fail');
    for (const s of failing)
        out.push(...scenario(s, p), '');
    const listed = [];
    const quiet = [];
    for (const s of others)
        (worthShowing(s) ? listed : quiet).push(s);
    for (const s of listed)
        out.push(...scenario(s, p));
    if (quiet.length <= listedPasses)
        for (const s of quiet)
            out.push(...scenario(s, p));
    else
        out.push(`${p.green('✓')} ${(0,findings/* count */.U9)(quiet.length, 'more scenario')} passed`);
    if (others.length > 0)
        out.push('');
    if (report.problems.length > 0) {
        out.push(p.bold(p.red(`${(0,findings/* count */.U9)(report.problems.length, 'problem')} in ${(0,findings/* count */.U9)(new Set(report.problems.map((one) => one.file)).size, 'file')}`)));
        for (const problem of report.problems)
            out.push(`  ${p.bold((0,printable.printable)(at(problem.file, problem.line, problem.column)))}`, `    ${(0,printable.printable)(problem.message)}`);
        out.push('');
    }
    if (report.unmatched_traces.length > 0) {
        out.push(p.bold(p.yellow(`Traces without a scenario: ${report.unmatched_traces.length}`)));
        for (const [i, trace] of report.unmatched_traces.slice(0, listedPasses).entries()) {
            out.push(`  ${(0,printable.printable)(trace)}`, p.dim(`    tried: ${(0,printable.printable)(report.unmatched_reasons[i] ?? '')}`));
        }
        if (report.unmatched_traces.length > listedPasses)
            out.push(`  … and ${report.unmatched_traces.length - listedPasses} more`);
        out.push('');
    }
    const below = report.workspace_files.length;
    if (below > 0)
        out.push(p.dim(`${(0,findings/* count */.U9)(below, 'file')} below the workspaces that traces declare ${below === 1 ? 'is no trace' : 'are no traces'}`));
    for (const note of report.notes ?? [])
        out.push(p.dim(`note: ${(0,printable.printable)(note)}`));
    if (below > 0 || report.notes)
        out.push('');
    out.push(verdictLine(report, p));
    return `${out.join('\n')}\n`;
}
/** One line: the verdict and the counts. */
function renderLine(report, options) {
    return `${verdictLine(report, (0,paint/* paints */.A)(options.color))}\n`;
}
function verdictLine(report, p) {
    const t = report.totals;
    const word = { pass: p.bold(p.green('PASS')), fail: p.bold(p.red('FAIL')), error: p.bold(p.red('ERROR')) }[report.verdict];
    const skipped = t.scenarios - t.passed - t.failed;
    const parts = [
        `${(0,findings/* count */.U9)(t.scenarios, 'scenario')}: ${t.passed} passed, ${t.failed} failed${skipped > 0 ? `, ${skipped} without a trace` : ''}`,
        (0,findings/* count */.U9)(t.traces, 'trace'),
        `${(0,findings/* count */.U9)((0,findings/* blockingCount */.f7)(report), 'blocking failure')}, ${t.advisory_failures} advisory`,
    ];
    if (report.problems.length > 0)
        parts.push((0,findings/* count */.U9)(report.problems.length, 'problem'));
    if (report.unmatched_traces.length > 0)
        parts.push((0,findings/* count */.U9)(report.unmatched_traces.length, 'unmatched trace'));
    return `${word}  ${parts.join(' · ')}`;
}
const at = (file, line, column) => `${file}${line === undefined ? '' : `:${line}`}${line === undefined || column === undefined ? '' : `:${column}`}`;
const failed = (d) => d.severity !== 'off' && (d.verdict === 'fail' || d.verdict === 'error');
const worthShowing = (s) => s.verdict !== 'pass' ||
    s.dimensions.some(failed) ||
    s.runs.some((r) => r.dimensions.some(failed) || r.notes !== undefined);
function scenario(s, p) {
    const mark = { pass: p.green('✓'), fail: p.red('✗'), skip: p.yellow('–') }[s.verdict];
    const name = (0,printable.printable)(s.name, 100);
    const trials = s.trials && s.trials.total > 1
        ? `${s.trials.passed} of ${s.trials.total} trials passed (95 % interval ${s.trials.interval.map((n) => n.toFixed(2)).join('–')})`
        : '';
    const judged = s.runs[0]
        ? `${(0,findings/* count */.U9)(s.runs[0].dimensions.filter((d) => d.verdict === 'pass').length, 'dimension')} passed`
        : 'no trace';
    if (s.verdict === 'pass' && !worthShowing(s))
        return [`${mark} ${name}  ${p.dim(trials === '' ? judged : trials)}`];
    const out = [
        `${mark} ${p.bold(name)}  ${p.dim([(0,printable.printable)(at(s.file, s.line)), trials].filter((t) => t !== '').join(' · '))}`,
    ];
    if (s.description !== undefined && s.verdict === 'fail')
        out.push(p.dim(`  ${(0,printable.printable)(s.description, 300)}`));
    const shown = s.runs.filter((r) => r.dimensions.some(failed) || r.notes !== undefined);
    for (const r of shown.slice(0, shownTrials))
        out.push(...runLines(r, s.file, p));
    if (shown.length > shownTrials)
        out.push(p.dim(`  … ${shown.length - shownTrials} more trials with findings; the JSON report has them all`));
    for (const d of s.dimensions)
        if (failed(d) && !(0,findings/* isEcho */.yU)(s, d))
            out.push(...dimension(d, s.file, p));
    return out;
}
function runLines(r, file, p) {
    const { stats } = r;
    const figures = [
        r.format,
        stats.turns === undefined ? '' : (0,findings/* count */.U9)(stats.turns, 'turn'),
        `${(0,findings/* count */.U9)(stats.tool_calls, 'call')}${stats.tool_errors > 0 ? `, ${stats.tool_errors} failed` : ''}`,
        stats.cost_usd === undefined ? '' : `$${stats.cost_usd.toFixed(4)}`,
    ].filter((f) => f !== '');
    const out = [`  ${(0,printable.printable)(r.trace)}  ${p.dim(figures.join(' · '))}`];
    for (const d of r.dimensions.filter(failed).sort((a, b) => Number((0,verdict/* blocks */.Bv)(b)) - Number((0,verdict/* blocks */.Bv)(a))))
        out.push(...dimension(d, file, p));
    for (const note of r.notes ?? [])
        out.push(p.dim(`    note: ${(0,printable.printable)(note)}`));
    return out;
}
function dimension(d, file, p) {
    const blocking = d.severity === 'blocking';
    const mark = blocking ? p.red(d.verdict === 'error' ? '! ' : '✗ ') : p.yellow('~ ');
    const kind = `${blocking ? '' : 'advisory '}${d.verdict === 'error' ? 'cannot be told' : ''}`.trim();
    const place = d.location ? (0,printable.printable)(at(file, d.location.line, d.location.column)) : '';
    const out = [
        `    ${mark}${p.bold((0,printable.printable)(d.id))}${kind === '' ? '' : ` ${p.yellow(`(${kind})`)}`}  ${p.dim(place)}`,
        `      ${(0,printable.printable)(d.message)}`,
    ];
    for (const e of d.evidence ?? []) {
        const call = e.call === undefined ? '' : `call ${e.call} ${(0,printable.printable)(e.tool ?? '', 80)} `;
        out.push(p.dim(`      │ ${call}${e.excerpt === undefined ? '' : (0,printable.printable)(e.excerpt)}`.trimEnd()));
    }
    if (d.sequences) {
        out.push(p.dim(`      │ expected: ${d.sequences.expected
            .slice(0, 20)
            .map((n) => (0,printable.printable)(n, 60))
            .join(' → ')}`));
        const observed = d.sequences.observed;
        out.push(p.dim(`      │ observed: ${observed.length === 0
            ? '(no calls)'
            : `${observed
                .slice(0, 20)
                .map((n) => (0,printable.printable)(n, 60))
                .join(' → ')}${observed.length > 20 ? ' → …' : ''}`}`));
    }
    return out;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
var external_node_fs_default = /*#__PURE__*/__webpack_require__.n(external_node_fs_);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/options.ts
var options = __webpack_require__(8381);
;// CONCATENATED MODULE: ./src/reports.ts
// Writing the report files that the settings ask for.




/** Writes the reports. Throws a UsageError for a file that cannot be written. */
async function writeReports(cwd, settings, report, links) {
    const { reportJson, reportJunit, reportMarkdown } = settings;
    if (reportJson !== '')
        writeText(external_node_path_default().resolve(cwd, reportJson), `${(0,printable.jsonText)(report)}\n`);
    if (reportJunit !== '') {
        const { junit } = await __webpack_require__.e(/* import() */ 998).then(__webpack_require__.bind(__webpack_require__, 2998));
        writeText(external_node_path_default().resolve(cwd, reportJunit), junit(report));
    }
    if (reportMarkdown !== '') {
        const { summary } = await __webpack_require__.e(/* import() */ 378).then(__webpack_require__.bind(__webpack_require__, 7378));
        writeText(external_node_path_default().resolve(cwd, reportMarkdown), summary(report, { room: Number.POSITIVE_INFINITY, links }));
    }
}
function writeText(file, text) {
    try {
        external_node_fs_default().mkdirSync(external_node_path_default().dirname(file), { recursive: true });
        external_node_fs_default().writeFileSync(file, text);
    }
    catch (e) {
        throw new options.UsageError(`Cannot write ${file}: ${e.message}`);
    }
}

// EXTERNAL MODULE: ./src/run.ts + 1 modules
var run = __webpack_require__(6678);
// EXTERNAL MODULE: ./src/commands/flags.ts
var flags = __webpack_require__(7157);
;// CONCATENATED MODULE: ./src/commands/run.ts
// `run`: judges traces against scenarios.






const command = async (argv, terminal) => {
    const { cwd, env, entry, color } = terminal;
    const { settings } = (0,flags/* readFlags */.u)(argv);
    const progress = makeProgress(terminal);
    const report = await (0,run/* run */.eF)(cwd, { ...settings, judgeApiKey: (0,flags/* apiKey */.K)(env) }, { progress, env, entry });
    progress.clear();
    await writeReports(cwd, settings, report);
    if (settings.json)
        terminal.out(`${(0,printable.jsonText)(report)}\n`);
    else
        terminal.out((settings.quiet ? renderLine : renderText)(report, { color }));
    return (0,assemble/* gateHolds */.s)(report, settings.failOn) ? 0 : 1;
};
/* harmony default export */ const commands_run = (command);
/** Shows on a terminal how far a long run is, from its second second on. */
function makeProgress({ live, err }) {
    const began = performance.now();
    let shown = 0;
    const update = (done, total) => {
        const now = performance.now();
        if (!live || now - began < 1000 || now - shown < 100)
            return;
        shown = now;
        err(`\r\u001b[2Kjudged ${done} of ${total} files`);
    };
    return Object.assign(update, { clear: () => void (shown > 0 && err('\r\u001b[2K')) });
}


/***/ }),

/***/ 9334:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NX: () => (/* binding */ blockingOf),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   cg: () => (/* binding */ stepOf),
/* harmony export */   f7: () => (/* binding */ blockingCount),
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
/** How many blocking dimensions a reader is shown: `blocking_failures` without those `trials_met` that only repeat a run's failure. */
function blockingCount({ scenarios, totals }) {
    const echoes = scenarios.filter((s) => s.verdict === 'fail' && s.dimensions.some((d) => (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .blocks */ .Bv)(d) && isEcho(s, d)));
    return totals.blocking_failures - echoes.length;
}
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

/***/ 9066:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ paints)
/* harmony export */ });
// Colours for a terminal, or none.
/** The colours; without `color` they leave a text as it is. */
function paints(color) {
    const paint = (code) => (color ? (text) => `\u001b[${code}m${text}\u001b[0m` : (text) => text);
    return { red: paint('31'), green: paint('32'), yellow: paint('33'), dim: paint('2'), bold: paint('1') };
}


/***/ }),

/***/ 9073:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jsonText: () => (/* binding */ jsonText),
/* harmony export */   printable: () => (/* binding */ printable),
/* harmony export */   safeJson: () => (/* binding */ safeJson),
/* harmony export */   safeLines: () => (/* binding */ safeLines),
/* harmony export */   visible: () => (/* binding */ visible)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7979);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
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
/**
 * One line of text from outside: nothing hidden, no terminal escape, no workflow command even at the start of a line.
 * With `most`, at most that many UTF-16 units.
 */
function printable(text, most) {
    // Making things visible only ever lengthens a text, so its far end need not be looked at.
    const head = most !== undefined && text.length > most ? text.slice(0, (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .pairStart */ .T)(text, most + 1)) : text;
    let line = breakHashes(visible(head));
    if (line.includes('::'))
        line = line.replace(colonCommand, '$1\\::');
    return most === undefined ? line : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$)(head.length < text.length ? `${line}…` : line, most);
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
const jsonText = (value) => safeJson((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .GF)(value, 2));
/**
 * JSON that is safe to print, and the same value when it is parsed: characters that cannot be seen are escaped, and the second
 * `#` of a `##` too (outside of strings JSON has neither).
 */
const safeJson = (json) => json.replaceAll('##', '#\\u0023').replace(unseenInJson, escapeUnits);


/***/ }),

/***/ 6678:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $z: () => (/* binding */ judgeSettings),
  eF: () => (/* binding */ run),
  tf: () => (/* binding */ validate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/assemble.ts
var assemble = __webpack_require__(2551);
// EXTERNAL MODULE: ./src/batch.ts + 1 modules
var batch = __webpack_require__(1772);
// EXTERNAL MODULE: ./src/checks/contract.ts
var contract = __webpack_require__(1359);
// EXTERNAL MODULE: ./src/inputs.ts + 3 modules
var inputs = __webpack_require__(9635);
// EXTERNAL MODULE: ./src/judge.ts
var judge = __webpack_require__(6436);
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(7088);
// EXTERNAL MODULE: ./src/scenario/document.ts
var scenario_document = __webpack_require__(7709);
// EXTERNAL MODULE: ./src/scenario/severity.ts
var scenario_severity = __webpack_require__(1907);
;// CONCATENATED MODULE: ./src/scenario/trials.ts


const thousandths = (n) => Math.round(n * 1000) / 1000;
/** The Wilson 95 % interval of a rate, three decimals. */
function wilson(passed, total) {
    if (total === 0)
        return [0, 1];
    const z = 1.959963984540054;
    const p = passed / total;
    const middle = p + (z * z) / (2 * total);
    const spread = z * Math.sqrt((p * (1 - p)) / total + (z * z) / (4 * total * total));
    const scale = 1 + (z * z) / total;
    return [thousandths(Math.max(0, (middle - spread) / scale)), thousandths(Math.min(1, (middle + spread) / scale))];
}
function countTrials(runs) {
    const total = runs.length;
    const passed = runs.filter((r) => r.verdict === 'pass').length;
    return {
        total,
        passed,
        pass_all: total > 0 && passed === total,
        pass_any: passed > 0,
        rate: total === 0 ? 0 : thousandths(passed / total),
        interval: wilson(passed, total),
    };
}
/** A rate below what was expected, rounded down: rounded up it might seem to be enough. */
const nearly = (rate) => Math.floor(rate * 1000) / 1000;
/** Judges the trials: were there enough, and did enough pass? */
function trialsMet(scenario, trials) {
    const { min, require } = scenario.trials;
    const seen = `${trials.passed} of ${trials.total} ${trials.total === 1 ? 'trial' : 'trials'} passed`;
    const at = (verdict, message) => ({ id: 'trials_met', verdict, message });
    if (trials.total < min)
        return at('error', `Missing trials: expected at least ${min}, found ${trials.total}; ${seen}`);
    if (require === 'all')
        return trials.pass_all ? at('pass', seen) : at('fail', `Expected all trials to pass; ${seen}`);
    if (require === 'any')
        return trials.pass_any ? at('pass', seen) : at('fail', `Expected at least one trial to pass; ${seen}`);
    return trials.passed / trials.total >= require
        ? at('pass', `${seen}, at least ${require} expected`)
        : at('fail', `Expected a rate of at least ${require}; ${seen} (${nearly(trials.passed / trials.total)})`);
}
const missingTrace = 'Missing trace: none belongs to this scenario, by name=glob lines of traces, its own traces globs, the scenario field of a trace, folder and file names, or as the only trace for the only scenario; name its file or folder like the scenario, or bind it by a line NAME=GLOB of traces';
/** The result of a scenario from its runs. `missing` says what a scenario without traces means. */
function resultOf(scenario, runs, missing, config, needPlace) {
    const { document } = scenario;
    const relaxed = missing === 'fail' ? 'blocking' : missing === 'warn' ? 'advisory' : 'off';
    const severity = (id, otherwise) => (0,scenario_severity/* overrideOf */.O)(id, scenario.severity, config) ?? otherwise;
    const dimensions = [];
    const base = {
        name: scenario.name,
        file: document.file,
        ...(document.line === undefined ? {} : { line: document.line }),
        ...(scenario.description === undefined ? {} : { description: scenario.description }),
        tags: scenario.tags,
    };
    if (runs.length === 0) {
        const d = {
            id: 'trace_present',
            verdict: 'error',
            severity: missing === 'fail' ? severity('trace_present', relaxed) : relaxed,
            message: missingTrace,
        };
        needPlace(d, ['name']);
        return { ...base, verdict: (0,verdict/* blocks */.Bv)(d) ? 'fail' : 'skip', dimensions: [d], runs };
    }
    const trials = countTrials(runs);
    const met = { severity: severity('trials_met', 'blocking'), ...trialsMet(scenario, trials) };
    if (met.verdict !== 'pass')
        needPlace(met, scenario.document.kind === 'toml' && (scenario.trials.min > 1 || scenario.trials.require !== 'all')
            ? ['trials']
            : ['name']);
    dimensions.push(met);
    return { ...base, verdict: (0,verdict/* blocks */.Bv)(met) ? 'fail' : 'pass', dimensions, trials, runs };
}

;// CONCATENATED MODULE: ./src/run.ts
// The shell: has the files judged, by this thread or by several, asks the oracles, and collects the report.









/** Judges everything that the settings name, below a working directory. Throws a UsageError for a wrong call or config. */
async function run(cwd, settings, hooks = {}) {
    const prepared = await (0,batch/* prepare */.i)(cwd, settings);
    const { config, scenarios, problems, globs, redact } = prepared;
    const listing = prepared.listTraces();
    for (const missing of listing.missing) {
        if (globs.includes(missing))
            problems.push({ file: missing, message: 'Missing trace file: it was named exactly and does not exist' });
    }
    const judged = await judgeAll(prepared, listing.files, hooks);
    const traces = judged.reduce((n, j) => n + j.traces, 0);
    await bindOnly(prepared, judged, traces);
    const runs = new Map(scenarios.map((s) => [s, []]));
    const places = [];
    const asking = [];
    for (const { file, runs: ofFile } of judged) {
        for (const { scenario: index, result, places: needs, asked } of ofFile) {
            const scenario = scenarios[index];
            const trial = runs.get(scenario)?.push(result) ?? 1;
            for (const { at, route } of needs)
                places.push({ dimension: result.dimensions[at], route, scenario });
            const where = { traceFile: external_node_path_default().resolve(cwd, file), scenario: scenario.name, trial };
            for (const a of asked)
                asking.push({ asked: a, result, where, places, scenario });
        }
    }
    const noFiles = listing.files.length === 0
        ? [`No trace file matched ${globs.join(', ')}; a trace ends in ${batch/* traceEndings */.a}, or is named without a wildcard`]
        : [];
    const said = asking.length > 0 ? await ask(cwd, asking, settings, redact, hooks.env ?? {}) : [];
    const workspaces = judged.flatMap((j) => j.workspaces);
    const workspaceFiles = [];
    const links = listing.links.map((file) => ({
        file,
        message: 'Forbidden link: it leaves the traces root or leads nowhere, and was not followed',
        isTrace: false,
    }));
    for (const { isTrace, ...problem } of [...links, ...judged.flatMap((j) => j.problem ?? [])]) {
        if (!isTrace && workspaces.some((w) => problem.file.startsWith(`${w}/`)))
            workspaceFiles.push(problem.file);
        else
            problems.push(problem);
    }
    const results = scenarios.map((s) => resultOf(s, runs.get(s) ?? [], settings.missingTrace, config.severity, (dimension, route) => places.push({ dimension, route, scenario: s })));
    if (places.length > 0) {
        const place = await prepared.placer();
        const order = new Map(scenarios.map((s, i) => [s, i]));
        places.sort((a, b) => (order.get(a.scenario) ?? 0) - (order.get(b.scenario) ?? 0));
        (0,judge/* fillPlaces */.UV)(places, (scenario, route) => place(scenario.document, route));
    }
    const unmatched = judged.flatMap((j) => j.unmatched);
    return (0,assemble/* assemble */.f)(results, { traces, unmatched, workspaceFiles, problems, notes: [...noFiles, ...said] }, redact);
}
/** Judges all files, in their order. Oracles keep their counts and caches in one thread, so questions are not shared out. */
async function judgeAll(prepared, files, hooks) {
    const { cwd, settings, scenarios } = prepared;
    const asks = scenarios.some((s) => s.graded.some((g) => (0,contract/* isAsking */.C)(g.check)));
    const threads = Math.min(settings.workers, files.length);
    if (threads > 1 && !asks && hooks.entry !== undefined) {
        const { judgeByWorkers } = await __webpack_require__.e(/* import() */ 287).then(__webpack_require__.bind(__webpack_require__, 3668));
        return judgeByWorkers(hooks.entry, { cwd, settings }, files, threads, (done) => hooks.progress?.(done, files.length));
    }
    const judged = [];
    for (const file of files) {
        judged.push(await prepared.judgeFile(file));
        hooks.progress?.(judged.length, files.length);
    }
    return judged;
}
/** The last rule of binding: exactly one scenario (none that could not be read beside it) and exactly one trace belong together. */
async function bindOnly({ scenarios, whole, judgeFile }, judged, traces) {
    const at = judged.findIndex((j) => j.unmatched[0]?.last);
    const found = judged[at];
    if (found && whole && traces === 1 && scenarios.length === 1)
        judged[at] = await judgeFile(found.file, scenarios[0]);
}
/** Asks the oracles what only they can answer, several at a time, in the report's order. Returns what a reader should know. */
async function ask(cwd, asking, settings, redact, env) {
    const { makeOracles } = await __webpack_require__.e(/* import() */ 537).then(__webpack_require__.bind(__webpack_require__, 7537));
    const oracles = makeOracles({
        ...(settings.judgeModel === '' ? {} : { judge: judgeSettings(cwd, settings) }),
        ...(settings.allowVerify ? { verify: { timeoutMs: settings.verifyTimeout * 1000, outputCap: 64 << 10 } } : {}),
        concurrency: 4,
        env,
        redact,
    });
    await Promise.all(asking.map(async ({ asked, result, where, places, scenario }) => {
        const needPlace = (dimension, route) => places.push({ dimension, route, scenario });
        result.dimensions[asked.at] = asked.decide(await oracles.ask(asked.question, where), needPlace);
        result.verdict = result.dimensions.some(verdict/* blocks */.Bv) ? 'fail' : 'pass';
    }));
    return oracles.notes().map(redact);
}
/** The judge's settings. `judgeModel` must be set. */
function judgeSettings(cwd, s) {
    return {
        model: s.judgeModel,
        ...(s.judgeEndpoint === '' ? {} : { endpoint: s.judgeEndpoint }),
        ...(s.judgeProvider === 'auto' ? {} : { provider: s.judgeProvider }),
        ...(s.judgeApiKey === '' ? {} : { apiKey: s.judgeApiKey }),
        votes: s.judgeVotes,
        maxCalls: s.judgeMaxCalls,
        maxCharacters: s.judgeMaxChars,
        timeoutMs: s.judgeTimeout * 1000,
        ...(s.judgeCache === '' ? {} : { cacheFile: external_node_path_default().resolve(cwd, s.judgeCache) }),
    };
}
/** Checks scenario files, and the config, without any trace. */
async function validate(cwd, settings) {
    const placer = (0,scenario_document/* lazyPlacer */.Ix)();
    const config = await (0,inputs/* readConfig */.Xg)(cwd, settings, placer);
    const { scenarios, problems } = await (0,inputs/* readScenarios */.g5)(cwd, settings, config, placer);
    return { scenarios: scenarios.map((s) => s.name), problems };
}


/***/ })

};
