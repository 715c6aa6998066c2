// Hashing texts: those of which only the head is kept, and those that are compared.

import { crypto } from './builtins.ts'

/** SHA-256 in hex. */
export const sha256 = (text: string): string => crypto().hash('sha256', text)

/** The first 96 bits of SHA-256, where many are kept to be compared. */
export const shortHash = (text: string): string => crypto().hash('sha256', text, 'base64').slice(0, 16)
