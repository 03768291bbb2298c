import { eq } from 'drizzle-orm'
import type { Services } from '../app/services.ts'
import { totpSecrets } from '../lib/data/schema/second-factors.ts'
import { createTotpBox } from '../domain/second-factor/totp-box.ts'

/** After a rotation: seals secrets of authenticator apps again that an older key sealed. Returns how many. */
export async function resealTotpSecrets({
  database,
  keys,
}: Pick<Services, 'database' | 'keys'>): Promise<number> {
  const { box, contextOf } = createTotpBox(keys)
  return database.withPlatform(async (tx) => {
    const rows = await tx.select().from(totpSecrets).for('update')
    let count = 0
    for (const row of rows) {
      const again = (sealed: string | null) =>
        sealed === null ? null : box.seal(box.open(sealed, contextOf(row)), contextOf(row))
      if (![row.secret, row.pendingSecret].some((sealed) => sealed !== null && box.isStale(sealed))) continue
      await tx
        .update(totpSecrets)
        .set({ secret: again(row.secret), pendingSecret: again(row.pendingSecret) })
        .where(eq(totpSecrets.userId, row.userId))
      count += 1
    }
    return count
  })
}
