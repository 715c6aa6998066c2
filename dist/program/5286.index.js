export const id = 5286;
export const ids = [5286,9521];
export const modules = {

/***/ 9538:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kz: () => (/* binding */ apiKey),
/* harmony export */   PX: () => (/* binding */ misused),
/* harmony export */   gI: () => (/* binding */ given),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1601);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8381);
// The command line's flags, read by the options table.



/**
 * Parses flags by the options table. `only`: the options that the command takes; `files`: how many file names, one and more, or
 * any number.
 */
function readFlags(argv, only, files = 0) {
    const table = _options_js__WEBPACK_IMPORTED_MODULE_2__.options.filter((o) => o.only !== 'action' && (!only || only.includes(o.name)));
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
            throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`Expected ${files === 1 ? 'one file' : 'no file'}, found ${positionals.length}`);
        return { settings: (0,_options_js__WEBPACK_IMPORTED_MODULE_2__.readSettings)(values, (name) => `--${name}`), files: positionals };
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

/***/ 357:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ lineReader)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_stream_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(295);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(216);
// The lines of files that people write, to be shown under a problem.



/** Reads lines of TOML files, the last file kept. Traces are not shown, nor a line that holds a secret. */
function lineReader(cwd) {
    const redact = (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .redactor */ .$p)([]);
    let last;
    return (file, line) => {
        if (!/\.toml$/i.test(file))
            return undefined;
        if (last?.file !== file)
            last = { file, lines: linesOf(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, file)) };
        const text = last.lines[line - 1];
        return text === undefined || redact(text) !== text ? undefined : text;
    };
}
function linesOf(file) {
    try {
        return ((0,_files_stream_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .Gu)(file) ?? '').split(/\r\n|\n/);
    }
    catch {
        // What the problem says is enough.
        return [];
    }
}


/***/ }),

/***/ 5286:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__),
/* harmony export */   usage: () => (/* binding */ usage)
/* harmony export */ });
/* harmony import */ var _judging_report_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4367);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8381);
/* harmony import */ var _report_feed_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3452);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1714);
/* harmony import */ var _run_merge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9521);
/* harmony import */ var _run_reports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(742);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9538);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(357);
// `merge`: puts the reports of shards together.








const usage = {
    words: 'REPORT…',
    takes: [
        ...['scenarios', 'config', 'fail-on', 'allow-missing-shards', 'quiet', 'json'],
        ...['report-json', 'report-junit', 'report-sarif', 'report-ctrf', 'report-markdown', 'report-rows'],
    ],
};
const command = async (argv, { cwd, env, out, err, color }) => {
    const { settings, files } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .readFlags */ .uW)(argv, usage.takes, 'some');
    const report = await (0,_run_merge_js__WEBPACK_IMPORTED_MODULE_2__.merge)(cwd, files, settings, env['RUNNER_TEMP'] || undefined);
    try {
        for (const said of report.said)
            err(`agent-eval: ${said}\n`);
        const unwritten = await (0,_run_reports_js__WEBPACK_IMPORTED_MODULE_3__/* .writeReports */ .L)(cwd, settings, report);
        const shown = await _report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .reporters */ .R[settings.json ? 'json' : settings.quiet ? 'line' : 'text'].load();
        const sink = (0,_report_feed_js__WEBPACK_IMPORTED_MODULE_6__/* .chunks */ .VN)(out);
        (0,_report_feed_js__WEBPACK_IMPORTED_MODULE_6__/* .feed */ .hm)(report, [shown.make(sink, { color, lineOf: (0,_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .lineReader */ .g)(cwd) })]);
        sink.flush();
        if (unwritten.length > 0)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_0__.UsageError(unwritten.join('\n'));
    }
    finally {
        report.close();
    }
    if (report.missing.length > 0 && !settings.allowMissingShards)
        return 1;
    return (0,_judging_report_js__WEBPACK_IMPORTED_MODULE_7__/* .gate */ .Gj)(report.head, settings.failOn).holds ? 0 : 1;
};
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = (command);


/***/ }),

/***/ 9521:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  merge: () => (/* binding */ merge)
});

// EXTERNAL MODULE: ./src/files/globs.ts + 2 modules
var files_globs = __webpack_require__(257);
// EXTERNAL MODULE: ./src/files/spool.ts
var files_spool = __webpack_require__(292);
// EXTERNAL MODULE: ./src/judging/tally.ts
var judging_tally = __webpack_require__(8614);
// EXTERNAL MODULE: ./src/model/compact.ts
var compact = __webpack_require__(5948);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/options.ts
var options = __webpack_require__(8381);
// EXTERNAL MODULE: ./src/report/redact.ts + 3 modules
var redact = __webpack_require__(216);
// EXTERNAL MODULE: ./src/run/baselines.ts + 4 modules
var baselines = __webpack_require__(8282);
// EXTERNAL MODULE: ./src/run/conclude.ts + 1 modules
var conclude = __webpack_require__(4867);
// EXTERNAL MODULE: ./src/run/inputs.ts
var inputs = __webpack_require__(4280);
// EXTERNAL MODULE: ./src/run/portion.ts
var portion = __webpack_require__(4818);
// EXTERNAL MODULE: ./src/run/prepare.ts + 12 modules
var prepare = __webpack_require__(4128);
// EXTERNAL MODULE: ./src/run/ready.ts + 2 modules
var run_ready = __webpack_require__(8027);
// EXTERNAL MODULE: ./src/run/reports.ts
var reports = __webpack_require__(742);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
var external_node_fs_default = /*#__PURE__*/__webpack_require__.n(external_node_fs_);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./src/files/hash.ts
var hash = __webpack_require__(6667);
// EXTERNAL MODULE: ./src/files/path.ts
var path = __webpack_require__(8188);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(7979);
// EXTERNAL MODULE: ./src/model/verdict.ts
var model_verdict = __webpack_require__(7088);
// EXTERNAL MODULE: ./src/version.ts
var version = __webpack_require__(311);
;// CONCATENATED MODULE: ./src/run/shards.ts
// Reading the reports of shards. They are data that others may have written: what merge builds on is checked, and what can be counted
// again is not believed.










/** A report with more bytes is no shard's: cut the run into more of them. */
const mostBytes = 500_000_000;
/** Reads the report of a shard. Throws a UsageError that says why it is none. */
function readShard(cwd, name, redact) {
    const refuse = (why) => {
        throw new options.UsageError(`Cannot merge ${name}: ${why}`);
    };
    const text = textOf(external_node_path_default().resolve(cwd, name), refuse);
    let report;
    try {
        report = JSON.parse(text);
    }
    catch (e) {
        return refuse(`expected JSON, found another text, or a part of it (${e.message})`);
    }
    if (!(0,json/* isObject */.Gv)(report) || report['schema'] !== 'agent-eval/report@1')
        return refuse('expected agent-eval/report@1');
    if ((0,json/* nestedBeyond */.L3)(report, 100))
        return refuse('expected a report, found it nested too deeply');
    const given = report['shard'];
    if (!(0,json/* isObject */.Gv)(given))
        return refuse('expected the report of a shard, found one of a whole run; what is merged is not merged again');
    const shard = given;
    if (shard.version !== version/* version */.r)
        return refuse(`it was made by version ${String(shard.version)}, and this is ${version/* version */.r}; judge and merge by one version`);
    const wrong = wrongIn(shard);
    if (wrong !== undefined)
        return refuse(`expected the report of a shard, found ${wrong} missing or of another kind`);
    const { common: _, part: __, only: ___, ...identity } = shard;
    const common = (0,portion/* redacted */.pc)(shard.common, redact);
    const scenarios = (0,json/* array */.YO)(report['scenarios']);
    if (scenarios.length !== common.plans.length || shard.positions.length !== scenarios.length)
        return refuse('expected its scenarios to be those of its plan');
    const clean = cleaner(redact);
    return {
        ...identity,
        name,
        hash: (0,hash/* sha256 */.s)(text),
        common,
        part: (0,portion/* redacted */.pc)(shard.part, redact),
        ...(shard.only ? { only: (0,portion/* redacted */.pc)(shard.only, redact) } : {}),
        runs: scenarios.map((scenario, i) => {
            const runs = (0,json/* array */.YO)((0,json/* object */.Ik)(scenario)['runs']);
            const positions = (shard.positions[i] ?? '').split(' ').filter((p) => p !== '');
            if (runs.length !== positions.length)
                return refuse('expected a position for each of its runs');
            const tally = (0,judging_tally/* emptyTally */.CK)();
            const kept = runs.map((run, n) => {
                const position = (0,portion/* readWritten */.IL)(positions[n] ?? '') ?? refuse(`found the position of run ${n + 1} wrong`);
                const result = clean(run) ?? refuse(`found run ${n + 1} of scenario ${i + 1} to be none`);
                (0,judging_tally/* tallyRun */.YM)(tally, result);
                return { ...position, passed: result.verdict === 'pass', text: JSON.stringify(result) };
            });
            return { kept, tally };
        }),
    };
}
function textOf(file, refuse) {
    try {
        if (external_node_fs_default().statSync(file).size > mostBytes)
            return refuse('it has more than 500 MB; cut the run into more shards');
        return external_node_fs_default().readFileSync(file, 'utf8');
    }
    catch (e) {
        if (e instanceof options.UsageError)
            throw e;
        return refuse(`it cannot be read: ${(0,path/* reasonOf */.A3)(e)}`);
    }
}
const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
const isText = (value) => typeof value === 'string';
const areTexts = (value) => Array.isArray(value) && value.every(isText);
const areObjects = (value) => Array.isArray(value) && value.every(json/* isObject */.Gv);
/** What is not as it must be; `undefined`: nothing. */
function wrongIn(shard) {
    const { common, part } = shard;
    const checks = {
        index: isCount(shard.index) && shard.index >= 1 && shard.index <= shard.count,
        count: isCount(shard.count),
        files: isCount(shard.files),
        listing: isText(shard.listing),
        settings: isText(shard.settings),
        scenarios: isText(shard.scenarios),
        positions: areTexts(shard.positions),
        common: (0,json/* isObject */.Gv)(common) && areObjects(common['plans']) && (0,json/* array */.YO)(common['plans']).every(isPlan),
        'common.owners': areTexts((0,json/* object */.Ik)(common)['owners']),
        'common.scenarios': isCount((0,json/* object */.Ik)(common)['scenarios']),
        'common.weakened': areTexts((0,json/* object */.Ik)(common)['weakened']),
        'common.notes': areTexts((0,json/* object */.Ik)(common)['notes']),
        'common.problems': (0,json/* array */.YO)((0,json/* object */.Ik)(common)['problems']).every(isProblem),
        'common.faults': (0,json/* array */.YO)((0,json/* object */.Ik)(common)['faults']).every(isProblem),
        'common.globs': areObjects((0,json/* object */.Ik)(common)['globs']) && (0,json/* array */.YO)((0,json/* object */.Ik)(common)['globs']).every(isGlob),
        part: (0,json/* isObject */.Gv)(part) && isCount(part['traces']) && isCount(part['leftOut']),
        'part.telling': areObjects((0,json/* object */.Ik)(part)['telling']) && (0,json/* array */.YO)((0,json/* object */.Ik)(part)['telling']).every(isTelling),
        'part.oracle': areTexts((0,json/* object */.Ik)((0,json/* object */.Ik)(part)['oracle'])['notes']),
        'part.oracle.problems': (0,json/* array */.YO)((0,json/* object */.Ik)((0,json/* object */.Ik)(part)['oracle'])['problems']).every(isProblem),
        only: shard.only === undefined || isOnly(shard.only),
    };
    return Object.keys(checks).find((key) => !checks[key]);
}
const isProblem = (value) => isText((0,json/* object */.Ik)(value)['file']) && isText((0,json/* object */.Ik)(value)['message']);
const isGlob = (value) => isProblem((0,json/* object */.Ik)(value)['problem']);
function isPlan(value) {
    const { name, tags, trials, severity, document, everyTrace } = (0,json/* object */.Ik)(value);
    return (isText(name) &&
        areTexts(tags) &&
        isCount((0,json/* object */.Ik)(trials)['min']) &&
        (0,json/* isObject */.Gv)(severity) &&
        isText((0,json/* object */.Ik)(document)['file']) &&
        typeof everyTrace === 'boolean');
}
function isTelling(value) {
    const { source, file, unmatched, workspaces, problems } = (0,json/* object */.Ik)(value);
    return (isCount(source) &&
        isText(file) &&
        areObjects(unmatched) &&
        (0,json/* array */.YO)(unmatched).every((one) => isText((0,json/* object */.Ik)(one)['trace']) && isText((0,json/* object */.Ik)(one)['reason'])) &&
        areTexts(workspaces) &&
        (0,json/* array */.YO)(problems).every(isProblem));
}
const isOnly = ({ runs, telling }) => areObjects(runs) &&
    (0,json/* array */.YO)(runs).every((one) => isCount((0,json/* object */.Ik)(one)['plan']) && isText((0,json/* object */.Ik)(one)['position'])) &&
    areObjects(telling) &&
    (0,json/* array */.YO)(telling).every(isTelling);
const verdicts = ['pass', 'fail', 'skip', 'error'];
/** Makes runs of what may be one: texts are redacted again, and the verdict is told by the dimensions. */
function cleaner(redact) {
    const known = new Map();
    const remembering = (text) => {
        let said = known.get(text);
        if (said === undefined) {
            said = redact(text);
            if (known.size < 10_000)
                known.set(text, said);
        }
        return said;
    };
    return (value) => {
        if (!(0,json/* isObject */.Gv)(value) || !isText(value['trace']) || !isText(value['format']))
            return undefined;
        const { stats, dimensions } = value;
        if (!(0,json/* isObject */.Gv)(stats) || !isCount(stats['tool_calls']) || !Array.isArray(dimensions))
            return undefined;
        if (!dimensions.every(isDimension))
            return undefined;
        const run = (0,portion/* redacted */.pc)(value, remembering);
        run.verdict = dimensions.some(model_verdict/* blocks */.Bv) ? 'fail' : 'pass';
        return run;
    };
}
function isDimension(value) {
    const { id, verdict, severity, message } = (0,json/* object */.Ik)(value);
    return isText(id) && isText(message) && verdicts.includes(verdict) && model_verdict/* severities */.gO.some((one) => one === severity);
}

// EXTERNAL MODULE: ./src/run/trials.ts + 2 modules
var run_trials = __webpack_require__(6406);
;// CONCATENATED MODULE: ./src/run/merge.ts
// The reports of shards → the report of the whole run, in the same bytes.
















/** Merges the reports that the globs name. Throws a UsageError where they are not the shards of one run. */
async function merge(cwd, globs, settings, folder) {
    (0,reports/* checkReports */.U)(cwd, settings, []);
    const baseline = (0,baselines/* readBaseline */.m)(cwd, settings);
    const files = reportsOf(cwd, globs);
    const said = [];
    const redact = await redactorOf(cwd, settings);
    const spool = (0,files_spool/* makeSpool */.m)(folder);
    try {
        const shards = new Map();
        let first;
        let trials = [];
        for (const name of files) {
            const { runs, common, ...rest } = readShard(cwd, name, redact);
            const known = { ...rest, common: (0,compact/* compact */.o)(common) };
            if (!first) {
                first = { known, common };
                trials = common.plans.map(() => new run_trials/* Trials */.i(spool.list()));
            }
            agree(first.known, known);
            const same = shards.get(known.index);
            if (same) {
                if (same.hash === known.hash)
                    continue;
                throw new options.UsageError(`Cannot merge ${name}: shard ${known.index} of ${known.count} is given twice, and ${same.name} says otherwise`);
            }
            shards.set(known.index, known);
            for (const [i, { kept, tally }] of runs.entries())
                trials[i]?.addKept(kept, tally);
        }
        if (!first)
            throw new options.UsageError(`No report matched ${globs.join(', ')}`);
        said.push(...compareScenarios(cwd, settings, first.known));
        return await concludeAll({ ...first, shards, trials, spool, redact, said, settings, baseline });
    }
    catch (e) {
        spool.close();
        throw e;
    }
}
function reportsOf(cwd, globs) {
    const listing = (0,files_globs/* listFiles */.CS)(cwd, globs, (file) => /\.json$/i.test(file));
    const [unmatched] = listing.unmatched;
    if (unmatched !== undefined)
        throw new options.UsageError(`Expected ${JSON.stringify(unmatched)} to match the reports of shards, found no file`);
    const [fault] = listing.faults;
    if (fault)
        throw new options.UsageError(`Cannot merge ${fault.file}: ${fault.message}`);
    return listing.files;
}
async function redactorOf(cwd, settings) {
    const ready = (0,run_ready/* makeReady */.w)();
    const { readConfigFile } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 4280));
    const config = await (0,prepare/* configOf */.W1)({ config: readConfigFile(cwd, settings.config) }, ready);
    return (0,redact/* redactor */.$p)(config.redact.patterns.map(ready.pattern));
}
/** Throws a UsageError for shards that are not of one run. */
function agree(first, other) {
    const told = [
        ['count', 'is of another number of shards'],
        ['commit', 'judged another commit'],
        ['run', 'is of another run'],
        ['listing', 'listed other trace files, or files of other sizes'],
        ['scenarios', 'judged by other scenarios'],
        ['settings', 'judged by other settings, or by another config, registry or skills'],
        ['common', 'was told otherwise what every shard reads'],
    ];
    for (const [key, why] of told)
        if (first[key] !== other[key])
            throw new options.UsageError(`Cannot merge ${other.name} with ${first.name}: it ${why}`);
}
/** Are the scenarios here those of the shards? Throws a UsageError where they differ. Says it where there are none. */
function compareScenarios(cwd, settings, { name, scenarios }) {
    let here;
    try {
        here = (0,portion/* scenariosHash */.U9)((0,inputs/* readInputs */.K)(cwd, { scenarios: settings.scenarios, config: settings.config }));
    }
    catch (e) {
        if (!(e instanceof options.UsageError))
            throw e;
        return ['There are no scenarios here to compare with: merge takes the shards’ word for what they judged by'];
    }
    if (here !== scenarios)
        throw new options.UsageError(`Cannot merge ${name}: it judged by other scenarios than those in ${settings.scenarios.join(', ')}`);
    return [];
}
async function concludeAll({ known, common, shards, trials: given, spool, redact, said, settings, baseline, }) {
    const missing = Array.from({ length: known.count }, (_, i) => i + 1).filter((index) => !shards.has(index));
    const inOrder = [...shards.values()].sort((a, b) => a.index - b.index);
    const parts = inOrder.map(({ part }) => part);
    const part = {
        traces: sum(parts, (one) => one.traces),
        leftOut: sum(parts, (one) => one.leftOut),
        telling: parts.flatMap((one) => one.telling).sort((a, b) => a.source - b.source),
        oracle: {
            problems: unique(parts.flatMap((one) => one.oracle.problems)),
            notes: [...new Set(parts.flatMap((one) => one.oracle.notes))],
        },
    };
    let trials = given;
    const only = inOrder.find((one) => one.only)?.only;
    if (only && part.traces === 1 && missing.length === 0) {
        trials = common.plans.map(() => new run_trials/* Trials */.i(spool.list()));
        addOnly(trials, only, redact);
        const numbers = new Set(only.telling.map((one) => one.source));
        const others = part.telling.filter((one) => !numbers.has(one.source) && one.unmatched.length === 0);
        part.telling = [...others, ...only.telling].sort((a, b) => a.source - b.source);
    }
    const links = linksOf(common);
    for (const one of trials)
        one.arrange(links.canonical, links.linked);
    const fed = await (0,conclude/* conclude */.Ep)({
        common: { ...common, problems: [...common.problems, ...missingProblems(missing, known.count)] },
        part,
        trials,
        failOn: settings.failOn,
        ...(baseline ? { baseline, compareTo: (results) => (0,baselines/* compareWith */.G)(baseline, settings, undefined, results) } : {}),
        places: async () => placesOf,
        redact,
    });
    return { ...fed, missing, said, close: spool.close };
}
const sum = (all, of) => all.reduce((n, one) => n + of(one), 0);
function unique(problems) {
    return [...new Map(problems.map((one) => [(0,compact/* compact */.o)(one), one])).values()];
}
const missingProblems = (missing, of) => missing.length === 0
    ? []
    : [
        {
            file: `shard ${missing[0]} of ${of}`,
            message: `Missing shard: ${(0,model_text/* count */.U9)(missing.length, 'report')} of ${of} ${missing.length === 1 ? 'is' : 'are'} missing (${(0,model_text/* list */.p_)(missing.map(String))}); no verdict holds without ${missing.length === 1 ? 'it' : 'them'}`,
        },
    ];
/** A trace that is the only one of all shards: it belongs to the only scenario. */
function addOnly(trials, { runs }, redact) {
    const clean = cleaner(redact);
    for (const { plan, position, run } of runs) {
        const result = clean(run);
        const at = (0,portion/* readWritten */.IL)(position);
        if (!result || !at)
            throw new options.UsageError('Cannot merge: the run of the only trace is none');
        const tally = (0,judging_tally/* emptyTally */.CK)();
        (0,judging_tally/* tallyRun */.YM)(tally, result);
        trials[plan]?.addKept([{ ...at, passed: result.verdict === 'pass', text: JSON.stringify(result) }], tally);
    }
}
/** Which sources are links to which. */
function linksOf({ links }) {
    const to = new Map(links);
    return { canonical: (source) => to.get(source) ?? source, linked: new Set(links.flat()) };
}
/** The plan says where its own dimensions point; those of runs have their places already. */
const placesOf = ({ places = {} }) => ([route]) => (route === 'name' || route === 'trials' || route === 'expect_failure' || route === 'budget'
    ? places[route]
    : undefined) ?? {
    place: { line: 1, column: 1, end_line: 1 },
};


/***/ })

};
