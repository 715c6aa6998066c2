export const id = 5237;
export const ids = [5237,7618];
export const modules = {

/***/ 7618:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   evaluateByWorkers: () => (/* binding */ evaluateByWorkers),
/* harmony export */   serve: () => (/* binding */ serve)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5919);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_worker_threads__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8381);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(311);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9018);
// Evaluating sources by several threads. Each is handed the texts that were read, so that all of them judge by the same scenarios;
// results come back and are put in the sources' order.





/** Has the sources evaluated by so many workers; each takes the next few when it is done with some. */
async function evaluateByWorkers(entry, task, sources, threads, progress) {
    const evaluated = new Array(sources.length);
    const few = Math.max(1, Math.min(16, Math.ceil(sources.length / threads / 8)));
    let next = 0;
    let done = 0;
    const work = () => new Promise((resolve, reject) => {
        const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker((0,node_url__WEBPACK_IMPORTED_MODULE_0__.fileURLToPath)(entry), { argv: [_version_js__WEBPACK_IMPORTED_MODULE_4__/* .workerWord */ .p], workerData: task });
        const give = () => {
            if (next < sources.length) {
                worker.postMessage({ from: next, sources: sources.slice(next, next + few) });
                next += few;
            }
            else {
                resolve();
                void worker.terminate();
            }
        };
        worker.on('message', (message) => {
            if (message !== 'ready') {
                for (const [i, one] of message.evaluated.entries())
                    evaluated[message.from + i] = one;
                done += message.evaluated.length;
                progress(done);
            }
            give();
        });
        worker.on('error', reject);
        worker.on('messageerror', reject);
        // One that ends before it was told to has not done its part.
        worker.on('exit', (code) => reject(new Error(`A worker ended with ${code} before its work was done`)));
    });
    await Promise.all(Array.from({ length: threads }, work));
    if (done !== sources.length)
        throw new Error(`Only ${done} of ${sources.length} files were judged by the workers`);
    return evaluated;
}
/** Evaluates the sources that the main thread asks for, until it ends this worker. */
async function serve() {
    if (node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.parentPort === null)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_2__.UsageError(`${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .workerWord */ .p} is how the program starts its own workers`);
    const { cwd, settings, inputs } = node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.workerData;
    const { evaluateSource } = await (0,_prepare_js__WEBPACK_IMPORTED_MODULE_3__/* .prepare */ .iA)(cwd, settings, inputs);
    node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.parentPort?.on('message', async ({ from, sources }) => {
        const evaluated = [];
        for (const source of sources)
            evaluated.push(await evaluateSource(source));
        node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.parentPort?.postMessage({ from, evaluated });
    });
    node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.parentPort?.postMessage('ready');
}


/***/ })

};
