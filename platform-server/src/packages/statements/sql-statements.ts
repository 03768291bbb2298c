import {
  STATEMENT_FILE_ROWS,
  type StatementDetail,
  type StatementFilter,
  type StatementPage,
  type StatementQuery,
  type StoredStatement,
} from '@platform/shared-contracts/http'
import { shownEmail } from '@platform/shared-contracts/rules'
import { and, count, desc, eq, gte, ilike, like, lt, or, sql, type SQL } from 'drizzle-orm'
import { verbName } from '../../domain/xapi/vocabulary.rule.ts'
import type { Tx } from '../../lib/data/database.ts'
import { likePattern } from '../../lib/data/like-pattern.ts'
import { users } from '../../lib/data/schema/people.ts'
import { xapiStatements } from '../../lib/data/schema/training/xapi.ts'
import { ProblemError } from '../../lib/problem.ts'

const DAY_MS = 24 * 60 * 60_000

const COLUMNS = {
  position: xapiStatements.position,
  id: xapiStatements.id,
  storedAt: xapiStatements.storedAt,
  verb: xapiStatements.verb,
  activity: xapiStatements.object,
  source: xapiStatements.source,
  userId: users.id,
  email: users.email,
  name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
}

/** Newest first. */
export async function statementPage(
  tx: Tx,
  { page, size, ...filter }: StatementQuery,
): Promise<StatementPage> {
  const rows = await matching(tx, filter)
    .limit(size)
    .offset((page - 1) * size)
  return { items: rows.map(toStored), total: await totalOf(tx, filter), page, size }
}

/** All that fit, for a file. Errors: 422 `too-many-entries`. */
export async function statementRecords(tx: Tx, filter: StatementFilter): Promise<StoredStatement[]> {
  const total = await totalOf(tx, filter)
  if (total > STATEMENT_FILE_ROWS)
    throw new ProblemError(422, 'too-many-entries', { values: { total, limit: STATEMENT_FILE_ROWS } })
  return (await matching(tx, filter)).map(toStored)
}

/** Errors: 404 `statement-not-found`. */
export async function findStatement(tx: Tx, position: number): Promise<StatementDetail> {
  const [row] = await tx
    .select({ ...COLUMNS, statement: xapiStatements.statement })
    .from(xapiStatements)
    .innerJoin(users, eq(users.id, xapiStatements.userId))
    .where(eq(xapiStatements.position, position))
  if (!row) throw new ProblemError(404, 'statement-not-found')
  const { statement, ...stored } = row
  return { ...toStored(stored), statement }
}

function matching(tx: Tx, filter: StatementFilter) {
  return tx
    .select(COLUMNS)
    .from(xapiStatements)
    .innerJoin(users, eq(users.id, xapiStatements.userId))
    .where(fits(filter))
    .orderBy(desc(xapiStatements.position))
}

async function totalOf(tx: Tx, filter: StatementFilter): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(xapiStatements)
    .innerJoin(users, eq(users.id, xapiStatements.userId))
    .where(fits(filter))
  return row?.total ?? 0
}

function fits({ q, verb, activity, from, to }: StatementFilter): SQL | undefined {
  return and(
    q === '' ? undefined : or(ilike(COLUMNS.name, likePattern(q)), ilike(users.email, likePattern(q))),
    verb === '' ? undefined : isVerb(verb),
    activity === '' ? undefined : ilike(xapiStatements.object, likePattern(activity)),
    from === '' ? undefined : gte(xapiStatements.storedAt, new Date(from)),
    to === '' ? undefined : lt(xapiStatements.storedAt, new Date(Date.parse(to) + DAY_MS)),
  )
}

/** As `verbName` reads it. */
function isVerb(name: string): SQL | undefined {
  const ending = likePattern(name).slice(0, -1)
  return or(...['/', '#'].map((mark) => like(xapiStatements.verb, ending.replace('%', `%${mark}`))))
}

type Row = Omit<StoredStatement, 'person' | 'storedAt'> & {
  readonly storedAt: Date
  readonly userId: number
  readonly name: string
  readonly email: string
}

function toStored({ userId, name, email, verb, storedAt, ...row }: Row): StoredStatement {
  return {
    ...row,
    verb: verbName(verb),
    storedAt: storedAt.toISOString(),
    person: { id: userId, name, email: shownEmail(email) },
  }
}
