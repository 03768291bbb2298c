import { and, eq } from 'drizzle-orm'
import { users } from '../../lib/data/schema/people.ts'

/** Staff and partners are no learners. */
export const isLearner = and(eq(users.role, 'user'), eq(users.isProfessionalPartner, false))
