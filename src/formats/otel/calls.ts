// The calls of a run: what responses ask for, and the executions that answer them, by id, else by name and arguments.
import type { Call } from '../../model/trace.ts'
import { type Builder, isOpen } from '../build.ts'
import type { Course } from '../course.ts'
import { isObject, writeJson } from '../json.ts'
import type { Asked, Message } from './message.ts'
import type { Part } from './parts.ts'
import type { Execution } from './tool.ts'

type ExecutionPart = Extract<Part, { kind: 'execution' }>
type ResponsePart = Extract<Part, { kind: 'response' }>

/** A call that no span of an execution answers: its result stands in a later request. `nth`: among the calls of its tool. */
type Bare = { call: Call; agent: string | undefined; nth: number }

export function otelCalls(b: Builder, run: Course, parts: readonly Part[]) {
  const free = new Set(parts.filter((p) => p.kind === 'execution'))
  const hasExecutions = free.size > 0
  const bare: Bare[] = []
  const counts = new Map<string, number>()
  /** The turn that executions without a recorded request belong to, by agent. */
  const turns = new Map<string | undefined, number | undefined>()

  function count(agent: string | undefined, tool: string): number {
    const key = JSON.stringify([agent, tool])
    const n = counts.get(key) ?? 0
    counts.set(key, n + 1)
    return n
  }

  /** The execution that a request led to, and those that other requests led to no more. */
  function executionFor(asked: Asked, response: ResponsePart): ExecutionPart | undefined {
    const later = [...free].filter((p) => (p.node.span.start ?? 0) >= (response.node.span.start ?? 0))
    const byId = asked.id === undefined ? undefined : later.find((p) => p.execution.id === asked.id)
    if (byId) return byId
    const named = later.filter(
      (p) =>
        p.execution.tool === asked.tool &&
        p.agent === response.agent &&
        (asked.id === undefined || p.execution.id === undefined),
    )
    return named.find((p) => agree(asked.arguments, p.execution.arguments))
  }

  function settle(call: Call, { span, spans, failed, result }: Execution): void {
    const { start, end } = span
    const at = iso(start)
    if (at !== undefined) call.at = at
    // An execution without an end has no outcome.
    if (end === undefined && spans.every((s) => s.end === undefined)) return
    const duration =
      start !== undefined && end !== undefined && end >= start ? { duration_ms: Math.round(end - start) } : {}
    b.settle(call, { is_error: failed, ...(result === undefined ? {} : { result }), ...duration })
  }

  return {
    /** A response asked for calls, or announced some that are not on record. */
    asked(response: ResponsePart, output: Message | undefined, announces: boolean, turn: number | undefined): void {
      const { agent, node } = response
      turns.set(agent, turn)
      const made = (output?.calls ?? []).map((asked) => ({ asked, part: executionFor(asked, response) }))
      const calls = made.map(({ asked, part }) => {
        if (part) free.delete(part)
        const more = part?.execution
        const given = isGiven(asked.arguments) ? asked.arguments : more?.arguments
        const call = b.call({ id: asked.id ?? more?.id, tool: asked.tool, arguments: given, agent, turn }, true)
        if (agent === undefined) run.called(call)
        const nth = count(agent, asked.tool)
        if (!part) bare.push({ call, agent, nth })
        const at = iso(node.span.end)
        if (at !== undefined) call.at = at
        return { call, part }
      })
      for (const { call, part } of calls) if (part) settle(call, part.execution)
      if (agent === undefined && calls.some(({ part }) => part)) run.returned()
      const lost = calls.length === 0 && announces && !this.follows(response)
      if (lost) run.uncertain('a response announces calls that are not recorded')
      else if (!output && !hasExecutions && !response.chain.some((s) => s.failed))
        run.uncertain('what a model answered is not recorded, and executions of tools are not either')
    },
    /** Does an execution follow the response before the next one? */
    follows(response: ResponsePart): boolean {
      const next = parts.slice(parts.indexOf(response) + 1).find((p) => p.kind !== 'end')
      return next?.kind === 'execution' || [...free].some((p) => p.node.parent === response.node)
    },
    /** An execution stands in its place, if no response on record asked for it. */
    executed(part: ExecutionPart): void {
      if (!free.delete(part)) return
      const { execution, agent } = part
      const turn = turns.get(agent)
      count(agent, execution.tool)
      const call = b.call({ id: execution.id, tool: execution.tool, arguments: execution.arguments, agent, turn }, true)
      if (agent === undefined) run.called(call)
      settle(call, execution)
      if (agent === undefined && !isOpen(call)) run.returned()
    },
    /** A request holds the results of earlier calls. */
    results(input: readonly Message[], agent: string | undefined): void {
      const all = input.flatMap((m) => m.results)
      for (const one of [...bare]) {
        if (one.agent !== agent) continue
        const { call, nth } = one
        const found =
          call.id === undefined
            ? all.filter((r) => r.id === undefined && (r.tool ?? call.tool) === call.tool)[nth]
            : all.find((r) => r.id === call.id)
        if (!found || found.result === undefined) continue
        b.settle(call, { result: found.result })
        bare.splice(bare.indexOf(one), 1)
        if (agent === undefined) run.returned()
      }
    },
  }
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** Do the arguments agree, or does one side not know them? */
const agree = (one: unknown, other: unknown): boolean =>
  !isObject(one) || !isObject(other) || writeJson(sorted(one)) === writeJson(sorted(other))

const sorted = (value: object): unknown =>
  Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))

/** The last year that is written with four digits. */
const latest = 253402300800000

/** Milliseconds since 1970 as a date and time; `undefined`: no such date is written in the usual way. */
const iso = (ms: number | undefined): string | undefined =>
  ms !== undefined && ms >= 0 && ms < latest ? new Date(ms).toISOString() : undefined
