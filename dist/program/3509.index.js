export const id = 3509;
export const ids = [3509];
export const modules = {

/***/ 13509:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ family)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./src/checks/contract.ts + 1 modules
var contract = __webpack_require__(98985);
// EXTERNAL MODULE: ./src/checks/increase.ts
var increase = __webpack_require__(8053);
// EXTERNAL MODULE: ./src/checks/schema.ts
var schema = __webpack_require__(76006);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(47088);
// EXTERNAL MODULE: ./src/checks/calls.ts
var calls = __webpack_require__(89644);
// EXTERNAL MODULE: ./src/checks/patterns/unseen.ts
var unseen = __webpack_require__(33297);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
;// CONCATENATED MODULE: ./src/checks/budget/limit.ts
// What the limits of `[budget]` share.





const whole = (doc) => (0,schema/* described */.WY)(schemas/* int */.Whr().check(api/* _gte */.qm(0)), doc);
const amount = (doc) => (0,schema/* described */.WY)(schemas/* number */.aig().check(api/* _gte */.qm(0)), doc);
/** Decides on a number of the trace; `undefined`: it was not recorded. */
function within(most, spent, view, { kind, what, unit }) {
    if (spent === undefined)
        return (0,verdict/* error */.z3)((0,contract/* lacking */.gP)(view, kind, what));
    return spent > most
        ? (0,verdict/* fail */.fJ)(`Expected at most ${most} ${unit}, found ${spent}`)
        : ((0,unseen/* unseen */.n)(view) ?? (0,verdict/* pass */.IX)(`${spent} of at most ${most} ${unit}`));
}

;// CONCATENATED MODULE: ./src/checks/budget/max_calls.ts






/* harmony default export */ const max_calls = ((0,contract/* field */.ZZ)({
    id: 'max_calls',
    doc: 'At most this many calls were made, by all agents together',
    fails: 'More calls were made',
    severity: 'blocking',
    needs: [],
    schema: whole('The most calls, of all agents together; attempts count'),
    run(want, view, context) {
        const found = view.calls.length;
        if (found > want)
            return (0,verdict/* fail */.fJ)(`Expected at most ${(0,model_text/* count */.U9)(want, 'call')}, found ${found}; the first superfluous one is ${(0,calls/* named */.KT)(view, want)}`, {
                evidence: [(0,calls/* argumentsEvidence */.Kh)(view, want, context)],
            });
        return (0,calls/* callsUnrecorded */.Vq)(view) ?? (0,unseen/* unseen */.n)(view) ?? (0,verdict/* pass */.IX)(`${found} of at most ${(0,model_text/* count */.U9)(want, 'call')}`);
    },
}));

;// CONCATENATED MODULE: ./src/checks/budget/max_cost_usd.ts


/* harmony default export */ const max_cost_usd = ((0,contract/* field */.ZZ)({
    id: 'max_cost_usd',
    doc: 'The run cost at most this much',
    fails: 'The run cost more',
    severity: 'blocking',
    needs: ['usage'],
    schema: amount('The most US dollars'),
    run: (want, view) => within(want, view.trace.usage?.cost_usd, view, { kind: 'usage', what: 'cost', unit: 'US dollars' }),
}));

// EXTERNAL MODULE: ./src/checks/patterns/compile.ts
var compile = __webpack_require__(81260);
// EXTERNAL MODULE: ./src/checks/patterns/untold.ts
var untold = __webpack_require__(81119);
;// CONCATENATED MODULE: ./src/checks/budget/max_failed_calls.ts








/* harmony default export */ const max_failed_calls = ((0,contract/* field */.ZZ)({
    id: 'max_failed_calls',
    doc: 'At most this many calls failed, were denied or blocked',
    fails: 'More calls failed',
    severity: 'blocking',
    needs: [],
    uses: ['errors'],
    schema: whole('The most calls that fail, are denied or blocked, of all agents together'),
    run(want, view, context) {
        const failed = [];
        const unknown = [];
        for (const [i, call] of view.calls.entries()) {
            const outcome = (0,compile/* outcomeOf */.sG)(call);
            if (outcome === 'failed')
                failed.push(i);
            else if (outcome === undefined)
                unknown.push(i);
        }
        const over = failed[want];
        if (over !== undefined)
            return (0,verdict/* fail */.fJ)(`Expected at most ${(0,model_text/* count */.U9)(want, 'failed call')}, found ${failed.length}; the first superfluous one is ${(0,calls/* named */.KT)(view, over)}`, { evidence: failed.slice(want, want + 5).map((i) => (0,calls/* evidence */.MX)(view, i, context)) });
        const nothing = (0,calls/* callsUnrecorded */.Vq)(view) ?? (0,unseen/* unseen */.n)(view);
        if (nothing)
            return nothing;
        const [first] = unknown;
        if (first !== undefined && failed.length + unknown.length > want)
            return (0,verdict/* error */.z3)(`Missing outcomes of ${(0,model_text/* count */.U9)(unknown.length, 'call')}, the first of them ${(0,calls/* named */.KT)(view, first)}${(0,untold/* wayOnForOutcomes */.Xj)(view.calls[first]?.tool ?? '*')}`, { evidence: [(0,calls/* evidence */.MX)(view, first, context)] });
        return (0,verdict/* pass */.IX)(`${failed.length} of at most ${(0,model_text/* count */.U9)(want, 'failed call')} among ${(0,model_text/* count */.U9)(view.calls.length, 'call')}`);
    },
}));

// EXTERNAL MODULE: ./src/model/compact.ts
var compact = __webpack_require__(35948);
;// CONCATENATED MODULE: ./src/checks/budget/max_identical_calls.ts







/* harmony default export */ const max_identical_calls = ((0,contract/* field */.ZZ)({
    id: 'max_identical_calls',
    doc: 'No call was made more often than this with equal arguments, by all agents together',
    fails: 'The same call was made over and over',
    severity: 'blocking',
    needs: [],
    schema: whole('The most calls of one tool with equal arguments, the order of keys aside'),
    run(want, view, context) {
        const groups = new Map();
        for (const [i, { tool, arguments: given, arguments_cut: cut }] of view.calls.entries()) {
            // What was cut is told apart by the hash of the whole; texts that are no JSON, by themselves.
            const key = JSON.stringify([
                tool,
                typeof given,
                cut?.sha256 ?? (typeof given === 'string' ? given : (0,compact/* compact */.o)(given)),
            ]);
            const group = groups.get(key);
            if (group)
                group.push(i);
            else
                groups.set(key, [i]);
        }
        let most = [];
        for (const group of groups.values())
            if (group.length > most.length)
                most = group;
        if (most.length > want) {
            const shown = most.slice(0, 10).map((i) => i + 1);
            const more = most.length > shown.length ? ` and ${most.length - shown.length} more` : '';
            const tool = view.calls[most[0] ?? 0]?.tool;
            return (0,verdict/* fail */.fJ)(`Expected at most ${(0,model_text/* count */.U9)(want, 'call')} with equal arguments, found ${most.length} of ${tool}: calls ${shown.join(', ')}${more}`, { evidence: most.slice(want, want + 3).map((i) => (0,calls/* argumentsEvidence */.Kh)(view, i, context)) });
        }
        if (view.calls.some((c) => c.arguments === undefined))
            return (0,verdict/* error */.z3)('Missing arguments of calls in the trace');
        return ((0,calls/* callsUnrecorded */.Vq)(view) ??
            (0,unseen/* unseen */.n)(view) ??
            (0,verdict/* pass */.IX)(`${most.length} of at most ${(0,model_text/* count */.U9)(want, 'call')} with equal arguments, among ${(0,model_text/* count */.U9)(view.calls.length, 'call')}`));
    },
}));

;// CONCATENATED MODULE: ./src/checks/budget/max_input_tokens.ts


/* harmony default export */ const max_input_tokens = ((0,contract/* field */.ZZ)({
    id: 'max_input_tokens',
    doc: 'At most this many input tokens were spent',
    fails: 'More input tokens were spent',
    severity: 'blocking',
    needs: ['usage'],
    schema: whole('The most input tokens, of all agents'),
    run: (want, view) => within(want, view.trace.usage?.input_tokens, view, { kind: 'usage', what: 'input tokens', unit: 'input tokens' }),
}));

;// CONCATENATED MODULE: ./src/checks/budget/max_output_tokens.ts


/* harmony default export */ const max_output_tokens = ((0,contract/* field */.ZZ)({
    id: 'max_output_tokens',
    doc: 'At most this many output tokens were spent',
    fails: 'More output tokens were spent',
    severity: 'blocking',
    needs: ['usage'],
    schema: whole('The most output tokens, of all agents'),
    run: (want, view) => within(want, view.trace.usage?.output_tokens, view, {
        kind: 'usage',
        what: 'output tokens',
        unit: 'output tokens',
    }),
}));

;// CONCATENATED MODULE: ./src/checks/budget/max_seconds.ts




/* harmony default export */ const max_seconds = ((0,contract/* field */.ZZ)({
    id: 'max_seconds',
    doc: 'The run took at most this long',
    fails: 'The run took longer',
    severity: 'blocking',
    needs: [],
    schema: amount('The most seconds'),
    run(want, view) {
        const { duration_ms: ms } = view.trace;
        if (ms === undefined)
            return (0,verdict/* error */.z3)('Missing duration in the trace');
        return ms > want * 1000
            ? (0,verdict/* fail */.fJ)(`Expected at most ${want} seconds, found ${ms / 1000}`)
            : ((0,unseen/* unseen */.n)(view) ?? (0,verdict/* pass */.IX)(`${ms / 1000} of at most ${want} seconds`));
    },
}));

;// CONCATENATED MODULE: ./src/checks/budget/max_tokens.ts


/* harmony default export */ const max_tokens = ((0,contract/* field */.ZZ)({
    id: 'max_tokens',
    doc: 'At most this many tokens were spent, input and output together',
    fails: 'More tokens were spent',
    severity: 'blocking',
    needs: ['usage'],
    schema: whole('The most tokens, input and output together, of all agents'),
    run(want, view) {
        const { input_tokens: read, output_tokens: written } = view.trace.usage ?? {};
        const known = (read ?? 0) + (written ?? 0);
        // What is known may exceed the limit without the other half.
        const whole = read !== undefined && written !== undefined;
        const spent = whole || known > want ? known : undefined;
        return within(want, spent, view, { kind: 'usage', what: 'input and output tokens', unit: 'tokens' });
    },
}));

;// CONCATENATED MODULE: ./src/checks/budget/max_turns.ts


/* harmony default export */ const max_turns = ((0,contract/* field */.ZZ)({
    id: 'max_turns',
    doc: 'The run took at most this many turns',
    fails: 'The run took more turns',
    severity: 'blocking',
    needs: ['turns'],
    schema: whole('The most turns the run may take; 0 is allowed'),
    run: (want, view) => within(want, view.trace.turns, view, { kind: 'turns', what: 'number of turns', unit: 'turns' }),
}));

;// CONCATENATED MODULE: ./src/checks/budget/family.ts
// `[budget]`: what a run may cost, in calls, turns, tokens, money and time.













/* harmony default export */ const family = ((0,contract/* familyOfFields */.zd)({
    id: 'budget',
    doc: 'What a run may cost: one dimension per populated field, limits included',
    scoped: false,
    ofScenario: {
        max_increase: schemas/* optional */.lqM((0,schema/* described */.WY)(increase/* increaseShape */.E, 'Shares by which the medians of the runs may exceed those of the baseline')),
    },
    checks: [
        max_calls,
        max_failed_calls,
        max_identical_calls,
        max_turns,
        max_input_tokens,
        max_output_tokens,
        max_tokens,
        max_cost_usd,
        max_seconds,
    ],
}));


/***/ }),

/***/ 8053:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ increaseShape),
/* harmony export */   Q: () => (/* binding */ increases)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76006);
// `max_increase`: shares by which the medians of a scenario's runs may exceed those of the baseline.


const increases = ['cost_usd', 'calls', 'failed_calls', 'turns', 'tokens', 'seconds'];
const share = (what) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0))), `How much more ${what} the median may be than in the baseline: 0.2 is 20 %`);
const increaseShape = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    cost_usd: share('cost'),
    calls: share('calls'),
    failed_calls: share('failed calls'),
    turns: share('turns'),
    tokens: share('tokens, input and output together,'),
    seconds: share('time'),
})
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB((limits) => Object.values(limits).some((limit) => limit !== undefined), `Expected max_increase to limit one of ${increases.join(', ')}, found none`));


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


/***/ })

};
