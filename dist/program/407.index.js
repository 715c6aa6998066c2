export const id = 407;
export const ids = [407];
export const modules = {

/***/ 9407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   evaluate: () => (/* binding */ evaluate)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1601);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8381);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2110);
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
