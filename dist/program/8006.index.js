export const id = 8006;
export const ids = [8006];
export const modules = {

/***/ 78006:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tell: () => (/* binding */ tell)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
var external_node_fs_default = /*#__PURE__*/__webpack_require__.n(external_node_fs_);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 2 modules
var core = __webpack_require__(94346);
// EXTERNAL MODULE: ./src/github/context.ts
var context = __webpack_require__(19556);
// EXTERNAL MODULE: ./src/report/annotations.ts
var annotations = __webpack_require__(856);
// EXTERNAL MODULE: ./src/report/summary.ts + 14 modules
var summary = __webpack_require__(61047);
// EXTERNAL MODULE: ./src/report/text.ts + 1 modules
var report_text = __webpack_require__(19047);
// EXTERNAL MODULE: ./src/github/limits.ts
var limits = __webpack_require__(71679);
;// CONCATENATED MODULE: ./src/github/result.ts




/** The writers that collect what the settings ask for; `end` gives it, once the report was fed. */
function collecting(asked, setup) {
    const [comment, check, verdict] = [[], [], []];
    const marks = [];
    const into = (parts) => ({ write: (part) => void parts.push(part) });
    const writers = [];
    if (asked.comment !== 'never')
        writers.push(summary.summary.make(into(comment), { ...setup, room: limits/* commentRoom */.H9 }));
    if (asked.checkName !== undefined)
        writers.push(summary.summary.make(into(check), { ...setup, room: limits/* checkRoom */.kX }), report_text.line.make(into(verdict), { color: false }), annotations.annotations.make(into(marks), { ...setup, places: limits/* mostMarks */.y4 }));
    const end = () => ({ comment: comment.join(''), check: check.join(''), line: verdict.join('').trim(), marks });
    return { writers, end };
}

// EXTERNAL MODULE: ./src/github/step.ts
var step = __webpack_require__(11185);
// EXTERNAL MODULE: ./src/judging/report.ts + 1 modules
var judging_report = __webpack_require__(74367);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/report/feed.ts
var feed = __webpack_require__(93452);
// EXTERNAL MODULE: ./src/report/printable.ts
var printable = __webpack_require__(29073);
// EXTERNAL MODULE: ./src/run/reports.ts
var reports = __webpack_require__(70742);
// EXTERNAL MODULE: ./src/action/page.ts
var action_page = __webpack_require__(45927);
;// CONCATENATED MODULE: ./src/action/tell.ts
// What the action tells of a report: summary, annotations, the log, and the step's result.















/** The log shows so many lines of the readable report; the summary and the report have all of it. */
const logLines = 400;
/** Writes the reports, sets the outputs by `setOutputs`, and shows the report. Returns what could not be written, and what is to be told elsewhere. */
async function tell(cwd, report, settings, setOutputs) {
    const prefix = prefixOf(cwd, report);
    const links = linksOf(prefix);
    const unwritten = await (0,reports/* writeReports */.Li)(cwd, settings, report, { links, prefix, ...stepOf(settings) });
    setOutputs();
    return { unwritten, result: show(report, settings, prefix, links) };
}
/** Writes the summary, annotates, shows the readable report in the log, and fails the step where the gate does not hold. */
function show(report, settings, prefix, links) {
    const holds = (0,judging_report/* gate */.G)(report.head, settings.failOn).holds;
    const viewer = (0,reports/* viewerOf */.Gj)(settings);
    const marks = [];
    const log = logHead();
    const writers = [
        annotations.annotations.make({ write: (mark) => void marks.push(mark) }, { prefix, holds, viewer }),
        report_text.text.make(log, { color: false }),
    ];
    const { reportJson: reportPath, artifact: artifacts } = settings;
    const told = { links, viewer, reportPath, artifacts, ...stepOf(settings) };
    const page = settings.summary ? (0,action_page/* summaryFile */.b)() : undefined;
    if (page)
        writers.push(summary.summary.make({ write: page.append }, { ...told, room: page.room }));
    const elsewhere = collecting(settings, { ...told, prefix, holds });
    writers.push(...elsewhere.writers);
    (0,feed/* feed */.hm)(report, writers);
    const failure = marks.find((mark) => mark.level === 'failure')?.message;
    if (failure !== undefined)
        core/* info */.pq((0,printable.safeLines)(failure.split('\n')[0]));
    if (settings.annotations) {
        for (const mark of marks) {
            if (mark.level === 'error')
                core/* error */.z3(mark.message, properties(mark));
            else if (mark.level === 'warning')
                core/* warning */.$e(mark.message, properties(mark));
            else if (mark.level === 'notice')
                core/* notice */.lm(mark.message, properties(mark));
        }
    }
    log.end();
    if (!holds)
        core/* setFailed */.C1(failure ?? 'The gate does not hold.');
    return { holds, passes: report.head.verdict === 'pass', ...elsewhere.end() };
}
/** What the summary says of the step itself. */
function stepOf({ title, matrix, failOn }) {
    const named = (0,step/* stepTitle */.Fb)(title, matrix);
    return { title: named, anchor: (0,step/* stepAnchor */.AK)(process.env, named), gates: failOn !== 'never' };
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
            core/* info */.pq((0,printable.safeLines)(shown.join('\n')));
            if (beyond > 0)
                core/* info */.pq(`… and ${(0,model_text/* count */.U9)(beyond, 'more line')}; the summary and the report have them\n${(0,printable.safeLines)(last)}`);
        },
    };
}
/** What core takes of an annotation: it leaves out what is absent. */
const properties = ({ level: _level, message: _, ...rest }) => rest;
/** Where the working directory lies in the repository: found by the .git beside the scenarios, wherever the checkout is. */
function prefixOf(cwd, report) {
    const file = report.scenarios[0]?.scenario.file ?? report.rest.problems[0]?.file ?? '';
    for (let folder = external_node_path_default().dirname(external_node_path_default().resolve(cwd, file));; folder = external_node_path_default().dirname(folder)) {
        if (external_node_fs_default().existsSync(external_node_path_default().join(folder, '.git'))) {
            const below = external_node_path_default().relative(cwd, folder).split((external_node_path_default()).sep).join('/');
            if (below !== '' && !below.startsWith('..'))
                return { below };
            return external_node_path_default().relative(folder, cwd).split((external_node_path_default()).sep).join('/');
        }
        if (external_node_path_default().dirname(folder) === folder)
            return '';
    }
}
function linksOf(prefix) {
    const { server, repository, sha } = (0,context/* readContext */.y)(process.env);
    return repository && sha ? { server, repository, sha, prefix } : undefined;
}


/***/ }),

/***/ 19556:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readContext)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _node_modules_actions_github_lib_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37157);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87979);
// What the job tells of itself: the repository, the commit, the pull request and the run.
// The package's own entry loads an HTTP client with it; the class that reads the context needs none.



/**
 * Reads the context of the job. `env`: the environment of the process, which the class reads. An event that is missing or malformed
 * leaves out what only it tells.
 */
function readContext(env) {
    const context = makeContext(env);
    const { sha, serverUrl: server, runId, runAttempt, runNumber } = context;
    const repository = repositoryOf(context);
    const pullRequest = pullRequestOf(context) ?? commentedOf(context);
    const workflow = /^[^/]+\/[^/]+\/([^@]+)@/.exec(env['GITHUB_WORKFLOW_REF'] ?? '')?.[1];
    const after = afterOf(context);
    return {
        server,
        ...(repository ? { repository } : {}),
        ...(sha ? { sha } : {}),
        ...(pullRequest ? { pullRequest } : {}),
        ...(Number.isSafeInteger(runId) ? { runId } : {}),
        ...(Number.isSafeInteger(runAttempt) ? { runAttempt } : {}),
        ...(Number.isSafeInteger(runNumber) ? { runNumber } : {}),
        ...(workflow ? { workflow } : {}),
        ...(after ? { after } : {}),
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
/** The pull request that somebody commented on, by the event `issue_comment`: of its branch the event tells nothing. */
function commentedOf({ payload }) {
    const issue = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(payload.issue);
    const number = issue['number'];
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(issue['pull_request']) || typeof number !== 'number' || !Number.isSafeInteger(number))
        return undefined;
    return { number, fork: false };
}
function afterOf({ payload }) {
    const run = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(payload['workflow_run']);
    const [sha, branch] = [(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(run['head_sha']), (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(run['head_branch'])];
    const repository = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(run['head_repository'])['full_name']);
    if (sha === undefined || branch === undefined || repository === undefined)
        return undefined;
    const pulls = Array.isArray(run['pull_requests']) ? run['pull_requests'] : [];
    const number = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(pulls[0])['number'];
    return { sha, branch, repository, ...(Number.isSafeInteger(number) ? { pullRequest: number } : {}) };
}


/***/ }),

/***/ 71679:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ batchSize),
/* harmony export */   H9: () => (/* binding */ commentRoom),
/* harmony export */   kX: () => (/* binding */ checkRoom),
/* harmony export */   y4: () => (/* binding */ mostMarks)
/* harmony export */ });
// What GitHub takes of a comment and of a check, and how much of it is used.
/** The most bytes of what a comment says: GitHub takes 65,536 characters, and it has a mark and a last line beside. */
const commentRoom = 64_000;
/** The most bytes of the summary of a check. */
const checkRoom = 65_535;
/** So many annotations of a check are taken in one request. */
const batchSize = 50;
/** So many places are shown of one level: a request for each fifty of them. */
const mostMarks = 1000;


/***/ }),

/***/ 11185:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AK: () => (/* binding */ stepAnchor),
/* harmony export */   Fb: () => (/* binding */ stepTitle),
/* harmony export */   Ug: () => (/* binding */ stepKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87979);
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
/** Tells what this step writes from what any other step writes, of this workflow or another, in this run or the next. */
function stepKey(env, workflow, title) {
    const step = [workflow ?? env['GITHUB_WORKFLOW'], env['GITHUB_JOB'], env['GITHUB_ACTION'], title];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(step)).digest('hex').slice(0, 16);
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
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5086);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19334);
/* harmony import */ var _html_fragment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7980);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18141);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29073);
/* harmony import */ var _strength_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74657);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2577);
/* harmony import */ var _told_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39717);
/* harmony import */ var _turns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92402);









/** The runner keeps ten of a level in a step, and cuts a message at 4,096 characters. */
const runnerKeeps = 10;
const longest = 4000;
const where = 'in the summary and the report';
/** One finding a scenario first, then the second of each, and so on. Holds those that can be among the first, and counts the rest. */
const annotations = {
    id: 'annotations',
    doc: 'Errors and warnings at the lines of scenario files',
    make(sink, { prefix = '', holds = true, places: most = runnerKeeps, viewer }) {
        const told = (finding, level, change) => ofFinding(finding, level, { prefix, viewer, change });
        const blocked = new _turns_js__WEBPACK_IMPORTED_MODULE_2__/* .Turns */ .P(most);
        const advised = new _turns_js__WEBPACK_IMPORTED_MODULE_2__/* .Turns */ .P(most);
        const known = new _turns_js__WEBPACK_IMPORTED_MODULE_2__/* .Turns */ .P(most);
        let head;
        return {
            begin(given) {
                head = given;
            },
            scenario(scenario) {
                const found = (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .finder */ .n)(scenario);
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
                const errors = (0,_turns_js__WEBPACK_IMPORTED_MODULE_2__/* .takeTurns */ .W)([
                    blocked.first().map((f) => told(f, 'error')),
                    problemsInTurn(rest.problems, prefix, most),
                ]);
                const all = blocked.total + rest.problems.length;
                const warnings = advised.first().map((f) => told(f, 'warning'));
                const shown = holds
                    ? limit(errors, all, most, (n) => plain('error', `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(n, 'more finding')} ${where}.`))
                    : errors.slice(0, most - 1);
                for (const one of shown)
                    sink.write(one);
                for (const one of limit(warnings, advised.total, most, (n) => plain('warning', `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(n, 'more advisory finding')} ${where}.`)))
                    sink.write(one);
                const notices = known.first().map((f) => told(f, 'notice', standing(head, f)));
                for (const one of limit(notices, known.total, most, (n) => plain('notice', `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(n, 'more finding')} that the gate spares ${where}.`)))
                    sink.write(one);
                if (holds || head === undefined)
                    return;
                const more = all - shown.length;
                const lines = [
                    firstLine(blocked.first()[0], rest, weakOf(head) ?? advised.first()[0]),
                    totalsLine(head, rest),
                    more > 0 ? `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .thousands */ .oh)(more)} more ${where}.` : '',
                ];
                sink.write(plain('failure', (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(lines.filter(Boolean).join('\n'), longest)));
            },
        };
    },
};
const plain = (level, message) => ({ level, title: 'agent-eval', message });
/** At most `most` of so many; where there are more, the last says how many. */
function limit(first, total, most, rest) {
    return total <= most ? first : [...first.slice(0, most - 1), rest(total - most + 1)];
}
/** The first problem of each file, then the second of each, and so on. */
function problemsInTurn(problems, prefix, most) {
    const files = new Map();
    for (const problem of problems) {
        const one = ofProblem(problem, prefix);
        const file = files.get(one.file ?? '');
        if (file)
            file.push(one);
        else
            files.set(one.file ?? '', [one]);
    }
    const turns = new _turns_js__WEBPACK_IMPORTED_MODULE_2__/* .Turns */ .P(most);
    for (const file of files.values())
        turns.add(file);
    return turns.first();
}
/** How a finding stands against the baseline, in a sentence. */
const standing = (head, { scenario, dimension }) => head?.baseline?.failures.find((f) => f.scenario === scenario.name && f.dimension === dimension.id)?.message;
function ofFinding(finding, level, { prefix, viewer, change }) {
    const { scenario, id, message, evidence, chains, file, nearest } = (0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .tell */ .qz)(finding.dimension, finding.scenario);
    const lines = [`${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(scenario, 100)}: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message, 2000)}`];
    if (change !== undefined)
        lines.push((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(change, 500));
    for (const one of evidence.slice(0, 3)) {
        const said = [(0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .stepOf */ .cg)(one), one.excerpt ?? ''].filter(Boolean).map((t) => (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(t, 300));
        lines.push(`at ${said.join(': ')}`);
    }
    for (const { word, names } of chains)
        lines.push(`${word}: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)((0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .chainOf */ .dR)(names, 100, '(none)'), 500)}`);
    if (finding.trace !== undefined)
        lines.push(`trace: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(finding.trace, 300)}${(0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .andMore */ .v)(finding.trials - 1)}`);
    const seen = (0,_html_fragment_js__WEBPACK_IMPORTED_MODULE_6__/* .seenAt */ .dh)(viewer, finding);
    if (seen !== undefined)
        lines.push(`seen at: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(seen, 500)}`);
    return {
        level,
        title: (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(id, 200),
        message: (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(lines.join('\n'), longest),
        ...placed(file, prefix, nearest),
    };
}
function ofProblem({ file, line, column, message }, prefix) {
    const text = `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(file, 300)}: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message, 2000)}`;
    const place = line === undefined ? undefined : { line, ...(column === undefined ? {} : { column }) };
    return { level: 'error', title: 'could not be read', message: (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(text, longest), ...placed(file, prefix, place) };
}
function placed(file, prefix, place) {
    const path = (0,_place_js__WEBPACK_IMPORTED_MODULE_7__/* .repoPath */ .q)(file, prefix);
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
/** Why the scenarios are too weak, where a floor says so. */
const weakOf = ({ strength }) => strength && (0,_strength_js__WEBPACK_IMPORTED_MODULE_1__/* .floorMissed */ .gZ)(strength, strength.floor);
/** Names scenario, dimension and step, so that the first line of a red check says what to look at. */
function firstLine(blocked, { problems }, less) {
    if (blocked)
        return inOneLine(blocked);
    const [problem] = problems;
    if (problem) {
        const line = problem.line ? `:${problem.line}` : '';
        return `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(problem.file, 300)}${line}: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(problem.message, 500)}`;
    }
    if (typeof less === 'string')
        return `${less}.`;
    return less ? inOneLine(less) : 'The gate does not hold.';
}
function inOneLine(finding) {
    const { scenario, id, message, evidence } = (0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .tell */ .qz)(finding.dimension, finding.scenario);
    const step = evidence[0] ? (0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .stepOf */ .cg)(evidence[0]) : '';
    const at = step === '' ? '' : ` at ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(step, 200)}`;
    return `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(scenario, 100)}: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(id, 200)}${at}: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message, 500)}`;
}
function totalsLine({ totals }, { problems }) {
    const parts = [
        `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .thousands */ .oh)(totals.failed)} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(totals.scenarios, 'scenario')} failed`,
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(totals.blocking_failures, 'blocking finding'),
        totals.advisory_failures > 0 ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(totals.advisory_failures, 'advisory finding') : '',
        problems.length > 0 ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(problems.length, 'problem') : '',
        ...(0,_tags_js__WEBPACK_IMPORTED_MODULE_8__/* .ratesIn */ .P)(totals)
            .filter(({ met }) => !met)
            .slice(0, 5)
            .map(({ tag, said }) => `tag ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(tag, 100)}: ${said}`),
    ];
    return `${parts.filter(Boolean).join(', ')}.`;
}


/***/ }),

/***/ 89191:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29073);

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

/***/ 19047:
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
var verdict = __webpack_require__(47088);
// EXTERNAL MODULE: ./src/report/printable.ts
var printable = __webpack_require__(29073);
// EXTERNAL MODULE: ./src/report/told.ts
var told = __webpack_require__(39717);
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
var report_baseline = __webpack_require__(67355);
// EXTERNAL MODULE: ./src/report/excerpt.ts
var excerpt = __webpack_require__(89191);
// EXTERNAL MODULE: ./src/report/paint.ts
var paint = __webpack_require__(9066);
// EXTERNAL MODULE: ./src/report/since.ts
var report_since = __webpack_require__(87860);
// EXTERNAL MODULE: ./src/report/strength.ts
var report_strength = __webpack_require__(74657);
// EXTERNAL MODULE: ./src/report/tags.ts
var tags = __webpack_require__(2577);
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
        let rates = [];
        let strength;
        return {
            begin(head, sums) {
                verdict.begin(head, sums);
                if (head.shard)
                    write([p.yellow(`! ${(0,told/* shardNote */.j0)(head.shard)}`), '']);
                const weaker = [...(head.baseline ? (0,report_baseline/* weakenedOf */.yn)(head.baseline) : []), ...(head.weakened ?? [])];
                const weakened = weaker.map((said) => p.yellow(`! ${(0,printable.printable)(said)}`));
                const since = (0,report_since/* sinceOf */.e)(head);
                if (since !== undefined)
                    write([p.yellow(`! ${(0,printable.printable)(since)}`), '']);
                baseline = head.baseline;
                rates = (0,tags/* ratesIn */.P)(head.totals);
                strength = head.strength;
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
                write(rateLines(rates, p));
                if (strength)
                    write((0,report_strength/* strengthShort */.yn)(strength, p));
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
            scenario: () => ({ end() { } }),
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
function verdictLine(head, rest, spared, p) {
    const { verdict, totals, strength } = head;
    const { scenarios, passed, failed, skipped, traces } = totals;
    const word = { pass: p.green('PASS'), fail: p.red('FAIL'), error: p.red('ERROR') }[verdict];
    const parts = [
        `${(0,model_text/* count */.U9)(scenarios, 'scenario')}: ${passed} passed, ${failed} failed${totals.tolerated ? ` (${totals.tolerated} tolerated)` : ''}${skipped > 0 ? `, ${skipped} skipped` : ''}`,
        ...((0,report_since/* unchangedIn */.F)(head) > 0 ? [`${(0,report_since/* unchangedIn */.F)(head)} not judged again`] : []),
        (0,model_text/* count */.U9)(traces, 'trace'),
        `${(0,model_text/* count */.U9)(totals.blocking_failures, 'blocking failure')}, ${totals.advisory_failures} advisory`,
    ];
    if (spared > 0)
        parts.push(`${spared} of them ${totals.tolerated ? 'tolerated' : 'spared by the baseline'}`);
    if (rest.problems.length > 0)
        parts.push((0,model_text/* count */.U9)(rest.problems.length, 'problem'));
    if (rest.unmatched_traces.length > 0)
        parts.push((0,model_text/* count */.U9)(rest.unmatched_traces.length, 'unmatched trace'));
    if (strength && (0,report_strength/* floorMissed */.gZ)(strength, strength.floor) !== undefined)
        parts.push(p.red('strength below the floor'));
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
function rateLines(rates, p) {
    if (rates.length === 0)
        return [];
    return [
        ...rates.map(({ tag, met, said }) => `${met ? p.green('✓') : p.red('✗')} tag ${(0,printable.printable)(tag, 100)}: ${said}`),
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
        ...(r.first_difference ? [`    ${p.yellow('≠')} ${(0,printable.printable)((0,told/* differenceOf */.Pq)(r.first_difference), 600)}`] : []),
        ...(r.notes ?? []).map((note) => p.dim(`    note: ${(0,printable.printable)(note)}`)),
    ];
}
function dimensionLines(d, scenario, p) {
    const { id, message, file, place, evidence, chains } = (0,told/* tell */.qz)(d, scenario);
    const blocking = d.severity === 'blocking' && d.gates !== false;
    const mark = blocking ? p.red(d.verdict === 'error' ? '! ' : '✗ ') : p.yellow('~ ');
    const spared = d.gates === false ? 'tolerated ' : '';
    const change = d.change === undefined ? spared : `${d.change} `;
    const kind = `${change}${blocking || change !== '' ? '' : 'advisory '}${d.verdict === 'error' ? 'cannot be told' : ''}`.trim();
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

/***/ 37157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ Context)
/* harmony export */ });
/* harmony import */ var fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79896);
/* harmony import */ var os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70857);


class Context {
    /**
     * Hydrate the context from the environment
     */
    constructor() {
        var _a, _b, _c;
        this.payload = {};
        if (process.env.GITHUB_EVENT_PATH) {
            if ((0,fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(process.env.GITHUB_EVENT_PATH)) {
                this.payload = JSON.parse((0,fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(process.env.GITHUB_EVENT_PATH, { encoding: 'utf8' }));
            }
            else {
                const path = process.env.GITHUB_EVENT_PATH;
                process.stdout.write(`GITHUB_EVENT_PATH ${path} does not exist${os__WEBPACK_IMPORTED_MODULE_1__.EOL}`);
            }
        }
        this.eventName = process.env.GITHUB_EVENT_NAME;
        this.sha = process.env.GITHUB_SHA;
        this.ref = process.env.GITHUB_REF;
        this.workflow = process.env.GITHUB_WORKFLOW;
        this.action = process.env.GITHUB_ACTION;
        this.actor = process.env.GITHUB_ACTOR;
        this.job = process.env.GITHUB_JOB;
        this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10);
        this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10);
        this.runId = parseInt(process.env.GITHUB_RUN_ID, 10);
        this.apiUrl = (_a = process.env.GITHUB_API_URL) !== null && _a !== void 0 ? _a : `https://api.github.com`;
        this.serverUrl = (_b = process.env.GITHUB_SERVER_URL) !== null && _b !== void 0 ? _b : `https://github.com`;
        this.graphqlUrl =
            (_c = process.env.GITHUB_GRAPHQL_URL) !== null && _c !== void 0 ? _c : `https://api.github.com/graphql`;
    }
    get issue() {
        const payload = this.payload;
        return Object.assign(Object.assign({}, this.repo), { number: (payload.issue || payload.pull_request || payload).number });
    }
    get repo() {
        if (process.env.GITHUB_REPOSITORY) {
            const [owner, repo] = process.env.GITHUB_REPOSITORY.split('/');
            return { owner, repo };
        }
        if (this.payload.repository) {
            return {
                owner: this.payload.repository.owner.login,
                repo: this.payload.repository.name
            };
        }
        throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
    }
}
//# sourceMappingURL=context.js.map

/***/ })

};
