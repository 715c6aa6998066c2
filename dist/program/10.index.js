export const id = 10;
export const ids = [10];
export const modules = {

/***/ 9538:
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
const apiKey = (env) => env['AGENT_EVAL_JUDGE_API_KEY'] || undefined;


/***/ }),

/***/ 10:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var _report_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9073);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2110);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9538);
// `validate`: checks scenario files, and the config, without any trace.




const command = async (argv, { cwd, out }) => {
    const { settings } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .readFlags */ .u)(argv, ['scenarios', 'config', 'json']);
    const { scenarios, problems } = await (0,_run_run_js__WEBPACK_IMPORTED_MODULE_1__/* .validate */ .t)(cwd, settings);
    if (settings.json) {
        out(`${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_0__.jsonText)({ scenarios, problems })}\n`);
    }
    else {
        for (const p of problems)
            out(`${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(p.file)}${p.line === undefined ? '' : `:${p.line}:${p.column ?? 1}`}  ${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(p.message)}\n`);
        out(`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(scenarios.length, 'scenario')} well formed, ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(problems.length, 'problem')}\n`);
    }
    return problems.length === 0 ? 0 : 1;
};
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = (command);


/***/ }),

/***/ 236:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gj: () => (/* binding */ gate),
/* harmony export */   fT: () => (/* binding */ assemble),
/* harmony export */   sc: () => (/* binding */ passRate)
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
/** Does the gate hold? `failOn` changes that, never the report's verdict. */
function gate({ verdict, totals }, failOn) {
    if (failOn === 'never')
        return { holds: true };
    if (verdict === 'fail')
        return { holds: false, reason: 'failed' };
    if (verdict === 'error')
        return { holds: false, reason: 'unread' };
    if (failOn === 'advisory' && totals.advisory_failures > 0)
        return { holds: false, reason: 'advisory' };
    return { holds: true };
}
/** Passed scenarios by all scenarios, three decimals. */
const passRate = ({ passed, scenarios }) => scenarios === 0 ? 0 : Math.round((passed / scenarios) * 1000) / 1000;


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
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
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
    const head = most !== undefined && text.length > most ? text.slice(0, (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .pairStart */ .TA)(text, most + 1)) : text;
    let line = breakHashes(visible(head));
    if (line.includes('::'))
        line = line.replace(colonCommand, '$1\\::');
    return most === undefined ? line : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(head.length < text.length ? `${line}…` : line, most);
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

/***/ 2110:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run),
  t: () => (/* binding */ validate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/checks/contract.ts
var contract = __webpack_require__(1359);
;// CONCATENATED MODULE: ./src/judging/places.ts
const hasRoute = (d) => d.route !== undefined;
/** Does anything of a result point into its file? */
const needsPlace = ({ dimensions, runs }) => dimensions.some(hasRoute) || runs.some((run) => run.dimensions.some(hasRoute));
/** Puts places where routes are; `placeOf` is asked once for each route of the scenario. */
function placed(scenario, placeOf) {
    const known = new Map();
    const find = (route) => {
        const key = JSON.stringify(route);
        const place = known.get(key) ?? placeOf(route);
        known.set(key, place);
        return place;
    };
    const all = (dimensions) => dimensions.map(({ route, ...dimension }) => route === undefined ? dimension : { ...dimension, location: find(route) });
    return {
        ...scenario,
        dimensions: all(scenario.dimensions),
        runs: scenario.runs.map((run) => run.dimensions.some(hasRoute) ? { ...run, dimensions: all(run.dimensions) } : run),
    };
}

// EXTERNAL MODULE: ./src/judging/report.ts
var report = __webpack_require__(236);
// EXTERNAL MODULE: ./src/documents/severity.ts
var documents_severity = __webpack_require__(7655);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(7088);
;// CONCATENATED MODULE: ./src/judging/trials.ts
// The trials of a scenario → its own dimensions and its verdict.



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
/** Evaluates the trials: were there enough, and did enough pass? */
function trialsMet(scenario, trials) {
    const { min, require } = scenario.trials;
    const seen = `${trials.passed} of ${(0,model_text/* count */.U9)(trials.total, 'trial')} passed`;
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
function resultOf(scenario, runs, missing, config) {
    const { document } = scenario;
    const relaxed = missing === 'fail' ? 'blocking' : missing === 'warn' ? 'advisory' : 'off';
    const severity = (id, otherwise) => (0,documents_severity/* overrideOf */.O)(id, scenario.severity, config) ?? otherwise;
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
            route: ['name'],
        };
        return { ...base, verdict: (0,verdict/* blocks */.Bv)(d) ? 'fail' : 'skip', dimensions: [d], runs };
    }
    const trials = countTrials(runs);
    const met = { severity: severity('trials_met', 'blocking'), ...trialsMet(scenario, trials) };
    if (met.verdict !== 'pass')
        met.route =
            document.kind === 'toml' && (scenario.trials.min > 1 || scenario.trials.require !== 'all') ? ['trials'] : ['name'];
    return { ...base, verdict: (0,verdict/* blocks */.Bv)(met) ? 'fail' : 'pass', dimensions: [met], trials, runs };
}

;// CONCATENATED MODULE: ./src/run/ask.ts

/** Asks several at a time, in the report's order. Returns what a reader should know. */
async function ask(asking, settings, shell) {
    const { makeOracles } = await Promise.all(/* import() */[__webpack_require__.e(180), __webpack_require__.e(642)]).then(__webpack_require__.bind(__webpack_require__, 4642));
    const oracles = makeOracles(settings, shell);
    await Promise.all(asking.map(async ({ asked, result, where }) => {
        result.dimensions[asked.at] = asked.decide(await oracles.ask(asked.question, where));
        result.verdict = result.dimensions.some(verdict/* blocks */.Bv) ? 'fail' : 'pass';
    }));
    return oracles.notes().map(shell.redact);
}

// EXTERNAL MODULE: ./src/run/inputs.ts + 5 modules
var inputs = __webpack_require__(4524);
// EXTERNAL MODULE: ./src/run/prepare.ts + 3 modules
var prepare = __webpack_require__(4564);
// EXTERNAL MODULE: ./src/run/ready.ts + 1 modules
var run_ready = __webpack_require__(3233);
// EXTERNAL MODULE: ./src/run/sources.ts
var sources = __webpack_require__(9087);
;// CONCATENATED MODULE: ./src/run/run.ts
// The shell: has the sources evaluated, by this thread or by several, asks the oracles, and collects the report.










/** Evaluates everything that the settings name, below a working directory. Throws a UsageError for a wrong call or config. */
async function run(cwd, settings, hooks = {}) {
    const prepared = await (0,prepare/* prepare */.i)(cwd, settings);
    const { config, scenarios, problems, globs, redact } = prepared;
    const own = scenarios.flatMap((s) => s.traces).filter((g) => !g.startsWith('!'));
    const listing = (0,sources/* listSources */.rP)(cwd, [...globs, ...own]);
    for (const missing of listing.missing) {
        if (globs.includes(missing))
            problems.push({ file: missing, message: 'Missing trace file: it was named exactly and does not exist' });
    }
    const evaluated = await evaluateAll(prepared, listing.sources, hooks);
    const traces = evaluated.reduce((n, e) => n + e.traces, 0);
    await bindOnly(prepared, evaluated, traces);
    const { runs, asking } = byScenario(prepared, evaluated);
    const shell = { cwd, concurrency: 4, env: hooks.env ?? {}, redact };
    const notes = asking.length > 0 ? await ask(asking, settings, shell) : [];
    if (listing.sources.length === 0)
        notes.unshift(`No trace file matched ${globs.join(', ')}; a trace ends in ${sources/* traceEndings */.aD}, or is named without a wildcard`);
    const { workspaceFiles, unread } = unreadOf(listing.links, evaluated);
    problems.push(...unread);
    const results = scenarios.map((s) => resultOf(s, runs.get(s) ?? [], settings.missingTrace, config.severity));
    const rest = { traces, unmatched: evaluated.flatMap((e) => e.unmatched), workspaceFiles, problems, notes };
    return (0,report/* assemble */.fT)(await findPlaces(prepared, results), rest, redact);
}
/** Evaluates all sources, in their order. Oracles keep their counts and caches in one thread, so questions are not shared out. */
async function evaluateAll(prepared, sources, hooks) {
    const { cwd, settings, scenarios } = prepared;
    const asks = scenarios.some((s) => s.graded.some((g) => (0,contract/* isAsking */.CL)(g.check)));
    const threads = Math.min(settings.workers, sources.length);
    if (threads > 1 && !asks && hooks.entry !== undefined) {
        const { evaluateByWorkers } = await __webpack_require__.e(/* import() */ 618).then(__webpack_require__.bind(__webpack_require__, 7618));
        return evaluateByWorkers(hooks.entry, { cwd, settings }, sources, threads, (done) => hooks.progress?.(done, sources.length));
    }
    const evaluated = [];
    for (const source of sources) {
        evaluated.push(await prepared.evaluateSource(source));
        hooks.progress?.(evaluated.length, sources.length);
    }
    return evaluated;
}
/** The last rule of binding: exactly one scenario (none that could not be read beside it) and exactly one trace belong together. */
async function bindOnly({ scenarios, whole, evaluateSource }, evaluated, traces) {
    const at = evaluated.findIndex((e) => e.unmatched[0]?.last);
    const found = evaluated[at];
    if (found && whole && traces === 1 && scenarios.length === 1)
        evaluated[at] = await evaluateSource(found.source, scenarios[0]);
}
/** The runs of each scenario, and the questions that they leave to oracles. */
function byScenario({ cwd, scenarios }, evaluated) {
    const runs = new Map(scenarios.map((s) => [s, []]));
    const asking = [];
    for (const { source, runs: ofSource } of evaluated) {
        const traceFile = external_node_path_default().resolve(cwd, source.files[0]);
        for (const { scenario: index, result, asked } of ofSource) {
            const scenario = scenarios[index];
            const trial = runs.get(scenario)?.push(result) ?? 1;
            for (const a of asked)
                asking.push({ asked: a, result, where: { traceFile, scenario: scenario.name, trial } });
        }
    }
    return { runs, asking };
}
/** What could not be read: a problem, unless it is no trace and lies below a workspace that a trace declares. */
function unreadOf(links, evaluated) {
    const workspaces = evaluated.flatMap((e) => e.workspaces);
    const workspaceFiles = [];
    const unread = [];
    const ofLinks = links.map((file) => ({
        file,
        message: 'Forbidden link: it leaves the traces root or leads nowhere, and was not followed',
        isTrace: false,
    }));
    for (const { isTrace, ...problem } of [...ofLinks, ...evaluated.flatMap((e) => e.problem ?? [])]) {
        if (!isTrace && workspaces.some((w) => problem.file.startsWith(`${w}/`)))
            workspaceFiles.push(problem.file);
        else
            unread.push(problem);
    }
    return { workspaceFiles, unread };
}
/** Finds the places of what fails, by the parsers that only these need. */
async function findPlaces({ scenarios, ready }, results) {
    if (!results.some(needsPlace))
        return [...results];
    const place = await ready.placer();
    return results.map((result, i) => {
        const { document } = scenarios[i];
        return placed(result, (route) => place(document, route));
    });
}
/** Checks scenario files, and the config, without any trace. */
async function validate(cwd, settings) {
    const ready = (0,run_ready/* makeReady */.w)();
    const config = await (0,inputs/* readConfig */.Xg)(cwd, settings, ready);
    const { scenarios, problems } = await (0,inputs/* readScenarios */.g5)(cwd, settings, config, ready);
    return { scenarios: scenarios.map((s) => s.name), problems };
}


/***/ })

};
