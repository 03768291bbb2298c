import { z } from 'zod/mini'

/** Where in a remote's life something failed. */
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

/** POST {api}/reports: a failure the user was shown or spared. Answers 204; at most 4 KB; no login. */
export const FailureReport = z.object({
  remote: z.nullable(z.string().check(z.maxLength(64))),
  /** `<version>-<hash>`: a rebuild of one version is another release. */
  version: z.nullable(z.string().check(z.maxLength(64))),
  phase: z.enum(FAILURE_PHASES),
  message: z.string().check(z.maxLength(1000)),
  path: z.string().check(z.maxLength(300)),
})
export type FailureReport = z.infer<typeof FailureReport>

const durationMs = z.number().check(z.gte(0), z.lte(600_000))

/** POST {api}/reports/loads: how long the remotes of a page took. Answers 204; once a page, no login. */
export const LoadReport = z.object({
  loads: z
    .array(
      z.object({
        remote: z.string().check(z.maxLength(64)),
        version: z.string().check(z.maxLength(64)),
        /** From asking for the remote until its module is there. */
        entryMs: durationMs,
        /** From asking for the remote until its first page is on the screen. */
        mountMs: durationMs,
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
})
export type LoadReport = z.infer<typeof LoadReport>

/** POST {api}/vitals by sendBeacon, only after cookie consent. Units: milliseconds, except CLS (a score). */
export const VitalsReport = z.object({
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: z.number(),
  path: z.string().check(z.maxLength(300)),
})
export type VitalsReport = z.infer<typeof VitalsReport>
