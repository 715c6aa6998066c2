// What the workflow decided about the oracles. Nothing here comes from a scenario or a trace.

export const providers = ['openai', 'anthropic'] as const
export type ProviderName = (typeof providers)[number]

export type JudgeSettings = {
  model: string
  /** Base address or full address of the endpoint; absent: the provider's own. */
  endpoint?: string
  /** Absent: recognised by the endpoint, else by the model's name. */
  provider?: ProviderName
  apiKey?: string
  /** How often each question is asked; odd. */
  votes: number
  /** The most votes a run may ask for. Verdicts from the cache and retries are not counted. */
  maxCalls: number
  /** The most characters of rubric, prompt and answer together that one request may carry. */
  maxCharacters: number
  /** Time limit of one request. */
  timeoutMs: number
  cacheFile?: string
  /** Attempts of one request, and the wait after the first, which doubles from then on. Default: 4 attempts, 500 ms. */
  retry?: { attempts: number; waitMs: number }
}

export type VerifySettings = {
  timeoutMs: number
  /** The most bytes of a command's output that are kept: its end. */
  outputCap: number
}

export type OracleSettings = {
  judge?: JudgeSettings
  verify?: VerifySettings
  /** Requests, and commands, at the same time. */
  concurrency: number
  env: Readonly<Record<string, string | undefined>>
  /** Hides secrets. */
  redact(text: string): string
}

/** Where a question comes from. */
export type Where = { traceFile: string; scenario: string; trial: number }
