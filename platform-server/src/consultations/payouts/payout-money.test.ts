import { PartnerRates, PayoutReport } from '@platform/shared-contracts/http'
import { desc, eq } from 'drizzle-orm'
import { auditEntries } from '../../lib/data/schema/audit.ts'
import { partnerPayments } from '../../lib/data/schema/money/payouts.ts'
import { ask } from '../../testing/people.ts'
import { type ConsultationsTest, openConsultations, signedAs } from '../testing/consultations.ts'

const START = new Date('2026-11-16T12:00:00Z')
const MONTH = '2026-11'

let test: ConsultationsTest
beforeAll(async () => {
  test = await openConsultations({ startsAt: START })
  await held('2026-11-24T15:00:00.000Z')
  await held('2026-11-25T15:00:00.000Z')
})
afterAll(() => test.close())

async function held(startsAt: string) {
  test.setNow(START)
  const id = await test.book(await test.addClient(), startsAt)
  test.setNow('2026-11-30T12:00:00Z')
  const body = { minutes: 50, notes: '' }
  await ask(test, `/consultations/${id}/complete`, { ...test.partner(), body })
}
const setRate = (validFrom: string, centsPerHour: number, who: object = test.admin()) =>
  ask(test, `/admin/partners/${test.partnerId}/rates`, { ...who, body: { validFrom, centsPerHour } })
const payoutFor = async (who: object = test.admin(), path = '/admin/payouts') =>
  PayoutReport.parse((await ask(test, `${path}?month=${MONTH}`, who)).json()).items[0]
const pay = (change: object = {}, who: object = test.admin()) =>
  ask(test, `/admin/payouts/${MONTH}/payments`, {
    ...who,
    body: {
      ...{ partnerId: test.partnerId, amountCents: 20_500, reference: 'Transfer 77', paidOn: '2026-12-02' },
      ...change,
    },
  })
const lastAudit = async (action: 'payout.rate' | 'payout.pay') => {
  const rows = await test.services.database.withTenant(1, (tx) =>
    tx.select().from(auditEntries).where(eq(auditEntries.action, action)).orderBy(desc(auditEntries.id)),
  )
  return rows[0]
}

it('has no amount for hours without a rate, and cannot be paid', async () => {
  expect((await payoutFor())?.money).toEqual({
    ...{ amountCents: 0, rates: [], unratedMinutes: 120, isPayable: false, payment: null },
  })
  test.setNow('2026-12-02T12:00:00Z')
  expect((await pay({ amountCents: 1 })).json()).toMatchObject({ code: 'payout-open' })
})

it('pays each hour at the rate of its day, and keeps every rate', async () => {
  expect((await setRate('2026-11-01', 10_000)).statusCode).toBe(201)
  const rates = PartnerRates.parse((await setRate('2026-11-25', 10_500)).json())
  expect(rates.items).toMatchObject([
    { validFrom: '2026-11-25', centsPerHour: 10_500, setBy: 'admin@oncall.test' },
    { validFrom: '2026-11-01', centsPerHour: 10_000 },
  ])
  expect((await payoutFor())?.money).toMatchObject({
    amountCents: 20_500,
    rates: [
      { centsPerHour: 10_000, minutes: 60 },
      { centsPerHour: 10_500, minutes: 60 },
    ],
    unratedMinutes: 0,
  })
  expect((await setRate('2026-11-25', 9000)).json()).toMatchObject({ code: 'rate-exists' })
  expect(await lastAudit('payout.rate')).toMatchObject({
    actor: 'admin@oncall.test',
    after: { partner: 'partner@oncall.test', validFrom: '2026-11-25', centsPerHour: 10_500 },
  })
})

it('is not payable before the month is over', async () => {
  test.setNow('2026-11-30T23:00:00Z')
  expect((await payoutFor())?.money?.isPayable).toBe(false)
  expect((await pay()).json()).toMatchObject({ code: 'payout-open' })
  test.setNow('2026-12-02T12:00:00Z')
  expect((await payoutFor())?.money?.isPayable).toBe(true)
})

it('refuses wrong input, other roles and other tenants', async () => {
  const trinova = signedAs({ id: 9997, email: 'admin@trinova.test' }, { role: 'admin', tenantId: 2 })
  const elsewhere = { ...trinova, host: 'trinova.localhost' }
  expect((await setRate('2026-12-01', 10_000, elsewhere)).statusCode).toBe(404)
  expect((await pay({}, elsewhere)).statusCode).toBe(404)
  const seen = await ask(test, `/admin/partners/${test.partnerId}/rates`, elsewhere)
  expect(seen.statusCode).toBe(404)
  for (const who of [test.partner(), signedAs({ id: 5, email: 'learner@oncall.test' })]) {
    expect((await setRate('2026-12-01', 10_000, who)).statusCode).toBe(403)
    expect((await pay({}, who)).statusCode).toBe(403)
  }
  expect((await pay({}, {})).statusCode).toBe(401)
  for (const [validFrom, cents] of [
    ['2026-12-01', 99],
    ['2026-12-01', 100_001],
    ['2026-02-30', 10_000],
  ] as const)
    expect((await setRate(validFrom, cents)).statusCode).toBe(422)
  for (const change of [{ reference: ' ' }, { paidOn: 'today' }, { amountCents: 0 }])
    expect((await pay(change)).statusCode).toBe(422)
  const client = await test.addClient()
  expect((await pay({ partnerId: client.id })).statusCode).toBe(404)
  expect((await pay({ amountCents: 20_000 })).json()).toMatchObject({ code: 'payout-changed' })
})

it('is paid once under simultaneous requests, and does not change after', async () => {
  const answers = await Promise.all([pay(), pay(), pay()])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409])
  const payment = { amountCents: 20_500, reference: 'Transfer 77', paidOn: '2026-12-02' }
  expect((await payoutFor())?.money).toMatchObject({
    isPayable: false,
    payment: { ...payment, recordedBy: 'admin@oncall.test' },
  })
  expect(await lastAudit('payout.pay')).toMatchObject({ after: { month: MONTH, ...payment } })
  expect((await setRate('2026-11-10', 20_000)).json()).toMatchObject({ code: 'payout-paid' })
  expect((await setRate('2026-12-01', 11_000)).statusCode).toBe(201)
  const change = test.services.database.withTenant(1, (tx) =>
    tx.update(partnerPayments).set({ amountCents: 1 }),
  )
  await expect(change).rejects.toThrow()
  const file = await ask(test, `/admin/payouts.csv?month=${MONTH}`, test.admin())
  expect(file.body).toContain(',0,205.00,2026-12-02,Transfer 77')
})

it('shows partners their own month only', async () => {
  expect((await payoutFor(test.partner(), '/partner/payouts'))?.money).toMatchObject({
    amountCents: 20_500,
    payment: { reference: 'Transfer 77' },
  })
  const other = signedAs({ id: 9996, email: 'other@oncall.test' }, { isProfessionalPartner: true })
  expect(await payoutFor(other, '/partner/payouts')).toBeUndefined()
  expect((await ask(test, `/partner/payouts?month=${MONTH}`, test.admin())).statusCode).toBe(403)
})
