import type { ReactNode } from 'react'
import layout from '../layout.module.css'

interface TwoLinesProps {
  readonly children: ReactNode
  /** Smaller; nothing leaves it out. */
  readonly second: ReactNode
}

/** What a cell says, and below it what helps to distinguish it from others. */
export function TwoLines({ children, second }: TwoLinesProps) {
  return (
    <span className={layout.lines}>
      {children}
      {second && <span className={layout.muted}>{second}</span>}
    </span>
  )
}
