import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OpenInvitation } from '@platform/shared-contracts/http'
import type { Platform } from '@platform/shared-contracts/remote'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { SeatRoute } from './seat.route.tsx'

const OFFER: OpenInvitation = {
  email: 'ana@oncall.test',
  invitedBy: 'Bo Chen',
  companyName: 'Acme',
  titles: [{ code: 'IC0110', title: 'Ladder Safety', languages: ['en', 'es'] }],
  expiresAt: '2026-12-04T12:00:00.000Z',
  isTaken: false,
}
const VISITOR: Platform['session'] = { status: 'anonymous', user: null }

function open(answer: unknown, session = signedInAs(), at = '/seat?token=t-1') {
  const api = fakeApi({
    'POST /seat-invitations': answer,
    'POST /seat-invitations/accept': { ...OFFER, isTaken: true },
  })
  renderPage(SeatRoute, { platform: { session, fetch: api.fetch }, path: '/seat', at })
  return api
}

test('says who gives the seat, what it opens and until when', async () => {
  const { calls } = open(OFFER, VISITOR)
  expect(await screen.findByRole('heading', { name: 'Bo Chen of Acme bought a seat for you.' })).toBeVisible()
  expect(screen.getByText(/^IC0110/).closest('li')).toHaveTextContent(
    'Ladder Safety IC0110 · In English and Spanish',
  )
  expect(screen.getByText(/Reserved for ana@oncall\.test until Dec/)).toBeVisible()
  expect(calls.map(({ body }) => body)).toEqual([{ token: 't-1' }])
})

test('leads a visitor to register or sign in', async () => {
  open(OFFER, VISITOR)
  expect(await screen.findByRole('link', { name: 'Register and accept' })).toHaveAttribute(
    'href',
    '/register',
  )
  expect(screen.getByRole('link', { name: 'I have an account' })).toHaveAttribute('href', '/login')
  expect(screen.queryByRole('button', { name: 'Accept the seat' })).toBeNull()
})

test('is accepted once by the invited user, who can start', async () => {
  const { calls } = open(OFFER)
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Accept the seat' }))
  expect(await screen.findByText('The seat is yours.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/progress')
  const accepted = calls.filter(({ path }) => path === '/seat-invitations/accept')
  expect(accepted.map(({ body }) => body)).toEqual([{ token: 't-1' }])
})

test('shows another user whose seat it is, without a way to accept it', async () => {
  open(OFFER, signedInAs({ email: 'cy@oncall.test' }))
  expect(
    await screen.findByText(
      'You are signed in as cy@oncall.test. Sign in as ana@oncall.test to accept this seat.',
    ),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Accept the seat' })).toBeNull()
})

test.each([
  ['without a token', OFFER, '/seat'],
  ['that has expired', () => ({ status: 410, body: { message: 'Gone.' } }), '/seat?token=t-1'],
])('explains a link %s', async (_, answer, at) => {
  open(answer, VISITOR, at)
  expect(await screen.findByText(/This invitation has expired or was withdrawn/)).toBeVisible()
})

test('says when it cannot be loaded, and tries again', async () => {
  let isBroken = true
  open(() => (isBroken ? { status: 500 } : { body: OFFER }))
  expect(await screen.findByText('The invitation could not be loaded.')).toBeVisible()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: /again|retry/i }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accept the seat' })).toBeVisible())
})
