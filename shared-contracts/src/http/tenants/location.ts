import { z } from 'zod/mini'

/** `full`: a state plan for private and public employers; `public`: for state and local government only; `federal`: none. */
export const LOCATION_PLANS = ['full', 'public', 'federal'] as const
export type LocationPlan = (typeof LOCATION_PLANS)[number]

/**
 * The authority that enforces workplace safety in a state or territory.
 *
 * Units   `checkedOn`: the day on which the entry was last compared with its source.
 * Source  GET {api}/locations, one: GET {api}/locations/:slug. Errors: 404.
 */
export const Location = z.object({
  slug: z.string(),
  /** USPS code, such as TX. */
  code: z.string(),
  name: z.string(),
  plan: z.enum(LOCATION_PLANS),
  /** The state's own agency; `null` where federal OSHA alone enforces. */
  agency: z.nullable(z.string()),
  sourceUrl: z.string(),
  /** What state law says about the 10-hour card on public works, if anything. */
  tenHourLaw: z.nullable(z.string()),
  checkedOn: z.iso.date(),
})
export type Location = z.infer<typeof Location>

/** From A to Z. */
export const LocationList = z.array(Location)
