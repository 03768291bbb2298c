import { useStore } from '@nanostores/react'
import type { OwnReview as Review } from '@platform/shared-contracts/http'
import { Stars } from '@platform/shared-ui/reviews/stars'
import { reviewMessages } from '../consultations.messages.ts'
import styles from '../consultations.module.css'

/** What the client said, and whether others can read it. */
export function OwnReview({ review }: { readonly review: Review | null }) {
  const m = useStore(reviewMessages)
  if (!review) return null
  return (
    <>
      <h3 className={styles.notesTitle}>{m.yours}</h3>
      <Stars count={review.stars} />
      {review.comment && <p className={styles.notes}>{review.comment}</p>}
      <p className={styles.muted}>{m[review.state]}</p>
    </>
  )
}
