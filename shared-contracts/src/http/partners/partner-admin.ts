import { z } from 'zod/mini'
import { PartnerCredential } from './partner.ts'
import { code, multiline, stateCode, text } from '../text.ts'

const textList = (most: number, longest: number) =>
  z
    .array(text(longest, `At most ${longest} characters each.`).check(z.minLength(1)))
    .check(z.maxLength(most, `At most ${most}.`))

/** Content of a partner's public page, in addition to their name. */
export const PartnerProfile = z.object({
  publicUrl: code(
    /^[a-z0-9](?:[a-z0-9-]{1,58}[a-z0-9])$/,
    60,
    'Use 3 to 60 characters: a-z, 0-9 and dashes.',
  ),
  /** Paragraphs. */
  bio: z
    .array(multiline(2000, 'At most 2000 characters each.').check(z.trim(), z.minLength(1)))
    .check(z.maxLength(12, 'At most 12.')),
  services: textList(20, 80),
  /** USPS codes, such as TX. */
  states: z.array(stateCode('Use two-letter codes such as TX.')).check(z.maxLength(56)),
  /** BCP 47 tags. */
  languages: z
    .array(code(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 35, 'Use language codes such as en or es.'))
    .check(z.minLength(1, 'Enter at least one language.'), z.maxLength(12)),
  /** Codes of training modules. */
  specialties: textList(24, 20),
  credentials: z.array(PartnerCredential).check(z.maxLength(20)),
})
export type PartnerProfile = z.infer<typeof PartnerProfile>

/**
 * A partner as admins see them; without a `profile` there is no public page yet.
 *
 * Source  PUT {api}/admin/partners/:id/portrait answers it too; its form has the field `file`, a JPG or PNG of up to 10 MB.
 * DELETE of the same path answers 204. Errors of both: 404, 409 `partner-without-page`; of PUT: 413, 415, 422 smaller than
 * 144 by 144 pixels.
 */
export const PartnerRecord = z.object({
  id: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.nullable(z.string()),
  certifications: z.array(z.string()),
  /** Number of learners assigned to them. */
  learners: z.number(),
  /** The address of a square photo, 144 by 144 pixels. */
  portrait: z.optional(z.nullable(z.string())),
  profile: z.nullable(PartnerProfile),
})
export type PartnerRecord = z.infer<typeof PartnerRecord>

/** GET {api}/admin/partners, by name: every partner of the tenant, with or without a public page. */
export const PartnerRecordList = z.object({ items: z.array(PartnerRecord), total: z.number() })
export type PartnerRecordList = z.infer<typeof PartnerRecordList>

/**
 * PUT {api}/admin/partners/:id answers the PartnerRecord. Gives the person the partner role if necessary.
 * Errors: 404 no such person in this tenant, 409 `public-url-taken`, 422.
 */
export const PartnerRecordRequest = z.object({
  title: text(100).check(z.minLength(2, 'Enter a title.')),
  certifications: textList(20, 40),
  profile: z.extend(PartnerProfile, {
    credentials: z
      .array(z.extend(PartnerCredential, { name: text(200).check(z.minLength(1, 'Enter a name.')) }))
      .check(z.maxLength(20, 'At most 20.')),
  }),
})
export type PartnerRecordRequest = z.infer<typeof PartnerRecordRequest>

/** GET {api}/admin/partners/candidates?q: at most ten people who are not partners yet. */
export const PartnerCandidate = z.object({
  id: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
})
export type PartnerCandidate = z.infer<typeof PartnerCandidate>
export const PartnerCandidateList = z.array(PartnerCandidate)

/**
 * DELETE {api}/admin/partners/:id?to: removes the partner role. Their learners are assigned to the partner `to`, or to
 * no partner with `to=0`.
 * Answers 204. Errors: 404, 409 `has-learners` without `to`, 422 if `to` is not another partner.
 */
export const PartnerRemoval = z.object({
  to: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(2_147_483_647))),
})
