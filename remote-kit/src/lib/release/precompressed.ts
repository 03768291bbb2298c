import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { EmittedFile } from './describe-release.ts'

const compress = promisify(brotliCompress)
const MIN_BYTES = 512

/** `x.js.br` for every text file that is worth it, at the best quality: done once, served for ever. */
export async function precompressed(files: readonly EmittedFile[]): Promise<readonly EmittedFile[]> {
  const texts = files.filter(({ file, bytes }) => /\.(js|css|svg)$/.test(file) && bytes.length >= MIN_BYTES)
  return Promise.all(
    texts.map(async ({ file, bytes }) => ({
      file: `${file}.br`,
      bytes: await compress(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    })),
  )
}
