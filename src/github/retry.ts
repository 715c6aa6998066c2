// When a request is sent again, and after how long: what GitHub asks for, but never more than a step can wait.

/** What came instead of an answer. No `headers`: the request never reached anybody. */
export type Failure = {
  method: string
  url: string
  status: number
  headers?: Readonly<Record<string, unknown>> | undefined
  message: string
}

const mostAttempts = 4
/** In milliseconds. A limit that lasts longer is told, not waited for. */
const longest = 60_000

/** Has GitHub refused the request because there were too many? */
export function isLimited({ status, headers, message }: Failure): boolean {
  if (status === 429) return true
  return (
    status === 403 &&
    (headers?.['retry-after'] !== undefined ||
      headers?.['x-ratelimit-remaining'] === '0' ||
      /secondary rate limit|abuse detection/i.test(message))
  )
}

/**
 * How many milliseconds to wait before the request is sent again; `undefined`: it is not. `attempt`: the one that failed, from 1;
 * `now`: in milliseconds. What makes something new is sent again only where it was certainly not made.
 */
export function waitOf(failure: Failure, attempt: number, now: number): number | undefined {
  if (attempt >= mostAttempts) return undefined
  const backoff = 1000 * 2 ** (attempt - 1)
  if (isLimited(failure)) {
    const asked = askedWait(failure.headers ?? {}, now) ?? 10 * backoff
    return asked <= longest ? asked : undefined
  }
  const makes = failure.method === 'POST' && !failure.url.endsWith('/graphql')
  return failure.status >= 500 && !makes ? backoff : undefined
}

/** What the headers of a refusal ask for. */
function askedWait(headers: Readonly<Record<string, unknown>>, now: number): number | undefined {
  const after = Number(headers['retry-after'] ?? Number.NaN)
  if (after >= 0) return after * 1000
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN)
  return reset >= 0 && headers['x-ratelimit-remaining'] === '0' ? Math.max(0, reset * 1000 - now) + 1000 : undefined
}
