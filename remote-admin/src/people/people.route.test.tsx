import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PersonDetail } from '@platform/shared-contracts/http'
import { fakeApi, signedInAs } from '@platform/shared-contracts/testing'
import { renderPage } from '../testing/render-page.tsx'
import { PeopleRoute } from './people.route.tsx'

const kim: PersonDetail = {
  id: 12,
  email: 'kim@oncall.test',
  firstName: 'Kim',
  lastName: 'Novak',
  role: 'user',
  isSubscribed: false,
  isProfessionalPartner: false,
  companyName: 'Harbor Steel Works',
  state: 'TX',
  emailVerifiedAt: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  lastSeenAt: null,
  assignedPartnerId: null,
  learners: 0,
  signsInByDirectory: false,
  sessions: [{ id: 's1', device: 'Safari on iPhone', lastUsedAt: '2026-01-02T03:04:05.000Z' }],
  partners: [{ id: 9, name: 'Priya Natarajan' }],
  history: [],
}
const counts = { total: 40, staff: 2, subscribed: 5, partners: 3, unverified: 1, joined: 4, active: 6 }

function open(at: string, routes: Record<string, unknown> = {}, userId = 1) {
  const notices: string[] = []
  const api = fakeApi({
    'GET /admin/people': { items: [kim], total: 1, page: 1, size: 20 },
    'GET /admin/people/counts': counts,
    'GET /admin/people/12': kim,
    'PATCH /admin/people/12': kim,
    'POST /admin/people/12/actions': { ...kim, sessions: [] },
    ...routes,
  })
  renderPage(PeopleRoute, {
    path: '/admin',
    at: `/admin${at}`,
    platform: {
      fetch: api.fetch,
      session: signedInAs({ id: userId, role: 'super_admin' }),
      notify: (_, message) => notices.push(message),
    },
  })
  return { ...api, notices }
}

test('lists people by what the address says, and asks the server for a group', async () => {
  const { calls } = open('?q=kim')
  expect(await screen.findByRole('link', { name: 'Kim Novak' })).toHaveAttribute(
    'href',
    '/admin?q=kim&person=12',
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Unverified addresses')
  expect(calls.at(-1)?.path).toContain('kind=unverified')
})

test('keeps the list when it cannot be read anew, and offers to retry', async () => {
  open('', { 'GET /admin/people': new Error('offline') })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

test('saves only what was changed, with the reason for a subscription', async () => {
  const { calls, notices } = open('?person=12')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Admin')
  await userEvent.click(screen.getByRole('switch', { name: 'Subscribed' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Why/ }), 'Paid by cheque')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  const saved = calls.find(({ method }) => method === 'PATCH')
  expect(saved?.body).toEqual({ role: 'admin', isSubscribed: true, reason: 'Paid by cheque' })
  expect(notices).toEqual(['Kim Novak is saved.'])
})

test('shows why the server refuses', async () => {
  open('?person=12', {
    'PATCH /admin/people/12': () => ({ status: 409, body: { message: 'This partner still has learners.' } }),
  })
  await userEvent.click(await screen.findByRole('switch', { name: 'Professional partner' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('This partner still has learners.')).toBeVisible()
})

test('locks one’s own role', async () => {
  open('?person=12', {}, 12)
  expect(await screen.findByRole('combobox', { name: 'Role' })).toBeDisabled()
})

test('logs out everywhere once it is confirmed', async () => {
  const { calls } = open('?person=12')
  await userEvent.click(await screen.findByRole('button', { name: 'Log out everywhere' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
  await userEvent.click(dialog.querySelector<HTMLElement>('button[type=submit]')!)
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ action: 'end-sessions' })
})
