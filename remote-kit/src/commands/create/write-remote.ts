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
import { type Bundler, configFileOf } from '../../lib/bundlers/bundler.ts'
import { renamed } from './remote-name.rule.ts'

const TEMPLATE = fileURLToPath(new URL('../../../template', import.meta.url))
const KIT_MANIFEST = fileURLToPath(new URL('../../../package.json', import.meta.url))

/** Optional peers of the kit, in the versions that it was tried with. */
const TOOLS: Readonly<Record<Bundler, readonly string[]>> = {
  webpack: [],
  rspack: ['@rspack/core', '@rspack/dev-server', '@rspack/plugin-react-refresh'],
  vite: ['@module-federation/vite', '@vitejs/plugin-react', 'vite'],
}
/** npm leaves a file of this name out of every package, so the template has it without its dot. */
const DOTTED = new Set(['gitignore'])

export interface NewRemote {
  readonly name: string
  readonly folder: string
  /** Tarballs of the platform's packages, by package name. */
  readonly packages: Readonly<Record<string, string>>
  readonly bundler: Bundler
}

/**
 * Writes the template under its new name. It is made beside its place and moved there whole, so that a failure leaves
 * nothing behind. Errors: what the file system says.
 */
export function writeRemote(remote: NewRemote): readonly string[] {
  const { folder, packages } = remote
  const draft = join(dirname(folder), `.${basename(folder)}.${process.pid}`)
  const files = globSync('**/*', { cwd: TEMPLATE, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(TEMPLATE.length + 1))
    .filter((file) => !/(^|[/\\])(node_modules|dist)[/\\]/.test(file))
    .sort()
  try {
    for (const file of files) writeText(join(draft, placeOf(file, remote)), readText(file, remote))
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
  return files.map((file) => placeOf(file, remote))
}

/** `null` when a remote may be made there. */
export function faultOfFolder(folder: string): string | null {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    return `${folder} is not empty. Choose another folder with --dir.`
  for (let above = dirname(folder); above !== dirname(above); above = dirname(above))
    if (existsSync(join(above, 'pnpm-workspace.yaml')))
      return `${folder} is inside the workspace ${above}, but a remote has its own repository. Choose a folder elsewhere with --dir.`
  return null
}

function placeOf(file: string, { name, bundler }: NewRemote): string {
  const place = renamed(file, name).replace(configFileOf('webpack'), configFileOf(bundler))
  return DOTTED.has(place) ? `.${place}` : place
}

function readText(file: string, { name, packages, bundler }: NewRemote): string {
  const text = renamed(readFileSync(join(TEMPLATE, file), 'utf8'), name)
    .replaceAll(configFileOf('webpack'), configFileOf(bundler))
    .replaceAll('@platform/remote-kit/webpack', `@platform/remote-kit/${bundler}`)
  if (file !== 'package.json') return text
  return Object.entries(packages).reduce(
    (json, [dependency, tarball]) =>
      json.replace(
        new RegExp(`("${dependency}": )"[^"]+"`),
        (_, key: string) => `${key}"file:./vendor/${basename(tarball)}"`,
      ),
    withTools(text, bundler),
  )
}

interface Manifest {
  readonly devDependencies: Readonly<Record<string, string>>
}

/** What the bundler needs is installed with the remote: the kit brings webpack only. */
function withTools(text: string, bundler: Bundler): string {
  const { peerDependencies } = JSON.parse(readFileSync(KIT_MANIFEST, 'utf8')) as {
    readonly peerDependencies: Readonly<Record<string, string>>
  }
  const manifest = JSON.parse(text) as Manifest
  const tools = TOOLS[bundler].map((tool) => [tool, peerDependencies[tool]?.replace('^', '')] as const)
  const devDependencies = Object.fromEntries(
    [...Object.entries(manifest.devDependencies), ...tools].sort(([one], [other]) => (one < other ? -1 : 1)),
  )
  return `${JSON.stringify({ ...manifest, devDependencies }, null, 2)}\n`
}

function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
