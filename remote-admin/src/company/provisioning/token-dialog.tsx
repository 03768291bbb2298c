import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ScimTokenRequest, type NewScimToken } from '@platform/shared-contracts/http'
import { TextField } from '@platform/shared-ui/field'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { SecretDialog } from '../../ui/secret-dialog.tsx'
import { useActionForm } from '../../ui/use-row-form.ts'
import { useMakeScimTokenMutation } from './provisioning.api.ts'
import { scimTokenMessages } from './provisioning.messages.ts'

interface TokenDialogProps {
  readonly onClose: () => void
}

/** Makes a token, and shows it once. */
export function TokenDialog({ onClose }: TokenDialogProps) {
  const t = useStore(scimTokenMessages)
  const [made, setMade] = useState<NewScimToken | null>(null)
  if (made === null) return <TokenForm onMade={setMade} onClose={onClose} />
  return (
    <SecretDialog
      title={t.createdTitle({ name: made.name })}
      text={t.createdText}
      label={t.token}
      secret={made.token}
      texts={t}
      onClose={onClose}
    />
  )
}

function TokenForm({
  onMade,
  onClose,
}: TokenDialogProps & { readonly onMade: (made: NewScimToken) => void }) {
  const t = useStore(scimTokenMessages)
  const [make] = useMakeScimTokenMutation()
  const form = useActionForm({
    start: { name: '' },
    schema: ScimTokenRequest,
    send: async (body) => {
      const answer = await make(body)
      if (answer.data) onMade(answer.data)
      return answer
    },
    done: t.made,
    // The token follows in its place.
    onClose: () => undefined,
  })
  return (
    <ResourceDialog form={form} title={t.title} save={t.create} saving={t.creating} onClose={onClose}>
      <TextField label={t.name} hint={t.nameHint} autoComplete="off" required {...form.field('name')} />
    </ResourceDialog>
  )
}
