export const id = 4198;
export const ids = [4198];
export const modules = {

/***/ 34198:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serve: () => (/* binding */ serve),
  shareOut: () => (/* binding */ shareOut)
});

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./src/options.ts
var options = __webpack_require__(88381);
// EXTERNAL MODULE: ./src/version.ts
var version = __webpack_require__(311);
// EXTERNAL MODULE: ./src/judging/tally.ts
var tally = __webpack_require__(98614);
// EXTERNAL MODULE: ./src/learn/goods.ts
var learn_goods = __webpack_require__(93244);
// EXTERNAL MODULE: ./src/run/prepare.ts + 5 modules
var prepare = __webpack_require__(11484);
// EXTERNAL MODULE: ./src/run/sources.ts + 4 modules
var sources = __webpack_require__(49750);
// EXTERNAL MODULE: ./src/run/trials.ts + 2 modules
var trials = __webpack_require__(16406);
;// CONCATENATED MODULE: ./src/run/pieces.ts
// What threads take one after the other: sources, and the parts of those that are cut. What the parts of a source gave is put together in
// their order, and up to the first that can only be told in one piece with what stands before it.





/** The pieces of all sources, in their order, and how many sources are cut. */
function piecesOf(cwd, numbered, settings, digests) {
    let cuts = 0;
    const pieces = numbered.flatMap((one) => {
        const parts = (0,sources/* partsOf */.CI)(cwd, one.source, settings, digests);
        if (!parts || parts.length < 2)
            return [one];
        const cut = cuts++;
        return parts.map((part) => ({ ...one, part: { ...part, cut } }));
    });
    return { pieces, cuts };
}
/** So many characters of runs are handed over at a time. */
const mostHeld = 1 << 18;
/** Holds runs until they are worth a message. */
function holder(hand) {
    let batches = new Map();
    /** What was kept already, so that its like is not handed over again. */
    const goods = new Map();
    let size = 0;
    const flush = () => {
        if (batches.size > 0)
            hand([...batches.values()]);
        batches = new Map();
        size = 0;
    };
    return {
        flush,
        add(position, { scenario, result, print, acts }) {
            const batch = batches.get(scenario) ?? { scenario, runs: [], tally: (0,tally/* emptyTally */.CK)(), goods: [] };
            batches.set(scenario, batch);
            const text = (0,trials/* textOf */.b)(result, acts);
            const passed = result.verdict === 'pass';
            batch.runs.push({ ...position, print, passed, text });
            if (passed) {
                const known = goods.get(scenario) ?? new learn_goods/* GoodRuns */.y();
                goods.set(scenario, known);
                const good = known.offer(result.trace, position, acts);
                if (good)
                    batch.goods.push(good);
            }
            (0,tally/* tallyRun */.YM)(batch.tally, result);
            size += text.length;
            if (size >= mostHeld)
                flush();
        },
    };
}
/** Adds batches to what is gathered; `offset`: so many runs of the source stand before. */
function addBatches({ trials }, batches, offset = 0) {
    for (const { scenario, runs, tally, goods } of batches) {
        if (offset > 0)
            for (const run of runs)
                run.index += offset;
        trials[scenario]?.addKept(runs, tally);
        for (const good of goods)
            trials[scenario]?.goods.take(good);
    }
}
/** Puts the parts of one source together. */
class Assembly {
    facts = (0,prepare/* noFacts */.f5)();
    /** How many parts are taken, and how many runs they gave. */
    taken = 0;
    runs = 0;
    /** The part from which on the source is read in one piece. */
    rest;
    #gathering;
    #waiting = new Map();
    constructor(gathering) {
        this.#gathering = gathering;
    }
    take(given) {
        this.#waiting.set(given.part.nth, given);
        for (let one = this.#waiting.get(this.taken); one && !this.rest; one = this.#waiting.get(this.taken)) {
            this.#waiting.delete(this.taken);
            if (!one.facts) {
                this.rest = one.part;
                this.#waiting.clear();
                return;
            }
            addBatches(this.#gathering, one.batches, this.runs);
            for (const { runs } of one.batches)
                this.runs += runs.length;
            addFacts(this.facts, one.facts);
            this.taken++;
        }
    }
}
/** Adds what a part told, as if it had been read with those before it. */
function addFacts(facts, more) {
    facts.traces += more.traces;
    facts.leftOut += more.leftOut;
    facts.unmatched.push(...more.unmatched);
    for (const workspace of more.workspaces)
        if (!facts.workspaces.includes(workspace))
            facts.workspaces.push(workspace);
    for (const problem of more.problems)
        if (!facts.problems.some((p) => p.message === problem.message))
            facts.problems.push(problem);
}

;// CONCATENATED MODULE: ./src/run/workers.ts
// Judging sources by several threads, the main one among them. Each takes the next piece when it is done with one. Workers are handed
// the texts that were read, so that all judge by the same scenarios, and hand runs over as text, so that they are written once.






/** So many sources are judged until their facts are told. */
const mostUntold = 64;
/** What is new and soon gone takes no more in a worker: V8 would let it grow to four times as much, which makes nothing faster. */
const resourceLimits = { maxYoungGenerationSizeMb: 32 };
/** The numbers of the next pieces, until there are none. */
function* taking({ pieces, next }) {
    for (;;) {
        const at = Atomics.add(next, 0, 1);
        if (at >= pieces.length)
            return;
        yield at;
    }
}
/** Judges pieces in this thread, and hands over what they give. */
async function judgePieces(work, prepared, hand) {
    const { pieces, broken } = work;
    const held = holder((batches) => void hand({ batches }));
    let untold = [];
    const tell = async () => {
        held.flush();
        await hand({ facts: untold });
        untold = [];
    };
    for (const piece of taking(work)) {
        const { source, number, part } = pieces[piece];
        if (part === undefined) {
            const facts = await prepared.evaluateSource(source, (run, at) => held.add({ source: number, ...at }, run));
            if (untold.push([piece, facts]) >= mostUntold)
                await tell();
            continue;
        }
        if (part.nth > Atomics.load(broken, part.cut))
            continue;
        // What a part gives may have to be judged again, so that nothing else is told with it.
        const batches = [];
        const own = holder((some) => batches.push(...some));
        const facts = prepared.evaluatePart(source, part, (run, at) => own.add({ source: number, ...at }, run));
        own.flush();
        // Parts that were taken before are judged all the same, so that the first of them is found.
        if (!facts)
            Atomics.store(broken, part.cut, Math.min(part.nth, Atomics.load(broken, part.cut)));
        await hand({ part: piece, batches, facts });
    }
    await tell();
}
/** Has the sources judged by so many threads. */
async function shareOut(shared) {
    const { entry, task, numbered, threads, prepared, progress } = shared;
    const workers = Array.from({ length: threads - 1 }, () => new external_node_worker_threads_.Worker((0,external_node_url_.fileURLToPath)(entry), { argv: [version/* workerWord */.p], workerData: task, resourceLimits }));
    // The files are cut while the workers start.
    const { pieces, cuts } = piecesOf(prepared.root, numbered, task.settings, task.inputs.digests);
    const work = {
        pieces,
        next: new Int32Array(new SharedArrayBuffer(4)),
        broken: new Int32Array(new SharedArrayBuffer(4 * cuts)).fill(pieces.length),
    };
    const take = taker(shared, pieces);
    const ended = workers.map((worker) => new Promise((resolve, reject) => {
        worker.on('message', (message) => {
            if (message !== 'done')
                return take.said(message);
            resolve();
            void worker.terminate();
        });
        worker.on('error', reject);
        worker.on('messageerror', reject);
        // One that ends before it was told to has not done its part.
        worker.on('exit', (code) => reject(new Error(`A worker ended with ${code} before its work was done`)));
        worker.postMessage(work);
    }));
    const here = judgePieces(work, prepared, (said) => {
        take.said(said);
        // What workers sent is taken in between.
        return 'facts' in said ? new Promise((resolve) => setImmediate(resolve)) : undefined;
    });
    await Promise.all([...ended, here]);
    await take.end();
    progress(pieces.length, pieces.length);
}
/** Takes what threads say of pieces. */
function taker({ gathering, prepared, progress }, pieces) {
    const assemblies = new Map();
    const assemblyOf = (number) => {
        const assembly = assemblies.get(number) ?? new Assembly(gathering);
        assemblies.set(number, assembly);
        return assembly;
    };
    let judged = 0;
    return {
        said(said) {
            if ('part' in said) {
                const { number, part } = pieces[said.part];
                if (part)
                    assemblyOf(number).take({ part, batches: said.batches, facts: said.facts });
                progress(++judged, pieces.length);
            }
            else if ('batches' in said)
                addBatches(gathering, said.batches);
            else
                for (const [piece, facts] of said.facts) {
                    const { source, number } = pieces[piece];
                    gathering.takeFacts(number, source.files[0], facts);
                    progress(++judged, pieces.length);
                }
        },
        /** Reads in one piece what can only be read so, and closes what was put together. */
        async end() {
            for (const [number, { facts, rest, runs, taken }] of assemblies) {
                const parts = pieces.filter((piece) => piece.number === number);
                const { source } = parts[0];
                if (!rest && taken < parts.length)
                    throw new Error(`Only ${taken} of ${parts.length} parts were judged`);
                if (rest) {
                    const held = holder((batches) => addBatches(gathering, batches, runs));
                    const more = await prepared.evaluateRest(source, rest, (run, at) => held.add({ source: number, ...at }, run));
                    held.flush();
                    addFacts(facts, more);
                }
                gathering.takeFacts(number, source.files[0], facts);
            }
        },
    };
}
/** Judges pieces as a worker, until there are none. */
async function serve() {
    const port = external_node_worker_threads_.parentPort;
    if (port === null)
        throw new options.UsageError(`${version/* workerWord */.p} is how the program starts its own workers`);
    const { cwd, settings, inputs } = external_node_worker_threads_.workerData;
    const [prepared, work] = await Promise.all([(0,prepare/* prepare */.iA)(cwd, settings, inputs), workFrom(port)]);
    await judgePieces(work, prepared, (said) => port.postMessage(said));
    port.postMessage('done');
}
const workFrom = (port) => new Promise((resolve) => port.once('message', resolve));


/***/ })

};
