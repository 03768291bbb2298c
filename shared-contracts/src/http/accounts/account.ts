import { z } from 'zod/mini'
import { Id } from '../id.ts'
import { Language } from '../language.ts'
import { CompanyName, PersonName } from './person-name.ts'
import { stateCode, verbatim } from '../text.ts'

const newPassword = verbatim(1024).check(z.minLength(8))
const oldPassword = verbatim(1024).check(z.minLength(1))
const mailToken = verbatim(512).check(z.minLength(1))

/** GET {api}/account/profile. The email is the login and cannot be changed here; `state` is a USPS code such as TX. */
export const AccountProfile = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.nullable(z.string()),
  state: z.nullable(z.string()),
  /** False for an account that signs in against a company directory: it has no password here. */
  hasPassword: z.boolean(),
  /** `null`: not chosen yet. */
  language: z.optional(z.nullable(Language)),
  memberSince: z.iso.datetime(),
})
export type AccountProfile = z.infer<typeof AccountProfile>

/** PATCH {api}/account/profile answers the whole AccountProfile. Errors: 422 with `fields`. */
export const AccountProfileChange = z.object({
  firstName: z.optional(PersonName),
  lastName: z.optional(PersonName),
  companyName: z.optional(CompanyName),
  state: z.optional(stateCode()),
  /** Language of pages, emails and training on every device. */
  language: z.optional(Language),
})
export type AccountProfileChange = z.infer<typeof AccountProfileChange>

/**
 * POST {api}/account/password answers 204 and ends every other session of this account, and every link sent by email.
 * Errors: 409 `no-password` for a directory account, 422 `fields.currentPassword` when it is wrong, 422
 * `fields.newPassword` with code `password-weak` or `password-breached`, 429.
 */
export const PasswordChangeRequest = z.object({ currentPassword: oldPassword, newPassword })
export type PasswordChangeRequest = z.infer<typeof PasswordChangeRequest>

/**
 * One open session. `device` is derived from the user agent, in plain words ('Firefox on Windows'), never the raw
 * header; `network` is where it started, without the last part of the address ('203.0.113.x'), `null` if that is not
 * known.
 */
export const AccountSession = z.object({
  id: Id,
  device: z.string(),
  network: z.optional(z.nullable(z.string())),
  startedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** When it expires unless it is used before. */
  expiresAt: z.optional(z.iso.datetime()),
  /** True for the session that sends the request. */
  isCurrent: z.boolean(),
})
export type AccountSession = z.infer<typeof AccountSession>

/**
 * GET {api}/account/sessions, most recently used first. DELETE {api}/account/sessions/:id answers 204, or 404 for
 * another account's session; DELETE {api}/account/sessions ends all of them, including the caller's own, and answers
 * 204.
 */
export const AccountSessionList = z.array(AccountSession)

/**
 * GET {api}/account/export answers all data about the person, as a file to download
 * (content-disposition: attachment). Each section is a list of flat rows.
 */
export const AccountExport = z.object({
  exportedAt: z.iso.datetime(),
  profile: AccountProfile,
  sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type AccountExport = z.infer<typeof AccountExport>

/** POST /auth/forgot-password answers 202 whether or not the address has an account. Errors: 429. */
export const ForgotPasswordRequest = z.object({ email: verbatim(254).check(z.minLength(1)) })
export type ForgotPasswordRequest = z.infer<typeof ForgotPasswordRequest>

/**
 * POST /auth/reset-password answers 204 and ends all sessions of the account.
 * The email links to /reset-password?token=... Errors: 410 for a token that is unknown, used or expired; 422
 * `fields.password`; 409 `names-needed` for an account that was never verified: the earlier input is discarded, so the
 * names must be entered again.
 */
export const ResetPasswordRequest = z.object({
  token: mailToken,
  password: newPassword,
  firstName: z.optional(PersonName),
  lastName: z.optional(PersonName),
})
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>

/**
 * POST /auth/verify-email answers 204, also if the address was already verified with this token.
 * The email links to /verify-email?token=... Errors: 410 for a token that is unknown or expired; 409 `password-needed`
 * in another browser than the one of the registration, 422 `fields.password` if it is not the registered one, 429.
 */
export const VerifyEmailRequest = z.object({ token: mailToken, password: z.optional(oldPassword) })
export type VerifyEmailRequest = z.infer<typeof VerifyEmailRequest>

/** POST /auth/resend-verification answers 202 whether or not the address has an unverified account. Errors: 429. */
export const ResendVerificationRequest = z.object({
  email: verbatim(254).check(z.minLength(1)),
})
export type ResendVerificationRequest = z.infer<typeof ResendVerificationRequest>
