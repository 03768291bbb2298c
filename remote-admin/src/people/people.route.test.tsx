import { screen, waitFor, within } from '@testing-library/react'
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

test('lists people by the URL and requests a group from the server', async () => {
  const { calls } = open('?q=kim')
  expect(await screen.findByRole('link', { name: 'Kim Novak' })).toHaveAttribute(
    'href',
    '/admin?q=kim&person=12',
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Unverified addresses')
  expect(calls.at(-1)?.path).toContain('kind=unverified')
})

test('sorts and sizes the list by the address, and returns to the first page', async () => {
  const { calls } = open('?page=2&sort=-joined', {
    'GET /admin/people': { items: [kim], total: 140, page: 2, size: 20 },
  })
  const lastList = () => calls.findLast(({ path }) => path.startsWith('/admin/people?'))?.path
  expect(await screen.findByRole('columnheader', { name: 'Joined' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  expect(lastList()).toContain('page=2&size=20&sort=-joined')
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  await waitFor(() => expect(lastList()).toContain('page=1&size=20&sort=name'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /per page/i }), '50')
  await waitFor(() => expect(lastList()).toContain('page=1&size=50&sort=name'))
})

test('still shows the list when it cannot be reloaded, and offers to retry', async () => {
  open('', { 'GET /admin/people': new Error('offline') })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

test('saves only what was changed, with the reason for a subscription', async () => {
  const { calls, notices } = open('?person=12')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Admin')
  await userEvent.click(screen.getByRole('switch', { name: 'Subscribed' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason for/ }), 'Paid by check')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  const saved = calls.find(({ method }) => method === 'PATCH')
  expect(saved?.body).toEqual({ role: 'admin', isSubscribed: true, reason: 'Paid by check' })
  expect(notices).toEqual(['Kim Novak was saved.'])
})

test('shows why the server refuses', async () => {
  open('?person=12', {
    'PATCH /admin/people/12': () => ({ status: 409, body: { message: 'This partner still has learners.' } }),
  })
  await userEvent.click(await screen.findByRole('switch', { name: 'Professional partner' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('This partner still has learners.')).toBeVisible()
})

const change = async () => {
  await userEvent.click(await screen.findByRole('switch', { name: 'Subscribed' }))
  return screen.getByRole('textbox', { name: /^Reason for/ })
}

test('marks a missing reason, moves the focus there, and sends nothing', async () => {
  const { calls } = open('?person=12')
  const reason = await change()
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(reason).toHaveFocus())
  expect(reason).toBeInvalid()
  expect(reason).toHaveAccessibleDescription(/Enter a reason in a few words\./)
  expect(calls.every(({ method }) => method === 'GET')).toBe(true)
})

test('shows an error of the server at its field, and preserves what was chosen', async () => {
  const fields = { assignedPartnerId: 'Choose one of the partners.' }
  open('?person=12', {
    'PATCH /admin/people/12': () => ({ status: 422, body: { message: 'Not saved.', fields } }),
  })
  const partner = await screen.findByRole('combobox', { name: 'Assigned partner' })
  await userEvent.selectOptions(partner, 'Priya Natarajan')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(partner).toHaveAccessibleDescription('Choose one of the partners.'))
  expect(partner).toHaveFocus()
  expect(partner).toHaveDisplayValue('Priya Natarajan')
})

test('asks before a link loses a change', async () => {
  open('?person=12')
  const reason = await change()
  await userEvent.type(reason, 'Paid')
  await userEvent.click(screen.getByRole('link', { name: 'All people' }))
  const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(reason).toHaveValue('Paid')
  await userEvent.click(screen.getByRole('link', { name: 'All people' }))
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
})

test('locks the user’s own role', async () => {
  open('?person=12', {}, 12)
  expect(await screen.findByRole('combobox', { name: 'Role' })).toBeDisabled()
})

test('logs out everywhere once it is confirmed', async () => {
  const { calls } = open('?person=12')
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
  await userEvent.click(dialog.querySelector<HTMLElement>('button[type=submit]')!)
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ action: 'end-sessions' })
})

test('disables an account with a reason, after a question that says what happens', async () => {
  const { calls, notices } = open('?person=12', { 'POST /admin/people/12/disable': () => ({ status: 204 }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Disable account' }))
  const dialog = within(screen.getByRole('alertdialog'))
  expect(dialog.getByText(/Every session ends at once/)).toBeInTheDocument()
  const reason = dialog.getByLabelText(/Reason/)
  await userEvent.click(dialog.getByRole('button', { name: 'Disable account' }))
  await waitFor(() => expect(reason).toHaveFocus())
  expect(reason).toHaveAccessibleDescription(/Enter a reason in a few words\./)
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
  await userEvent.type(reason, 'Left the company')
  await userEvent.click(dialog.getByRole('button', { name: 'Disable account' }))
  await waitFor(() => expect(notices).toEqual(['Kim Novak is disabled.']))
  expect(calls.find(({ path }) => path === '/admin/people/12/disable')?.body).toEqual({
    reason: 'Left the company',
  })
})

test('erases an account only when its address is typed, and names what is retained', async () => {
  const { calls, notices } = open('?person=12', { 'POST /admin/people/12/erase': () => ({ status: 204 }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Erase account' }))
  const dialog = within(screen.getByRole('alertdialog'))
  expect(dialog.getByText(/Kept by law/)).toBeInTheDocument()
  const confirm = dialog.getByRole('button', { name: 'Erase account' })
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Asked by email')
  expect(confirm).toBeDisabled()
  const fields = dialog.getAllByRole('textbox')
  await userEvent.type(fields.at(-1)!, 'kim@oncall.test')
  await userEvent.click(confirm)
  await waitFor(() => expect(notices).toEqual(['The account is erased.']))
  expect(calls.some(({ path }) => path === '/admin/people/12/erase')).toBe(true)
})

test('says why an account is disabled, and shows only what is retained of an erased one', async () => {
  const disabledAt = '2026-03-04T12:00:00.000Z'
  const disabled = { ...kim, disabledAt, disabledReason: 'Left the company' }
  open('?person=12', { 'GET /admin/people/12': disabled })
  expect(await screen.findByText('Reason: Left the company')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Enable account' })).toBeInTheDocument()
})

test('shows only whose records are retained of an erased account, and until when', async () => {
  const at = '2026-03-04T12:00:00.000Z'
  const retained = { name: 'Kim Novak', companyName: null, until: '2031-03-04T12:00:00.000Z' }
  const erased = { ...kim, firstName: 'Erased', lastName: 'account', disabledAt: at, erasedAt: at, retained }
  open('?person=12', { 'GET /admin/people/12': erased })
  expect(await screen.findByText(/Training records of Kim Novak are kept until/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Erase account' })).toBeNull()
})
