// What surrounds the commands of `verify`: all code is loaded before the first, and what they must leave alone is looked at after the last.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { shown } from '../files/path.ts'
import type { Question } from '../model/oracle.ts'
import type { Problem } from '../model/report.ts'
import { channelsOf } from '../oracles/hidden.ts'
import type { Shell, Where } from '../oracles/index.ts'
import { seal } from '../oracles/seal.ts'
import { findWorkspace } from '../oracles/workspace.ts'
import { reporters } from '../report/index.ts'
import type { Ready } from './ready.ts'

/** So many changed files are named. */
const named = 10

export type Guarded = {
  questions: readonly { question: Question; where: Where }[]
  shell: Pick<Shell, 'cwd' | 'env'>
  ready: Ready
  /** The URL of the program's entry, where there is one. */
  entry: string | undefined
  /** The judge's cache, which this program may write beside the commands. */
  cache: string | undefined
}

/** Makes ready for commands. Returns what tells, after them, what they changed of the program, the runner's files and the workspaces. */
export async function guard({ questions, shell, ready, entry, cache }: Guarded): Promise<() => Promise<Problem[]>> {
  await loadAll(ready)
  const { cwd, env } = shell
  const watched = [...programOf(entry), ...channelsOf(env), ...(await workspacesOf(questions))]
  const sealed = await seal(watched, cache === undefined ? undefined : path.resolve(cwd, cache))
  return async () => {
    const changed = await sealed.changed()
    const problems = changed.slice(0, named).map(
      (file): Problem => ({
        file: shown(cwd, file),
        message:
          'Forbidden change: it is not what it was before the commands of verify, so no verdict of this run holds',
      }),
    )
    const rest = changed.length - problems.length
    const last = problems.at(-1)
    if (last && rest > 0) last.message += `; nor are ${rest} more files`
    return problems
  }
}

/** Loads every part that is loaded on demand and may still be needed, so that no file of the program is read once commands ran. */
async function loadAll(ready: Ready): Promise<void> {
  await Promise.all([ready.placer(), ...Object.values(reporters).map(({ load }) => load())])
}

/** The folders that the program is in. The bundle's entries stand beside, or in a folder beside, the folder of their chunks. */
function programOf(entry: string | undefined): string[] {
  if (!entry?.startsWith('file:')) return []
  const folder = path.dirname(fs.realpathSync(fileURLToPath(entry)))
  return [folder, path.join(folder, 'program'), path.join(folder, '..', 'program')].filter((f) => fs.existsSync(f))
}

async function workspacesOf(questions: Guarded['questions']): Promise<string[]> {
  const found: string[] = []
  for (const { question, where } of questions) {
    if (question.oracle !== 'verify') continue
    // What is refused here is refused again, and said, when it is asked about.
    const workspace = await findWorkspace(question.workspace, where.traceFile).catch(() => undefined)
    if (workspace !== undefined) found.push(workspace)
  }
  return found
}
