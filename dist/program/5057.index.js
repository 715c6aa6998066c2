export const id = 5057;
export const ids = [5057];
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

/***/ 35057:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ family)
});

// EXTERNAL MODULE: ./src/checks/contract.ts + 1 modules
var contract = __webpack_require__(98985);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/verdict.ts
var verdict = __webpack_require__(47088);
// EXTERNAL MODULE: ./src/model/compact.ts
var compact = __webpack_require__(35948);
// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/checks/arguments.ts
var checks_arguments = __webpack_require__(77425);
;// CONCATENATED MODULE: ./src/checks/auto_yes.ts
// Arguments by which a caller answers a confirmation itself: `yes = true`, or `--yes` in the text of a command.



const folded = (name) => name.toLowerCase().replace(/^-+/, '').replaceAll('-', '_');
/** The arguments that hold the text of a command, or its words. */
const commandKeys = new Set([
    'command',
    'cmd',
    'command_line',
    'args',
    'argv',
    'arguments',
    'flags',
    'options',
    'script',
]);
/** The argument, or the word of a command text, that says yes; `undefined`: there is none. */
function autoYesIn(given, autoYes) {
    const words = new Set(autoYes.map(folded));
    if (!(0,json/* isObject */.Gv)(given))
        return flagIn(given, words);
    for (const [key, value] of Object.entries(given)) {
        if (words.has(folded(key)) && (0,compact/* asText */.e)(value).toLowerCase() === 'true')
            return key;
        const flag = commandKeys.has(folded(key)) ? flagIn(value, words) : undefined;
        if (flag !== undefined)
            return flag;
    }
    return undefined;
}
/** The flag in a text, or in a list of the words of a command. */
function flagIn(value, words) {
    const texts = typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter((v) => typeof v === 'string') : [];
    for (const text of texts)
        for (const word of text.split(/\s+/)) {
            const [flag = '', set] = word.split('=', 2);
            const isYes = flag === '-y' || flag === '--yes' || (flag.startsWith('--') && words.has(folded(flag)));
            if (isYes && (set === undefined || set.toLowerCase() === 'true'))
                return flag;
        }
    return undefined;
}
/** Are two sets of arguments the same, but for those that say yes? */
function sameBut(one, other, autoYes) {
    const words = new Set(autoYes.map(folded));
    const rest = (given) => {
        const value = (0,checks_arguments/* spelt */.l)(given);
        return (0,compact/* asText */.e)((0,json/* isObject */.Gv)(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => !words.has(folded(key)))) : value);
    };
    return rest(one) === rest(other);
}

// EXTERNAL MODULE: ./src/checks/calls.ts
var checks_calls = __webpack_require__(89644);
// EXTERNAL MODULE: ./src/checks/results.ts + 1 modules
var results = __webpack_require__(78413);
;// CONCATENATED MODULE: ./src/checks/golden/confirmation_tiers.ts






/** The gate's decisions for a step, as recorded: what a person was asked is none. */
const decisionsOf = (view, step) => view.trace.events.flatMap((e) => (e.type === 'confirmation' && isStep(view, e.step, step) ? [e] : []));
const isStep = (view, name, step) => name === step || view.command({ type: 'tool_call', tool: name, arguments: {} }) === step;
const sayDecision = (d) => d.arguments === undefined ? d.tier : `${d.tier} with ${(0,results/* plainJson */.RU)(d.arguments)}`;
/** A call of a step that answers its own confirmation while the gate decided nothing about it; `undefined`: there is none. */
function bypass(view, step, decisions, autoYes) {
    for (const at of (0,checks_calls/* callsOf */.p9)(view, step)) {
        const given = (0,checks_calls/* callAt */.io)(view, at).arguments;
        const by = autoYesIn(given, autoYes);
        const isOfCall = (d) => d.arguments === undefined || sameBut(d.arguments, given, autoYes);
        if (by !== undefined && !decisions.some(isOfCall))
            return { at, by };
    }
    return undefined;
}
function proof(view, step, decisions, context) {
    const at = (0,checks_calls/* callsOf */.p9)(view, step)[0];
    const text = `${step}: ${decisions.map(sayDecision).join(', ')}`;
    return at === undefined ? { excerpt: context.excerpt(text) } : (0,checks_calls/* evidence */.MX)(view, at, context, text);
}
/* harmony default export */ const confirmation_tiers = ((0,contract/* dimension */.rK)({
    id: 'confirmation_tiers',
    doc: 'The confirmation gate decided the declared tier for each declared step, whatever the arguments were',
    fails: 'A recorded decision is another tier, decisions for one step differ, or a call answers its own confirmation and none is recorded; no recorded decision is an error',
    severity: 'blocking',
    needs: ['confirmations'],
    run(want, view, context) {
        const declared = Object.entries(want.confirmation_tiers ?? {});
        if (declared.length === 0)
            return (0,verdict/* skip */.iv)('No step is declared in confirmation_tiers');
        const wrong = [];
        const evidenceOf = [];
        const missing = [];
        let seen = 0;
        const { auto_yes: autoYes } = context.config.confirmation;
        for (const [step, tier] of declared) {
            const decisions = decisionsOf(view, step);
            seen += decisions.length;
            const passed = bypass(view, step, decisions, autoYes);
            if (passed) {
                wrong.push(`${step} to be ${tier}, found none for ${(0,checks_calls/* named */.KT)(view, passed.at)}, which answers itself with ${passed.by}`);
                evidenceOf.push((0,checks_calls/* argumentsEvidence */.Kh)(view, passed.at, context));
                continue;
            }
            if (decisions.length === 0) {
                missing.push(step);
                continue;
            }
            const tiers = [...new Set(decisions.map((d) => d.tier))];
            if (tiers.length === 1 && tiers[0] === tier)
                continue;
            const itself = (0,checks_calls/* callsOf */.p9)(view, step).flatMap((at) => autoYesIn((0,checks_calls/* callAt */.io)(view, at).arguments, autoYes) ?? [])[0];
            const though = itself === undefined ? '' : `; a call answers itself with ${itself}`;
            wrong.push((tiers.length > 1
                ? `${step} to be ${tier} whatever the arguments, found ${(0,model_text/* list */.p_)(tiers)} in ${decisions.length} decisions`
                : `${step} to be ${tier}, found ${tiers[0]}`) + though);
            evidenceOf.push(proof(view, step, decisions, context));
        }
        if (wrong.length > 0)
            return (0,verdict/* fail */.fJ)(`Expected the gate decision for ${wrong.slice(0, 4).join('; for ')}`, {
                evidence: evidenceOf.slice(0, 5),
            });
        if (missing.length > 0) {
            return (0,verdict/* error */.z3)((0,contract/* lacking */.gP)(view, 'confirmations', `gate decision for ${(0,model_text/* list */.p_)(missing)}`));
        }
        return (0,verdict/* pass */.IX)(`${(0,model_text/* count */.U9)(seen, 'gate decision')} for ${(0,model_text/* count */.U9)(declared.length, 'step')} as declared`);
    },
}));

;// CONCATENATED MODULE: ./src/checks/order.ts
// Sequences of commands: what of an expected order was seen, and in which order stages came.
/** How many of the expected names, from the first, the observed ones have as a subsequence. */
function covered(expected, observed) {
    let next = 0;
    for (const name of observed)
        if (next < expected.length && name === expected[next])
            next++;
    return next;
}
/** Reads a sequence as stages of a lifecycle. Order is that of first occurrences. */
function stagesOf(lifecycle, sequence) {
    const rank = new Map(lifecycle.map((stage, i) => [stage, i]));
    const out = { seen: [], repeated: [] };
    const known = new Set();
    let highest;
    for (const [at, stage] of sequence.entries()) {
        const r = rank.get(stage);
        if (r === undefined)
            continue;
        out.seen.push({ stage, at });
        if (known.has(stage)) {
            out.repeated.push({ stage, at });
            continue;
        }
        known.add(stage);
        if (highest && r < rank.get(highest.stage)) {
            out.swapped ??= { stage, at, after: highest.stage, afterAt: highest.at };
        }
        else
            highest = { stage, at };
    }
    return out;
}

// EXTERNAL MODULE: ./src/checks/requirements.ts
var requirements = __webpack_require__(86725);
;// CONCATENATED MODULE: ./src/checks/golden/expected_covered.ts






/* harmony default export */ const expected_covered = ((0,contract/* dimension */.rK)({
    id: 'expected_covered',
    doc: 'The agent called every step of expected_trajectory in this order, other calls between them or not',
    fails: 'A step was not called after the one before it, or that call failed, was denied or blocked',
    severity: 'blocking',
    needs: [],
    run(want, view, context, scope) {
        const expected = want.expected_trajectory;
        const calls = (0,requirements/* required */.mw)(view, context, scope);
        const observed = view.commands.filter((_, at) => calls.counts(at));
        const done = covered(expected, observed);
        const step = expected[done];
        if (step === undefined)
            return (0,verdict/* pass */.IX)(`${(0,model_text/* count */.U9)(done, 'step')} covered in order by ${(0,model_text/* count */.U9)(view.calls.length, 'call')}${calls.remarks([])}`);
        const times = observed.filter((c) => c === step).length;
        const tried = view.commands.findIndex((c, at) => c === step && !calls.counts(at));
        const after = done === 0 ? '' : ` after ${expected[done - 1]}`;
        const found = times > 0
            ? `${(0,model_text/* count */.U9)(times, 'call')} of it, none in this place`
            : tried < 0
                ? `no call of it${(0,checks_calls/* unmapped */.NW)(view)}`
                : `it called, but ${(0,checks_calls/* fate */.fw)((0,checks_calls/* callAt */.io)(view, tried))} at call ${tried + 1}`;
        return (0,verdict/* fail */.fJ)(`Expected ${step}${after} (step ${done + 1} of ${expected.length}), found ${found}`, {
            sequences: { expected, observed: [...view.commands] },
        });
    },
}));

// EXTERNAL MODULE: ./src/checks/commands.ts
var commands = __webpack_require__(68755);
;// CONCATENATED MODULE: ./src/checks/golden/keys_resolve.ts





/* harmony default export */ const keys_resolve = ((0,contract/* dimension */.rK)({
    id: 'keys_resolve',
    doc: 'Every command that the agent called is in the registry',
    fails: 'A called command is not in the registry',
    severity: 'blocking',
    needs: [],
    run(_want, view, context) {
        const { registry } = context;
        if (!registry)
            return (0,commands/* noRegistry */.Xd)('keys_resolve');
        if (registry.commands.size === 0)
            return (0,verdict/* error */.z3)('Missing commands: the registry lists none');
        if (view.calls.length === 0)
            return (0,verdict/* error */.z3)('Missing calls: the trace has none, so no command was observed');
        const found = (0,commands/* unresolved */.II)(registry, view.commands);
        if (found.length === 0)
            return (0,verdict/* pass */.IX)(`${(0,model_text/* count */.U9)(view.calls.length, 'call')}, every command is in the registry`);
        return (0,verdict/* fail */.fJ)(`Expected only commands of the registry, found ${(0,commands/* sayUnresolved */.nw)(found)}; a tool becomes a command by the registry (its tool) or by [aliases] in the config`, {
            evidence: found.slice(0, 5).map((u) => (0,checks_calls/* evidence */.MX)(view, u.at, context, u.key)),
        });
    },
}));

// EXTERNAL MODULE: ./src/model/registry.ts
var registry = __webpack_require__(21998);
;// CONCATENATED MODULE: ./src/checks/golden/lifecycle_ordered.ts





/* harmony default export */ const lifecycle_ordered = ((0,contract/* dimension */.rK)({
    id: 'lifecycle_ordered',
    doc: 'The lifecycle stages that expected_trajectory declares are in lifecycle order, each once',
    fails: 'A stage is declared before an earlier one, or twice',
    severity: 'blocking',
    needs: [],
    run(want, _view, context) {
        const lifecycle = context.registry?.lifecycle ?? registry/* defaultLifecycle */.Y;
        const { seen, swapped, repeated } = stagesOf(lifecycle, want.expected_trajectory);
        const declared = seen.map((s) => s.stage);
        const sequences = { expected: lifecycle.filter((s) => declared.includes(s)), observed: declared };
        const again = repeated.length === 0 ? '' : `${(0,model_text/* list */.p_)([...new Set(repeated.map((r) => r.stage))])} declared more than once`;
        if (swapped) {
            const twice = again === '' ? '' : `; also found ${again}`;
            return (0,verdict/* fail */.fJ)(`Expected ${swapped.stage} before ${swapped.after}, found it declared after it${twice}`, {
                sequences,
            });
        }
        if (repeated[0])
            return (0,verdict/* fail */.fJ)(`Expected each lifecycle stage once, found ${again}`, {
                sequences,
            });
        if (seen.length === 0)
            return (0,verdict/* skip */.iv)(`No stage of the lifecycle (${(0,model_text/* list */.p_)(lifecycle)}) is declared in expected_trajectory`);
        return (0,verdict/* pass */.IX)(`Declared in lifecycle order: ${(0,model_text/* list */.p_)(declared)}`);
    },
}));

// EXTERNAL MODULE: ./src/model/names.ts
var names = __webpack_require__(81601);
// EXTERNAL MODULE: ./src/checks/amounts/grounding.ts + 6 modules
var grounding = __webpack_require__(46794);
;// CONCATENATED MODULE: ./src/checks/golden/narration_faithfulness.ts





/* harmony default export */ const narration_faithfulness = ((0,contract/* dimension */.rK)({
    id: 'narration_faithfulness',
    doc: 'Every amount that the agent states is in the tool results up to the call it describes; advisory, but blocking at a handoff step',
    fails: 'The agent states an amount that no tool result has',
    severity: 'blocking',
    needs: ['narrations', 'results'],
    run(want, view, context) {
        const { narrations, amounts, findings } = (0,grounding/* faithfulness */.FM)(view, context, want.grounding);
        if (narrations === 0)
            return (0,verdict/* skip */.iv)(view.trace.source.lacks.includes('narrations')
                ? (0,contract/* lacking */.gP)(view, 'narrations', 'narrations')
                : 'No narration in the trace');
        const handoffs = new Set(context.config.leaves.handoff.map((l) => l.toLowerCase()));
        const handoff = (f) => f.narration.step !== undefined && handoffs.has((0,names.leaf)(f.narration.step));
        const sure = findings.filter((f) => f.unsure === undefined);
        const first = sure.find(handoff) ?? sure[0] ?? findings.find(handoff) ?? findings[0];
        if (!first)
            return (0,verdict/* pass */.IX)(`${(0,model_text/* count */.U9)(amounts, 'amount')} in ${(0,model_text/* count */.U9)(narrations, 'narration')}, none without a source`);
        const severity = findings.some(handoff) ? 'blocking' : 'advisory';
        const more = {
            severity,
            evidence: findings.slice(0, 5).map((f) => (0,grounding/* findingEvidence */.Nn)(f, view, context)),
            flagged_values: (0,grounding/* flaggedValues */.JJ)(sure.length === 0 ? findings : sure),
        };
        if (sure.length === 0)
            return (0,verdict/* error */.z3)(`Cannot tell whether ${(0,grounding/* sayFinding */.L7)(first)} has a source: ${first.unsure}`, more);
        return (0,verdict/* fail */.fJ)(`Expected every amount to be in a tool result, found ${sure.slice(0, 4).map(grounding/* sayFinding */.L7).join('; ')}`, more);
    },
}));

// EXTERNAL MODULE: ./src/model/trace.ts
var trace = __webpack_require__(5136);
;// CONCATENATED MODULE: ./src/checks/golden/no_tool_errors.ts






/* harmony default export */ const no_tool_errors = ((0,contract/* dimension */.rK)({
    id: 'no_tool_errors',
    doc: 'No call failed, save those that an exit_code or contradiction block of the scenario looks at',
    fails: 'A call returned an error, or was denied or blocked',
    severity: 'blocking',
    prohibits: 'calls',
    needs: ['errors'],
    run(_want, view, context) {
        if (view.calls.length === 0)
            return (0,verdict/* error */.z3)('Missing calls: the trace has none');
        const exempt = (0,requirements/* judgedByBlocks */.VZ)(view, context);
        const counted = view.calls.flatMap((call, at) => (exempt.has(at) ? [] : [{ at, failed: (0,trace/* callFailed */.Qn)(call) }]));
        const failed = counted.filter((c) => c.failed === true);
        if (failed.length > 0) {
            const said = failed.slice(0, 4).map((c) => `${(0,checks_calls/* named */.KT)(view, c.at)} ${fate(view, c.at)}`);
            return (0,verdict/* fail */.fJ)(`Expected no failed call, found ${(0,model_text/* count */.U9)(failed.length, 'call')}: ${said.join(', ')}`, {
                evidence: failed.slice(0, 5).map((c) => (0,checks_calls/* evidence */.MX)(view, c.at, context)),
            });
        }
        const unknown = counted.filter((c) => c.failed === undefined);
        if (unknown[0])
            return (0,verdict/* error */.z3)(`${(0,contract/* lacking */.gP)(view, 'errors', 'the outcome of calls')}, first of ${(0,checks_calls/* named */.KT)(view, unknown[0].at)}`);
        const besides = exempt.size === 0 ? '' : `, besides ${exempt.size} judged by exit_code or contradiction`;
        return (0,verdict/* pass */.IX)(`None of ${(0,model_text/* count */.U9)(counted.length, 'call')} failed${besides}`);
    },
}));
const fate = (view, at) => {
    const call = view.calls[at];
    return call?.blocked ? 'was blocked' : call?.denied ? 'was denied' : 'returned an error';
};

;// CONCATENATED MODULE: ./src/checks/golden/observed_lifecycle_ordered.ts






/* harmony default export */ const observed_lifecycle_ordered = ((0,contract/* dimension */.rK)({
    id: 'observed_lifecycle_ordered',
    doc: 'The lifecycle stages that the agent called came in lifecycle order, each once',
    fails: 'A stage was called before an earlier one, or a second time',
    severity: 'blocking',
    needs: [],
    run(want, view, context) {
        const lifecycle = context.registry?.lifecycle ?? registry/* defaultLifecycle */.Y;
        const { seen, swapped, repeated } = stagesOf(lifecycle, view.commands);
        const observed = seen.map((s) => s.stage);
        const unique = new Set(observed);
        const sequences = { expected: lifecycle.filter((s) => unique.has(s)), observed };
        const again = repeated.slice(0, 4).map((r) => `${r.stage} (call ${r.at + 1})`);
        if (swapped) {
            const twice = again.length === 0 ? '' : `; also called a second time: ${again.join(', ')}`;
            return (0,verdict/* fail */.fJ)(`Expected ${swapped.stage} before ${swapped.after}, found it out of order: call ${swapped.at + 1} after call ${swapped.afterAt + 1}${twice}`, {
                evidence: [
                    (0,checks_calls/* evidence */.MX)(view, swapped.afterAt, context, swapped.after),
                    (0,checks_calls/* evidence */.MX)(view, swapped.at, context, swapped.stage),
                ],
                sequences,
            });
        }
        if (repeated.length > 0) {
            return (0,verdict/* fail */.fJ)(`Expected each lifecycle stage once, found a second call of ${again.join(', ')}`, {
                evidence: repeated.slice(0, 5).map((r) => (0,checks_calls/* evidence */.MX)(view, r.at, context, r.stage)),
                sequences,
            });
        }
        if (seen.length > 0)
            return (0,verdict/* pass */.IX)(`In lifecycle order among ${(0,model_text/* count */.U9)(view.calls.length, 'call')}: ${(0,model_text/* list */.p_)(observed)}`);
        const declared = want.expected_trajectory.filter((k) => lifecycle.includes(k));
        return declared.length === 0
            ? (0,verdict/* skip */.iv)(`No stage of the lifecycle (${(0,model_text/* list */.p_)(lifecycle)}) is declared or was called`)
            : (0,verdict/* error */.z3)(`Expected the stages ${(0,model_text/* list */.p_)(declared)}, found none of them among ${(0,model_text/* count */.U9)(view.calls.length, 'call')}`, {
                sequences: { expected: declared, observed },
            });
    },
}));

;// CONCATENATED MODULE: ./src/checks/golden/revision.ts
/** Names a subject for a message. */
const saySubject = (subject) => Object.entries(subject)
    .map(([k, v]) => `${k} = ${typeof v === 'object' ? JSON.stringify(v) : String(v)}`)
    .join(', ');
const isRange = (v) => typeof v === 'object' && !Array.isArray(v);
function holdsValue(allowed, value) {
    if (Array.isArray(allowed))
        return allowed.some((a) => String(a) === String(value));
    if (!isRange(allowed))
        return String(allowed) === String(value);
    const n = typeof value === 'boolean' || String(value).trim() === '' ? Number.NaN : Number(value);
    return n >= (allowed.from ?? -Infinity) && n <= (allowed.to ?? Infinity);
}
/** Does everything that `a` allows lie within what `b` allows? `undefined` allows everything. */
function within(a, b) {
    if (b === undefined)
        return true;
    if (a === undefined)
        return false;
    if (!isRange(a))
        return (Array.isArray(a) ? a : [a]).every((v) => holdsValue(b, v));
    return isRange(b) && (a.from ?? -Infinity) >= (b.from ?? -Infinity) && (a.to ?? Infinity) <= (b.to ?? Infinity);
}
/** More keys first, then more scalars, then more lists. */
const specificity = (r) => {
    const values = Object.values(r.subject);
    return [values.length, values.filter((v) => typeof v !== 'object').length, values.filter(Array.isArray).length];
};
const compare = (a, b) => {
    const at = a.findIndex((n, i) => n !== b[i]);
    return at < 0 ? 0 : a[at] - b[at];
};
/** The revision that a subject means: the most specific match. None, or several equally specific ones, are a problem. */
function resolveRevision(registry, subject) {
    const matches = registry.revisions.filter((r) => Object.entries(r.subject).every(([k, v]) => {
        const value = Object.hasOwn(subject, k) ? subject[k] : undefined;
        return value !== undefined && holdsValue(v, value);
    }));
    if (matches.length === 0) {
        const closest = registry.revisions.slice(0, 3).map((r) => `(${saySubject(r.subject)})`);
        const there = closest.length === 0
            ? 'the registry has no revisions'
            : `the registry has ${closest.join(', ')}${registry.revisions.length > 3 ? ' and more' : ''}`;
        return { problem: `Expected a revision for ${saySubject(subject)}, found none; ${there}` };
    }
    const inside = (a, b) => [...new Set([...Object.keys(a.subject), ...Object.keys(b.subject)])].every((k) => within(a.subject[k], b.subject[k]));
    const least = matches.filter((a) => matches.every((b) => inside(a, b)));
    const [only, ...others] = least;
    if (only && others.length === 0)
        return { revision: only };
    const best = matches.map(specificity).reduce((a, b) => (compare(a, b) >= 0 ? a : b));
    const top = least.length > 1 ? [] : matches.filter((r) => compare(specificity(r), best) === 0);
    const [first, ...equals] = top;
    if (first && equals.length === 0)
        return { revision: first };
    const tied = (top.length > 1 ? top : least).map((r) => `(${saySubject(r.subject)})`);
    return {
        problem: `Expected one revision for ${saySubject(subject)}, found ${tied.length} equally specific ones: ${tied.slice(0, 3).join(', ')}`,
    };
}
/** The subject of a block, in either spelling; `undefined`: none is given. */
function subjectOf(want) {
    if (want.subject)
        return want.subject;
    const { modelo, filing_year, period } = want;
    const subject = {};
    for (const [key, value] of Object.entries({ modelo, filing_year, period }))
        if (value !== undefined)
            subject[key] = value;
    return Object.keys(subject).length === 0 ? undefined : subject;
}
/** The ids that must be computed, in either spelling. */
const computedOf = (want) => want.expected_computed_fields ?? want.expected_computed_casillas ?? [];

;// CONCATENATED MODULE: ./src/checks/golden/provenance_present.ts






/* harmony default export */ const provenance_present = ((0,contract/* dimension */.rK)({
    id: 'provenance_present',
    doc: 'Every field of the revision that the subject means has legal and source references, when provenance is required',
    fails: 'A field has no legal_refs or no source_refs',
    severity: 'blocking',
    needs: [],
    run(want, _view, context) {
        if (!want.provenance_required)
            return (0,verdict/* skip */.iv)('provenance_required is false');
        const subject = subjectOf(want);
        if (!subject)
            return (0,verdict/* error */.z3)('Missing subject: it names the revision whose provenance is required; add subject, or provenance_required = false');
        if (!context.registry)
            return (0,commands/* noRegistry */.Xd)('provenance_present');
        const resolved = resolveRevision(context.registry, subject);
        if ('problem' in resolved)
            return (0,verdict/* error */.z3)(resolved.problem);
        const { fields } = resolved.revision;
        if (fields.length === 0)
            return (0,verdict/* error */.z3)(`Missing fields: the revision for ${saySubject(subject)} declares none in the registry`);
        const bare = fields.flatMap((f) => {
            const without = ['legal_refs', 'source_refs'].filter((k) => (0,results/* refs */.DY)(f[k]).length === 0);
            return without.length === 0 ? [] : [`${f.id} (no ${without.join(', no ')})`];
        });
        if (bare.length === 0) {
            const of = `of the revision for ${saySubject(subject)}`;
            return (0,verdict/* pass */.IX)(`${(0,model_text/* count */.U9)(fields.length, `field ${of} has`, `fields ${of} have`)} legal and source references`);
        }
        return (0,verdict/* fail */.fJ)(`Expected legal_refs and source_refs on every field of the revision for ${saySubject(subject)}, found none on ${(0,model_text/* list */.p_)(bare)}`);
    },
}));

;// CONCATENATED MODULE: ./src/checks/golden/response_provenance_present.ts








const idOf = (row) => {
    const id = row['casilla_id'] ?? row['field_id'] ?? row['id'];
    return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
};
const isSet = (value) => (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';
/* harmony default export */ const response_provenance_present = ((0,contract/* dimension */.rK)({
    id: 'response_provenance_present',
    doc: 'The rows of the last calculate response carry their references, and every expected computed field its formula',
    fails: 'There are no rows, a row has no legal_refs or source_refs, or an expected field is absent or has no formula_id',
    severity: 'blocking',
    needs: ['results'],
    run(want, view, context) {
        const at = view.commands.findLastIndex((c) => (0,names.leaf)(c) === 'calculate');
        if (at < 0)
            return (0,verdict/* skip */.iv)(`No calculate step among ${(0,model_text/* count */.U9)(view.calls.length, 'call')}`);
        const call = (0,checks_calls/* named */.KT)(view, at);
        const reading = (0,results/* readResult */.Uv)((0,checks_calls/* callAt */.io)(view, at));
        if ('problem' in reading)
            return (0,verdict/* error */.z3)(`Cannot read the response of ${call}: ${reading.problem}`, {
                evidence: [(0,checks_calls/* evidence */.MX)(view, at, context)],
            });
        const rows = (0,results/* part */.y_)(reading.object, 'observations');
        if (!Array.isArray(rows) || rows.length === 0) {
            return (0,verdict/* fail */.fJ)(`Expected observations in the response of ${call}, found ${Array.isArray(rows) ? 'an empty list' : 'none'}`, {
                evidence: [(0,checks_calls/* evidence */.MX)(view, at, context)],
            });
        }
        const wrong = [];
        const proof = [];
        const say = (what, row) => {
            wrong.push(what);
            if (proof.length < 3)
                proof.push((0,checks_calls/* evidence */.MX)(view, at, context, (0,results/* plainJson */.RU)(row)));
        };
        const byId = new Map();
        for (const [i, row] of rows.entries()) {
            if (!(0,json/* isObject */.Gv)(row)) {
                say(`row ${i + 1} is no object`, row);
                continue;
            }
            const id = idOf(row);
            const same = id === undefined ? undefined : byId.get(id);
            if (same)
                same.push(row);
            else if (id !== undefined)
                byId.set(id, [row]);
            const without = ['legal_refs', 'source_refs'].filter((k) => (0,results/* refs */.DY)(row[k]).length === 0);
            if (without.length > 0)
                say(`${id ?? `row ${i + 1}`} without ${without.join(' and ')}`, row);
        }
        const expected = computedOf(want);
        for (const id of expected) {
            const found = byId.get(id);
            if (found?.every((row) => isSet(row['formula_id'])))
                continue;
            if (!found)
                wrong.push(`${id} absent`);
            else
                say(`${id} without formula_id`, found.find((row) => !isSet(row['formula_id'])));
        }
        if (wrong.length === 0)
            return (0,verdict/* pass */.IX)(`${(0,model_text/* count */.U9)(rows.length, `row of ${call} carries`, `rows of ${call} carry`)} references; ${(0,model_text/* count */.U9)(expected.length, 'expected id')} with a formula`);
        return (0,verdict/* fail */.fJ)(`Expected provenance on every row of the response of ${call}, found ${(0,model_text/* list */.p_)(wrong)}`, {
            evidence: proof.length > 0 ? proof : [(0,checks_calls/* evidence */.MX)(view, at, context)],
        });
    },
}));

;// CONCATENATED MODULE: ./src/checks/golden/skill_consistent.ts




/* harmony default export */ const skill_consistent = ((0,contract/* dimension */.rK)({
    id: 'skill_consistent',
    doc: "The skill's SKILL.md exists and cites every step of expected_trajectory as it is typed",
    fails: 'There is no such skill, or it does not cite a step',
    severity: 'blocking',
    needs: [],
    run(want, _view, context) {
        const { registry, skills } = context;
        if (want.skill_name === undefined)
            return (0,verdict/* skip */.iv)('No skill_name is given');
        if (!skills)
            return (0,verdict/* error */.z3)('Missing skills folder, which skill_name needs; name it with skills');
        const text = skills(want.skill_name);
        if (text === undefined) {
            return (0,verdict/* fail */.fJ)(`Missing skill ${want.skill_name}: the skills folder has no ${want.skill_name}/SKILL.md`);
        }
        if (!registry)
            return (0,commands/* noRegistry */.Xd)('skill_consistent (the command line form of each step)');
        const forms = want.expected_trajectory.map((key) => (0,commands/* cliForm */.pp)(registry, key));
        const flat = text.replace(/\s+/g, ' ');
        const missing = forms.flatMap((form, i) => ((0,commands/* cites */.r_)(flat, form) ? [] : [i]));
        if (missing.length === 0)
            return (0,verdict/* pass */.IX)(`${want.skill_name}/SKILL.md cites ${(0,model_text/* count */.U9)(forms.length, 'step')}`);
        return (0,verdict/* fail */.fJ)(`Expected ${want.skill_name}/SKILL.md to cite ${(0,model_text/* list */.p_)(missing.map((i) => `"${forms[i]}"`))}, found no such text`);
    },
}));

;// CONCATENATED MODULE: ./src/checks/golden/trajectory_resolves.ts




/* harmony default export */ const trajectory_resolves = ((0,contract/* dimension */.rK)({
    id: 'trajectory_resolves',
    doc: 'Every key of expected_trajectory is a command of the registry',
    fails: 'A key is no command of the registry',
    severity: 'blocking',
    needs: [],
    run(want, _view, context) {
        const { registry } = context;
        if (!registry)
            return (0,commands/* noRegistry */.Xd)('trajectory_resolves');
        if (registry.commands.size === 0)
            return (0,verdict/* error */.z3)('Missing commands: the registry lists none');
        const keys = want.expected_trajectory;
        const found = (0,commands/* unresolved */.II)(registry, keys);
        if (found.length === 0)
            return (0,verdict/* pass */.IX)(`${(0,model_text/* count */.U9)(keys.length, 'key')} found among ${(0,model_text/* count */.U9)(registry.commands.size, 'command')}`);
        return (0,verdict/* fail */.fJ)(`Unknown in the registry: ${(0,commands/* sayUnresolved */.nw)(found)}`);
    },
}));

;// CONCATENATED MODULE: ./src/checks/golden/verification_grounded.ts






/* harmony default export */ const verification_grounded = ((0,contract/* dimension */.rK)({
    id: 'verification_grounded',
    doc: 'The revision declares how computed fields are verified, from sources, and covers every expected computed field',
    fails: 'The revision has no verification expectation with computed ids and source references, or an expected id is in none',
    severity: 'blocking',
    needs: [],
    run(want, _view, context) {
        const subject = subjectOf(want);
        if (!subject) {
            return want.provenance_required
                ? (0,verdict/* error */.z3)('Missing subject: it names the revision whose verification is judged; add subject, or provenance_required = false')
                : (0,verdict/* skip */.iv)('No subject is given and provenance_required is false');
        }
        if (!context.registry)
            return (0,commands/* noRegistry */.Xd)('verification_grounded');
        const resolved = resolveRevision(context.registry, subject);
        if ('problem' in resolved)
            return (0,verdict/* error */.z3)(resolved.problem);
        const declared = resolved.revision.verification_expectations;
        const grounded = declared.filter((e) => (0,results/* refs */.DY)(e.computed_ids).length > 0 && (0,results/* refs */.DY)(e.source_refs).length > 0);
        if (grounded.length === 0) {
            const found = declared.length === 0 ? 'none' : `${(0,model_text/* count */.U9)(declared.length, 'expectation')} without one or the other`;
            return (0,verdict/* fail */.fJ)(`Expected a verification expectation with computed ids and source_refs for ${saySubject(subject)}, found ${found}`);
        }
        const union = new Set(declared.flatMap((e) => e.computed_ids));
        const expected = computedOf(want);
        const outside = expected.filter((id) => !union.has(id));
        if (outside.length > 0) {
            return (0,verdict/* fail */.fJ)(`Expected the verification of ${saySubject(subject)} to cover ${(0,model_text/* list */.p_)(outside)}, found only ${(0,model_text/* list */.p_)([...union])}`);
        }
        return (0,verdict/* pass */.IX)(`${(0,model_text/* count */.U9)(grounded.length, 'verification expectation')} for ${saySubject(subject)}; ${expected.length} of ${(0,model_text/* count */.U9)(expected.length, 'expected id is', 'expected ids are')} covered`);
    },
}));

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./src/checks/schema.ts
var schema = __webpack_require__(76006);
;// CONCATENATED MODULE: ./src/checks/golden/want.ts
// What a `[golden]` block says.


const tiers = ['auto_approve', 'confirm', 'block'];
const scalar = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schemas/* boolean */.zMY()]);
const ids = schemas/* array */.YOg(schema/* text */.Qq);
const want_schema = schemas/* strictObject */.rej({
    subject: (0,schema/* described */.WY)(schemas/* optional */.lqM(schemas/* record */.g1P(schemas/* string */.YjP(), scalar)), 'What the workflow is about, in any keys: finds the revision in the registry'),
    modelo: (0,schema/* described */.WY)(schemas/* optional */.lqM(schema/* text */.Qq), 'A key of the subject'),
    filing_year: (0,schema/* described */.WY)(schemas/* optional */.lqM(schemas/* int */.Whr().check(api/* _gte */.qm(2000), api/* _lte */.Zm(2100))), 'A key of the subject'),
    period: (0,schema/* described */.WY)(schemas/* optional */.lqM(schema/* text */.Qq), 'A key of the subject'),
    skill_name: (0,schema/* described */.WY)(schemas/* optional */.lqM(schema/* text */.Qq), 'The skill whose SKILL.md must cite every step'),
    expected_trajectory: (0,schema/* described */.WY)(schema/* commands */.Pi, 'The commands, as registry keys, that the agent runs in this order; other calls may come between'),
    provenance_required: (0,schema/* described */.WY)(schemas/* _default */.Rvf(schemas/* boolean */.zMY(), true), 'Every field of the revision must name its legal and source references'),
    expected_computed_fields: (0,schema/* described */.WY)(schemas/* optional */.lqM(ids), 'Ids that the calculate step computes and the registry verifies'),
    expected_computed_casillas: (0,schema/* described */.WY)(schemas/* optional */.lqM(ids), 'The same as expected_computed_fields'),
    confirmation_tiers: (0,schema/* described */.WY)(schemas/* optional */.lqM(schemas/* record */.g1P(schema/* command */.G5, schemas/* enum */.k5n(tiers))), 'Step → the tier that the confirmation gate must decide: auto_approve, confirm or block'),
    grounding: (0,schema/* described */.WY)(schemas/* _default */.Rvf(schemas/* array */.YOg(schemas/* enum */.k5n(['results', 'user'])).check(api/* _minLength */.m9(1)), ['results']), 'Where an amount in a narration may come from; default results only'),
});

;// CONCATENATED MODULE: ./src/checks/golden/family.ts
// `[golden]`: the operator golden task. What one workflow declares, and what the agent was seen to do of it.














/* harmony default export */ const family = ((0,contract/* family */.T1)({
    id: 'golden',
    doc: 'One workflow: what it declares holds together, and the agent followed it',
    repeatable: false,
    flatKey: 'expected_trajectory',
    schema: want_schema,
    checks: [
        trajectory_resolves,
        lifecycle_ordered,
        skill_consistent,
        provenance_present,
        verification_grounded,
        response_provenance_present,
        narration_faithfulness,
        confirmation_tiers,
        keys_resolve,
        observed_lifecycle_ordered,
        expected_covered,
        no_tool_errors,
    ],
    mistakes(block) {
        const found = [];
        for (const key of ['modelo', 'filing_year', 'period']) {
            if (block.subject && block[key] !== undefined) {
                found.push({
                    route: [key],
                    message: `Expected ${key} inside subject, found it beside subject; use one spelling`,
                });
            }
        }
        if (block.expected_computed_fields && block.expected_computed_casillas) {
            found.push({
                route: ['expected_computed_casillas'],
                message: 'Expected expected_computed_fields or expected_computed_casillas, found both; use one spelling',
            });
        }
        return found;
    },
}));


/***/ }),

/***/ 21998:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ defaultLifecycle)
/* harmony export */ });
// The commands of the system under test, and what its skills say: what the golden family compares a run with.
/** The lifecycle where the registry declares none. */
const defaultLifecycle = [
    'modelo.work.create',
    'modelo.work.calculate',
    'modelo.work.verify',
    'modelo.export',
];


/***/ })

};
