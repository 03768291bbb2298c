import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PriceList } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { PlansRoute } from './plans.route.tsx'

const LIST: PriceList = {
  revision: 4,
  prices: {
    ...{ learnerMonthlyCents: 2900, partnerMonthlyCents: 25_000, trialDays: 0, notOffered: [] },
    courseCents: { IC0118: 5500 },
  },
  livePlans: { LS0100: 3, PS0100: 0 },
}
const EFFECT = {
  ...{ code: 'LS0100', title: 'Learner subscription', beforeCents: 2900, afterCents: 3300, unpaidOrders: 1 },
  ...{ renewing: 2, nextAt: '2026-12-25T12:00:00.000Z', fixed: 1, ending: 0 },
}

function open(routes: Record<string, unknown> = {}) {
  const notices: string[] = []
  let list = LIST
  const api = fakeApi({
    'GET /admin/price-list': () => ({ body: list }),
    'POST /admin/price-list/preview': { items: [EFFECT] },
    'PUT /admin/price-list': ({ body }: { readonly body: { readonly prices: PriceList['prices'] } }) => {
      list = { ...list, revision: 5, prices: body.prices }
      return { body: list }
    },
    ...routes,
  })
  renderPage(PlansRoute, {
    path: '/admin/plans',
    platform: {
      ...{ fetch: api.fetch, session: signedInAs({ role: 'super_admin' }) },
      notify: (_: string, text: string) => void notices.push(text),
    },
  })
  const sent = (method: string) => api.calls.filter((call) => call.method === method).map(({ body }) => body)
  return { notices, sent }
}
const priceField = () => screen.findByLabelText(/^Price per seat and month/)
const review = () => userEvent.click(screen.getByRole('button', { name: 'Review changes' }))
async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

test('shows who is affected before prices change, and changes nothing until that is confirmed', async () => {
  const { notices, sent } = open()
  expect(await priceField()).toHaveValue('29.00')
  expect(screen.getByText('3 plans are live.')).toBeInTheDocument()
  expect(screen.getByLabelText('Electrical Safety, dollars')).toHaveValue('55.00')
  expect(screen.getByRole('button', { name: 'Review changes' })).toBeDisabled()
  await type(await priceField(), '33')
  await type(screen.getByLabelText(/^Free trial/), '7')
  const [, partner] = screen.getAllByRole('checkbox', { name: 'Can be ordered' })
  if (partner) await userEvent.click(partner)
  await review()
  const dialog = await screen.findByRole('alertdialog', { name: 'Change prices?' })
  expect(dialog).toHaveTextContent('Learner subscription: $29 becomes $33')
  expect(dialog).toHaveTextContent('2 plans renew at the new price. The first one renews on Dec 25, 2026.')
  expect(dialog).toHaveTextContent('1 unpaid order keeps the old price.')
  expect(sent('PUT')).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change prices' }))
  expect(await screen.findByRole('button', { name: 'Review changes' })).toBeDisabled()
  expect(notices).toEqual(['The prices were changed.'])
  const prices = { ...LIST.prices, learnerMonthlyCents: 3300, trialDays: 7, notOffered: ['PS0100'] }
  expect(sent('PUT')).toEqual([{ baseRevision: 4, prices }])
  expect(await priceField()).toHaveValue('33.00')
})

test('says at the field what is wrong with a price', async () => {
  const { sent } = open()
  await type(await priceField(), 'free')
  await type(screen.getByLabelText(/^Free trial/), '60')
  await review()
  expect(await screen.findByText('Enter a price from $1 to $10,000.')).toBeInTheDocument()
  expect(screen.getByText('Enter 0 to 30 days.')).toBeInTheDocument()
  expect(sent('POST')).toEqual([])
})

test('says that someone else changed the settings, and leaves what was typed', async () => {
  const message = 'Another user published revision 5. Load it before you go on.'
  open({ 'PUT /admin/price-list': () => ({ status: 409, body: { code: 'revision-stale', message } }) })
  await type(await priceField(), '33')
  await review()
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change prices' }))
  expect(await within(dialog).findByText(message)).toBeInTheDocument()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(await priceField()).toHaveValue('33')
})

test('can be loaded again when the server does not answer', async () => {
  let isDown = true
  open({ 'GET /admin/price-list': () => (isDown ? { status: 500, body: {} } : { body: LIST }) })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await userEvent.click(retry)
  expect(await priceField()).toHaveValue('29.00')
})
