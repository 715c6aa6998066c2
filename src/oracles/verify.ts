// Verify: a command, run in a private copy of what the run left behind.

import { existsSync } from 'node:fs'
import os from 'node:os'
import type { Answer, Question } from '../model/oracle.ts'
import { count } from '../model/text.ts'
import { type Ended, runCommand } from './command.ts'
import type { Start } from './confine.ts'
import type { Oracle, Shell, VerifySettings, Where } from './contract.ts'
import { type Detected, detect } from './detect.ts'
import { makeLimit } from './limit.ts'
import { findBash } from './shell.ts'
import { copyTree, findWorkspace, makePlace, type Place, Refused, removeTree } from './workspace.ts'

export const verify: Oracle = {
  id: 'verify',
  doc: 'runs a command in a copy of what the agent left behind',
  option: 'allow-verify',
  make: ({ verify }, shell) => (verify.allow ? makeVerify(verify, shell) : undefined),
}

type VerifyQuestion = Extract<Question, { oracle: 'verify' }>
type Verify = { ask(question: VerifyQuestion, where: Where): Promise<Answer>; notes(): readonly string[] }

/** What a failure quotes of the output, in characters. */
const quoted = 600
/** What is searched for secrets before it is cut, so that a cut shows no half of one. */
const searched = 16_000
/** The most bytes of a command's output that are kept: its end. */
const outputCap = 64 << 10

/** Makes the oracle that runs commands. `ask` never rejects. */
function makeVerify({ timeout }: VerifySettings, shell: Shell): Verify {
  const many = makeLimit(shell.concurrency)
  // Without namespaces a command could write into the copy of another that runs beside it.
  const one = makeLimit(1)
  const timeoutMs = timeout * 1000
  const notes: string[] = []
  let detecting: Promise<Detected> | undefined

  /** What commands are kept from here: found out before the first of them, and the same for all. */
  function confinement(bash: string): Promise<Detected> {
    detecting ??= detect(bash, shell.env, shell.cwd).then((detected) => {
      if (detected.note !== undefined) notes.push(shell.redact(detected.note))
      return detected
    })
    return detecting
  }

  async function run({ command, workspace }: VerifyQuestion, traceFile: string): Promise<Answer> {
    const source = await findWorkspace(workspace, traceFile)
    const bash = findBash(shell.env, process.platform, existsSync)
    if (bash === undefined) return { unavailable: 'Missing bash: install it, on Windows with Git' }
    const { whole, start } = await confinement(bash)
    return (whole ? many : one)(() => runIn(source, (place) => start(command, place)))
  }

  async function runIn(source: string, startIn: (place: Place) => Start): Promise<Answer> {
    const place = await makePlace()
    try {
      const files = await copyTree(source, place.work)
      // Many a command finds nothing to complain about where there is nothing at all.
      if (files === 0) return { unavailable: 'Missing files: the workspace is empty; record what the run left behind' }
      const ended = await runCommand(startIn(place), { place, timeoutMs, outputCap, env: shell.env })
      if (!ended.begun) return { unavailable: `Cannot set up namespaces: ${tailOf(ended.output)}` }
      return explain(ended, files, timeoutMs, tailOf(ended.output))
    } finally {
      await removeTree(place.base)
    }
  }

  function tailOf(output: string): string {
    return Array.from(shell.redact(output.trimEnd().slice(-searched)))
      .slice(-quoted)
      .join('')
  }

  return {
    notes: () => notes,
    ask: (question, where) =>
      run(question, where.traceFile).catch((problem) => ({
        unavailable:
          problem instanceof Refused ? problem.message : `Cannot start the command: ${shell.redact(tell(problem))}`,
      })),
  }
}

function explain(ended: Ended, files: number, timeoutMs: number, output: string): Answer {
  const record = {
    oracle: 'verify',
    ...(ended.timedOut ? { timed_out: true } : { exit: ended.exit }),
    ...(ended.signal && !ended.timedOut ? { signal: ended.signal } : {}),
    output,
  }
  if (ended.exit === 0 && !ended.timedOut)
    return {
      pass: true,
      reason: `The command exited with 0 in a copy of the workspace (${count(files, 'file')})`,
      record,
    }
  const found = ended.timedOut
    ? `Expected the command to end within ${timeoutMs / 1000} s, and it was stopped`
    : `Expected the command to exit with 0, found ${status(ended)}`
  return {
    pass: false,
    reason: `${found}; ${output === '' ? 'it printed nothing' : `its output ends with: ${output}`}`,
    record,
  }
}

/** Words for an exit: a shell reports a signal of a program it ran as 128 and the signal's number. */
function status({ exit, signal }: Ended): string {
  if (signal) return `the end by ${signal}`
  const name = Object.entries(os.constants.signals).find(([, number]) => exit === 128 + number)?.[0]
  const meaning = exit === 127 ? ' (a program was not found)' : exit === 126 ? ' (a program may not be run)' : ''
  return `${exit}${name ? ` (${name})` : meaning}`
}

function tell(problem: unknown): string {
  return (problem instanceof Error ? problem.message : String(problem)).slice(0, 300)
}
