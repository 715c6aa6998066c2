export const id = 602;
export const ids = [602];
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

/***/ 62669:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ show),
  usage: () => (/* binding */ usage)
});

// EXTERNAL MODULE: ./src/judging/evaluate.ts
var evaluate = __webpack_require__(37789);
// EXTERNAL MODULE: ./src/judging/view.ts
var view = __webpack_require__(47127);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/report/printable.ts
var printable = __webpack_require__(29073);
// EXTERNAL MODULE: ./src/report/redact.ts + 3 modules
var report_redact = __webpack_require__(60216);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/trace.ts
var model_trace = __webpack_require__(5136);
;// CONCATENATED MODULE: ./src/report/blocks.ts
// Whole texts of a trace for a person: every line of them, indented, and nothing that a terminal or a log would obey.


/** The lines of a text. */
const block = (text, redact, indent) => redact(text)
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => `${indent}${(0,printable.printable)(line)}`);
/** The lines of a value: of a text as it stands, of anything else as indented JSON. */
const valueBlock = (value, redact, indent) => block(typeof value === 'string' ? value : (0,json/* writeJson */.GF)(value, 2), redact, indent);

;// CONCATENATED MODULE: ./src/report/call.ts
// One call of a trace for a person: in two lines, or whole.




const inline = (value) => JSON.stringify(value, (_key, v) => (typeof v === 'bigint' ? String(v) : v)) ?? '';
/** What each sign before a result means. */
const signs = '→ did not fail · ✗ failed, was denied or was blocked · ? whether it failed is not recorded';
const margin = ' '.repeat(10);
function markOf(c, { red, dim }) {
    const state = c.denied ? 'denied' : c.blocked ? 'blocked' : c.is_error ? 'error' : undefined;
    if (state !== undefined)
        return red(`✗ ${state}`);
    return c.is_error === null ? dim('?') : '→';
}
function headOf(c, number, { paints: { bold, dim }, redact }) {
    const named = (text, most) => (0,printable.printable)(redact(text), most);
    const command = c.command === undefined || c.command === c.tool ? '' : dim(` (${named(c.command, 60)})`);
    const agent = c.agent === undefined ? '' : dim(`[${named(c.agent, 40)}] `);
    return `${dim(`call ${number}`.padEnd(9))} ${agent}${bold(named(c.tool, 60))}${command}`;
}
/** A call in two lines. */
function callLines(c, number, style) {
    const { paints, redact, width } = style;
    const { dim } = paints;
    const said = (text, indent) => {
        const room = Math.max(40, width - indent);
        return (0,printable.printable)((0,report_redact/* excerpt */.Kb)(text, redact, room), room);
    };
    const given = typeof c.arguments === 'string' ? `${c.arguments} (no JSON)` : inline(c.arguments);
    const exit = c.exit_code === undefined ? '' : dim(`exit ${c.exit_code} · `);
    const took = c.duration_ms === undefined ? '' : dim(` · ${Math.round(c.duration_ms)} ms`);
    const cut = c.result_cut === undefined ? '' : dim(` (${(0,model_text/* count */.U9)(c.result_cut.bytes, 'byte')}, cut)`);
    const result = c.result === undefined
        ? dim('no result recorded')
        : said(typeof c.result === 'string' ? c.result : inline(c.result), 14);
    return [
        `${headOf(c, number, style)} ${said(given, 12 + c.tool.length)}`,
        `${margin}${markOf(c, paints)} ${exit}${result}${cut}${took}`,
    ];
}
/** A call whole: all arguments, all of the result. */
function wholeCall(c, number, style) {
    const { paints, redact } = style;
    const { dim } = paints;
    const facts = [
        c.turn === undefined ? '' : `turn ${c.turn}`,
        c.at === undefined ? '' : (0,printable.printable)(c.at, 40),
        c.exit_code === undefined ? '' : `exit ${c.exit_code}`,
        c.duration_ms === undefined ? '' : `${Math.round(c.duration_ms)} ms`,
        c.arguments_cut === undefined ? '' : `arguments cut, of ${(0,model_text/* count */.U9)(c.arguments_cut.bytes, 'byte')}`,
        c.result_cut === undefined ? '' : `result cut, of ${(0,model_text/* count */.U9)(c.result_cut.bytes, 'byte')}`,
        typeof c.arguments === 'string' ? 'the arguments are no JSON' : '',
    ].filter((fact) => fact !== '');
    const result = c.result === undefined ? [`${margin}${dim('no result recorded')}`] : valueBlock(c.result, redact, margin);
    return [
        `${headOf(c, number, style)}${facts.length > 0 ? dim(` · ${facts.join(' · ')}`) : ''}`,
        ...valueBlock(c.arguments, redact, margin),
        `${margin}${markOf(c, paints)}`,
        ...result,
    ];
}

// EXTERNAL MODULE: ./src/report/paint.ts
var paint = __webpack_require__(9066);
;// CONCATENATED MODULE: ./src/report/timeline.ts
// A trace for a person: what happened in order, one line each, errors marked.







const timeline_margin = ' '.repeat(10);
/** Renders one trace. Ends with a line break. */
function timeline(trace, options) {
    const { redact, width } = options;
    const style = { paints: (0,paint/* paints */.A)(options.color), width, redact };
    const { red, yellow, dim, bold } = style.paints;
    /** What was said, behind its label: one line of it, or all. */
    const told = (label, text) => options.full && text.includes('\n')
        ? [label.trimEnd(), ...block(text, redact, timeline_margin)]
        : [`${label}${options.full ? (0,printable.printable)(redact(text)) : said(text, 10)}`];
    /** One line of text from the trace. */
    const said = (text, indent) => {
        const room = Math.max(40, width - indent);
        return (0,printable.printable)((0,report_redact/* excerpt */.Kb)(text, redact, room), room);
    };
    /** A short name from the trace. */
    const named = (text, most) => (0,printable.printable)(redact(text), most);
    const calls = trace.events.filter((e) => e.type === 'tool_call');
    const failed = calls.filter((c) => (0,model_trace/* callFailed */.Qn)(c) === true).length;
    const facts = [
        trace.source.format,
        trace.agent?.model === undefined ? '' : named(trace.agent.model, 60),
        trace.turns === undefined ? '' : (0,model_text/* count */.U9)(trace.turns, 'turn'),
        `${(0,model_text/* count */.U9)(calls.length, 'call')}${failed > 0 ? ` (${failed} failed)` : ''}`,
        trace.stop_cause ?? '',
        trace.truncated ? 'cut off' : '',
        trace.usage?.cost_usd === undefined ? '' : `$${trace.usage.cost_usd.toFixed(4)}`,
        trace.duration_ms === undefined ? '' : `${(trace.duration_ms / 1000).toFixed(1)} s`,
    ];
    const out = [
        `${bold((0,printable.printable)(options.file))}${trace.id === undefined ? '' : dim(` ${named(trace.id, 80)}`)}`,
        dim(facts.filter((f) => f !== '').join(' · ')),
    ];
    if (trace.error)
        out.push(red(`run error: ${said(trace.error, 11)}`));
    out.push('');
    let number = 0;
    if (trace.prompt !== undefined && !trace.events.some((e) => e.type === 'user')) {
        for (const turn of typeof trace.prompt === 'string' ? [trace.prompt] : trace.prompt)
            out.push(...line({ type: 'user', text: turn }));
    }
    for (const event of trace.events)
        out.push(...line(event));
    if (trace.answer !== undefined) {
        const [first = '', ...more] = block(trace.answer, redact, timeline_margin);
        out.push('', `${bold('answer'.padEnd(9))} ${first.trimStart()}`, ...more);
    }
    out.push('');
    if (calls.length > 0)
        out.push(dim(`${'signs'.padEnd(9)} ${signs}`));
    const { lacks, unrecognised, junk_lines, notes } = trace.source;
    if (lacks.length > 0)
        out.push(dim(`${'unknown'.padEnd(9)} this recording does not hold: ${lacks.map((k) => model_trace/* evidenceNames */.Y$[k]).join(', ')}`));
    for (const note of notes ?? [])
        out.push(yellow(`${'note'.padEnd(9)} ${said(note, 10)}`));
    if (unrecognised)
        out.push(yellow(`${'note'.padEnd(9)} ${(0,model_text/* count */.U9)(unrecognised, 'record was', 'records were')} not recognised`));
    if (junk_lines)
        out.push(yellow(`${'note'.padEnd(9)} ${(0,model_text/* count */.U9)(junk_lines, 'line is', 'lines are')} not JSON`));
    return `${out.join('\n')}\n`;
    function line(event) {
        const who = (label, agent) => `${dim(label.padEnd(9))} ${agent === undefined ? '' : dim(`[${named(agent, 40)}] `)}`;
        switch (event.type) {
            case 'user':
                return told(who('user'), event.text);
            case 'message':
                return told(`${who('says', event.agent)}${event.step === undefined ? '' : dim(`(${named(event.step, 60)}) `)}`, event.text);
            case 'compaction':
                return [yellow(`${'·'.padEnd(9)} the transcript was summarised`)];
            case 'confirmation':
                return [`${who('gate')}${said(`${event.step}: ${event.tier}`, 10)}`];
            case 'elicitation':
                return [`${who('asked')}${said(`${event.message ?? event.guards ?? ''} → ${event.action}`, 10)}`];
            default:
                return (options.full ? wholeCall : callLines)(event, ++number, style);
        }
    }
}
/** One call of a trace, whole, by its number in reports; `undefined`: there is none. */
function oneCall(trace, number, options) {
    const call = trace.events.filter((e) => e.type === 'tool_call')[number - 1];
    if (!call)
        return undefined;
    const style = { paints: (0,paint/* paints */.A)(options.color), width: options.width, redact: options.redact };
    return `${[...wholeCall(call, number, style), '', style.paints.dim(`${'signs'.padEnd(9)} ${signs}`)].join('\n')}\n`;
}

// EXTERNAL MODULE: ./src/run/inputs.ts
var inputs = __webpack_require__(94280);
// EXTERNAL MODULE: ./src/run/prepare.ts + 5 modules
var prepare = __webpack_require__(11484);
// EXTERNAL MODULE: ./src/run/ready.ts + 2 modules
var run_ready = __webpack_require__(18027);
// EXTERNAL MODULE: ./src/run/sources.ts + 4 modules
var sources = __webpack_require__(49750);
// EXTERNAL MODULE: ./src/commands/flags.ts
var flags = __webpack_require__(7157);
;// CONCATENATED MODULE: ./src/commands/show.ts
// `show`: the traces of one file, for a person or as native JSON (JSON Lines where there are several), without the secrets that are told (`--raw`: with them).











const usage = {
    words: 'FILE',
    takes: ['trace-format', 'max-trace-mb', 'config', 'json', 'html', 'html-max-mb', 'raw', 'full', 'call'],
};
const command = async (argv, { cwd, out, err, color, columns }) => {
    const { settings, files } = (0,flags/* readFlags */.uW)(argv, usage.takes, 1);
    const file = files[0];
    const ready = (0,run_ready/* makeReady */.w)();
    const config = await (0,prepare/* configOf */.W1)({ config: (0,inputs.readConfigFile)(cwd, settings.config) }, ready);
    const redact = settings.raw ? (text) => text : (0,report_redact/* redactor */.$p)(config.redact.patterns.map(ready.pattern));
    const native = (trace) => (0,json/* writeJson */.GF)(settings.raw ? trace : (0,report_redact/* hidden */.R)(trace, redact));
    const style = { color, width: columns ?? 160, redact, file, full: settings.full };
    const page = settings.html ? await pageOf(file, settings.htmlMaxMb, redact, out) : undefined;
    let shown = 0;
    let held;
    const emit = (trace, label) => {
        if (page) {
            shown++;
            page.add(trace, label);
            return;
        }
        const text = settings.json
            ? undefined
            : settings.call === undefined
                ? timeline(trace, style)
                : oneCall(trace, settings.call, style);
        if (!settings.json && text === undefined)
            return;
        shown++;
        if (text !== undefined)
            out(`${shown > 1 ? '\n' : ''}${text}`);
        // The first of several is a line too, so it is held until the second comes.
        else if (shown === 1)
            held = native(trace);
        else {
            if (held !== undefined)
                out(`${(0,printable.safeJson)(held)}\n`);
            held = undefined;
            out(`${(0,printable.safeJson)(native(trace))}\n`);
        }
    };
    const { problems } = await (0,sources/* readSource */.o$)(cwd, (0,sources/* sourceOf */.vz)(cwd, file), settings, {
        end: config.end,
        places: ready,
        take: emit,
    });
    if (held !== undefined)
        out(`${(0,printable.safeJson)(held)}\n`);
    if (shown > 0)
        page?.end();
    for (const problem of problems) {
        const line = problem.line === undefined ? '' : `:${problem.line}`;
        err(`agent-eval: ${(0,printable.printable)(problem.file)}${line}: ${(0,printable.printable)(redact(problem.message))}\n`);
    }
    if (problems.length === 0 && shown === 0)
        err(`agent-eval: ${(0,printable.printable)(file)}: No trace of it has a call ${settings.call}\n`);
    return problems.length > 0 || shown === 0 ? 1 : 0;
};
/** The page with the traces of one file, loaded where it is asked for. */
async function pageOf(file, mb, redact, out) {
    const [{ tracesPage }, { gzip }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(2518), __webpack_require__.e(4630)]).then(__webpack_require__.bind(__webpack_require__, 54630)), __webpack_require__.e(/* import() */ 6686).then(__webpack_require__.bind(__webpack_require__, 16686))]);
    const page = tracesPage({ write: out }, { name: file, viewing: { room: mb * 1024 * 1024, gzip, redact } });
    return {
        ...page,
        add: (trace, label) => page.add(trace, label, (0,evaluate/* statsOf */.LZ)((0,view/* viewOf */.d)(trace, (tool) => tool))),
    };
}
/* harmony default export */ const show = (command);


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
