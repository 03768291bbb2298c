import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Order } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { TextField } from '@platform/shared-ui/field'
import { failureOf } from '../../lib/failure.ts'
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
  const { notify } = usePlatform()
  const [note, setNote] = useState('')
  const [confirm, { isLoading, error }] = useConfirmPaymentMutation()
  const { id, number, totalCents, buyer, billing } = order
  const who = [billing.name, billing.companyName, billing.address].filter(Boolean).join(', ')
  const save = async () => {
    const answer = await confirm({ id, note })
    if (answer.error) return
    notify('success', t.confirmed({ number }))
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={t.confirmTitle({ number })}
      confirmText={t.confirm}
      isBusy={isLoading}
      busyText={t.confirming}
      error={error && failureOf(error).message}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <p>{t.confirmText({ total: dollars(totalCents), buyer: buyer.name })}</p>
      <p>{t.invoiceFor({ who })}</p>
      <TextField
        label={t.note}
        hint={t.noteHint}
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ConfirmDialog>
  )
}

export function CancelOrderDialog({ order: { id, number }, onClose }: Props) {
  const t = useStore(ordersMessages)
  const { notify } = usePlatform()
  const [cancel, { isLoading, error }] = useCancelOrderMutation()
  const save = async () => {
    const answer = await cancel(id)
    if (answer.error) return
    notify('success', t.cancelled({ number }))
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t.cancelTitle({ number })}
      confirmText={t.cancel}
      isBusy={isLoading}
      error={error && failureOf(error).message}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      {t.cancelText}
    </ConfirmDialog>
  )
}
