import { z } from 'zod/mini'
import { MAX_ID } from './text.ts'

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
