export const id = 1484;
export const ids = [1484];
export const modules = {

/***/ 14725:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ nearName),
/* harmony export */   v: () => (/* binding */ makeBinder)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81601);
// Which trace belongs to which scenario: the first rule that applies.

/**
 * Binds traces. A scenario's glob with `!` takes traces away from that scenario alone. `named` are the `name=glob` lines
 * of the traces input, `broken` the names of scenarios that could not be read: their traces are nobody else's.
 */
function makeBinder(scenarios, named, matcher, broken = []) {
    const owners = scenarios.filter((s) => !s.everyTrace);
    const others = new Set(scenarios.filter((s) => s.everyTrace).map((s) => s.name));
    const byName = new Map(owners.map((s) => [s.name, s]));
    for (const name of broken)
        if (!byName.has(name) && !others.has(name))
            byName.set(name, undefined);
    const lines = named.filter((n) => !others.has(n.name)).map(({ name, glob }) => ({ name, matches: matcher(glob) }));
    const globbed = owners
        .filter((s) => s.traces.length > 0)
        .map((scenario) => {
        const [takes, gives] = [true, false].map((not) => scenario.traces.filter((g) => g.startsWith('!') === not));
        return {
            scenario,
            takes: (takes ?? []).map((g) => matcher(g.slice(1))),
            gives: (gives ?? []).map(matcher),
        };
    });
    const segmentOf = segmentFinder(byName.keys());
    const near = new Map();
    const unread = (name) => {
        if (others.has(name))
            return `${JSON.stringify(name)}, which judges every trace and has none of its own`;
        if (byName.has(name))
            return `${JSON.stringify(name)}, which could not be read`;
        if (!near.has(name) && near.size < 1000)
            near.set(name, (0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(name, byName.keys()));
        const meant = near.get(name);
        return `${JSON.stringify(name)}, which does not exist${meant === undefined ? '' : `; did you mean ${meant}?`}`;
    };
    return ({ path, scenario: field }) => {
        const means = (matches) => matches(path);
        const byInput = [...new Set(lines.filter((line) => line.matches(path)).map((line) => line.name))];
        if (byInput[0] !== undefined) {
            const known = byInput.map((name) => byName.get(name)).filter((s) => s !== undefined);
            if (known.length > 0)
                return { scenarios: known, rule: 'input' };
            return { reason: `a name=glob line gives it to the scenario ${unread(byInput[0])}`, last: false };
        }
        const taken = globbed.filter((g) => g.takes.some(means)).map((g) => g.scenario);
        const byGlob = globbed.filter((g) => !taken.includes(g.scenario) && g.gives.some(means));
        if (byGlob.length > 0)
            return { scenarios: byGlob.map((g) => g.scenario), rule: 'glob' };
        const segment = segmentOf(path);
        if (field !== undefined && field !== '') {
            const own = byName.get(field);
            const conflict = segment !== undefined && segment !== field ? { conflict: conflictOf(field, segment) } : {};
            if (own)
                return { scenarios: [own], rule: 'field', ...conflict };
            return { reason: `it names the scenario ${unread(field)}`, last: false, ...conflict };
        }
        const byPath = segment === undefined ? undefined : byName.get(segment);
        if (byPath && !taken.includes(byPath))
            return { scenarios: [byPath], rule: 'path' };
        if (segment !== undefined && !byPath)
            return { reason: `its path names the scenario ${unread(segment)}`, last: false };
        if (taken[0])
            return { reason: `a glob with ! of the scenario ${JSON.stringify(taken[0].name)} takes it away`, last: false };
        return {
            reason: 'no name=glob line of the traces input, no traces glob of a scenario, no scenario field in the trace, and no folder or file name like a scenario',
            last: true,
        };
    };
}
const conflictOf = (field, segment) => `Contradiction: the trace names the scenario ${JSON.stringify(field)} and its path ${JSON.stringify(segment)}; correct one of them, or bind the file by a line NAME=GLOB of traces`;
/** What may stand behind a scenario's name in the name of a folder or a file. */
const suffix = /^(?:$|\.|--|@|#)/;
/**
 * Finds the name that a path holds: a folder or a file named like it, alone or followed by `.`, `--`, `@` or `#`; a name with `/` is
 * that many of them in a row. The longest name wins.
 */
function segmentFinder(names) {
    const known = new Set(names);
    const lengths = [...new Set([...known].map((name) => name.length))].sort((a, b) => b - a);
    return (path) => {
        const starts = [0];
        for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1))
            starts.push(at + 1);
        for (const length of lengths) {
            for (const start of starts) {
                if (start + length > path.length)
                    break;
                const end = start + length;
                const next = path.indexOf('/', end);
                if (!suffix.test(next < 0 ? path.slice(end) : path.slice(end, next)))
                    continue;
                const name = path.slice(start, end);
                if (known.has(name))
                    return name;
            }
        }
        return undefined;
    };
}
/** A name by which a trace would belong to the scenario that was probably meant; `undefined`: none is near. */
function nearName(path, names) {
    const segments = path.split('/');
    for (const [i, segment] of [...segments.entries()].reverse()) {
        const isFile = i === segments.length - 1;
        const [, stem = segment, ending = ''] = isFile ? (/^(.*?)((?:\.\w+)?(?:\.gz)?)$/i.exec(segment) ?? []) : [];
        // What tells trials apart is no part of the name: refund-1, refund_2, refund 3, refund4.
        const [, bare = stem, trial = ''] = /^(.*?)[-_ .]*(\d*)$/.exec(stem) ?? [];
        const name = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(bare, names) ?? (0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(stem, names);
        if (name === undefined)
            continue;
        const meant = `${name}${trial === '' || name.endsWith(trial) ? '' : `.${trial}`}`;
        return isFile ? `${meant}${ending}` : `${meant}/`;
    }
    return undefined;
}


/***/ }),

/***/ 37789:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ withoutCompletion),
/* harmony export */   LZ: () => (/* binding */ statsOf),
/* harmony export */   YH: () => (/* binding */ questionOf),
/* harmony export */   _3: () => (/* binding */ evaluate),
/* harmony export */   m7: () => (/* binding */ firstBlocking)
/* harmony export */ });
/* harmony import */ var _checks_calls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89644);
/* harmony import */ var _checks_contract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98985);
/* harmony import */ var _checks_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74715);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5086);
/* harmony import */ var _model_trace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5136);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47088);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47127);
// A scenario and the view of a trace → dimensions. Pure: what only an oracle can answer is handed back as a question.







const longestMessage = 1500;
const longestSequence = 60;
/** Evaluates one trace by one scenario. A check that throws is an `error`, and the others are still evaluated. */
function evaluate(scenario, view, context, redact) {
    const dimensions = [];
    const asked = [];
    const notes = [];
    let spoilt;
    for (const graded of scenario.graded) {
        const { check } = graded;
        let outcome;
        if ((0,_checks_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .isAsking */ .CL)(check)) {
            const said = ask(check, graded, view, context);
            if (isQuestion(said)) {
                const { severity = check.severity } = graded;
                asked.push({ at: dimensions.length, question: said, decide: decider(check, graded, view, context, redact) });
                dimensions.push({ id: graded.id, verdict: 'error', severity, message: 'Not asked yet' });
                continue;
            }
            outcome = said;
        }
        else
            outcome = answer(check, graded, view, context);
        const dimension = toDimension(graded, outcome, redact);
        dimensions.push(dimension);
        const { spoilt: call } = outcome;
        if (call !== undefined && (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .blocks */ .Bv)(dimension) && !(spoilt && spoilt.call <= call))
            spoilt = { call, dimension: graded.id };
        if (outcome.note !== undefined)
            notes.push(`${graded.id}: ${outcome.note}`);
    }
    return { dimensions, asked, notes, ...(spoilt ? { spoilt } : {}) };
}
/** The first of some dimensions that blocks, oracles aside: what reaches outside is not asked. */
function firstBlocking(graded, view, context) {
    return graded.find((one) => {
        const { check, severity } = one;
        if ((0,_checks_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .isAsking */ .CL)(check) || (severity !== undefined && severity !== 'blocking'))
            return false;
        const outcome = answer(check, one, view, context);
        return (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .blocks */ .Bv)({ verdict: outcome.verdict, severity: severityOf(one, outcome) });
    });
}
/** What a dimension would ask of an oracle; `undefined`: nothing. */
function questionOf(graded, view, context) {
    if (!(0,_checks_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .isAsking */ .CL)(graded.check))
        return undefined;
    const said = ask(graded.check, graded, view, context);
    return isQuestion(said) ? said : undefined;
}
const severityOf = (graded, outcome) => graded.severity ?? outcome.severity ?? graded.check.severity;
const without = new WeakMap();
/** A scenario that judges a trace beside the trace's own, which says whether the run was completed. */
function withoutCompletion(scenario) {
    let light = without.get(scenario);
    if (!light) {
        light = { ...scenario, graded: scenario.graded.filter(({ check }) => !_checks_index_js__WEBPACK_IMPORTED_MODULE_2__/* .always */ .Gk.some((one) => one.check === check)) };
        without.set(scenario, light);
    }
    return light;
}
const isQuestion = (said) => typeof said.oracle === 'string';
function answer(check, { want, scope }, view, context) {
    try {
        return sure(check, check.run(want, view, context, scope), view);
    }
    catch (e) {
        return crashed(check, e);
    }
}
/** What a prohibition found stays found; that it found nothing says nothing of what is not in the recording. */
function sure({ prohibits }, outcome, view) {
    if (prohibits === undefined || outcome.verdict === 'fail' || outcome.verdict === 'error')
        return outcome;
    const why = (0,_checks_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .unseen */ .nv)(view, prohibits);
    return why === undefined ? outcome : (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .error */ .z3)(`Missing ${why}; in what is recorded: ${outcome.message}`);
}
function ask(check, { want, scope }, view, context) {
    try {
        return check.ask(want, view, context, scope);
    }
    catch (e) {
        return crashed(check, e);
    }
}
/** What an oracle's answer will mean. */
function decider(check, graded, view, context, redact) {
    const light = withoutEvents(view);
    return (said) => {
        let outcome;
        try {
            outcome = check.decide(graded.want, said, light, context);
        }
        catch (e) {
            outcome = crashed(check, e);
        }
        return toDimension(graded, outcome, redact);
    };
}
/** The grader's own crash is an `error`: it never becomes a pass. */
const crashed = (check, e) => ({
    verdict: 'error',
    message: `The check ${check.id} itself failed: ${e instanceof Error ? e.message : String(e)}; please report this`,
});
/** A view to decide by later, which does not hold the whole trace in memory until then. */
function withoutEvents({ trace, answer }) {
    const light = { schema: trace.schema, events: [], source: trace.source };
    if (answer !== undefined)
        light.answer = answer;
    return (0,_view_js__WEBPACK_IMPORTED_MODULE_4__/* .viewOf */ .d)(light, (tool) => tool);
}
/** What passed is said in the same words of trace after trace: one object serves all of them. */
const said = new WeakMap();
function toDimension(graded, outcome, redact) {
    const { verdict, message } = outcome;
    const plain = verdict === 'pass' && !outcome.evidence && !outcome.sequences && !outcome.oracle && !outcome.severity;
    if (!plain)
        return makeDimension(graded, outcome, redact);
    let known = said.get(graded);
    if (!known) {
        known = new Map();
        said.set(graded, known);
    }
    let dimension = known.get(message);
    if (!dimension) {
        dimension = makeDimension(graded, outcome, redact);
        if (known.size < 1000)
            known.set(message, dimension);
    }
    return dimension;
}
function makeDimension(graded, outcome, redact) {
    const { verdict } = outcome;
    // Redacted before it is cut: half a secret has no shape that anyone knows.
    const message = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_6__/* .clip */ .$Q)(redact(outcome.message), longestMessage);
    const dimension = {
        id: graded.id,
        verdict,
        severity: severityOf(graded, outcome),
        message,
    };
    if (outcome.evidence && outcome.evidence.length > 0) {
        dimension.evidence = outcome.evidence.map((e) => (e.tool === undefined ? e : { ...e, tool: redact(e.tool) }));
    }
    if (verdict === 'fail' || verdict === 'error') {
        dimension.route = outcome.route ? [...graded.base, ...outcome.route] : graded.place;
    }
    if (outcome.sequences) {
        dimension.sequences = {
            expected: short(outcome.sequences.expected, redact),
            observed: short(outcome.sequences.observed, redact),
        };
    }
    if (outcome.flagged_values)
        dimension.flagged_values = outcome.flagged_values.map((v) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_6__/* .clip */ .$Q)(redact(v), 200));
    if (outcome.oracle)
        dimension.oracle = outcome.oracle;
    return dimension;
}
const short = (names, redact) => {
    const shown = names.slice(0, longestSequence).map((n) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_6__/* .clip */ .$Q)(redact(n), 80));
    return names.length > longestSequence ? [...shown, `… and ${names.length - longestSequence} more`] : shown;
};
/** The figures of a run. */
function statsOf(view) {
    const { trace } = view;
    const stats = {
        tool_calls: view.calls.length,
        tool_errors: view.calls.filter((c) => (0,_model_trace_js__WEBPACK_IMPORTED_MODULE_3__/* .callFailed */ .Qn)(c) === true).length,
    };
    if (trace.turns !== undefined)
        stats.turns = trace.turns;
    if (trace.duration_ms !== undefined)
        stats.duration_ms = trace.duration_ms;
    if (trace.usage?.cost_usd !== undefined)
        stats.cost_usd = trace.usage.cost_usd;
    const { input_tokens, output_tokens } = trace.usage ?? {};
    if (input_tokens !== undefined)
        stats.input_tokens = input_tokens;
    if (output_tokens !== undefined)
        stats.output_tokens = output_tokens;
    return stats;
}


/***/ }),

/***/ 87095:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ outcomeTeller)
/* harmony export */ });
/* harmony import */ var _checks_patterns_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33696);
/* harmony import */ var _model_matcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83843);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
// `[[outcome_text]]`: how a failure looks in the text of a result, where a format has no bit for it.



/** Does a trace say how a call ended? */
const isRecorded = ({ is_error, denied, blocked }) => typeof is_error === 'boolean' || denied === true || blocked === true;
function outcomeTeller(blocks, pattern) {
    if (blocks.length === 0)
        return (trace) => trace;
    const compiled = blocks.map(({ tools, failed, denied }) => ({
        covers: (0,_model_matcher_js__WEBPACK_IMPORTED_MODULE_1__/* .matcherOf */ .K)(tools),
        failed: failed.map(pattern),
        denied: denied.map(pattern),
    }));
    const tell = (call) => {
        if (isRecorded(call))
            return undefined;
        const block = compiled.find(({ covers }) => covers(call.tool).length > 0);
        const text = block && (0,_checks_patterns_result_js__WEBPACK_IMPORTED_MODULE_0__/* .resultText */ .D6)(call);
        if (!block || text === undefined)
            return undefined;
        if (block.denied.some((p) => p.test(text)))
            return 'denied';
        if (block.failed.some((p) => p.test(text)))
            return 'failed';
        // What the head does not say, the rest may.
        return call.result_cut ? undefined : 'succeeded';
    };
    return (trace) => {
        const told = { succeeded: [], failed: [], denied: [] };
        let number = 0;
        let unknown = 0;
        const events = trace.events.map((event) => {
            if (event.type !== 'tool_call')
                return event;
            number++;
            const outcome = tell(event);
            if (outcome === undefined) {
                if (!isRecorded(event))
                    unknown++;
                return event;
            }
            told[outcome].push(String(number));
            return { ...event, is_error: outcome !== 'succeeded', ...(outcome === 'denied' ? { denied: true } : {}) };
        });
        const parts = ['failed', 'denied', 'succeeded'].flatMap((outcome) => told[outcome].length === 0 ? [] : [`${outcome}: call ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)((0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(told[outcome]), 200)}`]);
        if (parts.length === 0)
            return trace;
        const { source } = trace;
        const lacks = unknown > 0 ? source.lacks : source.lacks.filter((kind) => kind !== 'errors');
        const notes = [...(source.notes ?? []), `Outcomes told by outcome_text: ${parts.join('; ')}`];
        return { ...trace, events, source: { ...source, lacks, notes } };
    };
}


/***/ }),

/***/ 47127:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ viewOf),
/* harmony export */   v: () => (/* binding */ commandNamer)
/* harmony export */ });
/* harmony import */ var _checks_text_match_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81054);
/* harmony import */ var _model_matcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83843);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81601);
/* harmony import */ var _model_remembered_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65871);
// A trace as checks see it.




/** Names the command of a tool that the trace itself does not name; remembers its answers. */
function commandNamer(registry, aliases) {
    const exact = new Map([...aliases].reverse());
    // An alias has no sign for exactly: a sign in front is a part of its name.
    const match = (0,_model_matcher_js__WEBPACK_IMPORTED_MODULE_1__/* .matcherOf */ .K)(aliases.map(([from]) => ((0,_model_matcher_js__WEBPACK_IMPORTED_MODULE_1__/* .isExactly */ .H)(from) ? '' : from)));
    const look = (tool) => {
        const registered = registry?.tools.get(tool);
        if (registered !== undefined)
            return registered;
        const own = exact.get(tool);
        if (own !== undefined)
            return own;
        for (const at of match(tool)) {
            const [from, to] = aliases[at] ?? ['', ''];
            const found = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__.captures)(from, tool);
            if (found)
                return to.replace(/\$(\d)/g, (whole, n) => found[Number(n) - 1] ?? whole);
        }
        return tool;
    };
    return (0,_model_remembered_js__WEBPACK_IMPORTED_MODULE_3__/* .remembered */ .H)(look, 10_000);
}
/** Texts of a run of so many characters are kept as they were looked into. */
const mostKept = 1 << 20;
/** Makes the view of a trace. */
const viewOf = (trace, nameCommand) => new TraceView(trace, nameCommand, 0, (0,_model_remembered_js__WEBPACK_IMPORTED_MODULE_3__/* .rememberedWithin */ .u)(_checks_text_match_js__WEBPACK_IMPORTED_MODULE_0__/* .readable */ .HD, mostKept));
// A class, because getters of an object literal make a hidden class for every object, which keeps each trace alive until
// the next full collection.
class TraceView {
    trace;
    calls;
    before;
    readable;
    answer;
    #nameCommand;
    #commands;
    constructor(trace, nameCommand, before, read) {
        const calls = [];
        let lastMessage;
        for (const event of trace.events) {
            if (event.type === 'tool_call') {
                calls.push(event);
                lastMessage = undefined;
            }
            else if (event.type === 'message' && !event.agent)
                lastMessage = event.text;
        }
        this.trace = trace;
        this.before = before;
        this.calls = calls;
        const answer = trace.answer ?? (trace.source.lacks.includes('answer') ? undefined : lastMessage);
        // A blank answer says nothing, so nothing can be absent from it.
        this.answer = answer?.trim() === '' ? undefined : answer;
        this.#nameCommand = nameCommand;
        this.readable = read;
    }
    part(trace, before) {
        return new TraceView(trace, this.#nameCommand, before, this.readable);
    }
    command(call) {
        return call.command ?? this.#nameCommand(call.tool);
    }
    get commands() {
        this.#commands ??= this.calls.map((call) => this.command(call));
        return this.#commands;
    }
    get readableAnswer() {
        return this.readable(this.answer ?? '');
    }
}


/***/ }),

/***/ 55861:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ sayPath),
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   UG: () => (/* binding */ sayDeed),
/* harmony export */   jh: () => (/* binding */ deedsOf),
/* harmony export */   uT: () => (/* binding */ deedOf)
/* harmony export */ });
/* harmony import */ var _model_canonical_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29563);
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35948);
/* harmony import */ var _model_decimal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12078);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var _model_trace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5136);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48408);
// What of a run is compared with another run: its calls with an effect, each as short texts, so that many can be kept.






/** A run with more of either is compared with none: what is kept of runs must stay small. */
const mostDeeds = 500;
const mostTraits = 5000;
const longestKey = 200;
const longestSaid = 60;
/** The calls of a run that have an effect, and those that would have had one; `undefined`: they are too many to be kept. */
function deedsOf(calls, has, telling) {
    const deeds = [];
    let traits = 0;
    for (const [at, call] of calls.entries()) {
        if (!has(call))
            continue;
        const deed = deedOf(call, at + 1, telling);
        traits += deed.traits.length;
        if (deeds.push(deed) > mostDeeds || traits > mostTraits)
            return undefined;
    }
    return deeds;
}
function deedOf(call, number, telling) {
    const parts = (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .partsOf */ .CI)(call.arguments);
    const told = (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .tellingPart */ .F5)(parts);
    return {
        call: number,
        tool: (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(telling.redact(call.tool), longestSaid),
        ...(told === undefined ? {} : { telling: sayOf(told.value, telling) }),
        ...((0,_model_trace_js__WEBPACK_IMPORTED_MODULE_1__/* .callFailed */ .Qn)(call) === true ? { failed: true } : {}),
        traits: parts.map((part) => traitOf(part, telling)),
    };
}
const sayOf = (value, { redact }) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(redact((0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e)(value)), longestSaid);
function traitOf({ path, kind, value }, telling) {
    const at = { path: (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(telling.redact(path), 120), kind };
    if (kind === 'table')
        return { ...at, key: '', said: 'a table' };
    if (kind === 'list') {
        const { length } = value;
        return { ...at, key: String(length), said: `a list of ${length}` };
    }
    const text = typeof value === 'string' ? value : (0,_model_canonical_js__WEBPACK_IMPORTED_MODULE_4__/* .canonical */ .$)(value);
    const isKept = text.length <= longestKey && telling.redact(text) === text;
    const decimal = (0,_model_decimal_js__WEBPACK_IMPORTED_MODULE_5__/* .decimalOf */ .Bc)(value);
    return {
        ...at,
        key: `${typeof value === 'string' ? 'text' : 'value'} ${isKept ? text : telling.hash(text)}`,
        said: sayOf(value, telling),
        ...(decimal && isKept ? { number: `${decimal.negative ? '-' : ''}${decimal.whole}.${decimal.fraction}` } : {}),
    };
}
/** Are two parts equal, as conditions compare them: numbers by value, two texts as texts? */
function isSame(a, b) {
    if (a.kind !== b.kind)
        return false;
    if (a.key === b.key)
        return true;
    const texts = a.key.startsWith('text ') && b.key.startsWith('text ');
    return !texts && a.number !== undefined && a.number === b.number;
}
/** A deed as a person names it: the tool, and what tells it from its likes. */
const sayDeed = ({ tool, telling }) => `\`${tool}\`${telling === undefined ? '' : ` ${telling}`}`;
/** The name of a part, as short as it tells enough. */
const sayPath = (path) => (/\d/.test(path) || path.length > 40 ? path : (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path));


/***/ }),

/***/ 31167:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ firstDifference),
/* harmony export */   n: () => (/* binding */ spoiltAt)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _deeds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55861);
/* harmony import */ var _pair_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57476);



const tookOf = (deeds) => deeds.filter((deed) => deed.failed === undefined);
/** Compares a failing run with the good run that is most like it; `undefined`: they agree, or there is none. */
function firstDifference(deeds, goods) {
    const own = tookOf(deeds);
    let nearest;
    for (const good of goods) {
        const compared = compare(own, good);
        if (!nearest || compared.score > nearest.score)
            nearest = compared;
    }
    if (!nearest)
        return undefined;
    const found = differences(deeds, own, nearest);
    const [first] = found;
    if (!first)
        return undefined;
    const more = Math.min(found.length - 1, 2);
    const message = `${first.message}${found.length > 3 ? ' (and more than 2 more)' : more > 0 ? ` (and ${more} more)` : ''}`;
    return { ...first, message: (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(message, 500), ...(more > 0 ? { more } : {}) };
}
/** Each equal leaf counts one, each call that only one side has takes off a half. */
function compare(own, good) {
    const took = tookOf(good.deeds);
    const pairs = (0,_pair_js__WEBPACK_IMPORTED_MODULE_1__/* .pairsOf */ .f)(own, took);
    let score = -0.5 * (own.length + took.length - 2 * pairs.length);
    for (const [i, j] of pairs)
        score += (0,_pair_js__WEBPACK_IMPORTED_MODULE_1__/* .likeness */ .$)(own[i], took[j]);
    return { good, took, pairs, score };
}
function differences(all, own, { good, took, pairs }) {
    const partner = new Map(pairs);
    const named = good.trace;
    const found = own.flatMap((deed, i) => {
        const at = partner.get(i);
        const other = at === undefined ? undefined : took[at];
        if (!other) {
            const message = `call ${deed.call} ${(0,_deeds_js__WEBPACK_IMPORTED_MODULE_0__/* .sayDeed */ .UG)(deed)}, which ${named} does not have`;
            return [{ kind: 'extra', call: deed.call, tool: deed.tool, good: named, message }];
        }
        const changed = firstOther(deed, other);
        if (!changed)
            return [];
        const { trait, seen } = changed;
        const message = `call ${deed.call} \`${deed.tool}\` ${(0,_deeds_js__WEBPACK_IMPORTED_MODULE_0__/* .sayPath */ .De)(trait.path)} ${trait.said}, in ${named} ${seen.said}`;
        return [
            {
                kind: 'changed',
                call: deed.call,
                tool: deed.tool,
                argument: trait.path,
                good: named,
                good_call: other.call,
                message,
            },
        ];
    });
    const had = new Set(pairs.map(([, j]) => j));
    const missing = took.flatMap((deed, j) => {
        if (had.has(j))
            return [];
        const tried = attemptAt(all, deed);
        const attempt = tried ? `; tried at call ${tried.call}, and failed` : '';
        const message = `missing: ${(0,_deeds_js__WEBPACK_IMPORTED_MODULE_0__/* .sayDeed */ .UG)(deed)}, call ${deed.call} in ${named}${attempt}`;
        const at = tried ? { call: tried.call } : {};
        return [{ kind: 'missing', ...at, tool: deed.tool, good: named, good_call: deed.call, message }];
    });
    return [...found, ...missing];
}
/** The first part that both have, and have otherwise. */
function firstOther(deed, other) {
    const theirs = new Map(other.traits.map((trait) => [trait.path, trait]));
    for (const trait of deed.traits) {
        const seen = theirs.get(trait.path);
        if (seen && !(0,_deeds_js__WEBPACK_IMPORTED_MODULE_0__/* .isSame */ .Ft)(trait, seen))
            return { trait, seen };
    }
    return undefined;
}
/** The failed call that is most like a call that is missing. */
function attemptAt(all, deed) {
    let best;
    for (const tried of all) {
        if (!tried.failed || tried.tool !== deed.tool)
            continue;
        const equal = (0,_pair_js__WEBPACK_IMPORTED_MODULE_1__/* .likeness */ .$)(tried, deed);
        if (equal === 0 && deed.traits.some((trait) => trait.kind === 'leaf'))
            continue;
        if (!best || equal > best.equal)
            best = { deed: tried, equal };
    }
    return best?.deed;
}
/** Where there is no good run: the first call after which nothing could have made the run right. */
function spoiltAt(call, tool, dimension) {
    return {
        kind: 'spoilt',
        call,
        tool,
        message: `call ${call} \`${tool}\`, after which ${dimension} could not pass any more`,
    };
}


/***/ }),

/***/ 57476:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ likeness),
/* harmony export */   f: () => (/* binding */ pairsOf)
/* harmony export */ });
/* harmony import */ var _deeds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55861);
// Pairing the calls of two runs so that as many argument leaves as can be are equal, their order aside.

/** Beyond so many calls of one tool on a side, each takes the best that is left, in order. */
const mostExact = 100;
const byPath = new WeakMap();
/** The parts of a call by their paths; many calls are compared with the same one. */
function traitsOf(deed) {
    const known = byPath.get(deed) ?? new Map(deed.traits.map((trait) => [trait.path, trait]));
    byPath.set(deed, known);
    return known;
}
/** How many leaves of two calls are equal; a call is like another of its tool alone. */
function likeness(a, b) {
    const others = traitsOf(b);
    let equal = 0;
    for (const trait of a.traits) {
        const other = trait.kind === 'leaf' ? others.get(trait.path) : undefined;
        if (other && (0,_deeds_js__WEBPACK_IMPORTED_MODULE_0__/* .isSame */ .Ft)(trait, other))
            equal++;
    }
    return equal;
}
/** Pairs the calls of each tool. */
function pairsOf(a, b) {
    const groups = new Map();
    const put = (deeds, side) => {
        for (const [at, { tool }] of deeds.entries()) {
            const group = groups.get(tool) ?? [[], []];
            groups.set(tool, group);
            group[side].push(at);
        }
    };
    put(a, 0);
    put(b, 1);
    return [...groups.values()].flatMap(([ours, theirs]) => pairGroup(a, b, ours, theirs));
}
const textOf = ({ traits }) => JSON.stringify(traits
    .map(({ path, kind, key, number }) => [path, kind, number ?? key])
    .sort(([p], [q]) => (`${p}` < `${q}` ? -1 : 1)));
/** Equal calls are paired first, which never costs a better pairing: what two calls share with a third is in both. */
function pairGroup(a, b, ours, theirs) {
    const pairs = [];
    const waiting = new Map();
    for (const at of theirs) {
        const key = textOf(b[at]);
        waiting.set(key, [...(waiting.get(key) ?? []), at]);
    }
    const left = ours.filter((at) => {
        const equal = waiting.get(textOf(a[at]))?.shift();
        if (equal !== undefined)
            pairs.push([at, equal]);
        return equal === undefined;
    });
    const rest = [...waiting.values()].flat().sort((x, y) => x - y);
    if (left.length === 0 || rest.length === 0)
        return pairs;
    const weight = left.map((at) => rest.map((other) => likeness(a[at], b[other])));
    const chosen = left.length > mostExact || rest.length > mostExact ? inTurn(weight) : best(weight);
    for (const [i, j] of chosen.entries())
        if (j !== undefined)
            pairs.push([left[i], rest[j]]);
    return pairs;
}
/** Each row takes the best column that is left. */
function inTurn(weight) {
    const free = new Set((weight[0] ?? []).keys());
    return weight.map((row) => {
        let found;
        for (const j of free)
            if (found === undefined || row[j] > row[found])
                found = j;
        if (found !== undefined)
            free.delete(found);
        return found;
    });
}
/**
 * The assignment of the greatest weight (Hungarian method, by shortest augmenting paths): of the shorter side, each one is paired.
 * Between equal ones it prefers those that stand as far in their lists.
 */
function best(weight) {
    const rows = weight.length;
    const columns = weight[0]?.length ?? 0;
    if (rows > columns) {
        const turned = best(Array.from({ length: columns }, (_, j) => weight.map((row) => row[j])));
        const found = Array.from({ length: rows }, () => undefined);
        for (const [j, i] of turned.entries())
            if (i !== undefined)
                found[i] = j;
        return found;
    }
    const scale = 4 * mostExact * mostExact;
    const cost = (i, j) => Math.abs(i - j) - weight[i][j] * scale;
    const rowPrice = new Float64Array(rows + 1);
    const columnPrice = new Float64Array(columns + 1);
    /** The row of each column, from 1; column 0 holds the row that is being placed. */
    const rowOf = new Int32Array(columns + 1);
    for (let row = 1; row <= rows; row++) {
        rowOf[0] = row;
        const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
        const from = new Int32Array(columns + 1);
        const seen = new Uint8Array(columns + 1);
        let at = 0;
        while (rowOf[at] !== 0) {
            seen[at] = 1;
            const i = rowOf[at];
            let step = Number.POSITIVE_INFINITY;
            let next = 0;
            for (let j = 1; j <= columns; j++) {
                if (seen[j])
                    continue;
                const reduced = cost(i - 1, j - 1) - rowPrice[i] - columnPrice[j];
                if (reduced < least[j]) {
                    least[j] = reduced;
                    from[j] = at;
                }
                if (least[j] < step) {
                    step = least[j];
                    next = j;
                }
            }
            for (let j = 0; j <= columns; j++) {
                if (seen[j]) {
                    rowPrice[rowOf[j]] = rowPrice[rowOf[j]] + step;
                    columnPrice[j] = columnPrice[j] - step;
                }
                else
                    least[j] = least[j] - step;
            }
            at = next;
        }
        while (at !== 0) {
            const before = from[at];
            rowOf[at] = rowOf[before];
            at = before;
        }
    }
    const found = Array.from({ length: rows }, () => undefined);
    for (let j = 1; j <= columns; j++)
        if (rowOf[j] !== 0)
            found[rowOf[j] - 1] = j - 1;
    return found;
}


/***/ }),

/***/ 48408:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   F5: () => (/* binding */ tellingPart),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   ev: () => (/* binding */ isNamed)
/* harmony export */ });
/* unused harmony export isId */
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35948);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33870);
// The parts of a call's arguments: each scalar, list and table with its path, as `where` of a scenario writes it.


/** More parts of one call than these are left aside. */
const mostParts = 2000;
/** The parts of some arguments, each outer one ahead of those within it. Walks without recursion: arguments may be deep. */
function partsOf(value) {
    const parts = [];
    const open = [{ path: '', value }];
    for (let at = open.pop(); at !== undefined && parts.length < mostParts; at = open.pop()) {
        const { path } = at;
        const inner = typeof at.value === 'string' ? ((0,_model_path_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonOf */ .o_)(at.value) ?? at.value) : at.value;
        const isOuter = typeof inner === 'object' && inner !== null;
        if (path !== '')
            parts.push({ path, kind: !isOuter ? 'leaf' : Array.isArray(inner) ? 'list' : 'table', value: inner });
        if (!isOuter)
            continue;
        const entries = Object.entries(inner);
        for (const [key, within] of entries.reverse()) {
            const segment = segmentOf(key);
            open.push({ path: path === '' ? segment : `${path}.${segment}`, value: within });
        }
    }
    return parts;
}
/** A key as a segment of a path: in quotes of its own where it would mean something else. */
const segmentOf = (key) => (key === '' || key === '*' || /[.]|^"/.test(key) ? `"${key}"` : key);
/** Does a path name exactly this part? A key with quotes and dots can be named by no path. */
const isNamed = (root, { path, value }) => {
    const found = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesAt */ .I0)(root, path);
    if (found.length !== 1)
        return false;
    const [one] = found;
    return one === value || (typeof one === 'string' && (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e)((0,_model_path_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonOf */ .o_)(one) ?? one) === (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e)(value));
};
/** The last segment of a path that is no number: what a person calls the value. */
function nameOf(path) {
    const segments = path.split('.').filter((segment) => !/^\d+$/.test(segment));
    return segments.at(-1) ?? path;
}
/** Does a name end in the word `id`, as `order_id`, `orderId` and `ID` do, and `paid` does not? */
const isId = (name) => /(?:^|[\W_])id$/i.test(name) || /[a-z]I[dD]$/.test(name);
/** The part that tells a call from its likes: the first whose name is or ends in `id`, else the first scalar. */
function tellingPart(parts) {
    const leaves = parts.filter((part) => part.kind === 'leaf');
    return leaves.find(({ path }) => isId(nameOf(path))) ?? leaves[0];
}


/***/ }),

/***/ 2185:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ besideOf),
/* harmony export */   M: () => (/* binding */ relativeTo)
/* harmony export */ });
// Paths with `/` that are written relative to a file.
/** The path that `written` means in a file: relative to its folder. */
function besideOf(file, written) {
    if (written.startsWith('/'))
        return written;
    const absolute = file.startsWith('/');
    const parts = [];
    for (const part of [...file.split('/').slice(0, -1), ...written.split('/')]) {
        if (part === '' || part === '.')
            continue;
        if (part === '..' && parts.length > 0 && parts.at(-1) !== '..')
            parts.pop();
        else
            parts.push(part);
    }
    return `${absolute ? '/' : ''}${parts.join('/')}`;
}
/** How a file writes a path, which is relative to the same folder as the file itself. */
function relativeTo(file, path) {
    if (path.startsWith('/'))
        return path;
    const from = file.split('/').slice(0, -1);
    const to = path.split('/');
    let shared = 0;
    while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared])
        shared++;
    return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
}


/***/ }),

/***/ 11484:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W1: () => (/* binding */ configOf),
  g5: () => (/* binding */ failureOf),
  IV: () => (/* binding */ loadInputs),
  f5: () => (/* binding */ noFacts),
  iA: () => (/* binding */ prepare),
  Fv: () => (/* binding */ registryOf)
});

// EXTERNAL MODULE: ./src/checks/contract.ts + 1 modules
var contract = __webpack_require__(98985);
// EXTERNAL MODULE: ./src/checks/index.ts + 28 modules
var checks = __webpack_require__(74715);
// EXTERNAL MODULE: ./src/files/globs.ts + 1 modules
var files_globs = __webpack_require__(80020);
// EXTERNAL MODULE: ./src/files/hash.ts
var files_hash = __webpack_require__(36667);
// EXTERNAL MODULE: ./src/formats/index.ts + 52 modules
var formats = __webpack_require__(85595);
// EXTERNAL MODULE: ./src/judging/bind.ts
var judging_bind = __webpack_require__(14725);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
;// CONCATENATED MODULE: ./src/judging/copies.ts
// Telling that two traces are copies of one run: they carry the same identity of their own, and the same calls.

/** A hash of what a run called, in its order, with which arguments. `hash`: of texts. */
function courseOf(calls, hash) {
    const parts = [];
    for (const call of calls)
        parts.push(call.tool, call.arguments);
    return hash((0,json/* writeJson */.GF)(parts));
}
/** The print of a trace: its id, or when its calls were made, and the course of its calls. `hash`: of texts. */
function printOf({ id, answer = '' }, calls, course, hash) {
    const times = id === undefined && calls.some(({ at }) => at !== undefined) ? calls.map(({ at }) => at ?? null) : [];
    const known = id === undefined ? times.length > 0 : id !== '';
    return { calls: hash((0,json/* writeJson */.GF)([id ?? null, times, course, known ? null : answer])), known };
}

// EXTERNAL MODULE: ./src/judging/evaluate.ts
var evaluate = __webpack_require__(37789);
// EXTERNAL MODULE: ./src/judging/outcomes.ts
var outcomes = __webpack_require__(87095);
// EXTERNAL MODULE: ./src/judging/view.ts
var judging_view = __webpack_require__(47127);
// EXTERNAL MODULE: ./src/learn/deeds.ts
var learn_deeds = __webpack_require__(55861);
// EXTERNAL MODULE: ./src/learn/difference.ts
var difference = __webpack_require__(31167);
// EXTERNAL MODULE: ./src/model/config.ts
var model_config = __webpack_require__(14663);
// EXTERNAL MODULE: ./src/model/names.ts
var names = __webpack_require__(81601);
// EXTERNAL MODULE: ./src/model/trace.ts
var trace = __webpack_require__(5136);
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(47088);
// EXTERNAL MODULE: ./src/options.ts
var options = __webpack_require__(88381);
// EXTERNAL MODULE: ./src/report/redact.ts + 3 modules
var report_redact = __webpack_require__(60216);
// EXTERNAL MODULE: ./src/scenario/head.ts
var head = __webpack_require__(59842);
// EXTERNAL MODULE: ./src/scenario/load.ts
var load = __webpack_require__(9256);
// EXTERNAL MODULE: ./src/strength/effects.ts
var strength_effects = __webpack_require__(73523);
// EXTERNAL MODULE: ./src/run/inputs.ts
var run_inputs = __webpack_require__(94280);
// EXTERNAL MODULE: ./src/run/lines.ts
var lines = __webpack_require__(2886);
;// CONCATENATED MODULE: ./src/run/only.ts
// Taking part of the scenarios, by names and tags.


/** Which scenarios the option `only` takes; all where it is absent. Throws a UsageError for a line that takes none. */
function onlyThese(scenarios, only) {
    if (only === undefined || only.length === 0)
        return new Set(scenarios);
    const taken = new Set();
    for (const line of only) {
        const tag = /^tag:(.*)$/s.exec(line)?.[1]?.trim();
        const fits = scenarios.filter(({ name, tags }) => tag === undefined ? (0,names.wildcard)(line, name) : tags.some((t) => (0,names.wildcard)(tag, t)));
        if (fits.length === 0)
            throw new options.UsageError(unknown(scenarios, line, tag));
        for (const scenario of fits)
            taken.add(scenario);
    }
    return taken;
}
function unknown(scenarios, line, tag) {
    const near = (0,names.nearest)(tag ?? line, tag === undefined ? scenarios.map((s) => s.name) : scenarios.flatMap((s) => s.tags));
    const meant = near === undefined ? '' : `; did you mean ${tag === undefined ? near : `tag:${near}`}?`;
    return `Expected ${JSON.stringify(line)} of only to take a scenario, found none of that ${tag === undefined ? 'name' : 'tag'}${meant}`;
}

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/run/prompts.ts
// Was a trace recorded for what its scenario asks? The prompts tell.

const plain = (text) => text.replace(/\s+/g, ' ').trim();
/** Do the scenarios that state a prompt all state the same? */
function samePrompt(scenarios) {
    const stated = scenarios.filter((s) => s.prompt.length > 0).map((s) => JSON.stringify(s.prompt.map(plain)));
    return new Set(stated).size < 2;
}
/** A note where the first prompt that a trace recorded is not that of its scenario; a harness may wrap what it is given. */
function promptNote({ prompt: [asked] }, trace) {
    const recorded = firstPrompt(trace);
    if (asked === undefined || recorded === undefined)
        return [];
    const [one, other] = [plain(asked), plain(recorded)];
    if (one === '' || other === '' || one.includes(other) || other.includes(one))
        return [];
    return [
        `The recorded prompt ${JSON.stringify((0,model_text/* clip */.$Q)(other, 80))} is not the scenario's, ${JSON.stringify((0,model_text/* clip */.$Q)(one, 80))}; is it the trace of another run?`,
    ];
}
function firstPrompt({ prompt, events }) {
    if (prompt !== undefined)
        return typeof prompt === 'string' ? prompt : prompt[0];
    for (const event of events)
        if (event.type === 'user')
            return event.text;
    return undefined;
}

// EXTERNAL MODULE: ./src/run/ready.ts + 2 modules
var run_ready = __webpack_require__(18027);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/documents/document.ts
var documents_document = __webpack_require__(14937);
// EXTERNAL MODULE: ./src/files/path.ts
var path = __webpack_require__(48188);
// EXTERNAL MODULE: ./src/reading/file.ts + 3 modules
var reading_file = __webpack_require__(63251);
;// CONCATENATED MODULE: ./src/run/references.ts
// Reading the traces that scenarios name as their references, before any run is judged.







const none = { problem: 'Missing reference: it was not read' };
/** Reads the references of all scenarios, each relative to the file of its scenario. What cannot be read is a problem. */
async function readReferences(cwd, scenarios, settings, end, ready) {
    const problems = [];
    const known = new Map();
    const fileOf = (scenario, name) => external_node_path_default().resolve(cwd, external_node_path_default().dirname(scenario.document.file), name);
    for (const scenario of scenarios) {
        const faults = [];
        for (const name of namesOf(scenario)) {
            const file = fileOf(scenario, name);
            const reference = known.get(file) ?? (await readReference(file, (0,path/* shown */.SP)(cwd, file), settings, end));
            known.set(file, reference);
            if ('problem' in reference)
                faults.push({ route: ['trajectory', 'reference'], message: reference.problem });
        }
        if (faults.length > 0)
            problems.push(...(0,documents_document/* toProblems */.ek)(scenario.document, faults, await ready.placer()));
    }
    return {
        namesOf,
        of: (scenario) => ({ reference: (name) => known.get(fileOf(scenario, name)) ?? none }),
        files: [...known.keys()].sort(),
        problems,
    };
}
const namesOf = (scenario) => scenario.wants('trajectory').flatMap((want) => {
    const name = (0,json/* isObject */.Gv)(want) ? want['reference'] : undefined;
    return typeof name === 'string' ? [name] : [];
});
async function readReference(file, name, { maxTraceMb }, end) {
    const traces = [];
    try {
        const emit = (trace) => void traces.push(trace);
        const read = await (0,reading_file/* readTraceFile */.mA)(file, { format: 'auto', end, sha256: files_hash/* sha256 */.s, emit }, maxTraceMb * 1024 * 1024);
        if (read.problem !== undefined)
            return { problem: `Cannot read the reference ${name}: ${read.problem}` };
    }
    catch {
        return { problem: `Missing reference ${name}: there is no such file; it is relative to the scenario` };
    }
    const [trace] = traces;
    if (!trace || traces.length > 1)
        return { problem: `Expected one trace in the reference ${name}, found ${(0,model_text/* count */.U9)(traces.length, 'trace')}` };
    return { trace };
}

// EXTERNAL MODULE: ./src/run/sources.ts + 4 modules
var sources = __webpack_require__(49750);
;// CONCATENATED MODULE: ./src/run/times.ts
// When a trace was made, as far as its calls tell.

/** The time of the first call that has one, in milliseconds since 1970; 0: none has. */
function timeOf({ events }) {
    for (const event of events) {
        const time = event.type === 'tool_call' ? (0,trace/* calledAt */.fF)(event) : undefined;
        if (time !== undefined)
            return Math.max(0, time);
    }
    return 0;
}

;// CONCATENATED MODULE: ./src/run/prepare.ts
// Evaluating sources one by one. What comes out can be sent between threads, but for questions to oracles and the run itself.






























const noDigest = { digest: () => undefined };
const noFacts = () => ({ traces: 0, unmatched: [], leftOut: 0, workspaces: [], problems: [] });
/** Makes scenarios and config of their texts. Throws a UsageError for what is wrong with the config. */
async function loadInputs(cwd, inputs, ready, registry) {
    const config = await configOf(inputs, ready);
    const base = (0,run_inputs/* baseReader */.hF)(cwd, inputs);
    const loaded = await (0,load/* loadScenarios */.q)(inputs.scenarios, { config: config.severity, registry, base, ...ready });
    if (inputs.config && Object.keys(config.tags).length > 0 && loaded.problems.length === 0) {
        const { tagProblems } = await __webpack_require__.e(/* import() */ 6522).then(__webpack_require__.bind(__webpack_require__, 46522));
        const borne = new Set(loaded.scenarios.flatMap((s) => s.tags));
        loaded.problems.push(...(await tagProblems(inputs.config, config, borne, ready)));
    }
    return { config, ...loaded };
}
/** The config of its text. Throws a UsageError for what is wrong with it. */
async function configOf({ config }, ready) {
    if (config === undefined)
        return model_config/* defaultConfig */.s;
    const { loadConfig } = await __webpack_require__.e(/* import() */ 6522).then(__webpack_require__.bind(__webpack_require__, 46522));
    const loaded = await loadConfig(config.file, config.text, async () => (0,head/* dimensionsOf */.VM)(await (0,checks/* loadFamilies */.Zm)()), ready);
    if ('value' in loaded)
        return loaded.value;
    throw new options.UsageError(loaded.problems.map((p) => `${p.file}:${p.line}:${p.column}: ${p.message}`).join('\n'));
}
/** The registry of its text; problems say why there is none. */
async function registryOf({ registry }, problems, ready) {
    if (registry === undefined)
        return undefined;
    const { loadRegistry } = await __webpack_require__.e(/* import() */ 2795).then(__webpack_require__.bind(__webpack_require__, 42795));
    const loaded = await loadRegistry(registry.file, registry.text, ready);
    if ('value' in loaded)
        return loaded.value;
    problems.push(...loaded.problems);
    return undefined;
}
/** Throws a UsageError for a format that nobody knows. */
function checkFormat(name) {
    const known = ['auto', ...formats/* formats */.F.map((f) => f.id)];
    if (known.includes(name))
        return;
    const near = (0,names.nearest)(name, known);
    throw new options.UsageError(`Unknown trace-format ${JSON.stringify(name)}${near ? `; did you mean ${near}?` : `; known are ${known.join(', ')}`}`);
}
/** Prepares what was read. Throws a UsageError for a wrong call or config. */
async function prepare(cwd, settings, inputs) {
    const ready = (0,run_ready/* makeReady */.w)();
    checkFormat(settings.traceFormat);
    const problems = [];
    const registry = await registryOf(inputs, problems, ready);
    const { config, scenarios, names, problems: wrong } = await loadInputs(cwd, inputs, ready, registry);
    problems.unshift(...inputs.problems, ...wrong);
    const whole = inputs.whole && wrong.length === 0;
    const { skills: texts } = inputs;
    const skills = texts && ((name) => texts.get(name));
    const references = await readReferences(cwd, scenarios, settings, config.end, ready);
    problems.push(...references.problems);
    const redact = (0,report_redact/* redactor */.$p)(config.redact.patterns.map(ready.pattern));
    const redactDeeds = (0,report_redact/* rememberingRedactor */.CB)(redact);
    const taken = new Set(onlyThese(scenarios, settings.only));
    const leaveOut = (some) => {
        for (const s of taken)
            if (some.has(s.name))
                taken.delete(s);
    };
    leaveOut(inputs.leftOut);
    const { named, globs } = (0,lines/* splitTraces */.x)(settings.traces, names, !whole);
    const { root, digests } = inputs;
    const matcher = (0,files_globs/* globMatcher */.fU)(root);
    const general = scenarios
        .filter((s) => s.everyTrace)
        .map((scenario) => ({ scenario, judges: judgesOf(scenario, named, matcher) }));
    const bind = (0,judging_bind/* makeBinder */.v)(scenarios, named, matcher, names);
    const tellOutcomes = (0,outcomes/* outcomeTeller */.X)(config.outcome_text, ready.pattern);
    const nameCommand = (0,judging_view/* commandNamer */.v)(registry, config.aliases);
    const contexts = scenarios.map((s) => ({
        registry,
        skills,
        config,
        prompt: s.prompt,
        wants: s.wants,
        excerpt: (text) => (0,report_redact/* excerpt */.Kb)(text, redact),
        pattern: ready.pattern,
        readYaml: ready.readYaml,
        scenarios: [s.name],
        ...references.of(s),
    }));
    const known = new Map();
    const effects = (scenario) => {
        const before = known.get(scenario);
        if (before)
            return before;
        const made = (0,strength_effects/* effectsOf */.w7)(scenario, { registry, mutating: settings.mutating ?? [], nameCommand });
        known.set(scenario, made);
        return made;
    };
    const referenceOf = (scenario) => {
        const [name] = references.namesOf(scenario);
        const read = name === undefined ? undefined : references.of(scenario).reference(name);
        if (name === undefined || !read || 'problem' in read)
            return undefined;
        const { calls } = (0,judging_view/* viewOf */.d)(tellOutcomes(read.trace), nameCommand);
        const deeds = (0,learn_deeds/* deedsOf */.jh)(calls, effects(scenario).has, { redact: redactDeeds, hash: files_hash/* shortHash */.B });
        return deeds && { trace: redact(name), deeds };
    };
    function evaluateBy(scenario, trace, { label, digest }, beside = false) {
        const index = scenarios.indexOf(scenario);
        const view = (0,judging_view/* viewOf */.d)(trace, nameCommand);
        const context = contexts[index];
        const { dimensions, asked, notes: told, spoilt, } = (0,evaluate/* evaluate */._3)(beside ? (0,evaluate/* withoutCompletion */.$B)(scenario) : scenario, view, context, redact);
        const result = {
            trace: redact(label),
            ...(trace.id === undefined ? {} : { id: redact(trace.id) }),
            ...(digest === undefined ? {} : { digest }),
            format: trace.source.format,
            ...(trace.persona === undefined ? {} : { persona: redact(trace.persona) }),
            verdict: dimensions.some(verdict/* blocks */.Bv) ? 'fail' : 'pass',
            stats: (0,evaluate/* statsOf */.LZ)(view),
            dimensions,
        };
        const said = labelOf(trace, settings.agreement);
        if (said !== undefined)
            result.label = typeof said === 'string' ? redact(said) : said;
        const notes = [...(0,sources/* notesOf */.h$)(trace), ...promptNote(scenario, trace), ...told];
        if (notes.length > 0)
            result.notes = notes.map(redact);
        const course = courseOf(view.calls, files_hash/* shortHash */.B);
        const acts = actsOf(view, course, effects(scenario), spoilt, redactDeeds);
        const print = printOf(trace, view.calls, course, files_hash/* shortHash */.B);
        return { scenario: index, result, print, asked, acts, seen: { view, context } };
    }
    function likeBy(scenario, wanted) {
        const context = contexts[scenarios.indexOf(scenario)];
        const asks = scenario.graded.flatMap((graded, i) => (0,contract/* isAsking */.CL)(graded.check) ? [] : [{ alone: { ...scenario, graded: [graded] }, wanted: wanted[i] }]);
        return (trace) => {
            const view = (0,judging_view/* viewOf */.d)(trace, nameCommand);
            const other = asks.findIndex((ask) => {
                const [d] = (0,evaluate/* evaluate */._3)(ask.alone, view, context, redact).dimensions;
                return failureOf(d) !== ask.wanted;
            });
            if (other > 0)
                asks.unshift(...asks.splice(other, 1));
            return other < 0;
        };
    }
    const isJudged = (s) => taken.has(s) && s.skip === undefined;
    function evaluateTrace(recorded, at, facts, take, by) {
        const { file, label } = at;
        const problem = (message) => {
            if (!facts.problems.some((p) => p.message === message))
                facts.problems.push({ file, message, isTrace: true });
        };
        const trace = tellOutcomes(recorded);
        if (trace.workspace !== undefined) {
            const workspace = (0,sources/* workspaceOf */.B3)(file, trace.workspace);
            if (!facts.workspaces.includes(workspace))
                facts.workspaces.push(workspace);
        }
        const judgeBeside = (owned) => {
            for (const { scenario, judges } of general)
                if (isJudged(scenario) && judges(file))
                    take(evaluateBy(scenario, trace, at, owned));
        };
        const binding = by ? { scenarios: [by], rule: 'path' } : bind({ path: file, scenario: trace.scenario });
        if (binding.conflict !== undefined)
            problem(binding.conflict);
        if (!('scenarios' in binding)) {
            facts.unmatched.push({ trace: label, reason: binding.reason, last: binding.last });
            judgeBeside(false);
            return;
        }
        if (binding.rule === 'input' && !samePrompt(binding.scenarios))
            problem(twice(binding.scenarios));
        const judged = binding.scenarios.filter((s) => taken.has(s));
        if (judged.length === 0)
            facts.leftOut++;
        const shared = binding.rule === 'input' && binding.scenarios.length > 1;
        for (const s of judged.filter(isJudged)) {
            const run = evaluateBy(s, trace, at);
            if (shared)
                run.result.notes = [...(run.result.notes ?? []), redact(sharedNote(binding.scenarios))];
            take(run);
        }
        judgeBeside(true);
    }
    /** Takes the traces of a source as they are read, behind so many that stand before them. */
    function takes(source, digest, before, facts, hand, by) {
        const [file] = source.files;
        let index = 0;
        return (trace, label) => {
            const recorded = { nth: before + ++facts.traces, at: timeOf(trace) };
            const hash = digest();
            const own = hash && (0,sources/* runDigest */.sA)(hash, source, label, recorded.nth);
            const take = (run) => hand(run, { index: index++, ...recorded });
            evaluateTrace(trace, { file, label, digest: own }, facts, take, by);
        };
    }
    const evaluateSource = (source, hand, by) => evaluateFrom(source, undefined, hand, by);
    async function evaluateFrom(source, from, hand, by) {
        const [file] = source.files;
        const facts = noFacts();
        const { seen, digest } = from ? { digest: () => from.digest } : digests ? (0,sources/* digester */.WF)(root, source) : noDigest;
        const take = takes(source, digest, from?.before ?? 0, facts, hand, by);
        const reading = { end: config.end, places: ready, ...(seen ? { seen } : {}), take };
        const { problems: unread } = await (0,sources/* readSource */.o$)(root, source, settings, reading, from);
        for (const problem of unread) {
            const owned = bind({ path: file });
            const owners = by ? [by] : 'scenarios' in owned ? owned.scenarios : [];
            facts.problems.push(owners.length > 0 ? { ...problem, scenarios: owners.map((s) => s.name) } : problem);
        }
        return facts;
    }
    function evaluatePart(source, part, hand) {
        const facts = noFacts();
        const take = takes(source, () => part.digest, part.before, facts, hand);
        return (0,sources/* readSourcePart */.lQ)(root, source, part, settings, { end: config.end, take }) ? facts : undefined;
    }
    async function bindSource(source, digest) {
        const [file] = source.files;
        const runs = [];
        let last = false;
        let read = 0;
        const { problems: unread } = await (0,sources/* readSource */.o$)(root, source, settings, {
            end: config.end,
            places: ready,
            take(trace, label) {
                const own = digest && (0,sources/* runDigest */.sA)(digest, source, label, ++read);
                const binding = bind({ path: file, scenario: trace.scenario });
                const bound = 'scenarios' in binding ? binding.scenarios : [];
                last ||= 'last' in binding && binding.last;
                const beside = general.filter(({ judges }) => judges(file)).map(({ scenario }) => scenario);
                for (const { name, skip } of [...bound, ...beside])
                    if (skip === undefined)
                        runs.push({ scenario: name, label, digest: own });
            },
        });
        return { runs, last, odd: unread.some((p) => !p.isTrace) };
    }
    const owners = scenarios.filter((s) => !s.everyTrace).map((s) => s.name);
    return {
        ...{ cwd, root, settings, config, scenarios, taken, problems, named, globs, redact, ready, whole, names, owners },
        ...{ references: references.files, referencesOf: references.of, tellOutcomes, registry, nameCommand },
        ...{ leaveOut, bindSource, evaluateSource, evaluatePart, evaluateTrace, referenceOf },
        evaluateRest: evaluateFrom,
        likeBy,
        judgeBy: (scenario, trace, label) => evaluateBy(scenario, tellOutcomes(trace), { file: label, label }),
    };
}
/** How a dimension counts against its run; `undefined`: it does not. */
const failureOf = (d) => d && (0,verdict/* blocks */.Bv)(d) ? d.verdict : undefined;
/** What a run did, told when it is asked for: most runs are never asked. `calls`: a hash of its calls. */
function actsOf(view, calls, effects, spoilt, redact) {
    return {
        course: () => withMarks(calls, view.calls),
        signature: () => (0,files_hash/* shortHash */.B)((0,json/* writeJson */.GF)(view.calls.filter(effects.took).map((call) => [view.command(call), call.arguments ?? null]))),
        deeds: () => (0,learn_deeds/* deedsOf */.jh)(view.calls, effects.has, { redact, hash: files_hash/* shortHash */.B }),
        spoilt: spoilt && (0,difference/* spoiltAt */.n)(spoilt.call, redact(view.calls[spoilt.call - 1]?.tool ?? ''), redact(spoilt.dimension)),
    };
}
/** A hash of calls together with what it leaves out: which of them failed, and commands of their own. */
function withMarks(hash, calls) {
    const marks = [];
    for (const [at, call] of calls.entries()) {
        const failed = (0,trace/* callFailed */.Qn)(call) === true;
        if (failed || call.command !== undefined)
            marks.push(at, failed, call.command);
    }
    return marks.length === 0 ? hash : (0,files_hash/* shortHash */.B)((0,json/* writeJson */.GF)([hash, marks]));
}
/** Which files a scenario judges that judges every trace: all, or those that its globs and its lines of traces narrow it to. */
function judgesOf({ name, traces }, named, matcher) {
    const gives = [
        ...traces.filter((g) => !g.startsWith('!')),
        ...named.filter((n) => n.name === name).map((n) => n.glob),
    ];
    const [given, taken] = [gives, traces.filter((g) => g.startsWith('!')).map((g) => g.slice(1))].map((globs) => globs.map(matcher));
    return (file) => (gives.length === 0 || (given ?? []).some((m) => m(file))) && !(taken ?? []).some((m) => m(file));
}
const prepare_namesOf = (scenarios) => scenarios.map((s) => JSON.stringify(s.name)).join(' and ');
const twice = (scenarios) => `Contradiction: traces gives one file to the scenarios ${prepare_namesOf(scenarios)}, whose prompts differ; give each the file of its own run`;
const sharedNote = (scenarios) => `Lines of traces give this file to the scenarios ${prepare_namesOf(scenarios)}`;
/** What the label of this name says of a trace; a `!` before the name reverses it later. */
function labelOf({ labels }, name) {
    const key = name?.replace(/^!/, '');
    return labels && key !== undefined && Object.hasOwn(labels, key) ? labels[key] : undefined;
}


/***/ }),

/***/ 18027:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ makeReady)
});

// EXTERNAL MODULE: ./src/documents/document.ts
var documents_document = __webpack_require__(14937);
;// CONCATENATED MODULE: ./src/documents/pattern.ts
/** Makes the expressions of one run. */
function lazyPatterns() {
    let loading;
    let loaded;
    return {
        async expressions() {
            loading ??= loadPatterns();
            loaded = await loading;
            return loaded;
        },
        pattern(source) {
            if (!loaded)
                throw new Error('the engine for expressions is not loaded');
            return loaded(source);
        },
    };
}
/** Loads the engine. */
async function loadPatterns() {
    const { RE2JS } = await __webpack_require__.e(/* import() */ 2856).then(__webpack_require__.bind(__webpack_require__, 2856));
    const compiled = new Map();
    return (source) => {
        let pattern = compiled.get(source);
        if (!pattern) {
            const re = RE2JS.compile(source);
            pattern = {
                test: (text) => re.matcher(text).find(),
                replaceAll: (text, replacement) => re.matcher(text).replaceAll(RE2JS.quoteReplacement?.(replacement) ?? replacement),
            };
            compiled.set(source, pattern);
        }
        return pattern;
    };
}

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
;// CONCATENATED MODULE: ./src/documents/yaml.ts
// YAML that tools return, read without what it can do beyond plain data; loaded only where a scenario looks into results.

/** Makes the reader of one run. */
function lazyYaml() {
    let loading;
    let loaded;
    return {
        async yaml() {
            loading ??= loadYaml();
            loaded = await loading;
            return loaded;
        },
        readYaml(text) {
            if (!loaded)
                throw new Error('the reader of YAML is not loaded');
            return loaded(text);
        },
    };
}
/** Loads the reader. */
async function loadYaml() {
    const { isAlias, isMap, isScalar, isSeq, parseDocument } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    /** Thrown for what is no plain data: its message reaches nobody. */
    const refuse = () => {
        throw new TypeError('no plain data');
    };
    const value = (node, levels) => {
        if (node === null)
            return '';
        if (levels === 0 || isAlias(node))
            return refuse();
        if (isScalar(node)) {
            if (node.tag !== undefined || node.anchor !== undefined)
                return refuse();
            return typeof node.value === 'string' ? node.value : '';
        }
        if (isSeq(node)) {
            if (node.tag !== undefined || node.anchor !== undefined)
                return refuse();
            return node.items.map((item) => value(item, levels - 1));
        }
        if (!isMap(node) || node.tag !== undefined || node.anchor !== undefined)
            return refuse();
        const entries = new Map();
        for (const pair of node.items) {
            const key = value(pair.key, 1);
            if (typeof key !== 'string' || key === '<<' || entries.has(key))
                return refuse();
            entries.set(key, value(pair.value, levels - 1));
        }
        return Object.fromEntries(entries);
    };
    return (text) => {
        try {
            const document = parseDocument(text, { schema: 'failsafe', prettyErrors: false, uniqueKeys: false });
            if (document.errors.length > 0 || document.warnings.length > 0)
                return undefined;
            const read = value(document.contents, json/* deepest */.JS);
            return typeof read === 'object' ? read : undefined;
        }
        catch {
            // What is nested too deeply for the parser's stack is none either.
            return undefined;
        }
    };
}

;// CONCATENATED MODULE: ./src/run/ready.ts
// What reading and evaluating need and few runs use: made once, loaded when first asked for, handed over as one object.



const makeReady = () => ({ ...(0,documents_document/* lazyPlacer */.Ix)(), ...lazyPatterns(), ...lazyYaml() });


/***/ }),

/***/ 87994:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pI: () => (/* binding */ blockName),
  Pv: () => (/* binding */ gradedBy),
  wP: () => (/* binding */ isWhole),
  Dq: () => (/* binding */ judgesTogether),
  Gr: () => (/* binding */ readBlock)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(23945);
// EXTERNAL MODULE: ./src/documents/shape.ts
var shape = __webpack_require__(46187);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./src/checks/schema.ts
var checks_schema = __webpack_require__(76006);
;// CONCATENATED MODULE: ./src/scenario/empty.ts
// Lists and tables of a section that are there and hold nothing.



/**
 * The empty lists and tables of a section as it is written: whoever writes one means to ask something, and the check
 * would pass having looked at nothing. A value that the schema leaves open may be empty, as what to compare with.
 */
const emptied = (section, value) => isEmpty(value) ? [] : emptiedAt(section, value, []);
function emptiedAt(given, value, route) {
    const schema = bare(given, value);
    if (!schema || checks_schema/* emptyAllowed */.IM.has(given) || checks_schema/* emptyAllowed */.IM.has(schema))
        return [];
    const name = (0,shape/* keyName */.xT)(String(route.findLast((r) => typeof r === 'string')));
    if (schema instanceof schemas/* ZodMiniArray */.WT6 && Array.isArray(value)) {
        if (isEmpty(value))
            return [{ route, message: `Expected at least 1 element in ${name}, found ${(0,shape/* found */.F9)(value)}` }];
        return value.flatMap((element, i) => emptiedAt(schema.def.element, element, [...route, i]));
    }
    const inner = innerOf(schema);
    if (!inner || typeof value !== 'object' || value === null || Array.isArray(value))
        return [];
    if (isEmpty(value))
        return [{ route, message: `Expected at least 1 key in ${name}, found an empty table` }];
    return Object.entries(value).flatMap(([key, child]) => {
        const next = inner(key);
        return next ? emptiedAt(next, child, [...route, key]) : [];
    });
}
const isEmpty = (value) => typeof value === 'object' && value !== null && Object.keys(value).length === 0 && !(value instanceof Date);
/** The schema within what wraps it; of several, the one that the value fits, if any. */
function bare(schema, value) {
    if (schema instanceof schemas/* ZodMiniOptional */.Xz9)
        return bare(schema.def.innerType, value);
    if (schema instanceof schemas/* ZodMiniNullable */.eE_)
        return bare(schema.def.innerType, value);
    if (schema instanceof schemas/* ZodMiniDefault */.Gze)
        return bare(schema.def.innerType, value);
    if (schema instanceof schemas/* ZodMiniPipe */.RcI)
        return bare(schema.def.in, value);
    if (!(schema instanceof schemas/* ZodMiniUnion */.KEQ))
        return schema;
    const fits = schema.def.options.find((option) => parse/* safeParse */.xL(option, value).success);
    return fits && bare(fits, value);
}
/** The schema of each key of a table; `undefined`: the schema is none of a table. */
function innerOf(schema) {
    if (schema instanceof schemas/* ZodMiniObject */.uXj) {
        const shape = schema.def.shape;
        return (key) => (Object.hasOwn(shape, key) ? shape[key] : undefined);
    }
    return schema instanceof schemas/* ZodMiniRecord */.kjU ? () => schema.def.valueType : undefined;
}

// EXTERNAL MODULE: ./src/scenario/head.ts
var head = __webpack_require__(59842);
// EXTERNAL MODULE: ./src/scenario/strays.ts
var scenario_strays = __webpack_require__(89942);
;// CONCATENATED MODULE: ./src/scenario/block.ts
// One block of a scenario → the dimensions it asks for, or what is wrong with it.





/** Has a block every key that it must have? */
const isWhole = (family, block) => Object.entries(family.schema.shape).every(([key, shape]) => Object.hasOwn(block, key) || parse/* safeParse */.xL(shape, undefined).success);
/** A block as its family reads it, if its shape is right; and everything that is wrong with it, at routes from the root. */
function readBlock({ family, base, value }, scenario, families) {
    const known = new Set((0,scenario_strays/* keysOf */.YD)(family));
    const strays = Object.keys(value).filter((k) => !known.has(k));
    const level = { at: `in [${family.id}]`, families, known: [...known], tops: head/* headKeys */.fk, inside: family };
    const own = only(value, (k) => known.has(k));
    const result = (0,shape/* read */.LF)(family.schema, own);
    const wrong = 'faults' in result ? [...result.faults] : [];
    const misshapen = new Set(wrong.map((f) => f.route[0]));
    // A person who has one key wrong still hears of all others.
    const rest = 'faults' in result
        ? (0,shape/* read */.LF)(family.schema, only(own, (k) => !misshapen.has(k)))
        : result;
    if ('value' in rest) {
        wrong.push(...family.mistakes(rest.value, scenario));
        if (family.perField &&
            strays.length === 0 &&
            wrong.length === 0 &&
            !turnedOn(family, rest.value).some((c) => c.schema) &&
            !judgesTogether({ family }, rest.value))
            wrong.push({ route: [], message: nothingToCheck(family) });
    }
    const empty = emptied(family.schema, own).filter((e) => !wrong.some((f) => isWithin(f.route, e.route)));
    const inside = [...wrong, ...empty].map((f) => ({ ...f, route: [...base, ...f.route] }));
    const faults = [...(0,scenario_strays/* strayFaults */.Rv)(strays, base, level), ...inside];
    return 'value' in result ? { section: result.value, faults } : { faults };
}
const only = (table, keep) => Object.fromEntries(Object.entries(table).filter(([key]) => keep(key)));
const isWithin = (route, outer) => outer.every((key, i) => key === route[i]);
/** The checks that a section turns on: those of its populated fields, and all without a field. */
const turnedOn = (family, section) => family.checks.filter((check) => {
    if (!check.schema)
        return check.isOn?.(section) ?? true;
    const value = section[check.id];
    return value !== undefined && (check.isOn?.(value) ?? true);
});
/** Does a section say something of all runs together? */
const judgesTogether = ({ family }, section) => (family.ofScenario ?? []).some((key) => section[key] !== undefined);
const nothingToCheck = ({ id, checks, ofScenario = [] }) => {
    const fields = [...checks.filter((c) => c.schema).map((c) => c.id), ...ofScenario];
    return `Missing checks: [${id}] has nothing to check; populate one of ${fields.join(', ')}`;
};
/** The id that a block has, in its own words. */
const blockName = (block) => typeof block['id'] === 'string' ? block['id'] : undefined;
/** The dimensions that a block asks for. */
function gradedBy({ family, number, base, place }, section, scope) {
    const name = blockName(section) ?? family.nameOf?.(section) ?? (number > 1 ? String(number) : undefined);
    const prefix = name === undefined ? family.id : `${family.id}[${name}]`;
    return turnedOn(family, section).map((check) => {
        const id = `${prefix}.${check.id}`;
        if (!check.schema)
            return { id, check, want: section, scope, base, place };
        const route = [...base, check.id];
        return { id, check, want: section[check.id], scope, base: route, place: route };
    });
}


/***/ }),

/***/ 78242:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ familiesIn),
/* harmony export */   j: () => (/* binding */ build)
/* harmony export */ });
/* harmony import */ var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74715);
/* harmony import */ var _documents_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17655);
/* harmony import */ var _documents_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46187);
/* harmony import */ var _documents_toml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52472);
/* harmony import */ var _model_chances_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51748);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81601);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(47088);
/* harmony import */ var _block_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87994);
/* harmony import */ var _head_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59842);
/* harmony import */ var _strays_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89942);










/** The families that a scenario is built with where nothing is wrong with it; `undefined`: all, since it may mean any. */
function familiesIn(value) {
    const keys = Object.keys(value).filter((key) => key === 'severity' || !_head_js__WEBPACK_IMPORTED_MODULE_6__/* .headKeys */ .fk.includes(key));
    return keys.length > 0 && keys.every((key) => _checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .familyIds */ .rX.includes(key)) ? keys : undefined;
}
/** Builds a scenario, or lists everything that is wrong with it: what it may have meant is told of all `families`. */
function build(document, value, { config, pattern, registry, families, }) {
    const faults = [];
    const { own, blocks, strays } = split(value, families, faults);
    faults.push(...(0,_strays_js__WEBPACK_IMPORTED_MODULE_7__/* .strayFaults */ .Rv)(strays, [], { at: 'at the top level', families, known: (0,_head_js__WEBPACK_IMPORTED_MODULE_6__/* .topKeys */ .sb)(families), tops: [] }));
    own['severity'] = severityOf(own['severity'], families, faults);
    if (own['severity'] === undefined)
        delete own['severity'];
    const header = (0,_documents_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)(_head_js__WEBPACK_IMPORTED_MODULE_6__/* .head */ .d5, own);
    if ('faults' in header)
        faults.push(...header.faults);
    const surroundings = {
        sandbox: own['sandbox'] === true,
        isCase: document.kind === 'json',
        registry,
        pattern,
    };
    const wants = new Map();
    const whole = [];
    const advice = [];
    for (const block of blocks) {
        const { section, faults: wrong } = (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .readBlock */ .Gr)(block, surroundings, families);
        faults.push(...wrong);
        if (!section)
            continue;
        whole.push({ block, section });
        advice.push(...block.family.advice(section).map((a) => ({ ...a, route: [...block.base, ...a.route] })));
        wants.set(block.family.id, [...(wants.get(block.family.id) ?? []), section]);
    }
    const graded = gradedAll(whole, surroundings);
    const table = (0,_documents_toml_js__WEBPACK_IMPORTED_MODULE_3__/* .isTable */ .bI)(own['severity']) ? own['severity'] : {};
    const severity = severitiesIn(table);
    faults.push(...repeatedIds(blocks));
    const blocksOf = (family) => {
        const names = blocks
            .filter((b) => b.family.id === family)
            .map((b) => (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .blockName */ .pI)(b.value) ?? b.family.nameOf?.(b.value));
        return { most: names.length, names };
    };
    faults.push(...(0,_documents_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .severityFaults */ .hv)(table, { ids: (0,_head_js__WEBPACK_IMPORTED_MODULE_6__/* .dimensionIds */ .hL)(families), blocks: blocksOf }));
    for (const g of graded) {
        const override = (0,_documents_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .overrideOf */ .Oe)(g.id, severity, config);
        if (override)
            g.severity = override;
    }
    if (blocks.length === 0 && strays.length === 0 && !_checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .familyIds */ .rX.some((id) => Object.hasOwn(value, id))) {
        faults.push({
            route: ['name'],
            message: `Missing checks: the scenario has nothing to check; add [expect] or another of ${_checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .familyIds */ .rX.map((id) => `[${id}]`).join(', ')}`,
        });
    }
    else if (whole.length > 0 &&
        !whole.some(({ block, section }) => (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .judgesTogether */ .Dq)(block, section)) &&
        graded.every((g) => g.severity === 'off' || _checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .always */ .Gk.some(({ check }) => check.id === g.id))) {
        faults.push({
            route: ['severity'],
            message: 'Expected at least one dimension that counts; every dimension of this scenario is off',
        });
    }
    if ('value' in header)
        faults.push(...aloneFaults(header.value, graded));
    if (faults.length > 0 || 'faults' in header) {
        const owner = (route) => blocks.find((b) => b.base.length > 0 && b.base.every((r, i) => r === route[i]) && route.length === b.base.length + 1)?.family.id ?? '';
        return { faults: (0,_strays_js__WEBPACK_IMPORTED_MODULE_7__/* .tellOnce */ .r_)(faults, { families, tops: _head_js__WEBPACK_IMPORTED_MODULE_6__/* .headKeys */ .fk }, owner) };
    }
    const h = header.value;
    return {
        value: {
            name: h.name,
            written: '',
            document,
            ...(h.description === undefined ? {} : { description: h.description }),
            tags: h.tags ?? [],
            prompt: h.prompt === undefined ? [] : typeof h.prompt === 'string' ? [h.prompt] : h.prompt,
            traces: h.traces ?? [],
            trials: {
                min: h.trials?.min ?? 1,
                require: h.trials?.require ?? 'all',
                ...(h.trials?.confidence === undefined ? {} : { confidence: h.trials.confidence }),
            },
            ...(h.skip === undefined ? {} : { skip: h.skip }),
            ...(h.expect_failure === undefined ? {} : { expectFailure: expectedFailure(h.expect_failure) }),
            everyTrace: h.every_trace ?? false,
            severity,
            graded,
            advice,
            wants: (family) => wants.get(family) ?? [],
        },
    };
}
const expectedFailure = (given) => typeof given === 'string'
    ? { reason: given }
    : { reason: given.reason, ...(given.dimensions === undefined ? {} : { dimensions: given.dimensions }) };
/** What is wrong with the keys of the top beside each other, and with dimensions that the scenario does not have. */
function aloneFaults({ every_trace, trials, expect_failure }, graded) {
    const faults = [];
    if (every_trace && trials !== undefined)
        faults.push({ route: ['trials'], message: 'Expected no trials beside every_trace, of which each trace must pass' });
    faults.push(...confidenceFaults(trials));
    if (expect_failure === undefined || typeof expect_failure === 'string' || graded.length === 0)
        return faults;
    const ids = graded.map((g) => g.id);
    for (const [i, pattern] of (expect_failure.dimensions ?? []).entries()) {
        if (ids.some((id) => (0,_documents_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .meansDimension */ .FF)(pattern, id)))
            continue;
        const near = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_4__.nearest)(pattern, ids);
        faults.push({
            route: ['expect_failure', 'dimensions', i],
            message: `Unknown dimension ${(0,_documents_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .keyName */ .xT)(pattern)}; ${near ? `did you mean ${near}?` : `this scenario has ${ids.join(', ')}`}`,
        });
    }
    return faults;
}
/** A rate can be shown by so many trials only as are planned, and one of 1 by none. */
function confidenceFaults(trials) {
    const { min = 1, require = 'all', confidence } = trials ?? {};
    if (confidence === undefined)
        return [];
    const rate = require === 'all' || require === 'any' ? 1 : (0,_model_chances_js__WEBPACK_IMPORTED_MODULE_8__/* .rateOf */ .MK)(require);
    if (rate >= 1)
        return [
            {
                route: ['trials', 'confidence'],
                message: `Expected require to be a rate below 1 beside confidence, found ${JSON.stringify(require)}`,
            },
        ];
    const least = (0,_model_chances_js__WEBPACK_IMPORTED_MODULE_8__/* .trialsToShow */ .Qr)(rate, confidence);
    if (least !== undefined && min >= least)
        return [];
    return [
        {
            route: ['trials', trials?.min === undefined ? 'confidence' : 'min'],
            message: `Expected min to plan enough trials to show ${require} at ${Number((confidence * 100).toFixed(6))} %: ${least ?? 'more than 10,000'} if all pass, found ${min}`,
        },
    ];
}
/** The dimensions of all blocks, and those that every scenario has. */
function gradedAll(blocks, surroundings) {
    const sectionOf = (id) => blocks.find(({ block }) => block.family.id === id)?.section;
    const general = {};
    const unasked = [];
    for (const { family, check } of _checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .always */ .Gk) {
        const section = sectionOf(family.id);
        const scope = family.scopeOf(section ?? {}, surroundings);
        // Whose calls count is said of the fields of the section alone.
        Object.assign(general, { ...scope, agents: undefined });
        if (!section)
            unasked.push({ id: check.id, check, want: {}, scope, base: [], place: ['name'] });
    }
    const asked = blocks.flatMap(({ block, section }) => (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .gradedBy */ .Pv)(block, section, block.family.perField ? block.family.scopeOf(section, surroundings) : general));
    return [...unasked, ...asked];
}
/** An id names one block of its family. */
function repeatedIds(blocks) {
    const seen = new Set();
    return blocks.flatMap((block) => {
        const name = (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .blockName */ .pI)(block.value) ?? block.family.nameOf?.(block.value);
        if (name === undefined || !block.family.repeatable)
            return [];
        const key = `${block.family.id}[${name}]`;
        if (!seen.has(key)) {
            seen.add(key);
            return [];
        }
        if ((0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .blockName */ .pI)(block.value) === undefined)
            return [
                {
                    route: block.base,
                    message: `Expected an id in a second block of ${block.family.id} ${name}, to tell them apart`,
                },
            ];
        const message = `Expected a unique id, found a duplicate: another block of ${block.family.id} has the id ${(0,_documents_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .keyName */ .xT)(name)}`;
        return [{ route: [...block.base, 'id'], message }];
    });
}
/** Sorts the top-level keys: the scenario's own, the families' blocks (sections, repeated sections, flat), and strays. */
function split(value, families, faults) {
    const own = {};
    const blocks = [];
    const left = new Set(Object.keys(value));
    for (const key of _head_js__WEBPACK_IMPORTED_MODULE_6__/* .headKeys */ .fk) {
        if (left.delete(key))
            own[key] = value[key];
    }
    for (const family of families) {
        let number = 0;
        // What stands flat stands above every section, so that it is the first block.
        if (family.flatKey !== undefined && left.has(family.flatKey)) {
            const flat = {};
            for (const key of (0,_strays_js__WEBPACK_IMPORTED_MODULE_7__/* .keysOf */ .YD)(family))
                if (Object.hasOwn(value, key) && !_head_js__WEBPACK_IMPORTED_MODULE_6__/* .headKeys */ .fk.includes(key))
                    flat[key] = value[key];
            // Beside a section, a part of a block is no block, but keys at the wrong level.
            if (!left.has(family.id) || (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .isWhole */ .wP)(family, flat))
                blocks.push({ family, number: ++number, value: flat, base: [], place: [family.flatKey] });
        }
        if (left.delete(family.id)) {
            const section = value[family.id];
            const many = Array.isArray(section);
            if (many && !family.repeatable) {
                faults.push({
                    route: [family.id],
                    message: `Expected one [${family.id}] section, found [[${family.id}]]; this family may not repeat`,
                });
            }
            else {
                for (const [i, block] of (many ? section : [section]).entries()) {
                    const route = many ? [family.id, i] : [family.id];
                    if ((0,_documents_toml_js__WEBPACK_IMPORTED_MODULE_3__/* .isTable */ .bI)(block))
                        blocks.push({ family, number: ++number, value: block, base: route, place: route });
                    else
                        faults.push({ route, message: `Expected [${family.id}] to be a section, found ${(0,_documents_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .found */ .F9)(block)}` });
                }
                if (many && section.length === 0)
                    faults.push({ route: [family.id], message: `Expected at least one [[${family.id}]] block, found none` });
            }
        }
    }
    for (const block of blocks)
        if (block.base.length === 0)
            for (const key of Object.keys(block.value))
                left.delete(key);
    return { own, blocks, strays: [...left] };
}
/** What a table says of severities, without the values that are none, which the shape tells. */
const severitiesIn = (table) => Object.fromEntries(Object.entries(table).flatMap(([id, value]) => {
    const severity = _model_verdict_js__WEBPACK_IMPORTED_MODULE_9__/* .severities */ .gO.find((s) => s === value);
    return severity ? [[id, severity]] : [];
}));
/** The severity table without the keys in it that belong elsewhere, which become faults. */
function severityOf(value, families, faults) {
    if (!(0,_documents_toml_js__WEBPACK_IMPORTED_MODULE_3__/* .isTable */ .bI)(value))
        return value;
    const strays = Object.keys(value).filter((k) => !_model_verdict_js__WEBPACK_IMPORTED_MODULE_9__/* .severities */ .gO.some((s) => s === value[k]) && (_head_js__WEBPACK_IMPORTED_MODULE_6__/* .headKeys */ .fk.includes(k) || families.some((f) => (0,_strays_js__WEBPACK_IMPORTED_MODULE_7__/* .keysOf */ .YD)(f).includes(k))));
    if (strays.length === 0)
        return value;
    faults.push(...(0,_strays_js__WEBPACK_IMPORTED_MODULE_7__/* .strayFaults */ .Rv)(strays, ['severity'], { at: 'in [severity]', families, known: [], tops: _head_js__WEBPACK_IMPORTED_MODULE_6__/* .headKeys */ .fk }));
    return Object.fromEntries(Object.entries(value).filter(([k]) => !strays.includes(k)));
}


/***/ }),

/***/ 75338:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X$: () => (/* binding */ extend),
  VV: () => (/* binding */ placeIn),
  _n: () => (/* binding */ problemsIn)
});

// EXTERNAL MODULE: ./src/checks/index.ts + 28 modules
var checks = __webpack_require__(74715);
// EXTERNAL MODULE: ./src/documents/document.ts
var documents_document = __webpack_require__(14937);
// EXTERNAL MODULE: ./src/documents/toml.ts
var toml = __webpack_require__(52472);
// EXTERNAL MODULE: ./src/model/names.ts
var names = __webpack_require__(81601);
// EXTERNAL MODULE: ./src/model/relative.ts
var relative = __webpack_require__(2185);
;// CONCATENATED MODULE: ./src/scenario/merge.ts

/** A table that stands in one document as a whole. */
const partOf = (document, value) => ({ value, origin: { document, at: [] } });
const fieldOf = (origin, key) => origin.fields?.get(key) ?? { document: origin.document, at: [...origin.at, key] };
const elementOf = (origin, index) => origin.elements?.[index] ?? { document: origin.document, at: [...origin.at, index] };
/** Where a route of a merged table stands. */
function locate(origin, route) {
    const [next, ...rest] = route;
    if (next === undefined)
        return { document: origin.document, route: origin.at };
    if (typeof next === 'number' ? origin.elements === undefined : origin.fields === undefined)
        return { document: origin.document, route: [...origin.at, ...route] };
    return locate(typeof next === 'number' ? elementOf(origin, next) : fieldOf(origin, next), rest);
}
/** The arrays to which blocks are added; every other array is a value, which replaces what was inherited. */
const holdsBlocks = (path, repeatable) => path.length === 1 ? repeatable.has(path[0]) : path.length === 2 && path[0] === 'expect' && path[1] === 'args';
/** Merges table into table, key by key; the second wins. `repeatable`: the families of which there may be several blocks. */
function merge(base, heir, repeatable, path = []) {
    const merged = new Map();
    for (const [key, value] of Object.entries(base.value))
        merged.set(key, { value, origin: fieldOf(base.origin, key) });
    for (const [key, value] of Object.entries(heir.value)) {
        const old = merged.get(key);
        const origin = fieldOf(heir.origin, key);
        merged.set(key, old ? both(old, { value, origin }, repeatable, [...path, key]) : { value, origin });
    }
    const fields = new Map([...merged].map(([key, { origin }]) => [key, origin]));
    return {
        value: Object.fromEntries([...merged].map(([key, { value }]) => [key, value])),
        origin: { document: heir.origin.document, at: heir.origin.at, fields },
    };
}
function both(old, own, repeatable, path) {
    if ((0,toml/* isTable */.bI)(old.value) && (0,toml/* isTable */.bI)(own.value))
        return merge({ value: old.value, origin: old.origin }, { value: own.value, origin: own.origin }, repeatable, path);
    const [inherited, added] = [old, own].map(blocksOf);
    if (!holdsBlocks(path, repeatable) || !inherited || !added)
        return own;
    const all = [...inherited];
    for (const block of added) {
        const id = (0,toml/* isTable */.bI)(block.value) ? block.value['id'] : undefined;
        const same = typeof id === 'string' ? all.findIndex(({ value }) => (0,toml/* isTable */.bI)(value) && value['id'] === id) : -1;
        if (same < 0)
            all.push(block);
        else
            all[same] = block;
    }
    return {
        value: all.map((b) => b.value),
        origin: { document: own.origin.document, at: own.origin.at, elements: all.map((b) => b.origin) },
    };
}
/** The blocks of an array, or the one of a section; `undefined`: the value is neither. */
function blocksOf({ value, origin }) {
    if ((0,toml/* isTable */.bI)(value))
        return [{ value, origin }];
    return Array.isArray(value)
        ? value.map((one, i) => ({ value: one, origin: elementOf(origin, i) }))
        : undefined;
}

;// CONCATENATED MODULE: ./src/scenario/extend.ts
// `extends`: what a scenario inherits, from files beside it and from the packs that come with the program.






/** What a scenario says of itself alone. */
const own = ['name', 'traces', 'skip', 'expect_failure', 'every_trace', 'extends'];
const packPrefix = 'agent-eval:';
/** Merges a scenario with its bases, or says why not; the problems are of the files they stand in. */
async function extend(document, value, bases) {
    if (value['extends'] === undefined)
        return { value, written: value, where: (route) => ({ document, route }) };
    const repeatable = new Set((await (0,checks/* loadFamilies */.Zm)()).flatMap((family) => (family.repeatable ? [family.id] : [])));
    const faults = [];
    const problems = [];
    /** The packs in use, and where a file of the repository names them. */
    const through = new Map();
    const packs = new Set();
    const inherit = async (part, file, open, withPacks = true) => {
        let inherited;
        for (const { name, route } of namesIn(part.value['extends'])) {
            if (name.startsWith(packPrefix))
                packs.add(name);
            if (!withPacks && name.startsWith(packPrefix))
                continue;
            const standing = through.get(file) ?? { document: file, route };
            const base = await baseOf(name, file, standing, open, withPacks);
            if (typeof base === 'string')
                faults.push({ standing, message: base });
            else if (base)
                inherited = inherited ? merge(inherited, base, repeatable) : base;
        }
        return inherited ? merge(inherited, part, repeatable) : part;
    };
    const baseOf = async (name, file, standing, open, withPacks) => {
        const read = name.startsWith(packPrefix) ? await packOf(name) : fileOf(name, file, bases.base);
        if (typeof read === 'string')
            return read;
        const at = open.indexOf(read.file);
        if (at >= 0)
            return `Expected bases without a circle, found ${[...open.slice(at), read.file].join(' → ')}`;
        if (read.isPack)
            through.set(read, standing);
        await bases.prepare(read.text);
        const parsed = (0,toml/* parseToml */.MT)(read);
        if ('problems' in parsed) {
            problems.push(...parsed.problems);
            return undefined;
        }
        const part = await inherit(partOf(read, parsed.value), read, [...open, read.file], withPacks);
        const kept = Object.fromEntries(Object.entries(part.value).filter(([key]) => !own.includes(key)));
        return { origin: part.origin, value: read.isPack ? kept : withPaths(kept, read.file, document.file) };
    };
    const whole = await inherit(partOf(document, value), document, [document.file]);
    if (faults.length + problems.length > 0)
        return { faults, problems };
    const written = await inherit(partOf(document, value), document, [document.file], false);
    return {
        value: whole.value,
        written: { ...written.value, extends: [...packs].sort() },
        where(route) {
            const found = locate(whole.origin, route);
            const named = through.get(found.document);
            return named ? { ...found, through: named } : found;
        },
    };
}
/** The names of bases, as far as they are some: what is none the shape tells. */
function namesIn(value) {
    if (typeof value === 'string')
        return [{ name: value, route: ['extends'] }];
    if (!Array.isArray(value))
        return [];
    return value.flatMap((name, i) => (typeof name === 'string' ? [{ name, route: ['extends', i] }] : []));
}
async function packOf(name) {
    const { packs } = await __webpack_require__.e(/* import() */ 5503).then(__webpack_require__.bind(__webpack_require__, 25503));
    const id = name.slice(packPrefix.length);
    if (Object.hasOwn(packs, id))
        return { file: name, text: packs[id] ?? '', kind: 'toml', isPack: true };
    const known = Object.keys(packs);
    const near = (0,names.nearest)(id, known);
    const list = known.map((k) => packPrefix + k).join(', ') || 'none';
    return `Unknown pack ${name}${near === undefined ? '' : `; did you mean ${packPrefix}${near}?`}; known are ${list}`;
}
function fileOf(name, { file: from }, read) {
    if (from.startsWith(packPrefix))
        return `Expected a pack to extend packs alone, found ${name}`;
    const file = (0,relative/* besideOf */.A)(from, name.replaceAll('\\', '/'));
    const found = read?.(file);
    if (found === undefined)
        return `Missing base ${file}: no such file, relative to ${from}`;
    if ('why' in found)
        return `Cannot extend ${file}: ${found.why}`;
    return { file, text: found.text.replace(/^\ufeff/, ''), kind: 'toml', isPack: false };
}
/** Paths inside a base are relative to the base: as the heir writes them. */
function withPaths(value, base, heir) {
    const { trajectory } = value;
    if (!(0,toml/* isTable */.bI)(trajectory) || typeof trajectory['reference'] !== 'string')
        return value;
    const reference = (0,relative/* relativeTo */.M)(heir, (0,relative/* besideOf */.A)(base, trajectory['reference']));
    return { ...value, trajectory: { ...trajectory, reference } };
}
/** The place of what a scenario says, in its own file or another; `said` names the line of a pack. */
function placeIn(found, scenario, place) {
    const { document, route } = found.through ?? found;
    const at = place(document, route);
    const there = document.file === scenario.file ? at : { ...at, file: document.file };
    if (!found.through)
        return { place: there };
    return { place: there, said: `${found.document.file}, line ${place(found.document, found.route).line}` };
}
/** Faults of a merged scenario as problems of the files they stand in. */
function problemsIn(faults, where, place) {
    return faults.flatMap((fault) => {
        const found = where(fault.route);
        const { document, route } = found.through ?? found;
        const line = found.through && place(found.document, found.route).line;
        const message = line === undefined ? fault.message : `${fault.message} (${found.document.file}, line ${line})`;
        return (0,documents_document/* toProblems */.ek)(document, [{ route, message }], place);
    });
}


/***/ }),

/***/ 59842:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VM: () => (/* binding */ dimensionsOf),
/* harmony export */   d5: () => (/* binding */ head),
/* harmony export */   fk: () => (/* binding */ headKeys),
/* harmony export */   hL: () => (/* binding */ dimensionIds),
/* harmony export */   sb: () => (/* binding */ topKeys)
/* harmony export */ });
/* unused harmony export headShape */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74715);
/* harmony import */ var _checks_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76006);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47088);
// What stands at the top of a scenario, beside its families; and the ids of all dimensions.




const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const turn = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB((t) => t.trim() !== '', 'Expected a prompt turn not to be empty'));
/** `"2/3"` of the trials. */
const share = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .templateLiteral */ .Uy$([zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), '/', zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr()]).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB((text) => {
    const [some = 0, all = 0] = text.split('/').map(Number);
    return some > 0 && some <= all;
}, 'Expected a fraction above 0 and up to 1, such as "2/3"'));
const reason = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB((t) => t.trim() !== '', 'Expected a reason, found none'));
/** What stands at the top of a scenario, beside its families. */
const headShape = {
    name: (0,_checks_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB((n) => n.length <= 200 && [...n].length <= 100, 'Expected a name of at most 100 characters'), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB((n) => n.trim() !== '' && !control.test(n), 'Expected a name without control characters, found some, or blanks only')), 'Unique over the run; 1 to 100 characters'),
    description: (0,_checks_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), 'What a correct run shows, in one sentence'),
    tags: (0,_checks_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_checks_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)), 'Free labels; the report breaks down by tag'),
    prompt: (0,_checks_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([turn, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(turn).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1))])), 'What the user asked, or one text a turn; shown to the judge when the trace has no prompt'),
    traces: (0,_checks_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(1000), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB((g) => !control.test(g) && !/^!?(?:[/\\]|[A-Za-z]:)|(?:^!?|[/\\])\.\.(?:[/\\]|$)/.test(g), 'Expected a glob below the traces root, without control characters; name files elsewhere in the traces input')))
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1))), 'Globs, relative to the traces root: which traces are trials of this scenario'),
    extends: (0,_checks_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([_checks_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, _checks_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te])), 'What the scenario inherits: a file relative to this one, or agent-eval:PACK, or a list of these, later ones win'),
    skip: (0,_checks_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(reason), 'Why the scenario is judged by nothing for now; it is listed with this reason, and counted as skipped'),
    expect_failure: (0,_checks_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
        reason,
        zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
            reason: (0,_checks_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(reason, 'Why it fails for now'),
            dimensions: (0,_checks_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_checks_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .texts */ .Te), 'Dimension ids that must fail, * is a wildcard; default any'),
        }),
    ])), 'The scenario passes as long as every trial fails: in these dimensions, and in no other; a text alone is the reason'),
    every_trace: (0,_checks_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()), 'true: judges every trace beside the scenario the trace belongs to, and takes none away'),
    trials: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM((0,_checks_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        min: (0,_checks_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1))), 'Fewer traces than this are an error'),
        require: (0,_checks_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['all', 'any']), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gt */ .Tx(0), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(1)), share])), 'How many traces must pass: all, any, or a rate above 0 and up to 1 (0.67 holds for 2 of 3, as does "2/3"); default all'),
        confidence: (0,_checks_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0.5), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lt */ .Au(1))), 'The trials must show the rate of require by so much (0.95), or they settle nothing; then min is their planned number'),
    }), 'How many traces the scenario needs, and how many of them must pass')),
    sandbox: (0,_checks_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()), 'The run left a private workspace behind (needed by expect.verify)'),
    severity: (0,_checks_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_model_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .severities */ .gO))), 'Severity by dimension id; * is a wildcard'),
};
const head = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(headShape);
const headKeys = Object.keys(headShape);
const topKeys = (families) => [
    ...headKeys,
    ...families.flatMap((f) => [f.id, ...(f.flatKey === undefined ? [] : [f.flatKey])]),
];
/** The ids of all dimensions, without block numbers. */
const dimensionIds = (families) => [
    'trace_present',
    'trials_met',
    'expected_failure',
    'budget.max_increase',
    ..._checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .always */ .Gk.map(({ check }) => check.id),
    ...families.flatMap((f) => f.checks.map((c) => `${f.id}.${c.id}`)),
];
/** All dimensions that any scenario may have. */
const dimensionsOf = (families) => ({
    ids: dimensionIds(families),
    blocks: (family) => families.find((f) => f.id === family)?.repeatable ? { most: Number.POSITIVE_INFINITY } : { most: 1, names: [] },
});


/***/ }),

/***/ 9256:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ loadScenarios)
/* harmony export */ });
/* harmony import */ var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74715);
/* harmony import */ var _documents_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14937);
/* harmony import */ var _documents_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46187);
/* harmony import */ var _documents_toml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52472);
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35948);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87979);
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78242);
/* harmony import */ var _extend_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75338);
// Scenario files → scenarios, or everything that is wrong with them.








/** Loads scenario files, in their order. One bad file never stops the others. */
async function loadScenarios(files, options) {
    const scenarios = [];
    const problems = [];
    const named = new Map();
    const prepare = async (text) => {
        if (text.includes('matches'))
            await options.expressions();
        if (looksIntoResults.test(text))
            await options.yaml();
    };
    const add = async (document, given) => {
        const whole = (0,_documents_toml_js__WEBPACK_IMPORTED_MODULE_3__/* .isTable */ .bI)(given) ? await (0,_extend_js__WEBPACK_IMPORTED_MODULE_7__/* .extend */ .X$)(document, given, { base: options.base, prepare }) : undefined;
        const value = whole && 'value' in whole ? whole.value : given;
        const where = whole && 'where' in whole ? whole.where : (route) => ({ document, route });
        const built = !(0,_documents_toml_js__WEBPACK_IMPORTED_MODULE_3__/* .isTable */ .bI)(value)
            ? { faults: [{ route: [], message: `Expected a case, found ${(0,_documents_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .found */ .F9)(value)}` }] }
            : whole && 'faults' in whole
                ? { faults: [] }
                : await buildWith(document, value, options);
        const faults = 'faults' in built ? built.faults : [];
        const name = (0,_documents_toml_js__WEBPACK_IMPORTED_MODULE_3__/* .isTable */ .bI)(value) && typeof value['name'] === 'string' ? value['name'] : undefined;
        if (name !== undefined) {
            const where = document.line === undefined ? document.file : `${document.file}:${document.line}`;
            const other = named.get(name);
            if (other !== undefined)
                faults.push({
                    route: ['name'],
                    message: `Expected a unique name, found a duplicate: ${JSON.stringify(name)} is the name of a scenario in ${other} too; rename one`,
                });
            else
                named.set(name, where);
        }
        // A case of a case set is named by its id.
        if (document.kind === 'json')
            for (const f of faults)
                if (f.route[0] === 'name')
                    f.message = f.message.replace(/\bname\b/, 'id');
        if (whole && 'faults' in whole) {
            const place = await options.placer();
            problems.push(...whole.problems);
            for (const { standing, message } of whole.faults)
                problems.push(...(0,_documents_document_js__WEBPACK_IMPORTED_MODULE_1__/* .toProblems */ .ek)(standing.document, [{ route: standing.route, message }], place));
        }
        if (faults.length > 0) {
            const place = await options.placer();
            const isOwn = given === value;
            problems.push(...(isOwn ? (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_1__/* .toProblems */ .ek)(document, faults, place) : (0,_extend_js__WEBPACK_IMPORTED_MODULE_7__/* .problemsIn */ ._n)(faults, where, place)));
        }
        else if ('value' in built) {
            const written = whole && 'written' in whole ? whole.written : value;
            const scenario = { ...built.value, written: (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .o)(written) };
            scenarios.push(given === value ? scenario : { ...scenario, where });
        }
    };
    for (const { file, text } of files) {
        await prepare(text);
        if (/\.(jsonl|ndjson)$/i.test(file)) {
            let cases = 0;
            for (const [i, raw] of text.split('\n').entries()) {
                const line = (i === 0 ? raw.replace(/^\ufeff/, '') : raw).trim();
                if (line === '' || line.startsWith('//'))
                    continue;
                cases++;
                const document = { file, text: line, kind: 'json', line: i + 1 };
                try {
                    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(line);
                    const twice = await (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_1__/* .repeatedKey */ .m$)(line, value);
                    if (twice)
                        throw new Error(`${(0,_documents_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .keyName */ .xT)(twice.key)} stands in it twice`);
                    await add(document, caseOf(value));
                }
                catch (e) {
                    problems.push({ file, line: i + 1, column: 1, message: `Expected one JSON object a line: ${(0,_documents_toml_js__WEBPACK_IMPORTED_MODULE_3__/* .reason */ .l)(e)}` });
                }
            }
            if (cases === 0)
                problems.push({ file, line: 1, column: 1, message: 'Missing cases: the case set has none; add one a line' });
            continue;
        }
        const document = { file, text: text.replace(/^\ufeff/, ''), kind: 'toml' };
        const parsed = (0,_documents_toml_js__WEBPACK_IMPORTED_MODULE_3__/* .parseToml */ .MT)(document);
        if ('problems' in parsed)
            problems.push(...parsed.problems);
        else
            await add(document, parsed.value);
    }
    return { scenarios, problems: withoutRepeats(problems), names: new Set(named.keys()) };
}
/** Builds a scenario with the families that it names, and with all where something is wrong with it. */
async function buildWith(document, value, options) {
    const named = (0,_build_js__WEBPACK_IMPORTED_MODULE_6__/* .familiesIn */ .S)(value);
    const built = (0,_build_js__WEBPACK_IMPORTED_MODULE_6__/* .build */ .j)(document, value, { ...options, families: await (0,_checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .loadFamilies */ .Zm)(named) });
    if ('value' in built || named === undefined)
        return built;
    return (0,_build_js__WEBPACK_IMPORTED_MODULE_6__/* .build */ .j)(document, value, { ...options, families: await (0,_checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .loadFamilies */ .Zm)() });
}
/** The keys of rules that read what tools returned. */
const looksIntoResults = /result_where|argument|secret_from|untrusted_from/;
/** A mistake in a base is told once, whatever extends it. */
function withoutRepeats(problems) {
    const told = new Set();
    return problems.filter(({ file, line, column, message }) => {
        const key = JSON.stringify([file, line, column, message]);
        return !told.has(key) && told.add(key);
    });
}
/** A case of a case set as a scenario: its id is the name. A name of its own stays as it is, beside it, to be refused. */
function caseOf(value) {
    if (!(0,_documents_toml_js__WEBPACK_IMPORTED_MODULE_3__/* .isTable */ .bI)(value))
        return value;
    const { id, name, ...rest } = value;
    return { ...(id === undefined ? {} : { name: id }), ...(name === undefined ? {} : { [idNotName]: name }), ...rest };
}
const idNotName = 'name (a case of a case set is named by its id)';


/***/ }),

/***/ 89942:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rv: () => (/* binding */ strayFaults),
/* harmony export */   YD: () => (/* binding */ keysOf),
/* harmony export */   r_: () => (/* binding */ tellOnce)
/* harmony export */ });
/* harmony import */ var _documents_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46187);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81601);


const keysOf = (family) => Object.keys(family.schema.shape);
/** Does a key that stands elsewhere belong to the family? An `id` says nothing of which. */
const isKeyOf = (family, key) => key !== 'id' && keysOf(family).includes(key);
/** One fault for all keys that stand at the wrong level but belong together, one for each that belongs nowhere. */
function strayFaults(strays, base, level) {
    const { at, families, tops, inside } = level;
    const faults = [];
    const left = new Set(strays);
    const ofTop = strays.filter((k) => tops.includes(k));
    if (ofTop[0] !== undefined) {
        faults.push({
            route: [...base, ofTop[0]],
            message: `Unknown ${noun(ofTop)} ${ofTop.join(', ')} ${at}; did you mean the top level? Such keys stand above the first section`,
            stray: { family: '', keys: ofTop },
        });
        for (const k of ofTop)
            left.delete(k);
    }
    const sections = base.length === 0 ? [] : strays.filter((k) => families.some((f) => f.id === k));
    for (const k of sections) {
        left.delete(k);
        faults.push({
            route: [...base, k],
            message: `Unknown key ${k} ${at}; did you mean a section of its own, [${k}]?`,
        });
    }
    for (;;) {
        const ranked = families
            .filter((f) => f !== inside)
            .map((family) => ({ family, keys: [...left].filter((k) => isKeyOf(family, k)) }))
            .sort((a, b) => b.keys.length - a.keys.length)[0];
        const first = ranked?.keys[0];
        if (!ranked || first === undefined)
            break;
        const { family, keys } = ranked;
        const above = at.startsWith(`in [${family.id}.`) ? ', above it' : '';
        faults.push({
            route: [...base, first],
            message: `Unknown ${noun(keys)} ${keys.join(', ')} ${at}; did you mean [${family.id}]${above}?`,
            stray: { family: family.id, keys },
        });
        for (const k of keys)
            left.delete(k);
    }
    const rest = [...left].slice(_documents_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .mostTold */ .D4);
    if (rest[0] !== undefined)
        faults.push({
            route: [...base, rest[0]],
            message: `Unknown keys, ${rest.length} more of them, from ${(0,_documents_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .keyName */ .xT)(rest[0])} on`,
        });
    for (const key of [...left].slice(0, _documents_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .mostTold */ .D4)) {
        const near = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(key, level.known.filter((known) => isNegative(known) === isNegative(key)));
        faults.push({
            route: [...base, key],
            message: `Unknown key ${(0,_documents_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .keyName */ .xT)(key)}${near ? `; did you mean ${near}?` : `; known here: ${level.known.join(', ')}`}`,
            unknown: { meant: near },
        });
    }
    return faults;
}
/** Does a key prohibit? What a person wrote to allow is never answered with its opposite. */
const isNegative = (key) => /^(?:no|not|never|forbid|without)_/.test(key);
const noun = (keys) => (keys.length === 1 ? 'key' : 'keys');
const parentOf = (route) => JSON.stringify(route.slice(0, -1));
/**
 * Tells each mistake once: unknown keys inside a table of a section that belong elsewhere become one fault, and what is missing
 * is not told where a key is misspelt for it or stands at the wrong level. `owner`: the family whose block a route is in.
 */
function tellOnce(faults, { families, tops }, owner) {
    const belongs = (key) => tops.includes(key) || families.some((f) => isKeyOf(f, key));
    const isStray = (f) => f.unknown !== undefined && f.unknown.meant === undefined && f.route.length > 1 && belongs(String(f.route.at(-1)));
    const groups = new Map();
    for (const f of faults) {
        if (!isStray(f))
            continue;
        const parent = parentOf(f.route);
        const group = groups.get(parent) ?? { base: f.route.slice(0, -1), keys: [] };
        group.keys.push(String(f.route.at(-1)));
        groups.set(parent, group);
    }
    const grouped = [...groups.values()].flatMap(({ base, keys }) => {
        const name = base.filter((r) => typeof r === 'string').join('.');
        return strayFaults(keys, base, { at: `in [${name}]`, families, known: [], tops });
    });
    const all = [...faults.filter((f) => !isStray(f)), ...grouped];
    return all.filter((f) => {
        if (!f.missing)
            return true;
        const key = String(f.route.at(-1));
        const parent = parentOf(f.route);
        return !all.some((other) => (other.unknown?.meant === key && parentOf(other.route) === parent) ||
            (other.stray?.family === owner(f.route) && other.stray.keys.includes(key)));
    });
}


/***/ }),

/***/ 73523:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tV: () => (/* binding */ declaredEffects),
/* harmony export */   w7: () => (/* binding */ effectsOf)
/* harmony export */ });
/* unused harmony export namedTools */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);
/* harmony import */ var _model_matcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83843);
/* harmony import */ var _model_remembered_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65871);
/* harmony import */ var _model_trace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5136);




/** The effects that a registry or globs declare; `undefined`: neither names any. */
function declaredEffects(by) {
    const { registry, mutating } = by;
    const match = (0,_model_matcher_js__WEBPACK_IMPORTED_MODULE_1__/* .matcherOf */ .K)(mutating);
    const marks = [...(registry?.commands.values() ?? [])].some((c) => c.mutating);
    if (!marks && mutating.length === 0)
        return undefined;
    const has = (tool, command) => registry?.commands.get(command)?.mutating === true || match(tool).length > 0 || match(command).length > 0;
    return effects(marks ? 'registry' : 'option', has, by);
}
/** The effects of a scenario's runs: as they are declared, else every tool that the scenario names without a wildcard. */
function effectsOf(scenario, by) {
    const declared = declaredEffects(by);
    if (declared)
        return declared;
    const named = namedTools(scenario);
    return effects('scenario', (tool, command) => named.has(tool) || named.has(command), by);
}
function effects(source, hasEffect, by) {
    const hasTool = (0,_model_remembered_js__WEBPACK_IMPORTED_MODULE_3__/* .remembered */ .H)((tool) => hasEffect(tool, by.nameCommand(tool)), 10_000);
    const commandOf = ({ tool, command }) => command ?? by.nameCommand(tool);
    // Most calls have no command of their own: then the tool tells.
    const has = ({ tool, command }) => (command === undefined ? hasTool(tool) : hasEffect(tool, command));
    return {
        source,
        has,
        took: (call) => (0,_model_trace_js__WEBPACK_IMPORTED_MODULE_2__/* .callFailed */ .Qn)(call) !== true && has(call),
        idempotent: (call) => by.registry?.commands.get(commandOf(call))?.idempotent === true,
    };
}
/** Fields of `[expect]` and `[[turn]]` that list tools. */
const lists = ['tools', 'any_tools', 'tools_in_order', 'forbid_tools'];
/** Parts of a policy that say what happens, or must not. */
const parts = ['call', 'requires', 'leads_to', 'never'];
/** The tools and commands that a scenario names without a wildcard. */
function namedTools({ wants }) {
    const names = [];
    for (const section of [...wants('expect'), ...wants('turn')]) {
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(section))
            continue;
        for (const key of lists)
            names.push(...listOf(section[key]));
        for (const entry of listOf(section['args']))
            if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(entry))
                names.push(entry['tool']);
    }
    const patterns = [...wants('calls')];
    for (const policy of wants('policy'))
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(policy))
            patterns.push(...parts.map((key) => policy[key]));
    for (const course of wants('trajectory'))
        if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(course))
            for (const step of listOf(course['steps']))
                patterns.push(...(Array.isArray(step) ? step : [step]));
    for (const pattern of patterns)
        names.push(...toolsOf(pattern));
    return new Set(names.filter(isOneTool).map((name) => ((0,_model_matcher_js__WEBPACK_IMPORTED_MODULE_1__/* .isExactly */ .H)(name) ? name.slice(1) : name)));
}
const listOf = (value) => (Array.isArray(value) ? value : []);
/** The tools of a pattern, of all its alternatives; a step of a trajectory is one. */
function toolsOf(pattern) {
    if (pattern === undefined)
        return [];
    if (typeof pattern === 'string')
        return [pattern];
    return [...(pattern.tool === undefined ? [] : [pattern.tool]), ...(pattern.any_of ?? []).flatMap(toolsOf)];
}
/** Does a name mean one tool, and no event? */
const isOneTool = (name) => typeof name === 'string' && !name.startsWith('@') && ((0,_model_matcher_js__WEBPACK_IMPORTED_MODULE_1__/* .isExactly */ .H)(name) || !name.includes('*'));


/***/ })

};
