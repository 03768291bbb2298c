import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Consultation, Entitlement, TimeRequest } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../../testing/render-page.tsx'
import { Component as ConsultationsRoute } from '../consultations.route.tsx'
import { Component as ViewConsultationsRoute } from '../view-consultations.route.tsx'

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const CLIENT = { id: 7, name: 'Ana Reyes', email: 'ana@oncall.test' }
const PARTNER = { id: 3, name: 'Priya Natarajan', email: 'priya@oncall.test' }
const TOPIC = 'Anchor points on the new roof'
const REQUEST: TimeRequest = {
  id: '1f0e2c1a-0000-4000-8000-000000000009',
  client: CLIENT,
  partner: PARTNER,
  minutes: 60,
  topic: TOPIC,
  times: [inHours(72)],
  state: 'open',
  reason: '',
}
const PLAN: Entitlement = {
  id: 1,
  kind: 'partner-plan',
  startsAt: inHours(-24),
  endsAt: inHours(29 * 24),
  windows: [{ startsAt: inHours(-24), endsAt: inHours(6 * 24), isUsed: true, minutesLeft: 0 }],
}
const BOOKED: Consultation = {
  id: '1f0e2c1a-0000-4000-8000-000000000001',
  client: CLIENT,
  partner: PARTNER,
  startsAt: inHours(48),
  endsAt: inHours(49),
  minutes: 60,
  topic: TOPIC,
  videoLink: 'https://meet.test/priya',
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
const pageOf = (items: readonly Consultation[]) => ({ items, total: items.length, page: 1, size: 20 })

function show(Route: typeof ConsultationsRoute, answers: Record<string, unknown>, user = {}) {
  const api = fakeApi({
    'GET /entitlements': [PLAN],
    'GET /consultations': pageOf([]),
    'GET /consultations/requests': [],
    ...answers,
  })
  const platform = { fetch: api.fetch, session: signedInAs({ id: 7, ...user }) }
  const path = Route === ConsultationsRoute ? '/consultations' : '/view-consultations'
  const { router } = renderPage(Route, { platform, path })
  const sent = (method: string) => api.calls.find((call) => call.method === method)
  return { router, sent }
}

it('moves a consultation to a time that its own plan week has for it', async () => {
  const slot = inHours(72)
  const slots = { timeZone: 'America/Chicago', slots: [slot], noticeHours: 24, horizonDays: 30 }
  const { sent } = show(ViewConsultationsRoute, {
    'GET /consultations': pageOf([BOOKED]),
    'GET /consultants/3/slots': slots,
    [`PATCH /consultations/${BOOKED.id}`]: { ...BOOKED, startsAt: slot },
  })
  expect(await screen.findByRole('link', { name: 'Join the video call' })).toHaveAttribute(
    'href',
    'https://meet.test/priya',
  )
  await userEvent.click(screen.getByRole('button', { name: /^Change time/ }))
  await waitFor(() => expect(document.querySelector('dialog [aria-pressed]')).not.toBeNull())
  await userEvent.click(document.querySelector<HTMLElement>('dialog [aria-pressed]')!)
  await userEvent.click(screen.getByRole('button', { name: 'Move the consultation' }))
  await waitFor(() => expect(sent('PATCH')?.body).toEqual({ startsAt: slot }))
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull())
})

it('lets a client propose times when all are taken', async () => {
  const partner = { id: 3, publicUrl: 'priya', firstName: 'Priya', lastName: 'Natarajan', title: null }
  const lists = { certifications: [], services: [], states: [], languages: [], specialties: [] }
  const { sent, router } = show(ConsultationsRoute, {
    'GET /partners': { items: [{ ...partner, ...lists }], total: 1 },
    'GET /consultants/3/slots': { timeZone: 'UTC', slots: [], noticeHours: 24, horizonDays: 30 },
    'POST /consultations/requests': () => ({ status: 201, body: REQUEST }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Send the request' }))
  expect(await screen.findAllByText('Propose at least one time.')).not.toHaveLength(0)
  expect(sent('POST')).toBeUndefined()
  await userEvent.type(screen.getByLabelText(/First choice/), '2026-12-05T09:15')
  await userEvent.type(screen.getByLabelText(/What is it about/), TOPIC)
  await userEvent.selectOptions(screen.getByLabelText('Module (optional)'), 'Ladder Safety')
  await userEvent.click(screen.getByRole('button', { name: 'Send the request' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/view-consultations'))
  const times = [new Date('2026-12-05T09:15').toISOString()]
  expect(sent('POST')?.body).toEqual({ partnerId: 3, minutes: 60, topic: TOPIC, module: 'IC0110', times })
})

it('lets a partner accept a time, or decline with a reason', async () => {
  const requests = `/consultations/requests/${REQUEST.id}`
  const partner = { id: 3, isProfessionalPartner: true }
  const { sent } = show(
    ViewConsultationsRoute,
    {
      'GET /consultations/requests': [REQUEST],
      [`POST ${requests}/decline`]: { ...REQUEST, state: 'declined' },
      [`POST ${requests}/accept`]: () => ({
        status: 409,
        body: { message: 'That time was just taken.' },
      }),
    },
    partner,
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }))
  expect(await screen.findByText('That time was just taken.')).toBeVisible()
  expect(sent('POST')?.body).toEqual({ startsAt: REQUEST.times[0] })
  await userEvent.click(screen.getByRole('button', { name: 'Decline the request of Ana Reyes' }))
  await userEvent.type(screen.getByLabelText(/Your answer/), 'I am on a site.')
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('With Ana Reyes')).toBeVisible()
})
