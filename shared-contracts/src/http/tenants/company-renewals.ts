import { z } from 'zod/mini'
import { PAGE, PAGE_QUERY } from '../paging.ts'
import { code, verbatim } from '../text.ts'
import { TRAINED_BY } from '../training/training-record.ts'

/** GET and PUT {api}/company/digest: whether the caller gets the weekly email; each manager chooses for themselves. */
export const DigestChoice = z.object({ isOn: z.boolean() })
export type DigestChoice = z.infer<typeof DigestChoice>

/** Months that the calendar of renewals shows, the present one among them. */
export const RENEWAL_MONTHS = 13

const CalendarMonth = code(/^\d{4}-(0[1-9]|1[0-2])$/, 7)

/** GET {api}/company/renewals: of one month only, and of people at a place only, where the query says so. */
export const CompanyRenewalsQuery = z.object({
  ...PAGE_QUERY,
  month: z.optional(CalendarMonth),
  site: z.optional(verbatim(100)),
  department: z.optional(verbatim(100)),
  jobRole: z.optional(verbatim(100)),
})
export type CompanyRenewalsQuery = z.infer<typeof CompanyRenewalsQuery>

/** Training of a person that stops to count. */
export const CompanyRenewal = z.object({
  /** The person at {api}/company/people/:personId. */
  personId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  module: z.string(),
  /** The last day on which it counts, or counted. */
  until: z.iso.date(),
  state: z.enum(['current', 'expiring', 'expired']),
  trainedBy: z.enum(TRAINED_BY),
  /** Whether a rule of the company requires the module of the person. */
  isRequired: z.boolean(),
})
export type CompanyRenewal = z.infer<typeof CompanyRenewal>

/** The earliest first. All counts are of the place that the query names. */
export const CompanyRenewals = z.object({
  ...PAGE,
  items: z.array(CompanyRenewal),
  months: z.array(
    z.object({
      /** `2026-11` */
      month: z.string(),
      renewals: z.number(),
      /** Different people. */
      people: z.number(),
    }),
  ),
})
export type CompanyRenewals = z.infer<typeof CompanyRenewals>
