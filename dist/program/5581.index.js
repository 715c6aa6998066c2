export const id = 5581;
export const ids = [5581];
export const modules = {

/***/ 95581:
/***/ ((module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(311);
// The command line: which command, the process it runs in, and the exit status.


const commands = {
    run: 'judge traces against scenarios (the default)',
    merge: 'put the reports of shards together: merge REPORT…',
    init: 'learn a first scenario from good runs: init --name NAME --traces GLOB',
    promote: 'make a test of a failing run: promote --report FILE --scenario NAME --run TRACE --to FOLDER',
    validate: 'check scenario files without any trace',
    strength: 'measure which faults of passing runs the scenarios would not notice',
    show: 'print a trace as a timeline, with --json in the native form, or with --html for a browser',
    diff: 'show two traces side by side, and where the first left the second: diff A B',
    shrink: 'cut a failing trace to a smallest one that fails the same way: shrink TRACE --scenario FILE',
    find: 'list what agents left on this machine, newest first, for show to take',
    convert: 'write traces in the native form: convert FILE… --out FOLDER',
    formats: 'list the trace formats that can be read',
    snapshot: 'print files and folders as they are now, as a state: snapshot PATH… [--text]',
    'judge-check': 'measure the judge against labels: JSON Lines of {prompt, rubric, answer, pass}',
    help: 'show this help',
};
/** Each command is loaded when it is asked for: start-up counts. */
const load = {
    run: () => Promise.all(/* import() */[__webpack_require__.e(2888), __webpack_require__.e(875), __webpack_require__.e(1138), __webpack_require__.e(8381), __webpack_require__.e(5595), __webpack_require__.e(2359), __webpack_require__.e(216), __webpack_require__.e(9750), __webpack_require__.e(8386), __webpack_require__.e(4280), __webpack_require__.e(9488), __webpack_require__.e(4331)]).then(__webpack_require__.bind(__webpack_require__, 94331)),
    merge: () => Promise.all(/* import() */[__webpack_require__.e(2888), __webpack_require__.e(875), __webpack_require__.e(1138), __webpack_require__.e(8381), __webpack_require__.e(5595), __webpack_require__.e(2359), __webpack_require__.e(216), __webpack_require__.e(4715), __webpack_require__.e(9750), __webpack_require__.e(1484), __webpack_require__.e(8386), __webpack_require__.e(4280), __webpack_require__.e(9488), __webpack_require__.e(2626), __webpack_require__.e(9894), __webpack_require__.e(5286)]).then(__webpack_require__.bind(__webpack_require__, 35286)),
    init: () => Promise.all(/* import() */[__webpack_require__.e(2888), __webpack_require__.e(875), __webpack_require__.e(1138), __webpack_require__.e(8381), __webpack_require__.e(5595), __webpack_require__.e(2359), __webpack_require__.e(216), __webpack_require__.e(4715), __webpack_require__.e(9750), __webpack_require__.e(1484), __webpack_require__.e(8386), __webpack_require__.e(4280), __webpack_require__.e(8991), __webpack_require__.e(1087)]).then(__webpack_require__.bind(__webpack_require__, 86425)),
    promote: () => Promise.all(/* import() */[__webpack_require__.e(2888), __webpack_require__.e(875), __webpack_require__.e(1138), __webpack_require__.e(8381), __webpack_require__.e(5595), __webpack_require__.e(2359), __webpack_require__.e(216), __webpack_require__.e(4715), __webpack_require__.e(9750), __webpack_require__.e(1484), __webpack_require__.e(8386), __webpack_require__.e(4280), __webpack_require__.e(9639)]).then(__webpack_require__.bind(__webpack_require__, 57224)),
    validate: () => Promise.all(/* import() */[__webpack_require__.e(2888), __webpack_require__.e(875), __webpack_require__.e(1138), __webpack_require__.e(8381), __webpack_require__.e(5595), __webpack_require__.e(2359), __webpack_require__.e(216), __webpack_require__.e(4715), __webpack_require__.e(9750), __webpack_require__.e(1484), __webpack_require__.e(8386), __webpack_require__.e(4280), __webpack_require__.e(9488), __webpack_require__.e(2626), __webpack_require__.e(9894), __webpack_require__.e(1333), __webpack_require__.e(10)]).then(__webpack_require__.bind(__webpack_require__, 30010)),
    strength: () => Promise.all(/* import() */[__webpack_require__.e(2888), __webpack_require__.e(875), __webpack_require__.e(1138), __webpack_require__.e(8381), __webpack_require__.e(5595), __webpack_require__.e(2359), __webpack_require__.e(216), __webpack_require__.e(4715), __webpack_require__.e(9750), __webpack_require__.e(1484), __webpack_require__.e(8386), __webpack_require__.e(4280), __webpack_require__.e(2626), __webpack_require__.e(8991), __webpack_require__.e(2055)]).then(__webpack_require__.bind(__webpack_require__, 83177)),
    show: () => Promise.all(/* import() */[__webpack_require__.e(2888), __webpack_require__.e(875), __webpack_require__.e(1138), __webpack_require__.e(8381), __webpack_require__.e(5595), __webpack_require__.e(2359), __webpack_require__.e(216), __webpack_require__.e(4715), __webpack_require__.e(9750), __webpack_require__.e(1484), __webpack_require__.e(8386), __webpack_require__.e(4280), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 62669)),
    diff: () => Promise.all(/* import() */[__webpack_require__.e(2888), __webpack_require__.e(875), __webpack_require__.e(1138), __webpack_require__.e(8381), __webpack_require__.e(5595), __webpack_require__.e(2359), __webpack_require__.e(216), __webpack_require__.e(4715), __webpack_require__.e(9750), __webpack_require__.e(1484), __webpack_require__.e(8386), __webpack_require__.e(4280), __webpack_require__.e(1430)]).then(__webpack_require__.bind(__webpack_require__, 20609)),
    shrink: () => Promise.all(/* import() */[__webpack_require__.e(2888), __webpack_require__.e(875), __webpack_require__.e(1138), __webpack_require__.e(8381), __webpack_require__.e(5595), __webpack_require__.e(2359), __webpack_require__.e(216), __webpack_require__.e(4715), __webpack_require__.e(9750), __webpack_require__.e(1484), __webpack_require__.e(8386), __webpack_require__.e(4280), __webpack_require__.e(2635)]).then(__webpack_require__.bind(__webpack_require__, 86388)),
    find: () => Promise.all(/* import() */[__webpack_require__.e(2888), __webpack_require__.e(875), __webpack_require__.e(1138), __webpack_require__.e(8381), __webpack_require__.e(5595), __webpack_require__.e(2359), __webpack_require__.e(216), __webpack_require__.e(4715), __webpack_require__.e(9750), __webpack_require__.e(1484), __webpack_require__.e(8386), __webpack_require__.e(4280), __webpack_require__.e(3027)]).then(__webpack_require__.bind(__webpack_require__, 9996)),
    convert: () => Promise.all(/* import() */[__webpack_require__.e(2888), __webpack_require__.e(875), __webpack_require__.e(1138), __webpack_require__.e(8381), __webpack_require__.e(5595), __webpack_require__.e(2359), __webpack_require__.e(216), __webpack_require__.e(4715), __webpack_require__.e(9750), __webpack_require__.e(1484), __webpack_require__.e(8386), __webpack_require__.e(4280), __webpack_require__.e(3718)]).then(__webpack_require__.bind(__webpack_require__, 87249)),
    formats: () => Promise.all(/* import() */[__webpack_require__.e(875), __webpack_require__.e(8381), __webpack_require__.e(5595), __webpack_require__.e(6944)]).then(__webpack_require__.bind(__webpack_require__, 68045)),
    snapshot: () => Promise.all(/* import() */[__webpack_require__.e(875), __webpack_require__.e(8381), __webpack_require__.e(2415)]).then(__webpack_require__.bind(__webpack_require__, 82415)),
    'judge-check': () => Promise.all(/* import() */[__webpack_require__.e(875), __webpack_require__.e(8381), __webpack_require__.e(216), __webpack_require__.e(8386), __webpack_require__.e(3180), __webpack_require__.e(2515)]).then(__webpack_require__.bind(__webpack_require__, 76797)),
};
/** Runs the command line. Returns the exit status: 0 the gate holds, 1 it does not, 2 usage or config error. */
async function main(typed) {
    const { argv, color } = takeColor(typed);
    if (argv[0] === '--version' || argv[0] === '-v' || argv[0] === 'version') {
        process.stdout.write(`${_version_js__WEBPACK_IMPORTED_MODULE_1__/* .version */ .r}\n`);
        return 0;
    }
    const named = argv[0] !== undefined && !argv[0].startsWith('-');
    const name = named ? argv[0] : 'run';
    const rest = named ? argv.slice(1) : argv;
    try {
        if (name === _version_js__WEBPACK_IMPORTED_MODULE_1__/* .workerWord */ .p) {
            await (await Promise.all(/* import() */[__webpack_require__.e(2888), __webpack_require__.e(875), __webpack_require__.e(1138), __webpack_require__.e(8381), __webpack_require__.e(5595), __webpack_require__.e(2359), __webpack_require__.e(216), __webpack_require__.e(4715), __webpack_require__.e(9750), __webpack_require__.e(1484), __webpack_require__.e(8386), __webpack_require__.e(4280), __webpack_require__.e(1964)]).then(__webpack_require__.bind(__webpack_require__, 34198))).serve();
            return 0;
        }
        if (name === 'help' || rest.includes('--help') || rest.includes('-h')) {
            // `help NAME` and `NAME --help` are of the command; `help` and `--help` are of all.
            const asked = name === 'help' ? rest.find((word) => !word.startsWith('-')) : named ? name : undefined;
            process.stdout.write(await helpFor(asked));
            return 0;
        }
        if (!isCommand(name))
            return await unknownCommand(name);
        const { default: command } = await load[name]();
        return await command(rest, {
            cwd: process.cwd(),
            env: process.env,
            out: (text) => void process.stdout.write(text),
            err: (text) => void process.stderr.write(text),
            drained: async () => {
                if (process.stdout.writableNeedDrain)
                    await new Promise((resolve) => process.stdout.once('drain', resolve));
            },
            input: () => process.stdin,
            color,
            columns: process.stdout.columns,
            live: Boolean(process.stderr.isTTY),
            entry: (0,node_url__WEBPACK_IMPORTED_MODULE_0__.pathToFileURL)(process.argv[1] ?? '').href,
        });
    }
    catch (e) {
        const [{ UsageError }, { printable }] = await Promise.all([__webpack_require__.e(/* import() */ 8381).then(__webpack_require__.bind(__webpack_require__, 88381)), Promise.all(/* import() */[__webpack_require__.e(875), __webpack_require__.e(9073)]).then(__webpack_require__.bind(__webpack_require__, 29073))]);
        const usage = e instanceof UsageError;
        const text = usage ? e.message : `Crash of agent-eval itself, please report it: ${e.stack ?? String(e)}`;
        const lines = text.split('\n').map((line) => printable(line));
        process.stderr.write(`agent-eval: ${lines.join('\n')}\n`);
        return usage ? 2 : 1;
    }
}
/** Takes `--color` and `--no-color`, which every command has, from the arguments. Else a terminal has colours, unless the environment says so. */
function takeColor(typed) {
    const { FORCE_COLOR: force, NO_COLOR: no, TERM: term } = process.env;
    let color = Boolean(process.stdout.isTTY) && !no && term !== 'dumb';
    if (force !== undefined)
        color = !/^(?:0|false)$/.test(force);
    const end = typed.includes('--') ? typed.indexOf('--') : typed.length;
    const argv = typed.filter((arg, i) => {
        if (i >= end || !/^--(?:no-)?color$/.test(arg))
            return true;
        color = arg === '--color';
        return false;
    });
    return { argv, color };
}
async function helpFor(name) {
    const { help, helpOf } = await Promise.all(/* import() */[__webpack_require__.e(8381), __webpack_require__.e(4875)]).then(__webpack_require__.bind(__webpack_require__, 64875));
    if (name === undefined || name === 'help')
        return help(commands, (await load.run()).usage);
    if (!isCommand(name))
        return unknownCommand(name);
    return helpOf(name, commands[name], (await load[name]()).usage);
}
const isCommand = (name) => Object.hasOwn(load, name);
async function unknownCommand(name) {
    const [{ UsageError }, { nearest }] = await Promise.all([__webpack_require__.e(/* import() */ 8381).then(__webpack_require__.bind(__webpack_require__, 88381)), __webpack_require__.e(/* import() */ 1601).then(__webpack_require__.bind(__webpack_require__, 81601))]);
    const near = nearest(name, Object.keys(commands));
    const known = Object.keys(commands).join(', ');
    const hint = near ? `; did you mean ${near}?` : /[./\\]/.test(name) ? `; did you mean agent-eval run ${name}?` : '';
    throw new UsageError(`Unknown command ${name}${hint || '.'} Commands: ${known}`);
}
// A reader that stops reading (`| head`) is no fault of the run.
process.stdout.on('error', (e) => {
    if (e.code !== 'EPIPE')
        throw e;
});
// Held until there is another: what ends early was not judged.
process.exitCode = 1;
process.exitCode = await main(process.argv.slice(2));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
