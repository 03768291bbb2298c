import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { PACK_LINK_DAYS, PackLinkRequest, type InspectionPack } from '@platform/shared-contracts/http'
import { TextField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import layout from '../../ui/layout.module.css'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { SecretDialog } from '../../ui/secret-dialog.tsx'
import { useActionForm } from '../../ui/use-row-form.ts'
import { useMakePackLinkMutation } from './packs.api.ts'
import { packLinkMessages } from './packs.messages.ts'

interface LinkDialogProps {
  readonly pack: Pick<InspectionPack, 'id'>
  readonly name: string
  readonly onClose: () => void
}

interface Made {
  readonly url: string
  readonly recipient: string
}

/** Makes a link for someone without an account, and shows its address once. */
export function LinkDialog({ pack, name, onClose }: LinkDialogProps) {
  const t = useStore(packLinkMessages)
  const [made, setMade] = useState<Made | null>(null)
  if (made === null) return <LinkForm pack={pack} name={name} onMade={setMade} onClose={onClose} />
  return (
    <SecretDialog
      title={t.createdTitle({ recipient: made.recipient })}
      text={t.createdText}
      label={t.address}
      secret={made.url}
      texts={t}
      onClose={onClose}
    />
  )
}

function LinkForm({
  pack,
  name,
  onMade,
  onClose,
}: LinkDialogProps & { readonly onMade: (made: Made) => void }) {
  const t = useStore(packLinkMessages)
  const [make] = useMakePackLinkMutation()
  const form = useActionForm({
    start: { recipient: '', days: String(PACK_LINK_DAYS[0]) },
    toRequest: ({ recipient, days }) => ({ recipient, days: Number(days) }),
    schema: PackLinkRequest,
    send: async (body) => {
      const answer = await make({ packId: pack.id, ...body })
      if (answer.data) onMade({ url: answer.data.url, recipient: body.recipient })
      return answer
    },
    done: t.made,
    // The address follows in its place.
    onClose: () => undefined,
  })
  const { field } = form
  return (
    <ResourceDialog
      form={form}
      title={t.title({ name })}
      className={layout.stack}
      save={t.make}
      saving={t.making}
      onClose={onClose}
    >
      <p>{t.text}</p>
      <TextField label={t.recipient} hint={t.recipientHint} required {...field('recipient')} />
      <SelectField
        label={t.days}
        options={PACK_LINK_DAYS.map((days) => ({ value: String(days), label: t.forDays({ days }) }))}
        {...field('days')}
      />
    </ResourceDialog>
  )
}
