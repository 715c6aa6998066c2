export const id = 6954;
export const ids = [6954];
export const modules = {

/***/ 76954:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ family)
});

// EXTERNAL MODULE: ./src/checks/contract.ts + 1 modules
var contract = __webpack_require__(98985);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./src/model/decimal.ts
var decimal = __webpack_require__(12078);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(47088);
// EXTERNAL MODULE: ./src/checks/patterns/condition.ts
var condition = __webpack_require__(93340);
// EXTERNAL MODULE: ./src/checks/patterns/mistakes.ts
var mistakes = __webpack_require__(78296);
// EXTERNAL MODULE: ./src/checks/patterns/say.ts
var say = __webpack_require__(25610);
// EXTERNAL MODULE: ./src/checks/patterns/schema.ts
var schema = __webpack_require__(87714);
// EXTERNAL MODULE: ./src/checks/schema.ts
var checks_schema = __webpack_require__(76006);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/path.ts
var model_path = __webpack_require__(33870);
;// CONCATENATED MODULE: ./src/checks/state/places.ts
// Places in a state: the keys that lead to a value, the paths that mean them, and how a person reads them.



/** `orders.B-2.status`; a key with dots, stars or blanks stands in quotes. */
const sayKeys = (keys) => keys.length === 0 ? 'the whole state' : keys.map((k) => (/^[\w@/:+-]+$/.test(k) ? k : `"${(0,model_text/* clip */.$Q)(k, 80)}"`)).join('.');
/** A value in a few characters; what is not there is nothing. */
const sayValue = (value) => value === undefined ? 'nothing' : (0,model_text/* clip */.$Q)((0,json/* writeJson */.GF)(value) ?? 'nothing', 100);
const has = (value, key) => Object.hasOwn(value, key) && !(Array.isArray(value) && key === 'length');
/** The value that keys lead to; `undefined`: there is none. */
function valueAt(root, keys) {
    let value = root;
    for (const key of keys) {
        const inner = typeof value === 'string' ? (0,model_path/* jsonOf */.o_)(value) : value;
        if (typeof inner !== 'object' || inner === null || !has(inner, key))
            return undefined;
        value = Reflect.get(inner, key);
    }
    return value;
}
/** The values that a path means, each with its keys. At each object an own key equal to all that is left wins. */
function placesAt(root, path) {
    const found = [];
    collect(root, (0,model_path/* parsePath */.Rr)(path), 0, [], found);
    return found;
}
function collect(outer, path, at, keys, found) {
    const segment = path[at];
    if (!segment) {
        found.push({ keys, value: outer });
        return;
    }
    const value = typeof outer === 'string' ? (0,model_path/* jsonOf */.o_)(outer) : outer;
    if (typeof value !== 'object' || value === null)
        return;
    if (has(value, segment.rest)) {
        found.push({ keys: [...keys, segment.rest], value: Reflect.get(value, segment.rest) });
        return;
    }
    if ('key' in segment) {
        if (has(value, segment.key))
            collect(Reflect.get(value, segment.key), path, at + 1, [...keys, segment.key], found);
        return;
    }
    for (const [key, inner] of Object.entries(value)) {
        if ('every' in segment || (!Array.isArray(value) && (0,model_path/* likeKey */.Vu)(segment.like, key)))
            collect(inner, path, at + 1, [...keys, key], found);
    }
}
/** Tells where keys stand towards a path, in which `*` is one key, and `**` none or more. */
function standingTo(path) {
    const parts = (0,model_path/* parsePath */.Rr)(path);
    const isDeep = (at) => {
        const part = parts[at];
        return part !== undefined && 'key' in part && part.key === '**';
    };
    const skip = (states) => {
        for (const at of states)
            if (isDeep(at))
                states.add(at + 1);
        return states;
    };
    return (keys) => {
        let states = skip(new Set([0]));
        for (const key of keys) {
            if (states.has(parts.length))
                return 'within';
            const next = new Set();
            for (const at of states) {
                const part = parts[at];
                if (part === undefined)
                    continue;
                if (part.rest === key)
                    next.add(parts.length);
                if (isDeep(at))
                    next.add(at);
                else if ('every' in part || ('key' in part ? part.key === key : (0,model_path/* likeKey */.Vu)(part.like, key)))
                    next.add(at + 1);
            }
            if (next.size === 0)
                return 'elsewhere';
            states = skip(next);
        }
        return states.has(parts.length) ? 'within' : 'above';
    };
}

;// CONCATENATED MODULE: ./src/checks/state/differences.ts
// What differs between two states, as deep as both have the same kind of value; linear in the size of both.


const isContainer = (value) => typeof value === 'object' && value !== null;
/** Tells the differences in the order of the first state's keys, then of those that only the second has. */
function eachDifference(before, after, tell) {
    const keys = [];
    const compare = (a, b) => {
        if (isContainer(a) && isContainer(b) && Array.isArray(a) === Array.isArray(b)) {
            for (const key of Object.keys(a)) {
                keys.push(key);
                compare(Reflect.get(a, key), ownValue(b, key));
                keys.pop();
            }
            for (const key of Object.keys(b))
                if (!Object.hasOwn(a, key))
                    tell({ keys: [...keys, key], before: undefined, after: Reflect.get(b, key) });
        }
        else if (isContainer(a) || isContainer(b) || !isSame(a, b))
            tell({ keys: [...keys], before: a, after: b });
    };
    compare(before, after);
}
/** Is there any difference? */
function differ(before, after) {
    let found = false;
    eachDifference(before, after, () => {
        found = true;
    });
    return found;
}
const ownValue = (value, key) => Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
function isSame(a, b) {
    if (a === b)
        return true;
    if (!(0,decimal/* isNumber */.Et)(a) || !(0,decimal/* isNumber */.Et)(b))
        return false;
    const [x, y] = [(0,decimal/* decimalOf */.Bc)(a), (0,decimal/* decimalOf */.Bc)(b)];
    return x !== undefined && y !== undefined && (0,decimal/* compareDecimals */.YL)(x, y) === 0;
}
/** `orders.B-2.status: "open" → "refunded"`. */
const sayDifference = ({ keys, before, after }) => `${sayKeys(keys)}: ${sayValue(before)} → ${sayValue(after)}`;
/** How many differences are told one by one. */
const most = 10;
/** The first differences as a reader reads them, and how many more there are. */
function sayDifferences(found) {
    const more = found.length - most;
    return `${found.slice(0, most).map(sayDifference).join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}

;// CONCATENATED MODULE: ./src/checks/state/recorded.ts
// The states that a trace records.


/** The states before and after the run, or that one which is needed is not recorded. */
function statesOf(view, ...needed) {
    const { before, after } = view.trace.state ?? {};
    const recorded = { before, after };
    const missing = needed.filter((leg) => recorded[leg] === undefined);
    if (missing.length === 0)
        return recorded;
    return (0,verdict/* error */.z3)(`Missing state ${missing.join(' and ')} the run: the trace does not record it; say it in a file NAME.meta.json beside the trace, as state`);
}
/** The first differences as evidence: what was changed is no call, so that it is an excerpt alone. */
const differenceEvidence = (found, context) => found.slice(0, 5).map((d) => ({ excerpt: context.excerpt(sayDifference(d)) }));

;// CONCATENATED MODULE: ./src/checks/state/after.ts













const change = {
    changed: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(schemas/* literal */.euz(true)), 'The value differs from the one before the run'),
    by: (0,checks_schema/* described */.WY)(schemas/* optional */.lqM(schemas/* number */.aig()), 'The value is a number, by this larger than the one before the run'),
};
const changeTable = schemas/* extend */.X$i(schema/* conditionTable */.gW, change);
const isTable = (want) => typeof want === 'object' && !Array.isArray(want) && !(want instanceof Date);
/** A condition in its two parts: what is asked of the value, and what of its change. */
function partsOf(want) {
    if (!isTable(want))
        return { value: want, changed: false, by: undefined };
    const { changed, by, ...value } = want;
    return { value: Object.keys(value).length > 0 ? value : undefined, changed: changed === true, by };
}
/* harmony default export */ const after = ((0,contract/* field */.ZZ)({
    id: 'after',
    doc: 'Each path of the table meets its condition in the state after the run; with * every value does, at least one',
    fails: 'A path leads nowhere, or its value does not meet the condition',
    severity: 'blocking',
    needs: [],
    schema: (0,checks_schema/* described */.WY)(schemas/* record */.g1P(checks_schema/* text */.Qq, schemas/* union */.KCZ([changeTable, schema/* condition */.uH])), 'From path, in quotes, to a condition of the value after the run; changed = true and by = 3 compare with the state before'),
    mistakes(want, scenario) {
        return Object.entries(want).flatMap(([path, one]) => {
            const { value, changed, by } = partsOf(one);
            const found = value === undefined ? [] : (0,mistakes/* conditionMistakes */.XO)(value, scenario);
            if (isTable(one) && one.absent && (changed || by !== undefined))
                found.push({
                    route: ['absent'],
                    message: 'Expected absent to stand alone: what is absent has no value to compare',
                });
            return [...(0,mistakes/* pathMistakes */.FN)(path, path), ...found.map((m) => ({ ...m, route: [path, ...m.route] }))];
        });
    },
    run(want, view, context) {
        const all = Object.entries(want);
        const compares = all.some(([, one]) => partsOf(one).changed || partsOf(one).by !== undefined);
        const states = statesOf(view, ...(compares ? ['before', 'after'] : ['after']));
        if ('verdict' in states)
            return states;
        for (const [path, one] of all) {
            const miss = missOf(path, one, states, context);
            if (miss !== undefined)
                return (0,verdict/* fail */.fJ)(miss, { route: [path] });
        }
        return (0,verdict/* pass */.IX)(`${(0,model_text/* count */.U9)(all.length, 'path')} of the state after the run as expected`);
    },
}));
/** What of a path is not as expected; `undefined`: it is. */
function missOf(path, want, { before, after }, context) {
    const found = placesAt(after, path);
    const { value, changed, by } = partsOf(want);
    if (value !== undefined && (0,condition/* tableOf */.c_)(value).absent) {
        const [first] = found;
        return first && `Expected nothing at ${path}, found ${sayKeys(first.keys)}: ${sayValue(first.value)}`;
    }
    if (found.length === 0)
        return `Expected ${sayWant(want)} at ${path}, found nothing there`;
    for (const place of found) {
        const old = valueAt(before, place.keys);
        const holds = (value === undefined || (0,condition/* askValue */.rW)((0,condition/* tableOf */.c_)(value), place.value, context).every((a) => a.answer === 'yes')) &&
            (!changed || differ(old, place.value)) &&
            (by === undefined || isBy(old, place.value, by));
        if (!holds)
            return sayMiss(place.keys, want, old, place.value);
    }
    return undefined;
}
function sayMiss(keys, want, old, value) {
    const { changed, by } = partsOf(want);
    const seen = changed || by !== undefined ? `${sayValue(old)} → ${sayValue(value)}` : sayValue(value);
    return `Expected ${sayWant(want)} at ${sayKeys(keys)}, found ${seen}`;
}
function sayWant(want) {
    const { value, changed, by } = partsOf(want);
    return [
        value === undefined ? '' : (0,say/* sayCondition */.bD)(value),
        changed ? 'another value than before' : '',
        by === undefined ? '' : `a difference of ${by}`,
    ]
        .filter((part) => part !== '')
        .join(' and ');
}
function isBy(before, after, by) {
    const [a, b, want] = [(0,decimal/* decimalOf */.Bc)(before), (0,decimal/* decimalOf */.Bc)(after), (0,decimal/* decimalOf */.Bc)(by)];
    return a !== undefined && b !== undefined && want !== undefined && (0,decimal/* compareDecimals */.YL)((0,decimal/* differenceOf */.Pq)(b, a), want) === 0;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
;// CONCATENATED MODULE: ./src/checks/state/paths.ts
// Lists of paths into a state: their shape, and what is wrong with them.





const paths = (doc) => (0,checks_schema/* described */.WY)(schemas/* array */.YOg(checks_schema/* text */.Qq).check(api/* _minLength */.m9(1)), doc);
const pathListMistakes = (list) => list.flatMap((path, i) => (0,mistakes/* pathMistakes */.FN)(path, i));
/** The first key of a path where neither state has it: the path is likely to be misspelt. */
function strangeKey(path, ...states) {
    const [first] = (0,model_path/* parsePath */.Rr)(path);
    if (!first || !('key' in first) || first.key === '**')
        return undefined;
    const known = states.some((state) => isContainer(state) && (Object.hasOwn(state, first.key) || Object.hasOwn(state, first.rest)));
    return known ? undefined : first.key;
}

;// CONCATENATED MODULE: ./src/checks/state/only.ts







/* harmony default export */ const only = ((0,contract/* field */.ZZ)({
    id: 'only',
    doc: 'Nothing else differs between the states before and after the run than what lies at or below the paths',
    fails: 'Something else differs',
    severity: 'blocking',
    needs: [],
    prohibits: 'texts',
    schema: paths('Paths into the state that the run may change; * is one key, ** none or more'),
    mistakes: pathListMistakes,
    run(want, view, context) {
        const states = statesOf(view, 'before', 'after');
        if ('verdict' in states)
            return states;
        const standings = want.map(standingTo);
        const others = [];
        let within = 0;
        eachDifference(states.before, states.after, (difference) => {
            if (standings.some((of) => of(difference.keys) === 'within'))
                within++;
            else
                others.push(difference);
        });
        if (others.length > 0)
            return (0,verdict/* fail */.fJ)(`Expected nothing else to differ than ${want.join(', ')}, found ${sayDifferences(others)}`, {
                evidence: differenceEvidence(others, context),
            });
        return (0,verdict/* pass */.IX)(within === 0 ? 'Nothing differs' : `${(0,model_text/* count */.U9)(within, 'difference')}, all at or below the paths`);
    },
}));

// EXTERNAL MODULE: ./src/model/names.ts
var names = __webpack_require__(81601);
;// CONCATENATED MODULE: ./src/checks/state/unchanged.ts








/** Above a path nothing may appear or go, nor become another kind of value. */
const uproots = ({ before, after }) => before === undefined || after === undefined || isContainer(before) || isContainer(after);
/* harmony default export */ const unchanged = ((0,contract/* field */.ZZ)({
    id: 'unchanged',
    doc: 'Nothing at or below the paths differs between the states before and after the run',
    fails: 'Something at or below a path differs, or something above it appeared or went',
    severity: 'blocking',
    needs: [],
    prohibits: 'texts',
    schema: paths('Paths into the state that the run must leave as they are; * is one key, ** none or more'),
    mistakes: pathListMistakes,
    run(want, view, context) {
        const states = statesOf(view, 'before', 'after');
        if ('verdict' in states)
            return states;
        const { before, after } = states;
        const standings = want.map(standingTo);
        const found = [];
        let element = want.length;
        eachDifference(before, after, (difference) => {
            const by = standings.findIndex((of) => {
                const standing = of(difference.keys);
                return standing === 'within' || (standing === 'above' && uproots(difference));
            });
            if (by < 0)
                return;
            found.push(difference);
            element = Math.min(element, by);
        });
        if (found.length > 0)
            return (0,verdict/* fail */.fJ)(`Expected nothing to differ at ${want[element]}, found ${sayDifferences(found)}`, {
                route: [element],
                evidence: differenceEvidence(found, context),
            });
        for (const [i, path] of want.entries()) {
            const strange = strangeKey(path, before, after);
            if (strange === undefined)
                continue;
            const near = (0,names.nearest)(strange, isContainer(after) ? Object.keys(after) : []);
            return (0,verdict/* error */.z3)(`${path} did not guard what was meant: neither state has ${strange}${near === undefined ? '' : `; did you mean ${near}?`}`, { route: [i] });
        }
        return (0,verdict/* pass */.IX)(`Nothing differs at ${(0,model_text/* count */.U9)(want.length, 'path')}`);
    },
}));

;// CONCATENATED MODULE: ./src/checks/state/family.ts
// `[state]`: what the run changed, whatever its steps were.




/* harmony default export */ const family = ((0,contract/* familyOfFields */.zd)({
    id: 'state',
    doc: 'What the run changed: the state that it left, and what differs from the one before',
    scoped: false,
    checks: [after, unchanged, only],
}));


/***/ })

};
