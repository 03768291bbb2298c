import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { useDownload } from '@platform/shared-contracts/client'
import type { Certificate, CertificateState } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import {
  CORE_MODULES,
  courseTitle,
  PROGRESS_STATUSES,
  statusFromWire,
} from '@platform/shared-contracts/rules'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import { BusyButton, LinkButton } from '@platform/shared-ui/button'
import { DownloadIcon } from '@platform/shared-ui/icon'
import { formatDay } from '../../lib/dates.ts'
import { statusMessages } from '../progress/status.messages.ts'
import type { PastRow } from './past-rows.rule.ts'
import { NotesAndQuestions } from './notes-and-questions.tsx'
import { pastStateMessages, pastTrainingMessages } from './past-training.messages.ts'
import classes from './past-training.module.css'

const TONES: Readonly<Record<CertificateState, BadgeTone>> = {
  valid: 'success',
  expired: 'danger',
  revoked: 'danger',
  replaced: 'neutral',
}

interface Props {
  readonly row: PastRow
  /** The only module on the page, whose own title is above. */
  readonly isAlone: boolean
}

export function PastModule({ row, isAlone }: Props) {
  const { code, status, updatedAt, certificates } = row
  const t = useStore(pastTrainingMessages)
  const language = useStore(locale)
  const title = useTitle(code, certificates[0]?.moduleTitle)
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <Link to={`/modules/${code}`} className={classes.title}>
          {title}
        </Link>
        <span className={classes.muted}>{code}</span>
        {status !== null && <Status status={status} />}
        {updatedAt !== null && (
          <span className={classes.muted}>{t.lastChange({ day: formatDay(updatedAt, language) })}</span>
        )}
      </div>
      {certificates.map((certificate) => (
        <PastCertificate key={certificate.id} certificate={certificate} title={title} />
      ))}
      <NotesAndQuestions row={row} title={title} isOpen={isAlone} />
    </li>
  )
}

function useTitle(code: string, named: string | undefined): string {
  const language = useStore(locale)
  const title = named ?? CORE_MODULES.find((module) => module.code === code)?.title ?? code
  return courseTitle({ code, title }, language)
}

function Status({ status }: { readonly status: string }) {
  const labels = useStore(statusMessages)
  const label = statusFromWire(status)
  const known = PROGRESS_STATUSES.find((one) => one === label)
  return <Badge tone={known === 'Completed' ? 'success' : 'neutral'}>{known ? labels[known] : label}</Badge>
}

interface CertificateProps {
  readonly certificate: Certificate
  readonly title: string
}

function PastCertificate({ certificate, title }: CertificateProps) {
  const t = useStore(pastTrainingMessages)
  const states = useStore(pastStateMessages)
  const language = useStore(locale)
  const { download, isBusy } = useDownload(t.downloadFailed)
  const { id, code, number, moduleCode, state, expiresAt } = certificate
  const day = formatDay(expiresAt, language)
  return (
    <div className={classes.certificate}>
      <span>{t.certificate({ number })}</span>
      <Badge tone={TONES[state]}>{states[state]}</Badge>
      <span className={classes.muted}>
        {state === 'expired' ? t.expiredOn({ day }) : t.validUntil({ day })}
      </span>
      <span className={classes.actions}>
        <BusyButton
          size="sm"
          icon={<DownloadIcon size={1.125} />}
          isBusy={isBusy}
          busyText={t.downloading}
          onClick={() => void download(`/certificates/${id}/pdf`, `certificate-${moduleCode}-${number}.pdf`)}
          aria-label={t.downloadNamed({ title: `${title} ${number}` })}
        >
          {t.download}
        </BusyButton>
        <LinkButton
          size="sm"
          variant="ghost"
          to={`/verify/${code}`}
          aria-label={t.checkNamed({ title: `${title} ${number}` })}
        >
          {t.check}
        </LinkButton>
      </span>
    </div>
  )
}
