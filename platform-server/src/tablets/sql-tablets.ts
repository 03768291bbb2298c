import type { Tablet } from '@platform/shared-contracts/http'
import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { companyTablets } from '../lib/data/schema/company/tablets.ts'
import { companies } from '../lib/data/schema/people.ts'
import { tokenHash } from '../lib/keys/secret-token.ts'
import { ProblemError } from '../lib/problem.ts'

/** The newest first. */
export async function tabletList(tx: Tx, companyId: number): Promise<Tablet[]> {
  const rows = await tx
    .select()
    .from(companyTablets)
    .where(eq(companyTablets.companyId, companyId))
    .orderBy(desc(companyTablets.createdAt), desc(companyTablets.id))
  return rows.map(({ id, name, createdBy, createdAt, lastUsedAt }) => ({
    ...{ id, name, createdBy, createdAt: createdAt.toISOString() },
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

/** How many tablets the company has. Two requests that add one wait for each other. */
export async function lockTablets(tx: Tx, companyId: number): Promise<number> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
  return tx.$count(companyTablets, eq(companyTablets.companyId, companyId))
}

/** Its sessions go with it. Errors: 404 for a tablet of another company too. */
export async function deleteTablet(tx: Tx, companyId: number, id: string) {
  const [row] = await tx
    .delete(companyTablets)
    .where(and(eq(companyTablets.id, id), eq(companyTablets.companyId, companyId)))
    .returning()
  if (!row) throw new ProblemError(404, 'tablet-not-found')
  return row
}

/** The tablet that has this key; the use is recorded. Errors: 410, whether it was revoked or never existed. */
export async function tabletOfKey(tx: Tx, key: string, now: Date) {
  const [tablet] = await tx
    .update(companyTablets)
    .set({ lastUsedAt: now })
    .where(eq(companyTablets.tokenHash, tokenHash(key)))
    .returning()
  if (!tablet) throw new ProblemError(410, 'tablet-gone')
  const [company] = await tx
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, tablet.companyId))
  return { tablet, company: company?.name ?? '' }
}
