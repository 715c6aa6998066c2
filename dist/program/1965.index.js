export const id = 1965;
export const ids = [1965];
export const modules = {

/***/ 91965:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   earlySummary: () => (/* binding */ earlySummary)
/* harmony export */ });
/* harmony import */ var _icons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73216);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54285);
// The summary of a step that ended before there was a report.


/** Says why. `judged`: it could be judged, and not told. */
function earlySummary(message, judged = false) {
    return `## ${_icons_js__WEBPACK_IMPORTED_MODULE_0__/* .icons */ .P.error} agent-eval: ${judged ? 'what was judged could not be told' : 'nothing was judged'}\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(message, 2000)}\n`;
}


/***/ }),

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


/***/ })

};
