import type { Passkey, SecondFactorOverview } from '@platform/shared-contracts/http'
import type { Tx } from '../../lib/data/database.ts'
import { countRecoveryCodes, findTotp, passkeysOf, type PasskeyRow } from './sql-second-factors.ts'

export async function overviewOf(
  tx: Tx,
  userId: number,
): Promise<Pick<SecondFactorOverview, 'totp' | 'passkeys' | 'recoveryCodesLeft'>> {
  const totp = await findTotp(tx, userId)
  return {
    totp:
      totp?.secret && totp.confirmedAt
        ? { addedAt: totp.confirmedAt.toISOString(), lastUsedAt: totp.lastUsedAt?.toISOString() ?? null }
        : null,
    passkeys: (await passkeysOf(tx, userId)).map(toPasskey),
    recoveryCodesLeft: await countRecoveryCodes(tx, userId),
  }
}

export function toPasskey({ id, name, createdAt, lastUsedAt, isSynced, host }: PasskeyRow): Passkey {
  return {
    ...{ id, name, isSynced, host },
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
