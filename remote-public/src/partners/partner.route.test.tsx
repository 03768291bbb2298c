import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PartnerDetail } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { Component as ConsultantRoute } from './consultant.route.tsx'
import { Component as PartnerRoute } from './partner.route.tsx'
import { Component as PartnersRoute } from './partners.route.tsx'

const ELENA: PartnerDetail = {
  id: 9,
  publicUrl: 'elena-marquez',
  firstName: 'Elena',
  lastName: 'Márquez',
  title: 'Bilingual EHS Consultant',
  certifications: ['CIH'],
  services: ['Training in Spanish'],
  states: ['CA', 'NV'],
  languages: ['en', 'es'],
  specialties: ['IC0119'],
  bio: ['I train crews in Spanish.'],
  credentials: [
    {
      name: 'Certified Industrial Hygienist',
      issuer: 'BGC',
      verifiedOn: '2026-09-14',
      expiresOn: '2020-01-01',
    },
  ],
  reviews: {
    count: 12,
    average: 4.5,
    items: [{ author: 'Ana R.', stars: 4, comment: 'Clear answers.', writtenAt: '2026-11-24T17:15:00.000Z' }],
  },
}
const list = { items: [ELENA], total: 1 }

function showProfile(answers: Record<string, unknown>, at = '/consultant/elena-marquez') {
  const api = fakeApi({ 'GET /partners/by-url/elena-marquez': ELENA, 'GET /partners': list, ...answers })
  const platform = { fetch: api.fetch, session: signedInAs() }
  renderPage(ConsultantRoute, { platform, path: '/consultant/:publicUrl', at })
  return api
}

it('narrows the list by what the address says', async () => {
  const api = fakeApi({ 'GET /partners': list })
  const { router } = renderPage(PartnersRoute, {
    platform: { fetch: api.fetch },
    path: '/partners',
    at: '/partners?state=CA',
  })
  expect(await screen.findByRole('link', { name: 'View profile of Elena Márquez' })).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Training in Spanish')
  expect(router.state.location.search).toBe('?state=CA&service=Training+in+Spanish')
  expect(api.calls.at(-1)?.path).toBe('/partners?state=CA&service=Training+in+Spanish')
})

it('shows the photo of a partner where there is one, and their initials otherwise', async () => {
  const portrait = '/api/partners/9/portrait/0d8c9f4e-0000-4000-8000-000000000001'
  showProfile({ 'GET /partners/by-url/elena-marquez': { ...ELENA, portrait } })
  expect(await screen.findByRole('presentation')).toHaveAttribute('src', portrait)
  cleanup()
  showProfile({})
  expect(await screen.findByText('EM')).toBeVisible()
  expect(screen.queryByRole('presentation')).toBeNull()
})

it('shows who the partner is, what was checked and until when, and how to book', async () => {
  showProfile({})
  expect(await screen.findByText('I train crews in Spanish.')).toBeVisible()
  expect(screen.getByText('Verified September 14, 2026')).toBeVisible()
  expect(screen.getByText('Expired January 1, 2020')).toBeVisible()
  expect(screen.getByText('English, Spanish')).toBeVisible()
  expect(screen.getByText('4.5 of 5 stars, from 12 reviews')).toBeVisible()
  expect(screen.getByText('Ana R., November 24, 2026')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Book an hour' })).toHaveAttribute(
    'href',
    '/consultations?partner=9',
  )
})

it('sends a message, and preserves the input when sending fails', async () => {
  const answers = [
    { status: 429, body: { message: 'Too many messages. Try again in 40 minutes.' } },
    { status: 202 },
  ]
  const api = showProfile({ 'POST /partners/9/messages': () => answers.shift() })
  await userEvent.type(await screen.findByLabelText(/^Message/), 'Can you look at our press?')
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText(/Try again in 40 minutes/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText(/sent to Elena Márquez/)).toBeVisible()
  expect(api.calls.at(-1)?.body).toEqual({
    name: 'Ana Reyes',
    email: 'ana@oncall.test',
    message: 'Can you look at our press?',
  })
})

it('says at the field what a message lacks, and shows what the server refuses there', async () => {
  const fields = { email: 'We cannot reach this address.' }
  const api = showProfile({
    'POST /partners/9/messages': () => ({ status: 422, body: { message: 'No.', fields } }),
  })
  const message = await screen.findByLabelText(/^Message/)
  await userEvent.type(message, 'Hi')
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
  await waitFor(() => expect(message).toHaveAccessibleDescription(/Write at least 10 characters\./))
  expect(message).toHaveAttribute('aria-invalid', 'true')
  expect(message).toHaveFocus()
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(false)

  await userEvent.type(message, ', can you look at our press?')
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
  const email = screen.getByLabelText('Your email')
  await waitFor(() => expect(email).toHaveAccessibleDescription(/We cannot reach this address\./))
  expect(email).toHaveFocus()
  expect(message).toHaveValue('Hi, can you look at our press?')
})

it('shows the available partners when the profile does not exist', async () => {
  showProfile({}, '/consultant/nobody')
  expect(await screen.findByRole('heading', { name: 'Profile not found' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'View profile of Elena Márquez' })).toBeVisible()
})

it('says what the list was narrowed to when it is empty, and shows everyone on request', async () => {
  const api = fakeApi({
    'GET /partners': ({ path }: { path: string }) => ({
      body: path.includes('state=WY') ? { items: [], total: 0 } : list,
    }),
  })
  const { router } = renderPage(PartnersRoute, {
    platform: { fetch: api.fetch },
    path: '/partners',
    at: '/partners?state=WY',
  })
  expect(await screen.findByText(/No partners in Wyoming yet/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show everyone' }))
  expect(await screen.findByRole('link', { name: 'View profile of Elena Márquez' })).toBeVisible()
  expect(router.state.location.search).toBe('')
})

describe('a profile by its number', () => {
  const show = (answer: unknown) => {
    const api = fakeApi({ 'GET /partners/9': answer, 'GET /partners': list })
    const platform = { fetch: api.fetch, session: signedInAs() }
    renderPage(PartnerRoute, { platform, path: '/partner/:partnerId', at: '/partner/9' })
  }

  it('is the same page', async () => {
    show(ELENA)
    expect(await screen.findByRole('heading', { level: 1, name: /Elena Márquez/ })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('OnCall Safety - Elena Márquez'))
  })

  it('shows the available partners when there is none', async () => {
    show(() => ({ status: 404, body: { message: 'No such partner.' } }))
    expect(await screen.findByRole('heading', { name: 'Profile not found' })).toBeVisible()
  })

  it('offers to try again when it cannot be loaded', async () => {
    let isBroken = true
    show(() => (isBroken ? { status: 500 } : { body: ELENA }))
    await userEvent.click(await screen.findByRole('button', { name: /again|retry/i }))
    isBroken = false
    await userEvent.click(await screen.findByRole('button', { name: /again|retry/i }))
    expect(await screen.findByText('I train crews in Spanish.')).toBeVisible()
  })
})
