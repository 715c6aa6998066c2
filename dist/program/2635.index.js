export const id = 2635;
export const ids = [2635];
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

/***/ 86388:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ commands_shrink),
  usage: () => (/* binding */ usage)
});

;// CONCATENATED MODULE: ./src/learn/shrink.ts
/** Each candidate is judged, which takes milliseconds: so many are tried, and no more. */
const mostTried = 10_000;
/**
 * Leaves out calls, each with its result, and then whatever else happened. `fails`: do these events fail as all of them do?
 * `cited`: the numbers of the calls that failures name, from 1, with which it begins where these alone fail.
 */
function shrink(events, fails, cited) {
    let tried = 0;
    let kept = events;
    const attempt = (candidate) => {
        if (tried >= mostTried)
            return false;
        tried++;
        if (!fails(candidate))
            return false;
        kept = candidate;
        return true;
    };
    let number = 0;
    attempt(events.filter((event) => event.type !== 'tool_call' || cited.has(++number)));
    const first = events.find((event) => event.type === 'user');
    const isCall = (event) => event.type === 'tool_call';
    // What the user asked first stays: a run without it is hard to read.
    const isOther = (event) => !isCall(event) && event !== first;
    for (let before = -1; before !== kept.length && tried < mostTried;) {
        before = kept.length;
        for (const removable of [isCall, isOther])
            leaveOut(() => kept, removable, attempt);
    }
    return { events: [...kept], tried, smallest: tried < mostTried };
}
/** Leaves out ever smaller parts of what may go, until no single one can (the algorithm ddmin, by complements). */
function leaveOut(kept, removable, attempt) {
    const units = () => kept().filter(removable);
    let left = units();
    if (left.length === 0)
        return;
    // All at once, then halves, quarters and so on.
    let size = left.length;
    for (;;) {
        let smaller = false;
        for (let at = 0; at < left.length;) {
            const part = new Set(left.slice(at, at + size));
            if (attempt(kept().filter((event) => !part.has(event)))) {
                left = units();
                smaller = true;
            }
            else
                at += size;
        }
        if (size === 1 && !smaller)
            return;
        if (left.length === 0)
            return;
        size = Math.max(1, Math.min(Math.ceil(size / 2), left.length));
    }
}

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(47088);
// EXTERNAL MODULE: ./src/options.ts
var options = __webpack_require__(88381);
// EXTERNAL MODULE: ./src/report/printable.ts
var printable = __webpack_require__(29073);
// EXTERNAL MODULE: ./src/report/redact.ts + 3 modules
var report_redact = __webpack_require__(60216);
// EXTERNAL MODULE: ./src/run/one.ts
var one = __webpack_require__(37769);
// EXTERNAL MODULE: ./src/run/prepare.ts + 5 modules
var prepare = __webpack_require__(11484);
// EXTERNAL MODULE: ./src/run/inputs.ts
var inputs = __webpack_require__(94280);
;// CONCATENATED MODULE: ./src/run/single.ts
// One scenario that a person names, made ready to judge single traces by.




/** Prepares the scenario of a file; `name`: which one, where the file has several. Throws a UsageError for what is wrong with it. */
async function prepareOne(cwd, settings, file, name) {
    const given = { ...settings, scenarios: [file], traces: [], only: [] };
    const prepared = await (0,prepare/* prepare */.iA)(cwd, given, (0,inputs/* readInputs */.Ko)(cwd, given));
    const [problem] = prepared.problems;
    if (problem)
        throw new options.UsageError(`${problem.file}${problem.line === undefined ? '' : `:${problem.line}`}: ${problem.message}`);
    const wanted = prepared.scenarios.filter((one) => name === undefined || one.name === name);
    const [scenario, ...others] = wanted;
    const names = (0,model_text/* list */.p_)(prepared.scenarios.map((one) => one.name));
    if (!scenario)
        throw new options.UsageError(`No scenario of ${file} is ${name}; it has ${names}`);
    if (others.length > 0)
        throw new options.UsageError(`Expected one scenario in ${file}, found ${(0,model_text/* count */.U9)(wanted.length, 'scenario')}: ${names}`);
    return { scenario, prepared };
}

// EXTERNAL MODULE: ./src/commands/flags.ts
var flags = __webpack_require__(7157);
// EXTERNAL MODULE: ./src/commands/written.ts
var written = __webpack_require__(24105);
;// CONCATENATED MODULE: ./src/commands/shrink.ts
// `shrink`: a failing trace, cut to a smallest one that fails the same dimensions.












const own = [
    { name: 'scenario', type: 'text', value: 'FILE', doc: 'The scenario that the trace fails' },
    { name: 'out', type: 'text', value: 'FILE', doc: 'Write the trace to this file instead of standard output' },
];
const usage = {
    words: 'TRACE',
    takes: ['registry', 'skills', 'config', 'trace-format', 'max-trace-mb', 'raw'],
    own,
};
const command = async (argv, { cwd, out, err }) => {
    const { settings, files, own: given } = (0,flags/* readFlags */.uW)(argv, usage.takes, 1, own);
    if (given.scenario === undefined)
        throw new options.UsageError('Expected --scenario FILE, the scenario that the trace fails');
    const { scenario, prepared } = await prepareOne(cwd, settings, given.scenario);
    const { config, ready, redact } = prepared;
    const { trace: recorded, label } = await (0,one/* readOne */.J)(cwd, files[0], { settings, end: config.end, ready });
    const run = prepared.judgeBy(scenario, recorded, label);
    const wanted = failuresOf(run);
    const failed = scenario.graded.filter((_, i) => wanted[i] !== undefined).map(({ id }) => id);
    if (failed.length === 0) {
        err(`agent-eval: ${(0,printable.printable)(label)} passes ${(0,printable.printable)(scenario.name)}, as far as no oracle is asked: nothing to shrink\n`);
        return 1;
    }
    const trace = settings.raw ? recorded : (0,report_redact/* hidden */.R)(recorded, redact);
    const told = prepared.tellOutcomes(trace);
    const isLike = prepared.likeBy(scenario, wanted);
    if (!isLike(told))
        throw new options.UsageError('Without its secrets the trace fails otherwise; --raw keeps them');
    const fails = (events) => isLike({ ...told, events: [...events] });
    const { events: left, tried, smallest } = shrink(told.events, fails, citedBy(run));
    const kept = new Set(left);
    const events = trace.events.filter((_, i) => kept.has(told.events[i]));
    const text = `${(0,json/* writeJson */.GF)({ ...trace, events }, 2)}\n`;
    if (given.out === undefined)
        out(settings.raw ? text : (0,printable.safeJson)(text));
    else
        (0,written/* writeWhole */.f)(cwd, given.out, text);
    const calls = (of) => of.filter((event) => event.type === 'tool_call').length;
    err(`${(0,model_text/* count */.U9)(calls(events), 'call')} of ${calls(trace.events)} left, ${(0,model_text/* count */.U9)(tried, 'candidate')} judged${smallest ? '' : ' (the most that are; it may not be the smallest)'}; fails ${(0,model_text/* list */.p_)(failed)}\n`);
    return 0;
};
/* harmony default export */ const commands_shrink = (command);
/** How each dimension counts against the run. */
const failuresOf = ({ result, asked }) => {
    const left = new Set(asked.map(({ at }) => at));
    return result.dimensions.map((d, i) => (left.has(i) ? undefined : (0,prepare/* failureOf */.g5)(d)));
};
/** The calls that failures cite. */
const citedBy = ({ result }) => new Set(result.dimensions.filter(verdict/* blocks */.Bv).flatMap((d) => (d.evidence ?? []).flatMap((e) => e.call ?? [])));


/***/ }),

/***/ 24105:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ writeWhole),
/* harmony export */   j: () => (/* binding */ checkNew)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_draft_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8132);
/* harmony import */ var _files_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48188);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88381);
// Files that commands write for a person: whole or not at all, and none that is there already unless it may be.




/** Throws a UsageError for a file that is there already. */
function checkNew(cwd, file, force) {
    const entry = (0,_files_path_js__WEBPACK_IMPORTED_MODULE_2__/* .statAs */ .Pq)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, file));
    if (entry === 'folder')
        throw new _options_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(`Expected a file to write, found the folder ${file}`);
    if (entry !== undefined && !force)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(`${file} is there already; --force writes over it`);
}
/** Writes a file. Throws a UsageError that says why it could not. */
function writeWhole(cwd, file, text) {
    try {
        const draft = (0,_files_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .beginDraft */ .rr)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, file));
        try {
            draft.write(text);
            draft.publish();
        }
        finally {
            draft.drop();
        }
    }
    catch (e) {
        throw new _options_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(`Cannot write ${file}: ${(0,_files_path_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(e)}`);
    }
}


/***/ }),

/***/ 8132:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ leaves),
/* harmony export */   oD: () => (/* binding */ realPlace),
/* harmony export */   rr: () => (/* binding */ beginDraft)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _builtins_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9143);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48188);
// Writing a file that is there whole or not at all: a draft beside it, which takes its name when all is written.




/** Begins a draft. Throws where it cannot be written. */
function beginDraft(file) {
    makeFolders(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(file));
    // A terminal, a pipe or /dev/null is written to: nothing may take its name.
    const inPlace = !(node_fs__WEBPACK_IMPORTED_MODULE_0___default().lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? true);
    const draft = inPlace ? file : draftName(file);
    const open = node_fs__WEBPACK_IMPORTED_MODULE_0___default().openSync(draft, inPlace ? 'w' : 'wx');
    let isOpen = true;
    const close = () => {
        if (!isOpen)
            return;
        isOpen = false;
        node_fs__WEBPACK_IMPORTED_MODULE_0___default().closeSync(open);
    };
    const remove = () => {
        if (!inPlace)
            node_fs__WEBPACK_IMPORTED_MODULE_0___default().rmSync(draft, { force: true });
    };
    return {
        // Given a descriptor, this writes all of the text from where the last write ended.
        write: (text) => node_fs__WEBPACK_IMPORTED_MODULE_0___default().writeFileSync(open, text),
        publish() {
            close();
            if (!inPlace)
                node_fs__WEBPACK_IMPORTED_MODULE_0___default().renameSync(draft, file);
        },
        drop() {
            try {
                close();
            }
            finally {
                remove();
            }
        },
    };
}
/**
 * Makes a folder and those above it that are missing, one by one: where a file system refuses new folders as if the one above were
 * missing, as /proc does, Node's own recursion never ends.
 */
function makeFolders(folder) {
    const missing = [];
    for (let at = folder; !node_fs__WEBPACK_IMPORTED_MODULE_0___default().existsSync(at) && at !== node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(at); at = node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(at))
        missing.push(at);
    for (const one of missing.reverse()) {
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0___default().mkdirSync(one);
        }
        catch (e) {
            // Another run may have made it meanwhile.
            if (e.code !== 'EEXIST')
                throw e;
        }
    }
}
function draftName(file) {
    const chance = (0,_builtins_js__WEBPACK_IMPORTED_MODULE_3__/* .crypto */ .E)().randomBytes(6).toString('hex');
    return node_path__WEBPACK_IMPORTED_MODULE_1___default().join(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(file), `.${node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(file)}.${chance}.draft`);
}
/** Where a path that is to be written really lies, through the links on its way; what does not exist yet lies where it is named. */
function realPlace(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0___default().realpathSync.native(file);
    }
    catch (e) {
        const folder = node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(file);
        if (folder === file)
            throw e;
        if (e.code !== 'ENOENT')
            throw e;
        // A link that leads nowhere would be written through.
        const link = node_fs__WEBPACK_IMPORTED_MODULE_0___default().lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ? node_fs__WEBPACK_IMPORTED_MODULE_0___default().readlinkSync(file) : undefined;
        if (link !== undefined)
            return realPlace(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(folder, link));
        return node_path__WEBPACK_IMPORTED_MODULE_1___default().join(realPlace(folder), node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(file));
    }
}
/** Does a path that lies in a folder by its name leave it through a link? */
function leaves(folder, file) {
    if (!(0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(folder, file)))
        return false;
    return !(0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(node_fs__WEBPACK_IMPORTED_MODULE_0___default().realpathSync.native(folder), realPlace(file)));
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


/***/ }),

/***/ 37769:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readOne)
/* harmony export */ });
/* unused harmony export readAll */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48188);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5086);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88381);
/* harmony import */ var _sources_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49750);
// Reading one trace that a person names: a file, or one of several in a file, as reports label it (`FILE#ID`).





/** Reads every trace of a file. Throws a UsageError for what is none. */
async function readAll(cwd, file, { settings, end, ready }) {
    const found = [];
    const entry = (0,_files_path_js__WEBPACK_IMPORTED_MODULE_1__/* .statAs */ .Pq)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, file));
    if (entry === undefined)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Missing trace ${file}: no such file`);
    if (entry === 'folder')
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Expected a trace, found the folder ${file}`);
    const { problems } = await (0,_sources_js__WEBPACK_IMPORTED_MODULE_3__/* .readSource */ .o$)(cwd, (0,_sources_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceOf */ .vz)(cwd, file), settings, {
        end,
        places: ready,
        take: (trace, label) => void found.push({ trace, label, file }),
    });
    const [problem] = problems;
    if (problem)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Cannot read ${problem.file}: ${problem.message}`);
    return found;
}
/** Reads the one trace that a name means. Throws a UsageError where there is none, or several. */
async function readOne(cwd, name, reading) {
    const isFile = (0,_files_path_js__WEBPACK_IMPORTED_MODULE_1__/* .statAs */ .Pq)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, name)) !== undefined;
    const hash = isFile ? -1 : name.lastIndexOf('#');
    const file = hash < 0 ? name : name.slice(0, hash);
    const all = await readAll(cwd, file, reading);
    const wanted = hash < 0 ? all : all.filter((one, i) => one.label === name || name.slice(hash + 1) === String(i + 1));
    const [one, ...others] = wanted;
    if (!one)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`No trace of ${file} is ${name}; it has ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(all.map((each) => each.label))}`);
    if (others.length > 0)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Expected one trace in ${file}, found ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(all.length, 'trace')}; name one: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(all.map((each) => each.label))}`);
    return one;
}


/***/ })

};
