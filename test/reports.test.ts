// Reports are files of their own: whole or not at all, where they were asked for, and never read as traces.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { readSettings } from '../src/options.ts'
import { fedOf } from '../src/report/feed.ts'
import { writeReports } from '../src/run/reports.ts'
import { run } from '../src/run/run.ts'
import { type Files, inFolder, makeFolder, scenario, start, trace } from './command.ts'

const files: Files = { 'scenarios/a.toml': scenario('a'), 'traces/a.json': trace() }

/** Judges and writes reports. Returns what could not be written. */
async function reported(cwd: string, given: Record<string, string>): Promise<string[]> {
  const settings = readSettings(given, (name) => name)
  return writeReports(cwd, settings, fedOf(await run(cwd, settings)))
}

async function folder<T>(step: (cwd: string) => Promise<T>, more: Files = {}): Promise<T> {
  const cwd = makeFolder({ ...files, ...more })
  try {
    return await step(cwd)
  } finally {
    fs.rmSync(cwd, { recursive: true, force: true })
  }
}

describe('a report is refused', () => {
  const refused = (title: string, given: Record<string, string>, message: RegExp, prepare?: (cwd: string) => void) =>
    test(title, () =>
      folder(async (cwd) => {
        prepare?.(cwd)
        await assert.rejects(reported(cwd, given), message)
        assert.deepEqual(fs.readdirSync(join(cwd, 'traces')), ['a.json'])
      }),
    )
  const link = (cwd: string): void => fs.symlinkSync('/tmp', join(cwd, 'out'))
  refused(
    'at the path of another, however it is written',
    { 'report-json': 'r', 'report-junit': './x/../r' },
    /two files, found \.\/x\/\.\.\/r for both/,
  )
  refused(
    'at the path of another, through a link',
    { 'report-json': 'r', 'report-junit': 'here/r' },
    /two files/,
    (cwd) => fs.symlinkSync('.', join(cwd, 'here')),
  )
  refused('at the path of another, of any kind', { 'report-sarif': 'r', 'report-ctrf': 'r' }, /two files/)
  refused('as SARIF among the traces', { 'report-sarif': 'traces/r.json' }, /report-sarif to name a file that is no/)
  refused('as CTRF among the traces', { 'report-ctrf': 'traces/r.json' }, /report-ctrf to name a file that is no/)
  refused('among the traces', { 'report-json': 'traces/r.json' }, /no trace, found traces\/r\.json/)
  refused(
    'out of the workspace through a link',
    { 'report-json': 'out/r.json' },
    /Forbidden link: report-json, out/,
    link,
  )
  refused('out of the workspace through a link that leads nowhere', { 'report-json': 'r' }, /Forbidden link/, (cwd) =>
    fs.symlinkSync('/tmp/agent-eval-no-such-file', join(cwd, 'r')),
  )
})

test('among the traces, but left out of them, and by a name that is no trace, is fine', () =>
  folder(async (cwd) => {
    const given = {
      traces: 'traces/*\n!traces/r.json',
      'report-json': 'traces/r.json',
      'report-markdown': 'traces/r.md',
    }
    assert.deepEqual(await reported(cwd, given), [])
    assert.deepEqual(fs.readdirSync(join(cwd, 'traces')), ['a.json', 'r.json', 'r.md'])
  }))

test('a draft takes the name when all is written; where it cannot, the old report stays and nothing is left beside it', () =>
  folder(
    async (cwd) => {
      const settings = readSettings({ 'report-json': 'out/r.json' }, (name) => name)
      const report = await run(cwd, settings)
      const { renameSync } = fs
      const seen: string[][] = []
      fs.renameSync = () => {
        seen.push(fs.readdirSync(join(cwd, 'out')))
        throw Object.assign(new Error('EIO: i/o error, rename'), { code: 'EIO' })
      }
      try {
        assert.match(
          (await writeReports(cwd, settings, fedOf(report))).join(),
          /Cannot write report-json, out\/r\.json: EIO/,
        )
      } finally {
        fs.renameSync = renameSync
      }
      assert.match(seen.join(), /^\.r\.json\.[0-9a-f]{12}\.draft,r\.json$/)
      assert.deepEqual(fs.readdirSync(join(cwd, 'out')), ['r.json'])
      assert.equal(fs.readFileSync(join(cwd, 'out/r.json'), 'utf8'), 'old')
      assert.deepEqual(await writeReports(cwd, settings, fedOf(report)), [])
      assert.equal(JSON.parse(fs.readFileSync(join(cwd, 'out/r.json'), 'utf8')).verdict, 'pass')
      assert.deepEqual(fs.readdirSync(join(cwd, 'out')), ['r.json'])
    },
    { 'out/r.json': 'old' },
  ))

test('where no folder can be made, the run says so and ends', () =>
  inFolder(files, (cwd) => {
    const begun = Date.now()
    const ran = start(
      cwd,
      '--report-json',
      fs.existsSync('/proc/self') ? '/proc/x/y/r.json' : 'scenarios/a.toml/r.json',
    )
    assert.equal(ran.exit, 2)
    assert.match(ran.err, /Cannot write report-json, .*r\.json: ENO/)
    assert.match(ran.out, /1 passed/)
    assert.ok(Date.now() - begun < 30_000)
  }))
