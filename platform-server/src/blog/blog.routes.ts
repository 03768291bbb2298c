import { BlogPage, BlogPost, BlogQuery, verbatim } from '@platform/shared-contracts/http'
import { desc, lte } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import type { Services } from '../app/services.ts'
import type { Tx } from '../lib/data/database.ts'
import { blogPosts } from '../lib/data/schema/content/blog.ts'
import { ProblemError } from '../lib/problem.ts'
import { searchPosts } from './blog-search.rule.ts'
import { readingMinutes } from './reading-time.rule.ts'
import { currentSlug, type StoredPost } from './sql-blog.ts'

export const blogRoutes: FastifyPluginAsyncZod<Pick<Services, 'database' | 'now'>> = async (
  app,
  { database, now },
) => {
  app.get(
    '/blog',
    { schema: { querystring: BlogQuery, response: { 200: BlogPage } } },
    async ({ tenant, query }) =>
      searchPosts(await database.withTenant(tenant.id, (tx) => readPublished(tx, now())), query),
  )

  app.get(
    '/blog/:slug',
    {
      schema: { params: z.object({ slug: verbatim(120) }), response: { 200: BlogPost } },
    },
    async ({ tenant, params }) => {
      const post = await database.withTenant(tenant.id, async (tx) => {
        const current = (await currentSlug(tx, params.slug)) ?? params.slug
        return (await readPublished(tx, now())).find(({ slug }) => slug === current)
      })
      if (!post) throw new ProblemError(404, 'post-not-found')
      return post
    },
  )
}

/** The tenant's posts whose publication time has come, newest first. */
async function readPublished(tx: Tx, now: Date): Promise<readonly BlogPost[]> {
  const rows = await tx
    .select()
    .from(blogPosts)
    .where(lte(blogPosts.publishedAt, now))
    .orderBy(desc(blogPosts.publishedAt))
  return rows.map(toPost)
}

function toPost(row: StoredPost): BlogPost {
  const { slug, title, excerpt, author, tags, moduleCode, body, publishedAt, updatedAt } = row
  return {
    ...{ slug, title, excerpt, author, tags, moduleCode, body },
    readingMinutes: readingMinutes(body),
    publishedAt: (publishedAt ?? updatedAt).toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
