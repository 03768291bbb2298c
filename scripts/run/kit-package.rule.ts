/** What a team installs, in the order in which they build on one another. */
export const KIT_PACKAGES = ['shared-contracts', 'shared-ui', 'remote-kit'] as const
export type KitPackage = (typeof KIT_PACKAGES)[number]

type Names = Readonly<Record<string, string>>

export interface WorkspaceManifest {
  readonly name: string
  readonly version: string
  readonly exports: Names
  readonly bin?: Names
  readonly files?: readonly string[]
  readonly dependencies: Names
  readonly [field: string]: unknown
}

/** One instance for the page, or for the build: the remote names them itself. */
const PEERS =
  /^(react|react-dom|react-redux|react-router(-dom)?|@reduxjs\/toolkit|nanostores|@nanostores\/.+|@platform\/.+)$/

/**
 * The package.json of a package as it is installed elsewhere: compiled files with their types in place of sources,
 * versions in place of the workspace's words, and what must be there once as a peer.
 */
export function publishedManifest(manifest: WorkspaceManifest, catalog: Names): object {
  const { name, version, type, sideEffects, bin, exports, files = [], dependencies } = manifest
  const wanted = Object.entries(dependencies).map(
    ([dependency, wish]) => [dependency, versionOf(dependency, wish, manifest, catalog)] as const,
  )
  return {
    name,
    version,
    type,
    ...(sideEffects === undefined ? {} : { sideEffects }),
    engines: { node: '>=24' },
    ...(bin ? { bin: Object.fromEntries(Object.entries(bin).map(([key, file]) => [key, built(file)])) } : {}),
    exports: Object.fromEntries(Object.entries(exports).map(([key, file]) => [key, entryOf(file)])),
    files: ['dist', ...files],
    dependencies: Object.fromEntries(wanted.filter(([dependency]) => !PEERS.test(dependency))),
    peerDependencies: Object.fromEntries(
      wanted.filter(([dependency]) => PEERS.test(dependency)).map(([key, wish]) => [key, `^${wish}`]),
    ),
  }
}

function versionOf(dependency: string, wish: string, { version }: WorkspaceManifest, catalog: Names): string {
  if (wish.startsWith('workspace:')) return version
  const found = wish === 'catalog:' ? catalog[dependency] : wish
  if (!found) throw new Error(`${dependency} has no version in the catalog.`)
  return found
}

function entryOf(file: string): unknown {
  if (file.endsWith('.d.ts')) return { types: file }
  if (!/\.tsx?$/.test(file)) return built(file)
  return { types: built(file).replace(/\.js$/, '.d.ts'), default: built(file) }
}

function built(file: string): string {
  return file.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '.js')
}
