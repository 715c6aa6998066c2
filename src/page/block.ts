// Reads the block of packed parts: the contents at once, and each other part when it is asked for.
import { blockId, type Contents, type Entry, type Span, schema, type Timeline } from '../report/html/contract.ts'
import type { Run, Scenario } from './model.ts'

/** All that the page shows. Timelines and files are unpacked when they are seen. */
export type Recorded = {
  contents: Contents
  scenarios: Scenario[]
  timelineOf(scenario: number, run: number): Promise<Timeline | undefined>
  referenceOf(scenario: number): Promise<Timeline | undefined>
  hasReference(scenario: number): boolean
  hasTimeline(scenario: number, run: number): boolean
  /** The lines of a file; `undefined`: they are not here. */
  linesOf(file: number): Promise<string[] | undefined>
}

/** Opens the block. Throws an Error that says why it cannot be read. */
export async function openBlock(): Promise<Recorded> {
  const element = document.getElementById(blockId)
  const text = element?.textContent ?? ''
  const bytes = Number(element?.dataset['contents'])
  if (typeof DecompressionStream === 'undefined')
    throw new Error('This browser cannot unpack what the page holds; one of 2023 or later can')
  const contents = JSON.parse(await unpack(text, 0, bytes)) as Contents
  if (contents.schema !== schema)
    throw new Error(`Expected ${schema}, found ${String(contents.schema)}: this page is not whole`)
  const base = Math.ceil(bytes / 3) * 3
  const part = ([from, length]: Span): Promise<string> => unpack(text, base + from, length)
  const timelines = new Map(contents.timelines.map(([scenario, run, ...span]) => [`${scenario}/${run}`, span]))
  const references = new Map(contents.references.map(([scenario, ...span]) => [scenario, span]))
  const texts = new Map<number, Promise<string[]>>()
  const timeline = async (span: Span | undefined): Promise<Timeline | undefined> =>
    span && (JSON.parse(await part(span)) as Timeline)
  const scenarios: Scenario[] = []
  for (const lines of await Promise.all(contents.entries.map(part)))
    for (const line of lines.split('\n')) take(scenarios, JSON.parse(line) as Entry)
  return {
    contents,
    scenarios: scenarios.filter(Boolean),
    timelineOf: (scenario, run) => timeline(timelines.get(`${scenario}/${run}`)),
    referenceOf: (scenario) => timeline(references.get(scenario)),
    hasReference: (scenario) => references.has(scenario),
    hasTimeline: (scenario, run) => timelines.has(`${scenario}/${run}`),
    async linesOf(number) {
      const file = contents.files[number]
      const span = file && contents.texts[file.part]
      if (!file || !span) return undefined
      const lines = texts.get(file.part) ?? part(span).then((all) => all.split('\n'))
      texts.set(file.part, lines)
      return (JSON.parse((await lines)[file.line] ?? '""') as string).split(/\r?\n/)
    },
  }
}

/** Scenarios come before their runs. */
function take(scenarios: Scenario[], entry: Entry): void {
  if ('head' in entry) {
    const runs: (Run | undefined)[] = Array.from({ length: entry.runs })
    scenarios[entry.scenario] = { number: entry.scenario, head: entry.head, asks: entry.asks ?? [], runs }
    return
  }
  const { run, result } = entry
  const scenario = scenarios[entry.scenario]
  if (scenario) scenario.runs[run] = { ...result, number: run }
}

async function unpack(text: string, from: number, bytes: number): Promise<string> {
  const binary = atob(text.slice((from / 3) * 4, Math.ceil((from + bytes) / 3) * 4))
  const packed = new Uint8Array(bytes)
  for (let i = 0; i < bytes; i++) packed[i] = binary.charCodeAt(i)
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  return await new Response(stream).text()
}
