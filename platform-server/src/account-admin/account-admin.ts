import type { PersonChange, PersonDetail } from '@platform/shared-contracts/http'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'
import { users } from '../lib/data/schema/people.ts'
import { existingPerson, lockSuperAdmins } from '../domain/accounts/existing-person.ts'
import { signsInByDirectory, type Person } from '../domain/accounts/people.ts'
import { ProblemError } from '../lib/problem.ts'
import { setSubscribed } from '../domain/subscriptions/subscription.ts'
import { refusalOf, type Refusal } from './person-change.rule.ts'
import { historyOf } from './sql-audit.ts'
import { retainedIdentity } from './retained-identity.ts'
import { lastSeenOf, learnersOf, openSessions, partnerChoices, toSummary } from './sql-people.ts'

export interface Actor {
  readonly userId: number
  readonly email: string
}

/** An erased account is never changed again, and gets no email. Errors: 409. */
export function refuseErased({ erasedAt }: Person): void {
  if (erasedAt) throw new ProblemError(409, 'erased-already')
}

export async function personDetail(tx: Tx, id: number, now: Date): Promise<PersonDetail> {
  const person = await existingPerson(tx, id)
  return {
    ...toSummary(person, await lastSeenOf(tx, id)),
    assignedPartnerId: person.assignedPartnerId,
    learners: await learnersOf(tx, id),
    disabledReason: person.disabledReason,
    retained: await retainedIdentity(tx, person),
    signsInByDirectory: signsInByDirectory(person),
    sessions: await openSessions(tx, id, now),
    partners: (await partnerChoices(tx)).filter((partner) => partner.id !== id),
    history: await historyOf(tx, id),
  }
}

/** One change of one person with its audit entry; see PersonChange for what is refused. */
export async function changePerson(tx: Tx, id: number, change: PersonChange, actor: Actor, now: Date) {
  const superAdmins = await lockSuperAdmins(tx)
  const person = await existingPerson(tx, id)
  refuseErased(person)
  const refusal = refusalOf(person, change, {
    isOneself: id === actor.userId,
    superAdmins,
    learners: await learnersOf(tx, id),
  })
  if (refusal) throw problemOf(refusal)
  await requirePartnerExists(tx, id, change.assignedPartnerId)
  await write(tx, person, change, now)
  await auditChange(tx, person, change, actor)
}

async function write(tx: Tx, person: Person, change: PersonChange, now: Date): Promise<void> {
  const { isSubscribed, reason = '', ...flags } = change
  const { id: userId, tenantId } = person
  if (Object.keys(flags).length > 0) await tx.update(users).set(flags).where(eq(users.id, userId))
  if (isSubscribed !== undefined) await setSubscribed(tx, { tenantId, userId, isSubscribed, reason, at: now })
}

async function auditChange(tx: Tx, person: Person, change: PersonChange, actor: Actor): Promise<void> {
  const { reason, ...wanted } = change
  const names = Object.keys(wanted) as (keyof typeof wanted)[]
  const changed = names.filter((name) => wanted[name] !== person[name])
  if (changed.length === 0) return
  await recordAudit(tx, {
    ...audited(person, actor),
    action: 'person.change',
    before: Object.fromEntries(changed.map((name) => [name, person[name]])),
    after: { ...Object.fromEntries(changed.map((name) => [name, wanted[name]])), ...(reason && { reason }) },
  })
}

export function audited({ tenantId, id }: Person, { email }: Actor) {
  return { tenantId, actor: email, subject: `user/${id}` }
}

async function requirePartnerExists(tx: Tx, id: number, partnerId: number | null | undefined): Promise<void> {
  if (partnerId === null || partnerId === undefined) return
  const isPartner = and(eq(users.id, partnerId), eq(users.isProfessionalPartner, true))
  const [partner] = await tx.select({ id: users.id }).from(users).where(isPartner)
  if (partner && partner.id !== id) return
  throw new ProblemError(422, 'invalid:partner', { field: 'assignedPartnerId' })
}

function problemOf(refusal: Refusal): ProblemError {
  return refusal === 'reason-missing'
    ? new ProblemError(422, refusal, { field: 'reason' })
    : new ProblemError(409, refusal)
}
