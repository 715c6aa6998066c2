export const id = 992;
export const ids = [992];
export const modules = {

/***/ 8992:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   array: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.YO),
/* harmony export */   contentText: () => (/* binding */ contentText),
/* harmony export */   deepest: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.JS),
/* harmony export */   holdsRounded: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.AO),
/* harmony export */   isObject: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv),
/* harmony export */   nestedBeyond: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.L3),
/* harmony export */   number: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.ai),
/* harmony export */   object: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.Ik),
/* harmony export */   parseExact: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.jM),
/* harmony export */   parseJson: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.qF),
/* harmony export */   prepareExact: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.ny),
/* harmony export */   readArguments: () => (/* binding */ readArguments),
/* harmony export */   text: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.Qq),
/* harmony export */   writeJson: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.GF)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);
// What formats share of JSON: the arguments of calls, and the texts of content blocks.


/**
 * Reads call arguments as models write them: an object, or JSON text. Text that is no JSON stays text: a malformed call.
 * No arguments at all, or an empty text, are `{}`.
 */
function readArguments(value) {
    if (value === undefined || value === null)
        return {};
    if (typeof value !== 'string')
        return value;
    if (value.trim() === '')
        return {};
    try {
        let parsed = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(value);
        if (typeof parsed === 'string')
            parsed = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(parsed);
        if (parsed === null)
            return {};
        return typeof parsed === 'string' || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nestedBeyond */ .L3)(parsed) ? value : parsed;
    }
    catch {
        return value;
    }
}
/** The text of a message or tool result: a string, or the text of its content blocks joined by line breaks. */
function contentText(content) {
    if (typeof content === 'string')
        return content;
    if (!Array.isArray(content))
        return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(content) ? ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(content['text']) ?? '') : '';
    const parts = [];
    for (const block of content) {
        if (typeof block === 'string')
            parts.push(block);
        else if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(block) && typeof block['text'] === 'string')
            parts.push(block['text']);
    }
    return parts.join('\n');
}


/***/ }),

/***/ 7979:
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
/* harmony export */   jM: () => (/* binding */ parseExact),
/* harmony export */   ny: () => (/* binding */ prepareExact),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
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
const integer = /^-?\d+$/;
let lossless;
/**
 * Must be awaited once before `parseExact` on a Node whose JSON.parse gives no access to the source of a number (Node 20).
 */
async function prepareExact() {
    let source;
    const probe = (_key, value, context) => {
        source = context?.source;
        return value;
    };
    JSON.parse('1', probe);
    if (source !== undefined)
        return;
    const { parse, stringify } = await __webpack_require__.e(/* import() */ 875).then(__webpack_require__.bind(__webpack_require__, 875));
    lossless = {
        parse: (t) => parse(t, undefined, (n) => {
            const value = Number(n);
            return integer.test(n) && !Number.isSafeInteger(value) ? BigInt(n) : value;
        }),
        write: (value, indent) => stringify(value, undefined, indent) ?? 'null',
    };
}
/** Parses JSON and keeps integers beyond 2^53 as bigint. Slow: for texts that hold such an integer. Throws SyntaxError. */
function parseExact(source) {
    if (lossless)
        return lossless.parse(source);
    const reviver = (_key, value, context) => typeof value === 'number' && !Number.isSafeInteger(value) && context.source && integer.test(context.source)
        ? BigInt(context.source)
        : value;
    return JSON.parse(source, reviver);
}
/** Parses JSON, exactly where the text may hold an integer beyond 2^53. Throws SyntaxError. */
const parseJson = (source) => (/\d{16}/.test(source) ? parseExact(source) : JSON.parse(source));
/** Writes JSON, bigints as the integers they are. Throws RangeError on a value nested too deeply (see `nestedBeyond`). */
function writeJson(value, indent) {
    try {
        return JSON.stringify(value, undefined, indent) ?? 'null';
    }
    catch (e) {
        if (!(e instanceof TypeError))
            throw e;
        if (lossless)
            return lossless.write(value, indent);
        const raw = JSON.rawJSON;
        return JSON.stringify(value, (_key, v) => (typeof v === 'bigint' ? (raw?.(String(v)) ?? String(v)) : v), indent);
    }
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
    const open = [value];
    for (let at = open.pop(); at; at = open.pop()) {
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


/***/ })

};
