export const id = 6794;
export const ids = [6794];
export const modules = {

/***/ 26473:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ narrations)
/* harmony export */ });
const known = new WeakMap();
/** Anchors every narration of a trace, of all agents, in order; an answer that is no last message is about the last call. */
function narrations(view) {
    let found = known.get(view);
    if (!found) {
        found = view.trace.source.lacks.includes('order') ? walkApart(view) : walkInOrder(view);
        const { answer, events } = view.trace;
        const said = events.findLast((e) => e.type === 'message' && !e.agent);
        if (answer !== undefined &&
            answer.trim() !== '' &&
            !(said?.type === 'message' && said.text.trim() === answer.trim()))
            found.push(anchored(view, { type: 'message', text: answer }, events.length, view.calls.length - 1));
        known.set(view, found);
    }
    return found;
}
/** The positions of the calls of each command, and of each tool name, ascending. */
function positions(view) {
    const places = new Map();
    const add = (name, i) => {
        const list = places.get(name);
        if (!list)
            places.set(name, [i]);
        else if (list.at(-1) !== i)
            list.push(i);
    };
    for (const [i, call] of view.calls.entries()) {
        add(view.commands[i], i);
        add(call.tool, i);
    }
    return places;
}
/** The index, in an ascending list, of the first element that is not below a number. */
function firstFrom(list, from) {
    let low = 0;
    let high = list.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (list[middle] < from)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
/** The step's last call before the narration, else its next one; without a step, or a call of it, the most recent call. */
function walkInOrder(view) {
    const places = positions(view);
    const out = [];
    let made = 0;
    for (const [at, event] of view.trace.events.entries()) {
        if (event.type === 'tool_call')
            made++;
        if (event.type !== 'message')
            continue;
        let call = made - 1;
        const own = event.step ? places.get(event.step) : undefined;
        if (own) {
            const next = firstFrom(own, made);
            call = (own[next - 1] ?? own[next]);
        }
        out.push(anchored(view, event, at, call));
    }
    return out;
}
/** Lists kept apart: one cursor over the calls, which a narration moves past its step's next call, or by one. */
function walkApart(view) {
    const places = positions(view);
    const out = [];
    let cursor = 0;
    for (const [at, event] of view.trace.events.entries()) {
        if (event.type !== 'message')
            continue;
        if (event.step) {
            const own = places.get(event.step) ?? [];
            const next = own[firstFrom(own, cursor)];
            cursor = next === undefined ? view.calls.length : next + 1;
        }
        else
            cursor = Math.min(cursor + 1, view.calls.length);
        out.push(anchored(view, event, at, cursor - 1));
    }
    return out;
}
function anchored(view, message, at, call) {
    return {
        text: message.text,
        upto: call + 1,
        at,
        step: message.step ? message.step : view.commands[call],
        call: call < 0 ? undefined : call,
    };
}


/***/ }),

/***/ 46794:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FM: () => (/* binding */ faithfulness),
  Nn: () => (/* binding */ findingEvidence),
  JJ: () => (/* binding */ flaggedValues),
  L7: () => (/* binding */ sayFinding)
});

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/checks/text/fold.ts
var fold = __webpack_require__(66122);
// EXTERNAL MODULE: ./src/checks/text/numbers.ts
var numbers = __webpack_require__(36779);
// EXTERNAL MODULE: ./src/checks/amounts/currencies.ts
var currencies = __webpack_require__(92204);
;// CONCATENATED MODULE: ./src/checks/amounts/scale.ts
// Scale words and suffixes: what stands behind a number and multiplies it.
const letters = {
    k: 3,
    K: 3,
    m: 6,
    M: 6,
    mn: 6,
    mm: 6,
    mio: 6,
    Mio: 6,
    b: 9,
    B: 9,
    bn: 9,
    Bn: 9,
    tn: 12,
};
const names = [
    [3, 'thousand tausend mil mille tys тысяч тысячи'],
    [5, 'lakh lakhs'],
    [6, 'million millions millón millon millones milhão milhões millionen mln милл миллион миллиона миллионов mio mill'],
    [7, 'crore crores'],
    [9, 'billion billions milliard milliards milliarde milliarden miliardi mrd bln миллиард миллиарда миллиардов'],
    [12, 'trillion trillions'],
];
const words = new Map(names.flatMap(([power, all]) => all.split(' ').map((w) => [w, power])));
const unspaced = new Map([
    ['千', 3],
    ['천', 3],
    ['万', 4],
    ['萬', 4],
    ['만', 4],
    ['億', 8],
    ['亿', 8],
    ['억', 8],
    ['兆', 12],
]);
const behind = /[ \u00a0\uffff-]?(\p{L}+)\.?/uy;
const code = /^([kKmMbB]|bn|mn)(?=[A-Z]{3}$)/;
/** The scale that stands at a position, behind a number. */
function scaleAt(text, at) {
    behind.lastIndex = at;
    const near = text.slice(at, at + 32);
    const found = new RegExp(behind.source, 'uy').exec(near);
    const run = found?.[1];
    if (!found || run === undefined)
        return undefined;
    const blank = found[0].indexOf(run);
    const after = near[blank + run.length] ?? '';
    const power = unspaced.get(run[0]);
    if (power !== undefined)
        return { power, length: blank + 1, word: true };
    if (/[\p{N}_]/u.test(after))
        return undefined;
    const named = words.get(run.toLowerCase());
    if (named !== undefined) {
        const of = /^\.? (?:de|of|d') ?/.exec(near.slice(blank + run.length))?.[0] ??
            (after === '.' && named === 6 && run.length < 5 ? '.' : '');
        return { power: named, length: blank + run.length + of.length, word: true };
    }
    if (Object.hasOwn(letters, run))
        return { power: letters[run], length: blank + run.length, word: false };
    const glued = blank === 0 ? code.exec(run)?.[1] : undefined;
    return glued === undefined ? undefined : { power: letters[glued], length: glued.length, word: false };
}

;// CONCATENATED MODULE: ./src/checks/amounts/binding.ts
// Which numbers of a narration a currency marks.



// Dates and times; those with points are no numbers anyway.
const moment = /(?<!\d)(?:\d{4}([-/])\d{1,2}\1\d{1,2}|\d{1,2}([-/])\d{1,2}\2\d{2,4}|\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?)(?!\d)/g;
const letter = /[\p{L}\p{M}_]/u;
const dash = /^[-–—‒~]$/;
const forward = /^[^\S\n]{0,3}(?:[([{"'“-][^\S\n]{0,2})?[-+(~≈±]?[^\S\n]?$/;
const acrossLabel = /^["']?[^\S\n]{0,3}[)\]}]?[^\S\n]{0,3}[:=|]?[^\S\n]{0,3}(?:[([{"'“-][^\S\n]{0,2})?[-+~≈±]?$/;
const backward = /^(?:[,.][-–—]{1,2})?["'”]?[^\S\n]{0,3}[)\]]?[^\S\n]{0,3}(?:[([{|"'-][^\S\n]{0,2})?$/;
/** A dash with blanks around it parts sentences as well as it binds. */
const prose = /^[^\S\n]+[-–—][^\S\n]+$/;
/** Finds the numbers of a text, and binds each mark to one number or one range. Linear in the text. */
function bind(plain) {
    const text = masked(plain.text);
    const numbers = candidates(text);
    let next = 0;
    const marks = [];
    (0,currencies/* eachMark */.LX)(text, (mark) => marks.push(mark));
    for (const [i, mark] of marks.entries()) {
        while (next < numbers.length && numbers[next].start < mark.end)
            next++;
        const left = numbers[next - 1];
        const right = numbers[next];
        const toLeft = left && bindsLeft(text, mark, left) ? left : undefined;
        const toRight = right && bindsRight(plain, text, mark, right) ? right : undefined;
        const chosen = toLeft && toRight ? choose(text, mark, toLeft, toRight, marks[i + 1]) : (toLeft ?? toRight);
        if (!chosen)
            continue;
        bindTo(text, mark, chosen);
        const other = chosen === toRight ? numbers[next + 1] : numbers[next - 2];
        if (other && (chosen === toRight ? inRange(text, chosen, other) : inRange(text, other, chosen))) {
            markEnd(other, mark);
            widen(text, other, chosen === toRight);
        }
    }
    return numbers.filter((n) => n.marked || !(n.glued || n.id));
}
const masked = (text) => text.replace(moment, (found, _a, _b, at) => /\p{Sc}/u.test(text[at - 1] ?? '') ? found : '\0'.repeat(found.length));
function candidates(text) {
    const found = (0,numbers/* runsOf */.ky)(text, true).map((run) => candidate(text, run));
    for (let i = 0; i < found.length;) {
        let end = i + 1;
        while (end < found.length && touching(text, found[end - 1], found[end]))
            end++;
        const chain = found.slice(i, end);
        const id = chain.length > 2 ||
            (chain.length === 2 &&
                (text[chain[0].start - 1] === '-' ||
                    chain.some((c) => /^0\d/.test(text.slice(c.start, c.start + 2)))));
        for (const c of chain) {
            c.id = id;
            c.range = chain.length === 2 && !id;
        }
        i = end;
    }
    return found;
}
const touching = (text, a, b) => b.start === a.end + 1 && dash.test(text[a.end]);
function candidate(text, run) {
    let { start } = run;
    // `$.50`: the point belongs to the number.
    if (/[.,]/.test(text[start - 1] ?? '') && /\p{Sc}/u.test(text[start - 2] ?? ''))
        start--;
    const { end } = run;
    const before = text[start - 1] ?? '';
    const glued = (letter.test(before) && !currencies/* unspacedLetter */.W4.test(before)) || before === '\0';
    const hyphened = /[-–]/.test(before) && letter.test(text[start - 2] ?? '');
    const after = text[end] ?? '';
    const scaled = end + (scaleAt(text, end)?.length ?? 0);
    const name = glued || hyphened || (scaled === end && letter.test(after) && !currencies/* unspacedLetter */.W4.test(after));
    const flags = { marked: false, cents: false, unreadable: false, id: false, range: false };
    return { start, end, from: start, to: end, scaled, glued, name, ...flags };
}
function bindsLeft(text, mark, n) {
    if (n.glued && !n.marked)
        return false;
    if (n.id)
        return false;
    if (mark.start < n.end || mark.start - n.scaled > 12)
        return false;
    return backward.test(text.slice(Math.min(n.scaled, mark.start), mark.start));
}
function bindsRight(plain, text, mark, n) {
    if (mark.currency === 'cents' || n.id || n.start - mark.end > 16)
        return false;
    const whole = !/[.,]\d/.test(text.slice(n.start, n.end));
    if (mark.word && whole)
        return false;
    // `sed $1` in a code span is no amount.
    if (text.slice(mark.start, mark.end) === '$' && n.end - n.start <= 2 && whole && plain.inCode(mark.start))
        return false;
    const between = text.slice(mark.end, n.start);
    if (forward.test(between))
        return true;
    return acrossLabel.test(between) && isLabel(text.slice(Math.max(0, mark.start - 80), mark.end));
}
/** Is what stands before a colon or bracket, mark included, a label of at most three words? */
function isLabel(before) {
    const clause = before.slice(1 + Math.max(...['\n', '. ', '! ', '? ', '; ', ', ', ': ', '|'].map((c) => before.lastIndexOf(c))));
    const words = clause.match(/[\p{L}\p{N}\p{Sc}][^\s()[\]]*/gu)?.length ?? 0;
    return words <= 3;
}
/** Of the two numbers beside a mark: the one it touches, else the one behind it, unless that has a mark of its own. */
function choose(text, mark, left, right, next) {
    const touchesLeft = left.scaled === mark.start || left.end === mark.start;
    const touchesRight = right.start === mark.end;
    if (touchesLeft !== touchesRight)
        return touchesLeft ? left : right;
    if (touchesLeft)
        return left.marked ? right : left;
    if (prose.test(text.slice(mark.end, right.start)) && !prose.test(text.slice(left.scaled, mark.start)))
        return left;
    const own = next !== undefined && next.start >= right.end && bindsLeft(text, next, right);
    return own && !left.marked ? left : right;
}
/** Are two numbers the ends of a range? */
function inRange(text, a, b) {
    if (a.range && b.start === a.end + 1)
        return true;
    if (a.id || b.id || a.glued)
        return false;
    if (b.start - a.scaled > 4)
        return false;
    const between = text.slice(a.scaled, b.start);
    if (dash.test(between))
        return true;
    return /^ [-–—] $/.test(between) && !/^ ?\p{L}/u.test(text.slice(b.scaled, b.scaled + 2));
}
const extension = /[\p{L}\p{N}]+(?:[.,'][\p{L}\p{N}]+)*/uy;
/** Marks a number, and what goes on behind it that makes it no number. */
function bindTo(text, mark, n) {
    markEnd(n, mark);
    const ahead = mark.end <= n.start;
    if (ahead)
        n.from = Math.min(n.from, openingOf(text, mark, n));
    n.to = Math.max(n.to, ahead ? n.scaled : closingOf(text, mark));
    if (!ahead) {
        if (/[)\]]/.test(text.slice(n.scaled, mark.start)) && /[([]/.test(text[n.from - 1] ?? ''))
            n.from--;
        return;
    }
    extension.lastIndex = n.scaled;
    const after = text[n.scaled] ?? '';
    if (n.to > n.scaled || !letter.test(after) || after === '_' || currencies/* unspacedLetter */.W4.test(after))
        return;
    const rest = extension.exec(text)?.[0] ?? '';
    let own = false;
    (0,currencies/* eachMark */.LX)(` ${rest}`, (m) => {
        own ||= m.start === 1;
    });
    if (own)
        return;
    n.unreadable = true;
    n.to = n.scaled + rest.length;
}
/** The far end of a range has its groups of plain blanks too: `1 600 – 1 700 €`. */
function widen(text, n, behind) {
    const run = text.slice(n.start, n.end);
    if (behind) {
        const more = /^[1-9]\d{0,2}$/.test(run)
            ? /^(?: \d{3})+(?![\d.,])/.exec(text.slice(n.end, n.end + 32))?.[0]
            : undefined;
        if (more === undefined)
            return;
        n.end += more.length;
        n.to = Math.max(n.to, n.end);
    }
    else {
        const more = /^\d{3}(?!\d)/.test(run)
            ? /(?<![\d.,])[1-9]\d{0,2}(?: \d{3})* $/.exec(text.slice(Math.max(0, n.start - 32), n.start))?.[0]
            : undefined;
        if (more === undefined)
            return;
        n.start -= more.length;
        n.from = Math.min(n.from, n.start);
    }
}
function markEnd(n, mark) {
    n.marked = true;
    n.cents ||= mark.currency === 'cents';
    n.to = Math.max(n.to, n.scaled);
}
/** With the bracket that a label's mark stands in: `(EUR): 9999`. */
const openingOf = (text, mark, n) => /[)\]]/.test(text.slice(mark.end, n.start)) && /[([]/.test(text[mark.start - 1] ?? '') ? mark.start - 1 : mark.start;
/** With the bracket that the mark stands in: `9999 (EUR)`. */
const closingOf = (text, mark) => /[([]/.test(text[mark.start - 1] ?? '') && /[)\]]/.test(text[mark.end] ?? '') ? mark.end + 1 : mark.end;

;// CONCATENATED MODULE: ./src/checks/amounts/numerals.ts
// Numbers in a text, as people and programs write them, under both separator conventions.

// Dates and times: year first or last, one separator throughout; hours and minutes, with seconds or without.
const numerals_moment = /(?<!\d)(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2\d{2,4}|\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?)(?!\d)/g;
const numerals_letter = /[\p{L}_]/u;
/** By hand: a regular expression for zeros at the end is quadratic in their number. */
function trimZeros(digits) {
    let end = digits.length;
    while (end > 0 && digits[end - 1] === '0')
        end--;
    return digits.slice(0, end);
}
/** Canonical form of an unsigned decimal number. */
function canonical(whole, fraction = '') {
    const w = whole.startsWith('0') ? whole.replace(/^0+(?=\d)/, '') : whole;
    const f = fraction.endsWith('0') ? trimZeros(fraction) : fraction;
    return f === '' ? w : `${w}.${f}`;
}
/** The digits of a written number, without leading zeros: what a count of minor units would be. */
const digitsOf = (written) => written.replace(/\D+/g, '').replace(/^0+(?=\d)/, '');
const thousands = (groups) => /^[1-9]\d{0,2}$/.test(groups[0]) && groups.slice(1).every((g) => g.length === 3);
const lakhs = (groups) => /^[1-9]\d?$/.test(groups[0]) &&
    groups.slice(1, -1).every((g) => g.length === 2) &&
    groups.at(-1)?.length === 3;
/** What digits with separators can mean; `undefined`: no number (a version, an address, a list). */
function readNumber(written) {
    const marks = written.replace(/\d+/g, '').replaceAll('’', "'");
    if (marks === '')
        return { values: [canonical(written)], decimals: 0, bare: true };
    const parts = written.split(/[.,'’]/);
    const last = parts.at(-1);
    const mark = marks[0];
    const head = marks.slice(0, -1);
    const same = marks === mark.repeat(marks.length);
    if (same && marks.length === 1 && mark !== "'") {
        const values = [canonical(parts[0], last)];
        if (thousands(parts))
            values.push(canonical(parts.join('')));
        return { values, decimals: last.length, bare: false };
    }
    if (same) {
        if (!thousands(parts) && !(mark === ',' && lakhs(parts)))
            return undefined;
        return { values: [canonical(parts.join(''))], decimals: 0, bare: false };
    }
    if (head !== mark.repeat(head.length) || marks.endsWith(mark) || marks.endsWith("'"))
        return undefined;
    const groups = parts.slice(0, -1);
    if (!thousands(groups) && !(mark === ',' && lakhs(groups)))
        return undefined;
    return { values: [canonical(groups.join(''), last)], decimals: last.length, bare: false };
}
const isDigit = (c) => c >= 48 && c <= 57;
const isMark = (c) => c === 0x2e || c === 0x2c || c === 0x27 || c === 0x2019;
/** No number of money is longer; anything longer is a key, a hash or an attack. */
const longest = 80;
/**
 * Goes through the numbers of a text, in order. Dates, times, versions, addresses and numbers that are a part of a name are
 * left out. `lists`: digits that are no one number are read as a list with commas. Linear in the text.
 */
function eachNumeral(text, mayTouch, lists, visit) {
    const masked = text.replace(numerals_moment, (m) => '\0'.repeat(m.length));
    for (let start = 0; start < masked.length; start++) {
        if (!isDigit(masked.charCodeAt(start)))
            continue;
        let end = start + 1;
        let commas = false;
        for (; end < masked.length; end++) {
            const c = masked.charCodeAt(end);
            if (isDigit(c))
                continue;
            if (!isMark(c) || !isDigit(masked.charCodeAt(end + 1)))
                break;
            commas ||= c === 0x2c;
        }
        const before = freeBefore(masked, start, mayTouch);
        const after = freeAfter(masked, end, mayTouch);
        const number = before && after && end - start <= longest ? readNumber(masked.slice(start, end)) : undefined;
        if (number)
            visit({ start, end, ...number });
        if (lists && commas && (!number || masked[start - 1] === '[' || masked[end] === ']')) {
            const pieces = masked.slice(start, end).split(',');
            for (const [i, piece] of pieces.entries()) {
                if ((i === 0 && !before) || (i === pieces.length - 1 && !after))
                    continue;
                const one = piece.length <= longest ? readNumber(piece) : undefined;
                if (one)
                    visit({ start, end, ...one });
            }
        }
        start = end;
    }
}
/** Is what stands before the number no part of it? */
function freeBefore(text, start, mayTouch) {
    const prev = text[start - 1];
    if (prev === undefined)
        return true;
    if (prev === '\0')
        return false;
    // `INV-12.34`, `A-1001`: a number behind letters and a hyphen is a part of a name.
    if (prev === '-')
        return mayTouch(lettersBefore(text, start - 1));
    return !numerals_letter.test(prev) || currencies/* unspacedLetter */.W4.test(prev) || mayTouch(lettersBefore(text, start));
}
function lettersBefore(text, end) {
    const near = /[\p{L}_\\]{0,12}$/u.exec(text.slice(Math.max(0, end - 12), end))?.[0] ?? '';
    // The `n` of an escaped line break is no letter, and an underscore alone is emphasis.
    return near.replace(/^.*\\[nrt]/, '').replace(/^_+$/, '');
}
function freeAfter(text, end, mayTouch) {
    const next = text[end];
    if (next === undefined)
        return true;
    if (next === '\0')
        return false;
    return (!numerals_letter.test(next) ||
        currencies/* unspacedLetter */.W4.test(next) ||
        mayTouch((/^[\p{L}_]{0,12}/u.exec(text.slice(end, end + 12))?.[0] ?? '').replace(/^_+$/, '')));
}

// EXTERNAL MODULE: ./src/checks/text/tags.ts
var tags = __webpack_require__(43364);
;// CONCATENATED MODULE: ./src/checks/amounts/plain.ts
// A narration without its markup, with the place of every character in what was written.


const invisible = /\p{Default_Ignorable_Code_Point}/u;
const wordly = /[\p{L}\p{N}]/u;
const plain_code = /```[\s\S]*?```|`[^`\n]*`/g;
const zeros = [
    0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
];
/** One character as ours: digits and separators of other scripts, full-width forms, quotes and minus signs. */
function ours(c) {
    const n = c.charCodeAt(0);
    if (n < 0x80)
        return c;
    if (n === 0x66b)
        return '.';
    if (n === 0x66c)
        return ',';
    if (n === 0x2019)
        return "'";
    if (n === 0x2212)
        return '-';
    const zero = zeros.find((z) => n >= z && n < z + 10);
    if (zero !== undefined)
        return String(n - zero);
    const folded = n >= 0xff00 && n <= 0xffef ? c.normalize('NFKC') : c;
    return folded.length === 1 ? folded : c;
}
/** Writes the digits and separators of other scripts as ours; the length stays the same. */
const latinDigits = (text) => text.replace(/[\u0660-\u1049\uff0c-\uff19]/g, (c) => (c === '\uff0f' ? c : ours(c)));
const plain_isDigit = (c) => c !== undefined && c >= '0' && c <= '9';
/** The digit that a mathematical one (bold, double-struck, …) at a position is. */
function mathDigit(text, i) {
    if (text.charCodeAt(i) !== 0xd835)
        return undefined;
    const low = text.charCodeAt(i + 1);
    return low >= 0xdfce && low <= 0xdfff ? String((low - 0xdfce) % 10) : undefined;
}
/** Drops emphasis, tags, escapes and invisible characters, and writes what entities stand for. Linear in the text. */
function plainOf(text) {
    const out = [];
    const from = [];
    const to = [];
    const put = (c, start, end) => {
        for (const unit of c.split('')) {
            out.push(ours(unit));
            from.push(start);
            to.push(end);
        }
    };
    for (let i = 0; i < text.length;) {
        const c = text[i];
        const known = c === '<' ? (0,tags/* tagAt */.qB)(text, i) : c === '&' ? (0,tags/* entityAt */.nG)(text, i) : undefined;
        if (known) {
            put(known.as, i, known.end);
            i = known.end;
            continue;
        }
        const digit = mathDigit(text, i);
        if (digit !== undefined) {
            put(digit, i, i + 2);
            i += 2;
            continue;
        }
        // What is drawn over or under a digit leaves it one.
        if (c > '\u007f' && plain_isDigit(out.at(-1)) && /\p{Mn}/u.test(c)) {
            i++;
            continue;
        }
        const escaped = c === '\\' && /[!-/:-@[-`{-~]/.test(text[i + 1] ?? '');
        if (!escaped && !isEmphasis(text, i, c) && !(c > '\u007f' && invisible.test(c)))
            put(c, i, i + 1);
        i++;
        if (escaped)
            put(text[i], i, ++i);
    }
    for (let i = 0; i < out.length; i++) {
        const c = out[i];
        if (c !== '\u00a0' && c !== '\u2007' && c !== '\u2009' && c !== '\u202f')
            continue;
        out[i] = plain_isDigit(out[i - 1]) && plain_isDigit(out[i + 1]) ? fold/* groupBlank */.AU : ' ';
    }
    const spans = text.includes('`') ? [...text.matchAll(plain_code)].map((m) => [m.index, m.index + m[0].length]) : [];
    return {
        text: out.join(''),
        raw: (start, end) => text.slice(from[start], to[end - 1]),
        inCode: (at) => within(spans, from[at]),
    };
}
/** Is a position in one of some spans, ascending? */
function within(spans, at) {
    let low = 0;
    let high = spans.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (spans[middle][1] <= at)
            low = middle + 1;
        else
            high = middle;
    }
    return (spans[low]?.[0] ?? Infinity) <= at;
}
/** An underscore within a word is part of a name. */
function isEmphasis(text, i, c) {
    if (c === '*' || c === '`' || c === '~')
        return true;
    return c === '_' && !(wordly.test(text[i - 1] ?? '') && wordly.test(text[i + 1] ?? ''));
}

;// CONCATENATED MODULE: ./src/checks/amounts/amounts.ts
// Amounts of money in what an agent says, and the values that ground them.





const percent = /^[ \uffff]{0,2}(?:[%‰٪]|(?:percent|per cent|pct|por ciento|prozent|pour cent|percentage points?)(?![\p{L}\p{N}]))/iu;
const versions = /(?:^|[^\p{L}])(?:version|versión|versione|v|ver|release|rev|revision|build|sections?|secs?\.|steps?|chapter)[.:]? ?$|[#§№] ?$/iu;
const units = /^[ -]?(?:n?s|ms|[µμ]s|us|secs?|seconds?|mins?|minutes?|h|hrs?|hours?|d|days?|wks?|weeks?|months?|yrs?|years?|segundos?|minutos?|horas?|días?|sekunden?|minuten?|stunden?|tage|secondes?|heures?|jours?|[kKMGTP]?i?B|[kKMGTP]?bytes?|[kMGT]?bits?|[kMGT]?bps|[kKMGT]?i?B\/s)(?![\p{L}\p{N}])/iu;
const unspacedUnits = /^ ?(?:秒|分|時間|小时|分钟|天|年|초|분|시간)/u;
/** The amounts of a text, each way of writing one once: numbers with a currency, and numbers with exactly two decimals. */
function findAmounts(text) {
    if (!/[\p{Nd}]/u.test(text))
        return [];
    const found = new Map();
    const plain = plainOf(text);
    for (const one of bind(plain)) {
        if (!one.marked && !(isExact(plain.text, one) && !isExempt(plain.text, one)))
            continue;
        const written = asWritten(plain, one);
        if (!found.has(written))
            found.set(written, { written, ...readAmount(plain.text, one) });
    }
    return [...found.values()];
}
/** What was written, from the mark to the number's end, without emphasis. */
function asWritten(plain, { from, to }) {
    const minus = plain.text[from - 1] === '-' && !/[\p{L}\p{N}\p{Sc}]/u.test(plain.text[from - 2] ?? ' ') ? 1 : 0;
    return plain
        .raw(from - minus, to)
        .replace(/[*`]+|^_+|_+$/g, '')
        .trim();
}
/** The digits and marks of a number, its groups of blanks joined. */
const joined = (text, { start, end }) => {
    const run = text.slice(start, end);
    const digits = run.replace(/[ \uffff]/g, '').replace(/^[.,]/, '0.');
    return { digits, blanks: run.includes(' ') || run.includes(fold/* groupBlank */.AU) };
};
/** What a number can mean; empty: no convention can read it. */
function valuesOf(text, one) {
    const { digits, blanks } = joined(text, one);
    if (!blanks) {
        const read = readNumber(digits);
        return { values: read?.values ?? [], decimals: read?.decimals ?? 0 };
    }
    const [whole = '', fraction = ''] = digits.split(/[.,]/);
    return { values: [canonical(whole, fraction)], decimals: fraction.length };
}
/** Is it a number with exactly two decimals? */
const isExact = (text, one) => !one.unreadable && valuesOf(text, one).decimals === 2;
/** Does a number with two decimals count something else than money, or name a version or a part? */
function isExempt(text, { start, end, name }) {
    const after = text.slice(end, end + 24);
    if (name)
        return true;
    return units.test(after) || unspacedUnits.test(after) || versions.test(text.slice(Math.max(0, start - 16), start));
}
function readAmount(text, one) {
    if (one.unreadable)
        return { keys: [] };
    const keys = new Set();
    const { values, decimals } = valuesOf(text, one);
    const scale = scaleAt(text, one.end);
    for (const value of values) {
        const own = one.cents ? shift(value, -2) : value;
        if (!scale)
            keys.add(own);
        else {
            keys.add(shift(own, scale.power));
            keys.add(scaledKey(own, scale));
        }
        if (percent.test(text.slice(one.end, one.end + 24)))
            keys.add(shift(own, -2));
    }
    const minor = decimals === 2 && !scale ? { minor: digitsOf(text.slice(one.start, one.end)) } : {};
    return { keys: [...keys], ...minor };
}
/** The key of a number together with its scale word: `5 million`. */
const scaledKey = (value, { power }) => `${value}e${power}`;
/** Moves the decimal point of a canonical value, to the right where `by` is positive. */
function shift(value, by) {
    const [whole = '', fraction = ''] = value.split('.');
    if (by >= 0) {
        const padded = fraction.padEnd(by, '0');
        return canonical(whole + padded.slice(0, by), padded.slice(by));
    }
    const padded = whole.padStart(1 - by, '0');
    return canonical(padded.slice(0, by), padded.slice(by) + fraction);
}

// EXTERNAL MODULE: ./src/checks/amounts/anchors.ts
var amounts_anchors = __webpack_require__(26473);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/checks/results.ts + 1 modules
var results = __webpack_require__(78413);
;// CONCATENATED MODULE: ./src/checks/amounts/sources.ts
// The values that tool results and users state: what grounds an amount.







const minorWords = new Set('cent cents minor ct cts pence penny céntimo céntimos centimo centimos centavo centavos centimes unitamount minorunit minorunits'.split(' '));
/** Tells by the words of a key (`amount_cents`, `unitAmount`, `total_ct`), and by the keys that the config lists. */
function minorKeys(listed) {
    const own = new Set(listed);
    return (name) => {
        if (name.length > 200)
            return false;
        if (own.has(name))
            return true;
        const parts = name
            .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1_')
            .toLowerCase()
            .split(/[^\p{L}]+/u);
        return parts.some((part, i) => minorWords.has(part) || minorWords.has(part + (parts[i + 1] ?? '')));
    };
}
const group = /^[1-9]\d{0,2}$/;
const next = /^\d{3}(?:[.,]\d+)?$/;
/** Without an end to it, a text of nothing but groups of three would be one number. */
const mostGroups = 8;
function joins(text, open, n) {
    if (open.parts >= mostGroups ||
        n.start !== open.end + 1 ||
        !/[ \u00a0\u2007\u2009\u202f]/.test(text[open.end]))
        return false;
    return (open.parts > 1 || group.test(text.slice(open.start, open.end))) && next.test(text.slice(n.start, n.end));
}
const wordBehind = /^[ \u00a0-]?(\p{L}+(?: units?)?)/u;
/** The word or key that stands before a number: `amount_cents: 4999`, `"ct": 5`, `céntimos 4999`. */
function keyBefore(text, at) {
    let end = at;
    while (end > 0 && at - end < 8 && /["'`*\s:=]/.test(text[end - 1]))
        end--;
    let start = end;
    while (start > 0 && end - start < 60 && /[\p{L}\p{N}_.-]/u.test(text[start - 1]))
        start--;
    return end < at && /\p{L}/u.test(text.slice(start, end)) ? text.slice(start, end) : undefined;
}
/** Goes through the keys that the numbers of a text ground. Linear in the text. */
function eachKey(text, isMinor, visit) {
    let open;
    const plain = latinDigits(text);
    eachNumeral(plain, currencies/* mayTouch */.z7, true, (n) => {
        eachReading(plain, n, isMinor, visit);
        if (open && joins(plain, open, n)) {
            open = { start: open.start, end: n.end, parts: open.parts + 1 };
            const [whole = '', fraction] = plain
                .slice(open.start, open.end)
                .replace(/[ \u00a0\u2007\u2009\u202f]/g, '')
                .split(/[.,]/);
            visit.key(canonical(whole, fraction));
        }
        else
            open = n.bare ? { start: n.start, end: n.end, parts: 1 } : undefined;
    });
}
/** What one number of a text says: its values, with its scale word, and as minor units where a word beside it says so. */
function eachReading(plain, n, isMinor, visit) {
    const scale = scaleAt(plain, n.end);
    for (const value of n.values) {
        // `5 million` says nothing of 5; a letter may be another unit.
        if (!scale?.word)
            visit.key(value);
        if (!scale)
            continue;
        visit.key(shift(value, scale.power));
        visit.key(scaledKey(value, scale));
    }
    if (!n.bare || scale)
        return;
    const [value = ''] = n.values;
    const under = keyBefore(plain, n.start);
    const behind = wordBehind.exec(plain.slice(n.end, n.end + 24))?.[1];
    if ((under !== undefined && isMinor(under)) || (behind !== undefined && isMinor(behind)))
        visit.key(shift(value, -2));
    else if (under !== undefined)
        visit.integer?.(value, under);
}
/** The canonical form of a JSON number as it is written, and whether it is written as an integer. */
function written(value, source) {
    const text = (source ?? String(value)).replace('-', '');
    const plain = /e/i.test(text) && Number.isFinite(value) ? Number(value).toFixed(20).replace('-', '') : text;
    if (!/^\d[\d.]*$/.test(plain))
        return undefined;
    const [whole = '', fraction] = plain.split('.');
    return { key: canonical(whole, fraction), integer: fraction === undefined && !/e/i.test(text) };
}
/** JSON in a text in JSON: a tool result in a text block in a result. */
const deepest = 4;
/**
 * Goes through the keys that a value grounds: in JSON its numbers, as they are written, its texts and its keys; else its
 * text. Linear, without recursion.
 */
function eachValueKey(root, isMinor, visit) {
    const open = [{ value: root, depth: 0, under: undefined }];
    const seen = new Set();
    const key = (name) => {
        if (!/\p{Nd}/u.test(name) || seen.has(name))
            return;
        seen.add(name);
        eachKey(name, isMinor, visit);
    };
    for (let at = open.pop(); at; at = open.pop()) {
        const { value, depth, under, source } = at;
        if (typeof value === 'number' || typeof value === 'bigint') {
            const number = written(value, source);
            if (!number)
                continue;
            visit.key(number.key);
            if (number.integer && under !== undefined)
                minor(number.key, under);
        }
        else if (typeof value === 'string') {
            const inner = depth < deepest ? (0,results/* parse */.qg)(value) : undefined;
            if (inner !== undefined)
                open.push({ value: inner, depth: depth + 1, under });
            else {
                eachKey(value, isMinor, visit);
                if (under !== undefined && /^\s*\d{1,30}\s*$/.test(value))
                    minor(canonical(value.trim()), under);
            }
        }
        else if (Array.isArray(value)) {
            for (const [i, v] of value.entries())
                open.push({ value: v, depth, under, source: (0,json/* exactSource */.z$)(value, String(i)) });
        }
        else if (typeof value === 'object' && value !== null) {
            for (const [name, v] of Object.entries(value)) {
                open.push({ value: v, depth, under: name, source: (0,json/* exactSource */.z$)(value, name) });
                key(name);
            }
        }
    }
    function minor(digits, under) {
        if (isMinor(under))
            visit.key(shift(digits, -2));
        else
            visit.integer?.(digits, under);
    }
}

;// CONCATENATED MODULE: ./src/checks/amounts/grounding.ts
// Which amounts that an agent states are in what it was told: narration faithfulness.




const indexes = new WeakMap();
/** Compares every amount of every narration with what was said before it. The results are read once for a trace. */
function faithfulness(view, context, sources) {
    const known = index(view, minorKeys([...context.config.amounts.minor, ...minorFields(context)]));
    const { stated, first } = known;
    const told = sources.includes('user') ? userKeys(view, context, first) : undefined;
    const results = sources.includes('results');
    const findings = [];
    let amounts = 0;
    for (const { narration, amounts: all } of stated) {
        amounts += all.length;
        const grounded = (key) => (results && (first.get(key) ?? Infinity) < narration.upto) || (told?.get(key) ?? Infinity) < narration.at;
        const loose = all.filter((a) => !a.keys.some(grounded));
        if (loose.length === 0)
            continue;
        const unsure = results ? unsureOf(view, narration, known) : undefined;
        const hint = results ? hintOf(loose, known) : undefined;
        findings.push({
            narration,
            amounts: loose.map((a) => a.written),
            ...(unsure === undefined ? {} : { unsure }),
            ...(hint === undefined ? {} : { hint }),
        });
    }
    return { narrations: stated.length, amounts, findings };
}
function index(view, isMinor) {
    let found = indexes.get(view);
    if (!found) {
        const stated = (0,amounts_anchors/* narrations */.O)(view).map((narration) => ({ narration, amounts: findAmounts(narration.text) }));
        const first = new Map();
        const minor = new Map();
        let last = 0;
        for (const { narration, amounts } of stated) {
            for (const a of amounts) {
                for (const key of a.keys)
                    first.set(key, Infinity);
                if (a.minor !== undefined)
                    minor.set(a.minor, '');
            }
            if (amounts.length > 0)
                last = Math.max(last, narration.upto);
        }
        for (let i = 0; i < last; i++)
            readCall(view.calls[i], i, first, minor, isMinor);
        found = {
            stated,
            first,
            minor,
            cut: view.calls.findIndex((c) => c.result_cut),
            told: view.calls.findIndex((c) => c.result !== undefined),
        };
        indexes.set(view, found);
    }
    return found;
}
/** Notes what the result of a call grounds, but for what the call itself was given: an echo tells nothing. */
function readCall(call, at, first, minor, isMinor) {
    const fresh = new Set();
    eachValueKey(call.result, isMinor, {
        key(key) {
            if (first.get(key) === Infinity)
                fresh.add(key);
        },
        integer(digits, under) {
            if (minor.get(digits) === '')
                minor.set(digits, under);
        },
    });
    if (fresh.size === 0)
        return;
    eachValueKey(call.arguments, isMinor, { key: (key) => void fresh.delete(key) });
    for (const key of fresh)
        first.set(key, at);
}
/** The fields of the registry whose integers count minor units. */
const minorFields = ({ registry }) => (registry?.revisions ?? []).flatMap((r) => r.fields.flatMap((f) => (f.minor ? [f.id] : [])));
/** Says where the digits of an amount stand under a key that does not say that they are minor units. */
function hintOf(loose, { minor }) {
    for (const { minor: digits } of loose) {
        const under = digits === undefined ? '' : (minor.get(digits) ?? '');
        if (under !== '')
            return `${digits} under ${(0,model_text/* clip */.$Q)(under, 60)}: if these are cents, set [amounts] minor`;
    }
    return undefined;
}
/** Key → the position of the first user message that has it; what was asked before the run is at −1. */
function userKeys(view, context, wanted) {
    const told = new Map();
    const read = (text, at) => eachKey(text, minorKeys([]), {
        key(key) {
            if (wanted.has(key) && !told.has(key))
                told.set(key, at);
        },
    });
    const said = view.trace.events.some((e) => e.type === 'user');
    if (said) {
        for (const [at, event] of view.trace.events.entries())
            if (event.type === 'user')
                read(event.text, at);
    }
    else {
        const prompt = view.trace.prompt ?? context.prompt;
        for (const turn of typeof prompt === 'string' ? [prompt] : prompt)
            read(turn, -1);
    }
    return told;
}
/** Why an amount of this narration may be grounded in what the trace does not hold. */
function unsureOf(view, { upto }, { cut, told }) {
    if (cut >= 0 && cut < upto)
        return `the result of call ${cut + 1} (${view.calls[cut]?.tool}) was cut to its head`;
    return upto > 0 && (told < 0 || told >= upto)
        ? `the trace holds no result of ${(0,model_text/* count */.U9)(upto, 'call')} before it`
        : undefined;
}
/** Names a finding for a message. */
function sayFinding({ narration, amounts, hint }) {
    const shown = (0,model_text/* list */.p_)(amounts.map((a) => `"${a}"`));
    const why = hint === undefined ? '' : ` (${hint})`;
    return narration.step === undefined ? `${shown} before any call${why}` : `${shown} at ${narration.step}${why}`;
}
/** The amounts of some findings, each once, as written. */
const flaggedValues = (findings) => [
    ...new Set(findings.flatMap((f) => f.amounts)),
];
/** Where a finding is: the call it describes, and the narration around its first amount. */
function findingEvidence({ narration, amounts }, view, context) {
    const { text, call } = narration;
    const at = Math.max(0, text.indexOf(amounts[0]) - 60);
    const excerpt = context.excerpt(text.slice(at, at + 400));
    return call === undefined ? { excerpt } : { call: call + 1, tool: view.calls[call]?.tool ?? '', excerpt };
}


/***/ })

};
