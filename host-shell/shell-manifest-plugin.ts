import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ListedRoute, type ShellManifest } from '@platform/shared-contracts/http'
import { CONTRACT_VERSION } from '@platform/shared-contracts/remote'
import { digestAssets, filesOfChunk, precompress } from '@platform/remote-kit/webpack'
import type { Compilation, Compiler } from 'webpack'

const NAME = 'ShellManifestPlugin'

interface ShellManifestOptions {
  readonly dir: string
  readonly isDevelopment: boolean
}

/** Writes `shell.json` (ShellManifest), from which the server composes the HTML, and a `.br` beside each file. */
export class ShellManifestPlugin {
  private readonly options: ShellManifestOptions

  constructor(options: ShellManifestOptions) {
    this.options = options
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        if (compilation.errors.length > 0) return
        const manifest = describeShell(compilation, readPages(this.options.dir))
        compilation.emitAsset(
          'shell.json',
          new compiler.webpack.sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`),
        )
        if (!this.options.isDevelopment) await precompress(compiler, compilation)
      })
    })
  }
}

/** The shell's own pages, listed as a remote lists its own. */
function readPages(dir: string): ListedRoute[] {
  const { routes } = JSON.parse(readFileSync(join(dir, 'pages.json'), 'utf8')) as { routes: unknown[] }
  return routes.map((route) => ListedRoute.parse(route))
}

function describeShell(compilation: Compilation, routes: ListedRoute[]): ShellManifest {
  const assets = digestAssets(compilation)
  const initial = filesOfChunk(compilation, 'main')
  const identity = assets.map(({ file, integrity }) => `${file} ${integrity}`).join('\n')
  return {
    contract: CONTRACT_VERSION,
    hash: createHash('sha256').update(identity).digest('hex').slice(0, 12),
    assets,
    scripts: initial.filter((file) => file.endsWith('.js')),
    styles: initial.filter((file) => file.endsWith('.css')),
    chunks: Object.fromEntries(routes.map(({ path, chunk }) => [path, filesOfChunk(compilation, chunk)])),
    routes,
  }
}
