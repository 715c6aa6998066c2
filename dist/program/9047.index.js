export const id = 9047;
export const ids = [9047];
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

/***/ 89191:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29073);

/** How much of a long line is shown: this much ahead of the column, and this much in all. */
const ahead = 60;
const most = 110;
/** The two lines under a problem; none where it has no line, or none that may be shown. */
function excerptOf({ file, line, column = 1 }, lineOf) {
    const text = line === undefined ? undefined : lineOf?.(file, line);
    if (text === undefined || text.trim() === '')
        return [];
    const from = Math.max(0, column - 1 - ahead);
    const before = (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text.slice(from, column - 1));
    const gutter = String(line);
    return [
        `${gutter} | ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text.slice(from), most)}`,
        `${' '.repeat(gutter.length)} | ${' '.repeat(before.length)}^`,
    ];
}


/***/ }),

/***/ 9066:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ paints)
/* harmony export */ });
// Colours for a terminal, or none.
/** The colours; without `color` they leave a text as it is. */
function paints(color) {
    const paint = (code) => (color ? (text) => `\u001b[${code}m${text}\u001b[0m` : (text) => text);
    return { red: paint('31'), green: paint('32'), yellow: paint('33'), dim: paint('2'), bold: paint('1') };
}


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

/***/ 19047:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  line: () => (/* binding */ line),
  text: () => (/* binding */ text_text)
});

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(47088);
// EXTERNAL MODULE: ./src/report/printable.ts
var printable = __webpack_require__(29073);
// EXTERNAL MODULE: ./src/report/told.ts
var told = __webpack_require__(39717);
;// CONCATENATED MODULE: ./src/report/agreement.ts



function agreementLines(agreement, p) {
    const { true_pass, false_pass, false_fail, true_fail, unlabelled, disagreements } = agreement;
    const agree = true_pass + true_fail;
    const compared = agree + false_pass + false_fail;
    const name = (0,printable.printable)(agreement.label, 60);
    if (compared === 0)
        return [p.bold(p.yellow(`Agreement with ${name}: none of ${(0,model_text/* count */.U9)(unlabelled, 'run')} bears this label`)), ''];
    const row = (verdict, good, bad) => `  ${verdict.padEnd(12)}${String(good).padStart(12)}${String(bad).padStart(12)}`;
    return [
        p.bold(`Agreement with ${name}: ${agree} of ${(0,model_text/* count */.U9)(compared, 'run')}`),
        p.dim(`  ${''.padEnd(12)}${'label good'.padStart(12)}${'label bad'.padStart(12)}`),
        row('verdict pass', true_pass, false_pass),
        row('verdict fail', false_fail, true_fail),
        ...(unlabelled > 0 ? [p.yellow(`  ${(0,model_text/* count */.U9)(unlabelled, 'run')} without a label that says good or bad`)] : []),
        ...disagreements.flatMap((d) => disagreementLines(d, p)),
        '',
    ];
}
function disagreementLines(d, p) {
    const mark = d.kind === 'false_pass' ? p.red('false pass') : p.yellow('false fail');
    const decided = d.dimension === undefined ? 'passes' : `fails by ${(0,printable.printable)(d.dimension)}`;
    const label = (0,printable.printable)(String(d.label), 60);
    return [
        `  ${mark}  ${(0,printable.printable)(d.trace)}  ${p.dim((0,printable.printable)((0,told/* pointOf */.qk)(d.file, d.location)))}`,
        p.dim(`    ${(0,printable.printable)(d.scenario, 100)} ${decided}; the label is ${label}`),
    ];
}

// EXTERNAL MODULE: ./src/report/baseline.ts
var report_baseline = __webpack_require__(67355);
// EXTERNAL MODULE: ./src/report/excerpt.ts
var excerpt = __webpack_require__(89191);
// EXTERNAL MODULE: ./src/report/paint.ts
var paint = __webpack_require__(9066);
// EXTERNAL MODULE: ./src/report/since.ts
var report_since = __webpack_require__(87860);
// EXTERNAL MODULE: ./src/report/strength.ts
var report_strength = __webpack_require__(74657);
// EXTERNAL MODULE: ./src/report/tags.ts
var tags = __webpack_require__(2577);
;// CONCATENATED MODULE: ./src/report/text.ts











/** How many passing scenarios, and traces without one, are listed one by one. */
const mostListed = 40;
/** How many failing trials of one scenario are shown in full. */
const mostTrials = 5;
/** How many names of a sequence are shown. */
const mostNames = 20;
/** A failing scenario is written as it ends; held until the end: those that pass with something to say, and up to 40 others. */
const text_text = {
    id: 'text',
    doc: 'The report for a person at a terminal',
    make(sink, { color = false, lineOf }) {
        const p = (0,paint/* paints */.A)(color);
        const write = (lines) => {
            for (const line of lines)
                sink.write(`${line}\n`);
        };
        const verdict = verdictOf(p);
        const listed = [];
        const quiet = [];
        let quiets = 0;
        let baseline;
        let rates = [];
        let strength;
        return {
            begin(head, sums) {
                verdict.begin(head, sums);
                if (head.shard)
                    write([p.yellow(`! ${(0,told/* shardNote */.j0)(head.shard)}`), '']);
                const weaker = [...(head.baseline ? (0,report_baseline/* weakenedOf */.yn)(head.baseline) : []), ...(head.weakened ?? [])];
                const weakened = weaker.map((said) => p.yellow(`! ${(0,printable.printable)(said)}`));
                const since = (0,report_since/* sinceOf */.e)(head);
                if (since !== undefined)
                    write([p.yellow(`! ${(0,printable.printable)(since)}`), '']);
                baseline = head.baseline;
                rates = (0,tags/* ratesIn */.P)(head.totals);
                strength = head.strength;
                if (weakened.length > 0)
                    write([...weakened, '']);
            },
            scenario(scenario) {
                const part = scenarioPart(scenario, p);
                return {
                    run: part.run,
                    end() {
                        const { lines, worthShowing } = part.end();
                        if (scenario.verdict === 'fail')
                            write([...lines, '']);
                        else if (worthShowing)
                            listed.push(lines);
                        else if (quiets++ < mostListed)
                            quiet.push(lines);
                    },
                };
            },
            end(rest) {
                for (const lines of listed)
                    write(lines);
                if (quiets > mostListed)
                    write([`${p.green('✓')} ${(0,model_text/* count */.U9)(quiets, 'more scenario')} passed`]);
                else
                    for (const lines of quiet)
                        write(lines);
                if (listed.length + quiets > 0)
                    write(['']);
                write(problemLines(rest, p, lineOf));
                write(unmatchedLines(rest, p));
                if (rest.agreement)
                    write(agreementLines(rest.agreement, p));
                write(noteLines(rest, p));
                if (baseline)
                    write(baselineLines(baseline, p));
                write(rateLines(rates, p));
                if (strength)
                    write((0,report_strength/* strengthShort */.yn)(strength, p));
                write([verdict.end(rest)]);
            },
        };
    },
};
/** One line alone: the verdict and the counts. */
const line = {
    id: 'line',
    doc: 'One line with the verdict and the counts',
    make(sink, { color = false }) {
        const verdict = verdictOf((0,paint/* paints */.A)(color));
        return {
            begin: verdict.begin,
            scenario: () => ({ end() { } }),
            end: (rest) => sink.write(`${verdict.end(rest)}\n`),
        };
    },
};
/** Collects what the line of the verdict says. */
function verdictOf(p) {
    let head;
    let spared = 0;
    return {
        begin(given, { counts }) {
            head = given;
            spared = counts.known;
        },
        end: (rest) => (head ? verdictLine(head, rest, spared, p) : ''),
    };
}
function verdictLine(head, rest, spared, p) {
    const { verdict, totals, strength } = head;
    const { scenarios, passed, failed, skipped, traces } = totals;
    const word = { pass: p.green('PASS'), fail: p.red('FAIL'), error: p.red('ERROR') }[verdict];
    const parts = [
        `${(0,model_text/* count */.U9)(scenarios, 'scenario')}: ${passed} passed, ${failed} failed${totals.tolerated ? ` (${totals.tolerated} tolerated)` : ''}${skipped > 0 ? `, ${skipped} skipped` : ''}`,
        ...((0,report_since/* unchangedIn */.F)(head) > 0 ? [`${(0,report_since/* unchangedIn */.F)(head)} not judged again`] : []),
        (0,model_text/* count */.U9)(traces, 'trace'),
        `${(0,model_text/* count */.U9)(totals.blocking_failures, 'blocking failure')}, ${totals.advisory_failures} advisory`,
    ];
    if (spared > 0)
        parts.push(`${spared} of them ${totals.tolerated ? 'tolerated' : 'spared by the baseline'}`);
    if (rest.problems.length > 0)
        parts.push((0,model_text/* count */.U9)(rest.problems.length, 'problem'));
    if (rest.unmatched_traces.length > 0)
        parts.push((0,model_text/* count */.U9)(rest.unmatched_traces.length, 'unmatched trace'));
    if (strength && (0,report_strength/* floorMissed */.gZ)(strength, strength.floor) !== undefined)
        parts.push(p.red('strength below the floor'));
    return `${p.bold(word)}  ${parts.join(' · ')}`;
}
/** How the run stands against its baseline: each failure with its counts, what else differs, and figures that changed. */
function baselineLines(b, p) {
    const named = (names) => `${names
        .slice(0, mostNames)
        .map((n) => (0,printable.printable)(n, 160))
        .join(', ')}${(0,told/* andMore */.v)(names.length - mostNames)}`;
    const failures = b.failures.slice(0, mostListed).map(({ scenario, dimension, gates, message }) => {
        const mark = gates ? p.red('✗') : p.yellow('~');
        return `  ${mark} ${(0,printable.printable)(scenario, 100)}: ${(0,printable.printable)(dimension)}  ${p.dim((0,printable.printable)(message, 500))}`;
    });
    const more = b.failures.length - mostListed;
    if (more > 0)
        failures.push(p.dim(`  … ${(0,model_text/* count */.U9)(more, 'more failure')}; the JSON report has them all`));
    const figures = b.figures.filter((f) => f.marked).slice(0, mostListed);
    return [
        `Baseline: ${(0,report_baseline/* countsOf */.mQ)(b)}`,
        ...failures,
        ...(0,report_baseline/* differencesOf */.g6)(b).map(({ word, names }) => p.dim(`  ${word}: ${named(names)}`)),
        ...figures.map((f) => {
            const { name, was, is, change } = (0,report_baseline/* figureOf */.Mn)(f);
            return `  ${p.yellow('~')} ${(0,printable.printable)(f.scenario, 100)}: ${name} ${was} → ${is} (${change})`;
        }),
        '',
    ];
}
function rateLines(rates, p) {
    if (rates.length === 0)
        return [];
    return [
        ...rates.map(({ tag, met, said }) => `${met ? p.green('✓') : p.red('✗')} tag ${(0,printable.printable)(tag, 100)}: ${said}`),
        '',
    ];
}
function problemLines({ problems }, p, lineOf) {
    if (problems.length === 0)
        return [];
    const files = new Set(problems.map((one) => one.file)).size;
    return [
        p.bold(p.red(`${(0,model_text/* count */.U9)(problems.length, 'problem')} in ${(0,model_text/* count */.U9)(files, 'file')}`)),
        ...problems.flatMap((one) => [
            `  ${p.bold((0,printable.printable)((0,told/* pointOf */.qk)(one.file, one)))}`,
            `    ${(0,printable.printable)(one.message)}`,
            ...toldOf(one).map((line) => p.dim(`    ${line}`)),
            ...(0,excerpt/* excerptOf */.z)(one, lineOf).map((line) => p.dim(`    ${line}`)),
        ]),
        '',
    ];
}
/** Which scenarios lack a trace for it. */
function toldOf({ scenarios = [] }) {
    if (scenarios.length === 0)
        return [];
    const names = scenarios.slice(0, mostNames).map((name) => (0,printable.printable)(name, 100));
    return [`of ${names.join(', ')}${(0,told/* andMore */.v)(scenarios.length - names.length)}`];
}
function unmatchedLines({ unmatched_traces, unmatched_reasons }, p) {
    const more = unmatched_traces.length - mostListed;
    if (unmatched_traces.length === 0)
        return [];
    return [
        p.bold(p.yellow(`Traces without a scenario: ${unmatched_traces.length}`)),
        ...unmatched_traces
            .slice(0, mostListed)
            .flatMap((trace, i) => [`  ${(0,printable.printable)(trace)}`, p.dim(`    tried: ${(0,printable.printable)(unmatched_reasons[i] ?? '')}`)]),
        ...(more > 0 ? [`  … and ${more} more`] : []),
        '',
    ];
}
function noteLines({ workspace_files, notes }, p) {
    const below = workspace_files.length;
    const lines = (notes ?? []).map((note) => p.dim(`note: ${(0,printable.printable)(note)}`));
    if (below > 0) {
        const are = below === 1 ? 'is no trace' : 'are no traces';
        lines.unshift(p.dim(`${(0,model_text/* count */.U9)(below, 'file')} below the workspaces that traces declare ${are}`));
    }
    return lines.length > 0 || notes ? [...lines, ''] : [];
}
const failed = (d) => d.severity !== 'off' && (d.verdict === 'fail' || d.verdict === 'error');
/** One scenario, with the first of its trials that have findings. */
function scenarioPart(s, p) {
    const mark = { pass: p.green('✓'), fail: p.red('✗'), skip: p.yellow('–') }[s.verdict];
    const name = (0,printable.printable)(s.name, 100);
    const interval = s.trials?.interval.map((n) => n.toFixed(2)).join('–');
    const trials = s.trials && s.trials.total > 1
        ? `${s.trials.passed} of ${s.trials.total} trials passed (95 % interval ${interval})`
        : '';
    const own = s.dimensions
        .filter((d) => failed(d) && !(0,verdict/* isEcho */.yU)(d, s.trials?.total))
        .flatMap((d) => dimensionLines(d, s, p));
    const shown = [];
    let telling = 0;
    let judged;
    return {
        run(r) {
            judged ??= `${(0,model_text/* count */.U9)(r.dimensions.filter((d) => d.verdict === 'pass').length, 'dimension')} passed`;
            if (!r.dimensions.some(failed) && r.notes === undefined)
                return;
            if (telling++ < mostTrials)
                shown.push(runLines(r, s, p));
        },
        end() {
            const worthShowing = s.verdict !== 'pass' || s.dimensions.some(failed) || telling > 0;
            if (!worthShowing)
                return { worthShowing, lines: [`${mark} ${name}  ${p.dim(trials || (judged ?? 'no trace'))}`] };
            const reason = s.reason === undefined ? '' : `${(0,told/* reasonOf */.A3)(s)}: ${(0,printable.printable)(s.reason, 300)}`;
            const facts = [(0,printable.printable)((0,told/* pointOf */.qk)(s.file, s)), trials, reason].filter((t) => t !== '').join(' · ');
            const lines = [`${mark} ${p.bold(name)}  ${p.dim(facts)}`];
            if (s.description !== undefined && s.verdict === 'fail')
                lines.push(p.dim(`  ${(0,printable.printable)(s.description, 300)}`));
            lines.push(...shown.flat());
            const more = telling - mostTrials;
            if (more > 0)
                lines.push(p.dim(`  … ${(0,model_text/* count */.U9)(more, 'more trial')} with findings; the JSON report has them all`));
            return { worthShowing, lines: [...lines, ...own] };
        },
    };
}
function runLines(r, scenario, p) {
    const { turns, tool_calls, tool_errors, cost_usd } = r.stats;
    const figures = [
        r.format,
        r.persona === undefined ? '' : `persona ${(0,printable.printable)(r.persona, 60)}`,
        turns === undefined ? '' : (0,model_text/* count */.U9)(turns, 'turn'),
        `${(0,model_text/* count */.U9)(tool_calls, 'call')}${tool_errors > 0 ? `, ${tool_errors} failed` : ''}`,
        cost_usd === undefined ? '' : `$${cost_usd.toFixed(4)}`,
    ].filter((f) => f !== '');
    const worstFirst = r.dimensions.filter(failed).sort((a, b) => Number((0,verdict/* blocks */.Bv)(b)) - Number((0,verdict/* blocks */.Bv)(a)));
    return [
        `  ${(0,printable.printable)(r.trace)}  ${p.dim(figures.join(' · '))}`,
        ...worstFirst.flatMap((d) => dimensionLines(d, scenario, p)),
        ...(r.first_difference ? [`    ${p.yellow('≠')} ${(0,printable.printable)((0,told/* differenceOf */.Pq)(r.first_difference), 600)}`] : []),
        ...(r.notes ?? []).map((note) => p.dim(`    note: ${(0,printable.printable)(note)}`)),
    ];
}
function dimensionLines(d, scenario, p) {
    const { id, message, file, place, evidence, chains } = (0,told/* tell */.qz)(d, scenario);
    const blocking = d.severity === 'blocking' && d.gates !== false;
    const mark = blocking ? p.red(d.verdict === 'error' ? '! ' : '✗ ') : p.yellow('~ ');
    const spared = d.gates === false ? 'tolerated ' : '';
    const change = d.change === undefined ? spared : `${d.change} `;
    const kind = `${change}${blocking || change !== '' ? '' : 'advisory '}${d.verdict === 'error' ? 'cannot be told' : ''}`.trim();
    const at = place ? (0,printable.printable)((0,told/* pointOf */.qk)(file, place)) : '';
    const name = (most) => (one) => (0,printable.printable)(one, most);
    return [
        `    ${mark}${p.bold((0,printable.printable)(id))}${kind === '' ? '' : ` ${p.yellow(`(${kind})`)}`}  ${p.dim(at)}`,
        `      ${(0,printable.printable)(message)}`,
        ...evidence.map((e) => p.dim(`      │ ${(0,told/* saidOf */.Jo)(e, name(80), printable.printable, ' ')}`.trimEnd())),
        ...chains.map(({ word, names }) => p.dim(`      │ ${word}: ${(0,told/* chainOf */.dR)(names, mostNames, '(no calls)', name(60))}`)),
    ];
}


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


/***/ })

};
