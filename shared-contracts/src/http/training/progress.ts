import { z } from 'zod/mini'
import { Id } from '../id.ts'
import { TrainerQuestion } from './trainer-question.ts'
import { verbatim } from '../text.ts'

/** GET {api}/progress answers a list of these; `status` is on the wire form, for example `in_progress`. */
export const ProgressRecord = z.object({ module_id: Id, status: z.string() })
export type ProgressRecord = z.infer<typeof ProgressRecord>
export const ProgressList = z.array(ProgressRecord)

/** POST {api}/module/{id}/progress: the person's own note; the server measures what counts. Errors: 403 another user's email, 404 another tenant's, 422 an unknown status. */
export const ProgressUpdate = z.object({
  email: verbatim(254).check(z.minLength(1)),
  status: verbatim(40).check(z.minLength(1)),
})
export type ProgressUpdate = z.infer<typeof ProgressUpdate>

/**
 * GET {api}/past-training: the person's own training history, readable even without permission to train now. Statuses
 * are on the wire form. Certificates are GET {api}/certificates, quiz results GET {api}/quizzes and
 * GET {api}/attempts/:id, their own notes and texts PastWriting.
 */
export const PastTraining = z.object({
  /** When the subscription ended; null for a current subscription, or if there never was one. */
  subscriptionEndedAt: z.nullable(z.iso.datetime()),
  modules: z.array(z.object({ code: z.string(), status: z.string(), updatedAt: z.iso.datetime() })),
})
export type PastTraining = z.infer<typeof PastTraining>

/** A learner's private note on a lesson. */
export const PastNote = z.object({
  moduleCode: z.string(),
  lessonId: z.string(),
  /** In the requested language; `null` if the lesson has been removed from the course. */
  lessonTitle: z.nullable(z.string()),
  text: z.string(),
  updatedAt: z.iso.datetime(),
})
export type PastNote = z.infer<typeof PastNote>

/**
 * GET {api}/past-training/writing: a person's own notes, in the order of the lessons, and their questions to a trainer,
 * newest first, readable even without permission to train now.
 */
export const PastWriting = z.object({ notes: z.array(PastNote), questions: z.array(TrainerQuestion) })
export type PastWriting = z.infer<typeof PastWriting>
