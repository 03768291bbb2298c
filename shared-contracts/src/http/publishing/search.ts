import { z } from 'zod/mini'
import { InLanguage } from '../language.ts'
import { verbatim } from '../text.ts'

/** In the order in which results are shown. */
export const SEARCH_KINDS = ['module', 'lesson', 'resource', 'post', 'place', 'partner'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** GET {api}/search?q&language. Errors: 400 without a query; 429 after 60 in a minute from one address. */
export const SearchQuery = z.extend(InLanguage, { q: verbatim(100) })
export type SearchQuery = z.infer<typeof SearchQuery>

export const SearchHit = z.object({
  title: z.string(),
  /** What it is about; '' where the title says all. */
  text: z.string(),
  /** Of a page of this site, without a language. */
  path: z.string(),
})
export type SearchHit = z.infer<typeof SearchHit>

/** The best hits of one kind; `total` counts all of them. Every word of the query occurs in each. */
export const SearchGroup = z.object({
  kind: z.enum(SEARCH_KINDS),
  total: z.number(),
  hits: z.array(SearchHit),
})
export type SearchGroup = z.infer<typeof SearchGroup>

/** Only kinds with a hit. */
export const SearchResult = z.object({ groups: z.array(SearchGroup) })
export type SearchResult = z.infer<typeof SearchResult>
