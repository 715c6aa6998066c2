export const id = 6686;
export const ids = [6686];
export const modules = {

/***/ 16686:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gzip: () => (/* binding */ gzip)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
// Texts packed for a page that unpacks them itself.

/** Which system packed a text stands in its tenth byte; 255: unknown. So the bytes are the same on every system. */
const system = 9;
/** A text, gzipped: without a time, and without the system it was packed on. */
function gzip(text) {
    const packed = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gzipSync)(text);
    packed[system] = 255;
    return packed;
}


/***/ })

};
