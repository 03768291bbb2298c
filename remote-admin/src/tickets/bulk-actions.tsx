import { useStore } from '@nanostores/react'
import { useState } from 'react'
import {
  TICKET_STATES,
  type TicketBulkChange,
  type TicketFilter,
  type TicketState,
} from '@platform/shared-contracts/http'
import { format, usePlatform } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { Menu } from '@platform/shared-ui/menu'
import { failureOf } from '../lib/failure.ts'
import { selectedCount, type BulkSelection } from '../ui/use-bulk-selection.ts'
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
  const { notify } = usePlatform()
  const [change, { isLoading, error }] = useChangeTicketsMutation()
  const confirm = async () => {
    const { data } = await change({ ...target, ...wanted })
    if (!data) return
    onClose()
    onDone()
    notify('success', t.changed({ count: data.changed }))
  }
  const tickets = t.tickets({ count })
  return (
    <ConfirmDialog
      isOpen
      title={
        'state' in wanted ? t.setStateTitle({ tickets, state: t[wanted.state] }) : t.assignTitle({ tickets })
      }
      confirmText={t.apply}
      isBusy={isLoading}
      error={error ? failureOf(error).message : null}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {target.matching && t.allMatching({ count: number(count) })}
    </ConfirmDialog>
  )
}
