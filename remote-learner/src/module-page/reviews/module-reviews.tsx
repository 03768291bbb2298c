import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import {
  REVIEWS_AT_FIRST,
  type ModuleReview,
  type Rating,
  type TrainingModuleDetail,
} from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { ReviewSection } from '@platform/shared-ui/reviews/review-section'
import { useLazyListReviewsQuery } from '../module.api.ts'
import { moduleReviewsMessages } from './module-reviews.messages.ts'

interface Props {
  readonly module: Pick<TrainingModuleDetail, 'code' | 'rating' | 'reviews'>
  /** A part of a page that is shown in parts. */
  readonly part?: string | undefined
}

/** What people who passed the module say; nothing where none of it is published. */
export function ModuleReviews({ module: { code, rating, reviews }, part }: Props) {
  if (!rating || !reviews || reviews.length === 0) return null
  return <Reviews key={code} {...{ code, rating, reviews, part }} />
}

interface ReviewsProps {
  readonly code: string
  readonly rating: Rating
  readonly reviews: readonly ModuleReview[]
  readonly part: string | undefined
}

function Reviews({ code, rating, reviews, part }: ReviewsProps) {
  const t = useStore(moduleReviewsMessages)
  const { shown, list, more, isFetching, isError } = useMoreReviews(code, reviews)
  return (
    <ReviewSection rating={rating} reviews={shown} how={t.how} list={list} part={part}>
      {isError && <Alert kind="danger">{t.failed}</Alert>}
      {shown.length < rating.count && (
        <BusyButton isBusy={isFetching} busyText={t.loading} onClick={() => void more()}>
          {t.more}
        </BusyButton>
      )}
    </ReviewSection>
  )
}

/** The list grows page by page, and the first of the new ones gets the focus: the button may be gone. */
function useMoreReviews(code: string, first: readonly ModuleReview[]) {
  const [added, setAdded] = useState<readonly ModuleReview[]>([])
  const [pages, setPages] = useState(1)
  const [fetchPage, { isFetching, isError }] = useLazyListReviewsQuery()
  const list = useRef<HTMLUListElement>(null)
  const focusAt = useRef<number | null>(null)
  const shown = withoutTwins([...first, ...added])
  useEffect(() => {
    const item = focusAt.current === null ? null : list.current?.children.item(focusAt.current)
    focusAt.current = null
    if (item instanceof HTMLElement) item.focus()
  }, [shown.length])
  const more = async () => {
    const page = pages + 1
    const { data } = await fetchPage({ code, page, size: REVIEWS_AT_FIRST })
    if (!data) return
    focusAt.current = shown.length
    setPages(page)
    setAdded([...added, ...data.items])
  }
  return { shown, list, more, isFetching, isError }
}

/** One that was published meanwhile moves others to the next page. */
function withoutTwins(reviews: readonly ModuleReview[]): readonly ModuleReview[] {
  const byKey = new Map(reviews.map((review) => [`${review.author} ${review.writtenAt}`, review]))
  return [...byKey.values()]
}
