import { z } from 'zod/mini'
import { Id } from '../id.ts'
import { code } from '../text.ts'

/** `2026-11` */
export const PayoutQuery = z.object({ month: code(/^2\d{3}-(?:0[1-9]|1[0-2])$/, 7, 'Choose a month.') })

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
})
export type Payout = z.infer<typeof Payout>

/**
 * Partners who had consultations in a month, by name. A consultation belongs to the month in which it starts in the partner's
 * time zone.
 *
 * Source  GET {api}/admin/payouts?month, GET {api}/admin/payouts.csv?month, for admins
 */
export const PayoutReport = z.object({ month: z.string(), items: z.array(Payout) })
export type PayoutReport = z.infer<typeof PayoutReport>
