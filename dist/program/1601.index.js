export const id = 1601;
export const ids = [1601];
export const modules = {

/***/ 81601:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   captures: () => (/* binding */ captures),
/* harmony export */   leaf: () => (/* binding */ leaf),
/* harmony export */   leafFault: () => (/* binding */ leafFault),
/* harmony export */   nearest: () => (/* binding */ nearest),
/* harmony export */   wildcard: () => (/* binding */ wildcard),
/* harmony export */   writeLeaves: () => (/* binding */ writeLeaves)
/* harmony export */ });
// Matching names against wildcards, and finding the nearest known name: used wherever a person types a name.
/** Does `*` in the pattern, standing for any run of characters, make it equal to the name? Linear in the name. */
function wildcard(pattern, name) {
    if (!pattern.includes('*'))
        return pattern === name;
    return captures(pattern, name) !== undefined;
}
/** What each `*` of the pattern stands for in the name, leftmost and shortest first; `undefined`: no match. */
function captures(pattern, name) {
    const parts = partsOf(pattern);
    const first = parts[0];
    const last = parts.at(-1);
    if (parts.length === 1)
        return pattern === name ? [] : undefined;
    if (!name.startsWith(first) || name.length < first.length + last.length || !name.endsWith(last))
        return undefined;
    const end = name.length - last.length;
    const found = [];
    let at = first.length;
    for (let i = 1; i < parts.length - 1; i++) {
        const part = parts[i];
        const next = name.indexOf(part, at);
        if (next < 0 || next + part.length > end)
            return undefined;
        found.push(name.slice(at, next));
        at = next + part.length;
    }
    found.push(name.slice(at, end));
    return found;
}
const split = new Map();
/** The pattern split at its wildcards; a run's few patterns are asked about for every call. */
function partsOf(pattern) {
    let parts = split.get(pattern);
    if (!parts) {
        parts = pattern.split('*');
        if (split.size < 1000)
            split.set(pattern, parts);
    }
    return parts;
}
/** The known name nearest to what was typed, if one is near enough to be a slip. */
function nearest(typed, known) {
    let best;
    // Any two very short names are near each other, which says nothing.
    let least = typed.length < 3 ? 1 : Math.max(2, Math.floor(typed.length / 3)) + 1;
    for (const name of known) {
        if (Math.abs(name.length - typed.length) >= least)
            continue;
        const d = distance(typed.toLowerCase(), name.toLowerCase(), least);
        if (d < least) {
            least = d;
            best = name;
        }
    }
    return best;
}
/** Edits (insert, delete, replace, swap of neighbours) between two short texts, or `limit` when there are more. */
function distance(a, b, limit) {
    if (a.length > 200 || b.length > 200)
        return limit;
    let before = [];
    let row = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++) {
            const cost = a[i - 1] === b[j - 1] ? 0 : 1;
            let d = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + cost);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                d = Math.min(d, before[j - 2] + 1);
            next.push(d);
        }
        before = row;
        row = next;
    }
    return Math.min(row[b.length], limit);
}
/** Where the name of a command or tool parts: at a joint, and where a lower-case letter is followed by a capital. */
const joints = /[._\-/:]/;
const humps = /(?<=[\p{Ll}\d])(?=\p{Lu})/u;
/** What stands behind the last joint of a name, parted at its capitals; without case. */
const partsOfLast = (key) => {
    const last = key.split(joints).at(-1) ?? '';
    return last.split(humps).map((part) => part.toLowerCase());
};
/** The leaf of a command or tool name, without case: its last part. */
const leaf = (key) => partsOfLast(key).at(-1) ?? '';
/** The leaves by which a name may be a live write: its last part and, of a camel-case name, the first (`books.submitReturn`). */
const writeLeaves = (key) => {
    const parts = partsOfLast(key);
    return [...new Set([parts.at(-1) ?? '', parts[0] ?? ''])];
};
/** Why a text is no leaf, so that no command ends in it; `undefined`: it is one. */
function leafFault(text) {
    if (!text.includes('*') && partsOfLast(text).length === 1 && !joints.test(text))
        return undefined;
    const meant = leaf(text.replaceAll('*', ''));
    return `Expected a leaf, found ${JSON.stringify(text)}, in which no command ends; write the leaf${meant === '' ? '' : `, ${meant}`}`;
}


/***/ })

};
