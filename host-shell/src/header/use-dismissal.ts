import { useEffect, useRef, type RefObject } from 'react'

/** Tells of Escape, and of a press outside the box, while it is open. */
export function useDismissal(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  dismiss: (how: 'escape' | 'outside') => void,
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
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [box, isOpen])
}
