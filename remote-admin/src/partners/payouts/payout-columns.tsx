import { useStore } from '@nanostores/react'
import type { Payout, PayoutMoney } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Badge } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { DOLLARS, writeDay, type Formats } from '../../lib/format.ts'
import { TwoLines } from '../../ui/lists/two-lines.tsx'
import { payoutMessages } from '../partners.messages.ts'
import classes from '../partners.module.css'
import { hoursOf } from './months.rule.ts'

export function usePayoutColumns(): readonly Column<Payout>[] {
  const t = useStore(payoutMessages)
  const { number, time } = useStore(format)
  const dollars = (cents: number) => number(cents / 100, DOLLARS)
  const counted = (id: keyof Omit<Payout, 'partner' | 'money'>, header: string): Column<Payout> => ({
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
    {
      id: 'amount',
      header: t.amount,
      align: 'end',
      sortBy: ({ money }) => money?.amountCents ?? 0,
      cell: ({ money }) =>
        money && (
          <TwoLines align="end" second={rateNote(money, { t, dollars })}>
            {dollars(money.amountCents)}
          </TwoLines>
        ),
    },
    {
      id: 'standing',
      header: t.standing,
      cell: ({ money }) => money && <Standing money={money} time={time} />,
    },
  ]
}

type Texts = ReturnType<(typeof payoutMessages)['get']>

/** The hours at each rate, as the amount was computed. */
function rateNote(
  { rates, unratedMinutes }: PayoutMoney,
  { t, dollars }: { readonly t: Texts; readonly dollars: (cents: number) => string },
): string {
  const rated = rates.map(({ centsPerHour, minutes }) =>
    t.atRate({ hours: hoursOf(minutes), rate: dollars(centsPerHour) }),
  )
  const unrated = unratedMinutes > 0 ? [t.unrated({ hours: hoursOf(unratedMinutes) })] : []
  return [...rated, ...unrated].join(', ')
}

function Standing({ money, time }: { readonly money: PayoutMoney } & Pick<Formats, 'time'>) {
  const t = useStore(payoutMessages)
  const { payment, isPayable } = money
  if (payment)
    return (
      <TwoLines
        second={t.paidNote({ day: writeDay(payment.paidOn, { time }), reference: payment.reference })}
      >
        <Badge tone="success">{t.paid}</Badge>
      </TwoLines>
    )
  if (isPayable) return <Badge tone="warning">{t.payable}</Badge>
  return (
    <TwoLines second={t.openNote}>
      <Badge tone="neutral">{t.open}</Badge>
    </TwoLines>
  )
}
