import { useStore } from '@nanostores/react'
import {
  TICKET_CATEGORIES,
  TICKET_PRIORITIES,
  TICKET_STATES,
  type TicketPage,
} from '@platform/shared-contracts/http'
import { SearchField } from '@platform/shared-ui/search-field'
import { SelectField } from '@platform/shared-ui/select-field'
import { ticketsMessages } from './tickets.messages.ts'
import classes from './tickets.module.css'

type Filters = Readonly<Record<'q' | 'state' | 'priority' | 'category', string>>

interface QueueFiltersProps {
  readonly filters: Filters
  readonly choose: (change: Partial<Filters>) => void
  readonly counts: TicketPage['counts'] | undefined
}

export function QueueFilters({ filters, choose, counts }: QueueFiltersProps) {
  const t = useStore(ticketsMessages)
  const field = (name: keyof Filters) => ({
    value: filters[name],
    onChange: ({ target }: { target: { value: string } }) => choose({ [name]: target.value }),
  })
  const of = (state: keyof TicketPage['counts']) => counts?.[state] ?? 0
  const states = TICKET_STATES.map((state) => ({
    value: state,
    label: t.stateCount({ state: t[state], count: of(state) }),
  }))
  return (
    <div className={classes.filters}>
      <SearchField label={t.search} value={filters.q} onChange={(q) => choose({ q })} />
      <SelectField
        label={t.state}
        emptyOption={t.active({ count: of('new') + of('open') + of('waiting') })}
        options={[...states, { value: 'all', label: t.all }]}
        {...field('state')}
      />
      <SelectField
        label={t.priority}
        emptyOption={t.allPriorities}
        options={TICKET_PRIORITIES.map((one) => ({ value: one, label: t[one] }))}
        {...field('priority')}
      />
      <SelectField
        label={t.category}
        emptyOption={t.allCategories}
        options={TICKET_CATEGORIES.map((one) => ({ value: one, label: t[one] }))}
        {...field('category')}
      />
    </div>
  )
}
