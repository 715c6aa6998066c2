export const id = 7888;
export const ids = [7888];
export const modules = {

/***/ 73216:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ icons)
/* harmony export */ });
// The signs of verdicts on pages.
const icons = { pass: '✅', fail: '❌', error: '⛔', skip: '➖', advisory: '⚠️' };


/***/ }),

/***/ 54285:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29073);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30776);
// The one way of text from outside into markdown: it stays in its place, and it is only ever text.



const special = /[&<>"'`*_[\]{}()~#@:|\\$!^=]/g;
/**
 * What GitHub makes a link, a mention, an emoji or a formula of: a mail address, `#1`, `GH-1`, `CVE-…`, `//`, `www.`, and the name of
 * a commit.
 */
const trigger = /[@#:$](?=\S)|\/(?=\/)|www(?=\.)|\b(?:GH|GHSA|CVE)(?=-\w)|\b[0-9a-f]{6}(?=[0-9a-f]{1,34}\b)|(?<=\b(?:[0-9a-f]{6}){1,6})[0-9a-f]{6}(?=[0-9a-f]{1,28}\b)/gi;
/** In `<code>` it still looks for addresses, and after entities are decoded, so that only an element between parts them. */
const address = /@(?=\S)|\/(?=\/)|www(?=\.)/gi;
const entity = (character) => `&#${character.charCodeAt(0)};`;
const encode = (text) => text.replace(special, entity);
/** Markup of a text in which no word becomes a link: `<wbr>` parts it and shows nothing. */
function parted(text, at) {
    let markup = '';
    let from = 0;
    for (const match of text.matchAll(at)) {
        const end = match.index + match[0].length;
        markup += `${encode(text.slice(from, end))}<wbr>`;
        from = end;
    }
    return markup + encode(text.slice(from));
}
/** Text from outside in running text, at most `most` characters. */
const prose = (text, most = 1000) => blockStart(parted((0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)((0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(text), most), trigger));
/** At the start of a line these would begin a list, a rule or a block of code. */
const blockStart = (markup) => (/^[-+\s\d]/.test(markup) ? entity(markup) + markup.slice(1) : markup);
/** Text from outside as code; at most `most` characters. */
function code(text, most = 300) {
    return `<code>${parted((0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)((0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(text), most), address) || ' '}</code>`;
}
/** A fenced block of lines from outside. The fence is longer than any run of backticks in them. */
function fence(language, lines) {
    let longest = 2;
    for (const line of lines)
        for (const run of line.match(/`+/g) ?? [])
            longest = Math.max(longest, run.length);
    const ticks = '`'.repeat(longest + 1);
    return [`${ticks}${language}`, ...lines.map((line) => `${line[0] ?? ' '}${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(line.slice(1), 200)}`), ticks];
}
/** A link of our own making around markup that is already escaped; without an address just the markup. */
function link(markup, url) {
    return url === undefined ? markup : `<a href="${url}">${markup}</a>`;
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
