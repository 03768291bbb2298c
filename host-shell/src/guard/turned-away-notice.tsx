import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { readTurnedAway } from '../app/turned-away.ts'

// Few are turned away: its words and looks come when somebody is.
const TurnedAwayLine = lazy(async () => ({
  default: (await import(/* webpackChunkName: "turned-away" */ './turned-away-line.tsx')).TurnedAwayLine,
}))

/** One line on the page where somebody lands whom a guard turned away, until they dismiss it or go on. */
export function TurnedAwayNotice() {
  const { key, state } = useLocation()
  const turnedAway = readTurnedAway(state)
  if (!turnedAway) return null
  return (
    <Suspense>
      <TurnedAwayLine key={key} reason={turnedAway.reason} />
    </Suspense>
  )
}
