import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PartnerRecord } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { PartnersRoute } from './partners.route.tsx'

const ADDRESS = '/api/partners/3/portrait/0d8c9f4e-0000-4000-8000-000000000001'
const zoe: PartnerRecord = {
  id: 3,
  email: 'zoe@oncall.test',
  firstName: 'Zoë',
  lastName: 'Ray',
  title: 'Hygienist',
  certifications: [],
  learners: 0,
  profile: {
    publicUrl: 'zoe-ray',
    bio: [],
    services: [],
    states: [],
    languages: ['en'],
    specialties: [],
    credentials: [],
  },
}

function open(partner: PartnerRecord, routes: Record<string, unknown> = {}) {
  const notices: string[] = []
  let stored = partner
  const api = fakeApi({
    'GET /admin/partners': () => ({ status: 200, body: { items: [stored], total: 1 } }),
    ...routes,
  })
  renderPage(PartnersRoute, {
    path: '/professional-partners',
    at: '/professional-partners?partner=3',
    platform: {
      fetch: api.fetch,
      session: signedInAs({ role: 'admin' }),
      notify: (_, message) => notices.push(message),
    },
  })
  const store = (portrait: string | null) => {
    stored = { ...zoe, portrait }
    return { status: 200, body: stored }
  }
  return { ...api, notices, store }
}

const photo = new File(['photo'], 'zoe.jpg', { type: 'image/jpeg' })

it('uploads the chosen photo and shows it', async () => {
  const page = open(zoe, { 'PUT /admin/partners/3/portrait': () => page.store(ADDRESS) })
  await userEvent.upload(await screen.findByLabelText('Add a photo'), photo)
  expect(await screen.findByRole('img', { name: 'Photo of Zoë Ray' })).toHaveAttribute('src', ADDRESS)
  expect(page.notices).toEqual(['The photo of Zoë Ray is on their page.'])
  expect(screen.getByLabelText('Replace the photo')).toBeEnabled()
})

it('says at the field why the server refused a photo, and shows the one before', async () => {
  const message = 'Use a photo of at least 144 by 144 pixels.'
  open(
    { ...zoe, portrait: ADDRESS },
    { 'PUT /admin/partners/3/portrait': () => ({ status: 422, body: { message } }) },
  )
  const field = await screen.findByLabelText('Replace the photo')
  await userEvent.upload(field, photo)
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)))
  expect(screen.getByRole('img', { name: 'Photo of Zoë Ray' })).toHaveAttribute('src', ADDRESS)
})

it('removes a photo', async () => {
  const page = open(
    { ...zoe, portrait: ADDRESS },
    { 'DELETE /admin/partners/3/portrait': () => page.store(null) },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the photo' }))
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull())
  expect(page.notices).toEqual(['The photo of Zoë Ray was removed.'])
})

it('offers no photo before there is a public page', async () => {
  open({ ...zoe, profile: null })
  expect(await screen.findByRole('textbox', { name: /^Public address/ })).toBeVisible()
  expect(screen.queryByLabelText('Add a photo')).toBeNull()
})
