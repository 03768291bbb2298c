import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { pointAt, type ChartLayout } from './chart-layout.ts'

/** The point that is shown, and where the keyboard reads on: closing the tooltip does not lose that place. */
export function useActivePoint(count: number, layout: ChartLayout) {
  const [shown, setShown] = useState<number | null>(null)
  const [place, setPlace] = useState(0)
  const position = Math.max(0, Math.min(place, count - 1))
  const read = (point: number) => {
    setPlace(point)
    setShown(point)
  }
  const hide = () => setShown(null)
  const pointOf = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    return pointAt(layout, count, event.clientX - box.left, event.clientY - box.top)
  }
  return {
    active: shown === null || shown >= count ? null : shown,
    pointer: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => read(pointOf(event)),
      onPointerMove: (event: PointerEvent<HTMLElement>) => setShown(pointOf(event)),
      // A finger that is lifted leaves too: what it tapped stays.
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && hide(),
    },
    keyboard: {
      value: position,
      onChange: ({ target }: { target: { value: string } }) => read(Number(target.value)),
      onFocus: () => setShown(position),
      onBlur: hide,
      onKeyDown: (event: KeyboardEvent) => {
        const next = moved(event.key, position, count)
        if (next === undefined && event.key !== 'Escape') return
        event.preventDefault()
        if (next === undefined) hide()
        else read(next)
      },
    },
  }
}

/** In reading order, unlike a slider's own keys: down is the next one. */
function moved(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(count - 1, at + 1)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(0, at - 1)
  return undefined
}
