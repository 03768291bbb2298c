import { seedDemoPartners } from '../partners/seed-partners.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { addPerson, ask } from '../testing/people.ts'
import { grantHours } from '../domain/hours/hour-ledger.ts'

const START = new Date('2026-11-16T12:00:00Z')
const CLIENTS = 100

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({
    services: { now: () => START },
    authenticate: byTestHeader,
    config: { requestLimit: 100_000 },
  })
  await seedDemoPartners(test.services)
})
afterAll(() => test.close())

it('gives a time to one of 100 clients at once, and the 99 others a clear answer', async () => {
  const { id: partnerId } = (await ask(test, '/partners/by-url/priya-natarajan')).json<{ id: number }>()
  const people = await Promise.all(
    Array.from({ length: CLIENTS }, (_, index) => addPerson(test, { email: `client${index}@oncall.test` })),
  )
  const plans = people.map(({ id: userId }) => ({
    tenantId: 1,
    userId,
    kind: 'partner-plan' as const,
    startsAt: START,
  }))
  await test.services.database.withTenant(1, async (tx) => {
    for (const plan of plans) await grantHours(tx, plan)
  })
  const body = { partnerId, startsAt: '2026-11-23T15:00:00.000Z', topic: 'Anchor points on the new roof' }
  const answers = await Promise.all(
    people.map(({ id: userId, email }) =>
      ask(test, '/consultations', { headers: as({ userId, email }), body }),
    ),
  )
  const others = answers.filter(({ statusCode }) => statusCode !== 201)
  expect(others).toHaveLength(CLIENTS - 1)
  for (const { statusCode, body: text } of others)
    expect({ statusCode, text }).toEqual({
      statusCode: 409,
      text: expect.stringContaining('That time was just taken. Choose another one.'),
    })
})
