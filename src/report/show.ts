// The command that shows a trace whole, for a reader to copy: it stays one command whatever a file is called.

/** A name in which a shell finds nothing to do. */
const plain = /^[\w@%+=:,./][\w@%+=:,./-]*$/

/** `agent-eval show FILE`, with the number of a call where one is known. `trace` is named as in reports: `file#id` too. */
export function showCommand(trace: string, call?: number): string {
  const file = /^(.*\.(?:jsonl?|ndjson|traj|eval)(?:\.gz)?)#[^/]*$/i.exec(trace)?.[1] ?? trace
  const safe = file.startsWith('-') ? `./${file}` : file
  const name = plain.test(safe) ? safe : `'${safe.replaceAll("'", "'\\''")}'`
  return `agent-eval show ${name}${call === undefined ? '' : ` --call ${call}`}`
}
