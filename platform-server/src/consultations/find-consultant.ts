import type { Id } from '@platform/shared-contracts/http'
import { and, asc, eq, gt, isNull, ne, notInArray } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { consultationBookings } from '../lib/data/schema/consultations.ts'
import { partnerProfiles } from '../lib/data/schema/partners.ts'
import { users } from '../lib/data/schema/people.ts'
import type { Person } from '../domain/accounts/people.ts'
import { ProblemError } from '../lib/problem.ts'
import { rowId } from '../lib/row-id.ts'
import type { Busy } from './availability/slots.rule.ts'

/** A partner with a public profile. Errors: 404. */
export async function findConsultant(tx: Tx, id: Id): Promise<Person> {
  const [found] = await consultants(tx).where(eq(users.id, rowId(id)))
  if (!found) throw new ProblemError(404, 'partner-not-found')
  return found.user
}

/** Every partner with a public profile but these people, by name. */
export async function otherConsultants(tx: Tx, ids: readonly number[]): Promise<readonly Person[]> {
  const rows = await consultants(tx)
    .where(notInArray(users.id, [...ids]))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
  return rows.map(({ user }) => user)
}

const consultants = (tx: Tx) =>
  tx
    .select({ user: users })
    .from(partnerProfiles)
    .innerJoin(users, and(eq(users.id, partnerProfiles.userId), eq(users.isProfessionalPartner, true)))
    .$dynamic()

interface Reading {
  readonly now: Date
  /** A booking that is about to move. */
  readonly except?: string | undefined
}

/** The partner's booked time from now on, the breaks included. */
export async function busyTimes(
  tx: Tx,
  partnerId: number,
  { now, except }: Reading,
): Promise<readonly Busy[]> {
  const { startsAt, blockedUntil, canceledAt, id } = consultationBookings
  return tx
    .select({ startsAt, blockedUntil })
    .from(consultationBookings)
    .where(
      and(
        eq(consultationBookings.partnerId, partnerId),
        isNull(canceledAt),
        gt(blockedUntil, now),
        except === undefined ? undefined : ne(id, except),
      ),
    )
}
