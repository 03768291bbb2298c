import { z } from 'zod/mini'
import { RequestId, day, multiline, text, verbatim } from '../text.ts'

/** What the person who signs for a practice attests; stored with the sign-off in exactly this wording. */
export const PRACTICAL_STATEMENT =
  'I watched this person do the practice myself, on the day and at the place given. They did every point on the list safely and without help.'

/**
 * POST {api}/practicals: the assigned partner signs for hands-on practice that they have observed.
 * Errors  404 for a learner who is not assigned to the partner (admins: of another tenant), 422 for a future day, or if
 *         the typed name is not the signer's own.
 */
export const PracticalInput = z.object({
  userId: RequestId,
  moduleCode: verbatim(20),
  performedOn: day(),
  site: text(200).check(z.minLength(2, 'Enter the place.')),
  equipment: text(300),
  remarks: multiline(1000).check(z.trim()),
  /** The observed points; each was done. */
  checklist: z
    .array(text(200).check(z.minLength(1)))
    .check(z.minLength(1, 'Check what you saw.'), z.maxLength(20)),
  /** The signer attests `PRACTICAL_STATEMENT`. */
  isAttested: z.literal(true, 'Confirm the statement.'),
  /** The signer's own name, typed as a signature. */
  signature: text(120).check(z.minLength(3, 'Type your name.')),
})
export type PracticalInput = z.infer<typeof PracticalInput>

/** GET {api}/learners/:id/practicals by the assigned partner or an admin, newest first. */
export const Practical = z.object({
  id: z.number(),
  moduleCode: z.string(),
  performedOn: z.iso.date(),
  site: z.string(),
  equipment: z.string(),
  remarks: z.string(),
  checklist: z.array(z.string()),
  /** The signed statement; empty for a sign-off from before the statement existed. */
  statement: z.string(),
  signature: z.string(),
  signedAt: z.iso.datetime(),
})
export type Practical = z.infer<typeof Practical>
export const PracticalList = z.array(Practical)
