import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Plan } from '@platform/shared-contracts/http'
import { ONCALL_TENANT } from '@platform/shared-contracts/rules'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { MyPlanRoute } from './my-plan.route.tsx'

const PLAN: Plan = {
  ...{ id: 'p1', code: 'LS0100', title: 'Learner subscription', state: 'active', renews: true },
  ...{ seats: 1, seatsTaken: 1, nextSeats: null, payment: 'card', endsAt: null, openOrderId: null },
  ...{ startedAt: '2026-11-25T12:00:00.000Z', periodStartsAt: '2026-11-25T12:00:00.000Z' },
  paidUntil: '2026-12-25T12:00:00.000Z',
  nextCharge: { at: '2026-12-25T12:00:00.000Z', amountCents: 2900 },
  orders: [
    {
      ...{ id: 'o1', number: 'O-2026-00001', kind: 'start', isPaid: true, isCanceled: false, seats: 1 },
      ...{ totalCents: 2900, placedAt: '2026-11-25T12:00:00.000Z' },
    },
  ],
}

function open(plan: Partial<Plan>, more: Parameters<typeof fakeApi>[0] = {}) {
  let current = { ...PLAN, ...plan }
  const api = fakeApi({
    'GET /plans': () => ({ body: [current] }),
    'POST /plans/p1/cancel': () => {
      current = { ...current, state: 'canceled', renews: false, nextCharge: null, endsAt: current.paidUntil }
      return { body: current }
    },
    ...more,
  })
  renderPage(MyPlanRoute, { platform: { session: signedInAs(), fetch: api.fetch }, path: '/my-plan' })
}

test('says what is paid, until when, and what is charged next', async () => {
  open({})
  expect(await screen.findByText('$29.00 on Dec 25, 2026')).toBeVisible()
  expect(screen.getByText('The plan renews on Dec 25, 2026. You can cancel online until then.')).toBeVisible()
  expect(screen.getByText('1 of 1 assigned')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Order O-2026-00001' })).toHaveAttribute(
    'href',
    '/checkout?order=o1',
  )
})

test('is canceled in two clicks, with the day on which it ends', async () => {
  open({})
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel plan' }))
  const dialog = within(screen.getByRole('alertdialog'))
  expect(dialog.getByText(/The plan ends on Dec 25, 2026\. You have access until then/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel plan on Dec 25, 2026' }))
  expect(await screen.findByText(/You have access until Dec 25, 2026, and nothing is charged/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Turn on renewal' })).toBeVisible()
})

test('shows the proration before seats are added, and a wrong number at its field', async () => {
  open(
    {},
    {
      'POST /plans/p1/quote': {
        ...{ addedSeats: 2, perSeatCents: 1450, totalCents: 2900, daysLeft: 15, periodDays: 30 },
        ...{ nextCents: 8700, nextAt: '2026-12-25T12:00:00.000Z' },
      },
    },
  )
  const seats = await screen.findByRole('textbox', { name: /Seats/ })
  await userEvent.clear(seats)
  await userEvent.type(seats, '99999')
  await userEvent.click(screen.getByRole('button', { name: 'Show the price' }))
  expect(await screen.findByText('Enter 1 to 1,000 seats.')).toBeVisible()
  expect(seats).toHaveValue('99999')
  await userEvent.clear(seats)
  await userEvent.type(seats, '3')
  await userEvent.click(screen.getByRole('button', { name: 'Show the price' }))
  expect(await screen.findByText('2 more seats for 15 of 30 days: $14.50 for each seat.')).toBeVisible()
  expect(screen.getByText('To pay now').nextElementSibling).toHaveTextContent('$29.00')
  expect(screen.getByRole('button', { name: 'Change to 3 seats' })).toBeVisible()
})

test('says when a failed charge is tried again, and leads to the invoice', async () => {
  open({
    ...{ state: 'past_due', openOrderId: 'o2', endsAt: '2027-01-11T12:00:00.000Z' },
    nextCharge: { at: '2026-12-28T12:00:00.000Z', amountCents: 2900 },
  })
  expect(
    await screen.findByText(/try again on Dec 28, 2026\. You have access until Jan 11, 2027/),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pay the invoice' })).toHaveAttribute('href', '/checkout?order=o2')
})

const TRIAL = { state: 'available', days: 7, endsAt: '2026-12-02T12:00:00.000Z', priceCents: 2900 }
const TRIALING: Partial<Plan> = {
  ...{ state: 'trialing', renews: false, payment: 'invoice', seatsTaken: 0, nextCharge: null, orders: [] },
  ...{ paidUntil: '2026-12-02T12:00:00.000Z', endsAt: '2026-12-02T12:00:00.000Z' },
}
const tenant = { ...ONCALL_TENANT, prices: { learnerMonthlyCents: 2900, courseCents: {}, trialDays: 7 } }

test('starts a free trial, which says its end, its price and that nothing is charged', async () => {
  let plans: Plan[] = []
  const api = fakeApi({
    'GET /plans': () => ({ body: plans }),
    'GET /plans/trial': () => ({ body: { ...TRIAL, state: plans.length > 0 ? 'used' : 'available' } }),
    'POST /plans/trial': () => {
      plans = [{ ...PLAN, ...TRIALING }]
      return { status: 201, body: plans[0] }
    },
  })
  renderPage(MyPlanRoute, { platform: { session: signedInAs(), fetch: api.fetch, tenant }, path: '/my-plan' })
  expect(await screen.findByText(/All courses are open to you until Dec 2, 2026/)).toBeVisible()
  expect(screen.getByText(/Nothing is charged unless you continue\. The plan is then \$29\.00/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Start the free trial' }))
  expect(
    await screen.findByText('Trial until Dec 2, 2026; then nothing is charged unless you continue.'),
  ).toBeVisible()
  expect(screen.getByText('$29.00 a month from Dec 2, 2026')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Continue with the plan' })).toHaveAttribute(
    'href',
    '/checkout?plan=LS0100',
  )
  expect(screen.queryByRole('button', { name: 'Start the free trial' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull()
})

test('says why a trial did not start', async () => {
  const message = 'You cannot start a trial: you had one, or the plan, before.'
  const api = fakeApi({
    'GET /plans': [],
    'GET /plans/trial': TRIAL,
    'POST /plans/trial': () => ({ status: 409, body: { code: 'no-trial', message } }),
  })
  renderPage(MyPlanRoute, { platform: { session: signedInAs(), fetch: api.fetch, tenant }, path: '/my-plan' })
  await userEvent.click(await screen.findByRole('button', { name: 'Start the free trial' }))
  expect(await screen.findByText(message)).toBeVisible()
})
