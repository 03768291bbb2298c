import type { ProfessionalPartner } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { users } from '../lib/data/schema/people.ts'

/** Those a learner may choose, by last name. */
export function listPartners(tx: Tx): Promise<ProfessionalPartner[]> {
  return tx
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      title: users.title,
      certifications: users.certifications,
    })
    .from(users)
    .where(eq(users.isProfessionalPartner, true))
    .orderBy(users.lastName, users.firstName)
}
