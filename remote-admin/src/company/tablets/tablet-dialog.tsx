import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { TabletRequest, type NewTablet } from '@platform/shared-contracts/http'
import { TextField } from '@platform/shared-ui/field'
import layout from '../../ui/layout.module.css'
import { QrCode } from '../../ui/qr-code.tsx'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { SecretDialog } from '../../ui/secret-dialog.tsx'
import { useActionForm } from '../../ui/use-row-form.ts'
import { useAddTabletMutation } from './tablets.api.ts'
import { tabletFormMessages } from './tablets.messages.ts'

interface TabletDialogProps {
  readonly onClose: () => void
}

type Added = Pick<NewTablet, 'url' | 'qrCode'> & { readonly name: string }

/** Adds a shared tablet, and shows the link for it once. */
export function TabletDialog({ onClose }: TabletDialogProps) {
  const t = useStore(tabletFormMessages)
  const [added, setAdded] = useState<Added | null>(null)
  if (added === null) return <TabletForm onAdded={setAdded} onClose={onClose} />
  return (
    <SecretDialog
      title={t.createdTitle({ name: added.name })}
      text={t.createdText}
      label={t.address}
      secret={added.url}
      texts={t}
      onClose={onClose}
    >
      <QrCode qrCode={added.qrCode} label={t.qrCode} />
    </SecretDialog>
  )
}

function TabletForm({ onAdded, onClose }: TabletDialogProps & { readonly onAdded: (added: Added) => void }) {
  const t = useStore(tabletFormMessages)
  const [add] = useAddTabletMutation()
  const form = useActionForm({
    start: { name: '' },
    schema: TabletRequest,
    send: async (body) => {
      const answer = await add(body)
      if (answer.data) onAdded({ ...answer.data, name: body.name })
      return answer
    },
    done: t.added,
    // The link follows in its place.
    onClose: () => undefined,
  })
  return (
    <ResourceDialog
      form={form}
      title={t.title}
      className={layout.stack}
      save={t.save}
      saving={t.saving}
      onClose={onClose}
    >
      <p>{t.text}</p>
      <TextField label={t.name} hint={t.nameHint} required {...form.field('name')} />
    </ResourceDialog>
  )
}
