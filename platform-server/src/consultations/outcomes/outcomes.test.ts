import { eq } from 'drizzle-orm'
import { Consultation, ConsultationPage, EntitlementList } from '@platform/shared-contracts/http'
import type { Person } from '../../domain/accounts/people.ts'
import { users } from '../../lib/data/schema/people.ts'
import { type ConsultationsTest, openConsultations, signedAs } from '../testing/consultations.ts'
import { addPerson, ask } from '../../testing/people.ts'

const START = new Date('2026-11-16T12:00:00Z')
const MONDAY = '2026-11-23T15:00:00.000Z'

let test: ConsultationsTest
beforeAll(async () => void (test = await openConsultations({ startsAt: START })))
afterAll(() => test.close())
beforeEach(() => test.setNow(START))

const at = (time: string) => test.setNow(time)
const client = (given = {}) => test.addClient({ state: 'IL', ...given })
const booked = (person: Person, startsAt = MONDAY) => test.book(person, startsAt)
const complete = (id: string, who: object = test.partner(), given = {}) =>
  ask(test, `/consultations/${id}/complete`, {
    ...who,
    body: { minutes: 50, notes: 'Use rated anchors.', ...given },
  })
const noShow = (id: string, missedBy = 'client', who: object = test.partner()) =>
  ask(test, `/consultations/${id}/no-show`, { ...who, body: { missedBy } })
const minutesLeft = async (person: Person) => {
  const [plan] = EntitlementList.parse((await ask(test, '/entitlements', signedAs(person))).json())
  return plan?.windows[1]?.minutesLeft
}
const listed = async (who: object, query: string) =>
  ConsultationPage.parse((await ask(test, `/consultations?${query}`, who)).json()).items.map(({ id }) => id)

it('is completed by its partner, once it has started, with minutes and notes that the client reads', async () => {
  const ana = await client({ language: 'es' })
  const id = await booked(ana)
  expect((await complete(id)).json()).toMatchObject({ message: 'This consultation has not started yet.' })
  at('2026-11-23T16:05:00Z')
  expect(await listed(test.partner(), 'scope=clients&when=unrecorded')).toEqual([id])
  expect((await complete(id, test.partner(), { minutes: 50.5 })).json()).toMatchObject({
    fields: { minutes: 'Enter a whole number of minutes from 5 to 120.' },
  })
  expect(Consultation.parse((await complete(id)).json())).toMatchObject({
    ...{ status: 'completed', heldMinutes: 50, notes: 'Use rated anchors.', isHourUsed: true },
  })
  expect(test.mails.at(-1)).toMatchObject({ to: ana.email, replyTo: 'partner@oncall.test' })
  expect(test.mails.at(-1)?.subject).toBe('Realizada: su consulta con Priya Natarajan')
  expect(test.mails.at(-1)?.text).toContain('Use rated anchors.')
  expect(await listed(test.partner(), 'scope=clients&when=unrecorded')).toEqual([])
  expect(await listed(signedAs(ana), 'scope=own&when=past')).toEqual([id])
})

it('is recorded by nobody but its partner and admins', async () => {
  const ana = await client()
  const id = await booked(ana, '2026-11-24T15:00:00.000Z')
  const other = await addPerson(test, { email: 'other@oncall.test', isProfessionalPartner: true })
  const statuses = async (who: object) => [
    (await complete(id, who)).statusCode,
    (await noShow(id, 'client', who)).statusCode,
  ]
  expect(await statuses(signedAs(ana))).toEqual([403, 403])
  expect(await statuses(signedAs(other, { isProfessionalPartner: true }))).toEqual([404, 404])
  const ben = await client({ isProfessionalPartner: true })
  const own = await booked(ben, '2026-11-24T16:15:00.000Z')
  at('2026-11-24T17:15:00Z')
  const asClient = signedAs(ben, { isProfessionalPartner: true })
  expect((await complete(own, asClient)).statusCode).toBe(404)
  const elsewhere = { ...test.admin(), host: 'trinova.localhost' }
  expect(await statuses(elsewhere)).toEqual([404, 404])
  expect(await statuses(test.admin())).toEqual([200, 200])
})

it('uses the hour of a client who does not come, from 10 minutes after the start', async () => {
  const ana = await client()
  const id = await booked(ana, '2026-11-25T15:00:00.000Z')
  at('2026-11-25T15:09:59Z')
  expect((await noShow(id)).statusCode).toBe(409)
  at('2026-11-25T15:10:00Z')
  expect((await noShow(id)).json()).toMatchObject({ status: 'no-show', missedBy: 'client', isHourUsed: true })
  expect(await minutesLeft(ana)).toBe(0)
  expect(test.mails.at(-1)?.subject).toBe('You missed your consultation with Priya Natarajan')
})

it('gives the hour back when the partner does not come, and refuses a correction once it is booked again', async () => {
  const ana = await client()
  const id = await booked(ana, '2026-11-23T20:45:00.000Z')
  at('2026-11-23T21:00:00Z')
  expect((await noShow(id, 'partner')).json()).toMatchObject({ missedBy: 'partner', isHourUsed: false })
  expect(test.mails.at(-1)?.text).toContain('book it again until Monday, November 30 at 6:00 AM CST')
  expect(await minutesLeft(ana)).toBe(60)
  expect((await complete(id)).statusCode).toBe(200)
  expect(await minutesLeft(ana)).toBe(0)
  await noShow(id, 'partner')
  await booked(ana, '2026-11-27T15:00:00.000Z')
  expect((await complete(id)).json()).toMatchObject({ message: expect.stringContaining('booked it again') })
})

it('is open to its partner for 14 days, to an admin for longer, and never when it was canceled', async () => {
  const ana = await client()
  const id = await booked(ana, '2026-11-27T16:15:00.000Z')
  at('2026-12-12T00:00:00Z')
  expect((await complete(id)).json()).toMatchObject({ message: expect.stringContaining('14 days') })
  expect((await complete(id, test.admin())).statusCode).toBe(200)
  at(START.toISOString())
  const ben = await client()
  const canceled = await booked(ben, '2026-11-24T20:45:00.000Z')
  await ask(test, `/consultations/${canceled}/cancel`, { ...signedAs(ben), method: 'POST' })
  at('2026-11-24T21:45:00Z')
  expect((await complete(canceled)).json()).toMatchObject({ message: 'This consultation was canceled.' })
})

it('emails the client again only what changed', async () => {
  const ana = await client()
  const id = await booked(ana, '2026-11-25T16:15:00.000Z')
  at('2026-11-25T17:15:00Z')
  const emails = async (record: Promise<unknown>) => {
    const before = test.mails.length
    await record
    await test.services.jobs.drain()
    return test.mails.length - before
  }
  expect(await emails(complete(id))).toBe(1)
  expect(await emails(complete(id))).toBe(0)
  expect(await emails(complete(id, test.partner(), { notes: 'Use rated anchors only.' }))).toBe(1)
  expect(await emails(noShow(id))).toBe(1)
  expect(await emails(noShow(id))).toBe(0)
})

it('stores no notes of a client whose account was erased, and emails nobody', async () => {
  const ana = await client()
  const id = await booked(ana, '2026-11-25T20:45:00.000Z')
  await test.services.database.withTenant(1, (tx) =>
    tx.update(users).set({ erasedAt: START }).where(eq(users.id, ana.id)),
  )
  at('2026-11-25T21:45:00Z')
  const before = test.mails.length
  expect((await complete(id)).json()).toMatchObject({ status: 'completed', heldMinutes: 50, notes: '' })
  await test.services.jobs.drain()
  expect(test.mails.length).toBe(before)
})

it('promises no other time when the partner did not come and the week is over', async () => {
  const ana = await client({ language: 'es' })
  const id = await booked(ana, '2026-11-27T20:45:00.000Z')
  at('2026-11-30T12:00:00Z')
  await noShow(id, 'partner')
  expect(test.mails.at(-1)).toMatchObject({
    to: ana.email,
    text: expect.stringContaining('El plazo para volver a reservar esta consulta ya terminó.'),
  })
})
