export const id = 2809;
export const ids = [2809];
export const modules = {

/***/ 72809:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   html: () => (/* binding */ html)
/* harmony export */ });
/* harmony import */ var _block_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17566);
/* harmony import */ var _contract_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21874);
/* harmony import */ var _shelf_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22786);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50055);




const megabyte = 1024 * 1024;
const html = {
    id: 'html',
    doc: 'The runs, the scenarios and the verdicts as one page for a browser',
    make(sink, { viewing, title }) {
        if (viewing === undefined)
            throw new Error('The viewer needs to be told how to pack');
        const room = (0,_block_js__WEBPACK_IMPORTED_MODULE_0__/* .roomOf */ .dT)(viewing.room);
        let head;
        let rest;
        const scenarios = [];
        const kept = runsKept(viewing);
        return {
            begin(given) {
                head = given;
            },
            scenario(scenario) {
                const at = { scenario: scenarios.length, run: 0 };
                const entry = { head: scenario, runs: 0 };
                scenarios.push(entry);
                return {
                    run(run) {
                        kept.add({ ...at, run: entry.runs++ }, run);
                    },
                    end() { },
                };
            },
            end(given) {
                rest = given;
            },
            async finish() {
                if (!head || !rest)
                    return;
                // The contents name each timeline in about so many bytes.
                const whole = wholeOf(head, rest);
                const needed = 4000 + viewing.gzip(JSON.stringify(whole)).length + 16 * kept.count;
                const lists = { entries: new _shelf_js__WEBPACK_IMPORTED_MODULE_2__/* .Shelf */ .$(room / 3), texts: new _shelf_js__WEBPACK_IMPORTED_MODULE_2__/* .Shelf */ .$(room / 8) };
                const files = await putScenarios(lists, scenarios, viewing);
                kept.put(lists);
                const free = room - needed - lists.entries.used - lists.texts.used;
                const parts = { ...lists, timelines: await timelinesWithin(free, kept.wanted(), scenarios, viewing) };
                const told = { schema: _contract_js__WEBPACK_IMPORTED_MODULE_3__/* .schema */ .w, ...whole, ...(title === undefined ? {} : { title }), files };
                const left = () => ({
                    mb: viewing.room / megabyte,
                    runs: kept.count - parts.entries.parts.reduce((sum, p) => sum + p.name.runs, 0),
                    timelines: kept.count - parts.timelines.parts.filter((p) => p.name.run !== undefined).length,
                    files: files.filter((f) => !parts.texts.parts.some((p) => p.name === f.part)).length,
                    ...(viewing.recordings ? {} : { why: 'These verdicts come from reports: the runs themselves are not here' }),
                });
                (0,_block_js__WEBPACK_IMPORTED_MODULE_0__/* .writePage */ .xv)(sink, { ...viewing, room, parts, told: () => ({ ...told, left: left() }) });
            },
        };
    },
};
/** So many of each list of the report are told; the JSON report has them all. */
const mostListed = 200;
/** What the page says of the whole report. */
function wholeOf({ shard, ...head }, rest) {
    const few = (list) => list.slice(0, mostListed);
    const { problems, unmatched_traces, unmatched_reasons, workspace_files, agreement, ...others } = rest;
    const beyond = (list) => Math.max(0, list.length - mostListed);
    return {
        head: { ...head, ...(shard ? { shard: { index: shard.index, count: shard.count } } : {}) },
        rest: {
            ...others,
            problems: few(problems),
            unmatched_traces: few(unmatched_traces),
            unmatched_reasons: few(unmatched_reasons),
            workspace_files: few(workspace_files),
            ...(agreement ? { agreement: { ...agreement, disagreements: few(agreement.disagreements) } } : {}),
        },
        more: {
            problems: beyond(problems),
            unmatched_traces: beyond(unmatched_traces),
            workspace_files: beyond(workspace_files),
        },
    };
}
/** Scenarios rank first, then runs that fail, then the others, the newest first. */
const rankOf = { scenario: 0, failing: 1e9, passing: 2e9 };
/** What is kept of the runs until all are fed: their verdicts, packed, and which of them fail. */
function runsKept({ gzip, recordings }) {
    const packed = [];
    const failing = (0,_block_js__WEBPACK_IMPORTED_MODULE_0__/* .batches */ .Xy)(gzip, (bytes, runs) => packed.push({ rank: rankOf.failing + packed.length, bytes, runs }));
    // The last that is told is the newest.
    const passing = (0,_block_js__WEBPACK_IMPORTED_MODULE_0__/* .batches */ .Xy)(gzip, (bytes, runs) => packed.push({ rank: rankOf.passing - packed.length, bytes, runs }));
    const wanted = [];
    let fails = 0;
    return {
        get count() {
            return wanted.length;
        },
        add(at, result) {
            const failed = result.verdict === 'fail';
            if (at.run === 0)
                fails = 0;
            const entry = { ...at, result };
            (failed ? failing : passing).add(JSON.stringify(entry));
            wanted.push({ ...at, fails: failed, turn: failed ? fails++ : 0, when: recordings?.when(at) ?? 0 });
        },
        put({ entries }) {
            failing.flush();
            passing.flush();
            for (const { rank, bytes, runs } of packed)
                entries.put({ runs }, rank, bytes);
        },
        /** The runs in the order that they are wanted: those that fail, one of each scenario after another; then the newest. */
        wanted: () => wanted.sort((a, b) => Number(b.fails) - Number(a.fails) ||
            (a.fails
                ? a.turn - b.turn || a.scenario - b.scenario
                : b.when - a.when || b.scenario - a.scenario || b.run - a.run)),
    };
}
/** Puts the scenarios and their files. Texts of scenarios that fail rank first. Returns the files. */
async function putScenarios(lists, scenarios, { gzip, redact, asked }) {
    let rank = rankOf.scenario;
    const heads = (0,_block_js__WEBPACK_IMPORTED_MODULE_0__/* .batches */ .Xy)(gzip, (bytes) => lists.entries.put({ runs: 0 }, rank++, bytes));
    let number = 0;
    const texts = (0,_block_js__WEBPACK_IMPORTED_MODULE_0__/* .batches */ .Xy)(gzip, (bytes) => lists.texts.put(number, number++, bytes));
    const files = [];
    const known = new Map();
    const fileOf = ({ name, from, text }) => {
        const key = `${from}:${name}`;
        const at = known.get(key) ?? files.length;
        if (at === files.length) {
            known.set(key, at);
            files.push({ name: redact(name), from, ...texts.add(JSON.stringify(linesOf(text, redact))) });
        }
        return at;
    };
    const asksOf = (all) => all.map(({ id, place, text }) => ({
        ...{ id, file: fileOf(text), line: place.line, end: place.end_line ?? place.line },
    }));
    const order = [...scenarios.keys()].sort((a, b) => failsFirst(scenarios, a) - failsFirst(scenarios, b));
    const asks = new Map();
    if (asked)
        for (const scenario of order)
            asks.set(scenario, asksOf(await asked(scenario)));
    texts.flush();
    for (const [scenario, one] of scenarios.entries()) {
        const own = asks.get(scenario);
        heads.add(JSON.stringify({ scenario, ...one, ...(own ? { asks: own } : {}) }));
    }
    heads.flush();
    return files;
}
const failsFirst = (scenarios, at) => scenarios[at]?.head.verdict === 'fail' ? 0 : 1;
/** The lines of a text without its secrets. Line by line, so that none is moved. */
const linesOf = (text, redact) => {
    const whole = redact(text);
    return whole.split('\n').length === text.split('\n').length ? whole : text.split('\n').map(redact).join('\n');
};
/** The timelines that there is room for, and those of references ahead of their scenarios' runs. */
async function timelinesWithin(room, wanted, scenarios, { recordings, redact, gzip }) {
    const timelines = new _shelf_js__WEBPACK_IMPORTED_MODULE_2__/* .Shelf */ .$(room);
    if (!recordings)
        return timelines;
    for (const [scenario, { head }] of scenarios.entries()) {
        const reference = recordings.referenceOf(scenario);
        const rank = head.verdict === 'fail' ? -1 : wanted.length;
        if (reference)
            timelines.put({ scenario }, rank, (0,_timeline_js__WEBPACK_IMPORTED_MODULE_1__/* .packedTimeline */ .eR)(reference, redact, gzip, room / 4));
    }
    await recordings.read(wanted.map((at, rank) => ({ ...at, rank })), ({ rank }) => timelines.takes(rank), ({ scenario, run, rank }, trace) => {
        if (timelines.takes(rank))
            timelines.put({ scenario, run }, rank, (0,_timeline_js__WEBPACK_IMPORTED_MODULE_1__/* .packedTimeline */ .eR)(trace, redact, gzip, room / 4));
    });
    return timelines;
}


/***/ })

};
