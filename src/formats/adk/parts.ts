// The parts of a content of Gemini's, as ADK keeps it.
import { array, isObject, type Json, object } from '../json.ts'

export const partsOf = (content: unknown): readonly Json[] => array(object(content)['parts']).filter(isObject)
