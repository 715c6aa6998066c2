export const id = 6027;
export const ids = [6027];
export const modules = {

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

/***/ 66027:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  changedSince: () => (/* binding */ changedSince)
});

// EXTERNAL MODULE: ./src/version.ts
var version = __webpack_require__(311);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/files/path.ts
var path = __webpack_require__(48188);
// EXTERNAL MODULE: ./src/files/pieces.ts
var files_pieces = __webpack_require__(7232);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/options.ts
var options = __webpack_require__(88381);
;// CONCATENATED MODULE: ./src/run/before.ts
// The report that `changed-since` names: what it judged, by what, and whether that held. It is read run by run, as it may be large.





/** One run among those of its scenario: two of one file may have the same label, never the same digest. */
const keyOf = (trace, digest) => `${digest} ${trace}`;
/** Reads the report. Throws a UsageError that says why it is none. */
function readBefore(cwd, name) {
    const refuse = (why) => {
        throw new options.UsageError(`Cannot tell what changed since ${name}: ${why}`);
    };
    let pieces;
    try {
        pieces = new files_pieces/* JsonPieces */.E(external_node_path_default().resolve(cwd, name));
        return readFrom(pieces, refuse);
    }
    catch (e) {
        if (e instanceof options.UsageError)
            throw e;
        if (e instanceof files_pieces/* Malformed */.s)
            return refuse(`expected JSON, found another text, or a part of it (${e.message})`);
        return refuse(`it cannot be read: ${(0,path/* reasonOf */.A3)(e)}`);
    }
    finally {
        pieces?.close();
    }
}
function readFrom(pieces, refuse) {
    const scenarios = new Map();
    const beside = {};
    for (const key of pieces.members()) {
        if (key !== 'scenarios') {
            if (key !== 'baseline' && key !== 'agreement')
                beside[key] = pieces.value();
            continue;
        }
        for (const _ of pieces.elements()) {
            const { name, ...before } = readScenario(pieces, refuse);
            if (scenarios.has(name))
                refuse('expected each scenario once, found one twice');
            scenarios.set(name, before);
        }
    }
    pieces.ends();
    const { schema, shard, tool, judged_by, totals, problems, unmatched_traces } = beside;
    if (schema !== 'agent-eval/report@1')
        refuse('expected agent-eval/report@1');
    if (shard !== undefined)
        refuse('expected a whole report, found that of a shard; merge the shards first');
    const mentioned = [...(0,json/* array */.YO)(problems).map((p) => (0,json/* object */.Ik)(p)['file']), ...(0,json/* array */.YO)(unmatched_traces)];
    return {
        version: (0,json/* object */.Ik)(tool)['version'],
        judgedBy: (0,json/* object */.Ik)(judged_by),
        partial: (0,json/* object */.Ik)(totals)['left_out'] !== undefined,
        scenarios,
        mentioned: mentioned.filter((one) => typeof one === 'string'),
    };
}
function readScenario(pieces, refuse) {
    const runs = new Map();
    const own = {};
    let held = true;
    for (const key of pieces.members()) {
        if (key !== 'runs') {
            own[key] = pieces.value();
            continue;
        }
        for (const _ of pieces.elements()) {
            const { trace, digest = '', dimensions } = (0,json/* object */.Ik)(pieces.value());
            if (typeof trace !== 'string' || typeof digest !== 'string')
                refuse('found a run without its trace');
            const run = { trace: String(trace), digest: String(digest) };
            runs.set(keyOf(run.trace, run.digest), run);
            held &&= holdAll(dimensions);
        }
    }
    const { name, content, verdict, dimensions } = own;
    if (typeof name !== 'string')
        return refuse('found a scenario without a name');
    return {
        name,
        ...(typeof content === 'string' ? { content } : {}),
        judged: verdict !== 'skip',
        holds: held && runs.size > 0 && verdict === 'pass' && holdAll(dimensions),
        runs,
    };
}
/** Does everything that counts hold, advisory dimensions included? */
const holdAll = (dimensions) => Array.isArray(dimensions) &&
    dimensions.every((d) => {
        const { verdict, severity } = (0,json/* isObject */.Gv)(d) ? d : {};
        return verdict === 'pass' || verdict === 'skip' || severity === 'off';
    });

// EXTERNAL MODULE: ./src/run/findings.ts
var findings = __webpack_require__(22223);
// EXTERNAL MODULE: ./src/run/sources.ts + 4 modules
var run_sources = __webpack_require__(49750);
;// CONCATENATED MODULE: ./src/run/since.ts




/** Compares what there is now with the report. Throws a UsageError where it is none. */
async function changedSince(prepared, sources, now, name) {
    const before = readBefore(prepared.cwd, name);
    const everything = differs(before, now);
    if (everything !== undefined)
        return allAgain({ report: name, everything, unchanged: [] });
    const candidates = candidatesOf(prepared, before);
    const known = match(prepared, sources, before);
    // Scenarios that take other traces than they did, or others that take theirs: who has which trace is asked anew.
    const same = before.judgedBy['binding'] === now.binding;
    const found = await keepUnchanged(prepared, sources, known, candidates, same);
    const leftOut = new Set(candidates.keys());
    const told = { report: name, unchanged: [...leftOut] };
    if (leftOut.size === 0)
        return allAgain(told);
    const readsAll = !same || found.odd || before.partial || !knowsAll(prepared, before, leftOut);
    return { told, leftOut, passed: readsAll ? new Map() : passedOver(known, leftOut) };
}
const allAgain = (told) => ({ told, leftOut: new Set(), passed: new Map() });
/** Why the report says nothing of what this run finds; `undefined`: it does. */
function differs(before, now) {
    if (before.version !== version/* version */.r)
        return `it was made by version ${String(before.version)}, and this is ${version/* version */.r}`;
    return before.judgedBy['settings'] === now.settings
        ? undefined
        : 'config, registry, skills, references or settings are not those it was judged by';
}
/** The scenarios that held and ask what they asked. What asks of more than its traces is judged again. */
function candidatesOf({ scenarios, taken, settings }, before) {
    const candidates = new Map();
    const comparing = (settings.baseline ?? []).length > 0;
    for (const scenario of scenarios) {
        const known = before.scenarios.get(scenario.name);
        if (!taken.has(scenario) || scenario.skip !== undefined || !known?.holds)
            continue;
        if (known.content !== (0,findings/* contentOf */.$E)(scenario) || (comparing && comparesWithBaseline(scenario)))
            continue;
        if (!scenario.graded.some(({ check }) => check.id === 'verify'))
            candidates.set(scenario.name, known);
    }
    return candidates;
}
const comparesWithBaseline = ({ wants }) => wants('budget').some((want) => typeof want === 'object' && want !== null && 'max_increase' in want);
/** What the report says of each source. A run whose source is gone or changed stands nowhere. */
function match({ root, redact }, sources, before) {
    const byName = new Map();
    for (const [i, { label, files, sidecar, named = [] }] of sources.entries())
        for (const file of [label, ...files, ...(sidecar === undefined ? [] : [sidecar]), ...named])
            byName.set(redact(file), i);
    const known = sources.map((source) => ({ digest: (0,run_sources/* sourceDigest */.c9)(root, source), runs: [], unchanged: true }));
    for (const [scenario, { runs }] of before.scenarios)
        for (const [key, { trace, digest }] of runs) {
            const one = known[sourceIn(byName, trace) ?? -1];
            if (!one)
                continue;
            if (one.digest === undefined || digest.split('-')[0] !== one.digest)
                one.unchanged = false;
            else
                one.runs.push({ scenario, key });
        }
    for (const name of before.mentioned) {
        const one = known[sourceIn(byName, name) ?? -1];
        if (one)
            one.unchanged = false;
    }
    for (const one of known)
        one.unchanged &&= one.runs.length > 0;
    return known;
}
/** The source of a label: `file`, or `file#id` of one of several, where both may hold a `#` themselves. */
function sourceIn(byName, label) {
    for (let end = label.length; end > 0; end = label.lastIndexOf('#', end - 1)) {
        const found = byName.get(label.slice(0, end));
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/** Takes away the candidates that have other runs than they had. `odd`: a file is none, unless a trace declares it a workspace's. */
async function keepUnchanged({ redact, owners, bindSource }, sources, known, candidates, same) {
    const there = new Map();
    const count = (scenario) => void there.set(scenario, (there.get(scenario) ?? 0) + 1);
    for (const { runs } of known)
        for (const { scenario } of runs)
            count(scenario);
    // Told without reading: runs that are gone, or were recorded anew.
    for (const [name, { runs }] of candidates)
        if (there.get(name) !== runs.size)
            candidates.delete(name);
    there.clear();
    let odd = false;
    for (const [i, source] of sources.entries()) {
        if (candidates.size === 0)
            break;
        const { digest, runs, unchanged } = known[i];
        if (same && unchanged) {
            for (const { scenario } of runs)
                count(scenario);
            continue;
        }
        const bound = await bindSource(source, digest);
        odd ||= bound.odd;
        if (bound.last && owners.length === 1)
            candidates.delete(owners[0]);
        for (const { scenario, label, digest: own } of bound.runs) {
            if (candidates.get(scenario)?.runs.has(keyOf(redact(label), own ?? '')) === true && own !== undefined)
                count(scenario);
            else
                candidates.delete(scenario);
        }
    }
    for (const [name, { runs }] of candidates)
        if (there.get(name) !== runs.size)
            candidates.delete(name);
    return { odd };
}
/** Does the report know every trace of the scenarios that are judged again? The only scenario may own a trace by having no rival. */
const knowsAll = ({ scenarios, taken, owners }, before, leftOut) => owners.length > 1 &&
    scenarios
        .filter((s) => taken.has(s) && !leftOut.has(s.name) && s.skip === undefined)
        .every((s) => before.scenarios.get(s.name)?.judged === true);
/** Sources all of whose runs are of scenarios that are left out. */
function passedOver(known, leftOut) {
    const passed = new Map();
    for (const [i, { runs, unchanged }] of known.entries())
        if (unchanged && runs.every(({ scenario }) => leftOut.has(scenario)))
            passed.set(i, new Set(runs.map(({ key }) => key)).size);
    return passed;
}


/***/ })

};
