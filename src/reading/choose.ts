// Which format a file is in: one strong signature, else one weak one; with two nobody may guess.
import type { Format, Head } from '../formats/contract.ts'
import { formats } from '../formats/index.ts'
import { isObject } from '../formats/json.ts'
import { nearlyKnown } from './nearly.ts'

/** The format of a file. `certain`: by its signature or by name, and not by a shape that others share. */
export type Chosen = { format: Format; certain: boolean }

/** Picks the format of a file, or says why none can be picked, or what must be loaded first. */
export function choose(head: Head, name?: string): Chosen | { problem: string; needs?: () => Promise<void> } {
  const chosen = pick(head, name)
  if ('problem' in chosen || !chosen.format.needs || chosen.format.needs.ready()) return chosen
  return { problem: `The reader of ${chosen.format.id} is not loaded`, needs: chosen.format.needs.load }
}

function pick(head: Head, name?: string): Chosen | { problem: string } {
  if (name !== undefined && name !== 'auto') {
    const format = formats.find((f) => f.id === name)
    return format
      ? { format, certain: true }
      : { problem: `Unknown format ${name}; known are ${formats.map((f) => f.id).join(', ')}` }
  }
  const strong: Format[] = []
  const weak: Format[] = []
  for (const format of formats) {
    const match = format.detect(head)
    if (match === 'strong') {
      if (format.id === 'native' || format.id === 'live-trajectory') return { format, certain: true }
      strong.push(format)
    } else if (match === 'weak') weak.push(format)
  }
  for (const found of [strong, weak]) {
    const left = found.filter((f) => !found.some((other) => other !== f && other.before?.includes(f.id)))
    if (left[0] && left.length === 1) return { format: left[0], certain: found === strong }
    if (left.length > 1) {
      return {
        problem: `Recognised as ${left.map((f) => f.id).join(' and as ')}; name the right one with trace-format`,
      }
    }
  }
  const nearly = nearlyKnown(head)
  const instead =
    'Run `agent-eval formats` for what can be read; a harness of your own writes agent-eval/trace@1 (docs/own-agent.md)'
  return { problem: `No format recognises this file: ${seen(head)}. ${nearly ?? instead}` }
}

/** Another format of which a single record has the signature. */
export function claimant(record: unknown, format: Format): string | undefined {
  if (!isObject(record)) return undefined
  const head: Head = { container: 'lines', records: [record] }
  return formats.find((f) => f !== format && (f.detect(head) === 'strong' || f.owns?.(record)))?.id
}

/** Says what a file looks like, for a person who must find out what it is. */
function seen(head: Head): string {
  const n = head.records.length
  if (n === 0) return 'an empty array'
  const first = head.records.find(isObject)
  const schema = first?.['schema']
  if (typeof schema === 'string' && schema.startsWith('agent-eval/'))
    return `its schema is ${JSON.stringify(schema.slice(0, 40))}, and only agent-eval/trace@1 is a trace`
  const what = head.container === 'object' ? 'one object' : `${n} ${head.container === 'lines' ? 'lines' : 'elements'}`
  if (!first) return `${what}, none of which is an object`
  const keys = Object.keys(first)
    .slice(0, 8)
    .map((k) => k.slice(0, 30))
  const type = typeof first['type'] === 'string' ? ` of type ${JSON.stringify(first['type'].slice(0, 40))}` : ''
  return `${what}${n > 1 ? ', the first' : ''}${type} with the keys ${keys.join(', ') || '(none)'}`
}
