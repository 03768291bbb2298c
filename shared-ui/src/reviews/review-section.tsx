import { useStore } from '@nanostores/react'
import type { ReactNode, Ref } from 'react'
import type { PublishedReview, Rating } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { reviewsMessages } from '../app/reviews.messages.ts'
import styles from './review-section.module.css'
import { StarRow, Stars } from './stars.tsx'

interface Props {
  readonly rating: Rating
  readonly reviews: readonly (PublishedReview & {
    /** Of the comment, as a BCP 47 tag; without it the page's. */
    readonly language?: string
  })[]
  /** Who can write one, and who checks it. */
  readonly how: string
  readonly list?: Ref<HTMLUListElement>
  /** A part of a page that is shown in parts. */
  readonly part?: string | undefined
  /** Below the list. */
  readonly children?: ReactNode
}

/** What people say, with what it comes to. Callers without a review show no section. */
export function ReviewSection({ rating, reviews, how, list, part, children }: Props) {
  const t = useStore(reviewsMessages)
  return (
    <section className={styles.section} aria-labelledby="reviews" data-part={part}>
      <h2 id="reviews">{t.title}</h2>
      <p className={styles.average}>
        <StarRow count={rating.average} />
        {t.average(rating)}
      </p>
      <ul ref={list} className={styles.list}>
        {reviews.map((review) => (
          <Review key={keyOf(review)} {...review} />
        ))}
      </ul>
      {children}
      <p className={styles.muted}>{how}</p>
    </section>
  )
}

const keyOf = ({ author, writtenAt }: PublishedReview) => `${author} ${writtenAt}`

/** Can get the focus when it was added to the list. */
function Review({ author, stars, comment, writtenAt, language }: Props['reviews'][number]) {
  const t = useStore(reviewsMessages)
  const { time } = useStore(format)
  const date = time(new Date(writtenAt), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <li className={styles.review} tabIndex={-1}>
      <h3>
        <Stars count={stars} />
      </h3>
      {comment && (
        <p className={styles.comment} lang={language}>
          {comment}
        </p>
      )}
      <p className={styles.muted}>{t.by({ author, date })}</p>
    </li>
  )
}
