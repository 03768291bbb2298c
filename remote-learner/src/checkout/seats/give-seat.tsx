import { useStore } from '@nanostores/react'
import type { ApiError } from '@platform/shared-contracts/client'
import { SeatRequest } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { BusyButton } from '@platform/shared-ui/button'
import { TextField } from '@platform/shared-ui/field'
import { LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { startAgainAfter } from '@platform/shared-ui/form/start-again'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { SelectField } from '@platform/shared-ui/select-field'
import { useGiveSeatMutation } from './seats.api.ts'
import { LANGUAGE_CHOICES } from './language-choices.ts'
import { seatsMessages } from './seats.messages.ts'
import classes from '../checkout.module.css'

export function GiveSeat({ id }: { readonly id: string }) {
  const t = useStore(seatsMessages)
  const { form, submit } = useGiving(id)
  const field = fieldsOf(form)
  return (
    <form className={classes.give} onSubmit={(event) => void submit(event)} noValidate>
      <LeaveQuestion form={form} />
      <FormFailure form={form} />
      <TextField label={t.email} hint={t.emailHint} autoComplete="off" required {...field('email')} />
      <SelectField label={t.language} options={LANGUAGE_CHOICES} {...field('language')} />
      <div>
        <BusyButton type="submit" isBusy={form.formState.isSubmitting} busyText={t.giving}>
          {t.give}
        </BusyButton>
      </div>
    </form>
  )
}

function useGiving(id: string) {
  const t = useStore(seatsMessages)
  const { notify } = usePlatform()
  const [give] = useGiveSeatMutation()
  const form = useSchemaForm<Required<SeatRequest>, SeatRequest>({
    schema: SeatRequest,
    defaultValues: { email: '', language: locale.get() },
  })
  const submit = form.handleSubmit(async (request) => {
    const { email } = request
    const { language } = form.getValues()
    const startAgain = startAgainAfter(form)
    const { data: order, error } = await give({ id, ...request })
    if (!order) return showServerErrors(form, error as ApiError, (error as ApiError).message)
    startAgain({ email: '', language })
    const isInvited = order.invitations?.some((one) => one.email === email.toLowerCase())
    if (isInvited) notify('success', t.mailed({ email }))
    else notify('success', email.includes('@') ? t.given({ email }) : t.givenNumber({ number: email }))
  })
  return { form, submit }
}
