import { SubscriberPage, SubscriptionFigures } from '@platform/shared-contracts/http'
import { setSubscribed } from '../domain/subscriptions/subscription.ts'
import { addPerson, ask } from '../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
const now = () => new Date('2026-11-21T12:00:00Z')
const headers = as({ role: 'super_admin' })

async function subscribe(email: string, isSubscribed: boolean, day: string, tenantId = 1) {
  const { id: userId } = await addPerson(test, { email, tenantId, isSubscribed: !isSubscribed })
  const at = new Date(day)
  await test.services.database.withTenant(tenantId, (tx) =>
    setSubscribed(tx, { tenantId, userId, isSubscribed, reason: 'checkout', at }),
  )
}

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now } })
  await subscribe('ana@oncall.test', true, '2026-10-10')
  await subscribe('kim@oncall.test', false, '2026-11-05')
  await addPerson(test, { email: 'old@oncall.test', isSubscribed: true })
  await subscribe('bea@trinova.test', true, '2026-10-10', 2)
})
afterAll(() => test.close())

it('is for super admins', async () => {
  for (const url of ['/admin/subscriptions', '/admin/subscriptions/figures', '/admin/subscriptions.csv']) {
    expect((await ask(test, url)).statusCode).toBe(401)
    expect((await ask(test, url, { headers: as({ role: 'admin' }) })).statusCode).toBe(403)
  }
})

it('sums up the own tenant, also those who subscribed before changes were recorded', async () => {
  const answer = await ask(test, '/admin/subscriptions/figures?months=3', { headers })
  const figures = SubscriptionFigures.parse(answer.json())
  expect(figures).toMatchObject({ active: 2, revenueCents: 5800, started: 0, ended: 1, priceCents: 2900 })
  expect(figures.months.map(({ active }) => active)).toEqual([2, 3, 2])
})

it('lists who has and who had a subscription, newest change first', async () => {
  const list = async (query: string) =>
    SubscriberPage.parse((await ask(test, `/admin/subscriptions${query}`, { headers })).json())
  expect((await list('')).items.map(({ email, status }) => [email, status])).toEqual([
    ['kim@oncall.test', 'ended'],
    ['ana@oncall.test', 'active'],
    ['old@oncall.test', 'active'],
  ])
  expect((await list('?status=ended')).total).toBe(1)
  const csv = await ask(test, '/admin/subscriptions.csv?q=ana', { headers })
  expect(csv.body).toContain('Ana Reyes,ana@oncall.test,,active,2026-10-10T00:00:00.000Z,,checkout')
})
