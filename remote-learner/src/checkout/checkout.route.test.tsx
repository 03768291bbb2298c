import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, fakeCart, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { CheckoutRoute } from './checkout.route.tsx'

const LINE = { code: 'IC0110', title: 'Ladder Safety', priceCents: 2500 }
const QUOTE = { lines: [LINE], seats: 1, sumCents: 2500, discountCents: 0, totalCents: 2500 }
const ORDER = {
  ...QUOTE,
  ...{ id: 'a1', number: 'O-2026-00001', state: 'awaiting_payment', hasSeats: true, seatHolders: [] },
  billing: { name: 'Ana Reyes', companyName: '', address: '1 Pier, Galveston', poNumber: '' },
  buyer: { id: 1, name: 'Ana Reyes', email: 'ana@oncall.test' },
  ...{ termsVersion: '1', placedAt: '2026-11-21T12:00:00.000Z', paidAt: null, canceledAt: null },
}

function open(routes: Record<string, unknown>) {
  const cart = fakeCart([{ ...LINE, priceCents: 2000 }])
  const api = fakeApi({
    'POST /orders/quote': QUOTE,
    'POST /orders/duplicates': { owned: [], unpaid: [] },
    'GET /orders': [],
    'GET /tax-exemptions': [],
    'GET /orders/a1': ORDER,
    ...routes,
  })
  const platform = { session: signedInAs(), fetch: api.fetch, cart }
  renderPage(CheckoutRoute, { platform, path: '/checkout' })
  const placed = () => api.calls.filter(({ method, path }) => method === 'POST' && path === '/orders')
  return { cart, placed }
}

async function fillIn(): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: /^Address/ }), '1 Pier, Galveston')
  await userEvent.type(screen.getByRole('textbox', { name: /order number/ }), 'PO 77')
  await userEvent.click(screen.getByRole('checkbox', { name: /I accept the terms/ }))
}
const button = () => screen.getByRole('button', { name: 'Place order' })

test("shows the server's price, not the cart's, and orders at that price", async () => {
  const { cart, placed } = open({ 'POST /orders': () => ({ status: 201, body: ORDER }) })
  const summary = (await screen.findByText('Subtotal')).closest('section')!
  expect(within(summary).getAllByText('$25.00')).toHaveLength(3)
  expect(screen.queryByText('$20.00')).not.toBeInTheDocument()
  await fillIn()
  await userEvent.click(button())
  expect(await screen.findByRole('heading', { name: 'Order O-2026-00001' })).toBeVisible()
  expect(placed()).toMatchObject([{ body: { codes: ['IC0110'], totalCents: 2500, isTermsAccepted: true } }])
  expect(cart.items()).toEqual([])
})

test('says when the price has changed, shows the new one, and preserves the input and the cart', async () => {
  let totalCents = 2500
  const problem = { message: 'The price has changed.', code: 'price-changed' }
  const { cart, placed } = open({
    'POST /orders/quote': () => ({ body: { ...QUOTE, sumCents: totalCents, totalCents } }),
    'POST /orders': () => {
      totalCents = 3000
      return { status: 409, body: problem }
    },
  })
  await screen.findByText('Subtotal')
  await fillIn()
  await userEvent.click(button())
  expect(await screen.findByText('The price has changed.')).toBeVisible()
  expect(await screen.findAllByText('$30.00')).toHaveLength(2)
  expect(screen.getByRole('textbox', { name: /^Address/ })).toHaveValue('1 Pier, Galveston')
  expect(cart.items()).toHaveLength(1)
  await userEvent.click(button())
  expect(placed().map(({ body }) => (body as typeof QUOTE).totalCents)).toEqual([2500, 3000])
})

test('marks the field that was refused and preserves everything else', async () => {
  const fields = { 'billing.address': 'Enter the address for the invoice.' }
  open({ 'POST /orders': () => ({ status: 422, body: { message: 'Please check the form.', fields } }) })
  await screen.findByText('Subtotal')
  await fillIn()
  await userEvent.click(button())
  const address = screen.getByRole('textbox', { name: /^Address/ })
  await waitFor(() => expect(address).toBeInvalid())
  expect(address).toHaveFocus()
  expect(address).toHaveAccessibleDescription(/Enter the address for the invoice/)
  expect(screen.getByRole('textbox', { name: /order number/ })).toHaveValue('PO 77')
  expect(screen.getByRole('checkbox', { name: /I accept the terms/ })).toBeChecked()
})

test('orders no number of seats that the price is not for', async () => {
  const { placed } = open({ 'POST /orders': () => ({ status: 201, body: ORDER }) })
  await screen.findByText('Subtotal')
  await fillIn()
  const seats = screen.getByRole('spinbutton', { name: /^Seats/ })
  await userEvent.clear(seats)
  await userEvent.click(button())
  await waitFor(() => expect(seats).toHaveAttribute('aria-invalid', 'true'))
  expect(seats).toHaveFocus()
  expect(placed()).toEqual([])
})

test('says at the field that 99999 seats are too many, shows no price for another number, and orders none', async () => {
  const { placed } = open({ 'POST /orders': () => ({ status: 201, body: ORDER }) })
  await screen.findByText('Subtotal')
  await fillIn()
  const seats = screen.getByRole('spinbutton', { name: /^Seats/ })
  await userEvent.clear(seats)
  await userEvent.type(seats, '99999')
  expect(seats).toHaveAccessibleDescription(/Enter 1 to 1,000 seats\./)
  expect(screen.queryByText('Subtotal')).not.toBeInTheDocument()
  await userEvent.click(button())
  expect(seats).toHaveFocus()
  expect(seats).toHaveValue(99_999)
  expect(placed()).toEqual([])
})

test('orders once however often the button is pressed', async () => {
  const { placed } = open({ 'POST /orders': () => ({ status: 201, body: ORDER }) })
  await screen.findByText('Subtotal')
  await fillIn()
  await userEvent.dblClick(button())
  expect(await screen.findByRole('heading', { name: 'Order O-2026-00001' })).toBeVisible()
  expect(placed()).toHaveLength(1)
})

test('retries a price that did not load and accepts no order without one', async () => {
  let isBroken = true
  open({ 'POST /orders/quote': () => (isBroken ? new Error('offline') : { body: QUOTE }) })
  expect(await screen.findByText('The price could not be loaded.')).toBeVisible()
  expect(button()).toBeDisabled()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: /again|retry/i }))
  expect(await screen.findAllByText('$25.00')).not.toHaveLength(0)
  expect(button()).toBeEnabled()
})

test('uses a coupon that the server accepts, and says why it refuses one', async () => {
  const used = { ...QUOTE, coupon: { code: 'TEN', cents: 250 }, totalCents: 2250 }
  const { placed } = open({
    'POST /orders/quote': ({ body }: { body: { coupon?: string } }) => {
      if (body.coupon === undefined) return { body: QUOTE }
      const fields = { coupon: 'This code is no longer valid.' }
      return body.coupon === 'ten'
        ? { body: used }
        : { status: 422, body: { message: 'No.', code: 'coupon', fields } }
    },
    'POST /orders': () => ({ status: 201, body: ORDER }),
  })
  await screen.findByText('Subtotal')
  const field = screen.getByRole('textbox', { name: /Coupon code/ })
  await userEvent.type(field, 'old{enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is no longer valid/))
  expect(placed()).toEqual([])
  expect(button()).toBeEnabled()
  await userEvent.clear(field)
  await userEvent.type(field, 'ten')
  await userEvent.click(screen.getByRole('button', { name: 'Use code' }))
  expect(await screen.findByText('Coupon TEN is used.')).toBeVisible()
  expect(screen.getByText('-$2.50')).toBeVisible()
  await fillIn()
  await userEvent.click(button())
  await screen.findByRole('heading', { name: 'Order O-2026-00001' })
  expect(placed()).toMatchObject([{ body: { coupon: 'TEN', totalCents: 2250 } }])
})

test('warns of what the buyer has already and of an unpaid order, and lets them order', async () => {
  const { placed } = open({
    'POST /orders/duplicates': {
      owned: [{ code: 'IC0110', title: 'Ladder Safety' }],
      unpaid: [{ id: 'a0', number: 'O-2026-00009' }],
    },
    'POST /orders': () => ({ status: 201, body: ORDER }),
  })
  expect(await screen.findByText(/^You have access to Ladder Safety already/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Order O-2026-00009' })).toHaveAttribute(
    'href',
    '/checkout?order=a0',
  )
  await screen.findByText('Subtotal')
  await fillIn()
  await userEvent.click(button())
  await screen.findByRole('heading', { name: 'Order O-2026-00001' })
  expect(placed()).toHaveLength(1)
})

test('warns of a plan that the buyer has already', async () => {
  open({ 'POST /orders/duplicates': { owned: [{ code: 'PS0100', title: 'Partner plan' }], unpaid: [] } })
  expect(await screen.findByText(/^You have this plan already/)).toBeVisible()
  expect(screen.queryByText(/^You have access to/)).not.toBeInTheDocument()
})

test('keeps a seat for the buyer only where they asked for it, and of several', async () => {
  const { placed } = open({
    'POST /orders/quote': () => ({ body: { ...QUOTE, seats: 3, sumCents: 7500, totalCents: 7500 } }),
    'POST /orders': () => ({ status: 201, body: ORDER }),
  })
  await screen.findByText('Subtotal')
  expect(screen.queryByRole('checkbox', { name: /Keep one seat/ })).toBeNull()
  const seats = screen.getByRole('spinbutton', { name: /^Seats/ })
  await userEvent.clear(seats)
  await userEvent.type(seats, '3')
  const keeps = await screen.findByRole('checkbox', { name: /Keep one seat for me/ })
  expect(keeps).not.toBeChecked()
  await userEvent.click(keeps)
  await fillIn()
  await userEvent.click(button())
  await screen.findByRole('heading', { name: 'Order O-2026-00001' })
  expect(placed()).toMatchObject([{ body: { seats: 3, keepsSeat: true } }])
})
