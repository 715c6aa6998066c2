export const id = 2794;
export const ids = [2794];
export const modules = {

/***/ 32794:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   json: () => (/* binding */ json)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29073);
// The report as JSON, `agent-eval/report@1`: each run is written as it comes, and nothing is held.


/** The JSON of a value as it stands so many levels deep in a document: it is written within as many lists, which are cut off. */
function inset(value, levels) {
    let within = value;
    for (let level = 0; level < levels; level++)
        within = [within];
    // `[`, a line break and an indent in front of it for each level, and a line break, an indent and `]` behind it.
    const indents = levels * (levels + 1);
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.safeJson)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .GF)(within, 2)).slice(2 * levels + indents, -indents);
}
/** The members of an object so many levels deep, one a line, each with a comma behind it. */
function members(object, levels) {
    let text = '';
    for (const [key, value] of Object.entries(object))
        if (value !== undefined)
            text += `${'  '.repeat(levels)}${JSON.stringify(key)}: ${inset(value, levels)},\n`;
    return text;
}
/** Begins each element of a list, and ends it: `[]` where there was none. */
function list(indent) {
    let first = true;
    return {
        next() {
            const before = first ? `\n${indent}  ` : `,\n${indent}  `;
            first = false;
            return before;
        },
        end: () => (first ? ']' : `\n${indent}]`),
    };
}
const json = {
    id: 'json',
    doc: 'The report as JSON (`agent-eval/report@1`)',
    make(sink) {
        const scenarios = list('  ');
        return {
            begin: (head) => sink.write(`{\n${members(head, 1)}  "scenarios": [`),
            scenario(scenario) {
                const runs = list('      ');
                sink.write(`${scenarios.next()}{\n${members(scenario, 3)}      "runs": [`);
                return {
                    run: (run) => sink.write(`${runs.next()}${inset(run, 4)}`),
                    end: () => sink.write(`${runs.end()}\n    }`),
                };
            },
            end: (rest) => sink.write(`${scenarios.end()},\n${members(rest, 1).replace(/,\n$/, '\n')}}\n`),
        };
    },
};


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
