export const id = 2055;
export const ids = [2055,7364];
export const modules = {

/***/ 7157:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kz: () => (/* binding */ apiKey),
/* harmony export */   gI: () => (/* binding */ given),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81601);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88381);
// The command line's flags, read by the options table.



/**
 * Parses flags by the options table. `only`: the options that the command takes; `files`: how many file names, one and more, or
 * any number; `rows`: options that the command has alone.
 */
function readFlags(argv, only, files = 0, rows = []) {
    const general = _options_js__WEBPACK_IMPORTED_MODULE_2__.options.filter((o) => o.only !== 'action' && (!only || only.includes(o.name)));
    const table = [...general, ...rows];
    const config = Object.fromEntries(table.map((o) => [
        o.name,
        { type: o.type === 'flag' ? 'boolean' : 'string', multiple: o.type === 'list' },
    ]));
    try {
        const { values, positionals } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
            args: [...argv],
            options: config,
            strict: true,
            allowPositionals: files !== 0,
            allowNegative: true,
        });
        if (files === 'some' && positionals.length === 0)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError('Expected one file or more, found 0');
        if (typeof files === 'number' && positionals.length !== files)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Expected ${files === 0 ? 'no file' : files === 1 ? 'one file' : `${files} files`}, found ${positionals.length}`);
        const naming = (name) => `--${name}`;
        const ofTable = Object.fromEntries(general.map(({ name }) => [name, values[name]]));
        return {
            settings: (0,_options_js__WEBPACK_IMPORTED_MODULE_2__.readSettings)(ofTable, naming),
            files: positionals,
            own: (0,_options_js__WEBPACK_IMPORTED_MODULE_2__.readOwn)(rows, values, naming),
        };
    }
    catch (e) {
        if (e instanceof _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError || !(e instanceof Error))
            throw e;
        throw misused(e, table.map((o) => o.name));
    }
}
/** What is wrong with arguments that the parser refuses, for a person. `known`: the names of the options. */
function misused(e, known) {
    const stray = /^Unexpected argument '(.*?)'\./s.exec(e.message)?.[1];
    if (stray !== undefined)
        return new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Unexpected argument ${stray}; this command takes no file`);
    const flag = /'(--?[^' ]+)[^']*'/.exec(e.message)?.[1];
    if (flag === undefined || e.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
        return new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(e.message.split('\n')[0]);
    const typed = flag.replace(/^-+/, '');
    const negated = /^no-?/i.exec(typed)?.[0] ?? '';
    const near = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(typed, known);
    const nearPositive = near === undefined && negated !== '' ? (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(typed.slice(negated.length), known) : undefined;
    const meant = near ?? (nearPositive === undefined ? undefined : `no-${nearPositive}`);
    const hint = meant === undefined ? foreignHint(typed) : `; did you mean --${meant}?`;
    return new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Unknown option ${flag}${hint}`);
}
/** What is no option here may be one elsewhere, or nearly. */
function foreignHint(typed) {
    const near = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(typed, _options_js__WEBPACK_IMPORTED_MODULE_2__.options.map((o) => o.name));
    const option = _options_js__WEBPACK_IMPORTED_MODULE_2__.options.find((o) => o.name === near);
    if (option === undefined)
        return '; --help lists what there is';
    const owner = option.only === 'action' ? 'an input of the action' : 'an option of another command';
    return near === typed ? ` here; it is ${owner}: ${option.doc}` : `; did you mean --${near}? It is ${owner}`;
}
/** Is an option given? */
const given = (argv, name) => argv.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
/** The judge's key never stands among the arguments, where other programs can read it. */
const apiKey = (env) => env['AGENT_EVAL_JUDGE_API_KEY'] || undefined;


/***/ }),

/***/ 1895:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UV: () => (/* binding */ asGlobs),
/* harmony export */   dq: () => (/* binding */ withoutConfig),
/* harmony export */   oT: () => (/* binding */ withFiles)
/* harmony export */ });
/* unused harmony export isToml */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_globs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _files_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48188);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88381);
/* harmony import */ var _run_missing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76453);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7157);
// File names as a person types them, or a shell or pre-commit expands them: each one file, meant word by word.






/** Names as globs, which mean the same. Throws a UsageError for what is no file; a wildcard that no shell expanded stays one. */
function asGlobs(cwd, names) {
    return names.map((name) => {
        const entry = (0,_files_path_js__WEBPACK_IMPORTED_MODULE_2__/* .statAs */ .Pq)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, name));
        if (entry === 'file')
            return /^!|=/.test(name) ? node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, name) : name;
        if (entry === 'folder')
            throw new _options_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(`Expected files, found the folder ${name}; name what is in it by an option, as in --traces "${name}/**/*"`);
        if (entry === undefined && !(0,_files_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .isExact */ .u0)(name))
            return name;
        throw new _options_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(entry === undefined ? `Missing file ${name}${(0,_run_missing_js__WEBPACK_IMPORTED_MODULE_4__/* .slashHint */ .zQ)(name)}` : `${name}: ${entry.message}`);
    });
}
/** May a file be a scenario file? A run takes JSON Lines for traces, so that case sets are named by `--scenarios`. */
const isToml = (name) => /\.toml$/i.test(name);
/** The names without the config file, which is read anyway. */
const withoutConfig = (cwd, names, config = 'agent-eval.toml') => names.filter((name) => (0,_files_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(cwd, name) !== (0,_files_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(cwd, config));
/** The settings with the files that are named: scenarios end in `.toml`, all else is a trace. Named files take the place of defaults. */
function withFiles(cwd, settings, files, argv) {
    const named = asGlobs(cwd, withoutConfig(cwd, files, settings.config));
    const scenarios = named.filter(isToml);
    const traces = named.filter((name) => !isToml(name));
    const joined = (name, some) => some.length > 0 && !(0,_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .given */ .gI)(argv, name) ? some : [...settings[name], ...some];
    return { ...settings, scenarios: joined('scenarios', scenarios), traces: joined('traces', traces) };
}


/***/ }),

/***/ 83177:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__),
/* harmony export */   usage: () => (/* binding */ usage)
/* harmony export */ });
/* harmony import */ var _report_paint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9066);
/* harmony import */ var _report_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29073);
/* harmony import */ var _report_strength_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74657);
/* harmony import */ var _run_strength_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97364);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7157);
/* harmony import */ var _named_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1895);
// `strength`: which small faults of passing runs the scenarios would not notice.






const usage = {
    words: '[FILE…]',
    takes: [
        ...['scenarios', 'traces', 'only', 'registry', 'skills', 'config', 'trace-format', 'max-trace-mb'],
        ...['mutating', 'min-strength', 'max-mutants', 'json'],
    ],
};
const command = async (argv, { cwd, out, err, color }) => {
    const { settings: given, files } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .readFlags */ .uW)(argv, usage.takes, 'any');
    const settings = (0,_named_js__WEBPACK_IMPORTED_MODULE_4__/* .withFiles */ .oT)(cwd, given, files, argv);
    const { strength: found, unscored, measured, problems } = await (0,_run_strength_js__WEBPACK_IMPORTED_MODULE_2__/* .strength */ .q)(cwd, settings);
    const floor = settings.minStrength;
    if (settings.json)
        out(`${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_0__.jsonText)(found)}\n`);
    else {
        const reads = new Map(measured.map((one) => [one.strength.name, one.reads]));
        for (const line of (0,_report_strength_js__WEBPACK_IMPORTED_MODULE_1__/* .strengthLines */ .lz)({ strength: found, unscored, reads, floor }, (0,_report_paint_js__WEBPACK_IMPORTED_MODULE_5__/* .paints */ .A)(color)))
            out(`${line}\n`);
    }
    for (const { file, line, message } of problems)
        err(`agent-eval: ${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(line === undefined ? file : `${file}:${line}`)}: ${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message)}\n`);
    return problems.length > 0 || (0,_report_strength_js__WEBPACK_IMPORTED_MODULE_1__/* .floorMissed */ .gZ)(found, floor) !== undefined ? 1 : 0;
};
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = (command);


/***/ }),

/***/ 74367:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ assemble),
  G: () => (/* binding */ gate)
});

// EXTERNAL MODULE: ./src/model/strength.ts
var model_strength = __webpack_require__(87544);
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(47088);
// EXTERNAL MODULE: ./src/version.ts
var version = __webpack_require__(311);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/judging/exercised.ts
// Rules that no run exercised: a policy that is never asked guards nothing, and nobody would notice.

/** Tells each policy that was asked of runs and exercised by none. One with an id is the same rule in every scenario. */
function unexercised(scenarios) {
    const rules = new Map();
    for (const { name: scenario, tally } of scenarios)
        for (const [id, { runs, exercised }] of tally.policies) {
            const name = /^policy(?:\[([^\]]*)\])?\./.exec(id);
            if (!name || runs === 0)
                continue;
            const own = name[1] !== undefined && /^[A-Za-z]/.test(name[1]);
            const rule = own ? `policy[${name[1]}]` : `${id} of ${scenario}`;
            const known = rules.get(rule) ?? { runs: 0, exercised: false };
            known.runs += runs;
            known.exercised ||= exercised > 0;
            rules.set(rule, known);
        }
    return [...rules].flatMap(([rule, { runs, exercised }]) => exercised ? [] : [`${rule} was exercised by none of ${(0,model_text/* count */.U9)(runs, 'run')}`]);
}

// EXTERNAL MODULE: ./src/judging/tags.ts
var tags = __webpack_require__(56695);
;// CONCATENATED MODULE: ./src/judging/report.ts





/** Puts the report together; `redact` hides secrets in what is not yet redacted. */
function assemble(scenarios, rest, redact) {
    const failed = scenarios.filter((s) => s.verdict === 'fail');
    const notes = [...rest.notes, ...unexercised(scenarios).map(redact)];
    const advisory = (d) => d.severity === 'advisory' && (d.verdict === 'fail' || d.verdict === 'error');
    const blockingOf = ({ dimensions, tally, trials }) => dimensions.filter((d) => (0,verdict/* blocks */.Bv)(d) && !(0,verdict/* isEcho */.yU)(d, trials?.total)).length + tally.fail + tally.error;
    const advisoryOf = ({ dimensions, tally }) => dimensions.filter(advisory).length + tally.advisory;
    return {
        schema: 'agent-eval/report@1',
        tool: { name: 'agent-eval', version: version/* version */.r },
        ...(rest.judgedBy ? { judged_by: rest.judgedBy } : {}),
        verdict: failed.length > 0 ? 'fail' : rest.problems.length > 0 ? 'error' : 'pass',
        totals: {
            scenarios: scenarios.length,
            passed: scenarios.filter((s) => s.verdict === 'pass').length,
            failed: failed.length,
            ...(rest.tolerated ? { tolerated: rest.tolerated } : {}),
            skipped: scenarios.filter((s) => s.verdict === 'skip').length,
            traces: rest.traces,
            ...(rest.leftOut > 0 ? { left_out: rest.leftOut } : {}),
            blocking_failures: failed.reduce((n, s) => n + blockingOf(s), 0),
            advisory_failures: scenarios.reduce((n, s) => n + advisoryOf(s), 0),
            tags: rest.tags ?? (0,tags/* tagTotals */.wx)(scenarios, []),
        },
        ...(rest.changedSince ? { changed_since: rest.changedSince } : {}),
        ...(rest.baseline ? { baseline: hiddenIn(rest.baseline, rest.problems.length, redact) } : {}),
        ...(rest.strength ? { strength: rest.strength } : {}),
        ...(rest.weakened && rest.weakened.length > 0 ? { weakened: [...rest.weakened] } : {}),
        unmatched_traces: rest.unmatched.map((u) => redact(u.trace)),
        unmatched_reasons: rest.unmatched.map((u) => redact(u.reason)),
        workspace_files: rest.workspaceFiles.map(redact),
        problems: rest.problems.map((p) => ({ ...p, file: redact(p.file), message: redact(p.message) })),
        ...(rest.agreement ? { agreement: rest.agreement } : {}),
        ...(notes.length > 0 ? { notes } : {}),
    };
}
/** What others wrote into a report of the baseline is redacted again; problems gate whatever it says. */
const hiddenIn = (baseline, problems, redact) => ({
    ...baseline,
    gating: baseline.gating + problems,
    failures: baseline.failures.map((f) => ({
        ...f,
        message: redact(f.message),
        ...(f.since === undefined ? {} : { since: redact(f.since) }),
    })),
    weakened: baseline.weakened.map((w) => ({
        ...w,
        scenario: redact(w.scenario),
        is: redact(w.is),
        was: redact(w.was),
    })),
    gone: baseline.gone.map(redact),
});
/** Does the gate hold? `failOn` changes that, never the report's verdict. */
function gate({ verdict, totals, baseline, strength }, failOn) {
    if (failOn === 'never')
        return { holds: true };
    const weak = strength && !(0,model_strength/* reaches */.O6)(strength, strength.floor) ? { holds: false, reason: 'weak' } : { holds: true };
    const below = (0,tags/* unmetIn */.Vx)(totals.tags).length > 0;
    if (failOn === 'regressions' && baseline) {
        if (baseline.gating > 0)
            return { holds: false, reason: 'regressed' };
        return below ? { holds: false, reason: 'tags' } : weak;
    }
    if (verdict === 'fail' && totals.failed !== totals.tolerated)
        return { holds: false, reason: 'failed' };
    if (below)
        return { holds: false, reason: 'tags' };
    if (verdict === 'error')
        return { holds: false, reason: 'unread' };
    if (failOn === 'advisory' && totals.advisory_failures > 0)
        return { holds: false, reason: 'advisory' };
    return weak;
}


/***/ }),

/***/ 56695:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ toleratedIn),
/* harmony export */   Vx: () => (/* binding */ unmetIn),
/* harmony export */   cb: () => (/* binding */ leftOpen),
/* harmony export */   pi: () => (/* binding */ isVacuous),
/* harmony export */   wx: () => (/* binding */ tagTotals)
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47088);
/* harmony import */ var _trials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28266);


/** How the scenarios of each tag did. A skipped one counts neither way where a rate is asked for. */
function tagTotals(scenarios, thresholds) {
    const tags = new Map();
    for (const { tags: own, verdict } of scenarios)
        for (const tag of new Set(own)) {
            const totals = tags.get(tag) ?? { scenarios: 0, passed: 0, judged: 0 };
            totals.scenarios++;
            if (verdict === 'pass')
                totals.passed++;
            if (verdict !== 'skip')
                totals.judged++;
            tags.set(tag, totals);
        }
    const asked = new Map(thresholds.map(({ tag, require }) => [tag, require]));
    return Object.fromEntries([...tags].map(([tag, { judged, ...totals }]) => {
        const require = asked.get(tag);
        if (require === undefined)
            return [tag, totals];
        const met = judged > 0 && (0,_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .reaches */ .O6)(totals.passed, judged, require);
        return [tag, { ...totals, judged, require, met }];
    }));
}
/**
 * The scenarios that fail and are spared: each of their thresholds is met, and they have one. Missing evidence is never spared: too
 * few trials, a trace that is not there, a dimension that cannot be told.
 */
function toleratedIn(scenarios, tags) {
    const spared = scenarios.filter(({ verdict, tags: own, dimensions, tally }) => {
        const asked = own.flatMap((tag) => (tags[tag]?.met === undefined ? [] : [tags[tag].met]));
        const missing = tally.runs === 0 || tally.error > 0 || dimensions.some((d) => (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .blocks */ .Bv)(d) && d.verdict === 'error');
        return verdict === 'fail' && asked.length > 0 && asked.every((met) => met) && !missing;
    });
    return new Set(spared.map((s) => s.name));
}
/** Is nothing of a tag judged for which a rate is asked, although no scenario of it was left out? Then nothing shows the rate. */
const isVacuous = ({ tag, borne }, tags) => tags[tag]?.judged === 0 && tags[tag].scenarios === borne;
/** Thresholds that were not asked in full, as scenarios of theirs were left out. */
const leftOpen = (thresholds, tags) => thresholds
    .map((threshold) => ({ threshold, judged: tags[threshold.tag]?.scenarios ?? 0 }))
    .filter(({ threshold, judged }) => judged < threshold.borne);
/** The tags whose rate is not reached. */
const unmetIn = (tags) => Object.keys(tags).filter((tag) => tags[tag]?.met === false);


/***/ }),

/***/ 28266:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iN: () => (/* binding */ askedOf),
  XJ: () => (/* binding */ countTrials),
  O6: () => (/* binding */ reaches),
  Bg: () => (/* binding */ resultOf)
});

// UNUSED EXPORTS: wilson

// EXTERNAL MODULE: ./src/documents/severity.ts
var documents_severity = __webpack_require__(17655);
// EXTERNAL MODULE: ./src/model/chances.ts
var chances = __webpack_require__(51748);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/verdict.ts
var model_verdict = __webpack_require__(47088);
;// CONCATENATED MODULE: ./src/judging/expected.ts
// A failure that a scenario expects: does every trial fail as it says, and in nothing else?



const id = 'expected_failure';
const route = ['expect_failure'];
const counts = (d) => d.severity !== 'off';
/** The scenario's own dimension. Only `fail` is a failure that was expected: an `error` says that nobody knows. */
function expectedFailure({ reason, dimensions }, runs, min) {
    if (runs.length < min)
        return { id, verdict: 'error', route, message: `Missing trials: expected at least ${min}, found ${runs.length}` };
    for (const { trace, dimensions: judged } of runs) {
        const unsure = judged.find((d) => d.verdict === 'error' && counts(d));
        if (unsure)
            return {
                id,
                verdict: 'error',
                route,
                message: `Cannot tell whether the failure is the expected one: ${unsure.id} of ${trace} is an error: ${unsure.message}`,
            };
    }
    for (const { trace, dimensions: judged } of runs) {
        const message = mismatch(dimensions, judged);
        if (message !== undefined)
            return { id, verdict: 'fail', route, message: `${message}, in ${trace}` };
    }
    return { id, verdict: 'pass', message: `Fails as expected: ${reason}` };
}
/** What is not as expected in one trial. */
function mismatch(patterns, judged) {
    const counted = judged.filter(counts);
    const failed = counted.filter((d) => d.verdict === 'fail');
    if (patterns === undefined)
        return failed.length > 0 ? undefined : 'Expected a failure, found none; the mark expect_failure can go';
    for (const pattern of patterns) {
        const meant = counted.filter((d) => (0,documents_severity/* meansDimension */.FF)(pattern, d.id));
        if (meant.some((d) => d.verdict === 'fail'))
            continue;
        const passed = meant.some((d) => d.verdict === 'pass');
        return passed
            ? `Expected ${pattern} to fail, and it passes; the mark expect_failure can go`
            : `Expected ${pattern} to fail, and it was not judged`;
    }
    const others = failed.filter((d) => (0,model_verdict/* blocks */.Bv)(d) && !patterns.some((p) => (0,documents_severity/* meansDimension */.FF)(p, d.id)));
    return others.length > 0
        ? `Expected no other failure than ${(0,model_text/* list */.p_)(patterns)}, found ${(0,model_text/* list */.p_)(others.map((d) => d.id))}`
        : undefined;
}

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
function countTrials({ length: total, passed }) {
    return {
        total,
        passed,
        pass_all: total > 0 && passed === total,
        pass_any: passed > 0,
        rate: total === 0 ? 0 : thousandths(passed / total),
        interval: wilson(passed, total),
        pass_hat: draws(total, (k) => (0,chances/* passHat */.pi)({ passed, total }, k)),
        pass_at: draws(total, (k) => (0,chances/* passAt */.Xz)({ passed, total }, k)),
    };
}
const draws = (total, chance) => Array.from({ length: Math.min(10, total) }, (_, i) => thousandths(chance(i + 1)));
/** What a scenario asks of its trials. */
const askedOf = ({ trials: { min, require, confidence } }) => ({
    min,
    require,
    ...(confidence === undefined ? {} : { confidence }),
});
/** The same where it is more than one trace that passes. */
function askedIn(scenario) {
    const { min, require, confidence } = scenario.trials;
    return min === 1 && require === 'all' && confidence === undefined ? {} : { asked: askedOf(scenario) };
}
/** What the trials show of the rate that is required, where that is asked: neither is an `error`, never a pass. */
function shownBy({ min, require, confidence }, { passed, total }) {
    if (confidence === undefined || require === 'all' || require === 'any')
        return undefined;
    const at = (verdict, message) => ({ id: 'trials_met', verdict, message });
    const seen = `${passed} of ${total} passed`;
    const asked = `${require} at ${Number((confidence * 100).toFixed(6))} %`;
    if (total > min)
        return at('error', `Expected exactly the planned number of trials: ${total} trials, ${min} planned; adding trials until it passes proves nothing`);
    const rate = (0,chances/* rateOf */.MK)(require);
    const found = (0,chances/* shown */.SP)({ passed, total }, rate, confidence);
    if (total === min && found === 'reached')
        return at('pass', `${seen}, which shows ${asked}`);
    if (total === min && found === 'missed')
        return at('fail', `Expected a rate of ${asked}; ${seen}, which shows less`);
    const failures = total - passed;
    const needed = (0,chances/* trialsToShow */.Qr)(rate, confidence, failures);
    const way = failures === 0 ? `${needed} passes in a row` : `${needed} trials with ${(0,model_text/* count */.U9)(failures, 'failure')} among them`;
    const missing = total < min ? `Missing trials: expected ${min}, found ${total}; ` : '';
    return at('error', `${missing}inconclusive: ${seen}; ${asked} needs ${needed === undefined ? 'more trials than can be planned' : way}`);
}
/**
 * Is a rate reached? It is compared as precisely as it is written: `0.67` holds for 2 of 3, and `"2/3"` does exactly. One decimal
 * says no thirds: `0.8` is not reached by 3 of 4.
 */
function reaches(passed, total, rate) {
    if (typeof rate === 'string') {
        const [some = 1, all = 1] = rate.split('/').map(Number);
        return passed * all >= some * total;
    }
    const decimals = /\.(\d+)$/.exec(String(rate))?.[1]?.length ?? 0;
    if (decimals < 2)
        return passed >= rate * total - 1e-9;
    return Number((passed / total).toFixed(Math.min(decimals, 15))) >= rate;
}
const passedOf = ({ passed, total }) => `${passed} of ${(0,model_text/* count */.U9)(total, 'trial')} passed`;
/** Evaluates the trials: were there enough, and did enough pass? */
function trialsMet(scenario, trials) {
    const { min, require } = scenario.trials;
    const seen = passedOf(trials);
    const told = shownBy(scenario.trials, trials);
    if (told)
        return told;
    const at = (verdict, message) => ({ id: 'trials_met', verdict, message });
    if (trials.total < min)
        return at('error', `Missing trials: expected at least ${min}, found ${trials.total}; ${seen}`);
    if (require === 'all')
        return trials.pass_all ? at('pass', seen) : at('fail', `Expected all trials to pass; ${seen}`);
    if (require === 'any')
        return trials.pass_any ? at('pass', seen) : at('fail', `Expected at least one trial to pass; ${seen}`);
    return reaches(trials.passed, trials.total, require)
        ? at('pass', `${seen}, at least ${require} expected`)
        : at('fail', `Expected a rate of at least ${require}; ${seen} (${trials.rate})`);
}
const missingTrace = 'Missing trace: none belongs to this scenario, by name=glob lines of traces, its own traces globs, the scenario field of a trace, folder and file names, or as the only trace for the only scenario; name its file or folder like the scenario, or bind it by a line NAME=GLOB of traces';
/** The result of a scenario from its runs. `missing` says what a scenario without traces means. */
function resultOf(scenario, runs, missing, config) {
    const { document, content } = scenario;
    const relaxed = missing === 'fail' ? 'blocking' : missing === 'warn' ? 'advisory' : 'off';
    const severity = (id, otherwise) => (0,documents_severity/* overrideOf */.Oe)(id, scenario.severity, config) ?? otherwise;
    const base = {
        name: scenario.name,
        ...(content === undefined ? {} : { content }),
        file: document.file,
        ...(document.line === undefined ? {} : { line: document.line }),
        ...(scenario.description === undefined ? {} : { description: scenario.description }),
        tags: scenario.tags,
    };
    const { skip, expectFailure, everyTrace } = scenario;
    if (skip !== undefined) {
        const message = `Not judged: ${skip}`;
        const d = { id: 'trials_met', verdict: 'skip', severity: severity('trials_met', 'blocking'), message };
        return { ...base, verdict: 'skip', reason: skip, dimensions: [d] };
    }
    if (runs.length === 0 && everyTrace) {
        const d = { id: 'trace_present', verdict: 'skip', severity: 'blocking', message: 'No trace to judge' };
        return { ...base, verdict: 'skip', dimensions: [d] };
    }
    const expected = expectFailure && {
        ...expectedFailure(expectFailure, runs, scenario.trials.min),
        severity: runs.length === 0 ? relaxed : severity('expected_failure', 'blocking'),
    };
    if (runs.length === 0) {
        const d = {
            id: 'trace_present',
            verdict: 'error',
            severity: missing === 'fail' ? severity('trace_present', relaxed) : relaxed,
            message: missingTrace,
            route: ['name'],
        };
        const dimensions = expected ? [d, expected] : [d];
        return { ...base, verdict: dimensions.some(model_verdict/* blocks */.Bv) ? 'fail' : 'skip', dimensions };
    }
    const trials = { ...countTrials(runs), ...askedIn(scenario) };
    if (expected) {
        const message = `Not asked: a failure is expected; ${passedOf(trials)}`;
        const met = { id: 'trials_met', verdict: 'skip', severity: severity('trials_met', 'blocking'), message };
        const verdict = (0,model_verdict/* blocks */.Bv)(expected) ? 'fail' : 'pass';
        return { ...base, verdict, reason: expectFailure.reason, dimensions: [met, expected], trials };
    }
    const met = { severity: severity('trials_met', 'blocking'), ...trialsMet(scenario, trials) };
    if (scenario.trials.confidence !== undefined && met.verdict === 'error' && trials.total <= scenario.trials.min)
        trials.settled = false;
    if (met.verdict !== 'pass')
        met.route =
            document.kind === 'toml' && (scenario.trials.min > 1 || scenario.trials.require !== 'all') ? ['trials'] : ['name'];
    return { ...base, verdict: (0,model_verdict/* blocks */.Bv)(met) ? 'fail' : 'pass', dimensions: [met], trials };
}


/***/ }),

/***/ 87544:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ operators),
/* harmony export */   O6: () => (/* binding */ reaches),
/* harmony export */   TN: () => (/* binding */ groups)
/* harmony export */ });
/** What a mutant changes. */
const operators = [
    'drop_call',
    'swap_calls',
    'repeat_call',
    'again_other',
    'fail_call',
    'deny_call',
    'change_argument',
    'change_number',
    'drop_sentence',
    'insert_call',
    'stop_early',
    'flip_exit',
];
/** `effects`: a call that has an effect was changed or added; `answer`: the final answer; `reads`: the rest, which is never scored. */
const groups = ['effects', 'answer', 'reads'];
/** Is a floor reached? By the counts, as the score that is told is rounded; where nothing was judged, never. */
const reaches = ({ killed, mutants }, floor) => floor === undefined || (mutants > 0 && killed / mutants >= floor);


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

/***/ 74657:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ weakestFirst),
/* harmony export */   Oj: () => (/* binding */ strengthLine),
/* harmony export */   W2: () => (/* binding */ scoreSaid),
/* harmony export */   ZP: () => (/* binding */ killers),
/* harmony export */   gZ: () => (/* binding */ floorMissed),
/* harmony export */   lz: () => (/* binding */ strengthLines),
/* harmony export */   ny: () => (/* binding */ killsOf),
/* harmony export */   yn: () => (/* binding */ strengthShort)
/* harmony export */ });
/* unused harmony exports effectsSaid, killsLine */
/* harmony import */ var _model_strength_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87544);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29073);
// The strength of scenarios in words: scores, what kills, and the survivors.



/** How many survivors of a scenario a terminal shows. */
const mostSurvivors = 10;
const effectsSaid = {
    registry: 'effects by the registry',
    option: 'effects by mutating',
    scenario: 'effects by the tools that the scenarios name',
};
const scoreSaid = (score) => (score === null ? 'no score' : score.toFixed(2));
/** `3/4`: three of four killed. */
const killsOf = ({ killed, survived }) => `${killed}/${killed + survived}`;
/** The scenarios from the weakest on; those without a score come last. */
const weakestFirst = (scenarios) => [...scenarios].sort((a, b) => (a.score ?? 2) - (b.score ?? 2));
/** The first line: the score of all scenarios, and what it is made of. */
function strengthLine(strength) {
    const { score, killed, mutants, effects, left_to_judge, left_out } = strength;
    return [
        `Strength ${scoreSaid(score)}: ${killed} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(mutants, 'mutant')} killed`,
        effectsSaid[effects],
        ...(left_to_judge > 0 ? [`${left_to_judge} left to the judge`] : []),
        ...(left_out > 0 ? [`${left_out} left out`] : []),
    ].join(' · ');
}
/** How many mutants of each group and operator were killed. */
const killsLine = ({ groups: by, operators }) => ({
    groups: _model_strength_js__WEBPACK_IMPORTED_MODULE_2__/* .groups */ .TN
        .filter((group) => by[group].killed + by[group].survived > 0)
        .map((group) => `${group} ${killsOf(by[group])}`)
        .join(' · '),
    operators: Object.entries(operators)
        .map(([id, kills]) => `${id} ${killsOf(kills)}`)
        .join(' · '),
});
/** The dimensions that kill, the most telling first, and those that never do. */
function killers({ kills }) {
    const all = Object.entries(kills);
    return {
        kill: all.filter(([, n]) => n > 0).sort(([, a], [, b]) => b - a),
        never: all.filter(([, n]) => n === 0).map(([id]) => id),
    };
}
/** The readable report of `agent-eval strength`, line by line. */
function* strengthLines({ strength, unscored, reads, floor }, p) {
    const whys = new Map(unscored.map(({ name, why }) => [name, why]));
    const ranked = weakestFirst(strength.scenarios);
    for (const one of ranked) {
        yield* scenarioLines(one, whys.get(one.name), reads.get(one.name) ?? [], p);
        yield '';
    }
    const listed = new Set(ranked.map(({ name }) => name));
    for (const { name, why } of unscored)
        if (!listed.has(name))
            yield `${p.yellow('–')} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(name, 100)}  ${p.dim(why)}`;
    yield p.bold(strengthLine(strength));
    const miss = floorMissed(strength, floor);
    if (miss !== undefined)
        yield p.red(miss);
}
/** Why a floor is not reached; `undefined`: it is, or there is none. */
function floorMissed(strength, floor) {
    if ((0,_model_strength_js__WEBPACK_IMPORTED_MODULE_2__/* .reaches */ .O6)(strength, floor))
        return undefined;
    const { killed, mutants } = strength;
    return mutants === 0
        ? `Expected a strength of at least ${floor}, found nothing to judge; give a registry, or mutating`
        : `Expected a strength of at least ${floor}, found ${killed} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(mutants, 'mutant')} killed`;
}
/** What the report of a run says of it: the score, and the scenarios that have the weakest. */
function strengthShort(strength, p) {
    const miss = floorMissed(strength, strength.floor);
    const weak = weakestFirst(strength.scenarios).filter(({ score }) => score !== null && score < 1);
    const more = weak.length - mostSurvivors;
    return [
        strengthLine(strength),
        ...weak
            .slice(0, mostSurvivors)
            .flatMap(({ name, score, survivors: [worst] }) => [
            `  ${p.yellow('~')} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(name, 100)}  ${scoreSaid(score)}`,
            ...(worst ? [p.dim(`    ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(worst.message)}`)] : []),
        ]),
        ...(more > 0 ? [p.dim(`  … and ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(more, 'more scenario')}; agent-eval strength tells all`)] : []),
        ...(miss === undefined ? [] : [p.red(miss)]),
        '',
    ];
}
function* scenarioLines(one, why, reads, p) {
    const { name, score, survivors } = one;
    const mark = score === null ? p.yellow('–') : survivors.length === 0 ? p.green('✓') : p.yellow('~');
    const said = killsLine(one);
    yield `${mark} ${p.bold((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(name, 100))}  ${scoreSaid(score)}${why === undefined ? '' : `: ${why}`}`;
    if (said.groups !== '')
        yield p.dim(`  killed: ${said.groups}`);
    if (said.operators !== '')
        yield p.dim(`  of which: ${said.operators}`);
    const { kill, never } = killers(one);
    if (kill.length > 0)
        yield p.dim(`  by: ${kill.map(([id, n]) => `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(id)} ${n}`).join(' · ')}`);
    if (said.groups !== '' && never.length > 0)
        yield p.dim(`  never: ${never.map((id) => (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(id)).join(' · ')}`);
    let trace;
    const shown = new Set();
    for (const survivor of survivors.slice(0, mostSurvivors)) {
        if (survivor.trace !== trace)
            yield `  ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(survivor.trace)}`;
        trace = survivor.trace;
        yield* survivorLines(survivor, shown, p);
    }
    const more = survivors.length - mostSurvivors;
    if (more > 0)
        yield p.dim(`    … ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(more, 'more survivor')}; --json has them all`);
    if (reads.length > 0)
        yield p.dim('  not scored, among others:');
    for (const survivor of reads)
        yield* survivorLines(survivor, shown, p);
}
/** The sentence and its lines, which are shown once. */
function* survivorLines({ message, fix }, shown, p) {
    const again = fix !== undefined && shown.has(fix);
    yield `    ${p.yellow('~')} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message)}${again ? p.dim(' (lines as above)') : ''}`;
    if (fix === undefined || again)
        return;
    shown.add(fix);
    for (const line of fix.split('\n'))
        yield p.dim(`        ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(line)}`);
}


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


/***/ }),

/***/ 8878:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  An: () => (/* binding */ bindOnly),
  kg: () => (/* binding */ gather),
  n0: () => (/* binding */ onlyPair)
});

// EXTERNAL MODULE: ./src/checks/contract.ts + 1 modules
var contract = __webpack_require__(98985);
// EXTERNAL MODULE: ./src/run/gathering.ts
var run_gathering = __webpack_require__(71788);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/files/machine.ts
var machine = __webpack_require__(2478);
// EXTERNAL MODULE: ./src/files/parts.ts
var parts = __webpack_require__(14029);
// EXTERNAL MODULE: ./src/run/sources.ts + 4 modules
var sources = __webpack_require__(49750);
;// CONCATENATED MODULE: ./src/run/threads.ts
// How many threads judge: workers take time to start, so few bytes are judged sooner by one.




/** With fewer bytes for each, a worker gains nothing on two processors: it loads and compiles all that judges once more. */
const worthAWorker = 128 << 20;
/** How many threads judge so many sources. `auto`: one for each processor, as far as there is enough for each. */
function threadsFor(cwd, workers, numbered) {
    const most = workers === 'auto' ? (0,machine/* processors */.K)() : workers;
    let threads = 1;
    let bytes = 0;
    let pieces = 0;
    for (const { source } of most > 1 ? numbered : []) {
        const size = source.files.reduce((sum, file) => sum + (0,machine/* sizeOf */.$)(external_node_path_default().resolve(cwd, file)), 0);
        bytes += size;
        pieces += (0,sources/* mayBeCut */.zB)(source, size) ? Math.ceil(size / parts/* partSize */.hq) : 1;
        threads = Math.min(pieces, workers === 'auto' ? Math.floor(bytes / worthAWorker) : pieces);
        // There is enough for all: what else there is need not be asked.
        if (threads >= most)
            return most;
    }
    return Math.max(1, threads);
}

;// CONCATENATED MODULE: ./src/run/gather.ts
// Judging all sources, by one thread or several.



/** Judges the sources. Oracles keep their counts and caches in one thread, so questions are not shared out. */
async function gather(prepared, { inputs, numbered, folder, entry, progress }) {
    const { cwd, root, settings, taken, scenarios, evaluateSource } = prepared;
    const gathering = (0,run_gathering/* beginGathering */.b)(scenarios.length, folder);
    const asks = [...taken].some((s) => s.graded.some((g) => (0,contract/* isAsking */.CL)(g.check)));
    const threads = asks || entry === undefined ? 1 : threadsFor(root, settings.workers, numbered);
    let done = 0;
    const judge = async ({ source, number }) => {
        const facts = await evaluateSource(source, (run, at) => gathering.trials[run.scenario]?.add({ source: number, ...at }, run));
        gathering.takeFacts(number, source.files[0], facts);
        progress?.(++done, numbered.length);
    };
    try {
        if (threads > 1 && entry !== undefined) {
            const { shareOut } = await __webpack_require__.e(/* import() */ 4198).then(__webpack_require__.bind(__webpack_require__, 34198));
            const task = { cwd, settings, inputs };
            await shareOut({ entry, task, numbered, threads, gathering, prepared, progress: progress ?? (() => { }) });
        }
        else
            for (const one of numbered)
                await judge(one);
    }
    catch (e) {
        gathering.spool.close();
        throw e;
    }
    gathering.telling.sort((a, b) => a.source - b.source);
    return gathering;
}
/** The last rule of binding: exactly one scenario (none that could not be read beside it) and exactly one trace belong together. */
function onlyPair({ scenarios, whole }, { traces, telling }, numbered) {
    const found = telling.find(({ unmatched }) => unmatched[0]?.last);
    const [only, ...others] = scenarios.filter((s) => !s.everyTrace);
    const at = numbered.find(({ number }) => number === found?.source);
    return at && whole && traces === 1 && only && others.length === 0 ? { at, only } : undefined;
}
/** What is gathered of the only trace, where it belongs to the only scenario. */
async function bindOnly(prepared, gathered, numbered) {
    const pair = onlyPair(prepared, gathered, numbered);
    if (!pair)
        return undefined;
    const { at, only } = pair;
    const bound = (0,run_gathering/* beginGathering */.b)(prepared.scenarios.length, undefined);
    const facts = await prepared.evaluateSource(at.source, (run, place) => bound.trials[run.scenario]?.add({ source: at.number, ...place }, run), only);
    // What other sources say, which hold no trace, stays.
    bound.takeFacts(at.number, at.source.files[0], facts);
    bound.telling.push(...gathered.telling.filter((one) => one.source !== at.number));
    bound.telling.sort((a, b) => a.source - b.source);
    gathered.spool.close();
    return bound;
}


/***/ }),

/***/ 71788:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ beginGathering),
/* harmony export */   h: () => (/* binding */ beginFacts)
/* harmony export */ });
/* harmony import */ var _files_spool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90292);
/* harmony import */ var _trials_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16406);
// What the sources gave: their runs, and of the sources themselves only those that have something to tell.


function beginFacts() {
    const found = {
        traces: 0,
        leftOut: 0,
        telling: [],
        takeFacts(source, file, { traces, leftOut, ...facts }) {
            found.traces += traces;
            found.leftOut += leftOut;
            if (facts.unmatched.length + facts.workspaces.length + facts.problems.length > 0)
                found.telling.push({ source, file, ...facts });
        },
    };
    return found;
}
function beginGathering(scenarios, folder) {
    const spool = (0,_files_spool_js__WEBPACK_IMPORTED_MODULE_0__/* .makeSpool */ .m)(folder);
    const trials = Array.from({ length: scenarios }, () => new _trials_js__WEBPACK_IMPORTED_MODULE_1__/* .Trials */ .i(spool.list()));
    return Object.assign(beginFacts(), { trials, spool });
}


/***/ }),

/***/ 97364:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   measureStrength: () => (/* binding */ measureStrength),
/* harmony export */   q: () => (/* binding */ strength)
/* harmony export */ });
/* harmony import */ var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74715);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(47088);
/* harmony import */ var _strength_effects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73523);
/* harmony import */ var _strength_measure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93480);
/* harmony import */ var _strength_operator_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13813);
/* harmony import */ var _strength_total_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8991);
/* harmony import */ var _conclude_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34867);
/* harmony import */ var _gather_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8878);
/* harmony import */ var _gathering_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71788);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94280);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11484);
/* harmony import */ var _sources_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49750);
// Measures the strength of scenarios: reads the sources once more, and has each passing run mutated, one trace at a time.












/** Measures the scenarios that are judged. `failed`: runs that an oracle failed. */
async function measureStrength(prepared, numbered, failed = () => false) {
    const { scenarios, settings, redact, registry, nameCommand } = prepared;
    const families = await (0,_checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .loadFamilies */ .Zm)(_strength_operator_js__WEBPACK_IMPORTED_MODULE_10__/* .fixFamilies */ .cJ);
    const by = {
        registry,
        mutating: settings.mutating ?? [],
        nameCommand,
        mostMutants: settings.maxMutants,
        redact,
        families,
    };
    const judged = scenarios.filter((s) => prepared.taken.has(s) && !s.everyTrace);
    const measures = new Map(judged.filter((s) => whyNot(s) === undefined).map((s) => [s, new _strength_measure_js__WEBPACK_IMPORTED_MODULE_2__/* .Measure */ .t(s, by)]));
    const runs = new Map();
    const passing = (run, at) => {
        const scenario = scenarios[run.scenario];
        runs.set(scenario, (runs.get(scenario) ?? 0) + 1);
        return passes(run) && !failed(scenario, at) ? measures.get(scenario) : undefined;
    };
    const { telling, again } = await eachRun(prepared, numbered, (run, at) => passing(run, at)?.take(run.result.trace, run.seen.view, run.seen.context));
    if ([...measures.values()].some((one) => one.isOpen))
        await again((run, at) => passing(run, at)?.takeAgain(run.seen.view, run.seen.context));
    const unscored = [];
    const measured = judged.map((scenario) => {
        const found = (measures.get(scenario) ?? new _strength_measure_js__WEBPACK_IMPORTED_MODULE_2__/* .Measure */ .t(scenario, by)).result();
        const why = whyNot(scenario) ?? whyUnscored(found, runs.get(scenario) ?? 0);
        if (why !== undefined)
            unscored.push({ name: scenario.name, why });
        return found;
    });
    for (const { name, everyTrace } of scenarios)
        if (everyTrace)
            unscored.push({ name, why: 'it judges every trace beside the scenarios, so no run is its own' });
    const effects = (0,_strength_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .declaredEffects */ .tV)(by)?.source ?? 'scenario';
    return { strength: (0,_strength_total_js__WEBPACK_IMPORTED_MODULE_3__/* .strengthOf */ .N)(measured, effects), unscored, measured, telling };
}
function whyNot({ skip, expectFailure }) {
    if (skip !== undefined)
        return 'it is skipped';
    return expectFailure && 'it is expected to fail';
}
function whyUnscored({ runs, strength, leftToJudge }, judged) {
    if (judged === 0)
        return 'it has no trace';
    if (runs === 0)
        return 'no run of it passes';
    if (strength.score !== null)
        return undefined;
    return leftToJudge > 0
        ? 'only a judge or a command could notice its mutants'
        : 'nothing to judge: give a registry, or --mutating';
}
/** Does a run pass, as far as it can be told without an oracle? */
function passes({ result, asked }) {
    const waiting = new Set(asked.map(({ at }) => at));
    return !result.dimensions.some((d, at) => !waiting.has(at) && (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_11__/* .blocks */ .Bv)(d));
}
/** Evaluates all runs one by one; `again` does so once more. */
async function eachRun(prepared, numbered, take) {
    const found = (0,_gathering_js__WEBPACK_IMPORTED_MODULE_6__/* .beginFacts */ .h)();
    const pass = async (hand, some, by) => {
        for (const { source, number } of some) {
            const facts = await prepared.evaluateSource(source, (run, { index }) => hand(run, { source: number, index }), by);
            found.takeFacts(number, source.files[0], facts);
        }
    };
    await pass(take, numbered);
    const telling = [...found.telling];
    const pair = (0,_gather_js__WEBPACK_IMPORTED_MODULE_5__/* .onlyPair */ .n0)(prepared, found, numbered);
    if (pair)
        await pass(take, [pair.at], pair.only);
    return { telling, again: (hand) => (pair ? pass(hand, [pair.at], pair.only) : pass(hand, numbered)) };
}
/** Measures what the settings name, below a working directory, without any oracle. Throws a UsageError for a wrong call or config. */
async function strength(cwd, settings) {
    const prepared = await (0,_prepare_js__WEBPACK_IMPORTED_MODULE_8__/* .prepare */ .iA)(cwd, settings, (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .readInputs */ .Ko)(cwd, settings));
    const own = prepared.scenarios.filter((s) => !s.everyTrace).flatMap((s) => s.traces);
    const listing = (0,_sources_js__WEBPACK_IMPORTED_MODULE_9__/* .listSources */ .rP)(cwd, [...prepared.globs, ...own.filter((glob) => !glob.startsWith('!'))]);
    const numbered = listing.sources.map((source, number) => ({ source, number }));
    const found = await measureStrength(prepared, numbered);
    return { ...found, problems: [...prepared.problems, ...(0,_conclude_js__WEBPACK_IMPORTED_MODULE_4__/* .unreadOf */ .Ds)(listing.faults, found).unread] };
}


/***/ })

};
