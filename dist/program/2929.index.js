export const id = 2929;
export const ids = [2929,1454];
export const modules = {

/***/ 22929:
/***/ ((module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33838);
/* harmony import */ var _action_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45927);
/* harmony import */ var _github_asked_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(36551);
/* harmony import */ var _judging_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74367);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5086);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88381);
/* harmony import */ var _report_printable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29073);
/* harmony import */ var _run_begin_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(69008);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(311);
// The GitHub entry, the only file that knows @actions: inputs → options; summary, annotations, outputs, the step's result.












async function main() {
    const cwd = process.cwd();
    // Where the inputs cannot be read, what was wanted of the summary is not known: then it is written.
    let settings;
    let judged = false;
    try {
        if (process.argv[2] === _version_js__WEBPACK_IMPORTED_MODULE_9__/* .workerWord */ .p) {
            await (await Promise.all(/* import() */[__webpack_require__.e(3619), __webpack_require__.e(1189), __webpack_require__.e(216), __webpack_require__.e(4715), __webpack_require__.e(9750), __webpack_require__.e(1484), __webpack_require__.e(9583)]).then(__webpack_require__.bind(__webpack_require__, 34198))).serve();
            return;
        }
        settings = readInputs();
        if (settings.judge.apiKey !== undefined)
            _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setSecret */ .Pq(settings.judge.apiKey);
        const reportPath = settings.reportJson ?? newReportFile();
        settings.reportJson = reportPath;
        const report = await reportOf(cwd, settings);
        judged = true;
        let told;
        try {
            const { tell } = await Promise.all(/* import() */[__webpack_require__.e(3619), __webpack_require__.e(1189), __webpack_require__.e(9750), __webpack_require__.e(1047), __webpack_require__.e(8006)]).then(__webpack_require__.bind(__webpack_require__, 78006));
            const written = () => (node_fs__WEBPACK_IMPORTED_MODULE_0___default().existsSync(reportPath) ? node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, reportPath) : '');
            told = await tell(cwd, report, settings, () => setOutputs(report, written()));
        }
        finally {
            report.close();
        }
        await tellElsewhere(told.result, settings);
        // What was found is shown first: it may stand nowhere else.
        const missing = report.missing?.length ?? 0;
        if (missing > 0 && !settings.allowMissingShards)
            _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setFailed */ .C1(`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(missing, 'shard')} missing`);
        if (told.unwritten.length > 0)
            _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setFailed */ .C1((0,_report_printable_js__WEBPACK_IMPORTED_MODULE_7__.safeLines)(told.unwritten.join('\n')));
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
        const { earlySummary } = await __webpack_require__.e(/* import() */ 1965).then(__webpack_require__.bind(__webpack_require__, 91965));
        const early = earlySummary(message, judged);
        if (settings?.summary ?? true)
            (0,_action_page_js__WEBPACK_IMPORTED_MODULE_4__/* .summaryFile */ .b)()?.append(early);
        _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setFailed */ .C1((0,_report_printable_js__WEBPACK_IMPORTED_MODULE_7__.safeLines)(message));
        if (!usage && e instanceof Error)
            _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .debug */ .Yz(e.stack ?? '');
        // What was said of an earlier run must not stand as if it were of this one.
        const said = { comment: early, check: early, line: message, marks: [] };
        if (settings)
            await tellElsewhere({ holds: false, passes: false, ...said }, settings);
    }
}
/** Says the result in a comment and a check, where they are asked for. */
async function tellElsewhere(result, settings) {
    if ((0,_github_asked_js__WEBPACK_IMPORTED_MODULE_11__/* .tells */ .n)(settings))
        await (await Promise.all(/* import() */[__webpack_require__.e(3619), __webpack_require__.e(3807), __webpack_require__.e(9894), __webpack_require__.e(6712)]).then(__webpack_require__.bind(__webpack_require__, 46455))).publishFor(result, settings);
}
/** Judges, or merges what shards judged; what is not on the disk of the runner is fetched before. */
async function reportOf(cwd, settings) {
    const isMerge = settings.merge !== undefined && settings.merge.length > 0;
    if (isMerge && settings.changedSince !== undefined)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_6__.UsageError('Expected no changed-since beside merge: give it to the shards, which judge');
    const fetched = (0,_github_asked_js__WEBPACK_IMPORTED_MODULE_11__/* .fetches */ .z)(settings) ? await (await Promise.all(/* import() */[__webpack_require__.e(3619), __webpack_require__.e(3807), __webpack_require__.e(9894), __webpack_require__.e(6712)]).then(__webpack_require__.bind(__webpack_require__, 46455))).fetchFor(settings) : undefined;
    try {
        if (!isMerge) {
            const entry = (0,node_url__WEBPACK_IMPORTED_MODULE_2__.pathToFileURL)(process.argv[1] ?? '').href;
            return await (0,_run_begin_js__WEBPACK_IMPORTED_MODULE_8__/* .judge */ .S)(cwd, settings, { env: process.env, entry, ...(fetched ? { fetched } : {}) });
        }
        const { merge } = await Promise.all(/* import() */[__webpack_require__.e(3619), __webpack_require__.e(1189), __webpack_require__.e(216), __webpack_require__.e(4715), __webpack_require__.e(9750), __webpack_require__.e(1484), __webpack_require__.e(2626), __webpack_require__.e(9894), __webpack_require__.e(2008), __webpack_require__.e(9521)]).then(__webpack_require__.bind(__webpack_require__, 29521));
        const merged = await merge(cwd, settings.merge ?? [], settings, process.env['RUNNER_TEMP'], fetched);
        for (const said of merged.said)
            _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .info */ .pq((0,_report_printable_js__WEBPACK_IMPORTED_MODULE_7__.safeLines)(said));
        return merged;
    }
    finally {
        fetched?.close();
    }
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
        'pass-rate': (0,_judging_report_js__WEBPACK_IMPORTED_MODULE_5__/* .passRate */ .sc)(t),
        rerun: head.baseline ? JSON.stringify(head.baseline.rerun) : '',
    };
    for (const [name, value] of Object.entries(outputs))
        _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setOutput */ .uH(name, value);
}
await main();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 45927:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ summaryFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33838);
// The file that the runner makes the job summary of.


/** The runner drops a summary whole that is larger than 1,048,576 bytes; masking may lengthen it. */
const summaryRoom = 1_000_000;
/** The room that is left in the summary file, and what appends to it. Without a file of the runner there is none. */
function summaryFile() {
    const file = process.env['GITHUB_STEP_SUMMARY'];
    if (!file) {
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq('No job summary is written: this runner has no summary file.');
        return undefined;
    }
    // An old server, a run by hand: the summary is lost, not the step.
    const attempt = (act) => {
        try {
            act();
        }
        catch (e) {
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e(`The job summary cannot be written: ${e.message}`);
        }
    };
    let room = summaryRoom;
    attempt(() => {
        room -= node_fs__WEBPACK_IMPORTED_MODULE_0___default().statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    });
    return { room, append: (text) => attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0___default().appendFileSync(file, text)) };
}


/***/ }),

/***/ 36551:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ tells),
/* harmony export */   z: () => (/* binding */ fetches)
/* harmony export */ });
/** Is anything told beside the step? */
const tells = ({ comment, checkName }) => comment !== 'never' || checkName !== undefined;
/** Is anything fetched that is not on the disk of the runner? */
const fetches = ({ artifact = [], runId, repository, baselineBranch, }) => artifact.length > 0 || (runId ?? repository ?? baselineBranch) !== undefined;


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
/** Pretty JSON of a value, made safe to print (see `safeJson`); a bigint is a plain number. */
const jsonText = (value) => safeJson((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .GF)(value, 2));
/**
 * JSON that is safe to print, and the same value when it is parsed: characters that cannot be seen are escaped, and the second
 * `#` of a `##` too (outside of strings JSON has neither).
 */
const safeJson = (json) => json.replaceAll('##', '#\\u0023').replace(unseenInJson, escapeUnits);


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

/***/ 69008:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ judge)
/* harmony export */ });
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94280);

/** Judges everything that the settings name, below a working directory. Throws a UsageError for a wrong call or config. */
async function judge(cwd, settings, hooks = {}) {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .readInputs */ .Ko)(cwd, settings);
    const { judge: judgeInputs } = await Promise.all(/* import() */[__webpack_require__.e(3619), __webpack_require__.e(1189), __webpack_require__.e(216), __webpack_require__.e(4715), __webpack_require__.e(9750), __webpack_require__.e(1484), __webpack_require__.e(2626), __webpack_require__.e(9894), __webpack_require__.e(2008), __webpack_require__.e(1333)]).then(__webpack_require__.bind(__webpack_require__, 61333));
    return judgeInputs(cwd, settings, hooks, inputs);
}


/***/ })

};
