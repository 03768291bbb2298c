import { ContentReview } from '@platform/shared-contracts/http'
import { ask } from '../testing/people.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ authenticate: byTestHeader })
})
afterAll(() => test.close())

const read = (role: 'user' | 'admin', module = 'IC0116') =>
  ask(test, `/admin/content-review?module=${module}`, { headers: as({ role }) })

it('lists the open points of a module for staff', async () => {
  const review = ContentReview.parse((await read('admin')).json())
  expect(review.unchecked).toContainEqual(expect.objectContaining({ cite: '1910.147(c)(9)' }))
})

it('refuses others, and a module that does not exist', async () => {
  expect((await read('user')).statusCode).toBe(403)
  expect((await read('admin', 'IC9999')).statusCode).toBe(404)
})
