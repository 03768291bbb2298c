import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { CredentialReview } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { TextAreaField } from '@platform/shared-ui/field'
import { DownloadIcon } from '@platform/shared-ui/icon'
import { failureOf } from '../../lib/failure.ts'
import { DAY, dayOf, format } from '../../lib/format.ts'
import { useDownload } from '../../lib/use-download.ts'
import { useDecideCredentialMutation } from './proof.api.ts'
import { credentialMessages } from './proof.messages.ts'
import layout from '../training.module.css'
import classes from './proof.module.css'

interface Props {
  readonly review: CredentialReview
  readonly onClose: () => void
}

/** The document, what the learner says of it, and the decision. */
export function DecisionDialog({ review, onClose }: Props) {
  const t = useStore(credentialMessages)
  const { notify } = usePlatform()
  const [reason, setReason] = useState('')
  const [decide, { isLoading, error }] = useDecideCredentialMutation()
  const file = useDownload(t.fileFailed)
  const failure = error && failureOf(error)
  const save = async (isApproved: boolean) => {
    const { id, version } = review
    const answer = await decide({ id, decision: { isApproved, version, reason } })
    if (answer.error) return
    notify('success', isApproved ? t.approved : t.refused)
    onClose()
  }
  const button = { isBusy: isLoading, busyText: t.deciding }
  const footer = (
    <>
      <BusyButton variant="danger" {...button} onClick={() => void save(false)}>
        {t.refuse}
      </BusyButton>
      <BusyButton variant="primary" {...button} onClick={() => void save(true)}>
        {t.approve}
      </BusyButton>
    </>
  )
  return (
    <Dialog
      isOpen
      size="lg"
      title={t.decideTitle({ title: review.title, name: review.learner.name })}
      onClose={onClose}
      footer={footer}
    >
      <div className={layout.stack}>
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
        {failure && !failure.fields?.['reason'] && <Alert kind="danger">{failure.message}</Alert>}
        <TextAreaField
          label={t.reason}
          hint={t.reasonHint}
          maxLength={500}
          value={reason}
          error={failure?.fields?.['reason']}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  )
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
  return (
    <dl className={classes.facts}>
      {facts.map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
