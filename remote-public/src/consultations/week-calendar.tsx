import { useStore } from '@nanostores/react'
import { Button } from '@platform/shared-ui/button'
import { ChevronLeftIcon, ChevronRightIcon } from '@platform/shared-ui/icon'
import { i18n } from '../app/i18n.ts'
import type { CalendarWeek } from './booking-calendar.rule.ts'
import { bookingMessages } from './consultations.messages.ts'
import styles from './week-calendar.module.css'
import { formatCalendarDay, formatMoment, formatTime } from './when.ts'

interface WeekCalendarProps {
  readonly weeks: readonly CalendarWeek[]
  readonly chosen: string | null
  readonly onChoose: (slot: string) => void
  /** Which week, counted from 1; one that is not there shows the last. */
  readonly page: number
  readonly onPage: (page: number) => void
}

/** One week at a time. */
export function WeekCalendar({ weeks, chosen, onChoose, page, onPage }: WeekCalendarProps) {
  const m = useStore(bookingMessages)
  const language = useStore(i18n.language)
  const at = Math.min(page, weeks.length) - 1
  const week = weeks[at]
  if (!week) return null
  const turn = (by: number) => onPage(at + 1 + by)
  return (
    <>
      <div className={styles.turn}>
        <Button
          size="sm"
          icon={<ChevronLeftIcon size={1.125} />}
          aria-label={m.earlier}
          disabled={at === 0}
          onClick={() => turn(-1)}
        />
        <p aria-live="polite">{m.week({ date: formatCalendarDay(week.monday, language) })}</p>
        <Button
          size="sm"
          icon={<ChevronRightIcon size={1.125} />}
          aria-label={m.later}
          disabled={at === weeks.length - 1}
          onClick={() => turn(1)}
        />
      </div>
      <ul className={styles.days}>
        {week.days.map(({ day, slots }) => (
          <li key={day}>
            <h3>{formatCalendarDay(day, language)}</h3>
            {slots.map((slot) => (
              <button
                key={slot}
                type="button"
                className={styles.slot}
                aria-pressed={slot === chosen}
                aria-label={formatMoment(slot, language)}
                onClick={() => onChoose(slot)}
              >
                {formatTime(slot, language)}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}
