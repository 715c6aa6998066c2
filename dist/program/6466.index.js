export const id = 6466;
export const ids = [6466];
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

/***/ 56466:
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
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(47088);
// EXTERNAL MODULE: ./src/checks/calls.ts
var calls = __webpack_require__(89644);
// EXTERNAL MODULE: ./src/checks/results.ts + 1 modules
var results = __webpack_require__(78413);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
;// CONCATENATED MODULE: ./src/checks/exit_code/envelope.ts
// The envelope that a command answers with: decoded, and checked for its three parts.




/** What is wrong with the envelope of a command: each part that is not as expected. */
function faultsOf(envelope, command) {
    const found = (key) => (Object.hasOwn(envelope, key) ? envelope[key] : undefined);
    const faults = [];
    if (found('command') !== command)
        faults.push(`command to be ${command}, found ${say(found('command'))}`);
    if (typeof found('status') !== 'string')
        faults.push(`status to be a text, found ${say(found('status'))}`);
    if (!Array.isArray(found('notices')))
        faults.push(`notices to be a list, found ${say(found('notices'))}`);
    return faults;
}
const say = (value) => {
    if (value === undefined)
        return 'nothing';
    if (Array.isArray(value))
        return 'a list';
    if ((0,json/* isObject */.Gv)(value))
        return 'an object';
    return typeof value === 'string' ? JSON.stringify(value.slice(0, 80)) : String(value);
};
/** The well-formed envelope of the last call of a command, or what a dimension that needs it answers. */
function envelopeOf(view, command, context) {
    const last = (0,calls/* lastCall */.lY)(view, command);
    if ('outcome' in last)
        return last;
    const { at, name, call } = last;
    const reading = (0,results/* readResult */.Uv)(call);
    const envelope = 'object' in reading ? reading.object : {};
    const { status, notices } = envelope;
    if (faultsOf(envelope, command).length === 0 && typeof status === 'string' && Array.isArray(notices))
        return { at, name, status, notices };
    const wrong = 'problem' in reading ? reading.problem : 'its envelope is not well formed';
    return {
        outcome: (0,verdict/* error */.z3)(`Cannot judge the envelope of ${name}: ${wrong}`, { evidence: [(0,calls/* evidence */.MX)(view, at, context)] }),
    };
}

;// CONCATENATED MODULE: ./src/checks/exit_code/envelope_well_formed.ts





/* harmony default export */ const envelope_well_formed = ((0,contract/* dimension */.rK)({
    id: 'envelope_well_formed',
    doc: 'The result of the last call is a JSON object that names the command and has a status and a list of notices',
    fails: 'The result is no JSON object, or a part of it is missing or of another type',
    severity: 'blocking',
    needs: ['results'],
    run(want, view, context) {
        const last = (0,calls/* lastCall */.lY)(view, want.command);
        if ('outcome' in last)
            return last.outcome;
        const reading = (0,results/* readResult */.Uv)(last.call);
        const proof = { evidence: [(0,calls/* evidence */.MX)(view, last.at, context)] };
        if ('problem' in reading) {
            return reading.missing
                ? (0,verdict/* error */.z3)(`Missing result of ${last.name}: ${reading.problem}`, proof)
                : (0,verdict/* fail */.fJ)(`Expected ${last.name} to answer with a JSON object, found that ${reading.problem}`, proof);
        }
        const faults = faultsOf(reading.object, want.command);
        if (faults.length === 0)
            return (0,verdict/* pass */.IX)(`${last.name} answered with a command, a status and notices`);
        return (0,verdict/* fail */.fJ)(`Expected in the result of ${last.name} ${faults.join('; ')}`, proof);
    },
}));

;// CONCATENATED MODULE: ./src/checks/exit_code/exit_code_matches.ts





const asCode = (value) => {
    const n = typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : value;
    return typeof n === 'number' && Number.isInteger(n) ? n : undefined;
};
/* harmony default export */ const exit_code_matches = ((0,contract/* dimension */.rK)({
    id: 'exit_code_matches',
    doc: "The last call of the command exited with the expected code: the call's own, else the one in its envelope",
    fails: 'The exit code is another one; with none recorded it is an error',
    severity: 'blocking',
    needs: [],
    uses: ['exit_codes', 'results'],
    run(want, view, context) {
        const last = (0,calls/* lastCall */.lY)(view, want.command);
        if ('outcome' in last)
            return last.outcome;
        let code = last.call.exit_code;
        if (code === undefined) {
            const reading = (0,results/* readResult */.Uv)(last.call);
            code = 'object' in reading ? asCode((0,json/* valueAt */.fK)(reading.object, 'exit_code')) : undefined;
            if (code === undefined) {
                const why = 'problem' in reading ? reading.problem : 'its envelope has no exit_code';
                return (0,verdict/* error */.z3)(`Missing exit code of ${last.name}: the trace records none, and ${why}`, {
                    evidence: [(0,calls/* evidence */.MX)(view, last.at, context)],
                });
            }
        }
        if (code === want.expected_exit_code)
            return (0,verdict/* pass */.IX)(`${last.name} exited with ${code}`);
        return (0,verdict/* fail */.fJ)(`Expected ${last.name} to exit with ${want.expected_exit_code}, found ${code}`, {
            evidence: [(0,calls/* evidence */.MX)(view, last.at, context)],
        });
    },
}));

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/checks/exit_code/next_action_is_continuation.ts








/** What a notice says. */
function textsOf(notice) {
    if (typeof notice === 'string')
        return [notice];
    if (!(0,json/* isObject */.Gv)(notice))
        return [];
    return ['suggestion', 'text', 'message'].map((k) => notice[k]).filter((t) => typeof t === 'string');
}
/* harmony default export */ const next_action_is_continuation = ((0,contract/* dimension */.rK)({
    id: 'next_action_is_continuation',
    doc: 'The next action is a command of the registry, and a notice names it, by key or as it is typed',
    fails: 'The next action is no command, or no notice names it: a dead end',
    severity: 'blocking',
    needs: ['results'],
    run(want, view, context) {
        const read = envelopeOf(view, want.command, context);
        if ('outcome' in read)
            return read.outcome;
        const { registry } = context;
        if (!registry)
            return (0,commands/* noRegistry */.Xd)('next_action_is_continuation');
        const next = want.expected_next_action;
        const unknown = (0,commands/* unresolved */.II)(registry, [next]);
        if (unknown.length > 0)
            return (0,verdict/* fail */.fJ)(`Unknown next action in the registry: ${(0,commands/* sayUnresolved */.nw)(unknown)}`);
        const { notices } = read;
        const form = (0,commands/* cliForm */.pp)(registry, next);
        if (notices.flatMap(textsOf).some((t) => (0,commands/* cites */.r_)(t, next) || (0,commands/* cites */.r_)(t, form)))
            return (0,verdict/* pass */.IX)(`A notice of ${read.name} names ${next}`);
        return (0,verdict/* fail */.fJ)(`Expected a notice of ${read.name} to name "${form}" or ${next}, found a dead end: none of ${(0,model_text/* count */.U9)(notices.length, 'notice')} does`, {
            evidence: [(0,calls/* evidence */.MX)(view, read.at, context, (0,results/* plainJson */.RU)(notices))],
        });
    },
}));

;// CONCATENATED MODULE: ./src/checks/exit_code/status_is_non_success.ts




/* harmony default export */ const status_is_non_success = ((0,contract/* dimension */.rK)({
    id: 'status_is_non_success',
    doc: 'The status in the envelope is the expected one, and not success',
    fails: 'The status is success, or another one than expected',
    severity: 'blocking',
    needs: ['results'],
    run(want, view, context) {
        const read = envelopeOf(view, want.command, context);
        if ('outcome' in read)
            return read.outcome;
        const { status } = read;
        if (status !== 'success' && status === want.tool_result_status)
            return (0,verdict/* pass */.IX)(`${read.name} answered with status ${context.excerpt(status)}`);
        return (0,verdict/* fail */.fJ)(`Expected ${read.name} to answer with status ${want.tool_result_status}, found ${context.excerpt(status)}`, {
            evidence: [(0,calls/* evidence */.MX)(view, read.at, context)],
        });
    },
}));

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./src/checks/schema.ts
var schema = __webpack_require__(76006);
;// CONCATENATED MODULE: ./src/checks/exit_code/want.ts
// What an `[exit_code]` block says.


const want_schema = schemas/* strictObject */.rej({
    command: (0,schema/* described */.WY)(schema/* command */.G5, 'The command whose last call is looked at'),
    expected_exit_code: (0,schema/* described */.WY)(schemas/* int */.Whr().check(api/* _gte */.qm(1), api/* _lte */.Zm(255)), 'The exit code that is a verdict'),
    tool_result_status: (0,schema/* described */.WY)(schemas/* string */.YjP().check(api/* _minLength */.m9(1), schemas/* refine */.YPB((s) => s.trim().toLowerCase() !== 'success', {
        error: 'Expected tool_result_status to be another status than success: a non-zero exit is none; give the status of the verdict, such as warning',
    })), 'The status of the envelope; never success'),
    expected_next_action: (0,schema/* described */.WY)(schema/* command */.G5, 'The command that a notice must name as the way on'),
});

;// CONCATENATED MODULE: ./src/checks/exit_code/family.ts
// `[exit_code]`: a non-zero exit is a verdict that the agent must act on, not a crash.







/* harmony default export */ const family = ((0,contract/* family */.T1)({
    id: 'exit_code',
    doc: 'A non-zero exit with a well-formed answer is a verdict, and names the way on',
    repeatable: true,
    flatKey: 'expected_exit_code',
    schema: want_schema,
    checks: [exit_code_matches, envelope_well_formed, status_is_non_success, next_action_is_continuation],
    mistakes: ({ command }, { registry }) => (0,commands/* unknownCommands */.v8)(registry, { command }),
}));


/***/ })

};
