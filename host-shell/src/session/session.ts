import { atom } from 'nanostores'
import type { GuardSession } from '@platform/shared-contracts/rules'
import type { ShellSession } from '../app/shell-services.ts'
import { sessionCall } from './session-call.ts'
import { hasTokens, isSessionKey, readAccessToken, readUserId } from './session-entries.ts'
import { takeEnding } from '../app/session-ending.ts'
import type { SessionEngine } from './session-engine.ts'
import type { SessionEnvironment } from './session-environment.ts'
import { isSpent } from './token-lifetime.rule.ts'

/** Another tab writes five entries one by one: they are read once, when all have arrived. */
const SETTLE_MS = 50

export interface Session extends ShellSession {
  /** Verifies what is stored. Costs a visitor nothing: without tokens no code is fetched and no call is made. */
  readonly start: () => void
  /** The stored access token, renewed first when it is known to be dead. */
  readonly liveToken: () => Promise<string | null>
  /** The entries were removed by the request layer. */
  readonly drop: () => void
}

/** The light front of the session: the engine, with its parsers, is fetched for people who have or want a session. */
export function createSession(env: SessionEnvironment): Session {
  const { storage, clock } = env
  const state = atom<GuardSession>({ status: hasTokens(storage) ? 'loading' : 'anonymous', user: null })
  let engine: Promise<SessionEngine> | null = null
  let hasLoggedOut = false
  const obtainedAt = new Map<string, number>()

  const loadEngine = () =>
    (engine ??= import(/* webpackChunkName: "session" */ './session-engine.ts')
      .then(({ createSessionEngine }) => createSessionEngine(env, state))
      .catch((error: unknown) => {
        engine = null
        throw error
      }))

  const drop = () => state.set({ status: 'anonymous', user: null })

  const withEngine = async (run: (engine: SessionEngine) => unknown) => {
    try {
      await run(await loadEngine())
    } catch (error) {
      env.log('The session could not start.', error)
      if (state.get().status === 'loading') drop()
    }
  }

  let cancelSettling = () => {}
  env.events.addEventListener('storage', (event) => {
    if (!isSessionKey((event as StorageEvent).key)) return
    if (hasTokens(storage)) hasLoggedOut = false
    cancelSettling()
    cancelSettling = clock.after(SETTLE_MS, () => void withEngine((loaded) => loaded.adopt()))
  })

  return {
    state,
    drop,
    takeEnding: () => takeEnding(env.tab),
    start: () => void (hasTokens(storage) && withEngine((loaded) => loaded.start())),
    liveToken: async () => {
      const token = readAccessToken(storage)
      if (!token || !isSpent(token, clock.now(), obtainedAt.get(token))) return token
      const renewed = await (await loadEngine()).renewed(token)
      if (renewed && renewed !== token) obtainedAt.set(renewed, clock.now())
      return renewed
    },
    call: (path, init) => sessionCall(env, path, init),
    hasLoggedOut: () => hasLoggedOut,
    belongsTo: (userId) => readUserId(storage) === userId,
    verify: () => withEngine((loaded) => loaded.verify()),
    login: async (credentials) => {
      hasLoggedOut = false
      try {
        return await (await loadEngine()).login(credentials)
      } catch (error) {
        env.log('The sign-in could not start.', error)
        return { ok: false, failure: { kind: 'unknown' } }
      }
    },
    logout: () => {
      hasLoggedOut = true
      return withEngine((loaded) => loaded.logout())
    },
  }
}
