import {
  ModuleReviewPage,
  ModuleReviewRecordPage,
  OwnModuleReviewList,
  TrainingModuleDetail,
  TrainingModuleList,
} from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { Person } from '../domain/accounts/people.ts'
import { auditEntries } from '../lib/data/schema/audit.ts'
import { certificates } from '../lib/data/schema/training/certificates.ts'
import { addPerson, ask } from '../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { certify } from '../testing/training/certify.ts'

const LONG_AGO = new Date('2020-03-01T12:00:00Z')
const WROTE = { stars: 5, comment: 'The drawings of the tie-off points helped my crew.', language: 'en' }

let now: Date
let test: TestApp
beforeEach(async () => {
  now = new Date('2026-11-16T12:00:00Z')
  test = await openTestApp({ services: { now: () => now }, authenticate: byTestHeader })
})
afterEach(() => test.close())

const signedAs = ({ id, email }: Pick<Person, 'id' | 'email'>, more: object = {}) => ({
  headers: as({ userId: id, email, ...more }),
})
const admin = (more: object = {}) =>
  signedAs({ id: 9999, email: 'admin@oncall.test' }, { role: 'admin', ...more })

async function addHolder(email: string, given: object = {}): Promise<Person> {
  const person = await addPerson(test, { email, ...given })
  await certify(test, person, 'IC0112', LONG_AGO)
  return person
}
const write = (who: object, given: object = {}, code = 'IC0112') =>
  ask(test, `/modules/${code}/review`, { ...who, method: 'PUT', body: { ...WROTE, ...given } })
const records = async (query = '') =>
  ModuleReviewRecordPage.parse((await ask(test, `/admin/module-reviews${query}`, admin())).json())
const decide = async (state: string, { reason = '', who = admin() } = {}) => {
  const [first] = (await records()).items
  const body = { state, reason, writtenAt: first!.writtenAt }
  return ask(test, `/admin/module-reviews/${first!.id}`, { ...who, body })
}
const detail = async (host?: string) =>
  TrainingModuleDetail.parse((await ask(test, '/modules/IC0112', host ? { host } : {})).json())
const own = async (person: Person) =>
  OwnModuleReviewList.parse((await ask(test, '/module-reviews/own', signedAs(person))).json())

it('is written by holders of a certificate of the module only, also of an expired one', async () => {
  const ana = await addHolder('ana@oncall.test')
  const bo = await addPerson(test, { email: 'bo@oncall.test' })
  expect(await own(ana)).toEqual([{ code: 'IC0112', review: null }])
  expect(await own(bo)).toEqual([])
  expect((await write({})).statusCode).toBe(401)
  expect((await write(signedAs(bo))).json()).toMatchObject({
    code: 'no-certificate-to-review',
    message: 'You can review a module once you have a certificate for it.',
  })
  expect((await write(signedAs(ana), {}, 'IC0110')).statusCode).toBe(409)
  expect((await write(signedAs(ana), {}, 'NONE')).statusCode).toBe(404)
  expect((await write(signedAs(ana), { stars: 6 })).json()).toMatchObject({
    fields: { stars: 'Choose from 1 to 5 stars.' },
  })
  expect((await write(signedAs(ana), { comment: 'x'.repeat(1001) })).statusCode).toBe(422)
  const review = { ...WROTE, state: 'pending', reason: '', writtenAt: '2026-11-16T12:00:00.000Z' }
  expect((await write(signedAs(ana))).json()).toEqual(review)
  expect(await own(ana)).toEqual([{ code: 'IC0112', review }])
})

it('is public once staff publish it, on the page of its own module and tenant', async () => {
  const ana = await addHolder('ana@oncall.test')
  await write(signedAs(ana))
  expect(await detail()).not.toHaveProperty('reviews')
  expect(await detail()).not.toHaveProperty('rating')
  expect(await records()).toMatchObject({
    total: 1,
    pending: 1,
    items: [{ author: 'Ana Reyes', code: 'IC0112' }],
  })
  expect((await decide('published')).statusCode).toBe(204)
  const shown = { ...WROTE, author: 'Ana R.', writtenAt: '2026-11-16T12:00:00.000Z' }
  expect(await detail()).toMatchObject({ rating: { count: 1, average: 5 }, reviews: [shown] })
  expect(await detail('trinova.localhost')).not.toHaveProperty('rating')
  const list = TrainingModuleList.parse((await ask(test, '/modules')).json())
  expect(list.filter(({ rating }) => rating).map(({ code }) => code)).toEqual(['IC0112'])
  const [entry] = await test.services.database.withPlatform((tx) =>
    tx.select().from(auditEntries).where(eq(auditEntries.action, 'module-review.decide')),
  )
  expect(entry).toMatchObject({ actor: 'admin@oncall.test', after: { state: 'published' } })
})

it('lists the published ones in pages, the newest first', async () => {
  const people = [
    ['Ana', 4],
    ['Bo', 5],
    ['Cy', 3],
  ] as const
  for (const [firstName, stars] of people) {
    const person = await addHolder(`${firstName.toLowerCase()}@oncall.test`, { firstName })
    now = new Date(now.getTime() + 60_000)
    await write(signedAs(person), { stars })
    await decide('published')
  }
  const page = async (query: string) =>
    ModuleReviewPage.parse((await ask(test, `/modules/IC0112/reviews${query}`)).json())
  expect((await page('?page=1&size=2')).items.map(({ author }) => author)).toEqual(['Cy R.', 'Bo R.'])
  const last = await page('?page=2&size=2')
  expect(last).toMatchObject({ total: 3, items: [{ author: 'Ana R.' }] })
  expect((await detail()).rating).toEqual({ count: 3, average: 4 })
  expect((await ask(test, '/modules/NONE/reviews')).statusCode).toBe(404)
  expect((await ask(test, '/modules/IC0112/reviews?size=101')).statusCode).toBe(400)
})

it('waits for staff again when it is changed, and a decision about what was not read is refused', async () => {
  const ana = await addHolder('ana@oncall.test')
  await write(signedAs(ana))
  const [before] = (await records()).items
  await decide('published')
  now = new Date(now.getTime() + 60_000)
  await write(signedAs(ana), { stars: 2, comment: 'On second thought.' })
  expect(await detail()).not.toHaveProperty('reviews')
  const stale = { state: 'published', reason: '', writtenAt: before!.writtenAt }
  expect(
    (await ask(test, `/admin/module-reviews/${before!.id}`, { ...admin(), body: stale })).statusCode,
  ).toBe(409)
  expect((await decide('rejected')).json()).toMatchObject({ fields: { reason: 'Enter a reason.' } })
  expect((await decide('rejected', { reason: 'It names a person.' })).statusCode).toBe(204)
  expect((await own(ana))[0]?.review).toMatchObject({ state: 'rejected', reason: 'It names a person.' })
  expect((await decide('published')).statusCode).toBe(409)
})

it('tells its author by email what staff decided and why, in the language of the account', async () => {
  const ana = await addHolder('ana@oncall.test', { language: 'es' })
  const mailed = () => test.mails.filter(({ to }) => to === ana.email)
  await write(signedAs(ana))
  await decide('published')
  expect(mailed().at(-1)).toMatchObject({
    subject: 'Su reseña de Protección contra caídas está publicada',
    text: expect.stringContaining('/modules/IC0112'),
  })
  await decide('rejected', { reason: 'It names a person.' })
  expect(mailed()).toHaveLength(2)
  expect(mailed().at(-1)).toMatchObject({
    subject: 'Su reseña de Protección contra caídas no está publicada',
    text: expect.stringContaining('Motivo: It names a person.'),
  })
})

it('is taken back by staff after a complaint, by its author, and with the certificate', async () => {
  const ana = await addHolder('ana@oncall.test')
  await write(signedAs(ana))
  await decide('published')
  expect((await decide('rejected', { reason: 'It is about another course.' })).statusCode).toBe(204)
  expect(await detail()).not.toHaveProperty('rating')
  await write(signedAs(ana))
  await decide('published')
  const revoke = (revokedAt: Date | null) =>
    test.services.database.withTenant(1, (tx) => tx.update(certificates).set({ revokedAt }))
  await revoke(now)
  expect(await detail()).not.toHaveProperty('rating')
  expect((await write(signedAs(ana))).statusCode).toBe(409)
  await revoke(null)
  expect(await detail()).toHaveProperty('rating')
  const remove = () => ask(test, '/modules/IC0112/review', { ...signedAs(ana), method: 'DELETE' })
  expect((await remove()).statusCode).toBe(204)
  expect((await remove()).statusCode).toBe(404)
  expect(await detail()).not.toHaveProperty('rating')
})

it('is moderated by admins of its tenant only, and never by its author', async () => {
  const ana = await addHolder('ana@oncall.test')
  await write(signedAs(ana))
  expect((await ask(test, '/admin/module-reviews', signedAs(ana))).statusCode).toBe(403)
  expect((await ask(test, '/admin/module-reviews')).statusCode).toBe(401)
  expect((await decide('published', { who: signedAs(ana) })).statusCode).toBe(403)
  expect((await decide('published', { who: signedAs(ana, { role: 'admin' }) })).json()).toMatchObject({
    code: 'review-by-you',
  })
  const elsewhere = { ...admin(), host: 'trinova.localhost' }
  expect((await decide('published', { who: elsewhere })).statusCode).toBe(404)
  const there = await ask(test, '/admin/module-reviews', elsewhere)
  expect(there.json()).toMatchObject({ total: 0, pending: 0 })
})

it('lists for staff what waits first, by state and module', async () => {
  const ana = await addHolder('ana@oncall.test')
  await write(signedAs(ana))
  await decide('published')
  now = new Date(now.getTime() - 60_000)
  const bo = await addHolder('bo@oncall.test', { firstName: 'Bo' })
  await write(signedAs(bo), { language: 'es', comment: 'Muy claro.' })
  const authors = async (query = '') => (await records(query)).items.map(({ author }) => author)
  expect(await authors()).toEqual(['Bo Reyes', 'Ana Reyes'])
  expect(await authors('?state=published')).toEqual(['Ana Reyes'])
  expect(await authors('?module=IC0110')).toEqual([])
  expect((await ask(test, '/admin/module-reviews?state=x', admin())).statusCode).toBe(400)
})
