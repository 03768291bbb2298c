import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGraph } from 'p-graph'
import { command, lastLines } from './command.ts'
import { BUILT_PACKAGES, CACHE, ROOT, type BuiltPackage } from './paths.ts'
import { step } from './progress.ts'

const CONCURRENCY = 2
const SHARED_PACKAGES = ['shared-contracts', 'shared-ui', 'remote-kit']
const NOT_BUILT = /(^|\/)(node_modules|dist)(\/|$)|\.(test|spec)\.[cm]?tsx?$|\.api\.md$/

function sourcesOf(packageName: BuiltPackage): string[] {
  const files = [packageName, ...SHARED_PACKAGES].flatMap((name) =>
    globSync(`${name}/**/*`, {
      cwd: ROOT,
      withFileTypes: true,
      exclude: (entry) => NOT_BUILT.test(entry.name),
    })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1)),
  )
  return [...files.filter((file) => !NOT_BUILT.test(file)).sort(), 'pnpm-lock.yaml', 'tsconfig.json']
}

/** A hash of everything that affects a package's build. */
export function fingerprint(packageName: BuiltPackage): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of sourcesOf(packageName)) hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

function stampPathOf(packageName: BuiltPackage): string {
  return join(CACHE, 'builds', packageName)
}

function manifestPathOf(packageName: BuiltPackage): string {
  return join(ROOT, packageName, 'dist', packageName === 'host-shell' ? 'shell.json' : 'release.json')
}

function isFresh(packageName: BuiltPackage, hash: string): boolean {
  const stamp = stampPathOf(packageName)
  return existsSync(manifestPathOf(packageName)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

function scriptOf(packageName: BuiltPackage): string {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, packageName, 'package.json'), 'utf8')) as {
    scripts: { build: string }
  }
  return scripts.build
}

/** Each package is built by its own script, independent of the others. */
async function build(packageName: BuiltPackage, hash: string): Promise<void> {
  rmSync(stampPathOf(packageName), { force: true })
  const { code, output } = await command('sh', ['-c', scriptOf(packageName)], {
    cwd: join(ROOT, packageName),
  })
  if (code !== 0) throw new Error(`${packageName} could not be built:\n\n${lastLines(output, 60)}`)
  if (!existsSync(manifestPathOf(packageName)))
    throw new Error(`The build of ${packageName} succeeded but wrote no ${manifestPathOf(packageName)}.`)
  mkdirSync(join(CACHE, 'builds'), { recursive: true })
  writeFileSync(stampPathOf(packageName), hash)
}

/** Builds the packages whose sources have changed since their last build. */
export async function buildChanged(packages: readonly BuiltPackage[] = BUILT_PACKAGES): Promise<void> {
  const stale = packages
    .map((packageName) => ({ packageName, hash: fingerprint(packageName) }))
    .filter(({ packageName, hash }) => !isFresh(packageName, hash))
  const tasks = stale.map(
    ({ packageName, hash }) =>
      [packageName, { run: () => step(`building ${packageName}`, () => build(packageName, hash)) }] as const,
  )
  await new PGraph(new Map(tasks), []).run({ concurrency: CONCURRENCY, continue: true })
}
