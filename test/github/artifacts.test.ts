// Downloading artifacts from a played GitHub: which are taken, what is in the folder then, and what of them is refused.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { download } from '../../src/github/artifacts.ts'
import { connect, repoOf } from '../../src/github/client.ts'
import { restStore, type Store, servedStore } from '../../src/github/store.ts'
import { inFolder } from '../command.ts'
import { zip } from '../zip.ts'
import {
  forbidden,
  muted,
  type Played,
  type PlayedArtifact,
  playing,
  repo,
  runnerService,
  type World,
} from './played.ts'

const wait = async () => {}
const artifact = (id: number, name: string, files: Record<string, string>, more: Partial<PlayedArtifact> = {}) => ({
  ...{ id, name, bytes: zip(Object.entries(files).map(([file, text]) => ({ name: file, text }))) },
  ...more,
})
const digestOf = (bytes: Buffer): string => `sha256:${createHash('sha256').update(bytes).digest('hex')}`

/** The files below a folder, with their texts. */
const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]),
  )

const rest = ({ url }: Played): Store =>
  restStore(connect({ token: 't', api: url, wait }), { repo: repoOf(repo) as never, id: 7, of: 'run 7' })

/** Downloads from a run that has these artifacts. Nothing may be beside the folder afterwards. */
const downloading = (
  artifacts: PlayedArtifact[],
  lines: string[],
  {
    instead,
    store = rest,
    limit = 1 << 20,
  }: Partial<Pick<World, 'instead'>> & { store?: typeof rest; limit?: number } = {},
) =>
  playing({ artifacts: { 1: artifacts, 7: artifacts }, ...(instead ? { instead } : {}) }, (played) =>
    inFolder({}, async (around) => {
      const folder = join(around, 'artifacts')
      mkdirSync(folder)
      const { names, problems } = await download(store(played), lines, { folder, limit })
      assert.deepEqual(readdirSync(around), ['artifacts'])
      return { names, problems, files: filesIn(folder), asked: played.asked }
    }),
  )

const both: [string, typeof rest][] = [
  ['of another run, by the REST API', rest],
  ['of this run, by the service of the runner', () => servedStore('this run', wait)],
]

for (const [title, store] of both)
  describe(title, () => {
    const served = async (artifacts: PlayedArtifact[], lines: string[]) =>
      playing({ artifacts: { 1: artifacts, 7: artifacts } }, async (played) => {
        Object.assign(process.env, runnerService(played.url))
        try {
          return await inFolder({ 'artifacts/x': '' }, async (around) => {
            const folder = join(around, 'empty')
            mkdirSync(folder)
            const { names, problems } = await muted(() => download(store(played), lines, { folder, limit: 1 << 20 }))
            return { names, problems, files: filesIn(folder) }
          })
        } finally {
          for (const name of Object.keys(runnerService(''))) delete process.env[name]
        }
      })
    test('names and globs are met, each in a folder of its name; of one name the newest', async () => {
      const all = [
        artifact(3, 'traces-b', { 'b.json': 'b' }),
        artifact(1, 'traces-a', { 'old.json': 'old' }),
        artifact(2, 'traces-a', { 'sub/a.json': 'a' }),
        artifact(4, 'report', { 'r.json': 'r' }),
        artifact(5, '.hidden', { 'h.json': 'h' }),
      ]
      const { names, problems, files } = await served(all, ['traces-*', '.hidden'])
      assert.deepEqual(problems, [])
      assert.deepEqual(names, ['.hidden', 'traces-a', 'traces-b'])
      assert.deepEqual(files, { '.hidden/h.json': 'h', 'traces-a/sub/a.json': 'a', 'traces-b/b.json': 'b' })
    })
    test('a digest that was told is checked', async () => {
      const good = artifact(1, 'good', { 'a.json': 'a' })
      const bad = artifact(2, 'bad', { 'a.json': 'a' }, { digest: digestOf(Buffer.from('other')) })
      const { names, problems } = await served([{ ...good, digest: digestOf(good.bytes) }, bad], ['*'])
      assert.deepEqual(names, ['good'])
      assert.match(
        problems[0]?.message ?? '',
        /^Cannot download bad of .*: the download: Damaged: expected the digest sha256/,
      )
    })
    test('a file that was uploaded as it is has a folder too', async () => {
      const plain = {
        id: 1,
        name: 'run.json',
        bytes: Buffer.from('{}'),
        disposition: 'attachment; filename="run.json"',
      }
      const log = { ...artifact(2, 'log.eval', { 'a.json': 'a' }), disposition: "x; filename*=UTF-8''log.eval" }
      const { files, problems } = await served([plain, log], ['*'])
      assert.deepEqual(problems, [])
      assert.deepEqual(Object.keys(files), ['log.eval/log.eval', 'run.json/run.json'])
    })
  })

test('a line that meets nothing is a problem, which names what there is', async () => {
  const { names, problems } = await downloading([artifact(1, 'traces', { 'a.json': 'a' })], ['trace', 'tr*'])
  assert.deepEqual(names, ['traces'])
  assert.deepEqual(problems, [
    {
      file: 'artifact trace',
      message:
        'Unmatched artifact: expected "trace" to match an artifact of run 7, found none; there is traces. An earlier step or job must have uploaded it',
    },
  ])
  const none = await downloading([artifact(1, 'gone', {}, { expired: true })], ['*', '!x'])
  assert.match(none.problems[0]?.message ?? '', /found none; there is none\./)
  const taken = await downloading([artifact(1, 'a', { a: '' }), artifact(2, 'b', { b: '' })], ['*', '!b'])
  assert.deepEqual([taken.names, taken.problems], [['a'], []])
})

test('all pages are read', async () => {
  const many = Array.from({ length: 130 }, (_, i) => artifact(i + 1, `n${i}`, {}))
  const { asked, problems } = await downloading([...many, artifact(500, 'last', { 'a.json': 'a' })], ['last'])
  assert.deepEqual(problems, [])
  assert.deepEqual(
    asked.filter(({ path }) => path.endsWith('/artifacts')).map(({ query }) => query['page']),
    ['1', '2'],
  )
})

test('without permission one sentence says which', async () => {
  const { problems } = await downloading([], ['traces'], { instead: () => forbidden })
  assert.deepEqual(problems, [
    {
      file: 'artifact traces',
      message:
        'Missing permission: `actions: read` is needed for the artifacts of run 7; add it to permissions of the job',
    },
  ])
})

test('a download that breaks off is begun anew, and given up in the end', async () => {
  let breaks = 2
  const instead: World['instead'] = ({ path }) => (path.startsWith('/blob') && breaks-- > 0 ? 'hang up' : undefined)
  const whole = await downloading([artifact(1, 'a', { 'a.json': 'a' })], ['a'], { instead })
  assert.deepEqual([whole.files, whole.problems], [{ 'a/a.json': 'a' }, []])
  for (const fault of ['break off', { status: 503 }] as const) {
    const never: World['instead'] = ({ path }) => (path.startsWith('/blob') ? fault : undefined)
    const { names, problems, asked } = await downloading([artifact(1, 'a', {})], ['a'], { instead: never })
    assert.deepEqual([names, problems.length], [[], 1])
    assert.equal(asked.filter(({ path }) => path.startsWith('/blob')).length, 3)
  }
})

test('what somebody uploaded may be anything: nothing of it is written elsewhere, and it gates', async () => {
  const entry = { name: 'a.json', text: 'a' }
  const packed = (entries: Parameters<typeof zip>[0]) => ({ id: 1, name: 'x', bytes: zip(entries) })
  const cases: [string, PlayedArtifact, RegExp][] = [
    ['a way out', packed([entry, { ...entry, name: '../../b.json' }]), /invalid relative path/],
    ['a link', packed([entry, { ...entry, name: 'l', mode: 0o120777 }]), /l is a link/],
    ['damaged', { id: 1, name: 'x', bytes: Buffer.from('PK no archive') }, /it may be cut off/],
    [
      'too large by what it says',
      { ...packed([entry]), size: 2 ** 40 },
      /more than may be unpacked; raise max-trace-mb/,
    ],
    [
      'too large when it comes',
      { id: 1, name: 'x', bytes: Buffer.alloc(17 << 20), size: 5 },
      /more bytes than may be unpacked/,
    ],
    ['a name that leads up', artifact(1, '..', { 'a.json': 'a' }), /its name can be no folder/],
    ['a name that is a path', artifact(1, 'a/b', { 'a.json': 'a' }), /its name can be no folder/],
    ['a name too long', artifact(1, 'n'.repeat(300), { 'a.json': 'a' }), /its name can be no folder/],
  ]
  for (const [title, one, message] of cases) {
    const { names, problems, files } = await downloading([one], [one.name])
    assert.deepEqual([names, files], [[], {}], title)
    assert.match(problems[0]?.message ?? '', message, title)
  }
  assert.equal(existsSync('/b.json'), false)
})

test('the name that a file is sent under is one part of a path', async () => {
  const bytes = gzipSync('{}')
  for (const [disposition, name] of [
    ['attachment; filename="../../run.json.gz"', 'x/run.json.gz'],
    ["attachment; filename*=UTF-8''..%2F..%2Frun.json.gz", 'x/run.json.gz'],
    ["attachment; filename*=UTF-8''%E0%A4%A", 'x/artifact'],
    ['attachment; filename=".."', 'x/artifact'],
    ['', 'x/artifact'],
  ] as const) {
    const { files, problems } = await downloading([{ id: 1, name: 'x', bytes, disposition }], ['x'])
    assert.deepEqual([Object.keys(files), problems], [[name], []], disposition)
  }
})

test('a hundred artifacts share what may be unpacked', async () => {
  const many = Array.from({ length: 20 }, (_, i) => artifact(i, `n${i}`, { 'a.json': ' '.repeat(1_000_000) }))
  const { names, problems } = await downloading(many, ['*'])
  assert.deepEqual([names.length, problems.length], [16, 4])
  assert.match(problems[0]?.message ?? '', /raise max-trace-mb/)
})
