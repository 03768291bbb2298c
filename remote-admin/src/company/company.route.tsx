import { useStore } from '@nanostores/react'
import type { CompanyOverview } from '@platform/shared-contracts/http'
import { PageHeader } from '@platform/shared-ui/page-header'
import { ClassList } from '../domain/classes/class-list.tsx'
import { classMessages } from '../domain/classes/classes.messages.ts'
import { ManagerList } from '../domain/company/manager-list.tsx'
import { ExportTraining, TrainingBody } from '../domain/training/training-body.tsx'
import { useAddress } from '../lib/use-address.ts'
import { useMovedFocus } from '../lib/use-moved-focus.ts'
import { AddressTabs, useOpenTab } from '../ui/address-tabs.tsx'
import layout from '../ui/layout.module.css'
import { RecordPage } from '../ui/record-page.tsx'
import { useGetOverviewQuery } from './company.api.ts'
import { companyMessages } from './company.messages.ts'
import { GateList } from './gates/gate-list.tsx'
import { gateMessages } from './gates/gates.messages.ts'
import { TabletList } from './tablets/tablet-list.tsx'
import { tabletMessages } from './tablets/tablets.messages.ts'
import { Requirements } from './requirements/requirements.tsx'
import { ruleMessages } from './requirements/requirements.messages.ts'
import { PackList } from './packs/pack-list.tsx'
import { packMessages } from './packs/packs.messages.ts'
import { RenewalList } from './renewals/renewal-list.tsx'
import { renewalMessages } from './renewals/renewals.messages.ts'
import { PeopleList } from './people-list.tsx'
import { SavedViews } from './views/saved-views.tsx'
import { PersonPage } from './person/person-page.tsx'
import { Provisioning } from './provisioning/provisioning.tsx'
import { provisioningMessages } from './provisioning/provisioning.messages.ts'

/** /company: the people of the company that the user manages and their training; `?person=ID` is one of them. */
export function CompanyRoute() {
  const person = useAddress().value('person')
  const area = useMovedFocus(person)
  return <div ref={area}>{person === '' ? <Company /> : <PersonPage key={person} id={Number(person)} />}</div>
}

function Company() {
  const t = useStore(companyMessages)
  return (
    <RecordPage caption={t.title} answer={useGetOverviewQuery()} loading={t.loading} failed={t.loadFailed}>
      {(overview) => <Area overview={overview} />}
    </RecordPage>
  )
}

function Area({ overview }: { readonly overview: CompanyOverview }) {
  const t = useStore(companyMessages)
  const rules = useStore(ruleMessages)
  const classes = useStore(classMessages)
  const packs = useStore(packMessages)
  const renewals = useStore(renewalMessages)
  const provisioning = useStore(provisioningMessages)
  const gates = useStore(gateMessages)
  const tablets = useStore(tabletMessages)
  const tabs = [
    { id: 'training', label: t.training, content: () => <Training overview={overview} /> },
    { id: 'requirements', label: rules.tab, content: () => <Requirements overview={overview} /> },
    { id: 'classes', label: classes.tab, content: () => <ClassList /> },
    {
      id: 'renewals',
      label: renewals.tab,
      content: () => <RenewalList places={overview.places} />,
    },
    { id: 'packs', label: packs.tab, content: () => <PackList places={overview.places} /> },
    { id: 'gates', label: gates.tab, content: () => <GateList places={overview.places} /> },
    { id: 'tablets', label: tablets.tab, content: () => <TabletList /> },
    { id: 'people', label: t.people, content: () => <PeopleList overview={overview} /> },
    { id: 'provisioning', label: provisioning.tab, content: () => <Provisioning /> },
    ...(overview.isOwner
      ? [{ id: 'managers', label: t.managers, content: () => <Managers overview={overview} /> }]
      : []),
  ]
  const open = useOpenTab(tabs, 'tab')
  return (
    <>
      <PageHeader
        title={overview.name}
        lead={t.lead}
        {...(open === 'training' && { actions: <MatrixActions /> })}
      />
      <AddressTabs label={t.sections} param="tab" tabs={tabs} />
    </>
  )
}

function MatrixActions() {
  return (
    <>
      <SavedViews />
      <ExportTraining scope="/company/training" />
    </>
  )
}

interface SectionProps {
  readonly overview: CompanyOverview
}

function Training({ overview: { places, counts } }: SectionProps) {
  const t = useStore(companyMessages)
  return (
    <div className={layout.stack}>
      <TrainingBody
        scope="/company/training"
        places={places}
        emptyText={counts.invited > 0 ? t.emptyInvited({ count: counts.invited }) : t.empty}
      />
    </div>
  )
}

function Managers({ overview }: SectionProps) {
  return <ManagerList path="/company/managers" companyName={overview.name} />
}

export { CompanyRoute as Component }
