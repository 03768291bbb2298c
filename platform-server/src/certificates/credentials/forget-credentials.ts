import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Services } from '../../app/services.ts'
import { removeUnnamed } from '../../domain/documents/document-files.ts'
import { credentials } from '../../lib/data/schema/training/credentials.ts'
import { CREDENTIAL_FOLDER } from './credential-folder.ts'

const DAY_MS = 24 * 60 * 60_000
/** How long a refused one may be corrected. */
const REFUSED_DAYS = 90

/** Deletes refused credentials with their files, and files that no credential names. Approved ones are training records. */
export async function forgetCredentials({
  database,
  storage,
  now,
}: Pick<Services, 'database' | 'storage' | 'now'>): Promise<void> {
  const at = now().getTime()
  const isOver = and(
    eq(credentials.state, 'refused'),
    lt(credentials.decidedAt, new Date(at - REFUSED_DAYS * DAY_MS)),
  )
  const gone = await database.withPlatform((tx) =>
    tx.delete(credentials).where(isOver).returning({ key: credentials.fileKey }),
  )
  for (const { key } of gone) await storage.remove(key)

  await removeUnnamed(storage, { folder: CREDENTIAL_FOLDER, now: now() }, async (keys) => {
    const { fileKey } = credentials
    const rows = await database.withPlatform((tx) =>
      tx
        .select({ fileKey })
        .from(credentials)
        .where(inArray(fileKey, [...keys])),
    )
    return rows.map((row) => row.fileKey)
  })
}
