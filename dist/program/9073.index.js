export const id = 9073;
export const ids = [9073];
export const modules = {

/***/ 87979:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ holdsRounded),
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   JS: () => (/* binding */ deepest),
/* harmony export */   L3: () => (/* binding */ nestedBeyond),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   YO: () => (/* binding */ array),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   jM: () => (/* binding */ parseExact),
/* harmony export */   oC: () => (/* binding */ repeatsKey),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   v_: () => (/* binding */ holdsDecimalZeros),
/* harmony export */   z$: () => (/* binding */ exactSource)
/* harmony export */ });
/* unused harmony export needsExact */
/* harmony import */ var lossless_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(875);
// JSON from outside: exact integers, safe access, depth.

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The value when it is a text that is not empty. */
const text = (value) => typeof value === 'string' && value !== '' ? value : undefined;
/** The value when it is a finite number. */
const number = (value) => typeof value === 'number' && Number.isFinite(value) ? value : undefined;
/** The value as an object, or an empty one. */
const object = (value) => (isObject(value) ? value : {});
/** The value as an array, or an empty one. */
const array = (value) => (Array.isArray(value) ? value : []);
/**
 * The value at a path of own keys and indices; `undefined`: none. A text is a dotted path, `result.items.0.id`, where an
 * exact key wins. The length of an array is no part of what was written.
 */
function valueAt(value, path) {
    if (typeof path === 'string') {
        const exact = own(value, path);
        return exact === undefined ? valueAt(value, path.split('.')) : exact;
    }
    let at = value;
    for (const key of path)
        at = own(at, key);
    return at;
}
function own(value, key) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
        return undefined;
    return Array.isArray(value) && key === 'length' ? undefined : Reflect.get(value, key);
}
const integer = /^-?\d+$/;
const unsafe = (source, value) => integer.test(source) && !Number.isSafeInteger(value);
/** Does JSON.parse show the source of a number? Node 20 does not. */
function showsSource() {
    let source;
    const probe = (_key, value, context) => {
        source = context?.source;
        return value;
    };
    JSON.parse('1', probe);
    return source !== undefined;
}
const sources = new WeakMap();
/** Remembers how a number is written where the number alone does not tell (`1600.0`). */
function keep(holder, key, value, source) {
    if (typeof holder !== 'object' || holder === null || String(value) === source)
        return value;
    const known = sources.get(holder);
    if (known)
        known.set(key, source);
    else
        sources.set(holder, new Map([[key, source]]));
    return value;
}
/** How a number of an object or array is written in the JSON that it was parsed from, where the number does not tell. */
const exactSource = (holder, key) => sources.get(holder)?.get(key);
/**
 * Parses JSON, keeps integers beyond 2^53 as bigint and remembers how numbers are written (`exactSource`). Slow: for texts
 * that hold such a number. Throws SyntaxError.
 */
function parseExact(source) {
    if (!showsSource())
        return parseLossless(source);
    const reviver = function (key, value, context) {
        if (typeof value !== 'number' || context?.source === undefined)
            return value;
        return keep(this, key, exactly(context.source, value), context.source);
    };
    return JSON.parse(source, reviver);
}
const exactly = (source, value) => (unsafe(source, value) ? BigInt(source) : value);
/** The same where JSON.parse does not show sources. */
function parseLossless(source) {
    return (0,lossless_json__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(source, function (key, value) {
        if (!(0,lossless_json__WEBPACK_IMPORTED_MODULE_0__/* .isLosslessNumber */ .s_)(value))
            return value;
        const written = value.toString();
        return keep(this, key, exactly(written, Number(written)), written);
    });
}
/** So many digits may be more than a number holds. */
const manyDigits = 16;
const decimalZeros = /[:,[]\s{0,8}-?\d{1,15}\.0{1,15}[\s,}\]]/;
/** May the text hold a number such as `1600.0`, which JSON.parse makes an integer? */
const holdsDecimalZeros = (source) => source.includes('.0') && decimalZeros.test(source);
const isDigit = (code) => code >= 48 && code <= 57;
/** May the text hold a number that JSON.parse changes: an integer beyond 2^53, or one with decimals that are all zeros? */
const needsExact = (source) => holdsManyDigits(source) || holdsDecimalZeros(source);
/** Are there so many digits in a row? One of them has a place that their number divides: only such places are looked at, and what is around a digit there. */
function holdsManyDigits(source) {
    for (let i = manyDigits - 1; i < source.length; i += manyDigits) {
        if (!isDigit(source.charCodeAt(i)))
            continue;
        let from = i;
        while (isDigit(source.charCodeAt(from - 1)))
            from--;
        let to = i + 1;
        while (to - from < manyDigits && isDigit(source.charCodeAt(to)))
            to++;
        if (to - from >= manyDigits)
            return true;
    }
    return false;
}
/** Parses JSON, exactly where the text may hold a number that needs it. Throws SyntaxError. */
const parseJson = (source) => (needsExact(source) ? parseExact(source) : JSON.parse(source));
/** Writes JSON, bigints as the integers they are. Throws RangeError on a value nested too deeply (see `nestedBeyond`). */
function writeJson(value, indent) {
    try {
        return JSON.stringify(value, undefined, indent) ?? 'null';
    }
    catch (e) {
        if (!(e instanceof TypeError))
            throw e;
        const raw = JSON.rawJSON;
        if (raw === undefined)
            return (0,lossless_json__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)(value, undefined, indent) ?? 'null';
        return JSON.stringify(value, (_key, v) => (typeof v === 'bigint' ? raw(String(v)) : v), indent);
    }
}
const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}]/g;
/** Has an object in a text that is JSON the same key twice? */
function repeatsKey(source) {
    const open = [];
    for (const [found, colon] of source.matchAll(token)) {
        if (found === '{')
            open.push(new Set());
        else if (found === '}')
            open.pop();
        else if (colon !== undefined) {
            const quoted = found.slice(0, -colon.length);
            const key = quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
            const keys = open.at(-1);
            if (keys?.has(key))
                return true;
            keys?.add(key);
        }
    }
    return false;
}
/** Deeper JSON than this is refused: what comes after parsing (writing it, walking it) uses the stack. */
const deepest = 500;
/** Is the value nested more than so many levels deep? */
function nestedBeyond(value, levels = deepest) {
    if (typeof value !== 'object' || value === null)
        return false;
    if (levels === 0)
        return true;
    if (Array.isArray(value)) {
        for (const inner of value)
            if (typeof inner === 'object' && nestedBeyond(inner, levels - 1))
                return true;
        return false;
    }
    for (const key in value) {
        const inner = value[key];
        if (typeof inner === 'object' && nestedBeyond(inner, levels - 1))
            return true;
    }
    return false;
}
/** Does the value hold an integer that JSON.parse has rounded? Walks without recursion. */
function holdsRounded(value) {
    if (typeof value === 'number')
        return Number.isInteger(value) && !Number.isSafeInteger(value);
    if (typeof value !== 'object' || value === null)
        return false;
    const open = [];
    for (let at = value; at; at = open.pop()) {
        for (const key in at) {
            const inner = at[key];
            if (typeof inner === 'number') {
                if (Number.isInteger(inner) && !Number.isSafeInteger(inner))
                    return true;
            }
            else if (typeof inner === 'object' && inner !== null)
                open.push(inner);
        }
    }
    return false;
}


/***/ }),

/***/ 5086:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   TA: () => (/* binding */ pairStart),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   oh: () => (/* binding */ thousands),
/* harmony export */   p_: () => (/* binding */ list)
/* harmony export */ });
// Text for people: cut to a length, counted, listed.
/** The text cut to at most `most` UTF-16 units, the last of them `…`; a surrogate pair is never split. */
function clip(text, most) {
    if (text.length <= most)
        return text;
    return `${text.slice(0, pairStart(text, Math.max(0, most - 1)))}…`;
}
/** The index itself, or one less where it would fall between the halves of a surrogate pair. */
function pairStart(text, index) {
    const before = text.charCodeAt(index - 1);
    const after = text.charCodeAt(index);
    return (before & 0xfc00) === 0xd800 && (after & 0xfc00) === 0xdc00 ? index - 1 : index;
}
/** `3,000`. */
const thousands = (n) => String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
/** `1 trace`, `2,000 traces`, `1 reply`, `2 replies`: the only place that chooses between one and many. */
const count = (n, noun, plural = `${noun}s`) => `${thousands(n)} ${n === 1 ? noun : plural}`;
/** Lists names for a message, the first few of many. */
function list(names, most = 8) {
    const shown = names.slice(0, most).map((n) => clip(n, 80));
    return names.length > most ? `${shown.join(', ')} and ${names.length - most} more` : shown.join(', ');
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
