import { useEffect, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { retryForever } from '@platform/shared-contracts/client'
import { locale, usePlatform, type Platform } from '@platform/shared-contracts/remote'
import { learnerApi } from '../domain/api/learner-api.ts'
import { showOutbox } from '../domain/outbox/outbox.slice.ts'
import { servicesOf } from './learner-store.ts'

/**
 * The shell remounts the remote when the session or the tenant changes. What is unsent in this browser is sent when the
 * network returns, whichever page is open.
 */
export function LearnerRoot({ children }: { readonly children: ReactNode }) {
  const platform = usePlatform()
  const { store, outbox } = servicesOf(platform)
  useEffect(() => showOutbox(outbox, store.dispatch), [outbox, store])
  // Content in the previous language is loaded again; what the user has typed stays.
  useEffect(
    () => locale.listen(() => void store.dispatch(learnerApi.util.invalidateTags(['Module', 'Quiz']))),
    [store],
  )
  useSync(platform)
  return <Provider store={store}>{children}</Provider>
}

const FIRST_PAUSE_MS = 1_000

/** A separate chunk, so that the page can render before it is loaded. */
function useSync(platform: Platform): void {
  useEffect(() => {
    if (platform.session.status === 'loading') return undefined
    let stop: (() => void) | null = null
    const over = new AbortController()
    const start = async () => {
      const { startSync } = await import(/* webpackChunkName: "sync" */ './start-sync.ts')
      if (!over.signal.aborted) stop = startSync({ platform, ...servicesOf(platform) })
    }
    // What is stored on this device cannot be sent without it.
    const options = { firstPauseMs: FIRST_PAUSE_MS, onFailure: platform.report, signal: over.signal }
    retryForever(start, options).catch(() => undefined)
    return () => {
      over.abort()
      stop?.()
    }
  }, [platform])
}
