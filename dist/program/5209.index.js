export const id = 5209;
export const ids = [5209];
export const modules = {

/***/ 5209:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadParser: () => (/* binding */ loadParser),
/* harmony export */   parent: () => (/* binding */ parent),
/* harmony export */   parse: () => (/* binding */ parse),
/* harmony export */   walk: () => (/* binding */ walk)
/* harmony export */ });
/** A longer script is not parsed. */
const longest = 1 << 20;
const loaded = {};
/** Loads what scripts are parsed with: without it none can be. */
async function loadParser() {
    loaded.acorn ??= await __webpack_require__.e(/* import() */ 4559).then(__webpack_require__.bind(__webpack_require__, 54559));
}
/** `undefined`: it cannot be parsed. */
function parse(script) {
    const { acorn } = loaded;
    if (!acorn || script.length > longest)
        return undefined;
    try {
        return acorn.parse(script, {
            ecmaVersion: 'latest',
            sourceType: 'module',
            allowReturnOutsideFunction: true,
            allowAwaitOutsideFunction: true,
        });
    }
    catch {
        // A mistake in the script, or syntax nested beyond the stack.
        return undefined;
    }
}
const parents = new WeakMap();
/** What stands around a node that was walked; parentheses and optional chains are no part of it. */
const parent = (node) => parents.get(node);
/** All nodes, in the order of the text; no recursion, as scripts nest as deeply as they like. */
function* walk(program) {
    const stack = [program];
    for (let node = stack.pop(); node; node = stack.pop()) {
        yield node;
        const inner = [];
        for (const value of Object.values(node))
            for (const one of [value].flat())
                if (isNode(one))
                    inner.push(one);
        inner.sort((a, b) => b.start - a.start);
        for (const one of inner)
            parents.set(one, node);
        stack.push(...inner);
    }
}
const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string' && 'start' in value;


/***/ })

};
