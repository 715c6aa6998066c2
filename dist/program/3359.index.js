export const id = 3359;
export const ids = [3359];
export const modules = {

/***/ 73359:
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
// EXTERNAL MODULE: ./src/checks/patterns/schema.ts
var schema = __webpack_require__(87714);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(47088);
// EXTERNAL MODULE: ./src/checks/calls.ts
var calls = __webpack_require__(89644);
// EXTERNAL MODULE: ./src/checks/patterns/compile.ts
var compile = __webpack_require__(81260);
// EXTERNAL MODULE: ./src/checks/patterns/moments.ts
var moments = __webpack_require__(80916);
// EXTERNAL MODULE: ./src/checks/patterns/say.ts
var say = __webpack_require__(25610);
;// CONCATENATED MODULE: ./src/checks/patterns/tally.ts
function tally(matcher, moments) {
    const found = { sure: [], unsure: [] };
    for (const moment of moments) {
        const answer = matcher.match(moment);
        if (answer === 'yes')
            found.sure.push(moment);
        else if (answer === 'unknown')
            found.unsure.push(moment);
    }
    return found;
}
/** Does a number that lies somewhere between two lie in the range? A verdict stands when all between have the same. */
function liesIn({ min, max }, least, most) {
    if (least >= min && most <= max)
        return 'yes';
    return most < min || least > max ? 'no' : 'unknown';
}

// EXTERNAL MODULE: ./src/checks/patterns/unseen.ts
var unseen = __webpack_require__(33297);
// EXTERNAL MODULE: ./src/checks/patterns/untold.ts
var untold = __webpack_require__(81119);
// EXTERNAL MODULE: ./src/checks/prohibited.ts
var prohibited = __webpack_require__(9383);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./src/checks/schema.ts
var checks_schema = __webpack_require__(76006);
;// CONCATENATED MODULE: ./src/checks/calls/want.ts
// One block of `[[calls]]`: a pattern, and how often it may match.



const times = schemas/* int */.Whr().check(api/* _gte */.qm(0));
const want = schemas/* strictObject */.rej({
    ...schema/* patternShape */.YY,
    any_of: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(schemas/* array */.YOg(schema/* pattern */.T1).check(api/* _minLength */.m9(1))), 'Patterns of which one matches'),
    min: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(times), 'At least so many calls match; default 1, beside max 0'),
    max: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(times), 'At most so many calls match'),
    exactly: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(times), 'So many calls match; stands alone'),
})
    .check(schema/* saysWhich */.SH);
/** How many calls may match. */
function rangeOf({ min, max, exactly }) {
    if (exactly !== undefined)
        return { min: exactly, max: exactly };
    return { min: min ?? (max === undefined ? 1 : 0), max: max ?? Number.POSITIVE_INFINITY };
}

;// CONCATENATED MODULE: ./src/checks/calls/count.ts












/** The names that a pattern says. */
const namesOf = (pattern) => typeof pattern === 'string'
    ? [pattern]
    : [...(pattern.tool === undefined ? [] : [pattern.tool]), ...(pattern.any_of ?? []).flatMap(namesOf)];
const sayRange = ({ min, max }) => min === max
    ? `exactly ${(0,model_text/* count */.U9)(min, 'match', 'matches')}`
    : max === Number.POSITIVE_INFINITY
        ? `at least ${(0,model_text/* count */.U9)(min, 'match', 'matches')}`
        : min === 0
            ? `at most ${(0,model_text/* count */.U9)(max, 'match', 'matches')}`
            : `${min} to ${(0,model_text/* count */.U9)(max, 'match', 'matches')}`;
const evidenceOf = (moments, view, context) => moments.flatMap((m) => ('call' in m ? [(0,calls/* argumentsEvidence */.Kh)(view, m.at, context)] : []));
/** The moment that meets most conditions among those of the tool, and the first that it misses. */
function nearest(matcher, moments) {
    let best;
    for (const moment of moments) {
        const parts = matcher.parts(moment);
        if (parts.some((p) => p.key === 'tool' && p.answer === 'no'))
            continue;
        const miss = parts.find((p) => p.answer === 'no');
        const met = parts.filter((p) => p.answer === 'yes').length;
        if (miss && (!best || met > best.met))
            best = { moment, miss, met };
    }
    return best;
}
function tooFew(matcher, names, moments, view, context) {
    const near = nearest(matcher, moments);
    if (near) {
        return {
            hint: `; the nearest is ${(0,untold/* nameOf */.Vb)(near.moment, view)}, ${(0,say/* sayMiss */.Kw)(near.miss)}`,
            evidence: evidenceOf([near.moment], view, context),
        };
    }
    const meant = names.map((name) => (0,calls/* nearlyMeant */.r6)(name, view)).find((n) => n !== undefined);
    const among = `; ${names.join(', ')} was never called among ${(0,model_text/* count */.U9)(view.calls.length, 'call')}`;
    return { hint: meant === undefined ? among : `${among}; did the scenario mean ${meant}?`, evidence: [] };
}
/* harmony default export */ const count = ((0,contract/* dimension */.rK)({
    id: 'count',
    doc: 'The number of calls that match the pattern lies in the range',
    fails: 'More or fewer calls match than the block allows',
    severity: 'blocking',
    needs: [],
    uses: ['errors', 'exit_codes', 'results'],
    run(want, view, context) {
        const range = rangeOf(want);
        const nothing = (0,calls/* callsUnrecorded */.Vq)(view);
        if (nothing)
            return nothing;
        const { all, unplaced } = (0,moments/* momentsOf */.Z)(view, context);
        const matcher = (0,compile/* compile */.wE)(want, view, context);
        const names = namesOf(want);
        const { sure, unsure } = tally(matcher, all);
        const untimed = unplaced.map((text) => ({ event: '@user', text })).filter((m) => matcher.match(m) === 'yes');
        const least = sure.length;
        const most = least + unsure.length + untimed.length;
        const lies = liesIn(range, least, most);
        const prohibits = want.max !== undefined || want.exactly !== undefined;
        const found = least === most ? String(least) : `${least} to ${most}`;
        const expected = `Expected ${sayRange(range)} of ${(0,say/* sayPattern */.Kh)(want)}, found ${found}`;
        if (lies === 'unknown') {
            const [first] = unsure;
            const why = first
                ? (0,untold/* sayUntold */.iV)(matcher, first, view)
                : 'Missing times of what the user said: it is recorded with the prompt alone';
            return (0,verdict/* error */.z3)(`${expected}. ${why}`, { evidence: evidenceOf(unsure.slice(0, 3), view, context) });
        }
        if (lies === 'no' && least > range.max) {
            const superfluous = sure[range.max];
            const first = superfluous === undefined ? '' : `; the first superfluous one is ${(0,untold/* nameOf */.Vb)(superfluous, view)}`;
            return (0,verdict/* fail */.fJ)(`${expected}${first}`, {
                evidence: evidenceOf(sure.slice(range.max, range.max + 5), view, context),
                ...(superfluous && 'call' in superfluous ? { spoilt: (0,calls/* numberOf */.rl)(view, superfluous.at) } : {}),
            });
        }
        if (lies === 'no') {
            if (context.again)
                return (0,verdict/* fail */.fJ)(expected);
            const { hint, evidence } = tooFew(matcher, names, all, view, context);
            return (0,verdict/* fail */.fJ)(`${expected}${hint}`, { evidence });
        }
        if (prohibits) {
            const unsaid = (0,unseen/* unseen */.n)(view);
            if (unsaid)
                return unsaid;
            const near = (0,prohibited/* nearMissOf */.m1)(names, view);
            if (near)
                return (0,verdict/* error */.z3)((0,prohibited/* sayNearMiss */.iH)(names[near.by] ?? '', near));
        }
        return (0,verdict/* pass */.IX)(`Found ${(0,model_text/* count */.U9)(least, 'match', 'matches')} among ${(0,model_text/* count */.U9)(view.calls.length, 'call')}`);
    },
}));

;// CONCATENATED MODULE: ./src/checks/calls/family.ts
// `[[calls]]`: how often calls were made, by what they were given and what became of them.





/* harmony default export */ const family = ((0,contract/* family */.T1)({
    id: 'calls',
    doc: 'How often a call was made, by its arguments, its result and its outcome',
    repeatable: true,
    schema: want,
    checks: [count],
    mistakes(block, scenario) {
        const { min, max, exactly } = block;
        const found = (0,mistakes/* patternMistakes */.IJ)(block, scenario, schema/* events */.AZ);
        const beside = min !== undefined ? 'min' : max !== undefined ? 'max' : undefined;
        if (exactly !== undefined && beside !== undefined)
            found.push({ route: ['exactly'], message: `Expected exactly to stand alone, found ${beside} beside it` });
        if (min !== undefined && max !== undefined && min > max)
            found.push({ route: ['min'], message: `Expected min to be at most max, found ${min} and ${max}` });
        return found;
    },
}));


/***/ }),

/***/ 80916:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ promptOf),
/* harmony export */   Z: () => (/* binding */ momentsOf)
/* harmony export */ });
/** The prompt of a run, one text a turn. */
function promptOf(view, context) {
    const { prompt } = view.trace;
    return prompt === undefined ? context.prompt : typeof prompt === 'string' ? [prompt] : prompt;
}
/** The moments of a run, in the order of occurrence. */
function momentsOf(view, context) {
    const all = [];
    const prompt = promptOf(view, context);
    let at = 0;
    let said = 0;
    let last;
    for (const event of view.trace.events) {
        switch (event.type) {
            case 'tool_call':
                all.push({ call: event, at: at++ });
                last = undefined;
                break;
            case 'user':
                // What opens the run is the prompt itself.
                if (said++ > 0 || all.length > 0 || (prompt[0] !== undefined && prompt[0].trim() !== event.text.trim()))
                    all.push({ event: '@user', text: event.text });
                break;
            case 'message':
                if (event.agent !== undefined)
                    break;
                all.push({ event: '@message', text: event.text });
                last = event.text;
                break;
            case 'elicitation':
                if (event.action === 'accept')
                    all.push({ event: '@consent', text: event.message ?? '' });
                break;
            case 'compaction':
                all.push({ event: '@compaction', text: '' });
        }
    }
    const { answer } = view;
    if (answer !== undefined && answer !== last)
        all.push({ event: '@message', text: answer });
    return { all, unplaced: said === 0 ? prompt.slice(1) : [] };
}


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
