export const id = 2008;
export const ids = [2008];
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
    const chance = process.getBuiltinModule('node:crypto').randomBytes(6).toString('hex');
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
        for (const run of runs)
            for (const writer of open)
                writer.run(run);
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
    markdown: { option: 'report-markdown', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1047), __webpack_require__.e(1454)]).then(__webpack_require__.bind(__webpack_require__, 61047))).markdown },
    rows: { option: 'report-rows', load: async () => (await __webpack_require__.e(/* import() */ 6425).then(__webpack_require__.bind(__webpack_require__, 6425))).rows },
    html: { option: 'report-html', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(216), __webpack_require__.e(2518), __webpack_require__.e(2809)]).then(__webpack_require__.bind(__webpack_require__, 72809))).html },
    summary: { load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1047), __webpack_require__.e(1454)]).then(__webpack_require__.bind(__webpack_require__, 61047))).summary },
    annotations: { load: async () => (await __webpack_require__.e(/* import() */ 856).then(__webpack_require__.bind(__webpack_require__, 856))).annotations },
};
/** The reporters that write a file, by the option that names it. */
const fileReporters = Object.values(reporters).filter((r) => 'option' in r);


/***/ }),

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
    const report = (0,_judging_report_js__WEBPACK_IMPORTED_MODULE_0__/* .assemble */ .fT)(scenarios.map(({ scenario }, i) => ({
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
