import { createHash } from 'node:crypto'
import type { Compilation, Compiler } from 'webpack'

const NAME = 'ReleaseKeyPlugin'

/** Stands in for the key while chunks are rendered; as long as the key, so no source position moves. */
export const RELEASE_KEY_SLOT = '__release__'

/**
 * Gives the chunk loading global of each build its own name, made of the build's content: two releases of one remote
 * can then be on one page (the fallback to the last good release) without running each other's modules.
 * Runs before real content hashes are taken, so equal sources still give equal files.
 * No option of webpack does this: `output.chunkLoadingGlobal` is a plain text without placeholders, and a build knows its
 * content only when it is rendered.
 */
export class ReleaseKeyPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => fillSlots(compiler, compilation))
    })
  }
}

function fillSlots(compiler: Compiler, compilation: Compilation): void {
  const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'))
  const digest = createHash('sha256')
  for (const { source } of scripts) digest.update(source.buffer())
  const key = digest.digest('hex').slice(0, RELEASE_KEY_SLOT.length)
  for (const { name, source } of scripts) {
    const text = source.source().toString()
    if (!text.includes(RELEASE_KEY_SLOT)) continue
    compilation.updateAsset(
      name,
      new compiler.webpack.sources.RawSource(text.replaceAll(RELEASE_KEY_SLOT, key)),
    )
  }
}
