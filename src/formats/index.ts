// The trace formats, in the order they are listed to users.
import type { Format } from './contract.ts'
import liveTrajectory from './live-trajectory.ts'
import native from './native.ts'
import openaiChat from './openai-chat.ts'

export const formats: readonly Format[] = [native, liveTrajectory, openaiChat]
