import { Availability, Consultation } from '@platform/shared-contracts/http'
import type { Person } from '../domain/accounts/people.ts'
import { consultationBookings } from '../lib/data/schema/consultations.ts'
import { ask } from '../testing/people.ts'
import { openConsultations, signedAs, type ConsultationsTest } from './testing/consultations.ts'

const START = new Date('2026-11-16T12:00:00Z')
const ROOM = /^https:\/\/meet\.oncall\.test\/[0-9a-f]{32}$/

let test: ConsultationsTest
beforeAll(async () => {
  const config = { meetingUrl: 'https://meet.oncall.test/{room}' }
  test = await openConsultations({ startsAt: START, config })
})
afterAll(() => test.close())

async function linkOf(who: Person, id: string): Promise<string | null> {
  const { items } = (await ask(test, '/consultations', signedAs(who))).json<{ items: unknown[] }>()
  return Consultation.parse(items.find((item) => Consultation.parse(item).id === id)).videoLink
}
const mailTo = (address: string) => test.mails.findLast(({ to }) => to === address)

it('gives each consultation a room of its own, in the emails, the calendar files and on the page', async () => {
  const [ana, ben] = [await test.addClient(), await test.addClient()]
  const one = await test.book(ana, '2026-11-17T15:00:00.000Z')
  const link = await linkOf(ana, one)
  expect(link).toMatch(ROOM)
  for (const address of [ana.email, 'partner@oncall.test']) {
    expect(mailTo(address)?.text).toContain(link)
    expect(mailTo(address)?.calendar?.replaceAll('\r\n ', '')).toContain(link)
  }
  const other = await test.book(ben, '2026-11-18T15:00:00.000Z')
  expect(await linkOf(ben, other)).toMatch(ROOM)
  expect(await linkOf(ben, other)).not.toBe(link)
})

it('keeps the room when the consultation moves', async () => {
  const ana = await test.addClient()
  const id = await test.book(ana, '2026-11-25T15:00:00.000Z')
  const link = await linkOf(ana, id)
  const body = { startsAt: '2026-11-24T15:00:00.000Z' }
  const moved = await ask(test, `/consultations/${id}`, { ...signedAs(ana), method: 'PATCH', body })
  expect(moved.json()).toMatchObject({ videoLink: link })
})

it("opens no room to the professional who no longer holds it, and uses a professional's own link first", async () => {
  const ana = await test.addClient()
  const id = await test.book(ana, '2026-12-01T15:00:00.000Z')
  const link = await linkOf(ana, id)
  const replacements = await ask(test, `/consultations/${id}/replacements`, test.admin())
  const [other] = replacements.json<{ id: number }[]>()
  const body = { partnerId: other?.id, reason: 'On leave' }
  const given = await ask(test, `/consultations/${id}/reassign`, { ...test.admin(), body })
  expect(given.statusCode).toBe(200)
  const next = await linkOf(ana, id)
  expect(next).toMatch(ROOM)
  expect(next).not.toBe(link)

  const url = '/consultants/me/availability'
  const settings = Availability.parse((await ask(test, url, test.partner())).json())
  const own = 'https://video.example.test/priya'
  await ask(test, url, { ...test.partner(), method: 'PUT', body: { ...settings, videoLink: own } })
  expect(await linkOf(ana, await test.book(ana, '2026-12-08T15:00:00.000Z'))).toBe(own)
  const rows = await test.services.database.withTenant(1, (tx) => tx.select().from(consultationBookings))
  expect(rows.every(({ roomUrl }) => roomUrl !== null)).toBe(true)
})
