import type { Gate } from '@platform/shared-contracts/http'
import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { companyGates } from '../lib/data/schema/company/gates.ts'
import { companies } from '../lib/data/schema/people.ts'
import { tokenHash } from '../lib/keys/secret-token.ts'
import { ProblemError } from '../lib/problem.ts'

/** The newest first. */
export async function gateList(tx: Tx, companyId: number): Promise<Gate[]> {
  const rows = await tx
    .select()
    .from(companyGates)
    .where(eq(companyGates.companyId, companyId))
    .orderBy(desc(companyGates.createdAt), desc(companyGates.id))
  return rows.map(({ id, name, site, createdBy, createdAt, lastUsedAt }) => ({
    ...{ id, name, site, createdBy, createdAt: createdAt.toISOString() },
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

/** How many gates the company has. Two requests that add one wait for each other. */
export async function lockGates(tx: Tx, companyId: number): Promise<number> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
  return tx.$count(companyGates, eq(companyGates.companyId, companyId))
}

/** Errors: 404 for a gate of another company too. */
export async function deleteGate(tx: Tx, companyId: number, id: string) {
  const [row] = await tx
    .delete(companyGates)
    .where(and(eq(companyGates.id, id), eq(companyGates.companyId, companyId)))
    .returning()
  if (!row) throw new ProblemError(404, 'gate-not-found')
  return row
}

/** The gate whose tablet has this key; the use is recorded. Errors: 410, whether it was revoked or never existed. */
export async function gateOfKey(tx: Tx, key: string, now: Date) {
  const [gate] = await tx
    .update(companyGates)
    .set({ lastUsedAt: now })
    .where(eq(companyGates.tokenHash, tokenHash(key)))
    .returning()
  if (!gate) throw new ProblemError(410, 'gate-gone')
  const [company] = await tx
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, gate.companyId))
  return { gate, company: company?.name ?? '' }
}
