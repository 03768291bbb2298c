import { eq } from 'drizzle-orm'
import { users } from '../lib/data/schema/people.ts'
import { addPerson, ask, logIn, PASSWORD } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

let test: TestApp
let clock = Date.now()
const pass = (ms: number) => (clock += ms)

beforeAll(async () => {
  test = await openTestApp({ services: { now: () => new Date(clock) } })
  await addPerson(test, { email: 'ana@oncall.test' })
  await addPerson(test, { email: 'ada@oncall.test', role: 'admin' })
  await addPerson(test, { email: 'eve@oncall.test' })
})
afterAll(() => test.close())

const refresh = (refreshToken: string) => ask(test, '/auth/refresh', { body: { refreshToken } })

/** Refreshes so often and with such a pause; answers the status of the last one. */
async function useOn(token: string, times: number, pauseMs: number): Promise<number> {
  let refreshToken = token
  for (let time = 1; time < times; time += 1) {
    pass(pauseMs)
    refreshToken = (await refresh(refreshToken)).json().refreshToken
  }
  pass(pauseMs)
  return (await refresh(refreshToken)).statusCode
}

describe('a session', () => {
  it('of a learner is over 30 days after the login, however busy it was', async () => {
    const { refreshToken } = await logIn(test, 'ana@oncall.test')
    expect(await useOn(refreshToken, 4, 7 * DAY_MS)).toBe(200)
    const { refreshToken: another } = await logIn(test, 'ana@oncall.test')
    expect(await useOn(another, 5, 6 * DAY_MS)).toBe(401)
  })

  it('of a learner whose whole life is over says so', async () => {
    const { refreshToken } = await logIn(test, 'ana@oncall.test')
    pass(30 * DAY_MS)
    expect((await refresh(refreshToken)).json()).toMatchObject({
      code: 'session-expired',
      message: expect.stringContaining('You were signed in for a long time'),
    })
    const inSpanish = await test.app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { host: 'localhost', cookie: 'language=es' },
      payload: { refreshToken },
    })
    expect(inSpanish.json().message).toContain('Su sesión estuvo abierta mucho tiempo')
  })

  it('of a learner ends after 14 days without use', async () => {
    const { refreshToken, accessToken } = await logIn(test, 'ana@oncall.test')
    pass(14 * DAY_MS)
    expect((await refresh(refreshToken)).json().code).toBe('session-expired')
    expect((await ask(test, '/auth/me', { token: accessToken })).statusCode).toBe(401)
  })

  it('of an admin is over after 12 idle hours, and after 7 days in any case', async () => {
    const idle = await logIn(test, 'ada@oncall.test')
    expect(await useOn(idle.refreshToken, 1, 12 * HOUR_MS)).toBe(401)
    const busy = await logIn(test, 'ada@oncall.test')
    expect(await useOn(busy.refreshToken, 15, 11 * HOUR_MS)).toBe(200)
    const { refreshToken } = await logIn(test, 'ada@oncall.test')
    expect(await useOn(refreshToken, 16, 10.5 * HOUR_MS)).toBe(401)
  })

  it('of a user who becomes an admin gets the limits of an admin at once', async () => {
    const { refreshToken, user } = await logIn(test, 'eve@oncall.test')
    pass(13 * HOUR_MS)
    await test.services.database.withTenant(1, (tx) =>
      tx
        .update(users)
        .set({ role: 'admin' })
        .where(eq(users.id, Number(user.id))),
    )
    expect((await refresh(refreshToken)).statusCode).toBe(401)
  })
})

describe('the list of sessions', () => {
  const signInFrom = async (remoteAddress: string, agent: string) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress,
      headers: { host: 'localhost', 'user-agent': agent },
      payload: { email: 'ana@oncall.test', password: PASSWORD },
    })
    return answer.json<{ accessToken: string }>().accessToken
  }
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'

  it('says of each the device, the network, when it began, and which one asks', async () => {
    const token = await signInFrom('203.0.113.77', FIREFOX)
    const list = (await ask(test, '/account/sessions', { token })).json()
    const [current] = list.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)
    expect(current).toMatchObject({
      device: 'Firefox on Windows',
      network: '203.0.113.x',
      startedAt: new Date(clock).toISOString(),
      expiresAt: new Date(clock + 14 * DAY_MS).toISOString(),
    })
    expect(JSON.stringify(list)).not.toContain('203.0.113.77')
  })

  it('ends as a whole, including this one, and no session of another user', async () => {
    const [here, there] = [
      await signInFrom('203.0.113.77', FIREFOX),
      await signInFrom('198.51.100.2', FIREFOX),
    ]
    const { accessToken: other } = await logIn(test, 'ada@oncall.test')
    expect((await ask(test, '/account/sessions', { method: 'DELETE', token: here })).statusCode).toBe(204)
    const statuses = await Promise.all(
      [here, there, other].map(async (token) => (await ask(test, '/auth/me', { token })).statusCode),
    )
    expect(statuses).toEqual([401, 401, 200])
    // The other browser's next call comes before its token is old: it must still report why.
    expect((await ask(test, '/auth/me', { token: there })).json().code).toBe('signed-out')
    expect((await ask(test, '/account/sessions', { method: 'DELETE' })).statusCode).toBe(401)
  })
})
