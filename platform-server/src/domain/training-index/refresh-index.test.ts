import { eq } from 'drizzle-orm'
import type { Database, Tx } from '../../lib/data/database.ts'
import { companyPeople } from '../../lib/data/schema/company/company-people.ts'
import { companyTrainingIndex } from '../../lib/data/schema/company/training-index.ts'
import { companies, users } from '../../lib/data/schema/people.ts'
import { tenants } from '../../lib/data/schema/tenants.ts'
import { trainingAssignments } from '../../lib/data/schema/training/assignments.ts'
import { openTestDatabase, TEST_SERVER } from '../../testing/test-database.ts'
import { refreshIndex } from './refresh-index.ts'

const now = new Date('2026-11-20T12:00:00Z')
const [TENANT, PEOPLE] = [1, 8]
let database: Database
let companyId: number

beforeAll(async () => {
  database = await openTestDatabase()
  await database.withPlatform((tx) => tx.insert(tenants).values({ id: TENANT, slug: 'one' }))
  await write(async (tx) => {
    const [company] = await tx.insert(companies).values({ tenantId: TENANT, name: 'Acme' }).returning()
    companyId = company?.id ?? 0
  })
})
afterAll(() => database.close())

const write = <T>(work: (tx: Tx) => Promise<T>) => database.withTenant(TENANT, work)
const account = (name: string) =>
  write(async (tx) => {
    const values = { tenantId: TENANT, email: `${name}@acme.test`, firstName: name, lastName: 'Diaz' }
    const [person] = await tx.insert(users).values(values).returning()
    return person!
  })
const join = ({ id: userId, email, firstName, lastName }: Awaited<ReturnType<typeof account>>) =>
  write(async (tx) => {
    const dates = { invitedAt: now, addedAt: now, joinedAt: now }
    await tx.insert(companyPeople).values({
      ...{ tenantId: TENANT, companyId, userId, email, firstName, lastName, invitedBy: 'helen@acme.test' },
      ...dates,
    })
  })
const assign = (tx: Tx, userId: number, dueOn: string) =>
  tx
    .insert(trainingAssignments)
    .values({ tenantId: TENANT, userId, moduleCode: 'IC0110', dueOn, assignedBy: 'helen', assignedAt: now })
    .onConflictDoUpdate({
      target: [trainingAssignments.userId, trainingAssignments.moduleCode],
      set: { dueOn },
    })

/** The due days that the index shows, by account, for who asks now. */
async function dueDays(): Promise<ReadonlyMap<number, string | null>> {
  await refreshIndex(database, { tenantId: TENANT, companyId, now })
  const rows = await write((tx) =>
    tx
      .select({ row: companyTrainingIndex.row })
      .from(companyTrainingIndex)
      .where(eq(companyTrainingIndex.companyId, companyId)),
  )
  return new Map(
    rows.map(({ row }) => [row.id, row.cells.find(({ module }) => module === 'IC0110')?.dueOn ?? null]),
  )
}

/** A write that is open until `commit`. */
async function openWrite(work: (tx: Tx) => Promise<unknown>) {
  const written = Promise.withResolvers<void>()
  const committing = Promise.withResolvers<void>()
  const done = write(async (tx) => {
    await work(tx)
    written.resolve()
    await committing.promise
  })
  await written.promise
  return {
    async commit() {
      committing.resolve()
      await done
    },
  }
}

it('shows who joined, and what was written about them', async () => {
  const first = await account('first')
  await join(first)
  expect(await dueDays()).toEqual(new Map([[first.id, null]]))
  await write((tx) => assign(tx, first.id, '2026-12-01'))
  expect(await dueDays()).toEqual(new Map([[first.id, '2026-12-01']]))
})

// The embedded database has one connection: nothing overlaps there.
if (TEST_SERVER) {
  it('shows a write that is committed after a read that began later', async () => {
    const ben = await account('ben')
    await join(ben)
    const open = await openWrite((tx) => assign(tx, ben.id, '2026-12-02'))
    expect((await dueDays()).get(ben.id)).toBeNull()
    await open.commit()
    expect((await dueDays()).get(ben.id)).toBe('2026-12-02')
  })

  it('shows a write about someone who joined while it was not committed', async () => {
    const cleo = await account('cleo')
    const open = await openWrite((tx) => assign(tx, cleo.id, '2026-12-03'))
    await join(cleo)
    expect((await dueDays()).get(cleo.id)).toBeNull()
    expect((await dueDays()).get(cleo.id)).toBeNull()
    await open.commit()
    expect((await dueDays()).get(cleo.id)).toBe('2026-12-03')
    const unsettled = await write((tx) =>
      tx.$count(companyTrainingIndex, eq(companyTrainingIndex.isStale, true)),
    )
    expect(unsettled).toBe(0)
  })

  it('shows each write at once to who wrote it, with many who write and read', async () => {
    const crew = await Promise.all(Array.from({ length: PEOPLE }, (_, at) => account(`crew${at}`)))
    for (const person of crew) await join(person)
    await Promise.all(
      crew.map(async ({ id }) => {
        for (let day = 10; day < 16; day += 1) {
          await write((tx) => assign(tx, id, `2026-12-${day}`))
          expect((await dueDays()).get(id)).toBe(`2026-12-${day}`)
        }
      }),
    )
  })
}
