export const id = 4331;
export const ids = [4331,1454];
export const modules = {

/***/ 1895:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UV: () => (/* binding */ asGlobs),
/* harmony export */   dq: () => (/* binding */ withoutConfig),
/* harmony export */   oT: () => (/* binding */ withFiles)
/* harmony export */ });
/* unused harmony export isToml */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_globs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _files_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48188);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88381);
/* harmony import */ var _run_missing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76453);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7157);
// File names as a person types them, or a shell or pre-commit expands them: each one file, meant word by word.






/** Names as globs, which mean the same. Throws a UsageError for what is no file; a wildcard that no shell expanded stays one. */
function asGlobs(cwd, names) {
    return names.map((name) => {
        const entry = (0,_files_path_js__WEBPACK_IMPORTED_MODULE_2__/* .statAs */ .Pq)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, name));
        if (entry === 'file')
            return /^!|=/.test(name) ? node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, name) : name;
        if (entry === 'folder')
            throw new _options_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(`Expected files, found the folder ${name}; name what is in it by an option, as in --traces "${name}/**/*"`);
        if (entry === undefined && !(0,_files_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .isExact */ .u0)(name))
            return name;
        throw new _options_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(entry === undefined ? `Missing file ${name}${(0,_run_missing_js__WEBPACK_IMPORTED_MODULE_4__/* .slashHint */ .zQ)(name)}` : `${name}: ${entry.message}`);
    });
}
/** May a file be a scenario file? A run takes JSON Lines for traces, so that case sets are named by `--scenarios`. */
const isToml = (name) => /\.toml$/i.test(name);
/** The names without the config file, which is read anyway. */
const withoutConfig = (cwd, names, config = 'agent-eval.toml') => names.filter((name) => (0,_files_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(cwd, name) !== (0,_files_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(cwd, config));
/** The settings with the files that are named: scenarios end in `.toml`, all else is a trace. Named files take the place of defaults. */
function withFiles(cwd, settings, files, argv) {
    const named = asGlobs(cwd, withoutConfig(cwd, files, settings.config));
    const scenarios = named.filter(isToml);
    const traces = named.filter((name) => !isToml(name));
    const joined = (name, some) => some.length > 0 && !(0,_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .given */ .gI)(argv, name) ? some : [...settings[name], ...some];
    return { ...settings, scenarios: joined('scenarios', scenarios), traces: joined('traces', traces) };
}


/***/ }),

/***/ 94331:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__),
/* harmony export */   usage: () => (/* binding */ usage)
/* harmony export */ });
/* harmony import */ var _files_stream_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10295);
/* harmony import */ var _judging_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74367);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5086);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88381);
/* harmony import */ var _report_feed_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(93452);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41714);
/* harmony import */ var _report_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29073);
/* harmony import */ var _run_begin_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69008);
/* harmony import */ var _run_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2886);
/* harmony import */ var _run_reports_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70742);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7157);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20357);
/* harmony import */ var _named_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1895);
// `run`: judges traces against scenarios.













/** Options of other commands. */
const foreign = ['raw', 'full', 'call', 'html', 'out', 'allow-missing-shards'];
const usage = {
    words: '[FILE…]',
    takes: _options_js__WEBPACK_IMPORTED_MODULE_2__.options.map((o) => o.name).filter((name) => !foreign.includes(name)),
};
const command = async (argv, terminal) => {
    const { cwd, env, entry, color } = terminal;
    const { settings: given, files } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .readFlags */ .uW)(argv, usage.takes, 'any');
    const named = (0,_named_js__WEBPACK_IMPORTED_MODULE_10__/* .withFiles */ .oT)(cwd, given, files, argv);
    const settings = { ...named, judge: { ...given.judge, apiKey: (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .apiKey */ .Kz)(env) } };
    if (settings.traces.includes(_run_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .standardInput */ .i)) {
        await pipe(settings, terminal);
        return 0;
    }
    const asRows = settings.reportRows === _run_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .standardInput */ .i;
    if (asRows)
        settings.reportRows = undefined;
    const progress = makeProgress(terminal);
    const report = await (0,_run_begin_js__WEBPACK_IMPORTED_MODULE_5__/* .judge */ .S)(cwd, settings, { progress, env, entry, digests: showsDigests(settings) });
    progress.clear();
    const { title, failOn } = settings;
    let unwritten;
    try {
        unwritten = await (0,_run_reports_js__WEBPACK_IMPORTED_MODULE_7__/* .writeReports */ .Li)(cwd, settings, report, { title, gates: failOn !== 'never' });
        const shown = await _report_index_js__WEBPACK_IMPORTED_MODULE_3__/* .reporters */ .R[asRows ? 'rows' : settings.json ? 'json' : settings.quiet ? 'line' : 'text'].load();
        const sink = (0,_report_feed_js__WEBPACK_IMPORTED_MODULE_11__/* .chunks */ .VN)(terminal.out);
        (0,_report_feed_js__WEBPACK_IMPORTED_MODULE_11__/* .feed */ .hm)(report, [shown.make(sink, { color, lineOf: (0,_lines_js__WEBPACK_IMPORTED_MODULE_9__/* .lineReader */ .g)(cwd) })]);
        sink.flush();
    }
    finally {
        report.close();
    }
    // What was found is shown first: it stands nowhere else.
    if (unwritten.length > 0)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(unwritten.join('\n'));
    return (0,_judging_report_js__WEBPACK_IMPORTED_MODULE_1__/* .gate */ .Gj)(report.head, settings.failOn).holds ? 0 : 1;
};
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = (command);
/** Is a report asked for that tells the digests of runs, or do they decide what is judged? */
const showsDigests = ({ json, reportJson, reportHtml, shard, changedSince }) => json || [reportJson, reportHtml, shard, changedSince].some((given) => given !== undefined);
/** Judges the traces of standard input, and writes their rows to standard output. */
async function pipe(settings, { cwd, out, err, drained, input }) {
    if (settings.traces.length > 1 || settings.reportRows !== _run_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .standardInput */ .i || settings.shard !== undefined)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError('Expected --traces - alone, with --report-rows -: traces come in as JSON Lines, rows go out');
    if (settings.changedSince !== undefined)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError('Expected no changed-since beside --traces -: what comes in as a stream is judged once');
    const limit = settings.maxTraceMb * 1024 * 1024;
    const { filter } = await Promise.all(/* import() */[__webpack_require__.e(4715), __webpack_require__.e(1484), __webpack_require__.e(8399)]).then(__webpack_require__.bind(__webpack_require__, 58399));
    await filter(cwd, settings, (0,_files_stream_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(input(), limit), {
        async write(text) {
            out(text);
            await drained();
        },
        err: (text) => err(`agent-eval: ${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_4__.printable)(text)}\n`),
    });
}
/** Shows on a terminal how far a long run is, from its second second on. */
function makeProgress({ live, err }) {
    const began = performance.now();
    let shown = 0;
    const update = (done, total, of = 'file') => {
        const now = performance.now();
        if (!live || now - began < 1000 || now - shown < 100)
            return;
        shown = now;
        err(`\r\u001b[2K${of === 'file' ? 'judged' : 'answered'} ${done} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_12__/* .count */ .U9)(total, of)}`);
    };
    return Object.assign(update, { clear: () => void (shown > 0 && err('\r\u001b[2K')) });
}


/***/ }),

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


/***/ }),

/***/ 2886:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ standardInput),
/* harmony export */   x: () => (/* binding */ splitTraces)
/* harmony export */ });
/* harmony import */ var _files_globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88381);
// The lines of the traces input: globs, and `NAME=GLOB` for the traces of one scenario.


/** What standard input, and standard output, are called where a file would be named. */
const standardInput = '-';
/**
 * Parts the lines `name=glob` from the globs. Throws a UsageError for a line that names nothing, and for a name that no scenario has,
 * unless some scenario could not be read: it may be that one's.
 */
function splitTraces(lines, known, someUnread) {
    const named = [];
    const globs = [];
    // A name may hold an equals sign: the longest that fits is meant.
    const byLength = [...known].sort((a, b) => b.length - a.length);
    for (const line of lines) {
        const fits = byLength.find((n) => line.startsWith(n) && /^\s*=/.test(line.slice(n.length)));
        const at = line.indexOf('=', fits?.length);
        const name = fits ?? line.slice(0, at).trim();
        const glob = line.slice(at + 1).trim();
        if (at >= 0 && glob === '')
            throw new _options_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(`Expected a glob behind ${JSON.stringify(line)} in traces, found nothing: what it was made from is empty`);
        if (/^!\s*$/.test(line))
            throw new _options_js__WEBPACK_IMPORTED_MODULE_1__.UsageError('Expected a glob behind "!" in traces, found nothing');
        if (at <= 0 || (fits === undefined && (!(0,_files_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .isExact */ .u0)(name) || name.includes('/')))) {
            globs.push(line);
            continue;
        }
        if (fits === undefined && !someUnread)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(`Unknown scenario ${JSON.stringify(name)} in traces ${JSON.stringify(line)}; known are ${[...known].join(', ') || 'none'}`);
        if (glob.startsWith('!'))
            throw new _options_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(`Expected a glob that takes files in traces ${JSON.stringify(line)}, found one that leaves some out; give that a line of its own`);
        named.push({ name, glob });
        globs.push(glob);
    }
    return { named, globs };
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
