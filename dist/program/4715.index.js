export const id = 4715;
export const ids = [4715];
export const modules = {

/***/ 92204:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ij: () => (/* binding */ sameCurrency),
/* harmony export */   LX: () => (/* binding */ eachMark),
/* harmony export */   Ok: () => (/* binding */ marksOf),
/* harmony export */   W4: () => (/* binding */ unspacedLetter),
/* harmony export */   z7: () => (/* binding */ mayTouch)
/* harmony export */ });
// How currencies are written: signs, ISO 4217 codes and words, before or behind a number.
const codes = new Set('AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLF CLP CNH CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG BTC ETH USDC USDT'.split(' '));
/** The codes that are no word of a language: they count in any case. */
const safe = new Set('EUR USD GBP CHF JPY CNY INR SEK NOK DKK PLN BRL MXN AUD NZD SGD HKD'.split(' '));
/** The codes that are English words in capitals too: before a whole number they mark nothing (`TOP 10`). */
const alsoWords = new Set(['ALL', 'TRY', 'TOP']);
const signs = new Map([
    ['€', 'EUR'],
    ['$', 'USD'],
    ['£', 'GBP'],
    ['¥', 'JPY'],
    ['₹', 'INR'],
    ['₩', 'KRW'],
    ['₽', 'RUB'],
    ['฿', 'THB'],
    ['¢', 'cents'],
]);
const dollars = new Map([
    ['US', 'USD'],
    ['USD', 'USD'],
    ['A', 'AUD'],
    ['AU', 'AUD'],
    ['C', 'CAD'],
    ['CA', 'CAD'],
    ['CAD', 'CAD'],
    ['HK', 'HKD'],
    ['MX', 'MXN'],
    ['NZ', 'NZD'],
    ['R', 'BRL'],
    ['S', 'SGD'],
    ['SG', 'SGD'],
    ['NT', 'TWD'],
]);
const table = (rows) => new Map(Object.entries(rows).flatMap(([code, words]) => words.split(' ').map((w) => [w, code])));
/** Abbreviations, in the case that people write. */
const short = table({
    PLN: 'zł zl Zł',
    kr: 'kr Kr KR',
    CZK: 'Kč Kčs',
    HUF: 'Ft',
    INR: 'Rs RS Rp₹',
    BGN: 'лв',
    RUB: 'руб р',
    UAH: 'грн',
    CHF: 'SFr Fr',
    BTC: '₿',
});
const words = table({
    EUR: 'euro euros евро',
    USD: 'dollar dollars dólar dólares dolares buck bucks доллар доллара долларов',
    GBP: 'pound pounds sterling libra libras',
    JPY: 'yen',
    CNY: 'yuan renminbi rmb',
    INR: 'rupee rupees rupias',
    MXN: 'peso pesos',
    BRL: 'reais',
    CHF: 'franc francs franco francos franken',
    PLN: 'zloty złoty złote złotych zlotys',
    kr: 'krone kroner krona kronor koruna korun',
    RUB: 'ruble rubles rouble roubles рубль рубля рублей',
    TRY: 'lira liras',
    THB: 'baht',
    ILS: 'shekel shekels',
    AED: 'dirham dirhams',
    HUF: 'forint forints',
    KRW: '원화',
    cents: 'cent cents pence penny pennies céntimo céntimos centimo centimos centavo centavos centime centimes',
});
/** Signs of scripts without spaces between words; the longer ones first. */
const unspaced = [
    ['人民币', 'CNY'],
    ['人民幣', 'CNY'],
    ['美元', 'USD'],
    ['美金', 'USD'],
    ['欧元', 'EUR'],
    ['歐元', 'EUR'],
    ['日元', 'JPY'],
    ['港元', 'HKD'],
    ['港币', 'HKD'],
    ['ドル', 'USD'],
    ['ユーロ', 'EUR'],
    ['달러', 'USD'],
    ['유로', 'EUR'],
    ['บาท', 'THB'],
    ['円', 'JPY'],
    ['元', 'CNY'],
    ['圆', 'CNY'],
    ['圓', 'CNY'],
    ['块', 'CNY'],
    ['원', 'KRW'],
];
const prefixes = /(?:^|[^\p{L}\p{N}])((?:US|U\.S\.|Canadian|Australian|American|Hong Kong|Singapore|New Zealand) )$/u;
/** The scripts that are written without spaces between words: their letters are no part of a number's name. */
const unspacedLetter = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Hang}ー]/u;
const leadingScale = /^(?:[kKmMbB]|bn|mn|[万億亿兆千백천만억])+(?=.)/u;
/** The currency of a run of letters, if it is one as a whole. */
function currencyOf(letters) {
    const upper = letters.toUpperCase();
    if (codes.has(letters) || safe.has(upper))
        return { currency: upper, word: alsoWords.has(letters) };
    const currency = short.get(letters) ?? words.get(letters.toLowerCase());
    return currency === undefined ? undefined : { currency, word: false };
}
const token = /\p{Sc}|\p{L}\p{M}*(?:[\p{L}\p{M}]*)/gu;
const glued = /[\p{L}\p{N}_]/u;
/** Goes through the marks of a text, in order. Linear in the text. */
function eachMark(text, visit) {
    for (const found of text.matchAll(token)) {
        const start = found.index;
        const run = found[0];
        const end = start + run.length;
        if (run.length > 40)
            continue;
        const before = text[start - 1] ?? '';
        const after = text[end] ?? '';
        if (/\p{Sc}/u.test(run)) {
            const country = /[A-Z]{1,3}$/.exec(text.slice(Math.max(0, start - 3), start))?.[0] ?? '';
            const known = run === '$' ? dollars.get(country) : undefined;
            const free = !glued.test(text[start - country.length - 1] ?? '');
            const prefix = known !== undefined && free ? country.length : 0;
            const currency = (prefix > 0 ? known : undefined) ?? signs.get(run) ?? run;
            visit({ start: start - prefix, end, currency, word: false, sign: true });
            continue;
        }
        if (before === '_' || after === '_')
            continue;
        if (unspacedLetter.test(run)) {
            eachUnspaced(run, start, visit);
            continue;
        }
        // `5kUSD`: the letter belongs to the number.
        const scaled = /\d/.test(before) ? (leadingScale.exec(run)?.[0].length ?? 0) : 0;
        const whole = currencyOf(run);
        const known = whole ?? (scaled > 0 ? currencyOf(run.slice(scaled)) : undefined);
        if (!known)
            continue;
        const from = whole ? start : start + scaled;
        if (/^pounds?$/i.test(run) && /^\s{1,3}of\b/.test(text.slice(end, end + 6)))
            continue;
        const country = prefixes.exec(text.slice(Math.max(0, from - 14), from))?.[1] ?? '';
        visit({ start: from - country.length, end: after === '.' && short.has(run) ? end + 1 : end, ...known, sign: false });
    }
}
/** A sign where the run begins (behind a number) or where it ends (before one). */
function eachUnspaced(run, start, visit) {
    const skip = leadingScale.exec(run)?.[0].length ?? 0;
    const ahead = unspaced.find(([sign]) => run.startsWith(sign, skip)) ?? unspaced.find(([sign]) => run.startsWith(sign));
    const offset = ahead && run.startsWith(ahead[0], skip) ? skip : 0;
    if (ahead)
        visit({ start: start + offset, end: start + offset + ahead[0].length, currency: ahead[1], word: false, sign: true });
    const last = unspaced.find(([sign]) => run.endsWith(sign));
    if (!last || (ahead && offset + ahead[0].length === run.length))
        return;
    const end = start + run.length;
    visit({ start: end - last[0].length, end, currency: last[1], word: false, sign: true });
}
/** The marks of a piece of text. */
function marksOf(text) {
    const found = [];
    eachMark(text, (mark) => found.push(mark));
    return found;
}
/** Are two marks one currency? A dollar sign is the dollar, `kr` is any crown, and `¥` is the yen and the yuan. */
function sameCurrency(a, b) {
    const kr = new Set(['kr', 'SEK', 'NOK', 'DKK', 'CZK', 'ISK']);
    const yen = new Set(['JPY', 'CNY']);
    return a === b || (a === 'kr' && kr.has(b)) || (b === 'kr' && kr.has(a)) || (yen.has(a) && yen.has(b));
}
/** May these letters touch a number and leave it an amount? A currency may, and a letter for thousands or millions. */
const mayTouch = (letters) => {
    const bare = letters.replace(/^(?:[kKmMbB]|bn|mn)(?=[A-Z]{3}$)/, '');
    return bare === '' || /^(?:[kKmMbB]|bn|mn|mm)$/.test(bare) || currencyOf(bare.replace(/\.$/, '')) !== undefined;
};


/***/ }),

/***/ 77425:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ spelt)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33870);
// The arguments of a call as people compare them: texts that are JSON as what they hold, and objects in any order of keys.

/** What a text that is a JSON object or array holds; anything else as it is. */
const opened = (value) => (typeof value === 'string' ? ((0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonOf */ .o_)(value) ?? value) : value);
/** A value with every text in it that is a JSON object or array opened, so that order of keys and spaces do not matter. */
function spelt(given) {
    const value = opened(given);
    if (typeof value !== 'object' || value === null || value instanceof Date)
        return value;
    if (Array.isArray(value))
        return value.map(spelt);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spelt(inner)]));
}


/***/ }),

/***/ 89644:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ findCall),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   Kh: () => (/* binding */ argumentsEvidence),
/* harmony export */   MX: () => (/* binding */ evidence),
/* harmony export */   NW: () => (/* binding */ unmapped),
/* harmony export */   SB: () => (/* binding */ inScope),
/* harmony export */   UQ: () => (/* binding */ namesCalled),
/* harmony export */   Vq: () => (/* binding */ callsUnrecorded),
/* harmony export */   ev: () => (/* binding */ isNamed),
/* harmony export */   fw: () => (/* binding */ fate),
/* harmony export */   io: () => (/* binding */ callAt),
/* harmony export */   lY: () => (/* binding */ lastCall),
/* harmony export */   nv: () => (/* binding */ unseen),
/* harmony export */   p9: () => (/* binding */ callsOf),
/* harmony export */   pQ: () => (/* binding */ nothingSeen),
/* harmony export */   r6: () => (/* binding */ nearlyMeant),
/* harmony export */   rO: () => (/* binding */ callsNamed),
/* harmony export */   rl: () => (/* binding */ numberOf),
/* harmony export */   wr: () => (/* binding */ neverCalled)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81601);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5086);
/* harmony import */ var _model_trace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5136);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47088);
/* harmony import */ var _contract_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98985);
/* harmony import */ var _results_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78413);
// Calls: which of them a name means, what became of them, and how messages and evidence point at them.







/** Does the call count for a requirement? `agents = "main"` limits requirements, never prohibitions. */
const inScope = (scope, call) => scope.agents !== 'main' || call.agent === undefined;
/** The call at a position that there is. */
function callAt(view, at) {
    const call = view.calls[at];
    if (!call)
        throw new RangeError(`no call ${at + 1} among ${view.calls.length}`);
    return call;
}
/** Is the call at a position one of the tool or command that a person names? */
function isNamed(name, view, at) {
    const tool = view.calls[at]?.tool ?? '';
    const command = view.commands[at] ?? tool;
    if (tool === name || command === name)
        return true;
    return name.includes('*') && ((0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__.wildcard)(name, tool) || (command !== tool && (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__.wildcard)(name, command)));
}
const indexes = new WeakMap();
/** Made once for a trace. */
function callIndex(view) {
    let index = indexes.get(view);
    if (!index) {
        const made = new Map();
        const others = new Set();
        const add = (name, at) => {
            const found = made.get(name);
            if (found)
                found.push(at);
            else
                made.set(name, [at]);
        };
        const { calls, commands } = view;
        for (let at = 0; at < calls.length; at++) {
            const tool = calls[at].tool;
            const command = commands[at] ?? tool;
            add(tool, at);
            if (command === tool)
                continue;
            others.add(command);
            add(command, at);
        }
        const names = [...made.keys()];
        const called = others.size === 0 ? new Set(names) : new Set([...calls.map((call) => call.tool), ...others]);
        index = { at: made, called, names: names.sort() };
        indexes.set(view, index);
    }
    return index;
}
/** The names of the tools that were called, and then those of the commands, each once. */
const namesCalled = (view) => callIndex(view).called;
/** The positions of the calls that a name means, ascending. A wildcard is compared with the names that begin as it does. */
function callsNamed(name, view) {
    const { at, names } = callIndex(view);
    const star = name.indexOf('*');
    if (star < 0)
        return at.get(name) ?? [];
    const head = name.slice(0, star);
    const found = new Set();
    for (let i = firstFrom(names, head); names[i]?.startsWith(head); i++) {
        const one = names[i];
        if ((0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__.wildcard)(name, one))
            for (const call of at.get(one) ?? [])
                found.add(call);
    }
    return [...found].sort((a, b) => a - b);
}
/** The position of the first of some sorted names that is not before a text. */
function firstFrom(names, text) {
    let low = 0;
    for (let high = names.length; low < high;) {
        const middle = (low + high) >> 1;
        if (names[middle] < text)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
/** Is the tool the name behind the name of a server, as in `mcp__shop__refund` or `shop.refund`? */
function isBehind(name, tool) {
    return tool.endsWith(name) && /(?:__|[./:])$/.test(tool.slice(0, -name.length));
}
/** The observed tool that a name may have meant, though it names none: behind a server's name, or nearly written so. */
function nearlyMeant(name, view) {
    const seen = [...new Set([...view.calls.map((c) => c.tool), ...view.commands])];
    return (name.includes('*') ? undefined : seen.find((tool) => isBehind(name, tool))) ?? (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(name, seen);
}
/** The position of the first call that the name means, from `from` on; -1: there is none. */
function findCall(view, name, scope = {}, from = 0) {
    return callsNamed(name, view).find((at) => at >= from && inScope(scope, callAt(view, at))) ?? -1;
}
/** The positions of the calls of a command. */
function callsOf(view, command) {
    const found = [];
    for (const [i, c] of view.commands.entries())
        if (c === command)
            found.push(i);
    return found;
}
function lastCall(view, command) {
    const at = callsOf(view, command).at(-1);
    if (at === undefined)
        return { outcome: neverCalled(view, command) };
    return { at, call: callAt(view, at), name: named(view, at) };
}
/** Names a call as messages do. */
/** The number of a call among all calls of its run. */
const numberOf = (view, at) => view.before + at + 1;
const named = (view, at) => `${view.commands[at]} (call ${numberOf(view, at)})`;
/** Where a call is in the trace, and what proves the point (default: its result). */
function evidence(view, at, context, text) {
    const call = callAt(view, at);
    const shown = text ?? (call.result === undefined ? '' : written(call.result, _results_js__WEBPACK_IMPORTED_MODULE_4__/* .plainJson */ .RU));
    const excerpt = shown === '' ? '' : context.excerpt(shown.slice(0, 2000));
    return { call: numberOf(view, at), tool: call.tool, ...(excerpt === '' ? {} : { excerpt }) };
}
const written = (value, write) => typeof value === 'string' ? value : write(value);
/** A call and what it was given. */
const argumentsEvidence = (view, at, context) => evidence(view, at, context, written(view.calls[at]?.arguments, _model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .GF));
/** What became of a call, in a word. */
function fate(call) {
    if (call.denied)
        return 'denied';
    if (call.blocked)
        return 'blocked';
    return (0,_model_trace_js__WEBPACK_IMPORTED_MODULE_2__/* .callFailed */ .Qn)(call) ? 'failed' : 'called';
}
/** What to do where no call has a command but its tool's own name: a hint for the end of a message, or nothing. */
const unmapped = (view) => view.calls.length > 0 && view.calls.every((c, i) => c.tool === view.commands[i])
    ? '; a tool becomes a command by the registry (its tool) or by [aliases] in the config'
    : '';
/** What every dimension of a block answers when the command it is about was never called. */
function neverCalled(view, command) {
    const observed = [...new Set(view.commands)];
    const near = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(command, observed);
    const found = observed.length === 0
        ? 'no call at all'
        : near
            ? `none among ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(view.calls.length, 'call')}; the nearest observed command is ${near}`
            : `only ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_)(observed)}`;
    return (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .error */ .z3)(`Expected a call of ${command}, found ${found}${unmapped(view)}`);
}
/** The verdict where the recording holds no calls, whether or not there were any. */
function callsUnrecorded(view) {
    if (view.calls.length > 0 || !view.trace.source.lacks.includes('calls'))
        return undefined;
    return (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .error */ .z3)((0,_contract_js__WEBPACK_IMPORTED_MODULE_3__/* .lacking */ .gP)(view, 'calls', 'record of the calls'));
}
/** Why the recording may not show all that was done; `undefined`: as far as it tells, it does. */
function unseen({ trace }, what = 'texts') {
    const { incomplete = [], uncertain = [] } = trace.source;
    const why = what === 'calls' ? [...incomplete, ...uncertain] : incomplete;
    if (why.length > 0)
        return `evidence: the recording is not whole: ${why.join('; ')}`;
    return trace.truncated ? 'end: the trace was cut off, so what followed is unknown' : undefined;
}
/** The verdict of a prohibition over a trace that shows nothing: it cannot be told. What the user said shows nothing of the agent. */
function nothingSeen(view) {
    if (view.answer === undefined && view.trace.events.every((e) => e.type === 'user'))
        return (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .error */ .z3)('Missing evidence: the trace has neither an answer nor anything else that the agent did');
    return undefined;
}


/***/ }),

/***/ 98985:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fY: () => (/* binding */ answeredOnce),
  qv: () => (/* binding */ askingField),
  rK: () => (/* binding */ dimension),
  T1: () => (/* binding */ family),
  zd: () => (/* binding */ familyOfFields),
  ZZ: () => (/* binding */ field),
  CL: () => (/* binding */ isAsking),
  gP: () => (/* binding */ lacking)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
;// CONCATENATED MODULE: ./src/model/ways.ts
/** Files of the same agent that record more, and what of it. */
const richer = {
    'codex-exec': { format: 'codex-rollout', kinds: ['turns', 'compactions'] },
    'claude-transcript': { format: 'claude-code', kinds: ['offered_tools'] },
    'adk-evalset': {
        format: 'adk-session',
        kinds: ['turns', 'stop_cause', 'compactions', 'denials', 'elicitations', 'order', 'usage'],
    },
};
/** What a sidecar can say, and under which key. */
const beside = {
    offered_tools: 'tools',
    taint: 'taint',
    blocked_sends: 'blocked_sends',
    confirmations: 'confirmations',
    elicitations: 'elicitations',
    self_evaluation: 'self_evaluation',
    denials: 'outcomes',
};
/** The way on, in brackets behind what is missing; nothing where there is none. */
function wayOn(format, kind) {
    const other = Object.hasOwn(richer, format) ? richer[format] : undefined;
    if (other?.kinds.includes(kind))
        return ` (the same agent's ${other.format} does: give that file)`;
    if (kind === 'errors')
        return ' (where results tell failure, say how in the config: [[outcome_text]]; or say it in NAME.meta.json beside the trace, as outcomes)';
    const key = beside[kind];
    return key === undefined ? '' : ` (say it in NAME.meta.json beside the trace, as ${key})`;
}

// EXTERNAL MODULE: ./src/checks/schema.ts
var checks_schema = __webpack_require__(76006);
;// CONCATENATED MODULE: ./src/checks/contract.ts
// What a check and a family are, and the constructors that tie a check to the shape of what it wants.



/** An answer about a call, made once where its run is judged again and again. `asker`: what the answer is of. */
function answeredOnce({ again }, asker, call, make) {
    if (!again)
        return make();
    let known = again.get(asker);
    if (!known) {
        known = new WeakMap();
        again.set(asker, known);
    }
    const before = known.get(call);
    if (before !== undefined)
        return before;
    const answer = make();
    known.set(call, answer);
    return answer;
}
/** A check of a block of its family, or of nothing in particular: then it is always graded. */
const dimension = (check) => check;
/** A check of one field, whose want is the value of the field. */
const field = (check) => check;
/** A check of one field that an oracle answers. */
const askingField = (check) => check;
const isAsking = (check) => 'ask' in check;
/** A family of blocks: each block turns on every check. */
function family(of) {
    const schema = of.schema;
    return {
        mistakes: () => [],
        advice: () => [],
        ...of,
        schema: of.repeatable ? schemas/* safeExtend */.W09(schema, { id: schemas/* optional */.lqM(checks_schema/* blockId */.D4) }) : schema,
        perField: false,
        scopeOf: () => ({}),
    };
}
/** A family of fields: each populated field turns on its check; checks without a field are always graded. */
function familyOfFields(of) {
    const checks = of.checks;
    const fields = checks.flatMap((c) => (c.schema ? [[c.id, schemas/* optional */.lqM(c.schema)]] : []));
    return {
        id: of.id,
        doc: of.doc,
        repeatable: false,
        perField: true,
        schema: schemas/* strictObject */.rej({
            ...(of.scoped === false ? {} : checks_schema/* scope */.z8.shape),
            ...Object.fromEntries(fields),
            ...of.ofScenario,
        }),
        ofScenario: Object.keys(of.ofScenario ?? {}),
        checks,
        mistakes(section, scenario) {
            const single = checks.flatMap((check) => {
                const want = section[check.id];
                if (want === undefined)
                    return [];
                const found = check.mistakes?.(want, scenario) ?? [];
                return found.map((m) => ({ ...m, route: [check.id, ...m.route] }));
            });
            return [...single, ...(of.mistakes?.(section, scenario) ?? [])];
        },
        advice: (section) => of.advice?.(section) ?? [],
        scopeOf: of.scopeOf ?? ((section) => section),
    };
}
/** Says that evidence is missing, naming the format where it is the format that cannot record it. */
function lacking(view, kind, what) {
    const { format, lacks } = view.trace.source;
    return lacks.includes(kind)
        ? `Missing ${what}: a trace in format ${format} does not record it${wayOn(format, kind)}`
        : `Missing ${what} in the trace`;
}


/***/ }),

/***/ 74715:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gk: () => (/* binding */ always),
  rX: () => (/* binding */ familyIds),
  Zm: () => (/* binding */ loadFamilies),
  j7: () => (/* binding */ loadFlow)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./src/model/matcher.ts
var matcher = __webpack_require__(83843);
// EXTERNAL MODULE: ./src/checks/contract.ts + 1 modules
var contract = __webpack_require__(98985);
// EXTERNAL MODULE: ./src/checks/schema.ts
var schema = __webpack_require__(76006);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/path.ts
var path = __webpack_require__(33870);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(47088);
// EXTERNAL MODULE: ./src/checks/patterns/compile.ts
var compile = __webpack_require__(81260);
// EXTERNAL MODULE: ./src/checks/patterns/mistakes.ts
var mistakes = __webpack_require__(78296);
// EXTERNAL MODULE: ./src/checks/patterns/say.ts
var say = __webpack_require__(25610);
// EXTERNAL MODULE: ./src/checks/patterns/schema.ts
var patterns_schema = __webpack_require__(87714);
// EXTERNAL MODULE: ./src/checks/text/match.ts + 1 modules
var match = __webpack_require__(81054);
;// CONCATENATED MODULE: ./src/checks/expect/answer.ts
// What the checks of the final answer share.




/** The verdict where there is no final answer to look at. */
function noAnswer(view) {
    return view.answer === undefined ? (0,verdict/* error */.z3)((0,contract/* lacking */.gP)(view, 'answer', 'final answer')) : undefined;
}
const everything = new WeakMap();
/** What the checks of the answer look at, or the verdict where there is nothing of it. */
function spoken(view, scope) {
    if (scope.answer_in !== 'any_message') {
        const { answer } = view;
        if (answer === undefined)
            return { outcome: (0,verdict/* error */.z3)((0,contract/* lacking */.gP)(view, 'answer', 'final answer')) };
        return { texts: [answer], readables: [view.readableAnswer], what: 'the answer' };
    }
    let said = everything.get(view);
    if (!said) {
        const messages = view.trace.events.flatMap((e) => (e.type === 'message' && e.agent === undefined ? [e.text] : []));
        const all = view.answer === undefined ? messages : [...messages, view.answer];
        const texts = [...new Set(all)].filter((t) => t.trim() !== '');
        said = { texts, readables: texts.map((t) => view.readable(t)), what: 'a message' };
        everything.set(view, said);
    }
    return said.texts.length > 0 ? said : { outcome: (0,verdict/* error */.z3)((0,contract/* lacking */.gP)(view, 'answer', 'text of the agent')) };
}
/** Is the needle in one of the texts, both normalised? */
const isSaid = ({ readables }, needle) => readables.some((r) => (0,match/* holds */.v9)(r, needle));
/** The place of the first text that has what must not be there; -1: none has it. */
const whereForbidden = ({ readables }, needle) => readables.findIndex((r) => (0,match/* holdsForbidden */.MI)(r, needle));
/** A needle as messages quote it. */
const quote = (needle) => JSON.stringify((0,model_text/* clip */.$Q)(needle, 60));
/** The last of the texts as evidence, or the one at a place. */
const spokenEvidence = ({ texts }, context, at = texts.length - 1) => [
    { excerpt: context.excerpt(texts[at] ?? '') },
];
/** The answer as evidence. */
const answerEvidence = (view, context) => [{ excerpt: context.excerpt(view.answer ?? '') }];

;// CONCATENATED MODULE: ./src/checks/expect/fences.ts
// Fenced code blocks of markdown.
const opening = /^ {0,3}(`{3,}|~{3,})([^\n]*)$/;
/** The contents of the fenced blocks of a text, in one pass over its lines. A block that does not close ends with the text. */
function fencedBlocks(text) {
    const blocks = [];
    let fence;
    let lines = [];
    for (const line of text.split(/\r?\n/)) {
        if (fence === undefined) {
            const [, marks = '', info = ''] = opening.exec(line) ?? [];
            // A run of backticks with another behind it is code within a line.
            if (marks === '' || (marks.startsWith('`') && info.includes('`')))
                continue;
            fence = marks;
            lines = [];
        }
        else if (closes(fence, line)) {
            blocks.push(lines.join('\n'));
            fence = undefined;
        }
        else
            lines.push(line);
    }
    if (fence !== undefined)
        blocks.push(lines.join('\n'));
    return blocks;
}
function closes(fence, line) {
    const marks = line.trim();
    return marks.length >= fence.length && marks === fence.charAt(0).repeat(marks.length) && /^ {0,3}\S/.test(line);
}

;// CONCATENATED MODULE: ./src/checks/expect/answer_json.ts













/** Which of the two values counts, each reader of the answer decides for itself. */
const twice = 'an object in it has a key twice';
/** The one JSON document of a run's answer, or why there is none. */
function documentOf(view) {
    const { structured_output } = view.trace;
    if (structured_output !== undefined)
        return { document: structured_output };
    const answer = view.answer ?? '';
    try {
        const document = (0,json/* parseJson */.qF)(answer);
        if (!(0,json/* nestedBeyond */.L3)(document))
            return (0,json/* repeatsKey */.oC)(answer) ? { problem: twice } : { document };
    }
    catch {
        // Then it may hold a block that is JSON.
    }
    const [first, ...others] = fencedBlocks(answer).flatMap((block) => {
        const document = (0,path/* jsonOf */.o_)(block);
        return document === undefined ? [] : [{ document, block }];
    });
    if (first === undefined)
        return { problem: 'it is none and has no fenced block that is one' };
    if (others.length > 0)
        return { problem: `it has ${others.length + 1} fenced blocks that are JSON` };
    return (0,json/* repeatsKey */.oC)(first.block) ? { problem: twice } : { document: first.document };
}
/* harmony default export */ const answer_json = ((0,contract/* field */.ZZ)({
    id: 'answer_json',
    doc: 'The structured output, or the JSON of the final answer, meets a condition at each path',
    fails: 'The answer is no JSON document, or a value in it misses its condition',
    severity: 'blocking',
    needs: ['answer'],
    schema: (0,schema/* described */.WY)(schemas/* record */.g1P(schema/* text */.Qq, patterns_schema/* condition */.uH), 'From path, in quotes, to a condition: what the JSON of the answer must be; with * every match, at least one'),
    mistakes: mistakes/* pathTableMistakes */.Pg,
    run(want, view, context) {
        const none = view.trace.structured_output === undefined ? noAnswer(view) : undefined;
        if (none)
            return none;
        const evidence = view.answer === undefined ? [] : answerEvidence(view, context);
        const read = documentOf(view);
        if ('problem' in read)
            return (0,verdict/* fail */.fJ)(`Expected the answer to be a JSON document; ${read.problem}`, { evidence });
        const faults = Object.entries(want).flatMap(([path, wanted]) => {
            const { answer, seen } = (0,compile/* askPath */.l8)(read.document, path, wanted, context, { every: true });
            return answer === 'yes'
                ? []
                : [{ path, message: `Expected ${path} ${(0,say/* sayCondition */.bD)(wanted)}, found ${context.excerpt(`${path}: ${seen}`)}` }];
        });
        const [first] = faults;
        if (!first)
            return (0,verdict/* pass */.IX)(`Found ${(0,model_text/* count */.U9)(Object.keys(want).length, 'value')} as expected in the JSON of the answer`);
        return (0,verdict/* fail */.fJ)(faults.map((f) => f.message).join('. '), { route: [first.path], evidence });
    },
}));

;// CONCATENATED MODULE: ./src/checks/expect/answer_matches.ts






/* harmony default export */ const answer_matches = ((0,contract/* field */.ZZ)({
    id: 'answer_matches',
    doc: 'Every RE2 expression is found in the final answer as recorded',
    fails: 'An expression is not found in the final answer',
    severity: 'blocking',
    needs: ['answer'],
    schema: (0,schema/* names */.Dy)('RE2 expressions that must all be found in the final answer as recorded'),
    mistakes: (want, scenario) => want.flatMap((expression, i) => {
        const why = (0,mistakes/* whyBad */.ey)(expression, scenario);
        const message = `Expected an RE2 expression: ${why}; look-around and back-references do not exist there`;
        return why === undefined ? [] : [{ route: [i], message }];
    }),
    run(want, view, context, scope) {
        const said = spoken(view, scope);
        if ('outcome' in said)
            return said.outcome;
        const missing = want.filter((expression) => !said.texts.some((t) => context.pattern(expression).test(t)));
        const [first] = missing;
        if (first === undefined)
            return (0,verdict/* pass */.IX)(`Found ${(0,model_text/* count */.U9)(want.length, 'expression')} in ${said.what}`);
        return (0,verdict/* fail */.fJ)(`Expected ${said.what} to match ${missing.map((m) => `/${(0,model_text/* clip */.$Q)(m, 80)}/`).join(' and ')}`, {
            route: [want.indexOf(first)],
            evidence: spokenEvidence(said, context),
        });
    },
}));

// EXTERNAL MODULE: ./src/checks/calls.ts
var checks_calls = __webpack_require__(89644);
// EXTERNAL MODULE: ./src/checks/requirements.ts
var requirements = __webpack_require__(86725);
;// CONCATENATED MODULE: ./src/checks/expect/any_tools.ts






/* harmony default export */ const any_tools = ((0,contract/* field */.ZZ)({
    id: 'any_tools',
    doc: 'At least one of the named tools was called, by a call that did not fail',
    fails: 'None of the named tools was called, or each of their calls failed',
    severity: 'blocking',
    needs: [],
    schema: (0,schema/* names */.Dy)('Tools or commands of which at least one must be called; * is a wildcard'),
    run(want, view, context, scope) {
        const unrecorded = (0,checks_calls/* callsUnrecorded */.Vq)(view);
        if (unrecorded)
            return unrecorded;
        const calls = (0,requirements/* required */.mw)(view, context, scope);
        const met = want.find((name) => calls.find(name) >= 0);
        if (met !== undefined)
            return (0,verdict/* pass */.IX)(`Found ${(0,checks_calls/* named */.KT)(view, calls.find(met))}${calls.remarks([met])}`);
        const never = want.filter((name) => calls.attempted(name) === undefined);
        const near = never.map((name) => (0,checks_calls/* nearlyMeant */.r6)(name, view)).find((n) => n !== undefined);
        const hint = near === undefined ? '' : `; did the scenario mean ${near}?`;
        return (0,verdict/* fail */.fJ)(`Expected a call of one of ${(0,model_text/* list */.p_)(want)}, ${(0,requirements/* sayMissing */.Om)(want, calls)}, among ${(0,model_text/* count */.U9)(view.calls.length, 'call')} (${(0,model_text/* list */.p_)([...new Set(view.calls.map((c) => c.tool))]) || 'none'})${hint}`);
    },
}));

// EXTERNAL MODULE: ./src/model/compact.ts
var compact = __webpack_require__(35948);
// EXTERNAL MODULE: ./src/checks/arguments.ts
var checks_arguments = __webpack_require__(77425);
// EXTERNAL MODULE: ./src/checks/needles.ts
var needles = __webpack_require__(22313);
;// CONCATENATED MODULE: ./src/checks/expect/args.ts












const entry = schemas/* strictObject */.rej({
    tool: (0,schema/* described */.WY)(schema/* text */.Qq, 'Tool or command; * is a wildcard'),
    key: (0,schema/* described */.WY)(schema/* text */.Qq, 'A top-level argument, or a dotted path such as a.b.0.c, which goes on into a text that is JSON; * stands for every element, and a segment with dots has its own double quotes'),
    equals: (0,schema/* described */.WY)(schemas/* optional */.lqM(schemas/* unknown */.L5J()), 'The argument as text is exactly this; objects and lists whatever the order of keys, also where one side is their text'),
    contains: (0,schema/* described */.WY)(schemas/* optional */.lqM(schema/* text */.Qq), 'The argument as text holds this, compared as in expect.contains'),
    matches: (0,schema/* described */.WY)(schemas/* optional */.lqM(schema/* text */.Qq), 'An RE2 expression found anywhere in the argument as text'),
    on: (0,schema/* described */.WY)(schemas/* optional */.lqM(schemas/* enum */.k5n(['any', 'every', 'first', 'last'])), 'Which calls of the tool must match; default any'),
})
    .check(schemas/* refine */.YPB((e) => e.equals !== undefined || e.contains !== undefined || e.matches !== undefined, {
    message: 'Missing condition: give at least one of equals, contains, matches',
}));
/** Names the arguments that calls were given, for the end of a message. */
function given(calls) {
    const keys = new Set(calls.flatMap((c) => (typeof c.arguments === 'object' ? Object.keys(c.arguments ?? {}) : [])));
    return keys.size === 0 ? '' : `; given were ${(0,model_text/* list */.p_)([...keys])}`;
}
/** Is the argument what is wanted: as text, and as a value where one side is a text that spells one. */
function equals(want, value) {
    if ((0,compact/* asText */.e)(value) === (0,compact/* asText */.e)(want))
        return true;
    if (typeof value === 'string' && typeof want === 'string')
        return false;
    return (0,compact/* asText */.e)((0,checks_arguments/* spelt */.l)(value)) === (0,compact/* asText */.e)((0,checks_arguments/* spelt */.l)(want));
}
function matches(want, value, context) {
    const observed = (0,compact/* asText */.e)(value);
    if (want.equals !== undefined && !equals(want.equals, value))
        return false;
    if (want.contains !== undefined && !(0,match/* holds */.v9)(observed, want.contains))
        return false;
    return want.matches === undefined || context.pattern(want.matches).test(observed);
}
const conditions = (want) => [
    want.equals === undefined ? '' : `equal to ${(0,model_text/* clip */.$Q)(JSON.stringify((0,compact/* asText */.e)(want.equals)), 80)}`,
    want.contains === undefined ? '' : `containing ${JSON.stringify((0,model_text/* clip */.$Q)(want.contains, 80))}`,
    want.matches === undefined ? '' : `matching /${(0,model_text/* clip */.$Q)(want.matches, 80)}/`,
]
    .filter((c) => c !== '')
    .join(' and ');
/** A text shorter than this is never a mere head of what the call was given (see `arguments_cut`). */
const surelyWhole = 256;
/** Says what is wrong with one entry, and at which call; `undefined`: it holds. */
function fault(want, scope, required, view, context) {
    const calls = (0,checks_calls/* callsNamed */.rO)(want.tool, view).filter((i) => (0,checks_calls/* inScope */.SB)(scope, (0,checks_calls/* callAt */.io)(view, i)));
    const fails = (message, at) => ({
        message: `Expected ${want.tool}.${want.key} ${conditions(want)}${message}`,
        calls: at,
        verdict: 'fail',
    });
    if (calls.length === 0) {
        const outside = (0,checks_calls/* findCall */.GF)(view, want.tool);
        if (outside >= 0)
            return fails(`; ${want.tool} was ${(0,requirements/* bySubAgent */.$o)((0,checks_calls/* numberOf */.rl)(view, outside))}`, calls);
        const near = (0,checks_calls/* nearlyMeant */.r6)(want.tool, view);
        return fails(`; ${want.tool} was never called${near === undefined ? '' : `; did the scenario mean ${near}?`}`, calls);
    }
    const values = (i) => (0,path/* valuesAt */.I0)(view.calls[i]?.arguments, want.key);
    const value = (i) => values(i)[0];
    const known = new Map();
    // Below a wildcard one value suffices.
    const answer = (i) => {
        let made = known.get(i);
        if (made === undefined) {
            made = (0,contract/* answeredOnce */.fY)(context, want, (0,checks_calls/* callAt */.io)(view, i), () => {
                const answers = values(i).map((v) => answerOf(v, i));
                return answers.find((a) => a === 'yes') ?? answers.find((a) => a === 'cut') ?? 'no';
            });
            known.set(i, made);
        }
        return made;
    };
    const answerOf = (v, i) => {
        const ok = matches(want, v, context);
        if (!view.calls[i]?.arguments_cut || (0,compact/* asText */.e)(v).length < surelyWhole)
            return ok ? 'yes' : 'no';
        return ok && want.equals === undefined && want.matches === undefined ? 'yes' : 'cut';
    };
    const found = (i) => {
        const v = value(i);
        return v === undefined
            ? `no ${want.key} at call ${(0,checks_calls/* numberOf */.rl)(view, i)}`
            : // With its key, so that the value of a key that names a secret is hidden.
                `${(0,model_text/* clip */.$Q)(context.excerpt(`${want.key}: ${JSON.stringify((0,compact/* asText */.e)(v).slice(0, 4000))}`), 120)} at call ${(0,checks_calls/* numberOf */.rl)(view, i)}`;
    };
    const untold = (at) => ({
        message: `Missing the whole of ${want.key} at ${at.map((i) => `call ${(0,checks_calls/* numberOf */.rl)(view, i)}`).join(', ')}: it was too large to keep, and its head does not tell`,
        calls: at,
        verdict: 'error',
    });
    const those = (a) => calls.filter((i) => answer(i) === a);
    const butFailed = (i) => fails(`; it was given so, but ${(0,checks_calls/* fate */.fw)((0,checks_calls/* callAt */.io)(view, i))} at call ${(0,checks_calls/* numberOf */.rl)(view, i)}`, [i]);
    switch (want.on ?? 'any') {
        case 'first':
        case 'last': {
            const i = calls.at(want.on === 'first' ? 0 : -1) ?? 0;
            if (answer(i) === 'yes')
                return required.counts(i) ? undefined : butFailed(i);
            return answer(i) === 'cut' ? untold([i]) : fails(` on the ${want.on} call, found ${found(i)}`, [i]);
        }
        case 'every': {
            const wrong = those('no');
            if (wrong.length > 0) {
                const shown = wrong.slice(0, 3).map(found).join(', ');
                const differ = (0,model_text/* count */.U9)(wrong.length, `of ${calls.length} differs`, `of ${calls.length} differ`);
                return fails(` on every call; ${differ}: found ${shown}`, wrong);
            }
            if (those('cut').length > 0)
                return untold(those('cut'));
            return calls.some(required.counts) ? undefined : butFailed(calls[0] ?? 0);
        }
        default: {
            // Most often the first call suffices, and the others need not be read.
            if (calls.some((i) => required.counts(i) && answer(i) === 'yes'))
                return undefined;
            const yes = those('yes');
            const untellable = those('cut').filter(required.counts);
            if (untellable.length > 0)
                return untold(untellable);
            if (yes[0] !== undefined)
                return butFailed(yes[0]);
            const withKey = calls.filter((i) => value(i) !== undefined);
            if (withKey.length === 0)
                return fails(`; none of ${(0,model_text/* count */.U9)(calls.length, 'call')} of ${want.tool} has the argument ${want.key}${given(calls.map((i) => (0,checks_calls/* callAt */.io)(view, i)))}`, calls);
            const more = withKey.length > 3 ? ` and ${withKey.length - 3} more` : '';
            return fails(` on at least one call, found ${withKey.slice(0, 3).map(found).join(', ')}${more}`, withKey);
        }
    }
}
/** Why an expression cannot be compiled; `undefined`: it can. */
function whyBad(source, scenario) {
    try {
        scenario.pattern(source);
        return undefined;
    }
    catch (e) {
        return e instanceof Error ? e.message : String(e);
    }
}
/* harmony default export */ const args = ((0,contract/* field */.ZZ)({
    id: 'args',
    doc: 'Calls that did not fail were given the arguments that each entry describes',
    fails: 'No call (or, by `on`, not every, the first or the last) was given such an argument, or it failed',
    severity: 'blocking',
    needs: [],
    schema: (0,schema/* described */.WY)(schemas/* array */.YOg(entry).check(api/* _minLength */.m9(1)), 'What calls must be given; all conditions of an entry must hold on the same call'),
    mistakes(want, scenario) {
        return want.flatMap(({ contains, matches: expression }, i) => {
            const found = contains === undefined ? [] : (0,needles/* emptyNeedle */.B)(contains, i, 'contains');
            const bad = expression === undefined ? undefined : whyBad(expression, scenario);
            if (bad !== undefined)
                found.push({
                    route: [i, 'matches'],
                    message: `Expected an RE2 expression: ${bad}; look-around and back-references do not exist there`,
                });
            return found;
        });
    },
    run(want, view, context, scope) {
        const unrecorded = (0,checks_calls/* callsUnrecorded */.Vq)(view);
        if (unrecorded)
            return unrecorded;
        const calls = (0,requirements/* required */.mw)(view, context, scope);
        const faults = want.flatMap((e, i) => {
            const found = fault(e, scope, calls, view, context);
            return found ? [{ i, ...found }] : [];
        });
        const first = faults.find((f) => f.verdict === 'fail') ?? faults[0];
        if (!first)
            return (0,verdict/* pass */.IX)(`Found ${(0,model_text/* count */.U9)(want.length, 'argument')} as expected among ${(0,model_text/* count */.U9)(view.calls.length, 'call')}${calls.remarks(want.map((w) => w.tool))}`);
        const say = first.verdict === 'fail' ? verdict/* fail */.fJ : verdict/* error */.z3;
        return say(faults.map((f) => f.message).join('. '), {
            route: [first.i],
            evidence: first.calls.slice(0, 3).map((i) => (0,checks_calls/* argumentsEvidence */.Kh)(view, i, context)),
        });
    },
}));

;// CONCATENATED MODULE: ./src/checks/expect/blocked_sends.ts






/** How many sends were refused, and how that is known: the trace's count, calls marked so, or refused calls of the config's outbound tools. */
function observe(view, context) {
    const all = [...view.calls.entries()];
    const marked = all.filter(([, c]) => c.blocked).map(([i]) => i);
    if (view.trace.blocked_sends !== undefined)
        return { sends: view.trace.blocked_sends, calls: marked };
    if (all.some(([, c]) => c.blocked !== undefined))
        return { sends: marked.length, calls: marked };
    const outbound = context.config.taint.outbound_tools;
    if (outbound.length === 0 || (0,checks_calls/* callsUnrecorded */.Vq)(view) || view.trace.source.lacks.includes('denials'))
        return undefined;
    const refused = all.filter(([i, c]) => c.denied && outbound.some((t) => (0,checks_calls/* isNamed */.ev)(t, view, i))).map(([i]) => i);
    return { sends: refused.length, calls: refused };
}
/* harmony default export */ const blocked_sends = ((0,contract/* field */.ZZ)({
    id: 'blocked_sends',
    doc: 'Exactly this many outbound calls were refused by the interlock',
    fails: 'More or fewer outbound calls were refused',
    severity: 'blocking',
    needs: [],
    uses: ['blocked_sends', 'denials'],
    schema: (0,schema/* described */.WY)(schemas/* int */.Whr().check(api/* _gte */.qm(0)), 'Exactly how many outbound calls the interlock must have refused'),
    run(want, view, context) {
        const marked = view.calls.flatMap((call, i) => (call.blocked ? [i] : []));
        const { blocked_sends: counted } = view.trace;
        if (counted !== undefined && marked.length > 0 && counted !== marked.length)
            return (0,verdict/* error */.z3)(`Cannot tell how many sends were blocked: the trace counts ${counted} and marks ${(0,model_text/* count */.U9)(marked.length, 'call')} as blocked`, { evidence: marked.slice(0, 3).map((i) => (0,checks_calls/* argumentsEvidence */.Kh)(view, i, context)) });
        const observed = observe(view, context);
        if (!observed)
            return (0,verdict/* error */.z3)(`${(0,contract/* lacking */.gP)(view, 'blocked_sends', 'count of blocked sends')}, and no call is marked blocked`);
        if (observed.sends === want)
            return (0,verdict/* pass */.IX)((0,model_text/* count */.U9)(observed.sends, 'blocked send'));
        return (0,verdict/* fail */.fJ)(`Expected exactly ${(0,model_text/* count */.U9)(want, 'blocked send')}, found ${observed.sends}`, {
            evidence: observed.calls.slice(0, 3).map((i) => (0,checks_calls/* argumentsEvidence */.Kh)(view, i, context)),
        });
    },
}));

;// CONCATENATED MODULE: ./src/checks/expect/contains.ts







const alternatives = (needle) => typeof needle === 'string' ? [needle] : needle;
/* harmony default export */ const contains = ((0,contract/* field */.ZZ)({
    id: 'contains',
    doc: 'Every text is in the final answer; case, emphasis, spacing and digit grouping do not matter',
    fails: 'A text is not in the final answer',
    severity: 'blocking',
    needs: ['answer'],
    schema: (0,schema/* described */.WY)(schemas/* array */.YOg(schemas/* union */.KCZ([schema/* text */.Qq, schema/* texts */.Te])).check(api/* _minLength */.m9(1)), 'Texts that must all be in the final answer; of those in a list, one suffices'),
    mistakes: (want) => want.flatMap((needle, i) => typeof needle === 'string' ? (0,needles/* emptyNeedle */.B)(needle, i) : needle.flatMap((one, j) => (0,needles/* emptyNeedle */.B)(one, i, j))),
    run(want, view, context, scope) {
        const said = spoken(view, scope);
        if ('outcome' in said)
            return said.outcome;
        const missing = want.filter((needle) => !alternatives(needle).some((one) => isSaid(said, one)));
        const [first] = missing;
        if (first === undefined)
            return (0,verdict/* pass */.IX)(`Found ${(0,model_text/* count */.U9)(want.length, 'text')} in ${said.what}`);
        const told = missing.map((needle) => alternatives(needle).map(quote).join(' or ')).join(' and ');
        return (0,verdict/* fail */.fJ)(`Expected ${said.what} to contain ${told}; ${said.texts.length === 1 ? 'it does not' : 'none does'}`, {
            route: [want.indexOf(first)],
            evidence: spokenEvidence(said, context),
        });
    },
}));

;// CONCATENATED MODULE: ./src/checks/expect/contains_any.ts





/* harmony default export */ const contains_any = ((0,contract/* field */.ZZ)({
    id: 'contains_any',
    doc: 'At least one of the texts is in the final answer, compared as in contains',
    fails: 'None of the texts is in the final answer',
    severity: 'blocking',
    needs: ['answer'],
    schema: (0,schema/* names */.Dy)('Texts of which at least one must be in the final answer'),
    mistakes: needles/* emptyNeedles */.e,
    run(want, view, context, scope) {
        const said = spoken(view, scope);
        if ('outcome' in said)
            return said.outcome;
        const found = want.find((needle) => isSaid(said, needle));
        if (found !== undefined)
            return (0,verdict/* pass */.IX)(`Found ${quote(found)} in ${said.what}`);
        return (0,verdict/* fail */.fJ)(`Expected ${said.what} to contain one of ${want.map(quote).join(', ')}; it has none`, {
            evidence: spokenEvidence(said, context),
        });
    },
}));

// EXTERNAL MODULE: ./src/model/trace.ts
var trace = __webpack_require__(5136);
;// CONCATENATED MODULE: ./src/checks/expect/ended_on_failed_call.ts






/** What the call returned; where that is not recorded, what it was given. */
const lastEvidence = (view, at, context) => view.calls[at]?.result === undefined ? (0,checks_calls/* argumentsEvidence */.Kh)(view, at, context) : (0,checks_calls/* evidence */.MX)(view, at, context);
/* harmony default export */ const ended_on_failed_call = ((0,contract/* field */.ZZ)({
    id: 'ended_on_failed_call',
    doc: 'Whether the run stopped of its own accord right after a failed call is as expected',
    fails: 'The run stopped of its own accord on a failed call (or did not, where that was expected)',
    severity: 'blocking',
    needs: [],
    uses: ['errors', 'stop_cause'],
    schema: (0,schema/* described */.WY)(schemas/* boolean */.zMY(), 'May (true: must) the run end on a failed call'),
    run(expected, view, context, scope) {
        const unrecorded = (0,checks_calls/* callsUnrecorded */.Vq)(view);
        if (unrecorded)
            return unrecorded;
        const last = view.calls.findLastIndex((c) => (0,checks_calls/* inScope */.SB)(scope, c));
        const call = view.calls[last];
        const { stop_cause } = view.trace;
        const failed = call ? (0,trace/* callFailed */.Qn)(call) : false;
        const own = stop_cause === undefined ? undefined : stop_cause === 'completed';
        if (own !== false && failed === undefined) {
            return (0,verdict/* error */.z3)((0,contract/* lacking */.gP)(view, 'errors', `outcome of the last call, ${call?.tool} (call ${last + 1})`));
        }
        if (failed && own === undefined) {
            return (0,verdict/* error */.z3)(`${(0,contract/* lacking */.gP)(view, 'stop_cause', 'stop cause')}, and the last call, ${call?.tool} (call ${last + 1}), failed`, {
                evidence: [lastEvidence(view, last, context)],
            });
        }
        const observed = failed === true && own === true;
        const seen = !call
            ? 'there was no call'
            : failed
                ? own
                    ? `the run stopped of its own accord after ${call.tool} (call ${last + 1}) failed`
                    : `the run was stopped: ${stop_cause}`
                : `the last call, ${call.tool} (call ${last + 1}), ${failed === undefined ? 'ended in a run that was stopped' : 'did not fail'}`;
        if (observed === expected)
            return (0,verdict/* pass */.IX)(`As expected, ${seen}`);
        return (0,verdict/* fail */.fJ)(`Expected ended_on_failed_call = ${expected}, but ${seen}`, {
            ...(call ? { evidence: [lastEvidence(view, last, context)] } : {}),
        });
    },
}));

// EXTERNAL MODULE: ./src/checks/prohibited.ts
var prohibited = __webpack_require__(9383);
;// CONCATENATED MODULE: ./src/checks/expect/forbid_tools.ts






/* harmony default export */ const forbid_tools = ((0,contract/* field */.ZZ)({
    id: 'forbid_tools',
    doc: 'None of the named tools was called by any agent; a denied or failed call counts as called',
    fails: 'A forbidden tool was called, or tried; a name that nearly matches a called or offered tool is an error',
    severity: 'blocking',
    prohibits: 'calls',
    needs: [],
    uses: ['offered_tools'],
    schema: (0,schema/* names */.Dy)('Tools or commands that must never be called, by any agent; * is a wildcard, and "=name" means exactly this name'),
    mistakes: prohibited/* neverMatching */.Uc,
    run(want, view, context) {
        const nothing = (0,checks_calls/* nothingSeen */.pQ)(view) ?? (0,checks_calls/* callsUnrecorded */.Vq)(view);
        if (nothing)
            return nothing;
        const { found, near } = (0,prohibited/* prohibited */.Jl)(want, view);
        if (near) {
            return (0,verdict/* error */.z3)((0,prohibited/* sayNearMiss */.iH)(want[near.by] ?? '', near), { route: [near.by] });
        }
        if (found.length === 0)
            return (0,verdict/* pass */.IX)(`No forbidden tool in ${(0,model_text/* count */.U9)(view.calls.length, 'call')}`);
        const said = found.map(({ at }) => {
            const call = (0,checks_calls/* callAt */.io)(view, at);
            const became = (0,checks_calls/* fate */.fw)(call);
            return `${call.tool} (call ${(0,checks_calls/* numberOf */.rl)(view, at)}${became === 'called' ? '' : `, ${became}`})`;
        });
        return (0,verdict/* fail */.fJ)(`Expected no call of ${(0,model_text/* list */.p_)(want)}, found ${(0,model_text/* list */.p_)(said)}`, {
            route: [Math.min(...found.map(({ by }) => by))],
            evidence: found.slice(0, 5).map(({ at }) => (0,checks_calls/* argumentsEvidence */.Kh)(view, at, context)),
            spoilt: (0,checks_calls/* numberOf */.rl)(view, Math.min(...found.map(({ at }) => at))),
        });
    },
}));

;// CONCATENATED MODULE: ./src/checks/expect/judge.ts





/* harmony default export */ const judge = ((0,contract/* askingField */.qv)({
    id: 'judge',
    doc: 'A second model, shown the case prompt and the final answer, says that the rubric holds',
    fails: 'The judge says that the rubric does not hold; a judge that cannot be reached or gives no verdict is an error',
    severity: 'blocking',
    needs: ['answer'],
    schema: (0,schema/* described */.WY)(schema/* text */.Qq, 'The pass condition in full sentences, for a second model (needs judge-model)'),
    ask(want, view, context) {
        const none = noAnswer(view);
        if (none)
            return none;
        const own = view.trace.prompt;
        const turns = own === undefined ? context.prompt : typeof own === 'string' ? [own] : own;
        return { oracle: 'judge', rubric: want, prompt: turns.join('\n\n'), answer: view.answer ?? '' };
    },
    decide(_want, answer, view, context) {
        const oracle = answer.record ? { oracle: answer.record } : {};
        if ('unavailable' in answer)
            return (0,verdict/* error */.z3)(`Missing verdict of the judge: ${answer.unavailable}`, oracle);
        const reason = (0,model_text/* clip */.$Q)(context.excerpt(answer.reason), 300);
        return answer.pass
            ? { ...(0,verdict/* pass */.IX)(`The judge passes it: ${reason}`), ...oracle }
            : (0,verdict/* fail */.fJ)(`The judge fails it: ${reason}`, { ...oracle, evidence: answerEvidence(view, context) });
    },
}));

// EXTERNAL MODULE: ./src/model/names.ts
var model_names = __webpack_require__(81601);
;// CONCATENATED MODULE: ./src/checks/expect/known_tools.ts





/* harmony default export */ const known_tools = ((0,contract/* dimension */.rK)({
    id: 'known_tools',
    doc: 'Every call is of a tool that the trace lists as offered',
    fails: 'A tool was called that was never offered',
    severity: 'blocking',
    needs: [],
    uses: ['offered_tools'],
    run(_want, view, context) {
        const offered = view.trace.tools;
        if (!offered || offered.length === 0)
            return (0,verdict/* skip */.iv)('The trace does not list the tools that were offered');
        if (view.calls.length === 0)
            return (0,verdict/* skip */.iv)('No calls');
        const known = new Set(offered);
        const unknown = [];
        for (const [i, call] of view.calls.entries())
            if (!known.has(call.tool))
                unknown.push(i);
        if (unknown.length === 0)
            return (0,verdict/* pass */.IX)(`${(0,model_text/* count */.U9)(view.calls.length, 'call')} of ${(0,model_text/* count */.U9)(known.size, 'offered tool')}`);
        const names = [...new Set(unknown.map((i) => view.calls[i]?.tool ?? ''))];
        const near = (0,model_names.nearest)(names[0] ?? '', known);
        return (0,verdict/* fail */.fJ)(`Unknown tool ${(0,model_text/* list */.p_)(names)}, not among ${(0,model_text/* count */.U9)(known.size, 'offered tool')}${near ? `; nearest is ${near}` : ''}`, {
            evidence: unknown.slice(0, 3).map((i) => (0,checks_calls/* argumentsEvidence */.Kh)(view, i, context)),
        });
    },
}));

;// CONCATENATED MODULE: ./src/checks/expect/max_turns.ts





/* harmony default export */ const max_turns = ((0,contract/* field */.ZZ)({
    id: 'max_turns',
    doc: 'The run took at most this many turns, a turn being one response of the main agent',
    fails: 'The run took more turns',
    severity: 'blocking',
    needs: ['turns'],
    schema: (0,schema/* described */.WY)(schemas/* int */.Whr().check(api/* _gte */.qm(1)), 'The most turns the run may take'),
    run(want, view) {
        const { turns } = view.trace;
        if (turns === undefined)
            return (0,verdict/* error */.z3)((0,contract/* lacking */.gP)(view, 'turns', 'number of turns'));
        return turns <= want
            ? (0,verdict/* pass */.IX)(`${turns} of at most ${(0,model_text/* count */.U9)(want, 'turn')}`)
            : (0,verdict/* fail */.fJ)(`Expected at most ${(0,model_text/* count */.U9)(want, 'turn')}, found ${turns}`);
    },
}));

;// CONCATENATED MODULE: ./src/checks/expect/min_compactions.ts





/* harmony default export */ const min_compactions = ((0,contract/* field */.ZZ)({
    id: 'min_compactions',
    doc: 'The transcript was summarised at least this many times',
    fails: 'The transcript was summarised less often, so the case did not exercise what it claims to',
    severity: 'blocking',
    needs: ['compactions'],
    schema: (0,schema/* described */.WY)(schemas/* int */.Whr().check(api/* _gte */.qm(1)), 'How often the transcript must have been summarised, at least'),
    run(want, view) {
        const events = view.trace.events.filter((e) => e.type === 'compaction').length;
        const compactions = view.trace.compactions ?? events;
        if (compactions === 0 && view.trace.source.lacks.includes('compactions'))
            return (0,verdict/* error */.z3)((0,contract/* lacking */.gP)(view, 'compactions', 'record of compactions'));
        return compactions >= want
            ? (0,verdict/* pass */.IX)(`${(0,model_text/* count */.U9)(compactions, 'compaction')}, at least ${want} expected`)
            : (0,verdict/* fail */.fJ)(`Expected at least ${(0,model_text/* count */.U9)(want, 'compaction')}, found ${compactions}: the case did not exercise what it claims to`);
    },
}));

;// CONCATENATED MODULE: ./src/checks/expect/no_tools.ts






/* harmony default export */ const no_tools = ((0,contract/* field */.ZZ)({
    id: 'no_tools',
    doc: 'No tool was called at all',
    fails: 'A tool was called, or tried',
    severity: 'blocking',
    prohibits: 'calls',
    needs: [],
    schema: (0,schema/* described */.WY)(schemas/* boolean */.zMY(), 'true: no tool may be called at all; false is the same as absent'),
    isOn: (want) => want,
    run(_want, view, context) {
        const nothing = (0,checks_calls/* nothingSeen */.pQ)(view) ?? (0,checks_calls/* callsUnrecorded */.Vq)(view);
        if (nothing)
            return nothing;
        if (view.calls.length === 0)
            return (0,verdict/* pass */.IX)('No tool call in the trace');
        return (0,verdict/* fail */.fJ)(`Expected no tool call, found ${(0,model_text/* count */.U9)(view.calls.length, 'call')}: ${(0,model_text/* list */.p_)([...new Set(view.calls.map((c) => c.tool))])}`, {
            evidence: view.calls.slice(0, 3).map((_, i) => (0,checks_calls/* argumentsEvidence */.Kh)(view, i, context)),
            spoilt: (0,checks_calls/* numberOf */.rl)(view, 0),
        });
    },
}));

;// CONCATENATED MODULE: ./src/checks/expect/not_contains.ts






/* harmony default export */ const not_contains = ((0,contract/* field */.ZZ)({
    id: 'not_contains',
    doc: 'None of the texts is in the final answer, compared as in contains',
    fails: 'A forbidden text is in the final answer',
    severity: 'blocking',
    prohibits: 'texts',
    needs: ['answer'],
    schema: (0,schema/* names */.Dy)('Texts that must not be in the final answer'),
    mistakes: needles/* emptyNeedles */.e,
    run(want, view, context, scope) {
        const said = spoken(view, scope);
        if ('outcome' in said)
            return said.outcome;
        const found = want.filter((needle) => whereForbidden(said, needle) >= 0);
        const [first] = found;
        if (first === undefined)
            return (0,verdict/* pass */.IX)(`Looked for ${(0,model_text/* count */.U9)(want.length, 'unwanted text')} and found none in ${said.texts.length === 1 ? said.what : (0,model_text/* count */.U9)(said.texts.length, 'message')}`);
        const expected = said.what === 'the answer' ? 'the answer not' : 'no message';
        return (0,verdict/* fail */.fJ)(`Expected ${expected} to contain ${found.map(quote).join(' nor ')}; it does`, {
            route: [want.indexOf(first)],
            evidence: spokenEvidence(said, context, whereForbidden(said, first)),
        });
    },
}));

// EXTERNAL MODULE: ./src/checks/patterns/names.ts
var names = __webpack_require__(23777);
// EXTERNAL MODULE: ./src/checks/patterns/unseen.ts
var unseen = __webpack_require__(33297);
;// CONCATENATED MODULE: ./src/checks/expect/only_tools.ts








/* harmony default export */ const only_tools = ((0,contract/* field */.ZZ)({
    id: 'only_tools',
    doc: 'Every call, by any agent, is of a named tool; a denied or failed call counts as called',
    fails: 'Another tool was called, or tried',
    severity: 'blocking',
    needs: [],
    schema: (0,schema/* names */.Dy)('Tools or commands that alone may be called, by any agent; * is a wildcard'),
    mistakes: prohibited/* neverMatching */.Uc,
    run(want, view, context) {
        const others = view.calls.flatMap(({ tool }, i) => {
            const command = view.commands[i] ?? tool;
            return want.some((name) => (0,names/* means */.p)(name, tool) || (0,names/* means */.p)(name, command)) ? [] : [i];
        });
        if (others.length > 0)
            return (0,verdict/* fail */.fJ)(`Expected only calls of ${(0,model_text/* list */.p_)(want)}, found ${(0,model_text/* list */.p_)(others.map((i) => (0,checks_calls/* named */.KT)(view, i)))}`, {
                evidence: others.slice(0, 5).map((i) => (0,checks_calls/* argumentsEvidence */.Kh)(view, i, context)),
                spoilt: (0,checks_calls/* numberOf */.rl)(view, others[0] ?? 0),
            });
        return (0,checks_calls/* callsUnrecorded */.Vq)(view) ?? (0,unseen/* unseen */.n)(view) ?? (0,verdict/* pass */.IX)(`Only named tools in ${(0,model_text/* count */.U9)(view.calls.length, 'call')}`);
    },
}));

// EXTERNAL MODULE: ./src/checks/self_evaluation.ts
var self_evaluation = __webpack_require__(8280);
;// CONCATENATED MODULE: ./src/checks/expect/run_completed.ts






/** An audit of the closure may be all that is recorded of a run. */
const saysOfItself = (view) => (0,json/* isObject */.Gv)((0,self_evaluation/* evaluationOf */.S)(view)['composer_output']);
/* harmony default export */ const run_completed = ((0,contract/* dimension */.rK)({
    id: 'run_completed',
    doc: 'The run was recorded to its end, ended by itself and did not crash',
    fails: 'The run recorded an error of its own, or a limit or a person stopped it; a trace that is empty, cut off or incomplete is an error',
    severity: 'blocking',
    needs: [],
    uses: ['stop_cause'],
    run(_want, view, context, { mayStop }) {
        const { trace } = view;
        if (trace.error !== undefined && trace.error !== null && trace.error !== '')
            return (0,verdict/* fail */.fJ)(`Expected a run without an error, found: ${context.excerpt(trace.error)}`);
        const { stop_cause: cause } = trace;
        if (cause !== undefined && cause !== 'completed' && !mayStop)
            return (0,verdict/* fail */.fJ)(`Expected a run that ended by itself, found stop cause ${cause}; a scenario in which it may be stopped says so with stop_cause or max_turns`);
        const why = (0,checks_calls/* unseen */.nv)(view);
        if (why !== undefined)
            return (0,verdict/* error */.z3)(`Missing ${context.excerpt(why)}`);
        const nothing = saysOfItself(view) ? undefined : (0,checks_calls/* nothingSeen */.pQ)(view);
        return nothing ?? (0,verdict/* pass */.IX)(`Recorded to its end, with ${(0,model_text/* count */.U9)(view.calls.length, 'call')}`);
    },
}));

;// CONCATENATED MODULE: ./src/checks/expect/scope.ts
/**
 * A scenario about blocked sends, or about a run that ends on a failed call, is about attempts: such calls are what it requires. One
 * that states how the run may end knows that it may be stopped. A case of a case set has always meant both.
 */
function scopeOf(section, { isCase }) {
    const { agents, answer_in, attempts, blocked_sends, ended_on_failed_call, stop_cause, max_turns, min_compactions } = section;
    const isAboutAttempts = isCase || (blocked_sends ?? 0) > 0 || ended_on_failed_call === true;
    return {
        agents,
        answer_in,
        attempts: attempts ?? isAboutAttempts,
        mayStop: isCase || stop_cause !== undefined || max_turns !== undefined || min_compactions !== undefined,
    };
}

;// CONCATENATED MODULE: ./src/checks/expect/stop_cause.ts





/* harmony default export */ const stop_cause = ((0,contract/* field */.ZZ)({
    id: 'stop_cause',
    doc: 'The run ended for this cause',
    fails: 'The run ended for another cause',
    severity: 'blocking',
    needs: ['stop_cause'],
    schema: (0,schema/* described */.WY)(schemas/* enum */.k5n(trace/* stopCauses */.T1), 'Why the run ended'),
    run(want, view) {
        const { stop_cause } = view.trace;
        if (stop_cause === undefined)
            return (0,verdict/* error */.z3)((0,contract/* lacking */.gP)(view, 'stop_cause', 'stop cause'));
        return stop_cause === want
            ? (0,verdict/* pass */.IX)(`The run ended: ${stop_cause}`)
            : (0,verdict/* fail */.fJ)(`Expected stop cause ${want}, found ${stop_cause}`);
    },
}));

;// CONCATENATED MODULE: ./src/checks/expect/taint.ts





const legs = ['private', 'untrusted'];
/** The leg as the trace records it, else by the tools that the config names; and the call that set it, if one is known. */
function taint_observe(leg, view, context) {
    const recorded = view.trace.taint?.[leg];
    if (typeof recorded === 'boolean')
        return { value: recorded };
    const tools = context.config.taint[`${leg}_tools`];
    if (tools.length === 0 || (0,checks_calls/* callsUnrecorded */.Vq)(view))
        return undefined;
    // A fetch that failed still brought its text in; only one that was refused did not run.
    const at = view.calls.findIndex((call, i) => !call.denied && !call.blocked && tools.some((t) => (0,checks_calls/* isNamed */.ev)(t, view, i)));
    return at < 0 ? { value: false } : { value: true, call: at + 1 };
}
/* harmony default export */ const expect_taint = ((0,contract/* field */.ZZ)({
    id: 'taint',
    doc: 'At the end of the conversation each named leg (private, untrusted) is as expected',
    fails: 'A leg is not as expected',
    severity: 'blocking',
    needs: [],
    uses: ['taint'],
    schema: (0,schema/* described */.WY)(schemas/* strictObject */.rej({
        private: (0,schema/* described */.WY)(schemas/* optional */.lqM(schemas/* boolean */.zMY()), 'Did private data enter the conversation?'),
        untrusted: (0,schema/* described */.WY)(schemas/* optional */.lqM(schemas/* boolean */.zMY()), 'Did the text of outsiders enter it?'),
    }), 'What must, or must not, have entered the conversation by its end'),
    mistakes: (want) => legs.every((leg) => want[leg] === undefined)
        ? [{ route: [], message: 'Missing leg: give private, untrusted or both' }]
        : [],
    run(want, view, context) {
        const seen = [];
        for (const leg of legs) {
            const expected = want[leg];
            if (expected === undefined)
                continue;
            const observed = taint_observe(leg, view, context);
            if (!observed) {
                return (0,verdict/* error */.z3)(`${(0,contract/* lacking */.gP)(view, 'taint', `taint of the leg ${leg}`)}, and the config names no [taint] ${leg}_tools to derive it from`, { route: [leg] });
            }
            const by = observed.call === undefined ? '' : `, set by call ${observed.call} (${view.calls[observed.call - 1]?.tool})`;
            if (observed.value !== expected) {
                return (0,verdict/* fail */.fJ)(`Expected ${leg} = ${expected} at the end, found ${observed.value}${by}`, {
                    route: [leg],
                    ...(observed.call === undefined
                        ? {}
                        : { evidence: [{ call: observed.call, tool: view.calls[observed.call - 1]?.tool ?? '' }] }),
                });
            }
            seen.push(`${leg} = ${observed.value}${by}`);
        }
        return (0,verdict/* pass */.IX)(`As expected: ${seen.join(', ')}`);
    },
}));

;// CONCATENATED MODULE: ./src/checks/expect/tools.ts






/* harmony default export */ const tools = ((0,contract/* field */.ZZ)({
    id: 'tools',
    doc: 'Each named tool was called at least once, in any order, by a call that did not fail',
    fails: 'A named tool was never called, or each of its calls failed, was denied or blocked',
    severity: 'blocking',
    needs: [],
    schema: (0,schema/* names */.Dy)('Tools or commands that must each be called at least once, in any order; * is a wildcard'),
    run(want, view, context, scope) {
        const unrecorded = (0,checks_calls/* callsUnrecorded */.Vq)(view);
        if (unrecorded)
            return unrecorded;
        const calls = (0,requirements/* required */.mw)(view, context, scope);
        const missing = want.filter((name) => calls.find(name) < 0);
        const [first] = missing;
        const among = (0,model_text/* count */.U9)(view.calls.length, 'call');
        if (first === undefined)
            return (0,verdict/* pass */.IX)(`Found ${(0,model_text/* count */.U9)(want.length, 'tool')} among ${among}${calls.remarks(want)}`);
        const never = missing.find((name) => calls.attempted(name) === undefined);
        const near = never === undefined ? undefined : (0,checks_calls/* nearlyMeant */.r6)(never, view);
        const hint = near ? `; did the scenario mean ${near}?` : '';
        return (0,verdict/* fail */.fJ)(`Expected calls of ${(0,model_text/* list */.p_)(want)}; ${(0,requirements/* sayMissing */.Om)(missing, calls)}, among ${among} (${(0,model_text/* list */.p_)([...new Set(view.calls.map((c) => c.tool))]) || 'none'})${hint}`, { route: [want.indexOf(first)] });
    },
}));

;// CONCATENATED MODULE: ./src/checks/expect/tools_in_order.ts






/* harmony default export */ const tools_in_order = ((0,contract/* field */.ZZ)({
    id: 'tools_in_order',
    doc: 'The named tools were called in this order, other calls between them or not; a repeated name needs repeated calls',
    fails: 'A named tool was not called after the one before it, or that call failed, was denied or blocked',
    severity: 'blocking',
    needs: [],
    schema: (0,schema/* names */.Dy)('Tools or commands that must be called in this relative order; * is a wildcard'),
    run(wanted, view, context, scope) {
        const unrecorded = (0,checks_calls/* callsUnrecorded */.Vq)(view);
        if (unrecorded)
            return unrecorded;
        const calls = (0,requirements/* required */.mw)(view, context, scope);
        let last = -1;
        for (const [i, name] of wanted.entries()) {
            const at = calls.find(name, last + 1);
            if (at >= 0) {
                last = at;
                continue;
            }
            const earlier = [];
            for (let j = (0,checks_calls/* findCall */.GF)(view, name, scope); j >= 0; j = (0,checks_calls/* findCall */.GF)(view, name, scope, j + 1))
                earlier.push(j);
            const before = earlier.at(-1);
            const outside = before === undefined ? (0,checks_calls/* findCall */.GF)(view, name) : -1;
            const near = before === undefined && outside < 0 ? (0,checks_calls/* nearlyMeant */.r6)(name, view) : undefined;
            const after = i === 0 ? '' : ` after ${wanted[i - 1]} at call ${(0,checks_calls/* numberOf */.rl)(view, last)}`;
            const tried = earlier.findLast((j) => j > last);
            const place = tried !== undefined
                ? `it was called, but ${(0,checks_calls/* fate */.fw)((0,checks_calls/* callAt */.io)(view, tried))} at call ${(0,checks_calls/* numberOf */.rl)(view, tried)}`
                : outside >= 0
                    ? `it was ${(0,requirements/* bySubAgent */.$o)((0,checks_calls/* numberOf */.rl)(view, outside))}`
                    : before === undefined
                        ? `it was never called${near === undefined ? '' : `; did the scenario mean ${near}?`}`
                        : `its ${earlier.length === 1 ? 'only' : 'last'} call is call ${(0,checks_calls/* numberOf */.rl)(view, before)}`;
            const shown = before ?? last;
            return (0,verdict/* fail */.fJ)(`Expected ${name} (step ${i + 1} of ${wanted.length})${after}; ${place}`, {
                route: [i],
                evidence: shown < 0 ? [] : [(0,checks_calls/* argumentsEvidence */.Kh)(view, shown, context)],
                sequences: { expected: wanted, observed: view.calls.filter((c) => (0,checks_calls/* inScope */.SB)(scope, c)).map((c) => c.tool) },
            });
        }
        return (0,verdict/* pass */.IX)(`Found ${(0,model_text/* count */.U9)(wanted.length, 'call')} in order among ${view.calls.length}${calls.remarks(wanted)}`);
    },
}));

;// CONCATENATED MODULE: ./src/checks/expect/turns.ts
// One turn of the user: what happened from one message of the user to the next, as checks see it.




/** The prompt that the trace records, one text a turn. */
const recordedPrompt = ({ trace: { prompt } }) => (prompt === undefined ? [] : [prompt].flat());
/** The turns of a run. */
function turnsOf(view, context) {
    const [prompt] = recordedPrompt(view);
    const turns = [{ said: prompt ?? context.prompt[0], events: [], before: 0 }];
    let calls = 0;
    for (const event of view.trace.events) {
        const last = turns.at(-1);
        const opens = turns.length === 1 && last.events.length === 0;
        if (event.type === 'user') {
            // What opens the run is the prompt itself.
            if (opens && (prompt === undefined || prompt.trim() === event.text.trim()))
                last.said = event.text;
            else
                turns.push({ said: event.text, events: [], before: calls });
            continue;
        }
        if (event.type === 'tool_call')
            calls++;
        last.events.push(event);
    }
    return turns;
}
/** The trace of a turn that is not the last: what is recorded of the end of the run is none of its own. */
function turns_closed({ answer: _a, structured_output: _s, truncated: _t, ...trace }, events) {
    const { incomplete: _i, ...source } = trace.source;
    return { ...trace, source, events };
}
/** The view of a turn, or why there is none. */
function turnOf({ n, says }, view, context) {
    const prompt = recordedPrompt(view);
    const turns = turnsOf(view, context);
    if (turns.length < prompt.length)
        return (0,verdict/* error */.z3)(`Cannot tell the turns of the user apart: the trace records ${(0,model_text/* count */.U9)(prompt.length, 'prompt')}, and not when each was given`);
    const at = n === undefined ? turns.findIndex((t) => (0,match/* holds */.v9)(t.said ?? '', says ?? '')) : n - 1;
    const turn = turns[at];
    if (!turn) {
        const spoke = `the user spoke ${(0,model_text/* count */.U9)(turns.length, 'time')}`;
        return (0,verdict/* error */.z3)(n === undefined
            ? `Missing turn: no message of the user says ${JSON.stringify(says)}; ${spoke}`
            : `Missing turn ${n}: ${spoke}`);
    }
    const isLast = at === turns.length - 1;
    return view.part(isLast ? { ...view.trace, events: turn.events } : turns_closed(view.trace, turn.events), turn.before);
}
/** The check of a field, asked of one turn alone. */
function ofTurn(check) {
    if (!('run' in check))
        throw new TypeError(`${check.id} asks more than a turn`);
    const { prohibits, ...rest } = check;
    return {
        ...rest,
        doc: `In one turn of the user: ${check.doc}`,
        run(want, view, context, scope) {
            const part = turnOf(scope.turn ?? {}, view, context);
            if ('verdict' in part)
                return part;
            const outcome = check.run(want, part, context, scope);
            if (prohibits === undefined || outcome.verdict === 'fail' || outcome.verdict === 'error')
                return outcome;
            const why = (0,checks_calls/* unseen */.nv)(part, prohibits);
            return why === undefined ? outcome : (0,verdict/* error */.z3)(`Missing ${why}; in what is recorded: ${outcome.message}`);
        },
    };
}

;// CONCATENATED MODULE: ./src/checks/expect/verify.ts



/* harmony default export */ const verify = ((0,contract/* askingField */.qv)({
    id: 'verify',
    doc: 'A command, run in a copy of the workspace that the run left behind, exits with 0',
    fails: 'The command exits with another status or does not end in time; one that cannot start is an error',
    severity: 'blocking',
    needs: [],
    schema: (0,schema/* described */.WY)(schema/* text */.Qq, 'A command for bash, run in the workspace of the run (needs allow-verify and sandbox = true)'),
    mistakes: (_want, scenario) => scenario.sandbox
        ? []
        : [
            {
                route: [],
                message: 'Missing sandbox = true at the top of the scenario: verify runs in the workspace that the run left behind',
            },
        ],
    ask(want, view) {
        const { workspace } = view.trace;
        if (workspace === undefined)
            return (0,verdict/* error */.z3)('Missing workspace: the trace does not say where the run left its files');
        return { oracle: 'verify', command: want, workspace };
    },
    decide(_want, answer) {
        const oracle = answer.record ? { oracle: answer.record } : {};
        if ('unavailable' in answer)
            return (0,verdict/* error */.z3)(`Cannot verify: ${answer.unavailable}`, oracle);
        return answer.pass ? { ...(0,verdict/* pass */.IX)(answer.reason), ...oracle } : (0,verdict/* fail */.fJ)(answer.reason, oracle);
    },
}));

;// CONCATENATED MODULE: ./src/checks/expect/well_formed_arguments.ts




/* harmony default export */ const well_formed_arguments = ((0,contract/* dimension */.rK)({
    id: 'well_formed_arguments',
    doc: 'The arguments of every call are readable JSON, in which no object has a key twice',
    fails: 'A call has arguments that are no JSON, or have a key twice',
    severity: 'blocking',
    needs: [],
    run(_want, view, context) {
        if (view.calls.length === 0)
            return (0,verdict/* skip */.iv)('No calls');
        const bad = [];
        view.calls.forEach((call, i) => {
            if (typeof call.arguments === 'string')
                bad.push(i);
        });
        if (bad.length === 0)
            return (0,verdict/* pass */.IX)(`Readable arguments in ${(0,model_text/* count */.U9)(view.calls.length, 'call')}`);
        return (0,verdict/* fail */.fJ)(`Expected the arguments of every call to be JSON in which no object has a key twice, found other text in ${(0,model_text/* count */.U9)(bad.length, 'call')}: ${(0,model_text/* list */.p_)(bad.map((i) => `call ${i + 1}`), 5)}`, {
            evidence: bad.slice(0, 3).map((i) => (0,checks_calls/* argumentsEvidence */.Kh)(view, i, context)),
        });
    },
}));

;// CONCATENATED MODULE: ./src/checks/expect/family.ts
// `[expect]`: what a correct run looks like. One dimension per populated field, and three that are always graded.





























/** Fields about the whole run, of which no turn of the user has its own. */
const ofTheRun = [
    'max_turns',
    'stop_cause',
    'taint',
    'blocked_sends',
    'min_compactions',
    'ended_on_failed_call',
    'judge',
    'verify',
];
const expect = (0,contract/* familyOfFields */.zd)({
    id: 'expect',
    doc: 'What a correct run looks like: one dimension per populated field',
    checks: [
        run_completed,
        tools,
        any_tools,
        only_tools,
        tools_in_order,
        forbid_tools,
        no_tools,
        args,
        contains,
        not_contains,
        contains_any,
        answer_matches,
        answer_json,
        max_turns,
        stop_cause,
        expect_taint,
        blocked_sends,
        min_compactions,
        ended_on_failed_call,
        well_formed_arguments,
        known_tools,
        judge,
        verify,
    ],
    scopeOf: scopeOf,
    advice(section) {
        const any = (section.args ?? []).map((e) => ((e.on ?? 'any') === 'any' ? e.tool : undefined));
        return any.flatMap((tool, i) => tool !== undefined && any.indexOf(tool) < i
            ? [
                {
                    route: ['args', i],
                    message: `Another entry is about ${tool} too, and another call may meet it; to ask both of the same call, use [[calls]] where`,
                },
            ]
            : []);
    },
    mistakes: besideEachOther,
});
/* harmony default export */ const family = (expect);
/** What is wrong with fields beside each other. */
function besideEachOther(section) {
    const found = [];
    const wrong = (message, ...route) => found.push({ route, message });
    if (section.no_tools) {
        for (const key of ['tools', 'any_tools', 'tools_in_order', 'args']) {
            if (section[key])
                wrong(`Expected no ${key} beside no_tools = true; drop one of them`, key);
        }
    }
    const forbidden = section.forbid_tools ?? [];
    const match = (0,matcher/* matcherOf */.K)(forbidden);
    const forbiddenBy = (name) => forbidden[match(name)[0] ?? -1];
    for (const key of ['tools', 'tools_in_order']) {
        for (const [i, name] of (section[key] ?? []).entries()) {
            const by = forbiddenBy(name);
            if (by)
                wrong(`Expected ${name} to be required or forbidden, found both (forbid_tools has ${by}); drop one of them`, key, i);
        }
    }
    for (const [i, entry] of (section.args ?? []).entries()) {
        const by = forbiddenBy(entry.tool);
        if (by)
            wrong(`Expected no arguments of ${entry.tool}, which forbid_tools forbids (${by}); drop one of them`, 'args', i, 'tool');
    }
    return found;
}
const turns = (0,contract/* familyOfFields */.zd)({
    id: 'turn',
    doc: 'What is right in one turn of the user: fields of [expect] over what happened in that turn alone',
    checks: expect.checks.filter((c) => c.schema && !ofTheRun.includes(c.id)).map(ofTurn),
});
const turnKeys = schemas/* strictObject */.rej({
    id: schemas/* optional */.lqM(schema/* blockId */.D4),
    n: (0,schema/* described */.WY)(schemas/* optional */.lqM(schemas/* int */.Whr().check(api/* _gte */.qm(1))), 'Which turn of the user; the prompt is turn 1'),
    says: (0,schema/* described */.WY)(schemas/* optional */.lqM(schema/* text */.Qq), 'A text in the message of the user that opens the turn; needs an id'),
});
/** `[[turn]]`: fields of `[expect]` that hold in one turn of the user. */
const turn = {
    ...turns,
    repeatable: true,
    schema: schemas/* extend */.X$i(turns.schema, turnKeys.shape),
    mistakes(block, scenario) {
        const { n, says, id } = block;
        const found = [...turns.mistakes(block, scenario), ...besideEachOther(block)];
        if ((n === undefined) === (says === undefined))
            found.push({
                route: says === undefined ? [] : ['says'],
                message: 'Expected either n or says, to know which turn is meant',
            });
        if (says !== undefined && id === undefined)
            found.push({ route: ['says'], message: 'Expected an id beside says, which reports call the turn by' });
        return found;
    },
    scopeOf: ({ n, says, agents, answer_in, attempts }, { isCase }) => ({
        agents,
        answer_in,
        attempts: attempts ?? isCase,
        turn: { n, says },
    }),
    nameOf: ({ n }) => (n === undefined ? undefined : String(n)),
};

;// CONCATENATED MODULE: ./src/checks/index.ts


const loaders = {
    expect: async () => ({ default: family }),
    turn: async () => ({ default: turn }),
    golden: () => Promise.all(/* import() */[__webpack_require__.e(6794), __webpack_require__.e(5057)]).then(__webpack_require__.bind(__webpack_require__, 35057)),
    exit_code: () => __webpack_require__.e(/* import() */ 6466).then(__webpack_require__.bind(__webpack_require__, 56466)),
    under_declaration: () => __webpack_require__.e(/* import() */ 8917).then(__webpack_require__.bind(__webpack_require__, 48917)),
    contradiction: () => __webpack_require__.e(/* import() */ 499).then(__webpack_require__.bind(__webpack_require__, 30499)),
    profile_confirmation: () => __webpack_require__.e(/* import() */ 3721).then(__webpack_require__.bind(__webpack_require__, 33721)),
    live: () => Promise.all(/* import() */[__webpack_require__.e(6794), __webpack_require__.e(7332)]).then(__webpack_require__.bind(__webpack_require__, 67332)),
    audit_closure: () => __webpack_require__.e(/* import() */ 3001).then(__webpack_require__.bind(__webpack_require__, 93001)),
    calls: () => __webpack_require__.e(/* import() */ 3359).then(__webpack_require__.bind(__webpack_require__, 73359)),
    trajectory: () => __webpack_require__.e(/* import() */ 8458).then(__webpack_require__.bind(__webpack_require__, 68458)),
    policy: () => Promise.all(/* import() */[__webpack_require__.e(6625), __webpack_require__.e(6314)]).then(__webpack_require__.bind(__webpack_require__, 36314)),
    budget: () => __webpack_require__.e(/* import() */ 3509).then(__webpack_require__.bind(__webpack_require__, 13509)),
    state: () => __webpack_require__.e(/* import() */ 6954).then(__webpack_require__.bind(__webpack_require__, 76954)),
};
/** The ids of all families. */
const familyIds = Object.keys(loaders);
/** Loads families by their ids, or all, in their order. */
async function loadFamilies(ids = familyIds) {
    const wanted = Object.entries(loaders).filter(([id]) => ids.includes(id));
    return (await Promise.all(wanted.map(([, load]) => load()))).map((module) => module.default);
}
/** The checks that grade every scenario, under their own names where the section of their family does not stand. */
const always = [{ family: family, check: run_completed }];
/** Where the values of a run's calls come from: for those who learn from runs, too. */
const loadFlow = async () => (await __webpack_require__.e(/* import() */ 6625).then(__webpack_require__.bind(__webpack_require__, 96625))).flowOf;


/***/ }),

/***/ 22313:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ emptyNeedle),
/* harmony export */   e: () => (/* binding */ emptyNeedles)
/* harmony export */ });
/* harmony import */ var _text_match_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81054);

/** A needle of which normalising leaves nothing: it would be found in everything. */
const emptyNeedle = (needle, ...route) => (0,_text_match_js__WEBPACK_IMPORTED_MODULE_0__/* .isEmptyNeedle */ .T9)(needle)
    ? [
        {
            route,
            message: 'Expected a text that can be compared; nothing is left of this one once spacing and invisible characters are dropped',
        },
    ]
    : [];
const emptyNeedles = (needles) => needles.flatMap((n, i) => emptyNeedle(n, i));


/***/ }),

/***/ 81260:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l8: () => (/* binding */ askPath),
/* harmony export */   sG: () => (/* binding */ outcomeOf),
/* harmony export */   wE: () => (/* binding */ compile)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81601);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33870);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5086);
/* harmony import */ var _contract_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98985);
/* harmony import */ var _condition_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93340);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23777);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33696);
/* harmony import */ var _say_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25610);
// A pattern over the moments of one run: whether each matches, and which of its conditions a moment misses.








/** Makes a pattern ready for one run. */
function compile(pattern, view, context) {
    if (typeof pattern === 'string')
        return named(pattern, view);
    const asks = asksOf(pattern, view, context);
    const match = (moment) => {
        let answer = 'yes';
        for (const ask of asks) {
            const one = ask(moment).answer;
            if (one === 'no')
                return 'no';
            if (one === 'unknown')
                answer = 'unknown';
        }
        return answer;
    };
    return {
        match: (moment) => 'call' in moment ? (0,_contract_js__WEBPACK_IMPORTED_MODULE_2__/* .answeredOnce */ .fY)(context, pattern, moment.call, () => match(moment)) : match(moment),
        parts: (moment) => asks.map((ask) => ask(moment).part()),
    };
}
function named(pattern, view) {
    const ask = askTool(pattern, view);
    return { match: (moment) => ask(moment).answer, parts: (moment) => [ask(moment).part()] };
}
function asksOf(pattern, view, context) {
    const { tool, agent, outcome = 'any', exit_code, where, result, result_where, any_of } = pattern;
    const asks = [];
    if (tool !== undefined)
        asks.push(askTool(tool, view));
    if (any_of)
        asks.push(askAny(any_of, view, context));
    if (agent !== undefined)
        asks.push(ofCall('agent', agent, (call) => said((0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__.wildcard)(agent, call.agent ?? 'main'), call.agent ?? 'main')));
    if (outcome !== 'any')
        asks.push(ofCall('outcome', outcome, (call) => askOutcome(outcome, call)));
    if (exit_code !== undefined)
        asks.push(ofCall('exit_code', String(exit_code), (call) => askExit(exit_code, call)));
    for (const [path, want] of Object.entries(where ?? {})) {
        const condition = conditionAt(path, want, context);
        asks.push(ofCall(`where.${path}`, (0,_say_js__WEBPACK_IMPORTED_MODULE_6__/* .sayCondition */ .bD)(want), (call) => askArguments(condition, call), ['where', path]));
    }
    if (result)
        asks.push(ofCall('result', (0,_say_js__WEBPACK_IMPORTED_MODULE_6__/* .sayCondition */ .bD)(result), (call) => askResult(result, call, context)));
    for (const [path, want] of Object.entries(result_where ?? {})) {
        const condition = conditionAt(path, want, context);
        const of = (call) => askStructure(condition, call, context);
        asks.push(ofCall(`result_where.${path}`, (0,_say_js__WEBPACK_IMPORTED_MODULE_6__/* .sayCondition */ .bD)(want), of, ['result_where', path]));
    }
    return asks;
}
const answered = (answer, seen) => ({ answer, seen });
const said = (holds, seen) => answered(holds ? 'yes' : 'no', () => seen);
const unknown = (seen) => answered('unknown', () => seen);
/** A condition of a pattern with the answer of a moment. */
const asked = (key, wanted, route, { answer, seen }) => ({
    answer,
    part: () => ({ key, wanted, route, answer, seen: seen() }),
});
/** A condition that only a call can meet. */
const ofCall = (key, wanted, ask, route = [key]) => (moment) => asked(key, wanted, route, 'call' in moment ? ask(moment.call) : said(false, moment.event));
function askTool(name, view) {
    const tell = (holds, seen) => asked('tool', name, ['tool'], said(holds, seen));
    return (moment) => {
        if (!('call' in moment))
            return tell(name === moment.event, moment.event);
        const { tool } = moment.call;
        const command = view.commands[moment.at] ?? tool;
        // A call may have any name, even that of an event.
        return tell(!name.startsWith('@') && ((0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .means */ .p)(name, tool) || (command !== tool && (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .means */ .p)(name, command))), tool);
    };
}
/** One of several patterns: it holds when one does, and nobody knows when none does and one may. */
function askAny(patterns, view, context) {
    const matchers = patterns.map((p) => compile(p, view, context));
    return (moment) => {
        const answers = matchers.map((m) => m.match(moment));
        const answer = answers.includes('yes') ? 'yes' : answers.includes('unknown') ? 'unknown' : 'no';
        const part = () => {
            const nearest = Math.max(0, answers.indexOf(answer));
            const parts = matchers[nearest]?.parts(moment) ?? [];
            const inner = parts.find((p) => p.answer === answer) ??
                parts[0] ?? { key: 'tool', wanted: '', seen: '', route: [] };
            return { ...inner, answer, route: ['any_of', nearest, ...inner.route] };
        };
        return { answer, part };
    };
}
const refused = (call) => call.denied === true || call.blocked === true;
/** What became of a call; `undefined`: the trace does not record it. An exit code alone tells no outcome. */
function outcomeOf(call) {
    if (refused(call) || call.is_error === true)
        return 'failed';
    return call.is_error === false ? 'succeeded' : undefined;
}
function askOutcome(want, call) {
    const outcome = outcomeOf(call);
    return outcome === undefined
        ? unknown('no outcome')
        : said(outcome === want, call.denied ? 'denied' : call.blocked ? 'blocked' : outcome);
}
function askExit(want, call) {
    if (call.exit_code !== undefined)
        return said(call.exit_code === want, String(call.exit_code));
    return refused(call) ? said(false, 'a refused call') : unknown('no exit code');
}
function conditionAt(path, want, context) {
    const table = (0,_condition_js__WEBPACK_IMPORTED_MODULE_3__/* .tableOf */ .c_)(want);
    return { path, table, questions: (0,_condition_js__WEBPACK_IMPORTED_MODULE_3__/* .questionsOf */ .PW)(table, context) };
}
function askArguments(condition, call) {
    const given = call.arguments;
    if (typeof given === 'string')
        return unknown('arguments that could not be parsed');
    if (given === undefined)
        return unknown('no arguments');
    return askAt(given, condition, { head: call.arguments_cut !== undefined });
}
function askStructure(condition, call, context) {
    if (call.result === undefined || call.result_cut)
        return refused(call)
            ? said(false, 'a refused call')
            : unknown(call.result_cut ? 'a result that was cut' : 'no result');
    const structure = (0,_result_js__WEBPACK_IMPORTED_MODULE_5__/* .structureOf */ .pH)(call, context);
    if (!structure)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_5__/* .isUnread */ .KJ)(call, context)
            ? unknown(`a result in YAML of more than ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_7__/* .thousands */ .oh)(_result_js__WEBPACK_IMPORTED_MODULE_5__/* .longestYaml */ .E6)} characters, which is not read; JSON of any length is`)
            : said(false, 'a result that is no mapping or list');
    return askAt(structure.value, condition, { asWritten: structure.asWritten });
}
/** Asks a condition of what stands at a path: of several values one suffices, unless `every` is asked. */
function askPath(root, path, want, context, reading = {}) {
    const { answer, seen } = askAt(root, conditionAt(path, want, context), reading);
    return { answer, seen: seen() };
}
function askAt(root, { path, table, questions }, { every = false, ...reading }) {
    const values = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesAt */ .I0)(root, path);
    const [first] = values;
    if (table.absent)
        return answered(values.length === 0 ? 'yes' : 'no', () => (values.length === 0 ? 'nothing' : show(first)));
    if (values.length === 0)
        return said(false, 'nothing');
    const shown = (value, answer) => () => show(value) + hintOfList(table, value, answer);
    let isUnknown = false;
    for (const value of values) {
        const answer = (0,_condition_js__WEBPACK_IMPORTED_MODULE_3__/* .answerTo */ .oy)(questions, value, reading);
        // The answer that decides, and the value that gave it.
        if (answer === (every ? 'no' : 'yes'))
            return answered(answer, shown(value, answer));
        isUnknown ||= answer === 'unknown';
    }
    if (isUnknown)
        return unknown('a value that was cut');
    const answer = every ? 'yes' : 'no';
    return answered(answer, shown(first, answer));
}
/** What to write where a condition can never hold of a list as a whole. */
function hintOfList(table, value, answer) {
    if (answer !== 'no' || !Array.isArray(value))
        return '';
    const wants = [...(table.equals === undefined ? [] : [table.equals]), ...(table.one_of ?? [])];
    const never = table.min !== undefined || table.max !== undefined || (wants.length > 0 && !wants.some((w) => Array.isArray(w)));
    return never ? ', a list, of which this never holds; end the path in .* to ask its elements' : '';
}
const show = (value) => (0,_say_js__WEBPACK_IMPORTED_MODULE_6__/* .sayValue */ .Xt)(value, 120);
function askResult(want, call, context) {
    const text = (0,_result_js__WEBPACK_IMPORTED_MODULE_5__/* .resultText */ .D6)(call);
    if (text === undefined || (call.result_cut && refused(call)))
        return refused(call) ? said(false, 'a refused call') : unknown('no result');
    const answers = (0,_condition_js__WEBPACK_IMPORTED_MODULE_3__/* .askValue */ .rW)(want, text, context).map(({ key, answer }) => {
        if (!call.result_cut)
            return answer;
        // A text that is in the head is in the whole.
        if (key === 'contains')
            return answer === 'yes' ? 'yes' : 'unknown';
        if (key === 'not_contains')
            return (0,_condition_js__WEBPACK_IMPORTED_MODULE_3__/* .not */ .AU)(answer) === 'yes' ? 'no' : 'unknown';
        return 'unknown';
    });
    const answer = (0,_condition_js__WEBPACK_IMPORTED_MODULE_3__/* .all */ .Q7)(answers);
    return answered(answer, () => (answer === 'unknown' ? 'a result that was cut' : show(text)));
}


/***/ }),

/***/ 93340:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ not),
/* harmony export */   PW: () => (/* binding */ questionsOf),
/* harmony export */   Q7: () => (/* binding */ all),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   n4: () => (/* binding */ isEqual),
/* harmony export */   oy: () => (/* binding */ answerTo),
/* harmony export */   rW: () => (/* binding */ askValue)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35948);
/* harmony import */ var _model_decimal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12078);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87979);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33870);
/* harmony import */ var _text_match_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81054);
// Does a value meet a condition? Yes, no, or it cannot be told where only the head of the value was kept.





const tableOf = (condition) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(condition) && !(condition instanceof Date) ? condition : { equals: condition };
/** A text shorter than this is never a mere head. */
const surelyWhole = 256;
const not = (answer) => (answer === 'yes' ? 'no' : answer === 'no' ? 'yes' : 'unknown');
/** The answer to several questions at once: `no` where one is, and unknown where none is and one may be. */
const all = (answers) => answers.includes('no') ? 'no' : answers.includes('unknown') ? 'unknown' : 'yes';
/** Makes every given key of a condition, other than `absent`, ready. */
function questionsOf(table, context) {
    const questions = [];
    const put = (key, test, isSure = () => false) => questions.push({ key, test, isSure });
    const equal = (want, value, reading) => isEqual(want, value, { ...reading, inToml: true });
    const { equals, one_of, contains, matches, min, max, count, not_equals, not_one_of, not_contains, not_matches } = table;
    if (equals !== undefined)
        put('equals', (value, reading) => equal(equals, value, reading));
    if (one_of !== undefined)
        put('one_of', (value, reading) => one_of.some((want) => equal(want, value, reading)));
    if (contains !== undefined)
        put('contains', (value) => (0,_text_match_js__WEBPACK_IMPORTED_MODULE_3__/* .holds */ .v9)((0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e)(value), contains), (there) => there);
    if (matches !== undefined) {
        const pattern = context.pattern(matches);
        put('matches', (value) => pattern.test((0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e)(value)));
    }
    if (min !== undefined)
        put('min', (value) => (compareNumbers(value, min) ?? -1) >= 0);
    if (max !== undefined)
        put('max', (value) => (compareNumbers(value, max) ?? 1) <= 0);
    if (count !== undefined)
        put('count', (value) => isCounted(value, count), (_, value) => Array.isArray(value));
    if (not_equals !== undefined)
        put('not_equals', (value, reading) => !equal(not_equals, value, reading));
    if (not_one_of !== undefined)
        put('not_one_of', (value, reading) => !not_one_of.some((want) => equal(want, value, reading)));
    if (not_contains !== undefined)
        put('not_contains', (value) => !(0,_text_match_js__WEBPACK_IMPORTED_MODULE_3__/* .holdsForbidden */ .MI)((0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e)(value), not_contains), (isWithout) => !isWithout);
    if (not_matches !== undefined) {
        const pattern = context.pattern(not_matches);
        put('not_matches', (value) => !pattern.test((0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e)(value)));
    }
    return questions;
}
function ask({ test, isSure }, value, reading) {
    const holds = test(value, reading);
    const isCut = reading.head === true && (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e)(value).length >= surelyWhole;
    return isCut && !isSure(holds, value) ? 'unknown' : holds ? 'yes' : 'no';
}
/** Does a value meet every key of a condition? */
function answerTo(questions, value, reading) {
    let answer = 'yes';
    for (const question of questions) {
        const one = ask(question, value, reading);
        if (one === 'no')
            return 'no';
        if (one === 'unknown')
            answer = 'unknown';
    }
    return answer;
}
/** Asks every given key of a condition, other than `absent`, of one value. */
const askValue = (table, value, context, reading = {}) => questionsOf(table, context).map((question) => ({ key: question.key, answer: ask(question, value, reading) }));
/** Compares a value with a number; `undefined`: the value is no number. */
function compareNumbers(value, bound) {
    const a = (0,_model_decimal_js__WEBPACK_IMPORTED_MODULE_4__/* .decimalOf */ .Bc)(value);
    const b = (0,_model_decimal_js__WEBPACK_IMPORTED_MODULE_4__/* .decimalOf */ .Bc)(bound);
    return a && b && (0,_model_decimal_js__WEBPACK_IMPORTED_MODULE_4__/* .compareDecimals */ .YL)(a, b);
}
function isCounted(value, want) {
    if (!Array.isArray(value))
        return false;
    const { min = 0, max = Number.POSITIVE_INFINITY } = typeof want === 'number' ? { min: want, max: want } : want;
    return value.length >= min && value.length <= max;
}
/** Is a value of a trace what a person wrote? */
function isEqual(want, value, reading = {}) {
    if ((0,_model_decimal_js__WEBPACK_IMPORTED_MODULE_4__/* .isNumber */ .Et)(want) || (0,_model_decimal_js__WEBPACK_IMPORTED_MODULE_4__/* .isNumber */ .Et)(value))
        return compareNumbers(value, want) === 0;
    if (want instanceof Date)
        return value === (0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e)(want);
    if (typeof want === 'boolean' && reading.asWritten === true)
        return value === String(want);
    if (typeof want !== 'object' || want === null)
        return want === value;
    const inner = typeof value === 'string' ? (0,_model_path_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonOf */ .o_)(value) : value;
    if (Array.isArray(want)) {
        return Array.isArray(inner) && inner.length === want.length && want.every((w, i) => isEqual(w, inner[i], reading));
    }
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(inner))
        return false;
    const keys = Object.keys(want);
    const others = Object.keys(inner).filter((k) => !Object.hasOwn(want, k));
    return (others.every((k) => reading.inToml === true && inner[k] === null) &&
        keys.every((k) => Object.hasOwn(inner, k) && isEqual(Reflect.get(want, k), inner[k], reading)));
}


/***/ }),

/***/ 78296:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ pathMistakes),
/* harmony export */   IJ: () => (/* binding */ patternMistakes),
/* harmony export */   Pg: () => (/* binding */ pathTableMistakes),
/* harmony export */   XO: () => (/* binding */ conditionMistakes),
/* harmony export */   ey: () => (/* binding */ whyBad)
/* harmony export */ });
/* harmony import */ var _model_decimal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12078);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81601);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33870);
/* harmony import */ var _needles_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
/* harmony import */ var _prohibited_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9383);
/* harmony import */ var _condition_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93340);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87714);
// What is wrong with a pattern or a condition of the right shape.







const within = (found, ...route) => found.map((m) => ({ ...m, route: [...route, ...m.route] }));
/** What is wrong with a pattern where these events may stand for one. */
function patternMistakes(pattern, scenario, allowed = []) {
    if (typeof pattern === 'string')
        return nameMistakes(pattern, allowed);
    return [...tableMistakes(pattern, scenario, allowed), ...callMistakes(pattern, scenario)];
}
function nameMistakes(name, allowed) {
    if (!name.startsWith('@')) {
        return (0,_prohibited_js__WEBPACK_IMPORTED_MODULE_3__/* .neverMatching */ .Uc)([name]).map(({ message }) => ({ route: [], message }));
    }
    if (allowed.includes(name))
        return [];
    const known = [..._schema_js__WEBPACK_IMPORTED_MODULE_5__/* .events */ .AZ, '@prompt'];
    const near = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(name, allowed) ?? (0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(name, known);
    const message = known.includes(name)
        ? `Expected a tool or command here, found the event ${name}${allowed.length === 0 ? '' : `; events here are ${allowed.join(', ')}`}`
        : `Unknown event ${name}${near === undefined ? `; events are ${known.join(', ')}` : `; did you mean ${near}?`}`;
    return [{ route: [], message }];
}
function tableMistakes(pattern, scenario, allowed) {
    const { tool, any_of } = pattern;
    const found = [];
    if (tool !== undefined) {
        found.push(...within(nameMistakes(tool, allowed), 'tool'));
        const beside = callKeys.find((key) => pattern[key] !== undefined);
        if (tool.startsWith('@') && beside !== undefined)
            found.push({
                route: [beside],
                message: `Expected no ${beside} beside ${tool}, which is no call; drop one of them`,
            });
    }
    for (const [i, inner] of (any_of ?? []).entries())
        found.push(...within(patternMistakes(inner, scenario, allowed), 'any_of', i));
    return found;
}
const callKeys = ['where', 'outcome', 'exit_code', 'result', 'result_where', 'agent', 'any_of'];
function callMistakes({ where, result, result_where }, scenario) {
    return [
        ...(where ? within(pathTableMistakes(where, scenario), 'where') : []),
        ...(result ? within(conditionMistakes(result, scenario), 'result') : []),
        ...(result_where ? within(pathTableMistakes(result_where, scenario), 'result_where') : []),
    ];
}
/** What is wrong with a table from path to condition. */
const pathTableMistakes = (table, scenario) => Object.entries(table).flatMap(([path, want]) => [
    ...pathMistakes(path, path),
    ...within(conditionMistakes(want, scenario), path),
]);
/** What is wrong with a path, which stands at the route. */
const pathMistakes = (path, ...route) => (0,_model_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePath */ .Rr)(path).some((segment) => 'key' in segment && segment.key.startsWith('"'))
    ? [
        {
            route,
            message: `Expected the quote in ${path} to close before a dot or the end, as in 'files."src/app.ts".size'`,
        },
    ]
    : [];
/** What is wrong with a condition. */
function conditionMistakes(condition, scenario) {
    const table = (0,_condition_js__WEBPACK_IMPORTED_MODULE_4__/* .tableOf */ .c_)(condition);
    const found = [];
    const wrong = (message, ...route) => found.push({ route, message });
    const { min, max, count, contains, not_contains } = table;
    if (table.absent && Object.keys(table).length > 1)
        wrong('Expected absent to stand alone: nothing that is absent meets another condition', 'absent');
    const [low, high] = [(0,_model_decimal_js__WEBPACK_IMPORTED_MODULE_6__/* .decimalOf */ .Bc)(min), (0,_model_decimal_js__WEBPACK_IMPORTED_MODULE_6__/* .decimalOf */ .Bc)(max)];
    if (low && high && (0,_model_decimal_js__WEBPACK_IMPORTED_MODULE_6__/* .compareDecimals */ .YL)(low, high) > 0)
        wrong(`Expected min to be at most max, found ${min} and ${max}`, 'min');
    if (typeof count === 'object') {
        if (count.min === undefined && count.max === undefined)
            wrong('Expected a number, or min or max, in count', 'count');
        if (count.min !== undefined && count.max !== undefined && count.min > count.max)
            wrong(`Expected min to be at most max, found ${count.min} and ${count.max}`, 'count', 'min');
    }
    if (contains !== undefined)
        found.push(...(0,_needles_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyNeedle */ .B)(contains, 'contains'));
    if (not_contains !== undefined)
        found.push(...(0,_needles_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyNeedle */ .B)(not_contains, 'not_contains'));
    for (const key of ['matches', 'not_matches']) {
        const expression = table[key];
        const why = expression === undefined ? undefined : whyBad(expression, scenario);
        if (why !== undefined)
            wrong(`Expected an RE2 expression: ${why}; look-around and back-references do not exist there`, key);
    }
    return found;
}
/** Why an expression cannot be compiled; `undefined`: it can. */
function whyBad(source, scenario) {
    try {
        scenario.pattern(source);
        return undefined;
    }
    catch (e) {
        return e instanceof Error ? e.message : String(e);
    }
}


/***/ }),

/***/ 23777:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ means)
/* harmony export */ });
/* harmony import */ var _model_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83843);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81601);
// Whether a name of a pattern means a tool.


/** Does the name, with its wildcards, mean this tool or command? `=search` means exactly this name. */
const means = (name, tool) => (0,_model_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .isExactly */ .H)(name) ? tool === name.slice(1) : (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__.wildcard)(name, tool);


/***/ }),

/***/ 33696:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ resultText),
/* harmony export */   E6: () => (/* binding */ longestYaml),
/* harmony export */   KJ: () => (/* binding */ isUnread),
/* harmony export */   pH: () => (/* binding */ structureOf)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33870);
/* harmony import */ var _results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78413);
// What a call returned, as patterns read it: its text, and the mapping or list in it.



/** The text of a result; `undefined`: the trace holds none. */
function resultText(call) {
    if (call.result === undefined)
        return undefined;
    const inner = (0,_results_js__WEBPACK_IMPORTED_MODULE_2__/* .unwrapped */ .DE)(call.result);
    return typeof inner === 'string' ? inner : (0,_results_js__WEBPACK_IMPORTED_MODULE_2__/* .plainJson */ .RU)(inner);
}
const structures = new WeakMap();
/** The mapping or list that a call returned, which JSON or YAML writes; `undefined`: its result is another. */
function structureOf(call, context) {
    const known = structures.get(call) ?? read(call.result, context) ?? 'none';
    structures.set(call, known);
    return typeof known === 'string' ? undefined : known;
}
/** The most characters of YAML that are read: its parser takes seconds for some more. */
const longestYaml = 200_000;
/** Is a result YAML, as far as its lines tell, and too long to be read? JSON is read at any length. */
function isUnread(call, context) {
    if (typeof call.result === 'string' && call.result.length <= longestYaml)
        return false;
    return structureOf(call, context) === undefined && structures.get(call) === 'unread';
}
/** Lines that may stand at the margin of a YAML mapping or list: keys, elements, comments, marks, what closes a flow. */
const marginOfYaml = /^(?:$|[#%\]}?\r]|---|\.\.\.|-(?:\s|$)|.*:(?:\s|$))/;
const mayBeYaml = (text) => /^\s*[[{]/.test(text) || text.split('\n').every((line) => /^[ \t]/.test(line) || marginOfYaml.test(line));
function read(result, context) {
    const value = (0,_results_js__WEBPACK_IMPORTED_MODULE_2__/* .unwrapped */ .DE)(result);
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || Array.isArray(value))
        return { value, asWritten: false };
    if (typeof value !== 'string')
        return undefined;
    const json = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonOf */ .o_)(value);
    if (typeof json === 'object' && json !== null)
        return { value: json, asWritten: false };
    // A text of one line, such as `Error: no such file`, is prose.
    if (!/^\s*[[{]/.test(value) && !/\n\s*\S/.test(value.trimStart()))
        return undefined;
    if (value.length > longestYaml)
        return mayBeYaml(value) ? 'unread' : undefined;
    const yaml = context.readYaml(value);
    return typeof yaml === 'object' && yaml !== null ? { value: yaml, asWritten: true } : undefined;
}


/***/ }),

/***/ 25610:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kh: () => (/* binding */ sayPattern),
/* harmony export */   Kw: () => (/* binding */ sayMiss),
/* harmony export */   Xt: () => (/* binding */ sayValue),
/* harmony export */   bD: () => (/* binding */ sayCondition)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35948);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _condition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93340);
// Values, conditions and patterns in words, for messages.



/** A value as a reader knows it: a text in quotes, anything else as JSON; nothing is escaped that need not be. */
function sayValue(value, most = 80) {
    const text = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)((0,_model_compact_js__WEBPACK_IMPORTED_MODULE_0__/* .asText */ .e)(value), most);
    if (typeof value !== 'string')
        return text;
    return /["\\]/.test(text) && !text.includes("'") ? `'${text}'` : JSON.stringify(text);
}
const quoted = (value) => sayValue(value);
const oneOf = (values) => (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(values.map(quoted).join(', '), 120);
/** Says one key where it is given. */
const say = (key, words) => ({ [key]: want }) => want === undefined || want === null ? undefined : words(want);
const sayings = [
    say('equals', (w) => `equal to ${quoted(w)}`),
    say('one_of', (w) => `one of ${oneOf(w)}`),
    say('contains', (w) => `containing ${quoted(w)}`),
    say('matches', (w) => `matching /${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(w, 80)}/`),
    say('min', (w) => `at least ${String(w)}`),
    say('max', (w) => `at most ${String(w)}`),
    say('count', (w) => `a list of ${typeof w === 'number' ? w : `${w.min ?? 0} to ${w.max ?? 'any number of'}`} elements`),
    say('absent', () => 'absent'),
    say('not_equals', (w) => `not equal to ${quoted(w)}`),
    say('not_one_of', (w) => `none of ${oneOf(w)}`),
    say('not_contains', (w) => `not containing ${quoted(w)}`),
    say('not_matches', (w) => `not matching /${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(w, 80)}/`),
];
/** A condition in words, as in `at least 5 and at most 10`. */
const sayCondition = (condition) => sayings
    .map((one) => one((0,_condition_js__WEBPACK_IMPORTED_MODULE_1__/* .tableOf */ .c_)(condition)))
    .filter((words) => words !== undefined)
    .join(' and ');
/** A pattern in words: its tool, or those of which one suffices, and its conditions. */
function sayPattern(pattern) {
    if (typeof pattern === 'string')
        return pattern;
    const { tool, any_of = [], agent, outcome, exit_code, where = {}, result, result_where = {} } = pattern;
    const paths = (of) => Object.entries(of).map(([path, c]) => `${path} ${sayCondition(c)}`);
    const conditions = [
        ...paths(where),
        ...(agent === undefined ? [] : [`by ${agent}`]),
        ...(outcome === undefined ? [] : [`outcome ${outcome}`]),
        ...(exit_code === undefined ? [] : [`exit code ${exit_code}`]),
        ...(result ? [`result ${sayCondition(result)}`] : []),
        ...paths(result_where).map((condition) => `result ${condition}`),
    ];
    const name = tool ?? alternativesIn(any_of);
    return conditions.length === 0 ? name : `${name} (${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(conditions.join(', '), 120)})`;
}
/** Several alternatives by the names of their tools, each once. */
function alternativesIn(patterns) {
    const tools = patterns.map((p) => (typeof p === 'string' ? p : (p.tool ?? alternativesIn(p.any_of ?? []))));
    const names = [...new Set(tools.map((tool) => tool.replace(/^=/, '')))];
    return names.length === 1 ? names[0] : `any of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(names, 3)}`;
}
/** What a part of a pattern misses: `whose where.id is 2 instead of equal to 1`. */
const sayMiss = ({ key, seen, wanted }) => `whose ${key} is ${seen} instead of ${wanted}`;


/***/ }),

/***/ 87714:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AZ: () => (/* binding */ events),
/* harmony export */   SH: () => (/* binding */ saysWhich),
/* harmony export */   T1: () => (/* binding */ pattern),
/* harmony export */   YY: () => (/* binding */ patternShape),
/* harmony export */   gW: () => (/* binding */ conditionTable),
/* harmony export */   jA: () => (/* binding */ conditions),
/* harmony export */   uH: () => (/* binding */ condition)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76006);
// The shape of a call pattern: which calls, and which other events of a run, a rule speaks of.


/** Events that a pattern may name where a rule takes any moment of a run. */
const events = ['@user', '@consent', '@compaction', '@message'];
/** What a value may be compared with: a scalar, or a list as a whole. Dates and large integers of TOML are scalars too. */
const plain = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .custom */ .IeY((v) => typeof v === 'bigint' || v instanceof Date);
const numeric = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .custom */ .IeY((v) => typeof v === 'bigint')]);
const scalar = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), plain]);
const listed = (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeEmpty */ .uE)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()));
const bounds = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    min: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0))), 'At least so many elements'),
    max: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0))), 'At most so many elements'),
});
/** What a key of a condition that is none is likely to be. */
const unquoted = (issue) => issue.code === 'unrecognized_keys' ? 'a path with dots stands in quotes, as in "a.b" = 1' : undefined;
const conditionTable = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    equals: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()), 'The value is this; numbers and decimal texts compare by value'),
    one_of: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1))), 'The value equals one of these'),
    contains: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq), 'The value as text holds this, compared as in expect.contains'),
    matches: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq), 'An RE2 expression found anywhere in the value as text'),
    min: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(numeric), 'A number, or a decimal text, of at least this'),
    max: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(numeric), 'A number, or a decimal text, of at most this'),
    count: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0)), bounds])), 'A list of so many elements; fails of anything else'),
    absent: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true)), 'The path yields nothing at all; stands alone'),
    not_equals: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()), 'The value is there, and not this'),
    not_one_of: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1))), 'The value is there, and none of these'),
    not_contains: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq), 'The value is there, and does not hold this'),
    not_matches: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq), 'The value is there, and the expression is not found in it'),
}, { error: unquoted });
const condition = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([conditionTable, listed, scalar]);
/** A table from path to condition. */
const conditions = (doc) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, condition), doc);
const resultTable = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    contains: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq), 'The result holds this text, compared as in expect.contains'),
    matches: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq), 'An RE2 expression found anywhere in the result'),
    not_contains: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq), 'The result does not hold this text'),
    not_matches: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq), 'The expression is not found in the result'),
});
/** The keys of a pattern's table. All of its conditions hold on the same call. */
const patternShape = {
    tool: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq), 'Tool or command; * is a wildcard. Required, unless any_of stands'),
    where: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(conditions('What the arguments must be: from path, in quotes, to a condition')),
    outcome: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['succeeded', 'failed', 'any'])), '"failed": an error, denied or blocked; "succeeded": recorded as neither; default any'),
    exit_code: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()), 'The recorded exit code'),
    result: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(resultTable), 'What the text of the result must be'),
    result_where: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(conditions('As where, over a result that is a JSON or YAML mapping or list')),
    agent: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq), '"main", or the name of a sub-agent; * is a wildcard'),
};
const whichCalls = { message: 'Missing tool; expected a tool or command, or any_of with patterns' };
/** A table says which calls it means. */
const saysWhich = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB((table) => table.tool !== undefined || table.any_of !== undefined, whichCalls);
const patternTable = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    ...patternShape,
    get any_of() {
        return (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(pattern).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1))), 'Patterns of which one matches');
    },
});
const pattern = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, patternTable])
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB((p) => typeof p === 'string' || p.tool !== undefined || p.any_of !== undefined, whichCalls));


/***/ }),

/***/ 33297:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ unseen)
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47088);
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89644);
// What a prohibition answers where it found nothing in a trace that does not show all of the run.


/** The verdict instead of a pass: what was not seen cannot be clean. */
function unseen(view) {
    const why = (0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .unseen */ .nv)(view, 'calls');
    return ((0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .nothingSeen */ .pQ)(view) ?? (why === undefined ? undefined : (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3)(`Missing ${why}; what was not seen cannot be clean`)));
}


/***/ }),

/***/ 9383:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jl: () => (/* binding */ prohibited),
/* harmony export */   Uc: () => (/* binding */ neverMatching),
/* harmony export */   iH: () => (/* binding */ sayNearMiss),
/* harmony export */   m1: () => (/* binding */ nearMissOf)
/* harmony export */ });
/* harmony import */ var _model_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83843);
/* harmony import */ var _model_remembered_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65871);
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89644);
/* harmony import */ var _text_fold_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66122);
// Names of what must not be called: patterns that can never match, what a list forbids, and what it nearly forbids.




/** What a person may write in place of a pattern that no name can match, for the end of a message. */
function instead(pattern) {
    const plain = pattern.trim();
    if (plain !== pattern)
        return `write ${plain}, without the blanks`;
    if (plain.startsWith('!'))
        return 'a list has no exceptions; only_tools names what may be called, and nothing else';
    const alternatives = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/.exec(plain);
    if (alternatives) {
        const [, before = '', among = '', behind = ''] = alternatives;
        return `write each name: ${among
            .split(',')
            .slice(0, 4)
            .map((name) => `${before}${name.trim()}${behind}`)
            .join(', ')}`;
    }
    const call = /^([^()[\]{}^$?|/!]+)\(/.exec(plain);
    if (call)
        return `write ${call[1]}: the name alone, without arguments, which stand under where of a pattern`;
    const bare = plain.replace(/^\/+|\/+$/g, '');
    const opened = bare.replace(/^\^/, '');
    const inner = opened.replace(/\$$/, '').replace(/\.[*+]/g, '*');
    if (inner.includes('|'))
        return `write each name: ${inner.split('|').slice(0, 4).join(', ')}`;
    if (/[()[\]{}^$?]/.test(inner))
        return 'write the names in full; only * is a wildcard';
    const head = opened === bare && !inner.startsWith('*') ? '*' : '';
    const tail = bare.endsWith('$') || inner.endsWith('*') ? '' : '*';
    return `write ${head}${inner}${tail}: names are no regular expressions, and only * is a wildcard`;
}
/** What is wrong with patterns of names: those that no name of a tool or command can ever match. */
function neverMatching(patterns) {
    return patterns.flatMap((pattern, i) => {
        const bad = !(0,_model_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .isExactly */ .H)(pattern) && (/[()[\]{}^$?|]/.test(pattern) || /^[!/]/.test(pattern) || pattern.trim() !== pattern);
        return bad
            ? [
                {
                    route: [i],
                    message: `Expected the name of a tool, found ${JSON.stringify(pattern)}, which can match none; ${instead(pattern)}`,
                },
            ]
            : [];
    });
}
/** A run may have any number of names; each is asked once, up to so many. */
const mostNames = 1000;
const guards = new WeakMap();
function guardOf(patterns) {
    let guard = guards.get(patterns);
    if (!guard) {
        let nearly;
        guard = {
            means: (0,_model_remembered_js__WEBPACK_IMPORTED_MODULE_2__/* .remembered */ .H)((0,_model_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .matcherOf */ .K)(patterns), mostNames),
            nearly(name) {
                nearly ??= (0,_model_remembered_js__WEBPACK_IMPORTED_MODULE_2__/* .remembered */ .H)(nearMatcherOf(patterns), mostNames);
                return nearly(name);
            },
        };
        guards.set(patterns, guard);
    }
    return guard;
}
/** What of a trace a list of patterns forbids; where it forbids nothing, what it may have meant to. */
function prohibited(patterns, view) {
    const { means } = guardOf(patterns);
    const found = [];
    if ([...(0,_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .namesCalled */ .UQ)(view)].some((name) => means(name).length > 0))
        for (const [at, call] of view.calls.entries()) {
            const by = [...means(call.tool), ...means(view.commands[at] ?? call.tool)];
            if (by.length > 0)
                found.push({ at, by: Math.min(...by) });
        }
    if (found.length > 0)
        return { found };
    const near = nearMissOf(patterns, view);
    return near ? { found, near } : { found };
}
/** The first pattern that means no tool or command of the run, but nearly one that no other pattern means. */
function nearMissOf(patterns, view) {
    const { means, nearly } = guardOf(patterns);
    const names = new Set([...(0,_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .namesCalled */ .UQ)(view), ...(view.trace.tools ?? [])]);
    const met = new Set();
    for (const name of names)
        for (const by of means(name))
            met.add(by);
    if (patterns.every((pattern, by) => met.has(by) || (0,_model_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .isExactly */ .H)(pattern)))
        return undefined;
    let first;
    for (const name of names) {
        if (means(name).length > 0)
            continue;
        const by = nearly(name).find((one) => !met.has(one));
        if (by !== undefined && (first === undefined || by < first.by))
            first = { by, name };
    }
    return first;
}
/** The error of a near miss. */
const sayNearMiss = (pattern, { name }) => `${pattern} did not guard what was meant: it names nothing that was called or offered, but nearly ${name}; write ${name}, or "=${pattern}" for exactly this name`;
/** Also without what nobody sees: invisible characters, full-width forms, blanks around it. */
const folded = (name) => (0,_text_fold_js__WEBPACK_IMPORTED_MODULE_3__/* .foldForms */ .j1)(name).trim().toLowerCase().replaceAll('-', '_');
/** Longer names, and more parts of one, are no names that a person means. */
const longestName = 200;
const mostParts = 20;
/** How a name may be written short: itself, what is behind each server's prefix, and the server alone. */
function* shortNames(name) {
    const whole = folded(name);
    yield { short: whole, isServer: false };
    if (name.length > longestName)
        return;
    for (const { index, 0: joint } of [...whole.matchAll(/__|[./:]/g)].slice(0, mostParts)) {
        const before = whole.slice(0, index);
        yield { short: whole.slice(index + joint.length), isServer: false };
        if (before === 'mcp')
            continue;
        yield { short: before, isServer: true };
        if (before.startsWith('mcp__'))
            yield { short: before.slice('mcp__'.length), isServer: true };
    }
}
/** Makes a matcher of what patterns may have been meant to name. One that means exactly its name meant nothing else. */
function nearMatcherOf(patterns) {
    const meant = patterns.map((pattern) => folded(pattern)
        .replaceAll('.*', '*')
        .replace(/(?:__|[./:])$/, ''));
    const match = (0,_model_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .matcherOf */ .K)(meant.map((pattern) => (pattern === '' ? '=' : pattern)));
    return (name) => {
        const found = new Set();
        for (const { short, isServer } of shortNames(name))
            for (const by of match(short))
                if (!(0,_model_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .isExactly */ .H)(patterns[by] ?? '') && (!isServer || !meant[by]?.includes('*')))
                    found.add(by);
        return [...found].sort((a, b) => a - b);
    };
}


/***/ }),

/***/ 86725:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ bySubAgent),
/* harmony export */   Om: () => (/* binding */ sayMissing),
/* harmony export */   VZ: () => (/* binding */ judgedByBlocks),
/* harmony export */   mw: () => (/* binding */ required)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
/* harmony import */ var _model_trace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5136);
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89644);
// Which calls meet a requirement: a refund that was refused is no refund.




function required(view, context, scope) {
    const judged = scope.attempts ? new Set() : judgedByBlocks(view, context);
    const counts = (at) => {
        const call = (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .callAt */ .io)(view, at);
        return (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .inScope */ .SB)(scope, call) && (scope.attempts === true || judged.has(at) || !isKnownToFail(call));
    };
    const known = new Map();
    const callsOfName = (name) => {
        const found = known.get(name) ?? (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .callsNamed */ .rO)(name, view);
        known.set(name, found);
        return found;
    };
    const named = (name, from, holds) => callsOfName(name).find((at) => at >= from && holds(at)) ?? -1;
    return {
        counts,
        find: (name, from = 0) => named(name, from, counts),
        attempted(name) {
            const at = named(name, 0, (i) => (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .inScope */ .SB)(scope, (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .callAt */ .io)(view, i)));
            if (at >= 0)
                return `called, but ${(0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .fate */ .fw)((0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .callAt */ .io)(view, at))} at call ${(0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(view, at)}`;
            const outside = named(name, 0, () => true);
            return outside < 0 ? undefined : bySubAgent((0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(view, outside));
        },
        remarks(names) {
            const isMain = (at) => (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .callAt */ .io)(view, at).agent === undefined;
            const others = scope.agents === 'main' ? [] : [...new Set(names)].filter((n) => named(n, 0, counts) >= 0);
            const only = others.filter((name) => named(name, 0, (at) => counts(at) && isMain(at)) < 0);
            const silent = !scope.attempts && view.calls.some((call, at) => hasNoOutcome(call) && counts(at));
            return [
                only.length > 0 ? `; only a sub-agent called ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .list */ .p_)(only)}` : '',
                silent ? '; whether calls failed is not recorded' : '',
            ].join('');
        },
    };
}
/** What to say of a call that does not count because a sub-agent made it. */
const bySubAgent = (call) => `called by a sub-agent only, at call ${call} (agents = "main")`;
/** A process that ran to an exit code did what was required, whatever the code: tests that fail were run. */
const ended = (call) => call.exit_code !== undefined && call.exit_code >= 0;
const isKnownToFail = (call) => call.denied === true || call.blocked === true || (call.is_error === true && !ended(call));
const hasNoOutcome = (call) => typeof call.is_error !== 'boolean' && !(0,_model_trace_js__WEBPACK_IMPORTED_MODULE_1__/* .callFailed */ .Qn)(call) && !ended(call);
/** The calls whose failure an `exit_code` or `contradiction` block of the scenario judges. */
function judgedByBlocks(view, context) {
    const judged = new Set();
    const add = (at) => at !== undefined && judged.add(at);
    const key = (want, name) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(want) && typeof want[name] === 'string' ? want[name] : '';
    for (const want of context.wants('exit_code'))
        add((0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .callsOf */ .p9)(view, key(want, 'command')).at(-1));
    for (const want of context.wants('contradiction')) {
        const refused = (0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .callsOf */ .p9)(view, key(want, 'blocking_step'))[0];
        add(refused);
        add((0,_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .callsOf */ .p9)(view, key(want, 'readiness_step')).findLast((at) => refused === undefined || at < refused));
    }
    return judged;
}
/** Names tools of which no call counts, those that were tried apart from those that were not. */
function sayMissing(names, of) {
    const never = names.filter((name) => of.attempted(name) === undefined);
    const tried = names.filter((name) => !never.includes(name)).map((name) => `${name} was ${of.attempted(name)}`);
    return [...(never.length > 0 ? [`never called: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .list */ .p_)(never)}`] : []), ...tried.slice(0, 4)].join('; ');
}


/***/ }),

/***/ 78413:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qg: () => (/* binding */ parse),
  y_: () => (/* binding */ part),
  RU: () => (/* binding */ plainJson),
  Uv: () => (/* binding */ readResult),
  DY: () => (/* binding */ refs),
  DE: () => (/* binding */ unwrapped)
});

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/checks/objects.ts
// Finding JSON objects in a text that holds more than them.
const space = /[ \t\r\n]*/y;
const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Where the string that opens at `at` ends; negative: where it breaks, less one. */
function stringEnd(text, at) {
    if (text[at] !== '"')
        return -at - 1;
    for (let i = at + 1; i < text.length; i++) {
        const c = text.charCodeAt(i);
        if (c === 0x22)
            return i + 1;
        if (c === 0x5c)
            i++;
        else if (c < 0x20)
            return -i - 1;
    }
    return -text.length - 1;
}
/**
 * Finds the last complete object at the top level of a text. Other than the reader of a judge's reply, which takes what is
 * quoted or stands inside broken braces for no verdict, it looks everywhere: a log line before the object may hold anything. One pass: where JSON breaks, reading starts again at the break,
 * so that an object inside a broken one is never taken for a whole one.
 */
function lastObject(text) {
    let found;
    let at = 0;
    const skip = (pattern) => {
        pattern.lastIndex = at;
        if (!pattern.test(text))
            return false;
        at = pattern.lastIndex;
        return true;
    };
    const skipString = () => {
        const end = stringEnd(text, at);
        at = end < 0 ? -end - 1 : end;
        return end >= 0;
    };
    while (at < text.length) {
        const start = nextOpening(text, at);
        if (start < 0)
            break;
        at = start;
        const open = [];
        // What may come next: a value, the first value or the end of a list, a key, the first key or the end, or what follows a value.
        let next = 'value';
        for (let broken = false; !broken;) {
            skip(space);
            const c = text[at];
            if (next === 'after') {
                const inside = open.at(-1);
                if (inside === undefined) {
                    if (text[start] === '{')
                        found = [start, at];
                    break;
                }
                if (c === inside) {
                    at++;
                    open.pop();
                }
                else if (c === ',') {
                    at++;
                    next = inside === '}' ? 'key' : 'value';
                }
                else
                    broken = true;
            }
            else if ((next === 'first' && c === '}') || (next === 'item' && c === ']')) {
                at++;
                open.pop();
                next = 'after';
            }
            else if (next === 'key' || next === 'first') {
                broken = !(skipString() && skip(space) && text[at] === ':');
                if (!broken)
                    at++;
                next = 'value';
            }
            else if (c === '{' || c === '[') {
                at++;
                open.push(c === '{' ? '}' : ']');
                next = c === '{' ? 'first' : 'item';
            }
            else {
                broken = !(c === '"' ? skipString() : skip(scalar));
                next = 'after';
            }
        }
        // A broken start must not be tried again.
        if (at === start)
            at++;
    }
    return found;
}
function nextOpening(text, from) {
    for (let i = from; i < text.length; i++) {
        const c = text.charCodeAt(i);
        if (c === 0x7b || c === 0x5b)
            return i;
    }
    return -1;
}

;// CONCATENATED MODULE: ./src/checks/results.ts
// What a tool returned, as evidence: one reader for every family that looks into results.



const readings = new WeakMap();
/**
 * Reads the result of a call as a JSON object: an object, JSON text, JSON inside MCP content blocks, or the last complete
 * object at the top level of a text (what a command prints after its log lines). `missing` is true where there is nothing
 * to read or it was cut, and false where there is something else than an object.
 */
function readResult(call) {
    let reading = readings.get(call);
    if (!reading) {
        reading = read(call);
        readings.set(call, reading);
    }
    return reading;
}
function read(call) {
    const { result } = call;
    if (call.result_cut) {
        const problem = `its result of ${(0,model_text/* count */.U9)(call.result_cut.bytes, 'byte')} was cut when the trace was read`;
        return { problem, missing: true, ...excerptOf(result) };
    }
    if (result === undefined)
        return { problem: 'the trace holds no result of it', missing: true };
    const value = decode(result, 0);
    if ((0,json/* isObject */.Gv)(value))
        return { object: value };
    const what = result === '' ? 'its result is empty' : 'its result does not decode to a JSON object';
    return { problem: what, missing: false, ...excerptOf(result) };
}
function excerptOf(result) {
    const text = typeof result === 'string' ? result : result === undefined ? '' : plainJson(result);
    return text === '' ? {} : { excerpt: (0,model_text/* clip */.$Q)(text, 400) };
}
/** Writes a value as JSON for an excerpt; what cannot be written (bigints, depth) as best it goes. */
function plainJson(value) {
    try {
        return JSON.stringify(value, (_key, v) => (typeof v === 'bigint' ? v.toString() : v)) ?? '';
    }
    catch {
        return String(value);
    }
}
/** Wrappers deep enough for JSON in a text block in an MCP result in a JSON-RPC answer, with one to spare. */
const deepest = 5;
function decode(value, depth) {
    if (depth > deepest)
        return undefined;
    if (typeof value === 'string')
        return decodeText(value, depth);
    if (Array.isArray(value))
        return isBlocks(value) ? decodeText(blockText(value), depth) : value;
    if (!(0,json/* isObject */.Gv)(value))
        return value;
    if (Object.hasOwn(value, 'jsonrpc') && Object.hasOwn(value, 'result'))
        return decode(value['result'], depth + 1);
    return isEnvelope(value) ? decodeEnvelope(value, depth) : value;
}
/** A result without the wrappers of its protocol: the text of content blocks, what an envelope holds, or the value as it is. */
function unwrapped(value, depth = 0) {
    if (depth > deepest)
        return value;
    if (isBlocks(value))
        return blockText(value);
    if (!(0,json/* isObject */.Gv)(value))
        return value;
    if (Object.hasOwn(value, 'jsonrpc') && Object.hasOwn(value, 'result'))
        return unwrapped(value['result'], depth + 1);
    if (!isEnvelope(value))
        return value;
    const structured = value['structuredContent'] ?? value['structured_content'];
    if ((0,json/* isObject */.Gv)(structured) && Object.keys(structured).some((k) => k !== 'result'))
        return structured;
    return isBlocks(value['content']) ? blockText(value['content']) : structured;
}
const envelopeKeys = new Set([
    'content',
    'structuredContent',
    'structured_content',
    'isError',
    'is_error',
    '_meta',
    'meta',
    'type',
    'id',
    'name',
    'role',
    'tool_use_id',
    'tool_call_id',
]);
const isBlocks = (value) => Array.isArray(value) &&
    value.length > 0 &&
    value.every((b) => (0,json/* isObject */.Gv)(b) && typeof b['type'] === 'string' && isBlock(b));
const isBlock = (b) => b['type'] === 'text'
    ? typeof b['text'] === 'string'
    : ['image', 'audio', 'resource', 'resource_link', 'json'].includes(b['type']);
/** A domain object may have a `content` of its own: only one with no other keys than a wrapper's is unwrapped. */
function isEnvelope(value) {
    const structured = value['structuredContent'] ?? value['structured_content'];
    return (isBlocks(value['content']) || (0,json/* isObject */.Gv)(structured)) && Object.keys(value).every((k) => envelopeKeys.has(k));
}
function decodeEnvelope(value, depth) {
    const structured = value['structuredContent'] ?? value['structured_content'];
    if ((0,json/* isObject */.Gv)(structured)) {
        const keys = Object.keys(structured);
        // Servers wrap what is no object as { result: … }, where the text block holds the thing itself.
        const wrapped = keys.length === 1 && typeof structured['result'] === 'string';
        if (!wrapped && keys.length > 0)
            return structured;
        const inner = wrapped ? decode(structured['result'], depth + 1) : undefined;
        if ((0,json/* isObject */.Gv)(inner))
            return inner;
    }
    return isBlocks(value['content']) ? decodeText(blockText(value['content']), depth + 1) : structured;
}
function blockText(blocks) {
    const texts = [];
    for (const b of blocks) {
        const inner = (0,json/* isObject */.Gv)(b['resource']) ? b['resource']['text'] : undefined;
        if (typeof b['text'] === 'string')
            texts.push(b['text']);
        else if (typeof inner === 'string')
            texts.push(inner);
        else if (b['type'] === 'json')
            texts.push(plainJson(b['json'] ?? b['data']));
    }
    return texts.join('\n');
}
function decodeText(text, depth) {
    const whole = parse(text);
    if (whole !== undefined)
        return typeof whole === 'object' || typeof whole === 'string' ? decode(whole, depth + 1) : whole;
    const span = lastObject(text);
    return span === undefined ? undefined : decode(parse(text.slice(span[0], span[1])), depth + 1);
}
/** Parses a text that looks like JSON; `undefined`: it is none. */
function parse(text) {
    const first = /[^\s\ufeff]/.exec(text)?.[0];
    if (first === undefined || !'{["'.includes(first))
        return undefined;
    try {
        return (0,json/* parseJson */.qF)(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
    }
    catch {
        return undefined;
    }
}
/** A part of a response: at `name`, else at `result.name`. */
const part = (response, name) => {
    const own = Object.hasOwn(response, name) ? response[name] : undefined;
    return own ?? (0,json/* valueAt */.fK)(response, `result.${name}`);
};
/** The texts of a list of references that are not blank. */
const refs = (value) => (Array.isArray(value) ? value : typeof value === 'string' ? [value] : [])
    .filter((r) => (typeof r === 'string' && r.trim() !== '') || typeof r === 'number')
    .map(String);


/***/ }),

/***/ 76006:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ blockId),
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   G5: () => (/* binding */ command),
/* harmony export */   IM: () => (/* binding */ emptyAllowed),
/* harmony export */   PU: () => (/* binding */ leafNames),
/* harmony export */   Pi: () => (/* binding */ commands),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   WY: () => (/* binding */ described),
/* harmony export */   uE: () => (/* binding */ mayBeEmpty),
/* harmony export */   z8: () => (/* binding */ scope)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29396);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81601);
// What the schemas of sections are put together with.


/** The schema with a line that says what it means, for the pages and JSON Schemas that are made from it. */
function described(schema, description) {
    // A copy: what is described here may be `text`, or stand elsewhere with another meaning.
    const copy = schema.clone(schema._zod.def, { parent: true });
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .globalRegistry */ .fd.add(copy, { description });
    return copy;
}
/** A text that is not empty. */
const text = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1));
/** At least one such text. */
const texts = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1));
/** A command as a registry has it: what it is compared with is one name, so that a wildcard can match nothing. */
const command = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB((name) => !name.includes('*'), {
    error: ({ input }) => `Expected one command, found ${JSON.stringify(input)}; commands take no wildcards here, write each in full`,
}));
/** At least one command. */
const commands = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(command).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1));
/** The last part of a command. */
const leafName = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB((name) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__.leafFault)(name) === undefined, { error: ({ input }) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__.leafFault)(String(input)) }));
/** At least one leaf. */
const leafNames = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(leafName).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1));
/** Tool names or needles: at least one, none empty. */
const names = (doc) => described(texts, doc);
/** What a section says once for all its fields. */
const scope = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    agents: described(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['main', 'all']), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((a) => (a === 'all' ? undefined : a)))), '"main" limits requirements, never prohibitions, to the calls of the main agent; default all'),
    attempts: described(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()), 'true: a call that failed, was denied or blocked meets a requirement too; default false, save where blocked_sends or ended_on_failed_call is about attempts'),
    answer_in: described(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['final', 'any_message'])), 'Where contains, contains_any, not_contains and answer_matches look: in the final answer, which is the default, or in every text of the main agent'),
});
/** The schemas of lists and tables that may be empty. */
const emptyAllowed = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .registry */ .u5();
/** The list or table with leave to be empty, which in a section is a mistake otherwise. */
function mayBeEmpty(schema) {
    const copy = schema.clone(schema._zod.def, { parent: true });
    emptyAllowed.add(copy, { empty: true });
    return copy;
}
/** The name of a block of a family that may repeat. */
const blockId = described(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/^[A-Za-z][A-Za-z0-9._-]{0,59}$/, 'Expected an id of 1 to 60 letters, digits, - , _ and . of which the first is a letter')), 'Names the block in reports and severities; unique in its family and file');


/***/ }),

/***/ 8280:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ evaluationOf),
/* harmony export */   s: () => (/* binding */ selfEvaluationOf)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);
/* harmony import */ var _results_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78413);
// What a run says of its own work.


/** The self evaluation as recorded, or read from its text; empty where the trace has none. */
function selfEvaluationOf(view) {
    const recorded = view.trace.self_evaluation;
    const whole = typeof recorded === 'string' ? (0,_results_js__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qg)(recorded) : recorded;
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(whole) ? whole : {};
}
/** The verifier's evaluation; empty where the trace has none. */
function evaluationOf(view) {
    const whole = selfEvaluationOf(view);
    const own = whole['verifier_evaluation'] ?? whole['verifierEvaluation'];
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(own) ? own : {};
}


/***/ }),

/***/ 66122:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ groupBlank),
/* harmony export */   SP: () => (/* binding */ foldCase),
/* harmony export */   j1: () => (/* binding */ foldForms)
/* harmony export */ });
// What normalising does to characters: invisible ones, superscripts, compatibility forms, quotes and dashes.
const invisible = /\p{Default_Ignorable_Code_Point}+/gu;
const ascii = /^[\t\n\r\x20-\x7e]*$/;
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raised = /(\p{Nd})([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/gu;
/** Stands for a blank that groups digits (U+00A0, U+2009, U+202F): a noncharacter, which no text means. */
const groupBlank = '\uffff';
const groupBlanks = /(?<=\p{Nd})[\u00a0\u2009\u202f](?=\p{Nd})/gu;
/** Folds everything but case: invisible characters, superscripts, NFKC, quotes and dashes; marks the blanks that group digits. */
function foldForms(text) {
    if (ascii.test(text))
        return text;
    return text
        .replaceAll(groupBlank, '')
        .replace(invisible, '')
        .replace(raised, (_all, digit, power) => `${digit}^${[...power].map((c) => superscripts.indexOf(c)).join('')}`)
        .replace(groupBlanks, groupBlank)
        .normalize('NFKC')
        .replace(invisible, '')
        .replaceAll('\u2044', '/')
        .replace(/[‘’‚‛‹›ʼ]/g, "'")
        .replace(/[“”„‟«»]/g, '"')
        .replace(/[\p{Pd}\u2212\u2043]/gu, '-');
}
/** Full case folding for what JavaScript can express: `ß` and `SS`, `ς` and `Σ` are equal. */
function foldCase(text) {
    return ascii.test(text) ? text.toLowerCase() : text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');
}


/***/ }),

/***/ 81054:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v9: () => (/* binding */ holds),
  MI: () => (/* binding */ holdsForbidden),
  T9: () => (/* reexport */ normalise/* isEmptyNeedle */.T9),
  HD: () => (/* binding */ readable),
  oA: () => (/* binding */ readableLeak)
});

// UNUSED EXPORTS: Readable

// EXTERNAL MODULE: ./src/checks/amounts/currencies.ts
var currencies = __webpack_require__(92204);
// EXTERNAL MODULE: ./src/checks/text/fold.ts
var fold = __webpack_require__(66122);
// EXTERNAL MODULE: ./src/checks/text/normalise.ts
var normalise = __webpack_require__(40163);
// EXTERNAL MODULE: ./src/checks/text/numbers.ts
var numbers = __webpack_require__(36779);
// EXTERNAL MODULE: ./src/checks/text/tags.ts
var text_tags = __webpack_require__(43364);
;// CONCATENATED MODULE: ./src/checks/text/readings.ts
// The readings of a text: as written, and with links, tags and markdown's escapes undone. All of it is linear in the text.

const punctuation = /[!-/:-@[-`{-~]/;
/** Looks for a text from a position on, and remembers what it found: asked in ascending order, it reads a text once. */
function finder(text, what) {
    let found = -1;
    return (from) => {
        if (found < from && found !== Infinity) {
            const at = text.indexOf(what, from);
            found = at < 0 ? Infinity : at;
        }
        return found;
    };
}
/** Reduces links to their text, drops known tags, undoes escapes. */
function reduce(text, { links, tags, escapes }) {
    const out = [];
    /** The brackets that are open, as positions in `out`. */
    let open = [];
    const closing = finder(text, ')');
    const lineEnd = finder(text, '\n');
    const commentEnd = finder(text, '-->');
    const special = /[\\<[\]]/g;
    let at = 0;
    const upTo = (end) => {
        if (end > at)
            out.push(text.slice(at, end));
    };
    for (let found = special.exec(text); found; found = special.exec(text)) {
        const i = found.index;
        const next = text[i + 1] ?? '';
        let end = i;
        if (found[0] === '\\') {
            if (!punctuation.test(next))
                continue;
            upTo(i);
            out.push(escapes ? next : text.slice(i, i + 2));
            end = i + 2;
        }
        else if (found[0] === '<') {
            const comment = tags && text.startsWith('<!--', i) ? commentEnd(i + 4) : Infinity;
            const known = comment < Infinity ? { end: comment + 3, as: '' } : tags ? (0,text_tags/* tagAt */.qB)(text, i) : undefined;
            if (!known)
                continue;
            upTo(i);
            out.push(known.as);
            end = known.end;
        }
        else if (!links)
            continue;
        else if (found[0] === '[') {
            const from = text[i - 1] === '!' && i - 1 >= at ? i - 1 : i;
            upTo(from);
            open.push(out.length);
            out.push(text.slice(from, i + 1));
            end = i + 1;
        }
        else {
            const start = open.pop();
            const close = start !== undefined && next === '(' ? destinationEnd(text, i + 1, closing, lineEnd) : undefined;
            if (start === undefined || close === undefined)
                continue;
            upTo(i);
            out[start] = '';
            end = close;
        }
        at = end;
        special.lastIndex = end;
        if (open.length > 100_000)
            open = [];
    }
    upTo(text.length);
    return out.join('');
}
/** Where the destination of a link ends that begins at `(`: at the first `)`, one more for each `(` in it. */
function destinationEnd(text, from, closing, lineEnd) {
    const first = closing(from);
    if (first === Infinity || lineEnd(from) < first)
        return undefined;
    if (!text.slice(from + 1, first).includes('('))
        return first + 1;
    const more = /[^\s()]*\)/y;
    more.lastIndex = first + 1;
    return more.test(text) ? more.lastIndex : first + 1;
}
/** All readings of a text, each once, the text as written first. */
function readingsOf(text) {
    if (!/[\\<\]]/.test(text))
        return [text];
    const links = text.includes('](');
    const tags = /<[a-z/!]/i.test(text);
    const escapes = /\\[!-/:-@[-`{-~]/.test(text);
    const variants = [];
    if (links)
        variants.push({ links });
    if (tags)
        variants.push({ tags });
    if (escapes)
        variants.push({ escapes });
    if (variants.length > 1)
        variants.push({ links, tags, escapes });
    return [...new Set([text, ...variants.map((undone) => reduce(text, undone))])];
}
/** A text with the escapes of JSON undone: what a leaked document says. */
const undoJson = (text) => text.replace(/\\(?:u([0-9a-fA-F]{4})|(["\\/])|([bfnrt]))/g, (_all, hex, literal) => hex === undefined ? (literal ?? ' ') : String.fromCharCode(Number.parseInt(hex, 16)));
/** The readings of a text in which something may be hidden: entities and JSON's escapes are undone too. */
function readingsOfLeak(text) {
    const json = undoJson(text);
    const plain = [text, (0,text_tags/* undoEntities */.M1)(text), json, (0,text_tags/* undoEntities */.M1)(json)];
    return [...new Set([...new Set(plain)].flatMap(readingsOf))];
}

;// CONCATENATED MODULE: ./src/checks/text/match.ts
// Is a text in another, as people read both? The one matcher of every comparison of texts.






/** One reading of a text, simplified: its numbers as they are written, and with their groups joined. */
class Simple {
    text;
    plain;
    #forms;
    constructor(text) {
        this.text = text;
        this.plain = (0,fold/* foldCase */.SP)(text).replaceAll(fold/* groupBlank */.AU, ' ');
    }
    /** The text as written and, where that differs, with grouped numbers joined. */
    get forms() {
        this.#forms ??= formsOf(this.text);
        return this.#forms;
    }
}
const spaced = (text) => (0,fold/* foldCase */.SP)(text).replaceAll(fold/* groupBlank */.AU, ' ');
function formsOf(text) {
    const written = new FormBuilder();
    const joined = new FormBuilder();
    let at = 0;
    let grouped = false;
    for (const run of (0,numbers/* runsOf */.ky)(text)) {
        const raw = text.slice(run.start, run.end);
        const value = (0,numbers/* readIn */.Wx)(text, run);
        const between = spaced(text.slice(at, run.start));
        const decimals = value || (0,numbers/* isId */.eQ)(raw) ? (value?.fraction.length ?? 0) : undefined;
        written.add(between, raw.replaceAll(fold/* groupBlank */.AU, ' '), run, decimals);
        joined.add(between, value?.grouped ? joinedAs(raw, value.fraction) : raw.replaceAll(fold/* groupBlank */.AU, ' '), run, decimals);
        grouped ||= value?.grouped === true;
        at = run.end;
    }
    const rest = spaced(text.slice(at));
    return grouped ? [written.end(rest), joined.end(rest)] : [written.end(rest)];
}
/** Puts a form together from what stands between the numbers and the numbers. */
class FormBuilder {
    #parts = [];
    #spans = [];
    #length = 0;
    /** `decimals`: how many a number has; absent: the run is no number, and its marks protect nothing. */
    add(between, one, run, decimals) {
        this.#parts.push(between, one);
        const start = this.#length + between.length;
        const end = start + one.length;
        this.#length = end;
        if (decimals !== undefined)
            this.#spans.push({ start, end, decimals: end - decimals, run });
    }
    end(rest) {
        return { text: [...this.#parts, rest].join(''), spans: this.#spans };
    }
}
/** A grouped number without its group marks, its decimal mark as it is. */
const joinedAs = (raw, fraction) => fraction === ''
    ? raw.replace(/\D+/g, '')
    : raw.slice(0, -fraction.length - 1).replace(/\D+/g, '') + raw.slice(-fraction.length - 1);
/** A text to look for needles in; what costs something is made when a needle first asks for it. */
class Readable {
    #texts;
    #known = new Map();
    constructor(texts) {
        this.#texts = texts;
    }
    /** The readings, with the markup characters kept that a needle means. */
    simple(kept) {
        let known = this.#known.get(kept);
        if (!known) {
            known = [...new Set(this.#texts.map((t) => (0,normalise/* simplify */.CR)(t, kept)))].map((t) => new Simple(t));
            this.#known.set(kept, known);
        }
        return known;
    }
}
/** A text with its readings. */
const readable = (text) => new Readable(readingsOf(text));
/** A text in which something may be hidden: entities and JSON's escapes are undone too. */
const readableLeak = (text) => new Readable(readingsOfLeak(text));
const needles = new Map();
/** Prepares a text of a scenario: it is asked for again with every trace. */
function prepare(needle) {
    let known = needles.get(needle);
    if (!known) {
        const { text, kept } = (0,normalise/* literal */.eu)(needle);
        const simple = new Simple((0,normalise/* simplify */.CR)(text, kept));
        const digits = /\p{Nd}/u.test(simple.text);
        const number = digits ? figureOf(simple.text) : undefined;
        known = { simple, kept, digits, number, word: number === undefined && /\p{L}/u.test(simple.text) };
        if (needles.size < 10_000)
            needles.set(needle, known);
    }
    return known;
}
const signed = /^[-+]?$/;
/** Reads a text that is one number and nothing else. */
function figureOf(text) {
    const runs = (0,numbers/* runsOf */.ky)(text);
    const run = runs[0];
    const value = run && runs.length === 1 ? (0,numbers/* readIn */.Wx)(text, run) : undefined;
    if (!run || !value)
        return undefined;
    const near = (0,numbers/* beside */.vY)(text, run);
    const before = near.before
        ? text.slice(0, near.before.start) + text.slice(near.before.end, run.start)
        : text.slice(0, run.start);
    const behind = text.slice(near.behind?.end ?? run.end).replace(/[%‰٪]/, '');
    const sign = before.replace(/\s+/g, '');
    const gap = near.behind ? text.slice(run.end, near.behind.start) : '';
    if (!signed.test(sign) || behind.trim() !== '' || gap.trim() !== '' || (near.before && near.behind))
        return undefined;
    return {
        key: (0,numbers/* keyOf */.TN)(value, () => isMarked(near)),
        negative: sign === '-',
        currency: (near.before ?? near.behind)?.currency,
        percent: near.percent,
    };
}
const isMarked = ({ before, behind, percent }) => before !== undefined || behind !== undefined || percent;
/** Is the needle in the text? A number in it means that number however it is written, and never a part of a longer one. */
const holds = (text, needle) => look(text, needle, false);
/** Is a text that must not be there in the text? Only digits protect a number in it where it has a word (`Python 2` is in `Python 2.7`). */
const holdsForbidden = (text, needle) => look(text, needle, true);
function look(where, needle, forbidden) {
    const text = typeof where === 'string' ? readable(where) : where;
    const wanted = prepare(needle);
    if (wanted.simple.plain === '')
        return false;
    const { number } = wanted;
    for (const simple of text.simple(wanted.kept)) {
        if (!wanted.digits) {
            if (simple.plain.includes(wanted.simple.plain))
                return true;
            continue;
        }
        const [written, joined] = wanted.simple.forms;
        const [asWritten, asJoined] = simple.forms;
        const loose = forbidden && wanted.word;
        if (occurs(asWritten, written.text, loose))
            return true;
        if ((joined || asJoined) && occurs(asJoined ?? asWritten, (joined ?? written).text, loose))
            return true;
        if (number && asWritten.spans.some((span) => equals(simple.text, span.run, number)))
            return true;
    }
    return false;
}
/** Of any script: NFKC leaves `٣` as it is. */
const digit = (c) => c !== undefined && /\p{Nd}/u.test(c);
/** Does the needle occur, and not inside a larger number? */
function occurs({ text, spans }, needle, loose) {
    const head = digit(needle[0]);
    const tail = digit(needle.at(-1));
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
        const end = at + needle.length;
        if (head && (digit(text[at - 1]) || cutBefore(spanAt(spans, at), at, loose)))
            continue;
        if (tail && (digit(text[end]) || cutBehind(text, spanAt(spans, end - 1), end, loose)))
            continue;
        if ((head || (tail && sign.test(needle[0]))) && !loose && minusBefore(text, at))
            continue;
        return true;
    }
    return false;
}
/** The number that a position is in. */
function spanAt(spans, at) {
    let low = 0;
    let high = spans.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (spans[middle].end <= at)
            low = middle + 1;
        else
            high = middle;
    }
    const span = spans[low];
    return span && span.start <= at ? span : undefined;
}
/** Does a needle that begins here leave out the beginning of a number? `loose`: its decimals may stand apart. */
const cutBefore = (span, at, loose) => span !== undefined && span.start < at && !(loose && at === span.decimals);
/** Does a needle that ends here leave out the end of a number? Decimals that are zeros are nothing. */
function cutBehind(text, span, end, loose) {
    if (!span || span.end <= end)
        return false;
    if (end !== span.decimals - 1)
        return true;
    return !loose && !/^0+$/.test(text.slice(span.decimals, span.end));
}
const sign = /\p{Sc}/u;
/** Does a minus sign stand before a number (and the currency before it) that is no hyphen between words or digits? */
function minusBefore(text, at) {
    let i = at - 1;
    while (i >= 0 && sign.test(text[i]))
        i--;
    if (text[i] !== '-')
        return false;
    const before = text[i - 1] ?? ' ';
    // `$-5` is less than nothing, `4 $-5 $` is a range.
    if (sign.test(before))
        return !digit(text
            .slice(0, i - 1)
            .trimEnd()
            .at(-1));
    return !/[\p{L}\p{M}\p{Nd}%-]/u.test(before);
}
/** Is a number of the text the one that is wanted, by value, sign and what stands beside it? */
function equals(text, run, want) {
    const value = (0,numbers/* readIn */.Wx)(text, run);
    if (!value || value.whole !== want.key.split('.', 1)[0])
        return false;
    const near = (0,numbers/* beside */.vY)(text, run);
    if ((0,numbers/* keyOf */.TN)(value, () => isMarked(near)) !== want.key || isNegative(text, run, near) !== want.negative)
        return false;
    if (want.percent && !near.percent)
        return false;
    const { currency } = want;
    return (currency === undefined ||
        [near.before, near.behind].some((mark) => mark !== undefined && (0,currencies/* sameCurrency */.Ij)(mark.currency, currency)));
}
/** Is there a minus before the number, or before the currency that stands before it? */
function isNegative(text, run, { before }) {
    if (minusBefore(text, run.start))
        return true;
    return before !== undefined && minusBefore(text, before.start);
}


/***/ }),

/***/ 40163:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ simplify),
/* harmony export */   T9: () => (/* binding */ isEmptyNeedle),
/* harmony export */   eu: () => (/* binding */ literal)
/* harmony export */ });
/* unused harmony export normalise */
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66122);
// Normalising: a text as people read it, and what of a needle is markup.

/** The characters that markdown emphasises, quotes and heads with. */
const markup = ['*', '_', '`', '#'];
const heading = /^[ \t]{0,3}#{1,6}(?=[ \t]|\r?$)/gm;
const paired = /^(\*{1,3}|`+)([^*`]|[^*`][\s\S]*[^*`])\1$/;
/** What a text has that simplifying may change. */
const changeable = /[^ -~]|[#*_`]| {2}|^ | $/;
/** Folds and drops emphasis, but for the kept characters, and leaves the case: amounts tell `TRY` from `try`. */
function simplify(text, kept = '') {
    if (!changeable.test(text))
        return text;
    let t = (0,_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .foldForms */ .j1)(text);
    if (!kept.includes('#') && t.includes('#'))
        t = t.replace(heading, '');
    for (const mark of ['*', '_', '`'])
        if (!kept.includes(mark))
            t = t.replaceAll(mark, '');
    return t.replace(/\s+/g, ' ').trim();
}
/** Normalises a text for substring tests. Groups of digits stay as they are written. */
const normalise = (text, kept = '') => (0,_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)(simplify(text, kept)).replaceAll(_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBlank */ .AU, ' ');
/** A needle without the markup around the whole of it, and the markup characters that it means. */
function literal(needle) {
    let text = needle.trim();
    for (let found = paired.exec(text); found; found = paired.exec(text)) {
        const [, mark = '', inner = ''] = found;
        if (inner.includes(mark[0]) || inner.trim() !== inner)
            break;
        text = inner;
    }
    return { text, kept: markup.filter((c) => text.includes(c)).join('') };
}
/** Marks around nothing: `**`, or two backticks. */
const aroundNothing = /^(\*{1,3}|`+)\1$/;
/** Is nothing left of a needle that could be compared? */
function isEmptyNeedle(needle) {
    const { text, kept } = literal(needle);
    if (aroundNothing.test(text))
        return true;
    return normalise(text, kept) === '';
}


/***/ }),

/***/ 36779:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   Wx: () => (/* binding */ readIn),
/* harmony export */   eQ: () => (/* binding */ isId),
/* harmony export */   ky: () => (/* binding */ runsOf),
/* harmony export */   vY: () => (/* binding */ beside)
/* harmony export */ });
/* unused harmony export readRun */
/* harmony import */ var _amounts_currencies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92204);
/* harmony import */ var _fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66122);
// The numbers of a text: what a run of digits and marks means, and where the blanks between digits group them.


const threes = /^[1-9]\d{0,2}([,.' \uffff])\d{3}(?:\1\d{3})*$/;
const lakhs = /^[1-9]\d?(?:,\d{2})*,\d{3}$/;
const groups = (run) => threes.test(run) || lakhs.test(run);
const withoutMarks = (run) => run.replace(/\D+/g, '');
/** A number that begins with 0 and goes on with a digit equals only itself. */
const isId = (run) => /^0\d/.test(run);
const digitsAlone = /^\d*$/;
/** Reads a run of digits and marks. `beside`: a currency stands beside it. `undefined`: it has no value and counts as text. */
function readRun(run, beside) {
    if (isId(run))
        return undefined;
    if (digitsAlone.test(run))
        return { whole: run, fraction: '', grouped: false };
    const marks = run.replace(/\d+/g, '');
    const last = marks.at(-1);
    const loneDot = marks === '.' && !beside;
    if (!loneDot && groups(run))
        return { whole: withoutMarks(run), fraction: '', grouped: true };
    if (last !== '.' && last !== ',')
        return undefined;
    const at = run.lastIndexOf(last);
    const head = run.slice(0, at);
    if (head.includes(last) || (marks.length > 1 && !groups(head)))
        return undefined;
    return { whole: withoutMarks(head), fraction: run.slice(at + 1), grouped: marks.length > 1 };
}
const digits = /\d+(?:[.,']\d+)*/g;
const last = /^\d{3}(?:[.,]\d+)?$/;
const head = /^[1-9]\d{0,2}$/;
/** No number has more groups; without an end to it, a text of nothing but groups of three would be one. */
const mostGroups = 8;
const gap = '[ \\uffff*_`]{0,3}';
const gapBefore = new RegExp(`^${gap}[-+(\\[]?${gap}$`);
/** Also across a bracket and a colon, as behind the label of an amount: `Total (EUR): 1 600`. */
const gapLabel = new RegExp(`^${gap}[)\\]]?${gap}[:=|]?${gap}[-+(\\[]?${gap}$`);
const gapBehind = new RegExp(`^${gap}[-(\\[]?${gap}$`);
const percentBehind = new RegExp(`^${gap}[%‰٪]`);
/** Finds what stands beside a run: a currency before or behind it, a percent sign behind it. `labels`: a currency in a label too. */
function beside(text, { start, end }, labels = false) {
    const left = Math.max(0, start - 24);
    const before = text.slice(left, start);
    const near = (0,_amounts_currencies_js__WEBPACK_IMPORTED_MODULE_0__/* .marksOf */ .Ok)(before).at(-1);
    // A mark at the edge of the window may be the end of a longer word.
    const bound = near && (near.start > 0 || left === 0) && (labels ? gapLabel : gapBefore).test(before.slice(near.end));
    // From the last digit on: it tells that letters behind it belong to the number.
    const behind = text.slice(end - 1, end + 40);
    const next = (0,_amounts_currencies_js__WEBPACK_IMPORTED_MODULE_0__/* .marksOf */ .Ok)(behind)[0];
    const follows = next && gapBehind.test(behind.slice(1, next.start));
    return {
        before: bound ? { ...near, start: left + near.start, end: left + near.end } : undefined,
        behind: follows ? { ...next, start: end - 1 + next.start, end: end - 1 + next.end } : undefined,
        percent: percentBehind.test(behind.slice(1)),
    };
}
/** Is a currency, or a percent sign, beside the run? */
const marked = (text, run, labels = false) => {
    const { before, behind, percent } = beside(text, run, labels);
    const currency = before !== undefined || behind !== undefined;
    return { currency, any: currency || percent };
};
/** Finds the runs of a text whose forms were folded (`foldForms`). Linear in the text. */
function runsOf(text, labels = false) {
    const plain = [];
    for (const found of text.matchAll(digits))
        plain.push({ start: found.index, end: found.index + found[0].length });
    const out = [];
    for (let i = 0; i < plain.length;) {
        let next = i + 1;
        while (next < plain.length && joinable(text, plain[next - 1], plain[next]))
            next++;
        if (next === i + 1)
            out.push(plain[i]);
        else
            joinChain(text, plain.slice(i, next), out, labels);
        i = next;
    }
    return out;
}
const joinable = (text, a, b) => b.start === a.end + 1 && (text[a.end] === ' ' || text[a.end] === _fold_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBlank */ .AU);
/** Joins what is one number of a chain of runs that single blanks part. */
function joinChain(text, chain, out, labels) {
    for (let i = 0; i < chain.length;) {
        const end = chainEnd(text, chain, i, labels);
        out.push({ start: chain[i].start, end: chain[end].end });
        i = end + 1;
    }
}
/** The index of the last run of the number that begins at `from`. */
function chainEnd(text, chain, from, labels) {
    const first = chain[from];
    const written = (r) => text.slice(r.start, r.end);
    if (first.end - first.start > 3 || !head.test(written(first)))
        return from;
    const blank = text[first.end];
    let end = from;
    while (end + 1 < chain.length && end - from < mostGroups) {
        const next = chain[end + 1];
        if (text[next.start - 1] !== blank || next.end - next.start > 60 || !last.test(written(next)))
            break;
        end++;
        if (next.end - next.start > 3)
            break;
    }
    if (end === from)
        return from;
    // A blank that never breaks groups by itself; where another follows that does not fit, none of it is a number.
    if (blank === _fold_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBlank */ .AU)
        return text[chain[end].end] === _fold_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBlank */ .AU && end + 1 < chain.length ? from : end;
    return marked(text, { start: first.start, end: chain[end].end }, labels).any ? end : from;
}
/** Reads a run in its text. */
const readIn = (text, run) => {
    const written = text.slice(run.start, run.end);
    const lone = /^\d+\.\d{3}$/.test(written) && written.length <= 7;
    return readRun(written, lone && marked(text, run).currency);
};
/** The value as a key to compare by. Trailing zeros count unless a currency or a percent sign makes them nothing. */
function keyOf({ whole, fraction, grouped }, isMarked) {
    if (fraction === '' || /^0+$/.test(fraction))
        return whole;
    if (!fraction.endsWith('0') || !(grouped || isMarked()))
        return `${whole}.${fraction}`;
    let end = fraction.length;
    while (fraction[end - 1] === '0')
        end--;
    return `${whole}.${fraction.slice(0, end)}`;
}


/***/ }),

/***/ 43364:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M1: () => (/* binding */ undoEntities),
/* harmony export */   nG: () => (/* binding */ entityAt),
/* harmony export */   qB: () => (/* binding */ tagAt)
/* harmony export */ });
// The HTML that people and models write into markdown: known tags, comments and entities.
const blocks = new Set('address article aside blockquote body br caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hr html iframe legend li main menu nav ol option p pre section select summary table tbody td textarea tfoot th thead title tr ul'.split(' '));
const inline = new Set('a abbr acronym audio b bdi bdo big button cite code data del dfn em font i img input ins kbd label mark meter picture progress q rp rt ruby s samp small source span strike strong sub sup svg template time tt u var video wbr'.split(' '));
const tag = /<\/?([a-z][a-z0-9]*)(?:\s[^<>]*|\/)?>/iy;
/** The known tag that begins at `<`: where it ends, and what stands for it. `undefined`: text, such as `Vec<String>`. */
function tagAt(text, at) {
    tag.lastIndex = at;
    const name = tag.exec(text)?.[1]?.toLowerCase();
    if (name === undefined)
        return undefined;
    const end = tag.lastIndex;
    if (blocks.has(name))
        return { end, as: ' ' };
    return inline.has(name) ? { end, as: '' } : undefined;
}
const named = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    shy: '\u00ad',
    zwnj: '\u200c',
    zwj: '\u200d',
    lowbar: '_',
    UnderBar: '_',
    ast: '*',
    midast: '*',
    grave: '`',
    num: '#',
    lpar: '(',
    rpar: ')',
    lsqb: '[',
    lbrack: '[',
    rsqb: ']',
    rbrack: ']',
    bsol: '\\',
    sol: '/',
    colon: ':',
    comma: ',',
    period: '.',
    hyphen: '\u2010',
    dash: '\u2010',
    ndash: '–',
    mdash: '—',
    minus: '−',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    hellip: '…',
    percnt: '%',
    euro: '€',
    pound: '£',
    yen: '¥',
    cent: '¢',
    dollar: '$',
    curren: '¤',
};
const entity = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}));/y;
/** The entity that begins at `&`: where it ends, and the character it stands for. */
function entityAt(text, at) {
    entity.lastIndex = at;
    const found = entity.exec(text);
    if (!found)
        return undefined;
    const [, decimal, hex, name] = found;
    const end = entity.lastIndex;
    if (name !== undefined)
        return Object.hasOwn(named, name) ? { end, as: named[name] } : undefined;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? { end, as: String.fromCodePoint(code) } : undefined;
}
/** Writes the characters that entities stand for. */
function undoEntities(text) {
    return text.includes('&') ? text.replace(/&[^&;\s]{2,9};/g, (whole) => entityAt(whole, 0)?.as ?? whole) : text;
}


/***/ }),

/***/ 35948:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ asText),
/* harmony export */   o: () => (/* binding */ compact)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);
// A value as the text that comparisons and messages see.

/** Compact JSON with sorted keys; bigints as their digits. Two equal values give equal texts. */
function compact(value, depth = 0) {
    if (typeof value === 'bigint')
        return value.toString();
    // `nan` and `inf` of TOML are no null.
    if (typeof value === 'number' && !Number.isFinite(value))
        return String(value);
    if (value === null || typeof value !== 'object')
        return JSON.stringify(value) ?? 'null';
    if (depth > _json_js__WEBPACK_IMPORTED_MODULE_0__/* .deepest */ .JS)
        return '"…"';
    if (value instanceof Date)
        return JSON.stringify(dateText(value));
    if (Array.isArray(value))
        return `[${value.map((v) => compact(v, depth + 1)).join(',')}]`;
    const keys = Object.keys(value).sort();
    return `{${keys.map((k) => `${JSON.stringify(k)}:${compact(value[k], depth + 1)}`).join(',')}}`;
}
/** A date or time of TOML as people write it: no fraction of a second that is zero. */
const dateText = (date) => date.toISOString().replace(/\.(\d*?)0+(?=$|[Zz+-])/, (_whole, rest) => (rest === '' ? '' : `.${rest}`));
/** A value as the text that comparisons see: strings as they are, everything else as compact JSON. */
const asText = (value) => typeof value === 'string' ? value : value instanceof Date ? dateText(value) : compact(value);


/***/ }),

/***/ 83843:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isExactly),
/* harmony export */   K: () => (/* binding */ matcherOf)
/* harmony export */ });
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81601);
// Many names and wildcards at once against one name: the cost is that of the name, not of the list.

/** Makes a matcher of patterns in which `*` stands for any run of characters; `=` in front means exactly what follows. */
function matcherOf(patterns) {
    const exact = new Map();
    /** Wildcards by the text before their first `*`. */
    const globs = new Map();
    const add = (map, key, at) => map.set(key, [...(map.get(key) ?? []), at]);
    for (const [at, pattern] of patterns.entries()) {
        const star = pattern.indexOf('*');
        if (isExactly(pattern))
            add(exact, pattern.slice(1), at);
        else if (star < 0)
            add(exact, pattern, at);
        else
            add(globs, pattern.slice(0, star), at);
    }
    const lengths = [...new Set([...globs.keys()].map((head) => head.length))].sort((a, b) => a - b);
    if (globs.size === 0)
        return (name) => exact.get(name) ?? [];
    return (name) => {
        const found = [...(exact.get(name) ?? [])];
        for (const length of lengths) {
            if (length > name.length)
                break;
            for (const at of globs.get(name.slice(0, length)) ?? [])
                if ((0,_names_js__WEBPACK_IMPORTED_MODULE_0__.wildcard)(patterns[at] ?? '', name))
                    found.push(at);
        }
        return found.sort((a, b) => a - b);
    };
}
/** Does a pattern mean exactly the name behind its `=`? */
const isExactly = (pattern) => pattern.startsWith('=');


/***/ }),

/***/ 33870:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I0: () => (/* binding */ valuesAt),
/* harmony export */   Rr: () => (/* binding */ parsePath),
/* harmony export */   Vu: () => (/* binding */ likeKey),
/* harmony export */   o_: () => (/* binding */ jsonOf)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);
// Paths into JSON, as people write them: dotted segments, `*`, and segments of their own in double quotes.

const parsed = new Map();
/** Reads a path. A quote that does not close is a part of its key. */
function parsePath(text) {
    let path = parsed.get(text);
    if (!path) {
        path = read(text);
        if (parsed.size < 10_000)
            parsed.set(text, path);
    }
    return path;
}
/** `"…"` up to a dot or the end: a segment with dots, without its quotes. */
const quoted = /"([^"]*)"(?=\.|$)/y;
function read(text) {
    const path = [];
    for (let at = 0; at <= text.length;) {
        const rest = text.slice(at);
        quoted.lastIndex = at;
        const inner = quoted.exec(text)?.[1];
        if (inner !== undefined) {
            path.push(inner.includes('*') ? { rest, like: inner } : { rest, key: inner });
            at += inner.length + 3;
            continue;
        }
        const dot = text.indexOf('.', at);
        const key = text.slice(at, dot < 0 ? text.length : dot);
        path.push(key === '*' ? { rest, every: true } : { rest, key });
        at += key.length + 1;
    }
    return path;
}
/**
 * The values at a path, of which there are several only below a wildcard. At each object an own key equal to all that is left
 * wins, else the segment. A text that is a JSON object or array is gone into.
 */
function valuesAt(value, path) {
    const found = [];
    collect(value, typeof path === 'string' ? parsePath(path) : path, 0, found);
    return found;
}
function collect(outer, path, at, found) {
    const segment = path[at];
    if (!segment) {
        found.push(outer);
        return;
    }
    const value = typeof outer === 'string' ? jsonOf(outer) : outer;
    if (typeof value !== 'object' || value === null)
        return;
    if (has(value, segment.rest)) {
        found.push(Reflect.get(value, segment.rest));
        return;
    }
    if ('key' in segment) {
        if (has(value, segment.key))
            collect(Reflect.get(value, segment.key), path, at + 1, found);
        return;
    }
    for (const [key, inner] of Object.entries(value)) {
        if ('every' in segment || ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && likeKey(segment.like, key)))
            collect(inner, path, at + 1, found);
    }
}
/** The length of an array is no part of what was written. */
const has = (value, key) => Object.hasOwn(value, key) && !(Array.isArray(value) && key === 'length');
/** A text that is a JSON object or array, parsed; `undefined`: it is none. */
function jsonOf(text) {
    if (!/^\s*[[{]/.test(text))
        return undefined;
    try {
        const parsed = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text);
        return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nestedBeyond */ .L3)(parsed) ? undefined : parsed;
    }
    catch {
        return undefined;
    }
}
/**
 * Is a key like the segment in quotes, where `*` is any text without `/`, and `**` any? In time of the one times the other,
 * by the set of places in the segment that the key may have come to.
 */
function likeKey(like, key) {
    const parts = like.match(/\*\*|[\s\S]/g) ?? [];
    const isStar = (i) => parts[i] === '*' || parts[i] === '**';
    const skipStars = (states) => {
        for (const i of states)
            if (isStar(i))
                states.add(i + 1);
        return states;
    };
    let states = skipStars(new Set([0]));
    for (const char of key.split('')) {
        const next = new Set();
        for (const i of states) {
            if (parts[i] === '**' || (parts[i] === '*' && char !== '/'))
                next.add(i);
            else if (!isStar(i) && parts[i] === char)
                next.add(i + 1);
        }
        states = skipStars(next);
    }
    return states.has(parts.length);
}


/***/ })

};
