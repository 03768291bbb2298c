import { z } from 'zod/mini'
import { MAX_ID, RowNumber } from './text.ts'

/** The most rows that one request changes. */
export const MAX_BULK = 500

/** How many rows the caller saw match: the server refuses the change if another number matches. With `matching` only. */
export const ExpectedCount = z.int().check(z.gte(1), z.lte(MAX_ID))

/** Rows are named one by one or by what they match, never both. */
export function chosenOrMatching<Body>(sides: (body: Body) => readonly [unknown, unknown]) {
  return z.refine<Body>((body) => {
    const [chosen, matching] = sides(body)
    return (chosen === undefined) !== (matching === undefined)
  }, 'Choose rows, or everything that matches.')
}

/** Learners one by one, or all who match; with the check `arePeopleNamedOnce`. `matching` is the schema of their filters. */
export const selectedLearners = <Matching extends z.ZodMiniType>(matching: Matching) => ({
  people: z.optional(
    z.array(RowNumber).check(z.minLength(1, 'Choose at least one person.'), z.maxLength(MAX_BULK)),
  ),
  matching: z.optional(matching),
})
export const arePeopleNamedOnce = chosenOrMatching<{ people?: unknown; matching?: unknown }>(
  ({ people, matching }) => [people, matching],
)
