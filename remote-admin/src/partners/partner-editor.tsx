import { useStore } from '@nanostores/react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PartnerCandidate, PartnerRecord } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { PageHeader } from '@platform/shared-ui/page-header'
import { failureOf } from '../lib/failure.ts'
import { useStoredEdit } from '../lib/use-stored-edit.ts'
import { CredentialFields } from './credential-fields.tsx'
import { formErrors, formOf, requestOf } from './partner-form.rule.ts'
import { AboutFields, WorkFields } from './partner-fields.tsx'
import { useSavePartnerMutation } from './partners.api.ts'
import { partnerMessages } from './partners.messages.ts'
import classes from './partners.module.css'

interface Props {
  readonly person: PartnerCandidate | PartnerRecord
  readonly isNew: boolean
}

const FORM = 'partner-form'

export function PartnerEditor({ person, isNew }: Props) {
  const t = useStore(partnerMessages)
  const { notify } = usePlatform()
  const navigate = useNavigate()
  const draft = useStoredEdit(`partner-${person.id}`, formOf(person))
  const [save, { isLoading, error }] = useSavePartnerMutation()
  const failure = error && failureOf(error)
  const fields = { form: draft.value, errors: formErrors(failure?.fields ?? {}), change: draft.change }
  const name = `${person.firstName} ${person.lastName}`
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await save({ id: person.id, wanted: requestOf(draft.value) })
    if (answer.error) return
    draft.forget()
    notify('success', t.saved({ name }))
    await navigate('/professional-partners')
  }
  return (
    <>
      <PageHeader
        back={{ to: '/professional-partners', label: t.back }}
        title={isNew ? t.newTitle({ name }) : t.editTitle({ name })}
        lead={person.email}
        actions={
          <BusyButton type="submit" form={FORM} variant="primary" isBusy={isLoading} busyText={t.saving}>
            {t.save}
          </BusyButton>
        }
      />
      {failure && <Alert kind="danger">{failure.fields ? t.checkForm : failure.message}</Alert>}
      <form id={FORM} className={classes.form} onSubmit={(event) => void submit(event)}>
        <AboutFields {...fields} />
        <WorkFields {...fields} />
        <CredentialFields {...fields} />
      </form>
    </>
  )
}
