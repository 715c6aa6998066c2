export const id = 3295;
export const ids = [3295];
export const modules = {

/***/ 53295:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decode: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _course_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70887);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47730);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58992);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10599);
/* harmony import */ var _exec_shape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15867);
/* harmony import */ var _item_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4533);







const runEvents = new Set(['thread.started', 'session.created', 'turn.started', 'turn.completed', 'turn.failed']);
function decode(sink) {
    let current;
    return {
        record(value) {
            if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value) || (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value['data']))
                return false;
            const type = String(value['type']);
            if (type === 'thread.started' && current?.isOver(value)) {
                sink.emit(current.finish(false));
                current = undefined;
            }
            if (!runEvents.has(type) && type !== 'error' && !(_exec_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .itemEvent */ .et.test(type) && (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value['item'])))
                return /^(thread|turn)\./.test(type);
            current ??= run(sink);
            current.event(type, value);
            return true;
        },
        end: (cut) => {
            if (current)
                sink.emit(current.finish(cut));
        },
    };
}
/** One run: a thread, its resumptions in the same file, and the threads it spawned. */
function run(sink) {
    const b = (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .builder */ .cL)('codex-exec', _exec_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .lacks */ .pO, sink);
    const { trace } = b;
    trace.agent = { name: 'codex' };
    const children = new Set();
    const known = (0,_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .steps */ .C)();
    const progress = (0,_course_js__WEBPACK_IMPORTED_MODULE_1__/* .course */ .y)(b, sink.end, 'turn.completed record');
    // A Codex turn is one prompt and everything done about it, not one response.
    progress.uncountable();
    let main;
    /** A record of the beginning was read. */
    let begun = false;
    /** The thread a record speaks of, when it is not the main one. */
    function agentOf(record, item) {
        const thread = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(record['thread_id']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(item['sender_thread_id']);
        return main === undefined || thread === main ? undefined : thread;
    }
    function item(record) {
        if (!begun)
            progress.incomplete('no thread.started record stands before the first item: its beginning is missing');
        const raw = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(record['item']);
        const type = String(raw['type'] ?? raw['item_type']);
        const agent = agentOf(record, raw);
        const isOver = record['type'] === 'item.completed';
        if (type === 'agent_message' || type === 'assistant_message')
            message((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(raw['text']), agent, isOver);
        else if (type === 'context_compaction') {
            if (!isOver)
                return;
            trace.events.push({ type: 'compaction' });
            trace.source.lacks = trace.source.lacks.filter((kind) => kind !== 'compactions');
        }
        else {
            const made = callOf(type, raw);
            if (made)
                call(record, { type, raw, made, agent });
            // An error that the run went on from was a retry.
            else if (agent === undefined)
                progress.opened();
        }
    }
    function message(said, agent, isOver) {
        if (!isOver || said === undefined)
            return;
        b.message(said, { agent });
        if (agent !== undefined)
            return;
        progress.respond({});
        progress.said(said);
    }
    function call(record, { type, raw, made, agent }) {
        const id = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(raw['id']);
        // The ids count anew in every thread, and an id under another type is another item.
        const key = id === undefined ? undefined : `${agent ?? ''}/${id}/${type}`;
        const step = stepOf[String(record['type'])] ?? 'update';
        let one = known.find(key, step, made.tool);
        if (one) {
            const more = one.arguments_cut ? undefined : (0,_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .filled */ .B)(one.arguments, made.arguments);
            if (more !== undefined)
                b.giveArguments(one, more);
        }
        else {
            one = b.call({ id: agent === undefined ? id : id && `${agent}/${id}`, ...made, agent }, true);
            known.begin(key, step, one);
            if (agent === undefined)
                progress.called(one);
        }
        for (const thread of (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YO)(raw['receiver_thread_ids'])) {
            if (type === 'collab_tool_call' && raw['tool'] === 'spawn_agent' && typeof thread === 'string')
                children.add(thread);
        }
        if (step === 'complete')
            b.settle(one, endOf(type, raw));
    }
    return {
        /** Does this `thread.started` begin another run? */
        isOver(record) {
            const thread = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(record['thread_id']);
            if (main === undefined || thread === main || thread === undefined)
                return false;
            if (children.has(thread) || (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(record['parent_thread_id']) !== undefined)
                return false;
            // A thread that starts while one is being spawned is that one.
            return progress.isWhole() || !trace.events.some((e) => e.type === 'tool_call' && e.tool === 'spawn_agent');
        },
        event(type, record) {
            const thread = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(record['thread_id']);
            const isMain = agentOf(record, {}) === undefined;
            switch (type) {
                case 'thread.started':
                    if (main !== undefined && thread !== main)
                        break;
                    if (main !== undefined)
                        known.forget();
                    begun = true;
                    main = thread;
                    trace.id = thread ?? '';
                    progress.opened();
                    break;
                case 'session.created':
                    begun = true;
                    trace.id = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(record['session_id']) ?? '';
                    break;
                case 'turn.started':
                    if (isMain)
                        progress.opened();
                    break;
                case 'turn.completed': {
                    if (!isMain)
                        break;
                    progress.stop('completed');
                    // Each turn repeats the total of the thread.
                    const usage = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(record['usage']);
                    progress.used((0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({ input_tokens: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(usage['input_tokens']), output_tokens: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(usage['output_tokens']) }));
                    break;
                }
                case 'turn.failed':
                    if (isMain)
                        progress.failed((0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .k)(record['error'] ?? record['message']));
                    break;
                case 'error':
                    if (isMain)
                        progress.troubled((0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .k)(record['error'] ?? record['message']));
                    break;
                default:
                    item(record);
            }
        },
        finish(cut) {
            if (trace.id === '')
                delete trace.id;
            progress.finish(cut);
            return trace;
        },
    };
}
const stepOf = {
    'item.started': 'start',
    'item.updated': 'update',
    'item.completed': 'complete',
};
/** The call an item stands for; `undefined`: it is no call. */
function callOf(type, item) {
    const named = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(item['tool']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(item['name']);
    switch (type) {
        case 'command_execution':
            return { tool: 'shell', arguments: (0,_item_js__WEBPACK_IMPORTED_MODULE_6__/* .pick */ .Up)(item, ['command', 'cwd']) };
        case 'file_change':
            return { tool: 'apply_patch', arguments: (0,_item_js__WEBPACK_IMPORTED_MODULE_6__/* .pick */ .Up)(item, ['changes']) };
        case 'mcp_tool_call':
            return { tool: `mcp__${item['server']}__${item['tool']}`, arguments: (0,_item_js__WEBPACK_IMPORTED_MODULE_6__/* .given */ .gI)(item) };
        case 'web_search':
            return { tool: 'web_search', arguments: (0,_item_js__WEBPACK_IMPORTED_MODULE_6__/* .pick */ .Up)(item, ['query', 'action']) };
        case 'collab_tool_call':
            return { tool: named ?? type, arguments: (0,_item_js__WEBPACK_IMPORTED_MODULE_6__/* .pick */ .Up)(item, ['prompt', 'receiver_thread_ids']) };
        default:
            // What a newer Codex may add: better a call under its own name than none.
            return /_call$|_execution$|^image_/.test(type) ? { tool: named ?? type, arguments: (0,_item_js__WEBPACK_IMPORTED_MODULE_6__/* .given */ .gI)(item) } : undefined;
    }
}
/** How a completed item ended. */
function endOf(type, item) {
    const status = item['status'];
    const error = item['error'] ? (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .k)(item['error']) : undefined;
    const result = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik)(item['result']);
    const output = item['aggregated_output'] ??
        ((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(item['result']) ? (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .contentText */ .Tf)(result['content']) || result['structured_content'] : item['result']) ??
        error ??
        (type === 'collab_tool_call' ? item['agents_states'] : undefined);
    const exit = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(item['exit_code']);
    const ran = exit !== undefined && exit >= 0;
    const denied = status === 'declined' ||
        (error !== undefined && /\buser (rejected|cancel+ed|declined|denied)\b|\bapproval\b/i.test(error)) ||
        (status === 'failed' && !ran && (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusal */ .v)(String(output ?? '')));
    const failed = denied || status === 'failed' || error !== undefined || result['isError'] === true || (ran && exit !== 0);
    // A command that Codex gave up on is `completed` without an exit code: nobody knows how it ended.
    const unknown = status === 'in_progress' || (type === 'command_execution' && exit === undefined);
    return (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({
        is_error: failed ? true : unknown ? null : status === 'completed' || status === undefined ? false : null,
        exit_code: denied ? undefined : exit,
        duration_ms: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(item['duration_ms']),
        denied: denied || undefined,
        result: output,
    });
}


/***/ }),

/***/ 4533:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ sameTool),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Rz: () => (/* binding */ milliseconds),
/* harmony export */   Up: () => (/* binding */ pick),
/* harmony export */   YG: () => (/* binding */ itemType),
/* harmony export */   YQ: () => (/* binding */ itemCall),
/* harmony export */   gI: () => (/* binding */ given)
/* harmony export */ });
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32984);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47730);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58992);
// What Codex records of a call when it is over, as an item of its turn (`item_completed`): whoever made it, the model or its script.



const commands = new Set(['exec_command', 'shell', 'shell_command', 'local_shell', 'unified_exec', 'container.exec']);
/** Of what kind the call of a tool is. */
const kindOf = (tool) => commands.has(tool) ? 'command' : tool === 'apply_patch' ? 'patch' : tool.startsWith('mcp__') ? 'mcp' : 'other';
/** May two names be of one tool? A script names tools as identifiers, and all shells are one. */
const sameTool = (a, b) => a === b ||
    (kindOf(a) === 'command' && kindOf(b) === 'command') ||
    (searches.has(a) && searches.has(b)) ||
    a.replace(/\W/g, '_') === b.replace(/\W/g, '_');
const searches = new Set(['web_search', 'web__run', 'web_run']);
/** The type of an item, however it is spelt: `CommandExecution`, `commandExecution`, `command_execution`, `CommandExecutionItem`. */
const itemType = (item) => String(item['type'] ?? '')
    .replace(/_/g, '')
    .toLowerCase()
    .replace(/item$/, '');
/** Reads an item of a turn. `undefined`: it is no call of the agent. */
function itemCall(item) {
    const made = madeOf(item);
    return made && { id: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(item['id']), ...made, end: endOf(item) };
}
function madeOf(item) {
    const tool = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(item['tool']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(item['name']);
    switch (itemType(item)) {
        case 'commandexecution': {
            const source = String(item['source'] ?? '')
                .replace(/_/g, '')
                .toLowerCase();
            // A person ran it.
            if (source === 'usershell')
                return undefined;
            if (source === 'unifiedexecinteraction')
                return { tool: 'write_stdin', arguments: pick(item, ['command']) };
            return {
                tool: 'exec_command',
                arguments: (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({ cmd: commandOf(item['command']), workdir: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(item['cwd'])?.replace(/^file:\/\//, '') }),
            };
        }
        case 'filechange':
            return { tool: 'apply_patch', arguments: pick(item, ['changes']) };
        case 'mcptoolcall':
            return { tool: `mcp__${item['server']}__${item['tool']}`, arguments: given(item) };
        case 'websearch':
            return { tool: 'web_search', arguments: pick(item, ['query', 'action']) };
        case 'imageview':
            return { tool: 'view_image', arguments: pick(item, ['path']) };
        case 'imagegeneration':
            return { tool: 'image_generation', arguments: pick(item, ['revised_prompt']) };
        case 'dynamictoolcall':
            return { tool: tool ?? 'dynamic_tool_call', arguments: given(item) };
        case 'collabagenttoolcall':
            return tool === undefined
                ? undefined
                : {
                    tool: tool.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`).replace(/^_/, ''),
                    arguments: pick(item, ['prompt', 'receiver_thread_ids', 'receiverThreadIds']),
                };
        case 'extension':
            return { tool: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(item['kind']) ?? 'extension', arguments: given(item) };
        default:
            // What a newer Codex may add: better a call under its own name than none.
            return /call$|execution$/.test(itemType(item))
                ? { tool: tool ?? String(item['type']), arguments: given(item) }
                : undefined;
    }
}
/** Those properties of an item that are there. */
const pick = (item, keys) => Object.fromEntries(keys.filter((key) => (item[key] ?? undefined) !== undefined).map((key) => [key, item[key]]));
/** The arguments of an item as an object. */
function given(item) {
    const value = item['arguments'] ?? item['input'];
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) ? value : value === undefined || value === null ? {} : { input: value };
}
/** The command that the model gave, without the shell that Codex put before it. */
function commandOf(command) {
    if (!Array.isArray(command))
        return command;
    const flag = command.findIndex((part) => /^-(?:l?c|lc|Command)$/i.test(String(part)));
    return flag >= 0 && flag === command.length - 2 ? command[flag + 1] : command.join(' ');
}
function endOf(item) {
    const status = String(item['status'] ?? '');
    const broke = item['error'] ?? item['failure'];
    const error = broke === undefined || broke === null ? undefined : (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failureText */ .k)(broke);
    const exit = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(item['exit_code']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(item['exitCode']);
    const ran = exit !== undefined && exit >= 0;
    const result = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(item['result']) ? item['result'] : undefined;
    const denied = status === 'declined' || (error !== undefined && (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefusal */ .v)(error));
    const failed = denied ||
        status === 'failed' ||
        error !== undefined ||
        item['success'] === false ||
        result?.['isError'] === true ||
        result?.['is_error'] === true ||
        (ran && exit !== 0);
    const output = item['aggregated_output'] ??
        item['aggregatedOutput'] ??
        item['stdout'] ??
        (result
            ? (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .contentText */ .Tf)(result['content']) || (result['structuredContent'] ?? result['structured_content'])
            : undefined) ??
        item['result'] ??
        item['content_items'] ??
        item['contentItems'] ??
        error;
    return (0,_build_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .sw)({
        is_error: failed
            ? true
            : status === 'completed' || (status === '' && itemType(item) !== 'commandexecution') || exit === 0
                ? false
                : null,
        exit_code: ran && !denied ? exit : undefined,
        duration_ms: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(item['duration_ms']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(item['durationMs']) ?? milliseconds(item['duration']),
        denied: denied || undefined,
        result: output ?? undefined,
    });
}
/** Milliseconds of a duration in seconds and nanoseconds. */
function milliseconds(duration) {
    const seconds = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(duration)['secs']);
    return seconds === undefined ? undefined : Math.round(seconds * 1000 + ((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik)(duration)['nanos']) ?? 0) / 1e6);
}


/***/ }),

/***/ 10599:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ filled),
/* harmony export */   C: () => (/* binding */ steps)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58992);

/**
 * The steps under one id are one call until it is complete. The same step again (updates aside) and any step behind the completion
 * begin another: ids are used again.
 */
function steps() {
    const known = new Map();
    const nameless = [];
    const fits = (one, step) => !one.taken.has('complete') && (step === 'update' || !one.taken.has(step));
    /** The call that was asked for without an id, of which this step has one. */
    function adopt(id, step, tool) {
        const at = nameless.findIndex((n) => n.call.tool === tool && n.taken.has('request') && fits(n, step));
        const [one] = at < 0 ? [] : nameless.splice(at, 1);
        if (!one)
            return undefined;
        one.taken.add(step);
        known.set(id, one);
        return one.call;
    }
    return {
        /** The call that a step belongs to; `undefined`: it begins one. Without ids, steps are paired by the name of the tool. */
        find(id, step, tool) {
            const one = id === undefined
                ? nameless.find((n) => (tool === undefined || n.call.tool === tool) && fits(n, step))
                : known.get(id);
            if (!one && id !== undefined && step !== 'request')
                return adopt(id, step, tool);
            if (!one || !fits(one, step))
                return undefined;
            one.taken.add(step);
            if (step === 'complete' && id === undefined)
                nameless.splice(nameless.indexOf(one), 1);
            return one.call;
        },
        /** A step began this call. */
        begin(id, step, call) {
            const one = { call, taken: new Set([step]) };
            if (id !== undefined)
                known.set(id, one);
            else if (step !== 'complete')
                nameless.push(one);
        },
        /** The ids that were seen count anew. */
        forget: () => known.clear(),
    };
}
const isBlank = (value) => value === undefined ||
    value === null ||
    value === '' ||
    (typeof value === 'object' && Object.keys(value).length === 0);
/** The arguments of an earlier step, with what a later one adds where the earlier says nothing; `undefined`: nothing. */
function filled(earlier, later) {
    if (isBlank(later))
        return undefined;
    if (isBlank(earlier))
        return later;
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(earlier) || !(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(later))
        return undefined;
    const added = Object.entries(later).filter(([key, value]) => !isBlank(value) && isBlank(earlier[key]));
    return added.length > 0 ? Object.fromEntries([...Object.entries(earlier), ...added]) : undefined;
}


/***/ })

};
