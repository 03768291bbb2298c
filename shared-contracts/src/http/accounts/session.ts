import { z } from 'zod/mini'
import { Id } from '../id.ts'
import { LoginProof } from './login-proof.ts'
import { User } from './user.ts'
import { RequestId, verbatim } from '../text.ts'

/** What a login may need where many have guessed at the account; left out at first. */
const unlock = {
  /** The solved `challenge` of a 429 with code `proof-needed`. */
  proof: z.optional(LoginProof),
  /** The token of a mailed /login?token=..., which makes this browser one that the account knows. */
  link: z.optional(verbatim(512).check(z.minLength(1))),
}

/**
 * POST /auth/login. Errors: 400 malformed, 401 wrong credentials, or with code `email-not-verified` right ones of an
 * account that waits for its verification; 429 with Retry-After and a code: `too-many-attempts` after 10 failures in
 * 15 minutes from one address at one account, `proof-needed` with a `challenge` where other addresses have failed so
 * often, `sign-in-link-needed` where they have failed a hundred times. A browser that has signed in before has a cookie
 * that only its own failures count against.
 */
export const LoginRequest = z.object({
  email: verbatim(254).check(z.minLength(1)),
  password: verbatim(1024).check(z.minLength(1)),
  ...unlock,
})
export type LoginRequest = z.infer<typeof LoginRequest>

/** POST /auth/ldap-login: login against the directory of a company found by GET /auth/company-by-domain. */
export const LdapLoginRequest = z.object({
  username: verbatim(254).check(z.minLength(1)),
  password: verbatim(1024).check(z.minLength(1)),
  companyId: RequestId,
  ...unlock,
})
export type LdapLoginRequest = z.infer<typeof LdapLoginRequest>

/** `accessToken` lives 15 minutes; `refreshToken` is spent by its first use. */
export const LoginAnswer = z.object({ user: User, accessToken: z.string(), refreshToken: z.string() })
export type LoginAnswer = z.infer<typeof LoginAnswer>

export const RefreshRequest = z.object({ refreshToken: verbatim(512).check(z.minLength(1)) })
export type RefreshRequest = z.infer<typeof RefreshRequest>

/** POST /auth/logout, with the bearer header; answers 204 whatever the two tokens are worth. */
export const LogoutRequest = z.optional(
  z.nullable(z.object({ refreshToken: z.optional(z.nullable(verbatim(512))) })),
)

/** The browser keeps its refresh token where a refresh answers none. */
export const RefreshAnswer = z.object({
  accessToken: z.string(),
  refreshToken: z.optional(z.nullable(z.string())),
  user: z.optional(z.nullable(User)),
})
export type RefreshAnswer = z.infer<typeof RefreshAnswer>

export const CompanyLookup = z.object({ companyId: z.optional(z.nullable(Id)) })
export type CompanyLookup = z.infer<typeof CompanyLookup>
