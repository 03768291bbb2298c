import { and, count, eq, gt, isNull } from 'drizzle-orm'
import type { Services } from '../app/services.ts'
import { recordAudit, type AuditEntry } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'
import { consultationBookings } from '../lib/data/schema/consultations.ts'
import { users } from '../lib/data/schema/people.ts'
import { endSessionsOf } from '../domain/accounts/open-sessions.ts'
import { existingPerson, lockSuperAdmins } from '../domain/accounts/existing-person.ts'
import type { Person } from '../domain/accounts/people.ts'
import { ProblemError } from '../lib/problem.ts'
import type { EraseAccount, Erased } from './erase-account.ts'
import { endRefusal } from './may-end.rule.ts'

interface Actor {
  readonly userId: number
  readonly email: string
}

interface EndRequest {
  readonly id: number
  readonly actor: Actor
  readonly reason: string
}

interface Parts {
  readonly now: Services['now']
  readonly erase: EraseAccount
}

/** Disables, enables and erases accounts, each with its audit entry. Errors: 404, 409 with the code of may-end.rule.ts. */
export function createAccountEndings({ now, erase }: Parts) {
  const endable = async (tx: Tx, action: 'disable' | 'erase', id: number): Promise<Person> => {
    const superAdmins = await lockSuperAdmins(tx)
    const person = await existingPerson(tx, id)
    const standing = {
      role: person.role,
      isDisabled: person.disabledAt !== null,
      isErased: person.erasedAt !== null,
      isOperator: person.isOperator,
    }
    const refusal = endRefusal(action, standing, {
      superAdmins,
      operators: await operators(tx),
      learners: await learnersOf(tx, id),
      consultations: await hoursToCome(tx, id, now()),
    })
    if (refusal) throw new ProblemError(409, refusal === 'has-learners' ? 'has-learners:account' : refusal)
    return person
  }

  return {
    async disable(tx: Tx, { id, actor, reason }: EndRequest): Promise<void> {
      const person = await endable(tx, 'disable', id)
      if (id === actor.userId) throw ownAccount()
      await tx
        .update(users)
        .set({ disabledAt: person.disabledAt ?? now(), disabledReason: reason })
        .where(eq(users.id, id))
      await endSessionsOf(tx, id, now())
      await audit(tx, person, actor, { action: 'person.disable', after: { reason } })
    },

    async enable(tx: Tx, { id, actor }: EndRequest): Promise<void> {
      const person = await existingPerson(tx, id)
      if (person.erasedAt) throw new ProblemError(409, 'erased-already')
      await tx.update(users).set({ disabledAt: null, disabledReason: null }).where(eq(users.id, id))
      await audit(tx, person, actor, {
        action: 'person.enable',
        before: { reason: person.disabledReason },
      })
    },

    async erase(tx: Tx, { id, actor, reason }: EndRequest): Promise<Erased> {
      const person = await endable(tx, 'erase', id)
      const isOwn = id === actor.userId
      const by = isOwn ? { ...actor, email: `erased account ${id}` } : actor
      const erased = await erase(tx, person)
      await audit(tx, person, by, {
        action: isOwn ? 'person.close' : 'person.erase',
        after: { ...(reason && { reason }), keepsTraining: erased.keepsTraining },
      })
      return erased
    },
  }
}

export type AccountEndings = ReturnType<typeof createAccountEndings>

/** Of this tenant: another tenant's operator cannot be counted from here, so each tenant that has one keeps one. */
async function operators(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(users)
    .where(and(eq(users.isOperator, true), isNull(users.disabledAt)))
  return row?.total ?? 0
}

async function learnersOf(tx: Tx, partnerId: number): Promise<number> {
  const isTheirs = and(eq(users.assignedPartnerId, partnerId), isNull(users.disabledAt))
  const [row] = await tx.select({ total: count() }).from(users).where(isTheirs)
  return row?.total ?? 0
}

async function hoursToCome(tx: Tx, partnerId: number, now: Date): Promise<number> {
  const { partnerId: partner, startsAt, canceledAt } = consultationBookings
  const [row] = await tx
    .select({ total: count() })
    .from(consultationBookings)
    .where(and(eq(partner, partnerId), gt(startsAt, now), isNull(canceledAt)))
  return row?.total ?? 0
}

interface AuditedChange {
  readonly action: AuditEntry['action']
  readonly before?: object
  readonly after?: object
}

async function audit(
  tx: Tx,
  { id, tenantId }: Person,
  { email }: Actor,
  change: AuditedChange,
): Promise<void> {
  await recordAudit(tx, { tenantId, actor: email, subject: `user/${id}`, ...change })
}

const ownAccount = () => new ProblemError(409, 'own-account')
