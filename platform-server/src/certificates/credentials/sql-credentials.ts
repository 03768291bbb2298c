import type { Credential, CredentialReview, CredentialReviewQuery } from '@platform/shared-contracts/http'
import { and, count, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import { ownRows, type ExportSection } from '../../app/account-export.ts'
import type { Tx } from '../../lib/data/database.ts'
import { likePattern } from '../../lib/data/like-pattern.ts'
import { credentials } from '../../lib/data/schema/training/credentials.ts'
import { users } from '../../lib/data/schema/people.ts'

export type StoredCredential = typeof credentials.$inferSelect

export function credentialsOf(tx: Tx, userId: number): Promise<StoredCredential[]> {
  return tx
    .select()
    .from(credentials)
    .where(eq(credentials.userId, userId))
    .orderBy(desc(credentials.sentAt), desc(credentials.id))
}

/** Locked until the transaction ends: a correction and a decision come one after the other. */
export async function lockCredential(tx: Tx, id: string): Promise<StoredCredential | null> {
  const [found] = await tx.select().from(credentials).where(eq(credentials.id, id)).for('update')
  return found ?? null
}

export async function findCredential(tx: Tx, id: string): Promise<StoredCredential | null> {
  const [found] = await tx.select().from(credentials).where(eq(credentials.id, id))
  return found ?? null
}

export async function insertCredential(
  tx: Tx,
  row: typeof credentials.$inferInsert,
): Promise<StoredCredential> {
  const [made] = await tx.insert(credentials).values(row).returning()
  if (!made) throw new Error('the database did not return the new credential')
  return made
}

export async function changeCredential(
  tx: Tx,
  id: string,
  changes: Partial<StoredCredential>,
): Promise<StoredCredential> {
  const [changed] = await tx.update(credentials).set(changes).where(eq(credentials.id, id)).returning()
  if (!changed) throw new Error(`credential ${id} no longer exists`)
  return changed
}

export async function countPending(tx: Tx, userId: number): Promise<number> {
  const isPending = and(eq(credentials.userId, userId), eq(credentials.state, 'pending'))
  const [row] = await tx.select({ total: count() }).from(credentials).where(isPending)
  return row?.total ?? 0
}

interface Reviewer {
  /** Null for an admin, who looks after all learners of the tenant. */
  readonly partnerId: number | null
}

/** One page of what a reviewer may decide on. */
export async function reviewPage(
  tx: Tx,
  { partnerId }: Reviewer,
  query: CredentialReviewQuery,
  today: string,
) {
  const isTheirs = partnerId === null ? undefined : eq(users.assignedPartnerId, partnerId)
  const where = and(isTheirs, fits(query))
  const { page, size } = query
  const rows = await tx
    .select({ credential: credentials, person: users })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(where)
    .orderBy(
      sql`${credentials.state} = 'pending' desc`,
      sql`case when ${credentials.state} = 'pending' then ${credentials.sentAt} end`,
      desc(credentials.sentAt),
      desc(credentials.id),
    )
    .limit(size)
    .offset((page - 1) * size)
  const total = await countWhere(tx, where)
  const pending = await countWhere(tx, and(isTheirs, eq(credentials.state, 'pending')))
  const items = rows.map(({ credential, person }): CredentialReview => {
    const { id, firstName, lastName, email, companyName } = person
    const learner = { id, name: `${firstName} ${lastName}`.trim(), email, companyName }
    return { ...toCredential(credential, today), learner }
  })
  return { items, total, page, size, pending }
}

async function countWhere(tx: Tx, where: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(where)
  return row?.total ?? 0
}

function fits({ q, state, learner }: CredentialReviewQuery): SQL | undefined {
  const pattern = likePattern(q)
  const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`
  return and(
    q
      ? or(ilike(fullName, pattern), ilike(users.email, pattern), ilike(credentials.title, pattern))
      : undefined,
    state ? eq(credentials.state, state) : undefined,
    learner === undefined ? undefined : eq(credentials.userId, learner),
  )
}

/** `today` as a calendar day in UTC. */
export function toCredential(row: StoredCredential, today: string): Credential {
  const { id, title, issuer, number, issuedOn, expiresOn, moduleCode, fileName, fileSizeBytes } = row
  const { state, version, decidedBy, reason } = row
  return {
    ...{ id, title, issuer, number, issuedOn, expiresOn, moduleCode, fileName, fileSizeBytes },
    ...{ state, version, decidedBy, reason },
    isExpired: expiresOn !== null && expiresOn < today,
    sentAt: row.sentAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

export const credentialExport: ExportSection = {
  name: 'credentials',
  rowsOf: ownRows(
    credentials,
    {
      title: credentials.title,
      issuer: credentials.issuer,
      number: credentials.number,
      issuedOn: credentials.issuedOn,
      expiresOn: credentials.expiresOn,
      module: credentials.moduleCode,
      file: credentials.fileName,
      state: credentials.state,
      sentAt: credentials.sentAt,
      decidedAt: credentials.decidedAt,
      decidedBy: credentials.decidedBy,
      reason: credentials.reason,
    },
    credentials.sentAt,
  ),
}
