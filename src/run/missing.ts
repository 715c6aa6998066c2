// What to say of a glob that matches nothing.
import path from 'node:path'
import { hiddenFiles, isExact } from '../files/globs.ts'
import { statAs } from '../files/path.ts'
import type { Problem } from '../model/report.ts'
import { count } from '../model/text.ts'

/** The problem of a glob that a person wrote and that matches nothing. `input`: where it stands. */
export function unmatchedGlob(
  cwd: string,
  glob: string,
  input: string,
  wanted: (file: string) => boolean,
  file = glob,
): Problem {
  if (isExact(glob) && statAs(path.resolve(cwd, glob)) === undefined)
    return {
      file,
      message: `Missing trace file: ${glob} was named exactly in ${input} and does not exist${slashHint(glob)}`,
    }
  const what = isExact(glob) ? 'a file or folder that does not exist, or holds none' : 'no file'
  return {
    file,
    message: `Unmatched glob: expected ${JSON.stringify(glob)} of ${input} to match a file, found ${what}${hiddenNote(cwd, glob, wanted)}${slashHint(glob)}; correct it, or take it out`,
  }
}

/** What to say of a name that is written with `\\` between folders and means nothing; empty: it has none. */
export const slashHint = (name: string): string =>
  name.includes('\\') ? '; write / between folders: \\ takes its meaning from the character behind it' : ''

/** How many hidden files the wildcards of a glob passed over; empty: none. */
export function hiddenNote(cwd: string, glob: string, wanted: (file: string) => boolean): string {
  const hidden = hiddenFiles(cwd, glob, wanted)
  if (hidden === 0) return ''
  return `; ${count(hidden, 'file')} with a hidden name or in a hidden folder ${hidden === 1 ? 'was' : 'were'} passed over, name what begins with a dot`
}
