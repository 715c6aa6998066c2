export const id = 974;
export const ids = [974,148];
export const modules = {

/***/ 9148:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TooLong: () => (/* binding */ TooLong),
/* harmony export */   Unreadable: () => (/* binding */ Unreadable),
/* harmony export */   globMatches: () => (/* binding */ globMatches),
/* harmony export */   isExact: () => (/* binding */ isExact),
/* harmony export */   listFiles: () => (/* binding */ listFiles),
/* harmony export */   openTrace: () => (/* binding */ openTrace),
/* harmony export */   readTextFile: () => (/* binding */ readTextFile),
/* harmony export */   sha256: () => (/* binding */ sha256),
/* harmony export */   shown: () => (/* binding */ shown)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1138);
// The one port to files: listing by globs, reading texts and lines, hashing.





/** A path with `/`, relative to a root where it lies below it. */
function shown(root, file) {
    const relative = node_path__WEBPACK_IMPORTED_MODULE_2___default().relative(root, node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(root, file));
    const inside = relative !== '' && !relative.startsWith('..') && !node_path__WEBPACK_IMPORTED_MODULE_2___default().isAbsolute(relative);
    return (inside ? relative : node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(root, file)).split((node_path__WEBPACK_IMPORTED_MODULE_2___default().sep)).join('/');
}
/** Makes `./a//b` and `a\b` (on Windows) the `a/b` that paths are compared as. */
function tidy(glob) {
    const slashed = (node_path__WEBPACK_IMPORTED_MODULE_2___default().sep) === '\\' ? glob.replaceAll('\\', '/') : glob;
    return slashed.replace(/^(\.\/)+/, '').replace(/\/{2,}/g, '/');
}
const options = { nocomment: true, nonegate: true, dot: false };
const compiled = new Map();
function matcher(glob) {
    let m = compiled.get(glob);
    if (!m) {
        try {
            m = new minimatch__WEBPACK_IMPORTED_MODULE_4__/* .Minimatch */ .VR(glob, options);
        }
        catch {
            // A glob of more than 64 kB: no path is like it.
            m = { match: () => false };
        }
        compiled.set(glob, m);
    }
    return m;
}
/** What a path leads to; `undefined`: nothing, or it can be no path. */
function statOf(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_1___default().statSync(file);
    }
    catch {
        return undefined;
    }
}
/** Does a glob match a path (with `/`)? Linear in the path for any number of wildcards. */
const globMatches = (glob, file) => matcher(tidy(glob)).match(file);
/** Has the glob a wildcard, or does it name one file? */
const isExact = (glob) => !/[*?[\]{}()!]/.test(glob);
/** Lists the files that globs match (`!glob` takes files and folders away). Folders named .git and node_modules are entered only where a glob names them. */
function listFiles(root, globs, wanted) {
    const found = new Set();
    const links = new Set();
    const missing = [];
    const without = globs.filter((g) => g.startsWith('!')).map((g) => tidy(g.slice(1)));
    for (const raw of globs.filter((g) => !g.startsWith('!'))) {
        const glob = tidy(raw);
        const whole = node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(root, glob);
        const entry = statOf(whole);
        if (entry?.isFile()) {
            found.add(shown(root, glob));
            continue;
        }
        if (isExact(glob)) {
            if (entry?.isDirectory()) {
                const folder = glob.replace(/(?:^|\/)\.?\/?$/, '');
                walk(root, whole, folder === '' && !glob.startsWith('/') ? '**/*' : `${folder}/**/*`, wanted, found, links);
            }
            else
                missing.push(raw);
            continue;
        }
        const parts = glob.split('/');
        const fixed = parts.slice(0, parts.findIndex((p) => !isExact(p)));
        walk(root, node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(root, fixed.join('/') || (glob.startsWith('/') ? '/' : '.')), glob, wanted, found, links);
    }
    const files = [...found].filter((f) => !without.some((g) => globMatches(g, f) || f.startsWith(`${g.replace(/\/$/, '')}/`)));
    return { files: files.sort(), missing, links: [...links].sort() };
}
function walk(root, top, glob, wanted, found, links) {
    const m = matcher(glob);
    const absolute = node_path__WEBPACK_IMPORTED_MODULE_2___default().isAbsolute(glob);
    const open = [top];
    for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
        let entries;
        try {
            entries = node_fs__WEBPACK_IMPORTED_MODULE_1___default().readdirSync(folder, { withFileTypes: true });
        }
        catch {
            continue;
        }
        // One `relative` a folder, not one a file: a folder may hold thousands.
        const below = (absolute ? folder : node_path__WEBPACK_IMPORTED_MODULE_2___default().relative(root, folder)).split((node_path__WEBPACK_IMPORTED_MODULE_2___default().sep)).join('/');
        const prefix = below === '' ? '' : `${below}/`;
        for (const entry of entries) {
            const file = `${folder}${(node_path__WEBPACK_IMPORTED_MODULE_2___default().sep)}${entry.name}`;
            if (entry.isDirectory()) {
                if ((entry.name !== '.git' && entry.name !== 'node_modules') || glob.includes(entry.name))
                    open.push(file);
                continue;
            }
            const name = `${prefix}${entry.name}`;
            if (!wanted(name) || !m.match(name))
                continue;
            if (entry.isFile())
                found.add(absolute ? shown(root, file) : name);
            else if (entry.isSymbolicLink()) {
                const target = realFile(file);
                if (target === undefined) {
                    if (!node_fs__WEBPACK_IMPORTED_MODULE_1___default().existsSync(file))
                        links.add(shown(root, file));
                    continue;
                }
                const from = node_path__WEBPACK_IMPORTED_MODULE_2___default().relative(node_fs__WEBPACK_IMPORTED_MODULE_1___default().realpathSync(root), target);
                if (from.startsWith('..') || node_path__WEBPACK_IMPORTED_MODULE_2___default().isAbsolute(from))
                    links.add(shown(root, file));
                else
                    found.add(shown(root, file));
            }
        }
    }
}
/** The file a link leads to; `undefined` when it leads to none. */
function realFile(link) {
    try {
        const target = node_fs__WEBPACK_IMPORTED_MODULE_1___default().realpathSync(link);
        return node_fs__WEBPACK_IMPORTED_MODULE_1___default().statSync(target).isFile() ? target : undefined;
    }
    catch {
        return undefined;
    }
}
/** Why a file cannot be read, without its path on this machine. */
const reasonOf = (e) => e.message.replace(/, \w+(?: '.*')?$/s, '');
/** A file that is there and cannot be read; the message says why. */
class Unreadable extends Error {
}
/** The text of a file, without its byte order mark; `undefined`: there is none. Throws Unreadable. */
function readTextFile(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_1___default().readFileSync(file, 'utf8').replace(/^\ufeff/, '');
    }
    catch (e) {
        if (e.code === 'ENOENT')
            return undefined;
        throw new Unreadable(`Cannot read the file: ${reasonOf(e)}`);
    }
}
const sha256 = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
const isGzip = (bytes) => bytes[0] === 0x1f && bytes[1] === 0x8b;
const isZip = (bytes) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
/** Up to this many bytes a file is read at once. */
const small = 16 << 20;
/** Opens a trace file. `limit`: the most bytes that one document, or one line, may have. */
function openTrace(file, limit) {
    let size;
    let first;
    try {
        const fd = node_fs__WEBPACK_IMPORTED_MODULE_1___default().openSync(file, 'r');
        try {
            size = node_fs__WEBPACK_IMPORTED_MODULE_1___default().fstatSync(fd).size;
            if (size <= small) {
                first = node_fs__WEBPACK_IMPORTED_MODULE_1___default().readFileSync(fd);
            }
            else {
                first = Buffer.alloc(4);
                node_fs__WEBPACK_IMPORTED_MODULE_1___default().readSync(fd, first, 0, 4, 0);
            }
        }
        finally {
            node_fs__WEBPACK_IMPORTED_MODULE_1___default().closeSync(fd);
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
                const text = node_zlib__WEBPACK_IMPORTED_MODULE_3___default().gunzipSync(first, { maxOutputLength: small }).toString();
                return { text };
            }
            catch (e) {
                if (e.code !== 'ERR_BUFFER_TOO_LARGE')
                    return { problem: `Cannot unpack the gzip file: ${e.message}; it may be cut off` };
            }
        }
        return large(() => node_fs__WEBPACK_IMPORTED_MODULE_1___default().createReadStream(file).pipe(node_zlib__WEBPACK_IMPORTED_MODULE_3___default().createGunzip()), limit);
    }
    if (size <= small)
        return { text: first.toString() };
    return large(() => node_fs__WEBPACK_IMPORTED_MODULE_1___default().createReadStream(file, { highWaterMark: 1 << 20 }), limit);
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

/***/ 9974:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readTraceFile: () => (/* binding */ readTraceFile)
});

// EXTERNAL MODULE: ./src/files.ts
var files = __webpack_require__(9148);
// EXTERNAL MODULE: ./src/formats/index.ts + 14 modules
var formats = __webpack_require__(7818);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
;// CONCATENATED MODULE: ./src/formats/choose.ts


/** Picks the format of a file, or says why none can be picked. */
function choose(head, name) {
    if (name !== undefined && name !== 'auto') {
        const format = formats.formats.find((f) => f.id === name);
        return format ? { format } : { problem: `Unknown format ${name}; known are ${formats.formats.map((f) => f.id).join(', ')}` };
    }
    const strong = [];
    const weak = [];
    for (const format of formats.formats) {
        const match = format.detect(head);
        if (match === 'strong') {
            if (format.id === 'native' || format.id === 'live-trajectory')
                return { format };
            strong.push(format);
        }
        else if (match === 'weak')
            weak.push(format);
    }
    for (const found of [strong, weak]) {
        const left = found.filter((f) => !found.some((other) => other !== f && other.before?.includes(f.id)));
        if (left[0] && left.length === 1)
            return { format: left[0] };
        if (left.length > 1) {
            return {
                problem: `Recognised as ${left.map((f) => f.id).join(' and as ')}; name the right one with trace-format`,
            };
        }
    }
    return {
        problem: `No format recognises this file: ${seen(head)}. Run \`agent-eval formats\` for the formats that can be read`,
    };
}
/** Says what a file looks like, for a person who must find out what it is. */
function seen(head) {
    const n = head.records.length;
    if (n === 0)
        return 'an empty array';
    const first = head.records.find(json/* isObject */.Gv);
    const what = head.container === 'object' ? 'one object' : `${n} ${head.container === 'lines' ? 'lines' : 'elements'}`;
    if (!first)
        return `${what}, none of which is an object`;
    const keys = Object.keys(first)
        .slice(0, 8)
        .map((k) => k.slice(0, 30));
    const type = typeof first['type'] === 'string' ? ` of type ${JSON.stringify(first['type'].slice(0, 40))}` : '';
    return `${what}, the first${type} with the keys ${keys.join(', ') || '(none)'}`;
}

// EXTERNAL MODULE: ./src/formats/native.ts
var formats_native = __webpack_require__(5865);
;// CONCATENATED MODULE: ./src/formats/decode.ts


/** Runs a decoder and watches what it does not recognise. */
function decode(format, options, junk = { lines: 0, records: 0 }) {
    let known = 0;
    let unknown = 0;
    let toolLike;
    /** Of the records that are not known, those since the last trace. */
    let recent = 0;
    let emitted = 0;
    let failed;
    const sink = {
        sha256: options.sha256,
        emit(trace) {
            if (failed)
                return;
            if (toolLike !== undefined && !trace.events.some((e) => e.type === 'tool_call')) {
                failed = {
                    problem: `Read as ${format.id}, but ${recent} records are not of that format and speak of tools (${toolLike}), and no tool call was found; convert the file, or name its format with trace-format`,
                    isTrace: true,
                };
                return;
            }
            if (recent > 0)
                trace.source.unrecognised = recent;
            if (junk.lines > 0)
                trace.source.junk_lines = junk.lines;
            if (junk.records > 0)
                trace.truncated = true;
            recent = 0;
            toolLike = undefined;
            junk.lines = 0;
            junk.records = 0;
            emitted++;
            options.emit(trace);
        },
    };
    let decoder = format.decoder(sink);
    const guard = (step) => {
        try {
            step();
        }
        catch (e) {
            if (e instanceof formats_native/* FormatError */.IF)
                failed ??= { problem: `Wrong ${format.id} trace: ${e.message}`, isTrace: true };
            else if (e instanceof RangeError)
                failed ??= {
                    problem: `Cannot read the ${format.id} trace: it is nested too deeply (${e.message})`,
                    isTrace: true,
                };
            else
                throw e;
        }
    };
    return {
        record(value) {
            if (failed)
                return;
            guard(() => {
                if (decoder?.record(value))
                    known++;
                else {
                    unknown++;
                    recent++;
                    toolLike ??= toolWords(value);
                }
            });
        },
        end(cut) {
            if (!failed && unknown > known) {
                failed = {
                    problem: `Read as ${format.id}, but only ${known} of ${known + unknown} records are of that format; convert the file, or name its format with trace-format`,
                };
            }
            const before = emitted;
            if (!failed)
                guard(() => decoder?.end(cut));
            // Each record was a trace of its own, so no trace can say that the last one is lost.
            if (cut && !failed && emitted === before) {
                failed = {
                    problem: 'The file is cut off in its last record; upload it only after the agent has ended',
                    isTrace: true,
                };
            }
            decoder = undefined;
            return failed ?? {};
        },
    };
}
/** What in a record speaks of tools: its type or a key of it. */
function toolWords(record) {
    if (!(0,json/* isObject */.Gv)(record))
        return undefined;
    // An envelope says what it holds one level down.
    const inner = ['payload', 'item', 'data'].map((key) => (0,json/* object */.Ik)(record[key])['type']);
    const words = [record['type'], record['kind'], record['event'], ...inner, ...Object.keys(record)];
    const found = words.find((w) => typeof w === 'string' && /tool|function_?call|^action$/i.test(w));
    return typeof found === 'string' ? JSON.stringify(found.slice(0, 40)) : undefined;
}

;// CONCATENATED MODULE: ./src/formats/read.ts



/** How much of a JSON Lines file is parsed before its format is decided. */
const headRecords = 200;
const headCharacters = 1 << 20;
/** Reads a whole file's text. */
function readText(source, options) {
    const t = source.charCodeAt(0) === 0xfeff ? source.slice(1) : source;
    if (t.trim() === '')
        return { problem: 'The file is empty; expected a trace' };
    if (startsAsLines(t))
        return readAllLines(t, options);
    let value;
    try {
        value = JSON.parse(t);
    }
    catch (e) {
        return readBroken(t, e, options);
    }
    const read = readDocument(value, options);
    if (read === 'rounded') {
        const again = readDocument((0,json/* parseExact */.jM)(t), options, true);
        return again === 'rounded' ? {} : again;
    }
    return read;
}
const tooDeep = {
    problem: `The JSON is nested more than ${json/* deepest */.JS} levels deep; leave such payloads out of the trace`,
};
/** What is not one document: lines with others between, documents one after the other, or a document that breaks off. */
function readBroken(t, e, options) {
    const first = /\S[^\n]*/.exec(t)?.[0].trim() ?? '';
    if (!parses(first)) {
        const { values, rest } = splitDocuments(t);
        if (values.length > 0) {
            const reader = lineReader(options);
            for (const value of values)
                reader.record(value);
            for (const line of rest.trim().split('\n', 1000))
                reader.line(line);
            return reader.end(/^\s*[[{]/.test(rest));
        }
        // The pieces of a document that breaks off are no records.
        if (/^(?:[[{]$|[[{].*[[{,]$)/.test(first))
            return notJson(t, e);
    }
    if (!t.includes('\n') && !first.startsWith('data:'))
        return notJson(t, e);
    const read = readAllLines(t, options);
    return read.problem && read.line === noObject ? notJson(t, e) : read;
}
function parses(line) {
    try {
        return typeof JSON.parse(line.startsWith('data:') ? line.slice(5) : line) === 'object';
    }
    catch {
        return false;
    }
}
/** Documents that stand one after the other, as `jq` prints them, and what follows the last that is whole. */
function splitDocuments(t) {
    const values = [];
    let at = 0;
    while (at < t.length) {
        const left = t.slice(at);
        let length = left.length;
        try {
            JSON.parse(left);
        }
        catch (e) {
            length = Number(/after JSON at position (\d+)/.exec(String(e))?.[1] ?? 0);
        }
        if (length === 0)
            break;
        values.push((0,json/* parseJson */.qF)(left.slice(0, length)));
        at += length;
    }
    return { values, rest: t.slice(at) };
}
/** Is the line one JSON object? JSON Lines begin with two such lines. */
function isRecord(line) {
    const t = line.trim();
    if (!t.startsWith('{') || !t.endsWith('}'))
        return false;
    try {
        JSON.parse(t);
        return true;
    }
    catch {
        return false;
    }
}
/** Do the first two lines that are not blank each hold an object? */
function startsAsLines(t) {
    let seen = 0;
    let at = 0;
    while (at < t.length) {
        const end = t.indexOf('\n', at);
        if (end < 0 && seen === 0)
            return false;
        const line = t.slice(at, end < 0 ? t.length : end);
        at = end < 0 ? t.length : end + 1;
        if (line.trim() === '')
            continue;
        if (!isRecord(line))
            return false;
        if (++seen === 2)
            return true;
    }
    return false;
}
function readAllLines(t, options) {
    const reader = lineReader(options);
    for (let at = 0; at < t.length;) {
        const end = t.indexOf('\n', at);
        const stop = end < 0 ? t.length : end;
        reader.line(t.slice(at, stop));
        at = stop + 1;
    }
    return reader.end();
}
/** One document: an object, or an array of records. `rounded`: an argument lost digits, parse it again exactly. */
function readDocument(value, options, exact = false) {
    const head = Array.isArray(value)
        ? { container: 'array', records: value }
        : { container: 'object', records: [value] };
    const chosen = choose(head, options.format);
    if ('problem' in chosen)
        return chosen;
    const traces = [];
    const decoding = decode(chosen.format, { ...options, emit: (trace) => traces.push(trace) });
    for (const record of head.records)
        decoding.record(record);
    const read = decoding.end(false);
    if (!exact && traces.some((t) => t.events.some((e) => e.type === 'tool_call' && (0,json/* holdsRounded */.AO)(e.arguments))))
        return 'rounded';
    if (traces.some(holdsDeep))
        return tooDeep;
    if (!read.problem)
        for (const trace of traces)
            options.emit(trace);
    return read;
}
/** Is a payload of the trace nested too deeply? Only what checks and reporters walk into is looked at: this runs for every trace. */
function holdsDeep(trace) {
    for (const key in trace)
        if (key !== 'events' && (0,json/* nestedBeyond */.L3)(trace[key]))
            return true;
    for (const event of trace.events) {
        if (event.type === 'tool_call' || event.type === 'confirmation') {
            if ((0,json/* nestedBeyond */.L3)(event.arguments))
                return true;
        }
        if (event.type === 'tool_call' && (0,json/* nestedBeyond */.L3)(event.result))
            return true;
        if (event.type === 'elicitation' && (0,json/* nestedBeyond */.L3)(event.content))
            return true;
    }
    return false;
}
/** A line number that no file has: nothing in it was an object. */
const noObject = -1;
/** Reads JSON Lines as they come. Lines are split on `\n` only. */
function lineReader(options) {
    let head = [];
    let size = 0;
    let decoding;
    let problem;
    let objects = 0;
    const junk = { lines: 0, records: 0 };
    /** The last line, when it is no JSON: junk if another follows, a cut record if none does. */
    let pending;
    function settleHead() {
        if (!head)
            return;
        const records = head;
        head = undefined;
        const chosen = choose({ container: 'lines', records }, options.format);
        if ('problem' in chosen) {
            problem = chosen;
            return;
        }
        decoding = decode(chosen.format, options, junk);
        for (const record of records)
            decoding.record(record);
    }
    function settlePending() {
        if (pending === undefined)
            return;
        junk.lines++;
        if (/^(?:\{\s*"|\[\s*\{)/.test(pending))
            junk.records++;
        pending = undefined;
    }
    function take(record, length) {
        settlePending();
        if ((0,json/* nestedBeyond */.L3)(record)) {
            problem = tooDeep;
        }
        else if (!(0,json/* isObject */.Gv)(record) && !Array.isArray(record)) {
            junk.lines++;
        }
        else {
            objects++;
            if (decoding)
                decoding.record(record);
            else if (head) {
                head.push(record);
                size += length;
                if (head.length >= headRecords || size >= headCharacters)
                    settleHead();
            }
        }
    }
    return {
        /** Takes one line. */
        line(raw) {
            if (problem)
                return;
            let line = raw.trim();
            if (line.charCodeAt(0) === 0)
                line = line.replace(/^[\0\s]+/, '');
            if (line.startsWith('data:'))
                line = line.slice(5).trim();
            if (line === '' || line === '[DONE]')
                return;
            let record;
            try {
                record = (0,json/* parseJson */.qF)(line);
            }
            catch (e) {
                if (e instanceof RangeError)
                    problem = tooDeep;
                settlePending();
                pending = line.slice(0, 200);
                return;
            }
            take(record, line.length);
        },
        /** Takes one record that was parsed already. */
        record(value) {
            if (!problem)
                take(value, 0);
        },
        /** To be called once. `broken`: the text broke off. */
        end(broken = false) {
            if (objects === 0 && !problem)
                return { problem: 'Expected JSON or JSON Lines, found no line that is a JSON object', line: noObject };
            settleHead();
            if (problem)
                return problem;
            const cut = broken || (pending !== undefined && /^[[{]/.test(pending));
            if (!cut)
                settlePending();
            return decoding?.end(cut) ?? {};
        },
    };
}
/** A document that JSON.parse refuses: says where. */
function notJson(t, e) {
    const message = e instanceof Error ? e.message : String(e);
    if (e instanceof RangeError)
        return { problem: `The JSON is nested too deeply to read (${message})` };
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? (/end of JSON input|Unterminated/i.test(message) ? t.length : Number.NaN));
    if (Number.isNaN(at))
        return { problem: 'Expected JSON or JSON Lines, found text that is neither' };
    const before = t.slice(0, at);
    const line = before.split('\n').length;
    return {
        problem: `Expected JSON or JSON Lines; the JSON breaks off or is wrong at character ${at - before.lastIndexOf('\n')} of line ${line}${at >= t.trimEnd().length ? ' (the file seems to be cut off)' : ''}`,
        line,
    };
}

;// CONCATENATED MODULE: ./src/traces.ts
// Reading one trace file, whatever its size and container.


/** Reads the traces of one file. `limit`: the most bytes of one document or line. */
async function readTraceFile(file, options, limit) {
    const opened = (0,files.openTrace)(file, limit);
    if ('problem' in opened)
        return opened;
    if ('text' in opened)
        return readText(opened.text, options);
    const reader = lineReader(options);
    let lines = 0;
    try {
        // JSON Lines begin with two records; anything else is a document, or is read like one.
        for await (const line of opened.lines()) {
            if (line.trim() === '')
                continue;
            if (lines < 2 && !isRecord(line)) {
                lines = 0;
                break;
            }
            lines++;
            reader.line(line);
        }
        if (lines > 1)
            return reader.end();
    }
    catch (e) {
        if (!(e instanceof files.TooLong))
            return { problem: `Cannot read the file: ${e.message}; it may be cut off` };
        if (lines > 1)
            return {
                problem: `Too long a line: it has more than ${limit >> 20} MB; raise max-trace-mb, or shorten what the agent records`,
            };
    }
    const text = await opened.whole();
    if (text === undefined) {
        return {
            problem: `Too large a document: one JSON document may have ${limit >> 20} MB; record JSON Lines instead, which have no limit, or raise max-trace-mb`,
        };
    }
    return readText(text, options);
}


/***/ })

};
