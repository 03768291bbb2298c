import { fireEvent, screen } from '@testing-library/react'
import type { HourLedger } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { Component as ViewConsultationsRoute } from '../view-consultations.route.tsx'

const WEEK = {
  kind: 'partner-plan' as const,
  windowStartsAt: '2026-11-16T12:00:00.000Z',
  windowEndsAt: '2026-11-23T12:00:00.000Z',
}
const ENTRIES: HourLedger = [
  {
    ...WEEK,
    id: '2',
    at: '2026-11-17T12:00:00.000Z',
    cause: 'booked',
    minutes: -60,
    minutesLeft: 0,
    consultationAt: '2026-11-20T15:00:00.000Z',
  },
  {
    ...WEEK,
    id: '1',
    at: '2026-11-16T12:00:00.000Z',
    cause: 'granted',
    minutes: 60,
    minutesLeft: 60,
    consultationAt: null,
  },
]

function show(answer: unknown) {
  const api = fakeApi({
    'GET /consultations': { items: [], total: 0, page: 1, size: 20 },
    'GET /consultations/requests': [],
    'GET /entitlements/ledger': answer,
  })
  const platform = { fetch: api.fetch, session: signedInAs() }
  renderPage(ViewConsultationsRoute, { platform, path: '/view-consultations' })
  return { wasRequested: () => api.calls.some(({ path }) => path === '/entitlements/ledger') }
}
async function open() {
  const details = (await screen.findByText('Where your hours went')).closest('details')!
  details.open = true
  fireEvent(details, new Event('toggle'))
}

it('explains each change of the hours, once the person wants to know', async () => {
  const { wasRequested } = show(ENTRIES)
  await screen.findByText('No upcoming consultations.')
  expect(wasRequested()).toBe(false)
  await open()
  expect(await screen.findByText('Included in your plan')).toBeVisible()
  expect(screen.getByText('−60 min')).toBeVisible()
  expect(screen.getByText('0 min left')).toBeVisible()
  expect(screen.getByText(/consultation on .*November 20/)).toBeVisible()
})

it('says so where there are none', async () => {
  show([])
  await open()
  expect(await screen.findByText('You have had no hours in the last months.')).toBeVisible()
})
