export const id = 935;
export const ids = [935,73,649];
export const modules = {

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


/***/ }),

/***/ 5136:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LK: () => (/* binding */ evidenceKinds),
/* harmony export */   Qn: () => (/* binding */ callFailed),
/* harmony export */   T1: () => (/* binding */ stopCauses),
/* harmony export */   bd: () => (/* binding */ elicitationActions)
/* harmony export */ });
// One agent run, normalised. The shape is `agent-eval/trace@1` itself: `show --json` prints it and the native format reads it.
/** How a run came to its end. A crash is no stop cause: it sets `error`. */
const stopCauses = ['completed', 'interrupted', 'max_turns', 'output_token_budget', 'cost_budget'];
/** What an elicitation was answered. */
const elicitationActions = ['accept', 'decline', 'cancel'];
/**
 * The kinds of evidence a check may need and a format may be unable to record.
 * `order` is the order between lists that a format keeps apart; `confirmations` are gate decisions.
 */
const evidenceKinds = [
    'calls',
    'answer',
    'errors',
    'exit_codes',
    'turns',
    'stop_cause',
    'compactions',
    'denials',
    'offered_tools',
    'results',
    'taint',
    'blocked_sends',
    'narrations',
    'confirmations',
    'elicitations',
    'order',
    'usage',
    'self_evaluation',
];
/** Says whether a call failed: an error, denied or blocked. `undefined`: the trace cannot tell. */
function callFailed(call) {
    if (call.denied || call.blocked || call.is_error)
        return true;
    return call.is_error === null ? undefined : false;
}


/***/ }),

/***/ 9073:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cut: () => (/* binding */ cut),
/* harmony export */   jsonText: () => (/* binding */ jsonText),
/* harmony export */   pairStart: () => (/* binding */ pairStart),
/* harmony export */   printable: () => (/* binding */ printable),
/* harmony export */   safeJson: () => (/* binding */ safeJson),
/* harmony export */   safeLines: () => (/* binding */ safeLines),
/* harmony export */   showUnseen: () => (/* binding */ showUnseen),
/* harmony export */   visible: () => (/* binding */ visible)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7979);
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
/** The text cut to at most `most` UTF-16 units, the last of them `…`; a surrogate pair is never split. */
function cut(text, most) {
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
/**
 * One line of text from outside: nothing hidden, no terminal escape, no workflow command even at the start of a line.
 * With `most`, at most that many UTF-16 units.
 */
function printable(text, most) {
    // Making things visible only ever lengthens a text, so its far end need not be looked at.
    const head = most !== undefined && text.length > most ? text.slice(0, pairStart(text, most + 1)) : text;
    let line = breakHashes(visible(head));
    if (line.includes('::'))
        line = line.replace(colonCommand, '$1\\::');
    return most === undefined ? line : cut(head.length < text.length ? `${line}…` : line, most);
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


/***/ }),

/***/ 649:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   excerpt: () => (/* binding */ excerpt),
/* harmony export */   redacted: () => (/* binding */ redacted),
/* harmony export */   redactor: () => (/* binding */ redactor)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9073);
// Hides secrets in what is printed: known token shapes, values of keys that name a secret, and the config's own patterns.

/** What stands in place of a secret. */
const redacted = '[redacted]';
/**
 * Every expression below either fails after a bounded number of steps or consumes what it has read, so that the whole is linear
 * on any input. None asks for a word boundary where JSON text may have written a line break as `\n` before the token.
 */
const start = String.raw `(?:(?<![A-Za-z0-9_-])|(?<=\\[nrtbf]))`;
const shapes = new RegExp([
    'gh[pousr]_[A-Za-z0-9]{16,}(?:[._-][A-Za-z0-9_-]{8,})*',
    'github_pat_[A-Za-z0-9_]{20,}',
    'gl(?:pat|rt|ptt|dt|cbt)-[A-Za-z0-9_-]{16,}',
    '(?:AKIA|ASIA)[A-Z0-9]{16}',
    'xox[abeoprs]-[A-Za-z0-9-]{10,}',
    'xapp-[A-Za-z0-9-]{20,}',
    String.raw `hooks\.slack\.com/services/[A-Za-z0-9/]{16,}`,
    'AIza[A-Za-z0-9_-]{30,}',
    String.raw `ya29\.[A-Za-z0-9_-]{20,}`,
    'GOCSPX-[A-Za-z0-9_-]{20,}',
    `${start}sk-(?=[A-Za-z_-]*[0-9])[A-Za-z0-9_-]{16,}`,
    '(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{10,}',
    'whsec_[A-Za-z0-9+/=]{16,}',
    'npm_[A-Za-z0-9]{30,}',
    'pypi-[A-Za-z0-9_-]{50,}',
    'hf_[A-Za-z0-9]{30,}',
    'gsk_[A-Za-z0-9]{30,}',
    'xai-[A-Za-z0-9]{30,}',
    'dckr_pat_[A-Za-z0-9_-]{20,}',
    'do[opr]_v1_[a-f0-9]{32,}',
    'dapi[a-f0-9]{32}',
    'shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}',
    'lin_api_[A-Za-z0-9]{30,}',
    String.raw `hvs\.[A-Za-z0-9_-]{20,}`,
    String.raw `SG\.[A-Za-z0-9_-]{16,40}\.[A-Za-z0-9_-]{16,}`,
    'AGE-SECRET-KEY-1[0-9A-Z]{40,}',
    // A JWT; also one that was cut before its first dot.
    String.raw `eyJ[A-Za-z0-9_-]{10,}(?:\.[A-Za-z0-9_-]*)*`,
].join('|'), 'g');
const keyBlock = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----[\s\S]*?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----|$)/g;
const urlLogin = /:\/\/(?:[^\s/@:"'<>\\]{0,200}:[^\s/"'<>\\]{1,400}|[^\s/@:"'<>\\]{20,200})@/g;
const bearer = /\b(bearer\s{1,4})(?:[\w.~+/-]{24,}=*|(?=[A-Za-z.~+/_-]{0,24}\d)[\w.~+/-]{8,}=*)|\b(basic\s{1,4})(?=[A-Za-z+/]{0,400}[\d=])[A-Za-z0-9+/]{8,}=*/gi;
const cookie = /\b((?:set-)?cookie\\*["']?\s{0,4}[:=]\s{0,4}\\*["']?)[^\s=;,"'\\]{1,64}=[^\r\n"'\\]*/gi;
const signature = /([?&]sig=)[^\s&"'<>\\]+/gi;
const flag = /(--[\w-]{0,40}(?:password|passphrase|secret|token|api-?key)\s{1,4})(?![-$<*[])[^\s"'\\;|&]+/gi;
/** A key that names a secret, to its very end (so `token_count`, `secretary` and `max_tokens` are none), and what parts it from its value. */
const assignment = /(pass(?:word|wd|phrase)|pwd|secret|token|credentials?|(?:api|access|account|private|secret|signing|encryption|auth|master|service|client|subscription)[-_ ]?key(?:_base)?|authorization)\\*["'`]?(\s{0,8}(?:=>|[:=])\s{0,8})(\\*["'`])?/gi;
const scheme = /(?:bearer|basic|token|apikey|negotiate|ntlm|(digest|aws4-hmac-sha256))\s+/iy;
const bare = /[^\s,;&"'`<>(){}[\]\\]+/y;
const restOfLine = /[^\r\n"'\\]+/y;
/** Values that stand for a secret, or for none, without being one. */
const noSecret = /^(?:true|false|null|none|nil|undefined|required|missing|\*+|\.+|…|x+|<[^>]{0,40}>|\$\{.*|\$[A-Z_]+|\$|%\w+%|\[redacted\])$/i;
const hint = /gh[opsur]_|github_|gl[prdc]\w{1,2}-|A[KS]IA|xox|xapp|slack|AIza|ya29|GOCSPX|sk[-_]|[rp]k_|whsec|npm_|pypi-|hf_|xai-|_pat_|_v1_|dapi|shp|lin_|hvs\.|SG\.|AGE-|eyJ|-----B|bearer|basic|cookie|sig=|:\/\/|pass|pwd|secret|token|credential|key|authorization/i;
/** Makes the function that hides secrets; ordinary short text costs it less than a microsecond. */
function redactor(patterns = []) {
    return (text) => {
        let shown = text;
        for (const pattern of patterns)
            shown = pattern.replaceAll(shown, redacted);
        if (shown.length < 8 || !hint.test(shown))
            return shown;
        return hideAssignments(shown.replace(keyBlock, redacted).replace(urlLogin, `://${redacted}@`))
            .replace(cookie, `$1${redacted}`)
            .replace(signature, `$1${redacted}`)
            .replace(flag, `$1${redacted}`)
            .replace(shapes, redacted)
            .replace(bearer, (_, b, c) => `${b ?? c}${redacted}`);
    };
}
function hideAssignments(text) {
    let shown = '';
    let from = 0;
    assignment.lastIndex = 0;
    for (let match = assignment.exec(text); match; match = assignment.exec(text)) {
        const [, key = '', separator = '', quote] = match;
        let begin = assignment.lastIndex;
        scheme.lastIndex = begin;
        const named = scheme.exec(text);
        if (named)
            begin = scheme.lastIndex;
        const end = quote ? closing(text, begin, quote) : bareEnd(text, begin, named?.[1] ? restOfLine : bare);
        const value = text.slice(begin, Math.min(end, begin + 200));
        if (value === '' || !(quote || named ? !noSecret.test(value) : secretLike(key.toLowerCase(), separator, value)))
            continue;
        shown += text.slice(from, begin) + redacted;
        from = end;
        assignment.lastIndex = end;
    }
    return shown + text.slice(from);
}
/** Is an unquoted value a secret? In prose a colon after a word such as `get_token` is no assignment. */
function secretLike(key, separator, value) {
    if (noSecret.test(value))
        return false;
    if (key.startsWith('pass') || key === 'pwd')
        return true;
    if (/^[\d.]+$/.test(value))
        return false;
    return /^[=:]$/.test(separator) && key !== 'authorization' ? true : /\d/.test(value) || value.length >= 20;
}
/** Where a quoted value ends: before its closing quote, or at the end of a text that was cut. */
function closing(text, begin, quote) {
    if (quote.length > 1) {
        const end = text.indexOf(quote, begin);
        return end < 0 ? text.length : end;
    }
    for (let i = begin; i < text.length; i++) {
        if (text[i] === '\\')
            i++;
        else if (text[i] === quote)
            return i;
    }
    return text.length;
}
function bareEnd(text, begin, run) {
    run.lastIndex = begin;
    return run.test(text) ? run.lastIndex : begin;
}
const window = 2000;
/** Longer than the least length of any known token: what a cut window may hold of one that it does not show whole. */
const margin = 120;
/**
 * At most 200 characters of a text for evidence. Secrets are hidden first, in a bounded window, so that a cut never shows a part
 * of one.
 */
function excerpt(text, redact, most = 200) {
    const whole = text.length <= window;
    let shown = redact(whole ? text : text.slice(0, (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.pairStart)(text, window)));
    if (!whole) {
        const last = shown.lastIndexOf(redacted);
        const after = last < 0 ? 0 : last + redacted.length;
        shown = shown.slice(0, (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.pairStart)(shown, Math.max(after, shown.length - margin)));
    }
    if (whole && shown.length <= most)
        return shown;
    return `${shown.slice(0, (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.pairStart)(shown, Math.min(shown.length, most - 1)))}…`;
}


/***/ }),

/***/ 1935:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   timeline: () => (/* binding */ timeline)
/* harmony export */ });
/* harmony import */ var _model_trace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5136);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9073);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(649);
// A trace for a person: what happened in order, one line each, errors marked.



/** Renders one trace. Ends with a line break. */
function timeline(trace, options) {
    const { redact, width } = options;
    const paint = (code) => (text) => (options.color ? `\u001b[${code}m${text}\u001b[0m` : text);
    const [red, yellow, dim, bold] = ['31', '33', '2', '1'].map(paint);
    /** One line of text from the trace. */
    const said = (text, indent) => {
        const room = Math.max(40, width - indent);
        return (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)((0,_redact_js__WEBPACK_IMPORTED_MODULE_1__.excerpt)(text, redact, room), room);
    };
    const calls = trace.events.filter((e) => e.type === 'tool_call');
    const failed = calls.filter((c) => (0,_model_trace_js__WEBPACK_IMPORTED_MODULE_2__/* .callFailed */ .Qn)(c) === true).length;
    const facts = [
        trace.source.format,
        trace.agent?.model === undefined ? '' : (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(trace.agent.model, 60),
        trace.turns === undefined ? '' : `${trace.turns} turns`,
        `${calls.length} calls${failed > 0 ? ` (${failed} failed)` : ''}`,
        trace.stop_cause ?? '',
        trace.truncated ? 'cut off' : '',
        trace.usage?.cost_usd === undefined ? '' : `$${trace.usage.cost_usd.toFixed(4)}`,
        trace.duration_ms === undefined ? '' : `${(trace.duration_ms / 1000).toFixed(1)} s`,
    ];
    const out = [
        `${bold((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(options.file))}${trace.id === undefined ? '' : dim(` ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(trace.id, 80)}`)}`,
        dim(facts.filter((f) => f !== '').join(' · ')),
    ];
    if (trace.error)
        out.push(red(`run error: ${said(trace.error, 11)}`));
    out.push('');
    let number = 0;
    if (trace.prompt !== undefined && !trace.events.some((e) => e.type === 'user')) {
        for (const turn of typeof trace.prompt === 'string' ? [trace.prompt] : trace.prompt)
            out.push(...line({ type: 'user', text: turn }));
    }
    for (const event of trace.events)
        out.push(...line(event));
    const last = trace.events.findLast((e) => e.type === 'message');
    if (trace.answer !== undefined && last?.text === trace.answer)
        out.push('', dim('The last message is the final answer.'));
    else if (trace.answer !== undefined)
        out.push('', `${bold('answer'.padEnd(9))} ${said(trace.answer, 10)}`);
    const { lacks, unrecognised, junk_lines } = trace.source;
    if (lacks.length > 0)
        out.push(dim(`${'unknown'.padEnd(9)} this recording does not hold: ${lacks.join(', ')}`));
    if (unrecognised)
        out.push(yellow(`${'note'.padEnd(9)} ${unrecognised} records were not recognised`));
    if (junk_lines)
        out.push(yellow(`${'note'.padEnd(9)} ${junk_lines} lines are not JSON`));
    return `${out.join('\n')}\n`;
    function line(event) {
        const who = (label, agent) => `${dim(label.padEnd(9))} ${agent === undefined ? '' : dim(`[${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(agent, 40)}] `)}`;
        switch (event.type) {
            case 'user':
                return [`${who('user')}${said(event.text, 10)}`];
            case 'message':
                return [
                    `${who('says', event.agent)}${event.step === undefined ? '' : dim(`(${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(event.step, 60)}) `)}${said(event.text, 10)}`,
                ];
            case 'compaction':
                return [yellow(`${'·'.padEnd(9)} the transcript was summarised`)];
            case 'confirmation':
                return [`${who('gate')}${said(`${event.step}: ${event.tier}`, 10)}`];
            case 'elicitation':
                return [`${who('asked')}${said(`${event.message ?? event.guards ?? ''} → ${event.action}`, 10)}`];
            default:
                return call(event);
        }
    }
    function call(c) {
        number++;
        const given = typeof c.arguments === 'string' ? `${c.arguments} (no JSON)` : inline(c.arguments);
        const name = (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(c.tool, 60) +
            (c.command === undefined || c.command === c.tool ? '' : dim(` (${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(c.command, 60)})`));
        const head = `${dim(`call ${number}`.padEnd(9))} ${c.agent === undefined ? '' : dim(`[${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(c.agent, 40)}] `)}${bold(name)} ${said(given, 12 + c.tool.length)}`;
        const state = c.denied ? 'denied' : c.blocked ? 'blocked' : c.is_error ? 'error' : undefined;
        const exit = c.exit_code === undefined ? '' : dim(`exit ${c.exit_code} · `);
        const took = c.duration_ms === undefined ? '' : dim(` · ${Math.round(c.duration_ms)} ms`);
        const cut = c.result_cut === undefined ? '' : dim(` (${c.result_cut.bytes} bytes, cut)`);
        const result = c.result === undefined
            ? dim('no result recorded')
            : said(typeof c.result === 'string' ? c.result : inline(c.result), 14);
        const mark = state === undefined ? (c.is_error === null ? dim('?') : '→') : red(`✗ ${state}`);
        return [head, `${''.padEnd(9)} ${mark} ${exit}${result}${cut}${took}`];
    }
}
const inline = (value) => JSON.stringify(value, (_key, v) => (typeof v === 'bigint' ? String(v) : v)) ?? '';


/***/ })

};
