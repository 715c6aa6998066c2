export const id = 797;
export const ids = [797,381,73,601];
export const modules = {

/***/ 9538:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ apiKey),
/* harmony export */   u: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1601);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8381);
// The command line's flags, read by the options table.



/** Parses flags by the options table. `only`: the options that the command takes; `files`: how many file names. */
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
            allowPositionals: files > 0,
            allowNegative: true,
        });
        if (positionals.length !== files)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Expected ${files === 1 ? 'one file' : 'no file'}, found ${positionals.length}`);
        return { settings: (0,_options_js__WEBPACK_IMPORTED_MODULE_2__.readSettings)(values, (name) => `--${name}`), files: positionals };
    }
    catch (e) {
        if (e instanceof _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError || !(e instanceof Error))
            throw e;
        const flag = /'(--?[^' ]+)[^']*'/.exec(e.message)?.[1];
        const near = flag && e.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
            ? (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(flag.replace(/^-+/, ''), table.map((o) => o.name))
            : undefined;
        const stray = /^Unexpected argument '(.*?)'\./s.exec(e.message)?.[1];
        if (stray !== undefined)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Unexpected argument ${stray}; name files by an option, as in --scenarios "GLOB": in quotes, so that the shell does not expand it`);
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(near ? `Unknown option ${flag}; did you mean --${near}?` : e.message.split('\n')[0]);
    }
}
/** The judge's key never stands among the arguments, where other programs can read it. */
const apiKey = (env) => env['AGENT_EVAL_JUDGE_API_KEY'] || undefined;


/***/ }),

/***/ 6797:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ judge_check)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/files/stream.ts
var stream = __webpack_require__(295);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/options.ts
var options = __webpack_require__(8381);
// EXTERNAL MODULE: ./src/oracles/judge.ts + 6 modules
var oracles_judge = __webpack_require__(3180);
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
var printable = __webpack_require__(9073);
// EXTERNAL MODULE: ./src/report/redact.ts
var report_redact = __webpack_require__(649);
// EXTERNAL MODULE: ./src/commands/flags.ts
var flags = __webpack_require__(9538);
;// CONCATENATED MODULE: ./src/commands/judge-check.ts
// `judge-check`: asks the judge about labels that people gave, and prints how far it agrees with them.








/** `judge-model`, `judge-votes` and so on; not the key, which is no flag. */
const judgeOptions = options.options.map((o) => o.name).filter((name) => name.startsWith('judge-'));
const command = async (argv, { cwd, env, out }) => {
    const { settings, files } = (0,flags/* readFlags */.u)(argv, ['json', ...judgeOptions], 1);
    const { model } = settings.judge;
    if (model === undefined)
        throw new options.UsageError('Missing --judge-model: name the model to measure');
    const file = files[0];
    const text = (0,stream/* readTextFile */.Gu)(external_node_path_default().resolve(cwd, file));
    if (text === undefined)
        throw new options.UsageError(`Missing file ${file}`);
    const redact = (0,report_redact/* redactor */.$)([]);
    const judge = { ...settings.judge, model, apiKey: (0,flags/* apiKey */.K)(env) };
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

/***/ 295:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   IO: () => (/* binding */ Unreadable),
/* harmony export */   VL: () => (/* binding */ TooLong),
/* harmony export */   yH: () => (/* binding */ openTrace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_1__);
// What stands in a file: whole texts, and traces of any size as a text or as lines.


/** Why a file cannot be read, without its path on this machine. */
const reasonOf = (e) => e.message.replace(/, \w+(?: '.*')?$/s, '');
/** A file that is there and cannot be read; the message says why. */
class Unreadable extends Error {
}
/** The text of a file, without its byte order mark; `undefined`: there is none. Throws Unreadable. */
function readTextFile(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0___default().readFileSync(file, 'utf8').replace(/^\ufeff/, '');
    }
    catch (e) {
        if (e.code === 'ENOENT')
            return undefined;
        throw new Unreadable(`Cannot read the file: ${reasonOf(e)}`);
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
/** Opens a trace file. `limit`: the most bytes that one document, or one line, may have. */
function openTrace(file, limit) {
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
            }
        }
        finally {
            node_fs__WEBPACK_IMPORTED_MODULE_0___default().closeSync(fd);
        }
    }
    catch (e) {
        const gone = e.code === 'ENOENT';
        return { problem: gone ? 'Missing file' : `Cannot read the file: ${reasonOf(e)}` };
    }
    if (isZip(first))
        return { problem: 'Expected JSON or JSON Lines, found a zip archive; unpack it first' };
    if (isGzip(first)) {
        if (size <= small) {
            try {
                const text = decodeText(node_zlib__WEBPACK_IMPORTED_MODULE_1___default().gunzipSync(first, { maxOutputLength: small }));
                return { text };
            }
            catch (e) {
                if (e.code !== 'ERR_BUFFER_TOO_LARGE')
                    return { problem: `Cannot unpack the gzip file: ${e.message}; it may be cut off` };
            }
        }
        return large(() => node_fs__WEBPACK_IMPORTED_MODULE_0___default().createReadStream(file).pipe(node_zlib__WEBPACK_IMPORTED_MODULE_1___default().createGunzip()), limit);
    }
    if (size <= small)
        return { text: decodeText(first) };
    return large(() => node_fs__WEBPACK_IMPORTED_MODULE_0___default().createReadStream(file, { highWaterMark: 1 << 20 }), limit);
}
function large(open, limit) {
    return {
        lines: () => linesOf(open(), limit),
        async whole() {
            const parts = [];
            let size = 0;
            const stream = open();
            for await (const chunk of stream) {
                size += chunk.length;
                if (size > limit) {
                    ;
                    stream.destroy();
                    return undefined;
                }
                parts.push(chunk);
            }
            return Buffer.concat(parts).toString();
        },
    };
}
/** A line that is longer than the limit. */
class TooLong extends Error {
}
/** The lines of a stream, split on `\n` only. Throws TooLong for a line over the limit. */
async function* linesOf(stream, limit) {
    let parts = [];
    let size = 0;
    for await (const chunk of stream) {
        let at = 0;
        for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, at)) {
            const piece = chunk.subarray(at, end);
            yield (parts.length > 0 ? Buffer.concat([...parts, piece]) : piece).toString();
            parts = [];
            size = 0;
            at = end + 1;
        }
        if (at < chunk.length) {
            const rest = chunk.subarray(at);
            parts.push(at > 0 ? Buffer.from(rest) : rest);
            size += rest.length;
            if (size > limit)
                throw new TooLong();
        }
    }
    if (parts.length > 0)
        yield Buffer.concat(parts).toString();
}


/***/ }),

/***/ 7979:
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
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
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
/** Parses JSON and keeps integers beyond 2^53 as bigint. Slow: for texts that hold such an integer. Throws SyntaxError. */
function parseExact(source) {
    if (!showsSource())
        return (0,lossless_json__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(source, undefined, (n) => (unsafe(n, Number(n)) ? BigInt(n) : Number(n)));
    const reviver = (_key, value, context) => typeof value === 'number' && context?.source && unsafe(context.source, value) ? BigInt(context.source) : value;
    return JSON.parse(source, reviver);
}
/** Parses JSON, exactly where the text may hold an integer beyond 2^53. Throws SyntaxError. */
const parseJson = (source) => (/\d{16}/.test(source) ? parseExact(source) : JSON.parse(source));
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
    const open = [value];
    for (let at = open.pop(); at; at = open.pop()) {
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

/***/ 1601:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   captures: () => (/* binding */ captures),
/* harmony export */   leaf: () => (/* binding */ leaf),
/* harmony export */   nearest: () => (/* binding */ nearest),
/* harmony export */   wildcard: () => (/* binding */ wildcard)
/* harmony export */ });
// Matching names against wildcards, and finding the nearest known name: used wherever a person types a name.
/** Does `*` in the pattern, standing for any run of characters, make it equal to the name? Linear in the name. */
function wildcard(pattern, name) {
    if (!pattern.includes('*'))
        return pattern === name;
    return captures(pattern, name) !== undefined;
}
/** What each `*` of the pattern stands for in the name, leftmost and shortest first; `undefined`: no match. */
function captures(pattern, name) {
    const parts = partsOf(pattern);
    const first = parts[0];
    const last = parts.at(-1);
    if (parts.length === 1)
        return pattern === name ? [] : undefined;
    if (!name.startsWith(first) || name.length < first.length + last.length || !name.endsWith(last))
        return undefined;
    const end = name.length - last.length;
    const found = [];
    let at = first.length;
    for (let i = 1; i < parts.length - 1; i++) {
        const part = parts[i];
        const next = name.indexOf(part, at);
        if (next < 0 || next + part.length > end)
            return undefined;
        found.push(name.slice(at, next));
        at = next + part.length;
    }
    found.push(name.slice(at, end));
    return found;
}
const split = new Map();
/** The pattern split at its wildcards; a run's few patterns are asked about for every call. */
function partsOf(pattern) {
    let parts = split.get(pattern);
    if (!parts) {
        parts = pattern.split('*');
        if (split.size < 1000)
            split.set(pattern, parts);
    }
    return parts;
}
/** The known name nearest to what was typed, if one is near enough to be a slip. */
function nearest(typed, known) {
    let best;
    // Any two very short names are near each other, which says nothing.
    let least = typed.length < 3 ? 1 : Math.max(2, Math.floor(typed.length / 3)) + 1;
    for (const name of known) {
        if (Math.abs(name.length - typed.length) >= least)
            continue;
        const d = distance(typed.toLowerCase(), name.toLowerCase(), least);
        if (d < least) {
            least = d;
            best = name;
        }
    }
    return best;
}
/** Edits (insert, delete, replace, swap of neighbours) between two short texts, or `limit` when there are more. */
function distance(a, b, limit) {
    if (a.length > 200 || b.length > 200)
        return limit;
    let before = [];
    let row = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++) {
            const cost = a[i - 1] === b[j - 1] ? 0 : 1;
            let d = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + cost);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                d = Math.min(d, before[j - 2] + 1);
            next.push(d);
        }
        before = row;
        row = next;
    }
    return Math.min(row[b.length], limit);
}
/** The last part of a command or tool name: after the last `.`, and of that after the last `_`. */
const leaf = (key) => {
    const dotted = key.slice(key.lastIndexOf('.') + 1);
    return dotted.slice(dotted.lastIndexOf('_') + 1);
};


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

/***/ 8381:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UsageError: () => (/* binding */ UsageError),
/* harmony export */   options: () => (/* binding */ options),
/* harmony export */   outputs: () => (/* binding */ outputs),
/* harmony export */   readSettings: () => (/* binding */ readSettings)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1601);
// The one table of options: the command line's flags, the action's inputs and the tables of the documentation are made from it.

const options = [
    {
        name: 'scenarios',
        type: 'list',
        value: 'GLOB',
        default: 'scenarios/**/*.toml',
        doc: 'Scenario files (TOML) and case sets (JSON Lines); `!GLOB` takes files away',
    },
    {
        name: 'traces',
        type: 'list',
        value: 'GLOB',
        default: 'traces/**/*',
        doc: 'Trace files; `NAME=GLOB` binds what it matches to the scenario NAME',
    },
    {
        name: 'registry',
        type: 'text',
        value: 'FILE',
        doc: 'The registry of commands (JSON or TOML) that golden scenarios need',
    },
    {
        name: 'skills',
        type: 'text',
        value: 'FOLDER',
        doc: 'The folder of skills (`NAME/SKILL.md`) that golden scenarios need',
    },
    {
        name: 'config',
        type: 'text',
        value: 'FILE',
        doc: 'The config file; without it `agent-eval.toml`, if there is one',
    },
    {
        name: 'trace-format',
        type: 'text',
        value: 'NAME',
        default: 'auto',
        doc: 'The format of all traces, when it should not be detected (`agent-eval formats` lists them)',
    },
    {
        name: 'fail-on',
        type: 'choice',
        choices: ['blocking', 'advisory', 'never'],
        default: 'blocking',
        doc: 'What fails the check: blocking dimensions, advisory ones too, or nothing (the verdict stays as it is)',
    },
    {
        name: 'missing-trace',
        type: 'choice',
        choices: ['fail', 'warn', 'ignore'],
        default: 'fail',
        doc: 'What a scenario without a trace means',
    },
    {
        name: 'max-trace-mb',
        type: 'number',
        least: 1,
        default: '256',
        doc: 'The most megabytes that one JSON document, or one line of JSON Lines, may have',
    },
    {
        name: 'report-json',
        type: 'text',
        value: 'FILE',
        doc: 'Write the report (`agent-eval/report@1`) to this file',
    },
    {
        name: 'report-junit',
        type: 'text',
        value: 'FILE',
        doc: 'Write the report as JUnit XML to this file',
    },
    {
        name: 'report-markdown',
        type: 'text',
        value: 'FILE',
        doc: 'Write the report as markdown, the job summary in full, to this file',
    },
    {
        name: 'judge-model',
        type: 'text',
        value: 'MODEL',
        doc: 'The model that grades expect.judge; without it a judge dimension is an error',
    },
    {
        name: 'judge-endpoint',
        type: 'text',
        value: 'URL',
        doc: 'Where the judge is asked: an OpenAI-compatible or Anthropic address; without it the provider’s own',
    },
    {
        name: 'judge-provider',
        type: 'choice',
        choices: ['auto', 'openai', 'anthropic'],
        default: 'auto',
        doc: 'Which API the endpoint speaks; auto tells by the endpoint, else by the model’s name',
    },
    {
        name: 'judge-api-key',
        type: 'text',
        doc: 'The key for the judge, from a secret (on the command line: the environment variable AGENT_EVAL_JUDGE_API_KEY)',
        only: 'action',
    },
    {
        name: 'judge-votes',
        type: 'number',
        least: 1,
        odd: true,
        default: '1',
        doc: 'How often each question is put to the judge; the majority decides',
    },
    {
        name: 'judge-timeout',
        type: 'number',
        least: 1,
        default: '60',
        doc: 'The most seconds that one request to the judge may take',
    },
    {
        name: 'judge-max-calls',
        type: 'number',
        least: 1,
        default: '200',
        doc: 'The most votes that a run may ask for; questions beyond are errors',
    },
    {
        name: 'judge-max-chars',
        type: 'number',
        least: 1000,
        default: '60000',
        doc: 'The most characters of rubric, prompt and answer that one request may carry; what is cut is said',
    },
    {
        name: 'judge-cache',
        type: 'text',
        value: 'FILE',
        doc: 'A file of verdicts by content, kept between runs',
    },
    {
        name: 'allow-verify',
        type: 'flag',
        default: 'false',
        doc: 'Let expect.verify run its command in a copy of what the agent left behind; without it a verify dimension is an error',
    },
    {
        name: 'verify-timeout',
        type: 'number',
        least: 1,
        default: '300',
        doc: 'The most seconds that one command of expect.verify may take',
    },
    {
        name: 'summary',
        type: 'flag',
        default: 'true',
        doc: 'Write the job summary',
        only: 'action',
    },
    {
        name: 'annotations',
        type: 'flag',
        default: 'true',
        doc: 'Annotate the lines of the scenario files',
        only: 'action',
    },
    {
        name: 'workers',
        type: 'number',
        least: 1,
        default: '1',
        doc: 'How many threads judge; the report is the same for any number',
    },
    { name: 'quiet', type: 'flag', default: 'false', doc: 'Print one line with the verdict and the counts', only: 'cli' },
    {
        name: 'json',
        type: 'flag',
        default: 'false',
        doc: 'Print the report as JSON instead of the readable one',
        only: 'cli',
    },
];
/** A mistake in how the tool was called, or in its config. */
class UsageError extends Error {
}
const lines = (text) => text
    .split('\n')
    .map((l) => l.trim())
    .filter((l) => l !== '');
/** Reads one value strictly. Throws a UsageError that says what is allowed. `name` is how the person knows the option. */
function readValue(option, given, name) {
    // An input that a workflow leaves out is an empty text.
    const raw = given === undefined || given === '' || (Array.isArray(given) && given.length === 0) ? option.default : given;
    if (raw === undefined)
        return undefined;
    switch (option.type) {
        case 'list':
            return (Array.isArray(raw) ? raw : [String(raw)]).flatMap(lines);
        case 'flag': {
            if (typeof raw === 'boolean')
                return raw;
            if (/^true$/i.test(String(raw).trim()))
                return true;
            if (/^false$/i.test(String(raw).trim()))
                return false;
            throw new UsageError(`Expected ${name} to be true or false, found ${JSON.stringify(raw)}`);
        }
        case 'number': {
            const n = Number(String(raw).trim());
            if (Number.isSafeInteger(n) && n >= (option.least ?? 0) && !(option.odd && n % 2 === 0))
                return n;
            throw new UsageError(`Expected ${name} to be ${option.odd ? 'an odd' : 'a whole'} number of at least ${option.least ?? 0}, found ${JSON.stringify(raw)}`);
        }
        case 'choice': {
            const value = String(raw).trim();
            if (option.choices?.includes(value))
                return value;
            const near = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(value, option.choices ?? []);
            throw new UsageError(`Expected ${name} to be one of ${option.choices?.join(', ')}, found ${JSON.stringify(value)}${near ? `; did you mean ${near}?` : ''}`);
        }
        default:
            return String(raw).trim() || option.default;
    }
}
const camel = (name) => name.replace(/-(\w)/g, (_, c) => c.toUpperCase());
/** Where the settings hold an option: its part, if it belongs to one, and its key there. */
function keyOf(name) {
    const [, part, key] = /^(judge|verify)-(.+)$/.exec(name) ?? [];
    if (part !== undefined && key !== undefined)
        return [part, camel(key)];
    const allowed = /^allow-(judge|verify)$/.exec(name)?.[1];
    return allowed === undefined ? [undefined, camel(name)] : [allowed, 'allow'];
}
/** Reads all options. `naming` says how a person knows an option: `--fail-on`, `input fail-on`. Throws a UsageError. */
function readSettings(given, naming) {
    const parts = { judge: {}, verify: {} };
    const settings = { ...parts };
    for (const option of options) {
        const [part, key] = keyOf(option.name);
        const holder = part === undefined ? settings : parts[part];
        holder[key] = readValue(option, given[option.name], naming(option.name));
    }
    return settings;
}
/** The outputs of the action. */
const outputs = [
    { name: 'verdict', doc: '`pass`, `fail` or `error`; fail-on changes whether the step fails, never the verdict' },
    { name: 'report', doc: 'The path of the JSON report' },
    { name: 'scenarios', doc: 'How many scenarios there are' },
    { name: 'passed', doc: 'How many scenarios passed' },
    { name: 'failed', doc: 'How many scenarios failed' },
    { name: 'traces', doc: 'How many traces were read' },
    {
        name: 'blocking-failures',
        doc: 'How many blocking dimensions failed or could not be told, in scenarios that fail; the `trials_met` of each is one of them',
    },
    { name: 'advisory-failures', doc: 'How many advisory dimensions failed or could not be told' },
    { name: 'pass-rate', doc: 'Passed scenarios by all scenarios, three decimals' },
];


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

/***/ 649:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ redactor),
/* harmony export */   K: () => (/* binding */ excerpt)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
// Hides secrets in what is printed: known token shapes, values of keys that name a secret, and the config's own patterns.

/** What stands in place of a secret. */
const redacted = '[redacted]';
/**
 * Every expression below either fails after a bounded number of steps or consumes what it has read, so that the whole is linear
 * on any input. None asks for a word boundary where JSON text may have written a line break as `\n` before the token.
 */
const start = String.raw `(?:(?<![A-Za-z0-9_-])|(?<=\\[nrtbf]))`;
const shapes = new RegExp([
    'gh[pousr]_[A-Za-z0-9]{16,}(?:[._-][A-Za-z0-9_-]{8,})*',
    'github_pat_[A-Za-z0-9_]{20,}',
    'gl(?:pat|rt|ptt|dt|cbt)-[A-Za-z0-9_-]{16,}',
    '(?:AKIA|ASIA)[A-Z0-9]{16}',
    'xox[abeoprs]-[A-Za-z0-9-]{10,}',
    'xapp-[A-Za-z0-9-]{20,}',
    String.raw `hooks\.slack\.com/services/[A-Za-z0-9/]{16,}`,
    'AIza[A-Za-z0-9_-]{30,}',
    String.raw `ya29\.[A-Za-z0-9_-]{20,}`,
    'GOCSPX-[A-Za-z0-9_-]{20,}',
    `${start}sk-(?=[A-Za-z_-]*[0-9])[A-Za-z0-9_-]{16,}`,
    '(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{10,}',
    'whsec_[A-Za-z0-9+/=]{16,}',
    'npm_[A-Za-z0-9]{30,}',
    'pypi-[A-Za-z0-9_-]{50,}',
    'hf_[A-Za-z0-9]{30,}',
    'gsk_[A-Za-z0-9]{30,}',
    'xai-[A-Za-z0-9]{30,}',
    'dckr_pat_[A-Za-z0-9_-]{20,}',
    'do[opr]_v1_[a-f0-9]{32,}',
    'dapi[a-f0-9]{32}',
    'shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}',
    'lin_api_[A-Za-z0-9]{30,}',
    String.raw `hvs\.[A-Za-z0-9_-]{20,}`,
    String.raw `SG\.[A-Za-z0-9_-]{16,40}\.[A-Za-z0-9_-]{16,}`,
    'AGE-SECRET-KEY-1[0-9A-Z]{40,}',
    // A JWT; also one that was cut before its first dot.
    String.raw `eyJ[A-Za-z0-9_-]{10,}(?:\.[A-Za-z0-9_-]*)*`,
].join('|'), 'g');
const keyBlock = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----[\s\S]*?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----|$)/g;
const urlLogin = /:\/\/(?:[^\s/@:"'<>\\]{0,200}:[^\s/"'<>\\]{1,400}|[^\s/@:"'<>\\]{20,200})@/g;
const bearer = /\b(bearer\s{1,4})(?:[\w.~+/-]{24,}=*|(?=[A-Za-z.~+/_-]{0,24}\d)[\w.~+/-]{8,}=*)|\b(basic\s{1,4})(?=[A-Za-z+/]{0,400}[\d=])[A-Za-z0-9+/]{8,}=*/gi;
const cookie = /\b((?:set-)?cookie\\*["']?\s{0,4}[:=]\s{0,4}\\*["']?)[^\s=;,"'\\]{1,64}=[^\r\n"'\\]*/gi;
const signature = /([?&]sig=)[^\s&"'<>\\]+/gi;
const flag = /(--[\w-]{0,40}(?:password|passphrase|secret|token|api-?key)\s{1,4})(?![-$<*[])[^\s"'\\;|&]+/gi;
/** A key that names a secret, to its very end (so `token_count`, `secretary` and `max_tokens` are none), and what parts it from its value. */
const assignment = /(pass(?:word|wd|phrase)|pwd|secret|token|credentials?|(?:api|access|account|private|secret|signing|encryption|auth|master|service|client|subscription)[-_ ]?key(?:_base)?|authorization)\\*["'`]?(\s{0,8}(?:=>|[:=])\s{0,8})(\\*["'`])?/gi;
const scheme = /(?:bearer|basic|token|apikey|negotiate|ntlm|(digest|aws4-hmac-sha256))\s+/iy;
const bare = /[^\s,;&"'`<>(){}[\]\\]+/y;
const restOfLine = /[^\r\n"'\\]+/y;
/** Values that stand for a secret, or for none, without being one. */
const noSecret = /^(?:true|false|null|none|nil|undefined|required|missing|\*+|\.+|…|x+|<[^>]{0,40}>|\$\{.*|\$[A-Z_]+|\$|%\w+%|\[redacted\])$/i;
const hint = /gh[opsur]_|github_|gl[prdc]\w{1,2}-|A[KS]IA|xox|xapp|slack|AIza|ya29|GOCSPX|sk[-_]|[rp]k_|whsec|npm_|pypi-|hf_|xai-|_pat_|_v1_|dapi|shp|lin_|hvs\.|SG\.|AGE-|eyJ|-----B|bearer|basic|cookie|sig=|:\/\/|pass|pwd|secret|token|credential|key|authorization/i;
/** Makes the function that hides secrets; ordinary short text costs it less than a microsecond. */
function redactor(patterns = []) {
    return (text) => {
        let shown = text;
        for (const pattern of patterns)
            shown = pattern.replaceAll(shown, redacted);
        if (shown.length < 8 || !hint.test(shown))
            return shown;
        return hideAssignments(shown.replace(keyBlock, redacted).replace(urlLogin, `://${redacted}@`))
            .replace(cookie, `$1${redacted}`)
            .replace(signature, `$1${redacted}`)
            .replace(flag, `$1${redacted}`)
            .replace(shapes, redacted)
            .replace(bearer, (_, b, c) => `${b ?? c}${redacted}`);
    };
}
function hideAssignments(text) {
    let shown = '';
    let from = 0;
    assignment.lastIndex = 0;
    for (let match = assignment.exec(text); match; match = assignment.exec(text)) {
        const [, key = '', separator = '', quote] = match;
        let begin = assignment.lastIndex;
        scheme.lastIndex = begin;
        const named = scheme.exec(text);
        if (named)
            begin = scheme.lastIndex;
        const end = quote ? closing(text, begin, quote) : bareEnd(text, begin, named?.[1] ? restOfLine : bare);
        const value = text.slice(begin, Math.min(end, begin + 200));
        if (value === '' || !(quote || named ? !noSecret.test(value) : secretLike(key.toLowerCase(), separator, value)))
            continue;
        shown += text.slice(from, begin) + redacted;
        from = end;
        assignment.lastIndex = end;
    }
    return shown + text.slice(from);
}
/** Is an unquoted value a secret? In prose a colon after a word such as `get_token` is no assignment. */
function secretLike(key, separator, value) {
    if (noSecret.test(value))
        return false;
    if (key.startsWith('pass') || key === 'pwd')
        return true;
    if (/^[\d.]+$/.test(value))
        return false;
    return /^[=:]$/.test(separator) && key !== 'authorization' ? true : /\d/.test(value) || value.length >= 20;
}
/** Where a quoted value ends: before its closing quote, or at the end of a text that was cut. */
function closing(text, begin, quote) {
    if (quote.length > 1) {
        const end = text.indexOf(quote, begin);
        return end < 0 ? text.length : end;
    }
    for (let i = begin; i < text.length; i++) {
        if (text[i] === '\\')
            i++;
        else if (text[i] === quote)
            return i;
    }
    return text.length;
}
function bareEnd(text, begin, run) {
    run.lastIndex = begin;
    return run.test(text) ? run.lastIndex : begin;
}
const window = 2000;
/** Longer than the least length of any known token: what a cut window may hold of one that it does not show whole. */
const margin = 120;
/**
 * At most 200 characters of a text for evidence. Secrets are hidden first, in a bounded window, so that a cut never shows a part
 * of one.
 */
function excerpt(text, redact, most = 200) {
    const whole = text.length <= window;
    let shown = redact(whole ? text : text.slice(0, (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .pairStart */ .TA)(text, window)));
    if (!whole) {
        const last = shown.lastIndexOf(redacted);
        const after = last < 0 ? 0 : last + redacted.length;
        shown = shown.slice(0, (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .pairStart */ .TA)(shown, Math.max(after, shown.length - margin)));
    }
    if (whole && shown.length <= most)
        return shown;
    return `${shown.slice(0, (0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .pairStart */ .TA)(shown, Math.min(shown.length, most - 1)))}…`;
}


/***/ })

};
