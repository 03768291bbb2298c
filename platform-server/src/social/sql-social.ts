import {
  SOCIAL_STATES,
  type SocialPage,
  type SocialPost,
  type SocialQuery,
} from '@platform/shared-contracts/http'
import { and, asc, count, desc, eq, ilike, or, sql } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { likePattern } from '../lib/data/like-pattern.ts'
import { socialPosts } from '../lib/data/schema/content/social.ts'
import { ProblemError } from '../lib/problem.ts'

export type StoredSocialPost = typeof socialPosts.$inferSelect

const order = [
  asc(sql`array_position(array['planned', 'draft', 'posted'], ${socialPosts.state})`),
  sql`case when ${socialPosts.state} = 'planned' then ${socialPosts.plannedFor} end asc nulls last`,
  desc(sql`coalesce(${socialPosts.postedAt}, ${socialPosts.updatedAt})`),
  desc(socialPosts.id),
]

export async function socialPage(tx: Tx, { q, state, page, size }: SocialQuery): Promise<SocialPage> {
  const pattern = likePattern(q ?? '')
  const where = and(
    state && eq(socialPosts.state, state),
    q ? or(ilike(socialPosts.text, pattern), ilike(socialPosts.link, pattern)) : undefined,
  )
  const rows = await tx
    .select()
    .from(socialPosts)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size)
  const total = await tx.$count(socialPosts, where)
  return { items: rows.map(toSocialPost), counts: await stateCounts(tx), total, page, size }
}

async function stateCounts(tx: Tx): Promise<SocialPage['counts']> {
  const rows = await tx
    .select({ state: socialPosts.state, count: count() })
    .from(socialPosts)
    .groupBy(socialPosts.state)
  const of = new Map(rows.map((row) => [row.state, row.count]))
  return Object.fromEntries(SOCIAL_STATES.map((state) => [state, of.get(state) ?? 0])) as SocialPage['counts']
}

export async function findSocialPost(tx: Tx, id: number): Promise<SocialPost> {
  const [row] = await tx.select().from(socialPosts).where(eq(socialPosts.id, id))
  if (!row) throw noSuchPost()
  return toSocialPost(row)
}

/** The post, locked until the transaction ends; only when it was not changed since `baseUpdatedAt`. */
export async function lockSocialPost(tx: Tx, id: number, baseUpdatedAt: string): Promise<StoredSocialPost> {
  const [row] = await tx.select().from(socialPosts).where(eq(socialPosts.id, id)).for('update')
  if (!row) throw noSuchPost()
  if (row.updatedAt.getTime() === Date.parse(baseUpdatedAt)) return row
  throw new ProblemError(409, 'post-stale')
}

export function toSocialPost(row: StoredSocialPost): SocialPost {
  const { id, text, link, networks, state, plannedFor, postedAt, createdBy, updatedAt } = row
  return {
    ...{ id, text, link, networks, state, createdBy },
    plannedFor: plannedFor?.toISOString() ?? null,
    postedAt: postedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  }
}

function noSuchPost(): ProblemError {
  return new ProblemError(404, 'post-not-found')
}
