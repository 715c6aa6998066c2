export const id = 9047;
export const ids = [9047];
export const modules = {

/***/ 7355:
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

/***/ 9191:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9073);

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

/***/ 9073:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jsonText: () => (/* binding */ jsonText),
/* harmony export */   printable: () => (/* binding */ printable),
/* harmony export */   safeJson: () => (/* binding */ safeJson),
/* harmony export */   safeLines: () => (/* binding */ safeLines),
/* harmony export */   visible: () => (/* binding */ visible)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
// Makes text from outside harmless for a terminal and for a log that a CI runner reads commands from.


/** What a reader cannot see or a terminal obeys: controls, bidi and zero-width marks, fillers, tags, line separators, lone surrogates. */
const unseen = /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const unseenInJson = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const plain = /^[\x20-\x7e]*$/;
/**
 * GitHub's runner obeys `##[command]` anywhere in a line, Azure's agent `##vso[`. A trailing `##` and a leading `#[` are
 * broken too, so that two harmless texts do not join into a command.
 */
const hashCommand = /##(?=[a-z]*\[|$)|^#(?=\[)/gim;
const colonCommand = /^(\s*)::/;
const breakHashes = (text) => text.includes('#') ? text.replace(hashCommand, (hashes) => (hashes === '#' ? '\\#' : '#\\#')) : text;
const named = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** How a character that cannot be seen is shown: `\n`, `\u{1b}`, `\u{202e}`. Plain ASCII, so that any font and any log has it. */
const showUnseen = (character) => named[character] ?? `\\u{${character.codePointAt(0).toString(16)}}`;
/** The text with every character that cannot be seen made visible; one line. */
const visible = (text) => (plain.test(text) ? text : text.replace(unseen, showUnseen));
/**
 * One line of text from outside: nothing hidden, no terminal escape, no workflow command even at the start of a line.
 * With `most`, at most that many UTF-16 units.
 */
function printable(text, most) {
    // Making things visible only ever lengthens a text, so its far end need not be looked at.
    const head = most !== undefined && text.length > most ? text.slice(0, (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .pairStart */ .TA)(text, most + 1)) : text;
    let line = breakHashes(visible(head));
    if (line.includes('::'))
        line = line.replace(colonCommand, '$1\\::');
    return most === undefined ? line : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(head.length < text.length ? `${line}…` : line, most);
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
/** Pretty JSON of a value, made safe to print (see `safeJson`); a bigint is a plain number. */
const jsonText = (value) => safeJson((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .GF)(value, 2));
/**
 * JSON that is safe to print, and the same value when it is parsed: characters that cannot be seen are escaped, and the second
 * `#` of a `##` too (outside of strings JSON has neither).
 */
const safeJson = (json) => json.replaceAll('##', '#\\u0023').replace(unseenInJson, escapeUnits);


/***/ }),

/***/ 9047:
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
var verdict = __webpack_require__(7088);
// EXTERNAL MODULE: ./src/report/printable.ts
var printable = __webpack_require__(9073);
// EXTERNAL MODULE: ./src/report/told.ts
var told = __webpack_require__(9717);
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
var report_baseline = __webpack_require__(7355);
// EXTERNAL MODULE: ./src/report/excerpt.ts
var excerpt = __webpack_require__(9191);
// EXTERNAL MODULE: ./src/report/paint.ts
var paint = __webpack_require__(9066);
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
        return {
            begin(head, sums) {
                verdict.begin(head, sums);
                if (head.shard)
                    write([p.yellow(`! ${(0,told/* shardNote */.j0)(head.shard)}`), '']);
                const weaker = [...(head.baseline ? (0,report_baseline/* weakenedOf */.yn)(head.baseline) : []), ...(head.weakened ?? [])];
                const weakened = weaker.map((said) => p.yellow(`! ${(0,printable.printable)(said)}`));
                baseline = head.baseline;
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
            scenario: () => ({ run() { }, end() { } }),
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
function verdictLine({ verdict, totals }, rest, spared, p) {
    const { scenarios, passed, failed, skipped, traces } = totals;
    const word = { pass: p.green('PASS'), fail: p.red('FAIL'), error: p.red('ERROR') }[verdict];
    const parts = [
        `${(0,model_text/* count */.U9)(scenarios, 'scenario')}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
        (0,model_text/* count */.U9)(traces, 'trace'),
        `${(0,model_text/* count */.U9)(totals.blocking_failures, 'blocking failure')}, ${totals.advisory_failures} advisory`,
    ];
    if (spared > 0)
        parts.push(`${spared} of them spared by the baseline`);
    if (rest.problems.length > 0)
        parts.push((0,model_text/* count */.U9)(rest.problems.length, 'problem'));
    if (rest.unmatched_traces.length > 0)
        parts.push((0,model_text/* count */.U9)(rest.unmatched_traces.length, 'unmatched trace'));
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
        ...(r.notes ?? []).map((note) => p.dim(`    note: ${(0,printable.printable)(note)}`)),
    ];
}
function dimensionLines(d, scenario, p) {
    const { id, message, file, place, evidence, chains } = (0,told/* tell */.qz)(d, scenario);
    const blocking = d.severity === 'blocking' && d.gates !== false;
    const mark = blocking ? p.red(d.verdict === 'error' ? '! ' : '✗ ') : p.yellow('~ ');
    const change = d.change === undefined ? '' : `${d.change} `;
    const kind = `${change}${blocking || d.change ? '' : 'advisory '}${d.verdict === 'error' ? 'cannot be told' : ''}`.trim();
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

/***/ 9717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   Jo: () => (/* binding */ saidOf),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   cg: () => (/* binding */ stepOf),
/* harmony export */   dR: () => (/* binding */ chainOf),
/* harmony export */   j0: () => (/* binding */ shardNote),
/* harmony export */   qk: () => (/* binding */ pointOf),
/* harmony export */   qz: () => (/* binding */ tell),
/* harmony export */   v: () => (/* binding */ andMore)
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7088);

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


/***/ })

};
