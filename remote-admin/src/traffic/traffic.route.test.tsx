import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { TrafficRoute } from './traffic.route.tsx'

const report = {
  since: '2026-06-04',
  views: 1_200,
  byDay: [0, 100, 200, 300, 600, 0, 0],
  byPath: [
    { path: '/blog/:slug', views: 900 },
    { path: '/', views: 300 },
  ],
  vitals: [{ name: 'LCP', p75: 2_612.4, count: 31 }],
}

function open(answer: unknown, at = '') {
  const api = fakeApi({ 'GET /traffic': answer })
  renderPage(TrafficRoute, {
    path: '/traffic',
    at: `/traffic${at}`,
    platform: { fetch: api.fetch, session: signedInAs({ role: 'admin' }) },
  })
  return api
}

test('it shows views, the busiest day, the pages and the speed', async () => {
  open(report)
  expect(await screen.findByText('1,200')).toBeVisible()
  expect(screen.getAllByText('Jun 8, 2026')[0]).toBeVisible()
  expect(within(screen.getByRole('row', { name: /blog/ })).getByText('75%')).toBeVisible()
  const speed = screen.getByRole('row', { name: /LCP/ })
  expect(speed).toHaveTextContent('2,612 ms')
  expect(speed).toHaveTextContent('Needs work')
})

test('it stores the requested days in the URL', async () => {
  const { calls } = open(report, '?days=7')
  await screen.findByText('1,200')
  expect(calls[0]?.path).toBe('/traffic?days=7')
  await userEvent.selectOptions(screen.getByLabelText('Days'), '90 days')
  await screen.findByText('1,200')
  expect(calls.at(-1)?.path).toBe('/traffic?days=90')
})

test('it says when there were no visitors', async () => {
  open({ ...report, views: 0, byDay: [0, 0, 0, 0, 0, 0, 0], byPath: [], vitals: [] })
  expect((await screen.findAllByText('No page views in this period.'))[0]).toBeVisible()
})
