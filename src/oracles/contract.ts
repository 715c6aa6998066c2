// What an oracle is: an effect that a verdict may need, off unless the workflow turns it on.
import type { Answer, Question } from '../model/oracle.ts'
import type { OptionName, Settings } from '../options.ts'

/** What the workflow decided about the oracles. Nothing here comes from a scenario or a trace. */
export type OracleSettings = Pick<Settings, 'judge' | 'verify'>
export type JudgeSettings = OracleSettings['judge'] & { model: string }
export type VerifySettings = OracleSettings['verify']

/** What an oracle has of the program around it. */
export type Shell = {
  /** Where the paths of the settings begin. */
  cwd: string
  /** Requests, and commands, at the same time. */
  concurrency: number
  env: Readonly<Record<string, string | undefined>>
  /** Hides secrets. */
  redact(text: string): string
  /** Attempts of one request, and the wait after the first, which doubles from then on. Default: 4 attempts, 500 ms. */
  retry?: { attempts: number; waitMs: number }
}

/** Where a question comes from. */
export type Where = { traceFile: string; scenario: string; trial: number }

/** An oracle that is on. It is asked its own questions only: those whose `oracle` is its id. */
export type Answering = {
  /** Never rejects: whatever goes wrong is `unavailable` and named. */
  ask(question: Question, where: Where): Promise<Answer>
  /** What a user should know beside the answers. */
  notes?(): readonly string[]
}

export type Oracle = {
  id: Question['oracle']
  /** One line: what it does. */
  doc: string
  /** The option that turns it on. */
  option: OptionName
  /** Makes it; `undefined`: the settings leave it off. */
  make(settings: OracleSettings, shell: Shell): Answering | undefined
}
