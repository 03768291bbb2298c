import { TrafficReport } from '@platform/shared-contracts/http'
import { vitals } from '../lib/data/schema/vitals.ts'
import { addPerson, ask, logIn } from '../testing/people.ts'
import { testBuild, writeBuild, writeShell } from '../testing/release-builds.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTraffic } from '../domain/traffic/traffic.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0'
let test: TestApp
let token: string
const now = new Date('2026-06-10T12:00:00Z')

beforeAll(async () => {
  const config = { shellDist: writeShell(), releaseImport: [writeBuild(testBuild())] }
  test = await openTestApp({ config, services: { now: () => now } })
  await addPerson(test, { email: 'admin@oncall.test', role: 'admin' })
  token = (await logIn(test, 'admin@oncall.test')).accessToken
})
afterAll(() => test.close())

const visit = (url: string, agent = BROWSER, host = 'localhost') =>
  test.app.inject({ url, headers: { host, 'user-agent': agent } })
const report = async (days = 7) => {
  // The application counts on its own; what it has counted by now is written when another counter would be.
  const answer = await ask(test, `/traffic?days=${days}`, { token })
  return TrafficReport.parse(answer.json())
}

it('shows only admins the views by day and by page', async () => {
  const traffic = createTraffic({ database: test.services.database, now: () => now })
  for (const path of ['/learner', '/learner', '/']) traffic.count(1, path)
  traffic.count(2, '/learner')
  await traffic.flush()
  await traffic.flush()
  expect(await report()).toEqual({
    since: '2026-06-04',
    views: 3,
    byDay: [0, 0, 0, 0, 0, 0, 3],
    byPath: [
      { path: '/learner', views: 2 },
      { path: '/', views: 1 },
    ],
    vitals: [],
  })
  expect((await ask(test, '/traffic')).statusCode).toBe(401)
  await addPerson(test, { email: 'user@oncall.test' })
  const { accessToken } = await logIn(test, 'user@oncall.test')
  expect((await ask(test, '/traffic', { token: accessToken })).statusCode).toBe(403)
})

it('counts the pages that browsers get, and neither bots, files nor what is no page', async () => {
  const other = await openTestApp({
    config: { shellDist: writeShell(), releaseImport: [writeBuild(testBuild())] },
    services: { now: () => now, database: test.services.database },
  })
  const { views: before } = await report()
  const get = (url: string, agent = BROWSER) =>
    other.app.inject({ url, headers: { host: 'localhost', 'user-agent': agent } })
  await get('/learner')
  await get('/learner', 'Googlebot/2.1')
  await get('/no-such-page')
  await get('/api/tenant/config')
  // Closing writes the waiting counts.
  await other.close()
  expect((await report()).views - before).toBe(1)
  expect((await visit('/learner')).statusCode).toBe(200)
})

it('returns the 75th percentile of what visitors measured', async () => {
  const rows = [100, 200, 300, 400].map((value) => ({
    tenantId: 1,
    name: 'LCP' as const,
    value,
    path: '/',
    at: now,
  }))
  await test.services.database.withTenant(1, (tx) => tx.insert(vitals).values(rows))
  expect((await report()).vitals).toEqual([{ name: 'LCP', p75: 325, count: 4 }])
})

it('refuses a span that is none', async () => {
  expect((await ask(test, '/traffic?days=400', { token })).statusCode).toBe(400)
})
