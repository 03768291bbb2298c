import { join } from 'node:path'
import webpack from 'webpack'
import { baseConfig, digestAssets, filesOfChunk, precompress } from '@platform/remote-kit/webpack'
import type { Compiler, Configuration } from 'webpack'

const ROOT = join(import.meta.dirname, '../..')
export const MONOLITH_DIST = join(ROOT, 'bench/dist/monolith')
const NAME = 'MonolithManifest'
/** The chunk behind each page that is measured. */
const PAGES = { '/': 'home', '/blog': 'blog' }

/** What the server needs to compose the document, and which files the measured pages need besides. */
class MonolithManifest {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const initial = filesOfChunk(compilation, 'main')
        const shell = {
          contract: '1.0.0',
          hash: '000000000000',
          assets: digestAssets(compilation),
          scripts: initial.filter((file) => file.endsWith('.js')),
          styles: initial.filter((file) => file.endsWith('.css')),
          chunks: {},
          routes: [],
        }
        const { RawSource } = compiler.webpack.sources
        compilation.emitAsset('shell.json', new RawSource(JSON.stringify(shell)))
        const pages = Object.fromEntries(
          Object.entries(PAGES).map(([path, chunk]) => [path, filesOfChunk(compilation, chunk)]),
        )
        compilation.emitAsset('pages.json', new RawSource(JSON.stringify(pages)))
        await precompress(compiler, compilation)
      })
    })
  }
}

/** The shell and all remotes, the same sources, by the same rules, as one build without federation. */
export function monolithConfig(): Configuration {
  const dir = join(ROOT, 'host-shell')
  const base = baseConfig({ dir, salt: 'shell', isDevelopment: false })
  return {
    ...base,
    name: 'monolith',
    entry: { main: join(dir, 'src/main.ts') },
    output: { ...base.output, path: MONOLITH_DIST, uniqueName: 'monolith', publicPath: '/shell/' },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(
        /federation\/start-federation\.ts$/,
        join(import.meta.dirname, 'in-one-build.ts'),
      ),
      new MonolithManifest(),
    ],
  }
}
