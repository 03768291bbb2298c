import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Coupon } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { SubscriptionsRoute } from '../subscriptions.route.tsx'

const TEN: Coupon = {
  ...{ id: 'c1', code: 'TEN', kind: 'percent', value: 10, startsOn: '2026-11-01', endsOn: null },
  ...{ maxUses: 5, uses: 2, products: [], state: 'active', createdBy: 'super@oncall.test' },
  createdAt: '2026-11-01T12:00:00.000Z',
}

function open(routes: Record<string, unknown> = {}) {
  const notices: string[] = []
  let items = [TEN]
  const page = { page: 1, size: 20 }
  const api = fakeApi({
    'GET /admin/orders': { ...page, items: [], waiting: 0, total: 0 },
    'GET /admin/coupons': () => ({ body: { ...page, items, total: items.length } }),
    'POST /admin/coupons/c1/end': () => {
      items = [{ ...TEN, state: 'ended' }]
      return { body: items[0] }
    },
    ...routes,
  })
  renderPage(SubscriptionsRoute, {
    path: '/subscriptions-dashboard',
    at: '/subscriptions-dashboard?view=coupons',
    platform: {
      ...{ fetch: api.fetch, session: signedInAs({ role: 'super_admin' }) },
      notify: (_: string, text: string) => void notices.push(text),
    },
  })
  const sent = () => api.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])
  return { notices, sent }
}

test('lists coupons, and ends one after a question', async () => {
  const { notices, sent } = open()
  const row = await screen.findByRole('row', { name: /TEN/ })
  expect(row).toHaveTextContent(/All courses and plans.*10%.*From Nov 1, 2026.*2 of 5.*Active/)
  await userEvent.click(within(row).getByRole('button', { name: /TEN|End/ }))
  const choice = screen.queryByRole('menuitem', { name: 'End' })
  if (choice) await userEvent.click(choice)
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End' }))
  await waitFor(() => expect(screen.getByRole('row', { name: /TEN/ })).toHaveTextContent('Ended'))
  expect(sent()).toEqual([['/admin/coupons/c1/end', undefined]])
  expect(notices).toEqual(['Coupon TEN has ended.'])
})

test('adds a coupon for some courses, and shows what the server refuses at its field', async () => {
  let isTaken = true
  const fields = { code: 'There is a coupon with this code already.' }
  const { notices, sent } = open({
    'POST /admin/coupons': () =>
      isTaken
        ? { status: 409, body: { message: 'No.', code: 'coupon-exists', fields } }
        : { status: 201, body: TEN },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add coupon' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Add coupon' }))
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Add coupon' }))
  const value = dialog.getByRole('textbox', { name: /Percent or dollars/ })
  await userEvent.type(dialog.getByRole('textbox', { name: /^Code/ }), 'ten')
  await userEvent.type(value, '101')
  await save()
  await waitFor(() => expect(value).toHaveAccessibleDescription(/Enter 1 to 100 percent/))
  expect(sent()).toEqual([])
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Takes off/ }), 'amount')
  await userEvent.clear(value)
  await userEvent.type(value, '12.50')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Ladder Safety' }))
  await save()
  expect(await dialog.findByText('There is a coupon with this code already.')).toBeVisible()
  isTaken = false
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent().at(-1)).toMatchObject([
    '/admin/coupons',
    { code: 'TEN', kind: 'amount', value: 1250, endsOn: null, maxUses: null, products: ['IC0110'] },
  ])
  expect(notices).toEqual(['Coupon TEN was added.'])
})
