// The scenario file on the right: failing lines with their messages, as an editor shows them, and the others that hold.
import type { Dimension } from '../model/verdict.ts'
import type { Recorded } from './block.ts'
import { type Child, el, fill, heard } from './dom.ts'
import { isBad, ownOf, type Run, type Scenario, type State, signOf, standing, wordOf } from './model.ts'
import { verdictPlace } from './places.ts'
import { pointAt } from './point.ts'

export type SourceView = {
  element: HTMLElement
  /** Shows the line of a dimension. */
  show(d: Dimension): void
}

/** A verdict at lines of a file. `message`: of what does not hold. */
type Diagnostic = { id: string; state: State; file: number; line: number; end: number; message?: string }

/** Draws the files that ask for what a run is judged by. */
export function sourceView(recorded: Recorded, scenario: Scenario, run: Run | undefined): SourceView {
  const diagnostics = diagnosticsOf(recorded, scenario, run)
  const { files } = recorded.contents
  const numbers = [...new Set(diagnostics.map((d) => d.file))].sort(
    (a, b) => Number(isOwn(b)) - Number(isOwn(a)) || a - b,
  )
  function isOwn(number: number): boolean {
    return files[number]?.name === scenario.head.file
  }
  const parts = numbers.map((number) => {
    const lines = el('ol', { class: 'lines', tab: 0, aria: { label: files[number]?.name ?? '' } })
    const name = files[number]?.name ?? ''
    const element = el(
      'section',
      'file',
      el(
        'h2',
        { class: 'path', title: name },
        name,
        !isOwn(number) && el('span', 'tag', name.startsWith('agent-eval:') ? 'pack' : 'extended'),
      ),
      lines,
    )
    return { number, lines, element, drawn: drawLines(recorded, number, lines, diagnostics, scenario, run) }
  })
  const element = el(
    'div',
    'files',
    parts.map((p) => p.element),
  )
  if (parts.length === 0)
    fill(element, el('section', 'file', el('h2', 'path', scenario.head.file || 'Scenario'), bare(scenario, run)))
  return {
    element,
    show(d) {
      const one = diagnostics.find((x) => x.id === d.id)
      const part = parts.find((p) => p.number === one?.file)
      void part?.drawn.then(() => {
        const row = one && part.lines.querySelector<HTMLElement>(`[data-line="${one.line}"]`)
        if (row) pointAt(row)
      })
    },
  }
}

/** Where no file is here, the messages stand alone. */
function bare(scenario: Scenario, run: Run | undefined): Child {
  const bad = [...(run?.dimensions ?? []), ...scenario.head.dimensions].filter((d) => isBad(d) && d.location)
  if (bad.length === 0) return el('p', 'dim', 'The text of this scenario is not in this page')
  return [
    el('p', 'dim', 'The text of this scenario is not in this page; what fails points at:'),
    el(
      'ul',
      '',
      bad.map((d) =>
        el('li', '', el('code', '', `${d.location?.file ?? scenario.head.file}:${d.location?.line}`), ` ${d.message}`),
      ),
    ),
  ]
}

/** Each dimension at the exact place of its failure, else where it is asked for. */
function diagnosticsOf({ contents: { files } }: Recorded, scenario: Scenario, run: Run | undefined): Diagnostic[] {
  const { head, asks } = scenario
  const all = [...(run?.dimensions ?? []), ...ownOf(head)]
  const asked = new Map(asks.map((ask) => [ask.id, ask]))
  return all.flatMap((d): Diagnostic[] => {
    const state = standing(d, head)
    const ask = asked.get(d.id)
    const { location } = d
    const name = location?.file ?? head.file
    const exact =
      location &&
      files.findIndex(
        (f) =>
          f.name === name &&
          (ask === undefined || f.from <= location.line) &&
          (f.from === 1 || f.from === location.line),
      )
    const message = isBad(d) ? { message: d.message } : {}
    if (location && exact !== undefined && exact >= 0)
      return [
        { id: d.id, state, file: exact, line: location.line, end: location.end_line ?? location.line, ...message },
        // A pack is named at a line of the scenario, and asks in its own text.
        ...(ask && ask.file !== exact
          ? [{ id: d.id, state, file: ask.file, line: ask.line, end: ask.end, ...message }]
          : []),
      ]
    return ask ? [{ id: d.id, state, file: ask.file, line: ask.line, end: ask.end, ...message }] : []
  })
}

async function drawLines(
  recorded: Recorded,
  file: number,
  list: HTMLElement,
  all: readonly Diagnostic[],
  scenario: Scenario,
  run: Run | undefined,
): Promise<void> {
  const lines = await recorded.linesOf(file)
  if (!lines) return fill(list, el('li', 'dim', 'The text of this file was left out'))
  const from = recorded.contents.files[file]?.from ?? 1
  if (lines.at(-1) === '') lines.pop()
  const here = all.filter((d) => d.file === file)
  fill(
    list,
    lines.map((text, i) => drawLine(text, from + i, here, scenario, run)),
  )
}

function drawLine(
  text: string,
  line: number,
  here: readonly Diagnostic[],
  scenario: Scenario,
  run: Run | undefined,
): HTMLElement {
  const covering = here.filter((d) => d.line <= line && line <= Math.max(d.line, d.end))
  const bad = covering.find((d) => d.message !== undefined)
  const good = covering.find((d) => d.state === 'pass')
  const state = bad?.state ?? good?.state
  const told = here.filter((d) => d.line === line)
  const held = told.filter((d) => d.message === undefined)
  const row = el(
    'li',
    { class: state === undefined ? '' : `is-${state}`, tab: -1 },
    el('span', { class: 'number', aria: { hidden: 'true' } }, String(line)),
    el(
      'span',
      { class: 'sign', title: held.map((d) => `${d.id}: ${wordOf(d.state)}`).join('\n') },
      told[0] && el('span', { aria: { hidden: 'true' } }, signOf((bad ?? told[0]).state)),
      held.length > 0 && heard(held.map((d) => `${d.id} ${wordOf(d.state)}`).join(', ')),
    ),
    el('code', '', text === '' ? ' ' : text),
    told
      .filter((d) => d.message !== undefined)
      .map((d) =>
        el(
          'div',
          `diagnostic is-${d.state}`,
          el('a', { to: verdictPlace(scenario, run, d.id) }, d.id),
          ` ${d.message}`,
        ),
      ),
  )
  row.dataset['line'] = String(line)
  return row
}
