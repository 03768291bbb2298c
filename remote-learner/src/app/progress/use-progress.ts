import { useCallback, useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { LearnerDispatch } from '../learner-root.tsx'
import { chooseStatus, followOtherTabs, loadProgress, type ProgressRoot } from './progress-sync.ts'
import { progressSlice, type ProgressState } from './progress.slice.ts'

export interface Progress extends ProgressState {
  readonly choose: (moduleId: string, status: string) => void
  /** Loads again and sends what waits. */
  readonly retry: () => void
  readonly dismiss: () => void
}

/** The learner's progress: loaded on mount, followed across tabs. */
export function useProgress(): Progress {
  const dispatch = useDispatch<LearnerDispatch>()
  const state = useSelector((root: ProgressRoot) => root.progress)

  useEffect(() => {
    const cancel = new AbortController()
    void dispatch(loadProgress(cancel.signal))
    return () => cancel.abort()
  }, [dispatch])

  useEffect(() => {
    const follow = () => dispatch(followOtherTabs())
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [dispatch])

  const choose = useCallback(
    (moduleId: string, status: string) => void dispatch(chooseStatus(moduleId, status)),
    [dispatch],
  )
  const retry = useCallback(() => void dispatch(loadProgress(new AbortController().signal)), [dispatch])
  const dismiss = useCallback(() => void dispatch(progressSlice.actions.problemDismissed()), [dispatch])
  return { ...state, choose, retry, dismiss }
}
