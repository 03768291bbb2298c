import { createHash } from 'node:crypto'
import { PublishedPackagesPlugin } from '@platform/remote-kit/webpack'
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack'

const NAME = 'ServiceWorkerPlugin'
const FILE = 'service-worker.js'
const EMITTED = /^service-worker\.[0-9a-f]{8}\.js$/

/** Of the shell's own build: how modules are found and transpiled. */
type Base = Pick<Configuration, 'context' | 'resolve' | 'resolveLoader' | 'module' | 'stats'>

/**
 * Builds src/offline/service-worker.ts by a compilation of its own, into one file: a worker shares no chunk with a page, and
 * what the page's build adds (federation, guards) has no place in it. Adds it to the shell's build as `service-worker.<hash>.js`.
 */
export class ServiceWorkerPlugin {
  private readonly base: Base

  constructor(base: Base) {
    this.base = base
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After the page's files are minimized, as this one is already, and before the build is described.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        try {
          const source = await bundle(this.base)
          const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
          const { RawSource } = compiler.webpack.sources
          compilation.emitAsset(FILE.replace('.', `.${hash}.`), new RawSource(source))
        } catch (error) {
          const { WebpackError } = compiler.webpack
          compilation.errors.push(new WebpackError(`The service worker could not be built: ${String(error)}`))
        }
      })
    })
  }
}

/** Name of the build's service worker; `undefined` for a build without one. */
export function workerFileOf(compilation: Compilation): string | undefined {
  return compilation.getAssets().find(({ name }) => EMITTED.test(name))?.name
}

function bundle({ context, resolve, resolveLoader, module, stats }: Base): Promise<Buffer> {
  const compiler = webpack({
    ...{ context, resolve, resolveLoader, module, stats },
    mode: 'production',
    name: 'service worker',
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: './src/offline/service-worker.ts',
    output: { filename: FILE, path: context },
    plugins: [new PublishedPackagesPlugin()],
    optimization: { splitChunks: false, runtimeChunk: false },
    performance: { hints: false },
  })
  // Its one file is taken from memory.
  compiler?.hooks.shouldEmit.tap(NAME, () => false)
  return new Promise((resolve, reject) => {
    compiler?.run((error, built) => {
      const source = built?.compilation.getAsset(FILE)?.source.buffer()
      if (error) reject(error)
      else if (source && !built?.hasErrors()) resolve(source)
      else reject(new Error(built?.toString({ all: false, errors: true })))
    })
  })
}
