import { z } from 'zod/mini'
import { ExpectedCount, MAX_BULK, arePeopleNamedOnce, selectedLearners } from '../bulk.ts'
import { RequestId, day, multiline, text, verbatim } from '../text.ts'
import { LearnersMatching } from './training-record.ts'

/** What the person who signs for a practice attests; stored with the sign-off in exactly this wording. */
export const PRACTICAL_STATEMENT =
  'I watched this person do the practice myself, on the day and at the place given. They did every point on the list safely and without help.'

const PRACTICE = {
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
}

/**
 * POST {api}/practicals: the assigned partner signs for hands-on practice that they have observed.
 * Errors  404 for a learner who is not assigned to the partner (admins: of another tenant), 422 for a future day, or if
 *         the typed name is not the signer's own.
 */
export const PracticalInput = z.object({ userId: RequestId, ...PRACTICE })
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

const PRACTICED = {
  ...selectedLearners(LearnersMatching),
  expected: z.optional(ExpectedCount),
  moduleCode: verbatim(20),
}

/**
 * Why a person's practice is not signed together with that of others: they are not assigned to the signer, have not
 * passed the module, or someone has signed for their practice already.
 */
export const PRACTICE_SKIPS = ['not-assigned', 'not-passed', 'signed'] as const
export type PracticeSkip = (typeof PRACTICE_SKIPS)[number]

/**
 * POST {api}/practicals/bulk/preview: whose practice of a module the caller can sign for, and who is skipped. Stores
 * nothing. For everyone who may assign training to these people, also if they may not sign.
 * Errors  404 a person who is not one of their learners, 409 `count-changed`, 422 an unknown module or more than 500.
 */
export const PracticePreviewRequest = z.object(PRACTICED).check(arePeopleNamedOnce)
export type PracticePreviewRequest = z.infer<typeof PracticePreviewRequest>

export const PracticePreview = z.object({
  /** Why the caller cannot sign: no partner or admin, or without a verified credential in date. `null` if they can. */
  refusal: z.nullable(z.enum(['not-trainer', 'no-credential'])),
  /** What the caller signs with. */
  credential: z.nullable(
    z.object({ name: z.string(), issuer: z.string(), expiresOn: z.nullable(z.iso.date()) }),
  ),
  /** Partners of these people who have a verified credential in date, by name. */
  trainers: z.array(z.string()).check(z.maxLength(MAX_BULK)),
  /** How many people are signed for. */
  ready: z.number(),
  skipped: z
    .array(z.object({ id: z.number(), name: z.string(), reason: z.enum(PRACTICE_SKIPS) }))
    .check(z.maxLength(MAX_BULK)),
})
export type PracticePreview = z.infer<typeof PracticePreview>

/**
 * POST {api}/practicals/bulk: a qualified trainer signs for the practice of many people, who did it on one day at one
 * place. With an Idempotency-Key, a repeated request signs nothing again and has the same answer.
 * Errors  those of the preview; 403 `practice-signer` for a caller who is no trainer; 409 `credential-needed`, and
 *         `count-changed` if another number than `ready` can be signed for; 422 a future day, one more than a year ago,
 *         a checklist without all of `PRACTICE_POINTS`, or a name that is not the signer's own.
 */
export const PracticeBulkRequest = z
  .object({
    ...PRACTICED,
    ...PRACTICE,
    /** How many people the signer saw listed. */
    ready: ExpectedCount,
  })
  .check(arePeopleNamedOnce)
export type PracticeBulkRequest = z.infer<typeof PracticeBulkRequest>

export const PracticeBulkAnswer = z.object({ signed: z.number() })
export type PracticeBulkAnswer = z.infer<typeof PracticeBulkAnswer>
