import { format } from '@platform/shared-contracts/remote'
import { useStore } from '@nanostores/react'
import {
  TICKET_CATEGORIES,
  TICKET_PRIORITIES,
  TICKET_STATES,
  TICKET_SORTS,
} from '@platform/shared-contracts/http'
import { PageHeader } from '@platform/shared-ui/page-header'
import { ResourceList } from '../ui/lists/resource-list.tsx'
import { useBulkSelection } from '../ui/lists/use-bulk-selection.ts'
import { useListView } from '../ui/lists/use-list-view.ts'
import { BulkActions } from './bulk-actions.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { ticketColumns } from './ticket-columns.tsx'
import { useListTicketsQuery } from './tickets.api.ts'
import { ticketsMessages } from './tickets.messages.ts'

const FILTERS = ['q', 'state', 'priority', 'category'] as const

export function TicketQueue() {
  const t = useStore(ticketsMessages)
  const formats = useStore(format)
  const view = useListView(FILTERS, TICKET_SORTS)
  const filter = toFilter(view.filters)
  const { page, size, sort } = view
  const answer = useListTicketsQuery({ ...filter, page, size, sort })
  const selection = useBulkSelection(filter)
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} />
      <QueueFilters filters={view.filters} choose={view.choose} counts={answer.data?.counts} />
      <ResourceList
        caption={t.caption}
        columns={ticketColumns(t, formats, new Date())}
        answer={answer}
        view={view}
        rowKey={({ id }) => id}
        rowName={({ subject }) => subject}
        bulk={{
          selection,
          actions: (
            <BulkActions selection={selection} filter={filter} total={answer.currentData?.total ?? 0} />
          ),
        }}
        empty={{ text: t.emptyAtAll, filtered: t.empty, clear: t.clear }}
      />
    </>
  )
}

/** Of the address: unsolved tickets unless it says otherwise, and nothing that is no choice. */
function toFilter({ q, state, priority, category }: Record<(typeof FILTERS)[number], string>) {
  const states = [...TICKET_STATES, 'active'] as const
  return {
    q: q || undefined,
    state: state === 'all' ? undefined : (states.find((one) => one === state) ?? 'active'),
    priority: TICKET_PRIORITIES.find((one) => one === priority),
    category: TICKET_CATEGORIES.find((one) => one === category),
  }
}
