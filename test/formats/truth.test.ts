// Two hundred recorded dialogues, where they lie beside the repository: the five that were cut off are not whole, all others are.
import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { EndSettings } from '../../src/model/config.ts'
import { readText } from '../../src/reading/document.ts'
import { sha256 } from './reading.ts'

const folder = join(import.meta.dirname, '../../../shared/truth/tau-airline/traces')

/** What ends these dialogues: a text of the simulated user, or the call that hands it over. */
const end: EndSettings = { messages: ['###STOP###'], tools: ['transfer_to_human_agents'] }

const cutOff = [
  'task-02/trial-1.json',
  'task-09/trial-2.json',
  'task-09/trial-3.json',
  'task-33/trial-0.json',
  'task-46/trial-3.json',
]

/** Of each file: is its run whole? */
function whole(settings: EndSettings): Map<string, boolean> {
  const found = new Map<string, boolean>()
  for (const file of globSync('*/*.json', { cwd: folder }).sort()) {
    let runs = 0
    const source = readFileSync(join(folder, file), 'utf8')
    const { problem } = readText(source, {
      sha256,
      end: settings,
      emit(trace) {
        runs++
        const { incomplete, uncertain } = trace.source
        assert.equal(trace.truncated === true, incomplete !== undefined, file)
        assert.equal(uncertain, undefined, file)
        found.set(file, trace.truncated !== true && !trace.error)
      },
    })
    assert.deepEqual([problem, runs], [undefined, 1], file)
  }
  return found
}

test('of 200 recorded dialogues exactly those that were cut off are not whole', {
  skip: existsSync(folder) ? false : 'there are no recorded dialogues beside the repository',
}, () => {
  const found = [...whole(end)]
  assert.equal(found.length, 200)
  assert.deepEqual(
    found.filter(([, isWhole]) => !isWhole).map(([file]) => file),
    cutOff,
  )
  // What ends a dialogue is the config's to say.
  assert.ok([...whole({ messages: [], tools: [] }).values()].filter((isWhole) => isWhole).length < 20)
})
