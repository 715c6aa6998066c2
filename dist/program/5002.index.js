export const id = 5002;
export const ids = [5002];
export const modules = {

/***/ 78805:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MH: () => (/* binding */ nameMatcher),
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   u0: () => (/* binding */ isExact)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91138);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48188);
// One glob as a person wrote it: where the search for its files begins, and which paths it means.




/** Has the glob a wildcard, or does it name one file? */
const isExact = (glob) => !/[*?[\]{}()!]/.test(glob);
/** Does a glob mean a name that has no folders? A `.` in front is a letter like any other. */
const nameMatcher = (glob) => {
    const { match } = matcherOf(glob, true);
    return (name) => name === glob || match(name);
};
/** Makes `./a//b` and `a\b` (on Windows) the `a/b` that paths are compared as, and `~/` the home folder. */
function parts(written) {
    const slashed = (node_path__WEBPACK_IMPORTED_MODULE_1___default().sep) === '\\' ? written.replaceAll('\\', '/') : written;
    const tidy = slashed.replace(/^(\.\/)+/, '').replace(/\/{2,}/g, '/');
    const home = tidy === '~' || tidy.startsWith('~/');
    return { home, parts: (home ? tidy.slice(2) : tidy).split('/') };
}
/** Compiles a glob. `hidden`: its wildcards stand for hidden names too. */
function compileGlob(root, written, hidden = false) {
    const { home, parts: all } = parts(written);
    const from = home ? node_os__WEBPACK_IMPORTED_MODULE_0___default().homedir() : root;
    const wild = all.findIndex((p) => !isExact(p));
    const fixed = wild < 0 ? all : all.slice(0, wild);
    // `/x` has an empty first part, and so has `./`, of which nothing is left.
    const isAbsolute = !home && /^[/\\]/.test(written);
    const at = (some) => node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(from, some.join('/') || (isAbsolute ? '/' : '.'));
    const base = at(fixed);
    const whole = wild < 0 ? base : at(all);
    const below = belowOf(root, base);
    const rest = wild < 0 ? '**/*' : all.slice(wild).join('/');
    const inside = matcherOf(rest, hidden);
    const itself = (0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(root, whole);
    return {
        written,
        exact: wild < 0,
        whole,
        base,
        matches(file) {
            if (file === itself)
                return true;
            const inner = below(file);
            return inner !== undefined && inside.match(inner);
        },
        mayHold: inside.mayHold,
    };
}
/** Cuts a folder off the paths that listings show; `undefined`: the path does not lie below it. */
function belowOf(root, base) {
    const outside = `${base.split((node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)).join('/').replace(/\/$/, '')}/`;
    const cut = (prefix) => (file) => (file.startsWith(prefix) ? file.slice(prefix.length) : undefined);
    const absolute = cut(outside);
    const toRoot = node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(base, root).split((node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)).join('/');
    let relative;
    if (toRoot === '')
        relative = (file) => file;
    else if (!toRoot.startsWith('..') && !node_path__WEBPACK_IMPORTED_MODULE_1___default().isAbsolute(toRoot))
        relative = (file) => `${toRoot}/${file}`;
    else
        relative = cut(`${(0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(root, base)}/`);
    return (file) => (node_path__WEBPACK_IMPORTED_MODULE_1___default().isAbsolute(file) ? absolute(file) : relative(file));
}
/** Names that a walk enters only where a glob names them. */
const unentered = /(?:^|\/)(?:\.git|node_modules)(?:\/|$)/;
function matcherOf(glob, dot) {
    const everything = glob === '**/*' && !dot;
    // What braces and brackets stand for is asked of files alone: their alternatives may be many.
    const branched = /[{}()[\]]/.test(glob);
    const deep = glob.includes('**');
    const depth = glob.split('/').length;
    const literal = literalOf(glob);
    let compiled;
    const compile = () => {
        try {
            return new minimatch__WEBPACK_IMPORTED_MODULE_2__/* .Minimatch */ .VR(glob, { nocomment: true, nonegate: true, dot });
        }
        catch {
            // A glob of more than 64 kB: no path is like it.
            return { match: () => false };
        }
    };
    const isHidden = (file) => file.startsWith('.') || file.includes('/.');
    return {
        match(file) {
            // The default glob takes everything but what is hidden; matching thousands of paths would say no more.
            if (everything)
                return !isHidden(file);
            if (!file.includes(literal))
                return false;
            compiled ??= compile();
            return compiled.match(file);
        },
        mayHold(folder) {
            if (unentered.test(folder) && !unentered.test(glob))
                return false;
            if (branched)
                return true;
            if (everything || (dot && deep))
                return dot || !isHidden(folder);
            if (!deep && folder.split('/').length >= depth)
                return false;
            if (glob.startsWith('**/') && !isHidden(folder))
                return true;
            compiled ??= compile();
            return compiled.match(folder, true);
        },
    };
}
/** The longest text that every path must hold to match: asking for it first spares most matches. */
function literalOf(glob) {
    if (/[{}()[\]\\!+@]/.test(glob))
        return '';
    return glob.split(/[*?/]+/).reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}


/***/ }),

/***/ 80020:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fU: () => (/* binding */ globMatcher),
  eK: () => (/* binding */ hiddenFiles),
  u0: () => (/* reexport */ files_glob/* isExact */.u0),
  CS: () => (/* binding */ listFiles)
});

// EXTERNAL MODULE: ./src/files/glob.ts
var files_glob = __webpack_require__(78805);
// EXTERNAL MODULE: ./src/files/path.ts
var path = __webpack_require__(48188);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
var external_node_fs_default = /*#__PURE__*/__webpack_require__.n(external_node_fs_);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
;// CONCATENATED MODULE: ./src/files/walk.ts
// Walking folders: every file that a glob means, and every folder or link that could hide some.



/** The most links to one folder that are followed: folders that link to one another have more paths than anyone can list. */
const mostLinks = 16;
/** A walk below a root. `hit` takes the globs that matched a file. */
function walker(root, wanted, hit) {
    const found = new Set();
    const linked = new Map();
    const faults = [];
    const entered = new Map();
    const fault = (file, message, isTrace) => {
        const one = { file: (0,path/* shown */.SP)(root, file), message, isTrace };
        if (!faults.some((f) => f.file === one.file && f.message === message))
            faults.push(one);
    };
    const realRoot = realOf(root) ?? root;
    /** A real path as listings show it. */
    const shownReal = (real) => {
        const below = external_node_path_default().relative(realRoot, real);
        return ((0,path/* isBelow */.Yw)(below) ? below : real).split((external_node_path_default()).sep).join('/');
    };
    function realOf(file) {
        try {
            return external_node_fs_default().realpathSync.native(file);
        }
        catch (e) {
            fault(file, `Cannot be followed: ${(0,path/* reasonOf */.A3)(e)}`, true);
            return undefined;
        }
    }
    /** Where a link leads: a real path below one of the roots. */
    function follow(file, roots, isTrace) {
        try {
            const real = external_node_fs_default().realpathSync.native(file);
            if (roots.some((r) => (0,path/* isBelow */.Yw)(external_node_path_default().relative(r, real))))
                return real;
            fault(file, 'Forbidden link: it leaves the folder that is searched, and was not followed', isTrace);
        }
        catch (e) {
            const nowhere = (0,path/* absent */.Ge)(e) || e.code === 'ELOOP';
            fault(file, nowhere ? 'Forbidden link: it leads nowhere' : `Cannot follow the link: ${(0,path/* reasonOf */.A3)(e)}`, isTrace);
        }
        return undefined;
    }
    /** Does a glob mean the file? Asks on until each glob has had one. */
    function meant(file, globs) {
        let yes = false;
        for (const glob of globs) {
            if ((yes && hit.has(glob)) || !glob.matches(file))
                continue;
            yes = true;
            hit.add(glob);
        }
        return yes;
    }
    function list(at, isBase) {
        try {
            return external_node_fs_default().readdirSync(at.folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
        }
        catch (e) {
            if (!(isBase && e.code === 'ENOTDIR' && (0,path/* statAs */.Pq)(at.folder) === 'file'))
                fault(at.folder, `Cannot list the folder: ${(0,path/* reasonOf */.A3)(e)}; make it readable, or leave it out with a glob behind !`, true);
            return [];
        }
    }
    function linkTo(entry, at, globs, roots, open) {
        const { file, below, name } = entry;
        const asFile = wanted(name) && globs.some((g) => g.matches(name));
        const asFolder = globs.some((g) => g.mayHold(below));
        if (!asFile && !asFolder)
            return;
        const target = (0,path/* statAs */.Pq)(file);
        if (target === 'file' && !asFile)
            return;
        const real = follow(file, roots, asFile);
        if (real === undefined)
            return;
        if (target === 'file') {
            if (meant(name, globs))
                linked.set(name, shownReal(real));
            found.add(name);
            return;
        }
        if (target !== 'folder') {
            fault(file, target?.message ?? 'Forbidden link: it leads nowhere', asFile);
            return;
        }
        const loops = [...at.chain, at.real].some((r) => r === real || (0,path/* isBelow */.Yw)(external_node_path_default().relative(real, r)));
        if (!asFolder || loops)
            return;
        const times = (entered.get(real) ?? 0) + 1;
        entered.set(real, times);
        if (times > mostLinks)
            fault(file, `Too many links: more than ${mostLinks} lead to the same folder`, true);
        else
            open.push({ folder: file, below, real, chain: [...at.chain, at.real] });
    }
    /** Walks one folder for all globs that begin there. */
    function folder(base, globs) {
        // Whether there is no such folder is asked twice: one answer may be wrong.
        const entry = (0,path/* statAs */.Pq)(base);
        if (entry instanceof Error) {
            fault(base, entry.message, true);
            return;
        }
        if (entry === undefined && !external_node_fs_default().existsSync(base))
            return;
        const roots = (0,path/* isBelow */.Yw)(external_node_path_default().relative(root, base)) ? [realRoot] : [realRoot, realOf(base) ?? realRoot];
        const real = follow(base, roots, true);
        if (real === undefined)
            return;
        const open = [{ folder: base, below: '', real, chain: [] }];
        for (let at = open.pop(); at !== undefined; at = open.pop()) {
            const isBase = at.below === '';
            // One `shown` a folder, not one a file: a folder may hold thousands.
            const prefix = at.folder === root ? '' : `${(0,path/* shown */.SP)(root, at.folder).replace(/\/$/, '')}/`;
            const above = isBase ? '' : `${at.below}/`;
            for (const entry of list(at, isBase)) {
                const here = {
                    file: `${at.folder.replace(/[/\\]$/, '')}${(external_node_path_default()).sep}${entry.name}`,
                    below: `${above}${entry.name}`,
                    name: `${prefix}${entry.name}`,
                };
                if (entry.isDirectory()) {
                    const inside = { folder: here.file, below: here.below, real: external_node_path_default().join(at.real, entry.name), chain: at.chain };
                    if (globs.some((g) => g.mayHold(here.below)))
                        open.push(inside);
                }
                else if (entry.isSymbolicLink())
                    linkTo(here, at, globs, roots, open);
                else if (wanted(here.name) && meant(here.name, globs)) {
                    if (entry.isFile()) {
                        found.add(here.name);
                        if (at.chain.length > 0)
                            linked.set(here.name, shownReal(external_node_path_default().join(at.real, entry.name)));
                    }
                    else
                        fault(here.file, 'Expected a file, found a pipe, a socket or a device', true);
                }
            }
        }
    }
    /** Takes a file that a glob names word by word, whatever its ending. A link below the root stays below it. */
    function take(glob) {
        hit.add(glob);
        const name = (0,path/* shown */.SP)(root, glob.whole);
        if ((0,path/* isBelow */.Yw)(external_node_path_default().relative(root, glob.whole))) {
            const real = follow(glob.whole, [realRoot], true);
            if (real === undefined)
                return;
            const itself = shownReal(real);
            if (itself !== name)
                linked.set(name, itself);
        }
        found.add(name);
    }
    return { found, linked, faults, folder, take };
}

;// CONCATENATED MODULE: ./src/files/globs.ts
// Which files are meant: one listing for all globs, in which nothing that could not be seen is passed over in silence.




const isExclusion = (glob) => glob.startsWith('!');
/**
 * Lists the files that globs match (`!glob` takes files and folders away), each folder once for all globs that begin there. A file
 * that is named exactly need not be wanted. Folders named .git and node_modules are entered only where a glob names them.
 */
function listFiles(root, globs, wanted) {
    const without = globs.filter(isExclusion).map((g) => (0,files_glob/* compileGlob */.SO)(root, g.slice(1)));
    const meant = [...new Set(globs.filter((g) => !isExclusion(g)))].map((g) => (0,files_glob/* compileGlob */.SO)(root, g));
    const hit = new Set();
    const walk = walker(root, wanted, hit);
    const byBase = new Map();
    for (const glob of meant) {
        const entry = (0,path/* statAs */.Pq)(glob.whole);
        if (entry === 'file') {
            walk.take(glob);
            continue;
        }
        if (glob.exact && entry !== 'folder') {
            if (entry !== undefined) {
                hit.add(glob);
                walk.faults.push({ file: (0,path/* shown */.SP)(root, glob.whole), message: entry.message, isTrace: true });
            }
            continue;
        }
        const same = byBase.get(glob.base);
        if (same)
            same.push(glob);
        else
            byBase.set(glob.base, [glob]);
    }
    for (const [base, some] of byBase)
        walk.folder(base, some);
    return {
        files: [...walk.found].filter((f) => !without.some((g) => g.matches(f))).sort(),
        linked: walk.linked,
        unmatched: meant.filter((g) => !hit.has(g)).map((g) => g.written),
        faults: walk.faults,
    };
}
/** How many wanted files a glob would match, did its wildcards stand for hidden names too. */
function hiddenFiles(root, glob, wanted) {
    const compiled = (0,files_glob/* compileGlob */.SO)(root, glob, true);
    if (compiled.exact && (0,path/* statAs */.Pq)(compiled.whole) !== 'folder')
        return 0;
    const walk = walker(root, wanted, new Set());
    walk.folder(compiled.base, [compiled]);
    return walk.found.size;
}
/** Does a glob mean a file of a listing? Compiled once for each glob. */
function globMatcher(root) {
    const known = new Map();
    return (glob) => {
        let matches = known.get(glob);
        if (!matches) {
            matches = (0,files_glob/* compileGlob */.SO)(root, glob).matches;
            known.set(glob, matches);
        }
        return matches;
    };
}


/***/ }),

/***/ 48188:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   Ge: () => (/* binding */ absent),
/* harmony export */   PJ: () => (/* binding */ isLink),
/* harmony export */   Pq: () => (/* binding */ statAs),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   Yw: () => (/* binding */ isBelow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
// Paths: how they are shown, what they lead to, and why they cannot be followed.


/** A path with `/`, relative to a root where it lies below it. */
function shown(root, file) {
    const whole = node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(root, file);
    const relative = node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(root, whole);
    return (relative !== '' && isBelow(relative) ? relative : whole).split((node_path__WEBPACK_IMPORTED_MODULE_1___default().sep)).join('/');
}
/** Does a relative path stay below where it begins? */
const isBelow = (relative) => !/^\.\.(?:[/\\]|$)/.test(relative) && !node_path__WEBPACK_IMPORTED_MODULE_1___default().isAbsolute(relative);
/** Why a file cannot be read, without its path on this machine. */
const reasonOf = (e) => e.message.replace(/, \w+(?: '.*')?$/s, '');
/** Does an error say that there is nothing, or that it can be no path? */
const absent = (e) => /^(?:ENOENT|ENOTDIR|ENAMETOOLONG|ERR_INVALID_ARG_VALUE)$/.test(e.code ?? '');
/** What a path leads to; `undefined`: nothing, or it can be no path. An error: it cannot be told. */
function statAs(file) {
    try {
        const stats = node_fs__WEBPACK_IMPORTED_MODULE_0___default().statSync(file);
        return stats.isDirectory() ? 'folder' : 'file';
    }
    catch (e) {
        if (absent(e))
            return isLink(file) ? new Error('Forbidden link: it leads nowhere') : undefined;
        return new Error(`Cannot be read: ${reasonOf(e)}`);
    }
}
/** Is there a link, wherever it leads? */
function isLink(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0___default().lstatSync(file).isSymbolicLink();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 10295:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   IO: () => (/* binding */ Unreadable),
/* harmony export */   K0: () => (/* binding */ linesFrom),
/* harmony export */   VL: () => (/* binding */ TooLong),
/* harmony export */   Y4: () => (/* binding */ pausing),
/* harmony export */   yH: () => (/* binding */ openTrace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_stream__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46193);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_string_decoder__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48188);
// What stands in a file: whole texts, and traces of any size as a text or as lines.




/** Loaded when the first packed file is read. */
const zlib = () => process.getBuiltinModule('node:zlib');
/** A file that is there and cannot be read; the message says why. */
class Unreadable extends Error {
}
/** The text of a file, without its byte order mark; `undefined`: there is none. Throws Unreadable. */
function readTextFile(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0___default().readFileSync(file, 'utf8').replace(/^\ufeff/, '');
    }
    catch (e) {
        if (e.code === 'ENOENT') {
            // Whether there is none is asked twice: one answer may be wrong.
            if (!(0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isLink */ .PJ)(file) && !node_fs__WEBPACK_IMPORTED_MODULE_0___default().existsSync(file))
                return undefined;
            throw new Unreadable((0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isLink */ .PJ)(file) ? 'Forbidden link: it leads nowhere' : `Cannot read the file: ${(0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(e)}`);
        }
        throw new Unreadable(`Cannot read the file: ${(0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(e)}`);
    }
}
const isGzip = (bytes) => bytes[0] === 0x1f && bytes[1] === 0x8b;
const isZip = (bytes) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
/** The text of a file: UTF-8, or UTF-16 where its first bytes say so (PowerShell's `>` writes that). */
function decodeText(bytes) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return bytes.toString('utf16le', 2);
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
        return Buffer.from(bytes.subarray(2, bytes.length & ~1))
            .swap16()
            .toString('utf16le');
    return bytes.toString();
}
/** Up to this many bytes a file is read at once. */
const small = 16 << 20;
/** Files are read into this one after the other: their bytes become a text at once, and fresh memory costs more than the read. */
const page = Buffer.allocUnsafe(1 << 20);
/**
 * Opens a trace file. `limit`: the most bytes that one document, or one line, may have. `seen` is handed the bytes of a file that is
 * read at once, before they are unpacked; they are overwritten by those of the next.
 */
function openTrace(file, limit, seen) {
    let size;
    let first;
    try {
        const fd = node_fs__WEBPACK_IMPORTED_MODULE_0___default().openSync(file, 'r');
        try {
            size = node_fs__WEBPACK_IMPORTED_MODULE_0___default().fstatSync(fd).size;
            // A pipe has no size; a file may shrink while it is read.
            if (size === 0)
                first = node_fs__WEBPACK_IMPORTED_MODULE_0___default().readFileSync(fd);
            else {
                const wanted = size <= small ? size : 4;
                const buffer = wanted <= page.length ? page : Buffer.allocUnsafe(wanted);
                let filled = 0;
                for (let n = -1; n !== 0 && filled < wanted; filled += n)
                    n = node_fs__WEBPACK_IMPORTED_MODULE_0___default().readSync(fd, buffer, filled, wanted - filled, filled);
                first = buffer.subarray(0, filled);
                if (wanted === size)
                    seen?.(first);
            }
        }
        finally {
            node_fs__WEBPACK_IMPORTED_MODULE_0___default().closeSync(fd);
        }
    }
    catch (e) {
        const gone = e.code === 'ENOENT';
        return {
            problem: gone ? 'Missing file: it is not there, or no longer' : `Cannot read the file: ${(0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(e)}`,
            unreadable: true,
        };
    }
    if (isZip(first))
        return { archive: true };
    if (isGzip(first)) {
        if (size <= small) {
            try {
                return unpackedText(first);
            }
            catch (e) {
                if (e.code !== 'ERR_BUFFER_TOO_LARGE')
                    return {
                        problem: `Cannot unpack the gzip file: ${e.message}; it may be cut off`,
                        unreadable: true,
                    };
            }
        }
        return packed(file, limit);
    }
    if (size <= small)
        return { text: decodeText(first) };
    return {
        lines: () => pausing(linesFrom(file, 0, limit)),
        async whole() {
            const bytes = size > limit ? undefined : node_fs__WEBPACK_IMPORTED_MODULE_0___default().readFileSync(file);
            // A file may grow while it is read.
            return bytes === undefined || bytes.length > limit ? undefined : decodeText(bytes);
        },
    };
}
/** Unpacking ends at the first zero behind a member, whatever follows: records behind it would be lost without a word. */
const lostBehind = 'what follows the zeros in it is not read';
const isZero = (bytes) => bytes.every((byte) => byte === 0);
function unpackedText(bytes) {
    const options = { maxOutputLength: small, info: true };
    const { buffer, engine } = zlib().gunzipSync(bytes, options);
    if (!isZero(bytes.subarray(engine.bytesWritten)))
        return { problem: `Cannot unpack all of the gzip file: ${lostBehind}`, unreadable: true };
    return { text: decodeText(buffer) };
}
/** What a file unpacks to. A fault of the file ends what reads it. */
function unpacked(file) {
    const gunzip = zlib().createGunzip();
    const packed = node_fs__WEBPACK_IMPORTED_MODULE_0___default().createReadStream(file);
    packed.on('error', (e) => gunzip.destroy(e));
    return node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from((async function* () {
        yield* packed.pipe(gunzip);
        const rest = node_fs__WEBPACK_IMPORTED_MODULE_0___default().createReadStream(file, { start: gunzip.bytesWritten });
        for await (const chunk of rest)
            if (!isZero(chunk))
                throw new Error(lostBehind);
    })());
}
function packed(file, limit) {
    return {
        lines: () => linesOf(unpacked(file), limit),
        async whole() {
            const parts = [];
            let size = 0;
            const stream = unpacked(file);
            for await (const chunk of stream) {
                size += chunk.length;
                if (size > limit) {
                    ;
                    stream.destroy();
                    return undefined;
                }
                parts.push(chunk);
            }
            return decodeText(Buffer.concat(parts));
        },
    };
}
/** A line that is longer than the limit. */
class TooLong extends Error {
}
/** `toString` puts a text of more bytes outside the heap, where it stays until all of the heap is collected. */
const mostInHeap = 1_000_000;
function decodeLine(bytes) {
    if (bytes.length <= mostInHeap)
        return bytes.toString();
    const decoder = new node_string_decoder__WEBPACK_IMPORTED_MODULE_2__.StringDecoder();
    return decoder.write(bytes) + decoder.end();
}
/** So many bytes of a file are read at a time. */
const pieceSize = 1 << 18;
/** The lines of a file from a place on, up to another, split on `\n` only. Throws TooLong for a line over the limit. */
function* linesFrom(file, start, limit, end = Infinity) {
    const lines = new LineBuffer(limit);
    const fd = node_fs__WEBPACK_IMPORTED_MODULE_0___default().openSync(file, 'r');
    try {
        for (let at = start, n = -1; n !== 0 && at < end; at += n) {
            n = node_fs__WEBPACK_IMPORTED_MODULE_0___default().readSync(fd, lines.room(pieceSize), 0, Math.min(pieceSize, end - at), at);
            yield* lines.filled(n);
        }
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0___default().closeSync(fd);
    }
    yield* lines.rest();
}
/** So many characters of lines are handed on until others have their turn: what workers send waits in memory. */
const mostAtOnce = 4 << 20;
/** Lines for one who awaits them: now and then one comes after others had their turn. */
function* pausing(lines) {
    let size = 0;
    for (const line of lines) {
        size += line.length;
        if (size < mostAtOnce)
            yield line;
        else {
            size = 0;
            yield new Promise((resolve) => setImmediate(() => resolve(line)));
        }
    }
}
/** The lines of a stream, like those of a file. */
async function* linesOf(stream, limit) {
    const lines = new LineBuffer(limit);
    for await (const chunk of stream) {
        chunk.copy(lines.room(chunk.length));
        for (const line of lines.filled(chunk.length))
            yield line;
    }
    for (const line of lines.rest())
        yield line;
}
/** The lines in bytes as they come. All stand in the same memory, which grows for a long line: fresh memory is given back late. */
class LineBuffer {
    #limit;
    #bytes = Buffer.alloc(0);
    /** Where the line begins that has no end yet, and where what is filled ends. */
    #from = 0;
    #end = 0;
    constructor(limit) {
        this.#limit = limit;
    }
    /** Room for at least so many bytes, behind those that are there. */
    room(size) {
        const held = this.#end - this.#from;
        const larger = held + size > this.#bytes.length ? Buffer.allocUnsafeSlow(2 * (held + size)) : this.#bytes;
        this.#bytes.copy(larger, 0, this.#from, this.#end);
        this.#bytes = larger;
        this.#from = 0;
        this.#end = held;
        return larger.subarray(held);
    }
    /** The lines that end in the room, of which so much was filled. */
    *filled(size) {
        const bytes = this.#bytes.subarray(0, this.#end + size);
        for (let end = bytes.indexOf(10, this.#end); end >= 0; end = bytes.indexOf(10, this.#from)) {
            this.#check(end);
            const line = decodeLine(bytes.subarray(this.#from, end));
            this.#from = end + 1;
            yield line;
        }
        this.#end = bytes.length;
        this.#check(this.#end);
    }
    /** The line that nothing ends. */
    *rest() {
        if (this.#end > this.#from)
            yield decodeLine(this.#bytes.subarray(this.#from, this.#end));
    }
    #check(end) {
        if (end - this.#from > this.#limit)
            throw new TooLong();
    }
}


/***/ }),

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
const isDigit = (code) => code >= 48 && code <= 57;
/** May the text hold a number that JSON.parse changes: an integer beyond 2^53, or one with decimals that are all zeros? */
const needsExact = (source) => holdsManyDigits(source) || (source.includes('.0') && decimalZeros.test(source));
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

/***/ 94280:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   hF: () => (/* binding */ baseReader),
/* harmony export */   readConfigFile: () => (/* binding */ readConfigFile),
/* harmony export */   wR: () => (/* binding */ readRegistryFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_globs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _files_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48188);
/* harmony import */ var _files_stream_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10295);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88381);
/* harmony import */ var _missing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76453);
// What people wrote for a run, read once: the texts of config, scenarios, registry and skills. Workers are handed what was read.






/** The config where no other is named. */
const defaultConfigFile = 'agent-eval.toml';
/** Reads what the settings name. Throws a UsageError for a config that cannot be read, and where there is no scenario. */
function readInputs(cwd, settings) {
    const problems = [];
    const { files, whole, problems: unread } = readScenarioFiles(cwd, settings);
    return {
        root: cwd,
        config: readConfigFile(cwd, settings.config),
        scenarios: files,
        bases: new Map(),
        registry: readRegistryFile(cwd, settings.registry, problems),
        skills: readSkillFiles(cwd, settings.skills, problems),
        problems: [...unread, ...problems],
        leftOut: new Set(),
        digests: false,
        whole,
    };
}
/** Reads files that scenarios extend, each once: workers find them read. */
const baseReader = (cwd, { bases }) => (file) => {
    if (!bases.has(file))
        bases.set(file, textOf(cwd, file));
    return bases.get(file);
};
/** The text of a file, or why it has none; `undefined`: there is no such file. */
function textOf(cwd, name) {
    const file = (0,_files_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(cwd, name);
    try {
        const text = (0,_files_stream_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextFile */ .Gu)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, name));
        return text === undefined ? undefined : { file, text };
    }
    catch (e) {
        if (!(e instanceof _files_stream_js__WEBPACK_IMPORTED_MODULE_3__/* .Unreadable */ .IO))
            throw e;
        return { file, why: e.message };
    }
}
/** Reads the config; `undefined`: there is none. Throws a UsageError where it cannot be read. */
function readConfigFile(cwd, named) {
    const name = named ?? defaultConfigFile;
    const read = textOf(cwd, name);
    if (read === undefined) {
        if (named !== undefined)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(`Missing config file ${named}`);
        return undefined;
    }
    if ('why' in read)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(`${read.why} (the config, ${name})`);
    return read;
}
/** Lists and reads the scenario files. Throws a UsageError when there is none. */
function readScenarioFiles(cwd, settings) {
    const configFile = (0,_files_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(cwd, settings.config ?? defaultConfigFile);
    const isScenario = (file) => /\.(toml|jsonl|ndjson)$/i.test(file) && file !== configFile;
    const listing = (0,_files_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .listFiles */ .CS)(cwd, settings.scenarios, isScenario);
    const problems = listing.faults.map(({ file, message }) => ({ file, message }));
    if (listing.files.length === 0 && problems.length === 0) {
        const hidden = listing.unmatched.map((glob) => (0,_missing_js__WEBPACK_IMPORTED_MODULE_5__/* .hiddenNote */ .XJ)(cwd, glob, isScenario)).find((note) => note !== '') ?? '';
        throw new _options_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(`No scenario file found; tried ${settings.scenarios.join(', ')} below ${cwd}${hidden}${settings.scenarios.map(_missing_js__WEBPACK_IMPORTED_MODULE_5__/* .slashHint */ .zQ).find((hint) => hint !== '') ?? ''}. Name the files with scenarios`);
    }
    const unmatched = listing.unmatched.map((glob) => {
        if ((0,_files_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .isExact */ .u0)(glob))
            return { file: glob, message: `Missing scenario file: it was named exactly and does not exist${(0,_missing_js__WEBPACK_IMPORTED_MODULE_5__/* .slashHint */ .zQ)(glob)}` };
        return (0,_missing_js__WEBPACK_IMPORTED_MODULE_5__/* .unmatchedGlob */ .Ck)(cwd, glob, 'scenarios', isScenario);
    });
    const files = [];
    // A link to a file that is listed itself is the same scenario.
    const known = new Set(listing.files.filter((file) => !listing.linked.has(file)));
    for (const file of listing.files) {
        const itself = listing.linked.get(file);
        if (itself !== undefined && known.has(itself))
            continue;
        if (itself !== undefined)
            known.add(itself);
        const read = textOf(cwd, file);
        if (read === undefined)
            problems.push({ file, message: 'Missing scenario file: it was listed, and is gone' });
        else if ('why' in read)
            problems.push({ file, message: read.why });
        else
            files.push(read);
    }
    return { files, problems: [...unmatched, ...problems], whole: unmatched.length + problems.length === 0 };
}
/** Reads the registry; problems say why there is none. */
function readRegistryFile(cwd, name, problems) {
    if (name === undefined)
        return undefined;
    const read = textOf(cwd, name);
    if (read !== undefined && 'text' in read)
        return read;
    problems.push({
        file: (0,_files_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(cwd, name),
        message: read
            ? `${read.why}; name the registry file`
            : 'Missing registry file; dimensions that need it cannot be told',
    });
    return undefined;
}
/** Reads all skills of a folder. Names are compared with their case also where the file system ignores it. */
function readSkillFiles(cwd, name, problems) {
    if (name === undefined)
        return undefined;
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, name);
    const entry = (0,_files_path_js__WEBPACK_IMPORTED_MODULE_2__/* .statAs */ .Pq)(folder);
    if (entry !== 'folder') {
        const why = entry instanceof Error ? entry.message : 'Missing skills folder';
        problems.push({ file: (0,_files_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(cwd, name), message: `${why}; dimensions that need it cannot be told` });
        return undefined;
    }
    const skills = new Map();
    const listing = (0,_files_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .listFiles */ .CS)(folder, ['*/SKILL.md'], () => true);
    const inFolder = (file) => (0,_files_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(cwd, node_path__WEBPACK_IMPORTED_MODULE_0___default().join(folder, file));
    for (const { file, message } of listing.faults)
        problems.push({ file: inFolder(file), message });
    for (const file of listing.files) {
        const read = textOf(folder, file);
        if (read && 'text' in read)
            skills.set(file.slice(0, -'/SKILL.md'.length), read.text);
        else
            problems.push({ file: inFolder(file), message: read ? read.why : 'Missing skill: it was listed, and is gone' });
    }
    return skills;
}


/***/ }),

/***/ 76453:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ unmatchedGlob),
/* harmony export */   XJ: () => (/* binding */ hiddenNote),
/* harmony export */   zQ: () => (/* binding */ slashHint)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_globs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80020);
/* harmony import */ var _files_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48188);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5086);
// What to say of a glob that matches nothing.




/** The problem of a glob that a person wrote and that matches nothing. `input`: where it stands. */
function unmatchedGlob(cwd, glob, input, wanted, file = glob) {
    if ((0,_files_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .isExact */ .u0)(glob) && (0,_files_path_js__WEBPACK_IMPORTED_MODULE_2__/* .statAs */ .Pq)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, glob)) === undefined)
        return {
            file,
            message: `Missing trace file: ${glob} was named exactly in ${input} and does not exist${slashHint(glob)}`,
        };
    const what = (0,_files_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .isExact */ .u0)(glob) ? 'a file or folder that does not exist, or holds none' : 'no file';
    return {
        file,
        message: `Unmatched glob: expected ${JSON.stringify(glob)} of ${input} to match a file, found ${what}${hiddenNote(cwd, glob, wanted)}${slashHint(glob)}; correct it, or take it out`,
    };
}
/** What to say of a name that is written with `\\` between folders and means nothing; empty: it has none. */
const slashHint = (name) => name.includes('\\') ? '; write / between folders: \\ takes its meaning from the character behind it' : '';
/** How many hidden files the wildcards of a glob passed over; empty: none. */
function hiddenNote(cwd, glob, wanted) {
    const hidden = (0,_files_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .hiddenFiles */ .eK)(cwd, glob, wanted);
    if (hidden === 0)
        return '';
    return `; ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(hidden, 'file')} with a hidden name or in a hidden folder ${hidden === 1 ? 'was' : 'were'} passed over, name what begins with a dot`;
}


/***/ })

};
