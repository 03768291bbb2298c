import { seedDemoPartners } from '../partners/seed-partners.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import type { Person } from '../domain/accounts/people.ts'
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

/** Again while the server says that it is too busy, as the answer asks its client to. */
async function book(person: Person, body: object): ReturnType<typeof ask> {
  const { id: userId, email } = person
  const answer = await ask(test, '/consultations', { headers: as({ userId, email }), body })
  return answer.statusCode === 503 ? book(person, body) : answer
}

it('gives a time to one of 100 clients at once, and the 99 others a clear answer', async () => {
  const { id: partnerId } = (await ask(test, '/partners/by-url/priya-natarajan')).json<{ id: number }>()
  const people: Person[] = []
  for (let index = 0; index < CLIENTS; index += 1)
    people.push(await addPerson(test, { email: `client${index}@oncall.test` }))
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
  const answers = await Promise.all(people.map((person) => book(person, body)))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  const others = answers.filter(({ statusCode }) => statusCode !== 201)
  expect(others).toHaveLength(CLIENTS - 1)
  for (const { statusCode, body: text } of others)
    expect({ statusCode, text }).toEqual({
      statusCode: 409,
      text: expect.stringContaining('That time was just taken. Choose another one.'),
    })
})
