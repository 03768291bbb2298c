import { z } from 'zod/mini'

/** A variable of the environment that is a whole number. */
export function wholeNumber(min: number, max: number) {
  const sentence = `must be a whole number from ${min} to ${max}`
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, sentence)),
    z.pipe(z.transform(Number), z.number().check(z.gte(min, sentence), z.lte(max, sentence))),
  )
}
