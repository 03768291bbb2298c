import type { ReactNode } from 'react'
import { useKeptFocus } from './lib/use-kept-focus.ts'

interface KeptFocusProps {
  /** What says, by being another, that something in here may have gone. */
  readonly change: unknown
  /** What it is, for whoever hears that the focus is there now. */
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
