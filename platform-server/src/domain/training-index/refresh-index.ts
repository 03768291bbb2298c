import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../lib/data/database.ts'
import { companyTrainingChanges, companyTrainingIndex } from '../../lib/data/schema/company/training-index.ts'
import { computeEntries } from './compute-entries.ts'
import { INDEX_VERSION } from './index-version.ts'
import { hasStalePeople, lockStalePeople, type StalePerson } from './stale-people.ts'

export interface IndexedCompany {
  readonly tenantId: number
  readonly companyId: number
  readonly now: Date
}

const PEOPLE_PER_TRANSACTION = 500
// Any constant will do, as long as nothing else locks a number with it.
const INDEX_LOCK = 7_263_561

/** Afterwards the index shows everything that was committed before the call, as of `now`. */
export async function refreshIndex(
  { withTenant }: Pick<Database, 'withTenant'>,
  company: IndexedCompany,
): Promise<void> {
  const isStale = await withTenant(company.tenantId, (tx) => hasStalePeople(tx, company))
  if (!isStale) return
  let after: number | null = 0
  while (after !== null) {
    const from: number = after
    after = await withTenant(company.tenantId, (tx) => refreshSome(tx, company, from))
  }
}

/** The person up to whom it is fresh; `null` where everyone is. */
async function refreshSome(tx: Tx, company: IndexedCompany, after: number): Promise<number | null> {
  // One at a time: of two, the one that read earlier must not write later.
  await tx.execute(sql`select pg_advisory_xact_lock(${INDEX_LOCK}, ${company.companyId})`)
  const running = await runningTransactions(tx)
  await takeChanges(tx, company)
  const people = await lockStalePeople(tx, company, { after, limit: PEOPLE_PER_TRANSACTION })
  if (people.length > 0) await store(tx, company, people, running)
  return people.length < PEOPLE_PER_TRANSACTION ? null : (people.at(-1)?.personId ?? null)
}

/** Before anything is computed: a change that is committed meanwhile is noted again, and remains for the next time. */
async function takeChanges(tx: Tx, { companyId }: IndexedCompany): Promise<void> {
  const { companyId: company, personId, isJoining } = companyTrainingChanges
  const taken = tx
    .$with('taken')
    .as(tx.delete(companyTrainingChanges).where(eq(company, companyId)).returning({ personId, isJoining }))
  const changes = await tx
    .with(taken)
    .select({ personId: taken.personId, isJoining: sql<boolean>`bool_or(${taken.isJoining})` })
    .from(taken)
    .groupBy(taken.personId)
  if (changes.length === 0) return
  const idsWhere = (wanted: boolean) =>
    changes.flatMap((one) => (one.personId !== null && one.isJoining === wanted ? [one.personId] : []))
  const isEveryone = changes.some((one) => one.personId === null)
  await tx
    .update(companyTrainingIndex)
    .set({ isStale: true })
    .where(
      and(
        eq(companyTrainingIndex.companyId, companyId),
        isEveryone ? undefined : inArray(companyTrainingIndex.personId, idsWhere(false)),
      ),
    )
  await tx.delete(companyTrainingIndex).where(inArray(companyTrainingIndex.personId, idsWhere(true)))
}

interface Running {
  /** Every transaction below it has ended. */
  readonly oldest: bigint
  /** No transaction has this number yet. */
  readonly next: bigint
}

async function runningTransactions(tx: Tx): Promise<Running> {
  const [row] = await tx
    .select({
      oldest: sql<string>`pg_snapshot_xmin(snapshot)::text`,
      next: sql<string>`pg_snapshot_xmax(snapshot)::text`,
    })
    .from(sql`pg_current_snapshot() as snapshot`)
  return { oldest: BigInt(row?.oldest ?? 0), next: BigInt(row?.next ?? 0) }
}

/**
 * A transaction that began before a person joined does not see that they work here, and notes nothing of what it writes
 * about them. Until the last such one has ended, the person stays to be computed again.
 */
function settlesAt({ isNew, settlesAt: until }: StalePerson, { oldest, next }: Running): bigint | null {
  if (isNew) return oldest < next ? next : null
  return until !== null && oldest < until ? until : null
}

async function store(
  tx: Tx,
  { tenantId, companyId, now }: IndexedCompany,
  people: readonly StalePerson[],
  running: Running,
): Promise<void> {
  const learners = people.map(({ userId: id, ...person }) => ({ ...person, id }))
  const entries = await computeEntries(tx, { companyId, learners, now })
  const common = { tenantId, companyId, version: INDEX_VERSION, isStale: false, validFrom: now }
  const entryOf = new Map(entries.map((entry) => [entry.personId, entry]))
  const rows = people.flatMap((person) => {
    const entry = entryOf.get(person.personId)
    return entry ? [{ ...toColumns(person), ...common, ...entry, settlesAt: settlesAt(person, running) }] : []
  })
  const { personId, ...columns } = getTableColumns(companyTrainingIndex)
  const set = Object.fromEntries(
    Object.entries(columns).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
  )
  await tx.insert(companyTrainingIndex).values(rows).onConflictDoUpdate({ target: personId, set })
}

function toColumns(person: StalePerson) {
  const { userId, email, firstName, lastName, companyName, department, site, jobRole } = person
  return { userId, email, firstName, lastName, companyName, department, site, jobRole }
}
