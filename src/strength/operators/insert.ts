// A call that nobody asked for, of a tool that the run never called.
import type { Call } from '../../model/trace.ts'
import { endOf, operator, type Run, spliced, succeeded } from '../operator.ts'
import { shownName } from '../say.ts'

/** `front`: ahead of every other call, else behind all. */
type Point = { call: Pick<Call, 'tool' | 'command'>; front: boolean }

/** The offered tools and the registry's commands that the run never called. */
function uncalled({ trace, view, registry }: Run): Point['call'][] {
  if (trace.source.lacks.includes('calls')) return []
  const called = new Set([...view.calls.map((call) => call.tool), ...view.commands])
  const found = new Map<string, Point['call']>()
  for (const tool of trace.tools ?? []) found.set(tool, { tool })
  for (const { key, tool = key } of registry?.commands.values() ?? [])
    if (!found.has(tool)) found.set(tool, tool === key ? { tool } : { tool, command: key })
  return [...found.values()].filter((call) => !called.has(call.tool) && !called.has(commandOf(view, call)))
}

const commandOf = (view: Run['view'], { tool, command }: Point['call']): string =>
  command ?? view.command({ type: 'tool_call', tool, arguments: {} })

export const insertCall = operator<Point>({
  id: 'insert_call',
  points: (run) =>
    uncalled(run).flatMap((call) => [
      ...(run.effects.has(call) && run.calls.length > 0 ? [{ call, front: true }] : []),
      { call, front: false },
    ]),
  group: (run, { call }) => (run.effects.has(call) ? 'effects' : 'reads'),
  make: (run, { call, front }) =>
    spliced(run, front ? (run.places[0] as number) : endOf(run), 0, succeeded(run, { ...call, arguments: {} })),
  say: (run, { call, front }) =>
    `${shownName(run, call.tool)}, which the run never called, was called ${front ? 'ahead of all else' : 'at the end'}`,
  fix: (_run, { call }) => ({ field: 'forbid_tools', value: call.tool }),
})
