import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { MAX_SIGN_IN_CODES, type CompanyPerson, type Tablet } from '@platform/shared-contracts/http'
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
import { useListCompanyPeopleQuery } from '../company.api.ts'
import { PinsDialog } from './pins-dialog.tsx'
import { TabletDialog } from './tablet-dialog.tsx'
import { useListTabletsQuery, useRemoveTabletMutation } from './tablets.api.ts'
import { tabletMessages } from './tablets.messages.ts'

/** Shared tablets, on which people without email sign in. */
export function TabletList() {
  const t = useStore(tabletMessages)
  const [isAdding, setAdding] = useState(false)
  const { data, ...state } = useListTabletsQuery()
  return (
    <div className={layout.stack}>
      <p>{t.lead}</p>
      <p>{t.howTo}</p>
      <div className={layout.buttons}>
        <Button variant="primary" icon={<PlusIcon />} onClick={() => setAdding(true)}>
          {t.add}
        </Button>
        <MissingPins />
      </div>
      <ResourceList
        caption={t.caption}
        columns={useTabletColumns()}
        answer={wholeList(state, data)}
        view={useListView([])}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        removal={({ id, name }) => ({
          useRemove: useRemoveTabletMutation,
          arg: id,
          title: t.removeTitle({ name }),
          text: t.removeText,
          done: t.removed,
        })}
        empty={{ text: t.empty }}
      />
      {isAdding && <TabletDialog onClose={() => setAdding(false)} />}
    </div>
  )
}

/** As many as one request makes. */
const MISSING = {
  ...{ page: 1, size: MAX_SIGN_IN_CODES, q: '', state: '', site: '', department: '', jobRole: '' },
  pin: 'missing',
} as const

/** Makes a PIN for everyone who needs one and has none. */
function MissingPins() {
  const t = useStore(tabletMessages)
  const { data } = useListCompanyPeopleQuery(MISSING)
  const [people, setPeople] = useState<readonly CompanyPerson[]>([])
  return (
    <>
      {data !== undefined && data.items.length > 0 && (
        <Button onClick={() => setPeople(data.items)}>{t.makePins({ count: data.items.length })}</Button>
      )}
      {people.length > 0 && <PinsDialog people={people} onClose={() => setPeople([])} />}
    </>
  )
}

function useTabletColumns(): readonly Column<Tablet>[] {
  const t = useStore(tabletMessages)
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
    {
      id: 'used',
      header: t.columnUsed,
      sortBy: ({ lastUsedAt }) => lastUsedAt ?? '',
      cell: ({ lastUsedAt }) =>
        lastUsedAt === null ? t.unused : formats.time(new Date(lastUsedAt), DAY_AND_TIME),
    },
  ]
}
