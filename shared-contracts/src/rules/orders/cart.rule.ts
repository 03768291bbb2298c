/** One course in the cart. The stored form (`training-cart`) is `{ code, price }` with `price` in dollars. */
export interface CartItem {
  readonly code: string
  readonly title: string
  readonly priceCents: number
}

export interface CartPrice {
  readonly sumCents: number
  readonly discountCents: number
  readonly totalCents: number
}

export const DISCOUNT_MIN_ITEMS = 3
const DISCOUNTED_PERCENT = 85

/** Three or more items: 85 percent of the sum, rounded half up to the cent, then times the seats. */
export function priceCart(items: readonly Pick<CartItem, 'priceCents'>[], seats = 1): CartPrice {
  const sum = items.reduce((total, { priceCents }) => total + priceCents, 0)
  const perSeat = items.length >= DISCOUNT_MIN_ITEMS ? Math.floor((sum * DISCOUNTED_PERCENT + 50) / 100) : sum
  return { sumCents: sum * seats, discountCents: (sum - perSeat) * seats, totalCents: perSeat * seats }
}

/** Adding a code that is already there changes nothing. */
export function addToCart(items: readonly CartItem[], item: CartItem): readonly CartItem[] {
  return items.some(({ code }) => code === item.code) ? items : [...items, item]
}

export function removeFromCart(items: readonly CartItem[], code: string): readonly CartItem[] {
  return items.filter((item) => item.code !== code)
}
