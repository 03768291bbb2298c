import { Location, LocationList } from '@platform/shared-contracts/http'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('lists every state and territory once, from A to Z', async () => {
  const list = LocationList.parse((await test.app.inject({ url: '/api/locations' })).json())
  expect(list).toHaveLength(53)
  expect(new Set(list.map(({ code }) => code)).size).toBe(53)
  expect(list[0]?.name).toBe('Alabama')
})

// osha.gov/stateplans: 22 plans for private and public employers, 7 for government only
it('knows which plan covers whom', async () => {
  const list = LocationList.parse((await test.app.inject({ url: '/api/locations' })).json())
  const count = (plan: string) => list.filter((location) => location.plan === plan).length
  expect([count('full'), count('public'), count('federal')]).toEqual([22, 7, 24])
})

it.each([
  ['california', { plan: 'full', agency: 'Cal/OSHA' }],
  ['new-york', { plan: 'public', agency: 'NY PESH' }],
  ['texas', { plan: 'federal', agency: null, tenHourLaw: null }],
])('answers %s', async (slug, facts) => {
  const answer = await test.app.inject({ url: `/api/locations/${slug}` })
  expect(Location.parse(answer.json())).toMatchObject(facts)
})

it('returns 404 for an unknown place', async () => {
  expect((await test.app.inject({ url: '/api/locations/atlantis' })).statusCode).toBe(404)
})
