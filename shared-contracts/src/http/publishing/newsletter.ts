import { z } from 'zod/mini'
import { Language } from '../language.ts'
import { text, verbatim } from '../text.ts'

/**
 * POST {api}/newsletter/requests: the first half of signing up. Always 202 with an empty object, whether or not the
 * address is on the list, so that no one can find out who reads it; an email with the second half follows.
 *
 * Errors  422 for what is not an address, 429.
 */
export const NewsletterRequest = z.object({
  email: z.email('Enter an email address like name@company.com.').check(z.maxLength(254)),
  /** The text beside the box that they ticked, which is stored as what they agreed to. */
  consent: text(500).check(z.minLength(1)),
  /** Empty, unless a program filled in the field that people do not see. */
  nickname: verbatim(200),
  /** Of the page: the email to confirm the address comes in it. Left out for English. */
  language: z.optional(Language),
})
export type NewsletterRequest = z.infer<typeof NewsletterRequest>

/** The token of a link in an email: of POST {api}/newsletter/confirmations and POST {api}/newsletter/leavings. */
export const NewsletterToken = z.object({ token: verbatim(100) })

/** Someone on the list; `confirmedAt` is `null` until they opened the link in the email. */
export const NewsletterSubscriber = z.object({
  id: z.uuid(),
  email: z.string(),
  requestedAt: z.iso.datetime(),
  confirmedAt: z.nullable(z.iso.datetime()),
})
export type NewsletterSubscriber = z.infer<typeof NewsletterSubscriber>

/** GET {api}/admin/newsletter, newest first. Roles admin and super_admin, as for all of {api}/admin/newsletter. */
export const NewsletterQuery = z.object({
  q: z._default(verbatim(100), ''),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
  size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
})
export type NewsletterQuery = z.infer<typeof NewsletterQuery>

export const NewsletterPage = z.object({
  items: z.array(NewsletterSubscriber),
  total: z.number(),
  page: z.number(),
  size: z.number(),
})
export type NewsletterPage = z.infer<typeof NewsletterPage>
