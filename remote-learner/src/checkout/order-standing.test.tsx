import { screen } from '@testing-library/react'
import type { Order } from '@platform/shared-contracts/http'
import { fakeApi, fakeCart, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { CheckoutRoute } from './checkout.route.tsx'

const AT = '2026-11-21T12:00:00.000Z'
const ORDER: Order = {
  ...{ id: 'a1', number: 'O-2026-00001', state: 'paid', hasSeats: true, seatHolders: [], seats: 10 },
  ...{ lines: [{ code: 'IC0110', title: 'Ladder Safety', priceCents: 2000 }] },
  ...{ sumCents: 20_000, discountCents: 0, totalCents: 20_000 },
  billing: { name: 'Ana Reyes', companyName: '', address: '1 Pier, Galveston', poNumber: '' },
  buyer: { id: 1, name: 'Ana Reyes', email: 'ana@oncall.test' },
  ...{ termsVersion: '1', placedAt: AT, paidAt: AT, canceledAt: null },
}
const seat = (email: string) => ({ userId: email, name: email, email, at: AT })

async function open(change: Partial<Order>) {
  const api = fakeApi({ 'GET /orders/a1': { ...ORDER, ...change }, 'GET /orders/a1/training': [] })
  const session = signedInAs({ email: 'ana@oncall.test' })
  renderPage(CheckoutRoute, {
    platform: { session, fetch: api.fetch, cart: fakeCart() },
    ...{ path: '/checkout', at: '/checkout?order=a1' },
  })
  await screen.findByRole('heading', { name: 'Order O-2026-00001' })
  const link = () => screen.queryByRole('link', { name: 'Go to your modules' })
  return { link }
}

test('tells the buyer of ten seats that nothing is open before a seat is assigned', async () => {
  const { link } = await open({})
  expect(await screen.findByText(/10 seats are free to assign below.* Assign one to yourself/)).toBeVisible()
  expect(screen.queryByText(/access to everything/)).not.toBeInTheDocument()
  expect(link()).not.toBeInTheDocument()
})

test('leads a buyer who has a seat of the order to the modules', async () => {
  const { link } = await open({ seatHolders: [seat('ana@oncall.test')] })
  expect(await screen.findByText(/9 seats are free/)).toBeVisible()
  expect(screen.queryByText(/Assign one to yourself/)).not.toBeInTheDocument()
  expect(link()).toBeVisible()
})

test('says that every seat is taken, and nothing about access that the buyer does not have', async () => {
  const { link } = await open({ seats: 2, seatHolders: [seat('bo@a.test'), seat('cy@a.test')] })
  expect(await screen.findByText(/Each seat is assigned or reserved/)).toBeVisible()
  expect(link()).not.toBeInTheDocument()
})

test('says what is open to the buyer of one seat', async () => {
  const { link } = await open({ seats: 1, seatHolders: [seat('ana@oncall.test')] })
  expect(await screen.findByText(/You have access to everything you ordered/)).toBeVisible()
  expect(link()).toBeVisible()
})

test('shows what has arrived of an order, what is open, and what went back', async () => {
  const part = { id: 'p', method: 'transfer', at: AT } as const
  await open({
    ...{ state: 'awaiting_payment', paidAt: null },
    payments: [{ ...part, amountCents: 15_000 }],
    refunds: [{ ...part, amountCents: 5000 }],
  })
  expect(await screen.findByText(/We received \$100\.00\. \$100\.00 is still due/)).toBeVisible()
  expect(screen.getByText('$150.00 on Nov 21, 2026')).toBeVisible()
  expect(screen.getByText('$50.00 on Nov 21, 2026')).toBeVisible()
})
