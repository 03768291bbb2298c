import { useStore } from '@nanostores/react'
import { PayoutPaymentRequest, type Payout } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { TextField } from '@platform/shared-ui/field'
import { DOLLARS } from '../../lib/format.ts'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { labeled, useActionForm } from '../../ui/use-row-form.ts'
import { usePayPartnerMutation } from './payouts.api.ts'
import { payMessages } from '../partners.messages.ts'
import { monthName } from './months.rule.ts'

interface Props {
  readonly month: string
  readonly payout: Payout
  readonly onClose: () => void
}

/** Records that a partner got the money for a month. It cannot be undone, which the dialog says. */
export function PayDialog({ month, payout: { partner, money }, onClose }: Props) {
  const t = useStore(payMessages)
  const { number } = useStore(format)
  const [pay] = usePayPartnerMutation()
  const amountCents = money?.amountCents ?? 0
  const values = {
    name: partner.name,
    amount: number(amountCents / 100, DOLLARS),
    month: monthName(month),
  }
  const form = useActionForm({
    start: { reference: '', paidOn: new Date().toISOString().slice(0, 10) },
    toRequest: (draft) => ({ ...draft, partnerId: partner.id, amountCents }),
    schema: PayoutPaymentRequest,
    send: (wanted: PayoutPaymentRequest) => pay({ month, wanted }),
    done: t.saved(values),
    onClose,
  })
  const field = labeled(form, t)
  return (
    <ResourceDialog form={form} title={t.title(values)} save={t.save} saving={t.saving} onClose={onClose}>
      <p>{t.text(values)}</p>
      <TextField required maxLength={80} autoComplete="off" {...field('reference')} />
      <TextField required type="date" {...field('paidOn')} />
    </ResourceDialog>
  )
}
