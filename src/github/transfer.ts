// Taking a file from where GitHub keeps it: as one file in an empty folder, whole, of the digest that was told, and no larger than allowed.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { defaults } from '@actions/github/lib/utils'
import type { Client } from './client.ts'

export type Expected = {
  /** An empty folder. */
  folder: string
  /** The most bytes. */
  most: number
  /** `sha256:…`; absent: none was told. */
  digest?: string | undefined
}

export type Taken = {
  file: string
  /** Is it an archive of what was uploaded, or the file itself? */
  packed: boolean
}

const mostAttempts = 3

/** Downloads a file. Where it breaks off it is begun anew, a few times. */
export async function transfer(url: string, expected: Expected, wait: Client['wait']): Promise<Taken> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await takeOnce(url, expected)
    } catch (e) {
      for (const name of fs.readdirSync(expected.folder)) fs.rmSync(path.join(expected.folder, name))
      if (e instanceof Refused || attempt === mostAttempts) throw e
      await wait(1000 * attempt)
    }
  }
}

/** What another attempt would not change. */
class Refused extends Error {}

async function takeOnce(url: string, { folder, most, digest }: Expected): Promise<Taken> {
  // The fetch of the client knows the runner's proxy. The address bears its own leave, so no token goes with it.
  const get: typeof fetch = defaults.request?.fetch ?? fetch
  const response = await get(url)
  if (!response.ok || !response.body) throw new Error(`The store answers ${response.status}`)
  const name = nameOf(response.headers.get('content-disposition') ?? '')
  const file = path.join(folder, name ?? 'artifact')
  const hash = createHash('sha256')
  let size = 0
  const open = fs.openSync(file, 'wx')
  try {
    for await (const chunk of response.body) {
      size += chunk.length
      if (size > most) throw new Refused('it has more bytes than may be unpacked; raise max-trace-mb')
      hash.update(chunk)
      fs.writeFileSync(open, chunk)
    }
  } finally {
    fs.closeSync(open)
  }
  const found = `sha256:${hash.digest('hex')}`
  if (digest !== undefined && digest.toLowerCase() !== found)
    throw new Error(`Damaged: expected the digest ${digest}, found ${found}`)
  const told = [name ?? '.zip', new URL(url).pathname].some((one) => /\.zip$/i.test(one))
  const type = response.headers.get('content-type') ?? ''
  return { file, packed: (told || /^\s*(?:application\/)?(?:x-)?zip\b/i.test(type)) && beginsAsZip(file) }
}

/** The name of the file, as whoever uploaded it called it: the last part of it, if it can be one. */
function nameOf(disposition: string): string | undefined {
  const [, encoded] = /filename\*\s*=\s*UTF-8''([^;\r\n]*)/i.exec(disposition) ?? []
  const [, plain] = /(?<!\*)filename\s*=\s*"?([^;\r\n"]*)"?/i.exec(disposition) ?? []
  const name = (decoded(encoded) ?? plain ?? '').trim().split(/[/\\]/).at(-1) ?? ''
  const fits = name !== '' && name !== '.' && name !== '..' && !name.includes('\0') && Buffer.byteLength(name) <= 255
  return fits ? name : undefined
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function beginsAsZip(file: string): boolean {
  const open = fs.openSync(file, 'r')
  try {
    const magic = Buffer.alloc(2)
    fs.readSync(open, magic, 0, 2, 0)
    return magic.toString('latin1') === 'PK'
  } finally {
    fs.closeSync(open)
  }
}
