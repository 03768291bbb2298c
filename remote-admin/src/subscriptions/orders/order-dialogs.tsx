import { useStore } from '@nanostores/react'
import { PaymentConfirmation, type Order } from '@platform/shared-contracts/http'
import { TextField } from '@platform/shared-ui/field'
import { ConfirmAction } from '../../ui/confirm-action.tsx'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { labeled, useActionForm } from '../../ui/use-row-form.ts'
import { useDollars } from '../use-dollars.ts'
import { useCancelOrderMutation, useConfirmPaymentMutation } from './orders.api.ts'
import { ordersMessages } from './orders.messages.ts'

interface Props {
  readonly order: Order
  readonly onClose: () => void
}

export function ConfirmPaymentDialog({ order, onClose }: Props) {
  const t = useStore(ordersMessages)
  const dollars = useDollars()
  const [confirm] = useConfirmPaymentMutation()
  const { id, number, totalCents, buyer, billing } = order
  const who = [billing.name, billing.companyName, billing.address].filter(Boolean).join(', ')
  const form = useActionForm({
    start: { note: '' },
    schema: PaymentConfirmation,
    send: (payment) => confirm({ id, ...payment }),
    done: t.confirmed({ number }),
    onClose,
  })
  return (
    <ResourceDialog
      form={form}
      title={t.confirmTitle({ number })}
      save={t.confirm}
      saving={t.confirming}
      onClose={onClose}
    >
      <p>{t.confirmText({ total: dollars(totalCents), buyer: buyer.name })}</p>
      <p>{t.invoiceFor({ who })}</p>
      <TextField {...labeled(form, t)('note')} />
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
      done={t.cancelled({ number })}
      onClose={onClose}
    />
  )
}
