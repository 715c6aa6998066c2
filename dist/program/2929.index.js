export const id = 2929;
export const ids = [2929];
export const modules = {

/***/ 2929:
/***/ ((module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1659);
/* harmony import */ var _github_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9556);
/* harmony import */ var _github_step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1185);
/* harmony import */ var _judging_report_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4367);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5086);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8381);
/* harmony import */ var _report_annotations_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(856);
/* harmony import */ var _report_feed_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(3452);
/* harmony import */ var _report_printable_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9073);
/* harmony import */ var _report_summary_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3359);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9047);
/* harmony import */ var _run_reports_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(742);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3736);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(311);
// The GitHub entry, the only file that knows @actions: inputs → options; summary, annotations, outputs, the step's result.

















/** The runner drops a summary whole that is larger than 1,048,576 bytes; masking may lengthen it. */
const summaryRoom = 1_000_000;
/** The log shows so many lines of the readable report; the summary and the report have all of it. */
const logLines = 400;
async function main() {
    const cwd = process.cwd();
    // Where the inputs cannot be read, what was wanted of the summary is not known: then it is written.
    let settings;
    let judged = false;
    try {
        if (process.argv[2] === _version_js__WEBPACK_IMPORTED_MODULE_13__/* .workerWord */ .p) {
            await (await __webpack_require__.e(/* import() */ 7618).then(__webpack_require__.bind(__webpack_require__, 7618))).serve();
            return;
        }
        settings = readInputs();
        if (settings.judge.apiKey !== undefined)
            _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setSecret */ .Pq(settings.judge.apiKey);
        const reportPath = settings.reportJson ?? newReportFile();
        settings.reportJson = reportPath;
        const report = await reportOf(cwd, settings);
        judged = true;
        let unwritten;
        try {
            const prefix = prefixOf(cwd, report);
            const links = linksOf(prefix);
            unwritten = await (0,_run_reports_js__WEBPACK_IMPORTED_MODULE_11__/* .writeReports */ .L)(cwd, settings, report, { links, prefix, ...stepOf(settings) });
            setOutputs(report, node_fs__WEBPACK_IMPORTED_MODULE_0___default().existsSync(reportPath) ? node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, reportPath) : '');
            show(report, settings, prefix, links);
        }
        finally {
            report.close();
        }
        // What was found is shown first: it may stand nowhere else.
        const missing = report.missing?.length ?? 0;
        if (missing > 0 && !settings.allowMissingShards)
            _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setFailed */ .C1(`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_14__/* .count */ .U9)(missing, 'shard')} missing`);
        if (unwritten.length > 0)
            _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setFailed */ .C1((0,_report_printable_js__WEBPACK_IMPORTED_MODULE_8__.safeLines)(unwritten.join('\n')));
    }
    catch (e) {
        const usage = e instanceof _options_js__WEBPACK_IMPORTED_MODULE_6__.UsageError;
        const message = usage
            ? e.message
            : `agent-eval itself failed, please report this: ${e instanceof Error ? e.message : String(e)}`;
        // Later steps compare numbers: where nothing was judged, each output is there all the same.
        if (judged)
            _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setOutput */ .uH('verdict', 'error');
        else
            setOutputs({ head: { verdict: 'error', totals: noTotals } }, '');
        if (settings?.summary ?? true)
            summaryFile()?.append((0,_report_summary_js__WEBPACK_IMPORTED_MODULE_9__.earlySummary)(message, judged));
        _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setFailed */ .C1((0,_report_printable_js__WEBPACK_IMPORTED_MODULE_8__.safeLines)(message));
        if (!usage && e instanceof Error)
            _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .debug */ .Yz(e.stack ?? '');
    }
}
/** Judges, or merges what shards judged. */
async function reportOf(cwd, settings) {
    if (settings.merge === undefined || settings.merge.length === 0)
        return (0,_run_run_js__WEBPACK_IMPORTED_MODULE_12__/* .judge */ .S4)(cwd, settings, { env: process.env, entry: (0,node_url__WEBPACK_IMPORTED_MODULE_2__.pathToFileURL)(process.argv[1] ?? '').href });
    const { merge } = await __webpack_require__.e(/* import() */ 9521).then(__webpack_require__.bind(__webpack_require__, 9521));
    const merged = await merge(cwd, settings.merge, settings, process.env['RUNNER_TEMP']);
    for (const said of merged.said)
        _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .info */ .pq((0,_report_printable_js__WEBPACK_IMPORTED_MODULE_8__.safeLines)(said));
    return merged;
}
function readInputs() {
    const table = _options_js__WEBPACK_IMPORTED_MODULE_6__.options.filter((o) => o.only !== 'cli');
    // The runner sets the default of an input that a workflow leaves out, and an empty text where an expression gave nothing.
    const given = Object.fromEntries(table
        .filter((o) => process.env[`INPUT_${o.name.toUpperCase()}`] !== undefined)
        .map((o) => [o.name, _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .getInput */ .V4(o.name)]));
    return (0,_options_js__WEBPACK_IMPORTED_MODULE_6__.readSettings)(given, (name) => `the input ${name}`);
}
/** A file of this step's own in the runner's temporary folder. */
function newReportFile() {
    const folder = process.env['RUNNER_TEMP'] || process.env['TMPDIR'] || '/tmp';
    for (let n = 1;; n++) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, `agent-eval-report${n === 1 ? '' : `-${n}`}.json`);
        if (!node_fs__WEBPACK_IMPORTED_MODULE_0___default().existsSync(file))
            return file;
    }
}
const noTotals = {
    ...{ scenarios: 0, passed: 0, failed: 0, skipped: 0, traces: 0 },
    ...{ blocking_failures: 0, advisory_failures: 0, tags: {} },
};
function setOutputs({ head }, reportFile) {
    const t = head.totals;
    const outputs = {
        verdict: head.verdict,
        report: reportFile,
        scenarios: t.scenarios,
        passed: t.passed,
        failed: t.failed,
        traces: t.traces,
        'blocking-failures': t.blocking_failures,
        'advisory-failures': t.advisory_failures,
        skipped: t.skipped,
        'pass-rate': (0,_judging_report_js__WEBPACK_IMPORTED_MODULE_15__/* .passRate */ .sc)(t),
        rerun: head.baseline ? JSON.stringify(head.baseline.rerun) : '',
    };
    for (const [name, value] of Object.entries(outputs))
        _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setOutput */ .uH(name, value);
}
/** The room that is left in the summary file, and what appends to it. Without a file of the runner there is none. */
function summaryFile() {
    const file = process.env['GITHUB_STEP_SUMMARY'];
    if (!file) {
        _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .info */ .pq('No job summary is written: this runner has no summary file.');
        return undefined;
    }
    // An old server, a run by hand: the summary is lost, not the step.
    const attempt = (act) => {
        try {
            act();
        }
        catch (e) {
            _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .warning */ .$e(`The job summary cannot be written: ${e.message}`);
        }
    };
    let room = summaryRoom;
    attempt(() => {
        room -= node_fs__WEBPACK_IMPORTED_MODULE_0___default().statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    });
    return { room, append: (text) => attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0___default().appendFileSync(file, text)) };
}
/** Writes the summary, annotates, shows the readable report in the log, and fails the step where the gate does not hold. */
function show(report, settings, prefix, links) {
    const holds = (0,_judging_report_js__WEBPACK_IMPORTED_MODULE_15__/* .gate */ .Gj)(report.head, settings.failOn).holds;
    const marks = [];
    const log = logHead();
    const writers = [
        _report_annotations_js__WEBPACK_IMPORTED_MODULE_7__.annotations.make({ write: (mark) => void marks.push(mark) }, { prefix, holds }),
        _report_text_js__WEBPACK_IMPORTED_MODULE_10__.text.make(log, { color: false }),
    ];
    const page = settings.summary ? summaryFile() : undefined;
    if (page) {
        const { room, append } = page;
        writers.push(_report_summary_js__WEBPACK_IMPORTED_MODULE_9__.summary.make({ write: append }, { room, links, reportPath: settings.reportJson, ...stepOf(settings) }));
    }
    (0,_report_feed_js__WEBPACK_IMPORTED_MODULE_16__/* .feed */ .hm)(report, writers);
    const failure = marks.find((mark) => mark.level === 'failure')?.message;
    if (failure !== undefined)
        _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .info */ .pq((0,_report_printable_js__WEBPACK_IMPORTED_MODULE_8__.safeLines)(failure.split('\n')[0]));
    if (settings.annotations) {
        for (const mark of marks) {
            if (mark.level === 'error')
                _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .error */ .z3(mark.message, properties(mark));
            else if (mark.level === 'warning')
                _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .warning */ .$e(mark.message, properties(mark));
            else if (mark.level === 'notice')
                _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .notice */ .lm(mark.message, properties(mark));
        }
    }
    log.end();
    if (!holds)
        _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setFailed */ .C1(failure ?? 'The gate does not hold.');
}
/** What the summary says of the step itself. */
function stepOf({ title, matrix, failOn }) {
    const named = (0,_github_step_js__WEBPACK_IMPORTED_MODULE_5__/* .stepTitle */ .F)(title, matrix);
    return { title: named, anchor: (0,_github_step_js__WEBPACK_IMPORTED_MODULE_5__/* .stepAnchor */ .A)(process.env, named), gates: failOn !== 'never' };
}
/** Keeps the first lines of the readable report for the log, and its last one; it is written line by line. */
function logHead() {
    const shown = [];
    let beyond = 0;
    let last = '';
    return {
        write(line) {
            last = line.slice(0, -1);
            if (shown.length < logLines)
                shown.push(last);
            else
                beyond++;
        },
        end() {
            _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .info */ .pq((0,_report_printable_js__WEBPACK_IMPORTED_MODULE_8__.safeLines)(shown.join('\n')));
            if (beyond > 0)
                _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .info */ .pq(`… and ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_14__/* .count */ .U9)(beyond, 'more line')}; the summary and the report have them\n${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_8__.safeLines)(last)}`);
        },
    };
}
/** What core takes of an annotation: it leaves out what is absent. */
const properties = ({ level: _level, message: _, ...rest }) => rest;
/** Where the working directory lies in the repository: found by the .git beside the scenarios, wherever the checkout is. */
function prefixOf(cwd, report) {
    const file = report.scenarios[0]?.scenario.file ?? report.rest.problems[0]?.file ?? '';
    for (let folder = node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, file));; folder = node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(folder)) {
        if (node_fs__WEBPACK_IMPORTED_MODULE_0___default().existsSync(node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, '.git'))) {
            const below = node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(cwd, folder).split((node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)).join('/');
            if (below !== '' && !below.startsWith('..'))
                return { below };
            return node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(folder, cwd).split((node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)).join('/');
        }
        if (node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(folder) === folder)
            return '';
    }
}
function linksOf(prefix) {
    const { server, repository, sha } = (0,_github_context_js__WEBPACK_IMPORTED_MODULE_4__/* .readContext */ .y)(process.env);
    return repository && sha ? { server, repository, sha, prefix } : undefined;
}
await main();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 9556:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readContext)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _node_modules_actions_github_lib_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7157);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7979);
// What the job tells of itself: the repository, the commit, the pull request and the run.
// The package's own entry loads an HTTP client with it; the class that reads the context needs none.



/**
 * Reads the context of the job. `env`: the environment of the process, which the class reads. An event that is missing or malformed
 * leaves out what only it tells.
 */
function readContext(env) {
    const context = makeContext(env);
    const { sha, serverUrl: server, runId, runAttempt } = context;
    const repository = repositoryOf(context);
    const pullRequest = pullRequestOf(context);
    return {
        server,
        ...(repository ? { repository } : {}),
        ...(sha ? { sha } : {}),
        ...(pullRequest ? { pullRequest } : {}),
        ...(Number.isSafeInteger(runId) ? { runId } : {}),
        ...(Number.isSafeInteger(runAttempt) ? { runAttempt } : {}),
    };
}
/** The class parses the event at once, and throws where it is no JSON: then it is made without one. */
function makeContext(env) {
    const event = env['GITHUB_EVENT_PATH'];
    if (event === undefined || isJsonObject(event))
        return new _node_modules_actions_github_lib_context_js__WEBPACK_IMPORTED_MODULE_1__/* .Context */ .o();
    delete env['GITHUB_EVENT_PATH'];
    try {
        return new _node_modules_actions_github_lib_context_js__WEBPACK_IMPORTED_MODULE_1__/* .Context */ .o();
    }
    finally {
        env['GITHUB_EVENT_PATH'] = event;
    }
}
function isJsonObject(file) {
    try {
        return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(JSON.parse(node_fs__WEBPACK_IMPORTED_MODULE_0___default().readFileSync(file, 'utf8')));
    }
    catch {
        return false;
    }
}
function repositoryOf(context) {
    try {
        const { owner, repo } = context.repo;
        return owner && repo ? `${owner}/${repo}` : undefined;
    }
    catch {
        // Neither the environment nor the event names it.
        return undefined;
    }
}
function pullRequestOf({ payload }) {
    const pull = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(payload.pull_request);
    const number = pull['number'];
    if (typeof number !== 'number' || !Number.isSafeInteger(number))
        return undefined;
    const head = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(pull['head']);
    const sha = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(head['sha']);
    // The repository of a branch is gone where the fork was deleted.
    const from = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(head['repo'])['full_name']);
    const fork = from !== (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(pull['base'])['repo'])['full_name']);
    return { number, fork, ...(sha === undefined ? {} : { head: sha }) };
}


/***/ }),

/***/ 1185:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ stepAnchor),
/* harmony export */   F: () => (/* binding */ stepTitle)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7979);
// What tells a step apart from the others of its run, on a page that shows them all.


/** A title, with the values of the job's matrix behind it: `refunds (ubuntu-latest, 20)`. `matrix`: its JSON, `null` without one. */
function stepTitle(title, matrix) {
    const values = valuesOf(matrix).join(', ');
    if (values === '')
        return title;
    return title === undefined ? values : `${title} (${values})`;
}
/** Values that are no text, number or truth value name nothing that a reader knows. */
function valuesOf(matrix) {
    if (matrix === undefined)
        return [];
    try {
        const parsed = JSON.parse(matrix);
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(parsed))
            return [];
        return Object.values(parsed)
            .filter((value) => ['string', 'number', 'boolean'].includes(typeof value))
            .map(String);
    }
    catch {
        // Whoever runs the action by hand gives no matrix.
        return [];
    }
}
/** What begins the names of places on the page of this step: no other step of the run has it. */
function stepAnchor(env, title) {
    const step = JSON.stringify([env['GITHUB_JOB'], env['GITHUB_ACTION'], title]);
    return `agent-eval-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(step).digest('hex').slice(0, 6)}`;
}


/***/ }),

/***/ 856:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   annotations: () => (/* binding */ annotations)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9334);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8141);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9073);
/* harmony import */ var _told_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9717);
/* harmony import */ var _turns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2402);






/** The runner keeps ten of a level in a step, and cuts a message at 4,096 characters. */
const most = 10;
const longest = 4000;
const where = 'in the summary and the report';
/** One finding a scenario first, then the second of each, and so on. Holds those that can be among the first ten, and counts the rest. */
const annotations = {
    id: 'annotations',
    doc: 'Errors and warnings at the lines of scenario files',
    make(sink, { prefix = '', holds = true }) {
        const blocked = new _turns_js__WEBPACK_IMPORTED_MODULE_1__/* .Turns */ .P(most);
        const advised = new _turns_js__WEBPACK_IMPORTED_MODULE_1__/* .Turns */ .P(most);
        const known = new _turns_js__WEBPACK_IMPORTED_MODULE_1__/* .Turns */ .P(most);
        let head;
        return {
            begin(given) {
                head = given;
            },
            scenario(scenario) {
                const found = (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .finder */ .n)(scenario);
                return {
                    run: found.run,
                    end() {
                        blocked.add(found.blocking());
                        advised.add(found.advisory());
                        known.add(found.known());
                    },
                };
            },
            end(rest) {
                const errors = (0,_turns_js__WEBPACK_IMPORTED_MODULE_1__/* .takeTurns */ .W)([
                    blocked.first().map((f) => ofFinding(f, 'error', prefix)),
                    problemsInTurn(rest.problems, prefix),
                ]);
                const all = blocked.total + rest.problems.length;
                const warnings = advised.first().map((f) => ofFinding(f, 'warning', prefix));
                const shown = holds
                    ? limit(errors, all, (n) => plain('error', `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(n, 'more finding')} ${where}.`))
                    : errors.slice(0, most - 1);
                for (const one of shown)
                    sink.write(one);
                for (const one of limit(warnings, advised.total, (n) => plain('warning', `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(n, 'more advisory finding')} ${where}.`)))
                    sink.write(one);
                const notices = known.first().map((f) => ofFinding(f, 'notice', prefix, standing(head, f)));
                for (const one of limit(notices, known.total, (n) => plain('notice', `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(n, 'more finding')} that the baseline spares ${where}.`)))
                    sink.write(one);
                if (holds || head === undefined)
                    return;
                const more = all - shown.length;
                const lines = [
                    firstLine(blocked.first()[0], rest, advised.first()[0]),
                    totalsLine(head, rest),
                    more > 0 ? `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .thousands */ .oh)(more)} more ${where}.` : '',
                ];
                sink.write(plain('failure', (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(lines.filter(Boolean).join('\n'), longest)));
            },
        };
    },
};
const plain = (level, message) => ({ level, title: 'agent-eval', message });
/** At most ten of so many; where there are more, the tenth says how many. */
function limit(first, total, rest) {
    return total <= most ? first : [...first.slice(0, most - 1), rest(total - most + 1)];
}
/** The first problem of each file, then the second of each, and so on. */
function problemsInTurn(problems, prefix) {
    const files = new Map();
    for (const problem of problems) {
        const one = ofProblem(problem, prefix);
        const file = files.get(one.file ?? '');
        if (file)
            file.push(one);
        else
            files.set(one.file ?? '', [one]);
    }
    const turns = new _turns_js__WEBPACK_IMPORTED_MODULE_1__/* .Turns */ .P(most);
    for (const file of files.values())
        turns.add(file);
    return turns.first();
}
/** How a finding stands against the baseline, in a sentence. */
const standing = (head, { scenario, dimension }) => head?.baseline?.failures.find((f) => f.scenario === scenario.name && f.dimension === dimension.id)?.message;
function ofFinding(finding, level, prefix, change) {
    const { scenario, id, message, evidence, chains, file, nearest } = (0,_told_js__WEBPACK_IMPORTED_MODULE_4__/* .tell */ .qz)(finding.dimension, finding.scenario);
    const lines = [`${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(scenario, 100)}: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message, 2000)}`];
    if (change !== undefined)
        lines.push((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(change, 500));
    for (const one of evidence.slice(0, 3)) {
        const said = [(0,_told_js__WEBPACK_IMPORTED_MODULE_4__/* .stepOf */ .cg)(one), one.excerpt ?? ''].filter(Boolean).map((t) => (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(t, 300));
        lines.push(`at ${said.join(': ')}`);
    }
    for (const { word, names } of chains)
        lines.push(`${word}: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)((0,_told_js__WEBPACK_IMPORTED_MODULE_4__/* .chainOf */ .dR)(names, 100, '(none)'), 500)}`);
    if (finding.trace !== undefined)
        lines.push(`trace: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(finding.trace, 300)}${(0,_told_js__WEBPACK_IMPORTED_MODULE_4__/* .andMore */ .v)(finding.trials - 1)}`);
    return {
        level,
        title: (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(id, 200),
        message: (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(lines.join('\n'), longest),
        ...placed(file, prefix, nearest),
    };
}
function ofProblem({ file, line, column, message }, prefix) {
    const text = `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(file, 300)}: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message, 2000)}`;
    const place = line === undefined ? undefined : { line, ...(column === undefined ? {} : { column }) };
    return { level: 'error', title: 'could not be read', message: (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(text, longest), ...placed(file, prefix, place) };
}
function placed(file, prefix, place) {
    const path = (0,_place_js__WEBPACK_IMPORTED_MODULE_5__/* .repoPath */ .q)(file, prefix);
    if (path === undefined)
        return {};
    if (place === undefined)
        return { file: path };
    const endLine = Math.max(place.end_line ?? place.line, place.line);
    const at = { file: path, startLine: place.line, endLine };
    if (endLine > place.line || place.column === undefined)
        return at;
    const ends = place.end_column !== undefined && place.end_column >= place.column;
    return { ...at, startColumn: place.column, ...(ends ? { endColumn: place.end_column } : {}) };
}
/** Names scenario, dimension and step, so that the first line of a red check says what to look at. */
function firstLine(blocked, { problems }, advised) {
    if (blocked)
        return inOneLine(blocked);
    const [problem] = problems;
    if (problem) {
        const line = problem.line ? `:${problem.line}` : '';
        return `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(problem.file, 300)}${line}: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(problem.message, 500)}`;
    }
    return advised ? inOneLine(advised) : 'The gate does not hold.';
}
function inOneLine(finding) {
    const { scenario, id, message, evidence } = (0,_told_js__WEBPACK_IMPORTED_MODULE_4__/* .tell */ .qz)(finding.dimension, finding.scenario);
    const step = evidence[0] ? (0,_told_js__WEBPACK_IMPORTED_MODULE_4__/* .stepOf */ .cg)(evidence[0]) : '';
    const at = step === '' ? '' : ` at ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(step, 200)}`;
    return `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(scenario, 100)}: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(id, 200)}${at}: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message, 500)}`;
}
function totalsLine({ totals }, { problems }) {
    const parts = [
        `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .thousands */ .oh)(totals.failed)} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(totals.scenarios, 'scenario')} failed`,
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(totals.blocking_failures, 'blocking finding'),
        totals.advisory_failures > 0 ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(totals.advisory_failures, 'advisory finding') : '',
        problems.length > 0 ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(problems.length, 'problem') : '',
    ];
    return `${parts.filter(Boolean).join(', ')}.`;
}


/***/ }),

/***/ 9191:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9073);

/** How much of a long line is shown: this much ahead of the column, and this much in all. */
const ahead = 60;
const most = 110;
/** The two lines under a problem; none where it has no line, or none that may be shown. */
function excerptOf({ file, line, column = 1 }, lineOf) {
    const text = line === undefined ? undefined : lineOf?.(file, line);
    if (text === undefined || text.trim() === '')
        return [];
    const from = Math.max(0, column - 1 - ahead);
    const before = (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text.slice(from, column - 1));
    const gutter = String(line);
    return [
        `${gutter} | ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text.slice(from), most)}`,
        `${' '.repeat(gutter.length)} | ${' '.repeat(before.length)}^`,
    ];
}


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

/***/ 9047:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  line: () => (/* binding */ line),
  text: () => (/* binding */ text_text)
});

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(7088);
// EXTERNAL MODULE: ./src/report/printable.ts
var printable = __webpack_require__(9073);
// EXTERNAL MODULE: ./src/report/told.ts
var told = __webpack_require__(9717);
;// CONCATENATED MODULE: ./src/report/agreement.ts



function agreementLines(agreement, p) {
    const { true_pass, false_pass, false_fail, true_fail, unlabelled, disagreements } = agreement;
    const agree = true_pass + true_fail;
    const compared = agree + false_pass + false_fail;
    const name = (0,printable.printable)(agreement.label, 60);
    if (compared === 0)
        return [p.bold(p.yellow(`Agreement with ${name}: none of ${(0,model_text/* count */.U9)(unlabelled, 'run')} bears this label`)), ''];
    const row = (verdict, good, bad) => `  ${verdict.padEnd(12)}${String(good).padStart(12)}${String(bad).padStart(12)}`;
    return [
        p.bold(`Agreement with ${name}: ${agree} of ${(0,model_text/* count */.U9)(compared, 'run')}`),
        p.dim(`  ${''.padEnd(12)}${'label good'.padStart(12)}${'label bad'.padStart(12)}`),
        row('verdict pass', true_pass, false_pass),
        row('verdict fail', false_fail, true_fail),
        ...(unlabelled > 0 ? [p.yellow(`  ${(0,model_text/* count */.U9)(unlabelled, 'run')} without a label that says good or bad`)] : []),
        ...disagreements.flatMap((d) => disagreementLines(d, p)),
        '',
    ];
}
function disagreementLines(d, p) {
    const mark = d.kind === 'false_pass' ? p.red('false pass') : p.yellow('false fail');
    const decided = d.dimension === undefined ? 'passes' : `fails by ${(0,printable.printable)(d.dimension)}`;
    const label = (0,printable.printable)(String(d.label), 60);
    return [
        `  ${mark}  ${(0,printable.printable)(d.trace)}  ${p.dim((0,printable.printable)((0,told/* pointOf */.qk)(d.file, d.location)))}`,
        p.dim(`    ${(0,printable.printable)(d.scenario, 100)} ${decided}; the label is ${label}`),
    ];
}

// EXTERNAL MODULE: ./src/report/baseline.ts
var report_baseline = __webpack_require__(7355);
// EXTERNAL MODULE: ./src/report/excerpt.ts
var excerpt = __webpack_require__(9191);
// EXTERNAL MODULE: ./src/report/paint.ts
var paint = __webpack_require__(9066);
;// CONCATENATED MODULE: ./src/report/text.ts








/** How many passing scenarios, and traces without one, are listed one by one. */
const mostListed = 40;
/** How many failing trials of one scenario are shown in full. */
const mostTrials = 5;
/** How many names of a sequence are shown. */
const mostNames = 20;
/** A failing scenario is written as it ends; held until the end: those that pass with something to say, and up to 40 others. */
const text_text = {
    id: 'text',
    doc: 'The report for a person at a terminal',
    make(sink, { color = false, lineOf }) {
        const p = (0,paint/* paints */.A)(color);
        const write = (lines) => {
            for (const line of lines)
                sink.write(`${line}\n`);
        };
        const verdict = verdictOf(p);
        const listed = [];
        const quiet = [];
        let quiets = 0;
        let baseline;
        return {
            begin(head, sums) {
                verdict.begin(head, sums);
                if (head.shard)
                    write([p.yellow(`! ${(0,told/* shardNote */.j0)(head.shard)}`), '']);
                const weaker = [...(head.baseline ? (0,report_baseline/* weakenedOf */.yn)(head.baseline) : []), ...(head.weakened ?? [])];
                const weakened = weaker.map((said) => p.yellow(`! ${(0,printable.printable)(said)}`));
                baseline = head.baseline;
                if (weakened.length > 0)
                    write([...weakened, '']);
            },
            scenario(scenario) {
                const part = scenarioPart(scenario, p);
                return {
                    run: part.run,
                    end() {
                        const { lines, worthShowing } = part.end();
                        if (scenario.verdict === 'fail')
                            write([...lines, '']);
                        else if (worthShowing)
                            listed.push(lines);
                        else if (quiets++ < mostListed)
                            quiet.push(lines);
                    },
                };
            },
            end(rest) {
                for (const lines of listed)
                    write(lines);
                if (quiets > mostListed)
                    write([`${p.green('✓')} ${(0,model_text/* count */.U9)(quiets, 'more scenario')} passed`]);
                else
                    for (const lines of quiet)
                        write(lines);
                if (listed.length + quiets > 0)
                    write(['']);
                write(problemLines(rest, p, lineOf));
                write(unmatchedLines(rest, p));
                if (rest.agreement)
                    write(agreementLines(rest.agreement, p));
                write(noteLines(rest, p));
                if (baseline)
                    write(baselineLines(baseline, p));
                write([verdict.end(rest)]);
            },
        };
    },
};
/** One line alone: the verdict and the counts. */
const line = {
    id: 'line',
    doc: 'One line with the verdict and the counts',
    make(sink, { color = false }) {
        const verdict = verdictOf((0,paint/* paints */.A)(color));
        return {
            begin: verdict.begin,
            scenario: () => ({ run() { }, end() { } }),
            end: (rest) => sink.write(`${verdict.end(rest)}\n`),
        };
    },
};
/** Collects what the line of the verdict says. */
function verdictOf(p) {
    let head;
    let spared = 0;
    return {
        begin(given, { counts }) {
            head = given;
            spared = counts.known;
        },
        end: (rest) => (head ? verdictLine(head, rest, spared, p) : ''),
    };
}
function verdictLine({ verdict, totals }, rest, spared, p) {
    const { scenarios, passed, failed, skipped, traces } = totals;
    const word = { pass: p.green('PASS'), fail: p.red('FAIL'), error: p.red('ERROR') }[verdict];
    const parts = [
        `${(0,model_text/* count */.U9)(scenarios, 'scenario')}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
        (0,model_text/* count */.U9)(traces, 'trace'),
        `${(0,model_text/* count */.U9)(totals.blocking_failures, 'blocking failure')}, ${totals.advisory_failures} advisory`,
    ];
    if (spared > 0)
        parts.push(`${spared} of them spared by the baseline`);
    if (rest.problems.length > 0)
        parts.push((0,model_text/* count */.U9)(rest.problems.length, 'problem'));
    if (rest.unmatched_traces.length > 0)
        parts.push((0,model_text/* count */.U9)(rest.unmatched_traces.length, 'unmatched trace'));
    return `${p.bold(word)}  ${parts.join(' · ')}`;
}
/** How the run stands against its baseline: each failure with its counts, what else differs, and figures that changed. */
function baselineLines(b, p) {
    const named = (names) => `${names
        .slice(0, mostNames)
        .map((n) => (0,printable.printable)(n, 160))
        .join(', ')}${(0,told/* andMore */.v)(names.length - mostNames)}`;
    const failures = b.failures.slice(0, mostListed).map(({ scenario, dimension, gates, message }) => {
        const mark = gates ? p.red('✗') : p.yellow('~');
        return `  ${mark} ${(0,printable.printable)(scenario, 100)}: ${(0,printable.printable)(dimension)}  ${p.dim((0,printable.printable)(message, 500))}`;
    });
    const more = b.failures.length - mostListed;
    if (more > 0)
        failures.push(p.dim(`  … ${(0,model_text/* count */.U9)(more, 'more failure')}; the JSON report has them all`));
    const figures = b.figures.filter((f) => f.marked).slice(0, mostListed);
    return [
        `Baseline: ${(0,report_baseline/* countsOf */.mQ)(b)}`,
        ...failures,
        ...(0,report_baseline/* differencesOf */.g6)(b).map(({ word, names }) => p.dim(`  ${word}: ${named(names)}`)),
        ...figures.map((f) => {
            const { name, was, is, change } = (0,report_baseline/* figureOf */.Mn)(f);
            return `  ${p.yellow('~')} ${(0,printable.printable)(f.scenario, 100)}: ${name} ${was} → ${is} (${change})`;
        }),
        '',
    ];
}
function problemLines({ problems }, p, lineOf) {
    if (problems.length === 0)
        return [];
    const files = new Set(problems.map((one) => one.file)).size;
    return [
        p.bold(p.red(`${(0,model_text/* count */.U9)(problems.length, 'problem')} in ${(0,model_text/* count */.U9)(files, 'file')}`)),
        ...problems.flatMap((one) => [
            `  ${p.bold((0,printable.printable)((0,told/* pointOf */.qk)(one.file, one)))}`,
            `    ${(0,printable.printable)(one.message)}`,
            ...toldOf(one).map((line) => p.dim(`    ${line}`)),
            ...(0,excerpt/* excerptOf */.z)(one, lineOf).map((line) => p.dim(`    ${line}`)),
        ]),
        '',
    ];
}
/** Which scenarios lack a trace for it. */
function toldOf({ scenarios = [] }) {
    if (scenarios.length === 0)
        return [];
    const names = scenarios.slice(0, mostNames).map((name) => (0,printable.printable)(name, 100));
    return [`of ${names.join(', ')}${(0,told/* andMore */.v)(scenarios.length - names.length)}`];
}
function unmatchedLines({ unmatched_traces, unmatched_reasons }, p) {
    const more = unmatched_traces.length - mostListed;
    if (unmatched_traces.length === 0)
        return [];
    return [
        p.bold(p.yellow(`Traces without a scenario: ${unmatched_traces.length}`)),
        ...unmatched_traces
            .slice(0, mostListed)
            .flatMap((trace, i) => [`  ${(0,printable.printable)(trace)}`, p.dim(`    tried: ${(0,printable.printable)(unmatched_reasons[i] ?? '')}`)]),
        ...(more > 0 ? [`  … and ${more} more`] : []),
        '',
    ];
}
function noteLines({ workspace_files, notes }, p) {
    const below = workspace_files.length;
    const lines = (notes ?? []).map((note) => p.dim(`note: ${(0,printable.printable)(note)}`));
    if (below > 0) {
        const are = below === 1 ? 'is no trace' : 'are no traces';
        lines.unshift(p.dim(`${(0,model_text/* count */.U9)(below, 'file')} below the workspaces that traces declare ${are}`));
    }
    return lines.length > 0 || notes ? [...lines, ''] : [];
}
const failed = (d) => d.severity !== 'off' && (d.verdict === 'fail' || d.verdict === 'error');
/** One scenario, with the first of its trials that have findings. */
function scenarioPart(s, p) {
    const mark = { pass: p.green('✓'), fail: p.red('✗'), skip: p.yellow('–') }[s.verdict];
    const name = (0,printable.printable)(s.name, 100);
    const interval = s.trials?.interval.map((n) => n.toFixed(2)).join('–');
    const trials = s.trials && s.trials.total > 1
        ? `${s.trials.passed} of ${s.trials.total} trials passed (95 % interval ${interval})`
        : '';
    const own = s.dimensions
        .filter((d) => failed(d) && !(0,verdict/* isEcho */.yU)(d, s.trials?.total))
        .flatMap((d) => dimensionLines(d, s, p));
    const shown = [];
    let telling = 0;
    let judged;
    return {
        run(r) {
            judged ??= `${(0,model_text/* count */.U9)(r.dimensions.filter((d) => d.verdict === 'pass').length, 'dimension')} passed`;
            if (!r.dimensions.some(failed) && r.notes === undefined)
                return;
            if (telling++ < mostTrials)
                shown.push(runLines(r, s, p));
        },
        end() {
            const worthShowing = s.verdict !== 'pass' || s.dimensions.some(failed) || telling > 0;
            if (!worthShowing)
                return { worthShowing, lines: [`${mark} ${name}  ${p.dim(trials || (judged ?? 'no trace'))}`] };
            const reason = s.reason === undefined ? '' : `${(0,told/* reasonOf */.A3)(s)}: ${(0,printable.printable)(s.reason, 300)}`;
            const facts = [(0,printable.printable)((0,told/* pointOf */.qk)(s.file, s)), trials, reason].filter((t) => t !== '').join(' · ');
            const lines = [`${mark} ${p.bold(name)}  ${p.dim(facts)}`];
            if (s.description !== undefined && s.verdict === 'fail')
                lines.push(p.dim(`  ${(0,printable.printable)(s.description, 300)}`));
            lines.push(...shown.flat());
            const more = telling - mostTrials;
            if (more > 0)
                lines.push(p.dim(`  … ${(0,model_text/* count */.U9)(more, 'more trial')} with findings; the JSON report has them all`));
            return { worthShowing, lines: [...lines, ...own] };
        },
    };
}
function runLines(r, scenario, p) {
    const { turns, tool_calls, tool_errors, cost_usd } = r.stats;
    const figures = [
        r.format,
        r.persona === undefined ? '' : `persona ${(0,printable.printable)(r.persona, 60)}`,
        turns === undefined ? '' : (0,model_text/* count */.U9)(turns, 'turn'),
        `${(0,model_text/* count */.U9)(tool_calls, 'call')}${tool_errors > 0 ? `, ${tool_errors} failed` : ''}`,
        cost_usd === undefined ? '' : `$${cost_usd.toFixed(4)}`,
    ].filter((f) => f !== '');
    const worstFirst = r.dimensions.filter(failed).sort((a, b) => Number((0,verdict/* blocks */.Bv)(b)) - Number((0,verdict/* blocks */.Bv)(a)));
    return [
        `  ${(0,printable.printable)(r.trace)}  ${p.dim(figures.join(' · '))}`,
        ...worstFirst.flatMap((d) => dimensionLines(d, scenario, p)),
        ...(r.notes ?? []).map((note) => p.dim(`    note: ${(0,printable.printable)(note)}`)),
    ];
}
function dimensionLines(d, scenario, p) {
    const { id, message, file, place, evidence, chains } = (0,told/* tell */.qz)(d, scenario);
    const blocking = d.severity === 'blocking' && d.gates !== false;
    const mark = blocking ? p.red(d.verdict === 'error' ? '! ' : '✗ ') : p.yellow('~ ');
    const change = d.change === undefined ? '' : `${d.change} `;
    const kind = `${change}${blocking || d.change ? '' : 'advisory '}${d.verdict === 'error' ? 'cannot be told' : ''}`.trim();
    const at = place ? (0,printable.printable)((0,told/* pointOf */.qk)(file, place)) : '';
    const name = (most) => (one) => (0,printable.printable)(one, most);
    return [
        `    ${mark}${p.bold((0,printable.printable)(id))}${kind === '' ? '' : ` ${p.yellow(`(${kind})`)}`}  ${p.dim(at)}`,
        `      ${(0,printable.printable)(message)}`,
        ...evidence.map((e) => p.dim(`      │ ${(0,told/* saidOf */.Jo)(e, name(80), printable.printable, ' ')}`.trimEnd())),
        ...chains.map(({ word, names }) => p.dim(`      │ ${word}: ${(0,told/* chainOf */.dR)(names, mostNames, '(no calls)', name(60))}`)),
    ];
}


/***/ }),

/***/ 3736:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S4: () => (/* binding */ judge),
  eF: () => (/* binding */ run),
  tf: () => (/* binding */ validate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/documents/document.ts
var documents_document = __webpack_require__(4937);
// EXTERNAL MODULE: ./src/files/globs.ts + 2 modules
var globs = __webpack_require__(257);
// EXTERNAL MODULE: ./src/judging/weakened.ts
var weakened = __webpack_require__(3680);
// EXTERNAL MODULE: ./src/scenario/extend.ts + 2 modules
var extend = __webpack_require__(7959);
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(7088);
;// CONCATENATED MODULE: ./src/run/ask.ts

/** Asks several at a time, in the report's order. Returns what a reader should know. */
async function ask(asking, { settings, shell, ready, entry, progress }) {
    const { makeOracles } = await Promise.all(/* import() */[__webpack_require__.e(3180), __webpack_require__.e(8321)]).then(__webpack_require__.bind(__webpack_require__, 8321));
    const oracles = makeOracles(settings, shell);
    const questions = asking.map(({ asked: { question }, where }) => ({ question, where }));
    const commands = settings.verify.allow && questions.some(({ question }) => question.oracle === 'verify');
    const guarding = commands ? await __webpack_require__.e(/* import() */ 489).then(__webpack_require__.bind(__webpack_require__, 489)) : undefined;
    const changes = await guarding?.guard({ questions, shell, ready, entry, cache: settings.judge.cache });
    let done = 0;
    await Promise.all(asking.map(async ({ asked, result, where }) => {
        result.dimensions[asked.at] = asked.decide(await oracles.ask(asked.question, where));
        result.verdict = result.dimensions.some(verdict/* blocks */.Bv) ? 'fail' : 'pass';
        progress?.(++done, asking.length, 'question');
    }));
    return { notes: oracles.notes().map(shell.redact), problems: (await changes?.()) ?? [] };
}

// EXTERNAL MODULE: ./src/run/baselines.ts + 4 modules
var baselines = __webpack_require__(8282);
// EXTERNAL MODULE: ./src/run/conclude.ts + 1 modules
var conclude = __webpack_require__(4867);
// EXTERNAL MODULE: ./src/run/findings.ts
var findings = __webpack_require__(2223);
// EXTERNAL MODULE: ./src/checks/contract.ts + 1 modules
var contract = __webpack_require__(8985);
// EXTERNAL MODULE: ./src/files/spool.ts
var files_spool = __webpack_require__(292);
// EXTERNAL MODULE: ./src/run/trials.ts + 2 modules
var trials = __webpack_require__(6406);
;// CONCATENATED MODULE: ./src/run/gathering.ts
// What the sources gave: their runs, and of the sources themselves only those that have something to tell.


function beginGathering(scenarios, folder) {
    const spool = (0,files_spool/* makeSpool */.m)(folder);
    const gathering = {
        trials: Array.from({ length: scenarios }, () => new trials/* Trials */.i(spool.list())),
        traces: 0,
        leftOut: 0,
        telling: [],
        spool,
        takeFacts(source, file, { traces, leftOut, ...facts }) {
            gathering.traces += traces;
            gathering.leftOut += leftOut;
            if (facts.unmatched.length + facts.workspaces.length + facts.problems.length > 0)
                gathering.telling.push({ source, file, ...facts });
        },
    };
    return gathering;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
var external_node_fs_default = /*#__PURE__*/__webpack_require__.n(external_node_fs_);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
var external_node_os_default = /*#__PURE__*/__webpack_require__.n(external_node_os_);
;// CONCATENATED MODULE: ./src/files/machine.ts
// What the machine has: processors, and how large a file is.


/** How many threads can run at once. */
const processors = () => external_node_os_default().availableParallelism();
/** The bytes of a file; of one that cannot be looked at, 0. */
function sizeOf(file) {
    try {
        return external_node_fs_default().statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    }
    catch {
        return 0;
    }
}

;// CONCATENATED MODULE: ./src/run/threads.ts
// How many threads judge: workers take time to start, so few bytes are judged sooner by one.


/** A worker is ready after about a quarter of a second, in which one thread judges so many bytes. */
const worthAWorker = 16 << 20;
/** How many threads judge so many sources. `auto`: one for each processor, as far as there is enough for each. */
function threadsFor(cwd, workers, numbered) {
    if (workers !== 'auto')
        return Math.min(workers, numbered.length);
    const most = Math.min(processors(), numbered.length);
    if (most < 2)
        return 1;
    let bytes = 0;
    for (const { source } of numbered)
        for (const file of source.files)
            bytes += sizeOf(external_node_path_default().resolve(cwd, file));
    return Math.max(1, Math.min(most, Math.floor(bytes / worthAWorker)));
}

;// CONCATENATED MODULE: ./src/run/gather.ts
// Judging all sources, by one thread or several.



/** Judges the sources. Oracles keep their counts and caches in one thread, so questions are not shared out. */
async function gather(prepared, { inputs, numbered, folder, entry, progress }) {
    const { cwd, settings, taken, scenarios, evaluateSource } = prepared;
    const gathering = beginGathering(scenarios.length, folder);
    const asks = [...taken].some((s) => s.graded.some((g) => (0,contract/* isAsking */.CL)(g.check)));
    const threads = asks || entry === undefined ? 1 : threadsFor(cwd, settings.workers, numbered);
    let done = 0;
    const judge = async ({ source, number }) => {
        const facts = await evaluateSource(source, (run, index) => gathering.trials[run.scenario]?.add({ source: number, index }, run.result, run.print, run.asked));
        gathering.takeFacts(number, source.files[0], facts);
        progress?.(++done, numbered.length);
    };
    try {
        if (threads > 1 && entry !== undefined) {
            const { shareOut } = await __webpack_require__.e(/* import() */ 7618).then(__webpack_require__.bind(__webpack_require__, 7618));
            const judged = (some) => {
                done += some;
                progress?.(done, numbered.length);
            };
            await shareOut({ entry, task: { cwd, settings, inputs }, numbered, threads, gathering, judge, judged });
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
async function bindOnly({ scenarios, whole, evaluateSource }, { traces, telling, spool }, numbered) {
    const found = telling.find(({ unmatched }) => unmatched[0]?.last);
    const [only, ...others] = scenarios.filter((s) => !s.everyTrace);
    const at = numbered.find(({ number }) => number === found?.source);
    if (!at || !whole || traces !== 1 || !only || others.length > 0)
        return undefined;
    const gathered = beginGathering(scenarios.length, undefined);
    const facts = await evaluateSource(at.source, (run, index) => gathered.trials[run.scenario]?.add({ source: at.number, index }, run.result, run.print, run.asked), only);
    // What other sources say, which hold no trace, stays.
    gathered.takeFacts(at.number, at.source.files[0], facts);
    gathered.telling.push(...telling.filter((one) => one.source !== at.number));
    gathered.telling.sort((a, b) => a.source - b.source);
    spool.close();
    return gathered;
}

// EXTERNAL MODULE: ./src/run/inputs.ts
var run_inputs = __webpack_require__(4280);
// EXTERNAL MODULE: ./src/run/portion.ts
var portion = __webpack_require__(4818);
// EXTERNAL MODULE: ./src/run/prepare.ts + 12 modules
var prepare = __webpack_require__(4128);
// EXTERNAL MODULE: ./src/run/ready.ts + 2 modules
var run_ready = __webpack_require__(8027);
// EXTERNAL MODULE: ./src/run/reports.ts
var reports = __webpack_require__(742);
// EXTERNAL MODULE: ./src/files/hash.ts
var hash = __webpack_require__(6667);
// EXTERNAL MODULE: ./src/options.ts
var options = __webpack_require__(8381);
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
            const size = sizeOf(external_node_path_default().resolve(cwd, file));
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
var sources = __webpack_require__(7553);
// EXTERNAL MODULE: ./src/run/unmatched.ts
var run_unmatched = __webpack_require__(5944);
;// CONCATENATED MODULE: ./src/run/run.ts
// The shell: has the sources evaluated, by this thread or by several, asks the oracles, and collects the report.


















/** Judges everything that the settings name, below a working directory. Throws a UsageError for a wrong call or config. */
async function judge(cwd, given, hooks = {}) {
    const baseline = (0,baselines/* readBaseline */.m)(cwd, given);
    const settings = baseline?.first ? { ...given, only: [...baseline.first.scenarios] } : given;
    const inputs = (0,run_inputs/* readInputs */.K)(cwd, settings);
    const prepared = await (0,prepare/* prepare */.iA)(cwd, settings, inputs);
    const { scenarios, globs } = prepared;
    const own = scenarios
        .filter((s) => !s.everyTrace)
        .flatMap((s) => s.traces)
        .filter((g) => !g.startsWith('!'));
    (0,reports/* checkReports */.U)(cwd, settings, [...globs, ...own]);
    const listing = (0,sources/* listSources */.rP)(cwd, [...globs, ...own]);
    const cut = settings.shard === undefined ? undefined : readCut(settings.shard, hooks.env ?? {});
    const { numbered, listing: listed } = cut
        ? cutSources(cwd, listing.sources, cut)
        : { numbered: listing.sources.map((source, number) => ({ source, number })), listing: '' };
    const folder = hooks.env?.['RUNNER_TEMP'] || undefined;
    const { entry, progress } = hooks;
    const gathered = await gather(prepared, { inputs, numbered, folder, entry, progress });
    try {
        const only = await bindOnly(prepared, gathered, numbered);
        if (!cut)
            return await report(prepared, listing, only ?? gathered, hooks, baseline);
        const { env = {} } = hooks;
        const identity = {
            ...cut,
            files: numbered.length,
            listing: listed,
            ...(0,portion/* identityOf */.cu)(inputs, settings),
            ...(env['GITHUB_SHA'] ? { commit: env['GITHUB_SHA'] } : {}),
            ...(env['GITHUB_RUN_ID'] ? { run: env['GITHUB_RUN_ID'] } : {}),
        };
        return await shardReport(prepared, listing, { gathered, only }, hooks, identity);
    }
    catch (e) {
        gathered.spool.close();
        throw e;
    }
}
/** The report of what was gathered: oracles are asked, copies are told apart, scenarios are decided. */
async function report(prepared, listing, gathered, hooks, baseline) {
    const links = new Map(linksOf(listing.sources));
    const linked = new Set([...links].flat());
    for (const trials of gathered.trials)
        trials.arrange((source) => links.get(source) ?? source, linked);
    const oracle = await answer(prepared, listing.sources, [gathered], hooks);
    const compared = baseline && {
        baseline,
        compareTo: (results) => (0,baselines/* compareWith */.G)(baseline, prepared.settings, prepared, results),
    };
    const fed = await (0,conclude/* conclude */.Ep)({ ...concluding(prepared, listing, gathered, oracle), ...compared });
    return { ...fed, close: gathered.spool.close };
}
/** The report of one part of the sources, in which all is left open that only all of them decide. */
async function shardReport(prepared, listing, { gathered, only }, hooks, identity) {
    const all = only ? [gathered, only] : [gathered];
    for (const { trials } of all)
        for (const one of trials)
            one.arrangeAll();
    const oracle = await answer(prepared, listing.sources, all, hooks);
    const given = concluding(prepared, listing, gathered, oracle);
    const fed = await (0,portion/* concludeShard */.Ab)(given, identity, only && { trials: judgedTrials(prepared, only), telling: only.telling });
    return { ...fed, close: gathered.spool.close };
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
function concluding(prepared, listing, gathered, oracle) {
    const judged = prepared.scenarios.filter((s) => prepared.taken.has(s));
    const common = commonOf(prepared, judged, listing);
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
function commonOf(prepared, judged, listing) {
    const { cwd, settings, config, scenarios, problems, globs } = prepared;
    const unmatched = [...listing.unmatched, ...narrowedToNothing(cwd, scenarios, listing.sources)];
    return {
        plans: judged.map((s) => (0,findings/* planOf */.X)(s, config.severity)),
        owners: scenarios.filter((s) => !s.everyTrace).map((s) => s.name),
        scenarios: scenarios.length,
        ...(settings.agreement === undefined ? {} : { agreement: settings.agreement }),
        missingTrace: settings.missingTrace,
        unmatchedTrace: settings.unmatchedTrace,
        weakened: (0,weakened/* severityWeakenings */.Ev)(judged, config.severity),
        problems,
        globs: (0,run_unmatched/* unmatchedGlobs */.Zq)(prepared, unmatched),
        faults: listing.faults,
        links: linksOf(listing.sources),
        notes: listing.sources.length === 0 ? [(0,run_unmatched/* noneMatched */.N)(cwd, globs)] : [],
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
function questionsOf({ cwd, scenarios }, sources, { trials }) {
    return scenarios.flatMap(({ name }, i) => [...(trials[i]?.asking() ?? [])].map(({ asked, result, source, trial }) => {
        const traceFile = external_node_path_default().resolve(cwd, sources[source]?.files[0] ?? '');
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
function narrowedToNothing(cwd, scenarios, sources) {
    const matcher = (0,globs/* globMatcher */.fU)(cwd);
    return scenarios
        .filter((s) => s.everyTrace)
        .flatMap((s) => s.traces)
        .filter((g) => !g.startsWith('!') && !sources.some(({ files: [file] }) => matcher(g)(file)));
}
/** Checks scenario files, the config and the registry, without any trace. */
async function validate(cwd, settings) {
    const inputs = (0,run_inputs/* readInputs */.K)(cwd, settings);
    const ready = (0,run_ready/* makeReady */.w)();
    const unreadable = [];
    const registry = await (0,prepare/* registryOf */.Fv)(inputs, unreadable, ready);
    const { scenarios, problems } = await (0,prepare/* loadInputs */.IV)(cwd, inputs, ready, registry);
    const place = await ready.placer();
    const advice = scenarios.flatMap((s) => s.where ? (0,extend/* problemsIn */._n)(s.advice, s.where, place) : (0,documents_document/* toProblems */.ek)(s.document, s.advice, place));
    return { scenarios: scenarios.map((s) => s.name), problems: [...inputs.problems, ...unreadable, ...problems], advice };
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
