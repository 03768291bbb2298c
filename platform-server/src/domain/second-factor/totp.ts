import type { TotpEnrollment } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import { Secret } from 'otpauth'
import type { Services } from '../../app/services.ts'
import type { Tx } from '../../lib/data/database.ts'
import { totpSecrets } from '../../lib/data/schema/second-factors.ts'
import { ProblemError } from '../../lib/problem.ts'
import { createTotpBox } from './totp-box.ts'
import { qrCodeOf } from './qr-code.ts'
import { findTotp, takeTotpStep } from './sql-second-factors.ts'
import { totpStep, totpUri } from './totp-codes.ts'
import { wrongCode } from './second-factor-problems.ts'

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20
const ENROLLMENT_MS = 30 * 60_000

interface Owner {
  readonly tenantId: number
  readonly userId: number
}

export interface Totp {
  /** A new secret that counts once it is confirmed; until then the earlier one stays valid. */
  begin(tx: Tx, owner: Owner, label: { issuer: string; account: string }): Promise<TotpEnrollment>
  /** Errors: 409 where none was started, 422 for a wrong code. */
  confirm(tx: Tx, owner: Owner, code: string): Promise<void>
  /** Uses the code up; returns whether it was valid. */
  spend(tx: Tx, owner: Owner, code: string): Promise<boolean>
}

export function createTotp({ keys, now }: Pick<Services, 'keys' | 'now'>): Totp {
  const { box, contextOf } = createTotpBox(keys)

  return {
    async begin(tx, owner, label) {
      const secret = new Secret({ size: SECRET_BYTES }).base32
      const pending = {
        pendingSecret: box.seal(secret, contextOf(owner)),
        pendingUntil: new Date(now().getTime() + ENROLLMENT_MS),
      }
      await tx
        .insert(totpSecrets)
        .values({ ...owner, ...pending })
        .onConflictDoUpdate({ target: totpSecrets.userId, set: pending })
      const uri = totpUri(secret, label)
      return { secret, uri, qrCode: qrCodeOf(uri) }
    },

    async confirm(tx, owner, code) {
      const row = await findTotp(tx, owner.userId)
      if (!row?.pendingSecret || !row.pendingUntil || row.pendingUntil <= now())
        throw new ProblemError(409, 'no-enrollment')
      const step = totpStep(box.open(row.pendingSecret, contextOf(owner)), code, now())
      if (step === null) throw wrongCode()
      await tx
        .update(totpSecrets)
        .set({
          secret: row.pendingSecret,
          lastStep: step,
          confirmedAt: now(),
          lastUsedAt: null,
          pendingSecret: null,
          pendingUntil: null,
        })
        .where(eq(totpSecrets.userId, owner.userId))
    },

    async spend(tx, owner, code) {
      const row = await findTotp(tx, owner.userId)
      if (!row?.secret) return false
      const step = totpStep(box.open(row.secret, contextOf(owner)), code, now())
      return step !== null && takeTotpStep(tx, owner.userId, step, now())
    },
  }
}
