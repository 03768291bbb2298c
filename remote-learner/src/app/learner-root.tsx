import { configureStore } from '@reduxjs/toolkit'
import { useEffect, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { locale, usePlatform, type Platform } from '@platform/shared-contracts/remote'
import { offlineSlice } from './offline/offline.slice.ts'
import { sendUnsynced } from './progress/progress-sync.ts'
import { progressSlice } from './progress/progress.slice.ts'
import { learnerApi } from './learner-api.ts'

export function createLearnerStore(platform: Platform) {
  return configureStore({
    reducer: {
      [learnerApi.reducerPath]: learnerApi.reducer,
      progress: progressSlice.reducer,
      offline: offlineSlice.reducer,
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { platform } } }).concat(learnerApi.middleware),
  })
}

export type LearnerStore = ReturnType<typeof createLearnerStore>
export type LearnerDispatch = LearnerStore['dispatch']

/** A user who comes back from a page of another remote finds the data that was loaded before. */
const stores = new WeakMap<Platform, LearnerStore>()

/** One store for each `Platform`: another session or tenant gets its own store. */
function storeOf(platform: Platform): LearnerStore {
  const store = stores.get(platform) ?? createLearnerStore(platform)
  stores.set(platform, store)
  return store
}

/**
 * The shell remounts the remote when the session or the tenant changes. What is unsent in this browser is sent when the
 * network returns, whichever page is open.
 */
export function LearnerRoot({ children }: { readonly children: ReactNode }) {
  const platform = usePlatform()
  const store = storeOf(platform)
  useEffect(() => {
    const send = () => void store.dispatch(sendUnsynced())
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [store])
  // Content in the previous language is loaded again; what the user has typed stays.
  useEffect(
    () => locale.listen(() => void store.dispatch(learnerApi.util.invalidateTags(['Module', 'Quiz']))),
    [store],
  )
  useSync(store, platform)
  return <Provider store={store}>{children}</Provider>
}

/** A separate chunk, so that the page can render before it is loaded. */
function useSync(store: LearnerStore, platform: Platform): void {
  useEffect(() => {
    if (platform.session.status === 'loading') return undefined
    let stop: (() => void) | null = null
    let isOver = false
    import(/* webpackChunkName: "sync" */ './offline/start-sync.ts')
      .then(({ startSync }) => {
        if (!isOver) stop = startSync(store, platform)
      })
      .catch(platform.report)
    return () => {
      isOver = true
      stop?.()
    }
  }, [store, platform])
}
