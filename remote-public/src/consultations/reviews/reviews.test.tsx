import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Consultation } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { Component as ViewConsultationsRoute } from '../view-consultations.route.tsx'

const COMPLETED: Consultation = {
  id: '1f0e2c1a-0000-4000-8000-000000000001',
  client: { id: 7, name: 'Ana Reyes', email: 'ana@oncall.test' },
  partner: { id: 3, name: 'Priya Natarajan', email: 'priya@oncall.test' },
  startsAt: '2026-11-02T15:00:00.000Z',
  endsAt: '2026-11-02T16:00:00.000Z',
  minutes: 60,
  topic: 'Anchor points on the new roof',
  videoLink: null,
  status: 'completed',
  missedBy: null,
  heldMinutes: 50,
  notes: '',
  review: null,
  attachments: [],
  recordUntil: '2026-11-16T16:00:00.000Z',
  canceledAt: null,
  isHourUsed: true,
  freeCancelUntil: '2026-11-02T03:00:00.000Z',
}

function show(consultation: Consultation, answers: Record<string, unknown>) {
  const api = fakeApi({
    'GET /consultations': { items: [consultation], total: 1, page: 1, size: 20 },
    'GET /consultations/requests': [],
    ...answers,
  })
  const platform = { fetch: api.fetch, session: signedInAs({ id: 7 }) }
  renderPage(ViewConsultationsRoute, { platform, path: '/view-consultations' })
  return (method: string) => api.calls.find((call) => call.method === method)
}

it('lets the client rate a completed consultation, and says who will read it', async () => {
  const sent = show(COMPLETED, {
    [`PUT /consultations/${COMPLETED.id}/review`]: { stars: 4, comment: 'Clear answers.', state: 'pending' },
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Rate the consultation/ }))
  expect(screen.getByText(/Staff read it first/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Send the rating' }))
  expect(await screen.findByText('Choose from 1 to 5 stars.')).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Rating/ }), '4 stars of 5')
  await userEvent.type(screen.getByLabelText(/What should others know/), 'Clear answers.')
  await userEvent.click(screen.getByRole('button', { name: 'Send the rating' }))
  await waitFor(() => expect(sent('PUT')?.body).toEqual({ stars: 4, comment: 'Clear answers.' }))
})

it('shows the client their rating and its state', async () => {
  show({ ...COMPLETED, review: { stars: 1, comment: 'Came late.', state: 'rejected' } }, {})
  expect(await screen.findByText('1 star of 5')).toBeVisible()
  expect(screen.getByText('Came late.')).toBeVisible()
  expect(screen.getByText(/Staff did not publish it/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Change the rating/ })).toBeVisible()
})
