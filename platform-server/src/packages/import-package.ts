import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { PACKAGE_LIMITS, type CoursePackage } from '@platform/shared-contracts/http'
import type { SignedIn } from '../app/request-context.ts'
import type { Services } from '../app/services.ts'
import { packageFolder } from '../domain/packages/package-storage.ts'
import { recordAudit } from '../lib/data/audit.ts'
import { ProblemError } from '../lib/problem.ts'
import type { FileStorage } from '../lib/storage/file-storage.ts'
import { mediaType } from './reading/media-type.rule.ts'
import { openArchive, type Archive } from './reading/open-archive.ts'
import { readCourse } from './reading/read-course.ts'
import { folderName } from './tidy/folder-time.rule.ts'
import { insertPackage, type StoredPackageFile } from './sql-packages.ts'

type Parts = Pick<Services, 'database' | 'storage' | 'now'>

/**
 * Checks an archive, stores its files and adds the package, closed to learners. The archive itself is not stored.
 *
 * Errors  `ProblemError` 413, 415 or 422; nothing is stored then.
 */
export async function importPackage(
  parts: Parts,
  who: SignedIn,
  upload: MultipartFile,
): Promise<CoursePackage> {
  const directory = await mkdtemp(path.join(tmpdir(), 'package-'))
  try {
    const file = path.join(directory, 'archive.zip')
    await pipeline(upload.file, createWriteStream(file))
    if (upload.file.truncated)
      throw new ProblemError(413, 'too-large:package', {
        values: { limit: PACKAGE_LIMITS.archiveBytes / (1024 * 1024) },
      })
    const archive = await openArchive(file)
    try {
      return await storeArchive(parts, who, {
        archive,
        fileName: shortName(upload.filename),
        sizeBytes: upload.file.bytesRead,
      })
    } finally {
      archive.close()
    }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

interface Received {
  readonly archive: Archive
  readonly fileName: string
  readonly sizeBytes: number
}

async function storeArchive(
  { database, storage, now }: Parts,
  { tenantId, email }: SignedIn,
  { archive, fileName, sizeBytes }: Received,
): Promise<CoursePackage> {
  const course = await readCourse(archive)
  const folder = folderName(now(), randomUUID())
  const prefix = packageFolder({ tenantId, folder })
  const stored = new Set<string>()
  try {
    const files = await storeFiles(archive, storage, { prefix, stored })
    return await database.withTenant(tenantId, async (tx) => {
      const values = {
        ...course,
        ...{ tenantId, folder, fileName, sizeBytes },
        fileCount: files.length,
        uploadedBy: email,
        uploadedAt: now(),
      }
      const after = await insertPackage(tx, values, files)
      const subject = `package/${after.id}`
      await recordAudit(tx, { tenantId, actor: email, action: 'package.import', subject, after })
      return after
    })
  } catch (error) {
    for (const key of stored) await storage.remove(key)
    throw error
  }
}

async function storeFiles(
  archive: Archive,
  storage: FileStorage,
  { prefix, stored }: { readonly prefix: string; readonly stored: Set<string> },
): Promise<StoredPackageFile[]> {
  const files: StoredPackageFile[] = []
  for (const name of archive.paths) {
    const bytes = await archive.read(name)
    const hash = createHash('sha256').update(bytes).digest('hex')
    const key = `${prefix}${hash}`
    if (!stored.has(key)) await storage.put(key, bytes, mediaType(name))
    stored.add(key)
    files.push({ path: name, hash, sizeBytes: bytes.length })
  }
  return files
}

/** As the browser named it, for people to recognize. */
function shortName(name: string): string {
  return name.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(-120) || 'package.zip'
}
