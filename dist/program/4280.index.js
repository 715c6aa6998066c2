export const id = 4280;
export const ids = [4280];
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
