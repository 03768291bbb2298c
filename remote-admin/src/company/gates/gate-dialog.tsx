import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { GateRequest, type CompanyOverview, type NewGate } from '@platform/shared-contracts/http'
import { TextField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import layout from '../../ui/layout.module.css'
import { QrCode } from '../../ui/qr-code.tsx'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { SecretDialog } from '../../ui/secret-dialog.tsx'
import { useActionForm } from '../../ui/use-row-form.ts'
import { useAddGateMutation } from './gates.api.ts'
import { gateFormMessages } from './gates.messages.ts'

interface GateDialogProps extends Pick<CompanyOverview, 'places'> {
  readonly onClose: () => void
}

type Added = Pick<NewGate, 'url' | 'qrCode'> & { readonly name: string }

/** Adds a gate, and shows the link for its tablet once. */
export function GateDialog({ places, onClose }: GateDialogProps) {
  const t = useStore(gateFormMessages)
  const [added, setAdded] = useState<Added | null>(null)
  if (added === null) return <GateForm places={places} onAdded={setAdded} onClose={onClose} />
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

function GateForm({
  places,
  onAdded,
  onClose,
}: GateDialogProps & { readonly onAdded: (added: Added) => void }) {
  const t = useStore(gateFormMessages)
  const [add] = useAddGateMutation()
  const form = useActionForm({
    start: { name: '', site: '' },
    toRequest: (typed) => typed,
    schema: GateRequest,
    send: async (body) => {
      const answer = await add(body)
      if (answer.data) onAdded({ ...answer.data, name: body.name })
      return answer
    },
    done: t.added,
    // The link follows in its place.
    onClose: () => undefined,
  })
  const { field } = form
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
      <TextField label={t.name} hint={t.nameHint} required {...field('name')} />
      <SelectField
        label={t.site}
        emptyOption={t.everySite}
        options={places.sites.map((site) => ({ value: site, label: site }))}
        {...field('site')}
      />
    </ResourceDialog>
  )
}
