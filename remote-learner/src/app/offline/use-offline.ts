import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import { usePlatform } from '@platform/shared-contracts/remote'
import type { OfflineRoot, OfflineState } from './offline.slice.ts'
import { ownerOf } from './owner.ts'
import { sendNow } from './send-now.ts'
import { writeUnsentEntry } from './unsent-storage.ts'
import { isChange, slotOf, type Change, type WaitingChange } from './waiting-change.rule.ts'

export function useOffline(): OfflineState {
  return useSelector(({ offline }: OfflineRoot) => offline)
}

/** What a change belongs to. */
export type ChangeOf = Pick<WaitingChange, 'code' | 'lessonId' | 'title'>

interface Keeping {
  /** Only store the change now; by default it is also sent immediately. */
  readonly isSentLater?: boolean
}

/** Stores a change to a lesson on the device before anything is sent. It stays there until the server has it. */
export function useKeepChange(of: ChangeOf): (change: Change, keeping?: Keeping) => void {
  const platform = usePlatform()
  const { code, lessonId, title } = of
  return useCallback(
    (change, { isSentLater = false } = {}) => {
      const owner = ownerOf(platform)
      if (!owner) return
      const made = { ...change, code, lessonId, title, key: crypto.randomUUID(), madeAt: Date.now() }
      writeUnsentEntry(owner, slotOf(made), made)
      if (!isSentLater) sendNow()
    },
    [platform, code, lessonId, title],
  )
}

/** Discards an unsent item. */
export function useDiscard(): (slot: string) => void {
  const platform = usePlatform()
  return useCallback(
    (slot) => {
      const owner = ownerOf(platform)
      if (owner) writeUnsentEntry(owner, slot, null)
    },
    [platform],
  )
}

/** The unsent change in this slot; `null` if there is none. */
export function useWaiting(slot: string): WaitingChange | null {
  const entry = useSelector(({ offline }: OfflineRoot) => offline.entries[slot])
  return isChange(entry) ? entry : null
}
