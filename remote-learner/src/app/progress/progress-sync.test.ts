import { configureStore } from '@reduxjs/toolkit'
import { fakeApi, fakePlatform, signedInAs } from '@platform/shared-contracts/testing'
import { chooseStatus, loadProgress, sendUnsynced } from './progress-sync.ts'
import { readStoredProgress } from './progress-storage.ts'
import { progressSlice } from './progress.slice.ts'

const EMAIL = 'ana@oncall.test'
const never = new AbortController().signal

function learner(routes: Record<string, unknown>, session = signedInAs()) {
  const api = fakeApi(routes)
  const platform = fakePlatform({ session, fetch: api.fetch })
  const store = configureStore({
    reducer: { progress: progressSlice.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { platform } } }),
  })
  return { store, calls: api.calls, progress: () => store.getState().progress }
}

beforeEach(() => localStorage.clear())

describe('loading (spec sections 5 and 8)', () => {
  test('asks for the own email and keeps a map from module id to status', async () => {
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
  ])('makes no call for somebody who $why', async ({ session }) => {
    const { store, calls, progress } = learner({ 'GET /progress': [{ module_id: 1, status: 'x' }] }, session)
    await store.dispatch(loadProgress(never))
    expect(calls).toEqual([])
    expect(progress().map).toEqual({})
  })

  test('gives up after 10 s (spec section 9)', async () => {
    jest.useFakeTimers()
    const platform = fakePlatform({
      session: signedInAs(),
      fetch: (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error()))),
    })
    const store = configureStore({
      reducer: { progress: progressSlice.reducer },
      middleware: (defaults) => defaults({ thunk: { extraArgument: { platform } } }),
    })
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

  test('says nothing about a cancelled request', async () => {
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
  const choose = chooseStatus('IC0110', 'In Progress', 'key-1')

  test('changes the map and its stored copy before the server is told', async () => {
    const seen: unknown[] = []
    const { store, progress } = learner({
      'POST /module/IC0110/progress': () => {
        seen.push(progress().map['IC0110'], localStorage.getItem('progress'))
        return {}
      },
    })
    await store.dispatch(choose)
    expect(seen).toEqual(['In Progress', '{"IC0110":"In Progress"}'])
  })

  test('sends the email and the status on its wire form', async () => {
    const { store, calls } = learner({ 'POST /module/IC0110/progress': null })
    await store.dispatch(choose)
    expect(calls).toMatchObject([{ method: 'POST', body: { email: EMAIL, status: 'in_progress' } }])
  })

  test('ignores an update with no authenticated user, with a warning', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { store, calls, progress } = learner({}, { status: 'anonymous', user: null })
    await store.dispatch(choose)
    expect([calls, progress().map, warn.mock.calls.length]).toEqual([[], {}, 1])
    warn.mockRestore()
  })

  test('keeps the local change and names the module when the server fails', async () => {
    const { store, progress } = learner({ 'POST /module/IC0110/progress': () => ({ status: 500 }) })
    await store.dispatch(choose)
    expect(progress()).toMatchObject({
      map: { IC0110: 'In Progress' },
      problem: { kind: 'sync', moduleId: 'IC0110' },
      unsynced: [{ key: 'key-1' }],
    })
  })
})

describe('without a network', () => {
  test('is not undone by an answer that the server wrote before it', async () => {
    const answered = Promise.withResolvers<undefined>()
    const { store, progress } = learner({
      'GET /progress': () => answered.promise.then(() => ({ body: [] })),
      'POST /module/IC0110/progress': null,
    })
    const loading = store.dispatch(loadProgress(never))
    await store.dispatch(chooseStatus('IC0110', 'Completed', 'key-1'))
    answered.resolve(undefined)
    await loading
    expect(progress()).toMatchObject({ map: { IC0110: 'Completed' }, unsynced: [] })
  })

  test('keeps an update across a reload and sends it once when the network is back', async () => {
    const offline = learner({ 'POST /module/IC0110/progress': new Error('offline') })
    await offline.store.dispatch(chooseStatus('IC0110', 'Completed', 'key-1'))

    const reloaded = learner({ 'GET /progress': [], 'POST /module/IC0110/progress': null })
    await reloaded.store.dispatch(loadProgress(never))
    await reloaded.store.dispatch(sendUnsynced())
    expect(reloaded.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(reloaded.progress()).toMatchObject({ map: { IC0110: 'Completed' }, unsynced: [] })
  })

  test('sends only the last choice for a module', async () => {
    const { store } = learner({ 'POST /module/IC0110/progress': new Error('offline') })
    await store.dispatch(chooseStatus('IC0110', 'In Progress', 'key-1'))
    await store.dispatch(chooseStatus('IC0110', 'Completed', 'key-2'))
    expect(readStoredProgress(EMAIL).unsynced).toEqual([
      { moduleId: 'IC0110', status: 'Completed', key: 'key-2' },
    ])
  })

  test('gives up on a choice that the server refuses for good', async () => {
    const { store, progress } = learner({ 'POST /module/IC0110/progress': () => ({ status: 422 }) })
    await store.dispatch(chooseStatus('IC0110', 'Completed', 'key-1'))
    expect(progress().unsynced).toEqual([])
  })

  test("does not show or send another person's choices from the same browser", async () => {
    const ana = learner({ 'POST /module/IC0110/progress': new Error('offline') })
    await ana.store.dispatch(chooseStatus('IC0110', 'Completed', 'key-1'))
    const ben = learner({ 'GET /progress': [] }, signedInAs({ email: 'ben@oncall.test' }))
    await ben.store.dispatch(loadProgress(never))
    expect(ben.calls.map(({ method }) => method)).toEqual(['GET'])
    expect(ben.progress().map).toEqual({})
  })
})
