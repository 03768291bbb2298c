import { useStore } from '@nanostores/react'
import { useState, type FormEvent } from 'react'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { failureOf } from '../../lib/failure.ts'
import { NewTokenDialog } from './new-token-dialog.tsx'
import { TokenFields } from './token-fields.tsx'
import { byField, faultsOf, NEW_TOKEN, requestOf, type TokenField } from './token-form.rule.ts'
import { useCreateDeployTokenMutation } from './tokens.api.ts'
import { tokenFormMessages } from './tokens.messages.ts'
import classes from './tokens.module.css'

const FORM = 'deploy-token-form'

/** The form, then the new token, once; a refusal keeps what was typed. */
export function CreateToken({ onClose }: { readonly onClose: () => void }) {
  const t = useStore(tokenFormMessages)
  const form = useTokenForm()
  if (form.created) return <NewTokenDialog created={form.created} onClose={onClose} />
  const footer = (
    <>
      <Button onClick={onClose}>{t.cancel}</Button>
      <BusyButton type="submit" form={FORM} variant="primary" isBusy={form.isSending} busyText={t.creating}>
        {t.create}
      </BusyButton>
    </>
  )
  return (
    <Dialog isOpen title={t.title} onClose={onClose} footer={footer}>
      <form id={FORM} className={classes.form} noValidate onSubmit={form.submit}>
        {form.message && <Alert kind="danger">{form.message}</Alert>}
        <TokenFields draft={form.draft} errors={form.errors} set={form.set} />
      </form>
    </Dialog>
  )
}

function useTokenForm() {
  const t = useStore(tokenFormMessages)
  const [draft, setDraft] = useState(NEW_TOKEN)
  const [faults, setFaults] = useState<readonly TokenField[]>([])
  const [send, { data: created, isLoading: isSending, error }] = useCreateDeployTokenMutation()
  const failure = error && failureOf(error)
  const isFaulty = faults.length > 0
  const own = Object.fromEntries(faults.map((field) => [field, t[`${field}Fault`]]))
  return {
    draft,
    created,
    isSending,
    errors: isFaulty ? own : byField(failure?.fields),
    message: isFaulty ? t.fixErrors : failure?.message,
    set: (patch: Partial<typeof draft>) => setDraft({ ...draft, ...patch }),
    submit: (event: FormEvent) => {
      event.preventDefault()
      const found = faultsOf(draft)
      setFaults(found)
      if (found.length === 0) void send(requestOf(draft))
    },
  }
}
