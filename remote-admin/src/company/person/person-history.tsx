import { useStore } from '@nanostores/react'
import type { CompanyPersonRecord } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { DAY_AND_TIME } from '../../lib/format.ts'
import layout from '../../ui/layout.module.css'
import { historyMessages } from '../company.messages.ts'
import classes from './person.module.css'

type PersonEvent = CompanyPersonRecord['history'][number]

/** What was changed of a person's record, by whom and when; the newest first. */
export function PersonHistory({ history }: Pick<CompanyPersonRecord, 'history'>) {
  const t = useStore(historyMessages)
  return (
    <section className={layout.stack}>
      <h2>{t.title}</h2>
      {history.length === 0 && <p>{t.empty}</p>}
      <ol className={classes.history}>
        {history.map((event) => (
          <li key={`${event.at} ${event.action}`}>
            <Entry event={event} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Entry({ event: { at, actor, action, changes } }: { readonly event: PersonEvent }) {
  const t = useStore(historyMessages)
  const { time } = useStore(format)
  return (
    <>
      <span>{action}</span>
      {changes.length > 0 && (
        <ul className={classes.changes}>
          {changes.map((change) => (
            <li key={change.field}>{changeText(change, t)}</li>
          ))}
        </ul>
      )}
      <time dateTime={at} className={layout.muted}>
        {t.by({ actor, moment: time(new Date(at), DAY_AND_TIME) })}
      </time>
    </>
  )
}

type Texts = ReturnType<(typeof historyMessages)['get']>

function changeText({ field, before, after }: PersonEvent['changes'][number], t: Texts): string {
  const names: Partial<Record<string, string>> = {
    email: t.email,
    employeeNumber: t.employeeNumber,
    firstName: t.firstName,
    lastName: t.lastName,
    jobRole: t.jobRole,
    department: t.department,
    site: t.site,
    supervisorId: t.supervisor,
  }
  const name = names[field] ?? field
  // Recorded by number.
  if (field === 'supervisorId') return after === null ? t.removed({ name }) : t.replaced({ name })
  if (!after) return t.cleared({ name, before: before ?? '' })
  return before ? t.changed({ name, before, after }) : t.set({ name, after })
}
