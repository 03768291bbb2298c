import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The packages of the share scope: the shell provides one instance of each, and remotes consume it. Part of the contract:
 * removing one breaks remotes, so it needs a new major version of shared-contracts/remote.
 */
export const SHARED_PACKAGES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'redux',
  'react-redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  'nanostores',
  '@nanostores/react',
  '@platform/shared-contracts/remote',
] as const

export type SharedPackage = (typeof SHARED_PACKAGES)[number]

/** The router is shared in its declarative mode (decisions/0142): this module exports what works in that mode. */
const ROUTER = '@platform/shared-contracts/router'

/** The module that the shell provides for a share key: the package itself, except for the router. */
export function providedModule(name: SharedPackage): string {
  return name === 'react-router-dom' ? ROUTER : name
}

/** One entry of `shared` in ModuleFederationPlugin. */
interface SharedConfig {
  readonly singleton: true
  readonly requiredVersion: string
  readonly version?: string
  readonly import: string | false
  readonly eager?: boolean
}

/** For a remote's ModuleFederationPlugin: it consumes every shared package and bundles no copy. */
export function consumedPackages(dir: string): Record<string, SharedConfig> {
  return byPackage((name) => ({
    singleton: true,
    requiredVersion: rangeOf(versionOf(name, dir)),
    import: false,
  }))
}

interface ProvidedOptions {
  /** The shell's package folder. */
  readonly dir: string
  /** `import.meta.resolve` of the shell's configuration. */
  readonly resolve: (name: string) => string
  /** These come with the shell's first scripts, the others when a remote consumes them. */
  readonly eager: readonly SharedPackage[]
}

/** For the shell's ModuleFederationPlugin: it provides every shared package, whether or not its own code imports it. */
export function providedPackages({ dir, resolve, eager }: ProvidedOptions): Record<string, SharedConfig> {
  return byPackage((name) => ({
    singleton: true,
    requiredVersion: rangeOf(versionOf(name, dir)),
    version: versionOf(name, dir),
    // A file, because federation provides a package that is only named when something of this build imports it.
    import: fileURLToPath(resolve(providedModule(name))),
    eager: eager.includes(name),
  }))
}

/** Versions of the shared packages that `dir` is built with, for the release's record. */
export function sharedVersions(dir: string): Record<SharedPackage, string> {
  return byPackage((name) => versionOf(name, dir))
}

/** A remote runs with a later release of the same major version, and not with an earlier minor one. */
function rangeOf(version: string): string {
  return `^${version.replace(/\d+$/, '0')}`
}

function byPackage<Value>(value: (name: SharedPackage) => Value): Record<SharedPackage, Value> {
  return Object.fromEntries(SHARED_PACKAGES.map((name) => [name, value(name)])) as Record<
    SharedPackage,
    Value
  >
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
    `${packageName} is shared by the shell, but is not a dependency of ${dir}. Add it to package.json.`,
  )
}

function readVersion(file: string): string | null {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
  } catch {
    return null
  }
}
