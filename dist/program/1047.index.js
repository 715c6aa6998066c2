export const id = 1047;
export const ids = [1047];
export const modules = {

/***/ 67355:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mn: () => (/* binding */ figureOf),
/* harmony export */   g6: () => (/* binding */ differencesOf),
/* harmony export */   mQ: () => (/* binding */ countsOf),
/* harmony export */   yn: () => (/* binding */ weakenedOf)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);

/** `1 new, 2 known, 1 flaky, 3 fixed against 10 reports`. */
function countsOf(b) {
    const kinds = ['new', 'known', 'flaky', 'fixed'].map((kind) => `${b[kind]} ${kind}`);
    return `${kinds.join(', ')} against ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(b.reports, 'report')}${b.confirmed ? ', in a rerun' : ''}`;
}
/** What was made weaker, a sentence each. */
const weakenedOf = (b) => b.weakened.map(({ scenario, dimension, was, is }) => dimension === '*'
    ? `weakened: the scenario ${scenario} was ${was} in the baseline and is ${is}`
    : `weakened: ${dimension} of ${scenario} was ${was} in the baseline and is ${is}`);
/** What else differs, by scenarios. */
function differencesOf(b) {
    const fixed = b.fixed_dimensions.map(({ scenario, dimension }) => `${scenario}: ${dimension}`);
    const all = [
        { word: 'fixed', names: fixed },
        { word: 'not in the baseline', names: b.added },
        { word: 'changed, so that earlier trials are not compared', names: b.changed },
        { word: 'gone', names: b.gone },
        { word: 'to run again', names: b.rerun },
    ];
    return all.filter(({ names }) => names.length > 0);
}
const units = {
    cost_usd: { name: 'cost', show: (n) => `$${n.toFixed(4)}` },
    tool_calls: { name: 'calls', show: String },
    turns: { name: 'turns', show: String },
    tokens: { name: 'tokens', show: String },
    duration_ms: { name: 'duration', show: (n) => `${(n / 1000).toFixed(1)} s` },
};
/** A figure by its medians: what it is called, both sides, and the change. */
function figureOf({ figure, was, is }) {
    const { name, show } = units[figure];
    return { name, was: show(was), is: show(is), change: changeOf(was, is) };
}
/** `+12 %`; of nothing there is no share. */
function changeOf(was, is) {
    if (was === is)
        return '±0 %';
    if (was === 0)
        return 'from 0';
    return `${is > was ? '+' : '−'}${Math.round(Math.abs(is / was - 1) * 100)} %`;
}


/***/ }),

/***/ 19334:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ finder)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47088);


const advises = (d) => d.severity === 'advisory' && (d.verdict === 'fail' || d.verdict === 'error');
/** Collects the findings of one scenario while its runs are told. Holds each different finding once, until the scenario ends. */
function finder(scenario) {
    const blocking = collector(scenario, (d) => scenario.verdict === 'fail' && (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .blocks */ .Bv)(d) && d.gates !== false, true);
    const advisory = collector(scenario, advises);
    // `trials_met` only says that there are some.
    const known = collector(scenario, (d) => (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .blocks */ .Bv)(d) && d.gates === false && d.id !== 'trials_met');
    return {
        run(run) {
            blocking.run(run);
            advisory.run(run);
            known.run(run);
        },
        blocking: blocking.end,
        advisory: advisory.end,
        known: known.end,
    };
}
/** So many different findings of one scenario are held; the others are counted. */
const mostHeld = 1000;
function collector(scenario, wanted, compares = false) {
    const found = new Map();
    let beyond;
    let runs = 0;
    const run = (one) => {
        runs++;
        let difference = compares ? one.first_difference : undefined;
        for (const dimension of one.dimensions) {
            if (!wanted(dimension))
                continue;
            const key = `${dimension.id}\0${dimension.location?.line ?? ''}\0${dimension.message}`;
            const same = found.get(key);
            if (same)
                same.trials++;
            else if (found.size >= mostHeld) {
                beyond ??= { dimension, trials: 0 };
                beyond.trials++;
            }
            else {
                found.set(key, {
                    scenario,
                    dimension,
                    trials: 1,
                    runs: 0,
                    trace: one.trace,
                    trial: runs,
                    ...(difference ? { difference } : {}),
                });
                difference = undefined;
            }
        }
    };
    const end = () => {
        const own = scenario.dimensions
            .filter((d) => wanted(d) && !(found.size > 0 && (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isEcho */ .yU)(d, scenario.trials?.total)))
            .map((dimension) => ({ scenario, dimension, trials: 0, runs }));
        for (const finding of found.values())
            finding.runs = runs;
        return [...found.values(), ...(beyond ? [othersOf(scenario, beyond, runs)] : []), ...own];
    };
    return { run, end };
}
/** One finding that says of the others how many they are. */
function othersOf(scenario, { dimension: { id, verdict, severity }, trials }, runs) {
    const message = `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(trials, 'more finding')} with other messages; the JSON report has them all`;
    return { scenario, dimension: { id, verdict, severity, message }, trials, runs };
}


/***/ }),

/***/ 7980:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dh: () => (/* binding */ seenAt)
/* harmony export */ });
/* unused harmony exports fragmentOf, spotOf */
// Places in the page: `#refund-order/1/call-17` is a call of the first trial of a scenario.
/** The fragment of a place, with its `#`. */
function fragmentOf({ scenario, trial, call, verdict, beside }) {
    const parts = [encode(scenario)];
    if (trial !== undefined)
        parts.push(String(trial));
    if (call !== undefined)
        parts.push(`call-${call}`);
    else if (verdict !== undefined)
        parts.push(`verdict-${encode(verdict)}`);
    else if (beside !== undefined)
        parts.push(`beside-${beside}`);
    return `#${parts.join('/')}`;
}
/** The place that a fragment names; `undefined`: none. */
function spotOf(fragment) {
    const [name = '', trial = '', more = ''] = fragment.replace(/^#/, '').split('/');
    const scenario = decode(name);
    if (scenario === undefined || scenario === '')
        return undefined;
    if (!/^[1-9]\d{0,8}$/.test(trial))
        return { scenario };
    const call = /^call-([1-9]\d{0,8})$/.exec(more)?.[1];
    const verdict = more.startsWith('verdict-') ? decode(more.slice(8)) : undefined;
    const beside = /^beside-(reference|[1-9]\d{0,8})$/.exec(more)?.[1];
    return {
        scenario,
        trial: Number(trial),
        ...(call === undefined ? {} : { call: Number(call) }),
        ...(verdict === undefined ? {} : { verdict }),
        ...(beside === undefined ? {} : { beside: beside === 'reference' ? beside : Number(beside) }),
    };
}
/** A name as one segment; what no address may hold alone is the sign of that. */
const encode = (name) => encodeURIComponent(name.replace(/\p{Cs}/gu, '\ufffd'));
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}
/** `report.html#refund-order/1/call-17`: where a finding is seen, for readers who have the page; `undefined`: none is written. */
function seenAt(viewer, { scenario, dimension, trial }) {
    if (viewer === undefined)
        return undefined;
    const call = dimension.evidence?.find((e) => e.call !== undefined)?.call;
    const spot = call === undefined ? { verdict: dimension.id } : { call };
    return `${viewer}${fragmentOf({ scenario: scenario.name, ...(trial === undefined ? {} : { trial, ...spot }) })}`;
}


/***/ }),

/***/ 18141:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ blobUrl),
/* harmony export */   q: () => (/* binding */ repoPath)
/* harmony export */ });
/** The path relative to the repository's root, with `/`; `undefined` when the file lies outside of it. */
function repoPath(file, prefix = '') {
    const path = file.replaceAll('\\', '/');
    if (path === '' || path.startsWith('/') || /^[a-z]:/i.test(path))
        return undefined;
    if (typeof prefix === 'object') {
        return path.startsWith(`${prefix.below}/`) ? repoPath(path.slice(prefix.below.length + 1)) : undefined;
    }
    const parts = [];
    for (const part of `${prefix.replaceAll('\\', '/')}/${path}`.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return undefined;
    }
    return parts.join('/');
}
/** The address of a line of a file at the judged commit; safe inside an attribute. */
function blobUrl(links, file, place) {
    const path = links && repoPath(file, links.prefix);
    if (!links || !path || !/^https?:\/\/[\w.:-]+$/.test(links.server))
        return undefined;
    const lines = place
        ? `#L${place.line}${place.end_line && place.end_line > place.line ? `-L${place.end_line}` : ''}`
        : '';
    const segments = `${links.repository}/blob/${links.sha}/${path}`.split('/').map(encodeSegment);
    return `${links.server}/${segments.join('/')}${lines}`;
}
const encodeSegment = (segment) => encodeURIComponent(segment.replace(/\p{Cs}/gu, '\ufffd')).replace(/[!'()*~]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);


/***/ }),

/***/ 87860:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ unchangedIn),
/* harmony export */   e: () => (/* binding */ sinceOf)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);
// What is said of scenarios that were not judged again, once for all reporters.

/** How many scenarios were not judged again. */
const unchangedIn = ({ changed_since }) => changed_since?.unchanged.length ?? 0;
/** What `changed-since` came to, in a sentence; `undefined`: it was not given. */
function sinceOf({ changed_since: since, totals }) {
    if (since === undefined)
        return undefined;
    const { report, unchanged, everything } = since;
    if (everything !== undefined)
        return `changed-since ${report}: every scenario was judged again, as ${everything}`;
    if (unchanged.length === 0)
        return `changed-since ${report}: every scenario was judged again, as each changed, has other traces, or did not hold there`;
    const were = unchanged.length === 1 ? 'was' : 'were';
    const rest = totals.scenarios === 0 ? '; there was nothing else to judge' : '';
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(unchanged.length, 'scenario')} ${were} not judged again: all of it held in ${report}, and neither scenarios nor traces changed since${rest}`;
}


/***/ }),

/***/ 74657:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ weakestFirst),
/* harmony export */   Oj: () => (/* binding */ strengthLine),
/* harmony export */   W2: () => (/* binding */ scoreSaid),
/* harmony export */   ZP: () => (/* binding */ killers),
/* harmony export */   gZ: () => (/* binding */ floorMissed),
/* harmony export */   lz: () => (/* binding */ strengthLines),
/* harmony export */   ny: () => (/* binding */ killsOf),
/* harmony export */   yn: () => (/* binding */ strengthShort)
/* harmony export */ });
/* unused harmony exports effectsSaid, killsLine */
/* harmony import */ var _model_strength_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87544);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29073);
// The strength of scenarios in words: scores, what kills, and the survivors.



/** How many survivors of a scenario a terminal shows. */
const mostSurvivors = 10;
const effectsSaid = {
    registry: 'effects by the registry',
    option: 'effects by mutating',
    scenario: 'effects by the tools that the scenarios name',
};
const scoreSaid = (score) => (score === null ? 'no score' : score.toFixed(2));
/** `3/4`: three of four killed. */
const killsOf = ({ killed, survived }) => `${killed}/${killed + survived}`;
/** The scenarios from the weakest on; those without a score come last. */
const weakestFirst = (scenarios) => [...scenarios].sort((a, b) => (a.score ?? 2) - (b.score ?? 2));
/** The first line: the score of all scenarios, and what it is made of. */
function strengthLine(strength) {
    const { score, killed, mutants, effects, left_to_judge, left_out } = strength;
    return [
        `Strength ${scoreSaid(score)}: ${killed} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(mutants, 'mutant')} killed`,
        effectsSaid[effects],
        ...(left_to_judge > 0 ? [`${left_to_judge} left to the judge`] : []),
        ...(left_out > 0 ? [`${left_out} left out`] : []),
    ].join(' · ');
}
/** How many mutants of each group and operator were killed. */
const killsLine = ({ groups: by, operators }) => ({
    groups: _model_strength_js__WEBPACK_IMPORTED_MODULE_2__/* .groups */ .TN
        .filter((group) => by[group].killed + by[group].survived > 0)
        .map((group) => `${group} ${killsOf(by[group])}`)
        .join(' · '),
    operators: Object.entries(operators)
        .map(([id, kills]) => `${id} ${killsOf(kills)}`)
        .join(' · '),
});
/** The dimensions that kill, the most telling first, and those that never do. */
function killers({ kills }) {
    const all = Object.entries(kills);
    return {
        kill: all.filter(([, n]) => n > 0).sort(([, a], [, b]) => b - a),
        never: all.filter(([, n]) => n === 0).map(([id]) => id),
    };
}
/** The readable report of `agent-eval strength`, line by line. */
function* strengthLines({ strength, unscored, reads, floor }, p) {
    const whys = new Map(unscored.map(({ name, why }) => [name, why]));
    const ranked = weakestFirst(strength.scenarios);
    for (const one of ranked) {
        yield* scenarioLines(one, whys.get(one.name), reads.get(one.name) ?? [], p);
        yield '';
    }
    const listed = new Set(ranked.map(({ name }) => name));
    for (const { name, why } of unscored)
        if (!listed.has(name))
            yield `${p.yellow('–')} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(name, 100)}  ${p.dim(why)}`;
    yield p.bold(strengthLine(strength));
    const miss = floorMissed(strength, floor);
    if (miss !== undefined)
        yield p.red(miss);
}
/** Why a floor is not reached; `undefined`: it is, or there is none. */
function floorMissed(strength, floor) {
    if ((0,_model_strength_js__WEBPACK_IMPORTED_MODULE_2__/* .reaches */ .O6)(strength, floor))
        return undefined;
    const { killed, mutants } = strength;
    return mutants === 0
        ? `Expected a strength of at least ${floor}, found nothing to judge; give a registry, or mutating`
        : `Expected a strength of at least ${floor}, found ${killed} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(mutants, 'mutant')} killed`;
}
/** What the report of a run says of it: the score, and the scenarios that have the weakest. */
function strengthShort(strength, p) {
    const miss = floorMissed(strength, strength.floor);
    const weak = weakestFirst(strength.scenarios).filter(({ score }) => score !== null && score < 1);
    const more = weak.length - mostSurvivors;
    return [
        strengthLine(strength),
        ...weak
            .slice(0, mostSurvivors)
            .flatMap(({ name, score, survivors: [worst] }) => [
            `  ${p.yellow('~')} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(name, 100)}  ${scoreSaid(score)}`,
            ...(worst ? [p.dim(`    ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(worst.message)}`)] : []),
        ]),
        ...(more > 0 ? [p.dim(`  … and ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(more, 'more scenario')}; agent-eval strength tells all`)] : []),
        ...(miss === undefined ? [] : [p.red(miss)]),
        '',
    ];
}
function* scenarioLines(one, why, reads, p) {
    const { name, score, survivors } = one;
    const mark = score === null ? p.yellow('–') : survivors.length === 0 ? p.green('✓') : p.yellow('~');
    const said = killsLine(one);
    yield `${mark} ${p.bold((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(name, 100))}  ${scoreSaid(score)}${why === undefined ? '' : `: ${why}`}`;
    if (said.groups !== '')
        yield p.dim(`  killed: ${said.groups}`);
    if (said.operators !== '')
        yield p.dim(`  of which: ${said.operators}`);
    const { kill, never } = killers(one);
    if (kill.length > 0)
        yield p.dim(`  by: ${kill.map(([id, n]) => `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(id)} ${n}`).join(' · ')}`);
    if (said.groups !== '' && never.length > 0)
        yield p.dim(`  never: ${never.map((id) => (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(id)).join(' · ')}`);
    let trace;
    const shown = new Set();
    for (const survivor of survivors.slice(0, mostSurvivors)) {
        if (survivor.trace !== trace)
            yield `  ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(survivor.trace)}`;
        trace = survivor.trace;
        yield* survivorLines(survivor, shown, p);
    }
    const more = survivors.length - mostSurvivors;
    if (more > 0)
        yield p.dim(`    … ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(more, 'more survivor')}; --json has them all`);
    if (reads.length > 0)
        yield p.dim('  not scored, among others:');
    for (const survivor of reads)
        yield* survivorLines(survivor, shown, p);
}
/** The sentence and its lines, which are shown once. */
function* survivorLines({ message, fix }, shown, p) {
    const again = fix !== undefined && shown.has(fix);
    yield `    ${p.yellow('~')} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message)}${again ? p.dim(' (lines as above)') : ''}`;
    if (fix === undefined || again)
        return;
    shown.add(fix);
    for (const line of fix.split('\n'))
        yield p.dim(`        ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(line)}`);
}


/***/ }),

/***/ 61047:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  markdown: () => (/* binding */ summary_markdown),
  summary: () => (/* binding */ summary)
});

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/report/figures.ts

/** Adds up the runs as they are told. A figure that not all of them recorded says how many did. */
function figures() {
    const cost = { runs: 0, sum: 0 };
    const time = { runs: 0, sum: 0 };
    const tokens = { runs: 0, sum: 0 };
    let runs = 0;
    const add = (to, value) => {
        if (value === undefined)
            return;
        to.runs++;
        to.sum += value;
    };
    const of = (one, text) => one.runs === 0 ? [] : [`${text(one.sum)}${one.runs < runs ? ` (of ${one.runs} of ${runs} runs)` : ''}`];
    return {
        run({ stats }) {
            runs++;
            add(cost, stats.cost_usd);
            add(time, stats.duration_ms);
            add(tokens, tokensOf(stats));
        },
        parts: () => [
            ...of(cost, (sum) => `${sum < 0.1 ? sum.toFixed(4) : sum.toFixed(2)} USD`),
            ...of(time, duration),
            ...of(tokens, (sum) => `${(0,model_text/* thousands */.oh)(sum)} tokens`),
        ],
    };
}
function tokensOf({ input_tokens, output_tokens }) {
    return input_tokens === undefined && output_tokens === undefined
        ? undefined
        : (input_tokens ?? 0) + (output_tokens ?? 0);
}
/** `12.4 s`, `3 min 20 s`, `1 h 2 min`. */
function duration(ms) {
    const seconds = ms / 1000;
    if (seconds < 60)
        return `${seconds.toFixed(1)} s`;
    const whole = Math.round(seconds);
    if (whole < 3600)
        return `${Math.floor(whole / 60)} min ${whole % 60} s`;
    return `${(0,model_text/* thousands */.oh)(Math.floor(whole / 3600))} h ${Math.floor((whole % 3600) / 60)} min`;
}

// EXTERNAL MODULE: ./src/report/findings.ts
var findings = __webpack_require__(19334);
// EXTERNAL MODULE: ./src/report/baseline.ts
var baseline = __webpack_require__(67355);
;// CONCATENATED MODULE: ./src/report/fold.ts
// Folds of the summary: what is behind one is there when a reader opens it.
/** The lines that begin and end a fold. */
const opening = (title, open = false) => [
    `<details${open ? ' open' : ''}><summary>${title}</summary>`,
    '',
];
const closing = ['', '</details>', ''];
const details = (title, lines, open = false) => [
    ...opening(title, open),
    ...lines,
    ...closing,
];
/** The first lines as they are, the rest behind a fold. */
function openThenFolded(all, open, more, lines) {
    const rest = all.slice(open);
    return [
        ...all.slice(0, open).flatMap(lines),
        ...(rest.length > 0 ? details(more(rest.length), rest.flatMap(lines)) : []),
    ];
}

// EXTERNAL MODULE: ./src/report/icons.ts
var icons = __webpack_require__(73216);
// EXTERNAL MODULE: ./src/report/markdown.ts
var markdown = __webpack_require__(54285);
// EXTERNAL MODULE: ./src/report/told.ts
var report_told = __webpack_require__(39717);
;// CONCATENATED MODULE: ./src/report/compared.ts






const mostNames = 20;
/** At most so many failures and figures; the counts stand whatever the room. */
function baselineSection(b, most) {
    const failures = [...b.failures].sort((x, y) => Number(y.gates) - Number(x.gates)).slice(0, most);
    const beyond = b.failures.length - failures.length;
    return [
        '### Against the baseline',
        '',
        `${(0,markdown/* prose */.CS)((0,baseline/* countsOf */.mQ)(b))}.`,
        '',
        ...failures.map(({ scenario, dimension, gates, message }) => `- ${gates ? icons/* icons */.P.fail : icons/* icons */.P.advisory} **${(0,markdown/* code */.aY)(dimension)}** in ${(0,markdown/* code */.aY)(scenario, 100)}<br>${(0,markdown/* prose */.CS)(message, 500)}`),
        ...(beyond > 0 ? [`- ${(0,model_text/* count */.U9)(beyond, 'more failure')} in the JSON report`] : []),
        '',
        ...(most > 0 ? differenceLines(b) : []),
        ...figureLines(b, most),
    ];
}
function differenceLines(b) {
    return (0,baseline/* differencesOf */.g6)(b).flatMap(({ word, names }) => {
        const shown = names.slice(0, mostNames).map((name) => (0,markdown/* code */.aY)(name, 160));
        return [`**${word}**: ${shown.join(', ')}${(0,report_told/* andMore */.v)(names.length - mostNames)}`, ''];
    });
}
function figureLines(b, most) {
    const ranked = [...b.figures].sort((x, y) => Number(y.marked ?? false) - Number(x.marked ?? false)).slice(0, most);
    if (ranked.length === 0)
        return [];
    const rows = ranked.map((f) => {
        const { name, was, is, change } = (0,baseline/* figureOf */.Mn)(f);
        return `| ${f.marked ? icons/* icons */.P.advisory : ''} | ${(0,markdown/* code */.aY)(f.scenario, 100)} | ${name} | ${was} | ${is} | ${change} |`;
    });
    const marked = b.figures.filter((f) => f.marked).length;
    const title = `Cost, calls, turns, tokens and duration: ${marked} changed by more than chance (told from 4 trials a side on)`;
    return details(title, ['| | Scenario | Median of | Baseline | Now | Change |', '|:--|:--|:--|--:|--:|--:|', ...rows]);
}

// EXTERNAL MODULE: ./src/model/strength.ts
var model_strength = __webpack_require__(87544);
// EXTERNAL MODULE: ./src/report/since.ts
var report_since = __webpack_require__(87860);
// EXTERNAL MODULE: ./src/report/tags.ts
var tags = __webpack_require__(2577);
;// CONCATENATED MODULE: ./src/report/headline.ts
// The first line of the summary: the verdict, which step it is of, and whether the step gates at all.






/** `spared`: so many scenarios fail by nothing but what the baseline has too. */
function headline(head, rest, spared, { title, gates = true }) {
    const { scenarios, passed, failed, traces } = head.totals;
    const named = title ? ` · ${(0,markdown/* prose */.CS)(title, 100)}` : '';
    const [icon, said] = {
        pass: () => {
            if (head.shard)
                return [icons/* icons */.P.skip, `${(0,model_text/* count */.U9)(traces, 'trace')} judged, merge decides`];
            if (passed === 0)
                return [icons/* icons */.P.skip, 'nothing was judged'];
            const held = scenarios === 1 ? 'the scenario holds' : `all ${(0,model_text/* count */.U9)(passed, 'scenario')} hold`;
            return isWeak(head) && gates ? [icons/* icons */.P.fail, `${held}, but too weak`] : [icons/* icons */.P.pass, held];
        },
        fail: () => {
            const some = `${(0,model_text/* thousands */.oh)(failed)} of ${(0,model_text/* count */.U9)(scenarios, 'scenario')} ${failed === 1 ? 'fails' : 'fail'}`;
            if ((0,tags/* isTolerated */.h)(head.totals))
                return [icons/* icons */.P.advisory, `${some}, for which their tags leave room`];
            if (spared === 0 || head.totals.tolerated)
                return [icons/* icons */.P.fail, some];
            if (spared < failed)
                return [icons/* icons */.P.fail, `${some}, ${(0,model_text/* thousands */.oh)(spared)} of them as in the baseline`];
            return [rest.problems.length > 0 ? icons/* icons */.P.error : icons/* icons */.P.advisory, `${some}, as in the baseline`];
        },
        error: () => [icons/* icons */.P.error, `${(0,model_text/* count */.U9)(new Set(rest.problems.map((p) => p.file)).size, 'file')} could not be read`],
    }[head.verdict]();
    return `${icon} agent-eval${named}: ${said}${notAgain(head)}${weakness(head, gates)}`;
}
/** A verdict is of what was judged alone. */
function notAgain(head) {
    const unchanged = (0,report_since/* unchangedIn */.F)(head);
    return unchanged > 0 ? ` (${(0,model_text/* count */.U9)(unchanged, 'scenario')} not judged again)` : '';
}
/** Would the scenarios notice less than is asked for? */
const isWeak = ({ strength }) => strength !== undefined && !(0,model_strength/* reaches */.O6)(strength, strength.floor);
/** What a reader must know before the verdict is believed. */
function weakness({ weakened = [], baseline }, gates) {
    if (!gates)
        return ' (does not gate: fail-on is never)';
    if (baseline && baseline.weakened.length > 0)
        return ' (this change weakens scenarios)';
    return weakened.length > 0 ? ' (the gate is weakened)' : '';
}
/** What the verdict means, in one sentence; empty: it needs none. */
const meaningOf = (head, spared, { gates = true }) => ({
    pass: isWeak(head) ? 'No scenario fails, but they would notice less than min-strength asks for.' : '',
    fail: `A scenario fails when a blocking dimension fails (❌) or cannot be answered (⛔).${spared > 0 ? ` What ${head.totals.tolerated ? 'is tolerated' : 'the baseline knows'} (⚠️) does not gate.` : ''}`,
    error: `No scenario fails, but ${gates ? 'the gate does not hold: ' : ''}what could not be read was not judged.`,
})[head.verdict];

;// CONCATENATED MODULE: ./src/report/kinds.ts
/** The dimension without the number of its block: `exit_code.next_action_matches` of `exit_code[2].next_action_matches`. */
const kindOf = (id) => id.replace(/\[\d+\]/, '');
const amountOf = ({ trials }) => Math.max(1, trials);
/** The most frequent kind first. What trials add up to is a consequence, and comes last. */
function kindsOf(findings) {
    const kinds = new Map();
    for (const finding of findings) {
        const id = kindOf(finding.dimension.id);
        const kind = kinds.get(id) ?? { id, amount: 0, findings: [] };
        kinds.set(id, kind);
        kind.amount += amountOf(finding);
        kind.findings.push(finding);
    }
    const last = (kind) => Number(kind.id === 'trials_met');
    return [...kinds.values()].sort((a, b) => last(a) - last(b) || b.amount - a.amount);
}

;// CONCATENATED MODULE: ./src/report/align.ts
// Two sequences side by side: what they share, in the order of both, and what each has alone.
const mostCells = 400_000;
/** Aligns by a longest common subsequence. Sequences too long for that are not aligned: `undefined`. */
function align(one, other, cells = mostCells) {
    if ((one.length + 1) * (other.length + 1) > cells)
        return undefined;
    const width = other.length + 1;
    const longest = new Uint32Array((one.length + 1) * width);
    const at = (i, j) => longest[i * width + j];
    for (let i = one.length - 1; i >= 0; i--)
        for (let j = other.length - 1; j >= 0; j--)
            longest[i * width + j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    const pairs = [];
    let i = 0;
    let j = 0;
    while (i < one.length && j < other.length) {
        if (one[i] === other[j] && at(i, j) > 0)
            pairs.push({ one: i++, other: j++ });
        else if (at(i + 1, j) >= at(i, j + 1))
            pairs.push({ one: i++ });
        else
            pairs.push({ other: j++ });
    }
    while (i < one.length)
        pairs.push({ one: i++ });
    while (j < other.length)
        pairs.push({ other: j++ });
    return pairs;
}

;// CONCATENATED MODULE: ./src/report/difference.ts
// Two sequences side by side, as the lines of a diff. A call beyond what is expected is `!`: the green of a `+` would praise it.


const context = 3;
/** Lines that start with ` `, `-` (expected, not found there) or `!` (found beyond that); long runs are folded into `@@ … @@`. */
function difference_differenceLines({ expected, observed }, mostLines = 60) {
    const lines = fold(lined(expected, observed));
    const shown = lines.length > mostLines
        ? [...lines.slice(0, mostLines - 1), `@@ ${(0,model_text/* count */.U9)(lines.length - mostLines + 1, 'more line')} @@`]
        : lines;
    return ['@@ - expected and missing there, ! observed and not expected there @@', ...shown];
}
function lined(expected, observed) {
    const pairs = align(expected, observed);
    if (!pairs)
        return [...expected.map((name) => `- ${name}`), ...observed.map((name) => `! ${name}`)];
    return pairs.map(({ one, other }) => {
        if (one === undefined)
            return `! ${observed[other]}`;
        return other === undefined ? `- ${expected[one]}` : `  ${expected[one]}`;
    });
}
/** Folds runs of more than eight lines of one kind, unless they say what is missing. */
function fold(lines) {
    const folded = [];
    for (let from = 0; from < lines.length;) {
        let to = from;
        while (to < lines.length && lines[to]?.[0] === lines[from]?.[0])
            to++;
        const run = lines.slice(from, to);
        const folds = run.length > 2 * context + 2 && run[0]?.[0] !== '-';
        const shown = folds
            ? [...run.slice(0, context), `@@ ${run.length - 2 * context} more @@`, ...run.slice(-context)]
            : run;
        for (const line of shown)
            folded.push(line);
        from = to;
    }
    return folded;
}

// EXTERNAL MODULE: ./src/report/html/fragment.ts
var fragment = __webpack_require__(7980);
// EXTERNAL MODULE: ./src/report/place.ts
var place = __webpack_require__(18141);
;// CONCATENATED MODULE: ./src/report/show.ts
// The command that shows a trace whole, for a reader to copy: it stays one command whatever a file is called.
/** A name in which a shell finds nothing to do. */
const plain = /^[\w@%+=:,./][\w@%+=:,./-]*$/;
/** `agent-eval show FILE`, with the number of a call where one is known. `trace` is named as in reports: `file#id` too. */
function showCommand(trace, call) {
    const file = /^(.*\.(?:jsonl?|ndjson|traj|eval)(?:\.gz)?)#[^/]*$/i.exec(trace)?.[1] ?? trace;
    const safe = file.startsWith('-') ? `./${file}` : file;
    const name = plain.test(safe) ? safe : `'${safe.replaceAll("'", "'\\''")}'`;
    return `agent-eval show ${name}${call === undefined ? '' : ` --call ${call}`}`;
}

;// CONCATENATED MODULE: ./src/report/reason.ts
// Why a scenario fails, in so few characters that it fits a cell of a table.

const most = 60;
/** With less room than this, what was expected is left out rather than cut. */
const least = 20;
/** A first clause as long as this says enough: what follows it is what to do. */
const enough = 40;
/** The message of a dimension, short: a later clause is left out first, then what was expected. What was found stays. */
function shortReason({ message, evidence }) {
    const [clause = ''] = message.split('; ', 1);
    const said = clause.length < enough ? message : clause;
    const at = said.lastIndexOf(', found ');
    const found = at < 0 ? '' : said.slice(at);
    const call = evidence?.find((one) => one.call !== undefined)?.call;
    const where = call === undefined || /\bcall \d/.test(found || said) ? '' : `, call ${call}`;
    const room = most - where.length;
    if (said.length <= room || found === '')
        return `${(0,model_text/* clip */.$Q)(said, room)}${where}`;
    const expected = room - found.length;
    return `${expected < least ? (0,model_text/* clip */.$Q)(found.slice(2), room) : `${(0,model_text/* clip */.$Q)(said.slice(0, at), expected)}${found}`}${where}`;
}

;// CONCATENATED MODULE: ./src/report/table.ts





const legend = '✅ 5/5: five of five dimensions hold &nbsp; ❌ 4/5: one of five fails &nbsp; ⛔ cannot be answered, blocks &nbsp; ⚠️ does not hold, does not block &nbsp; ➖ not exercised';
/** The family of a dimension: `exit_code` of `exit_code[2].next_action_matches`. */
const familyOf = (id) => /^[^.[]*/.exec(id)?.[0] ?? id;
/** The mark of a dimension in its scenario. A blocking failure in a trial that the scenario can spare does not block. */
function markOf(d, scenario) {
    const standing = (0,report_told/* standingOf */.YP)(d, scenario);
    if (standing === 'off')
        return icons/* icons */.P.skip;
    return standing === 'spared' || standing === 'known' ? icons/* icons */.P.advisory : icons/* icons */.P[standing];
}
/** Worst first. */
const ranks = [icons/* icons */.P.fail, icons/* icons */.P.error, icons/* icons */.P.advisory, icons/* icons */.P.pass, icons/* icons */.P.skip];
/** Collects the cells of one scenario while its runs are told. */
function rowOf(scenario) {
    const families = new Map();
    let runs = 0;
    return {
        run(run) {
            runs++;
            for (const d of run.dimensions) {
                const family = familyOf(d.id);
                const worst = families.get(family) ?? new Map();
                families.set(family, worst);
                const rank = ranks.indexOf(markOf(d, scenario));
                worst.set(d.id, Math.min(rank, worst.get(d.id) ?? rank));
            }
        },
        end: () => ({
            scenario,
            runs,
            cells: new Map([...families].map(([family, worst]) => [family, cell([...worst.values()])])),
        }),
    };
}
/** `✅ 7/7`, `❌ 7/9`, kept on one line: how many of a family's dimensions hold over all trials, of all that were exercised. */
function cell(all) {
    const exercised = all.filter((rank) => ranks[rank] !== icons/* icons */.P.skip);
    if (exercised.length === 0)
        return icons/* icons */.P.skip;
    const worst = exercised.reduce((least, rank) => Math.min(least, rank));
    const holding = exercised.filter((rank) => ranks[rank] === icons/* icons */.P.pass).length;
    return `${ranks[worst]}\u00a0${holding}/${exercised.length}`;
}
/** Does it fail by nothing that gates? */
const isSpared = ({ scenario, blocking, spared }) => scenario.verdict === 'fail' && blocking.length === 0 && spared.length > 0;
/** A scenario that fails for want of a trace has the mark of what cannot be answered. */
function rowMark(row) {
    if (isSpared(row))
        return icons/* icons */.P.advisory;
    return row.runs === 0 && row.scenario.verdict === 'fail' ? icons/* icons */.P.error : icons/* icons */.P[row.scenario.verdict];
}
/** Why the row is not just green. `anchor` is the place on the page where its first finding stands. */
function reasonCell({ scenario, runs, blocking, spared, unread }, anchor) {
    const [first, ...more] = [...blocking, ...spared];
    const cause = unread[0] === undefined ? '' : `: ${(0,markdown/* prose */.CS)(shortReason(unread[0]))}`;
    if (runs === 0 && (first?.dimension.id === 'trace_present' || scenario.reason === undefined))
        return `${(0,markdown/* link */.nf)('no trace', anchor)}${cause}`;
    if (first)
        return `${first.dimension.gates === false ? `${first.dimension.change ?? 'known'}: ` : ''}${(0,markdown/* link */.nf)((0,markdown/* prose */.CS)(shortReason(first.dimension)), anchor)}${more.length > 0 ? ` <sub>+${more.length}\u00a0more</sub>` : ''}`;
    if (scenario.reason !== undefined)
        return (0,markdown/* prose */.CS)(shortReason({ message: `${(0,report_told/* reasonOf */.A3)(scenario)}: ${scenario.reason}` }));
    return cause === '' ? '' : `a trace could not be read${cause}`;
}
/** A family as a head: long names may wrap, so that eight columns stay in sight. */
const headOf = (family) => `<sub>${(0,markdown/* prose */.CS)(family).replace(/_|&#95;/g, (line) => `${line}<wbr>`)}</sub>`;
/** `expect` first, the others in the order of appearance. */
function familiesOf(rows) {
    const families = new Set();
    for (const { cells } of rows)
        for (const family of cells.keys())
            families.add(family);
    return families.has('expect') ? [...new Set(['expect', ...families])] : [...families];
}
/** More families than these do not stand beside each other, where the scenarios are so few that they can. */
const mostFamilies = 6;
const mostBeside = 4;
const lineOf = (cells) => `| ${cells.join(' | ')} |`;
const tableOf = (heads, lines) => [heads, heads.map(() => ':--'), ...lines].map(lineOf);
function table(rows, { families, trials, links, anchorOf }) {
    const aside = families.length > mostFamilies && rows.length <= mostBeside;
    const columns = aside ? [] : families;
    const reasons = rows.some((row) => reasonCell(row, undefined) !== '');
    const heads = ['Scenario', ...(reasons ? ['Reason'] : []), ...(trials ? ['Trials'] : []), ...columns.map(headOf)];
    const lines = rows.map((row) => {
        const { name, file, line, trials: counted } = row.scenario;
        return [
            `${rowMark(row)} ${(0,markdown/* link */.nf)((0,markdown/* code */.aY)(name, 100), (0,place/* blobUrl */.b)(links, file, line ? { line } : undefined))}`,
            ...(reasons ? [reasonCell(row, anchorOf(row))] : []),
            ...(trials ? [counted && counted.total > 1 ? `${counted.passed}/${counted.total}` : ''] : []),
            ...columns.map((family) => row.cells.get(family) ?? ''),
        ];
    });
    if (!aside)
        return tableOf(heads, lines);
    const beside = families.map((family) => [headOf(family), ...rows.map((row) => row.cells.get(family) ?? '')]);
    return [
        ...tableOf(heads, lines),
        '',
        ...tableOf(['', ...rows.map((row) => `<sub>${(0,markdown/* code */.aY)(row.scenario.name, 40)}</sub>`)], beside),
    ];
}

;// CONCATENATED MODULE: ./src/report/sections.ts










/** How much evidence of a finding is shown. */
const mostEvidence = 3;
/** How many kinds are named in one line, and open. */
const mostKinds = 10;
/** GitHub puts this before the names of places that a page brings along. */
const placeUrl = (name) => name === undefined ? undefined : `#user-content-${name}`;
const placeHere = (name) => (name === undefined ? '' : `<a id="${name}"></a>`);
/** `expect.tools_in_order 30 · trace_present 6`, each linked to where it is told. */
function kindsLine(kinds, { nameOf }) {
    const shown = kinds
        .slice(0, mostKinds)
        .map(({ id, amount }) => `${(0,markdown/* link */.nf)((0,markdown/* code */.aY)(id, 60), placeUrl(nameOf(id)))}\u00a0${amount}`);
    const more = kinds.length - shown.length;
    return [...shown, ...(more > 0 ? [`${more} more dimensions`] : [])].join(' · ');
}
/** One section a kind of finding: the first of it open, its likes behind a fold. `amounts`: how many there are, shown or not. */
function blockingLines(kinds, amounts, places) {
    return openThenFolded(kinds, mostKinds, (n) => (0,model_text/* count */.U9)(n, 'more dimension that blocks', 'more dimensions that block'), ({ id, findings }) => [
        `#### ${placeHere(places.nameOf(id))}${(0,markdown/* code */.aY)(id, 100)} · ${amounts.get(id) ?? findings.length}`,
        '',
        ...openThenFolded(findings, 1, (n) => `${n} more like this`, (finding) => findingLines(finding, places, id)),
        '',
    ]);
}
/** One finding as a list entry: scenario and place, expected against observed, evidence, and the diff of sequences. */
function findingLines(finding, { links, nameOf, viewer }, kind) {
    const { scenario, dimension, trials, runs, trace, difference, unread = [] } = finding;
    const { id, message: told, file, nearest, evidence } = (0,report_told/* tell */.qz)(dimension, scenario);
    const message = unread.length > 0 ? `Missing trace: ${(0,model_text/* count */.U9)(unread.length, 'file')} of it could not be read` : told;
    const point = nearest && { line: nearest.line };
    const where = (0,markdown/* link */.nf)((0,report_told/* pointOf */.qk)((0,markdown/* prose */.CS)(file, 200), point), (0,place/* blobUrl */.b)(links, file, nearest));
    const share = runs > 1 && trials > 0 ? ` · ${trials} of ${runs} trials` : '';
    const change = dimension.change ? ` · ${dimension.change}` : '';
    const own = id === kind ? '' : `**${(0,markdown/* code */.aY)(id)}** in `;
    const lines = [
        `- ${placeHere(nameOf(finding))}${markOf(dimension, scenario)} ${own}${(0,markdown/* code */.aY)(scenario.name, 100)} · ${where}${share}${change}<br>${(0,markdown/* prose */.CS)(message)}`,
    ];
    for (const one of evidence.slice(0, mostEvidence))
        lines.push(`  <br>↳ ${(0,report_told/* saidOf */.Jo)(one, (t) => (0,markdown/* code */.aY)(t, 100), markdown/* code */.aY)}`);
    const more = evidence.length - mostEvidence;
    if (more > 0)
        lines.push(`  <br>↳ ${more} more`);
    if (difference)
        lines.push(`  <br>≠ ${(0,markdown/* prose */.CS)((0,report_told/* differenceOf */.Pq)(difference), 600)}`);
    for (const [message, files] of byMessage(unread).slice(0, mostEvidence)) {
        const named = files.slice(0, mostEvidence).map((one) => (0,markdown/* code */.aY)(one.file));
        const more = (0,report_told/* andMore */.v)(files.length - mostEvidence);
        lines.push(`  <br>↳ ${named.join(', ')}${more} could not be read: ${(0,markdown/* prose */.CS)(message, 300)}`);
    }
    if (trace !== undefined)
        lines.push(`  <br><sub>${(0,markdown/* code */.aY)(showCommand(trace, evidence.find((e) => e.call !== undefined)?.call))}${(0,report_told/* andMore */.v)(trials - 1)}</sub>`);
    const seen = (0,fragment/* seenAt */.dh)(viewer, finding);
    if (seen !== undefined)
        lines.push(`  <br><sub>${(0,markdown/* code */.aY)(seen)}</sub>`);
    if (dimension.sequences)
        lines.push('', ...(0,markdown/* fence */.EU)('diff', difference_differenceLines(dimension.sequences)).map((line) => `  ${line}`), '');
    return lines;
}
function advisoryLines(findings, places) {
    return openThenFolded(findings, 5, (n) => (0,model_text/* count */.U9)(n, 'more advisory finding'), (f) => findingLines(f, places));
}
function byMessage(problems) {
    const said = new Map();
    for (const problem of problems) {
        const same = said.get(problem.message);
        if (same)
            same.push(problem);
        else
            said.set(problem.message, [problem]);
    }
    return [...said];
}
/** A cause that several files share is said once. */
function problemLines(problems, links) {
    // Without a line it may be a glob, a folder, an artifact: nothing that has an address.
    const where = ({ file, line, column }) => (0,markdown/* link */.nf)((0,markdown/* code */.aY)((0,report_told/* pointOf */.qk)(file, { ...(line ? { line } : {}), ...(column ? { column } : {}) })), line ? (0,place/* blobUrl */.b)(links, file, { line }) : undefined);
    return openThenFolded(byMessage(problems), 5, (n) => (0,model_text/* count */.U9)(n, 'more problem'), ([message, same]) => {
        const named = same.slice(0, 5).map(where).join(', ');
        return [`- ${icons/* icons */.P.error} ${named}${(0,report_told/* andMore */.v)(same.length - 5)}<br>${(0,markdown/* prose */.CS)(message)}`];
    });
}
/** The one cause of all that could not be read, where there is one and it stopped several files. */
function commonCause(problems) {
    const [first] = problems;
    if (first === undefined || problems.length < 2 || problems.some((p) => p.message !== first.message))
        return [];
    return [
        `${icons/* icons */.P.error} One cause for all ${problems.length} that could not be read: ${(0,markdown/* prose */.CS)(first.message, 500)}`,
        '',
    ];
}
/** Traces that no scenario judged, each with the reason. */
function leftoverLines(traces, reasons) {
    return openThenFolded(traces.map((trace, i) => [trace, reasons[i]]), 10, (n) => (0,model_text/* count */.U9)(n, 'more trace'), ([trace, reason]) => [`- ${(0,markdown/* code */.aY)(trace)}${reason ? `<br>${(0,markdown/* prose */.CS)(reason)}` : ''}`]);
}

// EXTERNAL MODULE: ./src/report/turns.ts
var turns = __webpack_require__(92402);
// EXTERNAL MODULE: ./src/report/printable.ts
var printable = __webpack_require__(29073);
// EXTERNAL MODULE: ./src/report/strength.ts
var report_strength = __webpack_require__(74657);
;// CONCATENATED MODULE: ./src/report/weak.ts






/** How many survivors of one scenario are told. */
const mostOfOne = 3;
/** A line that is longer is cut where it is shown, and no longer one to paste. */
const longestLine = 200;
/** At most so many scenarios, and so many survivors; the score stands whatever the room. */
function strengthSection(strength, most) {
    const miss = (0,report_strength/* floorMissed */.gZ)(strength, strength.floor);
    const ranked = (0,report_strength/* weakestFirst */.D0)(strength.scenarios);
    const survivors = ranked.flatMap((one) => distinct(one.survivors)
        .slice(0, mostOfOne)
        .map((survivor) => ({ one, survivor })));
    const told = survivors.slice(0, Math.min(most, 20));
    const more = strength.survived - told.length;
    return [
        '### Would the scenarios notice?',
        '',
        `${miss === undefined ? '' : `${icons/* icons */.P.fail} ${(0,markdown/* prose */.CS)(miss)}. `}${(0,markdown/* prose */.CS)((0,report_strength/* strengthLine */.Oj)(strength))}.`,
        '',
        ...(most > 0
            ? details('Strength by scenario', weak_tableOf(ranked.slice(0, most), ranked.length), ranked.length <= 20)
            : []),
        ...told.flatMap(({ one, survivor }) => survivorLines(one, survivor)),
        ...(told.length > 0 && more > 0 ? [`- ${(0,model_text/* count */.U9)(more, 'more survivor')} in the JSON report`] : []),
        '',
    ];
}
/** The survivors that other lines would catch: the first of each. */
const distinct = (survivors) => survivors.filter(({ fix }, i) => fix === undefined || survivors.findIndex((one) => one.fix === fix) === i);
function weak_tableOf(ranked, all) {
    const rows = ranked.map((one) => {
        const { kill, never } = (0,report_strength/* killers */.ZP)(one);
        const names = (ids) => ids
            .slice(0, 5)
            .map((id) => (0,markdown/* code */.aY)(id, 60))
            .join(', ');
        const cells = ['effects', 'answer', 'reads'].map((group) => (0,report_strength/* killsOf */.ny)(one.groups[group]));
        return `| ${(0,markdown/* code */.aY)(one.name, 100)} | ${(0,report_strength/* scoreSaid */.W2)(one.score)} | ${cells.join(' | ')} | ${names(kill.map(([id]) => id))} | ${names(never)} |`;
    });
    return [
        '| Scenario | Score | Effects | Answer | Reads | Killed by | Never kills |',
        '|:--|--:|--:|--:|--:|:--|:--|',
        ...rows,
        ...(all > ranked.length ? ['', `… and ${(0,model_text/* count */.U9)(all - ranked.length, 'more scenario')}`] : []),
    ];
}
function survivorLines({ name }, { trace, message, fix }) {
    const lines = fix?.split('\n') ?? [];
    const isWhole = lines.every((line) => (0,printable.printable)(line, longestLine) === line);
    return [
        `- ${icons/* icons */.P.advisory} ${(0,markdown/* code */.aY)(name, 100)}: ${(0,markdown/* prose */.CS)(message, 500)} (${(0,markdown/* code */.aY)(trace)})`,
        ...(fix === undefined || !isWhole ? [] : ['', ...(0,markdown/* fence */.EU)('toml', lines).map((line) => `  ${line}`), '']),
    ];
}

;// CONCATENATED MODULE: ./src/report/page.ts
// The page of the summary: its parts in their order, in one of several degrees of detail.















const page_all = Number.POSITIVE_INFINITY;
const everything = { rows: page_all, findings: page_all, other: page_all, runs: 'all' };
const tiers = [
    everything,
    { rows: page_all, findings: page_all, other: page_all, runs: 'failing' },
    { rows: page_all, findings: page_all, other: 100, runs: 'none' },
    { rows: page_all, findings: 200, other: 50, runs: 'none' },
    { rows: 1000, findings: 100, other: 20, runs: 'none' },
    { rows: 200, findings: 20, other: 10, runs: 'none' },
    { rows: 20, findings: 5, other: 3, runs: 'none' },
    { rows: 0, findings: 1, other: 1, runs: 'none' },
    { rows: 0, findings: 0, other: 0, runs: 'none' },
];
/** What gates first, then what the baseline spares. */
const rankOf = (row) => row.scenario.verdict === 'fail' ? Number(isSpared(row)) : page_ranks[row.scenario.verdict];
const page_ranks = { skip: 2, pass: 3 };
/** The page in this detail; `undefined` when it is larger than so many bytes. */
function render(page, detail, room) {
    let text = '';
    let bytes = 0;
    for (const part of whole(page, detail)) {
        bytes += Buffer.byteLength(part);
        // Past the room nothing is kept: a smaller tier is tried next.
        if (bytes > room)
            return undefined;
        text += part;
    }
    return text;
}
/** The page in this detail, part by part. */
function* whole(page, detail = everything) {
    for (const lines of partsOf(page, detail))
        if (lines.length > 0)
            yield `${lines.join('\n')}\n`;
}
function* partsOf(page, detail) {
    const { head, rest, rows, setup } = page;
    const { links, reportPath } = setup;
    const ranked = [...rows].sort((a, b) => rankOf(a) - rankOf(b));
    const findings = ranked.flatMap((r) => r.blocking);
    const kinds = kindsOf(findings);
    // The first of each kind, then the second of each: what is cut leaves every kind in sight.
    const told = (0,turns/* takeTurns */.W)(kinds.map((kind) => kind.findings)).slice(0, detail.findings);
    const places = placesOf(told, setup);
    const advice = ranked.flatMap((r) => [...r.spared, ...r.advisory]);
    const problems = rest.problems.slice(0, detail.other);
    const unmatched = rest.unmatched_traces.slice(0, detail.other);
    yield headLines(page, kinds);
    if (kinds.length > 0 && detail.findings > 0)
        yield [`${icons/* icons */.P.fail} ${kindsLine(kinds, places)}`, ''];
    if (detail.other > 0)
        yield commonCause(rest.problems);
    const notes = (rest.notes ?? []).flatMap((note) => [`> ${(0,markdown/* prose */.CS)(note, 500)}`, '']);
    // Without any trace, a note says why: it comes before what follows from that.
    const early = head.totals.traces === 0;
    if (early)
        yield notes;
    const missing = leftOut(page, detail, findings.length, advice.length);
    if (page.head.baseline)
        yield baselineSection(page.head.baseline, Math.min(detail.other, detail.findings));
    if (missing.length > 0)
        yield [`> Shortened to fit. Left out: ${missing.join(', ')}. ${allOf(reportPath)}`, ''];
    const columns = columnsOf(rows, places);
    yield tableLines(ranked.slice(0, detail.rows), columns);
    const many = rows.length > 30;
    if (many && detail.rows > 0)
        yield tagLines(page, true);
    if (problems.length > 0)
        yield ['### What could not be read', '', ...problemLines(problems, links), ''];
    if (told.length > 0) {
        const amounts = new Map(kinds.map(({ id, amount }) => [id, amount]));
        yield ['### What blocks', '', ...blockingLines(kindsOf(told), amounts, places)];
    }
    if (advice.length > 0 && detail.other > 0)
        yield ['### What does not block', '', ...advisoryLines(advice.slice(0, detail.other), places), ''];
    if (head.strength)
        yield strengthSection(head.strength, Math.min(detail.other, detail.findings));
    if (unmatched.length > 0)
        yield ['### Traces without a scenario', '', ...leftoverLines(unmatched, rest.unmatched_reasons), ''];
    if (!early)
        yield notes;
    if (!many && detail.rows > 0)
        yield tagLines(page, false);
    if (detail.runs !== 'none' && ranked.length > 0)
        yield* everyRun(ranked, detail.runs === 'all');
    yield footLines(page, missing.length > 0);
}
/** Where the findings that are told stand: the first of each scenario, and the first of each kind. */
function placesOf(told, { links, viewer, anchor = 'agent-eval' }) {
    const names = new Map();
    for (const finding of told) {
        const kind = kindOf(finding.dimension.id);
        if (!names.has(kind))
            names.set(kind, `${anchor}-${names.size}`);
        if (names.has(finding.scenario))
            continue;
        names.set(finding.scenario, `${anchor}-${names.size}`);
        names.set(finding, names.get(finding.scenario));
    }
    return { links, viewer, nameOf: (target) => names.get(target) };
}
const columnsOf = (rows, { links, nameOf }) => ({
    families: familiesOf(rows),
    trials: rows.some((r) => r.runs > 1),
    links,
    anchorOf: ({ blocking: [first] }) => placeUrl(first && nameOf(first)),
});
/** Where all of it is. A path outside of the checkout is gone with the runner. */
function allOf(reportPath) {
    const kept = reportPath !== undefined && !/^(?:[/\\]|[a-z]:)/i.test(reportPath);
    return kept
        ? `The full report is ${(0,markdown/* code */.aY)(reportPath)}.`
        : 'The full report is the JSON report: the output <code>report</code> of this step, to be kept as an artifact.';
}
function* everyRun(ranked, ofAll) {
    const others = ofAll ? ranked.filter((r) => r.scenario.verdict !== 'fail') : [];
    yield ['### Every run', ''];
    for (const row of ranked)
        if (row.scenario.verdict === 'fail')
            yield* row.told();
    const folded = others.length > 20;
    if (folded)
        yield opening(`The runs of ${(0,model_text/* count */.U9)(others.length, 'scenario')} that do not fail`);
    for (const row of others)
        yield* row.told();
    if (folded)
        yield closing;
}
function headLines({ head, rest, rows, took, setup }, kinds) {
    const { passed, failed, skipped, traces, blocking_failures, advisory_failures } = head.totals;
    const unmatched = rest.unmatched_traces.length;
    const spared = rows.filter(isSpared).length;
    const meaning = meaningOf(head, spared, setup);
    const gating = kinds.reduce((sum, { amount }) => sum + amount, 0);
    const since = (0,report_since/* sinceOf */.e)(head);
    const below = (0,tags/* ratesIn */.P)(head.totals)
        .filter(({ met }) => !met)
        .slice(0, 50)
        .map(({ tag, said }) => `${icons/* icons */.P.fail} tag ${(0,markdown/* code */.aY)(tag, 100)}: ${(0,markdown/* prose */.CS)(said)}`);
    const counts = [
        `**${(0,model_text/* thousands */.oh)(passed)} passed**`,
        `**${(0,model_text/* thousands */.oh)(failed)} failed**`,
        skipped > 0 ? `${skipped} skipped` : '',
        (0,model_text/* count */.U9)(traces, 'trace'),
        `${(0,model_text/* count */.U9)(blocking_failures, 'blocking finding')}${beside(blocking_failures - gating, head.totals)}`,
        (0,model_text/* count */.U9)(advisory_failures, 'advisory finding'),
        rest.problems.length > 0 ? `**${(0,model_text/* count */.U9)(rest.problems.length, 'problem')}**` : '',
        unmatched > 0 ? `${(0,model_text/* count */.U9)(unmatched, 'trace')} without a scenario` : '',
        ...took,
    ];
    const weaker = head.baseline ? (0,baseline/* weakenedOf */.yn)(head.baseline) : [];
    const weakened = [...weaker.slice(0, 50), ...(head.weakened ?? [])].map((said) => (0,markdown/* prose */.CS)(said, 300)).join('; ');
    return [
        `## ${headline(head, rest, spared, setup)}`,
        ...(head.shard ? ['', `> ${(0,markdown/* prose */.CS)((0,report_told/* shardNote */.j0)(head.shard))}`] : []),
        ...(since === undefined ? [] : ['', `> ${(0,markdown/* prose */.CS)(since)}`]),
        '',
        counts.filter(Boolean).join(' · '),
        ...(weakened ? ['', `${icons/* icons */.P.advisory} ${weakened}`] : []),
        ...(below.length > 0 ? ['', ...below] : []),
        ...(meaning ? ['', meaning] : []),
        '',
    ];
}
const beside = (spared, { tolerated }) => spared > 0 ? ` (${(0,model_text/* thousands */.oh)(spared)} ${tolerated ? 'tolerated' : 'spared by the baseline'})` : '';
/** Failing scenarios first; from twenty-one on, those that hold are folded. */
function tableLines(rows, columns) {
    const failing = rows.filter((r) => r.scenario.verdict !== 'pass');
    const open = rows.length <= 20 ? rows : failing.slice(0, 20);
    const rest = failing.slice(open.length);
    const holding = rows.length <= 20 ? [] : rows.filter((r) => r.scenario.verdict === 'pass');
    const folded = (icon, title, some) => some.length > 0 ? details(`${icon} ${title}`, table(some, columns)) : [];
    return [
        ...(open.length > 0 ? [...table(open, columns), '', `<sub>${legend}</sub>`, ''] : []),
        ...folded(icons/* icons */.P.fail, (0,model_text/* count */.U9)(rest.length, 'more scenario'), rest),
        ...folded(icons/* icons */.P.pass, (0,model_text/* count */.U9)(holding.length, 'scenario holds', 'scenarios hold'), holding),
    ];
}
function tagLines({ head }, open) {
    const tags = Object.entries(head.totals.tags);
    if (tags.length === 0)
        return [];
    const rows = tags.slice(0, 200).map(([tag, { scenarios, passed, require, met = passed === scenarios }]) => {
        const asked = require === undefined ? '' : ` (${(0,markdown/* prose */.CS)(String(require))} asked for)`;
        return `| ${(0,markdown/* code */.aY)(tag, 100)} | ${met ? icons/* icons */.P.pass : icons/* icons */.P.fail}\u00a0${passed}/${scenarios}${asked} |`;
    });
    return details(`By tag`, ['| Tag | Scenarios passed |', '|:--|:--|', ...rows], open && tags.length <= 20);
}
function leftOut({ rest, rows }, detail, findings, advice) {
    const beyond = (n, most, noun, plural) => n > most ? (0,model_text/* count */.U9)(n - most, noun, plural) : '';
    const holding = rows.filter((r) => r.scenario.verdict !== 'fail').length;
    const runs = {
        none: 'the runs',
        failing: `the runs of ${(0,model_text/* count */.U9)(holding, 'scenario that does not fail', 'scenarios that do not fail')}`,
        all: '',
    }[detail.runs];
    return [
        beyond(rows.length, detail.rows, 'row of the table', 'rows of the table'),
        beyond(findings, detail.findings, 'blocking finding'),
        beyond(rest.problems.length, detail.other, 'problem'),
        beyond(advice, detail.other, 'advisory finding'),
        beyond(rest.unmatched_traces.length, detail.other, 'trace without a scenario', 'traces without a scenario'),
        runs,
    ].filter(Boolean);
}
/** What to download before `agent-eval show` finds a trace. */
function sourceOf(artifacts = []) {
    if (artifacts.length === 0)
        return '';
    const named = artifacts.slice(0, 5).map((name) => (0,markdown/* code */.aY)(name, 100));
    return `The traces are in ${artifacts.length === 1 ? 'the artifact' : 'the artifacts'} ${named.join(', ')}${(0,report_told/* andMore */.v)(artifacts.length - 5)}, one folder each.`;
}
function footLines({ head, rest, setup }, said) {
    const files = rest.workspace_files.length;
    const notes = [
        `agent-eval ${(0,markdown/* prose */.CS)(head.tool.version, 40)}`,
        files > 0 ? (0,model_text/* count */.U9)(files, 'file in workspaces is no trace', 'files in workspaces are no traces') : '',
        said ? '' : allOf(setup.reportPath),
        sourceOf(setup.artifacts),
    ];
    return [`<sub>${notes.filter(Boolean).join(' · ')}</sub>`, ''];
}

;// CONCATENATED MODULE: ./src/report/runs.ts






/** What stands ahead of a scenario's runs. */
function scenarioLines(scenario) {
    const { description, dimensions, trials, reason } = scenario;
    const lines = [];
    if (description)
        lines.push((0,markdown/* prose */.CS)(description), '');
    if (reason !== undefined)
        lines.push(`> ${(0,report_told/* reasonOf */.A3)(scenario)}: ${(0,markdown/* prose */.CS)(reason, 500)}`, '');
    if (trials && trials.total > 1) {
        const [low, high] = trials.interval;
        const rate = `rate ${trials.rate}, 95 % interval ${low} to ${high}`;
        lines.push(`${trials.passed} of ${trials.total} trials passed: ${rate}.`, '');
    }
    if (dimensions.length > 0)
        lines.push(...dimensionTable(dimensions, scenario), '');
    return lines;
}
const runLines = (run, scenario) => [
    `${icons/* icons */.P[run.verdict]} ${(0,markdown/* code */.aY)(run.trace)} · ${statsOf(run)}`,
    '',
    ...(run.first_difference ? [`> ${(0,markdown/* prose */.CS)((0,report_told/* differenceOf */.Pq)(run.first_difference), 600)}`, ''] : []),
    ...(run.notes ?? []).flatMap((note) => [`> ${(0,markdown/* prose */.CS)(note)}`, '']),
    ...dimensionTable(run.dimensions, scenario),
    '',
];
/** The fold around these lines, which come some at a time. */
function* runsFold({ verdict, name }, runs, lines) {
    yield opening(`${icons/* icons */.P[verdict]} ${(0,markdown/* code */.aY)(name, 100)} · ${(0,model_text/* count */.U9)(runs, 'trace')}`);
    yield* lines;
    yield closing;
}
/** All that is said of a scenario's runs. */
function* allLines(scenario, runs) {
    yield scenarioLines(scenario);
    for (const run of runs)
        yield runLines(run, scenario);
}
function dimensionTable(dimensions, scenario) {
    const rows = dimensions.map((d) => {
        const severity = d.severity === 'blocking' ? '' : ` (${d.severity})`;
        const [first] = d.verdict === 'pass' || d.verdict === 'skip' ? [] : (d.evidence ?? []);
        const step = first ? (0,report_told/* stepOf */.cg)(first) : '';
        const said = `${(0,markdown/* prose */.CS)(d.message, 300)}${step === '' ? '' : ` · ${(0,markdown/* prose */.CS)(step, 100)}`}`;
        return `| ${markOf(d, scenario)} | ${(0,markdown/* code */.aY)(d.id)}${severity} | ${said} |`;
    });
    return ['| | Dimension | What was seen |', '|:--|:--|:--|', ...rows];
}
function statsOf(run) {
    const { turns, tool_calls, tool_errors, duration_ms, cost_usd } = run.stats;
    return [
        (0,markdown/* prose */.CS)(run.format, 60),
        run.persona === undefined ? undefined : `persona ${(0,markdown/* prose */.CS)(run.persona, 60)}`,
        turns === undefined ? undefined : (0,model_text/* count */.U9)(turns, 'turn'),
        (0,model_text/* count */.U9)(tool_calls, 'tool call'),
        tool_errors > 0 ? (0,model_text/* count */.U9)(tool_errors, 'tool error') : undefined,
        duration_ms === undefined ? undefined : `${(duration_ms / 1000).toFixed(1)} s`,
        cost_usd === undefined ? undefined : `${cost_usd.toFixed(4)} USD`,
    ]
        .filter(Boolean)
        .join(' · ');
}

;// CONCATENATED MODULE: ./src/report/summary.ts





/**
 * Writes the most detailed summary that fits into the room; nothing when not even the counts do. Failing scenarios come first, so
 * it holds until the end: a row and the findings of each scenario, and the runs as long as they may fit.
 */
const summary = {
    id: 'summary',
    doc: 'The job summary: a markdown page that fits into the room there is',
    make(sink, { room = Number.POSITIVE_INFINITY, ...setup }) {
        const rows = [];
        const runs = room === Number.POSITIVE_INFINITY ? runsAgain() : runsWithin(room);
        const took = figures();
        let head;
        return {
            begin(given) {
                head = given;
            },
            scenario(scenario, _sums, again) {
                const row = rowOf(scenario);
                const found = (0,findings/* finder */.n)(scenario);
                const told = runs.scenario(scenario, again);
                return {
                    run(run) {
                        row.run(run);
                        found.run(run);
                        told.run(run);
                        took.run(run);
                    },
                    end() {
                        rows.push({
                            ...row.end(),
                            blocking: found.blocking(),
                            spared: found.known(),
                            advisory: found.advisory(),
                            unread: [],
                            told: told.end(),
                        });
                    },
                };
            },
            end(rest) {
                if (head === undefined)
                    return;
                const page = { head, rest, rows: withUnread(rows, rest), took: took.parts(), setup };
                if (room === Number.POSITIVE_INFINITY) {
                    for (const part of whole(page))
                        sink.write(part);
                    return;
                }
                for (const tier of tiers) {
                    if (!runs.fit(tier.runs))
                        continue;
                    const text = render(page, tier, room);
                    if (text === undefined)
                        continue;
                    sink.write(text);
                    return;
                }
            },
        };
    },
};
/** The same page with all the room it wants, which tells every run. */
const summary_markdown = {
    id: 'markdown',
    doc: 'The job summary in full, as a markdown file',
    make: (sink, { links, title, gates, viewer }) => summary.make(sink, { links, title, viewer, ...(gates === undefined ? {} : { gates }) }),
};
/** Says of each scenario which traces would be its own and could not be read. */
function withUnread(rows, { problems }) {
    const causes = new Map();
    for (const problem of problems) {
        for (const name of problem.scenarios ?? []) {
            const said = causes.get(name) ?? [];
            causes.set(name, said);
            said.push(problem);
        }
    }
    if (causes.size === 0)
        return rows;
    return rows.map((row) => {
        const unread = causes.get(row.scenario.name);
        if (unread === undefined)
            return row;
        const blocking = row.blocking.map((f) => (f.dimension.id === 'trace_present' ? { ...f, unread } : f));
        return { ...row, unread, blocking };
    });
}
/** Holds nothing of runs: with all the room there is, each is read again when its place on the page has come. */
function runsAgain() {
    return {
        scenario(scenario, again) {
            let runs = 0;
            return {
                run: () => void runs++,
                end: () => () => runsFold(scenario, runs, allLines(scenario, again)),
            };
        },
        fit: () => true,
    };
}
/** Holds what the page says of runs, and drops it where it alone is more than the room: of scenarios that do not fail first. */
function runsWithin(room) {
    const spent = { failing: 0, others: 0 };
    const held = { failing: [], others: [] };
    const fits = {
        failing: () => spent.failing <= room,
        others: () => spent.failing + spent.others <= room,
    };
    return {
        scenario(scenario, _again) {
            const kind = scenario.verdict === 'fail' ? 'failing' : 'others';
            const told = { text: '' };
            held[kind].push(told);
            let runs = 0;
            const add = (lines) => {
                if (!fits[kind]())
                    return;
                const text = lines.map((line) => `${line}\n`).join('');
                spent[kind] += Buffer.byteLength(text);
                if (fits[kind]())
                    told.text += text;
                for (const each of ['failing', 'others'])
                    if (!fits[each]())
                        for (const one of held[each].splice(0))
                            one.text = '';
            };
            add(scenarioLines(scenario));
            return {
                run(run) {
                    runs++;
                    add(runLines(run, scenario));
                },
                end: () => () => runsFold(scenario, runs, [told.text.split('\n').slice(0, -1)]),
            };
        },
        /** May the runs that a tier shows fit? */
        fit: (shown) => shown === 'none' || (shown === 'all' ? fits.others() : fits.failing()),
    };
}


/***/ }),

/***/ 2577:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ ratesIn),
/* harmony export */   h: () => (/* binding */ isTolerated)
/* harmony export */ });
/** Each tag of which a rate is asked. `said`: `9 of 10 passed, 0.8 asked for`. */
function ratesIn({ tags }) {
    return Object.entries(tags).flatMap(([tag, { passed, judged = 0, require, met }]) => met === undefined ? [] : [{ tag, met, said: `${passed} of ${judged} passed, ${require} asked for` }]);
}
/** Does everything that fails have room in the rates of its tags? */
const isTolerated = ({ failed, tolerated = 0 }) => failed > 0 && failed === tolerated;


/***/ }),

/***/ 39717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   Jo: () => (/* binding */ saidOf),
/* harmony export */   Pq: () => (/* binding */ differenceOf),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   cg: () => (/* binding */ stepOf),
/* harmony export */   dR: () => (/* binding */ chainOf),
/* harmony export */   j0: () => (/* binding */ shardNote),
/* harmony export */   qk: () => (/* binding */ pointOf),
/* harmony export */   qz: () => (/* binding */ tell),
/* harmony export */   v: () => (/* binding */ andMore)
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47088);

function standingOf(d, scenario) {
    if (d.verdict === 'pass' || d.verdict === 'skip')
        return d.verdict;
    if (d.severity !== 'blocking')
        return d.severity;
    if (d.gates === false)
        return 'known';
    return (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .blocks */ .Bv)(d) && scenario.verdict !== 'fail' ? 'spared' : d.verdict;
}
/** What the reason of a scenario is the reason of. */
const reasonOf = ({ verdict }) => verdict === 'skip' ? 'skipped' : 'a failure is expected';
/** What a reader of a shard's report must know. */
const shardNote = ({ index, count }) => `Shard ${index} of ${count}: what only all traces decide is left open, and agent-eval merge decides it`;
function tell(d, scenario) {
    const { expected, observed } = d.sequences ?? {};
    return {
        scenario: scenario.name,
        id: d.id,
        message: d.message,
        file: d.location?.file ?? scenario.file,
        place: d.location,
        nearest: d.location ?? (scenario.line ? { line: scenario.line } : undefined),
        evidence: (d.evidence ?? []).filter((e) => e.call !== undefined || e.tool || e.excerpt),
        chains: expected && observed
            ? [
                { word: 'expected', names: expected },
                { word: 'observed', names: observed },
            ]
            : [],
    };
}
/** Where a failing run left the good ones, in one sentence. */
const differenceOf = ({ kind, message }) => kind === 'spoilt' ? `lost at ${message}` : `first difference: ${message}`;
const asItIs = (text) => text;
/** `call 2 issue_refund`, as far as the evidence says so; else empty. */
function stepOf({ call, tool }, name = asItIs) {
    return [call === undefined ? '' : `call ${call}`, tool ? name(tool) : ''].filter(Boolean).join(' ');
}
/** `call 2 issue_refund: {"amount":49.9}`; `parted` is what stands between the two. */
function saidOf(evidence, name = asItIs, text = asItIs, parted = ': ') {
    return [stepOf(evidence, name), evidence.excerpt ? text(evidence.excerpt) : ''].filter(Boolean).join(parted);
}
/** `lookup → refund`, at most so many names; `none` stands for an empty sequence. */
function chainOf(names, most, none, name = asItIs) {
    if (names.length === 0)
        return none;
    const shown = names.slice(0, most).map(name).join(' → ');
    return names.length > most ? `${shown} → …` : shown;
}
/** `file:3:9`, as much of it as is known. */
function pointOf(file, at) {
    if (!at?.line)
        return file;
    return `${file}:${at.line}${at.column ? `:${at.column}` : ''}`;
}
/** ` and 3 more` traces, files, …; empty for none. */
const andMore = (n) => (n > 0 ? ` and ${n} more` : '');


/***/ }),

/***/ 92402:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ Turns),
/* harmony export */   W: () => (/* binding */ takeTurns)
/* harmony export */ });
// Lists that take turns: the first of each, then the second of each, and so on.
function takeTurns(lists) {
    const turns = [];
    let left = lists.filter((list) => list.length > 0);
    for (let round = 0; left.length > 0; round++) {
        for (const list of left)
            turns.push(list[round]);
        left = left.filter((list) => list.length > round + 1);
    }
    return turns;
}
/** Takes lists one after another, holds as much of them as the first `most` in turn can need, and counts all. */
class Turns {
    total = 0;
    #lists = [];
    #most;
    constructor(most) {
        this.#most = most;
    }
    add(list) {
        this.total += list.length;
        if (list.length > 0 && this.#lists.length < this.#most)
            this.#lists.push(list.slice(0, this.#most));
    }
    /** The first of all in turn, at most `most`. */
    first() {
        return takeTurns(this.#lists).slice(0, this.#most);
    }
}


/***/ })

};
