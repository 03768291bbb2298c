import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Configuration, WebpackPluginInstance } from 'webpack'
import type {} from 'webpack-dev-server'
import { standaloneConfig } from './standalone-config.ts'
import { baseConfig } from './base-config.ts'
import { ChunkNamesPlugin } from './chunk-names-plugin.ts'
import { devServer } from '../lib/compiler/dev-server.ts'
import type { ConfigFactory, RemoteConfigOptions } from '../lib/compiler/remote-config.ts'
import { SHARED_PACKAGES } from '../lib/shared-packages.ts'
import { readRemote } from '../lib/release/read-remote.ts'
import { RELEASE_KEY_SLOT, ReleaseKeyPlugin } from '../lib/compiler/release-key-plugin.ts'
import { ENTRY } from '../lib/release/describe-release.ts'
import { remoteFederation } from '../lib/compiler/remote-federation.ts'
import { ReleasePlugin } from '../lib/compiler/release-plugin.ts'
import { withoutRefreshEntry } from './react-refresh.ts'
import { RouterNamesPlugin } from './router-names-plugin.ts'
import { ServerBundlePlugin } from './server-bundle-plugin.ts'
import { StandalonePagePlugin } from './standalone-page-plugin.ts'

export { digestAssets } from '../lib/compiler/asset-digests.ts'
export { baseConfig } from './base-config.ts'
export { devServer } from '../lib/compiler/dev-server.ts'
export type { RemoteConfigOptions } from '../lib/compiler/remote-config.ts'
export { filesOfChunk } from '../lib/compiler/chunk-files.ts'
export { providedPackages, type SharedPackage } from '../lib/shared-packages.ts'
export { FEDERATION_OPTIONS } from '../lib/release/federation-options.ts'
export { offeredMembers } from '../lib/release/contract-members.ts'
export { precompress } from '../lib/compiler/precompress.ts'
export { PublishedPackagesPlugin } from '../lib/compiler/published-packages-plugin.ts'
export { serverFileOf } from '../lib/compiler/server-bundle-plugin.ts'
export { providedRefresh } from '../lib/compiler/shared-refresh.ts'
export { RENDERER_RECORDS } from './react-refresh.ts'
export { ServerBundlePlugin } from './server-bundle-plugin.ts'

/**
 * The whole webpack configuration of a remote: `export default remoteConfig({ dir: import.meta.dirname, devPort: 3002 })`.
 *
 * Reads `remote.json`, exposes `src/remote.ts` as `./app`, consumes the shared packages from the shell, and writes
 * `dist/release.json`. Needs no other remote and no shell to build.
 * Errors  a listing that does not fit the contract, or a route without its chunk, fails the build with one sentence.
 */
export function remoteConfig({
  dir,
  devPort,
  standalonePage,
}: RemoteConfigOptions): ConfigFactory<Configuration> {
  return (env, argv) => {
    if (env?.isStandalone) return standaloneConfig(dir, argv.port ?? devPort)
    return federatedConfig(dir, { port: devPort, ...argv }, standalonePage)
  }
}

/**
 * Code of several pages becomes a file of its own from this size of its source. With webpack's 20,000, a page of a remote
 * with many pages needs more files than one request each is worth.
 */
const SHARED_CHUNK_BYTES = 40_000

function federatedConfig(
  dir: string,
  { mode, port }: { readonly mode?: string; readonly port: number },
  standalonePage?: string,
): Configuration {
  const isDevelopment = mode === 'development'
  const { listing, version, container } = readRemote(dir)
  // Its folder is named by its content (/releases/<id>/<version>-<hash>/), so its files need not be.
  const base = baseConfig({ dir, salt: container, isDevelopment, fileName: '[id]' })
  return {
    ...base,
    name: container,
    devServer: devServer(port),
    entry: {},
    resolve: isDevelopment ? withoutRefreshEntry(base.resolve) : base.resolve,
    ...(isDevelopment
      ? {}
      : { optimization: { ...base.optimization, splitChunks: { minSize: SHARED_CHUNK_BYTES } } }),
    output: {
      ...base.output,
      uniqueName: container,
      publicPath: 'auto',
      ...(isDevelopment ? {} : { chunkLoadingGlobal: `webpackChunk_${container}_${RELEASE_KEY_SLOT}` }),
    },
    plugins: [
      ...(base.plugins ?? []),
      new ChunkNamesPlugin(),
      new RouterNamesPlugin(),
      new ModuleFederationPlugin(
        remoteFederation({ dir, container, isDevelopment }),
      ) as unknown as WebpackPluginInstance,
      ...(isDevelopment
        ? []
        : [
            new ReleaseKeyPlugin(),
            new ServerBundlePlugin({
              dir,
              salt: container,
              entry: `./${ENTRY}`,
              shared: SHARED_PACKAGES,
            }),
            ...(standalonePage
              ? [new StandalonePagePlugin({ dir, salt: container, entry: standalonePage })]
              : []),
          ]),
      new ReleasePlugin({ dir, listing, version, container, isDevelopment }),
    ],
  }
}
