// The settings follow from the table of options, in their types and in their values.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSettings, type Settings } from '../src/options.ts'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
/** Compiles only where all are true. */
const hold = <_ extends true[]>(): void => {}

test('the type of a setting follows from the kind and the default of its option', () => {
  hold<
    [
      Equal<Settings['scenarios'], string[]>,
      Equal<Settings['traceFormat'], string>,
      Equal<Settings['registry'], string | undefined>,
      Equal<Settings['failOn'], 'blocking' | 'advisory' | 'regressions' | 'never'>,
      Equal<Settings['maxTraceMb'], number>,
      Equal<Settings['quiet'], boolean>,
      Equal<Settings['judge']['provider'], 'auto' | 'openai' | 'anthropic'>,
      Equal<Settings['judge']['model'], string | undefined>,
      Equal<Settings['verify'], { allow: boolean; timeout: number }>,
      // @ts-expect-error: an option of an oracle stands in its part only.
      Equal<Settings['judgeModel'], string>,
    ]
  >()
})

test('what is not given, or is blank, is the default, or undefined where there is none', () => {
  for (const given of [{}, { registry: '', 'trace-format': ' ', 'judge-model': '  ' }]) {
    const settings = readSettings(given, (name) => name)
    assert.equal(settings.registry, undefined)
    assert.equal(settings.traceFormat, 'auto')
    assert.deepEqual(settings.scenarios, ['scenarios/**/*.toml'])
    assert.equal(settings.judge.model, undefined)
    assert.equal(settings.judge.maxCalls, 200)
    assert.deepEqual(settings.verify, { allow: false, timeout: 300 })
  }
})
