import { randomUUID } from 'node:crypto'
import type { FileStorage } from '../../lib/storage/file-storage.ts'
import type { SentFile } from './read-credential-form.ts'

export const CREDENTIAL_FOLDER = 'credentials/'

/**
 * Stored before the row that names it (decision 0042). The key contains the day, so that the nightly job can find files
 * that no row ever named.
 */
export async function storeFile(
  storage: FileStorage,
  { bytes, type, extension, name }: SentFile,
  { tenantId, now }: { readonly tenantId: number; readonly now: Date },
) {
  const fileKey = `${CREDENTIAL_FOLDER}${tenantId}/${now.toISOString().slice(0, 10)}/${randomUUID()}.${extension}`
  await storage.put(fileKey, bytes, type)
  return { fileKey, fileName: name, fileType: type, fileSizeBytes: bytes.length }
}

/** When the file was stored, in milliseconds; NaN for a key that this server did not make. */
export function storedAt(key: string): number {
  return Date.parse(key.split('/')[2] ?? '')
}
