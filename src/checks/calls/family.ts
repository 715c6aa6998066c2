// `[[calls]]`: how often calls were made, by what they were given and what became of them.
import { family, type Mistake } from '../contract.ts'
import { patternMistakes } from '../patterns/mistakes.ts'
import { events } from '../patterns/schema.ts'
import count from './count.ts'
import { want } from './want.ts'

export default family({
  id: 'calls',
  doc: 'How often a call was made, by its arguments, its result and its outcome',
  repeatable: true,
  schema: want,
  checks: [count],
  mistakes(block, scenario) {
    const { min, max, exactly } = block
    const found: Mistake[] = patternMistakes(block, scenario, events)
    const beside = min !== undefined ? 'min' : max !== undefined ? 'max' : undefined
    if (exactly !== undefined && beside !== undefined)
      found.push({ route: ['exactly'], message: `Expected exactly to stand alone, found ${beside} beside it` })
    if (min !== undefined && max !== undefined && min > max)
      found.push({ route: ['min'], message: `Expected min to be at most max, found ${min} and ${max}` })
    return found
  },
})
