import { randomUUID } from 'node:crypto'
import { Order, OwnedCourses } from '@platform/shared-contracts/http'
import { eq, sql } from 'drizzle-orm'
import type { Person } from '../../domain/accounts/people.ts'
import { ledgerEntries, ledgerTransactions } from '../../lib/data/schema/money/ledger.ts'
import { taxExemptions } from '../../lib/data/schema/money/tax-exemptions.ts'
import { paymentSessions } from '../../lib/data/schema/money/payments.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { openStripeServer } from '../../testing/payments/stripe-server.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createProviderReports } from './provider-reports.ts'

let clock = Date.parse('2026-11-24T12:00:00Z')
let stripe: Awaited<ReturnType<typeof openStripeServer>>
let test: TestApp
let ana: Person

beforeAll(async () => {
  stripe = await openStripeServer()
  const services = { now: () => new Date(clock) }
  test = await openTestApp({ authenticate: byTestHeader, services, config: { cards: stripe.cards } })
  ana = await addPerson(test, { email: 'ana@oncall.test' })
})
afterAll(async () => {
  await test.close()
  await stripe.close()
})

const owner = as({ userId: 9999, role: 'super_admin', email: 'super@oncall.test' })
const buyer = () => as({ userId: ana.id, email: ana.email })
let keys = 0
const keyed = (headers: object) => ({ ...headers, 'idempotency-key': `key-${(keys += 1)}` })

async function place(): Promise<string> {
  const billing = { name: 'Ana Reyes', companyName: 'Harbor', address: '1 Pier, Texas', poNumber: '' }
  const body = { codes: ['IC0110'], seats: 1, totalCents: 2000, billing, isTermsAccepted: true }
  return Order.parse((await ask(test, '/orders', { body, headers: keyed(buyer()) })).json()).id
}
const openPage = (id: string, headers = buyer(), host = 'localhost') =>
  ask(test, `/orders/${id}/card-payment`, { method: 'POST', headers, host })
const order = async (id: string) =>
  Order.parse((await ask(test, `/orders/${id}`, { headers: buyer() })).json())
const send = ({ body, signature }: { body: string; signature: string }) =>
  test.app.inject({
    ...{ method: 'POST', url: '/api/payments/events', payload: body },
    headers: { host: 'localhost', 'content-type': 'application/json', 'stripe-signature': signature },
  })
async function paidPage() {
  const id = await place()
  await openPage(id)
  const session = stripe.pay(stripe.sessions().at(-1)?.id ?? '')
  return { id, session, event: stripe.event('checkout.session.completed', session) }
}
const refund = (id: string, amountCents: number, key?: string) =>
  ask(test, `/admin/orders/${id}/refunds`, {
    body: { amountCents, reason: 'Not needed' },
    headers: key ? { ...owner, 'idempotency-key': key } : keyed(owner),
  })
const balance = async (id: string, account: 'card' | 'bank' | 'receivable') => {
  const entries = await test.services.database.withTenant(1, (tx) =>
    tx
      .select({
        account: ledgerEntries.account,
        cents: sql`sum(${ledgerEntries.amountCents})`.mapWith(Number),
      })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .where(eq(ledgerTransactions.orderId, id))
      .groupBy(ledgerEntries.account),
  )
  return entries.find((entry) => entry.account === account)?.cents ?? 0
}
const mailsAbout = (subject: RegExp) => test.mails.filter((mail) => subject.test(mail.subject)).length

it('opens one page of the provider for the balance of an order, for its buyer only', async () => {
  const id = await place()
  const [first, again] = [await openPage(id), await openPage(id)]
  expect(first.json().url).toMatch(/^https:\/\/checkout\.stripe\.test\//)
  expect(again.json()).toEqual(first.json())
  const sent = stripe.received.filter(({ path }) => path === 'POST /v1/checkout/sessions')
  expect(sent).toHaveLength(1)
  const facts = ['line_items[0][price_data][unit_amount]', 'line_items[0][price_data][currency]', 'mode']
  expect(facts.map((name) => sent[0]?.form.get(name))).toEqual(['2000', 'usd', 'payment'])
  expect(sent[0]?.form.get('metadata[orderId]')).toBe(id)
  expect(sent[0]?.idempotencyKey).toBe(`page/${id}/2000/0`)
  const other = as({ userId: 8888, email: 'x@oncall.test' })
  expect((await openPage(id, other)).statusCode).toBe(404)
  const elsewhere = as({ userId: ana.id, tenantId: 2, email: ana.email })
  expect((await openPage(id, elsewhere, 'trinova.localhost')).statusCode).toBe(404)
})

it('gives the provider a customer who is exempt from tax while a certificate applies', async () => {
  const file = { fileKey: 'none', fileName: 'a.pdf', fileType: 'application/pdf', fileSizeBytes: 1 }
  const certificate = { number: '77', state: 'TX', kind: 'nonprofit', status: 'accepted' } as const
  const sentAt = new Date(clock)
  await test.services.database.withTenant(1, (tx) =>
    tx.insert(taxExemptions).values({
      ...{ id: randomUUID(), tenantId: 1, userId: ana.id, expiresOn: '2026-11-24', sentAt },
      ...{ ...certificate, ...file },
    }),
  )
  const id = await place()
  await openPage(id)
  const last = (wanted: string) =>
    Object.fromEntries(stripe.received.findLast(({ path }) => path === wanted)?.form ?? [])
  expect(last('POST /v1/customers')).toMatchObject({ tax_exempt: 'exempt', email: 'ana@oncall.test' })
  const page = last('POST /v1/checkout/sessions')
  expect(page).toMatchObject({ customer: 'cus_exempt_1', 'customer_update[address]': 'auto' })
  // Stripe refuses a page with both, and one that also makes a customer.
  for (const name of ['customer_email', 'customer_creation']) expect(page).not.toHaveProperty(name)
  const session = stripe.pay(stripe.sessions().at(-1)?.id ?? '')
  await send(stripe.event('checkout.session.completed', session))
  const receipts = test.mails.filter(({ subject }) => /is paid/.test(subject)).map(({ text }) => text)
  expect(receipts.join()).toContain('Sales tax: exempt, certificate 77 (TX)')
  await test.services.database.withTenant(1, (tx) => tx.delete(taxExemptions))
  await openPage(await place())
  expect(last('POST /v1/checkout/sessions')).toHaveProperty('customer_email', 'ana@oncall.test')
})

it('opens an order once, however often and by whomever its payment is reported at the same moment', async () => {
  const { id, event } = await paidPage()
  const { shared, services } = test
  const { reconcile } = createProviderReports(shared)
  clock += 10 * 60_000
  const confirm = () => ask(test, `/admin/orders/${id}/confirm`, { body: { note: '' }, headers: owner })
  const answers = await Promise.all([
    send(event),
    send(event),
    send(event),
    reconcile(services.cards!),
    send(event),
  ])
  expect(answers.map((answer) => answer?.statusCode)).toEqual([200, 200, 200, undefined, 200])
  expect((await confirm()).statusCode).toBe(200)
  expect(await order(id)).toMatchObject({ state: 'paid', payments: [{ method: 'card', amountCents: 2000 }] })
  expect([await balance(id, 'card'), await balance(id, 'receivable')]).toEqual([2000, 0])
  const courses = OwnedCourses.parse((await ask(test, '/my-courses', { headers: buyer() })).json())
  expect(courses).toEqual(['IC0110'])
  expect((await openPage(id)).json().code).toBe('not-owed')
})

it('believes no event that the provider did not sign, or whose bytes were changed', async () => {
  const { id, session, event } = await paidPage()
  const forged = stripe.event('checkout.session.completed', session, 'whsec_of_somebody_else')
  const changed = { ...event, body: `${event.body} ` }
  for (const one of [forged, changed, { ...event, signature: 'none' }])
    expect((await send(one)).statusCode).toBe(400)
  expect((await order(id)).state).toBe('awaiting_payment')
})

it('asks the provider about a payment whose event was lost', async () => {
  const { id, event } = await paidPage()
  const { reconcile } = createProviderReports(test.shared)
  await reconcile(test.services.cards!)
  expect((await order(id)).state).toBe('awaiting_payment')
  clock += 6 * 60_000
  await reconcile(test.services.cards!)
  expect((await order(id)).state).toBe('paid')
  expect((await send(event)).statusCode).toBe(200)
  expect((await order(id)).payments).toHaveLength(1)
})

it('goes on asking after a page that the provider does not know', async () => {
  const unknown = await place()
  await test.services.database.withTenant(1, (tx) =>
    tx.insert(paymentSessions).values({
      ...{ id: 'cs_gone', tenantId: 1, orderId: unknown, amountCents: 2000 },
      ...{ url: 'https://checkout.stripe.test/gone', createdAt: new Date(clock - 60_000) },
    }),
  )
  const { id } = await paidPage()
  clock += 6 * 60_000
  await createProviderReports(test.shared).reconcile(test.services.cards!)
  expect((await order(id)).state).toBe('paid')
  expect((await order(unknown)).state).toBe('awaiting_payment')
})

it('takes events in any order: a refund before its payment, an end after it', async () => {
  const { id, session, event } = await paidPage()
  const made = stripe.refund(session.payment_intent ?? '', 500)
  expect((await send(stripe.event('refund.created', made))).statusCode).toBe(200)
  expect(await order(id)).toMatchObject({ state: 'paid', refunds: [{ amountCents: 500 }] })
  await send(event)
  await send(
    stripe.event('checkout.session.expired', { ...session, status: 'expired', payment_status: 'unpaid' }),
  )
  await send(stripe.event('refund.updated', made))
  await send(stripe.event('customer.created', { id: 'cus_1', object: 'customer' }))
  expect(await order(id)).toMatchObject({
    ...{ state: 'paid', payments: [{ amountCents: 2000 }] },
    refunds: [{ method: 'card', amountCents: 500 }],
  })
  expect(await balance(id, 'card')).toBe(1500)
})

it('refunds through the provider, in part and in whole, once for each request', async () => {
  const { id, event } = await paidPage()
  await send(event)
  const before = stripe.received.length
  const part = await refund(id, 700, 'part')
  expect(Order.parse(part.json()).refunds).toMatchObject([{ amountCents: 700, method: 'card' }])
  expect((await refund(id, 700, 'part')).statusCode).toBe(200)
  expect(stripe.received.slice(before).map(({ path }) => path)).toEqual(['POST /v1/refunds'])
  const much = await refund(id, 1301)
  expect([much.statusCode, much.json().fields?.amountCents]).toEqual([422, expect.stringContaining('$13.00')])
  stripe.stop(true)
  const unanswered = await refund(id, 1300, 'rest')
  stripe.stop(false)
  expect([unanswered.statusCode, unanswered.json().code]).toEqual([503, 'provider-unavailable'])
  expect(Order.parse((await refund(id, 1300, 'rest')).json()).refunds).toHaveLength(2)
  expect(await balance(id, 'card')).toBe(0)
  await createProviderReports(test.shared).reconcile(test.services.cards!)
  expect((await order(id)).refunds).toHaveLength(2)
})

it('records a payment of a canceled order, opens nothing and tells staff', async () => {
  const { id, event } = await paidPage()
  await ask(test, `/orders/${id}/cancel`, { method: 'POST', headers: buyer() })
  const before = mailsAbout(/arrived that is not owed/)
  await send(event)
  await send(event)
  expect(await order(id)).toMatchObject({ state: 'canceled', payments: [{ amountCents: 2000 }] })
  expect(mailsAbout(/arrived that is not owed/)).toBe(before + 1)
})

it('offers no test card beside a provider', async () => {
  const methods = await ask(test, '/payment-methods', { headers: buyer() })
  expect(methods.json()).toEqual({ card: 'card' })
  const body = { pageId: 'test_1', card: 'accepted' }
  expect((await ask(test, `/orders/${await place()}/test-card`, { body, headers: buyer() })).statusCode).toBe(
    404,
  )
})
