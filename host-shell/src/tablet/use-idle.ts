import { useEffect, useRef, useState } from 'react'
import { lastUse, noteUse } from '../lib/tablet-device.ts'

const MINUTE_MS = 60_000
const LOOK_EVERY_MS = 1000
const ASK_AFTER_MS = 9 * MINUTE_MS
const END_AFTER_MS = 10 * MINUTE_MS
/** `timeupdate`: someone watches a video without touching anything. */
const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'timeupdate'] as const

/** Asks after nine minutes without use, in any tab, and ends after ten; also when the page was closed in between. */
export function useIdle(end: () => void) {
  const [isAsking, setAsking] = useState(false)
  const ending = useRef(end)
  useEffect(() => void (ending.current = end))
  useEffect(() => {
    // Without site data, only this page counts.
    let noted = lastUse() === 0 ? Date.now() : 0
    const used = () => Math.max(noted, lastUse())
    let hasEnded = false
    const look = () => {
      const idleMs = Date.now() - used()
      setAsking(idleMs >= ASK_AFTER_MS && idleMs < END_AFTER_MS)
      if (idleMs < END_AFTER_MS || hasEnded) return
      hasEnded = true
      ending.current()
    }
    const use = () => {
      const now = Date.now()
      // Once the question is shown, only its answer counts.
      if (now - noted < LOOK_EVERY_MS || now - used() >= ASK_AFTER_MS) return
      noted = now
      noteUse(now)
    }
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    document.addEventListener('visibilitychange', look)
    for (const kind of USES) document.addEventListener(kind, use, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      for (const kind of USES) document.removeEventListener(kind, use, { capture: true })
    }
  }, [])
  const stay = () => {
    noteUse(Date.now())
    setAsking(false)
  }
  return { isAsking, stay }
}
