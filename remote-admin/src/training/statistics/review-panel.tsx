import { useStore } from '@nanostores/react'
import type { ContentReview } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import type { Column } from '@platform/shared-ui/data-table'
import { DAY, dayOf } from '../../lib/format.ts'
import { ResourceList } from '../../ui/resource-list.tsx'
import { useGetContentReviewQuery } from './statistics.api.ts'
import { reviewMessages } from './statistics.messages.ts'
import classes from './statistics.module.css'
import { useStatisticsView } from './use-statistics-view.ts'

type Point = ContentReview['unchecked'][number]

/** What the rules of the module were checked against, and each point that is still open. */
export function ReviewPanel() {
  const t = useStore(reviewMessages)
  const { view, module } = useStatisticsView()
  const answer = useGetContentReviewQuery(module)
  const review = answer.data
  const rows = { ...answer, data: listed(answer.data), currentData: listed(answer.currentData) }
  return (
    <div className={classes.panel}>
      <Status review={answer.currentData} />
      <ResourceList
        caption={t.caption}
        columns={useColumns()}
        answer={rows}
        view={view}
        rowKey={({ where, cite }) => `${where} ${cite}`}
        rowName={({ where }) => where}
        empty={{ text: t.empty }}
      />
      {review && (
        <section className={classes.about} aria-labelledby="review-sources">
          <h2 id="review-sources">{t.sources}</h2>
          <ul>
            {review.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Status({ review }: { readonly review: ContentReview | undefined }) {
  const t = useStore(reviewMessages)
  const { time } = useStore(format)
  const day = (date: string) => time(dayOf(date), DAY)
  return (
    <p className={classes.counted} role="status">
      {review &&
        t.reviewed({
          on: day(review.reviewedOn),
          next: day(review.nextReviewOn),
          count: review.unchecked.length,
        })}
    </p>
  )
}

function listed(review: ContentReview | undefined) {
  return review && { items: review.unchecked }
}

function useColumns(): readonly Column<Point>[] {
  const t = useStore(reviewMessages)
  return [
    {
      id: 'where',
      header: t.where,
      isRowHeader: true,
      cell: ({ where }) => where,
      sortBy: ({ where }) => where,
    },
    {
      id: 'cite',
      header: t.paragraphs,
      cell: ({ cite }) => (cite === 'none' ? t.none : cite),
      sortBy: ({ cite }) => cite,
    },
    { id: 'why', header: t.why, cell: ({ why }) => why },
  ]
}
