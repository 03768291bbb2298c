import { useStore } from '@nanostores/react'
import type { RegisteredCertificate } from '@platform/shared-contracts/http'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { format } from '@platform/shared-contracts/remote'
import { DAY, dayOf } from '../../lib/format.ts'
import { certificateStateMessages, proofMessages, registerMessages } from './proof.messages.ts'
import classes from './proof.module.css'

const TONES: Readonly<Record<RegisteredCertificate['state'], BadgeTone>> = {
  valid: 'success',
  expired: 'warning',
  revoked: 'danger',
  replaced: 'neutral',
}

export function useCertificateColumns(hasHolder: boolean): readonly Column<RegisteredCertificate>[] {
  const t = useStore(registerMessages)
  const states = useStore(certificateStateMessages)
  const { state: stateHeader } = useStore(proofMessages)
  const { time } = useStore(format)
  const day = (at: string) => time(new Date(at), DAY)
  const holder: Column<RegisteredCertificate> = {
    id: 'holder',
    header: t.holder,
    isRowHeader: true,
    cell: ({ holderName, email }) => <Lines first={holderName} second={email} />,
  }
  return [
    ...(hasHolder ? [holder] : []),
    {
      id: 'module',
      header: t.module,
      isRowHeader: !hasHolder,
      cell: ({ moduleTitle, number, code }) => <Lines first={moduleTitle} second={`${number} · ${code}`} />,
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
          <Lines first={signOff.signedBy} second={time(dayOf(signOff.performedOn), DAY)} />
        ) : (
          <span className={classes.muted}>{t.notSigned}</span>
        ),
    },
    {
      id: 'state',
      header: stateHeader,
      cell: ({ state, revokedReason }) => (
        <span className={classes.lines}>
          <span>
            <Badge tone={TONES[state]}>{states[state]}</Badge>
          </span>
          {revokedReason !== null && (
            <span className={classes.muted}>{t.revokedFor({ reason: revokedReason })}</span>
          )}
        </span>
      ),
    },
  ]
}

/** What the server measured, or that it did not yet. */
function Measured({ certificate: { measured } }: { readonly certificate: RegisteredCertificate }) {
  const t = useStore(registerMessages)
  if (!measured) return <span className={classes.muted}>{t.earlierRules}</span>
  const { lessonsRead: read, lessonsTotal: total, minutes, attempts, basis, openedBy } = measured
  const facts = t.measuredFacts({ minutes, attempts })
  return (
    <span className={classes.lines}>
      {t.lessons({ read, total })}
      <span className={classes.muted}>{facts}</span>
      {basis === 'renewal' && <span className={classes.muted}>{t.refresher}</span>}
      {openedBy && (
        <span className={classes.muted}>{t.openedBy({ name: openedBy.name, reason: openedBy.reason })}</span>
      )}
    </span>
  )
}

function Trainer({ certificate: { acts = [], trainer } }: { readonly certificate: RegisteredCertificate }) {
  const t = useStore(registerMessages)
  const { time } = useStore(format)
  const kinds = { trainer: t.trainerAct, fall_protection: t.certificationAct }
  if (acts.length === 0) return <span className={classes.muted}>{trainer ?? t.notSigned}</span>
  return (
    <span className={classes.lines}>
      {acts.map(({ kind, signedBy, signedAt, credential, isLapsed }) => (
        <span key={`${kind} ${signedAt}`} className={classes.lines}>
          {`${kinds[kind]}: ${signedBy}`}
          <span className={classes.muted}>{`${credential}, ${time(new Date(signedAt), DAY)}`}</span>
          {isLapsed && <Badge tone="warning">{t.lapsed}</Badge>}
        </span>
      ))}
    </span>
  )
}

function Lines({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <span className={classes.lines}>
      {first}
      <span className={classes.muted}>{second}</span>
    </span>
  )
}
