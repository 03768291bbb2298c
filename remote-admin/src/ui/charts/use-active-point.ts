import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { pointAt, type ChartLayout } from './chart-layout.ts'

/** The point that the pointer or the keyboard is at. */
export function useActivePoint(count: number, layout: ChartLayout) {
  const [chosen, setActive] = useState<number | null>(null)
  const active = chosen === null || chosen >= count ? null : chosen
  const onPoint = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setActive(pointAt(layout, count, event.clientX - box.left, event.clientY - box.top))
  }
  return {
    active,
    pointer: {
      onPointerDown: onPoint,
      onPointerMove: onPoint,
      // A finger that is lifted leaves too: what it tapped stays.
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setActive(null),
    },
    keyboard: {
      value: active ?? 0,
      onChange: ({ target }: { target: { value: string } }) => setActive(Number(target.value)),
      onFocus: () => setActive(active ?? 0),
      onBlur: () => setActive(null),
      onKeyDown: (event: KeyboardEvent) => {
        const next = event.key === 'Escape' ? null : moved(event.key, active ?? -1, count)
        if (next === undefined) return
        event.preventDefault()
        setActive(next)
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
