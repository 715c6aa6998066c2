export const id = 4352;
export const ids = [4352,5209];
export const modules = {

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

/***/ 84352:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decode: () => (/* binding */ decode)
});

// EXTERNAL MODULE: ./src/formats/build.ts
var build = __webpack_require__(32984);
// EXTERNAL MODULE: ./src/formats/json.ts
var json = __webpack_require__(58992);
// EXTERNAL MODULE: ./src/model/text.ts
var model_text = __webpack_require__(5086);
// EXTERNAL MODULE: ./src/formats/codex/item.ts
var codex_item = __webpack_require__(4533);
// EXTERNAL MODULE: ./src/formats/failure.ts
var failure = __webpack_require__(47730);
;// CONCATENATED MODULE: ./src/formats/codex/output.ts
// What Codex tells the model of a call that ended: plain text, text below a header, JSON text, blocks, or an object.

const headerLine = /^(?:(Chunk ID|Original token count|Total output lines|Warning)\b|(?:Exit code: |Process exited with code )(-?\d+)|(Process running with session ID)|Wall time:? ([\d.]+) seconds|Script (completed|failed|running))/;
/** What Codex itself says of a call that it could not make. */
const broken = /^(failed to parse (function )?arguments|unsupported (custom tool )?call|tool call error|err: |apply_patch verification failed|execution error|aborted by user)/i;
const worked = /^(Plan updated|Success\. Updated the following files)/;
/** Reads the output of a call, in any of its forms. `own`: of a tool of Codex itself, whose header in the text is Codex's. */
function readOutput(output, own) {
    const readText = (said) => (own ? readOwn(said) : { text: said, result: said });
    if ((0,json/* isObject */.Gv)(output)) {
        const inner = output['content'] ?? output['output'];
        if (typeof output['success'] === 'boolean')
            return { ...readText((0,json/* contentText */.Tf)(inner)), ok: output['success'] };
        if ((0,json/* isObject */.Gv)(output['metadata']))
            return withMetadata(output);
        if (typeof output['text'] === 'string' && String(output['type']).endsWith('text'))
            return readText(output['text']);
        const exit = (0,json/* number */.ai)(output['exitCode'] ?? output['exit_code']);
        return { text: (0,json/* contentText */.Tf)(inner), result: output, ...(exit === undefined ? {} : { exit }) };
    }
    if (Array.isArray(output)) {
        // The header is a block of its own, which ends with a line break.
        const [first, ...more] = output;
        const header = (0,json/* contentText */.Tf)([first]);
        const said = more.length > 0 && header.endsWith('\nOutput:\n') ? header + (0,json/* contentText */.Tf)(more) : (0,json/* contentText */.Tf)(output);
        return said === '' && output.length > 0 ? { text: '', result: output } : readText(said);
    }
    return typeof output === 'string' ? readText(output) : { text: '', result: output };
}
/** A text below the header that Codex writes over the output of its own tools. */
function readOwn(said) {
    if (said.startsWith('{"')) {
        try {
            const parsed = JSON.parse(said);
            if ((0,json/* isObject */.Gv)(parsed) && (0,json/* isObject */.Gv)(parsed['metadata']) && 'output' in parsed)
                return withMetadata(parsed);
        }
        catch { }
    }
    let out = { text: said, result: said };
    let at = 0;
    // Only a whole header counts, down to its last line: what a command printed may begin the same.
    for (let lines = 0; lines < 12; lines++) {
        const end = said.indexOf('\n', at);
        const line = said.slice(at, end < 0 ? said.length : end);
        if (line === 'Output:') {
            if (lines > 0)
                out.result = end < 0 ? '' : said.slice(end + 1);
            break;
        }
        const found = headerLine.exec(line.slice(0, 200));
        if (!found && line !== '') {
            out = { text: said, result: said };
            break;
        }
        if (found?.[2] !== undefined)
            out.exit = Number(found[2]);
        if (found?.[4] !== undefined)
            out.duration_ms = Math.round(Number(found[4]) * 1000);
        if (found?.[5] === 'completed' || found?.[5] === 'failed')
            out.ok = found[5] === 'completed';
        if (end < 0)
            break;
        at = end + 1;
    }
    if (out.exit === undefined && out.ok === undefined) {
        if (broken.test(said))
            out.ok = false;
        else if (worked.test(said))
            out.ok = true;
    }
    return out;
}
/** The JSON form: `{output, metadata: {exit_code, duration_seconds}}`. */
function withMetadata(parsed) {
    const meta = (0,json/* object */.Ik)(parsed['metadata']);
    const exit = (0,json/* number */.ai)(meta['exit_code']);
    const seconds = (0,json/* number */.ai)(meta['duration_seconds']);
    return {
        text: (0,json/* contentText */.Tf)(parsed['output']),
        result: parsed['output'],
        ...(exit === undefined ? {} : { exit }),
        ...(seconds === undefined ? {} : { duration_ms: Math.round(seconds * 1000) }),
    };
}

;// CONCATENATED MODULE: ./src/formats/codex/response.ts





/** What ties an item to the other that is about the same call. */
const callId = (it) => (0,json/* text */.Qq)(it['call_id']) ?? (0,json/* text */.Qq)(it['id']);
/** The call that an item with a type in `_call` is. `undefined`: it has no name. */
function responseCall(type, it) {
    const name = (0,json/* text */.Qq)(it['name']) ?? (0,json/* text */.Qq)((0,json/* object */.Ik)(it['function'])['name']);
    const action = it['action'];
    if (type === 'custom_tool_call')
        return { tool: name ?? type, arguments: 'input' in it ? { input: it['input'] } : it['arguments'] };
    const typed = type.slice(0, -'_call'.length);
    if (type === 'web_search_call' || type === 'local_shell_call')
        return { tool: typed, arguments: action ?? {} };
    if (name === undefined && type === 'tool_call')
        return undefined;
    const tool = name ?? typed;
    const space = (0,json/* text */.Qq)(it['namespace']);
    const before = space?.startsWith('mcp__') && !tool.startsWith('mcp__') ? `${space.replace(/_+$/, '')}__` : '';
    return { tool: before + tool, arguments: it['arguments'] ?? action };
}
/** Tools of Codex itself: what it tells the model of them is its own text. Any other text is the tool's, and tells no status. */
const own = new Set(['exec', 'wait', 'write_stdin', 'update_plan', 'view_image']);
const isOwn = (tool) => own.has(tool) || (0,codex_item/* kindOf */.I)(tool) === 'command' || (0,codex_item/* kindOf */.I)(tool) === 'patch';
/** How a call ended by what the model was told. Malformed arguments are refused by Codex itself. */
function responseEnd(it, call) {
    const isCodex = isOwn(call.tool) || typeof call.arguments === 'string';
    const output = it['output'] ?? it['result'] ?? it['tools'];
    const out = readOutput(output, isCodex);
    const denied = isCodex && out.exit === undefined && out.ok !== true && (0,failure/* isRefusal */.v)(out.text);
    const failed = denied || out.ok === false || (out.exit !== undefined && out.exit !== 0);
    return (0,build/* defined */.sw)({
        is_error: failed ? true : out.exit === 0 || out.ok === true ? false : undefined,
        exit_code: out.exit,
        duration_ms: out.duration_ms,
        denied: denied || undefined,
        result: out.result,
    });
}

;// CONCATENATED MODULE: ./src/formats/codex/literal.ts
/** Deeper literals, and longer rows of names that stand for names, are not followed. */
const deepest = 20;
function literalsOf(nodes) {
    const found = new Map();
    const spoilt = new Set();
    for (const node of nodes) {
        const target = (node['id'] ?? node['left'] ?? node['argument']);
        const name = target?.type === 'Identifier' ? target['name'] : undefined;
        if (name === undefined)
            continue;
        const init = node.type === 'VariableDeclarator' ? node['init'] : undefined;
        if (node.type === 'AssignmentExpression' || node.type === 'UpdateExpression')
            spoilt.add(name);
        else if (node.type === 'VariableDeclarator' && init && !found.has(name))
            found.set(name, init);
        else if (node.type === 'VariableDeclarator')
            spoilt.add(name);
    }
    for (const name of spoilt)
        found.delete(name);
    return found;
}
/** The arguments of a call: its first as a value, else the text that stands there as `{input}`. */
function argumentsOf(script, call, literals) {
    const [first] = (call?.['arguments'] ?? []);
    if (!first)
        return {};
    const value = literalOf(script, first, literals, 0);
    if (value === unknown)
        return { input: textOf(script, first) };
    return typeof value === 'object' && value !== null ? value : { input: value };
}
const unknown = Symbol('no literal');
const textOf = (script, node) => script.slice(node.start, Math.min(node.end, node.start + 20_000));
const words = new Map([['undefined', undefined]]);
/** A text that needs no evaluation. */
function staticText(node) {
    if (node.type === 'Literal')
        return typeof node['value'] === 'string' ? node['value'] : undefined;
    const pieces = node['quasis'];
    return node.type === 'TemplateLiteral' && pieces?.length === 1 ? (pieces[0]?.value.cooked ?? undefined) : undefined;
}
function literalOf(script, node, literals, level) {
    if (level > deepest)
        return unknown;
    const inner = (one) => literalOf(script, one, literals, level + 1);
    const orText = (one) => {
        const value = inner(one);
        return value === unknown ? textOf(script, one) : value;
    };
    switch (node.type) {
        case 'Literal':
            return node['regex'] || typeof node['value'] === 'bigint' ? unknown : node['value'];
        case 'TemplateLiteral':
            return staticText(node) ?? unknown;
        case 'UnaryExpression': {
            const value = node['operator'] === '-' ? inner(node['argument']) : unknown;
            return typeof value === 'number' ? -value : unknown;
        }
        case 'BinaryExpression': {
            if (node['operator'] !== '+')
                return unknown;
            const [left, right] = [inner(node['left']), inner(node['right'])];
            return typeof left === 'string' && typeof right === 'string' ? left + right : unknown;
        }
        case 'Identifier': {
            const name = node['name'];
            if (words.has(name))
                return words.get(name);
            const declared = literals.get(name);
            return declared ? literalOf(script, declared, literals, Math.max(level + 1, deepest - 3)) : unknown;
        }
        case 'ArrayExpression':
            return node['elements'].map((one) => (one ? orText(one) : null));
        case 'ObjectExpression':
            return objectOf(node['properties'], orText);
        default:
            return unknown;
    }
}
/** An object. A member that is no literal is the text that stands for it; one whose name is not told makes the whole no literal. */
function objectOf(properties, read) {
    const members = [];
    for (const p of properties) {
        const key = p['key'];
        if (p.type !== 'Property' || !key)
            return unknown;
        const plain = p['computed'] !== true && key.type === 'Identifier' ? key['name'] : undefined;
        const name = plain ?? (key.type === 'Literal' ? String(key['value']) : staticText(key));
        if (name === undefined)
            return unknown;
        members.push([name, read(p['value'])]);
    }
    return Object.fromEntries(members);
}

// EXTERNAL MODULE: ./src/formats/codex/syntax.ts
var syntax = __webpack_require__(5209);
;// CONCATENATED MODULE: ./src/formats/codex/script.ts
// Codex's code mode: the model calls one tool, `exec`, with a script, and the script calls the tools. What its text says of them.


/** More calls than this are not looked at: a script is hostile text too. */
const most = 200;
/** Names by which a script reaches `tools`, or runs code, past its own text. */
const globals = new Set(['globalThis', 'self', 'window', 'global']);
const evaluators = new Set(['eval', 'Function']);
/**
 * The calls that a script holds, in the order of its text: every use of `tools.NAME`. `computed`: it uses `tools` otherwise too, or
 * cannot be parsed, so that it may call tools that are not among them.
 */
function scriptCalls(script) {
    const program = (0,syntax.parse)(script);
    if (!program)
        return { calls: [], computed: true };
    const nodes = [...(0,syntax.walk)(program)];
    const literals = literalsOf(nodes);
    const calls = [];
    let computed = false;
    for (const node of nodes) {
        if (isConstructor(node))
            computed = true;
        const used = usedTools(node);
        if (used === undefined)
            continue;
        if (used === 'unknown' || calls.length >= most)
            computed = true;
        else
            for (const tool of used.names)
                calls.push({ tool, arguments: argumentsOf(script, used.call, literals) });
    }
    return { calls, computed };
}
/** `f.constructor('…')` runs its text as code, without the name of an evaluator. */
const isConstructor = (node) => (node.type === 'MemberExpression' || (node.type === 'Property' && (0,syntax.parent)(node)?.type === 'ObjectPattern')) &&
    keyOf(node) === 'constructor';
/** Which tools a name in the script stands for. `undefined`: it is not `tools`; `unknown`: nobody can tell. */
function usedTools(node) {
    if (node.type !== 'Identifier' || isLabel(node))
        return undefined;
    const name = node['name'];
    if (evaluators.has(name))
        return 'unknown';
    if (name === 'tools')
        return membersOf(node);
    if (!globals.has(name))
        return undefined;
    const member = memberOf(node);
    const key = member && keyOf(member);
    if (member === undefined || key === undefined || evaluators.has(key))
        return 'unknown';
    return key === 'tools' ? membersOf(member) : undefined;
}
/** The members of `tools` that are used where it stands. */
function membersOf(tools) {
    const member = memberOf(tools);
    if (member) {
        const name = keyOf(member);
        const around = (0,syntax.parent)(member);
        const isCalled = around?.type === 'CallExpression' && around['callee'] === member;
        return name === undefined ? 'unknown' : { names: [name], call: isCalled ? around : undefined };
    }
    if (isNamesOnly(tools))
        return { names: [], call: undefined };
    const declared = (0,syntax.parent)(tools);
    const pattern = declared?.type === 'VariableDeclarator' ? declared['id'] : undefined;
    if (pattern?.type !== 'ObjectPattern')
        return 'unknown';
    const names = pattern['properties'].map((p) => (p.type === 'Property' ? keyOf(p) : undefined));
    return names.every((n) => n !== undefined) ? { names, call: undefined } : 'unknown';
}
/** Is it asked which tools there are, and none of them called? */
function isNamesOnly(tools) {
    const around = (0,syntax.parent)(tools);
    if (around?.type === 'UnaryExpression')
        return around['operator'] === 'typeof';
    if (around?.type === 'BinaryExpression')
        return around['operator'] === 'in' && around['right'] === tools;
    const callee = around?.type === 'CallExpression' ? around['callee'] : undefined;
    if (callee?.type !== 'MemberExpression' || keyOf(callee) !== 'keys')
        return false;
    const object = callee['object'];
    return object.type === 'Identifier' && object['name'] === 'Object';
}
/** The access to a member of this object. */
function memberOf(object) {
    const around = (0,syntax.parent)(object);
    return around?.type === 'MemberExpression' && around['object'] === object ? around : undefined;
}
/** The name of a member or property, where the text tells it. */
function keyOf(node) {
    const key = (node['property'] ?? node['key']);
    return key.type === 'Identifier' && node['computed'] !== true ? key['name'] : staticText(key);
}
/** Is the name that of a member or a property, and no variable? */
function isLabel(node) {
    const around = (0,syntax.parent)(node);
    if (around === undefined || around['computed'] === true)
        return false;
    if (around.type === 'MemberExpression')
        return around['property'] === node;
    return /^(?:Property|PropertyDefinition|MethodDefinition)$/.test(around.type) && around['key'] === node;
}

;// CONCATENATED MODULE: ./src/formats/codex/calls.ts
// The calls of one Codex rollout: those the model made, those its scripts made, and those that only events tell of, each once.






/** Collects the calls of one session. */
function codexCalls(b, run) {
    const { trace } = b;
    const open = new Set();
    /** Calls of which the response item was read: another item with the same id is another call. */
    const items = new Set();
    /** Calls that only the text of a script tells of, and the call that ran the script. */
    let told = [];
    /** Those of them that were found to have run, by the id that was found for them. */
    const found = new Map();
    /** The kinds of calls of which this file records every one as an item of its turn. */
    const itemised = new Set();
    let computed = false;
    function add(id, tool, given, turn) {
        const made = b.call({ id, tool, arguments: given, turn }, true);
        open.add(made);
        run.course.called(made);
        return made;
    }
    function settle(call, end) {
        b.settle(call, end);
        open.delete(call);
    }
    /** What an event tells of the end overrides what a text seemed to say. What the model was told before stays the result. */
    function override(call, { result, ...end }) {
        if (end.is_error === false)
            delete call.denied;
        settle(call, call.result === undefined ? { ...end, result } : end);
    }
    /** In code mode the model calls `exec` with a script that calls the tools: they are calls of their own. */
    function script(made, source) {
        const read = scriptCalls(source);
        computed ||= read.computed;
        for (const one of read.calls)
            told.push({ call: b.call({ tool: one.tool, arguments: one.arguments, turn: made.turn }), script: made });
    }
    /** The call that is over: one that the model made, one that its script made, or one that is nowhere else. */
    function callOf({ id, tool, arguments: given }) {
        const known = b.find(id) ?? (id === undefined ? undefined : found.get(id));
        if (known)
            return known;
        const first = told.find((t) => (0,codex_item/* sameTool */.Hn)(t.call.tool, tool));
        if (!first)
            return add(id, tool, given);
        told = told.filter((t) => t !== first);
        const { call } = first;
        if ((0,codex_item/* kindOf */.I)(tool) === 'mcp')
            call.tool = tool;
        if (Object.keys(given).length > 0)
            b.giveArguments(call, given);
        if (id !== undefined) {
            call.id = id;
            found.set(id, call);
        }
        return call;
    }
    /** Is it a search that the model asked for itself, of which the file keeps no id? */
    const isNamelessSearch = (e) => e.type === 'tool_call' && e.tool === 'web_search' && e.id === undefined && !told.some((t) => t.call === e);
    return {
        /** A response item that is a call. False: it does not say of what. */
        made(type, it) {
            const id = callId(it);
            const read = responseCall(type, it);
            if (!read)
                return false;
            const told = b.find(id);
            const known = told && !items.has(told) ? told : undefined;
            const one = known ?? add(id, read.tool, read.arguments, run.respond());
            items.add(one);
            const input = it['input'];
            if (!known && type === 'custom_tool_call' && read.tool === 'exec' && typeof input === 'string')
                script(one, input);
            if (type === 'web_search_call')
                settle(one, { is_error: it['status'] === 'completed' ? false : null });
            return true;
        },
        /** A response item that is a result. False: of no call that is known. */
        result(it) {
            run.input();
            run.course.returned();
            const id = callId(it);
            // A file that drifted from the format pairs by name.
            const waiting = [...open].find((c) => (id === undefined ? c.tool === it['name'] : c.id === id));
            const one = waiting ?? b.find(id);
            if (!one)
                return false;
            const end = responseEnd(it, one);
            // What a script says is the result of its one call too; whether that call worked it does not say.
            const [only, ...more] = told.filter((t) => t.script === one);
            if (only && more.length === 0)
                b.settle(only.call, { result: end.result });
            settle(one, end);
            return true;
        },
        /** A call that an event tells of when it is over. */
        event(ended) {
            // A search that the model asked for itself is a response item too, with or without an id.
            if (ended.tool === 'web_search' && !told.some((t) => (0,codex_item/* sameTool */.Hn)(t.call.tool, ended.tool)))
                return;
            override(callOf(ended), ended.end);
        },
        /** A call that an item of its turn tells of. What is known from the output of a script gives way to it. */
        item(ended) {
            itemised.add((0,codex_item/* kindOf */.I)(ended.tool));
            // Some versions keep no id of a search.
            if (ended.tool === 'web_search' && !b.find(ended.id) && trace.events.some(isNamelessSearch))
                return;
            const one = callOf(ended);
            if (b.find(ended.id) === one)
                override(one, ended.end);
            else
                settle(one, ended.end);
        },
        /** Codex's guardian decided whether a call may run. */
        assessed(e) {
            const about = b.find((0,json/* text */.Qq)(e['target_item_id']) ?? (0,json/* text */.Qq)(e['call_id']));
            if (about && /^(denied|rejected)$/.test(String(e['status'])))
                b.settle(about, { denied: true, is_error: true });
        },
        /** Takes back the calls that did not run, and notes which are not known well. */
        finish() {
            // A call that a script holds and that is not among those that ran did not: its branch was not taken.
            const ran = told.filter((t) => (0,build/* isOpen */.nT)(t.script) || !itemised.has((0,codex_item/* kindOf */.I)(t.call.tool)));
            b.drop(new Set(told.filter((t) => !ran.includes(t)).map((t) => t.call)));
            const spawned = trace.events.filter((e) => e.type === 'tool_call' && e.tool === 'spawn_agent').length;
            const notes = [];
            if (ran.length > 0)
                notes.push(byText(ran.length));
            if (computed && itemised.size === 0)
                run.course.uncertain(byName);
            if (spawned > 0)
                notes.push(elsewhere(spawned));
            if (notes.length > 0)
                trace.source.notes = notes;
        },
    };
}
const byText = (n) => `Codex ran scripts (code mode), and ${(0,model_text/* count */.U9)(n, 'call is', 'calls are')} known from their text only: whether they ran, and how they ended, is not recorded`;
const byName = 'Codex ran a script (code mode) that cannot be parsed or calls tools by names it computes: which ones is not recorded';
const elsewhere = (n) => `${(0,model_text/* count */.U9)(n, 'agent was', 'agents were')} spawned: their calls are not in this file but in rollouts of their own`;

;// CONCATENATED MODULE: ./src/formats/codex/event.ts
// What Codex records of a call when it is over, as an event of its own (`exec_command_end` and the like).




/** Reads an event. `undefined`: it is not the end of a call of the agent. */
function eventCall(type, e) {
    const id = (0,json/* text */.Qq)(e['call_id']);
    switch (type) {
        case 'exec_command_end':
            // A person ran it.
            if (e['source'] === 'user_shell')
                return undefined;
            return { id, tool: 'shell', arguments: (0,build/* defined */.sw)({ command: e['command'], cwd: e['cwd'] }), end: commandEnd(e) };
        case 'mcp_tool_call_end': {
            const { server, tool, arguments: given } = (0,json/* object */.Ik)(e['invocation']);
            return { id, tool: `mcp__${server}__${tool}`, arguments: (0,json/* object */.Ik)(given), end: mcpEnd(e) };
        }
        case 'web_search_end':
            return { id, tool: 'web_search', arguments: (0,build/* defined */.sw)({ query: e['query'], action: e['action'] }), end: {} };
        case 'patch_apply_end':
            return { id, tool: 'apply_patch', arguments: (0,build/* defined */.sw)({ changes: e['changes'] }), end: patchEnd(e) };
        default:
            return undefined;
    }
}
function commandEnd(e) {
    const declined = e['status'] === 'declined';
    const exit = declined ? undefined : (0,json/* number */.ai)(e['exit_code']);
    return (0,build/* defined */.sw)({
        is_error: declined || (exit !== undefined && exit !== 0) ? true : exit === 0 ? false : null,
        exit_code: exit,
        duration_ms: (0,codex_item/* milliseconds */.Rz)(e['duration']),
        denied: declined || undefined,
        result: e['aggregated_output'] ?? e['stdout'],
    });
}
function mcpEnd(e) {
    const r = (0,json/* object */.Ik)(e['result']);
    const ok = (0,json/* object */.Ik)(r['Ok']);
    const failed = 'Err' in r || Boolean(e['error']) || ok['isError'] === true || ok['is_error'] === true;
    const said = (0,failure/* failureText */.k)(r['Err'] ?? e['error'] ?? ' ');
    return (0,build/* defined */.sw)({
        is_error: failed ? true : 'Ok' in r ? false : null,
        duration_ms: (0,codex_item/* milliseconds */.Rz)(e['duration']),
        denied: (failed && (0,failure/* isRefusal */.v)(said)) || undefined,
        result: 'Ok' in r ? (0,json/* contentText */.Tf)(ok['content']) : r['Err'],
    });
}
const patchEnd = (e) => (0,build/* defined */.sw)({
    is_error: typeof e['success'] === 'boolean' ? !e['success'] : null,
    denied: e['status'] === 'declined' || undefined,
    result: (0,json/* text */.Qq)(e['stdout']) ?? e['stderr'],
});

// EXTERNAL MODULE: ./src/formats/codex/line.ts
var line = __webpack_require__(50256);
// EXTERNAL MODULE: ./src/formats/course.ts
var course = __webpack_require__(70887);
;// CONCATENATED MODULE: ./src/formats/codex/run.ts
// How far a Codex session got: the responses of the model, what began and ended its tasks, and what it used.




/** Follows one session. */
function codexRun(b, end) {
    const { trace } = b;
    const progress = (0,course/* course */.y)(b, end);
    /** One response is everything between two inputs. */
    let inputs = 0;
    function use(total) {
        const input = (0,json/* number */.ai)(total['input_tokens']);
        const output = (0,json/* number */.ai)(total['output_tokens']);
        if (input !== undefined || output !== undefined)
            progress.used((0,build/* defined */.sw)({ input_tokens: input, output_tokens: output }));
    }
    return {
        course: progress,
        /** The model did something. Returns the number of its response. */
        respond: () => progress.respond(inputs),
        /** The model was given something. */
        input() {
            inputs++;
        },
        /** Takes an event of the session's course. False: it is none. */
        event(type, e) {
            switch (type) {
                case 'token_count':
                    use((0,json/* object */.Ik)((0,json/* object */.Ik)(e['info'])['total_token_usage']));
                    return true;
                case 'task_started':
                case 'turn_started':
                    progress.closesWith('task_complete event');
                    progress.opened();
                    return true;
                case 'task_complete':
                case 'turn_complete':
                case 'turn.completed':
                    use((0,json/* object */.Ik)(e['usage']));
                    progress.told((0,json/* text */.Qq)(e['last_agent_message']));
                    if (e['error'])
                        progress.failed((0,failure/* failureText */.k)(e['error']));
                    else
                        progress.stop('completed');
                    took((0,json/* number */.ai)(e['duration_ms']));
                    return true;
                case 'turn_aborted':
                    progress.stop(e['reason'] === 'budget_limited' ? 'output_token_budget' : 'interrupted');
                    return true;
                case 'error':
                    progress.failed((0,failure/* failureText */.k)(e['message'] ?? e['error']));
                    return true;
                default:
                    return false;
            }
        },
    };
    function took(ms) {
        if (ms !== undefined)
            trace.duration_ms = (trace.duration_ms ?? 0) + ms;
    }
}

;// CONCATENATED MODULE: ./src/formats/codex/talk.ts

/** What Codex puts into the conversation in the user's name. */
const injected = /^\s*(<(environment_context|user_instructions|INSTRUCTIONS|permissions instructions|turn_aborted|user_shell_command|skills?|subagent_notification|collaboration_mode|app-context|plugins|model_switch|ghost_commit|system-reminder)\b|# AGENTS\.md instructions)/;
/** What the user asked, without what an editor tells beside it. */
function asked(said) {
    if (!said.startsWith('# Context from my IDE setup:'))
        return said;
    const at = said.indexOf('## My request for Codex:');
    return at < 0 ? said : said.slice(at + '## My request for Codex:'.length).trim();
}
/** Collects what is said in one session. */
function codexTalk(b, run) {
    const { trace } = b;
    /** What the file holds as items: of these kinds, what events told is a repetition. */
    const seen = new Set();
    const told = new Set();
    function fromUser(content) {
        const blocks = Array.isArray(content) ? content.map((c) => (0,json/* contentText */.Tf)([c])) : [(0,json/* contentText */.Tf)(content)];
        const said = blocks.filter((t) => t !== '' && !injected.test(t)).join('\n');
        run.input();
        if (said === '')
            return;
        seen.add('user');
        run.course.input(asked(said));
        b.prompt(asked(said));
        b.user(asked(said));
    }
    function fromModel(content) {
        const said = (0,json/* contentText */.Tf)(content);
        b.message(said, { turn: run.respond() });
        if (said.trim() === '')
            return;
        seen.add('message');
        run.course.said(said, true);
    }
    /** The event that was added last is told by an event of the file. */
    function mark() {
        told.add(trace.events.at(-1));
    }
    return {
        /** A message, of today or of old. */
        message(it) {
            const content = it['content'] ?? it['message'];
            if (it['role'] === 'assistant')
                fromModel(content);
            else if (it['role'] === 'user')
                fromUser(content);
        },
        /** What another agent said. */
        agentMessage(it) {
            b.message((0,json/* contentText */.Tf)(it['content']) || ((0,json/* text */.Qq)(it['text']) ?? ''), { agent: (0,json/* text */.Qq)(it['author']) ?? 'agent' });
        },
        compaction() {
            trace.events.push({ type: 'compaction' });
            seen.add('compaction');
            run.input();
        },
        /** An event tells what the user said. */
        toldUser(said = '') {
            if (asked(said).trim() === '' || injected.test(said))
                return;
            run.course.input(asked(said));
            b.user(asked(said));
            mark();
        },
        /** An event tells what the model said. */
        toldMessage(said = '') {
            if (said.trim() === '')
                return;
            b.message(said);
            mark();
            if (!seen.has('message'))
                run.course.said(said, true);
        },
        /** An event tells of a compaction. */
        toldCompaction() {
            trace.events.push({ type: 'compaction' });
            mark();
        },
        /** Takes the repetitions back. */
        finish() {
            b.drop(new Set([...told].filter((e) => seen.has(e.type))));
            if (!seen.has('user'))
                for (const e of trace.events)
                    if (e.type === 'user')
                        b.prompt(e.text);
        },
    };
}

;// CONCATENATED MODULE: ./src/formats/codex/rollout.ts








function decode(sink, lacks) {
    const one = session(sink, lacks);
    let any = false;
    return {
        record(value) {
            if (!(0,json/* isObject */.Gv)(value))
                return false;
            const known = one.record(value);
            any ||= known;
            return known;
        },
        end: (cut) => {
            if (any)
                sink.emit(one.finish(cut));
        },
    };
}
/** Events that tell of calls the response items hold already, of asking for leave, or of what a person ran. */
const mirrored = /^(exec_command_(begin|output_delta|end)|patch_apply_(begin|updated)|mcp_tool_call_begin|mcp_(startup|list)_\w+|web_search_begin|exec_approval_request|apply_patch_approval_request|request_\w+|dynamic_tool_call_(request|response)|view_image_tool_call|image_generation_(begin|end)|collab_\w+|list_\w+|terminal_interaction|tool_call_mcp_elicitation)$/;
/** One session. */
function session(sink, lacks) {
    const b = (0,build/* builder */.cL)('codex-rollout', lacks, sink);
    const { trace } = b;
    trace.agent = { name: 'codex' };
    const run = codexRun(b, sink.end);
    const talk = codexTalk(b, run);
    const calls = codexCalls(b, run);
    /** This one, and those it was forked from. */
    const sessions = new Set();
    function context(payload) {
        const model = (0,json/* text */.Qq)(payload['model']);
        if (model)
            trace.agent = { name: 'codex', model };
    }
    function meta(payload) {
        context(payload);
        const id = (0,json/* text */.Qq)(payload['id']);
        if (id === undefined)
            return;
        // Those that follow at once belong to the sessions this one was forked from.
        if (trace.id !== undefined && !sessions.has(id) && trace.events.length > 0)
            run.course.incomplete('records of another session stand among its own');
        sessions.add(id);
        trace.id ??= id;
    }
    /** A response item, or one of the bare items of old. False: it looks like a call or a result and is neither. */
    function item(it) {
        const type = String(it['type'] ?? (typeof it['role'] === 'string' ? 'message' : ''));
        if (/(output|result)$/.test(type))
            return calls.result(it);
        if (/_call$/.test(type))
            return calls.made(type, it);
        if (type === 'message')
            talk.message(it);
        else if (type === 'agent_message')
            talk.agentMessage(it);
        else if (type === 'reasoning')
            run.respond();
        return !/tool|function/.test(type);
    }
    /** An item of a turn, as it was when it was over. */
    function completed(it) {
        const ended = (0,codex_item/* itemCall */.YQ)(it);
        const type = (0,codex_item/* itemType */.YG)(it);
        const said = (0,json/* text */.Qq)(it['text']) ?? (0,json/* contentText */.Tf)(it['content']);
        if (ended)
            calls.item(ended);
        else if (type === 'usermessage')
            talk.toldUser(said);
        else if (type === 'agentmessage')
            talk.toldMessage(said);
        else if (type === 'contextcompaction')
            talk.toldCompaction();
    }
    /** False: it looks like the event of a call and is not known. */
    function event(e) {
        const type = String(e['type']);
        if (run.event(type, e))
            return true;
        const ended = eventCall(type, e);
        if (ended)
            calls.event(ended);
        else if (type === 'item_completed')
            completed((0,json/* object */.Ik)(e['item']));
        else if (type === 'user_message')
            talk.toldUser((0,json/* text */.Qq)(e['message']));
        else if (type === 'agent_message')
            talk.toldMessage((0,json/* text */.Qq)(e['message']));
        else if (type === 'context_compacted')
            talk.toldCompaction();
        else if (type === 'guardian_assessment')
            calls.assessed(e);
        else
            return mirrored.test(type) || !/tool_call|function|exec_command|patch_apply/.test(type);
        return true;
    }
    return {
        /** Takes a line. False: it is not known. */
        record(r) {
            const payload = (0,json/* object */.Ik)(r['payload']);
            switch (r['type']) {
                case 'session_meta':
                    meta(payload);
                    return true;
                case 'turn_context':
                    context(payload);
                    return true;
                case 'response_item':
                    return item(payload);
                case 'event_msg':
                    return event(payload);
                case 'compacted':
                    // Its replacement_history repeats what is in the file already.
                    talk.compaction();
                    return true;
            }
            // Kinds of lines that are not known yet are of the format, unless they may hold a call.
            if ((0,json/* isObject */.Gv)(r['payload']))
                return !/tool|_call/.test(`${r['type']} ${payload['type']}`);
            if ((0,line/* isOldHeader */.RV)(r)) {
                meta(r);
                return true;
            }
            return (0,line/* isBare */.JE)(r) && ('record_type' in r || item(r));
        },
        finish(cut) {
            calls.finish();
            talk.finish();
            run.course.finish(cut);
            return trace;
        },
    };
}


/***/ }),

/***/ 5209:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadParser: () => (/* binding */ loadParser),
/* harmony export */   parent: () => (/* binding */ parent),
/* harmony export */   parse: () => (/* binding */ parse),
/* harmony export */   walk: () => (/* binding */ walk)
/* harmony export */ });
/** A longer script is not parsed. */
const longest = 1 << 20;
const loaded = {};
/** Loads what scripts are parsed with: without it none can be. */
async function loadParser() {
    loaded.acorn ??= await __webpack_require__.e(/* import() */ 4559).then(__webpack_require__.bind(__webpack_require__, 54559));
}
/** `undefined`: it cannot be parsed. */
function parse(script) {
    const { acorn } = loaded;
    if (!acorn || script.length > longest)
        return undefined;
    try {
        return acorn.parse(script, {
            ecmaVersion: 'latest',
            sourceType: 'module',
            allowReturnOutsideFunction: true,
            allowAwaitOutsideFunction: true,
        });
    }
    catch {
        // A mistake in the script, or syntax nested beyond the stack.
        return undefined;
    }
}
const parents = new WeakMap();
/** What stands around a node that was walked; parentheses and optional chains are no part of it. */
const parent = (node) => parents.get(node);
/** All nodes, in the order of the text; no recursion, as scripts nest as deeply as they like. */
function* walk(program) {
    const stack = [program];
    for (let node = stack.pop(); node; node = stack.pop()) {
        yield node;
        const inner = [];
        for (const value of Object.values(node))
            for (const one of [value].flat())
                if (isNode(one))
                    inner.push(one);
        inner.sort((a, b) => b.start - a.start);
        for (const one of inner)
            parents.set(one, node);
        stack.push(...inner);
    }
}
const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string' && 'start' in value;


/***/ })

};
