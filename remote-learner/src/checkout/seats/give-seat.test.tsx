import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Order } from '@platform/shared-contracts/http'
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
const SEATED = {
  ...ORDER,
  seatHolders: [{ userId: 7, name: 'Bo', email: 'bo@acme.test', at: '2026-11-22T12:00:00.000Z' }],
}

async function open(give: unknown) {
  let order = ORDER
  const notices: string[] = []
  const api = fakeApi({
    'GET /orders/a1': () => ({ body: order }),
    'POST /orders/a1/seats': async () => {
      const answer = await (typeof give === 'function' ? give() : give)
      if (answer.status === 200) order = answer.body
      return answer
    },
  })
  const notify = (_: string, text: string) => void notices.push(text)
  const platform = { session: signedInAs(), fetch: api.fetch, cart: fakeCart(), notify }
  renderPage(CheckoutRoute, { platform, path: '/checkout', at: '/checkout?order=a1' })
  const email = await screen.findByRole('textbox', { name: 'Email address or employee number' })
  const sent = () => api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  return { email, notices, sent }
}
const assign = () => userEvent.click(screen.getByRole('button', { name: 'Assign seat' }))

test('says at the field what is no email address, and sends nothing', async () => {
  const { email, sent } = await open({ status: 200, body: SEATED })
  await userEvent.type(email, 'bo@')
  await assign()
  await waitFor(() => expect(email).toHaveAccessibleDescription(/Enter an email address like/))
  expect(email).toHaveAttribute('aria-invalid', 'true')
  expect(email).toHaveFocus()
  expect(sent()).toEqual([])
})

test('asks before a typed address is lost', async () => {
  const { email } = await open({ status: 200, body: SEATED })
  await userEvent.type(email, 'bo@acme.test')
  await userEvent.click(screen.getAllByRole('link')[0]!)
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
})

test('shows what the server refuses, and preserves the address', async () => {
  const { email } = await open({ status: 409, body: { message: 'This person already has a seat.' } })
  await userEvent.type(email, 'bo@acme.test')
  await assign()
  expect(await screen.findByRole('alert')).toHaveTextContent('This person already has a seat.')
  expect(email).toHaveValue('bo@acme.test')
})

test('assigns one seat per press, and preserves the language and what was typed meanwhile', async () => {
  const answered = Promise.withResolvers<object>()
  const { email, notices, sent } = await open(() => answered.promise)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Language/ }), 'es')
  await userEvent.type(email, 'bo@acme.test')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Assign seat' }))
  await screen.findByRole('button', { name: 'Assigning...' })
  await userEvent.clear(email)
  await userEvent.type(email, 'cy@acme.test')
  answered.resolve({ status: 200, body: SEATED })
  expect(await screen.findByText('bo@acme.test', { exact: false })).toBeVisible()
  expect(notices).toEqual(['bo@acme.test now has a seat. We sent an email.'])
  expect(sent()).toEqual([{ email: 'bo@acme.test', language: 'es' }])
  expect(email).toHaveValue('cy@acme.test')
  expect(screen.getByRole('combobox', { name: /Language/ })).toHaveValue('es')
})
