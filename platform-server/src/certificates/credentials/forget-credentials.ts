import { and, eq, lt } from 'drizzle-orm'
import type { Services } from '../../app/services.ts'
import { removeUnnamed } from '../../domain/documents/unnamed-files.ts'
import { credentials } from '../../lib/data/schema/training/credentials.ts'
import { CREDENTIAL_FOLDER } from './credential-folder.ts'

const DAY_MS = 24 * 60 * 60_000
/** How long a refused one may be corrected. */
const REFUSED_DAYS = 90

/** Deletes refused credentials with their files, and files that no credential names. Approved ones are training records. */
export async function forgetCredentials(
  parts: Pick<Services, 'database' | 'storage' | 'now'>,
): Promise<void> {
  const { database, storage } = parts
  const at = parts.now().getTime()
  const isOver = and(
    eq(credentials.state, 'refused'),
    lt(credentials.decidedAt, new Date(at - REFUSED_DAYS * DAY_MS)),
  )
  const gone = await database.withPlatform((tx) =>
    tx.delete(credentials).where(isOver).returning({ key: credentials.fileKey }),
  )
  for (const { key } of gone) await storage.remove(key)
  await removeUnnamed(parts, { folder: CREDENTIAL_FOLDER, columns: [credentials.fileKey] })
}
