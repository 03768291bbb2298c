import { useCallback, useEffect, useRef, useState } from 'react'
import { useOutbox } from '../../domain/outbox/use-outbox.ts'

/** Delays before each further request; the last one repeats. A response sent before the end may still say "open". */
const PAUSES_MS = [0, 1_000, 2_000, 4_000, 8_000]

/**
 * Requests the result of a finished attempt until it arrives; the component that calls this is unmounted then.
 * `isLate`: several requests have brought no result, so the page offers a button to request it again.
 */
export function useResult(
  isOver: boolean,
  ask: () => Promise<unknown>,
): { readonly isLate: boolean; readonly askNow: () => void } {
  const { reconnections } = useOutbox()
  const [isLate, setLate] = useState(false)
  const latest = useRef(ask)
  latest.current = ask
  const now = useRef<() => void>(() => undefined)
  useEffect(() => {
    if (!isOver) return
    let isGone = false
    let requestCount = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const again = () => {
      clearTimeout(timer)
      const round = (requestCount += 1)
      void latest.current().finally(() => {
        if (isGone || round !== requestCount) return
        if (round > 1) setLate(true)
        timer = setTimeout(again, PAUSES_MS[round - 1] ?? PAUSES_MS.at(-1))
      })
    }
    now.current = again
    again()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
    // A network that is back is a reason to request it at once.
  }, [isOver, reconnections])
  return { isLate, askNow: useCallback(() => now.current(), []) }
}
