export const id = 2515;
export const ids = [2515];
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

/***/ 76797:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ judge_check),
  usage: () => (/* binding */ usage)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/files/stream.ts
var stream = __webpack_require__(10295);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/options.ts
var options = __webpack_require__(88381);
// EXTERNAL MODULE: ./src/oracles/judge.ts + 6 modules
var oracles_judge = __webpack_require__(93180);
;// CONCATENATED MODULE: ./src/oracles/calibration.ts

/** Asks the judge about every line `{prompt, rubric, answer, pass}`. Blank lines and lines that begin with `//` are skipped. */
async function judgeCheck(lines, settings, shell, file = 'labels') {
    const judge = (0,oracles_judge/* makeJudge */.O)(settings, shell);
    const problems = [];
    const asked = lines.flatMap((source, index) => {
        const text = source.replace(/^\uFEFF/, '').trim();
        if (text === '' || text.startsWith('//'))
            return [];
        const line = index + 1;
        const label = readLabel(text);
        if (typeof label !== 'string')
            return [{ line, label, answer: judge.ask({ oracle: 'judge', ...label }) }];
        problems.push({ file, line, message: label });
        return [];
    });
    if (asked.length === 0)
        problems.push({ file, message: 'Missing labels: write one JSON object a line' });
    const count = { both: 0, judge: 0, people: 0, neither: 0 };
    const disagreements = [];
    for (const { line, label, answer } of asked) {
        const got = await answer;
        if ('unavailable' in got) {
            problems.push({ file, line, message: `Missing verdict of the judge: ${got.unavailable}` });
            continue;
        }
        count[got.pass ? (label.pass ? 'both' : 'judge') : label.pass ? 'people' : 'neither']++;
        if (got.pass !== label.pass)
            disagreements.push({ line, expected: label.pass, judged: got.pass, reason: got.reason, rubric: label.rubric });
    }
    problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    const labels = count.both + count.judge + count.people + count.neither;
    return {
        labels,
        agreement: labels === 0 ? null : round((count.both + count.neither) / labels),
        false_passes: count.judge,
        false_fails: count.people,
        kappa: kappaOf(count, labels),
        disagreements,
        problems,
    };
}
function kappaOf(count, labels) {
    const judged = count.both + count.judge;
    const wanted = count.both + count.people;
    const chance = (judged * wanted + (labels - judged) * (labels - wanted)) / labels ** 2;
    return labels === 0 || chance === 1 ? null : round(((count.both + count.neither) / labels - chance) / (1 - chance));
}
const round = (value) => Math.round(value * 1000) / 1000;
/** A label, or what is wrong with the line. */
function readLabel(source) {
    let value;
    try {
        value = JSON.parse(source);
    }
    catch {
        return 'Expected a JSON object, found text that is not JSON: write one label a line';
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return 'Expected a JSON object: write {"prompt", "rubric", "answer", "pass"}';
    const label = value;
    const unknown = Object.keys(label).find((key) => !['id', 'prompt', 'rubric', 'answer', 'pass'].includes(key));
    if (unknown !== undefined)
        return `Unknown key "${unknown.slice(0, 40)}": write prompt, rubric, answer and pass`;
    const { rubric, answer, pass } = label;
    const turns = Array.isArray(label['prompt']) ? label['prompt'] : [label['prompt']];
    if (!turns.every((turn) => typeof turn === 'string'))
        return 'Expected prompt to be a text, or a list of texts';
    if (typeof rubric !== 'string' || rubric.trim() === '')
        return 'Expected rubric to be a text that is not empty';
    if (typeof answer !== 'string')
        return 'Expected answer to be a text';
    if (typeof pass !== 'boolean')
        return 'Expected pass to be true or false, as a person judged it';
    return { prompt: turns.join('\n\n'), rubric, answer, pass };
}

// EXTERNAL MODULE: ./src/report/printable.ts
var printable = __webpack_require__(29073);
// EXTERNAL MODULE: ./src/report/redact.ts + 3 modules
var report_redact = __webpack_require__(60216);
// EXTERNAL MODULE: ./src/commands/flags.ts
var flags = __webpack_require__(7157);
;// CONCATENATED MODULE: ./src/commands/judge-check.ts
// `judge-check`: asks the judge about labels that people gave, and prints how far it agrees with them.








/** `judge-model`, `judge-votes` and so on; not the key, which is no flag. */
const judgeOptions = options.options.map((o) => o.name).filter((name) => name.startsWith('judge-'));
const usage = { words: 'FILE', takes: ['json', ...judgeOptions] };
const command = async (argv, { cwd, env, out }) => {
    const { settings, files } = (0,flags/* readFlags */.uW)(argv, usage.takes, 1);
    const { model } = settings.judge;
    if (model === undefined)
        throw new options.UsageError('Missing --judge-model: name the model to measure');
    const file = files[0];
    const text = (0,stream/* readTextFile */.Gu)(external_node_path_default().resolve(cwd, file));
    if (text === undefined)
        throw new options.UsageError(`Missing file ${file}`);
    const redact = (0,report_redact/* redactor */.$p)([]);
    const judge = { ...settings.judge, model, apiKey: (0,flags/* apiKey */.Kz)(env) };
    const result = await judgeCheck(text.split('\n'), judge, { cwd, concurrency: 4, redact }, file);
    if (settings.json)
        out(`${(0,printable.jsonText)(result)}\n`);
    else {
        for (const d of result.disagreements) {
            out(`${(0,printable.printable)(file)}:${d.line}  people ${d.expected ? 'pass' : 'fail'} it, the judge ${d.judged ? 'passes' : 'fails'} it: ${(0,printable.printable)(redact(d.reason), 300)}\n`);
        }
        for (const p of result.problems)
            out(`${(0,printable.printable)(p.file)}${p.line === undefined ? '' : `:${p.line}`}  ${(0,printable.printable)(redact(p.message), 500)}\n`);
        const rate = (n) => (n === null ? 'not defined' : String(n));
        out(`${(0,model_text/* count */.U9)(result.labels, 'label')} judged: agreement ${rate(result.agreement)}, false passes ${result.false_passes}, false fails ${result.false_fails}, Cohen's kappa ${rate(result.kappa)}\n`);
    }
    return result.problems.length === 0 ? 0 : 1;
};
/* harmony default export */ const judge_check = (command);


/***/ }),

/***/ 65871:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ remembered),
/* harmony export */   u: () => (/* binding */ rememberedWithin)
/* harmony export */ });
// Remembering answers about texts: names, keys and ids come again and again, in one run and in run after run.
/** Remembers the answers about so many texts, none longer than so many characters. */
function remembered(answer, most, longest = Number.POSITIVE_INFINITY) {
    const known = new Map();
    return (text) => {
        if (text.length > longest)
            return answer(text);
        let found = known.get(text);
        if (found === undefined) {
            found = answer(text);
            if (known.size < most)
                known.set(text, found);
        }
        return found;
    };
}
/** Remembers the answers about texts of so many characters together. */
function rememberedWithin(answer, characters) {
    const known = new Map();
    let room = characters;
    return (text) => {
        let found = known.get(text);
        if (found === undefined) {
            found = answer(text);
            if (text.length <= room) {
                room -= text.length;
                known.set(text, found);
            }
        }
        return found;
    };
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


/***/ })

};
