import { priceCart } from './cart.rule.ts'

const items = (...dollars: number[]) => dollars.map((price) => ({ priceCents: price * 100 }))

// spec section 9 and decisions.md: the classic bundle
test.each([
  { cart: items(), seats: 1, totalCents: 0, why: 'it is empty' },
  { cart: items(20, 35), seats: 1, totalCents: 5500, why: 'two items earn no discount' },
  { cart: items(20, 35, 40, 30), seats: 1, totalCents: 10625, why: 'the first four courses cost 85%' },
  { cart: items(20, 35, 40, 30), seats: 10, totalCents: 106250, why: 'ten employees pay ten times' },
  {
    cart: [{ priceCents: 1 }, { priceCents: 1 }, { priceCents: 8 }],
    seats: 1,
    totalCents: 9,
    why: '8.5 rounds up',
  },
])('comes to $totalCents cents when $why', ({ cart, seats, totalCents }) => {
  expect(priceCart(cart, seats).totalCents).toBe(totalCents)
})
