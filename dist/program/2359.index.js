export const id = 2359;
export const ids = [2359];
export const modules = {

/***/ 17655:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ meansDimension),
/* harmony export */   Oe: () => (/* binding */ overrideOf),
/* harmony export */   hv: () => (/* binding */ severityFaults)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81601);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46187);
// Severity tables: what one says of a dimension, and what is wrong with it. They stand here, and not where traces are
// evaluated, because people write them in scenarios and in the config; the engine only asks.


/** `exit_code[2].exit_code_matches` → `exit_code.exit_code_matches`: a repeated block answers to its family's name too. */
const baseId = (id) => id.replace(/\[[^\]]*\]/, '');
/**
 * The ids that mean a dimension exactly, the closest first: the first block answers to `[1]` too, and a dimension that every scenario
 * has, such as `run_completed`, to its own name also where the section of its family stands.
 */
const exactIds = (id) => {
    const own = id.slice(id.indexOf('.') + 1);
    return id.includes('[') ? [id, baseId(id), own] : [id.replace('.', '[1].'), id, own];
};
/** The entry of one map that means the id: exact before wildcard, longer before shorter. */
function entryFor(id, map) {
    for (const exact of exactIds(id))
        if (Object.hasOwn(map, exact))
            return map[exact];
    let best;
    for (const pattern of Object.keys(map)) {
        if (!pattern.includes('*') || (best !== undefined && pattern.length <= best.length))
            continue;
        if ((0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__.wildcard)(pattern, id) || (0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__.wildcard)(pattern, baseId(id)))
            best = pattern;
    }
    return best === undefined ? undefined : map[best];
}
/** Does an id, or a wildcard, mean a dimension? A repeated block answers to its family's name too. */
const meansDimension = (pattern, id) => pattern.includes('*') ? (0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__.wildcard)(pattern, id) || (0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__.wildcard)(pattern, baseId(id)) : exactIds(id).includes(pattern);
/** What the files say of a dimension; `undefined`: nothing, so the check's own default holds. Scenario beats config. */
function overrideOf(id, scenario, config) {
    return entryFor(id, scenario) ?? entryFor(id, config);
}
/** Why no block of a family is called so; `undefined`: one is. */
function noBlock(family, name, { most, names }) {
    const there = most === 1 ? 'there is one block' : `there are ${most} blocks`;
    if (!/^\d+$/.test(name)) {
        if (!names || names.includes(name))
            return undefined;
        const near = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(name, names.filter((n) => n !== undefined));
        return near === undefined ? `no block of ${family} has the id ${(0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .keyName */ .xT)(name)}` : `did you mean ${family}[${near}]?`;
    }
    if (names?.includes(name))
        return undefined;
    if (Number(name) < 1 || Number(name) > most)
        return `${there} of ${family}`;
    const own = names?.[Number(name) - 1];
    return own === undefined ? undefined : `that block has an id: write ${family}[${own}]`;
}
/** Faults of a severity table: ids and wildcards that mean no dimension. Values may be of any kind: the shape reports those that are no severity. */
function severityFaults(map, { ids: known, blocks }, route = ['severity']) {
    const faults = [];
    for (const id of Object.keys(map)) {
        if (faults.length >= _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .mostTold */ .D4)
            break;
        // The shape reports already that a table is no severity.
        if (typeof map[id] === 'object')
            continue;
        const base = baseId(id);
        const [, family = '', name] = /^(\w+)\[([^\]*]+)\]/.exec(id) ?? [];
        if (name !== undefined && known.some((k) => k.startsWith(`${family}.`))) {
            const why = noBlock(family, name, blocks(family));
            if (why !== undefined) {
                faults.push({ route: [...route, id], message: `Unknown dimension ${(0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .keyName */ .xT)(id)}; ${why}` });
                continue;
            }
        }
        if (id.includes('*') ? known.some((k) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__.wildcard)(base, k)) : known.includes(base))
            continue;
        const near = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(base, known);
        faults.push({
            route: [...route, id],
            message: `Unknown dimension ${(0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .keyName */ .xT)(id)}${near ? `; did you mean ${near}?` : '; see docs/dimensions.md for the ids'}`,
        });
    }
    return faults;
}


/***/ }),

/***/ 46187:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ mostTold),
/* harmony export */   F9: () => (/* binding */ found),
/* harmony export */   LF: () => (/* binding */ read),
/* harmony export */   xT: () => (/* binding */ keyName)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81601);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var _toml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52472);




/** A key as messages name it: quoted where it is no plain word, cut where it is long. */
function keyName(key) {
    const shown = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(key, 60);
    return /^[\w.[\]*-]+$/.test(key) ? shown : JSON.stringify(shown);
}
/** So many mistakes of one kind are told one by one. */
const mostTold = 50;
/** Says what a value is, for "Expected X, found Y". */
function found(value) {
    if (value === undefined)
        return 'nothing';
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty array' : 'an array';
    if (value instanceof Date)
        return 'a date';
    if (typeof value === 'object')
        return 'a table';
    const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
    return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(text, 60);
}
const expectedTypes = {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'an array',
    object: 'a table',
    record: 'a table',
};
/** How to write a value of the wrong type right, for the end of a message; nothing where that is not known. */
function remedy(expected, name, value, keys) {
    const scalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    if (expected === 'array')
        return (0,_toml_js__WEBPACK_IMPORTED_MODULE_2__/* .isTable */ .bI)(value)
            ? `; a block that may repeat has double brackets, [[…${name}]]`
            : scalar
                ? `; write [${found(value)}]`
                : '';
    if (expected === 'string')
        return scalar ? `; write it in quotes, "${found(value)}"` : '';
    if (expected === 'object' && scalar && keys.length > 0)
        return `; its keys are ${keys.slice(0, 20).join(', ')}`;
    const bare = typeof value === 'string' && (expected === 'boolean' ? /^(true|false)$/ : /^-?\d+(\.\d+)?$/).test(value);
    return bare ? `; write ${value}, without quotes` : '';
}
/** What a schema itself says of an issue, for the end of a message. */
const ownHint = ({ message }) => (message === 'Invalid input' ? '' : `; ${message}`);
/** The faults of an issue. `known` names the keys allowed where an unknown one stands. */
function faultsOf(issue, input, schema) {
    const { route, name, value } = placeOf(issue, input);
    const inList = typeof route.at(-1) === 'number' ? 'each element of ' : '';
    const fault = (message) => [{ route, message }];
    switch (issue.code) {
        case 'unrecognized_keys': {
            const known = keysAt(schema, issue.path);
            return issue.keys.slice(0, mostTold).map((key) => {
                const near = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(key, known);
                return {
                    route: [...route, key],
                    message: `Unknown key ${keyName(key)}${near ? `; did you mean ${near}?` : ownHint(issue) || (known.length > 0 ? `; known here: ${known.join(', ')}` : '')}`,
                    unknown: { meant: near },
                };
            });
        }
        case 'invalid_type':
            if (value === undefined)
                return [
                    {
                        route,
                        message: `Missing ${name}; expected ${expectedTypes[issue.expected] ?? issue.expected}`,
                        missing: true,
                    },
                ];
            if (typeof value === 'bigint' && ['number', 'int'].includes(issue.expected))
                return fault(`Expected ${name} to be at most ${Number.MAX_SAFE_INTEGER}, found ${found(value)}`);
            return fault(`Expected ${inList}${name} to be ${expectedTypes[issue.expected] ?? issue.expected}, found ${found(value)}${remedy(issue.expected, name, value, keysAt(schema, issue.path))}`);
        case 'invalid_value':
            return fault(`Expected ${name} to be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.join(', ')}, found ${found(value)}${(0,_toml_js__WEBPACK_IMPORTED_MODULE_2__/* .isTable */ .bI)(value) ? '; a key with dots needs quotes, as in "a.b"' : ''}`);
        case 'too_small':
            return fault(tooSmall(issue, `${inList === '' ? '' : 'an element of '}${name}`, value));
        case 'too_big':
            return fault(tooBig(issue, name, value));
        case 'invalid_union':
            return faultsOfUnion(issue, input, schema);
        default:
            return fault(issue.message);
    }
}
function tooSmall({ origin, minimum, inclusive }, name, value) {
    if (origin === 'array')
        return `Expected at least ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(Number(minimum), 'element')} in ${name}, found ${found(value)}`;
    if (origin !== 'string')
        return `Expected ${name} to be ${inclusive ? 'at least' : 'more than'} ${minimum}, found ${found(value)}`;
    return value === '' ? `Expected ${name} not to be empty` : `Expected ${name} to have at least ${minimum} characters`;
}
function tooBig({ origin, maximum }, name, value) {
    if (origin === 'string')
        return `Expected ${name} to have at most ${maximum} characters, found ${String(value).length}`;
    const percent = Number(value) >= 10 && Number(value) <= 100 ? `: ${value} % are ${Number(value) / 100}` : '';
    const rate = maximum === 1 ? `; a rate is a share, such as 0.67 or "2/3"${percent}` : '';
    return `Expected ${name} to be at most ${maximum}, found ${found(value)}${rate}`;
}
/** What is wrong with a value that fits none of several shapes. */
function faultsOfUnion(issue, input, schema) {
    const within = (inner) => faultsOf({ ...inner, path: [...issue.path, ...inner.path] }, input, schema);
    const branches = issue.errors.filter((errors) => errors.length > 0);
    // The branch that got furthest into the value says best what is wrong with it.
    const best = branches.find((errors) => errors.some((e) => e.path.length > 0 || e.code === 'unrecognized_keys'));
    if (best && branches.length > 1)
        return best.flatMap(within);
    const options = new Set(branches.flat().map(optionOf));
    options.delete('');
    if (options.size === 0)
        return branches.flat().slice(0, 1).flatMap(within);
    const { route, name, value } = placeOf(issue, input);
    const inList = typeof route.at(-1) === 'number' ? 'each element of ' : '';
    const how = options.has('a text') && inList !== '' ? remedy('string', name, value, []) : '';
    return [
        { route, message: `Expected ${inList}${name} to be ${[...options].join(' or ')}, found ${found(value)}${how}` },
    ];
}
/** What one branch of a union would have taken, in words. */
const optionOf = (issue) => issue.code === 'invalid_type'
    ? (expectedTypes[issue.expected] ?? issue.expected)
    : issue.code === 'invalid_value'
        ? issue.values.join(', ')
        : '';
/** Where an issue is, how its key is named, and what stands there. */
function placeOf(issue, input) {
    const route = issue.path.map((p) => (typeof p === 'number' ? p : String(p)));
    const name = keyName(String(route.findLast((r) => typeof r === 'string') ?? 'value'));
    return { route, name, value: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(input, issue.path) };
}
/** The keys that a strict object allows at a path of the schema. */
function keysAt(schema, path) {
    const open = (s) => {
        const def = s._zod.def;
        return def.innerType ? open(def.innerType) : def.in ? open(def.in) : def;
    };
    let defs = [open(schema)];
    const flat = (list) => list.flatMap((d) => (d.options ? flat(d.options.map(open)) : [d]));
    for (const key of path) {
        defs = flat(defs).flatMap((d) => {
            const next = typeof key === 'number' ? d.element : (d.shape?.[String(key)] ?? d.valueType);
            return next ? [open(next)] : [];
        });
    }
    return flat(defs).flatMap((d) => Object.keys(d.shape ?? {}));
}
/** Reads a value by its schema, or lists everything wrong with it. */
function read(schema, input) {
    const result = schema.safeParse(input);
    if (result.success)
        return { value: result.data };
    const { issues } = result.error;
    // A rule that misses a key says nothing beside a misspelt key, which may be the one it misses.
    const slips = new Set(issues.filter((i) => i.code === 'unrecognized_keys').map((i) => JSON.stringify(i.path)));
    const told = issues.filter((i) => i.code !== 'custom' || !slips.has(JSON.stringify(i.path)));
    return { faults: told.slice(0, mostTold).flatMap((issue) => faultsOf(issue, input, schema)) };
}


/***/ }),

/***/ 52472:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MT: () => (/* binding */ parseToml),
/* harmony export */   bI: () => (/* binding */ isTable),
/* harmony export */   l: () => (/* binding */ reason)
/* harmony export */ });
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
// TOML → values, or where and how it is wrong.

const isTable = (v) => typeof v === 'object' && v !== null && !Array.isArray(v) && !(v instanceof Date);
/** The first line of what an error says. */
const reason = (e) => (e instanceof Error ? e.message.split('\n')[0] : String(e));
/** Adds a hint to the parser's message where a slip is the likely reason. */
function withHint(said) {
    const hint = syntaxHints.find(([start]) => said.startsWith(start))?.[1];
    return hint === undefined ? said : `${said}; ${hint}`;
}
const syntaxHints = [
    ['invalid value', 'a text stands in quotes'],
    ['illegal character in key', 'does a bracket lack its end, or a key with such a character its quotes?'],
    ['trying to redefine', 'a key or a [section] may stand once; put both into one, or write [[section]] for a list'],
    ['newlines are not allowed in strings', 'end the text with its quote, or use three of them'],
];
/** Parses TOML; integers beyond 2^53 stay exact, as bigint. */
function parseToml(document) {
    try {
        return { value: (0,smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(document.text, { integersAsBigInt: 'asNeeded' }) };
    }
    catch (e) {
        const at = e instanceof smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .TomlError */ .zx ? { line: e.line, column: e.column } : { line: 1, column: 1 };
        const message = `Expected TOML: ${withHint(reason(e).replace(/^Invalid TOML document: /, ''))}`;
        return { problems: [{ file: document.file, ...at, message }] };
    }
}


/***/ }),

/***/ 99677:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qh: () => (/* binding */ extractArchive),
/* harmony export */   aB: () => (/* binding */ BadArchive),
/* harmony export */   p_: () => (/* binding */ openArchive),
/* harmony export */   qQ: () => (/* binding */ archiveLimit)
/* harmony export */ });
/* unused harmony export unzstdByPackage */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_stream__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _builtins_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9143);
// Zip archives, entry by entry: what an entry claims of itself is checked before it is unpacked, and counted while it is.





/** An archive that is damaged, or that wants more than reading it may cost; the message says which. */
class BadArchive extends Error {
}
/** So many entries an archive may have, and so many times its limit may all of them be. */
const mostEntries = 50_000;
const mostLimits = 16;
/** What unpacks to more than this, and to so many times its size, is a bomb: recordings repeat themselves, but not so much. */
const freeSize = 16 << 20;
const mostRatio = 500;
/** The largest window that Zstandard data may ask for, as a power of two. */
const largestWindow = 27;
const stored = 0;
const deflated = 8;
const zstandard = 93;
/** The most bytes that all entries of an archive may have. */
const archiveLimit = (limit) => limit * mostLimits;
/** Opens an archive. `limit`: the most bytes of one entry. Throws BadArchive. */
async function openArchive(file, limit) {
    const { zip, entries } = await openEntries(file);
    let left = archiveLimit(limit);
    return {
        names: [...entries.keys()],
        async text(name) {
            const entry = entries.get(name);
            if (!entry)
                throw new BadArchive(`it has no ${name}`);
            check(entry, limit);
            const parts = [];
            left -= await guarded(unpack(zip, entry, Math.min(limit, left), (part) => parts.push(part)));
            return Buffer.concat(parts)
                .toString()
                .replace(/^\ufeff/, '');
        },
        close: () => zip.close(),
    };
}
/**
 * Unpacks all entries into a folder that is there and empty. `most`: the most bytes of all. Returns how many they have. Throws
 * BadArchive; what was unpacked by then stays.
 */
async function extractArchive(file, folder, most) {
    const { zip, entries } = await openEntries(file);
    try {
        let size = 0;
        for (const entry of entries.values()) {
            checkFile(entry);
            check(entry, most);
            const target = node_path__WEBPACK_IMPORTED_MODULE_1___default().join(folder, ...entry.fileName.split('/'));
            const write = (open) => unpack(zip, entry, most - size, (part) => node_fs__WEBPACK_IMPORTED_MODULE_0___default().writeFileSync(open, part));
            size += await guarded(writing(target, write));
        }
        return size;
    }
    finally {
        zip.close();
    }
}
async function writing(target, write) {
    node_fs__WEBPACK_IMPORTED_MODULE_0___default().mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(target), { recursive: true });
    // Two names may be one to the file system.
    const open = node_fs__WEBPACK_IMPORTED_MODULE_0___default().openSync(target, 'wx');
    try {
        return await write(open);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0___default().closeSync(open);
    }
}
/** A link could lead out of the folder; what is neither file nor folder has no business in an archive. */
function checkFile({ fileName, externalFileAttributes }) {
    const kind = (externalFileAttributes >>> 16) & 0o170000;
    if (kind === 0o120000)
        throw new BadArchive(`${fileName} is a link`);
    if (kind !== 0 && kind !== 0o100000)
        throw new BadArchive(`${fileName} is no file`);
}
async function openEntries(file) {
    const zip = await guarded(open(file));
    const entries = new Map();
    try {
        if (zip.entryCount > mostEntries)
            throw new BadArchive(`it has more than ${mostEntries} entries`);
        await guarded(list(zip, entries));
    }
    catch (e) {
        zip.close();
        throw e;
    }
    return { zip, entries };
}
async function open(file) {
    const { openPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    return openPromise(file, { lazyEntries: true, autoClose: false, strictFileNames: true });
}
/** yauzl refuses names that lead out of the archive, and sizes that contradict each other. */
async function list(zip, entries) {
    for await (const entry of zip.eachEntry()) {
        if (entry.fileName.endsWith('/'))
            continue;
        if (entries.has(entry.fileName))
            throw new BadArchive(`it has two entries named ${entry.fileName}`);
        entries.set(entry.fileName, entry);
    }
}
function check(entry, limit) {
    const { fileName, uncompressedSize, compressedSize, compressionMethod } = entry;
    if (entry.isEncrypted())
        throw new BadArchive(`${fileName} is encrypted`);
    if (![stored, deflated, zstandard].includes(compressionMethod))
        throw new BadArchive(`${fileName} is compressed with method ${compressionMethod}; known are deflate and Zstandard`);
    if (uncompressedSize > limit)
        throw new BadArchive(tooLarge(fileName, limit));
    if (uncompressedSize > freeSize && uncompressedSize > compressedSize * mostRatio)
        throw new BadArchive(`${fileName} unpacks to more than ${mostRatio} times its size`);
}
const tooLarge = (name, limit) => `${name} has more than the ${limit >> 20} MB that may be read of one document or archive; raise max-trace-mb`;
/** Hands on the bytes of an entry, unpacked no further than it says of itself. Returns how many. */
async function unpack(zip, entry, limit, take) {
    const method = entry.compressionMethod;
    const raw = await zip.openReadStreamPromise(entry, { decodeFileData: false });
    let size = 0;
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(raw, method === deflated ? (0,_builtins_js__WEBPACK_IMPORTED_MODULE_4__/* .zlib */ .w)().createInflateRaw() : method === zstandard ? unzstd : passed, async (chunks) => {
        for await (const chunk of chunks) {
            size += chunk.length;
            if (size > limit)
                throw new BadArchive(tooLarge(entry.fileName, limit));
            if (size > entry.uncompressedSize)
                throw new BadArchive(`${entry.fileName} is larger than it says`);
            take(chunk);
        }
    });
    if (size < entry.uncompressedSize)
        throw new BadArchive(`${entry.fileName} is smaller than it says`);
    return size;
}
const passed = (chunks) => chunks;
/** Unpacks Zstandard data with what Node has for it, from version 22.15 on. */
function unzstd(chunks) {
    const { constants, createZstdDecompress } = (0,_builtins_js__WEBPACK_IMPORTED_MODULE_4__/* .zlib */ .w)();
    if (createZstdDecompress === undefined)
        return unzstdByPackage(chunks);
    const unpacking = createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: largestWindow } });
    const source = node_stream__WEBPACK_IMPORTED_MODULE_2__.Readable.from(chunks);
    source.on('error', (e) => unpacking.destroy(e));
    return source.pipe(unpacking);
}
/** Unpacks Zstandard data without Node's help. */
async function* unzstdByPackage(chunks) {
    const { Decompress } = await __webpack_require__.e(/* import() */ 8339).then(__webpack_require__.bind(__webpack_require__, 68339));
    const ready = [];
    const unpacking = new Decompress((data) => ready.push(Buffer.from(data)));
    for await (const chunk of chunks) {
        // A chunk may unpack to far more than itself: what it gives is counted before the next one is read.
        for (let at = 0; at < chunk.length; at += 1 << 14) {
            unpacking.push(chunk.subarray(at, at + (1 << 14)));
            yield* ready.splice(0);
        }
    }
    unpacking.push(new Uint8Array(), true);
    yield* ready.splice(0);
}
/** Says of every failure that it is the archive's. */
async function guarded(step) {
    try {
        return await step;
    }
    catch (e) {
        if (e instanceof BadArchive)
            throw e;
        const code = e.code ?? '';
        const said = e instanceof Error ? e.message.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 200) : 'unknown';
        throw new BadArchive(/^E[A-Z]+$/.test(code) ? `the file cannot be read (${code})` : `${said}; it may be cut off`);
    }
}


/***/ }),

/***/ 51748:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ fisher),
/* harmony export */   MK: () => (/* binding */ rateOf),
/* harmony export */   Qr: () => (/* binding */ trialsToShow),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   Tu: () => (/* binding */ atMost),
/* harmony export */   Xz: () => (/* binding */ passAt),
/* harmony export */   cJ: () => (/* binding */ failuresToSettle),
/* harmony export */   pi: () => (/* binding */ passHat)
/* harmony export */ });
// Exact chances of passes and failures: comparing two rates, holding one rate to a limit, and pass^k and pass@k.
const logs = [0];
/** ln n!, summed, so that small samples are exact to the last digits that a double has. */
function logFactorial(n) {
    for (let k = logs.length; k <= n; k++)
        logs.push(logs[k - 1] + Math.log(k));
    return logs[n];
}
const logChoose = (n, k) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);
/** Chances are compared with a hair of slack: 3 of 3 against 0 of 3 is one in twenty, whatever a double makes of it. */
const atMost = (p, limit) => p <= limit * (1 + 1e-9);
/** A rate as it is written, `0.9` or `2/3`, as a number. */
function rateOf(rate) {
    if (typeof rate === 'number')
        return rate;
    const [some = 1, all = 1] = rate.split('/').map(Number);
    return some / all;
}
/**
 * Fisher's exact test, one-sided: the chance that `now` passes as seldom as it did, or more seldom, if it is no worse than `before`.
 */
function fisher(now, before) {
    const passed = now.passed + before.passed;
    const total = now.total + before.total;
    const all = logChoose(total, now.total);
    let p = 0;
    for (let x = Math.max(0, now.total - (total - passed)); x <= now.passed; x++)
        p += Math.exp(logChoose(passed, x) + logChoose(total - passed, now.total - x) - all);
    return Math.min(1, p);
}
/** How many further failures, and nothing else, bring the chance down to a limit; `undefined`: more than a thousand. */
function failuresToSettle(now, before, limit) {
    // What never passed before cannot pass less often.
    if (before.passed === 0)
        return undefined;
    for (let more = 1; more <= 1000; more++)
        if (atMost(fisher({ passed: now.passed, total: now.total + more }, before), limit))
            return more;
    return undefined;
}
/** The chance of `from` to `to` passes in so many trials of a rate. */
function binomial(total, from, to, rate) {
    let p = 0;
    for (let k = from; k <= to; k++)
        p += Math.exp(logChoose(total, k) + k * Math.log(rate) + (total - k) * Math.log1p(-rate));
    return Math.min(1, p);
}
/**
 * Is a rate shown to be reached, or missed? By the ends of the one-sided Clopper-Pearson interval, which are asked through the tails
 * that define them: the lower end is at least `rate` where so many passes or more are that unlikely at `rate` itself.
 */
function shown({ passed, total }, rate, confidence) {
    const limit = 1 - confidence;
    if (total > 0 && atMost(binomial(total, passed, total, rate), limit))
        return 'reached';
    if (total > 0 && !atMost(limit, binomial(total, 0, passed, rate)))
        return 'missed';
    return 'unsettled';
}
/** The fewest trials that show a rate to be reached with so many failures among them; `undefined`: more than ten thousand. */
function trialsToShow(rate, confidence, failures = 0) {
    for (let total = failures + 1; total <= 10_000; total++)
        if (shown({ passed: total - failures, total }, rate, confidence) === 'reached')
            return total;
    return undefined;
}
/** pass^k: the chance that k trials drawn from these all pass, without bias. */
const passHat = ({ passed, total }, k) => k > passed ? 0 : Math.exp(logChoose(passed, k) - logChoose(total, k));
/** pass@k: the chance that one of k trials drawn from these passes, without bias. */
const passAt = ({ passed, total }, k) => 1 - passHat({ passed: total - passed, total }, k);


/***/ }),

/***/ 47088:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ blocks),
/* harmony export */   IX: () => (/* binding */ pass),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   gO: () => (/* binding */ severities),
/* harmony export */   iv: () => (/* binding */ skip),
/* harmony export */   yU: () => (/* binding */ isEcho),
/* harmony export */   z3: () => (/* binding */ error)
/* harmony export */ });
const severities = ['blocking', 'advisory', 'off'];
const pass = (message) => ({ verdict: 'pass', message });
const skip = (message) => ({ verdict: 'skip', message });
const fail = (message, more = {}) => ({
    verdict: 'fail',
    message,
    ...more,
});
const error = (message, more = {}) => ({
    verdict: 'error',
    message,
    ...more,
});
/** With one trial, `trials_met` only repeats that its run failed: it is no finding of its own. */
const isEcho = (d, trials) => d.id === 'trials_met' && d.verdict === 'fail' && trials === 1;
/** Does this dimension count against its trace? */
const blocks = (d) => d.severity === 'blocking' && (d.verdict === 'fail' || d.verdict === 'error');


/***/ })

};
