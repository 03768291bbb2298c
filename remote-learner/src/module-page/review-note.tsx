import { useStore } from '@nanostores/react'
import type { ReviewSummary } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { formatDate } from '../lib/dates.ts'
import { moduleMessages } from './module.messages.ts'

/** When the rules were checked, and how much is still open. */
export function ReviewNote({ review }: { readonly review: ReviewSummary }) {
  const t = useStore(moduleMessages)
  const { reviewedOn, unchecked } = review
  const date = formatDate(reviewedOn, useStore(locale))
  return (
    <>
      <h2>{t.review}</h2>
      <p>
        {t.reviewText({ date })} {unchecked > 0 && t.reviewOpen({ count: unchecked })}
      </p>
    </>
  )
}
