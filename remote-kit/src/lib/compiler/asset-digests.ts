import type { ReleaseAsset } from '@platform/shared-contracts/http'
import type { Compilation } from 'webpack'
import { digestFiles, type EmittedFile } from '../release/describe-release.ts'

/** Every emitted file a page may load, with the digest of its final bytes. Call it after all other asset work. */
export function digestAssets(compilation: Compilation): ReleaseAsset[] {
  return digestFiles(emittedFiles(compilation))
}

export function emittedFiles(compilation: Compilation): EmittedFile[] {
  return compilation.getAssets().map(({ name, source }) => ({ file: name, bytes: source.buffer() }))
}
