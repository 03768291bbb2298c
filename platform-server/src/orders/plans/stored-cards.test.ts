import { Order, PlanList, type Plan } from '@platform/shared-contracts/http'
import type { Person } from '../../domain/accounts/people.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { openStripeServer } from '../../testing/payments/stripe-server.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { renewPlans } from './renew-plans.ts'

const DAY_MS = 24 * 60 * 60_000
const start = Date.parse('2026-11-25T12:00:00Z')
let clock = start
let stripe: Awaited<ReturnType<typeof openStripeServer>>
let test: TestApp
beforeAll(async () => {
  stripe = await openStripeServer()
  const services = { now: () => new Date(clock) }
  test = await openTestApp({ authenticate: byTestHeader, services, config: { cards: stripe.cards } })
})
beforeEach(() => void (clock = start))
afterAll(async () => {
  await test.close()
  await stripe.close()
})

const billing = { name: 'Ana Reyes', companyName: '', address: '1 Pier, Texas', poNumber: '' }
let count = 0
const headersOf = ({ id, email }: Person) => as({ userId: id, email })

/** Buys the subscription on Stripe's page. */
async function subscribe(renews: boolean) {
  const ana = await addPerson(test, { email: `stored-${(count += 1)}@oncall.test` })
  const headers = { ...headersOf(ana), 'idempotency-key': `k-${count}` }
  const body = { codes: ['LS0100'], seats: 1, totalCents: 2900, billing, isTermsAccepted: true, renews }
  const { id } = Order.parse((await ask(test, '/orders', { body, headers })).json())
  await ask(test, `/orders/${id}/card-payment`, { method: 'POST', headers })
  const session = stripe.pay(stripe.sessions().at(-1)?.id ?? '')
  const { body: payload, signature } = stripe.event('checkout.session.completed', session)
  await test.app.inject({
    ...{ method: 'POST', url: '/api/payments/events', payload },
    headers: { host: 'localhost', 'content-type': 'application/json', 'stripe-signature': signature },
  })
  return { ana, session, sent: stripe.received.findLast(({ path }) => path === 'POST /v1/checkout/sessions') }
}
async function planOf(who: Person): Promise<Plan> {
  const [plan] = PlanList.parse((await ask(test, '/plans', { headers: headersOf(who) })).json())
  if (!plan) throw new Error('There is no plan.')
  return plan
}
const renew = async () =>
  renewPlans(
    { services: test.services, tenantMailer: async () => undefined },
    await test.shared.tenants.byId(1),
  )
const charged = (customer: string | null) => stripe.intents.filter((one) => one.customer === customer)

it('stores a card only where the buyer ticked renewal', async () => {
  const once = await subscribe(false)
  expect(once.sent?.form.get('payment_intent_data[setup_future_usage]')).toBeNull()
  expect(await planOf(once.ana)).toMatchObject({ payment: 'invoice', renews: false })
  const again = await subscribe(true)
  expect(again.sent?.form.get('payment_intent_data[setup_future_usage]')).toBe('off_session')
  expect(await planOf(again.ana)).toMatchObject({ payment: 'card', renews: true })
})

it('charges the stored card once, though the answer was lost and the keys are forgotten', async () => {
  const { ana, session } = await subscribe(true)
  clock = start + 30 * DAY_MS
  // The charge is made, and the server dies before it records it.
  const { openOrderId } = await (async () => {
    clock = start + 24 * DAY_MS
    await renew()
    return planOf(ana)
  })()
  const key = `charge/${openOrderId}/0`
  const made = { tenantId: 1, orderId: openOrderId ?? '', orderNumber: 'O', amountCents: 2900, key }
  await test.services.cards?.charge({ ...made, customerId: session.customer ?? '' })
  stripe.forgetKeys()
  clock = start + 31 * DAY_MS
  await Promise.all([renew(), renew()])
  expect(charged(session.customer)).toHaveLength(1)
  expect(await planOf(ana)).toMatchObject({ state: 'active', paidUntil: '2027-01-25T12:00:00.000Z' })
})

it('is past due after a card that Stripe declines, but not while Stripe does not answer', async () => {
  const { ana, session } = await subscribe(true)
  clock = start + 30 * DAY_MS
  stripe.stop(true)
  await renew()
  stripe.stop(false)
  expect((await planOf(ana)).state).toBe('active')
  stripe.decline(true)
  await renew()
  stripe.decline(false)
  expect(await planOf(ana)).toMatchObject({
    state: 'past_due',
    nextCharge: { at: '2026-12-28T12:00:00.000Z' },
  })
  clock = start + 33 * DAY_MS
  await renew()
  expect((await planOf(ana)).state).toBe('active')
  expect(charged(session.customer).map(({ amount }) => amount)).toEqual([2900])
})

it("leads to Stripe's portal to replace the card", async () => {
  const { ana, session } = await subscribe(true)
  const { id } = await planOf(ana)
  const page = await ask(test, `/plans/${id}/card`, { method: 'POST', headers: headersOf(ana) })
  expect(page.json()).toEqual({ url: `https://billing.stripe.test/${session.customer}` })
  const sent = stripe.received.findLast(({ path }) => path === 'POST /v1/billing_portal/sessions')
  expect(sent?.form.get('flow_data[type]')).toBe('payment_method_update')
  const choice = { body: { card: 'declined' }, headers: headersOf(ana) }
  expect((await ask(test, `/plans/${id}/test-card`, choice)).statusCode).toBe(404)
})
