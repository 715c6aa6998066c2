// What makes the gate weaker than its checks are by themselves, said so that a reviewer sees it beside a green verdict.
import { overrideOf } from '../documents/severity.ts'
import { count } from '../model/text.ts'
import type { Severity } from '../model/verdict.ts'
import type { Settings } from '../options.ts'
import type { Scenario } from '../scenario/build.ts'

const trials = ['trials_met', 'blocking'] as const

type Tally = { advisory: number; off: number }

/** One sentence for each source of it: the config, the scenarios, the settings of the run. */
export const weakenings = (
  scenarios: readonly Scenario[],
  config: Readonly<Record<string, Severity>>,
  settings: Pick<Settings, 'failOn' | 'missingTrace'>,
): string[] => [...severityWeakenings(scenarios, config), ...settingWeakenings(settings)]

/** What config and scenarios make weaker. */
export function severityWeakenings(
  scenarios: readonly Scenario[],
  config: Readonly<Record<string, Severity>>,
): string[] {
  const byConfig: Tally = { advisory: 0, off: 0 }
  const byScenarios: Tally = { advisory: 0, off: 0 }
  for (const { graded, severity } of scenarios)
    for (const [id, usual] of [...graded.map((g) => [g.id, g.check.severity] as const), trials]) {
      const own = overrideOf(id, severity, {})
      const said = own ?? overrideOf(id, {}, config)
      if (said !== usual && (said === 'off' || said === 'advisory') && usual !== 'off')
        (own ? byScenarios : byConfig)[said]++
    }
  const said: string[] = []
  if (total(byConfig) > 0) said.push(`agent-eval.toml makes ${tallied(byConfig)}`)
  if (total(byScenarios) > 0) said.push(`[severity] of scenarios makes ${tallied(byScenarios)}`)
  return said
}

/** What the settings of whoever gates make weaker. */
export function settingWeakenings({ failOn, missingTrace }: Pick<Settings, 'failOn' | 'missingTrace'>): string[] {
  const said: string[] = []
  if (failOn === 'never') said.push('fail-on is never: nothing that was found fails this step')
  if (missingTrace !== 'fail')
    said.push(`missing-trace is ${missingTrace}: a scenario without a trace is skipped and does not fail`)
  return said
}

const total = ({ advisory, off }: Tally): number => advisory + off

/** `3 dimensions advisory, 1 off` */
function tallied({ advisory, off }: Tally): string {
  if (advisory === 0) return `${count(off, 'dimension')} off`
  return `${count(advisory, 'dimension')} advisory${off > 0 ? `, ${off} off` : ''}`
}
