import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import {
  COMPANY_PERSON_STATES,
  type CompanyOverview,
  type CompanyPerson,
} from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import type { Column } from '@platform/shared-ui/data-table'
import { PlusIcon, UploadIcon } from '@platform/shared-ui/icon'
import { SearchField } from '@platform/shared-ui/search-field'
import { SelectField } from '@platform/shared-ui/select-field'
import { PlaceFilters } from '../domain/company/place-filters.tsx'
import { useRecordLink } from '../domain/training/use-learner-link.ts'
import { ResourceList } from '../ui/lists/resource-list.tsx'
import { TwoLines } from '../ui/lists/two-lines.tsx'
import { useColumns } from '../ui/lists/use-columns.tsx'
import { useListView } from '../ui/lists/use-list-view.ts'
import layout from '../ui/layout.module.css'
import { useListCompanyPeopleQuery } from './company.api.ts'
import { peopleMessages, personStateMessages } from './company.messages.ts'
import { ImportDialog } from './import/import-dialog.tsx'
import { nameOf } from './person/name-of.rule.ts'
import { PersonDialogs, usePersonActions, type OpenDialog } from './person/person-actions.tsx'
import { PersonState } from './person/person-state.tsx'

const FILTERS = ['q', 'state', 'site', 'department', 'jobRole'] as const

interface PeopleListProps {
  readonly overview: CompanyOverview
}

/** Everyone of the company, with what narrows the list in the address. */
export function PeopleList({ overview }: PeopleListProps) {
  const t = useStore(peopleMessages)
  const [open, setOpen] = useState<OpenDialog | 'import' | null>(null)
  const view = useListView(FILTERS)
  const buttons = (
    <div className={layout.buttons}>
      <Button variant="primary" icon={<PlusIcon />} onClick={() => setOpen({ dialog: 'add' })}>
        {t.add}
      </Button>
      <Button icon={<UploadIcon />} onClick={() => setOpen('import')}>
        {t.import}
      </Button>
    </div>
  )
  const actionsOf = usePersonActions(setOpen)
  const close = () => setOpen(null)
  return (
    <div className={layout.stack}>
      {buttons}
      <Filters overview={overview} view={view} />
      <ResourceList
        caption={t.caption}
        columns={usePersonColumns()}
        answer={useListCompanyPeopleQuery(view.query)}
        view={view}
        rowKey={({ id }) => id}
        rowName={nameOf}
        rowActions={actionsOf}
        empty={{ text: t.empty, filtered: t.emptySearch }}
      />
      {open === 'import' && <ImportDialog onClose={close} />}
      {open !== null && open !== 'import' && (
        <PersonDialogs open={open} places={overview.places} onClose={close} />
      )}
    </div>
  )
}

interface FiltersProps extends PeopleListProps {
  readonly view: ReturnType<typeof useListView<(typeof FILTERS)[number]>>
}

function Filters({ overview: { counts, places }, view: { filters, choose } }: FiltersProps) {
  const t = useStore(peopleMessages)
  const states = useStore(personStateMessages)
  return (
    <div className={layout.filters}>
      <SearchField
        label={t.search}
        placeholder={t.searchShort}
        value={filters.q}
        onChange={(q) => choose({ q })}
      />
      <SelectField
        label={t.columnState}
        isLabelHidden
        value={filters.state}
        emptyOption={t.everyState({ count: counts.active + counts.invited })}
        options={COMPANY_PERSON_STATES.map((state) => ({
          value: state,
          label: t.stateOption({ state: states[state], count: counts[state] }),
        }))}
        onChange={({ target }) => choose({ state: target.value })}
      />
      <PlaceFilters places={places} chosen={filters} onChoose={choose} />
    </div>
  )
}

function usePersonColumns(): readonly Column<CompanyPerson>[] {
  const t = useStore(peopleMessages)
  const { text } = useColumns<CompanyPerson>()
  const linkOf = useRecordLink('person')
  return [
    {
      id: 'name',
      header: t.columnName,
      isRowHeader: true,
      cell: (person) => (
        <TwoLines second={person.email ?? t.noEmail({ number: person.employeeNumber })}>
          <Link to={linkOf(person.id)} data-row={person.id}>
            {nameOf(person)}
          </Link>
        </TwoLines>
      ),
    },
    text('jobRole', t.columnJobRole),
    text('department', t.columnDepartment),
    text('site', t.columnSite),
    { id: 'supervisor', header: t.columnSupervisor, cell: ({ supervisor }) => supervisor?.name },
    { id: 'state', header: t.columnState, cell: ({ state }) => <PersonState state={state} /> },
  ]
}
