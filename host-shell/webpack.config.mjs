import { createRequire } from 'node:module'
import { join } from 'node:path'
import webpack from 'webpack'
import {
  baseConfig,
  devServer,
  lent,
  REFRESH_RUNTIME,
  ServerBundlePlugin,
  WITHHELD,
} from '@platform/remote-kit/webpack'
import { ServiceWorkerPlugin } from './service-worker-plugin.ts'
import { ShellManifestPlugin } from './shell-manifest-plugin.ts'

const dir = import.meta.dirname
const ROUTER = createRequire(import.meta.resolve('@platform/shared-contracts/router')).resolve('react-router')
const DEV_PORT = 3000

/** The router names only its development build to bundlers; the other is beside it. */
const PUBLISHED_ROUTER = {
  'react-router$': join(ROUTER.replace(/dist.development.*/, ''), 'dist/production/index.mjs'),
}
const WITHHOLDING = {
  test: /cjs.react(?:-dom-client)?\.(?:production|development)\.js$/,
  loader: join(dir, 'withheld-react-loader.mjs'),
  options: { names: WITHHELD.react },
}
const SLIMMED = [
  { test: /react-router.dist.production.+\.mjs$/, loader: join(dir, 'slim-router-loader.mjs') },
  { test: /cjs.(?:react-dom-client|scheduler)\.production\.js$/, loader: join(dir, 'slim-react-loader.mjs') },
]

// Every visitor needs them, so they come with the shell's own scripts; the others arrive with the remote that asks.
const EAGER = [
  'react',
  'react-dom',
  'react-router-dom',
  'nanostores',
  '@nanostores/react',
  '@nanostores/i18n',
  '@platform/shared-contracts/remote',
]

export default ({ WEBPACK_SERVE: isServed = false }, { mode, port = DEV_PORT }) => {
  const isDevelopment = mode === 'development'
  const base = baseConfig({ dir, salt: 'shell', isDevelopment })
  const { provides, alias } = lent({
    dir,
    resolve: (name) => import.meta.resolve(name),
    eager: EAGER,
  })
  return {
    ...base,
    name: 'host_shell',
    devServer: devServer(port),
    entry: {
      main: [...(isDevelopment ? [REFRESH_RUNTIME] : []), './src/main.ts'],
      // Only for its CSS, which shell-manifest-plugin.ts inlines.
      font: '@platform/shared-ui/styles/font.css',
    },
    output: {
      ...base.output,
      uniqueName: 'host_shell',
      publicPath: isServed ? `http://localhost:${port}/` : '/shell/',
    },
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve.alias, ...alias, ...(isDevelopment ? {} : PUBLISHED_ROUTER) },
    },
    module: { rules: [...base.module.rules, WITHHOLDING, ...(isDevelopment ? [] : SLIMMED)] },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
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
        },
      },
    },
    plugins: [
      ...base.plugins,
      // Nobody else lends to the shell, so it takes nothing from the share scope: a kilobyte of webpack's runtime less.
      new webpack.sharing.ProvideSharedPlugin({ provides }),
      ...(isDevelopment
        ? []
        : [
            new ServerBundlePlugin({ dir, salt: 'shell', entry: './src/server.tsx', lent: [] }),
            new ServiceWorkerPlugin(base),
          ]),
      new ShellManifestPlugin({ dir, isDevelopment }),
    ],
  }
}
