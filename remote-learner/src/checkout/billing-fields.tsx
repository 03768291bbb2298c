import { useStore } from '@nanostores/react'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import type { CheckoutFields } from './checkout-draft.ts'
import { checkoutMessages } from './checkout.messages.ts'
import classes from './checkout.module.css'

export function BillingFields({ field }: { readonly field: CheckoutFields }) {
  const t = useStore(checkoutMessages)
  return (
    <div className={classes.stack}>
      <TextField label={t.name} required maxLength={120} autoComplete="name" {...field('billing.name')} />
      <TextField
        label={t.companyName}
        maxLength={160}
        autoComplete="organization"
        {...field('billing.companyName')}
      />
      <TextAreaField
        label={t.address}
        hint={t.addressHint}
        required
        maxLength={300}
        rows={3}
        autoComplete="street-address"
        {...field('billing.address')}
      />
      <TextField label={t.poNumber} maxLength={60} {...field('billing.poNumber')} />
      <div>
        <h3 className={classes.small}>{t.next}</h3>
        <ol className={classes.next}>
          <li>{t.nextOrder}</li>
          <li>{t.nextInvoice}</li>
          <li>{t.nextOpen}</li>
        </ol>
      </div>
    </div>
  )
}
