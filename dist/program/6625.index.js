export const id = 6625;
export const ids = [6625];
export const modules = {

/***/ 80916:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ promptOf),
/* harmony export */   Z: () => (/* binding */ momentsOf)
/* harmony export */ });
/** The prompt of a run, one text a turn. */
function promptOf(view, context) {
    const { prompt } = view.trace;
    return prompt === undefined ? context.prompt : typeof prompt === 'string' ? [prompt] : prompt;
}
/** The moments of a run, in the order of occurrence. */
function momentsOf(view, context) {
    const all = [];
    const prompt = promptOf(view, context);
    let at = 0;
    let said = 0;
    let last;
    for (const event of view.trace.events) {
        switch (event.type) {
            case 'tool_call':
                all.push({ call: event, at: at++ });
                last = undefined;
                break;
            case 'user':
                // What opens the run is the prompt itself.
                if (said++ > 0 || all.length > 0 || (prompt[0] !== undefined && prompt[0].trim() !== event.text.trim()))
                    all.push({ event: '@user', text: event.text });
                break;
            case 'message':
                if (event.agent !== undefined)
                    break;
                all.push({ event: '@message', text: event.text });
                last = event.text;
                break;
            case 'elicitation':
                if (event.action === 'accept')
                    all.push({ event: '@consent', text: event.message ?? '' });
                break;
            case 'compaction':
                all.push({ event: '@compaction', text: '' });
        }
    }
    const { answer } = view;
    if (answer !== undefined && answer !== last)
        all.push({ event: '@message', text: answer });
    return { all, unplaced: said === 0 ? prompt.slice(1) : [] };
}


/***/ }),

/***/ 96625:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  flowOf: () => (/* binding */ flowOf)
});

// EXTERNAL MODULE: ./src/model/remembered.ts
var remembered = __webpack_require__(65871);
// EXTERNAL MODULE: ./src/checks/patterns/moments.ts
var moments = __webpack_require__(80916);
// EXTERNAL MODULE: ./src/checks/policy/leaves.ts
var leaves = __webpack_require__(41622);
;// CONCATENATED MODULE: ./src/checks/policy/mentions.ts
// What within a text leads somewhere or names someone: e-mail addresses, links, domains, and long words with digits.
const mentions_link = /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s<>"'`|\\^{}]+/gi;
const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;
/** What stands before the `@` of an address is no domain. */
const domain = /(?<![\p{L}\p{N}._@-])[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?:\.[\p{L}\p{N}-]{1,63}){0,8}\.\p{L}{2,24}(?![\p{L}\p{N}_-]|[.%+][\p{L}\p{N}._%+-]{0,64}@|@)/gu;
const word = /[\p{L}\p{N}]+/gu;
const longest = 2000;
/** The last characters of a link that belong to the sentence around it. */
const trailing = /[.,;:!?)\]*_]+$/;
/** Of a text: each e-mail address, link, domain, and word of at least 8 characters that has letters and digits. */
function mentionsIn(text) {
    const found = new Set();
    if (/[a-z]:\/\//i.test(text))
        for (const [whole] of text.matchAll(mentions_link)) {
            const address = whole.slice(0, longest);
            let end = address.length;
            while (end > 0 && trailing.test(address[end - 1]))
                end--;
            found.add(address.slice(0, end));
            const host = /^[^:]+:\/\/(?:[^/?#@]*@)?([^/?#:]+)/.exec(address)?.[1];
            if (host)
                found.add(host);
        }
    if (text.includes('@'))
        for (const [address] of text.matchAll(email))
            found.add(address);
    if (text.includes('.'))
        for (const [name] of text.matchAll(domain))
            if (!isFileName(name))
                found.add(name);
    for (const [one] of text.matchAll(word))
        if (one.length >= 8 && /\p{L}/u.test(one) && /\p{N}/u.test(one))
            found.add(one);
    found.delete(text);
    return [...found];
}
const fileEndings = new Set('c cc cfg conf cpp cs css csv db doc docx env gif gitignore go gz h html ico ini ipynb java jpeg jpg js json jsonl jsx kt lock log lua md mdx mjs mts pdf php png ppt pptx ps1 py rb rs rst scss sh sql svg swift tar tf toml ts tsv tsx txt vue wasm webp xls xlsx xml yaml yml zip'.split(' '));
/** `notes.txt` looks like a domain and is none; what is both (`.sh`, `.rs`, `.py`) is a file in what agents write. */
const isFileName = (name) => {
    const parts = name.toLowerCase().split('.');
    return parts.length === 2 && fileEndings.has(parts.at(-1));
};

// EXTERNAL MODULE: ./src/checks/policy/occurrences.ts
var occurrences = __webpack_require__(58738);
// EXTERNAL MODULE: ./src/checks/policy/results.ts
var results = __webpack_require__(76626);
// EXTERNAL MODULE: ./src/checks/policy/short.ts
var policy_short = __webpack_require__(54010);
;// CONCATENATED MODULE: ./src/checks/policy/flow.ts
// Where the values of a run's calls come from: everything that was said and returned, and what stands where in it.







const known = new WeakMap();
/** The flow of a run; made once, when the first rule about data asks for it. */
function flowOf(view, context) {
    let flow = known.get(view);
    if (!flow) {
        flow = make(view, context);
        known.set(view, flow);
    }
    return flow;
}
function make(view, context) {
    const carriedBy = carrying();
    const values = new Set();
    for (const call of view.calls)
        for (const { value } of carriedBy(call.arguments))
            values.add(value);
    const finder = new occurrences/* Finder */.vR(values, readerOf(context));
    const sources = [];
    const eventOf = [];
    const addText = (source, text) => finder.look(sources.push(source) - 1, text, occurrences/* run */.eF);
    const addValue = (source, value) => {
        const number = sources.push(source) - 1;
        (0,leaves/* eachPart */.Z)(value, (part, isKey) => finder.look(number, String(part), isKey ? occurrences/* key */.Eb : occurrences/* leaf */.V4));
    };
    for (const [entry, text] of (0,moments/* promptOf */.G)(view, context).entries())
        addText({ at: -1, is: 'prompt', entry }, text);
    for (const [at, event] of view.trace.events.entries()) {
        if (event.type === 'user')
            addText({ at, is: 'user' }, event.text);
        if (event.type !== 'tool_call')
            continue;
        const call = eventOf.push(at) - 1;
        addValue({ at, is: 'arguments', call }, event.arguments);
        if (event.result === undefined)
            continue;
        const value = (0,results/* structured */.uv)(event, context);
        if (value === undefined)
            addText({ at, is: 'result', call }, (0,results/* textOfResult */.b_)(event));
        else
            addValue({ at, is: 'result', call }, value);
    }
    return { sources, eventOf, of: (value) => finder.of(value), carriedBy, isUntold: (call) => (0,results/* isUntold */.N1)(call, context) };
}
const readers = new WeakMap();
/** Texts of so many characters are kept as they were read. */
const mostRead = 4_000_000;
/** How texts are read: each once where a run is judged again and again, for its texts stay the same. */
function readerOf({ again }) {
    if (!again)
        return occurrences/* readText */.yR;
    const reader = readers.get(again) ?? (0,remembered/* rememberedWithin */.u)(occurrences/* readText */.yR, mostRead);
    readers.set(again, reader);
    return reader;
}
const carriedByAll = new WeakMap();
/** What values carry; the same texts come again and again in the calls of a run. */
function carrying() {
    const carry = (value, within) => ({ value, length: String(value).length, within });
    const ofText = (0,policy_short/* rememberedShort */.z)((text) => [carry(text), ...mentionsIn(text).map((mention) => carry(mention, text))]);
    const within = (value) => {
        const found = [];
        for (const leaf of (0,leaves/* leavesOf */.w)(value))
            if (typeof leaf === 'string')
                for (const one of ofText(leaf))
                    found.push(one);
            else
                found.push(carry(leaf));
        return found;
    };
    return (value) => {
        if (typeof value !== 'object' || value === null)
            return within(value);
        let found = carriedByAll.get(value);
        if (!found) {
            found = within(value);
            carriedByAll.set(value, found);
        }
        return found;
    };
}


/***/ }),

/***/ 41622:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ eachPart),
/* harmony export */   w: () => (/* binding */ leavesOf)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33870);
// The values within a value: its leaves and keys. A text that is a JSON object or array is read as one.

function opened(of, around) {
    const keys = Array.isArray(of) ? undefined : Object.keys(of);
    return { of, keys, length: (keys ?? of).length, told: 0, around };
}
/**
 * Tells the texts, numbers and keys within a value, in their order. `isKey`: a part is the key of an object, not a leaf. Walks
 * without recursion: what a trace holds may be deep.
 */
function eachPart(value, tell, readTexts = true) {
    let open;
    for (let at = value;;) {
        const inner = typeof at === 'string' ? ((readTexts ? (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonOf */ .o_)(at) : undefined) ?? at) : at;
        if (typeof inner === 'object' && inner !== null)
            open = opened(inner, open);
        else if (typeof inner === 'string' || typeof inner === 'number' || typeof inner === 'bigint')
            tell(inner, false);
        while (open && open.told === open.length)
            open = open.around;
        if (!open)
            return;
        const next = open.told++;
        const key = open.keys?.[next];
        if (key !== undefined)
            tell(key, true);
        at = Reflect.get(open.of, key ?? next);
    }
}
/** The texts and numbers within a value. */
function leavesOf(value) {
    const leaves = [];
    eachPart(value, (part, isKey) => {
        if (!isKey)
            leaves.push(part);
    });
    return leaves;
}


/***/ }),

/***/ 58738:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ key),
/* harmony export */   Mm: () => (/* binding */ bounded),
/* harmony export */   V4: () => (/* binding */ leaf),
/* harmony export */   eF: () => (/* binding */ run),
/* harmony export */   vR: () => (/* binding */ Finder),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _model_decimal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12078);
/* harmony import */ var _text_fold_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66122);
/* harmony import */ var _text_normalise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40163);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36779);
/* harmony import */ var _short_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54010);
// Where the values of calls' arguments stand in what a run said and returned: one pass over all of it, for every policy.





/**
 * How a value stands in a source: as a whole leaf, as a key, or as a run in a text or in a longer leaf; a run of digits that is a part
 * of a date or a time of day stands apart, since a page that tells a date names no id.
 */
const leaf = 1;
const key = 2;
const run = 4;
const partOfDate = 8;
function readText(text) {
    const simple = (0,_text_normalise_js__WEBPACK_IMPORTED_MODULE_1__/* .simplify */ .CR)(text);
    return { simple, folded: folded(simple) };
}
/** Values to look for, found in one pass over each text. A value is looked for as it compares, so that equal ones are one. */
class Finder {
    /** Each value, as a number and as a text. */
    #values = new Map();
    #texts = new Map();
    #numbers = new Map();
    #spelled = [];
    /** Values without a letter or digit have no anchor. */
    #bare = [];
    /** Finds what stands in a text of each kind. */
    #found;
    #read;
    /** `read`: reads a text, or knows how it was read before. */
    constructor(values, read = readText) {
        this.#read = read;
        for (const value of values)
            if (!this.#values.has(value))
                this.#values.set(value, {
                    number: this.#asNumber(value),
                    text: typeof value === 'string' ? this.#asText(value) : undefined,
                });
        const found = (whole) => (0,_short_js__WEBPACK_IMPORTED_MODULE_2__/* .rememberedShort */ .z)((text) => this.#find(text, whole));
        this.#found = { [leaf]: found(leaf), [key]: found(key), [run]: found(run) };
    }
    #asNumber(value) {
        const number = numberKey(value);
        if (number === undefined)
            return undefined;
        const needle = this.#numbers.get(number) ?? { text: number, anchor: 0, found: [] };
        this.#numbers.set(number, needle);
        return needle;
    }
    #asText(value) {
        const { text, kept } = spellingOf(value);
        const spelling = `${kept}\0${text}`;
        const same = this.#texts.get(spelling);
        if (same)
            return same;
        const anchor = anchorOf(text);
        const needle = { text, anchor: anchor?.index ?? 0, found: [] };
        this.#texts.set(spelling, needle);
        if (anchor)
            this.#spell(needle, kept, anchor.token);
        else if (text !== '')
            this.#bare.push({ kept, needle });
        return needle;
    }
    #spell(needle, kept, token) {
        let spelled = this.#spelled.find((one) => one.kept === kept);
        if (!spelled) {
            spelled = { kept, byAnchor: new Map(), marks: new Uint8Array(4096) };
            this.#spelled.push(spelled);
        }
        spelled.marks[markOf(token, 0, token.length)] = 1;
        const others = spelled.byAnchor.get(token);
        if (others)
            others.push(needle);
        else
            spelled.byAnchor.set(token, [needle]);
    }
    /** Looks through a text of a source; sources come in ascending order. */
    look(source, text, whole) {
        for (const { needle, how } of this.#found[whole](text))
            note(needle, source, how);
    }
    #find(text, whole) {
        const hits = [];
        const read = this.#read(text);
        const normalised = (kept) => (kept === '' ? read.folded : folded((0,_text_normalise_js__WEBPACK_IMPORTED_MODULE_1__/* .simplify */ .CR)(text, kept)));
        for (const spelled of this.#spelled)
            lookForRuns(hits, normalised(spelled.kept), whole, spelled);
        for (const { kept, needle } of this.#bare) {
            const normal = normalised(kept);
            if (normal === needle.text)
                hits.push({ needle, how: whole });
            else if (whole !== key && normal.includes(needle.text))
                hits.push({ needle, how: run });
        }
        if (this.#numbers.size > 0)
            this.#lookForNumbers(hits, text, read.simple, whole);
        return hits;
    }
    /** `text`: what was written, simplified. */
    #lookForNumbers(hits, written, text, whole) {
        const number = numberKey(written);
        const equal = number === undefined ? undefined : this.#numbers.get(number);
        if (equal)
            hits.push({ needle: equal, how: whole });
        if (number !== undefined || whole === key || !/\d/.test(written))
            return;
        for (const at of (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .runsOf */ .ky)(text)) {
            if (letterOrDigit(text, at.start - 1))
                continue;
            const value = (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .readIn */ .Wx)(text, at);
            if (!value)
                continue;
            const isWhole = at.start === 0 && at.end === text.length;
            const put = (needle) => {
                if (needle)
                    hits.push({ needle, how: isWhole ? whole : runAt(text, at.start, at.end) });
            };
            if (text[at.start - 1] === '-')
                put(this.#numbers.get(plainKey('-', value)));
            put(this.#numbers.get(plainKey('', value)));
        }
    }
    /** Where a value stands, as a text or as a number. */
    of(value) {
        const { number, text } = this.#values.get(value) ?? {};
        const numbers = number?.found ?? [];
        const texts = text?.found ?? [];
        if (numbers.length === 0)
            return texts;
        if (texts.length === 0)
            return numbers;
        return [...numbers, ...texts].sort((a, b) => a.source - b.source);
    }
}
/** The place of the mark for a word between two positions. */
const markOf = (text, from, end) => ((text.charCodeAt(from) << 5) ^ (end - from)) & 4095;
function lookForRuns(hits, text, whole, { byAnchor, marks }) {
    eachWord(text, (wordAt, wordEnd) => {
        if (marks[markOf(text, wordAt, wordEnd)] === 0)
            return;
        for (const needle of byAnchor.get(text.slice(wordAt, wordEnd)) ?? none) {
            const at = wordAt - needle.anchor;
            const end = at + needle.text.length;
            if (at < 0 || !text.startsWith(needle.text, at))
                continue;
            if (at === 0 && end === text.length)
                hits.push({ needle, how: whole });
            else if (whole !== key && bounded(text, at, end))
                hits.push({ needle, how: runAt(text, at, end) });
        }
    });
}
const none = [];
const dates = /\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2}(?::\d{2})?/g;
/** What stands between the digits of a date or a time of day. */
const inDate = (char) => char === '-' || char === ':';
/** How a run stands there: in a date or a time of day, of which it is but a part, or for itself. */
function runAt(text, at, end) {
    if (!(inDate(text[at - 1]) || inDate(text[end])) || end - at > 4 || !/^\d+$/.test(text.slice(at, end)))
        return run;
    const from = Math.max(0, at - 10);
    for (const { 0: date, index } of text.slice(from, end + 10).matchAll(dates)) {
        const start = from + index;
        if (start <= at && end <= start + date.length && date.length > end - at)
            return partOfDate;
    }
    return run;
}
function note(needle, source, how) {
    const last = needle.found.at(-1);
    if (last?.source === source)
        last.how |= how;
    else
        needle.found.push({ source, how });
}
const words = /[\p{L}\p{M}\p{N}]+/gu;
const ascii = /^[\x00-\x7f]*$/;
/** Tells where the runs of letters and digits in a text begin and end. */
function eachWord(text, tell) {
    if (!ascii.test(text)) {
        for (const { 0: word, index } of text.matchAll(words))
            tell(index, index + word.length);
        return;
    }
    let from = -1;
    for (let at = 0; at <= text.length; at++) {
        if (letterOrDigit(text, at)) {
            if (from < 0)
                from = at;
        }
        else if (from >= 0) {
            tell(from, at);
            from = -1;
        }
    }
}
/** A text that was simplified, as values are compared. */
const folded = (simple) => (0,_text_fold_js__WEBPACK_IMPORTED_MODULE_3__/* .foldCase */ .SP)(simple).replaceAll(_text_fold_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBlank */ .AU, ' ');
/** How a value is looked for: normalised, and the signs in it that are markup elsewhere. */
function spellingOf(value) {
    const { text, kept } = (0,_text_normalise_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(value);
    return { text: folded((0,_text_normalise_js__WEBPACK_IMPORTED_MODULE_1__/* .simplify */ .CR)(text, kept)), kept };
}
/** The word by which a value is found: one with digits, which is rare in other texts, else the longest. */
function anchorOf(text) {
    let best;
    eachWord(text, (index, end) => {
        if (index > 2000)
            return;
        const token = text.slice(index, end);
        const rank = token.length + (/\p{N}/u.test(token) ? 1000 : 0);
        if (!best || rank > best.rank)
            best = { token, index, rank };
    });
    return best;
}
/** Does what stands between two positions not go on in letters or digits on either side? */
const bounded = (text, at, end) => !(letterOrDigit(text, at) && letterOrDigit(text, at - 1)) &&
    !(letterOrDigit(text, end - 1) && letterOrDigit(text, end));
/** Is the character at a position, of which it may be the second half, a letter or digit? */
function letterOrDigit(text, at) {
    const code = text.charCodeAt(at);
    if (code < 0x80)
        return (code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a);
    if (Number.isNaN(code))
        return false;
    const char = (code & 0xfc00) === 0xdc00 ? text.slice(at - 1, at + 1) : String.fromCodePoint(text.codePointAt(at));
    return /[\p{L}\p{M}\p{N}]/u.test(char);
}
/** A number, or a text that is a decimal number, as a text that equal ones share. */
function numberKey(value) {
    const decimal = (0,_model_decimal_js__WEBPACK_IMPORTED_MODULE_4__/* .decimalOf */ .Bc)(value);
    return decimal && plainKey(decimal.negative ? '-' : '', decimal);
}
function plainKey(sign, { whole, fraction }) {
    let start = 0;
    while (whole[start] === '0')
        start++;
    let end = fraction.length;
    while (fraction[end - 1] === '0')
        end--;
    return sign + whole.slice(start) + (end === 0 ? '' : `.${fraction.slice(0, end)}`);
}


/***/ }),

/***/ 76626:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N1: () => (/* binding */ isUntold),
/* harmony export */   b_: () => (/* binding */ textOfResult),
/* harmony export */   uv: () => (/* binding */ structured)
/* harmony export */ });
/* harmony import */ var _patterns_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33696);

/** A result that is a mapping or list; `undefined`: it is a text. */
const structured = (call, context) => (0,_patterns_result_js__WEBPACK_IMPORTED_MODULE_0__/* .structureOf */ .pH)(call, context)?.value;
/** A result as a text. */
const textOfResult = (call) => (0,_patterns_result_js__WEBPACK_IMPORTED_MODULE_0__/* .resultText */ .D6)(call) ?? '';
/** Is it unknown what a call returned, or a part of it? What was denied returned nothing. */
const isUntold = (call, context) => call.denied !== true && (call.result === undefined || call.result_cut !== undefined || (0,_patterns_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnread */ .KJ)(call, context));


/***/ }),

/***/ 54010:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ rememberedShort)
/* harmony export */ });
/* harmony import */ var _model_remembered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65871);
// What is asked of many texts: short ones, such as keys and ids, come again and again in the calls of a run.

/** So many texts of at most so many characters are remembered. */
const mostKept = 20_000;
const longestKept = 64;
/** Remembers the answers about short texts. */
const rememberedShort = (answer) => (0,_model_remembered_js__WEBPACK_IMPORTED_MODULE_0__/* .remembered */ .H)(answer, mostKept, longestKept);


/***/ })

};
