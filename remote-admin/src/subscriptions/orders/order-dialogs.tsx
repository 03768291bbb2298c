import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { PaymentRecord, RefundRecord, type Order } from '@platform/shared-contracts/http'
import { TextField } from '@platform/shared-ui/field'
import { parseDollars, toDollars } from '../../lib/dollars.rule.ts'
import { ConfirmAction } from '../../ui/confirm-action.tsx'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { labeled, useActionForm } from '../../ui/use-row-form.ts'
import { useDollars } from '../use-dollars.ts'
import { balanceCents, heldCents, refundMethod } from './order-money.rule.ts'
import { useCancelOrderMutation, useRecordPaymentMutation, useRefundOrderMutation } from './orders.api.ts'
import { ordersMessages } from './orders.messages.ts'

interface Props {
  readonly order: Order
  readonly onClose: () => void
}

export function RecordPaymentDialog({ order, onClose }: Props) {
  const t = useStore(ordersMessages)
  const dollars = useDollars()
  const [record] = useRecordPaymentMutation()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { id, number, totalCents, buyer, billing } = order
  const who = [billing.name, billing.companyName, billing.address].filter(Boolean).join(', ')
  const form = useActionForm({
    start: { amountCents: toDollars(balanceCents(order)), note: '' },
    toRequest: ({ amountCents, note }) => ({ amountCents: parseDollars(amountCents), note }),
    schema: PaymentRecord,
    send: (payment) => record({ id, idempotencyKey, ...payment }),
    done: (_payment, { state }) => (state === 'paid' ? t.confirmed({ number }) : t.partlyPaid({ number })),
    onClose,
  })
  return (
    <ResourceDialog
      form={form}
      title={t.paymentTitle({ number })}
      save={t.recordPayment}
      saving={t.recording}
      onClose={onClose}
    >
      <p>
        {t.paymentText({
          balance: dollars(balanceCents(order)),
          total: dollars(totalCents),
          buyer: buyer.name,
        })}
      </p>
      <p>{t.invoiceFor({ who })}</p>
      <TextField inputMode="decimal" required {...labeled(form, t)('amountCents')} />
      <TextField {...labeled(form, t)('note')} />
    </ResourceDialog>
  )
}

export function RefundDialog({ order, onClose }: Props) {
  const t = useStore(ordersMessages)
  const dollars = useDollars()
  const [refund] = useRefundOrderMutation()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { id, number, buyer } = order
  const held = heldCents(order)
  const texts = { transfer: t.refundText, card: t.refundTextCard, 'test-card': t.refundTextTest }
  const form = useActionForm({
    start: { amountCents: toDollars(held), reason: '' },
    toRequest: ({ amountCents, reason }) => ({ amountCents: parseDollars(amountCents), reason }),
    schema: RefundRecord,
    send: (wanted) => refund({ id, idempotencyKey, ...wanted }),
    done: t.refunded({ number }),
    onClose,
  })
  return (
    <ResourceDialog
      form={form}
      title={t.refundTitle({ number })}
      save={t.refund}
      saving={t.recording}
      onClose={onClose}
    >
      <p>{texts[refundMethod(order)]({ held: dollars(held), buyer: buyer.name })}</p>
      <TextField inputMode="decimal" required {...labeled(form, t)('amountCents')} />
      <TextField required {...labeled(form, t)('reason')} />
    </ResourceDialog>
  )
}

export function CancelOrderDialog({ order: { id, number }, onClose }: Props) {
  const t = useStore(ordersMessages)
  return (
    <ConfirmAction
      isDanger
      useAction={useCancelOrderMutation}
      arg={id}
      title={t.cancelTitle({ number })}
      text={t.cancelText}
      action={t.cancel}
      done={t.canceled({ number })}
      onClose={onClose}
    />
  )
}
