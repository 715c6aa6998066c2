// Google's Agent Development Kit: a session with its events, or the events alone.
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { isEvent, isSession, sessionLacks } from './shape.ts'

export default {
  id: 'adk-session',
  doc: 'Google Agent Development Kit (ADK): a session with its events, or the events alone, in snake or camel case',
  where:
    'A `run` step with `adk run <agent> --save_session --session_id <id>`: `<agent>/<id>.session.json`; or what `GET /apps/<app>/users/<user>/sessions/<id>` of `adk api_server` answers, or the events of `/run`',
  lacks: sessionLacks,
  detect: ({ records }) => (records.some((r) => isSession(r) || isEvent(r)) ? 'strong' : undefined),
  ...late(async () => (await import('./session.ts')).decode),
} satisfies Format
