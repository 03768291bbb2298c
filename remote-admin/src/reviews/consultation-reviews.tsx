import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { PendingReview } from '@platform/shared-contracts/http'
import type { Column } from '@platform/shared-ui/data-table'
import { ResourceList } from '../ui/lists/resource-list.tsx'
import { TwoLines } from '../ui/lists/two-lines.tsx'
import { useColumns } from '../ui/lists/use-columns.tsx'
import { useListView } from '../ui/lists/use-list-view.ts'
import { ConsultationReviewDialog } from './consultation-review-dialog.tsx'
import { ReviewText } from './review-text.tsx'
import { useListConsultationReviewsQuery } from './reviews.api.ts'
import { reviewsMessages } from './reviews.messages.ts'
import layout from '../ui/layout.module.css'

/** Reviews of consultations that wait for a decision. */
export function ConsultationReviews() {
  const t = useStore(reviewsMessages)
  const [open, setOpen] = useState<PendingReview | null>(null)
  const { data, currentData, ...answer } = useListConsultationReviewsQuery()
  return (
    <div className={layout.stack}>
      <ResourceList
        caption={t.title}
        columns={useReviewColumns()}
        answer={{
          ...answer,
          data: data && { items: data },
          currentData: currentData && { items: currentData },
        }}
        view={useListView([])}
        rowKey={({ id }) => id}
        rowName={({ client, partner }) => `${client}, ${partner}`}
        rowActions={(one) => [{ label: t.look, onSelect: () => setOpen(one) }]}
        empty={{ text: t.consultationsEmpty }}
      />
      {open && <ConsultationReviewDialog review={open} onClose={() => setOpen(null)} />}
    </div>
  )
}

function useReviewColumns(): readonly Column<PendingReview>[] {
  const t = useStore(reviewsMessages)
  const { day } = useColumns<PendingReview>()
  return [
    {
      id: 'client',
      header: t.author,
      isRowHeader: true,
      cell: ({ client, partner }) => <TwoLines second={t.about({ partner })}>{client}</TwoLines>,
    },
    { id: 'review', header: t.review, cell: (review) => <ReviewText {...review} /> },
    day('consultationAt', t.consultation),
    day('writtenAt', t.written),
  ]
}
