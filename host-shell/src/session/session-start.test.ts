import { settle } from '../lib/testing/fake-clock.ts'
import { ANA, callsTo, entriesOf, sessionBench, STORED, type Answers } from './testing/session-bench.ts'

const NEW_TOKENS = { accessToken: 'access-2', refreshToken: 'refresh-2' }
const lost = new TypeError('Failed to fetch')

async function started(entries: Record<string, string>, answers: Answers) {
  const bench = sessionBench({ entries, answers })
  const before = bench.session.state.get().status
  bench.session.start()
  await settle()
  return { ...bench, before }
}

describe('session start (spec section 4)', () => {
  it('is anonymous at once without tokens, and calls nothing', async () => {
    const { before, session, calls } = await started({}, {})
    expect(before).toBe('anonymous')
    expect(session.state.get()).toEqual({ status: 'anonymous', user: null })
    expect(calls).toEqual([])
  })

  it.each([
    ['token', { token: 'access-1' }],
    ['authToken', { authToken: 'access-1' }],
    ['all entries', STORED],
  ])('is loading, then verifies an access token stored under %s', async (_, entries) => {
    const { before, session, calls } = await started(entries, { 'GET /api/auth/me': { body: ANA } })
    expect(before).toBe('loading')
    expect(calls).toMatchObject([{ path: '/api/auth/me', authorization: 'Bearer access-1' }])
    expect(session.state.get()).toEqual({ status: 'signedIn', user: ANA })
  })

  it('lets the server have the last word on role and flags, and stores it', async () => {
    const { session, storage } = await started(
      { ...STORED, user: JSON.stringify({ ...ANA, role: 'super_admin' }), role: 'super_admin' },
      { 'GET /api/auth/me': { body: { id: 7, email: ANA.email, firstName: 'Ana', lastName: 'Reyes' } } },
    )
    expect(session.state.get().user).toMatchObject({
      role: 'user',
      isSubscribed: false,
      isProfessionalPartner: false,
      isOperator: false,
    })
    expect(entriesOf(storage)).toMatchObject({ role: 'user', token: 'access-1' })
  })

  it('refreshes when only a refresh token is stored, without a bearer header', async () => {
    const { before, session, calls, storage } = await started(
      { refreshToken: 'refresh-1' },
      { 'POST /api/auth/refresh': { body: { ...NEW_TOKENS, user: ANA } } },
    )
    expect(before).toBe('loading')
    expect(calls).toMatchObject([
      { path: '/api/auth/refresh', authorization: null, body: { refreshToken: 'refresh-1' } },
    ])
    expect(session.state.get().user).toEqual(ANA)
    expect(entriesOf(storage)).toEqual({
      token: 'access-2',
      authToken: 'access-2',
      refreshToken: 'refresh-2',
      user: JSON.stringify(ANA),
      role: 'user',
    })
  })

  it.each([401, 403])('refreshes after %d from /auth/me', async (status) => {
    const { session, calls } = await started(STORED, {
      'GET /api/auth/me': { status },
      'POST /api/auth/refresh': { body: { ...NEW_TOKENS, user: ANA } },
    })
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/me', '/api/auth/refresh'])
    expect(calls[1]?.authorization).toBeNull()
    expect(session.state.get().status).toBe('signedIn')
  })

  it('preserves the refresh token, the user and the partner flag when a refresh omits them', async () => {
    const partner = { ...ANA, isProfessionalPartner: true }
    const { id, email, firstName, lastName, isSubscribed, role } = ANA
    const printed = { id, email, firstName, lastName, isSubscribed, role }
    const { session, storage } = await started(
      { ...STORED, user: JSON.stringify(partner) },
      {
        'GET /api/auth/me': { status: 401 },
        'POST /api/auth/refresh': { body: { accessToken: 'access-2', user: printed } },
      },
    )
    expect(session.state.get().user).toEqual(partner)
    expect(entriesOf(storage)).toMatchObject({ token: 'access-2', refreshToken: 'refresh-1' })
  })

  const REFUSED: [string, Answers][] = [
    ['is refused', { 'POST /api/auth/refresh': { status: 401 } }],
    ['fails on the server', { 'POST /api/auth/refresh': { status: 500 } }],
    ['gets no answer', { 'POST /api/auth/refresh': lost }],
    ['answers no access token', { 'POST /api/auth/refresh': { body: { user: ANA } } }],
  ]
  it.each(REFUSED)('ends the session when the refresh %s (spec section 8)', async (_, answers) => {
    const { session, storage, calls, loads } = await started(STORED, {
      'GET /api/auth/me': { status: 401 },
      ...answers,
    })
    expect(callsTo(calls, '/api/auth/refresh')).toBe(1)
    expect(session.state.get().status).toBe('anonymous')
    expect(entriesOf(storage)).toEqual({})
    expect(loads).toEqual([])
  })

  it('ends the session when the token is invalid and no refresh token is stored', async () => {
    const { session, storage, calls } = await started(
      { token: 'access-1', user: JSON.stringify(ANA) },
      { 'GET /api/auth/me': { status: 401 } },
    )
    expect(calls).toHaveLength(1)
    expect(session.state.get().status).toBe('anonymous')
    expect(entriesOf(storage)).toEqual({})
  })
})

describe('/auth/me without an answer (spec sections 7 and 8)', () => {
  it('calls three times in all, 1 s apart, then stays signed in from the stored user', async () => {
    const { session, calls, clock, storage } = await started(STORED, { 'GET /api/auth/me': lost })
    expect(calls).toHaveLength(1)
    await clock.advance(999)
    expect(calls).toHaveLength(1)
    await clock.advance(1)
    expect(calls).toHaveLength(2)
    await clock.advance(1000)
    expect(calls).toHaveLength(3)
    expect(session.state.get()).toEqual({ status: 'signedIn', user: ANA })
    await clock.advance(20_000)
    expect(calls).toHaveLength(3)
    expect(entriesOf(storage)).toEqual(STORED)
  })

  it('gives each call 10 s', async () => {
    const { session, calls, clock } = await started(STORED, { 'GET /api/auth/me': 'never' })
    await clock.advance(9999)
    expect(calls).toHaveLength(1)
    await clock.advance(1001)
    expect(calls).toHaveLength(2)
    await clock.advance(11_000)
    expect(calls).toHaveLength(3)
    expect(session.state.get().status).toBe('loading')
    await clock.advance(10_000)
    expect(session.state.get().status).toBe('signedIn')
  })

  it('takes the answer of a later try', async () => {
    const { session, clock } = await started(STORED, {
      'GET /api/auth/me': [lost, { body: { ...ANA, firstName: 'Bo' } }],
    })
    await clock.advance(1000)
    expect(session.state.get().user?.firstName).toBe('Bo')
  })

  it('does not retry a 500, preserves the session and logs the error', async () => {
    const { session, calls, clock, log } = await started(STORED, { 'GET /api/auth/me': { status: 500 } })
    await clock.advance(5000)
    expect(calls).toHaveLength(1)
    expect(session.state.get()).toEqual({ status: 'signedIn', user: ANA })
    expect(log).toHaveLength(1)
  })

  it('preserves the tokens but shows no user when the stored user cannot be parsed', async () => {
    const { session, storage } = await started(
      { ...STORED, user: '{"broken' },
      { 'GET /api/auth/me': { status: 503 } },
    )
    expect(session.state.get().status).toBe('anonymous')
    expect(storage.getItem('token')).toBe('access-1')
  })
})
