// Hashing the texts of which only the head is kept.

/** SHA-256 in hex. Few runs need it, so the module is not loaded before. */
export const sha256 = (text: string): string =>
  process.getBuiltinModule('node:crypto').createHash('sha256').update(text).digest('hex')
