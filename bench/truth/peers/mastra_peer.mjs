// The unified trajectory scorer of @mastra/evals: node mastra_peer.mjs JOB VARIANT, in a folder where it is installed.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const require = createRequire(`${process.cwd()}/index.js`)
const file = require.resolve('@mastra/evals/scorers/prebuilt').replace(/\.cjs$/, '.js')
const { createTrajectoryScorerCode } = await import(pathToFileURL(file).href)
const [, , job, variant] = process.argv

const ordered = (value) =>
  Array.isArray(value)
    ? value.map(ordered)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([k, v]) => [k, ordered(v)]),
        )
      : value

for (const line of fs.readFileSync(job, 'utf8').split('\n')) {
  if (line === '') continue
  const item = JSON.parse(line)
  const calls = variant === 'recorded' ? item.calls : item.effects
  const exact = variant === 'effects' && item.ordered
  const defaults = {
    ordering: exact ? 'strict' : item.ordered ? 'relaxed' : 'unordered',
    allowRepeatedSteps: item.ordered,
    blacklistedTools: item.forbidden,
    ...(variant === 'effects' && !item.ordered ? { maxSteps: item.expected.length } : {}),
    // Arguments are compared whole, in the order of their keys, so that both sides are put in one.
    steps: item.expected.map((c) => ({ name: c.tool, stepType: 'tool_call', toolArgs: ordered(c.arguments) })),
  }
  const scorer = createTrajectoryScorerCode({ defaults })
  const steps = calls.map((c) => ({
    name: c.tool,
    stepType: 'tool_call',
    toolArgs: ordered(c.arguments),
    toolResult: { value: c.result ?? '' },
    success: !c.failed,
  }))
  const result = await scorer.run({ input: item.prompt, output: { steps }, runId: item.id })
  const scored = result.preprocessStepResult
  const within = scored?.efficiency?.overStepBudget !== true
  const accurate = item.expected.length === 0 ? true : (scored?.accuracy?.score ?? 0) >= 1
  console.log(JSON.stringify([item.id, accurate && within && (scored?.blacklist?.score ?? 1) >= 1]))
}
