export const id = 8386;
export const ids = [8386];
export const modules = {

/***/ 9143:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ crypto),
/* harmony export */   w: () => (/* binding */ zlib)
/* harmony export */ });
// Modules of Node that are loaded when they are first asked for: what packs and hashes nothing starts without them.
const zlib = () => process.getBuiltinModule('node:zlib');
const crypto = () => process.getBuiltinModule('node:crypto');


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
/* harmony import */ var _builtins_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9143);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48188);
// What stands in a file: whole texts, and traces of any size as a text or as lines.





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
    const { buffer, engine } = (0,_builtins_js__WEBPACK_IMPORTED_MODULE_4__/* .zlib */ .w)().gunzipSync(bytes, options);
    if (!isZero(bytes.subarray(engine.bytesWritten)))
        return { problem: `Cannot unpack all of the gzip file: ${lostBehind}`, unreadable: true };
    return { text: decodeText(buffer) };
}
/** What a file unpacks to. A fault of the file ends what reads it. */
function unpacked(file) {
    const gunzip = (0,_builtins_js__WEBPACK_IMPORTED_MODULE_4__/* .zlib */ .w)().createGunzip();
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
/* harmony export */   v_: () => (/* binding */ holdsDecimalZeros),
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
/** May the text hold a number such as `1600.0`, which JSON.parse makes an integer? */
const holdsDecimalZeros = (source) => source.includes('.0') && decimalZeros.test(source);
const isDigit = (code) => code >= 48 && code <= 57;
/** May the text hold a number that JSON.parse changes: an integer beyond 2^53, or one with decimals that are all zeros? */
const needsExact = (source) => holdsManyDigits(source) || holdsDecimalZeros(source);
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


/***/ })

};
