import { PageRendering } from '@platform/shared-contracts/http'
import { z } from 'zod/mini'

/*
 * Between a server and the renderer service: HTTP with JSON bodies over a Unix socket. Each side parses what the other one sent.
 * PUT /bundles/:id stores code, POST /bundles/:id/pages renders, GET /healthz answers while the service is there.
 */

/** A shell's and a release's server bundle together. */
export const MAX_REQUEST_BYTES = 32 * 1024 * 1024
export const MAX_ANSWER_LENGTH = 16 * 1024 * 1024
/** A random name that a server gives itself, so that servers take turns. */
export const CLIENT_HEADER = 'x-client'
const MAX_LIMIT_MS = 10_000

/** The SHA-256 of its content: one id is one code. */
export const BundleParams = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })

export const BundleBody = z.strictObject({
  shell: z.string(),
  remote: z.nullable(z.strictObject({ source: z.string(), base: z.string(), name: z.string() })),
})

/** domain/rendering/question.ts makes it: public data of one tenant. Nothing else passes. */
const Question = z.strictObject({
  boot: z.record(z.string(), z.unknown()),
  language: z.string(),
  hostname: z.string(),
  url: z.string(),
  remote: z.nullable(z.string()),
  route: z.string(),
  answers: z.record(z.string(), z.unknown()),
})

export const PageBody = z.strictObject({
  question: Question,
  limitMs: z.optional(z.number().check(z.gte(1), z.lte(MAX_LIMIT_MS))),
})

export const ClientHeaders = z.object({ [CLIENT_HEADER]: z.uuid() })

export const RenderAnswer = z.union([
  z.object({ rendering: PageRendering }),
  z.object({
    fault: z.object({ kind: z.enum(['boot', 'busy', 'threw', 'late', 'crash']), message: z.string() }),
  }),
])
export type RenderAnswer = z.infer<typeof RenderAnswer>
