export const id = 1333;
export const ids = [1333];
export const modules = {

/***/ 62964:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ nothingFetched)
/* harmony export */ });
const nothingFetched = { problems: [] };


/***/ }),

/***/ 22223:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   XC: () => (/* binding */ planOf),
/* harmony export */   rd: () => (/* binding */ withPlaces)
/* harmony export */ });
/* harmony import */ var _documents_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17655);
/* harmony import */ var _files_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36667);
/* harmony import */ var _judging_baseline_increase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91408);
// What judging the traces found beside the runs. It is data: a shard writes it into its report, and a merge adds several up.



const ownRoutes = ['name', 'trials', 'expect_failure', 'budget'];
const ownDimensions = ['trials_met', 'trace_present', 'expected_failure'];
/** A hash of what a scenario asks. */
const contentOf = ({ written }) => (0,_files_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)(written).slice(0, 32);
/** The plan of a scenario; without places, these are found when they are needed. */
function planOf(scenario, config) {
    const { name, description, tags, skip, expectFailure, everyTrace, trials, document } = scenario;
    const { file, line, kind } = document;
    const increase = (0,_judging_baseline_increase_js__WEBPACK_IMPORTED_MODULE_1__/* .increaseIn */ .ad)(scenario, config);
    const severity = {};
    for (const id of ownDimensions) {
        const said = (0,_documents_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .overrideOf */ .Oe)(id, scenario.severity, config);
        if (said !== undefined)
            severity[id] = said;
    }
    return {
        name,
        ...(description === undefined ? {} : { description }),
        tags,
        ...(skip === undefined ? {} : { skip }),
        ...(expectFailure === undefined ? {} : { expectFailure }),
        everyTrace,
        trials,
        content: contentOf(scenario),
        ...(increase === undefined ? {} : { increase }),
        severity,
        document: { file, ...(line === undefined ? {} : { line }), kind },
    };
}
/** The plan with its places, for those who cannot look them up. */
function withPlaces(plan, placeOf) {
    return { ...plan, places: Object.fromEntries(ownRoutes.map((route) => [route, placeOf([route])])) };
}


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

/***/ 94818:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ concludeShard),
/* harmony export */   IL: () => (/* binding */ readWritten),
/* harmony export */   U9: () => (/* binding */ scenariosHash),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   pc: () => (/* binding */ redacted)
/* harmony export */ });
/* unused harmony exports open, written */
/* harmony import */ var _files_hash_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36667);
/* harmony import */ var _judging_places_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41786);
/* harmony import */ var _judging_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74367);
/* harmony import */ var _judging_trials_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28266);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88381);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(311);
/* harmony import */ var _conclude_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34867);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22223);
// A shard's report: its runs as in the whole report, what only all traces can tell left open, and beside them what `merge` needs.








const open = 'Left open: a shard does not know all traces; agent-eval merge decides';
/** Concludes from the runs of one shard. */
async function concludeShard({ common, part, trials, places, redact, failOn }, identity, only) {
    const placing = await places();
    const placeOf = common.plans.map((plan) => placing && (0,_judging_places_js__WEBPACK_IMPORTED_MODULE_5__/* .remembered */ .H)(placing(plan)));
    const scenarios = common.plans.map((plan, i) => (0,_conclude_js__WEBPACK_IMPORTED_MODULE_3__/* .fedScenario */ .c6)(headOf(plan, trials[i], failOn, common.tags), trials[i], placeOf[i]));
    const problems = [...common.problems, ...part.oracle.problems];
    for (const { isTrace, ...problem } of [...common.faults, ...part.telling.flatMap((one) => one.problems)])
        if (isTrace)
            problems.push(problem);
    const report = (0,_judging_report_js__WEBPACK_IMPORTED_MODULE_0__/* .assemble */ .f)(scenarios.map(({ scenario }, i) => ({
        ...scenario,
        tally: { ...trials[i].tally, policies: new Map() },
    })), {
        judgedBy: common.judgedBy,
        changedSince: common.changedSince,
        traces: part.traces,
        leftOut: common.scenarios - common.plans.length,
        unmatched: [],
        workspaceFiles: [],
        problems,
        notes: part.oracle.notes,
        weakened: (0,_conclude_js__WEBPACK_IMPORTED_MODULE_3__/* .weakenedBy */ ._F)(common, failOn),
    }, redact);
    const { unmatched_traces, unmatched_reasons, workspace_files, problems: told, notes, ...head } = report;
    const plans = common.plans.map((plan, i) => {
        const place = placeOf[i];
        return place ? (0,_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .withPlaces */ .rd)(plan, place) : plan;
    });
    const shard = {
        ...identity,
        version: _version_js__WEBPACK_IMPORTED_MODULE_6__/* .version */ .r,
        common: redacted({ ...common, plans }, redact),
        part: redacted(part, redact),
        positions: trials.map((one) => [...one.positions()].map(written).join(' ')),
        ...(only ? { only: redacted(onlyOf(only, placeOf), redact) } : {}),
    };
    const rest = { unmatched_traces, unmatched_reasons, workspace_files, problems: told };
    return { head: { ...head, shard }, scenarios, rest: { ...rest, ...(notes ? { notes } : {}) } };
}
/** A scenario as one shard knows it: it fails where a single failure decides, and is open otherwise. */
function headOf(plan, runs, failOn, asked) {
    const { name, document, description, tags, skip, trials, expectFailure, severity } = plan;
    const base = {
        name,
        file: document.file,
        ...(document.line === undefined ? {} : { line: document.line }),
        ...(description === undefined ? {} : { description }),
        tags,
        ...(plan.content === undefined ? {} : { content: plan.content }),
    };
    const own = {
        id: 'trials_met',
        verdict: 'skip',
        severity: severity['trials_met'] ?? 'blocking',
        message: skip === undefined ? open : `Not judged: ${skip}`,
    };
    if (skip !== undefined)
        return { ...base, verdict: 'skip', reason: skip, dimensions: [own] };
    const decided = trials.require === 'all' &&
        expectFailure === undefined &&
        own.severity === 'blocking' &&
        failOn !== 'regressions' &&
        // A tag whose rate is asked for may leave room for it.
        !asked.some(({ tag }) => tags.includes(tag)) &&
        runs.passed < runs.length;
    const counted = runs.length > 0 ? { trials: (0,_judging_trials_js__WEBPACK_IMPORTED_MODULE_1__/* .countTrials */ .XJ)(runs) } : {};
    if (!decided)
        return { ...base, verdict: 'skip', pending: true, dimensions: [own], ...counted };
    const message = `Expected all trials to pass; ${runs.passed} of ${runs.length} in this shard passed`;
    return { ...base, verdict: 'fail', pending: true, dimensions: [{ ...own, verdict: 'fail', message }], ...counted };
}
/** `12:0:q83vEjRWeJCrze8S:1`: the source, which of its runs, and its print. */
const written = ({ source, index, print }) => `${source}:${index}:${print.calls}:${print.known ? 1 : 0}`;
/** What `written` wrote; `undefined`: it did not write this. */
function readWritten(text) {
    const [, source, index, calls = '', known] = /^(\d{1,9}):(\d{1,9}):([A-Za-z0-9+/]{16}):([01])$/.exec(text) ?? [];
    if (source === undefined)
        return undefined;
    return {
        source: Number(source),
        index: Number(index),
        print: { calls, known: known === '1' },
    };
}
function onlyOf({ trials, telling }, placeOf) {
    const runs = trials.flatMap((one, plan) => {
        const positions = [...one.positions()];
        return [...(0,_conclude_js__WEBPACK_IMPORTED_MODULE_3__/* .placedRuns */ .gm)(one, placeOf[plan])].map((run, i) => ({
            plan,
            position: written(positions[i]),
            run,
        }));
    });
    return { runs, telling };
}
/** The value with every text redacted, but for what others are told apart by. */
function redacted(value, redact) {
    const walk = (inner, key) => {
        if (verbatim.has(key))
            return inner;
        if (typeof inner === 'string')
            return redact(inner);
        if (typeof inner !== 'object' || inner === null)
            return inner;
        // Nearly always nothing is hidden: what stays as it is needs no copy.
        let differs = false;
        const walked = (one, name) => {
            const clean = walk(one, name);
            differs ||= clean !== one;
            return clean;
        };
        if (Array.isArray(inner)) {
            const list = inner.map((one) => walked(one, key));
            return differs ? list : inner;
        }
        const members = Object.entries(inner).map(([name, one]) => [name, walked(one, name)]);
        return differs ? Object.fromEntries(members) : inner;
    };
    return walk(value, '');
}
const verbatim = new Set('id digest name owners tags description skip reason verdict severity format require position scenario document places judgedBy changedSince tag unread'.split(' '));
/** Hashes of what was read: of the scenarios alone, which `merge` may read too, and of everything that decides. */
function identityOf(inputs, settings) {
    const { judge, verify, ...rest } = settings;
    // What differs between the jobs of one run, or decides no verdict. Where artifacts come from is told by what is listed.
    const beyond = /^(report|shard$|workers$|title$|matrix$|comment$|checkName$|artifact$|runId$|repository$|githubToken$|allowMissing|failOn$)/;
    const { apiKey: _, ...judging } = judge;
    const decisive = Object.fromEntries(Object.entries(rest).filter(([key]) => !beyond.test(key) && !_options_js__WEBPACK_IMPORTED_MODULE_2__.ofOnePlace.has(key)));
    const { config, bases, registry, skills } = inputs;
    const others = [config, [...bases], registry, skills && [...skills]];
    const scenarios = scenariosHash(inputs);
    return { scenarios, settings: (0,_files_hash_js__WEBPACK_IMPORTED_MODULE_7__/* .sha256 */ .s)(JSON.stringify([decisive, judging, verify, scenarios, others])) };
}
const scenariosHash = ({ scenarios }) => (0,_files_hash_js__WEBPACK_IMPORTED_MODULE_7__/* .sha256 */ .s)(JSON.stringify(scenarios.map(({ file, text }) => [file, text])));


/***/ }),

/***/ 98005:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ recordingsOf),
/* harmony export */   i: () => (/* binding */ askedOf)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);
/* harmony import */ var _sources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49750);
// The runs of a report as they were recorded, for the viewer: their traces are read again, so that judging holds none of them.


/** The recordings of the judged scenarios. `trials`: their runs, arranged. */
function recordingsOf(prepared, scenarios, sources, trials) {
    const placeOf = ({ scenario, run }) => trials[scenario].recorded(run);
    return {
        when: (run) => placeOf(run).at,
        async read(wanted, more, take) {
            for (const [number, runs] of groups(wanted, (run) => placeOf(run).source)) {
                if (!more(runs[0]))
                    return;
                const source = sources[number];
                const ofTrace = groups(runs, (run) => placeOf(run).nth);
                const hand = (nth, trace) => {
                    for (const run of ofTrace.get(nth) ?? [])
                        take(run, trace);
                };
                if (source)
                    await readAgain(prepared, source, hand);
            }
        },
        referenceOf: (scenario) => referenceOf(prepared, scenarios[scenario]),
    };
}
/** Runs by a number, in the order of the first of each. */
function groups(runs, numberOf) {
    const found = new Map();
    for (const run of runs) {
        const same = found.get(numberOf(run));
        if (same)
            same.push(run);
        else
            found.set(numberOf(run), [run]);
    }
    return found;
}
/** Reads a source as it was read when it was judged; what it no longer gives is not there. */
async function readAgain({ root, settings, config, ready, tellOutcomes }, source, hand) {
    let nth = 0;
    const take = (trace) => hand(++nth, tellOutcomes(trace));
    try {
        await (0,_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .readSource */ .o$)(root, source, settings, { end: config.end, places: ready, take });
    }
    catch (e) {
        // A file that is gone by now; what was judged stands.
        if (!(e instanceof Error) || !('code' in e))
            throw e;
    }
}
/** The reference that a scenario names, if it is one trace. */
function referenceOf({ referencesOf }, scenario) {
    const { reference } = referencesOf(scenario);
    for (const want of scenario.wants('trajectory')) {
        const name = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(want) ? want['reference'] : undefined;
        const found = typeof name === 'string' ? reference?.(name) : undefined;
        if (found && 'trace' in found)
            return found.trace;
    }
    return undefined;
}
/** Where the dimensions of a scenario are asked for, in its own file, one that it extends, or a pack. */
async function askedOf({ ready }, { graded, document, where }) {
    const place = await ready.placer();
    return graded.map(({ id, place: route }) => {
        const found = where?.(route) ?? { document, route };
        const { file, text, line = 1 } = found.document;
        return { id, place: place(found.document, found.route), text: { name: file, from: line, text } };
    });
}


/***/ }),

/***/ 61333:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judge: () => (/* binding */ judge),
  e: () => (/* binding */ run),
  t: () => (/* binding */ validate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/checks/contract.ts + 1 modules
var contract = __webpack_require__(98985);
// EXTERNAL MODULE: ./src/documents/document.ts
var documents_document = __webpack_require__(14937);
// EXTERNAL MODULE: ./src/files/globs.ts + 1 modules
var globs = __webpack_require__(80020);
// EXTERNAL MODULE: ./src/judging/baseline/weakened.ts
var weakened = __webpack_require__(68922);
// EXTERNAL MODULE: ./src/judging/weakened.ts
var judging_weakened = __webpack_require__(13680);
// EXTERNAL MODULE: ./src/options.ts
var options = __webpack_require__(88381);
// EXTERNAL MODULE: ./src/scenario/extend.ts + 1 modules
var extend = __webpack_require__(75338);
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(47088);
;// CONCATENATED MODULE: ./src/run/ask.ts

/** Asks several at a time, in the report's order. Returns what a reader should know. */
async function ask(asking, { settings, shell, ready, entry, progress }) {
    const { makeOracles } = await Promise.all(/* import() */[__webpack_require__.e(3180), __webpack_require__.e(8321)]).then(__webpack_require__.bind(__webpack_require__, 8321));
    const oracles = makeOracles(settings, shell);
    const questions = asking.map(({ asked: { question }, where }) => ({ question, where }));
    const commands = settings.verify.allow && questions.some(({ question }) => question.oracle === 'verify');
    const guarding = commands ? await __webpack_require__.e(/* import() */ 489).then(__webpack_require__.bind(__webpack_require__, 30489)) : undefined;
    const changes = await guarding?.guard({ questions, shell, ready, entry, cache: settings.judge.cache });
    let done = 0;
    await Promise.all(asking.map(async ({ asked, result, where }) => {
        result.dimensions[asked.at] = asked.decide(await oracles.ask(asked.question, where));
        result.verdict = result.dimensions.some(verdict/* blocks */.Bv) ? 'fail' : 'pass';
        progress?.(++done, asking.length, 'question');
    }));
    return { notes: oracles.notes().map(shell.redact), problems: (await changes?.()) ?? [] };
}

// EXTERNAL MODULE: ./src/run/baselines.ts + 3 modules
var baselines = __webpack_require__(79894);
// EXTERNAL MODULE: ./src/run/conclude.ts + 1 modules
var conclude = __webpack_require__(34867);
// EXTERNAL MODULE: ./src/files/digest.ts
var digest = __webpack_require__(8631);
// EXTERNAL MODULE: ./src/files/hash.ts
var hash = __webpack_require__(36667);
// EXTERNAL MODULE: ./src/files/path.ts
var path = __webpack_require__(48188);
// EXTERNAL MODULE: ./src/model/compact.ts
var compact = __webpack_require__(35948);
;// CONCATENATED MODULE: ./src/run/decided.ts
// What decides a verdict beside the scenario and the trace, as hashes: reports that differ in them say nothing of one another.




/** `settings`: what runs are judged by. `binding`: what gives traces to scenarios. */
function judgedBy({ cwd, settings, config, scenarios, names, references }, { registry, skills }) {
    const { traceFormat, maxTraceMb, missingTrace, unmatchedTrace, traces, judge, verify } = settings;
    const { model, endpoint, provider, votes, maxChars } = judge;
    const texts = [registry?.text, skills && [...skills], references.map((file) => [(0,path/* shown */.SP)(cwd, file), (0,digest/* hashOf */.qQ)(file)])];
    // What is asked of tags decides over verdicts, not what they are.
    const { tags: _, ...judging } = config;
    const asked = [traceFormat, maxTraceMb, missingTrace, unmatchedTrace, verify.allow];
    const bound = scenarios.map(({ name, traces: own, everyTrace, skip }) => [name, own, everyTrace, skip !== undefined]);
    return {
        settings: decided_hash([asked, [model, endpoint, provider, votes, maxChars], judging, texts]),
        binding: decided_hash([traces, bound, [...names]]),
    };
}
const decided_hash = (value) => (0,hash/* sha256 */.s)((0,compact/* compact */.o)(value)).slice(0, 32);

// EXTERNAL MODULE: ./src/run/fetched.ts
var run_fetched = __webpack_require__(62964);
// EXTERNAL MODULE: ./src/run/findings.ts
var findings = __webpack_require__(22223);
// EXTERNAL MODULE: ./src/run/gather.ts + 1 modules
var gather = __webpack_require__(8878);
// EXTERNAL MODULE: ./src/run/inputs.ts
var run_inputs = __webpack_require__(94280);
// EXTERNAL MODULE: ./src/run/portion.ts
var portion = __webpack_require__(94818);
// EXTERNAL MODULE: ./src/run/prepare.ts + 5 modules
var prepare = __webpack_require__(11484);
// EXTERNAL MODULE: ./src/run/ready.ts + 2 modules
var run_ready = __webpack_require__(18027);
// EXTERNAL MODULE: ./src/run/recordings.ts
var recordings = __webpack_require__(98005);
// EXTERNAL MODULE: ./src/run/reports.ts
var reports = __webpack_require__(70742);
// EXTERNAL MODULE: ./src/files/machine.ts
var machine = __webpack_require__(2478);
;// CONCATENATED MODULE: ./src/run/shard.ts
// Which part of the listed files a shard judges: told by rules that read no file, and so the same on every machine.




/** So many parts are enough for any cluster; more is a slip. */
const mostParts = 100_000;
/** Reads `K/N`, or `auto/N`, where K is told by what started the job. Throws a UsageError. */
function readCut(given, env) {
    const [, part = '', of = ''] = /^(\d{1,9}|auto)\/(\d{1,9})$/.exec(given) ?? [];
    const count = Number(of);
    if (part === '' || count < 1 || count > mostParts)
        throw new options.UsageError(`Expected shard to be K/N or auto/N, as in 2/8, found ${JSON.stringify(given)}`);
    const index = part === 'auto' ? indexOf(env) : Number(part);
    if (index < 1 || index > count)
        throw new options.UsageError(`Expected shard to name a part from 1 to ${count}, found ${index} of ${count}`);
    return { index, count };
}
/** How what starts jobs side by side tells each of them which one it is. */
const schedulers = [
    { variable: 'JOB_COMPLETION_INDEX', index: (value) => value + 1 },
    { variable: 'AWS_BATCH_JOB_ARRAY_INDEX', index: (value) => value + 1 },
    {
        variable: 'SLURM_ARRAY_TASK_ID',
        index: (value, env) => (value - Number(env['SLURM_ARRAY_TASK_MIN'] ?? 0)) / Number(env['SLURM_ARRAY_TASK_STEP'] || 1) + 1,
    },
    { variable: 'PARALLEL_SEQ', index: (value) => value },
];
function indexOf(env) {
    const set = schedulers.filter(({ variable }) => env[variable] !== undefined && env[variable] !== '');
    const [only, other] = set;
    if (!only)
        throw new options.UsageError(`Expected one of ${schedulers.map((s) => s.variable).join(', ')} for shard auto, found none of them set`);
    if (other)
        throw new options.UsageError(`Expected one variable for shard auto, found ${only.variable} and ${other.variable} both set`);
    const index = only.index(Number(env[only.variable]), env);
    if (!Number.isSafeInteger(index))
        throw new options.UsageError(`Expected ${only.variable} to be a whole number, found ${JSON.stringify(env[only.variable])}`);
    return index;
}
/** The part of the sources that a shard judges, in their order, and a hash of all that are listed. */
function cutSources(cwd, sources, { index, count }) {
    const listed = [];
    const sized = sources.map((source, number) => {
        let bytes = 0;
        for (const file of [...source.files, ...(source.sidecar === undefined ? [] : [source.sidecar])]) {
            const size = (0,machine/* sizeOf */.$)(external_node_path_default().resolve(cwd, file));
            listed.push(`${size} ${file}`);
            bytes += size;
        }
        return { source, number, bytes };
    });
    const mine = partOf(sized, { index, count });
    return { numbered: mine.map(({ source, number }) => ({ source, number })), listing: (0,hash/* sha256 */.s)(listed.join('\n')) };
}
/** Gives the largest first to the part that has least so far; of equal ones, to the first. */
function partOf(sized, { index, count }) {
    const largestFirst = sized.toSorted((a, b) => b.bytes - a.bytes || a.number - b.number);
    const filled = new Float64Array(count);
    const mine = [];
    for (const one of largestFirst) {
        let least = 0;
        for (let i = 1; i < count; i++)
            if (filled[i] < filled[least])
                least = i;
        // An empty file takes time too.
        filled[least] = filled[least] + one.bytes + 1;
        if (least === index - 1)
            mine.push(one);
    }
    return mine.sort((a, b) => a.number - b.number);
}

// EXTERNAL MODULE: ./src/run/sources.ts + 4 modules
var sources = __webpack_require__(49750);
// EXTERNAL MODULE: ./src/run/unmatched.ts
var run_unmatched = __webpack_require__(85944);
;// CONCATENATED MODULE: ./src/run/run.ts
// The shell: has the sources evaluated, by this thread or by several, asks the oracles, and collects the report.
























/** Judges everything that the settings name, below a working directory. Throws a UsageError for a wrong call or config. */
async function judge(cwd, given, hooks = {}, read = (0,run_inputs/* readInputs */.Ko)(cwd, given)) {
    checkStrength(given);
    const { fetched = run_fetched/* nothingFetched */.P } = hooks;
    const baseline = (0,baselines/* readBaseline */.mF)(cwd, given, fetched.baseline);
    const settings = baseline?.first ? { ...given, only: [...baseline.first.scenarios] } : given;
    checkChangedSince(cwd, settings);
    const root = fetched.root ?? cwd;
    const inputs = { ...read, root, digests: hooks.digests ?? true };
    const prepared = await (0,prepare/* prepare */.iA)(cwd, settings, inputs);
    prepared.problems.push(...fetched.problems);
    const { scenarios, globs } = prepared;
    const own = scenarios
        .filter((s) => !s.everyTrace)
        .flatMap((s) => s.traces)
        .filter((g) => !g.startsWith('!'));
    // Traces that were fetched lie where no report is written to.
    (0,reports/* checkReports */.UA)(cwd, settings, root === cwd ? [...globs, ...own] : []);
    const listing = (0,sources/* listSources */.rP)(root, [...globs, ...own]);
    const cut = settings.shard === undefined ? undefined : readCut(settings.shard, hooks.env ?? {});
    const { numbered: part, listing: listed } = cut
        ? cutSources(root, listing.sources, cut)
        : { numbered: listing.sources.map((source, number) => ({ source, number })), listing: '' };
    const decided = { judgedBy: judgedBy(prepared, inputs) };
    const since = await sinceOf(prepared, inputs, listing, decided.judgedBy);
    if (since)
        decided.changedSince = since.told;
    const numbered = part.filter(({ number }) => !since?.passed.has(number));
    const folder = hooks.env?.['RUNNER_TEMP'] || undefined;
    const { entry, progress } = hooks;
    const gathered = await (0,gather/* gather */.kg)(prepared, { inputs, numbered, folder, entry, progress });
    for (const { number } of part)
        gathered.leftOut += since?.passed.get(number) ?? 0;
    try {
        const only = await (0,gather/* bindOnly */.An)(prepared, gathered, numbered);
        for (const { trials } of only ? [gathered, only] : [gathered])
            compareFrom(prepared, trials);
        const found = { ...prepared, listing, decided };
        if (!cut)
            return await report(found, only ?? gathered, hooks, baseline);
        const { env = {} } = hooks;
        const identity = {
            ...cut,
            files: part.length,
            listing: listed,
            ...(0,portion/* identityOf */.cu)(inputs, settings),
            ...(env['GITHUB_SHA'] ? { commit: env['GITHUB_SHA'] } : {}),
            ...(env['GITHUB_RUN_ID'] ? { run: env['GITHUB_RUN_ID'] } : {}),
        };
        return await shardReport(found, { gathered, only }, hooks, identity);
    }
    catch (e) {
        gathered.spool.close();
        throw e;
    }
}
/** Throws a UsageError where not all runs are judged, which the strength is of. */
function checkStrength({ strength, minStrength, shard, changedSince: since }) {
    if (!strength && minStrength === undefined)
        return;
    const part = shard !== undefined ? 'in a shard' : since !== undefined ? 'beside changed-since' : undefined;
    if (part !== undefined)
        throw new options.UsageError(`Expected no strength ${part}: it is of all traces together; measure it in a run of its own`);
}
/** Throws a UsageError for what does not go together with `changed-since`. */
function checkChangedSince(cwd, { changedSince: since, confirm, reportJson }) {
    if (since === undefined)
        return;
    if (confirm !== undefined)
        throw new options.UsageError('Expected no changed-since beside confirm, which takes the scenarios that were run again');
    if (reportJson !== undefined && external_node_path_default().resolve(cwd, reportJson) === external_node_path_default().resolve(cwd, since))
        throw new options.UsageError(`Expected report-json to name another file than changed-since, found ${since} for both: this report has only what is judged again, and would take the place of one that has all`);
}
/** Leaves out what did not change, here and in the workers. */
async function sinceOf(prepared, inputs, { sources }, now) {
    const { changedSince: name } = prepared.settings;
    if (name === undefined)
        return undefined;
    const { changedSince } = await __webpack_require__.e(/* import() */ 6027).then(__webpack_require__.bind(__webpack_require__, 66027));
    const since = await changedSince(prepared, sources, now, name);
    prepared.leaveOut(since.leftOut);
    inputs.leftOut = since.leftOut;
    return since;
}
/** The report of what was gathered: oracles are asked, copies are told apart, scenarios are decided. */
async function report(prepared, gathered, hooks, baseline) {
    const { listing } = prepared;
    const links = new Map(linksOf(listing.sources));
    const linked = new Set([...links].flat());
    for (const trials of gathered.trials)
        trials.arrange((source) => links.get(source) ?? source, linked);
    const oracle = await answer(prepared, listing.sources, [gathered], hooks);
    const given = concluding(prepared, gathered, oracle);
    const compared = baseline && {
        baseline,
        compareTo: (results) => (0,baselines/* compareWith */.G_)(baseline, prepared.settings, given.common, results),
    };
    const strength = await strengthOf(prepared, listing.sources, gathered);
    const fed = await (0,conclude/* conclude */.Ep)({ ...given, ...compared, strength });
    return { ...fed, ...viewedOf(prepared, gathered), close: gathered.spool.close };
}
/** What the viewer shows of the runs. */
function viewedOf(prepared, gathered) {
    const { sources } = prepared.listing;
    const judged = prepared.scenarios.filter((s) => prepared.taken.has(s));
    return {
        redact: prepared.redact,
        asked: (scenario) => (0,recordings/* askedOf */.i)(prepared, judged[scenario]),
        recordings: (0,recordings/* recordingsOf */.e)(prepared, judged, sources, judgedTrials(prepared, gathered)),
    };
}
/** How strong the scenarios are, where it is asked for; runs that an oracle failed do not pass. */
async function strengthOf(prepared, sources, { trials }) {
    const { strength, minStrength: floor } = prepared.settings;
    if (!strength && floor === undefined)
        return undefined;
    const { measureStrength } = await Promise.all(/* import() */[__webpack_require__.e(8991), __webpack_require__.e(7364)]).then(__webpack_require__.bind(__webpack_require__, 97364));
    const failed = new Map(prepared.scenarios.map((s, i) => [s, failedAt(s, trials[i])]));
    const numbered = sources.map((source, number) => ({ source, number }));
    const found = await measureStrength(prepared, numbered, (s, at) => failed.get(s)?.has(placeOf(at)) === true);
    const { schema: _, ...result } = found.strength;
    return floor === undefined ? result : { ...result, floor };
}
const placeOf = ({ source, index }) => `${source}#${index}`;
/** Where the runs stand that fail; of a scenario that asks no oracle it is told again by judging. */
function failedAt({ graded }, trials) {
    if (!trials || !graded.some(({ check }) => (0,contract/* isAsking */.CL)(check)))
        return new Set();
    const verdicts = [...trials].map(({ verdict }) => verdict);
    return new Set([...trials.positions()].filter((_, i) => verdicts[i] === 'fail').map(placeOf));
}
/** The report of one part of the sources, in which all is left open that only all of them decide. */
async function shardReport(prepared, { gathered, only }, hooks, identity) {
    const all = only ? [gathered, only] : [gathered];
    for (const { trials } of all)
        for (const one of trials)
            one.arrangeAll();
    const oracle = await answer(prepared, prepared.listing.sources, all, hooks);
    const given = concluding(prepared, gathered, oracle);
    const fed = await (0,portion/* concludeShard */.Ab)(given, identity, only && { trials: judgedTrials(prepared, only), telling: only.telling });
    return { ...fed, ...viewedOf(prepared, gathered), close: gathered.spool.close };
}
/** Asks the oracles what runs left to them. */
async function answer(prepared, sources, all, { env = {}, entry, progress }) {
    const { cwd, settings, redact, ready } = prepared;
    const asking = all.flatMap((gathered) => questionsOf(prepared, sources, gathered));
    const shell = { cwd, concurrency: 4, env, redact };
    const told = asking.length > 0 ? await ask(asking, { settings, shell, ready, entry, progress }) : { notes: [], problems: [] };
    for (const { trials } of all)
        for (const one of trials)
            one.answered();
    return told;
}
/** All that is concluded from. */
function concluding(prepared, gathered, oracle) {
    const judged = prepared.scenarios.filter((s) => prepared.taken.has(s));
    const common = commonOf(prepared, judged);
    const { traces, leftOut, telling } = gathered;
    return {
        common,
        part: { traces, leftOut, telling, oracle },
        trials: judgedTrials(prepared, gathered),
        places: () => placesOf(prepared, judged, common.plans),
        redact: prepared.redact,
        failOn: prepared.settings.failOn,
    };
}
/** Failing runs are compared with the reference of their scenario too; where any trace is judged, with no other run. */
function compareFrom({ scenarios, referenceOf }, trials) {
    for (const [i, scenario] of scenarios.entries()) {
        const reference = referenceOf(scenario);
        if (reference)
            trials[i]?.goods.refer(reference);
        if (scenario.everyTrace)
            trials[i]?.goods.close();
    }
}
const judgedTrials = ({ scenarios, taken }, { trials }) => trials.filter((_, i) => taken.has(scenarios[i]));
/** The same as one value, with all runs in memory. */
async function run(cwd, settings, hooks = {}) {
    const { head, scenarios, rest, close } = await judge(cwd, settings, hooks);
    try {
        return {
            ...head,
            scenarios: scenarios.map(({ scenario, runs }) => ({ ...scenario, runs: [...runs] })),
            ...rest,
        };
    }
    finally {
        close();
    }
}
/** What is found before any trace is read. */
function commonOf(prepared, judged) {
    const { root, settings, config, scenarios, problems, names, globs, owners, listing, decided } = prepared;
    const unmatched = [...listing.unmatched, ...narrowedToNothing(root, scenarios, listing.sources)];
    return {
        plans: judged.map((s) => (0,findings/* planOf */.XC)(s, config.severity)),
        owners: [...owners],
        scenarios: scenarios.length,
        asks: scenarios.map((s) => (0,weakened/* asksOf */.A)(s, config.severity)),
        unread: [...names].filter((name) => !scenarios.some((s) => s.name === name)),
        tags: Object.entries(config.tags).map(([tag, { require }]) => ({
            tag,
            require,
            borne: scenarios.filter((s) => s.tags.includes(tag)).length,
        })),
        ...decided,
        ...(settings.agreement === undefined ? {} : { agreement: settings.agreement }),
        missingTrace: settings.missingTrace,
        unmatchedTrace: settings.unmatchedTrace,
        weakened: (0,judging_weakened/* severityWeakenings */.Ev)(judged, config.severity),
        problems,
        globs: (0,run_unmatched/* unmatchedGlobs */.Zq)(prepared, unmatched),
        faults: listing.faults,
        links: linksOf(listing.sources),
        notes: listing.sources.length === 0 ? [(0,run_unmatched/* noneMatched */.N)(root, globs)] : [],
    };
}
/** Sources that are links to the same file as another, by their numbers, and that of the first. */
function linksOf(sources) {
    if (!sources.some((s) => s.itself !== undefined))
        return [];
    const firsts = new Map();
    const links = [];
    for (const [number, { files, itself }] of sources.entries()) {
        const file = itself ?? files[0];
        const first = firsts.get(file);
        if (first === undefined)
            firsts.set(file, number);
        else
            links.push([number, first]);
    }
    return links;
}
function questionsOf({ root, scenarios }, sources, { trials }) {
    return scenarios.flatMap(({ name }, i) => [...(trials[i]?.asking() ?? [])].map(({ asked, result, source, trial }) => {
        const traceFile = external_node_path_default().resolve(root, sources[source]?.files[0] ?? '');
        return { asked, result, where: { traceFile, scenario: name, trial } };
    }));
}
/** Finds the places of what fails, by the parsers that only these need. */
async function placesOf({ ready }, judged, plans) {
    const place = await ready.placer();
    const scenarioOf = new Map(plans.map((plan, i) => [plan, judged[i]]));
    return (plan) => {
        const { document, where } = scenarioOf.get(plan);
        return (route) => (where ? (0,extend/* placeIn */.VV)(where(route), document, place) : { place: place(document, route) });
    };
}
/** The globs of scenarios that judge every trace, which add no sources, and by which nothing is judged. */
function narrowedToNothing(root, scenarios, sources) {
    const matcher = (0,globs/* globMatcher */.fU)(root);
    return scenarios
        .filter((s) => s.everyTrace)
        .flatMap((s) => s.traces)
        .filter((g) => !g.startsWith('!') && !sources.some(({ files: [file] }) => matcher(g)(file)));
}
/** Checks scenario files, the config and the registry, without any trace. */
async function validate(cwd, settings) {
    const inputs = (0,run_inputs/* readInputs */.Ko)(cwd, settings);
    const ready = (0,run_ready/* makeReady */.w)();
    const unreadable = [];
    const registry = await (0,prepare/* registryOf */.Fv)(inputs, unreadable, ready);
    const { scenarios, problems } = await (0,prepare/* loadInputs */.IV)(cwd, inputs, ready, registry);
    const place = await ready.placer();
    const advice = scenarios.flatMap((s) => s.where ? (0,extend/* problemsIn */._n)(s.advice, s.where, place) : (0,documents_document/* toProblems */.ek)(s.document, s.advice, place));
    return { scenarios: scenarios.map((s) => s.name), problems: [...inputs.problems, ...unreadable, ...problems], advice };
}


/***/ })

};
