import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ORDER_STATES, type Order } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { DataTable } from '@platform/shared-ui/data-table'
import { SearchField } from '@platform/shared-ui/search-field'
import { SelectField } from '@platform/shared-ui/select-field'
import { useAddress } from '../../lib/use-address.ts'
import { CancelOrderDialog, ConfirmPaymentDialog } from './order-dialogs.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { PAGE_SIZE, useListOrdersQuery } from './orders.api.ts'
import { ordersMessages, orderStateMessages } from './orders.messages.ts'
import classes from '../subscriptions.module.css'

interface Open {
  readonly what: 'confirm' | 'cancel'
  readonly order: Order
}

/** What was ordered by invoice: those that wait for a payment first, to be confirmed here. */
export function OrderTable() {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={classes.stack}>
      <Filters />
      <Orders onOpen={setOpen} />
      {open?.what === 'confirm' && <ConfirmPaymentDialog order={open.order} onClose={close} />}
      {open?.what === 'cancel' && <CancelOrderDialog order={open.order} onClose={close} />}
    </div>
  )
}

function Orders({ onOpen }: { readonly onOpen: (open: Open) => void }) {
  const t = useStore(ordersMessages)
  const { value, page, turn, choose } = useAddress()
  const filter = { page, q: value('q'), state: ORDER_STATES.find((one) => one === value('state')) ?? '' }
  const { data, isFetching, isError, refetch } = useListOrdersQuery(filter)
  const navigate = useNavigate()
  const see = ({ id }: Order) => void navigate(`/checkout?order=${id}`)
  const isNarrowed = filter.q !== '' || filter.state !== ''
  const showAll = <Button onClick={() => choose({ q: '', state: '' })}>{t.showAll}</Button>
  return (
    <DataTable
      caption={t.caption}
      isCaptionHidden
      columns={useOrderColumns()}
      rows={data?.items}
      rowKey={({ id }) => id}
      rowLabel={({ number }) => number}
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
      isLoading={isFetching}
      isFailed={isError}
      onRetry={refetch}
      emptyText={isNarrowed ? t.emptySearch : t.empty}
      emptyAction={isNarrowed && showAll}
      page={{ page, size: PAGE_SIZE, total: data?.total ?? 0 }}
      onPage={turn}
    />
  )
}

function Filters() {
  const t = useStore(ordersMessages)
  const states = useStore(orderStateMessages)
  const { value, choose } = useAddress()
  return (
    <div className={classes.filters}>
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
