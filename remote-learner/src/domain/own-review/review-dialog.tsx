import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import type { ApiError } from '@platform/shared-contracts/client'
import { ModuleReviewInput, type Language, type OwnModuleReview } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { LANGUAGE_CODES, LANGUAGES } from '@platform/shared-contracts/rules'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { TextAreaField } from '@platform/shared-ui/field'
import { LeaveAlert, LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { RatingField } from '@platform/shared-ui/reviews/rating-field'
import { SelectField } from '@platform/shared-ui/select-field'
import { useSaveReviewMutation } from './own-reviews.api.ts'
import { reviewFormMessages } from './own-review.messages.ts'
import classes from './own-review.module.css'

export interface ReviewDialogProps {
  readonly code: string
  /** Of the module. */
  readonly title: string
  /** What is changed; `null` for a new one. */
  readonly saved: OwnModuleReview | null
  readonly onClose: () => void
}

const MAX_LENGTH = 1000

/** Closing it asks first, as leaving the page does. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { title, onClose } = props
  const t = useStore(reviewFormMessages)
  const id = useId()
  const { form, submit } = useReviewForm(props)
  const { isDirty, isSubmitting } = form.formState
  const [isAsking, setAsking] = useState(false)
  const close = () => (isDirty ? setAsking(true) : onClose())
  const field = fieldsOf(form)
  const footer = (
    <>
      <Button onClick={close}>{t.cancel}</Button>
      <BusyButton type="submit" form={id} variant="primary" isBusy={isSubmitting} busyText={t.sending}>
        {t.send}
      </BusyButton>
    </>
  )
  return (
    <>
      <Dialog isOpen title={t.title({ title })} onClose={close} footer={footer}>
        <form id={id} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
          <FormFailure form={form} />
          <RatingField {...field('stars')} />
          <TextAreaField
            label={t.comment}
            hint={t.hint}
            maxLength={MAX_LENGTH}
            rows={4}
            {...field('comment')}
          />
          <SelectField
            label={t.language}
            options={LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value].name }))}
            {...field('language')}
          />
          <p className={classes.note}>{t.public}</p>
          <LeaveQuestion form={form} />
        </form>
      </Dialog>
      {isAsking && <LeaveAlert onLeave={onClose} onStay={() => setAsking(false)} />}
    </>
  )
}

interface Draft {
  readonly stars: string
  readonly comment: string
  readonly language: Language
}

function useReviewForm({ code, saved, onClose }: ReviewDialogProps) {
  const t = useStore(reviewFormMessages)
  const { notify, report } = usePlatform()
  const [save] = useSaveReviewMutation()
  const form = useSchemaForm<Draft, ModuleReviewInput>({
    schema: ModuleReviewInput,
    defaultValues: {
      stars: saved ? String(saved.stars) : '',
      comment: saved?.comment ?? '',
      language: saved?.language ?? locale.get(),
    },
    toRequest: ({ stars, ...draft }) => ({ ...draft, stars: Number(stars) }),
  })
  const submit = form.handleSubmit(async (body) => {
    const { error } = await save({ code, body })
    if (error) {
      const failure = error as ApiError
      if (failure.status === 0) report(new Error(failure.message))
      return showServerErrors(form, failure, t.failed)
    }
    notify('success', t.sent)
    onClose()
  })
  return { form, submit }
}
