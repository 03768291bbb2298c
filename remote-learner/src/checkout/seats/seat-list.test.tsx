import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Order, SeatListReport } from '@platform/shared-contracts/http'
import { fakeApi, fakeCart, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { CheckoutRoute } from '../checkout.route.tsx'

const ORDER: Order = {
  ...{ id: 'a1', number: 'O-2026-00001', state: 'paid', hasSeats: true, seatHolders: [], seats: 3 },
  ...{ lines: [{ code: 'IC0110', title: 'Ladder Safety', priceCents: 2500 }] },
  ...{ sumCents: 7500, discountCents: 0, totalCents: 7500 },
  billing: { name: 'Ana Reyes', companyName: '', address: '1 Pier, Galveston', poNumber: '' },
  buyer: { id: 1, name: 'Ana Reyes', email: 'ana@oncall.test' },
  ...{ termsVersion: '1', placedAt: '2026-11-21T12:00:00.000Z', paidAt: '2026-11-22T12:00:00.000Z' },
  canceledAt: null,
}
const REPORT: SeatListReport = {
  ...{ order: ORDER, isDone: true, people: 3, given: 1, invited: 2, skipped: 1, free: 3 },
  ...{ faults: [], faulty: 0 },
}
const WRONG = {
  ...REPORT,
  ...{
    isDone: false,
    faulty: 2,
    faults: [{ line: 2, value: 'bo at acme', message: 'Enter an email address.' }],
  },
}

async function open(routes: Record<string, unknown>) {
  const notices: string[] = []
  const api = fakeApi({ 'GET /orders/a1': ORDER, ...routes })
  const notify = (_: string, text: string) => void notices.push(text)
  const platform = { session: signedInAs(), fetch: api.fetch, cart: fakeCart(), notify }
  renderPage(CheckoutRoute, { platform, path: '/checkout', at: '/checkout?order=a1' })
  await screen.findByRole('heading', { name: 'Order O-2026-00001' })
  const sent = () => api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  return { notices, sent }
}
async function openList() {
  await userEvent.click(await screen.findByRole('button', { name: 'Assign seats from a list' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Assign seats from a list' }))
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Assign the seats' }))
  return { dialog, list: dialog.getByRole('textbox', { name: 'People' }), send }
}

test('sends a file after it was corrected, and says what became of it', async () => {
  const { notices, sent } = await open({ 'POST /orders/a1/people': REPORT })
  const { dialog, list, send } = await openList()
  const text = 'ana@acme.test\nbo@acme'
  // jsdom reads no files.
  const file = Object.assign(new File([text], 'crew.csv', { type: 'text/csv' }), { text: async () => text })
  await userEvent.upload(dialog.getByLabelText(/CSV file/), file)
  await waitFor(() => expect(list).toHaveValue(text))
  await userEvent.type(list, '.test')
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'es')
  await send()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent()).toEqual([{ people: 'ana@acme.test\nbo@acme.test', language: 'es' }])
  expect(notices).toEqual(['1 person got a seat, and 2 people were invited. 1 person already had one.'])
})

test('lists the lines with errors, and preserves what was typed', async () => {
  const { notices } = await open({ 'POST /orders/a1/people': WRONG })
  const { dialog, list, send } = await openList()
  await userEvent.type(list, 'ana@acme.test{enter}bo at acme')
  await send()
  expect(await dialog.findByText('Line 2, bo at acme: Enter an email address.')).toBeVisible()
  expect(dialog.getByText('And 1 more line.')).toBeVisible()
  expect(list).toHaveValue('ana@acme.test\nbo at acme')
  expect(list).toHaveAccessibleDescription(/No seat was assigned/)
  expect(list).toHaveFocus()
  expect(notices).toEqual([])
})

test('says how many seats are missing', async () => {
  await open({
    'POST /orders/a1/people': { ...REPORT, isDone: false, people: 4, given: 0, invited: 0, skipped: 0 },
  })
  const { dialog, list, send } = await openList()
  await userEvent.type(list, 'a@b.test')
  await send()
  expect(
    await dialog.findByText('The list has 4 people without a seat, but only 3 seats are free.'),
  ).toBeVisible()
})

test('asks for people before it sends, and before a typed list is lost', async () => {
  const { sent } = await open({})
  const { dialog, list, send } = await openList()
  await send()
  await waitFor(() => expect(list).toHaveAccessibleDescription(/Enter at least one email address/))
  await userEvent.type(list, 'a@b.test')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  expect(sent()).toEqual([])
})

test('keeps a seat for the buyer, and does not offer it twice', async () => {
  let order = ORDER
  const { sent } = await open({
    'GET /orders/a1': () => ({ body: order }),
    'POST /orders/a1/seats': () => {
      const mine = { userId: 1, name: 'Ana Reyes', email: 'ana@oncall.test', at: '2026-11-22T12:00:00.000Z' }
      order = { ...ORDER, seatHolders: [mine] }
      return { body: order }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Keep one seat for me' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep one seat for me' })).toBeNull())
  expect(sent()).toEqual([{ email: 'ana@oncall.test' }])
})
