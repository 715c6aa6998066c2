// `NAME.meta.json`, a sidecar: what the harness knows of a run and the format of its trace cannot record.
import * as z from 'zod/mini'
import { nestedBeyond, object, parseJson } from '../model/json.ts'
import type { Problem } from '../model/report.ts'
import { elicitationActions } from '../model/trace.ts'
import { type Document, type Fault, type Places, repeatedKey, toProblems } from './document.ts'
import { described } from './schema.ts'
import { keyName, read } from './shape.ts'
import { isTable, reason } from './toml.ts'

export const metaSchema = 'agent-eval/meta@1'

const text = z.string().check(z.minLength(1))
const callRef = described(
  z.union([text, z.int().check(z.minimum(1))]),
  'The id, or the number, of the call it concerns',
)

/** What is known of one run. */
const runShape = {
  scenario: z.optional(described(text, 'The scenario that the run is a trial of')),
  prompt: z.optional(described(z.union([z.string(), z.array(z.string())]), 'What the user asked, or one text a turn')),
  persona: z.optional(described(text, 'The persona that the simulated user played')),
  tools: z.optional(described(z.array(text), 'The tools that were offered to the model')),
  state: z.optional(
    described(
      z.strictObject({
        before: z.optional(
          described(z.unknown(), 'The state before the run: JSON, or a text that names a JSON file in this folder'),
        ),
        after: z.optional(
          described(z.unknown(), 'The state after the run: JSON, or a text that names a JSON file in this folder'),
        ),
      }),
      'The state of the world around the run',
    ),
  ),
  taint: z.optional(
    described(
      z.strictObject({
        private: z.optional(described(z.boolean(), 'The run saw private data')),
        untrusted: z.optional(described(z.boolean(), 'The run read what outsiders wrote')),
      }),
      'What data the run saw',
    ),
  ),
  blocked_sends: z.optional(described(z.int().check(z.minimum(0)), 'Outbound calls that the interlock refused')),
  signals: z.optional(
    described(
      z.strictObject({
        readiness_ready: z.optional(described(z.boolean(), 'Was the work ready to be handed over?')),
        blocking_step_refused: z.optional(described(z.boolean(), 'Was the step refused that a contradiction blocks?')),
      }),
      'What the harness saw',
    ),
  ),
  self_evaluation: z.optional(described(z.unknown(), 'What the agent says of its own answer')),
  confirmations: z.optional(
    described(
      z.array(
        z.strictObject({
          call: callRef,
          step: z.optional(described(text, 'The command that was confirmed')),
          tier: described(text, 'How it was confirmed: auto_approve, confirm or block'),
          arguments: z.optional(described(z.unknown(), 'What was confirmed')),
        }),
      ),
      'Confirmations that the harness recorded, each behind its call',
    ),
  ),
  elicitations: z.optional(
    described(
      z.array(
        z.strictObject({
          call: callRef,
          message: z.optional(described(z.string(), 'What the person was asked')),
          action: described(z.enum(elicitationActions), 'What the person answered'),
          content: z.optional(described(z.unknown(), 'What the person gave')),
          guards: z.optional(described(text, 'The command that the answer decides about')),
        }),
      ),
      'Questions to a person that the harness recorded, each behind its call',
    ),
  ),
  outcomes: z.optional(
    described(z.record(text, z.enum(['succeeded', 'failed', 'denied'])), 'Call id → how the call ended'),
  ),
  workspace: z.optional(described(text, 'The folder that the run left behind, relative to the trace file')),
}

const runMeta = z.strictObject(runShape)
export const metaShape = z.strictObject({
  schema: described(z.literal(metaSchema), 'What the file is'),
  ...runShape,
  runs: z.optional(described(z.record(z.string(), runMeta), 'What is known of each run, by the id of its trace')),
})

export type RunMeta = z.output<typeof runMeta>
export type Meta = { of: 'file'; run: RunMeta } | { of: 'runs'; runs: ReadonlyMap<string, RunMeta> }

/** The files of states that a sidecar names, whatever else is wrong with it; `undefined`: it is none, and stays what it is. */
export function stateFilesOf(source: string): string[] | undefined {
  let value: unknown
  try {
    value = parseJson(source)
  } catch {
    // What was cut off or damaged is told when it is read.
    return []
  }
  if (!isTable(value) || !/^agent-eval\/meta/.test(String(value['schema']))) return undefined
  const all = [value, ...Object.values(object(value['runs']))]
  return all.flatMap((run) => Object.values(object(object(run)['state']))).filter((leg) => typeof leg === 'string')
}

/** Reads a sidecar, or says all that is wrong with it. */
export async function loadMeta(
  file: string,
  source: string,
  { placer }: Places,
): Promise<{ value: Meta } | { problems: Problem[] }> {
  const document: Document = { file, text: source, kind: 'json' }
  let value: unknown
  try {
    value = parseJson(source)
  } catch (e) {
    return { problems: [{ file, message: `Expected a sidecar in JSON: ${reason(e)}` }] }
  }
  if (nestedBeyond(value))
    return { problems: [{ file, message: 'Expected a sidecar, found JSON that is nested too deeply' }] }
  const twice = await repeatedKey(source, value)
  if (twice)
    return {
      problems: [
        { file, line: twice.place.line, message: `Expected each key once, found ${keyName(twice.key)} twice` },
      ],
    }
  const result = read(metaShape, value)
  if ('faults' in result) return { problems: toProblems(document, result.faults, await placer()) }
  const { schema: _, runs, ...run } = result.value
  if (runs === undefined) return { value: { of: 'file', run } }
  const beside = Object.keys(run)
  const faults: Fault[] = beside.map((key) => ({
    route: [key],
    message: `Expected no ${key} beside runs, which says of each run what is known of it`,
  }))
  if (faults.length > 0) return { problems: toProblems(document, faults, await placer()) }
  return { value: { of: 'runs', runs: new Map(Object.entries(runs)) } }
}
