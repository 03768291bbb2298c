import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useStore } from '@nanostores/react'
import type { ApiResult } from '@platform/shared-contracts/client'
import { TextField } from '@platform/shared-ui/field'
import { FormActions } from './form-actions.tsx'
import { securityMessages } from './security.messages.ts'
import styles from './security-section.module.css'
import { useAction } from '../../ui/use-action.ts'

const MAX_LENGTH = 60

interface PasskeyNameFormProps<T> {
  readonly name?: string
  readonly texts: { readonly submit: string; readonly busy: string; readonly failed: string }
  readonly send: (name: string) => Promise<ApiResult<T>>
  readonly onDone: (value: T) => void
  readonly onCancel: () => void
}

/** The name of a new passkey, or another one for one that is there. */
export function PasskeyNameForm<T>({
  name: before = '',
  texts,
  send,
  onDone,
  onCancel,
}: PasskeyNameFormProps<T>) {
  const t = useStore(securityMessages)
  const action = useAction()
  const [name, setName] = useState(before)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (action.isBusy) return
    const { data, error } = await action.run(() => send(name), texts.failed)
    if (!error) onDone(data)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={t.passkeyName}
        hint={t.passkeyNameHint}
        error={action.failure ?? undefined}
        name="passkey-name"
        autoComplete="off"
        required
        maxLength={MAX_LENGTH}
        ref={field}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <FormActions submit={texts.submit} busy={texts.busy} isBusy={action.isBusy} onCancel={onCancel} />
    </form>
  )
}
