import { createContext, useContext } from 'react'
import type { ReadableAtom } from 'nanostores'
import type {
  Id,
  ListedRoute,
  PasskeyAssertion,
  RemoteListing,
  RuntimeConfig,
  SecondFactorRequest,
  SecondFactorStep,
  TenantConfig,
  User,
} from '@platform/shared-contracts/http'
import type { Locale, Platform, PlatformPage } from '@platform/shared-contracts/remote'
import type { GuardSession } from '@platform/shared-contracts/rules'
import type { SessionEnding } from './session-ending.ts'
import type { WaitingProof } from './waiting-proof.ts'

interface MailedLink {
  /** Token from the email about failed sign-ins: it makes this browser a known one. */
  readonly link?: string
}

export type Credentials =
  | (MailedLink & { readonly kind: 'email'; readonly email: string; readonly password: string })
  | (MailedLink & {
      readonly kind: 'ldap'
      readonly username: string
      readonly password: string
      readonly companyId: Id
    })
  /** The second step of a login by one of the two above. */
  | ({ readonly kind: 'second-factor' } & SecondFactorRequest)
  | { readonly kind: 'passkey'; readonly response: PasskeyAssertion }

export type LoginFailure =
  | { readonly kind: 'server'; readonly message: string; readonly code: string | null }
  /** No answer, or one without a message. */
  | { readonly kind: 'unknown' }
  /** A success that is not a 200. */
  | { readonly kind: 'unexpected' }
  /** A 200 that lacks the user or one of the two tokens. */
  | { readonly kind: 'incomplete' }

export type LoginOutcome =
  | { readonly ok: true; readonly user: User }
  | { readonly ok: false; readonly failure: LoginFailure }
  /** Nothing failed: the account has a second factor, and the login goes on with it. */
  | { readonly ok: false; readonly failure: null; readonly step: SecondFactorStep['secondFactor'] }

export interface ShellSession {
  readonly state: ReadableAtom<GuardSession>
  /** Never throws. Stores the session only when it succeeds. */
  readonly login: (credentials: Credentials) => Promise<LoginOutcome>
  /** Sends the logout to the server and removes the session whatever the answer. Never throws. */
  readonly logout: () => Promise<void>
  /** Whether the last thing that this tab did with its session was to log out. */
  readonly hasLoggedOut: () => boolean
  /** Why the session of this tab is over, if the server ended it; says so once. */
  readonly takeEnding: () => SessionEnding | null
  /** Asks the server again who this is, after the person changed something about themselves. */
  readonly verify: () => Promise<void>
  /** A call below the session base (`/auth/check-email`): bearer header, but a 401 is the caller's own business. */
  readonly call: (path: string, init?: RequestInit) => Promise<Response>
}

export interface ShellTenant {
  readonly config: ReadableAtom<TenantConfig>
  /** The spec's sentence when the last load failed. */
  readonly error: ReadableAtom<string | null>
}

export type ConsentChoice = 'accepted' | 'declined'

export interface ShellConsent {
  readonly choice: ReadableAtom<ConsentChoice | null>
  readonly choose: (choice: ConsentChoice) => void
  /** Deletes the choice, so that the banner comes back. */
  readonly reconsider: () => void
}

export interface ShellLanguage {
  /** Shows everything in it, keeps what is typed, and remembers it. Never throws. */
  readonly choose: (language: Locale) => Promise<void>
  /** From now on the page uses the language of the user who signs in. */
  readonly follow: () => void
}

/** What the shell's own features share; a remote gets the smaller `Platform` that is made of it. */
export interface ShellServices {
  readonly config: RuntimeConfig
  /** Of the site, without its port; known on the server too. */
  readonly hostname: string
  readonly listings: readonly RemoteListing[]
  /** Every page there is: the shell's own and those of the listings. */
  readonly routes: readonly ListedRoute[]
  readonly tenant: ShellTenant
  readonly session: ShellSession
  readonly consent: ShellConsent
  readonly language: ShellLanguage
  readonly proof: WaitingProof
  readonly cart: Platform['cart']
  readonly fetch: Platform['fetch']
  readonly notify: Platform['notify']
  readonly report: Platform['report']
  /** What the server has said to a visitor of the pages that it rendered. */
  readonly page: PlatformPage
}

export const ShellServicesContext = createContext<ShellServices | null>(null)

export function useShell(): ShellServices {
  const services = useContext(ShellServicesContext)
  if (!services) throw new Error('useShell needs a ShellServicesContext around it.')
  return services
}
