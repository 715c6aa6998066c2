export const id = 5286;
export const ids = [5286,9521];
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

/***/ 35286:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__),
/* harmony export */   usage: () => (/* binding */ usage)
/* harmony export */ });
/* harmony import */ var _judging_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74367);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88381);
/* harmony import */ var _report_feed_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93452);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41714);
/* harmony import */ var _run_merge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29521);
/* harmony import */ var _run_reports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70742);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7157);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20357);
// `merge`: puts the reports of shards together.








const usage = {
    words: 'REPORT…',
    takes: [
        ...['scenarios', 'config', 'fail-on', 'allow-missing-shards', 'quiet', 'json'],
        ...['baseline', 'baseline-missing', 'regression-alpha', 'unsettled'],
        ...['confirm', 'confirm-trials', 'protect', 'title'],
        ...['report-json', 'report-junit', 'report-sarif', 'report-ctrf', 'report-markdown', 'report-rows'],
        ...['report-html', 'html-max-mb'],
    ],
};
const command = async (argv, { cwd, env, out, err, color }) => {
    const { settings, files } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .readFlags */ .uW)(argv, usage.takes, 'some');
    const report = await (0,_run_merge_js__WEBPACK_IMPORTED_MODULE_3__.merge)(cwd, files, settings, env['RUNNER_TEMP'] || undefined);
    try {
        for (const said of report.said)
            err(`agent-eval: ${said}\n`);
        const { title, failOn } = settings;
        const unwritten = await (0,_run_reports_js__WEBPACK_IMPORTED_MODULE_4__/* .writeReports */ .Li)(cwd, settings, report, { title, gates: failOn !== 'never' });
        const shown = await _report_index_js__WEBPACK_IMPORTED_MODULE_2__/* .reporters */ .R[settings.json ? 'json' : settings.quiet ? 'line' : 'text'].load();
        const sink = (0,_report_feed_js__WEBPACK_IMPORTED_MODULE_7__/* .chunks */ .VN)(out);
        (0,_report_feed_js__WEBPACK_IMPORTED_MODULE_7__/* .feed */ .hm)(report, [shown.make(sink, { color, lineOf: (0,_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .lineReader */ .g)(cwd) })]);
        sink.flush();
        if (unwritten.length > 0)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(unwritten.join('\n'));
    }
    finally {
        report.close();
    }
    if (report.missing.length > 0 && !settings.allowMissingShards)
        return 1;
    return (0,_judging_report_js__WEBPACK_IMPORTED_MODULE_0__/* .gate */ .G)(report.head, settings.failOn).holds ? 0 : 1;
};
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = (command);


/***/ }),

/***/ 7232:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ JsonPieces),
/* harmony export */   s: () => (/* binding */ Malformed)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
// A JSON document that may be larger than memory holds, read piece by piece.

/** A text that is no JSON, or none that can be read in pieces. */
class Malformed extends Error {
}
/** The most bytes of one piece. */
const largestPiece = 128 << 20;
/** Nobody writes deeper, and whoever reads a deeper value by recursion may fail. */
const deepest = 100;
const isSpace = (byte) => byte === 32 || byte === 10 || byte === 13 || byte === 9;
const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];
/** Reads from the beginning on. Each of the values that `members` and `elements` come to is read once, or passed over. */
class JsonPieces {
    #fd;
    #chunk;
    #buffer;
    /** What of the buffer is read, and what of it is filled. */
    #at = 0;
    #end = 0;
    #over = false;
    /** How many values were read: one that nobody read is passed over. */
    #taken = 0;
    /** `chunk`: how many bytes are read at a time. */
    constructor(file, chunk = 1 << 20) {
        this.#fd = node_fs__WEBPACK_IMPORTED_MODULE_0___default().openSync(file, 'r');
        this.#chunk = chunk;
        this.#buffer = Buffer.allocUnsafe(2 * chunk);
    }
    close() {
        node_fs__WEBPACK_IMPORTED_MODULE_0___default().closeSync(this.#fd);
    }
    /** The keys of the object that comes next. */
    *members() {
        this.#open(openBrace, 'an object');
        for (let first = true; this.#goesOn(closeBrace, first); first = false) {
            const key = this.#parsed();
            if (typeof key !== 'string')
                throw new Malformed('expected a key');
            this.#expect(colon, 'a colon');
            yield* this.#each(key);
        }
    }
    /** The places of the elements of the list that comes next. */
    *elements() {
        this.#open(openBracket, 'a list');
        for (let i = 0; this.#goesOn(closeBracket, i === 0); i++)
            yield* this.#each(i);
    }
    /** The value that comes next. */
    value() {
        this.#taken++;
        return this.#parsed();
    }
    /** Throws where something follows. */
    ends() {
        if (this.#next() !== undefined)
            throw new Malformed('expected nothing behind the document');
    }
    *#each(name) {
        const before = this.#taken;
        yield name;
        if (this.#taken !== before)
            return;
        const length = this.#length();
        this.#at += length;
    }
    #open(byte, what) {
        this.#taken++;
        this.#expect(byte, what);
    }
    #expect(byte, what) {
        if (this.#next() !== byte)
            throw new Malformed(`expected ${what}`);
        this.#at++;
    }
    /** Is there another, ahead of the end? */
    #goesOn(close, first) {
        const next = this.#next();
        if (next === close) {
            this.#at++;
            return false;
        }
        if (first)
            return true;
        if (next !== comma)
            throw new Malformed('expected a comma, or an end');
        this.#at++;
        return true;
    }
    /** The next byte that is no space; `undefined`: there is none. */
    #next() {
        for (;;) {
            while (this.#at < this.#end) {
                const byte = this.#buffer[this.#at];
                if (!isSpace(byte))
                    return byte;
                this.#at++;
            }
            if (!this.#more())
                return undefined;
        }
    }
    #parsed() {
        const length = this.#length();
        const text = this.#buffer.toString('utf8', this.#at, this.#at + length);
        this.#at += length;
        try {
            return JSON.parse(text);
        }
        catch (e) {
            throw new Malformed(e.message);
        }
    }
    /** How many bytes the next value has. All of them are in the buffer then. */
    #length() {
        const first = this.#next();
        if (first === undefined)
            throw new Malformed('expected a value, found the end');
        let depth = 0;
        for (let i = 0;; i++) {
            const byte = this.#byte(i);
            if (byte === quote)
                i = this.#closing(i);
            else if (byte === openBrace || byte === openBracket) {
                if (++depth > deepest)
                    throw new Malformed('found it nested too deeply');
            }
            else if (byte === closeBrace || byte === closeBracket) {
                if (depth === 0)
                    return i;
                depth--;
            }
            else if (depth > 0) {
                if (byte === undefined)
                    throw new Malformed('expected more, found the end');
                continue;
            }
            else {
                if (byte === undefined || byte === comma || isSpace(byte))
                    return i;
                continue;
            }
            if (depth === 0)
                return i + 1;
        }
    }
    /** Where the text ends that begins there. */
    #closing(from) {
        for (let i = from + 1;;) {
            const found = this.#buffer.subarray(0, this.#end).indexOf(quote, this.#at + i);
            if (found < 0) {
                i = this.#end - this.#at;
                if (!this.#more())
                    throw new Malformed('expected the end of a text');
                continue;
            }
            let escapes = 0;
            while (this.#buffer[found - 1 - escapes] === backslash)
                escapes++;
            if (escapes % 2 === 0)
                return found - this.#at;
            i = found - this.#at + 1;
        }
    }
    /** The byte so far ahead. */
    #byte(ahead) {
        while (this.#at + ahead >= this.#end)
            if (!this.#more())
                return undefined;
        return this.#buffer[this.#at + ahead];
    }
    /** Reads more, behind what is not yet read. */
    #more() {
        if (this.#over)
            return false;
        const held = this.#end - this.#at;
        if (held + this.#chunk > this.#buffer.length) {
            if (held > largestPiece)
                throw new Malformed('found a piece of it too large');
            const larger = Buffer.allocUnsafe(2 * (held + this.#chunk));
            this.#buffer.copy(larger, 0, this.#at, this.#end);
            this.#buffer = larger;
        }
        else
            this.#buffer.copyWithin(0, this.#at, this.#end);
        this.#at = 0;
        const n = node_fs__WEBPACK_IMPORTED_MODULE_0___default().readSync(this.#fd, this.#buffer, held, this.#chunk, null);
        this.#end = held + n;
        this.#over = n === 0;
        return n > 0;
    }
}


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

/***/ 29521:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  merge: () => (/* binding */ merge)
});

// EXTERNAL MODULE: ./src/files/globs.ts + 1 modules
var files_globs = __webpack_require__(80020);
// EXTERNAL MODULE: ./src/files/spool.ts
var files_spool = __webpack_require__(90292);
// EXTERNAL MODULE: ./src/judging/tally.ts
var judging_tally = __webpack_require__(98614);
// EXTERNAL MODULE: ./src/model/compact.ts
var compact = __webpack_require__(35948);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/options.ts
var options = __webpack_require__(88381);
// EXTERNAL MODULE: ./src/report/redact.ts + 3 modules
var redact = __webpack_require__(60216);
// EXTERNAL MODULE: ./src/run/baselines.ts + 3 modules
var baselines = __webpack_require__(79894);
// EXTERNAL MODULE: ./src/run/conclude.ts + 1 modules
var conclude = __webpack_require__(34867);
// EXTERNAL MODULE: ./src/run/fetched.ts
var run_fetched = __webpack_require__(62964);
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
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/files/digest.ts
var digest = __webpack_require__(8631);
// EXTERNAL MODULE: ./src/files/machine.ts
var machine = __webpack_require__(2478);
// EXTERNAL MODULE: ./src/files/path.ts
var path = __webpack_require__(48188);
// EXTERNAL MODULE: ./src/files/pieces.ts
var files_pieces = __webpack_require__(7232);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/verdict.ts
var model_verdict = __webpack_require__(47088);
// EXTERNAL MODULE: ./src/version.ts
var version = __webpack_require__(311);
;// CONCATENATED MODULE: ./src/run/shards.ts
// Reading the reports of shards. They are data that others may have written: what merge builds on is checked, and what can be counted
// again is not believed.











/** A report with more bytes is no shard's: cut the run into more of them. */
const mostBytes = 4_000_000_000;
/** So many runs are handed over at a time. */
const some = 256;
/** Reads the report of a shard, but for its runs. Throws a UsageError that says why it is none. */
function readShard(cwd, name, redact) {
    const refuse = (why) => {
        throw new options.UsageError(`Cannot merge ${name}: ${why}`);
    };
    const file = external_node_path_default().resolve(cwd, name);
    const hash = checkedHash(file, refuse);
    const shard = readHead(file, refuse);
    if (shard.version !== version/* version */.r)
        return refuse(`it was made by version ${String(shard.version)}, and this is ${version/* version */.r}; judge and merge by one version`);
    const wrong = wrongIn(shard);
    if (wrong !== undefined)
        return refuse(`expected the report of a shard, found ${wrong} missing or of another kind`);
    const { common: _, part: __, only: ___, ...identity } = shard;
    const common = (0,portion/* redacted */.pc)(shard.common, redact);
    if (shard.positions.length !== common.plans.length)
        return refuse('expected a list of positions for each of its plans');
    return {
        ...identity,
        name,
        hash,
        common,
        part: (0,portion/* redacted */.pc)(shard.part, redact),
        ...(shard.only ? { only: (0,portion/* redacted */.pc)(shard.only, redact) } : {}),
        runs: (take) => readRuns(file, shard.positions, { redact, refuse, take }),
    };
}
function checkedHash(file, refuse) {
    if ((0,machine/* sizeOf */.$)(file) > mostBytes)
        return refuse('it has more than 4 GB; cut the run into more shards');
    return (0,digest/* hashOf */.qQ)(file) ?? refuse('it cannot be read');
}
/** Reads a document by its pieces, and says what is wrong with it. */
function inPieces(file, refuse, read) {
    let pieces;
    try {
        pieces = new files_pieces/* JsonPieces */.E(file);
        return read(pieces);
    }
    catch (e) {
        if (e instanceof files_pieces/* Malformed */.s)
            return refuse(`expected JSON, found another text, or a part of it (${e.message})`);
        if (e instanceof options.UsageError)
            throw e;
        return refuse(`it cannot be read: ${(0,path/* reasonOf */.A3)(e)}`);
    }
    finally {
        pieces?.close();
    }
}
/** What stands in a report beside its runs, as far as a shard has it. */
function readHead(file, refuse) {
    return inPieces(file, refuse, (pieces) => {
        let schema;
        let shard;
        for (const key of pieces.members()) {
            if (key === 'schema')
                schema = pieces.value();
            else if (key === 'shard')
                shard = pieces.value();
            // Both stand ahead of the scenarios, unless another program wrote the report.
            else if (key === 'scenarios' && schema !== undefined && shard !== undefined)
                break;
        }
        if (schema !== 'agent-eval/report@1')
            return refuse('expected agent-eval/report@1');
        if (!(0,json/* isObject */.Gv)(shard))
            return refuse('expected the report of a shard, found one of a whole run; what is merged is not merged again');
        return shard;
    });
}
/** Reads the runs of all scenarios, each with its position. */
function readRuns(file, positions, { redact, refuse, take }) {
    const clean = cleaner(redact);
    const scenarios = inPieces(file, refuse, (pieces) => {
        let count = 0;
        for (const key of pieces.members()) {
            if (key !== 'scenarios')
                continue;
            for (const i of pieces.elements()) {
                count++;
                const at = (positions[i] ?? '').split(' ').filter((p) => p !== '');
                let n = 0;
                let kept = [];
                let tally = (0,judging_tally/* emptyTally */.CK)();
                const hand = () => {
                    if (kept.length > 0)
                        take(i, kept, tally);
                    kept = [];
                    tally = (0,judging_tally/* emptyTally */.CK)();
                };
                for (const member of pieces.members()) {
                    if (member !== 'runs')
                        continue;
                    for (const _ of pieces.elements()) {
                        const position = (0,portion/* readWritten */.IL)(at[n++] ?? '') ?? refuse(`found the position of run ${n} wrong`);
                        const result = clean(pieces.value()) ?? refuse(`found run ${n} of scenario ${i + 1} to be none`);
                        (0,judging_tally/* tallyRun */.YM)(tally, result);
                        kept.push({ ...position, passed: result.verdict === 'pass', text: JSON.stringify(result) });
                        if (kept.length >= some)
                            hand();
                    }
                }
                if (n !== at.length)
                    return refuse('expected a position for each of its runs');
                hand();
            }
        }
        pieces.ends();
        return count;
    });
    if (scenarios !== positions.length)
        refuse('expected its scenarios to be those of its plan');
}
const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
const isText = (value) => typeof value === 'string';
const areTexts = (value) => Array.isArray(value) && value.every(isText);
const areObjects = (value) => Array.isArray(value) && value.every(json/* isObject */.Gv);
/** What is not as it must be; `undefined`: nothing. */
function wrongIn(shard) {
    const { common, part } = shard;
    const checks = {
        index: isCount(shard.index) && shard.index >= 1 && shard.index <= shard.count,
        count: isCount(shard.count),
        files: isCount(shard.files),
        listing: isText(shard.listing),
        settings: isText(shard.settings),
        scenarios: isText(shard.scenarios),
        positions: areTexts(shard.positions),
        common: (0,json/* isObject */.Gv)(common) && areObjects(common['plans']) && (0,json/* array */.YO)(common['plans']).every(isPlan),
        'common.owners': areTexts((0,json/* object */.Ik)(common)['owners']),
        'common.scenarios': isCount((0,json/* object */.Ik)(common)['scenarios']),
        'common.asks': areObjects((0,json/* object */.Ik)(common)['asks']) && (0,json/* array */.YO)((0,json/* object */.Ik)(common)['asks']).every(isAsks),
        'common.unread': areTexts((0,json/* object */.Ik)(common)['unread']),
        'common.judgedBy': isText((0,json/* object */.Ik)((0,json/* object */.Ik)(common)['judgedBy'])['settings']) && isText((0,json/* object */.Ik)((0,json/* object */.Ik)(common)['judgedBy'])['binding']),
        'common.changedSince': (0,json/* object */.Ik)(common)['changedSince'] === undefined || isSince((0,json/* object */.Ik)((0,json/* object */.Ik)(common)['changedSince'])),
        'common.tags': areObjects((0,json/* object */.Ik)(common)['tags']) && (0,json/* array */.YO)((0,json/* object */.Ik)(common)['tags']).every(isThreshold),
        'common.weakened': areTexts((0,json/* object */.Ik)(common)['weakened']),
        'common.notes': areTexts((0,json/* object */.Ik)(common)['notes']),
        'common.problems': (0,json/* array */.YO)((0,json/* object */.Ik)(common)['problems']).every(isProblem),
        'common.faults': (0,json/* array */.YO)((0,json/* object */.Ik)(common)['faults']).every(isProblem),
        'common.globs': areObjects((0,json/* object */.Ik)(common)['globs']) && (0,json/* array */.YO)((0,json/* object */.Ik)(common)['globs']).every(isGlob),
        part: (0,json/* isObject */.Gv)(part) && isCount(part['traces']) && isCount(part['leftOut']),
        'part.telling': areObjects((0,json/* object */.Ik)(part)['telling']) && (0,json/* array */.YO)((0,json/* object */.Ik)(part)['telling']).every(isTelling),
        'part.oracle': areTexts((0,json/* object */.Ik)((0,json/* object */.Ik)(part)['oracle'])['notes']),
        'part.oracle.problems': (0,json/* array */.YO)((0,json/* object */.Ik)((0,json/* object */.Ik)(part)['oracle'])['problems']).every(isProblem),
        only: shard.only === undefined || isOnly(shard.only),
    };
    return Object.keys(checks).find((key) => !checks[key]);
}
const isAsks = (value) => {
    const { name, file, severities: of, asked } = (0,json/* object */.Ik)(value);
    const { min, require } = (0,json/* object */.Ik)(asked);
    const isRate = isText(require) || typeof require === 'number';
    return isText(name) && isText(file) && isCount(min) && isRate && (0,json/* isObject */.Gv)(of) && Object.values(of).every(isText);
};
const isThreshold = (value) => {
    const { tag, require, borne } = (0,json/* object */.Ik)(value);
    return isText(tag) && (typeof require === 'number' || /^\d{1,6}\/\d{1,6}$/.test(String(require))) && isCount(borne);
};
const isSince = ({ report, unchanged, everything }) => isText(report) && areTexts(unchanged) && (everything === undefined || isText(everything));
const isProblem = (value) => isText((0,json/* object */.Ik)(value)['file']) && isText((0,json/* object */.Ik)(value)['message']);
const isGlob = (value) => isProblem((0,json/* object */.Ik)(value)['problem']);
function isPlan(value) {
    const { name, tags, trials, severity, document, everyTrace } = (0,json/* object */.Ik)(value);
    return (isText(name) &&
        areTexts(tags) &&
        isCount((0,json/* object */.Ik)(trials)['min']) &&
        (0,json/* isObject */.Gv)(severity) &&
        isText((0,json/* object */.Ik)(document)['file']) &&
        typeof everyTrace === 'boolean');
}
function isTelling(value) {
    const { source, file, unmatched, workspaces, problems } = (0,json/* object */.Ik)(value);
    return (isCount(source) &&
        isText(file) &&
        areObjects(unmatched) &&
        (0,json/* array */.YO)(unmatched).every((one) => isText((0,json/* object */.Ik)(one)['trace']) && isText((0,json/* object */.Ik)(one)['reason'])) &&
        areTexts(workspaces) &&
        (0,json/* array */.YO)(problems).every(isProblem));
}
const isOnly = ({ runs, telling }) => areObjects(runs) &&
    (0,json/* array */.YO)(runs).every((one) => isCount((0,json/* object */.Ik)(one)['plan']) && isText((0,json/* object */.Ik)(one)['position'])) &&
    areObjects(telling) &&
    (0,json/* array */.YO)(telling).every(isTelling);
const verdicts = ['pass', 'fail', 'skip', 'error'];
/** Makes runs of what may be one: texts are redacted again, and the verdict is told by the dimensions. */
function cleaner(redact) {
    const known = new Map();
    const remembering = (text) => {
        let said = known.get(text);
        if (said === undefined) {
            said = redact(text);
            if (known.size < 10_000)
                known.set(text, said);
        }
        return said;
    };
    return (value) => {
        if (!(0,json/* isObject */.Gv)(value) || !isText(value['trace']) || !isText(value['format']))
            return undefined;
        const { stats, dimensions, digest } = value;
        if (digest !== undefined && !(isText(digest) && /^[0-9a-f]{32}(?:-\d{1,9})?$/.test(digest)))
            return undefined;
        if (!(0,json/* isObject */.Gv)(stats) || !isCount(stats['tool_calls']) || !Array.isArray(dimensions))
            return undefined;
        if (!dimensions.every(isDimension))
            return undefined;
        const { left: _, first_difference, ...rest } = value;
        const run = (0,portion/* redacted */.pc)(rest, remembering);
        const verdict = dimensions.some(model_verdict/* blocks */.Bv) ? 'fail' : 'pass';
        const isTold = verdict === 'fail' && isDifference(first_difference);
        return {
            ...run,
            verdict,
            ...(isTold ? { first_difference: (0,portion/* redacted */.pc)(first_difference, remembering) } : {}),
        };
    };
}
const kinds = ['changed', 'extra', 'missing', 'spoilt'];
function isDifference(value) {
    const { kind, tool, message, call, good, good_call, argument, more } = (0,json/* object */.Ik)(value);
    const counts = [call, good_call, more].every((one) => one === undefined || isCount(one));
    const texts = [good, argument].every((one) => one === undefined || isText(one));
    return kinds.includes(kind) && isText(tool) && isText(message) && counts && texts;
}
function isDimension(value) {
    const { id, verdict, severity, message } = (0,json/* object */.Ik)(value);
    return isText(id) && isText(message) && verdicts.includes(verdict) && model_verdict/* severities */.gO.some((one) => one === severity);
}

// EXTERNAL MODULE: ./src/run/trials.ts + 2 modules
var run_trials = __webpack_require__(16406);
;// CONCATENATED MODULE: ./src/run/merge.ts
// The reports of shards → the report of the whole run, in the same bytes.


















/** Merges the reports that the globs name. Throws a UsageError where they are not the shards of one run. */
async function merge(cwd, globs, settings, folder, fetched = run_fetched/* nothingFetched */.P) {
    (0,reports/* checkReports */.UA)(cwd, settings, []);
    const baseline = (0,baselines/* readBaseline */.mF)(cwd, settings, fetched.baseline);
    const root = fetched.root ?? cwd;
    const files = reportsOf(root, globs, fetched.problems);
    const said = [];
    const redact = await redactorOf(cwd, settings);
    const spool = (0,files_spool/* makeSpool */.m)(folder);
    try {
        const confirming = rerunOf(baseline?.first);
        const shards = new Map();
        let first;
        let trials = [];
        for (const name of files) {
            const { runs, common, ...rest } = readShard(root, name, redact);
            const known = { ...rest, common: (0,compact/* compact */.o)(common) };
            if (!first) {
                first = { known, common };
                trials = common.plans.map(() => new run_trials/* Trials */.i(spool.list()));
            }
            agree(first.known, known);
            const same = shards.get(known.index);
            if (same) {
                if (same.hash === known.hash)
                    continue;
                throw new options.UsageError(`Cannot merge ${name}: shard ${known.index} of ${known.count} is given twice, and ${same.name} says otherwise`);
            }
            shards.set(known.index, known);
            runs((scenario, kept, tally) => {
                if (confirming.takes(first?.common.plans[scenario]))
                    trials[scenario]?.addKept(kept, tally);
                confirming.saw(first?.common.plans[scenario], kept);
            });
        }
        if (!first)
            throw new options.UsageError(`No report matched ${globs.join(', ')}`);
        const inputs = compareScenarios(cwd, settings, first.known);
        if (!inputs)
            said.push('There are no scenarios here to compare with: merge takes the shards’ word for what they judged by');
        const { common } = first;
        const narrowed = confirming.narrow(common);
        trials = trials.filter((_, i) => confirming.takes(common.plans[i]));
        const merged = await concludeAll({
            ...{ known: first.known, common: narrowed, leftOut: confirming.leftOut(), shards, trials, spool, redact, said },
            ...{ settings, baseline, of: common.plans },
        });
        return inputs ? { ...merged, asked: asker(cwd, inputs, narrowed) } : merged;
    }
    catch (e) {
        spool.close();
        throw e;
    }
}
/** With `confirm` the scenarios of the rerun alone are decided, as in a run: the others' traces are counted. */
function rerunOf(rerun) {
    const names = rerun && new Set(rerun.scenarios);
    const takes = (plan) => plan !== undefined && (names === undefined || names.has(plan.name));
    const seen = { taken: new Set(), left: new Set() };
    return {
        takes,
        saw(plan, kept) {
            if (names === undefined || plan === undefined || plan.everyTrace)
                return;
            for (const { text } of kept)
                seen[takes(plan) ? 'taken' : 'left'].add(JSON.parse(text).trace);
        },
        leftOut: () => [...seen.left].filter((trace) => !seen.taken.has(trace)).length,
        narrow: (common) => names === undefined
            ? common
            : {
                ...common,
                plans: common.plans.filter(takes),
                globs: common.globs.filter(({ scenario }) => scenario === undefined || names.has(scenario)),
            },
    };
}
function reportsOf(cwd, globs, [missing]) {
    if (missing)
        throw new options.UsageError(`Cannot merge ${missing.file}: ${missing.message}`);
    const listing = (0,files_globs/* listFiles */.CS)(cwd, globs, (file) => /\.json$/i.test(file));
    const [unmatched] = listing.unmatched;
    if (unmatched !== undefined)
        throw new options.UsageError(`Expected ${JSON.stringify(unmatched)} to match the reports of shards, found no file`);
    const [fault] = listing.faults;
    if (fault)
        throw new options.UsageError(`Cannot merge ${fault.file}: ${fault.message}`);
    return listing.files;
}
async function redactorOf(cwd, settings) {
    const ready = (0,run_ready/* makeReady */.w)();
    const { readConfigFile } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 94280));
    const config = await (0,prepare/* configOf */.W1)({ config: readConfigFile(cwd, settings.config) }, ready);
    return (0,redact/* redactor */.$p)(config.redact.patterns.map(ready.pattern));
}
/** Throws a UsageError for shards that are not of one run. */
function agree(first, other) {
    const told = [
        ['count', 'is of another number of shards'],
        ['commit', 'judged another commit'],
        ['run', 'is of another run'],
        ['listing', 'listed other trace files, or files of other sizes'],
        ['scenarios', 'judged by other scenarios'],
        ['settings', 'judged by other settings, or by another config, registry or skills'],
        ['common', 'was told otherwise what every shard reads'],
    ];
    for (const [key, why] of told)
        if (first[key] !== other[key])
            throw new options.UsageError(`Cannot merge ${other.name} with ${first.name}: it ${why}`);
}
/** The scenarios here, if there are some. Throws a UsageError where they are not those of the shards. */
function compareScenarios(cwd, settings, { name, scenarios }) {
    let inputs;
    try {
        inputs = (0,run_inputs/* readInputs */.Ko)(cwd, { scenarios: settings.scenarios, config: settings.config });
    }
    catch (e) {
        if (!(e instanceof options.UsageError))
            throw e;
        return undefined;
    }
    if ((0,portion/* scenariosHash */.U9)(inputs) !== scenarios)
        throw new options.UsageError(`Cannot merge ${name}: it judged by other scenarios than those in ${settings.scenarios.join(', ')}`);
    return inputs;
}
/** Where the scenarios ask for what. They are loaded when the first is asked about. */
function asker(cwd, inputs, { plans }) {
    const ready = (0,run_ready/* makeReady */.w)();
    let loaded;
    const load = async () => {
        const { scenarios } = await (0,prepare/* loadInputs */.IV)(cwd, inputs, ready);
        return new Map(scenarios.map((s) => [s.name, s]));
    };
    return async (number) => {
        loaded ??= load();
        const scenario = (await loaded).get(plans[number]?.name ?? '');
        return scenario ? (0,recordings/* askedOf */.i)({ ready }, scenario) : [];
    };
}
async function concludeAll({ known, common, leftOut, of, shards, trials: given, spool, redact, said, settings, baseline, }) {
    const missing = Array.from({ length: known.count }, (_, i) => i + 1).filter((index) => !shards.has(index));
    const inOrder = [...shards.values()].sort((a, b) => a.index - b.index);
    const parts = inOrder.map(({ part }) => part);
    const part = {
        traces: sum(parts, (one) => one.traces),
        leftOut: leftOut + sum(parts, (one) => one.leftOut),
        telling: parts.flatMap((one) => one.telling).sort((a, b) => a.source - b.source),
        oracle: {
            problems: unique(parts.flatMap((one) => one.oracle.problems)),
            notes: [...new Set(parts.flatMap((one) => one.oracle.notes))],
        },
    };
    let trials = given;
    const only = inOrder.find((one) => one.only)?.only;
    if (only && part.traces === 1 && missing.length === 0) {
        trials = common.plans.map(() => new run_trials/* Trials */.i(spool.list()));
        addOnly((plan) => trials[common.plans.indexOf(of[plan])], only, redact);
        const numbers = new Set(only.telling.map((one) => one.source));
        const others = part.telling.filter((one) => !numbers.has(one.source) && one.unmatched.length === 0);
        part.telling = [...others, ...only.telling].sort((a, b) => a.source - b.source);
    }
    const links = linksOf(common);
    for (const one of trials)
        one.arrange(links.canonical, links.linked);
    const fed = await (0,conclude/* conclude */.Ep)({
        common: { ...common, problems: [...common.problems, ...missingProblems(missing, known.count)] },
        part,
        trials,
        failOn: settings.failOn,
        ...(baseline ? { baseline, compareTo: (results) => (0,baselines/* compareWith */.G_)(baseline, settings, common, results) } : {}),
        places: async () => placesOf,
        redact,
    });
    return { ...fed, redact, missing, said, close: spool.close };
}
const sum = (all, of) => all.reduce((n, one) => n + of(one), 0);
function unique(problems) {
    return [...new Map(problems.map((one) => [(0,compact/* compact */.o)(one), one])).values()];
}
const missingProblems = (missing, of) => missing.length === 0
    ? []
    : [
        {
            file: `shard ${missing[0]} of ${of}`,
            message: `Missing shard: ${(0,model_text/* count */.U9)(missing.length, 'report')} of ${of} ${missing.length === 1 ? 'is' : 'are'} missing (${(0,model_text/* list */.p_)(missing.map(String))}); no verdict holds without ${missing.length === 1 ? 'it' : 'them'}`,
        },
    ];
/** A trace that is the only one of all shards: it belongs to the only scenario. */
function addOnly(trialsOf, { runs }, redact) {
    const clean = cleaner(redact);
    for (const { plan, position, run } of runs) {
        const result = clean(run);
        const at = (0,portion/* readWritten */.IL)(position);
        if (!result || !at)
            throw new options.UsageError('Cannot merge: the run of the only trace is none');
        const tally = (0,judging_tally/* emptyTally */.CK)();
        (0,judging_tally/* tallyRun */.YM)(tally, result);
        trialsOf(plan)?.addKept([{ ...at, passed: result.verdict === 'pass', text: JSON.stringify(result) }], tally);
    }
}
/** Which sources are links to which. */
function linksOf({ links }) {
    const to = new Map(links);
    return { canonical: (source) => to.get(source) ?? source, linked: new Set(links.flat()) };
}
/** The plan says where its own dimensions point; those of runs have their places already. */
const placesOf = ({ places = {} }) => ([route]) => (route === 'name' || route === 'trials' || route === 'expect_failure' || route === 'budget'
    ? places[route]
    : undefined) ?? {
    place: { line: 1, column: 1, end_line: 1 },
};


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


/***/ })

};
