export const id = 378;
export const ids = [378];
export const modules = {

/***/ 7378:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  summary: () => (/* binding */ summary)
});

// UNUSED EXPORTS: earlySummary

// EXTERNAL MODULE: ./src/report/findings.ts
var report_findings = __webpack_require__(9334);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/report/printable.ts
var printable = __webpack_require__(9073);
;// CONCATENATED MODULE: ./src/report/markdown.ts
// The one way of text from outside into markdown: it stays in its place, and it is only ever text.


const special = /[&<>"'`*_[\]{}()~#@:|\\$!^=]/g;
/** What GitHub makes a link, a mention, an emoji or a formula of, where a word follows at once. */
const trigger = /[@#:$](?=\S)|\/(?=\/)|\bwww(?=\.)|\bGH(?=-\d)/gi;
const entity = (character) => `&#${character.charCodeAt(0)};`;
const encode = (text) => text.replace(special, entity);
/** Text from outside in running text, at most `most` characters. `<wbr>` parts what would become a mention or a link: it shows nothing. */
function markdown_prose(text, most = 1000) {
    const line = (0,model_text/* clip */.$)((0,printable.visible)(text), most);
    let markup = '';
    let from = 0;
    for (const match of line.matchAll(trigger)) {
        const end = match.index + match[0].length;
        markup += `${encode(line.slice(from, end))}<wbr>`;
        from = end;
    }
    return blockStart(markup + encode(line.slice(from)));
}
/** At the start of a line these would begin a list, a rule or a block of code. */
const blockStart = (markup) => (/^[-+\s\d]/.test(markup) ? entity(markup) + markup.slice(1) : markup);
/** Text from outside as code, where GitHub makes nothing of it; at most `most` characters. */
function code(text, most = 300) {
    return `<code>${encode((0,model_text/* clip */.$)((0,printable.visible)(text), most)) || ' '}</code>`;
}
/** A fenced block of lines from outside. The fence is longer than any run of backticks in them. */
function fence(language, lines) {
    let longest = 2;
    for (const line of lines)
        for (const run of line.match(/`+/g) ?? [])
            longest = Math.max(longest, run.length);
    const ticks = '`'.repeat(longest + 1);
    return [`${ticks}${language}`, ...lines.map((line) => `${line[0] ?? ' '}${(0,printable.printable)(line.slice(1), 200)}`), ticks];
}
/** A link of our own making around markup that is already escaped; without an address just the markup. */
function markdown_link(markup, url) {
    return url === undefined ? markup : `<a href="${url}">${markup}</a>`;
}

;// CONCATENATED MODULE: ./src/report/difference.ts
const mostCells = 400_000;
const context = 3;
/** Lines that start with ` `, `-` (expected, not found there) or `+` (found beyond that); long runs are folded into `@@ … @@`. */
function differenceLines({ expected, observed }, mostLines = 60) {
    const lines = fold(align(expected, observed));
    const shown = lines.length > mostLines
        ? [...lines.slice(0, mostLines - 1), `@@ ${lines.length - mostLines + 1} more lines @@`]
        : lines;
    return ['--- expected', '+++ observed', ...shown];
}
function align(expected, observed) {
    const mark = (sign) => (name) => `${sign} ${name}`;
    if ((expected.length + 1) * (observed.length + 1) > mostCells)
        return [...expected.map(mark('-')), ...observed.map(mark('+'))];
    const width = observed.length + 1;
    const longest = new Uint32Array((expected.length + 1) * width);
    const at = (i, j) => longest[i * width + j];
    for (let i = expected.length - 1; i >= 0; i--)
        for (let j = observed.length - 1; j >= 0; j--)
            longest[i * width + j] = expected[i] === observed[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    const lines = [];
    let i = 0;
    let j = 0;
    while (i < expected.length && j < observed.length) {
        if (expected[i] === observed[j] && at(i, j) > 0) {
            lines.push(`  ${expected[i]}`);
            i++;
            j++;
        }
        else if (at(i + 1, j) >= at(i, j + 1))
            lines.push(`- ${expected[i++]}`);
        else
            lines.push(`+ ${observed[j++]}`);
    }
    return [...lines, ...expected.slice(i).map(mark('-')), ...observed.slice(j).map(mark('+'))];
}
/** Folds runs of more than eight lines of one kind, unless they say what is missing. */
function fold(lines) {
    const folded = [];
    for (let from = 0; from < lines.length;) {
        let to = from;
        while (to < lines.length && lines[to]?.[0] === lines[from]?.[0])
            to++;
        const run = lines.slice(from, to);
        if (run.length > 2 * context + 2 && run[0]?.[0] !== '-')
            folded.push(...run.slice(0, context), `@@ ${run.length - 2 * context} more @@`, ...run.slice(-context));
        else
            folded.push(...run);
        from = to;
    }
    return folded;
}

;// CONCATENATED MODULE: ./src/report/place.ts
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

// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(7088);
;// CONCATENATED MODULE: ./src/report/table.ts



const table_icons = { pass: '✅', fail: '❌', error: '⛔', skip: '➖', advisory: '⚠️' };
const legend = '✅ 5: five dimensions hold &nbsp; ❌ 1/5: one of five blocks &nbsp; ⛔ cannot be answered, blocks &nbsp; ⚠️ does not block &nbsp; ➖ not exercised';
/** The family of a dimension: `exit_code` of `exit_code[2].next_action_matches`. */
const familyOf = (id) => /^[^.[]*/.exec(id)?.[0] ?? id;
/** The families that judged something, in the order of their first appearance. */
function familiesOf(report) {
    const families = new Set();
    for (const scenario of report.scenarios)
        for (const run of scenario.runs)
            for (const d of run.dimensions)
                families.add(familyOf(d.id));
    return [...families];
}
/** The mark of a dimension in its scenario. A blocking failure in a trial that the scenario can spare does not block. */
function markOf(d, scenario) {
    if (d.verdict === 'pass' || d.verdict === 'skip')
        return table_icons[d.verdict];
    if (d.severity === 'off')
        return table_icons.skip;
    return (0,verdict/* blocks */.Bv)(d) && scenario.verdict === 'fail' ? table_icons[d.verdict] : table_icons.advisory;
}
/** Worst first. */
const ranks = [table_icons.fail, table_icons.error, table_icons.advisory, table_icons.pass, table_icons.skip];
/** `✅ 7`, `❌ 2/9`, kept on one line: the dimensions of one family over all trials, each by its worst. */
function cell(scenario, family) {
    const worst = new Map();
    for (const run of scenario.runs)
        for (const d of run.dimensions) {
            if (familyOf(d.id) !== family)
                continue;
            const rank = ranks.indexOf(markOf(d, scenario));
            worst.set(d.id, Math.min(rank, worst.get(d.id) ?? rank));
        }
    if (worst.size === 0)
        return '';
    const all = [...worst.values()];
    const mark = ranks[Math.min(...all)];
    if (mark === table_icons.skip)
        return mark;
    if (mark === table_icons.pass)
        return `${mark}\u00a0${all.filter((rank) => rank === 3).length}`;
    const bad = all.filter((rank) => (mark === table_icons.advisory ? rank === 2 : rank < 2)).length;
    return `${mark}\u00a0${bad}/${all.length}`;
}
function trialsCell(scenario) {
    const { trials } = scenario;
    if (scenario.runs.length === 0)
        return scenario.verdict === 'skip' ? '➖\u00a0no\u00a0trace' : '❌\u00a0no\u00a0trace';
    return trials ? `${trials.passed}/${trials.total}` : '';
}
/** A family as a column's head: long names may wrap, so that eight columns stay in sight. */
const headOf = (family) => `<sub>${markdown_prose(family).replace(/_|&#95;/g, (line) => `${line}<wbr>`)}</sub>`;
/** The table of these scenarios; the column of trials stands where some scenario has not exactly one trace. */
function table(report, scenarios, families, links) {
    const trials = report.scenarios.some((s) => s.runs.length !== 1);
    const heads = ['Scenario', ...(trials ? ['Trials'] : []), ...families.map(headOf)];
    const rows = scenarios.map((s) => [
        `${table_icons[s.verdict]} ${markdown_link(code(s.name, 100), blobUrl(links, s.file, s.line ? { line: s.line } : undefined))}`,
        ...(trials ? [trialsCell(s)] : []),
        ...families.map((family) => cell(s, family)),
    ]);
    return [heads, heads.map(() => ':--'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

;// CONCATENATED MODULE: ./src/report/sections.ts





/** The lines that begin and end a fold, which is closed until a reader opens it. */
const opening = (title) => [`<details><summary>${title}</summary>`, ''];
const closing = ['', '</details>', ''];
const details = (title, lines) => [...opening(title), ...lines, ...closing];
/** The first lines as they are, the rest behind a fold. */
function openThenFolded(all, open, more, lines) {
    const rest = all.slice(open);
    return [
        ...all.slice(0, open).flatMap(lines),
        ...(rest.length > 0 ? details(more(rest.length), rest.flatMap(lines)) : []),
    ];
}
/** One section a scenario: what blocks it, and where it happened. */
function blockingLines(findings, links) {
    const byScenario = new Map();
    for (const f of findings)
        byScenario.set(f.scenario, [...(byScenario.get(f.scenario) ?? []), f]);
    const scenarios = [...byScenario];
    return openThenFolded(scenarios, 10, (n) => `${(0,report_findings/* count */.U9)(n, 'more scenario')} that ${n === 1 ? 'fails' : 'fail'}`, ([scenario, found]) => [
        `#### ${code(scenario.name, 100)}`,
        '',
        ...(scenario.description ? [markdown_prose(scenario.description, 300), ''] : []),
        ...openThenFolded(found, 5, (n) => (0,report_findings/* count */.U9)(n, 'more finding'), (finding) => findingLines(finding, links)),
        '',
    ]);
}
/** One finding as a list entry: dimension and place, expected against observed, evidence, and the diff of sequences. */
function findingLines(finding, links, named = false) {
    const { scenario, dimension, runs } = finding;
    const mark = markOf(dimension, scenario);
    const place = dimension.location ?? (scenario.line ? { line: scenario.line } : undefined);
    const where = markdown_link(`${markdown_prose(scenario.file, 200)}${place ? `:${place.line}` : ''}`, blobUrl(links, scenario.file, place));
    const share = scenario.runs.length > 1 && runs.length > 0 ? ` · ${runs.length} of ${scenario.runs.length} trials` : '';
    const head = `${mark} **${code(dimension.id)}**${named ? ` in ${code(scenario.name, 100)}` : ''} · ${where}${share}`;
    const lines = [`- ${head}<br>${markdown_prose(dimension.message)}`];
    for (const evidence of (dimension.evidence ?? []).slice(0, 3)) {
        const { call, tool, excerpt } = evidence;
        const step = [call === undefined ? undefined : `call ${call}`, tool === undefined ? undefined : code(tool, 100)];
        const said = [step.filter(Boolean).join(' '), excerpt === undefined ? '' : code(excerpt)].filter(Boolean).join(': ');
        if (said !== '')
            lines.push(`  <br>↳ ${said}`);
    }
    const more = (dimension.evidence?.length ?? 0) - 3;
    if (more > 0)
        lines.push(`  <br>↳ ${more} more`);
    const trace = runs[0]?.trace;
    if (trace !== undefined)
        lines.push(`  <br><sub>${markdown_prose(trace, 200)}${runs.length > 1 ? ` and ${runs.length - 1} more` : ''}</sub>`);
    if (dimension.sequences)
        lines.push('', ...fence('diff', differenceLines(dimension.sequences)).map((line) => `  ${line}`), '');
    return lines;
}
function advisoryLines(findings, links) {
    return openThenFolded(findings, 5, (n) => (0,report_findings/* count */.U9)(n, 'more advisory finding'), (f) => findingLines(f, links, true));
}
function problemLines(report, links) {
    return openThenFolded(report.problems, 5, (n) => (0,report_findings/* count */.U9)(n, 'more problem'), (problem) => {
        const place = problem.line ? { line: problem.line } : undefined;
        const at = `${problem.file}${problem.line ? `:${problem.line}` : ''}${problem.line && problem.column ? `:${problem.column}` : ''}`;
        return [`- ${table_icons.error} ${markdown_link(code(at), blobUrl(links, problem.file, place))}<br>${markdown_prose(problem.message)}`];
    });
}
/** Traces that no scenario judged. */
function leftoverLines(report) {
    const traces = report.unmatched_traces.map((trace, i) => [trace, report.unmatched_reasons[i]]);
    return openThenFolded(traces, 10, (n) => (0,report_findings/* count */.U9)(n, 'more trace'), ([trace, reason]) => [`- ${code(trace)}${reason ? `<br>${markdown_prose(reason)}` : ''}`]);
}
/** Every dimension of every run of a scenario, folded. */
function runLines(scenario) {
    const title = `${table_icons[scenario.verdict]} ${code(scenario.name, 100)} · ${(0,report_findings/* count */.U9)(scenario.runs.length, 'trace')}`;
    const lines = [];
    if (scenario.description)
        lines.push(markdown_prose(scenario.description), '');
    const { trials } = scenario;
    if (trials && trials.total > 1) {
        const [low, high] = trials.interval;
        lines.push(`${trials.passed} of ${trials.total} trials passed: rate ${trials.rate}, 95 % interval ${low} to ${high}.`, '');
    }
    if (scenario.dimensions.length > 0)
        lines.push(...dimensionTable(scenario.dimensions, scenario), '');
    for (const run of scenario.runs) {
        lines.push(`${table_icons[run.verdict]} ${code(run.trace)} · ${statsOf(run)}`, '');
        for (const note of run.notes ?? [])
            lines.push(`> ${markdown_prose(note)}`, '');
        lines.push(...dimensionTable(run.dimensions, scenario), '');
    }
    return details(title, lines);
}
function dimensionTable(dimensions, scenario) {
    const rows = dimensions.map((d) => {
        const severity = d.severity === 'blocking' ? '' : ` (${d.severity})`;
        const step = d.verdict === 'pass' || d.verdict === 'skip' ? undefined : (0,report_findings/* stepOf */.cg)(d.evidence?.[0]);
        return `| ${markOf(d, scenario)} | ${code(d.id)}${severity} | ${markdown_prose(d.message, 300)}${step ? ` · ${markdown_prose(step, 100)}` : ''} |`;
    });
    return ['| | Dimension | What was seen |', '|:--|:--|:--|', ...rows];
}
function statsOf(run) {
    const { turns, tool_calls, tool_errors, duration_ms, cost_usd } = run.stats;
    return [
        markdown_prose(run.format, 60),
        turns === undefined ? undefined : (0,report_findings/* count */.U9)(turns, 'turn'),
        (0,report_findings/* count */.U9)(tool_calls, 'tool call'),
        tool_errors > 0 ? (0,report_findings/* count */.U9)(tool_errors, 'tool error') : undefined,
        duration_ms === undefined ? undefined : `${(duration_ms / 1000).toFixed(1)} s`,
        cost_usd === undefined ? undefined : `${cost_usd.toFixed(4)} USD`,
    ]
        .filter(Boolean)
        .join(' · ');
}

;// CONCATENATED MODULE: ./src/report/summary.ts




const summary_all = Number.POSITIVE_INFINITY;
const tiers = [
    { rows: summary_all, findings: summary_all, other: summary_all, runs: 'all' },
    { rows: summary_all, findings: summary_all, other: summary_all, runs: 'failing' },
    { rows: summary_all, findings: summary_all, other: 100, runs: 'none' },
    { rows: summary_all, findings: 200, other: 50, runs: 'none' },
    { rows: 1000, findings: 100, other: 20, runs: 'none' },
    { rows: 200, findings: 20, other: 10, runs: 'none' },
    { rows: 20, findings: 5, other: 3, runs: 'none' },
    { rows: 0, findings: 1, other: 1, runs: 'none' },
    { rows: 0, findings: 0, other: 0, runs: 'none' },
];
/** Renders the most detailed summary that fits into the room; empty when not even the counts do. */
function summary(report, options) {
    for (const tier of tiers) {
        const text = render(report, tier, options);
        if (text !== undefined)
            return text;
    }
    return '';
}
/** The summary of a run that ended before anything was judged. */
function earlySummary(message) {
    return `## ${icons.error} agent-eval: nothing was judged\n\n${prose(message, 2000)}\n`;
}
function render(report, detail, { room, links, reportPath }) {
    let text = '';
    let bytes = 0;
    const write = (...lines) => {
        const part = `${lines.join('\n')}\n`;
        bytes += Buffer.byteLength(part);
        // Past the room nothing is kept: a smaller tier is tried next.
        if (bytes <= room)
            text += part;
        return bytes <= room;
    };
    const findings = (0,report_findings/* blockingOf */.NX)(report);
    const advice = (0,report_findings/* advisoryOf */.fC)(report);
    const ranked = [...report.scenarios].sort((a, b) => order[a.verdict] - order[b.verdict]);
    const shown = {
        ...report,
        problems: report.problems.slice(0, detail.other),
        unmatched_traces: report.unmatched_traces.slice(0, detail.other),
    };
    if (!write(...headLines(report)))
        return undefined;
    const missing = leftOut(report, detail, findings.length, advice.length);
    if (missing.length > 0) {
        const where = reportPath ? `The full report is ${code(reportPath)}.` : 'The JSON report has all of it.';
        if (!write(`> Shortened to fit. Left out: ${missing.join(', ')}. ${where}`, ''))
            return undefined;
    }
    if (!write(...tableLines(report, ranked.slice(0, detail.rows), links)))
        return undefined;
    if (shown.problems.length > 0 && !write('### What could not be read', '', ...problemLines(shown, links), ''))
        return undefined;
    if (findings.length > 0 && detail.findings > 0)
        if (!write('### What blocks', '', ...blockingLines(findings.slice(0, detail.findings), links)))
            return undefined;
    if (advice.length > 0 && detail.other > 0)
        if (!write('### What does not block', '', ...advisoryLines(advice.slice(0, detail.other), links), ''))
            return undefined;
    if (shown.unmatched_traces.length > 0)
        if (!write('### Traces without a scenario', '', ...leftoverLines(shown), ''))
            return undefined;
    for (const note of report.notes ?? [])
        if (!write(`> ${markdown_prose(note, 500)}`, ''))
            return undefined;
    if (detail.rows > 0 && !write(...tagLines(report)))
        return undefined;
    if (detail.runs !== 'none' && ranked.length > 0) {
        const failing = ranked.filter((s) => s.verdict === 'fail');
        const others = detail.runs === 'all' ? ranked.filter((s) => s.verdict !== 'fail') : [];
        if (!write('### Every run', ''))
            return undefined;
        for (const scenario of failing)
            if (!write(...runLines(scenario)))
                return undefined;
        const folded = others.length > 20;
        if (folded && !write(...opening(`The runs of ${(0,report_findings/* count */.U9)(others.length, 'scenario')} that do not fail`)))
            return undefined;
        for (const scenario of others)
            if (!write(...runLines(scenario)))
                return undefined;
        if (folded && !write(...closing))
            return undefined;
    }
    return write(...footLines(report, missing.length > 0 ? undefined : reportPath)) ? text : undefined;
}
const order = { fail: 0, skip: 1, pass: 2 };
function headLines(report) {
    const { scenarios, passed, failed, traces, advisory_failures } = report.totals;
    const skipped = scenarios - passed - failed;
    const headline = {
        pass: `${table_icons.pass} agent-eval: ${scenarios === 1 ? 'the scenario holds' : `all ${(0,report_findings/* count */.U9)(passed, 'scenario')} hold`}`,
        fail: `${table_icons.fail} agent-eval: ${(0,report_findings/* thousands */.oh)(failed)} of ${(0,report_findings/* count */.U9)(scenarios, 'scenario')} ${failed === 1 ? 'fails' : 'fail'}`,
        error: `${table_icons.error} agent-eval: ${(0,report_findings/* count */.U9)(new Set(report.problems.map((p) => p.file)).size, 'file')} could not be read`,
    }[report.verdict];
    const meaning = {
        pass: '',
        fail: 'A scenario fails when a blocking dimension fails (❌) or cannot be answered (⛔).',
        error: 'No scenario fails, but the gate does not hold: what could not be read was not judged.',
    }[report.verdict];
    const counts = [
        `**${(0,report_findings/* thousands */.oh)(passed)} passed**`,
        `**${(0,report_findings/* thousands */.oh)(failed)} failed**`,
        skipped > 0 ? `${skipped} skipped` : '',
        (0,report_findings/* count */.U9)(traces, 'trace'),
        (0,report_findings/* count */.U9)((0,report_findings/* blockingCount */.f7)(report), 'blocking finding'),
        (0,report_findings/* count */.U9)(advisory_failures, 'advisory finding'),
        report.problems.length > 0 ? `**${(0,report_findings/* count */.U9)(report.problems.length, 'problem')}**` : '',
        report.unmatched_traces.length > 0 ? `${(0,report_findings/* count */.U9)(report.unmatched_traces.length, 'trace')} without a scenario` : '',
    ];
    return [`## ${headline}`, '', counts.filter(Boolean).join(' · '), ...(meaning ? ['', meaning] : []), ''];
}
/** Failing scenarios first; from twenty-one on, those that hold are folded. */
function tableLines(report, scenarios, links) {
    if (scenarios.length === 0)
        return [];
    const families = familiesOf(report);
    const rows = (some) => table(report, some, families, links);
    const failing = scenarios.filter((s) => s.verdict !== 'pass');
    const open = scenarios.length <= 20 ? scenarios : failing.slice(0, 20);
    const rest = failing.slice(open.length);
    const holding = scenarios.length <= 20 ? [] : scenarios.filter((s) => s.verdict === 'pass');
    return [
        ...(open.length > 0 ? [...rows(open), '', `<sub>${legend}</sub>`, ''] : []),
        ...(rest.length > 0 ? details(`${table_icons.fail} ${(0,report_findings/* count */.U9)(rest.length, 'more scenario')}`, rows(rest)) : []),
        ...(holding.length > 0
            ? details(`${table_icons.pass} ${(0,report_findings/* count */.U9)(holding.length, 'scenario')} ${holding.length === 1 ? 'holds' : 'hold'}`, rows(holding))
            : []),
    ];
}
function tagLines(report) {
    const tags = Object.entries(report.totals.tags);
    if (tags.length === 0)
        return [];
    const rows = tags.slice(0, 200).map(([tag, t]) => `| ${code(tag, 100)} | ${t.passed} of ${t.scenarios} |`);
    return details(`By tag`, ['| Tag | Scenarios passed |', '|:--|:--|', ...rows]);
}
function leftOut(report, detail, findings, advice) {
    const beyond = (n, most, noun, plural) => n > most ? (0,report_findings/* count */.U9)(n - most, noun, plural) : '';
    const passing = report.scenarios.filter((s) => s.verdict !== 'fail').length;
    return [
        beyond(report.scenarios.length, detail.rows, 'row of the table', 'rows of the table'),
        beyond(findings, detail.findings, 'blocking finding'),
        beyond(report.problems.length, detail.other, 'problem'),
        beyond(advice, detail.other, 'advisory finding'),
        beyond(report.unmatched_traces.length, detail.other, 'trace without a scenario', 'traces without a scenario'),
        detail.runs === 'none'
            ? 'the runs'
            : detail.runs === 'failing'
                ? `the runs of ${(0,report_findings/* count */.U9)(passing, 'scenario')} that ${passing === 1 ? 'does' : 'do'} not fail`
                : '',
    ].filter(Boolean);
}
function footLines(report, reportPath) {
    const files = report.workspace_files.length;
    const notes = [
        `agent-eval ${markdown_prose(report.tool.version, 40)}`,
        reportPath ? `full report: ${code(reportPath)}` : '',
        files > 0
            ? `${(0,report_findings/* count */.U9)(files, 'file')} in workspaces ${files === 1 ? 'is' : 'are'} no ${files === 1 ? 'trace' : 'traces'}`
            : '',
    ];
    return [`<sub>${notes.filter(Boolean).join(' · ')}</sub>`, ''];
}


/***/ })

};
