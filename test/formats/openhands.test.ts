// OpenHands 1: the files of one run are read together, and the state beside them counts where the events tell no end.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import openhands from '../../src/formats/openhands/openhands.ts'
import { sourcesOf } from '../../src/run/sources.ts'
import { read } from './reading.ts'

const uuid = '0dd0f0f2-0000-4000-8000-000000000000'
const part = (n: number) => `c/events/event-0000${n}-${uuid}.json`

test('the events of a run and its state are one source', () => {
  const files = [part(1), 'c/base_state.json', part(0), 'd/other.json']
  assert.deepEqual(sourcesOf(files), [
    { label: 'c/events', files: ['c/base_state.json', part(0), part(1)] },
    { label: 'd/other.json', files: ['d/other.json'] },
  ])
  assert.equal(openhands.partOf?.('events.json'), undefined)
})

const state = (execution_status: string) => ({
  id: 's',
  agent: { llm: { model: 'm' } },
  confirmation_policy: {},
  execution_status,
})
const asked = {
  id: 'e1',
  source: 'user',
  kind: 'MessageEvent',
  llm_message: { role: 'user', content: [{ type: 'text', text: 'Go' }] },
}
const lines = (...records: object[]) => read(records.map((r) => JSON.stringify(r)).join('\n')).traces[0]

test('the state beside the events ends a run that failed, and none that lacks its events', () => {
  assert.equal(lines(state('stuck'), asked)?.error, 'the agent was stuck in a loop')
  assert.equal(lines(state('finished'), asked)?.truncated, true)
  assert.equal(lines(state('running'), asked)?.truncated, true)
})
