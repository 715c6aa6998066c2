export const id = 9488;
export const ids = [9488];
export const modules = {

/***/ 8132:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ leaves),
/* harmony export */   oD: () => (/* binding */ realPlace),
/* harmony export */   rr: () => (/* binding */ beginDraft)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _builtins_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9143);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48188);
// Writing a file that is there whole or not at all: a draft beside it, which takes its name when all is written.




/** Begins a draft. Throws where it cannot be written. */
function beginDraft(file) {
    makeFolders(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(file));
    // A terminal, a pipe or /dev/null is written to: nothing may take its name.
    const inPlace = !(node_fs__WEBPACK_IMPORTED_MODULE_0___default().lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? true);
    const draft = inPlace ? file : draftName(file);
    const open = node_fs__WEBPACK_IMPORTED_MODULE_0___default().openSync(draft, inPlace ? 'w' : 'wx');
    let isOpen = true;
    const close = () => {
        if (!isOpen)
            return;
        isOpen = false;
        node_fs__WEBPACK_IMPORTED_MODULE_0___default().closeSync(open);
    };
    const remove = () => {
        if (!inPlace)
            node_fs__WEBPACK_IMPORTED_MODULE_0___default().rmSync(draft, { force: true });
    };
    return {
        // Given a descriptor, this writes all of the text from where the last write ended.
        write: (text) => node_fs__WEBPACK_IMPORTED_MODULE_0___default().writeFileSync(open, text),
        publish() {
            close();
            if (!inPlace)
                node_fs__WEBPACK_IMPORTED_MODULE_0___default().renameSync(draft, file);
        },
        drop() {
            try {
                close();
            }
            finally {
                remove();
            }
        },
    };
}
/**
 * Makes a folder and those above it that are missing, one by one: where a file system refuses new folders as if the one above were
 * missing, as /proc does, Node's own recursion never ends.
 */
function makeFolders(folder) {
    const missing = [];
    for (let at = folder; !node_fs__WEBPACK_IMPORTED_MODULE_0___default().existsSync(at) && at !== node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(at); at = node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(at))
        missing.push(at);
    for (const one of missing.reverse()) {
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0___default().mkdirSync(one);
        }
        catch (e) {
            // Another run may have made it meanwhile.
            if (e.code !== 'EEXIST')
                throw e;
        }
    }
}
function draftName(file) {
    const chance = (0,_builtins_js__WEBPACK_IMPORTED_MODULE_3__/* .crypto */ .E)().randomBytes(6).toString('hex');
    return node_path__WEBPACK_IMPORTED_MODULE_1___default().join(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(file), `.${node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(file)}.${chance}.draft`);
}
/** Where a path that is to be written really lies, through the links on its way; what does not exist yet lies where it is named. */
function realPlace(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0___default().realpathSync.native(file);
    }
    catch (e) {
        const folder = node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(file);
        if (folder === file)
            throw e;
        if (e.code !== 'ENOENT')
            throw e;
        // A link that leads nowhere would be written through.
        const link = node_fs__WEBPACK_IMPORTED_MODULE_0___default().lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ? node_fs__WEBPACK_IMPORTED_MODULE_0___default().readlinkSync(file) : undefined;
        if (link !== undefined)
            return realPlace(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(folder, link));
        return node_path__WEBPACK_IMPORTED_MODULE_1___default().join(realPlace(folder), node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(file));
    }
}
/** Does a path that lies in a folder by its name leave it through a link? */
function leaves(folder, file) {
    if (!(0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(folder, file)))
        return false;
    return !(0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(node_fs__WEBPACK_IMPORTED_MODULE_0___default().realpathSync.native(folder), realPlace(file)));
}


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

/***/ 93452:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VN: () => (/* binding */ chunks),
/* harmony export */   hm: () => (/* binding */ feed)
/* harmony export */ });
/* unused harmony exports fedOf, partsOf, none */

/** Feeds a report. */
function feed({ head, scenarios, rest }, writers) {
    const all = allOf(scenarios, rest.problems.length);
    for (const writer of writers)
        writer.begin(head, all);
    for (const { scenario, sums, runs } of scenarios) {
        const open = writers.map((writer) => writer.scenario(scenario, sums, runs));
        const takers = open.filter((writer) => writer.run);
        if (takers.length > 0)
            for (const run of runs)
                for (const writer of takers)
                    writer.run?.(run);
        for (const writer of open)
            writer.end();
    }
    for (const writer of writers)
        writer.end(rest);
}
/** A report that is in memory, as it is fed. */
function fedOf(report) {
    const { scenarios, unmatched_traces, unmatched_reasons, workspace_files, problems, agreement, notes, ...head } = report;
    return {
        head,
        scenarios: scenarios.map((one) => {
            const { runs, ...scenario } = one;
            return { scenario, sums: sumsOf(one), runs };
        }),
        rest: {
            ...{ unmatched_traces, unmatched_reasons, workspace_files, problems },
            ...(agreement ? { agreement } : {}),
            ...(notes ? { notes } : {}),
        },
    };
}
/** All that one reporter writes of a report. */
function partsOf(reporter, report, setup = {}) {
    const parts = [];
    feed(fedOf(report), [reporter.make({ write: (part) => void parts.push(part) }, setup)]);
    return parts;
}
/** A sink of small pieces that hands on large ones; `flush` hands on the last. */
function chunks(write, size = 1 << 16) {
    let held = '';
    const flush = () => {
        if (held !== '')
            write(held);
        held = '';
    };
    return {
        write(text) {
            held += text;
            if (held.length >= size)
                flush();
        },
        flush,
    };
}
/** Counts that count nothing yet. */
const none = () => ({ pass: 0, fail: 0, error: 0, skip: 0, spared: 0, known: 0, advisory: 0, off: 0 });
function sumsOf(scenario) {
    const counts = none();
    let duration_ms = 0;
    for (const d of scenario.dimensions)
        counts[standingOf(d, scenario)]++;
    for (const run of scenario.runs) {
        duration_ms += run.stats.duration_ms ?? 0;
        for (const d of run.dimensions)
            counts[standingOf(d, scenario)]++;
    }
    return { runs: scenario.runs.length, counts, duration_ms };
}
function allOf(scenarios, problems) {
    const counts = none();
    for (const { sums: one } of scenarios)
        for (const key of Object.keys(counts))
            counts[key] += one.counts[key];
    return { counts, problems };
}


/***/ }),

/***/ 41714:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ reporters),
/* harmony export */   v: () => (/* binding */ fileReporters)
/* harmony export */ });
const reporters = {
    text: { load: async () => (await __webpack_require__.e(/* import() */ 9047).then(__webpack_require__.bind(__webpack_require__, 19047))).text },
    line: { load: async () => (await __webpack_require__.e(/* import() */ 9047).then(__webpack_require__.bind(__webpack_require__, 19047))).line },
    json: { option: 'report-json', load: async () => (await __webpack_require__.e(/* import() */ 2794).then(__webpack_require__.bind(__webpack_require__, 32794))).json },
    junit: { option: 'report-junit', load: async () => (await __webpack_require__.e(/* import() */ 2998).then(__webpack_require__.bind(__webpack_require__, 42998))).junit },
    sarif: { option: 'report-sarif', load: async () => (await __webpack_require__.e(/* import() */ 643).then(__webpack_require__.bind(__webpack_require__, 10643))).sarif },
    ctrf: { option: 'report-ctrf', load: async () => (await __webpack_require__.e(/* import() */ 4491).then(__webpack_require__.bind(__webpack_require__, 24491))).ctrf },
    markdown: { option: 'report-markdown', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1047), __webpack_require__.e(7888)]).then(__webpack_require__.bind(__webpack_require__, 61047))).markdown },
    rows: { option: 'report-rows', load: async () => (await __webpack_require__.e(/* import() */ 6425).then(__webpack_require__.bind(__webpack_require__, 6425))).rows },
    html: { option: 'report-html', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(216), __webpack_require__.e(2518), __webpack_require__.e(2809)]).then(__webpack_require__.bind(__webpack_require__, 72809))).html },
    summary: { load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1047), __webpack_require__.e(7888)]).then(__webpack_require__.bind(__webpack_require__, 61047))).summary },
    annotations: { load: async () => (await __webpack_require__.e(/* import() */ 856).then(__webpack_require__.bind(__webpack_require__, 856))).annotations },
};
/** The reporters that write a file, by the option that names it. */
const fileReporters = Object.values(reporters).filter((r) => 'option' in r);


/***/ }),

/***/ 70742:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gj: () => (/* binding */ viewerOf),
/* harmony export */   Li: () => (/* binding */ writeReports),
/* harmony export */   UA: () => (/* binding */ checkReports)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_draft_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8132);
/* harmony import */ var _files_globs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80020);
/* harmony import */ var _files_hash_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(36667);
/* harmony import */ var _files_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48188);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88381);
/* harmony import */ var _report_feed_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93452);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41714);
/* harmony import */ var _sources_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49750);
// Writing the report files that the settings ask for, all of them in one pass over the report.









/** Where each of these options stands among the settings. */
const settingOf = {
    'report-json': 'reportJson',
    'report-junit': 'reportJunit',
    'report-sarif': 'reportSarif',
    'report-ctrf': 'reportCtrf',
    'report-markdown': 'reportMarkdown',
    'report-rows': 'reportRows',
    'report-html': 'reportHtml',
};
/** Throws a UsageError for reports at one path, among the traces of the next run, or out of the workspace through a link. */
function checkReports(cwd, settings, globs) {
    const places = new Map();
    const matcher = (0,_files_globs_js__WEBPACK_IMPORTED_MODULE_2__/* .globMatcher */ .fU)(cwd);
    for (const { option } of _report_index_js__WEBPACK_IMPORTED_MODULE_5__/* .fileReporters */ .v) {
        const name = settings[settingOf[option]];
        if (name === undefined)
            continue;
        const place = checkedPlace(cwd, option, name);
        const other = places.get(place);
        if (other !== undefined)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(`Expected ${option} and ${other} to name two files, found ${name} for both`);
        places.set(place, option);
        const glob = globs.find((g) => !g.startsWith('!') && (0,_sources_js__WEBPACK_IMPORTED_MODULE_6__/* .isTraceName */ .Bk)(name) && matcher(g)((0,_files_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(cwd, name)));
        const without = globs.some((g) => g.startsWith('!') && matcher(g.slice(1))((0,_files_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(cwd, name)));
        if (glob !== undefined && !without)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(`Expected ${option} to name a file that is no trace, found ${name}, which ${JSON.stringify(glob)} of traces matches: the next run would read it; write it elsewhere`);
    }
}
/** Where a report really lies. */
function checkedPlace(cwd, option, name) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, name);
    try {
        if (!(0,_files_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .leaves */ .FQ)(cwd, file))
            return (0,_files_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .realPlace */ .oD)(file);
    }
    catch (e) {
        throw new _options_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(`Cannot write ${option}, ${name}: ${(0,_files_path_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(e)}`);
    }
    throw new _options_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(`Forbidden link: ${option}, ${name}, leaves the working directory through a link; name the file itself`);
}
/** Writes the reports, each as a draft that is renamed when all of it stands. Returns what could not be written, and why. */
async function writeReports(cwd, settings, report, given = {}) {
    const setup = { ...given, viewer: viewerOf(settings) };
    const files = [];
    const writers = [];
    for (const { option, load } of _report_index_js__WEBPACK_IMPORTED_MODULE_5__/* .fileReporters */ .v) {
        const name = settings[settingOf[option]];
        if (name === undefined)
            continue;
        const file = reportFile(cwd, option, name);
        files.push(file);
        const more = option === 'report-sarif' ? await withRules() : option === 'report-html' ? await withRuns(settings, report) : {};
        writers.push((await load()).make(file, { ...setup, ...more }));
    }
    if (writers.length > 0)
        (0,_report_feed_js__WEBPACK_IMPORTED_MODULE_7__/* .feed */ .hm)(report, writers);
    for (const writer of writers)
        await writer.finish?.();
    return files.flatMap((file) => file.end() ?? []);
}
/** What the page of the viewer is called where places in it are told: a path outside of the checkout is gone with the runner. */
function viewerOf({ reportHtml }) {
    if (reportHtml === undefined)
        return undefined;
    return /^(?:[/\\]|[a-z]:)/i.test(reportHtml) ? reportHtml.replace(/^.*[/\\]/, '') : reportHtml;
}
/** Rules are gathered where they are asked for. */
async function withRules() {
    const { rules } = await Promise.all(/* import() */[__webpack_require__.e(4715), __webpack_require__.e(8562)]).then(__webpack_require__.bind(__webpack_require__, 18562));
    return { rules: await rules(), hash: _files_hash_js__WEBPACK_IMPORTED_MODULE_8__/* .shortHash */ .B };
}
/** What packs the page is loaded where one is written. */
async function withRuns({ htmlMaxMb }, { redact, asked, recordings }) {
    const { gzip } = await __webpack_require__.e(/* import() */ 6686).then(__webpack_require__.bind(__webpack_require__, 16686));
    const viewing = { room: htmlMaxMb * 1024 * 1024, gzip, redact: redact ?? ((text) => text) };
    return { viewing: { ...viewing, ...(asked ? { asked } : {}), ...(recordings ? { recordings } : {}) } };
}
/** A sink that writes one report; after the first fault it takes what it is given, and writes nothing. */
function reportFile(cwd, option, name) {
    let draft;
    let fault;
    const attempt = (act) => {
        if (fault !== undefined)
            return;
        try {
            act();
        }
        catch (e) {
            fault = e instanceof _options_js__WEBPACK_IMPORTED_MODULE_4__.UsageError ? e.message : `Cannot write ${option}, ${name}: ${(0,_files_path_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(e)}`;
        }
    };
    // Asked again: the run may have taken long, and its commands may have made links.
    attempt(() => {
        checkedPlace(cwd, option, name);
        draft = (0,_files_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .beginDraft */ .rr)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, name));
    });
    const sink = (0,_report_feed_js__WEBPACK_IMPORTED_MODULE_7__/* .chunks */ .VN)((text) => attempt(() => draft?.write(text)));
    return {
        write: sink.write,
        end() {
            sink.flush();
            attempt(() => draft?.publish());
            if (fault !== undefined)
                try {
                    draft?.drop();
                }
                catch {
                    // The first fault is the one to tell.
                }
            return fault;
        },
    };
}


/***/ })

};
