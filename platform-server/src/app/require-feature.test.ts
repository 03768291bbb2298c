import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { tenantAdmin } from '../testing/tenant-admin.ts'

let test: TestApp
const { makeTenant, settings } = tenantAdmin(() => test)
const host = 'without.example'

beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
  const features = { ...settings().features, tickets: false, consultations: false, scraper: false }
  await makeTenant({ hosts: [host], features })
})
afterAll(() => test.close())

const learner = as({ role: 'user' })
const superAdmin = as({ role: 'super_admin' })

it.each([
  ['POST', '/api/tickets', learner],
  ['GET', '/api/consultations', learner],
  ['GET', '/api/entitlements', learner],
  ['POST', '/api/citations/imports', superAdmin],
] as const)('refuses %s %s where the tenant has switched the feature off', async (method, url, who) => {
  const answer = await test.app.inject({ method, url, headers: { host, ...who } })
  expect([answer.statusCode, answer.json()]).toEqual([403, expect.objectContaining({ code: 'feature-off' })])
})

// What was made before stays readable: own tickets, consultations for super admins, imported citations.
it.each([
  ['/api/tickets/own', learner],
  ['/api/consultations?scope=all', superAdmin],
  ['/api/citations', superAdmin],
] as const)('still answers %s', async (url, who) => {
  expect((await test.app.inject({ url, headers: { host, ...who } })).statusCode).toBe(200)
})
