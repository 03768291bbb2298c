import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ORDER_STATES, type Order } from '@platform/shared-contracts/http'
import { SearchField } from '@platform/shared-ui/search-field'
import { SelectField } from '@platform/shared-ui/select-field'
import { useAddress } from '../../lib/use-address.ts'
import { ResourceList } from '../../ui/lists/resource-list.tsx'
import { useListView } from '../../ui/lists/use-list-view.ts'
import { CancelOrderDialog, RecordPaymentDialog, RefundDialog } from './order-dialogs.tsx'
import { heldCents } from './order-money.rule.ts'
import { useOrderColumns } from './order-columns.tsx'
import { useListOrdersQuery } from './orders.api.ts'
import { ordersMessages, orderStateMessages } from './orders.messages.ts'
import layout from '../../ui/layout.module.css'

interface Open {
  readonly what: 'payment' | 'refund' | 'cancel'
  readonly order: Order
}

/** What was ordered by invoice: those that wait for a payment first, to be confirmed here. */
export function OrderTable() {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={layout.fields}>
      <Filters />
      <Orders onOpen={setOpen} />
      {open?.what === 'payment' && <RecordPaymentDialog order={open.order} onClose={close} />}
      {open?.what === 'refund' && <RefundDialog order={open.order} onClose={close} />}
      {open?.what === 'cancel' && <CancelOrderDialog order={open.order} onClose={close} />}
    </div>
  )
}

function Orders({ onOpen }: { readonly onOpen: (open: Open) => void }) {
  const t = useStore(ordersMessages)
  const view = useListView(['q', 'state'])
  const { page, size, filters } = view
  const state = ORDER_STATES.find((one) => one === filters.state) ?? ''
  const navigate = useNavigate()
  const see = ({ id }: Order) => void navigate(`/checkout?order=${id}`)
  const labels = { payment: t.recordPayment, refund: t.refund, cancel: t.cancel }
  return (
    <ResourceList
      caption={t.caption}
      columns={useOrderColumns()}
      answer={useListOrdersQuery({ page, size, q: filters.q, state })}
      view={view}
      rowKey={({ id }) => id}
      rowName={({ number }) => number}
      rowActions={(order) => [
        {
          label: order.state === 'paid' && order.hasSeats ? t.openSeats : t.open,
          onSelect: () => see(order),
        },
        ...moneyActions(order).map((what) => ({
          label: labels[what],
          isDanger: what === 'cancel',
          onSelect: () => onOpen({ what, order }),
        })),
      ]}
      empty={{ text: t.empty, filtered: t.emptySearch, clear: t.showAll }}
    />
  )
}

/** An order of which a part is paid cannot be canceled before that part went back. */
function moneyActions(order: Order): readonly Open['what'][] {
  const isHeld = heldCents(order) > 0
  const isWaiting = order.state === 'awaiting_payment'
  return [
    ...(isWaiting ? (['payment'] as const) : []),
    ...(isHeld ? (['refund'] as const) : []),
    ...(isWaiting && !isHeld ? (['cancel'] as const) : []),
  ]
}

function Filters() {
  const t = useStore(ordersMessages)
  const states = useStore(orderStateMessages)
  const { value, choose } = useAddress()
  return (
    <div className={layout.filters}>
      <SearchField label={t.search} value={value('q')} onChange={(q) => choose({ q })} />
      <SelectField
        label={t.state}
        isLabelHidden
        value={value('state')}
        emptyOption={t.anyState}
        options={ORDER_STATES.map((state) => ({ value: state, label: states[state] }))}
        onChange={({ target }) => choose({ state: target.value })}
      />
    </div>
  )
}
