import { useStore } from '@nanostores/react'
import { PageHeader } from '@platform/shared-ui/page-header'
import { useAddress } from '../lib/use-address.ts'
import { AuditTrail } from './audit/audit-trail.tsx'
import { PeopleCounts } from './people-counts.tsx'
import { PeopleList } from './people-list.tsx'
import { peopleMessages } from './people.messages.ts'
import { PersonPage } from './person-page.tsx'
import { AddressTabs } from '../ui/address-tabs.tsx'
import layout from '../ui/layout.module.css'

/** /admin: people and the audit trail; `?person=ID` opens one of them. */
export function PeopleRoute() {
  const { value } = useAddress()
  const person = value('person')
  return (
    <div className={`content ${layout.page}`}>
      {person === '' ? <Overview /> : <PersonPage key={person} id={Number(person)} />}
    </div>
  )
}

function Overview() {
  const t = useStore(peopleMessages)
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} />
      <PeopleCounts />
      <AddressTabs
        label={t.sections}
        param="tab"
        tabs={[
          { id: 'people', label: t.people, content: () => <PeopleList /> },
          { id: 'audit', label: t.audit, content: () => <AuditTrail /> },
        ]}
      />
    </>
  )
}

export { PeopleRoute as Component }
