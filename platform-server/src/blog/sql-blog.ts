import type {
  BlogAdminPage,
  BlogAdminPost,
  BlogAdminQuery,
  BlogAdminSummary,
  BlogAuthor,
  BlogState,
} from '@platform/shared-contracts/http'
import { and, asc, count, desc, eq, gt, ilike, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { portraitUrl } from '../domain/partners/portrait.rule.ts'
import type { Tx } from '../lib/data/database.ts'
import { blogPosts, formerBlogSlugs } from '../lib/data/schema/content/blog.ts'
import { partnerProfiles } from '../lib/data/schema/partners.ts'
import { users } from '../lib/data/schema/people.ts'
import { ProblemError } from '../lib/problem.ts'

export type StoredPost = typeof blogPosts.$inferSelect

/** The post that had this address before. */
export async function currentSlug(tx: Tx, former: string): Promise<string | null> {
  const [row] = await tx
    .select({ slug: formerBlogSlugs.slug })
    .from(formerBlogSlugs)
    .where(eq(formerBlogSlugs.formerSlug, former))
  return row?.slug ?? null
}

/** The posts whose publication time has come, newest first. */
export function readPublished(tx: Tx, now: Date): Promise<StoredPost[]> {
  return tx
    .select()
    .from(blogPosts)
    .where(lte(blogPosts.publishedAt, now))
    .orderBy(desc(blogPosts.publishedAt), asc(blogPosts.slug))
}

/** The public profile of the professional with this name; `null` where none or more than one has it. */
export async function authorProfile(tx: Tx, name: string): Promise<BlogAuthor['profile']> {
  const rows = await tx
    .select({
      title: users.title,
      certifications: users.certifications,
      bio: partnerProfiles.bio,
      publicUrl: partnerProfiles.publicUrl,
      userId: partnerProfiles.userId,
      portraitKey: partnerProfiles.portraitKey,
    })
    .from(partnerProfiles)
    .innerJoin(users, and(eq(users.id, partnerProfiles.userId), eq(users.isProfessionalPartner, true)))
    .where(eq(sql`${users.firstName} || ' ' || ${users.lastName}`, name))
  const [row] = rows
  if (!row || rows.length > 1) return null
  const { title, certifications, bio, publicUrl } = row
  return { title, certifications: certifications ?? [], bio, publicUrl, portrait: portraitUrl(row) }
}

export async function adminPage(
  tx: Tx,
  { q, state, page, size }: BlogAdminQuery,
  now: Date,
): Promise<BlogAdminPage> {
  const where = and(q ? matching(q) : undefined, state && inState(state, now))
  const rows = await tx
    .select()
    .from(blogPosts)
    .where(where)
    .orderBy(desc(blogPosts.updatedAt), asc(blogPosts.slug))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await tx.select({ total: count() }).from(blogPosts).where(where)
  return {
    items: rows.map((row) => toSummary(row, now)),
    counts: await countStates(tx, now),
    total: counted?.total ?? 0,
    page,
    size,
  }
}

async function countStates(tx: Tx, now: Date): Promise<BlogAdminPage['counts']> {
  const of = (state: BlogState) => tx.$count(blogPosts, inState(state, now))
  return { draft: await of('draft'), planned: await of('planned'), published: await of('published') }
}

export async function adminPost(tx: Tx, slug: string, now: Date): Promise<BlogAdminPost> {
  const row = await findPost(tx, slug)
  const former = await tx
    .select({ slug: formerBlogSlugs.formerSlug })
    .from(formerBlogSlugs)
    .where(eq(formerBlogSlugs.slug, slug))
    .orderBy(asc(formerBlogSlugs.formerSlug))
  const { excerpt, moduleCode, body } = row
  return {
    ...toSummary(row, now),
    excerpt,
    moduleCode,
    body,
    formerSlugs: former.map(({ slug: formerSlug }) => formerSlug),
  }
}

async function findPost(tx: Tx, slug: string): Promise<StoredPost> {
  const [row] = await tx.select().from(blogPosts).where(eq(blogPosts.slug, slug))
  if (!row) throw noSuchPost()
  return row
}

/** The post, locked until the transaction ends; only when it was not saved since the base revision. */
export async function lockPost(tx: Tx, slug: string, baseRevision: number): Promise<StoredPost> {
  const [row] = await tx.select().from(blogPosts).where(eq(blogPosts.slug, slug)).for('update')
  if (!row) throw noSuchPost()
  if (row.revision === baseRevision) return row
  throw row.updatedBy
    ? new ProblemError(409, 'revision-stale:post', { values: { who: row.updatedBy } })
    : new ProblemError(409, 'revision-stale:post-unknown')
}

function noSuchPost(): ProblemError {
  return new ProblemError(404, 'post-not-found')
}

function toSummary(row: StoredPost, now: Date): BlogAdminSummary {
  const { slug, title, author, tags, publishedAt, updatedAt, updatedBy, revision } = row
  return {
    slug,
    title,
    author,
    tags,
    state: stateOf(publishedAt, now),
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    updatedBy,
    revision,
  }
}

function stateOf(publishedAt: Date | null, now: Date): BlogState {
  if (!publishedAt) return 'draft'
  return publishedAt > now ? 'planned' : 'published'
}

function inState(state: BlogState, now: Date): SQL | undefined {
  if (state === 'draft') return isNull(blogPosts.publishedAt)
  return state === 'planned' ? gt(blogPosts.publishedAt, now) : lte(blogPosts.publishedAt, now)
}

function matching(q: string): SQL | undefined {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(blogPosts.title, pattern),
    ilike(blogPosts.slug, pattern),
    ilike(blogPosts.author, pattern),
    ilike(sql`${blogPosts.tags}::text`, pattern),
  )
}
