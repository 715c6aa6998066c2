export const id = 8321;
export const ids = [8321];
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

/***/ 8321:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  makeOracles: () => (/* binding */ makeOracles)
});

// UNUSED EXPORTS: oracles

// EXTERNAL MODULE: ./src/oracles/judge.ts + 6 modules
var judge = __webpack_require__(93180);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
var external_node_os_default = /*#__PURE__*/__webpack_require__.n(external_node_os_);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./src/oracles/processes.ts
// Ending every process that a command started, those that left its group and session included where the system shows them.




const mostRounds = 40;
/**
 * Ends the family. The group goes first. Then:
 * - Linux: every process that has the variable, works or has its program in the folder, or is of the session, until none is
 *   found twice. What escapes cleared its environment, left the folder and began a session of its own.
 * - macOS: every process whose environment `ps` shows with the variable.
 * - Windows: the tree below the first process, as far as the system still knows it.
 */
async function endFamily(family) {
    if (process.platform === 'win32')
        return await endTree(family);
    kill(-family.pid);
    let quiet = 0;
    for (let round = 0; round < mostRounds && quiet < 2; round++) {
        const strays = process.platform === 'linux' ? straysOfLinux(family) : await straysByPs(family);
        for (const pid of strays)
            kill(pid);
        quiet = strays.length === 0 ? quiet + 1 : 0;
        if (process.platform !== 'linux' && quiet > 0)
            return;
        // A process that was just born, or is just dying, shows neither environment nor folder.
        await (0,promises_.setTimeout)(strays.length === 0 ? 1 : 5);
    }
}
/** Ends what can be ended at once: for the moment in which this program itself is ended. */
function endFamilyNow(family) {
    kill(process.platform === 'win32' ? family.pid : -family.pid);
    if (process.platform === 'linux')
        for (const pid of straysOfLinux(family))
            kill(pid);
}
function kill(pid) {
    try {
        process.kill(pid, 'SIGKILL');
    }
    catch {
        // It is gone.
    }
}
function straysOfLinux({ pid, marker, base }) {
    const variable = `${marker[0]}=${marker[1]}`;
    const isOurs = (id) => {
        const own = `/proc/${id}`;
        const stat = attempt(() => (0,external_node_fs_.readFileSync)(`${own}/stat`, 'latin1'));
        if (stat === undefined)
            return false;
        // After the program's name, which may hold anything: state, parent, group, session.
        const [state, , , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        if (state === 'Z' || state === 'X')
            return false;
        if (session === String(pid))
            return true;
        if (attempt(() => (0,external_node_fs_.readFileSync)(`${own}/environ`, 'latin1'))
            ?.split('\0')
            .includes(variable))
            return true;
        return ['cwd', 'exe'].some((link) => {
            const target = attempt(() => (0,external_node_fs_.readlinkSync)(`${own}/${link}`));
            return target !== undefined && (target === base || target.startsWith(base + (external_node_path_default()).sep));
        });
    };
    return (attempt(() => (0,external_node_fs_.readdirSync)('/proc')) ?? [])
        .filter((id) => /^\d+$/.test(id) && id !== String(process.pid) && isOurs(id))
        .map(Number);
}
async function straysByPs({ marker }) {
    const shown = await output('/bin/ps', ['-A', '-E', '-ww', '-o', 'pid=,command=']);
    return shown
        .split('\n')
        .filter((line) => line.includes(`${marker[0]}=${marker[1]}`))
        .map((line) => Number.parseInt(line, 10))
        .filter((pid) => pid > 1 && pid !== process.pid);
}
/** A parent's id may have been given to another process since, so only children born after the command began count. */
async function endTree({ pid, since, systemRoot }) {
    const system = external_node_path_default().win32.join(systemRoot, 'System32');
    await output(external_node_path_default().win32.join(system, 'taskkill.exe'), ['/T', '/F', '/PID', String(pid)]);
    const script = [
        `$since = [DateTime]::Parse('${since.toISOString()}').ToUniversalTime()`,
        '$all = Get-CimInstance Win32_Process | Where-Object { $_.CreationDate.ToUniversalTime() -ge $since }',
        `$open = @(${pid})`,
        'while ($open.Count -gt 0) {',
        '  $children = @($all | Where-Object { $open -contains $_.ParentProcessId })',
        '  $children | ForEach-Object { Stop-Process -Id $_.ProcessId -Force -ErrorAction SilentlyContinue }',
        '  $open = @($children | ForEach-Object { $_.ProcessId })',
        '}',
    ].join('\n');
    await output(external_node_path_default().win32.join(system, 'WindowsPowerShell', 'v1.0', 'powershell.exe'), [
        '-NoProfile',
        '-NonInteractive',
        '-Command',
        script,
    ]);
}
/** What a program of the system prints; nothing when it cannot start. */
function output(program, args) {
    return new Promise((resolve) => {
        const child = (0,external_node_child_process_.spawn)(program, args, { stdio: ['ignore', 'pipe', 'ignore'], timeout: 20_000, windowsHide: true });
        let text = '';
        child.stdout.setEncoding('utf8').on('data', (chunk) => {
            text += chunk;
        });
        child.on('error', () => resolve(''));
        child.on('close', () => resolve(text));
    });
}
function attempt(read) {
    try {
        return read();
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./src/oracles/shell.ts
// Which bash runs a command, and the environment it gets: what a program needs to start, and nothing of the job.


/** Finds bash, or `undefined`. On Windows it is Git's: the `bash.exe` of the system folder starts another operating system. */
function findBash(env, platform, exists) {
    const folders = searchPath(env, platform);
    if (platform !== 'win32')
        return [...folders, '/bin', '/usr/bin'].map((folder) => external_node_path_default().posix.join(folder, 'bash')).find(exists);
    const { join, dirname } = (external_node_path_default()).win32;
    const besideGit = folders
        .filter((folder) => exists(join(folder, 'git.exe')))
        .flatMap((folder) => [join(dirname(folder), 'bin', 'bash.exe'), join(dirname(dirname(folder)), 'bin', 'bash.exe')]);
    const installed = ['ProgramFiles', 'ProgramW6432', 'ProgramFiles(x86)', 'LOCALAPPDATA']
        .flatMap((name) => read(env, name, platform) ?? [])
        .flatMap((folder) => [join(folder, 'Git', 'bin', 'bash.exe'), join(folder, 'Programs', 'Git', 'bin', 'bash.exe')]);
    const others = folders
        .filter((folder) => !/\\(?:system32|sysnative|syswow64|windowsapps)\\?$/i.test(folder))
        .map((folder) => join(folder, 'bash.exe'));
    return [...installed, ...besideGit, ...others].find(exists);
}
/** Finds a program of the system's in the folders of PATH. */
const findProgram = (name, env) => searchPath(env, process.platform)
    .map((folder) => external_node_path_default().join(folder, name))
    .find((file) => (0,external_node_fs_.existsSync)(file));
/** The whole environment of a command. `marker` is how its processes are found again. */
function cleanEnvironment(env, platform, place, marker) {
    const windows = platform === 'win32';
    const clean = {
        PATH: searchPath(env, platform).join(windows ? ';' : ':') || '/usr/local/bin:/usr/bin:/bin',
        HOME: place.home,
        LANG: read(env, 'LANG', platform) ?? (platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'),
        CI: 'true',
        TMPDIR: place.temp,
        [marker[0]]: marker[1],
    };
    if (!windows)
        return clean;
    for (const name of ['SystemRoot', 'SystemDrive', 'windir', 'ComSpec', 'PATHEXT', 'NUMBER_OF_PROCESSORS']) {
        const value = read(env, name, platform);
        if (value !== undefined)
            clean[name] = value;
    }
    return { ...clean, TEMP: place.temp, TMP: place.temp, USERPROFILE: place.home };
}
/** The folders of PATH. A relative one would let files of the workspace pose as programs. */
function searchPath(env, platform) {
    const windows = platform === 'win32';
    const absolute = windows ? (external_node_path_default()).win32.isAbsolute : (external_node_path_default()).posix.isAbsolute;
    return (read(env, 'PATH', platform) ?? '').split(windows ? ';' : ':').filter((folder) => absolute(folder));
}
/** A variable; on Windows its name has no case. */
function read(env, name, platform) {
    if (platform !== 'win32')
        return env[name];
    const key = Object.keys(env).find((other) => other.toLowerCase() === name.toLowerCase());
    return key === undefined ? undefined : env[key];
}

;// CONCATENATED MODULE: ./src/oracles/command.ts
// Runs one command to its end or its time limit, keeps the end of its output, and leaves no process behind.





/** Runs what was started in the place's copy. Rejects when it cannot start. */
async function runCommand(start, options) {
    const { place } = options;
    const marker = ['AGENT_EVAL_VERIFY', (0,external_node_crypto_.randomBytes)(16).toString('hex')];
    const since = new Date();
    const child = (0,external_node_child_process_.spawn)(start.program, start.args, {
        cwd: place.work,
        env: cleanEnvironment(options.env, process.platform, place, marker),
        stdio: ['ignore', 'pipe', 'pipe', start.announced ? 'pipe' : 'ignore'],
        // A session of its own on POSIX, so that the whole of it can be ended. On Windows it would open a console window.
        detached: process.platform !== 'win32',
        windowsHide: true,
    });
    let begun = !start.announced;
    child.stdio[3]?.once('data', () => {
        begun = true;
    });
    const tail = keepTail(child, options.outputCap);
    await new Promise((started, failed) => child.once('spawn', started).once('error', failed));
    const family = {
        pid: child.pid ?? 0,
        marker,
        base: place.base,
        since,
        systemRoot: options.env['SystemRoot'] ?? 'C:\\Windows',
    };
    const release = endWithUs(family);
    let timedOut = false;
    const exited = new Promise((resolve) => {
        child.once('exit', (exit, signal) => resolve({ exit, signal }));
    });
    const closed = new Promise((resolve) => child.once('close', () => resolve()));
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(() => resolve('late'), options.timeoutMs);
    });
    try {
        timedOut = (await Promise.race([exited, late])) === 'late';
        await endFamily(family);
        // Nothing but a system that refused to end it lets it run on here.
        if (timedOut)
            child.kill('SIGKILL');
        const end = await exited;
        // Whoever still holds the output after that is none of ours, or cannot be seen: do not wait for it.
        await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 1000).unref())]);
        return { ...end, timedOut, output: tail(), begun };
    }
    finally {
        clearTimeout(timer);
        child.stdout?.destroy();
        child.stderr?.destroy();
        child.stdio[3]?.destroy();
        release();
    }
}
/** Reads all of the output and keeps its last `most` bytes, in the order of arrival, in memory of fixed size. */
function keepTail(child, most) {
    const kept = Buffer.alloc(most * 2);
    let size = 0;
    const keep = (chunk) => {
        const end = chunk.subarray(Math.max(0, chunk.length - most));
        if (size + end.length > kept.length) {
            kept.copyWithin(0, size - most, size);
            size = most;
        }
        size += end.copy(kept, size);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    // A cut may fall inside a character.
    return () => kept.toString('utf8', Math.max(0, size - most), size).replace(/^\uFFFD{1,3}/, '');
}
const running = new Set();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/**
 * A session of its own does not get the terminal's interrupt, so this program ends it, and removes its folder, when it is itself
 * interrupted or exits. Returns the function that takes this back.
 */
function endWithUs(family) {
    if (running.size === 0) {
        process.on('exit', endAll);
        for (const signal of signals)
            process.on(signal, interrupted);
    }
    running.add(family);
    return () => {
        running.delete(family);
        if (running.size > 0)
            return;
        process.off('exit', endAll);
        for (const signal of signals)
            process.off(signal, interrupted);
    };
}
function endAll() {
    for (const family of running) {
        endFamilyNow(family);
        try {
            (0,external_node_fs_.rmSync)(family.base, { recursive: true, force: true, maxRetries: 3 });
        }
        catch {
            // The system removes its temporary folder in time.
        }
    }
    running.clear();
}
function interrupted(signal) {
    endAll();
    for (const name of signals)
        process.off(name, interrupted);
    process.kill(process.pid, signal);
}

;// CONCATENATED MODULE: ./src/oracles/confine.ts
/** No descriptor but input, output and errors reaches a command, whatever this program was itself started with. */
const closeOthers = (last) => `for fd in /dev/fd/[0-9]*; do fd=\${fd##*/}; if [ "$fd" != "[0-9]*" ] && [ "$fd" -gt ${last} ]; then eval "exec $fd>&-"; fi; done`;
/**
 * Runs as the first process of new namespaces, with rights in them alone. Hides what holds secrets, offers the place (its
 * temporary folder as the system's, too), makes everything else read-only, and gives all rights up before the command begins.
 * The command is not that first process itself, which signals do not reach.
 */
const setUp = `
${closeOthers(3)}
set -e
base=$1 user=$2 group=$3 command=$4
shift 4
cd "$base"
for hidden; do
  if [ -d "$hidden" ]; then mount -t tmpfs none "$hidden"
  elif [ -e "$hidden" ]; then mount --bind /dev/null "$hidden"
  fi
done
offered=":/dev/shm:$base:"
if [ -d /dev/shm ]; then mount -t tmpfs none /dev/shm; fi
for temp in /tmp /var/tmp; do
  if [ -d $temp ] && [ ! -L $temp ]; then
    mount -c --bind tmp $temp
    offered+="$temp:"
  fi
done
mkdir -p "$base"
mount -c --bind . "$base"
for kernel in /proc/sys /proc/sysrq-trigger; do
  if [ -e $kernel ]; then
    mount --bind $kernel $kernel
    mount -o remount,bind,ro $kernel
  fi
done
declare -A flags
while read -r _ _ _ _ at options _; do
  printf -v at %b "$at"
  flags[$at]=$options
done </proc/self/mountinfo
for at in "\${!flags[@]}"; do
  case $at in /proc | /proc/*) continue ;; esac
  if [[ $offered != *":$at:"* && \${flags[$at]} == rw* && -e $at ]]; then
    mount -o "remount,bind,ro\${flags[$at]#rw}" "$at"
  fi
done
cd "$base/work"
unset OLDPWD
exec 4>&2
printf ready >&3
exec 2>/dev/null 3>&-
set +e
unshare --user "--map-user=$user" "--map-group=$group" setpriv --no-new-privs "$BASH" -c "$command" 2>&4 4>&-
exit $?
`;
/** Namespaces of its own for users, mounts, processes and shared memory; the network stays the job's. */
const namespaces = (unshare, bash, ids, hidden) => ({
    whole: true,
    start: (command, { base }) => ({
        program: unshare,
        args: [
            ...['--user', '--map-root-user', '--mount', '--pid', '--ipc', '--fork', '--kill-child', '--mount-proc', '--'],
            ...[bash, '-c', setUp, 'agent-eval', base, String(ids.user), String(ids.group), command, ...hidden],
        ],
        announced: true,
    }),
});
/** The command as the job's own user; `setpriv`, where there is one, keeps it from becoming another, as by sudo. */
const bare = (bash, setpriv) => ({
    whole: false,
    start: (command) => ({
        program: bash,
        args: [
            '-c',
            `${closeOthers(2)}; exec "$@"`,
            'agent-eval',
            ...(setpriv === undefined ? [] : [setpriv, '--no-new-privs']),
            ...[bash, '-c', command],
        ],
        announced: false,
    }),
});

// EXTERNAL MODULE: ./src/oracles/hidden.ts
var oracles_hidden = __webpack_require__(30723);
// EXTERNAL MODULE: ./src/oracles/workspace.ts
var oracles_workspace = __webpack_require__(16810);
;// CONCATENATED MODULE: ./src/oracles/detect.ts
// Finds out what a command can be kept from on this system, by trying it.






const trialMs = 20_000;
/** Tries the strictest first. */
async function detect(bash, env, cwd) {
    const tell = (why) => `Commands of verify ran without namespaces (${why}): they could read the job's environment, and what they change is only looked for afterwards; see docs/trust.md`;
    const [user, group] = [process.getuid?.(), process.getgid?.()];
    if (process.platform !== 'linux' || user === undefined || group === undefined)
        return { ...bare(bash, undefined), note: tell(`not on ${process.platform}`) };
    const find = (name) => findProgram(name, env);
    const [unshare, setpriv] = [find('unshare'), find('setpriv')];
    let why = `missing ${unshare === undefined ? 'unshare' : 'setpriv'}`;
    if (unshare !== undefined && setpriv !== undefined) {
        const strict = namespaces(unshare, bash, { user, group }, [...(0,oracles_hidden/* hiddenFrom */.Z)(env, cwd), external_node_os_default().tmpdir()]);
        const ended = await tryOut(strict, env);
        if (ended.begun && ended.exit === 0)
            return strict;
        why = ended.output.trim().split('\n')[0]?.slice(0, 200) || 'not granted';
    }
    const less = bare(bash, setpriv);
    const works = setpriv !== undefined && (await tryOut(less, env)).exit === 0;
    return { ...(works ? less : bare(bash, undefined)), note: tell(why) };
}
/** Runs a command that does nothing. */
async function tryOut(confinement, env) {
    const place = await (0,oracles_workspace/* makePlace */.c8)();
    try {
        return await runCommand(confinement.start('true', place), { place, timeoutMs: trialMs, outputCap: 4096, env });
    }
    finally {
        await (0,oracles_workspace/* removeTree */.dM)(place.base);
    }
}

// EXTERNAL MODULE: ./src/oracles/limit.ts
var limit = __webpack_require__(8616);
;// CONCATENATED MODULE: ./src/oracles/verify.ts
// Verify: a command, run in a private copy of what the run left behind.








const verify = {
    id: 'verify',
    doc: 'runs a command in a copy of what the agent left behind',
    option: 'allow-verify',
    make: ({ verify }, shell) => (verify.allow ? makeVerify(verify, shell) : undefined),
};
/** What a failure quotes of the output, in characters. */
const quoted = 600;
/** What is searched for secrets before it is cut, so that a cut shows no half of one. */
const searched = 16_000;
/** The most bytes of a command's output that are kept: its end. */
const outputCap = 64 << 10;
/** Makes the oracle that runs commands. `ask` never rejects. */
function makeVerify({ timeout }, shell) {
    const many = (0,limit/* makeLimit */.m)(shell.concurrency);
    // Without namespaces a command could write into the copy of another that runs beside it.
    const one = (0,limit/* makeLimit */.m)(1);
    const timeoutMs = timeout * 1000;
    const notes = [];
    let detecting;
    /** What commands are kept from here: found out before the first of them, and the same for all. */
    function confinement(bash) {
        detecting ??= detect(bash, shell.env, shell.cwd).then((detected) => {
            if (detected.note !== undefined)
                notes.push(shell.redact(detected.note));
            return detected;
        });
        return detecting;
    }
    async function run({ command, workspace }, traceFile) {
        const source = await (0,oracles_workspace/* findWorkspace */.pl)(workspace, traceFile);
        const bash = findBash(shell.env, process.platform, external_node_fs_.existsSync);
        if (bash === undefined)
            return { unavailable: 'Missing bash: install it, on Windows with Git' };
        const { whole, start } = await confinement(bash);
        return (whole ? many : one)(() => runIn(source, (place) => start(command, place)));
    }
    async function runIn(source, startIn) {
        const place = await (0,oracles_workspace/* makePlace */.c8)();
        try {
            const files = await (0,oracles_workspace/* copyTree */.EL)(source, place.work);
            // Many a command finds nothing to complain about where there is nothing at all.
            if (files === 0)
                return { unavailable: 'Missing files: the workspace is empty; record what the run left behind' };
            const ended = await runCommand(startIn(place), { place, timeoutMs, outputCap, env: shell.env });
            if (!ended.begun)
                return { unavailable: `Cannot set up namespaces: ${tailOf(ended.output)}` };
            return explain(ended, files, timeoutMs, tailOf(ended.output));
        }
        finally {
            await (0,oracles_workspace/* removeTree */.dM)(place.base);
        }
    }
    function tailOf(output) {
        return Array.from(shell.redact(output.trimEnd().slice(-searched)))
            .slice(-quoted)
            .join('');
    }
    return {
        notes: () => notes,
        ask: (question, where) => run(question, where.traceFile).catch((problem) => ({
            unavailable: problem instanceof oracles_workspace/* Refused */.Lw ? problem.message : `Cannot start the command: ${shell.redact(tell(problem))}`,
        })),
    };
}
function explain(ended, files, timeoutMs, output) {
    const record = {
        oracle: 'verify',
        ...(ended.timedOut ? { timed_out: true } : { exit: ended.exit }),
        ...(ended.signal && !ended.timedOut ? { signal: ended.signal } : {}),
        output,
    };
    if (ended.exit === 0 && !ended.timedOut)
        return {
            pass: true,
            reason: `The command exited with 0 in a copy of the workspace (${(0,model_text/* count */.U9)(files, 'file')})`,
            record,
        };
    const found = ended.timedOut
        ? `Expected the command to end within ${timeoutMs / 1000} s, and it was stopped`
        : `Expected the command to exit with 0, found ${verify_status(ended)}`;
    return {
        pass: false,
        reason: `${found}; ${output === '' ? 'it printed nothing' : `its output ends with: ${output}`}`,
        record,
    };
}
/** Words for an exit: a shell reports a signal of a program it ran as 128 and the signal's number. */
function verify_status({ exit, signal }) {
    if (signal)
        return `the end by ${signal}`;
    const name = Object.entries((external_node_os_default()).constants.signals).find(([, number]) => exit === 128 + number)?.[0];
    const meaning = exit === 127 ? ' (a program was not found)' : exit === 126 ? ' (a program may not be run)' : '';
    return `${exit}${name ? ` (${name})` : meaning}`;
}
function tell(problem) {
    return (problem instanceof Error ? problem.message : String(problem)).slice(0, 300);
}

;// CONCATENATED MODULE: ./src/oracles/index.ts


const oracles = [judge/* judge */.S, verify];
/** Makes the oracles that the workflow allows; a question to one that it does not is answered by how to turn it on. */
function makeOracles(settings, shell) {
    const made = oracles.map(({ id, option, make }) => ({ id, option, on: make(settings, shell) }));
    return {
        notes: () => made.flatMap(({ on }) => on?.notes?.() ?? []),
        async ask(question, where) {
            const meant = made.find(({ id }) => id === question.oracle);
            if (meant?.on)
                return meant.on.ask(question, where);
            return { unavailable: `not enabled: set ${meant?.option}` };
        },
    };
}


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


/***/ })

};
