import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LocationSummary } from '@platform/shared-contracts/http'
import { fakeApi } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { Component as HubRoute } from './hub.route.tsx'

const place = (
  name: string,
  code: string,
  plan: LocationSummary['plan'],
  agency: string,
): LocationSummary => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  ...{ code, name, plan, agency },
  isListed: true,
  checkedOn: '2026-11-24',
})
const PLACES = [
  place('California', 'CA', 'full', 'Cal/OSHA'),
  place('New York', 'NY', 'public', 'PESH'),
  place('Texas', 'TX', 'federal', 'Federal OSHA'),
]

function show(at = '/safety-training') {
  const api = fakeApi({ 'GET /locations': PLACES })
  renderPage(HubRoute, { path: '/safety-training', at, platform: { fetch: api.fetch } })
}
const found = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.getAttribute('href'))

it('lists every place with its plan', async () => {
  show()
  expect(await screen.findByRole('link', { name: 'Texas' })).toHaveAttribute('href', '/safety-training/texas')
  expect(screen.getByText('State plan for government workers only')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('3 places')
})

it.each([
  ['new', ['/safety-training/new-york']],
  ['tx', ['/safety-training/texas']],
  ['cal/', ['/safety-training/california']],
])('finds by %s, from the keyboard alone', async (typed, expected) => {
  show()
  await screen.findByRole('link', { name: 'Texas' })
  await userEvent.tab()
  expect(screen.getByRole('searchbox', { name: 'Find a state or territory' })).toHaveFocus()
  await userEvent.keyboard(typed)
  expect(found()).toEqual(expected)
  expect(screen.getByRole('status')).toHaveTextContent('1 place')
})

it('offers all places again where nothing is found, and reads the search from the address', async () => {
  show('/safety-training?q=atlantis')
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }))
  expect(found()).toHaveLength(3)
})
