import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { ltiPeople, ltiPlatforms } from '../../lib/data/schema/standards/lti.ts'

/**
 * Modules that people may take because a learning management system brought them, by user, each once. Read at every request,
 * so that a platform that is switched off or removed gives nothing from then on.
 */
export async function givenModules(
  tx: Tx,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const gives = and(
    inArray(ltiPeople.userId, [...userIds]),
    eq(ltiPlatforms.isActive, true),
    eq(ltiPlatforms.givesAccess, true),
  )
  const rows = await tx
    .select({ userId: ltiPeople.userId, codes: ltiPlatforms.moduleCodes })
    .from(ltiPeople)
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiPeople.platformId))
    .where(gives)
  const rowsOf = Map.groupBy(rows, ({ userId }) => userId)
  return new Map([...rowsOf].map(([id, its]) => [id, [...new Set(its.flatMap(({ codes }) => codes))]]))
}
