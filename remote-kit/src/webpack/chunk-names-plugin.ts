import type { Compiler } from 'webpack'

const NAME = 'ChunkNamesPlugin'

/**
 * A chunk that somebody named goes by its name, every other by webpack's number: then a file can be called after the id, and
 * no table of names and hashes has to stand in the entry.
 */
export class ChunkNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // Before webpack gives numbers to those that have none.
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
