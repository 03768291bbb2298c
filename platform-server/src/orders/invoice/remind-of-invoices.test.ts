import { Order } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { SendTenantEmail } from '../../app/tenant-mailer.ts'
import { users } from '../../lib/data/schema/people.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { remindOfInvoices } from './remind-of-invoices.ts'

let clock = Date.parse('2026-11-24T12:00:00Z')
let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now: () => new Date(clock) } })
})
afterAll(() => test.close())

const owner = as({ userId: 9999, role: 'super_admin', email: 'super@oncall.test' })
const billing = { name: 'Ana Reyes', companyName: '', address: '1 Pier, Texas', poNumber: '' }

it('reminds before an invoice is due and after, once each, of the balance and in the language of the buyer', async () => {
  const ana = await addPerson(test, { email: 'ana@oncall.test' })
  const headers = { ...as({ userId: ana.id, email: ana.email }), 'idempotency-key': 'k' }
  const body = { codes: ['IC0110'], seats: 10, totalCents: 20_000, billing, isTermsAccepted: true }
  const placed = await ask(test, '/orders', { body, headers })
  expect(placed.json()).toMatchObject({ totalCents: 20_000 })
  const { id, number } = Order.parse(placed.json())
  const sent: { subject?: string; paragraphs?: readonly string[] }[] = []
  const tenantMailer: SendTenantEmail = async (_tx, _from, email) => void sent.push(email)
  const tenant = await test.shared.tenants.byId(1)
  const remind = () => remindOfInvoices({ ...test.services, tenantMailer }, tenant)
  const at = async (day: string) => {
    clock = Date.parse(`${day}T12:00:00Z`)
    return (await remind()) + (await remind())
  }
  expect([await at('2026-12-16'), await at('2026-12-17'), await at('2026-12-23')]).toEqual([0, 1, 0])
  expect(sent[0]).toMatchObject({
    subject: `Invoice ${number} is due on December 24, 2026`,
    paragraphs: [`Your invoice ${number} is due on December 24, 2026. The balance is $200.00.`],
  })
  const staff = { ...owner, 'idempotency-key': 'p' }
  await ask(test, `/admin/orders/${id}/payments`, { body: { amountCents: 5000, note: '' }, headers: staff })
  await test.services.database.withTenant(1, (tx) =>
    tx.update(users).set({ language: 'es' }).where(eq(users.id, ana.id)),
  )
  expect([await at('2026-12-25'), sent[1]?.subject]).toEqual([1, `La factura ${number} está vencida`])
  expect(sent[1]?.paragraphs).toEqual([expect.stringMatching(/150[.,]00/)])
  const rest = { body: { amountCents: 15_000, note: '' }, headers: { ...owner, 'idempotency-key': 'q' } }
  await ask(test, `/admin/orders/${id}/payments`, rest)
  expect(await at('2027-01-08')).toBe(0)
})
