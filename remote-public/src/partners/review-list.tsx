import { useStore } from '@nanostores/react'
import type { PartnerReviews } from '@platform/shared-contracts/http'
import { i18n } from '../app/i18n.ts'
import { formatDay } from '../lib/day.ts'
import styles from './partners.module.css'
import { reviewListMessages } from './profile.messages.ts'

/** What clients said of completed consultations; nothing where there is none. */
export function ReviewList({ reviews }: { readonly reviews: PartnerReviews }) {
  const m = useStore(reviewListMessages)
  const language = useStore(i18n.language)
  const { count, average, items } = reviews
  if (average === null) return null
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">{m.title}</h2>
      <p>{m.average({ average, count })}</p>
      <ul className={styles.credentials}>
        {items.map(({ author, stars, comment, writtenAt }) => (
          <li key={`${author} ${writtenAt}`} className={styles.review}>
            <h3>{m.stars({ stars })}</h3>
            {comment && <p>{comment}</p>}
            <p className={styles.muted}>{m.by({ author, date: formatDay(writtenAt, language) })}</p>
          </li>
        ))}
      </ul>
      <p className={styles.muted}>{m.how}</p>
    </section>
  )
}
