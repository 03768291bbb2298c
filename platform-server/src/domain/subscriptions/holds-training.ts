import { sql } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { certificates } from '../../lib/data/schema/training/certificates.ts'
import { courseAccess } from '../../lib/data/schema/orders.ts'
import { users } from '../../lib/data/schema/people.ts'
import { givenModules } from '../lti/given-modules.ts'

/**
 * Whether a user owns a course, is given one by a learning management system, or holds a certificate, in whatever state:
 * their pages stay open to them.
 */
export async function holdsTraining(tx: Tx, userId: number): Promise<boolean> {
  const [answer] = await tx
    .select({
      isHolder: sql<boolean>`exists (select 1 from ${courseAccess} where ${courseAccess.userId} = ${userId})
        or exists (select 1 from ${certificates} where ${certificates.userId} = ${userId})`,
    })
    .from(users)
    .where(sql`${users.id} = ${userId}`)
  return (answer?.isHolder ?? false) || (await givenModules(tx, [userId])).has(userId)
}
