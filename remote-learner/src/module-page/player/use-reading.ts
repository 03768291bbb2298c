import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { useSendHeartbeatMutation } from '../../domain/lesson/lessons.api.ts'
import type { ChangeOf } from '../../domain/lesson/lesson-change.rule.ts'
import { useSaveChange } from '../../domain/lesson/use-lesson-change.ts'

const HEARTBEAT_INTERVAL_MS = 15_000
/** A page that is closed sends its place by itself, so the outbox of another page need not send it at once. */
const LEAVING_MS = 1_000
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
  const platform = usePlatform()
  const [sendHeartbeat] = useSendHeartbeatMutation()
  const savePlace = usePlaceSaving(of, text)

  useEffect(() => {
    let isReading = false
    const beat = () => {
      if (document.hidden) return
      isReading = true
      void sendHeartbeat({ code, lessonId })
    }
    const pause = (isGoing: boolean) => {
      if (!isReading) return
      isReading = false
      savePlace({ isGoing })
      void send(platform, `/lessons/${encodeURIComponent(lessonId)}/heartbeat`, 'POST', { isVisible: false })
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
  }, [platform, code, lessonId, sendHeartbeat, savePlace])
}

/** Saves the block at the top of the screen once the reader has scrolled: the start of a lesson is not worth saving. */
function usePlaceSaving(of: ChangeOf, text: RefObject<HTMLElement | null>) {
  const platform = usePlatform()
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
      saveChange({ kind: 'place', block }, isGoing ? { delayMs: LEAVING_MS } : {})
      // When the page closes, there is no time to wait for the sync. Sending the same place twice does no harm.
      if (isGoing)
        void send(platform, `/lessons/${encodeURIComponent(of.lessonId)}/position`, 'PUT', { block })
    },
    [platform, saveChange, of.lessonId, text],
  )
}

/**
 * `keepalive` lets the request outlive the page. A failure is only logged: the place is stored on the device, and the
 * next heartbeat continues the count.
 */
async function send(
  { fetch, report }: ReturnType<typeof usePlatform>,
  path: string,
  method: string,
  body: object,
): Promise<void> {
  const init = { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  try {
    await fetch(path, { ...init, keepalive: true })
  } catch (error) {
    report(error)
  }
}

/** Index of the first block that is still on screen. */
function topBlock(text: HTMLElement | null): number | null {
  const blocks = [...(text?.querySelectorAll<HTMLElement>('[data-block]') ?? [])]
  const top = blocks.find((block) => block.getBoundingClientRect().bottom > READING_LINE_PX)
  return top ? Number(top.dataset['block']) : null
}
