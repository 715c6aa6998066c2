// The one object that Gemini CLI prints with `--output-format json`: the answer and totals, without the calls.
import { defined } from '../build.ts'
import type { Decoder, Format, Sink } from '../contract.ts'
import { conversation, sum } from '../conversation.ts'
import { isObject, type Json, object, text } from '../json.ts'
import { endedBy } from './end.ts'

const lacks = [
  'calls',
  'errors',
  'exit_codes',
  'results',
  'denials',
  'turns',
  'compactions',
  'offered_tools',
  'narrations',
  'order',
  'taint',
  'blocked_sends',
  'confirmations',
  'elicitations',
  'self_evaluation',
] as const

const isResult = (r: unknown): r is Json =>
  isObject(r) && 'session_id' in r && ('response' in r || isObject(r['error'])) && isObject(r['stats'])

export default {
  id: 'gemini-json',
  doc: 'The result of Gemini CLI: `--output-format json`. It holds the answer and no calls, so that most checks cannot judge it; record `stream-json` instead',
  where: 'In a run step: `gemini -p "…" --output-format json > result.json`',
  lacks,
  detect: ({ records }) => (records.some(isResult) ? 'strong' : undefined),
  decoder: (sink: Sink): Decoder => ({
    record(value) {
      if (!isResult(value)) return false
      const talk = conversation(sink, { format: 'gemini-json', lacks, agent: 'gemini-cli', closes: 'result record' })
      talk.named(value['session_id'])
      for (const [model, used] of Object.entries(object(object(value['stats'])['models']))) {
        const tokens = object(object(used)['tokens'])
        talk.model(model)
        talk.spend(defined({ input_tokens: sum(tokens['prompt']), output_tokens: sum(tokens['candidates']) }))
      }
      talk.run.told(text(value['response']))
      if (isObject(value['error'])) endedBy(talk.run, value['error'])
      else talk.run.stop('completed')
      sink.emit(talk.finish(false))
      return true
    },
    end() {},
  }),
} satisfies Format
