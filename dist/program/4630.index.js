export const id = 4630;
export const ids = [4630];
export const modules = {

/***/ 54630:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tracesPage: () => (/* binding */ tracesPage)
/* harmony export */ });
/* harmony import */ var _block_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17566);
/* harmony import */ var _contract_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21874);
/* harmony import */ var _shelf_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22786);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50055);




/** Begins the page. `name`: of the file. The last traces give way where there is no room. */
function tracesPage(sink, { name, viewing }) {
    const { gzip, redact } = viewing;
    const room = (0,_block_js__WEBPACK_IMPORTED_MODULE_0__/* .roomOf */ .dT)(viewing.room);
    const parts = { entries: new _shelf_js__WEBPACK_IMPORTED_MODULE_2__/* .Shelf */ .$(room / 3), texts: new _shelf_js__WEBPACK_IMPORTED_MODULE_2__/* .Shelf */ .$(0), timelines: new _shelf_js__WEBPACK_IMPORTED_MODULE_2__/* .Shelf */ .$((room * 2) / 3) };
    let rank = 1;
    const entries = (0,_block_js__WEBPACK_IMPORTED_MODULE_0__/* .batches */ .Xy)(gzip, (bytes, runs) => parts.entries.put({ runs }, rank++, bytes));
    let runs = 0;
    const entry = (one) => JSON.stringify(one);
    return {
        add(trace, label, stats) {
            const run = runs++;
            const { id, persona, source } = trace;
            const result = {
                ...{ trace: redact(label), format: source.format, stats, dimensions: [] },
                ...(id === undefined ? {} : { id: redact(id) }),
                ...(persona === undefined ? {} : { persona: redact(persona) }),
            };
            entries.add(entry({ scenario: 0, run, result }));
            if (parts.timelines.takes(run))
                parts.timelines.put({ scenario: 0, run }, run, (0,_timeline_js__WEBPACK_IMPORTED_MODULE_1__/* .packedTimeline */ .eR)(trace, redact, gzip, room / 4));
        },
        end() {
            entries.flush();
            const head = { name: redact(name), file: '', tags: [], dimensions: [] };
            parts.entries.put({ runs: 0 }, 0, gzip(entry({ scenario: 0, head, runs })));
            const left = () => ({
                mb: viewing.room / 1024 / 1024,
                runs: runs - parts.entries.parts.reduce((sum, p) => sum + p.name.runs, 0),
                timelines: runs - parts.timelines.parts.length,
                files: 0,
            });
            (0,_block_js__WEBPACK_IMPORTED_MODULE_0__/* .writePage */ .xv)(sink, { gzip, room, parts, told: () => ({ schema: _contract_js__WEBPACK_IMPORTED_MODULE_3__/* .schema */ .w, title: redact(name), files: [], left: left() }) });
        },
    };
}


/***/ })

};
