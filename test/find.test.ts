// What `find` lists: recordings below a home made for the test, newest first, with nothing in them that may not be shown.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { cli, type Files, inFolder } from './command.ts'

const lines = (...records: object[]): string => records.map((r) => `${JSON.stringify(r)}\n`).join('')

const said = (type: 'user' | 'assistant', content: unknown, more: object = {}) => ({
  type,
  parentUuid: null,
  sessionId: 's',
  uuid: `${type}-1`,
  message: { id: 'm', role: type, content, ...more },
})
const claude = lines(said('user', 'Fix the tests'), said('assistant', 'Fixed.', { stop_reason: 'end_turn' }))

const gemini = {
  sessionId: 'g',
  projectHash: 'h',
  messages: [
    { id: '1', type: 'user', content: 'List\u001b[31m the files, token ghp_0123456789abcdefghij0123456789abcdef' },
    {
      id: '2',
      type: 'gemini',
      content: '',
      toolCalls: [{ id: 'c', name: 'ls', args: {}, status: 'error', result: [] }],
    },
  ],
}

const home: Files = {
  '.claude/projects/-repo/a b.jsonl': claude,
  '.claude/projects/-repo/s/subagents/agent-1.jsonl': claude,
  '.claude/projects/-repo/notes.txt': 'no recording',
  '.gemini/tmp/h/chats/session-1.json': gemini,
  '.codex/sessions/2026/05/06/rollout-1.jsonl': 'not JSON\n',
  '.cursor/projects/p/agent-transcripts/i/i.jsonl': lines(
    { role: 'user', message: { content: [{ type: 'text', text: 'Say hi' }] } },
    { role: 'assistant', message: { content: [{ type: 'text', text: 'hi' }] } },
  ),
  '.local/share/opencode/storage/session/p/ses_1.json': { id: 'ses_1', title: 'Look around' },
}
const ages = Object.keys(home)

/** Runs `find` with a home of these files, each a minute older than the one before it. */
function find(files: Files, args: string[] = [], env: object = {}, before?: (folder: string) => void) {
  return inFolder(files, (folder) => {
    for (const [i, name] of Object.keys(files).entries()) {
      const at = Date.UTC(2026, 0, 2, 12, 0) / 1000 - 60 * i
      utimesSync(join(folder, name), at, at)
    }
    before?.(folder)
    const ran = spawnSync(process.execPath, [cli, 'find', ...args], {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder, ...env },
      encoding: 'utf8',
      timeout: 60_000,
    })
    return { exit: ran.status, out: ran.stdout.replaceAll(folder, '~'), err: ran.stderr.replaceAll(folder, '~') }
  })
}

test('recordings are listed newest first, with outcome and prompt, and the file for `show`', () => {
  const { exit, out, err } = find(home)
  assert.equal(err, '')
  assert.equal(exit, 0)
  const shown = out.trimEnd().split('\n')
  assert.equal(shown.length, 10)
  assert.match(shown[0] ?? '', /^2026-01-02 12:00Z {2}claude {6}completed, 0 calls +Fix the tests$/)
  assert.equal(shown[1]?.trim(), "'~/.claude/projects/-repo/a b.jsonl'")
  assert.match(shown[2] ?? '', /gemini +cut off, 1 call \(1 failed\) +List.* the files, token \[redacted\]$/)
  assert.match(shown[4] ?? '', /codex +unreadable +Expected JSON/)
  assert.match(shown[6] ?? '', /cursor +answered, 0 calls +Say hi$/)
  assert.match(shown[8] ?? '', /opencode +to be exported +Look around$/)
  assert.equal(shown[9]?.trim(), 'opencode export ses_1 > trace.json')
  assert.doesNotMatch(out, /ghp_|\u001b|subagents|notes/)
})

test('as JSON each is one line', () => {
  const { out } = find(home, ['--json'])
  const shown = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  assert.deepEqual(
    shown.map((s) => s.agent),
    ['claude', 'gemini', 'codex', 'cursor', 'opencode'],
  )
  assert.equal(shown[0].file, `~/${ages[0]}`)
  assert.equal(shown[0].at, '2026-01-02T12:00:00.000Z')
})

test('a variable moves the folder of an agent', () => {
  const moved = find({ 'moved/projects/p/a.jsonl': claude }, ['--json'], { CLAUDE_CONFIG_DIR: 'moved' })
  assert.equal(JSON.parse(moved.out).file, '~/moved/projects/p/a.jsonl')
})

test('no recording, no home, too many: said, and no fault', () => {
  const none = find({ 'notes.txt': 'x' })
  assert.equal(none.exit, 0)
  assert.match(none.err, /^agent-eval: No recording of an agent found below ~\/\.claude, /)
  const homeless = find({ 'notes.txt': 'x' }, [], { HOME: '' })
  assert.equal(homeless.exit, 2)
  assert.match(homeless.err, /the variable HOME/)
  const many = Object.fromEntries(Array.from({ length: 23 }, (_, i) => [`.claude/projects/p/${i}.jsonl`, claude]))
  const { out } = find(many)
  assert.equal(out.split('\n').length, 20 * 2 + 2)
  assert.match(out, /\nand 3 older recordings\n$/)
})

test('links are not followed', () => {
  const { out } = find({ 'elsewhere/a.jsonl': claude }, [], {}, (folder) => {
    symlinkSync(join(folder, 'elsewhere'), join(folder, '.codex'))
    symlinkSync(folder, join(folder, '.claude'))
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'projects'))
  })
  assert.equal(out, '')
})
