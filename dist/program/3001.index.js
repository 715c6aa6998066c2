export const id = 3001;
export const ids = [3001];
export const modules = {

/***/ 93001:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ family)
});

// EXTERNAL MODULE: ./src/checks/contract.ts + 1 modules
var contract = __webpack_require__(98985);
// EXTERNAL MODULE: ./src/checks/needles.ts
var needles = __webpack_require__(22313);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/model/verdict.ts
var model_verdict = __webpack_require__(47088);
// EXTERNAL MODULE: ./src/checks/self_evaluation.ts
var self_evaluation = __webpack_require__(8280);
;// CONCATENATED MODULE: ./src/checks/audit_closure/audit.ts



const auditFields = ['gatekeeper_result', 'claim_checks', 'composer_output'];
/** The fields that must exist. */
function neededFields(want) {
    const each = {
        gatekeeper_result: false,
        claim_checks: want.require_claim_checks,
        composer_output: want.require_composer_output,
    };
    return auditFields.filter((f) => want.required || each[f]);
}
/** One audit field, or what a dimension about it answers where there is none. */
function auditField(view, want, field) {
    const evaluation = (0,self_evaluation/* evaluationOf */.S)(view);
    const value = Object.hasOwn(evaluation, field) ? evaluation[field] : undefined;
    if (value !== undefined && value !== null)
        return { value, evaluation };
    return {
        outcome: neededFields(want).includes(field)
            ? (0,model_verdict/* error */.z3)((0,contract/* lacking */.gP)(view, 'self_evaluation', `verifier_evaluation.${field}`))
            : (0,model_verdict/* skip */.iv)(`No ${field} in the trace, and the scenario does not require it`),
    };
}

;// CONCATENATED MODULE: ./src/checks/audit_closure/audit_fields_present.ts





/* harmony default export */ const audit_fields_present = ((0,contract/* dimension */.rK)({
    id: 'audit_fields_present',
    doc: "The verifier's evaluation has a gatekeeper result, claim checks and a composer output",
    fails: 'One of the fields is missing; the dimensions that need it are errors then',
    severity: 'blocking',
    needs: ['self_evaluation'],
    run(want, view) {
        const needed = neededFields(want);
        if (needed.length === 0)
            return (0,model_verdict/* skip */.iv)('No audit field is required');
        if (view.trace.self_evaluation === undefined && view.trace.source.lacks.includes('self_evaluation')) {
            return (0,model_verdict/* error */.z3)((0,contract/* lacking */.gP)(view, 'self_evaluation', 'self evaluation'));
        }
        const evaluation = (0,self_evaluation/* evaluationOf */.S)(view);
        const missing = needed.filter((f) => !Object.hasOwn(evaluation, f) || evaluation[f] === null || evaluation[f] === undefined);
        if (missing.length === 0)
            return (0,model_verdict/* pass */.IX)(`verifier_evaluation has ${(0,model_text/* list */.p_)(needed)}`);
        return (0,model_verdict/* fail */.fJ)(missing.map((f) => `Missing selfEvaluation.verifier_evaluation.${f}`).join('; '));
    },
}));

// EXTERNAL MODULE: ./src/model/json.ts
var json = __webpack_require__(87979);
// EXTERNAL MODULE: ./src/checks/results.ts + 1 modules
var results = __webpack_require__(78413);
;// CONCATENATED MODULE: ./src/checks/audit_closure/chain_closed.ts






const executorKeys = ['executor_output', 'executor_evidence_v2', 'evidence_bindings'];
const supported = new Set(['supported', 'partially_supported']);
const refuted = new Set(['unsupported', 'contradicted']);
/** The ids of claims in any objects of a value, each once. */
function claimIds(value, found = new Set()) {
    if (typeof value !== 'object' || value === null)
        return found;
    if ((0,json/* isObject */.Gv)(value) && (typeof value['claim_id'] === 'string' || typeof value['claim_id'] === 'number'))
        found.add(String(value['claim_id']));
    for (const inner of Object.values(value))
        claimIds(inner, found);
    return found;
}
/** The claims of the executor's output, where it is recorded. */
function executed(whole, evaluation) {
    const outputs = [whole, evaluation].flatMap((holder) => executorKeys.flatMap((key) => (Object.hasOwn(holder, key) && holder[key] !== null ? [holder[key]] : [])));
    return outputs.length === 0 ? undefined : claimIds(outputs);
}
const textOf = (value) => (typeof value === 'string' ? value.trim() : '');
/* harmony default export */ const chain_closed = ((0,contract/* dimension */.rK)({
    id: 'chain_closed',
    doc: 'Every claim of the executor has one claim check, no check is of another claim, and what was used is supported',
    fails: 'A claim has no check or several, a check is of no claim, the verdict is PASS beside a claim that is unsupported or contradicted, or the composer used one that is not supported',
    severity: 'blocking',
    needs: ['self_evaluation'],
    run(_want, view, context) {
        const evaluation = (0,self_evaluation/* evaluationOf */.S)(view);
        const claims = executed((0,self_evaluation/* selfEvaluationOf */.s)(view), evaluation);
        if (!claims)
            return (0,model_verdict/* skip */.iv)("The executor's structured output is not recorded");
        const recorded = evaluation['claim_checks'];
        const checks = (Array.isArray(recorded) ? recorded : []).filter(json/* isObject */.Gv).map((check) => ({
            id: String(check['claim_id'] ?? ''),
            verification: textOf(check['verification']).toLowerCase(),
        }));
        if (claims.size === 0 && checks.length === 0)
            return (0,model_verdict/* skip */.iv)("The executor's structured output names no claim");
        const counts = new Map();
        for (const { id } of checks)
            counts.set(id, (counts.get(id) ?? 0) + 1);
        const times = (id) => counts.get(id) ?? 0;
        const wrong = [];
        const say = (ids, what) => ids.length > 0 && wrong.push(`${what}: ${(0,model_text/* list */.p_)(ids)}`);
        const ids = [...claims];
        const open = ids.filter((id) => times(id) === 0);
        say(open, 'claims without a check');
        const several = ids.filter((id) => times(id) > 1);
        say(several, 'claims with several checks');
        const strange = checks.map((check) => check.id).filter((id) => !claims.has(id));
        say([...new Set(strange)], 'checks of no claim');
        const denied = checks.filter((check) => refuted.has(check.verification)).map((check) => check.id);
        if (textOf(evaluation['verdict']).toUpperCase() === 'PASS')
            say(denied, 'verdict PASS beside refuted claims');
        const holding = new Set(checks.filter((check) => supported.has(check.verification)).map((check) => check.id));
        say([...used(evaluation)].filter((id) => !holding.has(id)), 'used without support');
        if (wrong.length === 0)
            return (0,model_verdict/* pass */.IX)(`${(0,model_text/* count */.U9)(claims.size, 'claim')} of the executor, each with its check`);
        return (0,model_verdict/* fail */.fJ)(`Expected a closed chain from claims to the answer, found ${wrong.join('; ')}`, {
            evidence: [{ excerpt: context.excerpt((0,results/* plainJson */.RU)(recorded ?? {})) }],
        });
    },
}));
/** The claims that the composer says it used: its own lists of ids, and objects that name one. */
function used(evaluation) {
    const output = evaluation['composer_output'];
    if (!(0,json/* isObject */.Gv)(output))
        return new Set();
    const found = claimIds(output);
    for (const [key, value] of Object.entries(output))
        if (/claim_ids$|^used_claims$/.test(key) && Array.isArray(value))
            for (const id of value)
                if (typeof id === 'string' || typeof id === 'number')
                    found.add(String(id));
    return found;
}

;// CONCATENATED MODULE: ./src/checks/audit_closure/claim_checks_auditable.ts






/** Does a part say something? A list or an object does where something in it does; `false`, `[null]` and `[""]` do not. */
const isSet = (value) => {
    if (typeof value === 'string')
        return value.trim() !== '';
    if (typeof value === 'number' || typeof value === 'bigint')
        return true;
    return typeof value === 'object' && value !== null && Object.values(value).some(isSet);
};
/* harmony default export */ const claim_checks_auditable = ((0,contract/* dimension */.rK)({
    id: 'claim_checks_auditable',
    doc: 'Every claim check names its claim, a recognised verification and a detail; there is at least one when they are required',
    fails: 'A claim check lacks one of them or has an unknown verification, or a required list is empty',
    severity: 'blocking',
    needs: ['self_evaluation'],
    run(want, view, context) {
        const field = auditField(view, want, 'claim_checks');
        if ('outcome' in field)
            return field.outcome;
        const checks = field.value;
        if (!Array.isArray(checks))
            return (0,model_verdict/* fail */.fJ)('Expected claim_checks to be a list, found another value', {
                evidence: [{ excerpt: context.excerpt((0,results/* plainJson */.RU)(checks)) }],
            });
        if (checks.length === 0) {
            return (want.require_claim_checks ?? want.required)
                ? (0,model_verdict/* fail */.fJ)('Expected at least one claim check, found an empty list')
                : (0,model_verdict/* skip */.iv)('No claim check, and none is required');
        }
        const known = want.claim_verifications ?? context.config.audit.claim_verifications;
        const recognised = new Set(known.map((k) => k.trim().toLowerCase()));
        const wrong = [];
        const evidence = [];
        for (const [i, check] of checks.entries()) {
            const one = (0,json/* isObject */.Gv)(check) ? check : {};
            const name = isSet(one['claim_id']) ? context.excerpt(String(one['claim_id'])) : `claim check ${i + 1}`;
            const faults = ['claim_id', 'verification', 'detail'].filter((k) => !isSet(one[k])).map((k) => `no ${k}`);
            const verification = one['verification'];
            if (isSet(verification) && !recognised.has(String(verification).trim().toLowerCase())) {
                faults.push(`the unknown verification ${context.excerpt(String(verification))}`);
            }
            if (faults.length === 0)
                continue;
            wrong.push(`${name} with ${faults.join(', ')}`);
            if (evidence.length < 3)
                evidence.push({ excerpt: context.excerpt((0,results/* plainJson */.RU)(check)) });
        }
        if (wrong.length === 0)
            return (0,model_verdict/* pass */.IX)(`${(0,model_text/* count */.U9)(checks.length, 'claim check')} with claim_id, verification and detail`);
        return (0,model_verdict/* fail */.fJ)(`Expected claim_id, a verification of ${(0,model_text/* list */.p_)(known)}, and detail in every claim check, found ${(0,model_text/* list */.p_)(wrong, 5)}`, { evidence });
    },
}));

;// CONCATENATED MODULE: ./src/checks/audit_closure/composer_auditable.ts





/** Every key of a composer output that records a rendering, and which. */
function renderingsOf(output) {
    if (!(0,json/* isObject */.Gv)(output))
        return [];
    const found = [];
    for (const key of ['mode', 'rendering']) {
        const value = output[key];
        const says = typeof value === 'string' ? value.trim().toLowerCase() : '';
        if (says === 'parsed' || says === 'fallback')
            found.push({ key, says });
    }
    const { parsed, fallback_used: fallback } = output;
    if (typeof parsed === 'boolean')
        found.push({ key: 'parsed', says: parsed ? 'parsed' : 'fallback' });
    if (typeof fallback === 'boolean')
        found.push({ key: 'fallback_used', says: fallback ? 'fallback' : 'parsed' });
    return found;
}
/* harmony default export */ const composer_auditable = ((0,contract/* dimension */.rK)({
    id: 'composer_auditable',
    doc: 'The composer output records whether the answer was rendered from parsed output or by the fallback',
    fails: 'It records neither, or two that contradict each other',
    severity: 'blocking',
    needs: ['self_evaluation'],
    run(want, view, context) {
        const field = auditField(view, want, 'composer_output');
        if ('outcome' in field)
            return field.outcome;
        const [first, ...others] = renderingsOf(field.value);
        const other = others.find((o) => o.says !== first?.says);
        if (first && other)
            return (0,model_verdict/* fail */.fJ)(`Expected composer_output to record one rendering, found ${first.says} by ${first.key} and ${other.says} by ${other.key}`, { evidence: [{ excerpt: context.excerpt((0,results/* plainJson */.RU)(field.value)) }] });
        if (first)
            return (0,model_verdict/* pass */.IX)(`The composer output records ${first.says} rendering`);
        return (0,model_verdict/* fail */.fJ)('Expected composer_output to record mode or rendering (parsed, fallback), or a boolean parsed or fallback_used, found none of them', {
            evidence: [{ excerpt: context.excerpt((0,results/* plainJson */.RU)(field.value)) }],
        });
    },
}));

;// CONCATENATED MODULE: ./src/checks/audit_closure/gatekeeper_consistent.ts





/* harmony default export */ const gatekeeper_consistent = ((0,contract/* dimension */.rK)({
    id: 'gatekeeper_consistent',
    doc: 'The verifier does not pass what the gatekeeper failed',
    fails: 'The gatekeeper failed and the verdict is PASS',
    severity: 'blocking',
    needs: ['self_evaluation'],
    run(want, view, context) {
        const field = auditField(view, want, 'gatekeeper_result');
        if ('outcome' in field)
            return field.outcome;
        const { value, evaluation } = field;
        const status = (0,json/* isObject */.Gv)(value) ? value['status'] : undefined;
        if (typeof status !== 'string') {
            return (0,model_verdict/* error */.z3)('Missing gatekeeper_result.status: it must be a text', {
                evidence: [{ excerpt: context.excerpt((0,results/* plainJson */.RU)(value)) }],
            });
        }
        if (status.trim().toLowerCase() !== 'fail')
            return (0,model_verdict/* pass */.IX)(`The gatekeeper's status is ${context.excerpt(status)}`);
        const verdict = evaluation['verdict'];
        if (typeof verdict !== 'string')
            return (0,model_verdict/* error */.z3)("Missing verdict: the gatekeeper failed, and the verifier's evaluation has no verdict to compare");
        if (verdict.trim().toUpperCase() !== 'PASS')
            return (0,model_verdict/* pass */.IX)(`The gatekeeper failed, and the verdict is ${context.excerpt(verdict)}`);
        return (0,model_verdict/* fail */.fJ)('Expected the verdict to follow the gatekeeper, found gatekeeper_result.status = fail with verdict = PASS', {
            evidence: [{ excerpt: context.excerpt((0,results/* plainJson */.RU)({ gatekeeper_result: value, verdict })) }],
        });
    },
}));

// EXTERNAL MODULE: ./src/checks/text/match.ts + 1 modules
var match = __webpack_require__(81054);
;// CONCATENATED MODULE: ./src/checks/audit_closure/no_forbidden_claims.ts




/* harmony default export */ const no_forbidden_claims = ((0,contract/* dimension */.rK)({
    id: 'no_forbidden_claims',
    doc: 'None of the forbidden claims is in the final answer, after normalising both sides',
    fails: 'The final answer holds a forbidden claim',
    severity: 'blocking',
    prohibits: 'texts',
    needs: ['answer'],
    run(want, view, context) {
        const claims = want.forbidden_confirmed_claims ?? [];
        if (claims.length === 0)
            return (0,model_verdict/* skip */.iv)('No forbidden_confirmed_claims are declared');
        if (view.answer === undefined)
            return (0,model_verdict/* error */.z3)((0,contract/* lacking */.gP)(view, 'answer', 'final answer'));
        const answer = (0,match/* readableLeak */.oA)(view.answer);
        const found = claims.flatMap((claim, i) => ((0,match/* holdsForbidden */.MI)(answer, claim) ? [i] : []));
        if (found.length === 0)
            return (0,model_verdict/* pass */.IX)(`None of ${(0,model_text/* count */.U9)(claims.length, 'forbidden claim')} in the final answer`);
        return (0,model_verdict/* fail */.fJ)(`Expected none of the forbidden claims in the final answer, found ${(0,model_text/* list */.p_)(found.map((i) => JSON.stringify(claims[i])))}`, {
            evidence: [{ excerpt: context.excerpt(view.answer) }],
        });
    },
}));

;// CONCATENATED MODULE: ./src/checks/audit_closure/no_protocol_leak.ts




/* harmony default export */ const no_protocol_leak = ((0,contract/* dimension */.rK)({
    id: 'no_protocol_leak',
    doc: 'The final answer holds no marker of the raw protocol, under fallback rendering too',
    fails: 'The final answer holds a marker such as claim_id',
    severity: 'blocking',
    prohibits: 'texts',
    needs: ['answer'],
    run(want, view, context) {
        const markers = want.protocol_markers ?? context.config.audit.protocol_markers;
        if (markers.length === 0)
            return (0,model_verdict/* error */.z3)('Missing protocol markers: the config lists none; name at least one in [audit] protocol_markers');
        if (view.answer === undefined)
            return (0,model_verdict/* error */.z3)((0,contract/* lacking */.gP)(view, 'answer', 'final answer'));
        const answer = (0,match/* readableLeak */.oA)(view.answer);
        const found = markers.filter((m) => (0,match/* holdsForbidden */.MI)(answer, m));
        if (found.length === 0)
            return (0,model_verdict/* pass */.IX)(`None of ${(0,model_text/* count */.U9)(markers.length, 'protocol marker')} in the final answer`);
        const at = Math.max(0, view.answer.toLowerCase().indexOf(found[0].toLowerCase()) - 60);
        return (0,model_verdict/* fail */.fJ)(`Expected no protocol marker in the final answer, found ${(0,model_text/* list */.p_)(found)}`, {
            evidence: [{ excerpt: context.excerpt(view.answer.slice(at, at + 400)) }],
        });
    },
}));

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./src/checks/schema.ts
var schema = __webpack_require__(76006);
;// CONCATENATED MODULE: ./src/checks/audit_closure/want.ts
// What an `[audit_closure]` block says.


const want_schema = schemas/* strictObject */.rej({
    required: (0,schema/* described */.WY)(schemas/* _default */.Rvf(schemas/* boolean */.zMY(), true), 'The three audit fields must exist'),
    require_claim_checks: (0,schema/* described */.WY)(schemas/* optional */.lqM(schemas/* boolean */.zMY()), 'There must be claim checks; default as required'),
    require_composer_output: (0,schema/* described */.WY)(schemas/* optional */.lqM(schemas/* boolean */.zMY()), 'There must be a composer output; default as required'),
    forbidden_confirmed_claims: (0,schema/* described */.WY)(schemas/* optional */.lqM(schemas/* array */.YOg(schema/* text */.Qq)), 'Texts that must not be in the final answer'),
    claim_verifications: (0,schema/* described */.WY)(schemas/* optional */.lqM(schema/* texts */.Te), "The recognised values of a claim check; default the config's"),
    protocol_markers: (0,schema/* described */.WY)(schemas/* optional */.lqM(schema/* texts */.Te), "Texts of the raw protocol that must not be in the final answer; default the config's"),
});

;// CONCATENATED MODULE: ./src/checks/audit_closure/family.ts
// `[audit_closure]`: the audit chain from the gatekeeper to the final answer is recorded, consistent and not leaked.










/* harmony default export */ const family = ((0,contract/* family */.T1)({
    id: 'audit_closure',
    doc: "The verifier's evaluation is complete and consistent, and the final answer leaks nothing of it",
    repeatable: false,
    schema: want_schema,
    checks: [
        audit_fields_present,
        gatekeeper_consistent,
        claim_checks_auditable,
        composer_auditable,
        chain_closed,
        no_forbidden_claims,
        no_protocol_leak,
    ],
    mistakes: (block) => (0,needles/* emptyNeedles */.e)(block.forbidden_confirmed_claims ?? []).map((m) => ({
        ...m,
        route: ['forbidden_confirmed_claims', ...m.route],
    })),
}));


/***/ })

};
