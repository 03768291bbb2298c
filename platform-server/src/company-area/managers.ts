import type { CompanyManager, CompanyManagerRequest } from '@platform/shared-contracts/http'
import { and, asc, eq } from 'drizzle-orm'
import type { Editor } from '../app/request-context.ts'
import { findByEmail, type Person } from '../domain/accounts/people.ts'
import { recordAudit } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'
import { companyManagers } from '../lib/data/schema/company/company-people.ts'
import { companies, users } from '../lib/data/schema/people.ts'
import { ProblemError } from '../lib/problem.ts'

export async function managersOf(tx: Tx, companyId: number): Promise<CompanyManager[]> {
  const rows = await tx
    .select({ grant: companyManagers, person: users })
    .from(companyManagers)
    .innerJoin(users, eq(users.id, companyManagers.userId))
    .where(eq(companyManagers.companyId, companyId))
    .orderBy(asc(users.lastName), asc(users.id))
  return rows.map(({ grant: { isOwner, grantedBy, grantedAt }, person }) => ({
    userId: person.id,
    email: person.email,
    name: `${person.firstName} ${person.lastName}`,
    ...{ isOwner, grantedBy },
    grantedAt: grantedAt.toISOString(),
  }))
}

interface Granting {
  readonly companyId: number
  readonly editor: Editor
  readonly now: Date
}

/** Errors: 404 `person-not-found` and 409 `manages-another-company`, at `email`. */
export async function grantManager(
  tx: Tx,
  { companyId, editor: { tenantId, actor }, now }: Granting,
  { email, isOwner }: CompanyManagerRequest,
): Promise<void> {
  const person = await verifiedPerson(tx, email)
  const [before] = await tx.select().from(companyManagers).where(eq(companyManagers.userId, person.id))
  if (before && before.companyId !== companyId)
    throw new ProblemError(409, 'manages-another-company', { field: 'email' })
  if (before?.isOwner && !isOwner) await refuseWithoutOwner(tx, companyId, person.id)
  await tx
    .insert(companyManagers)
    .values({ userId: person.id, tenantId, companyId, isOwner, grantedBy: actor, grantedAt: now })
    .onConflictDoUpdate({
      target: companyManagers.userId,
      set: { isOwner, grantedBy: actor, grantedAt: now },
    })
  const company = await nameOf(tx, companyId)
  const after = { company, isOwner }
  const subject = `user/${person.id}`
  await recordAudit(tx, { tenantId, actor, action: 'company-manager.grant', subject, after })
}

async function verifiedPerson(tx: Tx, email: string): Promise<Person> {
  const person = await findByEmail(tx, email)
  if (person?.emailVerifiedAt && person.erasedAt === null) return person
  throw new ProblemError(404, 'person-not-found', { field: 'email' })
}

/** Errors: 404, and 409 `last-company-owner` while others still manage the company. */
export async function revokeManager(
  tx: Tx,
  { companyId, editor: { tenantId, actor } }: Pick<Granting, 'companyId' | 'editor'>,
  userId: number,
): Promise<void> {
  const isIt = and(eq(companyManagers.companyId, companyId), eq(companyManagers.userId, userId))
  const [before] = await tx.select().from(companyManagers).where(isIt)
  if (!before) throw new ProblemError(404, 'person-not-found')
  if (before.isOwner) await refuseWithoutOwner(tx, companyId, userId)
  await tx.delete(companyManagers).where(isIt)
  const company = await nameOf(tx, companyId)
  const subject = `user/${userId}`
  await recordAudit(tx, { tenantId, actor, action: 'company-manager.revoke', subject, before: { company } })
}

/** Someone has to be able to grant. The last manager of all may go: a super admin can grant again. */
async function refuseWithoutOwner(tx: Tx, companyId: number, userId: number): Promise<void> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
  const others = (await managersOf(tx, companyId)).filter((manager) => manager.userId !== userId)
  if (others.length > 0 && !others.some(({ isOwner }) => isOwner))
    throw new ProblemError(409, 'last-company-owner')
}

async function nameOf(tx: Tx, companyId: number): Promise<string> {
  const [row] = await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId))
  return row?.name ?? ''
}
