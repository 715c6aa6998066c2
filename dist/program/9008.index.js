export const id = 9008;
export const ids = [9008];
export const modules = {

/***/ 9008:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


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
// EXTERNAL MODULE: ./src/formats/failure.ts
var failure = __webpack_require__(47730);
// EXTERNAL MODULE: ./src/formats/written.ts
var written = __webpack_require__(65743);
;// CONCATENATED MODULE: ./src/formats/openai/item-calls.ts



/** What of an item of a hosted tool was asked for. */
const asked = ['action', 'operation', 'queries', 'code', 'arguments', 'input'];
/** And what came back within it. */
const returned = ['output', 'outputs', 'results', 'result'];
function itemCalls(b, run) {
    /** Calls that a person is asked about, by the id of the question. */
    const questions = new Map();
    let announced = [];
    let codes = false;
    function made(item, tool, given, turn) {
        const id = (0,json/* text */.Qq)(item['call_id']) ?? (0,json/* text */.Qq)(item['id']);
        // A list of items may repeat an item; an id is used again only behind its result.
        const seen = b.find(id);
        if (seen && seen.tool === tool && (0,build/* isOpen */.nT)(seen))
            return seen;
        const call = b.call({ id, tool, arguments: given, turn }, true);
        run.called(call);
        return call;
    }
    function mcp(item, turn) {
        const { status, error } = item;
        questions.delete((0,json/* text */.Qq)(item['approval_request_id']) ?? '');
        const call = made(item, (0,json/* text */.Qq)(item['name']) ?? 'unknown', item['arguments'], turn);
        if (error !== undefined && error !== null)
            b.settle(call, { result: (0,failure/* failureText */.k)(error), is_error: true });
        else if (status === 'failed')
            b.settle(call, { result: item['output'] ?? '', is_error: true });
        else if (status === 'completed' || (0,json/* text */.Qq)(item['output']) !== undefined)
            b.settle(call, { result: item['output'] ?? '', is_error: false });
    }
    /** A tool of the provider: the item is the call and its result, but where the result is an item of its own. */
    function hosted(item, type, turn) {
        const key = asked.find((k) => item[k] !== undefined && item[k] !== null);
        const given = key === undefined ? {} : (0,json/* isObject */.Gv)(item[key]) || key === 'arguments' ? item[key] : { [key]: item[key] };
        const call = made(item, type.replace(/_call$/, ''), given, turn);
        if (/^(?:local_shell|shell|computer|apply_patch)_call$/.test(type) || item['call_id'] !== undefined)
            return;
        const status = (0,json/* text */.Qq)(item['status']);
        const found = returned.map((k) => item[k]).find((v) => v !== undefined && v !== null);
        if (status === 'failed')
            b.settle(call, { result: found ?? '', is_error: true });
        else if (status === 'completed')
            b.settle(call, { result: found ?? '', is_error: false });
    }
    function result(item) {
        const call = b.find((0,json/* text */.Qq)(item['call_id']) ?? (0,json/* text */.Qq)(item['id']));
        if (!call)
            return;
        if ((0,build/* isOpen */.nT)(call)) {
            const end = endOf(item);
            codes ||= end.exit_code !== undefined;
            b.settle(call, end);
        }
        run.returned();
    }
    function answered(item) {
        const id = (0,json/* text */.Qq)(item['approval_request_id']) ?? '';
        const question = questions.get(id);
        if (!question || item['approve'] !== false)
            return;
        questions.delete(id);
        const call = made(question.item, (0,json/* text */.Qq)(question.item['name']) ?? 'unknown', question.item['arguments'], question.turn);
        b.settle(call, { result: (0,json/* text */.Qq)(item['reason']) ?? '', is_error: true, denied: true });
        run.returned();
    }
    return {
        item(item, type, turn) {
            if (type === 'function_call')
                announced.push(made(item, (0,json/* text */.Qq)(item['name']) ?? 'unknown', item['arguments'], turn));
            else if (type === 'custom_tool_call')
                announced.push(made(item, (0,json/* text */.Qq)(item['name']) ?? 'unknown', { input: item['input'] }, turn));
            else if (type === 'mcp_call')
                mcp(item, turn);
            else if (type === 'mcp_approval_request')
                questions.set((0,json/* text */.Qq)(item['id']) ?? '', { item, turn });
            else if (type === 'mcp_approval_response')
                answered(item);
            else if (type.endsWith('_output'))
                result(item);
            else
                hosted(item, type, turn);
        },
        /** Does the model await results, or leave to call? */
        areAnnounced() {
            announced = announced.filter(build/* isOpen */.nT);
            return announced.length > 0 || questions.size > 0;
        },
        haveCodes: () => codes,
    };
}
/** What the item of a result says of its call. A text never tells its status. */
function endOf(item) {
    const { output, status } = item;
    const outcomes = (0,json/* array */.YO)(output).flatMap((part) => {
        const { outcome } = (0,json/* object */.Ik)(part);
        return (0,json/* isObject */.Gv)(outcome) ? [outcome] : [];
    });
    const exits = outcomes.map((o) => (0,json/* number */.ai)(o['exit_code']));
    const code = exits.find((c) => c !== undefined && c !== 0) ?? exits.find((c) => c !== undefined);
    const timeout = outcomes.some((o) => o['type'] === 'timeout');
    const isText = typeof output === 'string' || (Array.isArray(output) && output.every((o) => 'text' in (0,json/* object */.Ik)(o)));
    const told = item['is_error'];
    const isError = typeof told === 'boolean'
        ? told
        : timeout || status === 'failed'
            ? true
            : code !== undefined
                ? code !== 0
                : item['type'] === 'apply_patch_call_output' && status === 'completed'
                    ? false
                    : undefined;
    return (0,build/* defined */.sw)({
        result: isText ? (0,json/* contentText */.Tf)(output) : (output ?? ''),
        is_error: isError,
        exit_code: Number.isSafeInteger(code) ? code : undefined,
    });
}

;// CONCATENATED MODULE: ./src/formats/openai/conversation.ts






/** Items that go to the model; every other is its own. */
const isInput = (item) => {
    const type = (0,json/* text */.Qq)(item['type']) ?? 'message';
    if (type === 'message')
        return item['role'] !== 'assistant';
    return type.endsWith('_output') || type === 'mcp_approval_response';
};
function conversation(sink, lacks) {
    const b = (0,build/* builder */.cL)('openai-responses', lacks, sink);
    const { trace } = b;
    const run = (0,course/* course */.y)(b, sink.end);
    const calls = itemCalls(b, run);
    /** The response that goes on, where its items alone are on record. */
    let bare;
    let ids = new Set();
    const seen = new Set();
    const tools = new Set();
    const usage = { input_tokens: 0, output_tokens: 0 };
    let measured = 0;
    let responses = 0;
    function item(given, turn) {
        const type = (0,json/* text */.Qq)(given['type']) ?? 'message';
        if (type === 'message') {
            const said = (0,json/* contentText */.Tf)(given['content']) || refusalOf(given['content']);
            if (given['role'] === 'assistant') {
                b.message(said, { turn });
                run.said(said);
                if ((0,written/* holdsWrittenCalls */.NO)(said))
                    run.uncertain(written/* seemsWritten */.z8);
            }
            else if (given['role'] === 'user') {
                b.prompt(said);
                b.user(said);
                run.input(said);
            }
        }
        else if (type === 'reasoning')
            run.aside();
        else if (type === 'compaction' || type === 'compaction_summary')
            b.compaction();
        else if (type === 'item_reference')
            run.uncertain('an item is only referred to (item_reference)');
        else if (type === 'mcp_list_tools') {
            for (const tool of (0,json/* array */.YO)(given['tools']))
                tools.add((0,json/* text */.Qq)((0,json/* object */.Ik)(tool)['name']) ?? '');
        }
        else
            calls.item(given, type, turn);
    }
    /** An item of the model, in the response that its neighbours make up. */
    function bareItem(given) {
        if (isInput(given)) {
            bare = undefined;
            item(given, undefined);
            return;
        }
        bare ??= {};
        item(given, run.respond(bare));
    }
    function close(response) {
        const { status, error } = response;
        const why = (0,json/* text */.Qq)((0,json/* object */.Ik)(response['incomplete_details'])['reason']);
        if ((0,json/* isObject */.Gv)(error))
            run.failed((0,failure/* failureText */.k)(error));
        else if (status === 'failed')
            run.failed('the response failed');
        else if (status === 'cancelled')
            run.stop('interrupted');
        else if (status === 'incomplete')
            run.reasoned(why === 'content_filter' ? 'refused' : 'output_token_budget');
        else if (status === 'in_progress' || status === 'queued')
            run.incomplete(`the response was still ${status}`);
        else if (calls.areAnnounced())
            run.reasoned('continues');
        else
            run.reasoned('completed');
    }
    return {
        item: bareItem,
        incomplete: run.incomplete,
        /** An item of a response that is streamed; the whole response repeats it. */
        streamed(given) {
            const id = (0,json/* text */.Qq)(given['id']);
            if (id !== undefined)
                seen.add(id);
            bareItem(given);
        },
        /** A streamed response begins, which must end. */
        opened() {
            run.closesWith('response.completed');
            bare = undefined;
        },
        /** Is this response, by what it says of itself, the next of this conversation? */
        continues(response) {
            const before = (0,json/* text */.Qq)(response['previous_response_id']);
            return responses === 0 || ids.has((0,json/* text */.Qq)(response['id']) ?? '') || (before !== undefined && ids.has(before));
        },
        response(response) {
            const id = (0,json/* text */.Qq)(response['id']);
            if (id !== undefined && ids.has(id))
                return;
            if (id !== undefined)
                ids.add(id);
            responses++;
            const turn = run.respond(bare ?? response);
            bare = undefined;
            for (const given of (0,json/* array */.YO)(response['output'])) {
                if (!(0,json/* isObject */.Gv)(given))
                    continue;
                if (isInput(given))
                    item(given, undefined);
                else if (!seen.has((0,json/* text */.Qq)(given['id']) ?? ''))
                    item(given, turn);
            }
            for (const tool of (0,json/* array */.YO)(response['tools'])) {
                const name = (0,json/* text */.Qq)((0,json/* object */.Ik)(tool)['name']) ?? (0,json/* text */.Qq)((0,json/* object */.Ik)(tool)['type']);
                if (name !== undefined && name !== 'mcp')
                    tools.add(name);
            }
            const { input_tokens, output_tokens } = (0,json/* object */.Ik)(response['usage']);
            const [input, output] = [(0,json/* number */.ai)(input_tokens), (0,json/* number */.ai)(output_tokens)];
            if (input !== undefined && output !== undefined) {
                usage.input_tokens += input;
                usage.output_tokens += output;
                measured++;
            }
            const model = (0,json/* text */.Qq)(response['model']);
            if (model !== undefined)
                trace.agent = { model };
            trace.id ??= id ?? '';
            run.closesWith(undefined);
            close(response);
        },
        finish(cut) {
            ids = new Set();
            if (measured > 0 && measured === responses)
                run.used(usage);
            else
                b.lacks('usage');
            tools.delete('');
            Object.assign(trace, (0,build/* defined */.sw)({ tools: tools.size > 0 ? [...tools] : undefined }));
            if (!trace.id)
                delete trace.id;
            if (!trace.tools)
                b.lacks('offered_tools');
            if (!calls.haveCodes())
                b.lacks('exit_codes');
            run.finish(cut);
            return trace;
        },
    };
}
/** What the model said instead of an answer. */
const refusalOf = (content) => (0,json/* array */.YO)(content)
    .flatMap((c) => (0,json/* text */.Qq)((0,json/* object */.Ik)(c)['refusal']) ?? [])
    .join('\n');

// EXTERNAL MODULE: ./src/formats/openai/item.ts
var openai_item = __webpack_require__(72104);
;// CONCATENATED MODULE: ./src/formats/openai/responses.ts



/** The events of a stream that hold a response whole. */
const closings = new Set(['response.completed', 'response.incomplete', 'response.failed']);
function decode(sink, lacks) {
    let now;
    /** Items stand behind the last response: what follows goes on with them. */
    let items = false;
    function finish(cut = false) {
        if (now)
            sink.emit(now.finish(cut));
        now = undefined;
        items = false;
    }
    /** A response goes on with what it names as the one before, or with the items behind that; any other begins a conversation. */
    function respond(response) {
        if (now && !items && !now.continues(response))
            finish();
        now ??= conversation(sink, lacks);
        now.response(response);
        items = false;
    }
    function take(item) {
        now ??= conversation(sink, lacks);
        now.item(item);
        items = true;
    }
    function event(record) {
        const { response, item, type } = record;
        if (closings.has(type) && (0,openai_item/* isResponse */.Sv)(response))
            respond(response);
        else if (type === 'response.created' && (0,json/* isObject */.Gv)(response)) {
            if (now && !items && !now.continues(response))
                finish();
            now ??= conversation(sink, lacks);
            now.opened();
        }
        else if (type === 'response.output_item.done' && (0,json/* isObject */.Gv)(item)) {
            now ??= conversation(sink, lacks);
            now.streamed(item);
        }
        return true;
    }
    /** In a list of items stands nothing else: what it says of the run is lost. */
    function stranger() {
        now ??= conversation(sink, lacks);
        now.incomplete('a record is no item of the Responses API');
    }
    return {
        record(value) {
            if ((0,openai_item/* isStreamEvent */.zE)(value))
                return event(value);
            const response = (0,openai_item/* responseIn */.PN)(value);
            if ((0,openai_item/* isResponse */.Sv)(response)) {
                const input = inputOf(value);
                if (input.length > 0)
                    finish();
                for (const item of input)
                    take(item);
                respond(response);
                return true;
            }
            if ((0,openai_item/* isItem */.WZ)(value))
                take(value);
            else if ((0,json/* isObject */.Gv)(value))
                stranger();
            return (0,openai_item/* isItem */.WZ)(value);
        },
        end: (cut) => finish(cut),
    };
}
/** What a log keeps beside a response: the items that it answers. */
function inputOf(record) {
    if ((0,openai_item/* isResponse */.Sv)(record))
        return [];
    const { request } = record;
    const input = record['input'] ?? ((0,json/* isObject */.Gv)(request) ? request['input'] : undefined);
    if ((0,json/* text */.Qq)(input) !== undefined)
        return [{ role: 'user', content: input }];
    return (0,json/* array */.YO)(input).filter(openai_item/* isItem */.WZ);
}


/***/ })

};
