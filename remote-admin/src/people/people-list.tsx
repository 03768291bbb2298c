import { useStore } from '@nanostores/react'
import { PERSON_KINDS, type PersonKind, PERSON_SORTS } from '@platform/shared-contracts/http'
import { SearchField } from '@platform/shared-ui/search-field'
import { SelectField } from '@platform/shared-ui/select-field'
import { ResourceList } from '../ui/lists/resource-list.tsx'
import { useListView } from '../ui/lists/use-list-view.ts'
import { useListPeopleQuery } from './people.api.ts'
import { peopleMessages } from './people.messages.ts'
import layout from '../ui/layout.module.css'
import classes from './people.module.css'
import { usePersonColumns } from './person-columns.tsx'
import { usePersonLink } from './use-person-link.ts'

export function PeopleList() {
  const t = useStore(peopleMessages)
  const view = useListView(['q', 'kind'], PERSON_SORTS)
  const linkOf = usePersonLink()
  const { query, filters } = view
  return (
    <div className={layout.stack}>
      <Filters {...filters} choose={view.choose} />
      <ResourceList
        caption={t.people}
        columns={usePersonColumns(linkOf)}
        answer={useListPeopleQuery({ ...query, kind: knownKind(filters.kind) })}
        view={view}
        rowKey={({ id }) => id}
        rowName={({ firstName, lastName }) => `${firstName} ${lastName}`}
        rowActions={({ id }) => [{ label: t.open, to: linkOf(id) }]}
        empty={{ text: t.empty, filtered: t.empty, clear: t.showAll }}
      />
    </div>
  )
}

interface FiltersProps {
  readonly q: string
  readonly kind: string
  readonly choose: (change: Partial<Record<'q' | 'kind', string>>) => void
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
