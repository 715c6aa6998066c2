export const id = 2626;
export const ids = [2626];
export const modules = {

/***/ 8053:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ increaseShape),
/* harmony export */   Q: () => (/* binding */ increases)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76006);
// `max_increase`: shares by which the medians of a scenario's runs may exceed those of the baseline.


const increases = ['cost_usd', 'calls', 'failed_calls', 'turns', 'tokens', 'seconds'];
const share = (what) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0))), `How much more ${what} the median may be than in the baseline: 0.2 is 20 %`);
const increaseShape = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    cost_usd: share('cost'),
    calls: share('calls'),
    failed_calls: share('failed calls'),
    turns: share('turns'),
    tokens: share('tokens, input and output together,'),
    seconds: share('time'),
})
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB((limits) => Object.values(limits).some((limit) => limit !== undefined), `Expected max_increase to limit one of ${increases.join(', ')}, found none`));


/***/ }),

/***/ 90292:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ makeSpool)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
// Texts in lists that are larger than memory should hold: few stay in memory, many wait in a temporary file.



/** So many bytes of all lists stay in memory; each list then writes what it holds as one block. */
const mostHeld = 1 << 20;
/** How many blocks are kept as they were read: threads that judge side by side alternate between few. */
const mostOpen = 3;
const newline = 10;
/** Makes a spool. `folder`: where its file lies; else the system's temporary folder. Nothing is written while little is held. */
function makeSpool(folder = node_os__WEBPACK_IMPORTED_MODULE_1___default().tmpdir(), most = mostHeld) {
    const file = openOnDemand(folder);
    const lists = [];
    let held = 0;
    const open = new Map();
    const read = (block) => {
        const known = open.get(block);
        if (known)
            return known;
        const [oldest] = open.size < mostOpen ? [] : open.keys();
        const texts = (oldest && open.get(oldest)) ?? new Texts();
        if (oldest)
            open.delete(oldest);
        texts.fill(block.bytes, (bytes) => file.read(bytes, block.position));
        open.set(block, texts);
        return texts;
    };
    function list() {
        const blocks = [];
        const pending = new Texts();
        let written = 0;
        lists.push({
            flush() {
                const { bytes, length } = pending;
                if (length > 0)
                    blocks.push({ first: written, position: file.append(bytes), bytes: bytes.length });
                written += length;
                pending.clear();
            },
        });
        return {
            get length() {
                return written + pending.length;
            },
            add(text) {
                held += pending.add(text);
                if (held < most)
                    return;
                held = 0;
                for (const one of lists)
                    one.flush();
            },
            at(index) {
                if (index >= written)
                    return pending.at(index - written);
                const block = blockOf(blocks, index);
                return read(block).at(index - block.first);
            },
        };
    }
    return { list, close: file.close };
}
function outside(index) {
    throw new RangeError(`The spool has no text ${index}`);
}
/**
 * Texts as their bytes, one a line. As strings they would be what survives each collection, for which V8 enlarges its young generation
 * to more than a hundred megabytes; and fresh memory is given back late, so theirs is used again.
 */
class Texts {
    #memory = Buffer.alloc(0);
    #end = 0;
    /** Where each text ends. */
    #ends = [];
    get length() {
        return this.#ends.length;
    }
    get bytes() {
        return this.#memory.subarray(0, this.#end);
    }
    at(index) {
        const end = this.#ends[index];
        if (end === undefined)
            return outside(index);
        return this.#memory.toString('utf8', index === 0 ? 0 : this.#ends[index - 1] + 1, end);
    }
    /** Returns how many bytes the text takes. */
    add(text) {
        const size = Buffer.byteLength(text) + 1;
        this.#reserve(this.#end + size);
        this.#memory.write(text, this.#end);
        this.#end += size;
        this.#memory[this.#end - 1] = newline;
        this.#ends.push(this.#end - 1);
        return size;
    }
    /** Takes other texts, as their bytes. */
    fill(size, read) {
        this.clear();
        this.#reserve(size);
        this.#end = size;
        read(this.bytes);
        const { bytes } = this;
        for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1))
            this.#ends.push(at);
    }
    /** Memory that was hardly used is given back: of many lists, each may be the one that grows for a while. */
    clear() {
        if (this.#end < this.#memory.length / 4)
            this.#memory = Buffer.alloc(0);
        this.#end = 0;
        this.#ends = [];
    }
    #reserve(size) {
        if (size <= this.#memory.length)
            return;
        const larger = Buffer.allocUnsafeSlow(Math.max(size, 2 * this.#memory.length));
        this.#memory.copy(larger, 0, 0, this.#end);
        this.#memory = larger;
    }
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
    const opened = () => {
        if (fd !== undefined)
            return fd;
        made = node_fs__WEBPACK_IMPORTED_MODULE_0___default().mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(folder, 'agent-eval-spool-'));
        fd = node_fs__WEBPACK_IMPORTED_MODULE_0___default().openSync(node_path__WEBPACK_IMPORTED_MODULE_2___default().join(made, 'runs'), 'wx+', 0o600);
        remove();
        return fd;
    };
    return {
        /** Returns where the bytes stand from then on. */
        append(bytes) {
            const position = end;
            for (let done = 0; done < bytes.length;)
                done += node_fs__WEBPACK_IMPORTED_MODULE_0___default().writeSync(opened(), bytes, done, bytes.length - done, position + done);
            end += bytes.length;
            return position;
        },
        read(bytes, position) {
            let filled = 0;
            for (let n = -1; n !== 0 && filled < bytes.length; filled += n)
                n = node_fs__WEBPACK_IMPORTED_MODULE_0___default().readSync(opened(), bytes, filled, bytes.length - filled, position + filled);
            if (filled < bytes.length)
                throw new RangeError('The spool is shorter than what was written to it');
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

/***/ 90643:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XF: () => (/* binding */ enough),
/* harmony export */   t2: () => (/* binding */ recorded),
/* harmony export */   vN: () => (/* binding */ compareFigures)
/* harmony export */ });
/* harmony import */ var _model_chances_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51748);
/* harmony import */ var _ranks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72815);
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

/***/ 91408:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ad: () => (/* binding */ increaseIn),
/* harmony export */   ly: () => (/* binding */ withIncrease)
/* harmony export */ });
/* unused harmony export increaseOf */
/* harmony import */ var _checks_increase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8053);
/* harmony import */ var _documents_severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17655);
/* harmony import */ var _model_chances_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51748);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87979);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47088);
/* harmony import */ var _ranks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72815);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90643);
/* harmony import */ var _past_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57104);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10200);
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

/***/ 57104:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ pastOf),
/* harmony export */   b: () => (/* binding */ knownOf)
/* harmony export */ });
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10200);

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

/***/ 10200:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ tallyOf)
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47088);
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

/***/ 41786:
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

/***/ 72815:
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

/***/ 98614:
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

/***/ 13680:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ severityWeakenings),
/* harmony export */   Lr: () => (/* binding */ settingWeakenings)
/* harmony export */ });
/* unused harmony export weakenings */
/* harmony import */ var _documents_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17655);
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

/***/ 93244:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ GoodRuns)
/* harmony export */ });
/* harmony import */ var _difference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31167);

const mostKept = 20;
/** So many courses of one scenario are known again. */
const mostCourses = 100;
/** Of all good runs that are offered, the first twenty that differ, by where they were recorded: however many are offered, by whom and when. */
class GoodRuns {
    #kept = [];
    /** Where each course was first offered. */
    #courses = new Map();
    #reference;
    /** A run that the scenario names as its reference. */
    refer(reference) {
        this.#reference = reference;
    }
    /** Runs of this scenario are of many tasks: none is compared with another. */
    close() {
        this.#kept.length = 0;
        this.#courses.clear();
        this.#reference = undefined;
    }
    get kept() {
        return this.#kept;
    }
    /** Takes a run that passed, unless there are enough ahead of it, or an equal one. Returns it as it is kept. */
    offer(trace, at, acts) {
        const last = this.#kept.at(-1);
        if (last && this.#kept.length >= mostKept && before(last, at))
            return undefined;
        if (this.#knows(acts.course(), at))
            return undefined;
        const signature = acts.signature();
        const same = this.#kept.find((one) => one.signature === signature);
        if (same && before(same, at))
            return undefined;
        const deeds = acts.deeds();
        if (deeds === undefined)
            return undefined;
        const run = { source: at.source, nth: at.nth, signature, trace, deeds };
        this.take(run);
        return run;
    }
    /** Was an equal run offered that is ahead of this one? */
    #knows(course, { source, nth }) {
        const known = this.#courses.get(course);
        if (known && before(known, { source, nth }))
            return true;
        if (known || this.#courses.size < mostCourses)
            this.#courses.set(course, { source, nth });
        return false;
    }
    /** Takes what another thread kept. */
    take(run) {
        const same = this.#kept.findIndex((one) => one.signature === run.signature);
        if (same >= 0) {
            if (before(this.#kept[same], run))
                return;
            this.#kept.splice(same, 1);
        }
        const at = this.#kept.findIndex((one) => before(run, one));
        this.#kept.splice(at < 0 ? this.#kept.length : at, 0, run);
        if (this.#kept.length > mostKept)
            this.#kept.pop();
    }
    /** Where a failing run left these. */
    differenceOf({ deeds, spoilt }) {
        const goods = this.#reference ? [...this.#kept, this.#reference] : this.#kept;
        if (goods.length === 0)
            return spoilt;
        const told = deeds();
        return told && (0,_difference_js__WEBPACK_IMPORTED_MODULE_0__/* .firstDifference */ .a)(told, goods);
    }
}
const before = (a, b) => a.source < b.source || (a.source === b.source && a.nth < b.nth);


/***/ }),

/***/ 34867:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ep: () => (/* binding */ conclude),
  c6: () => (/* binding */ fedScenario),
  gm: () => (/* binding */ placedRuns),
  Ds: () => (/* binding */ unreadOf),
  _F: () => (/* binding */ weakenedBy)
});

// UNUSED EXPORTS: sumsOf

// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(47088);
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
var increase = __webpack_require__(91408);
// EXTERNAL MODULE: ./src/judging/places.ts
var judging_places = __webpack_require__(41786);
// EXTERNAL MODULE: ./src/judging/report.ts + 1 modules
var judging_report = __webpack_require__(74367);
// EXTERNAL MODULE: ./src/judging/tags.ts
var judging_tags = __webpack_require__(56695);
// EXTERNAL MODULE: ./src/judging/trials.ts + 1 modules
var judging_trials = __webpack_require__(28266);
// EXTERNAL MODULE: ./src/judging/weakened.ts
var judging_weakened = __webpack_require__(13680);
// EXTERNAL MODULE: ./src/model/chances.ts
var chances = __webpack_require__(51748);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/run/unmatched.ts
var unmatched = __webpack_require__(85944);
;// CONCATENATED MODULE: ./src/run/conclude.ts
// The runs of all scenarios, and what was found beside them → the report as it is fed to reporters.











/** What makes the gate weaker: what is judged by, and how it is gated. */
const weakenedBy = ({ weakened, missingTrace, tags }, failOn) => [
    ...weakened,
    ...tags
        .filter(({ require }) => (0,chances/* rateOf */.MK)(require) < 1)
        .map(({ tag, require }) => `[tags] asks ${require} of ${JSON.stringify(tag)}: failures that this leaves room for fail nothing`),
    ...(0,judging_weakened/* settingWeakenings */.Lr)({ failOn, missingTrace }),
];
/** Concludes from all runs. */
async function conclude({ common, part, trials, places, redact, failOn, strength, baseline, compareTo, }) {
    const results = common.plans.map((plan, i) => {
        const runs = trials[i];
        const result = (0,judging_trials/* resultOf */.Bg)(plan, runs, common.missingTrace, {});
        return { ...(0,increase/* withIncrease */.ly)(result, runs, plan.increase, baseline?.past ?? []), runs: runs.length };
    });
    const { workspaceFiles, unread } = unreadOf(common.faults, part);
    const found = (0,unmatched/* unmatchedOf */.dL)(common.owners, common.unmatchedTrace, part.telling);
    const leftOut = common.scenarios - common.plans.length;
    const notes = [
        ...(leftOut > 0 ? [(0,unmatched/* leftOutNote */.UZ)(common, part.leftOut)] : []),
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
    const marked = compared ? judged.map((one) => markedScenario(one, compared.marks(one.scenario))) : judged;
    const summed = marked.map(({ scenario }, i) => ({ ...scenario, tally: trials[i].tally }));
    const tags = (0,judging_tags/* tagTotals */.wx)(summed, common.tags);
    problems.push(...vacuousIn(common, tags));
    notes.push(...(0,judging_tags/* leftOpen */.cb)(common.tags, tags).map(openNote));
    // What could not be read may bear the tag too; and a regression is none that was made room for.
    const tolerated = problems.length > 0 || failOn === 'regressions' ? new Set() : (0,judging_tags/* toleratedIn */.C6)(summed, tags);
    const scenarios = marked.map((one) => (tolerated.has(one.scenario.name) ? markedScenario(one, spared) : one));
    const agreement = common.agreement === undefined
        ? undefined
        : agreementOf(common.agreement, scenarios.map(({ scenario, runs }) => ({ ...scenario, runs })));
    const report = (0,judging_report/* assemble */.f)(scenarios.map(({ scenario }, i) => ({ ...scenario, tally: trials[i].tally })), {
        tags,
        tolerated: tolerated.size,
        judgedBy: common.judgedBy,
        changedSince: common.changedSince,
        traces: part.traces,
        leftOut,
        unmatched: found.unmatched,
        workspaceFiles,
        problems,
        notes,
        weakened: weakenedBy(common, failOn),
        agreement,
        baseline: compared?.baseline,
        strength,
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
const spared = (d) => ((0,verdict/* blocks */.Bv)(d) ? { ...d, gates: false } : d);
/** Tags of which nothing was judged, though none of their scenarios was left out. */
const vacuousIn = ({ tags }, totals) => tags
    .filter((one) => (0,judging_tags/* isVacuous */.pi)(one, totals))
    .map(({ tag, borne }) => ({
    file: `tag ${tag}`,
    message: `Missing scenarios: all ${borne} of the tag ${JSON.stringify(tag)} are skipped, so that nothing shows the rate that is asked of it`,
}));
const openNote = ({ threshold: { tag, borne }, judged }) => `The rate of the tag ${JSON.stringify(tag)} ${judged === 0 ? 'was not asked' : `is that of ${(0,model_text/* count */.U9)(judged, 'scenario')}`}: ${borne - judged} of its ${(0,model_text/* count */.U9)(borne, 'scenario')} ${borne - judged === 1 ? 'was' : 'were'} left out`;
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
    const spare = ({ gates, verdict }) => {
        if (gates !== false || (verdict !== 'fail' && verdict !== 'error') || scenario.verdict !== 'fail')
            return;
        counts[verdict]--;
        counts.known++;
    };
    if (scenario.verdict === 'fail') {
        dimensions.forEach(spare);
        for (const run of marked)
            run.dimensions.forEach(spare);
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

/***/ 16406:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ Trials),
  b: () => (/* binding */ textOf)
});

// EXTERNAL MODULE: ./src/judging/tally.ts
var judging_tally = __webpack_require__(98614);
// EXTERNAL MODULE: ./src/learn/goods.ts
var goods = __webpack_require__(93244);
;// CONCATENATED MODULE: ./src/run/columns.ts
const kinds = { small: Uint8Array, whole: Uint32Array, any: Float64Array };
/** So many numbers are on the first page, and twice as many on each that follows: no page is ever copied to a larger one. */
const least = 16;
const pageOf = (index) => Math.clz32(least) - Math.clz32(index + least);
const pageSize = (page) => least << page;
const startOf = (page) => pageSize(page) - least;
/** A list of numbers that grows. A page of zeros alone takes no memory: some columns hold nothing else. */
class Column {
    #Kind;
    #pages = [];
    length = 0;
    constructor(kind) {
        this.#Kind = kinds[kind];
    }
    push(value) {
        const index = this.length++;
        if (value === 0)
            return;
        const number = pageOf(index);
        const page = this.#pages[number] ?? new this.#Kind(pageSize(number));
        this.#pages[number] = page;
        page[index - startOf(number)] = value;
    }
    at(index) {
        const number = pageOf(index);
        return this.#pages[number]?.[index - startOf(number)] ?? 0;
    }
    /** The numbers that stand more than once. */
    repeated() {
        const all = new this.#Kind(this.length);
        for (const [number, page] of this.#pages.entries())
            if (page)
                all.set(page.subarray(0, this.length - startOf(number)), startOf(number));
        const sorted = all.sort();
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




/** What stands between the texts of a failing run; JSON on one line holds no tab. */
const between = '\t';
/** A run as JSON, and behind it what of a failing one is compared once the good ones are known, which no report tells. */
const textOf = (result, { deeds, spoilt }) => (result.verdict === 'pass' ? [result] : [result, spoilt ?? null, deeds() ?? null])
    .map((part) => JSON.stringify(part))
    .join(between);
/** What a run did, told already: until an oracle answered, its trace is not kept. */
function settled({ course, signature, deeds, spoilt }) {
    const [took, said, told] = [course(), signature(), deeds()];
    return { course: () => took, signature: () => said, deeds: () => told, spoilt };
}
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
    #nths = new Column('whole');
    #times = new Column('any');
    /** The runs that wait for an oracle's answer, by their place in the order of arrival. */
    #waiting = new Map();
    goods = new goods/* GoodRuns */.y();
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
    add(position, { result, print, asked, acts }) {
        const passed = result.verdict === 'pass';
        const waits = asked.length > 0;
        if (waits)
            this.#waiting.set(this.#sources.length, { result, asked, acts: settled(acts) });
        else {
            (0,judging_tally/* tallyRun */.YM)(this.tally, result);
            if (passed)
                this.goods.offer(result.trace, position, acts);
        }
        this.#keep({ ...position, print, passed, text: waits ? '' : textOf(result, acts) });
    }
    /** Takes runs that another thread judged, and what they add up to. */
    addKept(runs, tally) {
        for (const run of runs)
            this.#keep(run);
        (0,judging_tally/* addTally */.c8)(this.tally, tally);
    }
    #keep({ source, index, nth = 0, at = 0, print, passed, text }) {
        this.#sources.push(source);
        this.#nths.push(nth);
        this.#times.push(at);
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
        const waiting = this.#waiting.get(at)?.result;
        return waiting ?? JSON.parse(this.#spool.at(at).split(between, 1)[0] ?? '');
    }
    /** What is compared of a failing run that waits in the spool; what it did is parsed where there is something to compare it with. */
    #left(at) {
        const [, spoilt, deeds] = this.#spool.at(at).split(between);
        if (spoilt === undefined || deeds === undefined)
            return undefined;
        return { spoilt: JSON.parse(spoilt) ?? undefined, deeds: () => JSON.parse(deeds) ?? undefined };
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
        for (const [at, { result, acts }] of this.#waiting) {
            (0,judging_tally/* tallyRun */.YM)(this.tally, result);
            const position = { source: this.#sources.at(at), nth: this.#nths.at(at) };
            if (result.verdict === 'pass')
                this.goods.offer(result.trace, position, acts);
        }
    }
    *[Symbol.iterator]() {
        for (const at of this.#order) {
            const result = this.#compared(at);
            const notes = this.#notes.get(at);
            yield notes ? { ...result, notes: [...(result.notes ?? []), ...notes] } : result;
        }
    }
    /** Which trace each trial is of, by its number in the report's order. */
    recorded(trial) {
        const at = this.#order[trial];
        return { source: this.#sources.at(at), nth: this.#nths.at(at), at: this.#times.at(at) };
    }
    /** A run, and where it left the good ones. */
    #compared(at) {
        const acts = this.#waiting.get(at)?.acts;
        const result = this.#stored(at);
        if (result.verdict === 'pass')
            return result;
        const left = acts ?? this.#left(at);
        const first_difference = left && this.goods.differenceOf(left);
        return first_difference ? { ...result, first_difference } : result;
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

/***/ 85944:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ noneMatched),
/* harmony export */   UZ: () => (/* binding */ leftOutNote),
/* harmony export */   Zq: () => (/* binding */ unmatchedGlobs),
/* harmony export */   dL: () => (/* binding */ unmatchedOf),
/* harmony export */   r_: () => (/* binding */ untold)
/* harmony export */ });
/* harmony import */ var _judging_bind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14725);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5086);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47088);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88381);
/* harmony import */ var _missing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76453);
/* harmony import */ var _sources_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49750);
// What found no partner: globs without a file, traces without a scenario, scenarios that were left out.






const defaultTraces = _options_js__WEBPACK_IMPORTED_MODULE_1__.options.find((o) => o.name === 'traces')?.default ?? '';
/** The note of a run without any trace file. */
function noneMatched(root, globs) {
    const hidden = globs
        .filter((g) => !g.startsWith('!'))
        .map((g) => (0,_missing_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenNote */ .XJ)(root, g, _sources_js__WEBPACK_IMPORTED_MODULE_3__/* .isTraceName */ .Bk))
        .find((note) => note !== '');
    return `No trace file matched ${globs.join(', ')}; a trace ends in ${_sources_js__WEBPACK_IMPORTED_MODULE_3__/* .traceEndings */ .aD}, or is named without a wildcard${hidden ?? ''}`;
}
/** The problems of globs that a person wrote and that match nothing. The glob of a `NAME=GLOB` line is told by its scenario. */
function unmatchedGlobs({ root, scenarios, taken, named, globs }, unmatched) {
    if (unmatched.length === 0)
        return [];
    const without = new Set(unmatched);
    const ofNames = new Set(named.map((n) => n.glob));
    const problems = globs
        .filter((g) => without.has(g) && !ofNames.has(g) && g !== defaultTraces)
        .map((g) => ({ problem: (0,_missing_js__WEBPACK_IMPORTED_MODULE_2__/* .unmatchedGlob */ .Ck)(root, g, 'traces', _sources_js__WEBPACK_IMPORTED_MODULE_3__/* .isTraceName */ .Bk) }));
    for (const { name, traces, document } of scenarios.filter((s) => taken.has(s) && s.skip === undefined))
        for (const glob of traces.filter((g) => without.has(g))) {
            const input = `the scenario ${JSON.stringify(name)}`;
            problems.push({ problem: (0,_missing_js__WEBPACK_IMPORTED_MODULE_2__/* .unmatchedGlob */ .Ck)(root, glob, input, _sources_js__WEBPACK_IMPORTED_MODULE_3__/* .isTraceName */ .Bk, document.file), scenario: name });
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
/** What the options `only` and `changed-since` left out, with so many traces. */
function leftOutNote({ plans, scenarios, changedSince }, traces) {
    const leftOut = scenarios - plans.length;
    const unchanged = changedSince?.unchanged.length ?? 0;
    const who = [unchanged > 0 ? 'changed-since' : '', leftOut > unchanged ? 'only' : ''].filter((one) => one !== '');
    return `${who.join(' and ')} took ${plans.length} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(scenarios, 'scenario')}; ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(leftOut, 'scenario')} and ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(traces, 'trace')} of theirs were left out`;
}


/***/ })

};
