import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Consultation } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { Component as ViewConsultationsRoute } from '../view-consultations.route.tsx'

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const ENDED: Consultation = {
  id: '1f0e2c1a-0000-4000-8000-000000000001',
  client: { id: 7, name: 'Ana Reyes', email: 'ana@oncall.test' },
  partner: { id: 3, name: 'Priya Natarajan', email: 'priya@oncall.test' },
  startsAt: inHours(-2),
  endsAt: inHours(-1),
  minutes: 60,
  topic: 'Anchor points on the new roof',
  videoLink: null,
  status: 'ended',
  missedBy: null,
  heldMinutes: null,
  notes: '',
  review: null,
  attachments: [],
  recordUntil: inHours(14 * 24),
  canceledAt: null,
  isHourUsed: true,
  freeCancelUntil: inHours(-14),
}

function show(consultation: Consultation, answers: Record<string, unknown> = {}, user = {}) {
  const page = { items: [consultation], total: 1, page: 1, size: 20 }
  const api = fakeApi({ 'GET /consultations': page, 'GET /consultations/requests': [], ...answers })
  const session = signedInAs({ id: 3, isProfessionalPartner: true, ...user })
  renderPage(ViewConsultationsRoute, {
    platform: { fetch: api.fetch, session },
    path: '/view-consultations',
    at: '/view-consultations?when=unrecorded',
  })
  const sent = () => api.calls.find(({ method }) => method === 'POST')
  const requestedPath = () => api.calls.find(({ path }) => path.startsWith('/consultations?'))?.path
  return { sent, requestedPath }
}
const open = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the record' }))
const COMPLETE = `POST /consultations/${ENDED.id}/complete`
const NO_SHOW = `POST /consultations/${ENDED.id}/no-show`

it('lets a partner complete a consultation with minutes and notes, and keeps what was typed', async () => {
  const { sent, requestedPath } = show(ENDED, { [COMPLETE]: { ...ENDED, status: 'completed' } })
  await open(/^Record what happened/)
  expect(requestedPath()).toContain('when=unrecorded')
  const minutes = screen.getByLabelText(/How long it took/)
  await userEvent.clear(minutes)
  await userEvent.type(minutes, '3')
  await userEvent.type(screen.getByLabelText(/Notes for the client/), 'Use rated anchors.')
  await save()
  expect(await screen.findByText('Enter a whole number of minutes from 5 to 120.')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'The client did not come' }))
  await userEvent.click(screen.getByRole('radio', { name: 'It took place' }))
  expect(screen.getByLabelText(/Notes for the client/)).toHaveValue('Use rated anchors.')
  await userEvent.type(screen.getByLabelText(/How long it took/), '5')
  await save()
  await waitFor(() => expect(sent()?.body).toEqual({ minutes: 35, notes: 'Use rated anchors.' }))
})

it('records who did not come, and shows why the server refuses', async () => {
  const message = 'Wait until 10 minutes after the start.'
  const { sent } = show(ENDED, { [NO_SHOW]: () => ({ status: 409, body: { message } }) })
  await open(/^Record what happened/)
  await userEvent.click(screen.getByRole('radio', { name: 'The client did not come' }))
  expect(screen.getByText(/counts as used/)).toBeVisible()
  await save()
  expect(await screen.findByText(message)).toBeVisible()
  expect(sent()?.body).toEqual({ missedBy: 'client' })
})

it('shows the client the notes and what counted, with nothing to record', async () => {
  const done = { ...ENDED, status: 'completed', heldMinutes: 50, notes: 'Use rated anchors.' } as const
  show(done, {}, { id: 7, isProfessionalPartner: false })
  expect(await screen.findByText('Use rated anchors.')).toBeVisible()
  expect(screen.getByText(/Took 50 minutes/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /record/i })).toBeNull()
})

it('says who did not come and whether the hour came back', async () => {
  show({ ...ENDED, status: 'no-show', missedBy: 'partner', isHourUsed: false })
  expect(await screen.findByText('Professional did not come')).toBeVisible()
  expect(screen.getByText(/Hour returned/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Change the record/ })).toBeVisible()
})

it('asks before it loses who did not come, and not when nothing changed', async () => {
  show(ENDED)
  await open(/^Record what happened/)
  const asks = () => {
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    return leaving.defaultPrevented
  }
  expect(asks()).toBe(false)
  await userEvent.click(screen.getByRole('radio', { name: 'The client did not come' }))
  expect(asks()).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'It took place' }))
  expect(asks()).toBe(false)
})
