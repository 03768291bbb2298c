import type { Readable } from 'node:stream'

export interface StoredFile {
  readonly body: Readable
  readonly sizeBytes: number
}

/**
 * Where files live: uploads, release files. The file system by default, S3 by configuration.
 *
 * Keys are relative paths of plain segments (`uploads/ab12.png`); anything else is refused.
 */
export interface FileStorage {
  /** Replaces an existing file, whole or not at all. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** `null` when there is no such file. */
  get(key: string): Promise<StoredFile | null>
  exists(key: string): Promise<boolean>
  /** Every key that begins with the prefix, sorted. */
  list(prefix: string): Promise<readonly string[]>
  remove(key: string): Promise<void>
}

const KEY = /^[A-Za-z0-9_][A-Za-z0-9._-]*(\/[A-Za-z0-9_@][A-Za-z0-9._@-]*)*$/

export function isStorageKey(key: string): boolean {
  return key.length <= 512 && KEY.test(key)
}

export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new Error(`"${key}" is not a storage key`)
}
