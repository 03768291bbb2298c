import { memoryStorage } from '../lib/browser-storage.ts'
import { settle } from '../lib/testing/fake-clock.ts'
import { ANA, callsTo, entriesOf, sessionBench, STORED, type Answers } from './testing/session-bench.ts'

const ME = '/api/auth/me'
const MINUTE_MS = 60_000
const SIGNED_IN: Answers = { 'GET /api/auth/me': { body: ANA } }

async function signedIn(answers: Answers = SIGNED_IN) {
  const bench = sessionBench({ entries: STORED, answers })
  bench.session.start()
  await settle()
  return bench
}

describe('repeated verification (spec sections 4 and 9)', () => {
  it('repeats every 600000 ms', async () => {
    const { calls, clock } = await signedIn()
    await clock.advance(599_999)
    expect(callsTo(calls, ME)).toBe(1)
    await clock.advance(1)
    expect(callsTo(calls, ME)).toBe(2)
    await clock.advance(600_000)
    expect(callsTo(calls, ME)).toBe(3)
  })

  it('refreshes when a repeated verification fails', async () => {
    const { calls, clock, storage } = await signedIn({
      'GET /api/auth/me': [{ body: ANA }, { status: 401 }],
      'POST /api/auth/refresh': { body: { accessToken: 'access-2', refreshToken: 'refresh-2', user: ANA } },
    })
    await clock.advance(10 * MINUTE_MS)
    expect(callsTo(calls, '/api/auth/refresh')).toBe(1)
    expect(storage.getItem('token')).toBe('access-2')
  })

  it('does not change the session of an unchanged user', async () => {
    const { session, clock } = await signedIn()
    const before = session.state.get()
    await clock.advance(10 * MINUTE_MS)
    expect(session.state.get()).toBe(before)
  })

  it('stops after logout', async () => {
    const { session, calls, clock } = await signedIn({
      ...SIGNED_IN,
      'POST /api/auth/logout': { status: 204 },
    })
    await session.logout()
    await clock.advance(30 * MINUTE_MS)
    expect(callsTo(calls, ME)).toBe(1)
  })

  it('verifies on window focus, at most once per 2 minutes', async () => {
    const { calls, clock, events } = await signedIn()
    const focus = async () => {
      events.dispatchEvent(new Event('focus'))
      await settle()
    }
    await focus()
    expect(callsTo(calls, ME)).toBe(2)
    await focus()
    await clock.advance(2 * MINUTE_MS - 1)
    await focus()
    expect(callsTo(calls, ME)).toBe(2)
    await clock.advance(1)
    await focus()
    expect(callsTo(calls, ME)).toBe(3)
  })
})

describe('several tabs (decisions.md, session)', () => {
  const locks = () => {
    let last: Promise<unknown> = Promise.resolve()
    const request = (_: string, run: () => Promise<unknown>) => (last = last.then(run, run))
    return { request } as unknown as Pick<LockManager, 'request'>
  }

  it('refreshes once for all tabs: the others take what the first one stored', async () => {
    const storage = memoryStorage()
    const shared = locks()
    const tokens = { accessToken: 'access-2', refreshToken: 'refresh-2' }
    const answers: Answers = {
      'GET /api/auth/me': (call) =>
        call.authorization === 'Bearer access-2' ? { body: ANA } : { status: 401 },
      'POST /api/auth/refresh': { body: { ...tokens, user: ANA } },
    }
    const tabs = [1, 2, 3].map(() => sessionBench({ entries: STORED, storage, answers, locks: shared }))
    tabs.forEach(({ session }) => session.start())
    await settle()
    // Each that held the lock leaves storage the time to reach the next tab.
    for (const { clock } of tabs) {
      await clock.advance(100)
      await settle()
    }
    expect(tabs.map(({ session }) => session.state.get().status)).toEqual([
      'signedIn',
      'signedIn',
      'signedIn',
    ])
    expect(tabs.reduce((sum, { calls }) => sum + callsTo(calls, '/api/auth/refresh'), 0)).toBe(1)
    expect(storage.getItem('refreshToken')).toBe('refresh-2')
  })

  it('does not bring back a session that was ended while a refresh was under way', async () => {
    const bench = sessionBench({
      entries: STORED,
      answers: {
        'GET /api/auth/me': { status: 401 },
        'POST /api/auth/refresh': () => {
          Object.keys(STORED).forEach((key) => bench.storage.removeItem(key))
          return { body: { accessToken: 'access-2', user: ANA } }
        },
      },
    })
    bench.session.start()
    await settle()
    expect(entriesOf(bench.storage)).toEqual({})
    expect(bench.session.state.get().status).toBe('anonymous')
  })

  it('follows a logout of another tab', async () => {
    const { session, storage, events, clock } = await signedIn()
    Object.keys(STORED).forEach((key) => storage.removeItem(key))
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }))
    await clock.advance(100)
    expect(session.state.get().status).toBe('anonymous')
  })

  it('follows a login of another tab, by a visitor too', async () => {
    const { session, storage, events, clock, calls } = sessionBench()
    Object.entries(STORED).forEach(([key, value]) => storage.setItem(key, value))
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'user' }))
    await clock.advance(100)
    expect(session.state.get()).toEqual({ status: 'signedIn', user: ANA })
    expect(calls).toEqual([])
  })

  it('ignores other entries of the storage', async () => {
    const { session, storage, events, clock } = await signedIn()
    storage.removeItem('token')
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'training-cart' }))
    await clock.advance(100)
    expect(session.state.get().status).toBe('signedIn')
  })
})
