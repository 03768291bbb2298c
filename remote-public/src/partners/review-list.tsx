import { useStore } from '@nanostores/react'
import type { PartnerReviews } from '@platform/shared-contracts/http'
import { ReviewSection } from '@platform/shared-ui/reviews/review-section'
import { reviewListMessages } from './profile.messages.ts'

/** What clients said of completed consultations; nothing where there is none. */
export function ReviewList({ reviews: { count, average, items } }: { readonly reviews: PartnerReviews }) {
  const m = useStore(reviewListMessages)
  return average === null ? null : <ReviewSection rating={{ count, average }} reviews={items} how={m.how} />
}
