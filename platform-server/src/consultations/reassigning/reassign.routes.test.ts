import { ConsultantSlots, Consultation, ReplacementList } from '@platform/shared-contracts/http'
import { type ConsultationsTest, openConsultations, signedAs } from '../testing/consultations.ts'
import { ask } from '../../testing/people.ts'

const START = new Date('2026-11-16T12:00:00Z')
const AT = '2026-11-17T15:00:00.000Z'
const REASON = 'Priya is on leave'

let test: ConsultationsTest
beforeAll(async () => void (test = await openConsultations({ startsAt: START })))
afterAll(() => test.close())
beforeEach(() => test.setNow(START))

async function replacements(id: string) {
  const answer = await ask(test, `/consultations/${id}/replacements`, test.admin())
  return ReplacementList.parse(answer.json())
}
const reassign = (id: string, to: number, { who = test.admin(), reason = REASON, host = 'localhost' } = {}) =>
  ask(test, `/consultations/${id}/reassign`, { ...who, host, body: { partnerId: to, reason } })
async function booked(startsAt = AT) {
  const client = await test.addClient()
  return { client, id: await test.book(client, startsAt) }
}

it('gives a consultation to a professional who is free then, and tells all three people', async () => {
  const { client, id } = await booked()
  const [other] = await replacements(id)
  expect(other).toBeDefined()
  const sentBefore = test.mails.length
  const answer = await reassign(id, Number(other!.id))
  expect(answer.statusCode).toBe(200)
  expect(Consultation.parse(answer.json())).toMatchObject({
    ...{ partner: { id: other!.id, name: other!.name }, startsAt: AT, status: 'booked', isHourUsed: true },
  })
  const mails = test.mails.slice(sentBefore)
  expect(mails).toHaveLength(3)
  const [handedOver] = mails.filter(({ subject }) => subject.startsWith('No longer yours: '))
  expect(JSON.stringify(handedOver)).toContain('METHOD:CANCEL')
  const [toClient] = mails.filter(({ to }) => to === client.email)
  expect(toClient!.subject).toContain(other!.name)
  expect(JSON.stringify(toClient)).toContain('SEQUENCE:1')
  expect(mails.filter(({ subject }) => subject.includes('Ana Reyes'))).toHaveLength(1)
  // The first professional has this time free again.
  await booked()
})

it('offers only those who are free at that time, and refuses another with a clear answer', async () => {
  const first = await booked('2026-11-18T15:00:00.000Z')
  const [other] = await replacements(first.id)
  const around = 'from=2026-11-18T14:00:00.000Z&to=2026-11-18T15:45:00.000Z'
  const open = await ask(test, `/consultants/${other!.id}/slots?${around}`, test.admin())
  const startsAt = ConsultantSlots.parse(open.json()).slots[0]!
  await test.book(await test.addClient(), startsAt, { partnerId: Number(other!.id) })
  expect(await replacements(first.id)).not.toContainEqual(other)
  const answer = await reassign(first.id, Number(other!.id))
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { fields: { partnerId: 'This professional is no longer free at that time. Choose another one.' } },
  ])
  expect((await reassign(first.id, test.partnerId)).statusCode).toBe(422)
  expect((await reassign(first.id, Number(other!.id), { reason: ' ' })).json()).toMatchObject({
    fields: { reason: 'Give a reason in at least 3 characters.' },
  })
})

it('is for admins of its tenant, until it starts', async () => {
  const { id, client } = await booked('2026-11-19T15:00:00.000Z')
  const [other] = await replacements(id)
  const to = Number(other!.id)
  expect((await reassign(id, to, { who: test.partner() })).statusCode).toBe(403)
  expect((await reassign(id, to, { who: signedAs(client) })).statusCode).toBe(403)
  expect((await ask(test, `/consultations/${id}/replacements`, signedAs(client))).statusCode).toBe(403)
  expect((await reassign(id, to, { host: 'trinova.localhost' })).statusCode).toBe(404)
  test.setNow('2026-11-19T15:00:00Z')
  expect((await reassign(id, to)).statusCode).toBe(409)
  test.setNow(START)
  await ask(test, `/consultations/${id}/cancel`, { ...signedAs(client), method: 'POST' })
  expect((await reassign(id, to)).json()).toMatchObject({ message: 'This consultation was canceled.' })
})
