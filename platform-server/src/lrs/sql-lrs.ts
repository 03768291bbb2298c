import type {
  LrsConnection,
  LrsSettings,
  LrsStatement,
  LrsStatementPage,
  LrsStatementQuery,
  XapiStatement,
} from '@platform/shared-contracts/http'
import { shownEmail } from '@platform/shared-contracts/rules'
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { users } from '../lib/data/schema/people.ts'
import { lrsConnections, lrsStatements } from '../lib/data/schema/standards/lrs.ts'
import { verbName } from '../domain/xapi/vocabulary.rule.ts'
import type { ConnectionRow } from './sending/sql-lease.ts'

/** Of the tenant of the transaction. */
export async function findConnection(tx: Tx): Promise<ConnectionRow | null> {
  const [row] = await tx.select().from(lrsConnections)
  return row ?? null
}

export function settingsOf({ endpoint, version, key, namesPeople, isActive }: ConnectionRow): LrsSettings {
  return { endpoint, version, key, namesPeople, isActive }
}

export async function readConnection(tx: Tx): Promise<LrsConnection> {
  const row = await findConnection(tx)
  const countOf = (state: LrsStatement['state']) => tx.$count(lrsStatements, eq(lrsStatements.state, state))
  const counts = {
    waiting: await countOf('waiting'),
    rejected: await countOf('rejected'),
    sent: await countOf('sent'),
  }
  return { ...counts, ...(row ? standingOf(row) : NO_STANDING) }
}

const NO_STANDING = { settings: null, lastSuccessAt: null, problem: null, nextAttemptAt: null }

function standingOf(row: ConnectionRow) {
  const { problem, lastSuccessAt, nextAttemptAt } = row
  return {
    settings: settingsOf(row),
    problem,
    lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  }
}

const rowsOf = (tx: Tx) =>
  tx
    .select({ row: lrsStatements, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(lrsStatements)
    .innerJoin(users, eq(users.id, lrsStatements.userId))

export async function statementPage(
  tx: Tx,
  { page, size, state }: LrsStatementQuery,
): Promise<LrsStatementPage> {
  const fits = state === '' ? undefined : eq(lrsStatements.state, state)
  const isLater = sql`case ${lrsStatements.state} when 'rejected' then 0 when 'waiting' then 1 else 2 end`
  const rows = await rowsOf(tx)
    .where(fits)
    .orderBy(asc(isLater), desc(lrsStatements.position))
    .limit(size)
    .offset((page - 1) * size)
  return { items: rows.map(toStatement), total: await tx.$count(lrsStatements, fits), page, size }
}

export async function findQueued(tx: Tx, position: number): Promise<LrsStatement | null> {
  const [row] = await rowsOf(tx).where(eq(lrsStatements.position, position))
  return row ? toStatement(row) : null
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

function toStatement({ row, firstName, lastName, email }: Row): LrsStatement {
  const { position, statementId: id, statement, state, problem, queuedAt, sentAt } = row
  return {
    ...{ position, id, email: shownEmail(email), state, problem },
    name: `${firstName} ${lastName}`.trim(),
    verb: verbName(statement.verb.id),
    activity: activityOf(statement),
    queuedAt: queuedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }
}

/** Its name in English where it has one. */
function activityOf({ object }: XapiStatement): string {
  if (!('id' in object)) return ''
  const names = 'definition' in object ? object.definition?.name : undefined
  return names?.['en-US'] ?? Object.values(names ?? {})[0] ?? object.id
}
