import { and, eq, isNotNull } from 'drizzle-orm'
import type { Services } from '../app/services.ts'
import { companies } from '../lib/data/schema/people.ts'
import { createCompanySecrets } from '../domain/directories/company-secret.ts'

/**
 * Seals every directory password with the active key, so that they no longer need the older keys.
 *
 * Returns how many an older key had sealed. Errors: throws, and changes nothing, when the key of one is missing.
 */
export async function resealDirectoryPasswords({
  database,
  keys,
}: Pick<Services, 'database' | 'keys'>): Promise<number> {
  const secrets = createCompanySecrets({ keys })
  return database.withPlatform(async (tx) => {
    const rows = await tx
      .select({ id: companies.id, tenantId: companies.tenantId, sealed: companies.directorySecret })
      .from(companies)
      .where(isNotNull(companies.directorySecret))
      .for('update')
    const stale = rows.flatMap(({ sealed, ...company }) =>
      sealed !== null && secrets.isStale(sealed) ? [{ ...company, sealed }] : [],
    )
    for (const { sealed, ...company } of stale)
      await tx
        .update(companies)
        .set({ directorySecret: secrets.seal(company, secrets.open(company, sealed)) })
        .where(and(eq(companies.id, company.id), eq(companies.tenantId, company.tenantId)))
    return stale.length
  })
}
