import type { Compiler } from 'webpack'

const NAME = 'ChunkNamesPlugin'

/**
 * A named chunk gets its name as its id, the others get webpack's numbers. Files can then be named after the id, and
 * the entry needs no table of names and hashes.
 */
export class ChunkNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // Before webpack numbers the chunks without an id.
      compilation.hooks.chunkIds.tap({ name: NAME, stage: -1 }, (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.name) continue
          chunk.id = chunk.name
          chunk.ids = [chunk.name]
        }
      })
    })
  }
}
