// What reading and evaluating need and few runs use: made once, loaded when first asked for, handed over as one object.
import { lazyPlacer, type Places } from '../documents/document.ts'
import { type Expressions, lazyPatterns } from '../documents/pattern.ts'
import { lazyYaml, type Yaml } from '../documents/yaml.ts'

/** Places in what people write, the expressions in it, and what tools return as YAML. */
export type Ready = Places & Expressions & Yaml

export const makeReady = (): Ready => ({ ...lazyPlacer(), ...lazyPatterns(), ...lazyYaml() })
