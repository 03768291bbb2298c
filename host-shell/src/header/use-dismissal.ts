import { useEffect, useRef, type RefObject } from 'react'

/** While it is open, calls back on Escape, on a press outside the box, and when a link inside is followed. */
export function useDismissal(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  dismiss: (how: 'escape' | 'outside' | 'followed') => void,
): void {
  const latest = useRef(dismiss)
  useEffect(() => {
    latest.current = dismiss
  })
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current('escape')
    }
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) latest.current('outside')
    }
    // A native listener works even before the router is loaded; the page may be visible earlier.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && box.current?.contains(target.closest('a[href]')))
        latest.current('followed')
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('click', onClick)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('click', onClick)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [box, isOpen])
}
