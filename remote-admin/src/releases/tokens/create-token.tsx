import { useStore } from '@nanostores/react'
import { useState } from 'react'
import {
  DEPLOY_TOKEN_DAYS_MAX,
  DeployTokenRequest,
  type DeployTokenAnswer,
} from '@platform/shared-contracts/http'
import { TextField } from '@platform/shared-ui/field'
import { ChoicesField } from '../../ui/choices-field.tsx'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { useResourceForm } from '../../ui/use-resource-form.ts'
import { labeled } from '../../ui/use-row-form.ts'
import { NewTokenDialog } from './new-token-dialog.tsx'
import { TOKEN_FIELDS } from './token-fields.rule.ts'
import { useCreateDeployTokenMutation } from './tokens.api.ts'
import { tokenFormMessages } from './tokens.messages.ts'

const NEW_TOKEN = TOKEN_FIELDS.toDraft(null)
const MENUS = ['main', 'services', 'admin'] as const

/** The form, then the new token, once; a refusal keeps what was typed. */
export function CreateToken({ onClose }: { readonly onClose: () => void }) {
  const t = useStore(tokenFormMessages)
  const [created, setCreated] = useState<DeployTokenAnswer | null>(null)
  const [send] = useCreateDeployTokenMutation()
  const form = useResourceForm({
    row: null,
    toDraft: () => NEW_TOKEN,
    toRequest: TOKEN_FIELDS.toRequest,
    schema: DeployTokenRequest,
    save: send,
    onSaved: setCreated,
  })
  const field = labeled(form, t)
  if (created) return <NewTokenDialog created={created} onClose={onClose} />
  return (
    <ResourceDialog form={form} title={t.title} save={t.create} saving={t.creating} onClose={onClose}>
      <TextField {...field('name')} autoComplete="off" required />
      <TextField {...field('team')} autoComplete="off" required spellCheck={false} />
      <TextField {...field('remotes')} autoComplete="off" required spellCheck={false} />
      <TextField {...field('prefixes')} autoComplete="off" spellCheck={false} />
      <ChoicesField
        label={t.menus}
        hint={t.menusHint}
        options={MENUS.map((menu) => ({ value: menu, label: t[menu] }))}
        field={form.field('menus')}
      />
      <TextField {...field('days')} type="number" min={1} max={DEPLOY_TOKEN_DAYS_MAX} required />
    </ResourceDialog>
  )
}
