import { useStore } from '@nanostores/react'
import { callApi } from '@platform/shared-contracts/client'
import type { PendingReview } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { FailedState } from '@platform/shared-ui/failed-state'
import { useState } from 'react'
import { i18n } from '../../app/i18n.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { reviewMessages } from '../consultations.messages.ts'
import styles from '../consultations.module.css'
import { formatMoment } from '../when.ts'

/** Reviews that staff publish or reject; nothing where none waits. */
export function PendingReviews() {
  const m = useStore(reviewMessages)
  const { answer, data, reload } = useAnswer('/admin/reviews', 'PendingReviewList', { isFresh: true })
  if (answer.status === 'failed') return <FailedState onRetry={reload}>{m.pendingFailed}</FailedState>
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="pending-reviews">
      <h2 id="pending-reviews">{m.pendingTitle}</h2>
      <p className={styles.muted}>{m.pendingHint}</p>
      <ul className={styles.list}>
        {data.map((review) => (
          <ReviewCard key={`${review.id} ${review.writtenAt}`} review={review} onChanged={reload} />
        ))}
      </ul>
    </section>
  )
}

interface ReviewCardProps {
  readonly review: PendingReview
  readonly onChanged: () => void
}

function ReviewCard({ review, onChanged }: ReviewCardProps) {
  const m = useStore(reviewMessages)
  const language = useStore(i18n.language)
  const { isBusy, error, decide } = useDecision(review, onChanged)
  const { client, partner, stars, comment, consultationAt } = review
  return (
    <Card
      as="li"
      level={3}
      title={m.stars({ count: stars })}
      eyebrow={m.by({ client, partner })}
      footer={
        <>
          <Button
            size="sm"
            disabled={isBusy}
            aria-label={m.publishNamed({ client })}
            onClick={() => decide('published')}
          >
            {m.publish}
          </Button>
          <Button
            size="sm"
            disabled={isBusy}
            aria-label={m.rejectNamed({ client })}
            onClick={() => decide('rejected')}
          >
            {m.reject}
          </Button>
        </>
      }
    >
      <p className={styles.notes}>{comment || m.noComment}</p>
      <p className={styles.muted}>{formatMoment(consultationAt, language)}</p>
      {error && <Alert kind="danger">{error}</Alert>}
    </Card>
  )
}

function useDecision({ id, writtenAt }: PendingReview, onChanged: () => void) {
  const m = useStore(reviewMessages)
  const { fetch, notify } = usePlatform()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  async function request(state: 'published' | 'rejected') {
    setBusy(true)
    const body = { state, writtenAt }
    const { error: refusal } = await callApi(fetch, { url: `/admin/reviews/${id}`, method: 'POST', body })
    setBusy(false)
    setError(refusal ? (refusal.serverMessage ?? m.notDecided) : null)
    if (refusal) return
    notify('success', state === 'published' ? m.publishedDone : m.rejectedDone)
    onChanged()
  }
  return { isBusy, error, decide: (state: 'published' | 'rejected') => void request(state) }
}
