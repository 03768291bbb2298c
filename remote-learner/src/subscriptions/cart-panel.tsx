import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { courseTitle, priceCart, type CartItem } from '@platform/shared-contracts/rules'
import { Button, LinkButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { TextField } from '@platform/shared-ui/field'
import { FocusFallback } from '@platform/shared-ui/focus-fallback'
import { formatCents } from '../lib/money.ts'
import { parseSeats } from '../domain/cart/seats.rule.ts'
import { useCartItems } from '../domain/cart/use-cart-items.ts'
import { CartSum } from './cart-sum.tsx'
import { subscriptionsMessages } from './subscriptions.messages.ts'
import classes from './subscriptions.module.css'

/** `title` where the page itself is called the cart. `?seats=12` in its address is how many seats it starts with. */
export function CartPanel({ title }: { readonly title?: string }) {
  const t = useStore(subscriptionsMessages)
  const { cart } = usePlatform()
  const items = useCartItems()
  const [query] = useSearchParams()
  const [seatsText, setSeatsText] = useState(query.get('seats') ?? '1')
  const seats = parseSeats(seatsText)

  return (
    <Card as="section" level={2} title={title ?? t.cart} tone="raised" className={classes.cart}>
      <FocusFallback change={items} label={t.cart} className={classes.cartBody}>
        {items.length === 0 && <p>{t.cartEmpty}</p>}
        {items.length > 0 && (
          <>
            <p>{t.items({ count: items.length })}</p>
            <ul className={classes.items}>
              {items.map((item) => (
                <CartLine key={item.code} item={item} onRemove={() => cart.remove(item.code)} />
              ))}
            </ul>
            <TextField
              label={t.seats}
              hint={t.seatsHint}
              inputMode="numeric"
              value={seatsText}
              error={seats === null ? t.seatsRange : undefined}
              onChange={({ target }) => setSeatsText(target.value)}
            />
            {seats !== null && <CartSum itemCount={items.length} price={priceCart(items, seats)} />}
            <LinkButton variant="primary" isWide to={`/checkout?seats=${encodeURIComponent(seatsText)}`}>
              {t.checkout}
            </LinkButton>
            <p className={classes.hint}>{t.checkoutHint}</p>
            <Button variant="ghost" onClick={cart.clear}>
              {t.clear}
            </Button>
          </>
        )}
      </FocusFallback>
    </Card>
  )
}

function CartLine({ item, onRemove }: { readonly item: CartItem; readonly onRemove: () => void }) {
  const t = useStore(subscriptionsMessages)
  const language = useStore(locale)
  const title = courseTitle(item, language)
  return (
    <li>
      <span>{title}</span>
      <span className={classes.amount}>{formatCents(item.priceCents, language)}</span>
      <Button size="sm" variant="ghost" onClick={onRemove} aria-label={t.removeNamed({ title })}>
        {t.remove}
      </Button>
    </li>
  )
}
