import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import {
  baseConfig,
  devServer,
  FEDERATION_OPTIONS,
  providedPackages,
  providedRefresh,
  RENDERER_RECORDS,
  ServerBundlePlugin,
} from '@platform/remote-kit/webpack'
import { ServiceWorkerPlugin } from './service-worker-plugin.ts'
import { ShellManifestPlugin } from './shell-manifest-plugin.ts'

const dir = import.meta.dirname
const DEV_PORT = 3000

/**
 * Gives remotes the shell's federation runtime, so that each carries only its container. The same as
 * `experiments.provideExternalRuntime`, which takes the plugin's CommonJS file and with it the whole runtime a second time.
 */
const PROVIDE_RUNTIME = fileURLToPath(
  import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'),
)

// Every visitor needs them, so they come with the shell's own scripts; the others arrive with the remote that consumes them.
const EAGER = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'nanostores',
  '@nanostores/react',
  '@platform/shared-contracts/remote',
]

const CACHE_GROUPS = {
  framework: {
    name: 'framework',
    chunks: 'initial',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
    enforce: true,
  },
  // One file for whatever the remotes' stores need, fetched with the first remote that has a store.
  state: {
    name: 'state',
    chunks: 'async',
    test: /[\\/]node_modules[\\/](@reduxjs|@standard-schema|react-redux|redux|redux-thunk|immer|reselect|use-sync-external-store)[\\/]/,
    enforce: true,
  },
}

export default ({ WEBPACK_SERVE: isServed = false }, { mode, port = DEV_PORT }) => {
  const isDevelopment = mode === 'development'
  const base = baseConfig({ dir, salt: 'shell', isDevelopment })
  const shared = providedPackages({ dir, resolve: (name) => import.meta.resolve(name), eager: EAGER })
  return {
    ...base,
    name: 'host_shell',
    devServer: devServer(port),
    entry: {
      main: [...(isDevelopment ? [RENDERER_RECORDS] : []), './src/main.ts'],
      // Only for their CSS: shell-manifest-plugin.ts inlines the one, and needs the font file's name of the other.
      early: './src/hydration/early-style.css',
      typeface: '@platform/shared-ui/styles/typeface.css',
    },
    output: {
      ...base.output,
      uniqueName: 'host_shell',
      publicPath: isServed ? `http://localhost:${port}/` : '/shell/',
    },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: CACHE_GROUPS },
    },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        ...FEDERATION_OPTIONS,
        name: 'host_shell',
        remotes: {},
        shared: { ...shared, ...(isDevelopment ? providedRefresh() : {}) },
        runtimePlugins: [PROVIDE_RUNTIME],
        experiments: { optimization: { target: 'web' } },
      }),
      ...(isServed
        ? []
        : [
            new ServerBundlePlugin({
              dir,
              salt: 'shell',
              isDevelopment,
              entry: './src/server.tsx',
              shared: [],
            }),
          ]),
      ...(isDevelopment ? [] : [new ServiceWorkerPlugin(base)]),
      new ShellManifestPlugin({ dir, isDevelopment }),
    ],
  }
}
