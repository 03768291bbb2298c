import type { Notice, NoticePage, NoticeQuery, NoticeRequest } from '@platform/shared-contracts/http'
import { and, desc, eq, gte, ilike, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { likePattern } from '../lib/data/like-pattern.ts'
import { notices } from '../lib/data/schema/content/notices.ts'
import { ProblemError } from '../lib/problem.ts'

const SHOWN_AT_ONCE = 20

const SORTS: Readonly<Record<string, SQL>> = {
  startsOn: sql`${notices.startsOn}`,
  endsOn: sql`${notices.endsOn}`,
  title: sql`lower(${notices.title})`,
}

export async function noticePage(tx: Tx, query: NoticeQuery): Promise<NoticePage> {
  const { page, size, sort } = query
  const fits = matching(query)
  const column = SORTS[sort.replace('-', '')] ?? notices.startsOn
  const rows = await tx
    .select()
    .from(notices)
    .where(fits)
    .orderBy(sort.startsWith('-') ? sql`${column} desc` : sql`${column} asc`, desc(notices.id))
    .limit(size)
    .offset((page - 1) * size)
  return { items: rows.map(toNotice), total: await tx.$count(notices, fits), page, size }
}

function matching({ q, audience }: NoticeQuery): SQL | undefined {
  const pattern = likePattern(q)
  return and(
    q ? or(ilike(notices.title, pattern), ilike(notices.text, pattern)) : undefined,
    audience ? sql`${notices.audience} = ${audience}` : undefined,
  )
}

/** What this audience sees on that calendar day, the newest first. */
export async function currentNotices(
  tx: Tx,
  audience: 'learners' | 'partners',
  today: string,
): Promise<Notice[]> {
  const rows = await tx
    .select()
    .from(notices)
    .where(
      and(
        lte(notices.startsOn, today),
        gte(notices.endsOn, today),
        inArray(notices.audience, ['everyone', audience]),
      ),
    )
    .orderBy(desc(notices.startsOn), desc(notices.id))
    .limit(SHOWN_AT_ONCE)
  return rows.map(toNotice)
}

export async function findNotice(tx: Tx, id: number): Promise<Notice> {
  const [row] = await tx.select().from(notices).where(eq(notices.id, id))
  if (!row) throw new ProblemError(404, 'notice-not-found')
  return toNotice(row)
}

export async function insertNotice(tx: Tx, tenantId: number, wanted: NoticeRequest): Promise<number> {
  const [row] = await tx
    .insert(notices)
    .values({ ...wanted, tenantId })
    .returning({ id: notices.id })
  if (!row) throw new Error('The database did not return the new notice.')
  return row.id
}

function toNotice({
  id,
  title,
  text,
  link,
  startsOn,
  endsOn,
  audience,
}: typeof notices.$inferSelect): Notice {
  return { id, title, text, link, startsOn, endsOn, audience }
}
