import { useStore } from '@nanostores/react'
import type { OpenHours } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { SelectField } from '@platform/shared-ui/select-field'
import { i18n } from '../../app/i18n.ts'
import { formatClock } from '../when.ts'
import { QUARTERS, withMoreHours } from './availability-draft.rule.ts'
import { availabilityMessages } from './availability.messages.ts'
import styles from './availability.module.css'

interface HoursEditorProps {
  /** Read with each field: `Monday`. */
  readonly day: string
  readonly hours: readonly OpenHours[]
  readonly error: string | undefined
  readonly onChange: (hours: OpenHours[]) => void
}

/** The hours of one day; none means closed. */
export function HoursEditor({ day, hours, error, onChange }: HoursEditorProps) {
  const m = useStore(availabilityMessages)
  const put = (index: number, change: Partial<OpenHours>) =>
    onChange(hours.map((one, at) => (at === index ? { ...one, ...change } : one)))
  return (
    <div className={styles.hours}>
      {hours.length === 0 && <p className={styles.closed}>{m.closed}</p>}
      {hours.map((span, index) => (
        // A span has no name of its own, and its fields hold no state.
        <div key={index} className={styles.span}>
          <Clock
            label={m.from({ day })}
            value={span.from}
            isEnd={false}
            onChange={(from) => put(index, { from })}
          />
          <span aria-hidden="true">{m.to}</span>
          <Clock
            label={m.until({ day })}
            value={span.until}
            isEnd
            onChange={(until) => put(index, { until })}
          />
          <Button
            size="sm"
            aria-label={m.removeFrom({ day, ...span })}
            onClick={() => onChange(hours.filter((_, at) => at !== index))}
          >
            {m.remove}
          </Button>
        </div>
      ))}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button size="sm" aria-label={m.addOn({ day })} onClick={() => onChange(withMoreHours(hours))}>
        {m.add}
      </Button>
    </div>
  )
}

interface ClockProps {
  readonly label: string
  readonly value: string
  readonly isEnd: boolean
  readonly onChange: (value: string) => void
}

function Clock({ label, value, isEnd, onChange }: ClockProps) {
  const m = useStore(availabilityMessages)
  const language = useStore(i18n.language)
  const offered = isEnd ? QUARTERS.slice(1) : QUARTERS.slice(0, -1)
  return (
    <SelectField
      label={label}
      isLabelHidden
      className={styles.clock}
      value={value}
      options={offered.map((time) => ({
        value: time,
        label: time === '24:00' ? m.midnight : formatClock(time, language),
      }))}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
