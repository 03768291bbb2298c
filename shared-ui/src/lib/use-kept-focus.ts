import { useEffect, useRef, type RefObject } from 'react'

/**
 * A part of a page that keeps the focus when what had it in there goes, or can no longer be pressed, with a change: a
 * keyboard would start again at the top of the page, and a screen reader would say nothing. What takes it is marked
 * `data-keeps-focus`, or else the part itself; give it a `tabIndex`.
 */
export function useKeptFocus<Part extends HTMLElement>(change: unknown): RefObject<Part | null> {
  const part = useRef<Part>(null)
  const last = useRef<EventTarget | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = part.current?.contains(target as Node) ? target : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const had = last.current
    const focused = document.activeElement
    if (!isGone(had) || (focused !== document.body && focused !== had)) return
    last.current = null
    const keeper = part.current?.querySelector<HTMLElement>('[data-keeps-focus]') ?? part.current
    keeper?.focus()
  }, [change])
  return part
}

function isGone(had: EventTarget | null): boolean {
  return had instanceof HTMLElement && (!had.isConnected || had.matches(':disabled'))
}
