import { useEffect, useRef } from 'react'

/** The button that was pressed is gone: the focus goes to what came instead of it. */
export function useFocusOn<T extends HTMLElement>(isShown: boolean) {
  const element = useRef<T>(null)
  useEffect(() => {
    if (isShown) element.current?.focus()
  }, [isShown])
  return element
}
