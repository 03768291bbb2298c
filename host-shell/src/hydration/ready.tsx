import { useLayoutEffect, type ReactNode } from 'react'

interface ReadyProps {
  readonly onReady: () => void
  readonly children: ReactNode
}

/** Says once that React has taken the page over, before the browser paints it. */
export function Ready({ onReady, children }: ReadyProps) {
  useLayoutEffect(() => {
    onReady()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for the life of the page
  }, [])
  return children
}
