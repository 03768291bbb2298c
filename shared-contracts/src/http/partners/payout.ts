import { z } from 'zod/mini'
import { Id } from '../id.ts'
import { code, day, RequestId, text } from '../text.ts'

/** `2026-11` */
export const PayoutQuery = z.object({ month: code(/^2\d{3}-(?:0[1-9]|1[0-2])$/, 7, 'Choose a month.') })

const cents = z
  .int('Enter an amount from $1 to $1,000.')
  .check(
    z.gte(100, 'Enter an amount from $1 to $1,000.'),
    z.lte(100_000, 'Enter an amount from $1 to $1,000.'),
  )

/**
 * POST {api}/admin/partners/:id/rates answers 201 and the PartnerRates. Days are those of the partner's time zone.
 * Errors: 409 `rate-exists` for that day, `payout-paid` for a day in a month that was paid; 404 for no partner of the tenant.
 */
export const PartnerRateRequest = z.object({
  /** US cents. */
  centsPerHour: cents,
  /** The first day. */
  validFrom: day('Use a date such as 2026-11-20.'),
})
export type PartnerRateRequest = z.infer<typeof PartnerRateRequest>

/** What a partner is paid for an hour from a day on, until the day of the next rate. */
export const PartnerRate = z.object({
  centsPerHour: z.number(),
  validFrom: z.string(),
  setBy: z.string(),
  setAt: z.iso.datetime(),
})
export type PartnerRate = z.infer<typeof PartnerRate>

/** GET {api}/admin/partners/:id/rates: all of them, the newest first. */
export const PartnerRates = z.object({ items: z.array(PartnerRate) })
export type PartnerRates = z.infer<typeof PartnerRates>

/** Money that a partner got for a month. */
export const PayoutPayment = z.object({
  amountCents: z.number(),
  /** For example of the bank transfer. */
  reference: z.string(),
  paidOn: z.string(),
  recordedBy: z.string(),
})
export type PayoutPayment = z.infer<typeof PayoutPayment>

/**
 * POST {api}/admin/payouts/:month/payments answers 201 and the PayoutReport; it cannot be changed after.
 * Errors: 409 `payout-paid` once it is, `payout-changed` for another amount than was shown, `payout-open` for a month that is
 * not over, or has consultations without a record or a rate; 404 for a partner without consultations in it.
 */
export const PayoutPaymentRequest = z.object({
  partnerId: RequestId,
  /** As shown. */
  amountCents: z.int().check(z.gte(1), z.lte(100_000_000)),
  reference: text(80).check(z.minLength(1, 'Enter the reference of the payment.')),
  paidOn: day('Use a date such as 2026-11-20.'),
})
export type PayoutPaymentRequest = z.infer<typeof PayoutPaymentRequest>

/** Units: US cents. Each consultation is paid at the rate of its day. */
export const PayoutMoney = z.object({
  amountCents: z.number(),
  /** Minutes at each rate, in the order of time. */
  rates: z.array(z.object({ centsPerHour: z.number(), minutes: z.number() })),
  /** Minutes to pay on days without a rate; they are not in the amount. */
  unratedMinutes: z.number(),
  /** The month is over, and everything in it has a record and a rate. */
  isPayable: z.boolean(),
  payment: z.nullable(PayoutPayment),
})
export type PayoutMoney = z.infer<typeof PayoutMoney>

/** What a partner is paid for in a month: each booked time that the client used. */
export const Payout = z.object({
  partner: z.object({ id: Id, name: z.string(), email: z.string() }),
  completed: z.number(),
  /** The client did not come. */
  missedByClient: z.number(),
  /** By the client, later than 12 hours before. */
  canceledLate: z.number(),
  /** The partner did not come: not paid. */
  missedByPartner: z.number(),
  /** Ended, and nothing is recorded: not paid until then. */
  unrecorded: z.number(),
  /** Booked minutes of the completed, missed and late canceled ones. */
  paidMinutes: z.number(),
  /** What partners recorded for the completed ones. */
  heldMinutes: z.number(),
  /** Left out by older servers. */
  money: z.optional(PayoutMoney),
})
export type Payout = z.infer<typeof Payout>

/**
 * Partners who had consultations in a month, by name. A consultation belongs to the month in which it starts in the partner's
 * time zone.
 *
 * Source  GET {api}/admin/payouts?month, GET {api}/admin/payouts.csv?month, for admins; GET {api}/partner/payouts?month has the
 * caller's own, or no item
 */
export const PayoutReport = z.object({ month: z.string(), items: z.array(Payout) })
export type PayoutReport = z.infer<typeof PayoutReport>
