import { ownRows, type ExportSection } from '../app/account-export.ts'
import { totpSecrets } from '../lib/data/schema/second-factors.ts'
import { passkeysOf } from '../domain/second-factor/sql-second-factors.ts'

/** Never the secrets: a person who finds the file must not be able to sign in with it. */
export const secondFactorExport: readonly ExportSection[] = [
  {
    name: 'passkeys',
    rowsOf: async (tx, userId) =>
      (await passkeysOf(tx, userId)).map(({ name, host, isSynced, createdAt, lastUsedAt }) => ({
        ...{ name, host, isSynced, createdAt, lastUsedAt },
      })),
  },
  {
    name: 'authenticatorApps',
    rowsOf: ownRows(totpSecrets, { addedAt: totpSecrets.confirmedAt, lastUsedAt: totpSecrets.lastUsedAt }),
  },
]
