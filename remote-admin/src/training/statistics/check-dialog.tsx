import { useStore } from '@nanostores/react'
import { ReviewCheckRequest, type ReviewPoint } from '@platform/shared-contracts/http'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { useActionForm } from '../../ui/use-row-form.ts'
import { useCheckReviewPointMutation } from './statistics.api.ts'
import { reviewMessages } from './statistics.messages.ts'

interface Props {
  readonly module: string
  readonly point: ReviewPoint
  readonly onClose: () => void
}

/** What a person read to check a point. */
export function CheckDialog({ module, point, onClose }: Props) {
  const t = useStore(reviewMessages)
  const [check] = useCheckReviewPointMutation()
  const { key, where, cite, check: before } = point
  const form = useActionForm({
    start: { source: before?.source ?? '', note: before?.note ?? '' },
    toRequest: (draft) => ({ ...draft, module, key }),
    schema: ReviewCheckRequest,
    send: (request) => check(request),
    done: t.marked,
    onClose,
  })
  return (
    <ResourceDialog form={form} title={t.checkTitle} save={t.mark} onClose={onClose}>
      <p>
        {where}: {cite === 'none' ? t.none : cite}. {point.why}
      </p>
      <TextField label={t.source} hint={t.sourceHint} required {...form.field('source')} />
      <TextAreaField label={t.note} rows={3} {...form.field('note')} />
    </ResourceDialog>
  )
}
