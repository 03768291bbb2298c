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
  TabletLoginRequest,
  TenantConfig,
  User,
} from '@platform/shared-contracts/http'
import type {
  Platform,
  PlatformInstall,
  PlatformLanguage,
  PlatformPage,
} from '@platform/shared-contracts/remote'
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
  /** Of a launch by a learning management system. */
  | { readonly kind: 'lti'; readonly code: string }
  /** Of a person without email, on a shared tablet. */
  | ({ readonly kind: 'tablet' } & TabletLoginRequest)

export type LoginFailure =
  | { readonly kind: 'server'; readonly message: string; readonly code: string | null }
  /** No answer, or one without a message. */
  | { readonly kind: 'unknown' }
  /** A success status other than 200. */
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
  /** Whether the last session action of this tab was a logout. */
  readonly hasLoggedOut: () => boolean
  /** Whether the stored session, which another tab may have replaced, is that of this user. */
  readonly belongsTo: (userId: User['id']) => boolean
  /** Why the server ended the session of this tab; returned only once. */
  readonly takeEnding: () => SessionEnding | null
  /** Requests the user from the server again, after the person changed their own data. */
  readonly verify: () => Promise<void>
  /** A call below the session base (`/auth/check-email`): bearer header, but the caller handles a 401. */
  readonly call: (path: string, init?: RequestInit) => Promise<Response>
}

export interface ShellTenant {
  readonly config: ReadableAtom<TenantConfig>
  /** The message from the spec, if the last load failed. */
  readonly error: ReadableAtom<string | null>
}

export type ConsentChoice = 'accepted' | 'declined'

export interface ShellConsent {
  readonly choice: ReadableAtom<ConsentChoice | null>
  readonly choose: (choice: ConsentChoice) => void
  /** Deletes the choice, so that the banner comes back. */
  readonly reconsider: () => void
}

export interface ShellLanguage extends PlatformLanguage {
  /** From now on the page uses the language of the user who signs in. */
  readonly follow: () => void
}

/** The services that the shell's own features share; a remote gets the smaller `Platform` made from them. */
export interface ShellServices {
  readonly config: RuntimeConfig
  /** Host name of the site, without the port; known on the server too. */
  readonly hostname: string
  readonly listings: readonly RemoteListing[]
  /** All pages: the shell's own and those of the listings. */
  readonly routes: readonly ListedRoute[]
  readonly tenant: ShellTenant
  readonly session: ShellSession
  readonly consent: ShellConsent
  readonly language: ShellLanguage
  readonly proof: WaitingProof
  readonly cart: Platform['cart']
  readonly fetch: Platform['fetch']
  readonly notify: Platform['notify']
  readonly install?: PlatformInstall
  readonly report: Platform['report']
  /** The API answers for an anonymous visitor with which the server rendered the page. */
  readonly page: PlatformPage
}

export const ShellServicesContext = createContext<ShellServices | null>(null)

export function useShell(): ShellServices {
  const services = useContext(ShellServicesContext)
  if (!services) throw new Error('useShell needs a ShellServicesContext around it.')
  return services
}
