import type { Compilation, Compiler } from 'webpack'
import {
  describeRelease,
  type EmittedBuild,
  MF_MANIFEST,
  type ReleaseOptions,
} from '../release/describe-release.ts'
import { emittedFiles } from './asset-digests.ts'
import { filesOfChunk } from './chunk-files.ts'
import { precompress } from './precompress.ts'

const NAME = 'ReleasePlugin'

/** Writes `release.json` (ReleaseManifest) beside the files it describes, and a `.br` beside each of them. */
export class ReleasePlugin {
  private readonly options: ReleaseOptions

  constructor(options: ReleaseOptions) {
    this.options = options
  }

  apply(compiler: Compiler): void {
    const { Compilation, WebpackError, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        if (compilation.errors.length > 0) return
        const { manifest, faults } = describeRelease(
          emittedBuild(compilation, this.options.container),
          this.options,
        )
        for (const fault of faults) compilation.errors.push(new WebpackError(fault))
        compilation.emitAsset('release.json', new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`))
        if (!this.options.isDevelopment) await precompress(compiler, compilation)
      })
    })
  }
}

function emittedBuild(compilation: Compilation, container: string): EmittedBuild {
  return {
    files: emittedFiles(compilation),
    entry: filesOfChunk(compilation, container)[0],
    format: 'script',
    filesOf: (chunk) => filesOfChunk(compilation, chunk),
    consumed: consumedKeys(compilation),
  }
}

/**
 * Share keys of what the build consumes: its modules say so with webpack, and with Rspack, whose modules have no options,
 * Module Federation's own description of the build.
 */
function consumedKeys(compilation: Compilation): ReadonlySet<string> {
  const modules = [...compilation.modules].filter(({ type }) => type === 'consume-shared-module')
  const keys = modules.map(
    (module) => (module as { readonly options?: { readonly shareKey?: string } }).options?.shareKey,
  )
  const text = compilation.getAsset(MF_MANIFEST)?.source.source().toString() ?? '{}'
  const { shared = [] } = JSON.parse(text) as { shared?: readonly { readonly name: string }[] }
  return new Set([...keys.filter((key) => key !== undefined), ...shared.map(({ name }) => name)])
}
