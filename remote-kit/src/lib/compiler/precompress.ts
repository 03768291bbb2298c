import type { Compilation, Compiler } from 'webpack'
import { precompressed } from '../release/precompressed.ts'
import { emittedFiles } from './asset-digests.ts'

/** Emits `x.js.br` beside every text file that is worth it. */
export async function precompress(compiler: Compiler, compilation: Compilation): Promise<void> {
  for (const { file, bytes } of await precompressed(emittedFiles(compilation)))
    compilation.emitAsset(file, new compiler.webpack.sources.RawSource(Buffer.from(bytes)))
}
