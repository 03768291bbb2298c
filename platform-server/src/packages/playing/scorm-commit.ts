import { z } from 'zod/mini'

const Score = z.object({
  raw: z.optional(z.number()),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  scaled: z.optional(z.number()),
})

/** What the runtime of SCORM in the browser sends at every commit; whatever else it sends is dropped. */
export const ScormCommit = z.object({
  completionStatus: z.string().check(z.maxLength(40)),
  successStatus: z.string().check(z.maxLength(40)),
  totalTimeSeconds: z.optional(z.number()),
  score: z.optional(Score),
  runtimeData: z.object({ cmi: z.record(z.string(), z.unknown()) }),
})
export type ScormCommit = z.infer<typeof ScormCommit>

/**
 * JSON that a package sent, with text that a database can store: no null characters and no halves of surrogate pairs.
 *
 * Errors  SyntaxError
 */
export function parseStorable(json: string): unknown {
  return JSON.parse(json, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  ) as unknown
}
