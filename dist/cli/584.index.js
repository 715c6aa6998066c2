export const id = 584;
export const ids = [584,381,601,73];
export const modules = {

/***/ 7979:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ holdsRounded),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   JS: () => (/* binding */ deepest),
/* harmony export */   L3: () => (/* binding */ nestedBeyond),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   YO: () => (/* binding */ array),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   jM: () => (/* binding */ parseExact),
/* harmony export */   ny: () => (/* binding */ prepareExact),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
// JSON from outside: exact integers, safe access, depth.
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The value when it is a text that is not empty. */
const text = (value) => typeof value === 'string' && value !== '' ? value : undefined;
/** The value when it is a finite number. */
const number = (value) => typeof value === 'number' && Number.isFinite(value) ? value : undefined;
/** The value as an object, or an empty one. */
const object = (value) => (isObject(value) ? value : {});
/** The value as an array, or an empty one. */
const array = (value) => (Array.isArray(value) ? value : []);
const integer = /^-?\d+$/;
let lossless;
/**
 * Must be awaited once before `parseExact` on a Node whose JSON.parse gives no access to the source of a number (Node 20).
 */
async function prepareExact() {
    let source;
    const probe = (_key, value, context) => {
        source = context?.source;
        return value;
    };
    JSON.parse('1', probe);
    if (source !== undefined)
        return;
    const { parse, stringify } = await __webpack_require__.e(/* import() */ 875).then(__webpack_require__.bind(__webpack_require__, 875));
    lossless = {
        parse: (t) => parse(t, undefined, (n) => {
            const value = Number(n);
            return integer.test(n) && !Number.isSafeInteger(value) ? BigInt(n) : value;
        }),
        write: (value, indent) => stringify(value, undefined, indent) ?? 'null',
    };
}
/** Parses JSON and keeps integers beyond 2^53 as bigint. Slow: for texts that hold such an integer. Throws SyntaxError. */
function parseExact(source) {
    if (lossless)
        return lossless.parse(source);
    const reviver = (_key, value, context) => typeof value === 'number' && !Number.isSafeInteger(value) && context.source && integer.test(context.source)
        ? BigInt(context.source)
        : value;
    return JSON.parse(source, reviver);
}
/** Parses JSON, exactly where the text may hold an integer beyond 2^53. Throws SyntaxError. */
const parseJson = (source) => (/\d{16}/.test(source) ? parseExact(source) : JSON.parse(source));
/** Writes JSON, bigints as the integers they are. Throws RangeError on a value nested too deeply (see `nestedBeyond`). */
function writeJson(value, indent) {
    try {
        return JSON.stringify(value, undefined, indent) ?? 'null';
    }
    catch (e) {
        if (!(e instanceof TypeError))
            throw e;
        if (lossless)
            return lossless.write(value, indent);
        const raw = JSON.rawJSON;
        return JSON.stringify(value, (_key, v) => (typeof v === 'bigint' ? (raw?.(String(v)) ?? String(v)) : v), indent);
    }
}
/** Deeper JSON than this is refused: what comes after parsing (writing it, walking it) uses the stack. */
const deepest = 500;
/** Is the value nested more than so many levels deep? */
function nestedBeyond(value, levels = deepest) {
    if (typeof value !== 'object' || value === null)
        return false;
    if (levels === 0)
        return true;
    if (Array.isArray(value)) {
        for (const inner of value)
            if (typeof inner === 'object' && nestedBeyond(inner, levels - 1))
                return true;
        return false;
    }
    for (const key in value) {
        const inner = value[key];
        if (typeof inner === 'object' && nestedBeyond(inner, levels - 1))
            return true;
    }
    return false;
}
/** Does the value hold an integer that JSON.parse has rounded? Walks without recursion. */
function holdsRounded(value) {
    if (typeof value === 'number')
        return Number.isInteger(value) && !Number.isSafeInteger(value);
    if (typeof value !== 'object' || value === null)
        return false;
    const open = [value];
    for (let at = open.pop(); at; at = open.pop()) {
        for (const key in at) {
            const inner = at[key];
            if (typeof inner === 'number') {
                if (Number.isInteger(inner) && !Number.isSafeInteger(inner))
                    return true;
            }
            else if (typeof inner === 'object' && inner !== null)
                open.push(inner);
        }
    }
    return false;
}


/***/ }),

/***/ 1601:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ms: () => (/* binding */ captures),
/* harmony export */   V4: () => (/* binding */ leaf),
/* harmony export */   XQ: () => (/* binding */ wildcard),
/* harmony export */   nearest: () => (/* binding */ nearest)
/* harmony export */ });
// Matching names against wildcards, and finding the nearest known name: used wherever a person types a name.
/** Does `*` in the pattern, standing for any run of characters, make it equal to the name? Linear in the name. */
function wildcard(pattern, name) {
    if (!pattern.includes('*'))
        return pattern === name;
    return captures(pattern, name) !== undefined;
}
/** What each `*` of the pattern stands for in the name, leftmost and shortest first; `undefined`: no match. */
function captures(pattern, name) {
    const parts = partsOf(pattern);
    const first = parts[0];
    const last = parts.at(-1);
    if (parts.length === 1)
        return pattern === name ? [] : undefined;
    if (!name.startsWith(first) || name.length < first.length + last.length || !name.endsWith(last))
        return undefined;
    const end = name.length - last.length;
    const found = [];
    let at = first.length;
    for (let i = 1; i < parts.length - 1; i++) {
        const part = parts[i];
        const next = name.indexOf(part, at);
        if (next < 0 || next + part.length > end)
            return undefined;
        found.push(name.slice(at, next));
        at = next + part.length;
    }
    found.push(name.slice(at, end));
    return found;
}
const split = new Map();
/** The pattern split at its wildcards; a run's few patterns are asked about for every call. */
function partsOf(pattern) {
    let parts = split.get(pattern);
    if (!parts) {
        parts = pattern.split('*');
        if (split.size < 1000)
            split.set(pattern, parts);
    }
    return parts;
}
/** The known name nearest to what was typed, if one is near enough to be a slip. */
function nearest(typed, known) {
    let best;
    // Any two very short names are near each other, which says nothing.
    let least = typed.length < 3 ? 1 : Math.max(2, Math.floor(typed.length / 3)) + 1;
    for (const name of known) {
        if (Math.abs(name.length - typed.length) >= least)
            continue;
        const d = distance(typed.toLowerCase(), name.toLowerCase(), least);
        if (d < least) {
            least = d;
            best = name;
        }
    }
    return best;
}
/** Edits (insert, delete, replace, swap of neighbours) between two short texts, or `limit` when there are more. */
function distance(a, b, limit) {
    if (a.length > 200 || b.length > 200)
        return limit;
    let before = [];
    let row = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++) {
            const cost = a[i - 1] === b[j - 1] ? 0 : 1;
            let d = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + cost);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                d = Math.min(d, before[j - 2] + 1);
            next.push(d);
        }
        before = row;
        row = next;
    }
    return Math.min(row[b.length], limit);
}
/** The last part of a command or tool name: after the last `.`, and of that after the last `_`. */
const leaf = (key) => {
    const dotted = key.slice(key.lastIndexOf('.') + 1);
    return dotted.slice(dotted.lastIndexOf('_') + 1);
};


/***/ }),

/***/ 8381:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UsageError: () => (/* binding */ UsageError),
/* harmony export */   options: () => (/* binding */ options),
/* harmony export */   readSettings: () => (/* binding */ readSettings)
/* harmony export */ });
/* unused harmony export outputs */
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1601);
// The one table of options: the command line's flags, the action's inputs and the tables of the documentation are made from it.

const options = [
    {
        name: 'scenarios',
        type: 'list',
        value: 'GLOB',
        default: 'scenarios/**/*.toml',
        doc: 'Scenario files (TOML) and case sets (JSON Lines); `!GLOB` takes files away',
    },
    {
        name: 'traces',
        type: 'list',
        value: 'GLOB',
        default: 'traces/**/*',
        doc: 'Trace files; `NAME=GLOB` binds what it matches to the scenario NAME',
    },
    {
        name: 'registry',
        type: 'text',
        value: 'FILE',
        default: '',
        doc: 'The registry of commands (JSON or TOML) that golden scenarios need',
    },
    {
        name: 'skills',
        type: 'text',
        value: 'FOLDER',
        default: '',
        doc: 'The folder of skills (`NAME/SKILL.md`) that golden scenarios need',
    },
    {
        name: 'config',
        type: 'text',
        value: 'FILE',
        default: '',
        doc: 'The config file; without it `agent-eval.toml`, if there is one',
    },
    {
        name: 'trace-format',
        type: 'text',
        value: 'NAME',
        default: 'auto',
        doc: 'The format of all traces, when it should not be detected (`agent-eval formats` lists them)',
    },
    {
        name: 'fail-on',
        type: 'choice',
        choices: ['blocking', 'advisory', 'never'],
        default: 'blocking',
        doc: 'What fails the check: blocking dimensions, advisory ones too, or nothing (the verdict stays as it is)',
    },
    {
        name: 'missing-trace',
        type: 'choice',
        choices: ['fail', 'warn', 'ignore'],
        default: 'fail',
        doc: 'What a scenario without a trace means',
    },
    {
        name: 'max-trace-mb',
        type: 'number',
        least: 1,
        default: '256',
        doc: 'The most megabytes that one JSON document, or one line of JSON Lines, may have',
    },
    {
        name: 'report-json',
        type: 'text',
        value: 'FILE',
        default: '',
        doc: 'Write the report (`agent-eval/report@1`) to this file',
    },
    {
        name: 'report-junit',
        type: 'text',
        value: 'FILE',
        default: '',
        doc: 'Write the report as JUnit XML to this file',
    },
    {
        name: 'report-markdown',
        type: 'text',
        value: 'FILE',
        default: '',
        doc: 'Write the report as markdown, the job summary in full, to this file',
    },
    {
        name: 'judge-model',
        type: 'text',
        value: 'MODEL',
        default: '',
        doc: 'The model that grades expect.judge; without it a judge dimension is an error',
    },
    {
        name: 'judge-endpoint',
        type: 'text',
        value: 'URL',
        default: '',
        doc: 'Where the judge is asked: an OpenAI-compatible or Anthropic address; without it the provider’s own',
    },
    {
        name: 'judge-provider',
        type: 'choice',
        choices: ['auto', 'openai', 'anthropic'],
        default: 'auto',
        doc: 'Which API the endpoint speaks; auto tells by the endpoint, else by the model’s name',
    },
    {
        name: 'judge-api-key',
        type: 'text',
        default: '',
        doc: 'The key for the judge, from a secret (on the command line: the environment variable AGENT_EVAL_JUDGE_API_KEY)',
        only: 'action',
    },
    {
        name: 'judge-votes',
        type: 'number',
        least: 1,
        odd: true,
        default: '1',
        doc: 'How often each question is put to the judge; the majority decides',
    },
    {
        name: 'judge-timeout',
        type: 'number',
        least: 1,
        default: '60',
        doc: 'The most seconds that one request to the judge may take',
    },
    {
        name: 'judge-max-calls',
        type: 'number',
        least: 1,
        default: '200',
        doc: 'The most votes that a run may ask for; questions beyond are errors',
    },
    {
        name: 'judge-max-chars',
        type: 'number',
        least: 1000,
        default: '60000',
        doc: 'The most characters of rubric, prompt and answer that one request may carry; what is cut is said',
    },
    {
        name: 'judge-cache',
        type: 'text',
        value: 'FILE',
        default: '',
        doc: 'A file of verdicts by content, kept between runs',
    },
    {
        name: 'allow-verify',
        type: 'flag',
        default: 'false',
        doc: 'Let expect.verify run its command in a copy of what the agent left behind; without it a verify dimension is an error',
    },
    {
        name: 'verify-timeout',
        type: 'number',
        least: 1,
        default: '300',
        doc: 'The most seconds that one command of expect.verify may take',
    },
    {
        name: 'summary',
        type: 'flag',
        default: 'true',
        doc: 'Write the job summary',
        only: 'action',
    },
    {
        name: 'annotations',
        type: 'flag',
        default: 'true',
        doc: 'Annotate the lines of the scenario files',
        only: 'action',
    },
    {
        name: 'workers',
        type: 'number',
        least: 1,
        default: '1',
        doc: 'How many threads judge; the report is the same for any number',
    },
    { name: 'quiet', type: 'flag', default: 'false', doc: 'Print one line with the verdict and the counts', only: 'cli' },
    {
        name: 'json',
        type: 'flag',
        default: 'false',
        doc: 'Print the report as JSON instead of the readable one',
        only: 'cli',
    },
];
/** A mistake in how the tool was called, or in its config. */
class UsageError extends Error {
}
const lines = (text) => text
    .split('\n')
    .map((l) => l.trim())
    .filter((l) => l !== '');
/** Reads one value strictly. Throws a UsageError that says what is allowed. `name` is how the person knows the option. */
function readValue(option, given, name) {
    const raw = given === undefined || given === '' || (Array.isArray(given) && given.length === 0) ? option.default : given;
    switch (option.type) {
        case 'list':
            return (Array.isArray(raw) ? raw : [String(raw)]).flatMap(lines);
        case 'flag': {
            if (typeof raw === 'boolean')
                return raw;
            if (/^true$/i.test(String(raw).trim()))
                return true;
            if (/^false$/i.test(String(raw).trim()))
                return false;
            throw new UsageError(`Expected ${name} to be true or false, found ${JSON.stringify(raw)}`);
        }
        case 'number': {
            const n = Number(String(raw).trim());
            if (Number.isSafeInteger(n) && n >= (option.least ?? 0) && !(option.odd && n % 2 === 0))
                return n;
            throw new UsageError(`Expected ${name} to be ${option.odd ? 'an odd' : 'a whole'} number of at least ${option.least ?? 0}, found ${JSON.stringify(raw)}`);
        }
        case 'choice': {
            const value = String(raw).trim();
            if (option.choices?.includes(value))
                return value;
            const near = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(value, option.choices ?? []);
            throw new UsageError(`Expected ${name} to be one of ${option.choices?.join(', ')}, found ${JSON.stringify(value)}${near ? `; did you mean ${near}?` : ''}`);
        }
        default:
            return String(raw).trim();
    }
}
const camel = (name) => name.replace(/-(\w)/g, (_, c) => c.toUpperCase());
/** Reads all options. `naming` says how a person knows an option: `--fail-on`, `input fail-on`. Throws a UsageError. */
function readSettings(given, naming) {
    return Object.fromEntries(options.map((o) => [camel(o.name), readValue(o, given[o.name], naming(o.name))]));
}
/** The outputs of the action. */
const outputs = [
    { name: 'verdict', doc: '`pass`, `fail` or `error`; fail-on changes whether the step fails, never the verdict' },
    { name: 'report', doc: 'The path of the JSON report' },
    { name: 'scenarios', doc: 'How many scenarios there are' },
    { name: 'passed', doc: 'How many scenarios passed' },
    { name: 'failed', doc: 'How many scenarios failed' },
    { name: 'traces', doc: 'How many traces were read' },
    {
        name: 'blocking-failures',
        doc: 'How many blocking dimensions failed or could not be told, in scenarios that fail',
    },
    { name: 'advisory-failures', doc: 'How many advisory dimensions failed or could not be told' },
    { name: 'pass-rate', doc: 'Passed scenarios by all scenarios, three decimals' },
];


/***/ }),

/***/ 9073:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cut: () => (/* binding */ cut),
/* harmony export */   jsonText: () => (/* binding */ jsonText),
/* harmony export */   pairStart: () => (/* binding */ pairStart),
/* harmony export */   printable: () => (/* binding */ printable),
/* harmony export */   safeJson: () => (/* binding */ safeJson),
/* harmony export */   safeLines: () => (/* binding */ safeLines),
/* harmony export */   showUnseen: () => (/* binding */ showUnseen),
/* harmony export */   visible: () => (/* binding */ visible)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);
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
/** The text cut to at most `most` UTF-16 units, the last of them `…`; a surrogate pair is never split. */
function cut(text, most) {
    if (text.length <= most)
        return text;
    return `${text.slice(0, pairStart(text, Math.max(0, most - 1)))}…`;
}
/** The index itself, or one less where it would fall between the halves of a surrogate pair. */
function pairStart(text, index) {
    const before = text.charCodeAt(index - 1);
    const after = text.charCodeAt(index);
    return (before & 0xfc00) === 0xd800 && (after & 0xfc00) === 0xdc00 ? index - 1 : index;
}
/**
 * One line of text from outside: nothing hidden, no terminal escape, no workflow command even at the start of a line.
 * With `most`, at most that many UTF-16 units.
 */
function printable(text, most) {
    // Making things visible only ever lengthens a text, so its far end need not be looked at.
    const head = most !== undefined && text.length > most ? text.slice(0, pairStart(text, most + 1)) : text;
    let line = breakHashes(visible(head));
    if (line.includes('::'))
        line = line.replace(colonCommand, '$1\\::');
    return most === undefined ? line : cut(head.length < text.length ? `${line}…` : line, most);
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

/***/ 6584:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeReports: () => (/* binding */ writeReports)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8381);
/* harmony import */ var _report_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9073);
// Writing the report files that the settings ask for.




/** Writes the reports. Throws a UsageError for a file that cannot be written. */
async function writeReports(cwd, settings, report, links) {
    const { reportJson, reportJunit, reportMarkdown } = settings;
    if (reportJson !== '')
        writeText(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, reportJson), `${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_3__.jsonText)(report)}\n`);
    if (reportJunit !== '') {
        const { junit } = await __webpack_require__.e(/* import() */ 998).then(__webpack_require__.bind(__webpack_require__, 2998));
        writeText(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, reportJunit), junit(report));
    }
    if (reportMarkdown !== '') {
        const { summary } = await __webpack_require__.e(/* import() */ 378).then(__webpack_require__.bind(__webpack_require__, 7378));
        writeText(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(cwd, reportMarkdown), summary(report, { room: Number.POSITIVE_INFINITY, links }));
    }
}
function writeText(file, text) {
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0___default().mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(file), { recursive: true });
        node_fs__WEBPACK_IMPORTED_MODULE_0___default().writeFileSync(file, text);
    }
    catch (e) {
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Cannot write ${file}: ${e.message}`);
    }
}


/***/ })

};
