export const id = 5595;
export const ids = [5595];
export const modules = {

/***/ 72012:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ get),
/* harmony export */   Zq: () => (/* binding */ caseLacks),
/* harmony export */   fD: () => (/* binding */ isCase),
/* harmony export */   lV: () => (/* binding */ isSession),
/* harmony export */   nO: () => (/* binding */ sessionLacks),
/* harmony export */   vM: () => (/* binding */ isSet),
/* harmony export */   xH: () => (/* binding */ isEvent)
/* harmony export */ });
/* harmony import */ var _model_remembered_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65871);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);
// What sessions, events and eval sets of Google's ADK look like. Their keys are in snake case or in camel case.


/** What a session cannot record, and what an eval case cannot. */
const sessionLacks = [
    'exit_codes',
    'offered_tools',
    'taint',
    'blocked_sends',
    'confirmations',
    'self_evaluation',
];
const caseLacks = [
    'exit_codes',
    'turns',
    'stop_cause',
    'compactions',
    'denials',
    'offered_tools',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'order',
    'usage',
    'self_evaluation',
];
/** `eval_id` → `evalId`; every record of every file is asked for a few such keys. */
const camel = (0,_model_remembered_js__WEBPACK_IMPORTED_MODULE_1__/* .remembered */ .H)((key) => key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()), 100);
/** The value under a key in either case. */
const get = (holder, key) => {
    const o = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(holder);
    return o[key] ?? o[camel(key)];
};
/** One event of a session. */
const isEvent = (e) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(e) &&
    typeof e['author'] === 'string' &&
    typeof get(e, 'invocation_id') === 'string' &&
    ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(e['content']) || (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(e['actions']) || (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(e['options']) || get(e, 'error_code') !== undefined);
/** A session with its events. */
const isSession = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) && Array.isArray(r['events']) && r['events'].length > 0 && r['events'].every(isEvent);
/** One eval case: the turns of a conversation, as they were recorded or as they are expected. */
const isCase = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) &&
    typeof get(r, 'eval_id') === 'string' &&
    Array.isArray(r['conversation']) &&
    r['conversation'].every((turn) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(get(turn, 'user_content')));
/** A set of eval cases. */
const isSet = (r) => {
    const cases = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(get(r, 'eval_cases'));
    return cases.length > 0 && cases.some(isCase);
};


/***/ }),

/***/ 8721:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   At: () => (/* binding */ isStreamPart),
/* harmony export */   B_: () => (/* binding */ stepsOf),
/* harmony export */   K8: () => (/* binding */ isMessage),
/* harmony export */   M: () => (/* binding */ isUIMessage),
/* harmony export */   NP: () => (/* binding */ isOwn),
/* harmony export */   Qw: () => (/* binding */ isToolPart),
/* harmony export */   Vf: () => (/* binding */ isStep)
/* harmony export */ });
/* unused harmony export isModelMessage */
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);
// What the AI SDK writes: messages for a model, messages for a page, steps of a run, and the parts of streams.

/** Parts of a model message that no other format has. */
const modelParts = /^tool-(?:call|result|error|approval-request|approval-response|output-denied)$/;
/** Events of the stream to a page, and of the stream that a harness reads, that no other format has. */
const streamParts = /^(?:start-step|finish-step|tool-input-(?:start|delta|end|available|error)|tool-output-(?:available|error|denied)|tool-approval-(?:request|response)|text-(?:start|delta|end)|reasoning-(?:start|delta|end))$/;
const passive = /^(?:start|finish|abort|error|raw|file|source(?:-url|-document)?|message-metadata|data-.{1,100})$/;
const typed = (p, pattern) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(p) && typeof p['type'] === 'string' && pattern.test(p['type']);
const isCall = (p) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(p) && typeof p['toolCallId'] === 'string';
/** Is it a part of a page's message that stands for a call? */
const isToolPart = (p) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(p) &&
    ((isCall(p) && /^(?:dynamic-tool|tool-.{1,200})$/.test((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(p['type']) ?? '') && typeof p['state'] === 'string') ||
        (p['type'] === 'tool-invocation' && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(p['toolInvocation'])));
const roles = new Set(['system', 'user', 'assistant', 'tool', 'data']);
/** A message for a model: `content` is text or parts. */
const isModelMessage = (m) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(m) &&
    !('type' in m) &&
    !('parts' in m) &&
    !('tool_calls' in m) &&
    roles.has(m['role']) &&
    (typeof m['content'] === 'string' || (Array.isArray(m['content']) && m['content'].every(isModelPart)));
const isModelPart = (p) => typed(p, modelParts) ? isCall(p) || 'approvalId' in (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(p) : typed(p, /^(?:text|image|file|reasoning|source)$/);
/** A message for a page: its parts say what happened, in order. */
const isUIMessage = (m) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(m) &&
    roles.has(m['role']) &&
    ((Array.isArray(m['parts']) && m['parts'].every((p) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(p) && typeof p['type'] === 'string')) ||
        (typeof m['content'] === 'string' && Array.isArray(m['toolInvocations'])));
/** A step of `generateText`. */
const isStep = (s) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(s) &&
    typeof s['finishReason'] === 'string' &&
    (Array.isArray(s['toolCalls']) ? Array.isArray(s['toolResults']) : Array.isArray(s['content'])) &&
    !Array.isArray(s['steps']);
/** The steps of a result of `generateText` that was kept whole. */
const stepsOf = (r) => {
    const steps = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(r)['steps']);
    return steps.length > 0 && steps.every(isStep) ? steps : [];
};
const isStreamPart = (p) => typed(p, streamParts) || typed(p, passive) || (typed(p, modelParts) && isCall(p));
const isMessage = (m) => isModelMessage(m) || isUIMessage(m);
/** Is it one that no other format writes? */
function isOwn(r) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r))
        return false;
    if (stepsOf(r).length > 0 || isStep(r))
        return true;
    if (typed(r, streamParts) || (typed(r, /^tool-(?:call|result|error)$/) && isCall(r)))
        return true;
    if (isUIMessage(r))
        return ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(r['parts']).some((p) => isToolPart(p) || (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(p)['type'] === 'step-start') ||
            (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(r['toolInvocations']).some(isCall));
    return isModelMessage(r) && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(r['content']).some((p) => typed(p, modelParts));
}


/***/ }),

/***/ 57593:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ about),
/* harmony export */   x: () => (/* binding */ isEvent)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

const about = {
    format: 'antigravity-stream',
    lacks: ['exit_codes', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
};
const events = new Set(['init', 'step_update', 'result']);
/** An event holds its payload under its own name. */
const isEvent = (r) => {
    const event = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) ? (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['event']) : undefined;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) && event !== undefined && events.has(event) && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r[event]);
};


/***/ }),

/***/ 21775:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ about),
/* harmony export */   V: () => (/* binding */ isStep)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

const about = {
    format: 'antigravity-transcript',
    lacks: ['usage', 'offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
};
const isStep = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) &&
    (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(r['step_index']) !== undefined &&
    (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['source']) !== undefined &&
    (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['type']) !== undefined &&
    (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['status']) !== undefined;


/***/ }),

/***/ 36486:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ stepsOf),
/* harmony export */   F9: () => (/* binding */ embedded),
/* harmony export */   Lj: () => (/* binding */ goesOnIn),
/* harmony export */   SS: () => (/* binding */ referred),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   jk: () => (/* binding */ agentOf),
/* harmony export */   ks: () => (/* binding */ isContinuation),
/* harmony export */   nx: () => (/* binding */ trajectoriesOf),
/* harmony export */   pO: () => (/* binding */ lacks),
/* harmony export */   qS: () => (/* binding */ resultsOf)
/* harmony export */ });
/* unused harmony export isTrajectory */
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

const lacks = [
    'errors',
    'exit_codes',
    'denials',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'self_evaluation',
];
/** A trajectory: its version says what it is, whoever wrote it. */
const isTrajectory = (value) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && typeof value['schema_version'] === 'string' && /^ATIF-v\d/.test(value['schema_version']);
/** The trajectories of a record: itself, or those that an object holds one level down. */
function trajectoriesOf(record) {
    if (isTrajectory(record))
        return [record];
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(record) ? Object.values(record).flatMap((v) => (Array.isArray(v) ? v : [v]).filter(isTrajectory)) : [];
}
/** The names that a reference may call a trajectory by. */
const namesOf = (trajectory) => [(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(trajectory['trajectory_id']), (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(trajectory['session_id'])].filter((name) => name !== undefined);
/** Who ran: the name of the agent, or the id of the trajectory. */
const agentOf = (trajectory) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(trajectory['agent'])['name']) ?? namesOf(trajectory)[0] ?? 'sub-agent';
/** The names under which the results of a step refer to trajectories of sub-agents. */
const referred = (result) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(result['subagent_trajectory_ref'])
    .filter(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)
    .flatMap((r) => [(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['trajectory_id']), (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['session_id'])].filter((name) => name !== undefined));
const stepsOf = (trajectory) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(trajectory['steps']).filter(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv);
const resultsOf = (step) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(step['observation'])['results']).filter(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv);
/** Does the trajectory go on another that stands in a file of its own? */
const isContinuation = (trajectory) => ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(trajectory['agent'])['extra'])['continuation_index']) ?? 0) > 0 ||
    /-cont-\d{1,9}$/.test((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(trajectory['session_id']) ?? '');
/** The file or trajectory that this one goes on in. */
const goesOnIn = (trajectory) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(trajectory['continued_trajectory_ref']);
/** The trajectories of sub-agents that stand within another, at any depth that a file may have. */
const embedded = (trajectory) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(trajectory['subagent_trajectories'])
    .filter(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)
    .flatMap((inner) => [inner, ...embedded(inner)]);


/***/ }),

/***/ 95111:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ isMessage)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);
// What a message or event of AutoGen's AgentChat is.

/** What agents make, by type; `source` names who. */
const own = /^(?:ToolCallRequestEvent|ToolCallExecutionEvent|ToolCallSummaryMessage|HandoffMessage|StopMessage|ThoughtEvent|MemoryQueryEvent|UserInputRequestedEvent|ModelClientStreamingChunkEvent|SelectSpeakerEvent|SelectorEvent|CodeGenerationEvent|CodeExecutionEvent|StructuredMessage)$/;
const isMessage = (m) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(m) &&
    typeof m['source'] === 'string' &&
    typeof m['type'] === 'string' &&
    (own.test(m['type']) || /^(?:Text|MultiModal|StructuredMessage.{0,100})(?:Message)?$/.test(m['type'])) &&
    'content' in m;


/***/ }),

/***/ 80444:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ readCall),
/* harmony export */   Gb: () => (/* binding */ stops),
/* harmony export */   LZ: () => (/* binding */ isResultBlock),
/* harmony export */   OT: () => (/* binding */ isOddCall),
/* harmony export */   Ok: () => (/* binding */ isKnownCall),
/* harmony export */   SH: () => (/* binding */ blocksOf),
/* harmony export */   UT: () => (/* binding */ blockKind),
/* harmony export */   Uv: () => (/* binding */ readResult),
/* harmony export */   er: () => (/* binding */ isCallBlock)
/* harmony export */ });
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58992);


const plainTypes = new Set(['text', 'image', 'document', 'search_result', 'container_upload']);
const ownTypes = new Set(['thinking', 'redacted_thinking', 'compaction', 'fallback']);
const isCallBlock = (b) => (b['type'] === 'tool_use' || (typeof b['type'] === 'string' && b['type'].endsWith('_tool_use'))) && isName(b['name']);
/** A block that speaks of a call in a way that is not known: without a name, or of a type that is nobody's. */
const isOddCall = (b) => !isCallBlock(b) && !isResultBlock(b) && /tool|call/i.test((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(b['type']) ?? '');
const isResultBlock = (b) => b['type'] === 'tool_result' || (typeof b['type'] === 'string' && b['type'].endsWith('_tool_result'));
/** `own`: a block that only Anthropic's messages have; `plain`: one that others have too. */
function blockKind(b) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(b))
        return undefined;
    if (ownTypes.has(b['type']) || isCallBlock(b) || isResultBlock(b))
        return 'own';
    return plainTypes.has(b['type']) ? 'plain' : undefined;
}
/** The blocks of a message's content; a text is one block. */
const blocksOf = (content) => typeof content === 'string'
    ? [{ type: 'text', text: content }]
    : ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(content) ? [content] : (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)(content)).map((b) => typeof b === 'string' ? { type: 'text', text: b } : (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(b) ? b : {});
/** The message that each call was made in. */
const makers = new WeakMap();
/** Is there a call with the id, the tool and the arguments of the block? */
function isKnownCall(b, block) {
    const call = b.find((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(block['id']));
    return call !== undefined && call.tool === block['name'] && hasArguments(call, block);
}
const hasArguments = (call, block) => call.arguments_cut !== undefined || (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .GF)(call.arguments) === (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .GF)((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readArguments */ .lR)(block['input']));
/**
 * Records the call of a block. A block that was seen in the same message (same id, tool and arguments) is a repetition, and no new
 * call. `message`: the id of the message, or another key of it.
 */
function readCall(b, block, message, more) {
    const start = { id: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(block['id']), tool: block['name'], arguments: block['input'], ...more };
    const seen = b.find(start.id);
    if (seen && isKnownCall(b, block) && makers.get(seen) === message)
        return { call: seen, replayed: true };
    const call = b.call(start, true);
    makers.set(call, message);
    return { call, replayed: false };
}
/** Records the result of a block. Returns false for a result whose call is not in the trace. */
function readResult(b, block, context) {
    const id = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(block['tool_use_id']);
    const call = id === undefined ? b.waiting() : b.find(id);
    if (!call)
        return false;
    if (!(0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .nT)(call))
        return true;
    const result = resultOf(block['content']);
    const said = typeof result === 'string' ? result : '';
    const failed = isFailed(block, result);
    const end = { result, is_error: failed };
    const code = exitCode(call.tool, said, failed, result, context);
    if (code !== undefined)
        end.exit_code = code;
    if (failed && (isUnexecuted(block, context) || isDenial(said)))
        end.denied = true;
    b.settle(call, end);
    return true;
}
/** The result as text where it is text; images and the like as placeholders; a typed result as it is. */
function resultOf(content) {
    if (content === undefined || content === null)
        return '';
    if (!Array.isArray(content))
        return content;
    const texts = [];
    const others = [];
    for (const block of content) {
        if (typeof block === 'string')
            texts.push(block);
        else if ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(block) && typeof block['text'] === 'string')
            texts.push(block['text']);
        else if ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(block) && (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(block['tool_name']))
            others.push(`[${block['type']}: ${block['tool_name']}]`);
        else if ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(block) && (block['type'] === 'image' || block['type'] === 'document'))
            others.push(`[${block['type']}]`);
        else
            return content;
    }
    return (texts.length > 0 ? texts : others).join('\n');
}
/** A result without the bit is a success: that is what the model was told. No text of a result tells its status. */
function isFailed(block, result) {
    const bit = block['is_error'];
    // A bit that is none (`"true"`, 1) was written by somebody's own code, to say something.
    if (bit !== undefined && bit !== null)
        return bit !== false && bit !== 'false' && bit !== 0;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(result) && typeof result['type'] === 'string' && result['type'].endsWith('_error');
}
/** Claude Code has no field for exit codes: a failure begins with it, and a success of its shell tool is 0. */
function exitCode(tool, said, failed, result, { structured, claudeCode }) {
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(result) && isWhole(result['return_code']))
        return result['return_code'];
    if (failed) {
        const found = /^(?:Error: )?Exit code (\d{1,9})(?!\d)/.exec(said);
        if (found)
            return Number(found[1]);
    }
    if (!claudeCode)
        return undefined;
    const s = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(structured) ? structured : {};
    for (const key of ['exit_code', 'exitCode'])
        if (isWhole(s[key]))
            return s[key];
    // A command that runs on in the background, was stopped, or whose non-zero code was explained away has no code yet, or not 0.
    if (failed || s['interrupted'] === true || s['backgroundTaskId'] || s['returnCodeInterpretation'])
        return undefined;
    if (/^(?:Command running in background|Command was moved to the background)/.test(said))
        return undefined;
    return tool === 'Bash' || tool === 'bash' ? 0 : undefined;
}
function isUnexecuted(block, { structured, unexecuted }) {
    if (structured === 'User rejected tool use' || structured === 'Error: User rejected tool use')
        return true;
    const s = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(structured) ? structured : {};
    return [unexecuted, block['non_execution_kind'], s['non_execution_kind']].some((kind) => typeof kind === 'string' && /reject|den(?:y|ied)/.test(kind));
}
const denials = [
    /^Claude requested permissions to /,
    /^Permission (?:to|for) [\s\S]{0,2000}? (?:has been|was) denied/,
    /^This (?:Bash )?command (?:requires approval|contains multiple operations\. The following parts? requires? approval)/,
    /^The user doesn't want to (?:proceed with this tool use|take this action)/,
    /^PreToolUse:\S{1,200} hook (?:blocking )?error/,
    /^Hook PreToolUse:\S{1,200} denied this tool/,
    /^\S{1,200} operation blocked by hook/,
    /^[^\n]{0,2000} was blocked\. For security, Claude Code may only /,
    /^File is in a directory that is denied by your permission settings/,
];
/** Does the text of a failed result say that a person or a policy refused the call? */
function isDenial(said) {
    const head = said.slice(0, 4096).replace(/^(?:<tool_use_error>|Error: |\s)+/, '');
    return denials.some((d) => d.test(head));
}
const isName = (v) => typeof v === 'string' && v !== '';
const isWhole = (v) => Number.isSafeInteger(v);
/** What the provider's reason to stop means for the run. */
const stops = new Map([
    ['tool_use', 'continues'],
    ['pause_turn', 'continues'],
    ['end_turn', 'completed'],
    ['stop_sequence', 'completed'],
    ['max_tokens', 'output_token_budget'],
    ['model_context_window_exceeded', 'output_token_budget'],
    ['refusal', 'refused'],
]);


/***/ }),

/***/ 32984:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cL: () => (/* binding */ builder),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   sw: () => (/* binding */ defined)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

/** A payload longer than this (in characters) is cut to its head. */
const largest = 1 << 20;
const headLength = 2 << 10;
/** When a trace has kept this much, shorter payloads are cut too, to shorter heads: a trace of any size must fit. */
const budget = 16 << 20;
const smallest = 1 << 10;
const shortHead = 256;
/** Copies the defined properties, so that exact optional types hold. */
function defined(values) {
    const out = {};
    for (const [key, value] of Object.entries(values))
        if (value !== undefined)
            out[key] = value;
    return out;
}
/** Starts a trace. Calls are numbered by `events`; `call` with an id that was seen returns the first call (no duplicate). */
function builder(format, lacks, sink) {
    const trace = { schema: 'agent-eval/trace@1', events: [], source: { format, lacks: [...lacks] } };
    const open = new Map();
    const nameless = [];
    let kept = 0;
    const tooLong = (length) => length > (kept > budget ? smallest : largest);
    const head = (whole) => flat(whole.slice(0, kept > budget ? shortHead : headLength));
    const cutOf = (whole) => ({ bytes: Buffer.byteLength(whole), sha256: sink.sha256(whole) });
    /** Sets the result of a call, cut to its head where it is too large to keep. */
    function keep(call, result) {
        const whole = typeof result === 'string' ? result : result === undefined ? '' : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .GF)(result);
        if (tooLong(whole.length)) {
            call.result = head(whole);
            call.result_cut = cutOf(whole);
        }
        else if (result !== undefined)
            call.result = result;
        kept += Math.min(whole.length, largest);
    }
    /** The arguments of a call; where they are too large to keep, their long texts are cut to their heads. */
    function keepArguments(call) {
        const size = sizeOf(call.arguments);
        if (tooLong(size)) {
            call.arguments_cut = cutOf((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .GF)(call.arguments));
            call.arguments = shorten(call.arguments, kept > budget ? shortHead : headLength, head);
        }
        kept += Math.min(size, largest);
    }
    return {
        trace,
        /** The call with this id, if it was made. */
        find: (id) => (id === undefined ? undefined : open.get(id)),
        /** Records a call in its place; `again`: an id that was seen is a new call all the same, not a replayed one. */
        call(start, again = false) {
            const seen = start.id === undefined || again ? undefined : open.get(start.id);
            if (seen)
                return seen;
            const call = defined({
                type: 'tool_call',
                id: start.id,
                tool: start.tool,
                arguments: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .readArguments */ .lR)(start.arguments),
                is_error: null,
                agent: start.agent,
                turn: start.turn,
            });
            keepArguments(call);
            trace.events.push(call);
            if (start.id !== undefined)
                open.set(start.id, call);
            else
                nameless.push(call);
            return call;
        },
        /** A later record tells the id of a call. */
        identify(call, id) {
            call.id = id;
            open.set(id, call);
        },
        /** Replaces the arguments of a call by those that a later record tells, kept within bounds like the first. */
        giveArguments(call, given) {
            // What is counted of arguments that were cut stays counted: their size is not known any more.
            if (!call.arguments_cut)
                kept -= Math.min(sizeOf(call.arguments), largest);
            delete call.arguments_cut;
            call.arguments = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .readArguments */ .lR)(given);
            keepArguments(call);
        },
        /** The first call without an id that has no result yet: where results come without ids, they come in order. */
        waiting() {
            while (nameless[0] && !isOpen(nameless[0]))
                nameless.shift();
            return nameless[0];
        },
        /** Takes events back that the recording declares void. */
        drop(gone) {
            trace.events = trace.events.filter((e) => !gone.has(e));
            for (const e of gone)
                if (e.type === 'tool_call' && e.id !== undefined)
                    open.delete(e.id);
        },
        /** Records that the context was summarised. */
        compaction() {
            trace.compactions = (trace.compactions ?? 0) + 1;
            trace.events.push({ type: 'compaction' });
        },
        /** Forgets the ids seen so far: later calls with the same ids are new calls. */
        forgetIds: () => open.clear(),
        /** Records how a call ended. */
        settle(call, end) {
            const { result, ...rest } = end;
            for (const [key, value] of Object.entries(rest))
                if (value !== undefined)
                    call[key] = value;
            if (result !== undefined)
                keep(call, result);
        },
        message(text, more = {}) {
            if (text.trim() !== '')
                trace.events.push(defined({ type: 'message', text, step: more.step, agent: more.agent, turn: more.turn }));
        },
        user(text) {
            if (text.trim() !== '')
                trace.events.push({ type: 'user', text });
        },
        /** Adds a turn of the prompt. */
        prompt(text) {
            if (text.trim() === '')
                return;
            const before = trace.prompt;
            trace.prompt = before === undefined ? text : Array.isArray(before) ? [...before, text] : [before, text];
        },
        lacks(kind) {
            if (!trace.source.lacks.includes(kind))
                trace.source.lacks.push(kind);
        },
    };
}
/** Has the call no result yet? */
const isOpen = (call) => call.is_error === null && call.result === undefined;
/** About how many characters a value holds. */
function sizeOf(value) {
    if (typeof value === 'string')
        return value.length;
    if (typeof value !== 'object' || value === null)
        return 8;
    let sum = 0;
    for (const key in value)
        sum += key.length + sizeOf(value[key]);
    return sum;
}
/** A copy with the long texts in it cut; `__proto__` is a key like any other. */
function shorten(value, length, head) {
    if (typeof value === 'string')
        return value.length > length ? head(value) : value;
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return value.map((inner) => shorten(inner, length, head));
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner, length, head)]));
}
/** Copies a slice, so that it does not hold the whole text in memory; a byte a character where that is enough. */
function flat(slice) {
    const encoding = /[^\0-\xff]/.test(slice) ? 'utf16le' : 'latin1';
    return Buffer.from(slice, encoding).toString(encoding);
}


/***/ }),

/***/ 15867:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QV: () => (/* binding */ isExec),
/* harmony export */   et: () => (/* binding */ itemEvent),
/* harmony export */   pO: () => (/* binding */ lacks)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

const lacks = [
    // A Codex turn is one prompt and everything done about it, not one response of the model.
    'turns',
    'compactions',
    'offered_tools',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'self_evaluation',
];
const itemEvent = /^item\.(started|updated|completed)$/;
const isExec = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) &&
    !(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r['data']) &&
    ((r['type'] === 'thread.started' && typeof r['thread_id'] === 'string') ||
        (itemEvent.test(String(r['type'])) && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r['item'])));


/***/ }),

/***/ 50256:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $K: () => (/* binding */ isOwnBare),
/* harmony export */   JE: () => (/* binding */ isBare),
/* harmony export */   RV: () => (/* binding */ isOldHeader),
/* harmony export */   kA: () => (/* binding */ isRollout)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);
// What a line of a Codex rollout is: an envelope of today, or a header or an item of the files of 2025.

const envelopes = new Set([
    'session_meta',
    'response_item',
    'event_msg',
    'turn_context',
    'compacted',
    'world_state',
    'inter_agent_communication_metadata',
]);
const isEnvelope = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r['payload']) && envelopes.has(r['type']);
/** The first line of a file of 2025: what the session is, without a type. */
const isOldHeader = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) && !('type' in r) && !('role' in r) && typeof r['id'] === 'string' && typeof r['timestamp'] === 'string';
/** A message that holds its calls within itself: Codex writes them beside it. */
const holdsCalls = (r) => 'tool_calls' in r ||
    'function_call' in r ||
    r['role'] === 'tool' ||
    (Array.isArray(r['content']) && r['content'].some((c) => /tool_(?:use|result)$/.test(String((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(c)['type']))));
/** An item of a file without envelopes. */
const isBare = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) &&
    ('record_type' in r ||
        (typeof r['role'] === 'string' && !holdsCalls(r)) ||
        /^(message|reasoning|\w+_(call|output|result))$/.test(String(r['type'])));
/** A bare item that no other format has: a typed message of the Responses API, or a call of it. */
const isOwnBare = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) &&
    (/^(function|custom_tool|local_shell)_call$/.test(String(r['type'])) ||
        (r['type'] === 'message' &&
            Array.isArray(r['content']) &&
            r['content'].some((c) => /^(in|out)put_text$/.test(String((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(c)['type'])))));
/** Do these records begin a rollout? */
const isRollout = (records) => records.some(isEnvelope) ||
    (isOldHeader(records[0]) && records.some('instructions' in records[0] ? isBare : isOwnBare));


/***/ }),

/***/ 36124:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ FormatError),
/* harmony export */   f: () => (/* binding */ kind)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5086);

/** Says what a value is, for "Expected X, found Y". */
function kind(value) {
    if (value === undefined)
        return 'nothing';
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'an array';
    if (typeof value === 'object')
        return 'an object';
    return typeof value === 'string' ? JSON.stringify((0,_model_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(value, 60)) : String(value);
}
/** A file of a known format that breaks it. The message says what was expected. */
class FormatError extends Error {
}


/***/ }),

/***/ 24549:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wl: () => (/* binding */ conversation),
/* harmony export */   cz: () => (/* binding */ sum),
/* harmony export */   lo: () => (/* binding */ inTurn),
/* harmony export */   nR: () => (/* binding */ timeOf)
/* harmony export */ });
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _course_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70887);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58992);



/** Starts one run. */
function conversation(sink, { format, lacks, agent, closes }) {
    const b = (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .builder */ .cL)(format, lacks, sink);
    const { trace } = b;
    const run = (0,_course_js__WEBPACK_IMPORTED_MODULE_1__/* .course */ .y)(b, sink.end, closes);
    if (agent !== undefined)
        trace.agent = { name: agent };
    if (!lacks.includes('compactions'))
        trace.compactions = 0;
    let turn;
    let spent;
    /** The message that goes on in fragments, and blanks that stand before its first word. */
    let streamed;
    let blank = '';
    return {
        b,
        trace,
        run,
        named(id) {
            const name = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(id);
            if (name !== undefined)
                trace.id ??= name;
        },
        model(name) {
            const model = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(name);
            if (model !== undefined && !trace.agent?.model)
                trace.agent = { ...trace.agent, model };
        },
        prompt(words) {
            if (words.trim() === '')
                return;
            run.input(words);
            b.prompt(words);
            b.user(words);
        },
        /** A response begins or goes on. `counted: false`: the recording does not tell responses apart. */
        respond(key, { counted = true } = {}) {
            const n = run.respond(key);
            turn = counted ? n : undefined;
            if (!counted)
                run.uncountable();
        },
        say(words) {
            streamed = undefined;
            b.message(words, { turn });
            run.said(words);
        },
        /** A fragment of what is being said. */
        stream(words) {
            if (streamed && trace.events.at(-1) === streamed)
                streamed.text += words;
            else if ((blank + words).trim() === '') {
                blank += words;
                return;
            }
            else {
                b.message(blank + words, { turn });
                streamed = trace.events.at(-1);
            }
            blank = '';
            run.said(streamed.text, true);
        },
        /** What is being said, as far as its fragments are known. */
        streamed: () => (streamed && trace.events.at(-1) === streamed ? streamed.text : ''),
        /** A call of the main agent: every record of one is a call of its own, whatever its id. */
        call(start, at) {
            const call = b.call({ ...start, turn }, true);
            const time = timeOf(at);
            if (time !== undefined)
                call.at = time;
            run.called(call);
            return call;
        },
        /** The result of a call. A result whose call is not known is the end of a recording whose beginning is lost. */
        result(call, end) {
            if (call)
                b.settle(call, end);
            else
                run.headless('it holds the result of a call that is not in it');
            run.returned();
        },
        /** Tokens and money of one response, added to those before. */
        spend(part) {
            for (const [key, value] of Object.entries(part))
                if (value !== undefined)
                    spent = { ...spent, [key]: (spent?.[key] ?? 0) + value };
        },
        finish(cut) {
            if (spent)
                run.used(spent);
            if (trace.usage === undefined || Object.keys(trace.usage).length === 0) {
                delete trace.usage;
                b.lacks('usage');
            }
            run.finish(cut);
            return trace;
        },
    };
}
/** The sum of those of the numbers that are known; `undefined`: none is. */
function sum(...parts) {
    const known = parts.map(_json_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai).filter((n) => n !== undefined);
    return known.length > 0 ? known.reduce((a, n) => a + n, 0) : undefined;
}
const iso = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/;
/** A time as traces write it, from ISO text or milliseconds since 1970. */
function timeOf(value) {
    if (typeof value === 'string')
        return iso.test(value) ? value : undefined;
    const ms = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(value);
    return ms === undefined || ms < 0 || ms > 8.64e15 ? undefined : new Date(ms).toISOString();
}
/** Decodes sessions that stand one after the other. `begins`: does a record begin another session than the one that is read? */
function inTurn(sink, start, begins) {
    let current;
    return {
        record(value) {
            if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
                return false;
            if (current && begins(value, current)) {
                sink.emit(current.finish(false));
                current = undefined;
            }
            current ??= start();
            return current.record(value);
        },
        end(cut) {
            if (current)
                sink.emit(current.finish(cut));
        },
    };
}


/***/ }),

/***/ 57118:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ lacks),
/* harmony export */   x: () => (/* binding */ isEvent)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

const lacks = ['taint', 'blocked_sends', 'confirmations', 'self_evaluation'];
const isEvent = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) &&
    typeof r['type'] === 'string' &&
    (r['type'].includes('.') || r['type'] === 'abort') &&
    (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r['data']);


/***/ }),

/***/ 70887:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ course)
/* harmony export */ });
/* harmony import */ var _model_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81601);
/* harmony import */ var _model_trace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5136);
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32984);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58992);




const endingTools = new Set([
    'submit',
    'finish',
    'final_result',
    'attempt_completion',
    'task_complete',
    'mark_task_complete',
    'StructuredOutput',
]);
/** Of these the arguments themselves are the answer. */
const structured = new Set(['StructuredOutput', 'final_result']);
/** The argument of any other ending tool that holds the answer. */
const answerKeys = ['summary', 'message', 'output', 'answer'];
/** Ids of responses that are remembered: a recording may be of any length. */
const remembered = 10_000;
/**
 * Follows the main agent of one run. `closes` names the record of the end that the format always writes: without it the run was
 * cut off, whatever came last.
 */
function course(b, end, closes) {
    const { trace } = b;
    let closing = closes;
    const numbers = new Map();
    let responses = 0;
    let tally;
    let countable = true;
    let response;
    let reason;
    let calls = [];
    let texts = [];
    /** What was said beside the last call. */
    let beside = '';
    /** Something stands between the last text and the next. */
    let apart = false;
    let last;
    let lastCall;
    let spoke = false;
    let told;
    let handed;
    let ended = false;
    let stop;
    let failure;
    let trouble;
    let headless = false;
    /** The agent goes on: what ended the run before did not. */
    function goOn() {
        ended = false;
        stop = undefined;
        failure = undefined;
        trouble = undefined;
        handed = undefined;
    }
    const isDialogueEnd = (said) => end.messages.some((m) => m !== '' && said.includes(m));
    const isEndingTool = (call) => (0,_model_trace_js__WEBPACK_IMPORTED_MODULE_1__/* .callFailed */ .Qn)(call) !== true && (endingTools.has(call.tool) || end.tools.some((name) => (0,_model_names_js__WEBPACK_IMPORTED_MODULE_0__.wildcard)(name, call.tool)));
    /** The call of an ending tool that nothing of the agent followed. */
    const endingCall = () => (last === 'call' || last === 'result') && lastCall && isEndingTool(lastCall) ? lastCall : undefined;
    /** Does the last response await something: a result, or a call that it announces? */
    const awaits = () => reason === 'continues' || calls.some(_build_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpen */ .nT);
    /** Without a record of its end: does what came last end the run? */
    function endsItself() {
        if (endingCall())
            return true;
        if (last === undefined || last === 'prompt' || last === 'result')
            return false;
        if (reason === 'output_token_budget' || reason === 'refused')
            return true;
        return !awaits() && (last === 'text' || reason === 'completed');
    }
    function answer() {
        if (handed !== undefined)
            return handed;
        if (texts.length > 0)
            return reason === 'continues' ? undefined : texts.join('');
        const by = endingCall();
        if (by)
            return argumentOf(by) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(beside);
        return spoke ? undefined : told;
    }
    /** Why a run without an end has none, for the report. */
    function missing() {
        if (closing !== undefined)
            return `no ${closing} was written: the run was killed or crashed`;
        if (last === 'prompt')
            return 'it stops at a prompt that the agent did not answer';
        if (last === 'result')
            return 'it stops at the result of a call, before the agent went on';
        if (awaits() || last === 'call')
            return 'it stops at a call, before its result';
        return 'it stops before the agent answered';
    }
    const turns = () => (countable && responses > 0 ? responses : undefined);
    const isWhole = () => ended || failure !== undefined || (closing === undefined && endsItself());
    /** The recording is no evidence of the whole run. */
    function incomplete(why) {
        trace.source.incomplete = listed(trace.source.incomplete, why);
    }
    return {
        /** A response of the main agent begins or goes on, known by its key. Returns its number. */
        respond(key) {
            goOn();
            if (key !== response || last === undefined) {
                response = key;
                reason = undefined;
                calls = [];
                texts = [];
                beside = '';
                apart = false;
                last = 'response';
            }
            const known = numbers.get(key);
            if (known !== undefined)
                return known;
            numbers.set(key, ++responses);
            if (numbers.size > remembered)
                numbers.delete(numbers.keys().next().value);
            return responses;
        },
        /** The recording does not tell responses apart. */
        uncountable() {
            countable = false;
        },
        /** The number of turns as the format counts or is told them, instead of the responses. */
        count(n) {
            tally = n;
            countable = false;
        },
        /** The number of responses on record; `undefined`: they are not told apart. */
        turns,
        /** The main agent said something, in the response that goes on. `whole`: it stands for all that was said before. */
        said(words, whole = false) {
            if (words.trim() === '')
                return;
            if (whole)
                texts = [];
            texts.push(apart && texts.length > 0 ? `\n${words}` : words);
            apart = false;
            spoke = true;
            last = 'text';
            if (isDialogueEnd(words))
                ended = true;
        },
        /** A block that is no text stands between what was said and what will be. */
        aside() {
            apart = true;
        },
        /** The main agent made a call. */
        called(call) {
            goOn();
            if (texts.length > 0)
                beside = texts.join('');
            texts = [];
            calls.push(call);
            lastCall = call;
            last = 'call';
        },
        /** The main agent was given the result of a call. */
        returned() {
            last = 'result';
        },
        /** What the response says of its own end. */
        reasoned(why) {
            if (why !== undefined)
                reason = why;
        },
        /** The main agent was asked something. What ended the run before did so no more. */
        input(words) {
            if (isDialogueEnd(words)) {
                ended = true;
                return;
            }
            ended = false;
            last = 'prompt';
            response = undefined;
            reason = undefined;
            calls = [];
            texts = [];
            beside = '';
        },
        /** A task of the run begins, or goes on: it must end again. */
        opened() {
            ended = false;
            trouble = undefined;
        },
        /** The recording writes the end of its tasks, in this record; `undefined`: it has, or need not. */
        closesWith(record) {
            closing = record;
        },
        /** The record of the end. Of several with nothing of the agent between, the worst stands. */
        stop(cause) {
            ended = true;
            trouble = undefined;
            if (failure === undefined && (stop === undefined || stop === 'completed'))
                stop = cause ?? stop;
        },
        /** The run failed. */
        failed(why) {
            ended = true;
            failure = short(why);
            stop = undefined;
        },
        /** The process ended with a failure, which counts where nothing tells what ended the run. */
        crashed(why) {
            ended = true;
            if (failure !== undefined || (stop !== undefined && stop !== 'completed'))
                return;
            failure = short(why);
            stop = undefined;
        },
        /** Something failed that the run may get over. */
        troubled(why) {
            trouble = short(why);
        },
        /** The answer as the record of the end repeats it: it counts where the recording holds no text of the main agent. */
        told(words) {
            told = words ?? told;
        },
        /** What the agent handed in at its end, which is the answer; nothing: what it said beside its last call. */
        handsIn(words) {
            handed = words ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(beside);
        },
        used(usage) {
            trace.usage = usage;
        },
        lacks(kind) {
            b.lacks(kind);
        },
        incomplete,
        /** The beginning of the recording is missing. */
        headless(why) {
            headless = true;
            incomplete(why);
        },
        /** Calls may have been made that are not known by name. */
        uncertain(why) {
            trace.source.uncertain = listed(trace.source.uncertain, why);
        },
        /** Has the run an end so far? */
        isWhole,
        /** Did the agent do anything, or was it asked anything? */
        awaits,
        seen: () => last !== undefined,
        missing,
        /**
         * Writes all of it into the trace. `cut`: the file ended in the middle of a record. `by`: the agent whose end is the recording's,
         * where it is a sub-agent's own.
         */
        finish(cut, by = { isWhole, missing }) {
            if (!ended)
                failure ??= trouble;
            const whole = by.isWhole();
            if (!ended && whole && reason === 'refused')
                failure ??= 'the provider stopped the answer (a refusal or a filter)';
            if (!ended && whole && (reason === 'completed' || reason === 'output_token_budget'))
                stop ??= reason;
            const n = tally ?? turns();
            if (n !== undefined)
                trace.turns = n;
            else
                b.lacks('turns');
            if (failure !== undefined)
                trace.error = failure;
            else if (stop && whole)
                trace.stop_cause = stop;
            if (trace.stop_cause === undefined)
                b.lacks('stop_cause');
            const words = answer();
            if (words !== undefined && words.trim() !== '')
                trace.answer = words;
            else
                b.lacks('answer');
            if (!whole && !cut)
                incomplete(by.missing());
            if (cut || headless || !whole)
                trace.truncated = true;
        },
    };
}
/** The reasons and one more, each once; a recording does not make the list long. */
const listed = (before = [], why) => before.includes(why) || before.length >= 20 ? [...before] : [...before, why];
/** A run's own failure, short enough for a report. */
const short = (said) => (said.length > 1000 ? `${said.slice(0, 999)}…` : said);
/** The answer that the call of an ending tool carries. */
function argumentOf(call) {
    if (structured.has(call.tool))
        return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .writeJson */ .GF)(call.arguments);
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(call.arguments))
        return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(call.arguments);
    for (const key of answerKeys) {
        const words = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(call.arguments[key]);
        if (words !== undefined)
            return words;
    }
    return undefined;
}


/***/ }),

/***/ 15359:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   Xe: () => (/* binding */ isInit),
/* harmony export */   nT: () => (/* binding */ isCall),
/* harmony export */   wG: () => (/* binding */ isThought)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

const about = {
    format: 'cursor-stream',
    lacks: ['compactions', 'offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
};
const isCall = (r) => r['type'] === 'tool_call' && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['call_id']) !== undefined && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r['tool_call']);
const isThought = (r) => r['type'] === 'thinking' && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['subtype']) !== undefined && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['session_id']) !== undefined;
/** Claude Code's record of the beginning says the same and lists its tools. */
const isInit = (r) => r['type'] === 'system' &&
    r['subtype'] === 'init' &&
    'apiKeySource' in r &&
    'permissionMode' in r &&
    !('tools' in r || 'mcp_servers' in r);


/***/ }),

/***/ 43553:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ about),
/* harmony export */   K: () => (/* binding */ isMessage)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

const about = {
    format: 'cursor-transcript',
    lacks: [
        'errors',
        'exit_codes',
        'results',
        'denials',
        'usage',
        'compactions',
        'offered_tools',
        'taint',
        'blocked_sends',
        'confirmations',
        'elicitations',
        'self_evaluation',
    ],
};
/** A message without an envelope: its role stands beside it, and nothing tells who wrote it. */
const isMessage = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) &&
    (r['role'] === 'user' || r['role'] === 'assistant') &&
    (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r['message']) &&
    !('role' in r['message']) &&
    !('type' in r || 'uuid' in r || 'sessionId' in r) &&
    (Array.isArray(r['message']['content']) || typeof r['message']['content'] === 'string');


/***/ }),

/***/ 62372:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   Xe: () => (/* binding */ isInit),
/* harmony export */   nT: () => (/* binding */ isCall),
/* harmony export */   uV: () => (/* binding */ isEnd)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

const about = {
    format: 'droid-exec',
    lacks: ['denials', 'compactions', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
};
const isCall = (r) => r['type'] === 'tool_call' && ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['toolName']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['toolId'])) !== undefined && 'parameters' in r;
const isEnd = (r) => r['type'] === 'completion' && 'finalText' in r;
/** Claude Code's record of the beginning has a `uuid`, and no `id`. */
const isInit = (r) => r['type'] === 'system' &&
    'cwd' in r &&
    'id' in r &&
    ('sessionId' in r || 'session_id' in r) &&
    !('uuid' in r || 'parentUuid' in r);


/***/ }),

/***/ 61833:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   K8: () => (/* binding */ isMessage),
/* harmony export */   gN: () => (/* binding */ isHeader)
/* harmony export */ });
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80444);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58992);
// By what the records of `droid-session` are known, and what they do not tell.


const about = {
    format: 'droid-session',
    lacks: [
        'denials',
        'usage',
        'offered_tools',
        'taint',
        'blocked_sends',
        'confirmations',
        'elicitations',
        'self_evaluation',
    ],
};
const isHeader = (r) => r['type'] === 'session_start' && (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(r['id']) !== undefined;
const isMessage = (r) => r['type'] === 'message' &&
    'parentId' in r &&
    (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YO)((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)(r['message'])['content']).some((b) => (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(b) && ((0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .isCallBlock */ .er)(b) || (0,_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .isResultBlock */ .LZ)(b)));


/***/ }),

/***/ 47730:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ failureText),
/* harmony export */   v: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);
// What recordings of Codex, and those written like them, say of a failure: its text, and whether it is a refusal.

/** Is it what Codex tells the model of a call that a person or the approval policy refused? Looks at the first line only. */
const isRefusal = (said) => /^.{0,80}?\b(rejected by user|user (rejected|cancel+ed|declined|denied)|rejected due to unacceptable risk|command rejected|approval policy is \w+; reject|approval (was )?(denied|declined|rejected))/i.test(said.slice(0, 400));
/** What an error says: its text, or the message within it (which may itself be JSON text). */
function failureText(error) {
    let at = error;
    for (let depth = 0; depth < 5; depth++) {
        if (typeof at === 'string') {
            if (!at.trimStart().startsWith('{'))
                break;
            try {
                at = JSON.parse(at);
            }
            catch {
                break;
            }
        }
        if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(at))
            break;
        const inner = at['message'] ?? at['error'] ?? at['errorMessage'] ?? at['errorType'] ?? at['kind'];
        if (inner === undefined || inner === null)
            return Object.keys(at).slice(0, 8).join(', ') || 'the run recorded an error';
        at = inner;
    }
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(typeof at === 'string' ? at.trim() : undefined) ?? 'the run recorded an error';
}


/***/ }),

/***/ 69597:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ flatCall),
/* harmony export */   x: () => (/* binding */ isResultAlone)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);
// A call and its result in one flat record, `{ tool, args, output }`, as loops of one's own log them.

const names = ['tool', 'tool_name', 'toolName', 'function'];
const parameters = ['args', 'arguments', 'input', 'parameters', 'params', 'tool_input', 'kwargs'];
const results = ['output', 'result', 'response', 'observation', 'tool_output'];
function firstOf(record, keys) {
    for (const key of keys)
        if (record[key] !== undefined)
            return record[key];
    return undefined;
}
const nameIn = (record) => {
    for (const key of names) {
        const name = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(record[key]);
        if (name !== undefined)
            return name;
    }
    return undefined;
};
/**
 * Reads such a record: it names a tool beside its arguments, or, where it is the tool's, beside its result. What has a type, or the id of a
 * call that another record makes, is something else. The content of a message is no result.
 */
function flatCall(record) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(record) || 'type' in record || 'tool_call_id' in record || 'toolCallId' in record)
        return undefined;
    const tool = nameIn(record);
    const isTools = record['role'] === 'tool' || record['role'] === 'function';
    const result = firstOf(record, results) ?? (isTools ? record['content'] : undefined);
    if (tool === undefined || (!parameters.some((key) => key in record) && !(isTools && result !== undefined)))
        return undefined;
    return { tool, arguments: firstOf(record, parameters), result };
}
/** Has the record no arguments? Then it may be the result of a call that another record makes. */
const isResultAlone = (call) => call.arguments === undefined;


/***/ }),

/***/ 89514:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   KD: () => (/* binding */ contentsOf),
/* harmony export */   az: () => (/* binding */ isContent)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

const about = {
    format: 'gemini-contents',
    lacks: [
        'errors',
        'exit_codes',
        'compactions',
        'denials',
        'usage',
        'offered_tools',
        'taint',
        'blocked_sends',
        'confirmations',
        'elicitations',
        'self_evaluation',
    ],
};
const roles = new Set(['user', 'model', 'function', 'tool']);
const kinds = [
    'text',
    'functionCall',
    'functionResponse',
    'inlineData',
    'fileData',
    'function_call',
    'function_response',
];
/** Is it a content: parts of a kind that only Gemini's API has? */
const isContent = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) &&
    (r['role'] === undefined || roles.has(r['role'])) &&
    !('type' in r || 'kind' in r || 'id' in r) &&
    Array.isArray(r['parts']) &&
    r['parts'].length > 0 &&
    r['parts'].every((p) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(p) && !('type' in p) && kinds.some((kind) => kind in p));
/** The contents that a request holds. */
const contentsOf = (r) => isContent(r) ? [r] : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) ? (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(r['contents']).filter(isContent) : [];


/***/ }),

/***/ 35871:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ endedBy)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47730);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58992);


/** The exit code of a run that used up its turns. */
const turnsUsedUp = 53;
/** Records the error that a run ended with: a limit, an interruption or a failure. */
function endedBy(run, error) {
    const { type, code } = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)(error);
    const why = (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .failureText */ .k)(error);
    if (code === turnsUsedUp || /TurnLimited|MaxSessionTurns/.test(String(type ?? '')))
        run.stop('max_turns');
    else if (/Cancell?ation|Cancell?ed/.test(String(type ?? '')))
        run.stop('interrupted');
    else
        run.failed(why);
}


/***/ }),

/***/ 97406:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ about),
/* harmony export */   g: () => (/* binding */ isHeader)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

const about = {
    format: 'gemini-session',
    lacks: ['offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
};
const isHeader = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['sessionId']) !== undefined && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['projectHash']) !== undefined;


/***/ }),

/***/ 8088:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   Xe: () => (/* binding */ isInit),
/* harmony export */   nT: () => (/* binding */ isCall)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

const about = {
    format: 'gemini-stream',
    lacks: [
        'turns',
        'compactions',
        'offered_tools',
        'taint',
        'blocked_sends',
        'confirmations',
        'elicitations',
        'self_evaluation',
    ],
};
const isInit = (r) => r['type'] === 'init' && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['session_id']) !== undefined && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['model']) !== undefined;
const isCall = (r) => r['type'] === 'tool_use' && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['tool_name']) !== undefined && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['tool_id']) !== undefined;


/***/ }),

/***/ 15401:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   ES: () => (/* binding */ exported),
/* harmony export */   I: () => (/* binding */ kindOf)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

const about = {
    format: 'goose',
    lacks: ['offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
};
const own = new Set(['toolRequest', 'toolResponse', 'frontendToolRequest', 'toolConfirmationRequest']);
/** A message of Goose’s shape: `own` where it holds what only Goose’s messages do. */
const messageKind = (m) => {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(m) || !Array.isArray(m['content']))
        return undefined;
    if (m['content'].some((c) => own.has((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(c)['type'])))
        return 'own';
    return typeof m['created'] === 'number' ? 'plain' : undefined;
};
/** The messages of an exported session. */
const exported = (r) => {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) || !Array.isArray(r['conversation']))
        return undefined;
    const messages = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(r['conversation']).filter(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv);
    return messages.some((m) => messageKind(m) !== undefined) ? messages : undefined;
};
function kindOf(r) {
    if (exported(r))
        return 'strong';
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r))
        return undefined;
    if (r['type'] === 'complete' && 'total_tokens' in r)
        return 'strong';
    if (r['type'] !== 'message' || 'parentId' in r)
        return undefined;
    const kind = messageKind(r['message']);
    return kind === 'own' ? 'strong' : kind === 'plain' ? 'weak' : undefined;
}


/***/ }),

/***/ 34699:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ isPrompt),
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   Tq: () => (/* binding */ isAnswer),
/* harmony export */   aI: () => (/* binding */ isResult),
/* harmony export */   o_: () => (/* binding */ isServerCall)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

const about = {
    format: 'grok-session',
    lacks: [
        'errors',
        'exit_codes',
        'denials',
        'usage',
        'compactions',
        'offered_tools',
        'taint',
        'blocked_sends',
        'confirmations',
        'elicitations',
        'self_evaluation',
    ],
};
const isAnswer = (r) => r['type'] === 'assistant' && 'content' in r && ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['model_id']) !== undefined || Array.isArray(r['tool_calls']));
const isResult = (r) => r['type'] === 'tool_result' && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['tool_call_id']) !== undefined && 'content' in r;
const isServerCall = (r) => r['type'] === 'backend_tool_call' && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r['kind']);
const isPrompt = (r) => r['type'] === 'user' && ('prompt_index' in r || 'synthetic_reason' in r);


/***/ }),

/***/ 85595:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ formats)
});

;// CONCATENATED MODULE: ./src/formats/late.ts
/**
 * The decoder of a format, spread into it: `...late(async () => (await import('./decode.ts')).decode)`. What `load` imports may be as
 * large as it needs to be; the file of the format itself imports nothing but what `detect` looks with.
 */
function late(load) {
    const loaded = {};
    return {
        needs: {
            ready: () => loaded.decode !== undefined,
            load: async () => {
                loaded.decode ??= await load();
            },
        },
        decoder: (sink) => {
            if (!loaded.decode)
                throw new Error('The decoder is used before it is loaded');
            return loaded.decode(sink);
        },
    };
}

// EXTERNAL MODULE: ./src/formats/adk/shape.ts
var shape = __webpack_require__(72012);
;// CONCATENATED MODULE: ./src/formats/adk/adk-evalset.ts


/* harmony default export */ const adk_evalset = ({
    id: 'adk-evalset',
    doc: 'Google Agent Development Kit (ADK) eval sets (`.evalset.json`, `.test.json`): each case is a run, as recorded or as expected',
    where: 'A case that `adk web` saved from a session: `<agent>/<name>.evalset.json`',
    lacks: shape/* caseLacks */.Zq,
    detect: ({ records }) => (records.some((r) => (0,shape/* isSet */.vM)(r) || (0,shape/* isCase */.fD)(r)) ? 'strong' : undefined),
    ...late(async () => (await __webpack_require__.e(/* import() */ 2820).then(__webpack_require__.bind(__webpack_require__, 12820))).decode),
});

;// CONCATENATED MODULE: ./src/formats/adk/adk-session.ts


/* harmony default export */ const adk_session = ({
    id: 'adk-session',
    doc: 'Google Agent Development Kit (ADK): a session with its events, or the events alone, in snake or camel case',
    where: 'A `run` step with `adk run <agent> --save_session --session_id <id>`: `<agent>/<id>.session.json`; or what `GET /apps/<app>/users/<user>/sessions/<id>` of `adk api_server` answers, or the events of `/run`',
    lacks: shape/* sessionLacks */.nO,
    detect: ({ records }) => (records.some((r) => (0,shape/* isSession */.lV)(r) || (0,shape/* isEvent */.xH)(r)) ? 'strong' : undefined),
    ...late(async () => (await __webpack_require__.e(/* import() */ 4708).then(__webpack_require__.bind(__webpack_require__, 44708))).decode),
});

// EXTERNAL MODULE: ./src/formats/json.ts
var json = __webpack_require__(58992);
;// CONCATENATED MODULE: ./src/formats/agentdojo/agentdojo.ts


const lacks = [
    'exit_codes',
    'compactions',
    'denials',
    'offered_tools',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'usage',
    'self_evaluation',
];
const isRun = (r) => (0,json/* isObject */.Gv)(r) && Array.isArray(r['messages']) && 'user_task_id' in r && 'suite_name' in r;
/* harmony default export */ const agentdojo = ({
    id: 'agentdojo',
    doc: 'AgentDojo run files: `utility` and `security` are labels (`security` is true where the attack had its way)',
    where: 'The files that `python -m agentdojo.scripts.benchmark --logdir runs` leaves under `runs/`',
    lacks,
    detect: (head) => (head.records.some(isRun) ? 'strong' : undefined),
    ...late(async () => {
        const { readRun } = await __webpack_require__.e(/* import() */ 9193).then(__webpack_require__.bind(__webpack_require__, 9193));
        return (sink) => ({
            record(value) {
                if (!isRun(value))
                    return false;
                sink.emit(readRun(value, lacks, sink));
                return true;
            },
            end: () => { },
        });
    }),
});

// EXTERNAL MODULE: ./src/formats/wrapped.ts
var wrapped = __webpack_require__(49545);
// EXTERNAL MODULE: ./src/formats/ai-sdk/part.ts
var part = __webpack_require__(8721);
;// CONCATENATED MODULE: ./src/formats/ai-sdk/ai-sdk.ts



const ai_sdk_lacks = [
    'exit_codes',
    'compactions',
    'offered_tools',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'self_evaluation',
];
/* harmony default export */ const ai_sdk = ({
    id: 'ai-sdk',
    doc: 'AI SDK (Vercel): model messages, UI messages, `steps` of `generateText`, and the parts of its streams, of versions 4 to 6',
    where: 'Written by your own step: `writeFileSync("trace.json", JSON.stringify({ prompt, steps: result.steps }))`',
    lacks: ai_sdk_lacks,
    before: ['openai-chat', 'anthropic-messages'],
    detect: ({ records }) => (records.some((r) => (0,part/* isOwn */.NP)(r) || (0,wrapped/* listIn */.Of)(r, part/* isMessage */.K8)?.some(part/* isOwn */.NP)) ? 'strong' : undefined),
    ...late(async () => {
        const { decode } = await __webpack_require__.e(/* import() */ 3191).then(__webpack_require__.bind(__webpack_require__, 63191));
        return (sink) => decode(sink, ai_sdk_lacks);
    }),
});

// EXTERNAL MODULE: ./src/formats/blocks.ts
var formats_blocks = __webpack_require__(80444);
// EXTERNAL MODULE: ./src/formats/build.ts
var build = __webpack_require__(32984);
// EXTERNAL MODULE: ./src/formats/course.ts
var course = __webpack_require__(70887);
// EXTERNAL MODULE: ./src/formats/usage.ts
var formats_usage = __webpack_require__(19555);
// EXTERNAL MODULE: ./src/formats/written.ts
var formats_written = __webpack_require__(65743);
;// CONCATENATED MODULE: ./src/formats/anthropic/anthropic-messages.ts






const anthropic_messages_lacks = ['denials', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'];
/** The keys of a message that may hold objects. A message with another one says something that this reader does not know. */
const structured = new Set(['content', 'usage', 'container', 'context_management', 'metadata', 'stop_details']);
function isMessage(m) {
    if (!(0,json/* isObject */.Gv)(m) || !['user', 'assistant', 'system'].includes(m['role']))
        return false;
    if ('type' in m && m['type'] !== 'message')
        return false;
    const content = m['content'];
    if (typeof content !== 'string' && !Array.isArray(content))
        return false;
    for (const key in m)
        if (typeof m[key] === 'object' && m[key] !== null && !structured.has(key))
            return false;
    return typeof content === 'string' || content.every((b) => typeof b === 'string' || (0,formats_blocks/* blockKind */.UT)(b) !== undefined);
}
/** A response of the API: what nobody else writes. */
const isResponse = (m) => isMessage(m) && m['type'] === 'message' && m['role'] === 'assistant' && Array.isArray(m['content']);
const isOwn = (m) => isResponse(m) || (isMessage(m) && (0,json/* array */.YO)(m['content']).some((b) => (0,formats_blocks/* blockKind */.UT)(b) === 'own'));
const responseKeys = ['response', 'output', 'completion', 'result'];
/** What a wrapper holds: `{messages}`, or a request one level down, with the response beside it. */
function unwrap(r) {
    // A typed record is an event of some other format that carries a message.
    if ('type' in r || 'parentUuid' in r)
        return undefined;
    const request = [r, ...Object.values(r).filter(json/* isObject */.Gv)].find((o) => Array.isArray(o['messages']));
    const response = responseKeys.map((key) => r[key]).find((o) => (0,json/* isObject */.Gv)(o) && (isResponse(o) || isApiError(o)));
    if (!request && !isResponse(response))
        return undefined;
    return {
        messages: (0,json/* array */.YO)(request?.['messages']),
        request: request ?? {},
        ...(response ? { response: response } : {}),
    };
}
const isApiError = (o) => (0,json/* isObject */.Gv)(o) && o['type'] === 'error' && (0,json/* isObject */.Gv)(o['error']);
/** Is it of this format, and which part of it? */
function kindOf(r) {
    if (Array.isArray(r))
        return r.some(isOwn) && r.every(isMessage) ? 'messages' : undefined;
    if (isMessage(r))
        return 'message';
    if (!(0,json/* isObject */.Gv)(r))
        return undefined;
    const found = unwrap(r);
    if (!found?.messages.every(isMessage))
        return undefined;
    return found.messages.some(isOwn) || found.response ? 'wrapper' : undefined;
}
/* harmony default export */ const anthropic_messages = ({
    id: 'anthropic-messages',
    doc: 'Anthropic Messages: an array, JSON Lines, a wrapper with `messages` (and `response`), or one response',
    where: 'Written by a harness that dumps the messages it sends to the Messages API, or by a gateway log',
    lacks: anthropic_messages_lacks,
    before: ['openai-chat'],
    detect: (head) => head.records.some((r) => isOwn(r) || (!isMessage(r) && kindOf(r) !== undefined)) ? 'strong' : undefined,
    decoder: (sink) => {
        let bare;
        return {
            record(value) {
                switch (kindOf(value)) {
                    case 'message':
                        bare ??= conversation(sink);
                        bare.message(value);
                        return true;
                    case 'messages': {
                        const one = conversation(sink);
                        for (const m of value)
                            one.message(m);
                        sink.emit(one.finish());
                        return true;
                    }
                    case 'wrapper': {
                        const { messages, request, response } = unwrap(value);
                        const one = conversation(sink);
                        for (const m of messages)
                            one.message(m);
                        one.wrapper(request);
                        if (request !== value)
                            one.wrapper(value);
                        if (response)
                            one.response(response);
                        sink.emit(one.finish());
                        return true;
                    }
                    default:
                        return false;
                }
            },
            end(cut) {
                if (bare)
                    sink.emit(bare.finish(cut));
            },
        };
    },
});
/** Reads one conversation, message by message. */
function conversation(sink) {
    const b = (0,build/* builder */.cL)('anthropic-messages', anthropic_messages_lacks, sink);
    const { trace } = b;
    const run = (0,course/* course */.y)(b, sink.end);
    /** What a wrapper says of the end of its conversation. */
    let reason;
    let broken;
    /** What a wrapper says was used by all of it. */
    let total;
    let key;
    let previous;
    let compacted = false;
    trace.compactions = 0;
    function message(m) {
        const id = (0,json/* text */.Qq)(m['id']);
        const main = m['role'] === 'assistant';
        let turn = 0;
        if (main) {
            // Messages that follow each other under one id are one response.
            if (id === undefined || id !== previous)
                key = m;
            turn = run.respond(key);
            run.reasoned(formats_blocks/* stops */.Gb.get((0,json/* text */.Qq)(m['stop_reason']) ?? ''));
            const model = (0,json/* text */.Qq)(m['model']);
            if (model)
                trace.agent = { ...trace.agent, model };
            const spent = (0,formats_usage/* tokensOf */.k)(m['usage']);
            if (spent)
                add(spent);
        }
        previous = main ? id : undefined;
        if (m['role'] === 'system')
            return;
        const said = [];
        for (const block of (0,formats_blocks/* blocksOf */.SH)(m['content'])) {
            if ((0,formats_blocks/* isCallBlock */.er)(block)) {
                const { call, replayed } = (0,formats_blocks/* readCall */.D9)(b, block, id ?? m, { turn });
                if (!replayed)
                    run.called(call);
            }
            else if ((0,formats_blocks/* isResultBlock */.LZ)(block)) {
                if (!(0,formats_blocks/* readResult */.Uv)(b, block, { claudeCode: false }))
                    run.headless('it holds the result of a call that is not in it');
                if (!main)
                    run.returned();
            }
            else if (block['type'] === 'compaction') {
                compacted = true;
                b.compaction();
            }
            else if (block['type'] === 'text' && (0,json/* text */.Qq)(block['text'])) {
                if (main) {
                    b.message(block['text'], { turn });
                    run.said(block['text']);
                    if ((0,formats_written/* holdsWrittenCalls */.NO)(block['text']))
                        run.uncertain(formats_written/* seemsWritten */.z8);
                }
                else
                    said.push(block['text']);
            }
            else if (main)
                run.aside();
        }
        if (said.length > 0) {
            b.prompt(said.join('\n'));
            b.user(said.join('\n'));
            run.input(said.join('\n'));
        }
    }
    function add(spent) {
        run.used({
            ...trace.usage,
            input_tokens: (trace.usage?.input_tokens ?? 0) + spent.input_tokens,
            output_tokens: (trace.usage?.output_tokens ?? 0) + spent.output_tokens,
        });
    }
    return {
        message,
        /** The response beside the messages: the last turn, or the provider's error. */
        response(r) {
            if (isResponse(r))
                message(r);
            else
                run.failed((0,json/* text */.Qq)((0,json/* object */.Ik)(r['error'])['message']) ?? (0,json/* text */.Qq)((0,json/* object */.Ik)(r['error'])['type']) ?? 'API error');
        },
        /** What a wrapper says beside the messages. */
        wrapper(w) {
            const offered = (0,json/* array */.YO)(w['tools'])
                .map((t) => (0,json/* text */.Qq)((0,json/* object */.Ik)(t)['name']))
                .filter((name) => name !== undefined);
            if (offered.length > 0)
                trace.tools = offered;
            const model = (0,json/* text */.Qq)(w['model']);
            if (model)
                trace.agent = { ...trace.agent, model };
            const cost = (0,json/* number */.ai)(w['cost_usd']) ?? (0,json/* number */.ai)(w['cost']);
            if (cost !== undefined && cost >= 0)
                run.used({ ...trace.usage, cost_usd: cost });
            total = (0,formats_usage/* tokensOf */.k)(w['usage']) ?? total;
            reason = (0,json/* text */.Qq)(w['stop_reason']) ?? reason;
            const broke = w['error'];
            if (broke)
                broken = (0,json/* text */.Qq)(broke) ?? (0,json/* text */.Qq)((0,json/* object */.Ik)(broke)['message']) ?? 'the run recorded an error';
            Object.assign(trace, (0,build/* defined */.sw)({ id: (0,json/* text */.Qq)(w['id']) ?? (0,json/* text */.Qq)(w['session_id']), scenario: (0,json/* text */.Qq)(w['scenario']) }));
        },
        finish(cut = false) {
            run.reasoned(formats_blocks/* stops */.Gb.get(reason ?? ''));
            if (total)
                run.used({ ...trace.usage, ...total });
            if (broken !== undefined)
                run.failed(broken);
            if (!trace.tools)
                b.lacks('offered_tools');
            if (!trace.events.some((e) => e.type === 'tool_call' && e.exit_code !== undefined))
                b.lacks('exit_codes');
            if (!compacted)
                delete trace.compactions;
            if (!compacted)
                b.lacks('compactions');
            run.finish(cut);
            return trace;
        },
    };
}

// EXTERNAL MODULE: ./src/formats/antigravity/stream-shape.ts
var stream_shape = __webpack_require__(57593);
;// CONCATENATED MODULE: ./src/formats/antigravity/antigravity-stream.ts


/* harmony default export */ const antigravity_stream = ({
    id: 'antigravity-stream',
    doc: 'Antigravity CLI runs: JSON Lines of `--output-format stream-json`. Actions that were denied are named only in the result',
    where: 'In a run step: `agy -p "…" --output-format stream-json > trace.jsonl`',
    lacks: stream_shape/* about */.C.lacks,
    detect: ({ records }) => (records.some(stream_shape/* isEvent */.x) ? 'strong' : undefined),
    ...late(async () => (await __webpack_require__.e(/* import() */ 2361).then(__webpack_require__.bind(__webpack_require__, 22361))).decode),
});

// EXTERNAL MODULE: ./src/formats/antigravity/transcript-shape.ts
var transcript_shape = __webpack_require__(21775);
;// CONCATENATED MODULE: ./src/formats/antigravity/antigravity-transcript.ts


/* harmony default export */ const antigravity_transcript = ({
    id: 'antigravity-transcript',
    doc: 'Antigravity CLI transcripts: JSON Lines of numbered steps. Results carry no id and are paired by the type of their step; a step whose call is not recorded leaves the calls uncertain',
    where: 'On the runner after an Antigravity CLI step: ~/.gemini/antigravity-cli/brain/<id>/.system_generated/logs/transcript.jsonl',
    lacks: transcript_shape/* about */.C.lacks,
    detect: ({ records }) => (records.some(transcript_shape/* isStep */.V) ? 'strong' : undefined),
    ...late(async () => (await __webpack_require__.e(/* import() */ 5715).then(__webpack_require__.bind(__webpack_require__, 85715))).decode),
});

// EXTERNAL MODULE: ./src/formats/atif/shape.ts
var atif_shape = __webpack_require__(36486);
;// CONCATENATED MODULE: ./src/formats/atif/atif.ts


/* harmony default export */ const atif = ({
    id: 'atif',
    doc: 'Agent Trajectory Interchange Format (ATIF) 1.0 to 1.7: one trajectory, several in one file, sub-agents within. Commands that an agent writes as text (terminus-2 in raw mode) are no calls, which a note says',
    where: 'Harbor: `jobs/<job>/<trial>/agent/trajectory.json` of a `run` step; VS Code Copilot Chat: a session exported as `.trajectory.json`',
    lacks: atif_shape/* lacks */.pO,
    before: ['openai-chat', 'anthropic-messages', 'claude-code', 'claude-transcript', 'codex-rollout', 'codex-exec'],
    detect: ({ records }) => (records.some((r) => (0,atif_shape/* trajectoriesOf */.nx)(r).length > 0) ? 'strong' : undefined),
    ...late(async () => (await __webpack_require__.e(/* import() */ 5392).then(__webpack_require__.bind(__webpack_require__, 55392))).decode),
});

// EXTERNAL MODULE: ./src/formats/autogen/message.ts
var message = __webpack_require__(95111);
;// CONCATENATED MODULE: ./src/formats/autogen/autogen.ts



const autogen_lacks = [
    'exit_codes',
    'compactions',
    'denials',
    'offered_tools',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'self_evaluation',
];
/* harmony default export */ const autogen = ({
    id: 'autogen',
    doc: 'AutoGen AgentChat 0.4 and later: the result of a task (`messages`, `stop_reason`), or its messages',
    where: 'Written by your own step: `Path("trace.json").write_text(result.model_dump_json())`',
    lacks: autogen_lacks,
    detect: ({ records }) => (records.some((r) => (0,message/* isMessage */.K)(r) || (0,wrapped/* listIn */.Of)(r, message/* isMessage */.K)) ? 'strong' : undefined),
    ...late(async () => {
        const { decode } = await __webpack_require__.e(/* import() */ 7680).then(__webpack_require__.bind(__webpack_require__, 67680));
        return (sink) => decode(sink, autogen_lacks);
    }),
});

// EXTERNAL MODULE: ./src/formats/contract.ts
var contract = __webpack_require__(36124);
;// CONCATENATED MODULE: ./src/formats/claude/result.ts




/** The final answer of a result record: its text, else its structured output. */
function answerOf(result) {
    const said = (0,json/* text */.Qq)(result['result']);
    if (said !== undefined)
        return said;
    const structured = result['structured_output'];
    return structured === undefined || structured === null ? undefined : (0,json/* writeJson */.GF)(structured);
}
const amount = (value) => {
    const n = (0,json/* number */.ai)(value);
    return n !== undefined && n >= 0 ? n : undefined;
};
/** Tells the run's end as a result record has it. */
function result_close(result, session) {
    const { course } = session;
    const { stop, error } = ending(result, session);
    if (error !== undefined)
        course.failed(error);
    else {
        course.told(answerOf(result));
        const structured = result['structured_output'];
        if (structured !== undefined && structured !== null)
            session.b.trace.structured_output = structured;
        course.stop(stop);
    }
}
/** What subtype, terminal reason and error bit say together. */
function ending(result, { state }) {
    const subtype = (0,json/* text */.Qq)(result['subtype']);
    const reason = (0,json/* text */.Qq)(result['terminal_reason']);
    for (const word of [reason, subtype]) {
        const stop = limits.get(word ?? '');
        if (stop)
            return { stop };
    }
    if (result['is_error'] === true || subtype?.startsWith('error') || broken.has(reason ?? '')) {
        const said = (0,json/* array */.YO)(result['errors']).filter((e) => typeof e === 'string');
        const words = [said.join('\n'), result['result'], result['error'], state.apiError, reason, subtype];
        // A word of success beside the bit of an error says nothing of what went wrong.
        const saysWhy = (w) => w !== undefined && w !== 'success' && !finished.has(w);
        return { error: words.map(json/* text */.Qq).find(saysWhy) ?? 'the result is marked as an error and does not say of what' };
    }
    const own = formats_blocks/* stops */.Gb.get((0,json/* text */.Qq)(result['stop_reason']) ?? '');
    if (own === 'refused')
        return { error: 'the provider stopped the answer: refusal' };
    if (own === 'output_token_budget')
        return { stop: own };
    if (reason !== undefined && !finished.has(reason))
        return {};
    if (subtype === 'success' || result['is_error'] === false)
        return { stop: 'completed' };
    const last = formats_blocks/* stops */.Gb.get(state.reason ?? '');
    return last === 'completed' || last === 'output_token_budget' ? { stop: last } : {};
}
const limits = new Map([
    ['max_turns', 'max_turns'],
    ['error_max_turns', 'max_turns'],
    ['budget_exhausted', 'cost_budget'],
    ['error_max_budget_usd', 'cost_budget'],
    ['aborted_streaming', 'interrupted'],
    ['aborted_tools', 'interrupted'],
    ['hook_stopped', 'interrupted'],
]);
/** The run ended by itself. A reason in none of these lists leaves the stop cause unknown. */
const finished = new Set(['completed', 'stop_hook_prevented']);
const broken = new Set([
    'prompt_too_long',
    'api_error',
    'model_error',
    'image_error',
    'blocking_limit',
    'rapid_refill_breaker',
    'malformed_tool_use_exhausted',
    'structured_output_retry_exhausted',
    'turn_setup_failed',
]);
/** Money and tokens: the last record's, which are cumulative; without one the sum over the responses. */
function usageOf(result, session) {
    const usage = (0,json/* object */.Ik)(result?.['usage']);
    const tokens = session.tokens();
    return (0,build/* defined */.sw)({
        input_tokens: (0,formats_usage/* inputTokens */.T)(usage) ?? tokens?.input_tokens,
        output_tokens: amount(usage['output_tokens']) ?? tokens?.output_tokens,
        cost_usd: amount(result?.['total_cost_usd']) ?? amount(result?.['cost_usd']),
    });
}

;// CONCATENATED MODULE: ./src/formats/claude/session.ts





/** How many recent ids are remembered where repetitions follow each other. */
const recent = 256;
const oddCall = 'a block speaks of a call in a form that is not known: it is not among the calls';
/**
 * `history`: the recording may repeat records of long ago, so that all are remembered. `closes`: the record of the end that it always
 * has.
 */
function claudeSession(format, lacks, sink, { history = false, closes }) {
    const b = (0,build/* builder */.cL)(format, lacks, sink);
    const { trace } = b;
    trace.agent = { name: 'claude-code' };
    trace.compactions = 0;
    const main = (0,course/* course */.y)(b, sink.end, closes);
    /** Sub-agents: of interest where the recording is one's own. */
    const side = (0,course/* course */.y)(b, sink.end);
    const tokens = new Map();
    const spentBefore = { input_tokens: 0, output_tokens: 0 };
    let counted = false;
    let nameless = 0;
    const uuids = new Set();
    /** The events of a record that another may supersede. */
    const made = new Map();
    /** Calls taken back before their result came. */
    const voided = new Map();
    /** Denied calls that were not seen yet. */
    const denied = new Map();
    const state = {
        /** What the last main response says of its own end. */
        reason: undefined,
        /** The provider's error, when nothing came after it. */
        apiError: undefined,
        messages: 0,
    };
    /** Marks a call as denied, also one that is recorded later. */
    function deny(id, tool, args) {
        const call = b.find(id);
        if (call)
            call.denied = true;
        else if (tool !== undefined)
            denied.set(id ?? `${denied.size}`, { tool, arguments: args });
    }
    function assistant(record, origin) {
        const message = (0,json/* object */.Ik)(record['message']);
        const isMain = origin.agent === undefined;
        const run = isMain ? main : side;
        const synthetic = message['model'] === '<synthetic>';
        const blocks = (0,formats_blocks/* blocksOf */.SH)(message['content']);
        if ((synthetic || record['isApiErrorMessage'] === true) && !blocks.some(formats_blocks/* isCallBlock */.er)) {
            const said = blocks.map((block) => (0,json/* text */.Qq)(block['text']) ?? '');
            const isError = record['isApiErrorMessage'] === true || (0,json/* text */.Qq)(record['error']) || /^API Error/.test(said[0] ?? '');
            if (isMain && isError)
                broke(said.join('\n') || String(record['error'] ?? 'API error'));
            return;
        }
        state.messages++;
        const id = (0,json/* text */.Qq)(message['id']);
        const key = id ?? message;
        const number = run.respond(key);
        if (id === undefined)
            run.uncountable();
        const turn = isMain && id !== undefined ? number : undefined;
        run.reasoned(formats_blocks/* stops */.Gb.get((0,json/* text */.Qq)(message['stop_reason']) ?? ''));
        if (isMain) {
            state.apiError = undefined;
            state.reason = (0,json/* text */.Qq)(message['stop_reason']);
            const model = (0,json/* text */.Qq)(message['model']);
            if (model && !trace.agent?.model)
                trace.agent = { ...trace.agent, model };
        }
        const spent = (0,formats_usage/* tokensOf */.k)(message['usage']);
        if (spent) {
            const before = id === undefined ? undefined : tokens.get(id);
            tokens.set(id ?? `#${nameless++}`, {
                input_tokens: Math.max(spent.input_tokens, before?.input_tokens ?? 0),
                output_tokens: Math.max(spent.output_tokens, before?.output_tokens ?? 0),
            });
            counted = true;
            if (tokens.size > recent && !history) {
                const oldest = forgetOldest(tokens);
                spentBefore.input_tokens += oldest?.input_tokens ?? 0;
                spentBefore.output_tokens += oldest?.output_tokens ?? 0;
            }
        }
        const from = trace.events.length;
        for (const block of blocks) {
            if ((0,formats_blocks/* isCallBlock */.er)(block)) {
                const { call, replayed } = (0,formats_blocks/* readCall */.D9)(b, block, key, { agent: origin.agent, turn });
                const waits = call.id !== undefined && denied.has(call.id);
                if (waits && denied.delete(call.id))
                    call.denied = true;
                if (!replayed)
                    run.called(call);
            }
            else if ((0,formats_blocks/* isResultBlock */.LZ)(block))
                result(block, origin);
            else if (block['type'] === 'text') {
                const said = (0,json/* text */.Qq)(block['text']);
                if (said === undefined)
                    continue;
                const before = trace.events.at(-1);
                if (before?.type === 'message' && before.text === said && before.turn === turn && before.agent === origin.agent)
                    continue;
                b.message(said, { agent: origin.agent, turn });
                run.said(said);
            }
            else {
                if ((0,formats_blocks/* isOddCall */.OT)(block))
                    main.uncertain(oddCall);
                run.aside();
            }
        }
        const uuid = (0,json/* text */.Qq)(record['uuid']);
        if (uuid !== undefined && trace.events.length > from)
            made.set(uuid, trace.events.slice(from));
        if (made.size > recent)
            forgetOldest(made);
    }
    function result(block, origin) {
        const context = { structured: origin.structured, unexecuted: origin.unexecuted, claudeCode: true };
        const taken = voided.get(String(block['tool_use_id']));
        if (taken) {
            voided.delete(taken.id);
            // Refused because its message was taken back; executed all the same: it stays.
            if (block['is_error'] === true)
                return;
            b.call(taken, true);
        }
        if (!(0,formats_blocks/* readResult */.Uv)(b, block, context))
            main.headless('it holds the result of a call that is not in it');
    }
    /** The provider failed; nothing may come of it. */
    function broke(why) {
        state.apiError = why;
        main.troubled(why);
    }
    function user(record, origin) {
        const run = origin.agent === undefined ? main : side;
        const blocks = (0,formats_blocks/* blocksOf */.SH)((0,json/* object */.Ik)(record['message'])['content']);
        const results = blocks.filter(formats_blocks/* isResultBlock */.LZ);
        if (blocks.some((block) => (0,formats_blocks/* isCallBlock */.er)(block) || (0,formats_blocks/* isOddCall */.OT)(block)))
            main.uncertain(oddCall);
        for (const block of results) {
            // The structured result belongs to one block: with several nobody knows to which.
            result(block, results.length > 1 ? { ...origin, structured: undefined } : origin);
            run.returned();
        }
        const said = blocks.filter((block) => block['type'] === 'text').map((block) => String(block['text'] ?? ''));
        if (said.some((t) => t.startsWith('[Request interrupted by user'))) {
            run.stop('interrupted');
            return;
        }
        if (origin.injected)
            return;
        const asked = said.map(typed).filter((t) => t !== '');
        if (asked.length === 0)
            return;
        const whole = asked.join('\n');
        run.input(whole);
        if (origin.agent !== undefined)
            return;
        const before = trace.events.at(-1);
        if (before?.type === 'user' && before.text === whole)
            return;
        b.prompt(whole);
        b.user(whole);
    }
    /** Does a record hold no other calls than those that were read? One under a uuid that was seen may be another. */
    const hasNoOther = (record) => (0,formats_blocks/* blocksOf */.SH)((0,json/* object */.Ik)(record['message'])['content']).every((block) => !(0,formats_blocks/* isCallBlock */.er)(block) || (0,json/* text */.Qq)(block['id']) === undefined || (0,formats_blocks/* isKnownCall */.Ok)(b, block));
    return {
        b,
        trace,
        state,
        course: main,
        side,
        broke,
        assistant,
        user,
        deny,
        /** Was a record with this uuid read before? Copied history repeats them. */
        repeated(record) {
            const uuid = (0,json/* text */.Qq)(record['uuid']);
            if (uuid === undefined)
                return false;
            if (uuids.has(uuid))
                return hasNoOther(record);
            uuids.add(uuid);
            if (uuids.size > recent && !history)
                uuids.delete(uuids.values().next().value);
            return false;
        },
        /** Takes back what superseded records said. A call that was executed stays: it happened. */
        supersede(list) {
            const gone = new Set();
            for (const uuid of list) {
                for (const e of made.get(String(uuid)) ?? []) {
                    if (e.type === 'message')
                        gone.add(e);
                    if (e.type !== 'tool_call' || e.is_error === false)
                        continue;
                    gone.add(e);
                    if (e.id !== undefined && (0,build/* isOpen */.nT)(e))
                        voided.set(e.id, e);
                }
            }
            if (gone.size > 0)
                b.drop(gone);
        },
        tokens() {
            if (!counted)
                return undefined;
            const sum = { ...spentBefore };
            for (const t of tokens.values()) {
                sum.input_tokens += t.input_tokens;
                sum.output_tokens += t.output_tokens;
            }
            return sum;
        },
        /** Denied calls that only their denial records were called all the same: the model tried. */
        close() {
            for (const [id, call] of denied)
                b.call({ ...call, id }, true).denied = true;
            denied.clear();
        },
    };
}
/** Takes the entry that was added first out of a map. */
function forgetOldest(map) {
    const [oldest] = map;
    if (oldest)
        map.delete(oldest[0]);
    return oldest?.[1];
}
const wrappers = /^\s*(?:<(?:command-(?:name|message|args|contents)|local-command-(?:stdout|stderr|caveat)|bash-(?:input|stdout|stderr)|system-reminder|user-memory-input|task-notification|ide_[a-z_]{1,30})>|Caveat: The messages below were generated by the user while running local commands)/;
/** What a person typed: without the reminders that the harness adds; empty when all of it is the harness's. */
function typed(said) {
    if (wrappers.test(said) && !/^\s*<(?:system-reminder|ide_[a-z_]{1,30})>/.test(said))
        return '';
    let rest = said;
    for (const tag of ['system-reminder', 'ide_opened_file', 'ide_selection']) {
        const parts = rest.split(`<${tag}>`);
        rest = parts
            .map((part, i) => {
            if (i === 0)
                return part;
            const end = part.indexOf(`</${tag}>`);
            return end < 0 ? '' : part.slice(end + tag.length + 3);
        })
            .join('');
    }
    return rest === said ? said : rest.trim();
}

;// CONCATENATED MODULE: ./src/formats/claude/claude-code.ts




const claude_code_lacks = ['taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'];
/** What a single result object, without the conversation, does not hold. */
const resultLacks = ['calls', 'errors', 'exit_codes', 'results', 'compactions', 'offered_tools', 'narrations'];
const isInit = (r) => r['type'] === 'system' && r['subtype'] === 'init' && (0,json/* text */.Qq)(r['session_id']) !== undefined;
const isResult = (r) => r['type'] === 'result' &&
    ['num_turns', 'total_cost_usd', 'cost_usd', 'permission_denials', 'modelUsage'].some((key) => key in r);
const isSpeech = (r) => (r['type'] === 'assistant' || r['type'] === 'user') &&
    (0,json/* isObject */.Gv)(r['message']) &&
    !('parts' in r['message']) &&
    !('parentUuid' in r) &&
    !('sessionId' in r);
/** Records of other tools whose streams also begin with system/init. */
const isForeign = (r) => ['tool_call', 'thinking', 'completion', 'message'].includes(r['type']);
/** The records of a head; a line may hold the array of a whole run. */
const flatten = (records) => records.flat().filter(json/* isObject */.Gv);
/* harmony default export */ const claude_code = ({
    id: 'claude-code',
    doc: 'Claude Code runs: `--output-format stream-json` or `json`, and the execution file of claude-code-action',
    where: 'claude-code-action: the path in its step output `execution_file`, $RUNNER_TEMP/claude-execution-output.json. In a run step: `claude -p … --output-format stream-json --verbose > trace.jsonl`',
    lacks: claude_code_lacks,
    detect: (head) => {
        const records = flatten(head.records);
        if (records.some(isForeign))
            return undefined;
        if (records.some((r) => isInit(r) || isResult(r)))
            return 'strong';
        const said = records.filter(isSpeech);
        if (said.length === 0)
            return undefined;
        return said.some((r) => 'session_id' in r || 'parent_tool_use_id' in r || 'id' in (0,json/* object */.Ik)(r['message']))
            ? 'strong'
            : 'weak';
    },
    decoder: (sink) => {
        const seen = new Set();
        let current;
        const start = (id) => {
            if (id !== undefined)
                seen.add(id);
            return run(sink, id);
        };
        function record(r) {
            if (isForeign(r))
                return false;
            const id = (0,json/* text */.Qq)(r['session_id']);
            const opens = isInit(r) || r['type'] === 'result' || (isSpeech(r) && !r['parent_tool_use_id']);
            if (opens && current?.id !== undefined && id !== undefined && id !== current.id) {
                if (seen.has(id))
                    throw new contract/* FormatError */.I('Several sessions run through each other; write one file per session');
                sink.emit(current.finish(false));
                current = undefined;
            }
            current ??= start(id);
            if (current.id === undefined && id !== undefined) {
                current.id = id;
                seen.add(id);
            }
            return current.record(r);
        }
        return {
            record(value) {
                const records = flatten([value]);
                let known = 0;
                for (const r of records)
                    if (record(r))
                        known++;
                return known > 0 && known * 2 >= records.length;
            },
            end(cut) {
                if (current)
                    sink.emit(current.finish(cut));
            },
        };
    },
});
/** Reads one session. */
function run(sink, id) {
    const session = claudeSession('claude-code', claude_code_lacks, sink, { closes: 'result record' });
    const { trace, b, course } = session;
    const results = [];
    const tools = new Set();
    let conversation = false;
    function record(r) {
        const agent = agentOf(r, session);
        switch (r['type']) {
            case 'system':
                if (!session.repeated(r))
                    system(r, agent);
                return true;
            case 'assistant':
            case 'user': {
                if (!(0,json/* isObject */.Gv)(r['message']))
                    return false;
                if (!conversation)
                    course.incomplete('no init record stands before the first message: its beginning is missing');
                conversation = true;
                if (session.repeated(r))
                    return true;
                if (r['type'] === 'assistant') {
                    session.supersede((0,json/* array */.YO)(r['supersedes']));
                    session.assistant(r, { agent });
                    const broke = (0,json/* text */.Qq)(r['error']);
                    if (broke && !agent)
                        session.broke(broke);
                }
                else {
                    session.user(r, {
                        agent,
                        injected: r['isSynthetic'] === true || r['isMeta'] === true,
                        structured: r['tool_use_result'],
                        unexecuted: r['non_execution_kind'],
                    });
                }
                return true;
            }
            case 'result':
                if (results.length > 0 && (0,json/* writeJson */.GF)(results.at(-1)) === (0,json/* writeJson */.GF)(r))
                    return true;
                results.push(r);
                result_close(r, session);
                return true;
            default:
                return skipped.has(r['type']);
        }
    }
    function system(r, agent) {
        if (r['subtype'] === 'init') {
            conversation = true;
            for (const tool of (0,json/* array */.YO)(r['tools']))
                if ((0,json/* text */.Qq)(tool))
                    tools.add(tool);
            const model = (0,json/* text */.Qq)(r['model']);
            if (model)
                trace.agent = { ...trace.agent, model };
        }
        else if (r['subtype'] === 'compact_boundary') {
            if (!agent && trace.events.at(-1)?.type !== 'compaction')
                b.compaction();
        }
        else if (r['subtype'] === 'permission_denied') {
            session.deny((0,json/* text */.Qq)(r['tool_use_id']), (0,json/* text */.Qq)(r['tool_name']), r['tool_input']);
        }
    }
    return {
        id,
        record,
        finish(cut) {
            const last = results.at(-1);
            for (const r of results) {
                for (const d of (0,json/* array */.YO)(r['permission_denials']).filter(json/* isObject */.Gv)) {
                    session.deny((0,json/* text */.Qq)(d['tool_use_id']), (0,json/* text */.Qq)(d['tool_name']), d['tool_input']);
                }
            }
            session.close();
            if (this.id !== undefined)
                trace.id = this.id;
            if (tools.size > 0)
                trace.tools = [...tools];
            else
                b.lacks('offered_tools');
            if (course.turns() === undefined)
                course.count(last && (0,json/* number */.ai)(last['num_turns']));
            if (last) {
                const spent = results.reduce((sum, r) => sum + ((0,json/* number */.ai)(r['duration_ms']) ?? 0), 0);
                if (spent > 0)
                    trace.duration_ms = spent;
                if (!conversation) {
                    for (const kind of resultLacks)
                        b.lacks(kind);
                    delete trace.compactions;
                }
            }
            course.finish(cut);
            course.used(usageOf(last, session));
            return trace;
        },
    };
}
/** The sub-agent that a record belongs to, by its kind where that is known. */
function agentOf(r, { b }) {
    const parent = (0,json/* text */.Qq)(r['parent_tool_use_id']);
    const named = (0,json/* text */.Qq)(r['subagent_type']);
    if (parent === undefined)
        return named ?? (0,json/* text */.Qq)(r['agent_id']);
    return named ?? (0,json/* text */.Qq)((0,json/* object */.Ik)(b.find(parent)?.arguments)['subagent_type']) ?? (0,json/* text */.Qq)(r['agent_id']) ?? parent;
}
/** Record types that say nothing of what the agent did. */
const skipped = new Set([
    'stream_event',
    'tool_progress',
    'tool_use_summary',
    'rate_limit_event',
    'auth_status',
    'control_request',
    'control_response',
    'control_cancel_request',
    'keep_alive',
    'prompt_suggestion',
    'update_environment_variables',
    'streamlined_text',
    'streamlined_tool_use_summary',
]);

// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
;// CONCATENATED MODULE: ./src/formats/claude/claude-transcript.ts
// The transcript that Claude Code keeps of a session, JSON Lines below ~/.claude/projects.




const claude_transcript_lacks = ['offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'];
/** Of a message `parentUuid` may be missing, and the stream of the same program has no `sessionId` without a `session_id`. */
const isEnvelope = (r) => (0,json/* text */.Qq)(r['type']) !== undefined &&
    (('parentUuid' in r && ('sessionId' in r || 'isSidechain' in r)) ||
        ((0,json/* isObject */.Gv)(r['message']) && (0,json/* text */.Qq)(r['sessionId']) !== undefined && !isStreamed(r)));
/** Claude Code's stream, which is a format of its own. */
const isStreamed = (r) => 'session_id' in r && !('parentUuid' in r);
const isSummary = (r) => r['type'] === 'summary' && 'leafUuid' in r;
/** Qwen Code writes the same envelope around Gemini's parts. */
const isQwen = (r) => 'parts' in (0,json/* object */.Ik)(r['message']);
/* harmony default export */ const claude_transcript = ({
    id: 'claude-transcript',
    doc: 'Claude Code session transcripts: JSON Lines with `parentUuid` and `sessionId`. One that stops at a prompt or a tool result that the agent did not answer is cut off',
    where: 'On the runner after any Claude Code step: ~/.claude/projects/<folder>/<session>.jsonl (sub-agents: <session>/subagents/agent-*.jsonl)',
    lacks: claude_transcript_lacks,
    before: ['claude-code'],
    detect: (head) => {
        const records = head.records.filter(json/* isObject */.Gv);
        if (records.some(isQwen))
            return undefined;
        if (records.some(isEnvelope))
            return 'strong';
        if (records.some(isSummary))
            return 'weak';
        return undefined;
    },
    decoder: (sink) => {
        let current;
        /** The sessions that others followed. */
        const over = new Set();
        return {
            record(value) {
                if (!(0,json/* isObject */.Gv)(value) || isQwen(value) || isStreamed(value))
                    return false;
                const id = (0,json/* text */.Qq)(value['sessionId']);
                // Another session: it begins anew, where a resumed one goes on from a record of the first.
                if (id !== undefined && over.has(id))
                    throw new contract/* FormatError */.I('Several sessions run through each other; write one file per session');
                if (current?.spoken() && id !== undefined && id !== current.id && begins(value)) {
                    if (current.id !== undefined)
                        over.add(current.id);
                    sink.emit(current.finish(false));
                    current = undefined;
                }
                current ??= claude_transcript_run(sink);
                return current.record(value);
            },
            end(cut) {
                if (current)
                    sink.emit(current.finish(cut));
            },
        };
    },
});
const begins = (r) => r['type'] === 'user' && r['parentUuid'] === null && r['isSidechain'] !== true;
/** Reads one session. */
function claude_transcript_run(sink) {
    const session = claudeSession('claude-transcript', claude_transcript_lacks, sink, { history: true });
    const { trace, b, state, course, side } = session;
    /** A boundary was read and its summary was not. */
    let summarised = false;
    const self = {
        id: undefined,
        spoken: () => state.messages > 0 || trace.events.length > 0,
        record(r) {
            const type = (0,json/* text */.Qq)(r['type']);
            if (type === undefined)
                return false;
            self.id = (0,json/* text */.Qq)(r['sessionId']) ?? self.id;
            if (session.repeated(r))
                return true;
            switch (type) {
                case 'assistant':
                case 'user':
                    if (!(0,json/* isObject */.Gv)(r['message']))
                        return true;
                    speech(r, claude_transcript_agentOf(r));
                    return true;
                case 'system':
                    if (r['subtype'] === 'compact_boundary' && r['isSidechain'] !== true) {
                        b.compaction();
                        summarised = true;
                    }
                    return true;
                case 'tool_use':
                case 'tool_result':
                    loose(r, type);
                    return true;
                case 'progress':
                    progress(r);
                    return true;
                case 'attachment':
                    attachment((0,json/* object */.Ik)(r['attachment']));
                    return true;
                default:
                    // New types come with every version; one that may be a call must not pass unnoticed.
                    return (!/tool_?(?:use|call|result)/i.test(type) &&
                        ['sessionId', 'uuid', 'leafUuid', 'messageId'].some((k) => k in r));
            }
        },
        finish(cut) {
            session.close();
            if (self.id !== undefined)
                trace.id = self.id;
            const tokens = session.tokens();
            if (tokens)
                course.used(tokens);
            const started = trace.events.filter((e) => e.type === 'tool_call' && /^(Task|Agent)$/.test(e.tool)).length;
            if (started > 0 && !trace.events.some((e) => e.type === 'tool_call' && e.agent !== undefined))
                trace.source.notes = [elsewhere(started)];
            course.finish(cut, course.seen() || !side.seen() ? course : side);
            return trace;
        },
    };
    function speech(r, agent) {
        if (r['type'] === 'assistant') {
            session.assistant(r, { agent });
            return;
        }
        if (r['isCompactSummary'] === true && agent === undefined) {
            if (!summarised)
                b.compaction();
            summarised = false;
        }
        const origin = (0,json/* text */.Qq)((0,json/* object */.Ik)(r['origin'])['kind']);
        session.user(r, {
            agent,
            injected: r['isMeta'] === true || r['isCompactSummary'] === true || (origin !== undefined && origin !== 'human'),
            structured: r['toolUseResult'],
            unexecuted: r['non_execution_kind'] ?? r['nonExecutionKind'],
        });
    }
    /** Calls and results as records of their own, as old versions wrote them. */
    function loose(r, type) {
        const block = { ...r, type, content: r['content'] ?? r['output'] };
        const role = type === 'tool_use' ? 'assistant' : 'user';
        const record = { message: { role, content: [block] } };
        if (role === 'assistant')
            session.assistant(record, { agent: claude_transcript_agentOf(r) });
        else
            session.user(record, { agent: claude_transcript_agentOf(r) });
    }
    /** What a sub-agent does, as its parent's transcript shows it. */
    function progress(r) {
        const inner = (0,json/* object */.Ik)(r['data']);
        const record = (0,json/* object */.Ik)(inner['message']);
        if (inner['type'] !== 'agent_progress' || !(0,json/* isObject */.Gv)(record['message']) || session.repeated(record))
            return;
        const agent = (0,json/* text */.Qq)(inner['agentId']) ?? 'sub-agent';
        if (record['type'] === 'assistant')
            session.assistant(record, { agent });
        else if (record['type'] === 'user')
            session.user(record, { agent });
    }
    function attachment(a) {
        if (a['type'] === 'max_turns_reached')
            course.stop('max_turns');
        // As the stream of the same run says `hook_stopped`.
        if (a['type'] === 'hook_stopped_continuation')
            course.stop('interrupted');
        if (a['type'] === 'queued_command' && a['commandMode'] === 'prompt')
            session.user({ message: { content: a['prompt'] } }, {});
    }
    return self;
}
/** The sub-agent of a side chain. */
const claude_transcript_agentOf = (r) => r['isSidechain'] === true ? ((0,json/* text */.Qq)(r['attributionAgent']) ?? (0,json/* text */.Qq)(r['agentId']) ?? 'sub-agent') : undefined;
const elsewhere = (n) => `${(0,model_text/* count */.U9)(n, 'sub-agent was', 'sub-agents were')} started, and no call of theirs is in this file: look at the files of the folder <session>/subagents too`;

// EXTERNAL MODULE: ./src/formats/codex/exec-shape.ts
var exec_shape = __webpack_require__(15867);
;// CONCATENATED MODULE: ./src/formats/codex/codex-exec.ts


/* harmony default export */ const codex_exec = ({
    id: 'codex-exec',
    doc: 'OpenAI Codex, the events of `codex exec --json`: commands are calls of `shell`, file changes of `apply_patch`, MCP calls of `mcp__server__tool`',
    where: 'A `run` step with `codex exec --json "…" | tee codex.jsonl` (openai/codex-action returns the last message only: take its rollout instead)',
    lacks: exec_shape/* lacks */.pO,
    detect: (head) => (head.records.some(exec_shape/* isExec */.QV) ? 'strong' : undefined),
    ...late(async () => (await __webpack_require__.e(/* import() */ 3295).then(__webpack_require__.bind(__webpack_require__, 53295))).decode),
});

// EXTERNAL MODULE: ./src/formats/codex/line.ts
var line = __webpack_require__(50256);
;// CONCATENATED MODULE: ./src/formats/codex/codex-rollout.ts


const codex_rollout_lacks = [
    'offered_tools',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'self_evaluation',
];
/* harmony default export */ const codex_rollout = ({
    id: 'codex-rollout',
    doc: 'OpenAI Codex, the recorded session (rollout); tools are named as the model called them, and in code mode a script (`exec`) and the calls it makes are calls each. A task without its end is cut off; where no tasks are recorded, a last call without a result',
    where: 'Any step that runs Codex, openai/codex-action included: `$CODEX_HOME/sessions/YYYY/MM/DD/rollout-*.jsonl` (default `~/.codex`, for the action its input `codex-home`)',
    lacks: codex_rollout_lacks,
    before: ['openai-chat', 'openai-responses'],
    detect: ({ records }) => ((0,line/* isRollout */.kA)(records) ? 'strong' : undefined),
    owns: line/* isOwnBare */.$K,
    ...late(async () => {
        const [{ decode }, { loadParser }] = await Promise.all([__webpack_require__.e(/* import() */ 4352).then(__webpack_require__.bind(__webpack_require__, 84352)), __webpack_require__.e(/* import() */ 5209).then(__webpack_require__.bind(__webpack_require__, 5209))]);
        await loadParser();
        return (sink) => decode(sink, codex_rollout_lacks);
    }),
});

// EXTERNAL MODULE: ./src/formats/copilot/shape.ts
var copilot_shape = __webpack_require__(57118);
;// CONCATENATED MODULE: ./src/formats/copilot/copilot-events.ts



const isWorkflow = (r) => (0,copilot_shape/* isEvent */.x)(r) && r['type'] === 'session.init' && typeof (0,json/* object */.Ik)(r['data'])['sourceEngine'] === 'string';
const core = /^(session|assistant|user|tool|subagent)\./;
/* harmony default export */ const copilot_events = ({
    id: 'copilot-events',
    doc: 'GitHub Agentic Workflows (`agent-session.jsonl`, whatever the engine) and GitHub Copilot CLI events',
    where: 'GitHub Agentic Workflows: the artifact `agent` of the run, file `agent-session.jsonl` (on the runner `/tmp/gh-aw/agent-session.jsonl`). Copilot CLI: a `run` step with `copilot -p "…" --output-format json | tee copilot.jsonl`, or `~/.copilot/session-state/<id>/events.jsonl` after it',
    lacks: copilot_shape/* lacks */.p,
    before: ['codex-exec', 'codex-rollout', 'claude-code', 'claude-transcript', 'anthropic-messages', 'openai-chat'],
    detect: ({ records }) => records.some((r) => isWorkflow(r) || ((0,copilot_shape/* isEvent */.x)(r) && core.test(r['type']))) ? 'strong' : undefined,
    ...late(async () => (await __webpack_require__.e(/* import() */ 4340).then(__webpack_require__.bind(__webpack_require__, 34340))).decode),
});

// EXTERNAL MODULE: ./src/formats/cursor/stream-shape.ts
var cursor_stream_shape = __webpack_require__(15359);
;// CONCATENATED MODULE: ./src/formats/cursor/cursor-stream.ts



/* harmony default export */ const cursor_stream = ({
    id: 'cursor-stream',
    doc: 'Cursor CLI runs: JSON Lines of `--output-format stream-json`. A call of `shellToolCall` is one of `shell`, one of an MCP server `mcp__server__tool`; turns are texts of the agent',
    where: 'In a run step: `cursor-agent -p "…" --output-format stream-json > trace.jsonl`',
    lacks: cursor_stream_shape/* about */.Cv.lacks,
    before: ['claude-code'],
    detect: ({ records }) => records.some((r) => (0,json/* isObject */.Gv)(r) && ((0,cursor_stream_shape/* isInit */.Xe)(r) || (0,cursor_stream_shape/* isCall */.nT)(r) || (0,cursor_stream_shape/* isThought */.wG)(r))) ? 'strong' : undefined,
    ...late(async () => (await __webpack_require__.e(/* import() */ 6373).then(__webpack_require__.bind(__webpack_require__, 86373))).decode),
});

// EXTERNAL MODULE: ./src/formats/cursor/transcript-shape.ts
var cursor_transcript_shape = __webpack_require__(43553);
;// CONCATENATED MODULE: ./src/formats/cursor/cursor-transcript.ts


/* harmony default export */ const cursor_transcript = ({
    id: 'cursor-transcript',
    doc: 'Cursor agent transcripts: JSON Lines of `role` and `message`. Results are usually absent, and nothing tells whether a call failed',
    where: 'On the runner after a Cursor step: ~/.cursor/projects/<folder>/agent-transcripts/<id>/<id>.jsonl',
    lacks: cursor_transcript_shape/* about */.C.lacks,
    detect: ({ records }) => (records.some(cursor_transcript_shape/* isMessage */.K) ? 'strong' : undefined),
    ...late(async () => (await __webpack_require__.e(/* import() */ 4225).then(__webpack_require__.bind(__webpack_require__, 24225))).decode),
});

// EXTERNAL MODULE: ./src/formats/droid/exec-shape.ts
var droid_exec_shape = __webpack_require__(62372);
;// CONCATENATED MODULE: ./src/formats/droid/droid-exec.ts



/* harmony default export */ const droid_exec = ({
    id: 'droid-exec',
    doc: 'Factory droid runs: JSON Lines of `droid exec --output-format stream-json`. Responses are not told apart',
    where: 'In a run step: `droid exec --output-format stream-json "…" > trace.jsonl`',
    lacks: droid_exec_shape/* about */.Cv.lacks,
    before: ['claude-code'],
    detect: ({ records }) => records.some((r) => (0,json/* isObject */.Gv)(r) && ((0,droid_exec_shape/* isInit */.Xe)(r) || (0,droid_exec_shape/* isCall */.nT)(r) || (0,droid_exec_shape/* isEnd */.uV)(r))) ? 'strong' : undefined,
    ...late(async () => (await __webpack_require__.e(/* import() */ 3388).then(__webpack_require__.bind(__webpack_require__, 73388))).decode),
});

// EXTERNAL MODULE: ./src/formats/droid/session-shape.ts
var session_shape = __webpack_require__(61833);
;// CONCATENATED MODULE: ./src/formats/droid/droid-session.ts



/* harmony default export */ const droid_session = ({
    id: 'droid-session',
    doc: 'Factory droid sessions: JSON Lines below a `session_start`, with Anthropic’s content blocks',
    where: 'On the runner after a droid step: ~/.factory/sessions/<folder>/<id>.jsonl',
    lacks: session_shape/* about */.Cv.lacks,
    before: ['anthropic-messages', 'claude-code'],
    detect: ({ records }) => (records.some((r) => (0,json/* isObject */.Gv)(r) && ((0,session_shape/* isHeader */.gN)(r) || (0,session_shape/* isMessage */.K8)(r))) ? 'strong' : undefined),
    ...late(async () => (await __webpack_require__.e(/* import() */ 7273).then(__webpack_require__.bind(__webpack_require__, 27273))).decode),
});

// EXTERNAL MODULE: ./src/formats/gemini/contents-shape.ts
var contents_shape = __webpack_require__(89514);
;// CONCATENATED MODULE: ./src/formats/gemini/gemini-contents.ts


/* harmony default export */ const gemini_contents = ({
    id: 'gemini-contents',
    doc: 'Contents of Gemini’s API: an array, JSON Lines, or a request with `contents`. A function response says of a failure at most what its key `error` holds',
    where: 'Written by a harness that dumps the contents it sends to Gemini',
    lacks: contents_shape/* about */.Cv.lacks,
    detect: ({ records }) => (records.some((r) => (0,contents_shape/* contentsOf */.KD)(r).length > 0) ? 'strong' : undefined),
    ...late(async () => (await __webpack_require__.e(/* import() */ 4406).then(__webpack_require__.bind(__webpack_require__, 4406))).decode),
});

// EXTERNAL MODULE: ./src/formats/conversation.ts
var formats_conversation = __webpack_require__(24549);
// EXTERNAL MODULE: ./src/formats/gemini/end.ts
var end = __webpack_require__(35871);
;// CONCATENATED MODULE: ./src/formats/gemini/gemini-json.ts
// The one object that Gemini CLI prints with `--output-format json`: the answer and totals, without the calls.




const gemini_json_lacks = [
    'calls',
    'errors',
    'exit_codes',
    'results',
    'denials',
    'turns',
    'compactions',
    'offered_tools',
    'narrations',
    'order',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'self_evaluation',
];
const gemini_json_isResult = (r) => (0,json/* isObject */.Gv)(r) && 'session_id' in r && ('response' in r || (0,json/* isObject */.Gv)(r['error'])) && (0,json/* isObject */.Gv)(r['stats']);
/* harmony default export */ const gemini_json = ({
    id: 'gemini-json',
    doc: 'The result of Gemini CLI: `--output-format json`. It holds the answer and no calls, so that most checks cannot judge it; record `stream-json` instead',
    where: 'In a run step: `gemini -p "…" --output-format json > result.json`',
    lacks: gemini_json_lacks,
    detect: ({ records }) => (records.some(gemini_json_isResult) ? 'strong' : undefined),
    decoder: (sink) => ({
        record(value) {
            if (!gemini_json_isResult(value))
                return false;
            const talk = (0,formats_conversation/* conversation */.Wl)(sink, { format: 'gemini-json', lacks: gemini_json_lacks, agent: 'gemini-cli', closes: 'result record' });
            talk.named(value['session_id']);
            for (const [model, used] of Object.entries((0,json/* object */.Ik)((0,json/* object */.Ik)(value['stats'])['models']))) {
                const tokens = (0,json/* object */.Ik)((0,json/* object */.Ik)(used)['tokens']);
                talk.model(model);
                talk.spend((0,build/* defined */.sw)({ input_tokens: (0,formats_conversation/* sum */.cz)(tokens['prompt']), output_tokens: (0,formats_conversation/* sum */.cz)(tokens['candidates']) }));
            }
            talk.run.told((0,json/* text */.Qq)(value['response']));
            if ((0,json/* isObject */.Gv)(value['error']))
                (0,end/* endedBy */.m)(talk.run, value['error']);
            else
                talk.run.stop('completed');
            sink.emit(talk.finish(false));
            return true;
        },
        end() { },
    }),
});

// EXTERNAL MODULE: ./src/formats/gemini/session-shape.ts
var gemini_session_shape = __webpack_require__(97406);
;// CONCATENATED MODULE: ./src/formats/gemini/gemini-session.ts


/* harmony default export */ const gemini_session = ({
    id: 'gemini-session',
    doc: 'Gemini CLI sessions: one document with `messages`, or JSON Lines below a header with `projectHash`. Of several records with one id the last counts',
    where: 'On the runner after any Gemini CLI step: ~/.gemini/tmp/<project>/chats/session-*.json (or .jsonl)',
    lacks: gemini_session_shape/* about */.C.lacks,
    detect: ({ records }) => (records.some(gemini_session_shape/* isHeader */.g) ? 'strong' : undefined),
    ...late(async () => (await __webpack_require__.e(/* import() */ 714).then(__webpack_require__.bind(__webpack_require__, 60714))).decode),
});

// EXTERNAL MODULE: ./src/formats/gemini/stream-shape.ts
var gemini_stream_shape = __webpack_require__(8088);
;// CONCATENATED MODULE: ./src/formats/gemini/gemini-stream.ts



/* harmony default export */ const gemini_stream = ({
    id: 'gemini-stream',
    doc: 'Gemini CLI runs: JSON Lines of `--output-format stream-json`. Responses are not told apart, and the exit code of a command stands only in its text',
    where: 'In a run step: `gemini -p "…" --output-format stream-json > trace.jsonl`',
    lacks: gemini_stream_shape/* about */.Cv.lacks,
    before: ['claude-code'],
    detect: ({ records }) => (records.some((r) => (0,json/* isObject */.Gv)(r) && ((0,gemini_stream_shape/* isInit */.Xe)(r) || (0,gemini_stream_shape/* isCall */.nT)(r))) ? 'strong' : undefined),
    ...late(async () => (await __webpack_require__.e(/* import() */ 2832).then(__webpack_require__.bind(__webpack_require__, 62832))).decode),
});

// EXTERNAL MODULE: ./src/formats/goose/shape.ts
var goose_shape = __webpack_require__(15401);
;// CONCATENATED MODULE: ./src/formats/goose/goose.ts


/* harmony default export */ const goose = ({
    id: 'goose',
    doc: 'Goose runs: JSON Lines of `goose run --output-format stream-json`, or an exported session with `conversation`. The stream does not hold the prompt',
    where: 'In a run step: `goose run --output-format stream-json -t "…" > trace.jsonl`, or `goose session export --format json` behind it',
    lacks: goose_shape/* about */.Cv.lacks,
    detect: ({ records }) => {
        const kinds = records.map(goose_shape/* kindOf */.I);
        return kinds.includes('strong') ? 'strong' : kinds.includes('weak') ? 'weak' : undefined;
    },
    ...late(async () => (await __webpack_require__.e(/* import() */ 4368).then(__webpack_require__.bind(__webpack_require__, 84368))).decode),
});

// EXTERNAL MODULE: ./src/formats/grok/shape.ts
var grok_shape = __webpack_require__(34699);
;// CONCATENATED MODULE: ./src/formats/grok/grok-session.ts



/* harmony default export */ const grok_session = ({
    id: 'grok-session',
    doc: 'Grok CLI sessions: the JSON Lines of `chat_history.jsonl`. Nothing tells whether a call failed; tools that ran at the provider are calls',
    where: 'On the runner after a Grok CLI step: ~/.grok/sessions/<folder>/<id>/chat_history.jsonl',
    lacks: grok_shape/* about */.Cv.lacks,
    before: ['claude-code'],
    detect: ({ records }) => records.some((r) => (0,json/* isObject */.Gv)(r) && !(0,json/* isObject */.Gv)(r['message']) && [grok_shape/* isAnswer */.Tq, grok_shape/* isResult */.aI, grok_shape/* isServerCall */.o_, grok_shape/* isPrompt */.$s].some((is) => is(r)))
        ? 'strong'
        : undefined,
    ...late(async () => (await __webpack_require__.e(/* import() */ 5610).then(__webpack_require__.bind(__webpack_require__, 55610))).decode),
});

// EXTERNAL MODULE: ./src/formats/inspect/shape.ts
var inspect_shape = __webpack_require__(52290);
;// CONCATENATED MODULE: ./src/formats/inspect/inspect.ts


const header = 'header.json';
/** Stands in a log that was not finished, which has no header. */
const beginning = '_journal/start.json';
/* harmony default export */ const inspect = ({
    id: 'inspect',
    doc: 'Inspect logs (UK AISI), `.json` or `.eval`: each sample and epoch is a run, its scores are labels',
    where: 'The file that `inspect eval … --log-dir logs` leaves in `logs/`',
    lacks: inspect_shape/* lacks */.pO,
    entries(names) {
        const first = [header, beginning].find((name) => names.includes(name));
        return first === undefined ? undefined : [first, ...names.filter((name) => /^samples\/[^/]+\.json$/.test(name))];
    },
    detect: (head) => (head.records.some((r) => (0,inspect_shape/* isLog */.V_)(r) || (0,inspect_shape/* isSample */.RN)(r)) ? 'strong' : undefined),
    ...late(async () => (await __webpack_require__.e(/* import() */ 5113).then(__webpack_require__.bind(__webpack_require__, 75113))).decode),
});

// EXTERNAL MODULE: ./src/formats/kimi/shape.ts
var kimi_shape = __webpack_require__(61166);
;// CONCATENATED MODULE: ./src/formats/kimi/kimi-wire.ts



/* harmony default export */ const kimi_wire = ({
    id: 'kimi-wire',
    doc: 'Kimi Code wires: JSON Lines of dotted types. Ids of calls are used again in later turns; sub-agents have wires of their own',
    where: 'On the runner after a Kimi Code step: ~/.kimi/sessions/<folder>/<session>/agents/main/wire.jsonl',
    lacks: kimi_shape/* about */.Cv.lacks,
    detect: ({ records }) => (records.some((r) => (0,json/* isObject */.Gv)(r) && ((0,kimi_shape/* isHeader */.gN)(r) || (0,kimi_shape/* isRecord */.u4)(r))) ? 'strong' : undefined),
    ...late(async () => (await __webpack_require__.e(/* import() */ 4254).then(__webpack_require__.bind(__webpack_require__, 24254))).decode),
});

// EXTERNAL MODULE: ./src/formats/langchain/message.ts
var langchain_message = __webpack_require__(11909);
;// CONCATENATED MODULE: ./src/formats/langchain/langchain-messages.ts



const langchain_messages_lacks = [
    'exit_codes',
    'compactions',
    'denials',
    'offered_tools',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'self_evaluation',
];
/* harmony default export */ const langchain_messages = ({
    id: 'langchain-messages',
    doc: 'LangChain and LangGraph messages (`dumpd`, `messages_to_dict`, `model_dump`), bare, under `messages` or in the states of a thread',
    where: 'Written by your own step: `json.dump([m.model_dump(mode="json") for m in result["messages"]], open("trace.json", "w"))`',
    lacks: langchain_messages_lacks,
    before: ['openai-chat', 'anthropic-messages'],
    detect: ({ records }) => (records.some((r) => (0,langchain_message/* isOwn */.NP)(r) || (0,wrapped/* listIn */.Of)(r, langchain_message/* isMessage */.K8)?.some(langchain_message/* isOwn */.NP)) ? 'strong' : undefined),
    ...late(async () => {
        const { decode } = await __webpack_require__.e(/* import() */ 4605).then(__webpack_require__.bind(__webpack_require__, 64605));
        return (sink) => decode(sink, langchain_messages_lacks);
    }),
});

// EXTERNAL MODULE: ./src/formats/mcp/message.ts
var mcp_message = __webpack_require__(19872);
;// CONCATENATED MODULE: ./src/formats/mcp/mcp-log.ts


const mcp_log_lacks = [
    'answer',
    'exit_codes',
    'turns',
    'stop_cause',
    'compactions',
    'denials',
    'taint',
    'blocked_sends',
    'narrations',
    'confirmations',
    'usage',
    'self_evaluation',
];
/* harmony default export */ const mcp_log = ({
    id: 'mcp-log',
    doc: 'JSON-RPC messages of the Model Context Protocol, bare or wrapped with times: the calls of MCP tools alone, nothing that the agent did beside',
    where: 'Written by a proxy between the agent and its MCP servers, one message a line',
    lacks: mcp_log_lacks,
    detect: ({ records }) => (records.some((r) => (0,mcp_message/* messagesIn */.w)(r).some(mcp_message/* isOwn */.N)) ? 'strong' : undefined),
    ...late(async () => {
        const { decode } = await __webpack_require__.e(/* import() */ 293).then(__webpack_require__.bind(__webpack_require__, 60293));
        return (sink) => decode(sink, mcp_log_lacks);
    }),
});

// EXTERNAL MODULE: ./src/model/trace.ts
var model_trace = __webpack_require__(5136);
;// CONCATENATED MODULE: ./src/formats/native/live-trajectory.ts




const live_trajectory_lacks = [
    'answer',
    'exit_codes',
    'turns',
    'stop_cause',
    'compactions',
    'denials',
    'offered_tools',
    'taint',
    'blocked_sends',
    'confirmations',
    'order',
    'usage',
    'self_evaluation',
];
const isCall = (c) => (0,json/* isObject */.Gv)(c) && 'tool_name' in c && 'command_key' in c;
const looksLive = (r) => (0,json/* isObject */.Gv)(r) &&
    Array.isArray(r['tool_calls']) &&
    (r['tool_calls'].length > 0
        ? r['tool_calls'].every(isCall)
        : Array.isArray(r['narrations']) && Array.isArray(r['elicitations']));
/* harmony default export */ const live_trajectory = ({
    id: 'live-trajectory',
    doc: 'LiveTrajectory: the calls, narrations and elicitations of one captured MCP session',
    where: 'Written by the harness that drives the session, one JSON object a session',
    lacks: live_trajectory_lacks,
    whole: true,
    before: ['openai-chat'],
    detect: (head) => (head.records.some(looksLive) ? 'strong' : undefined),
    decoder: (sink) => ({
        record(value) {
            if (!looksLive(value))
                return false;
            const { trace } = (0,build/* builder */.cL)('live-trajectory', live_trajectory_lacks, sink);
            Object.assign(trace, (0,build/* defined */.sw)({ id: (0,json/* text */.Qq)(value['session_id']), scenario: (0,json/* text */.Qq)(value['scenario']), persona: (0,json/* text */.Qq)(value['persona']) }));
            for (const [i, raw] of (0,json/* array */.YO)(value['tool_calls']).entries()) {
                const c = (0,json/* object */.Ik)(raw);
                const tool = (0,json/* text */.Qq)(c['tool_name']);
                if (tool === undefined)
                    throw new contract/* FormatError */.I(`Expected tool_calls[${i}].tool_name to be the name of a tool, found ${(0,contract/* kind */.f)(c['tool_name'])}`);
                trace.events.push((0,build/* defined */.sw)({
                    type: 'tool_call',
                    tool,
                    command: (0,json/* text */.Qq)(c['command_key']),
                    arguments: (0,json/* readArguments */.lR)(c['arguments_json']),
                    result: c['result_text'],
                    is_error: typeof c['is_error'] === 'boolean' ? c['is_error'] : null,
                    duration_ms: (0,json/* number */.ai)(c['duration_ms']),
                }));
            }
            for (const raw of (0,json/* array */.YO)(value['narrations'])) {
                const n = (0,json/* object */.Ik)(raw);
                trace.events.push((0,build/* defined */.sw)({ type: 'message', text: String(n['text'] ?? ''), step: (0,json/* text */.Qq)(n['step']) }));
            }
            for (const [i, raw] of (0,json/* array */.YO)(value['elicitations']).entries()) {
                const e = (0,json/* object */.Ik)(raw);
                const action = model_trace/* elicitationActions */.bd.find((a) => a === String(e['action']).toLowerCase());
                if (!action)
                    throw new contract/* FormatError */.I(`Expected elicitations[${i}].action to be accept, decline or cancel, found ${(0,contract/* kind */.f)(e['action'])}`);
                trace.events.push((0,build/* defined */.sw)({
                    type: 'elicitation',
                    message: (0,json/* text */.Qq)(e['message']),
                    action,
                    content: (0,json/* readArguments */.lR)(e['content_json']),
                    guards: (0,json/* text */.Qq)(e['guards']),
                }));
            }
            sink.emit(trace);
            return true;
        },
        end: () => { },
    }),
});

;// CONCATENATED MODULE: ./src/formats/native/rule.ts
// Rules for values that others wrote: each reads one value as the program keeps it, or says what was expected.


/** What a rule answers for a value that says no more than an absent key. */
const nothing = Symbol('nothing');
function leaf(expected, is) {
    return { expected, read: (value) => (is(value) ? value : undefined) };
}
const rule_text = { ...leaf('a text', (v) => typeof v === 'string'), plain: 'string' };
const flag = { ...leaf('true or false', (v) => typeof v === 'boolean'), plain: 'boolean' };
/** JSON holds no integer beyond 2^53 exactly, so that none is a count. */
const count = leaf('a whole number of 0 or more', (v) => Number.isSafeInteger(v) && Number(v) >= 0);
const integer = leaf('a whole number', (v) => Number.isSafeInteger(v));
const rule_amount = leaf('a number of 0 or more', (v) => typeof v === 'number' && v >= 0 && v <= Number.MAX_SAFE_INTEGER);
const anything = { expected: 'any value', plain: 'string', read: (value) => value };
/** A text that is not empty. */
const rule_name = (expected) => leaf(expected, (v) => typeof v === 'string' && v !== '');
/** A text that may be empty, and then says nothing. */
const perhaps = (expected) => ({
    expected,
    read: (value) => (value === '' ? nothing : typeof value === 'string' ? value : undefined),
});
const like = (expected, pattern) => leaf(expected, (v) => typeof v === 'string' && pattern.test(v));
const oneOf = (...values) => leaf(values.length === 1 ? String(values[0]) : `one of ${values.join(', ')}`, (v) => values.includes(v));
/** A list of values that one of the rules above allows. */
const list = (expected, inner) => leaf(expected, (v) => Array.isArray(v) && v.every((value) => inner.read(value, '', '') === value));
/** A number, a text, true or false. */
const label = leaf('a number, a text, true or false', (v) => ['number', 'string', 'boolean'].includes(typeof v));
/** An object whose values one of the rules above allows, whatever its keys. */
const mapOf = (expected, inner) => leaf(expected, (v) => (0,json/* isObject */.Gv)(v) && Object.values(v).every((value) => inner.read(value, '', '') === value));
const textOr = (other) => ({
    expected: `a text or ${other.expected}`,
    read: (value, at, key) => (typeof value === 'string' ? value : other.read(value, at, key)),
});
/** `null` is a value of its own here, and not the same as an absent key. */
const orNull = (expected, inner) => ({
    ...inner,
    expected,
    read: (value, at, key) => (value === null ? null : inner.read(value, at, key)),
});
/** A rule that puts a value in the place of one that was left out. */
const orElse = (inner, fallback) => ({
    expected: inner.expected,
    read: (value, at, key) => (value === undefined ? fallback() : inner.read(value, at, key)),
});
/**
 * An object with these keys, changed in place to what is kept of it. A required key that is missing is read as
 * `undefined`, so that its rule may fill it in. `null` says no more than an absent key. Other keys stay as they are, but
 * for one in camel case that has a meaning in snake case: what it says would be lost.
 */
function rule_shape(required, optional) {
    const must = Object.entries(required);
    const all = new Map([...must, ...Object.entries(optional)]);
    const keys = new Set(all.keys());
    /** Every event of every trace comes by here: what is as it should be costs one look at each of its keys. */
    function of(value, at) {
        let gone;
        for (const key in value) {
            const rule = all.get(key);
            if (rule === undefined) {
                refuseCamel(value, key, keys, at);
                continue;
            }
            const found = value[key];
            if (typeof found === rule.plain)
                continue;
            const kept = rule.read(found, at, key);
            if (kept === found)
                continue;
            if (kept === nothing || (kept === undefined && found === null && !Object.hasOwn(required, key))) {
                gone ??= [];
                gone.push(key);
            }
            else
                value[key] = kept ?? fill(found, key, rule, at);
        }
        for (const key of gone ?? [])
            delete value[key];
        for (const one of must)
            if (value[one[0]] === undefined)
                value[one[0]] = fill(undefined, one[0], one[1], at);
        return value;
    }
    return {
        expected: 'an object',
        keys,
        of,
        read: (value, at, key) => ((0,json/* isObject */.Gv)(value) ? of(value, within(at, key)) : undefined),
    };
}
/** What stands for a required value that was left out; throws where nothing does, and for a value that breaks its rule. */
function fill(found, key, rule, at) {
    const kept = found === undefined || found === null ? rule.read(undefined, at, key) : undefined;
    if (kept !== undefined)
        return kept;
    throw new contract/* FormatError */.I(`Expected ${within(at, key)} to be ${rule.expected}, found ${(0,contract/* kind */.f)(found)}`);
}
function refuseCamel(value, key, known, at) {
    if (known.has(key) || !/[A-Z]/.test(key))
        return;
    const meant = snake(key);
    if (known.has(meant) && !Object.hasOwn(value, meant))
        throw new contract/* FormatError */.I(`Unknown key ${key}${at === '' ? '' : ` at ${at}`}; did you mean ${meant}?`);
}
/** `isError` → `is_error`: how a key would be spelt here. */
const snake = (key) => key.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);
const within = (at, key) => (at === '' ? key : `${at}.${key}`);

;// CONCATENATED MODULE: ./src/formats/native/shape.ts




const cut = rule_shape({ bytes: count, sha256: rule_text }, {});
const command = perhaps('a command key');
/** The rules for each type of event. */
const eventShapes = {
    user: rule_shape({ type: oneOf('user'), text: rule_text }, {}),
    message: rule_shape({ type: oneOf('message'), text: rule_text }, { step: command, agent: rule_text, turn: count }),
    tool_call: rule_shape({
        type: oneOf('tool_call'),
        tool: rule_name('the name of a tool'),
        arguments: { expected: 'any value', read: json/* readArguments */.lR },
    }, {
        id: rule_text,
        command,
        arguments_cut: cut,
        result: anything,
        result_cut: cut,
        is_error: orNull('true, false or null', flag),
        exit_code: integer,
        duration_ms: rule_amount,
        denied: flag,
        blocked: flag,
        turn: count,
        at: like('an ISO 8601 date and time', /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/),
        agent: rule_text,
    }),
    confirmation: rule_shape({ type: oneOf('confirmation'), step: rule_name('a command key'), tier: rule_name('a tier') }, { arguments: anything }),
    elicitation: rule_shape({ type: oneOf('elicitation'), action: oneOf(...model_trace/* elicitationActions */.bd) }, { message: rule_text, content: anything, guards: command }),
    compaction: rule_shape({ type: oneOf('compaction') }, {}),
};
const eventTypes = new Map(Object.entries(eventShapes));
const isEvent = (value) => (0,json/* isObject */.Gv)(value) && eventTypes.has(value['type']);
function readEvent(value, at) {
    if (!(0,json/* isObject */.Gv)(value))
        throw new contract/* FormatError */.I(`Expected ${at} to be an object, found ${(0,contract/* kind */.f)(value)}`);
    const event = eventTypes.get(value['type']);
    if (!event) {
        const known = [...eventTypes.keys()].join(', ');
        throw new contract/* FormatError */.I(`Unknown event type ${(0,contract/* kind */.f)(value['type'])} at ${at}; known are ${known}`);
    }
    event.of(value, at);
}
const events = {
    expected: 'an array',
    read(value) {
        if (!Array.isArray(value))
            return undefined;
        for (let i = 0; i < value.length; i++) {
            try {
                readEvent(value[i], '');
            }
            catch {
                // Where an event stands is put into words for one that is wrong: most of a trace are events.
                readEvent(value[i], `events[${i}]`);
            }
        }
        return value;
    },
};
const texts = list('an array of texts', rule_text);
/** What a trace says of itself is printed with every report, so it may not be long. */
const notes = {
    expected: texts.expected,
    read(value, at, key) {
        const all = texts.read(value, at, key);
        return Array.isArray(all) ? all.slice(0, 20).map((note) => note.slice(0, 500)) : all;
    },
};
const source = rule_shape({
    format: orElse(like('the id of a format', /^[a-z][a-z0-9-]{0,39}$/), () => 'native'),
    lacks: orElse(list('an array of kinds of evidence', oneOf(...model_trace/* evidenceKinds */.LK)), () => []),
}, { unrecognised: count, junk_lines: count, incomplete: notes, uncertain: notes, notes });
const traceShape = rule_shape({
    schema: orElse(oneOf('agent-eval/trace@1'), () => 'agent-eval/trace@1'),
    events,
    source: orElse(source, () => ({ format: 'native', lacks: [] })),
}, {
    id: rule_text,
    scenario: rule_text,
    persona: rule_text,
    agent: rule_shape({}, { name: rule_text, model: rule_text }),
    prompt: textOr(texts),
    tools: list('an array of tool names', rule_text),
    answer: rule_text,
    structured_output: anything,
    turns: count,
    stop_cause: oneOf(...model_trace/* stopCauses */.T1),
    error: rule_text,
    taint: rule_shape({}, { private: flag, untrusted: flag }),
    blocked_sends: count,
    compactions: count,
    truncated: flag,
    signals: rule_shape({}, { readiness_ready: flag, blocking_step_refused: flag }),
    usage: rule_shape({}, {
        input_tokens: rule_amount,
        output_tokens: rule_amount,
        cost_usd: rule_amount,
        premium_requests: rule_amount,
        nano_aiu: rule_amount,
    }),
    duration_ms: rule_amount,
    state: rule_shape({}, { before: anything, after: anything }),
    self_evaluation: anything,
    labels: mapOf('an object of numbers, texts, true and false', label),
    workspace: rule_text,
});

;// CONCATENATED MODULE: ./src/formats/native/native.ts



/** Only `events` is required; where it is empty, the other keys must be a trace's. */
const looksNative = (r) => {
    if (!(0,json/* isObject */.Gv)(r))
        return false;
    const { schema } = r;
    if (typeof schema === 'string' && schema.startsWith('agent-eval/'))
        return schema === 'agent-eval/trace@1';
    const events = r['events'];
    if (!Array.isArray(events))
        return false;
    if (events.length > 0)
        return events.every(isEvent);
    return Object.keys(r).every((key) => traceShape.keys.has(snake(key)));
};
/* harmony default export */ const native_native = ({
    id: 'native',
    doc: 'agent-eval/trace@1, JSON or JSON Lines with one trace a line',
    where: 'Written by your own harness, or by `agent-eval show --json FILE`',
    lacks: [],
    whole: true,
    detect: (head) => (head.records.some(looksNative) ? 'strong' : undefined),
    decoder: (sink) => ({
        record(value) {
            if (!looksNative(value))
                return false;
            sink.emit(readNative(value));
            return true;
        },
        end: () => { },
    }),
});
/** Checks a native trace and fills in what may be left out. Throws a FormatError that names the wrong value. */
function readNative(raw) {
    const { selfEvaluation } = raw;
    if (selfEvaluation !== undefined && raw['self_evaluation'] === undefined) {
        delete raw['selfEvaluation'];
        raw['self_evaluation'] = selfEvaluation;
    }
    return traceShape.of(raw, '');
}

;// CONCATENATED MODULE: ./src/formats/openai/openai-agents.ts


const openai_agents_lacks = [
    'exit_codes',
    'compactions',
    'denials',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'self_evaluation',
];
const isPart = (r) => (0,json/* isObject */.Gv)(r) && (r['object'] === 'trace' || (r['object'] === 'trace.span' && (0,json/* isObject */.Gv)(r['span_data'])));
/** The spans of a record: itself, or the batch that was sent. */
const partsOf = (r) => (isPart(r) ? [r] : (0,json/* isObject */.Gv)(r) ? (0,json/* array */.YO)(r['data']).filter(isPart) : []);
/* harmony default export */ const openai_agents = ({
    id: 'openai-agents',
    doc: 'OpenAI Agents SDK traces: each trace is a run; its response spans hold no texts, so that only generation spans give an answer',
    where: 'Written by a trace processor of your own (`add_trace_processor`) that appends `trace.export()` and `span.export()` to a file',
    lacks: openai_agents_lacks,
    detect: (head) => (head.records.some((r) => partsOf(r).length > 0) ? 'strong' : undefined),
    ...late(async () => {
        const { spans } = await __webpack_require__.e(/* import() */ 2733).then(__webpack_require__.bind(__webpack_require__, 32733));
        return (sink) => {
            const read = spans(sink, openai_agents_lacks);
            return {
                record(value) {
                    const parts = partsOf(value);
                    for (const part of parts)
                        read.part(part);
                    return parts.length > 0;
                },
                end: (cut) => read.end(cut),
            };
        };
    }),
});

// EXTERNAL MODULE: ./src/formats/outcome.ts
var formats_outcome = __webpack_require__(74592);
// EXTERNAL MODULE: ./src/formats/flat.ts
var formats_flat = __webpack_require__(69597);
;// CONCATENATED MODULE: ./src/formats/openai/message.ts
// What a chat message of OpenAI's is, and the wrappers it is logged in.


const roles = new Set(['system', 'developer', 'user', 'assistant', 'tool', 'function']);
/** The keys of a message that may hold objects, whatever is in them. */
const message_structured = new Set([
    'content',
    'tool_calls',
    'function_call',
    'refusal',
    'audio',
    'annotations',
    'provider_specific_fields',
    'reasoning_details',
    'thinking_blocks',
    'reasoning',
    'logprobs',
    'usage',
    'metadata',
    'cache_control',
    'tools',
]);
const blockTypes = new Set([
    'text',
    'input_text',
    'output_text',
    'image_url',
    'input_audio',
    'file',
    'refusal',
    undefined,
]);
/** Is it a chat message, and nothing more? */
function message_isMessage(m) {
    if (!(0,json/* isObject */.Gv)(m) || !roles.has(m['role']) || 'type' in m)
        return false;
    if (callsAmiss(m))
        return false;
    const isResult = m['role'] === 'tool' && (0,json/* text */.Qq)(m['tool_call_id']) !== undefined;
    const says = 'content' in m || (isResult && ('output' in m || 'result' in m || 'error' in m));
    if (!says && !Array.isArray(m['tool_calls']) && !(0,json/* isObject */.Gv)(m['function_call']))
        return false;
    // A message that holds calls in its own way says something that this reader does not know.
    const known = (0,json/* array */.YO)(m['tool_calls']).length > 0 || isResult;
    const flat = known ? undefined : (0,formats_flat/* flatCall */.I)(m);
    if (flat && !(0,formats_flat/* isResultAlone */.x)(flat))
        return false;
    for (const key in m)
        if (!known && !message_structured.has(key) && holdsCalls({ [key]: m[key] }))
            return false;
    return !Array.isArray(m['content']) || m['content'].every((b) => (0,json/* isObject */.Gv)(b) && blockTypes.has(b['type']));
}
/** Calls that are no list, or that neither the assistant nor the user makes: there nobody looks for them. */
function callsAmiss(m) {
    const { tool_calls: list, function_call: one } = m;
    if (list !== undefined && list !== null && !Array.isArray(list))
        return true;
    return m['role'] !== 'assistant' && m['role'] !== 'user' && ((0,json/* array */.YO)(list).length > 0 || (0,json/* isObject */.Gv)(one));
}
/** Does a value speak of calls anywhere within? Keys and types are looked at; a value too large to look at does. */
function holdsCalls(value) {
    if ((0,json/* isObject */.Gv)(value) && callsAmiss(value))
        return true;
    const rest = [value];
    for (let n = 0; rest.length > 0; n++) {
        const at = rest.pop();
        if (typeof at !== 'object' || at === null)
            continue;
        if (n > 2000)
            return true;
        for (const [key, inner] of Object.entries(at)) {
            const nested = typeof inner === 'object' && inner !== null;
            if (nested && !Array.isArray(at) && callWords.test(key))
                return true;
            if (key === 'type' && typeof inner === 'string' && callWords.test(inner))
                return true;
            if (nested)
                rest.push(inner);
        }
    }
    return false;
}
const ownWay = (m) => `A message speaks of calls in a form that is not known: it has the keys ${Object.keys(m).slice(0, 8).join(', ')}; convert the file`;
const callWords = /tool|call|function|action|invocation|command|parts/i;
/** An agent that writes its calls as text (mini-swe-agent): read as a chat, it would seem to have called nothing. */
const speaksInText = (m) => (0,json/* isObject */.Gv)(m) && typeof m['content'] === 'string' && /^<returncode>-?\d+<\/returncode>/.test(m['content']);
const firstChoice = (completion) => (0,json/* object */.Ik)((0,json/* array */.YO)((0,json/* object */.Ik)(completion)['choices'])[0]);
const isCompletion = (r) => (0,json/* isObject */.Gv)(r) && r['object'] === 'chat.completion' && message_isMessage(firstChoice(r)['message']);
const lists = ['raw_messages', 'fncall_messages', 'messages', 'conversation'];
/** The messages of a wrapper: `{messages}`, `{conversation}`, `{values: {messages}}`, or one level down. */
function messagesOf(r) {
    if (!(0,json/* isObject */.Gv)(r))
        return undefined;
    // What the agent itself kept, before its calls were put into the text for a model without native ones.
    for (const key of lists)
        if (Array.isArray(r[key]))
            return r[key];
    for (const inner of Object.values(r))
        for (const key of ['messages', 'conversation'])
            if ((0,json/* isObject */.Gv)(inner) && Array.isArray(inner[key]))
                return inner[key];
    return undefined;
}
const isWrapper = (r) => {
    const messages = messagesOf(r);
    return messages !== undefined && messages.length > 0 && messages.filter(message_isMessage).length * 2 > messages.length;
};

;// CONCATENATED MODULE: ./src/formats/openai/openai-chat.ts







const openai_chat_lacks = [
    'errors',
    'exit_codes',
    'compactions',
    'denials',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'self_evaluation',
];
/* harmony default export */ const openai_chat = ({
    id: 'openai-chat',
    doc: 'OpenAI Chat Completions messages: an array, JSON Lines, or a wrapper with `messages` (and `response`)',
    where: 'Written by a harness that dumps its messages, or by a gateway log (litellm)',
    lacks: openai_chat_lacks,
    detect: (head) => {
        if (head.records.some(speaksInText))
            return undefined;
        if (head.records.some(isCompletion))
            return 'strong';
        return head.records.some((r) => message_isMessage(r) || isWrapper(r)) ? 'weak' : undefined;
    },
    decoder: (sink) => {
        let bare;
        return {
            record(value) {
                if (message_isMessage(value)) {
                    bare ??= openai_chat_conversation(sink);
                    bare.message(value);
                    return true;
                }
                const messages = messagesOf(value);
                if (!messages && !isCompletion(value)) {
                    if ((0,json/* isObject */.Gv)(value) && roles.has(value['role']) && holdsCalls(value))
                        throw new contract/* FormatError */.I(ownWay(value));
                    return false;
                }
                const record = value;
                const one = openai_chat_conversation(sink, (0,formats_written/* isWrittenBy */.dU)(record));
                let known = 0;
                for (const [i, m] of (messages ?? []).entries()) {
                    if (message_isMessage(m)) {
                        one.message(m);
                        known++;
                    }
                    else if (holdsCalls(m))
                        throw new contract/* FormatError */.I(`messages[${i}]: ${ownWay((0,json/* object */.Ik)(m))}`);
                }
                one.wrapper(record);
                const completion = isCompletion(record) ? record : (record['fncall_response'] ?? record['response']);
                if ((0,json/* isObject */.Gv)(completion))
                    one.completion(completion);
                if (messages && known * 2 < messages.length)
                    return false;
                sink.emit(one.finish(false, (messages?.length ?? 0) - known));
                return true;
            },
            end(cut) {
                if (bare)
                    sink.emit(bare.finish(cut));
            },
        };
    },
});
/** Reads one conversation, message by message. `written`: the model had no native calls and wrote them into its text. */
function openai_chat_conversation(sink, written = false) {
    const b = (0,build/* builder */.cL)('openai-chat', openai_chat_lacks, sink);
    const { trace } = b;
    const run = (0,course/* course */.y)(b, sink.end);
    /** What a wrapper says of the end of its conversation. */
    let reason;
    let broken;
    let final;
    const waiting = [];
    const recorded = new Set();
    /** The last text of the model, where nothing follows it. */
    let lastSaid;
    const answerOf = (m) => (0,json/* contentText */.Tf)(m['content']) || ((0,json/* text */.Qq)(m['refusal']) ?? '');
    /** What a home-made loop notes of a result: then this is on record, which the API's own messages have no place for. */
    function outcome(m) {
        const end = (0,formats_outcome/* outcomeOf */.s)(m);
        if (end.is_error !== null)
            recorded.add('errors');
        if (end.exit_code !== undefined)
            recorded.add('exit_codes');
        if (end.denied)
            recorded.add('denials');
        return end;
    }
    /** The call of a result without an id: by the tool that it names, as Ollama does, else the first. */
    const namedBy = (m) => waiting.find((c) => c.tool === (m['tool_name'] ?? m['name'])) ?? waiting[0];
    function settle(call, m) {
        const { content } = m;
        const given = content ?? m['output'] ?? m['result'] ?? (0,formats_outcome/* errorText */.k)(m) ?? '';
        b.settle(call, {
            ...outcome(m),
            result: content === given && typeof given !== 'string' ? (0,json/* contentText */.Tf)(given) : given,
        });
        waiting.splice(waiting.indexOf(call), 1);
    }
    /** The result of a call that waits, or of one that has its result (`before`); else the call is missing. */
    function returned(call, before, m) {
        if (call)
            settle(call, m);
        else if (before === undefined)
            run.headless('it holds the result of a call that is not in it');
        run.returned();
    }
    function message(m) {
        const said = answerOf(m);
        lastSaid = m['role'] === 'assistant' && (0,json/* array */.YO)(m['tool_calls']).length === 0 ? (0,json/* text */.Qq)(said.trim()) : undefined;
        switch (m['role']) {
            case 'user': {
                const told = written ? (0,formats_written/* writtenResult */.VA)(m['content']) : undefined;
                const call = told && (waiting.find((c) => c.tool === told.tool) ?? waiting[0]);
                if (call) {
                    settle(call, { content: told?.result });
                    run.returned();
                    break;
                }
                b.prompt(said);
                b.user(said);
                run.input(said);
                break;
            }
            case 'assistant': {
                const turn = run.respond(m);
                const made = [...(0,json/* array */.YO)(m['tool_calls']), ...((0,json/* isObject */.Gv)(m['function_call']) ? [m['function_call']] : [])];
                const read = written && made.length === 0 ? (0,formats_written/* writtenCalls */.pI)(said) : undefined;
                b.message(read?.before ?? said, { turn });
                run.said(read?.before ?? said);
                if (read ? read.unread : (0,formats_written/* holdsWrittenCalls */.NO)(said))
                    run.uncertain(formats_written/* seemsWritten */.z8);
                for (const one of read?.calls ?? []) {
                    const call = b.call({ ...one, turn }, true);
                    run.called(call);
                    waiting.push(call);
                }
                reasoned(m['finish_reason'], made.length > 0);
                for (const raw of made) {
                    const c = (0,json/* object */.Ik)(raw);
                    const f = (0,json/* isObject */.Gv)(c['function']) ? c['function'] : (0,json/* isObject */.Gv)(c['custom']) ? c['custom'] : c;
                    const tool = firstOf(f, names, json/* text */.Qq);
                    if (tool === undefined)
                        throw new contract/* FormatError */.I(`A call of message ${turn} of the assistant names no tool: it has the keys ${Object.keys(c).slice(0, 8).join(', ')}; expected function.name`);
                    const given = (0,json/* isObject */.Gv)(c['custom']) ? { input: f['input'] } : firstOf(f, parameters, (v) => v ?? undefined);
                    const call = b.call({ id: (0,json/* text */.Qq)(c['id']), tool, arguments: given, turn }, true);
                    run.called(call);
                    const output = c['output'] ?? c['result'];
                    if (output === undefined || output === null)
                        waiting.push(call);
                    else
                        b.settle(call, { ...outcome(c), result: output });
                }
                break;
            }
            case 'tool': {
                const id = (0,json/* text */.Qq)(m['tool_call_id']);
                // A loop that gives its calls no ids may give their results some.
                const answered = id === undefined ? namedBy(m) : waiting.find((c) => c.id === id);
                returned(answered ?? waiting.find((c) => c.id === undefined), b.find(id), m);
                break;
            }
            case 'function':
                returned(waiting.find((c) => c.tool === m['name']), trace.events.find((e) => e.type === 'tool_call' && e.tool === m['name']), m);
                break;
            default:
        }
    }
    /** What all responses used, or the one that is recorded. The tokens of a prompt include those that were cached. */
    function use(usage) {
        const told = { input_tokens: (0,json/* number */.ai)(usage['prompt_tokens']), output_tokens: (0,json/* number */.ai)(usage['completion_tokens']) };
        if (told.input_tokens !== undefined || told.output_tokens !== undefined)
            run.used((0,build/* defined */.sw)({ ...trace.usage, ...told }));
    }
    /** A reason to stop beside calls ends nothing. */
    function reasoned(why, calls) {
        run.reasoned(calls ? 'continues' : stops[(0,json/* text */.Qq)(why) ?? '']);
    }
    /** The answer as it is kept beside the messages: the last response, where it is not among them. */
    function conclude(words) {
        if (lastSaid === undefined)
            message({ role: 'assistant', content: words });
        else if (lastSaid !== words.trim())
            trace.source.notes = [
                ...(trace.source.notes ?? []),
                'The answer beside the messages is not the text of the last of them',
            ];
    }
    return {
        message,
        /** The response of a gateway log: the last assistant turn, which is not among the messages. */
        completion(c) {
            const choice = firstChoice(c);
            const said = choice['message'];
            if (message_isMessage(said)) {
                message(said);
                reasoned(choice['finish_reason'], (0,json/* array */.YO)(said['tool_calls']).length > 0 || (0,json/* isObject */.Gv)(said['function_call']));
            }
            use((0,json/* object */.Ik)(c['usage']));
            const model = (0,json/* text */.Qq)(c['model']);
            if (model)
                trace.agent = { ...trace.agent, model };
        },
        /** What a wrapper says beside the messages. */
        wrapper(w) {
            const seconds = (0,json/* number */.ai)(w['latency_sec']);
            const failure = w['error'];
            const tools = [...(0,json/* array */.YO)(w['tools']), ...(Array.isArray(w['tools']) ? [] : (0,json/* array */.YO)((0,json/* object */.Ik)(w['kwargs'])['tools']))]
                .map((t) => (0,json/* text */.Qq)((0,json/* object */.Ik)((0,json/* object */.Ik)(t)['function'])['name']) ?? (0,json/* text */.Qq)((0,json/* object */.Ik)(t)['name']))
                .filter((name) => name !== undefined);
            const model = (0,json/* text */.Qq)(w['model']);
            Object.assign(trace, (0,build/* defined */.sw)({
                id: (0,json/* text */.Qq)(w['id']) ?? (0,json/* text */.Qq)(w['session_id']),
                scenario: (0,json/* text */.Qq)(w['scenario']),
                agent: model ? { model } : undefined,
                tools: tools.length > 0 ? tools : undefined,
                usage: (0,json/* number */.ai)(w['cost']) === undefined ? undefined : { cost_usd: w['cost'] },
                duration_ms: seconds === undefined ? undefined : Math.round(seconds * 1000),
            }));
            final = finals.map((key) => (0,json/* text */.Qq)(w[key])).find((words) => words !== undefined);
            if (failure)
                broken = (0,json/* text */.Qq)(failure) ?? (0,json/* text */.Qq)((0,json/* object */.Ik)(failure)['message']) ?? 'the run recorded an error';
            use((0,json/* object */.Ik)(w['usage']));
            reason = (0,json/* text */.Qq)(w['finish_reason']) ?? reason;
        },
        finish(cut = false, unknown = 0) {
            if (unknown > 0)
                trace.source.unrecognised = unknown;
            if (final !== undefined)
                conclude(final);
            trace.source.lacks = trace.source.lacks.filter((kind) => !recorded.has(kind));
            const why = stops[reason ?? ''];
            if (why !== 'completed' || !run.awaits())
                run.reasoned(why);
            if (broken !== undefined)
                run.failed(broken);
            if (!trace.tools) {
                b.lacks('offered_tools');
                if (!trace.events.some((e) => e.type === 'tool_call'))
                    trace.source.notes = [...(trace.source.notes ?? []), plain];
            }
            run.finish(cut);
            return trace;
        },
    };
}
/** What the name of a tool and its arguments are called; home-made loops have their own words. */
const names = ['name', 'tool_name', 'toolName', 'tool'];
const parameters = ['arguments', 'args', 'input', 'tool_input', 'parameters'];
function firstOf(record, keys, read) {
    for (const key of keys) {
        const value = read(record[key]);
        if (value !== undefined)
            return value;
    }
    return undefined;
}
/** Where a wrapper keeps the answer. */
const finals = ['final_answer', 'finalAnswer', 'final_response', 'answer'];
const plain = 'The chat holds no tool records at all: if the agent has tools, make sure that its calls are recorded';
const stops = {
    stop: 'completed',
    tool_calls: 'continues',
    function_call: 'continues',
    content_filter: 'refused',
    length: 'output_token_budget',
    max_tokens: 'output_token_budget',
};

// EXTERNAL MODULE: ./src/formats/openai/item.ts
var item = __webpack_require__(72104);
;// CONCATENATED MODULE: ./src/formats/openai/openai-responses.ts


const openai_responses_lacks = [
    'errors',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'self_evaluation',
];
/* harmony default export */ const openai_responses = ({
    id: 'openai-responses',
    doc: 'OpenAI Responses API: response objects, streams of events, or lists of items, such as `result.to_input_list()` of the Agents SDK gives',
    where: 'Written by a harness that dumps its responses or its list of items',
    lacks: openai_responses_lacks,
    before: ['openai-chat'],
    detect: ({ records }) => {
        if (records.some((r) => (0,item/* isResponse */.Sv)((0,item/* responseIn */.PN)(r)) || (0,item/* isStreamEvent */.zE)(r) || (0,item/* isItemOfOwn */.d0)(r)))
            return 'strong';
        return records.some(item/* isTypedMessage */.qz) ? 'weak' : undefined;
    },
    ...late(async () => {
        const { decode } = await __webpack_require__.e(/* import() */ 9008).then(__webpack_require__.bind(__webpack_require__, 9008));
        return (sink) => decode(sink, openai_responses_lacks);
    }),
});

// EXTERNAL MODULE: ./src/formats/opencode/export-shape.ts
var export_shape = __webpack_require__(36048);
;// CONCATENATED MODULE: ./src/formats/opencode/opencode-export.ts


/* harmony default export */ const opencode_export = ({
    id: 'opencode-export',
    doc: 'OpenCode sessions: the document of `opencode export`. Calls of sub-agents are in sessions of their own',
    where: 'In a run step behind the agent’s: `opencode export <session> > trace.json`',
    lacks: export_shape/* about */.C.lacks,
    before: ['openai-chat', 'anthropic-messages'],
    detect: ({ records }) => (records.some(export_shape/* isExport */.H) ? 'strong' : undefined),
    ...late(async () => (await __webpack_require__.e(/* import() */ 1128).then(__webpack_require__.bind(__webpack_require__, 81128))).decode),
});

// EXTERNAL MODULE: ./src/formats/opencode/run-shape.ts
var run_shape = __webpack_require__(4141);
;// CONCATENATED MODULE: ./src/formats/opencode/opencode-run.ts


/* harmony default export */ const opencode_run = ({
    id: 'opencode-run',
    doc: 'OpenCode runs: JSON Lines of `opencode run --format json`. A call stands there only when it has ended, and the prompt does not; calls of sub-agents are in sessions of their own',
    where: 'In a run step: `opencode run --format json "…" > trace.jsonl`',
    lacks: run_shape/* about */.C.lacks,
    detect: ({ records }) => (records.some(run_shape/* isEvent */.x) ? 'strong' : undefined),
    ...late(async () => (await __webpack_require__.e(/* import() */ 5351).then(__webpack_require__.bind(__webpack_require__, 25351))).decode),
});

// EXTERNAL MODULE: ./src/formats/openhands/shape.ts
var openhands_shape = __webpack_require__(98948);
;// CONCATENATED MODULE: ./src/formats/openhands/openhands.ts


/** `events/event-00007-<uuid>.json`, with `base_state.json` beside the folder. */
const openhands_part = /^((?:[^/]+\/)*?)(?:events(?:\/|__)event-\d{5,12}-[0-9a-f-]{32,36}|base_state)\.json$/;
/* harmony default export */ const openhands = ({
    id: 'openhands',
    doc: 'OpenHands 1 conversations: the folder `events` with one file an event (and `base_state.json` beside it), or JSON Lines',
    where: 'The folder of the conversation that the SDK is given as `persistence_dir`: `<dir>/<id>/events/*.json` and `<dir>/<id>/base_state.json`; its files are read as one run',
    lacks: openhands_shape/* lacks */.pO,
    partOf(file) {
        const found = openhands_part.exec(file);
        return found ? `${found[1]}events` : undefined;
    },
    detect: ({ records }) => (records.some((r) => (0,openhands_shape/* isEvent */.xH)(r) || (0,openhands_shape/* isState */.ad)(r)) ? 'strong' : undefined),
    ...late(async () => (await __webpack_require__.e(/* import() */ 2403).then(__webpack_require__.bind(__webpack_require__, 12403))).decode),
});

;// CONCATENATED MODULE: ./src/formats/openhands/openhands-v0.ts


/* harmony default export */ const openhands_v0 = ({
    id: 'openhands-v0',
    doc: 'OpenHands 0 trajectories: a list of actions and observations, or `output.jsonl` of its evaluation, whose verdicts are labels',
    where: 'A `run` step with OpenHands 0 and `SAVE_TRAJECTORY_PATH=trajectory.json`, or *Download trajectory* in its interface',
    lacks: openhands_shape/* lacks */.pO,
    detect: ({ records }) => (records.some((r) => (0,openhands_shape/* isOldEvent */._R)(r) || (0,openhands_shape/* isOldOutput */.Nj)(r)) ? 'strong' : undefined),
    ...late(async () => (await __webpack_require__.e(/* import() */ 4634).then(__webpack_require__.bind(__webpack_require__, 44634))).decode),
});

// EXTERNAL MODULE: ./src/formats/otel/signature.ts
var signature = __webpack_require__(28145);
;// CONCATENATED MODULE: ./src/formats/otel/otel-genai.ts


/* harmony default export */ const otel_genai = ({
    id: 'otel-genai',
    doc: 'OpenTelemetry traces as OTLP/JSON, Tempo, Jaeger or single spans, with the attributes of the GenAI conventions (current and older), OpenInference, Traceloop/OpenLLMetry, Google ADK or the AI SDK. A run is one conversation or session, else one trace; of spans that report the same response or call, one counts',
    where: 'The file that the Collector’s `file` exporter writes (`path: traces.jsonl`), or an export of Tempo, Jaeger (`/api/traces/<id>`) or Phoenix (`client.spans.get_spans`) that a `run` step stores. Turn the recording of contents on (`OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT=true`): without it there are no arguments, results and answer',
    lacks: signature/* lacks */.pO,
    before: ['openai-chat', 'anthropic-messages'],
    detect: ({ records }) => (records.some(signature/* isTelemetry */.sL) ? 'strong' : undefined),
    ...late(async () => (await __webpack_require__.e(/* import() */ 1699).then(__webpack_require__.bind(__webpack_require__, 41699))).decode),
});

// EXTERNAL MODULE: ./src/formats/own/record.ts
var record = __webpack_require__(6250);
;// CONCATENATED MODULE: ./src/formats/own/flat-calls.ts



const flat_calls_lacks = [
    'compactions',
    'offered_tools',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'self_evaluation',
];
/* harmony default export */ const flat_calls = ({
    id: 'flat-calls',
    doc: 'Home-made log with a call and its result in one record, `{tool, args, output}`, between messages `{role, content}`',
    where: 'Written by a loop of your own, one record a line; a native trace holds more (docs/own-agent.md)',
    lacks: flat_calls_lacks,
    before: ['openai-chat'],
    detect: ({ records }) => {
        if (records.some(record/* isChat */.Z9))
            return undefined;
        return records.some((r) => (0,formats_flat/* flatCall */.I)(r) !== undefined || (0,record/* recordsIn */.Q0)(r) !== undefined) ? 'weak' : undefined;
    },
    ...late(async () => {
        const { decode } = await __webpack_require__.e(/* import() */ 9617).then(__webpack_require__.bind(__webpack_require__, 29617));
        return (sink) => decode(sink, flat_calls_lacks);
    }),
});

// EXTERNAL MODULE: ./src/formats/pi/shape.ts
var pi_shape = __webpack_require__(65951);
;// CONCATENATED MODULE: ./src/formats/pi/pi-session.ts



/* harmony default export */ const pi_session = ({
    id: 'pi-session',
    doc: 'Sessions of pi and OpenClaw: JSON Lines of a tree. The branch of the last entry is the run; calls on other branches were made and stay',
    where: 'On the runner after a pi step: ~/.pi/agent/sessions/<folder>/*.jsonl; OpenClaw: ~/.openclaw/agents/<agent>/sessions/*.jsonl',
    lacks: pi_shape/* about */.Cv.lacks,
    detect: ({ records }) => (records.some((r) => (0,json/* isObject */.Gv)(r) && ((0,pi_shape/* isHeader */.gN)(r) || (0,pi_shape/* isMessage */.K8)(r))) ? 'strong' : undefined),
    ...late(async () => (await __webpack_require__.e(/* import() */ 9966).then(__webpack_require__.bind(__webpack_require__, 9966))).decode),
});

// EXTERNAL MODULE: ./src/formats/pydantic/message.ts
var pydantic_message = __webpack_require__(98148);
;// CONCATENATED MODULE: ./src/formats/pydantic/pydantic-ai.ts



const pydantic_ai_lacks = [
    'exit_codes',
    'compactions',
    'offered_tools',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'self_evaluation',
];
/* harmony default export */ const pydantic_ai = ({
    id: 'pydantic-ai',
    doc: 'Pydantic AI messages, as `all_messages_json()` gives them, one run a list',
    where: 'Written by your own step: `Path("trace.json").write_bytes(result.all_messages_json())`',
    lacks: pydantic_ai_lacks,
    detect: ({ records }) => (records.some((r) => (0,pydantic_message/* isMessage */.K)(r) || (0,wrapped/* listIn */.Of)(r, pydantic_message/* isMessage */.K)) ? 'strong' : undefined),
    ...late(async () => {
        const { decode } = await __webpack_require__.e(/* import() */ 1574).then(__webpack_require__.bind(__webpack_require__, 49193));
        return (sink) => decode(sink, pydantic_ai_lacks);
    }),
});

// EXTERNAL MODULE: ./src/formats/qwen/shape.ts
var qwen_shape = __webpack_require__(68611);
;// CONCATENATED MODULE: ./src/formats/qwen/qwen-session.ts


/* harmony default export */ const qwen_session = ({
    id: 'qwen-session',
    doc: 'Qwen Code sessions: JSON Lines with `parentUuid` and `message.parts`',
    where: 'On the runner after any Qwen Code step: ~/.qwen/projects/<folder>/chats/<session>.jsonl',
    lacks: qwen_shape/* about */.Cv.lacks,
    before: ['claude-transcript', 'claude-code'],
    detect: ({ records }) => (records.some(qwen_shape/* isOwn */.NP) ? 'strong' : undefined),
    ...late(async () => (await __webpack_require__.e(/* import() */ 3490).then(__webpack_require__.bind(__webpack_require__, 93490))).decode),
});

// EXTERNAL MODULE: ./src/formats/swe/shape.ts
var swe_shape = __webpack_require__(62207);
;// CONCATENATED MODULE: ./src/formats/swe/mini-swe-agent.ts


/* harmony default export */ const mini_swe_agent = ({
    id: 'mini-swe-agent',
    doc: 'mini-SWE-agent 1 and 2 trajectories (`.traj.json`), or their messages alone: each command is a call of `bash`',
    where: 'A `run` step with `mini -y -t "…" -o run.traj.json` (with `--exit-immediately`): the file named by `-o`',
    lacks: swe_shape/* lacks */.pO,
    before: ['openai-chat', 'anthropic-messages'],
    detect: ({ records }) => (records.some((r) => (0,swe_shape/* isMini */.WD)(r) || (0,swe_shape/* isMiniMessage */.bl)(r)) ? 'strong' : undefined),
    ...late(async () => (await __webpack_require__.e(/* import() */ 3344).then(__webpack_require__.bind(__webpack_require__, 73344))).decode),
});

;// CONCATENATED MODULE: ./src/formats/swe/swe-agent.ts


/* harmony default export */ const swe_agent = ({
    id: 'swe-agent',
    doc: 'SWE-agent trajectories (`.traj`): each step is a call, each attempt at the task a run',
    where: 'A `run` step with `sweagent run … --output_dir trajectories`: `trajectories/<instance>/<instance>.traj`',
    lacks: swe_shape/* sweLacks */.cj,
    detect: ({ records }) => (records.some((r) => (0,swe_shape/* isTrajectory */.uo)(r) || (0,swe_shape/* isRetried */.mo)(r)) ? 'strong' : undefined),
    ...late(async () => (await __webpack_require__.e(/* import() */ 5593).then(__webpack_require__.bind(__webpack_require__, 55593))).decode),
});

// EXTERNAL MODULE: ./src/formats/tau/shape.ts
var tau_shape = __webpack_require__(53728);
;// CONCATENATED MODULE: ./src/formats/tau/tau-bench.ts


const tau_bench_lacks = [
    'errors',
    'exit_codes',
    'compactions',
    'denials',
    'offered_tools',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'self_evaluation',
];
/* harmony default export */ const tau_bench = ({
    id: 'tau-bench',
    doc: 'tau-bench results: each task and trial is a run, its `reward` is a label',
    where: 'The file that `python run.py --log-dir results` leaves in `results/`',
    lacks: tau_bench_lacks,
    detect: (head) => (head.records.some(tau_shape/* isRun */.yz) ? 'strong' : undefined),
    ...late(async () => {
        const { decodeRuns } = await __webpack_require__.e(/* import() */ 2450).then(__webpack_require__.bind(__webpack_require__, 12450));
        return (sink) => decodeRuns(sink, tau_bench_lacks);
    }),
});

;// CONCATENATED MODULE: ./src/formats/tau/tau2.ts


const tau2_lacks = [
    'exit_codes',
    'denials',
    'offered_tools',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'self_evaluation',
];
/* harmony default export */ const tau2 = ({
    id: 'tau2',
    doc: 'tau2-bench results: each simulation is a run, its `reward` is a label',
    where: 'The file that `tau2 run … --save-to NAME` leaves in `data/simulations/`',
    lacks: tau2_lacks,
    detect: (head) => (head.records.some((r) => (0,tau_shape/* isSimulations */.ld)(r) || (0,tau_shape/* isSimulation */._1)(r)) ? 'strong' : undefined),
    ...late(async () => {
        const { decodeSimulations } = await __webpack_require__.e(/* import() */ 2450).then(__webpack_require__.bind(__webpack_require__, 12450));
        return (sink) => decodeSimulations(sink, tau2_lacks);
    }),
});

;// CONCATENATED MODULE: ./src/formats/index.ts
// The trace formats, in the order they are listed to users.














































const formats = [
    native_native,
    live_trajectory,
    openai_chat,
    openai_responses,
    openai_agents,
    claude_code,
    claude_transcript,
    anthropic_messages,
    codex_exec,
    codex_rollout,
    copilot_events,
    atif,
    otel_genai,
    inspect,
    tau_bench,
    tau2,
    agentdojo,
    gemini_stream,
    gemini_session,
    gemini_json,
    gemini_contents,
    antigravity_stream,
    antigravity_transcript,
    cursor_stream,
    cursor_transcript,
    opencode_run,
    opencode_export,
    pi_session,
    goose,
    qwen_session,
    droid_exec,
    droid_session,
    kimi_wire,
    grok_session,
    swe_agent,
    mini_swe_agent,
    openhands,
    openhands_v0,
    adk_session,
    adk_evalset,
    langchain_messages,
    ai_sdk,
    pydantic_ai,
    autogen,
    mcp_log,
    flat_calls,
];


/***/ }),

/***/ 52290:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RN: () => (/* binding */ isSample),
/* harmony export */   V_: () => (/* binding */ isLog),
/* harmony export */   pO: () => (/* binding */ lacks)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

const lacks = [
    'exit_codes',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'self_evaluation',
];
/** The log of an evaluation, with its samples or without. */
const isLog = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r['eval']) && typeof r['version'] === 'number' && ('status' in r || (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r['plan']));
/** One sample: a run. */
const isSample = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) && typeof r['epoch'] === 'number' && 'id' in r && 'target' in r && Array.isArray(r['messages']);


/***/ }),

/***/ 58992:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.AO),
/* harmony export */   GF: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.GF),
/* harmony export */   Gv: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv),
/* harmony export */   Ik: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.Ik),
/* harmony export */   JS: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.JS),
/* harmony export */   L3: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.L3),
/* harmony export */   Qq: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.Qq),
/* harmony export */   Tf: () => (/* binding */ contentText),
/* harmony export */   YO: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.YO),
/* harmony export */   ai: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.ai),
/* harmony export */   jM: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.jM),
/* harmony export */   lR: () => (/* binding */ readArguments),
/* harmony export */   qF: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.qF),
/* harmony export */   v_: () => (/* reexport safe */ _model_json_js__WEBPACK_IMPORTED_MODULE_0__.v_)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);
// What formats share of JSON: the arguments of calls, and the texts of content blocks.


/**
 * Reads call arguments as models write them: an object, or JSON text. Text that is no JSON stays text: a malformed call.
 * So does JSON in which an object has a key twice: which of the two values the tool took, nobody knows.
 * No arguments at all, or an empty text, are `{}`.
 */
function readArguments(value) {
    if (value === undefined || value === null)
        return {};
    if (typeof value !== 'string')
        return value;
    if (value.trim() === '')
        return {};
    try {
        let source = value;
        let parsed = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(source);
        if (typeof parsed === 'string') {
            source = parsed;
            parsed = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(source);
        }
        if (parsed === null)
            return {};
        return typeof parsed === 'string' || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nestedBeyond */ .L3)(parsed) || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .repeatsKey */ .oC)(source) ? value : parsed;
    }
    catch {
        return value;
    }
}
/** The text of a message or tool result: a string, or the text of its content blocks joined by line breaks. */
function contentText(content) {
    if (typeof content === 'string')
        return content;
    if (!Array.isArray(content))
        return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(content) ? ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(content['text']) ?? '') : '';
    const parts = [];
    for (const block of content) {
        if (typeof block === 'string')
            parts.push(block);
        else if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(block) && typeof block['text'] === 'string')
            parts.push(block['text']);
    }
    return parts.join('\n');
}


/***/ }),

/***/ 61166:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   gN: () => (/* binding */ isHeader),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

const about = {
    format: 'kimi-wire',
    lacks: ['taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
};
const isHeader = (r) => r['type'] === 'metadata' && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['protocol_version']) !== undefined;
const isRecord = (r) => (r['type'] === 'context.append_loop_event' && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r['event'])) ||
    (r['type'] === 'context.append_message' && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r['message']));


/***/ }),

/***/ 11909:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K8: () => (/* binding */ isMessage),
/* harmony export */   NP: () => (/* binding */ isOwn),
/* harmony export */   bD: () => (/* binding */ messageOf)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);
// What a message of LangChain's is, in each of the ways in which it is serialised.

const classes = {
    Human: 'human',
    AI: 'ai',
    Tool: 'tool',
    Function: 'function',
    System: 'system',
    Chat: 'chat',
    Remove: 'remove',
};
const types = new Set(Object.values(classes));
/** The role that the name of a class says, such as `AIMessageChunk`. */
function classOf(name) {
    const found = typeof name === 'string' ? /^([A-Z][A-Za-z]{1,7})Message(Chunk)?$/.exec(name) : null;
    const role = found && Object.hasOwn(classes, found[1] ?? '') ? classes[found[1] ?? ''] : undefined;
    return role && { role, chunk: found?.[2] !== undefined };
}
/** Reads `dumpd` (a constructor), `messages_to_dict` (type and data) and `model_dump` (all in one). */
function messageOf(value) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return undefined;
    const { lc, type, id, kwargs, data } = value;
    if (lc === 1 && type === 'constructor' && Array.isArray(id) && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(kwargs)) {
        const kind = classOf(id.at(-1));
        return kind && { ...kind, fields: kwargs };
    }
    const kind = types.has(type) ? { role: type, chunk: false } : classOf(type);
    if (!kind || 'role' in value !== (kind.role === 'chat' && !(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(data)))
        return undefined;
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(data) && 'content' in data)
        return { ...kind, fields: data };
    return 'content' in value ? { ...kind, fields: value } : undefined;
}
const isMessage = (value) => messageOf(value) !== undefined;
/** Is it a message that no other format writes? */
function isOwn(value) {
    const message = messageOf(value);
    if (!message)
        return false;
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(value)['lc'] === 1 || message.chunk || message.role === 'human' || message.role === 'ai')
        return true;
    return message.role === 'tool' && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(message.fields['tool_call_id']) !== undefined;
}


/***/ }),

/***/ 19872:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isOwn),
/* harmony export */   w: () => (/* binding */ messagesIn)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);
// What a message of the Model Context Protocol is, and what logs wrap it in.

/** The keys that logs keep messages under. */
const envelopes = [
    'message',
    'msg',
    'payload',
    'data',
    'body',
    'frame',
    'request',
    'response',
    'rpc',
    'params',
];
const isRpc = (value) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) &&
    value['jsonrpc'] === '2.0' &&
    (typeof value['method'] === 'string' || 'result' in value || 'error' in value);
/** The messages of one record of a log: itself, what it wraps, or a batch of them. */
function messagesIn(record) {
    if (Array.isArray(record))
        return record.filter(isRpc).map((message) => ({ message, at: undefined, session: '' }));
    if (isRpc(record))
        return [{ message: record, at: undefined, session: '' }];
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(record))
        return [];
    const at = record['ts'] ?? record['timestamp'] ?? record['time'] ?? record['at'];
    const session = [
        record['session'],
        record['session_id'],
        record['sessionId'],
        record['server'],
        record['server_name'],
    ]
        .filter((s) => typeof s === 'string' || typeof s === 'number')
        .join(' ');
    return envelopes.flatMap((key) => unwrap(record[key]).map((message) => ({ message, at, session })));
}
/** A message that a log keeps as an object, or as the text that went over the wire. */
function unwrap(value) {
    if (typeof value === 'string') {
        if (!value.includes('"jsonrpc"') || !/^\s*[[{]/.test(value))
            return [];
        try {
            return unwrap((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(value));
        }
        catch {
            return [];
        }
    }
    return (Array.isArray(value) ? value : [value]).filter(isRpc);
}
const methods = /^(?:tools\/(?:call|list)|resources\/(?:read|list|templates\/list|subscribe)|prompts\/(?:get|list)|elicitation\/create|sampling\/createMessage|roots\/list|notifications\/(?:initialized|cancelled|progress|message|tools\/list_changed))$/;
/** Is it one that no other protocol over JSON-RPC has? */
function isOwn({ message }) {
    const { method, params } = message;
    if (method === 'initialize')
        return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(params) && /^\d{4}-\d\d-\d\d$/.test((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(params['protocolVersion']) ?? '');
    return typeof method === 'string' && methods.test(method);
}


/***/ }),

/***/ 72104:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PN: () => (/* binding */ responseIn),
/* harmony export */   Sv: () => (/* binding */ isResponse),
/* harmony export */   WZ: () => (/* binding */ isItem),
/* harmony export */   d0: () => (/* binding */ isItemOfOwn),
/* harmony export */   qz: () => (/* binding */ isTypedMessage),
/* harmony export */   zE: () => (/* binding */ isStreamEvent)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);
// What tells the items of the Responses API, and what holds them, from records of others.

const isResponse = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) && r['object'] === 'response' && Array.isArray(r['output']);
/** The response in a record: itself, or what a log wraps. */
const responseIn = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) && r['object'] === undefined && isResponse(r['response']) && !isStreamEvent(r) ? r['response'] : r;
/** An event of a streamed response. */
const isStreamEvent = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) && typeof r['type'] === 'string' && r['type'].startsWith('response.');
/** The types of items that no other format writes at the top of a record, each with what it must have. */
const own = {
    function_call: ['call_id', 'name'],
    function_call_output: ['call_id', 'output'],
    custom_tool_call: ['call_id', 'name'],
    custom_tool_call_output: ['call_id', 'output'],
    mcp_call: ['name', 'server_label'],
    mcp_approval_request: ['name', 'server_label'],
    mcp_approval_response: ['approval_request_id'],
    mcp_list_tools: ['server_label'],
    computer_call: ['call_id', 'action'],
    computer_call_output: ['call_id', 'output'],
    local_shell_call: ['action'],
    shell_call: ['call_id', 'action'],
    shell_call_output: ['call_id', 'output'],
    apply_patch_call: ['call_id', 'operation'],
    apply_patch_call_output: ['call_id'],
    web_search_call: ['status'],
    file_search_call: ['queries'],
    code_interpreter_call: ['code'],
    image_generation_call: ['status'],
};
const isItemOfOwn = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) &&
    typeof r['type'] === 'string' &&
    Object.hasOwn(own, r['type']) &&
    own[r['type']]?.every((k) => k in r) === true;
/** A message whose content says that it is an item's. */
const isTypedMessage = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) &&
    typeof r['role'] === 'string' &&
    (r['type'] === 'message' || r['type'] === undefined) &&
    (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(r['content']).some((c) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(c) && /^(?:in|out)put_text$/.test((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(c['type']) ?? ''));
const passive = new Set(['reasoning', 'item_reference', 'compaction', 'compaction_summary']);
const roles = new Set(['user', 'assistant', 'system', 'developer']);
/** A text, or the blocks of an item. */
const isContent = (content) => typeof content === 'string' ||
    (Array.isArray(content) &&
        content.every((c) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(c) && /^(?:\w+_)?(?:text|image|audio|file|refusal)$/.test((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(c['type']) ?? '')));
/** Any item of a list, where a list of items it is. A message holds no calls: those of a chat are another format's. */
function isItem(r) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r))
        return false;
    const { type, role } = r;
    if (type === undefined || type === 'message')
        return roles.has(role) && isContent(r['content']) && !('tool_calls' in r || 'function_call' in r);
    return typeof type === 'string' && (passive.has(type) || /^\w+_(?:call|call_output)$/.test(type) || isItemOfOwn(r));
}


/***/ }),

/***/ 36048:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ about),
/* harmony export */   H: () => (/* binding */ isExport)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

const about = {
    format: 'opencode-export',
    lacks: ['offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
};
const isExport = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) &&
    (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r['info']) &&
    (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(r['messages']).some((m) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(m) && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(m['info']) && Array.isArray(m['parts']));


/***/ }),

/***/ 4141:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ about),
/* harmony export */   x: () => (/* binding */ isEvent)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

const about = {
    format: 'opencode-run',
    lacks: ['compactions', 'offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
};
const isEvent = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) &&
    (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['sessionID']) !== undefined &&
    (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['type']) !== undefined &&
    ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r['part']) || r['type'] === 'error');


/***/ }),

/***/ 98948:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nj: () => (/* binding */ isOldOutput),
/* harmony export */   _R: () => (/* binding */ isOldEvent),
/* harmony export */   ad: () => (/* binding */ isState),
/* harmony export */   pO: () => (/* binding */ lacks),
/* harmony export */   xH: () => (/* binding */ isEvent)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);
// What the events of OpenHands look like, in its versions 0 and 1.

/** What neither version can record. */
const lacks = ['taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'];
/** The events of version 1 that a run is read from. */
const kinds = new Set([
    'SystemPromptEvent',
    'MessageEvent',
    'ActionEvent',
    'ObservationEvent',
    'AgentErrorEvent',
    'UserRejectObservation',
    'Condensation',
    'ConversationStateUpdateEvent',
    'ConversationErrorEvent',
    'ConversationIterationLimitEvent',
    'PauseEvent',
    'InterruptEvent',
    'ACPToolCallEvent',
]);
/** An event of version 1. */
const isEvent = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) && kinds.has(r['kind']) && (typeof r['id'] === 'string' || typeof r['source'] === 'string');
/** `base_state.json`, which version 1 keeps beside its events. */
const isState = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) && typeof r['execution_status'] === 'string' && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r['agent']) && 'confirmation_policy' in r;
/** An event of version 0: an action with its arguments, or an observation with what it adds. */
const isOldEvent = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) &&
    ['agent', 'user', 'environment'].includes(r['source']) &&
    ((typeof r['action'] === 'string' && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r['args'])) ||
        (typeof r['observation'] === 'string' && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r['extras'])));
/** A line of the evaluation's `output.jsonl`: one task, with the events of its run. */
const isOldOutput = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) && Array.isArray(r['history']) && r['history'].flat().some(isOldEvent);


/***/ }),

/***/ 28145:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O3: () => (/* binding */ resourceSpans),
/* harmony export */   bl: () => (/* binding */ isSpan),
/* harmony export */   bv: () => (/* binding */ isOther),
/* harmony export */   fe: () => (/* binding */ wrappedSpans),
/* harmony export */   lq: () => (/* binding */ jaegerTraces),
/* harmony export */   pO: () => (/* binding */ lacks),
/* harmony export */   sL: () => (/* binding */ isTelemetry)
/* harmony export */ });
/* unused harmony export semantic */
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

const lacks = [
    'exit_codes',
    'compactions',
    'denials',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'self_evaluation',
];
/** The keys of an OTLP document; `batches` and `trace` are Tempo's. */
const documents = ['resourceSpans', 'resource_spans', 'batches'];
const others = ['resourceLogs', 'resource_logs', 'resourceMetrics', 'resource_metrics', 'scopeMetrics'];
/** The resource spans of an OTLP document, in any of its spellings. */
function resourceSpans(record) {
    for (const holder of [record, (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(record['trace'])])
        for (const key of documents)
            if (Array.isArray(holder[key]))
                return holder[key].every(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv) ? holder[key] : [];
    return undefined;
}
/** A document of logs or metrics, as the Collector writes them beside spans. */
const isOther = (record) => others.some((key) => Array.isArray(record[key]));
/** Jaeger's export: `{data: [{traceID, spans}]}`, or one of the elements. */
function jaegerTraces(record) {
    const traces = Array.isArray(record['data']) ? record['data'] : [record];
    const found = traces.filter(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv).filter((t) => typeof t['traceID'] === 'string' && Array.isArray(t['spans']));
    return found.length > 0 ? found : undefined;
}
/** Attributes that only agents' spans have. */
const semantic = /^(?:gen_ai|openinference|traceloop|gcp\.vertex\.agent|mcp|llm|ai\.(?:operationId|toolCall|response|prompt|usage|model))(?:\.|$)/;
/** The keys of the attributes of a span, as an object or as a list of pairs. */
const attributeKeys = (span) => {
    const { attributes } = span;
    return Array.isArray(attributes) ? attributes.map((a) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(a)['key']) : Object.keys((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(attributes));
};
/** A span that stands alone: with its ids beside its attributes, or in a `context`. */
function isSpan(record) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(record) || (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(record['attributes']) && !Array.isArray(record['attributes'])))
        return false;
    const context = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(record['context'] ?? record['spanContext']);
    if (context['span_id'] ?? context['spanId'])
        return true;
    const traced = record['trace_id'] ?? record['traceId'];
    return typeof traced === 'string' && typeof (record['span_id'] ?? record['spanId'] ?? record['id']) === 'string';
}
/** Spans one by one below a key of their own, as some exporters wrap them. */
const wrappedSpans = (record) => {
    const spans = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(record['spans']).filter(isSpan);
    return spans.length > 0 && spans.length === (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(record['spans']).length ? spans : undefined;
};
const isAgents = (span) => attributeKeys(span).some((key) => typeof key === 'string' && semantic.test(key)) ||
    ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(span['context']) && 'span_kind' in span);
/** Has a record the signature of a trace: a document of OTLP, Tempo or Jaeger, or a span of an agent? */
function isTelemetry(record) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(record))
        return false;
    if (resourceSpans(record) || jaegerTraces(record))
        return true;
    return isSpan(record) ? isAgents(record) : (wrappedSpans(record) ?? []).some(isAgents);
}


/***/ }),

/***/ 74592:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ errorText),
/* harmony export */   s: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

const good = /^(?:ok|success|succeeded|successful)$/i;
const bad = /^(?:error|errored|fail|failed|failure|exception|timeout|timed_out|cancelled|canceled)$/i;
const refused = /^(?:denied|rejected|refused|blocked|declined)$/i;
/** How a call ended by the record of its result; `is_error: null`: the record does not say. */
function outcomeOf(record) {
    const code = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(record['exit_code'] ?? record['exitCode'] ?? record['returncode']);
    const took = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(record['duration_ms']);
    const { denied } = record;
    const isDenied = denied === true || refused.test((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(record['status']) ?? '');
    return {
        is_error: isDenied ? true : failed(record),
        ...(isDenied ? { denied: true } : {}),
        ...(code !== undefined && Number.isSafeInteger(code) ? { exit_code: code } : {}),
        ...(took !== undefined && took >= 0 ? { duration_ms: took } : {}),
    };
}
/** Any key that speaks of a failure is one: a record that also says `ok` contradicts itself. */
function failed(record) {
    const { error, status } = record;
    const flags = [record['is_error'], record['isError'], negated(record['ok']), negated(record['success'])];
    const said = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(status) ?? '';
    const carried = error !== undefined && error !== null && error !== false && error !== '';
    if (flags.includes(true) || bad.test(said) || carried)
        return true;
    return flags.includes(false) || good.test(said) || error === false || error === null ? false : null;
}
const negated = (value) => (typeof value === 'boolean' ? !value : undefined);
/** What an error says, where a record has it in the place of a result. */
function errorText(record) {
    const { error } = record;
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(error))
        return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(error['message']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .GF)(error);
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(error);
}


/***/ }),

/***/ 6250:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q0: () => (/* binding */ recordsIn),
/* harmony export */   Z9: () => (/* binding */ isChat),
/* harmony export */   u4: () => (/* binding */ isRecord),
/* harmony export */   uN: () => (/* binding */ finalOf)
/* harmony export */ });
/* harmony import */ var _flat_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69597);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58992);
/* harmony import */ var _wrapped_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49545);
// What the records of a home-made log are.



const isMessage = (m) => /^(?:system|developer|user|assistant)$/.test((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(m['role']) ?? '') &&
    (typeof m['content'] === 'string' || Array.isArray(m['content'])) &&
    !isChat(m);
/** A message of OpenAI's that makes its calls there: what names a tool behind it is the result. */
const isChat = (m) => (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(m) && ('tool_calls' in m || 'function_call' in m);
/** The answer, where a record is kept for it alone. */
const finalOf = (m) => (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(m['final_answer']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(m['answer']);
const isRecord = (r) => (0,_flat_js__WEBPACK_IMPORTED_MODULE_0__/* .flatCall */ .I)(r) !== undefined ||
    ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(r) && (isMessage(r) || (finalOf(r) !== undefined && !Object.values(r).some(Array.isArray))));
/** The records that stand in a list under a key, with a call among them. */
function recordsIn(value) {
    const list = (0,_wrapped_js__WEBPACK_IMPORTED_MODULE_2__/* .listIn */ .Of)(value, (r) => isRecord(r) || isChat(r));
    if (list?.some(isChat))
        return undefined;
    return list?.some((r) => (0,_flat_js__WEBPACK_IMPORTED_MODULE_0__/* .flatCall */ .I)(r) !== undefined) ? list : undefined;
}


/***/ }),

/***/ 65951:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   K8: () => (/* binding */ isMessage),
/* harmony export */   gN: () => (/* binding */ isHeader)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

const about = {
    format: 'pi-session',
    lacks: ['denials', 'offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
};
const isHeader = (r) => r['type'] === 'session' && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['id']) !== undefined && ('version' in r || 'cwd' in r);
const roles = new Set(['toolResult', 'bashExecution', 'branchSummary', 'compactionSummary']);
/** A message of pi’s own shape. */
const isMessage = (r) => {
    if (r['type'] !== 'message' && r['type'] !== 'message_end')
        return false;
    const message = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(r['message']);
    return (roles.has(message['role']) ||
        (message['role'] === 'assistant' && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(message['content']).some((c) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(c)['type'] === 'toolCall')));
};


/***/ }),

/***/ 98148:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ isMessage)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);
// What a message of Pydantic AI's is.

/** A request to the model or its response, in parts that name their kinds. */
const isMessage = (m) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(m) &&
    (m['kind'] === 'request' || m['kind'] === 'response') &&
    Array.isArray(m['parts']) &&
    m['parts'].every((p) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(p) && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(p['part_kind']) !== undefined);


/***/ }),

/***/ 68611:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   NP: () => (/* binding */ isOwn),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

const about = {
    format: 'qwen-session',
    lacks: ['offered_tools', 'taint', 'blocked_sends', 'confirmations', 'elicitations', 'self_evaluation'],
};
const isRecord = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) &&
    (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(r['type']) !== undefined &&
    'sessionId' in r &&
    ('parentUuid' in r || 'toolCallResult' in r || Array.isArray((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(r['message'])['parts']));
const isOwn = (r) => isRecord(r) && (Array.isArray((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(r['message'])['parts']) || r['subtype'] === 'chat_compression');


/***/ }),

/***/ 62207:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ told),
/* harmony export */   WD: () => (/* binding */ isMini),
/* harmony export */   bl: () => (/* binding */ isMiniMessage),
/* harmony export */   cj: () => (/* binding */ sweLacks),
/* harmony export */   mo: () => (/* binding */ isRetried),
/* harmony export */   pO: () => (/* binding */ lacks),
/* harmony export */   uo: () => (/* binding */ isTrajectory)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);
// What recordings of SWE-agent and mini-SWE-agent look like.

/** What none of the two can record. */
const lacks = [
    'compactions',
    'offered_tools',
    'taint',
    'blocked_sends',
    'confirmations',
    'elicitations',
    'self_evaluation',
];
const isStep = (s) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(s) && typeof s['action'] === 'string' && typeof s['observation'] === 'string';
/** What SWE-agent cannot record. */
const sweLacks = [...lacks, 'errors', 'exit_codes', 'denials'];
/** A `.traj` of SWE-agent: steps, and what became of the run. */
const isTrajectory = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) &&
    Array.isArray(r['trajectory']) &&
    (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r['info']) &&
    (Array.isArray(r['history']) || 'environment' in r) &&
    r['trajectory'].every(isStep);
/** Several attempts at one task, of which one was chosen. */
const isRetried = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(r['attempts']).length > 0 && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(r['attempts']).every(isTrajectory);
/** A `.traj.json` of mini-SWE-agent: messages, and what became of the run. */
const isMini = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) &&
    Array.isArray(r['messages']) &&
    ((typeof r['trajectory_format'] === 'string' && r['trajectory_format'].startsWith('mini-swe-agent')) ||
        'mini_version' in (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(r['info']));
const contentIs = (m, pattern) => typeof m['content'] === 'string' && pattern.test(m['content']);
/** What mini-SWE-agent tells its model of a command that ended. */
const told = /^\s{0,20}<returncode>(-?\d{1,9})<\/returncode>/;
/** A message of mini-SWE-agent 1, which writes its commands into its text, or of 2, which keeps them beside it. */
const isMiniMessage = (m) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(m) &&
    ((m['role'] === 'user' && contentIs(m, told)) ||
        (m['role'] === 'assistant' && contentIs(m, /^```mswea_bash_command\s*$/m)) ||
        (m['role'] === 'assistant' && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(m['extra']) && Array.isArray(m['extra']['actions'])) ||
        (m['role'] === 'exit' && typeof (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)(m['extra'])['exit_status'] === 'string'));


/***/ }),

/***/ 53728:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _1: () => (/* binding */ isSimulation),
/* harmony export */   ld: () => (/* binding */ isSimulations),
/* harmony export */   yz: () => (/* binding */ isRun)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);
// What tells the records of both benchmarks from others.

/** One run of tau-bench: `traj`, which forks call `messages`, with a reward. */
const isRun = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) &&
    'reward' in r &&
    ('task_id' in r || 'task_idx' in r || ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r['info']) && 'task' in r['info'])) &&
    Array.isArray(r['traj'] ?? r['messages']) &&
    !('termination_reason' in r);
/** One run of tau2-bench. */
const isSimulation = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) && 'task_id' in r && 'termination_reason' in r;
/** A file of tau2-bench. */
const isSimulations = (r) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r) && Array.isArray(r['simulations']) && ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(r['info']) || Array.isArray(r['tasks']));


/***/ }),

/***/ 19555:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ inputTokens),
/* harmony export */   k: () => (/* binding */ tokensOf)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);
// Tokens as recordings count them, to what a trace means by them: `input_tokens` is all that was sent, the cache included.

/** Anthropic counts what was read from the cache and written to it beside the input. */
const beside = ['cache_read_input_tokens', 'cache_creation_input_tokens'];
/** What one record of usage of Anthropic's says was sent, the cache included. */
function inputTokens(usage) {
    const plain = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(usage['input_tokens']);
    if (plain === undefined || plain < 0)
        return undefined;
    if (usage['input_tokens_include_cache'] === true)
        return plain;
    return beside.reduce((sum, key) => sum + Math.max(0, (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(usage[key]) ?? 0), plain);
}
/** The tokens of a message's usage; a compaction's own are only in its iterations. */
function tokensOf(usage) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(usage))
        return undefined;
    const parts = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(usage['iterations']).filter(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv);
    const sum = { input_tokens: 0, output_tokens: 0 };
    let known = false;
    for (const part of parts.length > 0 ? parts : [usage]) {
        const input = inputTokens(part);
        const output = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(part['output_tokens']);
        if (input !== undefined)
            sum.input_tokens += input;
        if (output !== undefined && output >= 0)
            sum.output_tokens += output;
        known ||= input !== undefined || (output !== undefined && output >= 0);
    }
    return known ? sum : undefined;
}


/***/ }),

/***/ 49545:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   Of: () => (/* binding */ listIn),
/* harmony export */   ky: () => (/* binding */ wrapped)
/* harmony export */ });
/* harmony import */ var _contract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36124);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);


/** The keys that lists of messages stand under, the likeliest first. */
const keys = ['messages', 'all_messages', 'message_history', 'conversation', 'history'];
/** Are most elements messages? Gives up as soon as they cannot be: every list of every record is asked. */
function isList(value, is) {
    if (!Array.isArray(value) || value.length === 0)
        return false;
    let others = 0;
    for (const element of value)
        if (!is(element) && ++others * 2 >= value.length)
            return false;
    return true;
}
/** The list of messages that a value is, or holds under a key, or one level down. */
function listIn(value, is) {
    if (isList(value, is))
        return value;
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return undefined;
    for (const at of [value, ...Object.values(value).filter(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)]) {
        for (const key of keys)
            if (isList(at[key], is))
                return at[key];
        for (const inner of Object.values(at))
            if (isList(inner, is))
                return inner;
    }
    return undefined;
}
/** Reads bare messages as one run, and each list of them as a run of its own. */
function wrapped(sink, is, start) {
    let bare;
    return {
        record(value) {
            if (is(value)) {
                bare ??= start();
                bare.message(value);
                return true;
            }
            const list = listIn(value, is);
            if (!list)
                return false;
            const talk = start();
            if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
                talk.wrapper(value);
            const unknown = readList(list, is, talk);
            const trace = talk.finish(false);
            if (unknown > 0)
                trace.source.unrecognised = unknown;
            sink.emit(trace);
            return true;
        },
        end(cut) {
            if (bare)
                sink.emit(bare.finish(cut));
        },
    };
}
/** Gives the messages of a list to a talk; says how many elements are none. One that speaks of tools may not be passed over. */
function readList(list, is, talk) {
    let unknown = 0;
    for (const [i, m] of list.entries()) {
        if (is(m))
            talk.message(m);
        else if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(m) && Object.keys(m).some((key) => /tool|call|function/i.test(key)))
            throw new _contract_js__WEBPACK_IMPORTED_MODULE_1__/* .FormatError */ .I(`Element ${i} of the messages speaks of calls in a form that is not known: it has the keys ${Object.keys(m).slice(0, 8).join(', ')}`);
        else
            unknown++;
    }
    return unknown;
}


/***/ }),

/***/ 65743:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NO: () => (/* binding */ holdsWrittenCalls),
/* harmony export */   VA: () => (/* binding */ writtenResult),
/* harmony export */   dU: () => (/* binding */ isWrittenBy),
/* harmony export */   pI: () => (/* binding */ writtenCalls),
/* harmony export */   z8: () => (/* binding */ seemsWritten)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);
// Calls that a model without native ones writes into its text, as OpenHands (`<function=…>`) and Hermes (`<tool_call>`) ask for them.

const opening = /<function=([\w.:-]{1,100})>|<tool_call>/;
/** How other models write theirs: Llama's, Mistral's, and Claude's as text. */
const others = /<\|python_tag\|>|\[TOOL_CALLS\]|<(?:antml:)?invoke name="/;
/** Does a text hold such calls? What stands in a code fence is an example. */
const holdsWrittenCalls = (said) => seems(said) &&
    seems(said
        .split('```')
        .filter((_, i) => i % 2 === 0)
        .join(' '));
const seems = (said) => opening.test(said) || others.test(said);
const seemsWritten = 'the text of a message seems to hold calls (<function=…>, <tool_call> or the like): they are not recorded as calls';
/** What a wrapper says of a model that was given its tools as text. */
function isWrittenBy(wrapper) {
    const settings = [wrapper, (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(wrapper['kwargs']) ? wrapper['kwargs'] : {}];
    return settings.some((s) => {
        if (s['native_tool_calling'] === false || s['use_native_fc'] === false)
            return true;
        const stops = Array.isArray(s['stop']) ? s['stop'] : [s['stop']];
        return stops.some((stop) => typeof stop === 'string' && /^<\/(?:function|tool_call)>?$/.test(stop));
    });
}
/** The calls of a text, and what is said before the first. A call that cannot be read is missing. */
function writtenCalls(said) {
    const first = opening.exec(said);
    if (!first)
        return { before: said, calls: [], unread: false };
    const calls = [];
    let unread = false;
    // The last of a response has no closing tag where that was the text to stop at.
    for (const piece of said.slice(first.index).split(/(?=<function=|<tool_call>)/)) {
        const call = piece.startsWith('<tool_call>') ? inJson(piece) : inTags(piece);
        if (call)
            calls.push(call);
        else
            unread = true;
    }
    return { before: said.slice(0, first.index), calls, unread };
}
/** `<function=NAME><parameter=KEY>VALUE</parameter>…` */
function inTags(piece) {
    const tool = opening.exec(piece)?.[1];
    if (tool === undefined)
        return undefined;
    const given = [];
    for (const part of piece.split('<parameter=').slice(1)) {
        const end = part.indexOf('>');
        if (end < 0)
            return undefined;
        const close = part.lastIndexOf('</parameter>');
        given.push([part.slice(0, end), part.slice(end + 1, close < 0 ? undefined : close).replace(/^\n|\n$/g, '')]);
    }
    return { tool, arguments: Object.fromEntries(given) };
}
/** `<tool_call>{"name": …, "arguments": …}</tool_call>` */
function inJson(piece) {
    const end = piece.indexOf('</tool_call>');
    const read = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .readArguments */ .lR)(piece.slice('<tool_call>'.length, end < 0 ? undefined : end).trim());
    const tool = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(read) ? (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(read['name']) : undefined;
    return tool === undefined ? undefined : { tool, arguments: read['arguments'] };
}
/** The result of such a call, which the model is told in the user's name. */
function writtenResult(content) {
    const said = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .contentText */ .Tf)(content);
    const named = /^EXECUTION RESULT of \[([^\]\n]{1,100})\]:\n?/.exec(said);
    if (named)
        return { tool: named[1], result: said.slice(named[0].length) };
    const tagged = /^<tool_response>\n?/.exec(said);
    return tagged
        ? { tool: undefined, result: said.slice(tagged[0].length).replace(/\n?<\/tool_response>\s*$/, '') }
        : undefined;
}


/***/ }),

/***/ 65871:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ remembered),
/* harmony export */   u: () => (/* binding */ rememberedWithin)
/* harmony export */ });
// Remembering answers about texts: names, keys and ids come again and again, in one run and in run after run.
/** Remembers the answers about so many texts, none longer than so many characters. */
function remembered(answer, most, longest = Number.POSITIVE_INFINITY) {
    const known = new Map();
    return (text) => {
        if (text.length > longest)
            return answer(text);
        let found = known.get(text);
        if (found === undefined) {
            found = answer(text);
            if (known.size < most)
                known.set(text, found);
        }
        return found;
    };
}
/** Remembers the answers about texts of so many characters together. */
function rememberedWithin(answer, characters) {
    const known = new Map();
    let room = characters;
    return (text) => {
        let found = known.get(text);
        if (found === undefined) {
            found = answer(text);
            if (text.length <= room) {
                room -= text.length;
                known.set(text, found);
            }
        }
        return found;
    };
}


/***/ }),

/***/ 5136:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LK: () => (/* binding */ evidenceKinds),
/* harmony export */   Qn: () => (/* binding */ callFailed),
/* harmony export */   T1: () => (/* binding */ stopCauses),
/* harmony export */   Y$: () => (/* binding */ evidenceNames),
/* harmony export */   bd: () => (/* binding */ elicitationActions),
/* harmony export */   fF: () => (/* binding */ calledAt)
/* harmony export */ });
/** How a run came to its end. A crash is no stop cause: it sets `error`. */
const stopCauses = ['completed', 'interrupted', 'max_turns', 'output_token_budget', 'cost_budget'];
/** What an elicitation was answered. */
const elicitationActions = ['accept', 'decline', 'cancel'];
/**
 * The kinds of evidence a check may need and a format may be unable to record.
 * `order` is the order between lists that a format keeps apart; `confirmations` are gate decisions.
 */
const evidenceKinds = [
    'calls',
    'answer',
    'errors',
    'exit_codes',
    'turns',
    'stop_cause',
    'compactions',
    'denials',
    'offered_tools',
    'results',
    'taint',
    'blocked_sends',
    'narrations',
    'confirmations',
    'elicitations',
    'order',
    'usage',
    'self_evaluation',
];
/** What people call each kind. */
const evidenceNames = {
    answer: 'final answer',
    errors: 'whether a call failed',
    exit_codes: 'exit codes',
    turns: 'number of turns',
    stop_cause: 'stop cause',
    compactions: 'compactions',
    denials: 'denied calls',
    offered_tools: 'offered tools',
    results: 'results of calls',
    taint: 'taint',
    blocked_sends: 'blocked sends',
    narrations: 'narrations',
    confirmations: 'gate decisions',
    elicitations: 'elicitations',
    order: 'order between calls and narrations',
    usage: 'tokens and cost',
    self_evaluation: 'self evaluation',
    calls: 'calls',
};
/** When a call was made, in milliseconds since 1970; `undefined`: that is not recorded. A time without an offset is UTC. */
function calledAt({ at }) {
    if (at === undefined)
        return undefined;
    const time = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(at) ? at : `${at}Z`);
    return Number.isNaN(time) ? undefined : time;
}
/** Says whether a call failed: an error, denied or blocked. `undefined`: the trace says that it cannot tell. */
function callFailed(call) {
    if (call.denied || call.blocked || call.is_error)
        return true;
    return call.is_error === null ? undefined : false;
}


/***/ })

};
