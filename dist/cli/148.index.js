export const id = 148;
export const ids = [148];
export const modules = {

/***/ 9148:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TooLong: () => (/* binding */ TooLong),
/* harmony export */   Unreadable: () => (/* binding */ Unreadable),
/* harmony export */   globMatches: () => (/* binding */ globMatches),
/* harmony export */   isExact: () => (/* binding */ isExact),
/* harmony export */   listFiles: () => (/* binding */ listFiles),
/* harmony export */   openTrace: () => (/* binding */ openTrace),
/* harmony export */   readTextFile: () => (/* binding */ readTextFile),
/* harmony export */   sha256: () => (/* binding */ sha256),
/* harmony export */   shown: () => (/* binding */ shown)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1138);
// The one port to files: listing by globs, reading texts and lines, hashing.





/** A path with `/`, relative to a root where it lies below it. */
function shown(root, file) {
    const relative = node_path__WEBPACK_IMPORTED_MODULE_2___default().relative(root, node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(root, file));
    const inside = relative !== '' && !relative.startsWith('..') && !node_path__WEBPACK_IMPORTED_MODULE_2___default().isAbsolute(relative);
    return (inside ? relative : node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(root, file)).split((node_path__WEBPACK_IMPORTED_MODULE_2___default().sep)).join('/');
}
/** Makes `./a//b` and `a\b` (on Windows) the `a/b` that paths are compared as. */
function tidy(glob) {
    const slashed = (node_path__WEBPACK_IMPORTED_MODULE_2___default().sep) === '\\' ? glob.replaceAll('\\', '/') : glob;
    return slashed.replace(/^(\.\/)+/, '').replace(/\/{2,}/g, '/');
}
const options = { nocomment: true, nonegate: true, dot: false };
const compiled = new Map();
function matcher(glob) {
    let m = compiled.get(glob);
    if (!m) {
        try {
            m = new minimatch__WEBPACK_IMPORTED_MODULE_4__/* .Minimatch */ .VR(glob, options);
        }
        catch {
            // A glob of more than 64 kB: no path is like it.
            m = { match: () => false };
        }
        compiled.set(glob, m);
    }
    return m;
}
/** What a path leads to; `undefined`: nothing, or it can be no path. */
function statOf(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_1___default().statSync(file);
    }
    catch {
        return undefined;
    }
}
/** Does a glob match a path (with `/`)? Linear in the path for any number of wildcards. */
const globMatches = (glob, file) => matcher(tidy(glob)).match(file);
/** Has the glob a wildcard, or does it name one file? */
const isExact = (glob) => !/[*?[\]{}()!]/.test(glob);
/** Lists the files that globs match (`!glob` takes files and folders away). Folders named .git and node_modules are entered only where a glob names them. */
function listFiles(root, globs, wanted) {
    const found = new Set();
    const links = new Set();
    const missing = [];
    const without = globs.filter((g) => g.startsWith('!')).map((g) => tidy(g.slice(1)));
    for (const raw of globs.filter((g) => !g.startsWith('!'))) {
        const glob = tidy(raw);
        const whole = node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(root, glob);
        const entry = statOf(whole);
        if (entry?.isFile()) {
            found.add(shown(root, glob));
            continue;
        }
        if (isExact(glob)) {
            if (entry?.isDirectory()) {
                const folder = glob.replace(/(?:^|\/)\.?\/?$/, '');
                walk(root, whole, folder === '' && !glob.startsWith('/') ? '**/*' : `${folder}/**/*`, wanted, found, links);
            }
            else
                missing.push(raw);
            continue;
        }
        const parts = glob.split('/');
        const fixed = parts.slice(0, parts.findIndex((p) => !isExact(p)));
        walk(root, node_path__WEBPACK_IMPORTED_MODULE_2___default().resolve(root, fixed.join('/') || (glob.startsWith('/') ? '/' : '.')), glob, wanted, found, links);
    }
    const files = [...found].filter((f) => !without.some((g) => globMatches(g, f) || f.startsWith(`${g.replace(/\/$/, '')}/`)));
    return { files: files.sort(), missing, links: [...links].sort() };
}
function walk(root, top, glob, wanted, found, links) {
    const m = matcher(glob);
    const absolute = node_path__WEBPACK_IMPORTED_MODULE_2___default().isAbsolute(glob);
    const open = [top];
    for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
        let entries;
        try {
            entries = node_fs__WEBPACK_IMPORTED_MODULE_1___default().readdirSync(folder, { withFileTypes: true });
        }
        catch {
            continue;
        }
        // One `relative` a folder, not one a file: a folder may hold thousands.
        const below = (absolute ? folder : node_path__WEBPACK_IMPORTED_MODULE_2___default().relative(root, folder)).split((node_path__WEBPACK_IMPORTED_MODULE_2___default().sep)).join('/');
        const prefix = below === '' ? '' : `${below}/`;
        for (const entry of entries) {
            const file = `${folder}${(node_path__WEBPACK_IMPORTED_MODULE_2___default().sep)}${entry.name}`;
            if (entry.isDirectory()) {
                if ((entry.name !== '.git' && entry.name !== 'node_modules') || glob.includes(entry.name))
                    open.push(file);
                continue;
            }
            const name = `${prefix}${entry.name}`;
            if (!wanted(name) || !m.match(name))
                continue;
            if (entry.isFile())
                found.add(absolute ? shown(root, file) : name);
            else if (entry.isSymbolicLink()) {
                const target = realFile(file);
                if (target === undefined) {
                    if (!node_fs__WEBPACK_IMPORTED_MODULE_1___default().existsSync(file))
                        links.add(shown(root, file));
                    continue;
                }
                const from = node_path__WEBPACK_IMPORTED_MODULE_2___default().relative(node_fs__WEBPACK_IMPORTED_MODULE_1___default().realpathSync(root), target);
                if (from.startsWith('..') || node_path__WEBPACK_IMPORTED_MODULE_2___default().isAbsolute(from))
                    links.add(shown(root, file));
                else
                    found.add(shown(root, file));
            }
        }
    }
}
/** The file a link leads to; `undefined` when it leads to none. */
function realFile(link) {
    try {
        const target = node_fs__WEBPACK_IMPORTED_MODULE_1___default().realpathSync(link);
        return node_fs__WEBPACK_IMPORTED_MODULE_1___default().statSync(target).isFile() ? target : undefined;
    }
    catch {
        return undefined;
    }
}
/** Why a file cannot be read, without its path on this machine. */
const reasonOf = (e) => e.message.replace(/, \w+(?: '.*')?$/s, '');
/** A file that is there and cannot be read; the message says why. */
class Unreadable extends Error {
}
/** The text of a file, without its byte order mark; `undefined`: there is none. Throws Unreadable. */
function readTextFile(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_1___default().readFileSync(file, 'utf8').replace(/^\ufeff/, '');
    }
    catch (e) {
        if (e.code === 'ENOENT')
            return undefined;
        throw new Unreadable(`Cannot read the file: ${reasonOf(e)}`);
    }
}
const sha256 = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
const isGzip = (bytes) => bytes[0] === 0x1f && bytes[1] === 0x8b;
const isZip = (bytes) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
/** Up to this many bytes a file is read at once. */
const small = 16 << 20;
/** Opens a trace file. `limit`: the most bytes that one document, or one line, may have. */
function openTrace(file, limit) {
    let size;
    let first;
    try {
        const fd = node_fs__WEBPACK_IMPORTED_MODULE_1___default().openSync(file, 'r');
        try {
            size = node_fs__WEBPACK_IMPORTED_MODULE_1___default().fstatSync(fd).size;
            if (size <= small) {
                first = node_fs__WEBPACK_IMPORTED_MODULE_1___default().readFileSync(fd);
            }
            else {
                first = Buffer.alloc(4);
                node_fs__WEBPACK_IMPORTED_MODULE_1___default().readSync(fd, first, 0, 4, 0);
            }
        }
        finally {
            node_fs__WEBPACK_IMPORTED_MODULE_1___default().closeSync(fd);
        }
    }
    catch (e) {
        const gone = e.code === 'ENOENT';
        return { problem: gone ? 'Missing file' : `Cannot read the file: ${reasonOf(e)}` };
    }
    if (isZip(first))
        return { problem: 'Expected JSON or JSON Lines, found a zip archive; unpack it first' };
    if (isGzip(first)) {
        if (size <= small) {
            try {
                const text = node_zlib__WEBPACK_IMPORTED_MODULE_3___default().gunzipSync(first, { maxOutputLength: small }).toString();
                return { text };
            }
            catch (e) {
                if (e.code !== 'ERR_BUFFER_TOO_LARGE')
                    return { problem: `Cannot unpack the gzip file: ${e.message}; it may be cut off` };
            }
        }
        return large(() => node_fs__WEBPACK_IMPORTED_MODULE_1___default().createReadStream(file).pipe(node_zlib__WEBPACK_IMPORTED_MODULE_3___default().createGunzip()), limit);
    }
    if (size <= small)
        return { text: first.toString() };
    return large(() => node_fs__WEBPACK_IMPORTED_MODULE_1___default().createReadStream(file, { highWaterMark: 1 << 20 }), limit);
}
function large(open, limit) {
    return {
        lines: () => linesOf(open(), limit),
        async whole() {
            const parts = [];
            let size = 0;
            const stream = open();
            for await (const chunk of stream) {
                size += chunk.length;
                if (size > limit) {
                    ;
                    stream.destroy();
                    return undefined;
                }
                parts.push(chunk);
            }
            return Buffer.concat(parts).toString();
        },
    };
}
/** A line that is longer than the limit. */
class TooLong extends Error {
}
/** The lines of a stream, split on `\n` only. Throws TooLong for a line over the limit. */
async function* linesOf(stream, limit) {
    let parts = [];
    let size = 0;
    for await (const chunk of stream) {
        let at = 0;
        for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, at)) {
            const piece = chunk.subarray(at, end);
            yield (parts.length > 0 ? Buffer.concat([...parts, piece]) : piece).toString();
            parts = [];
            size = 0;
            at = end + 1;
        }
        if (at < chunk.length) {
            const rest = chunk.subarray(at);
            parts.push(at > 0 ? Buffer.from(rest) : rest);
            size += rest.length;
            if (size > limit)
                throw new TooLong();
        }
    }
    if (parts.length > 0)
        yield Buffer.concat(parts).toString();
}


/***/ })

};
