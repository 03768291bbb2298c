import { createContext, useContext } from 'react'
import type { TenantConfig } from '../http/tenant.ts'
import type { CartItem } from '../rules/cart.rule.ts'
import type { GuardSession } from '../rules/guard.rule.ts'

export type NoticeKind = 'success' | 'info' | 'warning' | 'danger'

/** The cart, kept by the shell because it crosses remotes. `items` keeps its identity until something changes. */
export interface PlatformCart {
  readonly items: () => readonly CartItem[]
  /** Calls back after every change, from other tabs too; answers the function that stops it. */
  readonly subscribe: (onChange: () => void) => () => void
  /** A code that is already in the cart is ignored. */
  readonly add: (item: CartItem) => void
  readonly remove: (code: string) => void
  readonly clear: () => void
}

/**
 * Everything the shell lends a remote. Small on purpose: each field is a promise to keep.
 *
 * Immutable while mounted: a new session or tenant is a new `Platform`. Never a token.
 */
export interface Platform {
  readonly tenant: TenantConfig
  readonly session: GuardSession
  /** `fetch` with session and tenant attached. Paths of the API only: `platform.fetch('/modules')`. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
  readonly cart: PlatformCart
  /** Shows one line to the person, above everything, announced to screen readers. */
  readonly notify: (kind: NoticeKind, message: string) => void
  /** Records a failure the person was shown or spared. Never throws. */
  readonly report: (error: unknown) => void
}

export const PlatformContext = createContext<Platform | null>(null)

/** The platform lent to the remote that renders here. Errors: throws outside a shell or a `fakePlatform`. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext)
  if (!platform)
    throw new Error(
      'usePlatform needs a shell around it, or <PlatformContext value={fakePlatform()}> in a test.',
    )
  return platform
}
