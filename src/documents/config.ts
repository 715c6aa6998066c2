// `agent-eval.toml` → what holds for every scenario, checked like a scenario.
import * as z from 'zod/mini'
import { rateOf } from '../model/chances.ts'
import { type Config, defaultConfig } from '../model/config.ts'
import { array, valueAt } from '../model/json.ts'
import { leafFault, nearest } from '../model/names.ts'
import type { Problem } from '../model/report.ts'
import { severities } from '../model/verdict.ts'
import { type Document, type Fault, type Places, toProblems } from './document.ts'
import type { Expressions } from './pattern.ts'
import { described, text } from './schema.ts'
import { type Dimensions, severityFaults } from './severity.ts'
import { read } from './shape.ts'
import { isTable, parseToml } from './toml.ts'

const leafName = text.check(
  z.refine((name) => leafFault(name) === undefined, { error: ({ input }) => leafFault(String(input)) }),
)
const leaves = (doc: string) => z.optional(described(z.array(leafName), doc))
const names = (doc: string) => z.optional(described(z.array(text), doc))

/** More than nothing, at most all. */
const isShare = (n: number): boolean => n > 0 && n <= 1
const rate = z.union([
  z.number().check(z.gt(0), z.maximum(1)),
  z
    .string()
    .check(
      z.refine(
        (t) => /^\d{1,6}\/\d{1,6}$/.test(t) && isShare(rateOf(t)),
        'Expected a rate above 0, at most 1, as 0.8 or "2/3"',
      ),
    ),
])

/** The shape of the config file. */
export const configSchema = z.strictObject({
  aliases: described(
    z.optional(z.record(z.string(), text)),
    'Tool (or glob) → command; $1 is what the first * stands for',
  ),
  severity: described(
    z.optional(z.record(z.string(), z.enum(severities))),
    'Severity by dimension id; * is a wildcard; a scenario overrides it',
  ),
  leaves: z.optional(
    described(
      z.strictObject({
        live_write: leaves(
          'Last parts of commands that write to the live system; default submit, present, send, declare',
        ),
        handoff: leaves('Last parts of commands that hand over to a person or a system; default export, file'),
      }),
      'What the last part of a command says of its kind',
    ),
  ),
  taint: z.optional(
    described(
      z.strictObject({
        private_tools: names('Tools (globs) whose results are private'),
        untrusted_tools: names('Tools (globs) whose results come from outsiders'),
        outbound_tools: names('Tools (globs) that send something out'),
      }),
      'Which tools bring in private or untrusted data, and which send data out',
    ),
  ),
  confirmation: z.optional(
    described(
      z.strictObject({
        auto_yes: names(
          'Arguments by which a caller answers a confirmation itself; default yes, auto_yes, assume_yes, auto_approve, no_confirm, skip_confirmation',
        ),
      }),
      'How a caller answers confirmations by itself',
    ),
  ),
  redact: z.optional(
    described(
      z.strictObject({ patterns: names('RE2 expressions of texts to hide in every output') }),
      'What is a secret beside what is known to be one',
    ),
  ),
  amounts: z.optional(
    described(
      z.strictObject({ minor: names('Keys of results whose integers count minor units, such as cents') }),
      'How amounts are written in results',
    ),
  ),
  audit: z.optional(
    described(
      z.strictObject({
        claim_verifications: names('The recognised values of a claim check'),
        protocol_markers: names('Texts that must not reach the final answer'),
      }),
      'What the audit of answers looks for',
    ),
  ),
  outcome_text: described(
    z.optional(
      z.array(
        z.strictObject({
          tools: described(
            z.array(text).check(z.minLength(1)),
            'Tools (globs) whose results it speaks of; ["*"] for all',
          ),
          failed: names('RE2 expressions of the results of calls that failed'),
          denied: names('RE2 expressions of the results of calls that were denied; asked before failed'),
        }),
      ),
    ),
    'How failure looks in a result where a format has no bit for it; the first block whose tools match decides',
  ),
  end: z.optional(
    described(
      z.strictObject({
        messages: names('Texts of a message that end a dialogue, such as ###STOP###'),
        tools: names('Tools (globs) whose call ends a run; ["*"] for recordings of single steps'),
      }),
      'What ends a run beside the record of its end',
    ),
  ),
  tags: described(
    z.optional(
      z.record(
        z.string().check(z.minLength(1)),
        z.strictObject({
          require: described(rate, 'How many of the scenarios of the tag must pass: 1.0, 0.8, "2/3"'),
        }),
      ),
    ),
    'Thresholds by tag: below the rate the gate does not hold, and failures that the rate leaves room for do not gate',
  ),
})

/** Reads a config file, whose severity table may name these dimensions: they are asked for where there is one. */
export async function loadConfig(
  file: string,
  text: string,
  dimensions: () => Promise<Dimensions>,
  { placer, expressions }: Places & Expressions,
): Promise<{ value: Config } | { problems: Problem[] }> {
  const document: Document = { file, text: text.replace(/^\ufeff/, ''), kind: 'toml' }
  const parsed = parseToml(document)
  if ('problems' in parsed) return parsed
  const result = read(configSchema, parsed.value)
  const faults: Fault[] = 'faults' in result ? result.faults : []
  // Whatever its shape: a person wants to know all at once.
  const severity = valueAt(parsed.value, ['severity'])
  if (isTable(severity)) faults.push(...severityFaults(severity, await dimensions()))
  const patterns = valueAt(parsed.value, ['redact', 'patterns'])
  if (Array.isArray(patterns) && patterns.length > 0) {
    const compile = await expressions()
    for (const [i, source] of patterns.entries()) {
      if (typeof source !== 'string') continue
      try {
        if (compile(source).test(''))
          faults.push({
            route: ['redact', 'patterns', i],
            message:
              'Expected an expression of texts to hide, found one that matches the empty text and so hides everything',
          })
      } catch (e) {
        faults.push({
          route: ['redact', 'patterns', i],
          message: `Expected an RE2 expression: ${e instanceof Error ? e.message : String(e)}`,
        })
      }
    }
  }
  faults.push(...(await outcomeFaults(parsed.value['outcome_text'], expressions)))
  if (faults.length > 0 || 'faults' in result) return { problems: toProblems(document, faults, await placer()) }
  const c = result.value
  const d = defaultConfig
  return {
    value: {
      aliases: Object.entries(c.aliases ?? {}),
      severity: c.severity ?? {},
      leaves: {
        live_write: c.leaves?.live_write ?? d.leaves.live_write,
        handoff: c.leaves?.handoff ?? d.leaves.handoff,
      },
      taint: {
        private_tools: c.taint?.private_tools ?? [],
        untrusted_tools: c.taint?.untrusted_tools ?? [],
        outbound_tools: c.taint?.outbound_tools ?? [],
      },
      confirmation: { auto_yes: c.confirmation?.auto_yes ?? d.confirmation.auto_yes },
      redact: { patterns: c.redact?.patterns ?? [] },
      amounts: { minor: c.amounts?.minor ?? [] },
      audit: {
        claim_verifications: c.audit?.claim_verifications ?? d.audit.claim_verifications,
        protocol_markers: c.audit?.protocol_markers ?? d.audit.protocol_markers,
      },
      outcome_text: (c.outcome_text ?? []).map(({ tools, failed = [], denied = [] }) => ({ tools, failed, denied })),
      end: { messages: c.end?.messages ?? [], tools: c.end?.tools ?? [] },
      tags: c.tags ?? {},
    },
  }
}

/** What is wrong with blocks of outcome_text, whatever their shape. */
async function outcomeFaults(blocks: unknown, expressions: Expressions['expressions']): Promise<Fault[]> {
  if (!Array.isArray(blocks) || blocks.length === 0) return []
  const compile = await expressions()
  const faults: Fault[] = []
  for (const [i, block] of blocks.entries()) {
    if (!isTable(block)) continue
    const sources = (['failed', 'denied'] as const).flatMap((key) =>
      array(block[key]).map((source, at) => ({ source, route: ['outcome_text', i, key, at] })),
    )
    if (sources.length === 0)
      faults.push({
        route: ['outcome_text', i],
        message: 'Expected failed or denied in outcome_text, found neither: every call would have succeeded',
      })
    for (const { source, route } of sources) {
      if (typeof source !== 'string') continue
      try {
        if (compile(source).test(''))
          faults.push({ route, message: 'Expected an expression of failures, found one that matches the empty text' })
      } catch (e) {
        faults.push({ route, message: `Expected an RE2 expression: ${e instanceof Error ? e.message : String(e)}` })
      }
    }
  }
  return faults
}

/** Thresholds of tags that no scenario bears: nothing shows them to be met. */
export async function tagProblems(
  { file, text }: { file: string; text: string },
  { tags }: Pick<Config, 'tags'>,
  borne: ReadonlySet<string>,
  { placer }: Places,
): Promise<Problem[]> {
  const document: Document = { file, text: text.replace(/^\ufeff/, ''), kind: 'toml' }
  const faults = Object.keys(tags)
    .filter((tag) => !borne.has(tag))
    .map((tag): Fault => {
      const near = nearest(tag, borne)
      const hint = near === undefined ? '' : `; did you mean ${near}?`
      return { route: ['tags', tag], message: `Unknown tag ${JSON.stringify(tag)}: no scenario bears it${hint}` }
    })
  return faults.length === 0 ? [] : toProblems(document, faults, await placer())
}
