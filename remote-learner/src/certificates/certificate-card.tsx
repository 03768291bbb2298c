import { useStore } from '@nanostores/react'
import type { Certificate } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { courseTitle, writtenIn } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import { LinkButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { FactList } from '@platform/shared-ui/fact-list'
import { OwnReview } from '../domain/own-review/own-review.tsx'
import { formatDay } from '../lib/dates.ts'
import { CertificateActions } from './certificate-actions.tsx'
import { CertificateTicks } from './certificate-ticks.tsx'
import { useChooseNameMutation } from './certificates.api.ts'
import { certificatesMessages } from './certificates.messages.ts'
import { RulesNote, useMeasuredFacts } from './measured-training.tsx'
import { expiryNotice, type CertificateNotice } from './expiry-notice.rule.ts'
import classes from './certificates.module.css'

const TONES: Readonly<Record<CertificateNotice['kind'], BadgeTone>> = {
  valid: 'success',
  expiring: 'warning',
  expired: 'danger',
  revoked: 'danger',
  replaced: 'neutral',
}

interface Props {
  readonly certificate: Certificate
  readonly now: number
}

export function CertificateCard({ certificate, now }: Props) {
  const t = useStore(certificatesMessages)
  const notice = expiryNotice(certificate, now)
  const language = useStore(locale)
  const { id, moduleTitle, moduleCode, state, needsRetake, expiryBasis } = certificate
  const title = courseTitle({ code: moduleCode, title: moduleTitle }, language)
  const { standard, expiryRule } = certificate.translations?.[language] ?? certificate
  return (
    <Card
      as="article"
      level={3}
      title={<span id={id}>{title}</span>}
      eyebrow={moduleCode}
      aside={
        <Badge tone={TONES[notice.kind]}>
          {notice.kind === 'expiring' ? t.expiring({ count: notice.days }) : t[notice.kind]}
        </Badge>
      }
      footer={
        <CertificateActions
          certificate={certificate}
          isRenewable={notice.kind === 'expiring' || notice.kind === 'expired'}
        />
      }
    >
      <div className={classes.content}>
        <p className={classes.standard}>{standard}</p>
        {needsRetake && <RetakeNote certificate={certificate} />}
        <Facts certificate={certificate} />
        <CertificateTicks certificate={certificate} />
        <RulesNote certificate={certificate} />
        <p className={classes.standard}>{t[expiryBasis]({ rule: expiryRule })}</p>
        {state !== 'revoked' && <NameChoice certificate={certificate} />}
        {isCurrent(state) && <OwnReview code={moduleCode} title={title} level={4} isBrief />}
      </div>
    </Card>
  )
}

/** One review per module: it is shown with the certificate that counts now. */
const isCurrent = (state: Certificate['state']) => state === 'valid' || state === 'expired'

/** A new version of the content that earlier ones do not stand in for. */
function RetakeNote({ certificate: { moduleCode, moduleTitle } }: Pick<Props, 'certificate'>) {
  const t = useStore(certificatesMessages)
  const title = courseTitle({ code: moduleCode, title: moduleTitle }, useStore(locale))
  return (
    <Alert
      kind="warning"
      title={t.retake}
      actions={
        <LinkButton size="sm" to={`/modules/${moduleCode}`} aria-label={t.retakeNamed({ title })}>
          {t.retakeAction}
        </LinkButton>
      }
    >
      {t.retakeText}
    </Alert>
  )
}

function Facts({ certificate }: Pick<Props, 'certificate'>) {
  const t = useStore(certificatesMessages)
  const language = useStore(locale)
  const percent = new Intl.NumberFormat(writtenIn(language), { style: 'percent' })
  const languages = new Intl.DisplayNames(language, { type: 'language' })
  const measured = useMeasuredFacts(certificate)
  const facts: (readonly [string, string])[] = [
    [t.passedOn, formatDay(certificate.issuedAt, language)],
    [t.validUntil, formatDay(certificate.expiresAt, language)],
    [t.score, percent.format(certificate.score)],
    ...measured,
    [t.language, languages.of(certificate.language) ?? certificate.language],
    [t.number, certificate.number],
    [t.code, certificate.code],
    [t.version, certificate.contentVersion],
  ]
  return <FactList facts={facts} className={classes.facts} />
}

function NameChoice({ certificate: { id, showsFullName } }: Pick<Props, 'certificate'>) {
  const t = useStore(certificatesMessages)
  const { notify } = usePlatform()
  const [choose, { isLoading }] = useChooseNameMutation()
  const change = async (wanted: boolean) => {
    const answer = await choose({ id, showsFullName: wanted })
    if (answer.error) notify('danger', t.nameFailed)
  }
  return (
    <CheckboxField
      label={t.showName}
      checked={showsFullName}
      disabled={isLoading}
      onChange={({ target }) => void change(target.checked)}
    />
  )
}
