import { useStore } from '@nanostores/react'
import { messageAt } from '@platform/shared-ui/form/field-paths'
import { Button } from '@platform/shared-ui/button'
import { i18n } from '../../app/i18n.ts'
import { weekdayName } from '../when.ts'
import { withMondayCopied } from './availability-draft.rule.ts'
import type { AvailabilityFields } from './availability-fields.ts'
import { availabilityMessages } from './availability.messages.ts'
import styles from './availability.module.css'
import { HoursEditor } from './hours-editor.tsx'

export function WeekHours({ form }: { readonly form: AvailabilityFields }) {
  const m = useStore(availabilityMessages)
  const language = useStore(i18n.language)
  const week = form.watch('week')
  const put = (next: typeof week) => form.setValue('week', next, { shouldDirty: true })
  return (
    <section aria-labelledby="week" className={styles.part}>
      <h2 id="week">{m.week}</h2>
      <ul className={styles.days}>
        {week.map((hours, weekday) => {
          const day = weekdayName(weekday, language)
          return (
            <li key={day}>
              <h3>{day}</h3>
              <HoursEditor
                day={day}
                hours={hours}
                error={messageAt(form.formState.errors, `week.${weekday}`)}
                onChange={(next) => put(week.map((one, at) => (at === weekday ? next : one)))}
              />
            </li>
          )
        })}
      </ul>
      <Button size="sm" onClick={() => put(withMondayCopied(week))}>
        {m.copy}
      </Button>
    </section>
  )
}
