// What the benchmark measures, and the goals.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { makeChat, makeCommon, makeLines, makeMany, makeStream } from './input.ts'
import { type Command, type Figures, inTurn, least, most, once } from './measure.ts'

const root = path.resolve(import.meta.dirname, '../..')
const cli = path.join(root, 'dist/cli/index.js')
const action = path.join(root, 'dist/index.js')

/** A figure. `ratio`: it is one to a yardstick of the same run, so that it can be compared with that of another day. */
export type Row = {
  id: string
  name: string
  value: number
  unit: '' | ' MB' | ' s' | ' ms'
  goal: number
  ratio?: true
}
/** What is measured together. `long`: it takes minutes. */
export type Group = {
  id: string
  long?: true
  measure(folder: string): { rows: Row[]; runs: Record<string, readonly Figures[]> }
}

const run = (cwd: string, ...args: string[]): Command => ({ args: [cli, 'run', '--quiet', ...args], cwd })
const parse = (cwd: string): Command => ({ args: [path.join(import.meta.dirname, 'baseline.mjs'), '.'], cwd })
const bare = (cwd: string): Command => ({ args: ['-e', '0'], cwd })

/** The ratio of processor time for one thread, which other processes disturb least; of wall time for several, and of starts. */
const ratioOf = (runs: ReturnType<typeof inTurn>, figure: 'wall' | 'cpu'): number =>
  least(runs.runs, figure) / least(runs.yardstick, figure)

const common: Group = {
  id: 'common',
  measure(folder) {
    makeCommon(folder, 2000)
    const runs = inTurn(run(folder), parse(folder), 7)
    const name = '2,000 traces, 180 MB'
    return {
      rows: [
        {
          id: 'common',
          name: `${name}, to read and parse`,
          value: ratioOf(runs, 'cpu'),
          unit: '',
          goal: 1.5,
          ratio: true,
        },
        { id: 'common-memory', name: `${name}: memory`, value: most(runs.runs, 'megabytes'), unit: ' MB', goal: 200 },
      ],
      runs,
    }
  },
}

const large: Group = {
  id: 'large',
  long: true,
  measure(folder) {
    makeCommon(folder, 11_500)
    const one = inTurn(run(folder, '--workers', '1'), parse(folder), 3)
    const two = inTurn(run(folder, '--workers', '2'), parse(folder), 3)
    const name = '11,500 traces, 1 GB'
    return {
      rows: [
        {
          id: 'large',
          name: `${name}, to read and parse`,
          value: ratioOf(one, 'cpu'),
          unit: '',
          goal: 1.25,
          ratio: true,
        },
        {
          id: 'large-two',
          name: `${name}, two threads`,
          value: ratioOf(two, 'wall'),
          unit: '',
          goal: 0.8,
          ratio: true,
        },
      ],
      runs: { one: one.runs, two: two.runs, yardstick: [...one.yardstick, ...two.yardstick] },
    }
  },
}

const chat: Group = {
  id: 'chat',
  measure(folder) {
    makeChat(folder, 1000)
    const runs = inTurn(run(folder), parse(folder), 7)
    const name = '1,000 chats of 20 kB, to read and parse'
    return { rows: [{ id: 'chat', name, value: ratioOf(runs, 'cpu'), unit: '', goal: 2, ratio: true }], runs }
  },
}

const start: Group = {
  id: 'start',
  measure(folder) {
    const env = {
      RUNNER_TEMP: folder,
      GITHUB_OUTPUT: path.join(folder, 'output'),
      GITHUB_STEP_SUMMARY: path.join(folder, 'summary'),
    }
    for (const file of [env.GITHUB_OUTPUT, env.GITHUB_STEP_SUMMARY]) fs.writeFileSync(file, '')
    const version = inTurn({ args: [cli, '--version'], cwd: folder }, bare(folder), 41, false)
    // The action fails where it finds no scenario; that is what is timed.
    const script = `import('${action}').finally(() => { process.exitCode = 0 })`
    const none = inTurn({ args: ['-e', script], cwd: folder, env }, bare(folder), 41, false)
    return {
      rows: [
        {
          id: 'version',
          name: '--version, to a bare node',
          value: ratioOf(version, 'wall'),
          unit: '',
          goal: 1.15,
          ratio: true,
        },
        {
          id: 'none',
          name: 'the action without a scenario, to a bare node',
          value: ratioOf(none, 'wall'),
          unit: '',
          goal: 2,
          ratio: true,
        },
      ],
      runs: { version: version.runs, none: none.runs, bare: [...version.yardstick, ...none.yardstick] },
    }
  },
}

const stream: Group = {
  id: 'stream',
  measure(folder) {
    makeStream(folder, 300)
    const runs = [once(run(folder, '--traces', 'stream.jsonl'))]
    const name = 'a Claude Code stream of 300 MB: memory'
    return {
      rows: [{ id: 'stream-memory', name, value: most(runs, 'megabytes'), unit: ' MB', goal: 150 }],
      runs: { runs },
    }
  },
}

const million: Group = {
  id: 'million',
  long: true,
  measure(folder) {
    makeLines(folder, 1_000_000)
    const timed = (workers: string): Figures[] => [
      once(run(folder, '--workers', workers, '--report-json', 'report.json')),
    ]
    const [one, two] = [timed('1'), timed('2')]
    const name = '1,000,000 traces in one file, JSON report'
    return {
      rows: [
        { id: 'million', name, value: least(one, 'wall'), unit: ' s', goal: 60 },
        { id: 'million-two', name: `${name}, two threads`, value: least(two, 'wall'), unit: ' s', goal: 30 },
        { id: 'million-memory', name: `${name}: memory`, value: most(one, 'megabytes'), unit: ' MB', goal: 300 },
      ],
      runs: { one, two },
    }
  },
}

const policies: Group = {
  id: 'policies',
  measure() {
    const script = path.join(import.meta.dirname, 'policies.ts')
    const measured = Array.from({ length: 3 }, () => spawnSync(process.execPath, [script], { encoding: 'utf8' }).stdout)
    const value = Math.min(...measured.map((said) => Number(/(\d+) ms/.exec(said)?.[1])))
    return { rows: [{ id: 'policies', name: '50 policies, 10,000 calls', value, unit: ' ms', goal: 1000 }], runs: {} }
  },
}

const merge: Group = {
  id: 'merge',
  long: true,
  measure(folder) {
    const shards = 64
    makeMany(folder, 100_000, shards * 4)
    const reports = Array.from({ length: shards }, (_, i) => `shard-${i + 1}.json`)
    for (const [i, report] of reports.entries())
      once(run(folder, '--shard', `${i + 1}/${shards}`, '--report-json', report))
    const args = [cli, 'merge', '--quiet', '--fail-on', 'never', '--report-json', 'merged.json', ...reports]
    const runs = [once({ args, cwd: folder })]
    const name = '64 shard reports of 100,000 runs, merged'
    return {
      rows: [
        { id: 'merge', name, value: least(runs, 'wall'), unit: ' s', goal: 20 },
        { id: 'merge-memory', name: `${name}: memory`, value: most(runs, 'megabytes'), unit: ' MB', goal: 512 },
      ],
      runs: { runs },
    }
  },
}

export const groups: readonly Group[] = [common, start, chat, stream, policies, large, million, merge]
