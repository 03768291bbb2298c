import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { useDispatch } from 'react-redux'
import { usePlatform } from '@platform/shared-contracts/remote'
import { useSendHeartbeatMutation } from '../../domain/lesson/lessons.api.ts'
import type { ChangeOf } from '../../domain/lesson/lesson-change.rule.ts'
import { useSaveChange } from '../../domain/lesson/use-lesson-change.ts'
import { sendChanges, type OutboxDispatch } from '../../domain/outbox/outbox-thunks.ts'

const HEARTBEAT_INTERVAL_MS = 15_000
/** Below the sticky header. */
const READING_LINE_PX = 96

/**
 * Reports to the server that the lesson is on screen, and which block of it: every 15 seconds while the tab is visible,
 * and once more when it is hidden, left or closed. The server adds up the time. A lost heartbeat costs only its own
 * seconds and is not sent again, because by then it is unknown whether the lesson was on screen. The place in the
 * lesson is stored on the device instead.
 */
export function useReading(of: ChangeOf, text: RefObject<HTMLElement | null>): void {
  const { code, lessonId } = of
  const { report } = usePlatform()
  const [sendHeartbeat] = useSendHeartbeatMutation()
  const savePlace = usePlaceSaving(of, text)

  useEffect(() => {
    let isReading = false
    const beat = () => {
      if (document.hidden || !isShown(text.current)) return
      isReading = true
      void sendHeartbeat({ code, lessonId })
    }
    const pause = (isGoing: boolean) => {
      if (!isReading) return
      isReading = false
      savePlace({ isGoing })
      void sendHeartbeat({ code, lessonId, isLast: true }).then(({ error }) => {
        if (error) report(new Error(`The last heartbeat of lesson ${lessonId}: ${error.message}`))
      })
    }
    const follow = () => (document.hidden ? pause(true) : beat())
    beat()
    const timer = setInterval(() => {
      beat()
      if (!document.hidden) savePlace({ isGoing: false })
    }, HEARTBEAT_INTERVAL_MS)
    const leave = () => pause(true)
    document.addEventListener('visibilitychange', follow)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', follow)
      window.removeEventListener('pagehide', leave)
      pause(false)
    }
  }, [report, code, lessonId, sendHeartbeat, savePlace, text])
}

/** Not while a phone shows the notes or the practice instead of the lesson. Older browsers lack `checkVisibility`. */
function isShown(lesson: HTMLElement | null): boolean {
  return lesson === null || !('checkVisibility' in lesson) || lesson.checkVisibility()
}

/** Saves the block at the top of the screen once the reader has scrolled: the start of a lesson is not worth saving. */
function usePlaceSaving(of: ChangeOf, text: RefObject<HTMLElement | null>) {
  const { report } = usePlatform()
  const dispatch = useDispatch<OutboxDispatch>()
  const saveChange = useSaveChange(of)
  const saved = useRef<number | null>(null)
  const hasMoved = useRef(false)
  useEffect(() => {
    const onScroll = () => void (hasMoved.current = true)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return useCallback(
    ({ isGoing }: { readonly isGoing: boolean }) => {
      const block = hasMoved.current ? topBlock(text.current) : null
      if (block === null || block === saved.current) return
      saved.current = block
      saveChange({ kind: 'place', block })
      // Another tab may have the turn, or the page may close before its own turn: the next page sends the place then.
      if (isGoing) dispatch(sendChanges({ keepalive: true })).catch(report)
    },
    [dispatch, report, saveChange, text],
  )
}

/** Index of the first block that is still on screen. */
function topBlock(text: HTMLElement | null): number | null {
  const blocks = [...(text?.querySelectorAll<HTMLElement>('[data-block]') ?? [])]
  const top = blocks.find((block) => block.getBoundingClientRect().bottom > READING_LINE_PX)
  return top ? Number(top.dataset['block']) : null
}
