import { useStore } from '@nanostores/react'
import { ReviewDecision, type PendingReview } from '@platform/shared-contracts/http'
import { ResourceDialog } from '../ui/resource-dialog.tsx'
import { ReviewText } from './review-text.tsx'
import { RejectButton } from './reject-button.tsx'
import { useDecideConsultationReviewMutation } from './reviews.api.ts'
import { decisionMessages, reviewsMessages } from './reviews.messages.ts'
import { useDecisionForm } from './use-decision-form.ts'
import layout from '../ui/layout.module.css'

interface Props {
  readonly review: PendingReview
  readonly onClose: () => void
}

/** The text and the decision. */
export function ConsultationReviewDialog({ review, onClose }: Props) {
  const t = useStore(decisionMessages)
  const { about } = useStore(reviewsMessages)
  const [decide] = useDecideConsultationReviewMutation()
  const { id, client: author, partner, writtenAt } = review
  const form = useDecisionForm({
    ...{ writtenAt, onClose },
    first: 'published',
    schema: ReviewDecision,
    send: (body) => decide({ id, body }),
  })
  return (
    <ResourceDialog
      form={form}
      title={t.title({ author })}
      className={layout.stack}
      save={t.publish}
      saving={t.deciding}
      actions={<RejectButton form={form} />}
      onClose={onClose}
    >
      <p>{about({ partner })}</p>
      <ReviewText {...review} />
    </ResourceDialog>
  )
}
