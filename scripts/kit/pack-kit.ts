import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOG_FILE, compileCatalogs } from '@platform/remote-kit/catalogs'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import manifest from '../../package.json' with { type: 'json' }
import { command, lastLines } from '../run/command.ts'
import { NODE, ROOT } from '../run/paths.ts'
import { step } from '../run/progress.ts'

/** Folder of the packages that a remote's team installs, in the form that `platform create --packages` expects. */
export const KIT_FOLDER = join(ROOT, 'dist/kit')

export const KIT_PACKAGES = ['shared-contracts', 'shared-ui', 'remote-kit']
const TSC = join(ROOT, 'node_modules/ts7/bin/tsc')
const NOT_COMPILED = 'src/**/*.{css,mjs,cjs,woff2}'

/**
 * Compiles shared-contracts, shared-ui and remote-kit into the `dist` folder of each, and packs them as their manifests
 * say: with `files`, and with `publishConfig` in place of the source paths. Returns the tarballs.
 */
export async function packKit(): Promise<readonly string[]> {
  rmSync(KIT_FOLDER, { recursive: true, force: true })
  mkdirSync(KIT_FOLDER, { recursive: true })
  for (const name of KIT_PACKAGES) rmSync(join(ROOT, name, 'dist'), { recursive: true, force: true })
  const projects = KIT_PACKAGES.map((name) => join(ROOT, name, 'tsconfig.package.json'))
  await run(NODE, [TSC, '--build', '--force', ...projects])
  for (const name of KIT_PACKAGES) {
    copyAssets(join(ROOT, name))
    compileMessages(join(ROOT, name))
  }
  const filters = KIT_PACKAGES.map((name) => `--filter=./${name}`)
  await run('npx', [
    '--yes',
    '--prefer-offline',
    manifest.config.pnpm,
    ...filters,
    'pack',
    '--pack-destination',
    KIT_FOLDER,
  ])
  const tarballs = globSync('*.tgz', { cwd: KIT_FOLDER }).map((file) => join(KIT_FOLDER, file))
  for (const tarball of tarballs) await checkExports(tarball)
  return tarballs
}

/** Styles, fonts and scripts are published unchanged, so they are copied next to the compiled files. */
function copyAssets(packageDir: string): void {
  for (const file of globSync(NOT_COMPILED, { cwd: packageDir, exclude: ['**/testing/**'] }))
    cpSync(join(packageDir, file), join(packageDir, file.replace('src', 'dist')))
}

/** Message catalogs are published compiled, because a team's build takes packages as they are. */
function compileMessages(packageDir: string): void {
  const files = globSync('src/locales/**/*.ts', { cwd: packageDir }).map((file) => join(packageDir, file))
  for (const file of files.filter((path) => CATALOG_FILE.test(path))) {
    const compiled = join(packageDir, 'dist', file.slice(join(packageDir, 'src').length).replace(/ts$/, 'js'))
    writeFileSync(compiled, compileCatalogs(readFileSync(file, 'utf8'), file, 'module'))
  }
}

/** Checks that every path that the manifest exports is a packed file of the kind that it promises. */
async function checkExports(tarball: string): Promise<void> {
  const bytes = new Uint8Array(readFileSync(tarball))
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, level: 'warning' })
  const faults = messages.map((message) => formatMessage(message, pkg, { color: false }))
  if (faults.length > 0) throw new Error(`${tarball} cannot be published:\n\n${faults.join('\n')}`)
}

async function run(tool: string, args: readonly string[]): Promise<void> {
  const { code, output } = await command(tool, args)
  if (code !== 0) throw new Error(`${tool} exited with code ${code}:\n\n${lastLines(output, 40)}`)
}

if (process.argv[1] === import.meta.filename) {
  const files = await step('packing the packages for remotes', packKit)
  for (const file of files) console.log(file)
}
