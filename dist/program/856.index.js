export const id = 856;
export const ids = [856];
export const modules = {

/***/ 856:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   annotations: () => (/* binding */ annotations)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5086);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19334);
/* harmony import */ var _html_fragment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7980);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18141);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29073);
/* harmony import */ var _strength_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74657);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2577);
/* harmony import */ var _told_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39717);
/* harmony import */ var _turns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92402);









/** The runner keeps ten of a level in a step, and cuts a message at 4,096 characters. */
const runnerKeeps = 10;
const longest = 4000;
const where = 'in the summary and the report';
/** One finding a scenario first, then the second of each, and so on. Holds those that can be among the first, and counts the rest. */
const annotations = {
    id: 'annotations',
    doc: 'Errors and warnings at the lines of scenario files',
    make(sink, { prefix = '', holds = true, places: most = runnerKeeps, viewer }) {
        const told = (finding, level, change) => ofFinding(finding, level, { prefix, viewer, change });
        const blocked = new _turns_js__WEBPACK_IMPORTED_MODULE_2__/* .Turns */ .P(most);
        const advised = new _turns_js__WEBPACK_IMPORTED_MODULE_2__/* .Turns */ .P(most);
        const known = new _turns_js__WEBPACK_IMPORTED_MODULE_2__/* .Turns */ .P(most);
        let head;
        return {
            begin(given) {
                head = given;
            },
            scenario(scenario) {
                const found = (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .finder */ .n)(scenario);
                return {
                    run: found.run,
                    end() {
                        blocked.add(found.blocking());
                        advised.add(found.advisory());
                        known.add(found.known());
                    },
                };
            },
            end(rest) {
                const errors = (0,_turns_js__WEBPACK_IMPORTED_MODULE_2__/* .takeTurns */ .W)([
                    blocked.first().map((f) => told(f, 'error')),
                    problemsInTurn(rest.problems, prefix, most),
                ]);
                const all = blocked.total + rest.problems.length;
                const warnings = advised.first().map((f) => told(f, 'warning'));
                const shown = holds
                    ? limit(errors, all, most, (n) => plain('error', `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(n, 'more finding')} ${where}.`))
                    : errors.slice(0, most - 1);
                for (const one of shown)
                    sink.write(one);
                for (const one of limit(warnings, advised.total, most, (n) => plain('warning', `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(n, 'more advisory finding')} ${where}.`)))
                    sink.write(one);
                const notices = known.first().map((f) => told(f, 'notice', standing(head, f)));
                for (const one of limit(notices, known.total, most, (n) => plain('notice', `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(n, 'more finding')} that the gate spares ${where}.`)))
                    sink.write(one);
                if (holds || head === undefined)
                    return;
                const more = all - shown.length;
                const lines = [
                    firstLine(blocked.first()[0], rest, weakOf(head) ?? advised.first()[0]),
                    totalsLine(head, rest),
                    more > 0 ? `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .thousands */ .oh)(more)} more ${where}.` : '',
                ];
                sink.write(plain('failure', (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(lines.filter(Boolean).join('\n'), longest)));
            },
        };
    },
};
const plain = (level, message) => ({ level, title: 'agent-eval', message });
/** At most `most` of so many; where there are more, the last says how many. */
function limit(first, total, most, rest) {
    return total <= most ? first : [...first.slice(0, most - 1), rest(total - most + 1)];
}
/** The first problem of each file, then the second of each, and so on. */
function problemsInTurn(problems, prefix, most) {
    const files = new Map();
    for (const problem of problems) {
        const one = ofProblem(problem, prefix);
        const file = files.get(one.file ?? '');
        if (file)
            file.push(one);
        else
            files.set(one.file ?? '', [one]);
    }
    const turns = new _turns_js__WEBPACK_IMPORTED_MODULE_2__/* .Turns */ .P(most);
    for (const file of files.values())
        turns.add(file);
    return turns.first();
}
/** How a finding stands against the baseline, in a sentence. */
const standing = (head, { scenario, dimension }) => head?.baseline?.failures.find((f) => f.scenario === scenario.name && f.dimension === dimension.id)?.message;
function ofFinding(finding, level, { prefix, viewer, change }) {
    const { scenario, id, message, evidence, chains, file, nearest } = (0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .tell */ .qz)(finding.dimension, finding.scenario);
    const lines = [`${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(scenario, 100)}: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message, 2000)}`];
    if (change !== undefined)
        lines.push((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(change, 500));
    for (const one of evidence.slice(0, 3)) {
        const said = [(0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .stepOf */ .cg)(one), one.excerpt ?? ''].filter(Boolean).map((t) => (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(t, 300));
        lines.push(`at ${said.join(': ')}`);
    }
    for (const { word, names } of chains)
        lines.push(`${word}: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)((0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .chainOf */ .dR)(names, 100, '(none)'), 500)}`);
    if (finding.trace !== undefined)
        lines.push(`trace: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(finding.trace, 300)}${(0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .andMore */ .v)(finding.trials - 1)}`);
    const seen = (0,_html_fragment_js__WEBPACK_IMPORTED_MODULE_6__/* .seenAt */ .dh)(viewer, finding);
    if (seen !== undefined)
        lines.push(`seen at: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(seen, 500)}`);
    return {
        level,
        title: (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(id, 200),
        message: (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(lines.join('\n'), longest),
        ...placed(file, prefix, nearest),
    };
}
function ofProblem({ file, line, column, message }, prefix) {
    const text = `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(file, 300)}: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message, 2000)}`;
    const place = line === undefined ? undefined : { line, ...(column === undefined ? {} : { column }) };
    return { level: 'error', title: 'could not be read', message: (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(text, longest), ...placed(file, prefix, place) };
}
function placed(file, prefix, place) {
    const path = (0,_place_js__WEBPACK_IMPORTED_MODULE_7__/* .repoPath */ .q)(file, prefix);
    if (path === undefined)
        return {};
    if (place === undefined)
        return { file: path };
    const endLine = Math.max(place.end_line ?? place.line, place.line);
    const at = { file: path, startLine: place.line, endLine };
    if (endLine > place.line || place.column === undefined)
        return at;
    const ends = place.end_column !== undefined && place.end_column >= place.column;
    return { ...at, startColumn: place.column, ...(ends ? { endColumn: place.end_column } : {}) };
}
/** Why the scenarios are too weak, where a floor says so. */
const weakOf = ({ strength }) => strength && (0,_strength_js__WEBPACK_IMPORTED_MODULE_1__/* .floorMissed */ .gZ)(strength, strength.floor);
/** Names scenario, dimension and step, so that the first line of a red check says what to look at. */
function firstLine(blocked, { problems }, less) {
    if (blocked)
        return inOneLine(blocked);
    const [problem] = problems;
    if (problem) {
        const line = problem.line ? `:${problem.line}` : '';
        return `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(problem.file, 300)}${line}: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(problem.message, 500)}`;
    }
    if (typeof less === 'string')
        return `${less}.`;
    return less ? inOneLine(less) : 'The gate does not hold.';
}
function inOneLine(finding) {
    const { scenario, id, message, evidence } = (0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .tell */ .qz)(finding.dimension, finding.scenario);
    const step = evidence[0] ? (0,_told_js__WEBPACK_IMPORTED_MODULE_5__/* .stepOf */ .cg)(evidence[0]) : '';
    const at = step === '' ? '' : ` at ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(step, 200)}`;
    return `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(scenario, 100)}: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(id, 200)}${at}: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message, 500)}`;
}
function totalsLine({ totals }, { problems }) {
    const parts = [
        `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .thousands */ .oh)(totals.failed)} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(totals.scenarios, 'scenario')} failed`,
        (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(totals.blocking_failures, 'blocking finding'),
        totals.advisory_failures > 0 ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(totals.advisory_failures, 'advisory finding') : '',
        problems.length > 0 ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(problems.length, 'problem') : '',
        ...(0,_tags_js__WEBPACK_IMPORTED_MODULE_8__/* .ratesIn */ .P)(totals)
            .filter(({ met }) => !met)
            .slice(0, 5)
            .map(({ tag, said }) => `tag ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(tag, 100)}: ${said}`),
    ];
    return `${parts.filter(Boolean).join(', ')}.`;
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
