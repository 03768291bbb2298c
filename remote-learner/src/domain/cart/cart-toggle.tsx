import { useStore } from '@nanostores/react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { cartMessages } from './cart.messages.ts'
import type { ModuleOffer } from '../course/module-offer.rule.ts'
import { useCartItems } from './use-cart-items.ts'

interface Props {
  readonly offer: Pick<ModuleOffer, 'code' | 'title' | 'priceCents'>
  readonly size?: 'sm' | 'md'
}

/** Puts a course into the cart, or takes it out again. */
export function CartToggle({ offer, size = 'sm' }: Props) {
  const t = useStore(cartMessages)
  const { cart } = usePlatform()
  const { code, title, priceCents } = offer
  const isInCart = useCartItems().some((item) => item.code === code)
  if (isInCart)
    return (
      <Button
        size={size}
        variant="secondary"
        onClick={() => cart.remove(code)}
        aria-label={t.removeNamed({ title })}
      >
        {t.remove}
      </Button>
    )
  return (
    <Button
      size={size}
      onClick={() => cart.add({ code, title, priceCents })}
      aria-label={t.addNamed({ title })}
    >
      {t.add}
    </Button>
  )
}
