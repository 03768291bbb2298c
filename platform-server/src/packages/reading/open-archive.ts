import { buffer } from 'node:stream/consumers'
import { PACKAGE_LIMITS } from '@platform/shared-contracts/http'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { problemText, ProblemError } from '../../lib/problem.ts'
import { archiveFault, type ArchiveEntry, type ArchiveFault } from './archive-limits.rule.ts'
import { packageProblem } from './package-problem.ts'

const MEGABYTE = 1024 * 1024

export interface Archive {
  readonly paths: ReadonlySet<string>
  /** Errors: `ProblemError` when its bytes are not what the directory of the archive declares. */
  read(path: string): Promise<Buffer>
  close(): void
}

/**
 * Opens a ZIP archive on the disk and checks everything in it before a single file is unpacked.
 *
 * Errors  `ProblemError` 415 for what is no ZIP archive, 422 at the field `file` for one that is refused.
 */
export async function openArchive(file: string): Promise<Archive> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new ProblemError(415, 'not-a-package')
  })
  try {
    const entries = await listEntries(zip)
    const fault = archiveFault([...entries].map(described))
    if (fault) throw packageProblem(sentenceFor(fault))
    const byPath = new Map(entries.map((entry) => [entry.fileName, entry]))
    return {
      paths: new Set(byPath.keys()),
      read: async (path) => {
        const entry = byPath.get(path)
        if (!entry) throw new Error(`The archive has no "${path}".`)
        return unpack(zip, entry)
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** The library refuses bytes that are more or fewer than the entry declares. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  try {
    return await buffer(await zip.openReadStreamPromise(entry))
  } catch (error) {
    throw packageProblem(problemText('invalid:package-damaged'), error)
  }
}

/** Its files, without the folders. The library itself refuses absolute paths and those that climb. */
async function listEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  try {
    for await (const entry of zip.eachEntry()) {
      if (!entry.fileName.endsWith('/')) entries.push(entry)
      if (entries.length > PACKAGE_LIMITS.files) break
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    const path = /(?:absolute path|invalid relative path|invalid characters in fileName): (.*)/.exec(
      reason,
    )?.[1]
    if (path === undefined) throw packageProblem(problemText('invalid:package-damaged'))
    throw packageProblem(problemText('invalid:package-path', { path: shown(path) }))
  }
  return entries
}

function described(entry: Entry): ArchiveEntry {
  return {
    path: entry.fileName,
    compressedBytes: entry.compressedSize,
    bytes: entry.uncompressedSize,
    isEncrypted: entry.isEncrypted(),
    fileType: (entry.externalFileAttributes >>> 16) & 0o170000,
  }
}

/** A path from the archive, as far as a message shows it. */
function shown(path: string): string {
  return path.replace(/[\p{Cc}\p{Cs}]/gu, '?').slice(0, 100)
}

function sentenceFor(fault: ArchiveFault) {
  return 'path' in fault ? sentenceForFile(fault.kind, shown(fault.path)) : sentenceForAll(fault.kind)
}

function sentenceForAll(kind: 'too-many' | 'too-large' | 'bomb') {
  switch (kind) {
    case 'too-many':
      return problemText('invalid:package-files', { limit: PACKAGE_LIMITS.files })
    case 'too-large':
      return problemText('invalid:package-unpacked', { limit: PACKAGE_LIMITS.unpackedBytes / MEGABYTE })
    case 'bomb':
      return problemText('invalid:package-ratio')
  }
}

type FileFault = Extract<ArchiveFault, { readonly path: string }>['kind']

function sentenceForFile(kind: FileFault, path: string) {
  switch (kind) {
    case 'large-file':
      return problemText('invalid:package-large-file', { path, limit: PACKAGE_LIMITS.fileBytes / MEGABYTE })
    case 'path':
      return problemText('invalid:package-path', { path })
    case 'twice':
      return problemText('invalid:package-twice', { path })
    case 'encrypted':
    case 'no-file':
      return problemText('invalid:package-entry', { path })
  }
}
