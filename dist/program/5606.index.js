export const id = 5606;
export const ids = [5606];
export const modules = {

/***/ 9538:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kz: () => (/* binding */ apiKey),
/* harmony export */   PX: () => (/* binding */ misused),
/* harmony export */   gI: () => (/* binding */ given),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1601);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8381);
// The command line's flags, read by the options table.



/**
 * Parses flags by the options table. `only`: the options that the command takes; `files`: how many file names, one and more, or
 * any number.
 */
function readFlags(argv, only, files = 0) {
    const table = _options_js__WEBPACK_IMPORTED_MODULE_2__.options.filter((o) => o.only !== 'action' && (!only || only.includes(o.name)));
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
            throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Expected ${files === 1 ? 'one file' : 'no file'}, found ${positionals.length}`);
        return { settings: (0,_options_js__WEBPACK_IMPORTED_MODULE_2__.readSettings)(values, (name) => `--${name}`), files: positionals };
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

/***/ 357:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ lineReader)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_stream_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(295);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(216);
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
/* harmony export */   ZY: () => (/* binding */ isToml),
/* harmony export */   dq: () => (/* binding */ withoutConfig)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_globs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(257);
/* harmony import */ var _files_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8188);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8381);
/* harmony import */ var _run_missing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6453);
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


/***/ }),

/***/ 9073:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jsonText: () => (/* binding */ jsonText),
/* harmony export */   printable: () => (/* binding */ printable),
/* harmony export */   safeJson: () => (/* binding */ safeJson),
/* harmony export */   safeLines: () => (/* binding */ safeLines),
/* harmony export */   visible: () => (/* binding */ visible)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
// Makes text from outside harmless for a terminal and for a log that a CI runner reads commands from.


/** What a reader cannot see or a terminal obeys: controls, bidi and zero-width marks, fillers, tags, line separators, lone surrogates. */
const unseen = /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const unseenInJson = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const plain = /^[\x20-\x7e]*$/;
/**
 * GitHub's runner obeys `##[command]` anywhere in a line, Azure's agent `##vso[`. A trailing `##` and a leading `#[` are
 * broken too, so that two harmless texts do not join into a command.
 */
const hashCommand = /##(?=[a-z]*\[|$)|^#(?=\[)/gim;
const colonCommand = /^(\s*)::/;
const breakHashes = (text) => text.includes('#') ? text.replace(hashCommand, (hashes) => (hashes === '#' ? '\\#' : '#\\#')) : text;
const named = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** How a character that cannot be seen is shown: `\n`, `\u{1b}`, `\u{202e}`. Plain ASCII, so that any font and any log has it. */
const showUnseen = (character) => named[character] ?? `\\u{${character.codePointAt(0).toString(16)}}`;
/** The text with every character that cannot be seen made visible; one line. */
const visible = (text) => (plain.test(text) ? text : text.replace(unseen, showUnseen));
/**
 * One line of text from outside: nothing hidden, no terminal escape, no workflow command even at the start of a line.
 * With `most`, at most that many UTF-16 units.
 */
function printable(text, most) {
    // Making things visible only ever lengthens a text, so its far end need not be looked at.
    const head = most !== undefined && text.length > most ? text.slice(0, (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .pairStart */ .TA)(text, most + 1)) : text;
    let line = breakHashes(visible(head));
    if (line.includes('::'))
        line = line.replace(colonCommand, '$1\\::');
    return most === undefined ? line : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(head.length < text.length ? `${line}…` : line, most);
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


/***/ })

};
