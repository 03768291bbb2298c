import { randomUUID } from 'node:crypto'
import type { FileStorage } from '../../lib/storage/file-storage.ts'
import type { SentDocument } from './sent-document.ts'

/** What a row says of its file. */
export interface DocumentFile {
  readonly fileKey: string
  readonly fileName: string
  readonly fileType: string
  readonly fileSizeBytes: number
}

interface Storing {
  /** Ends with a slash. */
  readonly folder: string
  readonly tenantId: number
  readonly now: Date
}

/**
 * Stored before the row that names it (decision 0042). The key contains the day, so that the nightly job can find files
 * that no row ever named.
 */
export async function storeDocument(
  storage: FileStorage,
  { bytes, type, extension, name }: SentDocument,
  { folder, tenantId, now }: Storing,
): Promise<DocumentFile> {
  const fileKey = `${folder}${tenantId}/${now.toISOString().slice(0, 10)}/${randomUUID()}.${extension}`
  await storage.put(fileKey, bytes, type)
  return { fileKey, fileName: name, fileType: type, fileSizeBytes: bytes.length }
}
