export const id = 2929;
export const ids = [2929,7888];
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
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(94346);
/* harmony import */ var _action_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18948);
/* harmony import */ var _action_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45927);
/* harmony import */ var _github_asked_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(36551);
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(55235);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5086);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88381);
/* harmony import */ var _report_early_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91965);
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
            await (await Promise.all(/* import() */[__webpack_require__.e(2888), __webpack_require__.e(5595), __webpack_require__.e(2359), __webpack_require__.e(216), __webpack_require__.e(4715), __webpack_require__.e(9750), __webpack_require__.e(1484), __webpack_require__.e(9583)]).then(__webpack_require__.bind(__webpack_require__, 34198))).serve();
            return;
        }
        settings = readInputs();
        if (settings.judge.apiKey !== undefined)
            _actions_core__WEBPACK_IMPORTED_MODULE_10__/* .setSecret */ .Pq(settings.judge.apiKey);
        const reportPath = settings.reportJson ?? newReportFile();
        settings.reportJson = reportPath;
        const report = await reportOf(cwd, settings);
        judged = true;
        let told;
        try {
            const { tell } = await Promise.all(/* import() */[__webpack_require__.e(2888), __webpack_require__.e(5595), __webpack_require__.e(2359), __webpack_require__.e(9750), __webpack_require__.e(9488), __webpack_require__.e(1047), __webpack_require__.e(8006)]).then(__webpack_require__.bind(__webpack_require__, 78006));
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
            _actions_core__WEBPACK_IMPORTED_MODULE_10__/* .setFailed */ .C1(`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U9)(missing, 'shard')} missing`);
        if (told.unwritten.length > 0)
            _actions_core__WEBPACK_IMPORTED_MODULE_10__/* .setFailed */ .C1((0,_report_printable_js__WEBPACK_IMPORTED_MODULE_7__.safeLines)(told.unwritten.join('\n')));
    }
    catch (e) {
        const usage = e instanceof _options_js__WEBPACK_IMPORTED_MODULE_5__.UsageError;
        const message = usage
            ? e.message
            : `agent-eval itself failed, please report this: ${e instanceof Error ? e.message : String(e)}`;
        // Later steps compare numbers: where nothing was judged, each output is there all the same.
        if (judged)
            (0,_action_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .writeOutputs */ .K)({ verdict: 'error' });
        else
            setOutputs({ head: { verdict: 'error', totals: noTotals } }, '');
        const early = (0,_report_early_js__WEBPACK_IMPORTED_MODULE_6__/* .earlySummary */ .y)(message, judged);
        if (settings?.summary ?? true)
            (0,_action_page_js__WEBPACK_IMPORTED_MODULE_4__/* .summaryFile */ .b)()?.append(early);
        _actions_core__WEBPACK_IMPORTED_MODULE_10__/* .setFailed */ .C1((0,_report_printable_js__WEBPACK_IMPORTED_MODULE_7__.safeLines)(message));
        if (!usage && e instanceof Error)
            _actions_core__WEBPACK_IMPORTED_MODULE_10__/* .debug */ .Yz(e.stack ?? '');
        // What was said of an earlier run must not stand as if it were of this one.
        const said = { comment: early, check: early, line: message, marks: [] };
        if (settings)
            await tellElsewhere({ holds: false, passes: false, ...said }, settings);
    }
}
/** Says the result in a comment and a check, where they are asked for. */
async function tellElsewhere(result, settings) {
    if ((0,_github_asked_js__WEBPACK_IMPORTED_MODULE_12__/* .tells */ .n)(settings))
        await (await Promise.all(/* import() */[__webpack_require__.e(2888), __webpack_require__.e(3807), __webpack_require__.e(2359), __webpack_require__.e(9894), __webpack_require__.e(7671)]).then(__webpack_require__.bind(__webpack_require__, 46455))).publishFor(result, settings);
}
/** Judges, or merges what shards judged; what is not on the disk of the runner is fetched before. */
async function reportOf(cwd, settings) {
    const isMerge = settings.merge !== undefined && settings.merge.length > 0;
    if (isMerge && settings.changedSince !== undefined)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_5__.UsageError('Expected no changed-since beside merge: give it to the shards, which judge');
    const fetched = (0,_github_asked_js__WEBPACK_IMPORTED_MODULE_12__/* .fetches */ .z)(settings) ? await (await Promise.all(/* import() */[__webpack_require__.e(2888), __webpack_require__.e(3807), __webpack_require__.e(2359), __webpack_require__.e(9894), __webpack_require__.e(7671)]).then(__webpack_require__.bind(__webpack_require__, 46455))).fetchFor(settings) : undefined;
    try {
        if (!isMerge) {
            const entry = (0,node_url__WEBPACK_IMPORTED_MODULE_2__.pathToFileURL)(process.argv[1] ?? '').href;
            return await (0,_run_begin_js__WEBPACK_IMPORTED_MODULE_8__/* .judge */ .S)(cwd, settings, { env: process.env, entry, ...(fetched ? { fetched } : {}) });
        }
        const { merge } = await Promise.all(/* import() */[__webpack_require__.e(2888), __webpack_require__.e(5595), __webpack_require__.e(2359), __webpack_require__.e(216), __webpack_require__.e(4715), __webpack_require__.e(9750), __webpack_require__.e(1484), __webpack_require__.e(9488), __webpack_require__.e(2626), __webpack_require__.e(9894), __webpack_require__.e(9521)]).then(__webpack_require__.bind(__webpack_require__, 29521));
        const merged = await merge(cwd, settings.merge ?? [], settings, process.env['RUNNER_TEMP'], fetched);
        for (const said of merged.said)
            _actions_core__WEBPACK_IMPORTED_MODULE_10__/* .info */ .pq((0,_report_printable_js__WEBPACK_IMPORTED_MODULE_7__.safeLines)(said));
        return merged;
    }
    finally {
        fetched?.close();
    }
}
function readInputs() {
    const table = _options_js__WEBPACK_IMPORTED_MODULE_5__.options.filter((o) => o.only !== 'cli');
    // The runner sets the default of an input that a workflow leaves out, and an empty text where an expression gave nothing.
    const given = Object.fromEntries(table
        .filter((o) => process.env[`INPUT_${o.name.toUpperCase()}`] !== undefined)
        .map((o) => [o.name, _actions_core__WEBPACK_IMPORTED_MODULE_10__/* .getInput */ .V4(o.name)]));
    return (0,_options_js__WEBPACK_IMPORTED_MODULE_5__.readSettings)(given, (name) => `the input ${name}`);
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
    (0,_action_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .writeOutputs */ .K)({
        verdict: head.verdict,
        report: reportFile,
        scenarios: t.scenarios,
        passed: t.passed,
        failed: t.failed,
        traces: t.traces,
        'blocking-failures': t.blocking_failures,
        'advisory-failures': t.advisory_failures,
        skipped: t.skipped,
        'pass-rate': (0,_model_report_js__WEBPACK_IMPORTED_MODULE_13__/* .passRate */ .s)(t),
        rerun: head.baseline ? JSON.stringify(head.baseline.rerun) : '',
    });
}
await main();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 18948:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ writeOutputs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94346);
// The outputs of the step, in the file that the runner reads them from.


/** Adds outputs to the file of the step. By `core.setOutput` they would cost every start the module for random delimiters. */
function writeOutputs(outputs) {
    const file = process.env['GITHUB_OUTPUT'];
    if (file)
        node_fs__WEBPACK_IMPORTED_MODULE_0___default().appendFileSync(file, Object.entries(outputs).map(written).join(''));
    else
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq('No outputs are written: this runner has no file for them.');
}
/** An output as the runner reads it: it ends at a word that is longer than itself, and so not in it. */
function written([name, value]) {
    const end = `ghadelimiter_${'-'.repeat(String(value).length)}`;
    return `${name}<<${end}\n${value}\n${end}\n`;
}


/***/ }),

/***/ 45927:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ summaryFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94346);
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

/***/ 55235:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ passRate)
/* harmony export */ });
/** Passed scenarios by all scenarios, three decimals. */
const passRate = ({ passed, scenarios }) => scenarios === 0 ? 0 : Math.round((passed / scenarios) * 1000) / 1000;


/***/ }),

/***/ 91965:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ earlySummary)
/* harmony export */ });
/* harmony import */ var _icons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73216);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54285);
// The summary of a step that ended before there was a report.


/** Says why. `judged`: it could be judged, and not told. */
function earlySummary(message, judged = false) {
    return `## ${_icons_js__WEBPACK_IMPORTED_MODULE_0__/* .icons */ .P.error} agent-eval: ${judged ? 'what was judged could not be told' : 'nothing was judged'}\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(message, 2000)}\n`;
}


/***/ }),

/***/ 73216:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ icons)
/* harmony export */ });
// The signs of verdicts on pages.
const icons = { pass: '✅', fail: '❌', error: '⛔', skip: '➖', advisory: '⚠️' };


/***/ }),

/***/ 54285:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29073);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30776);
// The one way of text from outside into markdown: it stays in its place, and it is only ever text.



const special = /[&<>"'`*_[\]{}()~#@:|\\$!^=]/g;
/**
 * What GitHub makes a link, a mention, an emoji or a formula of: a mail address, `#1`, `GH-1`, `CVE-…`, `//`, `www.`, and the name of
 * a commit.
 */
const trigger = /[@#:$](?=\S)|\/(?=\/)|www(?=\.)|\b(?:GH|GHSA|CVE)(?=-\w)|\b[0-9a-f]{6}(?=[0-9a-f]{1,34}\b)|(?<=\b(?:[0-9a-f]{6}){1,6})[0-9a-f]{6}(?=[0-9a-f]{1,28}\b)/gi;
/** In `<code>` it still looks for addresses, and after entities are decoded, so that only an element between parts them. */
const address = /@(?=\S)|\/(?=\/)|www(?=\.)/gi;
const entity = (character) => `&#${character.charCodeAt(0)};`;
const encode = (text) => text.replace(special, entity);
/** Markup of a text in which no word becomes a link: `<wbr>` parts it and shows nothing. */
function parted(text, at) {
    let markup = '';
    let from = 0;
    for (const match of text.matchAll(at)) {
        const end = match.index + match[0].length;
        markup += `${encode(text.slice(from, end))}<wbr>`;
        from = end;
    }
    return markup + encode(text.slice(from));
}
/** Text from outside in running text, at most `most` characters. */
const prose = (text, most = 1000) => blockStart(parted((0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)((0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(text), most), trigger));
/** At the start of a line these would begin a list, a rule or a block of code. */
const blockStart = (markup) => (/^[-+\s\d]/.test(markup) ? entity(markup) + markup.slice(1) : markup);
/** Text from outside as code; at most `most` characters. */
function code(text, most = 300) {
    return `<code>${parted((0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)((0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(text), most), address) || ' '}</code>`;
}
/** A fenced block of lines from outside. The fence is longer than any run of backticks in them. */
function fence(language, lines) {
    let longest = 2;
    for (const line of lines)
        for (const run of line.match(/`+/g) ?? [])
            longest = Math.max(longest, run.length);
    const ticks = '`'.repeat(longest + 1);
    return [`${ticks}${language}`, ...lines.map((line) => `${line[0] ?? ' '}${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(line.slice(1), 200)}`), ticks];
}
/** A link of our own making around markup that is already escaped; without an address just the markup. */
function link(markup, url) {
    return url === undefined ? markup : `<a href="${url}">${markup}</a>`;
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
    const { judge: judgeInputs } = await Promise.all(/* import() */[__webpack_require__.e(2888), __webpack_require__.e(5595), __webpack_require__.e(2359), __webpack_require__.e(216), __webpack_require__.e(4715), __webpack_require__.e(9750), __webpack_require__.e(1484), __webpack_require__.e(9488), __webpack_require__.e(2626), __webpack_require__.e(9894), __webpack_require__.e(1333)]).then(__webpack_require__.bind(__webpack_require__, 61333));
    return judgeInputs(cwd, settings, hooks, inputs);
}


/***/ }),

/***/ 94346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Yz: () => (/* binding */ debug),
  z3: () => (/* binding */ error),
  V4: () => (/* binding */ getInput),
  pq: () => (/* binding */ info),
  _o: () => (/* binding */ isDebug),
  lm: () => (/* binding */ notice),
  C1: () => (/* binding */ setFailed),
  Pq: () => (/* binding */ setSecret),
  $e: () => (/* binding */ warning)
});

// UNUSED EXPORTS: ExitCode, addPath, endGroup, exportVariable, getBooleanInput, getIDToken, getMultilineInput, getState, group, markdownSummary, platform, saveState, setCommandEcho, setOutput, startGroup, summary, toPlatformPath, toPosixPath, toWin32Path

// EXTERNAL MODULE: external "os"
var external_os_ = __webpack_require__(70857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
// EXTERNAL MODULE: external "path"
var external_path_ = __webpack_require__(16928);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/core.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return issueFileCommand('OUTPUT', prepareKeyValueMessage(name, value));
    }
    process.stdout.write(os.EOL);
    issueCommand('set-output', { name }, toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return __awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
    }
    issueCommand('save-state', { name }, toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return __awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map

/***/ })

};
