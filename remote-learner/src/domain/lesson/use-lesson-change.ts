import { useCallback } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { OutboxEntry } from '../outbox/outbox-entry.rule.ts'
import { putChange, type OutboxDispatch } from '../outbox/outbox-thunks.ts'
import type { OutboxRoot } from '../outbox/outbox.slice.ts'
import {
  toChange,
  toWaiting,
  type ChangeOf,
  type LessonEdit,
  type WaitingChange,
} from './lesson-change.rule.ts'

interface SaveOptions {
  /** Only store the change now, and send it when it has not been replaced for this long. */
  readonly delayMs?: number
}

/** Stores a change to a lesson on the device before anything is sent. It stays there until the server has it. */
export function useSaveChange(of: ChangeOf): (edit: LessonEdit, options?: SaveOptions) => void {
  const dispatch = useDispatch<OutboxDispatch>()
  const { code, lessonId, title } = of
  return useCallback(
    (edit, { delayMs } = {}) =>
      dispatch(putChange(toChange({ ...edit, code, lessonId, title, key: crypto.randomUUID() }, delayMs))),
    [dispatch, code, lessonId, title],
  )
}

interface Waiting {
  readonly change: WaitingChange
  readonly entry: OutboxEntry
}

/** The unsent change in this slot; `null` if there is none. */
export function useWaiting(slot: string): Waiting | null {
  const entry = useSelector(({ outbox }: OutboxRoot) => outbox.entries[slot])
  return entry ? { entry, change: toWaiting(entry) } : null
}
