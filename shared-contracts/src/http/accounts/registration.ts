import { z } from 'zod/mini'
import { Id } from '../id.ts'
import { Language } from '../language.ts'
import { CompanyName, PersonName } from './person-name.ts'
import { RequestId, stateCode, verbatim } from '../text.ts'

const email = z.email('Enter an email address like name@company.com.').check(z.maxLength(254))

/** POST /auth/register (spec section 3). 201 on success; 4xx for a state, partner or email that does not exist or is taken. */
export const RegistrationRequest = z.object({
  first_name: PersonName,
  last_name: PersonName,
  email,
  password: verbatim(1024).check(z.minLength(8)),
  company_name: CompanyName,
  state: stateCode(),
  assigned_partner_id: z.nullable(RequestId),
  /** Of the page that they filled in: the mail to verify the address comes in it. Left out for English. */
  language: z.optional(Language),
  /** Path and query of the page for which they register; the link in the email leads on to it. */
  from: z.optional(verbatim(300).check(z.regex(/^\/(?![/\\])/))),
})
export type RegistrationRequest = z.infer<typeof RegistrationRequest>

/** The sentence that the register page shows (spec section 4). */
export const RegistrationAnswer = z.object({ message: z.string() })

/** POST /auth/check-email. Errors: 422 for what is no address. */
export const CheckEmailRequest = z.object({ email })
export const CheckEmailAnswer = z.object({ available: z.boolean() })
export type CheckEmailAnswer = z.infer<typeof CheckEmailAnswer>

/** GET /auth/professional-partners: `certifications` is a list, or the same list as JSON text. */
export const ProfessionalPartner = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  title: z.optional(z.nullable(z.string())),
  certifications: z.optional(z.nullable(z.union([z.array(z.string()), z.string()]))),
})
export type ProfessionalPartner = z.infer<typeof ProfessionalPartner>
export const ProfessionalPartnerList = z.array(ProfessionalPartner)
