export const id = 1087;
export const ids = [1087];
export const modules = {

/***/ 7157:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kz: () => (/* binding */ apiKey),
/* harmony export */   gI: () => (/* binding */ given),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81601);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88381);
// The command line's flags, read by the options table.



/**
 * Parses flags by the options table. `only`: the options that the command takes; `files`: how many file names, one and more, or
 * any number; `rows`: options that the command has alone.
 */
function readFlags(argv, only, files = 0, rows = []) {
    const general = _options_js__WEBPACK_IMPORTED_MODULE_2__.options.filter((o) => o.only !== 'action' && (!only || only.includes(o.name)));
    const table = [...general, ...rows];
    const config = Object.fromEntries(table.map((o) => [
        o.name,
        { type: o.type === 'flag' ? 'boolean' : 'string', multiple: o.type === 'list' },
    ]));
    try {
        const { values, positionals } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
            args: [...argv],
            options: config,
            strict: true,
            allowPositionals: files !== 0,
            allowNegative: true,
        });
        if (files === 'some' && positionals.length === 0)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError('Expected one file or more, found 0');
        if (typeof files === 'number' && positionals.length !== files)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Expected ${files === 0 ? 'no file' : files === 1 ? 'one file' : `${files} files`}, found ${positionals.length}`);
        const naming = (name) => `--${name}`;
        const ofTable = Object.fromEntries(general.map(({ name }) => [name, values[name]]));
        return {
            settings: (0,_options_js__WEBPACK_IMPORTED_MODULE_2__.readSettings)(ofTable, naming),
            files: positionals,
            own: (0,_options_js__WEBPACK_IMPORTED_MODULE_2__.readOwn)(rows, values, naming),
        };
    }
    catch (e) {
        if (e instanceof _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError || !(e instanceof Error))
            throw e;
        throw misused(e, table.map((o) => o.name));
    }
}
/** What is wrong with arguments that the parser refuses, for a person. `known`: the names of the options. */
function misused(e, known) {
    const stray = /^Unexpected argument '(.*?)'\./s.exec(e.message)?.[1];
    if (stray !== undefined)
        return new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Unexpected argument ${stray}; this command takes no file`);
    const flag = /'(--?[^' ]+)[^']*'/.exec(e.message)?.[1];
    if (flag === undefined || e.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
        return new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(e.message.split('\n')[0]);
    const typed = flag.replace(/^-+/, '');
    const negated = /^no-?/i.exec(typed)?.[0] ?? '';
    const near = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(typed, known);
    const nearPositive = near === undefined && negated !== '' ? (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(typed.slice(negated.length), known) : undefined;
    const meant = near ?? (nearPositive === undefined ? undefined : `no-${nearPositive}`);
    const hint = meant === undefined ? foreignHint(typed) : `; did you mean --${meant}?`;
    return new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Unknown option ${flag}${hint}`);
}
/** What is no option here may be one elsewhere, or nearly. */
function foreignHint(typed) {
    const near = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(typed, _options_js__WEBPACK_IMPORTED_MODULE_2__.options.map((o) => o.name));
    const option = _options_js__WEBPACK_IMPORTED_MODULE_2__.options.find((o) => o.name === near);
    if (option === undefined)
        return '; --help lists what there is';
    const owner = option.only === 'action' ? 'an input of the action' : 'an option of another command';
    return near === typed ? ` here; it is ${owner}: ${option.doc}` : `; did you mean --${near}? It is ${owner}`;
}
/** Is an option given? */
const given = (argv, name) => argv.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
/** The judge's key never stands among the arguments, where other programs can read it. */
const apiKey = (env) => env['AGENT_EVAL_JUDGE_API_KEY'] || undefined;


/***/ }),

/***/ 86425:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ commands_init),
  usage: () => (/* binding */ usage)
});

// EXTERNAL MODULE: ./src/options.ts
var options = __webpack_require__(88381);
// EXTERNAL MODULE: ./src/report/printable.ts
var printable = __webpack_require__(29073);
// EXTERNAL MODULE: ./src/documents/written.ts
var written = __webpack_require__(91629);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/learn/parts.ts
var learn_parts = __webpack_require__(48408);
;// CONCATENATED MODULE: ./src/learn/init/answers.ts
/** A part of a longer word, as of an id, is none. */
const number = /(?<![\w.,-])[$€£]?\d[\d,.]*\d(?![\w-]|[.,]\d)|(?<![\w.,-])[$€£]\d(?![\w-]|[.,]\d)/g;
const mostTold = 12;
/** Numbers of two digits and more, or with a currency, that stand in the answers of at least half of the runs, those together that as many have. */
function answerNumbers(runs) {
    const found = new Map();
    for (const { view } of runs)
        for (const text of new Set((view.answer ?? '').slice(0, 20_000).match(number) ?? []))
            found.set(text, (found.get(text) ?? 0) + 1);
    const often = [...found].filter(([text, some]) => 2 * some >= runs.length && text.length <= 30);
    const amounts = [...new Set(often.map(([, some]) => some))].sort((a, b) => b - a);
    return amounts.map((some) => ({
        texts: often.flatMap(([text, n]) => (n === some ? [text] : [])).slice(0, mostTold),
        some,
    }));
}

;// CONCATENATED MODULE: ./src/learn/init/candidate.ts
// A line or block that a scenario may get: what it says, how many runs say so, and whether it is asked or only told.
/** Words as the id of a block: without one its dimensions are named by its position, which changes with every edit. */
const idOf = (...words) => {
    const id = words
        .map((word) => word
        .replace(/[^\w.-]+/g, '-')
        .replace(/^[-.]+|[-.]+$/g, '')
        .slice(0, 40))
        .filter((word) => word !== '')
        .join('-')
        .slice(0, 56);
    return /^[A-Za-z]/.test(id) ? id : `call-${id}`;
};
const inRuns = (some, all) => `in ${some} of ${all} ${all === 1 ? 'run' : 'runs'}`;
/** With the outcome that it succeeded; where the recordings do not tell outcomes, without. */
const succeeded = (table) => {
    const { tool, where, ...rest } = table;
    const which = { tool, ...(where === undefined ? {} : { where }) };
    return [
        { ...which, outcome: 'succeeded', ...rest },
        { ...which, ...rest },
    ];
};
/** A tool whose name means only itself where a scenario names it. */
const isPlain = (tool) => !/[*]|^[=@!/]|^\s|\s$/.test(tool);

// EXTERNAL MODULE: ./src/learn/deeds.ts
var deeds = __webpack_require__(55861);
// EXTERNAL MODULE: ./src/learn/pair.ts
var pair = __webpack_require__(57476);
;// CONCATENATED MODULE: ./src/learn/init/common.ts
// What all runs have in common: the calls that each of them has, with the arguments that are equal in all, and their order.


/** The calls that every run has, in the order of the run that has the fewest. */
function commonCalls(all) {
    const [base] = all.toSorted((a, b) => a.length - b.length);
    if (!base)
        return [];
    const partners = all.map((acts) => {
        if (acts === base)
            return new Map(base.map((_, i) => [i, i]));
        return new Map((0,pair/* pairsOf */.f)(base.map(({ deed }) => deed), acts.map(({ deed }) => deed)));
    });
    return base.flatMap((_, i) => {
        const each = all.flatMap((acts, run) => acts[partners[run]?.get(i) ?? -1] ?? []);
        return each.length === all.length ? [each] : [];
    });
}
/** The arguments that are equal in all and came from somewhere in each, as a table from path to condition. */
function sharedWhere(common) {
    const [first, ...others] = common;
    if (!first)
        return {};
    const theirs = others.map(({ deed }) => new Map(deed.traits.map((trait) => [trait.path, trait])));
    const isShared = (at) => {
        const trait = first.deed.traits[at];
        return (trait !== undefined &&
            theirs.every((paths) => {
                const other = paths.get(trait.path);
                return other !== undefined && (0,deeds/* isSame */.Ft)(trait, other);
            }));
    };
    const isKnown = (path) => common.every(({ grounded }) => grounded.has(path));
    // A path of a trace may be `__proto__`.
    const where = Object.create(null);
    const whole = new Set();
    for (const [at, { path, kind, value }] of first.parts.entries()) {
        if (!isShared(at))
            continue;
        const inside = first.parts.filter((part) => part.path.startsWith(`${path}.`));
        if (kind === 'list' && inside.length > 0) {
            const scalars = inside.every((part) => part.kind === 'leaf');
            const known = inside.filter((part) => part.kind === 'leaf' && isShared(first.parts.indexOf(part)) && isKnown(part.path));
            if (scalars && known.length === inside.length) {
                where[path] = value;
                whole.add(path);
            }
            else if (known.length > 0)
                where[path] = { count: value.length };
            continue;
        }
        if (kind === 'leaf' && isKnown(path) && ![...whole].some((list) => path.startsWith(`${list}.`)))
            where[path] = value;
    }
    return where;
}
/** The longest sequence that all have in their order, as far as comparing one after the other finds it. */
function commonOrder(sequences) {
    const [first = [], ...others] = sequences;
    return others.reduce((order, other) => longest(order, other), [...first]);
}
function longest(a, b) {
    const [one, other] = [a.slice(0, 1000), b.slice(0, 1000)];
    const width = other.length + 1;
    const lengths = new Uint16Array((one.length + 1) * width);
    const at = (i, j) => lengths[i * width + j];
    for (let i = one.length - 1; i >= 0; i--)
        for (let j = other.length - 1; j >= 0; j--)
            lengths[i * width + j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    const order = [];
    for (let i = 0, j = 0; i < one.length && j < other.length;) {
        if (one[i] === other[j]) {
            order.push(one[i]);
            i++;
            j++;
        }
        else if (at(i + 1, j) >= at(i, j + 1))
            i++;
        else
            j++;
    }
    return order;
}
/** How many runs hold something. */
const countOf = (runs, holds) => runs.filter(holds).length;

;// CONCATENATED MODULE: ./src/learn/init/policies.ts
// Policies that all runs keep: what came before each call that took effect, and where its values came from.


/** So many conditions of one kind are told of a tool. */
const mostOf = 3;
/** The rules that all runs keep and exercise. */
function policyRules(runs, tools, support) {
    return tools.flatMap((tool) => [
        ...keyed(runs, tool).map((table) => precedence(tool, table, support, idOf(tool, 'after', table.requires))),
        ...grounded(runs, tool, support),
    ]);
}
const trigger = (tool) => succeeded({ tool }).map((one) => (Object.keys(one).length === 1 ? tool : one));
function precedence(tool, more, support, id) {
    const variants = trigger(tool).map((call) => ({ block: 'policy', value: { call, ...more } }));
    return { variants, support, asked: true, id };
}
/** Which call with an equal argument came before each call of the tool. */
function keyed(runs, tool) {
    const triggers = runs.flatMap((run) => run.took.filter(({ call }) => call.tool === tool).map((act) => ({ run, act })));
    const [first] = triggers;
    if (!first)
        return [];
    const found = [];
    for (const path of pathsTelling(first.act)) {
        const pairs = earlier(first.run, first.act).flatMap((act) => pathsTelling(act)
            .filter((other) => (0,learn_parts/* nameOf */.Vb)(other) === (0,learn_parts/* nameOf */.Vb)(path))
            .map((other) => ({ requires: act.call.tool, other })));
        const known = new Set();
        for (const { requires, other } of pairs) {
            if (requires === tool || !isPlain(requires) || known.has(`${requires}\0${other}`))
                continue;
            known.add(`${requires}\0${other}`);
            const holds = triggers.every(({ run, act }) => {
                const key = keyOf(act, path);
                return (key !== undefined && earlier(run, act).some((one) => one.call.tool === requires && keyOf(one, other) === key));
            });
            if (!holds)
                continue;
            const isRead = first.run.reads.some(({ call }) => call.tool === requires);
            found.push({ requires, same: path === other ? [path] : { [path]: other }, rank: isRead ? 0 : 1 });
        }
    }
    return found
        .sort((a, b) => a.rank - b.rank)
        .slice(0, mostOf)
        .map(({ requires, same }) => ({ requires, same }));
}
const earlier = ({ reads, took }, { at }) => [...reads, ...took].filter((act) => act.at < at);
const keyOf = ({ deed }, path) => {
    const trait = deed.traits.find((one) => one.path === path);
    return trait?.kind === 'leaf' ? (trait.number ?? trait.key) : undefined;
};
/** The paths of values by which a call is tied to another: texts and large numbers, outside of lists. */
const pathsTelling = ({ parts }) => parts
    .filter(({ path, kind, value }) => kind === 'leaf' &&
    !/(?:^|\.)\d+(?:\.|$)/.test(path) &&
    (typeof value === 'string'
        ? value.length >= 3 && value.length <= 100
        : typeof value === 'number' && value >= 1000))
    .map(({ path }) => path);
/** The arguments of a tool whose every value came from the prompt, the user or a result. */
function grounded(runs, tool, support) {
    const acts = runs.flatMap(({ took }) => took.filter(({ call }) => call.tool === tool));
    const known = new Map();
    for (const { parts, grounded: from } of acts)
        for (const { path, kind, value } of parts) {
            if (kind !== 'leaf' || typeof value === 'boolean' || value === null)
                continue;
            const anywhere = path.replace(/(^|\.)\d+(?=\.|$)/g, '$1*');
            known.set(anywhere, (known.get(anywhere) ?? true) && from.has(path));
        }
    const paths = [...known].filter(([, all]) => all).map(([path]) => path);
    if (paths.length === 0)
        return [];
    const more = { argument: paths.length === 1 ? paths[0] : paths, from: ['@prompt', '@user', '*'] };
    return [precedence(tool, more, support, idOf(tool, 'grounded'))];
}
/** What came before each call of a tool, whatever the arguments: it may be chance. */
function unkeyed(runs, tools) {
    return tools.flatMap((tool) => {
        const before = runs.map((run) => {
            const first = run.took.find(({ call }) => call.tool === tool);
            return new Set(first ? earlier(run, first).map(({ call }) => call.tool) : []);
        });
        const [own = new Set(), ...others] = before;
        return [...own]
            .filter((requires) => requires !== tool && isPlain(requires) && others.every((set) => set.has(requires)))
            .slice(0, mostOf)
            .map((requires) => ({ call: tool, requires }));
    });
}

;// CONCATENATED MODULE: ./src/learn/init/rules.ts




/** So many calls become rules; a run of hundreds says nothing that a person reads. */
const mostCalls = 40;
function rules(runs, known) {
    const all = inRuns(runs.length, runs.length);
    // Without effects three runs tell what is common from what is chance.
    const asked = known.effects !== undefined || runs.length >= 3;
    const tools = toolsOf(runs);
    const common = commonCalls(runs.map(({ took }) => took));
    const found = [];
    const expect = (key, value, support = all, isAsked = asked) => {
        found.push({ variants: [{ section: 'expect', key, value }], support, asked: isAsked });
    };
    if (tools.length > 0)
        expect('tools', tools, all, true);
    const order = commonOrder(runs.map(({ took }) => took.map(({ call }) => call.tool)));
    if (known.effects && new Set(order).size > 1)
        expect('tools_in_order', order);
    const never = neverCalled(runs, known);
    if (never.length > 0)
        found.push({
            variants: [never, never.map((tool) => `=${tool}`)].map((value) => ({
                section: 'expect',
                key: 'forbid_tools',
                value,
            })),
            support: `changes something, and was called by none of ${runs.length}`,
            asked,
        });
    for (const [key, value] of endOf(runs))
        expect(key, value);
    found.push(...callRules(common, tools, runs, known).map((rule) => ({ ...rule, asked })));
    found.push(...policyRules(runs, tools, all).map((rule) => ({ ...rule, asked })));
    for (const tool of neverTook(runs, known))
        found.push({
            variants: [{ block: 'calls', value: { tool, outcome: 'succeeded', max: 0 } }],
            support: `tried, and never with success, ${all}`,
            asked,
            id: idOf(tool, 'never'),
        });
    const largest = Math.max(...runs.map(({ view }) => view.calls.length));
    found.push({
        variants: [{ section: 'budget', key: 'max_calls', value: Math.max(2 * largest, largest + 10) }],
        support: `at most ${largest} ${all}`,
        asked,
    });
    return found;
}
/** The tools that took effect in all runs, in the order of the first. */
function toolsOf(runs) {
    const [first] = runs;
    const own = [...new Set((first?.took ?? []).map(({ call }) => call.tool))];
    return own.filter(isPlain).filter((tool) => runs.every(({ took }) => took.some(({ call }) => call.tool === tool)));
}
/** What changes something and no run called: of the registry, and of what was offered. */
function neverCalled(runs, { effects, mutating }) {
    if (!effects)
        return [];
    const names = new Set(mutating.map(({ key, tool }) => tool ?? key));
    for (const { view } of runs)
        for (const tool of view.trace.tools ?? [])
            if (effects.has({ tool }))
                names.add(tool);
    const called = new Set(runs.flatMap(({ view }) => [...view.calls.map(({ tool }) => tool), ...view.commands]));
    return [...names].filter((tool) => isPlain(tool) && !called.has(tool)).sort();
}
/** What has an effect, was tried, and took none in any run. */
function neverTook(runs, { effects }) {
    if (!effects)
        return [];
    const tried = new Set(runs.flatMap(({ view }) => view.calls.filter(effects.has).map(({ tool }) => tool)));
    const took = new Set(runs.flatMap((run) => run.took.map(({ call }) => call.tool)));
    return [...tried].filter((tool) => !took.has(tool) && isPlain(tool)).sort();
}
/** How the runs ended, where all of them record it and agree. */
function endOf(runs) {
    const causes = new Set(runs.map(({ view }) => view.trace.stop_cause));
    const [cause] = causes;
    if (causes.has(undefined))
        return [];
    return [...(causes.size === 1 ? [['stop_cause', cause]] : []), ['ended_on_failed_call', false]];
}
/** Each call that all runs have, with what it was called with; and how often each tool was, where a second time is another. */
function callRules(common, tools, runs, { effects }) {
    const all = inRuns(runs.length, runs.length);
    const found = [];
    const alike = new Map();
    for (const one of common) {
        const tool = one[0]?.call.tool ?? '';
        if (!isPlain(tool))
            continue;
        const where = sharedWhere(one);
        const key = JSON.stringify([tool, where], (_key, value) => (typeof value === 'bigint' ? `${value}n` : value));
        const same = alike.get(key);
        if (same)
            same.times++;
        else
            alike.set(key, { tool, where, times: 1, parts: one[0]?.parts ?? [] });
    }
    const mostOf = new Map(tools.map((tool) => [
        tool,
        Math.max(...runs.map(({ took }) => took.filter(({ call }) => call.tool === tool).length)),
    ]));
    const limited = new Set(tools.filter((tool) => effects && !effects.idempotent({ tool })));
    for (const { tool, where, times, parts } of [...alike.values()].slice(0, mostCalls)) {
        const isBare = Object.keys(where).length === 0;
        // That the tool was called once stands in tools.
        if (isBare && times === 1)
            continue;
        const table = { tool, ...(isBare ? {} : { where }), ...(times > 1 ? { min: times } : {}) };
        const told = (0,learn_parts/* tellingPart */.F5)(parts.filter(({ path }) => Object.hasOwn(where, path)));
        const id = idOf(tool, told === undefined ? '' : String(told.value));
        found.push({
            variants: succeeded(table).map((value) => ({ block: 'calls', value })),
            support: all,
            asked: true,
            id,
        });
    }
    for (const tool of limited) {
        const max = mostOf.get(tool) ?? 0;
        const values = succeeded({ tool, max });
        const support = `at most ${max} ${all}`;
        found.push({
            variants: values.map((value) => ({ block: 'calls', value })),
            support,
            asked: true,
            id: idOf(tool, 'most'),
        });
    }
    return found;
}
/** Tools that took effect in some runs only. */
function sometimes(runs) {
    const names = new Set(runs.flatMap(({ took }) => took.map(({ call }) => call.tool)));
    return [...names]
        .map((tool) => ({ tool, some: countOf(runs, ({ took }) => took.some(({ call }) => call.tool === tool)) }))
        .filter(({ tool, some }) => some < runs.length && isPlain(tool));
}

;// CONCATENATED MODULE: ./src/learn/init/comments.ts
// What was seen and is not asked: it may be chance, so that a person decides.







/** So many lines of one kind are told. */
const comments_mostTold = 12;
function comments(runs, known, asked = []) {
    const all = inRuns(runs.length, runs.length);
    const told = (variants, support, id) => ({
        variants,
        support,
        asked: false,
        ...(id === undefined ? {} : { id }),
    });
    const calls = (values, support, id) => told(values.map((value) => ({ block: 'calls', value: value })), support, id);
    const found = [];
    for (const { texts, some } of answerNumbers(runs))
        found.push(told([{ section: 'expect', key: 'contains', value: texts }], `in the answer, ${inRuns(some, runs.length)}`));
    for (const { tool, some } of sometimes(runs).slice(0, comments_mostTold))
        found.push(calls(succeeded({ tool }), `succeeded ${inRuns(some, runs.length)}`, idOf(tool)));
    const reads = commonCalls(runs.map((run) => run.reads));
    const seen = new Set();
    for (const one of reads) {
        const tool = one[0]?.call.tool ?? '';
        const where = sharedWhere(one);
        const key = JSON.stringify([tool, Object.entries(where).map(([path, value]) => [path, String(value)])]);
        if (!isPlain(tool) || seen.has(key) || seen.size >= comments_mostTold)
            continue;
        seen.add(key);
        const first = (0,learn_parts/* tellingPart */.F5)((one[0]?.parts ?? []).filter(({ path }) => Object.hasOwn(where, path)));
        found.push(calls(succeeded({ tool, ...(Object.keys(where).length > 0 ? { where } : {}) }), `a read, ${all}`, idOf(tool, first === undefined ? '' : String(first.value))));
    }
    const order = commonOrder(runs.map(({ view }) => view.calls.map(({ tool }) => tool))).filter(isPlain);
    if (new Set(order).size > 1 && order.length <= 40)
        found.push(told([{ section: 'trajectory', key: 'steps', value: order }], `the order of all calls, ${all}`));
    const unused = offered(runs, known);
    if (unused.length > 0)
        found.push(calls([{ any_of: unused, max: 0 }], `offered, and called by none of ${runs.length}`, 'never-called'));
    const keyed = new Set(asked.flatMap(({ variants: [first] }) => (first && 'block' in first ? [pairOf(first.value)] : [])));
    for (const { call, requires } of unkeyed(runs, toolsOf(runs)).slice(0, comments_mostTold)) {
        if (keyed.has(pairOf({ call, requires })))
            continue;
        const variants = succeeded({ tool: call }).map((pattern) => {
            const name = Object.keys(pattern).length === 1 ? call : pattern;
            return { block: 'policy', value: { call: name, requires } };
        });
        found.push(told(variants, all, idOf(call, 'after', requires)));
    }
    for (const [key, value, seenAs] of budgets(runs))
        found.push(told([{ section: 'budget', key, value }], `${seenAs} ${all}`));
    return found;
}
/** A precedence by its two tools. */
function pairOf({ call, requires }) {
    const tool = (0,json/* isObject */.Gv)(call) ? call['tool'] : call;
    return `${String(tool)}\0${String(requires)}`;
}
/** What was offered, has no effect as far as it is known, and was called by none. */
function offered(runs, { effects }) {
    const names = new Set(runs.flatMap(({ view }) => view.trace.tools ?? []));
    const called = new Set(runs.flatMap(({ view }) => view.calls.map(({ tool }) => tool)));
    return [...names]
        .filter((tool) => isPlain(tool) && !called.has(tool) && effects?.has({ tool }) !== true)
        .sort()
        .slice(0, 40);
}
/** Twice what the largest run took, where all record it. */
function budgets(runs) {
    const figures = [
        ['max_failed_calls', ({ view, took, reads }) => view.calls.length - took.length - reads.length, 1],
        ['max_turns', ({ view }) => view.trace.turns, 1],
        ['max_tokens', ({ view: { trace } }) => sum(trace.usage?.input_tokens, trace.usage?.output_tokens), 1000],
        ['max_cost_usd', ({ view }) => view.trace.usage?.cost_usd, 0.01],
        [
            'max_seconds',
            ({ view: { trace } }) => (trace.duration_ms === undefined ? undefined : trace.duration_ms / 1000),
            1,
        ],
    ];
    return figures.flatMap(([key, of, unit]) => {
        const values = runs.map(of);
        if (values.includes(undefined))
            return [];
        const most = Math.max(...values);
        const shown = Number(most.toPrecision(4));
        return [[key, Number((Math.ceil((2 * most) / unit) * unit).toFixed(2)), `at most ${shown}`]];
    });
}
const sum = (a, b) => a === undefined || b === undefined ? undefined : a + b;

// EXTERNAL MODULE: ./src/documents/toml.ts
var toml = __webpack_require__(52472);
;// CONCATENATED MODULE: ./src/learn/init/layout.ts
// Rules and comments → the text of a scenario, as a person would write it.


const widest = 110;
/** A value as TOML; a long list has a line for each element. `undefined`: TOML has no such value. */
function valueText(value, room) {
    const text = (0,written/* tomlValue */.M)(value);
    if (text === undefined || text.length <= room || !Array.isArray(value) || value.length < 2)
        return text;
    return `[\n${value.map((one) => `  ${(0,written/* tomlValue */.M)(one)},`).join('\n')}\n]`;
}
function keyLine(key, value) {
    const text = valueText(value, widest - key.length);
    return text === undefined ? undefined : `${(0,written/* tomlKey */.m)(key)} = ${text}`;
}
/** The lines of one part, without its section; `undefined`: a value of it cannot be written. */
function linesOf(said) {
    if ('section' in said)
        return keyLine(said.key, said.value)?.split('\n');
    const { where, ...rest } = said.value;
    const inline = keyLine('where', where);
    const isLong = (0,toml/* isTable */.bI)(where) && (inline ?? '').length > widest;
    const lines = Object.entries(isLong ? rest : said.value).map(([key, value]) => keyLine(key, value));
    const below = isLong ? Object.entries(where).map(([key, value]) => keyLine(key, value)) : [];
    if ([...lines, ...below].includes(undefined))
        return undefined;
    const all = [`[[${said.block}]]`, ...lines, ...(isLong ? [`[${said.block}.where]`] : []), ...below];
    return all.flatMap((line) => line.split('\n'));
}
/** A scenario of one part alone, to be tried; `undefined`: it cannot be written. */
function alone(said) {
    const lines = linesOf(said);
    if (lines === undefined)
        return undefined;
    const head = 'section' in said ? [`[${said.section}]`] : [];
    return `name = "x"\n${[...head, ...lines].join('\n')}\n`;
}
/** One line of text from anywhere, to stand in a comment. */
const inComment = (text) => ((0,written/* tomlValue */.M)(text) ?? '"…"').slice(1, -1).replaceAll('\\"', '"');
/** The parts in their order: what is asked first, and in each section what is not. */
function layout(head, parts) {
    const out = [...head];
    const named = withIds(parts);
    for (const section of ['expect', 'calls', 'trajectory', 'policy', 'budget']) {
        const own = named.filter(({ said }) => ('section' in said ? said.section : said.block) === section);
        const first = own.filter(({ asked }) => asked);
        const rest = own.filter(({ asked }) => !asked);
        const isTable = section !== 'calls' && section !== 'policy';
        if (own.length === 0)
            continue;
        if (isTable)
            out.push('', first.length > 0 ? `[${section}]` : `# [${section}]`);
        for (const { said, note } of first)
            out.push(...(isTable ? [] : ['']), ...noted(linesOf(said) ?? [], note));
        for (const { said, note } of rest)
            out.push(...(isTable ? [] : ['']), ...noted(linesOf(said) ?? [], note).map((line) => `# ${line}`));
    }
    return `${out.join('\n')}\n`;
}
/** Gives blocks their ids, each once in its family. */
function withIds(parts) {
    const taken = new Set();
    return parts.map((part) => {
        const { said, id } = part;
        if ('section' in said || id === undefined)
            return part;
        let own = id;
        for (let n = 2; taken.has(`${said.block} ${own.toLowerCase()}`); n++)
            own = `${id}-${n}`;
        taken.add(`${said.block} ${own.toLowerCase()}`);
        return { ...part, said: { ...said, value: { id: own, ...said.value } } };
    });
}
/** Lines with a note behind the first of them. */
const noted = ([first = '', ...more], note) => [`${first} # ${note}`, ...more];

// EXTERNAL MODULE: ./src/model/trace.ts
var trace = __webpack_require__(5136);
;// CONCATENATED MODULE: ./src/learn/init/runs.ts



function learnRun(label, view, { context, hasEffect, telling, flowOf }) {
    const flow = flowOf(view, context);
    const failed = view.calls.map((call) => (0,trace/* callFailed */.Qn)(call) === true);
    /** Does a value stand in what came before a call? What the agent itself wrote is no source, nor what a failed call said. */
    const stands = (value, at) => {
        if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint')
            return false;
        const before = flow.eventOf[at];
        return flow.of(value).some(({ source }) => {
            const of = flow.sources[source];
            if (!of || of.at >= before || of.is === 'arguments')
                return false;
            return of.is !== 'result' || !failed[of.call];
        });
    };
    const acts = view.calls.flatMap((call, at) => {
        if (failed[at])
            return [];
        const parts = (0,learn_parts/* partsOf */.CI)(call.arguments);
        const usable = parts.filter((part) => part.kind === 'leaf' && isWritable(part.value, telling) && (0,learn_parts/* isNamed */.ev)(call.arguments, part));
        const grounded = new Set(usable.filter(({ value }) => stands(value, at)).map(({ path }) => path));
        return [{ at, call, deed: (0,deeds/* deedOf */.uT)(call, at + 1, telling), parts, grounded }];
    });
    return {
        label,
        view,
        took: acts.filter(({ call }) => hasEffect(call)),
        reads: acts.filter(({ call }) => !hasEffect(call)),
    };
}
const runs_longest = 200;
const temporary = /(?:^|[\s"'=])(?:\/private)?\/(?:tmp|var\/folders|var\/tmp)\/|\\Temp\\/i;
/** May a value stand in a file that people share? Not a secret, no long text, no path of a folder that is gone tomorrow. */
const isWritable = (value, { redact }) => typeof value !== 'string' ||
    (value.length <= runs_longest && !/[\r\n]/.test(value) && redact(value) === value && !temporary.test(value));

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/strength/measure.ts + 11 modules
var strength_measure = __webpack_require__(93480);
// EXTERNAL MODULE: ./src/strength/total.ts
var total = __webpack_require__(8991);
// EXTERNAL MODULE: ./src/checks/index.ts + 28 modules
var checks = __webpack_require__(74715);
// EXTERNAL MODULE: ./src/files/hash.ts
var hash = __webpack_require__(36667);
// EXTERNAL MODULE: ./src/judging/evaluate.ts
var evaluate = __webpack_require__(37789);
// EXTERNAL MODULE: ./src/judging/outcomes.ts
var outcomes = __webpack_require__(87095);
// EXTERNAL MODULE: ./src/judging/view.ts
var view = __webpack_require__(47127);
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(47088);
// EXTERNAL MODULE: ./src/report/redact.ts + 3 modules
var report_redact = __webpack_require__(60216);
// EXTERNAL MODULE: ./src/scenario/build.ts
var build = __webpack_require__(78242);
// EXTERNAL MODULE: ./src/scenario/load.ts
var load = __webpack_require__(9256);
// EXTERNAL MODULE: ./src/strength/effects.ts
var effects = __webpack_require__(73523);
// EXTERNAL MODULE: ./src/run/inputs.ts
var inputs = __webpack_require__(94280);
// EXTERNAL MODULE: ./src/run/prepare.ts + 5 modules
var prepare = __webpack_require__(11484);
// EXTERNAL MODULE: ./src/run/ready.ts + 2 modules
var run_ready = __webpack_require__(18027);
// EXTERNAL MODULE: ./src/run/sources.ts + 4 modules
var run_sources = __webpack_require__(49750);
;// CONCATENATED MODULE: ./src/run/learning.ts
















/** More runs than these are not read: three make a scenario, and all are in memory. */
const mostRuns = 500;
/** Makes ready what learning needs. Throws a UsageError for a config or registry that cannot be read. */
async function makeLearning(cwd, settings) {
    const ready = (0,run_ready/* makeReady */.w)();
    // Results may be looked into.
    const [flowOf, families] = await Promise.all([(0,checks/* loadFlow */.j7)(), (0,checks/* loadFamilies */.Zm)(), ready.yaml(), ready.expressions()]);
    const config = await (0,prepare/* configOf */.W1)({ config: (0,inputs.readConfigFile)(cwd, settings.config) }, ready);
    const problems = [];
    const registry = await (0,prepare/* registryOf */.Fv)({ registry: (0,inputs/* readRegistryFile */.wR)(cwd, settings.registry, problems) }, problems, ready);
    const [problem] = problems;
    if (problem)
        throw new options.UsageError(`${problem.file}: ${problem.message}`);
    const redact = (0,report_redact/* redactor */.$p)(config.redact.patterns.map(ready.pattern));
    const nameCommand = (0,view/* commandNamer */.v)(registry, config.aliases);
    const tell = (0,outcomes/* outcomeTeller */.X)(config.outcome_text, ready.pattern);
    const context = {
        registry,
        skills: undefined,
        config,
        prompt: [],
        wants: () => [],
        excerpt: (text) => (0,report_redact/* excerpt */.Kb)(text, redact),
        pattern: ready.pattern,
        readYaml: ready.readYaml,
        scenarios: [],
        reference: () => ({ problem: 'Missing reference: none is read' }),
    };
    const commands = [...(registry?.commands.values() ?? [])];
    async function read(globs) {
        const { sources, unmatched, faults } = (0,run_sources/* listSources */.rP)(cwd, globs);
        const [none] = unmatched;
        if (none !== undefined)
            throw new options.UsageError(`Expected ${JSON.stringify(none)} to match a trace, found no file`);
        const [fault] = faults;
        if (fault)
            throw new options.UsageError(`${fault.file}: ${fault.message}`);
        const found = [];
        for (const source of sources) {
            if (found.length >= mostRuns)
                break;
            const { problems: wrong } = await (0,run_sources/* readSource */.o$)(cwd, source, settings, {
                end: config.end,
                places: ready,
                take(recorded, label) {
                    if (found.length >= mostRuns)
                        return;
                    const trace = tell(recorded);
                    found.push({ label: redact(label), trace, view: (0,view/* viewOf */.d)(trace, nameCommand) });
                },
            });
            const [unread] = wrong;
            if (unread)
                throw new options.UsageError(`Cannot read ${unread.file}: ${redact(unread.message)}`);
        }
        return found;
    }
    return {
        ...{ config, registry, ready, redact, context, nameCommand, flowOf, families, read },
        telling: { redact, hash: hash/* shortHash */.B },
        effects: (0,effects/* declaredEffects */.tV)({ registry, mutating: settings.mutating ?? [], nameCommand }),
        globs: settings.mutating ?? [],
        mutating: commands.filter((command) => command.mutating),
        gradedBy(text) {
            const document = { file: 'part.toml', text, kind: 'toml' };
            const parsed = (0,toml/* parseToml */.MT)(document);
            if ('problems' in parsed)
                return undefined;
            const built = (0,build/* build */.j)(document, parsed.value, {
                config: config.severity,
                pattern: ready.pattern,
                registry,
                families,
            });
            return 'value' in built ? built.value.graded.filter(isAsked) : undefined;
        },
        passes: (graded, { view }) => (0,evaluate/* firstBlocking */.m7)(graded, view, context) === undefined,
        async load(file, text) {
            const { scenarios, problems: wrong } = await (0,load/* loadScenarios */.q)([{ file, text }], {
                config: config.severity,
                registry,
                ...ready,
            });
            const [scenario] = scenarios;
            const [first] = wrong;
            if (first)
                throw new options.UsageError(`${first.file}:${first.line ?? 1}: ${first.message}`);
            if (!scenario)
                throw new Error('no scenario was written');
            return scenario;
        },
        judge: (scenario, { view }) => (0,evaluate/* evaluate */._3)(scenario, view, { ...context, prompt: scenario.prompt, wants: scenario.wants }, redact).dimensions.filter(verdict/* blocks */.Bv),
    };
}
/** What every scenario is graded by says nothing of a part. */
const isAsked = ({ check }) => !checks/* always */.Gk.some((one) => one.check === check) && check.id !== 'well_formed_arguments' && check.id !== 'known_tools';

;// CONCATENATED MODULE: ./src/run/init.ts
// `init`: from good runs to a scenario that each of them passes, and what it would notice.










/** Learns a scenario. Throws a UsageError for runs that no scenario passes, and for what cannot be read. */
async function init(cwd, settings, { name, file, traces, failing }) {
    const learning = await makeLearning(cwd, settings);
    const good = await learning.read(traces);
    if (good.length === 0)
        throw new options.UsageError(`Expected a good run to learn from, found none in ${(0,model_text/* list */.p_)([...traces])}`);
    const bad = failing.length > 0 ? await learning.read(failing) : [];
    await checkGood(learning, good);
    const hasEffect = learning.effects ? learning.effects.has : () => true;
    const runs = good.map(({ label, view }) => learnRun(label, view, { ...learning, hasEffect }));
    const candidates = rules(runs, learning);
    const asked = tried(candidates, learning, good);
    const told = tried(comments(runs, learning, candidates), learning, good);
    const head = headOf(name, good, learning);
    const ruled = asked.filter((one) => one.asked);
    const whole = layout(head, ruled);
    const scenario = await learning.load(file, whole);
    const uncaught = bad.filter((run) => learning.judge(scenario, run).length === 0);
    const noted = [...asked.filter((one) => !one.asked), ...told].map((one) => withCatches(one, learning, uncaught));
    const text = layout(head, [...ruled, ...noted]);
    const final = await learning.load(file, text);
    const [refused] = good.flatMap((run) => learning.judge(final, run).map(({ id, message }) => ({ run, id, message })));
    if (refused)
        throw new Error(`${refused.id} of what was written refuses ${refused.run.label}: ${refused.message}`);
    const strength = measured(final, good, settings.maxMutants, learning);
    return { text, strength, said: saidOf({ good, bad, uncaught, learning, ruled, strength }) };
}
/** Can each of the runs pass any scenario? One that crashed or was cut off is no good run. */
async function checkGood(learning, good) {
    const causes = new Set(good.map(({ trace }) => trace.stop_cause));
    const [cause] = causes;
    const stated = causes.size === 1 && cause !== undefined ? `stop_cause = ${(0,written/* tomlValue */.M)(cause)}\n` : '';
    const least = await learning.load('least.toml', `name = "least"\n[expect]\nforbid_tools = ["=none of any run"]\n${stated}`);
    const wrong = good.flatMap((run) => {
        const first = learning.judge(least, run).find(({ id }) => !id.endsWith('.forbid_tools'));
        return first ? [`${run.label} is no good run, as no scenario passes it: ${first.id}: ${first.message}`] : [];
    });
    const more = wrong.length - mostWrong;
    if (wrong.length > 0)
        throw new options.UsageError([...wrong.slice(0, mostWrong), ...(more > 0 ? [`and ${more} more`] : []), 'Leave out what is no good run'].join('\n'));
}
/** So many runs that are none are told. */
const mostWrong = 10;
/** The candidates that every good run passes, each as strong as that allows; what cannot be written is left out. */
function tried(candidates, learning, good) {
    return candidates.flatMap(({ variants, support, asked, id }) => {
        for (const said of variants) {
            const text = alone(said);
            const graded = text === undefined ? undefined : learning.gradedBy(text);
            if (!graded || graded.length === 0)
                continue;
            // A figure that all runs may exceed is told all the same; a rule that one of them breaks is none.
            if (good.every((run) => learning.passes(graded, run)) || (!asked && 'section' in said && said.key === 'contains'))
                return [{ said, asked, note: support, id }];
        }
        return [];
    });
}
/** Says beside a comment which of the bad runs that pass it would catch. */
function withCatches(one, learning, uncaught) {
    const graded = uncaught.length > 0 ? learning.gradedBy(alone(one.said) ?? '') : undefined;
    const caught = graded ? uncaught.filter((run) => !learning.passes(graded, run)) : [];
    if (caught.length === 0)
        return one;
    return {
        ...one,
        note: `${one.note}; would catch ${inComment((0,model_text/* list */.p_)(caught.map(({ label }) => label), 3))}`,
    };
}
/** A longer one hides what the scenario asks; each trace has its own. */
const longestPrompt = 400;
function headOf(name, good, { effects, redact }) {
    const by = !effects
        ? 'no effect is known, so every call counts as one'
        : `effects as ${effects.source === 'registry' ? 'the registry' : '--mutating'} says`;
    const prompts = new Set(good.map(({ trace }) => JSON.stringify(trace.prompt ?? null)));
    const [{ trace }] = good;
    const prompt = typeof trace.prompt === 'string' ? trace.prompt : undefined;
    const isShared = prompts.size === 1 && prompt !== undefined && prompt.trim() !== '' && prompt.length <= longestPrompt;
    return [
        `# Learned from ${(0,model_text/* count */.U9)(good.length, 'good run')} (${by}). Read each line before you trust it.`,
        '# A line behind a # was seen and is not asked: it may be chance. Take the # away to ask it.',
        `name = ${(0,written/* tomlValue */.M)(name)}`,
        ...(isShared && redact(prompt) === prompt && (0,written/* tomlValue */.M)(prompt) !== undefined
            ? [`prompt = ${(0,written/* tomlValue */.M)(prompt)}`]
            : []),
    ];
}
/** Mutates the good runs, and has what was written judge the mutants. */
function measured(scenario, good, mostMutants, learning) {
    const { registry, nameCommand, redact, context, effects } = learning;
    // What is declared is in the registry or a glob: the scenario's own names say less.
    const by = { registry, mutating: learning.globs, nameCommand, mostMutants, redact, families: learning.families };
    const measure = new strength_measure/* Measure */.t(scenario, by);
    const own = { ...context, prompt: scenario.prompt, wants: scenario.wants };
    for (const { label, view } of good)
        measure.take(label, view, own);
    return (0,total/* strengthOf */.N)([measure.result()], effects?.source ?? 'scenario');
}
const calledIn = (good) => [
    ...new Set(good.flatMap(({ view }) => view.calls.map(({ tool }) => tool))),
];
function saidOf({ good, bad, uncaught, learning, ruled, strength }) {
    const said = [];
    if (good.length >= mostRuns)
        said.push(`the first ${(0,model_text/* count */.U9)(mostRuns, 'run')} were read, and no more`);
    if (!learning.effects)
        said.push(`which calls change something is not known, so ${good.length >= 3 ? 'every call counts as one' : 'little is asked'}: a registry with mutating = true, or --mutating GLOB, makes a better scenario; called were ${(0,model_text/* list */.p_)(calledIn(good), 20)}`);
    if (good.length < 3)
        said.push(`${(0,model_text/* count */.U9)(good.length, 'good run')} ${good.length === 1 ? 'gives' : 'give'} a modest scenario; three would tell what is common from what is chance`);
    if (ruled.every(({ said: one }) => 'section' in one && one.section === 'budget'))
        said.push('the runs have no call with an effect in common: what the scenario asks is little; see its comments');
    if (bad.length > 0) {
        said.push(`${bad.length - uncaught.length} of ${(0,model_text/* count */.U9)(bad.length, 'bad run')} caught`);
        for (const { label } of uncaught)
            said.push(`not caught: ${label}`);
    }
    said.push(strength.score === null
        ? 'strength: nothing to judge; give a registry, or --mutating'
        : `strength ${strength.score}: ${strength.killed} of ${(0,model_text/* count */.U9)(strength.mutants, 'mutant')} killed`);
    return said;
}

// EXTERNAL MODULE: ./src/commands/flags.ts
var flags = __webpack_require__(7157);
// EXTERNAL MODULE: ./src/commands/named.ts
var named = __webpack_require__(1895);
// EXTERNAL MODULE: ./src/commands/written.ts
var commands_written = __webpack_require__(24105);
;// CONCATENATED MODULE: ./src/commands/init.ts
// `init`: a first scenario, learned from good runs.






const own = [
    { name: 'name', type: 'text', value: 'NAME', doc: 'The name of the scenario' },
    { name: 'failing', type: 'list', value: 'GLOB', doc: 'Bad runs: which of them the scenario does not catch is told' },
    { name: 'out', type: 'text', value: 'FILE', doc: 'Write the scenario to this file instead of standard output' },
    { name: 'force', type: 'flag', default: 'false', doc: 'Write over a file that is there already' },
];
const usage = {
    words: '[FILE…]',
    takes: ['traces', 'registry', 'mutating', 'config', 'trace-format', 'max-trace-mb', 'max-mutants'],
    own,
};
const command = async (argv, { cwd, out, err }) => {
    const { settings, files, own: given } = (0,flags/* readFlags */.uW)(argv, usage.takes, 'any', own);
    const { name, failing = [], out: file, force } = given;
    if (name === undefined)
        throw new options.UsageError('Expected --name NAME, the name of the scenario');
    const hasTraces = (0,flags/* given */.gI)(argv, 'traces');
    if (!hasTraces && files.length === 0)
        throw new options.UsageError('Expected --traces GLOB, the good runs to learn from');
    if (files.length > 0 && failing.length > 0)
        throw new options.UsageError(`Unexpected argument ${files[0]}: beside --failing all runs are named by options, with each GLOB in quotes, so that no shell expands it`);
    const traces = [...(hasTraces ? settings.traces : []), ...(0,named/* asGlobs */.UV)(cwd, files)];
    if (file !== undefined)
        (0,commands_written/* checkNew */.j)(cwd, file, force);
    const learned = await init(cwd, settings, { name, file: file ?? 'scenario.toml', traces, failing });
    if (file === undefined)
        out((0,printable.safeLines)(learned.text));
    else {
        (0,commands_written/* writeWhole */.f)(cwd, file, learned.text);
        out(`wrote ${(0,printable.printable)(file)}\n`);
    }
    const say = file === undefined ? err : out;
    for (const said of learned.said)
        say(`${(0,printable.printable)(said)}\n`);
    return 0;
};
/* harmony default export */ const commands_init = (command);


/***/ }),

/***/ 1895:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UV: () => (/* binding */ asGlobs),
/* harmony export */   dq: () => (/* binding */ withoutConfig),
/* harmony export */   oT: () => (/* binding */ withFiles)
/* harmony export */ });
/* unused harmony export isToml */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_globs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _files_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48188);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88381);
/* harmony import */ var _run_missing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76453);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7157);
// File names as a person types them, or a shell or pre-commit expands them: each one file, meant word by word.






/** Names as globs, which mean the same. Throws a UsageError for what is no file; a wildcard that no shell expanded stays one. */
function asGlobs(cwd, names) {
    return names.map((name) => {
        const entry = (0,_files_path_js__WEBPACK_IMPORTED_MODULE_2__/* .statAs */ .Pq)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, name));
        if (entry === 'file')
            return /^!|=/.test(name) ? node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, name) : name;
        if (entry === 'folder')
            throw new _options_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(`Expected files, found the folder ${name}; name what is in it by an option, as in --traces "${name}/**/*"`);
        if (entry === undefined && !(0,_files_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .isExact */ .u0)(name))
            return name;
        throw new _options_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(entry === undefined ? `Missing file ${name}${(0,_run_missing_js__WEBPACK_IMPORTED_MODULE_4__/* .slashHint */ .zQ)(name)}` : `${name}: ${entry.message}`);
    });
}
/** May a file be a scenario file? A run takes JSON Lines for traces, so that case sets are named by `--scenarios`. */
const isToml = (name) => /\.toml$/i.test(name);
/** The names without the config file, which is read anyway. */
const withoutConfig = (cwd, names, config = 'agent-eval.toml') => names.filter((name) => (0,_files_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(cwd, name) !== (0,_files_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(cwd, config));
/** The settings with the files that are named: scenarios end in `.toml`, all else is a trace. Named files take the place of defaults. */
function withFiles(cwd, settings, files, argv) {
    const named = asGlobs(cwd, withoutConfig(cwd, files, settings.config));
    const scenarios = named.filter(isToml);
    const traces = named.filter((name) => !isToml(name));
    const joined = (name, some) => some.length > 0 && !(0,_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .given */ .gI)(argv, name) ? some : [...settings[name], ...some];
    return { ...settings, scenarios: joined('scenarios', scenarios), traces: joined('traces', traces) };
}


/***/ }),

/***/ 24105:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ writeWhole),
/* harmony export */   j: () => (/* binding */ checkNew)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_draft_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8132);
/* harmony import */ var _files_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48188);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88381);
// Files that commands write for a person: whole or not at all, and none that is there already unless it may be.




/** Throws a UsageError for a file that is there already. */
function checkNew(cwd, file, force) {
    const entry = (0,_files_path_js__WEBPACK_IMPORTED_MODULE_2__/* .statAs */ .Pq)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, file));
    if (entry === 'folder')
        throw new _options_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(`Expected a file to write, found the folder ${file}`);
    if (entry !== undefined && !force)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(`${file} is there already; --force writes over it`);
}
/** Writes a file. Throws a UsageError that says why it could not. */
function writeWhole(cwd, file, text) {
    try {
        const draft = (0,_files_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .beginDraft */ .rr)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, file));
        try {
            draft.write(text);
            draft.publish();
        }
        finally {
            draft.drop();
        }
    }
    catch (e) {
        throw new _options_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(`Cannot write ${file}: ${(0,_files_path_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(e)}`);
    }
}


/***/ }),

/***/ 8132:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ leaves),
/* harmony export */   oD: () => (/* binding */ realPlace),
/* harmony export */   rr: () => (/* binding */ beginDraft)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _builtins_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9143);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48188);
// Writing a file that is there whole or not at all: a draft beside it, which takes its name when all is written.




/** Begins a draft. Throws where it cannot be written. */
function beginDraft(file) {
    makeFolders(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(file));
    // A terminal, a pipe or /dev/null is written to: nothing may take its name.
    const inPlace = !(node_fs__WEBPACK_IMPORTED_MODULE_0___default().lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? true);
    const draft = inPlace ? file : draftName(file);
    const open = node_fs__WEBPACK_IMPORTED_MODULE_0___default().openSync(draft, inPlace ? 'w' : 'wx');
    let isOpen = true;
    const close = () => {
        if (!isOpen)
            return;
        isOpen = false;
        node_fs__WEBPACK_IMPORTED_MODULE_0___default().closeSync(open);
    };
    const remove = () => {
        if (!inPlace)
            node_fs__WEBPACK_IMPORTED_MODULE_0___default().rmSync(draft, { force: true });
    };
    return {
        // Given a descriptor, this writes all of the text from where the last write ended.
        write: (text) => node_fs__WEBPACK_IMPORTED_MODULE_0___default().writeFileSync(open, text),
        publish() {
            close();
            if (!inPlace)
                node_fs__WEBPACK_IMPORTED_MODULE_0___default().renameSync(draft, file);
        },
        drop() {
            try {
                close();
            }
            finally {
                remove();
            }
        },
    };
}
/**
 * Makes a folder and those above it that are missing, one by one: where a file system refuses new folders as if the one above were
 * missing, as /proc does, Node's own recursion never ends.
 */
function makeFolders(folder) {
    const missing = [];
    for (let at = folder; !node_fs__WEBPACK_IMPORTED_MODULE_0___default().existsSync(at) && at !== node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(at); at = node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(at))
        missing.push(at);
    for (const one of missing.reverse()) {
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0___default().mkdirSync(one);
        }
        catch (e) {
            // Another run may have made it meanwhile.
            if (e.code !== 'EEXIST')
                throw e;
        }
    }
}
function draftName(file) {
    const chance = (0,_builtins_js__WEBPACK_IMPORTED_MODULE_3__/* .crypto */ .E)().randomBytes(6).toString('hex');
    return node_path__WEBPACK_IMPORTED_MODULE_1___default().join(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(file), `.${node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(file)}.${chance}.draft`);
}
/** Where a path that is to be written really lies, through the links on its way; what does not exist yet lies where it is named. */
function realPlace(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0___default().realpathSync.native(file);
    }
    catch (e) {
        const folder = node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(file);
        if (folder === file)
            throw e;
        if (e.code !== 'ENOENT')
            throw e;
        // A link that leads nowhere would be written through.
        const link = node_fs__WEBPACK_IMPORTED_MODULE_0___default().lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ? node_fs__WEBPACK_IMPORTED_MODULE_0___default().readlinkSync(file) : undefined;
        if (link !== undefined)
            return realPlace(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(folder, link));
        return node_path__WEBPACK_IMPORTED_MODULE_1___default().join(realPlace(folder), node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(file));
    }
}
/** Does a path that lies in a folder by its name leave it through a link? */
function leaves(folder, file) {
    if (!(0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(folder, file)))
        return false;
    return !(0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(node_fs__WEBPACK_IMPORTED_MODULE_0___default().realpathSync.native(folder), realPlace(file)));
}


/***/ }),

/***/ 87544:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ operators),
/* harmony export */   O6: () => (/* binding */ reaches),
/* harmony export */   TN: () => (/* binding */ groups)
/* harmony export */ });
/** What a mutant changes. */
const operators = [
    'drop_call',
    'swap_calls',
    'repeat_call',
    'again_other',
    'fail_call',
    'deny_call',
    'change_argument',
    'change_number',
    'drop_sentence',
    'insert_call',
    'stop_early',
    'flip_exit',
];
/** `effects`: a call that has an effect was changed or added; `answer`: the final answer; `reads`: the rest, which is never scored. */
const groups = ['effects', 'answer', 'reads'];
/** Is a floor reached? By the counts, as the score that is told is rounded; where nothing was judged, never. */
const reaches = ({ killed, mutants }, floor) => floor === undefined || (mutants > 0 && killed / mutants >= floor);


/***/ }),

/***/ 29073:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jsonText: () => (/* binding */ jsonText),
/* harmony export */   printable: () => (/* binding */ printable),
/* harmony export */   safeJson: () => (/* binding */ safeJson),
/* harmony export */   safeLines: () => (/* binding */ safeLines)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30776);
// Makes text from outside harmless for a terminal and for a log that a CI runner reads commands from.



const unseenInJson = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/**
 * GitHub's runner obeys `##[command]` anywhere in a line, Azure's agent `##vso[`. A trailing `##` and a leading `#[` are
 * broken too, so that two harmless texts do not join into a command.
 */
const hashCommand = /##(?=[a-z]*\[|$)|^#(?=\[)/gim;
const colonCommand = /^(\s*)::/;
const breakHashes = (text) => text.includes('#') ? text.replace(hashCommand, (hashes) => (hashes === '#' ? '\\#' : '#\\#')) : text;
/**
 * One line of text from outside: nothing hidden, no terminal escape, no workflow command even at the start of a line.
 * With `most`, at most that many UTF-16 units.
 */
function printable(text, most) {
    // Making things visible only ever lengthens a text, so its far end need not be looked at.
    const head = most !== undefined && text.length > most ? text.slice(0, (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .pairStart */ .TA)(text, most + 1)) : text;
    let line = breakHashes((0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(head));
    if (line.includes('::'))
        line = line.replace(colonCommand, '$1\\::');
    return most === undefined ? line : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(head.length < text.length ? `${line}…` : line, most);
}
/**
 * Text of several lines in which no line is a workflow command: none starts with `::`, none holds `##[`. Nothing else changes,
 * so colours that a reporter wrote itself stay; text from outside goes through `printable` before.
 */
function safeLines(text) {
    return text
        .split(/\r\n|\r|\n/)
        .map((line) => breakHashes(line).replace(colonCommand, '$1\\::'))
        .join('\n');
}
const escapeUnits = (text) => {
    let escaped = '';
    for (let i = 0; i < text.length; i++)
        escaped += `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`;
    return escaped;
};
/** Is everything in a text of JSON seen? Other controls than this one are escaped in it, and in ASCII there is nothing else. */
const isPlain = (json) => Buffer.byteLength(json) === json.length && !json.includes('\x7f');
/** Pretty JSON of a value, made safe to print (see `safeJson`); a bigint is a plain number. */
const jsonText = (value) => safeJson((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .GF)(value, 2));
/**
 * JSON as it is written here, safe to print, and the same value when it is parsed: characters that cannot be seen are escaped, and the second
 * `#` of a `##` too (outside of strings JSON has neither).
 */
function safeJson(json) {
    const text = json.replaceAll('##', '#\\u0023');
    return isPlain(text) ? text : text.replace(unseenInJson, escapeUnits);
}


/***/ }),

/***/ 30776:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ visible)
/* harmony export */ });
/* unused harmony export visibleLines */
// Characters that nobody can see, made visible.
/** What a reader cannot see or a terminal obeys: controls, bidi and zero-width marks, fillers, tags, line separators, lone surrogates. */
const unseen = /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const plain = /^[\x20-\x7e]*$/;
const named = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** How a character that cannot be seen is shown: `\n`, `\u{1b}`, `\u{202e}`. Plain ASCII, so that any font and any log has it. */
const showUnseen = (character) => named[character] ?? `\\u{${character.codePointAt(0).toString(16)}}`;
/** The text with every character that cannot be seen made visible; one line. */
const visible = (text) => (plain.test(text) ? text : text.replace(unseen, showUnseen));
/** The same of a text whose line breaks and tabs stay. */
const visibleLines = (text) => text.replace(unseen, (character) => (/[\n\t]/.test(character) ? character : showUnseen(character)));


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


/***/ })

};
