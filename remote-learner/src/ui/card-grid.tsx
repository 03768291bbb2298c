import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

interface CardGridProps {
  /** The minimum width of a card, where the screen is wide enough. */
  readonly cards: 'small' | 'medium' | 'large'
  readonly isBusy?: boolean | undefined
  /** One list item per card. */
  readonly children: ReactNode
}

/** Cards next to each other, as many per row as fit. */
export function CardGrid({ cards, isBusy, children }: CardGridProps) {
  return (
    <ul className={`${styles.grid} ${styles[cards]}`} aria-busy={isBusy}>
      {children}
    </ul>
  )
}
