import { z } from 'zod/mini'
import {
  RESOURCE_LANGUAGES,
  RESOURCE_SORTS,
  RESOURCE_TOPICS,
  RESOURCE_TYPES,
} from '../../rules/resource-choices.rule.ts'
import { verbatim } from '../text.ts'
import { pageOf } from '../paging.ts'

export type ResourceType = (typeof RESOURCE_TYPES)[number]
export type ResourceTopic = (typeof RESOURCE_TOPICS)[number]
export type ResourceLanguage = (typeof RESOURCE_LANGUAGES)[number]
export type ResourceSort = (typeof RESOURCE_SORTS)[number]

/**
 * A free printable template.
 *
 * Units   `sizeBytes` of the PDF in the built-in branding, `updatedOn` a calendar date, `downloads` since the tenant
 *         was created.
 * Source  GET {api}/resources; the file itself is GET {api}/resources/:id/file, generated with the tenant's name and
 *         colors.
 */
export const Resource = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  type: z.enum(RESOURCE_TYPES),
  topic: z.enum(RESOURCE_TOPICS),
  language: z.enum(RESOURCE_LANGUAGES),
  standards: z.array(z.string()),
  /** The training module about it, if any. */
  moduleCode: z.nullable(z.string()),
  pages: z.number(),
  sizeBytes: z.number(),
  updatedOn: z.iso.date(),
  downloads: z.number(),
  /** Address of the PDF, absolute path or URL. */
  fileUrl: z.string(),
})
export type Resource = z.infer<typeof Resource>

/** GET {api}/resources?q&topic&type&language&sort&page&size. `q` is searched in title, summary, standards and topic. */
export const ResourceQuery = z.object({
  q: z.optional(verbatim(100)),
  topic: z.optional(z.enum(RESOURCE_TOPICS)),
  type: z.optional(z.enum(RESOURCE_TYPES)),
  language: z.optional(z.enum(RESOURCE_LANGUAGES)),
  sort: z.optional(z.enum(RESOURCE_SORTS)),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
  size: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
})
export type ResourceQuery = z.infer<typeof ResourceQuery>

export const ResourcePage = pageOf(Resource)
export type ResourcePage = z.infer<typeof ResourcePage>
