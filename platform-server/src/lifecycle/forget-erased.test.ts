import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { legalAcceptances } from '../lib/data/schema/content/legal.ts'
import { orders } from '../lib/data/schema/orders.ts'
import { retainedIdentities, users } from '../lib/data/schema/people.ts'
import { progressChanges } from '../lib/data/schema/training/progress.ts'
import { addPerson } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { forgetErased } from '../domain/erasure/forget-erased.ts'

let test: TestApp
let now = new Date('2026-06-01T00:00:00Z')
beforeAll(async () => {
  test = await openTestApp({ services: { now: () => now } })
})
afterAll(() => test.close())

const withPlatform: TestApp['services']['database']['withPlatform'] = (work) =>
  test.services.database.withPlatform(work)
const billing = { name: 'Jane Doe', companyName: 'Acme', address: 'Main Street', poNumber: '7' }

async function erased(email: string, hasOrder: boolean, erasedAt: Date | null = now): Promise<number> {
  const { id: userId } = await addPerson(test, { email, erasedAt, disabledAt: erasedAt })
  const id = randomUUID()
  await withPlatform(async (tx) => {
    await tx.insert(retainedIdentities).values({ userId, tenantId: 1, name: 'Jane Doe' })
    const change = { tenantId: 1, userId, moduleCode: 'IC0110', status: 'completed', at: now }
    await tx.insert(progressChanges).values(change)
    await tx.insert(legalAcceptances).values({ tenantId: 1, userId, kind: 'terms', version: '1' })
    if (hasOrder)
      await tx.insert(orders).values({
        ...{ id, tenantId: 1, userId, number: id.slice(0, 8), seats: 1, sumCents: 1, discountCents: 0 },
        ...{ totalCents: 1, billing, termsVersion: '1', placedAt: now, requestKey: id },
      })
  })
  return userId
}

async function left(userId: number) {
  const [row] = await withPlatform((tx) => tx.select().from(users).where(eq(users.id, userId)))
  const count = async (table: typeof retainedIdentities | typeof legalAcceptances | typeof progressChanges) =>
    (await withPlatform((tx) => tx.select().from(table).where(eq(table.userId, userId)))).length
  const [order] = await withPlatform((tx) => tx.select().from(orders).where(eq(orders.userId, userId)))
  return {
    account: row !== undefined,
    names: await count(retainedIdentities),
    consent: await count(legalAcceptances),
    changes: await count(progressChanges),
    billedTo: order?.billing.name,
  }
}

it('stores each record for its years, and not a day longer', async () => {
  const learner = await erased('erased-1@erased.invalid', false)
  const buyer = await erased('erased-2@erased.invalid', true)
  const member = await erased('member@oncall.test', true, null)
  const whole = { account: true, names: 1, consent: 1, changes: 1 }

  now = new Date('2031-05-31T00:00:00Z')
  await forgetErased(test.services)
  expect(await left(learner)).toMatchObject(whole)

  now = new Date('2031-06-02T00:00:00Z')
  await forgetErased(test.services)
  expect(await left(learner)).toMatchObject({ account: false, names: 0, consent: 0, changes: 0 })
  expect(await left(buyer)).toMatchObject({ account: true, names: 0, consent: 0, billedTo: 'Jane Doe' })

  now = new Date('2033-06-02T00:00:00Z')
  await forgetErased(test.services)
  await forgetErased(test.services)
  expect(await left(buyer)).toMatchObject({ account: true, billedTo: '' })
  expect(await left(member)).toMatchObject({ ...whole, billedTo: 'Jane Doe' })
})
