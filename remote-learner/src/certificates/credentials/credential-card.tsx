import { useStore } from '@nanostores/react'
import { useDownload } from '@platform/shared-contracts/client'
import type { Credential } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { FactList } from '@platform/shared-ui/fact-list'
import { DownloadIcon } from '@platform/shared-ui/icon'
import { formatDate, formatDay } from '../../lib/dates.ts'
import { useModuleTitle } from '../../domain/course/modules.api.ts'
import { credentialsMessages } from './credentials.messages.ts'
import classes from './credentials.module.css'

interface Props {
  readonly credential: Credential
  readonly onCorrect: () => void
  readonly onWithdraw: () => void
}

export function CredentialCard({ credential, onCorrect, onWithdraw }: Props) {
  const t = useStore(credentialsMessages)
  const language = useStore(locale)
  const { state, reason, decidedBy, decidedAt } = credential
  return (
    <Card
      as="article"
      level={3}
      eyebrow={credential.issuer}
      title={credential.title}
      aside={<StateBadge credential={credential} />}
      footer={<Actions {...{ credential, onCorrect, onWithdraw }} />}
    >
      <div className={classes.content}>
        <Facts credential={credential} />
        {state === 'refused' && reason !== null && <Alert kind="info">{t.reason({ reason })}</Alert>}
        {decidedBy !== null && decidedAt !== null && (
          <p className={classes.decided}>
            {t.decided({ name: decidedBy, day: formatDay(decidedAt, language) })}
          </p>
        )}
      </div>
    </Card>
  )
}

const TONES: Readonly<Record<Credential['state'], BadgeTone>> = {
  pending: 'info',
  approved: 'success',
  refused: 'danger',
}

function StateBadge({ credential: { state, isExpired } }: Pick<Props, 'credential'>) {
  const t = useStore(credentialsMessages)
  const labels = { pending: t.pending, approved: t.recorded, refused: t.refused }
  return (
    <span className={classes.badges}>
      <Badge tone={TONES[state]}>{labels[state]}</Badge>
      {isExpired && <Badge tone="danger">{t.expired}</Badge>}
    </span>
  )
}

function Facts({ credential }: Pick<Props, 'credential'>) {
  const t = useStore(credentialsMessages)
  const language = useStore(locale)
  const { number, issuedOn, expiresOn, moduleCode } = credential
  const titleOf = useModuleTitle()
  const facts = [
    [t.issuedOn, formatDate(issuedOn, language)],
    [t.expiresOn, expiresOn === null ? t.never : formatDate(expiresOn, language)],
    [t.number, number],
    [t.module, moduleCode === null ? '' : titleOf(moduleCode)],
  ] as const
  return <FactList facts={facts.filter(([, value]) => value !== '')} className={classes.facts} />
}

function Actions({ credential, onCorrect, onWithdraw }: Props) {
  const t = useStore(credentialsMessages)
  const { download, isBusy } = useDownload(t.downloadFailed)
  const { id, title, fileName, state } = credential
  return (
    <div className={classes.actions}>
      <BusyButton
        size="sm"
        icon={<DownloadIcon size={1.125} />}
        isBusy={isBusy}
        busyText={t.downloading}
        onClick={() => void download(`/credentials/${id}/file`, fileName)}
        aria-label={t.downloadNamed({ title })}
      >
        {t.download}
      </BusyButton>
      {state !== 'approved' && (
        <>
          <Button size="sm" onClick={onCorrect} aria-label={t.correctNamed({ title })}>
            {t.correct}
          </Button>
          <Button size="sm" variant="ghost" onClick={onWithdraw} aria-label={t.withdrawNamed({ title })}>
            {t.withdraw}
          </Button>
        </>
      )}
    </div>
  )
}
