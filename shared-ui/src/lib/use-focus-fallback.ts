import { useEffect, useRef, type RefObject } from 'react'

/**
 * A part of a page that keeps the focus when what had it in there goes, or can no longer be pressed, with a change: a
 * keyboard would start again at the top of the page, and a screen reader would say nothing. What takes it is marked
 * `data-focus-fallback`, or else the part itself; give it a `tabIndex`.
 */
export function useFocusFallback<Part extends HTMLElement>(change: unknown): RefObject<Part | null> {
  const part = useRef<Part>(null)
  const last = useRef<EventTarget | null>(null)
  useEffect(() => {
    const rememberFocus = ({ target }: FocusEvent) => {
      last.current = part.current?.contains(target as Node) ? target : null
    }
    document.addEventListener('focusin', rememberFocus)
    return () => document.removeEventListener('focusin', rememberFocus)
  }, [])
  useEffect(() => {
    const lastFocused = last.current
    const focused = document.activeElement
    if (!isGone(lastFocused) || (focused !== document.body && focused !== lastFocused)) return
    last.current = null
    const fallback = part.current?.querySelector<HTMLElement>('[data-focus-fallback]') ?? part.current
    fallback?.focus()
  }, [change])
  return part
}

function isGone(had: EventTarget | null): boolean {
  return had instanceof HTMLElement && (!had.isConnected || had.matches(':disabled'))
}
