import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import type { CompanyOverview, CompanyRenewal, CompanyRenewals } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Badge } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { PlaceFilters } from '../../domain/company/place-filters.tsx'
import { useRecordLink } from '../../domain/training/use-learner-link.ts'
import { dayOf, writeDay } from '../../lib/format.ts'
import { moduleTitle } from '../../lib/module-title.ts'
import layout from '../../ui/layout.module.css'
import { FilterTiles } from '../../ui/lists/filter-tiles.tsx'
import { ResourceList } from '../../ui/lists/resource-list.tsx'
import { TwoLines } from '../../ui/lists/two-lines.tsx'
import { useListView } from '../../ui/lists/use-list-view.ts'
import { DigestSwitch } from './digest-switch.tsx'
import { RenewalCalendar } from './renewal-calendar.tsx'
import { useListRenewalsQuery } from './renewals.api.ts'
import { renewalMessages } from './renewals.messages.ts'

const FILTERS = ['month', 'site', 'department', 'jobRole'] as const
const TONES = { current: 'success', expiring: 'warning', expired: 'danger' } as const

/** Training of the company that stops to count within a year: how much in each month, and whose. */
export function RenewalList({ places }: Pick<CompanyOverview, 'places'>) {
  const t = useStore(renewalMessages)
  const view = useListView(FILTERS)
  const answer = useListRenewalsQuery(view.query)
  const { filters, choose } = view
  return (
    <div className={layout.stack}>
      <p>{t.lead}</p>
      <DigestSwitch />
      <RenewalCalendar />
      {answer.data && (
        <Months months={answer.data.months} chosen={filters.month} onChoose={(month) => choose({ month })} />
      )}
      <div className={layout.filters}>
        <PlaceFilters places={places} chosen={filters} onChoose={choose} />
      </div>
      <ResourceList
        caption={t.caption}
        columns={useRenewalColumns()}
        answer={answer}
        view={view}
        rowKey={({ personId, module }) => `${personId} ${module}`}
        rowName={nameOf}
        empty={{ text: t.empty, filtered: t.emptyFilter }}
      />
    </div>
  )
}

interface MonthsProps extends Pick<CompanyRenewals, 'months'> {
  readonly chosen: string
  readonly onChoose: (month: string) => void
}

function Months({ months, chosen, onChoose }: MonthsProps) {
  const t = useStore(renewalMessages)
  const { time } = useStore(format)
  const tiles = months.map(({ month, renewals, people }) => ({
    id: month,
    count: renewals,
    label: (
      <TwoLines second={t.people({ count: people })}>
        {time(dayOf(`${month}-01`), { month: 'short', year: 'numeric' })}
      </TwoLines>
    ),
  }))
  return <FilterTiles label={t.months} tiles={tiles} chosen={chosen} onChoose={onChoose} />
}

const nameOf = ({ firstName, lastName, email }: CompanyRenewal) => `${firstName} ${lastName}`.trim() || email

function useRenewalColumns(): readonly Column<CompanyRenewal>[] {
  const t = useStore(renewalMessages)
  const formats = useStore(format)
  const linkTo = useRecordLink('person')
  return [
    {
      id: 'person',
      header: t.columnPerson,
      isRowHeader: true,
      cell: (renewal) => <Link to={linkTo(renewal.personId)}>{nameOf(renewal)}</Link>,
    },
    { id: 'day', header: t.columnDay, isCompact: true, cell: ({ until }) => writeDay(until, formats) },
    {
      id: 'module',
      header: t.columnModule,
      cell: ({ module, trainedBy }) => (
        <TwoLines second={trainedBy === 'class' ? t.byClass : ''}>{moduleTitle(module)}</TwoLines>
      ),
    },
    {
      id: 'state',
      header: t.columnState,
      cell: ({ state, isRequired }) => (
        <TwoLines second={isRequired ? t.required : t.notRequired}>
          <Badge tone={TONES[state]}>{t[state]}</Badge>
        </TwoLines>
      ),
    },
  ]
}
