import { useEffect, useRef, type RefObject } from 'react'

/**
 * Where a change took the focused element away, the focus comes to this button, or to the first one in this element:
 * otherwise the next Tab would start at the top of the page.
 */
export function useFocusIfLost<E extends HTMLElement>(change: unknown): RefObject<E | null> {
  const place = useRef<E>(null)
  const before = useRef(change)
  useEffect(() => {
    if (before.current === change) return
    before.current = change
    const own = place.current
    if (document.activeElement !== document.body || !own) return
    const button = own instanceof HTMLButtonElement ? own : own.querySelector('button')
    button?.focus()
  }, [change])
  return place
}
