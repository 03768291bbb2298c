import { LoginAnswer, RefreshAnswer, User } from '@platform/shared-contracts/http'
import { sql } from 'drizzle-orm'
import { sessions } from '../lib/data/schema/sessions.ts'
import { addPerson, ask, logIn, PASSWORD } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let clock = Date.now()
const pass = (ms: number) => (clock += ms)

beforeAll(async () => {
  test = await openTestApp({ services: { now: () => new Date(clock) } })
  await addPerson(test, { email: 'ana@oncall.test', isSubscribed: true })
  await addPerson(test, { email: 'bea@trinova.test', tenantId: 2, firstName: 'Bea' })
  await addPerson(test, { email: 'new@oncall.test', emailVerifiedAt: null })
})
afterAll(() => test.close())

const refresh = (refreshToken: string, host?: string) =>
  ask(test, '/auth/refresh', { body: { refreshToken }, ...(host ? { host } : {}) })
const me = (token: string, host?: string) => ask(test, '/auth/me', { token, ...(host ? { host } : {}) })

describe('logging in (spec section 7)', () => {
  it('returns user, access token and refresh token', async () => {
    const answer = await ask(test, '/auth/login', {
      body: { email: ' ANA@Oncall.test', password: PASSWORD },
    })
    expect(answer.statusCode).toBe(200)
    const { user, accessToken } = LoginAnswer.parse(answer.json())
    expect(user).toMatchObject({
      email: 'ana@oncall.test',
      firstName: 'Ana',
      role: 'user',
      isSubscribed: true,
    })
    expect((await me(accessToken)).statusCode).toBe(200)
    expect(answer.body).not.toContain('argon2')
  })

  it.each([
    ['a wrong password', { email: 'ana@oncall.test', password: 'wrong' }],
    ['an email without an account', { email: 'nobody@oncall.test', password: PASSWORD }],
    ["another tenant's email", { email: 'bea@trinova.test', password: PASSWORD }],
  ])('answers %s with the same refusal', async (_, body) => {
    const answer = await ask(test, '/auth/login', { body })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({
      message: 'The email or password is not correct.',
      code: 'wrong-credentials',
    })
  })

  it('refuses a login before the email is verified, and says so', async () => {
    const answer = await ask(test, '/auth/login', { body: { email: 'new@oncall.test', password: PASSWORD } })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'email-not-verified'])
  })

  it('reveals nothing about verification without the password', async () => {
    const answer = await ask(test, '/auth/login', { body: { email: 'new@oncall.test', password: 'wrong' } })
    expect(answer.json().code).toBe('wrong-credentials')
  })
})

describe('the session', () => {
  it('returns the signed-in user', async () => {
    const { accessToken } = await logIn(test, 'ana@oncall.test')
    expect(User.parse((await me(accessToken)).json())).toEqual({
      id: expect.anything(),
      email: 'ana@oncall.test',
      firstName: 'Ana',
      lastName: 'Reyes',
      role: 'user',
      isSubscribed: true,
      isProfessionalPartner: false,
      isOperator: false,
    })
  })

  it.each([
    ['no token', ''],
    ['something else', 'nonsense'],
  ])('refuses %s', async (_, token) => {
    const answer = await me(token)
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-signed-in'])
  })

  it("refuses another tenant's tokens", async () => {
    const { accessToken, refreshToken } = await logIn(test, 'bea@trinova.test', 'trinova.localhost')
    expect((await me(accessToken, 'trinova.localhost')).statusCode).toBe(200)
    expect((await me(accessToken)).statusCode).toBe(401)
    expect((await refresh(refreshToken)).statusCode).toBe(401)
    expect((await refresh(refreshToken, 'trinova.localhost')).statusCode).toBe(200)
  })

  it('takes the role from the database, so that a token given before a change has no old rights', async () => {
    const { accessToken } = await logIn(test, 'ana@oncall.test')
    expect((await ask(test, '/companies', { token: accessToken })).statusCode).toBe(403)
    await setRole('super_admin')
    expect((await ask(test, '/companies', { token: accessToken })).statusCode).toBe(200)
    await setRole('user')
    expect((await ask(test, '/companies', { token: accessToken })).statusCode).toBe(403)
  })

  it('ends at once when its user logs out, and no other session with it', async () => {
    const [here, elsewhere] = [await logIn(test, 'ana@oncall.test'), await logIn(test, 'ana@oncall.test')]
    const body = { refreshToken: here.refreshToken }
    expect((await ask(test, '/auth/logout', { body, token: here.accessToken })).statusCode).toBe(204)
    expect((await me(here.accessToken)).statusCode).toBe(401)
    expect((await refresh(here.refreshToken)).statusCode).toBe(401)
    expect((await me(elsewhere.accessToken)).statusCode).toBe(200)
  })

  it('is ended by the refresh token alone, too, when the access token has expired', async () => {
    const { accessToken, refreshToken } = await logIn(test, 'ana@oncall.test')
    expect((await ask(test, '/auth/logout', { body: { refreshToken } })).statusCode).toBe(204)
    expect((await me(accessToken)).statusCode).toBe(401)
  })

  it('accepts a logout with an empty body', async () => {
    expect((await ask(test, '/auth/logout', { method: 'POST' })).statusCode).toBe(204)
    expect((await ask(test, '/auth/logout', { body: { refreshToken: 'x' }, token: 'y' })).statusCode).toBe(
      204,
    )
  })
})

describe('refreshing', () => {
  it('uses up the refresh token and returns a new one, a new access token and the user', async () => {
    const first = await logIn(test, 'ana@oncall.test')
    const answer = RefreshAnswer.parse((await refresh(first.refreshToken)).json())
    expect(answer.refreshToken).not.toBe(first.refreshToken)
    expect(answer.user?.email).toBe('ana@oncall.test')
    expect((await me(answer.accessToken)).statusCode).toBe(200)
    expect((await me(first.accessToken)).statusCode).toBe(200)
  })

  it('returns the same to ten concurrent refreshes with one token, and the session stays valid', async () => {
    const { refreshToken } = await logIn(test, 'ana@oncall.test')
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    const successors = new Set(answers.map((answer) => answer.json().refreshToken))
    expect(successors.size).toBe(1)
    const [successor] = [...successors]
    expect((await refresh(successor)).statusCode).toBe(200)
  })

  it('forgives a replay within 10 seconds', async () => {
    const { refreshToken } = await logIn(test, 'ana@oncall.test')
    const first = (await refresh(refreshToken)).json()
    pass(10_000)
    const again = (await refresh(refreshToken)).json()
    expect(again.refreshToken).toBe(first.refreshToken)
  })

  it('ends the whole session when a spent token comes back later', async () => {
    const { accessToken, refreshToken } = await logIn(test, 'ana@oncall.test')
    const { refreshToken: successor } = (await refresh(refreshToken)).json()
    pass(10_001)
    expect((await refresh(refreshToken)).statusCode).toBe(401)
    expect((await refresh(successor)).statusCode).toBe(401)
    expect((await me(accessToken)).statusCode).toBe(401)
  })

  it.each(['', 'nonsense', 'x'.repeat(600)])('refuses %j', async (token) => {
    expect([401, 422]).toContain((await refresh(token)).statusCode)
  })
})

it('stores no token in the database', async () => {
  const { refreshToken } = await logIn(test, 'ana@oncall.test')
  const rows = await test.services.database.withTenant(1, (tx) => tx.select().from(sessions))
  const signature = refreshToken.split('.')[2]
  expect(JSON.stringify(rows)).not.toContain(signature)
})

it('shows a query without a tenant filter nothing of another tenant', async () => {
  await logIn(test, 'bea@trinova.test', 'trinova.localhost')
  const seen = await test.services.database.withTenant(1, (tx) =>
    tx.select({ tenantId: sessions.tenantId }).from(sessions),
  )
  expect(new Set(seen.map(({ tenantId }) => tenantId))).toEqual(new Set([1]))
})

async function setRole(role: string): Promise<void> {
  await test.services.database.withTenant(1, (tx) =>
    tx.execute(sql`update users set role = ${role} where email = 'ana@oncall.test'`),
  )
}
