export const id = 4875;
export const ids = [4875];
export const modules = {

/***/ 64875:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   help: () => (/* binding */ help),
/* harmony export */   helpOf: () => (/* binding */ helpOf)
/* harmony export */ });
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88381);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(311);
// The help pages, from the options table: one of the whole program, and one of each command.


/** Renders the help. `commands`: what each does; `run`: what its options are. */
function help(commands, run) {
    return `agent-eval ${_version_js__WEBPACK_IMPORTED_MODULE_1__/* .version */ .r}: judges recorded agent traces against declarative scenarios

Usage: agent-eval [command] [options]

Commands:
${Object.entries(commands)
        .map(([name, doc]) => `  ${name.padEnd(13)}${doc}`)
        .join('\n')}

\`agent-eval COMMAND --help\` shows the options of a command.

Options of run:
${optionLines(run).join('\n')}

${statuses}`;
}
/** Renders the help of one command. */
function helpOf(name, doc, usage) {
    const words = usage.words === undefined ? '' : ` ${usage.words}`;
    return `agent-eval ${name}: ${doc}

Usage: agent-eval ${name} [options]${words}

Options:
${optionLines(usage).join('\n')}

${statuses}`;
}
const statuses = `Exit status: 0 the gate holds; 1 it does not (an unreadable scenario or trace included); 2 usage or config error, or no scenario file found.
`;
const everywhere = ['color'];
function optionLines({ takes, own = [] }) {
    const table = _options_js__WEBPACK_IMPORTED_MODULE_0__.options;
    const taken = new Set([...takes, ...everywhere]);
    return [...own.map(optionLine), ...table.filter((o) => o.only !== 'action' && taken.has(o.name)).map(optionLine)];
}
function optionLine(o) {
    const value = o.type === 'flag' ? '' : ` ${o.choices?.join('|') ?? o.value ?? 'N'}`;
    const more = [
        o.type === 'list' ? 'may repeat' : '',
        o.default !== undefined && o.type !== 'flag' ? `default ${o.default}` : '',
    ]
        .filter((m) => m !== '')
        .join('; ');
    return `  --${o.name}${value}\n      ${o.doc}${more === '' ? '' : ` (${more})`}`;
}


/***/ })

};
