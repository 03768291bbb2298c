import type { Id } from '@platform/shared-contracts/http'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { consultationBookings } from '../lib/data/schema/consultations.ts'
import { partnerProfiles } from '../lib/data/schema/partners.ts'
import { users } from '../lib/data/schema/people.ts'
import type { Person } from '../domain/accounts/people.ts'
import { ProblemError } from '../lib/problem.ts'
import { rowId } from '../lib/row-id.ts'
import { HOUR_MS } from './slots.rule.ts'

/** A partner with a public profile. Errors: 404. */
export async function findConsultant(tx: Tx, id: Id): Promise<Person> {
  const [found] = await tx
    .select({ user: users })
    .from(partnerProfiles)
    .innerJoin(users, and(eq(users.id, partnerProfiles.userId), eq(users.isProfessionalPartner, true)))
    .where(eq(users.id, rowId(id)))
  if (!found) throw new ProblemError(404, 'partner-not-found')
  return found.user
}

/** Start times of the partner's hours that are not over and not canceled. */
export async function takenHours(tx: Tx, partnerId: number, now: Date): Promise<readonly Date[]> {
  const rows = await tx
    .select({ startsAt: consultationBookings.startsAt })
    .from(consultationBookings)
    .where(
      and(
        eq(consultationBookings.partnerId, partnerId),
        isNull(consultationBookings.cancelledAt),
        gt(consultationBookings.startsAt, new Date(now.getTime() - 2 * HOUR_MS)),
      ),
    )
  return rows.map(({ startsAt }) => startsAt)
}
