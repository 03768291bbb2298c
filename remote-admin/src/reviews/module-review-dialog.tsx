import { useStore } from '@nanostores/react'
import { ModuleReviewDecision, type ModuleReviewRecord } from '@platform/shared-contracts/http'
import { TextAreaField } from '@platform/shared-ui/field'
import { moduleTitle } from '../lib/module-title.ts'
import { ResourceDialog } from '../ui/resource-dialog.tsx'
import { RejectButton } from './reject-button.tsx'
import { ReviewText } from './review-text.tsx'
import { useDecideModuleReviewMutation } from './reviews.api.ts'
import { decisionMessages } from './reviews.messages.ts'
import { useDecisionForm } from './use-decision-form.ts'
import layout from '../ui/layout.module.css'

interface Props {
  readonly review: ModuleReviewRecord
  readonly onClose: () => void
}

/** The text and the decision; one that is published can only be rejected. */
export function ModuleReviewDialog({ review, onClose }: Props) {
  const t = useStore(decisionMessages)
  const [decide] = useDecideModuleReviewMutation()
  const { id, code, writtenAt } = review
  const isPending = review.state === 'pending'
  const form = useDecisionForm({
    ...{ writtenAt, onClose },
    first: isPending ? 'published' : 'rejected',
    schema: ModuleReviewDecision,
    send: (body) => decide({ id, body }),
  })
  return (
    <ResourceDialog
      form={form}
      title={t.title(review)}
      className={layout.stack}
      save={isPending ? t.publish : t.reject}
      saving={t.deciding}
      actions={isPending && <RejectButton form={form} />}
      onClose={onClose}
    >
      <p>{moduleTitle(code)}</p>
      <ReviewText {...review} />
      <TextAreaField
        label={isPending ? t.reason : t.reasonToReject}
        hint={t.reasonHint}
        maxLength={500}
        {...form.field('reason')}
      />
    </ResourceDialog>
  )
}
