// Rules and comments → the text of a scenario, as a person would write it.
import { isTable } from '../../documents/toml.ts'
import { tomlKey, tomlValue } from '../../documents/written.ts'
import type { Said } from './candidate.ts'

/** A line or block with what is said behind it. */
export type Written = { said: Said; asked: boolean; note: string; id?: string | undefined }

const widest = 110

/** A value as TOML; a long list has a line for each element. `undefined`: TOML has no such value. */
function valueText(value: unknown, room: number): string | undefined {
  const text = tomlValue(value)
  if (text === undefined || text.length <= room || !Array.isArray(value) || value.length < 2) return text
  return `[\n${value.map((one) => `  ${tomlValue(one)},`).join('\n')}\n]`
}

function keyLine(key: string, value: unknown): string | undefined {
  const text = valueText(value, widest - key.length)
  return text === undefined ? undefined : `${tomlKey(key)} = ${text}`
}

/** The lines of one part, without its section; `undefined`: a value of it cannot be written. */
function linesOf(said: Said): string[] | undefined {
  if ('section' in said) return keyLine(said.key, said.value)?.split('\n')
  const { where, ...rest } = said.value
  const inline = keyLine('where', where)
  const isLong = isTable(where) && (inline ?? '').length > widest
  const lines = Object.entries(isLong ? rest : said.value).map(([key, value]) => keyLine(key, value))
  const below = isLong ? Object.entries(where).map(([key, value]) => keyLine(key, value)) : []
  if ([...lines, ...below].includes(undefined)) return undefined
  const all = [`[[${said.block}]]`, ...lines, ...(isLong ? [`[${said.block}.where]`] : []), ...below]
  return all.flatMap((line) => (line as string).split('\n'))
}

/** A scenario of one part alone, to be tried; `undefined`: it cannot be written. */
export function alone(said: Said): string | undefined {
  const lines = linesOf(said)
  if (lines === undefined) return undefined
  const head = 'section' in said ? [`[${said.section}]`] : []
  return `name = "x"\n${[...head, ...lines].join('\n')}\n`
}

/** One line of text from anywhere, to stand in a comment. */
export const inComment = (text: string): string => (tomlValue(text) ?? '"…"').slice(1, -1).replaceAll('\\"', '"')

/** The parts in their order: what is asked first, and in each section what is not. */
export function layout(head: readonly string[], parts: readonly Written[]): string {
  const out = [...head]
  const named = withIds(parts)
  for (const section of ['expect', 'calls', 'trajectory', 'policy', 'budget'] as const) {
    const own = named.filter(({ said }) => ('section' in said ? said.section : said.block) === section)
    const first = own.filter(({ asked }) => asked)
    const rest = own.filter(({ asked }) => !asked)
    const isTable = section !== 'calls' && section !== 'policy'
    if (own.length === 0) continue
    if (isTable) out.push('', first.length > 0 ? `[${section}]` : `# [${section}]`)
    for (const { said, note } of first) out.push(...(isTable ? [] : ['']), ...noted(linesOf(said) ?? [], note))
    for (const { said, note } of rest)
      out.push(...(isTable ? [] : ['']), ...noted(linesOf(said) ?? [], note).map((line) => `# ${line}`))
  }
  return `${out.join('\n')}\n`
}

/** Gives blocks their ids, each once in its family. */
function withIds(parts: readonly Written[]): Written[] {
  const taken = new Set<string>()
  return parts.map((part) => {
    const { said, id } = part
    if ('section' in said || id === undefined) return part
    let own = id
    for (let n = 2; taken.has(`${said.block} ${own.toLowerCase()}`); n++) own = `${id}-${n}`
    taken.add(`${said.block} ${own.toLowerCase()}`)
    return { ...part, said: { ...said, value: { id: own, ...said.value } } }
  })
}

/** Lines with a note behind the first of them. */
const noted = ([first = '', ...more]: readonly string[], note: string): string[] => [`${first} # ${note}`, ...more]
