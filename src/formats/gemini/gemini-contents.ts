// Contents as Gemini's API has them: an array of roles and parts, or a request that holds them.
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { about, contentsOf } from './contents-shape.ts'

export default {
  id: 'gemini-contents',
  doc: 'Contents of Gemini’s API: an array, JSON Lines, or a request with `contents`. A function response says of a failure at most what its key `error` holds',
  where: 'Written by a harness that dumps the contents it sends to Gemini',
  lacks: about.lacks,
  detect: ({ records }) => (records.some((r) => contentsOf(r).length > 0) ? 'strong' : undefined),
  ...late(async () => (await import('./contents.ts')).decode),
} satisfies Format
