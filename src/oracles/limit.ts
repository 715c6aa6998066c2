// Bounded concurrency, first come first served.

export type Limit = <T>(task: () => Promise<T>) => Promise<T>

/** Makes a function that runs at most `most` tasks at the same time. */
export function makeLimit(most: number): Limit {
  let free = Math.max(1, Math.floor(most) || 1)
  const waiting: (() => void)[] = []
  return async (task) => {
    if (free > 0) free--
    else await new Promise<void>((resume) => waiting.push(resume))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
