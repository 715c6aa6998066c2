// OpenHands 1 (the software agent SDK): events, one a file or one a line.
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { isEvent, isState, lacks } from './shape.ts'

/** `events/event-00007-<uuid>.json`, with `base_state.json` beside the folder. */
const part = /^((?:[^/]+\/)*?)(?:events(?:\/|__)event-\d{5,12}-[0-9a-f-]{32,36}|base_state)\.json$/

export default {
  id: 'openhands',
  doc: 'OpenHands 1 conversations: the folder `events` with one file an event (and `base_state.json` beside it), or JSON Lines',
  where:
    'The folder of the conversation that the SDK is given as `persistence_dir`: `<dir>/<id>/events/*.json` and `<dir>/<id>/base_state.json`; its files are read as one run',
  lacks,
  partOf(file) {
    const found = part.exec(file)
    return found ? `${found[1]}events` : undefined
  },
  detect: ({ records }) => (records.some((r) => isEvent(r) || isState(r)) ? 'strong' : undefined),
  ...late(async () => (await import('./events.ts')).decode),
} satisfies Format
