export const id = 8917;
export const ids = [8917];
export const modules = {

/***/ 68755:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ unresolved),
/* harmony export */   Xd: () => (/* binding */ noRegistry),
/* harmony export */   nw: () => (/* binding */ sayUnresolved),
/* harmony export */   pp: () => (/* binding */ cliForm),
/* harmony export */   r_: () => (/* binding */ cites),
/* harmony export */   v8: () => (/* binding */ unknownCommands)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81601);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47088);
// The commands of the registry: which keys are none, how a command is typed, what cites it.


const noRegistry = (what) => (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3)(`Missing registry, which ${what} needs; name its file with registry`);
/** How a person types a command. */
function cliForm(registry, key) {
    const own = registry.commands.get(key)?.cli;
    return own ?? `${registry.cli_prefix} ${key.replaceAll('.', ' ')}`.trim();
}
const wordAt = (text, i) => /[\p{L}\p{N}_]/u.test(text.charAt(i));
const joint = (c) => c === '-' || c === '.';
/**
 * Is the phrase in the text, at word boundaries? White space of any length is one space; `modelo.work` is not cited by
 * `modelo.work.file`, nor `export` by `export-all`.
 */
function cites(text, phrase) {
    const t = text.replace(/\s+/g, ' ');
    const p = phrase.replace(/\s+/g, ' ').trim();
    if (p === '')
        return false;
    for (let at = t.indexOf(p); at >= 0; at = t.indexOf(p, at + 1)) {
        const end = at + p.length;
        const before = wordAt(t, at - 1) || (joint(t.charAt(at - 1)) && wordAt(t, at - 2));
        const after = wordAt(t, end) || (joint(t.charAt(end)) && wordAt(t, end + 1));
        if (!before && !after)
            return true;
    }
    return false;
}
/** The keys that are no command of the registry, each once. */
function unresolved(registry, keys) {
    const out = new Map();
    for (const [at, key] of keys.entries()) {
        if (registry.commands.has(key) || out.has(key))
            continue;
        const near = out.size < 20 ? (0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(key, registry.commands.keys()) : undefined;
        out.set(key, near === undefined ? { key, at } : { key, at, near });
    }
    return [...out.values()];
}
/** Names unresolved keys for a message. */
const sayUnresolved = (found) => found
    .slice(0, 8)
    .map((u) => (u.near ? `${u.key} (did you mean ${u.near}?)` : u.key))
    .join(', ') + (found.length > 8 ? ` and ${found.length - 8} more` : '');
/** The commands of a block that the registry does not have, where there is one to say so; a list points at its elements. */
function unknownCommands(registry, keys) {
    if (!registry || registry.commands.size === 0)
        return [];
    return Object.entries(keys).flatMap(([key, value]) => {
        const isOne = typeof value === 'string';
        return unresolved(registry, isOne ? [value] : (value ?? [])).map(({ key: command, at, near }) => ({
            route: isOne ? [key] : [key, at],
            message: `Expected a command of the registry, found ${JSON.stringify(command)}${near ? `; did you mean ${near}?` : ''}`,
        }));
    });
}


/***/ }),

/***/ 48917:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ family)
});

// EXTERNAL MODULE: ./src/checks/commands.ts
var commands = __webpack_require__(68755);
// EXTERNAL MODULE: ./src/checks/contract.ts + 1 modules
var contract = __webpack_require__(98985);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(47088);
// EXTERNAL MODULE: ./src/checks/calls.ts
var calls = __webpack_require__(89644);
// EXTERNAL MODULE: ./src/checks/results.ts + 1 modules
var results = __webpack_require__(78413);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
;// CONCATENATED MODULE: ./src/checks/under_declaration/findings.ts
// The findings that a command's last response reports.




/** The rows at `findings` or `result.findings`; a response without them has none. */
function findingsOf(view, command, context) {
    const last = (0,calls/* lastCall */.lY)(view, command);
    if ('outcome' in last)
        return last;
    const { at, name } = last;
    const proof = { evidence: [(0,calls/* evidence */.MX)(view, at, context)] };
    const reading = (0,results/* readResult */.Uv)(last.call);
    if ('problem' in reading)
        return { outcome: (0,verdict/* error */.z3)(`Cannot read the findings of ${name}: ${reading.problem}`, proof) };
    const rows = (0,results/* part */.y_)(reading.object, 'findings') ?? [];
    if (!Array.isArray(rows))
        return { outcome: (0,verdict/* error */.z3)(`Expected the findings of ${name} to be a list, found another value`, proof) };
    return { at, name, rows, advisory: rows.filter((r) => (0,json/* isObject */.Gv)(r) && r['kind'] === 'advisory') };
}

;// CONCATENATED MODULE: ./src/checks/under_declaration/advisory_finding_present.ts






/* harmony default export */ const advisory_finding_present = ((0,contract/* dimension */.rK)({
    id: 'advisory_finding_present',
    doc: 'At least one finding of the last response is advisory',
    fails: 'No finding is of kind advisory',
    severity: 'blocking',
    needs: ['results'],
    run(want, view, context) {
        const found = findingsOf(view, want.command, context);
        if ('outcome' in found)
            return found.outcome;
        const { at, name, rows, advisory } = found;
        if (advisory.length > 0) {
            const of = `of ${(0,model_text/* count */.U9)(rows.length, 'finding')} of ${name}`;
            return (0,verdict/* pass */.IX)((0,model_text/* count */.U9)(advisory.length, `${of} is advisory`, `${of} are advisory`));
        }
        return (0,verdict/* fail */.fJ)(`Expected a finding of kind advisory from ${name}, found none among ${(0,model_text/* count */.U9)(rows.length, 'finding')}`, {
            evidence: [(0,calls/* evidence */.MX)(view, at, context, rows.length > 0 ? (0,results/* plainJson */.RU)(rows) : undefined)],
        });
    },
}));

;// CONCATENATED MODULE: ./src/checks/under_declaration/legal_refs_grounded.ts






/* harmony default export */ const legal_refs_grounded = ((0,contract/* dimension */.rK)({
    id: 'legal_refs_grounded',
    doc: 'One advisory finding cites every expected legal reference',
    fails: 'No advisory finding cites them all',
    severity: 'blocking',
    needs: ['results'],
    run(want, view, context) {
        const found = findingsOf(view, want.command, context);
        if ('outcome' in found)
            return found.outcome;
        const expected = want.expected_legal_refs;
        const missing = found.advisory.map((row) => {
            const cited = new Set((0,results/* refs */.DY)(row['legal_refs']));
            return expected.filter((r) => !cited.has(r));
        });
        if (missing.some((m) => m.length === 0))
            return (0,verdict/* pass */.IX)(`An advisory finding of ${found.name} cites ${(0,model_text/* list */.p_)(expected)}`);
        const nearest = missing.reduce((best, m) => (best && best.length <= m.length ? best : m), undefined);
        const said = nearest
            ? `that the nearest of ${(0,model_text/* count */.U9)(missing.length, 'advisory finding')} lacks ${(0,model_text/* list */.p_)(nearest)}`
            : 'no advisory finding';
        return (0,verdict/* fail */.fJ)(`Expected one advisory finding of ${found.name} to cite ${(0,model_text/* list */.p_)(expected)}, found ${said}`, {
            evidence: [(0,calls/* evidence */.MX)(view, found.at, context, found.advisory.length > 0 ? (0,results/* plainJson */.RU)(found.advisory) : undefined)],
        });
    },
}));

;// CONCATENATED MODULE: ./src/checks/under_declaration/not_silently_clean.ts





/* harmony default export */ const not_silently_clean = ((0,contract/* dimension */.rK)({
    id: 'not_silently_clean',
    doc: "The command's last response reports findings",
    fails: 'The response reports none: silently clean',
    severity: 'blocking',
    needs: ['results'],
    run(want, view, context) {
        const found = findingsOf(view, want.command, context);
        if ('outcome' in found)
            return found.outcome;
        if (found.rows.length > 0)
            return (0,verdict/* pass */.IX)(`${found.name} reports ${(0,model_text/* count */.U9)(found.rows.length, 'finding')}`);
        return (0,verdict/* fail */.fJ)(`Expected ${found.name} to report findings, found none`, {
            evidence: [(0,calls/* evidence */.MX)(view, found.at, context)],
        });
    },
}));

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./src/checks/schema.ts
var schema = __webpack_require__(76006);
;// CONCATENATED MODULE: ./src/checks/under_declaration/want.ts
// What an `[under_declaration]` block says.


const want_schema = schemas/* strictObject */.rej({
    command: (0,schema/* described */.WY)(schema/* command */.G5, 'The command whose last response is looked at'),
    expected_legal_refs: (0,schema/* described */.WY)(schema/* texts */.Te, 'The references that one advisory finding must cite, all of them'),
});

;// CONCATENATED MODULE: ./src/checks/under_declaration/family.ts
// `[under_declaration]`: what must not pass silently is surfaced as an advisory finding with its legal ground.






/* harmony default export */ const family = ((0,contract/* family */.T1)({
    id: 'under_declaration',
    doc: 'The response surfaces an advisory finding that cites its legal ground',
    repeatable: true,
    flatKey: 'expected_legal_refs',
    schema: want_schema,
    checks: [not_silently_clean, advisory_finding_present, legal_refs_grounded],
    mistakes: ({ command }, { registry }) => (0,commands/* unknownCommands */.v8)(registry, { command }),
}));


/***/ })

};
