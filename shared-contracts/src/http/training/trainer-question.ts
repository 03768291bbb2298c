import { z } from 'zod/mini'
import { Id } from '../id.ts'
import { multiline, verbatim } from '../text.ts'

/** A learner's question to a qualified trainer, and the answer, if there is one. */
export const TrainerQuestion = z.object({
  id: Id,
  moduleCode: z.string(),
  lessonId: z.nullable(z.string()),
  text: z.string(),
  askedAt: z.iso.datetime(),
  /** The assigned partner; `null` if any trainer of the tenant may answer. */
  trainerName: z.nullable(z.string()),
  answer: z.nullable(
    z.object({ text: z.string(), answeredAt: z.iso.datetime(), answeredBy: z.nullable(z.string()) }),
  ),
})
export type TrainerQuestion = z.infer<typeof TrainerQuestion>

/** GET {api}/modules/:code/questions: the caller's own questions, newest first, at most 100. */
export const TrainerQuestionList = z.array(TrainerQuestion).check(z.maxLength(100))

/** POST {api}/modules/:code/questions. 429 with ten unanswered questions. */
export const NewTrainerQuestion = z.object({
  text: multiline(2000).check(z.trim(), z.minLength(10)),
  lessonId: z.optional(z.nullable(verbatim(64))),
})

/** GET {api}/questions, for partners and staff: each question with its learner. Oldest unanswered first. */
export const InboxQuestion = z.extend(TrainerQuestion, {
  learner: z.object({ id: Id, name: z.string(), email: z.string() }),
})
export type InboxQuestion = z.infer<typeof InboxQuestion>
export const QuestionInbox = z.array(InboxQuestion).check(z.maxLength(200))

/** POST {api}/questions/:id/answer */
export const TrainerAnswer = z.object({ text: multiline(5000).check(z.trim(), z.minLength(2)) })
