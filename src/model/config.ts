// `agent-eval.toml`: what holds for every scenario of a repository.
import type { Severity } from './verdict.ts'

/** What ends a run beside the record of its end, as `[end]` of the config says. */
export type EndSettings = {
  /** Texts of a message that end a dialogue. */
  messages: readonly string[]
  /** Tools whose call ends a run; `*` is a wildcard. */
  tools: readonly string[]
}

/** How the result of a call looks that failed or was denied, where a trace has no other record of it. */
export type OutcomeText = {
  /** Tools it speaks of; `*` is a wildcard. */
  tools: readonly string[]
  /** Regular expressions (RE2) over the text of a result. */
  failed: readonly string[]
  denied: readonly string[]
}

export type Config = {
  /** Tool glob → command; `$1` is what the first `*` matched. In the file's order. */
  aliases: readonly (readonly [string, string])[]
  severity: Readonly<Record<string, Severity>>
  leaves: { live_write: readonly string[]; handoff: readonly string[] }
  taint: { private_tools: readonly string[]; untrusted_tools: readonly string[]; outbound_tools: readonly string[] }
  /** Arguments, of any case, by which a caller answers a confirmation itself. */
  confirmation: { auto_yes: readonly string[] }
  /** Regular expressions (RE2) of texts to hide in every output. */
  redact: { patterns: readonly string[] }
  /** Keys of results whose integers count minor units (cents). */
  amounts: { minor: readonly string[] }
  audit: { claim_verifications: readonly string[]; protocol_markers: readonly string[] }
  /** In the file's order: the first whose tools match decides. */
  outcome_text: readonly OutcomeText[]
  end: EndSettings
  /** How many of the scenarios of a tag must pass: 1, 0.8, `2/3`. */
  tags: Readonly<Record<string, { require: number | string }>>
}

/** What holds where a repository has no config. */
export const defaultConfig: Config = {
  aliases: [],
  severity: {},
  leaves: { live_write: ['submit', 'present', 'send', 'declare'], handoff: ['export', 'file'] },
  taint: { private_tools: [], untrusted_tools: [], outbound_tools: [] },
  confirmation: {
    auto_yes: ['yes', 'auto_yes', 'assume_yes', 'auto_approve', 'no_confirm', 'skip_confirmation'],
  },
  redact: { patterns: [] },
  amounts: { minor: [] },
  audit: {
    claim_verifications: [
      'supported',
      'partially_supported',
      'unsupported',
      'contradicted',
      'unverifiable',
      'not_applicable',
    ],
    protocol_markers: ['executor_evidence_v2', 'answer_version', 'evidence_bindings', 'claim_id'],
  },
  outcome_text: [],
  end: { messages: [], tools: [] },
  tags: {},
}
