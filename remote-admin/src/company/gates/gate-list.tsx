import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { CompanyOverview, Gate } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import type { Column } from '@platform/shared-ui/data-table'
import { PlusIcon } from '@platform/shared-ui/icon'
import { DAY_AND_TIME, writeDay } from '../../lib/format.ts'
import layout from '../../ui/layout.module.css'
import { ResourceList } from '../../ui/lists/resource-list.tsx'
import { TwoLines } from '../../ui/lists/two-lines.tsx'
import { useListView } from '../../ui/lists/use-list-view.ts'
import { wholeList } from '../../ui/lists/whole-list.ts'
import { GateDialog } from './gate-dialog.tsx'
import { useListGatesQuery, useRemoveGateMutation } from './gates.api.ts'
import { gateMessages } from './gates.messages.ts'

/** Tablets at the entrances of the company's sites. */
export function GateList({ places }: Pick<CompanyOverview, 'places'>) {
  const t = useStore(gateMessages)
  const [isAdding, setAdding] = useState(false)
  const { data, ...state } = useListGatesQuery()
  return (
    <div className={layout.stack}>
      <p>{t.lead}</p>
      <p>{t.privacy}</p>
      <div>
        <Button variant="primary" icon={<PlusIcon />} onClick={() => setAdding(true)}>
          {t.add}
        </Button>
      </div>
      <ResourceList
        caption={t.caption}
        columns={useGateColumns()}
        answer={wholeList(state, data)}
        view={useListView([])}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        removal={({ id, name }) => ({
          useRemove: useRemoveGateMutation,
          arg: id,
          title: t.removeTitle({ name }),
          text: t.removeText,
          done: t.removed,
        })}
        empty={{ text: t.empty }}
      />
      {isAdding && <GateDialog places={places} onClose={() => setAdding(false)} />}
    </div>
  )
}

function useGateColumns(): readonly Column<Gate>[] {
  const t = useStore(gateMessages)
  const formats = useStore(format)
  return [
    {
      id: 'name',
      header: t.columnName,
      isRowHeader: true,
      sortBy: ({ name }) => name,
      cell: ({ name, createdAt, createdBy }) => (
        <TwoLines second={t.created({ day: writeDay(createdAt, formats), actor: createdBy })}>
          {name}
        </TwoLines>
      ),
    },
    { id: 'site', header: t.columnSite, cell: ({ site }) => site || t.everySite },
    {
      id: 'used',
      header: t.columnUsed,
      sortBy: ({ lastUsedAt }) => lastUsedAt ?? '',
      cell: ({ lastUsedAt }) =>
        lastUsedAt === null ? t.unused : formats.time(new Date(lastUsedAt), DAY_AND_TIME),
    },
  ]
}
