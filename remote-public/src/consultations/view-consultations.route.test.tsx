import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Consultation } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { Component as ViewConsultationsRoute } from './view-consultations.route.tsx'

const CANCELED: Consultation = {
  id: '1f0e2c1a-0000-4000-8000-000000000001',
  client: { id: 70, name: 'Bo Chen', email: 'bo@acme.test' },
  partner: { id: 3, name: 'Priya Natarajan', email: 'priya@oncall.test' },
  startsAt: '2026-11-02T15:00:00.000Z',
  endsAt: '2026-11-02T16:00:00.000Z',
  minutes: 60,
  videoLink: null,
  topic: 'Anchor points on the new roof',
  status: 'canceled',
  canceledAt: '2026-11-01T15:00:00.000Z',
  missedBy: null,
  heldMinutes: null,
  notes: '',
  review: null,
  attachments: [],
  recordUntil: '2099-01-01T00:00:00.000Z',
  isHourUsed: false,
  freeCancelUntil: '2026-11-02T03:00:00.000Z',
}
const pageOf = (items: readonly Consultation[], total = items.length) => ({ items, total, page: 1, size: 20 })

function show(answer: unknown, { user = {}, at = '/view-consultations' } = {}) {
  const api = fakeApi({ 'GET /consultations': answer, 'GET /consultations/requests': [] })
  const platform = { fetch: api.fetch, session: signedInAs(user) }
  const { router } = renderPage(ViewConsultationsRoute, { platform, path: '/view-consultations', at })
  const requestedPath = () => api.calls.findLast(({ path }) => path.startsWith('/consultations?'))?.path
  return { router, requestedPath }
}

it('shows a user their own, and offers to book where there are none', async () => {
  const { requestedPath } = show(pageOf([]))
  expect(await screen.findByText('No upcoming consultations.')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Book an hour' })).toHaveLength(2)
  expect(requestedPath()).toBe('/consultations?scope=own&when=upcoming')
  expect(screen.queryByRole('combobox', { name: 'Show' })).toBeNull()
})

it('shows a partner those of their clients first, with who it was and whether the hour came back', async () => {
  const partner = { id: 3, isProfessionalPartner: true }
  const { requestedPath } = show(pageOf([CANCELED]), { user: partner, at: '/view-consultations?when=past' })
  expect(await screen.findByText('With Bo Chen')).toBeVisible()
  expect(screen.getByText(/Hour returned/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Cancel the consultation/ })).toBeNull()
  expect(requestedPath()).toContain('scope=clients')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'My own')
  await waitFor(() => expect(requestedPath()).toContain('scope=own'))
})

it('names the module that a consultation is about, and leads to it', async () => {
  show(pageOf([{ ...CANCELED, module: 'IC0112' }]))
  const link = await screen.findByRole('link', { name: 'Fall Protection' })
  expect(link).toHaveAttribute('href', '/modules/IC0112')
})

it('clears a search that found nothing', async () => {
  const answer = ({ path }: { path: string }) => ({
    body: path.includes('q=roof') ? pageOf([]) : pageOf([CANCELED]),
  })
  const { router } = show(answer, { at: '/view-consultations?q=roof' })
  expect(await screen.findByText('No consultation matches.')).toBeVisible()
  const results = within(screen.getByRole('region', { name: 'Consultations' }))
  await userEvent.click(results.getByRole('button', { name: 'Clear search' }))
  expect(await screen.findByText('1 consultation')).toBeVisible()
  expect(router.state.location.search).toBe('')
})

it('turns the page in the address', async () => {
  const { router } = show(pageOf([CANCELED], 45))
  expect(await screen.findByText('45 consultations')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /next/i }))
  expect(router.state.location.search).toBe('?page=2')
})

it('offers to try again when they cannot be loaded', async () => {
  let isBroken = true
  show(() => (isBroken ? { status: 500 } : { body: pageOf([CANCELED]) }))
  expect(await screen.findByText('The consultations could not be loaded.')).toBeVisible()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: /again|retry/i }))
  expect(await screen.findByText('Anchor points on the new roof')).toBeVisible()
})
