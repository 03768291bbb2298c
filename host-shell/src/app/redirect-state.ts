import type { GuardRefusal } from '@platform/shared-contracts/rules'
import type { SessionEnding } from './session-ending.ts'

/** Why a guard redirected the user, stored in the history entry of the page where they land. */
export interface RedirectState {
  /** `second-factor`: the account must add one first. */
  readonly reason: GuardRefusal | 'second-factor' | SessionEnding['reason']
  /** Path, query and hash of the requested page; `null` if a session ended without any navigation. */
  readonly from: string | null
}

/** Reads the reason from a history entry, if there is one. History survives a release, so its shape is checked. */
export function readRedirectState(state: unknown): RedirectState | null {
  if (typeof state !== 'object' || state === null) return null
  const { reason, from } = state as Partial<RedirectState>
  const isInside =
    from === null || (typeof from === 'string' && from.startsWith('/') && !from.startsWith('//'))
  return typeof reason === 'string' && isInside ? { reason, from } : null
}
