import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Compilation, Compiler } from 'webpack'

const compress = promisify(brotliCompress)
const MIN_BYTES = 512

/** Emits `x.js.br` beside every text file that is worth it, at the best quality: done once, served for ever. */
export async function precompress(compiler: Compiler, compilation: Compilation): Promise<void> {
  const texts = compilation
    .getAssets()
    .filter(({ name, source }) => /\.(js|css|svg)$/.test(name) && source.size() >= MIN_BYTES)
  await Promise.all(
    texts.map(async ({ name, source }) => {
      const bytes = source.buffer()
      const packed = await compress(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
      compilation.emitAsset(`${name}.br`, new compiler.webpack.sources.RawSource(packed))
    }),
  )
}
