import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import type { PersonDetail } from '@platform/shared-contracts/http'
import { Card } from '@platform/shared-ui/card'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { format } from '@platform/shared-contracts/remote'
import { DAY_AND_TIME } from '../lib/format.ts'
import { AuditChanges } from './audit/audit-changes.tsx'
import { useGetPersonQuery } from './people.api.ts'
import layout from '../ui/layout.module.css'
import classes from './people.module.css'
import { personMessages } from './people.messages.ts'
import { PersonAccount } from './person-account.tsx'
import { PersonBadges } from './person-badges.tsx'
import { ErasedAccount, PersonEnd } from './person-end.tsx'
import { PersonForm } from './person-form.tsx'
import { PersonSessions } from './person-sessions.tsx'
import { usePersonLink } from './use-person-link.ts'

export function PersonPage({ id }: { readonly id: number }) {
  const t = useStore(personMessages)
  const linkOf = usePersonLink()
  const { data: person, isError, refetch } = useGetPersonQuery(id)
  return (
    <>
      <PageHeader
        back={{ to: linkOf(null), label: t.back }}
        title={person ? `${person.firstName} ${person.lastName}` : t.access}
        lead={person && <PersonBadges person={person} />}
      />
      {person && <Person person={person} />}
      {!person && isError && <FailedState onRetry={refetch}>{t.loadFailed}</FailedState>}
      {!person && !isError && <Skeleton lines={8} />}
    </>
  )
}

function Person({ person }: { readonly person: PersonDetail }) {
  if (person.erasedAt)
    return (
      <div className={layout.columns}>
        <div className={layout.stack}>
          <History person={person} />
        </div>
        <ErasedAccount person={person} />
      </div>
    )
  return (
    <div className={layout.columns}>
      <div className={layout.stack}>
        <PersonForm person={person} />
        <History person={person} />
      </div>
      <div className={layout.stack}>
        <PersonAccount person={person} />
        <PersonSessions person={person} />
        <PersonEnd person={person} />
      </div>
    </div>
  )
}

function History({ person }: { readonly person: PersonDetail }) {
  const t = useStore(personMessages)
  const { time } = useStore(format)
  return (
    <Card level={2} title={t.history}>
      {person.history.length === 0 && <p className={classes.muted}>{t.noHistory}</p>}
      <ol className={classes.history}>
        {person.history.map((record) => (
          <li key={record.id}>
            <span>{record.sentence}</span>
            <span className={classes.muted}>
              {[time(new Date(record.at), DAY_AND_TIME), record.actor].join(' · ')}
            </span>
            <AuditChanges record={record} />
          </li>
        ))}
      </ol>
      <div className={layout.buttons}>
        <Link to={`/admin?tab=audit&of=${person.id}`}>{t.wholeHistory}</Link>
      </div>
    </Card>
  )
}
