import { useStore } from '@nanostores/react'
import { Button } from '@platform/shared-ui/button'
import { DataTable } from '@platform/shared-ui/data-table'
import { PageHeader } from '@platform/shared-ui/page-header'
import { format } from '../lib/format.ts'
import { useAddress } from '../lib/use-address.ts'
import { NO_CHOICE, QueueFilters } from './queue-filters.tsx'
import { ticketColumns } from './ticket-columns.tsx'
import { PAGE_SIZE, useListTicketsQuery } from './tickets.api.ts'
import { ticketsMessages } from './tickets.messages.ts'

export function TicketQueue() {
  const t = useStore(ticketsMessages)
  const formats = useStore(format)
  const address = useAddress()
  const of = (name: string) => address.value(name) || undefined
  const state = of('state') ?? 'active'
  const { data, isFetching, isError, refetch } = useListTicketsQuery({
    page: address.page,
    q: of('q'),
    state: state === 'all' ? undefined : state,
    priority: of('priority'),
    category: of('category'),
  })
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} />
      <QueueFilters counts={data?.counts} />
      <DataTable
        caption={t.caption}
        isCaptionHidden
        columns={ticketColumns(t, formats, new Date())}
        rows={data?.items}
        rowKey={({ id }) => id}
        isLoading={isFetching}
        isFailed={isError}
        onRetry={refetch}
        emptyText={t.empty}
        emptyAction={<Button onClick={() => address.choose(NO_CHOICE)}>{t.clear}</Button>}
        page={{ page: address.page, size: PAGE_SIZE, total: data?.total ?? 0 }}
        onPage={address.turn}
      />
    </>
  )
}
