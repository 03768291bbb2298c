import { z } from 'zod/mini'
import { parsed, readJson } from '../content-file.ts'

const line = z.string().check(z.minLength(1))

/** content/<CODE>/review.json: what the rules in a module were checked against, when, and what is still open. */
const ReviewFile = z
  .strictObject(
    {
      reviewedOn: z.iso.date(),
      nextReviewOn: z.iso.date(),
      sources: z.array(line).check(z.minLength(1)),
      unchecked: z.array(
        z.strictObject({
          where: line,
          /** Paragraphs of the code, or `none` where it is no rule. */
          cite: line,
          why: line,
        }),
      ),
    },
    'has an unknown field',
  )
  .check(
    z.refine(
      ({ reviewedOn, nextReviewOn }) => reviewedOn < nextReviewOn,
      'the next review is not after the last one',
    ),
  )

export type WrittenReview = z.infer<typeof ReviewFile>
export type WrittenPoint = WrittenReview['unchecked'][number]

/** Errors: throws, naming the file and the field that cannot be used. */
export function readReview(folder: string, code: string): WrittenReview {
  return parsed(ReviewFile, readJson(folder, 'review.json', code), `${code}/review.json`)
}
