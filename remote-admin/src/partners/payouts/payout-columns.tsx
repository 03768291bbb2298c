import { useStore } from '@nanostores/react'
import type { Payout } from '@platform/shared-contracts/http'
import type { Column } from '@platform/shared-ui/data-table'
import { payoutMessages } from '../partners.messages.ts'
import classes from '../partners.module.css'
import { hoursOf } from './months.rule.ts'

export function usePayoutColumns(): readonly Column<Payout>[] {
  const t = useStore(payoutMessages)
  const counted = (id: keyof Omit<Payout, 'partner'>, header: string): Column<Payout> => ({
    id,
    header,
    align: 'end',
    sortBy: (payout) => payout[id],
    cell: (payout) => payout[id],
  })
  return [
    {
      id: 'partner',
      header: t.partner,
      isRowHeader: true,
      sortBy: ({ partner }) => partner.name,
      cell: ({ partner }) => (
        <span className={classes.person}>
          <span>{partner.name}</span>
          <span className={classes.muted}>{partner.email}</span>
        </span>
      ),
    },
    counted('completed', t.completed),
    counted('missedByClient', t.missedByClient),
    counted('canceledLate', t.canceledLate),
    counted('missedByPartner', t.missedByPartner),
    counted('unrecorded', t.unrecorded),
    { ...counted('heldMinutes', t.heldMinutes), cell: ({ heldMinutes }) => hoursOf(heldMinutes) },
    {
      ...counted('paidMinutes', t.paidMinutes),
      cell: ({ paidMinutes }) => <strong>{hoursOf(paidMinutes)}</strong>,
    },
  ]
}
