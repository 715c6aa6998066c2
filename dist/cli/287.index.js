export const id = 287;
export const ids = [287,668];
export const modules = {

/***/ 3668:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeByWorkers: () => (/* binding */ judgeByWorkers),
/* harmony export */   serve: () => (/* binding */ serve)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5919);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_worker_threads__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _batch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1772);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8381);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(311);
// Judging files by several threads. Each reads scenarios and config for itself; results come back and are put in the files' order.





/** Has the files judged by so many workers; each takes the next few files when it is done with some. */
async function judgeByWorkers(entry, judgeFor, files, threads, progress) {
    const judged = new Array(files.length);
    const few = Math.max(1, Math.min(16, Math.ceil(files.length / threads / 8)));
    let next = 0;
    let done = 0;
    const work = () => new Promise((resolve, reject) => {
        const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker((0,node_url__WEBPACK_IMPORTED_MODULE_0__.fileURLToPath)(entry), { argv: [_version_js__WEBPACK_IMPORTED_MODULE_4__/* .workerWord */ .p], workerData: { judgeFor } });
        const give = () => {
            if (next < files.length) {
                worker.postMessage({ from: next, files: files.slice(next, next + few) });
                next += few;
            }
            else
                void worker.terminate().then(() => resolve());
        };
        worker.on('message', (message) => {
            if (message !== 'ready') {
                for (const [i, file] of message.files.entries())
                    judged[message.from + i] = file;
                done += message.files.length;
                progress(done);
            }
            give();
        });
        worker.on('error', reject);
    });
    await Promise.all(Array.from({ length: threads }, work));
    return judged;
}
/** Judges the files that the main thread asks for, until it ends this worker. */
async function serve() {
    if (node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.parentPort === null)
        throw new _options_js__WEBPACK_IMPORTED_MODULE_3__.UsageError(`${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .workerWord */ .p} is how the program starts its own workers`);
    const { cwd, settings } = node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.workerData.judgeFor;
    const { judgeFile } = await (0,_batch_js__WEBPACK_IMPORTED_MODULE_2__/* .prepare */ .i)(cwd, settings);
    node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.parentPort?.on('message', async ({ from, files }) => {
        const judged = [];
        for (const file of files)
            judged.push(await judgeFile(file));
        node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.parentPort?.postMessage({ from, files: judged });
    });
    node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.parentPort?.postMessage('ready');
}


/***/ })

};
