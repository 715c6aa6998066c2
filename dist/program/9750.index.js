export const id = 9750;
export const ids = [9750];
export const modules = {

/***/ 14937:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ix: () => (/* binding */ lazyPlacer),
/* harmony export */   ek: () => (/* binding */ toProblems),
/* harmony export */   m$: () => (/* binding */ repeatedKey)
/* harmony export */ });
/* unused harmony export makePlacer */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);
// A file that people write (TOML, or one line of JSON), its values, and where in it they stand.

/** Makes the placer when it is first asked for, and then the same one. */
function lazyPlacer() {
    let one;
    return {
        placer() {
            one ??= makePlacer();
            return one;
        },
    };
}
/** Loads the position parsers, which only files with something to point at need. */
async function makePlacer() {
    const [{ parseTOML }, { findNodeAtLocation, parseTree }] = await Promise.all([
        __webpack_require__.e(/* import() */ 9605).then(__webpack_require__.bind(__webpack_require__, 9605)),
        __webpack_require__.e(/* import() */ 9547).then(__webpack_require__.t.bind(__webpack_require__, 99547, 23)),
    ]);
    let last;
    const finder = (document) => {
        if (document.line !== undefined) {
            const line = document.line;
            return () => ({ line, column: 1, end_line: line });
        }
        if (document.kind === 'json') {
            let tree;
            try {
                tree = parseTree(document.text);
            }
            catch {
                // Nested too deeply for a parser that calls itself: its mistakes are told without their places.
            }
            return (route) => {
                for (let n = route.length; tree && n > 0; n--) {
                    const node = findNodeAtLocation(tree, [...route.slice(0, n)]);
                    if (node)
                        return placeAt(document.text, (node.parent?.type === 'property' ? node.parent : node).offset);
                }
                return { line: 1, column: 1, end_line: 1 };
            };
        }
        let top;
        try {
            top = parseTOML(document.text, { tomlVersion: '1.1' }).body[0];
        }
        catch {
            // Two parsers never agree in everything: what the one reads and the other refuses has no places, but its mistakes are told.
            return () => ({ line: 1, column: 1, end_line: 1 });
        }
        return (route) => placeOf(findInToml(top.body, route));
    };
    return (document, route) => {
        if (last?.document !== document)
            last = { document, find: finder(document) };
        return last.find(route);
    };
}
/** The line and column of an offset, 1-based. */
function placeAt(text, offset) {
    const before = text.slice(0, offset);
    const line = before.split('\n').length;
    return { line, column: offset - before.lastIndexOf('\n'), end_line: line };
}
/** A node's place. Columns count from 1 and are given for one line only; the parser counts them from 0. */
function placeOf(node) {
    if (!node)
        return { line: 1, column: 1, end_line: 1 };
    const { start, end } = node.loc;
    return start.line === end.line
        ? { line: start.line, column: start.column + 1, end_line: end.line, end_column: end.column + 1 }
        : { line: start.line, column: start.column + 1, end_line: end.line };
}
const keyNames = (key) => key.keys.map((k) => k.name ?? k.value ?? '');
/** The header of a table, `[a.b]` or `[[a.b]]`, without its body. */
function header(table) {
    const brackets = table.kind === 'array' ? 2 : 1;
    const { start } = table.loc;
    const { end } = table.key.loc;
    return { type: 'header', loc: { start, end: { line: end.line, column: end.column + brackets } } };
}
/** The node that a route means, or that of the nearest enclosing key. */
function findInToml(body, route) {
    let best;
    let depth = 0;
    const consider = (node, matched) => {
        if (matched > depth) {
            best = node;
            depth = matched;
        }
    };
    for (const entry of body) {
        if (entry.type === 'TOMLTable') {
            const table = entry;
            const path = table.resolvedKey;
            const shared = commonLength(path, route);
            if (shared === path.length) {
                consider(header(table), shared);
                for (const kv of table.body)
                    descend(kv, route, shared, consider);
            }
            else if (shared === route.length)
                consider(header(table), shared);
        }
        else
            descend(entry, route, 0, consider);
    }
    return best;
}
function descend(kv, route, from, consider) {
    const names = keyNames(kv.key);
    const shared = commonLength(names, route.slice(from));
    if (shared === 0 || (shared < names.length && from + shared < route.length))
        return;
    consider(kv.key, from + shared);
    if (shared === names.length)
        inValue(kv.value, route, from + shared, consider);
}
function inValue(value, route, from, consider) {
    const next = route[from];
    if (next === undefined)
        return;
    if (typeof next === 'number' && value.elements) {
        const element = value.elements[next];
        if (!element)
            return;
        consider(element, from + 1);
        inValue(element, route, from + 1, consider);
    }
    else
        for (const kv of value.body ?? [])
            descend(kv, route, from, consider);
}
function commonLength(a, b) {
    let n = 0;
    while (n < a.length && n < b.length && String(a[n]) === String(b[n]))
        n++;
    return n;
}
/** Finds the first key that stands twice in one object of a JSON text, whose value is given. JSON.parse keeps the last of them, in silence. */
async function repeatedKey(text, value) {
    const { visit } = await __webpack_require__.e(/* import() */ 9547).then(__webpack_require__.t.bind(__webpack_require__, 99547, 23));
    const open = [];
    let found;
    // It descends by calling itself; nothing that is well formed is deep enough to be too deep for it.
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nestedBeyond */ .L3)(value))
        return undefined;
    visit(text, {
        onObjectBegin: () => {
            open.push(new Set());
        },
        onObjectEnd: () => {
            open.pop();
        },
        onObjectProperty: (key, offset) => {
            const keys = open.at(-1);
            if (keys?.has(key))
                found ??= { key, place: placeAt(text, offset) };
            keys?.add(key);
        },
    });
    return found;
}
/** Faults as problems of their file, in the order of their places. */
function toProblems(document, faults, place) {
    const problems = faults.map((f) => {
        const at = place(document, f.route);
        return { file: document.file, line: at.line, column: at.column ?? 1, message: f.message };
    });
    return problems.sort((a, b) => a.line - b.line || a.column - b.column);
}


/***/ }),

/***/ 65147:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ text),
/* harmony export */   W: () => (/* binding */ described)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
// What the schemas of the config and the registry are put together with.

/** A text that is not empty. */
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1));
/** The schema with a line that says what it means, for the JSON Schemas that are made from it. */
const described = (schema, description) => schema.check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(description));


/***/ }),

/***/ 8631:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   by: () => (/* binding */ digestOfBytes),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   qQ: () => (/* binding */ hashOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _builtins_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9143);
// What tells whether files are what they were: a hash of their bytes, which costs less than reading what stands in them.


/** Files are read into this one after the other. */
const page = Buffer.allocUnsafe(1 << 20);
/** 128 bits, in hex. */
const digits = 32;
/** A digest of files in this order: of one, the first 128 bits of its SHA-256. `undefined`: one of them is no file that can be read twice. */
function digestOf(files) {
    const hashes = [];
    for (const file of files) {
        const hash = hashOf(file);
        if (hash === undefined)
            return undefined;
        hashes.push(hash);
    }
    const [only = '', ...more] = hashes;
    return (more.length === 0 ? only : (0,_builtins_js__WEBPACK_IMPORTED_MODULE_1__/* .crypto */ .E)().hash('sha256', hashes.join(''))).slice(0, digits);
}
/** The same of one file whose bytes were read. */
const digestOfBytes = (bytes) => (0,_builtins_js__WEBPACK_IMPORTED_MODULE_1__/* .crypto */ .E)().hash('sha256', bytes).slice(0, digits);
/** SHA-256 of the bytes of a file, in hex; `undefined`: it is a pipe, which gives its bytes once, or cannot be read. */
function hashOf(file) {
    try {
        // A pipe that is opened and closed again is lost to its writer.
        if (!node_fs__WEBPACK_IMPORTED_MODULE_0___default().statSync(file).isFile())
            return undefined;
        const fd = node_fs__WEBPACK_IMPORTED_MODULE_0___default().openSync(file, 'r');
        try {
            return hashOfBytes(fd);
        }
        finally {
            node_fs__WEBPACK_IMPORTED_MODULE_0___default().closeSync(fd);
        }
    }
    catch {
        return undefined;
    }
}
function hashOfBytes(fd) {
    const first = node_fs__WEBPACK_IMPORTED_MODULE_0___default().readSync(fd, page, 0, page.length, 0);
    // Most files are small, and hashed at once for less.
    if (first < page.length)
        return (0,_builtins_js__WEBPACK_IMPORTED_MODULE_1__/* .crypto */ .E)().hash('sha256', page.subarray(0, first));
    const hash = (0,_builtins_js__WEBPACK_IMPORTED_MODULE_1__/* .crypto */ .E)().createHash('sha256').update(page);
    for (let at = first, n = -1; n !== 0; at += n) {
        n = node_fs__WEBPACK_IMPORTED_MODULE_0___default().readSync(fd, page, 0, page.length, at);
        hash.update(page.subarray(0, n));
    }
    return hash.digest('hex');
}


/***/ }),

/***/ 36667:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ shortHash),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var _builtins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9143);
// Hashing texts: those of which only the head is kept, and those that are compared.

/** SHA-256 in hex. */
const sha256 = (text) => (0,_builtins_js__WEBPACK_IMPORTED_MODULE_0__/* .crypto */ .E)().hash('sha256', text);
/** The first 96 bits of SHA-256, where many are kept to be compared. */
const shortHash = (text) => (0,_builtins_js__WEBPACK_IMPORTED_MODULE_0__/* .crypto */ .E)().hash('sha256', text, 'base64').slice(0, 16);


/***/ }),

/***/ 2478:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ sizeOf),
/* harmony export */   K: () => (/* binding */ processors)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
// What the machine has: processors, and how large a file is.


/** How many threads can run at once. */
const processors = () => node_os__WEBPACK_IMPORTED_MODULE_1___default().availableParallelism();
/** The bytes of a file; of one that cannot be looked at, 0. */
function sizeOf(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0___default().statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    }
    catch {
        return 0;
    }
}


/***/ }),

/***/ 14029:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   VC: () => (/* binding */ cutAtLines),
/* harmony export */   hq: () => (/* binding */ partSize),
/* harmony export */   sZ: () => (/* binding */ linesOfPart)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _stream_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10295);
// A file of lines in parts that several threads read side by side: it is cut at line ends.


/** A part has at least so many bytes, but for the last; it has more where a line is longer. */
const partSize = 4 << 20;
const newline = 10;
const blank = 32;
/** Cuts a file at line ends; it is read once for that. */
function cutAtLines(file, least = partSize) {
    const parts = [];
    const page = Buffer.allocUnsafe(1 << 20);
    const fd = node_fs__WEBPACK_IMPORTED_MODULE_0___default().openSync(file, 'r');
    let begun = { from: 0, before: 0 };
    let lines = 0;
    let at = 0;
    /** Does the line that is not at its end hold more than blanks so far? */
    let holds = false;
    try {
        for (let n = node_fs__WEBPACK_IMPORTED_MODULE_0___default().readSync(fd, page, 0, page.length, at); n > 0; n = node_fs__WEBPACK_IMPORTED_MODULE_0___default().readSync(fd, page, 0, page.length, at)) {
            let start = 0;
            while (start < n) {
                const found = page.indexOf(newline, start);
                const end = found < 0 || found >= n ? n : found;
                holds ||= holdsMore(page, start, end);
                if (end === n)
                    break;
                if (holds)
                    lines++;
                holds = false;
                start = end + 1;
                if (at + start - begun.from < least)
                    continue;
                parts.push({ ...begun, to: at + start });
                begun = { from: at + start, before: lines };
            }
            at += n;
        }
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0___default().closeSync(fd);
    }
    if (at > begun.from)
        parts.push({ ...begun, to: at });
    return parts;
}
function holdsMore(bytes, start, end) {
    for (let i = start; i < end; i++)
        if (bytes[i] > blank)
            return true;
    return false;
}
/** The lines of a part. */
const linesOfPart = (file, { from, to }) => (0,_stream_js__WEBPACK_IMPORTED_MODULE_1__/* .linesFrom */ .K0)(file, from, Infinity, to);
/** The bytes of a file between two places, as far as there are any. */
function bytesOf(file, from, to) {
    const bytes = Buffer.allocUnsafe(to - from);
    const fd = node_fs__WEBPACK_IMPORTED_MODULE_0___default().openSync(file, 'r');
    try {
        let filled = 0;
        for (let n = -1; n !== 0 && filled < bytes.length; filled += n)
            n = node_fs__WEBPACK_IMPORTED_MODULE_0___default().readSync(fd, bytes, filled, bytes.length - filled, from + filled);
        return bytes.subarray(0, filled);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0___default().closeSync(fd);
    }
}


/***/ }),

/***/ 29563:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ canonical)
/* harmony export */ });
/* harmony import */ var _decimal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12078);
// One text for equal JSON values: keys in order, numbers by value.

/** Equal values have equal texts, whatever the order of their keys and however their numbers are written. */
function canonical(value) {
    if ((0,_decimal_js__WEBPACK_IMPORTED_MODULE_0__/* .isNumber */ .Et)(value)) {
        const decimal = (0,_decimal_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalOf */ .Bc)(value);
        return decimal ? `${decimal.negative ? '-' : ''}${decimal.whole}.${decimal.fraction}` : 'null';
    }
    if (value instanceof Date)
        return JSON.stringify(value);
    if (Array.isArray(value))
        return `[${value.map(canonical).join(',')}]`;
    if (typeof value === 'object' && value !== null) {
        const parts = Object.entries(value)
            .filter(([, v]) => v !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
            .map(([key, v]) => `${JSON.stringify(key)}:${canonical(v)}`);
        return `{${parts.join(',')}}`;
    }
    return JSON.stringify(value) ?? 'null';
}


/***/ }),

/***/ 14663:
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
    confirmation: {
        auto_yes: ['yes', 'auto_yes', 'assume_yes', 'auto_approve', 'no_confirm', 'skip_confirmation'],
    },
    redact: { patterns: [] },
    amounts: { minor: [] },
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
    outcome_text: [],
    end: { messages: [], tools: [] },
    tags: {},
};


/***/ }),

/***/ 12078:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ decimalOf),
/* harmony export */   Et: () => (/* binding */ isNumber),
/* harmony export */   Pq: () => (/* binding */ differenceOf),
/* harmony export */   YL: () => (/* binding */ compareDecimals)
/* harmony export */ });
// Numbers as people write them, compared by value and exactly: a text of any length, a double, or a bigint.
const decimalText = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
/** What `String` makes of a very large or very small double. */
const scientific = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/;
/** Reads a number or a decimal text; `undefined`: the value is neither. */
function decimalOf(value) {
    if (typeof value === 'bigint')
        return read(value.toString());
    if (typeof value === 'number')
        return Number.isFinite(value) ? read(String(value)) : undefined;
    return typeof value === 'string' && decimalText.test(value) ? read(value) : undefined;
}
const isNumber = (value) => typeof value === 'number' || typeof value === 'bigint';
function read(text) {
    const large = text.includes('e') ? scientific.exec(text) : undefined;
    if (large) {
        const [, sign = '', first = '', rest = '', power = '0'] = large;
        const digits = first + rest;
        const point = 1 + Number(power);
        if (point <= 0)
            return of(sign === '-', '', '0'.repeat(-point) + digits);
        return of(sign === '-', digits.slice(0, point).padEnd(point, '0'), digits.slice(point));
    }
    const negative = text.startsWith('-');
    const from = negative ? 1 : 0;
    const point = text.indexOf('.');
    return point < 0 ? of(negative, text.slice(from), '') : of(negative, text.slice(from, point), text.slice(point + 1));
}
function of(minus, digits, decimals) {
    let from = 0;
    while (digits[from] === '0')
        from++;
    let to = decimals.length;
    while (decimals[to - 1] === '0')
        to--;
    const whole = digits.slice(from);
    const fraction = decimals.slice(0, to);
    return { negative: minus && whole + fraction !== '', whole, fraction };
}
/** Below 0: `a` is less than `b`; 0: they are equal. */
function compareDecimals(a, b) {
    if (a.negative !== b.negative)
        return a.negative ? -1 : 1;
    const size = a.whole.length - b.whole.length || compareTexts(a.whole, b.whole) || compareTexts(a.fraction, b.fraction);
    return a.negative ? -size : size;
}
const compareTexts = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
/** What the first is more than the second, exactly. */
function differenceOf(a, b) {
    const places = Math.max(a.fraction.length, b.fraction.length);
    const scaled = ({ negative, whole, fraction }) => {
        const size = BigInt(`0${whole}${fraction.padEnd(places, '0')}`);
        return negative ? -size : size;
    };
    const sum = scaled(a) - scaled(b);
    const digits = (sum < 0n ? -sum : sum).toString().padStart(places + 1, '0');
    return of(sum < 0n, digits.slice(0, digits.length - places), digits.slice(digits.length - places));
}


/***/ }),

/***/ 7063:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ claimant),
/* harmony export */   S: () => (/* binding */ choose)
/* harmony export */ });
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85595);
/* harmony import */ var _formats_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58992);
/* harmony import */ var _nearly_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1191);



/** Picks the format of a file, or says why none can be picked, or what must be loaded first. */
function choose(head, name) {
    const chosen = pick(head, name);
    if ('problem' in chosen || !chosen.format.needs || chosen.format.needs.ready())
        return chosen;
    return { problem: `The reader of ${chosen.format.id} is not loaded`, needs: chosen.format.needs.load };
}
function pick(head, name) {
    if (name !== undefined && name !== 'auto') {
        const format = _formats_index_js__WEBPACK_IMPORTED_MODULE_0__/* .formats */ .F.find((f) => f.id === name);
        return format
            ? { format, certain: true }
            : { problem: `Unknown format ${name}; known are ${_formats_index_js__WEBPACK_IMPORTED_MODULE_0__/* .formats */ .F.map((f) => f.id).join(', ')}` };
    }
    const strong = [];
    const weak = [];
    for (const format of _formats_index_js__WEBPACK_IMPORTED_MODULE_0__/* .formats */ .F) {
        const match = format.detect(head);
        if (match === 'strong') {
            if (format.id === 'native' || format.id === 'live-trajectory')
                return { format, certain: true };
            strong.push(format);
        }
        else if (match === 'weak')
            weak.push(format);
    }
    for (const found of [strong, weak]) {
        const left = found.filter((f) => !found.some((other) => other !== f && other.before?.includes(f.id)));
        if (left[0] && left.length === 1)
            return { format: left[0], certain: found === strong };
        if (left.length > 1) {
            return {
                problem: `Recognised as ${left.map((f) => f.id).join(' and as ')}; name the right one with trace-format`,
            };
        }
    }
    const nearly = (0,_nearly_js__WEBPACK_IMPORTED_MODULE_2__/* .nearlyKnown */ .H)(head);
    const instead = 'Run `agent-eval formats` for what can be read; a harness of your own writes agent-eval/trace@1 (docs/own-agent.md)';
    return { problem: `No format recognises this file: ${seen(head)}. ${nearly ?? instead}` };
}
/** Another format of which a single record has the signature. */
function claimant(record, format) {
    if (!(0,_formats_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(record))
        return undefined;
    const head = { container: 'lines', records: [record] };
    return _formats_index_js__WEBPACK_IMPORTED_MODULE_0__/* .formats */ .F.find((f) => f !== format && (f.detect(head) === 'strong' || f.owns?.(record)))?.id;
}
/** Says what a file looks like, for a person who must find out what it is. */
function seen(head) {
    const n = head.records.length;
    if (n === 0)
        return 'an empty array';
    const first = head.records.find(_formats_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv);
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


/***/ }),

/***/ 98596:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ emptied),
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   DI: () => (/* binding */ tooDeep),
/* harmony export */   Dr: () => (/* binding */ noLosses)
/* harmony export */ });
/* harmony import */ var _formats_contract_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36124);
/* harmony import */ var _formats_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14663);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var _choose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7063);
// Runs a format's decoder over records, and watches what it does not recognise.





const tooDeep = {
    problem: `The JSON is nested more than ${_formats_json_js__WEBPACK_IMPORTED_MODULE_0__/* .deepest */ .JS} levels deep; leave such payloads out of the trace`,
};
/** As many reasons are told. */
const mostReasons = 20;
const noLosses = () => ({ lines: 0, reasons: new Set() });
/** Bytes of a file that was emptied while the agent's output was still written to it. */
const emptied = 'the file holds NUL characters: it was emptied or damaged while it was written';
/** Runs a decoder and watches what it does not recognise. `before`: so many records were read before, each of them a trace. */
function decode({ format, certain }, options, losses = noLosses(), before = 0) {
    const readAs = certain
        ? `Read as ${format.id}`
        : `No format recognises this file for certain: it looks like ${format.id}`;
    let known = before;
    let unknown = 0;
    let toolLike;
    /** Of the records that are not known, those since the last trace. */
    let recent = 0;
    let emitted = before;
    /** How many of the reasons the last trace tells. */
    let told = 0;
    let failed;
    const sink = {
        sha256: options.sha256,
        end: options.end ?? _model_config_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultConfig */ .s.end,
        emit(trace) {
            if (failed)
                return;
            if (toolLike !== undefined && !trace.events.some((e) => e.type === 'tool_call')) {
                failed = {
                    problem: `${readAs}, but ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(recent, 'record is', 'records are')} not of that format and ${recent === 1 ? 'speaks' : 'speak'} of tools (${toolLike}), and no tool call was found; convert the file, or name its format with trace-format`,
                    isTrace: true,
                };
                return;
            }
            if (recent > 0)
                trace.source.unrecognised = recent;
            if (toolLike !== undefined)
                trace.source.uncertain = [...(trace.source.uncertain ?? []), unknownTools(recent, toolLike)];
            if (losses.lines > 0)
                trace.source.junk_lines = losses.lines;
            if (losses.reasons.size > 0)
                trace.source.incomplete = [...losses.reasons, ...(trace.source.incomplete ?? [])].slice(0, mostReasons);
            told = losses.reasons.size;
            recent = 0;
            toolLike = undefined;
            losses.lines = 0;
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
            if (e instanceof _formats_contract_js__WEBPACK_IMPORTED_MODULE_4__/* .FormatError */ .I)
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
                    if (losses.reasons.size >= mostReasons)
                        return;
                    const other = (0,_choose_js__WEBPACK_IMPORTED_MODULE_2__/* .claimant */ .I)(value, format);
                    if (format.whole ? (0,_formats_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) : other !== undefined)
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
                    problem: `${readAs}, but only ${known} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(known + unknown, 'record')} ${known === 1 ? 'is' : 'are'} of that format; convert the file, or name its format with trace-format`,
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
                failed = { problem: `${readAs}, but the file holds no run of an agent` };
            decoder = undefined;
            // A run before it cannot say it, and of those behind it none may be the one that is judged.
            const lost = [...losses.reasons].at(format.whole ? 0 : told);
            if (lost !== undefined)
                failed ??= { problem: `The file is no whole recording: ${lost}; keep one format a file`, isTrace: true };
            return failed ?? {};
        },
    };
}
const unknownTools = (n, word) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(n, 'record is', 'records are')} not of the format, and ${n === 1 ? 'it speaks' : 'one speaks'} of tools (${word}): calls may not be recorded`;
/** What in a record speaks of tools: its type or a key of it. */
function toolWords(record) {
    if (!(0,_formats_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(record))
        return undefined;
    // An envelope says what it holds one level down.
    const inner = ['payload', 'item', 'data'].map((key) => (0,_formats_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(record[key])['type']);
    // A message says it in its blocks.
    const { content } = (0,_formats_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(record['message']) ? record['message'] : record;
    for (const block of (0,_formats_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(content) ? [content] : (0,_formats_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(content))
        inner.push((0,_formats_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(block)['type']);
    const words = [record['type'], record['kind'], record['event'], ...inner, ...Object.keys(record)];
    const found = words.find((w) => typeof w === 'string' && /tool|function_?call|^action$/i.test(w));
    return typeof found === 'string' ? JSON.stringify(found.slice(0, 40)) : undefined;
}


/***/ }),

/***/ 63251:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Cw: () => (/* binding */ readOn),
  mA: () => (/* binding */ readTraceFile),
  p_: () => (/* binding */ readTraceFiles)
});

// EXTERNAL MODULE: ./src/files/stream.ts
var stream = __webpack_require__(10295);
// EXTERNAL MODULE: ./src/formats/json.ts
var json = __webpack_require__(58992);
// EXTERNAL MODULE: ./src/files/archive.ts
var files_archive = __webpack_require__(99677);
// EXTERNAL MODULE: ./src/formats/index.ts + 52 modules
var formats = __webpack_require__(85595);
// EXTERNAL MODULE: ./src/reading/lines.ts
var lines = __webpack_require__(89567);
;// CONCATENATED MODULE: ./src/reading/archive.ts
// An archive whose entries are the records of one recording, read one after the other.




const strange = {
    problem: 'Expected JSON, JSON Lines or the log of a harness (.eval), found another zip archive; unpack it first',
};
/** Reads an archive. `limit`: the most bytes of one entry. */
async function readArchive(file, options, limit) {
    try {
        const archive = await (0,files_archive/* openArchive */.p_)(file, limit);
        try {
            const names = formats/* formats */.F.map((format) => format.entries?.(archive.names)).find((found) => found !== undefined);
            if (!names)
                return strange;
            const reader = (0,lines/* lineReader */.gd)(options);
            for (const name of names) {
                const text = await archive.text(name);
                reader.record(parsed(name, text), text.length);
                if (reader.isOver())
                    break;
            }
            return reader.end();
        }
        finally {
            archive.close();
        }
    }
    catch (e) {
        if (e instanceof files_archive/* BadArchive */.aB)
            return { problem: `Cannot read the archive: ${e.message}`, isTrace: true };
        throw e;
    }
}
function parsed(name, text) {
    try {
        return (0,json/* parseJson */.qF)(text);
    }
    catch (e) {
        throw new files_archive/* BadArchive */.aB(e instanceof RangeError ? `${name} is nested too deeply to read` : `${name} is no whole JSON document`);
    }
}

// EXTERNAL MODULE: ./src/reading/nearly.ts
var reading_nearly = __webpack_require__(1191);
;// CONCATENATED MODULE: ./src/reading/broken.ts
// What is not one JSON document: lines with others between, documents one after the other, a document that breaks off.



/** What is not one document: lines with others between, documents one after the other, or a document that breaks off. */
function readBroken(t, e, options) {
    if (e instanceof RangeError)
        return notJson(t, e);
    const first = /\S[^\n]*/.exec(t)?.[0].trim() ?? '';
    if (!parses(first)) {
        const { values, rest } = splitDocuments(t);
        if (values.length > 0) {
            const reader = (0,lines/* lineReader */.gd)(options);
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
    return read.problem && read.line === lines/* noObject */.lm ? notJson(t, e) : read;
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
    const reader = (0,lines/* lineReader */.gd)(options);
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
    const nearly = (0,reading_nearly/* nearlyJson */.S)(t);
    if (nearly !== undefined)
        return { problem: `Expected JSON or JSON Lines. ${nearly}` };
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? (/end of JSON input|Unterminated/i.test(message) ? t.length : Number.NaN));
    if (Number.isNaN(at))
        return { problem: 'Expected JSON or JSON Lines, found text that is neither' };
    const before = t.slice(0, at);
    const line = before.split('\n').length;
    const cut = at >= t.trimEnd().length;
    return {
        problem: `Expected JSON or JSON Lines; the JSON breaks off or is wrong at character ${at - before.lastIndexOf('\n')} of line ${line}${cut ? ' (the file seems to be cut off)' : ''}`,
        line,
        ...(cut ? { isTrace: true } : {}),
    };
}

// EXTERNAL MODULE: ./src/reading/choose.ts
var choose = __webpack_require__(7063);
// EXTERNAL MODULE: ./src/reading/decode.ts
var decode = __webpack_require__(98596);
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
        if ((0,json/* holdsDecimalZeros */.v_)(t))
            value = (0,json/* parseExact */.jM)(t);
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
    const chosen = (0,choose/* choose */.S)(head, options.format);
    if ('problem' in chosen)
        return chosen;
    const traces = [];
    const decoding = (0,decode/* decode */.D4)(chosen, { ...options, emit: (trace) => traces.push(trace) });
    for (const record of head.records)
        decoding.record(record);
    const read = decoding.end(false);
    for (const trace of traces) {
        const fault = faultOf(trace, exact);
        if (fault === 'rounded')
            return fault;
        if (fault === 'deep')
            return decode/* tooDeep */.DI;
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
        if (!exact && ((0,json/* holdsRounded */.AO)(event.arguments) || (0,json/* holdsRounded */.AO)(event.result)))
            return 'rounded';
        deep ||= (0,json/* nestedBeyond */.L3)(event.arguments) || (typeof event.result === 'object' && (0,json/* nestedBeyond */.L3)(event.result));
    }
    return deep ? 'deep' : undefined;
}

;// CONCATENATED MODULE: ./src/reading/file.ts
// Reading trace files, whatever their size and container: one that holds runs, or several that are one run.





/** Reads the traces of one file. `limit`: the most bytes of one document or line. */
const readTraceFile = (file, options, limit) => prepared(() => readOnce(file, options, limit));
/** Reads files that are parts of one recording: the records of each, in their order. */
function readTraceFiles(files, options, limit) {
    const [first, ...more] = files;
    return more.length === 0 ? readTraceFile(first, options, limit) : prepared(() => readParts(files, options, limit));
}
/** Reads again where the format is known by then, nothing was emitted, and what it needs had to be loaded. */
async function prepared(read) {
    const once = await read();
    if (!once.needs)
        return once;
    await once.needs();
    return read();
}
async function readParts(files, options, limit) {
    const reader = (0,lines/* lineReader */.gd)(options);
    for (const file of files) {
        const opened = (0,stream/* openTrace */.yH)(file, limit);
        const source = 'text' in opened ? opened.text : 'whole' in opened ? await opened.whole() : undefined;
        if (source === undefined || !/\S/.test(source)) {
            const why = 'problem' in opened
                ? opened.problem
                : 'archive' in opened
                    ? 'Expected JSON, found an archive'
                    : source === undefined
                        ? 'Too large a document'
                        : 'The file is empty';
            return { problem: `${why}: ${file.split(/[\\/]/).at(-1)}, a part of the run`, isTrace: true };
        }
        const records = recordsOf(source);
        for (const record of records ?? [])
            reader.record(record);
        if (!records)
            for (const line of source.split('\n'))
                reader.line(line);
    }
    return reader.end();
}
/** The records of a document. `undefined`: the text is none. */
function recordsOf(source) {
    try {
        const value = (0,json/* parseJson */.qF)(source);
        return Array.isArray(value) ? value : [value];
    }
    catch {
        return undefined;
    }
}
async function readOnce(file, options, limit) {
    const opened = (0,stream/* openTrace */.yH)(file, limit, options.seen);
    if ('problem' in opened)
        return opened.unreadable ? { problem: opened.problem, isTrace: true } : { problem: opened.problem };
    if ('archive' in opened)
        return readArchive(file, options, limit);
    if ('text' in opened)
        return readText(opened.text, options);
    const tooLarge = {
        problem: `Too large a document: one JSON document may have ${limit >> 20} MB; record JSON Lines instead, which have no limit, or raise max-trace-mb`,
        isTrace: true,
    };
    const reader = (0,lines/* lineReader */.gd)(options);
    // The first line is kept until a second comes: alone it is a document, which is read as one, and once.
    let first;
    let isLines = false;
    try {
        // JSON Lines begin with two records; anything else is a document, or is read like one.
        for await (const line of opened.lines()) {
            if (isLines) {
                reader.line(line);
                if (reader.isOver())
                    return reader.end();
                continue;
            }
            if (line.trim() === '') {
                reader.line(line);
                if (reader.isOver())
                    return reader.end();
                continue;
            }
            if (first === undefined) {
                first = line;
                if (mayBeRecord(line))
                    continue;
            }
            else if ((0,lines/* isRecord */.u4)(line) && (0,lines/* isRecord */.u4)(first)) {
                isLines = true;
                reader.line(first);
                reader.line(line);
                first = undefined;
                continue;
            }
            first = undefined;
            break;
        }
        if (isLines)
            return reader.end();
    }
    catch (e) {
        return !isLines && e instanceof stream/* TooLong */.VL ? tooLarge : unread(e, limit);
    }
    if (first !== undefined)
        return readText(first, options);
    try {
        const text = await opened.whole();
        return text === undefined ? tooLarge : readText(text, options);
    }
    catch (e) {
        return { problem: `Cannot read the file: ${e.message}; it may be cut off`, isTrace: true };
    }
}
/** Why lines could not be read to their end. */
const unread = (e, limit) => ({
    problem: e instanceof stream/* TooLong */.VL
        ? `Too long a line: it has more than ${limit >> 20} MB; raise max-trace-mb, or shorten what the agent records`
        : `Cannot read the file: ${e.message}; it may be cut off`,
    isTrace: true,
});
/** Reads on in a file of JSON Lines, from a place where a line begins. */
async function readOn(file, from, resumed, options, limit) {
    const reader = (0,lines/* lineReader */.gd)(options, resumed);
    try {
        for await (const line of (0,stream/* pausing */.Y4)((0,stream/* linesFrom */.K0)(file, from, limit))) {
            reader.line(line);
            if (reader.isOver())
                break;
        }
        return reader.end();
    }
    catch (e) {
        return unread(e, limit);
    }
}
/** May a line be one JSON object? Only asked of the first, which may be a document of any size: parsing tells later. */
const mayBeRecord = (line) => /^\s*\{/.test(line) && /\}\s*$/.test(line.slice(-1000));


/***/ }),

/***/ 89567:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DP: () => (/* binding */ endsHead),
/* harmony export */   gd: () => (/* binding */ lineReader),
/* harmony export */   lm: () => (/* binding */ noObject),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/* harmony import */ var _formats_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var _choose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7063);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98596);
// JSON Lines, record by record: the first decide the format, lines that are no JSON are counted.




/** How much of a JSON Lines file is parsed before its format is decided. */
const headRecords = 200;
const headCharacters = 1 << 20;
/** Has enough of a file been parsed to decide its format? */
const endsHead = (records, characters) => records >= headRecords || characters >= headCharacters;
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
const beginning = /^(?:\{\s*"|\[\s*\{)|\{\s*"(?:type|role|timestamp|payload|message|item|data|event|step_index|parts|\$set|\$rewindTo|uuid|parentUuid|sessionId|session_id|id|schema|events|messages|schema_version|resourceSpans|resourceLogs|resourceMetrics|trace_id|traceId|span_id|context|jsonrpc|tool|kind)"\s*:/;
/** The object that a line ends with, behind other text: what wrote beside the agent ended without a line break. */
function objectBehind(line) {
    if (!line.endsWith('}') || /^(?:\{|\[\s*[[{"])/.test(line))
        return undefined;
    let at = line.indexOf('{"', 1);
    for (let tries = 0; at > 0 && tries < 8; tries++) {
        try {
            return (0,_formats_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(line.slice(at));
        }
        catch {
            at = line.indexOf('{"', at + 1);
        }
    }
    return undefined;
}
/** A line number that no file has: nothing in it was an object. */
const noObject = -1;
/** So many lines in a row that are no record, or so many blank ones, and nobody reads on: the rest may be of any size. */
const mostJunk = 10_000;
const mostBlank = 1_000_000;
/** Tells lines without a record, up to the point where a file is given up. */
function patience() {
    let junk = 0;
    let blank = 0;
    return {
        reset() {
            junk = 0;
            blank = 0;
        },
        /** Takes a line without a record; says why to give up. */
        spend(isBlank) {
            if (isBlank)
                blank++;
            else
                junk++;
            if (junk <= mostJunk && blank <= mostBlank)
                return undefined;
            const [most, kind] = junk > mostJunk ? [mostJunk, 'lines'] : [mostBlank, 'blank lines'];
            return {
                problem: `More than ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .thousands */ .oh)(most)} ${kind} without a record follow each other; give the recording alone`,
            };
        },
    };
}
/** Reads JSON Lines as they come. Lines are split on `\n` only. `resumed`: it goes on with a file. */
function lineReader(options, resumed) {
    let head = resumed ? undefined : [];
    let size = 0;
    let problem;
    let objects = resumed?.records ?? 0;
    const losses = (0,_decode_js__WEBPACK_IMPORTED_MODULE_2__/* .noLosses */ .Dr)();
    let decoding = resumed && (0,_decode_js__WEBPACK_IMPORTED_MODULE_2__/* .decode */ .D4)(resumed.chosen, options, losses, resumed.records);
    const waiting = patience();
    /** The last line, when it is no JSON: junk if another follows, a cut record if none does. */
    let pending;
    function settleHead() {
        if (!head)
            return;
        const records = head;
        head = undefined;
        const chosen = (0,_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .choose */ .S)({ container: 'lines', records: records.filter((r) => !r.glued).map((r) => r.value) }, options.format);
        if ('problem' in chosen) {
            problem = chosen;
            return;
        }
        decoding = (0,_decode_js__WEBPACK_IMPORTED_MODULE_2__/* .decode */ .D4)(chosen, options, losses);
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
        if ((0,_formats_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nestedBeyond */ .L3)(record)) {
            problem = _decode_js__WEBPACK_IMPORTED_MODULE_2__/* .tooDeep */ .DI;
        }
        else if (!(0,_formats_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(record) && !Array.isArray(record)) {
            losses.lines++;
            problem = waiting.spend(false);
        }
        else {
            waiting.reset();
            if (!glued)
                objects++;
            if (decoding)
                give(record, glued);
            else if (head) {
                head.push({ value: record, glued });
                size += length;
                if (endsHead(head.length, size))
                    settleHead();
            }
        }
    }
    return {
        /** Was the file given up? */
        isOver: () => problem !== undefined,
        /** Takes one line. */
        line(raw) {
            if (problem)
                return;
            let line = raw.trim();
            if (line.includes('\0')) {
                losses.reasons.add(_decode_js__WEBPACK_IMPORTED_MODULE_2__/* .emptied */ .$C);
                line = line.replaceAll('\0', ' ').trim();
            }
            if (line.startsWith('data:'))
                line = line.slice(5).trim();
            if (line === '' || line === '[DONE]') {
                problem = waiting.spend(true);
                return;
            }
            let record;
            try {
                record = (0,_formats_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(line);
            }
            catch (e) {
                if (e instanceof RangeError)
                    problem = _decode_js__WEBPACK_IMPORTED_MODULE_2__/* .tooDeep */ .DI;
                settlePending();
                const behind = objectBehind(line);
                if (behind !== undefined)
                    take(behind, line.length, true);
                else {
                    pending = { opens: /^[[{]/.test(line), lost: beginning.test(line) };
                    problem ??= waiting.spend(false);
                }
                return;
            }
            take(record, line.length);
        },
        /** Takes one record that was parsed already, from a text of this length. */
        record(value, length = 0) {
            if (!problem)
                take(value, length);
        },
        /** To be called once. `broken`: the text broke off. */
        end(broken = false) {
            if (objects === 0 && !problem)
                return { problem: 'Expected JSON or JSON Lines, found no line that is a JSON object', line: noObject };
            if (!problem)
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


/***/ }),

/***/ 1191:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ nearlyKnown),
/* harmony export */   S: () => (/* binding */ nearlyJson)
/* harmony export */ });
/* harmony import */ var _formats_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

/** What a text that is no JSON looks like: Python's or JavaScript's own notation. */
function nearlyJson(t) {
    const start = t.slice(0, 2000).trimStart();
    if (/^[[{(][\s[{(]{0,20}'[^'\n]{0,100}'\s{0,8}:/.test(start) || /:\s{0,4}(?:None|True|False)\s{0,4}[,}]/.test(start))
        return "It looks like Python's repr of a dict: write it with json.dump(…) instead of print or str";
    if (/^[[{(][\s[{(]{0,20}(?:[A-Z][A-Za-z]{2,40})\((?:[a-z_]{1,40}=|\[)/.test(start) ||
        /^<[a-z_.]{1,80}\.[A-Z]\w{0,60} object at/.test(start))
        return 'It looks like Python\'s repr of objects: dump each with model_dump(mode="json") and write the list with json.dump(…)';
    if (/^[[{][\s[{]{0,20}(?:role|content|messages|type|events)\s{0,8}:/.test(start))
        return "It looks like JavaScript's notation without quotes: write it with JSON.stringify(…) instead of console.log";
    return undefined;
}
/** What records that no format knows nearly are. */
function nearlyKnown({ container, records }) {
    const [first] = records;
    if (records.every((r) => typeof r === 'string') && records.length > 0)
        return 'Its records are texts: JSON was written into JSON twice; dump the value itself';
    if (!(0,_formats_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(first))
        return undefined;
    for (const [key, value] of Object.entries(first)) {
        const name = JSON.stringify(key.slice(0, 30));
        if (typeof value === 'string' && /^\s*[[{][\s\S]*"(?:role|type)"\s*:/.test(value.slice(0, 4000)))
            return `Its key ${name} holds JSON as a text: store the value itself`;
        if (container === 'object' && looksLikeMessages(value) && key !== 'messages')
            return `Its key ${name} holds messages: rename it to "messages"`;
    }
    return records.map(nearlyMessage).find((said) => said !== undefined);
}
const looksLikeMessages = (value) => Array.isArray(value) && value.length > 0 && value.every((m) => (0,_formats_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(m) && (0,_formats_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(m['role']) !== undefined);
/** The names that home-made loops give the roles. */
const roles = {
    ai: 'assistant',
    bot: 'assistant',
    agent: 'assistant',
    model: 'assistant',
    human: 'user',
    tool_result: 'tool',
    tool_call: 'assistant',
};
function nearlyMessage(m) {
    if (!(0,_formats_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(m))
        return undefined;
    const role = (0,_formats_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(m['role']);
    const known = role !== undefined && Object.hasOwn(roles, role) ? roles[role] : undefined;
    if (known !== undefined && 'content' in m)
        return `Its role ${JSON.stringify(role)} is none of a chat: write ${JSON.stringify(known)}`;
    if (role !== undefined && !('content' in m)) {
        const key = ['text', 'message', 'msg'].find((k) => typeof m[k] === 'string');
        if (key !== undefined)
            return `Its messages keep their text under ${JSON.stringify(key)}: rename it to "content"`;
    }
    if (isCallLine(m))
        return 'Its lines of type "tool_call" are nearly a trace: write {"type":"tool_call","tool":…,"arguments":{…},"result":…} in the events of a native trace (docs/own-agent.md)';
    return undefined;
}
const isCallLine = (m) => /^(?:tool_?call|tool_?use|function_?call|action)$/i.test((0,_formats_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(m['type']) ?? '');


/***/ }),

/***/ 49750:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  WF: () => (/* binding */ digester),
  Bk: () => (/* binding */ isTraceName),
  rP: () => (/* binding */ listSources),
  zB: () => (/* binding */ mayBeCut),
  h$: () => (/* binding */ notesOf),
  CI: () => (/* binding */ partsOf),
  o$: () => (/* binding */ readSource),
  lQ: () => (/* binding */ readSourcePart),
  sA: () => (/* binding */ runDigest),
  c9: () => (/* binding */ sourceDigest),
  vz: () => (/* binding */ sourceOf),
  aD: () => (/* binding */ traceEndings),
  B3: () => (/* binding */ workspaceOf)
});

// UNUSED EXPORTS: sourcesOf

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
var external_node_fs_default = /*#__PURE__*/__webpack_require__.n(external_node_fs_);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/files/digest.ts
var digest = __webpack_require__(8631);
// EXTERNAL MODULE: ./src/files/globs.ts + 1 modules
var files_globs = __webpack_require__(80020);
// EXTERNAL MODULE: ./src/files/hash.ts
var hash = __webpack_require__(36667);
// EXTERNAL MODULE: ./src/files/machine.ts
var machine = __webpack_require__(2478);
// EXTERNAL MODULE: ./src/files/parts.ts
var parts = __webpack_require__(14029);
// EXTERNAL MODULE: ./src/formats/index.ts + 52 modules
var formats = __webpack_require__(85595);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/reading/file.ts + 3 modules
var file = __webpack_require__(63251);
// EXTERNAL MODULE: ./src/formats/contract.ts
var contract = __webpack_require__(36124);
// EXTERNAL MODULE: ./src/formats/json.ts
var json = __webpack_require__(58992);
// EXTERNAL MODULE: ./src/model/config.ts
var config = __webpack_require__(14663);
// EXTERNAL MODULE: ./src/reading/choose.ts
var choose = __webpack_require__(7063);
// EXTERNAL MODULE: ./src/reading/lines.ts
var reading_lines = __webpack_require__(89567);
;// CONCATENATED MODULE: ./src/reading/parts.ts
// Parts of a large file of JSON Lines in which every record is a trace. A part is read as long as every line is a record of the format;
// where one is not, what it means depends on all that was read before it, and the file is read in one piece from there on.







/** The beginning of a file, in which its format is found. */
const headBytes = 4 << 20;
/** The format of a file of which every record is a trace of its own; `undefined`: it is none, or it may not be told so easily. */
function wholeFormat(file, name) {
    const lines = (0,parts/* bytesOf */.$$)(file, 0, headBytes).toString().split('\n').slice(0, -1);
    const records = [];
    let size = 0;
    for (const raw of lines) {
        const line = raw.trim();
        if (line === '')
            continue;
        const record = (0,reading_lines/* isRecord */.u4)(line) ? recordIn(line) : undefined;
        if (record === undefined)
            return undefined;
        records.push(record);
        size += line.length;
        if (!(0,reading_lines/* endsHead */.DP)(records.length, size))
            continue;
        const chosen = (0,choose/* choose */.S)({ container: 'lines', records }, name);
        return !('problem' in chosen) && chosen.certain && chosen.format.whole ? chosen.format.id : undefined;
    }
    return undefined;
}
/** So many blank lines in a row may be the end of what is worth reading. */
const mostBlank = 1000;
/** Reads a part. False: not every line of it is a record, and what was emitted of it may be wrong. */
function readPart(file, part, options, limit) {
    const { format } = chosenBy(part);
    const { sha256, emit, end = config/* defaultConfig */.s.end } = options;
    const decoder = format.decoder({ sha256, emit, end });
    let blanks = 0;
    for (const raw of (0,parts/* linesOfPart */.sZ)(file, part)) {
        if (raw.length * 3 > limit && Buffer.byteLength(raw) > limit)
            return false;
        const line = raw.trim();
        if (line === '') {
            // What a cut counts as a line that is not blank must be a record.
            if (++blanks > mostBlank || /[^\0- ]/.test(raw))
                return false;
            continue;
        }
        blanks = 0;
        const record = line.startsWith('{') ? recordIn(line) : undefined;
        if (record === undefined)
            return false;
        try {
            if (!decoder.record(record))
                return false;
        }
        catch (e) {
            if (e instanceof contract/* FormatError */.I || e instanceof RangeError)
                return false;
            throw e;
        }
    }
    return true;
}
/** The format of a part, which was found for certain. */
function chosenBy({ format: id }) {
    const format = formats/* formats */.F.find((f) => f.id === id);
    if (!format)
        throw new RangeError(`no format ${id}`);
    return { format, certain: true };
}
/** The record of a line; `undefined`: it is none, or one that needs a closer look. */
function recordIn(line) {
    try {
        const record = (0,json/* parseJson */.qF)(line);
        return (0,json/* isObject */.Gv)(record) && !(0,json/* nestedBeyond */.L3)(record) ? record : undefined;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./src/model/json.ts
var model_json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/trace.ts
var trace = __webpack_require__(5136);
// EXTERNAL MODULE: ./src/documents/document.ts
var documents_document = __webpack_require__(14937);
// EXTERNAL MODULE: ./src/documents/schema.ts
var schema = __webpack_require__(65147);
// EXTERNAL MODULE: ./src/documents/shape.ts
var shape = __webpack_require__(46187);
// EXTERNAL MODULE: ./src/documents/toml.ts
var toml = __webpack_require__(52472);
;// CONCATENATED MODULE: ./src/documents/meta.ts
// `NAME.meta.json`, a sidecar: what the harness knows of a run and the format of its trace cannot record.







const metaSchema = 'agent-eval/meta@1';
const meta_text = schemas/* string */.YjP().check(api/* _minLength */.m9(1));
const callRef = (0,schema/* described */.W)(schemas/* union */.KCZ([meta_text, schemas/* int */.Whr().check(api/* _gte */.qm(1))]), 'The id, or the number, of the call it concerns');
/** What is known of one run. */
const runShape = {
    scenario: schemas/* optional */.lqM((0,schema/* described */.W)(meta_text, 'The scenario that the run is a trial of')),
    prompt: schemas/* optional */.lqM((0,schema/* described */.W)(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())]), 'What the user asked, or one text a turn')),
    persona: schemas/* optional */.lqM((0,schema/* described */.W)(meta_text, 'The persona that the simulated user played')),
    tools: schemas/* optional */.lqM((0,schema/* described */.W)(schemas/* array */.YOg(meta_text), 'The tools that were offered to the model')),
    state: schemas/* optional */.lqM((0,schema/* described */.W)(schemas/* strictObject */.rej({
        before: schemas/* optional */.lqM((0,schema/* described */.W)(schemas/* unknown */.L5J(), 'The state before the run: JSON, or a text that names a JSON file in this folder')),
        after: schemas/* optional */.lqM((0,schema/* described */.W)(schemas/* unknown */.L5J(), 'The state after the run: JSON, or a text that names a JSON file in this folder')),
    }), 'The state of the world around the run')),
    taint: schemas/* optional */.lqM((0,schema/* described */.W)(schemas/* strictObject */.rej({
        private: schemas/* optional */.lqM((0,schema/* described */.W)(schemas/* boolean */.zMY(), 'The run saw private data')),
        untrusted: schemas/* optional */.lqM((0,schema/* described */.W)(schemas/* boolean */.zMY(), 'The run read what outsiders wrote')),
    }), 'What data the run saw')),
    blocked_sends: schemas/* optional */.lqM((0,schema/* described */.W)(schemas/* int */.Whr().check(api/* _gte */.qm(0)), 'Outbound calls that the interlock refused')),
    signals: schemas/* optional */.lqM((0,schema/* described */.W)(schemas/* strictObject */.rej({
        readiness_ready: schemas/* optional */.lqM((0,schema/* described */.W)(schemas/* boolean */.zMY(), 'Was the work ready to be handed over?')),
        blocking_step_refused: schemas/* optional */.lqM((0,schema/* described */.W)(schemas/* boolean */.zMY(), 'Was the step refused that a contradiction blocks?')),
    }), 'What the harness saw')),
    self_evaluation: schemas/* optional */.lqM((0,schema/* described */.W)(schemas/* unknown */.L5J(), 'What the agent says of its own answer')),
    confirmations: schemas/* optional */.lqM((0,schema/* described */.W)(schemas/* array */.YOg(schemas/* strictObject */.rej({
        call: callRef,
        step: schemas/* optional */.lqM((0,schema/* described */.W)(meta_text, 'The command that was confirmed')),
        tier: (0,schema/* described */.W)(meta_text, 'How it was confirmed: auto_approve, confirm or block'),
        arguments: schemas/* optional */.lqM((0,schema/* described */.W)(schemas/* unknown */.L5J(), 'What was confirmed')),
    })), 'Confirmations that the harness recorded, each behind its call')),
    elicitations: schemas/* optional */.lqM((0,schema/* described */.W)(schemas/* array */.YOg(schemas/* strictObject */.rej({
        call: callRef,
        message: schemas/* optional */.lqM((0,schema/* described */.W)(schemas/* string */.YjP(), 'What the person was asked')),
        action: (0,schema/* described */.W)(schemas/* enum */.k5n(trace/* elicitationActions */.bd), 'What the person answered'),
        content: schemas/* optional */.lqM((0,schema/* described */.W)(schemas/* unknown */.L5J(), 'What the person gave')),
        guards: schemas/* optional */.lqM((0,schema/* described */.W)(meta_text, 'The command that the answer decides about')),
    })), 'Questions to a person that the harness recorded, each behind its call')),
    outcomes: schemas/* optional */.lqM((0,schema/* described */.W)(schemas/* record */.g1P(meta_text, schemas/* enum */.k5n(['succeeded', 'failed', 'denied'])), 'Call id → how the call ended')),
    workspace: schemas/* optional */.lqM((0,schema/* described */.W)(meta_text, 'The folder that the run left behind, relative to the trace file')),
};
const runMeta = schemas/* strictObject */.rej(runShape);
const metaShape = schemas/* strictObject */.rej({
    schema: (0,schema/* described */.W)(schemas/* literal */.euz(metaSchema), 'What the file is'),
    ...runShape,
    runs: schemas/* optional */.lqM((0,schema/* described */.W)(schemas/* record */.g1P(schemas/* string */.YjP(), runMeta), 'What is known of each run, by the id of its trace')),
});
/** The files of states that a sidecar names, whatever else is wrong with it; `undefined`: it is none, and stays what it is. */
function stateFilesOf(source) {
    let value;
    try {
        value = (0,model_json/* parseJson */.qF)(source);
    }
    catch {
        // What was cut off or damaged is told when it is read.
        return [];
    }
    if (!(0,toml/* isTable */.bI)(value) || !/^agent-eval\/meta/.test(String(value['schema'])))
        return undefined;
    const all = [value, ...Object.values((0,model_json/* object */.Ik)(value['runs']))];
    return all.flatMap((run) => Object.values((0,model_json/* object */.Ik)((0,model_json/* object */.Ik)(run)['state']))).filter((leg) => typeof leg === 'string');
}
/** Reads a sidecar, or says all that is wrong with it. */
async function loadMeta(file, source, { placer }) {
    const document = { file, text: source, kind: 'json' };
    let value;
    try {
        value = (0,model_json/* parseJson */.qF)(source);
    }
    catch (e) {
        return { problems: [{ file, message: `Expected a sidecar in JSON: ${(0,toml/* reason */.l)(e)}` }] };
    }
    if ((0,model_json/* nestedBeyond */.L3)(value))
        return { problems: [{ file, message: 'Expected a sidecar, found JSON that is nested too deeply' }] };
    const twice = await (0,documents_document/* repeatedKey */.m$)(source, value);
    if (twice)
        return {
            problems: [
                { file, line: twice.place.line, message: `Expected each key once, found ${(0,shape/* keyName */.xT)(twice.key)} twice` },
            ],
        };
    const result = (0,shape/* read */.LF)(metaShape, value);
    if ('faults' in result)
        return { problems: (0,documents_document/* toProblems */.ek)(document, result.faults, await placer()) };
    const { schema: _, runs, ...run } = result.value;
    if (runs === undefined)
        return { value: { of: 'file', run } };
    const beside = Object.keys(run);
    const faults = beside.map((key) => ({
        route: [key],
        message: `Expected no ${key} beside runs, which says of each run what is known of it`,
    }));
    if (faults.length > 0)
        return { problems: (0,documents_document/* toProblems */.ek)(document, faults, await placer()) };
    return { value: { of: 'runs', runs: new Map(Object.entries(runs)) } };
}

// EXTERNAL MODULE: ./src/files/path.ts
var path = __webpack_require__(48188);
// EXTERNAL MODULE: ./src/files/stream.ts
var stream = __webpack_require__(10295);
// EXTERNAL MODULE: ./src/model/canonical.ts
var canonical = __webpack_require__(29563);
;// CONCATENATED MODULE: ./src/reading/meta.ts



const shown = (value) => (0,model_text/* clip */.$Q)((0,model_json/* writeJson */.GF)(value) ?? 'nothing', 80);
const same = (a, b) => (0,canonical/* canonical */.$)(a) === (0,canonical/* canonical */.$)(b);
const contradiction = (what, recorded, told) => `Contradiction: the trace records ${what} ${shown(recorded)}, its sidecar says ${shown(told)}; correct the sidecar`;
/** Completes a trace by what its sidecar says of it. */
function complete(trace, meta) {
    const faults = [];
    const found = new Set();
    const made = { ...trace };
    /** The recorded value where there is one, else what the sidecar says. */
    const settle = (what, recorded, told) => {
        if (told === undefined || recorded === undefined)
            return recorded ?? told;
        if (!same(recorded, told))
            faults.push(contradiction(what, recorded, told));
        return recorded;
    };
    const set = (key) => {
        const value = settle(key, trace[key], meta[key]);
        if (value !== undefined)
            made[key] = value;
    };
    set('scenario');
    set('persona');
    set('blocked_sends');
    set('self_evaluation');
    set('workspace');
    if (meta.blocked_sends !== undefined)
        found.add('blocked_sends');
    if (meta.self_evaluation !== undefined)
        found.add('self_evaluation');
    if (meta.prompt !== undefined) {
        const turns = [meta.prompt].flat();
        if (trace.prompt === undefined)
            made.prompt = meta.prompt;
        else if (!same([trace.prompt].flat(), turns))
            faults.push(contradiction('prompt', trace.prompt, meta.prompt));
    }
    if (meta.tools !== undefined) {
        if (trace.tools === undefined)
            made.tools = meta.tools;
        else if (!same([...trace.tools].sort(), [...meta.tools].sort()))
            faults.push(contradiction('tools', trace.tools, meta.tools));
        found.add('offered_tools');
    }
    if (meta.taint) {
        made.taint = legs('taint', ['private', 'untrusted'], trace.taint, meta.taint, settle);
        found.add('taint');
    }
    if (meta.signals)
        made.signals = legs('signals', ['readiness_ready', 'blocking_step_refused'], trace.signals, meta.signals, settle);
    if (meta.state)
        made.state = legs('state', ['before', 'after'], trace.state, meta.state, settle);
    const calls = trace.events.filter((e) => e.type === 'tool_call');
    const callsOf = callFinder(calls, faults);
    const ended = outcomesOf(meta, callsOf, faults);
    const before = insertionsOf(meta, trace.events, callsOf, faults);
    if (ended.size > 0 || before.size > 0)
        made.events = trace.events.flatMap((e) => e.type === 'tool_call' ? [...(before.get(e) ?? []), ended.get(e) ?? e] : [e]);
    if (meta.confirmations)
        found.add('confirmations');
    if (meta.elicitations)
        found.add('elicitations');
    if (ended.size > 0 && calls.every((c) => ended.has(c) || isRecorded(c)))
        for (const kind of ['errors', 'denials'])
            found.add(kind);
    made.source = { ...trace.source, lacks: trace.source.lacks.filter((kind) => !found.has(kind)) };
    return { trace: made, faults };
}
function legs(what, keys, recorded, told, settle) {
    const entries = keys.flatMap((key) => {
        const value = settle(`${what}.${key}`, recorded?.[key], told[key]);
        return value === undefined ? [] : [[key, value]];
    });
    return Object.fromEntries(entries);
}
/** Does a trace say how a call ended? */
const isRecorded = ({ is_error, denied, blocked }) => typeof is_error === 'boolean' || denied === true || blocked === true;
/** Finds calls by id, or by number; what no call or several have is told. */
function callFinder(calls, faults) {
    const byId = new Map();
    for (const call of calls)
        if (call.id !== undefined)
            byId.set(call.id, [...(byId.get(call.id) ?? []), call]);
    return (ref, what) => {
        const found = typeof ref === 'number' ? calls.slice(ref - 1, ref) : (byId.get(ref) ?? []);
        const [call] = found;
        if (call && found.length === 1)
            return call;
        const has = found.length === 0 ? 'has no such call' : 'has several calls of that id';
        faults.push(`Unknown call ${shown(ref)} in ${what} of the sidecar: the trace ${has}`);
        return undefined;
    };
}
/** The calls whose outcome the sidecar tells and the trace does not. */
function outcomesOf({ outcomes = {} }, callsOf, faults) {
    const ended = new Map();
    for (const [id, outcome] of Object.entries(outcomes)) {
        const call = callsOf(id, 'outcomes');
        if (!call)
            continue;
        if (!isRecorded(call)) {
            ended.set(call, { ...call, is_error: outcome !== 'succeeded', ...(outcome === 'denied' ? { denied: true } : {}) });
            continue;
        }
        const failed = call.denied === true || call.blocked === true || call.is_error === true;
        if (failed !== (outcome !== 'succeeded'))
            faults.push(contradiction(`that call ${shown(id)} has`, failed ? 'failed' : 'succeeded', outcome));
        // A refusal that shows as an error only is told more exactly.
        else if (outcome === 'denied' && !call.denied && !call.blocked)
            ended.set(call, { ...call, denied: true });
    }
    return ended;
}
/** What the sidecar puts before a call: gate decisions, and questions to the user with their answers. */
function insertionsOf({ confirmations = [], elicitations = [] }, events, callsOf, faults) {
    const inserted = new Map();
    const recorded = recordedBefore(events);
    const put = (call, event) => {
        const beside = (recorded.get(call) ?? []).filter((e) => e.type === event.type);
        if (beside.some((e) => same(e, event)))
            return;
        const other = beside.find((e) => e.type === 'elicitation' || (event.type === 'confirmation' && e.step === event.step));
        if (other)
            faults.push(contradiction(`before a call of ${call.tool} the ${event.type}`, other, event));
        else
            inserted.set(call, [...(inserted.get(call) ?? []), event]);
    };
    for (const { call: ref, step, tier, arguments: args } of confirmations) {
        const call = callsOf(ref, 'confirmations');
        if (!call)
            continue;
        const more = args === undefined ? {} : { arguments: args };
        put(call, { type: 'confirmation', step: step ?? call.command ?? call.tool, tier, ...more });
    }
    for (const { call: ref, message, action, content, guards } of elicitations) {
        const call = callsOf(ref, 'elicitations');
        if (!call)
            continue;
        put(call, {
            type: 'elicitation',
            action,
            ...(message === undefined ? {} : { message }),
            ...(content === undefined ? {} : { content }),
            ...(guards === undefined ? {} : { guards }),
        });
    }
    return inserted;
}
/** The gate decisions and elicitations that a trace records between each call and the one before it. */
function recordedBefore(events) {
    const before = new Map();
    let open = [];
    for (const e of events) {
        if (e.type === 'confirmation' || e.type === 'elicitation')
            open.push(e);
        else if (e.type === 'tool_call') {
            if (open.length > 0)
                before.set(e, open);
            open = [];
        }
    }
    return before;
}

;// CONCATENATED MODULE: ./src/run/sidecars.ts
// Sidecars: which file completes which trace, and what stands in it and in the files it names.








const ending = /\.(?:json|jsonl|ndjson|traj|eval)(?:\.gz)?$/i;
const metaName = /\.meta\.json$/i;
const traceNames = ['json', 'jsonl', 'ndjson', 'traj', 'eval'].flatMap((e) => [`.${e}`, `.${e}.gz`]);
/** Gives each source its sidecar. Neither a sidecar nor a file that it names is a trace, whatever the globs match. */
function withSidecars(cwd, sources) {
    const known = new Map();
    const isThere = lister(cwd);
    const look = (file) => {
        let found = known.get(file);
        if (!found) {
            found = isThere(file) ? lookAt(cwd, file) : { kind: 'none' };
            known.set(file, found);
        }
        return found;
    };
    const named = new Set();
    const traces = [];
    for (const source of sources) {
        const [file] = source.files;
        if (metaName.test(file) && look(file).kind !== 'none')
            continue;
        const beside = file.replace(ending, '.meta.json');
        traces.push({ source, sidecar: beside !== file && look(beside).kind === 'sidecar' ? beside : undefined });
    }
    for (const found of known.values())
        if (found.kind === 'sidecar')
            for (const state of found.states)
                named.add(state);
    const owners = new Map([...known].flatMap(([file, { kind }]) => (kind === 'sidecar' ? [[file, []]] : [])));
    const kept = traces.filter(({ source }) => !named.has(source.files[0]));
    for (const { source, sidecar } of kept)
        if (sidecar !== undefined)
            owners.get(sidecar)?.push(source.files[0]);
    const problems = [];
    for (const [file, ofFile] of owners) {
        const message = ownersFault(cwd, file, ofFile);
        if (message !== undefined)
            problems.push({ file, message, isTrace: true });
    }
    return {
        sources: kept.map(({ source, sidecar }) => sidecar !== undefined && owners.get(sidecar)?.length === 1
            ? { ...source, sidecar, ...namedBy(look(sidecar)) }
            : source),
        problems,
    };
}
const namedBy = (found) => found.kind === 'sidecar' && found.states.length > 0 ? { named: found.states } : {};
/** Says whether a sidecar may be there; a folder of thousands of traces is listed once, and not asked for each of them. */
function lister(cwd) {
    const folders = new Map();
    return (file) => {
        const folder = external_node_path_default().dirname(file);
        if (!folders.has(folder))
            folders.set(folder, sidecarsIn(external_node_path_default().resolve(cwd, folder)));
        const names = folders.get(folder);
        // Where the folder cannot be listed, the file itself says why it cannot be read.
        return names === undefined || (names.size > 0 && names.has(external_node_path_default().basename(file).toLowerCase()));
    };
}
/** The names of the sidecars in a folder, as they are on a file system that does not tell their case. */
function sidecarsIn(folder) {
    try {
        return new Set(external_node_fs_default().readdirSync(folder).flatMap((name) => (metaName.test(name) ? [name.toLowerCase()] : [])));
    }
    catch {
        return undefined;
    }
}
/** A sidecar completes one trace file. */
function ownersFault(cwd, file, traces) {
    if (traces.length > 1)
        return `Expected one trace beside this sidecar, found ${(0,model_text/* list */.p_)(traces)}; it was used for none of them`;
    if (traces.length === 1)
        return undefined;
    const stem = file.replace(metaName, '');
    if (traceNames.some((e) => external_node_fs_default().existsSync(external_node_path_default().resolve(cwd, stem + e))))
        return undefined;
    return `Missing trace of this sidecar: no ${external_node_path_default().posix.basename(stem)}.json, .jsonl or other trace lies beside it`;
}
function lookAt(cwd, file) {
    const whole = external_node_path_default().resolve(cwd, file);
    let source;
    try {
        source = (0,stream/* readTextFile */.Gu)(whole);
    }
    catch {
        // That it cannot be read is told when it is read.
        return { kind: 'sidecar', states: [] };
    }
    if (source === undefined)
        return { kind: 'none' };
    const states = stateFilesOf(source);
    if (states)
        return { kind: 'sidecar', states: states.map((s) => external_node_path_default().posix.join(external_node_path_default().posix.dirname(file), s)) };
    const transcript = whole.replace(metaName, '.jsonl');
    return { kind: isNote(source) && external_node_fs_default().existsSync(transcript) ? 'passed' : 'none' };
}
/** What Claude Code writes beside the transcript of a sub-agent. */
function isNote(source) {
    const value = (0,model_json/* parseJson */.qF)(source);
    return (0,model_json/* isObject */.Gv)(value) && typeof value['agentType'] === 'string';
}
/** Opens a sidecar. What is wrong with it makes it complete nothing. */
async function openSidecar(cwd, file, limit, places) {
    const problems = [];
    const wrong = (message) => {
        if (!problems.some((p) => p.message === message))
            problems.push({ file, message, isTrace: true });
    };
    const meta = await readMeta(cwd, file, places, problems);
    const folder = external_node_path_default().dirname(external_node_path_default().resolve(cwd, file));
    const used = new Set();
    return {
        complete(trace, label, several) {
            if (!meta)
                return trace;
            if (meta.of === 'file' && several) {
                wrong('Expected runs = { "ID": {…} } in the sidecar of a file of several traces: it does not say which one it is about');
                return trace;
            }
            const run = meta.of === 'file' ? meta.run : trace.id === undefined ? undefined : meta.runs.get(trace.id);
            if (!run)
                return trace;
            if (trace.id !== undefined)
                used.add(trace.id);
            const { run: whole, faults: unread } = withStates(run, folder, limit);
            const { trace: completed, faults } = complete(trace, whole);
            for (const fault of [...unread, ...faults])
                wrong(`${label}: ${fault}`);
            return completed;
        },
        problems() {
            if (meta?.of === 'runs')
                for (const id of meta.runs.keys())
                    if (!used.has(id))
                        wrong(`Unknown run ${JSON.stringify(id)} in the sidecar: no trace of its file has this id`);
            return problems;
        },
    };
}
async function readMeta(cwd, file, places, problems) {
    const whole = external_node_path_default().resolve(cwd, file);
    let message;
    try {
        if (!staysIn(external_node_path_default().dirname(whole), whole))
            throw new Error('Forbidden link: a sidecar stays in its folder');
        const loaded = await loadMeta(file, (0,stream/* readTextFile */.Gu)(whole) ?? '', places);
        if ('value' in loaded)
            return loaded.value;
        problems.push(...loaded.problems.map((p) => ({ ...p, isTrace: true })));
        return undefined;
    }
    catch (e) {
        message = e.message;
    }
    problems.push({ file, message, isTrace: true });
    return undefined;
}
/** The run with the states that its sidecar names by files. */
function withStates(run, folder, limit) {
    if (!run.state)
        return { run, faults: [] };
    const faults = [];
    const state = {};
    for (const leg of ['before', 'after']) {
        const given = run.state[leg];
        if (given === undefined)
            continue;
        try {
            state[leg] = typeof given === 'string' ? readState(given, folder, limit) : given;
        }
        catch (e) {
            faults.push(`state.${leg} of the sidecar: ${e.message}`);
        }
    }
    return { run: { ...run, state }, faults };
}
/** Throws where there is no state to be had. */
function readState(name, folder, limit) {
    const whole = external_node_path_default().resolve(folder, name);
    const forbidden = new Error(`Forbidden file ${JSON.stringify(name)}: a file of a sidecar stays in its folder`);
    if (external_node_path_default().isAbsolute(name) || name.includes('\0') || !(0,path/* isBelow */.Yw)(external_node_path_default().relative(folder, whole)))
        throw forbidden;
    const stats = external_node_fs_default().statSync(whole, { throwIfNoEntry: false });
    if (!stats)
        throw new Error(`Missing file ${JSON.stringify(name)}`);
    if (!staysIn(folder, whole))
        throw forbidden;
    if (!stats.isFile())
        throw new Error(`Expected a file, found ${JSON.stringify(name)} to be none`);
    if (stats.size > limit)
        throw new Error(`Too large a file ${JSON.stringify(name)}: raise max-trace-mb`);
    const value = jsonOf(name, (0,stream/* readTextFile */.Gu)(whole) ?? '');
    if ((0,model_json/* nestedBeyond */.L3)(value))
        throw new Error(`Expected JSON in ${JSON.stringify(name)}, found it nested too deeply`);
    return value;
}
function jsonOf(name, source) {
    try {
        return (0,model_json/* parseJson */.qF)(source);
    }
    catch {
        throw new Error(`Expected JSON in ${JSON.stringify(name)}, found another text, or a part of it`);
    }
}
/** Does a path lie in a folder behind all links? */
function staysIn(folder, file) {
    const real = external_node_fs_default().realpathSync(file);
    return (0,path/* isBelow */.Yw)(external_node_path_default().relative(external_node_fs_default().realpathSync(folder), real));
}

;// CONCATENATED MODULE: ./src/run/sources.ts
// Where runs are recorded: sources, each of them one file or several, and the traces that are read from them.












const limitOf = ({ maxTraceMb }) => maxTraceMb * 1024 * 1024;
const sources_traceNames = /\.(json|jsonl|ndjson|traj|eval)(\.gz)?$/i;
/** What the name of a trace ends in, for messages. */
const traceEndings = '.json, .jsonl, .ndjson, .traj, .eval (or one of these and .gz)';
/** May a file be a trace, by its name? */
const isTraceName = (file) => sources_traceNames.test(file);
/** Lists the sources that the globs match. */
function listSources(cwd, globs) {
    const { files, linked, ...rest } = (0,files_globs/* listFiles */.CS)(cwd, globs, isTraceName);
    const sources = sourcesOf(files).map((source) => {
        const itself = linked.get(source.files[0]);
        return { ...source, ...(itself === undefined ? {} : { itself }) };
    });
    const { sources: whole, problems } = withSidecars(cwd, sources);
    return { ...rest, faults: [...rest.faults, ...problems], sources: whole };
}
/** Each file is a source, unless a format says that it is a part of a run. `parts`: what formats say so. */
function sourcesOf(files, parts = formats/* formats */.F.flatMap((f) => (f.partOf ? [f.partOf] : []))) {
    const found = new Map();
    for (const file of parts.length > 0 ? files.toSorted() : files) {
        const label = parts.map((partOf) => partOf(file)).find((run) => run !== undefined) ?? file;
        const known = found.get(label);
        found.set(label, { label, files: known ? [...known.files, file] : [file] });
    }
    return [...found.values()];
}
/** The source that a file is, or is a part of: then the other parts that lie beside it belong to it. */
function sourceOf(cwd, file) {
    const parts = formats/* formats */.F.flatMap((f) => (f.partOf ? [f.partOf] : []));
    const named = file.replaceAll('\\', '/');
    const label = parts.map((partOf) => partOf(named)).find((run) => run !== undefined);
    const completed = (source) => withSidecars(cwd, [source]).sources[0] ?? source;
    if (label === undefined)
        return completed({ label: file, files: [file] });
    const folders = [...new Set([external_node_path_default().posix.dirname(named), external_node_path_default().posix.dirname(label), label])];
    const beside = folders.flatMap((folder) => {
        const there = external_node_path_default().resolve(cwd, folder);
        if (!external_node_fs_default().existsSync(there))
            return [];
        const inside = external_node_fs_default().readdirSync(there, { withFileTypes: true, encoding: 'utf8' });
        return inside.filter((entry) => entry.isFile()).map((entry) => external_node_path_default().posix.join(folder, entry.name));
    });
    return completed(sourcesOf(beside).find((source) => source.label === label) ?? { label: file, files: [file] });
}
/** A digest of all that a source is read from; `undefined`: not all of it can be read twice. */
const sourceDigest = (cwd, { files, sidecar, named = [] }) => (0,digest/* digestOf */.ol)([...files, ...(sidecar === undefined ? [] : [sidecar]), ...named].map((file) => external_node_path_default().resolve(cwd, file)));
/** Tells the digest of a source while it is read: of the bytes that come by where they are all of it, else of its files, once more. */
function digester(cwd, source) {
    let known;
    const { files, sidecar, named = [] } = source;
    const isOne = files.length === 1 && sidecar === undefined && named.length === 0;
    const seen = (bytes) => {
        known = { digest: (0,digest/* digestOfBytes */.by)(bytes) };
    };
    return {
        ...(isOne ? { seen } : {}),
        digest() {
            known ??= { digest: sourceDigest(cwd, source) };
            return known.digest;
        },
    };
}
/** The digest of the n-th trace of a source, which is alone where it is labelled like the source. */
const runDigest = (digest, source, label, n) => label === source.label ? digest : `${digest}-${n}`;
/** Reads a source, or what stands in it from a part on. */
async function readSource(cwd, { label, files, sidecar: sidecarFile }, settings, { end, places, take: hand, seen }, from) {
    const limit = limitOf(settings);
    const result = { problems: [] };
    let traces = 0;
    const sidecar = sidecarFile === undefined ? undefined : await openSidecar(cwd, sidecarFile, limit, places);
    const take = (trace, label) => hand(sidecar ? sidecar.complete(trace, label, traces > 1) : trace, label);
    // The first trace waits until a second comes: alone, it is labelled by its file.
    let alone;
    const emit = (trace) => {
        traces++;
        if (traces === 1 && !from) {
            alone = trace;
            return;
        }
        if (alone)
            take(alone, labelIn(label, alone, 1));
        alone = undefined;
        take(trace, labelIn(label, trace, traces + (from?.before ?? 0)));
    };
    const options = { format: settings.traceFormat, end, sha256: hash/* sha256 */.s, emit, seen };
    const [first, ...more] = files;
    const paths = [external_node_path_default().resolve(cwd, first), ...more.map((file) => external_node_path_default().resolve(cwd, file))];
    const read = await (from
        ? (0,file/* readOn */.Cw)(paths[0], from.from, { chosen: chosenBy(from), records: from.before }, options, limit)
        : (0,file/* readTraceFiles */.p_)(paths, options, limit));
    if (alone)
        take(alone, label);
    if (read.problem !== undefined) {
        const line = read.line === undefined || read.line < 1 ? {} : { line: read.line };
        result.problems.push({ file: first, ...line, message: read.problem, isTrace: read.isTrace ?? false });
    }
    if (sidecar)
        result.problems.push(...sidecar.problems());
    return result;
}
/** What one of several traces of a source is called. */
const labelIn = (label, trace, number) => `${label}#${trace.id || number}`;
/** Cuts a source into parts that can be read side by side; `undefined`: it is read in one piece. `digests`: are digests asked for? */
function partsOf(cwd, source, { traceFormat }, digests) {
    const file = external_node_path_default().resolve(cwd, source.files[0]);
    if (!mayBeCut(source, (0,machine/* sizeOf */.$)(file)))
        return undefined;
    try {
        const format = wholeFormat(file, traceFormat);
        if (format === undefined)
            return undefined;
        const digest = digests ? sourceDigest(cwd, source) : undefined;
        return (0,parts/* cutAtLines */.VC)(file).map((part, nth) => ({ ...part, nth, format, digest }));
    }
    catch {
        // Why it cannot be read is told where it is read.
        return undefined;
    }
}
/** A file up to this size is read at once. What stands beside a file says something of all of it. */
const leastCut = 16 << 20;
const mayBeCut = ({ files, sidecar }, bytes) => files.length === 1 && sidecar === undefined && bytes > leastCut;
/** Reads one part of a source. False: what stands in it can only be told where the file is read in one piece. */
function readSourcePart(cwd, { label, files }, part, settings, { end, take }) {
    let number = part.before;
    const emit = (trace) => take(trace, labelIn(label, trace, ++number));
    return readPart(external_node_path_default().resolve(cwd, files[0]), part, { sha256: hash/* sha256 */.s, end, emit }, limitOf(settings));
}
/** What a reader of the report should know of how a trace was read. */
function notesOf(trace) {
    const notes = [...(trace.source.notes ?? []), ...(trace.source.uncertain ?? [])];
    const { unrecognised, junk_lines } = trace.source;
    if (unrecognised)
        notes.push(`${(0,model_text/* count */.U9)(unrecognised, 'record of the file was', 'records of the file were')} not recognised`);
    if (junk_lines)
        notes.push(`${(0,model_text/* count */.U9)(junk_lines, 'line of the file is', 'lines of the file are')} not JSON`);
    if (trace.truncated)
        notes.push('The trace was cut off');
    let cut = 0;
    for (const e of trace.events)
        if (e.type === 'tool_call' && e.result_cut)
            cut++;
    if (cut > 0)
        notes.push(`${(0,model_text/* count */.U9)(cut, 'large result was kept as its', 'large results were kept as their')} first characters and a hash`);
    return notes;
}
/** The folder that a trace declares as its workspace, relative to the traces root; never the trace's own folder. */
function workspaceOf(file, workspace) {
    const inside = external_node_path_default().posix.normalize(workspace.replaceAll('\\', '/')).replace(/\/+$/, '');
    if (inside === '.' || inside === '' || inside.startsWith('..') || external_node_path_default().posix.isAbsolute(inside))
        return '\0';
    return external_node_path_default().posix.join(external_node_path_default().posix.dirname(file), inside);
}


/***/ })

};
