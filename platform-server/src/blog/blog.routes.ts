import { BlogAuthor, BlogPage, BlogPost, BlogQuery, verbatim } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import type { RequestTenant } from '../app/request-context.ts'
import { fileAnswer, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { tenantSite } from '../domain/tenants/tenant-site.ts'
import type { CachedTenants } from '../domain/tenants/tenant-directory.ts'
import { siteUrl } from '../lib/network/site-url.ts'
import { ProblemError } from '../lib/problem.ts'
import { customerOf } from '../app/workers.ts'
import { sheetBrand } from '../domain/sheets/sheet-brand.ts'
import { SHEET_TASK } from '../domain/sheets/sheet-task.ts'
import { searchPosts } from './blog-search.rule.ts'
import { checklistSheet } from './checklist-sheet.ts'
import { drawingFor } from './content/drawing-files.ts'
import { publicPost, summaryOf, type PublicPost } from './public-post.ts'
import { authorProfile, currentSlug, readPublished } from './sql-blog.ts'

export interface BlogOptions {
  readonly services: Pick<Services, 'config' | 'database' | 'now'>
  readonly tenants: Pick<CachedTenants, 'byId'>
}

const Named = z.object({ slug: verbatim(120) })

/** What everyone may read. */
export const blogRoutes: FastifyPluginAsyncZod<BlogOptions> = async (app, { services, tenants }) => {
  const { config, database, now } = services

  /** The tenant's posts whose publication time has come, newest first. */
  const published = ({ id }: RequestTenant): Promise<readonly PublicPost[]> =>
    database.withTenant(id, async (tx) =>
      (await readPublished(tx, now())).map((row) => publicPost(row, config.apiBase)),
    )

  const homeUrl = async ({ slug, homeTenantId }: PublicPost): Promise<string | null> =>
    homeTenantId === null
      ? null
      : siteUrl(tenantSite(config, await tenants.byId(homeTenantId)), `/blog/${slug}`)

  app.get(
    '/blog',
    { schema: { querystring: BlogQuery, response: { 200: BlogPage } } },
    async ({ tenant, query }) => searchPosts(await published(tenant), query),
  )

  app.get(
    '/blog/:slug',
    { schema: { params: Named, response: { 200: BlogPost } } },
    async ({ tenant, params }) => {
      const posts = await published(tenant)
      const slug = await database.withTenant(tenant.id, (tx) => currentSlug(tx, params.slug))
      const at = posts.findIndex((post) => post.slug === (slug ?? params.slug))
      const post = posts[at]
      if (!post) throw new ProblemError(404, 'post-not-found')
      const nameOf = (other: PublicPost | undefined) =>
        other ? { slug: other.slug, title: other.title } : null
      return {
        ...post,
        previous: nameOf(posts[at + 1]),
        next: nameOf(posts[at - 1]),
        homeUrl: await homeUrl(post),
      }
    },
  )

  app.get(
    '/blog/authors/:slug',
    { schema: { params: Named, response: { 200: BlogAuthor } } },
    async ({ tenant, params: { slug } }) => {
      const posts = (await published(tenant)).filter((post) => post.authorSlug === slug)
      const name = posts[0]?.author
      if (name === undefined) throw new ProblemError(404, 'author-not-found')
      const profile = await database.withTenant(tenant.id, (tx) => authorProfile(tx, name))
      return { slug, name, profile, posts: posts.map(summaryOf) }
    },
  )

  app.get(
    '/blog/:slug/checklist',
    {
      schema: { params: Named, response: { 200: z.file(), ...refusals(404, 429) } },
      // Rendering a sheet costs more than reading a row.
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      const { tenant, params } = request
      const post = (await published(tenant)).find(({ slug }) => slug === params.slug)
      const site = tenantSite(config, tenant)
      const sheet = post && checklistSheet(post, siteUrl(site, `/blog/${post.slug}`))
      if (!sheet) throw new ProblemError(404, 'post-not-found')
      const brand = sheetBrand(tenant.config)
      const pdf = await app.workers.run(customerOf(request), SHEET_TASK, { starter: sheet, brand })
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="checklist-${sheet.id}.pdf"`)
        .header('cache-control', 'no-cache')
        .send(fileAnswer(pdf))
    },
  )

  app.get(
    '/blog/drawings/:file',
    { schema: { params: z.object({ file: verbatim(100) }), response: { 200: z.file(), ...refusals(404) } } },
    async ({ tenant, params }, reply) => {
      const drawing = drawingFor(params.file.replace(/\.svg$/, ''), tenant.config)
      if (drawing === null) throw new ProblemError(404, 'drawing-not-found')
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=3600')
        .send(fileAnswer(Buffer.from(drawing)))
    },
  )
}
