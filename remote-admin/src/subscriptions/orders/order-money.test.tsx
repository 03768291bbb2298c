import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Order } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { SubscriptionsRoute } from '../subscriptions.route.tsx'

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
  lines: [{ code: 'IC0110', title: 'Ladder Safety', priceCents: 2000 }],
  ...{ sumCents: 20_000, discountCents: 0, totalCents: 20_000 },
  billing: { name: 'Ana Reyes', companyName: 'Harbor', address: '1 Pier, Galveston', poNumber: '' },
  buyer: { id: 1, name: 'Ana Reyes', email: 'ana@oncall.test' },
  ...{ termsVersion: '1', placedAt: AT, paidAt: null, canceledAt: null },
  payments: [{ id: 'p1', method: 'transfer', amountCents: 5000, at: AT }],
  refunds: [],
}

function open(answer: (body: unknown) => object) {
  const notices: string[] = []
  const api = fakeApi({
    'GET /admin/orders': { total: 1, page: 1, size: 20, items: [ORDER], waiting: 1 },
    'POST /admin/orders/a1/payments': ({ body }: { body?: unknown }) => answer(body),
    'POST /admin/orders/a1/refunds': ({ body }: { body?: unknown }) => answer(body),
  })
  const notify = (_: string, text: string) => void notices.push(text)
  renderPage(SubscriptionsRoute, {
    path: '/subscriptions-dashboard',
    at: '/subscriptions-dashboard?view=orders',
    platform: { fetch: api.fetch, notify, session: signedInAs({ role: 'super_admin' }) },
  })
  const sent = () => api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  return { notices, sent }
}

async function choose(action: string) {
  await userEvent.click(await screen.findByRole('button', { name: /Actions|O-2026-00001/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  return within(await screen.findByRole('dialog'))
}

test('proposes what is owed, and says at the field what the server refuses', async () => {
  const message = 'The buyer owes $150.00. Enter that amount or less.'
  const { sent, notices } = open((body) =>
    (body as { amountCents: number }).amountCents > 15_000
      ? { status: 422, body: { message, fields: { amountCents: message } } }
      : { body: { ...ORDER, state: 'paid' } },
  )
  const dialog = await choose('Record payment')
  const amount = dialog.getByRole('textbox', { name: /Amount in dollars/ })
  expect(amount).toHaveValue('150.00')
  await userEvent.clear(amount)
  await userEvent.type(amount, '150,5')
  await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }))
  expect(amount).toHaveAccessibleDescription(/Enter an amount like 25\.00/)
  await userEvent.clear(amount)
  await userEvent.type(amount, '150.01')
  await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }))
  expect(await dialog.findByText(message)).toBeVisible()
  await userEvent.clear(amount)
  await userEvent.type(amount, '150')
  await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }))
  await screen.findByText('$50.00 paid')
  expect(sent()).toEqual([
    { amountCents: 15_001, note: '' },
    { amountCents: 15_000, note: '' },
  ])
  expect(notices).toEqual(['O-2026-00001 is paid. Access has been granted.'])
})

test('refunds what was paid, with a reason, before such an order can be canceled', async () => {
  const { sent } = open(() => ({ body: ORDER }))
  const dialog = await choose('Refund')
  expect(dialog.getByRole('textbox', { name: /Amount in dollars/ })).toHaveValue('50.00')
  const reason = dialog.getByRole('textbox', { name: /Reason/ })
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(reason).toHaveAccessibleDescription(/Enter a reason/)
  await userEvent.type(reason, 'Paid twice')
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(sent()).toEqual([{ amountCents: 5000, reason: 'Paid twice' }])
})
