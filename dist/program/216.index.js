export const id = 216;
export const ids = [216];
export const modules = {

/***/ 60216:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Kb: () => (/* binding */ excerpt),
  R: () => (/* binding */ redact_hidden),
  $p: () => (/* binding */ redactor),
  CB: () => (/* binding */ rememberingRedactor)
});

// EXTERNAL MODULE: ./src/model/remembered.ts
var remembered = __webpack_require__(65871);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/report/assignments.ts
const word = 'pass(?:word|wd|phrase|code)|pwd|secret|token|credential|(?:api|access|account|private|secret|signing|encryption|auth|master|service|client|subscription|storage|shared|license)[-_ ]?key(?:_base)?|authorization';
/** `pass` alone names a secret only as a word of its own: `SMTP_PASS`, `"pass"`. */
const key = `(?:${word}|(?<=[A-Za-z0-9][_-]|["'])pass(?![a-z]))`;
/** A key that names a secret, to its very end (so `token_count`, `secretary` and `max_tokens` are none), and what parts it from its value. */
const assignment = new RegExp(String.raw `(${key})(s?)(\\*["'\x60]?)(\s{0,8}(?:=>|:=|[:=])\s{0,8})(\\*["'\x60]|\[)?`, 'gi');
/** `<db:password enc="no">…`, and `"name": "DB_PASSWORD", "value": "…"`. */
const beside = [
    new RegExp(String.raw `(<[\w:.-]{0,60}(?:${key})(?:\s[^<>]{0,200})?>\s{0,8})[^<\s][^<]*`, 'gi'),
    new RegExp(String.raw `((?:${key})\\*["']?[\s,]{0,20}(?:\\n)?\s{0,8}\\*["']?value\\*["']?\s{0,4}[:=]\s{0,4}\\*["']?)[^"'\\<>\r\n]+`, 'gi'),
];
const scheme = /(?:bearer|basic|token|apikey|negotiate|ntlm|(digest|aws4-hmac-sha256))\s+/iy;
const bare = /[^\s,;&"'`<>(){}[\]\\]+/y;
/** The end of a list; what was hidden before has brackets of its own. */
const listEnd = /(?<!\[redacted)\]/g;
/** `username="x", response="y"` */
const fields = /(?:[\w-]{1,40}=(?:\\*"[^"\r\n]{0,1000}"|[^\s,"'\\]{1,1000})(?:,\s{0,4})?)+/y;
/** Values that stand for a secret, or for none, without being one. */
const noSecret = /^(?:true|false|null|none|nil|undefined|required|optional|missing|invalid|expired|empty|include|omit|same-origin|yes|no|string|number|boolean|\*+|\.+|…|x+|<[^>]{0,40}>|\$\{.*|\{\{.*|\$\(.*|\$[A-Za-z_]+|\$|%\w+%|(?:process|os)\.env\S*|\[redacted\])$/i;
/** Tokens that point into a list, or that a language model reads. */
const pointer = /(?:next|page|prev(?:ious)?|continuation|continue|sync|start|cursor|resume|delta|scroll|skip|pagination|eos|bos|pad|unk|mask|stop|special|cls|sep|per)[-_]?(?:page)?[-_]?$/i;
/** Where the values stand. */
function assignments(text) {
    const found = [];
    for (const pattern of beside)
        for (const m of text.matchAll(pattern)) {
            const begin = m.index + (m[1]?.length ?? 0);
            if (!noSecret.test(text.slice(begin, Math.min(begin + 200, m.index + m[0].length)).trim()))
                found.push([begin, m.index + m[0].length]);
        }
    assignment.lastIndex = 0;
    for (let match = assignment.exec(text); match; match = assignment.exec(text)) {
        const range = rangeOf(text, match, assignment.lastIndex, found);
        if (!range)
            continue;
        found.push(range);
        assignment.lastIndex = Math.max(assignment.lastIndex, range[1]);
    }
    return found;
}
function rangeOf(text, match, after, found) {
    const [, name = '', many, closed = '', separator = '', opener] = match;
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const named = { key: name.toLowerCase(), before, quoted: closed !== '' };
    if (opener === '[') {
        // Of a list of tables each is read on its own.
        if (/^\s{0,8}\{/.test(text.slice(after, after + 10)))
            return undefined;
        listEnd.lastIndex = after;
        const stop = listEnd.exec(text)?.index ?? text.length;
        for (const m of text.slice(after, stop).matchAll(/"((?:[^"\\]|\\[^"])+)\\?"?|'([^']+)'?/g)) {
            const value = m[1] ?? m[2] ?? '';
            const at = after + m.index + 1;
            if (named.key === 'token' ? isRandom(value) : !noSecret.test(value))
                found.push([at, at + value.length]);
        }
        return [stop, stop];
    }
    let begin = after;
    scheme.lastIndex = begin;
    const how = scheme.exec(text);
    if (how)
        begin = scheme.lastIndex;
    if (how?.[1]) {
        fields.lastIndex = begin;
        const end = fields.test(text) ? fields.lastIndex : begin;
        return end > begin ? [begin, end] : undefined;
    }
    const end = opener ? closing(text, begin, opener) : runEnd(text, begin);
    const value = text.slice(begin, Math.min(end, begin + 200));
    if (value === '' || noSecret.test(value))
        return undefined;
    if (many !== '' && named.key === 'token' && !isRandom(value))
        return undefined;
    if (!how && isInnocent(named, value))
        return undefined;
    if (!opener && !how && !secretLike(named.key, separator, value))
        return undefined;
    return [begin, end];
}
/** Long or mixed enough that no person wrote it as a word. */
const isRandom = (value) => !/\s/.test(value) && (value.length >= 24 || (value.length >= 8 && /\d/.test(value) && /[a-z]/i.test(value)));
/** Keys that name a secret elsewhere, and values that are none of theirs. */
function isInnocent({ key, before, quoted }, value) {
    // The working directory of a shell.
    if (key === 'pwd')
        return /^(?:[/~.]|[A-Za-z]:(?:[\\/]|$))/.test(value);
    if (key === 'pass')
        return !/\d/.test(value) && value.length < 8;
    if (key === 'credential')
        return /^[\w.-]+$/.test(value) && !/\d/.test(value) && value.length < 20;
    if (key !== 'token')
        return false;
    if (pointer.test(before))
        return true;
    // A currency or a word of a text is called a token too, when nothing stands before that word.
    if (/[\w-]$/.test(before))
        return false;
    return quoted ? /^(?:[A-Za-z]{1,8}|.*\s.*|[^A-Za-z0-9]{1,4})$/.test(value) : /^[A-Za-z]{1,8}$/.test(value);
}
/** Is an unquoted value a secret? In prose a colon after a word such as `get_token` is no assignment. */
function secretLike(key, separator, value) {
    if (key.startsWith('pass') || key === 'pwd')
        return true;
    if (/^[\d.]+$/.test(value))
        return /^(?:secret|.*key)$/.test(key) && value.length >= 4;
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
function runEnd(text, begin) {
    bare.lastIndex = begin;
    return bare.test(text) ? bare.lastIndex : begin;
}

;// CONCATENATED MODULE: ./src/report/secrets.ts
// The shapes of tokens that vendors give out: each is told by its prefix alone, whatever key it stands behind.
/**
 * Nothing of a word stands before it. JSON text may have written a line break as `\n` there, a URL a blank as `%20`.
 */
const start = String.raw `(?:(?<![A-Za-z0-9_-])|(?<=\\[nrtbf])|(?<=%[0-9A-F]{2}))`;
const digit = '(?=[A-Za-z_-]{0,200}[0-9])';
/** Prefixes that no other word has. */
const anywhere = [
    'gh[pousr]_[A-Za-z0-9]{16,}(?:[._-][A-Za-z0-9_-]{8,})*',
    'github_pat_[A-Za-z0-9_]{20,}',
    'gl(?:pat|rt|ptt|dt|cbt|ft|imt|agent|oas|soat|ffct)-[A-Za-z0-9_.-]{16,}',
    'GR1348941[A-Za-z0-9_-]{16,}',
    '(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}',
    'xox[abeoprs]-[A-Za-z0-9-]{10,}',
    String.raw `xoxe\.xox[bp]-[A-Za-z0-9-]{10,}`,
    'xapp-[A-Za-z0-9-]{20,}',
    String.raw `hooks\.slack\.com/(?:services|workflows|triggers)/[A-Za-z0-9/]{16,}`,
    String.raw `discord(?:app)?\.com/api/webhooks/[0-9]{6,}/[A-Za-z0-9_-]{20,}`,
    String.raw `webhook\.office\.com/webhookb2/[A-Za-z0-9@/-]{30,}`,
    'AIza[A-Za-z0-9_-]{30,}',
    String.raw `ya29\.[A-Za-z0-9_-]{20,}`,
    'GOCSPX-[A-Za-z0-9_-]{20,}',
    '(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{10,}',
    'whsec_[A-Za-z0-9+/=]{16,}',
    'npm_[A-Za-z0-9]{30,}',
    'pypi-[A-Za-z0-9_-]{50,}',
    'hf_[A-Za-z0-9]{30,}',
    'api_org_[A-Za-z0-9]{30,}',
    'gsk_[A-Za-z0-9]{30,}',
    'xai-[A-Za-z0-9]{30,}',
    'dckr_(?:pat|oat)_[A-Za-z0-9_-]{20,}',
    'do[opr]_v1_[a-f0-9]{32,}',
    'dapi[a-f0-9]{32}',
    'shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}',
    'lin_(?:api|oauth)_[A-Za-z0-9]{30,}',
    String.raw `hv[sbr]\.[A-Za-z0-9_-]{20,}`,
    String.raw `SG\.[A-Za-z0-9_-]{16,40}\.[A-Za-z0-9_-]{16,}`,
    'AGE-SECRET-KEY-1[0-9A-Z]{40,}',
    'ATATT3[A-Za-z0-9_=-]{40,}',
    'ATCTT3[A-Za-z0-9_=-]{40,}',
    'AKCp[A-Za-z0-9]{60,}',
    String.raw `dt0[a-z][0-9]{2}\.[A-Z0-9]{24}\.[A-Z0-9]{60,}`,
    String.raw `dp\.(?:pt|st|ct|sa|scim|audit)\.[A-Za-z0-9_.-]{30,}`,
    'glsa_[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}',
    'glc_[A-Za-z0-9+/=]{32,}',
    'HRKU-[A-Za-z0-9_-]{30,}',
    'NR(?:AK|JS|II|AL|RA)-[A-Za-z0-9-]{16,}',
    'PMAK-[a-fA-F0-9]{24}-[a-fA-F0-9]{30,}',
    'pscale_(?:pw|tkn|oauth)_[A-Za-z0-9_.=-]{30,}',
    'pul-[a-f0-9]{40}',
    'rubygems_[a-f0-9]{40,}',
    'rdme_[a-z0-9]{60,}',
    'sntry[su]_[A-Za-z0-9+/=_-]{30,}',
    'shippo_(?:live|test)_[a-fA-F0-9]{32,}',
    'duffel_(?:live|test)_[A-Za-z0-9_=-]{30,}',
    'FLW(?:PUB|SEC)K(?:_TEST)?-[A-Za-z0-9-]{12,}',
    'EZ[AT]K[A-Za-z0-9]{50,}',
    'sq0(?:atp|csp|idp)-[A-Za-z0-9_-]{20,}',
    'xkeysib-[a-f0-9]{60,}(?:-[A-Za-z0-9]{10,})?',
    'xsmtpsib-[a-f0-9]{60,}(?:-[A-Za-z0-9]{10,})?',
    'tskey-[a-z]{2,20}-[A-Za-z0-9-]{16,}',
    'figd_[A-Za-z0-9_-]{30,}',
    'ntn_[A-Za-z0-9]{40,}',
    'nfp_[A-Za-z0-9]{30,}',
    'sbp_[a-f0-9]{40}',
    'sb_secret_[A-Za-z0-9_-]{20,}',
    'pplx-[A-Za-z0-9]{40,}',
    'pcsk_[A-Za-z0-9_]{40,}',
    'r8_[A-Za-z0-9]{36,}',
    'tvly-[A-Za-z0-9-]{20,}',
    'lsv2_(?:pt|sk)_[a-f0-9]{32}(?:_[a-f0-9]{10})?',
    'tgp_v1_[A-Za-z0-9_-]{30,}',
    'CCIPAT_[A-Za-z0-9]{16,}_[a-f0-9]{30,}',
    'CFPAT-[A-Za-z0-9_-]{40,}',
    'bkua_[a-f0-9]{40}',
    'rzp_(?:live|test)_[A-Za-z0-9]{14,}',
    'sgp_(?:[a-fA-F0-9]{16}_|local_)?[a-fA-F0-9]{40}',
    'sq[apu]_[a-f0-9]{40}',
    'ops_eyJ[A-Za-z0-9+/=_-]{30,}',
    String.raw `[A-Za-z0-9]{14}\.atlasv1\.[A-Za-z0-9_=-]{60,}`,
    'sha256~[A-Za-z0-9_-]{43}',
    'LTAI[A-Za-z0-9]{17,}',
    'p8e-[A-Za-z0-9]{32}',
    'ico-[A-Za-z0-9]{32}',
    'CLOJARS_[A-Za-z0-9]{60}',
    'fm[12][ar]?_[A-Za-z0-9+/=]{40,}',
    String.raw `pat[A-Za-z0-9]{14}\.[a-f0-9]{64}`,
    'vercel_blob_rw_[A-Za-z0-9_]{20,}',
    // A JWT; also one that was cut before its first dot.
    String.raw `eyJ[A-Za-z0-9_-]{10,}(?:\.[A-Za-z0-9_-]*)*`,
];
/** Prefixes that the middle of another word may have. */
const atStart = [
    `sk-${digit}[A-Za-z0-9_-]{16,}`,
    `(?:csk|fw|pat|phc|phx|tfp|pnu|sm_[aps]at|secret)[_-]${digit}[A-Za-z0-9]{32,}`,
    'fio-u-[A-Za-z0-9_-]{60,}',
    '(?:nvapi|pa|fo1)[_-][A-Za-z0-9_-]{40,}',
    're_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,}',
    'waka_[a-f0-9-]{36}',
    '(?:pub)?key-[a-f0-9]{32}',
    'A3-[A-Z0-9]{6}-[A-Z0-9]{6,11}-[A-Z0-9-]{11,23}',
    'SK[a-f0-9]{32}',
    'oy2[a-z0-9]{43}',
    'EAA[A-Za-z0-9]{60,}',
    '[0-9]{8,10}:AA[A-Za-z0-9_-]{33}',
    '[a-f0-9]{32}-us[0-9]{1,2}',
    '[A-Za-z0-9_~.]{3}[0-9]Q~[A-Za-z0-9_~.-]{31,34}',
    String.raw `v1\.0-[a-f0-9]{24}-[a-f0-9]{40,}`,
    String.raw `[sp]k\.eyJ[A-Za-z0-9_-]{10,}(?:\.[A-Za-z0-9_-]+)*`,
    String.raw `[MNO][A-Za-z0-9_-]{23,27}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,}`,
    'access-(?:sandbox|development|production)-[a-f0-9-]{36}',
    String.raw `sl\.[A-Za-z0-9_-]{60,}`,
    'AQVN[A-Za-z0-9_-]{35,}',
    String.raw `t1\.[A-Z0-9a-z_-]{20,}=?\.[A-Za-z0-9_-]{60,}=*`,
].map((shape) => start + shape);
const shapes = new RegExp([...anywhere, ...atStart].join('|'), 'g');
/**
 * The body of a private key, without the line that says so: DER begins with a sequence and a version number, OpenSSH with its name.
 * Lines may be parted by a break as it is or as JSON writes it.
 */
const keyBody = /(?:MII[A-Za-z0-9+/]{2}[AQgw]IBA|MHcCAQEE|MIG[A-Za-z0-9+/]AgE|MC4CAQAwBQYDK2|b3BlbnNzaC1rZXktdjE)[A-Za-z0-9+/]{8,}={0,2}(?:(?:\s|\\{1,8}[nr]){1,8}[A-Za-z0-9+/]{16,}={0,2})*(?:(?:\s|\\{1,8}[nr]){1,8}[A-Za-z0-9+/]{1,63}={1,2})?/g;

;// CONCATENATED MODULE: ./src/report/unescape.ts
// A text with its escapes undone, and where each of its characters stood: what is found in it is hidden in the text as it was.
const escapes = /%[2-7][0-9a-f]|\\{1,8}u00[2-7][0-9a-f]|\\{1,8}x[2-7][0-9a-f]|&#(?:x[2-7][0-9a-f]|\d{2,3});|&(?:quot|amp|apos|lt|gt);|\\{1,8}\/|[\u00ad\u200b-\u200d\u2060\ufeff]+|\\?\r?\n[ \t]{0,8}(?=[\w+/=.-])|\\{1,8}n(?=[\w+/=.-])/gi;
const named = { '&quot;': '"', '&amp;': '&', '&apos;': "'", '&lt;': '<', '&gt;': '>' };
function decoded(written) {
    const hex = /^(?:%|\\+u00|\\+x|&#x)([0-9a-f]{2});?$/i.exec(written);
    if (hex)
        return String.fromCharCode(Number.parseInt(hex[1], 16));
    const decimal = /^&#(\d+);$/.exec(written);
    if (decimal)
        return Number(decimal[1]) < 127 ? String.fromCharCode(Number(decimal[1])) : written;
    if (written.endsWith('/'))
        return '/';
    return named[written.toLowerCase()] ?? '';
}
const unescape_word = /[\w+/=.-]/;
/** Is the line break at this place inside of a token? Both sides are parts of one, and what follows is no plain word. */
function splits(text, at, after) {
    if (!unescape_word.test(text[at - 1] ?? ''))
        return false;
    const next = /^[\w+/=.-]{4,200}/.exec(text.slice(after, after + 200))?.[0] ?? '';
    return /\d/.test(next) && !/^[\d.]+$/.test(next) && !/=./.test(next);
}
const hint = /[%\\&\n\u00ad\u200b-\u200d\u2060\ufeff]/;
/** `undefined` when the text has no escape and no token that is parted. */
function unescaped(text) {
    if (!hint.test(text))
        return undefined;
    let plain = '';
    let last = 0;
    let origins;
    const copy = (to, at) => {
        for (let i = last; i < to; i++)
            at[plain.length + i - last] = i;
        plain += text.slice(last, to);
    };
    for (const match of text.matchAll(escapes)) {
        const [written] = match;
        const end = match.index + written.length;
        if (/^\\?\r?\n|^\\+n$/.test(written) && !splits(text, match.index, end))
            continue;
        origins ??= new Uint32Array(text.length + 1);
        copy(match.index, origins);
        const by = decoded(written);
        for (let i = 0; i < by.length; i++)
            origins[plain.length + i] = match.index;
        plain += by;
        last = end;
    }
    if (!origins)
        return undefined;
    copy(text.length, origins);
    origins[plain.length] = text.length;
    return { text: plain, from: origins };
}

;// CONCATENATED MODULE: ./src/report/redact.ts
// Hides secrets in what is printed: known token shapes, values of keys that name a secret, and the config's own patterns.





/** What stands in place of a secret. */
const redacted = '[redacted]';
/**
 * Where secrets stand that a surrounding tells. What the first group matches stays visible. Every expression either fails after
 * a bounded number of steps or consumes what it has read, so that the whole is linear on any input.
 */
const around = [
    /()-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----[\s\S]*?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----|$)/g,
    // The login of a URL.
    /(:\/\/)(?:[^\s/@:"'<>\\]{0,200}:[^\s/"'<>\\]{1,400}|[^\s/@:"'<>\\]{20,200})(?=@)/g,
    /\b(bearer\s{1,4})(?:[\w.~+/-]{24,}=*|(?=[A-Za-z.~+/_-]{0,24}\d)[\w.~+/-]{8,}=*)/gi,
    /\b(basic\s{1,4})(?=[A-Za-z+/]{0,400}[\d=])[A-Za-z0-9+/]{8,}=*/gi,
    /\b(digest\s{1,4}(?=username))(?:\w{1,40}=(?:\\*"[^"\r\n]{0,400}"|[^\s,"'\\]{1,400})(?:,\s{0,4})?)+/gi,
    /\b((?:set-)?cookie\\*["']?\s{0,4}[:=]\s{0,4}\\*["']?)[^\s=;,"'\\]{1,64}=[^\r\n"'\\]*/gi,
    /([?&](?:sig|x-amz-signature|x-goog-signature)=)[^\s&"'<>\\]+/gi,
    // Flags of a command line: `--api-token x`, `-u user:pass`, `-pS3cret` of database clients, `-passin pass:x`.
    /(--[\w-]{0,40}(?:password|passphrase|passwd|secret|token|api-?key)\s{1,4}\\*["']?)(?![-$<*[])[^\s"'\\;|&]+/gi,
    /(\b(?:sshpass\s{1,4}-p\s{0,4}|(?:mysql|mysqldump|mariadb)\s[^\r\n"'\\]{0,80}?-p)\\*["']?)(?![-$<*[\s])[^\s"'\\;|&]{3,}/gi,
    /(\b(?:docker|podman|helm|az|oc|redis-cli|mongo|mongosh)\s(?:login\s)?[^\r\n"'\\]{0,120}?\s-[pa]\s{1,4}\\*["']?)(?![-$<*[\d])[^\s"'\\;|&]{4,}/gi,
    /(-pass(?:in|out)\s{1,4}pass:)[^\s"'\\;|&]+/gi,
    // A netrc.
    /(\b(?:machine(?:\s|\\n){1,8}[^\s\\]{1,200}|default)(?:\s|\\n){1,8}login(?:\s|\\n){1,8}[^\s\\]{1,200}(?:\s|\\n){1,8}(?:account\s{1,8}\S{1,100}\s{1,8})?password(?:\s|\\n){1,8})[^\s"'\\]+/gi,
    // `the password is hunter2`
    /(\b(?:pass(?:word|phrase|code)|secret|api[ -]?key)\s(?:is|was|to):?\s{1,3}\\*["'`]?)(?=[^\s"'`\\]{0,60}\d)[^\s"'`\\]{6,}/gi,
    // The end of a private key whose beginning is not there.
    /()(?<![A-Za-z0-9+/])(?:[A-Za-z0-9+/]{16,}={0,2}(?:\s|\\{1,8}[nr]){1,8})(?:[A-Za-z0-9+/]{1,76}={0,2}(?:\s|\\{1,8}[nr]){1,8})?-----END [A-Z0-9 ]{0,40}PRIVATE KEY/g,
];
/** `-u user:pass` of curl and its like; for containers it is a user and a group. */
const login = /(?<![\w-])((?:-u\s{0,2}|--(?:proxy-)?user[=\s]\s{0,2})\\*["']?[^\s:"'\\]{0,100}:)[^\s"'\\]+/g;
const containers = /\b(?:docker|podman|chown|kubectl|nerdctl|setpriv|install)\b/;
/** The word of docker's config and of npmrc; the value says itself whether it is one. */
const auth = /(\b_?auth\\*["']?\s{0,4}[:=]\s{0,4}\\*["']?)[A-Za-z0-9+/]{6,}={0,2}/gi;
/** What a text has that holds a token: a long run of its characters with a digit or a login of a bot in it. */
const tokenHint = /(?<![A-Za-z0-9])(?=[A-Za-z_./+=~@-]{0,200}\d)[\w./+=~@-]{16}|\d:AA/;
/** What a text has in which a surrounding tells of a secret. */
const wordHint = /-----|bearer|basic|digest|cookie|sig|:\/\/|pass|pwd|secret|token|credential|key|auth|login|machine|-u|user|-[pa]\s/i;
/** Makes the function that hides secrets; ordinary short text costs it less than a microsecond. */
function redactor(patterns = []) {
    return (text) => {
        let shown = text;
        for (const pattern of patterns)
            shown = pattern.replaceAll(shown, redacted);
        if (shown.length < 8)
            return shown;
        const found = secretsIn(shown);
        const plain = unescaped(shown);
        if (plain)
            for (const [begin, end] of secretsIn(plain.text))
                found.push([plain.from[begin], plain.from[end]]);
        return found.length === 0 ? shown : hide(shown, found);
    };
}
/** So many texts of at most so many characters are remembered. */
const mostKnown = 10_000;
const longestKnown = 200;
/** The same, which remembers short texts: those that calls are made with come again and again. */
const rememberingRedactor = (redact) => (0,remembered/* remembered */.H)(redact, mostKnown, longestKnown);
/** Where secrets stand in a text, in no order. */
function secretsIn(text) {
    const found = [];
    const add = (m) => {
        found.push([m.index + (m[1]?.length ?? 0), m.index + m[0].length]);
    };
    if (tokenHint.test(text))
        for (const pattern of [shapes, keyBody])
            each(pattern, text, (m) => found.push([m.index, m.index + m[0].length]));
    if (!wordHint.test(text))
        return found;
    for (const pattern of around)
        each(pattern, text, add);
    each(login, text, (m) => {
        if (!containers.test(text.slice(Math.max(0, m.index - 200), m.index)) && !/:\d+$/.test(m[0]))
            add(m);
    });
    each(auth, text, (m) => {
        if (isLogin(m[0].slice(m[1]?.length)))
            add(m);
    });
    for (const range of assignments(text))
        found.push(range);
    return found;
}
function each(pattern, text, take) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text))
        take(match);
}
/** Does base64 hold `user:password`? */
function isLogin(base64) {
    return /^[\x20-\x7e]+:[\x20-\x7e]+$/.test(Buffer.from(base64, 'base64').toString('latin1'));
}
/** The text with `[redacted]` in place of each range; those that touch are one. */
function hide(text, found) {
    found.sort((a, b) => a[0] - b[0]);
    let shown = '';
    let done = 0;
    let until = -1;
    for (const [begin, end] of found) {
        if (end <= begin)
            continue;
        if (begin > until) {
            shown += `${text.slice(done, begin)}${redacted}`;
            done = end;
        }
        until = Math.max(until, end);
        done = Math.max(done, end);
    }
    return shown + text.slice(done);
}
function redact_hidden(value, redact) {
    if (typeof value === 'string')
        return redact(value);
    if (Array.isArray(value))
        return value.map((one) => redact_hidden(one, redact));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => {
        if (typeof one !== 'string')
            return [key, redact_hidden(one, redact)];
        const plain = redact(one);
        const begin = `${JSON.stringify(key)}:`;
        return [
            key,
            plain === one && redact(`${begin}${JSON.stringify(one)}`) !== `${begin}${JSON.stringify(one)}`
                ? redacted
                : plain,
        ];
    }));
}
const least = 2000;
/** Longer than the least length of any known token: what a cut window may hold of one that it does not show whole. */
const margin = 120;
/**
 * At most 200 characters of a text for evidence. Secrets are hidden first, in a bounded window, so that a cut never shows a part
 * of one.
 */
function excerpt(text, redact, most = 200) {
    const window = Math.max(least, most + 2 * margin);
    const whole = text.length <= window;
    let shown = redact(whole ? text : text.slice(0, (0,model_text/* pairStart */.TA)(text, window)));
    if (!whole) {
        const last = shown.lastIndexOf(redacted);
        const after = last < 0 ? 0 : last + redacted.length;
        shown = shown.slice(0, (0,model_text/* pairStart */.TA)(shown, Math.max(after, shown.length - margin)));
    }
    if (whole && shown.length <= most)
        return shown;
    return `${shown.slice(0, (0,model_text/* pairStart */.TA)(shown, Math.min(shown.length, most - 1)))}…`;
}


/***/ })

};
