export const id = 6031;
export const ids = [6031];
export const modules = {

/***/ 8132:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ leaves),
/* harmony export */   oD: () => (/* binding */ realPlace),
/* harmony export */   rr: () => (/* binding */ beginDraft)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8188);
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

/***/ 4367:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fT: () => (/* binding */ assemble),
  Gj: () => (/* binding */ gate),
  sc: () => (/* binding */ passRate)
});

// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(7088);
// EXTERNAL MODULE: ./src/version.ts
var version = __webpack_require__(311);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/judging/exercised.ts

/** Tells each policy that was asked of runs and exercised by none. One with an id is the same rule in every scenario. */
function unexercised(scenarios) {
    const rules = new Map();
    for (const scenario of scenarios)
        for (const run of scenario.runs)
            for (const { id, verdict } of run.dimensions) {
                const name = /^policy(?:\[([^\]]*)\])?\./.exec(id);
                if (!name)
                    continue;
                const own = name[1] !== undefined && /^[A-Za-z]/.test(name[1]);
                const rule = own ? `policy[${name[1]}]` : `${id} of ${scenario.name}`;
                const known = rules.get(rule) ?? { runs: 0, exercised: false };
                known.runs++;
                known.exercised ||= verdict !== 'skip';
                rules.set(rule, known);
            }
    return [...rules].flatMap(([rule, { runs, exercised }]) => exercised ? [] : [`${rule} was exercised by none of ${(0,model_text/* count */.U9)(runs, 'run')}`]);
}

;// CONCATENATED MODULE: ./src/judging/report.ts



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
    const notes = [...rest.notes, ...unexercised(scenarios).map(redact)];
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
        tool: { name: 'agent-eval', version: version/* version */.r },
        verdict: failed.length > 0 ? 'fail' : rest.problems.length > 0 ? 'error' : 'pass',
        totals: {
            scenarios: scenarios.length,
            passed: scenarios.filter((s) => s.verdict === 'pass').length,
            failed: failed.length,
            skipped: scenarios.filter((s) => s.verdict === 'skip').length,
            traces: rest.traces,
            ...(rest.leftOut > 0 ? { left_out: rest.leftOut } : {}),
            blocking_failures: failed.reduce((n, s) => n + count(s, verdict/* blocks */.Bv), 0),
            advisory_failures: scenarios.reduce((n, s) => n + count(s, advisory), 0),
            tags: Object.fromEntries(Object.entries(tags)),
        },
        ...(rest.weakened && rest.weakened.length > 0 ? { weakened: [...rest.weakened] } : {}),
        scenarios,
        unmatched_traces: rest.unmatched.map((u) => redact(u.trace)),
        unmatched_reasons: rest.unmatched.map((u) => redact(u.reason)),
        workspace_files: rest.workspaceFiles.map(redact),
        problems: rest.problems.map((p) => ({ ...p, file: redact(p.file), message: redact(p.message) })),
        ...(rest.agreement ? { agreement: rest.agreement } : {}),
        ...(notes.length > 0 ? { notes } : {}),
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

/***/ 3452:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VN: () => (/* binding */ chunks),
/* harmony export */   hm: () => (/* binding */ feed)
/* harmony export */ });
/* unused harmony export partsOf */
/* harmony import */ var _told_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9717);

/** Feeds a report that is in memory. */
function feed(report, writers) {
    const { scenarios, unmatched_traces, unmatched_reasons, workspace_files, problems, agreement, notes, ...head } = report;
    const sums = scenarios.map(sumsOf);
    const all = allOf(sums, problems.length);
    for (const writer of writers)
        writer.begin(head, all);
    for (const [i, { runs, ...scenario }] of scenarios.entries()) {
        const open = writers.map((writer) => writer.scenario(scenario, sums[i]));
        for (const run of runs)
            for (const writer of open)
                writer.run(run);
        for (const writer of open)
            writer.end();
    }
    const rest = {
        unmatched_traces,
        unmatched_reasons,
        workspace_files,
        problems,
        ...(agreement ? { agreement } : {}),
        ...(notes ? { notes } : {}),
    };
    for (const writer of writers)
        writer.end(rest);
}
/** All that one reporter writes of a report. */
function partsOf(reporter, report, setup = {}) {
    const parts = [];
    feed(report, [reporter.make({ write: (part) => void parts.push(part) }, setup)]);
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
const none = () => ({ pass: 0, fail: 0, error: 0, skip: 0, spared: 0, advisory: 0, off: 0 });
function sumsOf(scenario) {
    const counts = none();
    let duration_ms = 0;
    for (const d of scenario.dimensions)
        counts[(0,_told_js__WEBPACK_IMPORTED_MODULE_0__/* .standingOf */ .YP)(d, scenario)]++;
    for (const run of scenario.runs) {
        duration_ms += run.stats.duration_ms ?? 0;
        for (const d of run.dimensions)
            counts[(0,_told_js__WEBPACK_IMPORTED_MODULE_0__/* .standingOf */ .YP)(d, scenario)]++;
    }
    return { runs: scenario.runs.length, counts, duration_ms };
}
function allOf(sums, problems) {
    const counts = none();
    for (const one of sums)
        for (const key of Object.keys(counts))
            counts[key] += one.counts[key];
    return { counts, problems };
}


/***/ }),

/***/ 1714:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ reporters),
/* harmony export */   v: () => (/* binding */ fileReporters)
/* harmony export */ });
const reporters = {
    text: { load: async () => (await __webpack_require__.e(/* import() */ 9047).then(__webpack_require__.bind(__webpack_require__, 9047))).text },
    line: { load: async () => (await __webpack_require__.e(/* import() */ 9047).then(__webpack_require__.bind(__webpack_require__, 9047))).line },
    json: { option: 'report-json', load: async () => (await __webpack_require__.e(/* import() */ 2794).then(__webpack_require__.bind(__webpack_require__, 2794))).json },
    junit: { option: 'report-junit', load: async () => (await __webpack_require__.e(/* import() */ 2998).then(__webpack_require__.bind(__webpack_require__, 2998))).junit },
    markdown: { option: 'report-markdown', load: async () => (await __webpack_require__.e(/* import() */ 3792).then(__webpack_require__.bind(__webpack_require__, 3792))).markdown },
    summary: { load: async () => (await __webpack_require__.e(/* import() */ 3792).then(__webpack_require__.bind(__webpack_require__, 3792))).summary },
    annotations: { load: async () => (await __webpack_require__.e(/* import() */ 5275).then(__webpack_require__.bind(__webpack_require__, 5275))).annotations },
};
/** The reporters that write a file, by the option that names it. */
const fileReporters = Object.values(reporters).filter((r) => 'option' in r);


/***/ }),

/***/ 9717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   Jo: () => (/* binding */ saidOf),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   cg: () => (/* binding */ stepOf),
/* harmony export */   dR: () => (/* binding */ chainOf),
/* harmony export */   qk: () => (/* binding */ pointOf),
/* harmony export */   qz: () => (/* binding */ tell),
/* harmony export */   v: () => (/* binding */ andMore)
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7088);

function standingOf(d, scenario) {
    if (d.verdict === 'pass' || d.verdict === 'skip')
        return d.verdict;
    if (d.severity !== 'blocking')
        return d.severity;
    return (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .blocks */ .Bv)(d) && scenario.verdict !== 'fail' ? 'spared' : d.verdict;
}
/** What the reason of a scenario is the reason of. */
const reasonOf = ({ verdict }) => verdict === 'skip' ? 'skipped' : 'a failure is expected';
function tell(d, scenario) {
    const { expected, observed } = d.sequences ?? {};
    return {
        scenario: scenario.name,
        id: d.id,
        message: d.message,
        file: d.location?.file ?? scenario.file,
        place: d.location,
        nearest: d.location ?? (scenario.line ? { line: scenario.line } : undefined),
        evidence: (d.evidence ?? []).filter((e) => e.call !== undefined || e.tool || e.excerpt),
        chains: expected && observed
            ? [
                { word: 'expected', names: expected },
                { word: 'observed', names: observed },
            ]
            : [],
    };
}
const asItIs = (text) => text;
/** `call 2 issue_refund`, as far as the evidence says so; else empty. */
function stepOf({ call, tool }, name = asItIs) {
    return [call === undefined ? '' : `call ${call}`, tool ? name(tool) : ''].filter(Boolean).join(' ');
}
/** `call 2 issue_refund: {"amount":49.9}`; `parted` is what stands between the two. */
function saidOf(evidence, name = asItIs, text = asItIs, parted = ': ') {
    return [stepOf(evidence, name), evidence.excerpt ? text(evidence.excerpt) : ''].filter(Boolean).join(parted);
}
/** `lookup → refund`, at most so many names; `none` stands for an empty sequence. */
function chainOf(names, most, none, name = asItIs) {
    if (names.length === 0)
        return none;
    const shown = names.slice(0, most).map(name).join(' → ');
    return names.length > most ? `${shown} → …` : shown;
}
/** `file:3:9`, as much of it as is known. */
function pointOf(file, at) {
    if (!at?.line)
        return file;
    return `${file}:${at.line}${at.column ? `:${at.column}` : ''}`;
}
/** ` and 3 more` traces, files, …; empty for none. */
const andMore = (n) => (n > 0 ? ` and ${n} more` : '');


/***/ }),

/***/ 742:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ writeReports),
/* harmony export */   U: () => (/* binding */ checkReports)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_draft_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8132);
/* harmony import */ var _files_globs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(257);
/* harmony import */ var _files_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8188);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8381);
/* harmony import */ var _report_feed_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3452);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1714);
/* harmony import */ var _sources_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7553);
// Writing the report files that the settings ask for, all of them in one pass over the report.








/** Where each of these options stands among the settings. */
const settingOf = {
    'report-json': 'reportJson',
    'report-junit': 'reportJunit',
    'report-markdown': 'reportMarkdown',
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
async function writeReports(cwd, settings, report, setup = {}) {
    const files = [];
    const writers = [];
    for (const { option, load } of _report_index_js__WEBPACK_IMPORTED_MODULE_5__/* .fileReporters */ .v) {
        const name = settings[settingOf[option]];
        if (name === undefined)
            continue;
        const file = reportFile(cwd, option, name);
        files.push(file);
        writers.push((await load()).make(file, setup));
    }
    if (writers.length > 0)
        (0,_report_feed_js__WEBPACK_IMPORTED_MODULE_7__/* .feed */ .hm)(report, writers);
    return files.flatMap((file) => file.end() ?? []);
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


/***/ }),

/***/ 6031:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run),
  t: () => (/* binding */ validate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/checks/contract.ts + 1 modules
var contract = __webpack_require__(8985);
// EXTERNAL MODULE: ./src/documents/document.ts
var documents_document = __webpack_require__(4937);
// EXTERNAL MODULE: ./src/files/globs.ts + 2 modules
var globs = __webpack_require__(257);
// EXTERNAL MODULE: ./src/model/verdict.ts
var model_verdict = __webpack_require__(7088);
;// CONCATENATED MODULE: ./src/judging/agreement.ts

const good = new Set(['c', 'correct', 'pass', 'passed', 'true', 'yes', 'success', 'resolved', '1']);
const bad = new Set(['i', 'p', 'n', 'incorrect', 'fail', 'failed', 'false', 'no', 'failure', 'unresolved', '0']);
/** Does a label say that the run is good? A share of the whole is not the whole. `undefined`: it says neither. */
function isGood(label) {
    if (typeof label === 'boolean')
        return label;
    if (typeof label === 'number')
        return label >= 1;
    const word = label.trim().toLowerCase();
    return good.has(word) ? true : bad.has(word) ? false : undefined;
}
/** Sets the verdict of each run against its label; `name` with a `!` before it says the opposite. */
function agreementOf(name, scenarios) {
    const reversed = name.startsWith('!');
    const agreement = {
        label: name,
        true_pass: 0,
        false_pass: 0,
        false_fail: 0,
        true_fail: 0,
        unlabelled: 0,
        disagreements: [],
    };
    for (const scenario of scenarios) {
        for (const run of scenario.runs) {
            const said = run.label === undefined ? undefined : isGood(run.label);
            if (run.label === undefined || said === undefined) {
                agreement.unlabelled++;
                continue;
            }
            const passes = run.verdict === 'pass';
            if (passes === (said !== reversed))
                agreement[passes ? 'true_pass' : 'true_fail']++;
            else {
                const kind = passes ? 'false_pass' : 'false_fail';
                agreement[kind]++;
                agreement.disagreements.push({ kind, label: run.label, ...whereOf(scenario, run) });
            }
        }
    }
    return agreement;
}
/** The place of what decided, which for a run that passes is the scenario itself. */
function whereOf(scenario, run) {
    const decided = run.dimensions.find(model_verdict/* blocks */.Bv);
    const location = decided?.location ?? (scenario.line === undefined ? undefined : { line: scenario.line });
    return {
        scenario: scenario.name,
        trace: run.trace,
        ...(decided ? { dimension: decided.id } : {}),
        file: scenario.file,
        ...(location ? { location } : {}),
    };
}

;// CONCATENATED MODULE: ./src/judging/places.ts
const hasRoute = (d) => d.route !== undefined;
/** Does anything of a result point into its file? */
const needsPlace = ({ dimensions, runs }) => dimensions.some(hasRoute) || runs.some((run) => run.dimensions.some(hasRoute));
/** Puts places where routes are; `placeOf` is asked once for each route; what it says beside the place goes into the message. */
function placed(scenario, placeOf) {
    const known = new Map();
    const find = (route) => {
        const key = JSON.stringify(route);
        const place = known.get(key) ?? placeOf(route);
        known.set(key, place);
        return place;
    };
    const all = (dimensions) => dimensions.map(({ route, ...dimension }) => {
        if (route === undefined)
            return dimension;
        const { place, said } = find(route);
        const message = said === undefined ? dimension.message : `${dimension.message} (${said})`;
        return { ...dimension, message, location: place };
    });
    return {
        ...scenario,
        dimensions: all(scenario.dimensions),
        runs: scenario.runs.map((run) => run.dimensions.some(hasRoute) ? { ...run, dimensions: all(run.dimensions) } : run),
    };
}

// EXTERNAL MODULE: ./src/judging/report.ts + 1 modules
var report = __webpack_require__(4367);
// EXTERNAL MODULE: ./src/documents/severity.ts
var documents_severity = __webpack_require__(7655);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
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
    const { document } = scenario;
    const relaxed = missing === 'fail' ? 'blocking' : missing === 'warn' ? 'advisory' : 'off';
    const severity = (id, otherwise) => (0,documents_severity/* overrideOf */.Oe)(id, scenario.severity, config) ?? otherwise;
    const base = {
        name: scenario.name,
        file: document.file,
        ...(document.line === undefined ? {} : { line: document.line }),
        ...(scenario.description === undefined ? {} : { description: scenario.description }),
        tags: scenario.tags,
    };
    const { skip, expectFailure, everyTrace } = scenario;
    if (skip !== undefined) {
        const message = `Not judged: ${skip}`;
        const d = { id: 'trials_met', verdict: 'skip', severity: severity('trials_met', 'blocking'), message };
        return { ...base, verdict: 'skip', reason: skip, dimensions: [d], runs: [] };
    }
    if (runs.length === 0 && everyTrace) {
        const d = { id: 'trace_present', verdict: 'skip', severity: 'blocking', message: 'No trace to judge' };
        return { ...base, verdict: 'skip', dimensions: [d], runs };
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
        return { ...base, verdict: dimensions.some(model_verdict/* blocks */.Bv) ? 'fail' : 'skip', dimensions, runs };
    }
    const trials = countTrials(runs);
    if (expected) {
        const message = `Not asked: a failure is expected; ${passedOf(trials)}`;
        const met = { id: 'trials_met', verdict: 'skip', severity: severity('trials_met', 'blocking'), message };
        const verdict = (0,model_verdict/* blocks */.Bv)(expected) ? 'fail' : 'pass';
        return { ...base, verdict, reason: expectFailure.reason, dimensions: [met, expected], trials, runs };
    }
    const met = { severity: severity('trials_met', 'blocking'), ...trialsMet(scenario, trials) };
    if (met.verdict !== 'pass')
        met.route =
            document.kind === 'toml' && (scenario.trials.min > 1 || scenario.trials.require !== 'all') ? ['trials'] : ['name'];
    return { ...base, verdict: (0,model_verdict/* blocks */.Bv)(met) ? 'fail' : 'pass', dimensions: [met], trials, runs };
}

;// CONCATENATED MODULE: ./src/judging/weakened.ts
// What makes the gate weaker than its checks are by themselves, said so that a reviewer sees it beside a green verdict.


const trials = ['trials_met', 'blocking'];
/** One sentence for each source of it: the config, the scenarios, the settings of the run. */
function weakenings(scenarios, config, { failOn, missingTrace }) {
    const byConfig = { advisory: 0, off: 0 };
    const byScenarios = { advisory: 0, off: 0 };
    for (const { graded, severity } of scenarios)
        for (const [id, usual] of [...graded.map((g) => [g.id, g.check.severity]), trials]) {
            const own = (0,documents_severity/* overrideOf */.Oe)(id, severity, {});
            const said = own ?? (0,documents_severity/* overrideOf */.Oe)(id, {}, config);
            if (said !== usual && (said === 'off' || said === 'advisory') && usual !== 'off')
                (own ? byScenarios : byConfig)[said]++;
        }
    const said = [];
    if (total(byConfig) > 0)
        said.push(`agent-eval.toml makes ${tallied(byConfig)}`);
    if (total(byScenarios) > 0)
        said.push(`[severity] of scenarios makes ${tallied(byScenarios)}`);
    if (failOn === 'never')
        said.push('fail-on is never: nothing that was found fails this step');
    if (missingTrace !== 'fail')
        said.push(`missing-trace is ${missingTrace}: a scenario without a trace is skipped and does not fail`);
    return said;
}
const total = ({ advisory, off }) => advisory + off;
/** `3 dimensions advisory, 1 off` */
function tallied({ advisory, off }) {
    if (advisory === 0)
        return `${(0,model_text/* count */.U9)(off, 'dimension')} off`;
    return `${(0,model_text/* count */.U9)(advisory, 'dimension')} advisory${off > 0 ? `, ${off} off` : ''}`;
}

// EXTERNAL MODULE: ./src/scenario/extend.ts + 2 modules
var extend = __webpack_require__(7959);
;// CONCATENATED MODULE: ./src/run/ask.ts

/** Asks several at a time, in the report's order. Returns what a reader should know. */
async function ask(asking, { settings, shell, ready, entry }) {
    const { makeOracles } = await Promise.all(/* import() */[__webpack_require__.e(3180), __webpack_require__.e(8321)]).then(__webpack_require__.bind(__webpack_require__, 8321));
    const oracles = makeOracles(settings, shell);
    const questions = asking.map(({ asked: { question }, where }) => ({ question, where }));
    const commands = settings.verify.allow && questions.some(({ question }) => question.oracle === 'verify');
    const guarding = commands ? await __webpack_require__.e(/* import() */ 489).then(__webpack_require__.bind(__webpack_require__, 489)) : undefined;
    const changes = await guarding?.guard({ questions, shell, ready, entry, cache: settings.judge.cache });
    await Promise.all(asking.map(async ({ asked, result, where }) => {
        result.dimensions[asked.at] = asked.decide(await oracles.ask(asked.question, where));
        result.verdict = result.dimensions.some(model_verdict/* blocks */.Bv) ? 'fail' : 'pass';
    }));
    return { notes: oracles.notes().map(shell.redact), problems: (await changes?.()) ?? [] };
}

;// CONCATENATED MODULE: ./src/run/copies.ts

/** The trials without copies, in their order. A copy that fails stands for one that passes; notes name what was left out. */
function withoutCopies(trials) {
    if (trials.length < 2)
        return [...trials];
    const kept = [];
    const byRecording = new Map();
    const byPrint = new Map();
    for (const trial of trials) {
        const { print, recording, result } = trial;
        const same = byPrint.get(print.calls);
        const at = byRecording.get(recording) ?? (print.known ? same : undefined);
        const group = at === undefined ? undefined : kept[at];
        if (group === undefined) {
            if (same !== undefined)
                kept[same]?.equals.push(result.trace);
            else
                byPrint.set(print.calls, kept.length);
            byRecording.set(recording, kept.length);
            kept.push({ trial, copies: [], equals: [] });
            continue;
        }
        const worse = group.trial.result.verdict === 'pass' && result.verdict === 'fail';
        group.copies.push(worse ? group.trial.result.trace : result.trace);
        if (worse)
            group.trial = trial;
    }
    for (const { trial, copies, equals } of kept) {
        const notes = [];
        if (copies.length > 0)
            notes.push(`A copy of the same run, counted once: ${(0,model_text/* list */.p_)(copies)}`);
        if (equals.length > 0)
            notes.push(`The same calls and answer, counted as trials of their own: ${(0,model_text/* list */.p_)(equals)}`);
        if (notes.length > 0)
            trial.result.notes = [...(trial.result.notes ?? []), ...notes];
    }
    return kept.map((k) => k.trial);
}

// EXTERNAL MODULE: ./src/run/inputs.ts
var run_inputs = __webpack_require__(4280);
// EXTERNAL MODULE: ./src/run/prepare.ts + 13 modules
var prepare = __webpack_require__(9018);
// EXTERNAL MODULE: ./src/run/ready.ts + 2 modules
var run_ready = __webpack_require__(8027);
// EXTERNAL MODULE: ./src/run/reports.ts
var reports = __webpack_require__(742);
// EXTERNAL MODULE: ./src/run/sources.ts + 4 modules
var sources = __webpack_require__(7553);
// EXTERNAL MODULE: ./src/judging/bind.ts
var bind = __webpack_require__(4725);
// EXTERNAL MODULE: ./src/options.ts
var options = __webpack_require__(8381);
// EXTERNAL MODULE: ./src/run/missing.ts
var missing = __webpack_require__(6453);
;// CONCATENATED MODULE: ./src/run/unmatched.ts
// What found no partner: globs without a file, traces without a scenario, scenarios that were left out.






const defaultTraces = options.options.find((o) => o.name === 'traces')?.default ?? '';
/** The note of a run without any trace file. */
function noneMatched(cwd, globs) {
    const hidden = globs
        .filter((g) => !g.startsWith('!'))
        .map((g) => (0,missing/* hiddenNote */.X)(cwd, g, sources/* isTraceName */.Bk))
        .find((note) => note !== '');
    return `No trace file matched ${globs.join(', ')}; a trace ends in ${sources/* traceEndings */.aD}, or is named without a wildcard${hidden ?? ''}`;
}
/**
 * The problems of globs that a person wrote and that match nothing. What a scenario without a trace says already is not said again:
 * the glob of a `NAME=GLOB` line, and those of a scenario that fails by its missing trace.
 */
function unmatchedGlobs({ cwd, scenarios, taken, named, globs }, unmatched, results) {
    if (unmatched.length === 0)
        return [];
    const without = new Set(unmatched);
    const ofNames = new Set(named.map((n) => n.glob));
    const problems = globs
        .filter((g) => without.has(g) && !ofNames.has(g) && g !== defaultTraces)
        .map((g) => (0,missing/* unmatchedGlob */.C)(cwd, g, 'traces', sources/* isTraceName */.Bk));
    const told = new Set(results.filter((r) => r.runs.length === 0 && r.dimensions.some(model_verdict/* blocks */.Bv)).map((r) => r.name));
    for (const { name, traces, document } of scenarios.filter((s) => taken.has(s) && s.skip === undefined && !told.has(s.name))) {
        for (const glob of traces.filter((g) => without.has(g)))
            problems.push((0,missing/* unmatchedGlob */.C)(cwd, glob, `the scenario ${JSON.stringify(name)}`, sources/* isTraceName */.Bk, document.file));
    }
    return problems;
}
/** So many traces without a scenario are told which name is near: comparing all with all would say no more. */
const mostHints = 100;
/** The traces without a scenario, as the option `unmatched-trace` wants them: listed, problems too, or counted in a note. */
function unmatchedOf({ scenarios, settings }, evaluated, problems, notes) {
    const found = evaluated.flatMap((e) => e.unmatched.map((u) => ({ ...u, file: e.source.files[0] })));
    if (found.length === 0)
        return [];
    if (settings.unmatchedTrace === 'ignore') {
        notes.push(`${(0,model_text/* count */.U9)(found.length, 'trace')} without a scenario ${found.length === 1 ? 'was' : 'were'} ignored`);
        return [];
    }
    const names = scenarios.filter((s) => !s.everyTrace).map((s) => s.name);
    let hints = 0;
    const told = found.map(({ trace, file, reason, last }) => {
        const near = last && hints++ < mostHints ? (0,bind/* nearName */.c)(file, names) : undefined;
        return { trace, reason: near === undefined ? reason : `${reason}; did you mean ${near}?` };
    });
    if (settings.unmatchedTrace === 'fail')
        for (const { trace, reason } of told)
            problems.push({ file: trace, message: `Unmatched trace: ${reason}` });
    return told;
}
/** What the option `only` left out. */
function leftOutNote(taken, leftOut, evaluated) {
    const traces = evaluated.reduce((n, e) => n + e.leftOut, 0);
    return `only took ${taken} of ${(0,model_text/* count */.U9)(taken + leftOut, 'scenario')}; ${(0,model_text/* count */.U9)(leftOut, 'scenario')} and ${(0,model_text/* count */.U9)(traces, 'trace')} of theirs were left out`;
}

;// CONCATENATED MODULE: ./src/run/run.ts
// The shell: has the sources evaluated, by this thread or by several, asks the oracles, and collects the report.


















/** Evaluates everything that the settings name, below a working directory. Throws a UsageError for a wrong call or config. */
async function run(cwd, settings, hooks = {}) {
    const inputs = (0,run_inputs/* readInputs */.Ko)(cwd, settings);
    const prepared = await (0,prepare/* prepare */.iA)(cwd, settings, inputs);
    const { config, scenarios, taken, problems, globs, redact } = prepared;
    const owners = scenarios.filter((s) => !s.everyTrace);
    const own = owners.flatMap((s) => s.traces).filter((g) => !g.startsWith('!'));
    (0,reports/* checkReports */.U)(cwd, settings, [...globs, ...own]);
    const listing = (0,sources/* listSources */.rP)(cwd, [...globs, ...own]);
    const evaluated = await evaluateAll(prepared, inputs, listing.sources, hooks);
    const traces = evaluated.reduce((n, e) => n + e.traces, 0);
    await bindOnly(prepared, evaluated, traces);
    const { runs, asking } = byScenario(prepared, evaluated);
    const shell = { cwd, concurrency: 4, env: hooks.env ?? {}, redact };
    const notes = [];
    if (asking.length > 0) {
        const told = await ask(asking, { settings, shell, ready: prepared.ready, entry: hooks.entry });
        notes.push(...told.notes);
        problems.push(...told.problems);
    }
    if (listing.sources.length === 0)
        notes.unshift(noneMatched(cwd, globs));
    const { workspaceFiles, unread } = unreadOf(listing.faults, evaluated);
    const judged = scenarios.filter((s) => taken.has(s));
    const results = judged.map((s) => resultOf(s, runs.get(s) ?? [], settings.missingTrace, config.severity));
    const unmatchedOnes = [...listing.unmatched, ...narrowedToNothing(cwd, scenarios, listing.sources)];
    problems.push(...unmatchedGlobs(prepared, unmatchedOnes, results), ...unread);
    const unmatched = unmatchedOf(prepared, evaluated, problems, notes);
    const leftOut = scenarios.length - judged.length;
    if (leftOut > 0)
        notes.unshift(leftOutNote(judged.length, leftOut, evaluated));
    const weakened = weakenings(judged, config.severity, settings);
    const found = await findPlaces(prepared, judged, results);
    const agreement = settings.agreement === undefined ? undefined : agreementOf(settings.agreement, found);
    const rest = { traces, leftOut, unmatched, workspaceFiles, problems, notes, weakened, agreement };
    return (0,report/* assemble */.fT)(found, rest, redact);
}
/** The globs of scenarios that judge every trace, which add no sources, and by which nothing is judged. */
function narrowedToNothing(cwd, scenarios, sources) {
    const matcher = (0,globs/* globMatcher */.fU)(cwd);
    return scenarios
        .filter((s) => s.everyTrace)
        .flatMap((s) => s.traces)
        .filter((g) => !g.startsWith('!') && !sources.some(({ files: [file] }) => matcher(g)(file)));
}
/** Evaluates all sources, in their order. Oracles keep their counts and caches in one thread, so questions are not shared out. */
async function evaluateAll(prepared, inputs, sources, hooks) {
    const { cwd, settings, taken } = prepared;
    const asks = [...taken].some((s) => s.graded.some((g) => (0,contract/* isAsking */.CL)(g.check)));
    const threads = Math.min(settings.workers, sources.length);
    if (threads > 1 && !asks && hooks.entry !== undefined) {
        const { evaluateByWorkers } = await __webpack_require__.e(/* import() */ 7618).then(__webpack_require__.bind(__webpack_require__, 7618));
        return evaluateByWorkers(hooks.entry, { cwd, settings, inputs }, sources, threads, (done) => hooks.progress?.(done, sources.length));
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
    const [only, ...others] = scenarios.filter((s) => !s.everyTrace);
    if (found && whole && traces === 1 && only && others.length === 0)
        evaluated[at] = await evaluateSource(found.source, only);
}
/** The runs of each scenario, copies counted once, and the questions that they leave to oracles. */
function byScenario({ cwd, scenarios }, evaluated) {
    const recorded = scenarios.map(() => []);
    for (const { source, runs } of evaluated) {
        for (const [i, { scenario, result, print, asked }] of runs.entries())
            recorded[scenario]?.push({ result, print, asked, source, recording: `${source.itself ?? source.files[0]}#${i}` });
    }
    const runs = new Map();
    const asking = [];
    for (const [i, scenario] of scenarios.entries()) {
        const kept = withoutCopies(recorded[i] ?? []);
        for (const [at, { result, asked, source }] of kept.entries()) {
            const where = { traceFile: external_node_path_default().resolve(cwd, source.files[0]), scenario: scenario.name, trial: at + 1 };
            for (const a of asked)
                asking.push({ asked: a, result, where });
        }
        runs.set(scenario, kept.map((r) => r.result));
    }
    return { runs, asking };
}
/** What could not be read: a problem, unless it is no trace and lies below a workspace that a trace declares. */
function unreadOf(faults, evaluated) {
    const workspaces = evaluated.flatMap((e) => e.workspaces);
    const workspaceFiles = [];
    const unread = [];
    for (const { isTrace, ...problem } of [...faults, ...evaluated.flatMap((e) => e.problems)]) {
        if (!isTrace && workspaces.some((w) => problem.file.startsWith(`${w}/`)))
            workspaceFiles.push(problem.file);
        else
            unread.push(problem);
    }
    return { workspaceFiles, unread };
}
/** Finds the places of what fails, by the parsers that only these need. */
async function findPlaces({ ready }, scenarios, results) {
    if (!results.some(needsPlace))
        return [...results];
    const place = await ready.placer();
    return results.map((result, i) => {
        const { document, where } = scenarios[i];
        return placed(result, (route) => where ? (0,extend/* placeIn */.VV)(where(route), document, place) : { place: place(document, route) });
    });
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
