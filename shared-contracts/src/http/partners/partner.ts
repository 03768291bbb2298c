import { z } from 'zod/mini'
import { Id } from '../id.ts'
import { PersonName } from '../accounts/person-name.ts'
import { PartnerReviews } from './consultation-review.ts'
import { code, day, multiline, text, verbatim } from '../text.ts'

/**
 * The public profile of a professional partner.
 *
 * Units   `states` are USPS codes, `languages` BCP 47 tags, `specialties` codes of training modules.
 * Source  GET {api}/partners?q&state&certification&service&specialty
 */
export const PartnerSummary = z.object({
  id: Id,
  /** Last part of the URL /consultant/:publicUrl; unique within the tenant. */
  publicUrl: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.nullable(z.string()),
  certifications: z.array(z.string()),
  services: z.array(z.string()),
  states: z.array(z.string()),
  languages: z.array(z.string()),
  specialties: z.array(z.string()),
  /** The address of a square photo, 144 by 144 pixels. */
  portrait: z.optional(z.nullable(z.string())),
})
export type PartnerSummary = z.infer<typeof PartnerSummary>

export const PartnerList = z.object({ items: z.array(PartnerSummary), total: z.number() })
export type PartnerList = z.infer<typeof PartnerList>

export const PartnerQuery = z.object({
  q: z.optional(verbatim(100)),
  /** USPS code, in upper or lower case. */
  state: z.optional(code(/^[A-Za-z]{2}$/, 2)),
  certification: z.optional(verbatim(40)),
  service: z.optional(verbatim(80)),
  specialty: z.optional(verbatim(20)),
})
export type PartnerQuery = z.infer<typeof PartnerQuery>

/** A credential without its number, which is private; `verifiedOn` is when it was looked up with the issuer. */
export const PartnerCredential = z.object({
  name: text(200),
  issuer: text(200),
  verifiedOn: z.nullable(day()),
  expiresOn: z.nullable(day()),
})
export type PartnerCredential = z.infer<typeof PartnerCredential>

/** GET {api}/partners/:id and GET {api}/partners/by-url/:publicUrl. Errors: 404, also for another tenant's. */
export const PartnerDetail = z.extend(PartnerSummary, {
  bio: z.array(z.string()),
  credentials: z.array(PartnerCredential),
  reviews: PartnerReviews,
})
export type PartnerDetail = z.infer<typeof PartnerDetail>

/** POST {api}/partners/:id/messages. Answers 202; 404, 422, 429 after 5 in an hour from one address. */
export const PartnerMessage = z.object({
  name: PersonName,
  email: z.email('Enter an email address like name@company.com.').check(z.maxLength(254)),
  message: multiline(2000).check(z.trim(), z.minLength(10, 'Write at least 10 characters.')),
})
export type PartnerMessage = z.infer<typeof PartnerMessage>
