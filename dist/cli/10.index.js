export const id = 10;
export const ids = [10];
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

/***/ 10:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _checks_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5242);
/* harmony import */ var _report_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9073);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6678);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7157);
// `validate`: checks scenario files, and the config, without any trace.




const command = async (argv, { cwd, out }) => {
    const { settings } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .readFlags */ .u)(argv, ['scenarios', 'config', 'json']);
    const { scenarios, problems } = await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .validate */ .tf)(cwd, settings);
    if (settings.json) {
        out(`${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_1__.jsonText)({ scenarios, problems })}\n`);
    }
    else {
        for (const p of problems)
            out(`${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(p.file)}${p.line === undefined ? '' : `:${p.line}:${p.column ?? 1}`}  ${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(p.message)}\n`);
        out(`${(0,_checks_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(scenarios.length, 'scenario')} well formed, ${(0,_checks_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(problems.length, 'problem')}\n`);
    }
    return problems.length === 0 ? 0 : 1;
};
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = (command);


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
