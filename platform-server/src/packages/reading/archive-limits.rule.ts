import { PACKAGE_LIMITS } from '@platform/shared-contracts/http'

export interface ArchiveEntry {
  readonly path: string
  readonly compressedBytes: number
  readonly bytes: number
  readonly isEncrypted: boolean
  /** The type bits of its Unix mode; 0 where the archive has none. */
  readonly fileType: number
}

export type ArchiveFault =
  | { readonly kind: 'encrypted' | 'no-file' | 'twice' | 'path' | 'large-file'; readonly path: string }
  | { readonly kind: 'too-many' | 'too-large' | 'bomb' }

const REGULAR_FILE = 0o100000
const LONGEST_PATH = 400
/** Text compresses to a twentieth at best; what exceeds this is made to exhaust the reader. */
const MAX_RATIO = 120
const SMALL_BYTES = 5 * 1024 * 1024

/** Why the archive is not unpacked; `null` if it may be. By what its directory declares: reading enforces the sizes. */
export function archiveFault(entries: readonly ArchiveEntry[]): ArchiveFault | null {
  if (entries.length > PACKAGE_LIMITS.files) return { kind: 'too-many' }
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  if (bytes > PACKAGE_LIMITS.unpackedBytes) return { kind: 'too-large' }
  const compressed = entries.reduce((sum, entry) => sum + entry.compressedBytes, 0)
  if (bytes > SMALL_BYTES && bytes > compressed * MAX_RATIO) return { kind: 'bomb' }
  const seen = new Set<string>()
  for (const entry of entries) {
    const kind = entryFault(entry, seen)
    if (kind) return { kind, path: entry.path }
    seen.add(entry.path)
  }
  return null
}

function entryFault(
  { path, bytes, isEncrypted, fileType }: ArchiveEntry,
  seen: ReadonlySet<string>,
): 'encrypted' | 'no-file' | 'twice' | 'path' | 'large-file' | null {
  if (isEncrypted) return 'encrypted'
  // A link would be read by what it points to.
  if (fileType !== 0 && fileType !== REGULAR_FILE) return 'no-file'
  if (!isPlainPath(path)) return 'path'
  if (seen.has(path)) return 'twice'
  return bytes > PACKAGE_LIMITS.fileBytes ? 'large-file' : null
}

/** Relative, without parts that climb, and without characters that no address or database has. */
function isPlainPath(path: string): boolean {
  if (path.length === 0 || path.length > LONGEST_PATH || /[\p{Cc}\p{Cs}\\:]/u.test(path)) return false
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}
