import { useEffect, useRef, type RefObject } from 'react'

/**
 * Where the focus goes when one row of a list opens in its place, and when it closes again: to the heading of what
 * opened, and back to the row (`data-row`) that was left. `open` is the id of the row, empty for the list. What is
 * loaded takes the place of what stood there before, so this lasts until a key or a pointer is pressed.
 */
export function useMovedFocus(open: string): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null)
  const shown = useRef(open)
  useEffect(() => {
    const left = shown.current
    const inside = area.current
    if (left === open || !inside) return
    shown.current = open
    const row = open === '' ? `[data-row="${CSS.escape(left)}"]` : null
    const settle = () => {
      const focused = document.activeElement
      // The shell gives the focus to the page as a whole where the link that led here is gone.
      const isElsewhere = focused !== null && !focused.contains(inside) && focused.tagName !== 'H1'
      if (isElsewhere) return
      const target = row === null ? null : inside.querySelector<HTMLElement>(row)
      if (target) target.focus()
      else focusHeading(inside)
    }
    settle()
    const changes = new MutationObserver(settle)
    changes.observe(inside, { childList: true, subtree: true })
    const end = () => changes.disconnect()
    const listenerOptions = { capture: true, once: true }
    for (const event of ['keydown', 'pointerdown']) document.addEventListener(event, end, listenerOptions)
    return () => {
      end()
      for (const event of ['keydown', 'pointerdown'])
        document.removeEventListener(event, end, listenerOptions)
    }
  }, [open])
  return area
}

function focusHeading(inside: HTMLElement): void {
  const heading = inside.querySelector('h1')
  if (!heading || heading === document.activeElement) return
  heading.tabIndex = -1
  heading.focus()
}
