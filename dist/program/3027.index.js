export const id = 3027;
export const ids = [3027];
export const modules = {

/***/ 9996:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ find),
  usage: () => (/* binding */ usage)
});

// EXTERNAL MODULE: ./src/files/hash.ts
var hash = __webpack_require__(36667);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
var external_node_fs_default = /*#__PURE__*/__webpack_require__.n(external_node_fs_);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
;// CONCATENATED MODULE: ./src/files/recordings.ts
// The recordings that agents leave on a machine without being asked, newest first.


const any = /^[^.]/;
const places = [
    { agent: 'claude', variable: 'CLAUDE_CONFIG_DIR', folder: '.claude', levels: [/^projects$/, /./, /\.jsonl$/] },
    {
        agent: 'codex',
        variable: 'CODEX_HOME',
        folder: '.codex',
        levels: [/^sessions$/, /^\d{4}$/, /^\d\d$/, /^\d\d$/, /^rollout-.*\.jsonl$/],
    },
    {
        agent: 'copilot',
        variable: 'COPILOT_HOME',
        folder: '.copilot',
        levels: [/^session-state$/, any, /^events\.jsonl$/],
    },
    { agent: 'gemini', folder: '.gemini', levels: [/^tmp$/, any, /^chats$/, /^session-.*\.jsonl?$/] },
    {
        agent: 'antigravity',
        folder: '.gemini/antigravity-cli',
        levels: [/^brain$/, any, /^\.system_generated$/, /^logs$/, /^transcript\.jsonl$/],
    },
    { agent: 'cursor', folder: '.cursor', levels: [/^projects$/, any, /^agent-transcripts$/, any, /\.jsonl$/] },
    { agent: 'cursor', folder: '.cursor', levels: [/^projects$/, any, /^agent-transcripts$/, /\.jsonl$/] },
    { agent: 'opencode', folder: '.local/share/opencode', levels: [/^storage$/, /^session$/, any, /^ses_.*\.json$/] },
];
/** The most entries of folders that are looked at for one agent: a machine may hold any number of sessions. */
const mostEntries = 20_000;
/** Lists the recordings below the folders that agents use by default. Links below them are not followed. */
function findRecordings(home, env) {
    const found = { recordings: [], looked: [], crowded: [] };
    for (const place of places) {
        const base = baseOf(place, home, env);
        if (!found.looked.includes(base))
            found.looked.push(base);
        const left = { entries: mostEntries };
        walk(base, place, 0, left, found.recordings);
        if (left.entries <= 0 && !found.crowded.includes(base))
            found.crowded.push(base);
    }
    // Of files written in the same millisecond the order is that of their names.
    found.recordings.sort((a, b) => b.at - a.at || (a.file < b.file ? -1 : 1));
    return found;
}
function baseOf({ agent, variable, folder }, home, env) {
    const moved = variable === undefined ? undefined : env[variable];
    if (moved)
        return external_node_path_default().resolve(home, moved);
    const data = env['XDG_DATA_HOME'];
    if (agent === 'opencode' && data)
        return external_node_path_default().resolve(data, 'opencode');
    return external_node_path_default().join(home, folder);
}
function walk(folder, place, level, left, into) {
    const pattern = place.levels[level];
    if (pattern === undefined)
        return;
    const isLast = level === place.levels.length - 1;
    // Folders of dates and of rising ids are begun with the newest, so that a bound takes the oldest away.
    for (const entry of entriesOf(folder).reverse()) {
        if (left.entries <= 0)
            return;
        left.entries--;
        if (!pattern.test(entry.name))
            continue;
        const file = external_node_path_default().join(folder, entry.name);
        if (!isLast) {
            if (entry.isDirectory())
                walk(file, place, level + 1, left, into);
        }
        else if (entry.isFile()) {
            const stat = statOf(file);
            if (stat && stat.size > 0)
                into.push({ agent: place.agent, file, at: stat.mtimeMs, bytes: stat.size });
        }
    }
}
/** What stands in a folder, by name; nothing where it is not there or may not be read. */
function entriesOf(folder) {
    try {
        return external_node_fs_default().readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    }
    catch {
        return [];
    }
}
function statOf(file) {
    try {
        return external_node_fs_default().lstatSync(file);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./src/files/stream.ts
var stream = __webpack_require__(10295);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/trace.ts
var model_trace = __webpack_require__(5136);
// EXTERNAL MODULE: ./src/options.ts
var options = __webpack_require__(88381);
// EXTERNAL MODULE: ./src/reading/file.ts + 3 modules
var file = __webpack_require__(63251);
// EXTERNAL MODULE: ./src/report/printable.ts
var printable = __webpack_require__(29073);
// EXTERNAL MODULE: ./src/report/redact.ts + 3 modules
var report_redact = __webpack_require__(60216);
// EXTERNAL MODULE: ./src/run/inputs.ts
var inputs = __webpack_require__(94280);
// EXTERNAL MODULE: ./src/run/prepare.ts + 5 modules
var prepare = __webpack_require__(11484);
// EXTERNAL MODULE: ./src/run/ready.ts + 2 modules
var run_ready = __webpack_require__(18027);
// EXTERNAL MODULE: ./src/commands/flags.ts
var flags = __webpack_require__(7157);
;// CONCATENATED MODULE: ./src/commands/find.ts
// `find`: what agents left on this machine, newest first, each with its outcome and its prompt, for `show` to take.














/** How many are shown, and the most bytes of a file that is looked into: a session may be of any size. */
const most = 20;
const mostBytes = 32 << 20;
const usage = { takes: ['config', 'json'] };
const command = async (argv, { cwd, env, out, err, columns }) => {
    const { settings } = (0,flags/* readFlags */.uW)(argv, usage.takes);
    const home = env['HOME'] || env['USERPROFILE'];
    if (!home)
        throw new options.UsageError('Expected the variable HOME, found none: agents keep their sessions below it');
    const ready = (0,run_ready/* makeReady */.w)();
    const config = await (0,prepare/* configOf */.W1)({ config: (0,inputs.readConfigFile)(cwd, settings.config) }, ready);
    const redact = (0,report_redact/* redactor */.$p)(config.redact.patterns.map(ready.pattern));
    const { recordings, looked, crowded } = findRecordings(home, env);
    const width = columns ?? 160;
    for (const one of recordings.slice(0, most)) {
        const told = await tell(one, redact);
        const at = new Date(one.at).toISOString();
        if (settings.json)
            out(`${(0,printable.safeJson)(JSON.stringify({ at, agent: one.agent, file: one.file, outcome: told.outcome, prompt: told.prompt }))}\n`);
        else
            out(render(one, told, at, width));
    }
    if (settings.json)
        return 0;
    if (recordings.length > most)
        out(`and ${(0,model_text/* count */.U9)(recordings.length - most, 'older recording')}\n`);
    if (recordings.length === 0)
        err(`agent-eval: No recording of an agent found below ${looked.map((f) => (0,printable.printable)(f)).join(', ')}\n`);
    for (const folder of crowded)
        err(`agent-eval: ${(0,printable.printable)(folder)} holds too much: the oldest was not looked at\n`);
    return 0;
};
/* harmony default export */ const find = (command);
/** Two lines: when, by whom, how it ended and what was asked; then the file, as `show` takes it. */
function render(one, { outcome, prompt, how }, at, width) {
    const head = `${at.slice(0, 16).replace('T', ' ')}Z  ${one.agent.padEnd(11)} ${outcome.padEnd(24)} `;
    const room = Math.max(40, width - head.length);
    return `${head}${(0,printable.printable)(prompt, room)}\n${' '.repeat(19)}${how ?? quoted((0,printable.printable)(one.file))}\n`;
}
/** A path as a shell takes it. */
const quoted = (file) => (/^[\w@%+=:,./-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`);
/** Looks into a recording. All that is told is redacted and bounded. */
async function tell(one, redact) {
    if (one.bytes > mostBytes)
        return { outcome: `not read: ${one.bytes >> 20} MB`, prompt: '' };
    if (one.agent === 'opencode')
        return tellOpencode(one.file, redact);
    let first;
    let last;
    const read = await (0,file/* readTraceFile */.mA)(one.file, {
        sha256: hash/* sha256 */.s,
        emit(trace) {
            first ??= trace;
            last = trace;
        },
    }, mostBytes);
    if (!first || !last)
        return { outcome: 'unreadable', prompt: (0,report_redact/* excerpt */.Kb)(read.problem ?? '', redact, 400) };
    const asked = Array.isArray(first.prompt) ? first.prompt[0] : first.prompt;
    return { outcome: outcomeOf(last, redact), prompt: (0,report_redact/* excerpt */.Kb)(asked ?? '', redact, 400) };
}
/** OpenCode keeps a session in many files, which it joins itself. */
function tellOpencode(file, redact) {
    let session;
    try {
        session = JSON.parse((0,stream/* readTextFile */.Gu)(file) ?? '');
    }
    catch {
        session = undefined;
    }
    const id = (0,json/* isObject */.Gv)(session) ? (0,json/* text */.Qq)(session['id']) : undefined;
    if (!(0,json/* isObject */.Gv)(session) || id === undefined || !/^[\w-]{1,80}$/.test(id))
        return { outcome: 'unreadable', prompt: '' };
    return {
        outcome: 'to be exported',
        prompt: (0,report_redact/* excerpt */.Kb)((0,json/* text */.Qq)(session['title']) ?? '', redact, 400),
        how: `opencode export ${id} > trace.json`,
    };
}
/** How the run ended, and how many calls it made. */
function outcomeOf(trace, redact) {
    const calls = trace.events.filter((e) => e.type === 'tool_call');
    const failed = calls.filter((c) => (0,model_trace/* callFailed */.Qn)(c) === true).length;
    const made = `${(0,model_text/* count */.U9)(calls.length, 'call')}${failed > 0 ? ` (${failed} failed)` : ''}`;
    const end = trace.error
        ? `error: ${(0,printable.printable)((0,model_text/* clip */.$Q)(redact(trace.error), 60))}`
        : trace.truncated || trace.source.incomplete
            ? 'cut off'
            : (trace.stop_cause ?? (trace.answer === undefined ? 'ended' : 'answered'));
    return `${end}, ${made}`;
}


/***/ }),

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
