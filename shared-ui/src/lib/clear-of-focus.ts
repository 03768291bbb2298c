import { useEffect, useLayoutEffect, type RefObject } from 'react'

const EDGES = ['bottom', 'top'] as const

/**
 * Has a layer at an edge of the window leave what has the focus to be seen (WCAG 2.4.11): it moves to the other edge, by
 * `data-edge`, where it would cover the focus, and stays where it is otherwise. `content` is what may change its size.
 */
export function useClearOfFocus(
  layer: RefObject<HTMLElement | null>,
  isShown: boolean,
  content: unknown,
): void {
  useLayoutEffect(() => {
    if (!layer.current) return
    if (isShown) settle(layer.current)
    else layer.current.removeAttribute('data-edge')
  }, [layer, isShown, content])
  useEffect(() => {
    if (!isShown) return
    const again = () => layer.current && settle(layer.current)
    // The page may scroll after the focus has come.
    const events = ['focusin', 'scroll'] as const
    for (const event of events) document.addEventListener(event, again, { capture: true, passive: true })
    window.addEventListener('resize', again)
    return () => {
      for (const event of events) document.removeEventListener(event, again, { capture: true })
      window.removeEventListener('resize', again)
    }
  }, [layer, isShown])
}

function settle(layer: HTMLElement): void {
  const focused = document.activeElement
  if (!focused || focused === document.body || layer.contains(focused)) return
  const now = layer.dataset.edge ?? EDGES[0]
  if (!covers(layer, focused)) return
  layer.dataset.edge = EDGES.find((edge) => edge !== now)
  // Larger than what is between the edges: no place is better.
  if (covers(layer, focused)) layer.dataset.edge = now
}

function covers(layer: Element, other: Element): boolean {
  const [one, two] = [layer.getBoundingClientRect(), other.getBoundingClientRect()]
  return one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom
}
