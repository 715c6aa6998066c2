// Makes the k-th call of the file system fail. Loaded ahead of a program (`--import`), it does so in the program's workers.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { resolve } from 'node:path'
import { isMainThread } from 'node:worker_threads'

type Call = (...args: unknown[]) => unknown

const throwing = [
  ...['readFileSync', 'openSync', 'readSync', 'fstatSync', 'closeSync', 'readdirSync', 'statSync', 'lstatSync'],
  ...['realpathSync', 'mkdirSync', 'writeFileSync', 'appendFileSync', 'renameSync'],
] as const
export const codes = ['EIO', 'ENOENT', 'EMFILE', 'EACCES'] as const
export type Code = (typeof codes)[number]

/** Where a worker finds what is to fail in it. */
const variable = 'AGENT_EVAL_TEST_FAULT'
const whole = { k: 0, code: 'EIO' as Code, below: '' }
let armed = whole
let calls = 0

/** The calls since the last fault was asked for. */
export const callsMade = (): number => calls

/** Lets the k-th call about something below a folder fail, in this thread; 0: none. */
export function arm(k: number, code: Code, below: string): void {
  armed = { k, code, below }
  calls = 0
}

/** Lets the k-th call of each worker that starts from now on fail. */
export function armWorkers(k: number, code: Code, below: string): void {
  process.env[variable] = JSON.stringify({ k, code, below })
}

const isMeant = (target: unknown): boolean =>
  typeof target === 'number' ? target > 2 : typeof target === 'string' && resolve(target).startsWith(armed.below)

/** Is this the call that fails? */
const fails = (target: unknown): boolean => armed.below !== '' && isMeant(target) && ++calls === armed.k

const faultOf = (name: string): Error =>
  Object.assign(new Error(`${armed.code}: injected, ${name}`), { code: armed.code })

const world = fs as unknown as Record<string, Call>
for (const name of throwing) {
  const own = world[name] as Call
  world[name] = Object.assign((...args: unknown[]) => {
    if (fails(args[0])) throw faultOf(name)
    return own(...args)
  }, own)
}
const native = fs.realpathSync.native as Call
fs.realpathSync.native = ((file: string) => {
  if (fails(file)) throw faultOf('realpath')
  return native(file)
}) as typeof fs.realpathSync.native
// What cannot be seen is not there, says this one.
const exists = fs.existsSync
fs.existsSync = (file) => !fails(file) && exists(file)
// A stream fails as it is opened, or behind its first piece.
const createReadStream = fs.createReadStream
fs.createReadStream = ((...args: Parameters<typeof createReadStream>) => {
  const stream = createReadStream(...args)
  const atOpen = fails(args[0])
  const later = fails(args[0])
  if (atOpen) process.nextTick(() => stream.destroy(faultOf('open')))
  if (later) stream.once('data', () => stream.destroy(faultOf('read')))
  return stream
}) as typeof createReadStream
syncBuiltinESMExports()

const told = process.env[variable]
if (!isMainThread && told !== undefined) armed = JSON.parse(told)
