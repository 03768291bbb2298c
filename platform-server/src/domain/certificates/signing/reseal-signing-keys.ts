import type { Services } from '../../../app/services.ts'
import { createSigningBox } from './signing-box.ts'
import { allSigningKeys, lockSigningKeys, sealSigningKey } from './sql-signing-keys.ts'

/** After a rotation of the key ring: seals private keys again that an older secret sealed. Returns how many. */
export async function resealSigningKeys({
  database,
  keys,
}: Pick<Services, 'database' | 'keys'>): Promise<number> {
  const box = createSigningBox(keys)
  return database.withPlatform(async (tx) => {
    await lockSigningKeys(tx)
    let count = 0
    for (const { kid, sealed } of await allSigningKeys(tx)) {
      if (sealed === null || !box.isStale(sealed)) continue
      await sealSigningKey(tx, kid, box.seal(box.open(sealed, kid), kid))
      count += 1
    }
    return count
  })
}
