import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ORDER_STATES, type Order } from '@platform/shared-contracts/http'
import { SearchField } from '@platform/shared-ui/search-field'
import { SelectField } from '@platform/shared-ui/select-field'
import { useAddress } from '../../lib/use-address.ts'
import { ResourceList } from '../../ui/lists/resource-list.tsx'
import { useListView } from '../../ui/lists/use-list-view.ts'
import { CancelOrderDialog, ConfirmPaymentDialog } from './order-dialogs.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { useListOrdersQuery } from './orders.api.ts'
import { ordersMessages, orderStateMessages } from './orders.messages.ts'
import layout from '../../ui/layout.module.css'

interface Open {
  readonly what: 'confirm' | 'cancel'
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
      {open?.what === 'confirm' && <ConfirmPaymentDialog order={open.order} onClose={close} />}
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
        ...(order.state === 'awaiting_payment'
          ? [
              { label: t.confirm, onSelect: () => onOpen({ what: 'confirm', order }) },
              { label: t.cancel, isDanger: true, onSelect: () => onOpen({ what: 'cancel', order }) },
            ]
          : []),
      ]}
      empty={{ text: t.empty, filtered: t.emptySearch, clear: t.showAll }}
    />
  )
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
