export const id = 2795;
export const ids = [2795];
export const modules = {

/***/ 42795:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadRegistry: () => (/* binding */ loadRegistry)
/* harmony export */ });
/* unused harmony export registrySchema */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43759);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);
/* harmony import */ var _model_registry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21998);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14937);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65147);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46187);
/* harmony import */ var _toml_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52472);
// The registry file (JSON or TOML) → the commands, lifecycle and revisions that golden scenarios are compared with.







const texts = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP());
const scalar = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()]);
const command = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    key: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Q, 'The command key, such as orders.refund'),
    cli: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Q), 'How a person types it; default: cli_prefix and the key with its dots as spaces'),
    tool: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Q), 'The tool name that a model calls'),
    mutating: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()), 'Does it change anything? Such calls are what a run is for'),
    idempotent: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()), 'Does a second call with the same arguments change nothing more?'),
    confirmation: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['auto_approve', 'confirm', 'block'])), 'The gate tier of the command'),
});
const field = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    id: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Q, 'The id of the field, such as 03'),
    minor: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()), 'Integers under this id count minor units, such as cents'),
    legal_refs: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(texts), 'The law that the field rests on'),
    source_refs: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(texts), 'The sources that the field rests on'),
});
const expectation = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    computed_ids: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(texts), 'The ids of fields that are computed'),
    computed_casilla_ids: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(texts), 'Another spelling of computed_ids'),
    source_refs: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(texts), 'The sources that they are computed from'),
});
const revision = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    subject: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([
        scalar,
        zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(scalar).check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._minLength */ .m9(1)),
        zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
            from: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig()), 'The least'),
            to: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig()), 'The greatest'),
        }),
    ])), 'Which subjects it is for: a value, several, or a range of numbers'),
    fields: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(field)), 'The fields of this revision'),
    casillas: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(field)), 'Another spelling of fields'),
    verification_expectations: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(expectation)), 'What a verification of it must show'),
});
/** The shape of a registry file. */
const registrySchema = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    $schema: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()), 'The schema that an editor checks the file by'),
    schema: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('agent-eval/registry@1')), 'What the file is'),
    cli_prefix: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()), 'What stands before every command that a person types'),
    commands: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Q, command]))), 'The commands there are: a key alone, or what is known of one'),
    lifecycle: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Q)), 'The stages of the work, in order'),
    revisions: (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .W)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(revision)), 'What holds for which subject'),
});
/** Reads a registry file. */
async function loadRegistry(file, source, { placer }) {
    const text = source.replace(/^\ufeff/, '');
    const document = { file, text, kind: /\.toml$/i.test(file) ? 'toml' : 'json' };
    let value;
    if (document.kind === 'toml') {
        const parsed = (0,_toml_js__WEBPACK_IMPORTED_MODULE_4__/* .parseToml */ .MT)(document);
        if ('problems' in parsed)
            return parsed;
        value = parsed.value;
    }
    else {
        try {
            value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text);
        }
        catch (e) {
            return { problems: [await notJson(file, text, e)] };
        }
        const twice = await (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .repeatedKey */ .m$)(text, value);
        if (twice) {
            const { line, column = 1 } = twice.place;
            return { problems: [{ file, line, column, message: `Duplicate key ${(0,_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .keyName */ .xT)(twice.key)}; drop one of them` }] };
        }
    }
    const result = (0,_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .read */ .LF)(registrySchema, value);
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
        return { problems: (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .toProblems */ .ek)(document, faults, await placer()) };
    const v = result.value;
    return {
        value: {
            cli_prefix: v.cli_prefix ?? '',
            commands,
            tools,
            lifecycle: v.lifecycle ?? _model_registry_js__WEBPACK_IMPORTED_MODULE_7__/* .defaultLifecycle */ .Y,
            revisions: (v.revisions ?? []).map((r) => ({
                subject: r.subject,
                fields: (r.fields ?? r.casillas ?? []).map((f) => ({
                    id: f.id,
                    ...(f.minor === undefined ? {} : { minor: f.minor }),
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
    const { parse } = await __webpack_require__.e(/* import() */ 9547).then(__webpack_require__.t.bind(__webpack_require__, 99547, 23));
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
