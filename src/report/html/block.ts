// The page as it is written: the frame, and the block of packed parts in it, all within a room.
import type { Gzip, Sink } from '../contract.ts'
import { page } from './compiled.ts'
import { blockId, type Contents, type Span } from './contract.ts'
import { padded, type Shelf } from './shelf.ts'

/** Lines that are packed together, about so many characters. */
const mostHeld = 1 << 18

/** Packs lines, many to a part. `done`: is handed each part and how many lines it holds. */
export function batches(gzip: Gzip, done: (bytes: Uint8Array, lines: number) => void) {
  let held: string[] = []
  let size = 0
  let parts = 0
  const flush = (): void => {
    if (held.length === 0) return
    parts++
    done(gzip(held.join('\n')), held.length)
    held = []
    size = 0
  }
  return {
    flush,
    /** Adds a line, and says where it stands. */
    add(line: string): { part: number; line: number } {
      const at = { part: parts, line: held.length }
      held.push(line)
      size += line.length
      if (size >= mostHeld) flush()
      return at
    },
  }
}

type TimelineOf = { scenario: number; run?: number }

/** What the parts hold, by kinds that have rooms of their own. */
export type Parts = {
  entries: Shelf<{ runs: number }>
  /** By the number of the part. */
  texts: Shelf<number>
  timelines: Shelf<TimelineOf>
}

/** How many packed bytes a page of so many bytes holds. */
export const roomOf = (bytes: number): number => Math.floor(((bytes - frame(0).join('').length) * 3) / 4)

type Told = Pick<Contents, 'schema' | 'title' | 'head' | 'rest' | 'more' | 'left'> & { files: Contents['files'] }

/** Writes the page. What is beyond the room is given up, the last by rank first. `told`: asked when it is known what is left out. */
export function writePage(
  sink: Sink,
  { gzip, room, parts, told }: { gzip: Gzip; room: number; parts: Parts; told: () => Told },
): void {
  for (;;) {
    const { contents, bytes } = arranged(parts, told())
    const packed = gzip(JSON.stringify(contents))
    const used = parts.entries.used + parts.texts.used + parts.timelines.used + padded(packed.length)
    const fits = used <= room
    if (!fits && (parts.timelines.drop() || parts.texts.drop() || parts.entries.drop())) continue
    const [before, after] = frame(packed.length)
    sink.write(before)
    for (const one of [packed, ...bytes]) sink.write(base64(one))
    sink.write(after)
    return
  }
}

/** The contents, and the bytes of all parts in the order that they count in. */
function arranged({ entries, texts, timelines }: Parts, told: Told): { contents: Contents; bytes: Uint8Array[] } {
  const bytes: Uint8Array[] = []
  let at = 0
  const lay = (part: Uint8Array): Span => {
    const span = [at, part.length] as const
    bytes.push(part)
    at += padded(part.length)
    return span
  }
  const texted = new Map(texts.parts.map((p) => [p.name, lay(p.bytes)]))
  const numbers = [...texted.keys()]
  const contents: Contents = {
    ...told,
    entries: entries.parts.map((p) => lay(p.bytes)),
    texts: [...texted.values()],
    files: told.files.map((f) => ({ ...f, part: numbers.indexOf(f.part) })),
    timelines: [],
    references: [],
  }
  const ordered = [...timelines.parts].sort(
    (a, b) => a.name.scenario - b.name.scenario || (a.name.run ?? -1) - (b.name.run ?? -1),
  )
  for (const { name, bytes: part } of ordered) {
    if (name.run === undefined) contents.references.push([name.scenario, ...lay(part)])
    else contents.timelines.push([name.scenario, name.run, ...lay(part)])
  }
  return { contents, bytes }
}

function base64(part: Uint8Array): string {
  const whole = Buffer.alloc(padded(part.length))
  whole.set(part)
  return whole.toString('base64')
}

/** What stands around the block. `bytes`: how many the contents have. Nothing in it comes from outside. */
function frame(bytes: number): [before: string, after: string] {
  const { style, script, styleHash, scriptHash } = page
  const policy = `default-src 'none'; script-src '${scriptHash}'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'`
  return [
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>agent-eval</title>
<style>${style}</style>
</head>
<body>
<noscript>This page shows its runs by a script of its own, and needs JavaScript to be on.</noscript>
<script type="application/octet-stream" id="${blockId}" data-contents="${bytes}">`,
    `</script>
<script>${script}</script>
</body>
</html>
`,
  ]
}
