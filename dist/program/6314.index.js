export const id = 6314;
export const ids = [6314];
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

/***/ 36314:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ family)
});

// EXTERNAL MODULE: ./src/checks/contract.ts + 1 modules
var contract = __webpack_require__(98985);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/verdict.ts
var model_verdict = __webpack_require__(47088);
// EXTERNAL MODULE: ./src/checks/calls.ts
var checks_calls = __webpack_require__(89644);
// EXTERNAL MODULE: ./src/checks/patterns/say.ts
var say = __webpack_require__(25610);
// EXTERNAL MODULE: ./src/checks/rows.ts
var rows = __webpack_require__(36544);
// EXTERNAL MODULE: ./src/checks/patterns/mistakes.ts
var mistakes = __webpack_require__(78296);
// EXTERNAL MODULE: ./src/checks/patterns/schema.ts
var schema = __webpack_require__(87714);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./src/checks/schema.ts
var checks_schema = __webpack_require__(76006);
;// CONCATENATED MODULE: ./src/checks/policy/want.ts
// What a `[[policy]]` block says, and which of the seven forms it has.



const patterns = schemas/* array */.YOg(schema/* pattern */.T1).check(api/* _minLength */.m9(1));
const paths = schemas/* union */.KCZ([checks_schema/* text */.Qq, checks_schema/* texts */.Te]);
const want_schema = schemas/* strictObject */.rej({
    call: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(schema/* pattern */.T1), 'The calls that the rule is about'),
    requires: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(schema/* pattern */.T1), 'precedence: what must have happened before, by default with success'),
    reset: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(schema/* pattern */.T1), 'precedence: what makes an earlier match of requires stale'),
    leads_to: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(schema/* pattern */.T1), 'response: what must follow, by default with success'),
    within: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(schemas/* int */.Whr().check(api/* _gte */.qm(1))), 'response: at the latest so many calls of the same agent later'),
    same: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(schemas/* union */.KCZ([checks_schema/* texts */.Te, schemas/* record */.g1P(checks_schema/* text */.Qq, checks_schema/* text */.Qq)])), 'precedence, response: paths of arguments that must be equal; a table maps a path of call to one of the other'),
    never: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(schema/* pattern */.T1), 'absence: what must not happen'),
    after: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(schema/* pattern */.T1), 'absence: only after the first match of this'),
    until: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(schema/* pattern */.T1), 'absence: only until a match of this'),
    only_with: schemas/* optional */.lqM((0,schema/* conditions */.jA)('only: what the arguments must be: from path, in quotes, to a condition')),
    argument: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(paths), 'grounded, untainted: paths of the arguments that are judged; "*" in grounded: every leaf with a digit'),
    from: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(patterns), 'grounded: results, "@user" or "@prompt" that a value must stand in'),
    secret_from: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(patterns), 'confined: calls whose results hold secrets'),
    untrusted_from: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(patterns), 'untainted: calls whose results anyone may have written'),
    min_length: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(schemas/* int */.Whr().check(api/* _gte */.qm(1))), 'confined (default 8), untainted (default 4): shorter values are not judged'),
    fields: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(schemas/* boolean */.zMY()), 'untainted: what is a whole leaf of a JSON or YAML result counts as untrusted too; default false'),
    except: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(checks_schema/* texts */.Te), 'Scenarios whose runs are left out; * is a wildcard'),
    required: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(schemas/* boolean */.zMY()), 'A rule that is not exercised is an error instead of a skip'),
});
const want_forms = ['precedence', 'response', 'absence', 'only', 'grounded', 'confined', 'untainted'];
/** For each form, the key that tells it, those that it must have beside, and those that it may. */
const keysOf = {
    precedence: { by: 'requires', needs: ['call'], takes: ['same', 'reset'] },
    response: { by: 'leads_to', needs: ['call'], takes: ['same', 'within'] },
    absence: { by: 'never', needs: [], takes: ['after', 'until'] },
    only: { by: 'only_with', needs: ['call'], takes: [] },
    grounded: { by: 'from', needs: ['call', 'argument'], takes: [] },
    confined: { by: 'secret_from', needs: ['call'], takes: ['min_length'] },
    untainted: { by: 'untrusted_from', needs: ['call'], takes: ['argument', 'min_length', 'fields'] },
};
/** The form of a block that has one. */
const formOf = (want) => want_forms.find((form) => want[keysOf[form].by] !== undefined);
const pathsOf = (want) => typeof want === 'string' ? [want] : want;
/** The paths of `same`, of the call and of the other event. */
function samePaths(want) {
    const { same } = want;
    if (same === undefined)
        return {};
    return Array.isArray(same) ? { call: same, other: same } : { call: Object.keys(same), other: Object.values(same) };
}

;// CONCATENATED MODULE: ./src/checks/policy/mistakes.ts



/** Lists what is wrong with a block. */
function mistakesOf(want, scenario) {
    const told = want_forms.filter((form) => want[keysOf[form].by] !== undefined);
    const [form] = told;
    if (!form) {
        const keys = want_forms.map((f) => `${keysOf[f].by} (${f})`).join(', ');
        return [{ route: [], message: `Missing rule; a policy has one of ${keys}` }];
    }
    if (told.length > 1) {
        const found = told.map((f) => keysOf[f].by).join(' and ');
        return [
            {
                route: [keysOf[told[1]].by],
                message: `Expected one rule in a block, found ${found}; make two [[policy]] blocks of it`,
            },
        ];
    }
    return [...strangers(want, form), ...patternsOf(want, scenario), ...pathsIn(want, scenario)];
}
const everywhere = ['id', 'except', 'required'];
/** Keys that a form needs and lacks, and those that mean nothing in it. */
function strangers(want, form) {
    const { by, needs, takes } = keysOf[form];
    const found = needs
        .filter((key) => want[key] === undefined)
        .map((key) => ({ route: [], message: `Missing ${key} beside ${by} (policy.${form})` }));
    const known = [by, ...needs, ...takes, ...everywhere];
    for (const key of Object.keys(want))
        if (want[key] !== undefined && !known.includes(key))
            found.push({
                route: [key],
                message: `Expected no ${key} beside ${by}: policy.${form} takes ${[...needs, ...takes].join(', ') || 'no other key'}`,
            });
    return found;
}
function patternsOf(want, scenario) {
    const found = [];
    const ask = (pattern, allowed, ...route) => {
        if (pattern === undefined)
            return;
        for (const m of (0,mistakes/* patternMistakes */.IJ)(pattern, scenario, allowed))
            found.push({ ...m, route: [...route, ...m.route] });
    };
    ask(want.call, [], 'call');
    ask(want.never, [], 'never');
    // An event has no arguments that could be the same.
    const besideSame = want.same === undefined ? schema/* events */.AZ : [];
    ask(want.requires, besideSame, 'requires');
    ask(want.leads_to, besideSame, 'leads_to');
    for (const key of ['reset', 'after', 'until'])
        ask(want[key], schema/* events */.AZ, key);
    for (const [i, pattern] of (want.from ?? []).entries())
        ask(pattern, ['@user', '@prompt'], 'from', i);
    for (const key of ['secret_from', 'untrusted_from'])
        for (const [i, pattern] of (want[key] ?? []).entries())
            ask(pattern, [], key, i);
    return found;
}
function pathsIn(want, scenario) {
    const found = [];
    if (want.only_with)
        for (const m of (0,mistakes/* pathTableMistakes */.Pg)(want.only_with, scenario))
            found.push({ ...m, route: ['only_with', ...m.route] });
    if (want.only_with && Object.keys(want.only_with).length === 0)
        found.push({ route: ['only_with'], message: 'Expected at least one path with a condition, found none' });
    for (const path of want.argument === undefined ? [] : pathsOf(want.argument))
        found.push(...(0,mistakes/* pathMistakes */.FN)(path, 'argument'));
    const { same } = want;
    if (same && !Array.isArray(same) && Object.keys(same).length === 0)
        found.push({ route: ['same'], message: 'Expected at least one path, found none' });
    for (const path of same ? (Array.isArray(same) ? same : Object.entries(same).flat()) : [])
        found.push(...(0,mistakes/* pathMistakes */.FN)(path, 'same'));
    return found;
}
/** Is a block of this form? */
const isForm = (form) => (want) => formOf(want) === form;

;// CONCATENATED MODULE: ./src/checks/policy/possible.ts
// The verdicts that a rule may have, over every way in which the matches may fall that the trace cannot tell.
/** The verdict that stands whichever way the untold matches fall; `unknown`: there is none. */
function settled({ pass, fail, skip }) {
    if (fail)
        return pass || skip ? 'unknown' : 'fail';
    if (pass)
        return skip ? 'unknown' : 'pass';
    return 'skip';
}
/** Collects what may become of a rule that asks something of every matching call. */
class Each {
    #broken;
    #mayBreak = false;
    #mayHold = false;
    #mustAsk = false;
    /**
     * Adds a call. `match`: does it match (1 cannot tell, 2 yes)? `best` and `worst`: does it hold where all that cannot be told
     * falls in favour of the rule, and where it falls against it?
     */
    add(at, match, best, worst) {
        if (match === 2) {
            this.#mustAsk = true;
            if (!best)
                this.#broken ??= at;
        }
        if (!worst)
            this.#mayBreak = true;
        if (best)
            this.#mayHold = true;
    }
    /** A rule that asks each call by itself has its best case for all calls at once, so one broken call settles it. */
    get possible() {
        if (this.#broken !== undefined)
            return { pass: false, fail: true, skip: false, at: this.#broken };
        return { pass: this.#mayHold, fail: this.#mayBreak, skip: !this.#mustAsk };
    }
}

// EXTERNAL MODULE: ./src/model/matcher.ts
var matcher = __webpack_require__(83843);
// EXTERNAL MODULE: ./src/model/names.ts
var names = __webpack_require__(81601);
// EXTERNAL MODULE: ./src/checks/patterns/compile.ts
var compile = __webpack_require__(81260);
// EXTERNAL MODULE: ./src/checks/patterns/moments.ts
var moments = __webpack_require__(80916);
// EXTERNAL MODULE: ./src/checks/patterns/result.ts
var result = __webpack_require__(33696);
// EXTERNAL MODULE: ./src/checks/patterns/untold.ts
var untold = __webpack_require__(81119);
// EXTERNAL MODULE: ./src/checks/prohibited.ts
var prohibited = __webpack_require__(9383);
;// CONCATENATED MODULE: ./src/checks/policy/rule.ts
// What all forms of a policy have in common: exceptions, rules that are not exercised, near misses, what cannot be told.












const rolesOf = (patterns, key) => (patterns ?? []).map((pattern, i) => ({ pattern, route: [key, i] }));
/** Is the run none that the rule is about, or one that says nothing? */
function setAside(want, view, context) {
    const except = (want.except ?? []).find((name) => context.scenarios.some((s) => (0,names.wildcard)(name, s)));
    if (except !== undefined)
        return (0,model_verdict/* skip */.iv)(`Excepted: the run belongs to ${context.scenarios.join(', ')}`);
    return (0,checks_calls/* callsUnrecorded */.Vq)(view);
}
/** The names of tools and commands in a pattern. */
function toolsIn(pattern) {
    if (typeof pattern === 'string')
        return pattern.startsWith('@') ? [] : [pattern];
    return [
        ...(pattern.tool === undefined || pattern.tool.startsWith('@') ? [] : [pattern.tool]),
        ...(pattern.any_of ?? []).flatMap(toolsIn),
    ];
}
/** The error where a pattern names no tool of the run, but nearly one that no other names: it did not guard what was meant. */
function nearlyMeant(roles, view) {
    const named = roles.flatMap(({ pattern, route }) => toolsIn(pattern).map((name) => ({ name, route })));
    if (named.every(({ name }) => (0,matcher/* isExactly */.H)(name) || (0,checks_calls/* callsNamed */.rO)(name, view).length > 0))
        return undefined;
    const near = (0,prohibited/* nearMissOf */.m1)(named.map(({ name }) => name), view);
    const miss = near && named[near.by];
    return miss && (0,model_verdict/* error */.z3)((0,prohibited/* sayNearMiss */.iH)(miss.name, near), { route: miss.route });
}
/** The verdict of a rule whose trigger never occurred. */
function notExercised(want, trigger, view, others = []) {
    const near = nearlyMeant([trigger, ...others], view);
    if (near)
        return near;
    const argument = want.argument === undefined ? '' : ` with ${pathsOf(want.argument).join(' or ')}`;
    const what = `no ${trigger.route[0] === 'after' ? 'match' : 'call'} of ${(0,say/* sayPattern */.Kh)(trigger.pattern)}${argument}`;
    return want.required === true
        ? (0,model_verdict/* error */.z3)(`Not exercised, though the rule is required: ${what}`, { route: trigger.route })
        : (0,model_verdict/* skip */.iv)(`not exercised: ${what}`);
}
/** A pattern that counts what succeeded, unless it says what counts. Events have no outcome. */
function succeeded(pattern) {
    if (typeof pattern === 'string')
        return pattern.startsWith('@') ? pattern : { tool: pattern, outcome: 'succeeded' };
    if (pattern.tool?.startsWith('@') || pattern.outcome !== undefined)
        return pattern;
    // Each alternative may say for itself what counts.
    const { any_of, ...own } = pattern;
    if (any_of === undefined)
        return { ...own, outcome: 'succeeded' };
    return { ...own, any_of: any_of.map(succeeded) };
}
/** The error where a verdict depends on a match that the trace cannot tell: names the first. */
function cannotTell(roles, moments, view, context) {
    const matchers = roles.map(({ pattern, route }) => ({ matcher: (0,compile/* compile */.wE)(pattern, view, context), route }));
    for (const moment of moments)
        for (const { matcher, route } of matchers)
            if (matcher.match(moment) === 'unknown')
                return (0,model_verdict/* error */.z3)((0,untold/* sayUntold */.iV)(matcher, moment, view), {
                    route,
                    ...('call' in moment ? { evidence: [(0,checks_calls/* argumentsEvidence */.Kh)(view, moment.at, context)] } : {}),
                });
    const at = moments.findIndex((m) => 'call' in m && matchers.some(({ matcher }) => matcher.match(m) === 'yes') && hasUnreadArguments(m.call));
    const moment = moments[at];
    if (!moment || !('call' in moment))
        return (0,model_verdict/* error */.z3)('Missing evidence: what the rule asks cannot be told of the arguments that the trace records');
    return (0,model_verdict/* error */.z3)(`Missing evidence: what the rule asks of ${(0,checks_calls/* named */.KT)(view, moment.at)} cannot be told: its arguments could not be parsed, or are not all recorded`, { evidence: [(0,checks_calls/* argumentsEvidence */.Kh)(view, moment.at, context)] });
}
const hasUnreadArguments = (call) => typeof call.arguments === 'string' || call.arguments === undefined || call.arguments_cut !== undefined;
const known = new WeakMap();
/** The moments of a run; made once for all rules. */
function rule_moments(view, context) {
    let found = known.get(view);
    if (!found) {
        found = (0,moments/* momentsOf */.Z)(view, context).all;
        known.set(view, found);
    }
    return found;
}
/** Texts of the user that are recorded with the prompt alone: nobody knows when they came. */
function unplacedUser(roles, view, context) {
    const asks = roles.find(({ pattern }) => pattern === '@user' || (typeof pattern === 'object' && pattern.tool === '@user'));
    if (!asks || (0,moments/* momentsOf */.Z)(view, context).unplaced.length === 0)
        return undefined;
    return (0,model_verdict/* error */.z3)('Missing evidence: the prompt has later entries, and the trace records no message of the user that says when they came', { route: asks.route });
}
/** The error where a source of data returned what the trace does not record. */
function untoldSource(at, view, context) {
    const call = view.calls[at];
    if (!call)
        return undefined;
    const why = (0,result/* isUnread */.KJ)(call, context)
        ? `its result is YAML of more than ${(0,model_text/* thousands */.oh)(result/* longestYaml */.E6)} characters, which is not read; record it as JSON`
        : `${call.result_cut ? 'its result was cut when the trace was read' : 'the trace holds no result of it'}; record the results of this tool`;
    return (0,model_verdict/* error */.z3)(`Missing evidence: what ${(0,checks_calls/* named */.KT)(view, at)} returned is not known: ${why}`, {
        evidence: [(0,checks_calls/* argumentsEvidence */.Kh)(view, at, context)],
    });
}

// EXTERNAL MODULE: ./src/model/compact.ts
var compact = __webpack_require__(35948);
;// CONCATENATED MODULE: ./src/checks/policy/say.ts
// Rules in words.



/** Several patterns in words. */
const namesOf = (patterns) => patterns.map(say/* sayPattern */.Kh).join(', ');
/** A value of a trace in words, cut and redacted; a text in quotes. */
function show(value, excerpt) {
    const text = excerpt((0,compact/* asText */.e)(value).slice(0, 2000));
    return typeof value === 'string' ? (0,say/* sayValue */.Xt)(text, 200) : text;
}
/** Names a moment: a call by its command and number, another event by what it is. */
const sayMoment = (moment, view) => 'call' in moment ? (0,checks_calls/* named */.KT)(view, moment.at) : moment.event;
/** What became of a call that did not simply succeed, as in `, which failed`. */
function sayFate(moment) {
    const became = 'call' in moment ? (0,checks_calls/* fate */.fw)(moment.call) : 'called';
    return became === 'called' ? '' : `, which ${became === 'failed' ? 'failed' : `was ${became}`}`;
}

// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(33870);
// EXTERNAL MODULE: ./src/checks/canonical.ts
var canonical = __webpack_require__(26807);
;// CONCATENATED MODULE: ./src/checks/policy/key.ts
// The arguments that two events must have in common, as something to compare.


/** The key of whatever has no arguments in common: all are equal. */
const anyKey = (0,canonical/* comparable */.Z)(null);
/** Are two keys that are known equal? */
const sameKey = canonical/* areEqual */.t;
const columns = new WeakMap();
/** The key of each moment: what stands at each of the paths. Many rules ask for the same, so that they are kept by their moments. */
function key_keysOf(moments, paths) {
    if (paths === undefined)
        return () => anyKey;
    const known = columns.get(moments) ?? new Map();
    columns.set(moments, known);
    const by = paths.join('\0');
    const keys = known.get(by) ?? new Array(moments.length);
    known.set(by, keys);
    return (at) => {
        const moment = moments[at];
        const key = keys[at] ?? (moment && 'call' in moment ? make(moment.call, paths) : 'missing');
        keys[at] = key;
        return key;
    };
}
function make({ arguments: given, arguments_cut }, paths) {
    if (typeof given === 'string')
        return { raw: given };
    const values = [];
    for (const path of paths) {
        const at = (0,model_path/* valuesAt */.I0)(given, path);
        if (at.length === 0)
            return 'missing';
        values.push(at.length === 1 ? at[0] : at);
    }
    // What was cut to its head compares as nothing that is known.
    return arguments_cut ? { raw: undefined } : (0,canonical/* comparable */.Z)(values);
}

;// CONCATENATED MODULE: ./src/checks/policy/keyed.ts

/** Remembers where each key was last seen. */
class Keyed {
    #known = new Map();
    #raw = new Map();
    #lastUntold;
    #last;
    set(key, at) {
        if (key === 'missing')
            return;
        this.#last = at;
        if ('compare' in key) {
            let same = this.#known.get(key.compare);
            if (!same) {
                same = [];
                this.#known.set(key.compare, same);
            }
            const found = same.find((s) => s.key.exact === key.exact);
            if (found)
                found.at = at;
            else
                same.push({ key, at });
            return;
        }
        this.#lastUntold = at;
        if (key.raw !== undefined)
            this.#raw.set(key.raw, at);
    }
    /** Where an equal key was last seen: for sure (2), or perhaps (1). */
    last(key, level) {
        if (key === 'missing')
            return undefined;
        if (!('compare' in key))
            return level === 1 ? this.#last : key.raw === undefined ? undefined : this.#raw.get(key.raw);
        let latest = level === 1 ? this.#lastUntold : undefined;
        for (const { key: other, at } of this.#known.get(key.compare) ?? [])
            if ((latest === undefined || latest < at) && sameKey(key, other))
                latest = at;
        return latest;
    }
}

;// CONCATENATED MODULE: ./src/checks/policy/scopes.ts


/**
 * Judges that each call has a match of `requires` before it that no reset made stale. A further call or reset only harms and a
 * further match of `requires` only helps, so all untold matches at their best and all at their worst are the two bounds.
 */
function precedence({ call, requires, reset, callKey, requiredKey }) {
    const each = new Each();
    const best = new Keyed();
    const worst = new Keyed();
    // What was seen before these is stale.
    let bestSince = 0;
    let worstSince = 0;
    for (let at = 0; at < call.length; at++) {
        const match = call[at];
        if (match === 1 || match === 2)
            each.add(at, match, holds(best.last(callKey(at), 1), bestSince), holds(worst.last(callKey(at), 2), worstSince));
        const stale = reset?.[at];
        if (stale === 2)
            bestSince = at;
        if (stale === 1 || stale === 2)
            worstSince = at;
        if (requires[at] !== 0)
            best.set(requiredKey(at), at);
        if (requires[at] === 2)
            worst.set(requiredKey(at), at);
    }
    return each.possible;
}
const holds = (last, since) => last !== undefined && last >= since;
/** Judges that each call is followed by a match of `leads_to` in time; from the end, so that the nearest is the last one seen. */
function response({ call, leadsTo, callKey, ledKey, deadline }) {
    const each = new Each();
    const best = new Keyed();
    const worst = new Keyed();
    const inTime = (last, at) => last !== undefined && -last < deadline(at);
    const calls = [];
    for (let at = call.length - 1; at >= 0; at--) {
        const match = call[at];
        if (match === 1 || match === 2)
            calls.push([at, match, inTime(best.last(callKey(at), 1), at), inTime(worst.last(callKey(at), 2), at)]);
        // Negated, the nearest is the greatest.
        if (leadsTo[at] !== 0)
            best.set(ledKey(at), -at);
        if (leadsTo[at] === 2)
            worst.set(ledKey(at), -at);
    }
    for (const told of calls.reverse())
        each.add(...told);
    return each.possible;
}
const unopened = 1;
const scopes_closed = 2;
const scopes_open = 4;
const broken = 8;
/** Judges that nothing matches `never` while the scope is open, by the set of states that the run may be in. */
function absence({ never, after, until }) {
    let states = after ? unopened : scopes_open;
    let at;
    for (let i = 0; i < never.length; i++) {
        if (states & scopes_open)
            states = step(states, never[i], scopes_open, broken);
        if (until && states & scopes_open)
            states = step(states, until[i], scopes_open, scopes_closed);
        if (after && states & unopened)
            states = step(states, after[i], unopened, scopes_open);
        if (states & scopes_closed)
            states = step(states, (after ?? none)[i], scopes_closed, scopes_open);
        if (states === broken)
            at ??= i;
    }
    const possible = {
        pass: (states & (scopes_open | scopes_closed)) !== 0,
        fail: (states & broken) !== 0,
        skip: (states & unopened) !== 0,
    };
    return at === undefined ? possible : { ...possible, at };
}
const none = new Uint8Array();
/** The states after a match that leads from one to another: surely, perhaps, or not. */
const step = (states, match, from, to) => match === 2 ? (states & ~from) | to : match === 1 ? states | to : states;

;// CONCATENATED MODULE: ./src/checks/policy/absence.ts











/* harmony default export */ const policy_absence = ((0,contract/* dimension */.rK)({
    id: 'absence',
    doc: 'No match of never; with after, none behind the first match of it, until a match of until closes the scope',
    fails: 'What must never happen was done, or tried',
    severity: 'blocking',
    needs: [],
    uses: ['errors', 'offered_tools', 'order'],
    isOn: isForm('absence'),
    run(want, view, context) {
        const { never = '', after, until } = want;
        const aside = setAside(want, view, context) ?? (after === undefined ? (0,checks_calls/* nothingSeen */.pQ)(view) : undefined);
        if (aside)
            return aside;
        const forbidden = { pattern: never, route: ['never'] };
        const opening = after === undefined ? undefined : { pattern: after, route: ['after'] };
        const closing = until === undefined ? [] : [{ pattern: until, route: ['until'] }];
        const roles = [forbidden, ...(opening ? [opening] : []), ...closing];
        const all = rule_moments(view, context);
        const row = ({ pattern }) => (0,rows/* rowOf */.OB)(pattern, all, view, context);
        const possible = absence({
            never: row(forbidden),
            ...(opening ? { after: row(opening) } : {}),
            ...(closing[0] ? { until: row(closing[0]) } : {}),
        });
        const verdict = settled(possible);
        if (verdict === 'skip' && opening)
            return notExercised(want, opening, view);
        const unplaced = verdict === 'fail' ? undefined : unplacedUser(roles, view, context);
        if (unplaced)
            return unplaced;
        if (verdict === 'unknown')
            return cannotTell(roles, all, view, context);
        const scope = `${after === undefined ? '' : ` after ${(0,say/* sayPattern */.Kh)(after)}`}${until === undefined ? '' : ` until ${(0,say/* sayPattern */.Kh)(until)}`}`;
        if (verdict === 'fail') {
            const at = all[possible.at ?? 0];
            const became = at && 'call' in at ? (0,checks_calls/* fate */.fw)(at.call) : 'called';
            const tried = became === 'called' || became === 'failed'
                ? ''
                : ` (${became}: an attempt counts; outcome = "succeeded" asks what was done)`;
            return (0,model_verdict/* fail */.fJ)(`Expected no call of ${(0,say/* sayPattern */.Kh)(never)}${scope}, found ${at ? sayMoment(at, view) : 'one'}${tried}`, {
                evidence: at && 'call' in at ? [(0,checks_calls/* argumentsEvidence */.Kh)(view, at.at, context)] : [],
                ...(at && 'call' in at ? { spoilt: (0,checks_calls/* numberOf */.rl)(view, at.at) } : {}),
            });
        }
        const near = nearlyMeant([forbidden], view);
        if (near)
            return near;
        const why = (0,checks_calls/* unseen */.nv)(view, 'calls');
        if (why !== undefined)
            return (0,model_verdict/* error */.z3)(`Missing ${why}`);
        return (0,model_verdict/* pass */.IX)(`No call of ${(0,say/* sayPattern */.Kh)(never)}${scope} in ${(0,model_text/* count */.U9)(view.calls.length, 'call')}`);
    },
}));

;// CONCATENATED MODULE: ./src/checks/policy/decoded.ts
// A text and what it holds in other spellings: percent-encoded, in hex, in base64. All as bytes, so that one search serves all.
const hexRun = /[0-9a-fA-F]{2,}/g;
const base64Run = /[A-Za-z0-9+/_-]{2,}/g;
const wrapped = /[\r\n]/;
/**
 * The readings of a text that may hold something of at least so many bytes. To decode what is there costs the length of the
 * text; to encode what is looked for would cost as much for each secret. Base64 is read from each of four beginnings, which
 * covers the three offsets at which something may stand in what was encoded.
 */
function readingsOf(text, least) {
    // A text in ASCII has as many bytes as characters, and every other spelling makes it shorter.
    if (text.length < least && ascii.test(text))
        return [];
    const readings = [{ spelling: 'plain', text: bytesOf(text) }];
    if (/%[0-9a-fA-F]{2}/.test(text))
        readings.push({ spelling: 'percent-encoded', text: unpercented(text) });
    // Long encodings are written in lines.
    for (const whole of wrapped.test(text) ? [text, text.replace(/[\r\n]+[ \t]*/g, '')] : [text]) {
        for (const [run] of whole.matchAll(hexRun)) {
            if (run.length < 2 * least)
                continue;
            for (const from of [0, 1])
                readings.push({ spelling: 'hex', text: unhexed(run, from) });
        }
        for (const [run] of whole.matchAll(base64Run)) {
            if (run.length * 3 < least * 4)
                continue;
            for (const from of [0, 1, 2, 3])
                readings.push({ spelling: 'base64', text: unbased(run, from) });
        }
    }
    return readings;
}
const ascii = /^[\x00-\x7f]*$/;
const encoder = new TextEncoder();
/** The bytes of a text in UTF-8, one character each. */
function bytesOf(text) {
    if (ascii.test(text))
        return text;
    return textOf(encoder.encode(text));
}
function textOf(bytes) {
    const parts = [];
    for (let at = 0; at < bytes.length; at += 8192)
        parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
    return parts.join('');
}
const unpercented = (text) => bytesOf(text).replace(/%([0-9a-fA-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
function unhexed(run, from) {
    const bytes = new Uint8Array((run.length - from) >> 1);
    for (let i = 0; i < bytes.length; i++)
        bytes[i] = (hexOf(run, from + 2 * i) << 4) | hexOf(run, from + 2 * i + 1);
    return textOf(bytes);
}
function hexOf(run, at) {
    const code = run.charCodeAt(at);
    return code < 0x3a ? code - 0x30 : (code | 0x20) - 0x57;
}
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The six bits of each sign, in base64 and in base64url. */
const sextets = Uint8Array.from({ length: 128 }, (_, code) => {
    const sign = String.fromCharCode(code);
    return sign === '-' ? 62 : sign === '_' ? 63 : Math.max(0, alphabet.indexOf(sign));
});
function unbased(run, from) {
    const bytes = new Uint8Array(Math.max(0, Math.floor(((run.length - from) * 3) / 4)));
    let bits = 0;
    let held = 0;
    let at = 0;
    for (let i = from; i < run.length; i++) {
        held = ((held << 6) | sextets[run.charCodeAt(i)]) & 0xffff;
        bits += 6;
        if (bits < 8)
            continue;
        bits -= 8;
        bytes[at++] = (held >> bits) & 0xff;
    }
    return textOf(bytes);
}

;// CONCATENATED MODULE: ./src/checks/policy/dictionary.ts
// Many texts looked for in one at once, exactly as they are written.
/**
 * Texts to look for, each with a value. Those that share their first characters stand in the order of the alphabet. Whichever
 * of them a position begins with, it is the last one that is not behind what stands there, or a beginning of that one:
 * so one search by halves and a walk along beginnings find all of them.
 */
class Dictionary {
    shortest;
    #gram;
    #merge;
    #groups = new Map();
    /** `shortest`: no text is shorter. `merge`: what becomes of the values of equal texts. */
    constructor(shortest, merge = (one) => one) {
        this.shortest = shortest;
        this.#gram = Math.max(1, Math.min(shortest, 8));
        this.#merge = merge;
    }
    get isEmpty() {
        return this.#groups.size === 0;
    }
    /** Adds a text. Most are never found, so nothing is done about them but to put them where they would be. */
    add(text, value) {
        if (text.length < this.#gram)
            return;
        const gram = text.slice(0, this.#gram);
        const group = this.#groups.get(gram);
        const entry = { text, value, shorter: -1 };
        if (!group)
            this.#groups.set(gram, { entries: [entry], sorted: false });
        else {
            group.entries.push(entry);
            group.sorted = false;
        }
    }
    /** Finds the texts of the dictionary in another, in the order in which they stand there. */
    *find(text) {
        if (this.isEmpty)
            return;
        for (let at = 0; at + this.#gram <= text.length; at++) {
            const group = this.#groups.get(text.slice(at, at + this.#gram));
            if (!group)
                continue;
            if (!group.sorted)
                sort(group, this.#merge);
            const { entries } = group;
            let entry = entries[lastNotBehind(entries, text, at)];
            for (; entry; entry = entries[entry.shorter])
                if (text.startsWith(entry.text, at))
                    yield { text: entry.text, value: entry.value, at };
        }
    }
}
/** Puts a group in order, merges equal texts, and finds for each entry the longest one that it begins with. */
function sort(group, merge) {
    group.sorted = true;
    group.entries.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
    const entries = [];
    for (const entry of group.entries) {
        const last = entries.at(-1);
        if (last?.text === entry.text)
            last.value = merge(last.value, entry.value);
        else
            entries.push(entry);
    }
    group.entries = entries;
    for (const [i, entry] of entries.entries()) {
        let shorter = i - 1;
        while (shorter >= 0 && !entry.text.startsWith(entries[shorter].text))
            shorter = entries[shorter].shorter;
        entry.shorter = shorter;
    }
}
/** The last entry that is not behind what stands at a position; -1: all are. */
function lastNotBehind(entries, text, at) {
    let low = 0;
    let high = entries.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        const entry = entries[middle];
        if (entry.text <= text.slice(at, at + entry.text.length))
            low = middle + 1;
        else
            high = middle;
    }
    return low - 1;
}

// EXTERNAL MODULE: ./src/checks/policy/leaves.ts
var leaves = __webpack_require__(41622);
// EXTERNAL MODULE: ./src/checks/policy/occurrences.ts
var occurrences = __webpack_require__(58738);
// EXTERNAL MODULE: ./src/checks/policy/results.ts
var policy_results = __webpack_require__(76626);
;// CONCATENATED MODULE: ./src/checks/policy/secrets.ts


const secrets_known = new WeakMap();
/** The values of a result that may be secrets, some of them more than once. */
function secretsOf(call, context) {
    let secrets = secrets_known.get(call);
    if (!secrets) {
        secrets = candidates(call, context);
        secrets_known.set(call, secrets);
    }
    return secrets;
}
function candidates(call, context) {
    if (call.result === undefined)
        return [];
    const value = (0,policy_results/* structured */.uv)(call, context);
    if (value === undefined)
        return [...ofText((0,policy_results/* textOfResult */.b_)(call))];
    const found = [];
    (0,leaves/* eachPart */.Z)(value, (part, isKey) => {
        if (isKey)
            return;
        const text = String(part);
        if (text.includes('\n'))
            for (const secret of ofText(text))
                found.push(secret);
        else if (isSecret(text))
            found.push(text);
    });
    return found;
}
/** As tools that read files number their lines (`   12→KEY=value`). */
const lineNumber = /^\d{1,9}(?:→|\t|\s*\|)\s*/;
const named = /^(?:export\s+)?["']?[\w.-]+["']?\s*[=:]\s*(\S.*)$/;
const quoted = /^(["'])(.*)\1[,;]?$/;
/** The lines of a text, and the value of a line that names one. */
function* ofText(text) {
    for (const raw of text.split('\n')) {
        const line = raw.trim().replace(lineNumber, '');
        if (isSecret(line))
            yield line;
        const value = named.exec(line)?.[1];
        const bare = value === undefined ? undefined : (quoted.exec(value)?.[2] ?? value);
        if (bare !== undefined && isSecret(bare))
            yield bare;
    }
}
const odd = /[^\p{L}\p{M}\s'-]/u;
const dateOrTime = /^\d{4}-\d{1,2}(?:-\d{1,2})?(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)?\s*(?:Z|UTC|[+-]\d{2}:?\d{2})?$|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s*[ap]\.?m\.?)?$/i;
/** Is a text a date, a time or both? */
const isDate = (text) => text.length <= 40 && dateOrTime.test(text.trim());
/** Has a text a digit or sign that words do not have, or more characters than words do? */
const isSecret = (text) => (text.length >= 16 || odd.test(text)) && text !== '' && !isDate(text);

// EXTERNAL MODULE: ./src/checks/policy/short.ts
var policy_short = __webpack_require__(54010);
;// CONCATENATED MODULE: ./src/checks/policy/confining.ts








const never = Number.POSITIVE_INFINITY;
/** Judges that no call carries a secret of an earlier result. `leaks`: those of the call that surely does. */
function confined(view, context, rule) {
    const secrets = secretsIn(view, context, rule);
    const untold = view.calls.findIndex((call, i) => rule.secretFrom[i] !== 0 && (0,policy_results/* isUntold */.N1)(call, context));
    const texts = new Set();
    for (let at = 0; at < rule.call.length; at++)
        if (rule.call[at] !== 0)
            for (const { origin } of secrets.carriedBy(at))
                texts.add(origin.text);
    const harmless = stoodBefore(view, context, rule, texts);
    const each = new Each();
    const leaksAt = new Map();
    for (let at = 0; at < rule.call.length; at++) {
        const match = rule.call[at];
        if (match !== 1 && match !== 2)
            continue;
        const call = view.calls[at];
        let worst = !(untold >= 0 && untold < at) && call?.arguments_cut === undefined;
        let best = true;
        for (const { origin, spelling } of secrets.carriedBy(at)) {
            const told = harmless(origin.text, at);
            if (told.surely < origin.perhaps)
                continue;
            worst = false;
            if (origin.surely >= at || told.perhaps < origin.surely)
                continue;
            best = false;
            const leak = { secret: origin.text, from: origin.surely, spelling };
            leaksAt.set(at, [...(leaksAt.get(at) ?? []), leak]);
        }
        each.add(at, match, best, worst);
    }
    const { possible } = each;
    return { possible, leaks: possible.at === undefined ? [] : (leaksAt.get(possible.at) ?? []), untold };
}
const confining_known = new WeakMap();
/** What rules over the same sources look for; made once for all of them, since a row is of one run. */
function secretsIn(view, context, rule) {
    const byLength = confining_known.get(rule.secretFrom) ?? new Map();
    confining_known.set(rule.secretFrom, byLength);
    const before = byLength.get(rule.leastLength);
    if (before)
        return before;
    const secrets = secretsBefore(view, context, rule);
    const within = (0,policy_short/* rememberedShort */.z)((text) => secretsWithin(text, secrets));
    const carried = [];
    const made = {
        carriedBy(at) {
            carried[at] ??= secrets.isEmpty ? [] : carriedBy(view, at, within);
            return carried[at];
        },
    };
    byLength.set(rule.leastLength, made);
    return made;
}
/** The secrets of all results, by their bytes. */
function secretsBefore(view, context, { secretFrom, leastLength }) {
    const secrets = new Dictionary(leastLength, (a, b) => ({
        text: a.text,
        surely: Math.min(a.surely, b.surely),
        perhaps: Math.min(a.perhaps, b.perhaps),
    }));
    for (const [at, call] of view.calls.entries()) {
        const match = secretFrom[at];
        if (match !== 1 && match !== 2)
            continue;
        for (const text of secretsOf(call, context)) {
            if (text.length < leastLength)
                continue;
            secrets.add(bytesOf(text), { text, surely: match === 2 ? at : never, perhaps: at });
        }
    }
    return secrets;
}
/** The secrets that stand in a text, each once. */
function secretsWithin(text, secrets) {
    const found = new Map();
    for (const reading of readingsOf(text, secrets.shortest))
        for (const { value } of secrets.find(reading.text))
            if (!found.has(value))
                found.set(value, reading.spelling);
    return [...found].map(([origin, spelling]) => ({ origin, spelling }));
}
/** The secrets of earlier results that a call carries, each once. */
function carriedBy(view, at, within) {
    const found = new Map();
    for (const text of textsOf(view.calls[at]?.arguments))
        for (const one of within(text))
            if (one.origin.perhaps < at && !found.has(one.origin))
                found.set(one.origin, one);
    return [...found.values()];
}
const texts = new WeakMap();
/** The texts of some arguments: leaves and keys as they are, and what is within those that are JSON. */
function textsOf(value) {
    const isKept = typeof value === 'object' && value !== null;
    const before = isKept ? texts.get(value) : undefined;
    if (before)
        return before;
    const found = new Set();
    for (const readTexts of [false, true])
        (0,leaves/* eachPart */.Z)(value, (part) => found.add(String(part)), readTexts);
    if (isKept)
        texts.set(value, found);
    return found;
}
/** Where each of some texts stood before a call: in the prompt, in what the user said, in results that hold no secrets. */
function stoodBefore(view, context, rule, texts) {
    if (texts.size === 0)
        return () => ({ surely: never, perhaps: never });
    const wanted = new Dictionary(rule.leastLength);
    for (const text of texts)
        wanted.add(text, text);
    const results = new Map();
    const said = new Map();
    const look = function* (text) {
        for (const hit of wanted.find(text))
            if ((0,occurrences/* bounded */.Mm)(text, hit.at, hit.at + hit.text.length))
                yield hit.text;
    };
    for (const text of rule.prompt)
        for (const found of look(text))
            said.set(found, -1);
    let at = -1;
    for (const event of view.trace.events) {
        if (event.type === 'user')
            for (const found of look(event.text))
                if (!said.has(found))
                    said.set(found, at);
        if (event.type !== 'tool_call')
            continue;
        at++;
        const match = rule.secretFrom[at];
        if (match === 2)
            continue;
        const value = (0,policy_results/* structured */.uv)(event, context);
        const note = (text) => {
            for (const found of look(text)) {
                const before = results.get(found) ?? { surely: never, perhaps: never };
                before.perhaps = Math.min(before.perhaps, at);
                if (match === 0)
                    before.surely = Math.min(before.surely, at);
                results.set(found, before);
            }
        };
        if (value === undefined)
            note((0,policy_results/* textOfResult */.b_)(event));
        else
            (0,leaves/* eachPart */.Z)(value, (part) => note(String(part)));
    }
    return (text, call) => {
        const user = said.get(text);
        // What the user says before the call is harmless whenever the secret was read.
        if (user !== undefined && user < call)
            return { surely: -1, perhaps: -1 };
        return results.get(text) ?? { surely: never, perhaps: never };
    };
}

;// CONCATENATED MODULE: ./src/checks/policy/confined.ts











/* harmony default export */ const policy_confined = ((0,contract/* dimension */.rK)({
    id: 'confined',
    doc: 'No argument carries a secret of an earlier result: plain, percent-encoded, in hex or in base64',
    fails: 'A call was made, or tried, that carries a secret',
    severity: 'blocking',
    needs: [],
    uses: ['results', 'order'],
    isOn: isForm('confined'),
    run(want, view, context) {
        const { call = '', secret_from = [], min_length = 8 } = want;
        const aside = setAside(want, view, context);
        if (aside)
            return aside;
        const trigger = { pattern: call, route: ['call'] };
        const sources = rolesOf(secret_from, 'secret_from');
        const calls = (0,rows/* callMoments */.sq)(view);
        const judged = confined(view, context, {
            call: (0,rows/* rowOf */.OB)(call, calls, view, context),
            secretFrom: (0,rows/* rowOfAny */.wF)(secret_from, calls, view, context),
            leastLength: min_length,
            prompt: (0,moments/* promptOf */.G)(view, context),
        });
        const verdict = settled(judged.possible);
        if (verdict === 'skip')
            return notExercised(want, trigger, view, sources);
        if (verdict === 'unknown')
            return untoldSource(judged.untold, view, context) ?? cannotTell([trigger, ...sources], calls, view, context);
        if (verdict === 'pass')
            return (nearlyMeant(sources, view) ??
                (0,model_verdict/* pass */.IX)(`No call of ${(0,say/* sayPattern */.Kh)(call)} carries what ${namesOf(secret_from)} returned`));
        const at = judged.possible.at ?? 0;
        const [leak] = judged.leaks;
        const more = judged.leaks.length > 1 ? `, and ${judged.leaks.length - 1} more` : '';
        const what = leak ? `${hint(leak)} of the result of ${(0,checks_calls/* named */.KT)(view, leak.from)}` : 'one';
        return (0,model_verdict/* fail */.fJ)(`Expected no secret in ${(0,checks_calls/* named */.KT)(view, at)}, found ${what}${more}`, {
            route: ['secret_from'],
            spoilt: (0,checks_calls/* numberOf */.rl)(view, at),
            evidence: [
                { call: at + 1, tool: view.calls[at]?.tool ?? '', ...(leak ? { excerpt: hint(leak) } : {}) },
                ...(leak ? [(0,checks_calls/* evidence */.MX)(view, leak.from, context, hint(leak))] : []),
            ],
        });
    },
}));
/** A secret in words: how it begins, how long it is and how it was spelt; a report is read by many. */
const hint = ({ secret, spelling }) => `a secret of ${secret.length} characters that begins with ${JSON.stringify(secret.slice(0, Math.min(3, secret.length >> 2)))} (${spelling})`;

// EXTERNAL MODULE: ./src/checks/policy/flow.ts + 1 modules
var policy_flow = __webpack_require__(96625);
;// CONCATENATED MODULE: ./src/checks/policy/tracing.ts


const tracing_never = Number.POSITIVE_INFINITY;
/** Asks each call about its values. `fault`: what breaks the rule for a value, at worst and at best. */
function judgeEach(flow, call, asked, fault) {
    const each = new Each();
    let broken;
    for (let at = 0; at < flow.eventOf.length; at++) {
        const match = call[at];
        const of = match === 1 || match === 2 ? asked(at) : undefined;
        if (!of || (match !== 1 && match !== 2))
            continue;
        let best = true;
        let worst = !of.untold;
        for (const value of of.values) {
            const told = fault(value, at);
            worst &&= told.worst;
            if (!told.best && match === 2)
                broken ??= { value, ...(told.from === undefined ? {} : { from: told.from }) };
            best &&= told.best;
        }
        each.add(at, match, best, worst);
    }
    return { possible: each.possible, broken };
}
const remembered = new WeakMap();
/** What is asked of each value only once, by all rules over the same sources: a row is of one run. `asked`: what it depends on beside them. */
function remembering(sources, asked, make) {
    const told = remembered.get(sources) ?? new Map();
    remembered.set(sources, told);
    const known = (told.get(asked) ?? new Map());
    told.set(asked, known);
    return (value) => {
        let found = known.get(value);
        if (found === undefined) {
            found = make(value);
            known.set(value, found);
        }
        return found;
    };
}
const firstUntold = (view, flow, row) => view.calls.findIndex((c, i) => row[i] !== 0 && flow.isUntold(c));
/** Judges that every value stood in a source before. */
function grounded(view, flow, rule) {
    const since = remembering(rule.from, `grounded ${rule.prompt} ${rule.user}`, (value) => {
        const found = { surely: tracing_never, perhaps: tracing_never };
        for (const { source } of flow.of(value)) {
            const of = flow.sources[source];
            if (!of || of.is === 'arguments')
                continue;
            const match = of.is === 'result' ? rule.from[of.call] : isAsked(of, rule) ? 2 : 0;
            if (match >= 1)
                found.perhaps = Math.min(found.perhaps, of.at);
            if (match === 2)
                found.surely = Math.min(found.surely, of.at);
        }
        return found;
    });
    const untold = firstUntold(view, flow, rule.from);
    const judged = judgeEach(flow, rule.call, rule.asked, (value, call) => {
        const at = flow.eventOf[call];
        const { surely, perhaps } = since(value);
        return { best: perhaps < at || (untold >= 0 && untold < call), worst: surely < at };
    });
    return { ...judged, untold };
}
/** The first entry of the prompt is the prompt alone; later ones are messages of the user too. */
const isAsked = (of, { prompt, user }) => of.is === 'prompt' ? prompt || (user && of.entry > 0) : user;
/** Judges that no value comes only from untrusted text. */
function untainted(view, flow, rule) {
    const untold = firstUntold(view, flow, rule.untrusted);
    const told = remembering(rule.untrusted, `untainted ${rule.fields}`, (value) => standings(flow, rule, value));
    const judged = judgeEach(flow, rule.call, rule.asked, (value, call) => {
        const at = flow.eventOf[call];
        const { cleared, tainted } = told(value);
        if (cleared.surely < at)
            return { best: true, worst: true };
        const clean = tainted.surely >= at || cleared.perhaps < at;
        const worst = tainted.perhaps >= at && !(untold >= 0 && untold < call);
        return { best: clean, worst, ...(tainted.from === undefined ? {} : { from: tainted.from }) };
    });
    return { ...judged, untold };
}
/** From when on a value was cleared, and from when on tainted. */
function standings(flow, { untrusted, fields }, value) {
    const cleared = { surely: tracing_never, perhaps: tracing_never };
    const tainted = { surely: tracing_never, perhaps: tracing_never };
    const given = new Set();
    const since = (of, at, surely) => {
        of.perhaps = Math.min(of.perhaps, at);
        if (surely)
            of.surely = Math.min(of.surely, at);
    };
    for (const { source, how } of flow.of(value)) {
        const of = flow.sources[source];
        if (!of)
            continue;
        if (of.is === 'arguments')
            given.add(of.call);
        else if (of.is !== 'result')
            since(cleared, of.at, true);
        else {
            const match = untrusted[of.call];
            // What a call was given comes back from it in many ways, and says nothing.
            if (match < 2 && !given.has(of.call))
                since(cleared, of.at, match === 0);
            if (match < 1 || !(how & occurrences/* run */.eF || (fields && how & occurrences/* leaf */.V4)))
                continue;
            if (match === 2 && tainted.surely === tracing_never)
                tainted.from = of.call;
            since(tainted, of.at, match === 2);
        }
    }
    return { cleared, tainted };
}

;// CONCATENATED MODULE: ./src/checks/policy/grounded.ts
















/* harmony default export */ const policy_grounded = ((0,contract/* dimension */.rK)({
    id: 'grounded',
    doc: 'Every value of the argument stood before in a result, a message of the user or the prompt, as from says',
    fails: 'A call was made, or tried, with a value that nothing before it holds',
    severity: 'blocking',
    needs: [],
    uses: ['results', 'errors', 'order'],
    isOn: isForm('grounded'),
    run(want, view, context) {
        const { call = '', from = [] } = want;
        const aside = setAside(want, view, context);
        if (aside)
            return aside;
        const trigger = { pattern: call, route: ['call'] };
        const sources = rolesOf(from, 'from').filter((r) => !isEvent(r.pattern));
        const paths = pathsOf(want.argument ?? []);
        const calls = (0,rows/* callMoments */.sq)(view);
        const judged = grounded(view, (0,policy_flow.flowOf)(view, context), {
            call: (0,rows/* rowOf */.OB)(call, calls, view, context),
            asked: (at) => askedOf(view, at, paths),
            from: sourceRow(from, view, context),
            prompt: from.includes('@prompt'),
            user: from.includes('@user'),
        });
        const verdict = settled(judged.possible);
        if (verdict === 'skip')
            return notExercised(want, trigger, view);
        const said = paths.join(', ');
        if (verdict === 'pass')
            return (0,model_verdict/* pass */.IX)(`Every ${said} of ${(0,say/* sayPattern */.Kh)(call)} stood before in ${namesOf(from)}`);
        if (verdict === 'unknown')
            return untoldSource(judged.untold, view, context) ?? cannotTell([trigger, ...sources], calls, view, context);
        const near = nearlyMeant(sources, view);
        if (near)
            return near;
        const at = judged.possible.at ?? 0;
        return (0,model_verdict/* fail */.fJ)(`Expected every value of ${said} of ${(0,checks_calls/* named */.KT)(view, at)} to stand before in ${namesOf(from)}, found ${show(judged.broken?.value, context.excerpt)}, which none of them holds`, { route: ['argument'], evidence: [(0,checks_calls/* argumentsEvidence */.Kh)(view, at, context)], spoilt: (0,checks_calls/* numberOf */.rl)(view, at) });
    },
}));
const isEvent = (pattern) => pattern === '@user' || pattern === '@prompt';
/** How each call answers as a source: by default unless it is known to have failed. */
function sourceRow(from, view, context) {
    const calls = (0,rows/* callMoments */.sq)(view);
    return (0,rows/* keptRow */.Fz)(`source ${(0,rows/* textOf */.b6)(from)}`, calls, (best) => {
        for (const pattern of from) {
            if (isEvent(pattern))
                continue;
            const says = typeof pattern === 'object' && pattern.outcome !== undefined;
            const row = (0,rows/* rowOf */.OB)(pattern, calls, view, context);
            for (let at = 0; at < row.length; at++) {
                const answer = row[at];
                if (answer <= best[at])
                    continue;
                const call = view.calls[at];
                if (says || !call || (0,compile/* outcomeOf */.sG)(call) !== 'failed')
                    best[at] = answer;
            }
        }
    });
}
/** The values of a call that must be grounded; `undefined`: it has none of the arguments. */
function askedOf(view, at, paths) {
    const call = view.calls[at];
    if (typeof call?.arguments === 'string' || call?.arguments === undefined)
        return { values: [], untold: true };
    const leavesAt = (path) => path === '*' ? tellingOf(call.arguments) : (0,model_path/* valuesAt */.I0)(call.arguments, path).flatMap(leaves/* leavesOf */.w);
    const [only] = paths;
    const values = only !== undefined && paths.length === 1 ? leavesAt(only) : paths.flatMap(leavesAt);
    return values.length === 0 ? undefined : { values, untold: call.arguments_cut !== undefined };
}
const telling = new WeakMap();
/** The leaves of some arguments that must come from somewhere. */
function tellingOf(given) {
    const isKept = typeof given === 'object' && given !== null;
    const before = isKept ? telling.get(given) : undefined;
    if (before)
        return before;
    const found = (0,leaves/* leavesOf */.w)(given).filter(isTelling);
    if (isKept)
        telling.set(given, found);
    return found;
}
/** Is a leaf long and odd enough that it must come from somewhere? */
function isTelling(value) {
    const text = String(value);
    return text.length >= 4 && /\p{Nd}/u.test(text) && !isDate(text);
}

// EXTERNAL MODULE: ./src/checks/patterns/condition.ts
var patterns_condition = __webpack_require__(93340);
;// CONCATENATED MODULE: ./src/checks/policy/only.ts












/* harmony default export */ const only = ((0,contract/* dimension */.rK)({
    id: 'only',
    doc: 'Every call meets every condition on its arguments',
    fails: 'A call was made, or tried, with an argument that is not among those allowed',
    severity: 'blocking',
    needs: [],
    uses: ['errors'],
    isOn: isForm('only'),
    run(want, view, context) {
        const { call = '', only_with = {} } = want;
        const aside = setAside(want, view, context);
        if (aside)
            return aside;
        const trigger = { pattern: call, route: ['call'] };
        const conditions = Object.entries(only_with).map(([path, want]) => ready(path, want, context));
        const row = (0,rows/* rowOf */.OB)(call, (0,rows/* callMoments */.sq)(view), view, context);
        const each = new Each();
        for (let at = 0; at < row.length; at++) {
            const match = row[at];
            if (match !== 1 && match !== 2)
                continue;
            const made = (0,checks_calls/* callAt */.io)(view, at);
            const code = (0,rows/* codeOf */.$N)((0,patterns_condition/* all */.Q7)(conditions.map((one) => meets(made, one))));
            each.add(at, match, code > 0, code === 2);
        }
        const verdict = settled(each.possible);
        if (verdict === 'skip')
            return notExercised(want, trigger, view);
        const paths = conditions.map(({ path }) => path).join(', ');
        if (verdict === 'pass')
            return (0,model_verdict/* pass */.IX)(`${(0,model_text/* count */.U9)(row.filter((answer) => answer > 0).length, 'call')} of ${(0,say/* sayPattern */.Kh)(call)}, each with ${paths} as allowed`);
        if (verdict === 'unknown') {
            const at = view.calls.findIndex((made, i) => row[i] !== 0 && conditions.some((one) => meets(made, one) === 'unknown'));
            if (at < 0 || row.includes(1))
                return cannotTell([trigger], (0,rows/* callMoments */.sq)(view), view, context);
            return (0,model_verdict/* error */.z3)(`Missing evidence for ${paths} of ${(0,checks_calls/* named */.KT)(view, at)}: its arguments could not be parsed, or were cut`, {
                route: ['only_with'],
                evidence: [(0,checks_calls/* argumentsEvidence */.Kh)(view, at, context)],
                spoilt: (0,checks_calls/* numberOf */.rl)(view, at),
            });
        }
        const at = each.possible.at ?? 0;
        const made = view.calls[at];
        const broken = conditions.find((one) => meets(made, one) === 'no') ?? ready('', '', context);
        const { path, condition } = broken;
        const values = (0,model_path/* valuesAt */.I0)(made.arguments, path);
        const misses = (value) => meetsAll(value, broken, {}) === 'no';
        const missed = values.find(misses) ?? values[0];
        // The element of a list that alone would not meet the condition.
        const element = Array.isArray(missed) ? missed.find((inner) => !Array.isArray(inner) && misses(inner)) : undefined;
        const seen = values.length === 0 ? 'no such argument' : show(element ?? missed, context.excerpt);
        const every = element === undefined ? '' : ' in every element';
        return (0,model_verdict/* fail */.fJ)(`Expected ${path} of ${(0,checks_calls/* named */.KT)(view, at)} ${(0,say/* sayCondition */.bD)(condition)}${every}, found ${seen}`, {
            route: ['only_with', path],
            evidence: [(0,checks_calls/* argumentsEvidence */.Kh)(view, at, context)],
        });
    },
}));
function ready(path, condition, context) {
    const { count, equals, ...rest } = (0,patterns_condition/* tableOf */.c_)(condition);
    const [whole, each] = Array.isArray(equals) ? [{ count, equals }, rest] : [{ count }, { ...rest, equals }];
    return {
        path,
        condition,
        absent: rest.absent === true,
        ofList: (0,patterns_condition/* questionsOf */.PW)(whole, context),
        ofEach: (0,patterns_condition/* questionsOf */.PW)(each, context),
    };
}
/** Do all values at a path meet a condition? A list is asked by its elements, but for its length and for a list to equal. */
function meets(call, condition) {
    if (typeof call.arguments === 'string' || call.arguments === undefined)
        return 'unknown';
    const values = (0,model_path/* valuesAt */.I0)(call.arguments, condition.path);
    if (condition.absent)
        return values.length === 0 ? 'yes' : 'no';
    if (values.length === 0)
        return 'no';
    const reading = { head: call.arguments_cut !== undefined };
    return (0,patterns_condition/* all */.Q7)(values.map((value) => meetsAll(value, condition, reading)));
}
function meetsAll(value, { absent, ofList, ofEach }, reading) {
    const whole = (0,patterns_condition/* answerTo */.oy)(ofList, value, reading);
    if (ofEach.length === 0 && !absent)
        return whole;
    if (!Array.isArray(value))
        return (0,patterns_condition/* all */.Q7)([whole, (0,patterns_condition/* answerTo */.oy)(ofEach, value, reading)]);
    if (value.length === 0)
        return 'no';
    return (0,patterns_condition/* all */.Q7)([whole, ...value.map((element) => (0,patterns_condition/* answerTo */.oy)(ofEach, element, reading))]);
}

;// CONCATENATED MODULE: ./src/checks/policy/precedence.ts













/* harmony default export */ const policy_precedence = ((0,contract/* dimension */.rK)({
    id: 'precedence',
    doc: 'Before every call there was a match of requires, by default one that succeeded, that no reset made stale',
    fails: 'A call was made, or tried, without what it requires before it',
    severity: 'blocking',
    needs: [],
    uses: ['errors', 'elicitations', 'order'],
    isOn: isForm('precedence'),
    run(want, view, context) {
        const { call = '', requires = '', reset } = want;
        const aside = setAside(want, view, context);
        if (aside)
            return aside;
        const trigger = { pattern: call, route: ['call'] };
        const required = { pattern: succeeded(requires), route: ['requires'] };
        const roles = [trigger, required, ...(reset === undefined ? [] : [{ pattern: reset, route: ['reset'] }])];
        const all = rule_moments(view, context);
        const paths = samePaths(want);
        const row = (pattern) => (0,rows/* rowOf */.OB)(pattern, all, view, context);
        const possible = precedence({
            call: row(call),
            requires: row(required.pattern),
            callKey: key_keysOf(all, paths.call),
            requiredKey: key_keysOf(all, paths.other),
            ...(reset === undefined ? {} : { reset: row(reset) }),
        });
        const verdict = settled(possible);
        if (verdict === 'skip')
            return notExercised(want, trigger, view);
        const unplaced = verdict === 'pass' ? undefined : unplacedUser(roles, view, context);
        if (unplaced)
            return unplaced;
        if (verdict === 'unknown')
            return cannotTell(roles, all, view, context);
        if (verdict === 'pass')
            return (0,model_verdict/* pass */.IX)(`Every call of ${(0,say/* sayPattern */.Kh)(call)} came behind ${(0,say/* sayPattern */.Kh)(requires)}${said(want)}`);
        return nearlyMeant([required], view) ?? precedence_broken(want, all, possible.at ?? 0, view, context);
    },
}));
const said = ({ same, reset }) => `${same ? ` with equal ${Array.isArray(same) ? same.join(', ') : Object.keys(same).join(', ')}` : ''}${reset === undefined ? '' : `, and none since ${(0,say/* sayPattern */.Kh)(reset)}`}`;
function precedence_broken(want, all, at, view, context) {
    const moment = all[at];
    if (!moment || !('call' in moment))
        return (0,model_verdict/* error */.z3)('The rule was broken by no call');
    const { requires = '' } = want;
    const before = (pattern) => (0,rows/* rowOf */.OB)(pattern, all, view, context).subarray(0, at).findLastIndex(Boolean);
    const last = before(requires);
    const near = all[last];
    const stale = want.reset === undefined ? -1 : before(want.reset);
    const since = all[stale];
    const nearest = near
        ? `the last is ${place(near, all, last, view)}${sayFate(near)}${since && stale >= last ? `, and ${sayMoment(since, view)} came since` : ''}`
        : `${at > 0 ? `none of the ${(0,model_text/* count */.U9)(at, 'event')} before it is one` : 'nothing came before it'}`;
    return (0,model_verdict/* fail */.fJ)(`Expected ${(0,say/* sayPattern */.Kh)(requires)} before ${sayMoment(moment, view)}${said(want)}; ${nearest}`, {
        spoilt: (0,checks_calls/* numberOf */.rl)(view, moment.at),
        evidence: [
            (0,checks_calls/* argumentsEvidence */.Kh)(view, moment.at, context),
            ...(near && 'call' in near ? [(0,checks_calls/* argumentsEvidence */.Kh)(view, near.at, context)] : []),
        ],
    });
}
/** Names a moment; what is no call, by the call before it. */
function place(moment, all, at, view) {
    if ('call' in moment)
        return sayMoment(moment, view);
    const before = all.slice(0, at).findLast((one) => 'call' in one);
    return before ? `behind ${sayMoment(before, view)}` : 'before the first call';
}

;// CONCATENATED MODULE: ./src/checks/policy/response.ts












/* harmony default export */ const policy_response = ((0,contract/* dimension */.rK)({
    id: 'response',
    doc: 'After every call there is a match of leads_to, by default one that succeeded, and within so many calls where that is asked',
    fails: 'A call was not followed, or not in time, by what it must lead to',
    severity: 'blocking',
    needs: [],
    uses: ['errors', 'elicitations', 'order'],
    isOn: isForm('response'),
    run(want, view, context) {
        const { call = '', leads_to = '', within } = want;
        const aside = setAside(want, view, context);
        if (aside)
            return aside;
        const trigger = { pattern: call, route: ['call'] };
        const led = { pattern: succeeded(leads_to), route: ['leads_to'] };
        const all = rule_moments(view, context);
        const paths = samePaths(want);
        const possible = response({
            call: (0,rows/* rowOf */.OB)(call, all, view, context),
            leadsTo: (0,rows/* rowOf */.OB)(led.pattern, all, view, context),
            callKey: key_keysOf(all, paths.call),
            ledKey: key_keysOf(all, paths.other),
            deadline: within === undefined ? () => Number.POSITIVE_INFINITY : deadlines(all, within),
        });
        const verdict = settled(possible);
        if (verdict === 'skip')
            return notExercised(want, trigger, view);
        const unplaced = verdict === 'pass' ? undefined : unplacedUser([led], view, context);
        if (unplaced)
            return unplaced;
        if (verdict === 'unknown')
            return cannotTell([trigger, led], all, view, context);
        const inTime = within === undefined ? '' : ` within ${within} calls`;
        if (verdict === 'pass')
            return (0,model_verdict/* pass */.IX)(`Every call of ${(0,say/* sayPattern */.Kh)(call)} was followed by ${(0,say/* sayPattern */.Kh)(leads_to)}${inTime}`);
        const near = nearlyMeant([led], view);
        if (near)
            return near;
        const at = possible.at ?? 0;
        const moment = all[at];
        const later = (0,rows/* rowOf */.OB)(leads_to, all, view, context).findIndex((answer, i) => i > at && answer > 0);
        const next = all[later];
        const what = next
            ? `the next is ${sayMoment(next, view)}${sayFate(next) !== '' ? sayFate(next) : want.same ? ', with other arguments or too late' : ', which is too late'}`
            : 'none came';
        return (0,model_verdict/* fail */.fJ)(`Expected ${(0,say/* sayPattern */.Kh)(leads_to)}${inTime} after ${moment ? sayMoment(moment, view) : (0,say/* sayPattern */.Kh)(call)}; ${what}`, {
            evidence: [moment, next].flatMap((m) => (m && 'call' in m ? [(0,checks_calls/* argumentsEvidence */.Kh)(view, m.at, context)] : [])),
        });
    },
}));
const agents = new WeakMap();
/** Made once for the moments of a run. */
function agentsIn(all) {
    let found = agents.get(all);
    if (!found) {
        const calls = new Map();
        const index = [];
        for (const [at, moment] of all.entries()) {
            if (!('call' in moment))
                continue;
            const own = calls.get(moment.call.agent) ?? [];
            calls.set(moment.call.agent, own);
            index[at] = own.push(at) - 1;
        }
        found = { calls, index };
        agents.set(all, found);
    }
    return found;
}
/** For each event with a call: where the call stands of its agent that comes as the next but so many. */
function deadlines(all, within) {
    const { calls, index } = agentsIn(all);
    return (at) => {
        const moment = all[at];
        const own = moment && 'call' in moment ? calls.get(moment.call.agent) : undefined;
        return own?.[(index[at] ?? 0) + within + 1] ?? Number.POSITIVE_INFINITY;
    };
}

;// CONCATENATED MODULE: ./src/checks/policy/untainted.ts













/* harmony default export */ const policy_untainted = ((0,contract/* dimension */.rK)({
    id: 'untainted',
    doc: 'No value comes only from untrusted text: an address, account or link that nobody but a page named',
    fails: 'A call was made, or tried, with a value that only untrusted text named, as after a prompt injection',
    severity: 'blocking',
    needs: [],
    uses: ['results', 'order'],
    isOn: isForm('untainted'),
    run(want, view, context) {
        const { call = '', untrusted_from = [] } = want;
        const aside = setAside(want, view, context);
        if (aside)
            return aside;
        const trigger = { pattern: call, route: ['call'] };
        const sources = rolesOf(untrusted_from, 'untrusted_from');
        const calls = (0,rows/* callMoments */.sq)(view);
        const flow = (0,policy_flow.flowOf)(view, context);
        const judged = untainted(view, flow, {
            call: (0,rows/* rowOf */.OB)(call, calls, view, context),
            asked: (at) => untainted_askedOf(view, at, want, flow),
            untrusted: (0,rows/* rowOfAny */.wF)(untrusted_from, calls, view, context),
            fields: want.fields === true,
        });
        const verdict = settled(judged.possible);
        if (verdict === 'skip')
            return notExercised(want, trigger, view, sources);
        if (verdict === 'unknown')
            return untoldSource(judged.untold, view, context) ?? cannotTell([trigger, ...sources], calls, view, context);
        if (verdict === 'pass')
            return (nearlyMeant(sources, view) ?? (0,model_verdict/* pass */.IX)(`No value of ${(0,say/* sayPattern */.Kh)(call)} comes only from ${namesOf(untrusted_from)}`));
        const at = judged.possible.at ?? 0;
        const { value, from } = judged.broken ?? { value: '' };
        const source = from === undefined ? namesOf(untrusted_from) : `the result of ${(0,checks_calls/* named */.KT)(view, from)}`;
        return (0,model_verdict/* fail */.fJ)(`Expected no value of ${(0,checks_calls/* named */.KT)(view, at)} to come only from untrusted text, found ${show(value, context.excerpt)}, which only ${source} names`, {
            route: ['untrusted_from'],
            spoilt: (0,checks_calls/* numberOf */.rl)(view, at),
            evidence: [
                (0,checks_calls/* argumentsEvidence */.Kh)(view, at, context),
                ...(from === undefined ? [] : [(0,checks_calls/* evidence */.MX)(view, from, context, around(view, from, String(value)))]),
            ],
        });
    },
}));
/** The values of a call that are judged. */
function untainted_askedOf(view, at, want, flow) {
    const call = view.calls[at];
    if (!call)
        return undefined;
    const least = want.min_length ?? 4;
    const isRaw = typeof call.arguments === 'string';
    const untold = call.arguments_cut !== undefined || (isRaw && want.argument !== undefined);
    if (isRaw && want.argument !== undefined)
        return { values: [], untold };
    const given = want.argument === undefined ? [call.arguments] : pathsOf(want.argument).flatMap((p) => (0,model_path/* valuesAt */.I0)(call.arguments, p));
    const values = [];
    for (const one of given)
        for (const { value, length, within } of flow.carriedBy(one))
            if (within !== undefined || length >= least)
                values.push(value);
    return { values, untold };
}
/** What stands around a value in a result. */
function around(view, at, value) {
    const result = view.calls[at]?.result;
    if (typeof result !== 'string')
        return value;
    const index = result.toLowerCase().indexOf(value.toLowerCase());
    return index < 0 ? value : result.slice(Math.max(0, index - 60), index + value.length + 60);
}

;// CONCATENATED MODULE: ./src/checks/policy/family.ts
// `[[policy]]`: what must hold whenever it arises. Each block is one rule, in one of seven forms that its keys tell.










/* harmony default export */ const family = ((0,contract/* family */.T1)({
    id: 'policy',
    doc: 'A rule that holds whenever it arises: what comes before, what follows, what never happens, where values come from and go',
    repeatable: true,
    schema: want_schema,
    checks: [policy_precedence, policy_response, policy_absence, only, policy_grounded, policy_confined, policy_untainted],
    mistakes: mistakesOf,
}));


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


/***/ })

};
