import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { useSendHeartbeatMutation } from './lessons.api.ts'

const BEAT_MS = 15_000

/**
 * Tells the server that the lesson is on screen, and which block of it: every 15 seconds while the tab is visible, and
 * once more when it is hidden, left or closed. The server counts; a beat that is lost only costs its own seconds.
 */
export function useReading(code: string, lessonId: string, text: RefObject<HTMLElement | null>): void {
  const platform = usePlatform()
  const [sendHeartbeat] = useSendHeartbeatMutation()
  const savedBlock = useRef<number | null>(null)

  const savePlace = useCallback(() => {
    const block = topBlock(text.current)
    if (block === null || block === savedBlock.current) return
    savedBlock.current = block
    void send(platform, `/lessons/${encodeURIComponent(lessonId)}/position`, 'PUT', { block })
  }, [platform, lessonId, text])

  useEffect(() => {
    savedBlock.current = null
    let isReading = false
    const beat = () => {
      if (document.hidden) return
      isReading = true
      void sendHeartbeat({ code, lessonId })
    }
    const pause = () => {
      if (!isReading) return
      isReading = false
      savePlace()
      void send(platform, `/lessons/${encodeURIComponent(lessonId)}/heartbeat`, 'POST', { isVisible: false })
    }
    const follow = () => (document.hidden ? pause() : beat())
    beat()
    const timer = setInterval(() => {
      beat()
      if (!document.hidden) savePlace()
    }, BEAT_MS)
    document.addEventListener('visibilitychange', follow)
    window.addEventListener('pagehide', pause)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', follow)
      window.removeEventListener('pagehide', pause)
      pause()
    }
  }, [platform, code, lessonId, sendHeartbeat, savePlace])
}

/** Outlives the page. Nobody is told when it fails: the next beat carries on, and the last place was 15 seconds ago. */
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

/** Below the header that stays on top. */
const READING_LINE_PX = 96

/** Brings the reader back to the block they left, once for each lesson that is opened. */
export function useReturnToPlace(
  lessonId: string,
  block: number | null,
  text: RefObject<HTMLElement | null>,
): void {
  const returnedTo = useRef<string | null>(null)
  useEffect(() => {
    if (block === null || returnedTo.current === lessonId) return
    returnedTo.current = lessonId
    if (block > 0) text.current?.querySelector(`[data-block="${block}"]`)?.scrollIntoView()
  }, [lessonId, block, text])
}
