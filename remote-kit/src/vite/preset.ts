import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { federation } from '@module-federation/vite'
import type { InlineConfig, Plugin, UserConfig } from 'vite'
import { SHARED_PACKAGES } from '../lib/shared-packages.ts'
import type { RemoteConfigOptions } from '../lib/compiler/remote-config.ts'
import { ENTRY } from '../lib/release/describe-release.ts'
import { FEDERATION_OPTIONS } from '../lib/release/federation-options.ts'
import { type RemotePackage, readRemote } from '../lib/release/read-remote.ts'
import { standaloneConfig } from './standalone-config.ts'
import { catalogPlugin } from './catalog-plugin.ts'
import { classNames } from './class-names.ts'
import { completeGraphPlugin } from './complete-graph-plugin.ts'
import { externalRuntimePlugin } from './external-runtime-plugin.ts'
import { intoConfig } from './into-config.ts'
import { ENTRY_FILE, releasePlugin } from './release-plugin.ts'
import { remoteSourcesPlugin } from './remote-sources-plugin.ts'
import { serverBundle } from './server-bundle.ts'
import { sharedWithVersions } from './shared-with-versions.ts'

/** Vite needs an entry, and federation changes what it is given: the exposed module must be none. */
const NO_ENTRY = fileURLToPath(new URL('no-entry.mjs', import.meta.url))

/** Exposed in development: the remote, and what has its pages load themselves again. */
const LIVE_REMOTE = fileURLToPath(
  new URL(`live-build${extname(fileURLToPath(import.meta.url))}`, import.meta.url),
)

interface Environment {
  readonly command: string
  readonly mode: string
  /** For a shell, and not on the kit's own page. */
  readonly isInto?: boolean
  /** Another port for the development server than the remote's own. */
  readonly port?: number
}

/**
 * The whole Vite configuration of a remote: `export default remoteConfig({ dir: import.meta.dirname, devPort: 3010 })`.
 * The release is an ES module, with a server bundle and `dist/release.json`.
 * Errors  a listing that does not fit the contract, or a route without its chunk, fails the build with one sentence.
 */
export function remoteConfig({ dir, devPort }: RemoteConfigOptions): (env: Environment) => UserConfig {
  return ({ command, mode, isInto = false, port = devPort }) => {
    const remote = readRemote(dir)
    const common = commonConfig(dir, remote.container)
    const isDevelopment = mode === 'development'
    if (command === 'build') return federatedConfig(dir, { remote, common, port, isDevelopment })
    if (isInto) return intoConfig({ ...remote, dir, port, common, isDevelopment })
    return standaloneConfig({ dir, port, title: remote.listing.id, common })
  }
}

interface FederatedOptions {
  readonly remote: RemotePackage
  readonly common: InlineConfig
  readonly port: number
  readonly isDevelopment: boolean
}

function federatedConfig(dir: string, { remote, common, port, isDevelopment }: FederatedOptions): UserConfig {
  const { listing, version, container } = remote
  const { plugin, sources } = remoteSourcesPlugin()
  const bundleForServer = () => serverBundle(common, { entry: ENTRY, external: SHARED_PACKAGES })
  return {
    ...common,
    server: { port },
    // Wherever a release is served, its files find one another.
    base: './',
    build: {
      ...common.build,
      minify: !isDevelopment,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: NO_ENTRY,
        output: {
          chunkFileNames: scriptName,
          entryFileNames: scriptName,
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
    ...(isDevelopment ? { resolve: { alias: { 'the-remote': join(dir, ENTRY) } } } : {}),
    plugins: [
      ...(common.plugins ?? []),
      plugin,
      externalRuntimePlugin(),
      completeGraphPlugin(isDevelopment ? LIVE_REMOTE : join(dir, ENTRY)),
      federation({
        ...FEDERATION_OPTIONS,
        name: container,
        filename: ENTRY_FILE,
        exposes: { './app': isDevelopment ? LIVE_REMOTE : `./${ENTRY}` },
        shared: sharedWithVersions(dir),
      }) as unknown as Plugin[],
      releasePlugin({
        ...{ dir, listing, version, container, isDevelopment },
        ...{ sources, bundleForServer },
      }),
    ],
  }
}

/** Federation's own modules have long names, made of the remote's. */
function scriptName({ name }: { readonly name: string }): string {
  return name.startsWith('_virtual') ? 'shared-[hash].js' : '[name]-[hash].js'
}

/** For browser and server. */
function commonConfig(dir: string, salt: string): InlineConfig {
  return {
    root: dir,
    publicDir: false,
    logLevel: 'warn',
    plugins: [catalogPlugin()],
    css: { modules: { generateScopedName: classNames(dir, salt) } },
    // The shell shares the runtime of production only.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      target: 'es2022',
      outDir: join(dir, 'dist'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
  }
}
