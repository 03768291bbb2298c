import { useMemo, useSyncExternalStore } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { parseSettings, type NarrationSettings } from './narration-settings.rule.ts'
import { narrationSlice, type NarrationRoot } from './narration-settings.slice.ts'

const KEY = 'narration'

/** Voice, speed and captions: the same in the next lesson, and at the next visit with this browser. */
export function useNarrationSettings() {
  const dispatch = useDispatch()
  const chosen = useSelector(({ narration }: NarrationRoot) => narration.chosen)
  // The server knows nothing of this browser: the page hydrates as usual, then takes what is stored.
  const stored = useSyncExternalStore(never, readStored, () => null)
  const settings = useMemo(() => chosen ?? parseSettings(stored), [chosen, stored])
  const choose = (change: Partial<NarrationSettings>) => {
    const next = { ...settings, ...change }
    dispatch(narrationSlice.actions.settingsChosen(next))
    store(next)
  }
  return { settings, choose }
}

function never(): () => void {
  return () => undefined
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function store(settings: NarrationSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Site data is blocked or full: the choice holds until the page is left.
  }
}
