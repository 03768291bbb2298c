import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Order } from '@platform/shared-contracts/http'
import { fakeApi, fakeCart, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { CheckoutRoute } from './checkout.route.tsx'

const AT = '2026-11-21T12:00:00.000Z'
const ORDER: Order = {
  ...{
    id: 'a1',
    number: 'O-2026-00001',
    state: 'awaiting_payment',
    hasSeats: true,
    seatHolders: [],
    seats: 10,
  },
  ...{ lines: [{ code: 'IC0110', title: 'Ladder Safety', priceCents: 2000 }] },
  ...{ sumCents: 20_000, discountCents: 0, totalCents: 20_000 },
  billing: { name: 'Ana Reyes', companyName: '', address: '1 Pier, Galveston', poNumber: '' },
  buyer: { id: 1, name: 'Ana Reyes', email: 'ana@oncall.test' },
  ...{ termsVersion: '1', placedAt: AT, paidAt: null, canceledAt: null },
  payments: [{ id: 'p', method: 'transfer', amountCents: 5000, at: AT }],
}

async function open({ card = 'test-card' as string | null, at = '', email = 'ana@oncall.test' } = {}) {
  let order = ORDER
  const api = fakeApi({
    'GET /orders/a1': () => ({ body: order }),
    'GET /payment-methods': { card },
    'POST /orders/a1/card-payment': { url: `${location.origin}/checkout?order=a1&test-card=test_1` },
    'POST /orders/a1/test-card': ({ body }: { body?: unknown }) => {
      if ((body as { card: string }).card === 'declined')
        return { status: 402, body: { message: 'The test card was declined. Nothing was charged.' } }
      order = { ...ORDER, state: 'paid', paidAt: AT }
      return { body: order }
    },
  })
  const platform = { session: signedInAs({ email }), fetch: api.fetch, cart: fakeCart() }
  renderPage(CheckoutRoute, { platform, path: '/checkout', at: `/checkout?order=a1${at}` })
  await screen.findByRole('heading', { name: 'Order O-2026-00001' })
  const sent = () => api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  return { sent }
}

test('pays the balance on the page of the test card, after a card that was declined', async () => {
  const { sent } = await open()
  expect(await screen.findByText(/or pay \$150\.00 by card now/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Pay by card' }))
  const page = within((await screen.findByRole('heading', { name: 'Test card' })).closest('section')!)
  expect(page.getByText(/no money is charged/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Try a card that is declined' }))
  expect(await page.findByText('The test card was declined. Nothing was charged.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Pay $150.00 with the test card' }))
  expect(await screen.findByText(/10 seats are free to assign below/)).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Test card' })).not.toBeInTheDocument()
  expect(sent().slice(1)).toEqual([
    { pageId: 'test_1', card: 'declined' },
    { pageId: 'test_1', card: 'accepted' },
  ])
})

test('offers no card where no provider takes one, nor the test card beside a provider', async () => {
  await open({ card: null, at: '&test-card=test_1' })
  expect(await screen.findByText(/\$150\.00 is still due/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /card/ })).not.toBeInTheDocument()
})

test('waits for the confirmation after the provider’s page, and asks for no second payment', async () => {
  await open({ card: 'card', at: '&card=paid' })
  expect(await screen.findByText(/waiting for the card payment to be confirmed/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pay by card' })).not.toBeInTheDocument()
})

test('leaves the payment to the buyer when staff look at an order', async () => {
  await open({ email: 'super@oncall.test' })
  expect(await screen.findByText(/We received \$50\.00/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pay by card' })).not.toBeInTheDocument()
})
