export const id = 4331;
export const ids = [4331];
export const modules = {

/***/ 7157:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kz: () => (/* binding */ apiKey),
/* harmony export */   gI: () => (/* binding */ given),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81601);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88381);
// The command line's flags, read by the options table.



/**
 * Parses flags by the options table. `only`: the options that the command takes; `files`: how many file names, one and more, or
 * any number; `rows`: options that the command has alone.
 */
function readFlags(argv, only, files = 0, rows = []) {
    const general = _options_js__WEBPACK_IMPORTED_MODULE_2__.options.filter((o) => o.only !== 'action' && (!only || only.includes(o.name)));
    const table = [...general, ...rows];
    const config = Object.fromEntries(table.map((o) => [
        o.name,
        { type: o.type === 'flag' ? 'boolean' : 'string', multiple: o.type === 'list' },
    ]));
    try {
        const { values, positionals } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
            args: [...argv],
            options: config,
            strict: true,
            allowPositionals: files !== 0,
            allowNegative: true,
        });
        if (files === 'some' && positionals.length === 0)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError('Expected one file or more, found 0');
        if (typeof files === 'number' && positionals.length !== files)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Expected ${files === 0 ? 'no file' : files === 1 ? 'one file' : `${files} files`}, found ${positionals.length}`);
        const naming = (name) => `--${name}`;
        const ofTable = Object.fromEntries(general.map(({ name }) => [name, values[name]]));
        return {
            settings: (0,_options_js__WEBPACK_IMPORTED_MODULE_2__.readSettings)(ofTable, naming),
            files: positionals,
            own: (0,_options_js__WEBPACK_IMPORTED_MODULE_2__.readOwn)(rows, values, naming),
        };
    }
    catch (e) {
        if (e instanceof _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError || !(e instanceof Error))
            throw e;
        throw misused(e, table.map((o) => o.name));
    }
}
/** What is wrong with arguments that the parser refuses, for a person. `known`: the names of the options. */
function misused(e, known) {
    const stray = /^Unexpected argument '(.*?)'\./s.exec(e.message)?.[1];
    if (stray !== undefined)
        return new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Unexpected argument ${stray}; this command takes no file`);
    const flag = /'(--?[^' ]+)[^']*'/.exec(e.message)?.[1];
    if (flag === undefined || e.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
        return new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(e.message.split('\n')[0]);
    const typed = flag.replace(/^-+/, '');
    const negated = /^no-?/i.exec(typed)?.[0] ?? '';
    const near = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(typed, known);
    const nearPositive = near === undefined && negated !== '' ? (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(typed.slice(negated.length), known) : undefined;
    const meant = near ?? (nearPositive === undefined ? undefined : `no-${nearPositive}`);
    const hint = meant === undefined ? foreignHint(typed) : `; did you mean --${meant}?`;
    return new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Unknown option ${flag}${hint}`);
}
/** What is no option here may be one elsewhere, or nearly. */
function foreignHint(typed) {
    const near = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(typed, _options_js__WEBPACK_IMPORTED_MODULE_2__.options.map((o) => o.name));
    const option = _options_js__WEBPACK_IMPORTED_MODULE_2__.options.find((o) => o.name === near);
    if (option === undefined)
        return '; --help lists what there is';
    const owner = option.only === 'action' ? 'an input of the action' : 'an option of another command';
    return near === typed ? ` here; it is ${owner}: ${option.doc}` : `; did you mean --${near}? It is ${owner}`;
}
/** Is an option given? */
const given = (argv, name) => argv.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
/** The judge's key never stands among the arguments, where other programs can read it. */
const apiKey = (env) => env['AGENT_EVAL_JUDGE_API_KEY'] || undefined;


/***/ }),

/***/ 20357:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ lineReader)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_stream_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10295);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60216);
// The lines of files that people write, to be shown under a problem.



/** Reads lines of TOML files, the last file kept. Traces are not shown, nor a line that holds a secret. */
function lineReader(cwd) {
    const redact = (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .redactor */ .$p)([]);
    let last;
    return (file, line) => {
        if (!/\.toml$/i.test(file))
            return undefined;
        if (last?.file !== file)
            last = { file, lines: linesOf(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, file)) };
        const text = last.lines[line - 1];
        return text === undefined || redact(text) !== text ? undefined : text;
    };
}
function linesOf(file) {
    try {
        return ((0,_files_stream_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .Gu)(file) ?? '').split(/\r\n|\n/);
    }
    catch {
        // What the problem says is enough.
        return [];
    }
}


/***/ }),

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
    return (0,_judging_report_js__WEBPACK_IMPORTED_MODULE_1__/* .gate */ .G)(report.head, settings.failOn).holds ? 0 : 1;
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


/***/ })

};
