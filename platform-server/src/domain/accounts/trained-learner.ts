import type { Role } from '@platform/shared-contracts/http'
import { countsAsAdmin, hasPermission } from '@platform/shared-contracts/rules'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { users } from '../../lib/data/schema/people.ts'
import type { Person } from './people.ts'
import { ProblemError } from '../../lib/problem.ts'

interface Trainer {
  readonly userId: number
  readonly role: Role
  readonly isProfessionalPartner: boolean
}

/**
 * A learner whom this person may look after: for a partner those assigned to them now, for an admin all of the tenant.
 *
 * Errors  404 for everyone else, so that no one learns who exists.
 */
export async function trainedLearner(tx: Tx, who: Trainer, learnerId: number): Promise<Person> {
  const isTheirs = countsAsAdmin(who) ? undefined : eq(users.assignedPartnerId, who.userId)
  const mayTrain = hasPermission(who, 'see-assigned-learners')
  const [learner] = mayTrain
    ? await tx
        .select()
        .from(users)
        .where(and(eq(users.id, learnerId), isTheirs))
    : []
  if (!learner) throw new ProblemError(404, 'learner-not-found')
  return learner
}
