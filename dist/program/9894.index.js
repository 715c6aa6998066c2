export const id = 9894;
export const ids = [9894];
export const modules = {

/***/ 68922:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ asksOf),
/* harmony export */   T: () => (/* binding */ weakenedSince)
/* harmony export */ });
/* harmony import */ var _documents_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17655);
/* harmony import */ var _model_chances_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51748);
/* harmony import */ var _trials_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28266);



function asksOf(scenario, config) {
    const { name, document, skip, expectFailure } = scenario;
    return {
        name,
        file: document.file,
        ...(document.line === undefined ? {} : { line: document.line }),
        severities: {
            ...Object.fromEntries(scenario.graded.map((g) => [g.id, g.severity ?? g.check.severity])),
            trials_met: (0,_documents_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .overrideOf */ .Oe)('trials_met', scenario.severity, config) ?? 'blocking',
        },
        asked: (0,_trials_js__WEBPACK_IMPORTED_MODULE_1__/* .askedOf */ .iN)(scenario),
        ...(skip === undefined ? {} : { skip }),
        ...(expectFailure === undefined ? {} : { expected: expectFailure.reason }),
    };
}
/** Compares with the newest report. A rule that only grew laxer cannot be told. */
function weakenedSince(newest, { asks, exceptedOf, unread }) {
    const byName = new Map(asks.map((one) => [one.name, one]));
    return [...newest.scenarios.values()].flatMap((past) => {
        const now = byName.get(past.name);
        if (now)
            return weakenings(past, newest.tally(past), { ...now, excepted: exceptedOf(past.name) });
        const told = unread.has(past.name) || past.verdict === 'skip';
        return told ? [] : [{ scenario: past.name, dimension: '*', was: 'blocking', is: 'gone' }];
    });
}
function weakenings(past, before, plan) {
    const found = [];
    const add = (dimension, was, is) => void found.push({ scenario: past.name, dimension, was, is });
    const wasExpected = past.dimensions.some((d) => d.id === 'expected_failure');
    if (plan.skip !== undefined && !(past.verdict === 'skip' && past.reason !== undefined))
        add('*', 'blocking', `skipped: ${plan.skip}`);
    if (plan.expected !== undefined && !wasExpected)
        add('expected_failure', 'no failure', `expected: ${plan.expected}`);
    const asked = past.trials?.asked ? trialsOf(past.trials.asked) : { min: 1, require: 'all' };
    if (past.trials && asksLess(plan.asked, asked))
        add('trials_met', askedText(asked), askedText(plan.asked));
    const own = past.dimensions.filter((d) => d.id === 'trials_met' && d.severity === 'blocking').map((d) => d.id);
    for (const id of [...own, ...before.blocking]) {
        const severity = Object.hasOwn(plan.severities, id) ? plan.severities[id] : undefined;
        if (severity === undefined)
            add(id, 'blocking', 'gone');
        else if (severity !== 'blocking')
            add(id, 'blocking', severity);
        else if (plan.excepted.has(id) && !before.excepted.has(id))
            add(id, 'blocking', 'excepted');
    }
    return found;
}
const trialsOf = ({ min, require, confidence, }) => ({
    min,
    require,
    ...(confidence === undefined ? {} : { confidence }),
});
/** How much of the trials must pass, to be compared: all is more than any rate, any is less. */
function strength(require) {
    if (require === 'all')
        return 2;
    if (require === 'any')
        return 0;
    return (0,_model_chances_js__WEBPACK_IMPORTED_MODULE_2__/* .rateOf */ .MK)(require);
}
const asksLess = (now, before) => now.min < before.min ||
    strength(now.require) < strength(before.require) ||
    (now.confidence ?? 0) < (before.confidence ?? 0);
const askedText = ({ min, require, confidence }) => `${require} of at least ${min}${confidence === undefined ? '' : ` at ${confidence * 100} %`}`;


/***/ }),

/***/ 79894:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wb: () => (/* binding */ asksBaseline),
  G_: () => (/* binding */ compareWith),
  mF: () => (/* binding */ readBaseline)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
var external_node_fs_default = /*#__PURE__*/__webpack_require__.n(external_node_fs_);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(23945);
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(47088);
;// CONCATENATED MODULE: ./src/documents/report.ts
// A report that someone hands in, as a baseline or to be confirmed: data of others, of which only the shape is believed.


/** Made when a report is read: few runs have a baseline. */
function makeSchema() {
    const name = schemas/* string */.YjP().check(api/* _maxLength */.Eb(1000));
    const count = schemas/* int */.Whr().check(api/* _gte */.qm(0));
    const amount = schemas/* number */.aig().check(api/* _gte */.qm(0));
    const dimension = schemas/* object */.Ikc({
        id: name,
        verdict: schemas/* enum */.k5n(['pass', 'fail', 'skip', 'error']),
        severity: schemas/* enum */.k5n(verdict/* severities */.gO),
        message: schemas/* string */.YjP(),
    });
    const run = schemas/* object */.Ikc({
        stats: schemas/* object */.Ikc({
            turns: schemas/* optional */.lqM(amount),
            tool_calls: count,
            tool_errors: count,
            duration_ms: schemas/* optional */.lqM(amount),
            cost_usd: schemas/* optional */.lqM(amount),
            input_tokens: schemas/* optional */.lqM(amount),
            output_tokens: schemas/* optional */.lqM(amount),
        }),
        dimensions: schemas/* array */.YOg(dimension).check(api/* _maxLength */.Eb(10_000)),
    });
    const asked = schemas/* object */.Ikc({
        min: count,
        require: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]),
        confidence: schemas/* optional */.lqM(schemas/* number */.aig()),
    });
    const scenario = schemas/* object */.Ikc({
        name,
        content: schemas/* optional */.lqM(name),
        verdict: schemas/* enum */.k5n(['pass', 'fail', 'skip']),
        reason: schemas/* optional */.lqM(schemas/* string */.YjP()),
        dimensions: schemas/* array */.YOg(dimension).check(api/* _maxLength */.Eb(100)),
        trials: schemas/* optional */.lqM(schemas/* object */.Ikc({ total: count, settled: schemas/* optional */.lqM(schemas/* literal */.euz(false)), asked: schemas/* optional */.lqM(asked) })),
        runs: schemas/* array */.YOg(run).check(api/* _maxLength */.Eb(1_000_000)),
        pending: schemas/* optional */.lqM(schemas/* boolean */.zMY()),
    });
    return schemas/* object */.Ikc({
        schema: schemas/* literal */.euz('agent-eval/report@1'),
        scenarios: schemas/* array */.YOg(scenario).check(api/* _maxLength */.Eb(100_000)),
        problems: schemas/* array */.YOg(schemas/* unknown */.L5J()),
        baseline: schemas/* optional */.lqM(schemas/* object */.Ikc({ confirmed: schemas/* optional */.lqM(schemas/* boolean */.zMY()) })),
        shard: schemas/* optional */.lqM(schemas/* unknown */.L5J()),
    });
}
/** Reads a report, or says why it is none that can be compared with. */
function readReport(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (e) {
        return { why: `Expected a report (agent-eval/report@1), found no JSON: ${e instanceof Error ? e.message : e}` };
    }
    const parsed = parse/* safeParse */.xL(makeSchema(), value);
    if (!parsed.success) {
        const [issue] = parsed.error.issues;
        const at = issue && issue.path.length > 0 ? ` at ${issue.path.map(String).join('.')}` : '';
        return { why: `Expected a report (agent-eval/report@1)${at}: ${issue?.message ?? 'it has another shape'}` };
    }
    const report = parsed.data;
    if (report.shard !== undefined || report.scenarios.some((s) => s.pending))
        return { why: 'Expected a whole report, found that of a shard; merge the shards first' };
    const names = new Set(report.scenarios.map((s) => s.name));
    if (names.size < report.scenarios.length)
        return { why: 'Expected each scenario once, found one twice' };
    return { report };
}

// EXTERNAL MODULE: ./src/files/globs.ts + 1 modules
var globs = __webpack_require__(80020);
// EXTERNAL MODULE: ./src/files/path.ts
var path = __webpack_require__(48188);
// EXTERNAL MODULE: ./src/files/stream.ts
var stream = __webpack_require__(10295);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/chances.ts
var chances = __webpack_require__(51748);
;// CONCATENATED MODULE: ./src/judging/baseline/failures.ts
// Is a failure new, known or flaky, does it gate, and what would settle it?


/** Decides on all of them together: a chance is shared by as many as are asked. */
function decide(all, rule, rerun) {
    const shared = rerun?.dimensions ?? all.filter((f) => changeOf(f) === 'flaky').length;
    const limit = rule.regressionAlpha / Math.max(1, shared);
    return all.map((failing) => {
        const { scenario, dimension, before } = failing;
        const change = changeOf(failing);
        const { since } = before;
        const base = { scenario, dimension, change, ...(since === undefined ? {} : { since }) };
        if (change === 'known') {
            const message = `known: failed in ${trialsOf(before)} of the baseline, since ${since}`;
            return { ...base, gates: false, settled: true, message };
        }
        if (rerun)
            return { ...base, ...confirmed(failing, limit, rule) };
        return { ...base, ...(change === 'new' ? ofNew(failing, rule) : ofFlaky(failing, limit)) };
    });
}
function changeOf({ before }) {
    if (before.passed === before.total)
        return 'new';
    return before.passed === 0 ? 'known' : 'flaky';
}
const failedOf = ({ passed, total }) => `${total - passed} of ${total} failed`;
const passedOf = ({ passed, total }) => total === 0 ? 'no trial in the baseline' : `${passed} of ${total} passed in the baseline`;
const trialsOf = ({ total }) => (total === 1 ? 'the only trial' : `all ${(0,model_text/* count */.U9)(total, 'trial')}`);
/** A new failure gates at once. It is settled when it is no single one, nor one of few among many. */
function ofNew({ now, before }, { unsettled, confirmTrials }) {
    const failed = now.total - now.passed;
    const seen = `${failedOf(now)}, ${passedOf(before)}`;
    if (failed >= 2 && failed * 2 >= now.total)
        return { gates: true, settled: true, message: `new: ${seen}` };
    const message = `not settled: ${seen}: rerun ${(0,model_text/* count */.U9)(confirmTrials, 'trial')}`;
    return { gates: unsettled === 'fail', settled: false, message };
}
/** A flaky one gates when it passes so much less often than before that chance does it seldom. */
function ofFlaky({ now, before }, limit) {
    const p = (0,chances/* fisher */.Kc)(now, before);
    const seen = `${ratesOf(now, before)}, p = ${chanceText(p)}`;
    if ((0,chances/* atMost */.Tu)(p, limit))
        return { gates: true, settled: true, message: `flaky: ${seen}: it passes less often than before` };
    const more = (0,chances/* failuresToSettle */.cJ)(now, before, limit);
    const way = more === undefined ? '' : `: ${(0,model_text/* count */.U9)(more, 'more failure')} would settle it`;
    return { gates: false, settled: false, message: `flaky: ${seen}${way}` };
}
/** The rerun alone decides: the first trials chose what is rerun, so that they are bound to look bad. */
function confirmed({ now, before }, limit, { confirmTrials, unsettled }) {
    const failed = now.total - now.passed;
    const isNew = before.passed === before.total;
    const seen = `${failedOf(now)} in the rerun, ${passedOf(before)}`;
    if (now.total !== confirmTrials) {
        const gates = isNew && unsettled === 'fail';
        const message = `not settled: ${seen}: expected a rerun of exactly ${(0,model_text/* count */.U9)(confirmTrials, 'trial')}`;
        return { gates, settled: false, message };
    }
    if (isNew) {
        if (failed >= 2)
            return { gates: true, settled: true, message: `confirmed: ${seen}` };
        return { gates: false, settled: true, message: `not confirmed: ${seen}; two failures would confirm it` };
    }
    const p = (0,chances/* fisher */.Kc)(now, before);
    const gates = (0,chances/* atMost */.Tu)(p, limit);
    return { gates, settled: true, message: `${gates ? '' : 'not '}confirmed: ${seen}, p = ${chanceText(p)}` };
}
const ratesOf = (now, before) => `passed ${now.passed}/${now.total}, ${before.passed}/${before.total} in the baseline`;
/** Two digits that tell. */
const chanceText = (p) => p >= 0.095 ? p.toFixed(2) : p < 0.0001 ? p.toExponential(0) : String(Number(p.toPrecision(2)));

// EXTERNAL MODULE: ./src/judging/baseline/figures.ts
var figures = __webpack_require__(90643);
// EXTERNAL MODULE: ./src/judging/baseline/past.ts
var baseline_past = __webpack_require__(57104);
// EXTERNAL MODULE: ./src/judging/baseline/tally.ts
var tally = __webpack_require__(10200);
// EXTERNAL MODULE: ./src/judging/baseline/weakened.ts
var weakened = __webpack_require__(68922);
;// CONCATENATED MODULE: ./src/judging/baseline/compare.ts







/** Fewer trials than this do not tell a flaky dimension from one that never failed. */
const fewTrials = 10;
/** Compares the results with the reports, the oldest first. `rerun`: these are the trials of one, which alone decide. */
function compare(results, past, rule, { weakening, rerun } = {}) {
    const sides = results.map((result) => ({ result, now: (0,tally/* tallyOf */.s)(result), known: (0,baseline_past/* knownOf */.b)(past, result.name, result.content) }));
    const tallies = new Map(sides.map(({ result, now }) => [result.name, now]));
    const exceptedOf = (name) => tallies.get(name)?.excepted ?? new Set();
    const failures = decide(sides.flatMap(failingOf), rule, rerun);
    const told = byScenario(failures);
    const always = results.reduce((n, r) => n + alwaysGates(r, told.get(r.name)?.size ?? 0, rerun !== undefined).length, 0);
    const newest = past.at(-1);
    const names = new Set(weakening?.asks.map((one) => one.name) ?? results.map((r) => r.name));
    const fixed = sides.flatMap(fixedOf);
    const number = (change) => failures.filter((f) => f.change === change).length;
    const baseline = {
        reports: past.length,
        new: number('new'),
        known: number('known'),
        fixed: fixed.length,
        flaky: number('flaky'),
        gating: failures.filter((f) => f.gates).length + always,
        failures,
        weakened: newest && weakening && !rerun ? (0,weakened/* weakenedSince */.T)(newest, { ...weakening, exceptedOf }) : [],
        fixed_dimensions: fixed,
        gone: newest && !rerun
            ? [...newest.scenarios.keys()].filter((name) => !names.has(name) && !weakening?.unread.has(name))
            : [],
        added: sides.filter(({ known }) => !known.named).map(({ result }) => result.name),
        changed: sides.filter(({ known }) => known.named && !known.same).map(({ result }) => result.name),
        figures: (0,figures/* compareFigures */.vN)(sides.map(({ result, now, known }) => ({ scenario: result.name, now, known }))),
        rerun: [...new Set(failures.filter((f) => isOpen(f, rerun)).map((f) => f.scenario))],
        ...(rerun ? { confirmed: true } : {}),
    };
    return { baseline, notes: rerun ? [] : doubts(sides, failures) };
}
/** The failures of each scenario by their dimensions. */
function byScenario(failures) {
    const told = new Map();
    for (const failure of failures) {
        const known = told.get(failure.scenario) ?? new Map();
        told.set(failure.scenario, known.set(failure.dimension, failure));
    }
    return told;
}
/** Is it to be run again? After a rerun only where that did not settle it. */
const isOpen = ({ change, settled }, rerun) => change !== 'known' && !(rerun && settled);
/** The blocking dimensions of a scenario that does not hold. */
function failingOf({ result, now, known }) {
    if (!result.dimensions.some(verdict/* blocks */.Bv))
        return [];
    return [...now.judged].flatMap(([dimension, judged]) => judged.blocks ? [{ scenario: result.name, dimension, now: judged, before: known.judged(dimension) }] : []);
}
function fixedOf({ result, now, known }) {
    return [...now.judged].flatMap(([dimension, { passed, total }]) => {
        const fixed = passed === total && changeOf({ before: known.judged(dimension) }) === 'known';
        return fixed ? [{ scenario: result.name, dimension }] : [];
    });
}
/**
 * What gates whatever the baseline says: a missing trace, too few or too many trials, an increase over the baseline. `trials_met`
 * repeats what the trials failed by; where they failed by nothing that was compared, it stands for itself. A rerun has as many trials
 * as reruns have, whatever the scenario asks for.
 */
function alwaysGates(result, compared, isRerun) {
    return result.dimensions.filter((d) => {
        if (!(0,verdict/* blocks */.Bv)(d) || d.id === 'expected_failure')
            return false;
        if (d.id !== 'trials_met')
            return true;
        return !isRerun && (compared === 0 || (d.verdict === 'error' && !isInconclusive(result)));
    });
}
/** As many trials as planned show neither that the rate is reached nor that it is missed. */
const isInconclusive = ({ trials }) => trials?.settled === false && trials.total === trials.asked?.min;
/** Puts on each failing dimension of a scenario, and of its runs, how it stands; with `spares` also that it does not gate. */
function marker({ failures, confirmed }, spares) {
    const told = byScenario(failures);
    const isRerun = confirmed === true;
    return (scenario) => {
        const found = told.get(scenario.name);
        if (found === undefined && !isRerun)
            return (d) => d;
        const always = alwaysGates(scenario, found?.size ?? 0, isRerun);
        // It is decided by the dimensions that the trials failed by, each against its own past.
        const counted = always.some((d) => d.id === 'trials_met');
        return (d) => {
            if (!(0,verdict/* blocks */.Bv)(d))
                return d;
            const failure = found?.get(d.id);
            const spared = spares && (failure ? !failure.gates : d.id === 'trials_met' && !counted);
            return { ...d, ...(failure ? { change: failure.change } : {}), ...(spared ? { gates: false } : {}) };
        };
    };
}
function doubts(sides, failures) {
    const isNew = new Set(failures.filter((f) => f.change === 'new').map((f) => f.scenario));
    const few = sides.filter(({ result, known }) => isNew.has(result.name) && known.same && known.runs < fewTrials);
    if (few.length === 0)
        return [];
    const names = (0,model_text/* list */.p_)(few.map(({ result }) => result.name));
    return [
        `The baseline has fewer than ${fewTrials} trials of ${names}: whether a new failure there is a flaky one cannot be told`,
    ];
}
/** The dimensions that a report asks to have run again, and what gates in it that no rerun settles. */
function toRerun({ baseline }) {
    const failures = baseline?.failures ?? [];
    const open = failures.filter((f) => f.change !== 'known');
    return {
        scenarios: baseline?.rerun ?? [],
        dimensions: open.length,
        always: (baseline?.gating ?? 0) - failures.filter((f) => f.gates).length,
    };
}
/** What is said of scenarios of a rerun that have not the trials it asks for. */
const wrongCount = (name, found, expected) => `Expected a rerun of exactly ${(0,model_text/* count */.U9)(expected, 'trial')} of ${JSON.stringify(name)}, found ${found}`;

// EXTERNAL MODULE: ./src/options.ts
var options = __webpack_require__(88381);
;// CONCATENATED MODULE: ./src/run/baselines.ts
// Reading the reports of a baseline, and the one that is to be confirmed.










/** No report of a sane size is larger; reading it whole takes a few times its size. */
const largest = 256 * 1024 * 1024;
const mostReports = 1000;
/** Throws a UsageError for settings of a baseline that do not go together. Returns whether one is asked for. */
function asksBaseline(settings) {
    const { baseline = [], baselineBranch, confirm, failOn, protect, only = [], shard } = settings;
    const asked = baseline.length > 0 || baselineBranch !== undefined;
    if (shard !== undefined) {
        if (!asked && confirm === undefined)
            return false;
        throw new options.UsageError('Expected no baseline and no confirm beside shard: give them to merge, which knows all trials');
    }
    if (!asked) {
        const needs = failOn === 'regressions' ? 'fail-on: regressions' : confirm ? 'confirm' : protect ? 'protect' : undefined;
        if (needs === undefined)
            return false;
        throw new options.UsageError(`Expected baseline beside ${needs}: name the reports to compare with`);
    }
    if (baseline.length > 0 && baselineBranch !== undefined)
        throw new options.UsageError('Expected baseline or baseline-branch, found both: name the reports, or the branch they are of');
    if (confirm !== undefined && only.length > 0)
        throw new options.UsageError('Expected no only beside confirm, which takes the scenarios that were run again');
    return true;
}
/**
 * Reads what the settings name, or what was fetched; `undefined`: no baseline was asked for. Throws a UsageError for settings that
 * do not go together.
 */
function readBaseline(cwd, settings, fetched) {
    if (!asksBaseline(settings))
        return undefined;
    const { baseline = [], baselineBranch, confirm } = settings;
    const problems = [];
    const notes = [...(fetched?.notes ?? [])];
    const past = [];
    const files = fetched?.reports ?? filesOf(cwd, baseline, problems).map((file) => ({ file, label: file }));
    for (const { file, label } of files) {
        const read = readOne(cwd, file);
        if ('why' in read)
            problems.push({ file: label, message: `${read.why} (a report of the baseline)` });
        else
            past.push((0,baseline_past/* pastOf */.C)(label, read.report));
    }
    if (files.length === 0) {
        const named = baselineBranch ?? baseline.join(', ');
        const said = `Missing baseline: ${fetched?.missing ?? `no report matches ${named}`}`;
        if (settings.baselineMissing === 'ignore')
            notes.push(`${said}; every failure counts as new`);
        else
            problems.push({ file: named, message: `${said}; baseline-missing: ignore lets it be` });
    }
    return {
        past,
        first: confirm === undefined ? undefined : readFirst(cwd, confirm, past, settings, problems),
        problems,
        notes,
    };
}
/** The files of all lines, each once: a folder's in natural order of their names. */
function filesOf(cwd, lines, problems) {
    const isReport = (file) => /\.json$/i.test(file);
    const found = lines
        .filter((line) => !line.startsWith('!'))
        .flatMap((line) => {
        const glob = (0,path/* statAs */.Pq)(external_node_path_default().resolve(cwd, line)) === 'folder' ? `${line.replace(/[\\/]+$/, '')}/**/*.json` : line;
        const listing = (0,globs/* listFiles */.CS)(cwd, [glob, ...lines.filter((l) => l.startsWith('!'))], isReport);
        for (const { file, message } of listing.faults)
            problems.push({ file, message });
        return listing.files.sort(new Intl.Collator('en', { numeric: true }).compare);
    });
    const files = [...new Set(found)];
    if (files.length > mostReports)
        throw new options.UsageError(`Expected at most ${(0,model_text/* count */.U9)(mostReports, 'report')} of a baseline, found ${files.length}`);
    return files;
}
function readOne(cwd, file) {
    try {
        const whole = external_node_path_default().resolve(cwd, file);
        const size = external_node_fs_default().statSync(whole, { throwIfNoEntry: false })?.size ?? 0;
        if (size > largest)
            return { why: `Expected a report of at most ${largest / 1024 / 1024} MB, found ${size} bytes` };
        const text = (0,stream/* readTextFile */.Gu)(whole);
        return text === undefined ? { why: 'Missing report: no such file' } : readReport(text);
    }
    catch (e) {
        if (!(e instanceof stream/* Unreadable */.IO))
            throw e;
        return { why: e.message };
    }
}
/** Reads the report to be confirmed, and decides again what it asks to rerun: what it says of that itself is not believed. */
function readFirst(cwd, name, past, settings, problems) {
    const file = (0,path/* shown */.SP)(cwd, name);
    const read = readOne(cwd, name);
    if ('why' in read)
        throw new options.UsageError(`Cannot confirm ${file}: ${read.why}`);
    const { report } = read;
    if (report.baseline?.confirmed)
        throw new options.UsageError(`Expected a report of first trials to confirm, found ${file}, which is confirmed already`);
    const { baseline } = compare(report.scenarios, past, settings);
    const { scenarios, dimensions, always } = toRerun({ baseline });
    if (scenarios.length === 0)
        throw new options.UsageError(`Nothing to confirm: ${file} has no new and no flaky failure`);
    if (report.problems.length + always > 0)
        problems.push({
            file,
            message: `No rerun settles ${(0,model_text/* count */.U9)(report.problems.length + always, 'finding')} of this report: problems, missing traces, numbers of trials`,
        });
    const contents = new Map(report.scenarios.map((s) => [s.name, s.content]));
    return { file, scenarios, dimensions, contents };
}
/** Compares the results with the baseline, and says what is wrong with either. */
function compareWith({ past, first, ...said }, settings, { asks, unread }, results) {
    const { baseline, notes } = compare(results, past, settings, {
        weakening: { asks, unread: new Set(unread) },
        rerun: first,
    });
    const faults = rerunFaults({ first }, results, settings);
    return {
        baseline,
        marks: marker(baseline, settings.failOn === 'regressions'),
        problems: [...said.problems, ...faults.problems, ...(settings.protect ? protectedFrom(baseline, asks) : [])],
        notes: [...said.notes, ...notes, ...faults.notes],
    };
}
/** What is wrong with a rerun: other trials than it asks for, another content than was run first. */
function rerunFaults({ first }, results, { confirmTrials, unsettled }) {
    const problems = [];
    const notes = [];
    if (!first)
        return { problems, notes };
    const byName = new Map(results.map((s) => [s.name, s]));
    for (const name of first.scenarios) {
        const scenario = byName.get(name);
        const found = scenario?.trials?.total ?? 0;
        if (scenario && scenario.content !== first.contents.get(name))
            problems.push({
                file: first.file,
                message: `Expected the scenario ${JSON.stringify(name)} as it was run first, found another content`,
            });
        // A missing trace is told by the scenario itself, where it is not let be.
        if (found === confirmTrials || (found === 0 && scenario?.verdict === 'fail'))
            continue;
        const message = `Not settled: ${wrongCount(name, found, confirmTrials)}`;
        if (unsettled === 'fail')
            problems.push({ file: scenario?.file ?? first.file, message });
        else
            notes.push(message);
    }
    return { problems, notes };
}
/** What was made weaker than in the baseline, as problems of the files it stands in. */
function protectedFrom({ weakened }, asks) {
    return weakened.map(({ scenario, dimension, was, is }) => {
        const { file, line } = asks.find((one) => one.name === scenario) ?? { file: scenario };
        const message = `Weakened: ${dimension} of ${JSON.stringify(scenario)} was ${was} in the baseline and is ${is}`;
        return { file, ...(line === undefined ? {} : { line }), message };
    });
}


/***/ })

};
