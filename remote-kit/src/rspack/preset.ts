import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration, RspackPluginInstance } from '@rspack/core'
import type {} from '@rspack/dev-server'
import { SHARED_PACKAGES } from '../lib/shared-packages.ts'
import { ENTRY } from '../lib/release/describe-release.ts'
import { readRemote } from '../lib/release/read-remote.ts'
import { devServer } from '../lib/compiler/dev-server.ts'
import { RELEASE_KEY_SLOT, ReleaseKeyPlugin } from '../lib/compiler/release-key-plugin.ts'
import {
  standaloneOptions,
  type ConfigFactory,
  type RemoteConfigOptions,
} from '../lib/compiler/remote-config.ts'
import { remoteFederation } from '../lib/compiler/remote-federation.ts'
import { ReleasePlugin } from '../lib/compiler/release-plugin.ts'
import { ServerBundlePlugin } from '../lib/compiler/server-bundle-plugin.ts'
import { asRspackPlugin, baseConfig } from './base-config.ts'
import { moduleRules } from './module-rules.ts'
import { refreshPlugin } from './react-refresh.ts'

export type { RemoteConfigOptions } from '../lib/compiler/remote-config.ts'

/**
 * The whole Rspack configuration of a remote: `export default remoteConfig({ dir: import.meta.dirname, devPort: 3010 })`.
 * The same release as with webpack: a classic script as its entry, a server bundle, and `dist/release.json`.
 * Errors  a listing that does not fit the contract, or a route without its chunk, fails the build with one sentence.
 */
export function remoteConfig({ dir, devPort }: RemoteConfigOptions): ConfigFactory<Configuration> {
  return (env, { mode, port = devPort }) => ({
    ...(env?.isStandalone ? standaloneConfig(dir) : federatedConfig(dir, mode === 'development')),
    devServer: {
      ...devServer(port),
      historyApiFallback: env?.isStandalone ?? false,
    } as Configuration['devServer'],
  })
}

function standaloneConfig(dir: string): Configuration {
  const base = baseConfig({ dir, salt: readRemote(dir).container, isDevelopment: true })
  const { htmlPlugin, ...options } = standaloneOptions(dir, base)
  return {
    ...base,
    ...options,
    plugins: [...(base.plugins ?? []), refreshPlugin({ isStandalone: true }), asRspackPlugin(htmlPlugin)],
  }
}

function federatedConfig(dir: string, isDevelopment: boolean): Configuration {
  const { listing, version, container } = readRemote(dir)
  const base = baseConfig({ dir, salt: container, isDevelopment })
  return {
    ...base,
    name: container,
    entry: {},
    output: {
      ...base.output,
      uniqueName: container,
      publicPath: 'auto',
      ...(isDevelopment ? {} : { chunkLoadingGlobal: `rspackChunk_${container}_${RELEASE_KEY_SLOT}` }),
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin(
        remoteFederation({ dir, container, isDevelopment }),
      ) as unknown as RspackPluginInstance,
      ...(isDevelopment
        ? [refreshPlugin({ isStandalone: false })]
        : [asRspackPlugin(new ReleaseKeyPlugin()), serverBundle(dir, container)]),
      asRspackPlugin(new ReleasePlugin({ dir, listing, version, container, isDevelopment })),
    ],
  }
}

function serverBundle(dir: string, salt: string): RspackPluginInstance {
  const rules = moduleRules({ dir, salt, isDevelopment: false, isServer: true })
  return asRspackPlugin(
    new ServerBundlePlugin({ dir, salt, entry: `./${ENTRY}`, shared: SHARED_PACKAGES, rules }),
  )
}
