import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { DeployTokenRequest, type DeployTokenAnswer } from '@platform/shared-contracts/http'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { useResourceForm } from '../../ui/use-resource-form.ts'
import { NewTokenDialog } from './new-token-dialog.tsx'
import { TokenFields } from './token-fields.tsx'
import { NEW_TOKEN, requestOf } from './token-form.rule.ts'
import { useCreateDeployTokenMutation } from './tokens.api.ts'
import { tokenFormMessages } from './tokens.messages.ts'
import classes from './tokens.module.css'

/** The form, then the new token, once; a refusal keeps what was typed. */
export function CreateToken({ onClose }: { readonly onClose: () => void }) {
  const t = useStore(tokenFormMessages)
  const [created, setCreated] = useState<DeployTokenAnswer | null>(null)
  const [send] = useCreateDeployTokenMutation()
  const form = useResourceForm({
    row: NEW_TOKEN,
    toDraft: () => NEW_TOKEN,
    toRequest: requestOf,
    schema: DeployTokenRequest,
    save: send,
    onSaved: setCreated,
  })
  if (created) return <NewTokenDialog created={created} onClose={onClose} />
  return (
    <ResourceDialog
      form={form}
      title={t.title}
      className={classes.form}
      save={t.create}
      saving={t.creating}
      onClose={onClose}
    >
      <TokenFields form={form} />
    </ResourceDialog>
  )
}
