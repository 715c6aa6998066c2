export const id = 7618;
export const ids = [7618];
export const modules = {

/***/ 7618:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serve: () => (/* binding */ serve),
/* harmony export */   shareOut: () => (/* binding */ shareOut)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5919);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_worker_threads__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _judging_tally_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8614);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8381);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(311);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4128);
// Judging sources by several threads, the main one among them. Each takes the next few sources when it is done with some. Workers
// are handed the texts that were read, so that all judge by the same scenarios, and hand runs over as text, so that they are written once.






/** The next few sources, until there are none. */
function* taking({ numbered, few, next }) {
    for (;;) {
        const from = Atomics.add(next, 0, few);
        if (from >= numbered.length)
            return;
        yield numbered.slice(from, from + few);
    }
}
/** Has the sources judged by so many threads. */
async function shareOut({ entry, task, numbered, threads, gathering, judge, judged }) {
    const few = Math.max(1, Math.min(16, Math.ceil(numbered.length / threads / 8)));
    const next = new Int32Array(new SharedArrayBuffer(4));
    const start = { ...task, numbered, few, next };
    let done = 0;
    const take = (message) => {
        if ('batches' in message) {
            for (const { scenario, runs, tally } of message.batches)
                gathering.trials[scenario]?.addKept(runs, tally);
            return;
        }
        const { source, file, facts } = message.judged;
        gathering.takeFacts(source, file, facts);
        done++;
        judged(1);
    };
    const work = () => new Promise((resolve, reject) => {
        const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker((0,node_url__WEBPACK_IMPORTED_MODULE_0__.fileURLToPath)(entry), { argv: [_version_js__WEBPACK_IMPORTED_MODULE_4__/* .workerWord */ .p], workerData: start });
        worker.on('message', (message) => {
            if (message !== 'done')
                return take(message);
            resolve();
            void worker.terminate();
        });
        worker.on('error', reject);
        worker.on('messageerror', reject);
        // One that ends before it was told to has not done its part.
        worker.on('exit', (code) => reject(new Error(`A worker ended with ${code} before its work was done`)));
    });
    const here = async () => {
        for (const some of taking(start)) {
            for (const one of some)
                await judge(one);
            done += some.length;
            // What workers sent is taken in between.
            await new Promise((resolve) => setImmediate(resolve));
        }
    };
    await Promise.all([...Array.from({ length: threads - 1 }, work), here()]);
    if (done !== numbered.length)
        throw new Error(`Only ${done} of ${numbered.length} files were judged by the threads`);
}
/** So many characters of runs are handed over at a time. */
const mostHeld = 1 << 18;
/** Judges sources as a worker, until there are none. */
async function serve() {
    const port = node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.parentPort;
    if (port === null)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .workerWord */ .p} is how the program starts its own workers`);
    const { cwd, settings, inputs, ...start } = node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.workerData;
    const { evaluateSource } = await (0,_prepare_js__WEBPACK_IMPORTED_MODULE_3__/* .prepare */ .iA)(cwd, settings, inputs);
    const post = (message) => port.postMessage(message);
    const held = holder((batches) => post({ batches }));
    for (const some of taking(start))
        for (const { source, number } of some) {
            const facts = await evaluateSource(source, (run, index) => held.add({ source: number, index }, run));
            held.flush();
            post({ judged: { source: number, file: source.files[0], facts } });
        }
    post('done');
}
/** Holds runs until they are worth a message. */
function holder(hand) {
    let batches = new Map();
    let size = 0;
    const flush = () => {
        if (batches.size > 0)
            hand([...batches.values()]);
        batches = new Map();
        size = 0;
    };
    return {
        flush,
        add(position, { scenario, result, print }) {
            const batch = batches.get(scenario) ?? { scenario, runs: [], tally: (0,_judging_tally_js__WEBPACK_IMPORTED_MODULE_5__/* .emptyTally */ .CK)() };
            batches.set(scenario, batch);
            const text = JSON.stringify(result);
            batch.runs.push({ ...position, print, passed: result.verdict === 'pass', text });
            (0,_judging_tally_js__WEBPACK_IMPORTED_MODULE_5__/* .tallyRun */ .YM)(batch.tally, result);
            size += text.length;
            if (size >= mostHeld)
                flush();
        },
    };
}


/***/ })

};
