import { useStore } from '@nanostores/react'
import { COUPON_KINDS, CouponRequest, type CouponKind } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { catalogOf, plansOf } from '@platform/shared-contracts/rules'
import { TextField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import { parseDollars } from '../../lib/dollars.rule.ts'
import { ChoicesField } from '../../ui/choices-field.tsx'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { labeled, useActionForm } from '../../ui/use-row-form.ts'
import { useAddCouponMutation } from './coupons.api.ts'
import { couponMessages } from './coupons.messages.ts'

interface Draft {
  readonly code: string
  readonly kind: CouponKind
  /** As typed: percent or dollars. */
  readonly value: string
  readonly startsOn: string
  readonly endsOn: string
  readonly maxUses: string
  readonly products: string[]
}

const START: Omit<Draft, 'startsOn'> = {
  ...{ code: '', kind: 'percent', value: '', endsOn: '', maxUses: '', products: [] },
}

export function CouponDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStore(couponMessages)
  const { tenant } = usePlatform()
  const [add] = useAddCouponMutation()
  const form = useActionForm<Draft, CouponRequest, unknown>({
    start: { ...START, startsOn: new Date().toISOString().slice(0, 10) },
    toRequest,
    schema: CouponRequest,
    send: add,
    done: ({ code }) => t.saved({ code }),
    onClose,
  })
  const field = labeled(form, t)
  const sold = [...catalogOf(tenant), ...plansOf(tenant).filter(({ priceCents }) => priceCents !== null)]
  return (
    <ResourceDialog form={form} title={t.addTitle} save={t.save} saving={t.saving} onClose={onClose}>
      <TextField required maxLength={30} autoComplete="off" {...field('code')} />
      <SelectField options={COUPON_KINDS.map((value) => ({ value, label: t[value] }))} {...field('kind')} />
      <TextField required inputMode="decimal" {...field('value')} />
      <TextField required type="date" {...field('startsOn')} />
      <TextField type="date" {...field('endsOn')} />
      <TextField inputMode="numeric" {...field('maxUses')} />
      <ChoicesField
        label={t.products}
        hint={t.productsHint}
        isWide
        options={sold.map(({ code, title }) => ({ value: code, label: title }))}
        field={form.field('products')}
      />
    </ResourceDialog>
  )
}

function toRequest({ value, endsOn, maxUses, ...draft }: Draft) {
  return {
    ...draft,
    value: draft.kind === 'percent' ? Number(value.replace(/%$/, '')) : parseDollars(value),
    endsOn: endsOn || null,
    maxUses: maxUses.trim() === '' ? null : Number(maxUses),
  }
}
