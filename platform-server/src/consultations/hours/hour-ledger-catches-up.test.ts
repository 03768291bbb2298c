import { asc, eq, sql } from 'drizzle-orm'
import { committedMigrations } from '../../lib/data/migrations.ts'
import {
  consultationBookings,
  consultationEntitlements,
  consultationHours,
} from '../../lib/data/schema/consultations.ts'
import { grantHours } from '../../domain/hours/hour-ledger.ts'
import { addPerson } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const START = new Date('2026-11-16T12:00:00Z')

let test: TestApp
beforeAll(async () => void (test = await openTestApp()))
afterAll(() => test.close())

/** As a replica that knows no ledger does it. */
async function book(entitlementId: number, window: number, minutes: number): Promise<void> {
  const client = await addPerson(test, { email: `client-${entitlementId}-${window}@oncall.test` })
  const partner = await addPerson(test, { email: `partner-${entitlementId}-${window}@oncall.test` })
  await test.services.database.withTenant(1, (tx) =>
    tx.insert(consultationBookings).values({
      ...{ tenantId: 1, userId: client.id, partnerId: partner.id, entitlementId, window, minutes },
      ...{ startsAt: START, blockedUntil: new Date('2026-11-16T14:00:00Z'), topic: 'Anchors' },
    }),
  )
}

async function catchUp(): Promise<void> {
  const migration = committedMigrations().find(({ tag }) => tag.endsWith('hour_ledger_catches_up'))
  const statements = migration?.sql.split('--> statement-breakpoint') ?? []
  await test.services.database.withPlatform(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement))
  })
}

const posted = (id: number) =>
  test.services.database.withTenant(1, async (tx) => {
    const { entitlementId, window, minutes, cause } = consultationHours
    const rows = await tx
      .select({ window, minutes, cause })
      .from(consultationHours)
      .where(eq(entitlementId, id))
      .orderBy(asc(window), asc(consultationHours.id))
    return rows.map((row) => `${row.window}: ${row.cause} ${row.minutes}`)
  })

it('gives the ledger what replicas without one did to hours, once', async () => {
  const { id: userId } = await addPerson(test, { email: 'client@oncall.test' })
  const [known, unknown] = await test.services.database.withTenant(1, async (tx) => {
    const granting = { tenantId: 1, userId, startsAt: START }
    const made = await tx
      .insert(consultationEntitlements)
      .values({ ...granting, kind: 'on-demand' })
      .returning()
    return [await grantHours(tx, { ...granting, kind: 'partner-plan' }), made[0]?.id ?? 0]
  })
  await book(known, 1, 60)
  await book(known, 2, 30)
  await book(unknown, 0, 30)
  await catchUp()
  await catchUp()
  expect(await posted(known)).toEqual([
    '0: granted 60',
    ...['1: granted 60', '1: corrected -60'],
    ...['2: granted 60', '2: corrected -30'],
    '3: granted 60',
    '4: granted 60',
  ])
  expect(await posted(unknown)).toEqual(['0: granted 60', '0: corrected -30'])
})
