export const id = 3721;
export const ids = [3721];
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

/***/ 80752:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   Ui: () => (/* binding */ mutatingCommands),
/* harmony export */   qc: () => (/* binding */ mutating)
/* harmony export */ });
/* unused harmony export ofRegistry */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63619);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47088);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68755);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76006);
// The commands that change something: as a block lists them, or those that the registry marks so.




/** What stands for the commands that the registry marks as mutating. */
const ofRegistry = 'registry';
const mutatingCommands = (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .commands */ .Pi, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(ofRegistry)]), 'The commands that change something; "registry" means those that the registry marks mutating');
/** The commands that a block itself lists. */
const listed = (want) => (want === ofRegistry ? [] : want);
/** The mutating commands, or what a dimension that needs them answers. */
function mutating(want, context) {
    if (want !== ofRegistry)
        return { names: want };
    if (!context.registry)
        return { outcome: (0,_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .noRegistry */ .Xd)('mutating_commands = "registry"') };
    const names = [...context.registry.commands.values()].filter((c) => c.mutating).map((c) => c.key);
    if (names.length > 0)
        return { names };
    return { outcome: (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .error */ .z3)('Missing mutating commands: the registry marks none with mutating = true') };
}


/***/ }),

/***/ 33721:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ family)
});

// EXTERNAL MODULE: ./src/checks/commands.ts
var checks_commands = __webpack_require__(68755);
// EXTERNAL MODULE: ./src/checks/contract.ts + 1 modules
var contract = __webpack_require__(98985);
// EXTERNAL MODULE: ./src/checks/mutating.ts
var mutating = __webpack_require__(80752);
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(47088);
;// CONCATENATED MODULE: ./src/checks/profile_confirmation/confirmation_command_resolves.ts



/* harmony default export */ const confirmation_command_resolves = ((0,contract/* dimension */.rK)({
    id: 'confirmation_command_resolves',
    doc: 'The confirmation command is a command of the registry',
    fails: 'It is no command of the registry',
    severity: 'blocking',
    needs: [],
    run(want, _view, context) {
        if (!context.registry)
            return (0,checks_commands/* noRegistry */.Xd)('confirmation_command_resolves');
        const found = (0,checks_commands/* unresolved */.II)(context.registry, [want.confirmation_command]);
        if (found.length === 0)
            return (0,verdict/* pass */.IX)(`${want.confirmation_command} is in the registry`);
        return (0,verdict/* fail */.fJ)(`Unknown in the registry: ${(0,checks_commands/* sayUnresolved */.nw)(found)}`);
    },
}));

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/checks/calls.ts
var calls = __webpack_require__(89644);
// EXTERNAL MODULE: ./src/model/trace.ts
var trace = __webpack_require__(5136);
;// CONCATENATED MODULE: ./src/checks/profile_confirmation/latch.ts
// Confirmation as a latch: the confirmation command sets it, a profile switch clears it, mutations need it.



/** The mutating calls of a trace, in order; or why nobody knows which commands are mutating. */
function mutationsOf(view, want, context) {
    const known = (0,mutating/* mutating */.qc)(want.mutating_commands, context);
    if ('outcome' in known)
        return known;
    const changing = new Set(known.names);
    const switching = new Set(want.profile_switching_commands);
    const out = [];
    let state = { confirmed: false };
    for (const [at, command] of view.commands.entries()) {
        if (changing.has(command))
            out.push({ at, ...state });
        if (command === want.confirmation_command) {
            const failed = (0,trace/* callFailed */.Qn)((0,calls/* callAt */.io)(view, at));
            if (failed === false)
                state = { confirmed: true, confirmedBy: at };
            else if (failed === undefined && !state.confirmed)
                state = { ...state, confirmed: undefined, confirmedBy: at };
            else if (failed)
                state = { ...state, failed: at };
        }
        if (switching.has(command))
            state = { confirmed: false, clearedBy: at };
    }
    return { mutations: out };
}
/** Says why a mutation was not confirmed. */
function sayUnconfirmed(view, m) {
    const name = `${view.commands[m.at]} (call ${m.at + 1})`;
    const failed = m.failed === undefined ? '' : `, and the confirmation in call ${m.failed + 1} failed`;
    if (m.clearedBy !== undefined)
        return `${name} after the switch ${view.commands[m.clearedBy]} (call ${m.clearedBy + 1})${failed}`;
    return failed === '' ? `${name} with no confirmation before it` : `${name}${failed.replace(', and', ';')}`;
}

;// CONCATENATED MODULE: ./src/checks/profile_confirmation/confirmed_before_each_mutation.ts





/* harmony default export */ const confirmed_before_each_mutation = ((0,contract/* dimension */.rK)({
    id: 'confirmed_before_each_mutation',
    doc: 'The profile was confirmed before every mutating call, and confirmed again after each switch',
    fails: 'A mutating call came with no confirmation in force',
    severity: 'blocking',
    needs: [],
    uses: ['errors'],
    run(want, view, context) {
        const known = mutationsOf(view, want, context);
        if ('outcome' in known)
            return known.outcome;
        const { mutations } = known;
        if (mutations.length === 0)
            return (0,verdict/* skip */.iv)('Nothing was changed');
        const loose = mutations.filter((m) => m.confirmed === false);
        if (loose.length > 0) {
            const more = loose.length > 6 ? ` and ${loose.length - 6} more` : '';
            return (0,verdict/* fail */.fJ)(`Expected ${want.confirmation_command} before each mutation, found ${loose
                .slice(0, 6)
                .map((m) => sayUnconfirmed(view, m))
                .join('; ')}${more}`, { evidence: loose.slice(0, 5).map((m) => (0,calls/* evidence */.MX)(view, m.at, context)) });
        }
        const unsure = mutations.find((m) => m.confirmed === undefined);
        if (unsure) {
            return (0,verdict/* error */.z3)(`${(0,contract/* lacking */.gP)(view, 'errors', `outcome of ${(0,calls/* named */.KT)(view, unsure.confirmedBy)}`)}, on which ${(0,calls/* named */.KT)(view, unsure.at)} relies`, {
                evidence: [(0,calls/* evidence */.MX)(view, unsure.at, context)],
            });
        }
        return (0,verdict/* pass */.IX)(`${(0,model_text/* count */.U9)(mutations.length, 'mutating call')}, each with the profile confirmed`);
    },
}));

;// CONCATENATED MODULE: ./src/checks/profile_confirmation/confirmed_before_first_mutation.ts




/* harmony default export */ const confirmed_before_first_mutation = ((0,contract/* dimension */.rK)({
    id: 'confirmed_before_first_mutation',
    doc: 'The profile was confirmed, and not switched again, before the first mutating call',
    fails: 'The first mutating call came with no confirmation in force',
    severity: 'blocking',
    needs: [],
    uses: ['errors'],
    run(want, view, context) {
        const known = mutationsOf(view, want, context);
        if ('outcome' in known)
            return known.outcome;
        const [first] = known.mutations;
        if (!first)
            return (0,verdict/* skip */.iv)('Nothing was changed');
        const by = first.confirmedBy === undefined ? '' : (0,calls/* named */.KT)(view, first.confirmedBy);
        if (first.confirmed)
            return (0,verdict/* pass */.IX)(`${by} came before ${(0,calls/* named */.KT)(view, first.at)}`);
        const proof = { evidence: [(0,calls/* evidence */.MX)(view, first.at, context)] };
        if (first.confirmed === undefined)
            return (0,verdict/* error */.z3)(`${(0,contract/* lacking */.gP)(view, 'errors', `outcome of ${by}`)}, on which ${(0,calls/* named */.KT)(view, first.at)} relies`, proof);
        return (0,verdict/* fail */.fJ)(`Expected ${want.confirmation_command} before the first mutation, found ${sayUnconfirmed(view, first)}`, proof);
    },
}));

;// CONCATENATED MODULE: ./src/checks/profile_confirmation/mutating_step_present.ts




const oneOf = (names) => (names.length === 1 ? '' : 'one of ') + (0,model_text/* list */.p_)(names);
/* harmony default export */ const mutating_step_present = ((0,contract/* dimension */.rK)({
    id: 'mutating_step_present',
    doc: 'The agent called at least one mutating command',
    fails: 'It called none: there was nothing to confirm, so that the case exercised nothing',
    severity: 'blocking',
    needs: [],
    run(want, view, context) {
        const known = mutationsOf(view, want, context);
        if ('outcome' in known)
            return known.outcome;
        const found = known.mutations;
        if (found.length > 0)
            return (0,verdict/* pass */.IX)(`${(0,model_text/* count */.U9)(found.length, 'mutating call')} among ${view.calls.length}`);
        const { mutating_commands: meant } = want;
        const one = meant === 'registry' ? 'a mutating command of the registry' : oneOf(meant);
        return (0,verdict/* fail */.fJ)(`Expected a call of ${one}, found none among ${(0,model_text/* count */.U9)(view.calls.length, 'call')}: nothing to confirm`);
    },
}));

;// CONCATENATED MODULE: ./src/checks/profile_confirmation/profile_switching_commands_resolve.ts




/* harmony default export */ const profile_switching_commands_resolve = ((0,contract/* dimension */.rK)({
    id: 'profile_switching_commands_resolve',
    doc: 'Every profile switching command is a command of the registry',
    fails: 'One is no command of the registry',
    severity: 'blocking',
    needs: [],
    run(want, _view, context) {
        const commands = want.profile_switching_commands;
        if (commands.length === 0)
            return (0,verdict/* skip */.iv)('No profile_switching_commands are declared');
        if (!context.registry)
            return (0,checks_commands/* noRegistry */.Xd)('profile_switching_commands_resolve');
        const found = (0,checks_commands/* unresolved */.II)(context.registry, commands);
        if (found.length === 0)
            return (0,verdict/* pass */.IX)(`${(0,model_text/* count */.U9)(commands.length, 'switching command')} found in the registry`);
        return (0,verdict/* fail */.fJ)(`Unknown in the registry: ${(0,checks_commands/* sayUnresolved */.nw)(found)}`);
    },
}));

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./src/checks/schema.ts
var schema = __webpack_require__(76006);
;// CONCATENATED MODULE: ./src/checks/profile_confirmation/want.ts
// What a `[profile_confirmation]` block says.



const want_schema = schemas/* strictObject */.rej({
    confirmation_command: (0,schema/* described */.WY)(schema/* command */.G5, 'The command that confirms which profile is active'),
    mutating_commands: mutating/* mutatingCommands */.Ui,
    profile_switching_commands: (0,schema/* described */.WY)(schemas/* _default */.Rvf(schemas/* array */.YOg(schema/* command */.G5), []), 'The commands after which the profile must be confirmed again'),
});

;// CONCATENATED MODULE: ./src/checks/profile_confirmation/family.ts
// `[profile_confirmation]`: the active profile is confirmed before anything is changed under it.









/* harmony default export */ const family = ((0,contract/* family */.T1)({
    id: 'profile_confirmation',
    doc: 'The active profile is confirmed before the first change, and again after each switch',
    repeatable: true,
    flatKey: 'confirmation_command',
    schema: want_schema,
    checks: [
        confirmation_command_resolves,
        profile_switching_commands_resolve,
        mutating_step_present,
        confirmed_before_first_mutation,
        confirmed_before_each_mutation,
    ],
    mistakes(block, { registry }) {
        const found = (0,checks_commands/* unknownCommands */.v8)(registry, { mutating_commands: (0,mutating/* listed */.KE)(block.mutating_commands) });
        const at = block.profile_switching_commands.indexOf(block.confirmation_command);
        if (at >= 0)
            found.push({
                route: ['profile_switching_commands', at],
                message: `Expected ${block.confirmation_command} to confirm the profile or to switch it, found both; drop one of them`,
            });
        return found;
    },
}));


/***/ })

};
