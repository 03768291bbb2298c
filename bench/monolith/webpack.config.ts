import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack from 'webpack'
import { baseConfig, filesOfChunk, ServerBundlePlugin } from '@platform/remote-kit/webpack'
import type { Compiler, Configuration } from 'webpack'
import { ShellManifestPlugin } from '../../host-shell/shell-manifest-plugin.ts'
import type { MonolithBuild } from './monolith-builds.ts'

const ROOT = join(import.meta.dirname, '../..')
const NAME = 'PageFiles'
/** The chunk behind each page that is measured. */
const PAGES = { '/': 'home', '/blog': 'blog' }

/**
 * The files of each measured page, which the document preloads, and a federation manifest that offers what the shell's
 * own does: the server gives no remote to a shell that lacks a package that the remote was built with.
 */
class PageFiles {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { PROCESS_ASSETS_STAGE_ADDITIONAL: early, PROCESS_ASSETS_STAGE_REPORT: late } =
        compiler.webpack.Compilation
      const emit = (file: string, content: object) =>
        compilation.emitAsset(file, new compiler.webpack.sources.RawSource(JSON.stringify(content)))
      compilation.hooks.processAssets.tap({ name: NAME, stage: early }, () => {
        const shared = providedByShell().map((name) => ({ name, assets: { js: { sync: [], async: [] } } }))
        emit('mf-manifest.json', { shared })
      })
      compilation.hooks.processAssets.tap({ name: NAME, stage: late }, () => {
        const pages = Object.fromEntries(
          Object.entries(PAGES).map(([path, chunk]) => [path, filesOfChunk(compilation, chunk)]),
        )
        emit('pages.json', pages)
      })
    })
  }
}

function providedByShell(): readonly string[] {
  const manifest = readFileSync(join(ROOT, 'host-shell/dist/shell.json'), 'utf8')
  return (JSON.parse(manifest) as { readonly shared: readonly string[] }).shared
}

function serverBundle(dir: string) {
  const entry = join(import.meta.dirname, 'server.tsx')
  return new ServerBundlePlugin({ dir, salt: 'shell', isDevelopment: false, entry, shared: [] })
}

/** The shell and all remotes, the same sources, by the same rules, as one build without federation. */
export function monolithConfig({ dist, isServerRendered }: MonolithBuild): Configuration {
  const dir = join(ROOT, 'host-shell')
  const base = baseConfig({ dir, salt: 'shell', isDevelopment: false })
  return {
    ...base,
    name: 'monolith',
    entry: {
      main: join(dir, 'src/main.ts'),
      // As in the shell's own build: the first style, the script before the first paint and the typeface cost the same.
      early: join(dir, 'src/hydration/early-style.css'),
      typeface: '@platform/shared-ui/styles/typeface.css',
    },
    output: { ...base.output, path: dist, uniqueName: 'monolith', publicPath: '/shell/' },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(
        /federation\/start-federation\.ts$/,
        join(import.meta.dirname, 'in-one-build.ts'),
      ),
      new PageFiles(),
      ...(isServerRendered ? [serverBundle(dir)] : []),
      new ShellManifestPlugin({ dir, isDevelopment: false }),
    ],
  }
}
