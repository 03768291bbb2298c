import { vitals } from '../lib/data/schema/vitals.ts'
import { ask } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const report = { name: 'LCP', value: 604.2, path: '/' }

it.each(['application/json', 'text/plain;charset=UTF-8'])('stores a measurement sent as %s', async (type) => {
  const answer = await test.app.inject({
    url: '/api/vitals',
    method: 'POST',
    headers: { host: 'trinova.localhost', 'content-type': type },
    payload: JSON.stringify(report),
  })
  expect(answer.statusCode).toBe(204)
  const rows = await test.services.database.withTenant(2, (tx) => tx.select().from(vitals))
  expect(rows.at(-1)).toMatchObject({ tenantId: 2, ...report })
})

it('refuses what is no measurement, and what is too large', async () => {
  expect((await ask(test, '/vitals', { body: { ...report, name: 'XYZ' } })).statusCode).toBe(422)
  expect((await ask(test, '/vitals', { body: { ...report, extra: 'x'.repeat(5000) } })).statusCode).toBe(413)
})
