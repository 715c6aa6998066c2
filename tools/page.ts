// Compiles src/page/ into one script and one style, which the viewer's reporter writes into its page, with the hashes that the
// policy of the page allows. No bundler: the modules are few and import each other by name.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { tightScript, tightStyle } from './tight.ts'

const root = path.resolve(import.meta.dirname, '..')
const entry = 'src/page/main.ts'
/** In the order in which later ones win. */
const styles = [
  ...['base', 'states', 'frame', 'list', 'run', 'verdicts', 'timeline', 'beside', 'file', 'help', 'narrow', 'print'],
]
/** The page stays small enough to be read. */
const mostBytes = 60_000

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  removeComments: true,
}

/** The text of the module that holds the compiled page. Throws where modules do not join into one script. */
export function compiledPage(): string {
  const script = scriptOf(entry)
  const style = tightStyle(styles.map((name) => read(`src/page/styles/${name}.css`)).join('\n'))
  const bytes = Buffer.byteLength(script) + Buffer.byteLength(style)
  if (bytes > mostBytes) throw new Error(`The page has ${bytes} bytes; at most ${mostBytes} are wanted`)
  for (const text of [script, style])
    if (/<\/(?:script|style)|<!--/i.test(text)) throw new Error('The page holds what would end its element')
  const lines = (text: string): string =>
    text
      .split('\n')
      .map((line) => `  ${JSON.stringify(line)},\n`)
      .join('')
  return `// Made by \`npm run docs\` of src/page/; do not edit. The page as a browser runs it, and the hashes that its policy allows.
const script = [
${lines(script)}]

const style = [
${lines(style)}]

export const page = {
  script: script.join('\\n'),
  style: style.join('\\n'),
  scriptHash: '${hashOf(script)}',
  styleHash: '${hashOf(style)}',
}
`
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

type Module = {
  imports: { names: string[]; from: string }[]
  statements: { text: string; names: string[]; uses: Set<string> }[]
}

/** A module and all that it imports, those first that others need: each a function of its own, which returns what others import of it. */
function scriptOf(entry: string): string {
  const modules = new Map<string, Module>()
  const load = (file: string, open: readonly string[]): void => {
    if (open.includes(file)) throw new Error(`The page imports in a circle: ${[...open, file].join(' → ')}`)
    if (modules.has(file)) return
    const module = readModule(file)
    for (const { from } of module.imports) load(from, [...open, file])
    modules.set(file, module)
  }
  load(entry, [])
  const wanted = new Map<string, Set<string>>([[entry, new Set()]])
  const texts: string[] = []
  // What nobody imports is left out, and so is what only that uses: who imports comes before what it imports.
  for (const [file, module] of [...modules].reverse()) {
    const names = wanted.get(file) ?? new Set<string>()
    const { statements, imports } = usedOf(module, names)
    for (const { names: imported, from } of imports)
      wanted.set(from, new Set([...(wanted.get(from) ?? []), ...imported]))
    const given = imports.map(({ names: imported, from }) => `const { ${imported.join(', ')} } = ${variableOf(from)};`)
    const parts = [...given, ...statements, `return { ${[...names].join(', ')} };`]
    texts.unshift(`const ${variableOf(file)} = (() => {\n${parts.join('\n')}\n})();`)
  }
  return tightScript(`(() => {\n'use strict';\n${texts.join('\n')}\n})();`)
}

function readModule(file: string): Module {
  const { outputText } = ts.transpileModule(read(file), { compilerOptions: options, fileName: file })
  const module: Module = { imports: [], statements: [] }
  for (const statement of ts.createSourceFile(file, outputText, ts.ScriptTarget.ES2022, true).statements) {
    const text = statement.getText()
    if (ts.isImportDeclaration(statement)) module.imports.push(imported(statement, file))
    else if (!ts.isExportDeclaration(statement) && !ts.isExportAssignment(statement))
      module.statements.push({
        text: text.replace(/^export /, ''),
        names: namesOf(statement),
        uses: identifiersOf(statement),
      })
    // What is left of a file of types alone is `export {}`.
    else if (!/^export \{\s*\};?$/.test(text))
      throw new Error(`${file}: expected exports beside what they export, found ${text}`)
  }
  return module
}

/** The statements that are needed for some names, and the imports that they need. What declares nothing acts, and is needed. */
function usedOf({ statements, imports }: Module, names: ReadonlySet<string>) {
  const used = new Set(names)
  const kept = new Set<Module['statements'][number]>()
  for (let before = -1; before < kept.size; ) {
    before = kept.size
    for (const one of statements) {
      if (one.names.length > 0 && !one.names.some((name) => used.has(name))) continue
      kept.add(one)
      for (const name of one.uses) used.add(name)
    }
  }
  return {
    statements: statements.filter((one) => kept.has(one)).map(({ text }) => text),
    imports: imports
      .map(({ names: all, from }) => ({ from, names: all.filter((name) => used.has(name)) }))
      .filter(({ names: some }) => some.length > 0),
  }
}

function identifiersOf(statement: ts.Node): Set<string> {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(statement)
  return found
}

/** The variable that holds what a module exports: `report_html_contract`. */
const variableOf = (file: string): string =>
  file
    .replace(/^src\//, '')
    .replace(/\.ts$/, '')
    .replace(/\W/g, '_')

function imported({ importClause, moduleSpecifier }: ts.ImportDeclaration, file: string): Module['imports'][number] {
  const specifier = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
  const bindings = importClause?.namedBindings
  const elements = bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : []
  if (!specifier.startsWith('.') || importClause?.name || elements.length === 0 || elements.some((e) => e.propertyName))
    throw new Error(`${file}: expected imports by name of files of this repository, found ${specifier}`)
  return { names: elements.map((e) => e.name.text), from: path.posix.join(path.posix.dirname(file), specifier) }
}

/** The names that a statement declares. */
function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map((d) => d.name.getText())
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return statement.name ? [statement.name.text] : []
  return []
}

/** Where the compiled page stands. */
export const compiledFile = 'src/report/html/compiled.ts'

if (import.meta.main) fs.writeFileSync(path.join(root, compiledFile), compiledPage())
