import { createAuthorizedFetch, createSendWithToken } from './authorized-fetch.ts'
import { ANA, entriesOf, sessionBench, STORED, type Answers } from './testing/session-bench.ts'

function bench(entries: Record<string, string>, answers: Answers) {
  const made = sessionBench({ entries, answers })
  const { env, session } = made
  return { ...made, fetch: createAuthorizedFetch(env, session, createSendWithToken(env, session)) }
}

const jwt = (iat: number, exp: number) => `x.${btoa(JSON.stringify({ iat, exp }))}.y`

describe('request layer (spec section 4)', () => {
  it('sends the stored token and credentials on every call', async () => {
    const { fetch, calls } = bench(STORED, { 'GET /api/tenant/config': {} })
    await fetch('/tenant/config')
    expect(calls).toMatchObject([
      { path: '/api/tenant/config', authorization: 'Bearer access-1', credentials: 'include' },
    ])
  })

  it('sends no authorization header without a token', async () => {
    const { fetch, calls } = bench({}, {})
    await fetch('/tenant/config')
    expect(calls[0]?.authorization).toBeNull()
  })

  it('drops the stored session after any 401, loads /login as a page, and passes the answer on', async () => {
    const { fetch, storage, loads } = bench(STORED, {
      'GET /api/modules': { status: 401, body: { message: 'Who are you?' } },
    })
    const response = await fetch('/modules')
    expect(response.status).toBe(401)
    await expect(response.json()).resolves.toEqual({ message: 'Who are you?' })
    expect(entriesOf(storage)).toEqual({})
    expect(loads).toEqual(['/login'])
  })

  it.each([
    ['account-disabled', 'account-disabled'],
    ['signed-out', 'signed-out'],
    ['not-signed-in', 'session-ended'],
  ])('stores for the sign-in page why and where a session ended: %s', async (code, reason) => {
    const { fetch, session } = bench(STORED, { 'GET /api/modules': { status: 401, body: { code } } })
    await fetch('/modules')
    expect(session.takeEnding()).toEqual({ reason, from: '/progress?page=2' })
    expect(session.takeEnding()).toBeNull()
  })

  it('reports why the refresh was rejected when the call then fails for lack of a token', async () => {
    const spent = jwt(1_699_990_000, 1_699_990_900)
    const { fetch, session, loads } = bench(
      { ...STORED, token: spent, authToken: spent },
      {
        'POST /api/auth/refresh': { status: 401, body: { code: 'session-expired' } },
        'GET /api/modules': { status: 401, body: { code: 'not-signed-in' } },
      },
    )
    await fetch('/modules')
    expect(session.takeEnding()?.reason).toBe('session-expired')
    expect(loads).toEqual(['/login'])
  })

  it('reports no ended session to a visitor without one, or to a user who has signed in since', async () => {
    const visitor = bench({}, { 'GET /api/modules': { status: 401, body: { code: 'not-signed-in' } } })
    await visitor.fetch('/modules')
    expect(visitor.session.takeEnding()).toBeNull()
    const { fetch, session } = bench(STORED, {
      'GET /api/modules': { status: 401, body: { code: 'signed-out' } },
      'POST /api/auth/login': { body: { user: ANA, accessToken: 'access-9', refreshToken: 'refresh-9' } },
    })
    await fetch('/modules')
    await session.login({ kind: 'email', email: ANA.email, password: 'x' })
    expect(session.takeEnding()).toBeNull()
  })

  it('does not move a user who has logged out when a late call gets 401', async () => {
    let answer: (answer: { status: number }) => void = () => undefined
    const late = new Promise<{ status: number }>((resolve) => (answer = resolve))
    const { fetch, session, loads } = bench(STORED, {
      'POST /api/lessons/1/heartbeat': () => late,
      'POST /api/auth/logout': { status: 204 },
    })
    const beat = fetch('/lessons/1/heartbeat', { method: 'POST' })
    await session.logout()
    answer({ status: 401 })
    expect((await beat).status).toBe(401)
    expect(loads).toEqual([])
  })

  it('ends the session of a user who has signed in since, in this tab or another', async () => {
    const { fetch, session, loads, storage, events, clock } = bench(STORED, {
      'POST /api/auth/logout': { status: 204 },
      'GET /api/modules': { status: 401 },
    })
    await session.logout()
    for (const [key, value] of Object.entries(STORED)) storage.setItem(key, value)
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }))
    await clock.advance(100)
    await fetch('/modules')
    expect(loads).toEqual(['/login'])
  })

  it.each([200, 402, 403, 404, 500])('leaves the session alone after %d', async (status) => {
    const { fetch, storage, loads } = bench(STORED, { 'GET /api/modules': { status } })
    await fetch('/modules')
    expect(entriesOf(storage)).toEqual(STORED)
    expect(loads).toEqual([])
  })

  it('does not reload /login when it is there already', async () => {
    const { fetch, place, loads, session } = bench(STORED, { 'GET /api/tenant/config': { status: 401 } })
    place.path = '/login'
    await fetch('/tenant/config')
    expect(loads).toEqual([])
    expect(session.state.get().status).toBe('anonymous')
  })

  it("exempts the session's own calls from the 401 rule", async () => {
    const { session, storage, loads, calls } = bench(STORED, {
      'POST /api/auth/check-email': { status: 401 },
    })
    const response = await session.call('/auth/check-email', { method: 'POST' })
    expect(response.status).toBe(401)
    expect(calls[0]?.authorization).toBe('Bearer access-1')
    expect(entriesOf(storage)).toEqual(STORED)
    expect(loads).toEqual([])
  })

  it.each(['https://evil.test/', '/../admin', '@evil.test/', 'modules'])(
    'refuses %s: a token never leaves the API',
    async (path) => {
      const { fetch, calls } = bench(STORED, {})
      await expect(fetch(path)).rejects.toThrow('is not a path of the API')
      expect(calls).toEqual([])
    },
  )
})

describe('a token that is known to be expired', () => {
  const entries = (token: string) => ({ ...STORED, token, authToken: token })
  const NOW_S = 1_700_000_000

  it('is renewed before the call', async () => {
    const { fetch, calls } = bench(entries(jwt(NOW_S - 900, NOW_S)), {
      'POST /api/auth/refresh': { body: { accessToken: 'access-2', user: ANA } },
    })
    await fetch('/modules')
    expect(calls.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['/api/auth/refresh', null],
      ['/api/modules', 'Bearer access-2'],
    ])
  })

  it('is not replaced by the token of another user who has logged in during the renewal', async () => {
    const { fetch, calls, storage } = bench(entries(jwt(NOW_S - 900, NOW_S)), {
      'POST /api/auth/refresh': () => {
        const bob = { token: 'bob-1', authToken: 'bob-1', refreshToken: 'bob-2', user: '{"id":8}' }
        for (const [key, value] of Object.entries(bob)) storage.setItem(key, value)
        return { body: { accessToken: 'access-2', user: ANA } }
      },
    })
    await expect(fetch('/lessons/1/note', { method: 'PUT' })).rejects.toThrow('Another user')
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/refresh'])
    expect(storage.getItem('token')).toBe('bob-1')
  })

  it('preserves the session when a refresh fails because there is no network', async () => {
    const lost = new TypeError('Failed to fetch')
    const { fetch, storage } = bench(entries(jwt(NOW_S - 900, NOW_S)), {
      'POST /api/auth/refresh': lost,
      'GET /api/modules': lost,
    })
    await expect(fetch('/modules')).rejects.toThrow('Failed to fetch')
    expect(storage.getItem('refreshToken')).toBe('refresh-1')
  })

  it('is renewed once only where the clock of this computer is wrong', async () => {
    const fresh = jwt(NOW_S - 5000, NOW_S - 4100)
    const { fetch, calls } = bench(entries(jwt(NOW_S - 5900, NOW_S - 5000)), {
      'POST /api/auth/refresh': { body: { accessToken: fresh, user: ANA } },
    })
    await fetch('/modules')
    await fetch('/modules')
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/refresh', '/api/modules', '/api/modules'])
  })
})
