export const id = 489;
export const ids = [489];
export const modules = {

/***/ 30723:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ channelsOf),
/* harmony export */   Z: () => (/* binding */ hiddenFrom)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
// Where secrets and the runner's own files lie on a machine: what a command in namespaces does not see.

/** The files through which a step talks to the runner. */
const channels = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
const channelsOf = (env) => absolute(channels.map((name) => env[name]));
/** What programs keep in a home to log in somewhere. */
const logins = [
    ...['.ssh', '.gnupg', '.aws', '.azure', '.kube', '.docker', '.config/gh', '.config/gcloud', '.config/git'],
    ...['.netrc', '.git-credentials', '.gitconfig', '.npmrc', '.yarnrc.yml', '.pypirc', '.cargo/credentials.toml'],
];
/** What a runner of one's own keeps in its folder: its key, and logs of jobs. */
const runnerFiles = ['.credentials', '.credentials_rsaparams', '.runner', '.env', '_diag'];
/** Sockets of daemons that would act outside of the namespaces. */
const sockets = [
    ...['/run/docker.sock', '/run/podman', '/run/containerd', '/run/user', '/run/dbus', '/run/systemd/private'],
    ...['/run/snapd.socket', '/run/buildkit'],
];
/** Files and folders, some of which may not exist. A checkout's `.git` may hold the token that it was fetched with. */
function hiddenFrom(env, cwd) {
    const { HOME, RUNNER_TEMP, GITHUB_WORKSPACE, GITHUB_EVENT_PATH } = env;
    const below = (folder, names) => absolute([folder]).flatMap((root) => names.map((name) => node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(root, name)));
    const hidden = [
        ...channelsOf(env),
        ...absolute([RUNNER_TEMP, GITHUB_EVENT_PATH]),
        ...below(RUNNER_TEMP, runnerFiles.map((name) => `../../${name}`)),
        ...below(GITHUB_WORKSPACE, ['.git']),
        ...below(cwd, ['.git']),
        ...below(HOME, logins),
        ...sockets,
    ];
    return [...new Set(hidden)].filter((file) => node_path__WEBPACK_IMPORTED_MODULE_0___default().dirname(file) !== file);
}
const absolute = (files) => files.filter((file) => file !== undefined && node_path__WEBPACK_IMPORTED_MODULE_0___default().isAbsolute(file));


/***/ }),

/***/ 16810:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EL: () => (/* binding */ copyTree),
/* harmony export */   Lw: () => (/* binding */ Refused),
/* harmony export */   c8: () => (/* binding */ makePlace),
/* harmony export */   dM: () => (/* binding */ removeTree),
/* harmony export */   pl: () => (/* binding */ findWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
// The private copy of what a run left behind: found beside the trace, copied without anything that leads out of it, removed.




/** Why a workspace cannot be used; the message ends with what to do. */
class Refused extends Error {
}
const mostEntries = 500_000;
const mostBytes = 8 * 2 ** 30;
const atOnce = 32;
/** The real path of a workspace that a trace declares. It lies in the trace file's own folder, or is refused. */
async function findWorkspace(declared, traceFile) {
    const shown = JSON.stringify(declared.slice(0, 100));
    if (declared.trim() === '')
        throw new Refused('Missing workspace: the trace names an empty path');
    // A trace may have been recorded on another system, so both kinds of absolute path are refused everywhere.
    if (node_path__WEBPACK_IMPORTED_MODULE_3___default().posix.isAbsolute(declared) || node_path__WEBPACK_IMPORTED_MODULE_3___default().win32.isAbsolute(declared) || /^[A-Za-z]:/.test(declared))
        throw new Refused(`Forbidden absolute workspace ${shown}: record it relative to the trace file`);
    if (declared.includes('\0') || declared.split(/[\\/]/).includes('..'))
        throw new Refused(`Forbidden workspace ${shown}: it must lie in the folder of the trace file`);
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(node_path__WEBPACK_IMPORTED_MODULE_3___default().dirname(node_path__WEBPACK_IMPORTED_MODULE_3___default().resolve(traceFile)));
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(node_path__WEBPACK_IMPORTED_MODULE_3___default().join(folder, declared)).catch(() => undefined);
    if (found === undefined)
        throw new Refused(`Missing workspace ${shown}: keep it beside the trace file`);
    if (!isWithin(found, folder))
        throw new Refused(`Forbidden workspace ${shown}: a link in it leads out of the folder of the trace file`);
    if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(found)).isDirectory())
        throw new Refused(`Expected workspace ${shown} to be a folder, found a file`);
    return found;
}
/** Makes the folder for a command, still empty. */
async function makePlace() {
    const base = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)(node_path__WEBPACK_IMPORTED_MODULE_3___default().join(node_os__WEBPACK_IMPORTED_MODULE_2___default().tmpdir(), 'agent-eval-verify-')));
    const place = { base, work: node_path__WEBPACK_IMPORTED_MODULE_3___default().join(base, 'work'), home: node_path__WEBPACK_IMPORTED_MODULE_3___default().join(base, 'home'), temp: node_path__WEBPACK_IMPORTED_MODULE_3___default().join(base, 'tmp') };
    for (const folder of [place.work, place.home, place.temp])
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { mode: 0o700 });
    return place;
}
/**
 * Copies a folder. A link that leads out of it is refused: without it the command might look at less than it should, with it at
 * files that the run did not leave behind. Sockets, pipes and devices are left out. Returns the number of files and links.
 */
async function copyTree(root, target) {
    const open = [[root, target]];
    let entries = 0;
    let bytes = 0;
    let files = 0;
    for (let at = open.pop(); at; at = open.pop()) {
        const [from, to] = at;
        const children = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(from, { withFileTypes: true });
        entries += children.length;
        if (entries > mostEntries)
            throw new Refused(`Too many files in the workspace: at most ${mostEntries} are copied; leave out what is not needed`);
        const copyOne = async (child) => {
            const source = node_path__WEBPACK_IMPORTED_MODULE_3___default().join(from, child.name);
            const copy = node_path__WEBPACK_IMPORTED_MODULE_3___default().join(to, child.name);
            if (!child.isDirectory())
                files++;
            if (child.isSymbolicLink())
                await copyLink(root, source, copy);
            else if (child.isDirectory()) {
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(copy);
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(copy, (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(source)).mode | 0o700);
                open.push([source, copy]);
            }
            else if (child.isFile()) {
                bytes += (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(source)).size;
                if (bytes > mostBytes)
                    throw new Refused(`Too large a workspace: at most ${mostBytes / 2 ** 30} GiB are copied; leave out what is not needed`);
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)(source, copy, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_FICLONE);
            }
        };
        for (let i = 0; i < children.length; i += atOnce)
            await Promise.all(children.slice(i, i + atOnce).map(copyOne));
    }
    return files;
}
async function copyLink(root, source, copy) {
    const written = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)(source);
    const folder = node_path__WEBPACK_IMPORTED_MODULE_3___default().dirname(source);
    const lexical = node_path__WEBPACK_IMPORTED_MODULE_3___default().resolve(folder, written);
    // A link to nothing is judged by what it says, every other by where it really leads.
    const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(source).catch(() => lexical);
    if (!isWithin(real, root)) {
        const name = node_path__WEBPACK_IMPORTED_MODULE_3___default().relative(root, source).split((node_path__WEBPACK_IMPORTED_MODULE_3___default().sep)).join('/').slice(0, 100);
        throw new Refused(`Forbidden link "${name}": it leads out of the workspace; record the file itself`);
    }
    const kept = !node_path__WEBPACK_IMPORTED_MODULE_3___default().isAbsolute(written) && isWithin(lexical, root) ? written : node_path__WEBPACK_IMPORTED_MODULE_3___default().relative(folder, real) || '.';
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.symlink)(kept, copy);
}
/** Is `file` the folder itself or inside it? Both are real paths. */
function isWithin(file, folder) {
    const way = node_path__WEBPACK_IMPORTED_MODULE_3___default().relative(folder, file);
    return way === '' || (way !== '..' && !way.startsWith(`..${(node_path__WEBPACK_IMPORTED_MODULE_3___default().sep)}`) && !node_path__WEBPACK_IMPORTED_MODULE_3___default().isAbsolute(way));
}
/** Removes a tree, also where the command took away its own permissions. Returns false when something is left. */
async function removeTree(base) {
    const remove = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(base, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).then(() => true, () => false);
    if (await remove())
        return true;
    await openFolders(base).catch(() => { });
    return await remove();
}
async function openFolders(folder) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(folder, 0o700);
    for (const child of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { withFileTypes: true }))
        if (child.isDirectory())
            await openFolders(node_path__WEBPACK_IMPORTED_MODULE_3___default().join(folder, child.name));
}


/***/ }),

/***/ 30489:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  guard: () => (/* binding */ guard)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
var external_node_fs_default = /*#__PURE__*/__webpack_require__.n(external_node_fs_);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./src/files/path.ts
var path = __webpack_require__(48188);
// EXTERNAL MODULE: ./src/oracles/hidden.ts
var oracles_hidden = __webpack_require__(30723);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./src/oracles/seal.ts


/**
 * Takes down files, and folders with all that is in them. What the system notes of a file shows each change of it, one that was
 * taken back too: nobody sets the time of the last change of its entry. `except`: a file that this program itself writes there.
 */
async function seal(files, except) {
    const before = await takeDown(files, except);
    return {
        async changed() {
            const now = await takeDown(files, except);
            const all = new Set([...before.keys(), ...now.keys()]);
            return [...all].filter((file) => before.get(file) !== now.get(file)).sort();
        },
    };
}
async function takeDown(files, except) {
    const seen = new Map();
    const open = [...new Set(files)];
    // Drafts of the excepted file stand beside it, under names that begin with its own.
    const folderOfExcept = except === undefined ? undefined : external_node_path_default().dirname(except);
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
        if (seen.has(file) || (except !== undefined && file.startsWith(except)))
            continue;
        const stat = await (0,promises_.lstat)(file, { bigint: true }).catch(() => undefined);
        seen.set(file, markOf(stat, file === folderOfExcept));
        if (!stat?.isDirectory())
            continue;
        const folder = file;
        for (const name of await (0,promises_.readdir)(folder).catch(() => []))
            open.push(external_node_path_default().join(folder, name));
    }
    return seen;
}
function markOf(stat, untimed) {
    if (stat === undefined)
        return 'missing';
    const { dev, ino, mode, size, mtimeNs, ctimeNs } = stat;
    return untimed ? `${dev} ${ino} ${mode}` : `${dev} ${ino} ${mode} ${size} ${mtimeNs} ${ctimeNs}`;
}

// EXTERNAL MODULE: ./src/oracles/workspace.ts
var oracles_workspace = __webpack_require__(16810);
// EXTERNAL MODULE: ./src/report/index.ts
var report = __webpack_require__(41714);
;// CONCATENATED MODULE: ./src/run/guard.ts
// What surrounds the commands of `verify`: all code is loaded before the first, and what they must leave alone is looked at after the last.








/** So many changed files are named. */
const named = 10;
/** Makes ready for commands. Returns what tells, after them, what they changed of the program, the runner's files and the workspaces. */
async function guard({ questions, shell, ready, entry, cache }) {
    await loadAll(ready);
    const { cwd, env } = shell;
    const watched = [...programOf(entry), ...(0,oracles_hidden/* channelsOf */.M)(env), ...(await workspacesOf(questions))];
    const sealed = await seal(watched, cache === undefined ? undefined : external_node_path_default().resolve(cwd, cache));
    return async () => {
        const changed = await sealed.changed();
        const problems = changed.slice(0, named).map((file) => ({
            file: (0,path/* shown */.SP)(cwd, file),
            message: 'Forbidden change: it is not what it was before the commands of verify, so no verdict of this run holds',
        }));
        const rest = changed.length - problems.length;
        const last = problems.at(-1);
        if (last && rest > 0)
            last.message += `; nor are ${rest} more files`;
        return problems;
    };
}
/** Loads every part that is loaded on demand and may still be needed, so that no file of the program is read once commands ran. */
async function loadAll(ready) {
    await Promise.all([ready.placer(), ...Object.values(report/* reporters */.R).map(({ load }) => load())]);
}
/** The folders that the program is in. The bundle's entries stand beside, or in a folder beside, the folder of their chunks. */
function programOf(entry) {
    if (!entry?.startsWith('file:'))
        return [];
    const folder = external_node_path_default().dirname(external_node_fs_default().realpathSync((0,external_node_url_.fileURLToPath)(entry)));
    return [folder, external_node_path_default().join(folder, 'program'), external_node_path_default().join(folder, '..', 'program')].filter((f) => external_node_fs_default().existsSync(f));
}
async function workspacesOf(questions) {
    const found = [];
    for (const { question, where } of questions) {
        if (question.oracle !== 'verify')
            continue;
        // What is refused here is refused again, and said, when it is asked about.
        const workspace = await (0,oracles_workspace/* findWorkspace */.pl)(question.workspace, where.traceFile).catch(() => undefined);
        if (workspace !== undefined)
            found.push(workspace);
    }
    return found;
}


/***/ })

};
