import type { FileSource } from '../../lib/release-files/release-store.ts'
import { readFile } from '../../lib/release-files/release-store.ts'
import type { FileStorage } from '../../lib/storage/file-storage.ts'

/** The digest of an integrity, in hex: safe in URLs and file names. */
export function digestOf(integrity: string): string {
  return Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex')
}

/** Uploaded files wait here, under their content hash, until their release is registered. They are never served. */
export function stagingKey(remote: string, digest: string): string {
  return `incoming/${remote}/${digest}`
}

export function stagedSource(storage: FileStorage, remote: string): FileSource {
  return async ({ integrity }) => {
    const key = stagingKey(remote, digestOf(integrity))
    const bytes = await readFile(storage, key)
    return bytes && { bytes, brotli: await readFile(storage, `${key}.br`) }
  }
}
