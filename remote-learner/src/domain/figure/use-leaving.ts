import { useEffect, type RefObject } from 'react'

/** Calls `onLeave`, which stays the same function, when the element leaves the screen while `isWatched`. */
export function useLeaving(
  element: RefObject<Element | null>,
  isWatched: boolean,
  onLeave: () => void,
): void {
  useEffect(() => {
    if (!isWatched || !element.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) onLeave()
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isWatched, onLeave])
}
