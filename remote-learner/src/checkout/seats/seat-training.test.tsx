import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Order, SeatTraining } from '@platform/shared-contracts/http'
import { fakeApi, fakeCart, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { CheckoutRoute } from '../checkout.route.tsx'

const BO = { userId: 7, name: 'Bo Chen', email: 'bo@acme.test', at: '2026-11-22T12:00:00.000Z' }
const ORDER: Order = {
  ...{ id: 'a1', number: 'O-2026-00001', state: 'paid', hasSeats: true, seatHolders: [BO], seats: 3 },
  ...{ lines: [{ code: 'IC0110', title: 'Ladder Safety', priceCents: 2500 }] },
  ...{ sumCents: 7500, discountCents: 0, totalCents: 7500 },
  billing: { name: 'Ana Reyes', companyName: '', address: '1 Pier, Galveston', poNumber: '' },
  buyer: { id: 1, name: 'Ana Reyes', email: 'ana@oncall.test' },
  ...{ termsVersion: '1', placedAt: '2026-11-21T12:00:00.000Z', paidAt: '2026-11-22T12:00:00.000Z' },
  canceledAt: null,
}
const BUSY: SeatTraining = {
  ...{ userId: 7, remindedAt: null, mayRemind: true },
  courses: [
    {
      code: 'IC0110',
      title: 'Ladder Safety',
      lessonsRead: 3,
      lessonsTotal: 8,
      score: 0.6,
      certificate: null,
    },
  ],
}
const certificate = { id: 'c1', number: 'IC0110-7', issuedAt: '2026-11-25T12:00:00.000Z' }
const DONE: SeatTraining = {
  ...{ userId: 7, remindedAt: '2026-11-24T12:00:00.000Z', mayRemind: false },
  courses: [
    { code: 'IC0110', title: 'Ladder Safety', lessonsRead: 8, lessonsTotal: 8, score: 0.9, certificate },
  ],
}

async function open(routes: Record<string, unknown>) {
  const notices: string[] = []
  const api = fakeApi({ 'GET /orders/a1': ORDER, ...routes })
  const notify = (_: string, text: string) => void notices.push(text)
  const platform = { session: signedInAs(), fetch: api.fetch, cart: fakeCart(), notify }
  renderPage(CheckoutRoute, { platform, path: '/checkout', at: '/checkout?order=a1' })
  await screen.findByRole('heading', { name: 'Order O-2026-00001' })
  return { notices, calls: api.calls }
}

test('shows how a holder trains, and reminds them', async () => {
  let people = [BUSY]
  const { notices, calls } = await open({
    'GET /orders/a1/training': () => ({ body: people }),
    'POST /orders/a1/seats/7/remind': () => {
      people = [{ ...BUSY, remindedAt: '2026-11-25T12:00:00.000Z', mayRemind: false }]
      return { status: 204 }
    },
  })
  expect(await screen.findByText('3 of 8 lessons · Quiz 60%')).toBeVisible()
  expect(screen.queryByRole('button', { name: /certificate/i })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Remind Bo Chen' }))
  expect(await screen.findByText('Last reminder on Nov 25, 2026')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Remind Bo Chen' })).toBeNull()
  expect(notices).toEqual(['We emailed Bo Chen what is left to do.'])
  expect(calls.filter(({ path }) => path.endsWith('/training'))).toHaveLength(2)
})

test('offers all certificates as one file once there is one', async () => {
  const { calls } = await open({ 'GET /orders/a1/training': [DONE], 'GET /orders/a1/certificates': 'zip' })
  expect(
    await screen.findByText(/8 of 8 lessons · Quiz 90% · Certificate IC0110-7, Nov 25, 2026/),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Download 1 certificate (ZIP)' }))
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/orders/a1/certificates'))
})

test('says when it cannot be loaded, and shows the seats anyway', async () => {
  await open({ 'GET /orders/a1/training': () => ({ status: 500 }) })
  expect(await screen.findByText(/We could not load how people train/)).toBeVisible()
  expect(screen.getByText('Bo Chen')).toBeVisible()
})
