import { useLayoutEffect, useRef, useState } from 'react'

const NARROWEST = 160

/** The width of an element, measured before it is painted and whenever it changes. */
export function useWidth() {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(NARROWEST)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setWidth(Math.max(NARROWEST, current.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { element, width }
}
