import { z } from 'zod/mini'
import { multiline } from '../text.ts'

/** `client-absent` uses the hour, `partner-absent` gives it back. */
export const CONSULTATION_OUTCOMES = ['completed', 'client-absent', 'partner-absent'] as const
export type ConsultationOutcome = (typeof CONSULTATION_OUTCOMES)[number]

const SHORTEST = 5
const LONGEST = 120
const minutesFault = 'Enter a whole number of minutes from 5 to 120.'

/**
 * POST {api}/consultations/:id/complete, by its partner within 14 days of the end, or by an admin. The client gets the notes by
 * email. A second call corrects the first.
 * Errors: 404, 409 not started yet, canceled or too late, 422.
 */
export const ConsultationCompletion = z.object({
  /** How long it took. */
  minutes: z.int(minutesFault).check(z.gte(SHORTEST, minutesFault), z.lte(LONGEST, minutesFault)),
  notes: multiline(2000, 'Use at most 2000 characters.').check(z.trim()),
})
export type ConsultationCompletion = z.infer<typeof ConsultationCompletion>

/**
 * POST {api}/consultations/:id/no-show, by the same people, from 10 minutes after the start.
 * Errors: 404, 409 too early, canceled, too late, or the returned hour is booked again.
 */
export const ConsultationNoShow = z.object({
  missedBy: z.enum(['client', 'partner'], 'Choose who did not come.'),
})
export type ConsultationNoShow = z.infer<typeof ConsultationNoShow>
