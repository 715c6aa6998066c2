// The recordings that agents leave on a machine without being asked, newest first.
import fs from 'node:fs'
import path from 'node:path'

/** A file that an agent left. `at`: when it was last written, in milliseconds since 1970. */
export type Recording = { agent: string; file: string; at: number; bytes: number }

/** Where an agent keeps its sessions: a folder that a variable may move, and what stands below it, a pattern a level. */
type Place = { agent: string; variable?: string; folder: string; levels: readonly RegExp[] }

const any = /^[^.]/

const places: readonly Place[] = [
  { agent: 'claude', variable: 'CLAUDE_CONFIG_DIR', folder: '.claude', levels: [/^projects$/, /./, /\.jsonl$/] },
  {
    agent: 'codex',
    variable: 'CODEX_HOME',
    folder: '.codex',
    levels: [/^sessions$/, /^\d{4}$/, /^\d\d$/, /^\d\d$/, /^rollout-.*\.jsonl$/],
  },
  {
    agent: 'copilot',
    variable: 'COPILOT_HOME',
    folder: '.copilot',
    levels: [/^session-state$/, any, /^events\.jsonl$/],
  },
  { agent: 'gemini', folder: '.gemini', levels: [/^tmp$/, any, /^chats$/, /^session-.*\.jsonl?$/] },
  {
    agent: 'antigravity',
    folder: '.gemini/antigravity-cli',
    levels: [/^brain$/, any, /^\.system_generated$/, /^logs$/, /^transcript\.jsonl$/],
  },
  { agent: 'cursor', folder: '.cursor', levels: [/^projects$/, any, /^agent-transcripts$/, any, /\.jsonl$/] },
  { agent: 'cursor', folder: '.cursor', levels: [/^projects$/, any, /^agent-transcripts$/, /\.jsonl$/] },
  { agent: 'opencode', folder: '.local/share/opencode', levels: [/^storage$/, /^session$/, any, /^ses_.*\.json$/] },
]

/** The most entries of folders that are looked at for one agent: a machine may hold any number of sessions. */
const mostEntries = 20_000

/** What was found, and what was not looked at: `crowded` are folders that hold too much. */
export type Found = { recordings: Recording[]; looked: string[]; crowded: string[] }

/** Lists the recordings below the folders that agents use by default. Links below them are not followed. */
export function findRecordings(home: string, env: Readonly<Record<string, string | undefined>>): Found {
  const found: Found = { recordings: [], looked: [], crowded: [] }
  for (const place of places) {
    const base = baseOf(place, home, env)
    if (!found.looked.includes(base)) found.looked.push(base)
    const left = { entries: mostEntries }
    walk(base, place, 0, left, found.recordings)
    if (left.entries <= 0 && !found.crowded.includes(base)) found.crowded.push(base)
  }
  // Of files written in the same millisecond the order is that of their names.
  found.recordings.sort((a, b) => b.at - a.at || (a.file < b.file ? -1 : 1))
  return found
}

function baseOf(
  { agent, variable, folder }: Place,
  home: string,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const moved = variable === undefined ? undefined : env[variable]
  if (moved) return path.resolve(home, moved)
  const data = env['XDG_DATA_HOME']
  if (agent === 'opencode' && data) return path.resolve(data, 'opencode')
  return path.join(home, folder)
}

function walk(folder: string, place: Place, level: number, left: { entries: number }, into: Recording[]): void {
  const pattern = place.levels[level]
  if (pattern === undefined) return
  const isLast = level === place.levels.length - 1
  // Folders of dates and of rising ids are begun with the newest, so that a bound takes the oldest away.
  for (const entry of entriesOf(folder).reverse()) {
    if (left.entries <= 0) return
    left.entries--
    if (!pattern.test(entry.name)) continue
    const file = path.join(folder, entry.name)
    if (!isLast) {
      if (entry.isDirectory()) walk(file, place, level + 1, left, into)
    } else if (entry.isFile()) {
      const stat = statOf(file)
      if (stat && stat.size > 0) into.push({ agent: place.agent, file, at: stat.mtimeMs, bytes: stat.size })
    }
  }
}

/** What stands in a folder, by name; nothing where it is not there or may not be read. */
function entriesOf(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return []
  }
}

function statOf(file: string): fs.Stats | undefined {
  try {
    return fs.lstatSync(file)
  } catch {
    return undefined
  }
}
