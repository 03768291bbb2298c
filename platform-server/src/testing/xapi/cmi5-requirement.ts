import { createRequire } from 'node:module'
import { z } from 'zod/mini'

const require = createRequire(import.meta.url)
const published = z.record(z.string(), z.object({ txt: z.string() })).parse(require('@cmi5/requirements'))

/**
 * A requirement of cmi5 in the words of the list that ADL publishes for its conformance tests; `(d)` is one that they derive.
 *
 * Errors  Error for a number that the list does not have.
 */
export function requirement(number: string): string {
  const found = published[number]
  if (!found) throw new Error(`cmi5 has no requirement ${number}.`)
  return `${number} ${found.txt}`
}
