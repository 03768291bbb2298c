import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { command, lastLines } from './command.ts'
import {
  KIT_PACKAGES,
  type KitPackage,
  publishedManifest,
  type WorkspaceManifest,
} from './kit-package.rule.ts'
import { CACHE, NODE, ROOT } from './paths.ts'
import { step } from './progress.ts'

/** Where the packages that a remote's team installs lie, as `platform create --packages` takes them. */
export const KIT_FOLDER = join(ROOT, 'dist/kit')

const STAGE = join(CACHE, 'kit')
const TSC = join(ROOT, 'node_modules/ts7/bin/tsc')
const KEPT_AS_THEY_ARE = /\.(css|mjs|cjs|woff2)$/
const NOT_PUBLISHED = /\.(test|spec)\.tsx?$|^src\/(?:.*\/)?testing\/(?!index|fake-)/

/** Compiles and packs remote-kit, shared-contracts and shared-ui. Answers the tarballs. */
export async function packKit(folder = KIT_FOLDER): Promise<readonly string[]> {
  rmSync(STAGE, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const versions = catalog()
  // One after the other: the contracts' types are what the other two are compiled against.
  for (const name of KIT_PACKAGES) await stage(name, versions)
  await run('npm', ['pack', ...KIT_PACKAGES.map((name) => join(STAGE, name)), '--pack-destination', folder])
  const tarballs = globSync('*.tgz', { cwd: folder }).map((file) => join(folder, file))
  for (const tarball of tarballs) await checkExports(tarball)
  return tarballs
}

/** Every address that the manifest exports leads to a packed file of the kind that it promises. */
async function checkExports(tarball: string): Promise<void> {
  const bytes = new Uint8Array(readFileSync(tarball))
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, level: 'warning' })
  const faults = messages.map((message) => formatMessage(message, pkg, { color: false }))
  if (faults.length > 0) throw new Error(`${tarball} cannot be published:\n\n${faults.join('\n')}`)
}

async function stage(name: KitPackage, versions: Readonly<Record<string, string>>): Promise<void> {
  const from = join(ROOT, name)
  const to = join(STAGE, name)
  mkdirSync(to, { recursive: true })
  // The next one is compiled against these types, which name packages.
  symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'))
  writeFileSync(join(to, 'tsconfig.json'), JSON.stringify(compilation(name)))
  await run(NODE, [TSC, '-p', join(to, 'tsconfig.json')])
  rmSync(join(to, 'tsconfig.json'))
  for (const file of globSync('src/**/*.*', { cwd: from }).filter((one) => KEPT_AS_THEY_ARE.test(one)))
    cpSync(join(from, file), join(to, file.replace(/^src/, 'dist')))
  for (const file of globSync('dist/**/*.d.ts', { cwd: to })) nameCompiledFiles(join(to, file))
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as WorkspaceManifest
  for (const file of manifest.files ?? []) cpSync(join(from, file), join(to, file), { recursive: true })
  writeFileSync(
    join(to, 'package.json'),
    `${JSON.stringify(publishedManifest(manifest, versions), null, 2)}\n`,
  )
}

function compilation(name: KitPackage): object {
  const contracts = join(STAGE, 'shared-contracts/dist/*/index.d.ts')
  return {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(ROOT, name, 'src'),
      outDir: join(STAGE, name, 'dist'),
      typeRoots: [join(ROOT, 'node_modules/@types')],
      types: ['node'],
      ...(name === 'shared-contracts' ? {} : { paths: { '@platform/shared-contracts/*': [contracts] } }),
    },
    files: [join(ROOT, 'css-modules.d.ts'), ...sources(name)],
    include: [],
    exclude: [],
  }
}

function sources(name: KitPackage): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: join(ROOT, name) })
    .filter((file) => !NOT_PUBLISHED.test(file))
    .map((file) => join(ROOT, name, file))
}

/** The compiler renames imports in scripts, but leaves those of declarations as they were written. */
function nameCompiledFiles(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2'))
}

function catalog(): Record<string, string> {
  const lines = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8').split('catalog:')[1] ?? ''
  return Object.fromEntries(
    [...lines.matchAll(/^ {2}'?([@\w/.-]+)'?: (\d\S*)$/gm)].map(([, name = '', version = '']) => [
      name,
      version,
    ]),
  )
}

async function run(tool: string, args: readonly string[]): Promise<void> {
  const { code, output } = await command(tool, args)
  if (code !== 0) throw new Error(`${tool} ended with ${code}:\n\n${lastLines(output, 40)}`)
}

if (process.argv[1] === import.meta.filename) {
  const files = await step('packing what a remote needs', () => packKit())
  for (const file of files) console.log(file)
}
