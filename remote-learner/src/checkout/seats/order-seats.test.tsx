import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Order } from '@platform/shared-contracts/http'
import { fakeApi, fakeCart, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { CheckoutRoute } from '../checkout.route.tsx'

const BO = { userId: 7, name: 'Bo Chen', email: 'bo@acme.test', at: '2026-11-22T12:00:00.000Z' }
const CY = {
  ...{ id: 'i1', email: 'cy@acme.test', sentAt: '2026-11-22T12:00:00.000Z' },
  expiresAt: '2999-12-04T12:00:00.000Z',
}
const ORDER: Order = {
  ...{ id: 'a1', number: 'O-2026-00001', state: 'paid', hasSeats: true, seats: 2 },
  ...{ seatHolders: [BO], invitations: [CY] },
  ...{ lines: [{ code: 'IC0110', title: 'Ladder Safety', priceCents: 2500 }] },
  ...{ sumCents: 5000, discountCents: 0, totalCents: 5000 },
  billing: { name: 'Ana Reyes', companyName: '', address: '1 Pier, Galveston', poNumber: '' },
  buyer: { id: 1, name: 'Ana Reyes', email: 'ana@oncall.test' },
  ...{ termsVersion: '1', placedAt: '2026-11-21T12:00:00.000Z', paidAt: '2026-11-22T12:00:00.000Z' },
  canceledAt: null,
}

async function open(routes: Record<string, unknown>, order: Order = ORDER) {
  const notices: string[] = []
  const api = fakeApi({
    'GET /orders/a1': order,
    'GET /orders/a1/training': [],
    'GET /orders': [order],
    'GET /tax-exemptions': [],
    ...routes,
  })
  const notify = (_: string, text: string) => void notices.push(text)
  const platform = { session: signedInAs(), fetch: api.fetch, cart: fakeCart(), notify }
  renderPage(CheckoutRoute, { platform, path: '/checkout', at: '/checkout?order=a1' })
  await screen.findByRole('heading', { name: 'Order O-2026-00001' })
  return { ...api, notices }
}

/** The order as the server has it after a change, which it also answers. */
function changing(change: Partial<Order>) {
  let order = ORDER
  return {
    read: () => ({ body: order }),
    write: () => {
      order = { ...ORDER, ...change }
      return { body: order }
    },
  }
}

test('lists who has a seat and who is invited, and says that none is left', async () => {
  await open({})
  expect((await screen.findByText('Bo Chen')).closest('li')).toHaveTextContent(/bo@acme\.test.*Assigned/)
  expect(screen.getByText('cy@acme.test').closest('li')).toHaveTextContent(/Reserved until.*Invited/)
  expect(screen.getByText('All seats are assigned or reserved.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Assign seat' })).toBeNull()
})

test('removes a person from a seat after confirmation, unless training has started', async () => {
  const { read, write } = changing({ seatHolders: [] })
  const answers = [() => ({ status: 409, body: { message: 'Bo Chen has started.' } }), write]
  const { notices } = await open({
    'GET /orders/a1': read,
    'DELETE /orders/a1/seats/7': () => answers.shift()?.(),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from seat: Bo Chen' }))
  const dialog = within(screen.getByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove from seat' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Bo Chen has started.')
  await userEvent.click(dialog.getByRole('button', { name: 'Remove from seat' }))
  expect(await screen.findByRole('button', { name: 'Assign seat' })).toBeVisible()
  expect(screen.queryByText('Bo Chen')).toBeNull()
  expect(notices).toEqual(['Bo Chen was removed. The seat is available again.'])
})

test('withdraws an invitation, and says why one could not be sent again', async () => {
  const { read, write } = changing({ invitations: [] })
  const { notices } = await open({
    'GET /orders/a1': read,
    'POST /orders/a1/seats': () => ({ status: 429, body: { message: 'Wait an hour.' } }),
    'DELETE /orders/a1/invitations/i1': write,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Send again: cy@acme.test' }))
  await waitFor(() => expect(notices).toEqual(['That did not work. Wait an hour.']))
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw the invitation to cy@acme.test' }))
  await waitFor(() => expect(screen.queryByText('cy@acme.test')).toBeNull())
  expect(notices[1]).toBe('The invitation to cy@acme.test was withdrawn.')
})

test('cancels an unpaid order after a question, and says when that failed', async () => {
  const unpaid: Order = {
    ...ORDER,
    state: 'awaiting_payment',
    paidAt: null,
    seatHolders: [],
    invitations: [],
  }
  let order = unpaid
  let isBroken = true
  await open(
    {
      'GET /orders/a1': () => ({ body: order }),
      'POST /orders/a1/cancel': () => {
        if (isBroken) return { status: 500 }
        order = { ...unpaid, state: 'canceled', canceledAt: '2026-11-23T12:00:00.000Z' }
        return { body: order }
      },
    },
    unpaid,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  const dialog = within(screen.getByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  isBroken = false
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByText('This order was canceled. You owe nothing.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
})

test('lists the orders, and offers to try again when they cannot be loaded', async () => {
  let isBroken = true
  const api = fakeApi({
    'GET /orders': () => (isBroken ? { status: 500 } : { body: [ORDER] }),
    'GET /tax-exemptions': [],
  })
  const platform = { session: signedInAs(), fetch: api.fetch, cart: fakeCart() }
  renderPage(CheckoutRoute, { platform, path: '/checkout' })
  expect(screen.getByText(/Your cart is empty/)).toBeVisible()
  expect(await screen.findByText('Your orders could not be loaded.')).toBeVisible()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: /again|retry/i }))
  const link = await screen.findByRole('link', { name: 'Order O-2026-00001' })
  expect(link).toHaveAttribute('href', '/checkout?order=a1')
  expect(link.closest('li')).toHaveTextContent('$50.00')
})
