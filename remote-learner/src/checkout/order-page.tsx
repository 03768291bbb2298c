import { useStore } from '@nanostores/react'
import { useState, type Ref } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDownload } from '@platform/shared-contracts/client'
import type { Order, Payment } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { FailedState } from '@platform/shared-ui/failed-state'
import { DownloadIcon } from '@platform/shared-ui/icon'
import { FocusFallback } from '@platform/shared-ui/focus-fallback'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { formatDay, formatMoment } from '../lib/dates.ts'
import { formatCents } from '../lib/money.ts'
import { PricedLines } from './checkout-summary.tsx'
import { useCancelOrderMutation, useGetOrderQuery } from './checkout.api.ts'
import { orderMessages } from './checkout.messages.ts'
import { OrderPayment } from './order-payment.tsx'
import { OrderSeats } from './seats/order-seats.tsx'
import { OrderStanding } from './order-standing.tsx'
import { OrderState } from './order-state.tsx'
import classes from './checkout.module.css'

interface Props {
  readonly id: string
  readonly titleRef: Ref<HTMLHeadingElement>
}

/** An order as its buyer sees it: what it is, where it stands, and its seats once it is paid. */
export function OrderPage({ id, titleRef }: Props) {
  const t = useStore(orderMessages)
  const { data: order, isError, refetch } = useGetOrderQuery(id)
  return (
    <div className={`content ${classes.page}`}>
      <PageHeader
        back={{ to: '/checkout', label: t.back }}
        titleRef={titleRef}
        title={order ? t.title({ number: order.number }) : t.loading}
        lead={order && <OrderState state={order.state} />}
      />
      {!order && isError && <FailedState onRetry={refetch}>{t.failed}</FailedState>}
      {!order && !isError && <Skeleton lines={6} />}
      {order && <OrderDetails order={order} />}
    </div>
  )
}

function OrderDetails({ order }: { readonly order: Order }) {
  const t = useStore(orderMessages)
  return (
    <>
      <Standing order={order} />
      <div className={classes.columns}>
        <Card as="section" level={2} title={t.ordered}>
          <PricedLines quote={order} exemption={order.taxExemption} />
        </Card>
        <Card as="section" level={2} title={t.paper} footer={<OrderActions order={order} />}>
          <Facts order={order} />
        </Card>
      </div>
      {order.state === 'paid' && order.hasSeats && <OrderSeats order={order} />}
    </>
  )
}

/** Its buttons go as the order is paid, and the focus stays here. */
function Standing({ order }: { readonly order: Order }) {
  const t = useStore(orderMessages)
  const [query] = useSearchParams()
  const shown = [order.state, query.get('test-card'), query.get('card')].join()
  return (
    <FocusFallback change={shown} label={t.standing} className={classes.stack}>
      <OrderStanding order={order} />
      {order.state === 'awaiting_payment' && <OrderPayment order={order} />}
    </FocusFallback>
  )
}

function Facts({ order }: { readonly order: Order }) {
  const t = useStore(orderMessages)
  const language = useStore(locale)
  const { billing, placedAt, paidAt, payments = [], refunds = [] } = order
  const amountOf = ({ amountCents, at }: Payment) =>
    t.amountOn({ amount: formatCents(amountCents, language), day: formatDay(at, language) })
  const facts = [
    [t.invoiceFor, [billing.name, billing.companyName].filter(Boolean).join(', ')],
    ['', billing.address],
    [t.poNumber, billing.poNumber],
    [t.placedOn, formatMoment(placedAt, language)],
    [t.paidOn, paidAt === null ? '' : formatMoment(paidAt, language)],
    ...payments.map((one) => [t.payment, amountOf(one)] as const),
    ...refunds.map((one) => [t.refund, amountOf(one)] as const),
  ] as const
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, fact]) => fact !== '')
        .map(([label, fact], place) => (
          <div key={place}>
            {label !== '' && <dt>{label}</dt>}
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  )
}

function OrderActions({ order }: { readonly order: Order }) {
  const t = useStore(orderMessages)
  return (
    <FocusFallback change={order} label={t.paper} className={classes.actions}>
      <DownloadInvoice order={order} />
      <Cancel order={order} />
    </FocusFallback>
  )
}

function DownloadInvoice({ order: { id, number } }: { readonly order: Order }) {
  const t = useStore(orderMessages)
  const language = useStore(locale)
  const { download, isBusy } = useDownload(t.invoiceFailed)
  const path = `/orders/${encodeURIComponent(id)}/invoice?language=${language}`
  return (
    <BusyButton
      icon={<DownloadIcon size={1.125} />}
      isBusy={isBusy}
      busyText={t.drawing}
      onClick={() => void download(path, `invoice-${number}.pdf`)}
    >
      {t.invoice}
    </BusyButton>
  )
}

function Cancel({ order: { id, number, state } }: { readonly order: Order }) {
  const t = useStore(orderMessages)
  const { notify } = usePlatform()
  const [isAsking, setAsking] = useState(false)
  const [cancel, { isLoading, error }] = useCancelOrderMutation()
  if (state !== 'awaiting_payment') return null
  const confirm = async () => {
    const answer = await cancel(id)
    if (answer.error) return
    setAsking(false)
    notify('success', t.cancelDone)
  }
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {t.cancel}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={t.cancelTitle({ number })}
        confirmText={t.cancel}
        isBusy={isLoading}
        busyText={t.canceling}
        error={error && t.cancelFailed}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {t.cancelText}
      </ConfirmDialog>
    </>
  )
}
