import { z } from 'zod/mini'
import { verbatim } from '../text.ts'

/** `full`: a state plan for private and public employers; `public`: for state and local government only; `federal`: none. */
export const LOCATION_PLANS = ['full', 'public', 'federal'] as const
export type LocationPlan = (typeof LOCATION_PLANS)[number]

/** What a fact is about; a page has one section for each, in this order. */
export const LOCATION_TOPICS = [
  'who',
  'standards',
  'card',
  'reporting',
  'penalties',
  'consultation',
  'numbers',
] as const
export type LocationTopic = (typeof LOCATION_TOPICS)[number]

const place = {
  slug: z.string(),
  /** USPS code, such as TX. */
  code: z.string(),
  name: z.string(),
  plan: z.enum(LOCATION_PLANS),
  /** Has enough checked facts of its own for search engines. */
  isListed: z.boolean(),
  checkedOn: z.iso.date(),
}

/** A state or territory in a list. */
export const LocationSummary = z.object({
  ...place,
  /** Who inspects there. */
  agency: z.string(),
})
export type LocationSummary = z.infer<typeof LocationSummary>

/** From A to Z, except for the places that are near a name: those are sorted by spelling. */
export const LocationList = z.array(LocationSummary)
export type LocationList = z.infer<typeof LocationList>

/** `listed`: only the pages that search engines should know. */
export const LocationListQuery = z.object({ listed: z.optional(z.literal('true')) })

/** One checked fact; its text may have several sentences. */
export const LocationFact = z.object({
  id: z.string(),
  topic: z.enum(LOCATION_TOPICS),
  text: z.string(),
  source: z.url(),
})
export type LocationFact = z.infer<typeof LocationFact>

/** Counts of the inspections that this tenant imported, of the last twelve months. */
export const LocationCitations = z.object({
  inspections: z.number(),
  violations: z.number(),
  since: z.iso.date(),
  importedOn: z.iso.date(),
  /** The sections that were cited most. */
  sections: z.array(z.object({ section: z.string(), violations: z.number() })),
})
export type LocationCitations = z.infer<typeof LocationCitations>

/**
 * What is different about safety at work in a state or territory. Only what was checked is in it.
 *
 * Units   `checkedOn`: the day on which the entry was last compared with its sources; hours since the employer knew.
 * Source  GET {api}/locations/:slug; the list: GET {api}/locations, names that are spelled alike:
 *         GET {api}/locations/near/:name. Errors: 404.
 */
export const Location = z.object({
  ...place,
  description: z.string(),
  lead: z.string(),
  agency: z.object({
    name: z.string(),
    phone: z.optional(z.string()),
    url: z.url(),
    /** Cities of its offices, in words. */
    offices: z.optional(z.string()),
  }),
  consultation: z.nullable(
    z.object({ name: z.string(), phone: z.optional(z.string()), url: z.optional(z.url()) }),
  ),
  reporting: z.object({ deathHours: z.number(), hospitalHours: z.nullable(z.number()) }),
  facts: z.array(LocationFact),
  /** Topics on which something could not be checked, and of which nothing is said. */
  unchecked: z.array(z.enum(LOCATION_TOPICS)),
  citations: z.nullable(LocationCitations),
})
export type Location = z.infer<typeof Location>

export const LocationParams = z.object({ slug: verbatim(60) })
export const NearLocationParams = z.object({ name: verbatim(60) })
