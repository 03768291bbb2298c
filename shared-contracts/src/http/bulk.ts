import { z } from 'zod/mini'

/** The most rows that one request changes. */
export const MAX_BULK = 500

/** Rows are named one by one or by what they match, never both. */
export function chosenOrMatching<Body>(sides: (body: Body) => readonly [unknown, unknown]) {
  return z.refine<Body>((body) => {
    const [chosen, matching] = sides(body)
    return (chosen === undefined) !== (matching === undefined)
  }, 'Choose rows, or everything that matches.')
}
