import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Quote } from '@platform/shared-contracts/http'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { TextField } from '@platform/shared-ui/field'
import { checkoutMessages } from './checkout.messages.ts'
import type { UsedCoupon } from './use-coupon.ts'
import classes from './checkout.module.css'

interface Props {
  readonly coupon: UsedCoupon
  readonly quote: Quote | undefined
}

/** A code that lowers the price, which the server checks; its line is in the sums once it counts. */
export function CouponField({ coupon, quote }: Props) {
  const t = useStore(checkoutMessages)
  const [typed, setTyped] = useState('')
  const used = quote?.coupon
  if (used)
    return (
      <div className={classes.actions}>
        <span>{t.couponUsed({ code: used.code })}</span>
        <Button size="sm" variant="ghost" onClick={coupon.remove}>
          {t.couponRemove}
        </Button>
      </div>
    )
  const use = () => coupon.use(typed)
  return (
    <div className={classes.coupon}>
      <TextField
        label={t.coupon}
        value={typed}
        maxLength={30}
        autoComplete="off"
        error={coupon.fault}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter checks the code; it does not place the order.
          event.preventDefault()
          use()
        }}
      />
      <BusyButton isBusy={coupon.isChecking} busyText={t.couponChecking} onClick={use}>
        {t.couponUse}
      </BusyButton>
    </div>
  )
}
