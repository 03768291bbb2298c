import { Badge, type BadgeTone } from '../../src/feedback/badge.tsx'
import { Button } from '../../src/actions/button.tsx'
import { DataTable, type Column } from '../../src/table/data-table.tsx'
import { Specimen } from '../specimen.tsx'

interface Module {
  readonly code: string
  readonly name: string
  readonly status: string
  readonly priceCents: number
}

const NAMES = [
  'Ladder Safety',
  'Machine Safeguarding',
  'Fall Protection',
  'Respiratory Protection',
  'Scaffolding',
]
const STATUSES: Record<string, BadgeTone> = {
  Completed: 'success',
  'In Progress': 'info',
  Expired: 'warning',
}
const MODULES: readonly Module[] = Array.from({ length: 34 }, (_, at) => ({
  code: `IC${String(110 + at).padStart(4, '0')}`,
  name: `${NAMES[at % NAMES.length]} ${at + 1}`,
  status: Object.keys(STATUSES)[at % 3] ?? '',
  priceCents: 2000 + (at % 5) * 500,
}))
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
const COLUMNS: readonly Column<Module>[] = [
  { id: 'name', header: 'Module', cell: ({ name }) => name, sortBy: ({ name }) => name, isRowHeader: true },
  { id: 'code', header: 'Code', cell: ({ code }) => code, sortBy: ({ code }) => code, isCompact: true },
  { id: 'status', header: 'Status', cell: ({ status }) => <Badge tone={STATUSES[status]}>{status}</Badge> },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    cell: ({ priceCents }) => money.format(priceCents / 100),
    sortBy: ({ priceCents }) => priceCents,
  },
]
const nothing = () => undefined
const shared = { columns: COLUMNS, rowKey: ({ code }: Module) => code, rowLabel: ({ name }: Module) => name }

export function Tables() {
  return (
    <>
      <Specimen note="Sorts and pages itself, with actions" layout="block">
        <DataTable
          {...shared}
          caption="Modules"
          rows={MODULES}
          pageSize={6}
          sort={{ column: 'name', direction: 'ascending' }}
          rowActions={() => [
            { label: 'Open', to: '/' },
            { label: 'Remove', onSelect: nothing, isDanger: true },
          ]}
        />
      </Specimen>
      <Specimen note="Loading for the first time" layout="block">
        <DataTable {...shared} caption="Loading modules" isCaptionHidden rows={undefined} isLoading />
      </Specimen>
      <Specimen note="Loading again: the old rows stay" layout="block">
        <DataTable
          {...shared}
          caption="Reloading modules"
          isCaptionHidden
          rows={MODULES.slice(0, 3)}
          isLoading
        />
      </Specimen>
      <Specimen note="Failed with old rows" layout="block">
        <DataTable
          {...shared}
          caption="Stale modules"
          isCaptionHidden
          rows={MODULES.slice(0, 2)}
          isFailed
          onRetry={nothing}
        />
      </Specimen>
      <Specimen note="Failed" layout="block">
        <DataTable {...shared} caption="Failed modules" rows={undefined} isFailed onRetry={nothing} />
      </Specimen>
      <Specimen note="Empty" layout="block">
        <DataTable
          {...shared}
          caption="No modules"
          isCaptionHidden
          rows={[]}
          emptyText="No module matches."
          emptyAction={<Button>Clear the filter</Button>}
        />
      </Specimen>
    </>
  )
}
