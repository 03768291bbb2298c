import { z } from 'zod/mini'
import { PageMetadata } from '../releases/remote-listing.ts'
import { code, multiline, text } from '../text.ts'

/** A public page with its title and description. `own` is the tenant's text instead; `null` where the page's text is used. */
export const SeoPage = z.object({
  path: z.string(),
  page: z.nullable(PageMetadata),
  own: z.nullable(z.extend(PageMetadata, { updatedAt: z.iso.datetime(), updatedBy: z.string() })),
})
export type SeoPage = z.infer<typeof SeoPage>

/** GET {api}/seo, for super admins; `siteName` stands in front of every title. */
export const SeoPages = z.object({ siteName: z.string(), items: z.array(SeoPage) })
export type SeoPages = z.infer<typeof SeoPages>

/**
 * PUT {api}/seo says it in the tenant's own words, DELETE {api}/seo?path= lets it follow the page again; both answer the
 * SeoPages. Errors: 422 for a path that no public page has, and for posts of the blog, which describe themselves.
 */
export const SeoChange = z.object({
  path: code(/^\/[a-z0-9\-/]*$/, 120, 'Use a path such as /quizzes.'),
  title: text(90).check(z.minLength(1, 'Enter a title.')),
  description: multiline(180).check(z.trim(), z.minLength(20, 'Use at least 20 characters.')),
})
export type SeoChange = z.infer<typeof SeoChange>
