import { PayoutReport } from '@platform/shared-contracts/http'
import { type ConsultationsTest, openConsultations, signedAs } from '../testing/consultations.ts'
import { ask } from '../../testing/people.ts'

const START = new Date('2026-11-16T12:00:00Z')

let test: ConsultationsTest
beforeAll(async () => void (test = await openConsultations({ startsAt: START })))
afterAll(() => test.close())

const report = async (month: string) =>
  PayoutReport.parse((await ask(test, `/admin/payouts?month=${month}`, test.admin())).json()).items

async function booked(startsAt: string): Promise<{ id: string; who: object }> {
  test.setNow(START)
  const person = await test.addClient()
  return { id: await test.book(person, startsAt), who: signedAs(person) }
}

it('counts each partner’s month: what clients used is paid, the rest is not', async () => {
  const held = await booked('2026-11-24T15:00:00.000Z')
  const missed = await booked('2026-11-24T16:15:00.000Z')
  const late = await booked('2026-11-25T15:00:00.000Z')
  const absent = await booked('2026-11-25T16:15:00.000Z')
  await booked('2026-11-27T15:00:00.000Z')
  await booked('2026-12-01T15:00:00.000Z')
  test.setNow('2026-11-25T14:00:00Z')
  await ask(test, `/consultations/${late.id}/cancel`, { ...late.who, method: 'POST' })
  test.setNow('2026-11-30T12:00:00Z')
  await ask(test, `/consultations/${held.id}/complete`, {
    ...test.partner(),
    body: { minutes: 50, notes: '' },
  })
  await ask(test, `/consultations/${missed.id}/no-show`, { ...test.partner(), body: { missedBy: 'client' } })
  await ask(test, `/consultations/${absent.id}/no-show`, { ...test.partner(), body: { missedBy: 'partner' } })
  expect(await report('2026-11')).toEqual([
    {
      partner: { id: test.partnerId, name: 'Priya Natarajan', email: 'partner@oncall.test' },
      ...{ completed: 1, missedByClient: 1, canceledLate: 1, missedByPartner: 1, unrecorded: 1 },
      ...{ paidMinutes: 180, heldMinutes: 50 },
      money: { amountCents: 0, rates: [], unratedMinutes: 180, isPayable: false, payment: null },
    },
  ])
  expect(await report('2026-12')).toMatchObject([{ completed: 0, paidMinutes: 0, unrecorded: 0 }])
  expect(await report('2027-01')).toEqual([])
  const file = await ask(test, '/admin/payouts.csv?month=2026-11', test.admin())
  expect(file.headers['content-disposition']).toContain('payouts-2026-11.csv')
  expect(file.body).toContain('2026-11,Priya Natarajan,partner@oncall.test,1,1,1,1,1,180,50,180,0.00,,')
})

it('is for admins of the tenant, and says what is wrong with a month', async () => {
  const statusOf = async (who: object) => (await ask(test, '/admin/payouts?month=2026-11', who)).statusCode
  expect(await statusOf(test.partner())).toBe(403)
  expect(await statusOf({})).toBe(401)
  const elsewhere = await ask(test, '/admin/payouts?month=2026-11', {
    ...test.admin(),
    host: 'trinova.localhost',
  })
  expect(elsewhere.json()).toEqual({ month: '2026-11', items: [] })
  expect((await ask(test, '/admin/payouts?month=2026-13', test.admin())).statusCode).toBe(400)
})
