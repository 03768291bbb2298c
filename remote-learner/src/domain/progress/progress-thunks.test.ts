import { configureStore } from '@reduxjs/toolkit'
import { fakeApi, fakePlatform, signedInAs } from '@platform/shared-contracts/testing'
import { createOutbox } from '../outbox/outbox.ts'
import { createSender } from '../outbox/outbox-sender.ts'
import { outboxSlice, showOutbox } from '../outbox/outbox.slice.ts'
import { progressHandler } from './deliver-progress.ts'
import { progressKind, unsyncedUpdates } from './progress-change.ts'
import { chooseStatus, loadProgress } from './progress-thunks.ts'
import { progressSlice } from './progress.slice.ts'

const EMAIL = 'ana@oncall.test'
const never = new AbortController().signal

function learner(routes: Record<string, unknown>, session = signedInAs()) {
  const api = fakeApi(routes)
  return { calls: api.calls, ...withFetch(api.fetch, session) }
}

function withFetch(fetch: ReturnType<typeof fakePlatform>['fetch'], session = signedInAs()) {
  const platform = fakePlatform({ session, fetch })
  const owner = session.user?.email ?? ''
  const outbox = createOutbox({ owner, kinds: [progressKind], area: () => localStorage, now: Date.now })
  const store = configureStore({
    reducer: { progress: progressSlice.reducer, outbox: outboxSlice.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { platform, outbox } } }),
  })
  showOutbox(outbox, store.dispatch)
  const sender = createSender({
    outbox,
    handlers: new Map([['progress', progressHandler({ platform, dispatch: store.dispatch })]]),
    exclusively: (_, task) => task(),
    isOnline: () => false,
    now: Date.now,
    report: () => undefined,
    onSending: () => undefined,
    onConnection: () => undefined,
  })
  outbox.attach(sender.send)
  const choose = async (...choice: Parameters<typeof chooseStatus>) => {
    store.dispatch(chooseStatus(...choice))
    await outbox.send()
  }
  const unsynced = () => unsyncedUpdates(outbox.entries())
  return { store, outbox, choose, progress: () => ({ ...store.getState().progress, unsynced: unsynced() }) }
}

beforeEach(() => localStorage.clear())

describe('loading (spec sections 5 and 8)', () => {
  test("requests by the user's email and stores a map from module id to status", async () => {
    const { store, calls, progress } = learner({
      'GET /progress': [
        { module_id: 7, status: 'in_progress' },
        { module_id: 'IC0110', status: 'completed' },
      ],
    })
    await store.dispatch(loadProgress(never))
    expect(calls[0]?.path).toBe('/progress?email=ana%40oncall.test')
    expect(progress().map).toEqual({ 7: 'in_progress', IC0110: 'completed' })
    expect(JSON.parse(localStorage.getItem('progress') ?? '')).toEqual(progress().map)
  })

  test('skips records lacking module_id or status', async () => {
    const { store, progress } = learner({
      'GET /progress': [{ status: 'completed' }, { module_id: 1 }, null, { module_id: 2, status: 'expired' }],
    })
    await store.dispatch(loadProgress(never))
    expect(progress().map).toEqual({ 2: 'expired' })
  })

  test.each([
    { why: 'is not subscribed', session: signedInAs({ isSubscribed: false }) },
    { why: 'has no email', session: signedInAs({ email: '' }) },
    { why: 'is anonymous', session: { status: 'anonymous', user: null } as const },
    { why: 'is still being verified', session: { status: 'loading', user: null } as const },
  ])('makes no call for a user who $why', async ({ session }) => {
    const { store, calls, progress } = learner({ 'GET /progress': [{ module_id: 1, status: 'x' }] }, session)
    await store.dispatch(loadProgress(never))
    expect(calls).toEqual([])
    expect(progress().map).toEqual({})
  })

  test('times out after 10 s (spec section 9)', async () => {
    jest.useFakeTimers()
    const { store } = withFetch(
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error()))),
    )
    const loading = store.dispatch(loadProgress(never))
    await jest.advanceTimersByTimeAsync(9999)
    expect(store.getState().progress).toMatchObject({ isLoading: true, problem: null })
    await jest.advanceTimersByTimeAsync(1)
    await loading
    expect(store.getState().progress.problem).toEqual({ kind: 'fetch' })
    jest.useRealTimers()
  })

  test.each([
    { why: 'the call fails', answer: new Error('offline'), problem: { kind: 'fetch' } },
    { why: 'the answer is not a list', answer: { items: [] }, problem: { kind: 'format' } },
  ])('empties the map when $why', async ({ answer, problem }) => {
    localStorage.setItem('progress-owner', EMAIL)
    localStorage.setItem('progress', '{"IC0110":"completed"}')
    const { store, progress } = learner({ 'GET /progress': answer })
    await store.dispatch(loadProgress(never))
    expect(progress()).toMatchObject({ map: {}, problem })
  })

  test('shows no message for a canceled request', async () => {
    const cancel = new AbortController()
    const { store, progress } = learner({
      'GET /progress': () => {
        cancel.abort()
        return new Error('aborted')
      },
    })
    await store.dispatch(loadProgress(cancel.signal))
    expect(progress().problem).toBeNull()
  })
})

describe('updating (spec section 4)', () => {
  const choice = ['IC0110', 'In Progress', 'key-1'] as const

  test('changes the map and its stored copy before it updates the server', async () => {
    const seen: unknown[] = []
    const { choose, progress } = learner({
      'POST /module/IC0110/progress': () => {
        seen.push(progress().map['IC0110'], localStorage.getItem('progress'))
        return {}
      },
    })
    await choose(...choice)
    expect(seen).toEqual(['In Progress', '{"IC0110":"In Progress"}'])
  })

  test('sends the email and the status in its wire form', async () => {
    const { choose, calls } = learner({ 'POST /module/IC0110/progress': null })
    await choose(...choice)
    expect(calls).toMatchObject([{ method: 'POST', body: { email: EMAIL, status: 'in_progress' } }])
  })

  test('ignores an update with no authenticated user, with a warning', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { choose, calls, progress } = learner({}, { status: 'anonymous', user: null })
    await choose(...choice)
    expect([calls, progress().map, warn.mock.calls.length]).toEqual([[], {}, 1])
    warn.mockRestore()
  })

  test('preserves the local change and names the module when the server fails', async () => {
    const { choose, progress } = learner({ 'POST /module/IC0110/progress': () => ({ status: 500 }) })
    await choose(...choice)
    expect(progress()).toMatchObject({
      map: { IC0110: 'In Progress' },
      problem: { kind: 'sync', moduleId: 'IC0110' },
      unsynced: [{ key: 'key-1' }],
    })
  })
})

describe('without a network', () => {
  test('is not undone by an older response of the server', async () => {
    const answered = Promise.withResolvers<undefined>()
    const { store, choose, progress } = learner({
      'GET /progress': () => answered.promise.then(() => ({ body: [] })),
      'POST /module/IC0110/progress': null,
    })
    const loading = store.dispatch(loadProgress(never))
    await choose('IC0110', 'Completed', 'key-1')
    answered.resolve(undefined)
    await loading
    expect(progress()).toMatchObject({ map: { IC0110: 'Completed' }, unsynced: [] })
  })

  test('stores an update across a reload and sends it once when the network is back', async () => {
    const offline = learner({ 'POST /module/IC0110/progress': new Error('offline') })
    await offline.choose('IC0110', 'Completed', 'key-1')

    const reloaded = learner({ 'GET /progress': [], 'POST /module/IC0110/progress': null })
    await reloaded.store.dispatch(loadProgress(never))
    await reloaded.outbox.send()
    expect(reloaded.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(reloaded.progress()).toMatchObject({ map: { IC0110: 'Completed' }, unsynced: [] })
  })

  test('sends only the last choice for a module', async () => {
    const { choose, progress } = learner({ 'POST /module/IC0110/progress': new Error('offline') })
    await choose('IC0110', 'In Progress', 'key-1')
    await choose('IC0110', 'Completed', 'key-2')
    expect(progress().unsynced).toEqual([{ moduleId: 'IC0110', status: 'Completed', key: 'key-2' }])
  })

  test('drops a choice that the server refuses permanently', async () => {
    const { choose, calls, outbox, progress } = learner({
      'POST /module/IC0110/progress': () => ({ status: 422, body: { message: 'No such status.' } }),
    })
    await choose('IC0110', 'Completed', 'key-1')
    await outbox.send()
    expect(progress().unsynced).toEqual([])
    expect(calls).toHaveLength(1)
    // It stays in the list of unsent changes, where the person reads why and discards it.
    expect(outbox.entries()).toMatchObject([{ isRefused: true, lastError: { message: 'No such status.' } }])
  })

  test("does not show or send another person's choices from the same browser", async () => {
    const ana = learner({ 'POST /module/IC0110/progress': new Error('offline') })
    await ana.choose('IC0110', 'Completed', 'key-1')
    const ben = learner({ 'GET /progress': [] }, signedInAs({ email: 'ben@oncall.test' }))
    await ben.store.dispatch(loadProgress(never))
    expect(ben.calls.map(({ method }) => method)).toEqual(['GET'])
    expect(ben.progress().map).toEqual({})
  })

  test('takes over what an older version of this page stored, with its key, and sends it once', async () => {
    const old = { kind: 'progress', code: 'IC0110', moduleId: 'IC0110', status: 'Completed', key: 'key-1' }
    localStorage.setItem(`unsent:${EMAIL}:progress:IC0110`, JSON.stringify(old))
    const { calls, outbox, progress } = learner({ 'POST /module/IC0110/progress': null })
    expect(progress().unsynced).toEqual([{ moduleId: 'IC0110', status: 'Completed', key: 'key-1' }])
    await outbox.send()
    await outbox.send()
    expect(calls).toMatchObject([{ body: { email: EMAIL, status: 'completed' } }])
    expect(Object.keys(localStorage)).toEqual([])
  })
})
