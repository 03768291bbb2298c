import { useStore } from '@nanostores/react'
import type { RegisteredCertificate } from '@platform/shared-contracts/http'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { format } from '@platform/shared-contracts/remote'
import { DAY, dayOf } from '../../lib/format.ts'
import layout from '../../ui/layout.module.css'
import { TwoLines } from '../../ui/lists/two-lines.tsx'
import { certificateStateMessages, proofMessages, registerMessages } from './proof.messages.ts'
import { useShownEmail } from '../../ui/use-shown-email.ts'

const TONES: Readonly<Record<RegisteredCertificate['state'], BadgeTone>> = {
  valid: 'success',
  expired: 'warning',
  revoked: 'danger',
  replaced: 'neutral',
}

export function useCertificateColumns(hasHolder: boolean): readonly Column<RegisteredCertificate>[] {
  const shownEmail = useShownEmail()
  const t = useStore(registerMessages)
  const states = useStore(certificateStateMessages)
  const { state: stateHeader } = useStore(proofMessages)
  const { time } = useStore(format)
  const day = (at: string) => time(new Date(at), DAY)
  const holder: Column<RegisteredCertificate> = {
    id: 'holder',
    header: t.holder,
    isRowHeader: true,
    cell: ({ holderName, email }) => <TwoLines second={shownEmail(email)}>{holderName}</TwoLines>,
  }
  return [
    ...(hasHolder ? [holder] : []),
    {
      id: 'module',
      header: t.module,
      isRowHeader: !hasHolder,
      cell: ({ moduleTitle, number, code }) => (
        <TwoLines second={`${number} · ${code}`}>{moduleTitle}</TwoLines>
      ),
    },
    { id: 'issued', header: t.issued, isCompact: true, cell: ({ issuedAt }) => day(issuedAt) },
    { id: 'until', header: t.until, isCompact: true, cell: ({ expiresAt }) => day(expiresAt) },
    { id: 'measured', header: t.measured, cell: (one) => <Measured certificate={one} /> },
    { id: 'trainer', header: t.trainer, cell: (one) => <Trainer certificate={one} /> },
    {
      id: 'signed',
      header: t.signOff,
      cell: ({ signOff }) =>
        signOff ? (
          <TwoLines second={time(dayOf(signOff.performedOn), DAY)}>{signOff.signedBy}</TwoLines>
        ) : (
          <span className={layout.muted}>{t.notSigned}</span>
        ),
    },
    {
      id: 'state',
      header: stateHeader,
      cell: ({ state, revokedReason }) => (
        <span className={layout.lines}>
          <span>
            <Badge tone={TONES[state]}>{states[state]}</Badge>
          </span>
          {revokedReason !== null && (
            <span className={layout.muted}>{t.revokedFor({ reason: revokedReason })}</span>
          )}
        </span>
      ),
    },
  ]
}

/** What the server measured, or that it did not yet. */
function Measured({ certificate: { measured } }: { readonly certificate: RegisteredCertificate }) {
  const t = useStore(registerMessages)
  if (!measured) return <span className={layout.muted}>{t.earlierRules}</span>
  const { lessonsRead: read, lessonsTotal: total, minutes, attempts, basis, openedBy } = measured
  const facts = t.measuredFacts({ minutes, attempts })
  return (
    <span className={layout.lines}>
      {t.lessons({ read, total })}
      <span className={layout.muted}>{facts}</span>
      {basis === 'renewal' && <span className={layout.muted}>{t.refresher}</span>}
      {openedBy && (
        <span className={layout.muted}>{t.openedBy({ name: openedBy.name, reason: openedBy.reason })}</span>
      )}
    </span>
  )
}

function Trainer({ certificate: { acts = [], trainer } }: { readonly certificate: RegisteredCertificate }) {
  const t = useStore(registerMessages)
  const { time } = useStore(format)
  const kinds = { trainer: t.trainerAct, fall_protection: t.certificationAct }
  if (acts.length === 0) return <span className={layout.muted}>{trainer ?? t.notSigned}</span>
  return (
    <span className={layout.lines}>
      {acts.map(({ kind, signedBy, signedAt, credential, isLapsed }) => (
        <span key={`${kind} ${signedAt}`} className={layout.lines}>
          {`${kinds[kind]}: ${signedBy}`}
          <span className={layout.muted}>{`${credential}, ${time(new Date(signedAt), DAY)}`}</span>
          {isLapsed && <Badge tone="warning">{t.lapsed}</Badge>}
        </span>
      ))}
    </span>
  )
}
