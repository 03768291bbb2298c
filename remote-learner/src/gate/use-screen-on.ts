import { useEffect } from 'react'

/** The screen stays on while the page is visible. A browser ends the lock itself when the page is hidden. */
export function useScreenOn(): void {
  useEffect(() => {
    let isOver = false
    let lock: WakeLockSentinel | undefined
    const hold = async () => {
      const { wakeLock } = navigator as { readonly wakeLock?: WakeLock }
      if (document.visibilityState !== 'visible' || !wakeLock) return
      lock = await wakeLock.request('screen')
      if (isOver) await lock.release()
    }
    // Refused where the battery is low: the page works without.
    const start = () => void hold().catch(() => undefined)
    start()
    document.addEventListener('visibilitychange', start)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', start)
      void lock?.release().catch(() => undefined)
    }
  }, [])
}
