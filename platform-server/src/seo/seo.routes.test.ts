import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
})
afterAll(() => test.close())

it('is closed to admins, and refuses a path that no page has', async () => {
  const url = '/api/seo'
  expect((await test.app.inject({ url, headers: as({ role: 'admin' }) })).statusCode).toBe(403)
  const answer = await test.app.inject({
    url,
    method: 'PUT',
    headers: as({ role: 'super_admin' }),
    payload: { path: '/nowhere', title: 'Nowhere', description: 'A page that nobody could ever open.' },
  })
  expect(answer.statusCode).toBe(422)
})
