import { useStore } from '@nanostores/react'
import type { Entitlement, EntitlementWindow } from '@platform/shared-contracts/http'
import { Badge } from '@platform/shared-ui/badge'
import { i18n } from '../app/i18n.ts'
import { windowState } from './booking-calendar.rule.ts'
import { bookingMessages } from './consultations.messages.ts'
import styles from './consultations.module.css'
import { formatShortDay } from './when.ts'

const TONES = { open: 'success', used: 'neutral', over: 'neutral' } as const

/** The hour of this week in words, and every window of the term. */
export function HoursLeft({ plans }: { readonly plans: readonly Entitlement[] }) {
  const m = useStore(bookingMessages)
  const language = useStore(i18n.language)
  const now = new Date()
  const texts = { open: m.open, used: m.gone, over: m.over }
  const windows = plans.flatMap((plan) => plan.windows)
  return (
    <section className={styles.hours} aria-labelledby="hours">
      <h2 id="hours">{m.hours}</h2>
      <p className={styles.left}>
        <HourStatus windows={windows} now={now} />
      </p>
      <ul className={styles.windows}>
        {windows.map((window) => {
          const state = windowState(window, now)
          return (
            <li key={window.startsAt}>
              <span>
                {m.window({
                  from: formatShortDay(window.startsAt, language),
                  to: formatShortDay(window.endsAt, language),
                })}
              </span>
              <Badge tone={TONES[state]}>{texts[state]}</Badge>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface HourStatusProps {
  readonly windows: readonly EntitlementWindow[]
  readonly now: Date
}

function HourStatus({ windows, now }: HourStatusProps) {
  const m = useStore(bookingMessages)
  const language = useStore(i18n.language)
  const at = now.getTime()
  const isOpen = (window: EntitlementWindow) => windowState(window, now) === 'open'
  const current = windows.find((window) => isOpen(window) && Date.parse(window.startsAt) <= at)
  if (current) return m.left({ minutes: current.minutesLeft, date: formatShortDay(current.endsAt, language) })
  const next = windows.find(isOpen)
  return next ? m.used({ date: formatShortDay(next.startsAt, language) }) : m.usedLast
}
