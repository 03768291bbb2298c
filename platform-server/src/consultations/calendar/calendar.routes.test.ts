import { CalendarFeed, NewCalendarFeed } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { Person } from '../../domain/accounts/people.ts'
import { calendarFeeds } from '../../lib/data/schema/calendar-feeds.ts'
import { users } from '../../lib/data/schema/people.ts'
import { type ConsultationsTest, openConsultations, signedAs } from '../testing/consultations.ts'
import { ask } from '../../testing/people.ts'

const START = new Date('2026-11-16T12:00:00Z')
const PARTNER = { email: 'partner@oncall.test' }

let test: ConsultationsTest
beforeAll(async () => void (test = await openConsultations({ startsAt: START })))
afterAll(() => test.close())
beforeEach(() => test.setNow(START))

const CALENDAR = '/consultations/calendar'
async function newFeed(who: Pick<Person, 'id' | 'email'>): Promise<string> {
  const answer = await ask(test, CALENDAR, { ...signedAs(who), method: 'POST' })
  expect(answer.statusCode).toBe(201)
  return NewCalendarFeed.parse(answer.json()).url
}
const createdAt = async (who: Person) =>
  CalendarFeed.parse((await ask(test, CALENDAR, signedAs(who))).json()).createdAt
/** As a calendar reads it: without a session. */
const read = (url: string, host = 'localhost') =>
  test.app.inject({ url: url.slice(url.indexOf('/api/')), headers: { host } })

it('shows a client and their professional the same consultations, and a canceled one as canceled', async () => {
  const client = await test.addClient()
  const remaining = await test.book(client, '2026-11-17T15:00:00.000Z')
  const canceled = await test.book(client, '2026-11-25T15:00:00.000Z')
  await ask(test, `/consultations/${canceled}/cancel`, { ...signedAs(client), method: 'POST' })
  const stranger = await test.addClient()
  await test.book(stranger, '2026-11-18T15:00:00.000Z')

  const answer = await read(await newFeed(client))
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('private, no-store')
  const own = answer.body.replaceAll('\r\n ', '')
  expect(own).toContain('METHOD:PUBLISH')
  expect(own.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(own).toMatch(new RegExp(`UID:${remaining}@consultations[^]*?STATUS:CONFIRMED`))
  expect(own).toMatch(new RegExp(`UID:${canceled}@consultations\r\nSEQUENCE:1[^]*?STATUS:CANCELLED`))
  const ofPartner = await read(await newFeed({ ...PARTNER, id: test.partnerId }))
  expect(ofPartner.body.match(/BEGIN:VEVENT/g)).toHaveLength(3)
})

it('forgets what is over for more than 90 days', async () => {
  const client = await test.addClient()
  await test.book(client, '2026-11-19T15:00:00.000Z')
  const url = await newFeed(client)
  test.setNow('2027-02-17T14:59:00Z')
  expect((await read(url)).body).toContain('BEGIN:VEVENT')
  test.setNow('2027-02-17T15:01:00Z')
  expect((await read(url)).body).not.toContain('BEGIN:VEVENT')
})

it('stops an address that is renewed or removed', async () => {
  const client = await test.addClient()
  expect(await createdAt(client)).toBeNull()
  const first = await newFeed(client)
  expect(await createdAt(client)).toBe(START.toISOString())
  const second = await newFeed(client)
  expect((await read(first)).statusCode).toBe(404)
  expect((await read(second)).statusCode).toBe(200)
  expect((await ask(test, CALENDAR, { ...signedAs(client), method: 'DELETE' })).statusCode).toBe(204)
  expect((await read(second)).json()).toMatchObject({ message: expect.stringContaining('no longer works') })
  expect(await createdAt(client)).toBeNull()
})

it('is closed to a disabled account, on the site of another tenant, and to a made-up address', async () => {
  const client = await test.addClient()
  const url = await newFeed(client)
  expect((await read(url, 'trinova.localhost')).statusCode).toBe(404)
  expect((await read(`/api/calendar.ics?key=${'A'.repeat(43)}`)).statusCode).toBe(404)
  const disabled = { disabledAt: START, disabledReason: 'Left' }
  await test.services.database.withPlatform((tx) =>
    tx.update(users).set(disabled).where(eq(users.id, client.id)),
  )
  expect((await read(url)).statusCode).toBe(404)
})

it('keeps the secret out of the database', async () => {
  const client = await test.addClient()
  const key = new URL(await newFeed(client)).searchParams.get('key') ?? ''
  const rows = await test.services.database.withPlatform((tx) => tx.select().from(calendarFeeds))
  expect(key).toHaveLength(43)
  expect(JSON.stringify(rows)).not.toContain(key)
})
