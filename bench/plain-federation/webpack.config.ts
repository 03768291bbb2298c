import { join } from 'node:path'
import webpack, { type Compiler, type Configuration } from 'webpack'
import { baseConfig, filesOfChunk } from '@platform/remote-kit/webpack'

const ROOT = join(import.meta.dirname, '../..')
export const PLAIN_DIST = join(ROOT, 'bench/dist/plain-federation')
const REMOTES = ['public', 'learner', 'admin'] as const

/** As in webpack's public examples: both sides list the packages, and each remote has its own copy as a fallback. */
const shared = Object.fromEntries(
  [
    'react',
    'react-dom',
    'react-router',
    'react-router-dom',
    'react-redux',
    '@reduxjs/toolkit',
    'nanostores',
    '@nanostores/react',
    '@platform/shared-contracts/remote',
  ].map((name) => [name, { singleton: true, requiredVersion: false as const }]),
)

function plain(packageName: string, folder: string): Configuration {
  const dir = join(ROOT, packageName)
  const base = baseConfig({ dir, salt: packageName, isDevelopment: false })
  return {
    ...base,
    name: `plain ${packageName}`,
    output: { ...base.output, path: join(PLAIN_DIST, folder), uniqueName: `plain_${packageName}` },
  }
}

function remoteConfig(id: string): Configuration {
  const config = plain(`remote-${id}`, `remotes/${id}`)
  return {
    ...config,
    entry: {},
    output: { ...config.output, publicPath: 'auto' },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.container.ModuleFederationPlugin({
        name: `remote_${id}`,
        filename: 'remoteEntry.js',
        exposes: { './app': './src/remote.ts' },
        shared,
      }),
    ],
  }
}

function shellConfig(): Configuration {
  const config = plain('host-shell', 'shell')
  const shellFederation = join(import.meta.dirname, 'in-plain-federation.ts')
  return {
    ...config,
    entry: { main: join(import.meta.dirname, 'shell.ts') },
    output: { ...config.output, publicPath: '/shell/' },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/federation\/start-federation\.ts$/, shellFederation),
      new webpack.container.ModuleFederationPlugin({
        name: 'host_shell',
        remotes: Object.fromEntries(
          REMOTES.map((id) => [`remote_${id}`, `remote_${id}@/remotes/${id}/remoteEntry.js`]),
        ),
        shared,
      }),
      new IndexFile(),
    ],
  }
}

/** Writes what an HTML plugin would: an empty page with the files of the entry. */
class IndexFile {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IndexFile', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'IndexFile', stage }, () => {
        const tags = filesOfChunk(compilation, 'main').map((file) =>
          file.endsWith('.js')
            ? `<script defer src="/shell/${file}"></script>`
            : `<link rel="stylesheet" href="/shell/${file}">`,
        )
        const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Training</title>${tags.join('')}</head><body><div id="root"></div></body></html>`
        compilation.emitAsset('index.html', new compiler.webpack.sources.RawSource(html))
      })
    })
  }
}

/** The product's sources, built with Module Federation as in webpack's own examples. */
export function plainConfigs(): readonly Configuration[] {
  return [shellConfig(), ...REMOTES.map(remoteConfig)]
}
