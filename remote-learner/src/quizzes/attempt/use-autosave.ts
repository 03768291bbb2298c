import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useDispatch } from 'react-redux'
import type { QuizAttempt } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { createAutosave, type Autosave } from '../../app/attempt/attempt-autosave.ts'
import type { AutosaveView } from '../../app/attempt/attempt-state.ts'
import { quizzesApi } from '../../app/attempt/quizzes.api.ts'
import { attemptsOnScreen } from '../../app/attempt/on-screen.ts'
import type { LearnerDispatch } from '../../app/learner-root.tsx'

interface Around {
  /** Another tab has sent something of it. */
  readonly onElsewhere: () => unknown
}

/** The autosave of this attempt for as long as it is on the screen; it sends again when the network is back. */
export function useAutosave(
  attempt: QuizAttempt,
  around: Around,
): {
  readonly autosave: Autosave
  readonly view: AutosaveView
} {
  const platform = usePlatform()
  const dispatch = useDispatch<LearnerDispatch>()
  const latest = useRef(around)
  latest.current = around
  const [autosave] = useState(() =>
    createAutosave(platform, attempt, {
      // What was saved since it was loaded is read again where the network is gone by then.
      onKept: (kept) =>
        void dispatch(
          quizzesApi.util.updateQueryData('getAttempt', attempt.id, (known) => ({ ...known, ...kept })),
        ),
    }),
  )
  const view = useSyncExternalStore(autosave.subscribe, autosave.view, autosave.view)
  useEffect(() => autosave.renew(attempt), [autosave, attempt])
  useEffect(() => {
    const flush = () => void autosave.flush()
    const follow = ({ key }: StorageEvent) => {
      if (!key?.endsWith(attempt.id)) return
      autosave.follow()
      Promise.resolve(latest.current.onElsewhere()).catch(platform.report)
    }
    attemptsOnScreen.add(attempt.id)
    flush()
    window.addEventListener('online', flush)
    window.addEventListener('storage', follow)
    return () => {
      attemptsOnScreen.delete(attempt.id)
      window.removeEventListener('online', flush)
      window.removeEventListener('storage', follow)
      autosave.stop()
    }
  }, [autosave, attempt.id, platform])
  return { autosave, view }
}
