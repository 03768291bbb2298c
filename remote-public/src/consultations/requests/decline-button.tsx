import { useStore } from '@nanostores/react'
import { callApi } from '@platform/shared-contracts/client'
import type { TimeRequest, TimeRequestRefusal } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { TextAreaField } from '@platform/shared-ui/field'
import { LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { useState } from 'react'
import { schemaLoader } from '../../lib/load-shapes.ts'
import styles from '../consultations.module.css'
import { timeRequestMessages } from './time-requests.messages.ts'

interface DeclineButtonProps {
  readonly request: TimeRequest
  readonly onChanged: () => void
}

export function DeclineButton({ request, onChanged }: DeclineButtonProps) {
  const m = useStore(timeRequestMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        aria-label={m.declineNamed({ name: request.client.name })}
        onClick={() => setOpen(true)}
      >
        {m.decline}
      </Button>
      <Dialog isOpen={isOpen} title={m.declineTitle} onClose={() => setOpen(false)}>
        <DeclineForm id={request.id} onDone={onChanged} />
      </Dialog>
    </>
  )
}

function DeclineForm({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const m = useStore(timeRequestMessages)
  const { fetch, notify } = usePlatform()
  const form = useSchemaForm<TimeRequestRefusal, TimeRequestRefusal>({
    schema: schemaLoader('TimeRequestRefusal'),
    defaultValues: { reason: '' },
  })
  const submit = form.handleSubmit(async (body) => {
    const request = { url: `/consultations/requests/${id}/decline`, method: 'POST', body } as const
    const { error } = await callApi(fetch, request)
    if (error) return showServerErrors(form, error, m.notDone)
    notify('success', m.declinedDone)
    onDone()
  })
  return (
    <form onSubmit={(event) => void submit(event)} className={styles.inDialog} noValidate>
      <TextAreaField
        label={m.reasonLabel}
        hint={m.reasonHint}
        required
        maxLength={500}
        {...fieldsOf(form)('reason')}
      />
      <FormFailure form={form} />
      <BusyButton type="submit" variant="primary" isBusy={form.formState.isSubmitting} busyText={m.declining}>
        {m.decline}
      </BusyButton>
      <LeaveQuestion form={form} />
    </form>
  )
}
