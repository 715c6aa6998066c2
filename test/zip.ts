// Zip archives for tests, byte by byte: no program would write what these claim.
import zlib from 'node:zlib'

export type Entry = {
  name: string
  text: string
  method?: number
  size?: number
  flags?: number
  raw?: Buffer
  /** As Unix has it: of a file 0o100644. */
  mode?: number
}

/** Writes an archive, whatever its entries claim. */
export function zip(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, text, method = 8, size, flags = 0, raw, mode = 0 } of entries) {
    const plain = Buffer.from(text)
    const packed = method === 8 ? zlib.deflateRawSync(plain) : method === 93 ? zlib.zstdCompressSync(plain) : plain
    const data = raw ?? packed
    const common = Buffer.alloc(26)
    common.writeUInt16LE(63, 0)
    common.writeUInt16LE(flags, 2)
    common.writeUInt16LE(method, 4)
    common.writeUInt32LE(zlib.crc32(plain), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(size ?? plain.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    parts.push(Buffer.from('PK\x03\x04'), common, Buffer.from(name), data)
    const more = Buffer.alloc(14)
    more.writeUInt32LE(mode * 0x10000, 6)
    more.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02?\0', 'latin1'), common, more, Buffer.from(name))
    offset += 4 + 26 + Buffer.byteLength(name) + data.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, listed, end])
}
