import type { Services } from '../../app/services.ts'
import type { RecoveryCodeBook } from './recovery-codes.ts'
import type { Totp } from './totp.ts'

interface Parts {
  readonly services: Pick<Services, 'database'>
  readonly totp: Totp
  readonly recoveryCodes: RecoveryCodeBook
}

interface Owner {
  readonly tenantId: number
  readonly userId: number
}

export type CodeKind = 'totp' | 'recovery-code'

/** Uses a code up; returns which kind it was, or `null` for a wrong one. */
export type CheckCode = (owner: Owner, code: string, kinds: readonly CodeKind[]) => Promise<CodeKind | null>

export function createCheckCode({ services: { database }, totp, recoveryCodes }: Parts): CheckCode {
  return async (owner, code, kinds) => {
    if (kinds.includes('totp')) {
      const isRight = await database.withTenant(owner.tenantId, (tx) => totp.spend(tx, owner, code))
      if (isRight) return 'totp'
    }
    if (!kinds.includes('recovery-code')) return null
    return (await recoveryCodes.spend(owner, code)) ? 'recovery-code' : null
  }
}
