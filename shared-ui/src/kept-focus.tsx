import type { ReactNode } from 'react'
import { useKeptFocus } from './lib/use-kept-focus.ts'

interface KeptFocusProps {
  /** A new value means that an element in here, possibly the focused one, may be gone. */
  readonly change: unknown
  /** Accessible name that screen readers announce when this part receives the focus. */
  readonly label?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** See use-kept-focus.ts. */
export function KeptFocus({ change, label, className, children }: KeptFocusProps) {
  const part = useKeptFocus<HTMLDivElement>(change)
  return (
    <div ref={part} role={label && 'group'} aria-label={label} className={className} tabIndex={-1}>
      {children}
    </div>
  )
}
