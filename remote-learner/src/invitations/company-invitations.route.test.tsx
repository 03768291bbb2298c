import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { DashboardRoute } from '../dashboard/dashboard.route.tsx'
import { renderPage } from '../testing/render-page.tsx'
import { CompanyInvitationsRoute } from './company-invitations.route.tsx'

const invitation = {
  ...{ id: 8, companyName: 'Harbor Steel', invitedBy: 'Pat Reyes' },
  invitedAt: '2026-11-20T12:00:00.000Z',
}

function open(answer: () => { status: number; body?: unknown } = () => ({ status: 204 })) {
  let isOpen = true
  const api = fakeApi({
    'GET /company-invitations': () => ({ body: isOpen ? [invitation] : [] }),
    'POST /company-invitations/8': () => {
      const response = answer()
      if (response.status === 204) isOpen = false
      return response
    },
  })
  renderPage(CompanyInvitationsRoute, { platform: { fetch: api.fetch, session: signedInAs() } })
  return api
}

test('says who asks, what the company will see and what not', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'Harbor Steel asks to see your training' })).toBeVisible()
  for (const text of [/Pat Reyes asked you on Nov 20, 2026/, /your results/, /certificates/, /password/])
    expect(screen.getByText(text)).toBeVisible()
})

test.each([
  ['Accept', true, 'Harbor Steel can now see your training.'],
  ['Decline', false, 'You said no. Harbor Steel cannot see your training.'],
])('%s is sent and confirmed, and the invitation is gone', async (button, accepts, text) => {
  const { calls } = open()
  await userEvent.click(await screen.findByRole('button', { name: `${button}: Harbor Steel` }))
  expect(await screen.findByText(text)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).toBeNull())
  expect(screen.getByRole('group', { name: 'Company invitations' })).toHaveFocus()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ accepts })
})

test('shows why the answer is refused, and the invitation stays', async () => {
  const message = 'You are in another company already.'
  open(() => ({ status: 409, body: { message } }))
  await userEvent.click(await screen.findByRole('button', { name: 'Accept: Harbor Steel' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Decline: Harbor Steel' })).toBeEnabled()
})

test('says that there is nothing to answer', async () => {
  const { fetch } = fakeApi({ 'GET /company-invitations': [] })
  renderPage(CompanyInvitationsRoute, { platform: { fetch, session: signedInAs() } })
  expect(await screen.findByText('No open invitation')).toBeVisible()
})

test('the dashboard leads to an open invitation, and managers to their company', async () => {
  const { fetch } = fakeApi({ 'GET /company-invitations': [invitation] })
  const session = signedInAs({ managedCompany: { id: 3, name: 'Dock Works' } })
  renderPage(DashboardRoute, { platform: { fetch, session } })
  expect(await screen.findByText('Harbor Steel asks to see your training.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Read and answer' })).toHaveAttribute(
    'href',
    '/company-invitations',
  )
  expect(screen.getByRole('link', { name: 'Open your company' })).toHaveAttribute('href', '/company')
})
