import { Consultation, ConsultantSlots, EntitlementList, TimeRequest } from '@platform/shared-contracts/http'
import { addPerson, ask } from '../testing/people.ts'
import { consultationBookings } from '../lib/data/schema/consultations.ts'
import type { Person } from '../domain/accounts/people.ts'
import { isExclusionViolation } from '../lib/data/violations.ts'
import { usualAvailability } from './availability/availability.ts'
import { type ConsultationsTest, openConsultations, signedAs } from './testing/consultations.ts'

// The clocks of Chicago go back on November 1.
const START = new Date('2026-10-19T12:00:00Z')
const TOPIC = 'Anchor points on the new roof'
const BEFORE_CHANGE = '2026-10-29T14:00:00.000Z'
const AFTER_CHANGE = '2026-11-03T15:00:00.000Z'

let test: ConsultationsTest
beforeAll(async () => void (test = await openConsultations({ startsAt: START })))
afterAll(() => test.close())
beforeEach(() => test.setNow(START))

const client = () => test.addClient({ state: 'IL' })
const book = (person: Person, startsAt: string, given = {}) =>
  ask(test, '/consultations', {
    ...signedAs(person),
    body: { partnerId: test.partnerId, startsAt, topic: TOPIC, ...given },
  })
const booked = async (...given: Parameters<typeof book>) => Consultation.parse((await book(...given)).json())
const move = (person: Person, id: string, startsAt: string) =>
  ask(test, `/consultations/${id}`, { ...signedAs(person), method: 'PATCH', body: { startsAt } })
const minutesLeft = async (person: Person) => {
  const [plan] = EntitlementList.parse((await ask(test, '/entitlements', signedAs(person))).json())
  return plan?.windows.map((window) => window.minutesLeft)
}
const slotsOn = async (day: string, minutes = 60) => {
  const url = `/consultants/${test.partnerId}/slots?from=${day}T00:00:00Z&to=${day}T23:59:00Z&minutes=${minutes}`
  return ConsultantSlots.parse((await ask(test, url, signedAs({ id: 1, email: 'x' }))).json()).slots
}

it('moves a consultation across a clock change, frees its time and its week, and tells both calendars', async () => {
  const [ana, ben] = [await client(), await client()]
  const made = await booked(ana, BEFORE_CHANGE)
  expect(await minutesLeft(ana)).toEqual([60, 0, 60, 60, 60])
  const mails = test.mails.length
  const moved = Consultation.parse((await move(ana, made.id, AFTER_CHANGE)).json())
  expect(moved).toMatchObject({ id: made.id, startsAt: AFTER_CHANGE, endsAt: '2026-11-03T16:00:00.000Z' })
  await test.services.jobs.drain()
  const sent = test.mails.slice(mails)
  expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
    'New time: consultation with Ana Reyes, Tuesday, November 3 at 9:00 AM CST',
    'New time: consultation with Priya Natarajan, Tuesday, November 3 at 9:00 AM CST',
  ])
  for (const { calendar } of sent) {
    expect(calendar).toMatch(/METHOD:REQUEST[^]*SEQUENCE:1\r\n/)
    expect(calendar).toContain('DTSTART:20261103T150000Z')
  }
  expect(await minutesLeft(ana)).toEqual([60, 60, 0, 60, 60])
  expect((await book(ben, BEFORE_CHANGE)).statusCode).toBe(201)
  expect((await book(ben, AFTER_CHANGE)).statusCode).toBe(409)
})

it('lets only the client move it, to a free time of the plan, until 12 hours before', async () => {
  const [ana, ben] = [await client(), await client()]
  const made = await booked(ana, '2026-10-27T14:00:00.000Z')
  await booked(ben, '2026-10-27T15:15:00.000Z')
  const statusOf = async (...given: Parameters<typeof move>) => (await move(...given)).statusCode
  expect(await statusOf(ben, made.id, '2026-10-27T19:45:00.000Z')).toBe(404)
  expect(await statusOf(ana, made.id, '2026-10-27T15:15:00.000Z')).toBe(409)
  expect(await statusOf(ana, made.id, '2026-10-27T14:05:00.000Z')).toBe(422)
  await booked(ana, '2026-11-04T15:00:00.000Z')
  expect(await statusOf(ana, made.id, '2026-11-05T15:00:00.000Z')).toBe(402)
  test.setNow('2026-10-27T02:00:00.001Z')
  const late = await move(ana, made.id, '2026-10-30T14:00:00.000Z')
  expect(late.json()).toMatchObject({
    message: 'You can choose another time until 12 hours before the start.',
  })
})

it('splits the hour of a week into two half hours', async () => {
  const ana = await client()
  const half = { minutes: 30 }
  expect((await booked(ana, '2026-10-20T14:00:00.000Z', half)).endsAt).toBe('2026-10-20T14:30:00.000Z')
  expect(await slotsOn('2026-10-20', 30)).toContain('2026-10-20T14:45:00.000Z')
  expect((await book(ana, '2026-10-22T14:00:00.000Z')).statusCode).toBe(402)
  expect((await book(ana, '2026-10-22T14:00:00.000Z', half)).statusCode).toBe(201)
  expect((await book(ana, '2026-10-23T14:00:00.000Z', half)).statusCode).toBe(402)
  expect(await minutesLeft(ana)).toEqual([0, 60, 60, 60, 60])
})

it('follows the hours that a partner saves, in the partner’s zone, and refuses them field by field', async () => {
  const url = '/consultants/me/availability'
  const usual = usualAvailability('IL')
  const open = [{ from: '18:00', until: '20:00' }]
  const body = {
    ...usual,
    timeZone: 'America/Denver',
    week: [open, ...usual.week.slice(1)],
    bufferMinutes: 0,
  }
  const save = (given: object) =>
    ask(test, url, { ...test.partner(), method: 'PUT', body: { ...body, ...given } })
  const before = (await ask(test, url, test.partner())).json<object>()
  expect((await save({})).statusCode).toBe(200)
  expect(await slotsOn('2026-11-03')).toContain('2026-11-03T01:00:00.000Z')
  expect((await ask(test, url, signedAs(await client()))).statusCode).toBe(403)
  const faults = async (given: object) => (await save(given)).json<{ fields: object }>().fields
  expect(
    await faults({ week: [[...open, { from: '19:00', until: '21:00' }], ...usual.week.slice(1)] }),
  ).toEqual({
    'week.0': 'These hours overlap. Change one of them.',
  })
  expect(await faults({ timeZone: 'Mars/Olympus' })).toEqual({ timeZone: 'Choose a time zone.' })
  expect(await faults({ timeOff: [{ from: '2026-11-02', to: '2026-11-01' }] })).toEqual({
    'timeOff.0.to': 'End on the first day or later.',
  })
  expect((await ask(test, url, { ...test.partner(), method: 'PUT', body: before })).statusCode).toBe(200)
})

it('books a time that a client proposed, though the calendar does not offer it', async () => {
  const ana = await client()
  const times = ['2026-11-08T02:00:00.000Z', '2026-11-07T15:00:00.000Z']
  const propose = (person: Person, given = {}) => {
    const body = { partnerId: test.partnerId, minutes: 60, topic: TOPIC, module: 'IC0110', times, ...given }
    return ask(test, '/consultations/requests', { ...signedAs(person), body })
  }
  const made = TimeRequest.parse((await propose(ana)).json())
  expect(made).toMatchObject({ state: 'open', module: 'IC0110', times: times.toSorted() })
  expect(test.mails.at(-1)).toMatchObject({
    to: 'partner@oncall.test',
    subject: 'Ana Reyes requests a time with you',
    text: expect.stringContaining('Module: Ladder Safety'),
  })
  expect((await propose(await addPerson(test, { email: 'none@oncall.test' }))).statusCode).toBe(402)
  expect((await propose(ana, { times: ['2026-10-19T13:00:00.000Z'] })).json()).toMatchObject({
    fields: { times: 'Propose times from 24 hours to 30 days from now.' },
  })
  const answer = (path: string, body: object) =>
    ask(test, `/consultations/requests/${made.id}/${path}`, { ...test.partner(), body })
  expect((await answer('accept', { startsAt: AFTER_CHANGE })).statusCode).toBe(422)
  expect((await answer('accept', { startsAt: times[1] })).json()).toMatchObject({ module: 'IC0110' })
  expect((await answer('decline', { reason: 'Too late' })).statusCode).toBe(409)
  expect(await minutesLeft(ana)).toEqual([60, 60, 0, 60, 60])
})

it('declines a request with a reason that the client reads', async () => {
  const ana = await client()
  const body = { partnerId: test.partnerId, minutes: 30, topic: TOPIC, times: ['2026-11-14T15:00:00.000Z'] }
  const { id } = (await ask(test, '/consultations/requests', { ...signedAs(ana), body })).json<{
    id: string
  }>()
  const reason = 'I am on a site all week.'
  await ask(test, `/consultations/requests/${id}/decline`, { ...test.partner(), body: { reason } })
  expect(test.mails.at(-1)?.text).toContain(reason)
  const list = (await ask(test, '/consultations/requests', signedAs(ana))).json()
  expect(list).toMatchObject([{ id, state: 'declined', reason }])
})

it('cannot store two bookings that overlap, whatever code writes them', async () => {
  const [ana, ben] = [await client(), await client()]
  const { id } = await booked(ana, '2026-11-10T15:00:00.000Z')
  const plan = (await ask(test, '/entitlements', signedAs(ben))).json<{ id: number }[]>()[0]
  const write = test.services.database.withTenant(1, (tx) =>
    tx.insert(consultationBookings).values({
      tenantId: 1,
      userId: ben.id,
      partnerId: test.partnerId,
      entitlementId: plan?.id ?? 0,
      window: 3,
      startsAt: new Date('2026-11-10T16:10:00Z'),
      blockedUntil: new Date('2026-11-10T17:10:00Z'),
      topic: TOPIC,
    }),
  )
  await expect(write.catch(isExclusionViolation)).resolves.toBe(true)
  expect(id).toBeTruthy()
})
