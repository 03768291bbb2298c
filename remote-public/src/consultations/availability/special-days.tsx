import { useStore } from '@nanostores/react'
import { Button } from '@platform/shared-ui/button'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { TextField } from '@platform/shared-ui/field'
import { messageAt } from '@platform/shared-ui/form/field-paths'
import type { AvailabilityFields } from './availability-fields.ts'
import { availabilityMessages } from './availability.messages.ts'
import styles from './availability.module.css'
import { HoursEditor } from './hours-editor.tsx'

interface PartProps {
  readonly form: AvailabilityFields
}

export function SpecialDays({ form }: PartProps) {
  const m = useStore(availabilityMessages)
  return (
    <>
      <section aria-labelledby="off" className={styles.part}>
        <h2 id="off">{m.timeOff}</h2>
        <TimeOff form={form} />
        <CheckboxField label={m.holidays} hint={m.holidaysHint} {...form.register('isClosedOnHolidays')} />
      </section>
      <section aria-labelledby="exceptions" className={styles.part}>
        <h2 id="exceptions">{m.exceptions}</h2>
        <p className={styles.muted}>{m.exceptionsHint}</p>
        <Exceptions form={form} />
      </section>
    </>
  )
}

function TimeOff({ form }: PartProps) {
  const m = useStore(availabilityMessages)
  const periods = form.watch('timeOff')
  const put = (next: typeof periods) => form.setValue('timeOff', next, { shouldDirty: true })
  const change = (index: number, part: Partial<(typeof periods)[number]>) =>
    put(periods.map((one, at) => (at === index ? { ...one, ...part } : one)))
  const errorOf = (path: string) => messageAt(form.formState.errors, `timeOff.${path}`)
  return (
    <>
      {periods.map(({ from, to }, index) => (
        // A period has no name of its own, and its fields hold no state.
        <div key={index} className={styles.span}>
          <TextField
            type="date"
            label={m.firstDay}
            value={from}
            error={errorOf(`${index}.from`)}
            onChange={({ target }) => change(index, { from: target.value, to: to || target.value })}
          />
          <TextField
            type="date"
            label={m.lastDay}
            value={to}
            min={from}
            error={errorOf(`${index}.to`)}
            onChange={({ target }) => change(index, { to: target.value })}
          />
          <Button
            size="sm"
            aria-label={m.removeTimeOff({ from })}
            onClick={() => put(periods.filter((_, at) => at !== index))}
          >
            {m.remove}
          </Button>
        </div>
      ))}
      <Button size="sm" onClick={() => put([...periods, { from: '', to: '' }])}>
        {m.addTimeOff}
      </Button>
    </>
  )
}

function Exceptions({ form }: PartProps) {
  const m = useStore(availabilityMessages)
  const days = form.watch('exceptions')
  const put = (next: typeof days) => form.setValue('exceptions', next, { shouldDirty: true })
  const change = (index: number, part: Partial<(typeof days)[number]>) =>
    put(days.map((one, at) => (at === index ? { ...one, ...part } : one)))
  const { errors } = form.formState
  return (
    <>
      {days.map(({ day, hours }, index) => (
        // A date that is not chosen yet has no name of its own, and its fields hold no state.
        <div key={index} className={styles.exception}>
          <div className={styles.span}>
            <TextField
              type="date"
              label={m.date}
              value={day}
              error={messageAt(errors, `exceptions.${index}.day`)}
              onChange={({ target }) => change(index, { day: target.value })}
            />
            <Button
              size="sm"
              aria-label={m.removeDay({ date: day })}
              onClick={() => put(days.filter((_, at) => at !== index))}
            >
              {m.remove}
            </Button>
          </div>
          <HoursEditor
            day={day || m.thisDate}
            hours={hours}
            error={messageAt(errors, `exceptions.${index}.hours`)}
            onChange={(next) => change(index, { hours: next })}
          />
        </div>
      ))}
      <Button size="sm" onClick={() => put([...days, { day: '', hours: [] }])}>
        {m.addDay}
      </Button>
    </>
  )
}
