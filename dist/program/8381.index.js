export const id = 8381;
export const ids = [8381,1601];
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


/***/ }),

/***/ 88381:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UsageError: () => (/* binding */ UsageError),
/* harmony export */   ofOnePlace: () => (/* binding */ ofOnePlace),
/* harmony export */   options: () => (/* binding */ options),
/* harmony export */   outputs: () => (/* binding */ outputs),
/* harmony export */   readOwn: () => (/* binding */ readOwn),
/* harmony export */   readSettings: () => (/* binding */ readSettings)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81601);
// The one table of options: the command line's flags, the action's inputs and the tables of the documentation are made from it.

const options = [
    {
        name: 'scenarios',
        type: 'list',
        value: 'GLOB',
        default: 'scenarios/**/*.toml',
        doc: 'Scenario files (TOML) and case sets (JSON Lines); `!GLOB` takes files away',
    },
    {
        name: 'traces',
        type: 'list',
        value: 'GLOB',
        default: 'traces/**/*',
        doc: 'Trace files; `NAME=GLOB` binds what it matches to the scenario NAME',
    },
    {
        name: 'artifact',
        type: 'list',
        value: 'NAME',
        doc: 'Artifacts to download, by name or glob (`!NAME` takes some away): `traces` is then relative to them, one folder an artifact, and takes all where it is left out',
        only: 'action',
    },
    {
        name: 'run-id',
        type: 'text',
        value: 'ID',
        doc: 'The run whose artifacts are downloaded, else this one; of another the token needs `actions: read`',
        only: 'action',
    },
    {
        name: 'repository',
        type: 'text',
        value: 'OWNER/NAME',
        doc: 'The repository of `run-id`, else this one',
        only: 'action',
    },
    {
        name: 'github-token',
        type: 'text',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the runner evaluates it
        default: '${{ github.token }}',
        doc: 'The token for artifacts of other runs, `baseline-branch`, `comment` and `check-name`; nothing else needs one',
        only: 'action',
    },
    {
        name: 'only',
        type: 'list',
        value: 'NAME',
        doc: 'Take these scenarios alone, by name or by tag (`tag:TAG`); `*` is a wildcard. What is left out is counted',
    },
    {
        name: 'changed-since',
        type: 'text',
        value: 'REPORT',
        doc: 'Judge only scenarios that changed since this report, whose traces changed, or that did not hold in it; what is left out is counted and counts as nothing',
    },
    {
        name: 'registry',
        type: 'text',
        value: 'FILE',
        doc: 'The registry of commands (JSON or TOML) that golden scenarios need',
    },
    {
        name: 'skills',
        type: 'text',
        value: 'FOLDER',
        doc: 'The folder of skills (`NAME/SKILL.md`) that golden scenarios need',
    },
    {
        name: 'config',
        type: 'text',
        value: 'FILE',
        doc: 'The config file; without it `agent-eval.toml`, if there is one',
    },
    {
        name: 'trace-format',
        type: 'text',
        value: 'NAME',
        default: 'auto',
        doc: 'The format of all traces, when it should not be detected (`agent-eval formats` lists them)',
    },
    {
        name: 'fail-on',
        type: 'choice',
        choices: ['blocking', 'advisory', 'regressions', 'never'],
        default: 'blocking',
        doc: 'What fails the check: blocking dimensions, advisory ones too, those alone that the baseline does not know, or nothing (the verdict stays as it is)',
    },
    {
        name: 'baseline',
        type: 'list',
        value: 'GLOB',
        doc: 'Reports of earlier runs (files, folders or globs; the newest last) that this one is compared with',
    },
    {
        name: 'baseline-branch',
        type: 'text',
        value: 'BRANCH',
        doc: 'Compare with the newest runs of this workflow on this branch, whose reports are downloaded; the token needs `actions: read`',
        only: 'action',
    },
    {
        name: 'baseline-artifact',
        type: 'text',
        value: 'NAME',
        default: 'agent-eval-report',
        doc: 'With `baseline-branch`: the artifact that holds the report of a run',
        only: 'action',
    },
    {
        name: 'baseline-runs',
        type: 'number',
        least: 1,
        default: '10',
        doc: 'With `baseline-branch`: how many runs to compare with, green or red',
        only: 'action',
    },
    {
        name: 'baseline-missing',
        type: 'choice',
        choices: ['fail', 'ignore'],
        default: 'fail',
        doc: 'What a baseline without any report means; ignored, every failure is new',
    },
    {
        name: 'regression-alpha',
        type: 'share',
        value: 'P',
        default: '0.05',
        doc: 'How unlikely, by chance alone, a flaky dimension must fail so much more often than in the baseline before it gates',
    },
    {
        name: 'unsettled',
        type: 'choice',
        choices: ['fail', 'warn'],
        default: 'fail',
        doc: 'With `fail-on: regressions`: what a new failure means that too few trials show',
    },
    {
        name: 'confirm',
        type: 'text',
        value: 'FILE',
        doc: 'The report whose new and flaky failures were run again: these traces are the rerun, which alone decides',
    },
    {
        name: 'confirm-trials',
        type: 'number',
        least: 2,
        default: '5',
        doc: 'How many trials of each scenario a rerun has',
    },
    {
        name: 'protect',
        type: 'flag',
        default: 'false',
        doc: 'Make it an error when a scenario asks less than in the baseline, or is gone',
    },
    {
        name: 'missing-trace',
        type: 'choice',
        choices: ['fail', 'warn', 'ignore'],
        default: 'fail',
        doc: 'What a scenario without a trace means',
    },
    {
        name: 'unmatched-trace',
        type: 'choice',
        choices: ['warn', 'fail', 'ignore'],
        default: 'warn',
        doc: 'What a trace without a scenario means',
    },
    {
        name: 'max-trace-mb',
        type: 'number',
        least: 1,
        default: '256',
        doc: 'The most megabytes that one JSON document, or one line of JSON Lines, may have',
    },
    {
        name: 'shard',
        type: 'text',
        value: 'K/N',
        doc: 'Judge the K-th of N parts of the traces, to be put together by `merge`; `auto/N` takes K from Kubernetes, AWS Batch, Slurm or GNU parallel',
    },
    {
        name: 'merge',
        type: 'list',
        value: 'GLOB',
        doc: 'Put the reports of shards together, instead of judging traces',
        only: 'action',
    },
    {
        name: 'allow-missing-shards',
        type: 'flag',
        default: 'false',
        doc: 'With `merge`: report a missing shard as a problem, and decide by the others',
    },
    {
        name: 'strength',
        type: 'flag',
        default: 'false',
        doc: 'Measure how strong the scenarios are: each passing run is changed in small ways, and the report says which of these faults its scenario would not notice',
    },
    {
        name: 'min-strength',
        type: 'share',
        value: 'S',
        inclusive: true,
        doc: 'The least strength, from 0 to 1, of all scenarios together; below it the check fails. It measures, as `strength` does',
    },
    {
        name: 'max-mutants',
        type: 'number',
        least: 1,
        default: '500',
        doc: 'With `strength`: how many changed runs are made of one trace, the most telling first',
    },
    {
        name: 'mutating',
        type: 'list',
        value: 'GLOB',
        doc: 'Tools or commands that have an effect, beside those that the registry marks mutating; `*` is a wildcard. Strength and the first difference of a failing run go by them',
    },
    {
        name: 'report-json',
        type: 'text',
        value: 'FILE',
        doc: 'Write the report (`agent-eval/report@1`) to this file',
    },
    {
        name: 'report-junit',
        type: 'text',
        value: 'FILE',
        doc: 'Write the report as JUnit XML to this file',
    },
    {
        name: 'report-sarif',
        type: 'text',
        value: 'FILE',
        doc: 'Write what fails as SARIF 2.1.0 to this file, for code scanning and editors',
    },
    {
        name: 'report-ctrf',
        type: 'text',
        value: 'FILE',
        doc: 'Write the report as CTRF (Common Test Report Format, JSON) to this file',
    },
    {
        name: 'report-markdown',
        type: 'text',
        value: 'FILE',
        doc: 'Write the report as markdown, the job summary in full, to this file',
    },
    {
        name: 'report-rows',
        type: 'text',
        value: 'FILE',
        doc: 'Write one line of JSON for each dimension of each run to this file, for DuckDB, Spark or pandas',
    },
    {
        name: 'report-html',
        type: 'text',
        value: 'FILE',
        doc: 'Write the runs, the scenarios and the verdicts as one self-contained page to this file, for a browser',
    },
    {
        name: 'html-max-mb',
        type: 'number',
        least: 1,
        default: '20',
        doc: 'The most megabytes that the page of report-html may have: failing runs first, then the newest; what is left out is said',
    },
    {
        name: 'judge-model',
        type: 'text',
        value: 'MODEL',
        doc: 'The model that grades expect.judge; without it a judge dimension is an error',
    },
    {
        name: 'judge-endpoint',
        type: 'text',
        value: 'URL',
        doc: 'Where the judge is asked: an OpenAI-compatible or Anthropic address; without it the provider’s own',
    },
    {
        name: 'judge-provider',
        type: 'choice',
        choices: ['auto', 'openai', 'anthropic'],
        default: 'auto',
        doc: 'Which API the endpoint speaks; auto tells by the endpoint, else by the model’s name',
    },
    {
        name: 'judge-api-key',
        type: 'text',
        doc: 'The key for the judge, from a secret (on the command line: the environment variable AGENT_EVAL_JUDGE_API_KEY)',
        only: 'action',
    },
    {
        name: 'judge-votes',
        type: 'number',
        least: 1,
        odd: true,
        default: '1',
        doc: 'How often each question is put to the judge; the majority decides',
    },
    {
        name: 'judge-timeout',
        type: 'number',
        least: 1,
        default: '60',
        doc: 'The most seconds that one request to the judge may take',
    },
    {
        name: 'judge-max-calls',
        type: 'number',
        least: 1,
        default: '200',
        doc: 'The most votes that a run may ask for; questions beyond are errors',
    },
    {
        name: 'judge-max-chars',
        type: 'number',
        least: 1000,
        default: '60000',
        doc: 'The most characters of rubric, prompt and answer together; a question with more is an error, as a part is never graded',
    },
    {
        name: 'judge-cache',
        type: 'text',
        value: 'FILE',
        doc: 'A file of verdicts by content, kept between runs',
    },
    {
        name: 'allow-verify',
        type: 'flag',
        default: 'false',
        doc: 'Let expect.verify run its command in a copy of what the agent left behind; without it a verify dimension is an error',
    },
    {
        name: 'verify-timeout',
        type: 'number',
        least: 1,
        default: '300',
        doc: 'The most seconds that one command of expect.verify may take',
    },
    {
        name: 'summary',
        type: 'flag',
        default: 'true',
        doc: 'Write the job summary',
        only: 'action',
    },
    {
        name: 'title',
        type: 'text',
        value: 'TEXT',
        doc: 'What the first line of the summary calls this run, to tell several steps apart',
    },
    {
        name: 'matrix',
        type: 'text',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the runner evaluates it
        default: '${{ toJSON(matrix) }}',
        doc: 'The values of the job’s matrix, which the first line of the summary names; its default gives them',
        only: 'action',
    },
    {
        name: 'annotations',
        type: 'flag',
        default: 'true',
        doc: 'Annotate the lines of the scenario files',
        only: 'action',
    },
    {
        name: 'comment',
        type: 'choice',
        choices: ['never', 'on-failure', 'always'],
        default: 'never',
        doc: 'When to say the result in a comment of the pull request; a comment that is there is kept current. The token needs `pull-requests: write`',
        only: 'action',
    },
    {
        name: 'check-name',
        type: 'text',
        value: 'NAME',
        doc: 'Write a check of this name, which annotates more than ten places; the token needs `checks: write`',
        only: 'action',
    },
    {
        name: 'workers',
        type: 'number',
        least: 1,
        auto: true,
        default: 'auto',
        doc: 'How many threads judge, or `auto`: one for each processor and each 128 MB of traces, so two from 256 MB on; the report is the same for any number',
    },
    {
        name: 'agreement',
        type: 'text',
        value: 'LABEL',
        doc: 'Print how the verdicts agree with this label of the traces (`reward`; `!security` where true is bad): a confusion matrix, and each disagreement with its place',
        only: 'cli',
    },
    { name: 'quiet', type: 'flag', default: 'false', doc: 'Print one line with the verdict and the counts', only: 'cli' },
    {
        name: 'json',
        type: 'flag',
        default: 'false',
        doc: 'Print the report as JSON instead of the readable one',
        only: 'cli',
    },
    {
        name: 'color',
        type: 'flag',
        doc: 'Print colours, or none with `--no-color`; without either a terminal has them, `NO_COLOR` and `FORCE_COLOR` heeded',
        only: 'cli',
    },
    {
        name: 'raw',
        type: 'flag',
        default: 'false',
        doc: 'With `show`: print the trace as it was recorded, with every secret in it',
        only: 'cli',
    },
    {
        name: 'full',
        type: 'flag',
        default: 'false',
        doc: 'With `show` and `diff`: print everything whole, and fold nothing',
        only: 'cli',
    },
    {
        name: 'html',
        type: 'flag',
        default: 'false',
        doc: 'With `show`: print the page of report-html with the traces of this file, for a browser',
        only: 'cli',
    },
    {
        name: 'call',
        type: 'number',
        least: 1,
        doc: 'With `show`: print this call alone, whole; calls are numbered as in reports',
        only: 'cli',
    },
    {
        name: 'out',
        type: 'text',
        value: 'FOLDER',
        doc: 'With `convert`: the folder that the traces are written to, in the native form and with every secret in them',
        only: 'cli',
    },
];
/** A mistake in how the tool was called, or in its config. */
class UsageError extends Error {
}
const lines = (text) => text
    .split('\n')
    .map((l) => l.trim())
    .filter((l) => l !== '');
/** Reads one value strictly. Throws a UsageError that says what is allowed. `name` is how the person knows the option. */
function readValue(option, given, name) {
    // Without a default, an input that a workflow leaves out is an empty text. With one it is that, so that an empty list is an
    // expression that gave nothing: it must not become everything.
    if (option.type === 'list' && option.default !== undefined && given !== undefined) {
        const values = Array.isArray(given) ? given : [String(given)];
        if (values.length === 0 || values.some((value) => value.trim() === ''))
            throw new UsageError(`Expected ${name} to name files, found an empty value: what it was made from gave nothing; leave ${name} out for its default, ${option.default}`);
    }
    const raw = given === undefined || given === '' || (Array.isArray(given) && given.length === 0) ? option.default : given;
    if (raw === undefined)
        return undefined;
    switch (option.type) {
        case 'list':
            return (Array.isArray(raw) ? raw : [String(raw)]).flatMap(lines);
        case 'flag': {
            if (typeof raw === 'boolean')
                return raw;
            if (/^true$/i.test(String(raw).trim()))
                return true;
            if (/^false$/i.test(String(raw).trim()))
                return false;
            throw new UsageError(`Expected ${name} to be true or false, found ${JSON.stringify(raw)}`);
        }
        case 'number': {
            if (option.auto && String(raw).trim() === 'auto')
                return 'auto';
            const n = Number(String(raw).trim());
            if (Number.isSafeInteger(n) && n >= (option.least ?? 0) && !(option.odd && n % 2 === 0))
                return n;
            throw new UsageError(`Expected ${name} to be ${option.odd ? 'an odd' : 'a whole'} number of at least ${option.least ?? 0}${option.auto ? ' or auto' : ''}, found ${JSON.stringify(raw)}`);
        }
        case 'share': {
            const n = Number(String(raw).trim());
            if ((n > 0 && n < 1) || (option.inclusive && (n === 0 || n === 1) && String(raw).trim() !== ''))
                return n;
            throw new UsageError(`Expected ${name} to be a number ${option.inclusive ? 'from 0 to' : 'between 0 and'} 1, found ${JSON.stringify(raw)}`);
        }
        case 'choice': {
            const value = String(raw).trim();
            if (option.choices?.includes(value))
                return value;
            const near = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(value, option.choices ?? []);
            throw new UsageError(`Expected ${name} to be one of ${option.choices?.join(', ')}, found ${JSON.stringify(value)}${near ? `; did you mean ${near}?` : ''}`);
        }
        default:
            return String(raw).trim() || option.default;
    }
}
const camel = (name) => name.replace(/-(\w)/g, (_, c) => c.toUpperCase());
/** The settings that only the action or only the command line has: they say what is told there, and decide no verdict. */
const ofOnePlace = new Set(options.filter((option) => option.only).map((option) => camel(option.name)));
/** Where the settings hold an option: its part, if it belongs to one, and its key there. */
function keyOf(name) {
    const [, part, key] = /^(judge|verify)-(.+)$/.exec(name) ?? [];
    if (part !== undefined && key !== undefined)
        return [part, camel(key)];
    const allowed = /^allow-(judge|verify)$/.exec(name)?.[1];
    return allowed === undefined ? [undefined, camel(name)] : [allowed, 'allow'];
}
/** Reads all options. `naming` says how a person knows an option: `--fail-on`, `input fail-on`. Throws a UsageError. */
function readSettings(given, naming) {
    const parts = { judge: {}, verify: {} };
    const settings = { ...parts };
    for (const option of options) {
        const [part, key] = keyOf(option.name);
        const holder = part === undefined ? settings : parts[part];
        holder[key] = readValue(option, given[option.name], naming(option.name));
    }
    return settings;
}
/** Reads them. Throws a UsageError. */
function readOwn(rows, given, naming) {
    const values = rows.map((row) => [camel(row.name), readValue(row, given[row.name], naming(row.name))]);
    return Object.fromEntries(values);
}
/** The outputs of the action. */
const outputs = [
    { name: 'verdict', doc: '`pass`, `fail` or `error`; fail-on changes whether the step fails, never the verdict' },
    { name: 'report', doc: 'The path of the JSON report' },
    { name: 'scenarios', doc: 'How many scenarios there are' },
    { name: 'passed', doc: 'How many scenarios passed' },
    { name: 'failed', doc: 'How many scenarios failed' },
    { name: 'traces', doc: 'How many traces were read' },
    {
        name: 'blocking-failures',
        doc: 'How many blocking dimensions failed or could not be told, in scenarios that fail; the `trials_met` of each is one of them',
    },
    { name: 'advisory-failures', doc: 'How many advisory dimensions failed or could not be told' },
    { name: 'skipped', doc: 'Scenarios that were skipped' },
    {
        name: 'rerun',
        doc: 'The scenarios to run again, as a JSON list of names: those of new and flaky failures; empty without a baseline',
    },
    { name: 'pass-rate', doc: 'Passed scenarios by all scenarios, three decimals' },
];


/***/ })

};
