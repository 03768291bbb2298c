import { z } from 'zod/mini'

/** GET {api}/traffic?days (super admin or admin): 7, 30 or 90 days up to today, in UTC. */
export const TrafficQuery = z.object({
  days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(90)), 30),
})

/** 75th percentile of the measurements from visitors who consented. Units: milliseconds, except CLS (a score). */
export const VitalFigure = z.object({
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  p75: z.number(),
  /** Number of measurements behind it. */
  count: z.number(),
})
export type VitalFigure = z.infer<typeof VitalFigure>

/** Page views, counted by the server without cookies or identities. */
export const TrafficReport = z.object({
  /** First day, `2026-11-01`. */
  since: z.iso.date(),
  views: z.number(),
  /** One for each day, oldest first. */
  byDay: z.array(z.number()),
  /** Most viewed first; a path as its listing writes it: `/blog/:slug`. */
  byPath: z.array(z.object({ path: z.string(), views: z.number() })),
  vitals: z.array(VitalFigure),
})
export type TrafficReport = z.infer<typeof TrafficReport>
