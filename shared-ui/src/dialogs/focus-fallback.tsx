import type { ReactNode } from 'react'
import { useFocusFallback } from '../lib/use-focus-fallback.ts'

interface FocusFallbackProps {
  /** A new value means that an element in here, possibly the focused one, may be gone. */
  readonly change: unknown
  /** Accessible name that screen readers announce when this part receives the focus. */
  readonly label?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** See use-focus-fallback.ts. */
export function FocusFallback({ change, label, className, children }: FocusFallbackProps) {
  const part = useFocusFallback<HTMLDivElement>(change)
  return (
    <div ref={part} role={label && 'group'} aria-label={label} className={className} tabIndex={-1}>
      {children}
    </div>
  )
}
