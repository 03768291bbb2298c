import { useStore } from '@nanostores/react'
import type { ExemptionStatus, TaxExemptionReview } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { DAY, dayOf } from '../../lib/format.ts'
import { TwoLines } from '../../ui/lists/two-lines.tsx'
import { exemptionKindMessages, exemptionsMessages, exemptionStatusMessages } from './exemptions.messages.ts'
import layout from '../../ui/layout.module.css'

const TONES: Readonly<Record<ExemptionStatus, BadgeTone>> = {
  ...{ waiting: 'warning', accepted: 'success', refused: 'danger', replaced: 'neutral' },
}

export function useExemptionColumns(): readonly Column<TaxExemptionReview>[] {
  const t = useStore(exemptionsMessages)
  const kinds = useStore(exemptionKindMessages)
  const { time } = useStore(format)
  return [
    {
      id: 'number',
      header: t.number,
      isRowHeader: true,
      cell: ({ number, state, kind }) => (
        <TwoLines second={[state, kinds[kind]].join(' · ')}>{number}</TwoLines>
      ),
    },
    {
      id: 'owner',
      header: t.owner,
      cell: ({ owner }) => <TwoLines second={owner.email}>{owner.name}</TwoLines>,
    },
    {
      id: 'sent',
      header: t.sent,
      isCompact: true,
      cell: ({ sentAt }) => time(new Date(sentAt), DAY),
    },
    {
      id: 'expires',
      header: t.expires,
      isCompact: true,
      cell: ({ expiresOn, isExpired }) => (
        <TwoLines second={isExpired ? t.expired : null}>
          {expiresOn === null ? t.never : time(dayOf(expiresOn), DAY)}
        </TwoLines>
      ),
    },
    { id: 'status', header: t.status, cell: (one) => <Status exemption={one} /> },
  ]
}

function Status({ exemption }: { readonly exemption: TaxExemptionReview }) {
  const t = useStore(exemptionsMessages)
  const statuses = useStore(exemptionStatusMessages)
  const { time } = useStore(format)
  const { status, decidedBy, decidedAt, reason } = exemption
  return (
    <span className={layout.lines}>
      <span>
        <Badge tone={TONES[status]}>{statuses[status]}</Badge>
      </span>
      {decidedBy !== null && decidedAt !== null && (
        <span className={layout.muted}>
          {t.decidedBy({ email: decidedBy, day: time(new Date(decidedAt), DAY) })}
        </span>
      )}
      {reason !== null && <span className={layout.muted}>{reason}</span>}
    </span>
  )
}
