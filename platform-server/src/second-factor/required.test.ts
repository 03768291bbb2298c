import { readConfig } from '../app/config/config.ts'
import { addPerson, ask, logIn } from '../testing/people.ts'
import { addTotp, beginLogin } from '../testing/second-factor.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { resetSecondFactor } from './reset-second-factor.ts'

let test: TestApp
let count = 0

beforeAll(async () => {
  test = await openTestApp({ config: { requireSecondFactor: true } })
})
afterAll(() => test.close())

const superAdmin = async () => {
  const { email } = await addPerson(test, { email: `super${count++}@oncall.test`, role: 'super_admin' })
  return { email, ...(await logIn(test, email)) }
}

describe('a super admin without a second factor', () => {
  it('gets this reason at login, and can do nothing but add one', async () => {
    const { user, accessToken: token } = await superAdmin()
    expect(user.needsSecondFactor).toBe(true)
    for (const url of ['/companies', '/account/profile', '/account/export', '/account/sessions']) {
      const answer = await ask(test, url, { token })
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 403, 'second-factor-required'])
    }
    expect((await ask(test, '/auth/me', { token })).json().needsSecondFactor).toBe(true)
    await addTotp(test, token)
    expect((await ask(test, '/companies', { token })).statusCode).toBe(200)
    expect((await ask(test, '/auth/me', { token })).json()).not.toHaveProperty('needsSecondFactor')
  })

  it('cannot remove the last one', async () => {
    const { accessToken: token, email } = await superAdmin()
    await addTotp(test, token)
    const answer = await ask(test, '/account/totp', { method: 'DELETE', token })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'last-factor'])
    expect((await beginLogin(test, email)).methods).toContain('totp')
  })

  it('may log out', async () => {
    const { accessToken: token, refreshToken } = await superAdmin()
    expect((await ask(test, '/auth/logout', { body: { refreshToken }, token })).statusCode).toBe(204)
  })
})

it('asks an operator for one, whatever their role', async () => {
  const { email } = await addPerson(test, { email: `op${count++}@oncall.test`, isOperator: true })
  const { user, accessToken: token } = await logIn(test, email)
  expect(user.needsSecondFactor).toBe(true)
  expect((await ask(test, '/account/profile', { token })).json().code).toBe('second-factor-required')
})

it.each(['admin', 'user'] as const)('requires none of other roles: %s', async (role) => {
  const { email } = await addPerson(test, { email: `${role}${count++}@oncall.test`, role })
  const { user, accessToken: token } = await logIn(test, email)
  expect(user).not.toHaveProperty('needsSecondFactor')
  expect((await ask(test, '/account/profile', { token })).statusCode).toBe(200)
})

it.each([
  [{}, false],
  [{ SEED_DEMO: '0' }, true],
  [{ SEED_DEMO: '0', REQUIRE_SECOND_FACTOR: '0' }, false],
  [{ SEED_DEMO: '1', REQUIRE_SECOND_FACTOR: '1' }, true],
  [
    { DATABASE_URL: 'postgres://a:b@c/d', SECRET_KEYS: 'k1:only-the-tests-know-this-secret-0123456789' },
    true,
  ],
])('with %j it is required: %s', (env, isRequired) => {
  expect(readConfig(env).requireSecondFactor).toBe(isRequired)
})

describe('npm run reset-second-factor', () => {
  const reset = async (input: { email: string; tenantId: number }) => {
    const { services, tenantMailer, tenants } = test.shared
    return resetSecondFactor({ services, tenantMailer, tenantById: tenants.byId }, input)
  }

  it('removes every factor, ends every session, emails the user, and is in the audit trail', async () => {
    const { accessToken: token, email } = await superAdmin()
    await addTotp(test, token)
    expect(await reset({ email: email.toUpperCase(), tenantId: 1 })).toContain(
      'no longer has a second factor',
    )
    expect((await ask(test, '/auth/me', { token })).statusCode).toBe(401)
    expect((await logIn(test, email)).user.needsSecondFactor).toBe(true)
    await test.services.jobs.drain()
    expect(test.mails.findLast(({ to }) => to === email)?.subject).toContain('was reset')
    const rows = await test.services.database.withTenant(1, (tx) =>
      tx.execute(`select actor from audit_entries where action = 'second-factor.reset'`),
    )
    expect(JSON.stringify(rows)).toContain('command')
  })

  it.each([
    [{ email: 'nobody', tenantId: 1 }, '--email must be an email address.'],
    [{ email: 'nobody@oncall.test', tenantId: 1 }, 'nobody@oncall.test has no account in tenant 1.'],
    [{ email: 'nobody@oncall.test', tenantId: 77 }, 'There is no tenant 77.'],
    [{ email: 'nobody@oncall.test', tenantId: Number.NaN }, '--tenant must be a tenant id.'],
  ])('refuses %j with a sentence', async (input, sentence) => {
    await expect(reset(input)).rejects.toThrow(sentence)
  })
})
