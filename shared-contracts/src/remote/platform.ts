import { createContext, useContext } from 'react'
import type { TenantConfig } from '../http/tenants/tenant.ts'
import type { CartItem } from '../rules/orders/cart.rule.ts'
import type { GuardSession } from '../rules/access/guard.rule.ts'
import type { Locale } from './locale.ts'

export type NoticeKind = 'success' | 'info' | 'warning' | 'danger'

/** The cart, owned by the shell because several remotes use it. `items` keeps its identity until something changes. */
export interface PlatformCart {
  readonly items: () => readonly CartItem[]
  /** Calls back after every change, including changes in other tabs; returns the function that stops it. */
  readonly subscribe: (onChange: () => void) => () => void
  /** Ignores a code that is already in the cart. */
  readonly add: (item: CartItem) => void
  readonly remove: (code: string) => void
  readonly clear: () => void
}

/** Of a browser that can keep the site beside the apps of the device. */
export interface InstallOffer {
  /** Asks the person, once; call it in a click. */
  readonly prompt: () => Promise<unknown>
}

/** Keeping the site on the device, which some browsers offer at a moment of their own. */
export interface PlatformInstall {
  /** `null`: no offer, also where the site is installed already. */
  readonly offer: () => InstallOffer | null
  /** Calls back after every change; returns the function that stops it. */
  readonly subscribe: (onChange: () => void) => () => void
}

/** The choice of language, for a page that covers the header with its switch. */
export interface PlatformLanguage {
  /** Changes the language of the whole page without losing typed input, and stores the choice. Never throws. */
  readonly choose: (language: Locale) => Promise<void>
  /** Loads what a change to a language needs, so that it also works without a network later. */
  readonly prepare: (language: Locale) => Promise<unknown>
}

/** The API's answer to an anonymous visitor for one path, from when the page was rendered. */
export interface PageAnswer {
  readonly status: number
  /** Parsed JSON, `null` without a body; not checked against any schema. */
  readonly body: unknown
}

/** Texts that only the page knows; if one is left out, the listing's text stays. */
export interface PageTexts {
  readonly title?: string | undefined
  readonly description?: string | undefined
  /** Search engines must not index this page. */
  readonly isUnlisted?: boolean | undefined
  /** Address of the original, where this page is a copy of one on another site. */
  readonly canonical?: string | undefined
}

/** The document that the server rendered the first page into. */
export interface PlatformPage {
  /**
   * The answer inlined in the document; `null` if there is none: fetch it. On the server, a call makes the server fetch
   * the answer and render the page again with it. May be called while rendering, always with the same paths for one
   * page.
   */
  readonly answer: (path: string) => PageAnswer | null
  /** Sets the texts of the document's head while the server renders; in the browser the page sets them itself. */
  readonly describe: (texts: PageTexts) => void
}

/**
 * Everything the shell gives a remote. Small on purpose: each field is a promise to every remote.
 *
 * Immutable while mounted: a new session or tenant is a new `Platform`. It never contains a token.
 */
export interface Platform {
  readonly tenant: TenantConfig
  readonly session: GuardSession
  /** `fetch` with session and tenant attached. Paths of the API only: `platform.fetch('/modules')`. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
  readonly cart: PlatformCart
  /** Shows one line to the user, above the page, announced to screen readers. */
  readonly notify: (kind: NoticeKind, message: string) => void
  /** Reports a failure, whether or not the user saw it. Never throws. */
  readonly report: (error: unknown) => void
  /** Not in every shell, and not on the server. */
  readonly install?: PlatformInstall
  /** Not in every shell, and not on the server. */
  readonly language?: PlatformLanguage
  /** Only present for anonymous visitors, and not in every shell. */
  readonly page?: PlatformPage
}

export const PlatformContext = createContext<Platform | null>(null)

/** The platform that the shell gave the remote rendered here. Errors: throws outside a shell or a `fakePlatform`. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext)
  if (!platform)
    throw new Error(
      'usePlatform must run inside the shell, or inside <PlatformContext value={fakePlatform()}> in a test.',
    )
  return platform
}
