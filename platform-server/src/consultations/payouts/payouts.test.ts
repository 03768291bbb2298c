import { Consultation, PayoutReport } from '@platform/shared-contracts/http'
import type { Person } from '../../domain/accounts/people.ts'
import { grantHours } from '../../domain/hours/hour-ledger.ts'
import { seedDemoPartners } from '../../partners/seed-partners.ts'
import { addPerson, ask } from '../../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'

const START = new Date('2026-11-16T12:00:00Z')

let test: TestApp
let now = START
let partnerId: number

beforeAll(async () => {
  test = await openTestApp({ services: { now: () => now }, authenticate: byTestHeader })
  await seedDemoPartners(test.services)
  partnerId = (await ask(test, '/partners/by-url/priya-natarajan')).json<{ id: number }>().id
})
afterAll(() => test.close())

const signed = ({ id, email }: Pick<Person, 'id' | 'email'>, more = {}) => ({
  headers: as({ userId: id, email, ...more }),
})
const partner = () => signed({ id: partnerId, email: 'partner@oncall.test' }, { isProfessionalPartner: true })
const admin = () => signed({ id: 9999, email: 'admin@oncall.test' }, { role: 'admin' })
const report = async (month: string) =>
  PayoutReport.parse((await ask(test, `/admin/payouts?month=${month}`, admin())).json()).items

async function booked(startsAt: string): Promise<{ id: string; who: object }> {
  const person = await addPerson(test, { email: `client${Date.parse(startsAt)}@oncall.test` })
  await test.services.database.withTenant(1, (tx) =>
    grantHours(tx, { tenantId: 1, userId: person.id, kind: 'partner-plan', startsAt: START }),
  )
  now = START
  const body = { partnerId, startsAt, topic: 'Anchor points on the new roof' }
  const answer = await ask(test, '/consultations', { ...signed(person), body })
  return { id: Consultation.parse(answer.json()).id, who: signed(person) }
}

it('counts each partner’s month: what clients used is paid, the rest is not', async () => {
  const held = await booked('2026-11-24T15:00:00.000Z')
  const missed = await booked('2026-11-24T16:15:00.000Z')
  const late = await booked('2026-11-25T15:00:00.000Z')
  const absent = await booked('2026-11-25T16:15:00.000Z')
  await booked('2026-11-27T15:00:00.000Z')
  await booked('2026-12-01T15:00:00.000Z')
  now = new Date('2026-11-25T14:00:00Z')
  await ask(test, `/consultations/${late.id}/cancel`, { ...late.who, method: 'POST' })
  now = new Date('2026-11-30T12:00:00Z')
  await ask(test, `/consultations/${held.id}/complete`, { ...partner(), body: { minutes: 50, notes: '' } })
  await ask(test, `/consultations/${missed.id}/no-show`, { ...partner(), body: { missedBy: 'client' } })
  await ask(test, `/consultations/${absent.id}/no-show`, { ...partner(), body: { missedBy: 'partner' } })
  expect(await report('2026-11')).toEqual([
    {
      partner: { id: partnerId, name: 'Priya Natarajan', email: 'partner@oncall.test' },
      ...{ completed: 1, missedByClient: 1, canceledLate: 1, missedByPartner: 1, unrecorded: 1 },
      ...{ paidMinutes: 180, heldMinutes: 50 },
    },
  ])
  expect(await report('2026-12')).toMatchObject([{ completed: 0, paidMinutes: 0, unrecorded: 0 }])
  expect(await report('2027-01')).toEqual([])
  const file = await ask(test, '/admin/payouts.csv?month=2026-11', admin())
  expect(file.headers['content-disposition']).toContain('payouts-2026-11.csv')
  expect(file.body).toContain('2026-11,Priya Natarajan,partner@oncall.test,1,1,1,1,1,180,50')
})

it('is for admins of the tenant, and says what is wrong with a month', async () => {
  const statusOf = async (who: object) => (await ask(test, '/admin/payouts?month=2026-11', who)).statusCode
  expect(await statusOf(partner())).toBe(403)
  expect(await statusOf({})).toBe(401)
  const elsewhere = await ask(test, '/admin/payouts?month=2026-11', { ...admin(), host: 'trinova.localhost' })
  expect(elsewhere.json()).toEqual({ month: '2026-11', items: [] })
  expect((await ask(test, '/admin/payouts?month=2026-13', admin())).statusCode).toBe(400)
})
