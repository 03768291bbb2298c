import { z } from 'zod/mini'

const name = z.string().check(z.trim(), z.minLength(1, 'Give a name.'), z.maxLength(100))
const words = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))).check(z.maxLength(20))
const text = (longest: number) => z.nullable(z.string().check(z.trim(), z.maxLength(longest)))

/**
 * What the tenant knows of a safety professional, who needs no account here.
 * POST {api}/professionals answers 201 and the Professional, PUT {api}/professionals/:id 200. Errors: 404, 409
 * `email-taken`, 422.
 */
export const ProfessionalRequest = z.object({
  firstName: name,
  lastName: name,
  email: z.nullable(z.email('Use an email address.').check(z.maxLength(254))),
  phone: text(40),
  companyName: text(120),
  city: text(80),
  /** Two-letter code. */
  state: z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a state.')),
  certifications: words,
  services: words,
  certifiedUntil: z.nullable(z.iso.date()),
  source: z.string().check(z.trim(), z.minLength(2, 'Say where this comes from.'), z.maxLength(120)),
  doNotContact: z.boolean(),
  checkedOn: z.nullable(z.iso.date()),
})
export type ProfessionalRequest = z.infer<typeof ProfessionalRequest>

export const Professional = z.extend(ProfessionalRequest, { id: z.number() })
export type Professional = z.infer<typeof Professional>

/** Every given filter must fit; `q` is part of name, company, city or email. */
export const ProfessionalQuery = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  q: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  state: z._default(z.string().check(z.maxLength(2)), ''),
  certification: z._default(z.string().check(z.maxLength(80)), ''),
  service: z._default(z.string().check(z.maxLength(80)), ''),
})
export type ProfessionalQuery = z.infer<typeof ProfessionalQuery>

/** GET {api}/professionals, by name; `.csv` beside it leaves out who must not be contacted. */
export const ProfessionalPage = z.object({
  items: z.array(Professional),
  total: z.number(),
  page: z.number(),
  size: z.number(),
  /** Everything that can be chosen in the filters. */
  certifications: z.array(z.string()),
  services: z.array(z.string()),
})
export type ProfessionalPage = z.infer<typeof ProfessionalPage>
