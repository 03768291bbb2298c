import { BlogAuthor, BlogPage, BlogPost, BlogQuery, verbatim } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import type { RequestTenant } from '../app/request-context.ts'
import type { Services } from '../app/services.ts'
import { tenantSite } from '../domain/tenants/tenant-site.ts'
import type { CachedTenants } from '../domain/tenants/tenant-directory.ts'
import { siteUrl } from '../lib/network/site-url.ts'
import { ProblemError } from '../lib/problem.ts'
import { searchPosts } from './blog-search.rule.ts'
import { summaryOf, type PublicPost } from './public-post.ts'
import { publishedPosts } from './published-posts.ts'
import { authorProfile, currentSlug } from './sql-blog.ts'

export interface BlogOptions {
  readonly services: Pick<Services, 'config' | 'database' | 'now'>
  readonly tenants: Pick<CachedTenants, 'byId'>
}

const Named = z.object({ slug: verbatim(120) })

/** What everyone may read. */
export const blogRoutes: FastifyPluginAsyncZod<BlogOptions> = async (app, { services, tenants }) => {
  const { config, database } = services

  const published = (tenant: RequestTenant) => publishedPosts(services, tenant)

  const homeUrl = async ({ slug, homeTenantId }: PublicPost): Promise<string | null> =>
    homeTenantId === null
      ? null
      : siteUrl(tenantSite(config, await tenants.byId(homeTenantId)), `/blog/${slug}`)

  app.get(
    '/blog',
    { schema: { querystring: BlogQuery, response: { 200: BlogPage } } },
    async ({ tenant, query }) => {
      const posts = await published(tenant)
      return searchPosts(
        query.home ? posts.filter(({ homeTenantId }) => homeTenantId === null) : posts,
        query,
      )
    },
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
}
