import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { readTurnedAway } from '../app/turned-away.ts'

// Few users are redirected: messages and styles load only for them.
const TurnedAwayLine = lazy(async () => ({
  default: (await import(/* webpackChunkName: "turned-away" */ './turned-away-line.tsx')).TurnedAwayLine,
}))

const nothingChanges = () => () => undefined
const known = (state: unknown) => () => state
const unknown = () => null

/** One line on the page where a guard redirected the user to, until they dismiss it or navigate. */
export function TurnedAwayNotice() {
  const { key, state } = useLocation()
  // A reload keeps the history entry, which the server does not know, so its markup has no notice.
  const turnedAway = readTurnedAway(useSyncExternalStore(nothingChanges, known(state), unknown))
  if (!turnedAway) return null
  return (
    <Suspense>
      <TurnedAwayLine key={key} reason={turnedAway.reason} />
    </Suspense>
  )
}
