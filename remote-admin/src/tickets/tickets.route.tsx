import { useStore } from '@nanostores/react'
import { LoadedRow } from '../ui/lists/loaded-row.tsx'
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
  return (
    <LoadedRow answer={useGetTicketQuery(id)} failed={t.loadFailed}>
      {(ticket) => <TicketThread ticket={ticket} />}
    </LoadedRow>
  )
}

export { TicketsRoute as Component }
