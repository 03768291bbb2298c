import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renamed } from './remote-name.rule.ts'

const TEMPLATE = fileURLToPath(new URL('../../../template', import.meta.url))
/** npm leaves a file of this name out of every package, so the template has it without its dot. */
const DOTTED = new Set(['gitignore'])

export interface NewRemote {
  readonly name: string
  readonly folder: string
  /** Tarballs of the platform's packages, by package name. */
  readonly packages: Readonly<Record<string, string>>
}

/**
 * Writes the template under its new name. It is made beside its place and moved there whole, so that a failure leaves
 * nothing behind. Errors: what the file system says.
 */
export function writeRemote({ name, folder, packages }: NewRemote): readonly string[] {
  const draft = join(dirname(folder), `.${basename(folder)}.${process.pid}`)
  const files = globSync('**/*', { cwd: TEMPLATE, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(TEMPLATE.length + 1))
    .filter((file) => !/(^|[/\\])(node_modules|dist)[/\\]/.test(file))
    .sort()
  try {
    for (const file of files) writeText(join(draft, placeOf(file, name)), readText(file, name, packages))
    for (const tarball of Object.values(packages)) {
      mkdirSync(join(draft, 'vendor'), { recursive: true })
      copyFileSync(tarball, join(draft, 'vendor', basename(tarball)))
    }
    if (existsSync(folder)) rmSync(folder, { recursive: true })
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
  return files.map((file) => placeOf(file, name))
}

/** `null` when a remote may be made there. */
export function faultOfFolder(folder: string): string | null {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    return `${folder} is not empty: name another folder with --dir.`
  for (let above = dirname(folder); above !== dirname(above); above = dirname(above))
    if (existsSync(join(above, 'pnpm-workspace.yaml')))
      return `${folder} lies inside the workspace ${above}; a remote has a repository of its own: name a folder elsewhere with --dir.`
  return null
}

function placeOf(file: string, name: string): string {
  const place = renamed(file, name)
  return DOTTED.has(place) ? `.${place}` : place
}

function readText(file: string, name: string, packages: NewRemote['packages']): string {
  const text = renamed(readFileSync(join(TEMPLATE, file), 'utf8'), name)
  if (file !== 'package.json') return text
  return Object.entries(packages).reduce(
    (json, [dependency, tarball]) =>
      json.replace(
        new RegExp(`("${dependency}": )"[^"]+"`),
        (_, key: string) => `${key}"file:./vendor/${basename(tarball)}"`,
      ),
    text,
  )
}

function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
