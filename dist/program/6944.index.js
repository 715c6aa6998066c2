export const id = 6944;
export const ids = [6944];
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

/***/ 68045:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ commands_formats),
  usage: () => (/* binding */ usage)
});

// EXTERNAL MODULE: ./src/formats/index.ts + 52 modules
var formats = __webpack_require__(85595);
;// CONCATENATED MODULE: ./src/formats/makers.ts
/** The makers, and the ids of their formats. */
const makers = [
    ['agent-eval', ['native', 'live-trajectory']],
    ['Anthropic', ['claude-code', 'claude-transcript', 'anthropic-messages']],
    ['OpenAI', ['codex-exec', 'codex-rollout', 'openai-chat', 'openai-responses', 'openai-agents']],
    ['GitHub', ['copilot-events']],
    [
        'Google',
        [
            ...['gemini-stream', 'gemini-json', 'gemini-session', 'gemini-contents'],
            ...['antigravity-stream', 'antigravity-transcript', 'adk-session', 'adk-evalset'],
        ],
    ],
    ['Coding agents', ['cursor-stream', 'cursor-transcript', 'opencode-run', 'opencode-export', 'goose', 'qwen-session']],
    ['Coding agents', ['droid-exec', 'droid-session', 'kimi-wire', 'grok-session', 'pi-session']],
    ['Coding agents', ['swe-agent', 'mini-swe-agent', 'openhands', 'openhands-v0']],
    ['Frameworks', ['ai-sdk', 'langchain-messages', 'langsmith-runs', 'pydantic-ai', 'autogen']],
    ['Protocols', ['otel-genai', 'atif', 'mcp-log', 'flat-calls']],
    ['Evaluation harnesses', ['inspect', 'tau-bench', 'tau2', 'agentdojo']],
];
/** The formats by maker, in that order; what no maker is named for comes last. */
function byMaker(formats) {
    const groups = new Map();
    for (const [maker, ids] of makers)
        groups.set(maker, [...(groups.get(maker) ?? []), ...ids.flatMap((id) => formats.find((f) => f.id === id) ?? [])]);
    const known = new Set([...groups.values()].flat());
    groups.set('Others', formats.filter((f) => !known.has(f)));
    return [...groups].filter(([, some]) => some.length > 0);
}

// EXTERNAL MODULE: ./src/report/paint.ts
var paint = __webpack_require__(9066);
// EXTERNAL MODULE: ./src/commands/flags.ts
var flags = __webpack_require__(7157);
;// CONCATENATED MODULE: ./src/commands/formats.ts
// `formats`: the trace formats that can be read, by who makes what writes them, and where to find the files.




const usage = { takes: [] };
const command = async (argv, { out, color }) => {
    (0,flags/* readFlags */.uW)(argv, usage.takes);
    const { bold } = (0,paint/* paints */.A)(color);
    const width = Math.max(...formats/* formats */.F.map((f) => f.id.length));
    for (const [i, [maker, some]] of byMaker(formats/* formats */.F).entries()) {
        out(`${i === 0 ? '' : '\n'}${bold(maker)}\n`);
        for (const f of some)
            out(`  ${f.id.padEnd(width)}  ${f.doc}\n  ${' '.repeat(width)}  ${f.where}\n`);
    }
    return 0;
};
/* harmony default export */ const commands_formats = (command);


/***/ }),

/***/ 87979:
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
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   jM: () => (/* binding */ parseExact),
/* harmony export */   oC: () => (/* binding */ repeatsKey),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   v_: () => (/* binding */ holdsDecimalZeros),
/* harmony export */   z$: () => (/* binding */ exactSource)
/* harmony export */ });
/* unused harmony export needsExact */
/* harmony import */ var lossless_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(875);
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
/**
 * The value at a path of own keys and indices; `undefined`: none. A text is a dotted path, `result.items.0.id`, where an
 * exact key wins. The length of an array is no part of what was written.
 */
function valueAt(value, path) {
    if (typeof path === 'string') {
        const exact = own(value, path);
        return exact === undefined ? valueAt(value, path.split('.')) : exact;
    }
    let at = value;
    for (const key of path)
        at = own(at, key);
    return at;
}
function own(value, key) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
        return undefined;
    return Array.isArray(value) && key === 'length' ? undefined : Reflect.get(value, key);
}
const integer = /^-?\d+$/;
const unsafe = (source, value) => integer.test(source) && !Number.isSafeInteger(value);
/** Does JSON.parse show the source of a number? Node 20 does not. */
function showsSource() {
    let source;
    const probe = (_key, value, context) => {
        source = context?.source;
        return value;
    };
    JSON.parse('1', probe);
    return source !== undefined;
}
const sources = new WeakMap();
/** Remembers how a number is written where the number alone does not tell (`1600.0`). */
function keep(holder, key, value, source) {
    if (typeof holder !== 'object' || holder === null || String(value) === source)
        return value;
    const known = sources.get(holder);
    if (known)
        known.set(key, source);
    else
        sources.set(holder, new Map([[key, source]]));
    return value;
}
/** How a number of an object or array is written in the JSON that it was parsed from, where the number does not tell. */
const exactSource = (holder, key) => sources.get(holder)?.get(key);
/**
 * Parses JSON, keeps integers beyond 2^53 as bigint and remembers how numbers are written (`exactSource`). Slow: for texts
 * that hold such a number. Throws SyntaxError.
 */
function parseExact(source) {
    if (!showsSource())
        return parseLossless(source);
    const reviver = function (key, value, context) {
        if (typeof value !== 'number' || context?.source === undefined)
            return value;
        return keep(this, key, exactly(context.source, value), context.source);
    };
    return JSON.parse(source, reviver);
}
const exactly = (source, value) => (unsafe(source, value) ? BigInt(source) : value);
/** The same where JSON.parse does not show sources. */
function parseLossless(source) {
    return (0,lossless_json__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(source, function (key, value) {
        if (!(0,lossless_json__WEBPACK_IMPORTED_MODULE_0__/* .isLosslessNumber */ .s_)(value))
            return value;
        const written = value.toString();
        return keep(this, key, exactly(written, Number(written)), written);
    });
}
/** So many digits may be more than a number holds. */
const manyDigits = 16;
const decimalZeros = /[:,[]\s{0,8}-?\d{1,15}\.0{1,15}[\s,}\]]/;
/** May the text hold a number such as `1600.0`, which JSON.parse makes an integer? */
const holdsDecimalZeros = (source) => source.includes('.0') && decimalZeros.test(source);
const isDigit = (code) => code >= 48 && code <= 57;
/** May the text hold a number that JSON.parse changes: an integer beyond 2^53, or one with decimals that are all zeros? */
const needsExact = (source) => holdsManyDigits(source) || holdsDecimalZeros(source);
/** Are there so many digits in a row? One of them has a place that their number divides: only such places are looked at, and what is around a digit there. */
function holdsManyDigits(source) {
    for (let i = manyDigits - 1; i < source.length; i += manyDigits) {
        if (!isDigit(source.charCodeAt(i)))
            continue;
        let from = i;
        while (isDigit(source.charCodeAt(from - 1)))
            from--;
        let to = i + 1;
        while (to - from < manyDigits && isDigit(source.charCodeAt(to)))
            to++;
        if (to - from >= manyDigits)
            return true;
    }
    return false;
}
/** Parses JSON, exactly where the text may hold a number that needs it. Throws SyntaxError. */
const parseJson = (source) => (needsExact(source) ? parseExact(source) : JSON.parse(source));
/** Writes JSON, bigints as the integers they are. Throws RangeError on a value nested too deeply (see `nestedBeyond`). */
function writeJson(value, indent) {
    try {
        return JSON.stringify(value, undefined, indent) ?? 'null';
    }
    catch (e) {
        if (!(e instanceof TypeError))
            throw e;
        const raw = JSON.rawJSON;
        if (raw === undefined)
            return (0,lossless_json__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)(value, undefined, indent) ?? 'null';
        return JSON.stringify(value, (_key, v) => (typeof v === 'bigint' ? raw(String(v)) : v), indent);
    }
}
const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}]/g;
/** Has an object in a text that is JSON the same key twice? */
function repeatsKey(source) {
    const open = [];
    for (const [found, colon] of source.matchAll(token)) {
        if (found === '{')
            open.push(new Set());
        else if (found === '}')
            open.pop();
        else if (colon !== undefined) {
            const quoted = found.slice(0, -colon.length);
            const key = quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
            const keys = open.at(-1);
            if (keys?.has(key))
                return true;
            keys?.add(key);
        }
    }
    return false;
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
    const open = [];
    for (let at = value; at; at = open.pop()) {
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

/***/ 5086:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   TA: () => (/* binding */ pairStart),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   oh: () => (/* binding */ thousands),
/* harmony export */   p_: () => (/* binding */ list)
/* harmony export */ });
// Text for people: cut to a length, counted, listed.
/** The text cut to at most `most` UTF-16 units, the last of them `…`; a surrogate pair is never split. */
function clip(text, most) {
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
/** `3,000`. */
const thousands = (n) => String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
/** `1 trace`, `2,000 traces`, `1 reply`, `2 replies`: the only place that chooses between one and many. */
const count = (n, noun, plural = `${noun}s`) => `${thousands(n)} ${n === 1 ? noun : plural}`;
/** Lists names for a message, the first few of many. */
function list(names, most = 8) {
    const shown = names.slice(0, most).map((n) => clip(n, 80));
    return names.length > most ? `${shown.join(', ')} and ${names.length - most} more` : shown.join(', ');
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


/***/ })

};
