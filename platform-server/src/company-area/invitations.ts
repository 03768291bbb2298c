import type { CompanyInvitation } from '@platform/shared-contracts/http'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Services } from '../app/services.ts'
import type { SignedIn } from '../app/request-context.ts'
import { queueRequirements } from '../domain/requirements/requirements-job.ts'
import { recordAudit } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'
import { companyPeople } from '../lib/data/schema/company/company-people.ts'
import { companies } from '../lib/data/schema/people.ts'
import { ProblemError } from '../lib/problem.ts'
import { personSubject } from './company-work.ts'

/** By address: only its owner can sign in with it. */
const awaits = ({ email }: SignedIn) =>
  and(
    eq(companyPeople.email, email),
    isNull(companyPeople.joinedAt),
    isNull(companyPeople.declinedAt),
    isNull(companyPeople.deactivatedAt),
  )

export async function openInvitations(tx: Tx, who: SignedIn): Promise<CompanyInvitation[]> {
  const rows = await tx
    .select({ person: companyPeople, companyName: companies.name })
    .from(companyPeople)
    .innerJoin(companies, eq(companies.id, companyPeople.companyId))
    .where(awaits(who))
    .orderBy(asc(companyPeople.invitedAt))
  return rows.map(({ person: { id, invitedBy, invitedAt }, companyName }) => ({
    ...{ id, companyName, invitedBy },
    invitedAt: invitedAt.toISOString(),
  }))
}

interface Answer {
  readonly id: number
  readonly accepts: boolean
  readonly now: Date
  readonly jobs: Services['jobs']
}

/** Errors: 404, 409 `in-another-company`. */
export async function answerInvitation(
  tx: Tx,
  who: SignedIn,
  { id, accepts, now, jobs }: Answer,
): Promise<void> {
  const { userId, tenantId, email: actor } = who
  if (accepts && (await isInCompany(tx, userId))) throw new ProblemError(409, 'in-another-company')
  const [row] = await tx
    .update(companyPeople)
    .set(accepts ? { userId, joinedAt: now } : { declinedAt: now })
    .where(and(eq(companyPeople.id, id), awaits(who)))
    .returning()
  if (!row) throw new ProblemError(404, 'company-invitation-gone')
  const action = accepts ? 'company-person.join' : 'company-person.decline'
  const subject = personSubject(row.companyId, id)
  await recordAudit(tx, { tenantId, actor, subject, action, after: { email: row.email } })
  if (accepts) await queueRequirements({ jobs }, tx, { tenantId, companyId: row.companyId })
}

async function isInCompany(tx: Tx, userId: number): Promise<boolean> {
  // Of two acceptances at once, the second waits for the first and then finds it.
  await tx.execute(sql`select pg_advisory_xact_lock(${MEMBERSHIP_LOCK}, ${userId})`)
  const isActive = and(eq(companyPeople.userId, userId), isNull(companyPeople.deactivatedAt))
  return (await tx.$count(companyPeople, isActive)) > 0
}

// Any constant will do, as long as nothing else locks a number with it.
const MEMBERSHIP_LOCK = 7_263_556
