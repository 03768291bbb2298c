import { useStore } from '@nanostores/react'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useAddress } from '../lib/use-address.ts'
import { TicketQueue } from './ticket-queue.tsx'
import { TicketThread } from './ticket-thread.tsx'
import { useGetTicketQuery } from './tickets.api.ts'
import { threadMessages } from './tickets.messages.ts'
import layout from '../ui/layout.module.css'

/** /tickets: the queue; `?ticket=ID` is one conversation. */
export function TicketsRoute() {
  const chosen = useAddress().value('ticket')
  return (
    <div className={`content ${layout.page}`}>
      {chosen ? <ChosenTicket key={chosen} id={Number(chosen)} /> : <TicketQueue />}
    </div>
  )
}

function ChosenTicket({ id }: { readonly id: number }) {
  const t = useStore(threadMessages)
  const { data: ticket, isError, refetch } = useGetTicketQuery(id)
  if (ticket) return <TicketThread ticket={ticket} />
  if (isError) return <FailedState onRetry={refetch}>{t.loadFailed}</FailedState>
  return <Skeleton lines={8} />
}

export { TicketsRoute as Component }
