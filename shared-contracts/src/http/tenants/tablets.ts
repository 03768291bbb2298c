import { z } from 'zod/mini'
import { code, RowNumber, text } from '../text.ts'
import { NewGate } from './gates.ts'
import { PackKey } from './inspection-packs.ts'

/**
 * Shared tablets on which people without an email address sign in with their number and a PIN. Routes under /company are
 * for the managers of a company and reach its tablets and people only.
 */

export const MAX_TABLETS = 50
/** PINs of one request: each is hashed slowly. */
export const MAX_SIGN_IN_CODES = 100

/** POST {api}/company/tablets answers 201. Errors: 409 `too-many-tablets`, 422 with `fields`. */
export const TabletRequest = z.object({
  name: text(60).check(z.minLength(2, 'Enter a name for the tablet.')),
})
export type TabletRequest = z.infer<typeof TabletRequest>

/** The address is shown once: what follows its `#` is the key of the tablet. */
export const NewTablet = NewGate
export type NewTablet = z.infer<typeof NewTablet>

export const Tablet = z.object({
  id: z.uuid(),
  name: z.string(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  /** When someone last signed in on it, or opened its page. */
  lastUsedAt: z.nullable(z.iso.datetime()),
})
export type Tablet = z.infer<typeof Tablet>

/** GET {api}/company/tablets: the newest first. DELETE {api}/company/tablets/:id revokes its key and ends its sessions. */
export const TabletList = z.array(Tablet)

export const TabletId = z.object({ id: z.uuid() })

/** POST {api}/tablet needs no session. Errors: 410 `tablet-gone` for a key that was revoked or never existed. */
export const TabletKey = PackKey
export const TabletInfo = z.object({ name: z.string(), company: z.string() })
export type TabletInfo = z.infer<typeof TabletInfo>

/**
 * POST {api}/auth/tablet-login answers as /auth/login. Errors: 401 `wrong-pin` for a number or PIN that is not right, 410
 * `tablet-gone`, 429 `pin-locked` after 5 wrong PINs of a person, 429 `too-many-attempts` for a tablet.
 */
export const TabletLoginRequest = z.object({
  key: TabletKey.shape.key,
  number: text(40).check(z.minLength(1, 'Enter your number.')),
  pin: code(/^\d{6}$/, 6, 'Enter the 6 digits of your PIN.'),
})
export type TabletLoginRequest = z.infer<typeof TabletLoginRequest>

/**
 * POST {api}/company/sign-in-codes answers 201: a new PIN for each of these people, shown only this once; former PINs
 * stop working. DELETE {api}/company/people/:id/sign-in-code revokes one. Errors: 404 for someone who is not an active
 * person without email of the company.
 */
export const SignInCodesRequest = z.object({
  people: z.array(RowNumber).check(z.minLength(1), z.maxLength(MAX_SIGN_IN_CODES)),
})
export type SignInCodesRequest = z.infer<typeof SignInCodesRequest>

export const SignInCode = z.object({
  personId: z.number(),
  name: z.string(),
  number: z.string(),
  pin: z.string(),
})
export type SignInCode = z.infer<typeof SignInCode>
export const SignInCodeList = z.array(SignInCode)
