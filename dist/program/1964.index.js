export const id = 1964;
export const ids = [1964,9583,4198];
export const modules = {

/***/ 98614:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CK: () => (/* binding */ emptyTally),
/* harmony export */   YM: () => (/* binding */ tallyRun),
/* harmony export */   c8: () => (/* binding */ addTally)
/* harmony export */ });
const emptyTally = () => ({
    runs: 0,
    passed: 0,
    duration_us: 0,
    pass: 0,
    skip: 0,
    off: 0,
    advisory: 0,
    fail: 0,
    error: 0,
    policies: new Map(),
});
/** How a dimension counts. */
const countOf = ({ verdict, severity }) => verdict === 'pass' || verdict === 'skip' || severity === 'blocking' ? verdict : severity;
/** Adds a run, or takes it away again (`by` −1). */
function tallyRun(tally, { verdict, stats, dimensions }, by = 1) {
    tally.runs += by;
    if (verdict === 'pass')
        tally.passed += by;
    tally.duration_us += by * Math.round((stats.duration_ms ?? 0) * 1000);
    for (const d of dimensions) {
        tally[countOf(d)] += by;
        if (!d.id.startsWith('policy'))
            continue;
        const policy = tally.policies.get(d.id) ?? { runs: 0, exercised: 0 };
        policy.runs += by;
        if (d.verdict !== 'skip')
            policy.exercised += by;
        tally.policies.set(d.id, policy);
    }
}
/** Adds what another thread, or another machine, tallied. */
function addTally(tally, other) {
    for (const key of ['runs', 'passed', 'duration_us', 'pass', 'skip', 'off', 'advisory', 'fail', 'error'])
        tally[key] += other[key];
    for (const [id, { runs, exercised }] of other.policies) {
        const policy = tally.policies.get(id) ?? { runs: 0, exercised: 0 };
        tally.policies.set(id, { runs: policy.runs + runs, exercised: policy.exercised + exercised });
    }
}


/***/ }),

/***/ 93244:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ GoodRuns)
/* harmony export */ });
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31167);

const mostKept = 20;
/** So many courses of one scenario are known again. */
const mostCourses = 100;
/** Of all good runs that are offered, the first twenty that differ, by where they were recorded: however many are offered, by whom and when. */
class GoodRuns {
    #kept = [];
    /** Where each course was first offered. */
    #courses = new Map();
    #reference;
    /** A run that the scenario names as its reference. */
    refer(reference) {
        this.#reference = reference;
    }
    /** Runs of this scenario are of many tasks: none is compared with another. */
    close() {
        this.#kept.length = 0;
        this.#courses.clear();
        this.#reference = undefined;
    }
    get kept() {
        return this.#kept;
    }
    /** Takes a run that passed, unless there are enough ahead of it, or an equal one. Returns it as it is kept. */
    offer(trace, at, acts) {
        const last = this.#kept.at(-1);
        if (last && this.#kept.length >= mostKept && before(last, at))
            return undefined;
        if (this.#knows(acts.course(), at))
            return undefined;
        const signature = acts.signature();
        const same = this.#kept.find((one) => one.signature === signature);
        if (same && before(same, at))
            return undefined;
        const deeds = acts.deeds();
        if (deeds === undefined)
            return undefined;
        const run = { source: at.source, nth: at.nth, signature, trace, deeds };
        this.take(run);
        return run;
    }
    /** Was an equal run offered that is ahead of this one? */
    #knows(course, { source, nth }) {
        const known = this.#courses.get(course);
        if (known && before(known, { source, nth }))
            return true;
        if (known || this.#courses.size < mostCourses)
            this.#courses.set(course, { source, nth });
        return false;
    }
    /** Takes what another thread kept. */
    take(run) {
        const same = this.#kept.findIndex((one) => one.signature === run.signature);
        if (same >= 0) {
            if (before(this.#kept[same], run))
                return;
            this.#kept.splice(same, 1);
        }
        const at = this.#kept.findIndex((one) => before(run, one));
        this.#kept.splice(at < 0 ? this.#kept.length : at, 0, run);
        if (this.#kept.length > mostKept)
            this.#kept.pop();
    }
    /** Where a failing run left these. */
    differenceOf({ deeds, spoilt }) {
        const goods = this.#reference ? [...this.#kept, this.#reference] : this.#kept;
        if (goods.length === 0)
            return spoilt;
        const told = deeds();
        return told && (0,_difference_js__WEBPACK_IMPORTED_MODULE_0__/* .firstDifference */ .a)(told, goods);
    }
}
const before = (a, b) => a.source < b.source || (a.source === b.source && a.nth < b.nth);


/***/ }),

/***/ 2886:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ standardInput),
/* harmony export */   x: () => (/* binding */ splitTraces)
/* harmony export */ });
/* harmony import */ var _files_globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88381);
// The lines of the traces input: globs, and `NAME=GLOB` for the traces of one scenario.


/** What standard input, and standard output, are called where a file would be named. */
const standardInput = '-';
/**
 * Parts the lines `name=glob` from the globs. Throws a UsageError for a line that names nothing, and for a name that no scenario has,
 * unless some scenario could not be read: it may be that one's.
 */
function splitTraces(lines, known, someUnread) {
    const named = [];
    const globs = [];
    // A name may hold an equals sign: the longest that fits is meant.
    const byLength = [...known].sort((a, b) => b.length - a.length);
    for (const line of lines) {
        const fits = byLength.find((n) => line.startsWith(n) && /^\s*=/.test(line.slice(n.length)));
        const at = line.indexOf('=', fits?.length);
        const name = fits ?? line.slice(0, at).trim();
        const glob = line.slice(at + 1).trim();
        if (at >= 0 && glob === '')
            throw new _options_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(`Expected a glob behind ${JSON.stringify(line)} in traces, found nothing: what it was made from is empty`);
        if (/^!\s*$/.test(line))
            throw new _options_js__WEBPACK_IMPORTED_MODULE_1__.UsageError('Expected a glob behind "!" in traces, found nothing');
        if (at <= 0 || (fits === undefined && (!(0,_files_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .isExact */ .u0)(name) || name.includes('/')))) {
            globs.push(line);
            continue;
        }
        if (fits === undefined && !someUnread)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(`Unknown scenario ${JSON.stringify(name)} in traces ${JSON.stringify(line)}; known are ${[...known].join(', ') || 'none'}`);
        if (glob.startsWith('!'))
            throw new _options_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(`Expected a glob that takes files in traces ${JSON.stringify(line)}, found one that leaves some out; give that a line of its own`);
        named.push({ name, glob });
        globs.push(glob);
    }
    return { named, globs };
}


/***/ }),

/***/ 16406:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ Trials),
  b: () => (/* binding */ textOf)
});

// EXTERNAL MODULE: ./src/judging/tally.ts
var judging_tally = __webpack_require__(98614);
// EXTERNAL MODULE: ./src/learn/goods.ts
var goods = __webpack_require__(93244);
;// CONCATENATED MODULE: ./src/run/columns.ts
const kinds = { small: Uint8Array, whole: Uint32Array, any: Float64Array };
/** So many numbers are on the first page, and twice as many on each that follows: no page is ever copied to a larger one. */
const least = 16;
const pageOf = (index) => Math.clz32(least) - Math.clz32(index + least);
const pageSize = (page) => least << page;
const startOf = (page) => pageSize(page) - least;
/** A list of numbers that grows. A page of zeros alone takes no memory: some columns hold nothing else. */
class Column {
    #Kind;
    #pages = [];
    length = 0;
    constructor(kind) {
        this.#Kind = kinds[kind];
    }
    push(value) {
        const index = this.length++;
        if (value === 0)
            return;
        const number = pageOf(index);
        const page = this.#pages[number] ?? new this.#Kind(pageSize(number));
        this.#pages[number] = page;
        page[index - startOf(number)] = value;
    }
    at(index) {
        const number = pageOf(index);
        return this.#pages[number]?.[index - startOf(number)] ?? 0;
    }
    /** The numbers that stand more than once. */
    repeated() {
        const all = new this.#Kind(this.length);
        for (const [number, page] of this.#pages.entries())
            if (page)
                all.set(page.subarray(0, this.length - startOf(number)), startOf(number));
        const sorted = all.sort();
        const found = new Set();
        for (let i = 1; i < sorted.length; i++)
            if (sorted[i] === sorted[i - 1])
                found.add(sorted[i]);
        return found;
    }
}

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/run/copies.ts

/** The trials without copies, in their order. A copy that fails stands for one that passes; notes name what was left out. */
function withoutCopies(trials) {
    const kept = [];
    const byRecording = new Map();
    const byPrint = new Map();
    for (const trial of trials) {
        const { print, recording, passed, trace } = trial;
        const same = byPrint.get(print.calls);
        const at = byRecording.get(recording) ?? (print.known ? same : undefined);
        const group = at === undefined ? undefined : kept[at];
        if (group === undefined) {
            if (same !== undefined)
                kept[same]?.equals.push(trace);
            else
                byPrint.set(print.calls, kept.length);
            byRecording.set(recording, kept.length);
            kept.push({ first: trial, trial, copies: [], equals: [] });
            continue;
        }
        const worse = group.trial.passed && !passed;
        group.copies.push(worse ? group.trial.trace : trace);
        if (worse)
            group.trial = trial;
    }
    return new Map(kept.map(({ first, trial, copies, equals }) => [first, { trial, notes: notesOf(copies, equals) }]));
}
function notesOf(copies, equals) {
    const notes = [];
    if (copies.length > 0)
        notes.push(`A copy of the same run, counted once: ${(0,model_text/* list */.p_)(copies)}`);
    if (equals.length > 0)
        notes.push(`The same calls and answer, counted as trials of their own: ${(0,model_text/* list */.p_)(equals)}`);
    return notes;
}

;// CONCATENATED MODULE: ./src/run/trials.ts




/** What stands between the texts of a failing run; JSON on one line holds no tab. */
const between = '\t';
/** A run as JSON, and behind it what of a failing one is compared once the good ones are known, which no report tells. */
const textOf = (result, { deeds, spoilt }) => (result.verdict === 'pass' ? [result] : [result, spoilt ?? null, deeds() ?? null])
    .map((part) => JSON.stringify(part))
    .join(between);
/** What a run did, told already: until an oracle answered, its trace is not kept. */
function settled({ course, signature, deeds, spoilt }) {
    const [took, said, told] = [course(), signature(), deeds()];
    return { course: () => took, signature: () => said, deeds: () => told, spoilt };
}
/** A print is 96 bits; a number holds half of them exactly. */
const half = 6;
const flags = { known: 1, passed: 2 };
class Trials {
    #spool;
    #sources = new Column('whole');
    #indexes = new Column('whole');
    /** The two halves of prints, 48 bits each. */
    #prints = new Column('any');
    #lowPrints = new Column('any');
    #flags = new Column('small');
    #nths = new Column('whole');
    #times = new Column('any');
    /** The runs that wait for an oracle's answer, by their place in the order of arrival. */
    #waiting = new Map();
    goods = new goods/* GoodRuns */.y();
    tally = (0,judging_tally/* emptyTally */.CK)();
    #notes = new Map();
    /** The trials, by their places in the order of arrival. */
    #order = new Uint32Array();
    constructor(spool) {
        this.#spool = spool;
    }
    /** How many trials there are; known once they are arranged. */
    get length() {
        return this.#order.length;
    }
    get passed() {
        return this.tally.passed;
    }
    add(position, { result, print, asked, acts }) {
        const passed = result.verdict === 'pass';
        const waits = asked.length > 0;
        if (waits)
            this.#waiting.set(this.#sources.length, { result, asked, acts: settled(acts) });
        else {
            (0,judging_tally/* tallyRun */.YM)(this.tally, result);
            if (passed)
                this.goods.offer(result.trace, position, acts);
        }
        this.#keep({ ...position, print, passed, text: waits ? '' : textOf(result, acts) });
    }
    /** Takes runs that another thread judged, and what they add up to. */
    addKept(runs, tally) {
        for (const run of runs)
            this.#keep(run);
        (0,judging_tally/* addTally */.c8)(this.tally, tally);
    }
    #keep({ source, index, nth = 0, at = 0, print, passed, text }) {
        this.#sources.push(source);
        this.#nths.push(nth);
        this.#times.push(at);
        this.#indexes.push(index);
        const calls = Buffer.from(print.calls, 'base64');
        this.#prints.push(calls.readUIntBE(0, half));
        this.#lowPrints.push(calls.readUIntBE(half, half));
        this.#flags.push((print.known ? flags.known : 0) | (passed ? flags.passed : 0));
        this.#spool.add(text);
    }
    /** Puts the trials in their order, and leaves out copies. `linked`: sources that are links, and those that they lead to. */
    arrange(canonical, linked) {
        const order = this.#inOrder();
        const repeated = this.#prints.repeated();
        const suspects = (i) => repeated.has(this.#prints.at(i)) || linked.has(this.#sources.at(i));
        const trials = new Map();
        if (repeated.size + linked.size > 0)
            for (const at of order)
                if (suspects(at))
                    trials.set(at, this.#trial(at, canonical));
        const groups = withoutCopies([...trials.values()]);
        let length = 0;
        for (const at of order) {
            const trial = trials.get(at);
            const group = trial && groups.get(trial);
            if (trial && !group)
                continue;
            order[length++] = group?.trial.at ?? at;
            if (group && group.notes.length > 0)
                this.#notes.set(group.trial.at, group.notes);
        }
        this.#order = order.slice(0, length);
        const left = new Set(trials.keys());
        for (const { trial } of groups.values())
            left.delete(trial.at);
        for (const at of left)
            if (!this.#waiting.delete(at))
                (0,judging_tally/* tallyRun */.YM)(this.tally, this.#stored(at), -1);
    }
    /** Puts the trials in their order, all of them: copies are told apart where all traces are known. */
    arrangeAll() {
        this.#order = this.#inOrder();
    }
    #inOrder() {
        const order = new Uint32Array(this.#sources.length);
        let sorted = true;
        for (let i = 0; i < order.length; i++) {
            order[i] = i;
            if (i > 0 && this.#compare(i - 1, i) > 0)
                sorted = false;
        }
        return sorted ? order : order.sort((a, b) => this.#compare(a, b));
    }
    #compare(a, b) {
        return this.#sources.at(a) - this.#sources.at(b) || this.#indexes.at(a) - this.#indexes.at(b);
    }
    #trial(at, canonical) {
        return {
            at,
            print: this.#print(at),
            recording: `${canonical(this.#sources.at(at))}#${this.#indexes.at(at)}`,
            passed: (this.#flags.at(at) & flags.passed) !== 0,
            trace: this.#stored(at).trace,
        };
    }
    #print(at) {
        const calls = Buffer.alloc(2 * half);
        calls.writeUIntBE(this.#prints.at(at), 0, half);
        calls.writeUIntBE(this.#lowPrints.at(at), half, half);
        return { calls: calls.toString('base64'), known: (this.#flags.at(at) & flags.known) !== 0 };
    }
    #stored(at) {
        const waiting = this.#waiting.get(at)?.result;
        return waiting ?? JSON.parse(this.#spool.at(at).split(between, 1)[0] ?? '');
    }
    /** What is compared of a failing run that waits in the spool; what it did is parsed where there is something to compare it with. */
    #left(at) {
        const [, spoilt, deeds] = this.#spool.at(at).split(between);
        if (spoilt === undefined || deeds === undefined)
            return undefined;
        return { spoilt: JSON.parse(spoilt) ?? undefined, deeds: () => JSON.parse(deeds) ?? undefined };
    }
    /** The questions that the trials leave to oracles, each with the number of its trial. */
    *asking() {
        if (this.#waiting.size === 0)
            return;
        for (const [i, at] of this.#order.entries()) {
            const { result, asked } = this.#waiting.get(at) ?? {};
            if (!result || !asked)
                continue;
            for (const one of asked)
                yield { asked: one, result, source: this.#sources.at(at), trial: i + 1 };
        }
    }
    /** Adds the runs up that waited for answers. */
    answered() {
        for (const [at, { result, acts }] of this.#waiting) {
            (0,judging_tally/* tallyRun */.YM)(this.tally, result);
            const position = { source: this.#sources.at(at), nth: this.#nths.at(at) };
            if (result.verdict === 'pass')
                this.goods.offer(result.trace, position, acts);
        }
    }
    *[Symbol.iterator]() {
        for (const at of this.#order) {
            const result = this.#compared(at);
            const notes = this.#notes.get(at);
            yield notes ? { ...result, notes: [...(result.notes ?? []), ...notes] } : result;
        }
    }
    /** Which trace each trial is of, by its number in the report's order. */
    recorded(trial) {
        const at = this.#order[trial];
        return { source: this.#sources.at(at), nth: this.#nths.at(at), at: this.#times.at(at) };
    }
    /** A run, and where it left the good ones. */
    #compared(at) {
        const acts = this.#waiting.get(at)?.acts;
        const result = this.#stored(at);
        if (result.verdict === 'pass')
            return result;
        const left = acts ?? this.#left(at);
        const first_difference = left && this.goods.differenceOf(left);
        return first_difference ? { ...result, first_difference } : result;
    }
    /** Where each trial was recorded, and what tells its copies. */
    *positions() {
        for (const at of this.#order)
            yield {
                source: this.#sources.at(at),
                index: this.#indexes.at(at),
                print: this.#print(at),
            };
    }
}


/***/ }),

/***/ 34198:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serve: () => (/* binding */ serve),
  shareOut: () => (/* binding */ shareOut)
});

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./src/options.ts
var options = __webpack_require__(88381);
// EXTERNAL MODULE: ./src/version.ts
var version = __webpack_require__(311);
// EXTERNAL MODULE: ./src/judging/tally.ts
var tally = __webpack_require__(98614);
// EXTERNAL MODULE: ./src/learn/goods.ts
var learn_goods = __webpack_require__(93244);
// EXTERNAL MODULE: ./src/run/prepare.ts + 5 modules
var prepare = __webpack_require__(11484);
// EXTERNAL MODULE: ./src/run/sources.ts + 4 modules
var sources = __webpack_require__(49750);
// EXTERNAL MODULE: ./src/run/trials.ts + 2 modules
var trials = __webpack_require__(16406);
;// CONCATENATED MODULE: ./src/run/pieces.ts
// What threads take one after the other: sources, and the parts of those that are cut. What the parts of a source gave is put together in
// their order, and up to the first that can only be told in one piece with what stands before it.





/** The pieces of all sources, in their order, and how many sources are cut. */
function piecesOf(cwd, numbered, settings, digests) {
    let cuts = 0;
    const pieces = numbered.flatMap((one) => {
        const parts = (0,sources/* partsOf */.CI)(cwd, one.source, settings, digests);
        if (!parts || parts.length < 2)
            return [one];
        const cut = cuts++;
        return parts.map((part) => ({ ...one, part: { ...part, cut } }));
    });
    return { pieces, cuts };
}
/** So many characters of runs are handed over at a time. */
const mostHeld = 1 << 18;
/** Holds runs until they are worth a message. */
function holder(hand) {
    let batches = new Map();
    /** What was kept already, so that its like is not handed over again. */
    const goods = new Map();
    let size = 0;
    const flush = () => {
        if (batches.size > 0)
            hand([...batches.values()]);
        batches = new Map();
        size = 0;
    };
    return {
        flush,
        add(position, { scenario, result, print, acts }) {
            const batch = batches.get(scenario) ?? { scenario, runs: [], tally: (0,tally/* emptyTally */.CK)(), goods: [] };
            batches.set(scenario, batch);
            const text = (0,trials/* textOf */.b)(result, acts);
            const passed = result.verdict === 'pass';
            batch.runs.push({ ...position, print, passed, text });
            if (passed) {
                const known = goods.get(scenario) ?? new learn_goods/* GoodRuns */.y();
                goods.set(scenario, known);
                const good = known.offer(result.trace, position, acts);
                if (good)
                    batch.goods.push(good);
            }
            (0,tally/* tallyRun */.YM)(batch.tally, result);
            size += text.length;
            if (size >= mostHeld)
                flush();
        },
    };
}
/** Adds batches to what is gathered; `offset`: so many runs of the source stand before. */
function addBatches({ trials }, batches, offset = 0) {
    for (const { scenario, runs, tally, goods } of batches) {
        if (offset > 0)
            for (const run of runs)
                run.index += offset;
        trials[scenario]?.addKept(runs, tally);
        for (const good of goods)
            trials[scenario]?.goods.take(good);
    }
}
/** Puts the parts of one source together. */
class Assembly {
    facts = (0,prepare/* noFacts */.f5)();
    /** How many parts are taken, and how many runs they gave. */
    taken = 0;
    runs = 0;
    /** The part from which on the source is read in one piece. */
    rest;
    #gathering;
    #waiting = new Map();
    constructor(gathering) {
        this.#gathering = gathering;
    }
    take(given) {
        this.#waiting.set(given.part.nth, given);
        for (let one = this.#waiting.get(this.taken); one && !this.rest; one = this.#waiting.get(this.taken)) {
            this.#waiting.delete(this.taken);
            if (!one.facts) {
                this.rest = one.part;
                this.#waiting.clear();
                return;
            }
            addBatches(this.#gathering, one.batches, this.runs);
            for (const { runs } of one.batches)
                this.runs += runs.length;
            addFacts(this.facts, one.facts);
            this.taken++;
        }
    }
}
/** Adds what a part told, as if it had been read with those before it. */
function addFacts(facts, more) {
    facts.traces += more.traces;
    facts.leftOut += more.leftOut;
    facts.unmatched.push(...more.unmatched);
    for (const workspace of more.workspaces)
        if (!facts.workspaces.includes(workspace))
            facts.workspaces.push(workspace);
    for (const problem of more.problems)
        if (!facts.problems.some((p) => p.message === problem.message))
            facts.problems.push(problem);
}

;// CONCATENATED MODULE: ./src/run/workers.ts
// Judging sources by several threads, the main one among them. Each takes the next piece when it is done with one. Workers are handed
// the texts that were read, so that all judge by the same scenarios, and hand runs over as text, so that they are written once.






/** So many sources are judged until their facts are told. */
const mostUntold = 64;
/** What is new and soon gone takes no more in a worker: V8 would let it grow to four times as much, which makes nothing faster. */
const resourceLimits = { maxYoungGenerationSizeMb: 32 };
/** The numbers of the next pieces, until there are none. */
function* taking({ pieces, next }) {
    for (;;) {
        const at = Atomics.add(next, 0, 1);
        if (at >= pieces.length)
            return;
        yield at;
    }
}
/** Judges pieces in this thread, and hands over what they give. */
async function judgePieces(work, prepared, hand) {
    const { pieces, broken } = work;
    const held = holder((batches) => void hand({ batches }));
    let untold = [];
    const tell = async () => {
        held.flush();
        await hand({ facts: untold });
        untold = [];
    };
    for (const piece of taking(work)) {
        const { source, number, part } = pieces[piece];
        if (part === undefined) {
            const facts = await prepared.evaluateSource(source, (run, at) => held.add({ source: number, ...at }, run));
            if (untold.push([piece, facts]) >= mostUntold)
                await tell();
            continue;
        }
        if (part.nth > Atomics.load(broken, part.cut))
            continue;
        // What a part gives may have to be judged again, so that nothing else is told with it.
        const batches = [];
        const own = holder((some) => batches.push(...some));
        const facts = prepared.evaluatePart(source, part, (run, at) => own.add({ source: number, ...at }, run));
        own.flush();
        // Parts that were taken before are judged all the same, so that the first of them is found.
        if (!facts)
            Atomics.store(broken, part.cut, Math.min(part.nth, Atomics.load(broken, part.cut)));
        await hand({ part: piece, batches, facts });
    }
    await tell();
}
/** Has the sources judged by so many threads. */
async function shareOut(shared) {
    const { entry, task, numbered, threads, prepared, progress } = shared;
    const workers = Array.from({ length: threads - 1 }, () => new external_node_worker_threads_.Worker((0,external_node_url_.fileURLToPath)(entry), { argv: [version/* workerWord */.p], workerData: task, resourceLimits }));
    // The files are cut while the workers start.
    const { pieces, cuts } = piecesOf(prepared.root, numbered, task.settings, task.inputs.digests);
    const work = {
        pieces,
        next: new Int32Array(new SharedArrayBuffer(4)),
        broken: new Int32Array(new SharedArrayBuffer(4 * cuts)).fill(pieces.length),
    };
    const take = taker(shared, pieces);
    const ended = workers.map((worker) => new Promise((resolve, reject) => {
        worker.on('message', (message) => {
            if (message !== 'done')
                return take.said(message);
            resolve();
            void worker.terminate();
        });
        worker.on('error', reject);
        worker.on('messageerror', reject);
        // One that ends before it was told to has not done its part.
        worker.on('exit', (code) => reject(new Error(`A worker ended with ${code} before its work was done`)));
        worker.postMessage(work);
    }));
    const here = judgePieces(work, prepared, (said) => {
        take.said(said);
        // What workers sent is taken in between.
        return 'facts' in said ? new Promise((resolve) => setImmediate(resolve)) : undefined;
    });
    await Promise.all([...ended, here]);
    await take.end();
    progress(pieces.length, pieces.length);
}
/** Takes what threads say of pieces. */
function taker({ gathering, prepared, progress }, pieces) {
    const assemblies = new Map();
    const assemblyOf = (number) => {
        const assembly = assemblies.get(number) ?? new Assembly(gathering);
        assemblies.set(number, assembly);
        return assembly;
    };
    let judged = 0;
    return {
        said(said) {
            if ('part' in said) {
                const { number, part } = pieces[said.part];
                if (part)
                    assemblyOf(number).take({ part, batches: said.batches, facts: said.facts });
                progress(++judged, pieces.length);
            }
            else if ('batches' in said)
                addBatches(gathering, said.batches);
            else
                for (const [piece, facts] of said.facts) {
                    const { source, number } = pieces[piece];
                    gathering.takeFacts(number, source.files[0], facts);
                    progress(++judged, pieces.length);
                }
        },
        /** Reads in one piece what can only be read so, and closes what was put together. */
        async end() {
            for (const [number, { facts, rest, runs, taken }] of assemblies) {
                const parts = pieces.filter((piece) => piece.number === number);
                const { source } = parts[0];
                if (!rest && taken < parts.length)
                    throw new Error(`Only ${taken} of ${parts.length} parts were judged`);
                if (rest) {
                    const held = holder((batches) => addBatches(gathering, batches, runs));
                    const more = await prepared.evaluateRest(source, rest, (run, at) => held.add({ source: number, ...at }, run));
                    held.flush();
                    addFacts(facts, more);
                }
                gathering.takeFacts(number, source.files[0], facts);
            }
        },
    };
}
/** Judges pieces as a worker, until there are none. */
async function serve() {
    const port = external_node_worker_threads_.parentPort;
    if (port === null)
        throw new options.UsageError(`${version/* workerWord */.p} is how the program starts its own workers`);
    const { cwd, settings, inputs } = external_node_worker_threads_.workerData;
    const [prepared, work] = await Promise.all([(0,prepare/* prepare */.iA)(cwd, settings, inputs), workFrom(port)]);
    await judgePieces(work, prepared, (said) => port.postMessage(said));
    port.postMessage('done');
}
const workFrom = (port) => new Promise((resolve) => port.once('message', resolve));


/***/ })

};
