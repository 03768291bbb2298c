import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { SubscriptionsRoute } from './subscriptions.route.tsx'

const sales = {
  ...{ coursesCents: 125_000, subscriptionsCents: 0, partnerPlansCents: 0, discountsCents: 18_750 },
  ...{ refundsCents: 31_875, netCents: 74_375, receivedCents: 74_375 },
}
const figures = {
  receivableCents: 25_000,
  ...{ active: 1, priceCents: 2900, revenueCents: 2900, started: 1, ended: 0, churn: 0 },
  months: [
    { month: '2026-10', active: 0, started: 0, ended: 0, revenueCents: 0 },
    { month: '2026-11', active: 1, started: 1, ended: 0, revenueCents: 2900, sales },
  ],
}
const yuki = {
  ...{ id: 3, email: 'yuki@oncall.test', firstName: 'Yuki', lastName: 'Tanaka', companyName: 'Harbor' },
  ...{ status: 'active', since: '2026-11-11T12:00:00.000Z', endedAt: null, reason: null },
}

function open(at: string) {
  const page = { total: 43, page: 1, size: 20 }
  const api = fakeApi({
    'GET /admin/subscriptions/figures': figures,
    'GET /admin/subscriptions': { ...page, items: [yuki] },
    'GET /admin/orders': { ...page, items: [], waiting: 2, total: 0 },
    'GET /admin/tax-exemptions': { ...page, items: [], waiting: 3, total: 0 },
  })
  renderPage(SubscriptionsRoute, {
    path: '/subscriptions-dashboard',
    at: `/subscriptions-dashboard${at}`,
    platform: { fetch: api.fetch, session: signedInAs({ role: 'super_admin' }) },
  })
  const last = (path: string) => api.calls.findLast((call) => call.path.startsWith(path))?.path
  return { ...api, last }
}

test('lists subscribers by the filters and the page size of the address', async () => {
  const { last } = open('?q=yuki&status=active&size=50')
  expect(await screen.findByRole('link', { name: 'Yuki Tanaka' })).toBeVisible()
  expect(last('/admin/subscriptions?')).toBe('/admin/subscriptions?q=yuki&status=active&page=1&size=50')
  await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '20')
  await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }))
  expect(last('/admin/subscriptions?')).toBe('/admin/subscriptions?q=yuki&status=active&page=2&size=20')
})

test('reads the revenue of a month, as the ledger has it, by keyboard', async () => {
  open('')
  const chart = await screen.findByRole('slider', { name: 'Monthly revenue over time' })
  expect(chart).toHaveAttribute('aria-valuetext', 'October 2026: Monthly revenue $0.00')
  act(() => chart.focus())
  await userEvent.keyboard('{End}')
  expect(chart).toHaveAttribute('aria-valuetext', 'November 2026: Monthly revenue $743.75')
  expect(screen.getByText('$250')).toBeVisible()
  expect(
    screen.getByRole('row', { name: /November 2026.*\$1,250\.00.*-\$506\.25 \$743\.75 \$743\.75/ }),
  ).toBeInTheDocument()
})

test('says when no order matches, and shows all again', async () => {
  const { last } = open('?view=orders&state=paid')
  await userEvent.click(await screen.findByRole('button', { name: 'Show all orders' }))
  expect(await screen.findByText('No orders yet.')).toBeVisible()
  expect(last('/admin/orders')).toBe('/admin/orders?page=1&size=20&q=')
})

test('counts on the tabs what waits for the staff, and leads to the prices of plans', async () => {
  open('')
  expect(await screen.findByRole('tab', { name: 'Orders to confirm (2)' })).toBeVisible()
  expect(await screen.findByRole('tab', { name: 'Tax exemptions (3)' })).toBeVisible()
  expect(screen.getByRole('link', { name: /plan/i })).toHaveAttribute('href', '/admin/plans')
})
