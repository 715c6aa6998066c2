export const id = 911;
export const ids = [911];
export const modules = {

/***/ 2911:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadRegistry: () => (/* binding */ loadRegistry)
/* harmony export */ });
/* unused harmony export registrySchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8816);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7979);
/* harmony import */ var _model_registry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1998);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7709);
/* harmony import */ var _load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7651);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7623);
// The registry file (JSON or TOML) → the commands, lifecycle and revisions that golden scenarios are compared with.






const texts = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP());
const scalar = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()]);
const command = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    key: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).describe('The command key, such as orders.refund'),
    cli: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('How a person types it; default: cli_prefix and the key with its dots as spaces'),
    tool: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).optional().describe('The tool name that a model calls'),
    mutating: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    confirmation: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['auto_approve', 'confirm', 'block']).optional().describe('The gate tier of the command'),
});
const field = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    legal_refs: texts.optional(),
    source_refs: texts.optional(),
});
const expectation = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    computed_ids: texts.optional(),
    computed_casilla_ids: texts.optional().describe('Another spelling of computed_ids'),
    source_refs: texts.optional(),
});
const revision = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    subject: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
        scalar,
        zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(scalar).min(1),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ from: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(), to: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional() }),
    ]))
        .describe('Which subjects it is for: a value, several, or a range of numbers'),
    fields: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(field).optional(),
    casillas: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(field).optional().describe('Another spelling of fields'),
    verification_expectations: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(expectation).optional(),
});
/** The shape of a registry file. */
const registrySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    $schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('agent-eval/registry@1').optional(),
    cli_prefix: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('What stands before every command that a person types'),
    commands: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1), command])).optional(),
    lifecycle: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1)).optional().describe('The stages of the work, in order'),
    revisions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(revision).optional(),
});
/** Reads a registry file. */
async function loadRegistry(file, source, placer) {
    const text = source.replace(/^\ufeff/, '');
    const document = { file, text, kind: /\.toml$/i.test(file) ? 'toml' : 'json' };
    let value;
    if (document.kind === 'toml') {
        const parsed = (0,_load_js__WEBPACK_IMPORTED_MODULE_0__/* .parseToml */ .MT)(document);
        if ('problem' in parsed)
            return { problems: [parsed.problem] };
        value = parsed.value;
    }
    else {
        try {
            value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text);
        }
        catch (e) {
            return { problems: [await notJson(file, text, e)] };
        }
        const twice = await (0,_document_js__WEBPACK_IMPORTED_MODULE_4__/* .repeatedKey */ .m$)(text, value);
        if (twice) {
            const { line, column = 1 } = twice.place;
            return { problems: [{ file, line, column, message: `Duplicate key ${(0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .keyName */ .xT)(twice.key)}; drop one of them` }] };
        }
    }
    const result = (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .read */ .LF)(registrySchema, value);
    const faults = 'faults' in result ? result.faults : [];
    const commands = new Map();
    const tools = new Map();
    if ('value' in result) {
        for (const [i, raw] of (result.value.commands ?? []).entries()) {
            const one = typeof raw === 'string' ? { key: raw } : raw;
            if (commands.has(one.key))
                faults.push({ route: ['commands', i], message: `Expected unique command keys, found a duplicate: ${one.key}` });
            commands.set(one.key, one);
            if (one.tool !== undefined) {
                if (tools.has(one.tool))
                    faults.push({
                        route: ['commands', i],
                        message: `Expected one command a tool; ${one.tool} is the tool of ${tools.get(one.tool)} too`,
                    });
                tools.set(one.tool, one.key);
            }
        }
        for (const [i, r] of (result.value.revisions ?? []).entries()) {
            if (r.fields && r.casillas)
                faults.push({ route: ['revisions', i], message: 'Expected fields or casillas, found both' });
        }
    }
    if (faults.length > 0 || 'faults' in result)
        return { problems: (0,_document_js__WEBPACK_IMPORTED_MODULE_4__/* .toProblems */ .ek)(document, faults, await placer()) };
    const v = result.value;
    return {
        registry: {
            cli_prefix: v.cli_prefix ?? '',
            commands,
            tools,
            lifecycle: v.lifecycle ?? _model_registry_js__WEBPACK_IMPORTED_MODULE_5__/* .defaultLifecycle */ .Y,
            revisions: (v.revisions ?? []).map((r) => ({
                subject: r.subject,
                fields: (r.fields ?? r.casillas ?? []).map((f) => ({
                    id: f.id,
                    legal_refs: f.legal_refs ?? [],
                    source_refs: f.source_refs ?? [],
                })),
                verification_expectations: (r.verification_expectations ?? []).map((e) => ({
                    computed_ids: [...(e.computed_ids ?? []), ...(e.computed_casilla_ids ?? [])],
                    source_refs: e.source_refs ?? [],
                })),
            })),
        },
    };
}
/** Where a text stops being JSON, and why. JSON.parse names the place only sometimes, and quotes the text around it. */
async function notJson(file, text, e) {
    const { parse } = await __webpack_require__.e(/* import() */ 547).then(__webpack_require__.t.bind(__webpack_require__, 9547, 23));
    const errors = [];
    parse(text, errors, { disallowComments: true });
    const before = text.slice(0, errors[0]?.offset ?? text.length);
    const reason = String(e instanceof Error ? e.message : e).replace(/, (?:\.\.\.)?".*| in JSON at position.*/s, '');
    return {
        file,
        line: before.split('\n').length,
        column: before.length - before.lastIndexOf('\n'),
        message: `Expected JSON: ${reason}`,
    };
}


/***/ })

};
