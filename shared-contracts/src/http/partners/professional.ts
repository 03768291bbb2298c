import { z } from 'zod/mini'
import { PersonName } from '../accounts/person-name.ts'
import { day, stateCode, text, verbatim } from '../text.ts'
import { PAGE, PAGE_QUERY } from '../paging.ts'

const textList = z.array(text(80).check(z.minLength(1))).check(z.maxLength(20))
const optional = (longest: number) => z.nullable(text(longest))

/**
 * The tenant's record of a safety professional, who needs no account here.
 * POST {api}/professionals answers 201 and the Professional, PUT {api}/professionals/:id 200. Errors: 404, 409
 * `email-taken`, 422.
 */
export const ProfessionalRequest = z.object({
  firstName: PersonName,
  lastName: PersonName,
  email: z.nullable(z.email('Enter an email address like name@company.com.').check(z.maxLength(254))),
  phone: optional(40),
  companyName: optional(120),
  city: optional(80),
  /** USPS code, such as TX. */
  state: stateCode('Choose a state.'),
  certifications: textList,
  services: textList,
  certifiedUntil: z.nullable(day()),
  source: text(120).check(z.minLength(2, 'Enter the source of this entry.')),
  doNotContact: z.boolean(),
  checkedOn: z.nullable(day()),
})
export type ProfessionalRequest = z.infer<typeof ProfessionalRequest>

export const Professional = z.extend(ProfessionalRequest, { id: z.number() })
export type Professional = z.infer<typeof Professional>

/** What the directory can be sorted by; a minus is descending. */
export const PROFESSIONAL_SORTS = ['name', '-name', 'place', '-place', 'checkedOn', '-checkedOn'] as const

/** Every given filter must match; `q` is part of name, company, city or email. */
export const ProfessionalQuery = z.object({
  ...PAGE_QUERY,
  sort: z._default(z.enum(PROFESSIONAL_SORTS), 'name'),
  q: z._default(text(100), ''),
  state: z._default(verbatim(2), ''),
  certification: z._default(verbatim(80), ''),
  service: z._default(verbatim(80), ''),
})
export type ProfessionalQuery = z.infer<typeof ProfessionalQuery>

/** GET {api}/professionals; the `.csv` variant leaves out people who must not be contacted. */
export const ProfessionalPage = z.object({
  items: z.array(Professional),
  ...PAGE,
  /** All options of the filters. */
  certifications: z.array(z.string()),
  services: z.array(z.string()),
})
export type ProfessionalPage = z.infer<typeof ProfessionalPage>
