import { randomInt } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Services } from '../../app/services.ts'
import type { Tx } from '../../lib/data/database.ts'
import { recoveryCodes } from '../../lib/data/schema/second-factors.ts'
import type { Passwords } from '../accounts/passwords.ts'
import { makeRecoveryCode, readRecoveryCode, writeRecoveryCode } from './recovery-code.rule.ts'

const CODE_COUNT = 10

interface Owner {
  readonly tenantId: number
  readonly userId: number
}

export interface PreparedCodes {
  readonly texts: readonly string[]
  readonly rows: readonly { readonly selector: string; readonly hash: string }[]
}

export interface RecoveryCodeBook {
  /** Ten new ones, hashed outside any transaction: that takes a quarter of a second. */
  prepare(): Promise<PreparedCodes>
  /** Replaces all that the person had. */
  replace(tx: Tx, owner: Owner, codes: PreparedCodes): Promise<void>
  /** Uses one up; returns whether it was valid. Opens its own transactions. */
  spend(owner: Owner, typed: string): Promise<boolean>
}

export function createRecoveryCodes(
  { database, now }: Pick<Services, 'database' | 'now'>,
  passwords: Passwords,
): RecoveryCodeBook {
  return {
    async prepare() {
      const made = new Map<string, string>()
      while (made.size < CODE_COUNT) {
        const code = makeRecoveryCode(randomInt)
        made.set(code.selector, code.secret)
      }
      const codes = [...made].map(([selector, secret]) => ({ selector, secret }))
      const rows = await Promise.all(
        codes.map(async ({ selector, secret }) => ({ selector, hash: await passwords.hash(secret) })),
      )
      return { texts: codes.map(writeRecoveryCode), rows }
    },

    async replace(tx, { tenantId, userId }, { rows }) {
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
      await tx.insert(recoveryCodes).values(rows.map((row) => ({ ...row, tenantId, userId })))
    },

    async spend({ tenantId, userId }, typed) {
      const code = readRecoveryCode(typed)
      if (!code) return false
      const isUnused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))
      const isIt = and(isUnused, eq(recoveryCodes.selector, code.selector))
      const [row] = await database.withTenant(tenantId, (tx) => tx.select().from(recoveryCodes).where(isIt))
      if (!row || !(await passwords.verify(row.hash, code.secret))) return false
      const spent = await database.withTenant(tenantId, (tx) =>
        tx
          .update(recoveryCodes)
          .set({ usedAt: now() })
          .where(and(eq(recoveryCodes.id, row.id), isNull(recoveryCodes.usedAt)))
          .returning({ id: recoveryCodes.id }),
      )
      return spent.length > 0
    },
  }
}
