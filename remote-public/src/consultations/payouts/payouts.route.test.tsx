import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Payout } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { Component as PayoutsRoute } from './payouts.route.tsx'

const PAYOUT: Payout = {
  partner: { id: 3, name: 'Zoë Ray', email: 'zoe@oncall.test' },
  ...{ completed: 4, missedByClient: 1, canceledLate: 0, missedByPartner: 0, unrecorded: 0 },
  ...{ paidMinutes: 270, heldMinutes: 200 },
  money: {
    ...{ amountCents: 45_000, unratedMinutes: 0, isPayable: false },
    rates: [{ centsPerHour: 10_000, minutes: 270 }],
    payment: {
      ...{ amountCents: 45_000, reference: 'Transfer 77', paidOn: '2026-12-02', recordedBy: 'a@oncall.test' },
    },
  },
}

function show(answer: () => object) {
  const api = fakeApi({ 'GET /partner/payouts': answer })
  const platform = { fetch: api.fetch, session: signedInAs({ isProfessionalPartner: true }) }
  renderPage(PayoutsRoute, { platform, path: '/view-consultations/payouts' })
  return api
}
const month = (items: readonly Payout[]) => () => ({ body: { month: '2026-11', items } })

it('shows the amount with the hours at each rate, and when it was paid', async () => {
  show(month([PAYOUT]))
  expect(await screen.findByText('Paid on Dec 2, 2026. Reference: Transfer 77.')).toBeVisible()
  expect(screen.getByText('$450')).toBeVisible()
  expect(screen.getByText('4.5 hours at $100 an hour')).toBeVisible()
})

it('says what is missing before a month can be paid, and asks for another month', async () => {
  const money = { amountCents: 0, rates: [], unratedMinutes: 270, isPayable: false, payment: null }
  const { calls } = show(month([{ ...PAYOUT, unrecorded: 2, money }]))
  expect(await screen.findByText(/2 consultations are not recorded yet/)).toBeVisible()
  expect(screen.getByText('4.5 hours have no rate yet. They are not in the amount.')).toBeVisible()
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Month' }),
    screen.getAllByRole('option')[1]!,
  )
  expect(await screen.findByText(/2 consultations are not recorded yet/)).toBeVisible()
  expect(new Set(calls.map(({ path }) => path)).size).toBe(2)
})

it('says that there was nothing, and offers to load it again when it failed', async () => {
  let isDown = true
  show(() => (isDown ? { status: 500, body: {} } : { body: { month: '2026-11', items: [] } }))
  const again = await screen.findByRole('button', { name: /again/ })
  isDown = false
  await userEvent.click(again)
  expect(await screen.findByText('You had no consultations in this month.')).toBeVisible()
})
