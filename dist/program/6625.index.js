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
  carriedBy: () => (/* binding */ carriedBy),
  flowOf: () => (/* binding */ flowOf)
});

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
;// CONCATENATED MODULE: ./src/checks/policy/flow.ts





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
    const finder = new occurrences/* Finder */.vR();
    for (const call of view.calls)
        for (const { value } of carriedBy(call.arguments))
            finder.add(value);
    const sources = [];
    const eventOf = [];
    const add = (source, pieces) => finder.look(sources.push(source) - 1, pieces);
    for (const [entry, text] of (0,moments/* promptOf */.G)(view, context).entries())
        add({ at: -1, is: 'prompt', entry }, [{ text, is: 'text' }]);
    for (const [at, event] of view.trace.events.entries()) {
        if (event.type === 'user')
            add({ at, is: 'user' }, [{ text: event.text, is: 'text' }]);
        if (event.type !== 'tool_call')
            continue;
        const call = eventOf.push(at) - 1;
        add({ at, is: 'arguments', call }, piecesOf(event.arguments));
        if (event.result === undefined)
            continue;
        const value = (0,results/* structured */.uv)(event, context);
        const pieces = value === undefined ? [{ text: (0,results/* textOfResult */.b_)(event), is: 'text' }] : piecesOf(value);
        add({ at, is: 'result', call }, pieces);
    }
    return { sources, eventOf, of: (value) => finder.of(value), isUntold: (call) => (0,results/* isUntold */.N1)(call, context) };
}
const piecesOf = (value) => (0,leaves/* partsOf */.C)(value).map((part) => ({ text: String(part.value), is: part.key ? 'key' : 'leaf' }));
const carried = new WeakMap();
/** The values that some arguments carry: their leaves, and what these mention. */
function carriedBy(value) {
    const isKept = typeof value === 'object' && value !== null;
    const before = isKept ? carried.get(value) : undefined;
    if (before)
        return before;
    const values = (0,leaves/* leavesOf */.w)(value).flatMap((leaf) => [
        { value: leaf },
        ...(typeof leaf === 'string' ? mentionsIn(leaf).map((mention) => ({ value: mention, within: leaf })) : []),
    ]);
    if (isKept)
        carried.set(value, values);
    return values;
}


/***/ }),

/***/ 41622:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ partsOf),
/* harmony export */   w: () => (/* binding */ leavesOf)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33870);
// The values within a value: its leaves and keys. A text that is a JSON object or array is read as one.

/** The texts, numbers and keys within a value, in their order. Walks without recursion: what a trace holds may be deep. */
function partsOf(value, readTexts = true) {
    const parts = [];
    const open = [value];
    while (open.length > 0) {
        const at = open.pop();
        if (at instanceof Key)
            parts.push({ value: at.name, key: true });
        else if (typeof at === 'string') {
            const inner = readTexts ? (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonOf */ .o_)(at) : undefined;
            if (inner === undefined)
                parts.push({ value: at, key: false });
            else
                open.push(inner);
        }
        else if (typeof at === 'number' || typeof at === 'bigint')
            parts.push({ value: at, key: false });
        else if (Array.isArray(at))
            for (let i = at.length - 1; i >= 0; i--)
                open.push(at[i]);
        else if (typeof at === 'object' && at !== null) {
            for (const [key, inner] of Object.entries(at).reverse())
                open.push(inner, new Key(key));
        }
    }
    return parts;
}
/** A key on its way to be told: an object of its own, which no value of a trace is. */
class Key {
    name;
    constructor(name) {
        this.name = name;
    }
}
/** The texts and numbers within a value. */
const leavesOf = (value) => partsOf(value).flatMap((p) => (p.key ? [] : [p.value]));


/***/ }),

/***/ 58738:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mm: () => (/* binding */ bounded),
/* harmony export */   V4: () => (/* binding */ leaf),
/* harmony export */   eF: () => (/* binding */ run),
/* harmony export */   vR: () => (/* binding */ Finder)
/* harmony export */ });
/* unused harmony export key */
/* harmony import */ var _model_decimal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12078);
/* harmony import */ var _text_fold_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66122);
/* harmony import */ var _text_normalise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40163);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36779);
// Where the values of calls' arguments stand in what a run said and returned: one pass over all of it, for every policy.




/**
 * How a value stands in a source: as a whole leaf, as a key, or as a run in a text or in a longer leaf; a run of digits that is a part
 * of a date or a time of day stands apart, since a page that tells a date names no id.
 */
const leaf = 1;
const key = 2;
const run = 4;
const partOfDate = 8;
/** So many texts of at most so many characters are remembered. */
const mostKept = 20_000;
const longestKept = 64;
/** Values to look for, found in one pass over each text. A value is looked for as it compares, so that equal ones are one. */
class Finder {
    #texts = new Map();
    #numbers = new Map();
    #spelled = new Map();
    /** Values without a letter or digit have no anchor. */
    #bare = [];
    #added = new Set();
    /** What stands in short texts: keys and ids come again and again. */
    #known = new Map();
    /** Looks for a value from now on. */
    add(value) {
        if (this.#added.has(value))
            return;
        this.#added.add(value);
        this.#known.clear();
        const number = numberKey(value);
        if (number !== undefined && !this.#numbers.has(number))
            this.#numbers.set(number, { text: number, anchor: 0, found: [] });
        if (typeof value !== 'string' || this.#texts.has(value))
            return;
        const { text, kept } = spellingOf(value);
        const same = this.#texts.get(`${kept}\0${text}`);
        const needle = same ?? { text, anchor: 0, found: [] };
        this.#texts.set(value, needle);
        if (same || text === '')
            return;
        this.#texts.set(`${kept}\0${text}`, needle);
        const anchor = anchorOf(text);
        if (!anchor) {
            this.#bare.push({ kept, needle });
            return;
        }
        needle.anchor = anchor.index;
        let spelled = this.#spelled.get(kept);
        if (!spelled) {
            spelled = { kept, byAnchor: new Map() };
            this.#spelled.set(kept, spelled);
        }
        const others = spelled.byAnchor.get(anchor.token);
        if (others)
            others.push(needle);
        else
            spelled.byAnchor.set(anchor.token, [needle]);
    }
    /** Looks through the next source; sources come in ascending order. */
    look(source, pieces) {
        for (const piece of pieces)
            for (const { needle, how } of this.#in(piece))
                note(needle, source, how);
    }
    #in(piece) {
        if (piece.text.length > longestKept)
            return this.#find(piece);
        const key = `${piece.is} ${piece.text}`;
        const before = this.#known.get(key);
        if (before)
            return before;
        const hits = this.#find(piece);
        if (this.#known.size < mostKept)
            this.#known.set(key, hits);
        return hits;
    }
    #find(piece) {
        const hits = [];
        for (const { kept, byAnchor } of this.#spelled.values())
            this.#lookForRuns(hits, piece, normal(piece.text, kept), byAnchor);
        for (const { kept, needle } of this.#bare) {
            const text = normal(piece.text, kept);
            if (text === needle.text)
                hits.push({ needle, how: wholeOf(piece) });
            else if (piece.is !== 'key' && text.includes(needle.text))
                hits.push({ needle, how: run });
        }
        if (this.#numbers.size > 0)
            this.#lookForNumbers(hits, piece);
        return hits;
    }
    #lookForRuns(hits, piece, text, byAnchor) {
        for (const found of text.matchAll(tokens)) {
            const needles = byAnchor.get(found[0]);
            if (!needles)
                continue;
            for (const needle of needles) {
                const at = found.index - needle.anchor;
                const end = at + needle.text.length;
                if (at < 0 || !text.startsWith(needle.text, at))
                    continue;
                if (at === 0 && end === text.length)
                    hits.push({ needle, how: wholeOf(piece) });
                else if (piece.is !== 'key' && bounded(text, at, end))
                    hits.push({ needle, how: runAt(text, at, end) });
            }
        }
    }
    #lookForNumbers(hits, piece) {
        const whole = numberKey(piece.text);
        const equal = whole === undefined ? undefined : this.#numbers.get(whole);
        if (equal)
            hits.push({ needle: equal, how: wholeOf(piece) });
        if (whole !== undefined || piece.is === 'key' || !/\d/.test(piece.text))
            return;
        const text = (0,_text_normalise_js__WEBPACK_IMPORTED_MODULE_1__/* .simplify */ .CR)(piece.text);
        for (const at of (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .runsOf */ .ky)(text)) {
            const value = (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .readIn */ .Wx)(text, at);
            if (!value || letterOrDigit(text, at.start - 1))
                continue;
            const digits = `${value.whole}.${value.fraction}`;
            for (const sign of text[at.start - 1] === '-' ? ['-', ''] : ['']) {
                const needle = this.#numbers.get(plainKey(sign, digits));
                if (!needle)
                    continue;
                const isWhole = at.start === 0 && at.end === text.length;
                hits.push({ needle, how: isWhole ? wholeOf(piece) : runAt(text, at.start, at.end) });
            }
        }
    }
    /** Where a value stands, as a text or as a number. */
    of(value) {
        const number = numberKey(value);
        const numbers = number === undefined ? [] : (this.#numbers.get(number)?.found ?? []);
        const texts = typeof value === 'string' ? (this.#texts.get(value)?.found ?? []) : [];
        if (numbers.length === 0)
            return texts;
        if (texts.length === 0)
            return numbers;
        return [...numbers, ...texts].sort((a, b) => a.source - b.source);
    }
}
const wholeOf = (piece) => (piece.is === 'leaf' ? leaf : piece.is === 'key' ? key : run);
const dates = /\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2}(?::\d{2})?/g;
/** How a run stands there: in a date or a time of day, of which it is but a part, or for itself. */
function runAt(text, at, end) {
    if (end - at > 4 || !/^\d+$/.test(text.slice(at, end)))
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
const tokens = /[\p{L}\p{M}\p{N}]+/gu;
const normal = (text, kept) => (0,_text_fold_js__WEBPACK_IMPORTED_MODULE_2__/* .foldCase */ .SP)((0,_text_normalise_js__WEBPACK_IMPORTED_MODULE_1__/* .simplify */ .CR)(text, kept)).replaceAll(_text_fold_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBlank */ .AU, ' ');
/** How a value is looked for: normalised, and the signs in it that are markup elsewhere. */
function spellingOf(value) {
    const { text, kept } = (0,_text_normalise_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)(value);
    return { text: normal(text, kept), kept };
}
/** The word by which a value is found: one with digits, which is rare in other texts, else the longest. */
function anchorOf(text) {
    let best;
    for (const { 0: token, index } of text.matchAll(tokens)) {
        if (index > 2000)
            break;
        const rank = token.length + (/\p{N}/u.test(token) ? 1000 : 0);
        if (!best || rank > best.rank)
            best = { token, index, rank };
    }
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
    const decimal = (0,_model_decimal_js__WEBPACK_IMPORTED_MODULE_3__/* .decimalOf */ .Bc)(value);
    return decimal && plainKey(decimal.negative ? '-' : '', `${decimal.whole}.${decimal.fraction}`);
}
function plainKey(sign, digits) {
    const [whole = '', fraction = ''] = digits.split('.');
    let end = fraction.length;
    while (fraction[end - 1] === '0')
        end--;
    let start = 0;
    while (whole[start] === '0')
        start++;
    return `${sign}${whole.slice(start)}.${fraction.slice(0, end)}`;
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


/***/ })

};
