import { useStore } from '@nanostores/react'
import { useDownload } from '@platform/shared-contracts/client'
import type { TaxExemption } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { TAX_STATES } from '@platform/shared-contracts/rules'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import { BusyButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { DownloadIcon } from '@platform/shared-ui/icon'
import { formatDate, formatDay } from '../../lib/dates.ts'
import { exemptionKindMessages, exemptionMessages } from './exemption.messages.ts'
import classes from './exemption.module.css'

interface Props {
  readonly exemption: TaxExemption
}

/** One certificate, where it stands, and what to do about that. */
export function ExemptionCard({ exemption }: Props) {
  const t = useStore(exemptionMessages)
  const kinds = useStore(exemptionKindMessages)
  const language = useStore(locale)
  const { number, state, kind, sentAt } = exemption
  const stateName = TAX_STATES.find(({ code }) => code === state)?.name ?? state
  return (
    <Card
      as="article"
      level={3}
      eyebrow={`${stateName} · ${kinds[kind]}`}
      title={number}
      aside={<Standing exemption={exemption} />}
      footer={<Download exemption={exemption} />}
    >
      <p className={classes.note}>{t.sentOn({ day: formatDay(sentAt, language) })}</p>
      <Note exemption={exemption} />
    </Card>
  )
}

function Standing({ exemption: { status, isExpired, expiresOn } }: Props) {
  const t = useStore(exemptionMessages)
  const language = useStore(locale)
  const day = expiresOn === null ? '' : formatDate(expiresOn, language)
  const accepted: readonly [BadgeTone, string] = ['success', day ? t.acceptedUntil({ day }) : t.accepted]
  const [tone, label] = {
    waiting: ['info', t.waiting] as const,
    refused: ['danger', t.refused] as const,
    accepted: isExpired ? (['danger', t.expired({ day })] as const) : accepted,
    replaced: ['neutral', t.accepted] as const,
  }[status]
  return <Badge tone={tone}>{label}</Badge>
}

function Note({ exemption: { status, isExpired, reason } }: Props) {
  const t = useStore(exemptionMessages)
  if (status === 'waiting') return <p className={classes.note}>{t.waitingNote}</p>
  if (status === 'refused') return <p className={classes.note}>{t.reason({ reason: reason ?? '' })}</p>
  return isExpired ? <p className={classes.note}>{t.expiredNote}</p> : null
}

function Download({ exemption: { id, number, fileName } }: Props) {
  const t = useStore(exemptionMessages)
  const { download, isBusy } = useDownload(t.downloadFailed)
  return (
    <BusyButton
      size="sm"
      icon={<DownloadIcon size={1.125} />}
      isBusy={isBusy}
      busyText={t.downloading}
      onClick={() => void download(`/tax-exemptions/${id}/file`, fileName)}
      aria-label={t.downloadNamed({ number })}
    >
      {t.download}
    </BusyButton>
  )
}
