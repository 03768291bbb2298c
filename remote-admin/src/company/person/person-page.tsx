import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { CompanyPersonRecord } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { FactList } from '@platform/shared-ui/fact-list'
import { PageHeader } from '@platform/shared-ui/page-header'
import { useRecordLink } from '../../domain/training/use-learner-link.ts'
import { DAY } from '../../lib/format.ts'
import layout from '../../ui/layout.module.css'
import { RecordPage } from '../../ui/record-page.tsx'
import { useGetCompanyPersonQuery, useGetOverviewQuery } from '../company.api.ts'
import { personMessages } from '../company.messages.ts'
import { nameOf } from './name-of.rule.ts'
import { PersonDialogs, usePersonActions, type OpenDialog } from './person-actions.tsx'
import { PersonHistory } from './person-history.tsx'
import { PersonState } from './person-state.tsx'
import { PersonTraining } from './person-training.tsx'

const NO_PLACES = { departments: [], sites: [], jobRoles: [] }

/** One person of the company: where they work, what they are trained in, and how their record changed. */
export function PersonPage({ id }: { readonly id: number }) {
  const t = useStore(personMessages)
  const back = { to: useRecordLink('person')(null), label: t.back }
  return (
    <RecordPage
      caption={t.caption}
      back={back}
      answer={useGetCompanyPersonQuery(id)}
      loading={t.loading}
      failed={t.loadFailed}
    >
      {(person) => <Person person={person} back={back} />}
    </RecordPage>
  )
}

interface PersonProps {
  readonly person: CompanyPersonRecord
}

interface HeadProps extends PersonProps {
  readonly back: { readonly to: string; readonly label: string }
}

function Person({ person, back }: HeadProps) {
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const { data } = useGetOverviewQuery()
  return (
    <>
      <PageHeader
        title={nameOf(person)}
        back={back}
        lead={<PersonState state={person.state} />}
        actions={<Actions person={person} onOpen={setOpen} />}
      />
      <Facts person={person} />
      <PersonTraining person={person} />
      <PersonHistory history={person.history} />
      {open && <PersonDialogs open={open} places={data?.places ?? NO_PLACES} onClose={() => setOpen(null)} />}
    </>
  )
}

function Actions({ person, onOpen }: PersonProps & { readonly onOpen: (open: OpenDialog) => void }) {
  const entries = usePersonActions(onOpen)(person)
  return (
    <>
      {entries.map(
        (entry) =>
          entry &&
          'onSelect' in entry && (
            <Button
              key={entry.label}
              variant={entry.isDanger ? 'danger' : 'secondary'}
              onClick={entry.onSelect}
            >
              {entry.label}
            </Button>
          ),
      )}
    </>
  )
}

function Facts({ person }: PersonProps) {
  const t = useStore(personMessages)
  const { time } = useStore(format)
  const linkOf = useRecordLink('person')
  const { supervisor, addedAt } = person
  return (
    <Card level={2} title={t.facts}>
      <div className={layout.stack}>
        <FactList
          facts={[
            [t.email, person.email ?? t.noEmail],
            [t.employeeNumber, person.employeeNumber || t.unknown],
            ...usePinFact(person),
            [t.jobRole, person.jobRole || t.unknown],
            [t.department, person.department || t.unknown],
            [t.site, person.site || t.unknown],
            [
              t.supervisor,
              supervisor ? <Link to={linkOf(supervisor.id)}>{supervisor.name}</Link> : t.unknown,
            ],
            [t.added, time(new Date(addedAt), DAY)],
          ]}
        />
      </div>
    </Card>
  )
}

/** Only of someone without email. */
function usePinFact({ email, pinMadeAt }: CompanyPersonRecord): [name: string, value: string][] {
  const t = useStore(personMessages)
  const { time } = useStore(format)
  if (email !== null) return []
  return [[t.pin, pinMadeAt === null ? t.noPin : t.pinMade({ day: time(new Date(pinMadeAt), DAY) })]]
}
