import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { createSuperAdmin } from './create-super-admin.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const input = { email: 'Owner@Example.com', password: 'a long enough one', tenantId: 1, isOperator: false }

it('creates a super admin who can sign in', async () => {
  expect(await createSuperAdmin(test.services, input)).toContain('owner@example.com is a super admin')
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: input.email, password: input.password },
  })
  expect(answer.json()).toMatchObject({ user: { role: 'super_admin' } })
})

it('leaves an account alone that is there already', async () => {
  await expect(createSuperAdmin(test.services, { ...input, password: 'another long one' })).rejects.toThrow(
    'owner@example.com already has an account. Nothing was changed.',
  )
})

it.each([
  [{ email: 'nobody' }, '--email must be an email address.'],
  [{ password: 'short' }, 'SUPER_ADMIN_PASSWORD must have at least 12 characters.'],
  [{ tenantId: Number.NaN }, '--tenant must be a tenant id.'],
])('refuses %j with a sentence', async (change, sentence) => {
  await expect(createSuperAdmin(test.services, { ...input, ...change })).rejects.toThrow(sentence)
})
