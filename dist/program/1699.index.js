export const id = 1699;
export const ids = [1699];
export const modules = {

/***/ 41699:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decode: () => (/* binding */ decode)
});

// EXTERNAL MODULE: ./src/formats/json.ts
var json = __webpack_require__(58992);
// EXTERNAL MODULE: ./src/formats/build.ts
var build = __webpack_require__(32984);
// EXTERNAL MODULE: ./src/formats/course.ts
var course = __webpack_require__(70887);
;// CONCATENATED MODULE: ./src/formats/otel/calls.ts


function otelCalls(b, run, parts) {
    const free = new Set(parts.filter((p) => p.kind === 'execution'));
    const hasExecutions = free.size > 0;
    const bare = [];
    const counts = new Map();
    /** The turn that executions without a recorded request belong to, by agent. */
    const turns = new Map();
    function count(agent, tool) {
        const key = JSON.stringify([agent, tool]);
        const n = counts.get(key) ?? 0;
        counts.set(key, n + 1);
        return n;
    }
    /** The execution that a request led to, and those that other requests led to no more. */
    function executionFor(asked, response) {
        const later = [...free].filter((p) => (p.node.span.start ?? 0) >= (response.node.span.start ?? 0));
        const byId = asked.id === undefined ? undefined : later.find((p) => p.execution.id === asked.id);
        if (byId)
            return byId;
        const named = later.filter((p) => p.execution.tool === asked.tool &&
            p.agent === response.agent &&
            (asked.id === undefined || p.execution.id === undefined));
        return named.find((p) => agree(asked.arguments, p.execution.arguments));
    }
    function settle(call, { span, spans, failed, result }) {
        const { start, end } = span;
        const at = iso(start);
        if (at !== undefined)
            call.at = at;
        // An execution without an end has no outcome.
        if (end === undefined && spans.every((s) => s.end === undefined))
            return;
        const duration = start !== undefined && end !== undefined && end >= start ? { duration_ms: Math.round(end - start) } : {};
        b.settle(call, { is_error: failed, ...(result === undefined ? {} : { result }), ...duration });
    }
    return {
        /** A response asked for calls, or announced some that are not on record. */
        asked(response, output, announces, turn) {
            const { agent, node } = response;
            turns.set(agent, turn);
            const made = (output?.calls ?? []).map((asked) => ({ asked, part: executionFor(asked, response) }));
            const calls = made.map(({ asked, part }) => {
                if (part)
                    free.delete(part);
                const more = part?.execution;
                const given = isGiven(asked.arguments) ? asked.arguments : more?.arguments;
                const call = b.call({ id: asked.id ?? more?.id, tool: asked.tool, arguments: given, agent, turn }, true);
                if (agent === undefined)
                    run.called(call);
                const nth = count(agent, asked.tool);
                if (!part)
                    bare.push({ call, agent, nth });
                const at = iso(node.span.end);
                if (at !== undefined)
                    call.at = at;
                return { call, part };
            });
            for (const { call, part } of calls)
                if (part)
                    settle(call, part.execution);
            if (agent === undefined && calls.some(({ part }) => part))
                run.returned();
            const lost = calls.length === 0 && announces && !this.follows(response);
            if (lost)
                run.uncertain('a response announces calls that are not recorded');
            else if (!output && !hasExecutions && !response.chain.some((s) => s.failed))
                run.uncertain('what a model answered is not recorded, and executions of tools are not either');
        },
        /** Does an execution follow the response before the next one? */
        follows(response) {
            const next = parts.slice(parts.indexOf(response) + 1).find((p) => p.kind !== 'end');
            return next?.kind === 'execution' || [...free].some((p) => p.node.parent === response.node);
        },
        /** An execution stands in its place, if no response on record asked for it. */
        executed(part) {
            if (!free.delete(part))
                return;
            const { execution, agent } = part;
            const turn = turns.get(agent);
            count(agent, execution.tool);
            const call = b.call({ id: execution.id, tool: execution.tool, arguments: execution.arguments, agent, turn }, true);
            if (agent === undefined)
                run.called(call);
            settle(call, execution);
            if (agent === undefined && !(0,build/* isOpen */.nT)(call))
                run.returned();
        },
        /** A request holds the results of earlier calls. */
        results(input, agent) {
            const all = input.flatMap((m) => m.results);
            for (const one of [...bare]) {
                if (one.agent !== agent)
                    continue;
                const { call, nth } = one;
                const found = call.id === undefined
                    ? all.filter((r) => r.id === undefined && (r.tool ?? call.tool) === call.tool)[nth]
                    : all.find((r) => r.id === call.id);
                if (!found || found.result === undefined)
                    continue;
                b.settle(call, { result: found.result });
                bare.splice(bare.indexOf(one), 1);
                if (agent === undefined)
                    run.returned();
            }
        },
    };
}
const isGiven = (value) => value !== undefined && value !== null && value !== '';
/** Do the arguments agree, or does one side not know them? */
const agree = (one, other) => !(0,json/* isObject */.Gv)(one) || !(0,json/* isObject */.Gv)(other) || (0,json/* writeJson */.GF)(sorted(one)) === (0,json/* writeJson */.GF)(sorted(other));
const sorted = (value) => Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
/** The last year that is written with four digits. */
const latest = 253402300800000;
/** Milliseconds since 1970 as a date and time; `undefined`: no such date is written in the usual way. */
const iso = (ms) => ms !== undefined && ms >= 0 && ms < latest ? new Date(ms).toISOString() : undefined;

;// CONCATENATED MODULE: ./src/formats/otel/value.ts
// Attributes of spans as plain JSON, whatever wrote them: OTLP's tagged values, Jaeger's tags, objects flat or nested.

/** A value of OTLP, in the spellings of its JSON and of protobuf dumps; a value without a tag is itself. */
function plain(value) {
    if (!(0,json/* isObject */.Gv)(value))
        return value;
    for (const [key, inner] of Object.entries(value)) {
        switch (key) {
            case 'stringValue':
            case 'string_value':
            case 'boolValue':
            case 'bool_value':
            case 'bytesValue':
            case 'bytes_value':
                return inner;
            case 'doubleValue':
            case 'double_value':
                return typeof inner === 'string' ? Number(inner) : inner;
            case 'intValue':
            case 'int_value':
                return integer(inner);
            case 'arrayValue':
            case 'array_value':
                return (0,json/* array */.YO)((0,json/* isObject */.Gv)(inner) ? inner['values'] : inner).map(plain);
            case 'kvlistValue':
            case 'kvlist_value':
                return Object.fromEntries(pairs((0,json/* isObject */.Gv)(inner) ? inner['values'] : inner));
            default:
        }
    }
    return Object.keys(value).length === 0 ? undefined : value;
}
/** 64-bit integers are written as text. */
function integer(value) {
    if (typeof value !== 'string' || !/^-?\d{1,20}$/.test(value))
        return value;
    const n = Number(value);
    return Number.isSafeInteger(n) ? n : BigInt(value);
}
const pairs = (list) => (0,json/* array */.YO)(list)
    .filter(json/* isObject */.Gv)
    .flatMap((pair) => {
    const key = (0,json/* text */.Qq)(pair['key']);
    return key === undefined ? [] : [[key, plain(pair['value'])]];
});
function attributesOf(attributes) {
    const flat = new Map();
    if (Array.isArray(attributes))
        for (const [key, value] of pairs(attributes))
            flat.set(key, value);
    else if ((0,json/* isObject */.Gv)(attributes))
        for (const [key, value] of Object.entries(attributes))
            spread(flat, key, value, 0);
    return flat;
}
/** Payloads: what is in them is no part of the name. */
const payload = /(?:^|\.)(?:arguments|args|result|parameters|value|messages|metadata|system_instructions|definitions|json_schema|tool_response|tool_call_args|llm_request|llm_response|content|input|output)$/;
/** Nested attributes, as Phoenix keeps them: only names without dots open a tree. */
function spread(flat, key, value, depth) {
    const isTree = depth > 0 || !key.includes('.');
    // `input` and `output` are payloads below a name, and trees at the top.
    const holds = isTree && depth < 12 && (depth === 0 || !payload.test(key) || /^(?:input|output)$/.test(key));
    if (holds && (0,json/* isObject */.Gv)(value)) {
        for (const [name, inner] of Object.entries(value))
            spread(flat, `${key}.${name}`, inner, depth + 1);
    }
    else if (holds && depth > 0 && Array.isArray(value) && value.some(json/* isObject */.Gv)) {
        for (const [i, inner] of value.entries())
            spread(flat, `${key}.${i}`, inner, depth + 1);
    }
    else
        flat.set(key, value);
}
/** The value of the first of these attributes that says something. */
function first(attributes, ...keys) {
    for (const key of keys) {
        const value = attributes.get(key);
        if (value !== undefined && value !== null && value !== '')
            return value;
    }
    return undefined;
}
const firstText = (attributes, ...keys) => keys.map((key) => (0,json/* text */.Qq)(attributes.get(key))).find((value) => value !== undefined);
/** The elements of a list that is spread over attributes (`llm.input_messages.0.message.role`), or stands in one, in order. */
function indexed(attributes, prefix) {
    const whole = payloadOf(attributes.get(prefix));
    if (Array.isArray(whole))
        return whole.map(attributesOf);
    const found = new Map();
    for (const [key, value] of attributes) {
        if (!key.startsWith(`${prefix}.`))
            continue;
        const [, n, rest] = /^(\d{1,6})(?:\.(.*))?$/s.exec(key.slice(prefix.length + 1)) ?? [];
        if (n === undefined)
            continue;
        const element = found.get(Number(n)) ?? new Map();
        element.set(rest ?? '', value);
        found.set(Number(n), element);
    }
    return [...found].sort(([a], [b]) => a - b).map(([, element]) => element);
}
/** What exporters write instead of what they leave out. */
const elided = new Set(['<elided>', '[REDACTED]', '__REDACTED__']);
/** A payload: JSON where its text is an object or a list, else itself; `undefined`: it was left out. */
function payloadOf(value) {
    if (typeof value !== 'string')
        return value === null ? undefined : value;
    if (elided.has(value))
        return undefined;
    if (!/^\s*[[{]/.test(value))
        return value;
    try {
        return (0,json/* parseJson */.qF)(value);
    }
    catch {
        return value;
    }
}

;// CONCATENATED MODULE: ./src/formats/otel/kind.ts

const operations = new Map([
    ['chat', 'llm'],
    ['generate_content', 'llm'],
    ['text_completion', 'llm'],
    ['completion', 'llm'],
    ['execute_tool', 'tool'],
    ['invoke_agent', 'agent'],
    ['invoke_workflow', 'frame'],
    ['create_agent', 'noise'],
    ['embeddings', 'noise'],
    ['retrieval', 'noise'],
]);
const kinds = new Map([
    ['AGENT', 'agent'],
    ['LLM', 'llm'],
    ['TOOL', 'tool'],
    ['CHAIN', 'frame'],
    // Traceloop
    ['agent', 'agent'],
    ['tool', 'tool'],
    ['workflow', 'frame'],
    ['task', 'frame'],
]);
function kindOf({ attributes, name }) {
    const operation = firstText(attributes, 'gen_ai.operation.name');
    const known = kinds.get(firstText(attributes, 'openinference.span.kind')?.toUpperCase() ?? '') ??
        operations.get(operation ?? '') ??
        kinds.get(firstText(attributes, 'traceloop.span.kind') ?? '');
    if (known)
        return known;
    if (firstText(attributes, 'mcp.method.name') === 'tools/call')
        return 'tool';
    const sdk = firstText(attributes, 'ai.operationId');
    if (sdk === 'ai.toolCall')
        return 'tool';
    if (sdk !== undefined)
        return /\.do(?:Generate|Stream)$/.test(sdk) ? 'llm' : 'frame';
    if (operation !== undefined || attributes.has('openinference.span.kind'))
        return 'noise';
    // Older instrumentation has no name of the operation.
    if (/^(?:chat|completion)$/.test(firstText(attributes, 'llm.request.type') ?? ''))
        return 'llm';
    if (first(attributes, 'gen_ai.tool.name', 'gen_ai.tool.call.id') !== undefined)
        return 'tool';
    const asked = first(attributes, 'gen_ai.system', 'gen_ai.provider.name', 'gen_ai.request.model') !== undefined;
    if (asked && (attributes.has('gcp.vertex.agent.llm_request') || name === 'call_llm'))
        return 'llm';
    return asked && [...attributes.keys()].some((key) => /^gen_ai\.(?:usage|completion|prompt|response)\b/.test(key))
        ? 'llm'
        : 'noise';
}
/** What ties the traces of one conversation together. */
const conversationOf = ({ attributes }) => firstText(attributes, 'gen_ai.conversation.id', 'session.id', 'gcp.vertex.agent.session_id', 'langfuse.session.id', 'traceloop.association.properties.session_id', 'ai.telemetry.metadata.sessionId');
/** The name of the agent that a span is a run of. */
const agentOf = ({ attributes, name }) => firstText(attributes, 'gen_ai.agent.name', 'agent.name', 'traceloop.entity.name') ??
    (name.replace(/^invoke_agent /, '') || 'agent');
/** Why a failed span failed: its status, the exception in its events, or the kind of the error. */
function failureOf({ message, events, attributes, name }) {
    const thrown = events.find((e) => e.name === 'exception')?.attributes;
    const said = thrown && (firstText(thrown, 'exception.message') ?? firstText(thrown, 'exception.type'));
    return (message ?? said ?? firstText(attributes, 'error.message', 'exception.message', 'error.type') ?? `${name} failed`);
}
const hasFailed = (span) => span.failed || first(span.attributes, 'error.type') !== undefined;
/** Why a model stopped, in lower case. */
function finishReason({ attributes }) {
    const given = payloadOf(first(attributes, 'gen_ai.response.finish_reasons', 'gen_ai.completion.0.finish_reason', 'ai.response.finishReason', 'llm.finish_reason', 'gen_ai.response.finish_reason'));
    const reason = Array.isArray(given) ? given[0] : given;
    return typeof reason === 'string' ? reason.toLowerCase() : undefined;
}

;// CONCATENATED MODULE: ./src/formats/otel/message.ts
// What was said to a model and what it answered, in one shape, and how each convention writes a message.


/** The messages of a list in any of the shapes that payloads have; `undefined`: it is no list, or its text was cut. */
function messagesOf(value, role = 'user') {
    const given = payloadOf(value);
    const list = (0,json/* isObject */.Gv)(given) && Array.isArray(given['messages']) ? given['messages'] : (0,json/* isObject */.Gv)(given) ? [given] : given;
    if (!Array.isArray(list))
        return undefined;
    return list
        .flat()
        .map((m) => ((0,json/* isObject */.Gv)(m) ? messageOf(m, role) : { role, text: (0,json/* text */.Qq)(m) ?? '', calls: [], results: [] }));
}
/** A message with parts (GenAI, Gemini), or with content and calls (OpenAI, Anthropic, AI SDK). */
function messageOf(m, fallback) {
    const role = roleOf((0,json/* text */.Qq)(m['role']) ?? fallback);
    const body = payloadOf(m['parts'] ?? m['content']);
    const parts = (0,json/* array */.YO)(body).filter(json/* isObject */.Gv);
    const said = Array.isArray(body) ? joined(body) : ((0,json/* text */.Qq)(body) ?? (0,json/* contentText */.Tf)(body));
    const calls = [
        ...parts.flatMap(askedIn),
        ...(0,json/* array */.YO)(payloadOf(m['tool_calls'] ?? m['toolCalls']))
            .filter(json/* isObject */.Gv)
            .flatMap(askedIn),
    ];
    const results = parts.flatMap(returnedIn);
    if (role === 'tool' && results.length === 0) {
        const id = (0,json/* text */.Qq)(m['tool_call_id']) ?? (0,json/* text */.Qq)(m['id']) ?? (0,json/* text */.Qq)(m['toolCallId']);
        results.push({ id, tool: (0,json/* text */.Qq)(m['name']), result: body });
    }
    return { role, text: role === 'tool' ? '' : said, calls, results, reason: (0,json/* text */.Qq)(m['finish_reason'])?.toLowerCase() };
}
const roleOf = (role) => role === 'model' || role === 'ai' ? 'assistant' : role === 'human' ? 'user' : role;
/** The texts of parts, where thoughts are none. */
const joined = (parts) => parts
    .map((p) => {
    if (!(0,json/* isObject */.Gv)(p))
        return (0,json/* text */.Qq)(p);
    const isText = p['type'] === undefined || p['type'] === 'text' || p['type'] === 'output_text';
    return isText && p['thought'] !== true ? ((0,json/* text */.Qq)(p['content']) ?? (0,json/* text */.Qq)(p['text'])) : undefined;
})
    .filter((t) => t !== undefined)
    .join('');
/** The call that a part or an element of `tool_calls` asks for. */
function askedIn(p) {
    const inner = (0,json/* object */.Ik)(p['function_call'] ?? p['functionCall'] ?? p['toolUse'] ?? p['function'] ?? p['server_tool_call']);
    const isCall = p['type'] === undefined ||
        /^(?:tool_call|tool-call|tool_use|function|function_call|server_tool_call)$/.test(String(p['type']));
    const tool = (0,json/* text */.Qq)(inner['name']) ?? (isCall ? ((0,json/* text */.Qq)(p['name']) ?? (0,json/* text */.Qq)(p['toolName'])) : undefined);
    if (tool === undefined || !isCall)
        return [];
    const holder = (0,json/* text */.Qq)(inner['name']) === undefined ? p : inner;
    const given = holder['arguments'] ?? holder['args'] ?? holder['input'] ?? p['server_tool_call'];
    return [
        {
            id: (0,json/* text */.Qq)(p['id']) ?? (0,json/* text */.Qq)(p['toolCallId']) ?? (0,json/* text */.Qq)(inner['id']) ?? (0,json/* text */.Qq)(inner['toolUseId']),
            tool,
            arguments: payloadOf(given),
        },
    ];
}
function returnedIn(p) {
    const inner = p['function_response'] ?? p['functionResponse'] ?? p['toolResult'];
    if ((0,json/* isObject */.Gv)(inner)) {
        const result = payloadOf(inner['response'] ?? inner['content']);
        return [{ id: (0,json/* text */.Qq)(inner['id']) ?? (0,json/* text */.Qq)(inner['toolUseId']), tool: (0,json/* text */.Qq)(inner['name']), result }];
    }
    if (!/^(?:tool_call_response|tool-result|tool_result|server_tool_call_response)$/.test(String(p['type'])))
        return [];
    const id = (0,json/* text */.Qq)(p['id']) ?? (0,json/* text */.Qq)(p['tool_call_id']) ?? (0,json/* text */.Qq)(p['tool_use_id']) ?? (0,json/* text */.Qq)(p['toolCallId']);
    const result = payloadOf(p['response'] ?? p['server_tool_call_response'] ?? p['result'] ?? p['output'] ?? p['content']);
    return [{ id, tool: (0,json/* text */.Qq)(p['name']) ?? (0,json/* text */.Qq)(p['toolName']), result }];
}
/** The messages that OpenInference and Traceloop spread over attributes. */
function spreadMessages(attributes, prefix, inner, fallback) {
    return indexed(attributes, prefix).map((m) => {
        const at = (key) => m.get(`${inner}${key}`);
        const role = roleOf((0,json/* text */.Qq)(at('role')) ?? fallback);
        const content = payloadOf(at('content')) ?? partsOf(m, `${inner}contents`);
        const said = Array.isArray(content) ? joined(content) : ((0,json/* text */.Qq)(at('content')) ?? '');
        const id = (0,json/* text */.Qq)(at('tool_call_id')) ?? undefined;
        return {
            role,
            text: role === 'tool' ? '' : said,
            calls: indexed(m, `${inner}tool_calls`).flatMap(spreadCall),
            results: role === 'tool' ? [{ id, tool: (0,json/* text */.Qq)(at('name')), result: content }] : [],
            reason: (0,json/* text */.Qq)(at('finish_reason'))?.toLowerCase(),
        };
    });
}
const partsOf = (m, prefix) => {
    const parts = indexed(m, prefix).map((p) => firstText(p, 'message_content.text'));
    return parts.length > 0 ? parts.filter((p) => p !== undefined) : undefined;
};
function spreadCall(c) {
    const tool = firstText(c, 'tool_call.function.name', 'name', 'function.name');
    if (tool === undefined)
        return [];
    const given = c.get('tool_call.function.arguments') ?? c.get('arguments') ?? c.get('function.arguments');
    return [{ id: firstText(c, 'tool_call.id', 'id'), tool, arguments: payloadOf(given) }];
}

;// CONCATENATED MODULE: ./src/formats/otel/tool.ts
// One execution of a tool: what its spans say of it. The framework, the client and the server of MCP may each report the same.



const callIdOf = ({ attributes }) => firstText(attributes, 'gen_ai.tool.call.id', 'tool_call.id', 'ai.toolCall.id', 'tool.id');
const toolOf = ({ attributes, name }) => firstText(attributes, 'gen_ai.tool.name', 'tool.name', 'ai.toolCall.name', 'tool_call.function.name', 'mcp.tool.name', 'traceloop.entity.name') ??
    (name.replace(/^(?:execute_tool|tools\/call|running tool:) /, '') || 'tool');
function argumentsOf({ attributes: a, events }) {
    const given = payloadOf(first(a, 'gen_ai.tool.call.arguments', 'gcp.vertex.agent.tool_call_args', 'ai.toolCall.args', 'tool_arguments', 'gen_ai.tool.args', 'tool_call.function.arguments', 'input.value') ?? events.find((e) => e.name === 'gen_ai.tool.message')?.attributes.get('content'));
    if (given !== undefined)
        return given;
    const entity = payloadOf(a.get('traceloop.entity.input'));
    if (entity !== undefined)
        return inputsOf(entity);
    const parameters = payloadOf(a.get('tool.parameters'));
    // What a tool takes is no argument of a call.
    return (0,json/* isObject */.Gv)(parameters) && (0,json/* isObject */.Gv)(parameters['properties']) ? undefined : parameters;
}
/** Traceloop wraps what a function was called with. */
function inputsOf(entity) {
    const { inputs, kwargs, args } = (0,json/* object */.Ik)(entity);
    if ((0,json/* isObject */.Gv)(kwargs) && Object.keys(kwargs).length > 0)
        return kwargs;
    if (inputs !== undefined)
        return payloadOf(inputs);
    return Array.isArray(args) && args.length === 0 && kwargs !== undefined ? {} : entity;
}
function resultOf({ attributes: a, events }) {
    const given = first(a, 'gen_ai.tool.call.result', 'ai.toolCall.result', 'tool_response', 'gen_ai.tool.result', 'output.value') ??
        unwrapped(a.get('gcp.vertex.agent.tool_response')) ??
        events.find((e) => e.name === 'gen_ai.choice')?.attributes.get('message');
    return flat(payloadOf(given ?? quoted(a.get('traceloop.entity.output'))));
}
/** ADK wraps what a tool returns that is no object. */
function unwrapped(response) {
    const given = payloadOf(response);
    if (!(0,json/* isObject */.Gv)(given) || Object.keys(given).join() !== 'result' || (0,json/* isObject */.Gv)(given['result']))
        return given;
    return given['result'];
}
/** Traceloop writes every result as JSON, a text in quotes. */
function quoted(output) {
    if (typeof output !== 'string' || !output.startsWith('"'))
        return output;
    try {
        return (0,json/* parseJson */.qF)(output);
    }
    catch {
        return output;
    }
}
/** Blocks of text alone are their text. */
function flat(result) {
    if (!Array.isArray(result) || result.length === 0)
        return result;
    const texts = result.map((block) => ((0,json/* isObject */.Gv)(block) ? (0,json/* text */.Qq)(block['text']) : undefined));
    return texts.every((t) => t !== undefined) ? texts.join('\n') : result;
}
/** Joins what the spans of one execution say: the outermost names it, any of them may know more. */
function executionOf(spans) {
    const [span] = spans;
    const known = (read) => spans.map(read).find((v) => v !== undefined);
    const result = known(resultOf);
    return {
        span,
        spans,
        id: known(callIdOf),
        tool: toolOf(span),
        arguments: known(argumentsOf),
        result,
        failed: spans.some(hasFailed) || (0,json/* object */.Ik)(result)['isError'] === true,
    };
}
/** Do two spans, of which one stands within the other, report the same execution? */
function isSame(outer, inner) {
    const [one, other] = [callIdOf(outer), callIdOf(inner)];
    if (one !== undefined && other !== undefined)
        return one === other;
    if (toolOf(outer) !== toolOf(inner))
        return false;
    const [given, again] = [argumentsOf(outer), argumentsOf(inner)];
    return given === undefined || again === undefined || (0,json/* writeJson */.GF)(given) === (0,json/* writeJson */.GF)(again);
}
/** Do two spans overlap in time? The client and the server of one call do, two calls under one id do not. */
const overlap = (a, b) => (a.start ?? 0) <= (b.end ?? Number.POSITIVE_INFINITY) && (b.start ?? 0) <= (a.end ?? Number.POSITIVE_INFINITY);

;// CONCATENATED MODULE: ./src/formats/otel/tree.ts
// The spans of a file as trees, and which of them are one run.

/** More spans above one another are not looked at: parents may form a circle. */
const deepest = 500;
/** What stands above a span, the nearest first. */
function* above(node) {
    for (let at = node.parent, n = 0; at && n < deepest; at = at.parent, n++)
        yield at;
}
/** Collects the spans of a file, in whatever order they were exported. */
function collector() {
    const nodes = new Map();
    const events = new Map();
    let orphans = false;
    const keyOf = (trace, id) => `${trace}/${id}`;
    /** The response that logs without the id of a span tell of, where the trace has but one. */
    function onlyResponse([record]) {
        if (!record || record.span !== undefined)
            return undefined;
        const responses = [...nodes.values()].filter((n) => n.kind === 'llm' && n.span.trace === record.trace);
        return responses.length === 1 ? responses[0] : undefined;
    }
    return {
        span(span) {
            const kind = kindOf(span);
            const key = span.id === '' ? `${span.trace}/#${nodes.size}` : keyOf(span.trace, span.id);
            const known = nodes.get(key);
            // The same span again, unless it has its end now.
            if (known && (known.span.end !== undefined || span.end === undefined))
                return;
            const conversation = conversationOf(span);
            // Of HTTP calls and the like only their place is kept.
            const kept = kind === 'noise' ? { ...span, attributes: new Map(), events: [] } : span;
            nodes.set(key, { span: kept, kind, parent: undefined, conversation, order: known?.order ?? nodes.size });
        },
        log(record) {
            const key = keyOf(record.trace, record.span ?? '');
            const list = events.get(key);
            if (list)
                list.push(record);
            else
                events.set(key, [record]);
        },
        /** Do logs tell of a response whose span is not in the file? To be asked after `runs`. */
        lost: () => orphans,
        /** All runs, in the order of their beginnings. */
        runs() {
            for (const [key, list] of events) {
                const node = nodes.get(key) ?? onlyResponse(list);
                if (node)
                    node.span.events.push(...list.map((r) => r.event));
                else if (list.some((r) => r.span !== undefined && r.event.name.startsWith('gen_ai.')))
                    orphans = true;
            }
            for (const node of nodes.values()) {
                const { trace, parent } = node.span;
                const found = parent === undefined ? undefined : nodes.get(keyOf(trace, parent));
                if (found !== node)
                    node.parent = found;
            }
            return runsOf([...nodes.values()]);
        },
    };
}
/** One run is what has one conversation, else one trace. Spans without an agent's are none. */
function runsOf(nodes) {
    const conversations = new Map();
    const ofTrace = new Map();
    for (const node of nodes) {
        // The outermost names it: an agent that is called over the network may have a conversation of its own.
        const outermost = [node, ...above(node)].findLast((n) => n.conversation !== undefined)?.conversation;
        conversations.set(node, outermost);
        if (outermost === undefined)
            continue;
        const known = ofTrace.get(node.span.trace) ?? new Set();
        ofTrace.set(node.span.trace, known.add(outermost));
    }
    const runs = new Map();
    for (const node of nodes) {
        if (node.kind === 'noise')
            continue;
        const only = ofTrace.get(node.span.trace);
        const id = conversations.get(node) ?? (only?.size === 1 ? [...only][0] : undefined) ?? node.span.trace;
        const list = runs.get(id);
        if (list)
            list.push(node);
        else
            runs.set(id, [node]);
    }
    return [...runs]
        .filter(([, list]) => list.some((n) => n.kind !== 'frame'))
        .map(([id, list]) => ({ id, nodes: list.sort((a, b) => startOf(a) - startOf(b) || a.order - b.order) }))
        .sort((a, b) => firstStart(a.nodes) - firstStart(b.nodes));
}
/** Does a span name a parent that should be in the file, and is not? */
function isDangling(node) {
    const outermost = [node, ...above(node)].at(-1)?.span;
    return outermost?.parent !== undefined && !outermost.remote;
}
const startOf = (node) => node.span.start ?? 0;
const firstStart = (nodes) => (nodes[0] ? startOf(nodes[0]) : 0);

;// CONCATENATED MODULE: ./src/formats/otel/parts.ts
// The parts of a run: its responses and executions, each once however often they are reported, and whose they are.



function parts_partsOf(nodes) {
    const responses = leaves(nodes);
    const executions = parts_joined(nodes.filter((n) => n.kind === 'tool'));
    const own = actors(responses.keys(), executions.keys());
    const parts = [
        ...[...responses].map(([node, chain]) => ({
            kind: 'response',
            node,
            chain,
            agent: actorOf(node, own),
            relayed: isRelayed(node, own),
        })),
        ...[...executions].map(([node, spans]) => ({
            kind: 'execution',
            node,
            execution: executionOf(spans),
            agent: actorOf(node, own),
        })),
        ...nodes.filter((n) => isOutermost(n, own)).map((node) => ({ kind: 'end', node })),
    ];
    const ranks = { response: 0, execution: 1, end: 2 };
    return parts.sort((a, b) => timeOf(a) - timeOf(b) || ranks[a.kind] - ranks[b.kind] || a.node.order - b.node.order);
}
const timeOf = (part) => (part.kind === 'end' ? (part.node.span.end ?? Number.POSITIVE_INFINITY) : part.node.span.start) ?? 0;
/** The spans above of one kind, up to the first of the others that it cannot report the same through. */
function around(node, kind, bounds) {
    const found = [];
    for (const at of above(node)) {
        if (bounds.includes(at.kind))
            break;
        if (at.kind === kind)
            found.push(at);
    }
    return found;
}
/** The responses that no other response is within: one call of a model is reported at several levels. */
function leaves(nodes) {
    const responses = nodes.filter((n) => n.kind === 'llm');
    const outer = new Map(responses.map((n) => [n, around(n, 'llm', ['agent', 'tool'])]));
    const wrappers = new Set([...outer.values()].flat());
    const inner = responses.filter((n) => !wrappers.has(n));
    // What is around several calls of a model speaks of the last.
    const owner = new Map(inner.flatMap((n) => (outer.get(n) ?? []).map((wrapper) => [wrapper, n])));
    return new Map(inner.map((n) => [n, [n, ...(outer.get(n) ?? []).filter((w) => owner.get(w) === n)].map(({ span }) => span)]));
}
/** The executions of tools, each with all spans that report it, the outermost first. */
function parts_joined(tools) {
    const found = new Map();
    const byId = new Map();
    const home = new Map();
    // What is around comes first, whatever the clocks say.
    const depths = new Map(tools.map((node) => [node, [...above(node)].length]));
    for (const node of [...tools].sort((a, b) => (depths.get(a) ?? 0) - (depths.get(b) ?? 0))) {
        const outer = around(node, 'tool', ['agent', 'llm'])[0];
        const id = callIdOf(node.span);
        const key = id === undefined ? undefined : `${node.span.trace}/${id}`;
        const twin = key === undefined ? undefined : byId.get(key);
        const into = outer && isSame(outer.span, node.span)
            ? (home.get(outer) ?? outer)
            : twin && overlap(twin.span, node.span)
                ? twin
                : undefined;
        const spans = into && found.get(into);
        if (into && spans) {
            spans.push(node.span);
            home.set(node, into);
        }
        else {
            found.set(node, [node.span]);
            if (key !== undefined)
                byId.set(key, node);
        }
    }
    return found;
}
const nearestAgent = (node) => [...above(node)].find((a) => a.kind === 'agent');
function actors(responses, executions) {
    const found = new Map();
    for (const node of executions)
        found.set(nearestAgent(node), 0);
    for (const node of responses) {
        const agent = nearestAgent(node);
        found.set(agent, Math.max(found.get(agent) ?? 0, startOf(node)));
    }
    return found;
}
/** Did the agent take over from the one that it runs within, which said nothing any more? Then it speaks for it. */
function tookOver(node, own) {
    for (const at of above(node)) {
        if (at.kind === 'tool' && isDuring(node, at))
            return false;
        const last = at.kind === 'agent' ? own.get(at) : undefined;
        if (last !== undefined)
            return last <= startOf(node);
    }
    return false;
}
/** Did the agent of a response take over? The one before tells it in the words of a user what was said so far. */
function isRelayed(node, own) {
    const agent = nearestAgent(node);
    return agent !== undefined && tookOver(agent, own);
}
/**
 * The sub-agent that a part is of. An agent that only runs others is none, nor is one that took over; a tool that asks a model is
 * one.
 */
function actorOf(node, own) {
    const names = [];
    let tooled = false;
    for (const at of above(node)) {
        if (at.kind === 'tool' && isDuring(node, at)) {
            tooled = true;
            names.push(toolOf(at.span));
        }
        else if (at.kind === 'agent' && own.has(at) && !tookOver(at, own)) {
            const name = agentOf(at.span);
            // An agent within one of its name is the same, reported twice.
            if (names.at(-1) !== name)
                names.push(name);
        }
    }
    const [nearest] = names;
    const isMain = names.length === 0 || (names.length === 1 && !tooled);
    return isMain ? undefined : nearest;
}
/** What begins when the tool has ended is no work of the tool, whatever it is recorded below. */
const isDuring = (node, tool) => startOf(node) <= startOf(tool) || startOf(node) < (tool.span.end ?? Number.POSITIVE_INFINITY);
/** Is it around the run, or the run of a main agent itself? */
function isOutermost(node, own) {
    if (node.kind !== 'agent' && node.kind !== 'frame')
        return false;
    const outer = [...above(node)].filter((a) => a.kind !== 'noise');
    if (outer.length === 0)
        return true;
    return node.kind === 'agent' && own.has(node) && outer.every((a) => a.kind === 'frame');
}

;// CONCATENATED MODULE: ./src/formats/otel/response.ts
// One response of a model: what its spans say of what went in and what came out. The span that is nearest to the model speaks first.




/** `chain`: the span of the response, and the spans around it that report the same. */
function responseOf(chain) {
    const input = chain.map(inputOf).find((m) => m !== undefined && m.length > 0) ?? [];
    const output = chain.map(outputOf).find((m) => m !== undefined && m.length > 0);
    const reason = chain.map(finishReason).find((r) => r !== undefined);
    return {
        input,
        output: output && merged(output),
        reason: reason ?? output?.map((m) => m.reason).find((r) => r !== undefined),
        offered: chain.map(({ attributes }) => offeredIn(attributes)).find((t) => t !== undefined),
    };
}
/** Of several choices the first was used; an answer may come in several messages all the same. */
const merged = (messages) => ({
    role: 'assistant',
    text: messages.map((m) => m.text).join(''),
    calls: messages.flatMap((m) => m.calls),
    results: messages.flatMap((m) => m.results),
});
function inputOf(span) {
    const { attributes: a } = span;
    return (messagesOf(detail(span, 'gen_ai.input.messages')) ??
        some(spreadMessages(a, 'llm.input_messages', 'message.', 'user')) ??
        some(spreadMessages(a, 'gen_ai.prompt', '', 'user')) ??
        contents(a.get('gcp.vertex.agent.llm_request')) ??
        some(eventMessages(span).filter((m) => m.event !== 'gen_ai.choice')) ??
        messagesOf(a.get('ai.prompt.messages')) ??
        messagesOf(eventAttribute(span, 'gen_ai.content.prompt', 'gen_ai.prompt')) ??
        plainText(firstText(a, 'gen_ai.prompt', 'input.value'), 'user'));
}
function outputOf(span) {
    const { attributes: a } = span;
    return (messagesOf(detail(span, 'gen_ai.output.messages'), 'assistant') ??
        some(spreadMessages(a, 'llm.output_messages', 'message.', 'assistant')) ??
        some(spreadMessages(a, 'gen_ai.completion', '', 'assistant')) ??
        geminiResponse(a.get('gcp.vertex.agent.llm_response')) ??
        some(eventMessages(span).filter((m) => m.event === 'gen_ai.choice')) ??
        sdkResponse(a) ??
        messagesOf(eventAttribute(span, 'gen_ai.content.completion', 'gen_ai.completion'), 'assistant') ??
        completion(payloadOf(a.get('output.value'))) ??
        plainText(firstText(a, 'gen_ai.completion'), 'assistant'));
}
const some = (list) => (list.length > 0 ? [...list] : undefined);
const plainText = (said, role) => said === undefined || /^\s*[[{]/.test(said) ? undefined : [{ role, text: said, calls: [], results: [] }];
/** An attribute, or the same on the event that carries the details of the inference. */
const detail = (span, key) => span.attributes.get(key) ?? eventAttribute(span, 'gen_ai.client.inference.operation.details', key);
function eventAttribute({ events }, name, key) {
    const event = events.find((e) => e.name === name);
    return event?.attributes.get(key) ?? ((0,json/* isObject */.Gv)(event?.body) ? event.body[key] : undefined);
}
/** Gemini's request as ADK records it. */
function contents(request) {
    const given = (0,json/* object */.Ik)(payloadOf(request))['contents'];
    return Array.isArray(given) && given.length > 0 ? messagesOf(given) : undefined;
}
function geminiResponse(response) {
    const given = (0,json/* object */.Ik)(payloadOf(response));
    const content = given['content'] ?? (0,json/* object */.Ik)((0,json/* array */.YO)(given['candidates'])[0])['content'];
    return (0,json/* isObject */.Gv)(content)
        ? [{ ...messageOf(content, 'assistant'), reason: (0,json/* text */.Qq)(given['finish_reason'])?.toLowerCase() }]
        : undefined;
}
/** The AI SDK's own attributes. */
function sdkResponse(a) {
    const said = firstText(a, 'ai.response.text');
    const asked = payloadOf(a.get('ai.response.toolCalls'));
    if (said === undefined && !Array.isArray(asked))
        return undefined;
    return [messageOf({ role: 'assistant', content: said ?? '', tool_calls: asked }, 'assistant')];
}
/** The whole response of an API, or its text. */
function completion(value) {
    if (typeof value === 'string')
        return plainText(value, 'assistant');
    const message = (0,json/* object */.Ik)((0,json/* array */.YO)((0,json/* object */.Ik)(value)['choices'])[0])['message'];
    if ((0,json/* isObject */.Gv)(message))
        return [messageOf(message, 'assistant')];
    return (0,json/* isObject */.Gv)(value) && (value['role'] === 'assistant' || Array.isArray(value['tool_calls']))
        ? [messageOf(value, 'assistant')]
        : undefined;
}
const eventRole = /^gen_ai\.(system|user|assistant|tool)\.message$/;
/** The messages of the older conventions: events of the span, records of a log, or a list in the attribute `events`. */
function eventMessages(span) {
    const listed = (0,json/* array */.YO)(payloadOf(span.attributes.get('events')))
        .filter(json/* isObject */.Gv)
        .map((e) => ({ name: (0,json/* text */.Qq)(e['event.name']) ?? '', body: e }));
    const events = [...span.events.map((e) => ({ name: e.name, body: bodyOf(e.attributes, e.body) })), ...listed];
    return events.flatMap(({ name, body }) => {
        const role = eventRole.exec(name)?.[1] ?? (name === 'gen_ai.choice' ? 'assistant' : undefined);
        if (role === undefined)
            return [];
        const holder = payloadOf(body['message']);
        const m = (0,json/* isObject */.Gv)(holder) ? { ...body, ...holder } : holder === undefined ? body : { ...body, content: holder };
        const message = messageOf(m, role);
        const isEmpty = message.text === '' && message.calls.length === 0 && message.results.every((r) => r.result === undefined);
        return isEmpty || (payloadOf(m['content']) === undefined && message.calls.length === 0)
            ? []
            : [{ ...message, event: name, reason: (0,json/* text */.Qq)(body['finish_reason'])?.toLowerCase() }];
    });
}
const bodyOf = (attributes, body) => (0,json/* isObject */.Gv)(body) ? { ...Object.fromEntries(attributes), ...body } : Object.fromEntries(attributes);
/** The names of the tools that the model was offered. */
function offeredIn(a) {
    const request = (0,json/* object */.Ik)((0,json/* object */.Ik)(payloadOf(a.get('gcp.vertex.agent.llm_request')))['config']);
    const declared = [
        ...listIn(a.get('gen_ai.tool.definitions')),
        ...listIn(a.get('gen_ai.request.tools')),
        ...(0,json/* array */.YO)(request['tools']).flatMap((t) => [
            ...(0,json/* array */.YO)((0,json/* object */.Ik)(t)['function_declarations']),
            ...(0,json/* array */.YO)((0,json/* object */.Ik)(t)['functionDeclarations']),
        ]),
        ...listIn(a.get('ai.prompt.tools')),
        ...indexed(a, 'llm.tools').map((t) => payloadOf(t.get('tool.json_schema'))),
        ...indexed(a, 'llm.request.functions').map((t) => Object.fromEntries(t)),
    ];
    const names = declared.map((d) => {
        const tool = (0,json/* object */.Ik)(payloadOf(d));
        return (0,json/* text */.Qq)((0,json/* object */.Ik)(tool['function'])['name']) ?? (0,json/* text */.Qq)(tool['name']);
    });
    const known = [...new Set(names.filter((n) => n !== undefined))];
    return known.length > 0 ? known : undefined;
}
const listIn = (value) => (0,json/* array */.YO)(payloadOf(value));

// EXTERNAL MODULE: ./src/formats/otel/signature.ts
var signature = __webpack_require__(28145);
;// CONCATENATED MODULE: ./src/formats/otel/usage.ts

const keys = [
    [
        'input_tokens',
        [
            'gen_ai.usage.input_tokens',
            'gen_ai.usage.prompt_tokens',
            'llm.token_count.prompt',
            'ai.usage.promptTokens',
            'ai.usage.inputTokens',
        ],
    ],
    [
        'output_tokens',
        [
            'gen_ai.usage.output_tokens',
            'gen_ai.usage.completion_tokens',
            'llm.token_count.completion',
            'ai.usage.completionTokens',
            'ai.usage.outputTokens',
        ],
    ],
    ['cost_usd', ['llm.cost.total', 'gen_ai.usage.cost', 'gen_ai.usage.total_cost']],
];
/**
 * The sums over the responses; where no response is on record, those of what is around the run. What a finished response does not
 * tell leaves the sum untold: it would be too small.
 */
function usageOf(parts) {
    const usage = {};
    const responses = parts.filter((p) => p.kind === 'response');
    const chains = responses.length > 0
        ? responses.map((p) => p.chain)
        : parts
            .filter((p) => p.kind === 'end')
            .slice(0, 1)
            .map((p) => [p.node.span]);
    for (const [key, names] of keys) {
        const values = chains.map((chain) => ({ value: told(chain, names), failed: chain.some((s) => s.failed) }));
        if (values.every(({ value, failed }) => value === undefined && !failed) || values.length === 0)
            continue;
        if (values.some(({ value, failed }) => value === undefined && !failed))
            continue;
        usage[key] = values.reduce((sum, { value }) => sum + (value ?? 0), 0);
    }
    return usage;
}
const told = (chain, names) => chain.map((span) => amount(span.attributes, names)).find((n) => n !== undefined);
function amount(attributes, names) {
    const value = first(attributes, ...names);
    const n = typeof value === 'string' && /^\d{1,15}(?:\.\d{1,15})?$/.test(value) ? Number(value) : value;
    return typeof n === 'number' && Number.isFinite(n) && n >= 0 ? n : undefined;
}

;// CONCATENATED MODULE: ./src/formats/otel/run.ts











/** Reads the spans of one run. `lost`: the file tells of responses whose spans it does not hold. */
function readRun(sink, id, nodes, lost) {
    const b = (0,build/* builder */.cL)('otel-genai', signature/* lacks */.pO, sink);
    const { trace } = b;
    const run = (0,course/* course */.y)(b, sink.end);
    const parts = parts_partsOf(nodes);
    const calls = otelCalls(b, run, parts);
    const offered = new Set();
    /** How often each text of the user was heard: later requests repeat the earlier ones. */
    const heard = new Map();
    let reason;
    function hear(texts) {
        const now = new Map();
        for (const said of texts) {
            const n = (now.get(said) ?? 0) + 1;
            now.set(said, n);
            if (said.trim() === '' || n <= (heard.get(said) ?? 0))
                continue;
            heard.set(said, n);
            b.prompt(said);
            b.user(said);
            run.input(said);
        }
    }
    function respond(part) {
        const { input, output, reason: why, offered: tools } = responseOf(part.chain);
        const isMain = part.agent === undefined;
        for (const tool of tools ?? [])
            offered.add(tool);
        calls.results(input, part.agent);
        if (isMain && !part.relayed)
            hear(input.filter((m) => m.role === 'user' && m.results.length === 0).map((m) => m.text));
        const turn = isMain ? run.respond(part.node) : undefined;
        const said = output?.text ?? '';
        b.message(said, { agent: part.agent, turn });
        if (isMain) {
            run.said(said);
            reason = reasonOf(why, (output?.calls.length ?? 0) > 0);
            run.reasoned(reason);
        }
        calls.asked(part, output, reasonOf(why, false) === 'continues', turn);
        // What the provider runs itself returns within the response.
        if (output)
            calls.results([output], part.agent);
        const failing = part.chain.find((s) => s.failed);
        if (isMain && failing)
            run.troubled(failureOf(failing));
    }
    function end({ span }) {
        if (span.end === undefined)
            return;
        if (span.failed)
            run.failed(failureOf(span));
        else if (reason !== 'refused')
            run.stop(reason === 'completed' || reason === 'output_token_budget' ? reason : undefined);
        const said = toldBy(span);
        if (said !== undefined)
            run.told(said);
    }
    for (const part of parts) {
        if (part.kind === 'response')
            respond(part);
        else if (part.kind === 'execution')
            calls.executed(part);
        else
            end(part.node);
    }
    // Executions alone have no end to be missed.
    if (!parts.some((p) => p.kind !== 'execution'))
        run.stop(undefined);
    if (lost)
        run.incomplete('a log tells of a response of a model whose span is not in the file');
    if (parts.some((p) => isDangling(p.node)))
        run.headless(parentless);
    if (trace.prompt === undefined)
        for (const part of parts)
            if (part.kind === 'end')
                b.prompt(askedOf(part.node.span) ?? '');
    describe(trace, id, parts);
    if (offered.size > 0)
        trace.tools = [...offered];
    else
        b.lacks('offered_tools');
    const usage = usageOf(parts);
    if (Object.keys(usage).length > 0)
        run.used(usage);
    else
        b.lacks('usage');
    run.finish(false);
    return trace;
}
const parentless = 'a span stands in one that is not in the file: spans are exported when they end, so the run was killed, or its spans are in several files';
function describe(trace, id, parts) {
    if (id !== '')
        trace.id = id;
    const ends = parts.filter((p) => p.kind === 'end').map((p) => p.node);
    const main = ends.find((n) => n.kind === 'agent');
    const models = parts.flatMap((p) => p.kind === 'response'
        ? [
            firstText(p.chain[0]?.attributes ?? new Map(), 'gen_ai.response.model', 'gen_ai.request.model', 'llm.model_name', 'ai.model.id'),
        ]
        : []);
    const agent = (0,build/* defined */.sw)({
        name: main && agentOf(main.span),
        model: models.find((m) => m !== undefined),
    });
    if (Object.keys(agent).length > 0)
        trace.agent = agent;
    const [only, other] = ends.filter((n) => !ends.some((e) => e !== n && [...above(n)].includes(e)));
    const { start, end } = only?.span ?? {};
    if (!other && start !== undefined && end !== undefined && end >= start)
        trace.duration_ms = Math.round(end - start);
}
/** The text that a span around the run gives as its outcome. */
function toldBy({ attributes }) {
    const messages = messagesOf(attributes.get('gen_ai.output.messages'), 'assistant');
    const said = messages?.at(-1)?.text ?? firstText(attributes, 'output.value', 'gen_ai.completion');
    return said === undefined || /^\s*[[{]/.test(said) ? undefined : said;
}
function askedOf({ attributes }) {
    const messages = messagesOf(attributes.get('gen_ai.input.messages'));
    const said = messages?.findLast((m) => m.role === 'user')?.text ?? firstText(attributes, 'input.value', 'gen_ai.prompt');
    return said === undefined || /^\s*[[{]/.test(said) ? undefined : said;
}
const reasons = {
    stop: 'completed',
    end_turn: 'completed',
    stop_sequence: 'completed',
    length: 'output_token_budget',
    max_tokens: 'output_token_budget',
    max_output_tokens: 'output_token_budget',
    tool_call: 'continues',
    tool_calls: 'continues',
    'tool-calls': 'continues',
    tool_use: 'continues',
    function_call: 'continues',
    content_filter: 'refused',
    'content-filter': 'refused',
    safety: 'refused',
    refusal: 'refused',
};
/** A reason to stop beside calls ends nothing. */
const reasonOf = (said, calls) => calls ? 'continues' : said !== undefined && Object.hasOwn(reasons, said) ? reasons[said] : undefined;

;// CONCATENATED MODULE: ./src/formats/otel/spans.ts
// Spans from every container, in one shape.



/** The spans of a record; `undefined`: it is none of this format. */
function spansOf(record) {
    const resources = (0,signature/* resourceSpans */.O3)(record);
    if (resources)
        return resources.filter(json/* isObject */.Gv).flatMap(scopedSpans);
    const traces = (0,signature/* jaegerTraces */.lq)(record);
    if (traces)
        return traces.flatMap((t) => (0,json/* array */.YO)(t['spans'])
            .filter(json/* isObject */.Gv)
            .map((s) => jaegerSpan(s, t)));
    const several = (0,signature/* wrappedSpans */.fe)(record);
    if (several)
        return several.map(spanOf);
    return (0,signature/* isSpan */.bl)(record) ? [spanOf(record)] : undefined;
}
const scopes = ['scopeSpans', 'scope_spans', 'instrumentationLibrarySpans', 'instrumentation_library_spans'];
const scopedSpans = (resource) => scopes
    .flatMap((key) => (0,json/* array */.YO)(resource[key]))
    .filter(json/* isObject */.Gv)
    .flatMap((scope) => (0,json/* array */.YO)(scope['spans']))
    .filter(json/* isObject */.Gv)
    .map(spanOf);
/** The records of logs in an OTLP document: the contents of messages stand there since they are no events of spans any more. */
function logsOf(record) {
    return [...(0,json/* array */.YO)(record['resourceLogs']), ...(0,json/* array */.YO)(record['resource_logs'])]
        .filter(json/* isObject */.Gv)
        .flatMap((r) => [...(0,json/* array */.YO)(r['scopeLogs']), ...(0,json/* array */.YO)(r['scope_logs'])])
        .filter(json/* isObject */.Gv)
        .flatMap((s) => [...(0,json/* array */.YO)(s['logRecords']), ...(0,json/* array */.YO)(s['log_records'])])
        .filter(json/* isObject */.Gv)
        .flatMap((log) => {
        const span = (0,json/* text */.Qq)(log['spanId'] ?? log['span_id']);
        const attributes = attributesOf(log['attributes']);
        const name = (0,json/* text */.Qq)(log['eventName'] ?? log['event_name']) ?? (0,json/* text */.Qq)(attributes.get('event.name'));
        if (name === undefined)
            return [];
        const trace = (0,json/* text */.Qq)(log['traceId'] ?? log['trace_id']) ?? '';
        return [{ trace, span, event: { name, attributes, body: plain(log['body']) } }];
    });
}
/** A span of OTLP, Phoenix, or an exporter that writes them one by one. */
function spanOf(s) {
    const context = (0,json/* object */.Ik)(s['context'] ?? s['spanContext']);
    const parent = (0,json/* object */.Ik)(s['parentSpanContext'] ?? s['parent']);
    const status = (0,json/* object */.Ik)(s['status']);
    const code = status['code'] ?? status['status_code'] ?? s['status_code'] ?? s['status'];
    return {
        trace: idOf(s['traceId'], s['trace_id'], context['trace_id'], context['traceId']) ?? '',
        id: idOf(s['spanId'], s['span_id'], context['span_id'], context['spanId'], s['id']) ?? '',
        parent: idOf(s['parentSpanId'], s['parent_span_id'], s['parent_id'], s['parentId'], parent['spanId'], parent['span_id']),
        remote: isRemote(s),
        name: (0,json/* text */.Qq)(s['name']) ?? '',
        start: time(s['startTimeUnixNano'] ?? s['start_time_unix_nano'] ?? s['start_time'] ?? s['startTime'] ?? s['timestamp']),
        end: time(s['endTimeUnixNano'] ?? s['end_time_unix_nano'] ?? s['end_time'] ?? s['endTime'] ?? lasted(s)),
        attributes: withKind(attributesOf(s['attributes']), s['span_kind']),
        events: (0,json/* array */.YO)(s['events']).filter(json/* isObject */.Gv).map(eventOf),
        failed: code === 2 || /^(?:STATUS_CODE_)?ERROR$/i.test((0,json/* text */.Qq)(code) ?? ''),
        message: (0,json/* text */.Qq)(status['message']) ?? (0,json/* text */.Qq)(status['description']) ?? (0,json/* text */.Qq)(s['status_message']),
    };
}
/** Kinds of spans whose parents are of other processes. */
const incoming = /^(?:SPAN_KIND_|SpanKind\.)?(?:SERVER|CONSUMER)$/i;
/** OTLP tells by two flags, where the exporter is recent, and by the kind of the span. */
function isRemote(s) {
    const flags = (0,json/* number */.ai)(s['flags']) ?? 0;
    return (flags & 0x300) === 0x300 || s['kind'] === 2 || s['kind'] === 5 || incoming.test((0,json/* text */.Qq)(s['kind']) ?? '');
}
/** The console exporter of JavaScript writes the begin and the duration in microseconds. */
function lasted({ timestamp, duration }) {
    const [start, length] = [(0,json/* number */.ai)(timestamp), (0,json/* number */.ai)(duration)];
    return start === undefined || length === undefined ? undefined : start + length;
}
/** Phoenix keeps the kind of a span beside its attributes. */
function withKind(attributes, kind) {
    const key = 'openinference.span.kind';
    if (typeof kind !== 'string' || attributes.has(key) || !/^[A-Z]+$/.test(kind) || otelKinds.has(kind))
        return attributes;
    return new Map([...attributes, [key, kind]]);
}
const otelKinds = new Set(['INTERNAL', 'CLIENT', 'SERVER', 'PRODUCER', 'CONSUMER', 'UNKNOWN', 'UNSPECIFIED']);
function jaegerSpan(s, trace) {
    const attributes = attributesOf(s['tags']);
    const start = (0,json/* number */.ai)(s['startTime']);
    const duration = (0,json/* number */.ai)(s['duration']);
    const parent = (0,json/* array */.YO)(s['references'])
        .filter(json/* isObject */.Gv)
        .find((r) => r['refType'] === 'CHILD_OF');
    return {
        trace: idOf(s['traceID'], trace['traceID']) ?? '',
        id: idOf(s['spanID']) ?? '',
        parent: idOf(parent?.['spanID'], s['parentSpanID']),
        remote: incoming.test((0,json/* text */.Qq)(attributes.get('span.kind')) ?? ''),
        name: (0,json/* text */.Qq)(s['operationName']) ?? '',
        start: start === undefined ? undefined : start / 1000,
        end: start === undefined || duration === undefined ? undefined : (start + duration) / 1000,
        attributes,
        events: (0,json/* array */.YO)(s['logs'])
            .filter(json/* isObject */.Gv)
            .map((log) => {
            const fields = attributesOf(log['fields']);
            return { name: (0,json/* text */.Qq)(fields.get('event')) ?? (0,json/* text */.Qq)(fields.get('name')) ?? '', attributes: fields };
        }),
        failed: attributes.get('otel.status_code') === 'ERROR' || attributes.get('error') === true,
        message: (0,json/* text */.Qq)(attributes.get('otel.status_description')),
    };
}
const eventOf = (e) => ({ name: (0,json/* text */.Qq)(e['name']) ?? '', attributes: attributesOf(e['attributes']) });
/** The first id that is one: none is empty or all zeros. */
const idOf = (...ids) => ids.map(json/* text */.Qq).find((id) => id !== undefined && !/^(?:0x)?0*$/.test(id));
/** Milliseconds since 1970, from nanoseconds (as text, as they exceed what a number holds exactly), pairs or ISO 8601. */
function time(value) {
    if (Array.isArray(value)) {
        const [seconds, nanos] = value.map(json/* number */.ai);
        return seconds === undefined ? undefined : seconds * 1000 + (nanos ?? 0) / 1e6;
    }
    if (typeof value === 'string' && !/^\d{1,30}$/.test(value)) {
        const ms = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(value) ? value : `${value}Z`);
        return Number.isNaN(ms) ? undefined : ms + Number(/\.\d{3}(\d{1,6})/.exec(value)?.[1]?.padEnd(6, '0') ?? 0) / 1e6;
    }
    const n = typeof value === 'bigint' || typeof value === 'string' ? Number(value) : (0,json/* number */.ai)(value);
    if (n === undefined || n <= 0)
        return undefined;
    // Which unit a bare number is in, its size tells: nanoseconds, microseconds, milliseconds or seconds.
    return n > 1e17 ? n / 1e6 : n > 1e14 ? n / 1e3 : n > 1e11 ? n : n * 1000;
}

;// CONCATENATED MODULE: ./src/formats/otel/decode.ts





function decode(sink) {
    const spans = collector();
    return {
        record(value) {
            if (!(0,json/* isObject */.Gv)(value))
                return false;
            const found = spansOf(value);
            for (const log of logsOf(value))
                spans.log(log);
            for (const span of found ?? [])
                spans.span(span);
            return found !== undefined || (0,signature/* isOther */.bv)(value);
        },
        end(cut) {
            const runs = spans.runs();
            for (const { id, nodes } of runs) {
                const trace = readRun(sink, id, nodes, spans.lost());
                // Which run a record that is cut was of, nobody knows.
                if (cut)
                    trace.truncated = true;
                sink.emit(trace);
            }
        },
    };
}


/***/ })

};
