export const id = 264;
export const ids = [264];
export const modules = {

/***/ 6667:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
// Hashing the texts of which only the head is kept.
/** SHA-256 in hex. Few runs need it, so the module is not loaded before. */
const sha256 = (text) => process.getBuiltinModule('node:crypto').createHash('sha256').update(text).digest('hex');


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

/***/ 4663:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ defaultConfig)
/* harmony export */ });
/** What holds where a repository has no config. */
const defaultConfig = {
    aliases: [],
    severity: {},
    leaves: { live_write: ['submit', 'present', 'send', 'declare'], handoff: ['export', 'file'] },
    taint: { private_tools: [], untrusted_tools: [], outbound_tools: [] },
    redact: { patterns: [] },
    audit: {
        claim_verifications: [
            'supported',
            'partially_supported',
            'unsupported',
            'contradicted',
            'unverifiable',
            'not_applicable',
        ],
        protocol_markers: ['executor_evidence_v2', 'answer_version', 'evidence_bindings', 'claim_id'],
    },
    end: { messages: [], tools: [] },
};


/***/ }),

/***/ 3766:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ readTraceFile)
});

// EXTERNAL MODULE: ./src/files/stream.ts
var stream = __webpack_require__(295);
// EXTERNAL MODULE: ./src/formats/json.ts
var json = __webpack_require__(8992);
// EXTERNAL MODULE: ./src/formats/index.ts + 36 modules
var formats = __webpack_require__(9417);
;// CONCATENATED MODULE: ./src/reading/choose.ts


/** Picks the format of a file, or says why none can be picked, or what must be loaded first. */
function choose(head, name) {
    const chosen = pick(head, name);
    if ('problem' in chosen || !chosen.format.needs || chosen.format.needs.ready())
        return chosen;
    return { problem: `The reader of ${chosen.format.id} is not loaded`, needs: chosen.format.needs.load };
}
function pick(head, name) {
    if (name !== undefined && name !== 'auto') {
        const format = formats/* formats */.F.find((f) => f.id === name);
        return format ? { format } : { problem: `Unknown format ${name}; known are ${formats/* formats */.F.map((f) => f.id).join(', ')}` };
    }
    const strong = [];
    const weak = [];
    for (const format of formats/* formats */.F) {
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
        problem: `No format recognises this file: ${seen(head)}. Run \`agent-eval formats\` for what can be read; a harness of your own writes agent-eval/trace@1 (docs/scenarios.md)`,
    };
}
/** Another format of which a single record has the signature. */
function claimant(record, format) {
    if (!(0,json/* isObject */.Gv)(record))
        return undefined;
    const head = { container: 'lines', records: [record] };
    return formats/* formats */.F.find((f) => f !== format && f.detect(head) === 'strong')?.id;
}
/** Says what a file looks like, for a person who must find out what it is. */
function seen(head) {
    const n = head.records.length;
    if (n === 0)
        return 'an empty array';
    const first = head.records.find(json/* isObject */.Gv);
    const schema = first?.['schema'];
    if (typeof schema === 'string' && schema.startsWith('agent-eval/'))
        return `its schema is ${JSON.stringify(schema.slice(0, 40))}, and only agent-eval/trace@1 is a trace`;
    const what = head.container === 'object' ? 'one object' : `${n} ${head.container === 'lines' ? 'lines' : 'elements'}`;
    if (!first)
        return `${what}, none of which is an object`;
    const keys = Object.keys(first)
        .slice(0, 8)
        .map((k) => k.slice(0, 30));
    const type = typeof first['type'] === 'string' ? ` of type ${JSON.stringify(first['type'].slice(0, 40))}` : '';
    return `${what}${n > 1 ? ', the first' : ''}${type} with the keys ${keys.join(', ') || '(none)'}`;
}

// EXTERNAL MODULE: ./src/formats/contract.ts
var contract = __webpack_require__(6124);
// EXTERNAL MODULE: ./src/model/config.ts
var config = __webpack_require__(4663);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/reading/decode.ts
// Runs a format's decoder over records, and watches what it does not recognise.





const tooDeep = {
    problem: `The JSON is nested more than ${json/* deepest */.JS} levels deep; leave such payloads out of the trace`,
};
const noLosses = () => ({ lines: 0, reasons: new Set() });
/** Bytes of a file that was emptied while the agent's output was still written to it. */
const emptied = 'the file holds NUL characters: it was emptied or damaged while it was written';
/** Runs a decoder and watches what it does not recognise. */
function decode(format, options, losses = noLosses()) {
    let known = 0;
    let unknown = 0;
    let toolLike;
    /** Of the records that are not known, those since the last trace. */
    let recent = 0;
    let emitted = 0;
    let failed;
    const sink = {
        sha256: options.sha256,
        end: options.end ?? config/* defaultConfig */.s.end,
        emit(trace) {
            if (failed)
                return;
            if (toolLike !== undefined && !trace.events.some((e) => e.type === 'tool_call')) {
                failed = {
                    problem: `Read as ${format.id}, but ${(0,model_text/* count */.U9)(recent, 'record is', 'records are')} not of that format and ${recent === 1 ? 'speaks' : 'speak'} of tools (${toolLike}), and no tool call was found; convert the file, or name its format with trace-format`,
                    isTrace: true,
                };
                return;
            }
            if (recent > 0)
                trace.source.unrecognised = recent;
            if (losses.lines > 0)
                trace.source.junk_lines = losses.lines;
            if (losses.reasons.size > 0)
                trace.source.incomplete = [...losses.reasons, ...(trace.source.incomplete ?? [])];
            recent = 0;
            toolLike = undefined;
            losses.lines = 0;
            losses.reasons.clear();
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
            if (e instanceof contract/* FormatError */.I)
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
                    const other = claimant(value, format);
                    if (format.whole ? (0,json/* isObject */.Gv)(value) : other !== undefined)
                        losses.reasons.add(`record ${known + unknown} is none of ${format.id}${other ? ` but of ${other}` : ''}`);
                }
            });
        },
        /** Takes an object that stood behind other text on its line. False: it is no record of the format. */
        glued(value) {
            let taken = false;
            if (!failed)
                guard(() => {
                    taken = decoder?.record(value) ?? false;
                    if (taken)
                        known++;
                });
            return taken;
        },
        end(cut) {
            if (!failed && unknown > known) {
                failed = {
                    problem: `Read as ${format.id}, but only ${known} of ${(0,model_text/* count */.U9)(known + unknown, 'record')} ${known === 1 ? 'is' : 'are'} of that format; convert the file, or name its format with trace-format`,
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
            if (!failed && emitted === 0)
                failed = { problem: `Read as ${format.id}, but the file holds no run of an agent` };
            decoder = undefined;
            // No trace is left that could say it.
            const [lost] = losses.reasons;
            if (lost !== undefined)
                failed ??= { problem: `The file is no whole recording: ${lost}; keep one format a file`, isTrace: true };
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

;// CONCATENATED MODULE: ./src/reading/lines.ts
// JSON Lines, record by record: the first decide the format, lines that are no JSON are counted.



/** How much of a JSON Lines file is parsed before its format is decided. */
const headRecords = 200;
const headCharacters = 1 << 20;
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
/** The beginning of a record, at the start of a line or behind other text. */
const beginning = /^(?:\{\s*"|\[\s*\{)|\{\s*"(?:type|role|timestamp|payload|message|item|data|uuid|parentUuid|sessionId|session_id|id|schema|events)"\s*:/;
/** The object that a line ends with, behind other text: what wrote beside the agent ended without a line break. */
function objectBehind(line) {
    if (!line.endsWith('}') || /^(?:\{|\[\s*[[{"])/.test(line))
        return undefined;
    let at = line.indexOf('{"', 1);
    for (let tries = 0; at > 0 && tries < 8; tries++) {
        try {
            return (0,json/* parseJson */.qF)(line.slice(at));
        }
        catch {
            at = line.indexOf('{"', at + 1);
        }
    }
    return undefined;
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
    const losses = noLosses();
    /** The last line, when it is no JSON: junk if another follows, a cut record if none does. */
    let pending;
    function settleHead() {
        if (!head)
            return;
        const records = head;
        head = undefined;
        const chosen = choose({ container: 'lines', records: records.filter((r) => !r.glued).map((r) => r.value) }, options.format);
        if ('problem' in chosen) {
            problem = chosen;
            return;
        }
        decoding = decode(chosen.format, options, losses);
        for (const { value, glued } of records)
            give(value, glued);
    }
    function settlePending() {
        if (pending === undefined)
            return;
        losses.lines++;
        if (pending.lost)
            losses.reasons.add('a line holds the beginning of a record that cannot be read');
        pending = undefined;
    }
    /** What stood behind other text and is no record of the format is a part of that text. */
    function give(value, glued) {
        if (!glued)
            decoding?.record(value);
        else if (!decoding?.glued(value))
            losses.lines++;
    }
    function take(record, length, glued = false) {
        settlePending();
        if ((0,json/* nestedBeyond */.L3)(record)) {
            problem = tooDeep;
        }
        else if (!(0,json/* isObject */.Gv)(record) && !Array.isArray(record)) {
            losses.lines++;
        }
        else {
            if (!glued)
                objects++;
            if (decoding)
                give(record, glued);
            else if (head) {
                head.push({ value: record, glued });
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
            if (line.includes('\0')) {
                losses.reasons.add(emptied);
                line = line.replaceAll('\0', ' ').trim();
            }
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
                const behind = objectBehind(line);
                if (behind !== undefined)
                    take(behind, line.length, true);
                else
                    pending = { opens: /^[[{]/.test(line), lost: beginning.test(line) };
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
            const cut = broken || (pending?.opens ?? false);
            if (!cut)
                settlePending();
            return decoding?.end(cut) ?? {};
        },
    };
}

;// CONCATENATED MODULE: ./src/reading/broken.ts
// What is not one JSON document: lines with others between, documents one after the other, a document that breaks off.


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

;// CONCATENATED MODULE: ./src/reading/document.ts
// From the text of a file to traces: container, detection, decoding. One document, or else JSON Lines with junk between: a text
// with two records is no document, so trying the document first costs the parse of one line.




/** Reads a whole file's text. */
function readText(source, options) {
    const t = source.charCodeAt(0) === 0xfeff ? source.slice(1) : source;
    // NUL characters between the records of a document are no white space.
    if (t.includes('\0'))
        return readBroken(t, new SyntaxError('NUL'), options);
    if (!/\S/.test(t))
        return { problem: 'The file is empty; expected a trace' };
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
    for (const trace of traces) {
        const fault = faultOf(trace, exact);
        if (fault === 'rounded')
            return fault;
        if (fault === 'deep')
            return tooDeep;
    }
    if (!read.problem)
        for (const trace of traces)
            options.emit(trace);
    return read;
}
/**
 * What is wrong with the payloads of a trace: an argument that lost digits, or one nested too deeply. Only what checks and
 * reporters walk into is looked at: this runs for every trace.
 */
function faultOf(trace, exact) {
    for (const key in trace)
        if (key !== 'events' && (0,json/* nestedBeyond */.L3)(trace[key]))
            return 'deep';
    let deep = false;
    for (const event of trace.events) {
        if (event.type === 'message' || event.type === 'user')
            continue;
        if (event.type === 'elicitation')
            deep ||= (0,json/* nestedBeyond */.L3)(event.content);
        if (event.type === 'confirmation')
            deep ||= (0,json/* nestedBeyond */.L3)(event.arguments);
        if (event.type !== 'tool_call')
            continue;
        if (!exact && (0,json/* holdsRounded */.AO)(event.arguments))
            return 'rounded';
        deep ||= (0,json/* nestedBeyond */.L3)(event.arguments) || (typeof event.result === 'object' && (0,json/* nestedBeyond */.L3)(event.result));
    }
    return deep ? 'deep' : undefined;
}

;// CONCATENATED MODULE: ./src/reading/file.ts
// Reading one trace file, whatever its size and container.



/** Reads the traces of one file. `limit`: the most bytes of one document or line. */
async function readTraceFile(file, options, limit) {
    const read = await readOnce(file, options, limit);
    if (!read.needs)
        return read;
    // The format is known by now, and nothing was emitted: what it needs is loaded, and the file read again.
    await read.needs();
    return readOnce(file, options, limit);
}
async function readOnce(file, options, limit) {
    const opened = (0,stream/* openTrace */.yH)(file, limit);
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
        if (!(e instanceof stream/* TooLong */.VL))
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
