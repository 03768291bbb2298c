import { useStore } from '@nanostores/react'
import { useState } from 'react'
import {
  TICKET_STATES,
  type TicketBulkAnswer,
  type TicketBulkChange,
  type TicketFilter,
  type TicketState,
} from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { Menu } from '@platform/shared-ui/menu'
import { ConfirmAction } from '../ui/confirm-action.tsx'
import { selectedCount, type BulkSelection } from '../ui/lists/use-bulk-selection.ts'
import { useChangeTicketsMutation } from './tickets.api.ts'
import { ticketsMessages } from './tickets.messages.ts'

interface BulkActionsProps {
  readonly selection: BulkSelection
  readonly filter: TicketFilter
  readonly total: number
}

type Wanted = { readonly state: TicketState } | { readonly assignToMe: true }

/** State and assignee of the selected tickets. Changes of more than a page are confirmed first. */
export function BulkActions({ selection, filter, total }: BulkActionsProps) {
  const t = useStore(ticketsMessages)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  return (
    <>
      <Menu
        label={t.setState}
        entries={TICKET_STATES.map((state) => ({ label: t[state], onSelect: () => setWanted({ state }) }))}
      />
      <Button onClick={() => setWanted({ assignToMe: true })}>{t.assignToMe}</Button>
      {wanted && (
        <Question
          wanted={wanted}
          target={selection.isAll ? { matching: filter, expected: total } : { ids: [...selection.ids] }}
          count={selectedCount(selection, total)}
          onClose={() => setWanted(null)}
          onDone={selection.clear}
        />
      )}
    </>
  )
}

interface QuestionProps {
  readonly wanted: Wanted
  readonly target: Pick<TicketBulkChange, 'ids' | 'matching' | 'expected'>
  readonly count: number
  readonly onClose: () => void
  readonly onDone: () => void
}

function Question({ wanted, target, count, onClose, onDone }: QuestionProps) {
  const t = useStore(ticketsMessages)
  const { number } = useStore(format)
  const tickets = t.tickets({ count })
  return (
    <ConfirmAction
      useAction={useChangeTicketsMutation}
      arg={{ ...target, ...wanted }}
      title={
        'state' in wanted ? t.setStateTitle({ tickets, state: t[wanted.state] }) : t.assignTitle({ tickets })
      }
      text={target.matching && t.allMatching({ count: number(count) })}
      action={t.apply}
      done={({ changed }: TicketBulkAnswer) => t.changed({ count: changed })}
      onDone={() => onDone()}
      onClose={onClose}
    />
  )
}
