// Makes everything that is derived from the code: the blocks of action.yml and README, the pages of docs/ that say so, schema/.
// `--check`: changes nothing, and fails when a file is not current.
import fs from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import type { Check, Family } from '../src/checks/contract.ts'
import { loadFamilies } from '../src/checks/index.ts'
import { described } from '../src/checks/schema.ts'
import { configSchema } from '../src/documents/config.ts'
import { metaShape } from '../src/documents/meta.ts'
import { registrySchema } from '../src/documents/registry.ts'
import { formats } from '../src/formats/index.ts'
import { type EvidenceKind, evidenceNames } from '../src/model/trace.ts'
import { type Option, options, outputs } from '../src/options.ts'
import { dimensionIds, headShape } from '../src/scenario/head.ts'
import { compiledFile, compiledPage } from './page.ts'
import { typeSchemas } from './schemas.ts'

const families = await loadFamilies()
const root = path.resolve(import.meta.dirname, '..')
const checkOnly = process.argv.includes('--check')
const stale: string[] = []

function write(file: string, text: string): void {
  const target = path.join(root, file)
  const before = fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : ''
  if (before === text) return
  if (checkOnly) {
    stale.push(file)
    return
  }
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.writeFileSync(target, text)
}

/** Replaces what stands between two marks of a file: `# name: …` and `# name: end`. */
function replaceBlock(file: string, name: string, text: string, open: string): void {
  const before = pending.get(file) ?? fs.readFileSync(path.join(root, file), 'utf8')
  const from = before.indexOf(`${open} ${name}:`)
  const to = before.indexOf(`${open} ${name}: end`)
  if (from < 0 || to < 0) throw new Error(`${file} has no block ${name}`)
  const start = before.indexOf('\n', from) + 1
  const end = before.lastIndexOf('\n', to) + 1
  pending.set(file, before.slice(0, start) + text + before.slice(end))
}
const pending = new Map<string, string>()

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', '<br>')
const row = (...cells: string[]): string => `| ${cells.map(cell).join(' | ')} |`
const code = (text: string): string => (text === '' ? '' : `\`${text}\``)

const table: readonly Option[] = options

/** `action.yml`: inputs and outputs. */
function actionYml(): void {
  const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`
  const inputs = table
    .filter((o) => o.only !== 'cli')
    .map(
      (o) =>
        `  ${o.name}:\n    description: ${quote(`${o.doc}${o.choices ? ` (${o.choices.join(', ')})` : ''}${o.type === 'list' ? '; one a line' : ''}`)}\n    default: ${quote(o.default ?? '')}\n`,
    )
  replaceBlock('action.yml', 'inputs', inputs.join(''), '#')
  replaceBlock(
    'action.yml',
    'outputs',
    outputs.map((o) => `  ${o.name}:\n    description: ${quote(o.doc)}\n`).join(''),
    '#',
  )
}

function optionRows(): string {
  const rows = table.map((o) => {
    const kind =
      o.choices?.join(', ') ??
      { list: 'list, one a line', flag: 'true, false', number: 'number', share: 'number', text: 'text', choice: '' }[
        o.type
      ]
    const where = o.only === 'cli' ? 'command line' : o.only === 'action' ? 'action' : 'both'
    return row(code(o.name), o.doc, kind, code(o.default ?? ''), where)
  })
  return ['| name | meaning | values | default | where |', '|---|---|---|---|---|', ...rows].join('\n')
}

const outputRows = (): string =>
  ['| output | meaning |', '|---|---|', ...outputs.map((o) => row(code(o.name), o.doc))].join('\n')

const formatRows = (): string =>
  [
    '| format | what it is | where you find the file |',
    '|---|---|---|',
    ...formats.map((f) => row(code(f.id), f.doc, f.where)),
  ].join('\n')

const familyRows = (): string =>
  [
    '| section | what it judges | dimensions |',
    '|---|---|---|',
    ...families.map((f) => row(code(`[${f.id}]`), f.doc, String(f.checks.length))),
  ].join('\n')

function readme(): void {
  const block = (name: string, text: string) => replaceBlock('README.md', name, `${text}\n`, '<!--')
  block('options', optionRows())
  block('outputs', outputRows())
  block('formats', formatRows())
  block('families', familyRows())
}

const generated = '<!-- Made by `npm run docs` from the code; do not edit. -->\n'

const needs = (check: Check): string => check.needs.map((k) => evidenceNames[k]).join(', ')
const uses = (check: Check): string => (check.uses ?? []).map((k) => evidenceNames[k]).join(', ')

function dimensionsPage(): string {
  const parts = [
    generated,
    '# Dimensions',
    '',
    'Every question that agent-eval can ask of a trace. An id is `family.dimension`; the second block of a family that repeats is `exit_code[2].exit_code_matches`.',
    'A verdict is `pass`, `fail`, `skip` (legitimately not exercised) or `error` (cannot be told: evidence is missing); `error` gates like `fail`.',
    'Each is blocking unless said otherwise; `[severity]` in a scenario or in the config changes that.',
    '',
  ]
  for (const family of families) {
    parts.push(
      `## \`[${family.id}]\``,
      '',
      `${family.doc}.${family.repeatable ? ` May stand more than once, as \`[[${family.id}]]\`.` : ''}${family.flatKey ? ` A flat file is recognised by its top-level key \`${family.flatKey}\`.` : ''}`,
      '',
    )
    const keys = keyRows(family)
    if (keys.length > 0) parts.push('| key | meaning |', '|---|---|', ...keys, '')
    parts.push('| dimension | passes when | fails when | severity | needs | uses |', '|---|---|---|---|---|---|')
    for (const c of family.checks)
      parts.push(row(code(`${family.id}.${c.id}`), c.doc, c.fails, c.severity, needs(c), uses(c)))
    parts.push('')
  }
  parts.push(
    '## Of the scenario itself',
    '',
    '| dimension | passes when | fails when |',
    '|---|---|---|',
    row(
      '`trace_present`',
      'A trace was found for the scenario; listed only when there is none',
      'No trace belongs to the scenario (`missing-trace` may relax it)',
    ),
    row(
      '`trials_met`',
      'Enough of the scenario’s traces passed: `trials.require`',
      'Too few passed; `error` when there are fewer than `trials.min`',
    ),
    row(
      '`expected_failure`',
      'Every trial fails as `expect_failure` says, and in no other dimension that blocks; listed only where it stands',
      'Something else fails, or a listed dimension passes; `error` when a trace is missing or a dimension is an error',
    ),
    '',
  )
  return parts.join('\n')
}

/** The keys of a section, the optional ones too: what is said of those stands with the schema within. */
function keyRows(family: Family): string[] {
  return Object.entries(family.schema.shape).flatMap(([key, schema]) => {
    const within = schema instanceof z.ZodMiniOptional ? schema.def.innerType : undefined
    const doc = [schema, within].map((s) => s && z.globalRegistry.get(s)?.description).find((d) => d !== undefined)
    return doc === undefined ? [] : [row(code(key), doc)]
  })
}

function formatsPage(): string {
  const parts = [
    generated,
    '# Trace formats',
    '',
    'The format of a file is detected from its parsed records, never from its name; `trace-format` overrides. What no format recognises is a problem, never a quiet pass.',
    'Any file may be gzipped. JSON Lines may be of any size; one JSON document may have `max-trace-mb`.',
    '',
    'A recording is evidence only as a whole: without its beginning or its end, with NUL characters, with records of another format or a broken one, `run_completed` is an `error`. What ends a dialogue is said by `[end]` in `agent-eval.toml`.',
    '`usage.input_tokens` is all that was sent to the model, what was read from a cache or written to it included, whatever the format counts.',
    '',
  ]
  for (const f of formats) {
    parts.push(`## \`${f.id}\``, '', `${f.doc}.`, '', `Where: ${f.where}.`, '')
    if (f.lacks.length > 0) parts.push(`Does not record: ${f.lacks.map((k) => evidenceNames[k]).join(', ')}.`, '')
  }
  const asking = families.flatMap((family) =>
    family.checks
      .filter((c) => c.needs.length + (c.uses?.length ?? 0) > 0)
      .map((c) => ({ id: `${family.id}.${c.id}`, check: c })),
  )
  parts.push(
    '## Which dimension can be told from which format',
    '',
    '`●` can be told · `◐` told with less evidence, or from the config · `○` an `error`: the format does not record what the dimension needs. Dimensions not listed here need nothing but calls and can be told from every format.',
    '',
  )
  parts.push(`| dimension | ${formats.map((f) => f.id).join(' | ')} |`, `|---|${formats.map(() => ':-:').join('|')}|`)
  for (const { id, check } of asking) {
    const mark = (lacks: readonly EvidenceKind[]) =>
      check.needs.some((k) => lacks.includes(k)) ? '○' : (check.uses ?? []).some((k) => lacks.includes(k)) ? '◐' : '●'
    parts.push(`| \`${id}\` | ${formats.map((f) => mark(f.lacks)).join(' | ')} |`)
  }
  parts.push('')
  return parts.join('\n')
}

/** The schema with the ids of dimensions in its `[severity]`, which an editor completes; ids of blocks and wildcards are right too. */
function completing(schema: z.core.JSONSchema.JSONSchema): object {
  const severity = schema.properties?.['severity']
  if (typeof severity !== 'object' || severity.additionalProperties === undefined) return schema
  const { additionalProperties: value, ...rest } = severity
  const properties = Object.fromEntries(dimensionIds(families).map((id) => [id, value]))
  const completed = { ...rest, properties, patternProperties: { '[*\\[]': value }, additionalProperties: false }
  return { ...schema, properties: { ...schema.properties, severity: completed } }
}

/** Where the schemas of v1 are read from. */
const published = 'https://raw.githubusercontent.com/org/agent-eval/v1/schema'

function schemas(): void {
  const section = (f: Family) => described(f.repeatable ? z.union([f.schema, z.array(f.schema)]) : f.schema, f.doc)
  const flat = Object.fromEntries(
    families.filter((f) => f.flatKey).flatMap((f) => Object.entries(z.partial(f.schema).shape)),
  )
  const scenario = z.strictObject({
    // In the order in which an editor offers them; where a name is both, the head's counts.
    ...headShape,
    ...Object.fromEntries(families.map((f) => [f.id, z.optional(section(f))])),
    ...Object.fromEntries(Object.entries(flat).filter(([key]) => !(key in headShape))),
  })
  const all: [string, z.core.$ZodType, string][] = [
    ['scenario', scenario, 'A scenario of agent-eval'],
    ['config', configSchema, 'The config file of agent-eval'],
    ['registry', registrySchema, 'agent-eval/registry@1'],
    ['meta', metaShape, 'agent-eval/meta@1'],
  ]
  const put = (name: string, title: string, json: object) =>
    write(
      `schema/${name}.schema.json`,
      `${JSON.stringify({ $id: `${published}/${name}.schema.json`, title, ...json }, undefined, 2)}\n`,
    )
  for (const [name, schema, title] of all) {
    const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' })
    put(name, title, completing(json))
  }
  const { trace, report, strength } = typeSchemas()
  put('trace', 'agent-eval/trace@1', trace)
  put('report', 'agent-eval/report@1', report)
  put('strength', 'agent-eval/strength@1', strength)
}

/** Whoever keeps this repository, wherever a page names it: `repository` of package.json is the one place where the owner is written. */
function owner(): void {
  const { repository } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { repository: string }
  const name = repository.replace('github:', '')
  const named = /(?<=github:|github\.com\/|githubusercontent\.com\/|uses: |--repo )[\w-]+\/agent-eval\b/g
  for (const file of fs.globSync(['*.md', 'docs/**/*.md', 'scenarios/**/*.md', '.github/**/*.{md,yml}'], { cwd: root }))
    write(file, fs.readFileSync(path.join(root, file), 'utf8').replaceAll(named, name))
}

actionYml()
readme()
for (const [file, text] of pending) write(file, text)
owner()
write('docs/dimensions.md', dimensionsPage())
write('docs/formats.md', formatsPage())
schemas()
write(compiledFile, compiledPage())
if (stale.length > 0) {
  console.error(`Not current: ${stale.join(', ')}; run npm run docs`)
  process.exit(1)
}
