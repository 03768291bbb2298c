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

const DAY_MS = 24 * 60 * 60_000
/** No request takes longer between its file and its row. */
const UNNAMED_DAYS = 2

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

/** Deletes the files of a folder that no row names. `namedOf` returns those of these keys that rows name. */
export async function removeUnnamed(
  storage: FileStorage,
  { folder, now }: Pick<Storing, 'folder' | 'now'>,
  namedOf: (keys: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
  const before = now.getTime() - UNNAMED_DAYS * DAY_MS
  const old = (await storage.list(folder)).filter((key) => storedAt(key) < before)
  if (old.length === 0) return
  const named = new Set(await namedOf(old))
  for (const key of old) if (!named.has(key)) await storage.remove(key)
}

/** When the file was stored, in milliseconds; NaN for a key that this server did not make. */
function storedAt(key: string): number {
  return Date.parse(key.split('/')[2] ?? '')
}
