import { createHash } from 'node:crypto'
import type { ReleaseAsset } from '@platform/shared-contracts/http'
import type { Compilation } from 'webpack'

/** Every emitted file a page may load, with the digest of its final bytes. Call it after all other asset work. `also`: files of other kinds. */
export function digestAssets(compilation: Compilation, also: readonly string[] = []): ReleaseAsset[] {
  return compilation
    .getAssets()
    .filter(({ name }) => isServed(name) || also.includes(name))
    .map(({ name, source }) => {
      const bytes = source.buffer()
      return { file: name, integrity: integrityOf(bytes), sizeBytes: bytes.length }
    })
    .sort((one, other) => (one.file < other.file ? -1 : 1))
}

function isServed(name: string): boolean {
  return !/\.(map|json|br|gz|txt)$/.test(name)
}

export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
