import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * What the shell lends every remote, one instance for the page. Part of the contract: taking a name away
 * breaks remotes, so it needs a new major version of shared-contracts/remote.
 */
export const LENT_PACKAGES = [
  'react',
  'react-dom',
  'react-router-dom',
  'react-redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  'nanostores',
  '@nanostores/react',
  '@nanostores/i18n',
  '@platform/shared-contracts/remote',
] as const

export type LentPackage = (typeof LENT_PACKAGES)[number]

/** Lent in place of the whole package: a module that exports a chosen list of its names. */
export const LENT_BY_NAME: Partial<Record<LentPackage, string>> = {
  'react-router-dom': '@platform/shared-contracts/router',
  nanostores: '@platform/shared-contracts/stores',
  '@nanostores/i18n': '@platform/shared-contracts/words',
}

/** Names that the shell takes out of what it lends; refs of fragments go with them (decisions/0101). */
export const WITHHELD: Partial<Record<LentPackage, readonly string[]>> = {
  react: ['ViewTransition', 'addTransitionType'],
}

interface BorrowedModule {
  readonly singleton: true
  /** There is one instance and no choice, so no code that compares versions: the contract's range is what decides. */
  readonly requiredVersion: false
  readonly import: false
}

interface LentModule {
  readonly shareKey: LentPackage
  readonly version: string
  readonly eager: boolean
}

/** A remote takes them from the shell and never carries a copy. */
export function borrowed(dir: string): Record<string, BorrowedModule> {
  for (const name of LENT_PACKAGES) versionOf(name, dir)
  return byPackage(() => ({ singleton: true, requiredVersion: false, import: false }))
}

interface LendingOptions {
  /** The shell's package folder. */
  readonly dir: string
  /** `import.meta.resolve` of the shell's configuration. */
  readonly resolve: (name: string) => string
  /** These come with the shell's first scripts, the others when a remote asks for them. */
  readonly eager: readonly string[]
}

interface Lent {
  /** For webpack's ProvideSharedPlugin, by file. */
  readonly provides: Record<string, LentModule>
  /** For `resolve`: the shell imports the very files that it lends, without asking federation for them. */
  readonly alias: Record<string, string>
}

/** The shell's side: it provides each of them, whether or not its own code uses it. */
export function lent({ dir, resolve, eager }: LendingOptions): Lent {
  const fileOf = (name: LentPackage): string => fileURLToPath(resolve(LENT_BY_NAME[name] ?? name))
  return {
    provides: Object.fromEntries(
      LENT_PACKAGES.map((name) => [
        fileOf(name),
        { shareKey: name, version: versionOf(name, dir), eager: eager.includes(name) },
      ]),
    ),
    // A list gives names of the package as they are, so whoever imports the package has the same.
    alias: Object.fromEntries(
      LENT_PACKAGES.filter((name) => !(name in LENT_BY_NAME)).map((name) => [`${name}$`, fileOf(name)]),
    ),
  }
}

/** Versions of the lent packages that `dir` was built with, for the release's record. */
export function lentVersions(dir: string): Record<string, string> {
  return byPackage((name) => versionOf(name, dir))
}

function byPackage<Value>(value: (name: LentPackage) => Value): Record<string, Value> {
  return Object.fromEntries(LENT_PACKAGES.map((name) => [name, value(name)]))
}

function versionOf(name: string, dir: string): string {
  const packageName = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
  const folders = createRequire(join(dir, 'package.json')).resolve.paths(packageName) ?? []
  for (const folder of folders) {
    const version = readVersion(join(folder, packageName, 'package.json'))
    if (version) return version
  }
  throw new Error(
    `${packageName} is lent by the shell, but ${dir} does not depend on it: add it to package.json.`,
  )
}

function readVersion(file: string): string | null {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
  } catch {
    return null
  }
}
