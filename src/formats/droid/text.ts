// What a user of droid wrote, without what the program puts around it.

const open = '<system-reminder>'
const close = '</system-reminder>'

/** The words without reminders. */
export function typed(words: string): string {
  let left = words
  for (let from = left.indexOf(open); from >= 0; from = left.indexOf(open)) {
    const to = left.indexOf(close, from)
    left = left.slice(0, from) + (to < 0 ? '' : left.slice(to + close.length))
  }
  return left.trim()
}
