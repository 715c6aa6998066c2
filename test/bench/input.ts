// Makes the inputs of the benchmark in a folder: native traces with 20 scenarios, chats, traces in one file, and a Claude Code stream.
import fs from 'node:fs'
import path from 'node:path'

/** Traces of 60 calls, 90 KB each, and 20 scenarios of ten fields. */
export function makeCommon(folder: string, traces: number): void {
  fs.mkdirSync(path.join(folder, 'traces'), { recursive: true })
  fs.mkdirSync(path.join(folder, 'scenarios'), { recursive: true })
  const tools = ['read_file', 'search', 'edit', 'bash']
  for (let i = 0; i < traces; i++) {
    const events: object[] = []
    for (let j = 0; j < 60; j++) {
      events.push({ type: 'message', text: `I will look at file ${j} and then continue `.repeat(8) })
      events.push({
        type: 'tool_call',
        id: `c${j}`,
        tool: tools[j % 4],
        arguments: { path: `src/file${j}.ts`, query: 'x'.repeat(40) },
        result: `line of output ${j}\n`.repeat(60),
        is_error: false,
      })
    }
    const trace = {
      schema: 'agent-eval/trace@1',
      id: `t${i}`,
      scenario: `s${i % 20}`,
      events,
      answer: `done ${i}, total $2,520`,
      turns: 60,
      stop_cause: 'completed',
      compactions: 0,
    }
    fs.writeFileSync(path.join(folder, 'traces', `t${i}.json`), JSON.stringify(trace))
  }
  for (let s = 0; s < 20; s++) {
    fs.writeFileSync(
      path.join(folder, 'scenarios', `s${s}.toml`),
      `name = "s${s}"
[expect]
tools = ["read_file", "bash"]
tools_in_order = ["read_file", "edit"]
forbid_tools = ["delete_*"]
contains = ["2520"]
not_contains = ["sorry"]
contains_any = ["done", "finished"]
max_turns = 80
stop_cause = "completed"
ended_on_failed_call = false
[[expect.args]]
tool = "edit"
key = "path"
contains = "src/"
`,
    )
  }
}

/** So many runs of three calls as JSON Lines in so many files, with 20 scenarios; one run in fifty fails. */
export function makeMany(folder: string, runs: number, files: number): void {
  fs.mkdirSync(path.join(folder, 'traces'), { recursive: true })
  fs.mkdirSync(path.join(folder, 'scenarios'), { recursive: true })
  const each = Math.ceil(runs / files)
  for (let f = 0, i = 0; f < files; f++) {
    const lines: string[] = []
    for (; i < runs && lines.length < each; i++) {
      const events = ['search', 'read_file', i % 50 === 0 ? 'delete_file' : 'edit'].map((tool, j) => ({
        type: 'tool_call',
        id: `c${j}`,
        tool,
        arguments: { path: `src/file${i}.ts` },
        result: 'done',
        is_error: false,
      }))
      const more = { events, answer: `done ${i}`, turns: 3, stop_cause: 'completed', duration_ms: i % 1000 }
      lines.push(JSON.stringify({ schema: 'agent-eval/trace@1', id: `t${i}`, scenario: `s${i % 20}`, ...more }))
    }
    fs.writeFileSync(path.join(folder, 'traces', `part${f}.jsonl`), `${lines.join('\n')}\n`)
  }
  for (let s = 0; s < 20; s++)
    fs.writeFileSync(
      path.join(folder, 'scenarios', `s${s}.toml`),
      `name = "s${s}"
trials = { require = 0.9 }
[expect]
tools = ["read_file"]
tools_in_order = ["search", "read_file"]
forbid_tools = ["delete_*"]
contains = ["done"]
max_turns = 5
[budget]
max_calls = 10
`,
    )
}

/** Chats of 20 KB, as a harness keeps the messages of a model. */
export function makeChat(folder: string, chats: number): void {
  fs.mkdirSync(path.join(folder, 'traces'), { recursive: true })
  fs.mkdirSync(path.join(folder, 'scenarios'), { recursive: true })
  for (let i = 0; i < chats; i++) {
    const messages: object[] = [{ role: 'user', content: 'Refund what is open.' }]
    for (let j = 0; j < 12; j++) {
      const id = `call_${j}`
      const call = { name: 'lookup', arguments: JSON.stringify({ order_id: `A-${j}`, note: 'x'.repeat(60) }) }
      messages.push({ role: 'assistant', content: null, tool_calls: [{ id, type: 'function', function: call }] })
      messages.push({ role: 'tool', tool_call_id: id, content: `order ${j} is open\n`.repeat(80) })
    }
    messages.push({ role: 'assistant', content: `All is refunded, ${i}.` })
    fs.writeFileSync(path.join(folder, 'traces', `chat.${i}.json`), JSON.stringify({ messages }))
  }
  fs.writeFileSync(
    path.join(folder, 'scenarios', 'chat.toml'),
    'name = "chat"\n[expect]\ntools = ["lookup"]\nforbid_tools = ["delete_*"]\ncontains = ["refunded"]\n',
  )
}

/** Traces of one call in one file of lines, 1.1 KB each. */
export function makeLines(folder: string, traces: number): void {
  fs.mkdirSync(path.join(folder, 'traces'), { recursive: true })
  fs.mkdirSync(path.join(folder, 'scenarios'), { recursive: true })
  fs.writeFileSync(
    path.join(folder, 'scenarios', 's.toml'),
    'name = "s"\n[expect]\ntools = ["lookup"]\nforbid_tools = ["delete_*"]\ncontains = ["done"]\nended_on_failed_call = false\n',
  )
  const file = fs.openSync(path.join(folder, 'traces', 'all.jsonl'), 'w')
  const text = 'I will look it up. '.repeat(12)
  for (let i = 0; i < traces; ) {
    const lines: string[] = []
    for (const end = Math.min(traces, i + 4000); i < end; i++) {
      const call = { type: 'tool_call', id: 'c', tool: 'lookup', arguments: { id: i, query: 'x'.repeat(60) } }
      const events = [
        { type: 'message', text },
        { ...call, result: `row ${i} `.repeat(50), is_error: false },
      ]
      lines.push(`${JSON.stringify({ id: `t${i}`, scenario: 's', events, answer: `It is done: ${i}.` })}\n`)
    }
    fs.writeSync(file, lines.join(''))
  }
  fs.closeSync(file)
}

/** One Claude Code stream of so many megabytes: results of 8 KB, now and then one of 2 MB. */
export function makeStream(folder: string, megabytes: number): void {
  fs.mkdirSync(path.join(folder, 'scenarios'), { recursive: true })
  const file = fs.openSync(path.join(folder, 'stream.jsonl'), 'w')
  let written = 0
  const write = (record: object): void => {
    written += fs.writeSync(file, `${JSON.stringify(record)}\n`)
  }
  const session_id = 'bench'
  write({ type: 'system', subtype: 'init', session_id, model: 'model', tools: ['Read'] })
  for (let i = 0; written < megabytes << 20; i++) {
    const id = `toolu_${i}`
    write({
      type: 'assistant',
      session_id,
      message: { id: `msg_${i}`, role: 'assistant', content: [{ type: 'text', text: `Reading file ${i}.` }] },
    })
    write({
      type: 'assistant',
      session_id,
      message: {
        id: `msg_${i}`,
        role: 'assistant',
        content: [{ type: 'tool_use', id, name: 'Read', input: { file_path: `src/file${i}.ts` } }],
      },
    })
    const size = i % 200 === 0 ? 2 << 20 : 8 << 10
    write({
      type: 'user',
      session_id,
      message: {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: id, content: `line ${i} of a file\n`.repeat(size / 20), is_error: false },
        ],
      },
    })
  }
  const content = [{ type: 'text', text: 'All files were read.' }]
  write({ type: 'assistant', session_id, message: { id: 'msg_last', role: 'assistant', content } })
  write({
    type: 'result',
    subtype: 'success',
    is_error: false,
    session_id,
    num_turns: 3,
    result: 'All files were read.',
    total_cost_usd: 1,
    duration_ms: 1000,
  })
  fs.closeSync(file)
  fs.writeFileSync(
    path.join(folder, 'scenarios', 's.toml'),
    'name = "stream"\n[expect]\ntools = ["Read"]\nforbid_tools = ["Bash"]\ncontains = ["read"]\nended_on_failed_call = false\n',
  )
}
