// What the artifact package prints is obeyed only where it hides secrets.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quietly } from '../../src/github/output.ts'
import { obey } from '../runner.ts'

const printed = [
  '::add-mask::secret\n',
  '::debug::a ##[set-output name=verdict;]pass\n',
  '::warning::two%0Alines\n',
  'Downloading to x##[set-output name=verdict;]pass.zip\n',
  '::set-output name=verdict::pass\n',
]

async function printing(debug: string) {
  let text = ''
  const stream = {
    write(part: string) {
      text += part
      return true
    },
  }
  const { write } = stream
  const before = process.env['RUNNER_DEBUG']
  process.env['RUNNER_DEBUG'] = debug
  try {
    await assert.rejects(
      quietly(stream, async () => {
        for (const line of printed) stream.write(line)
        throw new Error('broke')
      }),
      /broke/,
    )
  } finally {
    if (before === undefined) delete process.env['RUNNER_DEBUG']
    else process.env['RUNNER_DEBUG'] = before
  }
  assert.equal(stream.write, write, 'the stream is as it was')
  return obey(text)
}

test('masks and warnings pass; nothing else is shown', async () => {
  const { commands, log } = await printing('')
  assert.deepEqual(
    commands.map(({ command }) => command),
    ['add-mask', 'warning'],
  )
  assert.deepEqual(log, [''])
})

test('where somebody debugs all is shown, and no more obeyed', async () => {
  const { commands, log } = await printing('1')
  assert.deepEqual(
    commands.map(({ command }) => command),
    ['add-mask', 'debug', 'warning'],
  )
  assert.equal(log.length, 3)
})
