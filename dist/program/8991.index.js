export const id = 8991;
export const ids = [8991];
export const modules = {

/***/ 91629:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ tomlValue),
/* harmony export */   m: () => (/* binding */ tomlKey)
/* harmony export */ });
/* harmony import */ var _toml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52472);
// Values → TOML, as a person would write it.

const lone = /\p{Surrogate}/u;
/** A key, in quotes where it needs them. */
const tomlKey = (key) => (/^[\w-]+$/.test(key) ? key : quoted(key));
/** A value; a table stands inline. `undefined`: TOML has no such value, such as `null` or a text with half a character. */
function tomlValue(value) {
    if (typeof value === 'string')
        return lone.test(value) ? undefined : quoted(value);
    if (typeof value === 'boolean')
        return String(value);
    if (typeof value === 'number')
        return Number.isFinite(value) ? String(value) : undefined;
    if (typeof value === 'bigint')
        return BigInt.asIntN(64, value) === value ? String(value) : undefined;
    if (Array.isArray(value))
        return joined(value.map(tomlValue), '[', ']', '');
    if (!(0,_toml_js__WEBPACK_IMPORTED_MODULE_0__/* .isTable */ .bI)(value))
        return undefined;
    const entries = Object.entries(value).map(([key, inner]) => {
        const written = tomlValue(inner);
        return written === undefined ? undefined : `${tomlKey(key)} = ${written}`;
    });
    return joined(entries, '{', '}', ' ');
}
function joined(parts, open, close, pad) {
    if (parts.includes(undefined))
        return undefined;
    return parts.length === 0 ? `${open}${close}` : `${open}${pad}${parts.join(', ')}${pad}${close}`;
}
/** What a reader of the file cannot see, or sees where it does not stand. */
const unseen = /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const escaped = (text) => {
    const code = text.codePointAt(0);
    const digits = code.toString(16).toUpperCase();
    return code > 0xffff ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
};
/** JSON's escapes are TOML's. What cannot be seen is escaped too, and what a runner's log would obey (`##[`) is broken. */
const quoted = (text) => JSON.stringify(text)
    .replace(unseen, escaped)
    .replace(/##(?=[a-z]*\[)/gi, '#\\u0023');


/***/ }),

/***/ 93480:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ Measure),
  u: () => (/* binding */ scoreOf)
});

// EXTERNAL MODULE: ./src/model/strength.ts
var strength = __webpack_require__(87544);
;// CONCATENATED MODULE: ./src/strength/choose.ts

/** At most so many of the mutants of a run, and how many are left out. */
function choose(run, operators, most) {
    const all = operators.map((operator) => operator.points(run).map((point) => ({ operator, point, group: operator.group(run, point) })));
    const total = all.reduce((n, some) => n + some.length, 0);
    const chosen = [];
    for (const group of strength/* groups */.TN) {
        const lists = all.map((some) => some.filter((one) => one.group === group));
        const shares = sharesOf(lists.map((some) => some.length), most - chosen.length);
        for (const [i, some] of lists.entries())
            chosen.push(...spread(some, shares[i]));
    }
    return { chosen, leftOut: total - chosen.length };
}
/** How many each of several may have of so many: the same number, and what one leaves goes to the rest, the first before others. */
function sharesOf(wanted, room) {
    const shares = wanted.map(() => 0);
    let left = Math.min(room, wanted.reduce((n, one) => n + one, 0));
    while (left > 0) {
        const open = wanted.flatMap((want, i) => (want > shares[i] ? [i] : []));
        const each = Math.max(1, Math.floor(left / open.length));
        for (const i of open) {
            const more = Math.min(each, wanted[i] - shares[i], left);
            shares[i] = shares[i] + more;
            left -= more;
        }
    }
    return shares;
}
/** So many of a list, from the middles of as many equal parts. */
const spread = (list, n) => Array.from({ length: n }, (_, i) => list[Math.floor(((i + 0.5) * list.length) / n)]);

// EXTERNAL MODULE: ./src/strength/effects.ts
var effects = __webpack_require__(73523);
// EXTERNAL MODULE: ./src/checks/contract.ts + 1 modules
var contract = __webpack_require__(98985);
// EXTERNAL MODULE: ./src/checks/index.ts + 28 modules
var checks = __webpack_require__(74715);
// EXTERNAL MODULE: ./src/judging/evaluate.ts
var evaluate = __webpack_require__(37789);
;// CONCATENATED MODULE: ./src/strength/judge.ts
// Judges the mutants of one run by its scenario.



const isAlways = ({ check }) => checks/* always */.Gk.some(({ family }) => family.checks.some((one) => one === check && one.schema === undefined));
function judgesOf(graded) {
    const counting = graded.filter(({ severity, check }) => (severity ?? check.severity) !== 'off');
    return {
        always: counting.filter(isAlways),
        asked: counting.filter((one) => !isAlways(one) && !(0,contract/* isAsking */.CL)(one.check)),
        outside: counting.filter((one) => (0,contract/* isAsking */.CL)(one.check) && (one.severity ?? one.check.severity) === 'blocking'),
    };
}
/** Judges one mutant of a run. */
function fateOf(mutant, { group }, judges, view, context) {
    const other = view.part(mutant, 0);
    if ((0,evaluate/* firstBlocking */.m7)(judges.always, other, context))
        return 'equivalent';
    const killer = (0,evaluate/* firstBlocking */.m7)(judges.asked, other, context);
    if (killer)
        return { killedBy: killer.id };
    const mayKill = judges.outside.some((graded) => {
        const question = (0,evaluate/* questionOf */.YH)(graded, view, context);
        // A command judges what the calls left behind, a judge what it is shown.
        if (question?.oracle === 'verify')
            return group !== 'answer';
        const asked = (0,evaluate/* questionOf */.YH)(graded, other, context);
        return question !== undefined && JSON.stringify(asked) !== JSON.stringify(question);
    });
    return mayKill ? 'left to the judge' : 'survived';
}

// EXTERNAL MODULE: ./src/strength/operator.ts
var operator = __webpack_require__(13813);
// EXTERNAL MODULE: ./src/checks/patterns/say.ts
var say = __webpack_require__(25610);
// EXTERNAL MODULE: ./src/model/compact.ts
var compact = __webpack_require__(35948);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/strength/say.ts
// What sentences about a mutant call things.



/** A name that comes from outside. */
const shownName = ({ redact }, name) => (0,model_text/* clip */.$Q)(redact(name), 80);
/** A call by its tool and its number. */
const called = (run, at) => `${shownName(run, run.calls[at]?.tool ?? '')} (call ${at + 1})`;
/** A text of the answer. */
const shownText = ({ redact }, text) => (0,say/* sayValue */.Xt)(redact(text), 100);
/** A value of an argument; `undefined`: it is a secret, which its key may be what tells. */
function shownValue({ redact }, key, value) {
    const beside = `${JSON.stringify(key)}:${JSON.stringify((0,compact/* asText */.e)(value))}`;
    return redact(beside) === beside ? (0,say/* sayValue */.Xt)(value, 100) : undefined;
}

;// CONCATENATED MODULE: ./src/strength/operators/answer.ts


/** The run with another text in the place of a part of its answer, also where the answer is a message. */
function answered({ trace }, { from, until }, text) {
    const { answer = '' } = trace;
    const other = answer.slice(0, from) + text + answer.slice(until);
    const at = trace.events.findLastIndex((event) => event.type === 'message' && event.text === answer);
    const said = trace.events[at];
    if (said?.type !== 'message')
        return { ...trace, answer: other };
    return { ...trace, events: trace.events.with(at, { ...said, text: other }), answer: other };
}
/** Digits and the marks between them, which no letter precedes: then they are a part of a name. */
const number = /(?<![\p{L}\p{N}_.,]|\p{L}-)\d+(?:[.,'’]\d+)*/gu;
const numbersIn = (text) => [...text.matchAll(number)].map(({ 0: found, index }) => ({ from: index, until: index + found.length, text: found }));
/** Another number of the same shape: no digit is added, and none becomes a leading zero. */
const otherNumber = (text) => `${(Number(text.charAt(0)) % 9) + 1}${text.slice(1)}`;
const changeNumber = (0,operator/* operator */.Hr)({
    id: 'change_number',
    points: ({ trace }) => numbersIn(trace.answer ?? ''),
    group: () => 'answer',
    make: (run, point) => answered(run, point, otherNumber(point.text)),
    say: (run, { text }) => `the answer said ${run.redact(otherNumber(text))} instead of ${run.redact(text)}`,
    fix: (_run, { text }) => ({ field: 'contains', value: text }),
});
/** Where a sentence may end: at its mark before a blank, at a mark of a script without blanks, at the end of a line. */
const ending = /(?<![.!?])[.!?]+["')\]*_`]{0,4}(?=\s|$)|[。！？]+|\n+|$/gu;
/** The sentences of a text. What has no letter, such as the number of a list's element, belongs to the next. */
function sentencesIn(text) {
    const found = [];
    let from = 0;
    for (const end of text.matchAll(ending)) {
        const until = end.index + end[0].length;
        const said = text.slice(from, until);
        if (!/\p{L}/u.test(said))
            continue;
        found.push({ from, until, text: said.trim() });
        from = until;
    }
    return found;
}
/** The first number of a text, or the name that it is a part of; looked for within a window, as texts may be long. */
function tellingIn(text) {
    const at = text.search(/\p{N}/u);
    if (at < 0)
        return undefined;
    const before = /[\p{L}\p{N}_#-]*$/u.exec(text.slice(Math.max(0, at - 60), at))?.[0] ?? '';
    const behind = /^[\p{L}\p{N}_.,'’-]*/u.exec(text.slice(at, at + 60))?.[0] ?? '';
    return `${before}${behind}`.replace(/[.,'’-]{1,60}$/, '');
}
const dropSentence = (0,operator/* operator */.Hr)({
    id: 'drop_sentence',
    points: ({ trace }) => sentencesIn(trace.answer ?? ''),
    group: () => 'answer',
    make: (run, point) => answered(run, point, ''),
    say: (run, { text }) => `the answer lacked ${shownText(run, text)}`,
    fix(_run, { text }) {
        const value = tellingIn(text);
        return value === undefined ? undefined : { field: 'contains', value };
    },
});

// EXTERNAL MODULE: ./src/checks/patterns/compile.ts
var compile = __webpack_require__(81260);
// EXTERNAL MODULE: ./src/documents/toml.ts
var toml = __webpack_require__(52472);
// EXTERNAL MODULE: ./src/documents/written.ts
var documents_written = __webpack_require__(91629);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
;// CONCATENATED MODULE: ./src/strength/leaves.ts
// The leaves of a call's arguments: where each stands, another value of the same kind, and the arguments with that.


/** The leaves of a value, in its order: scalars, and objects and lists that are empty. */
function leavesOf(value, path = [], found = []) {
    const entries = Array.isArray(value)
        ? [...value.entries()]
        : (0,json/* isObject */.Gv)(value)
            ? Object.entries(value)
            : [];
    if (entries.length === 0) {
        if (path.length > 0)
            found.push({ path, value });
    }
    else
        for (const [key, inner] of entries)
            leavesOf(inner, [...path, key], found);
    return found;
}
/** Does a leaf say which one is meant: is its last key `id`, or does it end so? */
const isId = ({ path }) => /id$/i.test(String(path.at(-1)));
/** Another value of the same kind; `undefined`: there is none. */
function otherValue(value) {
    if (typeof value === 'number')
        return value + 1 === value ? undefined : value + 1;
    if (typeof value === 'bigint')
        return value + 1n;
    if (typeof value === 'boolean')
        return !value;
    if (typeof value === 'string')
        return otherText(value);
    return value === null ? undefined : null;
}
/** The text with its last letter or digit changed, else with its last character. */
function otherText(text) {
    const at = Math.max(text.search(/[a-z0-9][^a-z0-9]*$/i), 0);
    return `${text.slice(0, at)}${nextOf(text.charAt(at))}${text.slice(at + 1)}`;
}
function nextOf(char) {
    if (/\d/.test(char))
        return String((Number(char) + 1) % 10);
    if (/z/i.test(char))
        return char === 'z' ? 'a' : 'A';
    return /[a-y]/i.test(char) ? String.fromCharCode(char.charCodeAt(0) + 1) : 'x';
}
/** The value with another at a path; what is not on the way is shared. */
function withValue(value, path, other) {
    const [key, ...rest] = path;
    if (key === undefined)
        return other;
    const inner = withValue(value[key], rest, other);
    if (Array.isArray(value))
        return value.with(Number(key), inner);
    // A key of a trace may be `__proto__`, which only an entry takes as a key.
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, k === key ? inner : v]));
}
/** The path as scenarios write it; `undefined`: a key cannot be written so. */
function pathText(path) {
    const parts = path.map((part) => {
        const key = String(part);
        if (!/[.*"]/.test(key))
            return key;
        return /["*]/.test(key) ? undefined : `"${key}"`;
    });
    return parts.includes(undefined) ? undefined : parts.join('.');
}
/** The path for a message. */
const pathShown = (path) => path.join('.');
/** Have two calls the same arguments? */
const sameValue = (one, other) => one === other || (0,compact/* asText */.e)(one) === (0,compact/* asText */.e)(other);

;// CONCATENATED MODULE: ./src/strength/fixes.ts
// Lines that would catch a mutant: what they say of a call, and how they are written.




/** A longer text is none that a person would paste. */
const longest = 300;
/** What can be written of leaves, as a table from path to value. */
function whereOf(leaves) {
    const where = {};
    for (const { path, value } of leaves) {
        const text = pathText(path);
        const isLong = typeof value === 'string' && value.length > longest;
        if (text !== undefined && !isLong && !(0,toml/* isTable */.bI)(value) && (0,documents_written/* tomlValue */.M)(value) !== undefined)
            where[text] = value;
    }
    return where;
}
/** The call as a pattern: its tool, some of its arguments, and that it succeeded, where the trace tells. */
function conditions(call, leaves) {
    const where = whereOf(leaves);
    return {
        tool: call.tool,
        ...(Object.keys(where).length > 0 ? { where } : {}),
        ...((0,compile/* outcomeOf */.sG)(call) === 'succeeded' ? { outcome: 'succeeded' } : {}),
    };
}
/** How many calls of the run were of the same tool, with the same at these leaves, and succeeded if this one did. */
function times({ calls }, call, leaves) {
    const outcome = (0,compile/* outcomeOf */.sG)(call);
    return calls.filter((other) => other === call ||
        (other.tool === call.tool && (outcome === undefined || (0,compile/* outcomeOf */.sG)(other) === outcome) && agrees(other, leaves))).length;
}
const agrees = (call, leaves) => leaves.every(({ path, value }) => sameValue(at(call.arguments, path), value));
const at = (value, path) => path.reduce((inner, key) => inner?.[key], value);
/** The call with all of its arguments, as often as it happened. */
function whole(run, position) {
    const call = run.calls[position];
    const leaves = leavesOf(call.arguments);
    const min = times(run, call, leaves);
    return { block: 'calls', value: { ...conditions(call, leaves), ...(min > 1 ? { min } : {}) } };
}
/** The keys of a table, one a line; `undefined`: a value cannot be written. */
function lines(table) {
    const written = Object.entries(table).map(([key, value]) => {
        const text = (0,documents_written/* tomlValue */.M)(value);
        return text === undefined ? undefined : `${(0,documents_written/* tomlKey */.m)(key)} = ${text}`;
    });
    return written.includes(undefined) ? undefined : written.join('\n');
}
/** The lines as a person pastes them. A list that `[expect]` has already is told whole, since a key stands once. */
function written(fix, expect) {
    if ('block' in fix) {
        const body = lines(fix.value);
        return body && `[[${fix.block}]]\n${body}`;
    }
    const line = lines(listed(fix, expect));
    return line && `${expect ? '# in [expect]' : '[expect]'}\n${line}`;
}
/** A field of `[expect]` with one more element. */
function listed({ field, value }, expect) {
    const before = expect?.[field];
    return { [field]: [...(Array.isArray(before) ? before : []), value] };
}

;// CONCATENATED MODULE: ./src/strength/operators/arguments.ts
// Faults of what calls were given: a changed argument, and one more call about something else.




function pointsOf(at, leaves) {
    return leaves.flatMap((leaf) => {
        const other = otherValue(leaf.value);
        return other === undefined ? [] : [{ at, leaf, other }];
    });
}
const argumentsOf = (run, { at, leaf, other }) => withValue((0,operator/* callAt */.io)(run, at).arguments, leaf.path, other);
function change(run, { leaf, other }) {
    const path = shownName(run, pathShown(leaf.path));
    const [was, is] = [leaf.value, other].map((value) => shownValue(run, String(leaf.path.at(-1)), value));
    return was === undefined || is === undefined ? `another ${path}` : `${path} ${is} instead of ${was}`;
}
const changeArgument = (0,operator/* operator */.Hr)({
    id: 'change_argument',
    points: (run) => run.calls.flatMap((call, at) => pointsOf(at, leavesOf(call.arguments))),
    group: (run, { at }) => (0,operator/* groupOf */.F8)(run, at),
    call: ({ at }) => at,
    make: (run, point) => (0,operator/* replaced */.$3)(run, point.at, { ...(0,operator/* callAt */.io)(run, point.at), arguments: argumentsOf(run, point) }),
    say: (run, point) => `${called(run, point.at)} had ${change(run, point)}`,
    fix(run, { at, leaf }) {
        const call = (0,operator/* callAt */.io)(run, at);
        const leaves = leavesOf(call.arguments).filter((one) => isId(one) || pathShown(one.path) === pathShown(leaf.path));
        const min = times(run, call, leaves);
        return { block: 'calls', value: { ...conditions(call, leaves), ...(min > 1 ? { min } : {}) } };
    },
});
/** As if the agent had done it for someone else too. */
const againOther = (0,operator/* operator */.Hr)({
    id: 'again_other',
    points: (run) => run.calls.flatMap((call, at) => {
        if (!run.effects.has(call))
            return [];
        const leaves = leavesOf(call.arguments);
        const ids = leaves.filter(isId);
        return pointsOf(at, ids.length > 0 ? ids : leaves).slice(0, 1);
    }),
    group: () => 'effects',
    call: ({ at }) => at,
    make(run, point) {
        const { tool, command, agent } = (0,operator/* callAt */.io)(run, point.at);
        const more = { ...(command === undefined ? {} : { command }), ...(agent === undefined ? {} : { agent }) };
        return (0,operator/* spliced */.Zb)(run, (0,operator/* endOf */.pJ)(run), 0, (0,operator/* succeeded */.gq)(run, { tool, ...more, arguments: argumentsOf(run, point) }));
    },
    say: (run, point) => `${shownName(run, (0,operator/* callAt */.io)(run, point.at).tool)} was called once more at the end, with ${change(run, point)}`,
    fix(run, { at }) {
        const call = (0,operator/* callAt */.io)(run, at);
        return { block: 'calls', value: { ...conditions(call, []), outcome: 'succeeded', max: times(run, call, []) } };
    },
});

// EXTERNAL MODULE: ./src/model/trace.ts
var trace = __webpack_require__(5136);
;// CONCATENATED MODULE: ./src/strength/operators/calls.ts
// Faults of whole calls: one that did not happen, happened twice, in another place, failed, or was denied.





const each = ({ calls }) => [...calls.keys()];
/** The call without what only a call that ran has. */
function unrun({ exit_code: _code, result_cut: _cut, ...call }) {
    return call;
}
const dropCall = (0,operator/* operator */.Hr)({
    id: 'drop_call',
    points: each,
    group: operator/* groupOf */.F8,
    call: (at) => at,
    make: (run, at) => (0,operator/* spliced */.Zb)(run, run.places[at], 1),
    say: (run, at) => `${called(run, at)} never happened`,
    fix: whole,
});
const repeatCall = (0,operator/* operator */.Hr)({
    id: 'repeat_call',
    points: each,
    group: (run, at) => (run.effects.idempotent((0,operator/* callAt */.io)(run, at)) ? 'reads' : (0,operator/* groupOf */.F8)(run, at)),
    call: (at) => at,
    make(run, at) {
        const { id: _, ...again } = (0,operator/* callAt */.io)(run, at);
        return (0,operator/* spliced */.Zb)(run, run.places[at] + 1, 0, again);
    },
    say: (run, at) => `${called(run, at)} happened twice`,
    fix(run, at) {
        const call = (0,operator/* callAt */.io)(run, at);
        const leaves = leavesOf(call.arguments);
        return { block: 'calls', value: { ...conditions(call, leaves), max: times(run, call, leaves) } };
    },
});
const failCall = (0,operator/* operator */.Hr)({
    id: 'fail_call',
    points: (run) => run.trace.source.lacks.includes('errors') ? [] : each(run).filter((at) => (0,trace/* callFailed */.Qn)((0,operator/* callAt */.io)(run, at)) === false),
    group: operator/* groupOf */.F8,
    call: (at) => at,
    make: (run, at) => (0,operator/* replaced */.$3)(run, at, { ...unrun((0,operator/* callAt */.io)(run, at)), is_error: true, result: 'simulated failure' }),
    say: (run, at) => `${called(run, at)} failed`,
    fix: whole,
});
const denyCall = (0,operator/* operator */.Hr)({
    id: 'deny_call',
    points: (run) => run.trace.source.lacks.includes('denials') ? [] : each(run).filter((at) => !(0,operator/* callAt */.io)(run, at).denied),
    group: operator/* groupOf */.F8,
    call: (at) => at,
    make: (run, at) => (0,operator/* replaced */.$3)(run, at, { ...unrun((0,operator/* callAt */.io)(run, at)), denied: true, is_error: true, result: 'simulated denial' }),
    say: (run, at) => `${called(run, at)} was denied`,
    fix: whole,
});
/** Two neighbours that change places. That the later one ran is no effect that is lost, so this is never scored. */
const swapCalls = (0,operator/* operator */.Hr)({
    id: 'swap_calls',
    points: (run) => each(run).filter((at) => at + 1 < run.calls.length && differ((0,operator/* callAt */.io)(run, at), (0,operator/* callAt */.io)(run, at + 1))),
    group: () => 'reads',
    call: (at) => at,
    make(run, at) {
        const events = run.trace.events.slice();
        events[run.places[at]] = (0,operator/* callAt */.io)(run, at + 1);
        events[run.places[at + 1]] = (0,operator/* callAt */.io)(run, at);
        return { ...run.trace, events };
    },
    say: (run, at) => `${called(run, at)} and ${called(run, at + 1)} changed places`,
    fix(run, at) {
        const [first, then] = [(0,operator/* callAt */.io)(run, at), (0,operator/* callAt */.io)(run, at + 1)];
        const same = agreeing(first, then);
        return {
            block: 'policy',
            value: { call: then.tool, requires: first.tool, ...(same.length > 0 ? { same } : {}) },
        };
    },
});
const differ = (one, other) => one.tool !== other.tool || !sameValue(one.arguments, other.arguments);
/** The paths at which two calls were given the same. */
function agreeing(one, other) {
    const known = new Map(leavesOf(other.arguments).map(({ path, value }) => [pathText(path), value]));
    return leavesOf(one.arguments).flatMap(({ path, value }) => {
        const text = pathText(path);
        return text !== undefined && known.has(text) && sameValue(known.get(text), value) ? [text] : [];
    });
}
const stopEarly = (0,operator/* operator */.Hr)({
    id: 'stop_early',
    points: (run) => each(run).slice(0, -1),
    group: (run, at) => (run.calls.some((call, i) => i > at && run.effects.took(call)) ? 'effects' : 'reads'),
    call: (at) => at,
    make(run, at) {
        let seen = 0;
        const events = run.trace.events.filter((event) => event.type !== 'tool_call' || seen++ <= at);
        return { ...run.trace, events };
    },
    say: (run, at) => `the run stopped after ${called(run, at)}, before ${called(run, lost(run, at))}`,
    fix: (run, at) => whole(run, lost(run, at)),
});
/** The next call that is lost where a run stops: one with an effect, if there is one. */
function lost(run, at) {
    const next = run.calls.findIndex((call, i) => i > at && run.effects.took(call));
    return next < 0 ? at + 1 : next;
}
const flipExit = (0,operator/* operator */.Hr)({
    id: 'flip_exit',
    points: (run) => each(run).filter((at) => (0,operator/* callAt */.io)(run, at).exit_code !== undefined),
    group: operator/* groupOf */.F8,
    call: (at) => at,
    make: (run, at) => (0,operator/* replaced */.$3)(run, at, { ...(0,operator/* callAt */.io)(run, at), exit_code: flipped((0,operator/* callAt */.io)(run, at)) }),
    say: (run, at) => `${called(run, at)} ended with exit code ${flipped((0,operator/* callAt */.io)(run, at))} instead of ${(0,operator/* callAt */.io)(run, at).exit_code}`,
    fix(run, at) {
        const call = (0,operator/* callAt */.io)(run, at);
        const { outcome: _, ...pattern } = conditions(call, leavesOf(call.arguments));
        return { block: 'calls', value: { ...pattern, exit_code: call.exit_code } };
    },
});
const flipped = ({ exit_code }) => (exit_code === 0 ? 1 : 0);

;// CONCATENATED MODULE: ./src/strength/operators/insert.ts


/** The offered tools and the registry's commands that the run never called. */
function uncalled({ trace, view, registry }) {
    if (trace.source.lacks.includes('calls'))
        return [];
    const called = new Set([...view.calls.map((call) => call.tool), ...view.commands]);
    const found = new Map();
    for (const tool of trace.tools ?? [])
        found.set(tool, { tool });
    for (const { key, tool = key } of registry?.commands.values() ?? [])
        if (!found.has(tool))
            found.set(tool, tool === key ? { tool } : { tool, command: key });
    return [...found.values()].filter((call) => !called.has(call.tool) && !called.has(commandOf(view, call)));
}
const commandOf = (view, { tool, command }) => command ?? view.command({ type: 'tool_call', tool, arguments: {} });
const insertCall = (0,operator/* operator */.Hr)({
    id: 'insert_call',
    points: (run) => uncalled(run).flatMap((call) => [
        ...(run.effects.has(call) && run.calls.length > 0 ? [{ call, front: true }] : []),
        { call, front: false },
    ]),
    group: (run, { call }) => (run.effects.has(call) ? 'effects' : 'reads'),
    make: (run, { call, front }) => (0,operator/* spliced */.Zb)(run, front ? run.places[0] : (0,operator/* endOf */.pJ)(run), 0, (0,operator/* succeeded */.gq)(run, { ...call, arguments: {} })),
    say: (run, { call, front }) => `${shownName(run, call.tool)}, which the run never called, was called ${front ? 'ahead of all else' : 'at the end'}`,
    fix: (_run, { call }) => ({ field: 'forbid_tools', value: call.tool }),
});

;// CONCATENATED MODULE: ./src/strength/operators/index.ts
// Every operator, in the order in which reports list them.





const made = [
    ...[dropCall, swapCalls, repeatCall, againOther, failCall, denyCall],
    ...[changeArgument, changeNumber, dropSentence, insertCall, stopEarly, flipExit],
];
const operators = strength/* operators */.II.map((id) => made.find((one) => one.id === id));

// EXTERNAL MODULE: ./src/documents/severity.ts
var documents_severity = __webpack_require__(17655);
// EXTERNAL MODULE: ./src/scenario/block.ts + 1 modules
var scenario_block = __webpack_require__(87994);
;// CONCATENATED MODULE: ./src/strength/trial.ts




/** The trials of one scenario, each lines once. A run that they refuse ends them for every mutant. */
class Trials {
    #scenario;
    #families;
    #known = new Map();
    /** `families`: those that lines may be of. */
    constructor(scenario, families) {
        this.#scenario = scenario;
        this.#families = families;
    }
    /** Makes lines ready, and tries them on a run; `undefined`: they refuse it, or are none. */
    of(fix, run, view, context) {
        const expect = this.#scenario.wants('expect')[0];
        const lines = written(fix, expect);
        if (lines === undefined)
            return undefined;
        if (!this.#known.has(lines)) {
            const graded = gradedOf(fix, expect, context, this.#families);
            const holds = graded !== undefined && !(0,evaluate/* firstBlocking */.m7)(graded, view, context);
            this.#known.set(lines, graded && { lines, graded, from: run, holds });
        }
        const trial = this.#known.get(lines);
        return trial?.holds ? trial : undefined;
    }
    /** Do lines notice a mutant? */
    catches({ graded }, mutant, context) {
        return (0,evaluate/* firstBlocking */.m7)(graded, mutant, context) !== undefined;
    }
    /** Tries all lines on a run that were not tried on it yet: those of earlier runs, or of later ones. */
    try(which, run, view, context) {
        for (const trial of this.#known.values())
            if (trial?.holds && (which === 'earlier' ? trial.from < run : trial.from > run))
                trial.holds = !(0,evaluate/* firstBlocking */.m7)(trial.graded, view, context);
    }
    /** Are there lines that earlier runs have not been tried with? */
    get isOpen() {
        return [...this.#known.values()].some((trial) => trial?.holds && trial.from > 0);
    }
}
/** The dimensions that lines ask for, beside what `[expect]` says once for all its fields; `undefined`: they are wrong. */
function gradedOf(fix, expect, context, families) {
    const id = 'block' in fix ? fix.block : 'expect';
    const family = families.find((one) => one.id === id);
    if (!family)
        return undefined;
    const value = 'block' in fix ? fix.value : listed(fix, expect);
    const block = { family, number: 1, value, base: [], place: [] };
    const surroundings = { sandbox: false, isCase: false, registry: context.registry, pattern: context.pattern };
    const { section, faults } = (0,scenario_block/* readBlock */.Gr)(block, surroundings, families);
    if (!section || faults.length > 0)
        return undefined;
    const graded = (0,scenario_block/* gradedBy */.Pv)(block, section, family.scopeOf({ ...expect, ...section }, surroundings));
    for (const one of graded) {
        const severity = (0,documents_severity/* overrideOf */.Oe)(one.id, {}, context.config.severity);
        if (severity)
            one.severity = severity;
    }
    return graded;
}

;// CONCATENATED MODULE: ./src/strength/measure.ts







/** So many survivors of a scenario are told, and so many of its reads. */
const mostTold = 1000;
const mostReads = 3;
const none = () => ({ killed: 0, survived: 0 });
class Measure {
    #scenario;
    #by;
    #judges;
    #effects;
    #trials;
    #groups = { effects: none(), answer: none(), reads: none() };
    #left = { effects: 0, answer: 0, reads: 0 };
    #operators = new Map();
    #kills = new Map();
    #found = [];
    #leftOut = 0;
    #runs = 0;
    #again = 0;
    constructor(scenario, by) {
        this.#scenario = scenario;
        this.#by = by;
        this.#judges = judgesOf(scenario.graded);
        this.#effects = (0,effects/* effectsOf */.w7)(scenario, by);
        this.#trials = new Trials(scenario, by.families);
        for (const { id, severity, check } of this.#judges.asked)
            if ((severity ?? check.severity) === 'blocking')
                this.#kills.set(id, 0);
    }
    get effects() {
        return this.#effects.source;
    }
    /** Mutates a passing run. */
    take(trace, view, alone) {
        const context = { ...alone, again: new WeakMap() };
        const number = this.#runs++;
        this.#trials.try('earlier', number, view, context);
        const run = (0,operator/* runOf */.ng)(view, {
            effects: this.#effects,
            registry: context.registry,
            redact: this.#by.redact,
        });
        const { chosen, leftOut } = choose(run, operators, this.#by.mostMutants);
        this.#leftOut += leftOut;
        for (const one of chosen)
            this.#judge(one, { run, number, trace, context });
    }
    /** Tries what catches survivors of later runs on a run that was mutated before, in the same order. */
    takeAgain(view, context) {
        this.#trials.try('later', this.#again++, view, context);
    }
    /** Must the runs come again? */
    get isOpen() {
        return this.#trials.isOpen;
    }
    #judge(one, of) {
        const { operator, point, group } = one;
        const { run, number, trace, context } = of;
        const mutant = operator.make(run, point);
        const fate = fateOf(mutant, one, this.#judges, run.view, context);
        if (fate === 'equivalent')
            return;
        if (fate === 'left to the judge') {
            this.#left[group]++;
            return;
        }
        const kills = this.#operators.get(operator.id) ?? none();
        this.#operators.set(operator.id, kills);
        if (fate !== 'survived') {
            kills.killed++;
            this.#groups[group].killed++;
            this.#kills.set(fate.killedBy, (this.#kills.get(fate.killedBy) ?? 0) + 1);
            return;
        }
        kills.survived++;
        this.#groups[group].survived++;
        if (group === 'reads' ? this.#groups.reads.survived > mostReads : this.#found.length >= mostTold)
            return;
        // Of an answer no survivor is told where there are effects.
        const isTold = group !== 'answer' || !this.#hasEffects;
        const fix = isTold ? operator.fix(run, point) : undefined;
        const trial = fix && this.#trials.of(fix, number, run.view, context);
        const at = operator.call?.(point);
        this.#found.push({
            survivor: {
                trace,
                operator: operator.id,
                ...(at === undefined ? {} : { call: at + 1 }),
                message: `Would not notice that ${operator.say(run, point)}`,
            },
            group,
            trial: trial && this.#trials.catches(trial, run.view.part(mutant, 0), context) ? trial : undefined,
        });
    }
    /** Are effects what the score is of? Then it is so also where only a judge could notice them. */
    get #hasEffects() {
        return this.#judgedOf('effects') + this.#left.effects > 0;
    }
    #judgedOf(group) {
        return this.#groups[group].killed + this.#groups[group].survived;
    }
    /** What the runs that came add up to. */
    result() {
        const scored = this.#hasEffects ? 'effects' : 'answer';
        const { killed, survived } = this.#groups[scored];
        const told = this.#found.map((one) => ({ group: one.group, survivor: this.#told(one) }));
        const of = (group) => told.filter((one) => one.group === group).map(({ survivor }) => survivor);
        return {
            strength: {
                name: this.#scenario.name,
                score: scoreOf(killed, survived),
                groups: this.#groups,
                operators: Object.fromEntries(strength/* operators */.II.flatMap((id) => {
                    const kills = this.#operators.get(id);
                    return kills ? [[id, kills]] : [];
                })),
                kills: Object.fromEntries(this.#kills),
                survivors: of(scored).sort((a, b) => seriousness(a) - seriousness(b)),
            },
            ...{ killed, survived, leftToJudge: this.#left[scored], leftOut: this.#leftOut, runs: this.#runs },
            reads: of('reads'),
        };
    }
    /** A secret in the lines is none that may be told, and hidden they would mean something else. */
    #told({ survivor, trial }) {
        const { redact } = this.#by;
        return trial?.holds && redact(trial.lines) === trial.lines ? { ...survivor, fix: trial.lines } : survivor;
    }
}
/** Of killed and survived, two decimals; `null`: there was nothing to judge. */
const scoreOf = (killed, survived) => killed + survived === 0 ? null : Math.round((killed / (killed + survived)) * 100) / 100;
/** The operators whose faults do the most harm when nobody notices them. */
const worst = ['fail_call', 'insert_call', 'change_argument', 'change_number'];
function seriousness({ operator }) {
    const at = worst.indexOf(operator);
    return at < 0 ? worst.length : at;
}


/***/ }),

/***/ 13813:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ replaced),
/* harmony export */   F8: () => (/* binding */ groupOf),
/* harmony export */   Hr: () => (/* binding */ operator),
/* harmony export */   Zb: () => (/* binding */ spliced),
/* harmony export */   cJ: () => (/* binding */ fixFamilies),
/* harmony export */   gq: () => (/* binding */ succeeded),
/* harmony export */   io: () => (/* binding */ callAt),
/* harmony export */   ng: () => (/* binding */ runOf),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
function runOf(view, { effects, registry, redact }) {
    const places = [];
    for (const [at, event] of view.trace.events.entries())
        if (event.type === 'tool_call')
            places.push(at);
    // The answer stays where it is, whatever call comes to stand last.
    const trace = { ...view.trace, answer: view.trace.answer ?? view.answer ?? '' };
    return { trace, view, calls: view.calls, places, effects, registry, redact };
}
/** The families that lines may be of. */
const fixFamilies = ['expect', 'calls', 'policy'];
/** Takes an operator into a table of operators, which knows of a point only that the same operator made it. */
function operator(of) {
    return of;
}
const callAt = ({ calls }, at) => calls[at];
/** The group of a change to the call at a position. */
const groupOf = (run, at) => (run.effects.took(callAt(run, at)) ? 'effects' : 'reads');
/** The run with other events in the place of some. */
function spliced({ trace }, at, remove, ...added) {
    const events = trace.events.slice();
    events.splice(at, remove, ...added);
    return { ...trace, events };
}
/** The run with another call in the place of one. */
const replaced = (run, at, call) => spliced(run, run.places[at], 1, call);
/** Where a last call would stand: ahead of what the agent says at the end. */
function endOf({ trace: { events } }) {
    let at = events.length;
    while (events[at - 1]?.type === 'message')
        at--;
    return at;
}
/** A call as it would look had it succeeded, as far as the format tells. */
function succeeded({ trace }, call) {
    const lacks = (kind) => trace.source.lacks.includes(kind);
    return {
        type: 'tool_call',
        ...call,
        ...(lacks('errors') ? {} : { is_error: false }),
        ...(lacks('results') ? {} : { result: 'simulated success' }),
    };
}


/***/ }),

/***/ 8991:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ strengthOf)
/* harmony export */ });
/* harmony import */ var _measure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93480);

/** Adds up what was measured of each scenario. */
function strengthOf(measured, effects) {
    const sum = (of) => measured.reduce((n, one) => n + of(one), 0);
    const killed = sum((one) => one.killed);
    const survived = sum((one) => one.survived);
    return {
        schema: 'agent-eval/strength@1',
        score: (0,_measure_js__WEBPACK_IMPORTED_MODULE_0__/* .scoreOf */ .u)(killed, survived),
        effects,
        mutants: killed + survived,
        killed,
        survived,
        left_to_judge: sum((one) => one.leftToJudge),
        left_out: sum((one) => one.leftOut),
        scenarios: measured.map((one) => one.strength),
    };
}


/***/ })

};
