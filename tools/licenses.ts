// The licences of everything that a bundle holds, from the bundler's own list of the modules that it put in.
import fs from 'node:fs'
import path from 'node:path'

/** A module as the bundler's statistics list it; one that was joined from several lists them. */
export type Module = { nameForCondition?: string | null; modules?: Module[] }

type Manifest = {
  name: string
  version: string
  license?: string
  author?: string | { name: string }
  private?: boolean
}

/** The licences of all packages that the modules come from, sorted by name. Throws for a package that states none. */
export function licensesOf(modules: readonly Module[]): string {
  const folders = new Set(filesOf(modules).flatMap((file) => packageOf(file) ?? []))
  const parts = new Map<string, string>()
  for (const folder of folders) {
    const manifest: Manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
    // What is private is this package's own.
    if (!manifest.private) parts.set(`${manifest.name} ${manifest.version}`, licenseOf(folder, manifest))
  }
  const names = [...parts.keys()].sort()
  return `${names.map((name) => `${name}\n${parts.get(name)}`).join(`\n${'-'.repeat(80)}\n`)}`
}

/** The files of modules; those that were joined into one included. */
function filesOf(modules: readonly Module[]): string[] {
  return modules.flatMap((m) => [...(m.nameForCondition ? [m.nameForCondition] : []), ...filesOf(m.modules ?? [])])
}

/** The folder of the package that a file belongs to; none for a file of this package. */
function packageOf(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0]
}

function licenseOf(folder: string, { name, license, author }: Manifest): string {
  if (license === undefined) throw new Error(`The package ${name} states no licence`)
  const file = fs
    .readdirSync(folder)
    .sort()
    .find((f) => /^licen[cs]e(\.\w+)?$/i.test(f))
  const by = typeof author === 'string' ? author : author?.name
  const text =
    file === undefined ? (by ?? '') : fs.readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n')
  return `${license}\n\n${text.trim()}\n`
}
