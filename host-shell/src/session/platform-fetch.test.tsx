import { act, renderHook } from '@testing-library/react'
import type { BootRemote } from '@platform/shared-contracts/http'
import { ShellServicesContext } from '../app/shell-services.ts'
import { fakeShell } from '../app/testing/fake-shell.tsx'
import { useRemotePlatforms } from '../app/use-remote-platforms.ts'
import { createAuthorizedFetch, createSendWithToken } from './authorized-fetch.ts'
import { ANA, entriesOf, sessionBench, STORED } from './testing/session-bench.ts'

const REMOTES = [{ id: 'learner' } as BootRemote]
const report = () => undefined
const BOB = { ...STORED, token: 'bob-1', authToken: 'bob-1', user: JSON.stringify({ ...ANA, id: 8 }) }

/** A tab with a page of Ana that saves a note. */
async function tabOfAna() {
  const tab = sessionBench({
    answers: {
      'POST /api/auth/login': { body: { user: ANA, accessToken: 'access-1', refreshToken: 'refresh-1' } },
      'PUT /api/lessons/1/note': {},
    },
  })
  const { env, session, storage, calls } = tab
  await act(() => session.login({ kind: 'email', email: ANA.email, password: 'x' }))
  const fetch = createAuthorizedFetch(env, session, createSendWithToken(env, session))
  const services = { ...fakeShell().services, session, fetch }
  const { result } = renderHook(() => useRemotePlatforms(REMOTES, report), {
    wrapper: ({ children }) => <ShellServicesContext value={services}>{children}</ShellServicesContext>,
  })
  const [{ platform }] = result.current as [(typeof result.current)[number]]
  const save = () => platform.fetch('/lessons/1/note', { method: 'PUT' })
  const store = (entries: Record<string, string>) => {
    for (const [key, value] of Object.entries(entries)) storage.setItem(key, value)
  }
  const tokens = () =>
    calls.filter(({ method }) => method === 'PUT').map(({ authorization }) => authorization)
  return { ...tab, save, store, tokens }
}

it("sends a page's requests with the token of the person that the page belongs to", async () => {
  const { save, store, tokens } = await tabOfAna()
  store({ token: 'access-2', authToken: 'access-2', user: JSON.stringify({ ...ANA, firstName: 'Anna' }) })
  expect((await save()).status).toBe(200)
  expect(tokens()).toEqual(['Bearer access-2'])
})

it("does not send them with another person's token before the tab notices the new session", async () => {
  const { save, store, tokens, storage, loads, session } = await tabOfAna()
  store(BOB)
  expect((await save()).status).toBe(401)
  expect([tokens(), loads, entriesOf(storage)]).toEqual([[], [], BOB])
  expect(session.state.get().user?.id).toBe(ANA.id)
})

it('sends nothing, and ends nothing, after another tab has logged out', async () => {
  const { save, tokens, storage, loads } = await tabOfAna()
  for (const key of Object.keys(STORED)) storage.removeItem(key)
  expect((await save()).status).toBe(401)
  expect([tokens(), loads]).toEqual([[], []])
})
