import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useCallback, useEffect, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { unsyncedUpdates } from './progress-change.ts'
import {
  chooseStatus,
  followOtherTabs,
  loadProgress,
  type ProgressExtra,
  type ProgressRoot,
} from './progress-thunks.ts'
import { progressSlice, type ProgressState } from './progress.slice.ts'
import { overlayUnsynced, type UnsyncedUpdate } from './unsynced.rule.ts'

export interface Progress extends Omit<ProgressState, 'since'> {
  readonly unsynced: readonly UnsyncedUpdate[]
  readonly choose: (moduleId: string, status: string) => void
  /** Loads again and sends what waits. */
  readonly retry: () => void
  readonly dismiss: () => void
}

/** The learner's progress: loaded on mount, followed across tabs. */
export function useProgress(): Progress {
  const dispatch = useDispatch<ThunkDispatch<ProgressRoot, ProgressExtra, UnknownAction>>()
  const { map, isLoading, problem } = useSelector((root: ProgressRoot) => root.progress)
  const entries = useSelector((root: ProgressRoot) => root.outbox.entries)
  const unsynced = useMemo(() => unsyncedUpdates(Object.values(entries)), [entries])

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
    (moduleId: string, status: string) => dispatch(chooseStatus(moduleId, status)),
    [dispatch],
  )
  const retry = useCallback(() => void dispatch(loadProgress(new AbortController().signal)), [dispatch])
  const dismiss = useCallback(() => void dispatch(progressSlice.actions.problemDismissed()), [dispatch])
  return {
    ...{ map: useMemo(() => overlayUnsynced(map, unsynced), [map, unsynced]), isLoading, problem },
    ...{ unsynced, choose, retry, dismiss },
  }
}
