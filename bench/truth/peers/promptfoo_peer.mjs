// Trajectory assertions of promptfoo by its library: node promptfoo_peer.mjs JOB VARIANT, in a folder where promptfoo is installed.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const require = createRequire(`${process.cwd()}/index.js`)
const { assertions } = await import(pathToFileURL(require.resolve('promptfoo').replace(/index\.cjs$/, 'index.js')).href)
const [, , job, variant] = process.argv

function traceOf(item, calls) {
  const spans = calls.map((c, i) => ({
    spanId: `s${i}`,
    name: `tool.call ${c.tool}`,
    startTime: i,
    endTime: i + 1,
    statusCode: c.failed ? 2 : 1,
    attributes: {
      'gen_ai.operation.name': 'execute_tool',
      'tool.name': c.tool,
      'gen_ai.tool.name': c.tool,
      'tool.arguments': JSON.stringify(c.arguments),
      'gen_ai.tool.call.arguments': JSON.stringify(c.arguments),
    },
  }))
  return { traceId: item.id, evaluationId: 'e', testCaseId: item.id, spans }
}

/** The best that can be said: how often each tool, with which arguments, what never, in which order, and what the answer has. */
function asked(item) {
  const list = []
  const counts = new Map()
  for (const { tool } of item.expected) counts.set(tool, (counts.get(tool) ?? 0) + 1)
  for (const [name, n] of counts)
    list.push({ type: 'trajectory:tool-used', value: item.ordered ? { name, min: n } : { name, min: n, max: n } })
  for (const name of item.forbidden) list.push({ type: 'not-trajectory:tool-used', value: { name } })
  for (const { tool: name, asked, arguments: given } of item.expected) {
    const args = Object.fromEntries(Object.entries(given).filter(([key]) => asked.includes(key)))
    if (Object.keys(args).length > 0)
      list.push({ type: 'trajectory:tool-args-match', value: { name, args, mode: 'partial' } })
  }
  if (item.ordered && item.expected.length > 0)
    list.push({
      type: 'trajectory:tool-sequence',
      value: { steps: item.expected.map((c) => c.tool), mode: 'in_order' },
    })
  for (const value of item.needles) list.push({ type: 'icontains', value })
  return list
}

for (const line of fs.readFileSync(job, 'utf8').split('\n')) {
  if (line === '') continue
  const item = JSON.parse(line)
  const traceData = traceOf(item, variant === 'recorded' ? item.calls : item.effects)
  let passes = true
  for (const assertion of asked(item)) {
    const result = await assertions.runAssertion({
      assertion,
      test: { vars: {}, assert: [assertion] },
      providerResponse: { output: item.said || ' ' },
      traceId: item.id,
      traceData,
    })
    if (!result.pass) passes = false
  }
  console.log(JSON.stringify([item.id, passes]))
}
process.exit(0)
