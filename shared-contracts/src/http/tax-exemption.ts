import { z } from 'zod/mini'
import { TAX_STATES } from '../rules/orders/tax-exemption.rule.ts'
import { PAGE, PAGE_QUERY } from './paging.ts'
import { day, multiline, stateCode, text } from './text.ts'

export const EXEMPTION_KINDS = ['government', 'nonprofit', 'reseller', 'other'] as const
export type ExemptionKind = (typeof EXEMPTION_KINDS)[number]

/** `replaced`: a newer certificate was accepted. */
export const EXEMPTION_STATUSES = ['waiting', 'accepted', 'refused', 'replaced'] as const
export type ExemptionStatus = (typeof EXEMPTION_STATUSES)[number]

const calendarDay = day('Use a date such as 2026-11-20.')
const kind = z.enum(EXEMPTION_KINDS, 'Choose why you are exempt.')

/**
 * What a buyer says of a certificate of exemption from sales tax: the text fields of the multipart body of
 * POST {api}/tax-exemptions, next to `file` (PDF, JPG or PNG up to 10 MB, recognized by its content). An empty day counts
 * as not sent.
 */
export const TaxExemptionInput = z.object({
  number: text(60, 'Use at most 60 characters.').check(
    z.minLength(1, 'Enter the number on the certificate.'),
  ),
  state: stateCode('Choose a state.').check(
    z.refine((state) => TAX_STATES.some(({ code }) => code === state), 'Choose a state.'),
  ),
  kind,
  /** The last valid day; `null` if it never expires. */
  expiresOn: z._default(z.nullable(calendarDay), null),
})
export type TaxExemptionInput = z.infer<typeof TaxExemptionInput>

/**
 * A certificate of exemption from sales tax, of a company or of an account that manages none.
 *
 * Source  GET {api}/tax-exemptions: the caller's own or their company's, the newest first; at most one accepted, which
 *         applies until `expiresOn`, and one that waits or was refused. The file is GET {api}/tax-exemptions/:id/file.
 * Errors  404, also for another company's or tenant's.
 */
export const TaxExemption = z.object({
  id: z.string(),
  number: z.string(),
  /** Two letters. */
  state: z.string(),
  kind,
  expiresOn: z.nullable(z.iso.date()),
  /** Its last valid day has passed. */
  isExpired: z.boolean(),
  status: z.enum(EXEMPTION_STATUSES),
  fileName: z.string(),
  fileSizeBytes: z.number(),
  sentAt: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
  /** Why it was refused. */
  reason: z.nullable(z.string()),
})
export type TaxExemption = z.infer<typeof TaxExemption>
export const TaxExemptionList = z.array(TaxExemption)

/** The certificate that applied to an order: copied, so that the invoice names it for as long as there is one. */
export const OrderExemption = z.object({ number: z.string(), state: z.string(), kind })
export type OrderExemption = z.infer<typeof OrderExemption>

/**
 * POST {api}/admin/tax-exemptions/:id/decision; the buyer is notified by email. One that was accepted may still be refused.
 * Errors: 409 if it was decided meanwhile, 422 a refusal without a reason, or a last day that has passed.
 */
export const TaxExemptionDecision = z.object({
  isAccepted: z.boolean(),
  /** The last valid day, as the certificate says; `null` if it never expires. */
  expiresOn: z._default(z.nullable(calendarDay), null),
  reason: z._default(multiline(500).check(z.trim()), ''),
})
export type TaxExemptionDecision = z.infer<typeof TaxExemptionDecision>

export const TaxExemptionReview = z.extend(TaxExemption, {
  /** The company, or the person with their email address. */
  owner: z.object({ name: z.string(), email: z.nullable(z.string()) }),
  /** Email address of who decided. */
  decidedBy: z.nullable(z.string()),
})
export type TaxExemptionReview = z.infer<typeof TaxExemptionReview>

/** GET {api}/admin/tax-exemptions: the oldest that waits first, then the newest. `q` is part of a number or an owner. */
export const TaxExemptionQuery = z.object({
  ...PAGE_QUERY,
  q: z._default(text(100), ''),
  status: z.optional(z.enum(EXEMPTION_STATUSES)),
})
export type TaxExemptionQuery = z.infer<typeof TaxExemptionQuery>

export const TaxExemptionPage = z.object({
  items: z.array(TaxExemptionReview),
  ...PAGE,
  /** Number of certificates that wait for a decision, regardless of the filters. */
  waiting: z.number(),
})
export type TaxExemptionPage = z.infer<typeof TaxExemptionPage>
