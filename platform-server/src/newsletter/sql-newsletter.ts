import { createHash, randomBytes } from 'node:crypto'
import type { NewsletterPage, NewsletterQuery, NewsletterSubscriber } from '@platform/shared-contracts/http'
import { and, asc, count, desc, eq, exists, gt, ilike, isNotNull, lt, lte, not, sql } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { likePattern } from '../lib/data/like-pattern.ts'
import { blogPosts } from '../lib/data/schema/content/blog.ts'
import { newsletterDeliveries, newsletterSubscribers } from '../lib/data/schema/content/newsletter.ts'

export type StoredSubscriber = typeof newsletterSubscribers.$inferSelect

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const newToken = () => randomBytes(32).toString('base64url')

interface SignUp {
  readonly tenantId: number
  readonly email: string
  readonly consent: string
}

/** The subscriber, and a token for the link in the email; an earlier link of theirs stops working. */
export async function signUp(
  tx: Tx,
  { tenantId, email, consent }: SignUp,
  now: Date,
): Promise<{ subscriber: StoredSubscriber; token: string }> {
  const token = newToken()
  const waiting = { consent, requestedAt: now, confirmHash: hashOf(token) }
  const isWaiting = sql`${newsletterSubscribers.confirmedAt} is null`
  await tx
    .insert(newsletterSubscribers)
    .values({ tenantId, email, leaveToken: newToken(), ...waiting })
    .onConflictDoUpdate({
      target: [newsletterSubscribers.tenantId, newsletterSubscribers.email],
      set: waiting,
      setWhere: isWaiting,
    })
  const isThem = eq(newsletterSubscribers.email, email)
  const [subscriber] = await tx.select().from(newsletterSubscribers).where(isThem)
  if (!subscriber) throw new Error('The subscriber that was just written is not there.')
  return { subscriber, token }
}

/** Whether the token was one that waits; the subscriber gets posts from now on. */
export async function confirm(tx: Tx, token: string, since: Date, now: Date): Promise<boolean> {
  const isIt = and(
    eq(newsletterSubscribers.confirmHash, hashOf(token)),
    gt(newsletterSubscribers.requestedAt, since),
  )
  const rows = await tx
    .update(newsletterSubscribers)
    .set({ confirmedAt: now, confirmHash: null })
    .where(isIt)
    .returning({ id: newsletterSubscribers.id })
  return rows.length > 0
}

export async function leave(tx: Tx, token: string): Promise<StoredSubscriber | null> {
  const [row] = await tx
    .delete(newsletterSubscribers)
    .where(eq(newsletterSubscribers.leaveToken, token))
    .returning()
  return row ?? null
}

export async function remove(tx: Tx, id: string): Promise<StoredSubscriber | null> {
  const [row] = await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, id)).returning()
  return row ?? null
}

export async function subscriberPage(tx: Tx, query: NewsletterQuery): Promise<NewsletterPage> {
  const { q, page, size } = query
  const where = q ? ilike(newsletterSubscribers.email, likePattern(q)) : undefined
  const rows = await tx
    .select()
    .from(newsletterSubscribers)
    .where(where)
    .orderBy(desc(newsletterSubscribers.requestedAt), asc(newsletterSubscribers.email))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await tx.select({ total: count() }).from(newsletterSubscribers).where(where)
  return { items: rows.map(toSubscriber), total: counted?.total ?? 0, page, size }
}

/** Those who confirmed, oldest first. */
export function confirmedSubscribers(tx: Tx): Promise<StoredSubscriber[]> {
  return tx
    .select()
    .from(newsletterSubscribers)
    .where(isNotNull(newsletterSubscribers.confirmedAt))
    .orderBy(asc(newsletterSubscribers.confirmedAt))
}

export interface Delivery {
  readonly subscriber: StoredSubscriber
  readonly post: Pick<typeof blogPosts.$inferSelect, 'slug' | 'title' | 'excerpt' | 'author'>
}

/** Posts of the period that subscribers from before the post have not been sent, some at a time. */
export function dueDeliveries(tx: Tx, period: { from: Date; to: Date }, limit: number): Promise<Delivery[]> {
  const isSent = exists(
    tx
      .select()
      .from(newsletterDeliveries)
      .where(
        and(
          eq(newsletterDeliveries.slug, blogPosts.slug),
          eq(newsletterDeliveries.subscriberId, newsletterSubscribers.id),
        ),
      ),
  )
  const { slug, title, excerpt, author } = blogPosts
  return tx
    .select({ subscriber: newsletterSubscribers, post: { slug, title, excerpt, author } })
    .from(blogPosts)
    .innerJoin(newsletterSubscribers, lt(newsletterSubscribers.confirmedAt, blogPosts.publishedAt))
    .where(and(gt(blogPosts.publishedAt, period.from), lte(blogPosts.publishedAt, period.to), not(isSent)))
    .orderBy(asc(blogPosts.publishedAt), asc(newsletterSubscribers.id))
    .limit(limit)
}

/** Whether this call is the one that sends it. */
export async function claimDelivery(
  tx: Tx,
  tenantId: number,
  { post, subscriber }: Delivery,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(newsletterDeliveries)
    .values({ tenantId, slug: post.slug, subscriberId: subscriber.id, sentAt: now })
    .onConflictDoNothing()
    .returning({ slug: newsletterDeliveries.slug })
  return rows.length > 0
}

function toSubscriber({ id, email, requestedAt, confirmedAt }: StoredSubscriber): NewsletterSubscriber {
  return {
    id,
    email,
    requestedAt: requestedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }
}
