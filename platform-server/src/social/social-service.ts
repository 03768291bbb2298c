import type {
  SocialDraft,
  SocialPost,
  SocialPostedRequest,
  SocialSaveRequest,
} from '@platform/shared-contracts/http'
import { socialText, tooLongFor } from '@platform/shared-contracts/rules'
import { eq } from 'drizzle-orm'
import type { Services } from '../app/services.ts'
import type { AuditAction } from '../lib/audit/audit-actions.ts'
import { recordAudit } from '../lib/data/audit.ts'
import type { Editor } from '../app/request-context.ts'
import type { Tx } from '../lib/data/database.ts'
import { socialPosts } from '../lib/data/schema/content/social.ts'
import { ProblemError, problemText } from '../lib/problem.ts'
import { lockSocialPost, toSocialPost, type StoredSocialPost } from './sql-social.ts'

type Change = Partial<Omit<typeof socialPosts.$inferInsert, 'id' | 'tenantId' | 'updatedAt'>>

/** What editors do with posts. Every change is one transaction with its audit entry. */
export function socialService({ database, now }: Pick<Services, 'database' | 'now'>) {
  const store = async (tx: Tx, before: StoredSocialPost, change: Change): Promise<SocialPost> => {
    // Two changes within a millisecond must still differ.
    const updatedAt = new Date(Math.max(now().getTime(), before.updatedAt.getTime() + 1))
    const [made] = await tx
      .update(socialPosts)
      .set({ ...change, updatedAt })
      .where(eq(socialPosts.id, before.id))
      .returning()
    if (!made) throw new Error('the database did not return the saved post')
    return toSocialPost(made)
  }

  return {
    create: (editor: Editor, draft: SocialDraft) =>
      database.withTenant(editor.tenantId, async (tx) => {
        validateSchedule(draft, null, now())
        const { tenantId, actor: createdBy } = editor
        const [made] = await tx
          .insert(socialPosts)
          .values({ ...columnsOf(draft), tenantId, createdBy, updatedAt: now() })
          .returning()
        if (!made) throw new Error('the database did not return the saved post')
        await recordAudit(tx, { ...auditOf(editor, 'social.create', made.id), after: draft })
        return toSocialPost(made)
      }),

    save: (editor: Editor, id: number, { baseUpdatedAt, post }: SocialSaveRequest) =>
      database.withTenant(editor.tenantId, async (tx) => {
        const before = await lockSocialPost(tx, id, baseUpdatedAt)
        if (before.state === 'posted') throw new ProblemError(409, 'posted')
        validateSchedule(post, before.plannedFor, now())
        const made = await store(tx, before, columnsOf(post))
        await recordAudit(tx, { ...auditOf(editor, 'social.save', id), before, after: post })
        return made
      }),

    mark: (editor: Editor, id: number, { baseUpdatedAt, isPosted }: SocialPostedRequest) =>
      database.withTenant(editor.tenantId, async (tx) => {
        const before = await lockSocialPost(tx, id, baseUpdatedAt)
        const made = await store(
          tx,
          before,
          isPosted
            ? { state: 'posted', postedAt: before.postedAt ?? now() }
            : { state: 'draft', plannedFor: null, postedAt: null },
        )
        const entry = auditOf(editor, isPosted ? 'social.posted' : 'social.reopen', id)
        await recordAudit(tx, { ...entry, before: { state: before.state }, after: { state: made.state } })
        return made
      }),

    remove: (editor: Editor, id: number, baseUpdatedAt: string) =>
      database.withTenant(editor.tenantId, async (tx) => {
        const before = await lockSocialPost(tx, id, baseUpdatedAt)
        await tx.delete(socialPosts).where(eq(socialPosts.id, id))
        await recordAudit(tx, { ...auditOf(editor, 'social.delete', id), before })
      }),
  }
}

function columnsOf({ text, link, networks, plannedFor }: SocialDraft) {
  return {
    ...{ text, link, networks: [...new Set(networks)] },
    state: plannedFor ? ('planned' as const) : ('draft' as const),
    plannedFor: plannedFor ? new Date(plannedFor) : null,
  }
}

/**
 * A draft may be anything; a scheduled post must fit its networks. A time that has passed may stay, but not be chosen.
 */
function validateSchedule(draft: SocialDraft, planned: Date | null, now: Date): void {
  if (!draft.plannedFor) return
  const time = Date.parse(draft.plannedFor)
  const fields = {
    ...(tooLongFor(draft.networks, socialText(draft)).length > 0 && {
      text: problemText('not-ready:too-long'),
    }),
    ...(time <= now.getTime() &&
      time !== planned?.getTime() && { plannedFor: problemText('not-ready:time') }),
  }
  if (Object.keys(fields).length > 0) throw new ProblemError(422, 'not-ready:schedule', { fields })
}

function auditOf({ tenantId, actor }: Editor, action: AuditAction, id: number) {
  return { tenantId, actor, action, subject: `social/${id}` }
}
