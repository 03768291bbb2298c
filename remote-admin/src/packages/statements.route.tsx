import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { StoredStatement } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import type { Column } from '@platform/shared-ui/data-table'
import { TextField } from '@platform/shared-ui/field'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SearchField } from '@platform/shared-ui/search-field'
import { SelectField } from '@platform/shared-ui/select-field'
import { DAY_AND_TIME } from '../lib/format.ts'
import { ExportButton } from '../ui/lists/export-button.tsx'
import { ResourceList } from '../ui/lists/resource-list.tsx'
import { TwoLines } from '../ui/lists/two-lines.tsx'
import layout from '../ui/layout.module.css'
import { useListView } from '../ui/lists/use-list-view.ts'
import { statementsMessages } from './packages.messages.ts'
import { StatementDialog } from './statement-dialog.tsx'
import { STATEMENTS_PATH, useListStatementsQuery } from './statements.api.ts'
import { useShownEmail } from '../ui/use-shown-email.ts'

const FILTERS = ['q', 'verb', 'activity', 'from', 'to'] as const
const VERBS = [
  ...['launched', 'initialized', 'completed', 'passed', 'failed'],
  ...['terminated', 'abandoned', 'satisfied'],
] as const

/** /admin/statements: what imported courses reported about learners, and what the platform reported about it. */
export function StatementsRoute() {
  const t = useStore(statementsMessages)
  const view = useListView(FILTERS)
  const [open, setOpen] = useState<StoredStatement | null>(null)
  return (
    <div className={`content ${layout.page}`}>
      <PageHeader
        title={t.title}
        lead={t.lead}
        back={{ to: '/admin/packages', label: t.back }}
        actions={
          <ExportButton
            path={`${STATEMENTS_PATH}.csv`}
            query={view.filters}
            fileName="statements.csv"
            failed={t.exportFailed}
          />
        }
      />
      <Filters view={view} />
      <ResourceList
        caption={t.title}
        columns={useStatementColumns()}
        answer={useListStatementsQuery(view.query)}
        view={view}
        rowKey={({ position }) => position}
        rowName={({ person, verb }) => t.rowName({ name: person.name, verb })}
        rowActions={(row) => [{ label: t.show, onSelect: () => setOpen(row) }]}
        empty={{ text: t.empty, filtered: t.emptySearch }}
      />
      {open && <StatementDialog of={open} onClose={() => setOpen(null)} />}
    </div>
  )
}

type Filter = (typeof FILTERS)[number]
type Values = Readonly<Record<Filter, string>>

interface FiltersProps {
  readonly view: {
    readonly filters: Values
    readonly choose: (change: Partial<Record<Filter, string>>) => void
  }
}

function Filters({ view: { filters, choose } }: FiltersProps) {
  const t = useStore(statementsMessages)
  const { from, to } = filters
  return (
    <div className={layout.filters}>
      <SearchField label={t.search} value={filters.q} onChange={(q) => choose({ q })} />
      <SearchField
        label={t.activityPart}
        value={filters.activity}
        onChange={(activity) => choose({ activity })}
      />
      <SelectField
        label={t.verb}
        emptyOption={t.anyVerb}
        options={VERBS.map((value) => ({ value, label: t[value] }))}
        value={filters.verb}
        onChange={({ target }) => choose({ verb: target.value })}
      />
      <TextField
        label={t.from}
        type="date"
        value={from}
        onChange={({ target }) => choose({ from: target.value })}
      />
      <TextField
        label={t.to}
        type="date"
        value={to}
        error={from !== '' && to !== '' && to < from ? t.wrongOrder : undefined}
        onChange={({ target }) => choose({ to: target.value })}
      />
    </div>
  )
}

function useStatementColumns(): readonly Column<StoredStatement>[] {
  const shownEmail = useShownEmail()
  const t = useStore(statementsMessages)
  const { time } = useStore(format)
  const known: Readonly<Record<string, string | undefined>> = Object.fromEntries(
    VERBS.map((verb) => [verb, t[verb]]),
  )
  return [
    {
      id: 'person',
      header: t.person,
      isRowHeader: true,
      cell: ({ person }) => <TwoLines second={shownEmail(person.email)}>{person.name}</TwoLines>,
    },
    { id: 'verb', header: t.verb, cell: ({ verb }) => known[verb] ?? verb },
    { id: 'activity', header: t.activity, cell: ({ activity }) => activity },
    { id: 'source', header: t.source, isCompact: true, cell: ({ source }) => t[source] },
    {
      id: 'storedAt',
      header: t.storedAt,
      isCompact: true,
      cell: ({ storedAt }) => time(new Date(storedAt), DAY_AND_TIME),
    },
  ]
}

export { StatementsRoute as Component }
