export const id = 7364;
export const ids = [7364];
export const modules = {

/***/ 97364:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   measureStrength: () => (/* binding */ measureStrength),
/* harmony export */   q: () => (/* binding */ strength)
/* harmony export */ });
/* harmony import */ var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74715);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(47088);
/* harmony import */ var _strength_effects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73523);
/* harmony import */ var _strength_measure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93480);
/* harmony import */ var _strength_operator_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13813);
/* harmony import */ var _strength_total_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8991);
/* harmony import */ var _conclude_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34867);
/* harmony import */ var _gather_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8878);
/* harmony import */ var _gathering_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71788);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94280);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11484);
/* harmony import */ var _sources_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49750);
// Measures the strength of scenarios: reads the sources once more, and has each passing run mutated, one trace at a time.












/** Measures the scenarios that are judged. `failed`: runs that an oracle failed. */
async function measureStrength(prepared, numbered, failed = () => false) {
    const { scenarios, settings, redact, registry, nameCommand } = prepared;
    const families = await (0,_checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .loadFamilies */ .Zm)(_strength_operator_js__WEBPACK_IMPORTED_MODULE_10__/* .fixFamilies */ .cJ);
    const by = {
        registry,
        mutating: settings.mutating ?? [],
        nameCommand,
        mostMutants: settings.maxMutants,
        redact,
        families,
    };
    const judged = scenarios.filter((s) => prepared.taken.has(s) && !s.everyTrace);
    const measures = new Map(judged.filter((s) => whyNot(s) === undefined).map((s) => [s, new _strength_measure_js__WEBPACK_IMPORTED_MODULE_2__/* .Measure */ .t(s, by)]));
    const runs = new Map();
    const passing = (run, at) => {
        const scenario = scenarios[run.scenario];
        runs.set(scenario, (runs.get(scenario) ?? 0) + 1);
        return passes(run) && !failed(scenario, at) ? measures.get(scenario) : undefined;
    };
    const { telling, again } = await eachRun(prepared, numbered, (run, at) => passing(run, at)?.take(run.result.trace, run.seen.view, run.seen.context));
    if ([...measures.values()].some((one) => one.isOpen))
        await again((run, at) => passing(run, at)?.takeAgain(run.seen.view, run.seen.context));
    const unscored = [];
    const measured = judged.map((scenario) => {
        const found = (measures.get(scenario) ?? new _strength_measure_js__WEBPACK_IMPORTED_MODULE_2__/* .Measure */ .t(scenario, by)).result();
        const why = whyNot(scenario) ?? whyUnscored(found, runs.get(scenario) ?? 0);
        if (why !== undefined)
            unscored.push({ name: scenario.name, why });
        return found;
    });
    for (const { name, everyTrace } of scenarios)
        if (everyTrace)
            unscored.push({ name, why: 'it judges every trace beside the scenarios, so no run is its own' });
    const effects = (0,_strength_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .declaredEffects */ .tV)(by)?.source ?? 'scenario';
    return { strength: (0,_strength_total_js__WEBPACK_IMPORTED_MODULE_3__/* .strengthOf */ .N)(measured, effects), unscored, measured, telling };
}
function whyNot({ skip, expectFailure }) {
    if (skip !== undefined)
        return 'it is skipped';
    return expectFailure && 'it is expected to fail';
}
function whyUnscored({ runs, strength, leftToJudge }, judged) {
    if (judged === 0)
        return 'it has no trace';
    if (runs === 0)
        return 'no run of it passes';
    if (strength.score !== null)
        return undefined;
    return leftToJudge > 0
        ? 'only a judge or a command could notice its mutants'
        : 'nothing to judge: give a registry, or --mutating';
}
/** Does a run pass, as far as it can be told without an oracle? */
function passes({ result, asked }) {
    const waiting = new Set(asked.map(({ at }) => at));
    return !result.dimensions.some((d, at) => !waiting.has(at) && (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_11__/* .blocks */ .Bv)(d));
}
/** Evaluates all runs one by one; `again` does so once more. */
async function eachRun(prepared, numbered, take) {
    const found = (0,_gathering_js__WEBPACK_IMPORTED_MODULE_6__/* .beginFacts */ .h)();
    const pass = async (hand, some, by) => {
        for (const { source, number } of some) {
            const facts = await prepared.evaluateSource(source, (run, { index }) => hand(run, { source: number, index }), by);
            found.takeFacts(number, source.files[0], facts);
        }
    };
    await pass(take, numbered);
    const telling = [...found.telling];
    const pair = (0,_gather_js__WEBPACK_IMPORTED_MODULE_5__/* .onlyPair */ .n0)(prepared, found, numbered);
    if (pair)
        await pass(take, [pair.at], pair.only);
    return { telling, again: (hand) => (pair ? pass(hand, [pair.at], pair.only) : pass(hand, numbered)) };
}
/** Measures what the settings name, below a working directory, without any oracle. Throws a UsageError for a wrong call or config. */
async function strength(cwd, settings) {
    const prepared = await (0,_prepare_js__WEBPACK_IMPORTED_MODULE_8__/* .prepare */ .iA)(cwd, settings, (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .readInputs */ .Ko)(cwd, settings));
    const own = prepared.scenarios.filter((s) => !s.everyTrace).flatMap((s) => s.traces);
    const listing = (0,_sources_js__WEBPACK_IMPORTED_MODULE_9__/* .listSources */ .rP)(cwd, [...prepared.globs, ...own.filter((glob) => !glob.startsWith('!'))]);
    const numbered = listing.sources.map((source, number) => ({ source, number }));
    const found = await measureStrength(prepared, numbered);
    return { ...found, problems: [...prepared.problems, ...(0,_conclude_js__WEBPACK_IMPORTED_MODULE_4__/* .unreadOf */ .Ds)(listing.faults, found).unread] };
}


/***/ })

};
