export const id = 643;
export const ids = [643];
export const modules = {

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

/***/ 10643:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sarif: () => (/* binding */ sarif)
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47088);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18141);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29073);
/* harmony import */ var _told_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39717);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30776);





/** GitHub refuses a file with more results. What is beyond is counted. */
const mostResults = 25_000;
/** Pieces of evidence in a message, and the most that one message has. */
const mostEvidence = 5;
const mostMessage = 4000;
const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** The rule of inputs that could not be read, which no check has. */
const unreadable = {
    id: 'unreadable',
    doc: 'Every scenario, trace and other input can be read',
    fails: 'An input could not be read, so that what it asks or shows is not judged',
    severity: 'blocking',
};
const sarif = {
    id: 'sarif',
    doc: 'What fails as SARIF 2.1.0',
    make(sink, setup) {
        const used = new Map();
        const times = new Map();
        let head;
        let written = 0;
        let beyond = 0;
        const write = (said) => {
            if (written >= mostResults) {
                beyond++;
                return;
            }
            const nth = (times.get(said.identity) ?? 0) + 1;
            times.set(said.identity, nth);
            if (!used.has(said.rule))
                used.set(said.rule, used.size);
            const print = `${setup.hash?.(said.identity) ?? said.identity}:${nth}`;
            const result = resultOf(said, used.get(said.rule) ?? 0, print, setup.prefix);
            sink.write(`${written === 0 ? '' : ',\n'}${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.jsonText)(result)}`);
            written++;
        };
        return {
            begin(of) {
                head = of;
                sink.write(`{"$schema": "${schema}", "version": "2.1.0", "runs": [{"columnKind": "utf16CodeUnits", "results": [\n`);
            },
            scenario(scenario) {
                const found = new Map();
                return {
                    run: (run) => collect(found, run, scenario),
                    end() {
                        for (const d of scenario.dimensions)
                            if (isWanted(d, scenario) && !(found.size > 0 && (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .isEcho */ .yU)(d, scenario.trials?.total)))
                                write(saidBy(scenario, d));
                        for (const finding of found.values())
                            write(saidBy(scenario, finding.dimension, finding));
                    },
                };
            },
            end({ problems }) {
                for (const problem of problems)
                    write(saidOfProblem(problem));
                const rest = { invocations: [invocationOf(problems, beyond)], tool: toolOf(head, [...used.keys()], setup) };
                sink.write(`], ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.jsonText)(rest).slice(1, -1)}}]}\n`);
            },
        };
    },
};
/** What fails its scenario, what would did the baseline not spare it, and what is advisory. */
function isWanted(d, scenario) {
    if (d.verdict !== 'fail' && d.verdict !== 'error')
        return false;
    return d.severity === 'advisory' || ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .blocks */ .Bv)(d) && (scenario.verdict === 'fail' || d.gates === false));
}
function collect(found, run, scenario) {
    for (const dimension of run.dimensions) {
        if (!isWanted(dimension, scenario))
            continue;
        const key = `${dimension.id}\0${dimension.location?.line ?? ''}\0${dimension.message}`;
        const same = found.get(key);
        if (same)
            same.trials++;
        else
            found.set(key, { dimension, trials: 1, trace: run.trace });
    }
}
function saidBy(scenario, d, finding) {
    const { id, message, file, nearest, evidence } = (0,_told_js__WEBPACK_IMPORTED_MODULE_3__/* .tell */ .qz)(d, scenario);
    const trace = finding?.trace === undefined ? {} : { trace: (0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(finding.trace), trials: finding.trials };
    return {
        rule: ruleIdOf(id),
        level: d.severity === 'blocking' && d.gates !== false ? 'error' : 'warning',
        text: [
            `${scenario.name}: ${id}: ${message}`,
            ...evidence.slice(0, mostEvidence).map((e) => `at ${(0,_told_js__WEBPACK_IMPORTED_MODULE_3__/* .saidOf */ .Jo)(e)}`),
            ...(finding?.trace === undefined ? [] : [`in ${finding.trace}`]),
        ]
            .map(harmless)
            .join('\n'),
        file,
        place: nearest,
        identity: `${scenario.name}\0${id}`,
        change: d.change,
        properties: { scenario: (0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(scenario.name), dimension: (0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(id), verdict: d.verdict, ...trace },
    };
}
function saidOfProblem({ file, line, column, message }) {
    const place = line === undefined ? undefined : { line, ...(column === undefined ? {} : { column }) };
    return { rule: unreadable.id, level: 'error', text: harmless(message), file, place, identity: `\0${file}` };
}
/** `exit_code[2].exit_code_matches`, of any block: `exit_code.exit_code_matches`. */
function ruleIdOf(id) {
    const open = id.indexOf('[');
    const close = id.lastIndexOf('].');
    return (0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(open > 0 && close > open ? id.slice(0, open) + id.slice(close + 1) : id);
}
/** One line in which viewers find no link: `[text](target)` is one. */
const harmless = (text) => (0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(text).slice(0, mostMessage).replaceAll('](', '] (');
function resultOf(said, ruleIndex, print, prefix) {
    return {
        ruleId: said.rule,
        ruleIndex,
        level: said.level,
        message: { text: said.text },
        locations: [{ physicalLocation: { artifactLocation: artifactOf(said.file, prefix), ...regionOf(said.place) } }],
        // GitHub tells alerts apart by the first, and makes one of the line's text where there is none.
        partialFingerprints: { primaryLocationLineHash: print, 'agentEval/v1': print },
        // Where the baseline has it in some trials, it is none that this change made.
        ...(said.change ? { baselineState: said.change === 'new' ? 'new' : 'unchanged' } : {}),
        ...(said.properties ? { properties: said.properties } : {}),
    };
}
function artifactOf(file, prefix) {
    const within = (0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .repoPath */ .q)(file, prefix);
    if (within)
        return { uri: uriOf(within), uriBaseId: '%SRCROOT%' };
    const path = file.replaceAll('\\', '/');
    if (path.startsWith('/'))
        return { uri: `file://${uriOf(path)}` };
    return { uri: /^[a-z]:/i.test(path) ? `file:///${uriOf(path)}` : uriOf(path) };
}
const uriOf = (path) => path
    .split('/')
    .map((segment) => encodeURIComponent(segment.replace(/\p{Cs}/gu, '\ufffd')))
    .join('/');
function regionOf(place) {
    if (!place)
        return {};
    const { line, column, end_line, end_column } = place;
    return {
        region: {
            startLine: line,
            ...(column === undefined ? {} : { startColumn: column }),
            ...(end_line === undefined || end_line < line ? {} : { endLine: end_line }),
            ...(column === undefined || end_column === undefined ? {} : { endColumn: end_column }),
        },
    };
}
/** What could not be read, and results for which there was no room, make the run one that did not succeed whole. */
function invocationOf(problems, beyond) {
    const text = `${beyond} more findings are not listed; the JSON report has all of them`;
    return {
        executionSuccessful: problems.length === 0,
        ...(beyond > 0 ? { toolExecutionNotifications: [{ level: 'warning', message: { text } }] } : {}),
    };
}
function toolOf(head, used, { rules = [] }) {
    const known = new Map([...rules, unreadable].map((rule) => [rule.id, rule]));
    return {
        driver: {
            name: head?.tool.name ?? 'agent-eval',
            ...(head ? { version: head.tool.version, semanticVersion: head.tool.version } : {}),
            rules: used.map((id) => {
                const rule = known.get(id);
                return rule ? descriptorOf(rule) : { id };
            }),
        },
    };
}
function descriptorOf({ id, doc, fails, severity }) {
    return {
        id,
        shortDescription: { text: doc },
        fullDescription: { text: `Fails: ${fails}` },
        help: { text: `Passes: ${doc}\nFails: ${fails}` },
        defaultConfiguration: { level: severity === 'blocking' ? 'error' : 'warning', enabled: severity !== 'off' },
        properties: { tags: [id.includes('.') ? id.slice(0, id.indexOf('.')) : 'scenario'] },
    };
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
