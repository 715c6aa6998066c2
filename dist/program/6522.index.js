export const id = 6522;
export const ids = [6522];
export const modules = {

/***/ 46522:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadConfig: () => (/* binding */ loadConfig),
/* harmony export */   tagProblems: () => (/* binding */ tagProblems)
/* harmony export */ });
/* unused harmony export configSchema */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(43759);
/* harmony import */ var _model_chances_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(51748);
/* harmony import */ var _model_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14663);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87979);
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81601);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(47088);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14937);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65147);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17655);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46187);
/* harmony import */ var _toml_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52472);
// `agent-eval.toml` → what holds for every scenario, checked like a scenario.











const leafName = _schema_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Q.check(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .refine */ .YPB((name) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__.leafFault)(name) === undefined, { error: ({ input }) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__.leafFault)(String(input)) }));
const leaves = (doc) => zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM((0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(leafName), doc));
const names = (doc) => zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM((0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Q), doc));
/** More than nothing, at most all. */
const isShare = (n) => n > 0 && n <= 1;
const rate = zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_9__/* ._gt */ .Tx(0), zod_mini__WEBPACK_IMPORTED_MODULE_9__/* ._lte */ .Zm(1)),
    zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP()
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .refine */ .YPB((t) => /^\d{1,6}\/\d{1,6}$/.test(t) && isShare((0,_model_chances_js__WEBPACK_IMPORTED_MODULE_10__/* .rateOf */ .MK)(t)), 'Expected a rate above 0, at most 1, as 0.8 or "2/3"')),
]);
/** The shape of the config file. */
const configSchema = zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({
    aliases: (0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Q)), 'Tool (or glob) → command; $1 is what the first * stands for'),
    severity: (0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_8__/* ["enum"] */ .k5n(_model_verdict_js__WEBPACK_IMPORTED_MODULE_11__/* .severities */ .gO))), 'Severity by dimension id; * is a wildcard; a scenario overrides it'),
    leaves: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM((0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({
        live_write: leaves('Last parts of commands that write to the live system; default submit, present, send, declare'),
        handoff: leaves('Last parts of commands that hand over to a person or a system; default export, file'),
    }), 'What the last part of a command says of its kind')),
    taint: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM((0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({
        private_tools: names('Tools (globs) whose results are private'),
        untrusted_tools: names('Tools (globs) whose results come from outsiders'),
        outbound_tools: names('Tools (globs) that send something out'),
    }), 'Which tools bring in private or untrusted data, and which send data out')),
    confirmation: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM((0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({
        auto_yes: names('Arguments by which a caller answers a confirmation itself; default yes, auto_yes, assume_yes, auto_approve, no_confirm, skip_confirmation'),
    }), 'How a caller answers confirmations by itself')),
    redact: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM((0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({ patterns: names('RE2 expressions of texts to hide in every output') }), 'What is a secret beside what is known to be one')),
    amounts: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM((0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({ minor: names('Keys of results whose integers count minor units, such as cents') }), 'How amounts are written in results')),
    audit: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM((0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({
        claim_verifications: names('The recognised values of a claim check'),
        protocol_markers: names('Texts that must not reach the final answer'),
    }), 'What the audit of answers looks for')),
    outcome_text: (0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({
        tools: (0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Q).check(zod_mini__WEBPACK_IMPORTED_MODULE_9__/* ._minLength */ .m9(1)), 'Tools (globs) whose results it speaks of; ["*"] for all'),
        failed: names('RE2 expressions of the results of calls that failed'),
        denied: names('RE2 expressions of the results of calls that were denied; asked before failed'),
    }))), 'How failure looks in a result where a format has no bit for it; the first block whose tools match decides'),
    end: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM((0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({
        messages: names('Texts of a message that end a dialogue, such as ###STOP###'),
        tools: names('Tools (globs) whose call ends a run; ["*"] for recordings of single steps'),
    }), 'What ends a run beside the record of its end')),
    tags: (0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_9__/* ._minLength */ .m9(1)), zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .strictObject */ .rej({
        require: (0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .W)(rate, 'How many of the scenarios of the tag must pass: 1.0, 0.8, "2/3"'),
    }))), 'Thresholds by tag: below the rate the gate does not hold, and failures that the rate leaves room for do not gate'),
});
/** Reads a config file, whose severity table may name these dimensions: they are asked for where there is one. */
async function loadConfig(file, text, dimensions, { placer, expressions }) {
    const document = { file, text: text.replace(/^\ufeff/, ''), kind: 'toml' };
    const parsed = (0,_toml_js__WEBPACK_IMPORTED_MODULE_7__/* .parseToml */ .MT)(document);
    if ('problems' in parsed)
        return parsed;
    const result = (0,_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .read */ .LF)(configSchema, parsed.value);
    const faults = 'faults' in result ? result.faults : [];
    // Whatever its shape: a person wants to know all at once.
    const severity = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(parsed.value, ['severity']);
    if ((0,_toml_js__WEBPACK_IMPORTED_MODULE_7__/* .isTable */ .bI)(severity))
        faults.push(...(0,_severity_js__WEBPACK_IMPORTED_MODULE_5__/* .severityFaults */ .hv)(severity, await dimensions()));
    const patterns = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(parsed.value, ['redact', 'patterns']);
    if (Array.isArray(patterns) && patterns.length > 0) {
        const compile = await expressions();
        for (const [i, source] of patterns.entries()) {
            if (typeof source !== 'string')
                continue;
            try {
                if (compile(source).test(''))
                    faults.push({
                        route: ['redact', 'patterns', i],
                        message: 'Expected an expression of texts to hide, found one that matches the empty text and so hides everything',
                    });
            }
            catch (e) {
                faults.push({
                    route: ['redact', 'patterns', i],
                    message: `Expected an RE2 expression: ${e instanceof Error ? e.message : String(e)}`,
                });
            }
        }
    }
    faults.push(...(await outcomeFaults(parsed.value['outcome_text'], expressions)));
    if (faults.length > 0 || 'faults' in result)
        return { problems: (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .toProblems */ .ek)(document, faults, await placer()) };
    const c = result.value;
    const d = _model_config_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultConfig */ .s;
    return {
        value: {
            aliases: Object.entries(c.aliases ?? {}),
            severity: c.severity ?? {},
            leaves: {
                live_write: c.leaves?.live_write ?? d.leaves.live_write,
                handoff: c.leaves?.handoff ?? d.leaves.handoff,
            },
            taint: {
                private_tools: c.taint?.private_tools ?? [],
                untrusted_tools: c.taint?.untrusted_tools ?? [],
                outbound_tools: c.taint?.outbound_tools ?? [],
            },
            confirmation: { auto_yes: c.confirmation?.auto_yes ?? d.confirmation.auto_yes },
            redact: { patterns: c.redact?.patterns ?? [] },
            amounts: { minor: c.amounts?.minor ?? [] },
            audit: {
                claim_verifications: c.audit?.claim_verifications ?? d.audit.claim_verifications,
                protocol_markers: c.audit?.protocol_markers ?? d.audit.protocol_markers,
            },
            outcome_text: (c.outcome_text ?? []).map(({ tools, failed = [], denied = [] }) => ({ tools, failed, denied })),
            end: { messages: c.end?.messages ?? [], tools: c.end?.tools ?? [] },
            tags: c.tags ?? {},
        },
    };
}
/** What is wrong with blocks of outcome_text, whatever their shape. */
async function outcomeFaults(blocks, expressions) {
    if (!Array.isArray(blocks) || blocks.length === 0)
        return [];
    const compile = await expressions();
    const faults = [];
    for (const [i, block] of blocks.entries()) {
        if (!(0,_toml_js__WEBPACK_IMPORTED_MODULE_7__/* .isTable */ .bI)(block))
            continue;
        const sources = ['failed', 'denied'].flatMap((key) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)(block[key]).map((source, at) => ({ source, route: ['outcome_text', i, key, at] })));
        if (sources.length === 0)
            faults.push({
                route: ['outcome_text', i],
                message: 'Expected failed or denied in outcome_text, found neither: every call would have succeeded',
            });
        for (const { source, route } of sources) {
            if (typeof source !== 'string')
                continue;
            try {
                if (compile(source).test(''))
                    faults.push({ route, message: 'Expected an expression of failures, found one that matches the empty text' });
            }
            catch (e) {
                faults.push({ route, message: `Expected an RE2 expression: ${e instanceof Error ? e.message : String(e)}` });
            }
        }
    }
    return faults;
}
/** Thresholds of tags that no scenario bears: nothing shows them to be met. */
async function tagProblems({ file, text }, { tags }, borne, { placer }) {
    const document = { file, text: text.replace(/^\ufeff/, ''), kind: 'toml' };
    const faults = Object.keys(tags)
        .filter((tag) => !borne.has(tag))
        .map((tag) => {
        const near = (0,_model_names_js__WEBPACK_IMPORTED_MODULE_2__.nearest)(tag, borne);
        const hint = near === undefined ? '' : `; did you mean ${near}?`;
        return { route: ['tags', tag], message: `Unknown tag ${JSON.stringify(tag)}: no scenario bears it${hint}` };
    });
    return faults.length === 0 ? [] : (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .toProblems */ .ek)(document, faults, await placer());
}


/***/ })

};
