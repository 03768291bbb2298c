import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import type { ApiResult } from '@platform/shared-contracts/client'
import { PasskeyChange } from '@platform/shared-contracts/http'
import { TextField } from '@platform/shared-ui/field'
import { LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { withElement } from '@platform/shared-ui/form/with-element'
import { FormActions } from './form-actions.tsx'
import { securityMessages } from './security.messages.ts'
import styles from './security-section.module.css'

const MAX_LENGTH = 60

interface PasskeyNameFormProps<T> {
  readonly name?: string
  readonly texts: { readonly submit: string; readonly busy: string; readonly failed: string }
  readonly send: (name: string) => Promise<ApiResult<T>>
  readonly onDone: (value: T) => void
  readonly onCancel: () => void
}

/** The name of a new passkey, or another one for one that is there. */
export function PasskeyNameForm<T>(props: PasskeyNameFormProps<T>) {
  const { name = '', texts, send, onDone, onCancel } = props
  const t = useStore(securityMessages)
  const form = useSchemaForm<PasskeyChange, PasskeyChange>({ schema: PasskeyChange, defaultValues: { name } })
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const submit = form.handleSubmit(async (change) => {
    const { data, error } = await send(change.name)
    if (error) showServerErrors(form, error, texts.failed)
    else onDone(data)
  })
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <LeaveQuestion form={form} />
      <FormFailure form={form} />
      <TextField
        label={t.passkeyName}
        hint={t.passkeyNameHint}
        autoComplete="off"
        required
        maxLength={MAX_LENGTH}
        {...withElement(fieldsOf(form)('name'), field)}
      />
      <FormActions
        submit={texts.submit}
        busy={texts.busy}
        isBusy={form.formState.isSubmitting}
        onCancel={onCancel}
      />
    </form>
  )
}
