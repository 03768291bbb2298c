import { useStore } from '@nanostores/react'
import { PERSON_KINDS, type PersonKind } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { DataTable, type TableSort } from '@platform/shared-ui/data-table'
import { SearchField } from '@platform/shared-ui/search-field'
import { SelectField } from '@platform/shared-ui/select-field'
import { useAddress } from '../lib/use-address.ts'
import { PAGE_SIZE, useListPeopleQuery } from './people.api.ts'
import { peopleMessages } from './people.messages.ts'
import classes from './people.module.css'
import { usePersonColumns } from './person-columns.tsx'
import { usePersonLink } from './use-person-link.ts'

export function PeopleList() {
  const t = useStore(peopleMessages)
  const { value, page, turn, choose } = useAddress()
  const linkOf = usePersonLink()
  const columns = usePersonColumns(linkOf)
  const { q, kind, sort } = { q: value('q'), kind: value('kind'), sort: value('sort') || 'name' }
  const { data, isFetching, isError, refetch } = useListPeopleQuery({ page, q, sort, kind: knownKind(kind) })
  return (
    <div className={classes.stack}>
      <Filters q={q} kind={kind} choose={choose} />
      <DataTable
        caption={t.people}
        isCaptionHidden
        columns={columns}
        rows={data?.items}
        rowKey={({ id }) => id}
        rowLabel={({ firstName, lastName }) => `${firstName} ${lastName}`}
        rowActions={({ id }) => [{ label: t.open, to: linkOf(id) }]}
        isLoading={isFetching}
        isFailed={isError}
        onRetry={refetch}
        emptyText={t.empty}
        emptyAction={<Button onClick={() => choose({ q: '', kind: '' })}>{t.showAll}</Button>}
        sort={sortOf(sort)}
        onSort={({ column, direction }) =>
          choose({ sort: direction === 'descending' ? `-${column}` : column })
        }
        page={{ page, size: PAGE_SIZE, total: data?.total ?? 0 }}
        onPage={turn}
      />
    </div>
  )
}

interface FiltersProps {
  readonly q: string
  readonly kind: string
  readonly choose: (change: Readonly<Record<string, string>>) => void
}

function Filters({ q, kind, choose }: FiltersProps) {
  const t = useStore(peopleMessages)
  const labels: Readonly<Record<PersonKind, string>> = {
    super_admin: t.kindSuperAdmin,
    admin: t.kindAdmin,
    user: t.kindUser,
    partner: t.kindPartner,
    subscribed: t.kindSubscribed,
    unsubscribed: t.kindUnsubscribed,
    unverified: t.kindUnverified,
    disabled: t.kindDisabled,
    erased: t.kindErased,
  }
  return (
    <div className={classes.filters}>
      <SearchField label={t.search} value={q} onChange={(search) => choose({ q: search })} />
      <SelectField
        label={t.kind}
        isLabelHidden
        value={kind}
        emptyOption={t.kindAll}
        options={PERSON_KINDS.map((value) => ({ value, label: labels[value] }))}
        onChange={({ target }) => choose({ kind: target.value })}
      />
    </div>
  )
}

const knownKind = (kind: string) => PERSON_KINDS.find((known) => known === kind)

function sortOf(sort: string): TableSort {
  return { column: sort.replace('-', ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' }
}
