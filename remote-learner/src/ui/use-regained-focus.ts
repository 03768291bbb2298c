import { useEffect, useRef, type RefObject } from 'react'

/**
 * The element that takes the focus when it is shown and the button that brought it is gone: a keyboard would start
 * again at the top of the page, and a screen reader would say nothing.
 */
export function useRegainedFocus<Shown extends HTMLElement>(isShown: boolean): RefObject<Shown | null> {
  const element = useRef<Shown>(null)
  const before = useRef(isShown)
  useEffect(() => {
    const hasCome = isShown && !before.current
    before.current = isShown
    if (hasCome && isLost(document.activeElement)) element.current?.focus()
  }, [isShown])
  return element
}

function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.matches(':disabled')
}
