export const id = 7289;
export const ids = [7289];
export const modules = {

/***/ 79407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   evaluate: () => (/* binding */ evaluate)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81601);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88381);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61333);
// The library entry: judges traces in a Node program. Nothing happens on import.



/** What the options of the command line do beyond judging has no meaning for a program: it has the report. */
const beyond = /^(fail-on|shard|merge|allow-missing-shards|report-.*|summary|annotations|comment|check-name|artifact|run-id|repository|github-token|baseline-(branch|artifact|runs)|workers|quiet|json)$/;
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

/***/ 74367:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fT: () => (/* binding */ assemble),
  Gj: () => (/* binding */ gate),
  sc: () => (/* binding */ passRate)
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
/** Passed scenarios by all scenarios, three decimals. */
const passRate = ({ passed, scenarios }) => scenarios === 0 ? 0 : Math.round((passed / scenarios) * 1000) / 1000;


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


/***/ })

};
