import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Consultation, ReplacementList } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { Component as ViewConsultationsRoute } from '../view-consultations.route.tsx'

const START = new Date(Date.now() + 3 * 86_400_000).toISOString()
const BOOKED: Consultation = {
  id: '1f0e2c1a-0000-4000-8000-000000000001',
  client: { id: 7, name: 'Ana Reyes', email: 'ana@oncall.test' },
  partner: { id: 3, name: 'Priya Natarajan', email: 'priya@oncall.test' },
  startsAt: START,
  endsAt: START,
  minutes: 60,
  topic: 'Anchor points on the new roof',
  videoLink: null,
  status: 'booked',
  missedBy: null,
  heldMinutes: null,
  notes: '',
  review: null,
  attachments: [],
  recordUntil: START,
  canceledAt: null,
  isHourUsed: true,
  freeCancelUntil: START,
}

function show(replacements: ReplacementList, user: object) {
  const api = fakeApi({
    'GET /consultations': { items: [BOOKED], total: 1, page: 1, size: 20 },
    'GET /consultations/requests': [],
    'GET /admin/reviews': [],
    [`GET /consultations/${BOOKED.id}/replacements`]: replacements,
    [`POST /consultations/${BOOKED.id}/reassign`]: BOOKED,
  })
  const platform = { fetch: api.fetch, session: signedInAs(user) }
  const at = '/view-consultations?scope=all'
  renderPage(ViewConsultationsRoute, { platform, path: '/view-consultations', at })
  return () => api.calls.find(({ method }) => method === 'POST')
}
const open = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Change the professional of/ }))

it('lets an admin give a consultation to a professional who is free, with a reason', async () => {
  const sent = show([{ id: 4, name: 'Marcus Webb' }], { id: 1, role: 'admin' })
  await open()
  const confirm = await screen.findByRole('button', { name: 'Change the professional' })
  await userEvent.click(confirm)
  expect(await screen.findByText('Choose a professional.')).toBeVisible()
  expect(screen.getByText('Give a reason in at least 3 characters.')).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Professional/ }), 'Marcus Webb')
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Priya is on leave')
  await userEvent.click(confirm)
  await waitFor(() => expect(sent()?.body).toEqual({ partnerId: 4, reason: 'Priya is on leave' }))
})

it('says what to do where nobody else is free', async () => {
  show([], { id: 1, role: 'admin' })
  await open()
  expect(await screen.findByText(/No other professional is free at that time/)).toBeVisible()
})

it('is not offered to the client', async () => {
  show([], { id: 7 })
  expect(await screen.findByRole('button', { name: /^Cancel the consultation/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Change the professional/ })).toBeNull()
})
