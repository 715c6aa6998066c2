// Every reporter, loaded when it is asked for. `option` names the file that it writes.
import type { Reporter } from './contract.ts'

export const reporters = {
  text: { load: async () => (await import('./text.ts')).text },
  line: { load: async () => (await import('./text.ts')).line },
  json: { option: 'report-json', load: async () => (await import('./json.ts')).json },
  junit: { option: 'report-junit', load: async () => (await import('./junit.ts')).junit },
  sarif: { option: 'report-sarif', load: async () => (await import('./sarif.ts')).sarif },
  ctrf: { option: 'report-ctrf', load: async () => (await import('./ctrf.ts')).ctrf },
  markdown: { option: 'report-markdown', load: async () => (await import('./summary.ts')).markdown },
  rows: { option: 'report-rows', load: async () => (await import('./rows.ts')).rows },
  html: { option: 'report-html', load: async () => (await import('./html/html.ts')).html },
  summary: { load: async () => (await import('./summary.ts')).summary },
  annotations: { load: async () => (await import('./annotations.ts')).annotations },
} as const

/** The reporters that write a file, by the option that names it. */
export const fileReporters: readonly { option: FileOption; load(): Promise<Reporter> }[] = Object.values(
  reporters,
).filter((r) => 'option' in r)

/** The options that name a reporter's file. */
export type FileOption = Extract<(typeof reporters)[keyof typeof reporters], { option: string }>['option']
