export const id = 1430;
export const ids = [1430];
export const modules = {

/***/ 20609:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ diff),
  usage: () => (/* binding */ usage)
});

// EXTERNAL MODULE: ./src/files/hash.ts
var hash = __webpack_require__(36667);
// EXTERNAL MODULE: ./src/judging/outcomes.ts
var outcomes = __webpack_require__(87095);
// EXTERNAL MODULE: ./src/judging/view.ts
var judging_view = __webpack_require__(47127);
// EXTERNAL MODULE: ./src/learn/deeds.ts
var deeds = __webpack_require__(55861);
// EXTERNAL MODULE: ./src/learn/pair.ts
var pair = __webpack_require__(57476);
;// CONCATENATED MODULE: ./src/learn/align.ts
// Two runs side by side: all calls in their order, aligned by tool and argument leaves.


/** Beyond so many pairs of calls only equal ones are aligned. */
const mostCells = 1_000_000;
/** Aligns two runs. Like calls stand in one row, their order kept. */
function align(a, b) {
    const [ours, theirs] = keysOf(a, b);
    let head = 0;
    while (head < a.length && head < b.length && ours[head] === theirs[head])
        head++;
    let tail = 0;
    while (tail < a.length - head && tail < b.length - head && ours.at(-1 - tail) === theirs.at(-1 - tail))
        tail++;
    const inner = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)];
    const small = (inner[0].length + 1) * (inner[1].length + 1) <= mostCells;
    const middle = (small ? best : equalOnly)(...inner).map(({ a: i, b: j }) => ({
        ...(i === undefined ? {} : { a: i + head }),
        ...(j === undefined ? {} : { b: j + head }),
    }));
    const rows = [
        ...Array.from({ length: head }, (_, i) => ({ a: i, b: i })),
        ...middle,
        ...Array.from({ length: tail }, (_, i) => ({ a: a.length - tail + i, b: b.length - tail + i })),
    ];
    return withMoves(rows, a, b);
}
/** Equal calls have equal numbers. */
function keysOf(a, b) {
    const known = new Map();
    const keyOf = ({ tool, traits }) => {
        const text = JSON.stringify([
            tool,
            ...traits.map(({ path, kind, key, number }) => [path, kind, number ?? key]).sort(),
        ]);
        const key = known.get(text) ?? known.size;
        known.set(text, key);
        return key;
    };
    return [a.map(keyOf), b.map(keyOf)];
}
/** How well two calls stand beside each other: 0 not at all, 2 where they are equal. */
function fit(a, b) {
    if (a.tool !== b.tool)
        return 0;
    const leaves = Math.max(leavesOf(a), leavesOf(b));
    return leaves === 0 ? 2 : 1 + (0,pair/* likeness */.$)(a, b) / leaves;
}
const leavesOf = ({ traits }) => traits.filter((trait) => trait.kind === 'leaf').length;
/** The alignment of the greatest fit. */
function best(a, b) {
    const width = b.length + 1;
    const sums = new Float32Array((a.length + 1) * width);
    const fits = new Float32Array(a.length * b.length);
    const sum = (i, j) => sums[i * width + j];
    for (let i = a.length - 1; i >= 0; i--)
        for (let j = b.length - 1; j >= 0; j--) {
            const fitting = fit(a[i], b[j]);
            fits[i * b.length + j] = fitting;
            const beside = fitting > 0 ? sum(i + 1, j + 1) + fitting : 0;
            sums[i * width + j] = Math.max(beside, sum(i + 1, j), sum(i, j + 1));
        }
    const rows = [];
    let i = 0;
    let j = 0;
    while (i < a.length && j < b.length) {
        const fitting = fits[i * b.length + j];
        if (fitting > 0 && sum(i, j) === Math.fround(sum(i + 1, j + 1) + fitting))
            rows.push({ a: i++, b: j++ });
        else if (sum(i + 1, j) >= sum(i, j + 1))
            rows.push({ a: i++ });
        else
            rows.push({ b: j++ });
    }
    while (i < a.length)
        rows.push({ a: i++ });
    while (j < b.length)
        rows.push({ b: j++ });
    return rows;
}
/** Aligns equal calls alone, each with the next one that is equal. */
function equalOnly(a, b) {
    const [ours, theirs] = keysOf(a, b);
    const places = new Map();
    for (const [j, key] of theirs.entries())
        places.set(key, [...(places.get(key) ?? []), j]);
    const rows = [];
    let next = 0;
    for (const [i, key] of ours.entries()) {
        const waiting = places.get(key) ?? [];
        while (waiting[0] !== undefined && waiting[0] < next)
            waiting.shift();
        const j = waiting[0];
        // One far ahead would leave all before it out.
        if (j === undefined || j - next > 1000)
            rows.push({ a: i });
        else {
            for (; next < j; next++)
                rows.push({ b: next });
            rows.push({ a: i, b: j });
            next = j + 1;
        }
    }
    for (; next < b.length; next++)
        rows.push({ b: next });
    return rows;
}
/** Says of a call that stands alone where the other side has a like one alone: most of its leaves are equal. */
function withMoves(rows, a, b) {
    const ours = rows.flatMap((row) => (row.a !== undefined && row.b === undefined ? [row.a] : []));
    const theirs = rows.flatMap((row) => (row.b !== undefined && row.a === undefined ? [row.b] : []));
    const movedTo = new Map();
    const movedFrom = new Map();
    const [left, right] = [ours.map((i) => a[i]), theirs.map((j) => b[j])];
    for (const [i, j] of (0,pair/* pairsOf */.f)(left, right)) {
        if (fit(left[i], right[j]) < 1.5)
            continue;
        movedTo.set(ours[i], theirs[j]);
        movedFrom.set(theirs[j], ours[i]);
    }
    return rows.map((row) => {
        const moved = row.a === undefined ? movedFrom.get(row.b ?? -1) : row.b === undefined ? movedTo.get(row.a) : undefined;
        return moved === undefined ? row : { ...row, moved };
    });
}
/** All arguments in which two calls differ. What is within a part that differs as a whole is not told again. */
function changesOf(a, b) {
    const ours = new Map(a.traits.map((trait) => [trait.path, trait]));
    const theirs = new Map(b.traits.map((trait) => [trait.path, trait]));
    const changes = [];
    const told = new Set();
    const isTold = (path) => path.split('.').some((_, i, all) => told.has(all.slice(0, i).join('.')));
    const add = (path, one, other) => {
        if (isTold(path) || (one && other && (0,deeds/* isSame */.Ft)(one, other)))
            return;
        if (!one || !other || one.kind !== other.kind)
            told.add(path);
        changes.push({ path, ...(one ? { a: one.said } : {}), ...(other ? { b: other.said } : {}) });
    };
    for (const trait of a.traits)
        add(trait.path, trait, theirs.get(trait.path));
    for (const trait of b.traits)
        if (!ours.has(trait.path))
            add(trait.path, undefined, trait);
    return changes;
}

// EXTERNAL MODULE: ./src/learn/difference.ts
var difference = __webpack_require__(31167);
// EXTERNAL MODULE: ./src/options.ts
var options = __webpack_require__(88381);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/report/paint.ts
var paint = __webpack_require__(9066);
// EXTERNAL MODULE: ./src/report/printable.ts
var printable = __webpack_require__(29073);
;// CONCATENATED MODULE: ./src/report/beside.ts
// Two runs side by side, for a person at a terminal.



/** Equal calls beyond so many in a row are folded, but for those at the edges. */
const mostEqual = 6;
const edge = 2;
/** So many arguments that differ are shown of one call. */
const mostChanges = 12;
/** Renders both. Ends with a line break. */
function beside({ names, rows, answers }, style) {
    const { red, yellow, green, dim, bold } = (0,paint/* paints */.A)(style.color);
    const room = Math.max(24, Math.floor((style.width - 7) / 2));
    const cell = (text) => (0,printable.printable)(text, room).padEnd(room);
    const line = (mark, a, b) => ` ${mark} ${cell(a)} │ ${(0,printable.printable)(b, room)}`.trimEnd();
    const out = [`   ${bold(cell(names[0]))} │ ${bold((0,printable.printable)(names[1], room))}`];
    const paintOf = ({ a, b, moved }) => (a && b ? yellow : moved !== undefined ? dim : a ? red : green);
    const isEqual = (row) => row?.a !== undefined && row.b !== undefined && row.changes.length === 0 && row.a.failed === row.b.failed;
    for (let i = 0; i < rows.length; i++) {
        const row = rows[i];
        let run = i;
        while (isEqual(rows[run]))
            run++;
        if (!style.full && run - i > mostEqual) {
            for (const one of rows.slice(i, i + edge))
                out.push(dim(line('=', sideOf(one.a), sideOf(one.b))));
            out.push(dim(`   … ${(0,model_text/* count */.U9)(run - i - 2 * edge, 'equal call')}`));
            for (const one of rows.slice(run - edge, run))
                out.push(dim(line('=', sideOf(one.a), sideOf(one.b))));
            i = run - 1;
            continue;
        }
        if (isEqual(row))
            out.push(dim(line('=', sideOf(row.a), sideOf(row.b))));
        else {
            const said = row.moved === undefined ? '' : `  (call ${row.moved} there)`;
            const sides = [row.a ? `${sideOf(row.a)}${said}` : '', row.b ? `${sideOf(row.b)}${said}` : ''];
            out.push(paintOf(row)(line(markOf(row), ...sides)));
            for (const { path, a = '(none)', b = '(none)' } of row.changes.slice(0, mostChanges))
                out.push(line(' ', `      ${path}: ${a}`, `      ${path}: ${b}`));
            const more = row.changes.length - mostChanges;
            if (more > 0)
                out.push(dim(`         … ${(0,model_text/* count */.U9)(more, 'more argument')}`));
        }
    }
    if (rows.length === 0)
        out.push(dim('   neither made a call'));
    const [a, b] = answers;
    if (a !== undefined || b !== undefined)
        out.push('', `${a === b ? dim('   the same answer') : line('≠', `answer: ${a ?? '(none)'}`, `answer: ${b ?? '(none)'}`)}`);
    return `${out.join('\n')}\n`;
}
const markOf = ({ a, b, moved }) => (a && b ? '≠' : moved !== undefined ? '↕' : a ? '-' : '+');
const sideOf = (side) => side
    ? `${String(side.call).padStart(3)} ${side.tool}${side.telling === undefined ? '' : ` ${side.telling}`}${side.failed ? ' ✗' : ''}`
    : '';
/** What each sign means. */
const besideSigns = '= equal · ≠ other arguments or outcome · - and + on one side alone · ↕ elsewhere on the other side · ✗ failed';

// EXTERNAL MODULE: ./src/report/redact.ts + 3 modules
var report_redact = __webpack_require__(60216);
// EXTERNAL MODULE: ./src/run/inputs.ts
var inputs = __webpack_require__(94280);
// EXTERNAL MODULE: ./src/run/one.ts
var one = __webpack_require__(37769);
// EXTERNAL MODULE: ./src/run/prepare.ts + 5 modules
var prepare = __webpack_require__(11484);
// EXTERNAL MODULE: ./src/run/ready.ts + 2 modules
var run_ready = __webpack_require__(18027);
// EXTERNAL MODULE: ./src/strength/effects.ts
var strength_effects = __webpack_require__(73523);
// EXTERNAL MODULE: ./src/commands/flags.ts
var flags = __webpack_require__(7157);
;// CONCATENATED MODULE: ./src/commands/diff.ts
// `diff`: two traces side by side, call by call, and where the first left the second.

















const usage = {
    words: 'A B',
    takes: ['registry', 'mutating', 'config', 'trace-format', 'max-trace-mb', 'json', 'full'],
};
const command = async (argv, { cwd, out, color, columns }) => {
    const { settings, files } = (0,flags/* readFlags */.uW)(argv, usage.takes, 2);
    const ready = (0,run_ready/* makeReady */.w)();
    const config = await (0,prepare/* configOf */.W1)({ config: (0,inputs.readConfigFile)(cwd, settings.config) }, ready);
    const problems = [];
    const registryFile = (0,inputs/* readRegistryFile */.wR)(cwd, settings.registry, problems);
    const registry = await (0,prepare/* registryOf */.Fv)({ registry: registryFile }, problems, ready);
    const [problem] = problems;
    if (problem)
        throw new options.UsageError(`${problem.file}: ${problem.message}`);
    const redact = (0,report_redact/* redactor */.$p)(config.redact.patterns.map(ready.pattern));
    const tell = (0,outcomes/* outcomeTeller */.X)(config.outcome_text, ready.pattern);
    const nameCommand = (0,judging_view/* commandNamer */.v)(registry, config.aliases);
    const telling = { redact, hash: hash/* shortHash */.B };
    const read = async (name) => {
        const { trace, label } = await (0,one/* readOne */.J)(cwd, name, { settings, end: config.end, ready });
        const view = (0,judging_view/* viewOf */.d)(tell(trace), nameCommand);
        return { view, label: redact(label), deeds: view.calls.map((call, at) => (0,deeds/* deedOf */.uT)(call, at + 1, telling)) };
    };
    const a = await read(files[0]);
    const b = await read(files[1]);
    const rows = align(a.deeds, b.deeds).map(({ a: i, b: j, moved }) => {
        const [left, right] = [a.deeds[i ?? -1], b.deeds[j ?? -1]];
        // A call that stands elsewhere is compared where the first run has it.
        const [one, other] = [left, right ?? (left && b.deeds[moved ?? -1])];
        return {
            ...(left ? { a: diff_sideOf(left) } : {}),
            ...(right ? { b: diff_sideOf(right) } : {}),
            ...(moved === undefined ? {} : { moved: moved + 1 }),
            changes: one && other ? changesOf(one, other) : [],
        };
    });
    const effects = (0,strength_effects/* declaredEffects */.tV)({ registry, mutating: settings.mutating ?? [], nameCommand });
    const acts = (of) => effects && (0,deeds/* deedsOf */.jh)(of.view.calls, effects.has, telling);
    const [ours, theirs] = [acts(a), acts(b)];
    const first = ours && theirs ? (0,difference/* firstDifference */.a)(ours, [{ trace: b.label, deeds: theirs }]) : undefined;
    if (settings.json) {
        out(`${(0,printable.jsonText)({ a: a.label, b: b.label, rows, ...(first ? { first_difference: first } : {}) })}\n`);
        return 0;
    }
    const answerOf = ({ view }) => (view.answer === undefined ? undefined : redact(view.answer));
    const both = { names: [a.label, b.label], rows, answers: [answerOf(a), answerOf(b)] };
    out(beside(both, { color, width: columns ?? 140, full: settings.full }));
    out(`\n${(0,paint/* paints */.A)(color).dim(`signs  ${besideSigns}`)}\n`);
    if (first)
        out(`first difference: ${(0,printable.printable)(first.message, 600)}\n`);
    else if (effects)
        out('no difference in the calls with an effect that succeeded\n');
    return 0;
};
/* harmony default export */ const diff = (command);
const diff_sideOf = ({ call, tool, telling, failed }) => ({
    call,
    tool,
    ...(telling === undefined ? {} : { telling }),
    ...(failed ? { failed } : {}),
});


/***/ }),

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

/***/ 9066:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ paints)
/* harmony export */ });
// Colours for a terminal, or none.
/** The colours; without `color` they leave a text as it is. */
function paints(color) {
    const paint = (code) => (color ? (text) => `\u001b[${code}m${text}\u001b[0m` : (text) => text);
    return { red: paint('31'), green: paint('32'), yellow: paint('33'), dim: paint('2'), bold: paint('1') };
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
