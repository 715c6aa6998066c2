// Texts packed for a page that unpacks them itself.
import { gzipSync } from 'node:zlib'

/** Which system packed a text stands in its tenth byte; 255: unknown. So the bytes are the same on every system. */
const system = 9

/** A text, gzipped: without a time, and without the system it was packed on. */
export function gzip(text: string): Buffer {
  const packed = gzipSync(text)
  packed[system] = 255
  return packed
}
