// Pages of the viewer for the tests in a browser, each written into a folder as the command line writes it.
import fs from 'node:fs'
import path from 'node:path'
import { gzip } from '../../src/files/pack.ts'
import type { Report } from '../../src/model/report.ts'
import { readSettings } from '../../src/options.ts'
import { fedOf } from '../../src/report/feed.ts'
import { tracesPage } from '../../src/report/html/traces.ts'
import { writeReports } from '../../src/run/reports.ts'
import { judge } from '../../src/run/run.ts'
import { call, type Files, makeFolder, trace } from '../command.ts'

type Given = Parameters<typeof readSettings>[0]

/** Judges a folder, and writes its page. */
export async function judgedPage(files: Files, given: Given = {}): Promise<string> {
  const cwd = makeFolder(files)
  const settings = readSettings({ 'report-html': 'report.html', ...given }, (name) => name)
  const report = await judge(cwd, settings)
  try {
    const unwritten = await writeReports(cwd, settings, report)
    if (unwritten.length > 0) throw new Error(unwritten.join())
  } finally {
    report.close()
  }
  return path.join(cwd, 'report.html')
}

/** Writes the page of a report alone, as a merge has it. */
export async function reportPage(report: Report, given: Given = {}): Promise<string> {
  const cwd = makeFolder({})
  const settings = readSettings({ 'report-html': 'report.html', ...given }, (name) => name)
  await writeReports(cwd, settings, fedOf(report))
  return path.join(cwd, 'report.html')
}

const lookup = (order: string) =>
  call('lookup_order', { arguments: { order_id: order }, result: { order, amount: 49.9 } })
const refund = (order: string) =>
  call('issue_refund', { arguments: { order_id: order, amount: 49.9 }, result: 'refunded', duration_ms: 840, turn: 2 })
const mail = call('send_mail', {
  arguments: { to: 'a@example.com' },
  is_error: true,
  result: 'mailbox full',
  agent: 'clerk',
})
const asked = { type: 'user', text: 'Please refund order A-1001.' }
const said = { type: 'message', text: 'I have refunded order A-1001.' }

/** Three trials of a scenario with a base, one that holds, and one whose name is hard to address. */
export const refunds: Files = {
  'rules/base.toml': '# Of all refunds\n[expect]\nforbid_tools = ["delete_*"]\n',
  'scenarios/refund-order.toml': `name = "refund-order"
description = "Refund only after the order was looked up"
tags = ["refunds", "money"]
extends = "../rules/base.toml"

[expect]
tools_in_order = ["lookup_order", "check_policy", "issue_refund"]
contains = ["refunded"]
`,
  'scenarios/holds.toml': 'name = "holds"\ntags = ["money"]\n[expect]\ntools = ["lookup_order"]\n',
  'scenarios/odd.toml': 'name = "a/b c?#d"\n[budget]\nmax_calls = 1\n',
  'traces/refund-order/1.json': trace([asked, refund('A-1001'), lookup('A-1001'), mail, said], { id: 'one' }),
  'traces/refund-order/2.json': trace([asked, lookup('A-1001'), refund('A-1002'), said], { id: 'two' }),
  'traces/refund-order/3.json': trace([asked, lookup('A-1001'), call('check_policy'), refund('A-1001'), said], {
    id: 'three',
  }),
  'traces/holds.json': trace([lookup('A-1001'), { type: 'compaction' }, said]),
  'traces/odd.json': trace([call('a'), call('b')], { scenario: 'a/b c?#d' }),
}

/** The page of many runs of a hundred calls of one kB each. */
export function manyRuns(runs: number, file: string): void {
  const words = Array.from({ length: 512 }, (_, i) => ((i * 2654435761) >>> 0).toString(36))
  const textOf = (n: number): string =>
    Array.from({ length: 140 }, (_, i) => words[(n * 31 + i * i * 7) % words.length])
      .join(' ')
      .slice(0, 1000)
  const out = fs.openSync(file, 'w')
  const viewing = { room: 200 * 1024 * 1024, gzip, redact: (text: string) => text }
  const page = tracesPage({ write: (text) => void fs.writeSync(out, text) }, { name: 'many', viewing })
  for (let run = 0; run < runs; run++) {
    const events = Array.from({ length: 100 }, (_, i) => ({
      type: 'tool_call' as const,
      ...{ tool: `tool_${i % 7}`, arguments: { n: run * 100 + i }, result: textOf(run * 100 + i) },
    }))
    const source = { format: 'native', lacks: [] }
    page.add({ schema: 'agent-eval/trace@1', events, source }, `many.jsonl#${run + 1}`, {
      tool_calls: 100,
      tool_errors: 0,
    })
  }
  page.end()
  fs.closeSync(out)
}
