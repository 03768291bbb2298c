import { z } from 'zod/mini'
import { ENTITLEMENT_KINDS } from './consultation.ts'

/**
 * Why minutes of a window changed. `corrected`: the record of what happened was changed. `expired`: the window ended with minutes
 * left.
 */
export const HOUR_CAUSES = ['granted', 'booked', 'moved', 'canceled', 'partner-absent', 'corrected'] as const
export type HourCause = (typeof HOUR_CAUSES)[number]

/**
 * One change of the minutes that a person may book.
 *
 * Source  GET {api}/entitlements/ledger: the caller's own of terms that ended within 90 days or have not ended, newest first.
 */
export const HourEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(ENTITLEMENT_KINDS),
  /** The window whose minutes changed. */
  windowStartsAt: z.iso.datetime(),
  windowEndsAt: z.iso.datetime(),
  cause: z.enum([...HOUR_CAUSES, 'expired']),
  /** Negative: used or expired. */
  minutes: z.number(),
  /** What is left of the window's hour after this. */
  minutesLeft: z.number(),
  /** When the consultation takes place that used the minutes or gave them back. */
  consultationAt: z.nullable(z.iso.datetime()),
})
export type HourEntry = z.infer<typeof HourEntry>
export const HourLedger = z.array(HourEntry)
export type HourLedger = z.infer<typeof HourLedger>
