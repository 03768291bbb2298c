import type { ReactNode } from 'react'
import layout from '../layout.module.css'

interface TwoLinesProps {
  readonly children: ReactNode
  /** Smaller; nothing leaves it out. */
  readonly second: ReactNode
  /** As the column is aligned. */
  readonly align?: 'start' | 'end'
}

/** What a cell says, and below it what helps to distinguish it from others. */
export function TwoLines({ children, second, align = 'start' }: TwoLinesProps) {
  return (
    <span className={align === 'end' ? layout.linesAtEnd : layout.lines}>
      {children}
      {second && <span className={layout.muted}>{second}</span>}
    </span>
  )
}
