import { z } from 'zod/mini'
import { multiline, verbatim } from '../text.ts'

/** The phase of a remote's life in which something failed. */
export const FAILURE_PHASES = [
  'contract',
  'integrity',
  'load',
  'timeout',
  'mount',
  'render',
  'navigate',
  'app',
] as const

/** The signature of a visit, from `VisitAnswer`; a report without one is stored but does not count for a rollout. */
const visit = z.optional(verbatim(2_000))

/**
 * POST {api}/reports/visits, at most once per document, if the boot document says `visits`. Answers 200 with the
 * signature for this document's reports, valid for an hour, or 204 without one.
 */
export const VisitAnswer = z.object({ visit: verbatim(2_000) })
export type VisitAnswer = z.infer<typeof VisitAnswer>

/** POST {api}/reports: a failure, whether or not the user saw it. Answers 204; at most 4 KB; no login. */
export const FailureReport = z.object({
  remote: z.nullable(verbatim(64)),
  /** `<version>-<hash>`: a rebuild of one version is another release. */
  version: z.nullable(verbatim(64)),
  phase: z.enum(FAILURE_PHASES),
  message: multiline(1000),
  path: verbatim(300),
  visit,
})
export type FailureReport = z.infer<typeof FailureReport>

const durationMs = z.number().check(z.gte(0), z.lte(600_000))

/** POST {api}/reports/loads: how long the remotes of a page took. Answers 204; once a page, no login. */
export const LoadReport = z.object({
  loads: z
    .array(
      z.object({
        remote: verbatim(64),
        version: verbatim(64),
        /** From the request for the remote until its module is loaded. */
        entryMs: durationMs,
        /** From the request for the remote until its first page is on the screen. */
        mountMs: durationMs,
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
  visit,
})
export type LoadReport = z.infer<typeof LoadReport>

/** POST {api}/vitals by sendBeacon, only after cookie consent. Units: milliseconds, except CLS (a score). */
export const VitalsReport = z.object({
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: z.number().check(z.gte(0), z.lte(100_000_000)),
  path: verbatim(300),
})
export type VitalsReport = z.infer<typeof VitalsReport>
