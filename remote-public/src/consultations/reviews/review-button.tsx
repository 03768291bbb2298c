import { useStore } from '@nanostores/react'
import { callApi } from '@platform/shared-contracts/client'
import type { Consultation, ReviewInput } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { TextAreaField } from '@platform/shared-ui/field'
import { LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { RatingField } from '@platform/shared-ui/reviews/rating-field'
import { useState } from 'react'
import { i18n } from '../../app/i18n.ts'
import { schemaLoader } from '../../lib/load-shapes.ts'
import { reviewMessages } from '../consultations.messages.ts'
import styles from '../consultations.module.css'
import { formatMoment } from '../when.ts'

interface ReviewProps {
  readonly consultation: Consultation
  readonly onChanged: () => void
}

/** For the client of a completed consultation. */
export function ReviewButton({ consultation, onChanged }: ReviewProps) {
  const m = useStore(reviewMessages)
  const language = useStore(i18n.language)
  const [isOpen, setOpen] = useState(false)
  const time = formatMoment(consultation.startsAt, language)
  const isNew = consultation.review === null
  return (
    <>
      <Button
        size="sm"
        aria-label={isNew ? m.rateNamed({ time }) : m.changeNamed({ time })}
        onClick={() => setOpen(true)}
      >
        {isNew ? m.rate : m.change}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={m.title({ name: consultation.partner.name })}
        onClose={() => setOpen(false)}
      >
        <ReviewForm
          consultation={consultation}
          onChanged={() => {
            setOpen(false)
            onChanged()
          }}
        />
      </Dialog>
    </>
  )
}

function ReviewForm({ consultation, onChanged }: ReviewProps) {
  const m = useStore(reviewMessages)
  const { form, submit } = useReview({ consultation, onChanged })
  const field = fieldsOf(form)
  return (
    <form onSubmit={(event) => void submit(event)} className={styles.inDialog} noValidate>
      <RatingField {...field('stars')} />
      <div className={styles.wide}>
        <TextAreaField label={m.comment} hint={m.hint} maxLength={1000} rows={4} {...field('comment')} />
      </div>
      <p className={styles.muted}>{m.public}</p>
      <FormFailure form={form} />
      <BusyButton type="submit" variant="primary" isBusy={form.formState.isSubmitting} busyText={m.sending}>
        {m.send}
      </BusyButton>
      <LeaveQuestion form={form} />
    </form>
  )
}

function useReview({ consultation: { id, review }, onChanged }: ReviewProps) {
  const m = useStore(reviewMessages)
  const { fetch, notify } = usePlatform()
  const form = useSchemaForm<{ stars: string; comment: string }, ReviewInput>({
    schema: schemaLoader('ReviewInput'),
    defaultValues: { stars: review ? String(review.stars) : '', comment: review?.comment ?? '' },
    toRequest: ({ stars, comment }) => ({ stars: Number(stars), comment }),
  })
  const submit = form.handleSubmit(async (body) => {
    const { error } = await callApi(fetch, { url: `/consultations/${id}/review`, method: 'PUT', body })
    if (error) return showServerErrors(form, error, m.notSent)
    notify('success', m.sent)
    onChanged()
  })
  return { form, submit }
}
