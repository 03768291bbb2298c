import { PartnerDetail, PartnerList } from '@platform/shared-contracts/http'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { seedDemoPartners } from './seed-partners.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await seedDemoPartners(test.services)
  await seedDemoPartners(test.services)
})
afterAll(() => test.close())

const get = (url: string, host = 'localhost') => test.app.inject({ url: `/api${url}`, headers: { host } })

async function partners(query = '', host = 'localhost') {
  const answer = await get(`/partners${query}`, host)
  expect(answer.statusCode).toBe(200)
  return PartnerList.parse(answer.json())
}

it('lists the tenant’s partners by name, seeded once, without account data', async () => {
  const { items, total } = await partners()
  expect(items.map(({ lastName }) => lastName)).toEqual(['Lindqvist', 'Márquez', 'Natarajan', 'Whitaker'])
  expect(total).toBe(4)
  expect((await get('/partners')).body).not.toMatch(/@|password/i)
})

it.each([
  ['?state=CA', ['Márquez']],
  ['?state=tx', ['Natarajan']],
  ['?certification=CSP', ['Márquez', 'Natarajan']],
  ['?specialty=IC0116', ['Whitaker']],
  ['?service=Training%20in%20Spanish', ['Márquez']],
  ['?q=marquez', ['Márquez']],
  ['?q=respirator', ['Lindqvist']],
  ['?q=respirator&state=TX', []],
])('finds by %s', async (query, names) => {
  expect((await partners(query)).items.map(({ lastName }) => lastName)).toEqual(names)
})

it('returns one partner by id and by public URL', async () => {
  const byUrl = PartnerDetail.parse((await get('/partners/by-url/elena-marquez')).json())
  expect(byUrl.credentials[0]).toMatchObject({ issuer: 'BGC', verifiedOn: '2026-09-14' })
  expect((await get(`/partners/${byUrl.id}`)).json()).toEqual(byUrl)
})

it('does not know another tenant’s partner', async () => {
  const { id } = (await get('/partners/by-url/elena-marquez')).json()
  expect((await get(`/partners/${id}`, 'trinova.localhost')).statusCode).toBe(404)
})

it('forwards a message to the partner by email', async () => {
  const { id } = (await get('/partners/by-url/dale-whitaker')).json()
  const payload = { name: 'Kim', email: 'kim@example.test', message: 'Can you look at our press?' }
  const answer = await test.app.inject({ method: 'POST', url: `/api/partners/${id}/messages`, payload })
  expect(answer.statusCode).toBe(202)
  expect(test.mails.at(-1)).toMatchObject({ to: 'dale.whitaker@oncall.test', replyTo: 'kim@example.test' })
  expect(test.mails.at(-1)?.text).toContain('kim@example.test')
})

it('refuses a message without substance, and more than five in an hour', async () => {
  const { id } = (await get('/partners/by-url/howard-lindqvist')).json()
  const send = (message: string) =>
    test.app.inject({
      method: 'POST',
      url: `/api/partners/${id}/messages`,
      payload: { name: 'Kim', email: 'kim@example.test', message },
    })
  const refused = await send('Hi')
  expect(refused.statusCode).toBe(422)
  expect(refused.json().fields).toEqual({ message: 'Write at least 10 characters.' })
  const answers = await Promise.all(Array.from({ length: 6 }, () => send('Please call me back.')))
  expect(answers.map(({ statusCode }) => statusCode)).toContain(429)
})
