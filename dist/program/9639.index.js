export const id = 9639;
export const ids = [9639];
export const modules = {

/***/ 7157:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kz: () => (/* binding */ apiKey),
/* harmony export */   gI: () => (/* binding */ given),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81601);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88381);
// The command line's flags, read by the options table.



/**
 * Parses flags by the options table. `only`: the options that the command takes; `files`: how many file names, one and more, or
 * any number; `rows`: options that the command has alone.
 */
function readFlags(argv, only, files = 0, rows = []) {
    const general = _options_js__WEBPACK_IMPORTED_MODULE_2__.options.filter((o) => o.only !== 'action' && (!only || only.includes(o.name)));
    const table = [...general, ...rows];
    const config = Object.fromEntries(table.map((o) => [
        o.name,
        { type: o.type === 'flag' ? 'boolean' : 'string', multiple: o.type === 'list' },
    ]));
    try {
        const { values, positionals } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
            args: [...argv],
            options: config,
            strict: true,
            allowPositionals: files !== 0,
            allowNegative: true,
        });
        if (files === 'some' && positionals.length === 0)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError('Expected one file or more, found 0');
        if (typeof files === 'number' && positionals.length !== files)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Expected ${files === 0 ? 'no file' : files === 1 ? 'one file' : `${files} files`}, found ${positionals.length}`);
        const naming = (name) => `--${name}`;
        const ofTable = Object.fromEntries(general.map(({ name }) => [name, values[name]]));
        return {
            settings: (0,_options_js__WEBPACK_IMPORTED_MODULE_2__.readSettings)(ofTable, naming),
            files: positionals,
            own: (0,_options_js__WEBPACK_IMPORTED_MODULE_2__.readOwn)(rows, values, naming),
        };
    }
    catch (e) {
        if (e instanceof _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError || !(e instanceof Error))
            throw e;
        throw misused(e, table.map((o) => o.name));
    }
}
/** What is wrong with arguments that the parser refuses, for a person. `known`: the names of the options. */
function misused(e, known) {
    const stray = /^Unexpected argument '(.*?)'\./s.exec(e.message)?.[1];
    if (stray !== undefined)
        return new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Unexpected argument ${stray}; this command takes no file`);
    const flag = /'(--?[^' ]+)[^']*'/.exec(e.message)?.[1];
    if (flag === undefined || e.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
        return new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(e.message.split('\n')[0]);
    const typed = flag.replace(/^-+/, '');
    const negated = /^no-?/i.exec(typed)?.[0] ?? '';
    const near = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(typed, known);
    const nearPositive = near === undefined && negated !== '' ? (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(typed.slice(negated.length), known) : undefined;
    const meant = near ?? (nearPositive === undefined ? undefined : `no-${nearPositive}`);
    const hint = meant === undefined ? foreignHint(typed) : `; did you mean --${meant}?`;
    return new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Unknown option ${flag}${hint}`);
}
/** What is no option here may be one elsewhere, or nearly. */
function foreignHint(typed) {
    const near = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(typed, _options_js__WEBPACK_IMPORTED_MODULE_2__.options.map((o) => o.name));
    const option = _options_js__WEBPACK_IMPORTED_MODULE_2__.options.find((o) => o.name === near);
    if (option === undefined)
        return '; --help lists what there is';
    const owner = option.only === 'action' ? 'an input of the action' : 'an option of another command';
    return near === typed ? ` here; it is ${owner}: ${option.doc}` : `; did you mean --${near}? It is ${owner}`;
}
/** Is an option given? */
const given = (argv, name) => argv.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
/** The judge's key never stands among the arguments, where other programs can read it. */
const apiKey = (env) => env['AGENT_EVAL_JUDGE_API_KEY'] || undefined;


/***/ }),

/***/ 57224:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ commands_promote),
  usage: () => (/* binding */ usage)
});

// EXTERNAL MODULE: ./src/options.ts
var options = __webpack_require__(88381);
// EXTERNAL MODULE: ./src/report/printable.ts
var printable = __webpack_require__(29073);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/files/path.ts
var path = __webpack_require__(48188);
// EXTERNAL MODULE: ./src/files/stream.ts
var stream = __webpack_require__(10295);
// EXTERNAL MODULE: ./src/documents/written.ts
var written = __webpack_require__(91629);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/learn/promote.ts
// A failing run → the texts of a test that keeps the check that caught it under test, and of one for the next live runs.


/** One line of a comment, from anywhere. */
const comment = (text) => `# ${((0,written/* tomlValue */.M)(text) ?? '"…"').slice(1, -1).replaceAll('\\"', '"')}`;
const line = (key, value) => {
    const text = (0,written/* tomlValue */.M)(value);
    return text === undefined ? [] : [`${(0,written/* tomlKey */.m)(key)} = ${text}`];
};
/** The test over the stored trace: it passes as long as what failed does. */
function storedText(of) {
    const { name, base, trace, prompt, failed, reason, off, from } = of;
    const date = from.date === undefined ? '' : `, on ${from.date}`;
    return `${[
        comment(`Promoted from ${from.report}${date}: the run ${from.run} of the scenario ${from.scenario}.`),
        '# It passes as long as the checks that caught this run still do, and nothing else fails.',
        ...line('name', name),
        ...line('extends', base),
        ...(prompt === undefined ? [] : line('prompt', prompt)),
        ...line('traces', [trace]),
        ...line('trials', { min: 1, require: 'all' }),
        '',
        '[expect_failure]',
        ...line('reason', (0,model_text/* clip */.$Q)(reason, 300)),
        ...line('dimensions', failed),
        ...(off.length === 0
            ? []
            : ['', '[severity] # a stored run is not judged by these again', ...off.flatMap((id) => line(id, 'off'))]),
    ].join('\n')}\n`;
}
/** The same expectations for the next live runs, which must pass. */
function liveText({ name, off }, stored) {
    return `${[
        '# The same expectations for live runs, which must pass. Record one with the prompt of the stored run, name its file or',
        `# folder like this scenario, and take the line of skip away.`,
        ...line('name', `${name}-live`),
        ...line('extends', stored),
        ...line('skip', 'no live run of it is recorded yet'),
        ...(off.length === 0 ? [] : ['', '[severity]', ...off.flatMap((id) => line(id, 'blocking'))]),
    ].join('\n')}\n`;
}
/** A text as a part of a file name, which means nothing to a glob and nothing to a shell. */
const slug = (text) => text
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
    .slice(0, 60);

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/model/names.ts
var model_names = __webpack_require__(81601);
// EXTERNAL MODULE: ./src/model/relative.ts
var relative = __webpack_require__(2185);
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(47088);
// EXTERNAL MODULE: ./src/report/redact.ts + 3 modules
var redact = __webpack_require__(60216);
// EXTERNAL MODULE: ./src/run/inputs.ts
var run_inputs = __webpack_require__(94280);
// EXTERNAL MODULE: ./src/run/one.ts
var one = __webpack_require__(37769);
// EXTERNAL MODULE: ./src/run/prepare.ts + 5 modules
var prepare = __webpack_require__(11484);
;// CONCATENATED MODULE: ./src/run/promote.ts
// `promote`: a failing run of a report becomes a test, which is judged before it is written.














const largestReport = 256 * 1024 * 1024;
/** Makes the files of a test. Throws a UsageError for a run that does not fail, or not as the report says. */
async function promote(cwd, settings, given) {
    const reported = findRun(cwd, given);
    const inputs = (0,run_inputs/* readInputs */.Ko)(cwd, { ...settings, scenarios: [reported.file] });
    const prepared = await ready(cwd, settings, inputs);
    const scenario = prepared.scenarios.find((one) => one.name === given.scenario);
    if (!scenario)
        throw new options.UsageError(`No scenario of ${reported.file} is ${given.scenario} any more`);
    if (scenario.document.kind === 'json')
        throw new options.UsageError(`${reported.file} is a case set, which nothing can extend: promote takes scenarios in TOML`);
    if (scenario.trials.confidence !== undefined)
        throw new options.UsageError(`${given.scenario} asks for trials with confidence, which one stored run never has`);
    const { config, ready: reading } = prepared;
    const { trace: recorded } = await (0,one/* readOne */.J)(cwd, given.run, { settings, end: config.end, ready: reading });
    const now = prepared.judgeBy(scenario, recorded, given.run);
    const failed = failedOf(now);
    const gone = reported.failed.filter((id) => !failed.includes(id));
    if (gone.length > 0)
        throw new options.UsageError(`${given.run} does not fail ${(0,model_text/* list */.p_)(gone)} any more, as ${given.report} says: judge it again`);
    const unsure = now.result.dimensions.filter((d, at) => d.verdict === 'error' && (0,verdict/* blocks */.Bv)(d) && !isAskedAt(now, at));
    if (unsure.length > 0)
        throw new options.UsageError(`${(0,model_text/* list */.p_)(unsure.map((d) => d.id))} of ${given.run} cannot be told, and only a failure can be expected: ${unsure[0]?.message ?? ''}`);
    if (failed.length === 0)
        throw new options.UsageError(`${given.run} fails ${given.scenario} by nothing that can be judged again without an oracle`);
    const folder = (0,path/* shown */.SP)(cwd, given.to);
    if (folder.startsWith('..') || external_node_path_default().isAbsolute(folder))
        throw new options.UsageError(`Expected --to to name a folder below the working directory, found ${given.to}`);
    const name = `${slug(given.scenario)}-fails-${slug(stemOf(given.run))}`.slice(0, 90);
    const at = (ending) => folder === '' || folder === '.' ? `${name}${ending}` : `${folder}/${name}${ending}`;
    const stored = storedTrace(recorded, name, given.keep ? (one) => one : (one) => (0,redact/* hidden */.R)(one, prepared.redact));
    const test = {
        name,
        base: (0,relative/* relativeTo */.M)(at('.toml'), scenario.document.file),
        trace: at('.json'),
        prompt: scenario.prompt.length > 0 ? undefined : stored.prompt,
        failed,
        reason: prepared.redact(reported.message),
        off: offOf(now),
        from: {
            ...given,
            report: (0,path/* shown */.SP)(cwd, given.report),
            run: prepared.redact(given.run),
        },
    };
    const files = [
        { file: at('.json'), text: `${(0,json/* writeJson */.GF)(stored, 2)}\n` },
        { file: at('.toml'), text: storedText(test) },
        { file: at('-live.toml'), text: liveText(test, `${name}.toml`) },
    ];
    await checkTest(cwd, settings, inputs, { files, test, stored, keep: given.keep });
    return { files, failed, said: saidOf(test) };
}
async function ready(cwd, settings, inputs) {
    const prepared = await (0,prepare/* prepare */.iA)(cwd, { ...settings, traces: [], only: [] }, inputs);
    const [problem] = prepared.problems;
    if (problem)
        throw new options.UsageError(`${problem.file}${problem.line === undefined ? '' : `:${problem.line}`}: ${problem.message}`);
    return prepared;
}
/** Is the test what it says: does the stored run fail as the first did, and in nothing else? */
async function checkTest(cwd, settings, inputs, of) {
    const scenarios = of.files.filter(({ file }) => file.endsWith('.toml'));
    const bases = new Map(inputs.bases);
    for (const one of scenarios)
        bases.set(one.file, one);
    const prepared = await ready(cwd, settings, { ...inputs, scenarios, bases });
    const scenario = prepared.scenarios.find((one) => one.name === of.test.name);
    if (!scenario)
        throw new Error('the test was not written');
    const run = prepared.judgeBy(scenario, of.stored, of.test.trace);
    const counted = run.result.dimensions.filter((d) => d.severity !== 'off');
    const failed = counted.filter((d) => d.verdict === 'fail' && (0,verdict/* blocks */.Bv)(d)).map((d) => d.id);
    const isSame = failed.length === of.test.failed.length && failed.every((id) => of.test.failed.includes(id));
    if (isSame && counted.every((d) => d.verdict !== 'error'))
        return;
    const found = counted.filter((d) => d.verdict === 'error' || (0,verdict/* blocks */.Bv)(d)).map((d) => d.id);
    throw new options.UsageError(`The stored run would fail ${(0,model_text/* list */.p_)(found) || 'nothing'} instead of ${(0,model_text/* list */.p_)(of.test.failed)}${of.keep ? '' : '; what was redacted may have been needed: --keep stores it as it was recorded'}`);
}
const isAskedAt = ({ asked }, at) => asked.some((one) => one.at === at);
const failedOf = (run) => run.result.dimensions.flatMap((d, at) => (d.verdict === 'fail' && (0,verdict/* blocks */.Bv)(d) && !isAskedAt(run, at) ? [d.id] : []));
/** What cannot be told of a stored run without asking again, and what could not be told of it before. */
const offOf = (run) => run.result.dimensions.flatMap((d, at) => d.severity !== 'off' && (isAskedAt(run, at) || d.verdict === 'error') ? [d.id] : []);
/** The trace as it is stored: of the test, without the folder that lay beside it. */
function storedTrace(recorded, name, hide) {
    const { workspace: _, ...rest } = recorded;
    return { ...hide(rest), scenario: name };
}
const stemOf = (run) => (run.split(/[\\/]/).at(-1) ?? run).replace(/\.(?:jsonl?|ndjson|traj|eval)(?:\.gz)?(?=#|$)/i, '');
const saidOf = ({ name, failed, off }) => [
    `${name} passes as long as the stored run fails ${(0,model_text/* list */.p_)(failed)}, and nothing else`,
    `${name}-live asks the same of live runs; it is skipped until one is recorded`,
    ...(off.length > 0 ? [`turned off for the stored run, which nothing can be asked about again: ${(0,model_text/* list */.p_)(off)}`] : []),
];
/** Finds the run in the report, which is data that others may have written. */
function findRun(cwd, { report: name, scenario, run }) {
    const whole = external_node_path_default().resolve(cwd, name);
    const found = (0,path/* statAs */.Pq)(whole) === 'file' ? (0,stream/* readTextFile */.Gu)(whole) : undefined;
    if (found === undefined)
        throw new options.UsageError(`Missing report ${name}: no such file; agent-eval run --report-json ${name} writes one`);
    if (found.length > largestReport)
        throw new options.UsageError(`Expected a report of at most 256 MB, found ${name}`);
    let value;
    try {
        value = (0,json/* parseJson */.qF)(found);
    }
    catch {
        throw new options.UsageError(`Expected a report in JSON, found ${name}`);
    }
    if (!(0,json/* isObject */.Gv)(value) || value['schema'] !== 'agent-eval/report@1')
        throw new options.UsageError(`Expected agent-eval/report@1, found ${name}`);
    const scenarios = (0,json/* array */.YO)(value['scenarios']).map(json/* object */.Ik);
    const one = scenarios.find((each) => each['name'] === scenario);
    if (!one)
        throw new options.UsageError(unknown('scenario', name, scenario, scenarios.map((each) => each['name'])));
    const runs = (0,json/* array */.YO)(one['runs']).map(json/* object */.Ik);
    const failing = runs.find((each) => each['trace'] === run);
    if (!failing)
        throw new options.UsageError(unknown('run', name, run, runs.map((each) => each['trace'])));
    const dimensions = (0,json/* array */.YO)(failing['dimensions']).map((d) => (0,json/* object */.Ik)(d));
    const failed = dimensions.filter((d) => d.severity === 'blocking' && d.verdict === 'fail');
    if (failed.length === 0)
        throw new options.UsageError(`${run} does not fail ${scenario} in ${name}: only a failure becomes a test`);
    const file = (0,json/* text */.Qq)(one['file']);
    if (file === undefined)
        throw new options.UsageError(`Expected the file of ${scenario} in ${name}, found none`);
    const [first] = failed;
    return {
        file,
        failed: failed.flatMap((d) => (isOracle(d) ? [] : ((0,json/* text */.Qq)(d.id) ?? []))),
        message: `${(0,json/* text */.Qq)(first?.id) ?? ''}: ${(0,json/* text */.Qq)(first?.message) ?? ''}`,
    };
}
/** What an oracle decided is not asked again. */
const isOracle = (d) => d.oracle !== undefined || /\.(?:judge|verify)$/.test(String(d.id));
function unknown(kind, report, typed, known) {
    const names = known.filter((name) => typeof name === 'string');
    const near = (0,model_names.nearest)(typed, names);
    return `No ${kind} of ${report} is ${typed}${near === undefined ? `; it has ${(0,model_text/* list */.p_)(names)}` : `; did you mean ${near}?`}`;
}

// EXTERNAL MODULE: ./src/commands/flags.ts
var flags = __webpack_require__(7157);
// EXTERNAL MODULE: ./src/commands/written.ts
var commands_written = __webpack_require__(24105);
;// CONCATENATED MODULE: ./src/commands/promote.ts
// `promote`: a failing run of a report becomes a test.





const own = [
    { name: 'report', type: 'text', value: 'FILE', doc: 'The JSON report that has the failing run' },
    { name: 'scenario', type: 'text', value: 'NAME', doc: 'The scenario that it fails' },
    { name: 'run', type: 'text', value: 'TRACE', doc: 'The run, as the report calls it' },
    { name: 'to', type: 'text', value: 'FOLDER', doc: 'The folder of the test: the stored trace and its scenarios' },
    { name: 'date', type: 'text', value: 'DATE', doc: 'When it failed, to be told in the test' },
    { name: 'keep', type: 'flag', default: 'false', doc: 'Store the trace as it was recorded, with every secret in it' },
    { name: 'force', type: 'flag', default: 'false', doc: 'Write over files that are there already' },
];
const usage = { takes: ['registry', 'skills', 'config', 'trace-format', 'max-trace-mb'], own };
const command = async (argv, { cwd, out }) => {
    const { settings, own: given } = (0,flags/* readFlags */.uW)(argv, usage.takes, 0, own);
    const { report, scenario, run, to, date, keep, force } = given;
    for (const [name, value] of Object.entries({ report, scenario, run, to }))
        if (value === undefined)
            throw new options.UsageError(`Expected --${name}; agent-eval promote --help says what it names`);
    const asked = { report, scenario, run, to, date, keep };
    const { files, said } = await promote(cwd, settings, asked);
    for (const { file } of files)
        (0,commands_written/* checkNew */.j)(cwd, file, force);
    for (const { file, text } of files) {
        (0,commands_written/* writeWhole */.f)(cwd, file, text);
        out(`wrote ${(0,printable.printable)(file)}\n`);
    }
    for (const one of said)
        out(`${(0,printable.printable)(one)}\n`);
    return 0;
};
/* harmony default export */ const commands_promote = (command);


/***/ }),

/***/ 24105:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ writeWhole),
/* harmony export */   j: () => (/* binding */ checkNew)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_draft_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8132);
/* harmony import */ var _files_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48188);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88381);
// Files that commands write for a person: whole or not at all, and none that is there already unless it may be.




/** Throws a UsageError for a file that is there already. */
function checkNew(cwd, file, force) {
    const entry = (0,_files_path_js__WEBPACK_IMPORTED_MODULE_2__/* .statAs */ .Pq)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, file));
    if (entry === 'folder')
        throw new _options_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(`Expected a file to write, found the folder ${file}`);
    if (entry !== undefined && !force)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(`${file} is there already; --force writes over it`);
}
/** Writes a file. Throws a UsageError that says why it could not. */
function writeWhole(cwd, file, text) {
    try {
        const draft = (0,_files_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .beginDraft */ .rr)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, file));
        try {
            draft.write(text);
            draft.publish();
        }
        finally {
            draft.drop();
        }
    }
    catch (e) {
        throw new _options_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(`Cannot write ${file}: ${(0,_files_path_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(e)}`);
    }
}


/***/ }),

/***/ 91629:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ tomlValue),
/* harmony export */   m: () => (/* binding */ tomlKey)
/* harmony export */ });
/* harmony import */ var _toml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52472);
// Values → TOML, as a person would write it.

const lone = /\p{Surrogate}/u;
/** A key, in quotes where it needs them. */
const tomlKey = (key) => (/^[\w-]+$/.test(key) ? key : quoted(key));
/** A value; a table stands inline. `undefined`: TOML has no such value, such as `null` or a text with half a character. */
function tomlValue(value) {
    if (typeof value === 'string')
        return lone.test(value) ? undefined : quoted(value);
    if (typeof value === 'boolean')
        return String(value);
    if (typeof value === 'number')
        return Number.isFinite(value) ? String(value) : undefined;
    if (typeof value === 'bigint')
        return BigInt.asIntN(64, value) === value ? String(value) : undefined;
    if (Array.isArray(value))
        return joined(value.map(tomlValue), '[', ']', '');
    if (!(0,_toml_js__WEBPACK_IMPORTED_MODULE_0__/* .isTable */ .bI)(value))
        return undefined;
    const entries = Object.entries(value).map(([key, inner]) => {
        const written = tomlValue(inner);
        return written === undefined ? undefined : `${tomlKey(key)} = ${written}`;
    });
    return joined(entries, '{', '}', ' ');
}
function joined(parts, open, close, pad) {
    if (parts.includes(undefined))
        return undefined;
    return parts.length === 0 ? `${open}${close}` : `${open}${pad}${parts.join(', ')}${pad}${close}`;
}
/** What a reader of the file cannot see, or sees where it does not stand. */
const unseen = /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const escaped = (text) => {
    const code = text.codePointAt(0);
    const digits = code.toString(16).toUpperCase();
    return code > 0xffff ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
};
/** JSON's escapes are TOML's. What cannot be seen is escaped too, and what a runner's log would obey (`##[`) is broken. */
const quoted = (text) => JSON.stringify(text)
    .replace(unseen, escaped)
    .replace(/##(?=[a-z]*\[)/gi, '#\\u0023');


/***/ }),

/***/ 8132:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ leaves),
/* harmony export */   oD: () => (/* binding */ realPlace),
/* harmony export */   rr: () => (/* binding */ beginDraft)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _builtins_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9143);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48188);
// Writing a file that is there whole or not at all: a draft beside it, which takes its name when all is written.




/** Begins a draft. Throws where it cannot be written. */
function beginDraft(file) {
    makeFolders(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(file));
    // A terminal, a pipe or /dev/null is written to: nothing may take its name.
    const inPlace = !(node_fs__WEBPACK_IMPORTED_MODULE_0___default().lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? true);
    const draft = inPlace ? file : draftName(file);
    const open = node_fs__WEBPACK_IMPORTED_MODULE_0___default().openSync(draft, inPlace ? 'w' : 'wx');
    let isOpen = true;
    const close = () => {
        if (!isOpen)
            return;
        isOpen = false;
        node_fs__WEBPACK_IMPORTED_MODULE_0___default().closeSync(open);
    };
    const remove = () => {
        if (!inPlace)
            node_fs__WEBPACK_IMPORTED_MODULE_0___default().rmSync(draft, { force: true });
    };
    return {
        // Given a descriptor, this writes all of the text from where the last write ended.
        write: (text) => node_fs__WEBPACK_IMPORTED_MODULE_0___default().writeFileSync(open, text),
        publish() {
            close();
            if (!inPlace)
                node_fs__WEBPACK_IMPORTED_MODULE_0___default().renameSync(draft, file);
        },
        drop() {
            try {
                close();
            }
            finally {
                remove();
            }
        },
    };
}
/**
 * Makes a folder and those above it that are missing, one by one: where a file system refuses new folders as if the one above were
 * missing, as /proc does, Node's own recursion never ends.
 */
function makeFolders(folder) {
    const missing = [];
    for (let at = folder; !node_fs__WEBPACK_IMPORTED_MODULE_0___default().existsSync(at) && at !== node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(at); at = node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(at))
        missing.push(at);
    for (const one of missing.reverse()) {
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0___default().mkdirSync(one);
        }
        catch (e) {
            // Another run may have made it meanwhile.
            if (e.code !== 'EEXIST')
                throw e;
        }
    }
}
function draftName(file) {
    const chance = (0,_builtins_js__WEBPACK_IMPORTED_MODULE_3__/* .crypto */ .E)().randomBytes(6).toString('hex');
    return node_path__WEBPACK_IMPORTED_MODULE_1___default().join(node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(file), `.${node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(file)}.${chance}.draft`);
}
/** Where a path that is to be written really lies, through the links on its way; what does not exist yet lies where it is named. */
function realPlace(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0___default().realpathSync.native(file);
    }
    catch (e) {
        const folder = node_path__WEBPACK_IMPORTED_MODULE_1___default().dirname(file);
        if (folder === file)
            throw e;
        if (e.code !== 'ENOENT')
            throw e;
        // A link that leads nowhere would be written through.
        const link = node_fs__WEBPACK_IMPORTED_MODULE_0___default().lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ? node_fs__WEBPACK_IMPORTED_MODULE_0___default().readlinkSync(file) : undefined;
        if (link !== undefined)
            return realPlace(node_path__WEBPACK_IMPORTED_MODULE_1___default().resolve(folder, link));
        return node_path__WEBPACK_IMPORTED_MODULE_1___default().join(realPlace(folder), node_path__WEBPACK_IMPORTED_MODULE_1___default().basename(file));
    }
}
/** Does a path that lies in a folder by its name leave it through a link? */
function leaves(folder, file) {
    if (!(0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(folder, file)))
        return false;
    return !(0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(node_path__WEBPACK_IMPORTED_MODULE_1___default().relative(node_fs__WEBPACK_IMPORTED_MODULE_0___default().realpathSync.native(folder), realPlace(file)));
}


/***/ }),

/***/ 29073:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jsonText: () => (/* binding */ jsonText),
/* harmony export */   printable: () => (/* binding */ printable),
/* harmony export */   safeJson: () => (/* binding */ safeJson),
/* harmony export */   safeLines: () => (/* binding */ safeLines)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5086);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30776);
// Makes text from outside harmless for a terminal and for a log that a CI runner reads commands from.



const unseenInJson = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/**
 * GitHub's runner obeys `##[command]` anywhere in a line, Azure's agent `##vso[`. A trailing `##` and a leading `#[` are
 * broken too, so that two harmless texts do not join into a command.
 */
const hashCommand = /##(?=[a-z]*\[|$)|^#(?=\[)/gim;
const colonCommand = /^(\s*)::/;
const breakHashes = (text) => text.includes('#') ? text.replace(hashCommand, (hashes) => (hashes === '#' ? '\\#' : '#\\#')) : text;
/**
 * One line of text from outside: nothing hidden, no terminal escape, no workflow command even at the start of a line.
 * With `most`, at most that many UTF-16 units.
 */
function printable(text, most) {
    // Making things visible only ever lengthens a text, so its far end need not be looked at.
    const head = most !== undefined && text.length > most ? text.slice(0, (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .pairStart */ .TA)(text, most + 1)) : text;
    let line = breakHashes((0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(head));
    if (line.includes('::'))
        line = line.replace(colonCommand, '$1\\::');
    return most === undefined ? line : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(head.length < text.length ? `${line}…` : line, most);
}
/**
 * Text of several lines in which no line is a workflow command: none starts with `::`, none holds `##[`. Nothing else changes,
 * so colours that a reporter wrote itself stay; text from outside goes through `printable` before.
 */
function safeLines(text) {
    return text
        .split(/\r\n|\r|\n/)
        .map((line) => breakHashes(line).replace(colonCommand, '$1\\::'))
        .join('\n');
}
const escapeUnits = (text) => {
    let escaped = '';
    for (let i = 0; i < text.length; i++)
        escaped += `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`;
    return escaped;
};
/** Is everything in a text of JSON seen? Other controls than this one are escaped in it, and in ASCII there is nothing else. */
const isPlain = (json) => Buffer.byteLength(json) === json.length && !json.includes('\x7f');
/** Pretty JSON of a value, made safe to print (see `safeJson`); a bigint is a plain number. */
const jsonText = (value) => safeJson((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .GF)(value, 2));
/**
 * JSON as it is written here, safe to print, and the same value when it is parsed: characters that cannot be seen are escaped, and the second
 * `#` of a `##` too (outside of strings JSON has neither).
 */
function safeJson(json) {
    const text = json.replaceAll('##', '#\\u0023');
    return isPlain(text) ? text : text.replace(unseenInJson, escapeUnits);
}


/***/ }),

/***/ 30776:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ visible)
/* harmony export */ });
/* unused harmony export visibleLines */
// Characters that nobody can see, made visible.
/** What a reader cannot see or a terminal obeys: controls, bidi and zero-width marks, fillers, tags, line separators, lone surrogates. */
const unseen = /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const plain = /^[\x20-\x7e]*$/;
const named = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** How a character that cannot be seen is shown: `\n`, `\u{1b}`, `\u{202e}`. Plain ASCII, so that any font and any log has it. */
const showUnseen = (character) => named[character] ?? `\\u{${character.codePointAt(0).toString(16)}}`;
/** The text with every character that cannot be seen made visible; one line. */
const visible = (text) => (plain.test(text) ? text : text.replace(unseen, showUnseen));
/** The same of a text whose line breaks and tabs stay. */
const visibleLines = (text) => text.replace(unseen, (character) => (/[\n\t]/.test(character) ? character : showUnseen(character)));


/***/ }),

/***/ 2886:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ standardInput),
/* harmony export */   x: () => (/* binding */ splitTraces)
/* harmony export */ });
/* harmony import */ var _files_globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80020);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88381);
// The lines of the traces input: globs, and `NAME=GLOB` for the traces of one scenario.


/** What standard input, and standard output, are called where a file would be named. */
const standardInput = '-';
/**
 * Parts the lines `name=glob` from the globs. Throws a UsageError for a line that names nothing, and for a name that no scenario has,
 * unless some scenario could not be read: it may be that one's.
 */
function splitTraces(lines, known, someUnread) {
    const named = [];
    const globs = [];
    // A name may hold an equals sign: the longest that fits is meant.
    const byLength = [...known].sort((a, b) => b.length - a.length);
    for (const line of lines) {
        const fits = byLength.find((n) => line.startsWith(n) && /^\s*=/.test(line.slice(n.length)));
        const at = line.indexOf('=', fits?.length);
        const name = fits ?? line.slice(0, at).trim();
        const glob = line.slice(at + 1).trim();
        if (at >= 0 && glob === '')
            throw new _options_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(`Expected a glob behind ${JSON.stringify(line)} in traces, found nothing: what it was made from is empty`);
        if (/^!\s*$/.test(line))
            throw new _options_js__WEBPACK_IMPORTED_MODULE_1__.UsageError('Expected a glob behind "!" in traces, found nothing');
        if (at <= 0 || (fits === undefined && (!(0,_files_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .isExact */ .u0)(name) || name.includes('/')))) {
            globs.push(line);
            continue;
        }
        if (fits === undefined && !someUnread)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(`Unknown scenario ${JSON.stringify(name)} in traces ${JSON.stringify(line)}; known are ${[...known].join(', ') || 'none'}`);
        if (glob.startsWith('!'))
            throw new _options_js__WEBPACK_IMPORTED_MODULE_1__.UsageError(`Expected a glob that takes files in traces ${JSON.stringify(line)}, found one that leaves some out; give that a line of its own`);
        named.push({ name, glob });
        globs.push(glob);
    }
    return { named, globs };
}


/***/ }),

/***/ 37769:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readOne)
/* harmony export */ });
/* unused harmony export readAll */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48188);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5086);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88381);
/* harmony import */ var _sources_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49750);
// Reading one trace that a person names: a file, or one of several in a file, as reports label it (`FILE#ID`).





/** Reads every trace of a file. Throws a UsageError for what is none. */
async function readAll(cwd, file, { settings, end, ready }) {
    const found = [];
    const entry = (0,_files_path_js__WEBPACK_IMPORTED_MODULE_1__/* .statAs */ .Pq)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, file));
    if (entry === undefined)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Missing trace ${file}: no such file`);
    if (entry === 'folder')
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Expected a trace, found the folder ${file}`);
    const { problems } = await (0,_sources_js__WEBPACK_IMPORTED_MODULE_3__/* .readSource */ .o$)(cwd, (0,_sources_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceOf */ .vz)(cwd, file), settings, {
        end,
        places: ready,
        take: (trace, label) => void found.push({ trace, label, file }),
    });
    const [problem] = problems;
    if (problem)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Cannot read ${problem.file}: ${problem.message}`);
    return found;
}
/** Reads the one trace that a name means. Throws a UsageError where there is none, or several. */
async function readOne(cwd, name, reading) {
    const isFile = (0,_files_path_js__WEBPACK_IMPORTED_MODULE_1__/* .statAs */ .Pq)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, name)) !== undefined;
    const hash = isFile ? -1 : name.lastIndexOf('#');
    const file = hash < 0 ? name : name.slice(0, hash);
    const all = await readAll(cwd, file, reading);
    const wanted = hash < 0 ? all : all.filter((one, i) => one.label === name || name.slice(hash + 1) === String(i + 1));
    const [one, ...others] = wanted;
    if (!one)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`No trace of ${file} is ${name}; it has ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(all.map((each) => each.label))}`);
    if (others.length > 0)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Expected one trace in ${file}, found ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(all.length, 'trace')}; name one: ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(all.map((each) => each.label))}`);
    return one;
}


/***/ })

};
