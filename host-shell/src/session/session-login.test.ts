import { settle } from '../lib/testing/fake-clock.ts'
import { ANA, entriesOf, sessionBench, STORED, type Answers } from './testing/session-bench.ts'

const EMAIL = { kind: 'email', email: 'ana@oncall.test', password: 'Training2025!' } as const
const ANSWER = { user: ANA, accessToken: 'access-1', refreshToken: 'refresh-1' }

describe('login (spec sections 4 and 7)', () => {
  it('signs in by email and writes every entry', async () => {
    const { session, storage, calls } = sessionBench({
      answers: { 'POST /api/auth/login': { body: ANSWER } },
    })
    await expect(session.login(EMAIL)).resolves.toEqual({ ok: true, user: ANA })
    expect(calls).toMatchObject([
      { path: '/api/auth/login', body: { email: 'ana@oncall.test', password: 'Training2025!' } },
    ])
    expect(entriesOf(storage)).toEqual(STORED)
    expect(session.state.get()).toEqual({ status: 'signedIn', user: ANA })
  })

  it('signs in against a company directory', async () => {
    const { session, calls } = sessionBench({ answers: { 'POST /api/auth/ldap-login': { body: ANSWER } } })
    await session.login({ kind: 'ldap', username: 'ana@acme.test', password: 'secret', companyId: 'c-9' })
    expect(calls).toMatchObject([
      {
        path: '/api/auth/ldap-login',
        body: { username: 'ana@acme.test', password: 'secret', companyId: 'c-9' },
      },
    ])
    expect(session.state.get().status).toBe('signedIn')
  })

  it('shows the sentence of a refusal that comes without its challenge', async () => {
    const body = { message: 'Try again in 14 minutes.', code: 'proof-needed' }
    const { session, calls, log } = sessionBench({
      answers: { 'POST /api/auth/login': { status: 429, body } },
    })
    await expect(session.login(EMAIL)).resolves.toEqual({
      ok: false,
      failure: { kind: 'server', message: 'Try again in 14 minutes.', code: 'proof-needed' },
    })
    expect([calls.length, log.length]).toEqual([1, 1])
  })

  it('starts the 10-minute verification', async () => {
    const { session, calls, clock } = sessionBench({
      answers: { 'POST /api/auth/login': { body: ANSWER }, 'GET /api/auth/me': { body: ANA } },
    })
    await session.login(EMAIL)
    await clock.advance(600_000)
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/login', '/api/auth/me'])
  })

  it.each([
    ['access token', { user: ANA, refreshToken: 'refresh-1' }],
    ['refresh token', { user: ANA, accessToken: 'access-1' }],
    ['filled access token', { ...ANSWER, accessToken: '' }],
    ['user', { accessToken: 'access-1', refreshToken: 'refresh-1' }],
  ])('rejects an answer without the %s: stores nothing and logs it', async (_, body) => {
    const { session, storage, log } = sessionBench({ answers: { 'POST /api/auth/login': { body } } })
    await expect(session.login(EMAIL)).resolves.toEqual({ ok: false, failure: { kind: 'incomplete' } })
    expect(entriesOf(storage)).toEqual({})
    expect(session.state.get().status).toBe('anonymous')
    expect(log).toHaveLength(1)
  })

  const FAILURES: [string, Answers[string], object][] = [
    [
      'the message of the server',
      { status: 401, body: { message: 'No.' } },
      { kind: 'server', message: 'No.', code: null },
    ],
    ['no message', { status: 500, body: {} }, { kind: 'unknown' }],
    ['no answer', new TypeError('Failed to fetch'), { kind: 'unknown' }],
    ['a success that is not 200', { status: 201, body: ANSWER }, { kind: 'unexpected' }],
  ]
  it.each(FAILURES)('reports %s', async (_, answer, failure) => {
    const { session, storage } = sessionBench({ answers: { 'POST /api/auth/login': answer } })
    await expect(session.login(EMAIL)).resolves.toEqual({ ok: false, failure })
    expect(entriesOf(storage)).toEqual({})
  })
})

describe('logout (spec sections 4, 7 and 8)', () => {
  const LOGOUTS: [string, Answers[string]][] = [
    ['agrees', { status: 204 }],
    ['fails', { status: 500 }],
    ['refuses', { status: 401 }],
    ['is gone', new TypeError('Failed to fetch')],
  ]
  it.each(LOGOUTS)('clears the session when the server %s', async (_, answer) => {
    const { session, storage, calls, loads } = sessionBench({
      entries: STORED,
      answers: { 'POST /api/auth/logout': answer },
    })
    await session.logout()
    expect(calls).toMatchObject([
      { path: '/api/auth/logout', authorization: 'Bearer access-1', body: { refreshToken: 'refresh-1' } },
    ])
    expect(entriesOf(storage)).toEqual({})
    expect(session.state.get().status).toBe('anonymous')
    expect(loads).toEqual([])
  })

  it('does not wait for a server that never answers', async () => {
    const { session, clock } = sessionBench({
      entries: STORED,
      answers: { 'POST /api/auth/logout': 'never' },
    })
    const done = session.logout()
    await settle()
    await clock.advance(3000)
    await done
    expect(session.state.get().status).toBe('anonymous')
  })

  it('calls nothing without a token', async () => {
    const { session, calls } = sessionBench()
    await session.logout()
    expect(calls).toEqual([])
  })
})
