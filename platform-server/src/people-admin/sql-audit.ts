import type { AuditPage, AuditQuery, AuditRecord } from '@platform/shared-contracts/http'
import { count, desc, eq, ilike, or, sql } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { auditEntries } from '../lib/data/schema/audit.ts'
import { users } from '../lib/data/schema/people.ts'
import { likePattern } from '../lib/data/like-pattern.ts'

const isSubject = sql`${auditEntries.subject} = 'user/' || ${users.id}`
const subjectName = sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`

const SIZE_OF_HISTORY = 20

export async function auditPage(tx: Tx, { page, size, q }: AuditQuery): Promise<AuditPage> {
  const pattern = likePattern(q)
  const fits = q
    ? or(
        ilike(auditEntries.actor, pattern),
        ilike(auditEntries.action, pattern),
        ilike(auditEntries.subject, pattern),
        ilike(subjectName, pattern),
      )
    : undefined
  const rows = await tx
    .select({ entry: auditEntries, subjectName })
    .from(auditEntries)
    .leftJoin(users, isSubject)
    .where(fits)
    .orderBy(desc(auditEntries.id))
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await tx.select({ total: count() }).from(auditEntries).leftJoin(users, isSubject).where(fits)
  return { items: rows.map(toRecord), total: all?.total ?? 0, page, size }
}

/** The newest changes of one person. */
export async function historyOf(tx: Tx, userId: number): Promise<AuditRecord[]> {
  const rows = await tx
    .select({ entry: auditEntries, subjectName: sql<null>`null` })
    .from(auditEntries)
    .where(eq(auditEntries.subject, `user/${userId}`))
    .orderBy(desc(auditEntries.id))
    .limit(SIZE_OF_HISTORY)
  return rows.map(toRecord)
}

interface Row {
  readonly entry: typeof auditEntries.$inferSelect
  readonly subjectName: string | null
}

function toRecord({ entry: { id, at, actor, action, subject, before, after }, subjectName: name }: Row) {
  return { id, at: at.toISOString(), actor, action, subject, subjectName: name, before, after }
}
