import { useStore } from '@nanostores/react'
import type { HourEntry } from '@platform/shared-contracts/http'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useState } from 'react'
import { i18n } from '../../app/i18n.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { hoursMessages } from '../consultations.messages.ts'
import styles from '../consultations.module.css'
import { formatMoment, formatShortDay } from '../when.ts'

/** Where each hour of the plan went; loaded when the person opens it. */
export function HourLedger() {
  const m = useStore(hoursMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.ledger} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{m.title}</summary>
      {isOpen && <Entries />}
    </details>
  )
}

function Entries() {
  const m = useStore(hoursMessages)
  const { answer, data, reload } = useAnswer('/entitlements/ledger', 'HourLedger', { isFresh: true })
  if (answer.status === 'failed') return <FailedState onRetry={reload}>{m.failed}</FailedState>
  if (!data) return <Skeleton lines={6} />
  if (data.length === 0) return <p>{m.none}</p>
  return (
    <ul className={styles.entries}>
      {data.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}

function Entry({ entry }: { readonly entry: HourEntry }) {
  const m = useStore(hoursMessages)
  const language = useStore(i18n.language)
  const { at, kind, windowStartsAt, windowEndsAt, cause, minutes, minutesLeft, consultationAt } = entry
  const from = formatShortDay(windowStartsAt, language)
  const to = formatShortDay(windowEndsAt, language)
  return (
    <li>
      <span className={styles.muted}>{formatShortDay(at, language)}</span>
      <span>
        <strong>{m[cause]}</strong>
        {consultationAt && <> · {m.consultation({ time: formatMoment(consultationAt, language) })}</>}
        <br />
        <span className={styles.muted}>
          {kind === 'on-demand' ? m.month({ from, to }) : m.week({ from, to })}
        </span>
      </span>
      <span className={styles.amount}>
        {minutes < 0 ? m.minus({ minutes: -minutes }) : m.plus({ minutes })}
        <br />
        <span className={styles.muted}>{m.left({ minutes: minutesLeft })}</span>
      </span>
    </li>
  )
}
