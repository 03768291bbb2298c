import { useStore } from '@nanostores/react'
import { useNavigate } from 'react-router-dom'
import {
  PartnerRecordRequest,
  type PartnerCandidate,
  type PartnerRecord,
} from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { PageHeader } from '@platform/shared-ui/page-header'
import { ResourceForm } from '../ui/resource-form.tsx'
import { useResourceForm } from '../ui/use-resource-form.ts'
import { CredentialFields } from './credential-fields.tsx'
import { draftOf, requestOf } from './partner-form.rule.ts'
import { AboutFields, WorkFields } from './partner-fields.tsx'
import { PortraitCard } from './portrait-card.tsx'
import { useSavePartnerMutation } from './partners.api.ts'
import { partnerMessages } from './partners.messages.ts'
import layout from '../ui/layout.module.css'

interface Props {
  readonly person: PartnerCandidate | PartnerRecord
  readonly isNew: boolean
}

const FORM = 'partner-form'

export function PartnerEditor({ person, isNew }: Props) {
  const t = useStore(partnerMessages)
  const { notify } = usePlatform()
  const navigate = useNavigate()
  const [save] = useSavePartnerMutation()
  const name = `${person.firstName} ${person.lastName}`
  const form = useResourceForm({
    row: person,
    toDraft: draftOf,
    toRequest: requestOf,
    schema: PartnerRecordRequest,
    storedAs: ({ id }) => `partner-${id}`,
    save: (wanted) => save({ id: person.id, wanted }),
    onSaved: () => {
      notify('success', t.saved({ name }))
      void navigate('/professional-partners')
    },
  })
  const actions = (
    <>
      {form.isDirty && (
        <Button variant="ghost" onClick={form.undo}>
          {t.discard}
        </Button>
      )}
      <BusyButton type="submit" form={FORM} variant="primary" isBusy={form.isSaving} busyText={t.saving}>
        {t.save}
      </BusyButton>
    </>
  )
  return (
    <>
      <PageHeader
        back={{ to: '/professional-partners', label: t.back }}
        title={isNew ? t.newTitle({ name }) : t.editTitle({ name })}
        lead={form.isDirty ? `${person.email}. ${t.unsaved}` : person.email}
        actions={actions}
      />
      <ResourceForm form={form} id={FORM} className={layout.stack}>
        <AboutFields form={form} />
        <WorkFields form={form} />
        <CredentialFields form={form} />
      </ResourceForm>
      {'profile' in person && person.profile && <PortraitCard partner={person} />}
    </>
  )
}
