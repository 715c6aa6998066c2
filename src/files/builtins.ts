// Modules of Node that are loaded when they are first asked for: what packs and hashes nothing starts without them.

export const zlib = () => process.getBuiltinModule('node:zlib')
export const crypto = () => process.getBuiltinModule('node:crypto')
