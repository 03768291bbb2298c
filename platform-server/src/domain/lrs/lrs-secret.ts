import { eq } from 'drizzle-orm'
import type { Services } from '../../app/services.ts'
import { lrsConnections } from '../../lib/data/schema/standards/lrs.ts'
import { createSecretBox } from '../../lib/keys/secret-box.ts'

/** Secrets of record stores at rest: sealed for one tenant, under the installation's keys. */
export function createLrsSecrets({ keys }: Pick<Services, 'keys'>) {
  const box = createSecretBox(keys.forPurpose('record stores'))
  const contextOf = (tenantId: number) => `tenant ${tenantId} record store`
  return {
    seal: (tenantId: number, secret: string) => box.seal(secret, contextOf(tenantId)),
    open: (tenantId: number, sealed: string) => box.open(sealed, contextOf(tenantId)),
    isStale: box.isStale,
  }
}

export type LrsSecrets = ReturnType<typeof createLrsSecrets>

/** After a rotation of the installation's keys: seals again what an older one sealed. Returns how many. */
export async function resealLrsSecrets({
  database,
  keys,
}: Pick<Services, 'database' | 'keys'>): Promise<number> {
  const secrets = createLrsSecrets({ keys })
  return database.withPlatform(async (tx) => {
    const stale = (await tx.select().from(lrsConnections).for('update')).filter(({ secret }) =>
      secrets.isStale(secret),
    )
    for (const { tenantId, secret } of stale)
      await tx
        .update(lrsConnections)
        .set({ secret: secrets.seal(tenantId, secrets.open(tenantId, secret)) })
        .where(eq(lrsConnections.tenantId, tenantId))
    return stale.length
  })
}
