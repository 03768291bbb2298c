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
      <span>{sentenceOf(action, actor, t)}</span>
      {action === 'company-person.change' && (
        <ul className={classes.changes}>
          {changes.map((change) => (
            <li key={change.field}>{changeText(change, t)}</li>
          ))}
        </ul>
      )}
      <time dateTime={at} className={layout.muted}>
        {time(new Date(at), DAY_AND_TIME)}
      </time>
    </>
  )
}

type Texts = ReturnType<(typeof historyMessages)['get']>

function sentenceOf(action: string, actor: string, t: Texts): string {
  const sentences: Partial<Record<string, (values: { actor: string }) => string>> = {
    'company-person.add': t.add,
    'company-person.change': t.change,
    'company-person.import': t.import,
    'company-person.invite': t.invite,
    'company-person.join': t.join,
    'company-person.decline': t.decline,
    'company-person.deactivate': t.deactivate,
    'company-person.reactivate': t.reactivate,
  }
  return sentences[action]?.({ actor }) ?? t.other({ actor, action })
}

function changeText({ field, before, after }: PersonEvent['changes'][number], t: Texts): string {
  const names: Partial<Record<string, string>> = {
    firstName: t.firstName,
    lastName: t.lastName,
    jobRole: t.jobRole,
    department: t.department,
    site: t.site,
    supervisor: t.supervisor,
    supervisorId: t.supervisor,
  }
  const name = names[field] ?? field
  if (field === 'supervisorId') return after === null ? t.removed({ name }) : t.replaced({ name })
  if (!after) return t.cleared({ name, before: before ?? '' })
  return before ? t.changed({ name, before, after }) : t.set({ name, after })
}
