import { z } from 'zod/mini'
import { COMPANY_NAME_RULE, isCompanyName, PersonName } from './accounts/person-name.ts'
import { multiline, text, verbatim } from './text.ts'

/** `demo`: a company wants to be shown the product. */
export const VISITOR_TOPICS = ['question', 'demo', 'billing', 'accessibility'] as const
export type VisitorTopic = (typeof VISITOR_TOPICS)[number]

/**
 * POST {api}/visitor-requests, for everyone; answers 202 with an empty object and opens a ticket, whose answer is an
 * email. Errors: 422 with `fields`, 429 after 5 an hour from one address.
 */
export const VisitorRequest = z.object({
  topic: z.enum(VISITOR_TOPICS),
  name: PersonName,
  email: z.email('Enter an email address like name@company.com.').check(z.maxLength(254)),
  companyName: text(160).check(z.refine(isCompanyName, COMPANY_NAME_RULE)),
  /** How many people are to be trained, as typed: `25` or `20 to 30`. */
  people: text(40),
  message: multiline(5000).check(z.trim(), z.minLength(10, 'Write at least 10 characters.')),
  /** The page with the form. */
  path: verbatim(300),
  /** Empty, unless a program filled in the field that people do not see. */
  nickname: verbatim(200),
})
export type VisitorRequest = z.infer<typeof VisitorRequest>
