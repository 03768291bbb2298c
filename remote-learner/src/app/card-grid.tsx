import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

interface CardGridProps {
  /** How wide a card is at least, where the screen has the room. */
  readonly cards: 'small' | 'medium' | 'large'
  readonly isBusy?: boolean | undefined
  /** A list item each, with one card in it. */
  readonly children: ReactNode
}

/** Cards side by side, as many as find room. */
export function CardGrid({ cards, isBusy, children }: CardGridProps) {
  return (
    <ul className={`${styles.grid} ${styles[cards]}`} aria-busy={isBusy}>
      {children}
    </ul>
  )
}
