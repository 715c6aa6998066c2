export const id = 2415;
export const ids = [2415];
export const modules = {

/***/ 9538:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kz: () => (/* binding */ apiKey),
/* harmony export */   PX: () => (/* binding */ misused),
/* harmony export */   gI: () => (/* binding */ given),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1601);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8381);
// The command line's flags, read by the options table.



/**
 * Parses flags by the options table. `only`: the options that the command takes; `files`: how many file names, one and more, or
 * any number.
 */
function readFlags(argv, only, files = 0) {
    const table = _options_js__WEBPACK_IMPORTED_MODULE_2__.options.filter((o) => o.only !== 'action' && (!only || only.includes(o.name)));
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
            throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Expected ${files === 1 ? 'one file' : 'no file'}, found ${positionals.length}`);
        return { settings: (0,_options_js__WEBPACK_IMPORTED_MODULE_2__.readSettings)(values, (name) => `--${name}`), files: positionals };
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

/***/ 2415:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ snapshot),
  usage: () => (/* binding */ usage)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
var external_node_fs_default = /*#__PURE__*/__webpack_require__.n(external_node_fs_);
// EXTERNAL MODULE: ./src/files/path.ts
var path = __webpack_require__(8188);
;// CONCATENATED MODULE: ./src/files/snapshot.ts
// Files and folders as they are: size and hash of each, in byte order, so that equal trees have equal snapshots.




/** Below so many bytes a file's text is told. */
const textLimit = 64 * 1024;
/** Takes files, and all files of folders. Links are named and not followed. */
function snapshotOf(cwd, paths, withText) {
    const found = new Map();
    const problems = [];
    const take = (file) => {
        const name = (0,path/* shown */.SP)(cwd, file);
        try {
            const stats = external_node_fs_default().lstatSync(file);
            if (stats.isSymbolicLink())
                problems.push({ file: name, message: 'a link, which was not followed', fatal: false });
            else if (stats.isDirectory())
                for (const entry of external_node_fs_default().readdirSync(file))
                    take(external_node_path_default().join(file, entry));
            else if (stats.isFile())
                found.set(name, stateOf(file, withText));
            else
                problems.push({ file: name, message: 'neither a file nor a folder, left out', fatal: false });
        }
        catch (e) {
            problems.push({
                file: name,
                message: (0,path/* absent */.Ge)(e) ? 'Missing file or folder' : `Cannot be read: ${(0,path/* reasonOf */.A3)(e)}`,
                fatal: true,
            });
        }
    };
    for (const one of paths)
        take(external_node_path_default().resolve(cwd, one));
    const ordered = [...found].sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    return { files: Object.fromEntries(ordered), problems };
}
function stateOf(file, withText) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const page = Buffer.allocUnsafe(1 << 16);
    const fd = external_node_fs_default().openSync(file, 'r');
    let size = 0;
    let head;
    try {
        for (let n = external_node_fs_default().readSync(fd, page); n > 0; n = external_node_fs_default().readSync(fd, page)) {
            const part = page.subarray(0, n);
            hash.update(part);
            if (size < textLimit && withText)
                head = Buffer.concat([head ?? Buffer.alloc(0), part]);
            size += n;
        }
    }
    finally {
        external_node_fs_default().closeSync(fd);
    }
    const state = { size, sha256: hash.digest('hex') };
    const text = withText && size < textLimit ? textOf(head ?? Buffer.alloc(0)) : undefined;
    return text === undefined ? state : { ...state, text };
}
/** The text of bytes that are UTF-8 without NUL; `undefined`: they are none. */
function textOf(bytes) {
    const text = bytes.toString();
    return !text.includes('\0') && Buffer.from(text).equals(bytes) ? text : undefined;
}

// EXTERNAL MODULE: ./src/options.ts
var options = __webpack_require__(8381);
// EXTERNAL MODULE: ./src/report/printable.ts
var printable = __webpack_require__(9073);
// EXTERNAL MODULE: ./src/commands/flags.ts
var flags = __webpack_require__(9538);
;// CONCATENATED MODULE: ./src/commands/snapshot.ts
// `snapshot`: files and folders as they are now, as the state before or after a step of an agent.






const usage = {
    words: 'PATH…',
    takes: [],
    own: { text: 'Keep the texts of the files too, not their hashes alone' },
};
const command = async (argv, { cwd, out, err }) => {
    const { paths, text } = flagsOf(argv);
    const { files, problems } = snapshotOf(cwd, paths, text);
    out(`${(0,printable.jsonText)({ schema: 'agent-eval/snapshot@1', files })}\n`);
    for (const { file, message, fatal } of problems)
        err(`agent-eval: ${fatal ? '' : 'note: '}${(0,printable.printable)(external_node_path_default().posix.normalize(file))}: ${(0,printable.printable)(message)}\n`);
    return problems.some((p) => p.fatal) ? 1 : 0;
};
/* harmony default export */ const snapshot = (command);
function flagsOf(argv) {
    try {
        const { values, positionals } = (0,external_node_util_.parseArgs)({
            args: [...argv],
            options: { text: { type: 'boolean' } },
            strict: true,
            allowPositionals: true,
        });
        if (positionals.length === 0)
            throw new options.UsageError('Expected files or folders, found none: agent-eval snapshot PATH…');
        return { paths: positionals, text: values.text ?? false };
    }
    catch (e) {
        if (e instanceof options.UsageError || !(e instanceof Error))
            throw e;
        throw (0,flags/* misused */.PX)(e, ['text']);
    }
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


/***/ })

};
