import type { TaxExemption, TaxExemptionQuery, TaxExemptionReview } from '@platform/shared-contracts/http'
import { isExpiredOn } from '@platform/shared-contracts/rules'
import { and, count, desc, eq, ilike, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import { ownRows, type ExportSection } from '../app/account-export.ts'
import { isOwners, type ExemptionOwner } from '../domain/tax-exemptions/exemption-owner.ts'
import type { Tx } from '../lib/data/database.ts'
import { likePattern } from '../lib/data/like-pattern.ts'
import { taxExemptions } from '../lib/data/schema/money/tax-exemptions.ts'
import { companies, users } from '../lib/data/schema/people.ts'
import { ProblemError } from '../lib/problem.ts'

export type StoredExemption = typeof taxExemptions.$inferSelect

/** What its owner sees, the newest first. */
export function exemptionsOf(tx: Tx, owner: ExemptionOwner): Promise<StoredExemption[]> {
  return tx
    .select()
    .from(taxExemptions)
    .where(and(isOwners(owner), ne(taxExemptions.status, 'replaced')))
    .orderBy(desc(taxExemptions.sentAt), desc(taxExemptions.id))
}

/** Errors: 404. */
export async function findExemption(tx: Tx, id: string): Promise<StoredExemption> {
  const [found] = await tx.select().from(taxExemptions).where(eq(taxExemptions.id, id))
  if (!found) throw missingExemption()
  return found
}

/** Locked until the transaction ends: two decisions come one after the other. Errors: 404. */
export async function lockExemption(tx: Tx, id: string): Promise<StoredExemption> {
  const [found] = await tx.select().from(taxExemptions).where(eq(taxExemptions.id, id)).for('update')
  if (!found) throw missingExemption()
  return found
}

export async function insertExemption(
  tx: Tx,
  row: typeof taxExemptions.$inferInsert,
): Promise<StoredExemption> {
  const [made] = await tx.insert(taxExemptions).values(row).returning()
  if (!made) throw new Error('the database did not return the new certificate')
  return made
}

/** Deletes what never applied to an order; the caller removes its files. */
export function deleteUnaccepted(tx: Tx, owner: ExemptionOwner): Promise<StoredExemption[]> {
  const isUnaccepted = inArray(taxExemptions.status, ['waiting', 'refused'])
  return tx
    .delete(taxExemptions)
    .where(and(isOwners(owner), isUnaccepted))
    .returning()
}

/** At most one of an owner is accepted. */
export async function replaceAccepted(tx: Tx, owner: ExemptionOwner): Promise<void> {
  const isAccepted = eq(taxExemptions.status, 'accepted')
  await tx
    .update(taxExemptions)
    .set({ status: 'replaced' })
    .where(and(isOwners(owner), isAccepted))
}

export async function changeExemption(
  tx: Tx,
  id: string,
  changes: Partial<StoredExemption>,
): Promise<StoredExemption> {
  const [changed] = await tx.update(taxExemptions).set(changes).where(eq(taxExemptions.id, id)).returning()
  if (!changed) throw new Error(`certificate ${id} no longer exists`)
  return changed
}

/** One page of the tenant's: what waits first, the oldest of these first. `today` as a calendar day in UTC. */
export async function reviewPage(tx: Tx, query: TaxExemptionQuery, today: string) {
  const { page, size } = query
  const isWaiting = eq(taxExemptions.status, 'waiting')
  const where = fits(query)
  const rows = await tx
    .select({ exemption: taxExemptions, company: companies, person: users })
    .from(taxExemptions)
    .leftJoin(companies, eq(companies.id, taxExemptions.companyId))
    .leftJoin(users, eq(users.id, taxExemptions.userId))
    .where(where)
    .orderBy(
      sql`${isWaiting} desc`,
      sql`case when ${isWaiting} then ${taxExemptions.sentAt} end`,
      desc(taxExemptions.sentAt),
      desc(taxExemptions.id),
    )
    .limit(size)
    .offset((page - 1) * size)
  const items = rows.map(({ exemption, company, person }): TaxExemptionReview => ({
    ...toExemption(exemption, today),
    owner: { name: company?.name ?? nameOf(person), email: person?.email ?? null },
    decidedBy: exemption.decidedBy,
  }))
  const [total, waiting] = [await countWhere(tx, where), await countWhere(tx, isWaiting)]
  return { items, total, page, size, waiting }
}

function nameOf(person: typeof users.$inferSelect | null): string {
  return person === null ? '' : `${person.firstName} ${person.lastName}`.trim()
}

async function countWhere(tx: Tx, where: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(taxExemptions)
    .leftJoin(companies, eq(companies.id, taxExemptions.companyId))
    .leftJoin(users, eq(users.id, taxExemptions.userId))
    .where(where)
  return row?.total ?? 0
}

function fits({ q, status }: TaxExemptionQuery): SQL | undefined {
  const pattern = likePattern(q)
  const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`
  const isNamed = or(
    ilike(taxExemptions.number, pattern),
    ilike(companies.name, pattern),
    ilike(fullName, pattern),
    ilike(users.email, pattern),
  )
  return and(q ? isNamed : undefined, status ? eq(taxExemptions.status, status) : undefined)
}

/** `today` as a calendar day in UTC. */
export function toExemption(row: StoredExemption, today: string): TaxExemption {
  const { id, number, state, kind, expiresOn, status, fileName, fileSizeBytes, reason } = row
  return {
    ...{ id, number, state, kind, expiresOn, status, fileName, fileSizeBytes, reason },
    isExpired: isExpiredOn(row, today),
    sentAt: row.sentAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

export function missingExemption(): ProblemError {
  return new ProblemError(404, 'tax-exemption-not-found')
}

export const taxExemptionExport: ExportSection = {
  name: 'taxExemptions',
  rowsOf: ownRows(
    taxExemptions,
    {
      number: taxExemptions.number,
      state: taxExemptions.state,
      kind: taxExemptions.kind,
      expiresOn: taxExemptions.expiresOn,
      status: taxExemptions.status,
      file: taxExemptions.fileName,
      sentAt: taxExemptions.sentAt,
      decidedAt: taxExemptions.decidedAt,
      reason: taxExemptions.reason,
    },
    taxExemptions.sentAt,
  ),
}
