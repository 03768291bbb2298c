import { Order } from '@platform/shared-contracts/http'
import { addPerson, ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  const services = { now: () => new Date('2026-11-24T12:00:00Z') }
  test = await openTestApp({ authenticate: byTestHeader, services })
})
afterAll(() => test.close())

const billing = { name: 'Ana Reyes', companyName: '', address: '1 Pier, Texas', poNumber: '' }
const CLASSIC = ['IC0110', 'IC0111', 'IC0112', 'IC0113']

it('pays the printed example by the test card, which moves no money and says so', async () => {
  const ana = await addPerson(test, { email: 'ana@oncall.test' })
  const headers = { ...as({ userId: ana.id, email: ana.email }), 'idempotency-key': 'k' }
  const body = { codes: CLASSIC, seats: 10, totalCents: 106_250, billing, isTermsAccepted: true }
  const { id } = Order.parse((await ask(test, '/orders', { body, headers })).json())
  expect((await ask(test, '/payment-methods', { headers })).json()).toEqual({ card: 'test-card' })
  const page = await ask(test, `/orders/${id}/card-payment`, { method: 'POST', headers })
  const pageId = new URL(page.json().url).searchParams.get('test-card')
  expect(page.json().url).toContain(`/checkout?order=${id}&test-card=`)
  const pay = (card: string, who = headers) =>
    ask(test, `/orders/${id}/test-card`, { body: { pageId, card }, headers: who })
  const declined = await pay('declined')
  expect([declined.statusCode, declined.json().code]).toEqual([402, 'card-declined'])
  const other = { ...as({ userId: 8888, email: 'x@oncall.test' }), 'idempotency-key': 'k' }
  expect((await pay('accepted', other)).statusCode).toBe(404)
  const answers = await Promise.all([pay('accepted'), pay('accepted')])
  for (const answer of answers)
    expect(Order.parse(answer.json())).toMatchObject({
      ...{ state: 'paid', totalCents: 106_250 },
      payments: [{ method: 'test-card', amountCents: 106_250 }],
    })
  const owner = as({ userId: 9999, role: 'super_admin', email: 'super@oncall.test' })
  const figures = await ask(test, '/admin/subscriptions/figures?months=3', { headers: owner })
  expect(figures.json().months.at(-1).sales).toMatchObject({ netCents: 106_250, receivedCents: 0 })
})
