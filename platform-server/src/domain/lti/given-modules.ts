import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { ltiPeople, ltiPlatforms } from '../../lib/data/schema/standards/lti.ts'

/**
 * Modules that a person may take because a learning management system brought them, each once. Read at every request, so
 * that a platform that is switched off or removed gives nothing from then on.
 */
export async function givenModules(tx: Tx, userId: number): Promise<string[]> {
  const gives = and(
    eq(ltiPeople.userId, userId),
    eq(ltiPlatforms.isActive, true),
    eq(ltiPlatforms.givesAccess, true),
  )
  const rows = await tx
    .select({ codes: ltiPlatforms.moduleCodes })
    .from(ltiPeople)
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiPeople.platformId))
    .where(gives)
  return [...new Set(rows.flatMap(({ codes }) => codes))]
}
