import { configureStore } from '@reduxjs/toolkit'
import { useEffect, useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { locale, usePlatform, type Platform } from '@platform/shared-contracts/remote'
import { sendUnsynced } from './progress/progress-sync.ts'
import { progressSlice } from './progress/progress.slice.ts'
import { learnerApi } from './learner-api.ts'

export function createLearnerStore(platform: Platform) {
  return configureStore({
    reducer: { [learnerApi.reducerPath]: learnerApi.reducer, progress: progressSlice.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { platform } } }).concat(learnerApi.middleware),
  })
}

export type LearnerDispatch = ReturnType<typeof createLearnerStore>['dispatch']

/**
 * One store for each `Platform`: the shell remounts the remote when the session or the tenant changes.
 * Whichever page is open, progress that waits is sent when the network returns.
 */
export function LearnerRoot({ children }: { readonly children: ReactNode }) {
  const platform = usePlatform()
  const [store] = useState(() => createLearnerStore(platform))
  useEffect(() => {
    const send = () => void store.dispatch(sendUnsynced())
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [store])
  // What was written for a page in the other language is asked for again; what is typed stays.
  useEffect(
    () => locale.listen(() => void store.dispatch(learnerApi.util.invalidateTags(['Module', 'Quiz']))),
    [store],
  )
  return <Provider store={store}>{children}</Provider>
}
