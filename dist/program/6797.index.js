export const id = 6797;
export const ids = [6797,9073];
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

/***/ 76797:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ judge_check),
  usage: () => (/* binding */ usage)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/files/stream.ts
var stream = __webpack_require__(10295);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/options.ts
var options = __webpack_require__(88381);
// EXTERNAL MODULE: ./src/oracles/judge.ts + 6 modules
var oracles_judge = __webpack_require__(93180);
;// CONCATENATED MODULE: ./src/oracles/calibration.ts

/** Asks the judge about every line `{prompt, rubric, answer, pass}`. Blank lines and lines that begin with `//` are skipped. */
async function judgeCheck(lines, settings, shell, file = 'labels') {
    const judge = (0,oracles_judge/* makeJudge */.O)(settings, shell);
    const problems = [];
    const asked = lines.flatMap((source, index) => {
        const text = source.replace(/^\uFEFF/, '').trim();
        if (text === '' || text.startsWith('//'))
            return [];
        const line = index + 1;
        const label = readLabel(text);
        if (typeof label !== 'string')
            return [{ line, label, answer: judge.ask({ oracle: 'judge', ...label }) }];
        problems.push({ file, line, message: label });
        return [];
    });
    if (asked.length === 0)
        problems.push({ file, message: 'Missing labels: write one JSON object a line' });
    const count = { both: 0, judge: 0, people: 0, neither: 0 };
    const disagreements = [];
    for (const { line, label, answer } of asked) {
        const got = await answer;
        if ('unavailable' in got) {
            problems.push({ file, line, message: `Missing verdict of the judge: ${got.unavailable}` });
            continue;
        }
        count[got.pass ? (label.pass ? 'both' : 'judge') : label.pass ? 'people' : 'neither']++;
        if (got.pass !== label.pass)
            disagreements.push({ line, expected: label.pass, judged: got.pass, reason: got.reason, rubric: label.rubric });
    }
    problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    const labels = count.both + count.judge + count.people + count.neither;
    return {
        labels,
        agreement: labels === 0 ? null : round((count.both + count.neither) / labels),
        false_passes: count.judge,
        false_fails: count.people,
        kappa: kappaOf(count, labels),
        disagreements,
        problems,
    };
}
function kappaOf(count, labels) {
    const judged = count.both + count.judge;
    const wanted = count.both + count.people;
    const chance = (judged * wanted + (labels - judged) * (labels - wanted)) / labels ** 2;
    return labels === 0 || chance === 1 ? null : round(((count.both + count.neither) / labels - chance) / (1 - chance));
}
const round = (value) => Math.round(value * 1000) / 1000;
/** A label, or what is wrong with the line. */
function readLabel(source) {
    let value;
    try {
        value = JSON.parse(source);
    }
    catch {
        return 'Expected a JSON object, found text that is not JSON: write one label a line';
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return 'Expected a JSON object: write {"prompt", "rubric", "answer", "pass"}';
    const label = value;
    const unknown = Object.keys(label).find((key) => !['id', 'prompt', 'rubric', 'answer', 'pass'].includes(key));
    if (unknown !== undefined)
        return `Unknown key "${unknown.slice(0, 40)}": write prompt, rubric, answer and pass`;
    const { rubric, answer, pass } = label;
    const turns = Array.isArray(label['prompt']) ? label['prompt'] : [label['prompt']];
    if (!turns.every((turn) => typeof turn === 'string'))
        return 'Expected prompt to be a text, or a list of texts';
    if (typeof rubric !== 'string' || rubric.trim() === '')
        return 'Expected rubric to be a text that is not empty';
    if (typeof answer !== 'string')
        return 'Expected answer to be a text';
    if (typeof pass !== 'boolean')
        return 'Expected pass to be true or false, as a person judged it';
    return { prompt: turns.join('\n\n'), rubric, answer, pass };
}

// EXTERNAL MODULE: ./src/report/printable.ts
var printable = __webpack_require__(29073);
// EXTERNAL MODULE: ./src/report/redact.ts + 3 modules
var report_redact = __webpack_require__(60216);
// EXTERNAL MODULE: ./src/commands/flags.ts
var flags = __webpack_require__(7157);
;// CONCATENATED MODULE: ./src/commands/judge-check.ts
// `judge-check`: asks the judge about labels that people gave, and prints how far it agrees with them.








/** `judge-model`, `judge-votes` and so on; not the key, which is no flag. */
const judgeOptions = options.options.map((o) => o.name).filter((name) => name.startsWith('judge-'));
const usage = { words: 'FILE', takes: ['json', ...judgeOptions] };
const command = async (argv, { cwd, env, out }) => {
    const { settings, files } = (0,flags/* readFlags */.uW)(argv, usage.takes, 1);
    const { model } = settings.judge;
    if (model === undefined)
        throw new options.UsageError('Missing --judge-model: name the model to measure');
    const file = files[0];
    const text = (0,stream/* readTextFile */.Gu)(external_node_path_default().resolve(cwd, file));
    if (text === undefined)
        throw new options.UsageError(`Missing file ${file}`);
    const redact = (0,report_redact/* redactor */.$p)([]);
    const judge = { ...settings.judge, model, apiKey: (0,flags/* apiKey */.Kz)(env) };
    const result = await judgeCheck(text.split('\n'), judge, { cwd, concurrency: 4, redact }, file);
    if (settings.json)
        out(`${(0,printable.jsonText)(result)}\n`);
    else {
        for (const d of result.disagreements) {
            out(`${(0,printable.printable)(file)}:${d.line}  people ${d.expected ? 'pass' : 'fail'} it, the judge ${d.judged ? 'passes' : 'fails'} it: ${(0,printable.printable)(redact(d.reason), 300)}\n`);
        }
        for (const p of result.problems)
            out(`${(0,printable.printable)(p.file)}${p.line === undefined ? '' : `:${p.line}`}  ${(0,printable.printable)(redact(p.message), 500)}\n`);
        const rate = (n) => (n === null ? 'not defined' : String(n));
        out(`${(0,model_text/* count */.U9)(result.labels, 'label')} judged: agreement ${rate(result.agreement)}, false passes ${result.false_passes}, false fails ${result.false_fails}, Cohen's kappa ${rate(result.kappa)}\n`);
    }
    return result.problems.length === 0 ? 0 : 1;
};
/* harmony default export */ const judge_check = (command);


/***/ }),

/***/ 48188:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   Ge: () => (/* binding */ absent),
/* harmony export */   PJ: () => (/* binding */ isLink),
/* harmony export */   Pq: () => (/* binding */ statAs),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   Yw: () => (/* binding */ isBelow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
// Paths: how they are shown, what they lead to, and why they cannot be followed.


/** A path with `/`, relative to a root where it lies below it. */
function shown(root, file) {
    const whole = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(root, file);
    const relative = node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(root, whole);
    return (relative !== '' && isBelow(relative) ? relative : whole).split((node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)).join('/');
}
/** Does a relative path stay below where it begins? */
const isBelow = (relative) => !/^\.\.(?:[/\\]|$)/.test(relative) && !node_path__WEBPACK_IMPORTED_MODULE_1___default().isAbsolute(relative);
/** Why a file cannot be read, without its path on this machine. */
const reasonOf = (e) => e.message.replace(/, \w+(?: '.*')?$/s, '');
/** Does an error say that there is nothing, or that it can be no path? */
const absent = (e) => /^(?:ENOENT|ENOTDIR|ENAMETOOLONG|ERR_INVALID_ARG_VALUE)$/.test(e.code ?? '');
/** What a path leads to; `undefined`: nothing, or it can be no path. An error: it cannot be told. */
function statAs(file) {
    try {
        const stats = node_fs__WEBPACK_IMPORTED_MODULE_0___default().statSync(file);
        return stats.isDirectory() ? 'folder' : 'file';
    }
    catch (e) {
        if (absent(e))
            return isLink(file) ? new Error('Forbidden link: it leads nowhere') : undefined;
        return new Error(`Cannot be read: ${reasonOf(e)}`);
    }
}
/** Is there a link, wherever it leads? */
function isLink(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0___default().lstatSync(file).isSymbolicLink();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 10295:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   IO: () => (/* binding */ Unreadable),
/* harmony export */   K0: () => (/* binding */ linesFrom),
/* harmony export */   VL: () => (/* binding */ TooLong),
/* harmony export */   Y4: () => (/* binding */ pausing),
/* harmony export */   yH: () => (/* binding */ openTrace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_stream__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46193);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_string_decoder__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48188);
// What stands in a file: whole texts, and traces of any size as a text or as lines.




/** Loaded when the first packed file is read. */
const zlib = () => process.getBuiltinModule('node:zlib');
/** A file that is there and cannot be read; the message says why. */
class Unreadable extends Error {
}
/** The text of a file, without its byte order mark; `undefined`: there is none. Throws Unreadable. */
function readTextFile(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0___default().readFileSync(file, 'utf8').replace(/^\ufeff/, '');
    }
    catch (e) {
        if (e.code === 'ENOENT') {
            // Whether there is none is asked twice: one answer may be wrong.
            if (!(0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isLink */ .PJ)(file) && !node_fs__WEBPACK_IMPORTED_MODULE_0___default().existsSync(file))
                return undefined;
            throw new Unreadable((0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isLink */ .PJ)(file) ? 'Forbidden link: it leads nowhere' : `Cannot read the file: ${(0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(e)}`);
        }
        throw new Unreadable(`Cannot read the file: ${(0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(e)}`);
    }
}
const isGzip = (bytes) => bytes[0] === 0x1f && bytes[1] === 0x8b;
const isZip = (bytes) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
/** The text of a file: UTF-8, or UTF-16 where its first bytes say so (PowerShell's `>` writes that). */
function decodeText(bytes) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return bytes.toString('utf16le', 2);
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
        return Buffer.from(bytes.subarray(2, bytes.length & ~1))
            .swap16()
            .toString('utf16le');
    return bytes.toString();
}
/** Up to this many bytes a file is read at once. */
const small = 16 << 20;
/** Files are read into this one after the other: their bytes become a text at once, and fresh memory costs more than the read. */
const page = Buffer.allocUnsafe(1 << 20);
/**
 * Opens a trace file. `limit`: the most bytes that one document, or one line, may have. `seen` is handed the bytes of a file that is
 * read at once, before they are unpacked; they are overwritten by those of the next.
 */
function openTrace(file, limit, seen) {
    let size;
    let first;
    try {
        const fd = node_fs__WEBPACK_IMPORTED_MODULE_0___default().openSync(file, 'r');
        try {
            size = node_fs__WEBPACK_IMPORTED_MODULE_0___default().fstatSync(fd).size;
            // A pipe has no size; a file may shrink while it is read.
            if (size === 0)
                first = node_fs__WEBPACK_IMPORTED_MODULE_0___default().readFileSync(fd);
            else {
                const wanted = size <= small ? size : 4;
                const buffer = wanted <= page.length ? page : Buffer.allocUnsafe(wanted);
                let filled = 0;
                for (let n = -1; n !== 0 && filled < wanted; filled += n)
                    n = node_fs__WEBPACK_IMPORTED_MODULE_0___default().readSync(fd, buffer, filled, wanted - filled, filled);
                first = buffer.subarray(0, filled);
                if (wanted === size)
                    seen?.(first);
            }
        }
        finally {
            node_fs__WEBPACK_IMPORTED_MODULE_0___default().closeSync(fd);
        }
    }
    catch (e) {
        const gone = e.code === 'ENOENT';
        return {
            problem: gone ? 'Missing file: it is not there, or no longer' : `Cannot read the file: ${(0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(e)}`,
            unreadable: true,
        };
    }
    if (isZip(first))
        return { archive: true };
    if (isGzip(first)) {
        if (size <= small) {
            try {
                return unpackedText(first);
            }
            catch (e) {
                if (e.code !== 'ERR_BUFFER_TOO_LARGE')
                    return {
                        problem: `Cannot unpack the gzip file: ${e.message}; it may be cut off`,
                        unreadable: true,
                    };
            }
        }
        return packed(file, limit);
    }
    if (size <= small)
        return { text: decodeText(first) };
    return {
        lines: () => pausing(linesFrom(file, 0, limit)),
        async whole() {
            const bytes = size > limit ? undefined : node_fs__WEBPACK_IMPORTED_MODULE_0___default().readFileSync(file);
            // A file may grow while it is read.
            return bytes === undefined || bytes.length > limit ? undefined : decodeText(bytes);
        },
    };
}
/** Unpacking ends at the first zero behind a member, whatever follows: records behind it would be lost without a word. */
const lostBehind = 'what follows the zeros in it is not read';
const isZero = (bytes) => bytes.every((byte) => byte === 0);
function unpackedText(bytes) {
    const options = { maxOutputLength: small, info: true };
    const { buffer, engine } = zlib().gunzipSync(bytes, options);
    if (!isZero(bytes.subarray(engine.bytesWritten)))
        return { problem: `Cannot unpack all of the gzip file: ${lostBehind}`, unreadable: true };
    return { text: decodeText(buffer) };
}
/** What a file unpacks to. A fault of the file ends what reads it. */
function unpacked(file) {
    const gunzip = zlib().createGunzip();
    const packed = node_fs__WEBPACK_IMPORTED_MODULE_0___default().createReadStream(file);
    packed.on('error', (e) => gunzip.destroy(e));
    return node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from((async function* () {
        yield* packed.pipe(gunzip);
        const rest = node_fs__WEBPACK_IMPORTED_MODULE_0___default().createReadStream(file, { start: gunzip.bytesWritten });
        for await (const chunk of rest)
            if (!isZero(chunk))
                throw new Error(lostBehind);
    })());
}
function packed(file, limit) {
    return {
        lines: () => linesOf(unpacked(file), limit),
        async whole() {
            const parts = [];
            let size = 0;
            const stream = unpacked(file);
            for await (const chunk of stream) {
                size += chunk.length;
                if (size > limit) {
                    ;
                    stream.destroy();
                    return undefined;
                }
                parts.push(chunk);
            }
            return decodeText(Buffer.concat(parts));
        },
    };
}
/** A line that is longer than the limit. */
class TooLong extends Error {
}
/** `toString` puts a text of more bytes outside the heap, where it stays until all of the heap is collected. */
const mostInHeap = 1_000_000;
function decodeLine(bytes) {
    if (bytes.length <= mostInHeap)
        return bytes.toString();
    const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_2__.StringDecoder();
    return decoder.write(bytes) + decoder.end();
}
/** So many bytes of a file are read at a time. */
const pieceSize = 1 << 18;
/** The lines of a file from a place on, up to another, split on `\n` only. Throws TooLong for a line over the limit. */
function* linesFrom(file, start, limit, end = Infinity) {
    const lines = new LineBuffer(limit);
    const fd = node_fs__WEBPACK_IMPORTED_MODULE_0___default().openSync(file, 'r');
    try {
        for (let at = start, n = -1; n !== 0 && at < end; at += n) {
            n = node_fs__WEBPACK_IMPORTED_MODULE_0___default().readSync(fd, lines.room(pieceSize), 0, Math.min(pieceSize, end - at), at);
            yield* lines.filled(n);
        }
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0___default().closeSync(fd);
    }
    yield* lines.rest();
}
/** So many characters of lines are handed on until others have their turn: what workers send waits in memory. */
const mostAtOnce = 4 << 20;
/** Lines for one who awaits them: now and then one comes after others had their turn. */
function* pausing(lines) {
    let size = 0;
    for (const line of lines) {
        size += line.length;
        if (size < mostAtOnce)
            yield line;
        else {
            size = 0;
            yield new Promise((resolve) => setImmediate(() => resolve(line)));
        }
    }
}
/** The lines of a stream, like those of a file. */
async function* linesOf(stream, limit) {
    const lines = new LineBuffer(limit);
    for await (const chunk of stream) {
        chunk.copy(lines.room(chunk.length));
        for (const line of lines.filled(chunk.length))
            yield line;
    }
    for (const line of lines.rest())
        yield line;
}
/** The lines in bytes as they come. All stand in the same memory, which grows for a long line: fresh memory is given back late. */
class LineBuffer {
    #limit;
    #bytes = Buffer.alloc(0);
    /** Where the line begins that has no end yet, and where what is filled ends. */
    #from = 0;
    #end = 0;
    constructor(limit) {
        this.#limit = limit;
    }
    /** Room for at least so many bytes, behind those that are there. */
    room(size) {
        const held = this.#end - this.#from;
        const larger = held + size > this.#bytes.length ? Buffer.allocUnsafeSlow(2 * (held + size)) : this.#bytes;
        this.#bytes.copy(larger, 0, this.#from, this.#end);
        this.#bytes = larger;
        this.#from = 0;
        this.#end = held;
        return larger.subarray(held);
    }
    /** The lines that end in the room, of which so much was filled. */
    *filled(size) {
        const bytes = this.#bytes.subarray(0, this.#end + size);
        for (let end = bytes.indexOf(10, this.#end); end >= 0; end = bytes.indexOf(10, this.#from)) {
            this.#check(end);
            const line = decodeLine(bytes.subarray(this.#from, end));
            this.#from = end + 1;
            yield line;
        }
        this.#end = bytes.length;
        this.#check(this.#end);
    }
    /** The line that nothing ends. */
    *rest() {
        if (this.#end > this.#from)
            yield decodeLine(this.#bytes.subarray(this.#from, this.#end));
    }
    #check(end) {
        if (end - this.#from > this.#limit)
            throw new TooLong();
    }
}


/***/ }),

/***/ 87979:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ holdsRounded),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   JS: () => (/* binding */ deepest),
/* harmony export */   L3: () => (/* binding */ nestedBeyond),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   YO: () => (/* binding */ array),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   jM: () => (/* binding */ parseExact),
/* harmony export */   oC: () => (/* binding */ repeatsKey),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   z$: () => (/* binding */ exactSource)
/* harmony export */ });
/* unused harmony export needsExact */
/* harmony import */ var lossless_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(875);
// JSON from outside: exact integers, safe access, depth.

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The value when it is a text that is not empty. */
const text = (value) => typeof value === 'string' && value !== '' ? value : undefined;
/** The value when it is a finite number. */
const number = (value) => typeof value === 'number' && Number.isFinite(value) ? value : undefined;
/** The value as an object, or an empty one. */
const object = (value) => (isObject(value) ? value : {});
/** The value as an array, or an empty one. */
const array = (value) => (Array.isArray(value) ? value : []);
/**
 * The value at a path of own keys and indices; `undefined`: none. A text is a dotted path, `result.items.0.id`, where an
 * exact key wins. The length of an array is no part of what was written.
 */
function valueAt(value, path) {
    if (typeof path === 'string') {
        const exact = own(value, path);
        return exact === undefined ? valueAt(value, path.split('.')) : exact;
    }
    let at = value;
    for (const key of path)
        at = own(at, key);
    return at;
}
function own(value, key) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
        return undefined;
    return Array.isArray(value) && key === 'length' ? undefined : Reflect.get(value, key);
}
const integer = /^-?\d+$/;
const unsafe = (source, value) => integer.test(source) && !Number.isSafeInteger(value);
/** Does JSON.parse show the source of a number? Node 20 does not. */
function showsSource() {
    let source;
    const probe = (_key, value, context) => {
        source = context?.source;
        return value;
    };
    JSON.parse('1', probe);
    return source !== undefined;
}
const sources = new WeakMap();
/** Remembers how a number is written where the number alone does not tell (`1600.0`). */
function keep(holder, key, value, source) {
    if (typeof holder !== 'object' || holder === null || String(value) === source)
        return value;
    const known = sources.get(holder);
    if (known)
        known.set(key, source);
    else
        sources.set(holder, new Map([[key, source]]));
    return value;
}
/** How a number of an object or array is written in the JSON that it was parsed from, where the number does not tell. */
const exactSource = (holder, key) => sources.get(holder)?.get(key);
/**
 * Parses JSON, keeps integers beyond 2^53 as bigint and remembers how numbers are written (`exactSource`). Slow: for texts
 * that hold such a number. Throws SyntaxError.
 */
function parseExact(source) {
    if (!showsSource())
        return parseLossless(source);
    const reviver = function (key, value, context) {
        if (typeof value !== 'number' || context?.source === undefined)
            return value;
        return keep(this, key, exactly(context.source, value), context.source);
    };
    return JSON.parse(source, reviver);
}
const exactly = (source, value) => (unsafe(source, value) ? BigInt(source) : value);
/** The same where JSON.parse does not show sources. */
function parseLossless(source) {
    return (0,lossless_json__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(source, function (key, value) {
        if (!(0,lossless_json__WEBPACK_IMPORTED_MODULE_0__/* .isLosslessNumber */ .s_)(value))
            return value;
        const written = value.toString();
        return keep(this, key, exactly(written, Number(written)), written);
    });
}
/** So many digits may be more than a number holds. */
const manyDigits = 16;
const decimalZeros = /[:,[]\s{0,8}-?\d{1,15}\.0{1,15}[\s,}\]]/;
const isDigit = (code) => code >= 48 && code <= 57;
/** May the text hold a number that JSON.parse changes: an integer beyond 2^53, or one with decimals that are all zeros? */
const needsExact = (source) => holdsManyDigits(source) || (source.includes('.0') && decimalZeros.test(source));
/** Are there so many digits in a row? One of them has a place that their number divides: only such places are looked at, and what is around a digit there. */
function holdsManyDigits(source) {
    for (let i = manyDigits - 1; i < source.length; i += manyDigits) {
        if (!isDigit(source.charCodeAt(i)))
            continue;
        let from = i;
        while (isDigit(source.charCodeAt(from - 1)))
            from--;
        let to = i + 1;
        while (to - from < manyDigits && isDigit(source.charCodeAt(to)))
            to++;
        if (to - from >= manyDigits)
            return true;
    }
    return false;
}
/** Parses JSON, exactly where the text may hold a number that needs it. Throws SyntaxError. */
const parseJson = (source) => (needsExact(source) ? parseExact(source) : JSON.parse(source));
/** Writes JSON, bigints as the integers they are. Throws RangeError on a value nested too deeply (see `nestedBeyond`). */
function writeJson(value, indent) {
    try {
        return JSON.stringify(value, undefined, indent) ?? 'null';
    }
    catch (e) {
        if (!(e instanceof TypeError))
            throw e;
        const raw = JSON.rawJSON;
        if (raw === undefined)
            return (0,lossless_json__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)(value, undefined, indent) ?? 'null';
        return JSON.stringify(value, (_key, v) => (typeof v === 'bigint' ? raw(String(v)) : v), indent);
    }
}
const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}]/g;
/** Has an object in a text that is JSON the same key twice? */
function repeatsKey(source) {
    const open = [];
    for (const [found, colon] of source.matchAll(token)) {
        if (found === '{')
            open.push(new Set());
        else if (found === '}')
            open.pop();
        else if (colon !== undefined) {
            const quoted = found.slice(0, -colon.length);
            const key = quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
            const keys = open.at(-1);
            if (keys?.has(key))
                return true;
            keys?.add(key);
        }
    }
    return false;
}
/** Deeper JSON than this is refused: what comes after parsing (writing it, walking it) uses the stack. */
const deepest = 500;
/** Is the value nested more than so many levels deep? */
function nestedBeyond(value, levels = deepest) {
    if (typeof value !== 'object' || value === null)
        return false;
    if (levels === 0)
        return true;
    if (Array.isArray(value)) {
        for (const inner of value)
            if (typeof inner === 'object' && nestedBeyond(inner, levels - 1))
                return true;
        return false;
    }
    for (const key in value) {
        const inner = value[key];
        if (typeof inner === 'object' && nestedBeyond(inner, levels - 1))
            return true;
    }
    return false;
}
/** Does the value hold an integer that JSON.parse has rounded? Walks without recursion. */
function holdsRounded(value) {
    if (typeof value === 'number')
        return Number.isInteger(value) && !Number.isSafeInteger(value);
    if (typeof value !== 'object' || value === null)
        return false;
    const open = [];
    for (let at = value; at; at = open.pop()) {
        for (const key in at) {
            const inner = at[key];
            if (typeof inner === 'number') {
                if (Number.isInteger(inner) && !Number.isSafeInteger(inner))
                    return true;
            }
            else if (typeof inner === 'object' && inner !== null)
                open.push(inner);
        }
    }
    return false;
}


/***/ }),

/***/ 5086:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   TA: () => (/* binding */ pairStart),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   oh: () => (/* binding */ thousands),
/* harmony export */   p_: () => (/* binding */ list)
/* harmony export */ });
// Text for people: cut to a length, counted, listed.
/** The text cut to at most `most` UTF-16 units, the last of them `…`; a surrogate pair is never split. */
function clip(text, most) {
    if (text.length <= most)
        return text;
    return `${text.slice(0, pairStart(text, Math.max(0, most - 1)))}…`;
}
/** The index itself, or one less where it would fall between the halves of a surrogate pair. */
function pairStart(text, index) {
    const before = text.charCodeAt(index - 1);
    const after = text.charCodeAt(index);
    return (before & 0xfc00) === 0xd800 && (after & 0xfc00) === 0xdc00 ? index - 1 : index;
}
/** `3,000`. */
const thousands = (n) => String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
/** `1 trace`, `2,000 traces`, `1 reply`, `2 replies`: the only place that chooses between one and many. */
const count = (n, noun, plural = `${noun}s`) => `${thousands(n)} ${n === 1 ? noun : plural}`;
/** Lists names for a message, the first few of many. */
function list(names, most = 8) {
    const shown = names.slice(0, most).map((n) => clip(n, 80));
    return names.length > most ? `${shown.join(', ')} and ${names.length - most} more` : shown.join(', ');
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


/***/ })

};
