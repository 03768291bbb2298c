import type {
  BlogAdminPost,
  BlogDraft,
  BlogPublicationRequest,
  BlogSaveRequest,
} from '@platform/shared-contracts/http'
import { and, eq } from 'drizzle-orm'
import type { Services } from '../app/services.ts'
import type { AuditAction } from '../lib/audit/audit-actions.ts'
import { recordAudit } from '../lib/data/audit.ts'
import type { Editor } from '../app/request-context.ts'
import type { Tx } from '../lib/data/database.ts'
import { blogPosts, formerBlogSlugs } from '../lib/data/schema/content/blog.ts'
import { ProblemError } from '../lib/problem.ts'
import { publicationFaults } from './publishable.rule.ts'
import { adminPost, currentSlug, lockPost, type StoredPost } from './sql-blog.ts'

/** What editors do with posts. Every change is one transaction with its audit entry. */
export function blogService({ database, now }: Pick<Services, 'database' | 'now'>) {
  const changed = ({ tenantId }: Editor, work: (tx: Tx) => Promise<string>): Promise<BlogAdminPost> =>
    database.withTenant(tenantId, async (tx) => adminPost(tx, await work(tx), now()))

  return {
    create: (editor: Editor, draft: BlogDraft) =>
      changed(editor, async (tx) => {
        await takeSlug(tx, draft.slug, null)
        const { tenantId, actor } = editor
        await tx.insert(blogPosts).values({ ...draft, tenantId, updatedAt: now(), updatedBy: actor })
        await recordAudit(tx, { ...auditOf(editor, 'blog.create', draft.slug), after: draft })
        return draft.slug
      }),

    save: (editor: Editor, slug: string, { baseRevision, post }: BlogSaveRequest) =>
      changed(editor, async (tx) => {
        const before = await lockPost(tx, slug, baseRevision)
        if (before.publishedAt) refuseUnready(post)
        if (post.slug !== slug) await rename(tx, editor, before, post.slug)
        await tx
          .update(blogPosts)
          .set({ ...post, ...stamp(editor, before) })
          .where(eq(blogPosts.slug, post.slug))
        await recordAudit(tx, { ...auditOf(editor, 'blog.save', post.slug), before, after: post })
        return post.slug
      }),

    publish: (editor: Editor, slug: string, { baseRevision, at }: BlogPublicationRequest) =>
      changed(editor, async (tx) => {
        const before = await lockPost(tx, slug, baseRevision)
        if (at) refuseUnready(before)
        const publishedAt = at ? publicationTime(new Date(at), before, now()) : null
        await tx
          .update(blogPosts)
          .set({ publishedAt, ...stamp(editor, before) })
          .where(eq(blogPosts.slug, slug))
        const entry = auditOf(editor, at ? 'blog.publish' : 'blog.unpublish', slug)
        await recordAudit(tx, {
          ...entry,
          before: { publishedAt: before.publishedAt },
          after: { publishedAt },
        })
        return slug
      }),

    remove: ({ tenantId, ...who }: Editor, slug: string, baseRevision: number) =>
      database.withTenant(tenantId, async (tx) => {
        const before = await lockPost(tx, slug, baseRevision)
        if (before.publishedAt) throw new ProblemError(409, 'published')
        await tx.delete(blogPosts).where(eq(blogPosts.slug, slug))
        await recordAudit(tx, { ...auditOf({ tenantId, ...who }, 'blog.delete', slug), before })
      }),
  }

  function stamp({ actor }: Editor, { revision }: StoredPost) {
    return { updatedAt: now(), updatedBy: actor, revision: revision + 1 }
  }
}

/** A published post keeps the day on which it was published. */
function publicationTime(requested: Date, { publishedAt }: StoredPost, now: Date): Date {
  if (requested > now) return requested
  return publishedAt && publishedAt <= now ? publishedAt : now
}

function refuseUnready(post: Pick<BlogDraft, 'excerpt' | 'body'>): void {
  const fields = publicationFaults(post)
  if (Object.keys(fields).length > 0) throw new ProblemError(422, 'not-ready', { fields })
}

/** The old address still leads to a post that others could have linked. */
async function rename(tx: Tx, { tenantId }: Editor, before: StoredPost, slug: string): Promise<void> {
  await takeSlug(tx, slug, before.slug)
  await tx.update(blogPosts).set({ slug }).where(eq(blogPosts.slug, before.slug))
  if (before.publishedAt)
    await tx.insert(formerBlogSlugs).values({ tenantId, formerSlug: before.slug, slug }).onConflictDoNothing()
}

/** A post may take back an address that it had itself. */
async function takeSlug(tx: Tx, slug: string, owner: string | null): Promise<void> {
  const [other] = await tx.select({ slug: blogPosts.slug }).from(blogPosts).where(eq(blogPosts.slug, slug))
  const former = await currentSlug(tx, slug)
  if (other || (former && former !== owner)) {
    throw new ProblemError(409, 'slug-taken:post', { field: 'slug' })
  }
  if (former)
    await tx
      .delete(formerBlogSlugs)
      .where(and(eq(formerBlogSlugs.formerSlug, slug), eq(formerBlogSlugs.slug, former)))
}

function auditOf({ tenantId, actor }: Editor, action: AuditAction, slug: string) {
  return { tenantId, actor, action, subject: `blog/${slug}` }
}
