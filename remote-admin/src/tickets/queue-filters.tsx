import { useStore } from '@nanostores/react'
import {
  TICKET_CATEGORIES,
  TICKET_PRIORITIES,
  TICKET_STATES,
  type TicketPage,
} from '@platform/shared-contracts/http'
import { SearchField } from '@platform/shared-ui/search-field'
import { SelectField } from '@platform/shared-ui/select-field'
import { useAddress } from '../lib/use-address.ts'
import { ticketsMessages } from './tickets.messages.ts'
import classes from './tickets.module.css'

export const NO_CHOICE = { q: '', state: '', priority: '', category: '' }

export function QueueFilters({ counts }: { readonly counts: TicketPage['counts'] | undefined }) {
  const t = useStore(ticketsMessages)
  const { value, choose } = useAddress()
  const field = (name: keyof typeof NO_CHOICE) => ({
    value: value(name),
    onChange: ({ target }: { target: { value: string } }) => choose({ [name]: target.value }),
  })
  const of = (state: keyof TicketPage['counts']) => counts?.[state] ?? 0
  const states = TICKET_STATES.map((state) => ({
    value: state,
    label: t.stateCount({ state: t[state], count: of(state) }),
  }))
  return (
    <div className={classes.filters}>
      <SearchField label={t.search} value={value('q')} onChange={(q) => choose({ q })} />
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
