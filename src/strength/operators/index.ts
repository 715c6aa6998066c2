// Every operator, in the order in which reports list them.
import { operators as ids } from '../../model/strength.ts'
import type { Operator } from '../operator.ts'
import { changeNumber, dropSentence } from './answer.ts'
import { againOther, changeArgument } from './arguments.ts'
import { denyCall, dropCall, failCall, flipExit, repeatCall, stopEarly, swapCalls } from './calls.ts'
import { insertCall } from './insert.ts'

const made = [
  ...[dropCall, swapCalls, repeatCall, againOther, failCall, denyCall],
  ...[changeArgument, changeNumber, dropSentence, insertCall, stopEarly, flipExit],
]

export const operators: readonly Operator[] = ids.map((id) => made.find((one) => one.id === id) as Operator)
