export const id = 3470;
export const ids = [3470];
export const modules = {

/***/ 8132:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ leaves),
/* harmony export */   oD: () => (/* binding */ realPlace),
/* harmony export */   rr: () => (/* binding */ beginDraft)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8188);
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
    const chance = process.getBuiltinModule('node:crypto').randomBytes(6).toString('hex');
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

/***/ 292:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ makeSpool)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
// Texts in lists that are larger than memory should hold: few stay in memory, many wait in a temporary file.



/** So many characters of all lists stay in memory; each list then writes what it holds as one block. */
const mostHeld = 1 << 20;
/** How many blocks of one list are kept as they were read: threads that judge side by side alternate between few. */
const mostOpen = 3;
/** Makes a spool. `folder`: where its file lies; else the system's temporary folder. Nothing is written while little is held. */
function makeSpool(folder = node_os__WEBPACK_IMPORTED_MODULE_1___default().tmpdir(), most = mostHeld) {
    const file = openOnDemand(folder);
    const lists = [];
    let held = 0;
    function list() {
        const blocks = [];
        let pending = [];
        let written = 0;
        const open = new Map();
        const flush = () => {
            if (pending.length === 0)
                return;
            blocks.push({ first: written, ...file.append(pending.join('\n')) });
            written += pending.length;
            pending = [];
        };
        lists.push({ flush });
        const read = (block) => {
            const known = open.get(block);
            if (known)
                return known;
            const texts = file.read(block).split('\n');
            const [oldest] = open.keys();
            if (oldest && open.size >= mostOpen)
                open.delete(oldest);
            open.set(block, texts);
            return texts;
        };
        return {
            get length() {
                return written + pending.length;
            },
            add(text) {
                pending.push(text);
                held += text.length;
                if (held < most)
                    return;
                held = 0;
                for (const one of lists)
                    one.flush();
            },
            at(index) {
                if (index >= written)
                    return pending[index - written] ?? outside(index);
                const block = blockOf(blocks, index);
                return read(block)[index - block.first] ?? outside(index);
            },
        };
    }
    return { list, close: file.close };
}
function outside(index) {
    throw new RangeError(`The spool has no text ${index}`);
}
/** The block that holds a text: the last that begins at it or before. */
function blockOf(blocks, index) {
    let low = 0;
    let high = blocks.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((blocks[middle]?.first ?? 0) <= index)
            low = middle;
        else
            high = middle - 1;
    }
    return blocks[low] ?? outside(index);
}
/** A file that is made when it is first written, and that nobody else finds: it has no name while it is open, where the system allows that. */
function openOnDemand(folder) {
    let fd;
    let made = '';
    let end = 0;
    const remove = () => {
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0___default().rmSync(made, { recursive: true, force: true });
        }
        catch {
            // Windows removes no open file: it is asked again once it is closed.
        }
    };
    // Blocks are written from and read into the same memory: fresh memory is given back late.
    let page = Buffer.alloc(0);
    const pageFor = (bytes) => {
        if (page.length < bytes)
            page = Buffer.allocUnsafeSlow(bytes * 2);
        return page;
    };
    const opened = () => {
        if (fd !== undefined)
            return fd;
        made = node_fs__WEBPACK_IMPORTED_MODULE_0___default().mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, 'agent-eval-spool-'));
        fd = node_fs__WEBPACK_IMPORTED_MODULE_0___default().openSync(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(made, 'runs'), 'wx+', 0o600);
        remove();
        return fd;
    };
    return {
        append(text) {
            const bytes = Buffer.byteLength(text);
            const position = end;
            const buffer = pageFor(bytes);
            buffer.write(text);
            for (let done = 0; done < bytes;)
                done += node_fs__WEBPACK_IMPORTED_MODULE_0___default().writeSync(opened(), buffer, done, bytes - done, position + done);
            end += bytes;
            return { position, bytes };
        },
        read({ position, bytes }) {
            const buffer = pageFor(bytes);
            let filled = 0;
            for (let n = -1; n !== 0 && filled < bytes; filled += n)
                n = node_fs__WEBPACK_IMPORTED_MODULE_0___default().readSync(opened(), buffer, filled, bytes - filled, position + filled);
            return buffer.toString('utf8', 0, filled);
        },
        close() {
            if (fd === undefined)
                return;
            node_fs__WEBPACK_IMPORTED_MODULE_0___default().closeSync(fd);
            fd = undefined;
            remove();
        },
    };
}


/***/ }),

/***/ 643:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XF: () => (/* binding */ enough),
/* harmony export */   t2: () => (/* binding */ recorded),
/* harmony export */   vN: () => (/* binding */ compareFigures)
/* harmony export */ });
/* harmony import */ var _model_chances_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1748);
/* harmony import */ var _ranks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2815);
// What runs cost, against the baseline: medians side by side, and which differences are more than chance.


const figures = ['cost_usd', 'tool_calls', 'turns', 'tokens', 'duration_ms'];
/** From so many trials a side on a test can tell anything. */
const enough = 4;
/** Compares each figure that both sides recorded in every trial; chance is corrected over the scenarios. */
function compareFigures(all) {
    return figures.flatMap((figure) => {
        const both = all.flatMap(({ scenario, now, known }) => {
            const is = recorded(now.figures(figure));
            const was = recorded(known.figures(figure));
            return is && was ? [{ scenario, is, was }] : [];
        });
        const tested = both.filter(({ is, was }) => is.length >= enough && was.length >= enough);
        const chances = (0,_ranks_js__WEBPACK_IMPORTED_MODULE_0__/* .holm */ .fU)(tested.map(({ is, was }) => (0,_ranks_js__WEBPACK_IMPORTED_MODULE_0__/* .difference */ .iv)(is, was)));
        return both.map(({ scenario, is, was }) => {
            const at = tested.findIndex((t) => t.scenario === scenario);
            const marked = at >= 0 && (0,_model_chances_js__WEBPACK_IMPORTED_MODULE_1__/* .atMost */ .Tu)(chances[at], 0.05);
            return { scenario, figure, was: (0,_ranks_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(was), is: (0,_ranks_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(is), ...(marked ? { marked } : {}) };
        });
    });
}
/** The figures, if there are some and none is missing. */
function recorded(values) {
    const known = values.filter((v) => v !== undefined);
    return known.length > 0 && known.length === values.length ? known : undefined;
}


/***/ }),

/***/ 1408:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ad: () => (/* binding */ increaseIn),
/* harmony export */   ly: () => (/* binding */ withIncrease)
/* harmony export */ });
/* unused harmony export increaseOf */
/* harmony import */ var _checks_increase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8053);
/* harmony import */ var _documents_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7655);
/* harmony import */ var _model_chances_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1748);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7979);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7088);
/* harmony import */ var _ranks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2815);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(643);
/* harmony import */ var _past_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7104);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(200);
// `[budget] max_increase`: what a scenario's runs may cost more than in the baseline.









const id = 'budget.max_increase';
const figureOf = {
    cost_usd: 'cost_usd',
    calls: 'tool_calls',
    failed_calls: 'tool_errors',
    turns: 'turns',
    tokens: 'tokens',
    seconds: 'duration_ms',
};
/** Nothing of a scenario that expects a failure. */
function increaseIn(scenario, config) {
    const limits = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(scenario.wants('budget')[0], ['max_increase']);
    if (limits === undefined || scenario.expectFailure)
        return undefined;
    return { limits, severity: (0,_documents_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .overrideOf */ .Oe)(id, scenario.severity, config) ?? 'blocking' };
}
/** The result with the dimension, if it is asked for. It is the scenario's own: no single run can be held to a median. */
function withIncrease(result, runs, asked, past) {
    if (asked === undefined || result.trials === undefined)
        return result;
    const { limits, severity } = asked;
    const now = (0,_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .tallyOf */ .s)({ dimensions: result.dimensions, runs });
    const d = { id, severity, ...increaseOf(limits, now, (0,_past_js__WEBPACK_IMPORTED_MODULE_4__/* .knownOf */ .b)(past, result.name, result.content)) };
    if (d.verdict === 'fail' || d.verdict === 'error')
        d.route = ['budget'];
    return { ...result, dimensions: [...result.dimensions, d], verdict: (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .blocks */ .Bv)(d) ? 'fail' : result.verdict };
}
/** All limits together: the worst of them decides, and each that does not hold is told. */
function increaseOf(limits, now, known) {
    if (!known.same) {
        const why = known.named ? 'the baseline has no trial of the scenario as it is now' : 'no baseline has it';
        return { verdict: 'skip', message: `Not compared: ${why}` };
    }
    const said = _checks_increase_js__WEBPACK_IMPORTED_MODULE_0__/* .increases */ .Q.flatMap((key) => {
        const limit = limits[key];
        return limit === undefined ? [] : [limited(key, limit, now, known)];
    });
    for (const verdict of ['fail', 'error']) {
        const found = said.filter((s) => s.verdict === verdict);
        // That so few trials settle nothing is said first.
        const doubt = verdict === 'fail' && found.every((s) => s.doubt) ? 'not settled: ' : '';
        if (found.length > 0)
            return { verdict, message: `${doubt}${found.map((s) => s.message).join('; ')}` };
    }
    return { verdict: 'pass', message: said.map((s) => s.message).join('; ') };
}
function limited(key, limit, now, known) {
    const is = (0,_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .recorded */ .t2)(now.figures(figureOf[key]));
    const was = (0,_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .recorded */ .t2)(known.figures(figureOf[key]));
    if (!is || !was) {
        const side = is ? 'the baseline' : was ? 'this run' : 'both sides';
        return { verdict: 'error', message: `Missing ${key}: not recorded in every trial of ${side}` };
    }
    const [from, to] = [(0,_ranks_js__WEBPACK_IMPORTED_MODULE_7__/* .median */ .JZ)(was), (0,_ranks_js__WEBPACK_IMPORTED_MODULE_7__/* .median */ .JZ)(is)];
    const seen = `${key} ${shown(key, from)} → ${shown(key, to)}`;
    const most = `at most ${Number((limit * 100).toFixed(6))} % more expected`;
    if (to <= from * (1 + limit) * (1 + 1e-12))
        return { verdict: 'pass', message: `${seen}, ${most}` };
    if (is.length < _figures_js__WEBPACK_IMPORTED_MODULE_6__/* .enough */ .XF || was.length < _figures_js__WEBPACK_IMPORTED_MODULE_6__/* .enough */ .XF)
        return {
            verdict: 'fail',
            doubt: true,
            message: `${seen}, ${most} (${is.length} and ${was.length} trials; ${_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .enough */ .XF} a side settle it)`,
        };
    const { higher } = (0,_ranks_js__WEBPACK_IMPORTED_MODULE_7__/* .mannWhitney */ .Pi)(is, was);
    return (0,_model_chances_js__WEBPACK_IMPORTED_MODULE_8__/* .atMost */ .Tu)(higher, 0.05)
        ? { verdict: 'fail', message: `Expected no such increase: ${seen}, ${most}` }
        : { verdict: 'pass', message: `${seen}, which may be chance (p = ${higher.toFixed(2)})` };
}
const shown = (key, value) => String(Number((key === 'seconds' ? value / 1000 : value).toPrecision(4)));


/***/ }),

/***/ 7104:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ pastOf),
/* harmony export */   b: () => (/* binding */ knownOf)
/* harmony export */ });
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(200);

function pastOf(label, report) {
    const tallies = new Map();
    return {
        label,
        scenarios: new Map(report.scenarios.map((s) => [s.name, s])),
        tally(scenario) {
            const tally = tallies.get(scenario) ?? (0,_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .tallyOf */ .s)(scenario);
            tallies.set(scenario, tally);
            return tally;
        },
    };
}
/** Looks a scenario up. Only trials of the same content count: of another, nothing says that they were asked the same. */
function knownOf(past, name, content) {
    const found = past.flatMap(({ label, scenarios, tally }) => {
        const scenario = scenarios.get(name);
        return scenario ? [{ label, scenario, tally }] : [];
    });
    const same = found
        .filter(({ scenario }) => content !== undefined && scenario.content === content && scenario.verdict !== 'skip')
        .map(({ label, scenario, tally }) => ({ label, tally: tally(scenario) }));
    return {
        named: found.length > 0,
        same: same.length > 0,
        runs: same.reduce((n, { tally }) => n + tally.runs, 0),
        judged(dimension) {
            const sum = { passed: 0, total: 0, blocks: false };
            for (const { label, tally } of same) {
                const judged = tally.judged.get(dimension);
                if (!judged)
                    continue;
                sum.passed += judged.passed;
                sum.total += judged.total;
                if (judged.passed < judged.total)
                    sum.since ??= label;
            }
            return sum;
        },
        figures: (figure) => same.flatMap(({ tally }) => tally.figures(figure)),
    };
}


/***/ }),

/***/ 200:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ tallyOf)
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7088);
// The trials of one scenario, counted: how often each dimension held, and the figures of the runs.

const allFigures = ['cost_usd', 'tool_calls', 'tool_errors', 'turns', 'tokens', 'duration_ms'];
/** What of a scenario is judged by itself, one trial a report. */
const ownIds = ['expected_failure'];
/**
 * Counts the trials of a scenario. An `error` counts as failed, a `skip` not at all. Where a failure is expected, that alone is
 * counted: what fails in its trials is meant to.
 */
function tallyOf(scenario) {
    const judged = new Map();
    const excepted = new Set();
    const blocking = new Set();
    const figures = new Map(allFigures.map((figure) => [figure, []]));
    const add = (d) => {
        if (d.verdict === 'skip')
            return;
        const known = judged.get(d.id) ?? { passed: 0, total: 0, blocks: false };
        known.total++;
        if (d.verdict === 'pass')
            known.passed++;
        known.blocks ||= (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .blocks */ .Bv)(d);
        judged.set(d.id, known);
    };
    const own = scenario.dimensions.filter((d) => ownIds.includes(d.id));
    for (const d of own)
        add(d);
    let runs = 0;
    for (const { stats, dimensions } of scenario.runs) {
        runs++;
        for (const [figure, values] of figures)
            values.push(figureOf(stats, figure));
        for (const d of dimensions) {
            if (own.length === 0)
                add(d);
            if (d.severity === 'blocking')
                blocking.add(d.id);
            if (d.verdict === 'skip' && d.message.startsWith('Excepted:'))
                excepted.add(d.id);
        }
    }
    return { runs, judged, excepted, blocking, figures: (figure) => figures.get(figure) ?? [] };
}
function figureOf(stats, figure) {
    if (figure !== 'tokens')
        return stats[figure];
    const { input_tokens, output_tokens } = stats;
    return input_tokens === undefined || output_tokens === undefined ? undefined : input_tokens + output_tokens;
}


/***/ }),

/***/ 1786:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ placed),
/* harmony export */   H: () => (/* binding */ remembered)
/* harmony export */ });
/** Asks for the place of each route once. */
function remembered(placeOf) {
    const known = new Map();
    return (route) => {
        const key = JSON.stringify(route);
        const place = known.get(key) ?? placeOf(route);
        known.set(key, place);
        return place;
    };
}
/** Puts places where the routes of a scenario or a run are; what is said beside a place goes into the message. */
function placed(result, placeOf) {
    if (!result.dimensions.some((d) => d.route !== undefined))
        return result;
    const dimensions = result.dimensions.map(({ route, ...dimension }) => {
        if (route === undefined)
            return dimension;
        const { place, said } = placeOf(route);
        const message = said === undefined ? dimension.message : `${dimension.message} (${said})`;
        return { ...dimension, message, location: place };
    });
    return { ...result, dimensions };
}


/***/ }),

/***/ 2815:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   Pi: () => (/* binding */ mannWhitney),
/* harmony export */   fU: () => (/* binding */ holm),
/* harmony export */   iv: () => (/* binding */ difference)
/* harmony export */ });
// Comparing two samples of figures by their ranks: medians, the Mann-Whitney test, and Holm's correction over several of them.
function median(values) {
    const sorted = [...values].sort((a, b) => a - b);
    const middle = sorted.length >> 1;
    const upper = sorted[middle] ?? Number.NaN;
    return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
/** Up to so many figures together the chance is counted out; beyond, the normal distribution is close enough. */
const mostCounted = 30;
/** The chances that the first sample ranks as high as it does or higher, and as low or lower, if both are drawn alike. */
function mannWhitney(first, second, most = mostCounted) {
    if (first.length > second.length) {
        const { higher, lower } = mannWhitney(second, first, most);
        return { higher: lower, lower: higher };
    }
    const all = [...first, ...second].sort((a, b) => a - b);
    // Equal figures share their mean rank; twice the rank is a whole number.
    const rankOf = new Map();
    const ties = [];
    for (let i = 0; i < all.length;) {
        let j = i;
        while (j < all.length && all[j] === all[i])
            j++;
        rankOf.set(all[i], i + j + 1);
        ties.push(j - i);
        i = j;
    }
    if (ties.length === 1)
        return { higher: 1, lower: 1 };
    const ranks = all.map((value) => rankOf.get(value));
    const sum = first.reduce((s, value) => s + rankOf.get(value), 0);
    return all.length <= most
        ? counted(ranks, first.length, sum)
        : approximated(first.length, second.length, sum / 2, ties);
}
/** Counts the ways to draw so many of the ranks by their sum: exact, ties included. */
function counted(ranks, size, sum) {
    const most = ranks.reduce((a, b) => a + b, 0);
    const ways = Array.from({ length: size + 1 }, () => new Float64Array(most + 1));
    const none = ways[0];
    none[0] = 1;
    for (const rank of ranks)
        for (let k = size; k >= 1; k--) {
            const [with_, without] = [ways[k], ways[k - 1]];
            for (let s = most; s >= rank; s--)
                with_[s] = with_[s] + without[s - rank];
        }
    let [all, higher, lower] = [0, 0, 0];
    for (const [s, n] of ways[size].entries()) {
        all += n;
        if (s >= sum)
            higher += n;
        if (s <= sum)
            lower += n;
    }
    return { higher: higher / all, lower: lower / all };
}
function approximated(m, n, rankSum, ties) {
    const total = m + n;
    const u = rankSum - (m * (m + 1)) / 2;
    const tied = ties.reduce((s, t) => s + (t * t * t - t), 0);
    const spread = Math.sqrt(((m * n) / 12) * (total + 1 - tied / (total * (total - 1))));
    if (spread === 0)
        return { higher: 1, lower: 1 };
    const above = (by) => 1 - normal(by / spread);
    return { higher: above(u - (m * n) / 2 - 0.5), lower: above((m * n) / 2 - u - 0.5) };
}
/** The normal distribution (Abramowitz and Stegun 7.1.26, to seven digits). */
function normal(z) {
    const x = Math.abs(z) / Math.SQRT2;
    const t = 1 / (1 + 0.3275911 * x);
    const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) * Math.exp(-x * x);
    return z < 0 ? series / 2 : 1 - series / 2;
}
/** The two-sided chance of such a difference, or a larger one. */
function difference(first, second) {
    const { higher, lower } = mannWhitney(first, second);
    return Math.min(1, 2 * Math.min(higher, lower));
}
/** Holm's correction: each chance as it counts among all of them. */
function holm(chances) {
    const order = chances.map((p, i) => [p, i]).sort((a, b) => a[0] - b[0]);
    const corrected = [...chances];
    let largest = 0;
    for (const [at, [p, i]] of order.entries()) {
        largest = Math.max(largest, Math.min(1, p * (chances.length - at)));
        corrected[i] = largest;
    }
    return corrected;
}


/***/ }),

/***/ 4367:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fT: () => (/* binding */ assemble),
  Gj: () => (/* binding */ gate),
  sc: () => (/* binding */ passRate)
});

// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(7088);
// EXTERNAL MODULE: ./src/version.ts
var version = __webpack_require__(311);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/judging/exercised.ts
// Rules that no run exercised: a policy that is never asked guards nothing, and nobody would notice.

/** Tells each policy that was asked of runs and exercised by none. One with an id is the same rule in every scenario. */
function unexercised(scenarios) {
    const rules = new Map();
    for (const { name: scenario, tally } of scenarios)
        for (const [id, { runs, exercised }] of tally.policies) {
            const name = /^policy(?:\[([^\]]*)\])?\./.exec(id);
            if (!name || runs === 0)
                continue;
            const own = name[1] !== undefined && /^[A-Za-z]/.test(name[1]);
            const rule = own ? `policy[${name[1]}]` : `${id} of ${scenario}`;
            const known = rules.get(rule) ?? { runs: 0, exercised: false };
            known.runs += runs;
            known.exercised ||= exercised > 0;
            rules.set(rule, known);
        }
    return [...rules].flatMap(([rule, { runs, exercised }]) => exercised ? [] : [`${rule} was exercised by none of ${(0,model_text/* count */.U9)(runs, 'run')}`]);
}

;// CONCATENATED MODULE: ./src/judging/report.ts



/** Puts the report together; `redact` hides secrets in what is not yet redacted. */
function assemble(scenarios, rest, redact) {
    const failed = scenarios.filter((s) => s.verdict === 'fail');
    const tags = Object.create(null);
    for (const s of scenarios) {
        for (const tag of new Set(s.tags)) {
            tags[tag] ??= { scenarios: 0, passed: 0 };
            tags[tag].scenarios++;
            if (s.verdict === 'pass')
                tags[tag].passed++;
        }
    }
    const notes = [...rest.notes, ...unexercised(scenarios).map(redact)];
    const advisory = (d) => d.severity === 'advisory' && (d.verdict === 'fail' || d.verdict === 'error');
    const blockingOf = ({ dimensions, tally, trials }) => dimensions.filter((d) => (0,verdict/* blocks */.Bv)(d) && !(0,verdict/* isEcho */.yU)(d, trials?.total)).length + tally.fail + tally.error;
    const advisoryOf = ({ dimensions, tally }) => dimensions.filter(advisory).length + tally.advisory;
    return {
        schema: 'agent-eval/report@1',
        tool: { name: 'agent-eval', version: version/* version */.r },
        verdict: failed.length > 0 ? 'fail' : rest.problems.length > 0 ? 'error' : 'pass',
        totals: {
            scenarios: scenarios.length,
            passed: scenarios.filter((s) => s.verdict === 'pass').length,
            failed: failed.length,
            skipped: scenarios.filter((s) => s.verdict === 'skip').length,
            traces: rest.traces,
            ...(rest.leftOut > 0 ? { left_out: rest.leftOut } : {}),
            blocking_failures: failed.reduce((n, s) => n + blockingOf(s), 0),
            advisory_failures: scenarios.reduce((n, s) => n + advisoryOf(s), 0),
            tags: Object.fromEntries(Object.entries(tags)),
        },
        ...(rest.baseline ? { baseline: hiddenIn(rest.baseline, rest.problems.length, redact) } : {}),
        ...(rest.weakened && rest.weakened.length > 0 ? { weakened: [...rest.weakened] } : {}),
        unmatched_traces: rest.unmatched.map((u) => redact(u.trace)),
        unmatched_reasons: rest.unmatched.map((u) => redact(u.reason)),
        workspace_files: rest.workspaceFiles.map(redact),
        problems: rest.problems.map((p) => ({ ...p, file: redact(p.file), message: redact(p.message) })),
        ...(rest.agreement ? { agreement: rest.agreement } : {}),
        ...(notes.length > 0 ? { notes } : {}),
    };
}
/** What others wrote into a report of the baseline is redacted again; problems gate whatever it says. */
const hiddenIn = (baseline, problems, redact) => ({
    ...baseline,
    gating: baseline.gating + problems,
    failures: baseline.failures.map((f) => ({
        ...f,
        message: redact(f.message),
        ...(f.since === undefined ? {} : { since: redact(f.since) }),
    })),
    weakened: baseline.weakened.map((w) => ({
        ...w,
        scenario: redact(w.scenario),
        is: redact(w.is),
        was: redact(w.was),
    })),
    gone: baseline.gone.map(redact),
});
/** Does the gate hold? `failOn` changes that, never the report's verdict. */
function gate({ verdict, totals, baseline }, failOn) {
    if (failOn === 'never')
        return { holds: true };
    if (failOn === 'regressions' && baseline)
        return baseline.gating > 0 ? { holds: false, reason: 'regressed' } : { holds: true };
    if (verdict === 'fail')
        return { holds: false, reason: 'failed' };
    if (verdict === 'error')
        return { holds: false, reason: 'unread' };
    if (failOn === 'advisory' && totals.advisory_failures > 0)
        return { holds: false, reason: 'advisory' };
    return { holds: true };
}
/** Passed scenarios by all scenarios, three decimals. */
const passRate = ({ passed, scenarios }) => scenarios === 0 ? 0 : Math.round((passed / scenarios) * 1000) / 1000;


/***/ }),

/***/ 8614:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CK: () => (/* binding */ emptyTally),
/* harmony export */   YM: () => (/* binding */ tallyRun),
/* harmony export */   c8: () => (/* binding */ addTally)
/* harmony export */ });
const emptyTally = () => ({
    runs: 0,
    passed: 0,
    duration_us: 0,
    pass: 0,
    skip: 0,
    off: 0,
    advisory: 0,
    fail: 0,
    error: 0,
    policies: new Map(),
});
/** How a dimension counts. */
const countOf = ({ verdict, severity }) => verdict === 'pass' || verdict === 'skip' || severity === 'blocking' ? verdict : severity;
/** Adds a run, or takes it away again (`by` −1). */
function tallyRun(tally, { verdict, stats, dimensions }, by = 1) {
    tally.runs += by;
    if (verdict === 'pass')
        tally.passed += by;
    tally.duration_us += by * Math.round((stats.duration_ms ?? 0) * 1000);
    for (const d of dimensions) {
        tally[countOf(d)] += by;
        if (!d.id.startsWith('policy'))
            continue;
        const policy = tally.policies.get(d.id) ?? { runs: 0, exercised: 0 };
        policy.runs += by;
        if (d.verdict !== 'skip')
            policy.exercised += by;
        tally.policies.set(d.id, policy);
    }
}
/** Adds what another thread, or another machine, tallied. */
function addTally(tally, other) {
    for (const key of ['runs', 'passed', 'duration_us', 'pass', 'skip', 'off', 'advisory', 'fail', 'error'])
        tally[key] += other[key];
    for (const [id, { runs, exercised }] of other.policies) {
        const policy = tally.policies.get(id) ?? { runs: 0, exercised: 0 };
        tally.policies.set(id, { runs: policy.runs + runs, exercised: policy.exercised + exercised });
    }
}


/***/ }),

/***/ 8266:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iN: () => (/* binding */ askedOf),
  XJ: () => (/* binding */ countTrials),
  Bg: () => (/* binding */ resultOf)
});

// UNUSED EXPORTS: reaches, wilson

// EXTERNAL MODULE: ./src/documents/severity.ts
var documents_severity = __webpack_require__(7655);
// EXTERNAL MODULE: ./src/model/chances.ts
var chances = __webpack_require__(1748);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/verdict.ts
var model_verdict = __webpack_require__(7088);
;// CONCATENATED MODULE: ./src/judging/expected.ts
// A failure that a scenario expects: does every trial fail as it says, and in nothing else?



const id = 'expected_failure';
const route = ['expect_failure'];
const counts = (d) => d.severity !== 'off';
/** The scenario's own dimension. Only `fail` is a failure that was expected: an `error` says that nobody knows. */
function expectedFailure({ reason, dimensions }, runs, min) {
    if (runs.length < min)
        return { id, verdict: 'error', route, message: `Missing trials: expected at least ${min}, found ${runs.length}` };
    for (const { trace, dimensions: judged } of runs) {
        const unsure = judged.find((d) => d.verdict === 'error' && counts(d));
        if (unsure)
            return {
                id,
                verdict: 'error',
                route,
                message: `Cannot tell whether the failure is the expected one: ${unsure.id} of ${trace} is an error: ${unsure.message}`,
            };
    }
    for (const { trace, dimensions: judged } of runs) {
        const message = mismatch(dimensions, judged);
        if (message !== undefined)
            return { id, verdict: 'fail', route, message: `${message}, in ${trace}` };
    }
    return { id, verdict: 'pass', message: `Fails as expected: ${reason}` };
}
/** What is not as expected in one trial. */
function mismatch(patterns, judged) {
    const counted = judged.filter(counts);
    const failed = counted.filter((d) => d.verdict === 'fail');
    if (patterns === undefined)
        return failed.length > 0 ? undefined : 'Expected a failure, found none; the mark expect_failure can go';
    for (const pattern of patterns) {
        const meant = counted.filter((d) => (0,documents_severity/* meansDimension */.FF)(pattern, d.id));
        if (meant.some((d) => d.verdict === 'fail'))
            continue;
        const passed = meant.some((d) => d.verdict === 'pass');
        return passed
            ? `Expected ${pattern} to fail, and it passes; the mark expect_failure can go`
            : `Expected ${pattern} to fail, and it was not judged`;
    }
    const others = failed.filter((d) => (0,model_verdict/* blocks */.Bv)(d) && !patterns.some((p) => (0,documents_severity/* meansDimension */.FF)(p, d.id)));
    return others.length > 0
        ? `Expected no other failure than ${(0,model_text/* list */.p_)(patterns)}, found ${(0,model_text/* list */.p_)(others.map((d) => d.id))}`
        : undefined;
}

;// CONCATENATED MODULE: ./src/judging/trials.ts
// The trials of a scenario → its own dimensions and its verdict.





const thousandths = (n) => Math.round(n * 1000) / 1000;
/** The Wilson 95 % interval of a rate, three decimals. */
function wilson(passed, total) {
    if (total === 0)
        return [0, 1];
    const z = 1.959963984540054;
    const p = passed / total;
    const middle = p + (z * z) / (2 * total);
    const spread = z * Math.sqrt((p * (1 - p)) / total + (z * z) / (4 * total * total));
    const scale = 1 + (z * z) / total;
    return [thousandths(Math.max(0, (middle - spread) / scale)), thousandths(Math.min(1, (middle + spread) / scale))];
}
function countTrials({ length: total, passed }) {
    return {
        total,
        passed,
        pass_all: total > 0 && passed === total,
        pass_any: passed > 0,
        rate: total === 0 ? 0 : thousandths(passed / total),
        interval: wilson(passed, total),
        pass_hat: draws(total, (k) => (0,chances/* passHat */.pi)({ passed, total }, k)),
        pass_at: draws(total, (k) => (0,chances/* passAt */.Xz)({ passed, total }, k)),
    };
}
const draws = (total, chance) => Array.from({ length: Math.min(10, total) }, (_, i) => thousandths(chance(i + 1)));
/** What a scenario asks of its trials. */
const askedOf = ({ trials: { min, require, confidence } }) => ({
    min,
    require,
    ...(confidence === undefined ? {} : { confidence }),
});
/** The same where it is more than one trace that passes. */
function askedIn(scenario) {
    const { min, require, confidence } = scenario.trials;
    return min === 1 && require === 'all' && confidence === undefined ? {} : { asked: askedOf(scenario) };
}
/** What the trials show of the rate that is required, where that is asked: neither is an `error`, never a pass. */
function shownBy({ min, require, confidence }, { passed, total }) {
    if (confidence === undefined || require === 'all' || require === 'any')
        return undefined;
    const at = (verdict, message) => ({ id: 'trials_met', verdict, message });
    const seen = `${passed} of ${total} passed`;
    const asked = `${require} at ${Number((confidence * 100).toFixed(6))} %`;
    if (total > min)
        return at('error', `Expected exactly the planned number of trials: ${total} trials, ${min} planned; adding trials until it passes proves nothing`);
    const rate = (0,chances/* rateOf */.MK)(require);
    const found = (0,chances/* shown */.SP)({ passed, total }, rate, confidence);
    if (total === min && found === 'reached')
        return at('pass', `${seen}, which shows ${asked}`);
    if (total === min && found === 'missed')
        return at('fail', `Expected a rate of ${asked}; ${seen}, which shows less`);
    const failures = total - passed;
    const needed = (0,chances/* trialsToShow */.Qr)(rate, confidence, failures);
    const way = failures === 0 ? `${needed} passes in a row` : `${needed} trials with ${(0,model_text/* count */.U9)(failures, 'failure')} among them`;
    const missing = total < min ? `Missing trials: expected ${min}, found ${total}; ` : '';
    return at('error', `${missing}inconclusive: ${seen}; ${asked} needs ${needed === undefined ? 'more trials than can be planned' : way}`);
}
/**
 * Is a rate reached? It is compared as precisely as it is written: `0.67` holds for 2 of 3, and `"2/3"` does exactly. One decimal
 * says no thirds: `0.8` is not reached by 3 of 4.
 */
function reaches(passed, total, rate) {
    if (typeof rate === 'string') {
        const [some = 1, all = 1] = rate.split('/').map(Number);
        return passed * all >= some * total;
    }
    const decimals = /\.(\d+)$/.exec(String(rate))?.[1]?.length ?? 0;
    if (decimals < 2)
        return passed >= rate * total - 1e-9;
    return Number((passed / total).toFixed(Math.min(decimals, 15))) >= rate;
}
const passedOf = ({ passed, total }) => `${passed} of ${(0,model_text/* count */.U9)(total, 'trial')} passed`;
/** Evaluates the trials: were there enough, and did enough pass? */
function trialsMet(scenario, trials) {
    const { min, require } = scenario.trials;
    const seen = passedOf(trials);
    const told = shownBy(scenario.trials, trials);
    if (told)
        return told;
    const at = (verdict, message) => ({ id: 'trials_met', verdict, message });
    if (trials.total < min)
        return at('error', `Missing trials: expected at least ${min}, found ${trials.total}; ${seen}`);
    if (require === 'all')
        return trials.pass_all ? at('pass', seen) : at('fail', `Expected all trials to pass; ${seen}`);
    if (require === 'any')
        return trials.pass_any ? at('pass', seen) : at('fail', `Expected at least one trial to pass; ${seen}`);
    return reaches(trials.passed, trials.total, require)
        ? at('pass', `${seen}, at least ${require} expected`)
        : at('fail', `Expected a rate of at least ${require}; ${seen} (${trials.rate})`);
}
const missingTrace = 'Missing trace: none belongs to this scenario, by name=glob lines of traces, its own traces globs, the scenario field of a trace, folder and file names, or as the only trace for the only scenario; name its file or folder like the scenario, or bind it by a line NAME=GLOB of traces';
/** The result of a scenario from its runs. `missing` says what a scenario without traces means. */
function resultOf(scenario, runs, missing, config) {
    const { document, content } = scenario;
    const relaxed = missing === 'fail' ? 'blocking' : missing === 'warn' ? 'advisory' : 'off';
    const severity = (id, otherwise) => (0,documents_severity/* overrideOf */.Oe)(id, scenario.severity, config) ?? otherwise;
    const base = {
        name: scenario.name,
        ...(content === undefined ? {} : { content }),
        file: document.file,
        ...(document.line === undefined ? {} : { line: document.line }),
        ...(scenario.description === undefined ? {} : { description: scenario.description }),
        tags: scenario.tags,
    };
    const { skip, expectFailure, everyTrace } = scenario;
    if (skip !== undefined) {
        const message = `Not judged: ${skip}`;
        const d = { id: 'trials_met', verdict: 'skip', severity: severity('trials_met', 'blocking'), message };
        return { ...base, verdict: 'skip', reason: skip, dimensions: [d] };
    }
    if (runs.length === 0 && everyTrace) {
        const d = { id: 'trace_present', verdict: 'skip', severity: 'blocking', message: 'No trace to judge' };
        return { ...base, verdict: 'skip', dimensions: [d] };
    }
    const expected = expectFailure && {
        ...expectedFailure(expectFailure, runs, scenario.trials.min),
        severity: runs.length === 0 ? relaxed : severity('expected_failure', 'blocking'),
    };
    if (runs.length === 0) {
        const d = {
            id: 'trace_present',
            verdict: 'error',
            severity: missing === 'fail' ? severity('trace_present', relaxed) : relaxed,
            message: missingTrace,
            route: ['name'],
        };
        const dimensions = expected ? [d, expected] : [d];
        return { ...base, verdict: dimensions.some(model_verdict/* blocks */.Bv) ? 'fail' : 'skip', dimensions };
    }
    const trials = { ...countTrials(runs), ...askedIn(scenario) };
    if (expected) {
        const message = `Not asked: a failure is expected; ${passedOf(trials)}`;
        const met = { id: 'trials_met', verdict: 'skip', severity: severity('trials_met', 'blocking'), message };
        const verdict = (0,model_verdict/* blocks */.Bv)(expected) ? 'fail' : 'pass';
        return { ...base, verdict, reason: expectFailure.reason, dimensions: [met, expected], trials };
    }
    const met = { severity: severity('trials_met', 'blocking'), ...trialsMet(scenario, trials) };
    if (scenario.trials.confidence !== undefined && met.verdict === 'error' && trials.total <= scenario.trials.min)
        trials.settled = false;
    if (met.verdict !== 'pass')
        met.route =
            document.kind === 'toml' && (scenario.trials.min > 1 || scenario.trials.require !== 'all') ? ['trials'] : ['name'];
    return { ...base, verdict: (0,model_verdict/* blocks */.Bv)(met) ? 'fail' : 'pass', dimensions: [met], trials };
}


/***/ }),

/***/ 3680:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ severityWeakenings),
/* harmony export */   Lr: () => (/* binding */ settingWeakenings)
/* harmony export */ });
/* unused harmony export weakenings */
/* harmony import */ var _documents_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7655);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5086);
// What makes the gate weaker than its checks are by themselves, said so that a reviewer sees it beside a green verdict.


const trials = ['trials_met', 'blocking'];
/** One sentence for each source of it: the config, the scenarios, the settings of the run. */
const weakenings = (scenarios, config, settings) => [...severityWeakenings(scenarios, config), ...settingWeakenings(settings)];
/** What config and scenarios make weaker. */
function severityWeakenings(scenarios, config) {
    const byConfig = { advisory: 0, off: 0 };
    const byScenarios = { advisory: 0, off: 0 };
    for (const { graded, severity } of scenarios)
        for (const [id, usual] of [...graded.map((g) => [g.id, g.check.severity]), trials]) {
            const own = (0,_documents_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .overrideOf */ .Oe)(id, severity, {});
            const said = own ?? (0,_documents_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .overrideOf */ .Oe)(id, {}, config);
            if (said !== usual && (said === 'off' || said === 'advisory') && usual !== 'off')
                (own ? byScenarios : byConfig)[said]++;
        }
    const said = [];
    if (total(byConfig) > 0)
        said.push(`agent-eval.toml makes ${tallied(byConfig)}`);
    if (total(byScenarios) > 0)
        said.push(`[severity] of scenarios makes ${tallied(byScenarios)}`);
    return said;
}
/** What the settings of whoever gates make weaker. */
function settingWeakenings({ failOn, missingTrace }) {
    const said = [];
    if (failOn === 'never')
        said.push('fail-on is never: nothing that was found fails this step');
    if (missingTrace !== 'fail')
        said.push(`missing-trace is ${missingTrace}: a scenario without a trace is skipped and does not fail`);
    return said;
}
const total = ({ advisory, off }) => advisory + off;
/** `3 dimensions advisory, 1 off` */
function tallied({ advisory, off }) {
    if (advisory === 0)
        return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(off, 'dimension')} off`;
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(advisory, 'dimension')} advisory${off > 0 ? `, ${off} off` : ''}`;
}


/***/ }),

/***/ 3452:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VN: () => (/* binding */ chunks),
/* harmony export */   hm: () => (/* binding */ feed)
/* harmony export */ });
/* unused harmony exports fedOf, partsOf, none */

/** Feeds a report. */
function feed({ head, scenarios, rest }, writers) {
    const all = allOf(scenarios, rest.problems.length);
    for (const writer of writers)
        writer.begin(head, all);
    for (const { scenario, sums, runs } of scenarios) {
        const open = writers.map((writer) => writer.scenario(scenario, sums));
        for (const run of runs)
            for (const writer of open)
                writer.run(run);
        for (const writer of open)
            writer.end();
    }
    for (const writer of writers)
        writer.end(rest);
}
/** A report that is in memory, as it is fed. */
function fedOf(report) {
    const { scenarios, unmatched_traces, unmatched_reasons, workspace_files, problems, agreement, notes, ...head } = report;
    return {
        head,
        scenarios: scenarios.map((one) => {
            const { runs, ...scenario } = one;
            return { scenario, sums: sumsOf(one), runs };
        }),
        rest: {
            ...{ unmatched_traces, unmatched_reasons, workspace_files, problems },
            ...(agreement ? { agreement } : {}),
            ...(notes ? { notes } : {}),
        },
    };
}
/** All that one reporter writes of a report. */
function partsOf(reporter, report, setup = {}) {
    const parts = [];
    feed(fedOf(report), [reporter.make({ write: (part) => void parts.push(part) }, setup)]);
    return parts;
}
/** A sink of small pieces that hands on large ones; `flush` hands on the last. */
function chunks(write, size = 1 << 16) {
    let held = '';
    const flush = () => {
        if (held !== '')
            write(held);
        held = '';
    };
    return {
        write(text) {
            held += text;
            if (held.length >= size)
                flush();
        },
        flush,
    };
}
/** Counts that count nothing yet. */
const none = () => ({ pass: 0, fail: 0, error: 0, skip: 0, spared: 0, known: 0, advisory: 0, off: 0 });
function sumsOf(scenario) {
    const counts = none();
    let duration_ms = 0;
    for (const d of scenario.dimensions)
        counts[standingOf(d, scenario)]++;
    for (const run of scenario.runs) {
        duration_ms += run.stats.duration_ms ?? 0;
        for (const d of run.dimensions)
            counts[standingOf(d, scenario)]++;
    }
    return { runs: scenario.runs.length, counts, duration_ms };
}
function allOf(scenarios, problems) {
    const counts = none();
    for (const { sums: one } of scenarios)
        for (const key of Object.keys(counts))
            counts[key] += one.counts[key];
    return { counts, problems };
}


/***/ }),

/***/ 1714:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ reporters),
/* harmony export */   v: () => (/* binding */ fileReporters)
/* harmony export */ });
const reporters = {
    text: { load: async () => (await __webpack_require__.e(/* import() */ 9047).then(__webpack_require__.bind(__webpack_require__, 9047))).text },
    line: { load: async () => (await __webpack_require__.e(/* import() */ 9047).then(__webpack_require__.bind(__webpack_require__, 9047))).line },
    json: { option: 'report-json', load: async () => (await __webpack_require__.e(/* import() */ 2794).then(__webpack_require__.bind(__webpack_require__, 2794))).json },
    junit: { option: 'report-junit', load: async () => (await __webpack_require__.e(/* import() */ 2998).then(__webpack_require__.bind(__webpack_require__, 2998))).junit },
    sarif: { option: 'report-sarif', load: async () => (await __webpack_require__.e(/* import() */ 643).then(__webpack_require__.bind(__webpack_require__, 5881))).sarif },
    ctrf: { option: 'report-ctrf', load: async () => (await __webpack_require__.e(/* import() */ 4491).then(__webpack_require__.bind(__webpack_require__, 4491))).ctrf },
    markdown: { option: 'report-markdown', load: async () => (await __webpack_require__.e(/* import() */ 3359).then(__webpack_require__.bind(__webpack_require__, 3359))).markdown },
    rows: { option: 'report-rows', load: async () => (await __webpack_require__.e(/* import() */ 6425).then(__webpack_require__.bind(__webpack_require__, 6425))).rows },
    summary: { load: async () => (await __webpack_require__.e(/* import() */ 3359).then(__webpack_require__.bind(__webpack_require__, 3359))).summary },
    annotations: { load: async () => (await __webpack_require__.e(/* import() */ 856).then(__webpack_require__.bind(__webpack_require__, 856))).annotations },
};
/** The reporters that write a file, by the option that names it. */
const fileReporters = Object.values(reporters).filter((r) => 'option' in r);


/***/ }),

/***/ 8282:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ compareWith),
  m: () => (/* binding */ readBaseline)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
var external_node_fs_default = /*#__PURE__*/__webpack_require__.n(external_node_fs_);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
var external_node_path_default = /*#__PURE__*/__webpack_require__.n(external_node_path_);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(3619);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(3945);
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(7088);
;// CONCATENATED MODULE: ./src/documents/report.ts
// A report that someone hands in, as a baseline or to be confirmed: data of others, of which only the shape is believed.


const report_name = schemas/* string */.YjP().check(api/* _maxLength */.Eb(1000));
const count = schemas/* int */.Whr().check(api/* _gte */.qm(0));
const amount = schemas/* number */.aig().check(api/* _gte */.qm(0));
const dimension = schemas/* object */.Ikc({
    id: report_name,
    verdict: schemas/* enum */.k5n(['pass', 'fail', 'skip', 'error']),
    severity: schemas/* enum */.k5n(verdict/* severities */.gO),
    message: schemas/* string */.YjP(),
});
const run = schemas/* object */.Ikc({
    stats: schemas/* object */.Ikc({
        turns: schemas/* optional */.lqM(amount),
        tool_calls: count,
        tool_errors: count,
        duration_ms: schemas/* optional */.lqM(amount),
        cost_usd: schemas/* optional */.lqM(amount),
        input_tokens: schemas/* optional */.lqM(amount),
        output_tokens: schemas/* optional */.lqM(amount),
    }),
    dimensions: schemas/* array */.YOg(dimension).check(api/* _maxLength */.Eb(10_000)),
});
const asked = schemas/* object */.Ikc({
    min: count,
    require: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]),
    confidence: schemas/* optional */.lqM(schemas/* number */.aig()),
});
const scenario = schemas/* object */.Ikc({
    name: report_name,
    content: schemas/* optional */.lqM(report_name),
    verdict: schemas/* enum */.k5n(['pass', 'fail', 'skip']),
    reason: schemas/* optional */.lqM(schemas/* string */.YjP()),
    dimensions: schemas/* array */.YOg(dimension).check(api/* _maxLength */.Eb(100)),
    trials: schemas/* optional */.lqM(schemas/* object */.Ikc({ total: count, settled: schemas/* optional */.lqM(schemas/* literal */.euz(false)), asked: schemas/* optional */.lqM(asked) })),
    runs: schemas/* array */.YOg(run).check(api/* _maxLength */.Eb(1_000_000)),
    pending: schemas/* optional */.lqM(schemas/* boolean */.zMY()),
});
const schema = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz('agent-eval/report@1'),
    scenarios: schemas/* array */.YOg(scenario).check(api/* _maxLength */.Eb(100_000)),
    problems: schemas/* array */.YOg(schemas/* unknown */.L5J()),
    baseline: schemas/* optional */.lqM(schemas/* object */.Ikc({ confirmed: schemas/* optional */.lqM(schemas/* boolean */.zMY()) })),
    shard: schemas/* optional */.lqM(schemas/* unknown */.L5J()),
});
/** Reads a report, or says why it is none that can be compared with. */
function readReport(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (e) {
        return { why: `Expected a report (agent-eval/report@1), found no JSON: ${e instanceof Error ? e.message : e}` };
    }
    const parsed = parse/* safeParse */.xL(schema, value);
    if (!parsed.success) {
        const [issue] = parsed.error.issues;
        const at = issue && issue.path.length > 0 ? ` at ${issue.path.map(String).join('.')}` : '';
        return { why: `Expected a report (agent-eval/report@1)${at}: ${issue?.message ?? 'it has another shape'}` };
    }
    const report = parsed.data;
    if (report.shard !== undefined || report.scenarios.some((s) => s.pending))
        return { why: 'Expected a whole report, found that of a shard; merge the shards first' };
    const names = new Set(report.scenarios.map((s) => s.name));
    if (names.size < report.scenarios.length)
        return { why: 'Expected each scenario once, found one twice' };
    return { report };
}

// EXTERNAL MODULE: ./src/files/globs.ts + 2 modules
var globs = __webpack_require__(257);
// EXTERNAL MODULE: ./src/files/path.ts
var path = __webpack_require__(8188);
// EXTERNAL MODULE: ./src/files/stream.ts
var stream = __webpack_require__(295);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/chances.ts
var chances = __webpack_require__(1748);
;// CONCATENATED MODULE: ./src/judging/baseline/failures.ts
// Is a failure new, known or flaky, does it gate, and what would settle it?


/** Decides on all of them together: a chance is shared by as many as are asked. */
function decide(all, rule, rerun) {
    const shared = rerun?.dimensions ?? all.filter((f) => changeOf(f) === 'flaky').length;
    const limit = rule.regressionAlpha / Math.max(1, shared);
    return all.map((failing) => {
        const { scenario, dimension, before } = failing;
        const change = changeOf(failing);
        const { since } = before;
        const base = { scenario, dimension, change, ...(since === undefined ? {} : { since }) };
        if (change === 'known') {
            const message = `known: failed in ${trialsOf(before)} of the baseline, since ${since}`;
            return { ...base, gates: false, settled: true, message };
        }
        if (rerun)
            return { ...base, ...confirmed(failing, limit, rule) };
        return { ...base, ...(change === 'new' ? ofNew(failing, rule) : ofFlaky(failing, limit)) };
    });
}
function changeOf({ before }) {
    if (before.passed === before.total)
        return 'new';
    return before.passed === 0 ? 'known' : 'flaky';
}
const failedOf = ({ passed, total }) => `${total - passed} of ${total} failed`;
const passedOf = ({ passed, total }) => total === 0 ? 'no trial in the baseline' : `${passed} of ${total} passed in the baseline`;
const trialsOf = ({ total }) => (total === 1 ? 'the only trial' : `all ${(0,model_text/* count */.U9)(total, 'trial')}`);
/** A new failure gates at once. It is settled when it is no single one, nor one of few among many. */
function ofNew({ now, before }, { unsettled, confirmTrials }) {
    const failed = now.total - now.passed;
    const seen = `${failedOf(now)}, ${passedOf(before)}`;
    if (failed >= 2 && failed * 2 >= now.total)
        return { gates: true, settled: true, message: `new: ${seen}` };
    const message = `not settled: ${seen}: rerun ${(0,model_text/* count */.U9)(confirmTrials, 'trial')}`;
    return { gates: unsettled === 'fail', settled: false, message };
}
/** A flaky one gates when it passes so much less often than before that chance does it seldom. */
function ofFlaky({ now, before }, limit) {
    const p = (0,chances/* fisher */.Kc)(now, before);
    const seen = `${ratesOf(now, before)}, p = ${chanceText(p)}`;
    if ((0,chances/* atMost */.Tu)(p, limit))
        return { gates: true, settled: true, message: `flaky: ${seen}: it passes less often than before` };
    const more = (0,chances/* failuresToSettle */.cJ)(now, before, limit);
    const way = more === undefined ? '' : `: ${(0,model_text/* count */.U9)(more, 'more failure')} would settle it`;
    return { gates: false, settled: false, message: `flaky: ${seen}${way}` };
}
/** The rerun alone decides: the first trials chose what is rerun, so that they are bound to look bad. */
function confirmed({ now, before }, limit, { confirmTrials, unsettled }) {
    const failed = now.total - now.passed;
    const isNew = before.passed === before.total;
    const seen = `${failedOf(now)} in the rerun, ${passedOf(before)}`;
    if (now.total !== confirmTrials) {
        const gates = isNew && unsettled === 'fail';
        const message = `not settled: ${seen}: expected a rerun of exactly ${(0,model_text/* count */.U9)(confirmTrials, 'trial')}`;
        return { gates, settled: false, message };
    }
    if (isNew) {
        if (failed >= 2)
            return { gates: true, settled: true, message: `confirmed: ${seen}` };
        return { gates: false, settled: true, message: `not confirmed: ${seen}; two failures would confirm it` };
    }
    const p = (0,chances/* fisher */.Kc)(now, before);
    const gates = (0,chances/* atMost */.Tu)(p, limit);
    return { gates, settled: true, message: `${gates ? '' : 'not '}confirmed: ${seen}, p = ${chanceText(p)}` };
}
const ratesOf = (now, before) => `passed ${now.passed}/${now.total}, ${before.passed}/${before.total} in the baseline`;
/** Two digits that tell. */
const chanceText = (p) => p >= 0.095 ? p.toFixed(2) : p < 0.0001 ? p.toExponential(0) : String(Number(p.toPrecision(2)));

// EXTERNAL MODULE: ./src/judging/baseline/figures.ts
var figures = __webpack_require__(643);
// EXTERNAL MODULE: ./src/judging/baseline/past.ts
var baseline_past = __webpack_require__(7104);
// EXTERNAL MODULE: ./src/judging/baseline/tally.ts
var tally = __webpack_require__(200);
// EXTERNAL MODULE: ./src/documents/severity.ts
var severity = __webpack_require__(7655);
// EXTERNAL MODULE: ./src/judging/trials.ts + 1 modules
var trials = __webpack_require__(8266);
;// CONCATENATED MODULE: ./src/judging/baseline/weakened.ts



function planOf(scenario, config, excepted) {
    const severities = new Map(scenario.graded.map((g) => [g.id, g.severity ?? g.check.severity]));
    severities.set('trials_met', (0,severity/* overrideOf */.Oe)('trials_met', scenario.severity, config) ?? 'blocking');
    return {
        severities,
        asked: (0,trials/* askedOf */.iN)(scenario),
        skip: scenario.skip,
        expected: scenario.expectFailure?.reason,
        excepted,
    };
}
/** Compares with the newest report. A rule that only grew laxer cannot be told. */
function weakenedSince(newest, { scenarios, config, exceptedOf, unread }) {
    const byName = new Map(scenarios.map((s) => [s.name, s]));
    return [...newest.scenarios.values()].flatMap((past) => {
        const scenario = byName.get(past.name);
        if (scenario)
            return weakenings(past, newest.tally(past), planOf(scenario, config, exceptedOf(past.name)));
        const told = unread.has(past.name) || past.verdict === 'skip';
        return told ? [] : [{ scenario: past.name, dimension: '*', was: 'blocking', is: 'gone' }];
    });
}
function weakenings(past, before, plan) {
    const found = [];
    const add = (dimension, was, is) => void found.push({ scenario: past.name, dimension, was, is });
    const wasExpected = past.dimensions.some((d) => d.id === 'expected_failure');
    if (plan.skip !== undefined && !(past.verdict === 'skip' && past.reason !== undefined))
        add('*', 'blocking', `skipped: ${plan.skip}`);
    if (plan.expected !== undefined && !wasExpected)
        add('expected_failure', 'no failure', `expected: ${plan.expected}`);
    const asked = past.trials?.asked ? weakened_trialsOf(past.trials.asked) : { min: 1, require: 'all' };
    if (past.trials && asksLess(plan.asked, asked))
        add('trials_met', askedText(asked), askedText(plan.asked));
    const own = past.dimensions.filter((d) => d.id === 'trials_met' && d.severity === 'blocking').map((d) => d.id);
    for (const id of [...own, ...before.blocking]) {
        const severity = plan.severities.get(id);
        if (severity === undefined)
            add(id, 'blocking', 'gone');
        else if (severity !== 'blocking')
            add(id, 'blocking', severity);
        else if (plan.excepted.has(id) && !before.excepted.has(id))
            add(id, 'blocking', 'excepted');
    }
    return found;
}
const weakened_trialsOf = ({ min, require, confidence, }) => ({
    min,
    require,
    ...(confidence === undefined ? {} : { confidence }),
});
/** How much of the trials must pass, to be compared: all is more than any rate, any is less. */
function strength(require) {
    if (require === 'all')
        return 2;
    if (require === 'any')
        return 0;
    return (0,chances/* rateOf */.MK)(require);
}
const asksLess = (now, before) => now.min < before.min ||
    strength(now.require) < strength(before.require) ||
    (now.confidence ?? 0) < (before.confidence ?? 0);
const askedText = ({ min, require, confidence }) => `${require} of at least ${min}${confidence === undefined ? '' : ` at ${confidence * 100} %`}`;

;// CONCATENATED MODULE: ./src/judging/baseline/compare.ts







/** Fewer trials than this do not tell a flaky dimension from one that never failed. */
const fewTrials = 10;
/** Compares the results with the reports, the oldest first. `rerun`: these are the trials of one, which alone decide. */
function compare(results, past, rule, { weakening, rerun } = {}) {
    const sides = results.map((result) => ({ result, now: (0,tally/* tallyOf */.s)(result), known: (0,baseline_past/* knownOf */.b)(past, result.name, result.content) }));
    const tallies = new Map(sides.map(({ result, now }) => [result.name, now]));
    const exceptedOf = (name) => tallies.get(name)?.excepted ?? new Set();
    const failures = decide(sides.flatMap(failingOf), rule, rerun);
    const told = byScenario(failures);
    const always = results.reduce((n, r) => n + alwaysGates(r, told.get(r.name)?.size ?? 0, rerun !== undefined).length, 0);
    const newest = past.at(-1);
    const names = new Set(weakening?.scenarios.map((s) => s.name) ?? results.map((r) => r.name));
    const fixed = sides.flatMap(fixedOf);
    const number = (change) => failures.filter((f) => f.change === change).length;
    const baseline = {
        reports: past.length,
        new: number('new'),
        known: number('known'),
        fixed: fixed.length,
        flaky: number('flaky'),
        gating: failures.filter((f) => f.gates).length + always,
        failures,
        weakened: newest && weakening && !rerun ? weakenedSince(newest, { ...weakening, exceptedOf }) : [],
        fixed_dimensions: fixed,
        gone: newest && !rerun
            ? [...newest.scenarios.keys()].filter((name) => !names.has(name) && !weakening?.unread.has(name))
            : [],
        added: sides.filter(({ known }) => !known.named).map(({ result }) => result.name),
        changed: sides.filter(({ known }) => known.named && !known.same).map(({ result }) => result.name),
        figures: (0,figures/* compareFigures */.vN)(sides.map(({ result, now, known }) => ({ scenario: result.name, now, known }))),
        rerun: [...new Set(failures.filter((f) => isOpen(f, rerun)).map((f) => f.scenario))],
        ...(rerun ? { confirmed: true } : {}),
    };
    return { baseline, notes: rerun ? [] : doubts(sides, failures) };
}
/** The failures of each scenario by their dimensions. */
function byScenario(failures) {
    const told = new Map();
    for (const failure of failures) {
        const known = told.get(failure.scenario) ?? new Map();
        told.set(failure.scenario, known.set(failure.dimension, failure));
    }
    return told;
}
/** Is it to be run again? After a rerun only where that did not settle it. */
const isOpen = ({ change, settled }, rerun) => change !== 'known' && !(rerun && settled);
/** The blocking dimensions of a scenario that does not hold. */
function failingOf({ result, now, known }) {
    if (!result.dimensions.some(verdict/* blocks */.Bv))
        return [];
    return [...now.judged].flatMap(([dimension, judged]) => judged.blocks ? [{ scenario: result.name, dimension, now: judged, before: known.judged(dimension) }] : []);
}
function fixedOf({ result, now, known }) {
    return [...now.judged].flatMap(([dimension, { passed, total }]) => {
        const fixed = passed === total && changeOf({ before: known.judged(dimension) }) === 'known';
        return fixed ? [{ scenario: result.name, dimension }] : [];
    });
}
/**
 * What gates whatever the baseline says: a missing trace, too few or too many trials, an increase over the baseline. `trials_met`
 * repeats what the trials failed by; where they failed by nothing that was compared, it stands for itself. A rerun has as many trials
 * as reruns have, whatever the scenario asks for.
 */
function alwaysGates(result, compared, isRerun) {
    return result.dimensions.filter((d) => {
        if (!(0,verdict/* blocks */.Bv)(d) || d.id === 'expected_failure')
            return false;
        if (d.id !== 'trials_met')
            return true;
        return !isRerun && (compared === 0 || (d.verdict === 'error' && !isInconclusive(result)));
    });
}
/** As many trials as planned show neither that the rate is reached nor that it is missed. */
const isInconclusive = ({ trials }) => trials?.settled === false && trials.total === trials.asked?.min;
/** Puts on each failing dimension of a scenario, and of its runs, how it stands; with `spares` also that it does not gate. */
function marker({ failures, confirmed }, spares) {
    const told = byScenario(failures);
    const isRerun = confirmed === true;
    return (scenario) => {
        const found = told.get(scenario.name);
        if (found === undefined && !isRerun)
            return (d) => d;
        const always = alwaysGates(scenario, found?.size ?? 0, isRerun);
        // It is decided by the dimensions that the trials failed by, each against its own past.
        const counted = always.some((d) => d.id === 'trials_met');
        return (d) => {
            if (!(0,verdict/* blocks */.Bv)(d))
                return d;
            const failure = found?.get(d.id);
            const spared = spares && (failure ? !failure.gates : d.id === 'trials_met' && !counted);
            return { ...d, ...(failure ? { change: failure.change } : {}), ...(spared ? { gates: false } : {}) };
        };
    };
}
function doubts(sides, failures) {
    const isNew = new Set(failures.filter((f) => f.change === 'new').map((f) => f.scenario));
    const few = sides.filter(({ result, known }) => isNew.has(result.name) && known.same && known.runs < fewTrials);
    if (few.length === 0)
        return [];
    const names = (0,model_text/* list */.p_)(few.map(({ result }) => result.name));
    return [
        `The baseline has fewer than ${fewTrials} trials of ${names}: whether a new failure there is a flaky one cannot be told`,
    ];
}
/** The dimensions that a report asks to have run again, and what gates in it that no rerun settles. */
function toRerun({ baseline }) {
    const failures = baseline?.failures ?? [];
    const open = failures.filter((f) => f.change !== 'known');
    return {
        scenarios: baseline?.rerun ?? [],
        dimensions: open.length,
        always: (baseline?.gating ?? 0) - failures.filter((f) => f.gates).length,
    };
}
/** What is said of scenarios of a rerun that have not the trials it asks for. */
const wrongCount = (name, found, expected) => `Expected a rerun of exactly ${(0,model_text/* count */.U9)(expected, 'trial')} of ${JSON.stringify(name)}, found ${found}`;

// EXTERNAL MODULE: ./src/options.ts
var options = __webpack_require__(8381);
;// CONCATENATED MODULE: ./src/run/baselines.ts
// Reading the reports of a baseline, and the one that is to be confirmed.










/** No report of a sane size is larger; reading it whole takes a few times its size. */
const largest = 256 * 1024 * 1024;
const mostReports = 1000;
/** Reads what the settings name; `undefined`: no baseline was asked for. Throws a UsageError for settings that do not go together. */
function readBaseline(cwd, settings) {
    const { baseline, confirm, failOn, protect, only, shard } = settings;
    if (shard !== undefined) {
        if ((baseline ?? []).length === 0 && confirm === undefined)
            return undefined;
        throw new options.UsageError('Expected no baseline and no confirm beside shard: give them to merge, which knows all trials');
    }
    if (baseline === undefined || baseline.length === 0) {
        const needs = failOn === 'regressions' ? 'fail-on: regressions' : confirm ? 'confirm' : protect ? 'protect' : undefined;
        if (needs === undefined)
            return undefined;
        throw new options.UsageError(`Expected baseline beside ${needs}: name the reports to compare with`);
    }
    if (confirm !== undefined && (only ?? []).length > 0)
        throw new options.UsageError('Expected no only beside confirm, which takes the scenarios that were run again');
    const problems = [];
    const notes = [];
    const past = [];
    const files = filesOf(cwd, baseline, problems);
    for (const file of files) {
        const read = readOne(cwd, file);
        if ('why' in read)
            problems.push({ file, message: `${read.why} (a report of the baseline)` });
        else
            past.push((0,baseline_past/* pastOf */.C)(file, read.report));
    }
    if (files.length === 0) {
        const said = `Missing baseline: no report matches ${baseline.join(', ')}`;
        if (settings.baselineMissing === 'ignore')
            notes.push(`${said}; every failure counts as new`);
        else
            problems.push({ file: baseline.join(', '), message: `${said}; baseline-missing: ignore lets it be` });
    }
    return {
        past,
        first: confirm === undefined ? undefined : readFirst(cwd, confirm, past, settings, problems),
        problems,
        notes,
    };
}
/** The files of all lines, each once: a folder's in natural order of their names. */
function filesOf(cwd, lines, problems) {
    const isReport = (file) => /\.json$/i.test(file);
    const found = lines
        .filter((line) => !line.startsWith('!'))
        .flatMap((line) => {
        const glob = (0,path/* statAs */.Pq)(external_node_path_default().resolve(cwd, line)) === 'folder' ? `${line.replace(/[\\/]+$/, '')}/**/*.json` : line;
        const listing = (0,globs/* listFiles */.CS)(cwd, [glob, ...lines.filter((l) => l.startsWith('!'))], isReport);
        for (const { file, message } of listing.faults)
            problems.push({ file, message });
        return listing.files.sort(naturally);
    });
    const files = [...new Set(found)];
    if (files.length > mostReports)
        throw new options.UsageError(`Expected at most ${(0,model_text/* count */.U9)(mostReports, 'report')} of a baseline, found ${files.length}`);
    return files;
}
const naturally = new Intl.Collator('en', { numeric: true }).compare;
function readOne(cwd, file) {
    try {
        const whole = external_node_path_default().resolve(cwd, file);
        const size = external_node_fs_default().statSync(whole, { throwIfNoEntry: false })?.size ?? 0;
        if (size > largest)
            return { why: `Expected a report of at most ${largest / 1024 / 1024} MB, found ${size} bytes` };
        const text = (0,stream/* readTextFile */.Gu)(whole);
        return text === undefined ? { why: 'Missing report: no such file' } : readReport(text);
    }
    catch (e) {
        if (!(e instanceof stream/* Unreadable */.IO))
            throw e;
        return { why: e.message };
    }
}
/** Reads the report to be confirmed, and decides again what it asks to rerun: what it says of that itself is not believed. */
function readFirst(cwd, name, past, settings, problems) {
    const file = (0,path/* shown */.SP)(cwd, name);
    const read = readOne(cwd, name);
    if ('why' in read)
        throw new options.UsageError(`Cannot confirm ${file}: ${read.why}`);
    const { report } = read;
    if (report.baseline?.confirmed)
        throw new options.UsageError(`Expected a report of first trials to confirm, found ${file}, which is confirmed already`);
    const { baseline } = compare(report.scenarios, past, settings);
    const { scenarios, dimensions, always } = toRerun({ baseline });
    if (scenarios.length === 0)
        throw new options.UsageError(`Nothing to confirm: ${file} has no new and no flaky failure`);
    if (report.problems.length + always > 0)
        problems.push({
            file,
            message: `No rerun settles ${(0,model_text/* count */.U9)(report.problems.length + always, 'finding')} of this report: problems, missing traces, numbers of trials`,
        });
    const contents = new Map(report.scenarios.map((s) => [s.name, s.content]));
    return { file, scenarios, dimensions, contents };
}
/** Compares the results with the baseline, and says what is wrong with either. Without the scenarios themselves nothing is told that was weakened. */
function compareWith({ past, first, ...said }, settings, prepared, results) {
    const weakening = prepared && {
        scenarios: prepared.scenarios,
        config: prepared.config.severity,
        unread: new Set([...prepared.names].filter((name) => !prepared.scenarios.some((s) => s.name === name))),
    };
    const { baseline, notes } = compare(results, past, settings, {
        ...(weakening ? { weakening } : {}),
        rerun: first,
    });
    const faults = rerunFaults({ first }, results, settings);
    return {
        baseline,
        marks: marker(baseline, settings.failOn === 'regressions'),
        problems: [
            ...said.problems,
            ...faults.problems,
            ...(settings.protect ? protectedFrom(baseline, prepared?.scenarios ?? []) : []),
        ],
        notes: [...said.notes, ...notes, ...faults.notes],
    };
}
/** What is wrong with a rerun: other trials than it asks for, another content than was run first. */
function rerunFaults({ first }, results, { confirmTrials, unsettled }) {
    const problems = [];
    const notes = [];
    if (!first)
        return { problems, notes };
    const byName = new Map(results.map((s) => [s.name, s]));
    for (const name of first.scenarios) {
        const scenario = byName.get(name);
        const found = scenario?.trials?.total ?? 0;
        if (scenario && scenario.content !== first.contents.get(name))
            problems.push({
                file: first.file,
                message: `Expected the scenario ${JSON.stringify(name)} as it was run first, found another content`,
            });
        // A missing trace is told by the scenario itself, where it is not let be.
        if (found === confirmTrials || (found === 0 && scenario?.verdict === 'fail'))
            continue;
        const message = `Not settled: ${wrongCount(name, found, confirmTrials)}`;
        if (unsettled === 'fail')
            problems.push({ file: scenario?.file ?? first.file, message });
        else
            notes.push(message);
    }
    return { problems, notes };
}
/** What was made weaker than in the baseline, as problems of the files it stands in. */
function protectedFrom({ weakened }, scenarios) {
    return weakened.map(({ scenario, dimension, was, is }) => {
        const { file, line } = scenarios.find((s) => s.name === scenario)?.document ?? { file: scenario };
        const message = `Weakened: ${dimension} of ${JSON.stringify(scenario)} was ${was} in the baseline and is ${is}`;
        return { file, ...(line === undefined ? {} : { line }), message };
    });
}


/***/ }),

/***/ 4867:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ep: () => (/* binding */ conclude),
  c6: () => (/* binding */ fedScenario),
  gm: () => (/* binding */ placedRuns),
  _F: () => (/* binding */ weakenedBy)
});

// UNUSED EXPORTS: sumsOf

// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(7088);
;// CONCATENATED MODULE: ./src/judging/agreement.ts

const good = new Set(['c', 'correct', 'pass', 'passed', 'true', 'yes', 'success', 'resolved', '1']);
const bad = new Set(['i', 'p', 'n', 'incorrect', 'fail', 'failed', 'false', 'no', 'failure', 'unresolved', '0']);
/** Does a label say that the run is good? A share of the whole is not the whole. `undefined`: it says neither. */
function isGood(label) {
    if (typeof label === 'boolean')
        return label;
    if (typeof label === 'number')
        return label >= 1;
    const word = label.trim().toLowerCase();
    return good.has(word) ? true : bad.has(word) ? false : undefined;
}
/** Sets the verdict of each run against its label; `name` with a `!` before it says the opposite. */
function agreementOf(name, scenarios) {
    const reversed = name.startsWith('!');
    const agreement = {
        label: name,
        true_pass: 0,
        false_pass: 0,
        false_fail: 0,
        true_fail: 0,
        unlabelled: 0,
        disagreements: [],
    };
    for (const scenario of scenarios) {
        for (const run of scenario.runs) {
            const said = run.label === undefined ? undefined : isGood(run.label);
            if (run.label === undefined || said === undefined) {
                agreement.unlabelled++;
                continue;
            }
            const passes = run.verdict === 'pass';
            if (passes === (said !== reversed))
                agreement[passes ? 'true_pass' : 'true_fail']++;
            else {
                const kind = passes ? 'false_pass' : 'false_fail';
                agreement[kind]++;
                agreement.disagreements.push({ kind, label: run.label, ...whereOf(scenario, run) });
            }
        }
    }
    return agreement;
}
/** The place of what decided, which for a run that passes is the scenario itself. */
function whereOf(scenario, run) {
    const decided = run.dimensions.find(verdict/* blocks */.Bv);
    const location = decided?.location ?? (scenario.line === undefined ? undefined : { line: scenario.line });
    return {
        scenario: scenario.name,
        trace: run.trace,
        ...(decided ? { dimension: decided.id } : {}),
        file: scenario.file,
        ...(location ? { location } : {}),
    };
}

// EXTERNAL MODULE: ./src/judging/baseline/increase.ts
var increase = __webpack_require__(1408);
// EXTERNAL MODULE: ./src/judging/places.ts
var judging_places = __webpack_require__(1786);
// EXTERNAL MODULE: ./src/judging/report.ts + 1 modules
var judging_report = __webpack_require__(4367);
// EXTERNAL MODULE: ./src/judging/trials.ts + 1 modules
var judging_trials = __webpack_require__(8266);
// EXTERNAL MODULE: ./src/judging/weakened.ts
var judging_weakened = __webpack_require__(3680);
// EXTERNAL MODULE: ./src/run/unmatched.ts
var unmatched = __webpack_require__(5944);
;// CONCATENATED MODULE: ./src/run/conclude.ts
// The runs of all scenarios, and what was found beside them → the report as it is fed to reporters.







/** What makes the gate weaker: what is judged by, and how it is gated. */
const weakenedBy = ({ weakened, missingTrace }, failOn) => [
    ...weakened,
    ...(0,judging_weakened/* settingWeakenings */.Lr)({ failOn, missingTrace }),
];
/** Concludes from all runs. */
async function conclude({ common, part, trials, places, redact, failOn, baseline, compareTo, }) {
    const results = common.plans.map((plan, i) => {
        const runs = trials[i];
        const result = (0,judging_trials/* resultOf */.Bg)(plan, runs, common.missingTrace, {});
        return { ...(0,increase/* withIncrease */.ly)(result, runs, plan.increase, baseline?.past ?? []), runs: runs.length };
    });
    const { workspaceFiles, unread } = unreadOf(common.faults, part);
    const found = (0,unmatched/* unmatchedOf */.dL)(common.owners, common.unmatchedTrace, part.telling);
    const leftOut = common.scenarios - common.plans.length;
    const notes = [
        ...(leftOut > 0 ? [(0,unmatched/* leftOutNote */.UZ)(common.plans.length, leftOut, part.leftOut)] : []),
        ...common.notes,
        ...part.oracle.notes,
        ...found.notes,
    ];
    const problems = [
        ...common.problems,
        ...part.oracle.problems,
        ...(0,unmatched/* untold */.r_)(common.globs, results),
        ...unread,
        ...found.problems,
    ];
    const placing = needsPlace(results, trials) ? await places() : undefined;
    const judged = results.map(({ runs: _, ...result }, i) => {
        const runs = trials[i];
        const placeOf = placing && (0,judging_places/* remembered */.H)(placing(common.plans[i]));
        return fedScenario(placeOf ? (0,judging_places/* placed */.G)(result, placeOf) : result, runs, placeOf);
    });
    const compared = compareTo?.(judged.map(({ scenario, runs }) => ({ ...scenario, runs })));
    problems.push(...(compared?.problems ?? []));
    notes.push(...(compared?.notes ?? []));
    const scenarios = compared ? judged.map((one) => markedScenario(one, compared.marks(one.scenario))) : judged;
    const agreement = common.agreement === undefined
        ? undefined
        : agreementOf(common.agreement, scenarios.map(({ scenario, runs }) => ({ ...scenario, runs })));
    const report = (0,judging_report/* assemble */.fT)(scenarios.map(({ scenario }, i) => ({ ...scenario, tally: trials[i].tally })), {
        traces: part.traces,
        leftOut,
        unmatched: found.unmatched,
        workspaceFiles,
        problems,
        notes,
        weakened: weakenedBy(common, failOn),
        agreement,
        baseline: compared?.baseline,
    }, redact);
    const { unmatched_traces, unmatched_reasons, workspace_files, problems: told, notes: said, ...others } = report;
    const { agreement: agreed, ...head } = others;
    const rest = {
        ...{ unmatched_traces, unmatched_reasons, workspace_files, problems: told },
        ...(agreed ? { agreement: agreed } : {}),
        ...(said ? { notes: said } : {}),
    };
    return { head, scenarios, rest };
}
/** A scenario whose failures say how they stand against the baseline; what it spares is counted apart. */
function markedScenario({ scenario, sums, runs }, mark) {
    const marked = {
        *[Symbol.iterator]() {
            for (const run of runs)
                yield { ...run, dimensions: run.dimensions.map(mark) };
        },
    };
    const dimensions = scenario.dimensions.map(mark);
    const counts = { ...sums.counts };
    const count = ({ gates, verdict }) => {
        if (gates !== false || (verdict !== 'fail' && verdict !== 'error') || scenario.verdict !== 'fail')
            return;
        counts[verdict]--;
        counts.known++;
    };
    if (scenario.verdict === 'fail') {
        dimensions.forEach(count);
        for (const run of marked)
            run.dimensions.forEach(count);
    }
    return { scenario: { ...scenario, dimensions }, sums: { ...sums, counts }, runs: marked };
}
/** A scenario as it is fed. */
function fedScenario(scenario, runs, placeOf) {
    return {
        scenario,
        sums: sumsOf(scenario, runs.tally),
        runs: placedRuns(runs, placeOf),
    };
}
/** The runs with places where their routes are. */
const placedRuns = (runs, placeOf) => placeOf === undefined
    ? runs
    : {
        *[Symbol.iterator]() {
            for (const run of runs)
                yield (0,judging_places/* placed */.G)(run, placeOf);
        },
    };
const hasRoute = (d) => d.route !== undefined;
/** Does anything point into a scenario's file? */
const needsPlace = (results, trials) => results.some(({ dimensions }) => dimensions.some(hasRoute)) ||
    trials.some(({ tally: { fail, error, advisory, off } }) => fail + error + advisory + off > 0);
/** The sums of a scenario: what blocks in runs is spared where the scenario does not fail. */
function sumsOf(scenario, tally) {
    const fails = scenario.verdict === 'fail';
    const { runs, pass, skip, off, advisory, fail, error } = tally;
    const counts = {
        pass,
        skip,
        off,
        advisory,
        fail: fails ? fail : 0,
        error: fails ? error : 0,
        spared: fails ? 0 : fail + error,
        known: 0,
    };
    for (const { verdict, severity } of scenario.dimensions) {
        if (verdict === 'pass' || verdict === 'skip')
            counts[verdict]++;
        else if (severity !== 'blocking')
            counts[severity]++;
        else
            counts[fails ? verdict : 'spared']++;
    }
    return { runs, counts, duration_ms: tally.duration_us / 1000 };
}
/** What could not be read: a problem, unless it is no trace and lies below a workspace that a trace declares. */
function unreadOf(faults, { telling }) {
    const workspaces = new Set(telling.flatMap((one) => one.workspaces));
    const workspaceFiles = [];
    const unread = [];
    for (const { isTrace, ...problem } of [...faults, ...telling.flatMap((one) => one.problems)]) {
        if (!isTrace && [...workspaces].some((w) => problem.file.startsWith(`${w}/`)))
            workspaceFiles.push(problem.file);
        else
            unread.push(problem);
    }
    return { workspaceFiles, unread };
}


/***/ }),

/***/ 2223:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ planOf),
/* harmony export */   r: () => (/* binding */ withPlaces)
/* harmony export */ });
/* harmony import */ var _documents_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7655);
/* harmony import */ var _files_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6667);
/* harmony import */ var _judging_baseline_increase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1408);
// What judging the traces found beside the runs. It is data: a shard writes it into its report, and a merge adds several up.



const ownRoutes = ['name', 'trials', 'expect_failure', 'budget'];
const ownDimensions = ['trials_met', 'trace_present', 'expected_failure'];
/** The plan of a scenario; without places, these are found when they are needed. */
function planOf(scenario, config) {
    const { name, description, tags, skip, expectFailure, everyTrace, trials, document } = scenario;
    const { file, line, kind } = document;
    const increase = (0,_judging_baseline_increase_js__WEBPACK_IMPORTED_MODULE_1__/* .increaseIn */ .ad)(scenario, config);
    const severity = {};
    for (const id of ownDimensions) {
        const said = (0,_documents_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .overrideOf */ .Oe)(id, scenario.severity, config);
        if (said !== undefined)
            severity[id] = said;
    }
    return {
        name,
        ...(description === undefined ? {} : { description }),
        tags,
        ...(skip === undefined ? {} : { skip }),
        ...(expectFailure === undefined ? {} : { expectFailure }),
        everyTrace,
        trials,
        content: (0,_files_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)(scenario.written).slice(0, 32),
        ...(increase === undefined ? {} : { increase }),
        severity,
        document: { file, ...(line === undefined ? {} : { line }), kind },
    };
}
/** The plan with its places, for those who cannot look them up. */
function withPlaces(plan, placeOf) {
    return { ...plan, places: Object.fromEntries(ownRoutes.map((route) => [route, placeOf([route])])) };
}


/***/ }),

/***/ 4818:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ concludeShard),
/* harmony export */   IL: () => (/* binding */ readWritten),
/* harmony export */   U9: () => (/* binding */ scenariosHash),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   pc: () => (/* binding */ redacted)
/* harmony export */ });
/* unused harmony exports open, written */
/* harmony import */ var _files_hash_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6667);
/* harmony import */ var _judging_places_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1786);
/* harmony import */ var _judging_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4367);
/* harmony import */ var _judging_trials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8266);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(311);
/* harmony import */ var _conclude_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4867);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2223);
// A shard's report: its runs as in the whole report, what only all traces can tell left open, and beside them what `merge` needs.







const open = 'Left open: a shard does not know all traces; agent-eval merge decides';
/** Concludes from the runs of one shard. */
async function concludeShard({ common, part, trials, places, redact, failOn }, identity, only) {
    const placing = await places();
    const placeOf = common.plans.map((plan) => placing && (0,_judging_places_js__WEBPACK_IMPORTED_MODULE_3__/* .remembered */ .H)(placing(plan)));
    const scenarios = common.plans.map((plan, i) => (0,_conclude_js__WEBPACK_IMPORTED_MODULE_1__/* .fedScenario */ .c6)(headOf(plan, trials[i], failOn), trials[i], placeOf[i]));
    const problems = [...common.problems, ...part.oracle.problems];
    for (const { isTrace, ...problem } of [...common.faults, ...part.telling.flatMap((one) => one.problems)])
        if (isTrace)
            problems.push(problem);
    const report = (0,_judging_report_js__WEBPACK_IMPORTED_MODULE_4__/* .assemble */ .fT)(scenarios.map(({ scenario }, i) => ({
        ...scenario,
        tally: { ...trials[i].tally, policies: new Map() },
    })), {
        traces: part.traces,
        leftOut: common.scenarios - common.plans.length,
        unmatched: [],
        workspaceFiles: [],
        problems,
        notes: part.oracle.notes,
        weakened: (0,_conclude_js__WEBPACK_IMPORTED_MODULE_1__/* .weakenedBy */ ._F)(common, failOn),
    }, redact);
    const { unmatched_traces, unmatched_reasons, workspace_files, problems: told, notes, ...head } = report;
    const plans = common.plans.map((plan, i) => {
        const place = placeOf[i];
        return place ? (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .withPlaces */ .r)(plan, place) : plan;
    });
    const shard = {
        ...identity,
        version: _version_js__WEBPACK_IMPORTED_MODULE_5__/* .version */ .r,
        common: redacted({ ...common, plans }, redact),
        part: redacted(part, redact),
        positions: trials.map((one) => [...one.positions()].map(written).join(' ')),
        ...(only ? { only: redacted(onlyOf(only, placeOf), redact) } : {}),
    };
    const rest = { unmatched_traces, unmatched_reasons, workspace_files, problems: told };
    return { head: { ...head, shard }, scenarios, rest: { ...rest, ...(notes ? { notes } : {}) } };
}
/** A scenario as one shard knows it: it fails where a single failure decides, and is open otherwise. */
function headOf(plan, runs, failOn) {
    const { name, document, description, tags, skip, trials, expectFailure, severity } = plan;
    const base = {
        name,
        file: document.file,
        ...(document.line === undefined ? {} : { line: document.line }),
        ...(description === undefined ? {} : { description }),
        tags,
        ...(plan.content === undefined ? {} : { content: plan.content }),
    };
    const own = {
        id: 'trials_met',
        verdict: 'skip',
        severity: severity['trials_met'] ?? 'blocking',
        message: skip === undefined ? open : `Not judged: ${skip}`,
    };
    if (skip !== undefined)
        return { ...base, verdict: 'skip', reason: skip, dimensions: [own] };
    const decided = trials.require === 'all' &&
        expectFailure === undefined &&
        own.severity === 'blocking' &&
        failOn !== 'regressions' &&
        runs.passed < runs.length;
    const counted = runs.length > 0 ? { trials: (0,_judging_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .countTrials */ .XJ)(runs) } : {};
    if (!decided)
        return { ...base, verdict: 'skip', pending: true, dimensions: [own], ...counted };
    const message = `Expected all trials to pass; ${runs.passed} of ${runs.length} in this shard passed`;
    return { ...base, verdict: 'fail', pending: true, dimensions: [{ ...own, verdict: 'fail', message }], ...counted };
}
/** `12:0:q83vEjRWeJCrze8S:1`: the source, which of its runs, and its print. */
const written = ({ source, index, print }) => `${source}:${index}:${print.calls}:${print.known ? 1 : 0}`;
/** What `written` wrote; `undefined`: it did not write this. */
function readWritten(text) {
    const [, source, index, calls = '', known] = /^(\d{1,9}):(\d{1,9}):([A-Za-z0-9+/]{16}):([01])$/.exec(text) ?? [];
    if (source === undefined)
        return undefined;
    return {
        source: Number(source),
        index: Number(index),
        print: { calls, known: known === '1' },
    };
}
function onlyOf({ trials, telling }, placeOf) {
    const runs = trials.flatMap((one, plan) => {
        const positions = [...one.positions()];
        return [...(0,_conclude_js__WEBPACK_IMPORTED_MODULE_1__/* .placedRuns */ .gm)(one, placeOf[plan])].map((run, i) => ({
            plan,
            position: written(positions[i]),
            run,
        }));
    });
    return { runs, telling };
}
/** The value with every text redacted, but for what others are told apart by. */
function redacted(value, redact) {
    const walk = (inner, key) => {
        if (verbatim.has(key))
            return inner;
        if (typeof inner === 'string')
            return redact(inner);
        if (Array.isArray(inner))
            return inner.map((one) => walk(one, key));
        if (typeof inner !== 'object' || inner === null)
            return inner;
        return Object.fromEntries(Object.entries(inner).map(([name, one]) => [name, walk(one, name)]));
    };
    return walk(value, '');
}
const verbatim = new Set('id name owners tags description skip reason verdict severity format require position scenario document places'.split(' '));
/** Hashes of what was read: of the scenarios alone, which `merge` may read too, and of everything that decides. */
function identityOf(inputs, settings) {
    const { judge, verify, ...rest } = settings;
    const beyond = /^(report|shard$|workers$|summary$|annotations$|quiet$|json$|raw$|merge$|allowMissing|failOn$)/;
    const { apiKey: _, ...judging } = judge;
    const decisive = Object.fromEntries(Object.entries(rest).filter(([key]) => !beyond.test(key)));
    const { config, bases, registry, skills } = inputs;
    const others = [config, [...bases], registry, skills && [...skills]];
    const scenarios = scenariosHash(inputs);
    return { scenarios, settings: (0,_files_hash_js__WEBPACK_IMPORTED_MODULE_6__/* .sha256 */ .s)(JSON.stringify([decisive, judging, verify, scenarios, others])) };
}
const scenariosHash = ({ scenarios }) => (0,_files_hash_js__WEBPACK_IMPORTED_MODULE_6__/* .sha256 */ .s)(JSON.stringify(scenarios.map(({ file, text }) => [file, text])));


/***/ }),

/***/ 742:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ writeReports),
/* harmony export */   U: () => (/* binding */ checkReports)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_draft_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8132);
/* harmony import */ var _files_globs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(257);
/* harmony import */ var _files_hash_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6667);
/* harmony import */ var _files_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8188);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8381);
/* harmony import */ var _report_feed_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3452);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1714);
/* harmony import */ var _sources_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7553);
// Writing the report files that the settings ask for, all of them in one pass over the report.









/** Where each of these options stands among the settings. */
const settingOf = {
    'report-json': 'reportJson',
    'report-junit': 'reportJunit',
    'report-sarif': 'reportSarif',
    'report-ctrf': 'reportCtrf',
    'report-markdown': 'reportMarkdown',
    'report-rows': 'reportRows',
};
/** Throws a UsageError for reports at one path, among the traces of the next run, or out of the workspace through a link. */
function checkReports(cwd, settings, globs) {
    const places = new Map();
    const matcher = (0,_files_globs_js__WEBPACK_IMPORTED_MODULE_2__/* .globMatcher */ .fU)(cwd);
    for (const { option } of _report_index_js__WEBPACK_IMPORTED_MODULE_5__/* .fileReporters */ .v) {
        const name = settings[settingOf[option]];
        if (name === undefined)
            continue;
        const place = checkedPlace(cwd, option, name);
        const other = places.get(place);
        if (other !== undefined)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(`Expected ${option} and ${other} to name two files, found ${name} for both`);
        places.set(place, option);
        const glob = globs.find((g) => !g.startsWith('!') && (0,_sources_js__WEBPACK_IMPORTED_MODULE_6__/* .isTraceName */ .Bk)(name) && matcher(g)((0,_files_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(cwd, name)));
        const without = globs.some((g) => g.startsWith('!') && matcher(g.slice(1))((0,_files_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(cwd, name)));
        if (glob !== undefined && !without)
            throw new _options_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(`Expected ${option} to name a file that is no trace, found ${name}, which ${JSON.stringify(glob)} of traces matches: the next run would read it; write it elsewhere`);
    }
}
/** Where a report really lies. */
function checkedPlace(cwd, option, name) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, name);
    try {
        if (!(0,_files_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .leaves */ .FQ)(cwd, file))
            return (0,_files_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .realPlace */ .oD)(file);
    }
    catch (e) {
        throw new _options_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(`Cannot write ${option}, ${name}: ${(0,_files_path_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(e)}`);
    }
    throw new _options_js__WEBPACK_IMPORTED_MODULE_4__.UsageError(`Forbidden link: ${option}, ${name}, leaves the working directory through a link; name the file itself`);
}
/** Writes the reports, each as a draft that is renamed when all of it stands. Returns what could not be written, and why. */
async function writeReports(cwd, settings, report, setup = {}) {
    const files = [];
    const writers = [];
    for (const { option, load } of _report_index_js__WEBPACK_IMPORTED_MODULE_5__/* .fileReporters */ .v) {
        const name = settings[settingOf[option]];
        if (name === undefined)
            continue;
        const file = reportFile(cwd, option, name);
        files.push(file);
        writers.push((await load()).make(file, option === 'report-sarif' ? await withRules(setup) : setup));
    }
    if (writers.length > 0)
        (0,_report_feed_js__WEBPACK_IMPORTED_MODULE_7__/* .feed */ .hm)(report, writers);
    return files.flatMap((file) => file.end() ?? []);
}
/** Rules are gathered where they are asked for. */
async function withRules(setup) {
    const { rules } = await __webpack_require__.e(/* import() */ 8562).then(__webpack_require__.bind(__webpack_require__, 8562));
    return { ...setup, rules: rules(), hash: _files_hash_js__WEBPACK_IMPORTED_MODULE_8__/* .shortHash */ .B };
}
/** A sink that writes one report; after the first fault it takes what it is given, and writes nothing. */
function reportFile(cwd, option, name) {
    let draft;
    let fault;
    const attempt = (act) => {
        if (fault !== undefined)
            return;
        try {
            act();
        }
        catch (e) {
            fault = e instanceof _options_js__WEBPACK_IMPORTED_MODULE_4__.UsageError ? e.message : `Cannot write ${option}, ${name}: ${(0,_files_path_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(e)}`;
        }
    };
    // Asked again: the run may have taken long, and its commands may have made links.
    attempt(() => {
        checkedPlace(cwd, option, name);
        draft = (0,_files_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .beginDraft */ .rr)(node_path__WEBPACK_IMPORTED_MODULE_0___default().resolve(cwd, name));
    });
    const sink = (0,_report_feed_js__WEBPACK_IMPORTED_MODULE_7__/* .chunks */ .VN)((text) => attempt(() => draft?.write(text)));
    return {
        write: sink.write,
        end() {
            sink.flush();
            attempt(() => draft?.publish());
            if (fault !== undefined)
                try {
                    draft?.drop();
                }
                catch {
                    // The first fault is the one to tell.
                }
            return fault;
        },
    };
}


/***/ }),

/***/ 6406:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ Trials)
});

// EXTERNAL MODULE: ./src/judging/tally.ts
var judging_tally = __webpack_require__(8614);
;// CONCATENATED MODULE: ./src/run/columns.ts
/** A list of numbers that grows. */
class Column {
    #values;
    length = 0;
    constructor(kind) {
        this.#values = kind === 'small' ? new Uint8Array(16) : kind === 'whole' ? new Uint32Array(16) : new Float64Array(16);
    }
    push(value) {
        if (this.length === this.#values.length) {
            const larger = new this.#values.constructor(this.length * 2);
            larger.set(this.#values);
            this.#values = larger;
        }
        this.#values[this.length++] = value;
    }
    at(index) {
        return this.#values[index];
    }
    /** The numbers that stand more than once. */
    repeated() {
        const sorted = this.#values.slice(0, this.length).sort();
        const found = new Set();
        for (let i = 1; i < sorted.length; i++)
            if (sorted[i] === sorted[i - 1])
                found.add(sorted[i]);
        return found;
    }
}

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/run/copies.ts

/** The trials without copies, in their order. A copy that fails stands for one that passes; notes name what was left out. */
function withoutCopies(trials) {
    const kept = [];
    const byRecording = new Map();
    const byPrint = new Map();
    for (const trial of trials) {
        const { print, recording, passed, trace } = trial;
        const same = byPrint.get(print.calls);
        const at = byRecording.get(recording) ?? (print.known ? same : undefined);
        const group = at === undefined ? undefined : kept[at];
        if (group === undefined) {
            if (same !== undefined)
                kept[same]?.equals.push(trace);
            else
                byPrint.set(print.calls, kept.length);
            byRecording.set(recording, kept.length);
            kept.push({ first: trial, trial, copies: [], equals: [] });
            continue;
        }
        const worse = group.trial.passed && !passed;
        group.copies.push(worse ? group.trial.trace : trace);
        if (worse)
            group.trial = trial;
    }
    return new Map(kept.map(({ first, trial, copies, equals }) => [first, { trial, notes: notesOf(copies, equals) }]));
}
function notesOf(copies, equals) {
    const notes = [];
    if (copies.length > 0)
        notes.push(`A copy of the same run, counted once: ${(0,model_text/* list */.p_)(copies)}`);
    if (equals.length > 0)
        notes.push(`The same calls and answer, counted as trials of their own: ${(0,model_text/* list */.p_)(equals)}`);
    return notes;
}

;// CONCATENATED MODULE: ./src/run/trials.ts



/** A print is 96 bits; a number holds half of them exactly. */
const half = 6;
const flags = { known: 1, passed: 2 };
class Trials {
    #spool;
    #sources = new Column('whole');
    #indexes = new Column('whole');
    /** The two halves of prints, 48 bits each. */
    #prints = new Column('any');
    #lowPrints = new Column('any');
    #flags = new Column('small');
    /** The runs that wait for an oracle's answer, by their place in the order of arrival. */
    #waiting = new Map();
    tally = (0,judging_tally/* emptyTally */.CK)();
    #notes = new Map();
    /** The trials, by their places in the order of arrival. */
    #order = new Uint32Array();
    constructor(spool) {
        this.#spool = spool;
    }
    /** How many trials there are; known once they are arranged. */
    get length() {
        return this.#order.length;
    }
    get passed() {
        return this.tally.passed;
    }
    add(position, result, print, asked) {
        const passed = result.verdict === 'pass';
        if (asked.length > 0)
            this.#waiting.set(this.#sources.length, { result, asked });
        else
            (0,judging_tally/* tallyRun */.YM)(this.tally, result);
        this.#keep({ ...position, print, passed, text: asked.length > 0 ? '' : JSON.stringify(result) });
    }
    /** Takes runs that another thread judged, and what they add up to. */
    addKept(runs, tally) {
        for (const run of runs)
            this.#keep(run);
        (0,judging_tally/* addTally */.c8)(this.tally, tally);
    }
    #keep({ source, index, print, passed, text }) {
        this.#sources.push(source);
        this.#indexes.push(index);
        const calls = Buffer.from(print.calls, 'base64');
        this.#prints.push(calls.readUIntBE(0, half));
        this.#lowPrints.push(calls.readUIntBE(half, half));
        this.#flags.push((print.known ? flags.known : 0) | (passed ? flags.passed : 0));
        this.#spool.add(text);
    }
    /** Puts the trials in their order, and leaves out copies. `linked`: sources that are links, and those that they lead to. */
    arrange(canonical, linked) {
        const order = this.#inOrder();
        const repeated = this.#prints.repeated();
        const suspects = (i) => repeated.has(this.#prints.at(i)) || linked.has(this.#sources.at(i));
        const trials = new Map();
        if (repeated.size + linked.size > 0)
            for (const at of order)
                if (suspects(at))
                    trials.set(at, this.#trial(at, canonical));
        const groups = withoutCopies([...trials.values()]);
        let length = 0;
        for (const at of order) {
            const trial = trials.get(at);
            const group = trial && groups.get(trial);
            if (trial && !group)
                continue;
            order[length++] = group?.trial.at ?? at;
            if (group && group.notes.length > 0)
                this.#notes.set(group.trial.at, group.notes);
        }
        this.#order = order.slice(0, length);
        const left = new Set(trials.keys());
        for (const { trial } of groups.values())
            left.delete(trial.at);
        for (const at of left)
            if (!this.#waiting.delete(at))
                (0,judging_tally/* tallyRun */.YM)(this.tally, this.#stored(at), -1);
    }
    /** Puts the trials in their order, all of them: copies are told apart where all traces are known. */
    arrangeAll() {
        this.#order = this.#inOrder();
    }
    #inOrder() {
        const order = new Uint32Array(this.#sources.length);
        let sorted = true;
        for (let i = 0; i < order.length; i++) {
            order[i] = i;
            if (i > 0 && this.#compare(i - 1, i) > 0)
                sorted = false;
        }
        return sorted ? order : order.sort((a, b) => this.#compare(a, b));
    }
    #compare(a, b) {
        return this.#sources.at(a) - this.#sources.at(b) || this.#indexes.at(a) - this.#indexes.at(b);
    }
    #trial(at, canonical) {
        return {
            at,
            print: this.#print(at),
            recording: `${canonical(this.#sources.at(at))}#${this.#indexes.at(at)}`,
            passed: (this.#flags.at(at) & flags.passed) !== 0,
            trace: this.#stored(at).trace,
        };
    }
    #print(at) {
        const calls = Buffer.alloc(2 * half);
        calls.writeUIntBE(this.#prints.at(at), 0, half);
        calls.writeUIntBE(this.#lowPrints.at(at), half, half);
        return { calls: calls.toString('base64'), known: (this.#flags.at(at) & flags.known) !== 0 };
    }
    #stored(at) {
        return this.#waiting.get(at)?.result ?? JSON.parse(this.#spool.at(at));
    }
    /** The questions that the trials leave to oracles, each with the number of its trial. */
    *asking() {
        if (this.#waiting.size === 0)
            return;
        for (const [i, at] of this.#order.entries()) {
            const { result, asked } = this.#waiting.get(at) ?? {};
            if (!result || !asked)
                continue;
            for (const one of asked)
                yield { asked: one, result, source: this.#sources.at(at), trial: i + 1 };
        }
    }
    /** Adds the runs up that waited for answers. */
    answered() {
        for (const { result } of this.#waiting.values())
            (0,judging_tally/* tallyRun */.YM)(this.tally, result);
    }
    *[Symbol.iterator]() {
        for (const at of this.#order) {
            const result = this.#stored(at);
            const notes = this.#notes.get(at);
            yield notes ? { ...result, notes: [...(result.notes ?? []), ...notes] } : result;
        }
    }
    /** Where each trial was recorded, and what tells its copies. */
    *positions() {
        for (const at of this.#order)
            yield {
                source: this.#sources.at(at),
                index: this.#indexes.at(at),
                print: this.#print(at),
            };
    }
}


/***/ }),

/***/ 5944:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ noneMatched),
/* harmony export */   UZ: () => (/* binding */ leftOutNote),
/* harmony export */   Zq: () => (/* binding */ unmatchedGlobs),
/* harmony export */   dL: () => (/* binding */ unmatchedOf),
/* harmony export */   r_: () => (/* binding */ untold)
/* harmony export */ });
/* harmony import */ var _judging_bind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4725);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7088);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8381);
/* harmony import */ var _missing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6453);
/* harmony import */ var _sources_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7553);
// What found no partner: globs without a file, traces without a scenario, scenarios that were left out.






const defaultTraces = _options_js__WEBPACK_IMPORTED_MODULE_1__.options.find((o) => o.name === 'traces')?.default ?? '';
/** The note of a run without any trace file. */
function noneMatched(cwd, globs) {
    const hidden = globs
        .filter((g) => !g.startsWith('!'))
        .map((g) => (0,_missing_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenNote */ .XJ)(cwd, g, _sources_js__WEBPACK_IMPORTED_MODULE_3__/* .isTraceName */ .Bk))
        .find((note) => note !== '');
    return `No trace file matched ${globs.join(', ')}; a trace ends in ${_sources_js__WEBPACK_IMPORTED_MODULE_3__/* .traceEndings */ .aD}, or is named without a wildcard${hidden ?? ''}`;
}
/** The problems of globs that a person wrote and that match nothing. The glob of a `NAME=GLOB` line is told by its scenario. */
function unmatchedGlobs({ cwd, scenarios, taken, named, globs }, unmatched) {
    if (unmatched.length === 0)
        return [];
    const without = new Set(unmatched);
    const ofNames = new Set(named.map((n) => n.glob));
    const problems = globs
        .filter((g) => without.has(g) && !ofNames.has(g) && g !== defaultTraces)
        .map((g) => ({ problem: (0,_missing_js__WEBPACK_IMPORTED_MODULE_2__/* .unmatchedGlob */ .Ck)(cwd, g, 'traces', _sources_js__WEBPACK_IMPORTED_MODULE_3__/* .isTraceName */ .Bk) }));
    for (const { name, traces, document } of scenarios.filter((s) => taken.has(s) && s.skip === undefined))
        for (const glob of traces.filter((g) => without.has(g))) {
            const input = `the scenario ${JSON.stringify(name)}`;
            problems.push({ problem: (0,_missing_js__WEBPACK_IMPORTED_MODULE_2__/* .unmatchedGlob */ .Ck)(cwd, glob, input, _sources_js__WEBPACK_IMPORTED_MODULE_3__/* .isTraceName */ .Bk, document.file), scenario: name });
        }
    return problems;
}
/** What a scenario that fails by its missing trace says already is not said again. */
function untold(globs, results) {
    const told = new Set(results.filter((r) => r.runs === 0 && r.dimensions.some(_model_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .blocks */ .Bv)).map((r) => r.name));
    return globs.filter(({ scenario }) => scenario === undefined || !told.has(scenario)).map(({ problem }) => problem);
}
/** So many traces without a scenario are told which name is near: comparing all with all would say no more. */
const mostHints = 100;
/** The traces without a scenario, as the option `unmatched-trace` wants them: listed, problems too, or counted in a note. */
function unmatchedOf(names, unmatchedTrace, telling) {
    const found = telling.flatMap(({ file, unmatched }) => unmatched.map((u) => ({ ...u, file })));
    if (found.length === 0)
        return { unmatched: [], problems: [], notes: [] };
    if (unmatchedTrace === 'ignore') {
        const note = `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(found.length, 'trace')} without a scenario ${found.length === 1 ? 'was' : 'were'} ignored`;
        return { unmatched: [], problems: [], notes: [note] };
    }
    let hints = 0;
    const unmatched = found.map(({ trace, file, reason, last }) => {
        const near = last && hints++ < mostHints ? (0,_judging_bind_js__WEBPACK_IMPORTED_MODULE_0__/* .nearName */ .c)(file, names) : undefined;
        return { trace, reason: near === undefined ? reason : `${reason}; did you mean ${near}?` };
    });
    const problems = unmatchedTrace === 'fail'
        ? unmatched.map(({ trace, reason }) => ({ file: trace, message: `Unmatched trace: ${reason}` }))
        : [];
    return { unmatched, problems, notes: [] };
}
/** What the option `only` left out. */
const leftOutNote = (taken, leftOut, traces) => `only took ${taken} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(taken + leftOut, 'scenario')}; ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(leftOut, 'scenario')} and ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(traces, 'trace')} of theirs were left out`;


/***/ })

};
