import { randomInt } from 'node:crypto'
import type { SignInCode } from '@platform/shared-contracts/http'
import { hasEmail } from '@platform/shared-contracts/rules'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { endSessionsOf } from '../domain/accounts/open-sessions.ts'
import type { Passwords } from '../domain/accounts/passwords.ts'
import { recordAudit } from '../lib/data/audit.ts'
import { forgetAttempts } from '../lib/attempts.ts'
import type { Tx } from '../lib/data/database.ts'
import { companyPeople } from '../lib/data/schema/company/company-people.ts'
import { users } from '../lib/data/schema/people.ts'
import { ProblemError } from '../lib/problem.ts'
import { pinAttempt } from './pin-attempt.ts'

interface Editing {
  readonly tenantId: number
  readonly actor: string
  readonly companyId: number
  readonly at: Date
}

interface NewPin {
  readonly pin: string
  readonly pinHash: string
}

const PINS = 1_000_000

/** Outside the transaction: a hundred hashes take seconds. */
export async function newPins(
  personIds: readonly number[],
  { hash }: Pick<Passwords, 'hash'>,
): Promise<ReadonlyMap<number, NewPin>> {
  const entries = [...new Set(personIds)].map(async (id) => {
    const pin = String(randomInt(PINS)).padStart(6, '0')
    return [id, { pin, pinHash: await hash(pin) }] as const
  })
  return new Map(await Promise.all(entries))
}

/** Replaces the PINs of these people, ends what was opened with the former ones, and unlocks them. Errors: 404. */
export async function storePins(
  tx: Tx,
  editing: Editing,
  pins: ReadonlyMap<number, NewPin>,
): Promise<SignInCode[]> {
  const people = await peopleWithoutEmail(tx, editing.companyId, [...pins.keys()])
  const codes: SignInCode[] = []
  for (const { id, userId, firstName, lastName, employeeNumber: number } of people) {
    const { pin, pinHash } = pins.get(id) as NewPin
    await tx.update(companyPeople).set({ pinHash, pinMadeAt: editing.at }).where(eq(companyPeople.id, id))
    await endSessionsOf(tx, userId, editing.at)
    await forgetAttempts(tx, pinAttempt(editing, number))
    await audit(tx, editing, id, 'company-person.make-pin')
    codes.push({ personId: id, name: `${firstName} ${lastName}`.trim(), number, pin })
  }
  return codes
}

/** Errors: 404. Doing it twice changes nothing. */
export async function revokePin(tx: Tx, editing: Editing, personId: number): Promise<void> {
  for (const { id, userId, pinHash } of await peopleWithoutEmail(tx, editing.companyId, [personId])) {
    if (pinHash === null) return
    await tx.update(companyPeople).set({ pinHash: null, pinMadeAt: null }).where(eq(companyPeople.id, id))
    await endSessionsOf(tx, userId, editing.at)
    await audit(tx, editing, id, 'company-person.revoke-pin')
  }
}

function audit(
  tx: Tx,
  { tenantId, actor, companyId }: Editing,
  id: number,
  action: 'company-person.make-pin' | 'company-person.revoke-pin',
) {
  return recordAudit(tx, { tenantId, actor, subject: `company/${companyId}/person/${id}`, action })
}

/**
 * Active people of the company whose account has no email, by name. With a PIN for any other account a manager could sign
 * in as its owner. Errors: 404 if one of them is not.
 */
async function peopleWithoutEmail(tx: Tx, companyId: number, ids: number[]) {
  const rows = await tx
    .select({ person: companyPeople, address: users.email })
    .from(companyPeople)
    .innerJoin(users, eq(users.id, companyPeople.userId))
    .where(
      and(
        eq(companyPeople.companyId, companyId),
        inArray(companyPeople.id, ids),
        isNull(companyPeople.deactivatedAt),
      ),
    )
    .orderBy(companyPeople.lastName, companyPeople.firstName)
  const found = rows.flatMap(({ person, address }) =>
    hasEmail(address) || person.userId === null ? [] : [{ ...person, userId: person.userId }],
  )
  if (found.length < ids.length) throw new ProblemError(404, 'person-not-found')
  return found
}
