// Hashing texts: those of which only the head is kept, and those that are compared.

let crypto: typeof import('node:crypto') | undefined

function hash(text: string, encoding: 'hex' | 'base64'): string {
  crypto ??= process.getBuiltinModule('node:crypto')
  return crypto.hash('sha256', text, encoding)
}

/** SHA-256 in hex. The module is loaded when it is first asked for. */
export const sha256 = (text: string): string => hash(text, 'hex')

/** The first 96 bits of SHA-256, where many are kept to be compared. */
export const shortHash = (text: string): string => hash(text, 'base64').slice(0, 16)
