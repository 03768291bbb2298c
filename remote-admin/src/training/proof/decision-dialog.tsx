import { useStore } from '@nanostores/react'
import type { FormEvent } from 'react'
import { useDownload } from '@platform/shared-contracts/client'
import { CredentialDecision, type CredentialReview } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { BusyButton } from '@platform/shared-ui/button'
import { FactList } from '@platform/shared-ui/fact-list'
import { TextAreaField } from '@platform/shared-ui/field'
import { DownloadIcon } from '@platform/shared-ui/icon'
import { DAY, dayOf } from '../../lib/format.ts'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { useActionForm } from '../../ui/use-row-form.ts'
import { useDecideCredentialMutation } from './proof.api.ts'
import { credentialMessages } from './proof.messages.ts'
import layout from '../../ui/layout.module.css'

interface Props {
  readonly review: CredentialReview
  readonly onClose: () => void
}

/** The document, what the learner says of it, and the decision. */
export function DecisionDialog({ review, onClose }: Props) {
  const t = useStore(credentialMessages)
  const form = useDecisionForm(review, onClose)
  const file = useDownload(t.fileFailed)
  return (
    <ResourceDialog
      form={form}
      size="lg"
      title={t.decideTitle({ title: review.title, name: review.learner.name })}
      className={layout.stack}
      save={t.approve}
      saving={t.deciding}
      actions={
        <BusyButton variant="danger" isBusy={form.isSaving} busyText={t.deciding} onClick={form.refuse}>
          {t.refuse}
        </BusyButton>
      }
      onClose={onClose}
    >
      <p>{t.decideText}</p>
      <Facts review={review} />
      <div>
        <BusyButton
          icon={<DownloadIcon />}
          isBusy={file.isBusy}
          busyText={t.downloading}
          onClick={() => void file.download(`/credentials/${review.id}/file`, review.fileName)}
        >
          {t.file}
        </BusyButton>
      </div>
      <TextAreaField label={t.reason} hint={t.reasonHint} {...form.field('reason')} />
    </ResourceDialog>
  )
}

const UNDECIDED = { reason: '', isApproved: true }

function useDecisionForm({ id, version }: CredentialReview, onClose: () => void) {
  const t = useStore(credentialMessages)
  const [decide] = useDecideCredentialMutation()
  const form = useActionForm({
    start: UNDECIDED,
    toRequest: (draft) => ({ ...draft, version }),
    schema: CredentialDecision,
    send: (decision) => decide({ id, decision }),
    done: ({ isApproved }) => (isApproved ? t.approved : t.refused),
    onClose,
  })
  const decideAs = (isApproved: boolean, event?: FormEvent) => {
    event?.preventDefault()
    form.form.setValue('isApproved', isApproved)
    form.submit()
  }
  return {
    ...form,
    submit: (event?: FormEvent) => decideAs(true, event),
    refuse: () => decideAs(false),
  }
}

function Facts({ review }: Pick<Props, 'review'>) {
  const t = useStore(credentialMessages)
  const { time } = useStore(format)
  const { issuer, number, issuedOn, expiresOn, moduleCode } = review
  const module = CORE_MODULES.find(({ code }) => code === moduleCode)
  const facts = [
    [t.issuer, [issuer, number && t.number({ number })].filter(Boolean).join(' · ')],
    [t.issued, time(dayOf(issuedOn), DAY)],
    [t.expires, expiresOn === null ? t.never : time(dayOf(expiresOn), DAY)],
    ...(module ? [[t.module, module.title] as const] : []),
  ] as const
  return <FactList facts={facts} />
}
