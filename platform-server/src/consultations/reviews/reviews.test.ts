import {
  Consultation,
  ConsultationPage,
  PartnerDetail,
  PendingReviewList,
} from '@platform/shared-contracts/http'
import type { Person } from '../../domain/accounts/people.ts'
import { type ConsultationsTest, openConsultations, signedAs } from '../testing/consultations.ts'
import { ask } from '../../testing/people.ts'

const START = new Date('2026-11-16T12:00:00Z')
const COMMENT = 'Clear answers, and the form we needed.'

let test: ConsultationsTest
beforeAll(async () => void (test = await openConsultations({ startsAt: START })))
afterAll(() => test.close())
beforeEach(() => test.setNow(START))

async function completed(person: Person, startsAt: string): Promise<string> {
  const id = await test.book(person, startsAt)
  test.setNow(new Date(Date.parse(startsAt) + 3_600_000))
  await ask(test, `/consultations/${id}/complete`, { ...test.partner(), body: { minutes: 55, notes: '' } })
  return id
}
const rate = (id: string, who: object, given = {}) =>
  ask(test, `/consultations/${id}/review`, {
    ...who,
    method: 'PUT',
    body: { stars: 5, comment: COMMENT, ...given },
  })
const pending = async () => PendingReviewList.parse((await ask(test, '/admin/reviews', test.admin())).json())
const decide = (id: string, state: string, writtenAt: string, who = test.admin()) =>
  ask(test, `/admin/reviews/${id}`, { ...who, body: { state, writtenAt } })
const shown = async () => PartnerDetail.parse((await ask(test, `/partners/${test.partnerId}`)).json()).reviews

it('is written by the client of a completed consultation only, and is public only once staff publish it', async () => {
  const ana = await test.addClient()
  const body = {
    partnerId: test.partnerId,
    startsAt: '2026-11-24T15:00:00.000Z',
    topic: 'Anchor points on the new roof',
  }
  const booked = Consultation.parse((await ask(test, '/consultations', { ...signedAs(ana), body })).json())
  expect((await rate(booked.id, signedAs(ana))).statusCode).toBe(409)
  await ask(test, `/consultations/${booked.id}/cancel`, { ...signedAs(ana), method: 'POST' })
  const id = await completed(ana, '2026-11-24T16:15:00.000Z')
  expect((await rate(id, test.partner())).statusCode).toBe(404)
  expect((await rate(id, test.admin())).statusCode).toBe(404)
  expect((await rate(id, signedAs(ana), { stars: 6 })).json()).toMatchObject({
    fields: { stars: 'Choose from 1 to 5 stars.' },
  })
  expect((await rate(id, signedAs(ana))).json()).toMatchObject({ stars: 5, state: 'pending' })
  expect(await shown()).toEqual({ count: 0, average: null, items: [] })
  const [waiting] = await pending()
  expect(waiting).toMatchObject({ id, client: 'Ana Reyes', stars: 5, comment: COMMENT })
  expect((await decide(id, 'published', waiting!.writtenAt)).statusCode).toBe(200)
  const item = { author: 'Ana R.', stars: 5, comment: COMMENT, writtenAt: '2026-11-24T17:15:00.000Z' }
  expect(await shown()).toEqual({ count: 1, average: 5, items: [item] })
  expect(test.mails.at(-1)).toMatchObject({
    to: ana.email,
    subject: expect.stringMatching(/^Your review of .+ is published$/),
    text: expect.stringContaining(`/partner/${test.partnerId}`),
  })
})

it('waits for staff again when it is changed, and refuses a decision about what was not read', async () => {
  const ana = await test.addClient()
  const id = await completed(ana, '2026-12-01T15:00:00.000Z')
  await rate(id, signedAs(ana))
  const [before] = await pending()
  test.setNow(new Date(test.services.now().getTime() + 60_000))
  await rate(id, signedAs(ana), { stars: 2, comment: 'Came late.' })
  expect((await decide(id, 'published', before!.writtenAt)).statusCode).toBe(409)
  const [after] = await pending()
  expect((await decide(id, 'rejected', after!.writtenAt)).statusCode).toBe(200)
  expect((await decide(id, 'published', after!.writtenAt)).statusCode).toBe(409)
  expect((await shown()).count).toBe(1)
  expect(test.mails.at(-1)).toMatchObject({
    to: ana.email,
    subject: expect.stringMatching(/ is not published$/),
  })
  expect(await pending()).toEqual([])
})

it('is moderated by admins of its tenant only, and never by the partner that it is about', async () => {
  const ana = await test.addClient()
  const id = await completed(ana, '2026-12-08T15:00:00.000Z')
  await rate(id, signedAs(ana), { stars: 3 })
  const at = (await pending())[0]!.writtenAt
  expect((await decide(id, 'published', at, test.partner())).statusCode).toBe(403)
  expect((await ask(test, '/admin/reviews', test.partner())).statusCode).toBe(403)
  const self = signedAs(
    { id: test.partnerId, email: 'partner@oncall.test' },
    { role: 'admin', isProfessionalPartner: true },
  )
  expect((await decide(id, 'published', at, self)).statusCode).toBe(403)
  const elsewhere = {
    ...test.admin(),
    host: 'trinova.localhost',
    body: { state: 'published', writtenAt: at },
  }
  expect((await ask(test, `/admin/reviews/${id}`, elsewhere)).statusCode).toBe(404)
  expect((await decide(id, 'published', at)).statusCode).toBe(200)
  expect(await shown()).toMatchObject({ count: 2, average: 4 })
})

it('is shown to its author, and to nobody else before it is published', async () => {
  const ana = await test.addClient()
  const id = await completed(ana, '2026-12-09T15:00:00.000Z')
  await rate(id, signedAs(ana))
  const reviewIn = async (who: object, scope: string) => {
    const answer = await ask(test, `/consultations?scope=${scope}&when=past`, who)
    return ConsultationPage.parse(answer.json()).items.find((one) => one.id === id)?.review
  }
  expect(await reviewIn(signedAs(ana), 'own')).toEqual({ stars: 5, comment: COMMENT, state: 'pending' })
  expect(await reviewIn(test.partner(), 'clients')).toBeNull()
})
