import { useEffect, useState, useSyncExternalStore } from 'react'
import type { QuizAttempt } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { createAutosave, type Autosave, type AutosaveView } from './attempt-autosave.ts'

/** The autosave of this attempt for as long as it is on the screen; it sends again when the network is back. */
export function useAutosave(attempt: QuizAttempt): {
  readonly autosave: Autosave
  readonly view: AutosaveView
} {
  const platform = usePlatform()
  const [autosave] = useState(() => createAutosave(platform, attempt))
  const view = useSyncExternalStore(autosave.subscribe, autosave.view, autosave.view)
  useEffect(() => {
    const flush = () => void autosave.flush()
    flush()
    window.addEventListener('online', flush)
    return () => {
      window.removeEventListener('online', flush)
      autosave.stop()
    }
  }, [autosave])
  return { autosave, view }
}
