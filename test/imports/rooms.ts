// The rooms of src/, and what each may reach: other rooms, packages, Node itself, the world. What no table names is refused.

/** Which rooms each room may import from, beside itself. A room is a folder of src/, or a file at its top. */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  model: [],
  version: [],
  options: ['model'],
  files: ['model'],
  documents: ['model'],
  formats: ['model'],
  reading: ['model', 'files', 'documents', 'formats'],
  checks: ['model'],
  // Text alone: a scenario extends it by name, as it would a file.
  packs: [],
  scenario: ['model', 'documents', 'checks', 'packs'],
  judging: ['model', 'documents', 'checks', 'scenario', 'version', 'options'],
  // What a scenario would notice of a run that went otherwise: pure, as judging is.
  strength: ['model', 'documents', 'checks', 'scenario', 'judging'],
  // From runs to scenarios, and from one run to another: pure, as judging is.
  learn: ['model', 'documents', 'checks', 'scenario', 'judging', 'strength'],
  report: ['model'],
  // What runs in the browser: it is compiled on its own, and a part of the report's page as text.
  page: ['model', 'report'],
  oracles: ['model', 'version', 'options'],
  // What is downloaded is unpacked as any archive; which inputs ask for what stands in the options.
  github: ['model', 'files', 'report', 'version', 'options'],
  run: [
    ...['model', 'version', 'options', 'files', 'documents', 'formats', 'reading', 'checks', 'scenario', 'judging'],
    ...['strength', 'learn', 'report', 'oracles', 'github'],
  ],
  commands: [
    ...['model', 'version', 'options', 'files', 'documents', 'formats', 'reading', 'checks', 'scenario', 'judging'],
    ...['strength', 'learn', 'report', 'oracles', 'run'],
  ],
  cli: ['model', 'version', 'options', 'report', 'run', 'commands'],
  action: ['model', 'version', 'options', 'judging', 'report', 'github', 'run'],
  index: ['model', 'options', 'run'],
  program: ['index', 'cli', 'action', 'version'],
}

/** Which rooms, or folders of one, may import each package. */
export const packages: Readonly<Record<string, readonly string[]>> = {
  zod: ['checks', 'scenario', 'documents'],
  'smol-toml': ['documents'],
  'toml-eslint-parser': ['documents'],
  'jsonc-parser': ['documents'],
  re2js: ['documents'],
  yaml: ['documents'],
  minimatch: ['files'],
  acorn: ['formats/codex'],
  yauzl: ['files'],
  fzstd: ['files'],
  'lossless-json': ['model', 'documents'],
  '@actions/core': ['action', 'github'],
  '@actions/github': ['action', 'github'],
  '@actions/artifact': ['github'],
}

/** Which modules of Node each room may import; the others know nothing of Node. */
export const builtins: Readonly<Record<string, readonly string[]>> = {
  files: [
    ...['node:crypto', 'node:fs', 'node:os', 'node:path', 'node:stream', 'node:stream/promises'],
    ...['node:string_decoder', 'node:zlib'],
  ],
  oracles: [
    ...['node:child_process', 'node:crypto', 'node:fs', 'node:fs/promises', 'node:os', 'node:path'],
    ...['node:timers/promises', 'node:util'],
  ],
  github: ['node:crypto', 'node:fs', 'node:fs/promises', 'node:path', 'node:timers/promises'],
  run: ['node:crypto', 'node:fs', 'node:fs/promises', 'node:path', 'node:url', 'node:worker_threads'],
  commands: ['node:fs', 'node:fs/promises', 'node:path', 'node:util'],
  cli: ['node:url'],
  // The version is written without the command line.
  program: ['node:fs'],
  action: ['node:fs', 'node:os', 'node:path', 'node:url'],
}

/** Anything of a global. */
export const all = '*'

/** Which parts of the globals that reach the world each room may use. A global of this table is refused everywhere else. */
export const globals: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  process: {
    cli: [all],
    action: [all],
    program: ['argv'],
    oracles: ['platform', 'pid', 'kill', 'on', 'off', 'getuid', 'getgid'],
    files: ['getBuiltinModule'],
    index: ['cwd', 'env'],
  },
  fetch: { oracles: [all], github: [all] },
  console: {},
  setTimeout: { oracles: [all], github: [all], run: [all] },
  clearTimeout: { oracles: [all], github: [all], run: [all] },
  setInterval: {},
  setImmediate: { files: [all], run: [all] },
  AbortSignal: { oracles: [all], github: [all], run: [all] },
  performance: { commands: ['now'], run: ['now'], cli: ['now'], action: ['now'] },
  crypto: {},
  navigator: {},
  WebSocket: {},
  EventSource: {},
  XMLHttpRequest: {},
  eval: {},
  Function: {},
  require: {},
  module: {},
  global: {},
  globalThis: {},
  // In the bundle it names a chunk, never the file that was started.
  'import.meta': {},
}

/** The shell: the rooms that may ask for the time and for chance; the verdicts of all others depend on their inputs alone. */
export const shell: readonly string[] = ['run', 'commands', 'cli', 'action', 'oracles', 'github']

/** The program's entries: what they are for happens on import. */
export const entries: readonly string[] = ['cli', 'action', 'page']

/** Rooms whose folders are walled off from one another, with the files that name what a folder offers. */
export const walls: Readonly<Record<string, { index: string; shared: readonly string[] }>> = {
  formats: { index: 'formats/index.ts', shared: [] },
  checks: { index: 'checks/index.ts', shared: ['checks/amounts', 'checks/patterns', 'checks/text'] },
}
