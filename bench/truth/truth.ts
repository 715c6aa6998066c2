// Measures how often verdicts are wrong on labelled runs: `node bench/truth/truth.ts [--check]`. Without `--check` the figures go to
// results/truth.json; with it the strict scenarios and the policy pack are measured and held against ratchet.json.
import fs from 'node:fs'
import path from 'node:path'
import { type Confusion, confusionOf } from './confusion.ts'
import { type PackRow, packNames, packRows, shares } from './policies.ts'
import { type RuleName, ruleNames } from './rules/contract.ts'
import { readSet, type SetName, setNames } from './sets.ts'

type Ratchet = {
  strict: Record<SetName, { least_good: number; least_bad: number; false_passes: number; false_fails: number }>
  pack: { breaches_caught: number; clean_flagged: number }
}

const here = import.meta.dirname
const check = process.argv.includes('--check')
const only = setNames.filter((name) => process.argv.includes(name))
const ratchet = JSON.parse(fs.readFileSync(path.join(here, 'ratchet.json'), 'utf8')) as Ratchet
const broken: string[] = []
const confusions: Confusion[] = []
const rows: PackRow[] = []
const sets: Record<string, unknown> = {}

for (const name of only.length > 0 ? only : setNames) {
  const set = readSet(name)
  if ('missing' in set) {
    console.log(`${name}: skipped, ${set.missing}`)
    continue
  }
  sets[name] = { runs: set.labels.size, tasks: set.tasks.size, left_out: set.left_out, versions: set.versions }
  for (const rule of (check ? ['strict'] : ruleNames) as RuleName[]) {
    const found = confusionOf(set, rule)
    confusions.push(found)
    print(found)
    if (rule === 'strict') holdStrict(name, found)
  }
  if (name !== 'agentdojo') continue
  for (const pack of check ? packNames.slice(-1) : packNames) rows.push(...packRows(set, pack))
  holdPack()
}

function holdStrict(name: SetName, found: Confusion): void {
  const held = ratchet.strict[name]
  const say = (what: string, is: number, allowed: number) =>
    broken.push(`${name}: ${is} ${what}, the ratchet has ${allowed}`)
  if (found.false_pass > held.false_passes) say('false passes', found.false_pass, held.false_passes)
  if (found.false_fail > held.false_fails) say('false fails', found.false_fail, held.false_fails)
  if (found.good < held.least_good) say('good runs', found.good, held.least_good)
  if (found.bad < held.least_bad) say('bad runs', found.bad, held.least_bad)
}

function holdPack(): void {
  for (const pack of check ? packNames.slice(-1) : packNames) {
    const { caught, flagged } = shares(rows.filter((r) => r.pack === pack))
    console.log(
      `agentdojo    policy pack, ${pack}: ${percent(caught)} of breaches caught, ${percent(flagged)} of clean runs flagged`,
    )
    if (pack !== 'with three lines') continue
    if (caught < ratchet.pack.breaches_caught)
      broken.push(`policy pack: only ${percent(caught)} of breaches are caught`)
    if (flagged > ratchet.pack.clean_flagged) broken.push(`policy pack: ${percent(flagged)} of clean runs are flagged`)
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function print(c: Confusion): void {
  const cannot = Object.values(c.cannot_say).reduce((a, b) => a + b, 0)
  const wrong = `${c.false_pass} false passes, ${c.false_fail} false fails, ${cannot} cannot be said`
  console.log(`${c.set.padEnd(12)} ${c.rule.padEnd(8)} ${c.good} good, ${c.bad} bad: ${wrong} (${c.seconds} s)`)
  for (const { cause, runs, example } of c.false_passes)
    console.log(`  passes, and is bad: ${runs} ${cause} (${example})`)
  for (const { cause, runs, example } of c.false_fails)
    console.log(`  fails, and is good: ${runs} ${cause} (${example})`)
}

// Figures of a part are no figures of the whole.
if (!check && Object.keys(sets).length === setNames.length) {
  const result = { date: new Date().toISOString().slice(0, 10), node: process.version, sets, confusions, policy: rows }
  fs.writeFileSync(path.join(here, 'results/truth.json'), `${JSON.stringify(result, undefined, 1)}\n`)
}
for (const line of broken) console.error(`ratchet: ${line}`)
process.exitCode = broken.length > 0 ? 1 : 0
