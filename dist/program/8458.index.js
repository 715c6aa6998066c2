export const id = 8458;
export const ids = [8458];
export const modules = {

/***/ 26807:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ comparable),
/* harmony export */   t: () => (/* binding */ areEqual)
/* harmony export */ });
/* harmony import */ var _model_decimal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12078);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33870);
/* harmony import */ var _patterns_condition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93340);
// Values as texts to compare many of them by, without comparing each with each.



/** Writes a value with its keys in order. `alike`: what may compare as equal is written as the same text. */
function write(value, alike) {
    if (typeof value === 'string') {
        const inner = alike ? (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonOf */ .o_)(value) : undefined;
        if (inner !== undefined)
            return write(inner, alike);
        const decimal = alike ? (0,_model_decimal_js__WEBPACK_IMPORTED_MODULE_2__/* .decimalOf */ .Bc)(value) : undefined;
        return decimal ? number(decimal) : JSON.stringify(value);
    }
    if (typeof value === 'number' || typeof value === 'bigint') {
        const decimal = (0,_model_decimal_js__WEBPACK_IMPORTED_MODULE_2__/* .decimalOf */ .Bc)(value);
        return decimal ? number(decimal) : String(value);
    }
    if (Array.isArray(value))
        return `[${value.map((v) => write(v, alike)).join()}]`;
    if (typeof value !== 'object' || value === null)
        return String(value);
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${write(v, alike)}`).join()}}`;
}
const number = ({ negative, whole, fraction }) => `${negative ? '-' : ''}${whole}.${fraction}`;
/** Makes a value ready to be compared. */
const comparable = (value) => ({
    compare: write(value, true),
    exact: write(value, false),
    value,
});
/** Are two values equal, as conditions compare them? */
const areEqual = (a, b) => a.exact === b.exact || (a.compare === b.compare && ((0,_patterns_condition_js__WEBPACK_IMPORTED_MODULE_1__/* .isEqual */ .n4)(a.value, b.value) || (0,_patterns_condition_js__WEBPACK_IMPORTED_MODULE_1__/* .isEqual */ .n4)(b.value, a.value)));


/***/ }),

/***/ 81119:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Xj: () => (/* binding */ wayOnForOutcomes),
/* harmony export */   iV: () => (/* binding */ sayUntold)
/* harmony export */ });
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89644);
// What to say where a trace cannot tell whether a call matches.

/** Names a moment: a call by its command and number, another event by what it is. */
const nameOf = (moment, view) => ('call' in moment ? (0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)(view, moment.at) : moment.event);
/** Says which condition of which moment cannot be told, and the way on. */
function sayUntold(matcher, moment, view) {
    const part = matcher.parts(moment).find((p) => p.answer === 'unknown');
    const where = nameOf(moment, view);
    if (!part)
        return `Missing evidence: whether ${where} matches cannot be told`;
    return `Missing evidence for ${part.key} ${part.wanted} at ${where}: the trace has ${part.seen}${wayOn(part, moment)}`;
}
function wayOn(part, moment) {
    return part.key === 'outcome' && 'call' in moment ? wayOnForOutcomes(moment.call.tool) : '';
}
/** How to tell outcomes that a format does not record: an `[[outcome_text]]`, as the one line of TOML that a message can hold. */
const wayOnForOutcomes = (tool) => `; where a result tells failure, say how with [[outcome_text]]; this line at the top of agent-eval.toml does: outcome_text = [{ tools = [${JSON.stringify(tool)}], failed = ['^Error\\b'] }]`;


/***/ }),

/***/ 36544:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   Fz: () => (/* binding */ keptRow),
/* harmony export */   OB: () => (/* binding */ rowOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   sq: () => (/* binding */ callMoments),
/* harmony export */   wF: () => (/* binding */ rowOfAny)
/* harmony export */ });
/* harmony import */ var _patterns_compile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81260);
/* harmony import */ var _patterns_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23777);


const codeOf = (answer) => (answer === 'yes' ? 2 : answer === 'unknown' ? 1 : 0);
const callsOf = new WeakMap();
/** The calls of a run as moments. */
function callMoments(view) {
    let moments = callsOf.get(view);
    if (!moments) {
        moments = view.calls.map((call, at) => ({ call, at }));
        callsOf.set(view, moments);
    }
    return moments;
}
const rows = new WeakMap();
/** A pattern as a text, so that rules that name the same calls share their answers. */
const textOf = (pattern) => JSON.stringify(pattern, (_key, value) => (typeof value === 'bigint' ? { bigint: String(value) } : value));
/** How a pattern answers for each moment. */
function rowOf(pattern, moments, view, context) {
    return keptRow(textOf(pattern), moments, (row) => {
        const matcher = (0,_patterns_compile_js__WEBPACK_IMPORTED_MODULE_0__/* .compile */ .wE)(pattern, view, context);
        for (const at of placesOf(pattern, moments, view))
            row[at] = codeOf(matcher.match(moments[at]));
    });
}
const places = new WeakMap();
/** Made once for the moments of a run. */
function placesIn(moments, view) {
    let found = places.get(moments);
    if (!found) {
        const calls = new Map();
        const events = new Map();
        for (const [at, moment] of moments.entries()) {
            if ('call' in moment) {
                const { tool } = moment.call;
                const command = view.commands[moment.at] ?? tool;
                put(calls, tool, at);
                if (command !== tool)
                    put(calls, command, at);
            }
            else
                put(events, moment.event, at);
        }
        found = { calls, events };
        places.set(moments, found);
    }
    return found;
}
function put(byName, name, at) {
    const known = byName.get(name);
    if (known)
        known.push(at);
    else
        byName.set(name, [at]);
}
/** Where the moments stand that a pattern may match, for their tool is one that it names; all others it does not. */
function placesOf(pattern, moments, view) {
    const name = typeof pattern === 'string' ? pattern : pattern.tool;
    if (name === undefined)
        return new Set(alternativesOf(pattern).flatMap((one) => [...placesOf(one, moments, view)]));
    const { calls, events } = placesIn(moments, view);
    if (name.startsWith('@'))
        return events.get(name) ?? [];
    if (!name.includes('*'))
        return calls.get(name.replace(/^=/, '')) ?? [];
    return [...calls].flatMap(([tool, at]) => ((0,_patterns_names_js__WEBPACK_IMPORTED_MODULE_1__/* .means */ .p)(name, tool) ? at : []));
}
const alternativesOf = (pattern) => typeof pattern === 'string' ? [] : (pattern.any_of ?? []);
/** The same row for the same text, so that what is made of a row can be kept by it. */
function keptRow(key, moments, fill) {
    const known = rows.get(moments) ?? new Map();
    rows.set(moments, known);
    const before = known.get(key);
    if (before)
        return before;
    const row = new Uint8Array(moments.length);
    fill(row);
    known.set(key, row);
    return row;
}
/** How the best of several patterns answers for each moment. */
function rowOfAny(patterns, moments, view, context) {
    const [only] = patterns;
    if (only !== undefined && patterns.length === 1)
        return rowOf(only, moments, view, context);
    return keptRow(textOf(patterns), moments, (best) => {
        for (const pattern of patterns) {
            const row = rowOf(pattern, moments, view, context);
            for (let at = 0; at < row.length; at++)
                best[at] = Math.max(best[at], row[at]);
        }
    });
}


/***/ }),

/***/ 68458:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ family)
});

// EXTERNAL MODULE: ./src/checks/contract.ts + 1 modules
var contract = __webpack_require__(98985);
// EXTERNAL MODULE: ./src/checks/patterns/mistakes.ts
var mistakes = __webpack_require__(78296);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(47088);
// EXTERNAL MODULE: ./src/checks/calls.ts
var calls = __webpack_require__(89644);
// EXTERNAL MODULE: ./src/model/trace.ts
var trace = __webpack_require__(5136);
// EXTERNAL MODULE: ./src/checks/patterns/compile.ts
var compile = __webpack_require__(81260);
// EXTERNAL MODULE: ./src/checks/patterns/say.ts
var say = __webpack_require__(25610);
// EXTERNAL MODULE: ./src/checks/rows.ts
var checks_rows = __webpack_require__(36544);
;// CONCATENATED MODULE: ./src/checks/trajectory/pairing.ts
/**
 * Adds calls one by one and keeps the largest pairing whose calls are the latest possible. Sets of calls that can all be
 * paired are the independent sets of a matroid (a transversal one), so a new call that finds no free step takes the place of
 * the earliest call of the one circuit that it closes, and what is left is again the best. It follows for calls i to j-1 alone:
 * as many steps can be served as the pairing at j has calls from i on.
 */
class Pairing {
    #rows;
    #level;
    #words;
    /** The call of each step, and the step that leads to each step in a search. */
    #callOf;
    #from;
    #seen;
    swept = { size: 0, earliest: Number.POSITIVE_INFINITY, dropped: -1 };
    constructor(rows, level) {
        this.#rows = rows;
        this.#level = level;
        this.#words = (rows.length + 31) >> 5;
        this.#callOf = new Int32Array(rows.length).fill(-1);
        this.#from = new Int32Array(rows.length);
        this.#seen = new Int32Array(this.#words);
    }
    /** The call that each step is paired with; -1: none. */
    get calls() {
        return [...this.#callOf];
    }
    /** Adds a call behind those before. */
    add(call) {
        if (this.#rows.length === 1)
            this.#addToOne(call);
        else
            this.#addToMany(call);
    }
    #addToMany(call) {
        const { swept } = this;
        const free = this.#search(call);
        if (free >= 0) {
            this.#turn(free, call);
            swept.size++;
            swept.earliest = Math.min(swept.earliest, call);
            return;
        }
        const step = this.#earliestSeen();
        if (step < 0) {
            swept.dropped = call;
            return;
        }
        swept.dropped = Math.max(swept.dropped, this.#callOf[step]);
        this.#turn(step, call);
        swept.earliest = Number.POSITIVE_INFINITY;
        for (const c of this.#callOf)
            if (c >= 0 && c < swept.earliest)
                swept.earliest = c;
    }
    /** Most stages are one step: the latest call that matches has it. */
    #addToOne(call) {
        const { swept } = this;
        const fits = this.#rows[0]?.[call] >= this.#level;
        const before = this.#callOf[0];
        swept.dropped = Math.max(swept.dropped, fits ? before : call);
        if (!fits)
            return;
        this.#callOf[0] = call;
        swept.size = 1;
        swept.earliest = call;
    }
    /** Looks for a free step that alternating pairs reach from the call; -1: there is none, and `seen` holds the circuit. */
    #search(call) {
        const seen = this.#seen.fill(0);
        const open = [];
        const visit = (of, from) => {
            const bits = this.#bitsOf(of);
            for (let w = 0; w < this.#words; w++) {
                let left = bits[w] & ~seen[w];
                while (left !== 0) {
                    const step = (w << 5) + 31 - Math.clz32(left & -left);
                    left &= left - 1;
                    seen[w] = seen[w] | (1 << (step & 31));
                    this.#from[step] = from;
                    if (this.#callOf[step] === -1)
                        return step;
                    open.push(step);
                }
            }
            return -1;
        };
        let free = visit(call, -1);
        for (let i = 0; i < open.length && free < 0; i++) {
            const step = open[i];
            free = visit(this.#callOf[step], step);
        }
        return free;
    }
    #bits = new Map();
    /** The steps that a call can serve, as bits; kept while the call is paired. */
    #bitsOf(call) {
        let bits = this.#bits.get(call);
        if (!bits) {
            bits = new Int32Array(this.#words);
            for (const [step, row] of this.#rows.entries())
                if (row[call] >= this.#level)
                    bits[step >> 5] = bits[step >> 5] | (1 << (step & 31));
            this.#bits.set(call, bits);
        }
        return bits;
    }
    /** The step of the earliest call among those seen; -1: none was seen. */
    #earliestSeen() {
        let best = -1;
        for (let step = 0; step < this.#callOf.length; step++) {
            if (!(this.#seen[step >> 5] & (1 << (step & 31))))
                continue;
            if (best < 0 || this.#callOf[step] < this.#callOf[best])
                best = step;
        }
        return best;
    }
    /** Frees the step, and moves the calls on the way to it by one, so that the new call is paired. */
    #turn(last, call) {
        const freed = this.#callOf[last];
        if (freed >= 0)
            this.#bits.delete(freed);
        for (let step = last; step >= 0;) {
            const from = this.#from[step];
            this.#callOf[step] = from < 0 ? call : this.#callOf[from];
            step = from;
        }
    }
}
/** Can every one of some steps have a call of its own? */
function servesAll(rows, calls, level) {
    const pairing = new Pairing(rows, level);
    for (let call = 0; call < calls && pairing.swept.size < rows.length; call++)
        pairing.add(call);
    return pairing.swept.size === rows.length;
}
/** Can each of some calls have a step of its own? The first that cannot, those before it having one; -1: all can. */
function firstUnpaired(rows, calls, level) {
    const pairing = new Pairing(rows, level);
    for (const call of calls) {
        const { size } = pairing.swept;
        pairing.add(call);
        if (pairing.swept.size === size)
            return call;
    }
    return -1;
}

;// CONCATENATED MODULE: ./src/checks/trajectory/judge.ts

const stepsOf = (course) => course.stages.flat();
/** Has every step that must have one a call of its own? More matches never unmake that. */
const covers = (course, level) => servesAll(stepsOf(course).flatMap((s) => (s.optional ? [] : [s.row])), course.calls, level);
/** The calls that may not be left over. */
const bound = (allowed, calls, level) => allowed === undefined ? [] : Array.from({ length: calls }, (_, i) => i).filter((i) => allowed[i] < level);
/**
 * Does some largest pairing leave only allowed calls over? Whatever set of calls can be paired is within the calls of some
 * largest pairing, so it is enough that the others can all be paired at once. More matches never unmake that.
 */
const leavesNothing = ({ calls, allowed, beside, ...course }, level) => firstUnpaired(course.stages.flat().map((s) => s.row), bound(allowed, calls, level), level) < 0 &&
    (beside === undefined || firstUnpaired(beside.rows, bound(beside.allowed, beside.calls, level), level) < 0);
/**
 * Places the stages in order, each in a window of calls; the windows lie one behind the other and share out all calls.
 * A stage fits the window from i to j-1 when its steps that must be there can all be served in it, and its calls that may not
 * be left over can all be paired in it: where both can be, one pairing does both (Mendelsohn and Dulmage). The first holds
 * for all i up to a bound, the second for all i from a bound on, and both are known for each j from one sweep.
 */
function place({ calls, stages, allowed }, level) {
    const isBound = new Uint8Array(calls);
    for (const call of bound(allowed, calls, level))
        isBound[call] = 1;
    let ends = new Uint8Array(calls + 1);
    ends[0] = 1;
    let furthest = 0;
    for (const [k, stage] of stages.entries()) {
        const next = endsOf(stage, ends, isBound, level);
        const first = next.indexOf(1);
        if (first < 0)
            return { placed: k, furthest, all: false };
        furthest = first;
        ends = next;
    }
    const all = stages.length === 0 ? !isBound.includes(1) : ends[calls] === 1;
    return { placed: stages.length, furthest, all };
}
/** Where a stage may end, the stage before having ended at one of the marks. */
function endsOf(stage, before, isBound, level) {
    const ends = new Uint8Array(before.length);
    const counts = countsOf(before);
    const first = before.indexOf(1);
    const latest = before.lastIndexOf(1);
    const needed = stage.flatMap((s) => (s.optional ? [] : [s.row]));
    const rows = stage.map((s) => s.row);
    const serving = new Pairing(needed, level);
    const taking = new Pairing(rows, level);
    let served = first;
    for (let end = first; end < before.length; end++) {
        if (end > first && isBound[end - 1])
            taking.add(end - 1);
        const from = Math.max(first, taking.swept.dropped + 1);
        if (from > latest)
            break;
        // As long as the window may begin at the first mark, it is enough that all are served, early or late.
        while (served < end && (from > first || serving.swept.size < needed.length))
            serving.add(served++);
        if (serving.swept.size < needed.length)
            continue;
        const to = from === first ? from : Math.min(end, serving.swept.earliest);
        if (from <= to && counts[to + 1] > counts[from])
            ends[end] = 1;
    }
    return ends;
}
/** How many positions before each one are marked. */
function countsOf(marks) {
    const counts = new Uint32Array(marks.length + 1);
    for (let i = 0; i < marks.length; i++)
        counts[i + 1] = counts[i] + marks[i];
    return counts;
}
/** Can the stages be placed, whatever is left over? */
const inOrder = ({ allowed: _, ...course }, level) => place(course, level).all;
/** Can the stages be placed so that only allowed calls are left over? */
const inOrderAlone = (course, level) => place(course, level).all;
/** The answer to a question that more matches never unmake: asked with what cannot be told out, and then in. */
const monotone = (asks) => (asks(2) ? 'pass' : asks(1) ? 'unknown' : 'fail');
/** Answers the three questions. */
function judge(course) {
    const covered = monotone((level) => covers(course, level));
    const bounded = course.allowed !== undefined;
    const nothingElse = bounded ? monotone((level) => leavesNothing(course, level)) : 'skip';
    return { covered, nothingElse, ordered: course.ordered ? order(course, covered, nothingElse) : 'skip' };
}
/**
 * The order, which is asked with the leftover calls where nothing else was called, and without where something was.
 * Each of the four questions is monotone, and the sequence alone (W) implies both the order (P) and nothing else (N). So with
 * N told, all in and all out decide. Else W is untold or false: with W false all in, the verdict is that of P without N;
 * what is left depends on single matches, which are tried out where they are few.
 */
function order(course, covered, nothingElse) {
    if (covered === 'fail')
        return 'skip';
    if (covered === 'unknown')
        return 'unknown';
    if (nothingElse === 'skip' || nothingElse === 'fail')
        return monotone((level) => inOrder(course, level));
    if (nothingElse === 'pass')
        return monotone((level) => inOrderAlone(course, level));
    if (!inOrder(course, 1))
        return 'fail';
    if (inOrder(course, 2) && !inOrderAlone(course, 1))
        return 'unknown';
    return tryOut(course);
}
/** More cells than these are not tried out, nor those of a course that is too long for it. */
const mostCells = 10;
const mostWork = 2_000_000;
/** Asks for the order under every way the untold matches may fall. */
function tryOut(course) {
    const rows = [...stepsOf(course).map((s) => s.row), ...(course.allowed ? [course.allowed] : [])];
    if (course.beside)
        rows.push(...course.beside.rows, course.beside.allowed);
    const cells = [...new Set(rows)].flatMap((row) => [...row.entries()].flatMap(([call, told]) => (told === 1 ? [{ row, call }] : [])));
    if (cells.length > mostCells || course.calls * rows.length * 2 ** cells.length > mostWork)
        return 'unknown';
    const found = new Set();
    for (let way = 0; way < 2 ** cells.length; way++) {
        for (const [i, { row, call }] of cells.entries())
            row[call] = (way >> i) & 1 ? 2 : 0;
        found.add((leavesNothing(course, 2) ? inOrderAlone : inOrder)(course, 2) ? 'pass' : 'fail');
    }
    for (const { row, call } of cells)
        row[call] = 1;
    const [only = 'unknown'] = found;
    return found.size === 1 ? only : 'unknown';
}

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(33870);
// EXTERNAL MODULE: ./src/checks/canonical.ts
var canonical = __webpack_require__(26807);
// EXTERNAL MODULE: ./src/checks/patterns/condition.ts
var condition = __webpack_require__(93340);
;// CONCATENATED MODULE: ./src/checks/trajectory/reference.ts
// The calls of a reference run as steps: which calls of another run are the same.





/** A value without what stands at some paths. */
function without(value, paths) {
    if (paths.length === 0 || typeof value !== 'object' || value === null)
        return value;
    const kept = Object.entries(value).flatMap(([key, inner]) => {
        const rest = [];
        for (const path of paths) {
            const [head, ...tail] = path;
            if (!head)
                continue;
            if (head.rest === key)
                return [];
            const goesOn = 'key' in head ? head.key === key : 'every' in head || (0,model_path/* likeKey */.Vu)(head.like, key);
            if (goesOn && tail.length === 0)
                return [];
            if (goesOn)
                rest.push(tail);
        }
        return [[key, without(inner, rest)]];
    });
    return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept);
}
/** Does a value hold another: each of its keys, its lists as beginnings, its scalars as they compare? */
function contains(value, part) {
    if (Array.isArray(part))
        return Array.isArray(value) && part.length <= value.length && part.every((p, i) => contains(value[i], p));
    if (!(0,json/* isObject */.Gv)(part))
        return (0,condition/* isEqual */.n4)(part, value);
    return ((0,json/* isObject */.Gv)(value) && Object.keys(part).every((key) => Object.hasOwn(value, key) && contains(value[key], part[key])));
}
/**
 * How each call of a reference answers for each call of a run. Calls are sorted by tool and arguments, so that only those
 * that may be equal are compared.
 */
function rowsOf(reference, calls, by) {
    const ignored = (by.ignore_arguments ?? []).map(model_path/* parsePath */.Rr);
    const ready = (call) => ({
        call,
        given: typeof call.arguments === 'string' || call.arguments_cut
            ? undefined
            : (0,canonical/* comparable */.Z)(without(call.arguments ?? {}, ignored)),
    });
    const groupOf = ({ call, given }) => by.arguments === 'subset' || !given ? call.tool : `${call.tool}\0${given.compare}`;
    const groups = new Map();
    const put = (key, at) => {
        const group = groups.get(key);
        if (group)
            group.push(at);
        else
            groups.set(key, [at]);
    };
    const of = calls.map(ready);
    for (const [at, r] of of.entries()) {
        put(groupOf(r), at);
        // Arguments that cannot be told may equal any others.
        if (r.given && by.arguments !== 'subset')
            put(`${r.call.tool}\0all`, at);
    }
    return reference.map((call) => {
        const step = ready(call);
        const row = new Uint8Array(calls.length);
        const all = step.given || by.arguments === 'subset' ? [] : (groups.get(`${call.tool}\0all`) ?? []);
        for (const at of [
            ...(groups.get(groupOf(step)) ?? []),
            ...all,
            ...(step.given ? (groups.get(call.tool) ?? []) : []),
        ])
            row[at] = answer(step, of[at], by);
        return row;
    });
}
/** How a call of a reference answers for a call of the same tool: 0 no, 1 cannot tell, 2 yes. */
function answer(step, { call, given }, by) {
    const wanted = by.compare_outcomes === false ? undefined : (0,compile/* outcomeOf */.sG)(step.call);
    const seen = (0,compile/* outcomeOf */.sG)(call);
    if (wanted !== undefined && seen !== undefined && wanted !== seen)
        return 0;
    const outcome = wanted === undefined || seen !== undefined ? 2 : 1;
    if (!step.given || !given)
        return isSameText(step.call, call) ? outcome : 1;
    const holds = by.arguments === 'subset' ? contains(given.value, step.given.value) : (0,canonical/* areEqual */.t)(step.given, given);
    return holds ? outcome : 0;
}
/** The first argument in which a call is another than that of a reference. */
function firstOther(step, call, by) {
    const ignored = (by.ignore_arguments ?? []).map(model_path/* parsePath */.Rr);
    const given = (of) => ((0,json/* isObject */.Gv)(of.arguments) ? without(of.arguments, ignored) : undefined);
    const [wanted, seen] = [given(step), given(call)];
    if (!(0,json/* isObject */.Gv)(wanted) || !(0,json/* isObject */.Gv)(seen))
        return undefined;
    const holds = by.arguments === 'subset' ? contains : (value, part) => (0,condition/* isEqual */.n4)(part, value);
    const keys = by.arguments === 'subset' ? Object.keys(wanted) : [...new Set([...Object.keys(wanted), ...Object.keys(seen)])];
    const own = (of, key) => (Object.hasOwn(of, key) ? Reflect.get(of, key) : undefined);
    const path = keys.find((key) => Object.hasOwn(wanted, key) !== Object.hasOwn(seen, key) || !holds(own(seen, key), own(wanted, key)));
    return path === undefined ? undefined : { path, wanted: own(wanted, path), seen: own(seen, path) };
}
/** Are the arguments of two calls, which nobody could read or which were cut, the same text? */
function isSameText(a, b) {
    if (a.arguments_cut || b.arguments_cut)
        return a.arguments_cut?.sha256 === b.arguments_cut?.sha256;
    return typeof a.arguments === 'string' && a.arguments === b.arguments;
}
/** The calls of the main agent, and those of its sub-agents. */
function callsByAgent(calls) {
    return { main: calls.filter((c) => c.agent === undefined), others: calls.filter((c) => c.agent !== undefined) };
}
const callsIn = (trace) => trace.events.filter((e) => e.type === 'tool_call');

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./src/checks/patterns/schema.ts
var schema = __webpack_require__(87714);
// EXTERNAL MODULE: ./src/checks/schema.ts
var checks_schema = __webpack_require__(76006);
;// CONCATENATED MODULE: ./src/checks/trajectory/want.ts
// What `[trajectory]` says.



/** More steps than these are no sequence that a person reviews. */
const mostSteps = 1000;
const stepTable = schemas/* strictObject */.rej({
    ...schema/* patternShape */.YY,
    any_of: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(schemas/* array */.YOg(schema/* pattern */.T1).check(api/* _minLength */.m9(1))), 'Patterns of which one matches'),
    optional: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(schemas/* boolean */.zMY()), 'The step need not be there'),
});
const step = schemas/* union */.KCZ([checks_schema/* text */.Qq, stepTable]);
const want_schema = schemas/* strictObject */.rej({
    steps: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* union */.KCZ([step, schemas/* array */.YOg(step).check(api/* _minLength */.m9(1))])).check(api/* _minLength */.m9(1))), 'The calls, in order, as patterns; a list within is a group whose calls come in any order'),
    reference: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(checks_schema/* text */.Qq), 'A trace, relative to the scenario file, whose main agent made the calls that are asked for'),
    order: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(schemas/* enum */.k5n(['in_order', 'exact', 'any_order'])), '"in_order": other calls may stand between; "exact": in order, and only; default in_order'),
    only: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(schemas/* boolean */.zMY()), 'No other call than those of the steps and of allow'),
    allow: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(schemas/* array */.YOg(schema/* pattern */.T1).check(api/* _minLength */.m9(1))), 'Patterns of calls that may be there beside the steps'),
    compare_outcomes: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(schemas/* boolean */.zMY()), 'With reference: a call must succeed, or fail, as it did there; default true'),
    arguments: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(schemas/* enum */.k5n(['exact', 'subset'])), 'With reference: "subset" wants the arguments there contained in those of the call; default exact'),
    ignore_arguments: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(checks_schema/* texts */.Te), 'With reference: paths of arguments that may differ'),
});
/** A step as a pattern. */
function patternOf(of) {
    if (typeof of === 'string')
        return { pattern: of, optional: false };
    const { optional = false, ...pattern } = of;
    return { pattern, optional };
}
/** Is every other call a fault? */
const isOnly = (want) => want.only === true || want.order === 'exact';

;// CONCATENATED MODULE: ./src/checks/trajectory/course.ts







const known = new WeakMap();
/** Judges a run; once for all dimensions that ask. */
function judged(want, view, context) {
    let of = known.get(view);
    if (!of) {
        of = new Map();
        known.set(view, of);
    }
    let found = of.get(want);
    if (!found) {
        found =
            want.reference === undefined ? bySteps(want, view, context) : byReference(want, want.reference, view, context);
        of.set(want, found);
    }
    return found;
}
function bySteps(want, view, context) {
    const moments = (0,checks_rows/* callMoments */.sq)(view);
    const rows = new Map();
    const steps = [];
    const stages = (want.steps ?? []).map((of, stage) => (Array.isArray(of) ? of : [of]).map((one, i) => {
        const { pattern, optional } = patternOf(one);
        const row = rows.get(pattern) ?? (0,checks_rows/* rowOf */.OB)(pattern, moments, view, context);
        rows.set(pattern, row);
        steps.push({
            name: (0,say/* sayPattern */.Kh)(pattern),
            pattern,
            stage,
            route: Array.isArray(of) ? ['steps', stage, i] : ['steps', stage],
        });
        return { row, optional };
    }));
    const course = { calls: moments.length, stages, ordered: want.order !== 'any_order' };
    if (isOnly(want))
        course.allowed = (0,checks_rows/* rowOfAny */.wF)(want.allow ?? [], moments, view, context);
    return { course, steps, at: moments.map((_, i) => i), answers: judge(course) };
}
function byReference(want, file, view, context) {
    const reference = context.reference(file);
    if ('problem' in reference)
        return reference;
    const there = callsByAgent(callsIn(reference.trace));
    const isMain = (call) => call.agent === undefined;
    const at = view.calls.flatMap((call, i) => (isMain(call) ? [i] : []));
    const rows = rowsOf(there.main, callsByAgent(view.calls).main, want);
    const stages = there.main.map((call, i) => [{ row: rows[i], optional: (0,trace/* callFailed */.Qn)(call) === true }]);
    const steps = there.main.map((call, stage) => ({ name: call.tool, call, stage, route: ['reference'] }));
    const course = { calls: at.length, stages, ordered: want.order !== 'any_order' };
    if (isOnly(want)) {
        const allowed = (0,checks_rows/* rowOfAny */.wF)(want.allow ?? [], (0,checks_rows/* callMoments */.sq)(view), view, context);
        course.allowed = allowed.filter((_, i) => isMain(view.calls[i]));
        course.beside = {
            rows: rowsOf(there.others, callsByAgent(view.calls).others, want),
            calls: view.calls.length - at.length,
            allowed: allowed.filter((_, i) => !isMain(view.calls[i])),
        };
    }
    return { course, steps, at, answers: judge(course) };
}
/** What a step misses of a call. */
function missing(step, view, at, context) {
    const call = view.calls[at];
    if (!call || step.pattern === undefined)
        return undefined;
    return (0,compile/* compile */.wE)(step.pattern, view, context)
        .parts({ call, at })
        .find((part) => part.answer !== 'yes');
}

// EXTERNAL MODULE: ./src/checks/patterns/untold.ts
var untold = __webpack_require__(81119);
;// CONCATENATED MODULE: ./src/checks/trajectory/tell.ts







/** The steps as they are asked for, and the calls as they were made. */
const sequencesOf = ({ steps, at }, view) => ({
    expected: steps.map((step) => step.name),
    observed: at.map((i) => view.calls[i]?.tool ?? ''),
});
/** The failure of a dimension, with both sequences. */
function fails(message, of, view, more) {
    return (0,verdict/* fail */.fJ)(message, { ...more, sequences: sequencesOf(of, view) });
}
/** Names a step by its position and what it is. */
const stepName = ({ steps }, i) => `${steps[i]?.name ?? ''} (step ${i + 1} of ${steps.length})`;
/** The call nearest to what a step asks for, as a person looks for it: of its tool, missing the fewest conditions. */
function nearestTo(want, of, i, view, context) {
    const step = of.steps[i];
    let best;
    for (const at of of.at) {
        const call = view.calls[at];
        if (step?.pattern === undefined) {
            if (call.tool === step?.name)
                best ??= { at, missed: 1 };
            continue;
        }
        const parts = (0,compile/* compile */.wE)(step.pattern, view, context).parts({ call, at });
        if (parts.some((p) => p.key === 'tool' && p.answer !== 'yes'))
            continue;
        const missed = parts.filter((p) => p.answer !== 'yes').length;
        if (!best || missed < best.missed)
            best = { at, missed };
    }
    if (!best)
        return { text: 'no call of it', evidence: [] };
    const part = step && missing(step, view, best.at, context);
    const other = part ? (0,say/* sayMiss */.Kw)(part) : step?.call && sayOther(step.call, view.calls[best.at], want);
    const why = `, ${other ?? 'which another step needs'}`;
    return { text: `the nearest is ${(0,calls/* named */.KT)(view, best.at)}${why}`, evidence: [(0,calls/* argumentsEvidence */.Kh)(view, best.at, context)] };
}
/** How a call is another than that of a reference; `undefined`: it is the same. */
function sayOther(call, made, want) {
    const difference = firstOther(call, made, want);
    if (difference)
        return `whose ${difference.path} is ${sayAny(difference.seen)} instead of ${sayAny(difference.wanted)}`;
    const [wanted, seen] = [(0,compile/* outcomeOf */.sG)(call), (0,compile/* outcomeOf */.sG)(made)];
    if (want.compare_outcomes === false || wanted === undefined || seen === undefined || wanted === seen)
        return undefined;
    return `which ${seen}, while that of the reference ${wanted}`;
}
const sayAny = (value) => (value === undefined ? 'nothing' : (0,say/* sayValue */.Xt)(value));
/** The verdict where it depends on matches that cannot be told: names the first. */
function cannotTell(want, of, view, context) {
    const found = firstUntold(want, of, view, context);
    return (0,verdict/* error */.z3)(found?.message ?? 'Missing evidence: whether calls match the steps cannot be told', {
        ...(found ? { evidence: [(0,calls/* argumentsEvidence */.Kh)(view, found.at, context)], route: found.route } : {}),
    });
}
function firstUntold(want, of, view, context) {
    const rows = of.course.stages.flat().map((step) => step.row);
    for (const [i, at] of of.at.entries()) {
        const call = view.calls[at];
        const s = rows.findIndex((row) => row[i] === 1);
        const step = of.steps[s];
        if (step) {
            const what = `Missing evidence: the outcome or the arguments of ${(0,calls/* named */.KT)(view, at)}, to compare them with the reference`;
            const message = step.pattern ? (0,untold/* sayUntold */.iV)((0,compile/* compile */.wE)(step.pattern, view, context), { call, at }, view) : what;
            return { at, message, route: step.route };
        }
        if (of.course.allowed?.[i] !== 1)
            continue;
        const index = (want.allow ?? []).findIndex((p) => (0,compile/* compile */.wE)(p, view, context).match({ call, at }) === 'unknown');
        const pattern = want.allow?.[index];
        if (pattern !== undefined)
            return { at, message: (0,untold/* sayUntold */.iV)((0,compile/* compile */.wE)(pattern, view, context), { call, at }, view), route: ['allow', index] };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./src/checks/trajectory/covered.ts







/* harmony default export */ const covered = ((0,contract/* dimension */.rK)({
    id: 'covered',
    doc: 'Every step that is not optional has a call of its own; one call serves one step',
    fails: 'Not all steps can have a call of their own, however they are paired',
    severity: 'blocking',
    needs: [],
    uses: ['errors'],
    run(want, view, context) {
        const unrecorded = (0,calls/* callsUnrecorded */.Vq)(view);
        if (unrecorded)
            return unrecorded;
        const of = judged(want, view, context);
        if ('problem' in of)
            return (0,verdict/* error */.z3)(of.problem, { route: ['reference'] });
        const { course, answers, steps } = of;
        const needed = course.stages.flat().flatMap((step, i) => (step.optional ? [] : [{ ...step, i }]));
        if (answers.covered === 'pass')
            return (0,verdict/* pass */.IX)(`${(0,model_text/* count */.U9)(needed.length, 'step')} of ${steps.length} with a call of its own among ${(0,model_text/* count */.U9)(course.calls, 'call')}`);
        if (answers.covered === 'unknown')
            return cannotTell(want, of, view, context);
        const pairing = new Pairing(needed.map((step) => step.row), 1);
        for (let call = 0; call < course.calls; call++)
            pairing.add(call);
        const without = needed.filter((_, i) => pairing.calls[i] === -1).map((step) => step.i);
        const first = without[0] ?? 0;
        const nearest = nearestTo(want, of, first, view, context);
        const more = without.length > 1 ? `, and ${(0,model_text/* count */.U9)(without.length - 1, 'more step')} without one` : '';
        return fails(`Expected a call for ${stepName(of, first)}${more}; ${nearest.text}`, of, view, {
            route: steps[first]?.route ?? [],
            evidence: nearest.evidence,
        });
    },
}));

;// CONCATENATED MODULE: ./src/checks/trajectory/nothing_else.ts









/* harmony default export */ const nothing_else = ((0,contract/* dimension */.rK)({
    id: 'nothing_else',
    doc: 'No call is left over but those that allow names, some largest pairing of steps and calls taken',
    fails: 'A call has no step of its own and is not allowed beside them',
    severity: 'blocking',
    needs: [],
    uses: ['errors'],
    run(want, view, context) {
        if (!isOnly(want))
            return (0,verdict/* skip */.iv)('Other calls are right: neither only nor order = "exact" is set');
        const nothing = (0,calls/* callsUnrecorded */.Vq)(view) ?? (0,calls/* nothingSeen */.pQ)(view);
        if (nothing)
            return nothing;
        const of = judged(want, view, context);
        if ('problem' in of)
            return (0,verdict/* error */.z3)(of.problem, { route: ['reference'] });
        const { course, answers, at } = of;
        if (answers.nothingElse === 'unknown')
            return cannotTell(want, of, view, context);
        const why = answers.nothingElse === 'pass' ? (0,calls/* unseen */.nv)(view, 'calls') : undefined;
        if (why !== undefined)
            return (0,verdict/* error */.z3)(`Missing ${why}`);
        if (answers.nothingElse === 'pass')
            return (0,verdict/* pass */.IX)(`${(0,model_text/* count */.U9)(view.calls.length, 'call')}, each of a step of its own or allowed`);
        const rows = course.stages.flat().map((step) => step.row);
        const unallowed = bound(course.allowed, course.calls, 1);
        const left = leftOver(rows, unallowed).map((i) => at[i]);
        const first = firstUnpaired(rows, unallowed, 1);
        const others = course.beside ? [...view.calls.keys()].filter((i) => view.calls[i]?.agent !== undefined) : [];
        if (course.beside)
            left.push(...leftOver(course.beside.rows, bound(course.beside.allowed, course.beside.calls, 1)).map((i) => others[i]));
        const shown = left.slice(0, 5).map((i) => (0,calls/* named */.KT)(view, i));
        const more = left.length > 5 ? ` and ${left.length - 5} more` : '';
        return fails(`Expected no other call than those of the steps, found ${shown.join(', ')}${more}`, of, view, {
            route: [want.order === 'exact' ? 'order' : 'only'],
            evidence: left.slice(0, 5).map((i) => (0,calls/* argumentsEvidence */.Kh)(view, i, context)),
            ...(first < 0 ? {} : { spoilt: (0,calls/* numberOf */.rl)(view, at[first]) }),
        });
    },
}));
/** The calls that stay without a step of their own, the earlier ones being paired first. */
function leftOver(rows, calls) {
    // The pairing keeps the latest calls, so the last are added first.
    const pairing = new Pairing(rows, 1);
    for (const call of [...calls].reverse())
        pairing.add(call);
    const paired = new Set(pairing.calls);
    return calls.filter((call) => !paired.has(call));
}

;// CONCATENATED MODULE: ./src/checks/trajectory/ordered.ts







/* harmony default export */ const ordered = ((0,contract/* dimension */.rK)({
    id: 'ordered',
    doc: 'Some pairing that covers the steps keeps their order; the calls of a group come in any order, before those of the next step',
    fails: 'However steps and calls are paired, one comes too early or too late',
    severity: 'blocking',
    needs: [],
    uses: ['errors'],
    run(want, view, context) {
        const unrecorded = (0,calls/* callsUnrecorded */.Vq)(view);
        if (unrecorded)
            return unrecorded;
        const of = judged(want, view, context);
        if ('problem' in of)
            return (0,verdict/* error */.z3)(of.problem, { route: ['reference'] });
        const { course, answers, steps, at } = of;
        if (!course.ordered)
            return (0,verdict/* skip */.iv)('Any order is right: order = "any_order"');
        if (answers.ordered === 'skip')
            return (0,verdict/* skip */.iv)('Not all steps have a call of their own, so that there is no order to ask for');
        if (answers.ordered === 'unknown')
            return cannotTell(want, of, view, context);
        if (answers.ordered === 'pass')
            return (0,verdict/* pass */.IX)(`${(0,model_text/* count */.U9)(steps.length, 'step')} in order among ${(0,model_text/* count */.U9)(course.calls, 'call')}`);
        const { allowed: _, ...alone } = course;
        const alsoAlone = answers.nothingElse === 'pass' && place(alone, 1).all;
        const placed = place(alsoAlone ? course : alone, 1);
        const first = steps.findIndex((step) => step.stage === placed.placed);
        const last = at[placed.furthest - 1];
        const behind = last === undefined ? '' : ` behind ${(0,calls/* named */.KT)(view, last)}, where the steps before it end at the earliest`;
        if (first < 0) {
            const left = at[placed.furthest];
            return fails(`Expected the last step to be the last call, found ${left === undefined ? 'others behind it' : (0,calls/* named */.KT)(view, left)} left over in this order`, of, view, {
                route: [want.reference === undefined ? 'steps' : 'reference'],
                evidence: left === undefined ? [] : [(0,calls/* argumentsEvidence */.Kh)(view, left, context)],
            });
        }
        const row = course.stages.flat()[first]?.row;
        const own = row ? at.filter((_, i) => row[i] === 2) : [];
        const nearest = own.length > 0
            ? {
                text: `${own.length === 1 ? 'its only call is' : 'its calls are'} ${own
                    .slice(0, 5)
                    .map((i) => (0,calls/* named */.KT)(view, i))
                    .join(', ')}`,
                evidence: [(0,calls/* argumentsEvidence */.Kh)(view, own.at(-1), context)],
            }
            : nearestTo(want, of, first, view, context);
        const without = alsoAlone ? ', no other call being left over' : '';
        return fails(`Expected ${stepName(of, first)}${behind}${without}; ${nearest.text}`, of, view, {
            route: steps[first]?.route ?? [],
            evidence: nearest.evidence,
        });
    },
}));

;// CONCATENATED MODULE: ./src/checks/trajectory/family.ts
// `[trajectory]`: the whole sequence of calls, as steps or as a reference run.






/* harmony default export */ const family = ((0,contract/* family */.T1)({
    id: 'trajectory',
    doc: 'The calls of a run are these steps, in this order, and where it is asked, no others',
    repeatable: false,
    schema: want_schema,
    checks: [covered, ordered, nothing_else],
    mistakes(want, scenario) {
        const found = besides(want);
        const steps = want.steps ?? [];
        const flat = steps.flatMap((of, i) => Array.isArray(of) ? of.map((step, k) => ({ step, route: ['steps', i, k] })) : [{ step: of, route: ['steps', i] }]);
        for (const { step, route } of flat)
            for (const m of (0,mistakes/* patternMistakes */.IJ)(patternOf(step).pattern, scenario))
                found.push({ ...m, route: [...route, ...m.route] });
        for (const [i, pattern] of (want.allow ?? []).entries())
            for (const m of (0,mistakes/* patternMistakes */.IJ)(pattern, scenario))
                found.push({ ...m, route: ['allow', i, ...m.route] });
        if (flat.length > mostSteps)
            found.push({ route: ['steps'], message: `Expected at most ${mostSteps} steps, found ${flat.length}` });
        return found;
    },
}));
/** Keys that mean nothing beside, or without, each other. */
function besides(want) {
    const found = [];
    const { steps, reference, order, only, allow } = want;
    if (steps === undefined && reference === undefined)
        found.push({ route: [], message: 'Missing steps; give steps, or reference with a trace' });
    if (steps !== undefined && reference !== undefined)
        found.push({ route: ['reference'], message: 'Expected steps or reference, found both; drop one of them' });
    if (allow !== undefined && order === 'exact')
        found.push({
            route: ['allow'],
            message: 'Expected no allow beside order = "exact", which leaves no other call; use only = true with order = "in_order"',
        });
    else if (allow !== undefined && !isOnly(want))
        found.push({ route: ['allow'], message: 'Expected allow beside only = true: without it every other call is right' });
    if (only === false && order === 'exact')
        found.push({
            route: ['only'],
            message: 'Expected only to be true beside order = "exact", which says so; drop it, or use order = "in_order"',
        });
    if (reference === undefined)
        for (const key of ['compare_outcomes', 'arguments', 'ignore_arguments'])
            if (want[key] !== undefined)
                found.push({ route: [key], message: `Expected ${key} beside reference: steps say themselves what is compared` });
    return found;
}


/***/ })

};
