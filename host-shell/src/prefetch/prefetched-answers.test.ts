import { atom } from 'nanostores'
import type { ListedRoute } from '@platform/shared-contracts/http'
import { ONCALL_TENANT, type GuardSession } from '@platform/shared-contracts/rules'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { createPrefetchedAnswers } from './prefetched-answers.ts'

const route: ListedRoute = { path: '/progress', chunk: 'progress', data: [{ path: '/modules' }] }
const page = new URL('https://site.test/progress')
const ANONYMOUS: GuardSession = { status: 'anonymous', user: null }

function open({
  answer = { body: ['prefetched'] } as unknown,
  session = ANONYMOUS,
  inlined = [] as string[],
} = {}) {
  const quiet = fakeApi({ 'GET /modules': () => answer })
  const changed = Promise.withResolvers<object>()
  const own = fakeApi({ 'GET /modules': ['own'], 'POST /modules': () => changed.promise })
  const fetchQuietly = jest.fn(quiet.fetch)
  const parts = { session: atom(session), tenant: atom(ONCALL_TENANT), time: { ms: 0 } }
  const answers = createPrefetchedAnswers({
    ...parts,
    fetch: own.fetch,
    fetchQuietly,
    page: { answer: (path) => (inlined.includes(path) ? { status: 200, body: null } : null) },
    now: () => parts.time.ms,
  })
  const read = async (init?: RequestInit) => (await (await answers.fetch('/modules', init)).json()) as unknown
  return { ...parts, answers, read, changed, fetchQuietly, prefetches: quiet.calls, requests: own.calls }
}

it('gives a page the answer that was prefetched for it, once', async () => {
  const { answers, read, prefetches, requests } = open()
  await answers.request(route, page, 'auto')
  await expect(read()).resolves.toEqual(['prefetched'])
  expect(requests).toEqual([])
  await expect(read()).resolves.toEqual(['own'])
  expect(prefetches).toHaveLength(1)
})

it('gives none to another path or to the same path with its own headers', async () => {
  const { answers, read, requests } = open()
  await answers.request(route, page, 'auto')
  await answers.fetch('/modules?size=5')
  await expect(read({ headers: { accept: 'text/csv' } })).resolves.toEqual(['own'])
  expect(requests).toHaveLength(2)
})

it('requests nothing twice while an answer waits or is under way, and again when it is too old', async () => {
  const { answers, prefetches, read, time } = open()
  await answers.request(route, page, 'auto')
  time.ms = 29_999
  await answers.request(route, page, 'auto')
  expect(prefetches).toHaveLength(1)
  time.ms = 30_000
  await answers.request(route, page, 'auto')
  expect(prefetches).toHaveLength(2)
  time.ms = 60_000
  await expect(read()).resolves.toEqual(['own'])
})

it('has the page wait for an answer that is under way', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const { answers, read, requests } = open({ answer: promise })
  await answers.request(route, page, 'auto')
  const reading = read()
  resolve({ body: ['late'] })
  await expect(reading).resolves.toEqual(['late'])
  expect(requests).toEqual([])
})

it.each([
  ['a refusal', { status: 401, body: {} }],
  ['an error of the server', { status: 503, body: {} }],
  ['a lost connection', new Error('offline')],
])('has the page ask itself after %s', async (_, answer) => {
  const { answers, read } = open({ answer })
  await answers.request(route, page, 'auto')
  await expect(read()).resolves.toEqual(['own'])
})

it('rejects as fetch does when the caller gives up, whose place another caller takes', async () => {
  const { answers, read } = open({ answer: new Promise(() => undefined) })
  await answers.request(route, page, 'auto')
  const gaveUp = new AbortController()
  const reading = read({ signal: gaveUp.signal })
  gaveUp.abort()
  await expect(reading).rejects.toBe(gaveUp.signal.reason)
  await expect(read()).resolves.toEqual(['own'])
})

it('leaves the answer to others where the caller has given up before', async () => {
  const { answers, read, requests } = open()
  await answers.request(route, page, 'auto')
  await read({ signal: AbortSignal.abort() })
  expect(requests).toHaveLength(1)
  await expect(read()).resolves.toEqual(['prefetched'])
})

it('drops what was prefetched before and during a change', async () => {
  const { answers, read, prefetches, changed } = open()
  await answers.request(route, page, 'auto')
  const change = answers.fetch('/modules', { method: 'POST' })
  await answers.request(route, page, 'auto')
  changed.resolve({})
  await change
  await expect(read()).resolves.toEqual(['own'])
  expect(prefetches).toHaveLength(2)
})

it.each([
  ['person', (bench: ReturnType<typeof open>) => bench.session.set(signedInAs({ id: 8 }))],
  ['visitor, after a logout', (bench: ReturnType<typeof open>) => bench.session.set(ANONYMOUS)],
  ['tenant', (bench: ReturnType<typeof open>) => bench.tenant.set({ ...ONCALL_TENANT })],
])('never gives the answer of one person to another %s', async (_, change) => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const bench = open({ answer: promise, session: signedInAs({ id: 7 }) })
  await bench.answers.request(route, page, 'auto')
  change(bench)
  resolve({ body: ['of another'] })
  await expect(bench.read()).resolves.toEqual(['own'])
})

it('requests nothing that a page of this session has, from the API or from the document', async () => {
  const opened = open()
  await opened.read()
  await opened.answers.request(route, page, 'auto')
  expect(opened.prefetches).toEqual([])
  opened.session.set(signedInAs())
  await opened.answers.request(route, page, 'auto')
  expect(opened.prefetches).toHaveLength(1)

  const inlined = open({ inlined: ['/modules'] })
  await inlined.answers.request(route, page, 'auto')
  expect(inlined.prefetches).toEqual([])
})

it('requests nothing before the user is known', async () => {
  const { answers, prefetches } = open({ session: { status: 'loading', user: null } })
  await answers.request(route, page, 'auto')
  expect(prefetches).toEqual([])
})

it('requests with the priority of the page', async () => {
  const { answers, fetchQuietly } = open()
  await answers.request(route, page, 'low')
  expect(fetchQuietly.mock.calls).toEqual([['/modules', { priority: 'low' }]])
})
