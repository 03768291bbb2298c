import type { Operator } from '@platform/shared-contracts/http'
import { and, asc, eq } from 'drizzle-orm'
import { recordAudit } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'
import { users } from '../lib/data/schema/people.ts'
import { tenants } from '../lib/data/schema/tenants.ts'
import { accountEmail, type Person } from '../domain/accounts/people.ts'
import { ProblemError } from '../lib/problem.ts'

// Everything here runs as the platform: the database does not let a tenant's transaction change the flag.

/** Every account with the right, of any tenant. */
export function listOperators(tx: Tx): Promise<Operator[]> {
  return tx
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      tenantId: users.tenantId,
      tenant: tenants.slug,
    })
    .from(users)
    .innerJoin(tenants, eq(tenants.id, users.tenantId))
    .where(eq(users.isOperator, true))
    .orderBy(asc(tenants.slug), asc(users.email))
}

interface Account {
  readonly tenantId: number
  readonly email: string
}

/** Grants the right. Doing it twice changes nothing. Errors: 404 where the tenant has no such account. */
export async function grantOperator(tx: Tx, { tenantId, email }: Account, by: string): Promise<Person> {
  const person = await accountOf(tx, { tenantId, email })
  if (person.isOperator) return person
  await setOperator(tx, person, true)
  await recordAudit(tx, { ...auditOf(person, by), action: 'operator.grant' })
  return person
}

/**
 * Revokes the right. With `mayBeLast` false the last operator keeps it, because no one could grant it again from a
 * screen.
 *
 * Errors  404 where no operator has this id; 409 `last-operator`.
 */
export async function revokeOperator(
  tx: Tx,
  id: number,
  { by, mayBeLast }: { readonly by: string; readonly mayBeLast: boolean },
): Promise<void> {
  // If two operators revoke each other's right at once, the second sees what the first did.
  const all = await tx.select().from(users).where(eq(users.isOperator, true)).orderBy(users.id).for('update')
  const person = all.find((one) => one.id === id)
  if (!person) throw new ProblemError(404, 'no-operator')
  if (all.length === 1 && !mayBeLast) throw new ProblemError(409, 'last-operator')
  await setOperator(tx, person, false)
  await recordAudit(tx, { ...auditOf(person, by), action: 'operator.revoke' })
}

export async function accountOf(tx: Tx, { tenantId, email }: Account): Promise<Person> {
  const isThem = and(eq(users.tenantId, tenantId), eq(users.email, accountEmail(email)))
  const [person] = await tx.select().from(users).where(isThem)
  if (person) return person
  throw new ProblemError(404, 'person-not-found:email', {
    values: { tenant: tenantId, email: accountEmail(email) },
    field: 'email',
  })
}

async function setOperator(tx: Tx, { id }: Person, isOperator: boolean): Promise<void> {
  await tx.update(users).set({ isOperator }).where(eq(users.id, id))
}

function auditOf({ tenantId, id }: Person, actor: string) {
  return { tenantId, actor, subject: `user/${id}` }
}
