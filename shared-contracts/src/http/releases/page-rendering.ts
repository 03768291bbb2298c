import { z } from 'zod/mini'

/** An answer of the API to an anonymous visitor, as it came: `status` and parsed body. */
const InlinedAnswer = z.object({ status: z.number(), body: z.unknown() })

/** By path below the API base. */
export const InlinedAnswers = z.record(z.string(), InlinedAnswer)
export type InlinedAnswers = z.infer<typeof InlinedAnswers>

/**
 * What the shell's server bundle says after one attempt to render a page: the markup, or the paths of the API whose
 * answers the page waits for. Source: a worker that runs code of a release, so the server parses it.
 */
export const PageRendering = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('needs'), paths: z.array(z.string()).check(z.minLength(1), z.maxLength(20)) }),
  z.object({
    kind: z.literal('page'),
    html: z.string(),
    /** What the page gives as its own title and description, in place of the listing. */
    title: z.optional(z.string()),
    description: z.optional(z.string()),
    isUnlisted: z.optional(z.boolean()),
    canonical: z.optional(z.url({ protocol: /^https?$/ })),
  }),
])
export type PageRendering = z.infer<typeof PageRendering>

/** Beside the rendered page as `<script type="application/json" id="page">`: what the browser needs to take it over. */
export const RenderedDocument = z.object({
  /** Path and query that were rendered; another address is not this page. */
  url: z.string(),
  /** `null`: the shell's own page. */
  remote: z.nullable(z.string()),
  /** The path as it is listed. */
  route: z.string(),
  answers: InlinedAnswers,
})
export type RenderedDocument = z.infer<typeof RenderedDocument>
