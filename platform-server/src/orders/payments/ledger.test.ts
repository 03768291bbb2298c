import { Order, SubscriptionFigures } from '@platform/shared-contracts/http'
import { eq, sql } from 'drizzle-orm'
import type { Person } from '../../domain/accounts/people.ts'
import { ledgerEntries, ledgerTransactions } from '../../lib/data/schema/money/ledger.ts'
import { payments } from '../../lib/data/schema/money/payments.ts'
import type { Tx } from '../../lib/data/database.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'

let clock = Date.parse('2026-11-24T12:00:00Z')
let test: TestApp
let ana: Person

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader, services: { now: () => new Date(clock) } })
  ana = await addPerson(test, { email: 'ana@oncall.test' })
})
afterAll(() => test.close())

const owner = as({ userId: 9999, role: 'super_admin', email: 'super@oncall.test' })
const buyer = () => as({ userId: ana.id, email: ana.email })
const inTenant = <T>(work: (tx: Tx) => Promise<T>) => test.services.database.withTenant(1, work)
const CLASSIC = ['IC0110', 'IC0111', 'IC0112', 'IC0113']
let keys = 0

async function placeClassic(): Promise<string> {
  const billing = { name: 'Ana Reyes', companyName: 'Harbor', address: '1 Pier, Texas', poNumber: '' }
  const body = { codes: CLASSIC, seats: 10, totalCents: 106_250, billing, isTermsAccepted: true }
  const headers = { ...buyer(), 'idempotency-key': `key-${(keys += 1)}` }
  return Order.parse((await ask(test, '/orders', { body, headers })).json()).id
}
const staff = (id: string, what: string, body: object, key = `staff-${(keys += 1)}`) =>
  ask(test, `/admin/orders/${id}/${what}`, { body, headers: { ...owner, 'idempotency-key': key } })
const balances = async (id: string) =>
  Object.fromEntries(
    (
      await inTenant((tx) =>
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
    ).map(({ account, cents }) => [account, cents]),
  )

it('traces the printed example from the order over two payments to a refund, to the cent', async () => {
  const id = await placeClassic()
  expect(await balances(id)).toEqual({ receivable: 106_250, unearned: -106_250 })
  const first = await staff(id, 'payments', { amountCents: 50_000, note: 'check 9' })
  expect(Order.parse(first.json())).toMatchObject({
    state: 'awaiting_payment',
    payments: [{ amountCents: 50_000 }],
  })
  expect(await balances(id)).toEqual({ bank: 50_000, receivable: 56_250, unearned: -106_250 })
  const rest = await staff(id, 'payments', { amountCents: 56_250, note: 'bank 12' })
  expect(Order.parse(rest.json()).state).toBe('paid')
  const opened = { bank: 106_250, receivable: 0, unearned: 0, courses: -125_000, discounts: 18_750 }
  expect(await balances(id)).toEqual(opened)
  const refund = await staff(id, 'refunds', { amountCents: 31_875, reason: 'Three seats less' })
  expect(Order.parse(refund.json()).refunds).toMatchObject([{ amountCents: 31_875, method: 'transfer' }])
  expect(await balances(id)).toEqual({ ...opened, bank: 74_375, refunds: 31_875 })
  const mails = test.mails.filter(({ to }) => to === ana.email).map(({ subject }) => subject)
  expect(mails.slice(-3)).toEqual([
    'Order O-2026-00001: we received $500.00',
    'Order O-2026-00001 is paid',
    'Order O-2026-00001: we refunded $318.75',
  ])
  const figures = await ask(test, '/admin/subscriptions/figures?months=3', { headers: owner })
  const { months, receivableCents } = SubscriptionFigures.parse(figures.json())
  expect([receivableCents, months.at(-1)?.sales]).toEqual([
    0,
    {
      ...{ coursesCents: 125_000, subscriptionsCents: 0, partnerPlansCents: 0, discountsCents: 18_750 },
      ...{ refundsCents: 31_875, netCents: 74_375, receivedCents: 74_375 },
    },
  ])
})

it('gives accountants each posting with its order, debits and credits apart', async () => {
  const answer = await ask(test, '/admin/ledger.csv?months=3', { headers: owner })
  const lines = answer.body.trim().split('\r\n').slice(1)
  expect(
    lines.filter((line) => line.includes(',opened,')).map((line) => line.split(',').slice(1, 6)),
  ).toEqual([
    ['O-2026-00001', 'opened', 'unearned', '1062.50', ''],
    ['O-2026-00001', 'opened', 'discounts', '187.50', ''],
    ['O-2026-00001', 'opened', 'courses', '', '1250.00'],
  ])
  const sum = (column: number) => lines.reduce((total, line) => total + Number(line.split(',')[column]), 0)
  expect(sum(4)).toBeCloseTo(sum(5), 6)
  const others = await ask(test, '/admin/ledger.csv', { headers: owner, host: 'trinova.localhost' })
  expect(others.body.trim().split('\r\n')).toHaveLength(1)
  expect((await ask(test, '/admin/ledger.csv', { headers: buyer() })).statusCode).toBe(403)
})

it('refuses what is more than the balance, or more than was paid, and says how much that is', async () => {
  const id = await placeClassic()
  const much = await staff(id, 'payments', { amountCents: 106_251, note: '' })
  expect([much.statusCode, much.json().fields?.amountCents]).toEqual([
    422,
    expect.stringContaining('$1062.50'),
  ])
  await staff(id, 'payments', { amountCents: 100, note: '' })
  const back = await staff(id, 'refunds', { amountCents: 101, reason: 'Too much' })
  expect([back.statusCode, back.json().fields?.amountCents]).toEqual([422, expect.stringContaining('$1.00')])
  expect((await staff(id, 'cancel', {})).json().code).toBe('partly-paid')
  await staff(id, 'refunds', { amountCents: 100, reason: 'Paid by mistake' })
  expect(Order.parse((await staff(id, 'cancel', {})).json()).state).toBe('canceled')
  expect(await balances(id)).toEqual({ bank: 0, receivable: 0, unearned: 0 })
})

it('posts a report that is sent twice, also at the same moment, once', async () => {
  const id = await placeClassic()
  const body = { amountCents: 106_250, note: 'bank 77' }
  const answers = await Promise.all([1, 2, 3].map(() => staff(id, 'payments', body, 'same')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await inTenant((tx) => tx.select().from(payments).where(eq(payments.orderId, id)))).toHaveLength(1)
  expect(await balances(id)).toMatchObject({ bank: 106_250, courses: -125_000 })
  const reused = await staff(await placeClassic(), 'payments', body, 'same')
  expect([reused.statusCode, reused.json().code]).toEqual([409, 'key-reused'])
})

it('is refused by the database when entries do not add up, and when a posting is changed or deleted', async () => {
  const orderId = await placeClassic()
  const id = '00000000-0000-4000-8000-000000000001'
  const unbalanced = inTenant(async (tx) => {
    await tx
      .insert(ledgerTransactions)
      .values({ id, tenantId: 1, at: new Date(clock), kind: 'payment', orderId, source: 'test' })
    await tx
      .insert(ledgerEntries)
      .values({ tenantId: 1, transactionId: id, place: 0, account: 'bank', amountCents: 1 })
  })
  await expect(unbalanced).rejects.toThrow()
  for (const table of [ledgerTransactions, ledgerEntries]) {
    await expect(inTenant((tx) => tx.delete(table))).rejects.toThrow()
    await expect(inTenant((tx) => tx.update(table).set({ tenantId: 1 }))).rejects.toThrow()
  }
  await expect(inTenant((tx) => tx.delete(payments))).rejects.toThrow()
})

it('opens nothing when the process stops in between, and everything at the next report', async () => {
  const id = await placeClassic()
  const fail = () => Promise.reject(new Error('stopped'))
  const queue = jest.spyOn(test.services.mail, 'post').mockImplementationOnce(fail)
  const body = { amountCents: 106_250, note: '' }
  expect((await staff(id, 'payments', body, 'crash')).statusCode).toBe(500)
  queue.mockRestore()
  expect(await balances(id)).toEqual({ receivable: 106_250, unearned: -106_250 })
  clock += 1000
  expect(Order.parse((await staff(id, 'payments', body, 'crash')).json()).state).toBe('paid')
  expect(await balances(id)).toMatchObject({ bank: 106_250, receivable: 0 })
})
