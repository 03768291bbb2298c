import { useStore } from '@nanostores/react'
import { reviewsMessages } from '../app/reviews.messages.ts'
import styles from './stars.module.css'

const STAR = 'M12 3.4l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8Z'
const SIDE = 24
const OF = [1, 2, 3, 4, 5] as const

/** A rating as a picture and as text: 4 of 5 stars. */
export function Stars({ count }: { readonly count: number }) {
  const t = useStore(reviewsMessages)
  return (
    <span className={styles.stars}>
      <StarRow count={count} />
      {t.stars({ count })}
    </span>
  )
}

/** Decorative, next to its text; an average ends within a star. */
export function StarRow({ count }: { readonly count: number }) {
  return (
    <svg
      className={styles.row}
      viewBox={`0 0 ${OF.length * SIDE} ${SIDE}`}
      aria-hidden="true"
      focusable="false"
    >
      <Row />
      <svg className={styles.full} width={count * SIDE} height={SIDE}>
        <Row />
      </svg>
    </svg>
  )
}

function Row() {
  return OF.map((star) => <path key={star} d={STAR} transform={`translate(${(star - 1) * SIDE} 0)`} />)
}
