import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Services } from '../../app/services.ts'
import { credentials } from '../../lib/data/schema/training/credentials.ts'
import { CREDENTIAL_FOLDER, storedAt } from './credential-files.ts'

const DAY_MS = 24 * 60 * 60_000
/** How long a refused one may be corrected. */
const REFUSED_DAYS = 90
/** No request takes longer between its file and its row. */
const UNNAMED_DAYS = 2

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

  const old = (await storage.list(CREDENTIAL_FOLDER)).filter(
    (key) => storedAt(key) < at - UNNAMED_DAYS * DAY_MS,
  )
  if (old.length === 0) return
  const rows = await database.withPlatform((tx) =>
    tx.select({ key: credentials.fileKey }).from(credentials).where(inArray(credentials.fileKey, old)),
  )
  const named = new Set(rows.map(({ key }) => key))
  for (const key of old) if (!named.has(key)) await storage.remove(key)
}
