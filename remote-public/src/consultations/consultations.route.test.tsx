import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Consultation, Entitlement } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { Component as ConsultationsRoute } from './consultations.route.tsx'
import { Component as ViewConsultationsRoute } from './view-consultations.route.tsx'

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

const PLAN: Entitlement = {
  id: 1,
  kind: 'partner-plan',
  startsAt: inHours(-24),
  endsAt: inHours(29 * 24),
  windows: [{ startsAt: inHours(-24), endsAt: inHours(6 * 24), isUsed: false, minutesLeft: 60 }],
}
const PRIYA = {
  id: 3,
  publicUrl: 'priya-natarajan',
  firstName: 'Priya',
  lastName: 'Natarajan',
  title: null,
  certifications: ['CSP'],
  services: [],
  states: [],
  languages: [],
  specialties: [],
}
const SLOT = inHours(48)
const HOUR: Consultation = {
  id: '1f0e2c1a-0000-4000-8000-000000000001',
  client: { id: 7, name: 'Ana Reyes', email: 'ana@oncall.test' },
  partner: { id: 3, name: 'Priya Natarajan', email: 'priya@oncall.test' },
  startsAt: SLOT,
  endsAt: inHours(49),
  minutes: 60,
  videoLink: null,
  topic: 'Anchor points on the new roof',
  status: 'booked',
  canceledAt: null,
  missedBy: null,
  heldMinutes: null,
  notes: '',
  review: null,
  attachments: [],
  recordUntil: '2099-01-01T00:00:00.000Z',
  isHourUsed: true,
  freeCancelUntil: inHours(36),
}

function show(answers: Record<string, unknown>, given = {}) {
  const api = fakeApi({
    'GET /entitlements': [PLAN],
    'GET /partners': { items: [PRIYA], total: 1 },
    'GET /consultants/3/slots': {
      timeZone: 'America/Chicago',
      slots: [SLOT],
      noticeHours: 24,
      horizonDays: 30,
    },
    ...answers,
  })
  const platform = { fetch: api.fetch, session: signedInAs(), ...given }
  return { api, ...renderPage(ConsultationsRoute, { platform, path: '/consultations' }) }
}
const chooseHour = async () => {
  await waitFor(() => expect(document.querySelector('li [aria-pressed]')).not.toBeNull())
  await userEvent.click(document.querySelector<HTMLElement>('li [aria-pressed]')!)
  await userEvent.type(screen.getByLabelText(/What is it about/), HOUR.topic)
  await userEvent.click(screen.getByRole('button', { name: 'Book this time' }))
}

it('explains it to a visitor and leads to the login', async () => {
  show({}, { session: { status: 'anonymous', user: null } })
  expect(screen.getByRole('link', { name: 'Sign in to book' })).toHaveAttribute('href', '/login')
  expect(screen.getByText('$250 a month')).toBeVisible()
})

it('leads a user without a plan to the plan', async () => {
  show({ 'GET /entitlements': [] })
  expect(await screen.findByRole('link', { name: 'See the plan' })).toHaveAttribute(
    'href',
    '/checkout?plan=PS0100',
  )
})

it('books the chosen hour, and goes to the consultations', async () => {
  const { api, router } = show({ 'POST /consultations': () => ({ status: 201, body: HOUR }) })
  expect(await screen.findByText(/1 of 1 hour left/)).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Module (optional)'), 'Fall Protection')
  await chooseHour()
  await waitFor(() => expect(router.state.location.pathname).toBe('/view-consultations'))
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    partnerId: 3,
    startsAt: SLOT,
    minutes: 60,
    topic: HOUR.topic,
    module: 'IC0112',
  })
})

it('asks for a topic before it books', async () => {
  const { api } = show({})
  await waitFor(() => expect(document.querySelector('li [aria-pressed]')).not.toBeNull())
  await userEvent.click(document.querySelector<HTMLElement>('li [aria-pressed]')!)
  await userEvent.click(screen.getByRole('button', { name: 'Book this time' }))
  const topic = screen.getByLabelText(/What is it about/)
  await waitFor(() => expect(topic).toHaveAttribute('aria-invalid', 'true'))
  expect(topic).toHaveFocus()
  expect(topic).toHaveAccessibleDescription(/Describe the topic/)
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(false)
})

it('reloads the calendar when the slot is already booked, and preserves the input', async () => {
  const { api } = show({
    'POST /consultations': () => ({
      status: 409,
      body: { message: 'That time was just taken. Choose another one.' },
    }),
  })
  await chooseHour()
  expect(await screen.findByText('That time was just taken. Choose another one.')).toBeVisible()
  expect(api.calls.filter(({ path }) => path.startsWith('/consultants/3/slots'))).toHaveLength(2)
  expect(screen.getByLabelText(/What is it about/)).toHaveValue(HOUR.topic)
})

it('says what canceling means before it cancels', async () => {
  const page = { items: [HOUR], total: 1, page: 1, size: 20 }
  const api = fakeApi({
    'GET /consultations': page,
    'GET /consultations/requests': [],
    [`POST /consultations/${HOUR.id}/cancel`]: { ...HOUR, status: 'canceled' },
  })
  const platform = { fetch: api.fetch, session: signedInAs() }
  renderPage(ViewConsultationsRoute, { platform, path: '/view-consultations' })
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel the consultation on/ }))
  expect(screen.getByText(/You get your hour back/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel consultation' }))
  await waitFor(() =>
    expect(api.calls.filter(({ path }) => path.startsWith('/consultations?'))).toHaveLength(2),
  )
  expect(api.calls.map(({ method }) => method)).toContain('POST')
})
