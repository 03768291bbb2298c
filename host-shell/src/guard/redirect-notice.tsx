import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { readRedirectState } from '../app/redirect-state.ts'

// Few users are redirected: messages and styles load only for them.
const RedirectMessage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "redirect" */ './redirect-message.tsx')).RedirectMessage,
}))

const nothingChanges = () => () => undefined
const known = (state: unknown) => () => state
const unknown = () => null

/** One line on the page where a guard redirected the user to, until they dismiss it or navigate. */
export function RedirectNotice() {
  const { key, state } = useLocation()
  // A reload keeps the history entry, which the server does not know, so its markup has no notice.
  const redirectState = readRedirectState(useSyncExternalStore(nothingChanges, known(state), unknown))
  if (!redirectState) return null
  return (
    <Suspense>
      <RedirectMessage key={key} reason={redirectState.reason} />
    </Suspense>
  )
}
