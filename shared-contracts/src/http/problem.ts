import { z } from 'zod/mini'
import { LoginChallenge } from './accounts/login-proof.ts'

/**
 * The body of every answer with a 4xx or 5xx status.
 *
 * Units   `fields` maps a dotted path of the request body to one sentence about it.
 * Source  platform-server; a 5xx says nothing of the inside, its `requestId` is in the server's log.
 */
export const Problem = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  /** With code `proof-needed`. */
  challenge: z.optional(LoginChallenge),
  requestId: z.optional(z.string()),
})
export type Problem = z.infer<typeof Problem>
