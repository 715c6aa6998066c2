// What reading and evaluating need and few runs use: made once, loaded when first asked for, handed over as one object.
import { lazyPlacer, type Places } from '../documents/document.ts'
import { type Expressions, lazyPatterns } from '../documents/pattern.ts'

/** Places in what people write, and the expressions in it. */
export type Ready = Places & Expressions

export const makeReady = (): Ready => ({ ...lazyPlacer(), ...lazyPatterns() })
